### The coach on the page: asking for hints, and for a game to be looked back on.

coach-hint = Show me the best moves
coach-hint-again = Think again
coach-hint-about = The coach tries many ways to go on, with all that is hidden drawn anew each time. It knows no more than you do.
coach-thinking = Thinking…
coach-best = Best
coach-mark = Show on the board
coach-waits = The coach advises you when it is your turn.
coach-past = You are looking at the past. Go back to the present to ask what is best now.
coach-watching = Only those who play here can ask for hints.
coach-old = The table has moved on since then.
coach-never-deal = No hints in a challenge or the deal of the day: everybody plays it by themselves. When it is over, the coach looks back on it with you.
coach-never-rivals = No hints where players compete. When the game is over, the coach looks back on it with you.
coach-shared = Hints for all at this table
coach-shared-about = Several people play here. Whoever switches hints on or off does so for all, and all see it.

coach-chance = { $value } % to win
coach-points = { $value } points
coach-doubt = ± { $doubt }
coach-because-best = { CAP($loss) }: in { $share } % of the games, instead of { $other } % after the next best.
coach-because-next = { CAP($loss) }: in { $share } % of the games, instead of { $other } % after the best.
coach-ahead = { $points } points more than the next best.
coach-behind = { $points } points fewer than the best.
coach-close-best = The next best is about as good: play what you like.
coach-close-next = About as good as the best.

coach-review = Look back on this game
coach-review-about = Where was it won or lost, by luck or by decisions? The coach plays every moment on many times. That takes up to a minute; you can go on looking around.
coach-review-waiting = Another game is looked back on first…
coach-review-seat = Whose points
coach-look = Show this moment
coach-play-on-new = Play on, new luck
coach-play-on-same = Play on, same luck
coach-review-watching = Those who played can have this game looked back on.

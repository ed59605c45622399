### The coach: the best moves now, and games looked back on.

## What a line of play is worth
coach-number = { $number }
coach-because-played = { CAP($loss) }: in { $share } % of the games, instead of { $other } %.

## A game looked back on
coach-review-title = { $game }: looked back on
coach-curve-chance = The chance to win
coach-curve-points = The points to be expected
coach-curve-told = { $first } at the start, { $last } at the end, { $moves } moves.
coach-start = At the start
coach-end = In the end
coach-luck = Luck
coach-decisions = Decisions
coach-sum-told = Decisions and luck add up to the whole change, exactly.
coach-about-values = Each value is what becomes of many games that go on from there, played at once by rules of thumb, with all that was hidden drawn anew.
coach-about-decisions = Decisions are compared with those rules: above zero you have played better than they do.
coach-turning = What decided it
coach-no-turning = No single moment did: it was decided little by little.
coach-hopeless = The rules of thumb that play the games from here on hardly ever win this one: their chance says little about how well you played.
coach-decision-good = A good decision
coach-decision-bad = A costly decision
coach-luck-good = Good luck
coach-luck-bad = Bad luck
coach-when = Move { $moment }, { $seat }
coach-played = Played
coach-better = Better
coach-better-chance = It wins { $value } % of the games, instead of { $other } %.
coach-better-points = It comes to { $value } points, instead of { $other }.

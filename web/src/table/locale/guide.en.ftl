### Lessons, and help beside the table.

## Bubbles
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-skip = Skip the lesson
guide-put-away = The lesson is put away. A button at the top brings it back.
guide-resume = Back to the lesson
guide-play-on = Play on
guide-new-game = A new game
guide-rules = Keys and rules

## The drawer
guide-help = Help: goal, keys and rules (key ?)
guide-help-of = { $game }: help
guide-goal = The goal
guide-turn = How it goes
guide-keys = Keys
guide-key-look = shows the card under the pointer or the focus, large and in words
guide-key-help = opens and closes this help
guide-rules-page = The rules on a page of their own
guide-cards-page = Every card in words: the card book

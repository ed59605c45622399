### The table of Robinson Crusoe: planning, answering, watching.

## Pages
board-pages = Pages of the board
board-tab-plan = Plan
board-tab-place = Island
board-tab-people = People
board-tab-inventions = Inventions
board-tab-threats = Threats
board-tab-scenario = Scenario
board-tab-force = In force

## Planning
board-do-plan = { $n ->
    [one] { $n } pawn is left: a click plans, a second one makes it sure.
   *[other] { $n } pawns are left: a click plans, a second one makes it sure.
}
board-night-line = { $n ->
    [0] Tonight: nothing is amiss
    [one] Tonight: { $n } warning
   *[other] Tonight: { $n } warnings
}
board-do-help = Your own pawns are placed; others can still help. Look at tonight, then confirm.
board-do-confirm = All pawns are placed. Look at tonight, then confirm.
board-do-hand = Choose what this pawn shall do; Escape puts it down.
board-wait-plan = You are ready. The others are still planning.
board-watch-plan = They are planning the day.
board-confirm = Confirm
board-confirm-sure = Confirm all the same
board-doubt = There are pawns that do nothing today. Confirm all the same?
board-idle = { $n ->
    [one] { $n } pawn stays idle
   *[other] { $n } pawns stay idle
}
board-reopen = Plan again
board-cancel = Not yet
board-tray = Pawns to place
board-pawn = { $n ->
    [one] { $pawn }: { $n } pawn to place
   *[other] { $pawn }: { $n } pawns to place
}
board-ready-list = Who is ready
board-ready = ready
board-left = { $n ->
    [0] all placed
    [one] { $n } free
   *[other] { $n } free
}
board-take-back = Take back: { $pawn }
board-add = Add: { $pawn }
board-lead = { $who } performs it
board-performs = { $who } performs
board-first = Put first
board-pay-wood = Pay in wood
board-pay-fur = Pay in fur
board-pay-mixed_1 = Pay 1 fur in it
board-pay-mixed_2 = Pay 2 furs in it
board-pay-mixed_3 = Pay 3 furs in it
board-missing = { $n ->
    [one] { $n } pawn missing
   *[other] { $n } pawns missing
}
board-sure = sure
board-odds-success = Success: { $chance }
board-odds-wound = A wound: { $chance }
board-odds-adventure = An adventure: { $chance }
board-amount = { $n } { $what }
board-nothing-here = Nothing to do here now.
board-more-inventions = { $n ->
    [one] { $n } more invention
   *[other] { $n } more inventions
}
board-unfold = What could be done: { $field }
board-threat-none = { $side ->
    [left] No card on the left
   *[right] No card on the right
}
board-target-gather = { $what }, { $space }
board-place-pawn = Place a pawn
board-target-hunt = Top beast of the deck

## The plan for those who listen
board-plan = The plan
board-plan-empty = Nothing is planned yet.
board-told-slot = { $field }: { $target }. { $performer } performs it; pawns: { $pawns }. { $state ->
    [sure] It is sure.
    [dice] The dice decide.
    [short] Pawns missing: { $missing }.
   *[none] {""}
}

## What is asked
board-asked = { $who }: { $asked }
board-ask-begin = The first round is about to begin.
board-ask-dice = { $who } has rolled. Do the dice stand?
board-ask-window = Use something now, or go on.
board-ask-slot = Which action comes next?
board-ask-card = What shall happen: { $card }?
board-using = Use it now?
board-keep-dice = Keep the dice
board-begin = Begin
board-go-on = Go on
board-decline = None of them
board-stay = Stay here
board-option = Option { $answer }
board-then-discard = The card is discarded
board-then-shuffle = The card goes into the event deck
board-tile = Tile { $tile }: { $terrain }
board-pile = { $n ->
    [0] None
   *[other] { $n } wood
}

## Watching
board-waiting = { $seat } ({ $person }) decides.
board-watching = { $seat } ({ $person }) decides.
board-past = You are looking at the past.
board-journal = This round so far
board-state-done = Done:
board-state-now = Now:
board-state-waits = Waits:
board-next = Next
board-skip = Skip ({ $n })
board-habits = Pace
board-pace = How what happens is shown
board-pace-watch = Watch
board-pace-step = Step by step
board-pace-fast = Fast
board-perfect = Don't ask on perfect rolls
board-dice = Dice
board-die-success-yes = success
board-die-success-no = failed
board-die-wound-yes = wound
board-die-wound-no = no wound
board-die-adventure-yes = adventure
board-die-adventure-no = no adventure
board-key = { $text } (key { $key })

## People
board-somebody = somebody
board-you = you
board-bot = bot { $name }

## Curves of the end
board-curve-life = { CAP($who) }: life
board-curve-goal = Goal (%)
board-curve-morale = Morale
board-end-built = What was built
board-end-nothing = Nothing was built.
board-end-wounds = What the wounds came of: { $who }

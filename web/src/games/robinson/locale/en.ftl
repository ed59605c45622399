### The table of Robinson Crusoe: planning, answering, watching.

## Pages
robinson-pages = Pages of the board
robinson-tab-plan = Plan
robinson-tab-place = Island
robinson-tab-people = People
robinson-tab-inventions = Inventions
robinson-tab-threats = Threats
robinson-tab-scenario = Scenario
robinson-tab-force = In force

## Planning
robinson-do-plan = { $n ->
    [one] { $n } pawn is left: a click plans, a second one makes it sure.
   *[other] { $n } pawns are left: a click plans, a second one makes it sure.
}
robinson-night-line = { $n ->
    [0] Tonight: nothing is amiss
    [one] Tonight: { $n } warning
   *[other] Tonight: { $n } warnings
}
robinson-do-help = Your own pawns are placed; others can still help. Look at tonight, then confirm.
robinson-do-friday = Your own pawns are placed, but Friday has nothing to do yet. Give Friday a task, or confirm all the same.
robinson-do-confirm = All pawns are placed. Look at tonight, then confirm.
robinson-do-hand = Choose what it shall do; Escape or a second click puts it back.
robinson-do-hand-nothing = Nothing takes it now: plan what it helps with first. Escape or a second click puts it back.
robinson-wait-plan = You are ready. The others are still planning.
robinson-watch-plan = They are planning the day.
robinson-confirm = Confirm
robinson-confirm-sure = Confirm all the same
robinson-doubt = There are pawns that do nothing today. Confirm all the same?
robinson-idle = { $n ->
    [one] { $n } pawn stays idle
   *[other] { $n } pawns stay idle
}
robinson-reopen = Plan again
robinson-cancel = Not yet
robinson-tray = Pawns to place
robinson-pawn = { $n ->
    [one] { $pawn }: { $n } pawn to place
   *[other] { $pawn }: { $n } pawns to place
}
robinson-ready-list = Who is ready
robinson-ready = ready
robinson-left = { $n ->
    [0] all placed
    [one] { $n } free
   *[other] { $n } free
}
robinson-take-back = Take back: { $pawn }
robinson-add = Add: { $pawn }
robinson-lead = { $who } performs it
robinson-performs = { $who } performs
robinson-first = Put first
robinson-pay-wood = Pay in wood
robinson-pay-fur = Pay in fur
robinson-pay-mixed_1 = Pay 1 fur in it
robinson-pay-mixed_2 = Pay 2 furs in it
robinson-pay-mixed_3 = Pay 3 furs in it
robinson-number = Action { $n }
robinson-missing = { $n ->
    [one] { $n } pawn missing
   *[other] { $n } pawns missing
}
robinson-better = sure; a second pawn brings more
robinson-sure = sure
robinson-odds-success = Success: { $chance }
robinson-odds-wound = A wound: { $chance }
robinson-odds-adventure = An adventure: { $chance }
robinson-amount = { $n } { $what }
robinson-nothing-here = Nothing to do here now.
robinson-nothing-planned = Nothing planned.
robinson-more-inventions = { $n ->
    [one] { $n } more invention
   *[other] { $n } more inventions
}
robinson-unfold = What could be done: { $field }
robinson-threat-none = { $side ->
    [left] No card on the left
   *[right] No card on the right
}
robinson-target-gather = { $what }, { $space }
robinson-place-pawn = Place a pawn
robinson-target-hunt = Top beast of the deck

## The plan for those who listen
robinson-plan = The plan
robinson-plan-empty = Nothing is planned yet.
robinson-told-slot = { $field }: { $target }. { $performer } performs it; pawns: { $pawns }. { $state ->
    [sure] It is sure.
    [dice] The dice decide.
    [short] Pawns missing: { $missing }.
   *[none] {""}
}

## What is asked
robinson-asked = { $who }: { $asked }
robinson-ask-begin = The first round is about to begin.
robinson-ask-dice = { CAP(THE($who)) } has rolled. Do the dice stand?
robinson-ask-window = Use something now, or go on.
robinson-ask-slot = Which action comes next?
robinson-ask-card = What shall happen: { $card }?
robinson-using = Use it now?
robinson-keep-dice = Keep the dice
robinson-begin = Begin
robinson-go-on = Go on
robinson-decline = None of them
robinson-stay = Stay here
robinson-option = Option { $answer }
robinson-shared = With each answer: { $what }
robinson-reroll = { $chance } % that it falls well
robinson-put = put there: { $mark }
robinson-then-discard = The card is discarded
robinson-then-shuffle = The card goes into the event deck
robinson-tile = Tile { $tile }: { $terrain }
robinson-pile = { $n ->
    [0] None
   *[other] { $n } wood
}

## Watching
robinson-waiting = { $seat } ({ $person }) decides.
robinson-watching = { $seat } ({ $person }) decides.
robinson-past = You are looking at the past.
robinson-journal = This round so far
robinson-state-done = Done:
robinson-state-now = Now:
robinson-state-waits = Waits:
robinson-drawn = Just turned over
robinson-next = Next
robinson-skip = Skip ({ $n })
robinson-habits = Pace
robinson-pace = How what happens is shown
robinson-pace-watch = Watch
robinson-pace-step = Step by step
robinson-pace-fast = Fast
robinson-perfect = Don't ask on perfect rolls
robinson-dice = Dice
robinson-die-success-yes = success
robinson-die-success-no = failed
robinson-die-wound-yes = wound
robinson-die-wound-no = no wound
robinson-die-adventure-yes = adventure
robinson-die-adventure-no = no adventure
robinson-key = { $text } (key { $key })

## People
robinson-somebody = somebody
robinson-you = you
robinson-bot = bot { $name }

## Curves of the end
robinson-curve-life = { CAP($who) }: life
robinson-curve-goal = Goal (%)
robinson-curve-morale = Morale
robinson-end-built = What was built
robinson-end-nothing = Nothing was built.
robinson-end-wounds = What the wounds came of: { $who }

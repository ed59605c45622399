### Robinson Crusoe on the page: the panels around the plan.

## The bar at the top
panel-round = Round { $round }
panel-of-rounds = of { $rounds }
panel-phases = Phases of the round
panel-rounds-and-weather = Rounds and weather dice
panel-round-weather = Round { $round }: { $dice }
panel-no-dice = no dice
panel-tonight-short = Tonight
panel-next-short = next
panel-in-rounds = in { $n }
panel-now = now
panel-goal = Goal
panel-percent = { $n } %
panel-possible = possible

panel-calendar-ship = ship
panel-calendar-child = a child
panel-calendar-city = city
panel-calendar-lava = lava { $space }

## The sheet of the scenario
panel-sheet = The scenario
panel-face = { $n } % { $face }
panel-legend-ship = A ship passes: now a fire is seen
panel-legend-child = A child is born
panel-legend-city = The city of the cannibals is seen
panel-legend-lava = The lava takes these spaces
panel-signs = What the signs mean here
panel-book = Book
panel-totems = Totems
panel-totems-none = Nothing happens.
panel-found = found
panel-rules = Rules of its own
panel-tokens = Its four discovery tokens
panel-at-hand = at hand
panel-own-inventions = Only in this scenario
panel-built = built
panel-points = Points if it ended now
panel-points-end = Points
panel-total = Total
panel-no-points = No points are counted in this scenario.
panel-none = none

## Inventions
panel-inventions = Inventions
panel-show = Show
panel-inventions-all = All
panel-inventions-open = Can be built now
panel-inventions-lacks = Something lacks
panel-inventions-built = Built
panel-needs = Needs
panel-is-there = {" "}(there)
panel-is-lacking = {" "}(lacking)
panel-amount-wood = { $n } wood
panel-amount-food = { $n } food
panel-amount-fur = { $n } fur
panel-or-fur = {" "}or { $n } fur
panel-coming = comes after the actions
panel-for = For: { $list }
panel-help-goal = the goal
panel-odds = success { $success }, wound { $wound }, adventure { $adventure }
panel-odds-one = one pawn: { $odds }
panel-planned = planned
panel-planned-sure = planned, sure
panel-plan-it = Plan: { $name }
panel-plan = Plan it
panel-about = What it says: { $name }
panel-sites = { $name }: on which tile?

## Threats
panel-threats = Threats
panel-threat-next = Strikes next
panel-threat-after = Strikes after that
panel-threat-planned = Planned: { $who }
panel-threat-nobody = Nobody yet
panel-threat-none = No card lies here.
panel-lacks = Lacks: { $list }

## What is in force
panel-force = In force
panel-force-none = Nothing is in force.
panel-force-works = Works now or waits
panel-force-lies = Lies on the island
panel-from = From:
panel-fresh = not before the actions are over
panel-touches = Touches:

panel-part-weather = the weather
panel-part-dinner = the meal
panel-part-night = the night
panel-part-production = production
panel-part-dawn = the next morning

## Tonight
panel-tonight = Tonight, if the plan stays so
panel-tonight-none = Nothing can be foretold now.
panel-warnings = Warnings
panel-weather = Weather
panel-weather-about = { $dice }; roof { $roof }
panel-animals = Animals: { $list }
panel-dinner = Dinner
panel-dinner-about = { $mouths } eat; { $have } there
panel-dinner-coming = , { $n } coming
panel-dinner-wanted = ; { $n } more demanded
panel-dinner-all = all eat
panel-sleep = Sleep
panel-sleep-sheltered = The shelter protects everybody.
panel-sleep-open = No shelter
panel-sleep-outside = outside: { $who }
panel-rot = Stores
panel-rot-none = No food rots.
panel-rot-kept = { $card } keeps the food.
panel-no-loss = no loss
panel-over = the game is over before
panel-up-to = up to { $list }
panel-strikes = Waiting
panel-dawn = At dawn
panel-dawn-strikes = { $card } strikes
panel-dawn-dealt = { $card } is dealt with
panel-dawn-moves = { $card } moves up
panel-dawn-none = No threat strikes.
panel-people = Wounds tonight
panel-person-arrow = { $chance } morale −1
panel-person-death = { $chance } death
panel-omits = Not counted
panel-change-wood = { $n } wood
panel-change-food = { $n } food
panel-change-preserved = { $n } kept food
panel-change-fur = { $n } fur
panel-change-morale = { $n } morale
panel-change-roof = { $n } roof
panel-change-palisade = { $n } palisade
panel-change-weapon = { $n } weapons
panel-change-determination = { $n } determination
panel-change-shelter = { $n } shelter
panel-change-wounds = { $n } life
panel-change-each = { $n } life each
panel-change-fight = a fight

## Decks
panel-decks = Decks
panel-deck-events = Events
panel-deck-hunting = Hunting
panel-deck-tiles = Tiles
panel-deck-discoveries = Discovery tokens
panel-deck-inventions = Inventions
panel-deck-mysteries = Mysteries
panel-deck-adventure_decks = Adventures
panel-deck-build = Build adventures
panel-deck-gather = Gather adventures
panel-deck-explore = Explore adventures
panel-deck-item_box = Other starting items
panel-deck-gone = Out of the game
panel-deck-count = { $n ->
    [one] { $n } left in the deck
   *[other] { $n } left in the deck
}
panel-deck-discard = Discarded, the last first
panel-deck-top = On top
panel-deck-bottom = At the bottom
panel-deck-holds = In the deck
panel-deck-books = { $n } with a book
panel-deck-adventures = { $n } with an adventure
panel-deck-added = Shuffled in, will come back
panel-deck-waiting-beast = A beast waits on the deck.
panel-deck-beasts-left = { $n } beasts are not found yet
panel-deck-next-tiles = The next tiles, in order
panel-tile = Tile { $tile }
panel-seen-event = Next event: { $card }
panel-seen-top = On top of the hunting deck: { $card }
panel-seen-bottom = At the bottom of the hunting deck: { $card }
panel-seen-tiles = Next tiles: { $tiles }

## Things at hand
panel-items = Things at hand
panel-items-none = Nothing at hand.
panel-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
}
panel-use = Use
panel-use-it = Use { $name }

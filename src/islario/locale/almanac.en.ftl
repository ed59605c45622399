### The almanac: how the games behave, in tables. The page in the browser and the pages of docs say the same.

almanac-name = The almanac
almanac-title = { $game }: the almanac
almanac-lead = How the games behave, in numbers. Behind every figure stands its 95 % interval, and with every table the command that plays its games again.
almanac-caution = Bots played these games, and a bot is not a person: what is hard for it may be easy for you. What is said in words is only what the intervals carry, widened so that all of a table hold at once. Wins with something and without it are compared as they were played; the one need not be the cause of the other.
almanac-played-by = They were played by the bot { $player }.
almanac-left-to-chance = The first move of each game was drawn by chance: the bot would always make the same one.
almanac-games-played = Games: { $games }.
almanac-games = games
almanac-finding-spread = { $a } ({ $at_a }) is above { $b } ({ $at_b }).
almanac-finding-first = { $a } ({ $at_a }) is above all others; next is { $b } ({ $at_b }).
almanac-finding-last = { $a } ({ $at_a }) is below all others; next is { $b } ({ $at_b }).
almanac-finding-peak = { $a } ({ $at_a }) is above both its neighbours, { $b } ({ $at_b }) and { $c } ({ $at_c }).
almanac-finding-dip = { $a } ({ $at_a }) is below both its neighbours, { $b } ({ $at_b }) and { $c } ({ $at_c }).
almanac-called-alike =
    { $number ->
        [0] { $name } ({ $kind })
       *[other] { $name } ({ $kind } { $number })
    }
almanac-kind-card = event
almanac-kind-adventure = adventure
almanac-kind-mystery = mystery
almanac-kind-beast = beast

## Columns
almanac-by-players = players
almanac-by-difficulty = difficulty
almanac-by-reason = ending
almanac-by-roles = roles
almanac-by-sunk = tile
almanac-by-lost_tile = tile
almanac-by-layout = layout
almanac-by-side = side
almanac-by-start_numbers = start number
almanac-by-start_islands = start island
almanac-by-red = red gave
almanac-by-blue = blue gave
almanac-by-six = the group of six gave
almanac-by-points = points
almanac-by-scenario = scenario
almanac-by-characters = character
almanac-by-built = invention
almanac-by-killed_by = cause
almanac-by-round = round
almanac-by-player = bot

## What is told
almanac-measure-won = won
almanac-measure-share = share of games
almanac-measure-points = points
almanac-measure-gain = wins with it less wins without
almanac-measure-turns = turns
almanac-measure-gap = points short of the best
almanac-measure-best = best possible

## Tables
almanac-forbidden_island_levels = How hard each level is
almanac-forbidden_island_players = What the number of players does
almanac-forbidden_island_endings = How games end
almanac-forbidden_island_roles = Roles, two players
almanac-forbidden_island_pairs = Pairs of roles
almanac-forbidden_island_sunk = Which tiles sink
almanac-forbidden_island_lost_tiles = The tile with which a game is lost
almanac-forbidden_island_triples = Triples of roles
almanac-forbidden_island_layouts = Layouts
almanac-forbidden_island_strengths = How strong the bots are
almanac-hashi_sides = The two sides
almanac-hashi_players = What the number of players does
almanac-hashi_starts = The number at the start
almanac-hashi_islands = The island at the start
almanac-hashi_red = What red gives
almanac-hashi_blue = What blue gives
almanac-hashi_six = What the group of six gives
almanac-hashi_distribution = How often each total comes up
almanac-hashi_hindsight = How far from the best in hindsight
almanac-hashi_strengths = How strong the bots are
almanac-robinson_scenarios = How hard each scenario is
almanac-robinson_players = What the number of players does
almanac-robinson_endings = How games end
almanac-robinson_characters = Characters, three players
almanac-robinson_inventions = Inventions that are built
almanac-robinson_deaths = What people die of
almanac-robinson_rounds = The round in which somebody dies
almanac-robinson_strengths = How strong the bots are

### Robinson Crusoe: what is chosen before a game begins.

## Options
option-seed = The seed of all chance
option-players = How many castaways
option-scenario = The scenario
option-characters = Who takes part
option-first_player = Who is the first player at the beginning
option-friday = Whether Friday helps (default: with one or two players)
option-dog = Whether the Dog helps (default: with one player)
option-starting_items = How many starting items are drawn
option-book_events = How many events of the deck have a book
option-wreckage = The wreckage card of the first round
option-errata = Which counts where the rulebook and a printed card differ
option-all_pawns = Every pawn has to be placed
option-levels_without_shelter = Things raise roof and palisade even without a shelter
option-own_economy = Economical Construction only for an action that the Carpenter performs
option-own_rerolls = Skills reroll only dice of their owner's actions
option-heal_friday = What heals players can heal Friday too
option-temporary_counts = Temporary weapon levels count for what a threat needs
option-blocked_tokens_lost = A +1 token that cannot follow the camp is lost
option-dog_not_with_friday = The Dog helps players only, not Friday
option-one_meal = Pot and Fireplace can be used once a night each
option-hungry_crew = King Kong Island: a hungry night costs a member of the crew
unset-characters = dealt at random
unset-first_player = drawn
unset-book_events = half of them
friday-default = as the rules say
friday-yes = with Friday
friday-no = without Friday
dog-default = as the rules say
dog-yes = with the Dog
dog-no = without the Dog
wreckage-random = drawn at random
errata-rulebook = the rulebook
errata-printed = the printed card
wreckage-food_crates = Food Crates
wreckage-wrecked_lifeboat = Wrecked Lifeboat
wreckage-captains_chest = Captain's Chest

## The scenarios by their own names
scenario-castaways = { scenario-1 }
scenario-cursed_island = { scenario-2 }
scenario-jenny = { scenario-3 }
scenario-volcano_island = { scenario-4 }
scenario-cannibal_island = { scenario-5 }
scenario-robinson_family = { scenario-6 }
scenario-king_kong_island = { scenario-7 }
scenario-1 = Castaways
scenario-2 = Cursed Island
scenario-3 = Jenny Needs Help
scenario-4 = Volcano Island
scenario-5 = Cannibal Island
scenario-6 = Robinson Family
scenario-7 = King Kong Island

## Characters
character-carpenter = Carpenter
    .article = the
character-cook = Cook
    .article = the
character-explorer = Explorer
    .article = the
character-soldier = Soldier
    .article = the
character-friday = Friday
    .article = none
character-dog = Dog
    .article = the
character-jenny = Jenny
    .article = none

### Setting a table of Robinson Crusoe.

## The scenarios: how hard in a word, and what each is about
setup-mark-1 = The one to begin with
setup-mark-2 = Hard
setup-mark-3 = Very hard
setup-mark-4 = Extremely hard
setup-mark-5 = Extremely hard
setup-mark-6 = Extremely hard
setup-mark-7 = Extremely hard
setup-about-1 = Pile up wood, light a fire, and be seen by the ship that passes in the last three of twelve rounds.
setup-about-2 = Set up crosses on five tiles before the fog swallows the island. Ten rounds, with a bitter winter.
setup-about-3 = A girl is stranded on a rock in the sea. Fetch her with a raft while she still lives, then build a lifeboat for all.
setup-about-4 = The volcano wakes. Explore tiles and temples, build a boat, and be gone before the lava is everywhere.
setup-about-5 = You are not alone. Burn the villages of the cannibals, and at last their city.
setup-about-6 = Make the island a home: a good house, nine inventions, and enough food for children who are born here.
setup-about-7 = A film crew, an actress and a very large ape. Set three traps, hunt King Kong, and bring the director back alive.
setup-fair = { $often ->
    [never] To be fair: our quick bot, which thinks no further than today, has not won one of 1,000 games with { $players ->
        [one] one character.
       *[other] { $players } characters.
    } Plan ahead.
    [seldom] To be fair: our quick bot, which thinks no further than today, wins fewer than one of 100 games with { $players ->
        [one] one character.
       *[other] { $players } characters.
    }
   *[often] To be fair: our quick bot, which thinks no further than today, wins about { $won } of 100 games with { $players ->
        [one] one character.
       *[other] { $players } characters.
    }
}

## How hard it is
setup-level = How hard
setup-level-easier = Easier
setup-level-usual = As the rules say
setup-level-harder = Harder
setup-about-level-easier = Friday and the Dog come along, however many you are, and four things are saved from the ship.
setup-about-level-usual = Two things are saved from the ship. Friday helps one or two players, the Dog helps somebody alone.
setup-about-level-harder = Nothing is saved from the ship.
setup-about-level-own = As you have chosen below.

## Groups of options
setup-group-company = Friday, the Dog and who begins
setup-group-ship = What the ship and the events bring
setup-group-rulings = Errata and house rules

## The characters
about-character-carpenter = Builds with less wood, has one more pawn for building, and finds new inventions.
about-character-cook = Heals with a good meal, makes soup of stones, and warms everybody when it snows.
about-character-explorer = Chooses the way, finds more, and lifts the spirits of all.
about-character-soldier = Knows what will be hunted, strengthens weapons and palisade. Only with three or four players.

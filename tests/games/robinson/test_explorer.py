"""Robinson Crusoe: the skills of the Explorer, but for the one that rerolls dice."""

from tests.games.robinson.helpers.facts import refusal
from tests.games.robinson.helpers.positions import (
    at,
    go,
    table,
)
from tests.games.robinson.helpers.skills import having, left
from tests.rules import rule


@rule("CHAR-19")
def test_reconnaissance_puts_one_of_three_tiles_on_top_and_shuffles_the_others_in() -> None:
    orders = set()
    for seed in range(12):
        state = at(players=[having("explorer", 2), "cook"], tile_deck=[2, 3, 4, 5, 6], seed=seed)
        go(state, "use reconnaissance")
        assert state.legal(0) == ["tile 4", "tile 5", "tile 6"]
        go(state, "tile 5")
        pile = table(state)["tile_deck"]
        assert pile[-1] == 5
        assert sorted(pile) == [2, 3, 4, 5, 6]
        orders.add(tuple(pile))
    assert len(orders) > 1


@rule("CHAR-34")
def test_reconnaissance_looks_at_all_tiles_that_are_left() -> None:
    players = [having("explorer", 2), "cook"]
    state = at(players=players, tile_deck=[2, 3])
    go(state, "use reconnaissance")
    assert state.legal(0) == ["tile 2", "tile 3"]
    go(state, "tile 2")
    assert table(state)["tile_deck"] == [3, 2]
    assert refusal(at(players=players, tile_deck=[]), 0, "use reconnaissance")[0] == "no_effect"


@rule("CHAR-20", "DEMAND-10")
def test_a_motivational_speech_raises_morale_up_to_the_top() -> None:
    players = [having("explorer", 3), "cook"]
    state = at(players=players, morale=-3)
    go(state, "use motivational_speech")
    assert (table(state)["morale"], left(state)) == (-2, 0)
    assert refusal(at(players=players, morale=3), 0, "use motivational_speech")[0] == "no_effect"


@rule("CHAR-21")
def test_scouting_keeps_one_of_two_discoveries_in_available() -> None:
    players = [having("explorer", 3), "cook"]
    state = at(players=players, discoveries=["goat", "tobacco", "larvae"])
    go(state, "use scouting")
    assert state.legal(0) == ["token larvae", "token tobacco"]
    go(state, "token tobacco")
    after = table(state)
    assert (after["tokens"], after["gone"], after["discoveries"]) == ({"tobacco": 1}, ["discovery larvae"], ["goat"])
    assert refusal(at(players=players, discoveries=[]), 0, "use scouting")[0] == "no_effect"

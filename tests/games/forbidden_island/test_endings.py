"""How a game is won, and how it is lost."""

from typing import Any

import pytest

from islario import State
from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    SITES,
    at,
    goals,
    hand,
    kinds,
    listed,
    outcome,
    play,
    refusal,
    seats,
    sink,
    told,
    wander,
)
from tests.rules import rule

READY: dict[str, Any] = {"captured": ALL_TREASURES}


def over_for_all(state: State) -> bool:
    """Whether nobody is waited for and nobody may do anything any more."""
    return state.over and state.waiting_for() == () and all(state.legal(seat) == [] for seat in seats(state))


# -- won -------------------------------------------------------------------------------------------


@rule("FI-WIN-1")
@pytest.mark.parametrize("phase", ["actions", "draw", "flood"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("flooded", ["", "fools_landing"])
def test_with_all_treasures_and_all_pawns_on_fools_landing_a_lift_wins(phase: str, seat: int, flooded: str) -> None:
    """On anybody's turn, at any time, on a dry or a flooded landing (ruling 60)."""
    cards = ["", ""]
    cards[seat] = "helicopter"
    state = at(f"pilot: {cards[0]}", f"diver fools_landing: {cards[1]}", **READY, phase=phase, flooded=flooded)
    assert "escape" in state.legal(seat)
    assert "escape" not in state.legal(1 - seat)
    events = play(state, f"{seat} escape")
    result = state.result()
    assert result is not None
    assert (result["won"], result["winners"], result["reason"]) == (True, [0, 1], "escaped")
    assert told(state, "treasure_discard", "ended") == [["helicopter"], "escaped"]
    assert events[-1].values == {"result": "escaped"}
    assert over_for_all(state)


@rule("FI-WIN-1")
@pytest.mark.parametrize("missing", listed(ALL_TREASURES))
def test_without_all_four_treasures_nobody_escapes(missing: str) -> None:
    captured = [treasure for treasure in listed(ALL_TREASURES) if treasure != missing]
    state = at("pilot: helicopter", "diver fools_landing", captured=captured)
    assert refusal(state, "0 escape").rule == "FI-WIN-1"


@rule("FI-WIN-1")
def test_nobody_escapes_while_a_pawn_is_elsewhere() -> None:
    state = at("pilot: helicopter", "diver gold_gate", "engineer fools_landing", **READY)
    assert refusal(state, "0 escape").rule == "FI-WIN-1"


@rule("FI-WIN-1")
def test_without_a_lift_the_game_goes_on_until_one_is_drawn() -> None:
    # ruling 66
    decks = {"treasure_deck": "earth helicopter wind", "flood_deck": "watchtower gold_gate iron_gate"}
    state = at("pilot", "diver fools_landing", **READY, **decks)
    assert outcome(state) is None
    assert refusal(state, "0 escape").rule == "FI-WIN-1"
    play(state, "0 end", "0 draw", "0 draw", "0 escape")
    assert outcome(state) == "escaped"


@rule("FI-WIN-1", "FI-SPECIAL-5")
def test_a_hand_over_the_limit_may_escape_with_a_card_of_its_own() -> None:
    state = at("pilot: earth*5 helicopter", "diver fools_landing: helicopter", **READY)
    assert state.legal(1) == []
    play(state, "0 escape")
    assert outcome(state) == "escaped"


# -- lost ------------------------------------------------------------------------------------------


@rule("FI-LOSE-1")
@pytest.mark.parametrize("treasure", SITES)
@pytest.mark.parametrize("first", [0, 1])
def test_the_game_is_lost_with_both_tiles_of_a_treasure_not_yet_captured(treasure: str, first: int) -> None:
    gone, sinking = SITES[treasure][first], SITES[treasure][1 - first]
    state = sink(sinking, "pilot", "diver watchtower", sunk=gone)
    assert outcome(state) == "treasure"
    result = state.result()
    assert result is not None
    assert (result["won"], result["winners"]) == (False, [])


@rule("FI-LOSE-1")
@pytest.mark.parametrize("treasure", SITES)
def test_one_tile_of_a_treasure_may_sink(treasure: str) -> None:
    state = sink(SITES[treasure][0], "pilot", "diver watchtower")
    assert told(state, "sunk") == [SITES[treasure][0]]
    assert outcome(state) is None


@rule("FI-LOSE-1")
@pytest.mark.parametrize("treasure", SITES)
def test_the_tiles_of_a_captured_treasure_do_not_matter(treasure: str) -> None:
    # ruling 61
    one, two = SITES[treasure]
    state = sink(two, "pilot", "diver watchtower", sunk=one, captured=treasure)
    assert outcome(state) is None


@rule("FI-LOSE-2")
@pytest.mark.parametrize("captured", ["", ALL_TREASURES])
def test_the_game_is_lost_with_fools_landing(captured: str) -> None:
    state = sink("fools_landing", "messenger", "diver", captured=captured)
    assert outcome(state) == "landing"
    assert over_for_all(state)


@rule("FI-LOSE-3")
def test_the_game_is_lost_with_a_pawn_that_cannot_swim() -> None:
    state = sink("watchtower", "messenger watchtower", "diver", sunk="twilight_hollow observatory")
    assert outcome(state) == "drowned"
    assert told(state, "ended") == "drowned"
    assert over_for_all(state)


@rule("FI-LOSE-4")
@pytest.mark.parametrize(("mark", "rises"), [(1, 9), (2, 8), (3, 7), (4, 6)])
def test_the_game_is_lost_when_the_water_reaches_the_skull(mark: int, rises: int) -> None:
    """From the mark of each difficulty it is so many Waters Rise away, and no turn lasts longer (ruling 65)."""
    state = at("messenger", "diver", water=mark, treasure_deck="waters_rise", flood_deck="")
    rose = 0
    while not state.over:
        seat = state.waiting_for()[0]
        action = "end" if "end" in state.legal(seat) else state.legal(seat)[0]
        rose += kinds(play(state, f"{seat} {action}")).count("water_rose")
    assert rose == rises
    assert outcome(state) == "skull"
    assert told(state, "water") == 10


# -- when ------------------------------------------------------------------------------------------


@rule("FI-END-1", "FI-LOSE-4")
def test_the_skull_ends_the_game_before_the_second_card() -> None:
    # ruling 62
    fields = {"treasure_deck": "waters_rise earth", "flood_discard": "gold_gate"}
    state = at("messenger: sandbags", "diver", phase="draw", water=9, flooded="gold_gate", **fields)
    events = play(state, "0 draw")
    assert events[-1].values == {"result": "skull"}
    assert told(state, "treasure_deck", "draws_left") == [["earth"], 1]
    assert hand(state, 0) == ["sandbags"]
    assert over_for_all(state)


@rule("FI-END-1")
def test_a_loss_ends_the_game_before_the_next_flood_card() -> None:
    water = "fools_landing gold_gate"
    state = at("messenger", "diver", phase="flood", flooded=water, flood_deck=water)
    play(state, "0 flood")
    assert outcome(state) == "landing"
    assert told(state, "flood_deck", "flooded", "turn") == [["gold_gate"], ["gold_gate"], 0]
    assert over_for_all(state)


@rule("FI-END-1")
@pytest.mark.parametrize(
    ("phase", "counter", "fields"),
    [
        ("draw", "draws_left", {"water": 9, "treasure_deck": "waters_rise earth"}),
        ("flood", "floods_left", {"flooded": "fools_landing", "flood_deck": "fools_landing gold_gate"}),
    ],
)
def test_a_loss_with_the_last_card_of_a_phase_leaves_the_turn_where_it_is(
    phase: str, counter: str, fields: dict[str, Any]
) -> None:
    state = at("messenger", "diver", phase=phase, **{counter: 1}, **fields)
    play(state, f"0 {phase}")
    assert state.over
    assert told(state, "turn", "phase", counter) == [0, phase, 0]


@rule("FI-END-1")
@pytest.mark.parametrize("move", ["0 flood", "0 move gold_gate", "1 sandbag gold_gate", "0 escape", "1 discard earth"])
def test_after_the_end_nothing_can_be_played(move: str) -> None:
    fields = {"flooded": "gold_gate", **READY}
    state = sink("fools_landing", "pilot: helicopter", "diver watchtower: sandbags earth", **fields)
    assert refusal(state, move).rule == "FI-END-1"


@rule("FI-END-1")
@pytest.mark.parametrize(
    ("tile", "sunk", "reason"),
    [
        ("fools_landing", "bronze_gate gold_gate", "landing"),
        ("coral_palace", "temple_of_the_moon tidal_palace", "treasure"),
        ("lost_lagoon", "tidal_palace misty_marsh", "drowned"),
    ],
)
def test_of_several_losses_at_once_a_fixed_one_is_named(tile: str, sunk: str, reason: str) -> None:
    """The landing, then a treasure, then a pawn that cannot swim (ruling 64)."""
    assert outcome(sink(tile, f"engineer {tile}", "diver watchtower", sunk=sunk)) == reason


@rule("FI-SPECIAL-7", "FI-END-1")
def test_a_lift_in_hand_does_not_turn_the_loss_of_the_landing_into_a_win() -> None:
    # ruling 63
    state = sink("fools_landing", "pilot fools_landing: helicopter", "diver fools_landing: helicopter", **READY)
    assert outcome(state) == "landing"
    assert goals(state, 0, "lift 0") == set()
    assert over_for_all(state)


@rule("FI-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends(players: int) -> None:
    # ruling 65
    for seed in range(4):
        last = None
        for state in wander(seed, players=players):
            assert state.result() is None or state.over
            last = state
        assert last is not None
        assert outcome(last) in ("escaped", "treasure", "landing", "drowned", "skull")
        assert over_for_all(last)

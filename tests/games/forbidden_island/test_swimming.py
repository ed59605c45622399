"""Leaving a tile that sinks."""

import pytest

from tests.games.forbidden_island.positions import (
    TILES,
    at,
    goals,
    names,
    outcome,
    place,
    play,
    refusal,
    sink,
    told,
    verbs,
)
from tests.rules import rule

# -- who swims where -------------------------------------------------------------------------------


@rule("FI-SWIM-1", "FI-SWIM-3")
@pytest.mark.parametrize("role", ["messenger", "navigator", "engineer"])
def test_a_pawn_swims_to_a_tile_beside_the_sinking_one(role: str) -> None:
    """Flooded or dry makes no difference, and nothing else may be done first (ruling 52)."""
    state = sink("breakers_bridge", f"{role} breakers_bridge", "pilot", flooded="howling_garden", sunk="misty_marsh")
    beside = names("howling_garden tidal_palace cliffs_of_abandon")
    assert state.waiting_for() == (0,)
    assert set(state.legal(0)) == {f"swim {tile}" for tile in beside}
    events = play(state, "0 swim howling_garden")
    assert events[0].values == {"seat": 0, "origin": "breakers_bridge", "tile": "howling_garden"}
    assert place(state, 0) == "howling_garden"


@rule("FI-SWIM-1")
def test_the_owner_of_the_pawn_chooses_on_anybodys_turn() -> None:
    state = sink("lost_lagoon", "pilot", "messenger lost_lagoon")
    assert state.waiting_for() == (1,)
    assert state.legal(0) == []
    assert goals(state, 1, "swim") == names("tidal_palace misty_marsh")
    play(state, "1 swim misty_marsh")
    assert state.waiting_for() == (0,)
    assert state.legal(0) == ["flood"]


@rule("FI-SWIM-1")
def test_a_swim_takes_nothing_from_the_count_of_cards() -> None:
    state = sink("lost_lagoon", "messenger lost_lagoon", "pilot", water=3)
    assert told(state, "floods_left") == 2
    play(state, "0 swim misty_marsh")
    assert told(state, "floods_left", "turn") == [2, 0]


@rule("FI-SWIM-1")
def test_nobody_swims_who_does_not_have_to() -> None:
    state = sink("lost_lagoon", "messenger lost_lagoon", "pilot gold_gate")
    assert refusal(state, "1 swim silver_gate").rule == "FI-SWIM-1"
    assert goals(at("messenger", "pilot"), 0, "swim") == set()


@rule("FI-SWIM-3")
def test_the_explorer_swims_also_diagonally() -> None:
    state = sink("lost_lagoon", "pilot", "explorer lost_lagoon")
    assert goals(state, 1, "swim") == names("tidal_palace misty_marsh coral_palace breakers_bridge twilight_hollow")


@rule("FI-SWIM-3")
def test_the_explorer_swims_diagonally_where_nobody_else_could_swim() -> None:
    state = sink("lost_lagoon", "explorer lost_lagoon", "pilot", sunk="tidal_palace misty_marsh")
    assert goals(state, 0, "swim") == names("coral_palace breakers_bridge twilight_hollow")


@rule("FI-SWIM-3")
@pytest.mark.parametrize("flown", [False, True])
def test_the_pilot_flies_off_to_any_tile_whether_he_has_flown_or_not(flown: bool) -> None:
    """It is not his flight of the turn (ruling 52)."""
    state = sink("lost_lagoon", "pilot lost_lagoon", "diver", sunk="misty_marsh", flown=flown)
    assert goals(state, 0, "swim") == set(TILES) - {"lost_lagoon", "misty_marsh"}
    play(state, "0 swim bronze_gate")
    assert told(state, "flown") is flown


@rule("FI-SWIM-3")
def test_the_diver_swims_to_the_tile_beside_him_if_there_is_one() -> None:
    # ruling 53
    state = sink("twilight_hollow", "diver twilight_hollow", "pilot", sunk="misty_marsh")
    assert goals(state, 0, "swim") == {"watchtower"}


@rule("FI-SWIM-3")
def test_the_diver_chooses_among_the_nearest_tiles() -> None:
    # ruling 53
    state = sink("twilight_hollow", "diver twilight_hollow", "pilot", sunk="misty_marsh watchtower")
    assert goals(state, 0, "swim") == names("lost_lagoon breakers_bridge observatory")


@rule("FI-SWIM-3")
def test_the_diver_does_not_swim_past_the_nearest_tile() -> None:
    # ruling 53
    sunk = "misty_marsh watchtower breakers_bridge observatory"
    state = sink("twilight_hollow", "diver twilight_hollow", "pilot", sunk=sunk)
    assert goals(state, 0, "swim") == {"lost_lagoon"}
    assert refusal(state, "0 swim cliffs_of_abandon").rule == "FI-SWIM-3"


@rule("FI-SWIM-3")
def test_the_divers_way_is_counted_over_cells_that_hold_or_held_a_tile() -> None:
    """Across the hole of Volcano Island the Coral Palace would be two steps off, too (ruling 53)."""
    sunk = "cave_of_embers temple_of_the_moon cliffs_of_abandon"
    fields = {"layout": "volcano_island", "sunk": sunk, "captured": "fire"}
    state = sink("cave_of_shadows", "diver cave_of_shadows", "pilot", **fields)
    near = names("bronze_gate iron_gate temple_of_the_sun breakers_bridge observatory crimson_forest")
    assert goals(state, 0, "swim") == near


@rule("FI-SWIM-2", "FI-LOSE-3")
@pytest.mark.parametrize("role", ["messenger", "navigator", "engineer"])
def test_a_pawn_with_nowhere_to_swim_is_lost_and_the_game_with_it(role: str) -> None:
    state = sink("lost_lagoon", f"{role} lost_lagoon", "pilot", sunk="tidal_palace misty_marsh")
    assert outcome(state) == "drowned"


@rule("FI-SWIM-2")
def test_the_explorer_drowns_when_his_diagonals_have_sunk_too() -> None:
    sunk = "tidal_palace misty_marsh coral_palace breakers_bridge twilight_hollow"
    state = sink("lost_lagoon", "explorer lost_lagoon", "pilot", sunk=sunk, captured="ocean")
    assert outcome(state) == "drowned"


@rule("FI-SWIM-2")
def test_the_navigator_cannot_help_a_swimmer() -> None:
    # ruling 56
    state = sink("lost_lagoon", "navigator", "messenger lost_lagoon")
    assert state.legal(0) == []
    assert (
        outcome(sink("lost_lagoon", "navigator", "messenger lost_lagoon", sunk="tidal_palace misty_marsh")) == "drowned"
    )


# -- several on one tile ---------------------------------------------------------------------------


@rule("FI-SWIM-4")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_several_pawns_swim_in_seat_order_from_the_active_player(turn: int, order: list[int]) -> None:
    # ruling 54
    crowd = ["messenger lost_lagoon", "engineer lost_lagoon", "navigator lost_lagoon"]
    state = sink("lost_lagoon", *crowd, turn=turn)
    assert told(state, "swimming") == order
    for done, seat in enumerate(order):
        assert state.waiting_for() == (seat,)
        assert all(state.legal(other) == [] for other in order if other != seat)
        play(state, f"{seat} swim {['tidal_palace', 'misty_marsh', 'tidal_palace'][done]}")
    assert told(state, "swimming", "phase", "floods_left") == [[], "flood", 1]
    assert [place(state, seat) for seat in order] == ["tidal_palace", "misty_marsh", "tidal_palace"]


@rule("FI-SWIM-4")
def test_pawns_elsewhere_do_not_swim() -> None:
    state = sink(
        "lost_lagoon", "messenger gold_gate", "engineer lost_lagoon", "navigator watchtower", "diver lost_lagoon"
    )
    assert told(state, "swimming") == [1, 3]
    assert verbs(state, 0) == set()


@rule("FI-SWIM-4", "FI-SWIM-2")
def test_one_pawn_lost_loses_the_game_for_all() -> None:
    # ruling 54
    state = sink("lost_lagoon", "pilot lost_lagoon", "engineer lost_lagoon", sunk="tidal_palace misty_marsh")
    assert outcome(state) == "drowned"
    assert state.result() is not None
    assert (state.result() or {})["winners"] == []

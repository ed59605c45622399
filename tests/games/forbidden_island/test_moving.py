"""Where each adventurer gets to with an action."""

import pytest

from tests.games.forbidden_island.positions import TILES, at, goals, names, place, play, refusal, told
from tests.rules import rule

# Volcano Island: five rows of five around a hole.
#   fools_landing   bronze_gate        copper_gate       gold_gate       silver_gate
#   iron_gate       temple_of_the_moon temple_of_the_sun howling_garden  whispering_garden
#   cave_of_embers  cave_of_shadows    (the hole)        coral_palace    tidal_palace
#   breakers_bridge cliffs_of_abandon  crimson_forest    dunes_of_deception lost_lagoon
#   misty_marsh     observatory        phantom_rock      twilight_hollow watchtower


# -- walking ---------------------------------------------------------------------------------------


@rule("FI-MOVE-1")
@pytest.mark.parametrize("role", ["messenger", "engineer", "navigator", "pilot", "diver"])
def test_a_pawn_moves_to_the_four_tiles_beside_it(role: str) -> None:
    state = at(f"{role} howling_garden", "explorer")
    assert goals(state, 0, "move") == names("gold_gate temple_of_the_sun whispering_garden breakers_bridge")


@rule("FI-MOVE-1")
def test_flooded_tiles_are_entered_and_left_like_dry_ones() -> None:
    # ruling 6
    state = at("messenger howling_garden", "explorer", flooded="howling_garden gold_gate fools_landing")
    play(state, "0 move gold_gate", "0 move fools_landing")
    assert place(state, 0) == "fools_landing"
    assert told(state, "actions_left") == 1


@rule("FI-MOVE-2")
def test_nobody_walks_onto_or_across_a_sunk_tile() -> None:
    # ruling 7
    state = at("messenger howling_garden", "diver", sunk="gold_gate temple_of_the_sun")
    assert goals(state, 0, "move") == names("whispering_garden breakers_bridge")


@rule("FI-MOVE-2")
def test_nobody_walks_off_the_island() -> None:
    assert goals(at("messenger fools_landing", "diver"), 0, "move") == names("bronze_gate gold_gate")
    assert goals(at("messenger coral_palace", "diver"), 0, "move") == names("temple_of_the_moon tidal_palace")


@rule("FI-MOVE-2")
def test_nobody_walks_into_a_hole_of_the_layout() -> None:
    state = at("messenger cave_of_shadows", "diver", layout="volcano_island")
    assert goals(state, 0, "move") == names("temple_of_the_moon cave_of_embers cliffs_of_abandon")


@rule("FI-MOVE-9")
def test_any_number_of_pawns_share_a_tile() -> None:
    # ruling 6
    crowd = ["diver gold_gate", "pilot gold_gate", "engineer gold_gate"]
    state = at("messenger howling_garden", *crowd)
    play(state, "0 move gold_gate")
    assert [place(state, seat) for seat in range(4)] == ["gold_gate"] * 4


@rule("FI-MOVE-9")
@pytest.mark.parametrize(
    ("role", "move"),
    [("explorer", "0 move howling_garden"), ("pilot", "0 fly howling_garden"), ("diver", "0 move howling_garden")],
)
def test_to_stay_where_one_is_is_no_move(role: str, move: str) -> None:
    """Not even for the Diver, who could dive around and come back (ruling 10)."""
    water = "howling_garden whispering_garden breakers_bridge cliffs_of_abandon"
    state = at(f"{role} howling_garden", "messenger", flooded=water)
    assert refusal(state, move).rule == "FI-MOVE-9"


# -- Explorer and Pilot ----------------------------------------------------------------------------


@rule("FI-MOVE-3")
def test_the_explorer_also_moves_diagonally() -> None:
    state = at("explorer howling_garden", "diver")
    beside = names("gold_gate temple_of_the_sun whispering_garden breakers_bridge")
    corners = names("copper_gate silver_gate tidal_palace cliffs_of_abandon")
    assert goals(state, 0, "move") == beside | corners


@rule("FI-MOVE-3")
def test_the_explorers_diagonal_step_needs_no_tile_beside_it() -> None:
    # ruling 11
    state = at("explorer howling_garden", "diver", sunk="gold_gate temple_of_the_sun whispering_garden breakers_bridge")
    assert goals(state, 0, "move") == names("copper_gate silver_gate tidal_palace cliffs_of_abandon")


@rule("FI-MOVE-4")
def test_the_pilot_flies_to_any_other_tile_of_the_island() -> None:
    state = at("pilot howling_garden", "diver", flooded="watchtower", sunk="gold_gate misty_marsh")
    assert goals(state, 0, "fly") == set(TILES) - names("howling_garden gold_gate misty_marsh")
    play(state, "0 fly watchtower")
    assert place(state, 0) == "watchtower"
    assert told(state, "actions_left", "flown") == [2, True]


@rule("FI-MOVE-4")
def test_the_pilot_flies_once_a_turn_and_walks_before_and_after() -> None:
    # ruling 12
    state = at("pilot howling_garden", "diver")
    play(state, "0 move gold_gate", "0 fly watchtower")
    assert goals(state, 0, "fly") == set()
    assert refusal(state, "0 fly gold_gate").rule == "FI-MOVE-4"
    play(state, "0 move twilight_hollow")
    assert place(state, 0) == "twilight_hollow"


@rule("FI-MOVE-4")
def test_nobody_travels_with_the_pilot() -> None:
    # ruling 12
    state = at("pilot howling_garden", "diver howling_garden")
    play(state, "0 fly watchtower")
    assert place(state, 1) == "howling_garden"


@rule("FI-MOVE-4")
def test_the_pilot_may_fly_again_on_the_next_turn() -> None:
    state = at("pilot", "diver", flood_deck="")
    play(state, "0 fly watchtower", "0 end", "0 draw", "0 draw", "0 flood", "0 flood")
    play(state, "1 end", "1 draw", "1 draw", "1 flood", "1 flood")
    assert told(state, "turn", "flown") == [0, False]
    assert "fly gold_gate" in state.legal(0)


# -- Diver -----------------------------------------------------------------------------------------


@rule("FI-MOVE-5")
@pytest.mark.parametrize("start", ["", "fools_landing"])
def test_the_diver_passes_flooded_tiles_and_ends_on_any_tile_beside_them(start: str) -> None:
    """Whether the tile left is dry or flooded makes no difference (ruling 8)."""
    state = at("diver fools_landing", "pilot", flooded=f"gold_gate howling_garden {start}")
    through = names("gold_gate howling_garden")
    ends = names("bronze_gate copper_gate silver_gate temple_of_the_sun whispering_garden breakers_bridge")
    assert goals(state, 0, "move") == through | ends
    play(state, "0 move breakers_bridge")
    assert told(state, "actions_left") == 2


@rule("FI-MOVE-5")
def test_the_diver_passes_sunk_tiles_around_corners_but_ends_on_none() -> None:
    # rulings 8 and 10
    state = at("diver fools_landing", "pilot", sunk="gold_gate copper_gate")
    assert goals(state, 0, "move") == names("bronze_gate silver_gate howling_garden temple_of_the_sun")


@rule("FI-MOVE-5")
def test_the_diver_mixes_flooded_and_sunk_tiles_in_one_dive() -> None:
    fields = {"flooded": "howling_garden cliffs_of_abandon", "sunk": "gold_gate breakers_bridge observatory"}
    reached = goals(at("diver fools_landing", "pilot", **fields), 0, "move")
    assert "watchtower" in reached
    assert reached.isdisjoint(names("gold_gate breakers_bridge observatory fools_landing twilight_hollow"))


@rule("FI-MOVE-5")
def test_two_ways_lead_the_diver_to_the_same_tile() -> None:
    state = at("diver gold_gate", "pilot", flooded="copper_gate howling_garden")
    beside = names("fools_landing silver_gate copper_gate howling_garden")
    assert goals(state, 0, "move") == beside | names("temple_of_the_sun whispering_garden breakers_bridge")


@rule("FI-MOVE-5")
def test_the_diver_cannot_pass_a_dry_tile() -> None:
    # ruling 8
    state = at("diver fools_landing", "pilot", flooded="howling_garden breakers_bridge silver_gate")
    assert goals(state, 0, "move") == names("bronze_gate gold_gate")


@rule("FI-MOVE-5")
def test_the_diver_does_not_cross_the_open_sea() -> None:
    # ruling 9
    assert goals(at("diver copper_gate", "pilot"), 0, "move") == names("gold_gate temple_of_the_sun")
    state = at("diver cave_of_shadows", "pilot", layout="volcano_island", sunk="cave_of_embers")
    assert goals(state, 0, "move") == names("temple_of_the_moon cliffs_of_abandon iron_gate breakers_bridge")


# -- Navigator -------------------------------------------------------------------------------------


@rule("FI-MOVE-6")
def test_the_navigator_moves_another_pawn_up_to_two_tiles() -> None:
    """One step is enough, and the second may turn (ruling 14)."""
    state = at("navigator watchtower", "messenger fools_landing", flooded="gold_gate")
    assert goals(state, 0, "navigate 1") == names("bronze_gate gold_gate silver_gate copper_gate howling_garden")
    play(state, "0 navigate 1 howling_garden")
    assert place(state, 1) == "howling_garden"
    assert place(state, 0) == "watchtower"
    assert told(state, "actions_left") == 2


@rule("FI-MOVE-6", "FI-MOVE-2")
def test_the_navigator_takes_nobody_across_a_sunk_tile() -> None:
    state = at("navigator watchtower", "messenger fools_landing", sunk="gold_gate")
    assert goals(state, 0, "navigate 1") == names("bronze_gate silver_gate")


@rule("FI-MOVE-7")
def test_the_navigator_moves_the_explorer_diagonally_twice() -> None:
    # ruling 15
    state = at("navigator watchtower", "explorer fools_landing")
    first = names("bronze_gate copper_gate gold_gate silver_gate")
    second = names("iron_gate temple_of_the_moon temple_of_the_sun howling_garden whispering_garden cave_of_embers")
    assert goals(state, 0, "navigate 1") == first | second


@rule("FI-MOVE-7")
def test_the_navigator_takes_the_diver_across_one_sunk_tile_and_no_further() -> None:
    # ruling 16
    state = at("navigator watchtower", "diver fools_landing", sunk="gold_gate")
    assert goals(state, 0, "navigate 1") == names("bronze_gate copper_gate silver_gate howling_garden")
    state = at("navigator watchtower", "diver fools_landing", sunk="gold_gate howling_garden", flooded="bronze_gate")
    assert goals(state, 0, "navigate 1") == names("bronze_gate copper_gate silver_gate")


@rule("FI-MOVE-7")
def test_the_pilot_does_not_fly_when_the_navigator_moves_him_and_keeps_his_flight() -> None:
    # ruling 17
    state = at("navigator watchtower", "pilot fools_landing")
    assert goals(state, 0, "navigate 1") == names("bronze_gate gold_gate silver_gate copper_gate howling_garden")
    play(state, "0 navigate 1 gold_gate")
    assert told(state, "flown") is False
    play(state, "0 end", "0 draw", "0 draw", "0 flood", "0 flood")
    assert "fly watchtower" in state.legal(1)


@rule("FI-MOVE-8")
def test_the_navigator_moves_different_pawns_with_different_actions_or_the_same_again() -> None:
    """Nobody is asked whether they agree (rulings 13 and 18)."""
    state = at("navigator watchtower", "messenger fools_landing", "engineer coral_palace")
    play(state, "0 navigate 1 howling_garden")
    assert state.waiting_for() == (0,)
    play(state, "0 navigate 2 lost_lagoon", "0 navigate 1 tidal_palace")
    assert (place(state, 1), place(state, 2)) == ("tidal_palace", "lost_lagoon")
    assert told(state, "phase") == "draw"


@rule("FI-MOVE-8")
def test_the_navigator_himself_walks_one_tile_an_action() -> None:
    # ruling 13
    state = at("navigator howling_garden", "messenger")
    assert goals(state, 0, "move") == names("gold_gate temple_of_the_sun whispering_garden breakers_bridge")
    assert goals(state, 0, "navigate 0") == set()
    assert refusal(state, "0 navigate 0 gold_gate").rule == "FI-MOVE-8"


@rule("FI-MOVE-8", "FI-MOVE-9")
def test_the_navigator_leaves_nobody_where_they_stand() -> None:
    # ruling 14: no step at all is not an action
    state = at("navigator watchtower", "explorer howling_garden")
    assert refusal(state, "0 navigate 1 howling_garden").rule == "FI-MOVE-9"

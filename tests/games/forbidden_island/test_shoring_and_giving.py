"""Drying tiles and passing cards on."""

import pytest

from tests.games.forbidden_island.positions import TILES, at, goals, hand, kinds, names, play, refusal, told
from tests.rules import rule

EVERYWHERE = " ".join(TILES)


# -- shoring up ------------------------------------------------------------------------------------


@rule("FI-SHORE-1")
@pytest.mark.parametrize("role", ["messenger", "navigator", "pilot", "diver"])
def test_a_pawn_shores_up_its_own_tile_and_the_four_beside_it(role: str) -> None:
    # ruling 19
    state = at(f"{role} howling_garden", "explorer", flooded=EVERYWHERE)
    beside = names("gold_gate temple_of_the_sun whispering_garden breakers_bridge")
    assert goals(state, 0, "shore") == beside | {"howling_garden"}


@rule("FI-SHORE-1")
def test_shoring_up_turns_the_tile_dry_for_one_action() -> None:
    state = at("messenger howling_garden", "explorer", flooded="gold_gate watchtower")
    events = play(state, "0 shore gold_gate")
    assert [(event.kind, event.values["tile"]) for event in events] == [("shored", "gold_gate")]
    assert told(state, "flooded", "actions_left") == [["watchtower"], 2]


@rule("FI-SHORE-1")
def test_a_dry_tile_cannot_be_shored_up() -> None:
    # ruling 19
    state = at("messenger howling_garden", "explorer", flooded="gold_gate")
    assert goals(state, 0, "shore") == {"gold_gate"}
    assert refusal(state, "0 shore howling_garden").rule == "FI-SHORE-1"


@rule("FI-SHORE-1")
def test_the_flood_card_of_a_tile_shored_up_stays_where_it_is() -> None:
    state = at("messenger howling_garden", "explorer", flooded="gold_gate", flood_discard="watchtower gold_gate")
    play(state, "0 shore gold_gate")
    assert told(state, "flood_discard") == ["watchtower", "gold_gate"]


@rule("FI-SHORE-2")
def test_the_engineer_shores_up_one_or_two_tiles_within_reach() -> None:
    # ruling 20
    state = at("engineer howling_garden", "diver", flooded="howling_garden gold_gate breakers_bridge watchtower")
    assert {action for action in state.legal(0) if action.startswith("shore")} == {
        "shore breakers_bridge",
        "shore gold_gate",
        "shore howling_garden",
        "shore breakers_bridge gold_gate",
        "shore breakers_bridge howling_garden",
        "shore gold_gate howling_garden",
    }


@rule("FI-SHORE-2")
def test_the_engineers_two_tiles_cost_one_action() -> None:
    state = at("engineer howling_garden", "diver", flooded="howling_garden gold_gate breakers_bridge")
    play(state, "0 shore gold_gate howling_garden")
    assert told(state, "flooded", "actions_left") == [["breakers_bridge"], 2]


@rule("FI-SHORE-2")
def test_the_engineer_saves_no_second_tile_for_later() -> None:
    # ruling 20
    state = at("engineer howling_garden", "diver", flooded="howling_garden gold_gate")
    play(state, "0 shore gold_gate")
    assert told(state, "actions_left") == 2
    play(state, "0 shore howling_garden")
    assert told(state, "actions_left") == 1


@rule("FI-SHORE-2")
def test_a_pair_of_tiles_has_one_spelling() -> None:
    state = at("engineer howling_garden", "diver", flooded="howling_garden gold_gate")
    assert refusal(state, "0 shore howling_garden gold_gate").code == "pair_order"
    assert refusal(state, "0 shore gold_gate gold_gate").code in ("pair_order", "bad_action")


@rule("FI-SHORE-2")
@pytest.mark.parametrize("role", ["messenger", "navigator", "pilot", "diver", "explorer"])
def test_nobody_but_the_engineer_shores_up_two_tiles_at_once(role: str) -> None:
    state = at(f"{role} howling_garden", "engineer", flooded="howling_garden gold_gate")
    assert refusal(state, "0 shore gold_gate howling_garden").rule == "FI-SHORE-2"


@rule("FI-SHORE-2", "FI-SPECIAL-3")
def test_sandbags_dry_one_tile_in_the_engineers_hand_too() -> None:
    # ruling 21
    state = at("engineer howling_garden: sandbags", "diver", flooded="howling_garden gold_gate")
    play(state, "0 sandbag gold_gate")
    assert told(state, "flooded") == ["howling_garden"]
    assert goals(state, 0, "sandbag") == set()


@rule("FI-SHORE-3")
def test_the_explorer_also_shores_up_diagonally() -> None:
    # ruling 19
    state = at("explorer howling_garden", "diver", flooded=EVERYWHERE)
    beside = names("howling_garden gold_gate temple_of_the_sun whispering_garden breakers_bridge")
    corners = names("copper_gate silver_gate tidal_palace cliffs_of_abandon")
    assert goals(state, 0, "shore") == beside | corners


@rule("FI-SHORE-4")
@pytest.mark.parametrize("role", ["engineer", "explorer", "messenger"])
def test_a_sunk_tile_never_comes_back(role: str) -> None:
    state = at(f"{role} howling_garden: sandbags", "diver", sunk="gold_gate", flooded="howling_garden")
    assert refusal(state, "0 shore gold_gate").rule == "FI-SHORE-4"
    assert goals(state, 0, "shore") == goals(state, 0, "sandbag") == {"howling_garden"}


# -- giving ----------------------------------------------------------------------------------------


@rule("FI-GIVE-1")
def test_a_treasure_card_goes_to_a_player_on_the_same_tile_for_one_action() -> None:
    state = at("engineer gold_gate: earth*2 fire", "diver gold_gate", "pilot fools_landing")
    assert {action for action in state.legal(0) if action.startswith("give")} == {"give 1 earth", "give 1 fire"}
    events = play(state, "0 give 1 earth")
    assert events[0].values == {"seat": 0, "receiver": 1, "card": "earth"}
    assert (hand(state, 0), hand(state, 1)) == (["earth", "fire"], ["earth"])
    assert told(state, "actions_left") == 2


@rule("FI-GIVE-1")
def test_each_card_costs_an_action_of_its_own() -> None:
    state = at("engineer gold_gate: earth*4", "diver gold_gate")
    play(state, "0 give 1 earth", "0 give 1 earth", "0 give 1 earth")
    assert (hand(state, 0), hand(state, 1)) == (["earth"], ["earth"] * 3)
    assert told(state, "phase") == "draw"


@rule("FI-GIVE-1")
def test_only_the_active_player_gives_and_nobody_takes() -> None:
    # ruling 22
    state = at("engineer gold_gate", "diver gold_gate: earth")
    assert state.legal(1) == []
    assert goals(state, 0, "give 0") == goals(state, 0, "give 1") == set()


@rule("FI-GIVE-1")
def test_cards_of_a_captured_treasure_may_still_be_given() -> None:
    # ruling 27
    assert "give 1 earth" in at("engineer gold_gate: earth", "diver gold_gate", captured="earth").legal(0)


@rule("FI-GIVE-2")
@pytest.mark.parametrize("role", ["messenger", "engineer"])
@pytest.mark.parametrize("card", ["helicopter", "sandbags"])
def test_special_cards_are_never_given(role: str, card: str) -> None:
    """Not even by the Messenger (ruling 24)."""
    state = at(f"{role} gold_gate: {card} wind", "diver gold_gate")
    assert goals(state, 0, "give 1") == {"wind"}
    assert refusal(state, f"0 give 1 {card}").rule == "FI-GIVE-2"


@rule("FI-GIVE-3")
def test_the_messenger_gives_to_anybody_anywhere() -> None:
    state = at("messenger silver_gate: ocean", "diver watchtower", "pilot coral_palace")
    assert {"give 1 ocean", "give 2 ocean"} <= set(state.legal(0))
    play(state, "0 give 2 ocean")
    assert hand(state, 2) == ["ocean"]
    assert told(state, "actions_left") == 2


@rule("FI-GIVE-3")
def test_the_messenger_receives_only_on_the_same_tile() -> None:
    # ruling 23
    assert goals(at("engineer gold_gate: ocean", "messenger watchtower"), 0, "give 1") == set()
    assert goals(at("engineer gold_gate: ocean", "messenger gold_gate"), 0, "give 1") == {"ocean"}


@rule("FI-GIVE-4", "FI-HAND-1")
def test_a_full_hand_may_be_given_a_card_and_discards_at_once() -> None:
    # ruling 25
    state = at("messenger: earth", "diver watchtower: fire*4 sandbags", flooded="gold_gate")
    play(state, "0 give 1 earth")
    assert state.waiting_for() == (1,)
    assert state.legal(0) == []
    assert set(state.legal(1)) == {"discard earth", "discard fire", "discard sandbags", "sandbag gold_gate"}
    events = play(state, "1 discard fire")
    assert kinds(events) == ["discarded"]
    assert hand(state, 1) == ["earth", "fire", "fire", "fire", "sandbags"]
    assert told(state, "treasure_discard") == ["fire"]
    assert state.waiting_for() == (0,)
    assert told(state, "phase", "actions_left") == ["actions", 2]


@rule("FI-GIVE-4", "FI-HAND-2")
def test_the_receiver_may_use_a_special_card_instead() -> None:
    # ruling 25
    state = at("messenger: earth", "diver watchtower: fire*4 sandbags", flooded="gold_gate")
    play(state, "0 give 1 earth", "1 sandbag gold_gate")
    assert hand(state, 1) == ["earth", "fire", "fire", "fire", "fire"]
    assert state.waiting_for() == (0,)


@rule("FI-GIVE-4")
def test_after_a_gift_with_the_last_action_the_discard_comes_before_the_drawing() -> None:
    state = at("messenger: earth", "diver: fire*5", actions_left=1)
    play(state, "0 give 1 earth")
    assert told(state, "phase", "actions_left") == ["actions", 0]
    play(state, "1 discard fire")
    assert told(state, "phase", "draws_left") == ["draw", 2]
    assert state.legal(0) == ["draw"]

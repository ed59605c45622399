"""The order of a turn, whose word it is, and what may be taken back."""

from collections.abc import Callable

import pytest

import islario
from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    at,
    hand,
    kinds,
    listed,
    names,
    place,
    play,
    sink,
    told,
    verbs,
)
from tests.rules import rule

# -- phases ----------------------------------------------------------------------------------------


@rule("FI-TURN-1", "FI-DRAW-4")
def test_a_turn_is_actions_then_two_treasure_cards_then_the_levels_flood_cards() -> None:
    deck = "lost_lagoon misty_marsh observatory phantom_rock watchtower"
    state = at("messenger", "diver", water=3, treasure_deck="earth wind fire", flood_deck=deck)
    phases = []
    for action in listed("end draw*2 flood*3"):
        phases.append(told(state, "phase"))
        assert action in state.legal(0)
        play(state, f"0 {action}")
    assert phases == listed("actions draw*2 flood*3")
    assert told(state, "turn", "phase", "actions_left", "draws_left", "floods_left") == [1, "actions", 3, 2, 3]
    assert hand(state, 0) == ["earth", "wind"]
    assert told(state, "flooded") == ["lost_lagoon", "misty_marsh", "observatory"]


@rule("FI-TURN-1")
def test_outside_the_actions_only_the_next_card_can_be_turned_over() -> None:
    assert at("pilot", "diver", phase="draw").legal(0) == ["draw"]
    assert at("pilot", "diver", phase="flood").legal(0) == ["flood"]
    assert verbs(at("pilot", "diver"), 0).isdisjoint({"draw", "flood"})


@rule("FI-TURN-2")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_player_may_stop_before_the_third_action(taken: int) -> None:
    """What is left of the actions lapses, the cards are drawn all the same (rulings 28 and 29)."""
    state = at("messenger howling_garden", "diver")
    for goal in ["gold_gate", "howling_garden"][:taken]:
        play(state, f"0 move {goal}")
    assert told(state, "actions_left") == 3 - taken
    play(state, "0 end")
    assert told(state, "phase", "actions_left", "draws_left") == ["draw", 0, 2]
    assert state.legal(0) == ["draw"]


@rule("FI-TURN-2")
def test_after_the_third_action_the_drawing_begins_by_itself() -> None:
    state = at("messenger howling_garden", "diver")
    play(state, "0 move gold_gate", "0 move howling_garden", "0 move gold_gate")
    assert told(state, "phase", "actions_left") == ["draw", 0]
    assert state.legal(0) == ["draw"]


@rule("FI-TURN-2", "FI-TURN-3")
def test_the_same_action_may_be_taken_three_times() -> None:
    state = at("messenger howling_garden", "diver", flooded="gold_gate howling_garden breakers_bridge")
    play(state, "0 shore gold_gate", "0 shore howling_garden", "0 shore breakers_bridge")
    assert told(state, "flooded", "phase") == [[], "draw"]


@rule("FI-TURN-3")
def test_the_actions_are_to_move_to_shore_up_to_give_and_to_capture() -> None:
    state = at("messenger howling_garden: wind*4", "diver howling_garden", flooded="howling_garden")
    assert verbs(state, 0) == {"move", "shore", "give", "capture", "end"}


@rule("FI-TURN-3")
@pytest.mark.parametrize("action", ["move gold_gate", "shore howling_garden", "give 1 wind", "capture wind"])
def test_each_of_the_four_costs_one_action(action: str) -> None:
    state = at("messenger howling_garden: wind*4", "diver howling_garden", flooded="howling_garden")
    play(state, f"0 {action}")
    assert told(state, "phase", "actions_left") == ["actions", 2]


@rule("FI-TURN-1")
def test_what_happens_in_a_turn_is_told() -> None:
    decks = {"treasure_deck": "earth waters_rise fire", "flood_deck": "watchtower gold_gate", "flooded": "gold_gate"}
    state = at("messenger", "diver", **decks, flood_discard="iron_gate")
    assert kinds(play(state, "0 move bronze_gate", "0 end")) == ["moved", "stopped"]
    assert kinds(play(state, "0 draw", "0 draw"))[:3] == ["drew", "drew", "water_rose"]
    play(state, "0 flood")
    events = play(state, "0 flood")
    assert (events[-1].kind, events[-1].values) == ("turn_began", {"seat": 1})


# -- powers ----------------------------------------------------------------------------------------


@rule("FI-TURN-4")
@pytest.mark.parametrize("partner", ["pilot", "explorer", "messenger", "navigator", "diver"])
def test_nobody_else_gains_by_a_partners_power(partner: str) -> None:
    """An Engineer beside any partner walks, shores up and gives as beside any other."""
    fields = {"flooded": "gold_gate copper_gate", "sunk": "breakers_bridge"}
    state = at("engineer howling_garden: fire", f"{partner} howling_garden", **fields)
    walks = names("gold_gate temple_of_the_sun whispering_garden")
    assert set(state.legal(0)) == {f"move {tile}" for tile in walks} | {"shore gold_gate", "give 1 fire", "end"}


@rule("FI-TURN-4")
@pytest.mark.parametrize("role", ["pilot", "explorer", "messenger", "navigator", "diver", "engineer"])
def test_a_power_that_costs_an_action_waits_for_its_owners_own_actions(role: str) -> None:
    fields = {"flooded": "howling_garden gold_gate"}
    other = "diver" if role != "diver" else "pilot"
    players = (f"{role} howling_garden: earth", other)
    assert at(*players, turn=1, **fields).legal(0) == []
    assert at(*players, phase="draw", **fields).legal(0) == ["draw"]
    assert at(*players, phase="flood", **fields).legal(0) == ["flood"]


@rule("FI-TURN-4", "FI-SWIM-3")
def test_what_a_role_changes_about_swimming_works_on_anybodys_turn() -> None:
    state = sink("lost_lagoon", "pilot", "explorer lost_lagoon")
    assert state.waiting_for() == (1,)
    assert "swim coral_palace" in state.legal(1)


# -- whose word it is ------------------------------------------------------------------------------


def test_the_game_waits_for_the_active_seat() -> None:
    assert at("pilot", "diver", "engineer", turn=2).waiting_for() == (2,)


def test_the_game_waits_first_for_a_hand_over_the_limit() -> None:
    assert at("pilot", "diver: earth*5 wind", "engineer", turn=2).waiting_for() == (1,)


def test_the_game_waits_for_the_first_that_has_to_swim() -> None:
    state = sink("lost_lagoon", "pilot", "diver lost_lagoon", "engineer lost_lagoon", turn=2)
    assert state.waiting_for() == (2,)


@rule("FI-SPECIAL-1")
@pytest.mark.parametrize("phase", ["actions", "draw", "flood"])
def test_the_other_seats_may_play_special_cards_and_do_nothing_else(phase: str) -> None:
    state = at("pilot", "diver: earth sandbags", "engineer: earth*3", phase=phase, flooded="watchtower gold_gate")
    assert set(state.legal(1)) == {"sandbag gold_gate", "sandbag watchtower"}
    assert state.legal(2) == []


# -- taking back -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "move"),
    [
        (lambda: at("messenger howling_garden", "diver"), "0 move gold_gate"),
        (lambda: at("pilot", "diver"), "0 fly watchtower"),
        (lambda: at("navigator", "diver"), "0 navigate 1 bronze_gate"),
        (lambda: at("engineer", "diver", flooded="bronze_gate silver_gate"), "0 shore bronze_gate silver_gate"),
        (lambda: at("messenger: earth", "diver: fire*5"), "0 give 1 earth"),
        (lambda: at("messenger tidal_palace: ocean*4", "diver"), "0 capture ocean"),
        (lambda: at("messenger", "diver"), "0 end"),
        (lambda: at("messenger", "diver: earth*5 fire"), "1 discard fire"),
        (lambda: at("messenger", "diver: sandbags", flooded="watchtower"), "1 sandbag watchtower"),
        (lambda: at("messenger", "diver: helicopter"), "1 lift 0 watchtower"),
        (lambda: sink("lost_lagoon", "messenger lost_lagoon", "diver"), "0 swim misty_marsh"),
        (
            lambda: sink("lost_lagoon", "messenger lost_lagoon", "diver: helicopter", sunk="tidal_palace misty_marsh"),
            "0 drown",
        ),
        (lambda: at("pilot: helicopter", "diver fools_landing", captured=ALL_TREASURES), "0 escape"),
    ],
    ids=lambda value: value.split()[1] if isinstance(value, str) else "",
)
def test_a_move_that_shows_nothing_hidden_can_be_taken_back(begin: Callable[[], islario.State], move: str) -> None:
    state = begin()
    before, record, legal = state.position(), state.record(), state.legal(0)
    play(state, move)
    assert state.position() != before
    state.undo()
    assert (state.position(), state.record(), state.legal(0)) == (before, record, legal)


@pytest.mark.parametrize(("phase", "action"), [("draw", "draw"), ("flood", "flood")])
def test_a_card_that_was_turned_over_stays_so(phase: str, action: str) -> None:
    state = at("messenger", "diver: sandbags", phase=phase, flooded="watchtower")
    play(state, f"0 {action}")
    after = state.position()
    play(state, "1 sandbag watchtower")
    state.undo()
    assert state.position() == after
    with pytest.raises(islario.CannotUndo) as refused:
        state.undo()
    assert refused.value.reason.code == "revealed"
    assert state.position() == after


def test_moves_go_back_one_by_one_to_the_last_card_turned_over() -> None:
    state = at("messenger", "pilot", phase="flood", floods_left=1, flood_deck="watchtower gold_gate")
    play(state, "0 flood")
    start = state.position()
    play(state, "1 fly watchtower", "1 shore watchtower", "1 move twilight_hollow")
    assert told(state, "phase") == "draw"
    for _ in range(3):
        state.undo()
    assert state.position() == start
    with pytest.raises(islario.CannotUndo) as refused:
        state.undo()
    assert refused.value.reason.code == "revealed"


def test_nobody_takes_back_the_move_of_another_seat() -> None:
    state = at("messenger howling_garden", "diver: sandbags", flooded="watchtower")
    play(state, "0 move gold_gate", "1 sandbag watchtower")
    after = state.position()
    with pytest.raises(islario.CannotUndo):
        state.undo(0)
    assert state.position() == after
    state.undo(1)
    state.undo(0)
    assert place(state, 0) == "howling_garden"
    with pytest.raises(islario.CannotUndo):
        state.undo(0)


def test_a_clone_goes_its_own_way() -> None:
    state = at("messenger howling_garden", "diver")
    other = state.clone()
    play(state, "0 move gold_gate")
    assert (place(state, 0), place(other, 0)) == ("gold_gate", "howling_garden")
    play(other, "0 move breakers_bridge", "0 end", "0 draw")
    assert (place(state, 0), told(state, "phase")) == ("gold_gate", "actions")
    assert "move bronze_gate" not in state.legal(0)

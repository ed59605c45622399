"""At most five cards in a hand."""

import pytest

from tests.games.forbidden_island.positions import BOX, at, goals, hand, kinds, names, play, refusal, told, verbs
from tests.rules import rule

FULL = "earth*2 wind*2 fire"


@rule("FI-HAND-1")
def test_five_cards_are_allowed_special_cards_included() -> None:
    state = at("messenger: earth*3", "pilot", phase="draw", treasure_deck="helicopter sandbags wind")
    play(state, "0 draw", "0 draw")
    assert hand(state, 0) == ["earth", "earth", "earth", "helicopter", "sandbags"]
    assert told(state, "phase") == "flood"


@rule("FI-HAND-1")
def test_the_owner_of_six_cards_chooses_which_to_discard() -> None:
    # ruling 32
    state = at(f"messenger: {FULL}", "pilot", phase="draw", treasure_deck="ocean earth")
    play(state, "0 draw")
    assert set(state.legal(0)) == {"discard earth", "discard wind", "discard fire", "discard ocean"}
    events = play(state, "0 discard wind")
    assert (events[0].kind, events[0].values) == ("discarded", {"seat": 0, "card": "wind"})
    assert hand(state, 0) == ["earth", "earth", "fire", "ocean", "wind"]
    assert told(state, "treasure_discard") == ["wind"]


@rule("FI-HAND-1")
def test_a_special_card_counts_and_may_be_thrown_away_unused() -> None:
    # ruling 32
    state = at(f"messenger: {FULL}", "pilot", phase="draw", treasure_deck="helicopter earth")
    play(state, "0 draw", "0 discard helicopter")
    assert told(state, "treasure_discard") == ["helicopter"]
    assert state.legal(0) == ["draw"]


@rule("FI-HAND-1")
def test_the_limit_holds_whoevers_turn_it_is() -> None:
    state = at("messenger: fire", f"pilot: {FULL}")
    play(state, "0 give 1 fire")
    assert state.waiting_for() == (1,)
    assert goals(state, 1, "discard") == {"earth", "wind", "fire"}
    assert state.legal(0) == []


@rule("FI-HAND-1")
@pytest.mark.parametrize("move", ["0 draw", "0 end", "0 move gold_gate", "1 discard earth"])
def test_nothing_goes_on_before_the_discard(move: str) -> None:
    state = at(f"messenger: {FULL} ocean", "pilot: earth", phase="draw", draws_left=1)
    assert refusal(state, move).rule in ("FI-HAND-1", "FI-HAND-4")
    assert (verbs(state, 0), verbs(state, 1)) == ({"discard"}, set())


@rule("FI-HAND-2", "FI-SPECIAL-5")
def test_a_special_card_played_brings_the_hand_down_and_no_discard_follows() -> None:
    # ruling 32
    state = at(f"messenger: {FULL}", "pilot", phase="draw", treasure_deck="sandbags earth", flooded="watchtower")
    play(state, "0 draw")
    assert "sandbag watchtower" in state.legal(0)
    play(state, "0 sandbag watchtower")
    assert told(state, "flooded", "treasure_discard") == [[], ["sandbags"]]
    assert hand(state, 0) == ["earth", "earth", "fire", "wind", "wind"]
    assert state.legal(0) == ["draw"]


@rule("FI-HAND-2")
def test_a_lift_may_be_flown_instead_of_being_discarded() -> None:
    state = at(f"messenger: {FULL} helicopter", "pilot", phase="draw", draws_left=1)
    play(state, "0 lift 1 watchtower")
    assert state.legal(0) == ["draw"]


@rule("FI-HAND-3")
def test_the_limit_is_looked_at_after_every_single_card() -> None:
    # rulings 30 and 31
    state = at(f"messenger: {FULL}", "pilot", phase="draw", treasure_deck="ocean fire earth")
    play(state, "0 draw")
    assert state.waiting_for() == (0,)
    assert refusal(state, "0 draw").rule == "FI-HAND-1"
    play(state, "0 discard ocean", "0 draw")
    assert told(state, "phase", "draws_left") == ["draw", 0]
    play(state, "0 discard fire")
    assert told(state, "phase", "draws_left") == ["flood", 0]
    assert told(state, "treasure_discard") == ["ocean", "fire"]


@rule("FI-HAND-3")
def test_by_choice_the_limit_is_looked_at_after_both_draws() -> None:
    # ruling 31
    late = {"discard_after_both_draws": True, "treasure_deck": "ocean fire earth"}
    state = at(f"messenger: {FULL}", "pilot", phase="draw", **late)
    play(state, "0 draw")
    assert state.legal(0) == ["draw"]
    assert goals(state, 0, "discard") == set()
    play(state, "0 draw")
    assert goals(state, 0, "discard") == names("earth wind fire ocean")
    play(state, "0 discard earth")
    assert told(state, "phase", "draws_left") == ["draw", 0]
    play(state, "0 discard earth")
    assert told(state, "phase") == "flood"
    assert hand(state, 0) == ["fire", "fire", "ocean", "wind", "wind"]


@rule("FI-HAND-3")
def test_by_choice_a_second_card_that_is_not_kept_leaves_one_to_discard() -> None:
    late = {"discard_after_both_draws": True, "treasure_deck": "ocean waters_rise earth"}
    state = at(f"messenger: {FULL}", "pilot", phase="draw", **late)
    play(state, "0 draw", "0 draw", "0 discard ocean")
    assert told(state, "phase") == "flood"


@rule("FI-HAND-3")
def test_by_choice_a_special_card_between_the_draws_makes_room() -> None:
    late = {"discard_after_both_draws": True, "treasure_deck": "sandbags ocean earth", "flooded": "watchtower"}
    state = at("messenger: earth*2 wind*2", "pilot", phase="draw", **late)
    play(state, "0 draw", "0 sandbag watchtower", "0 draw")
    assert told(state, "phase") == "flood"
    assert hand(state, 0) == ["earth", "earth", "ocean", "wind", "wind"]


@rule("FI-HAND-2", "FI-HAND-3")
def test_by_choice_seven_cards_take_a_special_card_and_a_discard_or_two_of_either() -> None:
    fields = {"phase": "draw", "draws_left": 0, "discard_after_both_draws": True, "flooded": "watchtower gold_gate"}
    state = at(f"messenger: {FULL} sandbags*2", "pilot", **fields)
    play(state, "0 sandbag watchtower")
    assert verbs(state, 0) == {"discard", "sandbag"}
    play(state, "0 sandbag gold_gate")
    assert told(state, "phase") == "flood"


@rule("FI-HAND-3", "FI-GIVE-4")
def test_a_gift_is_looked_at_at_once_either_way() -> None:
    for late in (False, True):
        state = at("messenger: fire", f"pilot: {FULL}", discard_after_both_draws=late)
        play(state, "0 give 1 fire")
        assert state.waiting_for() == (1,)
        assert state.legal(0) == []


@rule("FI-HAND-4")
@pytest.mark.parametrize("fields", [{}, {"phase": "draw"}, {"phase": "flood"}, {"turn": 1}])
def test_nobody_discards_of_their_own_will(fields: dict[str, object]) -> None:
    # ruling 33
    state = at(f"messenger: {FULL}", "pilot: earth", **fields)
    assert refusal(state, "0 discard fire").rule == "FI-HAND-4"
    assert refusal(state, "1 discard earth").rule == "FI-HAND-4"


def test_a_card_can_always_be_drawn() -> None:
    """However full the hands are, six of the 28 cards lie in the deck and its discard."""
    hands = ["pilot: earth*5", "diver: wind*5", "engineer: fire*5", "messenger: ocean*5"]
    state = at(*hands, phase="draw", discard_after_both_draws=True, treasure_deck="helicopter sandbags",
               treasure_discard="helicopter*2 sandbags waters_rise*3")  # fmt: skip
    events = play(state, "0 draw", "0 draw")
    assert kinds(events).count("drew") == 2
    assert len(hand(state, 0)) == 7
    assert len(told(state, "treasure_deck")) == sum(BOX.values()) - 22 == 6

"""Four cards for a treasure."""

import pytest

from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    SITES,
    TILES,
    at,
    goals,
    hand,
    listed,
    outcome,
    play,
    refusal,
    told,
)
from tests.rules import rule

TREASURES = listed(ALL_TREASURES)


@rule("FI-SETUP-3", "FI-CAPTURE-1")
@pytest.mark.parametrize("treasure", TREASURES)
def test_each_treasure_can_be_captured_on_two_tiles(treasure: str) -> None:
    able = [tile for tile in TILES if goals(at(f"diver {tile}: {treasure}*4", "pilot"), 0, "capture") == {treasure}]
    assert tuple(able) == SITES[treasure]


@rule("FI-CAPTURE-1", "FI-CAPTURE-2")
@pytest.mark.parametrize("treasure", TREASURES)
def test_four_matching_cards_and_an_action_win_the_treasure_for_the_team(treasure: str) -> None:
    state = at(f"diver {SITES[treasure][1]}: {treasure}*4 helicopter", "pilot")
    events = play(state, f"0 capture {treasure}")
    assert [(event.kind, event.values) for event in events if event.kind == "captured"] == [
        ("captured", {"seat": 0, "treasure": treasure})
    ]
    assert told(state, "captured", "treasure_discard", "actions_left") == [[treasure], [treasure] * 4, 2]
    assert hand(state, 0) == ["helicopter"]


@rule("FI-CAPTURE-1")
def test_a_flooded_tile_will_do() -> None:
    # ruling 26
    assert "capture wind" in at("diver howling_garden: wind*4", "pilot", flooded="howling_garden").legal(0)


@rule("FI-CAPTURE-1")
def test_one_of_the_two_tiles_is_enough() -> None:
    state = at("diver howling_garden: wind*4", "pilot", sunk="whispering_garden")
    play(state, "0 capture wind")
    assert told(state, "captured") == ["wind"]


@rule("FI-CAPTURE-1")
@pytest.mark.parametrize("cards", ["wind*3", "wind*3 sandbags", "wind*3 earth*2"])
def test_three_cards_are_too_few(cards: str) -> None:
    state = at(f"diver howling_garden: {cards}", "pilot")
    assert refusal(state, "0 capture wind").rule == "FI-CAPTURE-1"


@rule("FI-CAPTURE-1")
def test_the_cards_must_be_in_ones_own_hand() -> None:
    state = at("diver howling_garden: wind*3", "pilot howling_garden: wind*2")
    assert refusal(state, "0 capture wind").rule == "FI-CAPTURE-1"


@rule("FI-CAPTURE-1")
def test_cards_of_another_treasure_do_not_match_the_tile() -> None:
    state = at("diver howling_garden: fire*4", "pilot")
    assert goals(state, 0, "capture") == set()
    assert refusal(state, "0 capture fire").rule == "FI-CAPTURE-1"


@rule("FI-CAPTURE-1")
def test_a_fifth_card_stays_in_hand() -> None:
    # ruling 26
    state = at("diver howling_garden: wind*5", "pilot")
    play(state, "0 capture wind")
    assert hand(state, 0) == ["wind"]
    assert told(state, "treasure_discard") == ["wind"] * 4


@rule("FI-CAPTURE-1")
def test_only_an_action_of_ones_own_turn_captures() -> None:
    for fields in ({"turn": 1}, {"phase": "draw"}, {"phase": "flood"}):
        assert goals(at("diver howling_garden: wind*4", "pilot", **fields), 0, "capture") == set()


@rule("FI-CAPTURE-2")
def test_a_treasure_is_captured_once() -> None:
    state = at("diver howling_garden: wind*4", "pilot", captured="wind")
    assert refusal(state, "0 capture wind").rule == "FI-CAPTURE-2"


@rule("FI-CAPTURE-2")
def test_the_cards_spent_come_back_with_the_next_shuffle() -> None:
    # ruling 26
    state = at("diver howling_garden: wind*4", "pilot", treasure_deck="fire", treasure_discard="ocean")
    play(state, "0 capture wind", "0 end", "0 draw")
    assert sorted(told(state, "treasure_deck")) == ["ocean", "wind", "wind", "wind", "wind"]
    assert told(state, "treasure_discard") == []


@rule("FI-CAPTURE-2", "FI-HAND-1")
def test_cards_of_a_captured_treasure_stay_in_hand_and_count() -> None:
    # ruling 27
    state = at("diver: wind*5", "pilot", captured="wind", phase="draw", treasure_deck="fire earth")
    assert hand(state, 0) == ["wind"] * 5
    play(state, "0 draw")
    assert set(state.legal(0)) == {"discard wind", "discard fire"}


@rule("FI-CAPTURE-2")
def test_capturing_the_last_treasure_alone_does_not_win() -> None:
    state = at("diver howling_garden: wind*4", "pilot", captured="earth fire ocean")
    play(state, "0 capture wind")
    assert set(told(state, "captured")) == set(TREASURES)
    assert outcome(state) is None

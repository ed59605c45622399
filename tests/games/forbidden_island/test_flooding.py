"""Flood cards: what they do to tiles, and what becomes of them."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.forbidden_island.positions import at, kinds, listed, outcome, place, play, refusal, sink, told
from tests.rules import rule

FLOOD: dict[str, Any] = {"phase": "flood"}
LEVELS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 5}
DRY = listed("watchtower twilight_hollow misty_marsh observatory phantom_rock lost_lagoon")


# -- how many --------------------------------------------------------------------------------------


@rule("FI-FLOOD-1")
@pytest.mark.parametrize("mark", LEVELS)
def test_as_many_cards_as_the_water_level_says_are_drawn_one_at_a_time(mark: int) -> None:
    # ruling 49
    state = at("pilot", "diver", **FLOOD, water=mark, flood_deck=DRY)
    assert state.view(None)["level"] == LEVELS[mark]
    drawn = 0
    while told(state, "turn") == 0:
        assert told(state, "flood_discard", "floods_left") == [DRY[:drawn], LEVELS[mark] - drawn]
        assert state.legal(0) == ["flood"]
        play(state, "0 flood")
        drawn += 1
    assert drawn == LEVELS[mark]
    assert told(state, "flood_discard") == DRY[:drawn]


@rule("FI-FLOOD-4")
@pytest.mark.parametrize("deck", ["waters_rise earth fire", "earth waters_rise fire"])
@pytest.mark.parametrize(("mark", "level"), [(2, 3), (5, 4), (7, 5), (1, 2)])
def test_the_level_is_that_of_the_mark_reached_this_very_turn(deck: str, mark: int, level: int) -> None:
    # ruling 37
    state = at("pilot", "diver", phase="draw", water=mark, treasure_deck=deck)
    play(state, "0 draw", "0 draw")
    assert told(state, "phase", "water", "floods_left") == ["flood", mark + 1, level]


# -- what happens to tiles -------------------------------------------------------------------------


@rule("FI-FLOOD-2")
def test_a_dry_tile_is_flooded_and_its_card_discarded() -> None:
    state = at("pilot", "diver", **FLOOD, flood_deck=DRY, flood_discard="gold_gate")
    events = play(state, "0 flood")
    assert [(event.kind, event.values) for event in events] == [("flooded", {"tile": "watchtower"})]
    assert told(state, "flooded", "sunk") == [["watchtower"], []]
    assert told(state, "flood_discard") == ["gold_gate", "watchtower"]


@rule("FI-FLOOD-2")
def test_a_flooded_tile_sinks_and_its_card_leaves_the_game() -> None:
    # ruling 50
    state = at("pilot", "diver", **FLOOD, flood_deck=DRY, flood_discard="gold_gate", flooded="watchtower")
    events = play(state, "0 flood")
    assert [(event.kind, event.values) for event in events] == [("sank", {"tile": "watchtower"})]
    assert told(state, "flooded", "sunk") == [[], ["watchtower"]]
    assert told(state, "flood_discard", "flood_deck") == [["gold_gate"], DRY[1:]]


@rule("FI-FLOOD-2")
def test_a_tile_shored_up_in_time_is_only_flooded_again() -> None:
    state = at("pilot watchtower", "diver", flooded="watchtower", flood_deck=DRY)
    play(state, "0 shore watchtower", "0 end", "0 draw", "0 draw", "0 flood")
    assert told(state, "flooded", "sunk") == [["watchtower"], []]


@rule("FI-FLOOD-5")
def test_pawns_stay_on_a_tile_that_is_only_flooded() -> None:
    # ruling 51
    state = at("pilot watchtower", "diver watchtower", **FLOOD, flood_deck=DRY)
    play(state, "0 flood")
    assert (place(state, 0), place(state, 1)) == ("watchtower", "watchtower")
    assert told(state, "swimming") == []
    assert state.legal(0) == ["flood"]


@rule("FI-FLOOD-5")
def test_a_pawn_with_no_tile_around_it_is_not_lost_yet() -> None:
    # ruling 59
    state = at("engineer lost_lagoon", "diver", **FLOOD, sunk="tidal_palace misty_marsh", flood_deck="lost_lagoon")
    assert outcome(state) is None
    play(state, "0 flood")
    assert outcome(state) is None
    assert told(state, "flooded") == ["lost_lagoon"]


@rule("FI-FLOOD-1", "FI-SWIM-1")
def test_the_next_card_waits_until_everybody_has_swum() -> None:
    # ruling 55
    water = "lost_lagoon misty_marsh"
    state = at("messenger lost_lagoon", "diver", **FLOOD, flooded=water, flood_deck=water)
    play(state, "0 flood")
    assert refusal(state, "0 flood").rule == "FI-SWIM-1"
    play(state, "0 swim misty_marsh", "0 flood")
    assert told(state, "swimming", "sunk") == [[0], listed(water)]
    play(state, "0 swim observatory")
    assert told(state, "turn", "phase") == [1, "actions"]


@rule("FI-FLOOD-1")
def test_the_turn_passes_on_only_when_the_last_swim_is_done() -> None:
    state = sink("lost_lagoon", "pilot", "messenger lost_lagoon", floods_left=1)
    assert told(state, "turn", "phase", "floods_left") == [0, "flood", 0]
    play(state, "1 swim misty_marsh")
    assert told(state, "turn", "phase", "actions_left", "floods_left") == [1, "actions", 3, 2]


# -- the deck runs out -----------------------------------------------------------------------------


@rule("FI-FLOOD-3")
def test_the_last_card_is_shuffled_into_the_new_deck_with_the_discard_at_once() -> None:
    # rulings 57 and 58
    orders = set()
    for seed in range(60):
        state = at("pilot", "diver", seed=seed, **FLOOD, flood_deck="watchtower", flood_discard="gold_gate iron_gate")
        assert kinds(play(state, "0 flood")) == ["flooded", "floods_shuffled"]
        assert told(state, "flood_discard", "floods_left") == [[], 1]
        orders.add(tuple(told(state, "flood_deck")))
    assert orders == set(permutations(["watchtower", "gold_gate", "iron_gate"]))


@rule("FI-FLOOD-3")
def test_the_card_of_a_tile_that_sank_is_not_in_the_new_deck() -> None:
    piles = {"flood_deck": "watchtower", "flood_discard": "gold_gate iron_gate"}
    state = at("pilot", "diver", **FLOOD, flooded="watchtower", **piles)
    play(state, "0 flood")
    assert set(told(state, "flood_deck")) == {"gold_gate", "iron_gate"}
    assert told(state, "flood_discard") == []


@rule("FI-FLOOD-3")
def test_the_new_deck_is_there_before_anybody_swims() -> None:
    state = sink("lost_lagoon", "messenger lost_lagoon", "diver", flood_discard="gold_gate")
    assert told(state, "swimming", "flood_deck", "flood_discard") == [[0], ["gold_gate"], []]


@rule("FI-FLOOD-3")
def test_drawing_goes_on_from_the_new_deck_in_the_same_turn() -> None:
    """So one tile can flood and sink in one turn (ruling 50)."""
    state = at("pilot", "diver", **FLOOD, flood_deck="watchtower")
    play(state, "0 flood")
    assert told(state, "flood_deck", "flooded") == [["watchtower"], ["watchtower"]]
    play(state, "0 flood")
    assert told(state, "flood_deck", "sunk", "turn") == [[], ["watchtower"], 1]


@rule("FI-FLOOD-3")
def test_the_new_deck_is_there_before_the_next_turn_begins() -> None:
    state = at("pilot", "diver", **FLOOD, floods_left=1, flood_deck="watchtower", flood_discard="gold_gate")
    play(state, "0 flood")
    assert told(state, "turn", "flood_discard") == [1, []]
    assert set(told(state, "flood_deck")) == {"watchtower", "gold_gate"}


@rule("FI-FLOOD-3")
def test_of_the_new_deck_nothing_but_its_cards_is_known() -> None:
    piles = {"flood_deck": "watchtower", "flood_layers": [1], "flood_discard": "gold_gate"}
    state = at("pilot", "diver", **FLOOD, **piles)
    play(state, "0 flood")
    assert told(state, "flood_layers") == []
    assert [set(tiles) for tiles in state.view(0)["flood_deck"]] == [{"watchtower", "gold_gate"}]


@rule("FI-FLOOD-3")
def test_a_stacked_deck_with_nothing_in_it_takes_its_discard_or_brings_nothing() -> None:
    state = at("pilot", "diver", **FLOOD, flood_deck="", flood_discard="watchtower")
    play(state, "0 flood")
    assert told(state, "flooded") == ["watchtower"]
    state = at("pilot", "diver", **FLOOD, flood_deck="")
    assert "flooded" not in kinds(play(state, "0 flood"))
    assert told(state, "flooded", "floods_left") == [[], 1]
    play(state, "0 flood")
    assert told(state, "turn") == 1

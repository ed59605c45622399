"""What those at the table are told when they look up: the goal, dangers, and what comes next."""

from typing import Any

import pytest

from islario import State
from islario.core.signs import DANGER, GOAL, KNOWN
from tests.games.forbidden_island.positions import ALL_TREASURES, TILES, at, play

BOTH = "temple_of_the_moon temple_of_the_sun"


def told(state: State, kind: str) -> dict[str, dict[str, Any]]:
    """The signs of a kind by their codes, but for the treasures."""
    return {sign.code: sign.values for sign in state.signs(None) if sign.kind == kind and sign.code != "treasure"}


def deck(*top: str) -> list[str]:
    """A flood deck with these cards on top, in whatever order they come."""
    return [*top, *(tile for tile in TILES if tile not in top)]


# -- the goal --------------------------------------------------------------------------------------


def test_the_goal_says_how_many_treasures_there_are_and_who_holds_most_cards_of_the_others() -> None:
    state = at("pilot: earth*2 fire", "diver: earth*3", captured="wind ocean")
    assert told(state, GOAL) == {"treasures": {"captured": 2, "all": 4}}
    held = [sign.values for sign in state.signs(None) if sign.code == "treasure"]
    assert held == [
        {"treasure": "earth", "held": 3, "needed": 4, "seat": 1},
        {"treasure": "fire", "held": 1, "needed": 4, "seat": 0},
    ]


def test_with_all_treasures_the_goal_is_the_way_home() -> None:
    state = at("pilot fools_landing: helicopter", "diver iron_gate", captured=ALL_TREASURES)
    assert told(state, GOAL) == {"leave": {"there": 1, "players": 2, "lifts": 1}}


# -- dangers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sunk": "temple_of_the_moon"}, "last_tile"),
        ({"sunk": "temple_of_the_moon", "flooded": "temple_of_the_sun"}, "last_tile_flooded"),
        ({"flooded": BOTH}, "both_flooded"),
    ],
)
def test_a_treasure_whose_tiles_are_few_or_wet_is_in_danger(fields: dict[str, str], code: str) -> None:
    gone = [tile for line in fields.values() for tile in line.split()]
    fields["flood_discard"] = " ".join(tile for tile in gone if tile not in fields.get("sunk", ""))
    state = at("pilot", "diver", treasure_deck="helicopter*2 sandbags*2", **fields)
    assert list(told(state, DANGER)) == [code]
    assert told(state, DANGER)[code]["treasure"] == "earth"


def test_a_treasure_that_was_captured_is_in_no_danger() -> None:
    assert told(at("pilot", "diver", captured="earth", sunk=BOTH), DANGER) == {}


def test_the_last_tile_may_come_this_turn_if_its_card_may_be_turned_up() -> None:
    state = at("pilot", "diver", sunk="temple_of_the_moon", flooded="temple_of_the_sun")
    assert told(state, DANGER) == {"last_tile_next": {"treasure": "earth", "tile": "temple_of_the_sun"}}


def test_both_tiles_may_come_if_waters_rise_brings_their_cards_back() -> None:
    calm = at("pilot", "diver", flooded=BOTH, flood_discard=BOTH, treasure_deck="helicopter*2 sandbags*2")
    assert list(told(calm, DANGER)) == ["both_flooded"]
    rising = at("pilot", "diver", flooded=BOTH, flood_discard=BOTH, treasure_deck="helicopter*2 waters_rise")
    assert list(told(rising, DANGER)) == ["both_next"]


def test_the_landing_is_in_danger_when_it_is_flooded() -> None:
    assert list(told(at("pilot", "diver", flooded="fools_landing"), DANGER)) == ["landing_next"]
    gone = at(
        "pilot",
        "diver",
        flooded="fools_landing",
        flood_discard="fools_landing",
        treasure_deck="helicopter*2 sandbags*2",
    )
    assert list(told(gone, DANGER)) == ["landing_flooded"]


def test_a_pawn_that_could_not_swim_anywhere_is_stranded() -> None:
    state = at("messenger lost_lagoon", "pilot", flooded="lost_lagoon", sunk="tidal_palace misty_marsh")
    assert told(state, DANGER)["stranded"] == {"seat": 0, "tile": "lost_lagoon"}
    assert "stranded" not in told(at("pilot lost_lagoon", "diver", flooded="lost_lagoon", sunk="misty_marsh"), DANGER)


def test_the_last_mark_before_the_skull_is_a_danger() -> None:
    assert "water" not in told(at("pilot", "diver", water=8), DANGER)
    assert "water" in told(at("pilot", "diver", water=9), DANGER)


# -- what comes next -------------------------------------------------------------------------------


def test_of_a_deck_of_which_nothing_is_known_nothing_is_told() -> None:
    assert told(at("pilot", "diver"), KNOWN) == {}


def test_a_known_set_on_top_is_told_as_what_comes_or_what_may_come() -> None:
    two = at("pilot", "diver", flood_deck=deck("gold_gate", "iron_gate"), flood_layers=[2], water=1)
    assert told(two, KNOWN) == {"floods_next": {"tiles": ["gold_gate", "iron_gate"]}}
    three = at("pilot", "diver", flood_deck=deck("gold_gate", "iron_gate", "watchtower"), flood_layers=[3], water=1)
    assert told(three, KNOWN) == {"floods_among": {"tiles": ["gold_gate", "iron_gate", "watchtower"]}}
    both = at("pilot", "diver", flood_deck=deck("gold_gate", "iron_gate", "watchtower"), flood_layers=[1, 2], water=1)
    assert told(both, KNOWN) == {
        "floods_next": {"tiles": ["gold_gate"]},
        "floods_among": {"tiles": ["iron_gate", "watchtower"]},
    }


def test_nothing_is_told_at_the_end() -> None:
    state = at("pilot fools_landing: helicopter", "diver fools_landing", captured=ALL_TREASURES)
    play(state, "0 escape")
    assert state.signs(0) == []

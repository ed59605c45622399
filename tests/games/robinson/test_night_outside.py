"""A night outside the camp, from the action that leads there to the next morning.

The cook explores A1 for certain, and the adventure token on the field brings the card; while the night lasts, the
game stops at the question whether the camp moves.
"""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.adventures import token, told
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import at, go, table
from tests.rules import rule

PLAINS = 6
"""A tile with one discovery."""
CAVE = 11
"""A tile with a natural shelter and one discovery."""


def evening(*moves: str, card: str = "tiger", tile: int = PLAINS, clouds: tuple[str, ...] = (), **fields: Any) -> State:
    """The cook has explored A1 and is outside; the first night decision is due."""
    marks = [token("adventure", "explore"), *(token(cloud, "weather") for cloud in clouds)]
    marks += fields.pop("marks", [])
    given: dict[str, Any] = {"events": [], "shelter": True, "available": {"food": 5}, "discoveries": ["goat"]}
    state = at(**{**given, **fields, "explore": [card], "tile_deck": [tile], "marks": marks})
    if not moves:
        go(state, "plan explore A1", "support 1 pawn", seat=0)
    for move in moves:
        planner, words = move.split(" ", 1)
        go(state, words, seat=int(planner))
    for seat in range(len(table(state)["players"])):
        go(state, "confirm", seat=seat)
    if card in ("tiger", "puma"):
        go(state, "option 1")
    return state


def food(state: State) -> int:
    return int(table(state)["available"]["food"])


TWO_ACTIONS = [
    "0 plan gather C1 food",
    "0 support 1 belts",
    "0 plan explore A1",
    "0 support 2 map",
]
"""The cook gathers a food and explores; nobody is needed but the pawns of two items."""
TOOLS: dict[str, Any] = {"built": ["belts", "map"], "tiles": {"B1": 8, "C1": 10}}


@rule("CARD-7", "CARD-13", "CARD-11", "RESOLVE-22")
def test_all_gains_of_both_actions_stay_with_the_player_outside() -> None:
    state = evening(*TWO_ACTIONS, **TOOLS, marks=[token("plus_food", "C1")])
    now = table(state)
    assert now["phase"] == "night"
    assert now["future"] == {"0": {"wood": 0, "food": 1, "preserved": 0, "fur": 0}}
    assert now["incoming"] == [{"card": "discovery goat", "who": "0"}]
    assert now["tokens"] == {}
    assert now["available"]["food"] == 5 - 1
    assert wounds(state) == [1, 0]


@rule("CARD-8", "CARD-14")
def test_the_gains_come_home_in_the_morning_and_their_food_has_not_rotted() -> None:
    state = evening(*TWO_ACTIONS, **TOOLS, marks=[token("plus_food", "C1")])
    events = go(state, "decline")
    assert told(events, "rotted") == [{"food": 4}]
    assert told(events, "arrived") == [{"resource": "food", "amount": 1}]
    now = table(state)
    assert now["round"] == 2
    assert now["tokens"] == {"goat": 1}
    assert now["incoming"] == []
    assert now["future"] == {}
    assert now["available"]["food"] == 1 + 1  # brought home, and the production of the camp
    assert not [mark for mark in now["marks"] if mark["mark"] == "outside"]


@rule("CARD-8", "CARD-7", "DISC-1")
def test_nobody_can_use_what_is_outside() -> None:
    state = evening(*TWO_ACTIONS, **TOOLS, weapon=1)
    for seat in (0, 1):
        assert state.why_not(seat, "use token_goat") is not None
    go(state, "decline")
    assert state.why_not(1, "use token_goat") is None


@rule("CARD-10")
@pytest.mark.parametrize(("tile", "hurt"), [(PLAINS, 1), (CAVE, 0)])
def test_the_open_air_gives_a_wound_but_not_in_a_natural_shelter(tile: int, hurt: int) -> None:
    state = evening(*TWO_ACTIONS, **TOOLS, tile=tile)
    assert wounds(state) == [hurt, 0]


@rule("CARD-10", "CARD-11", "CARD-12")
@pytest.mark.parametrize(("tile", "hurt"), [(PLAINS, 3), (CAVE, 2)])
def test_without_food_of_ones_own_there_are_two_more_wounds_whatever_the_camp_has(tile: int, hurt: int) -> None:
    state = evening(tile=tile)
    assert wounds(state) == [hurt, 0]
    assert food(state) == 5 - 1


@rule("CARD-12", "NIGHT-1")
def test_the_camp_needs_one_food_less() -> None:
    state = evening(available={"food": 1})
    assert food(state) == 0
    assert wounds(state) == [3, 0]
    three = evening(players=["cook", "carpenter", "explorer"], available={"food": 1})
    assert three.waiting_for() == (0,)
    assert three.legal(0) == ["person 1", "person 2"]
    go(three, "person 2")
    assert wounds(three) == [3, 0, 2]


@rule("CARD-9", "WEATHER-9", "WEATHER-11", "WEATHER-30")
def test_clouds_cost_the_camp_as_ever_but_wound_nobody_outside() -> None:
    state = evening(clouds=("rain", "snow"), available={"wood": 2, "food": 1}, roof=1)
    assert table(state)["available"] == {"wood": 0, "food": 0, "preserved": 0, "fur": 0}
    assert wounds(state) == [3, 2]  # outside; nothing to eat
    state = evening(clouds=("rain",), available={"food": 1})
    assert wounds(state) == [3, 1 + 2]  # a wood is missing, and then the food


@rule("WEATHER-25", "WEATHER-30", "CARD-7")
def test_the_weather_is_not_paid_from_what_is_outside() -> None:
    state = evening(*TWO_ACTIONS, **TOOLS, clouds=("rain",), available={"wood": 1})
    assert wounds(state) == [1, 1 + 2]
    assert table(state)["available"]["wood"] == 0


@rule("CARD-9", "WEATHER-19", "WEATHER-30")
def test_a_storm_that_finds_no_palisade_wounds_only_those_in_the_camp() -> None:
    assert wounds(evening(clouds=("storm",))) == [3, 1]
    assert wounds(evening(clouds=("storm",), palisade=1)) == [3, 0]


@rule("CARD-9", "WEATHER-16", "WEATHER-17", "WEATHER-30")
def test_hungry_animals_wound_only_those_in_the_camp() -> None:
    seen: set[int] = set()
    for seed in range(40):
        state = evening(clouds=("animals",), available={"preserved": 1}, seed=seed)
        outside, camp = wounds(state)
        assert outside == 3
        seen.add(camp)
    assert seen == {0, 1, 2, 3}  # nothing, the palisade, the food that was to be eaten, a fight


@rule("NIGHT-18")
def test_a_camp_without_shelter_wounds_those_who_sleep_there() -> None:
    state = evening(shelter=False)
    go(state, "decline")
    assert wounds(state) == [3, 1]


@rule("CARD-58", "HEAL-5")
def test_a_pot_of_the_camp_heals_only_those_in_the_camp() -> None:
    players = ["cook", {"character": "carpenter", "wounds": 2}]
    state = evening(players=players, built=["pot"], available={"food": 3}, first=1)
    assert table(state)["phase"] == "night"
    reason = state.why_not(0, "use pot")
    assert reason is not None
    assert (reason.code, reason.rule) == ("outside_camp", "CARD-58")
    go(state, "use pot", seat=1)
    assert wounds(state) == [0, 1]
    go(state, "go_on")
    assert wounds(state) == [3, 1]


@rule("CARD-58", "NIGHT-25")
def test_those_in_the_camp_are_asked_about_healing_though_the_first_player_is_outside() -> None:
    players = ["cook", {"character": "carpenter", "wounds": 2}]
    state = evening(players=players, built=["pot"], available={"food": 3}, tile=PLAINS)
    asked = state.waiting_for()
    assert asked == (1,)
    assert state.legal(1)[:2] == ["go_on", "use pot"]
    go(state, "use pot")
    assert wounds(state) == [0, 1]


@rule("CARD-58", "CHAR-14")
def test_the_cook_outside_cannot_take_food_of_the_camp_for_grandmas_recipe() -> None:
    players = [{"character": "cook", "determination": 2, "wounds": 1}, {"character": "carpenter", "wounds": 2}]
    state = evening(players=players, available={"food": 3})
    assert table(state)["phase"] == "night"
    reason = state.why_not(0, "use grandmas_recipe")
    assert reason is not None
    assert (reason.code, reason.rule) == ("outside_camp", "CARD-58")
    assert at(players=players, available={"food": 3}).why_not(0, "use grandmas_recipe") is None


@rule("CARD-59", "RESOLVE-23")
def test_an_item_built_by_the_player_outside_enters_play_in_the_evening() -> None:
    moves = ["0 plan build knife", "0 support 1 lantern", "0 plan explore A1", "0 support 2 map"]
    state = evening(*moves, built=["lantern", "map"], tiles={"B1": 8, "C1": 5})
    now = table(state)
    assert now["phase"] == "night"
    assert now["built"] == ["knife", "map", "lantern"]
    assert now["weapon"] == 1
    assert now["incoming"] == [{"card": "discovery goat", "who": "0"}]


@rule("CARD-7", "RESOLVE-22")
def test_the_gains_of_the_others_go_to_the_camp() -> None:
    moves = ["0 plan explore A1", "0 support 1 pawn", "1 plan gather C1 food", "1 support 2 pawn"]
    state = evening(*moves, tiles={"B1": 8, "C1": 10}, available={})
    assert food(state) == 1 - 1
    assert wounds(state) == [3, 0]


@rule("CARD-7", "CARD-10", "CARD-11")
@pytest.mark.parametrize("card", ["tiger", "puma", "wrong_track", "lost_in_the_thicket", "lost"])
def test_every_card_that_leads_outside_is_the_same_night(card: str) -> None:
    state = evening(card=card, discoveries=["larvae", "goat"])
    assert table(state)["phase"] == "night"
    assert wounds(state) == [3, 0]
    assert food(state) == 5 - 1
    assert table(state)["incoming"] == [{"card": "discovery goat", "who": "0"}]


@rule("CARD-8", "EVENT-16")
@pytest.mark.parametrize(
    ("card", "wood", "tokens", "morale"),
    [
        ("tiger", 0, {"goat": 1}, 0),
        ("puma", 0, {"goat": 1}, 0),
        ("wrong_track", 2, {"goat": 1}, 0),
        ("lost_in_the_thicket", 0, {"goat": 1, "larvae": 1}, 0),
        ("lost", 0, {"goat": 1}, 1),
    ],
)
def test_the_next_morning_comes_before_the_event(card: str, wood: int, tokens: dict[str, int], morale: int) -> None:
    state = evening(card=card, discoveries=["larvae", "goat"], events=["event night_howling"])
    events = go(state, "decline")
    kinds = [event.kind for event in events]
    before_event = events[kinds.index("round_began") : kinds.index("drew")]
    assert sum(gain["amount"] for gain in told(before_event, "gained") if gain["resource"] == "wood") == wood
    assert told(before_event, "morale_is") == ([{"level": 1, "before": 0}] if morale else [])
    assert [found["card"] for found in told(before_event, "found")] == (
        ["discovery larvae"] if "larvae" in tokens else []
    )
    now = table(state)
    assert now["round"] == 2
    assert now["tokens"] == tokens
    assert now["morale"] == morale
    assert [(mark["mark"], mark["at"]) for mark in now["marks"]] == [("beast", "hunt")]


@rule("TOKEN-22", "CARD-11")
@pytest.mark.parametrize(("own", "suffered"), [(2, 1), (1, 2), (0, 4)])
def test_who_sleeps_outside_eats_more_of_their_own_gains_too(own: int, suffered: int) -> None:
    marks = [{"mark": "outside", "at": "seat_1", "from": None}, token("plus_food", "night")]
    future = {"1": {"food": own}}
    state = at(begin="night", shelter=True, available={"food": 2}, marks=marks, future=future, events=[])
    events = go(state, "go_on")
    assert state.position()["players"][1]["wounds"] == suffered
    assert sum(event.values["amount"] for event in events if event.kind == "lost") == 2 + own


@rule("CARD-58", "CHAR-14")
def test_who_will_sleep_outside_can_be_healed_until_the_night() -> None:
    players = [{"character": "cook", "determination": 2}, {"character": "carpenter", "wounds": 5}]
    outside = {"mark": "outside", "at": "seat_1", "from": None}
    fields: dict[str, Any] = {"players": players, "marks": [outside], "available": {"food": 3}}
    assert "use grandmas_recipe" in at(**fields).legal(0)
    assert "use grandmas_recipe" not in at(begin="night", **fields).legal(0)

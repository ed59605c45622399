"""The production phase: what the camp tile gives."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.positions import at, draw_event, go, plain, strike
from tests.rules import rule

PARROT_WOOD = 6
FISH = 3


def mark(kind: str, at: str, card: str | None = None) -> dict[str, Any]:
    return {"mark": kind, "at": at, "from": card}


def produce(*moves: str, tile: int = 8, seed: int = 0, **fields: Any) -> State:
    """The production phase of a scenario without a woodpile, with the camp on a tile, then these answers."""
    fields = {"scenario": 3, "tiles": {"B1": tile}, **fields}
    state = at(begin="production", seed=seed, **fields)
    go(state, "go_on", *moves)
    return state


def stock(state: State) -> dict[str, int]:
    """What lies in Available, without zeros."""
    return {name: amount for name, amount in state.position()["available"].items() if amount}


@rule("PROD-1", "PROD-2", "PROD-3", "PROD-10")
@pytest.mark.parametrize(
    ("tile", "gives"),
    [
        (8, {"wood": 1, "food": 1}),
        (6, {"wood": 1, "food": 1}),
        (10, {"wood": 1, "food": 1}),
        (1, {"wood": 1}),
        (3, {"food": 1}),
        (9, {"food": 1}),
    ],
)
def test_each_source_of_the_camp_tile_gives_a_cube(tile: int, gives: dict[str, int]) -> None:
    assert stock(produce(tile=tile)) == gives


@rule("PROD-1")
@pytest.mark.parametrize("number", [1, 2, 8])
def test_every_round_has_it_the_first_too(number: int) -> None:
    state = at(begin="round", round=number, scenario=3, events=[])
    go(state, "go_on")
    assert stock(state) == {"wood": 1, "food": 1}


@rule("PROD-3")
@pytest.mark.parametrize(("event", "covered"), [("otters", "C1"), ("predator_is_near", "A1")])
def test_only_a_card_that_names_birds_or_fish_tells_them_apart(event: str, covered: str) -> None:
    assert stock(produce(tile=9)) == stock(produce(tile=FISH)) == {"food": 1}
    state = draw_event(event, tiles={"B1": 1, "A1": 9, "C1": FISH})
    assert mark("exhausted", covered, f"event {event}") in state.position()["marks"]
    assert [found["at"] for found in state.position()["marks"] if found["mark"] == "exhausted"] == [covered]


@rule("PROD-4")
def test_what_is_produced_can_be_used_in_planning() -> None:
    state = produce()
    assert state.view(0)["asking"]["kind"] == "plan"
    assert state.position()["future"] == {}
    go(state, "plan build weapon", seat=0)
    assert state.position()["reserved"]["wood"] == 1


@rule("PROD-5")
def test_no_other_tile_produces() -> None:
    assert stock(produce(tiles={"B1": 1, "A1": 6, "B2": 10, "C1": 9})) == {"wood": 1}


@rule("PROD-5", "PROD-12")
@pytest.mark.parametrize(("answer", "gives"), [("source A1 1", {"wood": 1, "food": 1}), ("source A1 2", {"wood": 2})])
def test_the_shortcut_gives_a_cube_of_the_source_that_is_chosen(answer: str, gives: dict[str, int]) -> None:
    fields: dict[str, Any] = {
        "tiles": {"B1": 1, "A1": PARROT_WOOD},
        "built": ["shortcut"],
        "marks": [mark("shortcut", "A1", "invention shortcut")],
        "first": 1,
    }
    state = produce(**fields)
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["source A1 1", "source A1 2"]
    go(state, answer)
    assert stock(state) == gives


@rule("PROD-12")
def test_an_exhausted_source_at_the_shortcut_gives_only_what_a_token_gives() -> None:
    shortcut = mark("shortcut", "A1", "invention shortcut")
    bird = mark("exhausted", "A1", "event poisoning")
    built = ["shortcut"]
    state = produce(tiles={"B1": 1, "A1": PARROT_WOOD}, built=built, marks=[shortcut, bird])
    assert stock(state) == {"wood": 2}
    empty = produce(tiles={"B1": 1, "A1": 9}, built=built, marks=[shortcut, bird])
    assert stock(empty) == {"wood": 1}
    token = mark("plus_food", "A1", "adventure nestlings")
    state = produce(tiles={"B1": 1, "A1": 9}, built=built, marks=[shortcut, bird, token])
    assert stock(state) == {"wood": 1, "food": 1}


@rule("PROD-6")
@pytest.mark.parametrize(
    ("kinds", "gives"),
    [
        (["plus_food"], {"wood": 1, "food": 2}),
        (["plus_wood"], {"wood": 2, "food": 1}),
        (["plus_food", "plus_wood"], {"wood": 2, "food": 2}),
    ],
)
def test_a_token_on_the_camp_tile_gives_a_cube_more(kinds: list[str], gives: dict[str, int]) -> None:
    assert stock(produce(marks=[mark(kind, "B1", "invention snare") for kind in kinds])) == gives
    assert stock(produce(marks=[mark(kind, "A1") for kind in kinds], tiles={"B1": 8, "A1": 6})) == {
        "wood": 1,
        "food": 1,
    }


@rule("PROD-7")
def test_an_exhausted_source_gives_nothing_but_its_token_still_a_cube() -> None:
    wood = mark("exhausted", "B1", "event poisoning")
    food = mark("exhausted_second", "B1", "event poisoning")
    assert stock(produce(marks=[wood])) == {"food": 1}
    assert stock(produce(marks=[wood, food])) == {}
    assert stock(produce(marks=[wood, mark("plus_wood", "B1", "scenario castaways")])) == {"wood": 1, "food": 1}


# -- the Pit ------------------------------------------------------------------------------------------------


@rule("PROD-8", "ITEM-20")
@pytest.mark.parametrize(("errata", "more"), [("rulebook", 1), ("printed", 2)])
def test_the_pit_gives_food_on_four_faces_of_the_die_and_wounds_nobody(errata: str, more: int) -> None:
    food = []
    for seed in range(60):
        state = produce(built=["pit"], errata=errata, seed=seed)
        food.append(stock(state)["food"])
        assert stock(state)["wood"] == 1
        assert [player["wounds"] for player in state.position()["players"]] == [0, 0]
    assert set(food) == {1, 1 + more}
    assert 30 < food.count(1 + more) < 50


@rule("PROD-8", "CHAR-37")
def test_the_die_of_the_pit_can_be_rolled_again_with_craftsmanship() -> None:
    players = ["cook", {"character": "carpenter", "determination": 2}]
    for seed in range(20):
        state = produce(players=players, built=["pit"], seed=seed)
        assert state.legal(1)[:2] == ["go_on", "use craftsmanship wound"]
        if state.position()["dice"] == []:
            break
    events = go(state, "use craftsmanship wound", seat=1)
    rolled = next(event.values["dice"] for event in events if event.kind == "rerolled")
    assert state.position()["players"][1]["determination"] == 0
    assert stock(state)["food"] == (2 if rolled == ["wound"] else 1)


# -- what changes it ----------------------------------------------------------------------------------------


@rule("PROD-9")
@pytest.mark.parametrize(
    ("kinds", "gives"),
    [
        (["no_food"], {"wood": 2}),
        (["no_wood"], {"food": 2}),
        (["wood_more"], {"wood": 3, "food": 2}),
        (["food_less"], {"wood": 2, "food": 1}),
        (["wood_more", "no_food"], {"wood": 3}),
        (["wood_more", "no_wood"], {"wood": 1, "food": 2}),
        (["food_less", "no_food"], {"wood": 2}),
    ],
)
def test_effects_change_the_whole_of_what_is_produced(kinds: list[str], gives: dict[str, int]) -> None:
    tokens = [mark("plus_food", "B1", "invention snare"), mark("plus_wood", "B1", "scenario castaways")]
    state = produce(marks=[*tokens, *(mark(kind, "production", "event flood") for kind in kinds)])
    assert stock(state) == gives
    assert state.position()["marks"] == [{**token} for token in tokens]


@rule("PROD-9", "PROD-13")
@pytest.mark.parametrize(
    ("kinds", "gives"),
    [
        (["half", "wood_more", "no_food"], {"wood": 1}),
        (["half", "food_less"], {}),
        (["half", "wood_more", "no_wood", "no_food"], {}),
    ],
)
def test_first_nothing_of_a_kind_then_more_then_less_and_halving_last(kinds: list[str], gives: dict[str, int]) -> None:
    assert stock(produce(marks=[mark(kind, "production", "event raging_river") for kind in kinds])) == gives


@rule("PROD-9")
def test_less_food_than_none_is_none() -> None:
    assert stock(produce(tile=1, marks=[mark("food_less", "production")])) == {"wood": 1}
    assert stock(produce(tile=1, marks=[mark("food_less", "production")], available={"food": 3}))["food"] == 3


@rule("PROD-9")
def test_no_food_means_none_from_the_pit_and_the_shortcut_either() -> None:
    for seed in range(12):
        marks = [mark("no_food", "production", "event drought"), mark("shortcut", "A1", "invention shortcut")]
        fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": FISH}, "built": ["pit", "shortcut"], "marks": marks}
        assert stock(produce(seed=seed, **fields)) == {"wood": 1}


@rule("PROD-9")
def test_an_event_changes_the_production_of_its_round() -> None:
    state = draw_event("fire")
    assert mark("no_wood", "production", "event fire") in state.position()["marks"]
    state = at(begin="round", round=2, events=["event fire"], scenario=3, palisade=1)
    go(state, "go_on")
    assert stock(state) == {"food": 1}


@rule("PROD-11")
def test_what_is_produced_rots() -> None:
    state = produce(shelter=True, marks=[mark("plus_food", "B1", "invention snare")], players=["cook"])
    assert state.position()["available"] == {"wood": 1, "food": 2, "preserved": 0, "fur": 0}
    events = go(state, "confirm")
    assert ("rotted", {"food": 1}) in [(event.kind, plain(event)) for event in events]


@rule("PROD-13")
@pytest.mark.parametrize(("answer", "gives"), [("resource wood", {"wood": 1}), ("resource food", {"food": 1})])
def test_half_of_a_wood_and_a_food_is_a_cube_of_choice(answer: str, gives: dict[str, int]) -> None:
    state = produce(marks=[mark("half", "production", "event raging_river")], first=1)
    assert (state.waiting_for(), state.legal(1)) == ((1,), ["resource wood", "resource food"])
    go(state, answer)
    assert stock(state) == gives


@rule("PROD-13")
def test_half_of_five_cubes_is_two() -> None:
    tokens = [mark("plus_food", "B1", "invention snare"), mark("plus_wood", "B1", "scenario castaways")]
    half = mark("half", "production", "event raging_river")
    shortcut = mark("shortcut", "A1", "invention shortcut")
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": FISH}, "built": ["shortcut"], "marks": [*tokens, shortcut, half]}
    state = produce("resource food", "resource food", **fields)
    assert stock(state) == {"food": 2}
    assert stock(produce(tile=1, marks=[half])) == {}


@rule("PROD-14")
def test_a_skipped_production_gives_nothing_at_all() -> None:
    marks = [
        mark("skip", "production", "event flood"),
        mark("plus_food", "B1", "invention snare"),
        mark("shortcut", "A1", "invention shortcut"),
    ]
    for seed in range(8):
        fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": FISH}, "built": ["pit", "shortcut"], "marks": marks}
        state = produce(seed=seed, **fields)
        assert stock(state) == {}
        assert state.view(0)["asking"]["kind"] == "plan"
        assert marks[0] not in state.position()["marks"]


@rule("PROD-14")
def test_a_threat_that_strikes_skips_it() -> None:
    state = strike("raging_river")
    assert [found["mark"] for found in state.position()["marks"]] == ["skip"]


@rule("ITEM-1", "PROD-5")
def test_a_shortcut_out_of_reach_gives_nothing() -> None:
    shortcut = {"mark": "shortcut", "at": "A1", "from": "invention shortcut"}
    fields: dict[str, Any] = {"round": 2, "begin": "production", "built": ["shortcut"], "tiles": {"B1": 8, "A1": 1}}
    state = at(**fields, marks=[shortcut])
    go(state, "go_on")
    assert sum(state.position()["available"].values()) == 3
    state = at(**fields, marks=[shortcut, {"mark": "items_off", "at": "round", "from": "event cataclysm"}])
    go(state, "go_on")
    assert sum(state.position()["available"].values()) == 2

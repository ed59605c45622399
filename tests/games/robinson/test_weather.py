"""Robinson Crusoe: the weather phase."""

from collections.abc import Sequence
from typing import Any

import pytest

from islario.core.events import Event
from islario.core.state import State
from islario.games.robinson.components import WEATHER_DIE, WEATHER_FACES
from tests.games.robinson.helpers.facts import refusal_code, wounds
from tests.games.robinson.helpers.positions import go, stage, strike, table
from tests.rules import rule

FACES = {"fight": 4, "palisade": 5, "food": 6, "blank": 7}


def told(
    rain: int = 0, winter: int = 0, animals: Sequence[str] = (), waiting: Sequence[str] = (), **fields: Any
) -> tuple[State, list[Event]]:
    """The weather phase of round 1, with these clouds and animals rolled and these tokens, up to its first question."""
    clouds = rain | winter << 4 | len(animals) << 8
    for place, face in enumerate(animals):
        clouds |= FACES[face] << (12 + 3 * place)
    marks = [*fields.pop("marks", []), *({"mark": token, "at": "weather"} for token in waiting)]
    state = stage({"step": "weather_phase"}, phase="weather", clouds=clouds, marks=marks, **fields)
    return state, go(state, "go_on")


def weather(**fields: Any) -> State:
    return told(**fields)[0]


def goods(state: State) -> tuple[int, int]:
    """Wood and food in Available."""
    return table(state)["available"]["wood"], table(state)["available"]["food"]


def dice(scenario: int, number: int, seed: int = 0, **fields: Any) -> list[tuple[str, str]]:
    """The weather dice that are rolled in a round, with their faces."""
    rich = {"roof": 9, "palisade": 9, "weapon": 9, "available": {"wood": 30, "food": 30}}
    fields = {**rich, "scenario": scenario, "round": number, "seed": seed, **fields}
    state = stage({"step": "weather_phase"}, phase="weather", **fields)
    return [(e.values["die"], e.values["face"]) for e in go(state, "go_on") if e.kind == "weather_rolled"]


def names(scenario: int, number: int, **fields: Any) -> list[str]:
    return [die for die, _ in dice(scenario, number, **fields)]


# -- dice and tokens ------------------------------------------------------------------------------------------


@rule("WEATHER-1", "WEATHER-2")
@pytest.mark.parametrize("number", range(1, 13))
def test_castaways_roll_the_dice_of_the_schedule_each_once(number: int) -> None:
    expected = [] if number <= 3 else ["rain"] if number <= 6 else ["rain", "winter", "animals"]
    assert names(1, number) == expected


SCHEDULES = [
    (2, [[], [], [], [], [], ["winter"], ["winter"], ["winter"], ["winter"], ["winter"]]),
    (3, [[], [], [], [], ["animals"], ["animals"], ["animals"], ["animals"]]),
    (4, [[], [], [], ["rain"], ["rain"], ["rain"], ["rain"], ["rain"]]),
    (5, [[]] * 9),
    (6, [[], [], ["rain"], ["rain"], ["winter"], ["winter"], *[[die, "animals"] for die in "rrwwrr"]]),
]


@rule("WEATHER-1", "WEATHER-28")
@pytest.mark.parametrize(("scenario", "schedule"), SCHEDULES)
def test_every_scenario_has_its_schedule_of_weather_dice(scenario: int, schedule: list[list[str]]) -> None:
    letters = {"r": "rain", "w": "winter"}
    for number, expected in enumerate(schedule, 1):
        assert names(scenario, number) == [letters.get(die, die) for die in expected]


@rule("WEATHER-5", "WEATHER-6")
def test_faces_of_the_weather_dice() -> None:
    faces = [[WEATHER_FACES[face] for face in WEATHER_DIE[6 * die : 6 * die + 6]] for die in range(3)]
    assert sorted(faces[0]) == ["rain_1", "rain_1", "rain_1", "rain_2", "rain_2", "snow_1"]
    assert sorted(faces[1]) == ["rain_2", "rain_2", "snow_1", "snow_1", "snow_2", "snow_2"]
    assert sorted(faces[2]) == ["blank", "blank", "fight", "food", "palisade", "palisade"]
    rolled: dict[str, set[str]] = {}
    for seed in range(60):
        for die, face in dice(1, 7, seed):
            rolled.setdefault(die, set()).add(face)
    assert rolled == {"rain": set(faces[0]), "winter": set(faces[1]), "animals": set(faces[2])}


@rule("WEATHER-3", "WEATHER-4")
@pytest.mark.parametrize(("token", "left"), [("rain", (2, 2)), ("snow", (1, 2))])
def test_a_cloud_token_counts_also_in_a_round_without_dice(token: str, left: tuple[int, int]) -> None:
    state = weather(waiting=[token], available={"wood": 3, "food": 3})
    assert goods(state) == left
    assert wounds(state) == [0, 0]


@rule("WEATHER-4")
def test_cloud_tokens_add_to_the_dice() -> None:
    state, events = told(rain=1, winter=1, waiting=["rain", "snow"], roof=4, available={"wood": 5, "food": 1})
    assert [e.values for e in events if e.kind == "clouds"] == [{"rain": 2, "snow": 2, "roof": 4}]
    assert goods(state) == (3, 1)


@rule("WEATHER-20")
def test_all_weather_tokens_are_discarded_at_the_end_of_the_phase() -> None:
    state = weather(
        waiting=["rain", "snow", "storm", "animals"], palisade=9, available={"wood": 9, "food": 9}, weapon=3
    )
    assert table(state)["marks"] == []
    assert table(state)["clouds"] == 0


# -- clouds ---------------------------------------------------------------------------------------------------


@rule("WEATHER-8")
def test_each_winter_cloud_costs_a_wood_whatever_the_roof() -> None:
    assert goods(weather(winter=2, roof=9, available={"wood": 5, "food": 5})) == (3, 5)


@rule("WEATHER-9", "WEATHER-26")
def test_each_cloud_above_the_roof_costs_a_food_and_a_wood() -> None:
    state = weather(rain=2, winter=1, roof=1, available={"wood": 5, "food": 5})
    assert goods(state) == (2, 3)
    assert wounds(state) == [0, 0]
    assert table(state)["roof"] == 1


@rule("WEATHER-10", "WEATHER-13")
@pytest.mark.parametrize("roof", [2, 3])
def test_a_roof_as_high_as_the_clouds_keeps_rain_away_and_rain_never_costs_the_wood_of_winter(roof: int) -> None:
    assert goods(weather(rain=1, waiting=["rain"], roof=roof, available={"wood": 3, "food": 3})) == (3, 3)


@rule("WEATHER-11", "DEMAND-4", "DEMAND-7", "DEMAND-17")
def test_each_missing_cube_of_either_step_is_a_wound_for_every_player() -> None:
    state = weather(winter=2, roof=1, players=["cook", "carpenter", "soldier"], available={"wood": 1, "food": 0})
    # winter: one of two wood; one cloud above the roof: no food, no wood
    assert wounds(state) == [3, 3, 3]
    assert goods(state) == (0, 0)


@rule("WEATHER-12", "WEATHER-13")
def test_the_example_of_two_rain_a_winter_token_and_a_roof_of_one() -> None:
    state, events = told(rain=2, waiting=["snow"], roof=1, available={"wood": 3, "food": 1})
    lost = [(e.values["resource"], e.values["amount"]) for e in events if e.kind == "lost"]
    assert lost == [("wood", 1), ("food", 1), ("wood", 2)]
    assert wounds(state) == [1, 1]
    assert goods(state) == (0, 0)
    assert table(state)["marks"] == []


@rule("WEATHER-7", "WEATHER-27")
def test_a_furnace_may_ignore_a_winter_cloud_in_both_steps() -> None:
    state = weather(winter=1, built=["furnace"], available={"wood": 4, "food": 4})
    assert state.legal(0) == ["go_on", "use furnace"]
    ignoring = state.clone()
    go(ignoring, "use furnace")
    assert goods(ignoring) == (4, 4)
    go(state, "go_on")
    assert goods(state) == (2, 3)


@rule("WEATHER-7", "WEATHER-27")
@pytest.mark.parametrize(("scenario", "token"), [(1, "large_leaves"), (4, "scenario_bands")])
def test_tokens_may_ignore_a_rain_cloud(scenario: int, token: str) -> None:
    state = weather(rain=2, roof=1, available={"wood": 1, "food": 1}, scenario=scenario, tokens={token: 1})
    assert f"use token_{token}" in state.legal(0)
    go(state, f"use token_{token}")
    assert goods(state) == (1, 1)
    assert table(state)["tokens"] == {}


@rule("WEATHER-7", "WEATHER-27")
def test_blankets_may_ignore_winter_clouds() -> None:
    state = weather(winter=2, treasures={"blankets": 3}, available={"wood": 4, "food": 4})
    go(state, "use treasure_blankets", "use treasure_blankets")
    assert goods(state) == (4, 4)
    assert table(state)["treasures"] == {"blankets": 1}


@rule("WEATHER-7", "WEATHER-27")
def test_old_clothes_turn_a_winter_cloud_into_rain_that_costs_no_wood_under_a_roof() -> None:
    state = weather(winter=1, roof=1, treasures={"old_clothes": 1}, available={"wood": 1, "food": 1})
    go(state, "use treasure_old_clothes")
    assert goods(state) == (1, 1)
    bare = weather(winter=1, roof=0, treasures={"old_clothes": 1}, available={"wood": 2, "food": 2})
    go(bare, "use treasure_old_clothes")
    assert goods(bare) == (1, 1)


@rule("WEATHER-7")
def test_nobody_is_asked_about_clouds_that_cost_nothing() -> None:
    state, events = told(rain=1, roof=1, waiting=[], built=["furnace"], available={"wood": 1, "food": 1})
    assert "phase_began" in [e.kind for e in events]
    assert "use furnace" not in state.legal(0)
    assert goods(state) == (1, 1)


@rule("WEATHER-23", "NIGHT-4")
@pytest.mark.parametrize(("first", "left"), [("food", (0, 2)), ("preserved", (2, 0))])
def test_the_group_chooses_which_food_the_weather_takes_perishable_first_unless_they_say_otherwise(
    first: str, left: tuple[int, int]
) -> None:
    state = weather(rain=2, spend_first=first, available={"wood": 2, "food": 2, "preserved": 2})
    assert (table(state)["available"]["food"], table(state)["available"]["preserved"]) == left


# -- hungry animals, storm ------------------------------------------------------------------------------------


@rule("WEATHER-14")
def test_hungry_animals_take_a_food() -> None:
    state = weather(animals=["food"], available={"food": 2})
    assert goods(state) == (0, 1)
    assert wounds(state) == [0, 0]


@rule("WEATHER-15")
def test_hungry_animals_break_the_palisade() -> None:
    state = weather(animals=["palisade"], palisade=2)
    assert table(state)["palisade"] == 1
    assert wounds(state) == [0, 0]


@rule("WEATHER-16", "WEATHER-26", "DEMAND-4")
@pytest.mark.parametrize(("weapon", "wound"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_a_beast_of_strength_three_wounds_every_player_for_missing_weapons_and_nothing_else(
    weapon: int, wound: int
) -> None:
    state = weather(animals=["fight"], weapon=weapon, palisade=1, available={"food": 1})
    assert wounds(state) == [wound, wound]
    after = table(state)
    assert (after["weapon"], after["palisade"]) == (weapon, 1)
    assert after["available"] == {"wood": 0, "food": 1, "preserved": 0, "fur": 0}


@rule("WEATHER-6")
def test_a_blank_face_of_the_animals_does_nothing() -> None:
    state = weather(animals=["blank"], palisade=1, available={"food": 1})
    assert (wounds(state), goods(state), table(state)["palisade"]) == ([0, 0], (0, 1), 1)


@rule("WEATHER-17", "DEMAND-4", "DEMAND-5")
@pytest.mark.parametrize("face", ["food", "palisade"])
def test_animals_that_find_nothing_wound_every_player(face: str) -> None:
    assert wounds(weather(animals=[face], players=["cook", "carpenter", "explorer"])) == [1, 1, 1]


@rule("WEATHER-18")
def test_the_animals_die_of_schedule_and_card_is_rolled_once() -> None:
    marks = [{"mark": "animals", "at": "weather", "from": "event predators_in_the_vicinity"}]
    assert names(1, 7, marks=marks) == ["rain", "winter", "animals"]
    assert names(1, 2, marks=marks) == ["animals"]


@rule("WEATHER-29", "DEMAND-11")
def test_the_animals_die_of_two_cards_is_rolled_once() -> None:
    first = {"mark": "animals", "at": "weather", "from": "event predators_in_the_vicinity"}
    state = strike("fight_in_the_dark", marks=[first])
    assert table(state)["marks"] == [first]
    assert wounds(state) == [0, 0]
    assert names(1, 2, marks=table(state)["marks"]) == ["animals"]


@rule("WEATHER-22", "CHAR-27", "CARD-43")
def test_the_pistol_helps_against_hungry_animals_and_frenzy_does_not() -> None:
    players = [{"character": "soldier", "determination": 9}, "cook"]
    state = weather(animals=["fight"], players=players, items={"pistol": 1})
    assert "use pistol" in state.legal(0)
    assert refusal_code(state, 0, "use frenzy") == "own_fight_only"
    go(state, "use pistol", "go_on")
    assert wounds(state) == [0, 0]
    assert (table(state)["weapon"], table(state)["temporary"]) == (0, 0)


@rule("WEATHER-19", "DEMAND-5")
@pytest.mark.parametrize(("palisade", "left", "wound"), [(2, 1, 0), (0, 0, 1)])
def test_a_storm_lowers_the_palisade_or_wounds_every_player(palisade: int, left: int, wound: int) -> None:
    state = weather(waiting=["storm"], palisade=palisade)
    assert table(state)["palisade"] == left
    assert wounds(state) == [wound, wound]


@rule("WEATHER-19", "WEATHER-21")
def test_winter_then_clouds_then_animals_then_the_storm() -> None:
    _, events = told(
        winter=1, animals=["food"], waiting=["storm"], palisade=1, available={"wood": 9, "food": 9}
    )  # fmt: skip
    happened = [e.values.get("resource") or e.values["what"] for e in events if e.kind in ("lost", "level_is")]
    assert happened == ["wood", "food", "wood", "food", "palisade"]


@rule("WEATHER-19", "WEATHER-21")
def test_the_storm_finds_what_the_animals_left_of_the_palisade() -> None:
    state = weather(animals=["palisade"], waiting=["storm"], palisade=1)
    assert table(state)["palisade"] == 0
    assert wounds(state) == [1, 1]


# -- who is hit -----------------------------------------------------------------------------------------------


@rule("WEATHER-24", "DEMAND-13")
def test_friday_is_never_wounded_by_the_weather() -> None:
    state = weather(winter=2, animals=["fight"], waiting=["storm"], friday={"wounds": 1})
    assert table(state)["friday"]["wounds"] == 1
    assert wounds(state) == [10, 10]


@rule("WEATHER-25", "WEATHER-30", "CARD-9", "CARD-8")
def test_who_is_outside_takes_no_wound_and_keeps_his_cubes_while_the_group_pays_the_same() -> None:
    outside = {"mark": "outside", "at": "seat_1", "from": "adventure lost"}
    state = weather(
        rain=1, winter=1, animals=["food"], waiting=["storm"], marks=[outside],
        available={"wood": 3, "food": 1}, future={"1": {"wood": 3, "food": 3}},
    )  # fmt: skip
    # two food and a palisade level are missing
    assert wounds(state) == [3, 0]
    assert goods(state) == (0, 0)
    assert table(state)["future"] == {"1": {"wood": 3, "food": 3, "preserved": 0, "fur": 0}}

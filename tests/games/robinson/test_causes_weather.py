"""Weather says why it takes: which die or token brought it, and what was missing."""

import random
from collections import Counter
from typing import Any

import pytest

from islario.core.events import Event
from islario.core.rng import Rng
from islario.players import Bot
from tests.games.robinson.helpers.causes import (
    WEATHER_STEP,
    happened,
    sky,
    token,
    why,
    whys,
)
from tests.games.robinson.helpers.positions import GAME, at, go, stage
from tests.games.robinson.helpers.scenario_moments import kinds
from tests.rules import rule


@rule("WEATHER-8", "WEATHER-11")
def test_wood_for_winter_clouds_names_the_die_and_what_was_missing() -> None:
    events = sky(snow=2, scenario=2, round=6, available={"wood": 1}, roof=3, shelter=True)
    (lost,) = kinds(events, "lost")
    assert (lost["resource"], lost["amount"], lost["missing"]) == ("wood", 1, 1)
    assert (*why(lost), lost["sources"]) == ("snow", "WEATHER-8", ["winter_die"])
    for wounded in kinds(events, "wounded"):
        assert (*why(wounded), wounded["lacking"], wounded["sources"]) == ("snow", "WEATHER-8", "wood", ["winter_die"])
    assert [wounded["wounds"] for wounded in kinds(events, "wounded")] == [1, 1]


@rule("WEATHER-4", "WEATHER-9")
@pytest.mark.parametrize(
    ("fields", "sources"),
    [
        ({"rain": 2, "round": 4}, ["rain_die"]),
        ({"marks": [token("rain", "weather")]}, ["rain_token"]),
        ({"marks": [token("snow", "weather")]}, ["snow_token"]),
        ({"rain": 1, "round": 4, "marks": [token("snow", "weather")]}, ["rain_die", "snow_token"]),
        ({"rain": 1, "snow": 2, "round": 7}, ["rain_die", "winter_die"]),
        ({"rain": 2, "scenario": 2, "round": 6}, ["winter_die"]),
    ],
)
def test_clouds_above_the_roof_name_the_dice_and_tokens_that_brought_them(
    fields: dict[str, Any], sources: list[str]
) -> None:
    events = sky(**{"available": {"wood": 9, "food": 9}, **fields})
    over = [lost for lost in kinds(events, "lost") if lost["cause"] == "clouds"]
    assert [lost["resource"] for lost in over] == ["food", "wood"]
    assert [lost["sources"] for lost in over] == [sources, sources]
    assert set(whys(events, "lost")) <= {("clouds", "WEATHER-9"), ("snow", "WEATHER-8")}


@rule("WEATHER-5")
def test_of_two_dice_the_winter_clouds_name_the_one_that_can_have_shown_them() -> None:
    for rain, snow, dice in [
        (1, 2, ["winter_die"]),
        (2, 1, ["rain_die", "winter_die"]),
        (0, 2, ["rain_die", "winter_die"]),
    ]:
        events = sky(rain=rain, snow=snow, round=7, available={"wood": 9, "food": 9})
        assert kinds(events, "lost")[0]["sources"] == dice


class Sky:
    """What brought clouds, as the events of a game tell it one by one."""

    def __init__(self, *tokens: str) -> None:
        self.brought = {f"{kind}_token": kind for kind in tokens}
        self.named = 0

    def watch(self, events: list[Event]) -> None:
        for event in events:
            values = event.values
            if event.kind == "weather_rolled" and values["die"] != "animals":
                self.brought[f"{values['die']}_die"] = values["face"].split("_")[0]
            elif event.kind in ("mark_put", "mark_gone") and values["place"] == "weather":
                self.brought.pop(f"{values['mark']}_token", None)
                if event.kind == "mark_put":
                    self.brought[f"{values['mark']}_token"] = values["mark"]
            elif event.kind == "phase_began" and values["phase"] == "night":
                self.brought = {name: kind for name, kind in self.brought.items() if name.endswith("token")}
            elif values.get("cause") in ("snow", "clouds"):
                wanted = {"snow"} if values["cause"] == "snow" else {"snow", "rain"}
                assert values["sources"], event
                assert {self.brought.get(name) for name in values["sources"]} <= wanted, (event, self.brought)
                self.named += 1


@rule("WEATHER-5", "WEATHER-7", "WEATHER-27")
def test_clouds_that_were_ignored_or_turned_never_name_a_die_that_brought_none() -> None:
    named, used = 0, Counter[str]()
    for seed in range(150):
        lying = [kind for bit, kind in enumerate(("rain", "snow")) if seed >> bit & 1]
        state = at(
            players=[{"character": "cook", "determination": 9}, "carpenter"],
            round=7,
            begin="weather",
            seed=seed,
            marks=[token(kind, "weather") for kind in lying],
            available={"wood": 9, "food": 9},
            built=["furnace"],
            tokens={"large_leaves": 1},
            treasures={"old_clothes": 1},
            events=[],
        )
        sky, chance = Sky(*lying), random.Random(seed)
        for _ in range(9):
            if state.view(None)["phase"] == "night":
                break
            seat = state.waiting_for()[0]
            uses = [action for action in state.legal(seat) if action.split(" ")[0] in ("use", "option")]
            enough = "go_on" in state.legal(seat) and chance.random() < 0.5
            action = chance.choice(state.legal(seat) if enough or not uses else uses)
            used[" ".join(action.split(" ")[:2])] += 1
            sky.watch(state.play(seat, action))
        named += sky.named
    assert named > 100
    assert {"use hooch", "use furnace", "option 1", "option 2"} <= set(used)


@rule("WEATHER-5", "WEATHER-8", "WEATHER-9")
def test_in_whole_games_clouds_name_what_brought_them() -> None:
    named = 0
    for seed in range(3):
        state, bot = GAME.new(players=2, scenario=(1, 2, 6)[seed], seed=seed), Bot("steady", GAME, Rng(seed))
        sky = Sky()
        while state.waiting_for():
            asked = [(seat, bot.decide(state.view(seat))) for seat in state.waiting_for()]
            seat, action = next((seat, action) for seat, action in asked if action is not None)
            sky.watch(state.play(seat, action))
        named += sky.named
    assert named >= 10


def test_a_winter_token_that_was_turned_into_rain_is_still_named() -> None:
    state = stage(WEATHER_STEP, phase="weather", round=2, marks=[token("snow", "weather")], available={"food": 3},
                  players=[{"character": "cook", "determination": 9}, "carpenter"])  # fmt: skip
    happened(state)
    events = go(state, "use hooch")  # there is no rain to ignore
    assert [lost["sources"] for lost in kinds(events, "lost") if lost["cause"] == "clouds"] == [["snow_token"]] * 2


@rule("WEATHER-14", "WEATHER-15", "WEATHER-16", "WEATHER-17")
@pytest.mark.parametrize(
    ("face", "lacking", "id"),
    [("food", "food", "WEATHER-14"), ("palisade", "palisade", "WEATHER-15"), ("fight", "strength", "WEATHER-16")],
)
def test_the_animals_die_is_named_by_what_it_takes_and_by_the_wounds_for_what_was_missing(
    face: str, lacking: str, id: str
) -> None:
    events = sky(animals=face, scenario=3, round=5, rain=0)
    assert {why(wounded) for wounded in kinds(events, "wounded")} == {("animals_die", id)}
    assert {wounded["lacking"] for wounded in kinds(events, "wounded")} == {lacking}
    rich = sky(animals=face, scenario=3, round=5, available={"food": 2}, palisade=2, shelter=True, weapon=3)
    assert kinds(rich, "wounded") == []
    paid = whys(rich, "lost") + whys(rich, "level_is")
    assert paid == ([] if face == "fight" else [("animals_die", id)])


@rule("WEATHER-9", "WEATHER-14")
def test_clouds_and_animals_of_one_phase_are_told_apart() -> None:
    events = sky(rain=1, animals="food", round=7)
    wanted = [(wounded["who"], wounded["cause"], wounded["lacking"]) for wounded in kinds(events, "wounded")]
    assert wanted == [
        (who, cause, what)
        for cause, what in (("clouds", "food"), ("clouds", "wood"), ("animals_die", "food"))
        for who in (0, 1)
    ]


@rule("WEATHER-19", "WEATHER-20")
def test_the_storm_token_is_named_and_goes() -> None:
    marks = [token("storm", "weather")]
    events = sky(marks=marks, palisade=1, shelter=True)
    assert whys(events, "level_is") == [("storm_token", "WEATHER-19")]
    (gone,) = kinds(events, "mark_gone")
    assert (gone["mark"], gone["place"], gone["card"]) == ("storm", "weather", "event storm_a")
    assert why(gone) == ("weather_over", "WEATHER-20")
    bare = kinds(sky(marks=marks), "wounded")
    assert {(*why(wounded), wounded["lacking"]) for wounded in bare} == {("storm_token", "WEATHER-19", "palisade")}

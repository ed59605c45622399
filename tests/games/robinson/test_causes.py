"""Every loss and every wound says why: which die or token, which card, which rule, and what was missing."""

import random
from collections import Counter
from typing import Any

import pytest

from islario.core.events import Event
from islario.core.rng import Rng
from islario.core.state import State
from islario.games.robinson.causes import CAUSES, SOURCES
from islario.players import Bot
from islario.words import LANGUAGES, Words
from tests.games.robinson.helpers.positions import GAME, at, go, number, stage
from tests.games.robinson.helpers.scenario_moments import kinds, noted
from tests.rules import rule

WEATHER_STEP = {"step": "weather_phase"}
ANIMALS = {"fight": 4, "palisade": 5, "food": 6}
"""The faces of the animals die."""


def happened(state: State) -> list[Event]:
    """What happens up to the first question."""
    return go(state, "go_on")


def why(event: dict[str, Any]) -> tuple[str, str]:
    return event["cause"], event["rule"]


def whys(events: list[Event], kind: str) -> list[tuple[str, str]]:
    return [why(values) for values in kinds(events, kind)]


def sky(rain: int = 0, snow: int = 0, animals: str | None = None, **fields: Any) -> list[Event]:
    """A weather phase with these clouds and animals on the dice."""
    clouds = rain + 16 * snow + ((1 << 8) + (ANIMALS[animals] << 12) if animals else 0)
    return happened(stage(WEATHER_STEP, **{"phase": "weather", "round": 2, "clouds": clouds, **fields}))


def token(mark: str, place: str, card: str = "event storm_a", **more: Any) -> dict[str, Any]:
    return {"mark": mark, "at": place, "from": card, **more}


# -- weather ---------------------------------------------------------------------------------------------------


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


# -- night -----------------------------------------------------------------------------------------------------


def sleep(**fields: Any) -> list[Event]:
    """A night and the morning after it; where somebody has to go hungry it is the first who can."""
    state = at(**{"round": 2, "begin": "night", "shelter": True, "events": [], **fields})
    events = happened(state)
    while state.waiting_for() == (0,) and state.legal(0)[0].startswith("person "):
        events += go(state, state.legal(0)[0])
    return events


@rule("NIGHT-1", "NIGHT-5")
def test_who_goes_hungry_is_told_so() -> None:
    events = sleep()
    (meal,) = [lost for lost in kinds(events, "lost") if lost["cause"] == "meal"]
    assert (meal["amount"], meal["missing"], meal["rule"]) == (0, 2, "NIGHT-1")
    assert [(wounded["wounds"], *why(wounded), wounded["lacking"]) for wounded in kinds(events, "wounded")] == [
        (2, "hunger", "NIGHT-5", "food")
    ] * 2


@rule("NIGHT-18")
def test_a_night_without_shelter_is_told() -> None:
    assert set(whys(sleep(shelter=False, available={"food": 2}), "wounded")) == {("no_shelter", "NIGHT-18")}


@rule("NIGHT-20", "NIGHT-22")
def test_food_that_rots_is_told() -> None:
    assert whys(sleep(available={"food": 4}), "rotted") == [("rot", "NIGHT-20")]
    (larvae,) = kinds(sleep(available={"food": 2}, tokens={"larvae": 1}), "put_away")
    assert (larvae["card"], larvae["carried_out"], *why(larvae)) == ("discovery larvae", "no", "rot", "NIGHT-22")


@rule("TOKEN-22")
def test_the_food_beside_the_meal_is_told() -> None:
    marks = [token("plus_food", "night")]
    events = sleep(available={"food": 3}, marks=marks)
    assert ("night_token", "TOKEN-22") in whys(events, "mark_gone")
    hungry = kinds(sleep(available={"food": 2}, marks=marks), "wounded")
    assert {why(wounded) for wounded in hungry} == {("night_token", "TOKEN-22")}


@rule("CARD-8", "CARD-10", "CARD-11")
def test_a_night_outside_is_told() -> None:
    events = sleep(available={"food": 2}, marks=[token("outside", "seat_1", "adventure lost")])
    (wounded,) = kinds(events, "wounded")
    assert (wounded["who"], wounded["wounds"], *why(wounded)) == (1, 3, "outside", "CARD-10")
    assert wounded["lacking"] == "food"
    assert [lost["missing"] for lost in kinds(events, "lost") if lost["cause"] == "own_food"] == [1]
    assert whys(events, "mark_gone") == [("comes_home", "CARD-8")]
    fed = sleep(available={"food": 2}, marks=[token("outside", "seat_1", "adventure lost")], future={"1": {"food": 1}})
    assert ("own_food", "CARD-11") in whys(fed, "lost")
    assert [(wounded["wounds"], wounded["lacking"]) for wounded in kinds(fed, "wounded")] == [(1, "")]
    cave = [token("outside", "seat_1", "adventure lost"), token("sheltered", "seat_1", "adventure lost")]
    assert whys(sleep(available={"food": 2}, marks=cave), "wounded") == [("own_food", "CARD-11")]


@rule("NIGHT-8", "NIGHT-14", "CARD-36")
def test_what_a_moving_camp_costs_is_told() -> None:
    state = at(round=2, begin="night", shelter=True, roof=4, available={"food": 2}, tiles={"B1": 8, "A1": 1},
               built=["shortcut"], marks=[token("shortcut", "A1", "invention shortcut")])  # fmt: skip
    happened(state)
    events = go(state, "space A1")
    assert whys(events, "level_is") == [("camp_moved", "NIGHT-8")]
    assert whys(events, "item_lost") == [("camp_left", "NIGHT-14")]
    assert ("camp_left", "NIGHT-14") in whys(events, "mark_gone")


def moved(*answers: str, **fields: Any) -> list[Event]:
    """The camp moves to A1."""
    state = at(**{"round": 2, "begin": "night", "available": {"food": 2}, "tiles": {"B1": 8, "A1": 1}, **fields})
    happened(state)
    return [event for answer in ("space A1", *answers) for event in go(state, answer)]


@rule("NIGHT-12", "NIGHT-15", "NIGHT-16")
def test_what_a_moving_camp_takes_along_or_leaves_names_the_rule_for_it() -> None:
    bare = moved(tiles={"B1": 2, "A1": 1}, roof=2, palisade=1)
    assert whys(bare, "level_is")[:2] == [("camp_moved", "NIGHT-12")] * 2
    snare = token("plus_food", "B1", "invention snare")
    assert whys(moved("option 1", marks=[snare], built=["snare"]), "mark_gone")[:1] == [("camp_left", "NIGHT-15")]
    blocked = {"marks": [snare, token("plus_food", "A1")], "built": ["snare"], "switches": ["blocked_tokens_lost"]}
    lost = moved(**blocked)
    assert whys(lost, "item_lost") == whys(lost, "mark_gone")[:1] == [("camp_left", "NIGHT-16")]


# -- cards ------------------------------------------------------------------------------------------------------


def demanded(step: str, a: int, **fields: Any) -> list[Event]:
    """A card demands something of the group."""
    return happened(stage({"step": step, "a": a, "card": "event storm_a"}, phase="event", round=2, **fields))


@rule("DEMAND-2", "DEMAND-5", "DEMAND-6")
@pytest.mark.parametrize(
    ("step", "lacking", "id"),
    [
        ("wood", "wood", "DEMAND-2"),
        ("food", "food", "DEMAND-2"),
        ("fur", "fur", "DEMAND-2"),
        ("roof", "roof", "DEMAND-5"),
        ("palisade", "palisade", "DEMAND-5"),
        ("weapon", "weapon", "DEMAND-5"),
    ],
)
def test_a_demand_of_a_card_that_cannot_be_met_names_the_card_and_what_was_missing(
    step: str, lacking: str, id: str
) -> None:
    events = demanded(step, -2)
    wounds = kinds(events, "wounded")
    assert [(each["card"], each["cause"], each["lacking"], each["rule"]) for each in wounds] == [
        ("event storm_a", "event storm_a", lacking, id)
    ] * 2
    for lost in kinds(events, "lost"):
        assert (lost["resource"], lost["amount"], lost["missing"], lost["cause"]) == (step, 0, 2, "event storm_a")
    assert len(kinds(events, "lost")) == (1 if step in ("wood", "food", "fur") else 0)


@rule("DEMAND-7", "DEMAND-9")
def test_what_is_there_is_told_beside_what_is_missing_and_nothing_is_missing_where_it_is_only_if_possible() -> None:
    (lost,) = kinds(demanded("wood", -3, available={"wood": 2}), "lost")
    assert (lost["amount"], lost["missing"]) == (2, 1)
    possible = stage({"step": "wood", "a": -1, "b": 1, "card": "event storm_a"}, phase="event", round=2)
    assert kinds(happened(possible), "wounded") == []


@rule("DEMAND-2")
def test_missing_determination_is_told() -> None:
    step = {"step": "det", "a": -2, "who": "1", "card": "adventure tired"}
    events = happened(stage(step, phase="event", round=2))
    (gone,) = kinds(events, "discouraged")
    assert (gone["who"], gone["amount"], gone["missing"], gone["cause"]) == (1, 0, 2, "adventure tired")
    (wounded,) = kinds(events, "wounded")
    assert (wounded["cause"], wounded["lacking"]) == ("adventure tired", "determination")


@rule("MORALE-2", "MORALE-4")
def test_low_morale_is_the_cause_of_what_it_costs() -> None:
    events = happened(at(round=2, begin="morale", morale=-2, events=[]))
    assert whys(events, "discouraged") == [("morale", "MORALE-2")]
    assert [(*why(each), each["lacking"]) for each in kinds(events, "wounded")] == [
        ("morale", "MORALE-4", "determination")
    ]


@rule("WOUND-2")
def test_morale_that_falls_by_an_arrow_says_so() -> None:
    step = {"step": "wounds", "a": 4, "who": "0", "card": "event storm_a"}
    events = happened(stage(step, phase="event", round=2))
    assert whys(events, "morale_is") == [("arrow", "WOUND-2")]


@rule("WOUND-5")
def test_a_death_says_of_what() -> None:
    step = {"step": "wounds", "a": 9, "who": "0", "card": "event storm_a"}
    dying = [{"character": "cook", "wounds": 10}, "carpenter"]
    (died,) = kinds(happened(stage(step, phase="event", round=2, players=dying)), "died")
    assert (died["who"], died["cause"]) == (0, "event storm_a")


@rule("CARD-34", "CARD-36")
def test_a_lost_item_names_the_card_and_what_it_takes_along_the_item() -> None:
    step = {"step": "flip_item", "a": 1, "card": "event storm_a"}
    events = happened(stage(step, phase="event", round=2, built=["knife"], weapon=1))
    assert [(lost["card"], lost["cause"]) for lost in kinds(events, "item_lost")] == [
        ("invention knife", "event storm_a")
    ]
    assert whys(events, "level_is") == [("invention knife", "")]


@rule("DEMAND-1")
def test_an_item_that_is_not_there_is_missing() -> None:
    events = happened(stage({"step": "flip_item", "a": 1, "card": "event storm_a"}, phase="event", round=2))
    assert {(each["lacking"], each["rule"]) for each in kinds(events, "wounded")} == {("item", "DEMAND-1")}


# -- actions -----------------------------------------------------------------------------------------------------


def act(target: str, pawns: list[str], who: str = "0", seed: int = 0, **fields: Any) -> list[Event]:
    """An action is resolved, up to the first question."""
    planned = {"slot": 1, "target": target, "performer": who, "pawns": pawns}
    fields = {"phase": "action", "round": 2, "plan": [planned], **fields}
    return happened(stage({"step": "resolve_slot", "a": 0}, seed=seed, **fields))


def rolled(face: str, **fields: Any) -> list[Event]:
    """Building the shelter with one pawn, with the first seed that shows this face."""
    for seed in range(100):
        events = act("build shelter", seed=seed, **{"pawns": ["0"], "available": {"wood": 2}, "build": [], **fields})
        if face in kinds(events, "rolled")[0]["dice"]:
            return events
    raise AssertionError(face)


@rule("RESOLVE-7")
def test_the_wound_die_of_an_action_is_named() -> None:
    (wounded,) = kinds(rolled("wound"), "wounded")
    assert (wounded["who"], *why(wounded)) == (0, "wound_die", "RESOLVE-7")


@rule("BUILD-17", "RESOLVE-6")
def test_what_is_paid_for_a_build_says_so_and_so_does_what_a_failure_brings() -> None:
    assert whys(rolled("success"), "lost") == [("build", "BUILD-17")]
    failed = next(events for seed in range(50) if kinds(events := act("build shelter", ["0"], seed=seed,
                  available={"wood": 2}, build=[]), "failed"))  # fmt: skip
    assert whys(failed, "determined") == [("failure", "RESOLVE-6")]


@rule("PLAYERS-9")
def test_fridays_wound_instead_of_an_adventure_is_named() -> None:
    events = rolled("adventure", pawns=["friday"], who="friday")
    assert ("no_adventure", "PLAYERS-9") in whys(events, "wounded")


@rule("PLAYERS-10")
def test_fridays_wound_for_an_adventure_token_is_told_apart() -> None:
    marks = [token("adventure", "build")]
    events = act("build shelter", ["friday", "0"], who="friday", available={"wood": 2}, build=[], marks=marks)
    assert whys(events, "wounded") == [("no_adventure", "PLAYERS-10")]


@rule("CAMP-2", "CAMP-3", "ITEM-74")
def test_arranging_the_camp_names_its_rule_and_the_bible() -> None:
    assert whys(act("camp", ["0"]), "determined") == [("camp", "CAMP-2")]
    four = stage({"step": "resolve_slot", "a": 0}, phase="action", round=2,
                 players=["cook", "carpenter", "explorer", "soldier"],
                 plan=[{"slot": 1, "target": "camp", "performer": "0", "pawns": ["0"]}])  # fmt: skip
    happened(four)
    assert whys(go(four, "option 1"), "determined") == [("camp", "CAMP-3")]
    read = act("camp", ["0", "bible"], items={"bible": 1}, players=[{"character": "cook", "wounds": 2}, "carpenter"])
    assert whys(read, "determined") == whys(read, "healed") == [("item bible", "")]


@rule("REST-1", "REST-3", "REST-6")
def test_a_rest_names_the_bed_or_the_hammock() -> None:
    hurt = [{"character": "cook", "wounds": 3}, "carpenter"]
    assert whys(act("rest", ["0"], players=hurt), "healed") == [("rest", "REST-1")]
    bed = act("rest", ["0"], players=hurt, built=["bed"])
    assert whys(bed, "healed") == whys(bed, "determined") == [("rest", "REST-3")]
    swung = act("rest", ["0"], players=hurt, treasures={"hammock": 1})
    assert whys(swung, "healed") == [("rest", "REST-1")]
    assert whys(swung, "determined") == [("mystery hammock", "")]


@rule("GATHER-9")
def test_what_a_basket_holds_names_the_basket() -> None:
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", round=2, built=["basket"],
                  tiles={"B1": 8, "A1": 1},
                  plan=[{"slot": 1, "target": "gather A1 wood", "performer": "0", "pawns": ["0", "0"]}])  # fmt: skip
    assert whys(happened(state), "gained") == [("gather", "GATHER-7")]
    assert whys(go(state, "option 1"), "gained") == [("invention basket", "")]


@rule("HUNT-8", "HUNT-9")
def test_a_fight_names_the_beast_and_the_weapons_that_were_missing() -> None:
    events = act("hunt", ["0", "0"], hunting=["boa"])
    wounds = kinds(events, "wounded")
    assert [(each["cause"], each["lacking"], each["rule"]) for each in wounds] == [
        ("beast boa", "strength", "DEMAND-3"),
        ("beast boa", "weapon", "DEMAND-5"),
    ]


@rule("TOKEN-7", "TOKEN-8", "TOKEN-30", "TOKEN-33")
def test_a_beast_token_is_named_and_that_of_the_hunt_goes() -> None:
    tiles, marks = {"B1": 8, "A1": 1}, [token("beast", "A1", "adventure tracks_of_a_predator")]
    events = act("gather A1 wood", ["0", "0"], tiles=tiles, marks=marks)
    (wounded,) = kinds(events, "wounded")
    assert (*why(wounded), wounded["lacking"]) == ("beast_token", "TOKEN-8", "strength")
    field = token("beast", "explore", "event predators_in_the_woods")
    alone = act("explore A1", ["0", "0"], marks=[field])
    assert [why(wounded) for wounded in kinds(alone, "wounded")] == [("beast_token", "TOKEN-30")]
    both = act("explore A1", ["0", "0"], marks=[field, token("beast", "A1")])
    assert whys(both, "wounded") == [("beast_token", "TOKEN-30"), ("beast_token", "TOKEN-8")]
    printed = [token("beast_gather", "A1", "adventure dangerous_terrain")]
    narrow = act("gather A1 wood", ["0", "0"], tiles=tiles, marks=printed, errata="printed")
    assert whys(narrow, "wounded") == [("beast_token", "TOKEN-33")]
    hunted = act("hunt", ["0", "0"], hunting=["fox"], weapon=9, marks=[token("beast", "hunt")])
    assert whys(hunted, "mark_gone") == [("token_done", "TOKEN-1")]


@rule("TOKEN-10")
def test_a_token_that_took_a_pawn_goes() -> None:
    events = act("rest", ["0", "0"], marks=[token("minus_pawn", "rest")])
    assert [(gone["mark"], gone["place"]) for gone in kinds(events, "mark_gone")] == [("minus_pawn", "rest")]


@rule("TOKEN-2")
def test_the_first_throw_of_a_forced_reroll_is_told() -> None:
    marks = [token("reroll", "build")]
    found = [rolled_with(seed, marks) for seed in range(30)]
    again = [events for events in found if kinds(events, "first_throw")]
    assert 10 < len(again) < 30
    for events in again:
        (throw,) = kinds(events, "first_throw")
        assert (throw["action"], throw["dice"], throw["who"], throw["cause"]) == (
            "build",
            ["success"],
            0,
            "event storm_a",
        )
        told = [event.kind for event in events]
        assert told.index("first_throw") < told.index("mark_gone") < told.index("rolled")
        assert ("reroll_token", "TOKEN-2") in whys(events, "mark_gone")
    for events in found:
        assert ("success" in kinds(events, "rolled")[0]["dice"]) <= (events in again)


def rolled_with(seed: int, marks: list[dict[str, Any]]) -> list[Event]:
    return act("build shelter", ["0"], seed=seed, available={"wood": 2}, build=[], marks=marks)


@rule("PROD-8")
def test_the_die_of_the_pit_is_told() -> None:
    seen = set()
    for seed in range(12):
        events = happened(at(round=2, begin="production", built=["pit"], tiles={"B1": 8}, seed=seed))
        (throw,) = kinds(events, "pit_rolled")
        assert throw["card"] == "invention pit"
        food = [gained["amount"] for gained in kinds(events, "gained") if gained["resource"] == "food"]
        seen.add((tuple(throw["dice"]), sum(food)))
    assert seen == {((), 1), (("wound",), 2)}


@rule("PROD-9", "PROD-13", "PROD-14")
@pytest.mark.parametrize(
    ("mark", "id"),
    [
        ("no_food", "PROD-9"),
        ("no_wood", "PROD-9"),
        ("wood_more", "PROD-9"),
        ("food_less", "PROD-9"),
        ("half", "PROD-13"),
        ("skip", "PROD-14"),
    ],
)
def test_a_mark_of_production_goes_by_the_rule_that_it_has_changed(mark: str, id: str) -> None:
    state = at(round=2, begin="production", tiles={"B1": 8}, events=[], marks=[token(mark, "production")])
    events = happened(state)
    if mark == "half":
        events += go(state, state.legal(0)[0])
    assert whys(events, "mark_gone") == [("phase_over", id)]


@rule("CARD-15", "CARD-18", "CARD-19", "CARD-20")
def test_a_mystery_that_is_set_aside_is_told_apart_from_one_that_was_carried_out_or_ignored() -> None:
    draw = {"step": "mystery", "a": 1 << 4, "who": "0", "in_action": True}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "mysteries": ["snake", "trapdoor"]}
    events = happened(stage(draw, **fields))
    assert [(aside["card"], *why(aside)) for aside in kinds(events, "set_aside")] == [
        ("mystery trapdoor", "not_wanted", "CARD-15")
    ]
    assert [(away["card"], away["carried_out"], away["cause"]) for away in kinds(events, "put_away")] == [
        ("mystery snake", "yes", "carried_out")
    ]
    assert whys(events, "put_away") == [("carried_out", "CARD-19")]
    assert [(each["wounds"], each["cause"]) for each in kinds(events, "wounded")] == [(2, "mystery snake")]
    state = stage(draw, scenario=4, tokens={"scenario_cross": 1}, **fields)  # a torch
    happened(state)
    ignored = go(state, "use token_scenario_cross")
    assert [(away["card"], away["carried_out"], away["cause"]) for away in kinds(ignored, "put_away")] == [
        ("mystery snake", "no", "ignored")
    ]
    assert kinds(ignored, "wounded") == []


@rule("RESOLVE-26", "CHAR-10")
def test_an_adventure_that_was_carried_out_is_told_apart_from_an_invention_that_was_put_aside() -> None:
    step = {"step": "put_away", "a": number("adventure tired"), "card": "adventure tired", "who": "0"}
    (away,) = kinds(happened(stage(step, phase="action", round=2)), "put_away")
    assert (away["carried_out"], *why(away)) == ("yes", "carried_out", "RESOLVE-26")
    idea = stage({"step": "new_idea", "a": 2, "who": "1", "card": "skill a_new_idea"}, phase="event", round=2)
    happened(idea)
    (other,) = kinds(go(idea, idea.legal(1)[0], seat=1), "put_away")
    assert (other["carried_out"], other["cause"]) == ("no", "skill a_new_idea")


@rule("CHAR-4", "PLAYERS-16")
def test_determination_that_is_paid_names_the_skill() -> None:
    players = [{"character": "cook", "determination": 9, "wounds": 3}, "carpenter"]
    events = go(at(players=players, available={"food": 2}), "use grandmas_recipe")
    (paid,) = kinds(events, "discouraged")
    assert (paid["who"], paid["amount"], paid["cause"]) == (0, 2, "skill grandmas_recipe")
    assert [(lost["resource"], lost["cause"]) for lost in kinds(events, "lost")] == [("food", "skill grandmas_recipe")]


@rule("CHAR-13")
def test_a_skill_placed_in_planning_is_paid_and_given_back() -> None:
    state = at(players=["cook", {"character": "carpenter", "determination": 9}], available={"wood": 9})
    go(state, "plan build weapon", seat=1)
    (paid,) = kinds(go(state, "support 1 handyman", seat=1), "discouraged")
    (back,) = kinds(go(state, "take_back 1 handyman", seat=1), "determined")
    assert (paid["who"], paid["cause"]) == (back["who"], back["cause"]) == (1, "skill handyman")
    assert (paid["amount"], back["now"]) == (back["amount"], 9)


# -- scenarios ---------------------------------------------------------------------------------------------------


def open_book(scenario: int, **fields: Any) -> list[Event]:
    return happened(stage({"step": "book", "a": 1}, **{"scenario": scenario, "phase": "event", "round": 2, **fields}))


@rule("SCEN3-6", "SCEN5-6", "SCEN7-7")
def test_what_the_book_takes_names_the_scenario() -> None:
    jenny = kinds(open_book(3), "wounded")
    assert {(each["cause"], each["lacking"]) for each in jenny} == {("scenario jenny", "palisade")}
    raid = open_book(5)
    assert {(each["cause"], each["lacking"]) for each in kinds(raid, "wounded")} == {("scenario cannibal_island", "")}
    kong = open_book(7, notes=noted(n0=511))
    assert [each["cause"] for each in kinds(kong, "crew_lost") + kinds(kong, "morale_is")] == [
        "scenario king_kong_island"
    ] * 2


@rule("SCEN3-6", "SCEN5-6", "SCEN7-7")
def test_what_the_book_takes_names_its_rule() -> None:
    assert set(whys(open_book(3), "wounded")) == {("scenario jenny", "SCEN3-6")}
    assert whys(open_book(3, palisade=1, shelter=True), "level_is") == [("scenario jenny", "SCEN3-6")]
    assert set(whys(open_book(5), "wounded")) == {("scenario cannibal_island", "SCEN5-6")}
    kong = open_book(7, notes=noted(n0=511))
    assert whys(kong, "crew_lost") + whys(kong, "morale_is") == [("scenario king_kong_island", "SCEN7-7")] * 2


def found_totem(scenario: int, nth: int) -> list[Event]:
    """Player 0 finds a tile on A1, whose totem is the nth that is found."""
    planned = {"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0"], "cost": {}}
    step = {"step": "tile_found", "a": 10, "who": "0", "in_action": True, "space": "A1"}
    notes = noted(n11=nth - 1)
    return happened(stage(step, phase="action", round=2, scenario=scenario, plan=[planned], slot=1, notes=notes))


@rule("SCEN2-9", "SCEN3-12", "SCEN5-12", "SCEN5-13", "SCEN5-14", "EXPLORE-25")
@pytest.mark.parametrize(
    ("scenario", "nth", "told"),
    [(2, 2, "SCEN2-9"), (3, 1, "SCEN3-12"), (5, 1, "SCEN5-12"), (5, 3, "SCEN5-13"), (5, 4, "SCEN5-14")],
)
def test_what_a_totem_does_names_which_totem_it_is(scenario: int, nth: int, told: str) -> None:
    assert [rule for _, rule in whys(found_totem(scenario, nth), "wounded")] == [told]


@rule("SCEN3-13", "SCEN3-15")
def test_a_graveyard_and_a_balloon_name_themselves() -> None:
    assert whys(found_totem(3, 2), "morale_is") == [("scenario jenny", "SCEN3-13")]
    assert whys(found_totem(3, 4), "gained") == [("scenario jenny", "SCEN3-15")]


@pytest.mark.parametrize(
    ("language", "book", "totem"),
    [
        (
            "en",
            "(Jenny Needs Help, the book; missing: palisade; SCEN3-6)",
            "(Jenny Needs Help, Slippery Rocks; SCEN3-12)",
        ),
        (
            "es",
            "(Jenny necesita ayuda, el libro; falta: empalizada; SCEN3-6)",
            "(Jenny necesita ayuda, Rocas resbaladizas; SCEN3-12)",
        ),
        (
            "pt",
            "(Jenny precisa de ajuda, o livro; falta: paliçada; SCEN3-6)",
            "(Jenny precisa de ajuda, Rochas escorregadias; SCEN3-12)",
        ),
    ],
)
def test_the_book_and_totems_are_said_in_words(language: str, book: str, totem: str) -> None:
    words = Words(language, GAME)
    struck, slipped = open_book(3), found_totem(3, 1)
    assert all(book in words.event(event) for event in struck if event.kind == "wounded")
    assert all(totem in words.event(event) for event in slipped if event.kind == "wounded")


@rule("END-11")
def test_castaways_wood_for_the_pile_is_told() -> None:
    state = at(round=2, begin="production", available={"wood": 1}, events=[], tiles={"B1": 8})
    happened(state)
    assert whys(go(state, "number 1"), "lost") == [("pile", "END-11")]


@rule("SCEN2-10", "SCEN2-13")
def test_cursed_island_fog_that_is_removed_names_the_token() -> None:
    state = at(
        scenario=2, round=2, tokens={"scenario_cross": 1}, marks=[token("white", "A1", "scenario cursed_island")]
    )
    events = go(state, "use token_scenario_cross")
    assert [(gone["mark"], gone["place"], gone["cause"]) for gone in kinds(events, "mark_gone")] == [
        ("white", "A1", "discovery scenario_cross")
    ]


@rule("SCEN3-5", "SCEN3-8")
def test_jenny_alone_and_an_adventure_on_the_raft_are_told() -> None:
    events = sleep(scenario=3, available={"food": 2}, jenny=0)
    assert [(each["who"], each["wounds"], *why(each)) for each in kinds(events, "wounded")] == [
        ("jenny", 2, "jenny_alone", "SCEN3-5")
    ]
    raft = act("explore raft", ["0", "0"], scenario=3, built=["scenario_raft"], marks=[token("adventure", "explore")])
    assert whys(raft, "wounded") == [("no_adventure", "SCEN3-8")]


@rule("SCEN4-8", "TOKEN-27", "CARD-57")
def test_volcano_island_what_the_lava_takes_is_told() -> None:
    tiles, marks = (
        {"B4": 10, "A3": 1, "B3": 8, "A2": 2},
        [token("beast", "A3"), token("shortcut", "A3", "invention shortcut")],
    )
    step = {"step": "round_begins"}
    events = happened(
        stage(
            step, scenario=4, round=5, tiles=tiles, camp="A2", marks=marks, built=["shortcut"], phase="night", events=[]
        )
    )
    gone = [(each["mark"], each["place"], *why(each)) for each in kinds(events, "mark_gone")]
    assert {("beast", "A3", "tile_down", "TOKEN-27"), ("shortcut", "A3", "tile_down", "TOKEN-27")} <= set(gone)
    assert whys(events, "item_lost") == [("tile_down", "CARD-57")]


@rule("SCEN5-4", "SCEN5-6", "SCEN5-9")
def test_cannibal_island_raid_war_and_city_are_told() -> None:
    state = stage({"step": "book", "a": 1}, scenario=5, phase="event", round=2, shelter=True, roof=1)
    happened(state)
    events = go(state, "option 2")
    assert [each["cause"] for each in kinds(events, "shelter_lost") + kinds(events, "level_is")] == [
        "scenario cannibal_island"
    ] * 2
    village = [token("number", "A1", "scenario cannibal_island", value=1)]
    war = act("war A1", ["0", "0"], scenario=5, tiles={"B1": 8, "A1": 6}, marks=village, weapon=3)
    assert [(*why(each), each["wounds"], each["lacking"]) for each in kinds(war, "wounded")] == [
        ("war", "SCEN5-9", 2, "strength")
    ]
    lying: dict[str, Any] = {"tiles": {"B1": 8, "A4": 4}, "marks": [token("down", "A4", "scenario cannibal_island")]}
    city = happened(stage({"step": "round_begins"}, scenario=5, round=4, phase="night", events=[], **lying))
    assert whys(city, "mark_gone")[0] == ("city", "SCEN5-4")


@rule("SCEN6-8")
def test_robinson_family_a_marker_that_is_reclaimed_is_told() -> None:
    marks = [token("exhausted", "B1")]
    events = act("reclaim", ["0", "0"], scenario=6, tiles={"B1": 8}, marks=marks)
    assert [(gone["mark"], *why(gone)) for gone in kinds(events, "mark_gone")] == [("exhausted", "reclaim", "SCEN6-8")]


@rule("SCEN7-8", "SCEN7-9", "SCEN7-11", "SCEN7-20")
def test_king_kong_island_break_in_lair_hunger_and_hunt_are_told() -> None:
    everybody = noted(n0=511, n1=1)
    broken = sky(animals="palisade", scenario=7, notes=everybody)
    told = whys(broken, "wounded") + whys(broken, "morale_is") + whys(broken, "crew_lost")
    assert told == [("break_in", "SCEN7-8")] * 4
    hungry = sleep(scenario=7, switches=["hungry_crew"], notes=noted(n0=511))
    assert whys(hungry, "crew_lost") == [("hungry_crew", "SCEN7-20")]
    night = happened(at(scenario=7, round=2, begin="production", notes=noted(n0=511, n4=1), tiles={"B1": 8}, events=[]))
    assert set(whys(night, "wounded")) == {("lair", "SCEN7-9")}
    traps = [token("blue", space, "invention trap") for space in ("A1", "B2", "C1")]
    lairs = [
        token("number", space, "scenario king_kong_island", value=n) for n, space in enumerate(("A1", "B2", "C1"), 1)
    ]
    island = {"B1": 8, "A1": 6, "B2": 4, "C1": 10}
    hunt = act("hunt kong", ["0", "0"], scenario=7, tiles=island, marks=[*lairs, *traps], weapon=3)
    assert whys(hunt, "level_is") == [("kong", "SCEN7-11")]
    assert [(*why(each), each["wounds"], each["lacking"]) for each in kinds(hunt, "wounded")] == [
        ("kong", "SCEN7-11", 2, "weapon")
    ]


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_every_source_of_clouds_has_a_name(language: str) -> None:
    words = Words(language, GAME)
    for name in [*(word for word, _ in CAUSES[1:]), *SOURCES]:
        assert words.name("cause", name)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana: 2 wounds (hunger; missing: food; NIGHT-5)."),
        ("es", "Ana: 2 heridas (hambre; falta: comida; NIGHT-5)."),
        ("pt", "Ana: 2 ferimentos (fome; falta: comida; NIGHT-5)."),
    ],
)
def test_a_wound_is_told_with_its_cause(language: str, sentence: str) -> None:
    words = Words(language, GAME)
    words.seats = ["Ana", "Rui"]
    assert sentence in [words.event(event) for event in sleep() if event.kind == "wounded"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lost: Wood, 1; missing: 1 (winter clouds: winter die; WEATHER-8)."),
        ("es", "Se pierde: Madera, 1; faltan: 1 (nubes de invierno: dado de invierno; WEATHER-8)."),
        ("pt", "Perda: Madeira, 1; em falta: 1 (nuvens de neve: dado de inverno; WEATHER-8)."),
    ],
)
def test_a_loss_is_told_with_its_cause_and_what_was_missing(language: str, sentence: str) -> None:
    events = sky(snow=2, scenario=2, round=6, available={"wood": 1}, roof=3, shelter=True)
    assert sentence in [Words(language, GAME).event(event) for event in events]


def test_a_card_is_named_as_the_cause() -> None:
    (lost, *_) = [event for event in demanded("wood", -2) if event.kind == "lost"]
    words = Words("en", GAME)
    assert words.event(lost) == f"Lost: Wood, 0; missing: 2 ({words.name('card', 'storm_a')})."

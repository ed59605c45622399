"""Robinson Crusoe: moments at which two rules meet."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.moments import hunt, night, weather
from tests.games.robinson.helpers.positions import at, draw_mystery, go, stage, strike, table
from tests.rules import rule

SMOKE = "event smoke_on_the_horizon"
CITY = {"mark": "number", "at": "A4", "from": "scenario cannibal_island", "value": 6}


def marked(mark: str, place: str, card: str | None = None, **fields: Any) -> dict[str, Any]:
    return {"mark": mark, "at": place, "from": card, **fields}


def marks(state: State) -> list[tuple[str, str]]:
    return [(mark["mark"], mark["at"]) for mark in table(state)["marks"]]


def built(slot: int, target: str, *pawns: str, performer: str = "0") -> dict[str, Any]:
    return {"slot": slot, "target": target, "performer": performer, "pawns": list(pawns)}


# -- tokens that leave before they work --------------------------------------------------------------------------


@rule("WEATHER-4", "WEATHER-7")
@pytest.mark.parametrize(("cloud", "wood"), [("rain", 3), ("snow", 3)])
def test_a_cloud_token_that_the_amulet_takes_away_is_not_counted(cloud: str, wood: int) -> None:
    token = marked(cloud, "weather", "event storm_a")
    state = weather(treasures={"protective_amulet": 1}, marks=[token], available={"food": 2, "wood": 3})
    assert state.legal(0) == ["go_on", "use treasure_protective_amulet"]  # they are asked for it alone
    go(state, "use treasure_protective_amulet")
    assert (table(state)["available"]["wood"], wounds(state)) == (wood, [0, 0])


@rule("TOKEN-8")
def test_a_beast_token_that_the_amulet_takes_away_wounds_nobody() -> None:
    plan = [built(1, "gather A1 wood", "0", "0")]
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 5}, "marks": [marked("beast", "A1")], "plan": plan}
    fields["available"] = {"food": 1}
    state = at(treasures={"protective_amulet": 1}, confirmed=[1], **fields)
    go(state, "confirm", "use treasure_protective_amulet")
    assert wounds(state) == [0, 0]
    go(bare := at(confirmed=[1], **fields), "confirm")
    assert wounds(bare) == [1, 0]


@rule("TOKEN-14")
def test_the_wood_of_a_token_on_the_build_field_is_not_paid_once_it_is_gone() -> None:
    plan = [built(1, "build weapon", "0")]
    token = [marked("plus_wood", "build", "event drought")]
    treasures = {"protective_amulet": 1}
    cook = {"character": "carpenter", "determination": 2}
    state = at(
        [cook, "cook"], plan=plan, confirmed=[1], marks=token, treasures=treasures, available={"wood": 2}, seed=1
    )
    go(state, "confirm")
    assert state.view(0)["dice"] != []
    go(state, "use treasure_protective_amulet")
    while table(state)["phase"] == "action":
        go(state, "go_on")
    assert table(state)["available"]["wood"] >= 1


@rule("TOKEN-22")
def test_the_token_of_the_night_can_be_taken_away_before_anybody_eats_for_it() -> None:
    token = [marked("plus_food", "night", "event chronic_tiredness")]
    state = night(treasures={"protective_amulet": 1}, marks=token, available={"preserved": 4})
    go(state, "use treasure_protective_amulet")
    assert table(state)["available"]["preserved"] == 2


# -- the Helmet and the Barrel -----------------------------------------------------------------------------------


@rule("HUNT-8", "HUNT-9", "HUNT-24")
@pytest.mark.parametrize(("beast", "weapon", "left"), [("iguana", 4, 0), ("puma", 5, 1), ("boa", 1, 1), ("fox", 9, 0)])
def test_the_helmet_takes_off_one_wound_of_a_fight_whatever_it_is_for(beast: str, weapon: int, left: int) -> None:
    assert wounds(hunt(beast, weapon=weapon, treasures={"helmet": 1})) == [left, 0]


@rule("HUNT-8")
def test_the_helmet_does_not_outlast_the_fight() -> None:
    state = hunt("birds", weapon=9, treasures={"helmet": 1})
    go(again := at(table(state)["players"], begin="night", treasures={"helmet": 1}, events=[]), "go_on")
    assert wounds(again)[0] > 0


@rule("WEATHER-16")
def test_in_the_fight_of_the_weather_the_helmet_is_the_first_players() -> None:
    fights = []
    for seed in range(30):
        state = at(scenario=3, round=5, begin="weather", weapon=1, treasures={"helmet": 1}, events=[], seed=seed)
        events = [event.as_dict() for event in go(state, "go_on")]
        if any(event.get("face") == "fight" for event in events):
            fights.append({event["who"]: event["wounds"] for event in events if event["event"] == "wounded"})
    assert fights
    assert all((fight[0], fight[1]) == (1, 2) for fight in fights)


@rule("NIGHT-32")
def test_a_barrel_is_opened_for_its_room_alone_too() -> None:
    state = night(treasures={"barrel": 1}, available={"food": 4})
    assert state.legal(0) == ["go_on", "use treasure_barrel"]
    go(state, "use treasure_barrel")
    assert table(state)["available"]["food"] == 2 + 1  # two eaten, two stored, and the beach gives one


@rule("NIGHT-32", "HEAL-9")
def test_by_option_the_barrel_heals_friday_too() -> None:
    fields: dict[str, Any] = {"friday": {"wounds": 2}, "switches": ["heal_friday"], "available": {"food": 2}}
    state = night(treasures={"barrel": 1}, **fields)
    go(state, "use treasure_barrel")
    assert table(state)["friday"]["wounds"] == 1


# -- markers, tiles, the camp ------------------------------------------------------------------------------------


@rule("ONETOKEN-8", "CARD-30")
def test_two_cards_cover_one_terrain_each_with_a_marker_of_its_own() -> None:
    state = stage(
        {"step": "cover_terrain", "a": 5, "space": "A1", "who": "0", "in_action": True,
         "card": "adventure unexpected_troubles"},
        {"step": "uncover", "a": 1, "card": SMOKE},
        tiles={"B1": 8, "A1": 6}, marks=[marked("covered", "A1", SMOKE)],
    )  # fmt: skip
    go(state, "go_on")
    assert [mark["from"] for mark in table(state)["marks"]] == ["adventure unexpected_troubles"]


@rule("ITEM-1", "PROD-12")
def test_a_shortcut_to_the_city_gives_what_the_city_has() -> None:
    marks = [CITY, marked("shortcut", "A4", "invention shortcut")]
    tiles = {"B1": 8, "B4": 3, "A4": 4}
    fields: dict[str, Any] = {"scenario": 5, "round": 6, "begin": "production", "camp": "B4"}
    state = at(["explorer", "cook"], tiles=tiles, built=["map", "shortcut"], marks=marks, **fields)
    go(state, "go_on")
    assert state.view(0)["asking"]["kind"] == "source"


@rule("NIGHT-14")
def test_a_shortcut_without_its_token_stays_when_the_camp_moves() -> None:
    state = at(begin="night", round=2, tiles={"B1": 8, "A1": 10}, built=["map", "shortcut"], available={"food": 2},
               shelter=True, events=[])  # fmt: skip
    go(state, "go_on", "space A1")
    assert table(state)["built"] == ["map", "shortcut"]


@rule("ITEM-8", "ONETOKEN-5")
@pytest.mark.parametrize("errata", ["printed", "rulebook"])
def test_a_corral_whose_token_finds_no_room_covers_no_source(errata: str) -> None:
    state = stage({"step": "end_of_actions"}, errata=errata, phase="action", round=2, tiles={"B1": 8, "A1": 6},
                  built=["rope"], incoming=[{"card": "invention corral", "who": "0"}],
                  marks=[marked("plus_food", "B1", "invention snare")])  # fmt: skip
    go(state, "go_on")
    assert marks(state) == [("plus_food", "B1")]


@rule("SCEN4-8")
def test_the_lava_keeps_a_tile_that_a_card_had_turned_down_before() -> None:
    down = [marked("down", "B3", "scenario volcano_island"), marked("down", "A2", "event earthquake")]
    tiles = {"B4": 10, "B3": 8, "A2": 6, "C2": 1, "B2": 3}
    state = at(["cook", "carpenter"], scenario=4, round=6, begin="round", camp="B2", shelter=True, tiles=tiles,
               events=["event mist"], marks=down)  # fmt: skip
    go(state, "go_on")
    assert {mark["from"] for mark in table(state)["marks"] if mark["mark"] == "down"} == {"scenario volcano_island"}


@rule("SCEN5-4")
def test_no_hurricane_turns_the_city_face_down() -> None:
    token = marked("minus_pawn", "A4", "adventure after_the_hurricane")
    state = at(scenario=5, round=6, begin="event", camp="A3", shelter=True, marks=[CITY, token],
               tiles={"B1": 8, "A3": 1, "B4": 3, "A4": 4},
               events=["event mist", "adventure after_the_hurricane"])  # fmt: skip
    go(state, "go_on")
    assert ("number", "A4") in marks(state)
    assert ("down", "A4") not in marks(state)


@rule("CARD-26", "SCEN7-3")
def test_a_totem_is_there_again_when_its_tile_is_turned_up() -> None:
    lair = marked("number", "A1", "scenario king_kong_island", value=1)
    turned = stage({"step": "flip_down_at", "a": 0, "card": "event earthquake"}, scenario=7, tiles={"B1": 8, "A1": 5},
                   marks=[lair])  # fmt: skip
    go(turned, "go_on")
    assert marks(turned) == [("down", "A1")]
    state = stage({"step": "flip_up", "card": "event earthquake"}, scenario=7, tiles={"B1": 8, "A1": 5},
                  marks=table(turned)["marks"])  # fmt: skip
    go(state, "go_on")
    assert [(mark["mark"], mark["value"]) for mark in table(state)["marks"]] == [("number", 1)]


@rule("TOKEN-10", "SCEN4-5")
def test_a_token_of_the_mist_goes_after_one_exploration_of_the_volcano_too() -> None:
    down = marked("down", "B3", "scenario volcano_island")
    plan = [built(1, "explore A3", "0", "0", "1")]
    state = at(["cook", "carpenter", "explorer"], scenario=4, round=2, shelter=True, tiles={"B4": 10, "B3": 8},
               marks=[down, marked("minus_pawn", "explore", "event mist")], plan=plan, confirmed=[1, 2])  # fmt: skip
    go(state, "confirm")
    assert ("minus_pawn", "explore") not in marks(state)


@rule("TOKEN-10", "ONETOKEN-2")
def test_a_minus_one_pawn_token_lies_there_until_its_action_is_resolved_so_that_an_equal_one_is_ignored() -> None:
    tokens = [marked("minus_pawn", "build"), marked("adventure", "build")]
    plan = [built(1, "build weapon", "0", "0", "1")]
    fields: dict[str, Any] = {"available": {"wood": 3}, "build": ["laborious_work_a"]}
    state = at(plan=plan, confirmed=[1], marks=tokens, **fields)
    go(state, "confirm")
    assert marks(state) == []
    state = at(plan=plan, confirmed=[1], marks=tokens[1:], **fields)
    go(state, "confirm")
    assert marks(state) == [("minus_pawn", "build")]


@rule("TOKEN-23", "SCEN5-8")
def test_a_village_burnt_in_this_phase_is_still_feared_by_who_gathers_there() -> None:
    village = marked("number", "A1", "scenario cannibal_island", value=1)
    plan = [built(1, "war A1", "0", "0"), built(2, "gather A1 wood", "1", "1", performer="1")]
    state = at(["cook", "carpenter", "explorer"], scenario=5, round=6, weapon=9, shelter=True,
               tiles={"B1": 8, "A1": 5, "A4": 4}, marks=[CITY, village], plan=plan, confirmed=[1, 2])  # fmt: skip
    events = go(state, "confirm")
    assert "rolled" in [event.kind for event in events]


def test_the_marker_of_an_inspected_tool_goes_with_the_tool() -> None:
    rope = marked("marked_item", "items", "adventure tools_inspection", value=4)
    state = strike("strong_wind", built=["rope"], marks=[rope])
    assert (table(state)["built"], marks(state)) == ([], [])


# -- one more build ----------------------------------------------------------------------------------------------


@rule("BUILD-25", "PLAN-43")
def test_fast_work_does_not_build_the_mast_twice_in_a_phase() -> None:
    plan = [built(1, "build mast", "0", "0"), built(2, "build shovel", "1", performer="1")]
    state = at(round=3, shelter=True, available={"wood": 9, "fur": 9}, built=["rope"], open=["shovel"],
               notes=[10, *[0] * 11], build=["fast_work"], plan=plan, confirmed=[1],
               marks=[marked("adventure", "build")], seed=3)  # fmt: skip
    go(state, "confirm", "slot 1")
    assert "building mast" not in state.legal(0)
    go(state, "option 2")
    assert "building weapon" in state.legal(0)
    assert "building mast" not in state.legal(0)


@rule("TOKEN-8", "PLAN-39")
@pytest.mark.parametrize(
    ("first", "then", "wounded"),
    [("build cross A1", ["building weapon"], 1), ("build shovel", ["building cross", "space A1"], 1)],
)
def test_fast_work_takes_place_where_it_builds(first: str, then: list[str], wounded: int) -> None:
    tokens = [marked("beast", "A1", "adventure tracks_of_a_predator"), marked("adventure", "build")]
    state = at(scenario=2, round=3, shelter=True, tiles={"B1": 8, "A1": 5, "B2": 1}, available={"wood": 9},
               build=["fast_work"], open=["shovel"], marks=tokens, plan=[built(1, first, "0", "0")], confirmed=[1],
               seed=3)  # fmt: skip
    go(state, "confirm", "option 2")
    before = wounds(state)[0]
    for answer in then[:-1]:
        go(state, answer)
    kinds = [event.kind for event in go(state, then[-1])]
    at_once = kinds[: kinds.index("rolled")] if "rolled" in kinds else kinds
    assert before + at_once.count("wounded") == wounded


# -- those are asked who could help ------------------------------------------------------------------------------


@rule("CHAR-2", "DISC-3", "END-2")
@pytest.mark.parametrize(
    ("determination", "fields", "uses"),
    [(2, {"items": {"biscuits": 1}}, ["use biscuits"]), (5, {}, ["use stone_soup"]), (4, {}, [])],
)
def test_food_for_the_recipe_that_saves_somebody_is_asked_for(
    determination: int, fields: dict[str, Any], uses: list[str]
) -> None:
    cook = {"character": "cook", "determination": determination, "wounds": 12}
    state = at([cook, "explorer"], weapon=2, hunting=["wild_pig"], plan=[built(1, "hunt", "0", "0")], confirmed=[1],
               **fields)  # fmt: skip
    go(state, "confirm")
    assert state.over == (not uses)
    if uses:
        go(state, *uses, "use grandmas_recipe")
        assert not state.over


@rule("NIGHT-25", "NIGHT-27")
def test_larvae_for_the_pot_are_asked_for_at_night() -> None:
    state = night(shelter=False, built=["pot"], available={"food": 2}, tokens={"larvae": 1})
    while "use token_larvae" not in state.legal(0) and not state.over:
        go(state, "go_on")
    assert state.view(0)["asking"]["kind"] == "window"


@rule("RESOLVE-10", "HUNT-7")
def test_determination_for_a_skill_is_asked_for() -> None:
    soldier = {"character": "soldier", "determination": 1}
    state = at([soldier, "cook", "explorer"], hunting=["tapir"], items={"pipe_and_tobacco": 1},
               plan=[built(1, "hunt", "0", "0")], confirmed=[1, 2])  # fmt: skip
    go(state, "confirm")
    go(state, "use pipe_and_tobacco", "person 0", "use frenzy")
    assert wounds(state) == [1, 0, 0]  # for the weapon level that is not there to be lost


@rule("DISC-15", "HUNT-24")
def test_a_cure_that_could_be_built_at_once_is_asked_for() -> None:
    fields: dict[str, Any] = {"built": ["pot"], "open": ["cure"], "tokens": {"healing_herbs": 1}}
    state = hunt("puma", weapon=5, **fields)
    go(state, "use token_healing_herbs")
    assert wounds(state) == [0, 0]
    state = draw_mystery("scorpion", **fields)
    go(state, "use token_healing_herbs")
    assert wounds(state) == [0, 0]
    state = draw_mystery("spider_web", **fields)
    go(state, "use token_healing_herbs")
    assert marks(state) == []


@rule("EVENT-4", "ROUND-11")
def test_weapons_that_would_avert_an_event_are_asked_for() -> None:
    for items, covered in (({"empty_bottle": 2}, False), ({}, True)):
        state = at(
            weapon=2, items=items, begin="event", round=2, events=["event mist", "adventure signs_of_a_predator"]
        )
        go(state, "go_on")
        if items:
            go(state, "use empty_bottle")
        assert any(kind.startswith("exhausted") for kind, _ in marks(state)) == covered


@rule("CHAR-24")
def test_the_soldier_is_asked_before_the_top_beast_is_fought_by_an_event() -> None:
    players = [{"character": "soldier", "determination": 2}, "cook", "explorer"]
    state = strike("howling_from_the_woods", players=players, hunting=["birds", "bear"], weapon=1)
    go(state, "use tracking", "option 2")
    assert max(wounds(state)) < 5


@rule("TOKEN-9", "SCEN5-9")
def test_before_a_war_beside_a_beast_weapons_are_asked_for() -> None:
    village = marked("number", "A1", "scenario cannibal_island", value=1)
    state = at(scenario=5, round=5, tiles={"B1": 8, "A1": 5, "A4": 4}, items={"pistol": 2},
               marks=[CITY, village, marked("beast", "A1")], plan=[built(1, "war A1", "0", "0")],
               confirmed=[1])  # fmt: skip
    go(state, "confirm")
    assert (wounds(state), state.legal(0)) == ([0, 0], ["go_on", "use pistol"])


@rule("HEAL-9")
def test_nobody_is_asked_for_what_cannot_heal_friday() -> None:
    cook = {"character": "cook", "determination": 4, "wounds": 1}
    plan = [built(1, "hunt", "friday", "dog", performer="friday")]
    state = at([cook, "explorer"], dog=True, friday={"wounds": 3}, available={"food": 2}, hunting=["fox"], plan=plan,
               confirmed=[1])  # fmt: skip
    events = go(state, "confirm")
    assert "died" in [event.kind for event in events]


@rule("SCEN7-20")
def test_by_option_a_hungry_player_outside_costs_a_member_of_the_crew_too() -> None:
    state = night(scenario=7, switches=["hungry_crew"], notes=[511, *[0] * 11], available={"preserved": 5},
                  marks=[marked("outside", "seat_1")])  # fmt: skip
    assert bin(table(state)["notes"][0]).count("1") == 8


@rule("NIGHT-4", "CARD-11")
@pytest.mark.parametrize(("first", "left"), [("food", {"preserved": 1}), ("preserved", {"food": 1})])
def test_who_sleeps_outside_eats_first_what_the_group_spends_first(first: str, left: dict[str, int]) -> None:
    own = {"0": {"food": 1, "preserved": 1}}
    state = stage({"step": "night_outsiders"}, phase="night", marks=[marked("outside", "seat_0")], future=own,
                  spend_first=first)  # fmt: skip
    go(state, "go_on")
    assert {name: n for name, n in table(state)["future"]["0"].items() if n} == left


@rule("PROD-8", "PROD-12")
def test_the_pit_is_rolled_before_the_source_of_the_shortcut_is_chosen() -> None:
    seen = set()
    for seed in range(20):
        state = at(["explorer", "cook"], round=3, begin="production", tiles={"B1": 8, "A1": 6}, seed=seed,
                   built=["map", "shortcut", "pit"],
                   marks=[marked("shortcut", "A1", "invention shortcut")])  # fmt: skip
        go(state, "go_on")
        seen.add(tuple(state.position()["dice"]))
    assert len(seen) == 2

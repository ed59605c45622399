"""Options: what is refused and why, each ruling that can be switched, and errata as in the rulebook or as printed."""

from typing import Any

import pytest

from islario.core.reasons import BadOption, Reason
from islario.core.state import State
from islario.games.robinson.components import SCENARIO_COUNT
from islario.games.robinson.switches import PRINTED, SWITCHES
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import GAME, at, go, meet_adventure, stage
from tests.rules import rule

BOTH = ["rulebook", "printed"]
FLAGS = [name for place, name in enumerate(SWITCHES) if place != PRINTED]


def refused(**options: Any) -> Reason:
    """Why a game with these options is refused."""
    with pytest.raises(BadOption) as refusal:
        GAME.new(**options)
    return refusal.value.reason


def code(state: State, seat: int, words: str) -> str | None:
    """The code of a refusal; None if it is allowed."""
    reason = state.why_not(seat, words)
    return None if reason is None else reason.code


def on(name: str, switched: bool) -> list[str]:
    """The switches of a position with one of them on or off."""
    return [name] if switched else []


# -- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "option", "value", "expected"),
    [
        ({"players": 5}, "players", "5", "1-4"),
        ({"players": True}, "players", "True", "1-4"),
        ({"scenario": SCENARIO_COUNT + 1}, "scenario", str(SCENARIO_COUNT + 1), f"1-{SCENARIO_COUNT}"),
        ({"scenario": 0}, "scenario", "0", f"1-{SCENARIO_COUNT}"),
        ({"scenario": "castaways"}, "scenario", "castaways", f"1-{SCENARIO_COUNT}"),
        ({"first_player": 2}, "first_player", "2", "0-1"),
        ({"first_player": 1, "players": 1}, "first_player", "1", "0-0"),
        ({"first_player": 4, "players": 4}, "first_player", "4", "0-3"),
        ({"starting_items": 9}, "starting_items", "9", "0-8"),
        ({"book_events": 13}, "book_events", "13", "0-12"),
        ({"book_events": 9, "scenario": 3}, "book_events", "9", "0-8"),
        ({"book_events": 11, "scenario": 5}, "book_events", "11", "0-10"),
        ({"book_events": -1}, "book_events", "-1", "0-12"),
        ({"friday": "maybe"}, "friday", "maybe", "default, yes, no"),
        ({"dog": True}, "dog", "True", "default, yes, no"),
        ({"errata": "second_edition"}, "errata", "second_edition", "rulebook, printed"),
        (
            {"wreckage": "raft"},
            "wreckage",
            "raft",
            "food_crates, wrecked_lifeboat, captains_chest, random",
        ),
        ({"characters": ["cook", "friday"]}, "characters", "friday", "carpenter, cook, explorer, soldier"),
        ({"all_pawns": "sometimes"}, "all_pawns", "sometimes", "yes, no"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused_with_what_it_takes(
    options: dict[str, Any], option: str, value: str, expected: str
) -> None:
    reason = refused(**options)
    assert reason.code == "bad_option"
    assert reason.values == {"option": option, "value": value, "expected": expected}


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    reason = refused(difficulty="hard")
    assert (reason.code, reason.values["option"]) == ("unknown_option", "difficulty")
    assert set(FLAGS) < set(reason.values["expected"].split(", "))


@rule("SETUP-4")
@pytest.mark.parametrize(("cast", "players"), [(["cook"], 2), (["cook", "carpenter", "explorer"], 2), (["cook"], 4)])
def test_every_player_has_one_character(cast: list[str], players: int) -> None:
    reason = refused(characters=cast, players=players)
    assert (reason.code, reason.rule) == ("characters_count", "SETUP-4")
    assert reason.values == {"characters": len(cast), "players": players}


@rule("SETUP-4")
def test_no_character_is_there_twice() -> None:
    reason = refused(characters=["cook", "cook"])
    assert (reason.code, reason.values) == ("option_twice", {"option": "characters", "value": "cook"})


@rule("SETUP-5", "PLAYERS-2", "PLAYERS-21")
@pytest.mark.parametrize("cast", [["soldier"], ["cook", "soldier"]])
def test_the_soldier_plays_with_three_or_more_or_on_king_kong_island(cast: list[str]) -> None:
    reason = refused(characters=cast, players=len(cast))
    assert (reason.code, reason.rule, reason.values) == ("no_soldier", "SETUP-5", {"players": len(cast)})
    kong = GAME.new(seed=0, characters=cast, players=len(cast), scenario=7).position()
    assert [player["character"] for player in kong["players"]] == cast
    many = [*cast, "explorer", "carpenter"][:3]
    three = GAME.new(seed=0, characters=many, players=3).position()
    assert [player["character"] for player in three["players"]] == many


@rule("SETUP-4", "SETUP-36")
def test_characters_and_the_first_player_can_be_named() -> None:
    position = GAME.new(seed=0, players=3, characters=["soldier", "explorer", "cook"], first_player=2).position()
    assert [player["character"] for player in position["players"]] == ["soldier", "explorer", "cook"]
    assert position["first"] == 2
    assert GAME.new(seed=0, players="3", characters="soldier,explorer,cook", first_player="2").position() == position


@pytest.mark.parametrize("name", FLAGS)
def test_every_switch_is_off_unless_it_is_said(name: str) -> None:
    option = next(option for option in GAME.options if option.name == name)
    assert (option.kind, option.default) == ("flag", False)
    assert GAME.new(seed=0).position()["switches"] == []
    assert GAME.new(seed=0, **{name: True}).position()["switches"] == [name]
    assert GAME.new(seed=0, **{name: "yes"}).position()["switches"] == [name]


def test_an_option_does_not_change_what_a_seed_deals() -> None:
    plain = GAME.new(seed=7).position()
    for options in (
        {"friday": "no"},
        {"dog": "yes"},
        {"starting_items": 4},
        {"wreckage": "random"},
        {"one_meal": True},
    ):
        other = GAME.new(seed=7, **options).position()
        for field in ("players", "tile_deck", "mysteries", "beasts", "inventions", "build", "open", "events"):
            assert other[field] == plain[field]


# -- switches -----------------------------------------------------------------------------------------------


@rule("PLAN-3")
def test_pawns_may_stay_unused_unless_all_have_to_be_placed() -> None:
    assert code(at(), 0, "confirm") is None
    state = at(switches=["all_pawns"])
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert (reason.code, reason.rule) == ("pawns_left", "PLAN-3")
    go(state, "plan rest", seat=0)
    assert code(state, 0, "confirm") == "pawns_left"
    go(state, "plan rest", seat=0)
    assert code(state, 0, "confirm") is None


@rule("BUILD-27")
@pytest.mark.parametrize(("switched", "palisade"), [(False, 0), (True, 1)])
def test_a_palisade_of_an_item_is_lost_without_a_shelter_unless_switched(switched: bool, palisade: int) -> None:
    fields: dict[str, Any] = {"incoming": [{"card": "invention bricks", "who": "0"}]}
    state = stage({"step": "end_of_actions"}, switches=on("levels_without_shelter", switched), **fields)
    go(state, "go_on")
    assert (state.position()["built"], state.position()["palisade"]) == (["bricks"], palisade)
    token = at(tokens={"thorny_bushes": 1}, switches=on("levels_without_shelter", switched))
    assert code(token, 0, "use token_thorny_bushes") == (None if switched else "no_effect")
    assert code(at(available={"wood": 2}, switches=on("levels_without_shelter", switched)), 0, "plan build roof") == (
        "no_shelter"
    )


@rule("CHAR-7")
@pytest.mark.parametrize(("switched", "refusal"), [(False, None), (True, "only_carpenter")])
def test_economical_construction_helps_everybody_unless_switched(switched: bool, refusal: str | None) -> None:
    cast = ["cook", {"character": "carpenter", "determination": 2}]
    state = at(cast, available={"wood": 3}, switches=on("own_economy", switched))
    go(state, "plan build weapon", seat=0)
    go(state, "plan build weapon", seat=1)
    assert code(state, 1, "support 1 economical_construction") == refusal
    go(state, "support 2 economical_construction", seat=1)
    assert state.position()["plan"][1]["cost"] == {}
    assert state.position()["players"][1]["determination"] == 0


@rule("CHAR-22")
@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize("performer", ["0", "1", "friday"])
def test_a_reroll_is_for_any_die_of_the_colour_unless_switched(switched: bool, performer: str) -> None:
    plan = [{"slot": 1, "target": "build weapon", "performer": performer, "pawns": [performer]}]
    cast = ["cook", {"character": "carpenter", "determination": 2}]
    fields: dict[str, Any] = {"plan": plan, "available": {"wood": 1}, "build": []}
    state = stage({"step": "resolve_slot", "a": 0}, players=cast, switches=on("own_rerolls", switched), **fields)
    go(state, "go_on")
    allowed = not switched or performer == "1"
    assert (code(state, 1, "use craftsmanship success") is None) == allowed
    assert (state.position()["plan"] == []) != allowed


@rule("CHAR-32", "HEAL-9")
@pytest.mark.parametrize(("switched", "healed"), [(False, 0), (True, 2)])
def test_what_heals_players_does_not_heal_friday_unless_switched(switched: bool, healed: int) -> None:
    cast = [{"character": "cook", "determination": 2, "wounds": 1}, "carpenter"]
    state = at(cast, friday={"wounds": 3}, available={"food": 1}, switches=on("heal_friday", switched))
    go(state, "use grandmas_recipe", seat=0)
    assert ("person friday" in state.legal(0)) == switched
    go(state, *(["person friday"] * 2 if switched else ["person 0"] * 2))
    position = state.position()
    assert position["friday"]["wounds"] == 3 - healed
    assert position["players"][0]["wounds"] == (1 if switched else 0)
    pot = at(
        begin="night", built=["pot"], friday={"wounds": 3}, available={"food": 3}, switches=on("heal_friday", switched)
    )
    assert code(pot, 0, "use pot") == (None if switched else "no_effect")


@rule("CARD-45")
def test_a_temporary_gain_does_not_help_to_plan_a_threat_unless_switched() -> None:
    threats = [None, "event predator_is_near"]
    fields: dict[str, Any] = {"items": {"pistol": 2}, "threats": threats, "round": 2, "available": {"food": 1}}
    plain = at(**fields)
    assert code(plain, 0, "plan threat right") == "weapon_too_low"
    assert code(plain, 0, "use pistol") == "not_now"
    state = at(**fields, switches=["temporary_counts"])
    assert code(state, 0, "plan threat right") == "weapon_too_low"
    go(state, "use pistol", "plan threat right", seat=0)
    assert (state.position()["items"], state.position()["temporary"]) == ({"pistol": 1}, 3)
    assert code(state, 0, "use pistol") == "not_now"
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert state.position()["threats"] == [None, None]
    assert (state.position()["temporary"], state.position()["weapon"]) == (0, 0)
    assert state.position()["players"][0]["determination"] == 1


@rule("CARD-45")
def test_such_a_gain_helps_with_one_threat_and_is_gone_after_the_actions() -> None:
    threats = ["event predator_is_near", "event fight_in_the_dark"]
    state = at(items={"pistol": 1}, threats=threats, round=2, switches=["temporary_counts"], available={"food": 2})
    go(state, "use pistol", "plan threat left", seat=0)
    assert code(state, 0, "plan threat right") == "serves_one_threat"
    unused = at(items={"pistol": 1}, threats=threats, round=2, switches=["temporary_counts"])
    go(unused, "use pistol", "confirm", seat=0)
    go(unused, "confirm", seat=1)
    assert (unused.position()["temporary"], unused.position()["items"]) == (0, {})


@rule("NIGHT-16")
@pytest.mark.parametrize("switched", [False, True])
def test_a_blocked_token_stays_on_the_old_tile_unless_switched(switched: bool) -> None:
    own = {"mark": "plus_food", "at": "B1", "from": "invention snare"}
    other = {"mark": "plus_food", "at": "A1", "from": "adventure nestlings"}
    fields: dict[str, Any] = {
        "tiles": {"B1": 8, "A1": 6},
        "built": ["snare"],
        "available": {"food": 2},
        "shelter": True,
    }
    state = at(begin="night", marks=[own, other], switches=on("blocked_tokens_lost", switched), events=[], **fields)
    go(state, "go_on", "space A1")
    position = state.position()
    assert position["camp"] == "A1"
    assert position["marks"] == ([other] if switched else [own, other])
    assert position["built"] == ([] if switched else ["snare"])
    assert ("snare" in position["open"]) == switched


@rule("NIGHT-16")
@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize(("answer", "where"), [("option 1", "A1"), ("option 2", "B1")])
def test_a_token_that_is_not_blocked_follows_or_stays_as_the_group_likes(
    switched: bool, answer: str, where: str
) -> None:
    own = {"mark": "plus_food", "at": "B1", "from": "invention snare"}
    fields: dict[str, Any] = {
        "tiles": {"B1": 8, "A1": 6},
        "built": ["snare"],
        "available": {"food": 2},
        "shelter": True,
    }
    state = at(begin="night", marks=[own], switches=on("blocked_tokens_lost", switched), events=[], **fields)
    go(state, "go_on", "space A1", answer)
    assert state.position()["marks"] == [{**own, "at": where}]
    assert state.position()["built"] == ["snare"]


@rule("PLAYERS-36")
@pytest.mark.parametrize("target", ["hunt", "explore A1"])
def test_the_dog_goes_with_friday_unless_switched(target: str) -> None:
    fields: dict[str, Any] = {"dog": True, "hunting": ["fox"]}
    state = at(**fields)
    go(state, f"plan {target} friday", "support 1 dog", seat=0)
    assert state.position()["plan"][0]["pawns"] == ["friday", "dog"]
    assert code(state, 0, "confirm") is None
    switched = at(switches=["dog_not_with_friday"], **fields)
    go(switched, f"plan {target} friday", seat=0)
    assert code(switched, 0, "support 1 dog") == "not_with_friday"
    go(switched, "support 1 pawn", "support 1 dog", seat=0)
    assert switched.position()["plan"][0]["pawns"] == ["0", "friday", "dog"]


@rule("ITEM-34")
@pytest.mark.parametrize("switched", [False, True])
@pytest.mark.parametrize(("item", "answers"), [("pot", ["person 0"]), ("fireplace", ["person 0", "person 0"])])
def test_pot_and_fireplace_heal_again_and_again_unless_switched(switched: bool, item: str, answers: list[str]) -> None:
    cast = [{"character": "cook", "wounds": 9}, "carpenter"]
    state = at(cast, begin="night", built=[item], available={"preserved": 6}, switches=on("one_meal", switched))
    go(state, f"use {item}", *answers, seat=0)
    assert code(state, 0, f"use {item}") == ("used_already" if switched else None)
    if not switched:
        go(state, f"use {item}", *answers, seat=0)
    assert wounds(state)[0] == 9 - len(answers) * (1 if switched else 2)


@pytest.mark.parametrize(("switched", "crew"), [(False, 0b111111111), (True, 0b111111110)])
@pytest.mark.parametrize("food", [1, 2])
def test_a_hungry_night_costs_a_film_maker_if_switched(switched: bool, crew: int, food: int) -> None:
    fields: dict[str, Any] = {"scenario": 7, "available": {"food": food}, "switches": on("hungry_crew", switched)}
    state = at(begin="night", events=[], **fields)
    events = go(state, "go_on")
    lost = [event.values["crew"] for event in events if event.kind == "crew_lost"]
    assert lost == ([1] if switched and food == 1 else [])
    assert state.position()["notes"][0] == (crew if food == 1 else 0b111111111)


def test_a_hungry_night_captures_the_actress_if_switched() -> None:
    fields: dict[str, Any] = {"scenario": 7, "available": {"food": 1}, "switches": ["hungry_crew"]}
    state = at(begin="night", notes=[0b111100000], **fields)
    go(state, "go_on")
    assert state.position()["notes"][:3] == [0b111100000, 0, 1]


# -- errata -------------------------------------------------------------------------------------------------


@rule("CHAR-25", "ROUND-17")
@pytest.mark.parametrize(("errata", "price"), [("rulebook", 3), ("printed", 2)])
def test_the_soldiers_level_costs_three_tokens_or_two_as_printed(errata: str, price: int) -> None:
    for tokens in range(5):
        cast = ["cook", "carpenter", {"character": "soldier", "determination": tokens}]
        state = at(cast, errata=errata, shelter=True)
        assert code(state, 2, "use defense_plan") == (None if tokens >= price else "determination_missing")
        if tokens >= price:
            go(state, "use defense_plan", "option 2", seat=2)
            assert state.position()["weapon"] == 1
            assert state.position()["players"][2]["determination"] == tokens - price


@rule("CHAR-28", "ROUND-17")
@pytest.mark.parametrize("errata", BOTH)
def test_the_soldiers_beast_costs_four_tokens_either_way(errata: str) -> None:
    cast = ["cook", "carpenter", {"character": "soldier", "determination": 4}]
    state = at(cast, errata=errata, beasts=["fox", "bear"], hunting=["boa"])
    go(state, "use the_hunt", seat=2)
    position = state.position()
    assert (position["beasts"], position["hunting"]) == (["fox"], ["boa", "bear"])
    assert position["players"][2]["determination"] == 0
    cast = ["cook", "carpenter", {"character": "soldier", "determination": 3}]
    assert code(at(cast, errata=errata), 2, "use the_hunt") == "determination_missing"


@rule("PROD-8", "ITEM-20", "ROUND-17")
@pytest.mark.parametrize(("errata", "more"), [("rulebook", 1), ("printed", 2)])
def test_the_pit_gives_a_food_or_two_as_printed(errata: str, more: int) -> None:
    found = set()
    for seed in range(30):
        state = at(begin="production", scenario=3, built=["pit"], errata=errata, seed=seed)
        go(state, "go_on")
        found.add(state.position()["available"]["food"])
    assert found == {1, 1 + more}


def corral(errata: str, **tiles: int) -> State:
    """A corral has been built, with these tiles beside the camp."""
    fields: dict[str, Any] = {"incoming": [{"card": "invention corral", "who": "0"}], "tiles": {"B1": 8, **tiles}}
    state = stage({"step": "end_of_actions"}, errata=errata, **fields)
    go(state, "go_on")
    return state


@rule("ITEM-8", "ROUND-17")
def test_in_the_rulebook_the_corral_covers_any_food_source_or_none() -> None:
    state = corral("rulebook", A1=9, C1=3)
    assert state.legal(0) == ["source A1 1", "source C1 1", "decline"]
    go(state, "source C1 1")
    kinds = [(mark["mark"], mark["at"]) for mark in state.position()["marks"]]
    assert kinds == [("exhausted", "C1"), ("plus_food", "B1")]
    state = corral("rulebook", A1=9, C1=3)
    go(state, "decline")
    assert state.position()["marks"] == []
    assert "corral" in state.position()["built"]


@rule("ITEM-8", "ROUND-17")
def test_as_printed_the_corral_covers_a_bird_source_and_must() -> None:
    state = corral("printed", A1=9, C1=3)
    kinds = [(mark["mark"], mark["at"]) for mark in state.position()["marks"]]
    assert kinds == [("exhausted", "A1"), ("plus_food", "B1")]
    assert corral("printed", A1=9, C1=6).legal(0) == ["source A1 1", "source C1 1"]
    fish = corral("printed", C1=3)
    assert (fish.position()["marks"], fish.position()["built"]) == ([], ["corral"])
    assert wounds(fish) == [0, 0]


@rule("CHAR-36", "ROUND-17")
@pytest.mark.parametrize(("errata", "refusal"), [("rulebook", None), ("printed", "only_carpenter")])
def test_the_handyman_joins_any_build_or_as_printed_the_carpenters(errata: str, refusal: str | None) -> None:
    cast = ["cook", {"character": "carpenter", "determination": 3}]
    state = at(cast, errata=errata, available={"wood": 2})
    go(state, "plan build weapon", seat=0)
    go(state, "plan build weapon", seat=1)
    assert code(state, 1, "support 1 handyman") == refusal
    go(state, "support 2 handyman", seat=1)
    assert state.position()["plan"][1]["pawns"] == ["1", "handyman"]
    assert state.position()["players"][1]["determination"] == 0


@rule("TOKEN-33", "ROUND-17")
@pytest.mark.parametrize(("errata", "kind"), [("rulebook", "beast"), ("printed", "beast_gather")])
@pytest.mark.parametrize("target", ["camp", "rest", "gather A1 wood", "explore C1"])
def test_dangerous_terrain_is_for_every_action_or_as_printed_for_two_kinds(errata: str, kind: str, target: str) -> None:
    met = meet_adventure("explore", "dangerous_terrain", errata=errata)
    assert [(mark["mark"], mark["at"]) for mark in met.position()["marks"]] == [(kind, "A1")]
    where = {"camp": "B1", "rest": "B1", "gather A1 wood": "A1", "explore C1": "C1"}[target]
    marks = [{"mark": kind, "at": where, "from": "adventure dangerous_terrain"}]
    plan = [{"slot": 1, "target": target, "performer": "0", "pawns": ["0", "0"]}]
    fields: dict[str, Any] = {"plan": plan, "marks": marks, "tiles": {"B1": 8, "A1": 6}, "tile_deck": [1]}
    state = stage({"step": "resolve_slot", "a": 0}, errata=errata, **fields)
    hurt = [event.values["who"] for event in go(state, "go_on") if event.kind == "wounded"]
    assert hurt == ([0] if errata == "rulebook" or target not in ("camp", "rest") else [])
    armed = stage({"step": "resolve_slot", "a": 0}, errata=errata, weapon=1, **fields)
    assert "wounded" not in [event.kind for event in go(armed, "go_on")]

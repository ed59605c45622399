"""Robinson Crusoe: the skills of the characters, but for those that reroll dice."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.positions import (
    at,
    draw_event,
    face_threat,
    go,
    later_event,
    meet_adventure,
    stage,
    strike,
    table,
)
from tests.rules import rule

PRICES = {
    "economical_construction": ("carpenter", 2),
    "craftsmanship": ("carpenter", 2),
    "a_new_idea": ("carpenter", 3),
    "handyman": ("carpenter", 3),
    "grandmas_recipe": ("cook", 2),
    "searching_talent": ("cook", 2),
    "stone_soup": ("cook", 3),
    "hooch": ("cook", 3),
    "child_of_fortune": ("explorer", 2),
    "reconnaissance": ("explorer", 2),
    "motivational_speech": ("explorer", 3),
    "scouting": ("explorer", 3),
    "tracking": ("soldier", 2),
    "defense_plan": ("soldier", 3),
    "frenzy": ("soldier", 3),
    "the_hunt": ("soldier", 4),
}
REROLLS = ["craftsmanship", "searching_talent", "child_of_fortune"]
PLANNED = ["economical_construction", "handyman"]
AT_ONCE = [skill for skill in PRICES if skill not in [*REROLLS, *PLANNED, "hooch", "frenzy"]]
FIELDS: dict[str, Any] = {"hunting": ["fox", "birds"], "available": {"food": 1, "wood": 1}, "first": 1}


def owner(skill: str, determination: int, wounds: int = 3, **fields: Any) -> list[Any]:
    """The owner of a skill and somebody else, who is the first player."""
    name = PRICES[skill][0]
    other = "cook" if name == "soldier" else "soldier"
    return [{"character": name, "determination": determination, "wounds": wounds, **fields}, other]


def having(name: str, determination: int, **fields: Any) -> dict[str, Any]:
    return {"character": name, "determination": determination, **fields}


def words(skill: str) -> str:
    return f"use {skill} success" if skill in REROLLS else f"use {skill}"


def refusal(state: State, seat: int, action: str) -> tuple[str, str]:
    reason = state.why_not(seat, action)
    assert reason is not None
    return reason.code, reason.rule


def left(state: State, seat: int = 0) -> int:
    return int(table(state)["players"][seat]["determination"])


def used(state: State, seat: int = 0) -> list[str]:
    return list(table(state)["players"][seat]["used"])


def planned(target: str, pawns: list[str], performer: str = "0", **fields: Any) -> State:
    """An action of the plan is about to be resolved."""
    slot = {"slot": 1, "target": target, "performer": performer, "pawns": pawns}
    return stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], **fields)


# -- price, once a round, and who may ------------------------------------------------------------------------


@rule("CHAR-1", "CHAR-2", "CHAR-3")
@pytest.mark.parametrize("skill", AT_ONCE)
def test_a_skill_costs_its_price_and_is_marked(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price + 1), **FIELDS)
    assert words(skill) in state.legal(0)
    go(state, words(skill), seat=0)
    assert left(state) == 1
    assert used(state) == [skill]


@rule("CHAR-4", "CHAR-1")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_without_enough_determination_a_skill_cannot_be_used(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price - 1), **FIELDS)
    assert words(skill) not in state.legal(0)
    assert refusal(state, 0, words(skill)) == ("determination_missing", "CHAR-4")
    reason = state.why_not(0, words(skill))
    assert reason is not None
    assert (reason.values["needed"], reason.values["determination"]) == (price, price - 1)


@rule("CHAR-4", "CHAR-6", "CHAR-12")
@pytest.mark.parametrize("skill", PLANNED)
def test_without_enough_determination_a_planned_skill_cannot_be_used(skill: str) -> None:
    price = PRICES[skill][1]
    state = at(players=owner(skill, price - 1), available={"wood": 1})
    go(state, "plan build weapon", seat=0)
    assert refusal(state, 0, f"support 1 {skill}") == ("determination_missing", "CHAR-4")
    state = at(players=owner(skill, price), available={"wood": 1})
    go(state, "plan build weapon", f"support 1 {skill}", seat=0)
    assert (left(state), used(state)) == (0, [skill])


@rule("CHAR-2")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_a_skill_is_used_once_a_round(skill: str) -> None:
    state = at(players=owner(skill, 9, used=[skill]), **FIELDS)
    assert words(skill) not in state.legal(0)
    assert refusal(state, 0, words(skill)) == ("skill_used", "CHAR-2")


@rule("CHAR-2", "CHAR-6", "CHAR-12")
@pytest.mark.parametrize("skill", PLANNED)
def test_a_planned_skill_is_used_once_a_round(skill: str) -> None:
    state = at(players=owner(skill, 9), available={"wood": 4})
    go(state, "plan build weapon", f"support 1 {skill}", "plan build weapon", seat=0)
    assert refusal(state, 0, f"support 2 {skill}") == ("skill_used", "CHAR-2")
    go(state, f"take_back 1 {skill}", f"support 2 {skill}", seat=0)
    assert left(state) == 9 - PRICES[skill][1]


@rule("CHAR-1")
@pytest.mark.parametrize("skill", [skill for skill in PRICES if skill not in PLANNED])
def test_a_skill_belongs_to_its_character(skill: str) -> None:
    state = at(players=owner(skill, 9), **FIELDS)
    assert refusal(state, 1, words(skill)) == ("not_your_skill", "CHAR-1")


@rule("ROUND-8")
@pytest.mark.parametrize("skill", list(PRICES))
def test_a_weak_player_has_no_skills_this_round(skill: str) -> None:
    weak = {"mark": "no_skills", "at": "seat_0", "from": "event weakness"}
    state = at(players=owner(skill, 9), marks=[weak], **FIELDS)
    if skill in PLANNED:
        go(state, "plan build weapon", seat=0)
        assert refusal(state, 0, f"support 1 {skill}") == ("no_skills", "ROUND-8")
    else:
        assert words(skill) not in state.legal(0)
        assert refusal(state, 0, words(skill)) == ("no_skills", "ROUND-8")


@rule("CHAR-2", "CHAR-3")
def test_all_four_skills_may_be_used_in_one_round_and_are_fresh_in_the_next() -> None:
    players = [having("soldier", 12), "cook"]
    state = at(
        players=players, hunting=["fox", "birds"], beasts=["tiger"], shelter=True, available={"food": 2}, events=[]
    )
    go(state, "use tracking", "option 2", "use defense_plan", "option 1", "use the_hunt")
    assert table(state)["hunting"] == ["birds", "fox", "tiger"]
    go(state, "plan hunt", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert (left(state), used(state)) == (3, ["tracking", "defense_plan", "the_hunt"])
    go(state, "use frenzy")
    assert (left(state), table(state)["players"][0]["wounds"]) == (0, 5)
    assert (table(state)["round"], used(state)) == (2, [])


@rule("CHAR-2", "CHAR-5")
def test_a_skill_is_legal_for_a_seat_that_is_not_asked() -> None:
    state = draw_event("flying_surprise", players=["soldier", having("explorer", 3)], roof=1, palisade=1, shelter=True)
    assert state.waiting_for() == (0,)
    assert state.legal(1) == ["use reconnaissance", "use motivational_speech", "use scouting"]
    go(state, "use motivational_speech", seat=1)
    assert table(state)["morale"] == 1
    assert state.legal(0) == ["option 1", "option 2"]


@rule("CHAR-5")
def test_a_skill_comes_before_a_result_and_does_not_undo_it() -> None:
    players = [having("cook", 3), "soldier"]
    state = meet_adventure("build", "visit_of_a_predator", players=players)
    assert state.legal(0) == ["go_on", "use stone_soup"]
    late = state.clone()
    go(state, "use stone_soup")
    assert (table(state)["players"][0]["wounds"], table(state)["available"]["food"]) == (0, 0)
    go(late, "go_on", "use stone_soup")
    assert (table(late)["players"][0]["wounds"], table(late)["available"]["food"]) == (1, 1)


# -- carpenter ------------------------------------------------------------------------------------------------


@rule("CHAR-6", "CHAR-38")
def test_economical_construction_saves_a_wood_of_a_build() -> None:
    state = at(players=[having("carpenter", 2), "cook"], available={"wood": 1})
    go(state, "plan build shelter", seat=0)
    assert refusal(state, 0, "confirm") == ("wood_missing", "PLAN-26")
    go(state, "support 1 economical_construction", "support 1 pawn", seat=0)
    plan = table(state)["plan"][0]
    assert plan["cost"] == {"wood": 1}
    assert table(state)["reserved"]["wood"] == 1
    assert state.why_not(0, "confirm") is None


@rule("CHAR-6", "CHAR-38")
def test_economical_construction_saves_the_wood_of_a_threat() -> None:
    state = at(players=[having("carpenter", 2), "cook"], threats=[None, "event awful_weather"])
    go(state, "plan threat right", seat=0)
    assert refusal(state, 0, "confirm")[0] == "wood_missing"
    go(state, "support 1 economical_construction", seat=0)
    assert table(state)["plan"][0]["cost"] == {}
    assert state.why_not(0, "confirm") is None


@rule("CHAR-6")
def test_economical_construction_never_saves_more_than_the_action_costs() -> None:
    state = at(players=[having("carpenter", 2), "cook"], hunting=["fox"], tiles={"B1": 8, "A1": 6})
    go(state, "plan build shovel", "plan gather A1 wood", seat=0)
    assert refusal(state, 0, "support 1 economical_construction") == ("nothing_to_save", "CHAR-6")
    assert refusal(state, 0, "support 2 economical_construction")[0] == "not_for_this"
    state = at(players=[having("carpenter", 2), "cook"], available={"wood": 1})
    go(state, "plan build weapon", "support 1 economical_construction", seat=0)
    assert (table(state)["plan"][0]["cost"], table(state)["reserved"]["wood"]) == ({}, 0)


@rule("CHAR-7")
@pytest.mark.parametrize("performer", ["", " friday"])
def test_economical_construction_may_serve_the_action_of_another_unless_an_option_forbids_it(performer: str) -> None:
    fields: dict[str, Any] = {"players": ["cook", having("carpenter", 2)], "available": {"wood": 2}}
    state = at(**fields)
    go(state, f"plan build weapon{performer}", seat=0)
    go(state, "support 1 economical_construction", seat=1)
    assert (table(state)["plan"][0]["cost"], left(state, 1)) == ({}, 0)
    own = at(**fields, switches=["own_economy"])
    go(own, f"plan build weapon{performer}", seat=0)
    assert refusal(own, 1, "support 1 economical_construction") == ("only_carpenter", "CHAR-7")


@rule("CHAR-13", "CHAR-38")
@pytest.mark.parametrize(("skill", "forbids"), [("economical_construction", "CHAR-38"), ("handyman", "CHAR-13")])
def test_skills_that_are_laid_on_an_action_are_not_used_by_themselves(skill: str, forbids: str) -> None:
    reason = at(players=owner(skill, 9)).why_not(0, f"use {skill}")
    assert reason is not None
    assert (reason.code, reason.rule, reason.values["source"]) == ("placed_in_planning", forbids, skill)


@rule("CHAR-39")
def test_when_the_build_fails_the_determination_of_economical_construction_is_gone() -> None:
    for seed in range(100):
        player = having("carpenter", 0, used=["economical_construction"])
        fields: dict[str, Any] = {"players": [player, "cook"], "available": {"wood": 1}, "build": ["construction"]}
        state = planned("build shelter", ["0", "economical_construction"], seed=seed, **fields)
        if "failed" in [event.kind for event in go(state, "go_on")]:
            break
    assert table(state)["available"]["wood"] == 1
    assert left(state) == 2
    assert used(state) == ["economical_construction"]


@rule("CHAR-9")
def test_a_new_idea_shows_five_inventions_and_one_is_put_on_the_board() -> None:
    deck = ["wall", "sling", "shield", "raft", "pit", "moat"]
    state = at(players=[having("carpenter", 3), "cook"], inventions=deck)
    go(state, "use a_new_idea")
    assert state.legal(0) == [f"invention {name}" for name in ("moat", "pit", "raft", "shield", "sling")]
    go(state, "invention raft")
    after = table(state)
    assert "raft" in after["open"]
    assert sorted(after["invention_discard"]) == ["moat", "pit", "shield", "sling"]
    assert after["inventions"] == ["wall"]
    assert refusal(state, 0, "plan build raft")[0] == "item_missing"


@rule("CHAR-10", "CHAR-11")
def test_an_empty_invention_deck_is_made_of_the_discard() -> None:
    players = [having("carpenter", 3), "cook"]
    discard = ["wall", "sling", "shield", "raft", "pit", "moat"]
    state = at(players=players, inventions=[], invention_discard=discard)
    go(state, "use a_new_idea")
    assert len(state.legal(0)) == 5
    assert (len(table(state)["inventions"]), table(state)["invention_discard"]) == (1, [])
    few = at(players=players, inventions=["bow", "cellar"], invention_discard=["wall", "sling"])
    go(few, "use a_new_idea")
    assert few.legal(0) == [f"invention {name}" for name in ("bow", "cellar", "sling", "wall")]
    go(few, "invention bow")
    assert sorted(table(few)["invention_discard"]) == ["cellar", "sling", "wall"]


@rule("CHAR-11")
def test_the_rest_of_the_deck_is_drawn_before_the_discard_is_shuffled() -> None:
    state = at(
        players=[having("carpenter", 3), "cook"], inventions=["bow", "cellar"],
        invention_discard=["wall", "sling", "shield", "raft", "pit", "moat"],
    )  # fmt: skip
    go(state, "use a_new_idea")
    assert {"invention bow", "invention cellar"} < set(state.legal(0))
    assert len(state.legal(0)) == 5
    assert len(table(state)["inventions"]) == 3


@rule("CHAR-11")
def test_without_any_invention_left_nobody_has_an_idea() -> None:
    state = at(players=[having("carpenter", 3), "cook"], inventions=[])
    assert refusal(state, 0, "use a_new_idea") == ("no_effect", "CHAR-5")


@rule("CHAR-12", "CHAR-13")
def test_the_pawn_of_the_handyman_makes_a_build_certain_and_is_gone_after_it() -> None:
    state = at(players=[having("carpenter", 3), "cook"], available={"wood": 2, "food": 2}, events=[])
    go(state, "plan build weapon", "support 1 handyman", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "handyman"]
    assert (left(state), used(state)) == (0, ["handyman"])
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert "succeeded" in [event.kind for event in events]
    assert "rolled" not in [event.kind for event in events]
    assert table(state)["weapon"] == 1
    assert table(state)["plan"] == []


@rule("CHAR-12")
def test_the_pawn_of_the_handyman_builds_only() -> None:
    state = at(players=[having("carpenter", 3), "cook"], tiles={"B1": 8, "A1": 6}, threats=[None, "event mist"])
    go(state, "plan gather A1 wood", "plan threat right", seat=0)
    for slot in (1, 2):
        assert refusal(state, 0, f"support {slot} handyman")[0] == "not_for_this"


@rule("CHAR-13")
def test_a_handyman_who_is_taken_back_costs_nothing_and_none_is_left_for_the_next_round() -> None:
    state = at(players=[having("carpenter", 3), "cook"], available={"wood": 1, "food": 2}, shelter=True, events=[])
    go(state, "plan build weapon", "support 1 handyman", "take_back 1 handyman", seat=0)
    assert (left(state), used(state)) == (3, [])
    go(state, "take_back 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    while table(state)["phase"] != "action":
        go(state, state.legal(state.waiting_for()[0])[0])
    assert (table(state)["round"], left(state), table(state)["plan"]) == (2, 3, [])


@rule("CHAR-36", "CHAR-12")
def test_by_the_rulebook_the_handyman_helps_any_build_and_by_the_card_only_the_carpenters() -> None:
    fields: dict[str, Any] = {"players": ["cook", having("carpenter", 3)], "available": {"wood": 2}}
    state = at(**fields)
    go(state, "plan build weapon", seat=0)
    go(state, "support 1 handyman", seat=1)
    assert table(state)["plan"][0]["pawns"] == ["0", "handyman"]
    printed = at(**fields, errata="printed")
    go(printed, "plan build weapon", seat=0)
    assert refusal(printed, 1, "support 1 handyman") == ("only_carpenter", "CHAR-36")
    go(printed, "plan build weapon", "support 2 handyman", seat=1)
    assert table(printed)["plan"][1]["pawns"] == ["1", "handyman"]


@rule("CHAR-35", "CARD-52", "CARD-34")
def test_a_personal_invention_gives_two_determination_each_time_it_is_built() -> None:
    state = planned("build snare", ["0", "0"], players=["carpenter", "cook"], built=["rope"])
    go(state, "go_on")
    assert left(state) == 2
    lost = strike("strong_wind", players=["carpenter", "cook"], built=["rope", "snare"])
    go(lost, "invention snare")
    assert "snare" in table(lost)["open"]
    again = planned(
        "build snare", ["0", "0"], players=table(lost)["players"], built=table(lost)["built"], open=table(lost)["open"]
    )
    go(again, "go_on")
    assert left(again) == 2
    plain = planned("build shovel", ["0", "0"], players=["carpenter", "cook"])
    go(plain, "go_on")
    assert left(plain) == 0


# -- cook -----------------------------------------------------------------------------------------------------


@rule("CHAR-14", "HEAL-6")
@pytest.mark.parametrize(
    ("answers", "wounds"), [(["person 0", "person 0"], [3, 5]), (["person 1", "person 0"], [4, 4])]
)
def test_grandmas_recipe_heals_two_wounds_of_one_or_one_each_of_two(answers: list[str], wounds: list[int]) -> None:
    players = [having("cook", 2, wounds=5), having("soldier", 0, wounds=5)]
    state = at(players=players, available={"food": 1, "preserved": 1})
    go(state, "use grandmas_recipe", *answers)
    assert [player["wounds"] for player in table(state)["players"]] == wounds
    assert (left(state), table(state)["available"]["food"], table(state)["available"]["preserved"]) == (0, 0, 1)


@rule("CHAR-14")
def test_grandmas_recipe_needs_food_that_is_not_reserved() -> None:
    players = [having("cook", 2, wounds=5), "soldier"]
    state = at(players=players)
    assert refusal(state, 0, "use grandmas_recipe") == ("skill_needs_food", "CHAR-14")
    state = at(players=players, available={"food": 1}, threats=[None, "event winter_depression"])
    go(state, "plan threat right", seat=1)
    assert refusal(state, 0, "use grandmas_recipe") == ("skill_needs_food", "CHAR-14")


@rule("CHAR-31")
def test_healing_beyond_the_wounds_is_lost() -> None:
    players = [having("cook", 2, wounds=1), "soldier"]
    one = at(players=players, available={"food": 1})
    go(one, "use grandmas_recipe", "person 0", "person 0")
    assert [player["wounds"] for player in table(one)["players"]] == [0, 0]
    two = at(players=players, available={"food": 1})
    go(two, "use grandmas_recipe", "person 0", "person 1")
    assert [player["wounds"] for player in table(two)["players"]] == [0, 0]


@rule("CHAR-32")
def test_grandmas_recipe_is_not_for_friday() -> None:
    state = at(players=[having("cook", 2, wounds=1), "soldier"], friday={"wounds": 2}, available={"food": 1})
    go(state, "use grandmas_recipe")
    assert state.legal(0) == ["person 0", "person 1"]
    assert refusal(state, 0, "person friday")[0] == "not_among_them"


@rule("CHAR-16")
def test_stone_soup_is_a_food_in_available() -> None:
    state = at(players=[having("cook", 3), "soldier"])
    go(state, "use stone_soup")
    assert (table(state)["available"]["food"], table(state)["future"]) == (1, {})


@rule("CHAR-33", "CHAR-16")
def test_stone_soup_of_the_action_phase_counts_at_once_and_not_for_what_was_planned() -> None:
    threat = {"slot": 1, "target": "threat right", "performer": "1", "pawns": ["1"]}
    build = {"slot": 2, "target": "build weapon", "performer": "0", "pawns": ["0"], "cost": {}}
    state = stage(
        {"step": "adventure", "a": 0, "who": "0", "in_action": True, "space": "B1"},
        phase="action", slot=2, players=[having("cook", 3), "soldier"], build=["visit_of_a_predator"],
        threats=[None, "event winter_depression"], plan=[threat, build], available={"food": 1},
    )  # fmt: skip
    go(state, "go_on")
    assert table(state)["reserved"]["food"] == 1
    assert "use stone_soup" in state.legal(0)
    go(state, "use stone_soup")
    # the soup met the demand, what the threat costs is still reserved
    after = table(state)
    assert (after["available"]["food"], after["reserved"]["food"], after["future"]) == (1, 1, {})
    assert after["players"][0]["wounds"] == 0


def clouds(rain: int, winter: int, **fields: Any) -> State:
    players = [having("cook", 3), "soldier"]
    fields = {"available": {"wood": 5, "food": 5}, "players": players, **fields}
    state = stage({"step": "weather_phase"}, phase="weather", clouds=rain | winter << 4, **fields)
    go(state, "go_on")
    return state


@rule("CHAR-17", "WEATHER-7", "WEATHER-27")
@pytest.mark.parametrize(("answer", "wood", "food"), [("option 1", 3, 4), ("option 2", 3, 3)])
def test_hooch_ignores_rain_or_turns_winter_into_rain(answer: str, wood: int, food: int) -> None:
    state = clouds(1, 1)
    assert state.legal(0) == ["go_on", "use stone_soup", "use hooch"]
    go(state, "use hooch")
    assert state.legal(0)[:2] == ["option 1", "option 2"]
    go(state, answer)
    assert (table(state)["available"]["wood"], table(state)["available"]["food"]) == (wood, food)
    assert left(state) == 0


@rule("CHAR-17")
@pytest.mark.parametrize(("rain", "winter", "wood", "food"), [(2, 0, 4, 4), (0, 2, 2, 3)])
def test_hooch_does_what_the_clouds_allow(rain: int, winter: int, wood: int, food: int) -> None:
    state = clouds(rain, winter)
    go(state, "use hooch")
    assert (table(state)["available"]["wood"], table(state)["available"]["food"]) == (wood, food)


@rule("CHAR-17")
@pytest.mark.parametrize("begin", ["event", "morale", "production", "planning", "night"])
def test_hooch_is_for_the_weather_phase_only(begin: str) -> None:
    state = at(players=[having("cook", 3), "soldier"], begin=begin)
    assert refusal(state, 0, "use hooch") == ("not_now", "CHAR-17")


# -- explorer -------------------------------------------------------------------------------------------------


@rule("CHAR-19")
def test_reconnaissance_puts_one_of_three_tiles_on_top_and_shuffles_the_others_in() -> None:
    orders = set()
    for seed in range(12):
        state = at(players=[having("explorer", 2), "cook"], tile_deck=[2, 3, 4, 5, 6], seed=seed)
        go(state, "use reconnaissance")
        assert state.legal(0) == ["tile 4", "tile 5", "tile 6"]
        go(state, "tile 5")
        pile = table(state)["tile_deck"]
        assert pile[-1] == 5
        assert sorted(pile) == [2, 3, 4, 5, 6]
        orders.add(tuple(pile))
    assert len(orders) > 1


@rule("CHAR-34")
def test_reconnaissance_looks_at_all_tiles_that_are_left() -> None:
    players = [having("explorer", 2), "cook"]
    state = at(players=players, tile_deck=[2, 3])
    go(state, "use reconnaissance")
    assert state.legal(0) == ["tile 2", "tile 3"]
    go(state, "tile 2")
    assert table(state)["tile_deck"] == [3, 2]
    assert refusal(at(players=players, tile_deck=[]), 0, "use reconnaissance")[0] == "no_effect"


@rule("CHAR-20", "DEMAND-10")
def test_a_motivational_speech_raises_morale_up_to_the_top() -> None:
    players = [having("explorer", 3), "cook"]
    state = at(players=players, morale=-3)
    go(state, "use motivational_speech")
    assert (table(state)["morale"], left(state)) == (-2, 0)
    assert refusal(at(players=players, morale=3), 0, "use motivational_speech")[0] == "no_effect"


@rule("CHAR-21")
def test_scouting_keeps_one_of_two_discoveries_in_available() -> None:
    players = [having("explorer", 3), "cook"]
    state = at(players=players, discoveries=["goat", "tobacco", "larvae"])
    go(state, "use scouting")
    assert state.legal(0) == ["token larvae", "token tobacco"]
    go(state, "token tobacco")
    after = table(state)
    assert (after["tokens"], after["gone"], after["discoveries"]) == ({"tobacco": 1}, ["discovery larvae"], ["goat"])
    assert refusal(at(players=players, discoveries=[]), 0, "use scouting")[0] == "no_effect"


# -- soldier --------------------------------------------------------------------------------------------------


@rule("CHAR-24")
@pytest.mark.parametrize(
    ("answer", "deck"), [("option 1", ["fox", "bear", "birds"]), ("option 2", ["birds", "fox", "bear"])]
)
def test_tracking_leaves_the_top_beast_or_puts_it_at_the_bottom(answer: str, deck: list[str]) -> None:
    state = at(players=[having("soldier", 2), "cook"], hunting=["fox", "bear", "birds"])
    go(state, "use tracking")
    assert table(state)["known"]["top"] is True
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, answer)
    assert table(state)["hunting"] == deck


@rule("CHAR-24")
def test_tracking_needs_a_beast_to_track() -> None:
    assert refusal(at(players=[having("soldier", 2), "cook"], hunting=[]), 0, "use tracking")[0] == "no_effect"


@rule("CHAR-25")
@pytest.mark.parametrize(("errata", "price"), [("rulebook", 3), ("printed", 2)])
@pytest.mark.parametrize(("answer", "levels"), [("option 1", (1, 0)), ("option 2", (0, 1))])
def test_the_soldier_raises_palisade_or_weapons(errata: str, price: int, answer: str, levels: tuple[int, int]) -> None:
    state = at(players=[having("soldier", 5), "cook"], shelter=True, errata=errata)
    go(state, "use defense_plan", answer)
    assert (table(state)["palisade"], table(state)["weapon"]) == levels
    assert left(state) == 5 - price


@rule("CHAR-30")
def test_without_any_shelter_only_weapons_can_be_raised() -> None:
    state = at(players=[having("soldier", 3), "cook"])
    go(state, "use defense_plan")
    assert (table(state)["palisade"], table(state)["weapon"]) == (0, 1)
    natural = at(players=[having("soldier", 3), "cook"], tiles={"B1": 11})
    go(natural, "use defense_plan")
    assert natural.legal(0) == ["option 1", "option 2"]


@rule("CHAR-26", "CHAR-40", "CARD-43", "CARD-44")
def test_frenzy_counts_until_the_fight_is_compared_and_leaves_the_track_alone() -> None:
    state = planned("hunt", ["0", "0"], players=[having("soldier", 3), "cook"], hunting=["goats"], weapon=2)
    events = go(state, "go_on")
    assert [event.values["card"] for event in events if event.kind == "beast_faced"] == ["beast goats"]
    assert state.legal(0) == ["go_on", "use defense_plan", "use frenzy"]
    events = go(state, "use frenzy")
    fought = [event.values for event in events if event.kind == "fought"]
    assert fought == [{"who": 0, "strength": 4, "weapon": 5}]
    after = table(state)
    assert (after["players"][0]["wounds"], after["weapon"], after["temporary"]) == (0, 1, 0)


@rule("CHAR-27")
def test_frenzy_is_for_an_action_that_the_soldier_performs() -> None:
    players = ["cook", having("soldier", 3)]
    state = planned("hunt", ["0", "1"], players=players, hunting=["fox"])
    go(state, "go_on")
    assert state.waiting_for() == (1,)
    assert refusal(state, 1, "use frenzy") == ("own_fight_only", "CHAR-27")
    go(state, "go_on")
    assert table(state)["players"][0]["wounds"] == 2
    own = planned("hunt", ["0", "1"], performer="1", players=players, hunting=["fox"])
    go(own, "go_on")
    assert own.waiting_for() == (1,)
    assert "use frenzy" in own.legal(1)
    event = later_event("adventure", "tiger", players=[having("soldier", 3), "cook"], items={"pistol": 1})
    assert "use pistol" in event.legal(0)
    assert refusal(event, 0, "use frenzy") == ("own_fight_only", "CHAR-27")


@rule("CHAR-40")
def test_frenzy_has_its_moment_only_before_a_fight_is_compared() -> None:
    assert refusal(at(players=[having("soldier", 3), "cook"]), 0, "use frenzy") == ("not_now", "CHAR-40")


@rule("CHAR-28", "CHAR-29")
@pytest.mark.parametrize("errata", ["rulebook", "printed"])
def test_a_beast_goes_unseen_onto_the_hunting_deck_without_shuffling_whatever_the_skill_is_called(errata: str) -> None:
    players = [having("soldier", 7), "cook"]
    for seed in range(4):
        state = at(players=players, hunting=["fox", "birds"], beasts=["bear", "tiger"], errata=errata, seed=seed)
        go(state, "use the_hunt")
        after = table(state)
        assert (after["hunting"], after["beasts"]) == (["fox", "birds", "tiger"], ["bear"])
        assert after["known"]["top"] is False
        assert left(state) == 3
    go(state, "use defense_plan")
    assert table(state)["weapon"] == 1
    assert refusal(at(players=players, beasts=[], errata=errata), 0, "use the_hunt")[0] == "no_effect"


@rule("CHAR-26", "CARD-45")
def test_weapons_for_the_moment_do_not_meet_what_a_threat_needs() -> None:
    fields: dict[str, Any] = {"players": [having("soldier", 3), "cook"], "items": {"pistol": 2}}
    state = at(threats=[None, "event jaguar"], **fields)
    assert refusal(state, 0, "plan threat right") == ("weapon_too_low", "THREAT-5")
    assert "use pistol" not in state.legal(0)
    counted = at(threats=[None, "event jaguar"], temporary=3, switches=["temporary_counts"], **fields)
    assert "plan threat right" in counted.legal(0)
    strict = at(threats=[None, "event jaguar"], temporary=3, **fields)
    assert refusal(strict, 0, "plan threat right") == ("weapon_too_low", "THREAT-5")


@rule("CHAR-6")
def test_a_threat_that_was_made_cheaper_is_resolved_for_what_was_reserved() -> None:
    state = face_threat(
        "precipice", players=[having("carpenter", 0, used=["economical_construction"]), "cook"],
        pawns=["0", "economical_construction"], available={"wood": 1},
    )  # fmt: skip
    assert table(state)["available"]["wood"] == 0
    assert left(state) == 3


@rule("CHAR-29")
@pytest.mark.parametrize(
    ("errata", "levels", "beast"), [("rulebook", "the_hunt", "defense_plan"), ("printed", "defense_plan", "the_hunt")]
)
def test_the_names_of_two_skills_of_the_soldier_are_as_the_errata_option_says(
    errata: str, levels: str, beast: str
) -> None:
    state = at(("soldier", "cook", "explorer"), errata=errata)
    called = {told["skill"]: told["called"] for told in state.view(0)["skills"][0]}
    assert called == {"tracking": "tracking", "defense_plan": levels, "frenzy": "frenzy", "the_hunt": beast}

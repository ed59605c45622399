"""The thirty adventures of building: what each does when it is met, and when it comes out of the event deck."""

from typing import Any

import pytest

from tests.games.robinson.helpers.adventures import (
    GONE,
    IN_DECK,
    carry_out,
    changes,
    choices,
    come_out,
    drawn,
    later,
    meet,
    next_planning,
    special_wound,
    token,
    told,
)
from tests.games.robinson.helpers.positions import AFTERWARDS, PAUSE, go, stage, table
from tests.rules import rule


def with_determination(amount: int, *others: str) -> list[Any]:
    return [{"character": "cook", "determination": amount}, *(others or ("carpenter",))]


@rule("RESOLVE-18", "RESOLVE-26", "CARD-6", "EVENT-4")
def test_breakdown_lowers_morale_and_later_gives_the_first_player_determination() -> None:
    assert drawn("breakdown", who=1) == {"card": IN_DECK, "morale": -1}
    assert later("breakdown", first=1) == {"1 determination": 2}


@rule("TOKEN-16", "TOKEN-31", "CARD-6")
def test_fear_of_the_beasts_makes_weapons_dearer_for_good() -> None:
    assert drawn("fear_of_the_beasts") == {"card": IN_DECK}
    assert later("fear_of_the_beasts") == {"marks": ["+plus_wood at weapon_cost"]}
    state = next_planning(come_out("fear_of_the_beasts"), available={"wood": 6}, shelter=True)
    go(state, "plan build weapon", "plan build roof", seat=0)
    go(state, "plan build weapon", seat=1)
    assert [planned["cost"] for planned in table(state)["plan"]] == [{"wood": 2}, {"wood": 2}, {"wood": 2}]


@rule("DEMAND-5", "DEMAND-12", "BUILD-27")
def test_wind_storm_lowers_the_palisade_and_later_raises_it_where_there_is_a_shelter() -> None:
    assert drawn("wind_storm", palisade=2) == {"card": IN_DECK, "palisade": 1}
    assert drawn("wind_storm", who=1) == {"card": IN_DECK, "1 wounds": 1}
    assert later("wind_storm", shelter=True) == {"palisade": 1}
    assert later("wind_storm") == {}


@rule("CARD-40", "DEMAND-3", "RESOLVE-26")
def test_predator_in_the_camp_is_fought_by_the_performer_and_later_brings_food_and_fur() -> None:
    assert drawn("predator_in_the_camp", who=1, weapon=2) == {"card": IN_DECK, "1 wounds": 2}
    assert drawn("predator_in_the_camp", weapon=4) == {"card": IN_DECK}
    assert later("predator_in_the_camp") == {"available food": 2, "available fur": 1}


@rule("EVENT-20", "DEMAND-15")
def test_construction_is_weak_halves_the_roof_later() -> None:
    assert drawn("construction_is_weak", roof=3) == {"card": IN_DECK}
    assert later("construction_is_weak", roof=5, palisade=5) == {"roof": 3}
    assert later("construction_is_weak", roof=1) == {}
    assert later("construction_is_weak") == {}


@rule("DEMAND-1", "DEMAND-12", "RESOLVE-20")
def test_visit_of_a_predator_takes_a_food_and_later_calls_the_hungry_animals() -> None:
    assert drawn("visit_of_a_predator", available={"food": 2}) == {"card": IN_DECK, "available food": 1}
    assert drawn("visit_of_a_predator", who=1, future={"1": {"food": 1}}) == {"card": IN_DECK, "1 wounds": 1}
    reserved: dict[str, Any] = {"available": {"food": 1}, "reserved": {"food": 1}}
    assert drawn("visit_of_a_predator", **reserved) == {"card": IN_DECK, "0 wounds": 1}
    assert later("visit_of_a_predator") == {"marks": ["+animals at weather"]}


@rule("TOKEN-16", "TOKEN-17")
def test_you_need_a_bigger_camp_makes_shelter_roof_and_palisade_dearer_for_good() -> None:
    assert drawn("you_need_a_bigger_camp") == {"card": IN_DECK}
    assert later("you_need_a_bigger_camp") == {"marks": ["+plus_wood at building_cost"]}
    state = next_planning(come_out("you_need_a_bigger_camp"), available={"wood": 5, "fur": 1}, tiles={"B1": 2})
    go(state, "plan build shelter", "plan build roof fur", seat=0)
    go(state, "plan build weapon", seat=1)
    assert [planned["cost"] for planned in table(state)["plan"]] == [{"wood": 3}, {"fur": 1}, {"wood": 1}]
    state = next_planning(come_out("you_need_a_bigger_camp"), available={"wood": 3}, tiles={"B1": 2})
    go(state, "plan build palisade", seat=0)
    assert table(state)["plan"][0]["cost"] == {"wood": 3}


@rule("CARD-1", "CARD-2", "CARD-5", "RESOLVE-17")
def test_hungry_predator_wounds_and_feeds_or_is_bought_off_to_be_met_again() -> None:
    stores: dict[str, Any] = {"available": {"food": 1}, "palisade": 1}
    state = meet("hungry_predator", who=1, **stores)
    assert state.waiting_for() == (1,)
    assert choices(state) == ["option 1", "option 2"]
    fought = {"card": GONE, "1 wounds": 2, "future 1 food": 2, "future 1 fur": 1}
    assert drawn("hungry_predator", "option 1", who=1, **stores) == fought
    assert drawn("hungry_predator", "option 2", **stores) == {"card": IN_DECK, "available food": 0, "palisade": 0}


@rule("CARD-4", "CARD-38", "CARD-39", "DEMAND-18")
def test_hungry_predator_cannot_be_bought_off_with_nothing_and_is_later_fought_by_the_first_player() -> None:
    fought = {"card": GONE, "0 wounds": 2, "future 0 food": 2, "future 0 fur": 1}
    assert drawn("hungry_predator", available={"food": 3}) == fought
    assert drawn("hungry_predator", palisade=3) == fought
    loot = {"available food": 1, "available fur": 1}
    assert later("hungry_predator", first=1, weapon=2, palisade=2) == {"1 wounds": 1, "palisade": 1, **loot}
    assert later("hungry_predator", weapon=3) == {"0 wounds": 1, **loot}


@rule("CARD-38", "CARD-39", "HUNT-11")
def test_howling_in_the_bushes_is_later_a_fight_that_costs_a_weapon_and_a_palisade() -> None:
    assert drawn("howling_in_the_bushes") == {"card": IN_DECK}
    loot = {"available food": 2, "available fur": 1}
    found = later("howling_in_the_bushes", first=1, weapon=3, palisade=1)
    assert found == {"weapon": 2, "palisade": 0, **loot}
    assert later("howling_in_the_bushes", weapon=1) == {"0 wounds": 3, "weapon": 0, **loot}


@rule("WOUND-6", "WOUND-7", "WOUND-13", "WOUND-14")
def test_accident_hurts_the_leg_and_later_gangrene_gives_three_wounds_or_one_with_a_cure() -> None:
    assert drawn("accident", who=1) == {"card": IN_DECK, "marks": ["+build_leg at seat_1 fresh"]}
    healed = {"marks": ["-build_leg at seat_1"]}
    assert later("accident", marks=special_wound("build_leg", 1)) == {**healed, "1 wounds": 3}
    assert later("accident", marks=special_wound("build_leg", 1), built=["cure"]) == {**healed, "1 wounds": 1}
    assert later("accident", marks=special_wound("gather_leg", 1)) == {}
    assert later("accident", marks=special_wound("build_arm", 1)) == {}


@rule("TOKEN-25", "ONETOKEN-2", "DEMAND-11")
def test_dark_clouds_in_the_sky_bring_rain_and_later_a_palisade() -> None:
    assert drawn("dark_clouds_in_the_sky") == {"card": IN_DECK, "marks": ["+rain at weather fresh"]}
    assert drawn("dark_clouds_in_the_sky", marks=[token("rain", "weather")]) == {"card": IN_DECK}
    assert later("dark_clouds_in_the_sky", shelter=True, palisade=1) == {"palisade": 2}
    assert later("dark_clouds_in_the_sky") == {}


@rule("CARD-1", "DISC-1", "RESOLVE-17")
def test_in_a_hurry_leaves_or_takes_two_discoveries_that_cost_a_palisade_later() -> None:
    pile: dict[str, Any] = {"discoveries": ["goat", "larvae", "candles"]}
    assert drawn("in_a_hurry", "option 1", **pile) == {"card": GONE}
    assert drawn("in_a_hurry", "option 2", who=1, **pile) == {
        "card": IN_DECK,
        "discoveries": ["-candles", "-larvae"],
        "incoming": ["+discovery candles of 1", "+discovery larvae of 1"],
    }
    assert later("in_a_hurry", palisade=1) == {"palisade": 0}
    assert later("in_a_hurry") == {"0 wounds": 1, "1 wounds": 1}


@rule("CARD-1", "HEAL-7", "HEAL-8", "RESOLVE-18")
def test_tired_leaves_or_heals_two_at_once_and_lowers_morale_later() -> None:
    players = ["cook", {"character": "carpenter", "wounds": 3}]
    assert drawn("tired", "option 1", who=1, players=players) == {"card": GONE}
    hurt = special_wound("build_leg", 1)
    assert drawn("tired", "option 2", who=1, players=players, marks=hurt) == {"card": IN_DECK, "1 wounds": 1}
    assert later("tired") == {"morale": -1}
    assert later("tired", morale=-3) == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_nasty_wound_hurts_the_arm_and_later_infects_whoever_has_no_cure() -> None:
    assert drawn("nasty_wound") == {"card": IN_DECK, "marks": ["+build_arm at seat_0 fresh"]}
    healed = {"marks": ["-build_arm at seat_1"]}
    assert later("nasty_wound", marks=special_wound("build_arm", 1)) == {**healed, "1 wounds": 2}
    assert later("nasty_wound", marks=special_wound("build_arm", 1), built=["cure"]) == healed
    assert later("nasty_wound") == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14", "PLAN-38")
def test_sting_hurts_the_belly_and_later_takes_a_pawn_for_a_round_without_a_cure() -> None:
    assert drawn("sting") == {"card": IN_DECK, "marks": ["+build_belly at seat_0 fresh"]}
    mark = special_wound("build_belly", 1)
    assert later("sting", marks=mark) == {"marks": ["+one_pawn at seat_1", "-build_belly at seat_1"]}
    assert later("sting", marks=mark, built=["cure"]) == {"marks": ["-build_belly at seat_1"]}
    assert later("sting", marks=special_wound("explore_belly", 1)) == {}
    state = next_planning(come_out("sting", marks=mark))
    go(state, "plan rest", seat=1)
    reason = state.why_not(1, "plan rest")
    assert reason is not None
    assert reason.code == "no_pawn"
    go(state, "plan rest", "plan rest", seat=0)


@rule("CARD-1", "RESOLVE-17", "RESOLVE-26")
def test_savings_leave_or_give_two_wood_and_lower_morale_later() -> None:
    assert drawn("savings", "option 1") == {"card": GONE}
    assert drawn("savings", "option 2", who=1) == {"card": IN_DECK, "future 1 wood": 2}
    assert later("savings") == {"morale": -1}


@rule("CARD-2", "EVENT-20", "DEMAND-15")
def test_monkeys_watch_you_and_later_halve_the_roof_or_the_palisade() -> None:
    assert drawn("monkeys_watch_you") == {"card": IN_DECK}
    levels: dict[str, Any] = {"first": 1, "roof": 4, "palisade": 3}
    assert come_out("monkeys_watch_you", **levels).waiting_for() == (1,)
    assert later("monkeys_watch_you", "option 1", **levels) == {"roof": 2}
    assert later("monkeys_watch_you", "option 2", **levels) == {"palisade": 2}
    assert later("monkeys_watch_you", "option 1", palisade=3) == {}


@rule("CARD-3", "CARD-34", "CARD-36", "CARD-53")
def test_tools_inspection_marks_two_items_that_break_later() -> None:
    tools: dict[str, Any] = {"built": ["rope", "knife", "pot"], "weapon": 1}
    assert choices(meet("tools_inspection", **tools)) == ["invention pot", "invention rope", "invention knife"]
    marked = ["+marked_item at items knife fresh", "+marked_item at items rope fresh"]
    found = drawn("tools_inspection", "invention rope", "invention knife", **tools)
    assert found == {"card": IN_DECK, "marks": marked}
    assert drawn("tools_inspection", built=["pot"]) == {
        "card": IN_DECK,
        "marks": ["+marked_item at items pot fresh"],
    }
    assert drawn("tools_inspection", built=[]) == {"card": IN_DECK}
    marks = table(meet("tools_inspection", "invention rope", "invention knife", **tools))["marks"]
    assert later("tools_inspection", **tools, marks=marks) == {
        "marks": ["-marked_item at items knife fresh", "-marked_item at items rope fresh"],
        "built": ["-knife", "-rope"],
        "open": ["+knife", "+rope"],
        "weapon": 0,
    }


@rule("CARD-34", "CARD-53")
def test_tools_inspection_breaks_nothing_that_was_not_marked_or_is_lost_already() -> None:
    assert later("tools_inspection", built=["rope", "pot"]) == {}
    marks = table(meet("tools_inspection", built=["rope"]))["marks"]
    found = later("tools_inspection", built=["pot"], marks=marks)
    assert found == {"marks": ["-marked_item at items rope fresh"]}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_cut_head_wounds_and_encourages_and_later_aches_without_a_cure() -> None:
    found = drawn("cut_head", who=1)
    assert found == {
        "card": IN_DECK,
        "1 wounds": 1,
        "1 determination": 2,
        "marks": ["+build_head at seat_1 fresh"],
    }
    healed = {"marks": ["-build_head at seat_0"]}
    assert later("cut_head", marks=special_wound("build_head")) == {**healed, "0 wounds": 2}
    assert later("cut_head", marks=special_wound("build_head"), built=["cure"]) == healed
    assert later("cut_head", marks=special_wound("gather_head")) == {}


@rule("DEMAND-1", "DEMAND-7")
def test_coming_to_terms_discards_three_inventions_and_lowers_morale_later() -> None:
    found = drawn("coming_to_terms", "invention shovel", "invention pot", "invention dam")
    assert found == {
        "card": IN_DECK,
        "open": ["-dam", "-pot", "-shovel"],
        "invention_discard": ["+dam", "+pot", "+shovel"],
    }
    two_left = drawn("coming_to_terms", "invention pot", who=1, open=["pot", "dam", "snare", "fireplace"])
    assert two_left == {
        "card": IN_DECK,
        "open": ["-dam", "-pot"],
        "invention_discard": ["+dam", "+pot"],
        "1 wounds": 1,
    }
    assert later("coming_to_terms") == {"morale": -1}


@rule("CARD-1", "CARD-6")
def test_fast_work_leaves_and_later_haste_costs_a_roof_or_a_palisade() -> None:
    assert drawn("fast_work", "option 1", available={"wood": 5}) == {"card": GONE}
    assert later("fast_work", "option 1", roof=1, palisade=1) == {"roof": 0}
    assert later("fast_work", "option 2", roof=1, palisade=1) == {"palisade": 0}
    assert later("fast_work", palisade=2) == {"palisade": 1}
    assert later("fast_work", "option 2") == {"0 wounds": 1, "1 wounds": 1}


def rolled(wanted: set[str], *moves: str, **fields: Any) -> dict[str, Any]:
    """What Fast Work changes with the first seed whose roll shows exactly these dice."""
    for seed in range(200):
        state = meet("fast_work", seed=seed, **fields)
        events = go(state, *moves)
        if [set(event.values["dice"]) for event in events if event.kind == "rolled"] == [wanted]:
            return changes(state)
    raise AssertionError(f"no roll of {wanted}")


@rule("BUILD-17", "BUILD-18", "BUILD-23")
def test_fast_work_is_one_more_build_with_a_roll() -> None:
    stores: dict[str, Any] = {"available": {"wood": 2}, "shelter": True, "open": ["shovel", "dam", "snare"]}
    shuffled = {"events": ["+adventure fast_work"], "build": ["-fast_work"]}
    state = meet("fast_work", "option 2", who=1, **stores)
    assert state.waiting_for() == (1,)
    assert choices(state) == ["building roof", "building palisade", "building weapon", "building shovel"]
    built = rolled({"success"}, "option 2", "building roof", who=1, **stores)
    assert built == {**shuffled, "roof": 1, "available wood": 0}
    failed = rolled({"wound"}, "option 2", "building palisade", who=1, **stores)
    assert failed == {**shuffled, "1 wounds": 1, "1 determination": 2}
    invented = rolled({"success"}, "option 2", "building shovel", who=1, **stores)
    assert invented == {**shuffled, "open": ["-shovel"], "incoming": ["+invention shovel of 1"]}


@rule("RESOLVE-7")
def test_a_wound_of_fast_work_comes_of_the_wound_die() -> None:
    told = []
    for seed in range(20):
        state = meet("fast_work", seed=seed, available={"wood": 2}, shelter=True, open=["shovel"])
        events = go(state, "option 2", "building shovel")
        told += [(event.values["cause"], event.values["rule"]) for event in events if event.kind == "wounded"]
    assert set(told) == {("wound_die", "RESOLVE-7")}


@rule("BUILD-9", "BUILD-10", "PLAN-32", "RESOLVE-18")
def test_fast_work_after_the_build_of_the_shelter_may_add_a_roof_or_a_palisade() -> None:
    planned = {"slot": 1, "target": "build shelter", "performer": "0", "pawns": ["0", "0"], "cost": {"wood": 2}}
    adventure = [{"mark": "adventure", "at": "build", "from": "event mist"}]
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": [planned], "marks": adventure, "open": []}
    state = stage({"step": "resolve_slot", "a": 0}, available={"wood": 4}, build=["fast_work"], **fields)
    go(state, "go_on", "option 2")
    assert choices(state) == ["building roof", "building palisade", "building weapon"]


@rule("PLAN-26", "BUILD-5")
def test_fast_work_cannot_spend_what_is_reserved_and_is_paid_as_the_performer_likes() -> None:
    planned = [
        {"slot": 1, "target": "build weapon", "performer": "0", "pawns": ["0"], "cost": {}},
        {"slot": 2, "target": "build palisade", "performer": "1", "pawns": ["1"], "cost": {"wood": 2}},
    ]
    stores: dict[str, Any] = {
        "available": {"wood": 3},
        "shelter": True,
        "plan": planned,
        "reserved": {"wood": 2},
        "open": [],
    }
    shuffled = {"events": ["+adventure fast_work"], "build": ["-fast_work"]}
    only = rolled({"success"}, "option 2", **stores)
    assert only == {**shuffled, "weapon": 1, "available wood": 2}
    stores = {"available": {"wood": 2, "fur": 1}, "shelter": True, "open": []}
    in_wood = rolled({"success"}, "option 2", "building roof", "option 1", **stores)
    assert in_wood == {**shuffled, "roof": 1, "available wood": 0}
    in_fur = rolled({"success"}, "option 2", "building roof", "option 2", **stores)
    assert in_fur == {**shuffled, "roof": 1, "available fur": 0}


@rule("TOKEN-8", "TOKEN-14")
def test_fast_work_meets_the_tokens_of_a_build() -> None:
    stores: dict[str, Any] = {"available": {"wood": 2}, "open": [], "shelter": True}
    planned = [{"slot": 1, "target": "build shovel", "performer": "0", "pawns": ["0"], "cost": {}}]
    shuffled = {"events": ["+adventure fast_work"], "build": ["-fast_work"]}
    dearer = {**stores, "marks": [token("plus_wood", "build")], "plan": planned}
    found = rolled({"success"}, "option 2", **dearer)
    assert found == {**shuffled, "weapon": 1, "available wood": 0, "marks": ["-plus_wood at build"]}
    beasts = {**stores, "available": {"wood": 1}, "marks": [token("beast", "B1")]}
    found = rolled({"success"}, "option 2", **beasts)
    assert found == {**shuffled, "0 wounds": 1, "weapon": 1, "available wood": 0}


@rule("SCENITEM-5", "SCENITEM-6")
def test_fast_work_can_build_a_cross_on_any_tile_within_reach() -> None:
    stores: dict[str, Any] = {
        "scenario": 2,
        "available": {"wood": 5},
        "open": [],
        "tiles": {"B1": 8, "A1": 2, "C1": 3},
    }
    state = meet("fast_work", "option 2", **stores)
    assert "building cross" in choices(state)
    go(state, "building cross")
    assert choices(state) == ["space A1", "space B1", "space C1"]
    shuffled = {"events": ["+adventure fast_work"], "build": ["-fast_work"]}
    built = rolled({"success"}, "option 2", "building cross", "space C1", **stores)
    assert built == {**shuffled, "available wood": 3, "incoming": ["+invention cross of 0"]}
    go(state, "space C1")
    assert [thing["space"] for thing in state.position()["incoming"]] == ["C1"]


@rule("CARD-1")
def test_fast_work_with_nothing_to_build_is_only_shuffled() -> None:
    assert drawn("fast_work", "option 2", open=[]) == {"card": IN_DECK}


@rule("CARD-4", "DEMAND-2", "DEMAND-17")
def test_unmotivated_takes_determination_or_wounds_and_later_determination_of_each() -> None:
    players = with_determination(1)
    assert drawn("unmotivated", "option 1", players=players) == {"card": IN_DECK, "0 wounds": 1}
    assert drawn("unmotivated", "option 2", players=players) == {"card": IN_DECK, "0 determination": 0}
    assert drawn("unmotivated") == {"card": IN_DECK, "0 wounds": 1}
    assert later("unmotivated", players=players) == {"0 determination": 0, "1 wounds": 1}


@rule("BUILD-27")
def test_construction_raises_the_palisade_later() -> None:
    assert drawn("construction", palisade=1) == {"card": IN_DECK}
    assert later("construction", shelter=True) == {"palisade": 1}
    assert later("construction", tiles={"B1": 2}) == {"palisade": 1}
    assert later("construction") == {}


@rule("TOKEN-10", "TOKEN-23", "RESOLVE-26", "ONETOKEN-2")
@pytest.mark.parametrize("card", ["laborious_work_a", "laborious_work_b"])
def test_laborious_work_makes_the_next_build_need_one_more_pawn(card: str) -> None:
    assert drawn(card) == {"card": GONE, "marks": ["+minus_pawn at build fresh"]}
    assert drawn(card, marks=[token("minus_pawn", "build")]) == {"card": GONE}
    state = next_planning(meet(card))
    go(state, "plan build shovel", seat=0)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert reason.code == "pawns_missing"
    go(state, "support 1 pawn", "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert "rolled" in [event.kind for event in events]
    assert table(state)["marks"] == []


@rule("CARD-3", "CARD-34", "CARD-36", "DEMAND-9")
def test_tool_breaks_turns_an_item_back_if_there_is_one() -> None:
    tools: dict[str, Any] = {"built": ["pot", "bricks"], "palisade": 1}
    assert choices(meet("tool_breaks", who=1, **tools)) == ["invention bricks", "invention pot"]
    found = drawn("tool_breaks", "invention bricks", who=1, **tools)
    assert found == {"card": GONE, "built": ["-bricks"], "open": ["+bricks"], "palisade": 0}
    assert drawn("tool_breaks", built=["bricks"]) == {"card": GONE, "built": ["-bricks"], "open": ["+bricks"]}
    assert drawn("tool_breaks") == {"card": GONE}


@rule("CARD-35", "CARD-37", "CARD-52")
def test_tool_breaks_leaves_what_was_built_with_the_item_and_only_the_owner_rebuilds_a_personal_one() -> None:
    state = meet("tool_breaks", "invention rope", built=["rope", "snare"])
    assert table(state)["built"] == ["snare"]
    planned = next_planning(state, available={"wood": 2}, open=["rope", "shield"])
    reason = planned.why_not(0, "plan build shield")
    assert reason is not None
    assert reason.code == "item_missing"
    state = next_planning(meet("tool_breaks", "invention snare", built=["rope", "snare"]))
    reason = state.why_not(0, "plan build snare")
    assert reason is not None
    assert reason.code == "not_yours"
    assert state.why_not(1, "plan build snare") is None


@rule("CARD-54", "CARD-55", "CARD-36")
def test_tool_breaks_takes_the_token_of_the_shortcut_and_the_pawn_of_the_map() -> None:
    given: dict[str, Any] = {
        "players": ["explorer", "carpenter"],
        "built": ["map", "shortcut"],
        "tiles": {"B1": 8, "A1": 6},
        "marks": [token("shortcut", "A1")],
    }
    lost = {"built": ["-shortcut"], "open": ["+shortcut"], "marks": ["-shortcut at A1"]}
    assert drawn("tool_breaks", "invention shortcut", **given) == {"card": GONE, **lost}
    before = next_planning(meet("tool_breaks", "invention shortcut", **given))
    after = next_planning(meet("tool_breaks", "invention map", **given))
    for state in (before, after):
        go(state, "plan explore B2", seat=0)
    assert before.why_not(0, "support 1 map") is None
    assert after.why_not(0, "support 1 map") is not None


@rule("CARD-3", "DEMAND-9")
def test_hard_work_takes_a_food_if_there_is_one() -> None:
    assert drawn("hard_work", available={"food": 1, "preserved": 1}) == {"card": GONE, "available food": 0}
    assert drawn("hard_work", available={"preserved": 1}) == {"card": GONE, "available preserved": 0}
    assert drawn("hard_work") == {"card": GONE}


@rule("DEMAND-1", "DEMAND-7")
def test_lack_of_hope_discards_three_inventions() -> None:
    found = drawn("lack_of_hope", "invention cure", "invention map", "invention fire", who=1)
    assert found == {
        "card": GONE,
        "open": ["-cure", "-fire", "-map"],
        "invention_discard": ["+cure", "+fire", "+map"],
    }
    assert drawn("lack_of_hope", open=[]) == {"card": GONE, "0 wounds": 3}


@rule("TOKEN-4", "TOKEN-6", "TOKEN-23", "ONETOKEN-3")
def test_dangerous_work_puts_a_reroll_and_an_adventure_token_on_the_build_field() -> None:
    found = drawn("dangerous_work")
    assert found == {"card": GONE, "marks": ["+adventure at build fresh", "+reroll at build fresh"]}
    state = next_planning(meet("dangerous_work"), build=["construction", "hard_work"])
    assert [event["card"] for event in told(carry_out(state, "build shovel"), "drew")] == ["adventure hard_work"]
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("reroll", "build")]


@rule("DEMAND-5", "DEMAND-12")
def test_broken_lever_lowers_the_weapons() -> None:
    assert drawn("broken_lever", weapon=2) == {"card": GONE, "weapon": 1}
    assert drawn("broken_lever", who=1) == {"card": GONE, "1 wounds": 1}


# -- the deck -----------------------------------------------------------------------------------------------


@rule("CARD-47", "CARD-48", "RESOLVE-26")
def test_a_card_is_shuffled_among_the_whole_event_deck() -> None:
    deck = ["event storm_a", "event otters", "event council", "event poisoning"]
    orders = {tuple(table(meet("construction", seed=seed, events=deck))["events"]) for seed in range(30)}
    assert {frozenset(order) for order in orders} == {frozenset([*deck, "adventure construction"])}
    assert {order.index("adventure construction") for order in orders} == {0, 1, 2, 3, 4}
    assert any([card for card in order if card in deck] != deck for order in orders)


@rule("RESOLVE-27")
def test_an_empty_deck_gives_no_adventure() -> None:
    state = meet("construction", build=[])
    assert changes(state) == {}
    assert table(state)["agenda"] == [*AFTERWARDS, {**PAUSE, "b": 1}]

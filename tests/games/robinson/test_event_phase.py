"""The event phase and the threat action: drawing, sliding and striking, and how cards of the threat area are met."""

from typing import Any

import pytest

from islario.core.events import Event
from islario.core.state import State
from islario.games.robinson.box.cards import EVENTS
from tests.games.robinson.helpers.event_cards import (
    compare,
    confirm,
    drawn,
    faced,
    finished,
    people,
    planned,
    planning,
    refused,
    struck,
    then,
)
from tests.games.robinson.helpers.facts import reason_against
from tests.games.robinson.helpers.positions import (
    GAME,
    at,
    draw_event,
    go,
    later_event,
    meet_adventure,
    plain,
    stage,
    table,
)
from tests.rules import rule

SEEDS = range(20)


def drawing(*events: str, **fields: Any) -> tuple[State, list[Event]]:
    """Cards are drawn from an event deck with these cards, the top one last; what happens up to a question."""
    fields = {"phase": "event", "round": 2, "scenario": 3, "palisade": 5, "events": list(events), **fields}
    state = stage({"step": "event_draw"}, **fields)
    return state, go(state, "go_on")


def kinds(happened: list[Event]) -> list[str]:
    return [event.kind for event in happened]


def told(happened: list[Event], kind: str) -> list[dict[str, Any]]:
    return [plain(event) for event in happened if event.kind == kind]


# -- drawing --------------------------------------------------------------------------------------------------


@rule("EVENT-1")
def test_the_first_round_has_no_event_phase() -> None:
    wreck = [None, "wreckage food_crates"]
    state = at(scenario=3, begin="round", round=1, threats=wreck, events=["event rain"])
    happened = go(state, "go_on")
    now = table(state)
    assert told(happened, "drew") == []
    assert (now["events"], now["threats"], now["phase"]) == (["event rain"], wreck, "action")


@rule("EVENT-2")
@pytest.mark.parametrize("number", [2, 3, 12])
def test_from_the_second_round_on_the_top_card_is_drawn_and_resolved_at_once(number: int) -> None:
    state = at(begin="event", round=number, events=["event rain", "event frost"])
    happened = go(state, "go_on")
    now = table(state)
    assert told(happened, "drew") == [{"who": "group", "card": "event frost"}]
    assert (now["events"], now["threats"]) == (["event rain"], [None, "event frost"])
    assert {(mark["mark"], mark["at"]) for mark in now["marks"]} == {("adventure", "gather"), ("snow", "weather")}


@rule("EVENT-3")
def test_the_event_deck_begins_with_events_and_takes_in_adventures_and_mysteries_later() -> None:
    for seed in SEEDS:
        deck = GAME.new(seed=seed).position()["events"]
        assert {card.split(" ")[0] for card in deck} == {"event"}
    met = meet_adventure("build", "construction_is_weak", events=["event rain"])
    assert sorted(table(met)["events"]) == ["adventure construction_is_weak", "event rain"]


@rule("EVENT-4", "EVENT-5", "CARD-6")
def test_adventures_and_mysteries_do_their_event_part_and_more_is_drawn_until_an_event_comes() -> None:
    state, happened = drawing(
        "event frost",
        "event rain",
        "mystery gorilla",
        "adventure construction_is_weak",
        "adventure storm_on_the_horizon",
        roof=4,
        weapon=3,
    )
    now = table(state)
    assert [event["card"] for event in told(happened, "drew")] == [
        "adventure storm_on_the_horizon",
        "adventure construction_is_weak",
        "mystery gorilla",
        "event rain",
    ]
    assert (now["roof"], now["weapon"]) == (2, 1)
    assert [player["wounds"] for player in now["players"]] == [0, 0]  # the gorilla's upper part wounds
    assert (now["gone"], now["mystery_discard"]) == (
        ["adventure storm_on_the_horizon", "adventure construction_is_weak"],
        ["gorilla"],
    )
    assert (now["threats"], now["events"]) == ([None, "event rain"], ["event frost"])


@rule("EVENT-4")
def test_a_card_whose_event_part_says_where_it_goes_goes_there() -> None:
    for seed in SEEDS:
        state, happened = drawing("event rain", "event frost", "mystery gremlins", seed=seed, weapon=3)
        now = table(state)
        left = [*now["events"], now["threats"][1]]
        assert sorted(left) == ["event frost", "event rain", "mystery gremlins"]
        assert now["mystery_discard"] == []
        assert [event["card"] for event in told(happened, "shuffled_in")][:1] == ["mystery gremlins"]


@rule("EVENT-19")
def test_a_storm_then_a_collapse_and_then_an_event() -> None:
    cards = ("event insects", "adventure construction_is_weak", "adventure storm_on_the_horizon")
    state, happened = drawing(*cards, roof=3, available={"wood": 1})
    now = table(state)
    assert [event.kind for event in happened if event.kind in ("drew", "mark_put", "level_is", "lost")] == [
        "drew", "mark_put", "drew", "level_is", "drew", "level_is", "lost",
    ]  # fmt: skip
    assert [(mark["mark"], mark["at"]) for mark in now["marks"]] == [("storm", "weather")]
    assert (now["roof"], now["palisade"], now["available"]["wood"]) == (2, 4, 0)
    assert now["threats"] == [None, "event insects"]


@rule("EVENT-20")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (4, 2), (3, 2), (2, 1), (1, 1), (0, 0)])
def test_halving_a_level_rounds_the_loss_down_and_never_wounds(before: int, after: int) -> None:
    now = table(later_event("adventure", "construction_is_weak", roof=before))
    assert now["roof"] == after
    assert [player["wounds"] for player in now["players"]] == [0, 0]


@rule("EVENT-21")
def test_an_empty_event_deck_gives_no_card_and_nothing_slides() -> None:
    threats = ["event rain", "event frost"]
    state, happened = drawing(threats=threats)
    assert finished(state)
    assert (table(state)["threats"], table(state)["gone"], happened) == (threats, [], [])


# -- the icon and the event effect ------------------------------------------------------------------------------


@rule("EVENT-6", "EVENT-8", "ONETOKEN-1")
@pytest.mark.parametrize(("card", "field"), [("jaguar", "build"), ("rain", "gather"), ("fire", "explore")])
def test_an_adventure_token_lies_on_its_field_once(card: str, field: str) -> None:
    assert f"adventure {field}" in drawn(card).changed["marks+"]
    there = [{"mark": "adventure", "at": field, "from": "event bad_fate"}]
    again = drawn(card, marks=there)
    assert f"adventure {field}" not in again.changed.get("marks+", set())
    assert [mark for mark in again.marks if mark["mark"] == "adventure"] == there
    assert again.changed.get("wounds") == ([1, 1] if card == "jaguar" else None)


@rule("EVENT-7")
@pytest.mark.parametrize(
    ("scenario", "field", "value"), [(3, "palisade", 4), (6, "marks+", {"half production"}), (7, "morale", -1)]
)
def test_the_book_means_what_the_scenario_says(scenario: int, field: str, value: Any) -> None:
    fields: dict[str, Any] = {"scenario": scenario, "palisade": 5}
    after = table(draw_event("insects", **fields))
    assert compare(table(at(**{**fields, "round": 2})), after, "insects").changed[field] == value


@rule("EVENT-22")
def test_the_castaways_book_is_empty() -> None:
    fields: dict[str, Any] = {"scenario": 1, "palisade": 5, "available": {"wood": 1}}
    after = table(draw_event("insects", **fields))
    assert compare(table(at(**{**fields, "round": 2})), after, "insects").changed == {"wood": 0}
    assert after["threats"] == [None, "event insects"]


@rule("EVENT-9", "EVENT-12", "EVENT-15")
def test_icon_event_effect_and_push_off_come_in_that_order() -> None:
    state, happened = drawing("event winter_depression", threats=["event poisoning", "event rain"])
    order = [event.kind for event in happened if event.kind in ("level_is", "morale_is", "struck", "wounded")]
    assert order == ["level_is", "morale_is", "struck", "wounded", "wounded"]
    assert told(happened, "level_is") == [{"what": "palisade", "level": 4, "before": 5}]
    assert told(happened, "struck") == [{"card": "event poisoning"}]
    assert table(state)["threats"] == ["event rain", "event winter_depression"]


@rule("EVENT-9")
def test_the_icon_comes_before_the_event_effect() -> None:
    event = drawn("the_island_rebels_against_you", palisade=1)
    assert event.changed == {"palisade": 0, "wounds": [1, 1]}
    asked = draw_event("flood", palisade=1)
    assert asked.legal(0) == ["option 3", "option 4"]
    assert [(mark["mark"], mark["at"]) for mark in table(asked)["marks"]] == [("adventure", "explore")]


@rule("EVENT-16", "CARD-38", "CARD-39")
def test_what_is_won_in_the_event_phase_can_be_used_at_once() -> None:
    now = table(later_event("mystery", "big_ape", first=1, weapon=3))
    assert (now["available"]["fur"], now["future"]) == (2, {})
    assert [player["wounds"] for player in now["players"]] == [0, 1]


@rule("EVENT-17", "CARD-3", "DEMAND-9", "DEMAND-17")
def test_only_what_is_asked_if_possible_can_be_missing_without_wounds() -> None:
    assert "wounds" not in drawn("insects").changed
    assert "wounds" not in drawn("strong_wind").changed
    assert drawn("otters", tiles={"B1": 9}).changed["wounds"] == [1, 1]
    assert struck("night_howling", palisade=0).changed["wounds"] == [1, 1]


ROUND_LONG = {
    "argument": "no_mixed",
    "vertigo": "one_pawn",
    "weakness": "no_skills",
    "loss_of_hope": "build_camp_rest",
    "culled_area": "no_food",
    "chronic_tiredness": "plus_food",
    "storm_a": "storm",
    "frost": "snow",
    "rain": "rain",
    "predators_in_the_vicinity": "animals",
}


@rule("EVENT-9")
@pytest.mark.parametrize("card", ROUND_LONG)
def test_what_an_event_says_of_this_round_ends_with_it(card: str) -> None:
    event = drawn(card, available={"wood": 9, "preserved": 9}, shelter=True)
    assert ROUND_LONG[card] in {mark["mark"] for mark in event.marks}
    phases = ("production_phase", "end_of_actions", "weather_phase", "night_phase")
    later = then(event.position, *phases, events=["event jaguar"])
    while table(later)["round"] == 2:
        go(later, "decline" if "decline" in later.legal(later.waiting_for()[0]) else "go_on")
    assert ROUND_LONG[card] not in {mark["mark"] for mark in table(later)["marks"]}


# -- sliding -------------------------------------------------------------------------------------------------------


@rule("EVENT-10", "EVENT-11", "EVENT-12")
@pytest.mark.parametrize(
    ("threats", "after", "gone"),
    [
        ([None, None], [None, "event rain"], []),
        ([None, "event frost"], ["event frost", "event rain"], []),
        (["event frost", "event fire"], ["event fire", "event rain"], ["event frost"]),
    ],
)
def test_cards_slide_left_and_the_new_one_lies_to_the_right(
    threats: list[str | None], after: list[str | None], gone: list[str]
) -> None:
    state, happened = drawing("event rain", threats=threats)
    now = table(state)
    assert (now["threats"], now["gone"]) == (after, gone)
    assert [event["card"] for event in told(happened, "struck")] == gone


@rule("EVENT-13")
def test_the_left_card_slides_off_even_if_the_right_space_is_free() -> None:
    state, happened = drawing("event rain", threats=["event poisoning", None])
    now = table(state)
    assert (now["threats"], now["gone"]) == ([None, "event rain"], ["event poisoning"])
    assert [player["wounds"] for player in now["players"]] == [1, 1]
    assert told(happened, "struck") == [{"card": "event poisoning"}]


@rule("EVENT-14", "THREAT-14")
@pytest.mark.parametrize("wreck", ["food_crates", "wrecked_lifeboat", "captains_chest"])
def test_wreckage_lies_there_for_two_rounds_and_then_goes_without_a_trace(wreck: str) -> None:
    card = f"wreckage {wreck}"
    start = GAME.new(seed=1, wreckage=wreck).position()
    assert (start["round"], start["threats"]) == (1, [None, card])
    second, _ = drawing("event rain", threats=[None, card])
    assert table(second)["threats"] == [card, "event rain"]
    third, happened = drawing("event frost", threats=[card, "event rain"], round=3)
    assert (table(third)["threats"], table(third)["gone"]) == (["event rain", "event frost"], [card])
    before = table(at(scenario=3, palisade=5, round=3))
    changed = compare(before, table(third), "frost").changed
    assert changed == {"marks+": {"adventure gather", "snow weather"}, "gone+": {card}}
    assert "struck" not in kinds(happened)


@rule("EVENT-12", "EVENT-15")
def test_a_card_strikes_before_the_new_one_takes_its_place() -> None:
    state, _ = drawing("event rain", threats=["event flying_surprise", "event fire"], roof=1)
    assert state.legal(0) == ["option 1", "option 2"]
    assert table(state)["threats"] == ["event fire", None]
    go(state, "option 1")
    assert (table(state)["roof"], table(state)["threats"]) == (0, ["event fire", "event rain"])


@rule("EVENT-18", "CARD-42")
@pytest.mark.parametrize("card", ["otters", "thunderstorm", "predators"])
def test_a_card_that_is_resolved_again_goes_away_afterwards(card: str) -> None:
    tiles = {"B1": 8, "C1": 4}
    first = drawn(card, tiles=tiles)
    state, _ = drawing("event frost", threats=[f"event {card}", None], tiles=tiles, marks=first.marks)
    now = table(state)
    exhausted = [mark for mark in now["marks"] if mark["mark"].startswith("exhausted")]
    assert [mark["at"] for mark in exhausted] == ["B1", "C1"]
    assert {mark["from"] for mark in exhausted} == {f"event {card}"}
    assert (now["threats"], now["gone"]) == ([None, "event frost"], [f"event {card}"])


@rule("EVENT-23")
def test_bad_fate_strikes_left_before_right_and_not_with_itself() -> None:
    threats = ["event flying_surprise", "event council"]
    state, happened = drawing("event bad_fate", threats=threats, roof=1)
    assert [event["card"] for event in told(happened, "struck")] == ["event flying_surprise"]
    assert state.legal(0) == ["option 1", "option 2"]
    assert table(state)["threats"] == [None, None]
    struck_next = go(state, "option 1")
    assert [event["card"] for event in told(struck_next, "struck")] == ["event council"]
    go(state, "invention rope", "invention pot")
    assert (table(state)["threats"], table(state)["gone"]) == ([None, "event bad_fate"], threats)


@rule("EVENT-23", "EVENT-14")
def test_bad_fate_only_clears_wreckage_away() -> None:
    wreck = "wreckage food_crates"
    assert drawn("bad_fate", threats=[wreck, None]).changed == {"gone+": {wreck}, "marks+": {"adventure gather"}}


# -- the threat action: planning ------------------------------------------------------------------------------------


@rule("THREAT-1", "PLAN-13")
def test_there_is_a_threat_action_for_each_card_and_none_for_an_empty_space() -> None:
    both = planning(threats=["event mist", "event vertigo"])
    assert {"plan threat left", "plan threat right"} <= set(both.legal(0))
    one = planning(threats=["event mist", None])
    assert one.why_not(0, "plan threat left") is None
    reason = reason_against(one, 0, "plan threat right")
    assert (reason.code, reason.rule) == ("no_threat", "THREAT-1")


@rule("THREAT-2", "PLAN-14")
def test_the_card_says_whether_one_pawn_is_enough() -> None:
    two = ["argument", "chronic_tiredness", "memories_of_the_cruise", "predators"]
    for name in EVENTS:
        everything: dict[str, Any] = {
            "built": ["shovel", "fire", "knife", "rope"],
            "weapon": 3,
            "available": {"wood": 2, "food": 1, "fur": 1},
        }
        state = planning(threats=[f"event {name}", None], **everything)
        state.play(0, "plan threat left")
        reason = state.why_not(0, "confirm")
        assert (None if reason is None else reason.values["needed"]) == (2 if name in two else None)


@rule("THREAT-3", "PLAN-25", "PLAN-26")
def test_everything_a_card_asks_for_has_to_be_there_when_it_is_planned() -> None:
    assert refused("winter_depression", available={"wood": 1}) == "food_missing 1"
    assert refused("broken_tree", built=["knife"]) == "item_missing rope"
    assert refused("night_attack", weapon=2) == "weapon_too_low 3"
    state = planning(threats=["event heavy_rain", "event awful_weather"], available={"wood": 1})
    state.play(0, "plan threat left")
    reason = reason_against(state, 1, "plan threat right")  # the only wood lies on the other card
    assert (reason.code, reason.rule) == ("wood_missing", "PLAN-26")
    future = planning(threats=["event heavy_rain", None], future={"0": {"wood": 1}})
    assert reason_against(future, 0, "plan threat left").code == "wood_missing"


@rule("THREAT-4", "PLAN-33")
@pytest.mark.parametrize("card", ["storm_a", "storm_b", "high_water"])
def test_a_shovel_takes_the_place_of_wood(card: str) -> None:
    state = planning(threats=[f"event {card}", "event fire"], built=["shovel"], available={"wood": 1})
    state.play(0, "plan threat left")
    assert table(state)["plan"][0]["cost"] == {}
    assert state.why_not(1, "plan threat right") is None  # the same shovel is shown again
    bare = planning(threats=[f"event {card}", None], available={"wood": 1})
    bare.play(0, "plan threat left")
    assert table(bare)["plan"][0]["cost"] == {"wood": 1}


@rule("THREAT-5", "PLAN-30", "PLAN-33")
def test_weapons_are_shown_and_not_spent() -> None:
    state = planning(threats=["event jaguar", "event night_howling"], weapon=2)
    go(state, "plan threat left", "plan threat right", "confirm", "confirm", "slot 1")
    assert finished(state)
    assert (table(state)["weapon"], table(state)["threats"]) == (2, [None, None])


@rule("THREAT-11", "PLAN-12")
def test_a_card_can_be_met_only_once() -> None:
    state = planning(threats=["event mist", None])
    state.play(0, "plan threat left")
    for seat in (0, 1):
        assert reason_against(state, seat, "plan threat left").code == "planned_already"
    confirm(state)
    assert (table(state)["threats"], table(state)["players"][0]["determination"]) == ([None, None], 1)
    again = planned(table(state))
    assert reason_against(again, 0, "plan threat left").code == "no_threat"


@rule("THREAT-16")
def test_economical_construction_saves_a_wood_of_a_threat() -> None:
    fields: dict[str, Any] = {"threats": ["event precipice", None], "players": people(0, 2), "available": {"wood": 2}}
    state = planning(**fields)
    state.play(0, "plan threat left")
    state.play(1, "support 1 economical_construction")
    assert table(state)["plan"][0]["cost"] == {"wood": 1}
    confirm(state)
    now = table(state)
    assert now["available"]["wood"] == 1
    assert [player["determination"] for player in now["players"]] == [3, 0]


@rule("THREAT-22")
def test_an_agreement_needs_pawns_of_two_players() -> None:
    card = "argument"
    state = planning(threats=[f"event {card}", None])
    state.play(0, "plan threat left")
    state.play(0, "support 1 friday")
    assert reason_against(state, 0, "confirm").code == "different_players"
    state.play(1, "support 1 pawn")
    assert state.why_not(0, "confirm") is None
    assert faced(card, by=0, support=(1, "pawn")).changed == {"determination": [1, 0], "morale": 1}
    this_round = planned(drawn(card).position)
    this_round.play(0, "plan threat right")
    assert reason_against(this_round, 1, "support 1 pawn").code == "mixed_players"  # as long as they argue


# -- the threat action: resolving ------------------------------------------------------------------------------------


@rule("THREAT-6", "THREAT-7", "THREAT-18")
def test_a_threat_is_paid_for_and_rewarded_without_any_dice() -> None:
    for seed in SEEDS:
        state = planning(threats=["event winter_depression", None], available={"food": 1}, seed=seed)
        state.play(1, "plan threat left")
        happened = go(state, "confirm", "confirm")
        assert not {"rolled", "failed"} & set(kinds(happened))
        assert [event.kind for event in happened if event.kind in ("lost", "determined")] == ["lost", "determined"]
        now = table(state)
        assert (now["available"]["food"], now["gone"]) == (0, ["event winter_depression"])
        assert [player["determination"] for player in now["players"]] == [0, 1]


@rule("THREAT-8")
def test_the_performer_wins_determination_and_the_group_its_morale() -> None:
    shanty = "memories_of_the_cruise"
    assert faced(shanty, by=0, support=(1, "pawn")).changed == {"determination": [2, 0], "morale": 1}
    assert faced(shanty, by=1, support=(0, "pawn")).changed == {"determination": [0, 2], "morale": 1}
    friday = planning(threats=["event mist", None])
    friday.play(0, "plan threat left friday")
    confirm(friday)
    now = table(friday)
    assert now["friday"] == {"wounds": 0, "determination": 1}
    assert [player["determination"] for player in now["players"]] == [0, 0]


@rule("THREAT-9")
def test_what_a_threat_brings_waits_until_the_actions_are_over() -> None:
    hunted = faced("culled_area", weapon=2)
    assert hunted.changed == {"future": {"1": {"food": 2}}}
    assert then(hunted.position, "end_of_actions").position()["available"]["food"] == 2


@rule("THREAT-10")
def test_a_card_that_was_met_never_strikes() -> None:
    met = faced("poisoning", built=["knife"])
    state, happened = drawing("event rain", threats=met.position["threats"], gone=met.position["gone"])
    assert "struck" not in kinds(happened)
    assert [player["wounds"] for player in table(state)["players"]] == [0, 0]


@rule("THREAT-17")
@pytest.mark.parametrize("seed", range(3))
def test_whenever_planning_begins_a_card_lies_to_the_right(seed: int) -> None:
    state = GAME.new(seed=seed, scenario=1, characters=["cook", "carpenter"], players=2)
    seen: list[int] = []
    while not state.over and len(seen) < 6:
        now = table(state)
        if now["agenda"][-1]["step"] == "planning":
            if not seen or seen[-1] != now["round"]:
                seen.append(now["round"])
                assert now["threats"][1] is not None
                assert now["threats"][1].split(" ")[0] == ("wreckage" if now["round"] == 1 else "event")
            go(state, "confirm")
        else:
            go(state, state.legal(state.waiting_for()[0])[0])
    assert seen == list(range(1, len(seen) + 1))
    assert len(seen) >= 3


# -- wreckage --------------------------------------------------------------------------------------------------------


@rule("THREAT-12", "THREAT-13", "THREAT-15", "THREAT-19", "THREAT-20")
@pytest.mark.parametrize(
    ("wreck", "pawns", "won"),
    [
        ("food_crates", 1, {"future": {"1": {"food": 1}}}),
        ("food_crates", 2, {"future": {"1": {"food": 1, "preserved": 1}}}),
        ("wrecked_lifeboat", 1, {"future": {"1": {"wood": 1}}}),
        ("wrecked_lifeboat", 2, {"future": {"1": {"wood": 2}}}),
        ("captains_chest", 1, {"future": {"1": {"wood": 1}}}),
        ("captains_chest", 2, {"future": {"1": {"wood": 1}}, "incoming+": {"item bible for 1"}, "item_box": []}),
    ],
)
def test_a_second_pawn_finds_more_in_the_wreckage_and_then_it_is_gone(
    wreck: str, pawns: int, won: dict[str, Any]
) -> None:
    card = f"wreckage {wreck}"
    fields: dict[str, Any] = {"threats": [None, card], "item_box": ["bible"], "round": 1}
    state = planning(**fields)
    before = table(state)
    state.play(1, "plan threat right")
    if pawns == 2:
        state.play(0, "support 1 pawn")
    confirm(state)
    assert finished(state)
    now = table(state)
    assert compare(before, now, "").changed == {**won, "gone+": {card}}
    assert now["threats"] == [None, None]
    assert reason_against(planned(now), 0, "plan threat right").code == "no_threat"


@rule("THREAT-21")
def test_a_starting_item_found_in_play_comes_out_of_the_box_with_two_uses() -> None:
    found: set[str] = set()
    for seed in SEEDS:
        box = GAME.new(seed=seed).position()["item_box"]
        state = planning(threats=["wreckage captains_chest", None], item_box=box, round=1)
        go(state, "plan threat left", "support 1 pawn", "confirm", "confirm")
        (item,) = (thing["card"].split(" ")[1] for thing in table(state)["incoming"])
        assert item in box
        assert table(state)["items"] == {}
        assert then(table(state), "end_of_actions").position()["items"] == {item: 2}
        found.add(item)
    assert len(found) > 3  # by chance
    empty = planning(threats=["wreckage captains_chest", None], item_box=[], round=1)
    go(empty, "plan threat left", "support 1 pawn", "confirm", "confirm")
    assert (table(empty)["incoming"], table(empty)["future"]["0"]["wood"]) == ([], 1)

"""Robinson Crusoe: words that many cards share, and what they mean."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import refusal, wounds
from tests.games.robinson.helpers.positions import (
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


def mark(kind: str, place: str, card: str | None = None) -> dict[str, Any]:
    return {"mark": kind, "at": place, "from": card}


def exhausted(state: State) -> list[tuple[str, str]]:
    return [(one["at"], one["mark"]) for one in table(state)["marks"] if one["mark"].startswith("exhausted")]


def produced(**fields: Any) -> tuple[int, int]:
    """Wood and food of a production phase."""
    state = stage({"step": "production_phase"}, phase="production", scenario=6, **fields)
    go(state, "go_on")
    return table(state)["available"]["wood"], table(state)["available"]["food"]


def gathered(target: str, **fields: Any) -> dict[str, Any]:
    """What a certain gathering brings."""
    slot = {"slot": 1, "target": target, "performer": "0", "pawns": ["0", "0"]}
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], **fields)
    go(state, "go_on")
    return dict(table(state)["future"].get("0", {}))


# -- decide, if possible --------------------------------------------------------------------------------------


@rule("CARD-1", "CARD-5", "CARD-47", "CARD-48")
def test_the_hungry_predator_offers_two_ways_of_which_exactly_one_is_taken() -> None:
    fields: dict[str, Any] = {"available": {"food": 2}, "palisade": 1, "events": ["event mist", "event council"]}
    state = meet_adventure("build", "hungry_predator", **fields)
    assert state.legal(0) == ["option 1", "option 2"]
    assert refusal(state, 0, "decline")[0] == "not_among_them"
    assert refusal(state, 0, "go_on")[0] == "answer_first"
    fight = state.clone()
    go(fight, "option 1")
    after = table(fight)
    assert (wounds(fight), after["palisade"], after["available"]["food"]) == ([2, 0], 1, 2)
    assert (after["future"]["0"]["food"], after["future"]["0"]["fur"]) == (2, 1)
    assert after["gone"] == ["adventure hungry_predator"]
    go(state, "option 2")
    after = table(state)
    assert (wounds(state), after["palisade"], after["available"]["food"], after["future"]) == ([0, 0], 0, 1, {})
    assert sorted(after["events"]) == ["adventure hungry_predator", "event council", "event mist"]


@rule("CARD-1")
def test_a_card_may_be_discarded_without_effect() -> None:
    state = meet_adventure("gather", "nice_surprise")
    go(state, "option 1")
    after = table(state)
    assert (after["gone"], after["future"]) == (["adventure nice_surprise"], {})
    state = meet_adventure("gather", "nice_surprise")
    go(state, "option 2")
    assert table(state)["future"]["0"]["wood"] == 3
    assert "adventure nice_surprise" in table(state)["events"]


@rule("CARD-2")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_the_performer_decides_on_an_adventure_and_the_first_player_on_an_event(who: int) -> None:
    players = ["cook", "carpenter", "soldier"]
    state = meet_adventure("gather", "furs", who=who, players=players)
    assert state.waiting_for() == (who,)
    assert refusal(state, (who + 1) % 3, "option 1")[0] == "not_asked"
    state = draw_event("unusually_cold_night", players=players, first=who, available={"wood": 2})
    assert state.waiting_for() == (who,)
    state = later_event("adventure", "monkeys_watch_you", players=players, first=who)
    assert state.waiting_for() == (who,)


@rule("CARD-3", "DEMAND-9")
@pytest.mark.parametrize("card", ["earthquake", "ravishing_hurricane", "smoke_on_the_horizon", "fight_in_the_dark"])
def test_if_possible_does_nothing_where_it_cannot_be_done(card: str) -> None:
    state = draw_event(card)
    assert wounds(state) == [0, 0]
    assert [one for one in table(state)["marks"] if one["at"] not in ("build", "gather", "explore")] == []


@rule("CARD-3")
def test_if_possible_tools_break_only_where_there_are_any() -> None:
    assert wounds(meet_adventure("build", "tool_breaks")) == [0, 0]
    state = meet_adventure("build", "tool_breaks", built=["rope"])
    assert (table(state)["built"], wounds(state)) == ([], [0, 0])


@rule("CARD-4")
def test_an_option_that_cannot_be_paid_is_none_while_another_can() -> None:
    state = meet_adventure("build", "hungry_predator", available={"food": 1})
    assert (wounds(state), table(state)["available"]["food"]) == ([2, 0], 1)
    state = draw_event("unusually_cold_night", available={"wood": 1})
    assert (wounds(state), table(state)["available"]["wood"]) == ([1, 1], 1)
    state = draw_event("flood", weapon=1)
    assert state.legal(0) == ["option 2", "option 4"]
    assert refusal(state, 0, "option 1")[0] == "not_among_them"


@rule("CARD-4")
def test_where_no_option_can_be_paid_any_may_be_taken_and_is_a_demand() -> None:
    state = draw_event("disaster")
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 1")
    assert wounds(state) == [1, 1]


@rule("CARD-6")
def test_only_the_part_that_fits_the_moment_is_applied() -> None:
    state = meet_adventure("build", "predator_in_the_camp", weapon=4)
    assert (table(state)["future"], "adventure predator_in_the_camp" in table(state)["events"]) == ({}, True)
    state = later_event("adventure", "predator_in_the_camp")
    assert (wounds(state), table(state)["available"]["food"], table(state)["available"]["fur"]) == ([0, 0], 2, 1)
    state = later_event("adventure", "cut_head")
    assert (wounds(state), table(state)["marks"]) == ([0, 0], [])
    assert table(state)["players"][0]["determination"] == 0


@rule("CARD-47", "CARD-48")
def test_the_very_card_is_shuffled_into_the_whole_event_deck() -> None:
    deck = [f"event {name}" for name in ("mist", "council", "insects", "drought", "poisoning", "vertigo")]
    orders = set()
    for seed in range(10):
        state = meet_adventure("build", "breakdown", events=deck, seed=seed)
        events = table(state)["events"]
        assert sorted(events) == sorted([*deck, "adventure breakdown"])
        orders.add(tuple(events))
    assert len(orders) > 5
    assert len({order.index("adventure breakdown") for order in orders}) > 2
    assert len({order[0] for order in orders}) > 2


@rule("CARD-49")
def test_a_card_that_is_kept_serves_everybody_until_it_is_used_up() -> None:
    state = meet_adventure("explore", "surprising_discovery", players=["cook", "carpenter", "soldier"])
    assert table(state)["incoming"] == [{"card": "adventure surprising_discovery", "who": "0"}]
    fight = meet_adventure("build", "predator_in_the_camp", who=2, treasures={"surprising_discovery": 1},
                           players=["cook", "carpenter", "soldier"])  # fmt: skip
    assert [seat for seat in range(3) if "use surprising_discovery" in fight.legal(seat)] == [0, 1, 2]
    go(fight, "use surprising_discovery", seat=1)
    assert wounds(fight) == [0, 0, 1]
    assert table(fight)["treasures"] == {}
    assert "adventure surprising_discovery" in table(fight)["gone"]


@rule("CARD-49")
def test_a_card_with_several_uses_stays_for_the_others() -> None:
    fields: dict[str, Any] = {"clouds": 1 << 4, "available": {"wood": 9, "food": 9}}
    state = stage({"step": "weather_phase"}, phase="weather", treasures={"blankets": 2}, **fields)
    go(state, "go_on", "use treasure_blankets")
    assert table(state)["treasures"] == {"blankets": 1}
    state = stage({"step": "weather_phase"}, phase="weather", treasures={"blankets": 1}, **fields)
    go(state, "go_on", "use treasure_blankets")
    assert (table(state)["treasures"], table(state)["mystery_discard"]) == ({}, ["blankets"])


# -- exhausted sources ----------------------------------------------------------------------------------------


@rule("CARD-24")
def test_an_exhausted_source_gives_nothing() -> None:
    assert produced() == (1, 1)
    assert produced(marks=[mark("exhausted", "B1")]) == (0, 1)
    assert produced(marks=[mark("exhausted_second", "B1")]) == (1, 0)
    state = at(tiles={"B1": 8, "A1": 6}, marks=[mark("exhausted_second", "A1")])
    assert refusal(state, 0, "plan gather A1 wood") == ("source_exhausted", "GATHER-19")
    assert state.why_not(0, "plan gather A1 food") is None


@rule("CARD-25")
def test_an_exhausted_source_with_a_token_still_gives_one_cube() -> None:
    both = [mark("exhausted", "B1"), mark("plus_wood", "B1", "mystery hatchet")]
    assert produced(marks=both) == (1, 1)
    both = [mark("exhausted", "A1"), mark("plus_food", "A1", "adventure new_flock")]
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 6}, "marks": both}
    assert at(**fields).why_not(0, "plan gather A1 food") is None
    assert gathered("gather A1 food", **fields)["food"] == 1


@rule("CARD-50", "CARD-2")
def test_where_the_text_leaves_it_open_the_group_chooses_the_source() -> None:
    state = draw_event("devastating_blows", tiles={"B1": 8, "A1": 6, "C1": 3}, first=1)
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["source A1 1", "source A1 2", "source C1 1"]
    go(state, "source A1 2", "source C1 1")
    assert exhausted(state) == [("A1", "exhausted_second"), ("C1", "exhausted")]


@rule("CARD-51")
def test_the_nearest_source_is_that_of_the_camp_tile() -> None:
    state = draw_event("otters", tiles={"B1": 8, "A1": 10, "C1": 3})
    assert exhausted(state) == [("B1", "exhausted_second")]


@rule("CARD-51")
def test_among_equally_near_sources_the_group_chooses_and_no_path_is_needed() -> None:
    state = draw_event("otters", tiles={"B1": 9, "A1": 10, "C1": 3, "B3": 4})
    assert state.legal(0) == ["source A1 2", "source C1 1"]
    far = draw_event("otters", tiles={"B1": 9, "B3": 4})
    assert exhausted(far) == [("B3", "exhausted_second")]


@rule("CARD-51")
def test_exhausted_sources_and_tiles_that_lie_face_down_are_not_near() -> None:
    marks = [mark("exhausted_second", "B1"), mark("down", "A1", "event earthquake")]
    state = draw_event("otters", tiles={"B1": 8, "A1": 10, "B3": 4}, marks=marks)
    assert exhausted(state) == [("B1", "exhausted_second"), ("B3", "exhausted_second")]


# -- inaccessible tiles ---------------------------------------------------------------------------------------

DOWN = mark("down", "A1", "event earthquake")


@rule("CARD-26")
def test_a_tile_that_becomes_inaccessible_loses_everything_on_it() -> None:
    marks = [
        mark("plus_food", "A1", "adventure new_flock"), mark("exhausted", "A1"), mark("beast", "A1"),
        mark("minus_pawn", "A1"), mark("covered", "A1"), mark("plus_wood", "B1", "mystery hatchet"),
    ]  # fmt: skip
    state = draw_event("earthquake", tiles={"B1": 8, "A1": 6}, marks=marks)
    assert table(state)["marks"] == [marks[-1], DOWN]
    assert table(state)["tiles"] == {"B1": 8, "A1": 6}


@rule("CARD-27")
def test_no_action_takes_place_on_an_inaccessible_tile() -> None:
    state = at(tiles={"B1": 8, "A1": 6}, marks=[DOWN])
    for words in ("plan gather A1 wood", "plan gather A1 food", "plan explore A1"):
        assert refusal(state, 0, words) == ("inaccessible", "CARD-27")
    assert [words for words in state.legal(0) if "A1" in words] == []


@rule("CARD-29")
def test_an_inaccessible_tile_connects_nothing() -> None:
    assert at(tiles={"B1": 8, "A1": 6}).why_not(0, "plan explore A2") is None
    state = at(tiles={"B1": 8, "A1": 6, "A2": 1}, marks=[DOWN])
    assert refusal(state, 0, "plan gather A2 wood") == ("too_far_away", "GATHER-6")
    assert refusal(at(tiles={"B1": 8, "A1": 6}, marks=[DOWN]), 0, "plan explore A2")[0] == "too_far_away"


@rule("CARD-57", "CARD-26")
def test_with_the_tile_of_the_shortcut_the_shortcut_is_lost() -> None:
    marks = [mark("shortcut", "A1", "invention shortcut")]
    state = draw_event(
        "earthquake", players=["explorer", "cook"], tiles={"B1": 8, "A1": 6}, built=["map", "shortcut"], marks=marks
    )
    after = table(state)
    assert (after["marks"], after["built"]) == ([DOWN], ["map"])
    assert "shortcut" in after["open"]


# -- lost terrain ---------------------------------------------------------------------------------------------

TERRAINS = [(3, "map", "river"), (4, "pot", "hills"), (5, "knife", "mountains"), (6, "rope", "plains")]


@rule("CARD-28", "CARD-30", "CARD-33", "CARD-56")
@pytest.mark.parametrize(("tile", "item", "terrain"), TERRAINS)
@pytest.mark.parametrize("how", ["down", "covered"])
def test_with_the_last_tile_a_terrain_is_lost_and_not_while_another_is_open(
    tile: int, item: str, terrain: str, how: str
) -> None:
    lost = [mark(how, "A1")]
    assert at(tiles={"B1": 8, "A1": tile}).why_not(0, f"plan build {item}") is None
    state = at(tiles={"B1": 8, "A1": tile}, marks=lost)
    reason = state.why_not(0, f"plan build {item}")
    assert reason is not None
    assert (reason.code, reason.rule, reason.values["terrains"]) == ("terrain_missing", "BUILD-15", [terrain])
    another = {3: 10, 4: 7, 5: 11, 6: 9}[tile]
    two = {"B1": 8, "A1": tile, "C1": another}
    assert at(tiles=two, marks=lost).why_not(0, f"plan build {item}") is None
    assert refusal(at(tiles=two, marks=[*lost, mark("covered", "C1")]), 0, f"plan build {item}")[0] == "terrain_missing"


@rule("CARD-31")
def test_a_lost_terrain_comes_back_with_a_new_tile_or_by_a_threat_action() -> None:
    lost: dict[str, Any] = {"tiles": {"B1": 8, "A1": 3}, "marks": [DOWN]}
    slot = {"slot": 1, "target": "explore C1", "performer": "0", "pawns": ["0", "0"]}
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], tile_deck=[10], **lost)
    go(state, "go_on")
    found = table(state)
    assert found["tiles"] == {"B1": 8, "A1": 3, "C1": 10}
    assert at(tiles=found["tiles"], marks=[DOWN]).why_not(0, "plan build map") is None
    state = face_threat("earthquake", built=["shovel"], **lost)
    assert table(state)["marks"] == []
    assert at(tiles=table(state)["tiles"]).why_not(0, "plan build map") is None


@rule("CARD-32")
def test_items_that_were_built_before_their_terrain_was_lost_are_kept() -> None:
    state = draw_event("earthquake", tiles={"B1": 8, "A1": 3}, built=["map", "dam"])
    assert table(state)["built"] == ["map", "dam"]
    planning = at(tiles={"B1": 8, "A1": 3}, marks=[DOWN], built=["map"])
    go(planning, "plan explore C1", "support 1 map", seat=0)
    assert table(planning)["plan"][0]["pawns"] == ["0", "map"]


@rule("CARD-56")
def test_a_covered_terrain_leaves_sources_shelter_and_place_as_they_are() -> None:
    state = draw_event("drought", tiles={"B1": 8, "A1": 10, "A2": 1})
    covered = mark("covered", "A1", "event drought")
    assert table(state)["marks"] == [covered]
    fields: dict[str, Any] = {"tiles": {"B1": 8, "A1": 10, "A2": 1}, "marks": [covered]}
    planning = at(**fields)
    assert refusal(planning, 0, "plan build map")[0] == "terrain_missing"
    assert planning.why_not(0, "plan gather A1 food") is None
    assert planning.why_not(0, "plan gather A2 wood") is None
    assert gathered("gather A1 wood", **fields)["wood"] == 1
    natural = at(tiles={"B1": 11}, marks=[mark("covered", "B1")])
    assert "plan build roof" not in natural.legal(0)
    natural = at(tiles={"B1": 11}, marks=[mark("covered", "B1")], available={"wood": 2})
    assert natural.why_not(0, "plan build roof") is None
    move = stage({"step": "night_move"}, phase="night", **fields)
    go(move, "go_on")
    assert move.legal(0) == ["space A1", "decline"]
    undone = face_threat("drought", built=["shovel"], **fields)
    assert table(undone)["marks"] == []


# -- lost items -----------------------------------------------------------------------------------------------


@rule("CARD-34")
def test_a_lost_item_shows_its_invention_side_and_must_be_built_again() -> None:
    state = strike("strong_wind", built=["rope", "pot"], tiles={"B1": 8, "A1": 6})
    assert state.legal(0) == ["invention pot", "invention rope"]
    go(state, "invention rope")
    after = table(state)
    assert after["built"] == ["pot"]
    assert "rope" in after["open"]
    again = at(tiles=after["tiles"], built=after["built"], open=after["open"])
    assert again.why_not(0, "plan build rope") is None
    assert refusal(again, 0, "plan build pot")[0] == "already_built"


@rule("CARD-35")
def test_a_lost_item_no_longer_serves_others() -> None:
    explorer: dict[str, Any] = {"players": ["explorer", "cook"]}
    assert at(built=["map"], **explorer).why_not(0, "plan build shortcut") is None
    assert refusal(at(built=[], **explorer), 0, "plan build shortcut") == ("item_missing", "PLAN-25")
    threat: dict[str, Any] = {"threats": [None, "event earthquake"]}
    assert at(built=["shovel"], **threat).why_not(0, "plan threat right") is None
    lost = strike("strong_wind", built=["shovel"])
    after = table(lost)
    state = at(built=after["built"], open=after["open"], **threat)
    assert refusal(state, 0, "plan threat right") == ("item_missing", "PLAN-25")


@rule("CARD-36", "CARD-53")
@pytest.mark.parametrize(("palisade", "left"), [(3, 2), (0, 0)])
@pytest.mark.parametrize("item", ["bricks", "fire"])
def test_lost_bricks_take_their_palisade_along_if_there_is_any(item: str, palisade: int, left: int) -> None:
    state = strike("strong_wind", built=[item], palisade=palisade, shelter=True)
    assert (table(state)["palisade"], wounds(state)) == (left, [0, 0])


@rule("CARD-53", "CARD-36", "ITEM-36")
@pytest.mark.parametrize(
    ("item", "fields", "left"),
    [
        ("knife", {"weapon": 2}, {"weapon": 1}),
        ("knife", {"weapon": 0}, {"weapon": 0}),
        ("bow", {"weapon": 2}, {"weapon": 0}),
        ("wall", {"palisade": 1}, {"palisade": 0}),
    ],
)
def test_losing_an_item_never_wounds(item: str, fields: dict[str, int], left: dict[str, int]) -> None:
    state = strike("strong_wind", built=[item], shelter=True, **fields)
    after = table(state)
    assert {field: after[field] for field in left} == left
    assert wounds(state) == [0, 0]


@rule("CARD-37")
def test_items_that_needed_a_lost_item_stay() -> None:
    state = strike("strong_wind", built=["rope", "knife", "bow"], weapon=4)
    go(state, "invention knife")
    assert (table(state)["built"], table(state)["weapon"]) == (["rope", "bow"], 3)


@rule("CARD-52")
def test_only_the_owner_rebuilds_a_lost_personal_invention() -> None:
    lost = strike("strong_wind", players=["cook", "carpenter"], built=["snare"])
    after = table(lost)
    assert "snare" in after["open"]
    state = at(players=["cook", "carpenter"], built=["rope"], open=[name for name in after["open"] if name != "rope"])
    assert refusal(state, 0, "plan build snare") == ("not_yours", "PLAN-37")
    assert state.why_not(1, "plan build snare") is None


@rule("CARD-54")
def test_a_lost_shortcut_takes_its_token_along() -> None:
    marks = [mark("shortcut", "A1", "invention shortcut")]
    state = strike(
        "strong_wind", players=["explorer", "cook"], tiles={"B1": 8, "A1": 6}, built=["shortcut"], marks=marks
    )
    assert (table(state)["marks"], table(state)["built"]) == ([], [])


@rule("CARD-55")
def test_a_lost_map_has_no_pawn() -> None:
    state = at(built=["map"])
    go(state, "plan explore A1", "support 1 map", seat=0)
    lost = strike("strong_wind", built=["map"])
    state = at(built=table(lost)["built"], open=table(lost)["open"])
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 map") == ("no_pawn", "PLAN-20")


@rule("CARD-55")
def test_a_map_that_is_lost_after_its_pawn_was_placed_still_helps_this_round() -> None:
    build = {"slot": 1, "target": "build weapon", "performer": "0", "pawns": ["0"], "cost": {}}
    explore = {"slot": 2, "target": "explore A1", "performer": "1", "pawns": ["1", "map"]}
    state = stage(
        {"step": "adventure", "a": 0, "who": "0", "in_action": True, "space": "B1"},
        {"step": "action_done", "a": 0},
        {"step": "resolve_slot", "a": 1},
        phase="action", slot=1, plan=[build, explore], built=["map"], build=["tool_breaks"], tile_deck=[6],
    )  # fmt: skip
    events = go(state, "go_on")
    assert table(state)["built"] == []
    assert "rolled" not in [event.kind for event in events]
    assert table(state)["tiles"] == {"B1": 8, "A1": 6}


# -- fights and threats ---------------------------------------------------------------------------------------


@rule("CARD-38", "CARD-39")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_fights_what_comes_from_the_event_deck_and_the_loot_is_available(first: int) -> None:
    state = later_event("adventure", "secret_cave", first=first, weapon=1, palisade=1)
    assert wounds(state) == [2 if seat == first else 0 for seat in range(2)]
    after = table(state)
    assert (after["palisade"], after["available"]["food"], after["available"]["fur"]) == (0, 2, 1)
    assert after["future"] == {}


@rule("CARD-40")
@pytest.mark.parametrize("who", [0, 1])
def test_the_performer_fights_what_an_action_brings(who: int) -> None:
    state = meet_adventure("build", "predator_in_the_camp", who=who, first=1 - who, weapon=2, items={"pistol": 1})
    assert state.waiting_for() == (1 - who,)
    events = go(state, "go_on")
    assert [e.values for e in events if e.kind == "fought"] == [{"who": who, "strength": 4, "weapon": 2}]
    assert wounds(state) == [2 if seat == who else 0 for seat in range(2)]


@rule("CARD-41")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_fights_also_when_a_threat_strikes(first: int) -> None:
    state = strike("howling_from_the_woods", first=first, hunting=["birds", "fox"], weapon=1)
    assert wounds(state) == [1 if seat == first else 0 for seat in range(2)]
    after = table(state)
    assert (after["hunting"], after["available"]["food"], after["available"]["fur"]) == (["birds"], 2, 1)


@rule("CARD-42")
@pytest.mark.parametrize("card", ["otters", "thunderstorm", "predators"])
def test_resolve_again_is_the_event_effect_once_more_and_then_the_card_is_gone(card: str) -> None:
    state = strike(card, tiles={"B1": 4, "A1": 8}, marks=[mark("exhausted", "B1"), mark("exhausted_second", "B1")])
    place = {"otters": "exhausted_second", "thunderstorm": "exhausted", "predators": "exhausted_second"}[card]
    assert exhausted(state)[2:] == [("A1", place)]
    assert (table(state)["threats"], table(state)["gone"]) == ([None, None], [f"event {card}"])


@rule("CARD-43", "CARD-44")
def test_weapons_for_the_moment_count_for_the_whole_action_and_then_end() -> None:
    fight = {"step": "fight", "a": 3, "who": "0", "in_action": True}
    plan = [{"slot": 1, "target": "build weapon", "performer": "0", "pawns": ["0"], "cost": {}}]
    state = stage(
        fight, fight, {"step": "action_done", "a": 0}, fight, phase="action", slot=1, plan=plan, items={"pistol": 1}
    )
    go(state, "go_on")
    events = go(state, "use pistol")
    assert [e.values["weapon"] for e in events if e.kind == "fought"] == [3, 3, 0]
    assert (table(state)["weapon"], table(state)["temporary"], wounds(state)) == (0, 0, [3, 0])


@rule("CARD-44")
def test_weapons_for_the_moment_end_with_a_fight_outside_an_action() -> None:
    fight = {"step": "fight", "a": 3}
    state = stage(fight, fight, phase="event", items={"pistol": 1})
    go(state, "go_on")
    events = go(state, "use pistol")
    assert [e.values["weapon"] for e in events if e.kind == "fought"] == [3, 0]


@rule("CARD-46", "CARD-43")
@pytest.mark.parametrize(("weapon", "left", "wound"), [(0, 0, 2), (1, 0, 1), (2, 0, 0)])
def test_weapons_are_lost_from_the_track_only(weapon: int, left: int, wound: int) -> None:
    slot = {"slot": 1, "target": "hunt", "performer": "0", "pawns": ["0", "0"]}
    state = stage(
        {"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], hunting=["tiger"], weapon=weapon,
        items={"pistol": 2}, discoveries=[],
    )  # fmt: skip
    go(state, "go_on", "use pistol", "use pistol")
    assert (table(state)["weapon"], wounds(state)) == (left, [wound, 0])


@rule("CARD-45")
def test_weapons_for_the_moment_cannot_be_had_while_planning() -> None:
    state = at(threats=[None, "event jaguar"], items={"pistol": 2}, treasures={"old_rifle": 1, "sabre": 1}, weapon=1)
    assert refusal(state, 0, "plan threat right") == ("weapon_too_low", "THREAT-5")
    assert [words for words in state.legal(0) if words.startswith("use")] == []

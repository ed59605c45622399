"""The 26 treasures: what each does when it is found, and what the kept ones are good for."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import TRAP, cubes, draws, hunt, night, two_hunts, weather
from tests.games.robinson.helpers.positions import at, draw_mystery, go, stage, table
from tests.rules import rule

ANY_MYSTERY = 1 << 16


def found_in_the_camp(name: str, **fields: Any) -> State:
    """The Treasure token is used in the production phase, and this treasure is drawn."""
    fields = {"phase": "production", "round": 2, "tokens": {"treasure": 1}, "mysteries": [name], **fields}
    state = stage(**fields)
    go(state, "use token_treasure")
    return state


# -- finding and keeping --------------------------------------------------------------------------------------

KEPT = {
    "helmet": 1,
    "candles": 2,
    "old_rifle": 1,
    "protective_amulet": 1,
    "compass": 1,
    "barrel": 1,
    "sabre": 1,
    "whip": 1,
    "old_clothes": 1,
    "backpack": 1,
    "blankets": 3,
    "bottle_of_wine": 1,
    "boxes": 1,
    "hammock": 1,
    "herbal_mixture": 1,
    "treasure_map": 1,
}


@rule("CARD-23", "CARD-49", "RESOLVE-17", "RESOLVE-22", "RESOLVE-25")
@pytest.mark.parametrize(("name", "uses"), KEPT.items())
def test_a_treasure_to_keep_waits_in_future_until_the_actions_are_over(name: str, uses: int) -> None:
    state = draw_mystery(name)
    assert table(state)["incoming"] == [{"card": f"mystery {name}", "who": "0"}]
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == []
    assert refusal(state, 0, f"use treasure_{name}")[0] == "not_available"
    go(state, "go_on")
    assert table(state)["incoming"] == []
    assert table(state)["treasures"] == {name: uses}


@rule("CARD-49", "PLAN-20")
@pytest.mark.parametrize("name", ["helmet", "backpack", "boxes", "hammock", "candles", "compass"])
def test_some_treasures_are_never_used_by_themselves(name: str) -> None:
    state = at(treasures={name: KEPT[name]})
    if name in ("candles", "compass"):
        reason = state.why_not(0, f"use treasure_{name}")
        assert reason is not None
        source = "candles_card" if name == "candles" else "compass"
        assert (reason.code, reason.rule, reason.values["source"]) == ("placed_in_planning", "PLAN-20", source)
    else:
        assert refusal(state, 0, f"use treasure_{name}") == ("works_by_itself", "CARD-49")


@rule("DISC-7")
@pytest.mark.parametrize("name", sorted(set(KEPT) - {"helmet", "whip", "backpack", "hammock"}))
def test_a_treasure_found_outside_the_actions_counts_at_once(name: str) -> None:
    state = found_in_the_camp(name)
    assert table(state)["treasures"] == {name: KEPT[name]}
    assert table(state)["incoming"] == []


@rule("ROUND-8")
@pytest.mark.parametrize("name", ["helmet", "whip", "backpack", "hammock"])
def test_a_treasure_that_helps_from_the_next_round_on_does_not_help_in_this_one(name: str) -> None:
    state = found_in_the_camp(name, available={"food": 1})
    assert table(state)["treasures"] == {}
    assert table(state)["incoming"] == [{"card": f"mystery {name}", "who": "0"}]
    go(state, "go_on", "go_on")
    assert table(state)["phase"] == "night"
    assert table(state)["treasures"] == {name: 1}


# -- treasures that are resolved and done with ------------------------------------------------------------------


def test_gold_is_worth_nothing_here() -> None:
    state = draw_mystery("gold")
    assert table(state)["mystery_discard"] == ["gold"]
    assert table(state)["available"] == cubes()
    assert table(state)["future"] == {}
    assert table(state)["incoming"] == []
    assert wounds(state) == [0, 0]
    assert determination(state) == [0, 0]


@rule("CARD-23")
def test_a_cave_with_furs_gives_two_furs() -> None:
    state = draw_mystery("cave_with_furs")
    assert table(state)["future"] == {"0": cubes(fur=2)}
    assert table(state)["mystery_discard"] == ["cave_with_furs"]
    go(state, "go_on")
    assert table(state)["available"]["fur"] == 2
    assert table(found_in_the_camp("cave_with_furs"))["available"]["fur"] == 2


@rule("NIGHT-31", "TOKEN-21", "ONETOKEN-5")
def test_the_hatchet_puts_more_wood_on_the_camp_tile() -> None:
    state = draw_mystery("hatchet", tiles={"B1": 3})
    assert table(state)["mystery_discard"] == ["hatchet"]
    placed = {"mark": "plus_wood", "at": "B1", "from": "mystery hatchet"}
    assert table(state)["marks"] == [placed]
    camp = at(begin="production", round=2, tiles={"B1": 3}, marks=[placed])  # a river with fish, and no wood
    go(camp, "go_on")
    assert table(camp)["available"] == cubes(wood=1, food=1)
    state = draw_mystery("hatchet", marks=[placed])
    assert table(state)["marks"] == [placed]


@rule("NIGHT-31", "NIGHT-15")
def test_the_token_of_the_hatchet_may_follow_the_camp() -> None:
    mark = {"mark": "plus_wood", "at": "B1", "from": "mystery hatchet"}
    state = night(tiles={"B1": 8, "A1": 6}, marks=[mark], available={"food": 2})
    go(state, "space A1")
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 1")
    assert table(state)["camp"] == "A1"
    assert {**mark, "at": "A1"} in table(state)["marks"]


def test_crocks_are_a_pot_for_nothing() -> None:
    state = draw_mystery("crocks")
    assert table(state)["incoming"] == [{"card": "invention pot", "who": "0"}]
    assert "pot" not in table(state)["open"]
    go(state, "go_on")
    assert table(state)["built"] == ["pot"]
    assert table(found_in_the_camp("crocks"))["built"] == ["pot"]
    state = draw_mystery("crocks", built=["pot"])
    assert table(state)["incoming"] == []
    assert table(state)["built"] == ["pot"]


def test_the_old_map_encourages_everybody() -> None:
    state = draw_mystery("old_map", who=1)
    assert determination(state) == [1, 1]
    assert table(state)["friday"] == {"wounds": 0, "determination": 0}
    assert table(state)["mystery_discard"] == ["old_map"]


def test_the_antique_rapier_is_two_weapon_levels() -> None:
    state = draw_mystery("antique_rapier", weapon=1)
    assert table(state)["weapon"] == 3
    assert table(state)["mystery_discard"] == ["antique_rapier"]


@rule("BUILD-27")
def test_ropes_are_for_the_palisade_or_the_roof() -> None:
    state = draw_mystery("ropes", who=1, shelter=True)
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["option 1", "option 2"]
    go(state, "option 1")
    assert (table(state)["palisade"], table(state)["roof"]) == (1, 0)
    state = draw_mystery("ropes", shelter=True)
    go(state, "option 2")
    assert (table(state)["palisade"], table(state)["roof"]) == (0, 1)
    state = draw_mystery("ropes")
    go(state, "option 1")
    assert (table(state)["palisade"], table(state)["roof"]) == (0, 0)


def test_the_spyglass_shows_three_tiles_that_go_back_in_any_order() -> None:
    state = draw_mystery("captain_stones_spyglass", tile_deck=[1, 2, 3, 4, 5])
    assert state.legal(0) == ["tile 3", "tile 4", "tile 5"]
    go(state, "tile 5")
    assert state.legal(0) == ["tile 3", "tile 4"]
    go(state, "tile 3")
    assert table(state)["tile_deck"] == [1, 2, 5, 3, 4]
    assert table(state)["known"]["tiles"] == 3
    assert table(state)["mystery_discard"] == ["captain_stones_spyglass"]


def test_the_spyglass_shows_what_is_left_of_the_tiles() -> None:
    state = draw_mystery("captain_stones_spyglass", tile_deck=[7])
    assert table(state)["tile_deck"] == [7]
    assert table(state)["known"]["tiles"] == 1


def test_the_portrait_covers_two_morale_arrows() -> None:
    draw = {"step": "mystery", "a": ANY_MYSTERY, "who": "0", "in_action": True}
    hurt = [{"step": "wounds", "a": 4, "who": "0"}, {"step": "wounds", "a": 5, "who": "1"}]
    fields: dict[str, Any] = {"phase": "action", "round": 2, "mysteries": ["amulet_with_portrait"]}
    state = stage(draw, *hurt, **fields)
    go(state, "go_on")
    cook, carpenter = ["arrow 0 1", "arrow 0 2", "arrow 0 3", "arrow 0 4"], ["arrow 1 1", "arrow 1 2", "arrow 1 3"]
    assert state.legal(0) == cook + carpenter
    go(state, "arrow 0 1")
    assert "arrow 0 1" not in state.legal(0)
    go(state, "arrow 0 2")
    assert wounds(state) == [4, 5]
    assert table(state)["morale"] == -1  # only the carpenter's arrow has counted
    covered = [mark["value"] for mark in table(state)["marks"] if mark["mark"] == "arrow"]
    assert covered == [4, 7]
    assert table(state)["mystery_discard"] == ["amulet_with_portrait"]


# -- kept treasures in use --------------------------------------------------------------------------------------


@rule("HUNT-8")
def test_the_helmet_saves_a_wound_in_each_fight() -> None:
    assert wounds(hunt("fox", weapon=0)) == [2, 0]
    state = hunt("fox", weapon=0, treasures={"helmet": 1})
    assert wounds(state) == [1, 0]
    assert table(state)["treasures"] == {"helmet": 1}
    assert wounds(hunt("fox", weapon=1, treasures={"helmet": 1})) == [0, 0]
    state = two_hunts(["fox", "birds"], treasures={"helmet": 1})
    go(state, "slot 2")
    assert wounds(state) == [1, 0]  # birds of strength 1, then a fox of strength 2


@rule("PLAN-20", "PLAN-21", "RESOLVE-21")
def test_the_candles_are_two_build_pawns_for_one_action_each() -> None:
    state = at(treasures={"candles": 2}, available={"wood": 2, "food": 1}, round=2)
    go(state, "plan build weapon", "support 1 candles_card", "plan build weapon", "support 2 candles_card", seat=0)
    assert table(state)["treasures"] == {"candles": 0}
    assert refusal(state, 0, "support 1 candles_card")[0] == "no_pawn"
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    go(state, "slot 1")
    assert table(state)["weapon"] == 2
    assert wounds(state) == [0, 0]
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == ["candles"]


@rule("PLAN-21")
def test_the_candles_help_nobody_but_builders() -> None:
    state = at(treasures={"candles": 2}, round=2)
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 candles_card") == ("not_for_this", "PLAN-21")
    go(state, "take_back 1 pawn", "plan build shovel", "support 1 candles_card", "take_back 1 candles_card", seat=0)
    assert table(state)["treasures"] == {"candles": 2}


@rule("PLAN-20", "PLAN-21", "PLAN-23")
def test_the_compass_is_an_explore_pawn_in_every_round() -> None:
    state = at(treasures={"compass": 1}, built=["map"], round=2, tile_deck=[6])
    assert refusal(state, 0, "support 1 compass")[0] == "nothing_planned"
    go(state, "plan build shovel", seat=0)
    assert refusal(state, 0, "support 1 compass")[0] == "not_for_this"
    go(state, "plan explore A1", "support 2 compass", seat=0)
    assert refusal(state, 0, "support 2 compass")[0] == "no_pawn"
    go(state, "take_back 1 pawn", "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert [event.kind for event in events].count("rolled") == 0
    assert table(state)["tiles"] == {"A1": 6, "B1": 8}
    assert table(state)["treasures"] == {"compass": 1}


@rule("CARD-43", "CARD-44", "HUNT-7")
def test_the_old_rifle_is_fired_once() -> None:
    state = draw_mystery("furious_tiger", who=1, weapon=1, treasures={"old_rifle": 1})
    assert state.waiting_for() == (0,)
    go(state, "use treasure_old_rifle")
    assert wounds(state) == [0, 0]
    assert table(state)["weapon"] == 1
    assert table(state)["treasures"] == {}
    assert set(table(state)["mystery_discard"]) == {"furious_tiger", "old_rifle"}
    state = draw_mystery("furious_tiger", who=1, weapon=1, treasures={"old_rifle": 1})
    go(state, "go_on")
    assert wounds(state) == [0, 3]
    reason = state.why_not(0, "use treasure_old_rifle")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "fight")


@rule("ROUND-10")
def test_the_protective_amulet_takes_one_token_off_the_board() -> None:
    tokens = [
        {"mark": "adventure", "at": "build", "from": None},
        {"mark": "exhausted", "at": "B1", "from": None},
        {"mark": "storm", "at": "weather", "from": None},
    ]
    state = at(treasures={"protective_amulet": 1}, marks=tokens, round=2)
    go(state, "use treasure_protective_amulet", seat=1)
    assert state.waiting_for() == (1,)
    assert [words for words in state.legal(1) if words.startswith("mark")] == ["mark 1", "mark 2"]
    go(state, "mark 2")
    assert table(state)["marks"] == tokens[:2]
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == ["protective_amulet"]


@rule("TOKEN-33")
def test_the_protective_amulet_takes_the_beast_token_as_printed_too() -> None:
    token = {"mark": "beast_gather", "at": "A1", "from": "adventure dangerous_terrain"}
    state = at(treasures={"protective_amulet": 1}, marks=[token], errata="printed", round=2)
    go(state, "use treasure_protective_amulet", seat=0)
    assert table(state)["marks"] == []


def test_the_protective_amulet_needs_a_token() -> None:
    marker = [{"mark": "exhausted", "at": "B1", "from": None}]
    state = at(treasures={"protective_amulet": 1}, marks=marker, round=2)
    assert refusal(state, 0, "use treasure_protective_amulet")[0] == "no_effect"


@rule("NIGHT-32", "HEAL-4")
def test_the_barrel_heals_everybody_once_and_then_stores_two_food() -> None:
    hurt = [{"character": "cook", "wounds": 2}, {"character": "carpenter", "wounds": 1}]
    state = night(players=hurt, treasures={"barrel": 1}, available={"food": 5})
    go(state, "use treasure_barrel")
    assert wounds(state) == [1, 0]
    assert table(state)["treasures"] == {"barrel": 0}
    assert refusal(state, 0, "use treasure_barrel")[0] == "not_available"
    assert table(state)["round"] == 3  # five food: two eaten, two in the barrel, one has gone bad
    assert table(state)["available"]["food"] == 2 + 1  # and the beach gives one


@rule("NIGHT-32", "NIGHT-20")
def test_a_barrel_that_still_has_its_drink_stores_nothing() -> None:
    state = night(treasures={"barrel": 1}, available={"food": 5})
    while table(state)["round"] == 2:  # they are asked, and leave it closed
        go(state, "go_on")
    assert table(state)["available"]["food"] == 1
    reason = at(treasures={"barrel": 1}, round=2).why_not(0, "use treasure_barrel")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "night")


@rule("HUNT-15", "CARD-46")
def test_the_sabre_costs_the_fighter_a_wound_and_is_never_lost() -> None:
    state = hunt("wild_pig", who=1, weapon=0, treasures={"sabre": 1})
    assert state.waiting_for() == (0,)
    go(state, "use treasure_sabre")
    assert wounds(state) == [0, 2]  # one for the sabre, one for the weapon level that is not there
    assert table(state)["weapon"] == 0
    assert table(state)["treasures"] == {"sabre": 1}


def test_the_sabre_serves_once_in_a_fight_and_again_in_the_next() -> None:
    state = two_hunts(["jaguar", "puma"], treasures={"sabre": 1}, built=["cure"])
    go(state, "slot 1", "use treasure_sabre")
    assert wounds(state) == [3, 0]  # strength 5 against 3, and the wound of the sabre; the second hunt has begun
    assert state.legal(0) == ["go_on", "use treasure_sabre"]
    go(state, "use treasure_sabre")
    assert wounds(state) == [3, 3]


def test_the_whip_is_a_weapon_level_and_ignores_a_trap() -> None:
    assert table(draw_mystery("whip"))["weapon"] == 1
    state = draws(2 * TRAP, ["blunt_spear", "sharp_blade"], treasures={"whip": 1})
    assert state.legal(0) == ["go_on", "use treasure_whip"]
    go(state, "use treasure_whip")
    assert wounds(state) == [0, 0]
    go(state, "option 1")  # the next trap of the same draw
    assert wounds(state) == [2, 0]
    assert table(state)["treasures"] == {"whip": 1}
    assert table(state)["mystery_discard"] == ["sharp_blade", "blunt_spear"]
    assert wounds(draw_mystery("snake", treasures={"whip": 1})) == [2, 0]  # a monster


@rule("WEATHER-7", "WEATHER-27")
def test_old_clothes_turn_a_snow_cloud_into_rain_in_every_weather() -> None:
    state = weather(snow=2, treasures={"old_clothes": 1}, available={"wood": 5, "food": 5})
    assert state.legal(0) == ["go_on", "use treasure_old_clothes"]
    go(state, "use treasure_old_clothes")
    # one wood for the snow that is left, two wood and two food for two clouds above no roof
    assert table(state)["available"] == cubes(wood=5 - 1 - 2, food=5 - 2)
    assert table(state)["treasures"] == {"old_clothes": 1}
    state = weather(snow=2, treasures={"old_clothes": 1}, available={"wood": 5, "food": 5})
    go(state, "go_on")
    assert table(state)["available"] == cubes(wood=5 - 2 - 2, food=5 - 2)


@rule("EXPLORE-11")
def test_the_backpack_finds_one_of_two_tokens_on_every_exploration() -> None:
    state = at(treasures={"backpack": 1}, round=2, tile_deck=[6], discoveries=["goat", "larvae", "candles"])
    go(state, "plan explore A1", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert state.legal(0) == ["token larvae", "token goat"]  # the tile has given its own first
    events = go(state, "token larvae")
    assert [event.values["card"] for event in events if event.kind == "found"] == ["discovery larvae"]
    assert table(state)["gone"] == ["discovery goat"]
    assert table(state)["tokens"] == {"candles": 1, "larvae": 1}
    assert table(state)["treasures"] == {"backpack": 1}


@rule("WEATHER-7", "WEATHER-27")
def test_blankets_ignore_three_snow_clouds_in_all() -> None:
    state = weather(snow=2, treasures={"blankets": 3}, available={"wood": 2, "food": 2})
    go(state, "use treasure_blankets", "use treasure_blankets")
    assert table(state)["treasures"] == {"blankets": 1}
    assert table(state)["available"] == cubes(wood=2, food=2)
    state = weather(snow=1, treasures={"blankets": 1}, available={"wood": 2, "food": 2})
    go(state, "use treasure_blankets")
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == ["blankets"]
    reason = at(treasures={"blankets": 3}, round=2).why_not(0, "use treasure_blankets")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "weather")


@rule("CARD-47")
def test_the_ceremonial_bowl_curses_from_the_next_round_on_until_its_event_comes() -> None:
    state = draw_mystery("ceremonial_bowl", who=1)
    assert [mark for mark in table(state)["marks"] if mark["at"] == "seat_1"] == []
    assert "mystery ceremonial_bowl" in table(state)["events"]
    assert table(state)["mystery_discard"] == []
    cursed = {"mark": "cursed", "at": "seat_1", "from": "mystery ceremonial_bowl"}
    waiting = [{"mark": "cursed", "at": "dawn", "from": "mystery ceremonial_bowl", "value": 1}]
    state = at(begin="round", round=2, marks=waiting, events=["event insects"])
    go(state, "go_on")
    assert cursed in table(state)["marks"]


def test_a_cursed_performer_rolls_a_first_success_again() -> None:
    cursed = [{"mark": "cursed", "at": "seat_0", "from": "mystery ceremonial_bowl"}]
    failures = {True: 0, False: 0}
    for seed in range(60):
        for curse in (True, False):
            state = at(players=["cook", "soldier"], seed=seed, marks=cursed if curse else [], round=2)
            go(state, "plan build shovel", "confirm", seat=0)
            events = go(state, "confirm", seat=1)
            failures[curse] += sum(event.kind == "failed" for event in events)
    assert failures[False] < failures[True] < 60


@rule("EVENT-4")
def test_the_curse_of_the_bowl_is_lifted_by_its_event_part() -> None:
    cursed = [
        {"mark": "cursed", "at": "seat_1", "from": "mystery ceremonial_bowl"},
        {"mark": "confused", "at": "seat_1", "from": "mystery confused"},
    ]
    fields: dict[str, Any] = {"phase": "event", "round": 2, "events": ["mystery ceremonial_bowl"]}
    state = stage({"step": "event_draw"}, marks=cursed, **fields)
    go(state, "go_on")
    assert table(state)["marks"] == cursed[1:]
    assert table(state)["mystery_discard"] == ["ceremonial_bowl"]


@rule("HEAL-4", "HEAL-5", "ROUND-18")
def test_the_bottle_of_wine_heals_two_wounds_of_one_player_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 3}, {"character": "carpenter", "wounds": 3}]
    state = night(players=hurt, treasures={"bottle_of_wine": 1}, available={"food": 2})
    go(state, "use treasure_bottle_of_wine")
    assert state.legal(0) == ["person 0", "person 1"]
    go(state, "person 1")
    assert wounds(state) == [3, 1]
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == ["bottle_of_wine"]
    reason = at(players=hurt, treasures={"bottle_of_wine": 1}, round=2).why_not(0, "use treasure_bottle_of_wine")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "night")


@rule("NIGHT-20", "NIGHT-22", "NIGHT-28")
def test_nothing_in_boxes_goes_bad() -> None:
    state = night(treasures={"boxes": 1}, available={"food": 9}, tokens={"larvae": 2})
    assert table(state)["round"] == 3
    assert table(state)["available"]["food"] == 9 - 2 + 1
    assert table(state)["tokens"] == {"larvae": 2}
    state = night(available={"food": 9}, tokens={"larvae": 2})
    assert table(state)["available"]["food"] == 1
    assert table(state)["tokens"] == {}
    assert table(state)["gone"][-2:] == ["discovery larvae"] * 2


@rule("REST-6")
def test_the_hammock_makes_a_rest_encouraging_but_adds_nothing_to_a_bed() -> None:
    for built, healed in (([], 1), (["bed"], 2)):
        resting = [{"slot": 1, "target": "rest", "performer": "0", "pawns": ["0"]}]
        hurt = [{"character": "cook", "wounds": 3}, "carpenter"]
        fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": resting, "players": hurt, "built": built}
        state = stage({"step": "resolve_slot", "a": 0}, treasures={"hammock": 1}, **fields)
        go(state, "go_on")
        assert wounds(state) == [3 - healed, 0]
        assert determination(state) == [1, 0]


def test_the_herbal_mixture_shows_the_next_event() -> None:
    state = at(treasures={"herbal_mixture": 1}, events=["event insects", "event frost"], round=2)
    assert table(state)["known"]["event"] is False
    assert "event frost" not in str(state.view(0))
    go(state, "use treasure_herbal_mixture", seat=1)
    assert table(state)["known"]["event"] is True
    assert "event frost" in str(state.view(0))
    assert "event frost" in str(state.view(1))
    assert table(state)["events"] == ["event insects", "event frost"]
    assert table(state)["treasures"] == {}
    assert table(state)["mystery_discard"] == ["herbal_mixture"]


@rule("CARD-15", "CARD-17", "CARD-19", "PLAN-43")
def test_the_treasure_map_is_explored_for_two_treasures() -> None:
    cards = ["bite", "old_map", "collapse", "gold"]
    state = at(treasures={"treasure_map": 1}, mysteries=cards, round=2, available={"food": 1})
    go(state, "plan explore treasure_map", "support 1 pawn", seat=0)
    assert refusal(state, 1, "plan explore treasure_map")[0] == "planned_already"
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert table(state)["mystery_discard"] == ["treasure_map", "gold"]
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 1")
    assert determination(state) == [1, 1]
    assert table(state)["mystery_discard"] == ["treasure_map", "gold", "old_map"]
    assert sorted(table(state)["mysteries"]) == ["bite", "collapse"]
    assert table(state)["treasures"] == {}


@rule("EXPLORE-15")
def test_a_treasure_map_is_kept_when_the_search_fails() -> None:
    assert refusal(at(round=2), 0, "plan explore treasure_map") == ("no_treasure_map", "CARD-49")
    for seed in range(200):
        state = at(treasures={"treasure_map": 1}, seed=seed, mysteries=["gold"], explore=[], round=2)
        go(state, "plan explore treasure_map", "confirm", seat=0)
        events = go(state, "confirm", seat=1)
        if any(event.kind == "failed" for event in events):
            assert table(state)["treasures"] == {"treasure_map": 1}
            assert determination(state) == [2, 0]
            return
    raise AssertionError("no roll failed")

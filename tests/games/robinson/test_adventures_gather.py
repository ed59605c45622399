"""The thirty adventures of gathering: what each does when it is met, and when it comes out of the event deck."""

from typing import Any

import pytest

from tests.games.robinson.helpers.adventures import (
    GONE,
    IN_DECK,
    NEXT,
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
from tests.games.robinson.helpers.positions import at, go, later_event, roll_until, table
from tests.rules import rule

WOODS = {"B1": 8, "A1": 6}
"""The camp, and a tile with a bird (the first source) and wood (the second)."""


@rule("TOKEN-25")
def test_weather_breakdown_brings_a_storm_later() -> None:
    assert drawn("weather_breakdown") == {"card": IN_DECK}
    assert later("weather_breakdown") == {"marks": ["+storm at weather"]}


@rule("TOKEN-25", "ONETOKEN-4")
def test_winter_is_coming_brings_snow_later() -> None:
    assert drawn("winter_is_coming") == {"card": IN_DECK}
    assert later("winter_is_coming") == {"marks": ["+snow at weather"]}
    assert later("winter_is_coming", marks=[token("snow", "weather")]) == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_twisted_ankle_hurts_the_leg_and_later_leaves_only_building_the_camp_and_rest() -> None:
    assert drawn("twisted_ankle", who=1) == {"card": IN_DECK, "marks": ["+gather_leg at seat_1 fresh"]}
    mark = special_wound("gather_leg", 1)
    change = {"marks": ["+build_camp_rest at seat_1", "-gather_leg at seat_1"]}
    assert later("twisted_ankle", marks=mark) == change
    assert later("twisted_ankle", marks=mark, built=["cure"]) == change
    assert later("twisted_ankle", marks=special_wound("explore_leg", 1)) == {}
    lame = next_planning(come_out("twisted_ankle", marks=mark), tiles=WOODS, hunting=["fox"])
    for target in ("gather A1 wood", "explore B2", "hunt"):
        reason = lame.why_not(1, f"plan {target}")
        assert reason is not None
        assert reason.code == "not_this_round"
    for target in ("build shovel", "camp", "rest"):
        assert lame.why_not(1, f"plan {target}") is None


@rule("CARD-1", "WOUND-6", "WOUND-13", "WOUND-14")
def test_unbelievable_effort_is_spared_or_gives_two_wood_for_an_arm_that_aches_later() -> None:
    assert drawn("unbelievable_effort", "option 1") == {"card": GONE}
    assert drawn("unbelievable_effort", "option 2", who=1) == {
        "card": IN_DECK,
        "future 1 wood": 2,
        "marks": ["+gather_arm at seat_1 fresh"],
    }
    mark = special_wound("gather_arm", 1)
    aching = {"marks": ["-gather_arm at seat_1"], "1 wounds": 1}
    assert later("unbelievable_effort", marks=mark) == aching
    assert later("unbelievable_effort", marks=mark, built=["cure"]) == aching
    assert later("unbelievable_effort", marks=special_wound("build_arm", 1)) == {}


@rule("DEMAND-17", "CARD-6")
def test_viper_bites_the_first_player_later_and_less_with_a_cure() -> None:
    assert drawn("viper", who=1) == {"card": IN_DECK}
    assert later("viper", first=1) == {"1 wounds": 3}
    assert later("viper", first=1, built=["cure"]) == {"1 wounds": 1}


@rule("WOUND-1", "WOUND-2", "WOUND-3", "WOUND-5", "WOUND-9", "END-2")
@pytest.mark.parametrize(("before", "morale"), [(0, 0), (1, -1), (4, -1), (6, -2), (9, -1)])
def test_viper_wounds_the_cook_space_by_space_past_the_arrows_to_death(before: int, morale: int) -> None:
    cook = {"players": [{"character": "cook", "wounds": before}, "carpenter"]}
    found = {"0 wounds": before + 3, "morale": morale}
    assert later("viper", **cook) == {name: value for name, value in found.items() if value}
    dying = come_out("viper", players=[{"character": "cook", "wounds": 10}, "carpenter"])
    assert dying.over
    assert table(dying)["players"][0]["wounds"] == 13


@rule("WOUND-4", "WOUND-15", "HEAL-2")
def test_viper_frightens_again_after_the_wound_was_healed() -> None:
    bitten = table(come_out("viper", players=[{"character": "cook", "wounds": 1}, "carpenter"]))
    assert (bitten["players"][0]["wounds"], bitten["morale"]) == (4, -1)
    healed = table(meet("tired", "option 2", players=bitten["players"], morale=bitten["morale"]))
    assert (healed["players"][0]["wounds"], healed["morale"]) == (2, -1)
    again = table(come_out("viper", players=healed["players"], morale=healed["morale"]))
    assert (again["players"][0]["wounds"], again["morale"]) == (5, -2)


@rule("CARD-1", "RESOLVE-17", "SETUP-28")
def test_surprise_in_the_bushes_is_left_or_is_a_starting_item_and_lowers_morale_later() -> None:
    box: dict[str, Any] = {"item_box": ["bible", "pistol"]}
    assert drawn("surprise_in_the_bushes", "option 1", **box) == {"card": GONE}
    assert drawn("surprise_in_the_bushes", "option 2", who=1, **box) == {
        "card": IN_DECK,
        "item_box": ["-pistol"],
        "incoming": ["+item pistol of 1"],
    }
    home = at(begin="planning", incoming=[{"card": "item pistol", "who": "1"}], events=[])
    go(home, "confirm", seat=0)
    go(home, "confirm", seat=1)
    assert table(home)["items"] == {"pistol": 2}
    assert later("surprise_in_the_bushes") == {"morale": -1}


@rule("TOKEN-20", "TOKEN-23", "CARD-24", "CARD-25", "GATHER-8", "GATHER-11")
def test_new_flock_brings_more_food_to_the_tile_until_all_its_sources_vanish() -> None:
    assert drawn("new_flock") == {"card": IN_DECK, "marks": ["+plus_food at A1 fresh"]}
    state = next_planning(meet("new_flock"))
    food = {"resource": "food", "who": 0}
    assert told(carry_out(state, "gather A1 food"), "gained") == [{**food, "amount": 2}]
    marks = [token("plus_food", "A1", "new_flock"), token("plus_food", "C1", "wild_berries")]
    vanished: dict[str, Any] = {"tiles": {**WOODS, "C1": 10}, "marks": marks}
    assert later("new_flock", **vanished) == {"marks": ["+exhausted at A1", "+exhausted_second at A1"]}
    state = next_planning(come_out("new_flock", **vanished))
    reason = state.why_not(0, "plan gather A1 wood")
    assert reason is not None
    assert reason.code == "source_exhausted"
    assert told(carry_out(state, "gather A1 food"), "gained") == [{**food, "amount": 1}]


@rule("TOKEN-32", "TOKEN-21")
def test_new_flock_is_a_source_of_its_own_where_no_food_is_printed() -> None:
    tiles = {"B1": 8, "A1": 1}
    assert at(tiles=tiles, marks=[token("plus_food", "A1")]).why_not(0, "plan gather A1 food") is not None
    state = next_planning(meet("new_flock", tiles=tiles))
    food = {"resource": "food", "who": 0, "amount": 1}
    assert told(carry_out(state, "gather A1 food"), "gained") == [food]
    taken = next_planning(meet("new_flock", tiles=tiles), taken=["A1 food"])
    reason = taken.why_not(0, "plan gather A1 food")
    assert reason is not None
    assert reason.code == "taken_this_round"


@rule("CARD-26", "CARD-6")
def test_new_flock_does_nothing_later_if_its_token_is_gone() -> None:
    assert later("new_flock", tiles=WOODS) == {}
    assert later("new_flock", tiles=WOODS, marks=[token("plus_food", "A1")]) == {}


@rule("CARD-1", "RESOLVE-17", "DEMAND-4", "PLAYERS-35")
def test_nestlings_are_spared_or_give_a_food_per_player_and_cost_a_roof_later() -> None:
    assert drawn("nestlings", "option 1") == {"card": GONE}
    assert drawn("nestlings", "option 2", who=1) == {"card": IN_DECK, "future 1 food": 2}
    three = ["cook", "carpenter", "explorer"]
    assert drawn("nestlings", "option 2", players=three) == {"card": IN_DECK, "future 0 food": 3}
    assert later("nestlings", roof=2) == {"roof": 1}
    assert later("nestlings") == {"0 wounds": 1, "1 wounds": 1}


@rule("CARD-1", "EVENT-20")
def test_nice_surprise_is_left_or_gives_three_wood_and_halves_the_roof_later() -> None:
    assert drawn("nice_surprise", "option 1") == {"card": GONE}
    assert drawn("nice_surprise", "option 2") == {"card": IN_DECK, "future 0 wood": 3}
    assert later("nice_surprise", roof=3) == {"roof": 2}


@rule("WEATHER-18")
def test_path_of_a_predator_calls_the_hungry_animals_later() -> None:
    assert drawn("path_of_a_predator") == {"card": IN_DECK}
    assert later("path_of_a_predator") == {"marks": ["+animals at weather"]}
    for number in (1, 7):  # a round without dice, and one whose schedule names the animals too
        weather = at(
            begin="weather", round=number, marks=[token("animals", "weather")], available={"wood": 9, "food": 9}
        )
        dice = [roll["die"] for roll in told(go(weather, "go_on"), "weather_rolled")]
        assert dice.count("animals") == 1


@rule("CARD-1", "CARD-15", "CARD-17", "CARD-23", "PLAN-38")
def test_pirates_chest_holds_two_treasures_and_leaves_each_one_pawn_later() -> None:
    assert drawn("pirates_chest", "option 1") == {"card": GONE}
    deck = {"mysteries": ["gold", "helmet", "bite", "cave_with_furs"]}
    assert drawn("pirates_chest", "option 2", "option 1", who=1, **deck) == {
        "card": IN_DECK,
        "mysteries": ["-cave_with_furs", "-helmet"],
        "mystery_discard": ["+cave_with_furs"],
        "incoming": ["+mystery helmet of 1"],
        "future 1 fur": 2,
    }
    assert later("pirates_chest") == {"marks": ["+one_pawn at seat_0", "+one_pawn at seat_1"]}
    state = next_planning(come_out("pirates_chest"))
    for seat in (0, 1):
        go(state, "plan rest", seat=seat)
        reason = state.why_not(seat, "plan rest")
        assert reason is not None
        assert reason.code == "no_pawn"


@rule("CARD-24", "CARD-50", "DEMAND-6", "DEMAND-17")
def test_signs_of_a_predator_cover_food_of_the_camp_later_unless_there_are_three_weapons() -> None:
    assert drawn("signs_of_a_predator") == {"card": IN_DECK}
    assert later("signs_of_a_predator", weapon=2) == {"marks": ["+exhausted_second at B1"]}
    assert later("signs_of_a_predator", weapon=3) == {}
    covered = [token("exhausted_second", "B1")]
    assert later("signs_of_a_predator", marks=covered) == {"0 wounds": 1, "1 wounds": 1}
    production = at(begin="production", marks=covered)
    go(production, "go_on")
    assert table(production)["available"] == {"wood": 1, "food": 0, "preserved": 0, "fur": 0}
    assert later("signs_of_a_predator", weapon=3, marks=covered) == {}


@rule("CARD-6", "EVENT-4")
def test_skeleton_lowers_morale_and_opens_an_invention_later() -> None:
    assert drawn("skeleton") == {"card": IN_DECK}
    found = later("skeleton", inventions=["bow", "raft"])
    assert found == {"morale": -1, "inventions": ["-raft"], "open": ["+raft"]}
    assert later("skeleton", inventions=[]) == {"morale": -1}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_spider_bites_the_head_and_later_takes_a_pawn_whatever_the_cure() -> None:
    assert drawn("spider") == {"card": IN_DECK, "marks": ["+gather_head at seat_0 fresh"]}
    change = {"marks": ["+one_pawn at seat_0", "-gather_head at seat_0"]}
    assert later("spider", marks=special_wound("gather_head")) == change
    assert later("spider", marks=special_wound("gather_head"), built=["cure"]) == change
    assert later("spider", marks=special_wound("explore_head")) == {}


@rule("CARD-1", "CARD-3", "PROD-9")
def test_furs_are_left_or_taken_and_insects_later_eat_a_food_of_the_production() -> None:
    assert drawn("furs", "option 1") == {"card": GONE}
    assert drawn("furs", "option 2", who=1) == {"card": IN_DECK, "future 1 fur": 2}
    assert later("furs") == {"marks": ["+food_less at production"]}
    insects = [token("food_less", "production", "furs")]
    for tile, given in ((8, {"wood": 1, "food": 0}), (1, {"wood": 1, "food": 0}), (9, {"wood": 0, "food": 0})):
        state = at(begin="production", tiles={"B1": tile}, marks=insects)
        go(state, "go_on")
        assert {name: table(state)["available"][name] for name in given} == given
        assert [player["wounds"] for player in table(state)["players"]] == [0, 0]
        assert table(state)["marks"] == []


@rule("TOKEN-11", "TOKEN-23", "CARD-26", "CARD-27", "TOKEN-27")
def test_after_the_hurricane_gives_wood_and_a_hard_way_and_later_the_tile_is_lost() -> None:
    assert drawn("after_the_hurricane", who=1) == {
        "card": IN_DECK,
        "future 1 wood": 2,
        "marks": ["+minus_pawn at A1 fresh"],
    }
    state = next_planning(meet("after_the_hurricane"))
    assert len(told(carry_out(state, "gather A1 wood"), "rolled")) == 1
    marks = [
        token("minus_pawn", "A1", "after_the_hurricane"),
        token("exhausted", "A1"),
        token("minus_pawn", "C1", "swamp"),
    ]
    lost: dict[str, Any] = {"tiles": {**WOODS, "C1": 10}, "marks": marks}
    assert later("after_the_hurricane", **lost) == {"marks": ["+down at A1", "-exhausted at A1", "-minus_pawn at A1"]}
    state = next_planning(come_out("after_the_hurricane", **lost))
    for target in ("gather A1 wood", "explore A1"):
        reason = state.why_not(0, f"plan {target}")
        assert reason is not None
        assert reason.code == "inaccessible"


@rule("END-9", "CARD-26")
def test_after_the_hurricane_turns_no_other_tile_and_loses_the_game_with_the_camp() -> None:
    assert later("after_the_hurricane", tiles=WOODS, marks=[token("minus_pawn", "A1", "swamp")]) == {}
    marks = [token("minus_pawn", "A1", "after_the_hurricane")]
    state = come_out("after_the_hurricane", tiles=WOODS, camp="A1", marks=marks)
    assert state.over
    result = state.result()
    assert result is not None
    assert not result["won"]


@rule("CARD-28", "CARD-29", "CARD-30", "CARD-31")
def test_after_the_hurricane_the_terrain_of_the_tile_and_the_way_over_it_are_lost() -> None:
    marks = [token("minus_pawn", "B2", "after_the_hurricane")]
    given: dict[str, Any] = {"tiles": {"B1": 8, "B2": 6}, "marks": marks}
    before = at(**given)
    after = next_planning(come_out("after_the_hurricane", **given))
    for target, code in (("build rope", "terrain_missing"), ("explore B3", "too_far_away")):
        assert before.why_not(0, f"plan {target}") is None
        reason = after.why_not(0, f"plan {target}")
        assert reason is not None
        assert reason.code == code
    found_again = next_planning(after, tiles={"B1": 8, "B2": 6, "A1": 9})
    assert found_again.why_not(0, "plan build rope") is None


@rule("CARD-57", "CARD-26")
def test_after_the_hurricane_a_shortcut_over_the_tile_is_an_invention_again() -> None:
    given: dict[str, Any] = {"players": ["explorer", "carpenter"], "built": ["map", "shortcut"], "tiles": WOODS}
    marks = [token("minus_pawn", "A1", "after_the_hurricane"), token("shortcut", "A1")]
    assert later("after_the_hurricane", **given, marks=marks) == {
        "built": ["-shortcut"],
        "open": ["+shortcut"],
        "marks": ["+down at A1", "-minus_pawn at A1", "-shortcut at A1"],
    }


@rule("WEATHER-29", "ONETOKEN-2")
def test_eyes_in_the_bushes_call_the_hungry_animals_later() -> None:
    assert drawn("eyes_in_the_bushes") == {"card": IN_DECK}
    assert later("eyes_in_the_bushes") == {"marks": ["+animals at weather"]}
    assert later("eyes_in_the_bushes", marks=[token("animals", "weather")]) == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_fruit_hurts_the_belly_and_later_leaves_only_rest_without_a_cure() -> None:
    assert drawn("fruit") == {"card": IN_DECK, "marks": ["+gather_belly at seat_0 fresh"]}
    mark = special_wound("gather_belly")
    assert later("fruit", marks=mark) == {"marks": ["+only_rest at seat_0", "-gather_belly at seat_0"]}
    assert later("fruit", marks=mark, built=["cure"]) == {"marks": ["-gather_belly at seat_0"]}
    assert later("fruit", marks=special_wound("build_belly")) == {}
    ill = next_planning(come_out("fruit", marks=mark))
    for target in ("build shovel", "camp", "explore A1"):
        reason = ill.why_not(0, f"plan {target}")
        assert reason is not None
        assert reason.code == "not_this_round"
    assert ill.why_not(0, "plan rest") is None


@rule("ONETOKEN-2", "DEMAND-11")
def test_gold_coin_curses_all_three_fields_later() -> None:
    assert drawn("gold_coin") == {"card": IN_DECK}
    assert later("gold_coin") == {"marks": ["+reroll at build", "+reroll at explore", "+reroll at gather"]}
    found = later("gold_coin", marks=[token("reroll", "gather")])
    assert found == {"marks": ["+reroll at build", "+reroll at explore"]}


@rule("CARD-1", "RESOLVE-17", "WOUND-12")
def test_mushrooms_are_left_or_give_a_food_per_player_and_make_ill_without_a_cure_later() -> None:
    assert drawn("mushrooms", "option 1") == {"card": GONE}
    assert drawn("mushrooms", "option 2") == {"card": IN_DECK, "future 0 food": 2}
    assert later("mushrooms") == {"0 wounds": 1, "1 wounds": 1}
    assert later("mushrooms", built=["cure"]) == {}


@rule("DISC-1", "RESOLVE-17", "EXPLORE-21")
def test_unexpected_discovery_is_a_discovery_token() -> None:
    found = drawn("unexpected_discovery", who=1, discoveries=["goat", "larvae"])
    assert found == {"card": GONE, "discoveries": ["-larvae"], "incoming": ["+discovery larvae of 1"]}
    assert drawn("unexpected_discovery", discoveries=[]) == {"card": GONE}


@rule("CARD-50", "DEMAND-6", "DEMAND-12")
def test_winter_freezing_covers_a_source_of_the_tile() -> None:
    state = meet("winter_freezing", who=1)
    assert state.waiting_for() == (1,)
    assert choices(state) == ["source A1 1", "source A1 2"]
    assert drawn("winter_freezing", "source A1 1") == {"card": GONE, "marks": ["+exhausted at A1 fresh"]}
    assert drawn("winter_freezing", "source A1 2") == {"card": GONE, "marks": ["+exhausted_second at A1 fresh"]}
    both = [token("exhausted", "A1"), token("exhausted_second", "A1")]
    assert drawn("winter_freezing", who=1, marks=both) == {"card": GONE, "1 wounds": 1}


ENDS = [f"end_of_source_{number}" for number in range(1, 6)]


@rule("CARD-50", "RESOLVE-9", "RESOLVE-26")
@pytest.mark.parametrize("card", ENDS)
def test_end_of_source_covers_the_source_that_is_gathered(card: str) -> None:
    assert drawn(card) == {"card": GONE, "marks": ["+exhausted_second at A1 fresh"]}
    state = at(tiles=WOODS, marks=[token("adventure", "gather")], gather=[card])
    events = carry_out(state, "gather A1 food")
    assert told(events, "gained") == [{"resource": "food", "amount": 1, "who": 0}]
    assert told(events, "mark_put") == [{"mark": "exhausted", "place": "A1", "card": f"adventure {card}"}]


@rule("RESOLVE-5", "RESOLVE-8", "GATHER-14")
def test_shortage_gives_one_more_of_the_source_and_covers_it_even_after_a_failure() -> None:
    found = drawn("shortage", who=1)
    assert found == {"card": GONE, "future 1 wood": 1, "marks": ["+exhausted_second at A1 fresh"]}
    given: dict[str, Any] = {"tiles": WOODS, "marks": [token("adventure", "gather")], "gather": ["shortage"]}
    events = carry_out(at(**given), "gather A1 food")
    assert told(events, "gained") == [{"resource": "food", "amount": 1, "who": 0}] * 2
    position = at(tiles=WOODS, gather=["shortage"], events=[], shelter=True, available={"food": 2}).position()
    state = roll_until(position, ["plan gather A1 wood", "confirm", "confirm", "decline"], {"adventure"})
    after = table(state)
    assert after["available"]["wood"] == 1 + 1  # the extra wood, and the next production
    assert after["players"][0]["determination"] == 2
    assert [(mark["mark"], mark["at"]) for mark in after["marks"]] == [("exhausted_second", "A1")]


@rule("TOKEN-8", "TOKEN-23")
def test_tracks_of_a_predator_wound_unarmed_performers_on_the_tile() -> None:
    assert drawn("tracks_of_a_predator") == {"card": GONE, "marks": ["+beast at A1 fresh"]}
    unarmed = next_planning(meet("tracks_of_a_predator"))
    assert told(carry_out(unarmed, "gather A1 wood", seat=1), "wounded") == [{"who": 1, "wounds": 1, "card": ""}]
    assert [mark["mark"] for mark in table(unarmed)["marks"]] == ["beast"]
    armed = next_planning(meet("tracks_of_a_predator"), weapon=1)
    assert told(carry_out(armed, "gather A1 wood"), "wounded") == []
    camp = next_planning(meet("tracks_of_a_predator", errata="printed"), camp="A1", open=["rope"])
    assert told(carry_out(camp, "build rope"), "wounded") == [{"who": 0, "wounds": 1, "card": ""}]


@rule("CARD-30", "CARD-32", "CARD-33", "CARD-56")
def test_unexpected_troubles_cover_the_terrain_of_the_tile() -> None:
    assert drawn("unexpected_troubles") == {"card": GONE, "marks": ["+covered at A1 fresh"]}
    assert at(tiles=WOODS).why_not(0, "plan build rope") is None
    state = next_planning(meet("unexpected_troubles", built=["cure"]))
    reason = state.why_not(0, "plan build rope")
    assert reason is not None
    assert reason.code == "terrain_missing"
    assert state.why_not(0, "plan gather A1 wood") is None
    assert table(state)["built"] == ["cure"]
    other = next_planning(meet("unexpected_troubles", tiles={**WOODS, "C1": 9}))
    assert other.why_not(0, "plan build rope") is None


# -- several cards ------------------------------------------------------------------------------------------


@rule("EVENT-4", "EVENT-5", "EVENT-19")
def test_adventures_are_drawn_until_an_event_appears() -> None:
    deck = ["event storm_a", NEXT, "adventure nice_surprise", "adventure weather_breakdown"]
    state = later_event("adventure", "weather_breakdown", events=deck, roof=4)
    assert changes(state) == {
        "events": ["-adventure nice_surprise", "-adventure weather_breakdown", f"-{NEXT}"],
        "gone": ["+adventure nice_surprise", "+adventure weather_breakdown"],
        "marks": ["+storm at weather"],
        "roof": 2,
        "threats 1": NEXT,
    }


@rule("WOUND-7", "ONETOKEN-7")
def test_special_wounds_of_several_colours_lie_on_one_part_and_do_nothing_by_themselves() -> None:
    marks = [token("build_head", "seat_0"), token("explore_head", "seat_0"), token("gather_arm", "seat_0")]
    found = drawn("spider", marks=marks)
    assert found == {"card": IN_DECK, "marks": ["+gather_head at seat_0 fresh"]}
    hurt = [*marks, token("gather_head", "seat_0")]
    assert later("spider", marks=hurt) == {"marks": ["+one_pawn at seat_0", "-gather_head at seat_0"]}
    state = at(marks=hurt)
    assert state.legal(0) == at().legal(0)

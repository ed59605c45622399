"""The thirty adventures of exploring: what each does when it is met, and when it comes out of the event deck.

What becomes of those who spend the night outside is shown in ``test_night_outside``.
"""

from typing import Any

import pytest

from tests.games.robinson.helpers.adventures import (
    GONE,
    IN_DECK,
    KEPT,
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
from tests.games.robinson.helpers.positions import at, go, stage, table
from tests.rules import rule

LOOT = {"available food": 2, "available fur": 1}


@rule("CARD-1", "CARD-2", "CARD-38", "CARD-39")
def test_tiger_is_avoided_outside_the_camp_or_finds_the_camp_later() -> None:
    state = meet("tiger", who=1)
    assert state.waiting_for() == (1,)
    assert choices(state) == ["option 1", "option 2"]
    assert drawn("tiger", "option 1", who=1) == {"card": GONE, "marks": ["+outside at seat_1 fresh"]}
    assert drawn("tiger", "option 2", who=1) == {"card": IN_DECK}
    assert later("tiger", first=1, weapon=2, palisade=2) == {"1 wounds": 2, "weapon": 1, "palisade": 1, **LOOT}
    assert later("tiger", weapon=4) == {"weapon": 3, "0 wounds": 1, **LOOT}


@rule("CARD-1", "CARD-38", "CARD-39", "HUNT-11")
def test_puma_is_avoided_outside_the_camp_or_attacks_it_later() -> None:
    assert drawn("puma", "option 1") == {"card": GONE, "marks": ["+outside at seat_0 fresh"]}
    assert drawn("puma", "option 2") == {"card": IN_DECK}
    assert later("puma", first=1, weapon=3, palisade=1) == {"weapon": 2, "palisade": 0, **LOOT}
    assert later("puma", weapon=2) == {"0 wounds": 2, "weapon": 1, **LOOT}


@rule("CARD-1", "CARD-15", "CARD-16", "CARD-17", "CARD-19")
def test_secret_cave_holds_up_to_two_treasures_and_a_monster_or_trap_and_wakes_a_beast_later() -> None:
    assert drawn("secret_cave", "option 1") == {"card": GONE}
    deck = {"mysteries": ["gold", "sharp_blade", "bite", "cave_with_furs"]}
    assert drawn("secret_cave", "option 2", "option 2", who=1, **deck) == {
        "card": IN_DECK,
        "mysteries": ["-cave_with_furs"],
        "mystery_discard": ["+cave_with_furs"],
        "future 1 fur": 2,
    }
    assert drawn("secret_cave", "option 2", "option 1", "option 1", who=1, **deck) == {
        "card": IN_DECK,
        "mysteries": ["-bite", "-cave_with_furs", "-gold"],
        "mystery_discard": ["+bite", "+cave_with_furs", "+gold"],
        "future 1 fur": 2,
        "1 wounds": 1,
    }
    trapped = drawn("secret_cave", "option 2", "option 2", mysteries=["gold", "bite", "sharp_blade"])
    assert trapped["0 wounds"] == 2
    assert later("secret_cave", first=1, weapon=2, palisade=1) == {"1 wounds": 1, "palisade": 0, **LOOT}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_vipers_bite_the_head_and_later_fever_takes_a_pawn_without_a_cure_and_the_token_stays() -> None:
    assert drawn("vipers", who=1) == {"card": IN_DECK, "marks": ["+explore_head at seat_1 fresh"]}
    mark = special_wound("explore_head", 1)
    assert later("vipers", marks=mark) == {"marks": ["+one_pawn at seat_1"]}
    assert later("vipers", marks=mark, built=["cure"]) == {}
    assert later("vipers", marks=special_wound("build_head", 1)) == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14", "PLAN-38")
def test_wild_berries_hurt_the_belly_and_later_nausea_takes_a_pawn_and_the_token_stays() -> None:
    assert drawn("wild_berries") == {"card": IN_DECK, "marks": ["+explore_belly at seat_0 fresh"]}
    mark = special_wound("explore_belly")
    assert later("wild_berries", marks=mark) == {"marks": ["+one_pawn at seat_0"]}
    assert later("wild_berries", marks=mark, built=["cure"]) == {"marks": ["+one_pawn at seat_0"]}
    assert later("wild_berries") == {}
    state = next_planning(come_out("wild_berries", marks=mark))
    go(state, "plan rest", seat=0)
    reason = state.why_not(0, "plan camp")
    assert reason is not None
    assert reason.code == "no_pawn"


@rule("CARD-1", "CARD-2", "CARD-4")
def test_wild_dog_bites_and_later_comes_back_to_be_fed() -> None:
    assert drawn("wild_dog", who=1) == {"card": IN_DECK, "1 wounds": 1}
    assert come_out("wild_dog", first=1, available={"food": 1}).waiting_for() == (1,)
    assert later("wild_dog", "option 1", available={"food": 1}) == {}
    assert later("wild_dog", "option 2", available={"food": 1}) == {"available food": 0, "weapon": 1}
    assert later("wild_dog") == {}


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_misadventure_hurts_the_leg_and_later_leaves_only_building_the_camp_and_rest() -> None:
    assert drawn("misadventure") == {"card": IN_DECK, "marks": ["+explore_leg at seat_0 fresh"]}
    mark = special_wound("explore_leg")
    change = {"marks": ["+build_camp_rest at seat_0", "-explore_leg at seat_0"]}
    assert later("misadventure", marks=mark) == change
    assert later("misadventure", marks=mark, built=["cure"]) == change
    assert later("misadventure", marks=special_wound("gather_leg")) == {}
    lame = next_planning(come_out("misadventure", marks=mark), tiles={"B1": 8, "A1": 6})
    for target in ("gather A1 wood", "explore B2"):
        reason = lame.why_not(0, f"plan {target}")
        assert reason is not None
        assert reason.code == "not_this_round"
        assert lame.why_not(1, f"plan {target}") is None
    for target in ("build shovel", "camp", "rest"):
        assert lame.why_not(0, f"plan {target}") is None


@rule("WOUND-6", "WOUND-13", "WOUND-14")
def test_thorny_bush_hurts_the_arm_and_later_takes_a_pawn_without_a_cure_and_the_token_stays() -> None:
    assert drawn("thorny_bush") == {"card": IN_DECK, "marks": ["+explore_arm at seat_0 fresh"]}
    mark = special_wound("explore_arm")
    assert later("thorny_bush", marks=mark) == {"marks": ["+one_pawn at seat_0"]}
    assert later("thorny_bush", marks=mark, built=["cure"]) == {}
    assert later("thorny_bush", marks=special_wound("gather_arm")) == {}


@rule("CARD-1", "CARD-15", "CARD-19", "CARD-23", "WOUND-12")
def test_remains_of_a_settlement_hold_two_treasures_and_a_trap_and_later_an_epidemic() -> None:
    assert drawn("remains_of_a_settlement", "option 1") == {"card": GONE}
    deck = {"mysteries": ["gold", "sharp_blade", "bite", "helmet"]}
    assert drawn("remains_of_a_settlement", "option 2", "option 1", "option 1", who=1, **deck) == {
        "card": IN_DECK,
        "mysteries": ["-gold", "-helmet", "-sharp_blade"],
        "mystery_discard": ["+gold", "+sharp_blade"],
        "incoming": ["+mystery helmet of 1"],
        "1 wounds": 2,
    }
    assert later("remains_of_a_settlement") == {"0 wounds": 1, "1 wounds": 1}


@rule("CARD-1", "RESOLVE-17", "RESOLVE-23")
def test_ruined_hut_holds_knife_rope_shovel_or_cure_and_bad_dreams_later() -> None:
    assert drawn("ruined_hut", "option 1") == {"card": GONE}
    state = meet("ruined_hut", "option 2", built=["shovel"])
    assert choices(state) == ["invention cure", "invention rope", "invention knife"]
    found = drawn("ruined_hut", "option 2", "invention knife", who=1)
    assert found == {"card": IN_DECK, "open": ["-knife"], "incoming": ["+invention knife of 1"]}
    coming = stage({"step": "end_of_actions"}, incoming=[{"card": "invention knife", "who": "1"}])
    go(coming, "go_on")
    assert changes(coming) == {"built": ["+knife"], "incoming": ["-invention knife of 1"], "weapon": 1}
    assert drawn("ruined_hut", "option 2", open=["pot"]) == {"card": IN_DECK}
    assert later("ruined_hut") == {"morale": -1}


@rule("CARD-1", "CARD-15", "CARD-20")
def test_shrine_holds_a_treasure_and_nightmares_reroll_successes_later() -> None:
    assert drawn("shrine", "option 1") == {"card": GONE}
    found = drawn("shrine", "option 2", mysteries=["gold", "cave_with_furs", "bite", "sharp_blade"])
    assert found == {
        "card": IN_DECK,
        "mysteries": ["-cave_with_furs"],
        "mystery_discard": ["+cave_with_furs"],
        "future 0 fur": 2,
    }
    assert later("shrine") == {"marks": ["+reroll at build", "+reroll at explore", "+reroll at gather"]}


@rule("CARD-50", "RESOLVE-26")
@pytest.mark.parametrize("card", ["signs_of_fire_a", "signs_of_fire_b"])
def test_signs_of_fire_cover_a_source_of_the_tile_that_was_found(card: str) -> None:
    explored: dict[str, Any] = {"tiles": {"B1": 8, "A1": 6}}
    state = meet(card, who=1, **explored)
    assert state.waiting_for() == (1,)
    assert choices(state) == ["source A1 1", "source A1 2"]
    assert drawn(card, "source A1 1", **explored) == {"card": GONE, "marks": ["+exhausted at A1 fresh"]}
    assert drawn(card, "source A1 2", **explored) == {"card": GONE, "marks": ["+exhausted_second at A1 fresh"]}
    assert drawn(card, tiles={"B1": 8, "A1": 1}) == {"card": GONE, "marks": ["+exhausted at A1 fresh"]}


@rule("CARD-50")
@pytest.mark.parametrize("card", ["signs_of_fire_a", "signs_of_fire_b"])
def test_signs_of_fire_mark_a_space_that_was_not_explored_until_its_tile_is_found(card: str) -> None:
    assert drawn(card) == {"card": GONE, "marks": ["+fire_sign at A1 fresh"]}
    state = next_planning(meet(card), tile_deck=[9, 6], discoveries=["goat"], mysteries=[])
    carry_out(state, "explore A1")
    assert table(state)["tiles"] == {"B1": 8, "A1": 6}
    assert choices(state) == ["source A1 1", "source A1 2"]
    go(state, "source A1 2")
    assert [mark["mark"] for mark in table(state)["marks"] if mark["at"] == "A1"] == ["exhausted_second"]


@rule("ONETOKEN-8")
def test_signs_of_fire_a_and_signs_of_fire_b_on_one_space_cover_two_sources() -> None:
    state = meet("signs_of_fire_a", marks=[token("fire_sign", "A1", "signs_of_fire_b")])
    state = next_planning(state, tile_deck=[9, 6])
    carry_out(state, "explore A1")
    go(state, "source A1 2")
    found = {mark["mark"] for mark in table(state)["marks"] if mark["at"] == "A1"}
    assert found == {"exhausted", "exhausted_second"}


@rule("DEMAND-2", "DEMAND-12", "DEMAND-17")
def test_old_grave_takes_determination_now_and_of_the_first_player_later() -> None:
    players = ["cook", {"character": "carpenter", "determination": 1}]
    assert drawn("old_grave", who=1, players=players) == {"card": IN_DECK, "1 determination": 0}
    assert drawn("old_grave", players=players) == {"card": IN_DECK, "0 wounds": 1}
    assert later("old_grave", first=1, players=players) == {"1 determination": 0, "1 wounds": 1}


@rule("CARD-1", "CARD-15", "CARD-17", "DEMAND-17")
def test_old_hut_holds_a_treasure_and_a_monster_and_later_a_ghost_takes_determination_of_each() -> None:
    assert drawn("old_hut", "option 1") == {"card": GONE}
    deck: dict[str, Any] = {"mysteries": ["gold", "cave_with_furs", "sharp_blade", "bite"]}
    assert drawn("old_hut", "option 2", "option 1", **deck) == {
        "card": IN_DECK,
        "mysteries": ["-bite", "-cave_with_furs"],
        "mystery_discard": ["+bite", "+cave_with_furs"],
        "0 wounds": 1,
        "future 0 fur": 2,
    }
    players = ["cook", {"character": "carpenter", "determination": 1}]
    assert later("old_hut", players=players) == {"0 wounds": 1, "1 determination": 0}


@rule("CARD-1", "CARD-4")
def test_bamboo_is_left_or_gives_two_wood_and_costs_a_roof_or_a_palisade_later() -> None:
    assert drawn("bamboo", "option 1") == {"card": GONE}
    assert drawn("bamboo", "option 2", who=1) == {"card": IN_DECK, "future 1 wood": 2}
    assert later("bamboo", "option 1", roof=1, palisade=1) == {"roof": 0}
    assert later("bamboo", "option 2", roof=1, palisade=1) == {"palisade": 0}
    assert later("bamboo", roof=1) == {"roof": 0}
    assert later("bamboo", "option 1") == {"0 wounds": 1, "1 wounds": 1}


@rule("CARD-1", "RESOLVE-17")
def test_carcass_is_left_or_gives_food_and_fur_and_wounds_each_later() -> None:
    assert drawn("carcass", "option 1") == {"card": GONE}
    assert drawn("carcass", "option 2") == {"card": IN_DECK, "future 0 food": 2, "future 0 fur": 1}
    assert later("carcass") == {"0 wounds": 1, "1 wounds": 1}


@rule("TOKEN-25")
def test_cold_wind_brings_snow_later() -> None:
    assert drawn("cold_wind") == {"card": IN_DECK}
    assert later("cold_wind") == {"marks": ["+snow at weather"]}


@rule("TOKEN-7")
def test_empty_forest_makes_the_next_beast_stronger_later() -> None:
    assert drawn("empty_forest") == {"card": IN_DECK}
    assert later("empty_forest") == {"marks": ["+beast at hunt"]}
    state = next_planning(come_out("empty_forest"), hunting=["tapir"])
    ordinary = at(hunting=["tapir"])
    strengths = [told(carry_out(hunt, "hunt"), "fought")[0]["strength"] for hunt in (state, ordinary)]
    assert strengths[0] == strengths[1] + 1
    assert table(state)["marks"] == []


@rule("CARD-1", "CARD-4", "TOKEN-22")
def test_flu_is_cured_with_food_or_makes_each_eat_one_more_food_on_a_later_night() -> None:
    assert drawn("flu", "option 1", available={"food": 2}) == {"card": GONE, "available food": 1}
    assert drawn("flu", "option 2", available={"food": 2}) == {"card": IN_DECK}
    assert drawn("flu") == {"card": IN_DECK}
    assert later("flu") == {"marks": ["+plus_food at night"]}
    night = at(begin="night", shelter=True, available={"food": 3}, marks=[token("plus_food", "night")], events=[])
    go(night, "go_on")
    assert told(go(night, "person 1"), "wounded") == [{"who": 1, "wounds": 1, "card": ""}]
    assert table(night)["marks"] == []


@rule("TOKEN-4", "TOKEN-23", "DEMAND-11")
def test_theres_something_in_the_air_puts_an_adventure_token_on_the_explore_field_both_times() -> None:
    assert drawn("theres_something_in_the_air") == {"card": IN_DECK, "marks": ["+adventure at explore fresh"]}
    assert later("theres_something_in_the_air") == {"marks": ["+adventure at explore"]}
    assert later("theres_something_in_the_air", marks=[token("adventure", "explore")]) == {}


@rule("TOKEN-25")
def test_its_going_to_rain_brings_rain_later() -> None:
    assert drawn("its_going_to_rain") == {"card": IN_DECK}
    assert later("its_going_to_rain") == {"marks": ["+rain at weather"]}


@rule("CARD-49", "RESOLVE-26")
def test_surprising_discovery_is_kept_for_everybody_from_the_end_of_the_phase() -> None:
    assert drawn("surprising_discovery", who=1) == {"card": KEPT}
    coming = stage({"step": "end_of_actions"}, incoming=[{"card": "adventure surprising_discovery", "who": "1"}])
    go(coming, "go_on")
    assert changes(coming) == {
        "incoming": ["-adventure surprising_discovery of 1"],
        "treasures surprising_discovery": 1,
    }
    reason = coming.why_not(0, "use surprising_discovery")
    assert reason is not None
    assert reason.code == "not_now"


@rule("CARD-43", "CARD-46", "HUNT-15")
def test_surprising_discovery_lends_three_weapons_for_one_fight_and_is_gone() -> None:
    kept: dict[str, Any] = {"treasures": {"surprising_discovery": 1}, "palisade": 1}
    used = {"treasures surprising_discovery": 0, "gone": ["+adventure surprising_discovery"], "palisade": 0}
    state = come_out("tiger", **kept)
    assert state.waiting_for() == (0,)
    assert state.legal(0) == ["go_on", "use surprising_discovery"]
    assert later("tiger", "use surprising_discovery", **kept) == {**used, "0 wounds": 2, **LOOT}
    assert later("tiger", "use surprising_discovery", weapon=1, **kept) == {**used, "weapon": 0, **LOOT}
    assert later("tiger", "go_on", weapon=1, **kept) == {"0 wounds": 3, "weapon": 0, "palisade": 0, **LOOT}


@rule("CARD-43", "CARD-44")
def test_surprising_discovery_helps_whoever_fights_until_the_action_ends() -> None:
    kept: dict[str, Any] = {"treasures": {"surprising_discovery": 1}}
    state = meet("predator_in_the_camp", who=1, **kept)
    assert state.waiting_for() == (0,)
    go(state, "use surprising_discovery")
    found = changes(state)
    assert found["1 wounds"] == 1
    assert found["temporary"] == 3
    assert "weapon" not in found
    state = at(marks=[token("adventure", "build")], build=["predator_in_the_camp"], **kept)
    carry_out(state, "build shovel")
    events = go(state, "use surprising_discovery")
    assert told(events, "wounded")[0] == {"who": 0, "wounds": 1, "card": "adventure predator_in_the_camp"}
    assert table(state)["temporary"] == 0


@rule("TOKEN-11", "TOKEN-23", "RESOLVE-26")
def test_swamp_makes_every_action_on_the_space_need_one_more_pawn() -> None:
    assert drawn("swamp") == {"card": GONE, "marks": ["+minus_pawn at A1 fresh"]}
    for tiles, target in (({"B1": 8}, "explore A1"), ({"B1": 8, "A1": 6}, "gather A1 wood")):
        state = next_planning(meet("swamp", tiles=tiles))
        go(state, f"plan {target}", seat=0)
        reason = state.why_not(0, "confirm")
        assert reason is not None
        assert reason.code == "pawns_missing"
        go(state, "take_back 1 pawn", seat=0)
        assert len(told(carry_out(state, target), "rolled")) == 1
        assert [mark["mark"] for mark in table(state)["marks"] if mark["at"] == "A1"] == ["minus_pawn"]


@rule("RESOLVE-26", "EVENT-16")
def test_wrong_track_leads_outside_and_brings_two_wood_in_the_morning() -> None:
    found = drawn("wrong_track", who=1)
    assert found == {"card": GONE, "marks": ["+later at dawn fresh", "+outside at seat_1 fresh"]}
    assert morning("wrong_track") == {"available wood": 2}


@rule("RESOLVE-26", "EVENT-16")
def test_lost_in_the_thicket_leads_outside_and_brings_a_discovery_in_the_morning() -> None:
    found = drawn("lost_in_the_thicket", who=1)
    assert found == {"card": GONE, "marks": ["+later at dawn fresh", "+outside at seat_1 fresh"]}
    assert morning("lost_in_the_thicket", discoveries=["goat", "larvae"]) == {
        "discoveries": ["-larvae"],
        "tokens larvae": 1,
    }


@rule("RESOLVE-26", "EVENT-16")
def test_lost_leads_outside_and_raises_morale_in_the_morning() -> None:
    found = drawn("lost", who=1)
    assert found == {"card": GONE, "marks": ["+later at dawn fresh", "+outside at seat_1 fresh"]}
    assert morning("lost") == {"morale": 1}


def morning(card: str, **fields: Any) -> dict[str, Any]:
    """What happens before the event of the next round, the marks of the card aside."""
    marks = table(meet(card, who=1))["marks"]
    state = stage({"step": "before_event"}, phase="event", round=3, marks=marks, **fields)
    go(state, "go_on")
    found = changes(state)
    assert found.pop("marks") == ["-later at dawn fresh", "-outside at seat_1 fresh"]
    return found


@rule("TOKEN-8", "TOKEN-9", "TOKEN-23")
def test_dangerous_terrain_wounds_unarmed_performers_on_the_tile() -> None:
    assert drawn("dangerous_terrain") == {"card": GONE, "marks": ["+beast at A1 fresh"]}
    unarmed = next_planning(meet("dangerous_terrain", tiles={"B1": 8, "A1": 6}))
    assert told(carry_out(unarmed, "gather A1 wood"), "wounded") == [{"who": 0, "wounds": 1, "card": ""}]
    armed = next_planning(meet("dangerous_terrain", tiles={"B1": 8, "A1": 6}), weapon=1)
    assert told(carry_out(armed, "gather A1 wood"), "wounded") == []
    unexplored = next_planning(meet("dangerous_terrain"), tile_deck=[6])
    assert told(carry_out(unexplored, "explore A1"), "wounded") == [{"who": 0, "wounds": 1, "card": ""}]


@rule("TOKEN-33", "ROUND-17")
@pytest.mark.parametrize(("errata", "wounds"), [("rulebook", 1), ("printed", 0)])
def test_dangerous_terrain_under_the_camp_threatens_building_only_by_the_rulebook(errata: str, wounds: int) -> None:
    state = meet("dangerous_terrain", errata=errata, tiles={"B1": 8, "A1": 6})
    gathering = next_planning(state)
    assert len(told(carry_out(gathering, "gather A1 wood"), "wounded")) == 1
    building = next_planning(state, camp="A1", open=["rope"])
    assert len(told(carry_out(building, "build rope"), "wounded")) == wounds


@rule("DEMAND-2", "DEMAND-7", "DEMAND-12")
def test_lost_in_the_woods_takes_two_determination() -> None:
    players = ["cook", {"character": "carpenter", "determination": 1}]
    assert drawn("lost_in_the_woods", who=1, players=players) == {"card": GONE, "1 determination": 0, "1 wounds": 1}
    players = [{"character": "cook", "determination": 3}, "carpenter"]
    assert drawn("lost_in_the_woods", players=players) == {"card": GONE, "0 determination": 1}


@rule("TOKEN-25")
def test_storm_on_the_horizon_brings_a_storm_later() -> None:
    assert drawn("storm_on_the_horizon") == {"card": IN_DECK}
    assert later("storm_on_the_horizon") == {"marks": ["+storm at weather"]}

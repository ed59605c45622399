"""The thirty-four event cards with an adventure icon: icon, event effect, threat action, threat effect of each.

The token of the icon is among the marks that come when a card is drawn.
"""

from typing import Any

from tests.games.robinson.helpers.event_cards import (
    alone,
    drawn,
    faced,
    people,
    planned,
    production,
    refused,
    struck,
    then,
)
from tests.games.robinson.helpers.facts import reason_against
from tests.games.robinson.helpers.positions import draw_event, go
from tests.rules import rule

BUILD = "adventure build"
GATHER = "adventure gather"
EXPLORE = "adventure explore"
ONE_TOKEN: dict[str, Any] = {"determination": [0, 1]}
"""What the performer, seat 1, has won."""
EACH_WOUNDED: dict[str, Any] = {"wounds": [1, 1]}
NEIGHBOURS = {"B1": 8, "A1": 6, "C1": 3}
"""The camp on the beach (wood, fish); plains (bird, wood) and a river (fish) beside it."""


def came(*marks: str) -> dict[str, Any]:
    return {"marks+": set(marks)}


@rule("EVENT-6", "CARD-34", "CARD-36")
def test_a_cataclysm_puts_all_items_out_of_reach_until_the_actions_are_over() -> None:
    card = "cataclysm"
    event = drawn(card, built=["shovel", "map", "cure"])
    assert event.changed == came(BUILD, "items_off round")
    shaken = planned(event.position, threats=["event body_on_the_beach", f"event {card}"])
    reason = reason_against(shaken, 0, "plan threat left")
    assert (reason.code, reason.values["items"]) == ("item_missing", ["shovel"])
    shaken.play(0, "plan explore A1")
    refusal = reason_against(shaken, 0, "support 1 map")
    assert refusal.code == "no_pawn"
    hunt = planned(event.position, hunting=["wild_dog"], weapon=3)
    go(hunt, "plan hunt", "support 1 pawn", "confirm", "confirm")
    assert hunt.position()["players"][0]["wounds"] == 2  # which a Cure within reach would have spared
    assert [mark["mark"] for mark in then(event.position, "end_of_actions").position()["marks"]] == ["adventure"]
    assert faced(card).changed == ONE_TOKEN
    lost = struck(card, "invention knife", built=["knife", "rope"], weapon=2)
    assert lost.changed == {"built-": {"knife"}, "weapon": 1, "gone+": {"invention knife"}}
    assert struck(card).changed == {}


@rule("EVENT-6", "THREAT-4", "TOKEN-25")
def test_the_first_storm_shakes_the_palisade_in_the_weather_phase() -> None:
    card = "storm_a"
    event = drawn(card)
    assert event.changed == came(GATHER, "storm weather")
    assert then(event.position, "weather_phase").position()["palisade"] == 4
    assert refused(card) == "wood_missing 1"
    assert faced(card, available={"wood": 2}).changed == {**ONE_TOKEN, "wood": 1}
    assert faced(card, built=["shovel"], available={"wood": 2}).changed == ONE_TOKEN
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}
    assert struck(card, palisade=0).changed == EACH_WOUNDED


@rule("EVENT-6", "THREAT-2", "TOKEN-22")
def test_chronic_tiredness_makes_everybody_hungrier_tonight() -> None:
    card = "chronic_tiredness"
    event = drawn(card, shelter=True, available={"preserved": 3})
    assert event.changed == came(EXPLORE, "plus_food night")
    state = then(event.position, "night_eat", "night_extra")
    assert state.legal(0) == ["person 0", "person 1"]
    go(state, "person 1")
    night = state.position()
    assert night["available"]["preserved"] == 0
    assert [player["wounds"] for player in night["players"]] == [0, 1]
    assert "plus_food" not in [mark["mark"] for mark in night["marks"]]
    assert alone(card) == "pawns_missing 2"
    assert faced(card, support=(1, "pawn")).changed == {"determination": [0, 2]}
    assert faced(card, support=(0, "friday")).changed == {"determination": [0, 2]}
    assert struck(card).changed == EACH_WOUNDED


@rule("EVENT-6", "THREAT-4", "PROD-14")
def test_high_water_threatens_everything_that_is_stored() -> None:
    card = "high_water"
    assert drawn(card).changed == came(GATHER, EXPLORE)
    assert refused(card) == "wood_missing 1"
    assert faced(card, available={"wood": 1}).changed == {"determination": [0, 2], "wood": 0}
    assert faced(card, built=["shovel"], available={"wood": 1}).changed == {"determination": [0, 2]}
    flood = struck(card, available={"wood": 3, "food": 2, "preserved": 1, "fur": 1})
    assert flood.changed == {"wood": 0, "food": 0, "preserved": 0, "fur": 0, **came("skip production")}
    assert production(flood.position) == {"wood": 0, "food": 0}


@rule("EVENT-6", "THREAT-3", "ONETOKEN-4")
def test_frost_brings_a_winter_cloud() -> None:
    card = "frost"
    event = drawn(card)
    assert event.changed == came(GATHER, "snow weather")
    assert refused(card) == "wood_missing 1"
    assert refused(card, "plan threat right fur") == "fur_missing 1"
    both = {"wood": 1, "fur": 1}
    assert faced(card, available=both).changed == {"determination": [0, 2], "wood": 0}
    assert faced(card, pay="fur", available=both).changed == {"determination": [0, 2], "fur": 0}
    assert struck(card).changed == came("snow weather")
    assert struck(card, marks=event.marks).changed == {}


@rule("EVENT-6")
def test_coming_heavy_rain_is_led_away_with_a_shovel() -> None:
    card = "heavy_rain_is_coming"
    assert drawn(card).changed == came(GATHER, "rain weather")
    assert refused(card, available={"wood": 3}) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6")
def test_awful_weather_begins_with_rain_and_ends_with_snow() -> None:
    card = "awful_weather"
    assert drawn(card).changed == came(EXPLORE, "rain weather")
    assert refused(card, built=["shovel"]) == "wood_missing 1"
    assert faced(card, available={"wood": 1}).changed == {**ONE_TOKEN, "wood": 0}
    assert struck(card).changed == came("snow weather")


@rule("EVENT-6", "CARD-3", "CARD-26", "CARD-31")
def test_a_precipice_cuts_off_a_tile_until_it_is_bridged() -> None:
    card = "precipice"
    event = drawn(card, "space C1", tiles=NEIGHBOURS)
    assert event.changed == came(EXPLORE, "down C1")
    assert draw_event(card, scenario=3, tiles=NEIGHBOURS).legal(0) == ["space A1", "space C1"]
    assert drawn(card).changed == came(EXPLORE)
    assert refused(card, available={"wood": 1}) == "wood_missing 2"
    bridge = faced(card, available={"wood": 2}, tiles=NEIGHBOURS, marks=event.marks)
    assert bridge.changed == {"determination": [0, 3], "wood": 0, "marks-": {"down C1"}}
    assert struck(card, tiles=NEIGHBOURS, marks=event.marks).changed == {}


@rule("EVENT-6", "THREAT-5")
def test_a_jaguar_wounds_everybody_and_a_watch_brings_no_reward() -> None:
    card = "jaguar"
    assert drawn(card).changed == {**EACH_WOUNDED, **came(BUILD)}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == {}
    assert struck(card).changed == EACH_WOUNDED


@rule("EVENT-6", "THREAT-9", "PROD-9")
def test_a_culled_area_gives_no_food_but_good_hunting() -> None:
    card = "culled_area"
    event = drawn(card)
    assert event.changed == came(GATHER, "no_food production")
    assert production(event.position) == {"wood": 1, "food": 0}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == {"future": {"1": {"food": 2}}}
    assert struck(card).changed == {}


@rule("EVENT-6")
def test_heavy_rain_is_prepared_for_with_wood() -> None:
    card = "heavy_rain"
    assert drawn(card).changed == came(BUILD, "rain weather")
    assert refused(card, built=["shovel"]) == "wood_missing 1"
    assert faced(card, available={"wood": 1}).changed == {**ONE_TOKEN, "wood": 0}
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6")
def test_heavy_clouds_are_kept_out_with_fur() -> None:
    card = "heavy_clouds"
    assert drawn(card).changed == came(BUILD, "rain weather")
    assert refused(card, available={"wood": 3}) == "fur_missing 1"
    assert faced(card, available={"fur": 1}).changed == {**ONE_TOKEN, "fur": 0}
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6", "EVENT-20", "CARD-1", "CARD-4", "DEMAND-15")
def test_a_devastating_hurricane_halves_the_roof_or_the_palisade() -> None:
    card = "devastating_hurricane"
    assert drawn(card, "option 1", roof=3).changed == {"roof": 2, **came(GATHER)}
    assert drawn(card, "option 2", roof=3).changed == {"palisade": 3, **came(GATHER)}
    for level in (0, 1):  # half of it, rounded down, is nothing
        assert drawn(card, "option 1", roof=level).changed == came(GATHER)
    assert refused(card) == "wood_missing 1"
    home: dict[str, Any] = {"shelter": True, "available": {"wood": 1}}
    assert faced(card, "option 1", **home).changed == {"wood": 0, "roof": 1}
    assert faced(card, "option 2", **home).changed == {"wood": 0, "palisade": 6}
    assert faced(card, "option 1", available={"wood": 1}).changed == {"wood": 0}  # no shelter to repair
    assert struck(card, "option 1", roof=1).changed == {"roof": 0}
    assert struck(card, "option 2", roof=1).changed == {"palisade": 4}
    assert struck(card, roof=0).changed == {"palisade": 4}  # the roof cannot be lowered, so the palisade is
    assert struck(card, "option 1", roof=0, palisade=0).changed == EACH_WOUNDED


@rule("EVENT-6", "EVENT-17", "CARD-3")
def test_a_windstorm_carries_off_up_to_two_weapons() -> None:
    card = "ravishing_windstorm"
    assert drawn(card, weapon=3).changed == {"weapon": 1, **came(EXPLORE)}
    assert drawn(card, weapon=1).changed == {"weapon": 0, **came(EXPLORE)}
    assert drawn(card).changed == came(EXPLORE)
    assert faced(card).changed == {**ONE_TOKEN, "weapon": 1}
    assert struck(card, weapon=2).changed == {}


@rule("EVENT-6")
def test_the_first_cold_rain_is_led_away_with_a_shovel() -> None:
    card = "cold_rain_a"
    assert drawn(card).changed == came(EXPLORE, "rain weather")
    assert refused(card, available={"wood": 3}) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6", "THREAT-2", "THREAT-8")
def test_memories_of_the_cruise_sadden_until_two_sing_a_shanty() -> None:
    card = "memories_of_the_cruise"
    assert drawn(card).changed == {"morale": -1, **came(BUILD)}
    assert alone(card) == "pawns_missing 2"
    assert faced(card, support=(0, "pawn")).changed == {"determination": [0, 2], "morale": 1}
    assert struck(card, players=people(1, 0)).changed == {"determination": [0, 0], "wounds": [0, 1]}


@rule("EVENT-6", "EVENT-18", "CARD-42", "CARD-51", "DEMAND-6")
def test_a_thunderstorm_burns_the_nearest_wood_twice() -> None:
    card = "thunderstorm"
    event = drawn(card, tiles=NEIGHBOURS)
    assert event.changed == came(GATHER, "exhausted B1")
    assert drawn(card, tiles={"B1": 9}).changed == {**EACH_WOUNDED, **came(GATHER)}
    assert refused(card) == "item_missing shovel"
    saved = faced(card, built=["shovel"], tiles=NEIGHBOURS, marks=event.marks)
    assert saved.changed == {"marks-": {"exhausted B1"}}
    again = struck(card, tiles=NEIGHBOURS, marks=event.marks)
    assert again.changed == came("exhausted_second A1")
    assert struck(card, tiles=NEIGHBOURS, marks=again.marks).changed == EACH_WOUNDED


@rule("EVENT-6", "EVENT-18", "CARD-42", "CARD-51", "THREAT-2", "THREAT-5")
def test_predators_take_the_nearest_food_whether_bird_or_fish() -> None:
    card = "predators"
    tiles = {"B1": 1, "A1": 6, "C1": 3}  # only wood in the camp, birds and fish equally near
    assert draw_event(card, scenario=3, tiles=tiles).legal(0) == ["source A1 1", "source C1 1"]
    event = drawn(card, "source C1 1", tiles=tiles)
    assert event.changed == came(EXPLORE, "exhausted C1")
    assert drawn(card, tiles={"B1": 1}).changed == {**EACH_WOUNDED, **came(EXPLORE)}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert alone(card, weapon=2) == "pawns_missing 2"
    fight = faced(card, weapon=2, support=(0, "pawn"), tiles=tiles, marks=event.marks)
    assert fight.changed == {**ONE_TOKEN, "marks-": {"exhausted C1"}}
    assert struck(card, tiles=tiles, marks=event.marks).changed == came("exhausted A1")


@rule("EVENT-6", "PROD-9")
def test_a_fire_leaves_no_wood_to_be_produced() -> None:
    card = "fire"
    event = drawn(card)
    assert event.changed == came(EXPLORE, "no_wood production")
    assert production(event.position) == {"wood": 0, "food": 1}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == came("no_wood production")


@rule("EVENT-6", "DEMAND-2", "DEMAND-7")
def test_a_fight_wounds_everybody_and_then_breaks_their_spirits() -> None:
    card = "fight"
    assert drawn(card).changed == {**EACH_WOUNDED, **came(BUILD)}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card, players=people(3, 1)).changed == {"determination": [1, 0], "wounds": [0, 1]}


@rule("EVENT-6", "WEATHER-18")
def test_predators_in_the_vicinity_let_the_animals_die_be_rolled() -> None:
    card = "predators_in_the_vicinity"
    event = drawn(card)
    assert event.changed == came(EXPLORE, "animals weather")
    rolled = go(planned(event.position), "confirm", "confirm", "go_on")
    assert [happened.values["die"] for happened in rolled if happened.kind == "weather_rolled"] == ["animals"]
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == ONE_TOKEN
    assert struck(card).changed == came("animals weather")


@rule("EVENT-6", "THREAT-4", "ONETOKEN-4")
def test_the_second_storm_is_like_the_first() -> None:
    card = "storm_b"
    assert drawn(card).changed == came(GATHER, "storm weather")
    waiting = [{"mark": "storm", "at": "weather", "from": "event storm_a"}]
    assert drawn(card, marks=waiting).changed == came(GATHER)
    assert refused(card) == "wood_missing 1"
    assert faced(card, available={"wood": 2}).changed == {**ONE_TOKEN, "wood": 1}
    assert faced(card, built=["shovel"], available={"wood": 2}).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}
    assert struck(card, palisade=0).changed == EACH_WOUNDED


@rule("EVENT-6", "DEMAND-4", "NIGHT-17", "PROD-14")
def test_a_landslide_drives_the_camp_to_a_neighbouring_tile() -> None:
    card = "landslide"
    home: dict[str, Any] = {"tiles": NEIGHBOURS, "shelter": True, "roof": 3}
    assert draw_event(card, scenario=3, **home).legal(0) == ["space A1", "space C1"]
    event = drawn(card, "space A1", **home)
    assert event.changed == {"camp": "A1", "roof": 2, "palisade": 3, **came(BUILD)}
    assert drawn(card, "space C1", tiles=NEIGHBOURS).changed == {"camp": "C1", "palisade": 0, **came(BUILD)}
    assert drawn(card).changed == {**EACH_WOUNDED, **came(BUILD)}  # nowhere to go
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    slide = struck(card)
    assert slide.changed == came("skip production")
    assert production(slide.position) == {"wood": 0, "food": 0}


@rule("EVENT-6")
def test_the_second_cold_rain_is_like_the_first() -> None:
    card = "cold_rain_b"
    assert drawn(card).changed == came(EXPLORE, "rain weather")
    assert refused(card, available={"wood": 3}) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6", "THREAT-9")
def test_a_broken_tree_wounds_everybody_and_gives_wood_to_who_removes_it() -> None:
    card = "broken_tree"
    assert drawn(card).changed == {**EACH_WOUNDED, **came(BUILD)}
    assert refused(card) == "item_missing rope"
    assert faced(card, built=["rope"]).changed == {**ONE_TOKEN, "future": {"1": {"wood": 1}}}
    assert struck(card).changed == {"morale": -1}


@rule("EVENT-6", "PROD-13", "PROD-14")
def test_a_raging_river_halves_the_production() -> None:
    card = "raging_river"
    event = drawn(card)
    assert event.changed == came(GATHER, "half production")
    assert production(event.position, "resource wood") == {"wood": 1, "food": 0}
    assert production(event.position, "resource food") == {"wood": 0, "food": 1}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    dry = struck(card)
    assert dry.changed == came("skip production")
    assert production(dry.position) == {"wood": 0, "food": 0}


@rule("EVENT-6", "CARD-1", "CARD-4", "CARD-34")
def test_a_flood_takes_an_item_a_weapon_a_palisade_or_wounds() -> None:
    card = "flood"
    rich: dict[str, Any] = {"built": ["rope", "pot"], "weapon": 1}
    item = drawn(card, "option 1", "invention rope", **rich)
    assert item.changed == {"built-": {"rope"}, "open+": {"rope"}, **came(EXPLORE)}
    assert drawn(card, "option 2", **rich).changed == {"weapon": 0, **came(EXPLORE)}
    assert drawn(card, "option 3", **rich).changed == {"palisade": 4, **came(EXPLORE)}
    assert drawn(card, "option 4", **rich).changed == {**EACH_WOUNDED, **came(EXPLORE)}
    assert draw_event(card, scenario=3, weapon=1).legal(0) == ["option 2", "option 4"]
    assert drawn(card, palisade=0).changed == {**EACH_WOUNDED, **came(EXPLORE)}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}
    assert struck(card, palisade=0).changed == EACH_WOUNDED


@rule("EVENT-6", "EVENT-20", "CARD-4", "DEMAND-5")
def test_a_disaster_lowers_roof_or_palisade_and_may_end_in_halving_one() -> None:
    card = "disaster"
    assert drawn(card, "option 1", roof=4).changed == {"roof": 3, **came(GATHER)}
    assert drawn(card, "option 2", roof=4).changed == {"palisade": 4, **came(GATHER)}
    assert draw_event(card, scenario=3, palisade=0).legal(0) == ["option 1", "option 2"]  # neither can be paid
    assert drawn(card, "option 2", palisade=0).changed == {**EACH_WOUNDED, **came(GATHER)}
    assert refused(card) == "wood_missing 1"
    home: dict[str, Any] = {"shelter": True, "available": {"wood": 1}}
    assert faced(card, "option 1", **home).changed == {"wood": 0, "roof": 1}
    assert faced(card, "option 2", **home).changed == {"wood": 0, "palisade": 6}
    assert faced(card, "option 2", available={"wood": 1}).changed == {"wood": 0}  # no shelter to mend
    assert struck(card, "option 1", roof=4).changed == {"roof": 2}
    assert struck(card, "option 2", roof=4).changed == {"palisade": 3}


@rule("EVENT-6", "CARD-1", "CARD-4")
def test_a_flying_surprise_lowers_roof_or_palisade_twice() -> None:
    card = "flying_surprise"
    assert drawn(card, "option 1", roof=1).changed == {"roof": 0, **came(BUILD)}
    assert drawn(card, "option 2", roof=1).changed == {"palisade": 4, **came(BUILD)}
    assert drawn(card, roof=0).changed == {"palisade": 4, **came(BUILD)}
    assert refused(card) == "wood_missing 1"
    assert faced(card, available={"wood": 1}).changed == {**ONE_TOKEN, "wood": 0}
    assert struck(card, "option 1", roof=1).changed == {"roof": 0}
    assert struck(card, "option 2", roof=1).changed == {"palisade": 4}
    assert struck(card, "option 1", roof=0, palisade=0).changed == EACH_WOUNDED


@rule("EVENT-6", "DEMAND-4", "NIGHT-17")
def test_a_cloud_burst_moves_the_camp_and_one_level_of_what_was_lost_can_be_saved() -> None:
    card = "cloud_burst"
    home: dict[str, Any] = {"tiles": NEIGHBOURS, "shelter": True}
    event = drawn(card, "space C1", roof=3, **home)
    lost = {"lost_roof round", "lost_palisade round"}
    assert event.changed == {"camp": "C1", "roof": 2, "palisade": 3, "marks+": {GATHER, *lost}}
    moved: dict[str, Any] = {"camp": "C1", "roof": 2, "palisade": 3, **home}
    saved = faced(card, marks=event.marks, **moved)
    assert saved.changed == {"roof": 3, "palisade": 4, "marks-": lost}
    one = drawn(card, "space C1", roof=1, **home)  # a roof of 1 loses nothing
    assert one.changed == {"camp": "C1", "palisade": 3, **came(GATHER, "lost_palisade round")}
    only = faced(card, marks=one.marks, **{**moved, "roof": 1})
    assert only.changed == {"palisade": 4, "marks-": {"lost_palisade round"}}
    assert faced(card, **home).changed == {}
    assert drawn(card).changed == {**EACH_WOUNDED, **came(GATHER)}  # nowhere to go
    assert struck(card, marks=event.marks, **moved).changed == {"marks-": lost}


@rule("EVENT-6")
def test_rain_is_kept_out_with_fur() -> None:
    card = "rain"
    assert drawn(card).changed == came(GATHER, "rain weather")
    assert refused(card, available={"wood": 3}) == "fur_missing 1"
    assert faced(card, available={"fur": 1}).changed == {**ONE_TOKEN, "fur": 0}
    assert struck(card).changed == came("rain weather")


@rule("EVENT-6", "CARD-3", "THREAT-5", "THREAT-9")
def test_after_a_night_attack_the_beast_is_known_and_can_be_hunted_down() -> None:
    card = "night_attack"
    known = {"tiles": 0, "event": False, "top": True, "bottom": False}
    event = drawn(card, hunting=["fox", "goats"])
    assert event.changed == {**EACH_WOUNDED, "known": known, **came(EXPLORE)}
    assert drawn(card).changed == {**EACH_WOUNDED, **came(EXPLORE)}
    assert refused(card, weapon=2) == "weapon_too_low 3"
    hunt = faced(card, weapon=3, hunting=["fox", "goats"])  # strength 4 is ignored, a weapon breaks
    assert hunt.changed == {
        "hunting": ["fox"],
        "gone+": {"beast goats"},
        "weapon": 2,
        "future": {"1": {"food": 3, "fur": 1}},
    }
    assert faced(card, weapon=3).changed == {}
    assert struck(card, hunting=["fox", "goats"]).changed == {"hunting": ["fox"], "gone+": {"beast goats"}}
    assert struck(card).changed == {}


@rule("EVENT-6", "TOKEN-30")
def test_predators_in_the_woods_wound_an_unarmed_explorer() -> None:
    card = "predators_in_the_woods"
    event = drawn(card)
    assert event.changed == came(EXPLORE, "beast explore")
    for weapon in (0, 1):
        state = planned(event.position, weapon=weapon, explore=["wild_berries"])
        state.play(0, "plan explore A1")
        state.play(0, "support 1 pawn")
        state.play(0, "confirm")
        happened = go(state, "confirm")
        wounds = [told.values for told in happened if told.kind == "wounded"]
        assert [(told["who"], told["wounds"]) for told in wounds] == [(0, 1)] * (1 - weapon)
        assert "beast" not in [mark["mark"] for mark in state.position()["marks"]]
    assert refused(card) == "weapon_too_low 1"
    found = faced(card, weapon=1, marks=event.marks)
    assert found.changed == {**ONE_TOKEN, "marks-": {"beast explore"}}
    assert struck(card, marks=event.marks).changed == {**EACH_WOUNDED, "marks-": {"beast explore"}}
    assert struck(card).changed == EACH_WOUNDED


@rule("EVENT-6", "EVENT-23")
def test_bad_fate_strikes_with_every_card_of_the_threat_area() -> None:
    card = "bad_fate"
    left, right = "event exhausting_night", "event poisoning"
    event = drawn(card, threats=[left, right])
    assert event.changed == {"morale": -2, **EACH_WOUNDED, "gone+": {left, right}, **came(GATHER)}
    assert drawn(card).changed == came(GATHER)
    assert faced(card).changed == {"determination": [0, 3]}
    assert struck(card, players=people(1, 0)).changed == {"determination": [0, 0], "wounds": [0, 1]}

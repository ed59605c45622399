"""The thirty-nine event cards with the book: icon, event effect, threat action and threat effect of each.

The book of the scenario played here lowers the palisade from 5 to 4.
"""

from typing import Any

from tests.games.robinson.helpers.event_cards import (
    alone,
    confirm,
    drawn,
    faced,
    finished,
    people,
    planned,
    planning,
    production,
    refused,
    struck,
    then,
)
from tests.games.robinson.helpers.facts import reason_against
from tests.games.robinson.helpers.positions import draw_event
from tests.rules import rule

BOOK: dict[str, Any] = {"palisade": 4}
ONE_TOKEN: dict[str, Any] = {"determination": [0, 1]}
"""What the performer, seat 1, has won."""
EACH_WOUNDED: dict[str, Any] = {"wounds": [1, 1]}
NEIGHBOURS = {"B1": 8, "A1": 6, "C1": 3}
"""The camp on the beach (wood, fish); plains (bird, wood) and a river (fish) beside it."""


@rule("CARD-1", "CARD-4", "THREAT-3")
def test_a_cold_night_costs_two_wood_or_a_wound_each() -> None:
    card = "unusually_cold_night"
    assert drawn(card, "option 1", available={"wood": 2}).changed == {**BOOK, "wood": 0}
    assert drawn(card, "option 2", available={"wood": 2}).changed == {**BOOK, **EACH_WOUNDED}
    assert drawn(card, available={"wood": 1}).changed == {**BOOK, **EACH_WOUNDED}
    assert refused(card) == "wood_missing 1"
    assert refused(card, "plan threat right fur") == "fur_missing 1"
    both = {"wood": 1, "fur": 1}
    assert faced(card, available=both).changed == {**ONE_TOKEN, "wood": 0}
    assert faced(card, pay="fur", available=both).changed == {**ONE_TOKEN, "fur": 0}
    assert struck(card).changed == EACH_WOUNDED


@rule("EVENT-18", "CARD-42", "CARD-50", "CARD-51", "DEMAND-6", "THREAT-5")
def test_otters_eat_the_nearest_fish_until_they_are_hunted() -> None:
    card = "otters"
    event = drawn(card, tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"exhausted_second B1"}}
    assert drawn(card, tiles={"B1": 9}).changed == {**BOOK, **EACH_WOUNDED}
    assert refused(card) == "weapon_too_low 1"
    assert faced(card, weapon=1, marks=event.marks).changed == {"marks-": {"exhausted_second B1"}}
    again = struck(card, marks=event.marks, tiles=NEIGHBOURS)
    assert again.changed == {"marks+": {"exhausted C1"}}
    assert struck(card, marks=again.marks, tiles=NEIGHBOURS).changed == EACH_WOUNDED


@rule("DEMAND-4", "DEMAND-7", "THREAT-8")
def test_a_council_drops_three_inventions_and_brings_one_of_choice() -> None:
    card = "council"
    event = drawn(card, "invention rope", "invention dam", "invention map")
    assert event.changed == {
        **BOOK,
        "open-": {"rope", "dam", "map"},
        "invention_discard+": {"rope", "dam", "map"},
    }
    asked = draw_event(card, scenario=3)
    assert "invention pot" in asked.legal(0)
    assert not {"invention fireplace", "invention snare"} & set(asked.legal(0))  # those on character cards
    assert drawn(card, open=["rope", "fireplace"]).changed == {
        **BOOK,
        "open-": {"rope"},
        "invention_discard+": {"rope"},
        "wounds": [2, 2],
    }
    assert faced(card, "invention sack").changed == {**ONE_TOKEN, "open+": {"sack"}, "inventions-": {"sack"}}
    dropped = {"open": event.position["open"], "invention_discard": ["rope", "dam", "map"]}
    assert faced(card, "invention dam", **dropped).changed == {
        **ONE_TOKEN,
        "open+": {"dam"},
        "invention_discard-": {"dam"},
    }
    assert struck(card, "invention pot", "invention cure").changed == {
        "open-": {"pot", "cure"},
        "invention_discard+": {"pot", "cure"},
    }


@rule("EVENT-17", "CARD-3", "DEMAND-9", "THREAT-3")
def test_insects_eat_a_wood_if_there_is_one() -> None:
    card = "insects"
    assert drawn(card, available={"wood": 2}).changed == {**BOOK, "wood": 1}
    assert drawn(card).changed == BOOK
    assert refused(card) == "item_missing fire"
    assert faced(card, built=["fire"]).changed == ONE_TOKEN
    assert struck(card, available={"wood": 2}).changed == {"wood": 1}
    assert struck(card).changed == {}


@rule("THREAT-18", "DEMAND-2", "DEMAND-10")
def test_winter_depression_lowers_morale_and_is_cured_by_food() -> None:
    card = "winter_depression"
    assert drawn(card).changed == {**BOOK, "morale": -1}
    assert drawn(card, morale=-3).changed == BOOK
    assert refused(card) == "food_missing 1"
    assert faced(card, available={"food": 2}).changed == {**ONE_TOKEN, "food": 1}
    assert faced(card, available={"preserved": 1}).changed == {**ONE_TOKEN, "preserved": 0}
    assert struck(card, players=people(2, 0)).changed == {"determination": [1, 0], "wounds": [0, 1]}


@rule("CARD-15", "CARD-23")
def test_a_wrecked_balloon_holds_a_treasure() -> None:
    card = "wrecked_balloon"
    assert drawn(card).changed == {**BOOK, "morale": -1}
    search = faced(card, mysteries=["gold", "compass", "snake"])
    assert search.changed == {"incoming+": {"mystery compass for 1"}, "mysteries-": {"compass"}}
    assert search.position["treasures"] == {}
    assert struck(card).changed == {}


@rule("TOKEN-7")
def test_ravenous_predators_strengthen_a_beast_until_fire_drives_them_off() -> None:
    card = "ravenous_predators"
    assert drawn(card).changed == {**BOOK, "marks+": {"beast hunt"}}
    assert refused(card) == "item_missing fire"
    assert faced(card, built=["fire"]).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}
    assert struck(card, palisade=0).changed == EACH_WOUNDED


@rule("CARD-50", "CARD-51", "DEMAND-6", "THREAT-5")
def test_a_predator_near_by_takes_the_nearest_birds() -> None:
    card = "predator_is_near"
    event = drawn(card, tiles={"B1": 8, "A1": 6, "B3": 9})
    assert event.changed == {**BOOK, "marks+": {"exhausted A1"}}
    tie = draw_event(card, scenario=3, tiles={"B1": 8, "A1": 6, "C1": 9})
    assert tie.legal(0) == ["source A1 1", "source C1 1"]
    assert drawn(card).changed == {**BOOK, **EACH_WOUNDED}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    fight = faced(card, weapon=2, tiles=NEIGHBOURS, marks=event.marks)
    assert fight.changed == {**ONE_TOKEN, "marks-": {"exhausted A1"}}
    assert struck(card).changed == {"marks+": {"adventure explore", "adventure gather"}}


@rule("TOKEN-7", "THREAT-5", "DEMAND-5")
def test_night_howling_strengthens_a_beast_until_it_is_hunted() -> None:
    card = "night_howling"
    assert drawn(card).changed == {**BOOK, "marks+": {"beast hunt"}}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}
    assert struck(card, palisade=0).changed == EACH_WOUNDED


def test_poisoning_wounds_everybody_and_a_knife_drains_it() -> None:
    card = "poisoning"
    assert drawn(card).changed == {**BOOK, **EACH_WOUNDED}
    assert refused(card) == "item_missing knife"
    assert faced(card, built=["knife"]).changed == {**ONE_TOKEN, "weapon": 1}
    assert struck(card).changed == EACH_WOUNDED


def test_a_body_on_the_beach_saddens_until_it_is_buried() -> None:
    card = "body_on_the_beach"
    assert drawn(card).changed == {**BOOK, "morale": -1}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == {"determination": [0, 2]}
    assert struck(card).changed == {"morale": -2}


@rule("THREAT-2", "THREAT-8", "THREAT-22")
def test_an_argument_keeps_players_apart_until_two_of_them_agree() -> None:
    card = "argument"
    event = drawn(card)
    assert event.changed == {**BOOK, "marks+": {"no_mixed round"}}
    apart = planned(event.position)
    apart.play(0, "plan rest")
    apart.play(0, "plan explore A1")
    reason = reason_against(apart, 1, "support 2 pawn")
    assert reason.code == "mixed_players"
    assert apart.why_not(0, "support 2 friday") is None
    assert alone(card) == "pawns_missing 2"
    for second in ("friday", "pawn"):  # neither Friday nor one's own second pawn is another player's
        state = planning(threats=[None, f"event {card}"])
        state.play(0, "plan threat right")
        state.play(0, f"support 1 {second}")
        refusal = reason_against(state, 0, "confirm")
        assert (refusal.code, refusal.rule) == ("different_players", "THREAT-22")
    assert faced(card, support=(0, "pawn")).changed == {**ONE_TOKEN, "morale": 1}
    assert struck(card, players=people(1, 1)).changed == {"determination": [0, 0], "morale": -1}


@rule("THREAT-9", "ONETOKEN-2", "DEMAND-11")
def test_the_call_of_the_wild_strengthens_a_beast_and_a_hunter_answers_it() -> None:
    card = "call_of_the_wild"
    event = drawn(card)
    assert event.changed == {**BOOK, "marks+": {"beast hunt"}}
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == {"future": {"1": {"food": 1}}}
    assert struck(card).changed == {"marks+": {"beast hunt"}}
    assert struck(card, marks=event.marks).changed == {}


def test_a_sleepless_night_makes_every_success_uncertain() -> None:
    card = "sleepless_night"
    assert drawn(card).changed == {**BOOK, "marks+": {"reroll build", "reroll gather", "reroll explore"}}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"marks+": {"adventure explore", "adventure gather"}}


@rule("CARD-3", "CARD-26", "CARD-31", "TOKEN-27")
def test_an_earthquake_cuts_off_a_tile_until_a_passage_is_dug() -> None:
    card = "earthquake"
    token = {"mark": "plus_wood", "at": "A1", "from": None}
    event = drawn(card, "space A1", tiles=NEIGHBOURS, marks=[token])
    assert event.changed == {**BOOK, "marks+": {"down A1"}, "marks-": {"plus_wood A1"}}
    reason = reason_against(planned(event.position), 0, "plan gather A1 wood")
    assert reason.code == "inaccessible"
    assert draw_event(card, scenario=3, tiles=NEIGHBOURS).legal(0) == ["space A1", "space C1"]
    assert drawn(card).changed == BOOK
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"], marks=event.marks, tiles=NEIGHBOURS).changed == {"marks-": {"down A1"}}
    assert struck(card, marks=event.marks, tiles=NEIGHBOURS).changed == {}


@rule("CARD-3", "CARD-24")
def test_a_hurricane_ruins_all_sources_of_a_neighbouring_tile() -> None:
    card = "ravishing_hurricane"
    event = drawn(card, "space A1", tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"exhausted A1", "exhausted_second A1"}}
    assert drawn(card).changed == BOOK
    assert refused(card) == "item_missing shovel"
    found = faced(card, built=["shovel"], marks=event.marks, tiles=NEIGHBOURS)
    assert found.changed == {**ONE_TOKEN, "marks-": {"exhausted A1", "exhausted_second A1"}}
    assert struck(card, marks=event.marks, tiles=NEIGHBOURS).changed == {}


def test_bad_feelings_trouble_the_gatherers() -> None:
    card = "bad_feelings"
    assert drawn(card).changed == {**BOOK, "marks+": {"reroll gather"}}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"marks+": {"adventure gather", "reroll gather"}}


def test_an_exhausting_night_troubles_the_builders() -> None:
    card = "exhausting_night"
    assert drawn(card).changed == {**BOOK, "marks+": {"reroll build"}}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"morale": -2}


@rule("CARD-3", "CARD-34", "CARD-53")
def test_strong_wind_needs_another_builder_and_may_carry_off_an_item() -> None:
    card = "strong_wind"
    assert drawn(card).changed == {**BOOK, "marks+": {"minus_pawn build"}}
    assert faced(card).changed == ONE_TOKEN
    lost = struck(card, "invention rope", built=["rope", "pot"])
    assert lost.changed == {"built-": {"rope"}, "open+": {"rope"}}
    assert struck(card).changed == {}


@rule("CARD-50", "DEMAND-6", "DEMAND-7")
def test_bad_weather_needs_another_gatherer_and_empties_two_sources() -> None:
    card = "weather_breakdown"
    assert drawn(card).changed == {**BOOK, "marks+": {"minus_pawn gather"}}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    two = struck(card, "source A1 2", "source C1 1", tiles=NEIGHBOURS)
    assert two.changed == {"marks+": {"exhausted_second A1", "exhausted C1"}}
    assert struck(card, tiles={"B1": 8, "C1": 3}).changed == {"marks+": {"exhausted C1"}, **EACH_WOUNDED}
    assert struck(card).changed == {"wounds": [2, 2]}


def test_mist_needs_another_explorer() -> None:
    card = "mist"
    event = drawn(card)
    assert event.changed == {**BOOK, "marks+": {"minus_pawn explore"}}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"marks+": {"minus_pawn explore", "adventure explore"}}
    assert struck(card, marks=event.marks).changed == {"marks+": {"adventure explore"}}


@rule("TOKEN-10")
def test_a_mess_in_the_camp_needs_two_to_arrange_it() -> None:
    card = "mess_in_the_camp"
    event = drawn(card)
    assert event.changed == {**BOOK, "marks+": {"minus_pawn camp"}}
    messy = planned(event.position)
    messy.play(0, "plan camp")
    reason = reason_against(messy, 0, "confirm")
    assert (reason.code, reason.values["needed"]) == ("pawns_missing", 2)
    assert faced(card).changed == ONE_TOKEN
    assert struck(card, players=people(1, 0)).changed == {"determination": [0, 0], "wounds": [0, 1]}


@rule("EVENT-7", "EVENT-9")
def test_when_the_island_rebels_the_book_is_read_twice_and_once_more_at_the_end() -> None:
    card = "the_island_rebels_against_you"
    assert drawn(card).changed == {"palisade": 3}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"palisade": 4}


@rule("PROD-9")
def test_a_breaking_dam_brings_wood_and_sweeps_the_food_away() -> None:
    card = "natural_dam_breaks"
    event = drawn(card)
    changes = {"no_food production", "wood_more production", "adventure explore"}
    assert event.changed == {**BOOK, "marks+": changes}
    assert production(event.position) == {"wood": 2, "food": 0}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    items = ["rope", "pot", "map"]
    two = struck(card, "invention pot", "invention map", built=items)
    assert two.changed == {"built-": {"pot", "map"}, "open+": {"pot", "map"}}
    assert struck(card, built=["pot"]).changed == {"built-": {"pot"}, "open+": {"pot"}}
    assert struck(card).changed == {}


@rule("DEMAND-2", "THREAT-8")
def test_depression_costs_inventions_and_determination() -> None:
    card = "depression"
    dropped = {"open-": {"rope", "dam"}, "invention_discard+": {"rope", "dam"}}
    answers = ("invention rope", "invention dam")
    event = drawn(card, *answers, players=people(1, 0))
    assert event.changed == {**BOOK, **dropped, "determination": [0, 0], "wounds": [0, 1]}
    assert refused(card) == "food_missing 1"
    assert faced(card, available={"food": 1}).changed == {"determination": [0, 2], "food": 0}
    assert struck(card, *answers).changed == {**dropped, "morale": -1}


@rule("CARD-50", "DEMAND-7")
def test_devastating_blows_empty_two_sources_and_then_one_more() -> None:
    card = "devastating_blows"
    event = drawn(card, "source A1 1", "source C1 1", tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"exhausted A1", "exhausted C1"}}
    assert drawn(card).changed == {**BOOK, "wounds": [2, 2]}
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"], marks=event.marks, tiles=NEIGHBOURS).changed == ONE_TOKEN
    last = struck(card, marks=event.marks, tiles=NEIGHBOURS)
    assert last.changed == {"marks+": {"exhausted_second A1"}}
    assert struck(card, marks=last.marks, tiles=NEIGHBOURS).changed == EACH_WOUNDED


def test_lack_of_hope_passes_the_lead_on() -> None:
    card = "lack_of_hope"
    assert drawn(card).changed == {**BOOK, "first": 1}
    assert drawn(card, first=1).changed == {**BOOK, "first": 0}
    assert refused(card) == "food_missing 1"
    assert faced(card, available={"food": 1}).changed == {**ONE_TOKEN, "food": 0}
    assert struck(card).changed == {"morale": -2}


def test_vertigo_leaves_the_first_player_one_pawn() -> None:
    card = "vertigo"
    event = drawn(card, first=1)
    assert event.changed == {**BOOK, "marks+": {"one_pawn seat_1"}}
    dizzy = planned(event.position, first=1)
    dizzy.play(1, "plan rest")
    reason = reason_against(dizzy, 1, "plan rest")
    assert (reason.code, reason.rule) == ("no_pawn", "PLAN-2")
    dizzy.play(0, "plan rest")
    assert dizzy.why_not(0, "plan rest") is None
    assert faced(card).changed == ONE_TOKEN
    assert struck(card, players=people(1, 1)).changed == {"determination": [0, 0]}


def test_weakness_takes_the_skills_of_the_first_player() -> None:
    card = "weakness"
    event = drawn(card, players=people(9, 9))
    assert event.changed == {**BOOK, "marks+": {"no_skills seat_0"}}
    weak = planned(event.position)
    reason = reason_against(weak, 0, "use stone_soup")
    assert reason.code == "no_skills"
    assert weak.why_not(1, "use a_new_idea") is None
    assert faced(card).changed == ONE_TOKEN
    assert struck(card, first=1).changed == {"marks+": {"no_skills seat_1"}}


@rule("TOKEN-14")
def test_slow_work_costs_the_next_build_a_wood_more() -> None:
    card = "slow_work"
    event = drawn(card, available={"wood": 1})
    assert event.changed == {**BOOK, "marks+": {"plus_wood build"}}
    reason = reason_against(planned(event.position), 0, "plan build weapon")
    assert reason.code == "wood_missing"
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"marks+": {"plus_wood build"}}


def test_loss_of_hope_lets_the_first_player_only_build_arrange_camp_or_rest() -> None:
    card = "loss_of_hope"
    event = drawn(card, available={"wood": 2}, hunting=["fox"], tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"build_camp_rest seat_0"}}
    hopeless = planned(event.position)
    for target in ("threat right", "hunt", "gather A1 wood", "explore B2"):
        reason = reason_against(hopeless, 0, f"plan {target}")
        assert reason.code == "not_this_round"
        assert hopeless.why_not(1, f"plan {target}") is None
    for target in ("build weapon", "camp", "rest"):
        assert hopeless.why_not(0, f"plan {target}") is None
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"morale": -2}


@rule("CARD-3", "WEATHER-18")
def test_a_fight_in_the_dark_kills_a_beast_and_brings_hungry_animals() -> None:
    card = "fight_in_the_dark"
    event = drawn(card, hunting=["fox", "bear"])
    assert event.changed == {**BOOK, "hunting": ["fox"], "gone+": {"beast bear"}}
    assert drawn(card).changed == BOOK
    assert refused(card, weapon=1) == "weapon_too_low 2"
    assert faced(card, weapon=2).changed == ONE_TOKEN
    hungry = struck(card)
    assert hungry.changed == {"marks+": {"animals weather"}}
    state = then(hungry.position, "weather_phase")
    assert state.position()["marks"] == []


@rule("EVENT-16", "CARD-38", "CARD-39", "DEMAND-3", "DEMAND-18")
def test_in_a_dangerous_night_a_beast_waits_for_the_next_first_player() -> None:
    card = "dangerous_night"
    event = drawn(card, beasts=["fox", "goats"])
    assert event.changed == {**BOOK, "beasts-": {"goats"}, "waiting_beast": "goats"}
    night = {**event.position, "round": 3, "first": 1, "weapon": 2}
    fight = then(night, "event_phase", events=["event rain"])
    met = fight.position()
    assert [player["wounds"] for player in met["players"]] == [0, 2]  # strength 4 against weapons 2
    assert (met["weapon"], met["available"]["food"], met["available"]["fur"]) == (1, 3, 1)
    assert (met["waiting_beast"], met["threats"]) == (None, [f"event {card}", "event rain"])
    assert refused(card, weapon=1) == "weapon_too_low 2"
    caught = faced(card, weapon=2, waiting_beast="goats")
    assert caught.changed == {"waiting_beast": None, "hunting": ["goats"]}
    assert struck(card).changed == {}


@rule("CARD-41")
def test_howling_from_the_woods_is_the_strongest_of_three_beasts() -> None:
    card = "howling_from_the_woods"
    event = drawn(card, hunting=["birds"], beasts=["tiger", "fox", "goats", "tapir"])
    known = {"tiles": 0, "event": False, "top": True, "bottom": False}
    assert event.changed == {**BOOK, "beasts-": {"goats"}, "hunting": ["birds", "goats"], "known": known}
    assert refused(card) == "item_missing fire"
    sent = faced(card, built=["fire"], hunting=["birds", "goats"])
    assert sent.changed == {**ONE_TOKEN, "hunting": ["goats", "birds"]}
    fight = struck(card, first=1, weapon=3, hunting=["birds", "goats"])
    assert fight.changed == {
        "hunting": ["birds"],
        "gone+": {"beast goats"},
        "wounds": [0, 1],
        "weapon": 2,
        "food": 3,
        "fur": 1,
    }


@rule("ONETOKEN-8")
def test_a_bear_in_the_camp_has_to_be_cleared_up_after() -> None:
    card = "bear"
    event = drawn(card)
    assert event.changed == {**BOOK, "marks+": {"black camp"}}
    state = planned(event.position)
    state.play(0, "plan camp")
    confirm(state)
    assert finished(state)
    cleared = state.position()
    assert (cleared["marks"], cleared["morale"], cleared["players"][0]["determination"]) == ([], 0, 0)
    assert refused(card) == "item_missing shovel"
    assert faced(card, built=["shovel"]).changed == ONE_TOKEN
    assert struck(card, players=people(1, 1)).changed == {"determination": [0, 0], "morale": -1}


def test_searching_for_a_new_path_troubles_the_explorers() -> None:
    card = "searching_for_a_new_path"
    assert drawn(card).changed == {**BOOK, "marks+": {"reroll explore"}}
    assert faced(card).changed == ONE_TOKEN
    assert struck(card).changed == {"marks+": {"adventure explore", "adventure gather"}}


@rule("CARD-3", "CARD-30", "CARD-31", "CARD-56")
def test_smoke_on_the_horizon_hides_the_plains() -> None:
    card = "smoke_on_the_horizon"
    event = drawn(card, tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"covered A1"}}
    reason = reason_against(planned(event.position), 0, "plan build rope")
    assert (reason.code, reason.values["terrains"]) == ("terrain_missing", ["plains"])
    assert drawn(card, "space C1", tiles={"B1": 8, "A1": 6, "C1": 1}).changed == {**BOOK, "marks+": {"covered C1"}}
    assert drawn(card).changed == BOOK
    assert faced(card, tiles=NEIGHBOURS, marks=event.marks).changed == {**ONE_TOKEN, "marks-": {"covered A1"}}
    assert struck(card, tiles=NEIGHBOURS).changed == {"marks+": {"covered A1"}}
    assert struck(card, tiles=NEIGHBOURS, marks=event.marks).changed == {}


@rule("CARD-3", "CARD-30", "CARD-31", "CARD-56")
def test_drought_hides_a_river_until_a_new_bed_is_dug() -> None:
    card = "drought"
    event = drawn(card, tiles=NEIGHBOURS)
    assert event.changed == {**BOOK, "marks+": {"covered C1"}}
    reason = reason_against(planned(event.position), 0, "plan build map")
    assert (reason.code, reason.values["terrains"]) == ("terrain_missing", ["river"])
    assert planned(event.position).why_not(0, "plan gather C1 food") is None  # its fish are as before
    assert drawn(card).changed == BOOK
    assert refused(card) == "item_missing shovel"
    found = faced(card, built=["shovel"], tiles=NEIGHBOURS, marks=event.marks)
    assert found.changed == {**ONE_TOKEN, "marks-": {"covered C1"}}
    assert struck(card, tiles=NEIGHBOURS).changed == {"marks+": {"covered C1"}}
    assert struck(card).changed == {}


@rule("CARD-3", "CARD-30", "CARD-31", "CARD-33", "CARD-56")
def test_a_rough_passage_hides_the_hills() -> None:
    card = "rough_passage"
    event = drawn(card, "space C1", tiles={"B1": 8, "C1": 4, "B2": 7})
    assert event.changed == {**BOOK, "marks+": {"covered C1"}}
    assert planned(event.position).why_not(0, "plan build pot") is None  # other hills are still explored
    second = struck(card, tiles={"B1": 8, "C1": 4, "B2": 7}, marks=event.marks)
    assert second.changed == {"marks+": {"covered B2"}}
    reason = reason_against(planned(second.position), 0, "plan build pot")
    assert (reason.code, reason.values["terrains"]) == ("terrain_missing", ["hills"])
    assert drawn(card).changed == BOOK
    found = faced(card, tiles={"B1": 8, "C1": 4, "B2": 7}, marks=event.marks)
    assert found.changed == {**ONE_TOKEN, "marks-": {"covered C1"}}
    assert struck(card).changed == {}

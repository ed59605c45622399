"""Hunting: planning a hunt, the fight with each of the 16 beasts, and the two decks of beasts."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes, hunt, two_hunts
from tests.games.robinson.helpers.positions import (
    at,
    face_threat,
    go,
    later_event,
    meet_adventure,
    stage,
    strike,
    table,
)
from tests.rules import rule

# Strength, weapon levels lost, food, fur, wounds without and with a Cure, discovery tokens.
BEASTS = {
    "birds": (1, 0, 2, 0, 0, 0, 0),
    "fox": (2, 0, 2, 1, 0, 0, 0),
    "boa": (2, 2, 2, 0, 0, 0, 1),
    "tapir": (3, 1, 2, 1, 0, 0, 0),
    "wild_pig": (3, 1, 3, 1, 0, 0, 0),
    "wild_dog": (3, 0, 2, 1, 2, 0, 0),
    "goats": (4, 1, 3, 1, 0, 0, 0),
    "cheetah": (4, 1, 2, 1, 0, 0, 0),
    "iguana": (4, 1, 3, 1, 1, 1, 0),
    "chamois": (5, 1, 3, 2, 0, 0, 0),
    "puma": (5, 0, 2, 1, 2, 0, 0),
    "jaguar": (5, 0, 4, 1, 2, 0, 0),
    "alligator": (6, 2, 3, 0, 0, 0, 0),
    "bear": (6, 1, 5, 2, 0, 0, 0),
    "tiger": (6, 2, 5, 2, 0, 0, 0),
    "gorilla": (6, 3, 5, 2, 0, 0, 1),
}
TOKEN = [{"mark": "beast", "at": "hunt", "from": None}]


# -- the sixteen --------------------------------------------------------------------------------------------------


@rule("HUNT-5", "HUNT-8", "HUNT-9", "HUNT-10", "HUNT-12", "HUNT-24")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_that_the_weapons_match(beast: str) -> None:
    strength, loss, food, fur, bitten, _, tokens = BEASTS[beast]
    state = hunt(beast, who=1, weapon=strength)
    assert wounds(state) == [0, bitten]
    assert table(state)["weapon"] == strength - loss
    assert table(state)["future"] == {"1": cubes(food=food, fur=fur)}
    assert table(state)["available"] == cubes()
    assert len(table(state)["incoming"]) == tokens
    assert table(state)["hunting"] == []
    assert table(state)["gone"] == [f"beast {beast}"]


@rule("HUNT-4", "HUNT-8", "HUNT-9", "HUNT-10", "HUNT-14", "DEMAND-3")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_that_is_hunted_with_bare_hands(beast: str) -> None:
    strength, loss, food, fur, bitten, _, tokens = BEASTS[beast]
    state = hunt(beast, weapon=0)
    assert wounds(state) == [strength + loss + bitten, 0]
    assert table(state)["weapon"] == 0
    assert table(state)["future"] == {"0": cubes(food=food, fur=fur)}
    assert [thing["card"].split()[0] for thing in table(state)["incoming"]] == ["discovery"] * tokens


@rule("HUNT-11", "HUNT-24", "ITEM-9")
@pytest.mark.parametrize("beast", BEASTS)
def test_a_cure_helps_against_dogs_pumas_and_jaguars_only(beast: str) -> None:
    state = hunt(beast, weapon=9, built=["cure"])
    assert wounds(state) == [BEASTS[beast][5], 0]


@rule("HUNT-24")
def test_a_cure_out_of_reach_does_not_help() -> None:
    cataclysm = [{"mark": "items_off", "at": "round", "from": "event cataclysm"}]
    assert wounds(hunt("puma", weapon=9, built=["cure"], marks=cataclysm)) == [2, 0]


@rule("HUNT-23", "HUNT-17")
def test_a_boa_against_one_weapon_level() -> None:
    state = hunt("boa", weapon=1, discoveries=["goat"])
    assert wounds(state) == [2, 0]
    assert table(state)["weapon"] == 0
    assert table(state)["future"] == {"0": cubes(food=2)}
    assert table(state)["incoming"] == [{"card": "discovery goat", "who": "0"}]
    go(state, "go_on")
    assert table(state)["tokens"] == {"goat": 1}


@rule("HUNT-14", "HUNT-17")
def test_wounds_come_first_then_the_weapons_then_the_loot_then_the_rest() -> None:
    planned = {"slot": 1, "target": "hunt", "performer": "0", "pawns": ["0", "0"]}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": [planned], "hunting": ["iguana"]}
    state = stage({"step": "resolve_slot", "a": 0}, weapon=0, **fields)
    events = go(state, "go_on")
    told = [event.kind for event in events if event.kind in ("beast_faced", "fought", "wounded", "level_is", "gained")]
    assert told == ["beast_faced", "fought", "wounded", "wounded", "gained", "gained", "wounded"]
    assert [event.values["wounds"] for event in events if event.kind == "wounded"] == [4, 1, 1]
    state = hunt("chamois", weapon=1)
    assert wounds(state) == [4, 0]
    assert table(state)["weapon"] == 0


# -- planning -----------------------------------------------------------------------------------------------------


@rule("HUNT-1", "HUNT-4")
def test_there_must_be_something_to_hunt_but_no_weapon_is_needed() -> None:
    assert refusal(at(hunting=[]), 0, "plan hunt") == ("no_beast", "HUNT-1")
    state = at(hunting=["fox"], weapon=0)
    assert state.why_not(0, "plan hunt") is None
    assert "plan hunt" in state.legal(0)


@rule("HUNT-2", "PLAN-11", "PLAN-14")
def test_a_hunt_needs_two_pawns() -> None:
    state = at(hunting=["fox"])
    go(state, "plan hunt", seat=0)
    assert refusal(state, 0, "confirm") == ("pawns_missing", "PLAN-14")
    go(state, "support 1 pawn", seat=1)
    assert state.why_not(0, "confirm") is None
    assert table(state)["plan"][0]["performer"] == "0"


@rule("HUNT-2", "PLAN-22", "PLAN-23", "PLAYERS-6")
def test_a_player_or_friday_must_be_on_a_hunt() -> None:
    state = at(hunting=["fox"], built=["shield"], dog=True)
    assert refusal(state, 0, "support 1 shield")[0] == "nothing_planned"
    go(state, "plan hunt friday", "support 1 shield", seat=0)
    assert state.why_not(0, "confirm") is None
    assert table(state)["plan"][0]["performer"] == "friday"
    go(state, "take_back 1 friday", seat=0)
    assert table(state)["plan"] == []  # a shield alone does not hunt


@rule("HUNT-2", "TOKEN-10")
def test_a_hunt_needs_three_pawns_under_the_token() -> None:
    state = at(hunting=["fox"], marks=[{"mark": "minus_pawn", "at": "hunt", "from": None}])
    go(state, "plan hunt", "support 1 pawn", seat=0)
    assert refusal(state, 0, "confirm")[0] == "pawns_missing"
    go(state, "support 1 friday", seat=0)
    assert state.why_not(0, "confirm") is None


@rule("HUNT-3")
def test_no_more_hunts_than_beasts() -> None:
    state = at(hunting=["fox"])
    go(state, "plan hunt", seat=0)
    assert refusal(state, 1, "plan hunt") == ("all_beasts_planned", "HUNT-3")
    state = at(hunting=["fox", "birds"])
    go(state, "plan hunt", seat=0)
    go(state, "plan hunt", seat=1)
    assert refusal(state, 0, "plan hunt")[0] == "all_beasts_planned"
    reason = state.why_not(0, "plan hunt")
    assert reason is not None
    assert reason.values == {"target": "hunt", "cards": 2}


# -- the fight ----------------------------------------------------------------------------------------------------


@rule("HUNT-5", "HUNT-13", "PLAN-18")
def test_the_top_beast_is_revealed_and_nothing_is_rolled() -> None:
    planned = {"slot": 1, "target": "hunt", "performer": "1", "pawns": ["0", "1"]}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": [planned], "hunting": ["bear", "fox"]}
    state = stage({"step": "resolve_slot", "a": 0}, **fields)
    events = go(state, "go_on")
    assert [event.values for event in events if event.kind == "beast_faced"] == [{"card": "beast fox", "who": 1}]
    assert not [event for event in events if event.kind in ("rolled", "failed")]
    assert wounds(state) == [0, 2]  # the performer only
    assert table(state)["hunting"] == ["bear"]


@rule("HUNT-6", "TOKEN-7", "TOKEN-1")
def test_the_token_by_the_deck_makes_the_first_beast_stronger() -> None:
    state = two_hunts(["fox", "tapir"], weapon=3, marks=TOKEN)
    go(state, "slot 1")
    assert wounds(state) == [1, 0]  # a tapir of strength 4, then a fox of strength 2 against two levels
    assert table(state)["marks"] == []


@rule("HUNT-6")
def test_a_token_that_came_during_these_actions_waits_for_the_next() -> None:
    state = hunt("fox", weapon=2, marks=[{**TOKEN[0], "fresh": True}])
    assert wounds(state) == [0, 0]
    assert table(state)["marks"][0]["at"] == "hunt"


@rule("HUNT-7", "CHAR-40", "CHAR-26", "CARD-43")
def test_weapons_can_be_raised_when_the_beast_is_known() -> None:
    soldier = [{"character": "soldier", "determination": 6}, "cook"]
    state = hunt("bear", weapon=1, players=soldier, items={"empty_bottle": 2, "pistol": 2})
    assert state.waiting_for() == (0,)
    assert {"use empty_bottle", "use pistol", "use frenzy", "use defense_plan"} <= set(state.legal(0))
    go(state, "use empty_bottle")
    assert table(state)["weapon"] == 2
    go(state, "use frenzy")
    assert table(state)["temporary"] == 3
    go(state, "go_on")
    assert wounds(state) == [1, 0]  # two levels and three for the moment against six
    assert table(state)["weapon"] == 1
    assert table(state)["temporary"] == 0


@rule("HUNT-7")
def test_nobody_is_asked_where_the_weapons_are_enough() -> None:
    state = hunt("fox", weapon=2, items={"empty_bottle": 2})
    assert wounds(state) == [0, 0]
    assert table(state)["items"] == {"empty_bottle": 2}


@rule("HUNT-15", "CARD-46", "CARD-44")
def test_a_weapon_for_the_moment_cannot_be_lost() -> None:
    state = hunt("alligator", weapon=1, items={"pistol": 1})
    go(state, "use pistol")
    # strength 6 against 4: two wounds; two levels go, one of them is there
    assert wounds(state) == [3, 0]
    assert table(state)["weapon"] == 0


@rule("HUNT-16", "RESOLVE-2")
def test_hunts_are_resolved_one_after_another_with_what_weapons_are_left() -> None:
    state = two_hunts(["tapir", "wild_pig"], weapon=3)
    assert state.legal(0) == ["slot 1", "slot 2"]
    go(state, "slot 2")
    assert wounds(state) == [1, 0]  # the second hunter meets a tapir with two levels
    assert table(state)["weapon"] == 1


@rule("HUNT-20", "END-2", "WOUND-5")
def test_a_hunter_who_dies_brings_nothing_home() -> None:
    state = hunt("tiger", weapon=0, players=[{"character": "cook", "wounds": 10}, "carpenter"])
    assert state.over
    result = state.result()
    assert result is not None
    assert result["won"] is False
    assert table(state)["future"] == {}


@rule("HUNT-21", "PLAYERS-12", "END-4")
def test_friday_dies_hunting_and_his_prey_is_not_lost() -> None:
    planned = {"slot": 1, "target": "hunt", "performer": "friday", "pawns": ["friday", "dog"]}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": [planned], "dog": True, "friday": {"wounds": 2}}
    state = stage({"step": "resolve_slot", "a": 0}, hunting=["wild_pig"], **fields)
    go(state, "go_on")
    assert not state.over
    assert table(state)["friday"] is None
    assert table(state)["future"] == {"friday": cubes(food=3, fur=1)}
    assert wounds(state) == [0, 0]
    go(state, "go_on")
    assert table(state)["available"]["fur"] == 1


@rule("HUNT-11", "DEMAND-18", "CARD-38")
def test_a_palisade_that_cannot_be_lost_wounds_who_fights() -> None:
    state = later_event("adventure", "puma", weapon=3, palisade=0, first=1)
    assert wounds(state) == [0, 1]
    assert table(state)["weapon"] == 2
    assert table(state)["available"] == cubes(food=2, fur=1)
    state = later_event("adventure", "puma", weapon=3, palisade=1, shelter=True)
    assert wounds(state) == [0, 0]
    assert table(state)["palisade"] == 0


@rule("HUNT-10", "HUNT-11", "HUNT-17", "CARD-39")
def test_the_loot_of_a_fight_is_there_before_its_palisade_loss() -> None:
    cook = {"character": "cook", "wounds": 12, "determination": 2}
    state = later_event("adventure", "secret_cave", weapon=3, players=[cook, "carpenter"])
    assert table(state)["available"] == cubes(food=2, fur=1)
    assert state.legal(0) == ["go_on", "use grandmas_recipe"]
    go(state, "use grandmas_recipe", "person 0", "person 0")
    assert (state.over, wounds(state)) == (False, [11, 0])
    assert table(state)["available"] == cubes(food=1, fur=1)


@rule("HUNT-9", "HUNT-11", "HUNT-17")
def test_a_fight_takes_weapons_before_the_loot_and_the_palisade_after_it() -> None:
    state = stage({"step": "event_draw"}, phase="event", round=2, events=["adventure tiger"], weapon=4, palisade=1)
    told = [(event.kind, event.values.get("what")) for event in go(state, "go_on")]
    fought = told.index(("fought", None))
    levels = [("level_is", "weapon"), ("gained", None), ("gained", None), ("level_is", "palisade")]
    assert [pair for pair in told[fought:] if pair[0] in ("level_is", "gained")] == levels


@rule("CARD-40", "HUNT-8")
def test_a_fight_of_an_adventure_is_the_performers() -> None:
    state = meet_adventure("build", "predator_in_the_camp", who=1, weapon=1)
    assert wounds(state) == [0, 3]
    assert table(state)["hunting"] == []


# -- fights that are no hunts -----------------------------------------------------------------------------------


@rule("HUNT-22", "CARD-41", "CARD-39", "DEMAND-18")
def test_a_beast_that_comes_by_itself_leaves_the_token_of_the_hunt_alone() -> None:
    state = strike("howling_from_the_woods", hunting=["bear", "fox"], weapon=1, marks=TOKEN, first=1)
    assert wounds(state) == [0, 1]
    assert table(state)["marks"] == TOKEN
    assert table(state)["hunting"] == ["bear"]
    assert table(state)["gone"][-1] == "beast fox"
    assert table(state)["available"] == cubes(food=2, fur=1)


@rule("HUNT-22")
def test_a_beast_without_strength_still_breaks_weapons_and_is_eaten() -> None:
    state = face_threat("night_attack", who=1, hunting=["bear"], weapon=3, marks=TOKEN)
    assert wounds(state) == [0, 0]
    assert table(state)["weapon"] == 2
    assert table(state)["future"] == {"1": cubes(food=5, fur=2)}
    assert table(state)["marks"] == TOKEN


def test_a_fight_with_nobody_in_the_hunting_deck_does_not_take_place() -> None:
    state = strike("howling_from_the_woods", hunting=[], weapon=0)
    assert wounds(state) == [0, 0]


# -- the decks ----------------------------------------------------------------------------------------------------


@rule("HUNT-18", "EXPLORE-8")
def test_a_beast_joins_the_hunting_deck_unseen_and_the_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        fields: dict[str, Any] = {"hunting": ["birds", "fox"], "beasts": ["bear", "tiger"], "seed": seed}
        state = act("explore A1", tile_deck=[7], known={"top": True}, **fields)
        hunting = table(state)["hunting"]
        assert sorted(hunting) == ["birds", "fox", "tiger"]
        assert table(state)["beasts"] == ["bear"]
        assert table(state)["known"]["top"] is False
        orders.add(tuple(hunting))
        assert "tiger" not in str(state.view(0))
    assert len(orders) > 1


@rule("HUNT-19")
def test_no_beast_is_left_to_join() -> None:
    state = act("explore A1", tile_deck=[7], hunting=["birds"], beasts=[])
    assert table(state)["tiles"]["A1"] == 7
    assert table(state)["hunting"] == ["birds"]
    assert wounds(state) == [0, 0]


@rule("HUNT-18", "CHAR-28")
def test_the_soldiers_beast_lies_on_top() -> None:
    soldier = [{"character": "soldier", "determination": 4}, "cook"]
    for seed in range(5):
        state = at(players=soldier, hunting=["birds", "fox"], beasts=["bear", "tiger"], seed=seed)
        go(state, "use the_hunt", seat=0)
        assert table(state)["hunting"] == ["birds", "fox", "tiger"]
        assert table(state)["known"]["top"] is False

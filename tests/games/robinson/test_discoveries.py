"""The 22 discovery tokens: how they are found and kept, and what each of the 17 kinds does."""

from collections import Counter
from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes, draws, hunt, night, weather
from tests.games.robinson.helpers.positions import GAME, PAUSE, at, go, table
from tests.rules import rule

COUNTS = {
    "larvae": 2,
    "fallen_tree": 2,
    "goat": 2,
    "candles": 2,
    "treasure": 2,
    "old_machete": 1,
    "thorny_bushes": 1,
    "large_leaves": 1,
    "tobacco": 1,
    "vegetables": 1,
    "poison": 1,
    "healing_herbs": 1,
    "herbs": 1,
    "scenario_dashes": 1,
    "scenario_bowtie": 1,
    "scenario_cross": 1,
    "scenario_bands": 1,
}


def having(token: str, **fields: Any) -> State:
    """The planning of round 2 with a token in Available."""
    return at(**{"round": 2, "tokens": {token: 1}, **fields})


def used(state: State, token: str) -> bool:
    """Whether a token has left the game."""
    gone: list[str] = table(state)["gone"]
    return not table(state)["tokens"] and gone == [f"discovery {token}"]


# -- finding and keeping --------------------------------------------------------------------------------------------


@rule("DISC-19", "DISC-23", "SETUP-29")
def test_there_are_twenty_two_tokens() -> None:
    pile = GAME.new(seed=3, players=3).position()["discoveries"]
    assert Counter(pile) == COUNTS
    assert len(pile) == 22


@rule("DISC-1", "EXPLORE-11", "EXPLORE-14", "RESOLVE-22")
def test_tokens_that_are_found_wait_in_future() -> None:
    state = act("explore A1", tile_deck=[1], discoveries=["goat", "fallen_tree", "old_machete"])
    found = [{"card": "discovery old_machete", "who": "0"}, {"card": "discovery fallen_tree", "who": "0"}]
    assert table(state)["incoming"] == found
    assert refusal(state, 0, "use token_old_machete") == ("not_available", "ROUND-10")
    go(state, "go_on")
    assert table(state)["tokens"] == {"fallen_tree": 1, "old_machete": 1}
    assert table(state)["discoveries"] == ["goat"]


@rule("EXPLORE-21")
def test_no_token_is_left() -> None:
    state = act("explore A1", tile_deck=[3], discoveries=["goat"])  # a tile of three
    assert table(state)["incoming"] == [{"card": "discovery goat", "who": "0"}]
    assert wounds(state) == [0, 0]


@rule("DISC-2", "DISC-3", "ROUND-10")
def test_a_used_token_leaves_the_game_and_the_others_stay() -> None:
    state = at(round=2, tokens={"fallen_tree": 2, "tobacco": 1}, discoveries=[])
    go(state, "use token_fallen_tree", seat=1)
    assert table(state)["tokens"] == {"fallen_tree": 1, "tobacco": 1}
    assert table(state)["gone"] == ["discovery fallen_tree"]
    assert table(state)["discoveries"] == []


@rule("DISC-3")
@pytest.mark.parametrize("begin", ["round", "event", "morale", "production", "weather", "night"])
def test_a_token_can_be_used_at_any_moment(begin: str) -> None:
    state = at(begin=begin, round=2, tokens={"old_machete": 1})
    go(state, "use token_old_machete")
    assert table(state)["weapon"] == 1
    assert used(state, "old_machete")


@rule("DISC-26", "NIGHT-22", "NIGHT-23", "DISC-11")
def test_over_night_only_larvae_go_bad() -> None:
    tokens = {kind: count for kind, count in COUNTS.items() if kind != "larvae"}
    state = night(tokens={**tokens, "larvae": 2}, available=cubes(food=2), built=["pot"])
    assert table(state)["round"] == 3
    assert table(state)["tokens"] == tokens
    assert table(state)["gone"] == ["discovery larvae"] * 2


@rule("DISC-26", "DEMAND-14")
def test_tokens_are_never_exchanged_by_themselves() -> None:
    state = weather(rain=1, tokens={"larvae": 1, "fallen_tree": 1})
    assert state.legal(0) == ["go_on", "use token_larvae", "use token_fallen_tree"]
    go(state, "go_on", "go_on")
    assert wounds(state) == [2, 2]
    assert table(state)["tokens"] == {"larvae": 1, "fallen_tree": 1}


# -- the common kinds -----------------------------------------------------------------------------------------------


@rule("DISC-11")
def test_larvae_are_two_food() -> None:
    state = having("larvae")
    go(state, "use token_larvae", seat=0)
    assert table(state)["available"] == cubes(food=2)
    assert used(state, "larvae")
    state = night(available=cubes(food=4))
    assert table(state)["available"]["food"] == 1  # eaten and gone bad; the beach gives one


@rule("DISC-9")
def test_a_fallen_tree_is_one_wood() -> None:
    state = having("fallen_tree")
    go(state, "use token_fallen_tree", seat=0)
    assert table(state)["available"] == cubes(wood=1)
    assert used(state, "fallen_tree")


@rule("DISC-9", "PLAN-35")
def test_a_fallen_tree_pays_for_an_action_that_is_planned_afterwards() -> None:
    state = having("fallen_tree")
    assert refusal(state, 0, "plan build weapon")[0] == "wood_missing"
    go(state, "use token_fallen_tree", "plan build weapon", seat=0)
    assert table(state)["reserved"] == cubes(wood=1)


@rule("DISC-12")
def test_a_goat_needs_a_weapon_level_and_does_not_spend_it() -> None:
    assert refusal(having("goat"), 0, "use token_goat") == ("use_needs_weapon", "DISC-12")
    state = having("goat", weapon=1)
    go(state, "use token_goat", seat=0)
    assert table(state)["available"] == cubes(food=1, fur=1)
    assert table(state)["weapon"] == 1
    assert used(state, "goat")


@rule("DISC-20")
def test_a_goat_exchanged_during_the_actions_is_in_available_at_once_but_pays_for_nothing_planned() -> None:
    plan = [
        {"slot": 1, "target": "hunt", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "build sack", "performer": "1", "pawns": ["1", "1"]},
    ]
    stop = {**PAUSE, "b": 1}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "plan": plan, "open": ["sack"], "hunting": ["bear"]}
    fields |= {"available": cubes(fur=1), "tokens": {"goat": 1, "old_machete": 1}, "weapon": 1}
    state = at(agenda=[stop, {"step": "resolve_next"}, stop], **fields)
    go(state, "go_on", "use token_goat")
    assert table(state)["available"] == cubes(food=1, fur=2)
    assert table(state)["reserved"] == cubes(fur=1)
    go(state, "go_on")
    assert table(state)["available"] == cubes(food=1, fur=1)  # the sack took the fur that was laid there for it


@rule("DISC-10", "DISC-22", "PLAN-21", "PLAN-22", "RESOLVE-21")
def test_candles_are_a_pawn_for_one_build() -> None:
    state = at(round=2, tokens={"candles": 2}, available=cubes(wood=1))
    assert refusal(state, 0, "support 1 candles")[0] == "nothing_planned"
    assert refusal(state, 0, "use token_candles") == ("placed_in_planning", "DISC-10")
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 candles") == ("not_for_this", "PLAN-21")
    go(state, "take_back 1 pawn", "plan build weapon", "support 1 candles", seat=0)
    assert table(state)["tokens"] == {"candles": 1}
    go(state, "take_back 1 candles", seat=0)
    assert table(state)["tokens"] == {"candles": 2}
    go(state, "support 1 candles", "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert not [event for event in events if event.kind == "rolled"]
    assert table(state)["weapon"] == 1
    assert table(state)["tokens"] == {"candles": 1}
    assert table(state)["gone"] == ["discovery candles"]


@rule("DISC-7", "CARD-15", "CARD-19")
def test_a_treasure_is_sought_until_one_appears() -> None:
    fields: dict[str, Any] = {
        "phase": "morale",
        "tokens": {"treasure": 1},
        "mysteries": ["gold", "boxes", "bite", "net"],
    }
    state = at(begin="morale", round=2, **fields)
    go(state, "use token_treasure")
    assert table(state)["treasures"] == {"boxes": 1}
    assert used(state, "treasure")
    assert sorted(table(state)["mysteries"]) == ["bite", "gold", "net"]
    assert wounds(state) == [0, 0]


@rule("DISC-7", "CARD-23")
def test_a_treasure_that_is_sought_in_the_action_phase_comes_at_its_end() -> None:
    state = having("treasure", mysteries=["boxes"])
    go(state, "use token_treasure", seat=1)
    assert table(state)["treasures"] == {}
    assert table(state)["incoming"] == [{"card": "mystery boxes", "who": "1"}]
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert table(state)["treasures"] == {"boxes": 1}


@rule("DISC-7")
def test_no_treasure_is_sought_while_mysteries_are_being_drawn() -> None:
    state = draws(2, ["gold", "old_map"], tokens={"treasure": 1})
    assert state.legal(0) == ["option 1", "option 2"]
    assert refusal(state, 0, "use token_treasure")[0] == "no_effect"


@rule("DISC-5")
def test_an_old_machete_is_a_weapon_level() -> None:
    state = having("old_machete", weapon=2)
    go(state, "use token_old_machete", seat=0)
    assert table(state)["weapon"] == 3
    assert used(state, "old_machete")


@rule("DISC-5", "HUNT-7")
def test_an_old_machete_can_be_drawn_in_a_fight() -> None:
    state = hunt("fox", weapon=1, tokens={"old_machete": 1})
    go(state, "use token_old_machete")
    assert wounds(state) == [0, 0]
    assert table(state)["weapon"] == 2


@rule("DISC-4", "BUILD-27")
def test_thorny_bushes_are_a_palisade_where_there_is_a_shelter() -> None:
    state = having("thorny_bushes", shelter=True)
    go(state, "use token_thorny_bushes", seat=0)
    assert table(state)["palisade"] == 1
    assert used(state, "thorny_bushes")
    natural = having("thorny_bushes", tiles={"B1": 11})
    go(natural, "use token_thorny_bushes", seat=0)
    assert table(natural)["palisade"] == 1
    assert refusal(having("thorny_bushes"), 0, "use token_thorny_bushes")[0] == "no_effect"  # it would be for nothing


@rule("DISC-6", "WEATHER-7", "WEATHER-27")
def test_large_leaves_keep_one_rain_cloud_off() -> None:
    state = weather(rain=2, tokens={"large_leaves": 1}, available=cubes(wood=2, food=2))
    assert state.legal(0) == ["go_on", "use token_large_leaves"]
    go(state, "use token_large_leaves")
    assert table(state)["available"] == cubes(wood=1, food=1)
    assert used(state, "large_leaves")
    state = weather(snow=1, tokens={"large_leaves": 1}, available=cubes(wood=2, food=1))
    assert table(state)["available"] == cubes()  # no leaf is good against snow
    reason = having("large_leaves").why_not(0, "use token_large_leaves")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "weather")


@rule("DISC-8", "MORALE-6")
def test_tobacco_lifts_the_morale() -> None:
    state = having("tobacco", morale=-1)
    go(state, "use token_tobacco", seat=1)
    assert table(state)["morale"] == 0
    assert used(state, "tobacco")
    assert refusal(having("tobacco", morale=3), 0, "use token_tobacco")[0] == "no_effect"


@rule("DISC-13", "DISC-3", "HEAL-4", "HEAL-6")
def test_vegetables_heal_two_wounds_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 3}, {"character": "carpenter", "wounds": 3}]
    fields: dict[str, Any] = {"players": hurt, "tokens": {"vegetables": 1}, "built": ["pot"]}
    for people, left in ((["1", "1"], [3, 1]), (["0", "1"], [2, 2])):
        state = night(available=cubes(food=2), **fields)
        go(state, "use token_vegetables", *[f"person {person}" for person in people])
        assert wounds(state) == left
        assert used(state, "vegetables")
        assert table(state)["available"]["food"] == 2
    reason = at(round=2, **fields).why_not(0, "use token_vegetables")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "night")


@rule("DISC-14")
def test_poison_is_two_weapon_levels() -> None:
    state = having("poison", built=["pot"], weapon=1)
    go(state, "use token_poison", seat=0)
    assert table(state)["weapon"] == 3
    assert used(state, "poison")


@rule("DISC-15")
def test_healing_herbs_are_a_cure_at_once_and_for_nothing() -> None:
    state = having("healing_herbs", built=["pot"])  # no plains are explored
    go(state, "use token_healing_herbs", seat=0)
    assert table(state)["built"] == ["pot", "cure"]
    assert used(state, "healing_herbs")
    assert table(state)["incoming"] == []


@rule("DISC-21")
def test_healing_herbs_are_of_no_use_where_the_cure_is_built_or_gone() -> None:
    assert refusal(having("healing_herbs", built=["pot", "cure"]), 0, "use token_healing_herbs")[0] == "no_effect"
    fields: dict[str, Any] = {"built": ["pot"], "open": ["rope"], "gone": ["invention cure"]}
    assert refusal(having("healing_herbs", **fields), 0, "use token_healing_herbs")[0] == "no_effect"


@rule("DISC-16")
def test_herbs_lift_the_morale() -> None:
    state = having("herbs", built=["pot"])
    go(state, "use token_herbs", seat=0)
    assert table(state)["morale"] == 1
    assert used(state, "herbs")


@rule("DISC-17")
@pytest.mark.parametrize("token", ["vegetables", "poison", "healing_herbs", "herbs"])
def test_four_kinds_need_a_pot_and_can_be_kept_without(token: str) -> None:
    hurt = [{"character": "cook", "wounds": 3}, "carpenter"]
    state = at(begin="night", round=2, tokens={token: 1}, players=hurt)
    assert refusal(state, 0, f"use token_{token}") == ("use_needs_item", "DISC-17")
    state = night(tokens={token: 1}, available=cubes(food=2))
    assert (table(state)["round"], table(state)["tokens"]) == (3, {token: 1})


# -- the tokens of the castaways --------------------------------------------------------------------------------------


@rule("DISC-24", "DISC-25", "DISC-18", "HEAL-4")
def test_the_herbs_of_the_castaways_heal_one_wound_at_night() -> None:
    hurt = [{"character": "cook", "wounds": 3}, {"character": "carpenter", "wounds": 3}]
    state = night(tokens={"scenario_dashes": 1}, players=hurt, available=cubes(food=2))
    go(state, "use token_scenario_dashes", "person 1")
    assert wounds(state) == [3, 2]
    assert used(state, "scenario_dashes")
    reason = having("scenario_dashes", players=hurt).why_not(0, "use token_scenario_dashes")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "night")


@rule("DISC-24", "DISC-18", "END-11")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (0, 1), (13, 15)])
def test_oil_is_two_wood_for_the_open_column_of_the_pile(before: int, after: int) -> None:
    state = having("scenario_bowtie", notes=[before])
    go(state, "use token_scenario_bowtie", seat=0)
    assert table(state)["notes"][0] == after
    assert table(state)["available"] == cubes()
    assert used(state, "scenario_bowtie")


@rule("DISC-24", "END-8")
def test_oil_can_win_the_game() -> None:
    state = having("scenario_bowtie", notes=[14], built=["fire"], round=11)
    go(state, "use token_scenario_bowtie", seat=0)
    assert state.over
    result = state.result()
    assert result is not None
    assert result["won"] is True


@rule("DISC-24", "DISC-18")
def test_the_pirate_sabre_is_a_weapon_level() -> None:
    state = having("scenario_cross")
    go(state, "use token_scenario_cross", seat=0)
    assert table(state)["weapon"] == 1
    assert used(state, "scenario_cross")


@rule("DISC-24", "DISC-18", "ROUND-18")
def test_the_medallion_is_three_determination_shared_out_freely() -> None:
    state = having("scenario_bands")
    go(state, "use token_scenario_bands", seat=0)
    go(state, "person 1", "person 0", "person 1")
    assert determination(state) == [1, 2]
    assert used(state, "scenario_bands")

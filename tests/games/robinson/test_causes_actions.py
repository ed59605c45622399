"""Actions say why they cost and hurt: which die, beast, token or skill."""

from typing import Any

import pytest

from islario.core.events import Event
from tests.games.robinson.helpers.causes import act, happened, token, why, whys
from tests.games.robinson.helpers.positions import at, go, number, stage
from tests.games.robinson.helpers.scenario_moments import kinds
from tests.rules import rule


def rolled(face: str, **fields: Any) -> list[Event]:
    """Building the shelter with one pawn, with the first seed that shows this face."""
    for seed in range(100):
        events = act("build shelter", seed=seed, **{"pawns": ["0"], "available": {"wood": 2}, "build": [], **fields})
        if face in kinds(events, "rolled")[0]["dice"]:
            return events
    raise AssertionError(face)


@rule("RESOLVE-7")
def test_the_wound_die_of_an_action_is_named() -> None:
    (wounded,) = kinds(rolled("wound"), "wounded")
    assert (wounded["who"], *why(wounded)) == (0, "wound_die", "RESOLVE-7")


@rule("BUILD-17", "RESOLVE-6")
def test_what_is_paid_for_a_build_says_so_and_so_does_what_a_failure_brings() -> None:
    assert whys(rolled("success"), "lost") == [("build", "BUILD-17")]
    failed = next(events for seed in range(50) if kinds(events := act("build shelter", ["0"], seed=seed,
                  available={"wood": 2}, build=[]), "failed"))  # fmt: skip
    assert whys(failed, "determined") == [("failure", "RESOLVE-6")]


@rule("PLAYERS-9")
def test_fridays_wound_instead_of_an_adventure_is_named() -> None:
    events = rolled("adventure", pawns=["friday"], who="friday")
    assert ("no_adventure", "PLAYERS-9") in whys(events, "wounded")


@rule("PLAYERS-10")
def test_fridays_wound_for_an_adventure_token_is_told_apart() -> None:
    marks = [token("adventure", "build")]
    events = act("build shelter", ["friday", "0"], who="friday", available={"wood": 2}, build=[], marks=marks)
    assert whys(events, "wounded") == [("no_adventure", "PLAYERS-10")]


@rule("CAMP-2", "CAMP-3", "ITEM-74")
def test_arranging_the_camp_names_its_rule_and_the_bible() -> None:
    assert whys(act("camp", ["0"]), "determined") == [("camp", "CAMP-2")]
    four = stage({"step": "resolve_slot", "a": 0}, phase="action", round=2,
                 players=["cook", "carpenter", "explorer", "soldier"],
                 plan=[{"slot": 1, "target": "camp", "performer": "0", "pawns": ["0"]}])  # fmt: skip
    happened(four)
    assert whys(go(four, "option 1"), "determined") == [("camp", "CAMP-3")]
    read = act("camp", ["0", "bible"], items={"bible": 1}, players=[{"character": "cook", "wounds": 2}, "carpenter"])
    assert whys(read, "determined") == whys(read, "healed") == [("item bible", "")]


@rule("REST-1", "REST-3", "REST-6")
def test_a_rest_names_the_bed_or_the_hammock() -> None:
    hurt = [{"character": "cook", "wounds": 3}, "carpenter"]
    assert whys(act("rest", ["0"], players=hurt), "healed") == [("rest", "REST-1")]
    bed = act("rest", ["0"], players=hurt, built=["bed"])
    assert whys(bed, "healed") == whys(bed, "determined") == [("rest", "REST-3")]
    swung = act("rest", ["0"], players=hurt, treasures={"hammock": 1})
    assert whys(swung, "healed") == [("rest", "REST-1")]
    assert whys(swung, "determined") == [("mystery hammock", "")]


@rule("GATHER-9")
def test_what_a_basket_holds_names_the_basket() -> None:
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", round=2, built=["basket"],
                  tiles={"B1": 8, "A1": 1},
                  plan=[{"slot": 1, "target": "gather A1 wood", "performer": "0", "pawns": ["0", "0"]}])  # fmt: skip
    assert whys(happened(state), "gained") == [("gather", "GATHER-7")]
    assert whys(go(state, "option 1"), "gained") == [("invention basket", "")]


@rule("HUNT-8", "HUNT-9")
def test_a_fight_names_the_beast_and_the_weapons_that_were_missing() -> None:
    events = act("hunt", ["0", "0"], hunting=["boa"])
    wounds = kinds(events, "wounded")
    assert [(each["cause"], each["lacking"], each["rule"]) for each in wounds] == [
        ("beast boa", "strength", "DEMAND-3"),
        ("beast boa", "weapon", "DEMAND-5"),
    ]


@rule("TOKEN-7", "TOKEN-8", "TOKEN-30", "TOKEN-33")
def test_a_beast_token_is_named_and_that_of_the_hunt_goes() -> None:
    tiles, marks = {"B1": 8, "A1": 1}, [token("beast", "A1", "adventure tracks_of_a_predator")]
    events = act("gather A1 wood", ["0", "0"], tiles=tiles, marks=marks)
    (wounded,) = kinds(events, "wounded")
    assert (*why(wounded), wounded["lacking"]) == ("beast_token", "TOKEN-8", "strength")
    field = token("beast", "explore", "event predators_in_the_woods")
    alone = act("explore A1", ["0", "0"], marks=[field])
    assert [why(wounded) for wounded in kinds(alone, "wounded")] == [("beast_token", "TOKEN-30")]
    both = act("explore A1", ["0", "0"], marks=[field, token("beast", "A1")])
    assert whys(both, "wounded") == [("beast_token", "TOKEN-30"), ("beast_token", "TOKEN-8")]
    printed = [token("beast_gather", "A1", "adventure dangerous_terrain")]
    narrow = act("gather A1 wood", ["0", "0"], tiles=tiles, marks=printed, errata="printed")
    assert whys(narrow, "wounded") == [("beast_token", "TOKEN-33")]
    hunted = act("hunt", ["0", "0"], hunting=["fox"], weapon=9, marks=[token("beast", "hunt")])
    assert whys(hunted, "mark_gone") == [("token_done", "TOKEN-1")]


@rule("TOKEN-10")
def test_a_token_that_took_a_pawn_goes() -> None:
    events = act("rest", ["0", "0"], marks=[token("minus_pawn", "rest")])
    assert [(gone["mark"], gone["place"]) for gone in kinds(events, "mark_gone")] == [("minus_pawn", "rest")]


@rule("TOKEN-2")
def test_the_first_throw_of_a_forced_reroll_is_told() -> None:
    marks = [token("reroll", "build")]
    found = [rolled_with(seed, marks) for seed in range(30)]
    again = [events for events in found if kinds(events, "first_throw")]
    assert 10 < len(again) < 30
    for events in again:
        (throw,) = kinds(events, "first_throw")
        assert (throw["action"], throw["dice"], throw["who"], throw["cause"]) == (
            "build",
            ["success"],
            0,
            "event storm_a",
        )
        told = [event.kind for event in events]
        assert told.index("first_throw") < told.index("mark_gone") < told.index("rolled")
        assert ("reroll_token", "TOKEN-2") in whys(events, "mark_gone")
    for events in found:
        assert ("success" in kinds(events, "rolled")[0]["dice"]) <= (events in again)


def rolled_with(seed: int, marks: list[dict[str, Any]]) -> list[Event]:
    return act("build shelter", ["0"], seed=seed, available={"wood": 2}, build=[], marks=marks)


@rule("PROD-8")
def test_the_die_of_the_pit_is_told() -> None:
    seen = set()
    for seed in range(12):
        events = happened(at(round=2, begin="production", built=["pit"], tiles={"B1": 8}, seed=seed))
        (throw,) = kinds(events, "pit_rolled")
        assert throw["card"] == "invention pit"
        food = [gained["amount"] for gained in kinds(events, "gained") if gained["resource"] == "food"]
        seen.add((tuple(throw["dice"]), sum(food)))
    assert seen == {((), 1), (("wound",), 2)}


@rule("PROD-9", "PROD-13", "PROD-14")
@pytest.mark.parametrize(
    ("mark", "id"),
    [
        ("no_food", "PROD-9"),
        ("no_wood", "PROD-9"),
        ("wood_more", "PROD-9"),
        ("food_less", "PROD-9"),
        ("half", "PROD-13"),
        ("skip", "PROD-14"),
    ],
)
def test_a_mark_of_production_goes_by_the_rule_that_it_has_changed(mark: str, id: str) -> None:
    state = at(round=2, begin="production", tiles={"B1": 8}, events=[], marks=[token(mark, "production")])
    events = happened(state)
    if mark == "half":
        events += go(state, state.legal(0)[0])
    assert whys(events, "mark_gone") == [("phase_over", id)]


@rule("CARD-15", "CARD-18", "CARD-19", "CARD-20")
def test_a_mystery_that_is_set_aside_is_told_apart_from_one_that_was_carried_out_or_ignored() -> None:
    draw = {"step": "mystery", "a": 1 << 4, "who": "0", "in_action": True}
    fields: dict[str, Any] = {"phase": "action", "round": 2, "mysteries": ["snake", "trapdoor"]}
    events = happened(stage(draw, **fields))
    assert [(aside["card"], *why(aside)) for aside in kinds(events, "set_aside")] == [
        ("mystery trapdoor", "not_wanted", "CARD-15")
    ]
    assert [(away["card"], away["carried_out"], away["cause"]) for away in kinds(events, "put_away")] == [
        ("mystery snake", "yes", "carried_out")
    ]
    assert whys(events, "put_away") == [("carried_out", "CARD-19")]
    assert [(each["wounds"], each["cause"]) for each in kinds(events, "wounded")] == [(2, "mystery snake")]
    state = stage(draw, scenario=4, tokens={"scenario_cross": 1}, **fields)  # a torch
    happened(state)
    ignored = go(state, "use token_scenario_cross")
    assert [(away["card"], away["carried_out"], away["cause"]) for away in kinds(ignored, "put_away")] == [
        ("mystery snake", "no", "ignored")
    ]
    assert kinds(ignored, "wounded") == []


@rule("RESOLVE-26", "CHAR-10")
def test_an_adventure_that_was_carried_out_is_told_apart_from_an_invention_that_was_put_aside() -> None:
    step = {"step": "put_away", "a": number("adventure tired"), "card": "adventure tired", "who": "0"}
    (away,) = kinds(happened(stage(step, phase="action", round=2)), "put_away")
    assert (away["carried_out"], *why(away)) == ("yes", "carried_out", "RESOLVE-26")
    idea = stage({"step": "new_idea", "a": 2, "who": "1", "card": "skill a_new_idea"}, phase="event", round=2)
    happened(idea)
    (other,) = kinds(go(idea, idea.legal(1)[0], seat=1), "put_away")
    assert (other["carried_out"], other["cause"]) == ("no", "skill a_new_idea")


@rule("CHAR-4", "PLAYERS-16")
def test_determination_that_is_paid_names_the_skill() -> None:
    players = [{"character": "cook", "determination": 9, "wounds": 3}, "carpenter"]
    events = go(at(players=players, available={"food": 2}), "use grandmas_recipe")
    (paid,) = kinds(events, "discouraged")
    assert (paid["who"], paid["amount"], paid["cause"]) == (0, 2, "skill grandmas_recipe")
    assert [(lost["resource"], lost["cause"]) for lost in kinds(events, "lost")] == [("food", "skill grandmas_recipe")]


@rule("CHAR-13")
def test_a_skill_placed_in_planning_is_paid_and_given_back() -> None:
    state = at(players=["cook", {"character": "carpenter", "determination": 9}], available={"wood": 9})
    go(state, "plan build weapon", seat=1)
    (paid,) = kinds(go(state, "support 1 handyman", seat=1), "discouraged")
    (back,) = kinds(go(state, "take_back 1 handyman", seat=1), "determined")
    assert (paid["who"], paid["cause"]) == (back["who"], back["cause"]) == (1, "skill handyman")
    assert (paid["amount"], back["now"]) == (back["amount"], 9)

"""Robinson Crusoe: dice that are rolled again by a skill, or by Friday."""

from collections.abc import Callable
from typing import Any

import pytest

from islario.core.events import Event
from islario.core.state import State
from tests.games.robinson.helpers.facts import refusal_code
from tests.games.robinson.helpers.positions import at, go, stage, table
from tests.rules import rule

SKILLS = [
    ("carpenter", "craftsmanship", "build weapon"),
    ("cook", "searching_talent", "gather A1 wood"),
    ("explorer", "child_of_fortune", "explore A2"),
]
DICE = ["success", "wound", "adventure"]


def rolled(target: str, performer: str = "0", seed: int = 0, **fields: Any) -> tuple[State, list[Event]]:
    """An action of the plan is rolled for, up to the first question."""
    slot = {"slot": 1, "target": target, "performer": performer, "pawns": [performer]}
    fields = {"tiles": {"B1": 8, "A1": 6}, "available": {"wood": 3}, "build": [], "gather": [], "explore": [], **fields}
    state = stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], seed=seed, **fields)
    return state, go(state, "go_on")


def until(wanted: Callable[[list[str]], bool], target: str, **fields: Any) -> State:
    """The same, with the first seed whose roll is wanted."""
    for seed in range(200):
        state, events = rolled(target, seed=seed, **fields)
        if wanted(next(event.values["dice"] for event in events if event.kind == "rolled")):
            return state
    raise AssertionError(target)


def owner(character: str, determination: int, **fields: Any) -> dict[str, Any]:
    return {"character": character, "determination": determination, **fields}


def uses(state: State, seat: int, skill: str) -> list[str]:
    return [words for words in state.legal(seat) if words.startswith(f"use {skill}")]


@rule("CHAR-8", "CHAR-15", "CHAR-18", "CHAR-1", "RESOLVE-10")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
@pytest.mark.parametrize("die", DICE)
def test_each_reroll_skill_rerolls_any_one_die_of_its_colour_before_it_counts(
    character: str, skill: str, target: str, die: str
) -> None:
    state, _ = rolled(target, players=[owner(character, 3), "soldier"])
    before = table(state)
    assert uses(state, 0, skill) == [f"use {skill} {name}" for name in DICE]
    assert before["players"][0]["wounds"] == 0
    events = go(state, f"use {skill} {die}")
    again = [event.values for event in events if event.kind == "rerolled"]
    assert [(one["action"], one["card"]) for one in again] == [(target.split(" ")[0], f"skill {skill}")]
    others = [name for name in DICE if name != die]
    assert [name for name in others if name in again[0]["dice"]] == [name for name in others if name in before["dice"]]


@pytest.mark.parametrize("wanted", [[], ["success"], ["wound", "adventure"], DICE])
def test_the_forecast_tells_which_dice_lie_well(wanted: list[str]) -> None:
    character, skill, target = SKILLS[0]
    state = until(lambda dice: dice == wanted, target, players=[owner(character, 3), "soldier"])
    forecast = state.forecast(0)
    assert forecast is not None
    for use in uses(state, 0, skill):
        fact = forecast["answers"][use][0]
        die = fact["values"]["die"]
        assert fact["code"] == "reroll"
        assert fact["values"]["well"] == ((die in wanted) == (die == "success"))


@rule("CHAR-8", "CHAR-15", "CHAR-18", "CHAR-2")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
def test_a_reroll_skill_costs_two_and_is_used_once(character: str, skill: str, target: str) -> None:
    state, _ = rolled(target, players=[owner(character, 9), "soldier"])
    events = go(state, f"use {skill} success")
    paid = [event.kind for event in events]
    assert paid[0] == "used"
    gained = 2 if "failed" in paid else 0
    assert table(state)["players"][0]["determination"] == 7 + gained
    assert table(state)["players"][0]["used"] == [skill]


@rule("CHAR-8", "CHAR-15", "CHAR-18", "RESOLVE-12")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
def test_the_new_result_of_a_die_replaces_the_old(character: str, skill: str, target: str) -> None:
    outcomes = set()
    for seed in range(60):
        state, events = rolled(target, seed=seed, players=[owner(character, 2), "soldier"])
        if "success" in next(event.values["dice"] for event in events if event.kind == "rolled"):
            continue
        events = go(state, f"use {skill} success")
        new = next(event.values["dice"] for event in events if event.kind == "rerolled")
        kinds = [event.kind for event in events]
        assert ("succeeded" in kinds) == ("success" in new)
        assert ("failed" in kinds) == ("success" not in new)
        outcomes.add("success" in new)
    assert outcomes == {True, False}


@rule("CHAR-8", "CHAR-15", "CHAR-18")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
def test_a_reroll_skill_is_for_its_own_colour(character: str, skill: str, target: str) -> None:
    for _, _, other in SKILLS:
        state, _ = rolled(other, players=["soldier", owner(character, 9)])
        if other == target:
            assert state.waiting_for() == (1,)
        else:
            assert uses(state, 1, skill) == []
            assert refusal_code(state, 1, f"use {skill} success") == "after_a_roll"


@rule("CHAR-22")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
@pytest.mark.parametrize("performer", ["0", "friday"])
def test_the_dice_of_others_may_be_rerolled_unless_an_option_forbids_it(
    character: str, skill: str, target: str, performer: str
) -> None:
    players = ["soldier", owner(character, 2)]
    state, _ = rolled(target, performer, players=players)
    assert state.waiting_for() == (1,)
    go(state, f"use {skill} wound")
    assert table(state)["players"][1]["determination"] == 0
    own, events = rolled(target, performer, players=players, switches=["own_rerolls"])
    assert uses(own, 1, skill) == []
    assert "succeeded" in [event.kind for event in events] or "failed" in [event.kind for event in events]


@rule("CHAR-22")
def test_with_the_option_ones_own_dice_may_still_be_rerolled() -> None:
    state, _ = rolled("build weapon", players=[owner("carpenter", 2), "soldier"], switches=["own_rerolls"])
    assert uses(state, 0, "craftsmanship") == [f"use craftsmanship {die}" for die in DICE]


@rule("CHAR-23", "CHAR-4", "RESOLVE-11")
@pytest.mark.parametrize(("character", "skill", "target"), SKILLS)
def test_what_a_failed_die_brings_cannot_pay_for_rerolling_it(character: str, skill: str, target: str) -> None:
    state = until(lambda dice: "success" not in dice, target, players=[owner(character, 1), "soldier"])
    assert table(state)["players"][0]["determination"] == 3
    assert uses(state, 0, skill) == []
    assert refusal_code(state, 0, f"use {skill} success") == "after_a_roll"


@rule("CHAR-5", "RESOLVE-10")
def test_once_a_roll_has_been_applied_it_cannot_be_rerolled() -> None:
    state = until(lambda dice: "success" not in dice, "build weapon", players=[owner("carpenter", 2), "soldier"])
    go(state, "go_on")
    assert table(state)["players"][0]["determination"] == 4
    assert refusal_code(state, 0, "use craftsmanship success") == "after_a_roll"


@rule("CHAR-37")
def test_craftsmanship_rerolls_the_wound_die_of_the_pit() -> None:
    food = set()
    for seed in range(30):
        state = at(
            players=["cook", owner("carpenter", 2)], begin="production", phase="production",
            built=["shovel", "pit"], seed=seed, scenario=6,
        )  # fmt: skip
        go(state, "go_on")
        assert state.waiting_for() == (1,)
        assert uses(state, 1, "craftsmanship") == ["use craftsmanship wound"]
        caught = table(state)["dice"] == ["wound"]
        events = go(state, "use craftsmanship wound")
        new = next(event.values["dice"] for event in events if event.kind == "rerolled") == ["wound"]
        assert table(state)["available"]["food"] == 1 + (1 if new else 0)
        food.add((caught, new))
    assert food == {(True, True), (True, False), (False, True), (False, False)}


# -- Friday ---------------------------------------------------------------------------------------------------


@rule("PLAYERS-15", "PLAYERS-16")
@pytest.mark.parametrize("target", [target for _, _, target in SKILLS])
@pytest.mark.parametrize("die", DICE)
def test_friday_may_reroll_one_die_of_his_own_action_for_two_of_his_tokens(target: str, die: str) -> None:
    players = ["soldier", "cook"]
    state, _ = rolled(target, "friday", players=players, first=1, friday={"determination": 3})
    assert state.waiting_for() == (1,)
    assert uses(state, 1, "friday_reroll") == [f"use friday_reroll {name}" for name in DICE]
    assert uses(state, 0, "friday_reroll") == []
    events = go(state, f"use friday_reroll {die}")
    kinds = [event.kind for event in events]
    assert kinds.count("rerolled") == 1
    assert table(state)["friday"]["determination"] == 1 + (2 if "failed" in kinds else 0)
    assert table(state)["used"] == 1


@rule("PLAYERS-15", "PLAYERS-16")
@pytest.mark.parametrize("fields", [{"friday": {"determination": 1}}, {"friday": {"determination": 9}, "used": 1}])
def test_friday_needs_two_tokens_and_rerolls_once(fields: dict[str, Any]) -> None:
    state, events = rolled("build weapon", "friday", players=["soldier", "cook"], **fields)
    kinds = [event.kind for event in events]
    assert "succeeded" in kinds or "failed" in kinds
    assert uses(state, 0, "friday_reroll") == []


@rule("PLAYERS-15")
def test_friday_does_not_reroll_the_dice_of_a_player() -> None:
    players = ["soldier", owner("carpenter", 2)]
    state, _ = rolled("build weapon", players=players, friday={"determination": 9})
    assert state.waiting_for() == (1,)
    assert refusal_code(state, 0, "use friday_reroll success") == "after_a_roll"


@rule("CHAR-8", "CHAR-15", "CHAR-18", "PLAYERS-15", "PLAYERS-16", "RESOLVE-10")
def test_a_refused_reroll_says_after_which_roll_it_can_be_made() -> None:
    ids = {"craftsmanship": "CHAR-8", "searching_talent": "CHAR-15", "child_of_fortune": "CHAR-18"}
    for character, skill, target in SKILLS:
        reason = at(players=[owner(character, 2), "soldier"]).why_not(0, f"use {skill} wound")
        assert reason is not None
        assert (reason.code, reason.rule) == ("after_a_roll", ids[skill])
        assert reason.values["roll"] == target.split(" ")[0]
    state = at(friday={"determination": 2})
    assert refusal_code(state, 1, "use friday_reroll wound") == "first_player_only"
    assert refusal_code(state, 0, "use friday_reroll wound") == "after_a_roll"
    poor = at(friday={"determination": 1}).why_not(0, "use friday_reroll wound")
    assert poor is not None
    assert (poor.code, poor.rule, poor.values["needed"]) == ("determination_missing", "PLAYERS-16", 2)
    pit = stage(
        {"step": "production_phase"}, phase="production", players=[owner("carpenter", 2), "cook"], built=["pit"]
    )
    go(pit, "go_on")
    assert uses(pit, 0, "craftsmanship") == ["use craftsmanship wound"]
    assert refusal_code(pit, 0, "use craftsmanship success") == "die_not_rolled"

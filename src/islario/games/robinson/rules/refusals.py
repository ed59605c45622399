"""Why a seat may not do something now.

Each answer comes from the same questions that list what is legal (``planning.checks``, ``uses.usability``);
only when one of them says no does this module find the reason.
"""

from typing import Any

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import verb_of, x_of, y_of
from islario.core.reasons import Reason
from islario.games.robinson import codes, components, island, marks, queries, steps, switches
from islario.games.robinson.agenda import DECLINE, QUESTIONS
from islario.games.robinson.box import cards
from islario.games.robinson.box.piece_names import FIRST_SCENARIO_TOKEN
from islario.games.robinson.box.reading import WHENS
from islario.games.robinson.effects.specs import TERRAINS
from islario.games.robinson.notation import DICE, TARGETS, USED
from islario.games.robinson.planning import check_results, checks, costs, pawns, targets
from islario.games.robinson.rules import legal
from islario.games.robinson.rules.refusal_rules import (
    FIRSTS,
    MOMENTS,
    OF_PAWN,
    ON_TARGET,
    ON_TOKENS,
    ONCE,
    PLACED,
    REASONS,
    REROLLS,
    WHEN,
)
from islario.games.robinson.state import COST, GOING_ON, PAWNS, SLOT_SIZE, SLOTS, STEP_SIZE, TARGET, Table
from islario.games.robinson.uses import catalogue, usability


def why_not(table: Table, seat: i64, code: i64) -> Reason | None:
    """Why the seat may not play this now; None if it may."""
    verb: i64 = verb_of(code)
    if table.ended != GOING_ON:
        return _no("game_over", "END-1")
    if verb == codes.USE:
        return _why_not_use(table, seat, x_of(code), y_of(code))
    if verb == codes.SPEND_FIRST:
        return _why_not_spend(table, x_of(code))
    at: i64 = (table.depth - 1) * STEP_SIZE
    step: i64 = table.steps[at]
    if verb <= codes.REOPEN:
        if step != steps.PLANNING:
            return _no("not_planning", "PLAN-1")
        return _why_not_plan(table, seat, verb, x_of(code), y_of(code))
    if step == steps.PLANNING:
        return _no("planning_now", "PLAN-1")
    if legal.waiting(table) & (1 << seat) == 0:
        return _no("not_asked", "ROUND-4", seat=legal.waiting_seat(table))
    if verb == codes.GO_ON:
        return None if step == steps.WINDOW else _no("answer_first", "CARD-1")
    return _why_not_answer(table, verb, x_of(code), at)


def _no(code: str, rule: str, **values: Any) -> Reason:
    return Reason(code, values, rule)


def _why_not_answer(table: Table, verb: i64, named: i64, at: i64) -> Reason | None:
    if table.steps[at] != steps.ASK:
        return _no("nothing_asked", "CARD-1")
    kind: i64 = table.steps[at + 1] & 15
    if verb != codes.DECLINE and verb - codes.ANSWER != kind:
        return _no("other_question", "CARD-1", question=QUESTIONS[kind])
    value: i64 = DECLINE if verb == codes.DECLINE else legal.answer_of_name(kind, named)
    if (table.steps[at + 2] >> value) & 1 == 0 or (
        verb != codes.DECLINE and legal.name_of_answer(table, kind, value) != named
    ):
        return _no("not_among_them", "CARD-1")
    return None


def _why_not_spend(table: Table, which: i64) -> Reason | None:
    if not legal.can_switch_food(table):
        return _no("one_kind_of_food", "NIGHT-4")
    return _no("spent_first_already", "NIGHT-4") if table.preserved_first == (which == 1) else None


# -- planning ----------------------------------------------------------------------------------------------


def _why_not_plan(table: Table, seat: i64, verb: i64, x: i64, y: i64) -> Reason | None:
    if verb == codes.PLAN:
        answer = checks.plan(table, seat, x, y & 15, y >> 4)
        return None if answer == check_results.FINE else _planned(table, answer, x, y & 15, y >> 4)
    if verb == codes.CONFIRM:
        answer = checks.confirm(table, seat)
        return None if answer == check_results.FINE else _confirmed(table, answer, seat)
    if verb == codes.REOPEN:
        return None if (table.confirmed >> seat) & 1 == 1 else _no("not_confirmed", "PLAN-1")
    source: i64 = seat if y < components.FRIDAY else y
    if verb == codes.SUPPORT:
        answer = checks.support(table, seat, x, source)
    elif verb == codes.TAKE_BACK:
        answer = checks.take_back(table, seat, x, source)
    elif verb == codes.LEAD:
        answer = checks.lead(table, seat, x)
    else:
        answer = checks.go_first(table, seat, x)
    return None if answer == check_results.FINE else _supported(table, answer, seat, x, source)


def _behind(table: Table, answer: i64, target: i64, pawn: str) -> tuple[str, str]:
    """The code of an answer and the rule behind it, as they are for this target and this pawn."""
    first = max([place for place in FIRSTS if place <= target], default=0)
    found = OF_PAWN.get((answer, pawn)) or ON_TARGET.get((answer, first))
    return found or table.setup.rules.reasons().get(int(answer)) or REASONS[answer]


def _supported(table: Table, answer: i64, seat: i64, slot: i64, source: i64) -> Reason:
    """Why a pawn cannot be put on an action, taken from it, or lead it."""
    if answer == check_results.NO_PAWN and checks.is_skill(source):
        skill: i64 = components.HANDYMAN if source == pawns.HANDYMAN_PAWN else components.ECONOMICAL
        return _why_not_skill(table, seat, skill, 0, {"use": USED[catalogue.SKILLS + skill]})
    pawn = pawns.SOURCES[source]
    target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
    code, rule = _behind(table, answer, target, pawn)
    return _no(code, rule, slot=int(slot) + 1, pawn=pawn, target=TARGETS[target] if target >= 0 else "")


def _planned(table: Table, answer: i64, target: i64, way: i64, performer: i64) -> Reason:
    """Why something cannot be planned, with what is missing."""
    code, rule = _behind(table, answer, target, pawns.SOURCES[checks.source_of(0, performer)])
    values: dict[str, Any] = {"target": TARGETS[target]}
    invention: i64 = targets.INVENTION_OF[target]
    at: i64 = components.BUILDABLE * table.setup.scenario + invention
    if answer == check_results.NO_ITEM:
        needed = components.NEED_ITEMS[at] if invention >= 0 else 1 << cards.THREAT_ITEM[table.threats[target]]
        usable = 0 if table.has(marks.ROUND_SPACE, marks.ITEMS_OFF) else table.built
        values["items"] = [components.INVENTIONS[item] for item in places(needed & ~usable)]
    elif answer == check_results.NO_TERRAIN:
        values["terrains"] = [TERRAINS[kind] for kind in places(components.NEED_TERRAIN[at] & ~island.terrains(table))]
    elif answer == check_results.NO_WEAPON or answer == check_results.SERVES_ONE:
        values["needed"] = int(cards.THREAT_WEAPON[table.threats[target]])
        values["weapon"] = int(table.weapon)
    elif answer == check_results.ALL_HUNTED:
        values["cards"] = len(table.hunting)
    elif answer in (check_results.NO_WOOD, check_results.NO_FUR, check_results.NO_FOOD):
        cost = costs.price(table, target, way)
        if answer == check_results.NO_WOOD:
            cost += checks.token_wood(table, target)
        cubes = {
            check_results.NO_WOOD: costs.wood_of,
            check_results.NO_FOOD: costs.food_of,
            check_results.NO_FUR: costs.fur_of,
        }
        values["needed"] = int(cubes[answer](cost))
    return _no(code, rule, **values)


def _confirmed(table: Table, answer: i64, seat: i64) -> Reason:
    code, rule = REASONS[answer]
    if answer in (check_results.INCOMPLETE, check_results.DIFFERENT_PLAYERS, check_results.NO_WOOD):
        for slot in range(SLOTS):
            at = slot * SLOT_SIZE
            mine = table.plan[at + TARGET] != 0 and checks.answers_for(table, slot) == seat
            if mine and checks.complete(table, slot) == answer:
                wood = answer == check_results.NO_WOOD
                needed = int(costs.wood_of(table.plan[at + COST]) if wood else costs.needed(table, slot))
                there = int(pawns.count(table.plan[at + PAWNS]))
                target = TARGETS[table.plan[at + TARGET] - 1]
                return _no(code, rule, slot=slot + 1, target=target, needed=needed, pawns=there)
    return _no(code, rule)


# -- uses ----------------------------------------------------------------------------------------------------


def _why_not_use(table: Table, seat: i64, use: i64, die: i64) -> Reason | None:
    """Why something cannot be used now."""
    if legal.may_use(table, seat, use, die):
        return None
    values: dict[str, Any] = {"use": USED[use]}
    is_skill = catalogue.SKILLS <= use < catalogue.USE_POT
    if queries.is_away(table, seat) and (not is_skill or components.SKILL_FOOD[use - catalogue.SKILLS] > 0):
        return _no("outside_camp", "CARD-58", **values)
    if is_skill:
        return _why_not_skill(table, seat, use - catalogue.SKILLS, die, values)
    if use == catalogue.FRIDAY_REROLL and table.friday:
        return _why_not_friday(table, seat, die, values)
    if not usability.is_there(table, seat, use):
        return _no("not_available", "ROUND-10", **values)
    if die > 0:
        return _no("rerolls_nothing", _rule_on_token(table, use, "rerolls_nothing"), **values)
    if catalogue.TOKENS <= use < catalogue.TREASURES:
        kind: i64 = _kind_of_token(table, use)
        if table.weapon < components.TOKEN_WEAPON[kind]:
            return _no("use_needs_weapon", "DISC-12", weapon=int(components.TOKEN_WEAPON[kind]), **values)
        if components.TOKEN_ITEM[kind] >= 0 and not queries.has_item(table, components.TOKEN_ITEM[kind]):
            return _no("use_needs_item", "DISC-17", item=components.INVENTIONS[components.TOKEN_ITEM[kind]], **values)
    return _why_not_now(table, seat, use, die, values)


def _kind_of_token(table: Table, use: i64) -> i64:
    """Where a token stands in the tables of ``components``."""
    return components.DISCOVERY_COUNT * table.setup.scenario + use - catalogue.TOKENS


def _is_own_token(use: i64) -> bool:
    """Whether this is one of the four tokens that each scenario explains in its own way."""
    return catalogue.TOKENS + FIRST_SCENARIO_TOKEN <= use < catalogue.TREASURES


def _rule_on_token(table: Table, use: i64, code: str) -> str:
    """The rule behind a refusal, which a scenario may name for its own tokens."""
    own = table.setup.rules.rules_on_tokens() if _is_own_token(use) else {}
    return own.get(code, ON_TOKENS[code])


def _why_not_skill(table: Table, seat: i64, skill: i64, die: i64, values: dict[str, Any]) -> Reason:
    if table.setup.characters[seat] != skill // 4:
        return _no("not_your_skill", "CHAR-1", **values)
    if table.has(marks.SEATS + seat, marks.NO_SKILLS):
        return _no("no_skills", "ROUND-8", **values)
    if (table.used >> skill) & 1 == 1:
        return _no("skill_used", "CHAR-2", **values)
    price = int(usability.price(table, skill))
    if table.det[seat] < price:
        return _no("determination_missing", "CHAR-4", needed=price, determination=int(table.det[seat]), **values)
    if queries.free_food(table) < components.SKILL_FOOD[skill]:
        return _no("skill_needs_food", "CHAR-14", **values)
    if skill == components.FRENZY and usability.fight_at(table) >= 0:
        return _no("own_fight_only", "CHAR-27", **values)
    return _why_not_now(table, seat, catalogue.SKILLS + skill, die, values)


def _why_not_friday(table: Table, seat: i64, die: i64, values: dict[str, Any]) -> Reason:
    """Why Friday's determination cannot reroll a die."""
    if seat != table.first:
        return _no("first_player_only", "PLAYERS-5", **values)
    if (table.used >> catalogue.FRIDAY_REROLLED) & 1 == 1:
        return _no("skill_used", "PLAYERS-15", **values)
    owned = int(table.det[components.FRIDAY])
    if owned < components.FRIDAY_PRICE:
        return _no("determination_missing", "PLAYERS-16", needed=components.FRIDAY_PRICE, determination=owned, **values)
    return _why_not_now(table, seat, catalogue.FRIDAY_REROLL, die, values)


def _why_not_now(table: Table, seat: i64, use: i64, die: i64, values: dict[str, Any]) -> Reason:
    """Why something that is there and can be paid cannot be used now, or not in this way."""
    name = USED[use]
    if name in REROLLS:
        if usability.usable(table, seat, use):
            return _no("die_not_rolled", "RESOLVE-10", die=DICE[die - 1], **values)
        return _no("after_a_roll", REROLLS[name][1], roll=REROLLS[name][2], **values)
    at: i64 = table.setup.scenario * catalogue.USE_COUNT + use
    if catalogue.EFFECTS[at] & 63 == 0 and use < catalogue.USE_POT:
        if _is_own_token(use) and components.TOKEN_PAWN[_kind_of_token(table, use)] != 0:
            rule = _rule_on_token(table, use, "placed_in_planning")
            return _no("placed_in_planning", rule, source=pawns.SOURCES[pawns.TOKEN_PAWN_SOURCE], **values)
        if name in PLACED:
            return _no("placed_in_planning", PLACED[name][1], source=PLACED[name][2], **values)
        return _no("works_by_itself", "CARD-49", **values)
    when = catalogue.WHEN[at] if use < catalogue.USE_POT else WHEN[use - catalogue.USE_POT]
    if not usability.is_time(table, seat, use, when):
        row = MOMENTS.get((name.split(" ")[0], WHENS[when]), MOMENTS["mystery", "explore"])
        return _no("not_now", row[1], when=WHENS[when], **values)
    reusable = _is_own_token(use) and components.TOKEN_REUSABLE[_kind_of_token(table, use)] == 1
    if reusable and (table.spent >> catalogue.SPENT_TOKEN) & 1 == 1:
        return _no("used_already", _rule_on_token(table, use, "used_already"), **values)
    meal = use in (catalogue.USE_POT, catalogue.USE_FIREPLACE)
    if meal and queries.free_food(table) == 0:
        return _no("use_needs_food", "HEAL-5", **values)
    if name in ONCE and (table.spent >> ONCE[name][2]) & 1 == 1 and (not meal or table.switch(switches.ONE_MEAL)):
        return _no("used_already", ONCE[name][1], **values)
    return _no("no_effect", "CHAR-5", **values)

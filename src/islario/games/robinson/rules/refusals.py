"""Why a seat may not do something now.

Each answer comes from the same questions that list what is legal (``planning.checks``, ``uses.things``);
only when one of them says no does this module find the words for it.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import verb_of, x_of, y_of
from islario.core.reasons import Reason
from islario.games.robinson import cards, codes, glances, island, marks, steps
from islario.games.robinson.agenda import DECLINE, QUESTIONS
from islario.games.robinson.components import (
    DISCOVERY_COUNT,
    FRIDAY,
    INVENTIONS,
    NEED_ITEMS,
    NEED_TERRAIN,
    SKILL_FOOD,
    TOKEN_ITEM,
    TOKEN_WEAPON,
)
from islario.games.robinson.effects.language import TERRAINS
from islario.games.robinson.notation import TARGETS, USED
from islario.games.robinson.planning import answers, checks, costs, pawns, targets
from islario.games.robinson.reading import WHENS
from islario.games.robinson.rules import legal
from islario.games.robinson.scenarios.king_kong_island import price as price_of_kong
from islario.games.robinson.state import COST, GOING_ON, PAWNS, SLOT_SIZE, SLOTS, STEP_SIZE, TARGET, Table
from islario.games.robinson.uses import things

# For each answer of planning: the reason's code and the rule behind it.
_REASONS: Final[dict[int, tuple[str, str]]] = {
    answers.NO_PAWN: ("no_pawn", "PLAN-2"),
    answers.RESTRICTED: ("not_this_round", "PLAN-21"),
    answers.NOT_HERE: ("other_scenario", "ROUND-7"),
    answers.NO_THREAT: ("no_threat", "THREAT-1"),
    answers.TAKEN: ("planned_already", "PLAN-43"),
    answers.NO_ITEM: ("item_missing", "PLAN-25"),
    answers.NO_WEAPON: ("weapon_too_low", "THREAT-5"),
    answers.NO_BEAST: ("no_beast", "HUNT-3"),
    answers.ALREADY_BUILT: ("already_built", "BUILD-25"),
    answers.NO_SHELTER: ("no_shelter", "BUILD-10"),
    answers.NOT_OPEN: ("not_open", "BUILD-16"),
    answers.NOT_YOURS: ("not_yours", "PLAN-37"),
    answers.NO_TERRAIN: ("terrain_missing", "BUILD-15"),
    answers.INACCESSIBLE: ("inaccessible", "CARD-27"),
    answers.TOO_FAR: ("too_far_away", "GATHER-6"),
    answers.CAMP_TILE: ("camp_tile", "GATHER-2"),
    answers.NO_SOURCE: ("no_source", "GATHER-1"),
    answers.USED_UP: ("source_exhausted", "GATHER-19"),
    answers.EXPLORED: ("explored_already", "EXPLORE-1"),
    answers.NO_WAY: ("not_payable_so", "BUILD-5"),
    answers.NO_WOOD: ("wood_missing", "PLAN-26"),
    answers.NO_FOOD: ("food_missing", "PLAN-26"),
    answers.NO_FUR: ("fur_missing", "PLAN-26"),
    answers.EMPTY_SLOT: ("nothing_planned", "PLAN-22"),
    answers.NOT_FOR_THIS: ("not_for_this", "PLAN-21"),
    answers.MIXED_PLAYERS: ("mixed_players", "ROUND-8"),
    answers.NOT_WITH_FRIDAY: ("not_with_friday", "PLAYERS-36"),
    answers.ONLY_CARPENTER: ("only_carpenter", "CHAR-36"),
    answers.SEPARATE: ("separate_actions", "CAMP-4"),
    answers.NOTHING_TO_SAVE: ("nothing_to_save", "CHAR-6"),
    answers.ALREADY_LEADER: ("performs_already", "PLAN-17"),
    answers.NOT_ON_IT: ("not_on_it", "PLAN-17"),
    answers.NOT_THERE: ("pawn_not_there", "PLAN-1"),
    answers.NOT_YOUR_PAWN: ("not_your_pawn", "PLAN-1"),
    answers.HAS_MARKER: ("has_marker", "SCENITEM-7"),
    answers.FIRST_PLAYER_ONLY: ("first_player_only", "PLAYERS-5"),
    answers.CONFIRMED: ("confirmed_already", "PLAN-1"),
    answers.INCOMPLETE: ("pawns_missing", "PLAN-14"),
    answers.DIFFERENT_PLAYERS: ("different_players", "THREAT-22"),
    answers.PAWNS_LEFT: ("pawns_left", "PLAN-3"),
    answers.NO_FIELD_TOKEN: ("no_field_token", "TOKEN-13"),
    answers.ALREADY_FIRST: ("first_already", "TOKEN-13"),
    answers.NOT_BUILT: ("not_built_yet", "SCENITEM-10"),
    answers.NO_TOTEM: ("no_totem", "EXPLORE-22"),
    answers.DONE: ("done_already", "EXPLORE-22"),
    answers.NO_MARKER: ("nothing_to_remove", "ROUND-7"),
    answers.NO_MAP: ("no_treasure_map", "CARD-49"),
    answers.TOO_FEW_TRAPS: ("too_few_traps", "ROUND-7"),
    answers.ONLY_OWNER: ("skill_of_another", "CHAR-1"),
    answers.CAPTURED: ("actress_captured", "ROUND-7"),
}


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
    value: i64 = DECLINE if verb == codes.DECLINE else legal.meant(kind, named)
    if (table.steps[at + 2] >> value) & 1 == 0 or (verb != codes.DECLINE and legal.named(table, kind, value) != named):
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
        return None if answer == answers.FINE else _planned(table, answer, x, y & 15)
    if verb == codes.CONFIRM:
        answer = checks.confirm(table, seat)
        return None if answer == answers.FINE else _confirmed(table, answer, seat)
    if verb == codes.REOPEN:
        return None if (table.confirmed >> seat) & 1 == 1 else _no("not_confirmed", "PLAN-1")
    source: i64 = seat if y < FRIDAY else y
    if verb == codes.SUPPORT:
        answer = checks.support(table, seat, x, source)
    elif verb == codes.TAKE_BACK:
        answer = checks.take_back(table, seat, x, source)
    elif verb == codes.LEAD:
        answer = checks.lead(table, seat, x)
    else:
        answer = checks.go_first(table, seat, x)
    if answer == answers.FINE:
        return None
    code, rule = _REASONS[answer]
    return _no(code, rule, slot=int(x) + 1, pawn=pawns.SOURCES[source])


def _planned(table: Table, answer: i64, target: i64, way: i64) -> Reason:
    """Why something cannot be planned, with what is missing."""
    code, rule = _REASONS[answer]
    values: dict[str, Any] = {"target": TARGETS[target]}
    invention: i64 = targets.invention_of(target)
    at: i64 = 32 * table.setup.scenario + invention
    if answer == answers.NO_ITEM:
        needed = NEED_ITEMS[at] if invention >= 0 else 1 << cards.THREAT_ITEM[table.threats[target]]
        usable = 0 if table.has(marks.ROUND_SPACE, marks.ITEMS_OFF) else table.built
        values["items"] = [INVENTIONS[item] for item in places(needed & ~usable)]
    elif answer == answers.NO_TERRAIN:
        values["terrains"] = [TERRAINS[kind] for kind in places(NEED_TERRAIN[at] & ~island.terrains(table))]
    elif answer == answers.NO_WEAPON:
        kong = target == targets.KONG
        values["needed"] = int(price_of_kong(table) if kong else cards.THREAT_WEAPON[table.threats[target]])
        values["weapon"] = int(table.weapon)
    elif answer in (answers.NO_WOOD, answers.NO_FUR, answers.NO_FOOD):
        cost = costs.price(table, target, way)
        if answer == answers.NO_WOOD:
            cost += checks.token_wood(table, target)
        values["needed"] = int(
            costs.wood_of(cost) if answer == answers.NO_WOOD
            else costs.fur_of(cost) if answer == answers.NO_FUR
            else costs.food_of(cost)
        )  # fmt: skip
    return _no(code, rule, **values)


def _confirmed(table: Table, answer: i64, seat: i64) -> Reason:
    code, rule = _REASONS[answer]
    if answer in (answers.INCOMPLETE, answers.DIFFERENT_PLAYERS, answers.NO_WOOD):
        for slot in range(SLOTS):
            at = slot * SLOT_SIZE
            mine = table.plan[at + TARGET] != 0 and checks.answers_for(table, slot) == seat
            if mine and checks.complete(table, slot) == answer:
                wood = answer == answers.NO_WOOD
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
    if things.SKILLS <= use < things.USE_POT:
        return _why_not_skill(table, seat, use - things.SKILLS, values)
    if not things.is_there(table, seat, use):
        return _no("not_available", "ROUND-10", **values)
    when: i64 = things.WHEN[table.setup.scenario * things.USE_COUNT + use]
    if things.TOKENS <= use < things.TREASURES:
        kind: i64 = DISCOVERY_COUNT * table.setup.scenario + use - things.TOKENS
        if table.weapon < TOKEN_WEAPON[kind]:
            return _no("use_needs_weapon", "DISC-12", weapon=int(TOKEN_WEAPON[kind]), **values)
        if TOKEN_ITEM[kind] >= 0 and not glances.has_item(table, TOKEN_ITEM[kind]):
            return _no("use_needs_item", "DISC-17", item=INVENTIONS[TOKEN_ITEM[kind]], **values)
    return _no("not_now", "CARD-3", when=WHENS[when], **values)


def _why_not_skill(table: Table, seat: i64, skill: i64, values: dict[str, Any]) -> Reason:
    if table.setup.characters[seat] != skill // 4:
        return _no("not_your_skill", "CHAR-1", **values)
    if table.has(marks.SEATS + seat, marks.NO_SKILLS):
        return _no("no_skills", "ROUND-8", **values)
    if (table.used >> skill) & 1 == 1:
        return _no("skill_used", "CHAR-2", **values)
    price = int(things.price(table, skill))
    if table.det[seat] < price:
        return _no("determination_missing", "CHAR-4", needed=price, determination=int(table.det[seat]), **values)
    if glances.free_food(table) < SKILL_FOOD[skill]:
        return _no("skill_needs_food", "CHAR-14", **values)
    when: i64 = things.WHEN[table.setup.scenario * things.USE_COUNT + things.SKILLS + skill]
    return _no("not_now", "CHAR-5", when=WHENS[when], **values)

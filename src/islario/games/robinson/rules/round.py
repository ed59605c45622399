"""What an action does, and how the round goes on after it."""

from mypy_extensions import i64

from islario.core.codes import verb_of, x_of, y_of
from islario.core.events import Log
from islario.core.game import ACTION, NEW_TURN, REVEALING
from islario.core.rng import Rng
from islario.games.robinson import codes, engine, happenings, steps
from islario.games.robinson.agenda import DECLINE, OPTION, card_of
from islario.games.robinson.components import FOOD, FRIDAY, PRESERVED
from islario.games.robinson.planning import costs, openings, plan
from islario.games.robinson.rules import legal
from islario.games.robinson.state import STEP_SIZE, Table
from islario.games.robinson.uses import using


def apply(table: Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
    """Carry out a legal action; what kind of step it was (see core.game)."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    round: i64 = table.round
    before: i64 = unknown(table)
    chance: i64 = rng.counter
    if verb > codes.GO_FIRST:
        openings.forget(table)
    if verb == codes.PLAN:
        plan.plan(table, seat, x, y & 15, y >> 4, log)
    elif verb == codes.SUPPORT:
        plan.support(table, x, seat if y < FRIDAY else y, log)
    elif verb == codes.LEAD:
        plan.lead(table, seat, x, log)
    elif verb == codes.TAKE_BACK:
        plan.take_back(table, x, seat if y < FRIDAY else y, log)
    elif verb == codes.GO_FIRST:
        plan.go_first(table, x, log)
    elif verb == codes.CONFIRM:
        plan.confirm(table, seat, log)
    elif verb == codes.REOPEN:
        table.confirmed &= ~(1 << seat)
    elif verb == codes.GO_ON:
        table.steps[(table.depth - 1) * STEP_SIZE + 2] &= ~(1 << seat)
    elif verb == codes.USE:
        using.use(table, seat, x, y, rng, log)
    elif verb == codes.SPEND_FIRST:
        table.preserved_first = x == 1
        costs.reserve_food(table, table.reserved[FOOD] + table.reserved[PRESERVED])
    else:
        value: i64 = DECLINE
        if verb != codes.DECLINE:
            value = legal.answer_of_name(verb - codes.ANSWER, x)
        if log is not None:
            log.add(happenings.ANSWERED, seat, verb, x, asked_by(table) if verb == codes.ANSWER + OPTION else 0)
        engine.answer(table, value)
    engine.run(table, rng, log)
    kind: i64 = ACTION if verb == codes.PLAN or verb == codes.SUPPORT else 0
    if table.round != round:
        kind |= NEW_TURN
    if rng.counter != chance or unknown(table) != before:
        kind |= REVEALING
    return kind


def asked_by(table: Table) -> i64:
    """What lets choose among options, as a log has it: 1 + a card, or a step, whose options have words of their own."""
    at: i64 = (table.depth - 2) * STEP_SIZE
    step: i64 = table.steps[at]
    if step == steps.CHOOSE_AT:
        return 1 + card_of(table.steps[at + 3])
    return 0 if step == steps.DECIDE_AT else happenings.OWN_WORDS + step


def unknown(table: Table) -> i64:
    """How many cards are hidden, and what is known of them: it changes when something comes to light."""
    total: i64 = len(table.event_deck) + len(table.mystery_deck) + len(table.beast_deck) + len(table.hunting)
    total += len(table.adventures[0]) + len(table.adventures[1]) + len(table.adventures[2])
    total += len(table.invention_deck) + len(table.tile_deck) + len(table.discovery_pile) + len(table.item_box)
    return 4 * total + (1 if table.known_top else 0) + (2 if table.known_event else 0)

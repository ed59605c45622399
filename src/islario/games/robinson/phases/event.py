"""The beginning of a round, and its event phase."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import NOTHING, for_person, from_card, push, push_effects
from islario.games.robinson.box import cards
from islario.games.robinson.causes import MOMENT_COME, because
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BOOK,
    MYSTERIES_AT,
)
from islario.games.robinson.effects import tokens
from islario.games.robinson.effects.cards import open_book
from islario.games.robinson.phases.arrivals import bring_home
from islario.games.robinson.state import EVENT, NONE, Table


def run(table: Table, step: i64, a: i64, b: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.ROUND_BEGINS:
        begin_round(table, log)
    elif step == steps.BEFORE_EVENT:
        wake(table, log)
    elif step == steps.EVENT_PHASE:
        if table.round > 1:  # EVENT-1
            push(table, steps.EVENT_DRAW, 0, 0, NOTHING)
            if table.waiting_beast != NONE:
                push(table, steps.BEAST_WAITS, 0, 0, NOTHING)
    elif step == steps.BEAST_WAITS:
        beast: i64 = table.waiting_beast
        table.waiting_beast = NONE
        push(table, steps.FIGHT_CARD, beast, 0, for_person(NOTHING, table.first))
    elif step == steps.EVENT_DRAW:
        draw(table, log)
    elif step == steps.EVENT_SHIFT:
        leaving: i64 = table.threats[0]
        table.threats[0] = table.threats[1]
        table.threats[1] = NONE
        if leaving != NONE:
            push(table, steps.STRIKE, leaving, 0, NOTHING)
    elif step == steps.EVENT_PLACE:
        table.threats[1] = a


def begin_round(table: Table, log: Log | None) -> None:
    """The phases of a round, in their order (ROUND-1)."""
    table.phase = EVENT
    if log is not None:
        log.add(happenings.ROUND_BEGAN, table.round)
    push(table, steps.NIGHT_PHASE, 0, 0, NOTHING)
    push(table, steps.WEATHER_PHASE, 0, 0, NOTHING)
    push(table, steps.END_OF_ACTIONS, 0, 0, NOTHING)
    push(table, steps.RESOLVE_NEXT, 0, 0, NOTHING)
    push(table, steps.PLANNING, 0, 0, NOTHING)
    push(table, steps.PRODUCTION_PHASE, 0, 0, NOTHING)
    push(table, steps.MORALE_PHASE, 0, 0, NOTHING)
    push(table, steps.EVENT_PHASE, 0, 0, NOTHING)
    push(table, steps.BEFORE_EVENT, 0, 0, NOTHING)
    table.setup.rules.check_goal(table)
    table.setup.rules.round_begins(table, log)


def wake(table: Table, log: Log | None) -> None:
    """What waited for this round: who was outside comes home, and effects that were put off."""
    bring_home(table, log)
    late = vec[i64]()
    for mark in table.marks:
        if marks.place_of(mark) == marks.DAWN:
            late = append(late, mark)
    for kind in (marks.ONE_PAWN, marks.CONFUSED, marks.CURSED, marks.LATER):
        marking.lift(table, marks.DAWN, kind, because(NOTHING, MOMENT_COME), log)
    for mark in late:
        waiting: i64 = marks.kind_of(mark)
        value: i64 = marks.value_of(mark)
        card: i64 = marks.card_of(mark)
        if waiting == marks.LATER:
            push_effects(table, value // 8, from_card(for_person(NOTHING, value % 8), card))
        else:
            tokens.put(table, marks.SEATS + value, waiting, card, log)


def draw(table: Table, log: Log | None) -> None:
    """The next card: an adventure or mystery does its event part and another is drawn (EVENT-4)."""
    if len(table.event_deck) == 0:
        return  # EVENT-21
    table.event_deck, card = pop(table.event_deck)
    table.known_event = False
    context: i64 = from_card(NOTHING, card)
    if log is not None:
        log.add(happenings.DREW, 7, card)
    if card >= MYSTERIES_AT:
        mystery: i64 = card - MYSTERIES_AT
        push(table, steps.EVENT_DRAW, 0, 0, NOTHING)
        push(table, steps.PUT_AWAY, card, cards.MYSTERY_AGAIN[mystery], context)
        push_effects(table, cards.MYSTERY_AFTER[mystery], context)
    elif card >= ADVENTURES_AT:
        push(table, steps.EVENT_DRAW, 0, 0, NOTHING)
        push(table, steps.PUT_AWAY, card, 0, context)
        push_effects(table, cards.AFTER[card - ADVENTURES_AT], context)
    else:
        push(table, steps.EVENT_PLACE, card, 0, context)
        push(table, steps.EVENT_SHIFT, 0, 0, context)
        push_effects(table, cards.EVENT_EFFECT[card], context)
        if cards.ICON[card] == BOOK:
            open_book(table)
        else:
            tokens.put(table, marks.BUILD_FIELD + cards.ICON[card], marks.ADVENTURE, card, log)

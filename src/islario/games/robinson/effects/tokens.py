"""Tokens on fields, tiles and other places, and effects that wait."""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import cards, components, happenings, marks, steps, switches
from islario.games.robinson.agenda import MARK, NO_SPACE, ask, card_of, chooser, push, space_of, who_of
from islario.games.robinson.components import ADVENTURES_AT
from islario.games.robinson.effects.language import CAMP_TILE, HERE
from islario.games.robinson.glances import pending
from islario.games.robinson.planning import costs
from islario.games.robinson.state import Table


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    card: i64 = card_of(context)
    if step == steps.TOKEN:
        put_token(table, a, b, context, log)
    elif step == steps.REMOVE_TOKEN:
        remove(table, b, a, log)
    elif step == steps.WEATHER:
        put(table, marks.WEATHER_SPACE, marks.RAIN + a, card, log)
    elif step == steps.PRODUCTION:
        put(table, marks.PRODUCTION_SPACE, marks.NO_FOOD + a, card, log)
    elif step == steps.ROUND:
        put(table, marks.ROUND_SPACE, marks.NO_MIXED + a, card, log)
    elif step == steps.LATER:
        wait(table, a, b, context)
    elif step == steps.REMOVE_ANY:
        choices: i64 = removable(table)
        if choices != 0:
            push(table, steps.REMOVE_ANY_AT, 0, 0, context)
            ask(table, chooser(table, context), MARK, choices, context)
    elif step == steps.REMOVE_ANY_AT:
        at: i64 = nth_token(table, a)
        if at < 0:
            return  # something else has taken it away since the question
        mark: i64 = table.marks[at]
        table.lift_at(at)
        if pending(table, steps.PLANNING) >= 0:
            costs.reserve(table)  # a +1 wood token that is gone costs nothing any more
        if log is not None:
            log.add(happenings.MARK_GONE, marks.kind_of(mark), marks.place_of(mark))


def put(table: Table, place: i64, kind: i64, card: i64, log: Log | None) -> None:
    """Put a token somewhere, unless an equal one is there (ONETOKEN-1, -2)."""
    if not table.has(place, kind):
        table.put(place, kind, card)
        if log is not None:
            log.add(happenings.MARK_PUT, kind, place, card)


def remove(table: Table, place: i64, kind: i64, log: Log | None) -> None:
    if table.has(place, kind):
        table.lift(place, kind)
        if log is not None:
            log.add(happenings.MARK_GONE, kind, place)


def put_token(table: Table, kind: i64, where: i64, context: i64, log: Log | None) -> None:
    card: i64 = card_of(context)
    place: i64 = where
    if where == HERE:
        place = space_of(context)
        if place == NO_SPACE:
            return
    elif where == CAMP_TILE:
        put_on_camp(table, kind, card, log)
        return
    if kind == marks.BEAST and card == ADVENTURES_AT + cards.DANGEROUS_TERRAIN and table.switch(switches.PRINTED):
        kind = marks.BEAST_GATHER
    put(table, place, kind, card, log)


def put_on_camp(table: Table, kind: i64, card: i64, log: Log | None) -> None:
    """A +1 token that a built item puts on the camp tile."""
    several = table.setup.scenario == components.ROBINSON_FAMILY and kind == marks.PLUS_FOOD  # ONETOKEN-5
    if table.has(table.camp, kind) and not several:
        return
    table.put(table.camp, kind, card)
    if log is not None:
        log.add(happenings.MARK_PUT, kind, table.camp, card)


def wait(table: Table, moment: i64, effects: i64, context: i64) -> None:
    """Effects wait for the next round, for this or the next night, or for every night."""
    who: i64 = who_of(context)
    value: i64 = effects * 8 + who
    if moment == 0:
        table.put(marks.DAWN, marks.LATER, card_of(context), value)
    elif moment == 3:
        table.put(marks.NIGHT_SPACE, marks.EVERY_NIGHT, card_of(context), value)
    else:
        table.put(marks.NIGHT_SPACE, marks.LATER, card_of(context), value)


def take_waiting(table: Table, place: i64, kind: i64) -> vec[i64]:
    """The effects that wait at a place, taken away from it."""
    found = vec[i64]()
    for mark in table.marks:
        if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
            found = append(found, mark)
    table.lift(place, kind)
    return found


def is_token(mark: i64) -> bool:
    """Whether a mark is a token on the board, and neither a marker nor something that is only remembered."""
    kind: i64 = marks.kind_of(mark)
    return kind <= marks.PLUS_FOOD or marks.RAIN <= kind <= marks.STORM or kind == marks.BEAST_GATHER


def removable(table: Table) -> i64:
    """The tokens on the board, numbered as they came, as bits."""
    found: i64 = 0
    n: i64 = 0
    for mark in table.marks:
        if is_token(mark) and n < 60:
            found |= bit(n)
            n += 1
    return found


def nth_token(table: Table, n: i64) -> i64:
    """Where token number n stands among the marks."""
    seen: i64 = 0
    for i in range(i64(len(table.marks))):
        if is_token(table.marks[i]):
            if seen == n:
                return i
            seen += 1
    return -1

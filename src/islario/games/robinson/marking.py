"""Marks put down and taken away, and told: none comes or goes without an event."""

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, marks
from islario.games.robinson.causes import why
from islario.games.robinson.state import Table


def put(table: Table, place: i64, kind: i64, card: i64, value: i64, log: Log | None) -> None:
    """Put a mark somewhere, whatever lies there already."""
    table.put(place, kind, card, value)
    if log is not None:
        log.add(happenings.MARK_PUT, kind, place, card)


def lift(table: Table, place: i64, kind: i64, context: i64, log: Log | None) -> None:
    """Take away every mark of a kind; the context says why."""
    if log is not None and table.has(place, kind):
        for mark in table.marks:
            if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
                log.add(happenings.MARK_GONE, kind, place, marks.card_of(mark), why(table, context))
    table.lift(place, kind)


def lift_at(table: Table, index: i64, context: i64, log: Log | None) -> None:
    """Take away one mark of the list."""
    if log is not None:
        mark: i64 = table.marks[index]
        kind: i64 = marks.kind_of(mark)
        log.add(happenings.MARK_GONE, kind, marks.place_of(mark), marks.card_of(mark), why(table, context))
    table.lift_at(index)

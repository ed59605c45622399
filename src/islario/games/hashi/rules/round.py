"""What an action does, and how the round goes on."""

from librt.vecs import append, pop
from mypy_extensions import i64

from islario.core.bits import count, lowest
from islario.core.codes import verb_of, x_of, y_of
from islario.core.events import Log
from islario.core.game import ACTION, NEW_TURN, REVEALING, SEALING
from islario.games.hashi import codes, happenings
from islario.games.hashi.components import ISLAND_COUNT, ISLAND_POINTS, bridges_on, number_on
from islario.games.hashi.rules import bridges, points
from islario.games.hashi.rules.legal import waiting
from islario.games.hashi.state import BRIDGES, DONE, NUMBER, Sheet, Table


def apply(table: Table, seat: i64, code: i64, log: Log | None) -> i64:
    """Carry out a legal action of a seat; what kind of step it was."""
    verb: i64 = verb_of(code)
    sheet = table.sheets[seat]
    if verb == codes.START:
        _write(table, seat, y_of(code), x_of(code), log)
        sheet.stage = DONE
    elif verb == codes.NUMBER:
        _write(table, seat, y_of(code), number_on(table.shown), log)
        sheet.stage = BRIDGES
        return ACTION
    elif verb == codes.SKIP_NUMBER:
        if log is not None:
            log.add(happenings.GAVE_UP_NUMBER, seat, number_on(table.shown))
        sheet.stage = BRIDGES
        return 0
    elif verb == codes.BRIDGE:
        _draw(table, seat, x_of(code), y_of(code), log)
        sheet.left -= 1
        if sheet.left > 0:
            return 0
        sheet.stage = DONE
    else:
        if log is not None:
            log.add(happenings.GAVE_UP_BRIDGES, seat, sheet.left)
        sheet.left = 0
        sheet.stage = DONE
    kind: i64 = ACTION if verb == codes.BRIDGE else 0  # all bridges of a card are one action
    if waiting(table) != 0:
        return kind | SEALING
    return kind | REVEALING | (_pass_boards(table, log) if verb == codes.START else _end_round(table, log))


def _write(table: Table, seat: i64, island: i64, number: i64, log: Log | None) -> None:
    sheet = table.sheets[seat]
    before: i64 = sheet.complete
    bridges.write(table.board, sheet, island, number)
    if log is not None:
        log.add(happenings.NUMBERED, seat, island, number)
        _tell_completed(seat, sheet.complete & ~before, log)


def _draw(table: Table, seat: i64, a: i64, b: i64, log: Log | None) -> None:
    sheet = table.sheets[seat]
    before: i64 = sheet.complete
    line: i64 = table.board.between[a * ISLAND_COUNT + b]
    bridges.draw(table.board, sheet, line)
    if log is not None:
        log.add(happenings.BRIDGED, seat, a * ISLAND_COUNT + b, sheet.bridges(line))
        _tell_completed(seat, sheet.complete & ~before, log)


def _tell_completed(seat: i64, islands: i64, log: Log) -> None:
    while islands != 0:
        log.add(happenings.COMPLETED, seat, lowest(islands))
        islands &= islands - 1


def _pass_boards(table: Table, log: Log | None) -> i64:
    """Every board goes to the left neighbour, who keeps it (HA-SETUP-2); then the first card is turned."""
    table.sheets = [table.sheets[seat - 1] for seat in range(int(table.players))]  # seat 0 gets that of the last
    if log is not None and table.players > 1:
        log.add(happenings.BOARDS_PASSED)
    _turn_card(table, log)
    return 0


def _end_round(table: Table, log: Log | None) -> i64:
    """Give the points; then turn the next card, or end the game after the last."""
    points.score_round(table, log)
    if len(table.deck) > 0:
        table.gone = append(table.gone, table.shown)
        _turn_card(table, log)
        return NEW_TURN
    table.ended = True
    for sheet in table.sheets:
        _open(sheet)
    if log is not None:
        for seat in range(table.players):
            islands: i64 = count(table.sheets[seat].complete)
            log.add(happenings.ISLANDS_SCORED, seat, islands, islands * ISLAND_POINTS)
        log.add(happenings.ENDED)
    return 0


def _turn_card(table: Table, log: Log | None) -> None:
    table.deck, table.shown = pop(table.deck)
    table.round += 1
    for sheet in table.sheets:
        _open(sheet)
        sheet.stage = NUMBER
        sheet.left = bridges_on(table.shown)
    if log is not None:
        log.add(happenings.TURNED, table.round, table.shown)


def _open(sheet: Sheet) -> None:
    """What was done with the last card is seen by all from now on (HA-ROUND-3)."""
    sheet.old_numbers = sheet.numbers
    sheet.old_drawn = sheet.drawn

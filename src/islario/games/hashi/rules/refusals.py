"""Why a seat may not do something now.

Each answer comes from the same questions that list the legal actions (``legal``, ``bridges``); only when such a
question says no does this module find the reason.
"""

from typing import Any

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import verb_of, x_of, y_of
from islario.core.reasons import Reason
from islario.games.hashi import codes
from islario.games.hashi.components import HIGHEST, ISLAND_COUNT, ISLANDS, number_on
from islario.games.hashi.rules.bridges import open_lines, possible_lines
from islario.games.hashi.rules.legal import may_skip_bridges, takes_number
from islario.games.hashi.state import BRIDGES, DONE, NUMBER, START, Sheet, Table


def why_not(table: Table, seat: i64, code: i64) -> Reason | None:
    """Why the seat may not play this now; None if it may."""
    verb: i64 = verb_of(code)
    sheet = table.sheets[seat]
    if table.ended:
        return _no("game_over", "HA-SCORE-5")
    if verb == codes.START:
        return _why_not_start(table, sheet, y_of(code))
    if table.shown == 0:
        return _no("set_up_first", "HA-SETUP-2")
    if sheet.stage == DONE:
        return _no("card_done", "HA-ROUND-1")
    if verb == codes.NUMBER or verb == codes.SKIP_NUMBER:
        if sheet.stage != NUMBER:
            return _no("number_past", "HA-ROUND-1")
        return None if verb == codes.SKIP_NUMBER else _why_not_number(table, sheet, y_of(code))
    if sheet.stage != BRIDGES:
        return _no("number_first", "HA-ROUND-1", number=int(number_on(table.shown)))
    if verb == codes.BRIDGE:
        return _why_not_bridge(table, sheet, x_of(code), y_of(code))
    return None if may_skip_bridges(table, sheet) else _no("half_drawn", "HA-BRIDGE-1", left=int(sheet.left))


def _why_not_start(table: Table, sheet: Sheet, island: i64) -> Reason | None:
    if table.shown != 0:
        return _no("set_up_over", "HA-SETUP-2")
    if sheet.stage != START:
        return _no("start_written", "HA-SETUP-2")
    if (table.board.flags >> island) & 1 == 1:
        return _no("start_flag", "HA-SETUP-2", island=ISLANDS[island])
    return None


def _why_not_number(table: Table, sheet: Sheet, island: i64) -> Reason | None:
    number: i64 = number_on(table.shown)
    if takes_number(table.board, sheet, island, number):
        return None
    written: i64 = sheet.number(island)
    if written != 0:
        return _no("island_numbered", "HA-NUM-1", island=ISLANDS[island], number=int(written))
    bridges: i64 = HIGHEST - sheet.space(island)
    if number < bridges:
        return _no("number_low", "HA-NUM-4", island=ISLANDS[island], number=int(number), bridges=int(bridges))
    return _no("flag_unreached", "HA-NUM-3", island=ISLANDS[island])


def _why_not_bridge(table: Table, sheet: Sheet, a: i64, b: i64) -> Reason | None:
    board = table.board
    line: i64 = board.between[a * ISLAND_COUNT + b]
    if line < 0:
        return _no("no_line", "HA-BRIDGE-2", islands=[ISLANDS[a], ISLANDS[b]])
    if (possible_lines(board, sheet) >> line) & 1 == 1:
        return None
    if (open_lines(sheet) >> line) & 1 == 1:
        return _no("rest_impossible", "HA-BRIDGE-8", line=board.lines[line], left=int(sheet.left))
    for end in (a, b):
        if (sheet.complete >> end) & 1 == 1:
            return _no("island_complete", "HA-BRIDGE-6", island=ISLANDS[end])
    if sheet.bridges(line) == 2:
        return _no("line_full", "HA-BRIDGE-3", line=board.lines[line])
    crossed: i64 = board.crossings[line] & sheet.drawn
    if crossed != 0:
        return _no("crosses", "HA-BRIDGE-4", line=board.lines[line], lines=[board.lines[i] for i in places(crossed)])
    for end in (a, b):
        if sheet.space(end) == 0:
            return _no("island_full", "HA-BRIDGE-5", island=ISLANDS[end], most=HIGHEST)
    return _no("no_number", "HA-BRIDGE-2", islands=[ISLANDS[a], ISLANDS[b]])


def _no(code: str, rule: str, **values: Any) -> Reason:
    return Reason(code, values, rule)

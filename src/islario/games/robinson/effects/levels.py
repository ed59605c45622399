"""Morale, roof, palisade and weapons."""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks, steps, switches
from islario.games.robinson.agenda import ASKED, LACK_ROOF, card_of, lacking, push
from islario.games.robinson.box import cards
from islario.games.robinson.causes import CAMP_MOVED, CAMP_STRIPPED, by_rule, why
from islario.games.robinson.components import HAS_SHELTER
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.state import Table
from islario.games.robinson.uses import windows

ROOF: Final = 0
PALISADE: Final = 1
WEAPON: Final = 2
HIGHEST_MORALE: Final = 3


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    if step == steps.MORALE:
        change_morale(table, a, context, log)
    elif step <= steps.WEAPON:
        level: i64 = step - steps.ROOF
        if a > 0:
            raise_level(table, level, a, context, log)
        elif a < 0:
            lower_level(table, level, -a, b, context, log)
    elif step == steps.HALVE:
        halve(table, a, context, log)
    elif step == steps.DISARM:
        set_level(table, WEAPON, 0, context, log)
    elif step == steps.TEMP_WEAPON:
        table.temp += a


def change_morale(table: Table, change: i64, context: i64, log: Log | None) -> None:
    """Morale moves, but not past its ends (MORALE-6)."""
    before: i64 = table.morale
    table.morale = max(-HIGHEST_MORALE, min(HIGHEST_MORALE, before + change))
    if log is not None and table.morale != before:
        log.add(happenings.MORALE_IS, table.morale, before, 0, why(table, context))


def has_shelter(table: Table) -> bool:
    """Whether the camp has a shelter, built or natural (BUILD-10, -26)."""
    return table.shelter or HAS_SHELTER[table.tiles[table.camp]] == 1


def get_level(table: Table, level: i64) -> i64:
    return table.roof if level == ROOF else table.palisade if level == PALISADE else table.weapon


def set_level(table: Table, level: i64, value: i64, context: i64, log: Log | None) -> None:
    before: i64 = get_level(table, level)
    if level == ROOF:
        table.roof = value
    elif level == PALISADE:
        table.palisade = value
    else:
        table.weapon = value
    if log is not None and value != before:
        log.add(happenings.LEVEL_IS, level, value, before, why(table, lacking(context, LACK_ROOF + level)))


def raise_level(table: Table, level: i64, change: i64, context: i64, log: Log | None) -> None:
    """Roof and palisade need a shelter; without one the gain is lost (BUILD-27)."""
    if level == WEAPON or has_shelter(table) or table.switch(switches.LEVELS_WITHOUT_SHELTER):
        set_level(table, level, get_level(table, level) + change, context, log)


def lower_level(table: Table, level: i64, change: i64, flags: i64, context: i64, log: Log | None) -> None:
    """A level must drop; a wound for each step that it cannot (DEMAND-5)."""
    missing: i64 = max(0, change - get_level(table, level))
    demanded = missing > 0 and flags & POSSIBLE == 0
    if demanded and flags & ASKED == 0:
        push(table, steps.ROOF + level, -change, flags | ASKED, context)
        if windows.offer(table, relief_of(level), context):
            return
        table.depth -= 1
    set_level(table, level, get_level(table, level) - change + missing, context, log)
    if demanded:
        push(table, steps.LACK, missing, 0, lacking(context, LACK_ROOF + level))


def relief_of(level: i64) -> i64:
    """What helps somebody to meet a demand of a level (uses.relief)."""
    return windows.ROOF if level == ROOF else windows.PALISADE if level == PALISADE else windows.WEAPON


def halve(table: Table, level: i64, context: i64, log: Log | None) -> None:
    """Half is lost, rounded down: a level of 1 loses nothing (EVENT-20, NIGHT-9)."""
    now: i64 = get_level(table, level)
    set_level(table, level, now - now // 2, context, log)


def move_levels(table: Table, context: i64, log: Log | None) -> None:
    """What becomes of roof and palisade when the camp moves (NIGHT-8, -12)."""
    card: i64 = card_of(context)
    own: i64 = by_rule(context, CAMP_MOVED if table.shelter else CAMP_STRIPPED)
    for level in range(i64(2)):
        before: i64 = get_level(table, level)
        if table.shelter:
            halve(table, level, own, log)
        else:
            set_level(table, level, 0, own, log)
        if card == cards.CLOUD_BURST and get_level(table, level) < before:  # only it gives back what its move took
            marking.put(table, marks.ROUND_SPACE, marks.LOST_ROOF + level, card, 0, log)


def strength(table: Table) -> i64:
    """Weapons with what counts for the moment (CARD-43)."""
    return table.weapon + table.temp

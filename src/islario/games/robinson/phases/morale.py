"""The morale phase."""

from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import happenings, steps
from islario.games.robinson.agenda import NOTHING, OPTION, ask, for_person, push
from islario.games.robinson.causes import ALONE, because
from islario.games.robinson.components import DIARY, DRUMS
from islario.games.robinson.effects.levels import HIGHEST_MORALE, change_morale
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import MORALE, Table
from islario.games.robinson.uses import windows


def run(table: Table, step: i64, a: i64, b: i64, log: Log | None) -> None:
    first: i64 = for_person(NOTHING, table.first)
    if step == steps.MORALE_PHASE:
        table.phase = MORALE
        if log is not None:
            log.add(happenings.PHASE_BEGAN, MORALE)
        if table.setup.players == 1:
            change_morale(table, 1, because(NOTHING, ALONE), log)  # PLAYERS-25
        push(table, steps.MORALE_RESULT, 0, 0, NOTHING)
        windows.offer(table, windows.MORALE, NOTHING)
    elif step == steps.MORALE_RESULT:
        bonus: i64 = (1 if has_item(table, DIARY) else 0) + (2 if has_item(table, DRUMS) else 0)
        if table.morale == HIGHEST_MORALE:
            push(table, steps.MORALE_CHOICE, 0, bonus, first)
            ask(table, table.first, OPTION, 3, first)
        elif table.morale + bonus != 0:
            push(table, steps.DET, table.morale + bonus, 0, first)
    elif step == steps.MORALE_CHOICE:
        if a == 0:
            push(table, steps.DET, 2 + b, 0, first)
        else:
            if b > 0:
                push(table, steps.DET, b, 0, first)
            push(table, steps.HEAL, 1, 0, first)

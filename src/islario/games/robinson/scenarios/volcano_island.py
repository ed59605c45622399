"""Volcano Island: explore and look into the temples before the lava is there, and leave by boat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import marking, marks, steps
from islario.games.robinson.agenda import NOTHING, from_card, push
from islario.games.robinson.causes import LAVA as LAVA_FLOWS
from islario.games.robinson.causes import because
from islario.games.robinson.components import (
    A1,
    A2,
    A3,
    B2,
    B4,
    C1,
    C2,
    C3,
    SCENARIOS_AT,
    SECOND_OF_SCENARIO,
    VOLCANO_ISLAND,
)
from islario.games.robinson.effects import island
from islario.games.robinson.effects.tokens import put
from islario.games.robinson.state import NO_TILE, Table

NEW_TILES: Final = 0
"""The note of how many tiles have been explored."""
TEMPLES: Final = 1
"""The note of how many totems have been explored."""
TILES_NEEDED: Final = vec[i64]([0, 6, 6, 7, 8])
TEMPLES_NEEDED: Final = vec[i64]([0, 3, 3, 4, 4])
DRAWS: Final = vec[i64]([0, 3, 4, 4, 5])
"""The mysteries behind each totem, all of which are resolved."""
LAVA: Final = vec[i64](
    [0, 0, 0, 0, 1 << B4, (1 << A3) | (1 << C3), (1 << A2) | (1 << C2), 1 << B2, (1 << A1) | (1 << C1)]
)
"""The spaces that the lava takes, as bits, round by round."""
ORIGIN: Final = SCENARIOS_AT + VOLCANO_ISLAND


def flow(table: Table, log: Log | None) -> None:
    """At the beginning of a round the lava takes its spaces; a camp there is the end."""
    for space in range(i64(10)):
        if (LAVA[table.round] >> space) & 1 == 1:
            if table.tiles[space] == NO_TILE:
                put(table, space, marks.DOWN, ORIGIN, log)
            else:
                lava: i64 = because(from_card(NOTHING, ORIGIN), LAVA_FLOWS)
                marking.lift(table, space, marks.DOWN, lava, log)  # what a card had turned down stays so for good
                island.turn_down(table, space, lava, log)


def enter_temple(table: Table, space: i64, context: i64) -> None:
    """A totem is explored: all its mysteries are drawn and resolved, and then it counts."""
    number: i64 = table.value(space, marks.NUMBER)
    push(table, steps.TOTEM_ACTION, space, 0, context)
    push(table, steps.MYSTERY, DRAWS[number] << 16, 0, context)


def leave_temple(table: Table, space: i64, log: Log | None) -> None:
    table.notes[TEMPLES] += 1
    put(table, space, marks.BURNT, ORIGIN, log)


def lava_round(space: i64) -> i64:
    """The round in which the lava reaches a space; one beyond the last where it never does."""
    for number in range(i64(len(LAVA))):
        if (LAVA[number] >> space) & 1 == 1:
            return number
    return i64(len(LAVA))


def reached(table: Table) -> bool:
    players: i64 = table.setup.players
    enough = table.notes[NEW_TILES] >= TILES_NEEDED[players] and table.notes[TEMPLES] >= TEMPLES_NEEDED[players]
    return enough and (table.built >> SECOND_OF_SCENARIO) & 1 == 1

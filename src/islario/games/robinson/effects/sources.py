"""What happens to the island's sources: exhausted, covered, and opened again."""

from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.events import Log
from islario.games.robinson import island, marking, marks, steps, switches
from islario.games.robinson.agenda import (
    LACK_SOURCE,
    NO_SPACE,
    SOURCE,
    SPACE,
    ask,
    card_of,
    chooser,
    lacking,
    push,
    source_of,
    space_of,
)
from islario.games.robinson.box.cards import NEW_FLOCK
from islario.games.robinson.components import (
    ADVENTURES_AT,
    SOURCE_COUNT,
    SPACES_PLAYED,
)
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.effects.tokens import put, takes_plus
from islario.games.robinson.state import NO_TILE, Table


def exhaust(table: Table, where: i64, flags: i64, context: i64, log: Log | None) -> None:
    """A black marker on a source; none there: every player is wounded, unless "if possible" (DEMAND-6)."""
    space: i64 = space_of(context)
    choices: i64 = 0
    many: i64 = max(1, flags >> 8 & 15)
    if where <= 2:
        choices = island.nearest(table, 1 << where)
    elif where == 3:
        choices = island.nearest(table, island.FOOD_SOURCE)
    elif where == 4:
        choices = island.sources_on(table, island.beside_camp(table), island.ANY_SOURCE)
    elif where == 5:
        exhaust_adjacent(table, flags, context)
        return
    elif where == 6:
        choices = island.sources_on(table, 1 << table.camp, island.FOOD_SOURCE)
    elif where == 7:
        if source_of(context) < 2:
            choices = island.sources_on(table, 1 << space, island.ANY_SOURCE) & (1 << (2 * space + source_of(context)))
        flags |= POSSIBLE  # a source that is already covered has been covered
    elif where == 8:
        choices = island.sources_on(table, 1 << space, island.ANY_SOURCE)
    elif where == 9:
        exhaust_flock(table, context, log)
        return
    elif space == NO_SPACE:  # an exploration that leads to no tile
        return
    elif table.tiles[space] == NO_TILE:  # Signs of Fire, and nothing was found
        marking.put(table, space, marks.FIRE_SIGN, card_of(context), 0, log)  # two may lie there (ONETOKEN-8)
        return
    else:
        choices = island.sources_on(table, 1 << space, island.ANY_SOURCE)
    if choices == 0:
        if flags & POSSIBLE == 0:
            push(table, steps.LACK, many, 0, lacking(context, LACK_SOURCE))
        return
    if many > 1:
        push(table, steps.EXHAUST, where, (flags & 255) | ((many - 1) << 8), context)
    push(table, steps.EXHAUST_AT, 0, 0, context)
    ask(table, chooser(table, context), SOURCE, choices, context)


def cover_source(table: Table, source: i64, context: i64, log: Log | None) -> None:
    put(table, source // 2, marks.EXHAUSTED + source % 2, card_of(context), log)


def exhaust_adjacent(table: Table, flags: i64, context: i64) -> None:
    """All sources of one tile beside the camp."""
    choices: i64 = 0
    tiles: i64 = island.beside_camp(table)
    while tiles != 0:
        space: i64 = lowest(tiles)
        tiles &= tiles - 1
        if island.sources_on(table, 1 << space, island.ANY_SOURCE) != 0:
            choices |= 1 << space
    if choices != 0:
        push(table, steps.ADJACENT_TILE_AT, 0, 0, context)
        ask(table, table.first, SPACE, choices, context)
    elif flags & POSSIBLE == 0:
        push(table, steps.LACK, 1, 0, lacking(context, LACK_SOURCE))


def exhaust_tile(table: Table, space: i64, context: i64, log: Log | None) -> None:
    for place in range(SOURCE_COUNT[table.tiles[space]]):
        put(table, space, marks.EXHAUSTED + place, card_of(context), log)


def exhaust_flock(table: Table, context: i64, log: Log | None) -> None:
    """All sources of the tile with the token of New Flock."""
    for mark in table.marks:
        if marks.kind_of(mark) == marks.PLUS_FOOD and marks.card_of(mark) == ADVENTURES_AT + NEW_FLOCK:
            exhaust_tile(table, marks.place_of(mark), context, log)
            return


def uncover(table: Table, context: i64, log: Log | None) -> None:
    """What a card has covered is open again."""
    card: i64 = card_of(context)
    i: i64 = len(table.marks)
    while i > 0:
        i -= 1
        mark: i64 = table.marks[i]
        kind: i64 = marks.kind_of(mark)
        if marks.card_of(mark) == card and marks.EXHAUSTED <= kind <= marks.COVERED:
            marking.lift_at(table, i, context, log)


def corral_sources(table: Table) -> i64:
    """The food sources beside the camp that a Corral can take; as printed only birds (ITEM-8).

    Where its token cannot lie beside an equal one, no source is covered for it: both or neither.
    """
    if not takes_plus(table, marks.PLUS_FOOD):
        return 0
    kinds: i64 = 1 << 2 if table.switch(switches.PRINTED) else island.FOOD_SOURCE
    return island.sources_on(table, island.beside_camp(table), kinds)


def black_markers(table: Table) -> i64:
    """The black markers on tiles: on sources, at 2 * space + place; on terrain, at 22 + space."""
    found: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        for place in range(i64(2)):
            if table.has(space, marks.EXHAUSTED + place):
                found |= bit(2 * space + place)
        if table.has(space, marks.COVERED):
            found |= bit(22 + space)
    return found


def remove_black(table: Table, which: i64, context: i64, log: Log | None) -> None:
    space: i64 = which - 22 if which >= 22 else which // 2
    kind: i64 = marks.COVERED if which >= 22 else marks.EXHAUSTED + which % 2
    for i in range(i64(len(table.marks))):
        if marks.place_of(table.marks[i]) == space and marks.kind_of(table.marks[i]) == kind:
            marking.lift_at(table, i, context, log)
            break

"""Questions about the island: which tiles lie where, what they offer, how far away they are."""

from typing import Final

from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.robinson import marks
from islario.games.robinson.box.cards import NEW_FLOCK
from islario.games.robinson.components import (
    ADVENTURES_AT,
    DISTANCE,
    FISH,
    NEAR,
    PARROT,
    SOURCE,
    SPACES_PLAYED,
    TERRAIN,
    WOOD_SOURCE,
)
from islario.games.robinson.marks import COVERED, DOWN, SPACE_COUNT
from islario.games.robinson.state import NO_TILE, NONE, Table

ANY_SOURCE: Final = 7
FOOD_SOURCE: Final = (1 << FISH) | (1 << PARROT)
UNCOUNTED: Final = (1 << COVERED) | (1 << DOWN)
"""The marks under which the terrain of a tile does not count, whatever is played."""


def accessible(table: Table) -> i64:
    """The spaces with a tile that lies face up, as bits."""
    found: i64 = 0
    for space in range(i64(SPACE_COUNT)):
        if table.tiles[space] != NO_TILE and not table.has(space, marks.DOWN):
            found |= 1 << space
    return found


def unexplored(table: Table) -> i64:
    """The spaces of the island without a tile, as bits."""
    found: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        if table.tiles[space] == NO_TILE:
            found |= 1 << space
    return found


def distance(table: Table, space: i64) -> i64:
    """Steps from the camp."""
    return DISTANCE[table.camp * SPACE_COUNT + space]


def reach(table: Table, space: i64) -> i64:
    """1 for a space beside the camp, 2 for one further with an accessible tile between; 0 if out of reach."""
    away: i64 = distance(table, space)
    if away == 1:
        return 1
    if away == 2 and NEAR[table.camp] & NEAR[space] & accessible(table) != 0:
        return 2
    return 0


def is_joined(table: Table, space: i64) -> bool:
    """Whether a path of accessible tiles leads from the camp to the tile on a space."""
    tiles: i64 = accessible(table)
    found: i64 = 1 << table.camp
    edge: i64 = found
    while edge != 0:
        near: i64 = 0
        while edge != 0:
            near |= NEAR[lowest(edge)]
            edge &= edge - 1
        edge = near & tiles & ~found
        found |= edge
    return (found >> space) & 1 == 1


def beside_camp(table: Table) -> i64:
    """The accessible tiles beside the camp, as bits."""
    return NEAR[table.camp] & accessible(table)


def source(table: Table, space: i64, place: i64) -> i64:
    """The kind of the first or second source of the tile on a space, or -1."""
    return SOURCE[2 * table.tiles[space] + place]


def is_exhausted(table: Table, space: i64, place: i64) -> bool:
    return table.has(space, marks.EXHAUSTED + place)


def resource_of(kind: i64) -> i64:
    """Wood, or food for fish and birds (PROD-3)."""
    return 0 if kind == WOOD_SOURCE else 1


def place_of_resource(table: Table, space: i64, resource: i64) -> i64:
    """Which source of a tile gives a resource: 0 or 1; 2 for a lone +1 food token (TOKEN-32); -1 for none."""
    for place in range(i64(2)):
        kind: i64 = source(table, space, place)
        if kind >= 0 and resource_of(kind) == resource:
            return place
    if resource == 1 and flock_on(table, space):
        return 2
    return -1


def flock_on(table: Table, space: i64) -> bool:
    """Whether the +1 food token of New Flock lies on a tile (TOKEN-32)."""
    if not table.has(space, marks.PLUS_FOOD):
        return False
    for mark in table.marks:
        here = marks.place_of(mark) == space and marks.kind_of(mark) == marks.PLUS_FOOD
        if here and marks.card_of(mark) == ADVENTURES_AT + NEW_FLOCK:
            return True
    return False


def plus_of(resource: i64) -> i64:
    """The +1 token of wood or food."""
    return marks.PLUS_WOOD if resource == 0 else marks.PLUS_FOOD


def sources_on(table: Table, spaces: i64, kinds: i64) -> i64:
    """The open sources of some kinds on some spaces, as bits at 2 * space + place."""
    found: i64 = 0
    left: i64 = spaces
    while left != 0:
        space: i64 = lowest(left)
        left &= left - 1
        for place in range(i64(2)):
            kind: i64 = source(table, space, place)
            if kind >= 0 and (kinds >> kind) & 1 == 1 and not is_exhausted(table, space, place):
                found |= 1 << (2 * space + place)
    return found


def nearest(table: Table, kinds: i64) -> i64:
    """The open sources of some kinds that are nearest to the camp, as bits (CARD-51)."""
    for away in range(i64(5)):
        spaces: i64 = 0
        tiles: i64 = accessible(table)
        while tiles != 0:
            space: i64 = lowest(tiles)
            tiles &= tiles - 1
            if distance(table, space) == away:
                spaces |= 1 << space
        found: i64 = sources_on(table, spaces, kinds)
        if found != 0:
            return found
    return 0


def is_explored(table: Table, space: i64) -> bool:
    """Whether the terrain of a tile counts (CARD-30, -56; fog on Cursed Island)."""
    return table.tiles[space] != NO_TILE and table.on[space] & table.setup.rules.uncounted == 0


def terrains(table: Table) -> i64:
    """The terrains that count as explored, as bits; looked for only when something on the island has changed."""
    if table.explored == NONE:
        found: i64 = 0
        for space in range(i64(SPACES_PLAYED)):
            if is_explored(table, space):
                found |= 1 << TERRAIN[table.tiles[space]]
        table.explored = found
    return table.explored

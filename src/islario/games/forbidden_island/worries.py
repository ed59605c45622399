"""What the next flood cards threaten, and what it is worth to shore a tile up.

Everything here is known to all players: which cards are left, and in which known set each flood card
lies, never in which order. Worth is counted in points, of which LOSS is the whole game; a chance is a
share of SURE.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.forbidden_island.components import (
    DRAWS,
    FLOOD_DRAWS,
    LANDING,
    SITES,
    TILE_COUNT,
    TREASURE_COUNT,
    WATERS_RISE,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import ACTING, DRAWING, Table

SURE: Final = 1024
"""The chance of what is certain."""

LOSS: Final = 100000  # a tile without which the game is lost
BOTH_WET: Final = 25000  # a treasure's tile while the other one is flooded too
ONE_WET: Final = 9400  # a treasure's tile while the other one is dry
PLAIN: Final = 2600  # any other tile: ground to walk on
SOMETIME: Final = 25  # the share of SURE for every tile: sooner or later its card comes again

# What is lost with a tile.
HOME: Final = 0
LAST_SITE: Final = 1
BOTH_SITES: Final = 2
ONE_SITE: Final = 3
SOMEBODY: Final = 4  # a pawn that could not swim away
GROUND: Final = 5
STAKES: Final = vec[i64]([LOSS, LOSS, BOTH_WET, ONE_WET, LOSS, PLAIN])
"""The points of each."""


def weigh_shores(table: Table, shores: vec[i64]) -> None:
    """For each tile, the points that shoring it up now is worth; none unless it is flooded."""
    weigh_threats(table, shores)
    for tile in range(i64(TILE_COUNT)):
        if (table.flooded >> tile) & 1 == 1:
            shores[tile] = shores[tile] * STAKES[stake_of(table, tile)] // SURE
        else:
            shores[tile] = 0


def weigh_threats(table: Table, chances: vec[i64]) -> None:
    """For each tile, the chance that its card comes this turn, and a little for later turns."""
    for tile in range(i64(TILE_COUNT)):
        chances[tile] = SOMETIME
    draws: i64 = 0
    floods: i64 = FLOOD_DRAWS[table.water]
    if table.phase == ACTING:
        draws = DRAWS
    elif table.phase == DRAWING:
        draws = table.left
    else:
        floods = table.left
    rise: i64 = rise_chance(table, draws)
    rest: i64 = _among_deck(table, floods, SURE - rise, chances)
    _among_discard(table, rest, SURE - rise, chances)
    if rise > 0:  # then more cards may come, those of the discard first
        floods += FLOOD_DRAWS[table.water + 1] - FLOOD_DRAWS[table.water]
        rest = _among_discard(table, floods, rise, chances)
        _among_deck(table, rest, rise, chances)


def rise_chance(table: Table, draws: i64) -> i64:
    """The chance of a Waters Rise among the next treasure cards."""
    cards: i64 = len(table.treasure_deck)
    rises: i64 = 0
    for i in range(cards):
        if table.treasure_deck[i] == WATERS_RISE:
            rises += 1
    calm: i64 = SURE
    while draws > 0 and cards > 0:
        calm = calm * (cards - rises) // cards
        cards -= 1
        draws -= 1
    return SURE - calm


def _among_deck(table: Table, floods: i64, share: i64, chances: vec[i64]) -> i64:
    """Add a share of each tile's chance of being among the top cards of the flood deck; return how many are over."""
    top: i64 = len(table.flood_deck)
    while floods > 0 and top > 0:
        bottom: i64 = top - 1
        while bottom > 0 and (table.seams >> bottom) & 1 == 0:
            bottom -= 1
        size: i64 = top - bottom
        chance: i64 = share if size <= floods else share * floods // size
        for i in range(bottom, top):
            chances[table.flood_deck[i]] += chance
        floods -= size
        top = bottom
    return floods


def _among_discard(table: Table, floods: i64, share: i64, chances: vec[i64]) -> i64:
    """The same for the flood discard, shuffled."""
    size: i64 = len(table.flood_discard)
    if size == 0 or floods <= 0:
        return floods
    chance: i64 = share if size <= floods else share * floods // size
    for i in range(size):
        chances[table.flood_discard[i]] += chance
    return floods - size


def stake_of(table: Table, tile: i64) -> i64:
    """What is lost if a tile sinks."""
    if tile == LANDING:
        return HOME
    for treasure in range(i64(TREASURE_COUNT)):
        if (SITES[treasure] >> tile) & 1 == 1 and (table.captured >> treasure) & 1 == 0:
            other: i64 = SITES[treasure] & ~(1 << tile)
            if table.sunk & other != 0:
                return LAST_SITE
            if table.flooded & other != 0:
                return BOTH_SITES
            return ONE_SITE
    for seat in range(table.players):
        if table.at[seat] == tile and reach.swim(table, seat) == 0:
            return SOMEBODY
    return GROUND


def most(points: vec[i64], first: i64, tiles: i64) -> i64:
    """Of a set of tiles that is not empty, the one with the most points; tile 0 has its points at ``first``."""
    best: i64 = lowest(tiles)
    tiles &= tiles - 1
    while tiles != 0:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        if points[first + tile] > points[first + best]:
            best = tile
    return best

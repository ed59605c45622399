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
    ALL_TILES,
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
BOTH_WET: Final = 17000  # a treasure's tile while the other one is flooded too
ONE_WET: Final = 7800  # a treasure's tile while the other one is dry
PLAIN: Final = 2400  # any other tile: ground to walk on
BRIDGE: Final = 5600  # a tile without which pawns or treasures are cut off from Fools' Landing
LATER: Final = 230  # the share of SURE that a threat counts when it comes with the next round
COVERED: Final = 600  # thousandths of that if the next player could shore the tile up
SOMETIME: Final = 30  # the share of SURE for every tile: sooner or later its card comes again


def weigh_shores(table: Table, covered: i64, shores: vec[i64]) -> None:
    """For each tile, the points that shoring it up now is worth; none unless it is flooded.

    ``covered`` are the tiles that the next player could still shore up.
    """
    weigh_threats(table, covered, shores)
    needed: i64 = _needed(table) & mainland(table, 0)
    for tile in range(i64(TILE_COUNT)):
        if (table.flooded >> tile) & 1 == 1:
            worth: i64 = tile_worth(table, tile)
            if needed & ~(1 << tile) & ~mainland(table, 1 << tile) != 0:
                worth += BRIDGE
            shores[tile] = shores[tile] * worth // SURE
        else:
            shores[tile] = 0


def weigh_threats(table: Table, covered: i64, chances: vec[i64]) -> None:
    """For each tile, the chance that its card comes this turn, and a share of that for the round after."""
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
    more: i64 = table.players - 1
    _expect(table, draws + more * DRAWS, floods + more * FLOOD_DRAWS[table.water], LATER, chances)
    while covered != 0:
        chances[lowest(covered)] = chances[lowest(covered)] * COVERED // 1000
        covered &= covered - 1
    _expect(table, draws, floods, SURE, chances)


def _expect(table: Table, draws: i64, floods: i64, share: i64, chances: vec[i64]) -> None:
    """Add the chances of being among the next floods, with as many treasure cards drawn before."""
    rise: i64 = rise_chance(table, draws) * share // SURE
    turn_over(table, floods, share - rise, chances)
    if rise > 0:
        floods += FLOOD_DRAWS[table.water + 1] - FLOOD_DRAWS[table.water]
        turn_over(table, spread_over(table, floods, rise, chances), rise, chances)


def rise_chance(table: Table, draws: i64) -> i64:
    """The chance of a Waters Rise among the next treasure cards."""
    cards: i64 = len(table.treasure_deck)
    rises: i64 = 0
    for i in range(cards):
        if table.treasure_deck[i] == WATERS_RISE:
            rises += 1
    if rises == 0:
        return 0
    calm: i64 = SURE
    while draws > 0 and cards > 0:
        calm = calm * (cards - rises) // cards
        cards -= 1
        draws -= 1
    return SURE - calm


def turn_over(table: Table, floods: i64, share: i64, chances: vec[i64]) -> None:
    """Add a share of each tile's chance of being among the top cards of the flood deck."""
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


def spread_over(table: Table, floods: i64, share: i64, chances: vec[i64]) -> i64:
    """The same for the discard, as a Waters Rise would put it on top; return how many cards are left to turn over."""
    size: i64 = len(table.flood_discard)
    if size == 0:
        return floods
    chance: i64 = share if size <= floods else share * floods // size
    for i in range(size):
        chances[table.flood_discard[i]] += chance
    return floods - size


def tile_worth(table: Table, tile: i64) -> i64:
    """The points lost if a tile sinks."""
    if tile == LANDING:
        return LOSS
    for treasure in range(i64(TREASURE_COUNT)):
        if (SITES[treasure] >> tile) & 1 == 1 and (table.captured >> treasure) & 1 == 0:
            other: i64 = SITES[treasure] & ~(1 << tile)
            if table.sunk & other != 0:
                return LOSS
            if table.flooded & other != 0:
                return BOTH_WET
            return ONE_WET
    for seat in range(table.players):
        if table.at[seat] == tile and reach.swim(table, seat) == 0:
            return LOSS
    return PLAIN


def mainland(table: Table, without: i64) -> i64:
    """The tiles from which one can walk to Fools' Landing, were some tiles sunk."""
    ground: i64 = ALL_TILES & ~table.sunk & ~without
    seen: i64 = 1 << LANDING
    edge: i64 = seen
    while edge != 0:
        touched: i64 = 0
        while edge != 0:
            touched |= table.island.near[lowest(edge)]
            edge &= edge - 1
        edge = touched & ground & ~seen
        seen |= edge
    return seen


def _needed(table: Table) -> i64:
    """The tiles that one should be able to walk home from: where pawns are, and treasures still to be had."""
    tiles: i64 = 0
    for seat in range(table.players):
        tiles |= 1 << table.at[seat]
    for treasure in range(i64(TREASURE_COUNT)):
        if (table.captured >> treasure) & 1 == 0:
            tiles |= SITES[treasure] & ~table.sunk
    return tiles


def most(points: vec[i64], tiles: i64) -> i64:
    """The tile with the most points, of a set that is not empty; the first of equals."""
    best: i64 = lowest(tiles)
    while tiles != 0:
        tile: i64 = lowest(tiles)
        tiles &= tiles - 1
        if points[tile] > points[best]:
            best = tile
    return best

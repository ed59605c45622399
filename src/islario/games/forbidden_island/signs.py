"""What those at the table see when they look up: treasures and the way home, what the sea threatens, what comes next.

All of it is open to all players. The order of the decks is never asked, only the known sets (FI-RISE-5).
"""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import count, lowest, places
from islario.core.signs import DANGER, GOAL, KNOWN, Sign
from islario.games.forbidden_island.components import (
    FLOOD_DRAWS,
    HELICOPTER,
    LANDING,
    SITES,
    SKULL,
    TILE_COUNT,
    TILES,
    TO_CAPTURE,
    TREASURE_COUNT,
    TREASURES,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import FLOODING, HAND_BITS, Table
from islario.games.forbidden_island.worries import SOMETIME, weigh_threats


def signs(table: Table) -> list[Sign]:
    """The goal, the dangers by their weight, and what is known of the next flood cards."""
    return [*_goals(table), *_dangers(table), *_next_floods(table)]


def _goals(table: Table) -> list[Sign]:
    captured = int(count(table.captured))
    if captured == TREASURE_COUNT:
        there = int(count(reach.pawns_on(table, LANDING)))
        lifts = sum(_held(table, seat, HELICOPTER) for seat in range(table.players))
        return [Sign(GOAL, "leave", {"there": there, "players": int(table.players), "lifts": lifts})]
    found = [Sign(GOAL, "treasures", {"captured": captured, "all": TREASURE_COUNT})]
    for treasure in _missing(table):
        held = [_held(table, seat, treasure) for seat in range(table.players)]
        most = max(held)
        values = {
            "treasure": TREASURES[treasure],
            "held": most,
            "needed": TO_CAPTURE,
            "seat": held.index(most),
        }
        found.append(Sign(GOAL, "treasure", values))
    return found


def _missing(table: Table) -> list[int]:
    """The treasures that are still to be captured."""
    return [treasure for treasure in range(TREASURE_COUNT) if (table.captured >> treasure) & 1 == 0]


def _held(table: Table, seat: i64, card: i64) -> int:
    return int((table.hands[seat] >> (card * HAND_BITS)) & 31)


# -- dangers -----------------------------------------------------------------------------------------


def _dangers(table: Table) -> list[Sign]:
    threatened = _threatened(table)
    found: list[Sign] = []
    if (table.flooded >> LANDING) & 1 == 1:
        code = "landing_next" if (threatened >> LANDING) & 1 == 1 else "landing_flooded"
        found.append(Sign(DANGER, code, {"tile": TILES[LANDING]}))
    for treasure in _missing(table):
        found += _treasure_in_danger(table, treasure, threatened)
    for seat in range(table.players):
        if (table.flooded >> table.at[seat]) & 1 == 1 and reach.swim(table, seat) == 0:
            found.append(Sign(DANGER, "stranded", {"seat": int(seat), "tile": TILES[table.at[seat]]}))
    if table.water + 1 == SKULL:
        found.append(Sign(DANGER, "water"))
    return found


def _treasure_in_danger(table: Table, treasure: i64, threatened: i64) -> list[Sign]:
    """What becomes of a treasure if its tiles sink."""
    left: i64 = SITES[treasure] & ~table.sunk
    wet: i64 = left & table.flooded
    if count(left) == 1:
        code = "last_tile_next" if wet & threatened != 0 else "last_tile_flooded" if wet != 0 else "last_tile"
        return [Sign(DANGER, code, {"treasure": TREASURES[treasure], "tile": TILES[lowest(left)]})]
    if wet == left:
        code = "both_next" if wet & threatened == wet else "both_flooded"
        return [Sign(DANGER, code, {"treasure": TREASURES[treasure], "tiles": [TILES[tile] for tile in places(left)]})]
    return []


def _threatened(table: Table) -> i64:
    """The tiles, as bits, whose flood cards may be turned up in this turn."""
    chances = vec[i64]([0] * TILE_COUNT)
    weigh_threats(table, chances)
    found: i64 = 0
    for tile in range(i64(TILE_COUNT)):
        if chances[tile] > SOMETIME:
            found |= 1 << tile
    return found


# -- what comes next ---------------------------------------------------------------------------------


def _next_floods(table: Table) -> list[Sign]:
    """The tiles that are known to lie on top of the flood deck: those that come in this turn, and those that may."""
    floods: i64 = table.left if table.phase == FLOODING else FLOOD_DRAWS[table.water]
    sure: i64 = 0
    open_to: i64 = 0
    top: i64 = len(table.flood_deck)
    while floods > 0 and top > 0:
        bottom: i64 = top - 1
        while bottom > 0 and (table.seams >> bottom) & 1 == 0:
            bottom -= 1
        if bottom == 0 and top > floods:
            break  # of these cards nothing is known but that they have not come yet
        for place in range(bottom, top):
            if top - bottom <= floods:
                sure |= 1 << table.flood_deck[place]
            else:
                open_to |= 1 << table.flood_deck[place]
        floods -= top - bottom
        top = bottom
    found: list[Sign] = []
    if sure != 0:
        found.append(Sign(KNOWN, "floods_next", {"tiles": [TILES[tile] for tile in places(sure)]}))
    if open_to != 0:
        found.append(Sign(KNOWN, "floods_among", {"tiles": [TILES[tile] for tile in places(open_to)]}))
    return found

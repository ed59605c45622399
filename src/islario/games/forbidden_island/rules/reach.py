"""Where a pawn can go and what it can shore up, as sets of tiles.

What is legal and why something is not are both answered from these.
"""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.games.forbidden_island.components import ALL_TILES, DIVER, ENGINEER, EXPLORER, NAVIGATOR, PILOT
from islario.games.forbidden_island.state import Table


def steps(table: Table, seat: i64) -> i64:
    """The cells one step away: beside the pawn, for the Explorer diagonally too (FI-MOVE-1, -3)."""
    if table.roles[seat] == EXPLORER:
        return table.island.around[table.at[seat]]
    return table.island.near[table.at[seat]]


def touching(neighbours: vec[i64], tiles: i64) -> i64:
    """The cells that are neighbours of any of the tiles."""
    found: i64 = 0
    while tiles != 0:
        found |= neighbours[lowest(tiles)]
        tiles &= tiles - 1
    return found


def walk(table: Table, seat: i64) -> i64:
    """Where a move can end (FI-MOVE-1 to -3, -5)."""
    if table.roles[seat] == DIVER:
        return dive(table, table.at[seat])
    return steps(table, seat) & ~table.sunk


def dive(table: Table, start: i64) -> i64:
    """Where the Diver can come up: through flooded and sunk tiles to one that exists (FI-MOVE-5)."""
    water: i64 = table.flooded | table.sunk
    seen: i64 = 1 << start
    edge: i64 = seen
    while edge != 0:
        next_to: i64 = touching(table.island.near, edge) & ~seen
        seen |= next_to
        edge = next_to & water
    return seen & ~table.sunk & ~(1 << start)


def fly(table: Table, seat: i64) -> i64:
    """Where the Pilot can still fly this turn (FI-MOVE-4)."""
    if table.roles[seat] != PILOT or table.flown:
        return 0
    return elsewhere(table, table.at[seat])


def elsewhere(table: Table, tile: i64) -> i64:
    """Every tile that still exists, but this one."""
    return ALL_TILES & ~table.sunk & ~(1 << tile)


def steer(table: Table, navigator: i64, seat: i64) -> i64:
    """Where the Navigator can move another pawn: one step or two (FI-MOVE-6 to -8)."""
    if table.roles[navigator] != NAVIGATOR or navigator == seat:
        return 0
    start: i64 = table.at[seat]
    role: i64 = table.roles[seat]
    one: i64 = steps(table, seat)
    # Only the Diver's first step may be on a missing tile (FI-MOVE-7).
    between: i64 = one if role == DIVER else one & ~table.sunk
    two: i64 = touching(table.island.around if role == EXPLORER else table.island.near, between)
    return (one | two) & ~table.sunk & ~(1 << start)


def shore(table: Table, seat: i64) -> i64:
    """The flooded tiles in reach of a pawn (FI-SHORE-1, -3)."""
    return (steps(table, seat) | (1 << table.at[seat])) & table.flooded


def shores_two(table: Table, seat: i64) -> bool:
    """Whether one action may shore up two tiles (FI-SHORE-2)."""
    return table.roles[seat] == ENGINEER


def swim(table: Table, seat: i64) -> i64:
    """Where a pawn on a tile that sank can swim to (FI-SWIM-1, -3)."""
    role: i64 = table.roles[seat]
    if role == PILOT:
        return elsewhere(table, table.at[seat])
    if role == DIVER:
        return nearest(table, table.at[seat])
    return steps(table, seat) & ~table.sunk


def nearest(table: Table, start: i64) -> i64:
    """The existing tiles fewest steps away over cells that hold or held a tile (FI-SWIM-3)."""
    seen: i64 = 1 << start
    edge: i64 = seen
    while edge != 0:
        edge = touching(table.island.near, edge) & ~seen
        if edge & ~table.sunk != 0:
            return edge & ~table.sunk
        seen |= edge
    return 0


def pawns_on(table: Table, tile: i64) -> i64:
    """The seats, as bits, whose pawns stand on a tile."""
    found: i64 = 0
    for seat in range(table.players):
        if table.at[seat] == tile:
            found |= 1 << seat
    return found


def all_on(table: Table, tile: i64) -> bool:
    """Whether every pawn stands on a tile."""
    for seat in range(table.players):
        if table.at[seat] != tile:
            return False
    return True

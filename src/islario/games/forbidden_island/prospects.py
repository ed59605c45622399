"""What the group can hope for: what the cards in the hands are worth, and where each pawn had better stand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import count, lowest
from islario.games.forbidden_island import worries
from islario.games.forbidden_island.components import (
    ALL_TILES,
    DIVER,
    EXPLORER,
    HAND_KINDS,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    MESSENGER,
    PILOT,
    SITES,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import Table

MOST_SEATS: Final = 4
ALL_TREASURES: Final = (1 << TREASURE_COUNT) - 1

GATHERED: Final = vec[i64]([0, 180, 9500, 84000, 350000])
"""What the largest hand of a treasure's cards is worth, by their number: the more together, the better."""
CAPTURED: Final = 780000  # a treasure captured
APART: Final = 9100  # each other card of that treasure, in some other hand
FULL: Final = 4400  # what a hand without room for the next card costs
LIFT_KEPT: Final = vec[i64]([4100, 4800, 5500, 18000, 24000])
"""What the only Helicopter Lift in the hands is worth, by the number of treasures captured."""
LIFT_SPARE: Final = 5100  # a Helicopter Lift when the hands hold another
SANDBAGS_KEPT: Final = 5700  # Sandbags in hand

READY: Final = 19000  # a full set pulls its holder to the treasure's tiles
NEARLY: Final = 2400  # so do three cards, a little
MEETING: Final = 43  # thousandths of what a hand-over would gain pull two pawns together
HOMEWARD: Final = vec[i64]([1200, 1500, 1500, 3100, 340000])
"""How Fools' Landing pulls, by the number of treasures captured."""
GUARD: Final = 30  # thousandths of what shoring up the worst tile is worth pull pawns to it
LONELY: Final = 6100  # a tile that has no other beside it is so much worse
NEARER: Final = 970  # thousandths of a pull that are left one step further away

# The parts of what a gift brings.
TOGETHER: Final = 0
ROOM: Final = 1

# What makes a place good or bad for a pawn, as places of bits.
HOME_PULL: Final = 0
SITE_PULL: Final = 1  # and the next ones, one for each treasure
MEETING_PULL: Final = 5  # and the next ones, one for each seat
GUARD_PULL: Final = 9
LONELY_PULL: Final = 10
PULL_COUNT: Final = 11
ALL_PULLS: Final = (1 << PULL_COUNT) - 1


def _fading() -> vec[i64]:
    parts = vec[i64]([1000] * TILE_COUNT)
    for i in range(1, TILE_COUNT):
        parts[i] = parts[i - 1] * NEARER // 1000
    return parts


FADING: Final = _fading()
"""Thousandths of a pull that are felt so many steps away, as far as any way can be."""


# -- cards ---------------------------------------------------------------------------------------


def set_worth(table: Table, treasure: i64) -> i64:
    """What the cards of a treasure in all hands are worth."""
    if (table.captured >> treasure) & 1 == 1:
        return 0
    largest: i64 = 0
    total: i64 = 0
    for seat in range(table.players):
        held: i64 = table.cards_of(seat, treasure)
        total += held
        if held > largest:
            largest = held
    if largest >= TO_CAPTURE:
        return GATHERED[TO_CAPTURE]
    return GATHERED[largest] + APART * (total - largest)


def gift_gain(table: Table, giver: i64, receiver: i64, treasure: i64, parts: vec[i64]) -> i64:
    """The points that a gift brings: ``parts`` are those of the cards together and those of room in the hands, less
    what the receiver must then discard."""
    together: i64 = set_worth(table, treasure)
    crowded: i64 = crowding(table, giver) + crowding(table, receiver)
    table.drop(giver, treasure)
    table.take(receiver, treasure)
    parts[TOGETHER] = set_worth(table, treasure) - together
    parts[ROOM] = crowded - crowding(table, giver) - crowding(table, receiver)
    if table.hand_size(receiver) > HAND_LIMIT:
        parts[ROOM] -= loss_of(table, receiver, least_card(table, receiver))
    table.drop(receiver, treasure)
    table.take(giver, treasure)
    return parts[TOGETHER] + parts[ROOM]


def crowding(table: Table, seat: i64) -> i64:
    """What a hand costs in room for the next cards; those of captured treasures take none."""
    size: i64 = table.hand_size(seat)
    for treasure in range(i64(TREASURE_COUNT)):
        if (table.captured >> treasure) & 1 == 1:
            size -= table.cards_of(seat, treasure)
    if size >= HAND_LIMIT:
        return FULL
    return 0


def least_card(table: Table, seat: i64) -> i64:
    """The card that a hand can best do without."""
    least: i64 = -1
    least_loss: i64 = 0
    for kind in range(i64(HAND_KINDS)):
        if table.cards_of(seat, kind) > 0:
            loss: i64 = loss_of(table, seat, kind)
            if least < 0 or loss < least_loss:
                least = kind
                least_loss = loss
    return least


def loss_of(table: Table, seat: i64, kind: i64) -> i64:
    """The points lost with a card out of a hand."""
    if kind == HELICOPTER:
        return lift_worth(table)
    if kind > HELICOPTER:
        return SANDBAGS_KEPT
    before: i64 = set_worth(table, kind)
    table.drop(seat, kind)
    after: i64 = set_worth(table, kind)
    table.take(seat, kind)
    return before - after


def lift_worth(table: Table) -> i64:
    """What it is worth to keep a Helicopter Lift."""
    if lifts_in_hands(table) > 1:
        return LIFT_SPARE
    return LIFT_KEPT[count(table.captured)]


def lifts_in_hands(table: Table) -> i64:
    """How many Helicopter Lifts the players hold."""
    lifts: i64 = 0
    for seat in range(table.players):
        lifts += table.cards_of(seat, HELICOPTER)
    return lifts


def meeting_gain(table: Table, one: i64, two: i64) -> i64:
    """What two pawns could gain by handing over cards where they meet."""
    gain: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        if (table.captured >> treasure) & 1 == 0:
            gain += _union_gain(table, one, two, treasure)
    return gain


def _union_gain(table: Table, one: i64, two: i64, treasure: i64) -> i64:
    mine: i64 = table.cards_of(one, treasure)
    yours: i64 = table.cards_of(two, treasure)
    if mine == 0 or yours == 0 or mine >= TO_CAPTURE or yours >= TO_CAPTURE:
        return 0
    fewer: i64 = mine if mine < yours else yours
    giver: i64 = one if mine < yours else two
    if table.roles[giver] == MESSENGER:
        return 0
    union: i64 = mine + yours
    if union > TO_CAPTURE:
        union = TO_CAPTURE
    largest: i64 = 0
    for seat in range(table.players):
        if table.cards_of(seat, treasure) > largest:
            largest = table.cards_of(seat, treasure)
    if union <= largest:
        return 0
    return GATHERED[union] - GATHERED[largest] - APART * fewer


# -- places --------------------------------------------------------------------------------------


def weigh_places(table: Table, seat: i64, shores: vec[i64], places: vec[i64], pulls: i64) -> None:
    """For each tile, how good it is that the seat's pawn ends there; a seat's tiles follow the last's.

    Only these pulls, as bits, are added up.
    """
    first: i64 = seat * TILE_COUNT
    for i in range(first, first + TILE_COUNT):
        places[i] = 0
    if (pulls >> HOME_PULL) & 1 == 1:
        pull(table, seat, 1 << LANDING, HOMEWARD[count(table.captured)], places)
    if table.captured != ALL_TREASURES:
        _pull_to_treasures(table, seat, places, pulls)
        for other in range(table.players):
            if other != seat and (pulls >> (MEETING_PULL + other)) & 1 == 1:
                gain: i64 = meeting_gain(table, seat, other)
                pull(table, seat, 1 << table.at[other], gain * MEETING // 1000, places)
    if table.flooded != 0 and (pulls >> GUARD_PULL) & 1 == 1:
        worst: i64 = worries.most(shores, 0, table.flooded)
        around: i64 = (table.island.near[worst] | (1 << worst)) & ~table.sunk
        pull(table, seat, around, shores[worst] * GUARD // 1000, places)
    if (pulls >> LONELY_PULL) & 1 == 1:
        _shun_lonely(table, seat, places)


def _shun_lonely(table: Table, seat: i64, places: vec[i64]) -> None:
    """Tiles from which the pawn could not swim to another are bad places."""
    role: i64 = table.roles[seat]
    if role in (PILOT, DIVER):
        return
    neighbours = table.island.around if role == EXPLORER else table.island.near
    for tile in range(i64(TILE_COUNT)):
        if neighbours[tile] & ~table.sunk == 0:
            places[seat * TILE_COUNT + tile] -= LONELY


def _pull_to_treasures(table: Table, seat: i64, places: vec[i64], pulls: i64) -> None:
    for treasure in range(i64(TREASURE_COUNT)):
        if (table.captured >> treasure) & 1 == 0 and (pulls >> (SITE_PULL + treasure)) & 1 == 1:
            held: i64 = table.cards_of(seat, treasure)
            if held >= TO_CAPTURE:
                pull(table, seat, SITES[treasure] & ~table.sunk, READY, places)
            elif held == TO_CAPTURE - 1:
                pull(table, seat, SITES[treasure] & ~table.sunk, NEARLY, places)


def pull(table: Table, seat: i64, goals: i64, points: i64, places: vec[i64]) -> None:
    """Make tiles the better for a pawn the nearer they are to one of the goals."""
    if points == 0:
        return
    first: i64 = seat * TILE_COUNT
    role: i64 = table.roles[seat]
    seen: i64 = goals
    edge: i64 = goals
    steps: i64 = 0
    while edge != 0:
        felt: i64 = points * FADING[steps] // 1000
        tiles: i64 = edge
        while tiles != 0:
            places[first + lowest(tiles)] += felt
            tiles &= tiles - 1
        edge = ALL_TILES & ~table.sunk if role == PILOT else one_move(table, role, edge)
        edge &= ~seen
        seen |= edge
        steps += 1


def is_stranded(table: Table, seat: i64) -> bool:
    """Whether a pawn cannot come to Fools' Landing by itself."""
    seen: i64 = 1 << table.at[seat]
    edge: i64 = seen
    while edge != 0 and seen & (1 << LANDING) == 0 and table.roles[seat] != PILOT:
        edge = one_move(table, table.roles[seat], edge) & ~seen
        seen |= edge
    return edge == 0


def one_move(table: Table, role: i64, tiles: i64) -> i64:
    """Where a role's pawn comes from any of the tiles, or to any of them, with one action on foot."""
    if role != DIVER:
        return _touched(table, tiles, role == EXPLORER) & ~table.sunk
    water: i64 = table.flooded | table.sunk
    seen: i64 = tiles
    while tiles != 0:
        tiles = _touched(table, tiles, False) & ~seen
        seen |= tiles
        tiles &= water
    return seen & ~table.sunk


def _touched(table: Table, tiles: i64, diagonally: bool) -> i64:
    return reach.touching(table.island.around if diagonally else table.island.near, tiles)

"""What a seat sees of the island as a row of numbers, for those who learn to play (docs/environments.md).

Everything is read from a table that ``show`` made. Tiles, roles and cards stand in the order of the box.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from islario.core.bits import bit, count
from islario.core.sections import Section, lay_out
from islario.games.forbidden_island.components import (
    CARDS,
    FLOOD_DRAWS,
    HAND_KINDS,
    LARGEST_GRID,
    ROLES,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.state import HAND_BITS, Table

CARD_KINDS: Final = 7
ROLE_COUNT: Final = 6
MOST_SETS: Final = 10
"""Each rise lays a set on the deck, and the ninth ends the game."""
HALF_WAY: Final = 0.5
"""What four cards of a treasure are worth in ``progress``, beside the treasure itself."""


def sections(players: int) -> list[Section]:
    """What an observation is made of."""
    grid = LARGEST_GRID - 1
    roles, cards = ", ".join(ROLES), ", ".join(CARDS)
    return lay_out(
        [
            ("seat", players, 0, 1, "whose eyes these are"),
            ("asked", players, 0, 1, "the seat that the game waits for"),
            ("turn", players, 0, 1, "whose turn it is"),
            ("phase", 3, 0, 1, "actions, treasure cards or flood cards are being taken"),
            ("left", 1, 0, 6, "how many of them are left"),
            ("flown", 1, 0, 1, "the Pilot has flown in this turn"),
            ("due", 3, 0, 1, "nothing has to be settled first; a discard; a swim"),
            ("swimming", players, 0, 1, "whose pawn has to leave the tile that sank"),
            ("water_mark", 1, 1, 10, "the water mark; 10 is the skull"),
            ("flood_draws", 1, 0, 5, "flood cards a turn at this mark"),
            ("captured", TREASURE_COUNT, 0, 1, "treasures that are captured"),
            ("role", players * len(ROLES), 0, 1, f"the role of each seat: {roles}"),
            ("hand", players * HAND_KINDS, 0, 9, f"cards of each seat: {', '.join(CARDS[:HAND_KINDS])}"),
            ("treasure_deck", len(CARDS), 0, 5, f"cards that the deck still has: {cards}"),
            ("treasure_discard", len(CARDS), 0, 5, "cards of the discard pile, likewise"),
            ("at", players * TILE_COUNT, 0, 1, "the tile under the pawn of each seat"),
            ("tile", TILE_COUNT, 0, 2, "each tile is dry, flooded or sunk"),
            ("row", TILE_COUNT, 0, grid, "the row of each tile"),
            ("column", TILE_COUNT, 0, grid, "the column of each tile"),
            ("flood_set", TILE_COUNT, 0, MOST_SETS, "which known set of the flood deck, from the top, has the tile's "
             "card; 0: it is discarded or out of the game"),
        ]
    )  # fmt: skip


def observe(seen: Table, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what the seat sees from ``at`` on; where it ends."""
    players: i64 = seen.players
    at = _mark_seats(out, at, players, bit(seat))
    at = _mark_seats(out, at, players, bit(seen.asked))
    at = _mark_seats(out, at, players, bit(seen.turn))
    at = _mark_seats(out, at, 3, bit(seen.phase))
    out[at] = i16(seen.left)
    out[at + 1] = 1 if seen.flown else 0
    at = _mark_seats(out, at + 2, 3, bit(seen.due))
    at = _mark_seats(out, at, players, seen.swimming)
    out[at] = i16(seen.water)
    out[at + 1] = i16(FLOOD_DRAWS[seen.water])
    at = _mark_seats(out, at + 2, TREASURE_COUNT, seen.captured)
    for other in range(players):
        at = _mark_seats(out, at, ROLE_COUNT, bit(seen.roles[other]))
    for other in range(players):
        hand: i64 = seen.hands[other]
        for _ in range(i64(HAND_KINDS)):
            out[at] = i16(hand & 31)
            hand >>= HAND_BITS
            at += 1
    at = _count_cards(out, at, seen.treasure_deck)
    at = _count_cards(out, at, seen.treasure_discard)
    for other in range(players):
        at = _mark_seats(out, at, TILE_COUNT, bit(seen.at[other]))
    return _tell_tiles(seen, out, at)


def _mark_seats(out: vec[i16], at: i64, size: i64, bits: i64) -> i64:
    """One number for each bit."""
    for place in range(size):
        out[at + place] = i16((bits >> place) & 1)
    return at + size


def _count_cards(out: vec[i16], at: i64, cards: vec[i64]) -> i64:
    counts: i64 = 0
    for card in cards:
        counts += bit(card * HAND_BITS)
    for kind in range(i64(CARD_KINDS)):
        out[at + kind] = i16((counts >> (kind * HAND_BITS)) & 31)
    return at + CARD_KINDS


def _tell_tiles(seen: Table, out: vec[i16], at: i64) -> i64:
    layout = seen.island.layout
    rows: i64 = at + TILE_COUNT
    columns: i64 = rows + TILE_COUNT
    sets: i64 = columns + TILE_COUNT
    for cell in range(i64(TILE_COUNT)):
        tile: i64 = seen.island.tiles[cell]
        out[at + cell] = i16(((seen.flooded >> cell) & 1) + 2 * ((seen.sunk >> cell) & 1))
        out[rows + tile] = i16(layout.rows[cell])
        out[columns + tile] = i16(layout.columns[cell])
        out[sets + cell] = 0
    number: i64 = 1
    place: i64 = len(seen.flood_deck) - 1
    while place >= 0:
        out[sets + seen.flood_deck[place]] = i16(number)
        number += (seen.seams >> place) & 1
        place -= 1
    return sets + TILE_COUNT


def progress(seen: Table) -> float:
    """How far the group is with its treasures, from 0 to 1: the potential of shaped rewards."""
    found: float = float(count(seen.captured))
    for treasure in range(i64(TREASURE_COUNT)):
        if (seen.captured >> treasure) & 1 == 0:
            most: i64 = 0
            for seat in range(seen.players):
                most = max(most, seen.cards_of(seat, treasure))
            found += HALF_WAY * float(min(most, TO_CAPTURE)) / float(TO_CAPTURE)
    return found / float(TREASURE_COUNT)

"""What lies on the table in Forbidden Island. No rules, no chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.games.forbidden_island.components import TILE_COUNT, Layout

# Phases of a turn.
ACTING: Final = 0
DRAWING: Final = 1
FLOODING: Final = 2

# How a game can have ended.
GOING_ON: Final = 0
ESCAPED: Final = 1
TREASURE_LOST: Final = 2
LANDING_LOST: Final = 3
DROWNED: Final = 4
SKULL_REACHED: Final = 5

# What has to be settled before play goes on.
NOTHING: Final = 0
DISCARD_DUE: Final = 1
SWIM_DUE: Final = 2

HAND_BITS: Final = 5
"""A hand is a count for each kind of card, in so many bits; 31 = 2**5 - 1 counts them all at once."""


class Island:
    """The tiles as they were laid out. It never changes, so clones share it."""

    def __init__(self, layout: Layout, tiles: vec[i64]) -> None:
        self.layout = layout
        self.tiles = tiles
        """The tile on each cell of the layout."""
        near = vec[i64]([0] * TILE_COUNT)
        _join(near, layout.beside, tiles)
        around = near[:]
        _join(around, layout.corners, tiles)
        self.near: vec[i64] = near
        """For each tile, the tiles beside it, as bits."""
        self.around: vec[i64] = around
        """The same with the diagonal ones."""


def _join(neighbours: vec[i64], pairs: vec[i64], tiles: vec[i64]) -> None:
    i: i64 = 0
    n: i64 = len(pairs)
    while i < n:
        a: i64 = tiles[pairs[i]]
        b: i64 = tiles[pairs[i + 1]]
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
        i += 2


class Table(core.Table):
    """Everything on the table. Tiles, seats, roles and cards are numbers; sets of them are bits.

    Decks and discards have their top at the end. The flood deck's ``seams`` are the heights, as bits,
    at which a known set of cards lies on what was there before it (FI-RISE-5).
    """

    def __init__(
        self,
        island: Island,
        roles: vec[i64],
        at: vec[i64],
        hands: vec[i64],
        treasure_deck: vec[i64],
        treasure_discard: vec[i64],
        flood_deck: vec[i64],
        flood_discard: vec[i64],
    ) -> None:
        self.island = island
        self.roles = roles
        """The role of each seat; never changes, so clones share it."""
        self.players: i64 = len(roles)
        self.at = at
        """The tile under each pawn."""
        self.hands = hands
        """The cards of each seat: a count for each kind."""
        self.treasure_deck = treasure_deck
        self.treasure_discard = treasure_discard
        self.flood_deck = flood_deck
        self.flood_discard = flood_discard
        self.seams: i64 = 0
        self.flooded: i64 = 0
        self.sunk: i64 = 0
        self.captured: i64 = 0
        """Treasures won, as bits."""
        self.water: i64 = 1
        """The water mark; 10 is the skull."""
        self.turn: i64 = 0
        """The active seat."""
        self.phase: i64 = ACTING
        self.left: i64 = 0
        """Actions, treasure cards or flood cards left in this phase."""
        self.flown: bool = False
        """Whether the Pilot has flown this turn."""
        self.swimming: i64 = 0
        """Seats, as bits, whose pawns still have to leave the tile that has just sunk."""
        self.ended: i64 = GOING_ON
        self.late_discard: bool = False
        """The option discard_after_both_draws."""
        self.due: i64 = NOTHING
        """What has to be settled before play goes on; kept by rules.turn.settle."""
        self.asked: i64 = 0
        """The seat that the game waits for; kept by rules.turn.settle."""

    def clone(self) -> "Table":
        other = Table(
            self.island,
            self.roles,
            self.at[:],
            self.hands[:],
            self.treasure_deck[:],
            self.treasure_discard[:],
            self.flood_deck[:],
            self.flood_discard[:],
        )
        other.copy_numbers(self)
        return other

    def copy_from(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.island = other.island
        self.roles = other.roles
        self.players = other.players
        self.at = other.at[:]
        self.hands = other.hands[:]
        self.treasure_deck = other.treasure_deck[:]
        self.treasure_discard = other.treasure_discard[:]
        self.flood_deck = other.flood_deck[:]
        self.flood_discard = other.flood_discard[:]
        self.copy_numbers(other)

    def copy_numbers(self, other: "Table") -> None:
        self.seams = other.seams
        self.flooded = other.flooded
        self.sunk = other.sunk
        self.captured = other.captured
        self.water = other.water
        self.turn = other.turn
        self.phase = other.phase
        self.left = other.left
        self.flown = other.flown
        self.swimming = other.swimming
        self.ended = other.ended
        self.late_discard = other.late_discard
        self.due = other.due
        self.asked = other.asked

    def cards_of(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return (self.hands[seat] >> (kind * HAND_BITS)) & 31

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.hands[seat] % 31

    def take(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat] += 1 << (kind * HAND_BITS)

    def drop(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] -= 1 << (kind * HAND_BITS)

"""Why the quick player does something: the terms of its sums by their names.

The points come from those who add them up (``worries``, ``prospects``, ``outlook``). A line of actions is compared with
ending the turn at once: what a job earns counts whole, what a place is worth counts as far as it is better than the
place where the pawn stands.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import places as places_in
from islario.core.codes import verb_of, x_of, y_of
from islario.core.motives import Ledger
from islario.games.forbidden_island import prospects, worries
from islario.games.forbidden_island.codes import CAPTURE, GIVE, SHORE, SHORE_BOTH
from islario.games.forbidden_island.components import SITES, TILE_COUNT, TILES, TO_CAPTURE, TREASURES
from islario.games.forbidden_island.state import Table

ENOUGH: Final = "enough"
"""Nothing that could be done is worth anything."""
SHORING: Final = ("shore_home", "shore_last", "shore_both", "shore_site", "shore_pawn", "shore_ground")
"""Why a tile is shored up, by what is at stake (``worries``)."""
PLACES: Final = ("home", "site", "site_soon", "meeting", "guard", "lonely")
"""Why a pawn goes somewhere; with ``bring_`` before it, why it is moved by another."""
MOTIVES: Final = (
    *SHORING, *(f"go_{place}" for place in PLACES), *(f"bring_{place}" for place in PLACES), "capture", "gift",
    "gift_full", "room", "discard", "discard_captured", "rescue", "lift_home", "escape", ENOUGH,
)  # fmt: skip


class Account:
    """The terms of what a seat weighs. It is opened before anything is tried out on the table."""

    def __init__(self, table: Table, seat: i64, shores: vec[i64]) -> None:
        self.ledger = Ledger()
        self.table = table.clone()
        """The table as it lies."""
        self.shores = shores
        self.start: i64 = self.table.at[seat]
        self.pulls: list[list[int]] = [_pulls(self.table, shores, pull) for pull in range(prospects.PULL_COUNT)]
        """What each pull alone makes of each tile, for the pawns of all seats."""

    def earn(self, table: Table, seat: i64, job: i64) -> None:
        """A job; the table is as it will be then."""
        verb: i64 = verb_of(job)
        if verb == SHORE_BOTH:
            self.shore(x_of(job))
        if verb == SHORE or verb == SHORE_BOTH:
            self.shore(y_of(job))
        elif verb == CAPTURE:
            self.ledger.add(prospects.CAPTURED, "capture", {"treasure": TREASURES[y_of(job)]})
        elif verb == GIVE:
            self._give(table, seat, x_of(job), y_of(job))
        else:
            self._compare("bring", x_of(job), table.at[x_of(job)], y_of(job))

    def shore(self, tile: i64) -> None:
        """A tile that is shored up."""
        stake: i64 = worries.stake_of(self.table, tile)
        values: dict[str, Any] = {"tile": TILES[tile]}
        if worries.LAST_SITE <= stake <= worries.ONE_SITE:
            values["treasure"] = next(name for name, site in zip(TREASURES, SITES, strict=True) if (site >> tile) & 1)
        elif stake == worries.SOMEBODY:
            values["seat"] = next(int(seat) for seat in range(self.table.players) if self.table.at[seat] == tile)
        self.ledger.add(int(self.shores[tile]), SHORING[stake], values)

    def end_on(self, seat: i64, tile: i64) -> None:
        """The place where the seat's own pawn ends."""
        self._compare("go", seat, self.start, tile)

    def prefer(self, seat: i64, tile: i64, tiles: i64) -> None:
        """One of some tiles as the place for a pawn, compared with what the others would be on the average."""
        others = [int(other) for other in places_in(tiles) if other != tile]
        first = int(seat) * TILE_COUNT
        for pull in range(prospects.PULL_COUNT):
            felt = self.pulls[pull]
            average = sum(felt[first + other] for other in others) // max(len(others), 1)
            self._feel("go", seat, pull, felt[first + int(tile)] - average)

    def _give(self, table: Table, seat: i64, receiver: i64, treasure: i64) -> None:
        parts = vec[i64]([0, 0])
        prospects.gift_gain(table, seat, receiver, treasure, parts)
        held = int(table.cards_of(receiver, treasure)) + 1
        values = {"receiver": int(receiver), "treasure": TREASURES[treasure], "held": held}
        self.ledger.add(int(parts[prospects.TOGETHER]), "gift_full" if held >= TO_CAPTURE else "gift", values)
        self.ledger.add(int(parts[prospects.ROOM]), "room", {})

    def _compare(self, doing: str, seat: i64, start: i64, end: i64) -> None:
        first: i64 = seat * TILE_COUNT
        for pull in range(prospects.PULL_COUNT):
            felt = self.pulls[pull]
            self._feel(doing, seat, pull, felt[first + end] - felt[first + start])

    def _feel(self, doing: str, seat: i64, pull: int, points: int) -> None:
        """What a pull has to say for a place."""
        values: dict[str, Any] = {"seat": int(seat)}
        name = "lonely"
        if pull == prospects.HOME_PULL:
            name = "home"
        elif pull == prospects.GUARD_PULL:
            name = "guard"
            values["tile"] = TILES[worries.most(self.shores, 0, self.table.flooded)] if self.table.flooded else ""
        elif pull < prospects.MEETING_PULL:
            treasure: i64 = pull - prospects.SITE_PULL
            name = "site" if self.table.cards_of(seat, treasure) >= TO_CAPTURE else "site_soon"
            values["treasure"] = TREASURES[treasure]
        elif pull < prospects.GUARD_PULL:
            name = "meeting"
            values["receiver"] = pull - prospects.MEETING_PULL
        self.ledger.add(points, f"{doing}_{name}", values)


def _pulls(table: Table, shores: vec[i64], pull: int) -> list[int]:
    felt = vec[i64]([0] * (prospects.MOST_SEATS * TILE_COUNT))
    for seat in range(table.players):
        prospects.weigh_places(table, seat, shores, felt, 1 << pull)
    return [int(points) for points in felt]

"""What a seat could do in the rest of its turn: every table that it could leave, once, with a way to it.

Most orders of the same actions lead to the same table, so tables are told apart by their digests. Of many tables
those go on that look best (``Judge``). Where something is due, or a flood card is next, a line is a single action.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.codes import pack, verb_of
from islario.core.game import MOST_ACTIONS
from islario.core.lines import Lines
from islario.core.rng import Rng
from islario.games.forbidden_island import worries
from islario.games.forbidden_island.chances import Judge
from islario.games.forbidden_island.codes import DRAW, END, FLOOD, LIFT, SANDBAG
from islario.games.forbidden_island.components import (
    ACTIONS,
    HELICOPTER,
    LANDING,
    SANDBAGS,
    SITES,
    TILE_COUNT,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.rules import reach, turn
from islario.games.forbidden_island.rules.legal import legal
from islario.games.forbidden_island.state import ACTING, FLOODING, GOING_ON, NOTHING, Table
from islario.games.forbidden_island.view import digest

MOST_KEPT: Final = 60
"""So many tables go on at most."""
MOST_SEEN: Final = 12_000
"""After so many different tables in a turn no more are looked for."""
PLACES: Final = 32_768
"""Places for digests; a power of two well above MOST_SEEN."""
LONGEST: Final = ACTIONS + 1
"""Steps of a line: a lift, and the actions."""
SANDBAGS_TRIED: Final = 4


class Explorer:
    """Looks for the tables that a turn can leave. Made once and used again and again."""

    def __init__(self) -> None:
        self.judge = Judge()
        self._tables: list[Table] = []
        """The table after each step of the line that is tried."""
        self._codes: vec[i64] = vec[i64]([0] * (MOST_ACTIONS * (LONGEST + 1)))
        self._path: vec[i64] = vec[i64]([0] * LONGEST)
        """Each step: its seat and its code."""
        self._seen: vec[i64] = vec[i64]([0] * PLACES)
        self._count: i64 = 0
        self._kept: i64 = 0
        self._values: vec[float] = vec[float]([0.0] * MOST_KEPT)
        self._sizes: vec[i64] = vec[i64]([0] * MOST_KEPT)
        self._steps: vec[i64] = vec[i64]([0] * (MOST_KEPT * LONGEST))
        self._digests: vec[i64] = vec[i64]([0] * MOST_KEPT)
        self._shores: vec[i64] = vec[i64]([0] * TILE_COUNT)
        self._buffer: vec[i64] = vec[i64]([0] * MOST_ACTIONS)

    def find(self, seen: Table, seat: i64, out: Lines) -> None:
        """Add what else could be done than the first line."""
        if seen.due != NOTHING or seen.ended != GOING_ON:
            self._list_answers(seen, seat, out)
        elif seen.phase == FLOODING:
            self._list_sandbags(seen, out)
        elif seen.phase == ACTING:
            self._explore(seen, out)
        else:
            self._add_single(seen.turn, pack(DRAW, 0, 0), out)

    # -- single actions --------------------------------------------------------------------------

    def _list_answers(self, seen: Table, seat: i64, out: Lines) -> None:
        n: i64 = legal(seen, seat, self._buffer)
        for i in range(n):
            self._add_single(seat, self._buffer[i], out)

    def _list_sandbags(self, seen: Table, out: Lines) -> None:
        """To go on, or to shore up one of the tiles that are worst, whoever has the Sandbags."""
        self._add_single(seen.turn, pack(FLOOD, 0, 0), out)
        holder: i64 = -1
        for seat in range(seen.players):
            if seen.cards_of(seat, SANDBAGS) > 0 and (holder < 0 or seat == seen.turn):
                holder = seat
        if holder < 0:
            return
        worries.weigh_shores(seen, self._shores)
        wet: i64 = seen.flooded
        for _ in range(SANDBAGS_TRIED):
            if wet == 0:
                return
            tile: i64 = worries.most(self._shores, 0, wet)
            wet ^= bit(tile)
            self._add_single(holder, pack(SANDBAG, 0, tile), out)

    def _add_single(self, seat: i64, code: i64, out: Lines) -> None:
        if out.count > 0 and out.size(0) == 1 and out.code(0, 0) == code:
            return
        out.put(seat, code)
        out.close()

    # -- the rest of a turn ----------------------------------------------------------------------

    def _explore(self, seen: Table, out: Lines) -> None:
        for i in range(i64(PLACES)):
            self._seen[i] = 0
        self._count = 0
        self._kept = 0
        while len(self._tables) <= LONGEST:
            self._tables.append(seen.clone())
        start = self._tables[0]
        if out.count > 0:  # what the first line leaves need not be found again
            start.copy_from(seen)
            rng = Rng(0)
            for step in range(out.size(0)):
                if start.phase == ACTING:
                    turn.apply(start, out.seat(0, step), out.code(0, step), rng, None)
            self._is_new(digest(start))
        start.copy_from(seen)
        self._go_on(0, seen.turn)
        self._try_lifts(seen)
        for kept in range(self._kept):
            for step in range(self._sizes[kept]):
                both: i64 = self._steps[kept * LONGEST + step]
                out.put(both >> 32, both & 0xFFFFFFFF)
            out.close(self._digests[kept])

    def _try_lifts(self, seen: Table) -> None:
        """The same after a Helicopter Lift of the active pawn, of another to it, or of all that stand together."""
        holder: i64 = -1
        for seat in range(seen.players):
            if seen.cards_of(seat, HELICOPTER) > 0 and (holder < 0 or seat == seen.turn):
                holder = seat
        if holder < 0:
            return
        active: i64 = seen.turn
        goals: i64 = 1 << LANDING
        for treasure in range(i64(TREASURE_COUNT)):
            if (seen.captured >> treasure) & 1 == 0:
                goals |= SITES[treasure]
        for other in range(seen.players):
            goals |= bit(seen.at[other])
        for pawn in range(seen.players):
            there: i64 = goals if pawn == active else bit(seen.at[active]) | (1 << LANDING)
            tiles: i64 = there & reach.elsewhere(seen, seen.at[pawn])
            group: i64 = reach.pawns_on(seen, seen.at[pawn])
            while tiles != 0:
                tile: i64 = lowest(tiles)
                tiles &= tiles - 1
                self._lift(seen, holder, pack(LIFT, bit(pawn), tile))
                if pawn == active and group != bit(pawn):
                    self._lift(seen, holder, pack(LIFT, group, tile))

    def _lift(self, seen: Table, holder: i64, code: i64) -> None:
        after = self._tables[1]
        after.copy_from(seen)
        turn.apply(after, holder, code, Rng(0), None)
        self._path[0] = (holder << 32) | code
        if after.ended == GOING_ON and self._is_new(digest(after)):
            self._go_on(1, seen.turn)

    def _go_on(self, depth: i64, seat: i64) -> None:
        """Try every action from the table at this depth."""
        table = self._tables[depth]
        base: i64 = depth * MOST_ACTIONS
        n: i64 = legal(table, seat, self._buffer)
        count: i64 = 0
        for i in range(n):
            if verb_of(self._buffer[i]) <= END:
                self._codes[base + count] = self._buffer[i]
                count += 1
        after = self._tables[depth + 1]
        rng = Rng(0, 0)
        for i in range(count):
            code: i64 = self._codes[base + i]
            after.copy_from(table)
            turn.apply(after, seat, code, rng, None)
            found: i64 = digest(after)
            if not self._is_new(found):
                continue
            self._path[depth] = (seat << 32) | code
            if after.phase != ACTING or after.due != NOTHING or after.ended != GOING_ON:
                self._keep(after, depth + 1, found)
            else:
                self._go_on(depth + 1, seat)

    def _is_new(self, found: i64) -> bool:
        """Whether no table with that digest was seen; it is now."""
        if self._count >= MOST_SEEN:
            return False
        place: i64 = found & (PLACES - 1)
        while self._seen[place] != 0:
            if self._seen[place] == found:
                return False
            place = (place + 1) & (PLACES - 1)
        self._seen[place] = found
        self._count += 1
        return True

    def _keep(self, table: Table, size: i64, found: i64) -> None:
        """Keep a line if it leaves one of the best tables so far."""
        value: float = self.judge.value(table)
        place: i64 = self._kept
        if place < MOST_KEPT:
            self._kept += 1
        else:
            place = 0
            for i in range(1, i64(MOST_KEPT)):
                if self._values[i] < self._values[place]:
                    place = i
            if self._values[place] >= value:
                return
        self._values[place] = value
        self._sizes[place] = size
        self._digests[place] = found
        for step in range(size):
            self._steps[place * LONGEST + step] = self._path[step]

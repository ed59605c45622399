"""What the rest of a turn can bring: work where the pawn is, go somewhere, work there.

A job is one action done on the spot: to shore up, to give a card, to capture, to move another's pawn.
What jobs and places are worth comes from ``worries`` and ``prospects``, and simply adds up.
"""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.policy import PASS
from islario.games.forbidden_island import prospects, worries
from islario.games.forbidden_island.codes import (
    CAPTURE,
    END,
    FLY,
    GIVE,
    MOVE,
    NAVIGATE,
    SHORE,
    SHORE_BOTH,
)
from islario.games.forbidden_island.components import (
    ACTIONS,
    MESSENGER,
    NAVIGATOR,
    RANKS,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.motives import Account
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.rules.legal import can_capture_here, can_hand_to
from islario.games.forbidden_island.state import Table


class Outlook:
    """A look ahead at one seat's turn. Tables are tried out in place and left as they were."""

    def __init__(self) -> None:
        self.shores: vec[i64] = vec[i64]([0] * TILE_COUNT)
        """What shoring up each tile is worth."""
        self.places: vec[i64] = vec[i64]([0] * (prospects.MOST_SEATS * TILE_COUNT))
        """What each tile is worth as a place for each seat's pawn."""
        self.rings: vec[i64] = vec[i64]([0] * (ACTIONS + 1))
        """The tiles that are so many moves away."""
        self.jobs: vec[i64] = vec[i64]([0] * ACTIONS)
        """What a line of actions does before the pawn goes elsewhere; the first is PASS if it goes at once."""
        self.job: i64 = PASS
        """The best that one action can do where the pawn stands."""
        self.gain: i64 = 0
        """What that is worth."""
        self.best: i64 = 0
        """What the best line is worth."""
        self.pick: i64 = PASS
        """What it begins with."""
        self.goal: i64 = 0
        """The tile that it goes to."""
        self.account: Account | None = None
        """Where to write down what a line is worth; None unless somebody asks why."""
        self.parts: vec[i64] = vec[i64]([0, 0])
        """The parts of what a gift brings (``prospects.gift_gain``)."""
        self.ready: i64 = 0
        """The treasures, as bits, that the acting seat has all cards for."""
        self.steered: i64 = 0
        """The seats, as bits, whose pawns the line has already moved."""

    def weigh(self, table: Table, seat: i64) -> None:
        """Find out what tiles are worth, to shore up and to stand on, for the seat that is to act."""
        self.worry(table)
        prospects.weigh_places(table, seat, self.shores, self.places, prospects.ALL_PULLS)
        self.ready = 0
        for treasure in range(i64(TREASURE_COUNT)):
            if table.cards_of(seat, treasure) >= TO_CAPTURE:
                self.ready |= 1 << treasure
        if table.roles[seat] == NAVIGATOR:
            for other in range(table.players):
                if other != seat:
                    prospects.weigh_places(table, other, self.shores, self.places, prospects.ALL_PULLS)

    def _here(self, table: Table, seat: i64) -> i64:
        """What the place of a seat's pawn is worth."""
        return self.places[seat * TILE_COUNT + table.at[seat]]

    def best_place(self, seat: i64, tiles: i64) -> i64:
        """The best of some tiles for a seat's pawn."""
        return worries.most(self.places, seat * TILE_COUNT, tiles)

    def worry(self, table: Table) -> None:
        """Find out what tiles are worth to shore up."""
        worries.weigh_shores(table, self.shores)

    def worst(self, table: Table) -> i64:
        """The flooded tile that it is worth most to shore up."""
        return worries.most(self.shores, 0, table.flooded)

    # -- the rest of the turn --------------------------------------------------------------------

    def look_ahead(self, table: Table, seat: i64, left: i64) -> i64:
        """The most that the actions left can bring; ``pick`` is what to begin with."""
        self._find_rings(table, seat, left)
        self.best = self._here(table, seat)
        self.pick = pack(END, 0, 0)
        self.jobs[0] = PASS
        self._try_ways(table, seat, left, 0)
        worked: i64 = 0
        earned: i64 = 0
        while worked < left and self._find_job(table, seat):
            self.jobs[worked] = self.job
            earned += self.gain
            worked += 1
            self._do(table, seat, self.job)
            self._consider(earned + self._here(table, seat), table.at[seat])
            self._try_ways(table, seat, left - worked, earned)
        while worked > 0:
            worked -= 1
            self._undo(table, seat, self.jobs[worked])
        if self.pick == PASS:
            self.pick = self._step(table, seat, self.goal)
        return self.best

    def _try_ways(self, table: Table, seat: i64, left: i64, earned: i64) -> None:
        """Go to each tile that can be reached, and spend there what actions are then left."""
        here: i64 = table.at[seat]
        for moves in range(1, left + 1):
            tiles: i64 = self.rings[moves]
            if moves == left and tiles != 0:  # no time to work there
                tiles = 1 << self.best_place(seat, tiles)
            while tiles != 0:
                table.at[seat] = lowest(tiles)
                tiles &= tiles - 1
                self._consider(earned + self._work(table, seat, left - moves), table.at[seat])
        table.at[seat] = here

    def _consider(self, points: i64, goal: i64) -> None:
        if points > self.best:
            self.best = points
            self.pick = self.jobs[0]
            self.goal = goal

    def retrace(self, table: Table, seat: i64, left: i64, account: Account) -> None:
        """Write down what the line is worth that ``look_ahead`` has found best and that begins with a move."""
        here: i64 = table.at[seat]
        moves: i64 = 1
        while (self.rings[moves] >> self.goal) & 1 == 0:
            moves += 1
        self.account = account
        table.at[seat] = self.goal
        self._work(table, seat, left - moves)
        table.at[seat] = here
        self.account = None

    def _find_rings(self, table: Table, seat: i64, left: i64) -> None:
        """The tiles exactly so many moves away."""
        seen: i64 = 1 << table.at[seat]
        ring: i64 = seen
        for moves in range(1, left + 1):
            ring = prospects.one_move(table, table.roles[seat], ring)
            if moves == 1:
                ring |= reach.fly(table, seat)
            ring &= ~seen
            seen |= ring
            self.rings[moves] = ring

    def _step(self, table: Table, seat: i64, goal: i64) -> i64:
        """The first move on a shortest way to the goal."""
        ways: i64 = 1 << goal
        while ways & self.rings[1] == 0:
            ways |= prospects.one_move(table, table.roles[seat], ways)
        tile: i64 = self.best_place(seat, ways & self.rings[1])
        if (reach.walk(table, seat) >> tile) & 1 == 1:
            return pack(MOVE, 0, tile)
        return pack(FLY, 0, tile)

    def _work(self, table: Table, seat: i64, left: i64) -> i64:
        """What so many actions bring where the pawn stands, the last perhaps a step on, and the place itself."""
        account = self.account
        stay: i64 = self._here(table, seat)
        if left == 0:
            if account is not None:
                account.end_on(seat, table.at[seat])
            return stay
        gain: i64 = 0
        if self._find_job(table, seat):
            gain = self.gain
            if left > 1:
                job: i64 = self.job
                if account is not None:
                    account.earn(table, seat, job)
                self._do(table, seat, job)
                gain += self._work(table, seat, left - 1)
                self._undo(table, seat, job)
                return gain
        onward: i64 = reach.steps(table, seat) & ~table.sunk
        if onward != 0:
            better: i64 = self.best_place(seat, onward)
            leave: i64 = self.places[seat * TILE_COUNT + better]
            if leave > stay + gain:
                if account is not None:
                    account.end_on(seat, better)
                return leave
        if account is not None:
            if gain > 0:
                account.earn(table, seat, self.job)
            account.end_on(seat, table.at[seat])
        return stay + gain

    def _do(self, table: Table, seat: i64, job: i64) -> None:
        """Carry out a job, as far as it matters for the next one."""
        verb: i64 = verb_of(job)
        if verb == SHORE:
            table.flooded &= ~(1 << y_of(job))
        elif verb == SHORE_BOTH:
            table.flooded &= ~(1 << x_of(job) | 1 << y_of(job))
        elif verb == GIVE:
            table.drop(seat, y_of(job))
            table.take(x_of(job), y_of(job))
        elif verb == CAPTURE:
            table.captured |= 1 << y_of(job)
        else:
            self.steered |= 1 << x_of(job)

    def _undo(self, table: Table, seat: i64, job: i64) -> None:
        verb: i64 = verb_of(job)
        if verb == SHORE:
            table.flooded |= 1 << y_of(job)
        elif verb == SHORE_BOTH:
            table.flooded |= 1 << x_of(job) | 1 << y_of(job)
        elif verb == GIVE:
            table.drop(x_of(job), y_of(job))
            table.take(seat, y_of(job))
        elif verb == CAPTURE:
            table.captured &= ~(1 << y_of(job))
        else:
            self.steered &= ~(1 << x_of(job))

    def _find_job(self, table: Table, seat: i64) -> bool:
        """The best that one action can do where the pawn stands; False if there is nothing."""
        self.gain = 0
        wet: i64 = reach.shore(table, seat)
        if wet != 0:
            self._find_shore(table, seat, wet)
        if self.ready != 0:
            self._find_capture(table, seat)
        if table.roles[seat] == MESSENGER or reach.pawns_on(table, table.at[seat]) != 1 << seat:
            self._find_gift(table, seat)
        if table.roles[seat] == NAVIGATOR:
            self._find_steering(table, seat)
        return self.gain > 0

    def _offer(self, job: i64, gain: i64) -> None:
        if gain > self.gain:
            self.gain = gain
            self.job = job

    def _find_shore(self, table: Table, seat: i64, wet: i64) -> None:
        one: i64 = worries.most(self.shores, 0, wet)
        wet ^= 1 << one
        if wet == 0 or not reach.shores_two(table, seat):
            self._offer(pack(SHORE, 0, one), self.shores[one])
            return
        two: i64 = worries.most(self.shores, 0, wet)
        pair: i64 = pack(SHORE_BOTH, one, two) if RANKS[one] < RANKS[two] else pack(SHORE_BOTH, two, one)
        self._offer(pair, self.shores[one] + self.shores[two])

    def _find_capture(self, table: Table, seat: i64) -> None:
        for treasure in range(i64(TREASURE_COUNT)):
            if (self.ready >> treasure) & 1 == 1 and can_capture_here(table, seat, treasure):
                self._offer(pack(CAPTURE, 0, treasure), prospects.CAPTURED)

    def _find_gift(self, table: Table, seat: i64) -> None:
        parts = self.parts
        for other in range(table.players):
            if can_hand_to(table, seat, other):
                for treasure in range(i64(TREASURE_COUNT)):
                    if (table.captured >> treasure) & 1 == 0 and table.cards_of(seat, treasure) > 0:
                        self._offer(
                            pack(GIVE, other, treasure), prospects.gift_gain(table, seat, other, treasure, parts)
                        )

    def _find_steering(self, table: Table, seat: i64) -> None:
        """Some other pawn to the best place that the Navigator can move it to."""
        for other in range(table.players):
            goals: i64 = reach.steer(table, seat, other)
            if goals != 0 and (self.steered >> other) & 1 == 0:
                tile: i64 = self.best_place(other, goals)
                gain: i64 = self.places[other * TILE_COUNT + tile] - self._here(table, other)
                self._offer(pack(NAVIGATE, other, tile), gain)

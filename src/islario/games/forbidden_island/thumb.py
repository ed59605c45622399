"""A quick player by rules of thumb: it adds up what every way to spend the rest of the turn is worth."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import lowest
from islario.core.policy import PASS, Policy
from islario.core.rng import Rng
from islario.games.forbidden_island import plans, worries
from islario.games.forbidden_island.codes import (
    CAPTURE,
    DISCARD,
    DROWN,
    END,
    ESCAPE,
    FLY,
    GIVE,
    LIFT,
    MOVE,
    NAVIGATE,
    SANDBAG,
    SHORE,
    SHORE_BOTH,
    SWIM,
    pack,
    verb_of,
    x_of,
    y_of,
)
from islario.games.forbidden_island.components import (
    ACTIONS,
    HELICOPTER,
    LANDING,
    MESSENGER,
    NAVIGATOR,
    SANDBAGS,
    SITES,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.rules.legal import RANKS, can_capture_here, can_escape, can_hand_to
from islario.games.forbidden_island.state import ACTING, DISCARD_DUE, FLOODING, NOTHING, SWIM_DUE, Table

MOST_SEATS: Final = 4

CAPTURED: Final = 420000  # a treasure captured


class Thumb(Policy):
    """Plays any seat by a plan that is common to all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True
        self.shores: vec[i64] = vec[i64]([0] * TILE_COUNT)
        """What shoring up each tile is worth."""
        self.places: vec[i64] = vec[i64]([0] * (MOST_SEATS * TILE_COUNT))
        """What each tile is worth as a place for each seat's pawn."""
        self.rings: vec[i64] = vec[i64]([0] * (ACTIONS + 1))
        """The tiles that are so many moves away."""
        self.jobs: vec[i64] = vec[i64]([0] * ACTIONS)
        """What is done before the pawn goes elsewhere."""
        self.job: i64 = PASS
        """The best that one action can do."""
        self.gain: i64 = 0
        """What it is worth."""
        self.pick: i64 = PASS
        """What the best plan begins with."""
        self.ready: i64 = 0
        """The treasures, as bits, that the acting seat has all cards for."""
        self.steered: i64 = 0
        """The seats, as bits, whose pawns the plan has already moved."""

    def choose(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes[0]
        table = cast(Table, seen)
        if table.due == DISCARD_DUE:
            return self._discard(table, seat)
        if table.due == SWIM_DUE:
            return self._swim(table, seat)
        special: i64 = self._special(table, seat)
        if special != PASS:
            return special
        if table.phase != ACTING:
            return codes[0]
        self._weigh(table, seat)
        self._plan(table, seat, table.left)
        return self.pick

    def interject(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        table = cast(Table, seen)
        if table.due == SWIM_DUE:
            return self._rescue(table, seat)
        return self._special(table, seat)

    def _weigh(self, table: Table, seat: i64) -> None:
        """Find out what tiles are worth, to shore up and to stand on, for the seat that is to act."""
        self._worry(table)
        plans.weigh_places(table, seat, self.shores, self.places)
        self.ready = 0
        for treasure in range(i64(TREASURE_COUNT)):
            if table.cards_of(seat, treasure) >= TO_CAPTURE:
                self.ready |= 1 << treasure
        if table.roles[seat] == NAVIGATOR:
            for other in range(table.players):
                if other != seat:
                    plans.weigh_places(table, other, self.shores, self.places)

    def _worry(self, table: Table) -> None:
        """Find out what tiles are worth to shore up."""
        covered: i64 = plans.in_reach(table, (table.turn + 1) % table.players) & table.flooded
        worries.weigh_shores(table, covered, self.shores)

    def _best_place(self, seat: i64, tiles: i64) -> i64:
        """The best of some tiles for a seat's pawn; the first of equals."""
        mine: i64 = seat * TILE_COUNT
        best: i64 = lowest(tiles)
        while tiles != 0:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            if self.places[mine + tile] > self.places[mine + best]:
                best = tile
        return best

    # -- the rest of the turn --------------------------------------------------------------------

    def _plan(self, table: Table, seat: i64, left: i64) -> i64:
        """The most that the actions left can bring: work here, go somewhere, work there; ``pick`` begins it."""
        here: i64 = table.at[seat]
        self._find_rings(table, seat, left)
        best: i64 = self.places[seat * TILE_COUNT + here]
        self.pick = pack(END, 0, 0)
        goal: i64 = here
        self.jobs[0] = PASS  # as long as the plan begins with a move
        worked: i64 = 0
        earned: i64 = 0
        while True:
            for moves in range(1, left - worked + 1):
                tiles: i64 = self.rings[moves]
                while tiles != 0:
                    table.at[seat] = lowest(tiles)
                    tiles &= tiles - 1
                    points: i64 = earned + self._work(table, seat, left - worked - moves)
                    if points > best:
                        best = points
                        goal = table.at[seat]
                        self.pick = self.jobs[0]
            table.at[seat] = here
            if worked == left or not self._find_job(table, seat):
                break
            self.jobs[worked] = self.job
            earned += self.gain
            self._do(table, seat, self.job)
            worked += 1
            if earned + self.places[seat * TILE_COUNT + here] > best:
                best = earned + self.places[seat * TILE_COUNT + here]
                self.pick = self.jobs[0]
        while worked > 0:
            worked -= 1
            self._undo(table, seat, self.jobs[worked])
        if self.pick == PASS:
            self.pick = self._step(table, seat, goal)
        return best

    def _find_rings(self, table: Table, seat: i64, left: i64) -> None:
        """The tiles exactly so many moves away."""
        seen: i64 = 1 << table.at[seat]
        ring: i64 = seen
        for moves in range(1, left + 1):
            ring = plans.one_move(table, table.roles[seat], ring)
            if moves == 1:
                ring |= reach.fly(table, seat)
            ring &= ~seen
            seen |= ring
            self.rings[moves] = ring

    def _step(self, table: Table, seat: i64, goal: i64) -> i64:
        """The first move on a shortest way to the goal."""
        ways: i64 = 1 << goal
        while ways & self.rings[1] == 0:
            ways |= plans.one_move(table, table.roles[seat], ways)
        tile: i64 = self._best_place(seat, ways & self.rings[1])
        if (reach.walk(table, seat) >> tile) & 1 == 1:
            return pack(MOVE, 0, tile)
        return pack(FLY, 0, tile)

    def _work(self, table: Table, seat: i64, left: i64) -> i64:
        """What so many actions bring where the pawn stands, and what it is worth to stand there in the end."""
        stay: i64 = self.places[seat * TILE_COUNT + table.at[seat]]
        if left == 0:
            return stay
        gain: i64 = 0
        if self._find_job(table, seat):
            gain = self.gain
            if left > 1:
                job: i64 = self.job
                self._do(table, seat, job)
                gain += self._work(table, seat, left - 1)
                self._undo(table, seat, job)
                return gain
        onward: i64 = reach.steps(table, seat) & ~table.sunk
        if onward != 0:
            leave: i64 = self.places[seat * TILE_COUNT + self._best_place(seat, onward)]
            if leave > stay + gain:
                return leave
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
        one: i64 = worries.most(self.shores, wet)
        wet ^= 1 << one
        if wet == 0 or not reach.shores_two(table, seat):
            self._offer(pack(SHORE, 0, one), self.shores[one])
            return
        two: i64 = worries.most(self.shores, wet)
        pair: i64 = pack(SHORE_BOTH, one, two) if RANKS[one] < RANKS[two] else pack(SHORE_BOTH, two, one)
        self._offer(pair, self.shores[one] + self.shores[two])

    def _find_capture(self, table: Table, seat: i64) -> None:
        for treasure in range(i64(TREASURE_COUNT)):
            if (self.ready >> treasure) & 1 == 1 and can_capture_here(table, seat, treasure):
                self._offer(pack(CAPTURE, 0, treasure), CAPTURED)

    def _find_gift(self, table: Table, seat: i64) -> None:
        for other in range(table.players):
            if can_hand_to(table, seat, other):
                for treasure in range(i64(TREASURE_COUNT)):
                    if (table.captured >> treasure) & 1 == 0 and table.cards_of(seat, treasure) > 0:
                        self._offer(pack(GIVE, other, treasure), plans.gift_gain(table, seat, other, treasure))

    def _find_steering(self, table: Table, seat: i64) -> None:
        """Some other pawn to the best place that the Navigator can move it to."""
        for other in range(table.players):
            goals: i64 = reach.steer(table, seat, other)
            if goals != 0 and (self.steered >> other) & 1 == 0:
                tile: i64 = self._best_place(other, goals)
                theirs: i64 = other * TILE_COUNT
                self._offer(
                    pack(NAVIGATE, other, tile), self.places[theirs + tile] - self.places[theirs + table.at[other]]
                )

    # -- what has to be settled ------------------------------------------------------------------

    def _discard(self, table: Table, seat: i64) -> i64:
        kind: i64 = plans.least_card(table, seat)
        if table.cards_of(seat, SANDBAGS) > 0 and table.flooded != 0:
            self._worry(table)
            tile: i64 = worries.most(self.shores, table.flooded)
            if self.shores[tile] >= plans.SANDBAGS_KEPT - plans.loss_of(table, seat, kind):
                return pack(SANDBAG, 0, tile)
        if kind == HELICOPTER:
            self._weigh(table, seat)
            return pack(LIFT, 1 << seat, self._best_place(seat, reach.elsewhere(table, table.at[seat])))
        return pack(DISCARD, 0, kind)

    def _swim(self, table: Table, seat: i64) -> i64:
        goals: i64 = reach.swim(table, seat)
        if goals == 0:
            return self._rescue(table, seat)
        self._weigh(table, seat)
        return pack(SWIM, 0, self._best_place(seat, goals))

    def _rescue(self, table: Table, seat: i64) -> i64:
        for other in range(table.players):
            if (table.swimming >> other) & 1 == 1 and reach.swim(table, other) == 0:
                if table.cards_of(seat, HELICOPTER) > 0:
                    return pack(LIFT, table.swimming, LANDING)
                if seat == other:
                    return pack(DROWN, 0, 0)
        return PASS

    # -- special cards ---------------------------------------------------------------------------

    def _special(self, table: Table, seat: i64) -> i64:
        """The special card that the seat had better play now, or PASS."""
        if table.due != NOTHING:
            return PASS
        if table.cards_of(seat, HELICOPTER) > 0:
            if can_escape(table):
                return pack(ESCAPE, 0, 0)
            lift: i64 = self._lift(table)
            if lift != PASS:
                return lift
        if table.phase == FLOODING and table.flooded != 0 and table.cards_of(seat, SANDBAGS) > 0:
            self._worry(table)
            tile: i64 = worries.most(self.shores, table.flooded)
            if self.shores[tile] >= plans.SANDBAGS_KEPT:
                return pack(SANDBAG, 0, tile)
        return PASS

    def _lift(self, table: Table) -> i64:
        if table.captured == plans.ALL_TREASURES:
            spare: bool = plans.lifts_in_hands(table) > 1
            for other in range(table.players):
                if table.at[other] != LANDING and (spare or plans.is_stranded(table, other)):
                    return pack(LIFT, reach.pawns_on(table, table.at[other]), LANDING)
        if table.phase != ACTING or table.left < ACTIONS:
            return PASS
        seat: i64 = table.turn
        here: i64 = table.at[seat]
        self._weigh(table, seat)
        goals: i64 = self._lift_goals(table, seat) & ~table.sunk & ~(1 << here)
        if goals == 0:
            return PASS
        least: i64 = self._plan(table, seat, table.left) + plans.loss_of(table, seat, HELICOPTER)
        pick: i64 = PASS
        while goals != 0:
            tile: i64 = lowest(goals)
            goals &= goals - 1
            table.at[seat] = tile
            points: i64 = self._plan(table, seat, table.left)
            table.at[seat] = here
            if points > least:
                least = points
                pick = pack(LIFT, 1 << seat, tile)
        return pick

    def _lift_goals(self, table: Table, seat: i64) -> i64:
        """Where it may be worth while to lift the active pawn."""
        goals: i64 = 0
        if plans.is_stranded(table, seat):
            goals |= 1 << LANDING
        if table.flooded != 0:
            goals |= 1 << worries.most(self.shores, table.flooded)
        for treasure in range(i64(TREASURE_COUNT)):
            if (self.ready & ~table.captured) >> treasure & 1 == 1:
                goals |= SITES[treasure]
        if table.roles[seat] != MESSENGER:
            for other in range(table.players):
                if other != seat and plans.meeting_gain(table, seat, other) > 0:
                    goals |= 1 << table.at[other]
        return goals

"""A quick player by rules of thumb."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import lowest
from islario.core.policy import PASS, Policy
from islario.core.rng import Rng
from islario.games.forbidden_island import codes, plans, worries
from islario.games.forbidden_island.components import (
    ENGINEER,
    HELICOPTER,
    LANDING,
    NAVIGATOR,
    SANDBAGS,
    TILE_COUNT,
    TO_CAPTURE,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.rules.legal import RANKS, can_capture_here, can_escape, can_hand_to
from islario.games.forbidden_island.state import ACTING, DISCARD_DUE, FLOODING, NOTHING, SWIM_DUE, Table

CAPTURED: Final = 100000  # a treasure captured
SANDBAG_FROM: Final = 5000  # Sandbags are played to save so much


class Thumb(Policy):
    """Adds up what the rest of the turn can bring."""

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True
        self.shores: vec[i64] = vec[i64]([0] * TILE_COUNT)
        self.places: vec[i64] = vec[i64]([0] * (4 * TILE_COUNT))
        self.pick: i64 = PASS

    def choose(self, seen: core.Table, seat: i64, codes_: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes_[0]
        table = cast(Table, seen)
        if table.due == DISCARD_DUE:
            return self._discard(table, seat)
        if table.due == SWIM_DUE:
            return self._swim(table, seat, codes_)
        special: i64 = self._special(table, seat)
        if special != PASS:
            return special
        if table.phase != ACTING:
            return codes_[0]
        self._weigh(table, seat)
        self._best(table, seat, table.left)
        return self.pick

    def interject(self, seen: core.Table, seat: i64, codes_: vec[i64], n: i64, rng: Rng) -> i64:
        table = cast(Table, seen)
        if table.due == SWIM_DUE:
            return self._rescue(table, seat)
        return self._special(table, seat)

    def _weigh(self, table: Table, seat: i64) -> None:
        worries.weigh_shores(table, self.shores)
        plans.weigh_places(table, seat, self.shores, self.places)
        if table.roles[seat] == NAVIGATOR:
            for other in range(table.players):
                if other != seat:
                    plans.weigh_places(table, other, self.shores, self.places)

    def _best(self, table: Table, seat: i64, left: i64) -> i64:
        here: i64 = table.at[seat]
        mine: i64 = seat * TILE_COUNT
        best: i64 = self.places[mine + here]
        pick: i64 = codes.pack(codes.END, 0, 0)
        if left == 0:
            return best
        value: i64 = 0
        for treasure in range(i64(TREASURE_COUNT)):
            held: i64 = table.cards_of(seat, treasure)
            if held == 0:
                continue
            if held >= TO_CAPTURE and can_capture_here(table, seat, treasure):
                table.captured |= 1 << treasure
                value = CAPTURED + self._best(table, seat, left - 1)
                table.captured &= ~(1 << treasure)
                if value > best:
                    best = value
                    pick = codes.pack(codes.CAPTURE, 0, treasure)
            for other in range(table.players):
                if can_hand_to(table, seat, other):
                    gain: i64 = plans.gift_gain(table, seat, other, treasure)
                    if gain > 0:
                        table.drop(seat, treasure)
                        table.take(other, treasure)
                        value = gain + self._best(table, seat, left - 1)
                        table.drop(other, treasure)
                        table.take(seat, treasure)
                        if value > best:
                            best = value
                            pick = codes.pack(codes.GIVE, other, treasure)
        wet: i64 = reach.shore(table, seat)
        if wet != 0 and table.roles[seat] == ENGINEER:
            one: i64 = worries.most(self.shores, wet)
            wet &= ~(1 << one)
            gain = self.shores[one]
            dried: i64 = 1 << one
            code: i64 = codes.pack(codes.SHORE, 0, one)
            if wet != 0:
                two: i64 = worries.most(self.shores, wet)
                gain += self.shores[two]
                dried |= 1 << two
                if RANKS[one] < RANKS[two]:
                    code = codes.pack(codes.SHORE_BOTH, one, two)
                else:
                    code = codes.pack(codes.SHORE_BOTH, two, one)
            table.flooded ^= dried
            value = gain + self._best(table, seat, left - 1)
            table.flooded ^= dried
            if value > best:
                best = value
                pick = code
        else:
            while wet != 0:
                tile: i64 = lowest(wet)
                wet &= wet - 1
                table.flooded ^= 1 << tile
                value = self.shores[tile] + self._best(table, seat, left - 1)
                table.flooded ^= 1 << tile
                if value > best:
                    best = value
                    pick = codes.pack(codes.SHORE, 0, tile)
        goals: i64 = reach.walk(table, seat)
        while goals != 0:
            tile = lowest(goals)
            goals &= goals - 1
            table.at[seat] = tile
            value = self._best(table, seat, left - 1)
            table.at[seat] = here
            if value > best:
                best = value
                pick = codes.pack(codes.MOVE, 0, tile)
        goals = reach.fly(table, seat)
        if goals != 0:
            table.flown = True
            while goals != 0:
                tile = lowest(goals)
                goals &= goals - 1
                table.at[seat] = tile
                value = self._best(table, seat, left - 1)
                table.at[seat] = here
                if value > best:
                    best = value
                    pick = codes.pack(codes.FLY, 0, tile)
            table.flown = False
        if table.roles[seat] == NAVIGATOR:
            for other in range(table.players):
                if other != seat:
                    was: i64 = table.at[other]
                    theirs: i64 = other * TILE_COUNT
                    goals = reach.steer(table, seat, other)
                    to: i64 = was
                    while goals != 0:
                        tile = lowest(goals)
                        goals &= goals - 1
                        if self.places[theirs + tile] > self.places[theirs + to]:
                            to = tile
                    if to != was:
                        table.at[other] = to
                        value = self.places[theirs + to] - self.places[theirs + was] + self._best(table, seat, left - 1)
                        table.at[other] = was
                        if value > best:
                            best = value
                            pick = codes.pack(codes.NAVIGATE, other, to)
        self.pick = pick
        return best

    def _discard(self, table: Table, seat: i64) -> i64:
        kind: i64 = plans.least_card(table, seat)
        if kind == SANDBAGS and table.flooded != 0:
            worries.weigh_shores(table, self.shores)
            return codes.pack(codes.SANDBAG, 0, worries.most(self.shores, table.flooded))
        return codes.pack(codes.DISCARD, 0, kind)

    def _swim(self, table: Table, seat: i64, codes_: vec[i64]) -> i64:
        goals: i64 = reach.swim(table, seat)
        if goals == 0:
            return self._rescue(table, seat)
        worries.weigh_shores(table, self.shores)
        plans.weigh_places(table, seat, self.shores, self.places)
        best: i64 = lowest(goals)
        mine: i64 = seat * TILE_COUNT
        while goals != 0:
            tile: i64 = lowest(goals)
            goals &= goals - 1
            if self.places[mine + tile] > self.places[mine + best]:
                best = tile
        return codes.pack(codes.SWIM, 0, best)

    def _rescue(self, table: Table, seat: i64) -> i64:
        for other in range(table.players):
            if (table.swimming >> other) & 1 == 1 and reach.swim(table, other) == 0:
                if table.cards_of(seat, HELICOPTER) == 0:
                    return PASS if seat != other else codes.pack(codes.DROWN, 0, 0)
                return codes.pack(codes.LIFT, table.swimming, LANDING)
        return PASS

    def _special(self, table: Table, seat: i64) -> i64:
        if table.due != NOTHING:
            return PASS
        if table.cards_of(seat, HELICOPTER) > 0:
            if can_escape(table):
                return codes.pack(codes.ESCAPE, 0, 0)
            if table.captured == plans.ALL_TREASURES and plans.lifts_in_hands(table) > 1:
                for other in range(table.players):
                    if table.at[other] != LANDING:
                        return codes.pack(codes.LIFT, reach.pawns_on(table, table.at[other]), LANDING)
        if table.phase == FLOODING and table.flooded != 0 and table.cards_of(seat, SANDBAGS) > 0:
            worries.weigh_shores(table, self.shores)
            tile: i64 = worries.most(self.shores, table.flooded)
            if self.shores[tile] >= SANDBAG_FROM:
                return codes.pack(codes.SANDBAG, 0, tile)
        return PASS

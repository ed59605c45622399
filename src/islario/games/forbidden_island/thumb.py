"""A quick player by rules of thumb, the same for all seats, since hands are open to all.

In an order that nothing breaks: escape when it is possible; lift off a pawn that would drown; with all
treasures captured lift home who cannot walk there. Everything else is a sum of points: what the tiles
are worth to be shored up (``worries``), what cards are worth together and where each pawn had better
stand (``prospects``). An acting seat looks at every way to work where it is, go somewhere and work there,
and begins the one that brings most points. A special card is played when it brings more points than
it is worth in the hand.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import lowest
from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.motives import Motive
from islario.core.policy import PASS, Policy
from islario.core.rng import Rng
from islario.games.forbidden_island import prospects
from islario.games.forbidden_island.codes import DISCARD, DROWN, END, ESCAPE, FLY, LIFT, MOVE, SANDBAG, SWIM
from islario.games.forbidden_island.components import (
    ACTIONS,
    CARDS,
    HELICOPTER,
    LANDING,
    MESSENGER,
    SANDBAGS,
    SITES,
    TREASURE_COUNT,
)
from islario.games.forbidden_island.motives import ENOUGH, Account
from islario.games.forbidden_island.outlook import Outlook
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.rules.legal import can_escape
from islario.games.forbidden_island.state import ACTING, DISCARD_DUE, FLOODING, NOTHING, SWIM_DUE, Table


class Thumb(Policy):
    """Plays any seat, with one eye on what all of them need."""

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True
        self.honest = True
        self.outlook = Outlook()

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
        self.outlook.weigh(table, seat)
        self.outlook.look_ahead(table, seat, table.left)
        return self.outlook.pick

    def interject(self, seen: core.Table, seat: i64, rng: Rng) -> i64:
        table = cast(Table, seen)
        if table.due == SWIM_DUE:
            return self._rescue(table, seat)
        return self._special(table, seat)

    # -- what has to be settled ------------------------------------------------------------------

    def _discard(self, table: Table, seat: i64) -> i64:
        """The least card goes; a special card is played rather than thrown away (FI-HAND-2)."""
        if table.cards_of(seat, HELICOPTER) > 0 and can_escape(table):
            return pack(ESCAPE, 0, 0)
        kind: i64 = prospects.least_card(table, seat)
        if table.cards_of(seat, SANDBAGS) > 0:
            sandbag: i64 = self._sandbag(table, prospects.SANDBAGS_KEPT - prospects.loss_of(table, seat, kind))
            if sandbag != PASS:
                return sandbag
        goals: i64 = reach.elsewhere(table, table.at[seat])
        if kind == HELICOPTER and goals != 0:
            self.outlook.weigh(table, seat)
            return pack(LIFT, 1 << seat, self.outlook.best_place(seat, goals))
        return pack(DISCARD, 0, kind)

    def _swim(self, table: Table, seat: i64) -> i64:
        goals: i64 = reach.swim(table, seat)
        if goals == 0:
            return self._rescue(table, seat)
        self.outlook.weigh(table, seat)
        return pack(SWIM, 0, self.outlook.best_place(seat, goals))

    def _rescue(self, table: Table, seat: i64) -> i64:
        """Lift all swimmers off if one of them cannot swim."""
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
            lift: i64 = self._lift(table, seat)
            if lift != PASS:
                return lift
        if table.phase == FLOODING and table.cards_of(seat, SANDBAGS) > 0:  # till then there may be a better use
            return self._sandbag(table, prospects.SANDBAGS_KEPT)
        return PASS

    def _sandbag(self, table: Table, price: i64) -> i64:
        """Sandbags on the worst tile if that is worth their price."""
        if table.flooded == 0:
            return PASS
        self.outlook.worry(table)
        tile: i64 = self.outlook.worst(table)
        if self.outlook.shores[tile] < price:
            return PASS
        return pack(SANDBAG, 0, tile)

    def _lift(self, table: Table, seat: i64) -> i64:
        """The seat's best use of a Helicopter Lift now, or PASS."""
        if can_escape(table):
            return pack(ESCAPE, 0, 0)
        if table.captured == prospects.ALL_TREASURES:
            spare: bool = prospects.lifts_in_hands(table) > 1
            for other in range(table.players):
                if table.at[other] != LANDING and (spare or prospects.is_stranded(table, other)):
                    return pack(LIFT, reach.pawns_on(table, table.at[other]), LANDING)
        fresh: bool = table.phase == ACTING and table.left == ACTIONS
        if fresh and (seat == table.turn or table.cards_of(table.turn, HELICOPTER) == 0):  # its own card comes first
            return self._lift_active(table, table.turn)
        return PASS

    def _lift_active(self, table: Table, seat: i64) -> i64:
        """Lift the active pawn before its first action, if it can then do so much more."""
        self.outlook.weigh(table, seat)
        here: i64 = table.at[seat]
        price: i64 = prospects.lift_worth(table)
        goals: i64 = self._lift_goals(table, seat, price) & ~table.sunk & ~(1 << here)
        if goals == 0:
            return PASS
        most: i64 = self.outlook.look_ahead(table, seat, table.left) + price
        pick: i64 = PASS
        while goals != 0:
            tile: i64 = lowest(goals)
            goals &= goals - 1
            table.at[seat] = tile
            points: i64 = self.outlook.look_ahead(table, seat, table.left)
            table.at[seat] = here
            if points > most:
                most = points
                pick = pack(LIFT, 1 << seat, tile)
        return pick

    def _lift_goals(self, table: Table, seat: i64, price: i64) -> i64:
        """Where to try it: home if cut off, the worst tile, the treasures that it can capture, pawns to give cards."""
        goals: i64 = 0
        if prospects.is_stranded(table, seat):
            goals |= 1 << LANDING
        if table.flooded != 0 and self.outlook.shores[self.outlook.worst(table)] > price:
            goals |= 1 << self.outlook.worst(table)
        for treasure in range(i64(TREASURE_COUNT)):
            if ((self.outlook.ready & ~table.captured) >> treasure) & 1 == 1:
                goals |= SITES[treasure]
        if table.roles[seat] != MESSENGER:
            for other in range(table.players):
                if other != seat and prospects.meeting_gain(table, seat, other) > 0:
                    goals |= 1 << table.at[other]
        return goals

    # -- why -------------------------------------------------------------------------------------

    def explain(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """The largest term of what it gains by this code; a rule that nothing breaks is its own motive."""
        table = cast(Table, seen)
        verb: i64 = verb_of(code)
        if verb == ESCAPE:
            return Motive("escape")
        homeward: bool = table.captured == prospects.ALL_TREASURES and y_of(code) == LANDING
        if verb == LIFT and (table.due == SWIM_DUE or homeward):
            saved = [int(other) for other in range(table.players) if (x_of(code) >> other) & 1 == 1]
            return Motive("rescue" if table.due == SWIM_DUE else "lift_home", {"pawns": saved})
        if verb == DISCARD and n > 1:
            return self._explain_discard(table, y_of(code))
        self.outlook.weigh(table, seat)
        account = Account(table, seat, self.outlook.shores)
        if verb == SANDBAG:
            account.shore(y_of(code))
        elif verb == SWIM:
            account.prefer(seat, y_of(code), reach.swim(table, seat))
        elif verb == LIFT and table.due == DISCARD_DUE:
            account.prefer(seat, y_of(code), reach.elsewhere(table, table.at[seat]))
        elif verb == LIFT:
            self._explain_lift(table, table.turn, y_of(code), account)
        elif n > 1 and table.phase == ACTING and seat == table.turn:
            self.outlook.look_ahead(table, seat, table.left)
            return self._explain_line(table, seat, account) if self.outlook.pick == code else None
        return account.ledger.largest()

    def _explain_discard(self, table: Table, kind: i64) -> Motive:
        spent: bool = kind < TREASURE_COUNT and (table.captured >> kind) & 1 == 1
        return Motive("discard_captured" if spent else "discard", {"card": CARDS[kind]})

    def _explain_lift(self, table: Table, seat: i64, tile: i64, account: Account) -> None:
        """What the active pawn can do where it is lifted to."""
        self.outlook.weigh(table, seat)
        account.start = table.at[seat]
        table.at[seat] = tile
        self.outlook.look_ahead(table, seat, table.left)
        self._write_down(table, seat, account)
        table.at[seat] = account.start

    def _explain_line(self, table: Table, seat: i64, account: Account) -> Motive | None:
        self._write_down(table, seat, account)
        return Motive(ENOUGH) if self.outlook.pick == pack(END, 0, 0) else account.ledger.largest()

    def _write_down(self, table: Table, seat: i64, account: Account) -> None:
        """The terms of the best line; of one that begins with a job only that job, which is done for its own sake."""
        verb: i64 = verb_of(self.outlook.pick)
        if verb == MOVE or verb == FLY:
            self.outlook.retrace(table, seat, table.left, account)
        elif verb == END:
            account.end_on(seat, table.at[seat])
        else:
            account.earn(table, seat, self.outlook.pick)

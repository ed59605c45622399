"""One plan for all: what becomes of every pawn that can still be placed, whoever's it is.

What lies there already is completed first. Then the action that is worth most is added, with the pawns that it needs,
or a pawn that makes a planned one safe, until nothing is worth its pawns any more. Whoever draws a draft from the same
table draws the same one, so that all seats work on one plan though nobody says a word.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.policy import PASS
from islario.games.robinson import codes as verbs
from islario.games.robinson import switches
from islario.games.robinson.components import BUILD, CAMP, EXPLORE, FRIDAY, JENNY, REST
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import checks, costs, openings, pawns, plan, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import LEADER, PART, PARTS, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.thumb import means, weights
from islario.games.robinson.thumb.chances import NEVER, UNWISE, expected, needs_different, score_of, token_pawn
from islario.games.robinson.thumb.draft_keys import digest_of, key_of
from islario.games.robinson.thumb.means import NOBODY
from islario.games.robinson.thumb.needs import Needs
from islario.games.robinson.thumb.worth import worth

MOST: Final = 128
"""A draft never has more steps than this."""

ITEM_HELPS: Final = 25
"""A pawn of a thing on an action: it has nothing else to do."""


class Draft:
    """What all seats would do one after the other, from a table on; and where on that way a table is."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs
        self.n: i64 = 0
        self.at: i64 = 0
        self.codes: vec[i64] = vec[i64]([0] * MOST)
        self.seats: vec[i64] = vec[i64]([0] * MOST)
        self.keys: vec[i64] = vec[i64]([0] * (MOST + 1))
        """What the table is like before each step."""
        self.asked: i64 = 0
        """The seats that have nothing to use before they follow this draft, as bits."""
        self.sure: bool = False
        """Whether each step is legal when it comes."""
        self.plan_digest: i64 = 0
        """A number for the plan as it is in the end: the same for the same actions with the same pawns."""
        self.push: vec[i64] = vec[i64]([0] * targets.TARGET_COUNT)
        """What is added to the worth of beginning something on each target: other drafts come of it."""
        self.push_more: vec[i64] = vec[i64]([0] * targets.TARGET_COUNT)
        """What is added to the worth of one more pawn there."""
        self.favourite: i64 = NOBODY
        """The seat that performs what anybody could, if it has pawns; else it is the strongest."""
        self._table: Table | None = None
        self._old_codes: vec[i64] = vec[i64]([0] * MOST)
        self._old_seats: vec[i64] = vec[i64]([0] * MOST)
        self._old_keys: vec[i64] = vec[i64]([0] * (MOST + 1))
        self._done: vec[i64] = vec[i64]([0] * MOST)
        self._where: vec[i64] = vec[i64]([0] * MOST)
        """The slot that each step is about, as they were drawn."""
        self._old_where: vec[i64] = vec[i64]([0] * MOST)
        self._slots: vec[i64] = vec[i64]([0] * SLOTS)
        """Where each slot is when the steps are taken in another order."""
        self._gains: vec[i64] = vec[i64]([0] * SLOTS)
        """What success is worth in each slot."""
        self._banned: vec[i64] = vec[i64]([0] * PARTS)
        self._open: i64 = 0
        """The seats that can still place pawns, as bits."""
        self._score: i64 = 0
        self._target: i64 = 0
        self._way: i64 = 0
        self._who: i64 = 0
        self._gain: i64 = 0
        self._slot: i64 = NOBODY
        """The slot that gets one more pawn, where that is the best that can be done."""

    def step(self, table: Table, seat: i64) -> i64:
        """What a seat does next; PASS where it waits for another one.

        Nobody waits because of what they remember, but only by a draft that all draw alike: so somebody always acts.
        """
        if not self.follows(table):
            self.draw(table)
        code: i64 = self._step_of(table, seat)
        if code == PASS and self.at > 0:
            self.draw(table)
            code = self._step_of(table, seat)
        return code

    def _step_of(self, table: Table, seat: i64) -> i64:
        """The next step of a seat, if it waits for nobody."""
        for place in range(self.at, self.n):
            if self.seats[place] == seat:
                code: i64 = self.codes[place]
                if place == self.at or verb_of(code) == verbs.PLAN:
                    return code
                waits = verb_of(code) != verbs.CONFIRM or checks.confirm(table, seat) != FINE
                return PASS if waits else code
        return PASS

    def follows(self, table: Table) -> bool:
        """Whether the table is on the way that was drawn; the draft is there then."""
        key: i64 = key_of(table)
        if self.n == 0:
            return False
        if self.keys[self.at] == key:
            return True
        if self.at + 1 < self.n and self.keys[self.at + 1] == key:
            self.at += 1
            return True
        return False

    # -- drawing it ------------------------------------------------------------------------------------

    def draw(self, table: Table) -> None:
        """Draw the plan, and put its steps into an order in which hardly anybody has to wait."""
        mine = self._table
        if mine is None:
            mine = self._table = table.clone()
        else:
            mine.copy_from(table)
        self.n = 0
        self.at = 0
        self.sure = True
        self.asked = 0
        self.keys[0] = key_of(mine)
        self._open = ((1 << mine.setup.players) - 1) & ~mine.confirmed
        for part in range(i64(PARTS)):
            self._banned[part] = 0
        self._mend(mine)
        while self._choose(mine):
            self._place(mine)
        self._add_extras(mine)
        self.plan_digest = digest_of(mine)
        self._confirm_all(mine)
        if self._open & (self._open - 1) != 0:
            self._sort(table, mine)

    def _note(self, table: Table, seat: i64, code: i64, slot: i64) -> None:
        """A step of the draft, which has been taken; the slot that it is about."""
        self._where[self.n] = slot
        self.codes[self.n] = code
        self.seats[self.n] = seat
        self.n += 1
        self.keys[self.n] = key_of(table)

    def _mend(self, table: Table) -> None:
        """Complete what is begun; what cannot be completed is off."""
        for slot in range(i64(SLOTS)):
            at: i64 = slot * SLOT_SIZE
            if table.plan[at + TARGET] == 0:
                continue
            target: i64 = table.plan[at + TARGET] - 1
            leader: i64 = table.plan[at + LEADER]
            self.needs.reckon(table)
            self._gains[slot] = worth(table, self.needs, leader if leader < FRIDAY else table.first, target)
            if checks.complete(table, slot) == FINE or self._fill(table, slot):
                continue
            while table.plan[at + TARGET] != 0:
                leader = table.plan[at + LEADER]
                seat: i64 = checks.answers_for(table, slot)
                if (self._open >> seat) & 1 == 0 or self.n >= MOST - 2 * SLOTS:
                    break
                plan.take_back(table, slot, leader, None)
                self._note(table, seat, pack(verbs.TAKE_BACK, slot, 0 if leader < FRIDAY else leader), slot)

    def _choose(self, table: Table) -> bool:
        """Look for what is worth most; False if nothing is worth its pawns."""
        self.needs.reckon(table)
        self._score = UNWISE - 1 if table.switch(switches.ALL_PAWNS) else 0
        self._slot = NOBODY
        self._target = NOBODY
        openings.look(table)
        if means.any_left(table, self._open):
            for part in range(i64(PARTS)):
                rest: i64 = table.openings[part] & ~self._banned[part]
                while rest != 0:
                    target: i64 = PART * part + lowest(rest)
                    rest &= rest - 1
                    self._consider(table, target)
        for slot in range(i64(SLOTS)):
            if table.plan[slot * SLOT_SIZE + TARGET] != 0:
                self._consider_more(table, slot)
        return (self._slot != NOBODY or self._target != NOBODY) and self.n < MOST - 2 * SLOTS

    def _consider(self, table: Table, target: i64) -> None:
        """An action that might be begun, by whoever would do it best."""
        kind: i64 = targets.KIND[target]
        personal = kind == CAMP or kind == REST or targets.WAR <= target <= targets.KONG
        strongest: i64 = NOBODY
        life: i64 = NEVER
        for seat in range(table.setup.players):
            if (self._open >> seat) & 1 == 0 or pawns.left(table, seat) <= 0 or not pawns.may_do(table, seat, kind):
                continue
            if checks.beside_plan(table, seat, target, checks.OWN) != FINE:
                continue
            if personal:
                self._weigh(table, target, kind, seat, worth(table, self.needs, seat, target))
                continue
            left: i64 = mortal(table, seat) - table.wounds[seat]
            if seat == self.favourite:
                left += MOST
            if left > life:
                life = left
                strongest = seat
        aside = (self._open >> table.first) & 1 == 1
        aside = aside and table.friday and pawns.left(table, pawns.FRIDAY_PAWN) > 0
        aside = aside and checks.beside_plan(table, table.first, target, checks.BY_FRIDAY) == FINE
        if strongest != NOBODY:
            value: i64 = worth(table, self.needs, strongest, target)
            self._weigh(table, target, kind, strongest, value)
            if aside:
                self._weigh(table, target, kind, FRIDAY, value)
        elif aside:
            who: i64 = table.first
            if kind == REST:
                who = FRIDAY
            self._weigh(table, target, kind, FRIDAY, worth(table, self.needs, who, target))
        if kind == REST and (self._open >> table.first) & 1 == 1 and pawns.left(table, pawns.JENNY_PAWN) > 0:
            self._weigh(table, target, kind, JENNY, worth(table, self.needs, JENNY, target))

    def _weigh(self, table: Table, target: i64, kind: i64, who: i64, value: i64) -> None:
        """What it is worth to begin an action, compared with the best so far."""
        pushed: i64 = self.push[target]
        if pushed > 0 and checks.is_planned(table, target):
            pushed = 0
        if value + pushed <= self._score and kind < BUILD:
            return
        needed: i64 = costs.fewest(table, target) + token_pawn(table, kind)
        different = needs_different(table, target)
        reach: i64 = means.reach(table, self._open, target, who)
        if needed > reach or (different and not means.has_another(table, self._open, who)):
            return
        way: i64 = means.way_to_pay(table, target)
        if way < 0:
            return
        score: i64 = score_of(table, target, kind, who, value, needed, reach)
        score += pushed
        if way == costs.IN_FUR:
            score += weights.of(table, weights.FUR_SAVES)
        elif way > costs.IN_FUR:
            score -= 10
        if score > self._score:
            self._score = score
            self._target = target
            self._way = way
            self._who = who
            self._gain = value
            self._slot = NOBODY

    def _consider_more(self, table: Table, slot: i64) -> None:
        """One more pawn, so that nothing is left to the dice."""
        at: i64 = slot * SLOT_SIZE
        target: i64 = table.plan[at + TARGET] - 1
        kind: i64 = targets.KIND[target]
        if kind < BUILD or kind > EXPLORE or pawns.count(table.plan[at + PAWNS]) > costs.needed(table, slot):
            return
        value: i64 = self._gains[slot]
        score: i64 = value - expected(table, value, kind - BUILD, table.plan[at + LEADER]) + ITEM_HELPS
        score += self.push_more[target]
        if score <= self._score:
            return
        source: i64 = means.find_helper(table, self._open, slot, False)
        if source < 0:
            return
        if source <= FRIDAY:
            score -= ITEM_HELPS + weights.of(table, weights.MORE_PAWNS)
        if score > self._score:
            self._score = score
            self._slot = slot

    # -- steps -----------------------------------------------------------------------------------------

    def _place(self, table: Table) -> None:
        """Take the steps of what was chosen."""
        if self._slot != NOBODY:
            if not self._add(table, self._slot, means.find_helper(table, self._open, self._slot, False)):
                self._gains[self._slot] = NEVER
            return
        seat: i64 = self._who
        performer: i64 = checks.OWN
        if self._who >= FRIDAY:
            seat = table.first
            performer = checks.BY_FRIDAY if self._who == FRIDAY else checks.BY_JENNY
        before: i64 = self.n
        slot: i64 = plan.free_slot(table)
        plan.plan(table, seat, self._target, self._way, performer, None)
        self._note(table, seat, pack(verbs.PLAN, self._target, self._way | (performer << 4)), slot)
        self._gains[slot] = self._gain
        if not self._fill(table, slot):
            plan.clear(table, slot, None)
            costs.reserve(table)
            self.n = before
            self._banned[self._target // PART] |= bit(self._target % PART)

    def _fill(self, table: Table, slot: i64) -> bool:
        """Add the pawns that a planned action lacks; whether it is complete then."""
        at: i64 = slot * SLOT_SIZE
        while checks.complete(table, slot) != FINE:
            target: i64 = table.plan[at + TARGET] - 1
            full = pawns.count(table.plan[at + PAWNS]) >= costs.needed(table, slot)
            if full and not needs_different(table, target):
                return False
            if not self._add(table, slot, means.find_helper(table, self._open, slot, True)):
                return False
        return True

    def _add(self, table: Table, slot: i64, source: i64) -> bool:
        if source < 0 or self.n >= MOST - SLOTS:
            return False
        seat: i64 = means.placer_of(table, self._open, slot, source)
        plan.support(table, slot, source, None)
        self._note(table, seat, pack(verbs.SUPPORT, slot, 0 if source < FRIDAY else source), slot)
        return True

    def _add_extras(self, table: Table) -> None:
        """What supports an action and is no pawn: wood that is saved, and the Bible."""
        for slot in range(i64(SLOTS)):
            if table.plan[slot * SLOT_SIZE + TARGET] == 0:
                continue
            if means.may_help(table, self._open, slot, pawns.ECONOMY):
                self._add(table, slot, pawns.ECONOMY)
            if means.may_help(table, self._open, slot, pawns.BIBLE_READING):
                self._add(table, slot, pawns.BIBLE_READING)

    def _confirm_all(self, table: Table) -> None:
        for seat in range(table.setup.players):
            if (self._open >> seat) & 1 == 1:
                self.sure = self.sure and checks.confirm(table, seat) == FINE
                plan.confirm(table, seat, None)
                self._note(table, seat, pack(verbs.CONFIRM, 0, 0), 0)

    # -- order -----------------------------------------------------------------------------------------

    def _sort(self, table: Table, mine: Table) -> None:
        """The same steps, seat by seat, so that hardly anybody has to wait; if that is not possible they stay."""
        n: i64 = self.n
        for place in range(n):
            self._old_codes[place] = self.codes[place]
            self._old_seats[place] = self.seats[place]
            self._old_keys[place + 1] = self.keys[place + 1]
            self._old_where[place] = self._where[place]
            self._done[place] = 0
            if verb_of(self.codes[place]) == verbs.TAKE_BACK:
                return
        for slot in range(i64(SLOTS)):
            self._slots[slot] = NOBODY if table.plan[slot * SLOT_SIZE + TARGET] == 0 else slot
        mine.copy_from(table)
        self.n = 0
        moved = True
        while moved:
            moved = False
            for seat in range(mine.setup.players):
                if self._replay(mine, seat, n):
                    moved = True
        if self.n < n:
            self.n = n
            for place in range(n):
                self.codes[place] = self._old_codes[place]
                self.seats[place] = self._old_seats[place]
                self.keys[place + 1] = self._old_keys[place + 1]

    def _replay(self, table: Table, seat: i64, n: i64) -> bool:
        """Take all steps of a seat that can be taken now; whether there were any."""
        took = False
        waits = False
        for place in range(n):
            if self._done[place] == 1 or self._old_seats[place] != seat:
                continue
            code: i64 = self._old_codes[place]
            verb: i64 = verb_of(code)
            old: i64 = self._old_where[place]
            if verb == verbs.PLAN:
                self._slots[old] = plan.free_slot(table)
                plan.plan(table, seat, x_of(code), y_of(code) & 15, y_of(code) >> 4, None)
            elif verb == verbs.SUPPORT:
                source: i64 = seat if y_of(code) < FRIDAY else y_of(code)
                if self._slots[old] == NOBODY or checks.support(table, seat, self._slots[old], source) != FINE:
                    waits = True
                    continue
                plan.support(table, self._slots[old], source, None)
                code = pack(verbs.SUPPORT, self._slots[old], y_of(code))
            elif not waits and checks.confirm(table, seat) == FINE:
                plan.confirm(table, seat, None)
            else:
                continue
            self._done[place] = 1
            self._note(table, seat, code, old)
            took = True
        return took

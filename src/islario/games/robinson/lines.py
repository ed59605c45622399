"""Other plans than the quick player's, for those who look ahead: joint plans of all seats, and what could be used.

Each is drawn by the same draft (``thumb/draft.py``), which is told to want something else: another target, a second
pawn or none, another performer, or a little of everything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.codes import verb_of
from islario.core.game import MOST_ACTIONS
from islario.core.lines import Lines
from islario.core.rng import Rng
from islario.games.robinson import codes as verbs
from islario.games.robinson.components import BUILD, EXPLORE
from islario.games.robinson.planning import openings, targets
from islario.games.robinson.rules import legal
from islario.games.robinson.state import PART, PARTS, SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.thumb.draft import Draft
from islario.games.robinson.thumb.means import NOBODY
from islario.games.robinson.thumb.needs import Needs

AT_ANY_PRICE: Final = 20_000
"""Whatever has this comes first, and what has it less comes never."""
VARIED: Final = 48
"""So many plans are drawn with chance in what everything is worth."""
LEAST_NOISE: Final = 100
MOST_NOISE: Final = 600
"""How much more or less everything is worth then, in hundredths of a wound."""


class Planner:
    """Draws plans."""

    def __init__(self) -> None:
        self._draft = Draft(Needs())
        self._codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self._open: vec[i64] = vec[i64]([0] * targets.TARGET_COUNT)
        self._planned: vec[i64] = vec[i64]([0] * targets.TARGET_COUNT)
        """Whether the quick player's plan has each target."""

    def add(self, seen: Table, seat: i64, rng: Rng, out: Lines) -> None:
        """Add plans that differ from the first line, and what else could be used than is there.

        The quick player's own plan is among them only where the first line is something else.
        """
        draft = self._draft
        n: i64 = self._look(seen)
        draft.draw(seen)
        if out.count > 0 and out.size(0) == draft.n:
            out.digests[0] = draft.plan_digest
        self._note(out)
        for target in range(i64(targets.TARGET_COUNT)):
            self._planned[target] = 0
        for step in range(draft.n):
            if verb_of(draft.codes[step]) == verbs.PLAN:
                self._planned[(draft.codes[step] >> 8) & 255] = 1
        for i in range(n):
            self._vary_one(seen, self._open[i], out)
        for favourite in range(seen.setup.players):
            draft.favourite = favourite
            self._write(seen, out)
        draft.favourite = NOBODY
        self._use(seen, seat, out)
        for number in range(i64(VARIED)):
            noise: i64 = LEAST_NOISE + (MOST_NOISE - LEAST_NOISE) * number // VARIED
            for i in range(n):
                draft.push[self._open[i]] = rng.below(2 * noise + 1) - noise
                draft.push_more[self._open[i]] = (rng.below(2 * noise + 1) - noise) // 2
            self._write(seen, out)
        self._forget(n)

    def _look(self, seen: Table) -> i64:
        """Note the open targets; how many there are."""
        openings.look(seen)
        n: i64 = 0
        for part in range(i64(PARTS)):
            rest: i64 = seen.openings[part]
            while rest != 0:
                self._open[n] = PART * part + lowest(rest)
                rest &= rest - 1
                n += 1
        for slot in range(i64(SLOTS)):  # what is begun already may get another pawn
            target: i64 = seen.plan[slot * SLOT_SIZE + TARGET] - 1
            if target >= 0 and (seen.openings[target // PART] >> (target % PART)) & 1 == 0:
                self._open[n] = target
                n += 1
        return n

    def _vary_one(self, seen: Table, target: i64, out: Lines) -> None:
        """With a target or without it, left to the dice or safe."""
        draft = self._draft
        diced = BUILD <= targets.KIND[target] <= EXPLORE
        if self._planned[target] == 1:
            draft.push[target] = -AT_ANY_PRICE
            self._write(seen, out)
            draft.push[target] = 0
            if diced:
                draft.push_more[target] = -AT_ANY_PRICE
                self._write(seen, out)
        else:
            draft.push[target] = AT_ANY_PRICE
            self._write(seen, out)
        if diced:
            draft.push[target] = AT_ANY_PRICE
            draft.push_more[target] = AT_ANY_PRICE
            self._write(seen, out)
        draft.push[target] = 0
        draft.push_more[target] = 0

    def _write(self, seen: Table, out: Lines) -> None:
        """Draw a plan and write it down, unless it is there already."""
        draft = self._draft
        if out.full:
            return
        draft.draw(seen)
        self._note(out)

    def _note(self, out: Lines) -> None:
        """Write down what was drawn."""
        draft = self._draft
        if not draft.sure or out.known(draft.plan_digest):
            return
        for step in range(draft.n):
            out.put(draft.seats[step], draft.codes[step])
        out.close(draft.plan_digest)

    def _use(self, seen: Table, seat: i64, out: Lines) -> None:
        """Using something first; the plan follows then."""
        n: i64 = legal.legal(seen, seat, self._codes)
        for i in range(n):
            code: i64 = self._codes[i]
            if verb_of(code) == verbs.USE and (out.count == 0 or out.code(0, 0) != code):
                out.put(seat, code)
                out.close(-code)

    def _forget(self, n: i64) -> None:
        for i in range(n):
            self._draft.push[self._open[i]] = 0
            self._draft.push_more[self._open[i]] = 0

"""A quick player by rules of thumb.

In planning it puts its pawns where they are worth most (``worth``), one after the other: what somebody
leads is completed before anything new is begun, and a second pawn is given where failing would hurt.
Questions are answered by what they are about.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.codes import verb_of, x_of, y_of
from islario.core.motives import Motive
from islario.core.policy import PASS, UNDECIDED, Policy
from islario.core.rng import Rng
from islario.games.robinson import agenda, components, queries, steps
from islario.games.robinson import codes as verbs
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    FRIDAY,
    HAS_SHELTER,
    REST,
)
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import checks, costs, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.scenarios.scenario import NO_OPINION
from islario.games.robinson.state import (
    NIGHT,
    STEP_SIZE,
    Table,
)
from islario.games.robinson.thumb import motives, weights
from islario.games.robinson.thumb.chances import NEVER
from islario.games.robinson.thumb.draft import Draft
from islario.games.robinson.thumb.needs import Needs
from islario.games.robinson.thumb.worth import weigh, worth, worth_of_site
from islario.games.robinson.uses import catalogue, relief, usability

STAY: Final = 50
CAVE: Final = 300
"""A natural shelter, where none is built."""
LEFT_BEHIND: Final = 60
"""Each level of roof and palisade at the camp, of which half are lost when it moves."""


class Thumb(Policy):
    """Looks after food, shelter and roof, answers threats, and works for the goal of the scenario."""

    def __init__(self) -> None:
        super().__init__()
        self.honest = True
        self.needs = Needs()
        self.draft = Draft(self.needs)

    def choose(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        table = cast(Table, seen)
        at: i64 = (table.depth - 1) * STEP_SIZE
        if table.steps[at] == steps.PLANNING:
            return self._plan(table, seat, codes, n, rng)
        if n == 1:
            return codes[0]
        self.needs.reckon(table)
        best: i64 = codes[0]
        most: i64 = NEVER - 1
        for i in range(n):
            value: i64 = self._value(table, seat, codes[i], at, rng)
            if value > most:
                most = value
                best = codes[i]
        return codes[rng.below(n)] if most <= NEVER else best

    def _value(self, table: Table, seat: i64, code: i64, at: i64, rng: Rng) -> i64:
        """What an action is worth; ``at`` is where the uppermost step lies."""
        verb: i64 = verb_of(code)
        if verb == verbs.USE:
            return self._use(table, seat, x_of(code), y_of(code))
        if table.steps[at] == steps.PLANNING:
            return self._planned(table, seat, code)
        if verb == verbs.GO_ON:
            return 0
        if verb == verbs.DECLINE or verb >= verbs.ANSWER:
            return self._answer(table, seat, at, verb, x_of(code)) + rng.below(3)
        return NEVER

    def recall(self, seen: core.Table, seat: i64) -> i64:
        """The next step of the draft, while the table is on its way and nothing can be used."""
        table = cast(Table, seen)
        draft = self.draft
        if table.steps[(table.depth - 1) * STEP_SIZE] != steps.PLANNING or not draft.sure or not draft.follows(table):
            return UNDECIDED
        if (draft.asked >> seat) & 1 == 0:
            return UNDECIDED
        if draft.seats[draft.at] != seat:
            return UNDECIDED
        return draft.codes[draft.at]

    def explain(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, code: i64) -> Motive | None:
        """The largest term of what the action is worth; None for going on with what is planned."""
        if n == 1:
            return None
        table = cast(Table, seen)
        self.needs.reckon(table)
        tally = self.needs.tally = motives.Tally()
        value: i64 = self._value(table, seat, code, (table.depth - 1) * STEP_SIZE, Rng(0))
        self.needs.tally = None
        return Motive(motives.STRAY) if value <= NEVER else tally.motive()

    # -- planning ------------------------------------------------------------------------------------

    def _plan(self, table: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """The next step of the draft, after what is worth using before it."""
        best: i64 = PASS
        most: i64 = 0
        self.needs.reckon(table)
        for i in range(n):
            if verb_of(codes[i]) == verbs.USE:
                value: i64 = self._use(table, seat, x_of(codes[i]), y_of(codes[i]))
                if value > most:
                    most = value
                    best = codes[i]
        if best != PASS:
            return best
        best = self.draft.step(table, seat)
        self.draft.asked |= 1 << seat
        for i in range(n):
            if codes[i] == best:
                return best
        others: i64 = ((1 << table.setup.players) - 1) & ~table.confirmed & ~(1 << seat)
        return PASS if best == PASS and others != 0 else codes[rng.below(n)]

    def _planned(self, table: Table, seat: i64, code: i64) -> i64:
        """What a step of the plan is worth."""
        verb: i64 = verb_of(code)
        if verb == verbs.PLAN:
            who: i64 = checks.source_of(seat, y_of(code) >> 4)
            target: i64 = x_of(code)
            person: i64 = who if who < FRIDAY or targets.KIND[target] == REST else seat
            value: i64 = worth(table, self.needs, person, target)
            if y_of(code) & 15 == costs.IN_FUR:
                value += self.needs.weigh(table, weights.FUR_SAVES)
            return value
        if verb == verbs.SUPPORT:
            return self._support(table, x_of(code), seat if y_of(code) < FRIDAY else y_of(code))
        if verb == verbs.TAKE_BACK:
            return self.needs.term(motives.BROKEN, 1)
        return 0 if verb == verbs.CONFIRM else NEVER

    def _support(self, table: Table, slot: i64, source: i64) -> i64:
        if source >= pawns.ECONOMY:
            return self.needs.term(motives.ITEM, 60)
        if checks.complete(table, slot) != FINE:
            return self.needs.term(motives.FINISH, 900)
        return self.needs.term(motives.SAFETY, 100)

    # -- uses ----------------------------------------------------------------------------------------

    def _use(self, table: Table, seat: i64, use: i64, die: i64) -> i64:
        if die > 0:
            return self._reroll(table, die - 1)
        helps: i64 = catalogue.HELPS[table.setup.scenario * catalogue.USE_COUNT + use]
        top: i64 = (table.depth - 1) * STEP_SIZE
        window: i64 = table.steps[top + 1] if table.steps[top] == steps.WINDOW else 0
        if helps & relief.HEAL != 0 and self._eats(table, use):
            return -1
        if window != 0 and helps & window != 0:
            if helps & relief.MORALE != 0 and table.morale > 1:
                return -1
            return self.needs.term(motives.RELIEF, 100)
        if table.phase == NIGHT and helps & relief.HEAL != 0:
            return self.needs.term(motives.HEALING, 50) if window & relief.HEAL != 0 else i64(-1)
        if table.steps[top] == steps.PLANNING and use >= catalogue.SKILLS:
            return self._skill(table, seat, use - catalogue.SKILLS)
        if use == catalogue.TOKENS + components.LARVAE:
            hungry = table.phase >= components.THREAT + 3 and self.needs.food > 0
            return self.needs.term(motives.SUPPER, 400) if hungry else i64(-1)
        if use == catalogue.TOKENS + components.GOAT:
            housed = table.steps[top] == steps.PLANNING and table.shelter
            return self.needs.term(motives.GAIN, 160) if housed else i64(-1)
        if use == catalogue.TOKENS + components.TREASURE_TOKEN:
            return self.needs.term(motives.FOUND, 200) if table.steps[top] == steps.PLANNING else i64(-1)
        if (
            helps & (relief.WEAPON | relief.WOOD) != 0
            and use < catalogue.TREASURES
            and table.steps[top] == steps.PLANNING
        ):
            return self.needs.term(motives.GAIN, 150)
        return NEVER

    def _skill(self, table: Table, seat: i64, skill: i64) -> i64:
        """Skills that are worth their price while planning."""
        needs = self.needs
        spare: i64 = table.det[seat] - usability.price(table, skill)
        if skill == components.STONE_SOUP:
            return needs.term(motives.SUPPER, 380) if needs.food > 0 else i64(-1)
        if skill == components.SCOUTING:
            return needs.term(motives.LOOK_AHEAD, 170) if spare >= 2 else i64(-1)
        if skill == components.SPEECH:
            low = table.morale < 0 or (spare >= 4 and table.morale < 3)
            return needs.term(motives.CHEER, 160) if low else i64(-1)
        if skill == components.DEFENSE_PLAN:
            return needs.term(motives.DEFENCE, 160) if spare >= 0 else i64(-1)
        if skill == components.THE_HUNT:
            return needs.term(motives.GAME, 60) if spare >= 3 and table.weapon >= 4 else i64(-1)
        return NEVER

    def _eats(self, table: Table, use: i64) -> bool:
        """Whether healing would eat what is needed for supper."""
        cooks = (
            use == catalogue.USE_POT or use == catalogue.USE_FIREPLACE or use == catalogue.SKILLS + components.RECIPE
        )
        supper: i64 = table.setup.players + table.setup.rules.children(table)
        return cooks and queries.free_food(table) <= supper and queries.pending(table, steps.NIGHT_ROT) >= 0

    def _reroll(self, table: Table, die: i64) -> i64:
        if die == 0:
            return self.needs.term(motives.REROLL, 100 if table.dice & 1 == 0 else -100)
        if die == 1:
            return self.needs.term(motives.REROLL, 60 if table.dice & 2 != 0 else -100)
        return self.needs.term(motives.REROLL, 30 if table.dice & 4 != 0 else -100)

    # -- questions -----------------------------------------------------------------------------------

    def _answer(self, table: Table, seat: i64, at: i64, verb: i64, x: i64) -> i64:
        """How good an answer looks; what nothing is known about is left to chance."""
        needs = self.needs
        beneath: i64 = table.steps[at - STEP_SIZE]
        kind: i64 = table.steps[at + 1] & 15
        if steps.WEATHER_STEPS_END <= beneath < steps.SCENARIO_END:
            value: i64 = table.setup.rules.worth_of_answer(table, beneath, x)
            if value != NO_OPINION:
                return needs.term(motives.SCENARIO, value)
        if beneath == steps.NIGHT_MOVE_TO:
            return needs.term(motives.STAY, STAY) if verb == verbs.DECLINE else self._site(table, x)
        if beneath == steps.MOVE_CAMP_TO:
            return self._site(table, x)
        if kind == agenda.PERSON:
            return self._person(table, beneath, x)
        if beneath == steps.CHOOSE_AT:
            harm: i64 = weigh(cards.PROGRAM[3 * ((table.steps[at - STEP_SIZE + 2] >> 6) + x)])
            return needs.term(motives.LEAST_HARM, -harm)
        if beneath == steps.DECIDE_AT:
            card: i64 = table.steps[at - STEP_SIZE + 2]
            bad: i64 = weigh(cards.DECISION[2 * card + x])
            if cards.SHUFFLED[2 * card + x] == 1:
                bad += weights.of(table, weights.LATER)
            return needs.term(motives.LEAST_HARM, -bad)
        if beneath == steps.MYSTERY_STOP_AT:
            return needs.term(motives.MORE_TO_COME, 10 if x == 0 else 0)
        if beneath == steps.MORALE_CHOICE:
            hurt = table.wounds[seat] + 4 >= mortal(table, seat)
            return needs.term(motives.MORALE_WOUND, 50 if (x == 1) == hurt else 0)
        if kind == agenda.OPTION:
            return -10 * x
        if kind == agenda.RESOURCE:
            return 10 if x == 1 else 0
        return 0 if verb == verbs.DECLINE else 5

    def _site(self, table: Table, space: i64) -> i64:
        """A camp site against the one that there is: what its sources give, a natural shelter, what is left behind."""
        richer: i64 = worth_of_site(table, space) - worth_of_site(table, table.camp)
        value: i64 = self.needs.term(motives.RICH_SITE, richer)
        if not table.shelter:
            caves: i64 = HAS_SHELTER[table.tiles[space]] - HAS_SHELTER[table.tiles[table.camp]]
            value += self.needs.term(motives.CAVE, CAVE * caves)
        opinion: i64 = table.setup.rules.worth_of_site(table, space)
        if opinion != NO_OPINION:
            value += self.needs.term(motives.SCENARIO, opinion)
        return value - LEFT_BEHIND * (table.roof + table.palisade)

    def _person(self, table: Table, beneath: i64, person: i64) -> i64:
        """Healing for who is nearest to death; harm for who is farthest from it."""
        left: i64 = mortal(table, person) - table.wounds[person]
        if beneath == steps.HEAL_ONE:
            return self.needs.term(motives.NEXT_TO_DEATH, 100 - left) if table.wounds[person] > 0 else i64(-100)
        if beneath == steps.DET_ONE:
            return self.needs.term(motives.LEAST_DETERMINED, 20 - table.det[person])
        return self.needs.term(motives.STRONGEST, left)

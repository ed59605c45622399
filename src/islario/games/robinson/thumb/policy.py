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
from islario.core.policy import Policy
from islario.core.rng import Rng
from islario.games.robinson import agenda, components, marks, queries, steps, switches
from islario.games.robinson import codes as verbs
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    ADVENTURE_FACES,
    BUILD,
    EXPLORE,
    FRIDAY,
    HAS_SHELTER,
    HUNT,
    REST,
    SOURCE_COUNT,
    SUCCESS_FACES,
    WOOD,
    WOUND_FACES,
)
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import checks, costs, pawns, plan, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.scenarios.scenario import NO_OPINION
from islario.games.robinson.state import (
    COST,
    LEADER,
    NIGHT,
    PAWNS,
    SLOT_SIZE,
    STEP_SIZE,
    TARGET,
    Table,
)
from islario.games.robinson.thumb import motives, weights
from islario.games.robinson.thumb.worth import Needs, weigh, worth
from islario.games.robinson.uses import catalogue, relief, usability

NEVER: Final = -1_000_000
UNWISE: Final = -5_000
"""Only if nothing else can be done."""


class Thumb(Policy):
    """Looks after food, shelter and roof, answers threats, and works for the goal of the scenario."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = Needs()

    def choose(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes[0]
        table = cast(Table, seen)
        at: i64 = (table.depth - 1) * STEP_SIZE
        self.needs.reckon(table)
        best: i64 = codes[0]
        most: i64 = NEVER - 1
        for i in range(n):
            value: i64 = self._value(table, seat, codes[i], at, rng)
            if value > most:
                most = value
                best = codes[i]
        lost = most <= NEVER or (verb_of(best) == verbs.TAKE_BACK and rng.below(4) == 0)
        return self._stray(table, seat, codes, n, rng) if lost else best

    def _value(self, table: Table, seat: i64, code: i64, at: i64, rng: Rng) -> i64:
        """What an action is worth; ``at`` is where the uppermost step lies."""
        verb: i64 = verb_of(code)
        if verb == verbs.USE:
            return self._use(table, seat, x_of(code), y_of(code))
        if table.steps[at] == steps.PLANNING:
            return self._plan(table, seat, verb, x_of(code), y_of(code))
        if verb == verbs.GO_ON:
            return 0
        if verb == verbs.DECLINE or verb >= verbs.ANSWER:
            return self._answer(table, seat, at, verb, x_of(code)) + rng.below(3)
        return NEVER

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

    def _stray(self, table: Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        """Chance finds a way out of any plan, but begins nothing that cannot be completed, if it can be helped."""
        code: i64 = codes[rng.below(n)]
        for _ in range(n):
            if verb_of(code) != verbs.PLAN or self._plan(table, seat, verbs.PLAN, x_of(code), y_of(code)) > NEVER:
                break
            code = codes[rng.below(n)]
        return code

    def _plan(self, table: Table, seat: i64, verb: i64, x: i64, y: i64) -> i64:
        if verb == verbs.CONFIRM:
            return 0
        if verb == verbs.TAKE_BACK:
            return self._give_up(table, seat, x)
        if verb == verbs.PLAN:
            return self._begin(table, seat, x, y & 15, y >> 4)
        if verb == verbs.SUPPORT:
            return self._support(table, seat, x, seat if y < FRIDAY else y)
        return NEVER

    def _begin(self, table: Table, seat: i64, target: i64, way: i64, performer: i64) -> i64:
        """What a new action is worth to one pawn."""
        kind: i64 = targets.KIND[target]
        who: i64 = checks.source_of(seat, performer)
        value: i64 = worth(table, self.needs, who if who < FRIDAY or kind == REST else seat, target)
        needed: i64 = costs.fewest(table, target) + self._token(table, kind)
        reach: i64 = self._reach(table, seat, target, who)
        if needed > reach or self._is_hopeless(table, target, way):
            return NEVER
        if who == FRIDAY and kind == HUNT and table.weapon < 3:
            return UNWISE
        if way == costs.IN_FUR:
            value += self.needs.weigh(table, weights.FUR_SAVES)
        elif way > costs.IN_FUR:
            value -= 10
        if BUILD <= kind <= EXPLORE:
            rolled: i64 = expected(table, value, kind - BUILD)
            value = max(rolled, value - weights.of(table, weights.PAWN)) if reach > needed else rolled
            if who == FRIDAY:
                value -= 30
        value -= weights.of(table, weights.MORE_PAWNS) * (needed - 1)
        return value - weights.of(table, weights.BEGINNING)

    def _is_hopeless(self, table: Table, target: i64, way: i64) -> bool:
        """Whether an action would need another player's pawn, or a skill to be paid."""
        return (
            needs_different(table, target) or checks.can_pay(table, costs.price(table, target, way), target, 0) != FINE
        )

    def _token(self, table: Table, kind: i64) -> i64:
        """A pawn more for the token of a field."""
        if kind > REST or not table.has(marks.THREAT_FIELD + kind, marks.MINUS_PAWN):
            return 0
        if kind == EXPLORE and table.setup.rules.lasts:
            return 0
        first: i64 = costs.first_slot(table, kind)
        return 1 if first < 0 or plan.free_slot(table) < first else 0

    def _reach(self, table: Table, seat: i64, target: i64, leader: i64) -> i64:
        """How many pawns a seat could put on an action: its own, Friday, those of items."""
        n: i64 = 0
        for source in range(i64(pawns.ECONOMY)):
            if self._may_join(table, seat, target, leader, source):
                n += pawns.left(table, source)
        return n

    def _may_join(self, table: Table, seat: i64, target: i64, leader: i64, source: i64) -> bool:
        """Whether a seat could put pawns of a source on an action; Handyman is not reckoned with."""
        if source < FRIDAY and source != seat:
            return False
        if source == pawns.HANDYMAN_PAWN or (source == pawns.FRIDAY_PAWN and seat != table.first):
            return False
        if source == pawns.JENNY_PAWN and leader != source:
            return False
        if source == pawns.DOG_PAWN and leader == FRIDAY and table.switch(switches.DOG_NOT_WITH_FRIDAY):
            return False
        return pawns.helps(table, source, targets.KIND[target], checks.is_totem(table, target))

    def _support(self, table: Table, seat: i64, slot: i64, source: i64) -> i64:
        at: i64 = slot * SLOT_SIZE
        target: i64 = table.plan[at + TARGET] - 1
        kind: i64 = targets.KIND[target]
        leader: i64 = table.plan[at + LEADER]
        there: i64 = pawns.count(table.plan[at + PAWNS])
        needed: i64 = costs.needed(table, slot)
        if source == pawns.ECONOMY:
            return self.needs.term(motives.ITEM, 40)
        if costs.wood_of(table.plan[at + COST]) > 0 and table.reserved[WOOD] > table.stock[WOOD]:
            return NEVER
        if source == pawns.BIBLE_READING:
            return self.needs.term(motives.ITEM, 60)
        spare: i64 = 25 if source > FRIDAY else 0
        if source == pawns.HANDYMAN_PAWN or source == pawns.HAMMER_PAWN or source >= pawns.CANDLE_PAWN:
            spare = -20 if source != pawns.COMPASS_PAWN and source != pawns.LADDER_PAWN else 25
        if there < needed:
            if not self._can_complete(table, seat, slot, needed - there, source):
                return NEVER
            return self.needs.term(motives.FINISH, 900 + spare)
        if kind < BUILD or kind > EXPLORE or there > needed:
            return NEVER
        value: i64 = worth(table, self.needs, leader if leader < FRIDAY else seat, target)
        if source == seat or source == FRIDAY:
            spare = -weights.of(table, weights.MORE_PAWNS)
        return self.needs.instead(motives.SAFETY, value - expected(table, value, kind - BUILD)) + spare

    def _can_complete(self, table: Table, seat: i64, slot: i64, missing: i64, source: i64) -> bool:
        """Whether a seat has all that an action still lacks."""
        at: i64 = slot * SLOT_SIZE
        target: i64 = table.plan[at + TARGET] - 1
        if needs_different(table, target):
            return source == seat and missing == 1 and pawns.of(table.plan[at + PAWNS], seat) == 0
        return missing <= self._reach(table, seat, target, table.plan[at + LEADER])

    def _give_up(self, table: Table, seat: i64, slot: i64) -> i64:
        """Taking back is for an action of one's own that cannot be completed."""
        if checks.answers_for(table, slot) != seat or checks.complete(table, slot) == FINE:
            return NEVER
        return self.needs.term(motives.BROKEN, 1)

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
            return needs.term(motives.STAY, 150) if verb == verbs.DECLINE else self._site(table, x)
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
        """A camp site: natural shelter while none is built, and what its sources give."""
        if HAS_SHELTER[table.tiles[space]] == 1 and not table.shelter and table.roof == 0:
            return self.needs.term(motives.CAVE, 300)
        value: i64 = table.setup.rules.worth_of_site(table, space)
        if value != NO_OPINION:
            return self.needs.term(motives.SCENARIO, value)
        if HAS_SHELTER[table.tiles[table.camp]] == 1 and not table.shelter:
            return NEVER
        more: i64 = SOURCE_COUNT[table.tiles[space]] - SOURCE_COUNT[table.tiles[table.camp]]
        richer = table.roof + table.palisade < 2 and more > 0
        return self.needs.term(motives.RICH_SITE, 100 + 60 * more) if richer else i64(-50)

    def _person(self, table: Table, beneath: i64, person: i64) -> i64:
        """Healing for who is nearest to death; harm for who is farthest from it."""
        left: i64 = mortal(table, person) - table.wounds[person]
        if beneath == steps.HEAL_ONE:
            return self.needs.term(motives.NEXT_TO_DEATH, 100 - left) if table.wounds[person] > 0 else i64(-100)
        if beneath == steps.DET_ONE:
            return self.needs.term(motives.LEAST_DETERMINED, 20 - table.det[person])
        return self.needs.term(motives.STRONGEST, left)


def needs_different(table: Table, target: i64) -> bool:
    """Whether a threat wants pawns of different players."""
    if target > targets.RIGHT:
        return False
    card: i64 = table.threats[target]
    return card < components.EVENT_COUNT and cards.THREAT_DIFFERENT[card] == 1


def expected(table: Table, value: i64, colour: i64) -> i64:
    """What an action is worth that is left to the dice."""
    hit: i64 = SUCCESS_FACES[colour]
    gained: i64 = value * hit + weights.of(table, weights.FAILURE) * (6 - hit)
    gained -= weights.of(table, weights.WOUND) * WOUND_FACES[colour]
    return (gained - weights.of(table, weights.ADVENTURE) * ADVENTURE_FACES[colour]) // 6

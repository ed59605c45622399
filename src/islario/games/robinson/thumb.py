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
from islario.core.policy import Policy
from islario.core.rng import Rng
from islario.games.robinson import agenda, cards, components, glances, marks, steps
from islario.games.robinson import codes as verbs
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
    WOUND_FACES,
)
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import checks, costs, pawns, targets
from islario.games.robinson.planning.answers import FINE
from islario.games.robinson.scenarios import castaways, hooks
from islario.games.robinson.state import (
    LEADER,
    NIGHT,
    PAWNS,
    SLOT_SIZE,
    STEP_SIZE,
    TARGET,
    Table,
)
from islario.games.robinson.uses import things
from islario.games.robinson.worth import Needs, roof_wanted, weigh, worth

NEVER: Final = -1_000_000
PATIENCE: Final = 120
FUR_SAVES: Final = 80
"""What it is worth to pay in fur, which little else needs."""
PAWN_COST: Final = 150
SNOW_WOOD: Final = 0
"""Wood to be kept for a snowy night."""
"""What a pawn would do elsewhere."""
LATER_COST: Final = 45
"""What it costs, about, that a card comes back out of the event deck."""
WOUND_COST: Final = 130
ADVENTURE_COST: Final = 35
TOKENS_OF_FAILURE: Final = 70
"""What two determination are worth when an action fails."""


class Thumb(Policy):
    """Looks after food, shelter and roof, answers threats, and works for the goal of the scenario."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = Needs()
        self._round: i64 = 0
        self._tries: i64 = 0
        """How often it has thought about this round's plan: a plan that does not come together is given up."""

    def choose(self, seen: core.Table, seat: i64, codes: vec[i64], n: i64, rng: Rng) -> i64:
        if n == 1:
            return codes[0]
        table = cast(Table, seen)
        at: i64 = (table.depth - 1) * STEP_SIZE
        step: i64 = table.steps[at]
        planning = step == steps.PLANNING
        if planning:
            self.needs.reckon(table)
            self._tries = self._tries + 1 if self._round == table.round else 0
            self._round = table.round
            if self._tries > 2 * PATIENCE:
                return codes[rng.below(n)]  # chance finds a way out of any plan
        best: i64 = codes[0]
        most: i64 = NEVER - 1
        for i in range(n):
            code: i64 = codes[i]
            verb: i64 = verb_of(code)
            value: i64 = NEVER
            if verb == verbs.USE:
                value = self._use(table, seat, x_of(code), y_of(code))
            elif planning:
                value = self._plan(table, seat, verb, x_of(code), y_of(code))
            elif verb == verbs.GO_ON:
                value = 0
            elif verb == verbs.DECLINE or verb >= verbs.ANSWER:
                value = self._answer(table, seat, at, verb, x_of(code)) + rng.below(3)
            if value > most:
                most = value
                best = code
        return best

    # -- planning ------------------------------------------------------------------------------------

    def _plan(self, table: Table, seat: i64, verb: i64, x: i64, y: i64) -> i64:
        if verb == verbs.CONFIRM:
            return 0
        if self._tries > PATIENCE:
            return self._lie_down(table, verb, x, y)
        if verb == verbs.TAKE_BACK:
            return self._give_up(table, x)
        if verb == verbs.PLAN:
            return self._begin(table, seat, x, y & 15, y >> 4)
        if verb == verbs.SUPPORT:
            return self._support(table, seat, x, seat if y < FRIDAY else y)
        return NEVER

    def _lie_down(self, table: Table, verb: i64, x: i64, y: i64) -> i64:
        """A plan that does not come together is given up: all one's pawns rest."""
        if y != 0:
            return NEVER
        if verb == verbs.PLAN:
            return 5 if x == targets.RESTING else NEVER
        resting = table.plan[x * SLOT_SIZE + TARGET] - 1 == targets.RESTING
        if verb == verbs.SUPPORT:
            return 6 if resting else NEVER
        return 7 if verb == verbs.TAKE_BACK and not resting else NEVER

    def _begin(self, table: Table, seat: i64, target: i64, way: i64, performer: i64) -> i64:
        """What a new action is worth to one pawn."""
        kind: i64 = targets.KIND[target]
        who: i64 = checks.source_of(seat, performer)
        value: i64 = worth(table, self.needs, who if who < FRIDAY or kind == REST else seat, target)
        needed: i64 = costs.fewest(table, target) + self._token(table, kind)
        reach: i64 = self._reach(table, seat, kind, performer)
        if needed > reach or self._is_hopeless(table, target, way):
            return NEVER
        if way == costs.IN_FUR:
            value += FUR_SAVES
        elif way > costs.IN_FUR:
            value -= 10
        if BUILD <= kind <= EXPLORE:
            rolled: i64 = expected(value, kind - BUILD)
            value = max(rolled, value - PAWN_COST) if reach > needed else rolled
            if who == FRIDAY:
                value -= 30
        value -= 60 * (needed - 1)
        if who == FRIDAY and kind == HUNT and table.weapon < 3:
            return NEVER
        return value - 45

    def _is_hopeless(self, table: Table, target: i64, way: i64) -> bool:
        """Whether an action would need another player's pawn, or a skill to be paid."""
        if target <= targets.RIGHT:
            card: i64 = table.threats[target]
            if card < components.EVENT_COUNT and cards.THREAT_DIFFERENT[card] == 1:
                return True
        return checks.can_pay(table, costs.price(table, target, way), target, 0) != FINE

    def _token(self, table: Table, kind: i64) -> i64:
        """A pawn more for the token of a field."""
        if kind > REST or not table.has(marks.THREAT_FIELD + kind, marks.MINUS_PAWN):
            return 0
        if table.setup.scenario == components.VOLCANO_ISLAND and kind == EXPLORE:
            return 0
        return 1 if costs.first_slot(table, kind) < 0 else 0

    def _reach(self, table: Table, seat: i64, kind: i64, performer: i64) -> i64:
        """How many pawns could come together for an action: one's own, Friday's, those of items."""
        n: i64 = 0
        for source in range(i64(pawns.ECONOMY)):
            mine = source == seat or source >= FRIDAY
            mine = mine and source != pawns.HANDYMAN_PAWN and (source != pawns.FRIDAY_PAWN or seat == table.first)
            if mine and pawns.helps(table, source, kind, False):
                n += pawns.left(table, source)
        return n

    def _support(self, table: Table, seat: i64, slot: i64, source: i64) -> i64:
        at: i64 = slot * SLOT_SIZE
        target: i64 = table.plan[at + TARGET] - 1
        kind: i64 = targets.KIND[target]
        leader: i64 = table.plan[at + LEADER]
        there: i64 = pawns.count(table.plan[at + PAWNS])
        needed: i64 = costs.needed(table, slot)
        if source == pawns.ECONOMY:
            return 40
        if source == pawns.BIBLE_READING:
            return 60
        spare: i64 = 25 if source > FRIDAY else 0
        if source == pawns.HANDYMAN_PAWN or source == pawns.HAMMER_PAWN or source >= pawns.CANDLE_PAWN:
            spare = -20 if source != pawns.COMPASS_PAWN and source != pawns.LADDER_PAWN else 25
        if there < needed:
            return 900 + spare
        if kind < BUILD or kind > EXPLORE or there > needed:
            return NEVER
        value: i64 = worth(table, self.needs, leader if leader < FRIDAY else seat, target)
        return value - expected(value, kind - BUILD) + spare - (60 if source == seat or source == FRIDAY else 0)

    def _give_up(self, table: Table, slot: i64) -> i64:
        """Taking back is for an action that cannot be completed."""
        return 1 if checks.complete(table, slot) != FINE else NEVER

    # -- uses ----------------------------------------------------------------------------------------

    def _use(self, table: Table, seat: i64, use: i64, die: i64) -> i64:
        if die > 0:
            return self._reroll(table, die - 1)
        helps: i64 = things.HELPS[table.setup.scenario * things.USE_COUNT + use]
        top: i64 = (table.depth - 1) * STEP_SIZE
        window: i64 = table.steps[top + 1] if table.steps[top] == steps.WINDOW else 0
        if helps & things.HEAL != 0 and self._eats(table, use):
            return -1
        if window != 0 and helps & window != 0:
            if helps & things.MORALE != 0 and table.morale > 1:
                return -1
            return 100
        if table.phase == NIGHT and helps & things.HEAL != 0:
            return 50 if window & things.HEAL != 0 else -1
        if table.steps[top] == steps.PLANNING and use >= things.SKILLS:
            return self._skill(table, seat, use - things.SKILLS)
        if use == things.TOKENS + components.LARVAE:
            return 400 if table.phase >= components.THREAT + 3 and self.needs.food > 0 else -1
        if use == things.TOKENS + components.GOAT:
            return 160 if table.steps[top] == steps.PLANNING and table.shelter else -1
        if use == things.TOKENS + components.TREASURE_TOKEN:
            return 200 if table.steps[top] == steps.PLANNING else -1
        if helps & (things.WEAPON | things.WOOD) != 0 and use < things.TREASURES and table.steps[top] == steps.PLANNING:
            return 150
        return NEVER

    def _skill(self, table: Table, seat: i64, skill: i64) -> i64:
        """Skills that are worth their price while planning."""
        spare: i64 = table.det[seat] - things.price(table, skill)
        if skill == components.STONE_SOUP:
            return 380 if self.needs.food > 0 else -1
        if skill == components.SCOUTING:
            return 170 if spare >= 2 else -1
        if skill == components.SPEECH:
            return 160 if table.morale < 0 or (spare >= 4 and table.morale < 3) else -1
        if skill == components.DEFENSE_PLAN:
            return 160 if spare >= 0 else -1
        if skill == components.THE_HUNT:
            return 60 if spare >= 3 and table.weapon >= 4 else -1
        return NEVER

    def _eats(self, table: Table, use: i64) -> bool:
        """Whether healing would eat what is needed for supper."""
        cooks = use == things.USE_POT or use == things.USE_FIREPLACE or use == things.SKILLS + components.RECIPE
        supper: i64 = table.setup.players + hooks.children(table)
        return cooks and glances.free_food(table) <= supper and glances.pending(table, steps.NIGHT_ROT) >= 0

    def _reroll(self, table: Table, die: i64) -> i64:
        if die == 0:
            return 100 if table.dice & 1 == 0 else -100
        if die == 1:
            return 60 if table.dice & 2 != 0 else -100
        return 30 if table.dice & 4 != 0 else -100

    # -- questions -----------------------------------------------------------------------------------

    def _answer(self, table: Table, seat: i64, at: i64, verb: i64, x: i64) -> i64:
        """How good an answer looks; what nothing is known about is left to chance."""
        beneath: i64 = table.steps[at - STEP_SIZE]
        kind: i64 = table.steps[at + 1] & 15
        if beneath == steps.PILE_ADD:
            return self._pile(table, x)
        if beneath == steps.NIGHT_MOVE_TO:
            return 150 if verb == verbs.DECLINE else self._site(table, x)
        if beneath == steps.MOVE_CAMP_TO:
            return self._site(table, x)
        if kind == agenda.PERSON:
            return self._person(table, beneath, x)
        if beneath == steps.CHOOSE_AT:
            return -weigh(cards.PROGRAM[3 * ((table.steps[at - STEP_SIZE + 2] >> 6) + x)])
        if beneath == steps.DECIDE_AT:
            card: i64 = table.steps[at - STEP_SIZE + 2]
            later: i64 = LATER_COST if cards.SHUFFLED[2 * card + x] == 1 else 0
            return -weigh(cards.DECISION[2 * card + x]) - later
        if beneath == steps.MYSTERY_STOP_AT:
            return 10 if x == 0 else 0
        if beneath == steps.MORALE_CHOICE:
            hurt = table.wounds[seat] + 4 >= mortal(table, seat)
            return 50 if (x == 1) == hurt else 0
        if kind == agenda.OPTION:
            return -10 * x
        if kind == agenda.RESOURCE:
            return 10 if x == 1 else 0
        return 0 if verb == verbs.DECLINE else 5

    def _pile(self, table: Table, wood: i64) -> i64:
        """Wood for the pile: once there is a shelter and something of a roof, or when time runs short."""
        price: i64 = costs.BUILDING_WOOD[table.setup.players]
        keep: i64 = 0 if table.shelter else price
        if table.roof < min(3, roof_wanted(table)):
            keep += price
        late: i64 = table.round - 7
        if late >= castaways.column(table):  # a column a round from here on, or never
            keep = SNOW_WOOD if table.round < 11 else 0
        elif table.round >= 6:
            keep += SNOW_WOOD
        return 100 * wood if table.stock[0] - wood >= keep else -100 * wood

    def _site(self, table: Table, space: i64) -> i64:
        """A camp site: natural shelter while none is built, and what its sources give."""
        if HAS_SHELTER[table.tiles[space]] == 1 and not table.shelter and table.roof == 0:
            return 300
        if table.setup.scenario == components.VOLCANO_ISLAND:
            return 400 if table.camp == components.B4 else 0
        if HAS_SHELTER[table.tiles[table.camp]] == 1 and not table.shelter:
            return NEVER
        more: i64 = SOURCE_COUNT[table.tiles[space]] - SOURCE_COUNT[table.tiles[table.camp]]
        return 100 + 60 * more if table.roof + table.palisade < 2 and more > 0 else -50

    def _person(self, table: Table, beneath: i64, person: i64) -> i64:
        """Healing for who is nearest to death; harm for who is farthest from it."""
        left: i64 = mortal(table, person) - table.wounds[person]
        if beneath == steps.HEAL_ONE:
            return 100 - left if table.wounds[person] > 0 else -100
        if beneath == steps.DET_ONE:
            return 20 - table.det[person]
        return left


def expected(value: i64, colour: i64) -> i64:
    """What an action is worth that is left to the dice."""
    hit: i64 = value * SUCCESS_FACES[colour] + TOKENS_OF_FAILURE * (6 - SUCCESS_FACES[colour])
    return (hit - WOUND_COST * WOUND_FACES[colour] - ADVENTURE_COST * ADVENTURE_FACES[colour]) // 6

"""What things are worth to the quick player, in hundredths of a wound or so.

The needs of the group come first: food for tonight, a shelter, a roof against the weather to come; then
what the scenario asks for; then what makes later rounds easier.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, count
from islario.games.robinson import components, island, steps
from islario.games.robinson.box import cards
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import (
    BUILD,
    CAMP,
    EVENT_COUNT,
    EXPLORE,
    FOOD,
    GATHER,
    HAS_SHELTER,
    NEAR,
    REST,
    ROUNDS,
    SCHEDULE,
    THREAT,
    WOOD_SOURCE,
)
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.planning import targets
from islario.games.robinson.state import LEADER, SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.thumb import estimates, motives, weights
from islario.games.robinson.thumb.needs import (
    ANIMALS_DIE,
    FOOD_SOURCES,
    NEAR_DEATH,
    NEXT_TO_DEATH,
    NOT_FAR_FROM_DEATH,
    Needs,
    mouths,
    worse_tonight,
)

WRECKAGE: Final = 220
"""Answering a threat that is no event: what was washed ashore."""
EACH_PLAYER: Final = 2
"""An effect on each player, times one on somebody."""
UNHURT: Final = -100
"""Rest for somebody without a wound."""
PALISADE_SPARE: Final = 30
"""A level of palisade where there are enough."""
LASTING: Final = 30
"""What gives something every round: more for each round to come."""
TREASURE_MAP: Final = 250
LETHAL: Final = 6000
"""Food without which a child starves, and the game is lost."""
HUNT_FUR: Final = 90
HUNT_FOOD_KEPT: Final = 60
"""The other food of a hunt, where food keeps."""
HUNT_FOOD_SPARE: Final = 20
"""The other food of a hunt, where it does not."""

LAST_ROUNDS: Final = 2
"""In so many last rounds, what pays later is worth a third."""
ANYBODY: Final = -1
GOOD_MORALE: Final = 2
ENOUGH_DETERMINATION: Final = 3
ENOUGH_PALISADE: Final = 3
FIRST_WEAPONS: Final = 3
"""So many weapon levels count as the first."""
MANY_ANIMALS: Final = 6
"""Nights with hungry animals; more of them make no difference."""
FIRST_ROUNDS: Final = 6
"""Until then a new tile is worth more, and a roof can wait."""
GATHERED: Final = 5
"""A source that has to be gathered from is worth one of so many parts of one that gives by itself."""
ALL_TERRAINS: Final = 31
RIVER_AND_PLAINS: Final = 24
"""Places of TERRAINS, as bits."""


def threat(table: Table, place: i64) -> i64:
    """What it is worth to answer a threat: the reward, and what will not happen; the left one strikes next."""
    card: i64 = table.threats[place]
    if card >= EVENT_COUNT:
        return WRECKAGE
    value: i64 = THREAT_WORTH[card] * weights.of(table, weights.THREAT_PERCENT) // 100
    return value if place == targets.LEFT else value * weights.of(table, weights.LATER_PERCENT) // 100


def _threat_worths() -> list[int]:
    """A first estimate out of the cards: wounds, morale and levels that a threat would cost, and its reward."""
    return [
        _weigh(cards.THREAT_EFFECT[card], cards.EVENT_EFFECT[card]) - _weigh(cards.THREAT_REWARD[card], 0)
        for card in range(EVENT_COUNT)
    ]


def weigh(effects: i64) -> i64:
    """How bad a list of effects is, about; less than nothing if it is good."""
    return _weigh(effects, 0)


def _weigh(effects: int, again: int) -> int:
    """How bad a list of effects is; what is good counts as negative."""
    return sum(_weigh_row(effects, row, again) for row in range(effects & 63))


def _weigh_row(effects: int, row: int, again: int) -> int:
    at = 3 * ((effects >> 6) + row)
    step, a = cards.PROGRAM[at], cards.PROGRAM[at + 1]
    if step == steps.EACH:
        return EACH_PLAYER * _weigh(a, 0)
    if step == steps.REPEAT:
        return _weigh(again, 0)
    if step == steps.CHOOSE:
        return min(_weigh(cards.PROGRAM[3 * ((a >> 6) + option)], 0) for option in range(a & 63))
    if step == steps.WEATHER:
        return estimates.WEATHER[a]
    return estimates.EACH[step] * a if estimates.EACH[step] != 0 else estimates.ONCE[step]


THREAT_WORTH: Final = vec[i64](_threat_worths())


def worth(table: Table, needs: Needs, seat: i64, target: i64) -> i64:
    """What success with a target is worth."""
    kind: i64 = targets.KIND[target]
    if kind == THREAT:
        return needs.term(weights.THREAT_PERCENT, threat(table, target))
    if kind == BUILD:
        return worth_of_build(table, needs, target)
    if kind == GATHER:
        return worth_of_gather(table, needs, target)
    if kind == EXPLORE:
        return worth_of_exploring(table, needs, seat, target)
    if kind == CAMP:
        return worth_of_camp(table, needs, seat)
    if kind == REST:
        return worth_of_rest(table, needs, seat)
    if target == targets.HUNTING:
        return worth_of_hunt(table, needs)
    return needs.term(motives.SCENARIO, table.setup.rules.worth_of_target(table, seat, target))


def for_goal(table: Table, value: i64) -> i64:
    """What something is worth that the scenario asks for."""
    return value * weights.of(table, weights.GOAL_PERCENT) // 100


def worth_of_camp(table: Table, needs: Needs, seat: i64) -> i64:
    """The more, the lower morale is after all that is planned."""
    value: i64 = needs.weigh(table, weights.CAMP)
    morale: i64 = table.morale + planned(table, targets.ARRANGING, ANYBODY)
    if morale < 0:
        value += needs.weigh(table, weights.MORALE_LOW)
    elif morale < GOOD_MORALE:
        value += needs.weigh(table, weights.MORALE_MIDDLING)
    det: i64 = table.det[seat] + 2 * planned(table, targets.ARRANGING, seat)
    return value + needs.weigh(table, weights.DETERMINATION) if det < ENOUGH_DETERMINATION else value


def worth_of_rest(table: Table, needs: Needs, seat: i64) -> i64:
    """More, the nearer death is, what is planned counted in."""
    wounds: i64 = table.wounds[seat] - planned(table, targets.RESTING, seat)
    left: i64 = mortal(table, seat) - 1 - wounds
    if wounds <= 0:
        return UNHURT
    if left <= NEXT_TO_DEATH:
        return needs.urgent(table, weights.REST_AT_ONCE)
    if left <= NEAR_DEATH:
        return needs.weigh(table, weights.REST_SOON)
    return needs.weigh(table, weights.REST if left <= NOT_FAR_FROM_DEATH else weights.REST_SPARE)


def planned(table: Table, target: i64, leader: i64) -> i64:
    """How many actions of the plan have this target, and this performer if one is named."""
    n: i64 = 0
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] == target + 1:
            n += 1 if leader == ANYBODY or table.plan[slot * SLOT_SIZE + LEADER] == leader else 0
    return n


def worth_of_build(table: Table, needs: Needs, target: i64) -> i64:
    if target == targets.SHELTER:
        value: i64 = needs.urgent(table, weights.SHELTER)
        return value if HAS_SHELTER[table.tiles[table.camp]] == 0 else needs.share(value, 1, 3)
    if target == targets.ROOF:
        if needs.roof_now > 0:
            return needs.urgent(table, weights.ROOF_NOW)
        if needs.roof_now + worse_tonight(table) > 0:
            return needs.urgent(table, weights.ROOF_CHANCE)
        wanted: i64 = wanted_level(table, needs, target, table.roof)
        if needs.roof > 0:
            return wanted + needs.weigh(table, weights.ROOF_SOON)
        return wanted + needs.weigh(table, weights.ROOF_SPARE) if needs.left > LAST_ROUNDS else wanted
    animals: i64 = nights_with_animals(table)
    if target == targets.PALISADE:
        if table.palisade >= ENOUGH_PALISADE:
            return needs.term(weights.PALISADE_MORE, PALISADE_SPARE)
        value = needs.weigh(table, weights.PALISADE if table.palisade < 1 else weights.PALISADE_MORE)
        value = needs.share(value, min(animals, MANY_ANIMALS), MANY_ANIMALS)
        return value + wanted_level(table, needs, target, table.palisade)
    if target == targets.WEAPON:
        value = needs.weigh(table, weights.WEAPON if table.weapon < FIRST_WEAPONS else weights.WEAPON_MORE)
        value = needs.share(value, 3 + min(animals, MANY_ANIMALS), 3 + MANY_ANIMALS)
        value += wanted_level(table, needs, target, table.weapon)
        hunting = len(table.hunting) > 0 and needs.left > LAST_ROUNDS
        return value + needs.weigh(table, weights.WEAPON_FOR_HUNT) if hunting else value
    invention: i64 = targets.INVENTION_OF[target]
    if invention < components.FIRST_OF_SCENARIO:
        return worth_of_invention(table, needs, invention)
    return needs.term(
        weights.GOAL_PERCENT, for_goal(table, table.setup.rules.worth_of_own(table, invention, needs.left))
    )


def wanted_level(table: Table, needs: Needs, target: i64, there: i64) -> i64:
    """What one more level is worth to the goal, what is planned counted in."""
    levels: i64 = there + planned(table, target, ANYBODY)
    return needs.term(weights.GOAL_PERCENT, for_goal(table, table.setup.rules.worth_of_level(table, target, levels)))


def nights_with_animals(table: Table) -> i64:
    """How many nights with hungry animals the next rounds bring."""
    n: i64 = 0
    for number in range(table.round, min(table.round + 8, ROUNDS[table.setup.scenario] + 1)):
        if SCHEDULE[ROUND_STRIDE * table.setup.scenario + number] & ANIMALS_DIE != 0:
            n += 1
    return n if table.setup.rules.animals_dice(table) == 0 else i64(MANY_ANIMALS)


def worth_of_invention(table: Table, needs: Needs, invention: i64) -> i64:
    value: i64 = estimates.INVENTIONS_WORTH[invention] * weights.of(table, weights.INVENTION_PERCENT) // 100
    if needs.left <= LAST_ROUNDS:
        value = value // 3
    elif invention == components.SNARE or invention == components.SHORTCUT or invention == components.BASKET:
        value += LASTING * (needs.left - LAST_ROUNDS - 1)
    wanted: i64 = table.setup.rules.worth_of_invention(table, invention, value)
    return needs.term(motives.SCENARIO, wanted - value) + needs.term(weights.INVENTION_PERCENT, value)


def worth_of_gather(table: Table, needs: Needs, target: i64) -> i64:
    if targets.resource_of(target) == FOOD:
        if needs.lethal > 0:
            return needs.term(weights.FOOD_NEEDED, LETHAL)
        if needs.food > 0:
            return needs.urgent(table, weights.FOOD_NEEDED)
        return needs.weigh(table, weights.FOOD_KEPT if keeps_food(table) else weights.FOOD_SPARE)
    if needs.cold > 0:
        return needs.urgent(table, weights.COLD)
    if table.setup.rules.wood_wanted(table) > 0 and needs.wood > 0:
        return needs.weigh(table, weights.WOOD_FOR_GOAL)
    return needs.weigh(table, weights.WOOD_NEEDED if needs.wood > 0 else weights.WOOD_SPARE)


def keeps_food(table: Table) -> bool:
    return (table.built >> components.CELLAR) & 1 == 1 or table.treasures[cards.BOXES] > 0


def worth_of_exploring(table: Table, needs: Needs, seat: i64, target: i64) -> i64:
    if target == targets.RAFT:
        return needs.term(motives.SCENARIO, table.setup.rules.worth_of_target(table, seat, target))
    if target == targets.TREASURE_MAP:
        return needs.term(motives.FOUND, TREASURE_MAP)
    space: i64 = targets.SPACE_OF[target]
    if table.tiles[space] != 0:
        return needs.term(weights.GOAL_PERCENT, for_goal(table, table.setup.rules.worth_of_known(table)))
    found: i64 = island.terrains(table)
    value: i64 = needs.weigh(table, weights.EXPLORING if table.round < FIRST_ROUNDS else weights.EXPLORING_LATE)
    enough: i64 = weights.of(table, weights.SOURCES_WANTED)
    if needs.sources < enough and needs.left > LAST_ROUNDS:
        fresh: i64 = weights.of(table, weights.NEW_SOURCES) * (enough + 1 - needs.sources) // (enough + 1)
        value += needs.term(weights.NEW_SOURCES, fresh)
    if needs.food_sources < mouths(table) and needs.left > 1:
        value += needs.weigh(table, weights.NEW_FOOD)
    value += needs.term(weights.GOAL_PERCENT, table.setup.rules.worth_of_space(table, space))
    missing: i64 = ALL_TERRAINS & ~found
    if table.setup.rules.seeks(table, missing):
        value += needs.weigh(table, weights.EXPLORING_FOR_GOAL)
    if missing & RIVER_AND_PLAINS != 0:
        value += needs.weigh(table, weights.MISSING_TERRAIN)
    return value if needs.left > LAST_ROUNDS else needs.share(value, 1, 3)


def worth_of_hunt(table: Table, needs: Needs) -> i64:
    """Food and fur, less the wounds of an average beast and the weapons that it costs."""
    food: i64 = weights.of(table, weights.HUNT_FOOD) * max(0, min(needs.food, 2))
    if needs.lethal > 0:
        food += LETHAL
    food += HUNT_FOOD_KEPT if keeps_food(table) else HUNT_FOOD_SPARE
    wounds: i64 = estimates.HUNT_WOUNDS[min(table.weapon, len(estimates.HUNT_WOUNDS) - 1)]
    needs.term(weights.HUNT_FOOD, food)
    fur: i64 = needs.term(motives.FUR, HUNT_FUR)
    if table.setup.rules.keeps_fur(table):
        fur += needs.term(weights.GOAL_PERCENT, for_goal(table, HUNT_FUR))
    return food + fur - wounds * weights.of(table, weights.HUNT_PERCENT) // 100


def worth_of_site(table: Table, space: i64) -> i64:
    """What a camp on a tile has from its sources, and from those beside it that can be gathered from."""
    here: i64 = bit(space)
    near: i64 = NEAR[space] & island.accessible(table)
    food: i64 = GATHERED * count(island.sources_on(table, here, FOOD_SOURCES))
    food += count(island.sources_on(table, near, FOOD_SOURCES))
    wood: i64 = GATHERED * count(island.sources_on(table, here, 1 << WOOD_SOURCE))
    wood += count(island.sources_on(table, near, 1 << WOOD_SOURCE))
    return (food * weights.of(table, weights.SITE_FOOD) + wood * weights.of(table, weights.SITE_WOOD)) // GATHERED

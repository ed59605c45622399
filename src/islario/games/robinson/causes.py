"""Why something happens: the card that speaks, or the rule that is being followed.

A cause is told with an event, and only there is it looked for: with no log it costs nothing. A step whose
context has a card has its cause there. Where no card speaks, what is due next says what is going on: before
the winter clouds are done with, the clouds against the roof still wait on the agenda.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson import marks, steps
from islario.games.robinson.agenda import (
    LACK_DETERMINATION,
    LACK_FOOD,
    LACK_PALISADE,
    LACK_STRENGTH,
    NO_SPACE,
    card_of,
    in_action,
    lacking_of,
    space_of,
    who_of,
)
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import (
    BED,
    BUILD,
    CAMP,
    EXPLORE,
    JENNY,
    REST,
    SCENARIOS_AT,
    SCHEDULE,
    SKILLS_AT,
    WEATHER_DIE,
    WEATHER_FACES,
)
from islario.games.robinson.marks import BEAST, BEAST_GATHER, NO_CARD, SEATS, SHELTERED, WEATHER_SPACE
from islario.games.robinson.planning import costs
from islario.games.robinson.planning.targets import RAFT
from islario.games.robinson.queries import has_item, rain, snow
from islario.games.robinson.state import SLOT_SIZE, STEP_SIZE, TARGET, WEATHER, Table

# -- causes that are no cards ------------------------------------------------------------------------------
MEAL: Final = 1
HUNGER: Final = 2
OWN_FOOD: Final = 3
OUTSIDE: Final = 4
NO_SHELTER: Final = 5
NIGHT_TOKEN: Final = 6
CAMP_MOVED: Final = 7
CAMP_LEFT: Final = 8
ROT: Final = 9
ROUND_OVER: Final = 10
JENNY_ALONE: Final = 11
SNOW: Final = 12
CLOUDS: Final = 13
ANIMALS_FOOD: Final = 14
ANIMALS_PALISADE: Final = 15
ANIMALS_FIGHT: Final = 16
STORM: Final = 17
WEATHER_RULE: Final = 18
WEATHER_OVER: Final = 19
BREAK_IN: Final = 20
HUNGRY_CREW: Final = 21
LAIR: Final = 22
LAVA: Final = 23
CITY: Final = 24
WAR: Final = 25
KONG: Final = 26
PILE: Final = 27
MORALE: Final = 28
ALONE: Final = 29
ARROW: Final = 30
PRODUCTION: Final = 31
WOUND_DIE: Final = 32
BEAST_TOKEN: Final = 33
NO_ADVENTURE: Final = 34
FAILURE: Final = 35
THREAT_ACTION: Final = 36
"""The first of eight: the kinds of actions, in their order."""
OWN_INVENTION: Final = 44
FRIDAY_REROLL: Final = 45
TOKEN_DONE: Final = 46
FORCED: Final = 47
PHASE_OVER: Final = 48
TILE_DOWN: Final = 49
COMES_HOME: Final = 50
CARD_GONE: Final = 51
MOMENT_COME: Final = 52
NOT_WANTED: Final = 53
IGNORED: Final = 54
CARRIED_OUT: Final = 55
ON_THE_RAFT: Final = 56
MORALE_UNMET: Final = 57
CAMP_STRIPPED: Final = 58
TOKEN_FOLLOWS: Final = 59
TOKEN_BLOCKED: Final = 60
TOKEN_ROTS: Final = 61
PRODUCTION_CHANGED: Final = 62
PRODUCTION_HALVED: Final = 63
PRODUCTION_SKIPPED: Final = 64
ITEMS_BACK: Final = 65
BEAST_ON_FIELD: Final = 66
BEAST_PRINTED: Final = 67
ADVENTURE_TOKEN: Final = 68
CAMP_OF_FOUR: Final = 69
REST_IN_BED: Final = 70
SHORTCUT_GONE: Final = 71
MYSTERY_DONE: Final = 72

CAUSES: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("meal", "NIGHT-1"),
    ("hunger", "NIGHT-5"),
    ("own_food", "CARD-11"),
    ("outside", "CARD-10"),
    ("no_shelter", "NIGHT-18"),
    ("night_token", "TOKEN-22"),
    ("camp_moved", "NIGHT-8"),
    ("camp_left", "NIGHT-14"),
    ("rot", "NIGHT-20"),
    ("round_over", "NIGHT-24"),
    ("jenny_alone", "SCEN3-5"),
    ("snow", "WEATHER-8"),
    ("clouds", "WEATHER-9"),
    ("animals_die", "WEATHER-14"),
    ("animals_die", "WEATHER-15"),
    ("animals_die", "WEATHER-16"),
    ("storm_token", "WEATHER-19"),
    ("weather", "WEATHER-11"),
    ("weather_over", "WEATHER-20"),
    ("break_in", "SCEN7-8"),
    ("hungry_crew", "SCEN7-20"),
    ("lair", "SCEN7-9"),
    ("lava", "SCEN4-8"),
    ("city", "SCEN5-4"),
    ("war", "SCEN5-9"),
    ("kong", "SCEN7-11"),
    ("pile", "END-11"),
    ("morale", "MORALE-2"),
    ("alone", "PLAYERS-25"),
    ("arrow", "WOUND-2"),
    ("production", "PROD-1"),
    ("wound_die", "RESOLVE-7"),
    ("beast_token", "TOKEN-8"),
    ("no_adventure", "PLAYERS-9"),
    ("failure", "RESOLVE-6"),
    ("threat", "THREAT-6"),
    ("hunt", "HUNT-8"),
    ("build", "BUILD-17"),
    ("gather", "GATHER-7"),
    ("explore", "EXPLORE-6"),
    ("camp", "CAMP-2"),
    ("rest", "REST-1"),
    ("reclaim", "SCEN6-8"),
    ("own_invention", "BUILD-21"),
    ("friday_reroll", "PLAYERS-16"),
    ("token_done", "TOKEN-1"),
    ("reroll_token", "TOKEN-2"),
    ("phase_over", "RESOLVE-21"),
    ("tile_down", "TOKEN-27"),
    ("comes_home", "CARD-8"),
    ("card_gone", ""),
    ("moment_come", ""),
    ("not_wanted", "CARD-15"),
    ("ignored", ""),
    ("carried_out", "RESOLVE-26"),
    ("no_adventure", "SCEN3-8"),
    ("morale", "MORALE-4"),
    ("camp_moved", "NIGHT-12"),
    ("camp_left", "NIGHT-15"),
    ("camp_left", "NIGHT-16"),
    ("rot", "NIGHT-22"),
    ("phase_over", "PROD-9"),
    ("phase_over", "PROD-13"),
    ("phase_over", "PROD-14"),
    ("phase_over", ""),
    ("beast_token", "TOKEN-30"),
    ("beast_token", "TOKEN-33"),
    ("no_adventure", "PLAYERS-10"),
    ("camp", "CAMP-3"),
    ("rest", "REST-3"),
    ("tile_down", "CARD-57"),
    ("carried_out", "CARD-19"),
]
"""Each cause: its word, and the rule that it is."""

SCENARIO_RULES: Final[list[list[str]]] = [
    [],
    ["SCEN2-4", "SCEN2-8", "SCEN2-9", "SCEN2-10"],
    ["SCEN3-6", "SCEN3-12", "SCEN3-13", "SCEN3-14", "SCEN3-15"],
    ["SCEN4-11"],
    ["SCEN5-6", "SCEN5-12", "SCEN5-13", "SCEN5-13", "SCEN5-14"],
    ["SCEN6-9", "SCEN6-10"],
    ["SCEN7-7", "SCEN7-3"],
]
"""For each scenario the rules of its book and of its totems, in their order; the last one holds for all that follow."""

ADVENTURE_SHOWN: Final = 4
"""The bit of the adventure die in ``Table.dice``."""
SOURCES: Final = ["rain_die", "winter_die", "rain_token", "snow_token"]
"""What clouds come of: the dice, and tokens in the weather space."""

# -- how they are packed ------------------------------------------------------------------------------------
CAUSE_SHIFT: Final = 24
"""Where a cause stands in a context that names it; such a context is told at once and never put on the agenda."""
RULE_CAUSES: Final = 512
"""In a log, what is below is 1 + a card, what is above a cause."""
WHY_LACKING: Final = 10
WHY_SOURCES: Final = 16
WHY_PART: Final = 20
"""Where a log has the part of a scenario's card that speaks: 1 the book, 2 the first totem, and so on."""


def because(context: i64, cause: i64) -> i64:
    """The same context, with a cause that it names itself."""
    return (context & ((1 << CAUSE_SHIFT) - 1)) | (cause << CAUSE_SHIFT)


def by_rule(context: i64, cause: i64) -> i64:
    """The same context, with a rule as its cause unless a card speaks."""
    return because(context, cause) if card_of(context) == NO_CARD else context


def why(table: Table, context: i64) -> i64:
    """What an event came of, as a log has it: the cause, what was missing, and where clouds come from."""
    told: i64 = lacking_of(context) << WHY_LACKING
    cause: i64 = context >> CAUSE_SHIFT
    if cause == 0:
        card: i64 = card_of(context)
        if SCENARIOS_AT <= card < SKILLS_AT:
            told |= (1 + totem_of(table, context)) << WHY_PART
        if card != NO_CARD and not is_wound_die(table):
            return told | (card + 1)
        cause = found(table, context)
    if cause == SNOW or cause == CLOUDS:
        told |= clouds_of(table, cause == SNOW) << WHY_SOURCES
    return told | (RULE_CAUSES + cause)


def is_wound_die(table: Table) -> bool:
    """Whether the wound die of an action is being applied, also where a card has brought the action (Fast Work)."""
    return table.depth > 0 and table.steps[(table.depth - 1) * STEP_SIZE] == steps.APPLY_SUCCESS


def totem_of(table: Table, context: i64) -> i64:
    """The number of the totem that a scenario's effect comes of, or 0: then it is that of the book."""
    space: i64 = space_of(context)
    return table.value(space, marks.NUMBER) if in_action(context) and space != NO_SPACE else 0


# -- what is going on ----------------------------------------------------------------------------------------


def _landmarks() -> vec[i64]:
    told = vec[i64]([0] * (steps.WINDOW + 1))
    for step, cause in (
        (steps.PRODUCTION_PHASE, MORALE),
        (steps.PRODUCTION_DONE, PRODUCTION),
        (steps.PLANNING, LAIR),
        (steps.APPLY_SUCCESS, WOUND_DIE),
        (steps.ATTEMPT, BEAST_TOKEN),
        (steps.SUCCEED, BEAST_TOKEN),
        (steps.FIGHT, BEAST_TOKEN),
        (steps.FIGHT_OVER, WAR),
        (steps.KONG_HUNT, KONG),
        (steps.WEATHER_CLOUDS, SNOW),
        (steps.WEATHER_STORM, ANIMALS_PALISADE),
        (steps.WEATHER_DONE, STORM),
        (steps.NIGHT_EAT, JENNY_ALONE),
        (steps.NIGHT_OUTSIDERS, HUNGER),
        (steps.NIGHT_EXTRA, OUTSIDE),
        (steps.NIGHT_MOVE, NIGHT_TOKEN),
        (steps.NIGHT_SHELTER, CAMP_MOVED),
        (steps.NIGHT_LATER, NO_SHELTER),
    ):
        told[step] = cause
    return told


LANDMARKS: Final = _landmarks()
"""For each step that is due next in the course of a round: what is being done while it is."""


def found(table: Table, context: i64) -> i64:
    """What is being done, by what is due next."""
    at: i64 = (table.depth - 1) * STEP_SIZE
    wood = False
    beast = False
    while at >= 0:
        step: i64 = table.steps[at]
        if step == steps.WEATHER_ANIMALS:
            return of_weather(lacking_of(context), wood)
        if step == steps.APPLY_ADVENTURE or step == steps.ACTION_DONE:
            return of_action(table, step, table.steps[at + 1], context)
        if table.phase == WEATHER and (step == steps.MORALE or step == steps.CREW_DIES):
            return BREAK_IN
        if LANDMARKS[step] == BEAST_TOKEN:
            return of_beast(table, context, beast)
        if LANDMARKS[step] != 0:
            return of_landmark(table, LANDMARKS[step], context)
        wood = wood or step == steps.WOOD
        beast = beast or step == steps.BEAST_TOKEN
        at -= STEP_SIZE
    return 0


def of_landmark(table: Table, cause: i64, context: i64) -> i64:
    """The same, told by its own rule where something is missing."""
    if cause == MORALE and lacking_of(context) == LACK_DETERMINATION:
        return MORALE_UNMET
    if cause == OUTSIDE and lacking_of(context) == LACK_FOOD and table.has(SEATS + who_of(context), SHELTERED):
        return OWN_FOOD  # in a natural shelter the open air costs nothing
    return cause


def of_beast(table: Table, context: i64, waits: bool) -> i64:
    """Which beast token strikes: that of the Explore field comes before that of the tile."""
    space: i64 = space_of(context)
    if waits or space == NO_SPACE:
        return BEAST_ON_FIELD
    if table.works(space, BEAST):
        return BEAST_TOKEN
    return BEAST_PRINTED if table.works(space, BEAST_GATHER) else BEAST_ON_FIELD


def of_weather(lacking: i64, wood: bool) -> i64:
    """Clouds or animals, by what is demanded: clouds want food before the wood that then still waits."""
    if lacking == 0:
        return WEATHER_RULE
    if lacking == LACK_STRENGTH:
        return ANIMALS_FIGHT
    if lacking == LACK_PALISADE:
        return ANIMALS_PALISADE
    return ANIMALS_FOOD if lacking == LACK_FOOD and not wood else CLOUDS


def of_action(table: Table, step: i64, a: i64, context: i64) -> i64:
    """The action that is being resolved; after its dice an adventure that was not drawn."""
    if step == steps.APPLY_ADVENTURE:
        return THREAT_ACTION + a
    kind: i64 = costs.kind_at(table, a)
    if table.plan[a * SLOT_SIZE + TARGET] == RAFT + 1:
        return ON_THE_RAFT
    if BUILD <= kind <= EXPLORE:
        return NO_ADVENTURE if table.dice & ADVENTURE_SHOWN != 0 else ADVENTURE_TOKEN
    if kind == CAMP and table.setup.players == 4:
        return CAMP_OF_FOUR
    if kind == REST and has_item(table, BED) and who_of(context) != JENNY:
        return REST_IN_BED
    return THREAT_ACTION + kind


# -- where clouds come from ----------------------------------------------------------------------------------


def clouds_of(table: Table, winter: bool) -> i64:
    """The dice and tokens that brought the winter clouds, or all clouds, as bits of SOURCES."""
    rained: i64 = rain(table)
    snowed: i64 = snow(table)
    told: i64 = 0
    if table.has(WEATHER_SPACE, marks.RAIN) and rained > 0:
        rained -= 1
        told |= 0 if winter else 4
    if table.has(WEATHER_SPACE, marks.SNOW) and snowed > 0:
        snowed -= 1
        told |= 8
    if (snowed if winter else rained + snowed) > 0:
        told |= dice_of(table, rained, snowed, winter) if table.faces != 0 else dice_for(table, rained, snowed, winter)
    return 8 if told == 0 and table.has(WEATHER_SPACE, marks.SNOW) else told  # it was turned into rain


def dice_of(table: Table, rained: i64, snowed: i64, winter: bool) -> i64:
    """The dice that showed what is left of their clouds."""
    wet: i64 = 0
    white: i64 = 0
    shown: i64 = 0
    for die in range(i64(2)):
        face: i64 = ((table.faces >> (4 * die)) & 15) - 1
        if face >= 0:
            clouds: i64 = clouds_on(face)
            shown += clouds & 15
            if clouds & 15 != 0:
                wet |= 1 << die
            else:
                white |= 1 << die
    if winter:
        return white
    turned = rained > shown  # more rain than the dice showed: it was snow
    return (wet if rained > 0 else 0) | (white if snowed > 0 or turned else 0)


def dice_for(table: Table, rained: i64, snowed: i64, winter: bool) -> i64:
    """The dice of the round that can have brought these clouds, where a position does not say what they showed."""
    return shown_by(SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] & 3, rained, snowed, winter)


def shown_by(rolled: i64, rained: i64, snowed: i64, winter: bool) -> i64:
    """The dice that can have brought what is asked for, if together they show exactly these clouds."""
    told: i64 = 0
    for one in range(6 if rolled & 1 == 1 else 1):
        for other in range(6 if rolled & 2 == 2 else 1):
            first: i64 = clouds_on(WEATHER_DIE[one]) if rolled & 1 == 1 else 0
            second: i64 = clouds_on(WEATHER_DIE[6 + other]) if rolled & 2 == 2 else 0
            if first + second == rained | (snowed << 4):
                told |= 1 if (first >> 4 if winter else first) != 0 else 0
                told |= 2 if (second >> 4 if winter else second) != 0 else 0
    return told


def clouds_on(face: i64) -> i64:
    """The clouds on a face: rain, and above it snow."""
    amount: i64 = 2 if WEATHER_FACES[face].endswith("2") else 1
    return amount << 4 if WEATHER_FACES[face].startswith("snow") else amount

"""What may be due: the steps that can stand on an agenda, and what each of them needs.

The game stops only at decisions. STEP_SPECS lists the steps that can still wait then. Effects of cards have
theirs from ``effects.specs``, and scenarios name their own; ``WITHIN`` come from what effects do, ``COURSE`` from
the course of a round.
"""

from collections.abc import Sequence
from typing import Final

from islario.games.robinson import agenda, steps
from islario.games.robinson.agenda import INVENTION, OPTION, PERSON, SOURCE, SPACE, TILE
from islario.games.robinson.box.cards import DECISION, PROGRAM
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BASKET,
    BEASTS_AT,
    BUILD,
    CURE,
    DISCOVERIES_AT,
    EXPLORE,
    GATHER,
    MYSTERY_COUNT,
    PEOPLE,
    SACK,
    SPECIAL,
    TILE_COUNT,
    TREASURE_COUNT,
    WRECKAGE_AT,
)
from islario.games.robinson.effects import specs
from islario.games.robinson.effects.language import KEEP_MARK
from islario.games.robinson.effects.specs import EFFECTS, EffectSpec, StepSpec
from islario.games.robinson.marks import BUILDING_COST, HUNT_FIELD, PLUS_FOOD, PLUS_WOOD, SPACE_COUNT, SPECIAL_WOUND
from islario.games.robinson.planning.targets import TARGET_COUNT
from islario.games.robinson.scenarios.registry import SCENARIOS
from islario.games.robinson.state import SLOTS
from islario.games.robinson.uses.catalogue import SPENT_BASKET, SPENT_SACK

# What a step can need beside what effects do.
SLOT_A: Final = 16
"""Its first value is a slot of the plan."""
SLOT_B: Final = 32
"""Its second value is a slot of the plan."""
CURRENT: Final = 64
"""The action that is being resolved."""
KIND: Final = 128
"""The first value is the kind of the action in that slot."""

LONGEST: Final = 99
"""Steps that an agenda can have."""

FLAGS: Final = range(1 << 18)
LOOT: Final = range(1 << 16)
"""Losses and loot of a fight, four bits each (effects.fights)."""
WANTED: Final = range(1 << 20)
"""How many mysteries of each kind are drawn, four bits each (effects.mysteries)."""
PLAN: Final = range(SLOTS)
DICE: Final = range(BUILD, EXPLORE + 1)
SPACES: Final = range(SPACE_COUNT)
THREATS: Final = [*range(ADVENTURES_AT), *range(WRECKAGE_AT, DISCOVERIES_AT)]
FIELDS: Final = range(HUNT_FIELD, BUILDING_COST + 2)
DECIDED: Final = [card for card in range(len(DECISION) // 2) if DECISION[2 * card] >= 0]
"""The adventures that let their performer decide."""
HUNGRY: Final = [
    256 * people + beside + left
    for people in range(1 << PEOPLE)
    for beside in (0, 128)
    for left in range(1, PEOPLE + 1)
]
"""Who may still go without food, as bits, whether that of the meal or that beside it, and how many of them have to."""
FOLLOWING: Final = [64 * space + kind for space in SPACES for kind in (PLUS_WOOD, PLUS_FOOD)]


LIST_AT: Final = {
    spec.step: 1 if spec.kind in (specs.EFFECT_LIST, specs.OPTIONS) else 2
    for spec in EFFECTS.values()
    if spec.kind
    in (specs.EFFECT_LIST, specs.OPTIONS, specs.NAMED_EFFECTS, specs.INVENTION_EFFECTS, specs.NUMBER_EFFECTS)
}
"""The steps that name a list of effects, and which of their values it is."""


def _lists() -> dict[int, list[int]]:
    """The lists of effects that each step can name, as the cards have them."""
    found: dict[int, list[int]] = {step: [] for step in LIST_AT}
    for at in range(0, len(PROGRAM), 3):
        step = int(PROGRAM[at])
        if step in LIST_AT:
            found[step].append(int(PROGRAM[at + LIST_AT[step]]))
    return found


LISTS: Final = _lists()


def _spec_of(spec: EffectSpec) -> StepSpec:
    """What the step of an effect takes: that follows from how the effect is written."""
    return StepSpec(_first_values(spec) if spec.values is None else spec.values, _second_values(spec), spec.needs)


def _first_values(spec: EffectSpec) -> Sequence[int]:
    if spec.kind == specs.NUMBER:
        return specs.AMOUNT if spec.signed else specs.FEW
    if spec.kind in (specs.EFFECT_LIST, specs.OPTIONS):
        return LISTS[spec.step]
    if "keep" in spec.modifiers:
        return [*range(len(spec.names)), *range(KEEP_MARK, KEEP_MARK + len(spec.names))]
    if spec.kind in (specs.NAME, specs.NAMED_EFFECTS, specs.TOKEN):
        return range(len(spec.names))
    return VALUES[spec.kind]


def _second_values(spec: EffectSpec) -> Sequence[int]:
    if LIST_AT.get(spec.step) == 2:
        return LISTS[spec.step]
    if spec.kind == specs.TOKEN:
        return [*FIELDS, specs.HERE, specs.CAMP_TILE] if spec.step == steps.TOKEN else FIELDS
    return LOOT if spec.kind == specs.FIGHT else FLAGS


VALUES: Final[dict[str, Sequence[int]]] = {
    specs.FLAG: specs.EITHER,
    specs.INVENTIONS: range(1 << 32),
    specs.INVENTION_EFFECTS: [*range(32), 64 + CURE],
    specs.NUMBER_EFFECTS: [*specs.FEW, *range(64, 85)],
    specs.MYSTERY: WANTED,
    specs.FIGHT: specs.LOSSES,
}
"""What the first value of other kinds of effects can be; 64 more says that people were asked."""
EFFECT_STEP_SPECS: Final = {spec.step: _spec_of(spec) for spec in EFFECTS.values() if spec.waits}
OF_SCENARIOS: Final = {step: spec for scenario in SCENARIOS for step, spec in scenario.own_steps.items()}

WITHIN: Final[dict[int, StepSpec]] = {
    # goods
    steps.LACK: StepSpec(specs.LOSSES),
    # people
    steps.UNMARK: StepSpec(range(6), range(SPECIAL_WOUND, SPECIAL_WOUND + 12)),
    steps.GIVE_WOUND: StepSpec(specs.FEW),
    steps.WOUND_ONE: StepSpec(b=specs.FEW, question=PERSON),
    steps.HEAL_ONE: StepSpec(b=specs.FEW, question=PERSON),
    steps.DET_ONE: StepSpec(b=specs.FEW, question=PERSON),
    steps.COVER_ARROW_AT: StepSpec(question=agenda.ARROW),
    # tokens
    steps.REMOVE_ANY_AT: StepSpec(question=agenda.MARK),
    # the island
    steps.EXHAUST_AT: StepSpec(question=SOURCE),
    steps.ADJACENT_TILE_AT: StepSpec(question=SPACE),
    steps.COVER_AT: StepSpec(question=SPACE),
    steps.FLIP_DOWN_AT: StepSpec(SPACES, question=SPACE),
    steps.MOVE_CAMP_TO: StepSpec(question=SPACE),
    steps.FOLLOW_ASK: StepSpec(SPACES, [PLUS_WOOD, PLUS_FOOD]),
    steps.FOLLOW_ONE: StepSpec(b=FOLLOWING, question=OPTION),
    steps.SHORTCUT_AT: StepSpec(question=SPACE),
    steps.CORRAL_AT: StepSpec(question=SOURCE),
    steps.HATCHET_HERE: StepSpec(question=OPTION),
    steps.REMOVE_BLACK_AT: StepSpec(question=SOURCE),
    steps.WHITE_AT: StepSpec(question=SPACE),
    steps.REMOVE_WHITE_AT: StepSpec(question=SPACE),
    # inventions, items, finds
    steps.FLIP_ITEM_AT: StepSpec(range(30), question=INVENTION),
    steps.MARK_ITEM_AT: StepSpec(question=INVENTION),
    steps.DISCARD_ITEM_AT: StepSpec(question=INVENTION),
    steps.DISCARD_INVENTION_AT: StepSpec(question=INVENTION),
    steps.GAIN_INVENTION_AT: StepSpec(question=INVENTION),
    steps.FREE_BUILD_AT: StepSpec(question=INVENTION),
    steps.NEW_IDEA_AT: StepSpec(needs=specs.DRAWS, question=INVENTION),
    steps.SCOUT_AT: StepSpec(needs=specs.DRAWS, question=agenda.TOKEN),
    steps.RECONNOITRE_AT: StepSpec(needs=specs.DRAWS, question=TILE),
    steps.REVEAL_TILE_AT: StepSpec(needs=specs.DRAWS, question=TILE),
    steps.TRACK_AT: StepSpec(question=OPTION),
    # mysteries
    steps.MYSTERY_NEXT: StepSpec(WANTED, specs.EITHER, specs.WHO | specs.DRAWS),
    steps.MYSTERY_MAY_STOP: StepSpec(WANTED, needs=specs.WHO | specs.DRAWS),
    steps.MYSTERY_STOP_AT: StepSpec(b=WANTED, needs=specs.WHO | specs.DRAWS, question=OPTION),
    steps.MYSTERY_CARD: StepSpec(range(MYSTERY_COUNT), specs.EITHER, specs.WHO | specs.DRAWS),
    steps.MYSTERY_OVER: StepSpec(b=range(1 << TREASURE_COUNT)),
    # fights
    steps.FIGHT_COMPARE: StepSpec(specs.LOSSES, LOOT, specs.WHO),
    steps.FIGHT_LOSSES: StepSpec(b=LOOT),
    steps.FIGHT_LOOT: StepSpec(b=LOOT),
    steps.FIGHT_OVER: StepSpec(specs.EITHER),
    # choices
    steps.CHOOSE_AT: StepSpec(b=LISTS[steps.CHOOSE], question=OPTION),
    steps.PUT_AWAY: StepSpec(range(ADVENTURES_AT, BEASTS_AT), specs.EITHER),
    # scenarios
    **{step: spec for step, spec in OF_SCENARIOS.items() if spec.within},
    # questions
    steps.ASK: StepSpec(range(1 << 6), range(1, (1 << 63) - 1)),
    steps.WINDOW: StepSpec(range(1 << 21), range(16)),
}

COURSE: Final[dict[int, StepSpec]] = {
    # the round, and its events
    steps.ROUND_BEGINS: StepSpec(),
    steps.BEFORE_EVENT: StepSpec(),
    steps.EVENT_PHASE: StepSpec(),
    steps.EVENT_DRAW: StepSpec(),
    steps.EVENT_SHIFT: StepSpec(),
    steps.EVENT_PLACE: StepSpec(THREATS),
    steps.STRIKE: StepSpec(THREATS),
    # morale and production
    steps.MORALE_PHASE: StepSpec(),
    steps.MORALE_RESULT: StepSpec(),
    steps.MORALE_CHOICE: StepSpec(b=range(4), question=OPTION),
    steps.PRODUCTION_PHASE: StepSpec(),
    steps.PRODUCTION_SHORTCUT: StepSpec(),
    steps.PRODUCTION_SHORTCUT_AT: StepSpec(question=SOURCE),
    steps.PRODUCTION_PIT: StepSpec(),
    steps.PRODUCTION_PIT_RESULT: StepSpec(),
    steps.PRODUCTION_GIVE: StepSpec(LOOT),
    steps.PRODUCTION_HALF: StepSpec(LOOT, range(256)),
    steps.PRODUCTION_HALF_AT: StepSpec(question=agenda.RESOURCE),
    steps.PRODUCTION_DONE: StepSpec(),
    # actions
    steps.PLANNING: StepSpec(),
    steps.RESOLVE_NEXT: StepSpec(),
    steps.RESOLVE_SLOT: StepSpec(PLAN, needs=SLOT_A, question=agenda.SLOT),
    steps.ATTEMPT: StepSpec(DICE, specs.EITHER, specs.WHO | CURRENT | KIND),
    steps.ROLL_WINDOW: StepSpec(range(3), range(1, 8)),
    steps.APPLY_WOUND: StepSpec(DICE, needs=specs.WHO),
    steps.APPLY_SUCCESS: StepSpec(DICE, PLAN, specs.WHO | SLOT_B | KIND),
    steps.APPLY_ADVENTURE: StepSpec(DICE, specs.EITHER, specs.WHO),
    steps.ADVENTURE: StepSpec(range(3), needs=specs.WHO),
    steps.DECIDE: StepSpec(DECIDED, FLAGS, specs.WHO),
    steps.DECIDE_AT: StepSpec(b=DECIDED, needs=specs.WHO, question=OPTION),
    steps.SUCCEED: StepSpec(range(BUILD, SPECIAL + 1), PLAN, specs.WHO | SLOT_B | KIND),
    steps.GATHER_BONUS: StepSpec([BASKET, SACK], needs=specs.WHO | CURRENT),
    steps.GATHER_BONUS_AT: StepSpec(b=[SPENT_BASKET, SPENT_SACK], needs=specs.WHO | CURRENT, question=OPTION),
    steps.PLACE_TILE: StepSpec(needs=specs.WHO | specs.WHERE),
    steps.CANOE_TILE_AT: StepSpec(needs=specs.WHO | specs.WHERE | specs.DRAWS, question=TILE),
    steps.TILE_FOUND: StepSpec(range(1, TILE_COUNT + 1), needs=specs.WHO | specs.WHERE),
    steps.BACKPACK: StepSpec(needs=specs.WHO | specs.DRAWS),
    steps.CAMP_CHOICE: StepSpec(b=range(4), needs=specs.WHO, question=OPTION),
    steps.EXTRA_BUILD: EFFECT_STEP_SPECS[steps.EXTRA_BUILD],
    steps.EXTRA_BUILD_AT: StepSpec(b=range(TARGET_COUNT + 1), needs=specs.WHO, question=agenda.BUILDING),
    steps.RESUME: StepSpec(PLAN, needs=SLOT_A),
    steps.BEAST_TOKEN: StepSpec([*SPACES, agenda.NO_SPACE], needs=specs.WHO),
    steps.THREAT_LEAVES: StepSpec(THREATS),
    steps.ACTION_DONE: StepSpec(PLAN, range(1 << TREASURE_COUNT), SLOT_A),
    steps.END_OF_ACTIONS: StepSpec(),
    steps.ITEMS_ENTER: StepSpec(),
    steps.ITEM_ENTERS_NOW: StepSpec(question=INVENTION),
    steps.FUTURE_ARRIVES: StepSpec(),
    # weather and night
    steps.WEATHER_PHASE: StepSpec(),
    steps.WEATHER_WINTER: StepSpec(),
    steps.WEATHER_CLOUDS: StepSpec(),
    steps.WEATHER_ANIMALS: StepSpec(),
    steps.ANIMALS_FIGHT: StepSpec(),
    steps.WEATHER_STORM: StepSpec(),
    steps.WEATHER_DONE: StepSpec(),
    steps.NIGHT_PHASE: StepSpec(),
    steps.NIGHT_EAT: StepSpec(specs.EITHER),
    steps.NIGHT_HUNGRY: StepSpec(b=HUNGRY, question=PERSON),
    steps.NIGHT_OUTSIDERS: StepSpec(specs.EITHER),
    steps.NIGHT_EXTRA: StepSpec(specs.EITHER),
    steps.NIGHT_MOVE: StepSpec(),
    steps.NIGHT_MOVE_TO: StepSpec(question=SPACE),
    steps.NIGHT_SHELTER: StepSpec(),
    steps.NIGHT_LATER: StepSpec(),
    steps.NIGHT_ROT: StepSpec(),
    steps.NIGHT_WINDOW: StepSpec(),
    steps.NIGHT_DONE: StepSpec(),
    # scenarios
    **{step: spec for step, spec in OF_SCENARIOS.items() if not spec.within},
}

STEP_SPECS: Final[dict[int, StepSpec]] = {**EFFECT_STEP_SPECS, **WITHIN, **COURSE}
HERE_ONLY: Final = [
    *((spec.step, spec.names.index(name)) for spec in EFFECTS.values() for name in spec.on_space),
    (steps.ADVENTURE, GATHER - BUILD),
    (steps.APPLY_ADVENTURE, GATHER),
]
"""Steps that with this first value take place on a space."""
OFFERING: Final = [
    steps.NEW_IDEA_AT, steps.SCOUT_AT, steps.RECONNOITRE_AT, steps.REVEAL_TILE_AT, steps.CANOE_TILE_AT,
]  # fmt: skip
"""Steps that wait for a choice among what is offered."""
ROUND_GOES_ON: Final = [steps.NIGHT_PHASE, steps.NIGHT_DONE, steps.ROUND_BEGINS]
"""What lies at the bottom: after it there is always something due."""
NEW_PLAN: Final = [steps.PLANNING, steps.RESOLVE_NEXT, steps.RESOLVE_SLOT, steps.END_OF_ACTIONS, *ROUND_GOES_ON]
"""Steps after which no action is any longer where it was in the plan."""
STANDS_ON: Final = {
    steps.PRODUCTION_SHORTCUT: steps.PRODUCTION_GIVE,
    steps.PRODUCTION_SHORTCUT_AT: steps.PRODUCTION_GIVE,
    steps.PRODUCTION_PIT: steps.PRODUCTION_GIVE,
    steps.PRODUCTION_PIT_RESULT: steps.PRODUCTION_GIVE,
    steps.PRODUCTION_HALF_AT: steps.PRODUCTION_HALF,
}
"""Steps that add to what another one has: it lies somewhere beneath them."""
WITHOUT_QUESTION: Final = [steps.RESOLVE_SLOT, steps.FLIP_DOWN_AT, steps.FLIP_ITEM_AT]
"""Steps that take an answer, but may have it already."""


def needs_of(step: int, a: int, b: int) -> int:
    """What a step needs, with what the effects need that it may lead to."""
    found = STEP_SPECS[step].needs if step in STEP_SPECS else 0
    if (step, a) in HERE_ONLY:
        found |= specs.WHERE
    if step == steps.DECIDE:
        return found | needs_of_list(int(DECISION[2 * a])) | needs_of_list(int(DECISION[2 * a + 1]))
    if step == steps.DECIDE_AT:
        return needs_of(steps.DECIDE, b, 0)
    if step == steps.CHOOSE_AT:
        return needs_of(steps.CHOOSE, b, 0)
    if step == steps.CHOOSE:
        for option in range(a & 63):
            found |= needs_of_list(int(PROGRAM[3 * ((a >> 6) + option)]))
    elif step in LIST_AT:
        inner = needs_of_list(a if LIST_AT[step] == 1 else b)
        found |= inner & ~specs.WHO if step in (steps.EACH, steps.FIRST, steps.MARKED) else inner
    return found


def needs_of_list(effects: int) -> int:
    """What a list of effects needs."""
    found = 0
    for row in range(effects & 63):
        at = 3 * ((effects >> 6) + row)
        found |= needs_of(int(PROGRAM[at]), int(PROGRAM[at + 1]), int(PROGRAM[at + 2]))
    return found

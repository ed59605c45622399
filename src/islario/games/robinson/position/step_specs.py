"""What may be due: the steps that can stand on an agenda, and what each of them needs.

A game stops only where somebody decides, so that most steps are done before anybody sees them; those that
can still wait then, or be put there by whoever describes a position, are in two tables. ``EFFECTS`` come
from cards and from what people use, ``COURSE`` from the course of a round.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from islario.games.robinson import agenda, steps
from islario.games.robinson.agenda import INVENTION, OPTION, PERSON, SOURCE, SPACE, TILE, TOKEN
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
from islario.games.robinson.effects.language import CAMP_TILE, HERE, KEEP_MARK
from islario.games.robinson.marks import BUILDING_COST, HUNT_FIELD, PLUS_FOOD, PLUS_WOOD, SPACE_COUNT, SPECIAL_WOUND
from islario.games.robinson.planning.targets import TARGET_COUNT
from islario.games.robinson.state import SLOTS
from islario.games.robinson.uses.catalogue import SPENT_BASKET, SPENT_SACK

# What a step can need.
WHO: Final = 1
"""Somebody whom it is about."""
WHERE: Final = 2
"""A space."""
EVENT: Final = 4
"""An event card that speaks."""
DRAWS: Final = 8
"""It may lay something out to choose from: nothing else may lie there then."""
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

NOTHING: Final = range(1)
FLAG: Final = range(2)
AMOUNT: Final = range(-999, 1000)
FEW: Final = range(21)
LOSSES: Final = range(100)
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


def _lists() -> dict[int, list[int]]:
    """The lists of effects that each step can name, as the cards have them."""
    found: dict[int, list[int]] = {step: [] for step in LIST_AT}
    for at in range(0, len(PROGRAM), 3):
        step = int(PROGRAM[at])
        if step in LIST_AT:
            found[step].append(int(PROGRAM[at + LIST_AT[step]]))
    return found


LIST_AT: Final = {
    steps.EACH: 1, steps.FIRST: 1, steps.CHOOSE: 1,
    steps.MARKED: 2, steps.LATER: 2, steps.UNLESS_ITEM: 2, steps.UNLESS_WEAPON: 2,
}  # fmt: skip
"""The steps that name a list of effects, and which of their values it is."""
LISTS: Final = _lists()


class Duty(NamedTuple):
    """What a step takes: its two values, what it needs, and the question whose answer becomes its first value."""

    a: Sequence[int] = NOTHING
    b: Sequence[int] = NOTHING
    needs: int = 0
    question: int = -1


EFFECTS: Final[dict[int, Duty]] = {
    # goods
    steps.WOOD: Duty(AMOUNT, FLAGS),
    steps.FOOD: Duty(AMOUNT, FLAGS),
    steps.PRESERVED: Duty(AMOUNT, FLAGS),
    steps.FUR: Duty(AMOUNT, FLAGS),
    steps.FOOD_EACH: Duty(FEW, FLAGS),
    steps.LOSE_ALL: Duty(FLAG, FLAGS),
    steps.GATHERED: Duty(FEW, FLAGS, WHERE),
    steps.LACK: Duty(LOSSES),
    # people
    steps.WOUNDS: Duty(LOSSES, FLAGS),
    steps.HEAL: Duty(FEW, FLAGS),
    steps.DET: Duty(AMOUNT, FLAGS, WHO),
    steps.DET_ALL: Duty(FLAG, FLAGS, WHO),
    steps.SPECIAL_WOUND: Duty(range(12), FLAGS, WHO),
    steps.ONE_PAWN: Duty(FLAG, FLAGS, WHO),
    steps.MAY_ONLY: Duty(FLAG, FLAGS, WHO),
    steps.NO_SKILLS: Duty(FLAG, FLAGS, WHO),
    steps.CONFUSED: Duty(FLAG, FLAGS, WHO),
    steps.CURSED: Duty(FLAG, FLAGS, WHO),
    steps.LIFT_CURSE: Duty(FLAG, FLAGS),
    steps.NIGHT_OUTSIDE: Duty(FLAG, FLAGS, WHO),
    steps.EACH: Duty(LISTS[steps.EACH], FLAGS),
    steps.FIRST: Duty(LISTS[steps.FIRST], FLAGS),
    steps.MARKED: Duty([*range(12), *range(KEEP_MARK, KEEP_MARK + 12)], LISTS[steps.MARKED]),
    steps.UNMARK: Duty(range(6), range(SPECIAL_WOUND, SPECIAL_WOUND + 12)),
    steps.SHARE_WOUNDS: Duty(FEW, FLAGS),
    steps.GIVE_WOUND: Duty(FEW),
    steps.WOUND_ONE: Duty(b=FEW, question=PERSON),
    steps.SHARE_HEAL: Duty(FEW, FLAGS),
    steps.GIVE_HEAL: Duty(FEW, FLAGS),
    steps.HEAL_ONE: Duty(b=FEW, question=PERSON),
    steps.SHARE_DET: Duty(FEW, FLAGS),
    steps.GIVE_DET: Duty(FEW, FLAGS),
    steps.DET_ONE: Duty(b=FEW, question=PERSON),
    steps.COVER_ARROWS: Duty(FEW, FLAGS),
    steps.COVER_ARROW_AT: Duty(question=agenda.ARROW),
    # levels
    steps.MORALE: Duty(AMOUNT, FLAGS),
    steps.ROOF: Duty(AMOUNT, FLAGS),
    steps.PALISADE: Duty(AMOUNT, FLAGS),
    steps.WEAPON: Duty(AMOUNT, FLAGS),
    steps.HALVE: Duty(FLAG, FLAGS),
    steps.DISARM: Duty(FLAG, FLAGS),
    steps.TEMP_WEAPON: Duty(FEW, FLAGS),
    # tokens
    steps.TOKEN: Duty(range(7), [*FIELDS, HERE, CAMP_TILE]),
    steps.REMOVE_TOKEN: Duty(range(7), FIELDS),
    steps.WEATHER: Duty(range(4), FLAGS),
    steps.PRODUCTION: Duty(range(6), FLAGS),
    steps.ROUND: Duty(FLAG, FLAGS),
    steps.LATER: Duty(range(4), LISTS[steps.LATER]),
    steps.REMOVE_ANY: Duty(FLAG, FLAGS),
    steps.REMOVE_ANY_AT: Duty(question=agenda.MARK),
    # the island
    steps.EXHAUST: Duty(range(11), FLAGS),
    steps.EXHAUST_AT: Duty(question=SOURCE),
    steps.ADJACENT_TILE_AT: Duty(question=SPACE),
    steps.UNCOVER: Duty(FLAG, FLAGS),
    steps.COVER_TERRAIN: Duty(range(6), FLAGS),
    steps.COVER_AT: Duty(question=SPACE),
    steps.FLIP_DOWN: Duty(FLAG, FLAGS),
    steps.FLIP_DOWN_AT: Duty(SPACES, question=SPACE),
    steps.FLIP_UP: Duty(FLAG, FLAGS),
    steps.MOVE_CAMP: Duty(FLAG, FLAGS),
    steps.MOVE_CAMP_TO: Duty(question=SPACE),
    steps.FOLLOW_ASK: Duty(SPACES, [PLUS_WOOD, PLUS_FOOD]),
    steps.FOLLOW_ONE: Duty(b=FOLLOWING, question=OPTION),
    steps.REGAIN_LOST: Duty(FLAG, FLAGS),
    steps.SHORTCUT: Duty(FLAG, FLAGS),
    steps.SHORTCUT_AT: Duty(question=SPACE),
    steps.CORRAL: Duty(FLAG, FLAGS),
    steps.CORRAL_AT: Duty(question=SOURCE),
    steps.HATCHET: Duty(FLAG, FLAGS),
    steps.HATCHET_HERE: Duty(question=OPTION),
    steps.REMOVE_BLACK: Duty(FEW, FLAGS),
    steps.REMOVE_BLACK_AT: Duty(question=SOURCE),
    steps.WHITE_MARKERS: Duty(FEW, FLAGS),
    steps.WHITE_AT: Duty(question=SPACE),
    steps.WHITE_HERE: Duty(FLAG, FLAGS, WHERE),
    steps.REMOVE_WHITE: Duty(FEW, FLAGS),
    steps.REMOVE_WHITE_AT: Duty(question=SPACE),
    steps.WASTELAND: Duty(FLAG, FLAGS, WHERE),
    # inventions, items, finds
    steps.FLIP_ITEM: Duty(FEW, FLAGS),
    steps.FLIP_ITEM_AT: Duty(range(30), question=INVENTION),
    steps.FLIP_MARKED: Duty(FLAG, FLAGS),
    steps.MARK_ITEMS: Duty(FEW, FLAGS),
    steps.MARK_ITEM_AT: Duty(question=INVENTION),
    steps.DISCARD_ITEM: Duty(FEW, FLAGS),
    steps.DISCARD_ITEM_AT: Duty(question=INVENTION),
    steps.DISCARD_INVENTIONS: Duty(FEW, FLAGS),
    steps.DISCARD_INVENTION_AT: Duty(question=INVENTION),
    steps.GAIN_INVENTION: Duty(FLAG, FLAGS),
    steps.GAIN_INVENTION_AT: Duty(question=INVENTION),
    steps.DRAW_INVENTION: Duty(FEW, FLAGS),
    steps.FREE_BUILD: Duty(range(1 << 32), FLAGS),
    steps.FREE_BUILD_AT: Duty(question=INVENTION),
    steps.DISCOVERY: Duty(FEW, FLAGS),
    steps.STARTING_ITEM: Duty(FEW, FLAGS),
    steps.NEW_IDEA: Duty(FEW, FLAGS, DRAWS),
    steps.NEW_IDEA_AT: Duty(needs=DRAWS, question=INVENTION),
    steps.SCOUT: Duty(FEW, FLAGS, DRAWS),
    steps.SCOUT_AT: Duty(needs=DRAWS, question=TOKEN),
    steps.RECONNOITRE: Duty(FEW, FLAGS, DRAWS),
    steps.RECONNOITRE_AT: Duty(needs=DRAWS, question=TILE),
    steps.REVEAL_TILES: Duty(FEW, FLAGS, DRAWS),
    steps.REVEAL_TILE_AT: Duty(needs=DRAWS, question=TILE),
    steps.TRACK: Duty(FLAG, FLAGS),
    steps.TRACK_AT: Duty(question=OPTION),
    steps.LOOK_EVENT: Duty(FLAG, FLAGS),
    # mysteries
    steps.MYSTERY: Duty(WANTED, FLAGS, DRAWS),
    steps.MYSTERY_NEXT: Duty(WANTED, FLAG, WHO | DRAWS),
    steps.MYSTERY_MAY_STOP: Duty(WANTED, needs=WHO | DRAWS),
    steps.MYSTERY_STOP_AT: Duty(b=WANTED, needs=WHO | DRAWS, question=OPTION),
    steps.MYSTERY_CARD: Duty(range(MYSTERY_COUNT), FLAG, WHO | DRAWS),
    steps.MYSTERY_OVER: Duty(b=range(1 << TREASURE_COUNT)),
    steps.STOP_DRAWING: Duty(FLAG, FLAGS),
    steps.DROP_TREASURES: Duty(FLAG, FLAGS),
    steps.IGNORE_MYSTERY: Duty(range(3), FLAGS),
    # fights
    steps.FIGHT: Duty(LOSSES, LOOT),
    steps.FIGHT_COMPARE: Duty(LOSSES, LOOT, WHO),
    steps.FIGHT_LOSSES: Duty(b=LOOT),
    steps.FIGHT_LOOT: Duty(b=LOOT),
    steps.FIGHT_OVER: Duty(FLAG),
    steps.FIGHT_HUNTING: Duty(FLAG, FLAGS),
    steps.BEAST: Duty(range(7), FLAGS),
    # choices
    steps.CHOOSE: Duty(LISTS[steps.CHOOSE], FLAGS),
    steps.CHOOSE_AT: Duty(b=LISTS[steps.CHOOSE], question=OPTION),
    steps.UNLESS_ITEM: Duty([*range(32), 64 + CURE], LISTS[steps.UNLESS_ITEM]),
    steps.UNLESS_WEAPON: Duty([*FEW, *range(64, 85)], LISTS[steps.UNLESS_WEAPON]),
    steps.BOOK: Duty(FEW, FLAGS),
    steps.REPEAT: Duty(FLAG, FLAGS, EVENT),
    steps.CLEAR_THREATS: Duty(FLAG, FLAGS),
    steps.PASS_FIRST: Duty(FLAG, FLAGS),
    steps.PUT_AWAY: Duty(range(ADVENTURES_AT, BEASTS_AT), FLAG),
    # weather and scenarios
    steps.IGNORE_CLOUD: Duty(FLAG, FLAGS),
    steps.TURN_CLOUD: Duty(FLAG, FLAGS),
    steps.IGNORE_ANIMALS: Duty(FEW, FLAGS),
    steps.REROLL_ANIMALS: Duty(FEW, FLAGS),
    steps.ROLL_WEATHER: Duty(FLAG, FLAGS),
    steps.PILE_WOOD: Duty(FEW, FLAGS),
    steps.CANNIBAL_RAID: Duty(FLAG, FLAGS),
    steps.RAID_CHOICE: Duty(question=OPTION),
    steps.CREW_DIES: Duty(FLAG, FLAGS),
    steps.LAIR: Duty(FLAG, FLAGS),
    steps.LOST_ITEM: Duty(FLAG, FLAGS),
    # questions
    steps.ASK: Duty(range(1 << 6), range(1, (1 << 63) - 1)),
    steps.WINDOW: Duty(range(1 << 21), range(16)),
}

COURSE: Final[dict[int, Duty]] = {
    # the round, and its events
    steps.ROUND_BEGINS: Duty(),
    steps.BEFORE_EVENT: Duty(),
    steps.EVENT_PHASE: Duty(),
    steps.EVENT_DRAW: Duty(),
    steps.EVENT_SHIFT: Duty(),
    steps.EVENT_PLACE: Duty(THREATS),
    steps.STRIKE: Duty(THREATS),
    # morale and production
    steps.MORALE_PHASE: Duty(),
    steps.MORALE_RESULT: Duty(),
    steps.MORALE_CHOICE: Duty(b=range(4), question=OPTION),
    steps.PRODUCTION_PHASE: Duty(),
    steps.PRODUCTION_SHORTCUT: Duty(),
    steps.PRODUCTION_SHORTCUT_AT: Duty(question=SOURCE),
    steps.PRODUCTION_PIT: Duty(),
    steps.PRODUCTION_PIT_RESULT: Duty(),
    steps.PRODUCTION_GIVE: Duty(LOOT),
    steps.PRODUCTION_HALF: Duty(LOOT, range(256)),
    steps.PRODUCTION_HALF_AT: Duty(question=agenda.RESOURCE),
    steps.PRODUCTION_DONE: Duty(),
    steps.PILE_WINDOW: Duty(FLAG),
    steps.PILE_ADD: Duty(question=agenda.NUMBER),
    # actions
    steps.PLANNING: Duty(),
    steps.RESOLVE_NEXT: Duty(),
    steps.RESOLVE_SLOT: Duty(PLAN, needs=SLOT_A, question=agenda.SLOT),
    steps.ATTEMPT: Duty(DICE, FLAG, WHO | CURRENT | KIND),
    steps.ROLL_WINDOW: Duty(range(3), range(1, 8)),
    steps.APPLY_WOUND: Duty(DICE, needs=WHO),
    steps.APPLY_SUCCESS: Duty(DICE, PLAN, WHO | SLOT_B | KIND),
    steps.APPLY_ADVENTURE: Duty(DICE, FLAG, WHO),
    steps.ADVENTURE: Duty(range(3), needs=WHO),
    steps.DECIDE: Duty(DECIDED, FLAGS, WHO),
    steps.DECIDE_AT: Duty(b=DECIDED, needs=WHO, question=OPTION),
    steps.SUCCEED: Duty(range(BUILD, SPECIAL + 1), PLAN, WHO | SLOT_B | KIND),
    steps.GATHER_BONUS: Duty([BASKET, SACK], needs=WHO | CURRENT),
    steps.GATHER_BONUS_AT: Duty(b=[SPENT_BASKET, SPENT_SACK], needs=WHO | CURRENT, question=OPTION),
    steps.PLACE_TILE: Duty(needs=WHO | WHERE),
    steps.CANOE_TILE_AT: Duty(needs=WHO | WHERE | DRAWS, question=TILE),
    steps.TILE_FOUND: Duty(range(1, TILE_COUNT + 1), needs=WHO | WHERE),
    steps.BACKPACK: Duty(needs=WHO | DRAWS),
    steps.CAMP_CHOICE: Duty(b=range(4), needs=WHO, question=OPTION),
    steps.EXTRA_BUILD: Duty(FLAG, FLAGS, WHO),
    steps.EXTRA_BUILD_AT: Duty(b=range(TARGET_COUNT + 1), needs=WHO, question=agenda.BUILDING),
    steps.RESUME: Duty(PLAN, needs=SLOT_A),
    steps.BEAST_TOKEN: Duty([*SPACES, agenda.NO_SPACE], needs=WHO),
    steps.THREAT_LEAVES: Duty(THREATS),
    steps.ACTION_DONE: Duty(PLAN, range(1 << TREASURE_COUNT), SLOT_A),
    steps.END_OF_ACTIONS: Duty(),
    steps.ITEMS_ENTER: Duty(),
    steps.ITEM_ENTERS_NOW: Duty(question=INVENTION),
    steps.FUTURE_ARRIVES: Duty(),
    # weather and night
    steps.WEATHER_PHASE: Duty(),
    steps.WEATHER_WINTER: Duty(),
    steps.WEATHER_CLOUDS: Duty(),
    steps.WEATHER_ANIMALS: Duty(),
    steps.ANIMALS_FIGHT: Duty(),
    steps.WEATHER_STORM: Duty(),
    steps.WEATHER_DONE: Duty(),
    steps.NIGHT_PHASE: Duty(),
    steps.NIGHT_EAT: Duty(FLAG),
    steps.NIGHT_HUNGRY: Duty(b=HUNGRY, question=PERSON),
    steps.NIGHT_OUTSIDERS: Duty(FLAG),
    steps.NIGHT_EXTRA: Duty(FLAG),
    steps.NIGHT_MOVE: Duty(),
    steps.NIGHT_MOVE_TO: Duty(question=SPACE),
    steps.NIGHT_SHELTER: Duty(),
    steps.NIGHT_LATER: Duty(),
    steps.NIGHT_ROT: Duty(),
    steps.NIGHT_WINDOW: Duty(),
    steps.NIGHT_DONE: Duty(),
    # scenarios
    steps.WAR: Duty(SPACES),
    steps.KONG_HUNT: Duty(),
    steps.TOTEM_ACTION: Duty(SPACES),
    steps.RESCUE: Duty(),
    steps.BREAK_IN: Duty(),
}

DUTIES: Final[dict[int, Duty]] = {**EFFECTS, **COURSE}
HERE_ONLY: Final = [
    (steps.EXHAUST, 7), (steps.EXHAUST, 8), (steps.COVER_TERRAIN, 5), (steps.ADVENTURE, GATHER - BUILD),
    (steps.APPLY_ADVENTURE, GATHER),
]  # fmt: skip
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
    found = DUTIES[step].needs if step in DUTIES else 0
    if (step, a) in HERE_ONLY:
        found |= WHERE
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
        found |= inner & ~WHO if step in (steps.EACH, steps.FIRST, steps.MARKED) else inner
    return found


def needs_of_list(effects: int) -> int:
    """What a list of effects needs."""
    found = 0
    for row in range(effects & 63):
        at = 3 * ((effects >> 6) + row)
        found |= needs_of(int(PROGRAM[at]), int(PROGRAM[at + 1]), int(PROGRAM[at + 2]))
    return found

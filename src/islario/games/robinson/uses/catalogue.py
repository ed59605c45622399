"""Things and skills that may be used at any time: their numbers, effects and moments.

Every one of them has a number: starting items, discovery tokens, treasures, the kept adventure, skills,
and a few items in play. What it does is a list of effects like any other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson import marks
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    ADVENTURES_AT,
    ANY_TIME,
    DISCOVERIES_AT,
    DISCOVERY_COUNT,
    FIREPLACE,
    FURNACE,
    IN_FIGHT,
    INVENTIONS_AT,
    ITEM_COUNT,
    ITEM_USE,
    ITEM_WHEN,
    ITEMS_AT,
    MYSTERIES_AT,
    POT,
    SCENARIO_COUNT,
    SKILL_COUNT,
    SKILL_USE,
    SKILL_WHEN,
    SKILLS_AT,
    TOKEN_USE,
    TOKEN_WHEN,
    TREASURE_COUNT,
)
from islario.games.robinson.uses import relief
from islario.games.robinson.uses.helping import help_of

ITEMS: Final = 0
TOKENS: Final = ITEMS + ITEM_COUNT
TREASURES: Final = TOKENS + DISCOVERY_COUNT
KEPT: Final = TREASURES + TREASURE_COUNT
"""Surprising Discovery."""
SKILLS: Final = KEPT + 1
USE_POT: Final = SKILLS + SKILL_COUNT
USE_FIREPLACE: Final = USE_POT + 1
USE_FURNACE: Final = USE_POT + 2
FRIDAY_REROLL: Final = USE_POT + 3
USE_COUNT: Final = USE_POT + 4
FRIDAY_REROLLED: Final = 16
"""Bit of ``Table.used``."""

# Bits of ``Table.spent``.
SPENT_WHIP: Final = 0
SPENT_POT: Final = 1
SPENT_FIREPLACE: Final = 2
SPENT_FURNACE: Final = 3
SPENT_CLOTHES: Final = 4
SPENT_SABRE: Final = 5
SPENT_TOKEN: Final = 6
"""A token that is used again and again, once a fight."""
SPENT_IN_FIGHT: Final = (1 << SPENT_SABRE) | (1 << SPENT_TOKEN)
"""What can be used again as soon as its temporary weapon level has ended."""
SPENT_BASKET: Final = 7
SPENT_SACK: Final = 8
HELMET_UP: Final = 1 << 10
"""A bit of ``Table.spent`` too: the Helmet has yet to take a wound off in this fight."""

KEPT_SHIFT: Final = 20
"""Where the determination stands that is kept for a skill, above what it lacks."""
MOST_GIVEN: Final = 2
"""So much determination a thing gives at most."""


def effects_of(scenario: i64, use: i64) -> i64:
    """What a use does; an empty list for what is used in a way of its own."""
    if use < TOKENS:
        return ITEM_USE[use]
    if use < TREASURES:
        return TOKEN_USE[DISCOVERY_COUNT * scenario + use - TOKENS]
    if use < KEPT:
        return cards.MYSTERY_USE[use - TREASURES]
    if use == KEPT:
        return cards.ADVENTURE_USE[cards.SURPRISING_DISCOVERY]
    if use < USE_POT:
        return SKILL_USE[use - SKILLS]
    return 0


def when_of(scenario: i64, use: i64) -> i64:
    if use < TOKENS:
        return ITEM_WHEN[use]
    if use < TREASURES:
        return TOKEN_WHEN[DISCOVERY_COUNT * scenario + use - TOKENS]
    if use < KEPT:
        return cards.MYSTERY_WHEN[use - TREASURES]
    if use == KEPT:
        return IN_FIGHT
    return SKILL_WHEN[use - SKILLS] if use < USE_POT else ANY_TIME


def card_of(use: i64) -> i64:
    """The number of a thing among all cards."""
    if use < TOKENS:
        return ITEMS_AT + use
    if use < TREASURES:
        return DISCOVERIES_AT + use - TOKENS
    if use < KEPT:
        return MYSTERIES_AT + use - TREASURES
    if use == KEPT:
        return ADVENTURES_AT + cards.SURPRISING_DISCOVERY
    if use < USE_POT:
        return SKILLS_AT + use - SKILLS
    if use == USE_POT:
        return INVENTIONS_AT + POT
    if use == FRIDAY_REROLL:
        return marks.NO_CARD
    return INVENTIONS_AT + (FIREPLACE if use == USE_FIREPLACE else FURNACE)


def _tables() -> tuple[vec[i64], vec[i64], vec[i64]]:
    """For each scenario and use: its effects, when it can be used, what it helps with."""
    effects = vec[i64]([0] * (SCENARIO_COUNT * USE_COUNT))
    whens = vec[i64]([0] * (SCENARIO_COUNT * USE_COUNT))
    helps = vec[i64]([0] * (SCENARIO_COUNT * USE_COUNT))
    for scenario in range(SCENARIO_COUNT):
        for use in range(i64(USE_COUNT)):
            at: i64 = scenario * USE_COUNT + use
            effects[at] = effects_of(scenario, use)
            whens[at] = when_of(scenario, use)
            helps[at] = help_of(effects[at])
            if use == USE_POT or use == USE_FIREPLACE:
                helps[at] = relief.HEAL
            elif use == USE_FURNACE:
                helps[at] = relief.CLOUD
    return effects, whens, helps


_TABLES: Final = _tables()
EFFECTS: Final = _TABLES[0]
WHEN: Final = _TABLES[1]
HELPS: Final = _TABLES[2]

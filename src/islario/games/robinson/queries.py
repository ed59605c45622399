"""Small questions about the table that several rooms ask."""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import marks, steps, switches
from islario.games.robinson.box import cards
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.components import (
    FOOD,
    FRIDAY,
    HAS_SHELTER,
    JENNY,
    MONSTER_COUNT,
    PRESERVED,
    SCHEDULE,
    TREASURE_COUNT,
)
from islario.games.robinson.state import NIGHT, STEP_SIZE, Table

SNOW_SHIFT: Final = 4
"""Where the winter clouds stand in ``Table.clouds``."""
ANIMALS_SHIFT: Final = 8
"""How many animals dice lie there, in four bits; then their faces, three bits each, the first lowest."""
FACES_SHIFT: Final = 12


def pending(table: Table, step: i64) -> i64:
    """Where the uppermost step of a kind stands on the agenda, or -1."""
    at: i64 = (table.depth - 1) * STEP_SIZE
    while at >= 0:
        if table.steps[at] == step:
            return at
        at -= STEP_SIZE
    return -1


def has_item(table: Table, item: i64) -> bool:
    """Whether an item is in play and not out of reach (Cataclysm)."""
    return (table.built >> item) & 1 == 1 and not table.has(marks.ROUND_SPACE, marks.ITEMS_OFF)


def free(table: Table, resource: i64) -> i64:
    """What may be spent: what lies in Available and is not reserved (RESOLVE-20)."""
    return max(0, table.stock[resource] - table.reserved[resource])


def free_food(table: Table) -> i64:
    return free(table, FOOD) + free(table, PRESERVED)


def rain(table: Table) -> i64:
    return table.clouds & 15


def snow(table: Table) -> i64:
    return (table.clouds >> SNOW_SHIFT) & 15


def anybody_wounded(table: Table) -> bool:
    """Whether things in the camp can heal somebody."""
    for seat in range(table.setup.players):
        if table.wounds[seat] > 0 and not is_away(table, seat):
            return True
    if table.rescued() and table.wounds[JENNY] > 0:
        return True
    return table.friday and table.switch(switches.HEAL_FRIDAY) and table.wounds[FRIDAY] > 0


def is_away(table: Table, seat: i64) -> bool:
    """Whether a player spends this night outside the camp, out of reach of what lies there (CARD-58)."""
    return table.phase == NIGHT and table.has(marks.SEATS + seat, marks.OUTSIDE)


def nothing_aside(table: Table) -> bool:
    """Whether no cards are being chosen from."""
    return len(table.offered) == 0 and pending(table, steps.MYSTERY_OVER) < 0


def can_roll_ahead(table: Table) -> bool:
    """Whether weather dice are due this round and have not been rolled (ITEM-75)."""
    if table.clouds != 0:
        return False
    return SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] != 0 or table.setup.rules.animals_dice(table) > 0


def is_cloud_choice(options: i64) -> bool:
    return cards.PROGRAM[3 * (cards.PROGRAM[3 * (options >> 6)] >> 6)] == steps.IGNORE_CLOUD


def drawn_kind(table: Table) -> i64:
    """The kind of the mystery that is about to be resolved: 0 treasure, 1 monster, 2 trap; -1 for none."""
    at: i64 = pending(table, steps.MYSTERY_CARD)
    if at < 0 or table.steps[at + 2] == 1:
        return -1
    card: i64 = table.steps[at + 1]
    return 0 if card < TREASURE_COUNT else 1 if card < TREASURE_COUNT + MONSTER_COUNT else 2


def takes_levels(table: Table) -> bool:
    """Whether a gain of roof or palisade would count (BUILD-27)."""
    natural = HAS_SHELTER[table.tiles[table.camp]] == 1
    return table.shelter or natural or table.switch(switches.LEVELS_WITHOUT_SHELTER)


def is_from(table: Table, place: i64, kind: i64, card: i64) -> bool:
    """Whether a card has put such a mark there."""
    for mark in table.marks:
        if marks.place_of(mark) == place and marks.kind_of(mark) == kind and marks.card_of(mark) == card:
            return True
    return False


def has_mark(table: Table, kind: i64) -> bool:
    for place in range(i64(marks.SPACE_COUNT)):
        if table.has(place, kind):
            return True
    return False


def has_black_marker(table: Table) -> bool:
    """Whether a source or a terrain is covered by a black marker."""
    return has_mark(table, marks.EXHAUSTED) or has_mark(table, marks.EXHAUSTED + 1) or has_mark(table, marks.COVERED)


def marked(table: Table, kind: i64) -> i64:
    """How many tiles and spaces have a mark."""
    n: i64 = 0
    for space in range(i64(marks.SPACE_COUNT)):
        if table.has(space, kind):
            n += 1
    return n


def has_token(table: Table) -> bool:
    for mark in table.marks:
        kind: i64 = marks.kind_of(mark)
        if kind <= marks.PLUS_FOOD or marks.RAIN <= kind <= marks.STORM or kind == marks.BEAST_GATHER:
            return True
    return False

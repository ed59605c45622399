"""What happens to the island: sources exhausted, terrain covered, tiles turned down, the camp moved."""

from typing import Final

from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import happenings, island, marking, marks, steps, switches
from islario.games.robinson.agenda import (
    DECLINE,
    LACK_SITE,
    LACK_TILE,
    OPTION,
    SOURCE,
    SPACE,
    ask,
    card_of,
    chooser,
    lacking,
    push,
    space_of,
)
from islario.games.robinson.box.cards import AFTER_THE_HURRICANE
from islario.games.robinson.causes import (
    CAMP_LEFT,
    SHORTCUT_GONE,
    TILE_DOWN,
    TOKEN_BLOCKED,
    TOKEN_FOLLOWS,
    because,
    by_rule,
    why,
)
from islario.games.robinson.components import (
    ADVENTURES_AT,
    INVENTIONS_AT,
    ISLAND,
    MYSTERIES_AT,
    SCENARIO_INVENTIONS_AT,
    SHORTCUT,
    SPACES_PLAYED,
    TERRAIN,
)
from islario.games.robinson.effects import levels
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.effects.sources import (
    black_markers,
    corral_sources,
    cover_source,
    exhaust,
    exhaust_tile,
    remove_black,
    uncover,
)
from islario.games.robinson.effects.tokens import put, put_on_camp
from islario.games.robinson.queries import has_mark
from islario.games.robinson.state import CAMP_LOST, GOING_ON, NO_TILE, Table

BURNT_TOTEM: Final = 16
"""Added to the number of a totem on a tile that lies face down: it was burnt, or explored."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    if step == steps.EXHAUST:
        exhaust(table, a, b, context, log)
    elif step == steps.EXHAUST_AT:
        cover_source(table, a, context, log)
    elif step == steps.ADJACENT_TILE_AT:
        exhaust_tile(table, a, context, log)
    elif step == steps.UNCOVER:
        uncover(table, context, log)
    elif step == steps.COVER_TERRAIN:
        cover_terrain(table, a, context, log)
    elif step == steps.COVER_AT:
        put(table, a, marks.COVERED, card_of(context), log)
    elif step == steps.FLIP_DOWN:
        seek_flip(table, a, b, context, log)
    elif step == steps.FLIP_DOWN_AT:
        turn_down(table, a, context, log)
    elif step == steps.FLIP_UP:
        turn_up(table, context, log)
    elif step == steps.MOVE_CAMP:
        choices: i64 = camp_sites(table)
        if choices != 0:
            push(table, steps.MOVE_CAMP_TO, 0, 0, context)
            ask(table, table.first, SPACE, choices, context)
        else:  # nowhere to go (DEMAND-4)
            push(table, steps.LACK, 1, 0, lacking(context, LACK_SITE))
    elif step == steps.MOVE_CAMP_TO:
        move_camp(table, a, context, log)
    elif step == steps.FOLLOW_ASK:
        ask_to_follow(table, a, b, context, log)
    elif step == steps.FOLLOW_ONE:
        follow(table, a, b, context, log)
    elif step == steps.REGAIN_LOST:
        for level in range(i64(2)):
            if table.has(marks.ROUND_SPACE, marks.LOST_ROOF + level):
                marking.lift(table, marks.ROUND_SPACE, marks.LOST_ROOF + level, context, log)
                levels.raise_level(table, level, 1, context, log)
    else:
        run_more(table, step, a, b, context, log)


def run_more(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """The steps of items and scenarios."""
    card: i64 = card_of(context)
    seat: i64 = chooser(table, context)
    choices: i64 = 0
    if step == steps.SHORTCUT:
        choices = island.beside_camp(table)
        if choices != 0:
            push(table, steps.SHORTCUT_AT, 0, 0, context)
            ask(table, table.first, SPACE, choices, context)
    elif step == steps.SHORTCUT_AT:
        put(table, a, marks.SHORTCUT, card, log)
    elif step == steps.CORRAL:
        choices = corral_sources(table)
        if choices != 0:
            if not table.switch(switches.PRINTED):
                choices |= bit(DECLINE)
            push(table, steps.CORRAL_AT, 0, 0, context)
            ask(table, table.first, SOURCE, choices, context)
    elif step == steps.CORRAL_AT:
        if a != DECLINE:
            cover_source(table, a, context, log)
            put_on_camp(table, marks.PLUS_FOOD, card, log)
    elif step == steps.HATCHET:
        push(table, steps.HATCHET_HERE, 0, 0, context)
        ask(table, table.first, OPTION, 3, context)
    elif step == steps.HATCHET_HERE:
        if a == 0:
            put_on_camp(table, marks.PLUS_WOOD, card, log)
    elif step == steps.REMOVE_BLACK:
        choices = black_markers(table)
        if choices != 0:
            push(table, steps.REMOVE_BLACK_AT, 0, 0, context)
            ask(table, seat, SOURCE, choices, context)
    elif step == steps.REMOVE_BLACK_AT:
        remove_black(table, a, context, log)
    elif step == steps.WHITE_MARKERS:
        choices = free_of_white(table)
        if a > 0 and choices != 0:
            push(table, steps.WHITE_MARKERS, a - 1, 0, context)
            push(table, steps.WHITE_AT, 0, 0, context)
            ask(table, table.first, SPACE, choices, context)
    elif step == steps.WHITE_AT:
        put(table, a, marks.WHITE, card, log)
    elif step == steps.WHITE_HERE:
        put(table, space_of(context), marks.WHITE, card, log)
    elif step == steps.REMOVE_WHITE:
        choices = with_white(table)
        if a > 0 and choices != 0:
            push(table, steps.REMOVE_WHITE, a - 1, 0, context)
            push(table, steps.REMOVE_WHITE_AT, 0, 0, context)
            ask(table, table.first, SPACE, choices, context)
    elif step == steps.REMOVE_WHITE_AT:
        marking.lift(table, a, marks.WHITE, context, log)
    elif step == steps.WASTELAND and is_first_of_its_kind(table, space_of(context)):
        put(table, space_of(context), marks.COVERED, card, log)


# -- terrain and tiles -------------------------------------------------------------------------------


def cover_terrain(table: Table, terrain: i64, context: i64, log: Log | None) -> None:
    """A marker on the terrain of a tile, where there is one that counts (CARD-56)."""
    if terrain == 5:  # the tile of the action
        put(table, space_of(context), marks.COVERED, card_of(context), log)
        return
    choices: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        found = table.tiles[space] != NO_TILE and TERRAIN[table.tiles[space]] == terrain
        if found and table.on[space] & island.UNCOUNTED == 0:
            choices |= 1 << space
    if choices != 0:
        push(table, steps.COVER_AT, 0, 0, context)
        ask(table, table.first, SPACE, choices, context)


def is_first_of_its_kind(table: Table, space: i64) -> bool:
    """Whether no other tile of the same terrain has been explored, whatever has become of it since (SCEN6-10)."""
    for other in range(i64(SPACES_PLAYED)):
        there = table.tiles[other] != NO_TILE and other != space
        if there and TERRAIN[table.tiles[other]] == TERRAIN[table.tiles[space]]:
            return False
    return True


def seek_flip(table: Table, which: i64, flags: i64, context: i64, log: Log | None) -> None:
    """A tile is turned face down: one beside the camp, or the one of After the Hurricane."""
    if which == 1:
        for mark in table.marks:
            if marks.kind_of(mark) == marks.MINUS_PAWN and marks.card_of(mark) == ADVENTURES_AT + AFTER_THE_HURRICANE:
                if (ISLAND >> marks.place_of(mark)) & 1 == 1:  # not the city of scenario 5
                    turn_down(table, marks.place_of(mark), context, log)
                return
        return
    choices: i64 = island.beside_camp(table) & ISLAND
    if choices != 0:
        push(table, steps.FLIP_DOWN_AT, 0, 0, context)
        ask(table, table.first, SPACE, choices, context)
    elif flags & POSSIBLE == 0:
        push(table, steps.LACK, 1, 0, lacking(context, LACK_TILE))


def turn_down(table: Table, space: i64, context: i64, log: Log | None) -> None:
    """Inaccessible: face down, without anything that lay on it (CARD-26)."""
    if table.tiles[space] == NO_TILE or table.has(space, marks.DOWN):
        return
    lost_shortcut = table.has(space, marks.SHORTCUT)
    totem: i64 = max(0, table.value(space, marks.NUMBER)) | (BURNT_TOTEM if table.has(space, marks.BURNT) else 0)
    i: i64 = len(table.marks)
    while i > 0:
        i -= 1
        if marks.place_of(table.marks[i]) == space:
            marking.lift_at(table, i, because(context, TILE_DOWN), log)
    marking.put(table, space, marks.DOWN, card_of(context), totem, log)
    if lost_shortcut:
        lose_shortcut(table, because(context, SHORTCUT_GONE), log)
    if space == table.camp and table.ended == GOING_ON:
        table.ended = CAMP_LOST  # END-9


def turn_up(table: Table, context: i64, log: Log | None) -> None:
    """The tile that a card turned down lies face up again."""
    card: i64 = card_of(context)
    for mark in table.marks:
        if marks.kind_of(mark) == marks.DOWN and marks.card_of(mark) == card:
            space: i64 = marks.place_of(mark)
            totem: i64 = marks.value_of(mark)
            marking.lift(table, space, marks.DOWN, context, log)
            if totem != 0:  # a totem it has still, and what was done there is done
                marking.put(table, space, marks.NUMBER, table.setup.rules.card, totem % BURNT_TOTEM, log)
            if totem >= BURNT_TOTEM:
                marking.put(table, space, marks.BURNT, table.setup.rules.card, 0, log)
            return


def lose_shortcut(table: Table, context: i64, log: Log | None) -> None:
    """The Shortcut goes back to its invention side (NIGHT-14, CARD-57)."""
    for space in range(i64(11)):
        marking.lift(table, space, marks.SHORTCUT, context, log)
    if (table.built >> SHORTCUT) & 1 == 1:
        table.built &= ~(1 << SHORTCUT)
        table.open |= 1 << SHORTCUT
        if log is not None:
            log.add(happenings.ITEM_LOST, INVENTIONS_AT + SHORTCUT, 0, 0, why(table, context))


# -- the camp ----------------------------------------------------------------------------------------


def camp_sites(table: Table) -> i64:
    """The tiles to which the camp could move, as bits (NIGHT-7)."""
    return island.beside_camp(table) & ISLAND & ~table.setup.rules.closed_to_camp(table)


def move_camp(table: Table, space: i64, context: i64, log: Log | None) -> None:
    """The camp moves: levels, the Shortcut and the tokens of items follow or are lost (NIGHT-8 to -16)."""
    old: i64 = table.camp
    levels.move_levels(table, context, log)
    for kind in range(i64(marks.PLUS_WOOD), i64(marks.PLUS_FOOD + 1)):
        for _ in range(followers(table, old, kind)):
            push(table, steps.FOLLOW_ASK, old, kind, context)
    table.camp = space
    if has_mark(table, marks.SHORTCUT):
        lose_shortcut(table, by_rule(context, CAMP_LEFT), log)
    if log is not None:
        log.add(happenings.CAMP_MOVED, space, old)


def is_follower(table: Table, mark: i64, space: i64, kind: i64) -> bool:
    """Whether a +1 token was put on the camp tile by an item and so may follow the camp (NIGHT-31)."""
    card: i64 = marks.card_of(mark)
    return marks.place_of(mark) == space and marks.kind_of(mark) == kind and MYSTERIES_AT <= card < marks.NO_CARD


def followers(table: Table, space: i64, kind: i64) -> i64:
    n: i64 = 0
    for mark in table.marks:
        if is_follower(table, mark, space, kind):
            n += 1
    return n


def ask_to_follow(table: Table, old: i64, kind: i64, context: i64, log: Log | None) -> None:
    """The group chooses whether a token follows; one that is blocked stays, or is lost with its item (NIGHT-16)."""
    several = table.setup.rules.stacks_food and kind == marks.PLUS_FOOD
    if not table.has(table.camp, kind) or several:
        push(table, steps.FOLLOW_ONE, 0, old * 64 + kind, context)
        ask(table, table.first, OPTION, 3, context)
    elif table.switch(switches.BLOCKED_TOKENS_LOST):
        for i in range(i64(len(table.marks))):
            if is_follower(table, table.marks[i], old, kind):
                card: i64 = marks.card_of(table.marks[i])
                own: i64 = by_rule(context, TOKEN_BLOCKED)
                marking.lift_at(table, i, own, log)
                if INVENTIONS_AT <= card < SCENARIO_INVENTIONS_AT:
                    table.built &= ~(1 << (card - INVENTIONS_AT))
                    table.open |= 1 << (card - INVENTIONS_AT)
                    if log is not None:
                        log.add(happenings.ITEM_LOST, card, 0, 0, why(table, own))
                return


def follow(table: Table, answer: i64, token: i64, context: i64, log: Log | None) -> None:
    """A token of an item goes to the new camp tile (0), or stays (1)."""
    if answer == 1:
        return
    for i in range(i64(len(table.marks))):
        mark: i64 = table.marks[i]
        if is_follower(table, mark, token // 64, token % 64):
            marking.lift_at(table, i, by_rule(context, TOKEN_FOLLOWS), log)
            put_on_camp(table, token % 64, marks.card_of(mark), log)
            return


# -- white markers: fog on Cursed Island, dust on Volcano Island -----------------------------------------


def free_of_white(table: Table) -> i64:
    found: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        if not table.has(space, marks.WHITE) and not table.has(space, marks.DOWN):
            found |= 1 << space
    return found


def with_white(table: Table) -> i64:
    found: i64 = 0
    for space in range(i64(SPACES_PLAYED)):
        if table.has(space, marks.WHITE):
            found |= 1 << space
    return found

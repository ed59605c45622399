"""Tokens on fields, tiles and other places, and effects that wait."""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.games.robinson import components, marking, marks, steps, switches
from islario.games.robinson.agenda import (
    LACK_STRENGTH,
    MARK,
    NO_SPACE,
    NOTHING,
    ask,
    card_of,
    chooser,
    lacking,
    push,
    space_of,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import MOMENT_COME, TOKEN_DONE, because, by_rule
from islario.games.robinson.components import ADVENTURES_AT
from islario.games.robinson.effects.specs import CAMP_TILE, HERE
from islario.games.robinson.planning import costs
from islario.games.robinson.queries import SNOW_SHIFT, is_from, pending, rain, snow
from islario.games.robinson.state import COST, SLOT_SIZE, Table
from islario.games.robinson.uses import windows


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    card: i64 = card_of(context)
    if step == steps.TOKEN:
        put_token(table, a, b, context, log)
    elif step == steps.REMOVE_TOKEN:
        marking.lift(table, b, a, by_rule(context, TOKEN_DONE), log)
    elif step == steps.WEATHER:
        put(table, marks.WEATHER_SPACE, marks.RAIN + a, card, log)
    elif step == steps.PRODUCTION:
        put(table, marks.PRODUCTION_SPACE, marks.NO_FOOD + a, card, log)
    elif step == steps.ROUND:
        put(table, marks.ROUND_SPACE, marks.NO_MIXED + a, card, log)
    elif step == steps.LATER:
        wait(table, a, b, context, log)
    elif step == steps.REMOVE_ANY:
        choices: i64 = removable(table)
        if choices != 0:
            push(table, steps.REMOVE_ANY_AT, 0, 0, context)
            ask(table, chooser(table, context), MARK, choices, context)
    elif step == steps.REMOVE_ANY_AT:
        at: i64 = nth_token(table, a)
        if at < 0:
            return  # something else has taken it away since the question
        mark: i64 = table.marks[at]
        spare(table, mark)
        marking.lift_at(table, at, context, log)
        if pending(table, steps.PLANNING) >= 0:
            costs.reserve(table)  # a +1 wood token that is gone costs nothing any more


def spare(table: Table, mark: i64) -> None:
    """A token that goes takes along what was reckoned for it already: a cloud, or the wood of a Build."""
    kind: i64 = marks.kind_of(mark)
    if marks.place_of(mark) == marks.WEATHER_SPACE and pending(table, steps.WEATHER_WINTER) >= 0:
        if kind == marks.SNOW and snow(table) > 0:
            table.clouds -= 1 << SNOW_SHIFT
        elif kind <= marks.SNOW and rain(table) > 0:
            table.clouds -= 1
    elif marks.place_of(mark) == marks.BUILD_FIELD and kind == marks.PLUS_WOOD:
        slot: i64 = costs.carrying(table)
        if slot >= 0 and costs.wood_of(table.plan[slot * SLOT_SIZE + COST]) > 0:
            table.plan[slot * SLOT_SIZE + COST] -= 1
            table.reserved[components.WOOD] -= 1


def threaten(table: Table, space: i64, context: i64) -> None:
    """A beast token wounds a player without weapons. Ask first who could help (TOKEN-8, -9)."""
    push(table, steps.BEAST_TOKEN, space, 0, context)
    if table.weapon + table.temp < 1:
        helps: i64 = windows.WEAPON | windows.TEMP_WEAPON
        windows.offer(table, helps | windows.TOKEN if space != NO_SPACE else helps, context)


def strike(table: Table, space: i64, context: i64) -> None:
    """The wound of a beast token, unless somebody has found weapons, or taken the token away."""
    there = space == NO_SPACE or table.has(space, marks.BEAST) or table.has(space, marks.BEAST_GATHER)
    if there and table.weapon + table.temp < 1:
        push(table, steps.WOUNDS, 1, 0, lacking(context, LACK_STRENGTH))


def put(table: Table, place: i64, kind: i64, card: i64, log: Log | None) -> None:
    """Put a token somewhere, unless an equal one is there (ONETOKEN-1, -2); black markers of several cards (-8)."""
    marker = marks.EXHAUSTED <= kind <= marks.COVERED
    if not table.has(place, kind) or (marker and not is_from(table, place, kind, card)):
        marking.put(table, place, kind, card, 0, log)


def put_token(table: Table, kind: i64, where: i64, context: i64, log: Log | None) -> None:
    card: i64 = card_of(context)
    place: i64 = where
    if where == HERE:
        place = space_of(context)
        if place == NO_SPACE:
            return
    elif where == CAMP_TILE:
        put_on_camp(table, kind, card, log)
        return
    if kind == marks.BEAST and card == ADVENTURES_AT + cards.DANGEROUS_TERRAIN and table.switch(switches.PRINTED):
        kind = marks.BEAST_GATHER
    put(table, place, kind, card, log)


def put_on_camp(table: Table, kind: i64, card: i64, log: Log | None) -> None:
    """A +1 token that a built item puts on the camp tile."""
    if not takes_plus(table, kind):
        return
    marking.put(table, table.camp, kind, card, 0, log)


def takes_plus(table: Table, kind: i64) -> bool:
    """Whether the camp tile takes a +1 token: one of each kind, or by scenario any number of food (ONETOKEN-5)."""
    several = table.setup.rules.stacks_food and kind == marks.PLUS_FOOD
    return several or not table.has(table.camp, kind)


def wait(table: Table, moment: i64, effects: i64, context: i64, log: Log | None) -> None:
    """Effects wait for the next round, for this or the next night, or for every night."""
    who: i64 = who_of(context)
    value: i64 = effects * 8 + who
    if moment == 0:
        marking.put(table, marks.DAWN, marks.LATER, card_of(context), value, log)
    elif moment == 3:
        marking.put(table, marks.NIGHT_SPACE, marks.EVERY_NIGHT, card_of(context), value, log)
    else:
        marking.put(table, marks.NIGHT_SPACE, marks.LATER, card_of(context), value, log)


def take_waiting(table: Table, place: i64, kind: i64, log: Log | None) -> vec[i64]:
    """The effects that wait at a place, taken away from it."""
    found = vec[i64]()
    for mark in table.marks:
        if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
            found = append(found, mark)
    marking.lift(table, place, kind, because(NOTHING, MOMENT_COME), log)
    return found


def is_token(mark: i64) -> bool:
    """Whether a mark is a token on the board, and neither a marker nor something that is only remembered."""
    kind: i64 = marks.kind_of(mark)
    return kind <= marks.PLUS_FOOD or marks.RAIN <= kind <= marks.STORM or kind == marks.BEAST_GATHER


def removable(table: Table) -> i64:
    """The tokens on the board, numbered as they came, as bits."""
    found: i64 = 0
    n: i64 = 0
    for mark in table.marks:
        if is_token(mark) and n < 60:
            found |= bit(n)
            n += 1
    return found


def nth_token(table: Table, n: i64) -> i64:
    """Where token number n stands among the marks."""
    seen: i64 = 0
    for i in range(i64(len(table.marks))):
        if is_token(table.marks[i]):
            if seen == n:
                return i
            seen += 1
    return -1

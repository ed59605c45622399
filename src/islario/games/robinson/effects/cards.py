"""Choices on cards, the book, and where cards go."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import (
    ASKED,
    NOTHING,
    OPTION,
    ask,
    card_of,
    chooser,
    from_card,
    push,
    push_effects,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import CARD_GONE, CARRIED_OUT, MYSTERY_DONE, because, why
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS_AT,
    BOOK_EFFECT,
    CURE,
    EVENT_COUNT,
    FUR,
    MYSTERIES_AT,
    NOBODY,
    WOOD,
)
from islario.games.robinson.effects import levels
from islario.games.robinson.effects.finds import SCENARIO_ITEMS
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.queries import free, free_food, has_item, rain, snow, takes_levels
from islario.games.robinson.state import NONE, Table
from islario.games.robinson.uses import windows

NO_RELIEF: Final = 1 << 20
"""What no use helps with."""


ALREADY: Final = 64
"""Added to what a condition asks for once people were asked whether they can meet it."""


def is_offered(table: Table, step: i64, a: i64, b: i64, helps: i64, context: i64) -> bool:
    """Whether somebody is asked to meet a condition, which is then looked at again."""
    push(table, step, a + ALREADY, b, context)
    if windows.offer(table, helps, context):
        return True
    table.depth -= 1
    return False


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    card: i64 = card_of(context)
    if step == steps.CHOOSE:
        choose(table, a, b, context)
    elif step == steps.CHOOSE_AT:
        push_effects(table, cards.PROGRAM[3 * ((b >> 6) + a)], context)
    elif step == steps.UNLESS_ITEM:
        asked = a == CURE and not has_item(table, CURE) and is_offered(table, step, a, b, windows.REMEDY, context)
        if not asked and not has_item(table, a % ALREADY):
            push_effects(table, b, context)
    elif step == steps.UNLESS_WEAPON:
        weak = table.weapon < a % ALREADY
        if weak and (a >= ALREADY or not is_offered(table, step, a, b, windows.WEAPON, context)):
            push_effects(table, b, context)
    elif step == steps.BOOK:
        for _ in range(a):
            open_book(table)
    elif step == steps.REPEAT:
        push_effects(table, cards.EVENT_EFFECT[card], context)
    elif step == steps.CLEAR_THREATS:
        for place in range(i64(2)):
            other: i64 = table.threats[1 - place]
            if other != NONE:
                push(table, steps.STRIKE, other, 0, NOTHING)
                table.threats[1 - place] = NONE
    elif step == steps.STRIKE:
        strike(table, a, log)
    elif step == steps.PASS_FIRST:
        pass_first(table, log)
    elif step == steps.KEEP:
        table.incoming = append(table.incoming, card * 8 + who_of(context))
        if log is not None:
            log.add(happenings.KEPT, card)
    elif step == steps.ADVENTURE:
        draw_adventure(table, a, context, log)
    elif step == steps.DECIDE:
        decide(table, a, b, context)
    elif step == steps.DECIDE_AT:
        if log is not None:
            log.add(happenings.DECIDED, ADVENTURES_AT + b, a, who_of(context))
        push(table, steps.PUT_AWAY, ADVENTURES_AT + b, cards.SHUFFLED[2 * b + a], context)
        push_effects(table, cards.DECISION[2 * b + a], context)
    elif step == steps.PUT_AWAY:
        put_away(table, a, b == 1, context, rng, log)


def open_book(table: Table) -> None:
    """The book effect of the scenario: a matter of the whole group (EVENT-7, DEMAND-17)."""
    context: i64 = from_card(NOTHING, table.setup.rules.card)
    push_effects(table, BOOK_EFFECT[table.setup.scenario], context)


def pass_first(table: Table, log: Log | None) -> None:
    """The first-player token passes clockwise (ROUND-6)."""
    table.first = (table.first + 1) % table.setup.players
    if log is not None:
        log.add(happenings.FIRST_IS, table.first)


def strike(table: Table, card: i64, log: Log | None) -> None:
    """A card slides off: its threat effect, then away with it; a wreckage card has none (EVENT-12, -14)."""
    leave_threats(table, card, log)
    if card < EVENT_COUNT:
        if log is not None:
            log.add(happenings.STRUCK, card)
        push_effects(table, cards.THREAT_EFFECT[card], from_card(NOTHING, card))


def leave_threats(table: Table, card: i64, log: Log | None) -> None:
    """A card of the threat area leaves the game, and what only it remembered with it."""
    table.gone = append(table.gone, card)
    if card == cards.CLOUD_BURST:
        for kind in range(i64(marks.LOST_ROOF), i64(marks.LOST_PALISADE + 1)):
            marking.lift(table, marks.ROUND_SPACE, kind, because(NOTHING, CARD_GONE), log)


# -- choices -------------------------------------------------------------------------------------------


def choose(table: Table, options: i64, flags: i64, context: i64) -> None:
    """Let exactly one of some lists be chosen. Ask first who could make more of them payable (CARD-1, CHAR-5)."""
    unmet: i64 = 0
    payable: i64 = 0
    for option in range(options & 63):
        missing: i64 = unmet_by(table, cards.PROGRAM[3 * ((options >> 6) + option)], context)
        unmet |= missing
        if missing == 0:
            payable |= 1 << option
    if unmet != 0 and flags & ASKED == 0:
        push(table, steps.CHOOSE, options, flags | ASKED, context)
        if windows.offer(table, unmet, context):
            return
        table.depth -= 1
    if payable == 0 and flags & POSSIBLE != 0:
        return  # CARD-3
    push(table, steps.CHOOSE_AT, 0, options, context)
    every: i64 = (1 << (options & 63)) - 1
    ask(table, chooser(table, context), OPTION, payable if payable != 0 else every, context)


def decide(table: Table, card: i64, flags: i64, context: i64) -> None:
    """DECIDE on an adventure, in the same way; an option that cannot be paid is none, if the other can (CARD-4)."""
    unmet: i64 = 0
    payable: i64 = 0
    for option in range(i64(2)):
        missing: i64 = unmet_by(table, cards.DECISION[2 * card + option], context)
        unmet |= missing
        if missing == 0:
            payable |= 1 << option
    if unmet != 0 and flags & ASKED == 0:
        push(table, steps.DECIDE, card, ASKED, context)
        if windows.offer(table, unmet, context):
            return
        table.depth -= 1
    push(table, steps.DECIDE_AT, 0, card, context)
    ask(table, chooser(table, context), OPTION, payable if payable != 0 else 3, context)


def unmet_by(table: Table, effects: i64, context: i64) -> i64:
    """What a list demands or offers in vain now, as bits of what would help (uses.relief); 0 if nothing."""
    found: i64 = 0
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        cost: i64 = -cards.PROGRAM[at + 1]
        if cards.PROGRAM[at + 2] & POSSIBLE != 0 and step <= steps.WEAPON:
            continue
        if step == steps.WOOD and cost > free(table, WOOD):
            found |= windows.WOOD
        elif step == steps.FUR and cost > free(table, FUR):
            found |= windows.FUR
        elif step == steps.FOOD and cost > free_food(table):
            found |= windows.FOOD
        elif step == steps.DET and who_of(context) != NOBODY and cost > table.det[who_of(context)]:
            found |= windows.DET
        elif steps.ROOF <= step <= steps.WEAPON and cost > levels.get_level(table, step - steps.ROOF):
            found |= levels.relief_of(step - steps.ROOF)
        elif is_in_vain(table, step, cost):
            found |= NO_RELIEF
    return found


def is_in_vain(table: Table, step: i64, cost: i64) -> bool:
    """Whether an effect cannot do anything now, whatever anybody uses (CHAR-17, -30)."""
    if step == steps.FLIP_ITEM:
        return table.built & ~SCENARIO_ITEMS == 0
    if step == steps.ROOF or step == steps.PALISADE:
        return cost < 0 and not takes_levels(table)
    if step == steps.IGNORE_CLOUD:
        return (rain(table) if cost == 0 else snow(table)) == 0
    return step == steps.TURN_CLOUD and snow(table) == 0


# -- adventures ------------------------------------------------------------------------------------------


def draw_adventure(table: Table, colour: i64, context: i64, log: Log | None) -> None:
    """The performer draws the top card of a deck and resolves its upper part (RESOLVE-8, -27)."""
    if len(table.adventures[colour]) == 0:
        return
    table.adventures[colour], card = pop(table.adventures[colour])
    own: i64 = from_card(context, ADVENTURES_AT + card)
    if log is not None:
        log.add(happenings.DREW, who_of(context), ADVENTURES_AT + card)
    if cards.DECISION[2 * card] >= 0:
        push(table, steps.DECIDE, card, 0, own)
        return
    if card != cards.SURPRISING_DISCOVERY:
        push(table, steps.PUT_AWAY, ADVENTURES_AT + card, cards.SHUFFLE[card], own)
    push_effects(table, cards.TOP[card], own)


def put_away(table: Table, card: i64, shuffled: bool, context: i64, rng: Rng, log: Log | None) -> None:
    """A resolved card is shuffled into the event deck (CARD-47), or leaves the game."""
    if shuffled:
        table.event_deck = append(table.event_deck, card)
        rng.shuffle(table.event_deck)
        table.known_event = False
        if log is not None:
            log.add(happenings.SHUFFLED_IN, card)
        return
    if MYSTERIES_AT <= card < BEASTS_AT:
        table.mystery_discard = append(table.mystery_discard, card - MYSTERIES_AT)
    else:
        table.gone = append(table.gone, card)
    if log is not None:
        rule: i64 = MYSTERY_DONE if MYSTERIES_AT <= card < BEASTS_AT else CARRIED_OUT
        log.add(happenings.PUT_AWAY, card, 1, 0, why(table, because(context, rule)))

"""Inventions and items, starting items, discovery tokens, treasures: what is found, built and lost."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import (
    INVENTION,
    LACK_INVENTION,
    LACK_ITEM,
    NOTHING,
    TILE,
    TOKEN,
    ask,
    card_of,
    chooser,
    from_card,
    in_action,
    lacking,
    push,
    push_effects,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import why
from islario.games.robinson.components import (
    BUILDABLE,
    DISCOVERIES_AT,
    FIRST_OF_SCENARIO,
    INVENTIONS_AT,
    ITEM_USES,
    ITEMS_AT,
    MYSTERIES_AT,
    OWN_INVENTION,
    PRESERVED,
    SHORTCUT,
    WHEN_BUILT,
    invention_card,
)
from islario.games.robinson.effects import goods, levels
from islario.games.robinson.effects.island import lose_shortcut
from islario.games.robinson.effects.language import POSSIBLE
from islario.games.robinson.queries import free
from islario.games.robinson.state import Table

SCENARIO_ITEMS: Final = 0xC0000000
"""The two inventions of the scenario, as bits: never lost (SCENITEM-21)."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    seat: i64 = chooser(table, context)
    if step <= steps.DISCARD_ITEM_AT:
        lose_items(table, step, a, b, context, log)
    elif step == steps.DISCARD_INVENTIONS:
        choices: i64 = table.open & ~SCENARIO_ITEMS & ~personal(table)
        if a > 0 and choices != 0:
            push(table, steps.DISCARD_INVENTIONS, a - 1, b, context)
            push(table, steps.DISCARD_INVENTION_AT, 0, 0, context)
            ask(table, seat, INVENTION, choices, context)
        elif a > 0 and b & POSSIBLE == 0:  # too few lie open (DEMAND-4)
            push(table, steps.LACK, a, 0, lacking(context, LACK_INVENTION))
    elif step == steps.DISCARD_INVENTION_AT:
        table.open &= ~(1 << a)
        table.invention_discard = append(table.invention_discard, a)
        if log is not None:
            log.add(happenings.PUT_AWAY, INVENTIONS_AT + a, 0, 0, why(table, context))
    elif step == steps.GAIN_INVENTION:
        hidden: i64 = mask_of(table.invention_deck) | mask_of(table.invention_discard)
        if hidden != 0:
            push(table, steps.GAIN_INVENTION_AT, 0, 0, context)
            ask(table, seat, INVENTION, hidden, context)
    elif step == steps.GAIN_INVENTION_AT:
        table.invention_deck = without(table.invention_deck, a)
        table.invention_discard = without(table.invention_discard, a)
        rng.shuffle(table.invention_deck)
        lay_open(table, a, log)
    elif step == steps.DRAW_INVENTION:
        for _ in range(a):
            card: i64 = draw_invention(table, rng)
            if card >= 0:
                lay_open(table, card, log)
    elif step == steps.FREE_BUILD:
        choices = a & ~table.built & (table.open | SCENARIO_ITEMS)
        if choices != 0:
            push(table, steps.FREE_BUILD_AT, 0, 0, context)
            ask(table, seat, INVENTION, choices, context)
    elif step == steps.FREE_BUILD_AT:
        finish(table, a, who_of(context), context, log)
    elif step == steps.DISCOVERY:
        for _ in range(a):
            find_token(table, context, log)
    elif step == steps.STARTING_ITEM:
        find_item(table, context, log)
    else:
        choose_finds(table, step, a, b, context, rng, log)


# -- items lost ----------------------------------------------------------------------------------------


def lose_items(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    seat: i64 = chooser(table, context)
    choices: i64 = table.built & ~SCENARIO_ITEMS
    if step == steps.FLIP_ITEM:
        if choices == 0:
            if b & POSSIBLE == 0:
                push(table, steps.LACK, a, 0, lacking(context, LACK_ITEM))
            return
        if a > 1:
            push(table, steps.FLIP_ITEM, a - 1, b, context)
        push(table, steps.FLIP_ITEM_AT, 0, 0, context)
        ask(table, seat, INVENTION, choices, context)
    elif step == steps.FLIP_ITEM_AT:
        flip_back(table, a, context, log)
    elif step == steps.FLIP_MARKED:
        for item in range(i64(FIRST_OF_SCENARIO)):
            if is_marked(table, item) and (table.built >> item) & 1 == 1:
                flip_back(table, item, context, log)
        marking.lift(table, marks.ITEMS, marks.MARKED_ITEM, context, log)
    elif step == steps.MARK_ITEMS:
        for item in range(i64(FIRST_OF_SCENARIO)):
            if is_marked(table, item):
                choices &= ~bit(item)
        if a > 0 and choices != 0:
            push(table, steps.MARK_ITEMS, a - 1, b, context)
            push(table, steps.MARK_ITEM_AT, 0, 0, context)
            ask(table, seat, INVENTION, choices, context)
    elif step == steps.MARK_ITEM_AT:
        marking.put(table, marks.ITEMS, marks.MARKED_ITEM, card_of(context), a, log)
    elif step == steps.DISCARD_ITEM:
        if choices != 0:
            push(table, steps.DISCARD_ITEM_AT, 0, 0, context)
            ask(table, seat, INVENTION, choices, context)
        elif b & POSSIBLE == 0:
            push(table, steps.LACK, a, 0, lacking(context, LACK_ITEM))
    else:
        flip_back(table, a, context, log)
        table.open &= ~bit(a)
        table.gone = append(table.gone, INVENTIONS_AT + a)


def is_marked(table: Table, item: i64) -> bool:
    for mark in table.marks:
        if marks.kind_of(mark) == marks.MARKED_ITEM and marks.value_of(mark) == item:
            return True
    return False


def flip_back(table: Table, item: i64, context: i64, log: Log | None) -> None:
    """An item is lost: its invention side up, what it gave undone where possible (CARD-34, -36, ITEM-36)."""
    table.built &= ~bit(item)
    table.open |= bit(item)
    if log is not None:
        log.add(happenings.ITEM_LOST, INVENTIONS_AT + item, 0, 0, why(table, context))
    own: i64 = from_card(NOTHING, INVENTIONS_AT + item)
    if item == SHORTCUT:
        lose_shortcut(table, own, log)
    i: i64 = len(table.marks)
    while i > 0:  # the tokens and markers of a Snare or a Corral
        i -= 1
        mark: i64 = table.marks[i]
        inspected = marks.kind_of(mark) == marks.MARKED_ITEM and marks.value_of(mark) == item
        if marks.card_of(mark) == INVENTIONS_AT + item or inspected:
            marking.lift_at(table, i, own, log)
    effects: i64 = WHEN_BUILT[item]
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        amount: i64 = cards.PROGRAM[at + 1]
        if step == steps.PALISADE:
            levels.set_level(table, levels.PALISADE, max(0, table.palisade - amount), own, log)
        elif step == steps.WEAPON:
            levels.set_level(table, levels.WEAPON, max(0, table.weapon - amount), own, log)
        elif step == steps.PRESERVED:
            goods.lose(table, PRESERVED, min(amount, free(table, PRESERVED)), 0, own, log)


# -- inventions ------------------------------------------------------------------------------------------


def personal(table: Table) -> i64:
    """The inventions on character cards, as bits."""
    found: i64 = 0
    for seat in range(table.setup.players):
        found |= 1 << OWN_INVENTION[table.setup.characters[seat]]
    return found


def owner(table: Table, invention: i64) -> i64:
    """The seat whose personal invention it is, or -1."""
    for seat in range(table.setup.players):
        if OWN_INVENTION[table.setup.characters[seat]] == invention:
            return seat
    return -1


def mask_of(deck: vec[i64]) -> i64:
    """The cards of a small deck, as bits."""
    found: i64 = 0
    for card in deck:
        found |= bit(card)
    return found


def without(deck: vec[i64], card: i64) -> vec[i64]:
    """A deck from which a card was taken."""
    rest = vec[i64]()
    for other in deck:
        if other != card:
            rest = append(rest, other)
    return rest


def lay_open(table: Table, invention: i64, log: Log | None) -> None:
    table.open |= bit(invention)
    if log is not None:
        log.add(happenings.OPENED, INVENTIONS_AT + invention)


def draw_invention(table: Table, rng: Rng) -> i64:
    """The top invention, the discard reshuffled when the deck is empty (CHAR-10); -1 if there is none."""
    if len(table.invention_deck) == 0:
        table.invention_deck = table.invention_discard
        table.invention_discard = vec[i64]()
        rng.shuffle(table.invention_deck)
    if len(table.invention_deck) == 0:
        return -1
    table.invention_deck, card = pop(table.invention_deck)
    return card


def finish(table: Table, invention: i64, who: i64, context: i64, log: Log | None) -> None:
    """An invention is built: in an action it waits in Future, else it comes into play (BUILD-18, DISC-15)."""
    table.open &= ~bit(invention)
    card: i64 = invention_card(table.setup.scenario, invention)
    if log is not None:
        log.add(happenings.BUILT, card, who)
    if in_action(context):
        table.incoming = append(table.incoming, card * 8 + (who & 7))
    else:
        enter_play(table, invention, log)


def enter_play(table: Table, invention: i64, log: Log | None) -> None:
    """An item comes into play: what it gives when built, and its card (RESOLVE-23)."""
    table.built |= bit(invention)
    context: i64 = from_card(NOTHING, invention_card(table.setup.scenario, invention))
    push_effects(table, WHEN_BUILT[BUILDABLE * table.setup.scenario + invention], context)


# -- tokens, starting items, treasures ---------------------------------------------------------------------


def find_token(table: Table, context: i64, log: Log | None) -> None:
    """The next discovery token, face up: to Future in an action, else to Available (DISC-1)."""
    if len(table.discovery_pile) == 0:
        return  # EXPLORE-21
    table.discovery_pile, token = pop(table.discovery_pile)
    take_token(table, token, context, log)


def take_token(table: Table, token: i64, context: i64, log: Log | None) -> None:
    if in_action(context):
        table.incoming = append(table.incoming, (DISCOVERIES_AT + token) * 8 + who_of(context))
    else:
        table.tokens[token] += 1
    if log is not None:
        log.add(happenings.FOUND, DISCOVERIES_AT + token, who_of(context))


def find_item(table: Table, context: i64, log: Log | None) -> None:
    """A starting item out of the box, with two uses (THREAT-21)."""
    if len(table.item_box) == 0:
        return
    table.item_box, item = pop(table.item_box)
    if in_action(context):
        table.incoming = append(table.incoming, (ITEMS_AT + item) * 8 + who_of(context))
    else:
        table.items[item] = ITEM_USES
    if log is not None:
        log.add(happenings.FOUND, ITEMS_AT + item, who_of(context))


def keep_treasure(table: Table, treasure: i64, context: i64, log: Log | None) -> None:
    """A treasure is kept: in an action it waits in Future (CARD-23), else it counts at once.

    One that says so waits there for the end of the actions of the round anyway (ROUND-8).
    """
    if in_action(context) or cards.MYSTERY_NEXT_ROUND[treasure] == 1:
        table.incoming = append(table.incoming, (MYSTERIES_AT + treasure) * 8 + who_of(context))
    else:
        table.treasures[treasure] = max(1, cards.MYSTERY_USES[treasure])
    if log is not None:
        log.add(happenings.KEPT, MYSTERIES_AT + treasure)


# -- looking and choosing ------------------------------------------------------------------------------------


def choose_finds(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    seat: i64 = chooser(table, context)
    if step == steps.NEW_IDEA:
        for _ in range(a):
            drawn: i64 = draw_invention(table, rng)
            if drawn >= 0:
                table.offered = append(table.offered, drawn)
        if len(table.offered) > 0:
            push(table, steps.NEW_IDEA_AT, 0, 0, context)
            ask(table, seat, INVENTION, mask_of(table.offered), context)
    elif step == steps.NEW_IDEA_AT:
        for other in without(table.offered, a):
            table.invention_discard = append(table.invention_discard, other)
            if log is not None:
                log.add(happenings.PUT_AWAY, INVENTIONS_AT + other, 0, 0, why(table, context))
        table.offered = vec[i64]()
        lay_open(table, a, log)
    elif step == steps.SCOUT:
        for _ in range(a):
            if len(table.discovery_pile) > 0:
                table.discovery_pile, token = pop(table.discovery_pile)
                table.offered = append(table.offered, token)
        if len(table.offered) > 0:
            push(table, steps.SCOUT_AT, 0, 0, context)
            ask(table, seat, TOKEN, mask_of(table.offered), context)
    elif step == steps.SCOUT_AT:
        kept = False
        for token in table.offered:
            if token == a and not kept:
                kept = True
                take_token(table, token, context, log)
            else:
                table.gone = append(table.gone, DISCOVERIES_AT + token)
                if log is not None:
                    log.add(happenings.PUT_AWAY, DISCOVERIES_AT + token, 0, 0, why(table, context))
        table.offered = vec[i64]()
    elif step == steps.RECONNOITRE or step == steps.REVEAL_TILES:
        for _ in range(a):
            if len(table.tile_deck) > 0:
                table.tile_deck, tile = pop(table.tile_deck)
                table.offered = append(table.offered, tile)
        if len(table.offered) > 0:
            push(table, steps.RECONNOITRE_AT if step == steps.RECONNOITRE else steps.REVEAL_TILE_AT, 0, 0, context)
            ask(table, seat, TILE, mask_of(table.offered), context)
        table.known_tiles = 0
    elif step == steps.RECONNOITRE_AT:
        for tile in without(table.offered, a):
            table.tile_deck = append(table.tile_deck, tile)
        table.offered = vec[i64]()
        rng.shuffle(table.tile_deck)
        table.tile_deck = append(table.tile_deck, a)
        table.known_tiles = 1
    elif step == steps.REVEAL_TILE_AT:  # the answers name the tiles from the lowest of them to the top
        table.tile_deck = append(table.tile_deck, a)
        table.known_tiles += 1
        table.offered = without(table.offered, a)
        if len(table.offered) > 0:
            push(table, steps.REVEAL_TILE_AT, 0, 0, context)
            ask(table, seat, TILE, mask_of(table.offered), context)
    elif step == steps.TRACK:
        if len(table.hunting) > 0:
            table.known_top = True
            push(table, steps.TRACK_AT, 0, 0, context)
            ask(table, seat, 0, 3, context)
    elif step == steps.TRACK_AT:
        if a == 1:
            to_bottom(table)
    elif step == steps.LOOK_EVENT:
        table.known_event = len(table.event_deck) > 0


def to_bottom(table: Table) -> None:
    """The top card of the hunting deck goes to its bottom."""
    n: i64 = len(table.hunting)
    if n == 0:
        return
    table.hunting, card = pop(table.hunting)
    turned = vec[i64]([card])
    for other in table.hunting:
        turned = append(turned, other)
    table.hunting = turned
    table.known_bottom = table.known_top and n > 1
    table.known_top = table.known_top and n == 1

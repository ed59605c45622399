"""Beasts: the hunting deck, and fights with whatever is on a card."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, steps
from islario.games.robinson.agenda import (
    ASKED,
    LACK_STRENGTH,
    for_person,
    from_card,
    in_action,
    lacking,
    push,
    push_effects,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import why
from islario.games.robinson.components import BEAST_EXTRA, BEAST_FIGHT, BEASTS_AT, FOOD, FUR, NOBODY
from islario.games.robinson.effects import finds, goods, levels
from islario.games.robinson.queries import pending
from islario.games.robinson.state import NONE, Table
from islario.games.robinson.uses import catalogue, usability, windows

FREE: Final = 1
"""The strength of the beast is ignored."""
WITH_BEAST: Final = 1
"""The fight is over, and the effects of the beast's card too."""
STRONGER: Final = 2
"""The beast is stronger by 1 (TOKEN-7)."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    fighter: i64 = for_person(context, table.first) if who_of(context) == NOBODY else context
    if step == steps.FIGHT:
        push(table, steps.FIGHT_COMPARE, a, b, fighter)
        if levels.strength(table) < a:
            windows.offer(table, windows.WEAPON | windows.TEMP_WEAPON, fighter)
    elif step == steps.FIGHT_COMPARE:
        compare(table, a, b, context, log)
    elif step == steps.FIGHT_LOSSES:
        if b & 15 != 0:
            push(table, steps.WEAPON, -(b & 15), 0, context)
    elif step == steps.FIGHT_LOOT:
        if b >> 4 & 15 != 0:  # after the loot (HUNT-11)
            push(table, steps.PALISADE, -(b >> 4 & 15), 0, context)
        if b >> 8 & 15 != 0:
            goods.gain(table, FOOD, b >> 8 & 15, context, log)
        if b >> 12 & 15 != 0:
            goods.gain(table, FUR, b >> 12 & 15, context, log)
    elif step == steps.FIGHT_OVER:
        if not in_action(context):
            table.temp = 0
            table.spent &= ~catalogue.SPENT_IN_FIGHT
        if a == WITH_BEAST or pending(table, steps.FIGHT_OVER) < 0:  # a beast has its other effects yet
            table.spent &= ~catalogue.HELMET_UP
    elif step == steps.FIGHT_HUNTING:
        if len(table.hunting) > 1 and b & ASKED == 0:  # the Soldier may put it to the bottom
            push(table, step, a, ASKED, context)
            if windows.offer(table, windows.TOP_BEAST, fighter):
                return
            table.depth -= 1
        if len(table.hunting) > 0:
            push(table, steps.FIGHT_CARD, take_top(table), FREE if a == 1 else 0, fighter)
    elif step == steps.FIGHT_CARD:
        face(table, a, b, context, log)
    elif step == steps.BEAST:
        move_beast(table, a, context, rng, log)


def compare(table: Table, strength: i64, fight: i64, context: i64, log: Log | None) -> None:
    """Wounds for missing weapons, lost weapons, loot, then the palisade (HUNT-8 to -11, -17)."""
    wounds: i64 = max(0, strength - levels.strength(table))
    if log is not None:
        log.add(happenings.FOUGHT, who_of(context), strength, levels.strength(table))
    table.spent |= usability.helmet(table)
    push(table, steps.FIGHT_OVER, 0, 0, context)
    push(table, steps.FIGHT_LOOT, 0, fight, context)
    push(table, steps.FIGHT_LOSSES, 0, fight, context)
    if wounds > 0:
        push(table, steps.WOUNDS, wounds, 0, lacking(context, LACK_STRENGTH))


def face(table: Table, beast: i64, how: i64, context: i64, log: Log | None) -> None:
    """A beast is revealed and fought; then its other effects, and its card goes away (HUNT-5 to -12)."""
    if log is not None:
        log.add(happenings.BEAST_FACED, BEASTS_AT + beast, who_of(context))
    table.gone = append(table.gone, BEASTS_AT + beast)
    own: i64 = from_card(context, BEASTS_AT + beast)
    at: i64 = 3 * (BEAST_FIGHT[beast] >> 6)
    push(table, steps.FIGHT_OVER, WITH_BEAST, 0, own)
    strength: i64 = 0 if how & FREE != 0 else cards.PROGRAM[at + 1] + (1 if how & STRONGER != 0 else 0)
    push_effects(table, BEAST_EXTRA[beast], own)
    push(table, steps.FIGHT, strength, cards.PROGRAM[at + 2], own)


def take_top(table: Table) -> i64:
    """The top card of the hunting deck, taken off."""
    table.hunting, card = pop(table.hunting)
    table.known_top = False
    if len(table.hunting) == 0:
        table.known_bottom = False
    return card


def add_beast(table: Table, rng: Rng, log: Log | None) -> None:
    """The top beast joins the hunting deck unseen, and the deck is shuffled (HUNT-18, -19)."""
    if len(table.beast_deck) == 0:
        return
    table.beast_deck, card = pop(table.beast_deck)
    join(table, card, rng, log)


def join(table: Table, card: i64, rng: Rng, log: Log | None) -> None:
    table.hunting = append(table.hunting, card)
    rng.shuffle(table.hunting)
    table.known_top = False
    table.known_bottom = False
    if log is not None:
        log.add(happenings.BEAST_JOINED, len(table.hunting))


def move_beast(table: Table, which: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """Do what a card says of beasts: ``which`` is a place in ``specs.BEASTS``."""
    if which == 0:
        if len(table.hunting) > 0:
            card: i64 = take_top(table)
            table.gone = append(table.gone, BEASTS_AT + card)
            if log is not None:
                log.add(happenings.PUT_AWAY, BEASTS_AT + card, 0, 0, why(table, context))
    elif which == 1:
        table.known_top = len(table.hunting) > 0
    elif which == 2:
        if len(table.beast_deck) > 0 and table.waiting_beast == NONE:
            table.beast_deck, card = pop(table.beast_deck)
            table.waiting_beast = card
    elif which == 3:
        if table.waiting_beast != NONE:
            join(table, table.waiting_beast, rng, log)
            table.waiting_beast = NONE
    elif which == 4:
        strongest_of_three(table, rng, log)
    elif which == 5:
        finds.to_bottom(table)
    elif len(table.beast_deck) > 0:  # unseen onto the top, not shuffled (CHAR-28)
        table.beast_deck, card = pop(table.beast_deck)
        table.hunting = append(table.hunting, card)
        table.known_top = False
        if log is not None:
            log.add(happenings.BEAST_JOINED, len(table.hunting))


def strongest_of_three(table: Table, rng: Rng, log: Log | None) -> None:
    """The strongest of three beasts goes on top of the hunting deck, the others back into theirs."""
    best: i64 = NONE
    others = vec[i64]()
    for _ in range(3):
        if len(table.beast_deck) == 0:
            break
        table.beast_deck, card = pop(table.beast_deck)
        if best == NONE or power(card) > power(best):
            if best != NONE:
                others = append(others, best)
            best = card
        else:
            others = append(others, card)
    for other in others:
        table.beast_deck = append(table.beast_deck, other)
    rng.shuffle(table.beast_deck)
    if best != NONE:
        table.hunting = append(table.hunting, best)
        table.known_top = True
        if log is not None:
            log.add(happenings.BEAST_JOINED, len(table.hunting))


def power(beast: i64) -> i64:
    return cards.PROGRAM[3 * (BEAST_FIGHT[beast] >> 6) + 1]

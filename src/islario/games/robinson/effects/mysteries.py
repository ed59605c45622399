"""Mystery cards: drawn one by one, the wanted ones resolved, the others set aside (CARD-15 to -22)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, steps
from islario.games.robinson.agenda import OPTION, ask, chooser, for_person, from_card, push, push_effects, who_of
from islario.games.robinson.box import cards
from islario.games.robinson.causes import IGNORED, MYSTERY_DONE, NOT_WANTED, because, why
from islario.games.robinson.components import (
    FIRST_OF_SCENARIO,
    INVENTIONS_AT,
    JENNY,
    MONSTER_COUNT,
    MYSTERIES_AT,
    NOBODY,
    TREASURE_COUNT,
)
from islario.games.robinson.effects import finds
from islario.games.robinson.queries import pending
from islario.games.robinson.state import Table
from islario.games.robinson.uses import windows
from islario.games.robinson.uses.catalogue import SPENT_WHIP

TREASURE: Final = 0
MONSTER: Final = 1
TRAP: Final = 2
EITHER: Final = 3
ANY: Final = 4


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.MYSTERY:
        table.spent &= ~(1 << SPENT_WHIP)  # it ignores one trap in each draw
        if who_of(context) == NOBODY:
            context = for_person(context, table.first)  # CARD-2
        push(table, steps.MYSTERY_OVER, 0, 0, context)
        push(table, steps.MYSTERY_NEXT, a, 0, context)
        if (a >> (4 * ANY)) & 15 != 0:
            windows.offer(table, windows.MYSTERY, context)
    elif step == steps.MYSTERY_NEXT:
        draw(table, a, context, rng, log)
    elif step == steps.MYSTERY_MAY_STOP:
        if a == 0:
            return
        push(table, steps.MYSTERY_STOP_AT, 0, a, context)
        if (a >> (4 * ANY)) & 15 == 0:
            ask(table, chooser(table, context), OPTION, 3, context)
    elif step == steps.MYSTERY_STOP_AT:
        if a == 0:
            push(table, steps.MYSTERY_NEXT, b, 1, context)
    elif step == steps.MYSTERY_CARD:
        resolve(table, a, b, context, log)
    elif step == steps.MYSTERY_OVER:
        for card in table.aside:
            table.mystery_deck = append(table.mystery_deck, card)
        table.aside = vec[i64]()
        rng.shuffle(table.mystery_deck)
    elif step == steps.STOP_DRAWING:
        at: i64 = pending(table, steps.MYSTERY_MAY_STOP)
        if at >= 0:
            table.steps[at + 1] = 0
    elif step == steps.DROP_TREASURES:
        drop_treasures(table, context, log)
    elif step == steps.IGNORE_MYSTERY:
        at = pending(table, steps.MYSTERY_CARD)
        if at >= 0:
            table.steps[at + 2] = 1
    elif step == steps.FEWER_MYSTERIES:
        at = pending(table, steps.MYSTERY_NEXT)
        if at >= 0:
            table.steps[at + 1] -= a << (4 * ANY)


def kind_of(card: i64) -> i64:
    return TREASURE if card < TREASURE_COUNT else MONSTER if card < TREASURE_COUNT + MONSTER_COUNT else TRAP


def wanting(wanted: i64, kind: i64) -> i64:
    """Which of the wanted kinds a card counts for; -1 if it is not wanted."""
    if (wanted >> (4 * kind)) & 15 != 0:
        return kind
    if kind != TREASURE and (wanted >> (4 * EITHER)) & 15 != 0:
        return EITHER
    return ANY if (wanted >> (4 * ANY)) & 15 != 0 else -1


def draw(table: Table, wanted: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """Draw until a wanted card appears; it is resolved, and then the performer may stop."""
    if wanted == 0:
        return
    reshuffled = False
    while True:
        if len(table.mystery_deck) == 0:
            if reshuffled or len(table.mystery_discard) == 0:
                return  # none wanted is left (CARD-22)
            reshuffled = True
            table.mystery_deck = table.mystery_discard
            table.mystery_discard = vec[i64]()
            rng.shuffle(table.mystery_deck)
        table.mystery_deck, card = pop(table.mystery_deck)
        if log is not None:
            log.add(happenings.DREW, who_of(context), MYSTERIES_AT + card)
        counts: i64 = wanting(wanted, kind_of(card))
        if counts >= 0:
            break
        table.aside = append(table.aside, card)
        if log is not None:
            log.add(happenings.SET_ASIDE, MYSTERIES_AT + card, 0, 0, why(table, because(context, NOT_WANTED)))
    push(table, steps.MYSTERY_MAY_STOP, wanted - bit(4 * counts), 0, context)
    push(table, steps.MYSTERY_CARD, card, 0, context)
    if card >= TREASURE_COUNT:
        windows.offer(table, windows.MONSTER if kind_of(card) == MONSTER else windows.TRAP, context)


def resolve(table: Table, card: i64, ignored: i64, context: i64, log: Log | None) -> None:
    """What a mystery does; afterwards it is kept, shuffled into the event deck, or discarded (CARD-19)."""
    own: i64 = from_card(context, MYSTERIES_AT + card)
    if ignored == 1:
        discard(table, card, False, because(context, IGNORED), log)
        return
    at: i64 = whole_action(table)
    if card < TREASURE_COUNT and at >= 0 and fills_future(table, card):
        table.steps[at + 2] |= bit(card)
    if cards.MYSTERY_KEEP[card] == 1 and card < TREASURE_COUNT:
        finds.keep_treasure(table, card, context, log)
    elif cards.MYSTERY_KEEP[card] == 1:
        table.gone = append(table.gone, MYSTERIES_AT + card)  # Spider Web stays by its mark
        if log is not None:
            log.add(happenings.PUT_AWAY, MYSTERIES_AT + card, 1, 0, why(table, because(own, MYSTERY_DONE)))
    elif cards.MYSTERY_SHUFFLE[card] == 1:
        push(table, steps.PUT_AWAY, MYSTERIES_AT + card, 1, own)
    else:
        discard(table, card, True, because(own, MYSTERY_DONE), log)
    push_effects(table, cards.MYSTERY_EFFECT[card], own)


def discard(table: Table, card: i64, done: bool, context: i64, log: Log | None) -> None:
    """A mystery goes to the discard, carried out or not."""
    table.mystery_discard = append(table.mystery_discard, card)
    if log is not None:
        log.add(happenings.PUT_AWAY, MYSTERIES_AT + card, 1 if done else 0, 0, why(table, context))


def whole_action(table: Table) -> i64:
    """Where the step stands that remembers the treasures of this action, as bits of its second value, or -1."""
    at: i64 = pending(table, steps.ACTION_DONE)
    return at if at >= 0 else pending(table, steps.MYSTERY_OVER)


def fills_future(table: Table, treasure: i64) -> bool:
    """Whether something of a treasure waits in Future: its card, cubes, or an invention that it builds."""
    effects: i64 = cards.MYSTERY_EFFECT[treasure]
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        if step <= steps.FUR or (step == steps.FREE_BUILD and cards.PROGRAM[at + 1] & table.open != 0):
            return True
    return cards.MYSTERY_KEEP[treasure] == 1


def drop_treasures(table: Table, context: i64, log: Log | None) -> None:
    """All treasures drawn in this action are lost, with what they have put into Future (Trapdoor, CARD-23)."""
    at: i64 = whole_action(table)
    if at < 0:
        return
    drawn: i64 = table.steps[at + 2]
    table.steps[at + 2] = 0
    rest = vec[i64]()
    for thing in table.incoming:
        card: i64 = thing // 8 - MYSTERIES_AT
        if 0 <= card < TREASURE_COUNT and (drawn >> card) & 1 == 1:
            discard(table, card, False, context, log)
        else:
            rest = append(rest, thing)
    table.incoming = rest
    for treasure in range(i64(TREASURE_COUNT)):
        if (drawn >> treasure) & 1 == 1:
            take_back(table, cards.MYSTERY_EFFECT[treasure], context, log)


def take_back(table: Table, effects: i64, context: i64, log: Log | None) -> None:
    """The cubes and the invention that a list of effects has put into Future."""
    who: i64 = min(who_of(context), JENNY)
    for row in range(effects & 63):
        at: i64 = 3 * ((effects >> 6) + row)
        step: i64 = cards.PROGRAM[at]
        amount: i64 = cards.PROGRAM[at + 1]
        if step <= steps.FUR:
            lost: i64 = min(amount, table.future[4 * who + step])
            table.future[4 * who + step] -= lost
            if log is not None and lost > 0:
                log.add(happenings.LOST, step, lost, 0, why(table, context))
        elif step == steps.FREE_BUILD:
            rest = vec[i64]()
            for thing in table.incoming:
                invention: i64 = ((thing >> 3) & 511) - INVENTIONS_AT
                if 0 <= invention < FIRST_OF_SCENARIO and (amount >> invention) & 1 == 1:
                    table.open |= bit(invention)
                    if log is not None:
                        log.add(happenings.ITEM_LOST, INVENTIONS_AT + invention, 0, 0, why(table, context))
                else:
                    rest = append(rest, thing)
            table.incoming = rest

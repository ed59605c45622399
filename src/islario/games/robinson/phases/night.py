"""The night phase: eating, moving the camp, shelter, rot, and the end of the round."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import (
    DECLINE,
    LACK_FOOD,
    NOTHING,
    PERSON,
    SPACE,
    ask,
    for_person,
    from_card,
    lacking,
    push,
    push_effects,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import MEAL, NIGHT_TOKEN, OWN_FOOD, ROT, ROUND_OVER, TOKEN_ROTS, because, why
from islario.games.robinson.components import (
    CELLAR,
    DISCOVERIES_AT,
    FOOD,
    INVENTIONS_AT,
    JENNY,
    LARVAE,
    MYSTERIES_AT,
    PRESERVED,
    ROUNDS,
)
from islario.games.robinson.effects import goods, island, levels
from islario.games.robinson.effects.cards import pass_first
from islario.games.robinson.effects.people import players
from islario.games.robinson.effects.tokens import take_waiting
from islario.games.robinson.marks import NIGHT_SPACE, SEATS
from islario.games.robinson.queries import free_food, has_item, pending
from islario.games.robinson.state import GOING_ON, NIGHT, OUT_OF_TIME, Table
from islario.games.robinson.uses import windows

HUNGRY_ALREADY: Final = 1
"""Somebody in the camp has gone without food this night."""
BESIDE_THE_MEAL: Final = 128
"""What is missing is the food that a token demands beside the meal."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.NIGHT_PHASE:
        begin(table, log)
    elif step == steps.NIGHT_EAT:
        eat(table, a, log)
    elif step == steps.NIGHT_HUNGRY:
        go_hungry(table, a, b)
    elif step == steps.NIGHT_OUTSIDERS:
        sleep_outside(table, a, log)
    elif step == steps.NIGHT_EXTRA:
        if table.has(NIGHT_SPACE, marks.PLUS_FOOD):
            eat_more(table, a, log)
    elif step == steps.NIGHT_MOVE:
        choices: i64 = island.camp_sites(table)
        if choices != 0:
            push(table, steps.NIGHT_MOVE_TO, 0, 0, NOTHING)
            ask(table, table.first, SPACE, choices | bit(DECLINE), NOTHING)
        else:
            windows.offer(table, windows.HEAL, NOTHING)  # between the steps too (NIGHT-25)
    elif step == steps.NIGHT_MOVE_TO:
        if a != DECLINE:
            island.move_camp(table, a, NOTHING, log)
    elif step == steps.NIGHT_SHELTER:
        if not levels.has_shelter(table):
            if log is not None:
                log.add(happenings.NO_SHELTER)
            wound_sleepers(table, sleepers(table), 1)
    elif step == steps.NIGHT_LATER:
        remember(table, log)
    elif step == steps.NIGHT_WINDOW:
        windows.offer(table, windows.HEAL, NOTHING)
    elif step == steps.NIGHT_ROT:
        rot(table, log)
    elif step == steps.NIGHT_DONE:
        end_round(table, log)


def begin(table: Table, log: Log | None) -> None:
    table.phase = NIGHT
    if log is not None:
        log.add(happenings.PHASE_BEGAN, NIGHT)
    push(table, steps.NIGHT_DONE, 0, 0, NOTHING)
    push(table, steps.NIGHT_WINDOW, 0, 0, NOTHING)
    push(table, steps.NIGHT_ROT, 0, 0, NOTHING)
    push(table, steps.NIGHT_WINDOW, 0, 0, NOTHING)
    push(table, steps.NIGHT_LATER, 0, 0, NOTHING)
    push(table, steps.NIGHT_SHELTER, 0, 0, NOTHING)
    push(table, steps.NIGHT_MOVE, 0, 0, NOTHING)
    push(table, steps.NIGHT_EXTRA, 0, 0, NOTHING)
    push(table, steps.NIGHT_OUTSIDERS, 0, 0, NOTHING)
    push(table, steps.NIGHT_EAT, 0, 0, NOTHING)
    push(table, steps.NIGHT_WINDOW, 0, 0, NOTHING)
    table.setup.rules.night_begins(table)


def sleepers(table: Table) -> i64:
    """The players in the camp, as bits, Jenny among them once she is rescued."""
    found: i64 = players(table)
    for seat in range(table.setup.players):
        if table.has(SEATS + seat, marks.OUTSIDE):
            found &= ~(1 << seat)
    return found


def size(people: i64) -> i64:
    n: i64 = 0
    while people != 0:
        people &= people - 1
        n += 1
    return n


def mouths(table: Table) -> i64:
    """How many eat in the camp."""
    return size(sleepers(table)) + table.setup.rules.children(table)


def eat(table: Table, asked: i64, log: Log | None) -> None:
    """Everybody in the camp eats; with too little food the group decides who does not (NIGHT-1 to -5)."""
    hungry: i64 = mouths(table) - free_food(table)
    if hungry > 0 and asked == 0:
        push(table, steps.NIGHT_EAT, 1, 0, NOTHING)
        if windows.offer(table, windows.FOOD, NOTHING):
            return
        table.depth -= 1
    fed: i64 = min(mouths(table), free_food(table))
    goods.lose_food(table, fed, max(0, hungry), because(NOTHING, MEAL), log)
    if log is not None:
        log.add(happenings.ATE, fed, max(0, hungry))
    table.setup.rules.fed(table, fed)
    hungry = min(hungry, size(sleepers(table)))
    if hungry > 0 and table.ended == GOING_ON:
        go_without(table, sleepers(table), hungry)
        table.setup.rules.hungry_night(table)
        outsiders: i64 = pending(table, steps.NIGHT_OUTSIDERS)
        if outsiders >= 0:
            table.steps[outsiders + 1] = HUNGRY_ALREADY


def go_without(table: Table, people: i64, hungry: i64) -> None:
    """So many of some people get no food: all of them, or those whom the group names (NIGHT-2).

    BESIDE_THE_MEAL is added to their number if it is the food beside the meal.
    """
    if hungry & 127 >= size(people):
        wound_sleepers(table, people, hunger(hungry))
    else:
        push(table, steps.NIGHT_HUNGRY, 0, hungry | (people << 8), NOTHING)
        ask(table, table.first, PERSON, people, NOTHING)


def go_hungry(table: Table, person: i64, rest: i64) -> None:
    """One who does not eat is wounded; then the next, if there are more."""
    left: i64 = (rest & 127) - 1
    others: i64 = (rest >> 8) & ~(1 << person)
    if left > 0 and others != 0:
        go_without(table, others, left | (rest & BESIDE_THE_MEAL))
    push(table, steps.WOUNDS, hunger(rest), 0, for_person(NOTHING, person))


def hunger(missing: i64) -> i64:
    """The wounds of one who gets no food: two, or one for the food beside the meal (NIGHT-5, TOKEN-22)."""
    return 1 if missing & BESIDE_THE_MEAL != 0 else 2


def eat_more(table: Table, asked: i64, log: Log | None) -> None:
    """One food more for everybody, or a wound; with too little the group decides who goes without (TOKEN-22)."""
    eaters: i64 = sleepers(table)
    short: i64 = size(eaters) - free_food(table)
    if asked == 0:
        push(table, steps.NIGHT_EXTRA, 1, 0, NOTHING)
        if windows.offer(table, windows.TOKEN | windows.FOOD if short > 0 else windows.TOKEN, NOTHING):
            return
        table.depth -= 1
    own: i64 = because(NOTHING, NIGHT_TOKEN)
    marking.lift(table, NIGHT_SPACE, marks.PLUS_FOOD, own, log)
    if short > 0:
        go_without(table, eaters, short | BESIDE_THE_MEAL)
    goods.lose_food(table, min(size(eaters), free_food(table)), max(0, short), own, log)
    for seat in range(table.setup.players):
        if table.has(SEATS + seat, marks.OUTSIDE) and not eat_own(table, seat, log):
            push(table, steps.WOUNDS, 1, 0, for_person(NOTHING, seat))


def sleep_outside(table: Table, hungry: i64, log: Log | None) -> None:
    """Outside: a wound for the open air, and food only of one's own gains (CARD-10, -11)."""
    for seat in range(table.setup.players):
        if table.has(SEATS + seat, marks.OUTSIDE):
            wounds: i64 = 0 if table.has(SEATS + seat, marks.SHELTERED) else 1
            own: i64 = for_person(NOTHING, seat)
            if not eat_own(table, seat, log):
                wounds += 2
                own = lacking(own, LACK_FOOD)
                if hungry != HUNGRY_ALREADY:  # one night, one member of the crew (SCEN7-20)
                    table.setup.rules.hungry_night(table)
                    hungry = HUNGRY_ALREADY
            if wounds > 0:
                push(table, steps.WOUNDS, wounds, 0, own)


def eat_own(table: Table, seat: i64, log: Log | None) -> bool:
    """Eat of what one has gained this round; whether there was anything."""
    for place in range(i64(2)):
        kind: i64 = PRESERVED if table.preserved_first == (place == 0) else FOOD
        if table.future[4 * seat + kind] > 0:
            table.future[4 * seat + kind] -= 1
            if log is not None:
                log.add(happenings.LOST, kind, 1, 0, why(table, because(NOTHING, OWN_FOOD)))
            return True
    if log is not None:
        log.add(happenings.LOST, FOOD, 0, 1, why(table, because(NOTHING, OWN_FOOD)))
    return False


def wound_sleepers(table: Table, people: i64, wounds: i64) -> None:
    """Some players in the camp are wounded, the first player first: without a roof, or without food."""
    for turn in range(table.setup.players):
        seat: i64 = (table.first + table.setup.players - 1 - turn) % table.setup.players
        if (people >> seat) & 1 == 1:
            push(table, steps.WOUNDS, wounds, 0, for_person(NOTHING, seat))
    if (people >> JENNY) & 1 == 1:
        push(table, steps.WOUNDS, wounds, 0, for_person(NOTHING, JENNY))


def remember(table: Table, log: Log | None) -> None:
    """What waited for this night, and what comes every night."""
    for mark in table.marks:
        if marks.kind_of(mark) == marks.EVERY_NIGHT:
            value: i64 = marks.value_of(mark)
            push_effects(table, value // 8, from_card(for_person(NOTHING, value % 8), marks.card_of(mark)))
    for mark in take_waiting(table, NIGHT_SPACE, marks.LATER, log):
        value = marks.value_of(mark)
        push_effects(table, value // 8, from_card(for_person(NOTHING, value % 8), marks.card_of(mark)))


def keeper(table: Table) -> i64:
    """The card in which all food is stored, or NO_CARD."""
    if has_item(table, CELLAR):
        return INVENTIONS_AT + CELLAR
    return MYSTERIES_AT + cards.BOXES if table.treasures[cards.BOXES] > 0 else marks.NO_CARD


def rot(table: Table, log: Log | None) -> None:
    """Perishable food goes, but for what is stored (NIGHT-20 to -23, -32)."""
    if keeper(table) != marks.NO_CARD:
        return
    room: i64 = 2 if table.treasures[cards.BARREL] == 0 else 0
    larvae: i64 = 1 if room > 0 and table.stock[FOOD] < 2 and table.tokens[LARVAE] > 0 else 0
    rotten: i64 = max(0, table.stock[FOOD] - room + 2 * larvae)
    table.stock[FOOD] -= rotten
    if log is not None and rotten > 0:
        log.add(happenings.ROTTED, rotten, 0, 0, why(table, because(NOTHING, ROT)))
    while table.tokens[LARVAE] > larvae:
        table.tokens[LARVAE] -= 1
        table.gone = append(table.gone, DISCOVERIES_AT + LARVAE)
        if log is not None:
            log.add(happenings.PUT_AWAY, DISCOVERIES_AT + LARVAE, 0, 0, why(table, because(NOTHING, TOKEN_ROTS)))


def end_round(table: Table, log: Log | None) -> None:
    """Skills are fresh again, the round marker and the first-player token go on (NIGHT-24)."""
    table.used = 0
    table.spent = 0
    table.taken = 0
    over: i64 = because(NOTHING, ROUND_OVER)
    for person in range(i64(6)):
        marking.lift(table, SEATS + person, marks.ONE_PAWN, over, log)
        marking.lift(table, SEATS + person, marks.BUILD_CAMP_REST, over, log)
        marking.lift(table, SEATS + person, marks.ONLY_REST, over, log)
        marking.lift(table, SEATS + person, marks.NO_SKILLS, over, log)
        marking.lift(table, SEATS + person, marks.CONFUSED, over, log)
        marking.lift(table, SEATS + person, marks.SHELTERED, over, log)
    marking.lift(table, marks.ROUND_SPACE, marks.NO_MIXED, over, log)
    for kind in range(i64(marks.NO_FOOD), i64(marks.SKIP + 1)):
        marking.lift(table, marks.PRODUCTION_SPACE, kind, over, log)
    table.setup.rules.round_ends(table)
    table.setup.rules.check_goal(table)
    if table.ended != GOING_ON:
        return
    if table.round == ROUNDS[table.setup.scenario]:
        table.ended = OUT_OF_TIME  # END-3
        return
    table.round += 1
    pass_first(table, log)
    push(table, steps.ROUND_BEGINS, 0, 0, NOTHING)

"""Wounds, healing, determination, and what happens to one person or to each."""

from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.events import Log
from islario.games.robinson import happenings, marking, marks, steps, switches
from islario.games.robinson.agenda import (
    ARROW,
    ASKED,
    LACK_DETERMINATION,
    PERSON,
    REMEDY_ASKED,
    ask,
    card_of,
    chooser,
    for_person,
    lacking,
    push,
    push_effects,
    who_of,
)
from islario.games.robinson.box.cards import PROGRAM
from islario.games.robinson.causes import ARROW as MORALE_ARROW
from islario.games.robinson.causes import because, is_wound_die, why
from islario.games.robinson.components import ARROWS, CURE, DIES, FRIDAY, JENNY, NOBODY
from islario.games.robinson.effects import levels
from islario.games.robinson.effects.language import KEEP_MARK
from islario.games.robinson.queries import has_item, is_away
from islario.games.robinson.state import DEATH, GOING_ON, JENNY_DIED, NIGHT, WEATHER, Table
from islario.games.robinson.uses import catalogue, windows


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    who: i64 = who_of(context)
    card: i64 = card_of(context)
    if step == steps.WOUNDS:
        take_wounds(table, a, b, context, log)
    elif step == steps.HEAL:
        heal(table, who, a, context, log)
    elif step == steps.DET:
        if a > 0:
            encourage(table, who, a, context, log)
        else:
            discourage(table, -a, b, context, log)
    elif step == steps.DET_ALL:
        give_up(table, who, table.det[who], 0, context, log)
    elif step == steps.SPECIAL_WOUND:
        put(table, marks.SEATS + who, marks.SPECIAL_WOUND + a, card, 0, log)
    elif step == steps.ONE_PAWN:
        if a == 0:
            put(table, marks.SEATS + who, marks.ONE_PAWN, card, 0, log)
        else:
            marking.put(table, marks.DAWN, marks.ONE_PAWN, card, who, log)
    elif step == steps.MAY_ONLY:
        put(table, marks.SEATS + who, marks.BUILD_CAMP_REST if a == 0 else marks.ONLY_REST, card, 0, log)
    elif step == steps.NO_SKILLS:
        put(table, marks.SEATS + who, marks.NO_SKILLS, card, 0, log)
    elif step == steps.CONFUSED:
        marking.put(table, marks.DAWN, marks.CONFUSED, card, who, log)
    elif step == steps.CURSED:
        marking.put(table, marks.DAWN, marks.CURSED, card, who, log)
    elif step == steps.LIFT_CURSE:
        for person in range(i64(6)):
            marking.lift(table, marks.SEATS + person, marks.CURSED, context, log)
        marking.lift(table, marks.DAWN, marks.CURSED, context, log)
    elif step == steps.NIGHT_OUTSIDE:
        if who <= 3 or who == JENNY:
            put(table, marks.SEATS + who, marks.OUTSIDE, card, 0, log)
    elif step == steps.EACH:
        for_each(table, a, context)
    elif step == steps.FIRST:
        push_effects(table, a, for_person(context, table.first))
    elif step == steps.MARKED:
        for_marked(table, a, b, context)
    elif step == steps.UNMARK:
        marking.lift(table, marks.SEATS + a, b, context, log)
    else:
        share(table, step, a, b, context, log)


def put(table: Table, place: i64, kind: i64, card: i64, value: i64, log: Log | None) -> None:
    """Put a mark somewhere, unless one of the kind lies there (ONETOKEN-2)."""
    if not table.has(place, kind):
        marking.put(table, place, kind, card, value, log)


# -- wounds ----------------------------------------------------------------------------------------


def take_wounds(table: Table, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """So many wounds, or so many fewer with a Cure; one by one (DEMAND-16)."""
    who: i64 = who_of(context)
    wounds: i64 = a
    if b & 0xFFFF != 0 and has_item(table, CURE):
        wounds = (b & 0xFFFF) - 1
    elif b & 0xFFFF != 0 and b & REMEDY_ASKED == 0:
        push(table, steps.WOUNDS, a, b | REMEDY_ASKED, context)
        if windows.offer(table, windows.REMEDY, context):
            return
        table.depth -= 1
    if who == NOBODY:
        wound_everybody(table, wounds, context)
        return
    if table.spent & catalogue.HELMET_UP != 0 and wounds > 0 and (table.phase != WEATHER or who == table.first):
        table.spent &= ~catalogue.HELMET_UP
        wounds -= 1
    if wounds <= 0 or not is_there(table, who):
        return
    if table.wounds[who] + wounds >= mortal(table, who) and b & ASKED == 0 and table.ended == GOING_ON:
        push(table, steps.WOUNDS, wounds, ASKED, context)
        if can_be_healed(table, who) and windows.offer(table, windows.HEAL, context):
            return
        table.depth -= 1
    if log is not None:
        card: i64 = marks.NO_CARD if is_wound_die(table) else card_of(context)
        log.add(happenings.WOUNDED, who, wounds, card, why(table, context))
    for _ in range(min(wounds, mortal(table, who) - table.wounds[who])):
        wound(table, who, context, log)


def can_be_healed(table: Table, who: i64) -> bool:
    """Whether things in the camp can heal somebody: not who sleeps elsewhere, and Friday only by option (HEAL-9)."""
    return table.switch(switches.HEAL_FRIDAY) if who == FRIDAY else not is_away(table, who)


def is_there(table: Table, who: i64) -> bool:
    """Whether somebody can be wounded: Friday only while he lives."""
    return who != FRIDAY or table.friday


def mortal(table: Table, who: i64) -> i64:
    """The wound that kills."""
    return DIES[who] if who >= FRIDAY else DIES[table.setup.characters[who]]


def wound(table: Table, who: i64, context: i64, log: Log | None) -> None:
    """One wound: a space further, morale falls at an arrow, death at the skull (WOUND-1 to -5)."""
    if not is_there(table, who) or table.wounds[who] >= mortal(table, who):
        return
    table.wounds[who] += 1
    now: i64 = table.wounds[who]
    if who < FRIDAY and (ARROWS[table.setup.characters[who]] >> now) & 1 == 1 and not is_covered(table, who, now):
        levels.change_morale(table, -1, because(context, MORALE_ARROW), log)
    if now >= mortal(table, who):
        if log is not None:
            log.add(happenings.DIED, who, 0, 0, why(table, context))
        if who == FRIDAY:
            table.friday = False  # the game goes on (END-4)
        elif table.ended == GOING_ON:
            table.ended = JENNY_DIED if who == JENNY else DEATH


def is_covered(table: Table, who: i64, wounds: i64) -> bool:
    """Whether a morale arrow is covered (Amulet with Portrait)."""
    if not table.has(marks.SEATS + who, marks.ARROW):
        return False
    for mark in table.marks:
        here = marks.place_of(mark) == marks.SEATS + who and marks.kind_of(mark) == marks.ARROW
        if here and marks.value_of(mark) == wounds:
            return True
    return False


def wound_everybody(table: Table, wounds: i64, context: i64) -> None:
    """Wounds for each player, in seat order from the first player (WOUND-12)."""
    if table.rescued():
        push(table, steps.WOUNDS, wounds, 0, for_person(context, JENNY))
    players: i64 = table.setup.players
    for turn in range(players):
        seat: i64 = (table.first + players - 1 - turn) % players
        if table.phase != WEATHER or not table.has(marks.SEATS + seat, marks.OUTSIDE):
            push(table, steps.WOUNDS, wounds, 0, for_person(context, seat))


def for_each(table: Table, effects: i64, context: i64) -> None:
    """A list of effects for each player, the first player first; what heals, by option for Friday too."""
    if table.friday and table.switch(switches.HEAL_FRIDAY) and PROGRAM[3 * (effects >> 6)] == steps.HEAL:
        push_effects(table, effects, for_person(context, FRIDAY))
    if table.rescued():
        push_effects(table, effects, for_person(context, JENNY))
    players: i64 = table.setup.players
    for turn in range(players):
        push_effects(table, effects, for_person(context, (table.first + players - 1 - turn) % players))


def for_marked(table: Table, a: i64, effects: i64, context: i64) -> None:
    """A list of effects for whoever has the special wound, which is then taken away (WOUND-13, -14)."""
    kind: i64 = marks.SPECIAL_WOUND + (a & 255)
    for person in range(i64(6)):
        if table.has(marks.SEATS + person, kind):
            if a & KEEP_MARK == 0:
                push(table, steps.UNMARK, person, kind, context)
            push_effects(table, effects, for_person(context, person))


def heal(table: Table, who: i64, amount: i64, context: i64, log: Log | None) -> None:
    """Back on the life scale, not further than its beginning (HEAL-1, -3); what is outside is not healed (CARD-58)."""
    if who == NOBODY or (table.phase == NIGHT and table.has(marks.SEATS + who, marks.OUTSIDE)):
        return
    healed: i64 = min(amount, table.wounds[who])
    table.wounds[who] -= healed
    if log is not None and healed > 0:
        log.add(happenings.HEALED, who, healed, 0, why(table, context))


# -- determination ---------------------------------------------------------------------------------


def encourage(table: Table, who: i64, amount: i64, context: i64, log: Log | None) -> None:
    """Determination is gained at once (PERSONAL-5); not by Friday when he has died in his own action."""
    if who == NOBODY or not is_there(table, who):
        return
    table.det[who] += amount
    if log is not None:
        log.add(happenings.DETERMINED, who, amount, table.det[who], why(table, context))


def discourage(table: Table, amount: i64, flags: i64, context: i64, log: Log | None) -> None:
    """Tokens must go; a wound for each that is missing (DEMAND-2)."""
    who: i64 = who_of(context)
    missing: i64 = max(0, amount - table.det[who])
    if missing > 0 and flags & ASKED == 0:
        push(table, steps.DET, -amount, flags | ASKED, context)
        if windows.offer(table, windows.DET, context):
            return
        table.depth -= 1
    give_up(table, who, amount - missing, missing, context, log)
    if missing > 0:
        push(table, steps.WOUNDS, missing, 0, lacking(context, LACK_DETERMINATION))


def give_up(table: Table, who: i64, amount: i64, missing: i64, context: i64, log: Log | None) -> None:
    """Tokens that are there go; so many were demanded beside them."""
    table.det[who] -= amount
    if log is not None:
        log.add(happenings.DISCOURAGED, who, amount, missing, why(table, context))


# -- shared out ------------------------------------------------------------------------------------


def share(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """Something for one person who is named, or split among several."""
    if step == steps.GIVE_DET:
        push(table, steps.DET_ONE, 0, a, context)
        ask(table, chooser(table, context), PERSON, seated(table), context)
    elif step == steps.DET_ONE:
        encourage(table, a, b, context, log)
    elif step == steps.SHARE_DET:
        for _ in range(a):
            push(table, steps.GIVE_DET, 1, 0, context)
    elif step == steps.GIVE_HEAL:
        push(table, steps.HEAL_ONE, 0, a, context)
        ask(table, chooser(table, context), PERSON, patients(table), context)
    elif step == steps.HEAL_ONE:
        heal(table, a, b, context, log)
    elif step == steps.SHARE_HEAL:  # all for one player, or one each for several (HEAL-6)
        for _ in range(a):
            push(table, steps.GIVE_HEAL, 1, 0, context)
    elif step == steps.SHARE_WOUNDS:
        for _ in range(a * table.setup.players):
            push(table, steps.GIVE_WOUND, 1, 0, context)
    elif step == steps.GIVE_WOUND:
        push(table, steps.WOUND_ONE, 0, a, context)
        ask(table, table.first, PERSON, seated(table), context)
    elif step == steps.WOUND_ONE:
        push(table, steps.WOUNDS, b, 0, for_person(context, a))
    elif step == steps.COVER_ARROWS:
        choices: i64 = open_arrows(table)
        if a > 0 and choices != 0:
            push(table, steps.COVER_ARROWS, a - 1, 0, context)
            push(table, steps.COVER_ARROW_AT, 0, 0, context)
            ask(table, chooser(table, context), ARROW, choices, context)
    elif step == steps.COVER_ARROW_AT:
        marking.put(table, marks.SEATS + a // 4, marks.ARROW, card_of(context), arrow(table, a // 4, a % 4), log)


def players(table: Table) -> i64:
    """The player characters, as bits, Jenny among them once she is rescued."""
    return seated(table) | ((1 << JENNY) if table.rescued() else 0)


def seated(table: Table) -> i64:
    """The players themselves, as bits: Jenny has no part in what is shared out among them."""
    return (1 << table.setup.players) - 1


def patients(table: Table) -> i64:
    """The people that things in the camp can heal: nobody outside, Friday only by option (CARD-58, HEAL-9)."""
    found: i64 = players(table)
    for seat in range(table.setup.players):
        if is_away(table, seat):
            found &= ~(1 << seat)
    if table.friday and table.switch(switches.HEAL_FRIDAY):
        found |= 1 << FRIDAY
    return found


def arrow(table: Table, seat: i64, number: i64) -> i64:
    """The wound of a seat's morale arrow number 0, 1, 2 or 3; 0 if there is none."""
    bits: i64 = ARROWS[table.setup.characters[seat]]
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits) if bits != 0 else 0


def open_arrows(table: Table) -> i64:
    """The morale arrows that are not covered, as bits at 4 * seat + number."""
    found: i64 = 0
    for seat in range(table.setup.players):
        for number in range(i64(4)):
            wounds: i64 = arrow(table, seat, number)
            if wounds != 0 and not is_covered(table, seat, wounds):
                found |= 1 << (4 * seat + number)
    return found

"""The three dice of an action: rolled, rerolled, shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import NOTHING, from_card, push, who_of
from islario.games.robinson.causes import FORCED, because, why
from islario.games.robinson.components import (
    ADVENTURE_FACES,
    BUILD,
    CRAFTSMANSHIP,
    FORTUNE,
    SEARCHING_TALENT,
    SUCCESS_FACES,
    WOUND_FACES,
)
from islario.games.robinson.state import Table
from islario.games.robinson.uses import catalogue, relief, usability, windows

SUCCESS: Final = 1
WOUND: Final = 2
ADVENTURE: Final = 4
ALL: Final = 7
NOT_AGAIN: Final = -1
DICE: Final = ["success", "wound", "adventure"]
REROLL_SKILL: Final = vec[i64]([CRAFTSMANSHIP, SEARCHING_TALENT, FORTUNE, -1])
"""The skill of each character that rerolls a die."""


def roll(table: Table, colour: i64, which: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """Roll some of the dice of a colour: build, gather, explore (RESOLVE-4, -13 to -15)."""
    table.dice = 0
    if which & SUCCESS != 0:
        roll_success(table, colour, context, rng, log)
    if which & WOUND != 0 and rng.below(6) < WOUND_FACES[colour]:
        table.dice |= WOUND
    if which & ADVENTURE != 0 and rng.below(6) < ADVENTURE_FACES[colour]:
        table.dice |= ADVENTURE
    if log is not None:
        log.add(happenings.ROLLED, BUILD + colour, table.dice, who_of(context))


def roll_success(table: Table, colour: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """The success die; a first success is rolled again for a token or a curse (TOKEN-2, -29)."""
    who: i64 = who_of(context)
    if rng.below(6) >= SUCCESS_FACES[colour]:
        return
    again: i64 = forced_again(table, colour, who)
    if again == NOT_AGAIN:
        table.dice |= SUCCESS
        return
    if again == marks.REROLL:
        throw_again(table, marks.BUILD_FIELD + colour, marks.REROLL, colour, who, log)
        marking.lift(table, marks.BUILD_FIELD + colour, marks.REROLL, because(NOTHING, FORCED), log)
    else:
        throw_again(table, marks.SEATS + who, again, colour, who, log)
    if rng.below(6) < SUCCESS_FACES[colour]:
        table.dice |= SUCCESS


def forced_again(table: Table, colour: i64, who: i64) -> i64:
    """The mark for which a success is thrown again, or NOT_AGAIN; the token of a field is then gone."""
    if table.works(marks.BUILD_FIELD + colour, marks.REROLL):
        return marks.REROLL
    seat: i64 = table.on[marks.SEATS + who] & ~table.fresh[marks.SEATS + who]
    if (seat >> marks.CONFUSED) & 1 == 1:
        return marks.CONFUSED
    return marks.CURSED if (seat >> marks.CURSED) & 1 == 1 else NOT_AGAIN


def throw_again(table: Table, place: i64, kind: i64, colour: i64, who: i64, log: Log | None) -> None:
    """Tell the first throw of a success die that a mark makes somebody throw again."""
    if log is not None:
        for mark in table.marks:
            if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
                card: i64 = marks.card_of(mark)
                own: i64 = because(NOTHING, FORCED) if card == marks.NO_CARD else from_card(NOTHING, card)
                log.add(happenings.FIRST_THROW, BUILD + colour, SUCCESS, who, why(table, own))
                return


def reroll(table: Table, colour: i64, die: i64, card: i64, rng: Rng, log: Log | None) -> None:
    """Roll one die again: the new result replaces the old (RESOLVE-12)."""
    faces: i64 = SUCCESS_FACES[colour] if die == 0 else WOUND_FACES[colour] if die == 1 else ADVENTURE_FACES[colour]
    table.dice &= ~(1 << die)
    if rng.below(6) < faces:
        table.dice |= 1 << die
    if log is not None:
        log.add(happenings.REROLLED, BUILD + colour, table.dice, card)


def offer_rerolls(table: Table, colour: i64, which: i64, context: i64) -> None:
    """Ask those who could reroll one of the dice that lie there (RESOLVE-10)."""
    push(table, steps.ROLL_WINDOW, colour, which, context)
    seats: i64 = rerollers(table)
    if seats != 0:
        push(table, steps.WINDOW, relief.ROLL, seats, context)


def rerollers(table: Table) -> i64:
    """The seats that could reroll a die now, as bits."""
    found: i64 = 0
    for seat in range(table.setup.players):
        if can_reroll(table, seat):
            found |= 1 << seat
    if found == 0:
        for seat in range(table.setup.players):
            if lacks_only_determination(table, seat):
                found |= windows.givers(table, seat, relief.DET)
    return found


def lacks_only_determination(table: Table, seat: i64) -> bool:
    """Whether a seat could reroll a die if somebody gave it a little determination."""
    skill: i64 = REROLL_SKILL[table.setup.characters[seat]]
    if skill < 0 or (table.used >> skill) & 1 == 1 or table.has(marks.SEATS + seat, marks.NO_SKILLS):
        return False
    missing: i64 = usability.price(table, skill) - table.det[seat]
    return 0 < missing <= catalogue.MOST_GIVEN and usability.is_reroll(table, seat, skill)


def can_reroll(table: Table, seat: i64) -> bool:
    skill: i64 = REROLL_SKILL[table.setup.characters[seat]]
    if skill >= 0 and usability.usable(table, seat, catalogue.SKILLS + skill):
        return True
    return usability.usable(table, seat, catalogue.FRIDAY_REROLL) or (
        seat == table.first and table.setup.rules.rerolls_die(table)
    )

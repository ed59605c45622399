"""What each answer to a question changes at once, as facts to be said in words."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import verb_of, x_of, y_of
from islario.core.game import MOST_ACTIONS
from islario.games.robinson import codes, engine, marks, notation, steps
from islario.games.robinson.agenda import DECLINE, SLOT
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import PEOPLE, RESOURCES, invention_card
from islario.games.robinson.forecast import odds, tally
from islario.games.robinson.forecast.courses import OMITS, USES, Course, Ledger, advance
from islario.games.robinson.forecast.warnings import per_cent, person
from islario.games.robinson.phases import dice, night
from islario.games.robinson.queries import free_food, pending
from islario.games.robinson.rules import legal
from islario.games.robinson.state import GOING_ON, NIGHT, STEP_SIZE, Table
from islario.games.robinson.uses import using, windows

MOST_ANSWERS: Final = 24
"""Of longer lists of answers only the first are reckoned: which token, which of many tiles."""
EATEN: Final = ("food", "preserved")
GOOD: Final = "good"
BAD: Final = "bad"
PLAIN: Final = "plain"


def answers(table: Table, seat: i64) -> dict[str, list[dict[str, Any]]]:
    """What a seat may do now, and what comes of each; what changes nothing that can be told is left out."""
    out = vec[i64]([0] * MOST_ACTIONS)
    n: i64 = legal.legal(table, seat, out)
    found: dict[str, list[dict[str, Any]]] = {}
    for i in range(min(n, MOST_ANSWERS)):
        facts = facts_of(table, seat, out[i])
        if facts:
            found[notation.action(out[i])] = facts
    return found


def facts_of(table: Table, seat: i64, code: i64) -> list[dict[str, Any]]:
    """Carry an action out on a table of its own, and tell what is different."""
    verb: i64 = verb_of(code)
    own = table.clone()
    ledger = Ledger(straight=True)
    floor: i64 = table.depth - 2
    stop: i64 = steps.RESOLVE_NEXT if verb == codes.ANSWER + SLOT else steps.ROUND_BEGINS
    if verb == codes.GO_ON:
        top: i64 = (own.depth - 1) * STEP_SIZE
        if own.steps[top] != steps.WINDOW or own.steps[top + 1] == windows.PAUSE:
            return []
        own.depth -= 1
    elif verb == codes.USE:
        using.use(own, seat, x_of(code), y_of(code), ledger.rng, None)
        floor = table.depth
        if y_of(code) > 0:
            return [reroll(table, y_of(code) - 1), *differences(table, own)]
    elif verb == codes.DECLINE or verb >= codes.ANSWER:
        value: i64 = DECLINE if verb == codes.DECLINE else legal.answer_of_name(verb - codes.ANSWER, x_of(code))
        engine.answer(own, value)
    else:
        return []
    (course,) = advance([Course(own, 1.0, 1.0, False, [])], stop, max(0, floor), ledger)
    facts = differences(table, course.table)
    unknown: i64 = ledger.omits & ((1 << USES) - 1)
    return [*facts, *[fact("unknown", PLAIN, what=OMITS[what]) for what in places(unknown)]]


def fact(code: str, tone: str, **values: Any) -> dict[str, Any]:
    return {"code": code, "values": values, "tone": tone}


def reroll(table: Table, die: i64) -> dict[str, Any]:
    """Whether a die lies well, and the chance that it falls well if it is thrown again."""
    at: i64 = pending(table, steps.ROLL_WINDOW)
    colour: i64 = table.steps[at + 1]
    chance = 1 - (odds.wound(colour) if die == 1 else odds.adventure(colour))
    if die == 0:
        chance = odds.face(colour)
    well = ((table.dice >> die) & 1 == 1) == (die == 0)  # a success is wanted; a wound and an adventure are not
    return fact("reroll", PLAIN, die=dice.DICE[die], well=int(well), chance=per_cent(chance))


def differences(before: Table, after: Table) -> list[dict[str, Any]]:
    """What is no longer as it was."""
    found = of_goods(before, after)
    found += of_people(before, after)
    found += of_levels(before, after)
    found += of_marks(before, after)
    found += of_cards(before, after)
    if after.ended != GOING_ON:
        found.append(fact("over", GOOD if after.ended == 1 else BAD))
    return found


def of_goods(before: Table, after: Table) -> list[dict[str, Any]]:
    """Goods, those in Future too; and what dinner has then, if that has changed. What is eaten is no loss."""
    found: list[dict[str, Any]] = []
    due = meal_is_due(before)
    eaten = due and not meal_is_due(after)
    for resource, name in enumerate(RESOURCES):
        if eaten and name in EATEN:
            continue
        more = int(after.stock[resource] - before.stock[resource])
        for who in range(PEOPLE):
            more += int(after.future[4 * who + resource] - before.future[4 * who + resource])
        if more != 0:
            code = "gain" if more > 0 else "lose"
            found.append(fact(code, GOOD if more > 0 else BAD, resource=name, n=abs(more)))
    if found and due and not eaten and before.phase <= NIGHT and free_food(before) != free_food(after):
        food, mouths = int(free_food(after)), int(night.mouths(after))
        found.append(fact("dinner", BAD if food < mouths else PLAIN, food=food, mouths=mouths))
    return found


def meal_is_due(table: Table) -> bool:
    return pending(table, steps.NIGHT_PHASE) >= 0 or pending(table, steps.NIGHT_EAT) >= 0


def of_people(before: Table, after: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for who in range(PEOPLE):
        wounds = int(after.wounds[who] - before.wounds[who])
        if wounds != 0:
            code = "wound" if wounds > 0 else "heal"
            found.append(fact(code, BAD if wounds > 0 else GOOD, who=person(who), n=abs(wounds)))
        cheer = int(after.det[who] - before.det[who])
        if cheer != 0:
            code = "determined" if cheer > 0 else "discouraged"
            found.append(fact(code, GOOD if cheer > 0 else BAD, who=person(who), n=abs(cheer)))
    return found


def of_levels(before: Table, after: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    then, now = tally.count(before), tally.count(after)
    for place in range(4, tally.WOUNDS):
        more = now[place] - then[place]
        if more != 0:
            code = "raise" if more > 0 else "lower"
            tone = GOOD if more > 0 else BAD
            found.append(fact(code, tone, level=tally.COUNTED[place], n=abs(more), now=now[place]))
    return found


def of_marks(before: Table, after: Table) -> list[dict[str, Any]]:
    """Marks that are put somewhere or go away."""
    there, then = [int(mark) for mark in after.marks], [int(mark) for mark in before.marks]
    found = [of_mark("put", mark) for mark in there if mark not in then]
    return found + [of_mark("lift", mark) for mark in then if mark not in there]


def of_mark(code: str, mark: i64) -> dict[str, Any]:
    return fact(code, PLAIN, mark=marks.KINDS[marks.kind_of(mark)], place=marks.PLACES[marks.place_of(mark)])


def of_cards(before: Table, after: Table) -> list[dict[str, Any]]:
    """Items lost and won, what waits in Future, cards that will come back as events."""
    scenario: i64 = before.setup.scenario
    found = [
        fact("won", GOOD, card=CARDS[invention_card(scenario, item)]) for item in places(after.built & ~before.built)
    ]
    found += [
        fact("lost", BAD, card=CARDS[invention_card(scenario, item)]) for item in places(before.built & ~after.built)
    ]
    for thing in list(after.incoming)[len(before.incoming) :]:
        found.append(fact("comes", GOOD, card=CARDS[(thing >> 3) & 511]))
    if len(after.event_deck) > len(before.event_deck):
        new = set(after.event_deck) - set(before.event_deck)
        found += [fact("returns", BAD, card=CARDS[card]) for card in sorted(new)]
    return found

"""What everybody sees of the table as a row of numbers, for those who learn to play (docs/environments.md).

Everything is read from a table that ``show`` made. Cards, items and spaces stand in the order of the box; a card is
called by 1 + its number among all cards (``box.cards.CARDS``), with 0 for none. Not told are which cards the decks of
events, adventures, mysteries and beasts still have, and what effects that wait will be.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from islario.core.sections import Section, lay_out
from islario.games.robinson import agenda, marks, steps
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import (
    CHARACTERS,
    DISCOVERIES,
    INVENTIONS,
    NOBODY,
    PEOPLE,
    RESOURCES,
    SCENARIOS,
    SKILLS,
    STARTING_ITEMS,
    TILE_COUNT,
    TREASURE_COUNT,
)
from islario.games.robinson.planning import pawns
from islario.games.robinson.planning.targets import TARGET_COUNT
from islario.games.robinson.queries import ANIMALS_SHIFT, SNOW_SHIFT
from islario.games.robinson.rules.legal import waiting
from islario.games.robinson.state import (
    LEADER,
    NOTES,
    PAWNS,
    PHASES,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    Table,
)

SEATS: Final = 4
PHASE_COUNT: Final = 6
BUILT: Final = 32
"""Thirty inventions of the box and two of the scenario."""
NOT_ASKED: Final = 0
PLANNING: Final = 1
WINDOW: Final = 2
QUESTION: Final = 3
"""The first kind of question."""
SHORT: Final = 15
"""What a scenario remembers can have more bits than a number of an observation: it is cut in two."""
LOW_BITS: Final = (1 << SHORT) - 1
LOWEST_MORALE: Final = -3
MOST: Final = 99
"""More than there ever is of what is counted."""
STEPS: Final = 512
SPACE_KINDS: Final = 29
"""The marks on spaces are the first so many kinds, those on fields of actions the first so many:"""
FIELD_KINDS: Final = 7
FIELDS: Final = 11
"""The places from THREAT_FIELD to WEAPON_COST."""
PERSON_KINDS: Final = marks.KIND_COUNT - marks.ONE_PAWN
"""The marks on people are the kinds from ONE_PAWN on."""
_ELSEWHERE: Final = [
    *((marks.WEATHER_SPACE, kind) for kind in (marks.RAIN, marks.SNOW, marks.STORM, marks.ANIMALS)),
    *((marks.NIGHT_SPACE, kind) for kind in (marks.LATER, marks.EVERY_NIGHT)),
    *((marks.PRODUCTION_SPACE, kind) for kind in (marks.NO_FOOD, marks.NO_WOOD, marks.WOOD_MORE, marks.FOOD_LESS)),
    *((marks.PRODUCTION_SPACE, kind) for kind in (marks.HALF, marks.SKIP)),
    *((marks.ROUND_SPACE, kind) for kind in (marks.NO_MIXED, marks.ITEMS_OFF, marks.LOST_ROOF, marks.LOST_PALISADE)),
    (marks.ROUND_SPACE, marks.CREW_PAWN),
    *((space, marks.BEAST_GATHER) for space in range(marks.SPACE_COUNT)),
    *((marks.DAWN, kind) for kind in (marks.ONE_PAWN, marks.CONFUSED, marks.CURSED, marks.LATER)),
]
ELSEWHERE: Final = vec[i64]([place * 64 + kind for place, kind in _ELSEWHERE])
"""The other marks that there are: a place and a kind each."""


def sections(players: int) -> list[Section]:
    """What an observation is made of; the number of players changes nothing."""
    cards, treasures, targets = len(CARDS), int(TREASURE_COUNT) + 1, int(TARGET_COUNT)
    elsewhere = ", ".join(f"{marks.PLACES[place]} {marks.KINDS[kind]}" for place, kind in _ELSEWHERE)
    people = "seats, Friday, Jenny"
    return lay_out(
        [
            ("seat", SEATS, 0, 1, "whose eyes these are"),
            ("waiting", SEATS, 0, 1, "the seats that the game waits for"),
            ("first", SEATS, 0, 1, "the first player"),
            ("confirmed", SEATS, 0, 1, "the seats that have confirmed the plan"),
            ("character", SEATS, 0, len(CHARACTERS), f"1 + the character of each seat ({', '.join(CHARACTERS)})"),
            ("scenario", 1, 1, len(SCENARIOS), "the number of the scenario"),
            ("round", 1, 1, MOST, "the round"),
            ("phase", PHASE_COUNT, 0, 1, f"the phase: {', '.join(PHASES)}"),
            ("morale", 1, 0, 6, "morale + 3"),
            ("levels", 3, 0, MOST, "roof, palisade, weapons"),
            ("camp", 1, 0, marks.SPACE_COUNT - 1, "the space of the camp"),
            ("has", 4, 0, 1, "shelter, Friday, the dog; preserved food is eaten first"),
            ("stock", len(RESOURCES), 0, MOST, f"available: {', '.join(RESOURCES)}"),
            ("reserved", len(RESOURCES), 0, MOST, "of these, reserved for the plan"),
            ("future", len(RESOURCES), 0, MOST, "what comes at the end of the Action phase"),
            ("incoming", 1, 0, MOST, "how many other things come then"),
            ("wounds", PEOPLE, 0, MOST, f"wounds: {people}"),
            ("determination", PEOPLE, 0, MOST, f"determination: {people}"),
            ("skills_used", len(SKILLS), 0, 1, f"skills used this round: {', '.join(SKILLS)}"),
            ("open", BUILT, 0, 1, f"inventions that can be built: {', '.join(INVENTIONS)}, two of the scenario"),
            ("built", BUILT, 0, 1, "inventions that are built"),
            ("starting_items", len(STARTING_ITEMS), 0, MOST, f"uses left: {', '.join(STARTING_ITEMS)}"),
            ("treasures", treasures, 0, MOST, "1 + uses left of each treasure and Surprising Discovery; 0: not there"),
            ("tokens", len(DISCOVERIES), 0, MOST, f"discovery tokens: {', '.join(DISCOVERIES)}"),
            ("tile", marks.SPACE_COUNT, 0, TILE_COUNT, "the tile on each space, 0 for none"),
            ("space_marks", marks.SPACE_COUNT * SPACE_KINDS, 0, 1, "marks on each space: "
             + ", ".join(marks.KINDS[:SPACE_KINDS])),
            ("field_marks", FIELDS * FIELD_KINDS, 0, 1, "marks on each of "
             + ", ".join(marks.PLACES[marks.THREAT_FIELD : marks.THREAT_FIELD + FIELDS]) + ": "
             + ", ".join(marks.KINDS[:FIELD_KINDS])),
            ("person_marks", PEOPLE * PERSON_KINDS, 0, 1, f"marks on {people}: "
             + ", ".join(marks.KINDS[marks.ONE_PAWN :])),
            ("other_marks", len(_ELSEWHERE), 0, 1, f"marks elsewhere: {elsewhere}"),
            ("marked_items", BUILT, 0, 1, "inventions that lie under a mark"),
            ("threats", 2, 0, cards, "the cards of the left and the right threat"),
            ("plan_targets", SLOTS, 0, targets, "1 + the target of each slot of the plan, 0 for an empty slot"),
            ("plan_pawns", SLOTS, 0, MOST, "the pawns on it"),
            ("plan_leaders", SLOTS, 0, PEOPLE, "1 + who performs it"),
            ("pawns_left", SEATS + 2, 0, 3, f"pawns that can still be placed: {people}"),
            ("asking", 3, 0, STEPS, "0 nothing, 1 the plan, 2 a window, or 3 + the kind of question; then the steps "
             "that are due first and next (steps.py)"),
            ("asking_card", 1, 0, cards, "the card that asks"),
            ("asking_about", 1, 0, NOBODY, f"whom it is about: {people}; 7 nobody"),
            ("dice", 3, 0, 1, "the action dice show success, wound, adventure"),
            ("extra_weapons", 1, 0, MOST, "weapon levels of this action or fight"),
            ("clouds", 3, 0, 15, "rain, snow, animals dice that were rolled"),
            ("decks", 10, 0, MOST, "cards left: events, adventures of build, gather and explore, mysteries, "
             "inventions, tiles, hunting, beasts, discovery tokens"),
            ("known", 3, 0, cards, "cards that everybody knows: the next event, the top and the bottom of the hunting "
             "deck (1 + the beast)"),
            ("known_tile", 1, 0, TILE_COUNT, "the next tile, where it is known"),
            ("invention_deck", len(INVENTIONS), 0, 1, "inventions that the deck still has"),
            ("tile_deck", TILE_COUNT, 0, 1, "tiles that the pile still has"),
            ("discovery_pile", len(DISCOVERIES), 0, 3, "discovery tokens that the pile still has"),
            ("notes", 2 * NOTES, 0, LOW_BITS, "what the scenario remembers: 15 bits of each number, then the others"),
        ]
    )  # fmt: skip


def observe(seen: Table, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what the seat sees from ``at`` on; where it ends."""
    at = _tell_seats(seen, seat, out, at)
    at = _tell_camp(seen, out, at)
    at = _tell_things(seen, out, at)
    at = _tell_marks(seen, out, at)
    at = _tell_plan(seen, out, at)
    at = _tell_question(seen, out, at)
    at = _tell_decks(seen, out, at)
    for place in range(i64(NOTES)):
        note: i64 = seen.notes[place]
        out[at] = i16(note & LOW_BITS)
        out[at + 1] = i16(note >> SHORT)
        at += 2
    return at


def _tell_bits(out: vec[i16], at: i64, size: i64, bits: i64) -> i64:
    """One number for each bit."""
    for place in range(size):
        out[at + place] = i16((bits >> place) & 1)
    return at + size


def _tell_numbers(out: vec[i16], at: i64, numbers: vec[i64], more: i64) -> i64:
    """The numbers, to each of which something is added."""
    for number in numbers:
        out[at] = i16(number + more)
        at += 1
    return at


def _tell_seats(seen: Table, seat: i64, out: vec[i16], at: i64) -> i64:
    setup = seen.setup
    at = _tell_bits(out, at, SEATS, 1 << seat)
    at = _tell_bits(out, at, SEATS, waiting(seen))
    at = _tell_bits(out, at, SEATS, 1 << seen.first)
    at = _tell_bits(out, at, SEATS, seen.confirmed)
    for other in range(i64(SEATS)):
        out[at + other] = 0
        if other < setup.players:
            out[at + other] = i16(1 + setup.characters[other])
    at += SEATS
    out[at] = i16(1 + setup.scenario)
    out[at + 1] = i16(seen.round)
    return _tell_bits(out, at + 2, PHASE_COUNT, 1 << seen.phase)


def _tell_camp(seen: Table, out: vec[i16], at: i64) -> i64:
    out[at] = i16(seen.morale - LOWEST_MORALE)
    out[at + 1] = i16(seen.roof)
    out[at + 2] = i16(seen.palisade)
    out[at + 3] = i16(seen.weapon)
    out[at + 4] = i16(seen.camp)
    out[at + 5] = 1 if seen.shelter else 0
    out[at + 6] = 1 if seen.friday else 0
    out[at + 7] = 1 if seen.dog else 0
    out[at + 8] = 1 if seen.preserved_first else 0
    at = _tell_numbers(out, at + 9, seen.stock, 0)
    at = _tell_numbers(out, at, seen.reserved, 0)
    for resource in range(i64(4)):
        coming: i64 = 0
        for who in range(i64(PEOPLE)):
            coming += seen.future[4 * who + resource]
        out[at + resource] = i16(coming)
    out[at + 4] = i16(len(seen.incoming))
    at = _tell_numbers(out, at + 5, seen.wounds, 0)
    return _tell_numbers(out, at, seen.det, 0)


def _tell_things(seen: Table, out: vec[i16], at: i64) -> i64:
    at = _tell_bits(out, at, 16, seen.used)
    at = _tell_bits(out, at, BUILT, seen.open)
    at = _tell_bits(out, at, BUILT, seen.built)
    at = _tell_numbers(out, at, seen.items, 0)
    at = _tell_numbers(out, at, seen.treasures, 1)
    return _tell_numbers(out, at, seen.tokens, 0)


def _tell_marks(seen: Table, out: vec[i16], at: i64) -> i64:
    at = _tell_numbers(out, at, seen.tiles, 0)
    for space in range(i64(marks.SPACE_COUNT)):
        at = _tell_bits(out, at, SPACE_KINDS, seen.on[space])
    for field in range(i64(marks.THREAT_FIELD), i64(marks.THREAT_FIELD + FIELDS)):
        at = _tell_bits(out, at, FIELD_KINDS, seen.on[field])
    for who in range(i64(marks.SEATS), i64(marks.SEATS + PEOPLE)):
        at = _tell_bits(out, at, PERSON_KINDS, seen.on[who] >> marks.ONE_PAWN)
    for pair in ELSEWHERE:
        out[at] = i16((seen.on[pair >> 6] >> (pair & 63)) & 1)
        at += 1
    items: i64 = 0
    for mark in seen.marks:
        if marks.kind_of(mark) == marks.MARKED_ITEM:
            items |= 1 << marks.value_of(mark)
    return _tell_bits(out, at, BUILT, items)


def _tell_plan(seen: Table, out: vec[i16], at: i64) -> i64:
    at = _tell_numbers(out, at, seen.threats, 1)
    for slot in range(i64(SLOTS)):
        place: i64 = slot * SLOT_SIZE
        target: i64 = seen.plan[place + TARGET]
        out[at] = i16(target)
        out[at + SLOTS] = i16(pawns.count(seen.plan[place + PAWNS]))
        out[at + 2 * SLOTS] = 0
        if target > 0:
            out[at + 2 * SLOTS] = i16(1 + seen.plan[place + LEADER])
        at += 1
    at += 2 * SLOTS
    for source in range(i64(PEOPLE)):
        out[at] = i16(pawns.left(seen, source))
        at += 1
    return at


def _tell_question(seen: Table, out: vec[i16], at: i64) -> i64:
    kind: i64 = NOT_ASKED
    due: i64 = 0
    following: i64 = 0
    context: i64 = agenda.NOTHING
    if seen.depth > 0:
        top: i64 = (seen.depth - 1) * STEP_SIZE
        due = seen.steps[top]
        context = seen.steps[top + 3]
        kind = WINDOW
        if due == steps.PLANNING:
            kind = PLANNING
        elif due == steps.ASK:
            kind = QUESTION + (seen.steps[top + 1] & 15)
        if seen.depth > 1:
            following = seen.steps[top - STEP_SIZE]
    card: i64 = agenda.card_of(context)
    out[at] = i16(kind)
    out[at + 1] = i16(due)
    out[at + 2] = i16(following)
    out[at + 3] = 0
    if card != marks.NO_CARD:
        out[at + 3] = i16(1 + card)
    out[at + 4] = i16(agenda.who_of(context))
    at = _tell_bits(out, at + 5, 3, seen.dice)
    out[at] = i16(seen.temp)
    out[at + 1] = i16(seen.clouds & 15)
    out[at + 2] = i16((seen.clouds >> SNOW_SHIFT) & 15)
    out[at + 3] = i16((seen.clouds >> ANIMALS_SHIFT) & 15)
    return at + 4


def _tell_decks(seen: Table, out: vec[i16], at: i64) -> i64:
    out[at] = i16(len(seen.event_deck))
    out[at + 1] = i16(len(seen.adventures[0]))
    out[at + 2] = i16(len(seen.adventures[1]))
    out[at + 3] = i16(len(seen.adventures[2]))
    out[at + 4] = i16(len(seen.mystery_deck))
    out[at + 5] = i16(len(seen.invention_deck))
    out[at + 6] = i16(len(seen.tile_deck))
    out[at + 7] = i16(len(seen.hunting))
    out[at + 8] = i16(len(seen.beast_deck))
    out[at + 9] = i16(len(seen.discovery_pile))
    at += 10
    for place in range(i64(4)):
        out[at + place] = 0
    if seen.known_event:
        out[at] = i16(1 + _top(seen.event_deck))
    if seen.known_top:
        out[at + 1] = i16(1 + _top(seen.hunting))
    if seen.known_bottom and len(seen.hunting) > 0:
        out[at + 2] = i16(1 + seen.hunting[0])
    if seen.known_tiles > 0:
        out[at + 3] = i16(_top(seen.tile_deck))
    at = _count(out, at + 4, i64(len(INVENTIONS)), seen.invention_deck, 0)
    at = _count(out, at, TILE_COUNT, seen.tile_deck, 1)
    return _count(out, at, i64(len(DISCOVERIES)), seen.discovery_pile, 0)


def _top(deck: vec[i64]) -> i64:
    """The card on top of a deck; -1 if it has none."""
    n: i64 = len(deck)
    if n == 0:
        return -1
    return deck[n - 1]


def _count(out: vec[i16], at: i64, kinds: i64, deck: vec[i64], lowest: i64) -> i64:
    """How many cards of each kind a deck has."""
    for kind in range(kinds):
        out[at + kind] = 0
    for card in deck:
        out[at + card - lowest] += 1
    return at + kinds


def progress(seen: Table) -> float:
    """How far the group is towards the goal, from 0 to 1: the potential of shaped rewards."""
    return seen.setup.rules.share_of_goal(seen)

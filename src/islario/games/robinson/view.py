"""What everybody may see: the whole table but for the order of decks and what nobody has looked at.

No seat has secrets from another, so that all views are alike. ``show`` makes of a table what can be
known of it; ``imagine`` draws the unknown anew.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import places
from islario.core.fields import Field, Fields, refuse
from islario.core.rng import Rng
from islario.games.robinson import agenda, marks, steps
from islario.games.robinson.account import left
from islario.games.robinson.box.cards import CARDS, DECISION, PROGRAM, SHUFFLED
from islario.games.robinson.box.reading import reader
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS,
    BOOK_EVENTS,
    DEFENSE_PLAN,
    ROUNDS,
    SKILLS,
    TERRAIN,
    THE_HUNT,
)
from islario.games.robinson.notation import PEOPLE
from islario.games.robinson.planning import pawns
from islario.games.robinson.position import reading
from islario.games.robinson.position.writing import FIELDS, decks_of, public_of, step_told
from islario.games.robinson.rules import legal
from islario.games.robinson.state import GOING_ON, NONE, STEP_SIZE, WON, Table
from islario.games.robinson.step_names import STEP_NAMES
from islario.games.robinson.switches import PRINTED
from islario.games.robinson.uses import usability

KINDS_OF_DECKS: Final = [
    "build", "gather", "explore", "mysteries", "beasts", "hunting", "inventions", "discoveries", "item_box",
]  # fmt: skip
_counts: Final = vec[i64]([0] * marks.NO_CARD)
"""How many there are of each card; all 0 but while a deck is put in order."""
WHOLE: Final = 100
"""All of the way to the goal."""


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What everybody may know, ready for JSON."""
    decks = decks_of(table)
    books, others, added = _event_counts(table)
    known = table.known_tiles
    return {
        "seat": seat,
        **public_of(table),
        "rounds": int(ROUNDS[table.setup.scenario]),
        "decks": {
            **{name: len(decks[name]) for name in KINDS_OF_DECKS},
            "tiles": len(decks["tile_deck"]),
            "events": {"book": books, "adventure": others, "added": [CARDS[card] for card in added]},
        },
        "seen": {
            "tiles": decks["tile_deck"][len(table.tile_deck) - known :],
            "event": decks["events"][-1] if table.known_event and decks["events"] else None,
            "hunting_top": decks["hunting"][-1] if table.known_top and decks["hunting"] else None,
            "hunting_bottom": decks["hunting"][0] if table.known_bottom and decks["hunting"] else None,
        },
        "waiting_beast": table.waiting_beast != NONE,
        "skills": [_skills(table, player) for player in range(table.setup.players)],
        "asking": asking(table),
        "waiting_for": places(legal.waiting(table)),
        "pawns_left": {
            (str(source) if source < 4 else pawns.SOURCES[source]): int(pawns.left(table, source))
            for source in range(pawns.SOURCE_COUNT)
            if pawns.left(table, source) > 0
        },
        "points": table.setup.rules.points(table),
        "progress": [part.told() for part in table.setup.rules.progress(table)],
    }


def _skills(table: Table, seat: int) -> list[dict[str, Any]]:
    """The four skills of a seat: what each is called, its price, and whether it was used this round.

    The document and the printed card have the names of two of the Soldier's skills the other way round (CHAR-29).
    """
    told = []
    for skill in range(4 * table.setup.characters[seat], 4 * table.setup.characters[seat] + 4):
        called = skill
        if not table.switch(PRINTED) and skill in (DEFENSE_PLAN, THE_HUNT):
            called = DEFENSE_PLAN + THE_HUNT - skill
        used = (table.used >> skill) & 1 == 1
        price = int(usability.price(table, skill))
        told.append({"skill": SKILLS[skill], "called": SKILLS[called], "price": price, "used": used})
    return told


def asking(table: Table) -> dict[str, Any] | None:
    """What is being asked, by which card, about whom; nothing when the game is over."""
    if table.ended != GOING_ON or table.depth == 0:
        return None
    at = (table.depth - 1) * STEP_SIZE
    step = table.steps[at]
    context = table.steps[at + 3]
    told: dict[str, Any] = {"kind": "plan" if step == steps.PLANNING else "window"}
    if step == steps.ASK:
        told["kind"] = agenda.QUESTIONS[table.steps[at + 1] & 15]
        told["for"] = step_told(table, table.depth - 2)
        if table.steps[at + 1] & 15 == agenda.OPTION:
            told["options"] = [option_told(table, number) for number in places(table.steps[at + 2])]
    if agenda.card_of(context) != marks.NO_CARD:
        told["card"] = CARDS[agenda.card_of(context)]
    if agenda.who_of(context) < 6:
        told["who"] = PEOPLE[agenda.who_of(context)]
    return told


def option_told(table: Table, number: int) -> dict[str, Any]:
    """What an option of the question that is asked means: effects as its card has them, or the word of a rule."""
    at = (table.depth - 2) * STEP_SIZE
    step, b = table.steps[at], int(table.steps[at + 2])
    told: dict[str, Any] = {"option": number + 1}
    if step == steps.CHOOSE_AT:
        told["effects"] = deepcopy(reader.written[PROGRAM[3 * ((b >> 6) + number)]])
    elif step == steps.DECIDE_AT:
        told["effects"] = deepcopy(reader.written[DECISION[2 * b + number]])
        told["then"] = "shuffle" if SHUFFLED[2 * b + number] == 1 else "discard"
    else:
        told["means"] = f"{STEP_NAMES[step]}_{number + 1}"
    return told


def _event_counts(table: Table) -> tuple[int, int, list[int]]:
    """How many events with the book and with an adventure the deck still has, and what was shuffled in."""
    books = sum(1 for card in table.event_deck if card < BOOK_EVENTS)
    others = sum(1 for card in table.event_deck if BOOK_EVENTS <= card < ADVENTURES_AT)
    return books, others, sorted(card for card in table.event_deck if card >= ADVENTURES_AT)


def figures(table: Table) -> dict[str, int]:
    """The life that each seat has left, morale, and the goal in hundredths, of which all are a win."""
    goal = WHOLE if table.ended == WON else min(WHOLE - 1, round(WHOLE * table.setup.rules.share_of_goal(table)))
    lives = {f"life{seat}": int(left(table, seat)) for seat in range(table.setup.players)}
    return {**lives, "goal": goal, "morale": int(table.morale)}


# -- hiding and imagining ------------------------------------------------------------------------------------


def show(table: Table, seen: Table) -> None:
    """Make ``seen`` what can be known: each unknown set of cards in the order of the box."""
    seen.copy_from(table)
    _hide_events(seen)
    for deck in seen.adventures:
        _order(deck, len(deck))
    _order(seen.mystery_deck, len(seen.mystery_deck))
    _order(seen.invention_deck, len(seen.invention_deck))
    _order(seen.discovery_pile, len(seen.discovery_pile))
    _order(seen.item_box, len(seen.item_box))
    _order(seen.tile_deck, len(seen.tile_deck) - seen.known_tiles)
    _hide_beasts(seen)


def _order(deck: vec[i64], n: i64) -> None:
    """Put the lowest n cards of a deck into the order of the box, in place: they are counted, kind by kind."""
    if n < 2:
        return
    low: i64 = deck[0]
    high: i64 = low
    for i in range(n):
        card: i64 = deck[i]
        _counts[card] += 1
        if card < low:
            low = card
        elif card > high:
            high = card
    at: i64 = 0
    while low <= high:
        while _counts[low] > 0:
            _counts[low] -= 1
            deck[at] = low
            at += 1
        low += 1


def ordered(deck: vec[i64]) -> vec[i64]:
    """A copy of a deck in the order of the box."""
    found = deck[:]
    _order(found, len(found))
    return found


def joined(lower: vec[i64], upper: vec[i64]) -> vec[i64]:
    found = lower[:]
    for card in upper:
        found = append(found, card)
    return found


def _hide_events(seen: Table) -> None:
    """Which events are in the deck and which in the box nobody knows; only how many of each kind, and what came in."""
    top: i64 = NONE
    deck = seen.event_deck
    if seen.known_event and len(deck) > 0:
        top = deck[len(deck) - 1]
        deck = deck[: len(deck) - 1]
    books: i64 = 0
    others: i64 = 0
    hidden = seen.event_box[:]
    added = vec[i64]()
    for card in deck:
        if card >= ADVENTURES_AT:
            added = append(added, card)
            continue
        hidden = append(hidden, card)
        if card < BOOK_EVENTS:
            books += 1
        else:
            others += 1
    found = vec[i64]()
    box = vec[i64]()
    for card in ordered(hidden):
        if card < BOOK_EVENTS and books > 0:
            books -= 1
            found = append(found, card)
        elif card >= BOOK_EVENTS and others > 0:
            others -= 1
            found = append(found, card)
        else:
            box = append(box, card)
    found = joined(found, ordered(added))
    seen.event_deck = append(found, top) if top != NONE else found
    seen.event_box = box


def _hide_beasts(seen: Table) -> None:
    """Which beasts are in the hunting deck nobody knows, but for a known top or bottom."""
    n: i64 = len(seen.hunting)
    top: i64 = NONE
    bottom: i64 = NONE
    if seen.known_top and n > 0:
        top = seen.hunting[n - 1]
    if seen.known_bottom and n > 0:
        bottom = seen.hunting[0]
    pool = vec[i64]()
    for card in joined(seen.beast_deck, seen.hunting):
        if card != top and card != bottom:
            pool = append(pool, card)
    if seen.waiting_beast != NONE:
        pool = append(pool, seen.waiting_beast)
    pool = ordered(pool)
    hunting = vec[i64]()
    at: i64 = 0
    for place in range(n):
        if place == 0 and bottom != NONE:
            hunting = append(hunting, bottom)
        elif place == n - 1 and top != NONE:
            hunting = append(hunting, top)
        else:
            hunting = append(hunting, pool[at])
            at += 1
    if seen.waiting_beast != NONE:
        seen.waiting_beast = pool[at]
        at += 1
    seen.hunting = hunting
    seen.beast_deck = pool[at:]


PUBLIC: Final = [field for field in FIELDS if field not in ("begin",)]


def imagine(seen: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """A position that agrees with a view: what is unknown is dealt anew."""
    _check_seen(seen)
    position: dict[str, Any] = {field: seen[field] for field in PUBLIC if field in seen and field != "waiting_beast"}
    decks = seen["decks"]
    table = reading.lay_out({**position, "known": {}, "events": decks["events"]["added"]})
    known = seen["seen"]
    _imagine_events(table, decks["events"], known.get("event"), rng)
    for deck, name in enumerate(("build", "gather", "explore")):
        table.adventures[deck] = _drawn(table.adventures[deck], decks[name], rng)
    table.mystery_deck = _drawn(table.mystery_deck, decks["mysteries"], rng)
    table.invention_deck = _drawn(table.invention_deck, decks["inventions"], rng)
    table.discovery_pile = _drawn(table.discovery_pile, decks["discoveries"], rng)
    table.item_box = _drawn(table.item_box, decks["item_box"], rng)
    _imagine_tiles(table, decks["tiles"], known["tiles"], rng)
    _imagine_beasts(table, decks["hunting"], known, seen["waiting_beast"], rng)
    table.beast_deck = table.beast_deck[: decks["beasts"]]
    table.known_tiles = len(known["tiles"])
    return {**position, **decks_of(table)}


def _check_seen(seen: Mapping[str, Any]) -> None:
    """Refuse what does not say how many cards there are, and which are known."""
    view = Fields(Field(seen))
    decks = Fields(view.get("decks"))
    events = Fields(decks.get("events"))
    for name in KINDS_OF_DECKS:
        decks.get(name).number(0, len(CARDS))
    for name in ("book", "adventure"):
        events.get(name).number(0, len(CARDS))
    events.get("added").names(CARDS)
    known = Fields(view.get("seen"))
    for name, cards in (("event", CARDS), ("hunting_top", BEASTS), ("hunting_bottom", BEASTS)):
        if known.get(name).value is not None:
            known.get(name).name(cards)
    tiles = known.get("tiles")
    decks.get("tiles").number(len(tiles.listed()), len(TERRAIN))
    tiles.numbers(0, len(TERRAIN) - 1)
    view.get("waiting_beast").flag()


def _drawn(pool: vec[i64], size: int, rng: Rng) -> vec[i64]:
    """A deck of so many of the cards that it can hold; all of them, but where a position was made up."""
    rng.shuffle(pool)
    return pool[:size]


def _imagine_events(table: Table, counts: Mapping[str, Any], known: Any, rng: Rng) -> None:
    pool = table.event_box[:]
    top = NONE if known is None else CARDS.index(known)
    added = [CARDS.index(name) for name in counts["added"]]
    rng.shuffle(pool)
    books, others = counts["book"], counts["adventure"]
    deck = vec[i64]([card for card in added if card != top])
    box = vec[i64]()
    if top != NONE and top < BOOK_EVENTS:
        books -= 1
    elif top != NONE and top < ADVENTURES_AT:
        others -= 1
    for card in pool:
        if card == top or card >= ADVENTURES_AT:
            continue
        if card < BOOK_EVENTS and books > 0:
            books -= 1
            deck = append(deck, card)
        elif card >= BOOK_EVENTS and others > 0:
            others -= 1
            deck = append(deck, card)
        else:
            box = append(box, card)
    rng.shuffle(deck)
    table.event_deck = append(deck, top) if top != NONE else deck
    table.event_box = box


def _imagine_tiles(table: Table, size: int, known: list[int], rng: Rng) -> None:
    rest = vec[i64]([tile for tile in table.tile_deck if tile not in known])
    table.tile_deck = joined(_drawn(rest, size - len(known), rng), vec[i64](known))


def _imagine_beasts(table: Table, size: int, known: Mapping[str, Any], waiting: bool, rng: Rng) -> None:
    top = None if known.get("hunting_top") is None else BEASTS.index(known["hunting_top"])
    bottom = None if known.get("hunting_bottom") is None else BEASTS.index(known["hunting_bottom"])
    pool = vec[i64]([card for card in joined(table.beast_deck, table.hunting) if card not in (top, bottom)])
    rng.shuffle(pool)
    rest = list(pool)
    hunting: list[int] = []
    if size + waiting > len(rest) + (top is not None) + (bottom is not None):
        raise refuse("position_range", "decks.hunting", value=size, low=0, high=len(rest))
    for place in range(size):
        if place == size - 1 and top is not None:
            hunting.append(top)
        elif place == 0 and bottom is not None:
            hunting.append(bottom)
        else:
            hunting.append(rest.pop())
    table.waiting_beast = rest.pop() if waiting else NONE
    table.hunting = vec[i64](hunting)
    table.beast_deck = vec[i64](rest)

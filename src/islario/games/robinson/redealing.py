"""What is hidden drawn anew in a table, for those who look ahead; and the digest of a table.

``redeal`` does in place what ``view.imagine`` does with positions, and with the same chances.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.digests import START, stir, stir_all
from islario.core.rng import Rng
from islario.games.robinson.components import ADVENTURES_AT, BOOK_EVENTS
from islario.games.robinson.state import NONE, STEP_SIZE, Table


def redeal(seen: Table, rng: Rng) -> None:
    """Draw anew all that is hidden in a table that ``show`` made."""
    _draw_events(seen, rng)
    for deck in seen.adventures:
        rng.shuffle(deck)
    rng.shuffle(seen.mystery_deck)
    rng.shuffle(seen.invention_deck)
    rng.shuffle(seen.discovery_pile)
    rng.shuffle(seen.item_box)
    hidden: i64 = len(seen.tile_deck) - seen.known_tiles
    while hidden > 1:
        other: i64 = rng.below(hidden)
        hidden -= 1
        tile: i64 = seen.tile_deck[hidden]
        seen.tile_deck[hidden] = seen.tile_deck[other]
        seen.tile_deck[other] = tile
    _draw_beasts(seen, rng)


def _draw_events(seen: Table, rng: Rng) -> None:
    """Which events are in the deck, and their order; known are a top, what came in, and how many are of each kind."""
    deck = seen.event_deck
    n: i64 = len(deck)
    top: i64 = NONE
    if seen.known_event and n > 0:
        n -= 1
        top = deck[n]
    books: i64 = 0
    others: i64 = 0
    pool = seen.event_box[:]
    drawn = vec[i64]()
    for i in range(n):
        if deck[i] >= ADVENTURES_AT:
            drawn = append(drawn, deck[i])
            continue
        pool = append(pool, deck[i])
        if deck[i] < BOOK_EVENTS:
            books += 1
        else:
            others += 1
    rng.shuffle(pool)
    box = vec[i64]()
    for card in pool:
        if card < BOOK_EVENTS and books > 0:
            books -= 1
            drawn = append(drawn, card)
        elif card >= BOOK_EVENTS and others > 0:
            others -= 1
            drawn = append(drawn, card)
        else:
            box = append(box, card)
    rng.shuffle(drawn)
    if top != NONE:
        drawn = append(drawn, top)
    seen.event_deck = drawn
    seen.event_box = box


def _draw_beasts(seen: Table, rng: Rng) -> None:
    """Which beasts are in the hunting deck, but for a known top or bottom, and which one waits."""
    hunting = seen.hunting
    first: i64 = 0
    last: i64 = len(hunting)
    if seen.known_bottom and last > 0:
        first = 1
    if seen.known_top and last > first:
        last -= 1
    pool = seen.beast_deck[:]
    for i in range(first, last):
        pool = append(pool, hunting[i])
    if seen.waiting_beast != NONE:
        pool = append(pool, seen.waiting_beast)
    rng.shuffle(pool)
    rest: i64 = len(pool)
    for i in range(first, last):
        rest -= 1
        hunting[i] = pool[rest]
    if seen.waiting_beast != NONE:
        rest -= 1
        seen.waiting_beast = pool[rest]
    seen.beast_deck = pool[:rest]


def digest(table: Table) -> i64:
    """All that lies on the table, as one number, but for what is only kept to be quick."""
    found: i64 = stir(START, ((table.round * 8 + table.phase) * 8 + table.first) * 16 + table.ended)
    found = stir(found, ((table.morale + 16) * 64 + table.roof) * 64 + table.palisade)
    found = stir(found, (table.weapon * 64 + table.camp) * 2 + (1 if table.shelter else 0))
    found = stir(found, (1 if table.friday else 0) + (2 if table.dog else 0) + (4 if table.preserved_first else 0))
    found = stir(
        found, (1 if table.known_event else 0) + (2 if table.known_top else 0) + (4 if table.known_bottom else 0)
    )
    for numbers in (
        table.stock, table.reserved, table.future, table.incoming, table.wounds, table.det, table.tiles, table.on,
        table.fresh, table.marks, table.event_deck, table.event_box, table.mystery_deck, table.mystery_discard,
        table.aside, table.offered, table.beast_deck, table.hunting, table.invention_deck, table.invention_discard,
        table.tile_deck, table.discovery_pile, table.item_box, table.gone, table.threats, table.items,
        table.treasures, table.tokens, table.plan, table.notes,
    ):  # fmt: skip
        found = stir_all(found, numbers)
    for deck in table.adventures:
        found = stir_all(found, deck)
    for number in (
        table.used, table.spent, table.waiting_beast, table.open, table.built, table.known_tiles, table.confirmed,
        table.leading, table.taken, table.depth, table.slot, table.dice, table.temp, table.clouds,
    ):  # fmt: skip
        found = stir(found, number)
    for i in range(table.depth * STEP_SIZE):
        found = stir(found, table.steps[i])
    return found

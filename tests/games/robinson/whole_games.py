"""Whole games for tests: every kind of table, played by policies, one decision at a time; and what is whole then."""

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Any

import islario
from islario.core.bits import places
from islario.core.state import State
from islario.games.robinson import marks, steps
from islario.games.robinson.box.cards import CARDS, SURPRISING_DISCOVERY
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS_AT,
    BIBLE,
    BOOK_EVENTS,
    CANDLES,
    CARPENTER,
    DIES,
    DISCOVERIES_AT,
    DISCOVERY_COPIES,
    HAMMER,
    INVENTION_COUNT,
    INVENTIONS_AT,
    ITEMS_AT,
    MYSTERIES_AT,
    ROUNDS,
    SCENARIO_COUNT,
    SCENARIO_INVENTIONS_AT,
    TILE_COUNT,
    TREASURE_COUNT,
    WRECKAGE,
    WRECKAGE_AT,
)
from islario.games.robinson.pending_cards import cards_in_hand, offered
from islario.games.robinson.planning import costs, pawns
from islario.games.robinson.state import (
    CAMP_LOST,
    CHILD_STARVED,
    COST,
    DEATH,
    DIRECTOR_DIED,
    GOING_ON,
    JENNY_DIED,
    NO_TILE,
    NONE,
    OUT_OF_TIME,
    PAWNS,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    WON,
    Table,
)
from islario.games.robinson.switches import PRINTED, SWITCHES
from tests.games.playing import play_out

GAME = islario.game("robinson")
PLAYERS = ["random", "thumb", SPARED := "spared"]
"""Who plays: one at random, one by thumb, and one at random whom wounds do not harm, so that rounds come to pass
which nobody reaches at random."""
SAMPLED = {"random": (range(0, 280, 9), 30), "thumb": (range(0, 280, 25), 60), SPARED: (range(0, 280, 17), 60)}
"""The games that positions are taken out of, and one in how many of them."""
RECORDED = range(0, 280, 11)
UNASKED = {"use", "reopen", "spend_first"}
"""What seats may do that the game does not wait for."""
CHANGED = (range(0, 280, 9), 150, 100)
"""The games whose positions are changed, after how many actions, and how many are then played, at most."""
TOGETHER: set[str] = {
    "scenario",
    "players",
    "agenda",
    "slot",
    "plan",
    "offered",
    "notes",
    "dice",
    "phase",
    "tiles",
    "camp",
}
"""What only together says what is being resolved, and for whom."""
WATCHED = range(0, 28, 9)
"""The games that bots play from their views alone."""

FLAGS = [name for place, name in enumerate(SWITCHES) if place != PRINTED]


def options(number: int) -> dict[str, Any]:
    """The options of game number so and so: all scenarios, player counts, errata and switches in turn."""
    kind = number // (4 * SCENARIO_COUNT)
    return {
        "scenario": 1 + number % SCENARIO_COUNT,
        "players": 1 + number // SCENARIO_COUNT % 4,
        "errata": "printed" if kind % 2 else "rulebook",
        "wreckage": [*WRECKAGE, "random"][kind % 4],
        "starting_items": [2, 8, 0][kind % 3],
        "friday": ["default", "yes", "no"][kind // 2 % 3],
        "dog": ["default", "no", "yes"][kind // 3 % 3],
        **{name: (kind * 37 + number) >> place & 1 == 1 for place, name in enumerate(FLAGS)},
    }


def play(player: str, number: int) -> Iterator[tuple[Table, int, str]]:
    """A game of one player at all seats: the table after each decision, with its seat and words."""
    for table, seat, words in play_out(GAME, options(number), "random" if player == SPARED else player, number):
        if player == SPARED and table.ended == GOING_ON:
            for person in range(len(table.wounds)):
                table.wounds[person] = 0
        yield table, seat, words


def undo_refusal(before: State, played: State, seat: int, words: str) -> str | None:
    """Why what a seat has just played cannot be taken back: chance had its say, or something came to light."""
    chance = before._rng.counter != played._rng.counter
    return "revealed" if chance or hidden_of(before.position()) != hidden_of(played.position()) else None


def hidden_of(position: dict[str, Any]) -> tuple[Any, ...]:
    """Everything that lies face down, wherever, and what was looked at: the tops of two decks."""
    down = Counter(f"{deck} {card}" for deck in DECKS for card in position[deck])
    down.update(f"beast {card}" for card in [*position["beasts"], *position["hunting"]])
    return down, position["known"]["event"], position["known"]["top"]


DECKS = ["events", "build", "gather", "explore", "mysteries", "inventions", "discoveries", "item_box", "tile_deck"]


def reshuffled(position: dict[str, Any], pick: random.Random) -> dict[str, Any]:
    """The same position for everybody at the table: whatever nobody knows is in another order."""
    changed = dict(position)
    known = position["known"]
    for deck in ("build", "gather", "explore", "mysteries", "inventions", "discoveries", "item_box"):
        changed[deck] = pick.sample(position[deck], len(position[deck]))
    free = len(position["tile_deck"]) - known["tiles"]
    changed["tile_deck"] = pick.sample(position["tile_deck"][:free], free) + position["tile_deck"][free:]
    deal_events(changed, known["event"], pick)
    deal_beasts(changed, known, pick)
    return changed


def deal_events(position: dict[str, Any], known: bool, pick: random.Random) -> None:
    """Which events lie in the deck and which in the box nobody knows, only how many with the book there are."""
    deck, box = position["events"], position["event_box"]
    top = deck[-1:] if known else []
    rest = deck[: len(deck) - len(top)]
    events = {name: [card for card in CARDS[:ADVENTURES_AT] if is_book(card) == (name == "book")] for name in KINDS}
    found = [card for card in rest if not card.startswith("event ")]
    left = []
    for name in KINDS:
        many = sum(card in events[name] for card in rest)
        pool = [card for card in [*rest, *box] if card in events[name]]
        pick.shuffle(pool)
        found += pool[:many]
        left += pool[many:]
    pick.shuffle(found)
    pick.shuffle(left)
    position["events"], position["event_box"] = found + top, left


KINDS = ["book", "adventure"]


def is_book(card: str) -> bool:
    return CARDS.index(card) < BOOK_EVENTS


def deal_beasts(position: dict[str, Any], known: dict[str, Any], pick: random.Random) -> None:
    """Which beasts lie in the hunting deck and which on the event deck nobody knows, but for what was looked at."""
    hunting, waiting = position["hunting"], position["waiting_beast"]
    fixed = {len(hunting) - 1: hunting[-1]} if known["top"] and hunting else {}
    if known["bottom"] and hunting:
        fixed[0] = hunting[0]
    pool = [card for place, card in enumerate(hunting) if place not in fixed]
    pool += position["beasts"] + ([] if waiting is None else [waiting])
    pick.shuffle(pool)
    position["hunting"] = [fixed[place] if place in fixed else pool.pop() for place in range(len(hunting))]
    position["waiting_beast"] = None if waiting is None else pool.pop()
    position["beasts"] = pool


# -- what is whole at every moment ------------------------------------------------------------------------------

BOX: list[int] = sorted(
    [
        *range(SCENARIO_INVENTIONS_AT),
        *range(ITEMS_AT, WRECKAGE_AT),
        *(DISCOVERIES_AT + kind for kind, copies in enumerate(DISCOVERY_COPIES) for _ in range(copies)),
    ]
)
"""Every card and token by its number, as often as there is one; wreckage and what scenarios add left out."""
PARTS = (SCENARIO_INVENTIONS_AT, ITEMS_AT, WRECKAGE_AT, WRECKAGE_AT + len(WRECKAGE))
"""Where what scenarios add begins, and what comes after it; where wreckage does, and what comes after that."""


def cards_of(table: Table) -> list[int]:
    """Every card and token, wherever it is, by its number."""
    found: list[int] = [*table.event_deck, *table.event_box, *table.gone, *cards_in_hand(table)]
    found += [card for card in table.threats if card != NONE]
    found += [(thing >> 3) & 511 for thing in table.incoming]
    found += [ADVENTURES_AT + card for deck in table.adventures for card in deck]
    found += [MYSTERIES_AT + card for card in [*table.mystery_deck, *table.mystery_discard, *table.aside]]
    found += [MYSTERIES_AT + card for card in range(TREASURE_COUNT) if table.treasures[card] != NONE]
    if table.treasures[TREASURE_COUNT] != NONE:
        found.append(ADVENTURES_AT + SURPRISING_DISCOVERY)
    found += [BEASTS_AT + card for card in [*table.beast_deck, *table.hunting]]
    if table.waiting_beast != NONE:
        found.append(BEASTS_AT + table.waiting_beast)
    found += [INVENTIONS_AT + card for card in [*table.invention_deck, *table.invention_discard]]
    for side in (table.open, table.built):
        found += [INVENTIONS_AT + card for card in places(side) if card < INVENTION_COUNT]
    found += [ITEMS_AT + item for item in table.item_box]
    found += [ITEMS_AT + item for item, left in enumerate(table.items) if left > 0 or is_lent(table, item)]
    found += [DISCOVERIES_AT + token for token in table.discovery_pile]
    found += [DISCOVERIES_AT + kind for kind, many in enumerate(table.tokens) for _ in range(many)]
    found += [DISCOVERIES_AT + CANDLES] * pawns.placed(table, pawns.CANDLE_PAWN)
    found += [DISCOVERIES_AT + pawns.token_with_pawn(table)] * pawns.placed(table, pawns.TOKEN_PAWN_SOURCE)
    return sorted(found)


def is_lent(table: Table, item: int) -> bool:
    """Whether a starting item lies with its last use on a planned action."""
    source = {HAMMER: pawns.HAMMER_PAWN, BIBLE: pawns.BIBLE_READING}.get(item)
    return source is not None and pawns.placed(table, source) > 0


def tiles_of(table: Table) -> list[int]:
    """The tiles of the island, wherever they are."""
    looked_at = [-card for card in offered(table) if card < 0]
    return sorted([*(tile for tile in table.tiles if tile != NO_TILE), *table.tile_deck, *looked_at])


def check_table(table: Table) -> None:
    """Everything is where it can be, once, and nothing is less than nothing."""
    found = cards_of(table)
    added, items, wrecks, rest = (bisect_left(found, first) for first in PARTS)
    wreckage = found[wrecks:rest]
    boxed = found[:added] + found[items:wrecks] + found[rest:]
    assert boxed == BOX, [(CARDS[card], boxed.count(card), BOX.count(card)) for card in differing(boxed, BOX)]
    assert len(wreckage) == 1
    assert tiles_of(table) == list(range(1, TILE_COUNT + 1))
    check_numbers(table)
    check_marks(table)
    check_plan(table)
    check_agenda(table)


def differing(cards: list[int], others: list[int]) -> list[int]:
    """The cards that there are more or fewer of."""
    return [card for card in sorted({*cards, *others}) if cards.count(card) != others.count(card)]


def check_numbers(table: Table) -> None:
    for amounts in (table.stock, table.reserved, table.future, table.det, table.wounds, table.tokens, table.items):
        assert min(amounts) >= 0
    assert -3 <= table.morale <= 3
    assert min(table.roof, table.palisade, table.weapon, table.temp) >= 0
    assert 1 <= table.round <= ROUNDS[table.setup.scenario]
    assert 0 <= table.first < table.setup.players
    assert table.tiles[table.camp] != NO_TILE
    assert table.open & table.built == 0
    assert max(table.items) <= 2


def check_marks(table: Table) -> None:
    """Each bit of a place stands for a mark, and each mark for a bit; what is all new does not work yet."""
    on, old = [0] * marks.PLACE_COUNT, [0] * marks.PLACE_COUNT
    for mark in table.marks:
        place, bit = marks.place_of(mark), 1 << marks.kind_of(mark)
        on[place] |= bit
        if not marks.is_fresh(mark):
            old[place] |= bit
    assert list(table.on) == on
    assert list(table.fresh) == [there & ~before for there, before in zip(on, old, strict=True)]


def check_plan(table: Table) -> None:
    """What is reserved is what the plan costs, and it is there; while planning no more pawns than there are.

    Only while planning may a cube be missing: one that the Carpenter could save.
    """
    planning = is_planning(table)
    saved = 1 if planning and table.setup.seat_of[CARPENTER] != NONE else 0
    for reserved, there in zip(table.reserved, (table.stock[0] + saved, *table.stock[1:]), strict=True):
        assert reserved <= there
    used = [table.plan[slot * SLOT_SIZE + PAWNS] for slot in range(SLOTS) if table.plan[slot * SLOT_SIZE + TARGET]]
    for source in range(pawns.SOURCE_COUNT):
        assert pawns.placed(table, source) == sum(pawns.of(there, source) for there in used), pawns.SOURCES[source]
        assert not planning or pawns.left(table, source) >= 0, pawns.SOURCES[source]
    planned = [table.plan[slot * SLOT_SIZE + COST] for slot in range(SLOTS) if table.plan[slot * SLOT_SIZE + TARGET]]
    assert table.reserved[0] == sum(costs.wood_of(cost) for cost in planned)
    assert table.reserved[1] + table.reserved[2] == sum(costs.food_of(cost) for cost in planned)
    assert table.reserved[3] == sum(costs.fur_of(cost) for cost in planned)
    assert table.confirmed >> table.setup.players == 0


def is_planning(table: Table) -> bool:
    """Whether the plan is still open, though something may be asked in between."""
    return any(table.steps[number * STEP_SIZE] == steps.PLANNING for number in range(table.depth))


def check_agenda(table: Table) -> None:
    """A game that goes on waits at the plan, at a question with more than one answer, or at a window."""
    if table.ended != GOING_ON:
        assert table.depth == 0
        return
    assert 1 <= table.depth <= 60
    at = (table.depth - 1) * STEP_SIZE
    assert table.steps[at] in (steps.PLANNING, steps.ASK, steps.WINDOW)
    if table.steps[at] == steps.ASK:
        assert bin(table.steps[at + 2]).count("1") > 1
    if table.steps[at] == steps.WINDOW:
        assert 0 < table.steps[at + 2] < 1 << table.setup.players


def check_ending(table: Table) -> None:
    """A game ended as its scenario can end, and its result says so."""
    scenario = table.setup.scenario + 1
    own = {JENNY_DIED: 3, CHILD_STARVED: 6, DIRECTOR_DIED: 7}
    assert table.ended in (WON, DEATH, OUT_OF_TIME, CAMP_LOST, *own)
    assert own.get(table.ended, scenario) == scenario
    dead = [seat for seat in range(table.setup.players) if table.wounds[seat] >= DIES[table.setup.characters[seat]]]
    assert table.ended != DEATH or dead
    assert table.ended != WON or table.setup.rules.reached(table)
    assert table.ended != CAMP_LOST or table.has(table.camp, marks.DOWN)
    if table.ended == OUT_OF_TIME:
        assert table.round == ROUNDS[table.setup.scenario]
        assert not table.setup.rules.reached(table)
    result = GAME.result_of(table)
    assert result["won"] == (table.ended == WON)
    assert result["winners"] == (list(range(table.setup.players)) if result["won"] else [])
    assert len(set(result["scores"])) == 1
    assert len(result["scores"]) == table.setup.players

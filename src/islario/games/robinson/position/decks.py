"""Positions coming in: their decks. What is left out holds what lies nowhere else, in the order of the box."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.fields import Fields
from islario.games.robinson import components
from islario.games.robinson.box.cards import ADVENTURES, CARDS, EVENTS, MYSTERIES
from islario.games.robinson.components import (
    ADVENTURE_DECKS,
    BEASTS,
    BOOK_EVENTS,
    DISCOVERIES,
    DISCOVERY_COPIES,
    INVENTIONS,
    ROUNDS,
    STARTING_ITEMS,
    TILE_COUNT,
)
from islario.games.robinson.pending_cards import cards_in_hand, offered
from islario.games.robinson.planning import pawns
from islario.games.robinson.position.writing import TREASURES
from islario.games.robinson.state import (
    NONE,
    Table,
)

STACKABLE: Final = CARDS[: components.BEASTS_AT]
"""What can lie in the event deck: events, adventures, mysteries."""


def read_decks(table: Table, given: Fields) -> None:
    table.gone = vec[i64](given.get("gone", []).names(CARDS))
    table.aside = vec[i64](given.get("aside", []).names(MYSTERIES))
    table.mystery_discard = vec[i64](given.get("mystery_discard", []).names(MYSTERIES))
    table.invention_discard = vec[i64](given.get("invention_discard", []).names(INVENTIONS))
    placed = _placed(table)
    events = [CARDS.index(f"event {name}") for name in EVENTS]
    table.event_deck = vec[i64](given.get("events", []).names(STACKABLE))
    seen = placed | set(table.event_deck)
    if given.has("event_box"):
        table.event_box = vec[i64](given.get("event_box", []).names(STACKABLE))
    else:
        table.event_box = vec[i64]([card for card in events if card not in seen])
    if not given.has("events"):
        _fill_events(table)
    for colour, field in enumerate(("build", "gather", "explore")):
        own = list(range(ADVENTURE_DECKS[colour], ADVENTURE_DECKS[colour + 1]))
        rest = [card for card in own if card + components.ADVENTURES_AT not in seen]
        table.adventures[colour] = _deck(given, field, ADVENTURES, rest, own)
    rest = [card for card in range(len(MYSTERIES)) if card + components.MYSTERIES_AT not in seen]
    table.mystery_deck = _deck(given, "mysteries", MYSTERIES, rest, None)
    waiting = given.get("waiting_beast")
    table.waiting_beast = NONE if waiting.value is None else waiting.name(BEASTS)
    table.hunting = vec[i64](given.get("hunting", []).names(BEASTS))
    taken = {*table.hunting, table.waiting_beast}
    rest = [card for card in range(len(BEASTS)) if card + components.BEASTS_AT not in seen and card not in taken]
    table.beast_deck = _deck(given, "beasts", BEASTS, rest, None)
    rest = [card for card in range(len(INVENTIONS)) if card + components.INVENTIONS_AT not in seen]
    table.invention_deck = _deck(given, "inventions", INVENTIONS, rest, None)
    used = [*table.tiles, *(-card for card in offered(table))]
    tiles = [tile for tile in range(1, TILE_COUNT + 1) if tile not in used]
    if given.has("tile_deck"):
        tiles = given.get("tile_deck").numbers(1, TILE_COUNT)
    table.tile_deck = vec[i64](tiles)
    _read_tokens_and_items(table, given, seen)
    known = given.get("known", {}).fields(["tiles", "event", "top", "bottom"])
    table.known_tiles = known.get("tiles", 0).number(0, len(table.tile_deck))
    table.known_event = known.get("event", False).flag()
    table.known_top = known.get("top", False).flag()
    table.known_bottom = known.get("bottom", False).flag()


def _deck(given: Fields, field: str, names: list[str], rest: list[int], own: list[int] | None) -> vec[i64]:
    """A deck as it is given, or what is left for it; names mean the cards of their own deck."""
    if not given.has(field):
        return vec[i64](rest)
    if own is None:
        return vec[i64](given.get(field, []).names(names))
    own_names = [names[card] for card in own]
    return vec[i64]([own[place] for place in given.get(field, []).names(own_names)])


def _placed(table: Table) -> set[int]:
    """Every card that lies somewhere but in a deck."""
    found: set[int] = {*table.gone, *cards_in_hand(table)}
    found |= {(thing >> 3) & 511 for thing in table.incoming}
    found |= {card for card in table.threats if card != NONE}
    found |= {components.MYSTERIES_AT + card for card in [*table.aside, *table.mystery_discard]}
    found |= {components.INVENTIONS_AT + card for card in table.invention_discard}
    for place in range(len(INVENTIONS)):
        if (table.open | table.built) >> place & 1:
            found.add(components.INVENTIONS_AT + place)
    for place, left in enumerate(table.treasures):
        if left != NONE:
            family = "mystery" if place < components.TREASURE_COUNT else "adventure"
            found.add(CARDS.index(f"{family} {TREASURES[place]}"))
    return found


def _fill_events(table: Table) -> None:
    """As many events as there are rounds to come, half of them with the book."""
    left = ROUNDS[table.setup.scenario] - table.round + 1
    books = [card for card in table.event_box if card < BOOK_EVENTS]
    others = [card for card in table.event_box if card >= BOOK_EVENTS]
    deck: list[int] = []
    for place in range(left):
        pile = books if place % 2 == 0 else others
        if pile:
            deck.append(pile.pop(0))
    table.event_deck = vec[i64](deck[::-1])
    table.event_box = vec[i64](books + others)


def _read_tokens_and_items(table: Table, given: Fields, seen: set[int]) -> None:
    if given.has("discoveries"):
        table.discovery_pile = vec[i64](given.get("discoveries", []).names(DISCOVERIES))
    else:
        gone = [card - components.DISCOVERIES_AT for card in table.gone]
        coming = [((thing >> 3) & 511) - components.DISCOVERIES_AT for thing in table.incoming]
        coming += [card - components.DISCOVERIES_AT for card in offered(table)]
        pile: list[int] = []
        for kind in range(len(DISCOVERIES)):
            used = table.tokens[kind] + gone.count(kind) + coming.count(kind) + _planned(table, kind)
            pile += [kind] * int(max(0, DISCOVERY_COPIES[kind] - used))
        table.discovery_pile = vec[i64](pile)
    if given.has("item_box"):
        table.item_box = vec[i64](given.get("item_box", []).names(STARTING_ITEMS))
    else:
        planned = [components.HAMMER] if pawns.placed(table, pawns.HAMMER_PAWN) else []
        planned += [components.BIBLE] if pawns.placed(table, pawns.BIBLE_READING) else []
        rest = [item for item in range(len(STARTING_ITEMS)) if table.items[item] == 0 and item not in planned]
        table.item_box = vec[i64]([item for item in rest if item + components.ITEMS_AT not in seen])


def _planned(table: Table, kind: int) -> int:
    """Discovery tokens that lie on planned actions."""
    if kind == components.CANDLES:
        return pawns.placed(table, pawns.CANDLE_PAWN)
    return pawns.placed(table, pawns.TOKEN_PAWN_SOURCE) if kind == pawns.token_with_pawn(table) else 0

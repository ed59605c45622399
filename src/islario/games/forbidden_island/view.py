"""What each seat may see. In this game all is open but the order of the two decks.

A view says which cards are in the treasure deck, and which flood cards lie in each known set
(FI-RISE-5), never in which order. Every seat and every spectator sees the same.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import bit, count, lowest, places
from islario.core.digests import START, stir, stir_all
from islario.core.fields import refuse
from islario.core.rng import Rng
from islario.games.forbidden_island.components import CARD_COUNTS, CARDS, FLOOD_DRAWS, TILE_COUNT, TILES
from islario.games.forbidden_island.position import layers, open_facts
from islario.games.forbidden_island.state import DISCARD_DUE, GOING_ON, HAND_BITS, SWIM_DUE, Table

DUE = {DISCARD_DUE: "discard", SWIM_DUE: "swim"}


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may know."""
    treasures = [int(card) for card in table.treasure_deck]
    return {
        "game": "forbidden_island",
        "seat": seat,
        "waiting_for": [int(table.asked)] if table.ended == GOING_ON else [],
        "due": DUE.get(int(table.due)),
        "level": int(FLOOD_DRAWS[table.water]),
        **open_facts(table),
        "treasure_deck": {name: treasures.count(card) for card, name in enumerate(CARDS)},
        "flood_deck": _known_sets(table),
    }


def figures(table: Table) -> dict[str, int]:
    """The island and the treasures in numbers: tiles that have not sunk, and treasures captured."""
    return {"tiles": TILE_COUNT - int(count(table.sunk)), "treasures": int(count(table.captured))}


def _known_sets(table: Table) -> list[list[str]]:
    """The flood deck as sets, from the top, each in the order of the box; the rest comes last."""
    sets: list[list[str]] = []
    top = len(table.flood_deck)
    for size in filter(None, layers(table)):
        bits = sum(1 << table.flood_deck[i] for i in range(top - size, top))
        sets.append([TILES[tile] for tile in places(bits)])
        top -= size
    return sets


def imagine(view: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """A position that agrees with a view: the order of the decks drawn anew within what is known."""
    position = {name: view[name] for name in view if name not in ("game", "seat", "waiting_for", "due", "level")}
    try:
        counts = [min(view["treasure_deck"][name], CARD_COUNTS[card] + 1) for card, name in enumerate(CARDS)]
        cards = [name for name, count in zip(CARDS, counts, strict=True) for _ in range(count)]
        sets = [list(tiles) for tiles in view["flood_deck"]]
    except (KeyError, TypeError):
        raise refuse("position_kind", "treasure_deck, flood_deck", expected="{...}, [...]") from None
    position["treasure_deck"] = _shuffled(cards, rng)
    position["flood_deck"] = [tile for tiles in sets for tile in _shuffled(tiles, rng)]
    position["flood_layers"] = [len(tiles) for tiles in sets[:-1]]
    return position


def _shuffled(names: list[str], rng: Rng) -> list[str]:
    order = vec[i64](range(len(names)))
    rng.shuffle(order)
    return [names[i] for i in order]


def show(table: Table, seen: Table) -> None:
    """Make ``seen`` a table that holds what a view holds: each known set of cards in the box's order."""
    seen.copy_from(table)
    _forget_treasures(seen.treasure_deck)
    _forget_floods(seen.flood_deck, seen.seams)


def _forget_treasures(deck: vec[i64]) -> None:
    counts: i64 = 0  # of each kind, as in a hand
    for i in range(len(deck)):
        counts += 1 << (deck[i] * HAND_BITS)
    kind: i64 = 0
    for place in range(len(deck)):
        while counts & 31 == 0:
            counts >>= HAND_BITS
            kind += 1
        deck[place] = kind
        counts -= 1


def _forget_floods(deck: vec[i64], seams: i64) -> None:
    place: i64 = 0
    end: i64 = len(deck)
    while place < end:
        bits: i64 = 0
        i: i64 = place
        while i < end and (i == place or (seams >> i) & 1 == 0):
            bits |= 1 << deck[i]
            i += 1
        while bits != 0:
            deck[place] = lowest(bits)
            bits &= bits - 1
            place += 1


def redeal(seen: Table, rng: Rng) -> None:
    """Draw anew what is hidden in a table that ``show`` made: shuffle the cards within each known set."""
    rng.shuffle(seen.treasure_deck)
    place: i64 = 0
    end: i64 = len(seen.flood_deck)
    while place < end:
        upper: i64 = place + 1
        while upper < end and (seen.seams >> upper) & 1 == 0:
            upper += 1
        _shuffle_part(seen.flood_deck, place, upper, rng)
        place = upper


def _shuffle_part(cards: vec[i64], place: i64, upper: i64, rng: Rng) -> None:
    while upper > place + 1:
        other: i64 = place + rng.below(upper - place)
        upper -= 1
        card: i64 = cards[upper]
        cards[upper] = cards[other]
        cards[other] = card


def digest(table: Table) -> i64:
    """All that lies on the table, as one number. The order of discards is nothing: they are shuffled before use."""
    found: i64 = stir_all(START, table.at)
    found = stir_all(found, table.hands)
    found = stir_all(found, table.treasure_deck)
    found = stir_all(found, table.flood_deck)
    counts: i64 = 0
    for card in table.treasure_discard:
        counts += bit(card * HAND_BITS)
    tiles: i64 = 0
    for tile in table.flood_discard:
        tiles |= bit(tile)
    found = stir(stir(stir(found, counts), tiles), table.seams)
    found = stir(stir(stir(found, table.flooded), table.sunk), table.captured)
    where: i64 = ((table.water * 16 + table.turn) * 4 + table.phase) * 16 + table.left
    return stir(stir(found, where), (table.swimming * 8 + table.ended) * 2 + (1 if table.flown else 0))


def setup_digest(table: Table) -> i64:
    """What never changes in a game, as one number."""
    island = table.island
    found: i64 = stir_all(stir_all(stir_all(START, island.tiles), island.near), island.around)
    return stir(stir_all(found, table.roles), 1 if table.late_discard else 0)

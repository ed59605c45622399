"""Events, adventures and mysteries, read once from ``box/`` into typed tables, and the finished program."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.box import piece_names
from islario.games.robinson.box.reading import (
    cards_of,
    effects_of,
    field_of,
    flags_of,
    free_names_of,
    items_of,
    need,
    numbers_of,
    pawns_of,
    place_of,
    read_file,
    reader,
    refuse,
    whens_of,
)
from islario.games.robinson.components import (
    ADVENTURE_DECKS,
    BEASTS,
    BOOK,
    BOOK_EVENTS,
    DISCOVERIES,
    EVENT_COUNT,
    INVENTIONS,
    MONSTER_COUNT,
    MYSTERY_COUNT,
    SCENARIO_INVENTIONS,
    SCENARIOS,
    SKILLS,
    STARTING_ITEMS,
    TREASURE_COUNT,
    WRECKAGE,
)
from islario.games.robinson.effects.limits import (
    AFTERWARDS,
    IN_BUILD,
    IN_EXPLORE,
    IN_GATHER,
    IN_MYSTERY,
    IN_USE,
    ON_EVENT,
    ON_REWARD,
    ON_THREAT,
)
from islario.games.robinson.effects.specs import COLOURS

# -- events ---------------------------------------------------------------------------------------
_EVENT_BOX: Final = read_file("events")
_BOOKS: Final = cards_of(_EVENT_BOX, "book", BOOK_EVENTS, ["id", "event", "threat", "effect"])
_OTHERS: Final = cards_of(
    _EVENT_BOX, "adventure", EVENT_COUNT - BOOK_EVENTS, ["id", "icon", "event", "threat", "effect"]
)
_EVENTS: Final = [*_BOOKS, *_OTHERS]
EVENTS: Final = free_names_of(_EVENTS)
for _card in _EVENTS:
    need(_card, "event", "effect")
ICON: Final = vec[i64]([BOOK] * len(_BOOKS) + [reader.one_of(field_of(card, "icon"), COLOURS) for card in _OTHERS])
"""The adventure icon of each event, or BOOK."""
EVENT_EFFECT: Final = vec[i64](effects_of(_EVENTS, "event", ON_EVENT))
THREAT_EFFECT: Final = vec[i64](effects_of(_EVENTS, "effect", ON_THREAT))
CLOUD_BURST: Final = place_of(_EVENTS, "cloud_burst")
PAYABLE: Final[dict[str, list[str]]] = {"pay": ["wood", "food", "fur"], "pay_or": ["fur"]}
"""What can be asked for to remove a threat, and what can be paid instead of it."""


def _threats() -> list[dict[str, Any]]:
    """The threat part of each event, with its fields checked and its payments spread out."""
    fields = ["pawns", "pay", "pay_or", "instead", "item", "weapon", "different", "reward"]
    found = []
    for card in _EVENTS:
        threat = reader.mapping(field_of(card, "threat"))
        spread = {"id": card["id"], **threat}
        reader.origins[id(spread)], reader.inside[id(spread)] = reader.origins[id(card)], "threat."
        for field in threat:
            if field not in fields:
                refuse(spread, field)
        need(spread, "reward")
        if "pay" not in threat:  # instead of nothing
            refuse(spread, "pay_or", "instead")
        for way, payable in PAYABLE.items():
            for resource, amount in reader.mapping(field_of(spread, way)).items() if way in threat else ():
                spread[f"{way}.{payable[reader.one_of(resource, payable)]}"] = amount
        found.append(spread)
    return found


_THREATS: Final = _threats()
THREAT_PAWNS: Final = vec[i64](numbers_of(_THREATS, "pawns", 1, 2, absent=None))
THREAT_WOOD: Final = vec[i64](numbers_of(_THREATS, "pay.wood", 1, piece_names.MOST_TO_PAY))
THREAT_FOOD: Final = vec[i64](numbers_of(_THREATS, "pay.food", 1, piece_names.MOST_TO_PAY))
THREAT_FUR: Final = vec[i64](numbers_of(_THREATS, "pay.fur", 1, piece_names.MOST_TO_PAY))
THREAT_OR_FUR: Final = vec[i64](numbers_of(_THREATS, "pay_or.fur", 1, piece_names.MOST_TO_PAY))
THREAT_WEAPON: Final = vec[i64](numbers_of(_THREATS, "weapon"))
THREAT_DIFFERENT: Final = vec[i64](flags_of(_THREATS, "different"))
THREAT_REWARD: Final = vec[i64](effects_of(_THREATS, "reward", ON_REWARD))
THREAT_ITEM: Final = vec[i64](items_of(_THREATS, "item"))
THREAT_INSTEAD: Final = vec[i64](items_of(_THREATS, "instead"))
"""The item whose owners need not pay (THREAT-4)."""

# -- adventures -------------------------------------------------------------------------------------
_ADVENTURE_BOX: Final = read_file("adventures")
_ADVENTURE_FIELDS: Final = ["id", "top", "decide", "shuffled", "shuffle", "after", "uses", "when", "use"]
_DECKS: Final = [
    cards_of(_ADVENTURE_BOX, colour, ADVENTURE_DECKS[deck + 1] - ADVENTURE_DECKS[deck], _ADVENTURE_FIELDS)
    for deck, colour in enumerate(COLOURS)
]
_ADVENTURES: Final = [card for deck in _DECKS for card in deck]
ADVENTURES: Final = free_names_of(_ADVENTURES)
"""Build, gather, explore, one deck after the other (components.ADVENTURE_DECKS)."""
_WHERE: Final = [IN_BUILD, IN_GATHER, IN_EXPLORE]
SHUFFLE: Final = vec[i64](flags_of(_ADVENTURES, "shuffle"))


def _shuffled() -> list[int]:
    """Whether a decision shuffles its card into the event deck, at 2 * adventure."""
    table: list[int] = []
    for card in _ADVENTURES:
        flags = [False, False] if field_of(card, "shuffled") is None else reader.listed(card["shuffled"], 2, 2)
        table += [int(reader.flag(flag)) for flag in flags]
    return table


SHUFFLED: Final = vec[i64](_shuffled())


def _check_adventures() -> None:
    """Either what happens or a decision; a part for the event deck only if it gets there; one card that is used."""
    for place, card in enumerate(_ADVENTURES):
        if field_of(card, "decide") is None:
            need(card, "top", "shuffle")
            refuse(card, "shuffled")
        else:
            need(card, "shuffled")
            refuse(card, "top", "shuffle")
        if SHUFFLE[place] + SHUFFLED[2 * place] + SHUFFLED[2 * place + 1] == 0:
            refuse(card, "after")
        kept = card["id"] == piece_names.KEPT_ADVENTURE
        if not kept:
            refuse(card, "uses", "when", "use")
        else:
            need(card, "use")
            reader.number(field_of(card, "uses"), 1, 1)
            reader.one_of(field_of(card, "when"), ["fight"])
        if (field_of(card, "top") == [{"keep": True}]) != kept:
            raise reader.bad("effect", card.get("top"))


_check_adventures()
TOP: Final = vec[i64](
    [effects for deck, where in zip(_DECKS, _WHERE, strict=True) for effects in effects_of(deck, "top", where)]
)
AFTER: Final = vec[i64](effects_of(_ADVENTURES, "after", AFTERWARDS))


def _decisions() -> list[int]:
    """The two lists of each card that lets its performer decide, at 2 * adventure; else -1."""
    table: list[int] = []
    for deck, where in zip(_DECKS, _WHERE, strict=True):
        for card in deck:
            options = field_of(card, "decide")
            if options is None:
                table += [-1, -1]
            else:
                table += [reader.effects_at(option, where) for option in reader.listed(options, 2, 2)]
    return table


DECISION: Final = vec[i64](_decisions())
SURPRISING_DISCOVERY: Final = place_of(_ADVENTURES, piece_names.KEPT_ADVENTURE)
"""The one adventure that is kept and used."""
ADVENTURE_USE: Final = vec[i64](effects_of(_ADVENTURES, "use", IN_USE))
NEW_FLOCK: Final = place_of(_ADVENTURES, "new_flock")
AFTER_THE_HURRICANE: Final = place_of(_ADVENTURES, "after_the_hurricane")
DANGEROUS_TERRAIN: Final = place_of(_ADVENTURES, "dangerous_terrain")

# -- mysteries ----------------------------------------------------------------------------------------
_MYSTERY_BOX: Final = read_file("mysteries")
_MYSTERY_FIELDS: Final = [
    "id", "effect", "keep", "next_round", "shuffle", "after", "again", "uses", "when", "use", "pawn",
]  # fmt: skip
_TREASURES: Final = cards_of(_MYSTERY_BOX, "treasure", TREASURE_COUNT, _MYSTERY_FIELDS)
_TRAP_COUNT: Final = MYSTERY_COUNT - TREASURE_COUNT - MONSTER_COUNT
_MYSTERIES: Final = [
    *_TREASURES,
    *cards_of(_MYSTERY_BOX, "monster", MONSTER_COUNT, _MYSTERY_FIELDS),
    *cards_of(_MYSTERY_BOX, "trap", _TRAP_COUNT, _MYSTERY_FIELDS),
]
MYSTERIES: Final = free_names_of(_MYSTERIES, [piece_names.KEPT_ADVENTURE])
"""Treasures, monsters, traps. None has the name of the adventure that is kept with the treasures."""
MYSTERY_KEEP: Final = vec[i64](flags_of(_MYSTERIES, "keep"))
MYSTERY_SHUFFLE: Final = vec[i64](flags_of(_MYSTERIES, "shuffle"))


def _check_mysteries() -> None:
    """What is kept is not shuffled away; only treasures that are kept have uses."""
    for place, card in enumerate(_MYSTERIES):
        need(card, "effect")
        kept = MYSTERY_KEEP[place] == 1
        if kept:
            refuse(card, "shuffle")
        if MYSTERY_SHUFFLE[place] == 0:
            refuse(card, "after", "again")
        if place >= TREASURE_COUNT or not kept:
            refuse(card, "next_round", "uses", "when", "use", "pawn")
        elif (card.get("use") is None and card["id"] != "candles") or card["id"] in piece_names.USED_AGAIN:
            refuse(card, "uses")
        else:
            need(card, "uses")


_check_mysteries()
PAWNS: Final = pawns_of(_MYSTERIES, piece_names.TREASURES_WITH_PAWNS)
"""The kinds of actions that the additional pawn of a treasure is for, as in ``components.PAWNS``."""
MYSTERY_EFFECT: Final = vec[i64](effects_of(_MYSTERIES, "effect", IN_MYSTERY))
MYSTERY_NEXT_ROUND: Final = vec[i64](flags_of(_MYSTERIES, "next_round"))
MYSTERY_AGAIN: Final = vec[i64](flags_of(_MYSTERIES, "again"))
MYSTERY_AFTER: Final = vec[i64](effects_of(_MYSTERIES, "after", AFTERWARDS))
MYSTERY_USES: Final = vec[i64](numbers_of(_MYSTERIES, "uses", 1, 3))
MYSTERY_WHEN: Final = vec[i64](whens_of(_MYSTERIES, piece_names.EXPLORED_TREASURE))
MYSTERY_USE: Final = vec[i64](effects_of(_MYSTERIES, "use", IN_USE))
HELMET: Final = place_of(_TREASURES, "helmet")
CANDLES_CARD: Final = place_of(_TREASURES, "candles")
COMPASS: Final = place_of(_TREASURES, "compass")
BARREL: Final = place_of(_TREASURES, "barrel")
SABRE: Final = place_of(_TREASURES, "sabre")
WHIP: Final = place_of(_TREASURES, "whip")
OLD_CLOTHES: Final = place_of(_TREASURES, "old_clothes")
BACKPACK: Final = place_of(_TREASURES, "backpack")
BOXES: Final = place_of(_TREASURES, "boxes")
HAMMOCK: Final = place_of(_TREASURES, "hammock")
TREASURE_MAP: Final = place_of(_TREASURES, "treasure_map")

# -- the program, and the names of all cards ------------------------------------------------------------
PROGRAM: Final = vec[i64](reader.program)
"""The effects of all cards, three numbers a row; a list is named by where it begins and its length."""


def _card_names() -> list[str]:
    own = [str(card["id"]) for cards in SCENARIO_INVENTIONS for card in cards]
    events = [f"event {name}" for name in EVENTS]
    adventures = [f"adventure {name}" for name in ADVENTURES]
    mysteries = [f"mystery {name}" for name in MYSTERIES]
    beasts = [f"beast {name}" for name in BEASTS]
    inventions = [f"invention {name}" for name in [*INVENTIONS, *own]]
    rest = [f"item {name}" for name in STARTING_ITEMS] + [f"wreckage {name}" for name in WRECKAGE]
    tokens = [f"discovery {name}" for name in DISCOVERIES]
    return [
        *events, *adventures, *mysteries, *beasts, *inventions, *rest, *tokens,
        *[f"scenario {name}" for name in SCENARIOS], *[f"skill {name}" for name in SKILLS],
    ]  # fmt: skip


CARDS: Final = _card_names()
"""Every card by its number: its kind and its name."""

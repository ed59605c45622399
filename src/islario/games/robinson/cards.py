"""Events, adventures and mysteries, read once from ``box/`` into typed tables, and the finished program."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson.components import (
    ADVENTURE_COUNT,
    BEASTS,
    BOOK,
    CARD_COUNT,
    CHARACTERS,
    DISCOVERIES,
    INVENTIONS,
    MONSTER_COUNT,
    PAWN_USES,
    SCENARIO_INVENTIONS,
    SCENARIOS,
    SKILLS,
    STARTING_ITEMS,
    TREASURE_COUNT,
    WRECKAGE,
)
from islario.games.robinson.reading import (
    cards_of,
    effects_of,
    field_of,
    flags_of,
    items_of,
    masks_of,
    names_of,
    numbers_of,
    read_file,
    reader,
    whens_of,
)

# -- events ---------------------------------------------------------------------------------------
_EVENT_BOX: Final = read_file("events")
_BOOKS: Final = cards_of(_EVENT_BOX, "book", 39, ["id", "event", "threat", "effect"])
_EVENTS: Final = [*_BOOKS, *cards_of(_EVENT_BOX, "adventure", 34, ["id", "icon", "event", "threat", "effect"])]
EVENTS: Final = names_of(_EVENTS)
ICONS: Final = ["build", "gather", "explore"]
ICON: Final = vec[i64](
    [BOOK if field_of(card, "icon") is None else reader.one_of(card["icon"], ICONS) for card in _EVENTS]
)
"""The adventure icon of each event, or BOOK."""
BOOK_EVENTS: Final = 39
EVENT_EFFECT: Final = vec[i64](effects_of(_EVENTS, "event"))
THREAT_EFFECT: Final = vec[i64](effects_of(_EVENTS, "effect"))
CLOUD_BURST: Final = EVENTS.index("cloud_burst")


PAYABLE: Final = ["wood", "food", "fur"]


def _threats() -> list[dict[str, Any]]:
    """The threat part of each event, with its fields checked and its payments spread out."""
    fields = ["pawns", "pay", "pay_or", "instead", "item", "weapon", "different", "reward"]
    found = []
    for card in _EVENTS:
        threat = field_of(card, "threat")
        if not isinstance(threat, dict):
            raise reader.bad("effect", threat)
        for field in threat:
            if field not in fields:
                raise reader.bad("field", field)
        spread = {"id": card["id"], **threat}
        for way in ("pay", "pay_or"):
            paid = threat.get(way, {})
            if not isinstance(paid, dict):
                raise reader.bad("name", paid)
            for resource, amount in paid.items():
                spread[f"{way}_{PAYABLE[reader.one_of(resource, PAYABLE)]}"] = amount
        reader.origins[id(spread)] = reader.origins[id(card)]
        found.append(spread)
    return found


_THREATS: Final = _threats()
THREAT_PAWNS: Final = vec[i64](numbers_of(_THREATS, "pawns", 1, 2))
THREAT_WOOD: Final = vec[i64](numbers_of(_THREATS, "pay_wood"))
THREAT_FOOD: Final = vec[i64](numbers_of(_THREATS, "pay_food"))
THREAT_FUR: Final = vec[i64](numbers_of(_THREATS, "pay_fur"))
THREAT_OR_FUR: Final = vec[i64](numbers_of(_THREATS, "pay_or_fur"))
THREAT_WEAPON: Final = vec[i64](numbers_of(_THREATS, "weapon"))
THREAT_DIFFERENT: Final = vec[i64](flags_of(_THREATS, "different"))
THREAT_REWARD: Final = vec[i64](effects_of(_THREATS, "reward"))
THREAT_ITEM: Final = vec[i64](items_of(_THREATS, "item"))
THREAT_INSTEAD: Final = vec[i64](items_of(_THREATS, "instead"))
"""The item whose owners need not pay (THREAT-4)."""

# -- adventures -------------------------------------------------------------------------------------
_ADVENTURE_BOX: Final = read_file("adventures")
_ADVENTURE_FIELDS: Final = ["id", "top", "decide", "shuffled", "shuffle", "after", "uses", "when", "use"]
_ADVENTURES: Final = [
    card for colour in ICONS for card in cards_of(_ADVENTURE_BOX, colour, ADVENTURE_COUNT, _ADVENTURE_FIELDS)
]
ADVENTURES: Final = names_of(_ADVENTURES)
"""Build, gather, explore: thirty each."""
TOP: Final = vec[i64](effects_of(_ADVENTURES, "top"))
SHUFFLE: Final = vec[i64](flags_of(_ADVENTURES, "shuffle"))
AFTER: Final = vec[i64](effects_of(_ADVENTURES, "after"))


def _decisions() -> list[int]:
    """The two lists of each card that lets its performer decide, at 2 * adventure; else -1."""
    table: list[int] = []
    for card in _ADVENTURES:
        options = field_of(card, "decide")
        if options is None:
            table += [-1, -1]
        else:
            table += [reader.effects(option) for option in reader.listed(options, 2, 2)]
    return table


def _shuffled() -> list[int]:
    """Whether a decision shuffles its card into the event deck, at 2 * adventure."""
    table: list[int] = []
    for card in _ADVENTURES:
        flags = [False, False] if field_of(card, "shuffled") is None else reader.listed(card["shuffled"], 2, 2)
        table += [int(reader.flag(flag)) for flag in flags]
    return table


DECISION: Final = vec[i64](_decisions())
SHUFFLED: Final = vec[i64](_shuffled())
SURPRISING_DISCOVERY: Final = 60 + [card["id"] for card in _ADVENTURES[60:]].index("surprising_discovery")
"""The one adventure that is kept and used."""
ADVENTURE_USE: Final = vec[i64](effects_of(_ADVENTURES, "use"))
NEW_FLOCK: Final = ADVENTURES.index("new_flock")
AFTER_THE_HURRICANE: Final = ADVENTURES.index("after_the_hurricane")
DANGEROUS_TERRAIN: Final = ADVENTURES.index("dangerous_terrain")

# -- mysteries ----------------------------------------------------------------------------------------
_MYSTERY_BOX: Final = read_file("mysteries")
_MYSTERY_FIELDS: Final = [
    "id", "effect", "keep", "next_round", "shuffle", "after", "again", "uses", "when", "use", "pawn",
]  # fmt: skip
_MYSTERIES: Final = [
    *cards_of(_MYSTERY_BOX, "treasure", TREASURE_COUNT, _MYSTERY_FIELDS),
    *cards_of(_MYSTERY_BOX, "monster", MONSTER_COUNT, _MYSTERY_FIELDS),
    *cards_of(_MYSTERY_BOX, "trap", 13, _MYSTERY_FIELDS),
]
MYSTERIES: Final = names_of(_MYSTERIES)
MYSTERY_EFFECT: Final = vec[i64](effects_of(_MYSTERIES, "effect"))
MYSTERY_KEEP: Final = vec[i64](flags_of(_MYSTERIES, "keep"))
MYSTERY_NEXT_ROUND: Final = vec[i64](flags_of(_MYSTERIES, "next_round"))
MYSTERY_SHUFFLE: Final = vec[i64](flags_of(_MYSTERIES, "shuffle"))
MYSTERY_AGAIN: Final = vec[i64](flags_of(_MYSTERIES, "again"))
MYSTERY_AFTER: Final = vec[i64](effects_of(_MYSTERIES, "after"))
MYSTERY_USES: Final = vec[i64](numbers_of(_MYSTERIES, "uses"))
MYSTERY_WHEN: Final = vec[i64](whens_of(_MYSTERIES))
MYSTERY_USE: Final = vec[i64](effects_of(_MYSTERIES, "use"))
MYSTERY_PAWN: Final = vec[i64](masks_of(_MYSTERIES, "pawn", PAWN_USES))
HELMET: Final = MYSTERIES.index("helmet")
CANDLES_CARD: Final = MYSTERIES.index("candles")
COMPASS: Final = MYSTERIES.index("compass")
BARREL: Final = MYSTERIES.index("barrel")
SABRE: Final = MYSTERIES.index("sabre")
WHIP: Final = MYSTERIES.index("whip")
OLD_CLOTHES: Final = MYSTERIES.index("old_clothes")
BACKPACK: Final = MYSTERIES.index("backpack")
BOXES: Final = MYSTERIES.index("boxes")
HAMMOCK: Final = MYSTERIES.index("hammock")
TREASURE_MAP: Final = MYSTERIES.index("treasure_map")

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
assert len(CARDS) == CARD_COUNT
assert len(CHARACTERS) == 4

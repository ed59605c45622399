"""The pawns of a round: whose they are, where each may help, how many are left.

The pawns on a planned action, and the two other things that can support one, are packed into one
number: two bits a seat, then a bit or two for each source.
"""

from itertools import accumulate
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core import bits
from islario.core.bits import bit
from islario.games.robinson import marks
from islario.games.robinson.box import cards
from islario.games.robinson.box.piece_names import FIRST_SCENARIO_TOKEN
from islario.games.robinson.components import (
    ACTIONS,
    BELTS,
    BIBLE,
    BUILD,
    CAMP,
    CANDLES,
    CARPENTER,
    DISCOVERIES_AT,
    DISCOVERY_COUNT,
    ECONOMICAL,
    EXPLORE,
    FRIDAY,
    HAMMER,
    HANDYMAN,
    HUNT,
    ITEMS_AT,
    LANTERN,
    MAP,
    PAWNS,
    RAFT,
    REST,
    SHIELD,
    THREAT,
    TOKEN_PAWN,
)
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import Table
from islario.games.robinson.uses.usability import price

# Sources of pawns: the four seats, then these.
FRIDAY_PAWN: Final = 4
JENNY_PAWN: Final = 5
DOG_PAWN: Final = 6
MAP_PAWN: Final = 7
LANTERN_PAWN: Final = 8
BELTS_PAWN: Final = 9
SHIELD_PAWN: Final = 10
RAFT_PAWN: Final = 11
HAMMER_PAWN: Final = 12
CANDLE_PAWN: Final = 13
CANDLE_CARD_PAWN: Final = 14
COMPASS_PAWN: Final = 15
HANDYMAN_PAWN: Final = 16
LADDER_PAWN: Final = 17
TOKEN_PAWN_SOURCE: Final = 18
"""A discovery token of the scenario."""
CREW_PAWN: Final = 19
"""The lost item of the lighting technician (King Kong Island)."""
ECONOMY: Final = 20
"""Not a pawn: Economical Construction."""
BIBLE_READING: Final = 21
"""Not a pawn: the Bible."""
SOURCE_COUNT: Final = 22
SOURCES: Final = [
    "pawn", "pawn", "pawn", "pawn", "friday", "jenny", "dog", "map", "lantern", "belts", "shield", "raft",
    "hammer_and_nails", "candles", "candles_card", "compass", "handyman", "rope_ladder", "scenario_token", "crew_pawn",
    "economical_construction", "bible",
]  # fmt: skip

_WIDTHS: Final = [3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 1, 1, 1, 3]
WIDTH: Final = vec[i64](_WIDTHS)
"""The most pawns of each source that the packed number takes: 1 in one bit, 3 in two."""
_SHIFTS: Final = [0, *accumulate([1 if width == 1 else 2 for width in _WIDTHS[:-1]])]
SHIFT: Final = vec[i64](_SHIFTS)
"""Where the pawns of each source stand in the packed number."""
# What follows from the widths too. These are read very often, and only literals are compiled into the code.
ONES: Final = 0b111_1101_0101_1111_1111_0101_0101
"""The bits that stand for one pawn each."""
TWOS: Final = 0b10_1010_0000_0000_1010_1010
"""The bits that stand for two pawns each."""


def of(pawns: i64, source: i64) -> i64:
    """How many pawns of a source are among them."""
    return (pawns >> SHIFT[source]) & WIDTH[source]


def count(pawns: i64) -> i64:
    """How many pawns there are; Economical Construction and the Bible are none."""
    return bits.count(pawns & ONES) + 2 * bits.count(pawns & TWOS)


def one_of(source: i64) -> i64:
    """One pawn of a source, packed."""
    return bit(SHIFT[source])


def placed(table: Table, source: i64) -> i64:
    """How many pawns of a source the plan has."""
    return (table.placed >> SHIFT[source]) & WIDTH[source]


def owned(table: Table, source: i64) -> i64:
    """How many pawns of a source there are this round, placed or not; what was paid for counts as there."""
    if source < FRIDAY:
        if source >= table.setup.players:
            return 0
        return 1 if table.has(marks.SEATS + source, marks.ONE_PAWN) else 2
    if source == FRIDAY_PAWN:
        return 1 if table.friday else 0
    if source == JENNY_PAWN:
        return 1 if table.rescued() else 0
    if source == DOG_PAWN:
        return 1 if table.dog else 0
    if source <= RAFT_PAWN:
        return 1 if has_item(table, ITEM_OF[source - MAP_PAWN]) else 0
    if source == COMPASS_PAWN:
        return 1 if table.treasures[cards.COMPASS] > 0 else 0
    if source == LADDER_PAWN:
        return table.setup.rules.totem_pawn(table)
    return placed(table, source) + spare(table, source)


ITEM_OF: Final = vec[i64]([MAP, LANTERN, BELTS, SHIELD, RAFT])


def spare(table: Table, source: i64) -> i64:
    """How many of what has to be paid for when placed could still be placed."""
    if source == HAMMER_PAWN:
        return table.items[HAMMER]
    if source == CANDLE_PAWN:
        return table.tokens[CANDLES]
    if source == CANDLE_CARD_PAWN:
        uses: i64 = table.treasures[cards.CANDLES_CARD]
        if uses < 0:
            return 0
        return uses
    if source == TOKEN_PAWN_SOURCE:
        kind: i64 = token_with_pawn(table)
        if kind < 0:
            return 0
        return table.tokens[kind]
    if source == CREW_PAWN:
        return 1 if table.has(marks.ROUND_SPACE, marks.CREW_PAWN) and placed(table, source) == 0 else 0
    if source == BIBLE_READING:
        return table.items[BIBLE]
    skill: i64 = HANDYMAN if source == HANDYMAN_PAWN else ECONOMICAL
    seat: i64 = table.setup.seat_of[CARPENTER]
    if seat < 0 or (table.used >> skill) & 1 == 1 or table.has(marks.SEATS + seat, marks.NO_SKILLS):
        return 0
    return 1 if table.det[seat] >= price(table, skill) else 0


def token_with_pawn(table: Table) -> i64:
    """The scenario's discovery token that is a pawn, or -1."""
    for kind in range(i64(FIRST_SCENARIO_TOKEN), i64(DISCOVERY_COUNT)):
        if TOKEN_PAWN[DISCOVERY_COUNT * table.setup.scenario + kind] != 0:
            return kind
    return -1


def pay(table: Table, source: i64, n: i64) -> None:
    """Pay for n pawns that cost something when they are placed, or take that back if it is less than none."""
    if n == 0:
        return
    if source == HAMMER_PAWN:
        table.items[HAMMER] -= n
    elif source == CANDLE_PAWN:
        table.tokens[CANDLES] -= n
    elif source == CANDLE_CARD_PAWN:
        table.treasures[cards.CANDLES_CARD] -= n
    elif source == TOKEN_PAWN_SOURCE:
        table.tokens[token_with_pawn(table)] -= n
    elif source == BIBLE_READING:
        table.items[BIBLE] -= n
    elif source == HANDYMAN_PAWN or source == ECONOMY:
        skill: i64 = HANDYMAN if source == HANDYMAN_PAWN else ECONOMICAL
        table.det[table.setup.seat_of[CARPENTER]] -= n * price(table, skill)
        table.used ^= 1 << skill


def use_up(table: Table, pawns: i64) -> None:
    """An action is over: tokens and items that helped once leave the game (RESOLVE-21)."""
    if is_last(table, pawns, HAMMER_PAWN) and table.items[HAMMER] == 0:
        table.gone = append(table.gone, ITEMS_AT + HAMMER)
    if is_last(table, pawns, BIBLE_READING) and table.items[BIBLE] == 0:
        table.gone = append(table.gone, ITEMS_AT + BIBLE)
    for _ in range(of(pawns, CANDLE_PAWN)):
        table.gone = append(table.gone, DISCOVERIES_AT + CANDLES)
    if of(pawns, TOKEN_PAWN_SOURCE) > 0:
        table.gone = append(table.gone, DISCOVERIES_AT + token_with_pawn(table))
    if of(pawns, CANDLE_CARD_PAWN) > 0 and table.treasures[cards.CANDLES_CARD] == 0:
        table.treasures[cards.CANDLES_CARD] = -1
        table.mystery_discard = append(table.mystery_discard, cards.CANDLES_CARD)


def is_last(table: Table, pawns: i64, source: i64) -> bool:
    """Whether something helped with an action and helps with no other of the plan."""
    return of(pawns, source) > 0 and placed(table, source) == of(pawns, source)


def left(table: Table, source: i64) -> i64:
    """How many pawns of a source can still be placed."""
    if source >= HAMMER_PAWN and source != COMPASS_PAWN and source != LADDER_PAWN:
        return spare(table, source)
    return owned(table, source) - placed(table, source)


TOTEM: Final = 8
"""After the kinds of actions: the exploration of a totem (``piece_names.PAWN_USES``)."""
_IN_RULES: Final = {
    "friday": (1 << len(ACTIONS)) - 1,
    "jenny": 1 << REST,
    "dog": (1 << HUNT) | (1 << EXPLORE),
    "crew_pawn": 1 << BUILD,
    "economical_construction": (1 << BUILD) | (1 << THREAT),
    "bible": 1 << CAMP,
}
"""Sources that are on no card, or whose card names no pawn."""
_ON_TREASURES: Final = {"candles_card": cards.PAWNS["candles"], "compass": cards.PAWNS["compass"]}
HELPS: Final = vec[i64]([{**PAWNS, **_ON_TREASURES, **_IN_RULES}.get(name, 0) for name in SOURCES])
"""The kinds of action that each source helps with, as bits; seats and the scenario's token apart."""


def helps(table: Table, source: i64, kind: i64, totem: bool) -> bool:
    """Whether pawns of a source may be used for a kind of action (PLAN-21)."""
    if source < FRIDAY_PAWN:
        return may_do(table, source, kind)
    if source == TOKEN_PAWN_SOURCE:
        token: i64 = token_with_pawn(table)
        return token >= 0 and (TOKEN_PAWN[DISCOVERY_COUNT * table.setup.scenario + token] >> kind) & 1 == 1
    return (HELPS[source] >> kind) & 1 == 1 or (totem and (HELPS[source] >> TOTEM) & 1 == 1)


def may_do(table: Table, seat: i64, kind: i64) -> bool:
    """Whether nothing keeps a player from a kind of action this round."""
    here: i64 = table.on[marks.SEATS + seat]
    if (here >> marks.ONLY_REST) & 1 == 1:
        return kind == REST
    if (here >> marks.BUILD_CAMP_REST) & 1 == 1:
        return kind == BUILD or kind == CAMP or kind == REST
    return True

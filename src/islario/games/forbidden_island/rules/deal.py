"""How a game is set up (FI-SETUP).

Everything is shuffled in the same order whatever the options are, so that games of one seed have the
same island and the same flood cards at every difficulty and with every choice of roles.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.reasons import BadOption, Reason
from islario.core.rng import Rng
from islario.games.forbidden_island.components import (
    ACTIONS,
    CARD_COUNTS,
    DIFFICULTIES,
    FIRST_FLOODS,
    FIRST_HAND,
    ROLES,
    STARTS,
    TILE_COUNT,
    WATERS_RISE,
    Layout,
    find_layout,
)
from islario.games.forbidden_island.rules.turn import settle
from islario.games.forbidden_island.state import Island, Table


class Settings(core.Settings):
    """The options of a game, checked and in numbers."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.layout: Layout = find_layout(options["layout"])
        self.players: i64 = options["players"]
        self.water: i64 = DIFFICULTIES[options["difficulty"]]
        self.first: i64 = -1 if options["first"] is None else options["first"]
        self.late_discard: bool = options["discard_after_both_draws"]
        self.roles: vec[i64] = vec[i64]()
        """The chosen role of each seat, or none: then they are dealt."""
        roles: list[str] | None = options["roles"]
        if roles is not None:
            if len(roles) != self.players:
                raise BadOption(Reason("roles_count", {"roles": len(roles), "players": int(self.players)}), "roles")
            self.roles = vec[i64]([ROLES.index(role) for role in roles])
        if self.first >= self.players:
            values = {"option": "first", "value": int(self.first), "expected": f"0-{int(self.players) - 1}"}
            raise BadOption(Reason("bad_option", values))


def deal(settings: Settings, rng: Rng) -> Table:
    """Lay out the island, flood six tiles, deal roles and cards, and set the water."""
    tiles = _numbers(TILE_COUNT)
    rng.shuffle(tiles)
    floods = _numbers(TILE_COUNT)
    rng.shuffle(floods)
    roles = _numbers(len(ROLES))
    rng.shuffle(roles)
    if len(settings.roles) > 0:
        roles = settings.roles
    roles = roles[: settings.players]
    first: i64 = rng.below(settings.players)
    table = Table(
        Island(settings.layout, tiles),
        roles,
        vec[i64]([STARTS[role] for role in roles]),
        vec[i64]([0] * settings.players),
        _treasure_cards(),
        vec[i64](),
        floods,
        vec[i64](),
    )
    for _ in range(FIRST_FLOODS):
        table.flood_deck, tile = pop(table.flood_deck)
        table.flood_discard = append(table.flood_discard, tile)
        table.flooded |= 1 << tile
    _deal_hands(table, rng)
    table.water = settings.water
    table.turn = first if settings.first < 0 else settings.first
    table.left = ACTIONS
    table.late_discard = settings.late_discard
    settle(table, None)
    return table


def _numbers(n: i64) -> vec[i64]:
    numbers = vec[i64]([0] * n)
    for i in range(n):
        numbers[i] = i
    return numbers


def _treasure_cards() -> vec[i64]:
    cards = vec[i64](capacity=28)
    for kind in range(i64(len(CARD_COUNTS))):
        for _ in range(CARD_COUNTS[kind]):
            cards = append(cards, kind)
    return cards


def _deal_hands(table: Table, rng: Rng) -> None:
    """Two cards each; a Waters Rise is replaced, and shuffled back in afterwards (FI-SETUP-6, -7)."""
    rng.shuffle(table.treasure_deck)
    aside: i64 = 0
    for _ in range(FIRST_HAND):
        for seat in range(table.players):
            table.treasure_deck, card = pop(table.treasure_deck)
            while card == WATERS_RISE:
                aside += 1
                table.treasure_deck, card = pop(table.treasure_deck)
            table.take(seat, card)
    if aside > 0:
        for _ in range(aside):
            table.treasure_deck = append(table.treasure_deck, WATERS_RISE)
        rng.shuffle(table.treasure_deck)

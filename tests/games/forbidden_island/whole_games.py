"""Whole games for tests: every kind of table, played by policies, one decision at a time."""

from collections.abc import Iterator
from typing import Any, cast

import islario
from islario.core.bits import places
from islario.core.events import Log
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.forbidden_island.components import CARD_COUNTS, DIFFICULTIES, LAYOUTS
from islario.games.forbidden_island.state import Table
from islario.players import find_policy

GAME = islario.game("forbidden_island")


def options(number: int) -> dict[str, Any]:
    """The options of game number so and so: all player counts, difficulties and layouts in turn."""
    return {
        "players": 2 + number % 3,
        "difficulty": list(DIFFICULTIES)[number // 3 % 4],
        "layout": list(LAYOUTS)[number // 12 % 12],
        "discard_after_both_draws": number // 144 % 2 == 1,
    }


def play(player: str, number: int) -> Iterator[tuple[Table, int, str]]:
    """A game of one player at all seats: the table after each decision, with its seat and words."""
    rng = Rng(number)
    table = cast(Table, GAME.deal(GAME.plan(GAME.read_options(options(number))), rng))
    sitting = Sitting(GAME, [find_policy(player, GAME)] * 4, Rng(number + 1_000_000))
    yield table, -1, "deal"
    while GAME.waiting(table):
        code = sitting.decide(table)
        GAME.apply(table, sitting.seat, code, rng, Log())
        yield table, sitting.seat, GAME.words(code)


def treasure_cards(table: Table) -> list[int]:
    """How many of each treasure card are somewhere: in a hand, the deck or the discard."""
    piles = [*table.treasure_deck, *table.treasure_discard]
    hands = [[table.cards_of(seat, kind) for seat in range(table.players)] for kind in range(len(CARD_COUNTS))]
    return [piles.count(kind) + sum(held) for kind, held in enumerate(hands)]


def flood_cards(table: Table) -> list[int]:
    """The flood cards, wherever they are; those of sunk tiles have left the game with them."""
    return sorted([*table.flood_deck, *table.flood_discard, *places(table.sunk)])

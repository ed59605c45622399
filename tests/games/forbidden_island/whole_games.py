"""Whole games for tests: every kind of table, played by policies, one decision at a time."""

import random
from collections.abc import Iterator
from typing import Any

import islario
from islario.core.bits import places
from islario.core.state import State
from islario.games.forbidden_island.components import CARD_COUNTS, DIFFICULTIES, LAYOUTS
from islario.games.forbidden_island.state import Table
from tests.games.playing import play_out

GAME = islario.game("forbidden_island")
PLAYERS = ["random", "thumb"]
SAMPLED = {player: (range(0, 2000, 25), 60) for player in PLAYERS}
"""The games that positions are taken out of, and one in how many of them."""
RECORDED = range(0, 2000, 50)
UNASKED = {"lift", "sandbag", "escape"}
"""What seats may do that the game does not wait for."""
CHANGED = (range(24), 60, 1000)
"""The games whose positions are changed, after how many actions, and how many are then played, at most."""
TOGETHER: set[str] = set()
"""Any field may come out of another game."""
WATCHED = range(0, 60, 7)
"""The games that bots play from their views alone."""


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
    return play_out(GAME, options(number), player, number)


def undo_refusal(before: State, played: State, seat: int, words: str) -> str | None:
    """Why what a seat has just played cannot be taken back; None if it can: no card was turned."""
    return "revealed" if words in ("draw", "flood") else None


def reshuffled(position: dict[str, Any], pick: random.Random) -> dict[str, Any]:
    """A position with its decks in another order; the flood cards that were shuffled together stay together."""
    treasures, floods = position["treasure_deck"], list(position["flood_deck"])
    top = 0
    for size in [*position["flood_layers"], len(floods)]:
        known = floods[top : top + size]
        floods[top : top + size] = pick.sample(known, len(known))
        top += size
    return {**position, "treasure_deck": pick.sample(treasures, len(treasures)), "flood_deck": floods}


def treasure_cards(table: Table) -> list[int]:
    """How many of each treasure card are somewhere: in a hand, the deck or the discard."""
    piles = [*table.treasure_deck, *table.treasure_discard]
    hands = [[table.cards_of(seat, kind) for seat in range(table.players)] for kind in range(len(CARD_COUNTS))]
    return [piles.count(kind) + sum(held) for kind, held in enumerate(hands)]


def flood_cards(table: Table) -> list[int]:
    """The flood cards, wherever they are; those of sunk tiles have left the game with them."""
    return sorted([*table.flood_deck, *table.flood_discard, *places(table.sunk)])

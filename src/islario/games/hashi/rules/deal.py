"""How a game is set up (HA-SETUP)."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import pop, vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.rng import Rng
from islario.games.hashi.components import DECK, Board, find_board
from islario.games.hashi.state import Sheet, Table


class Settings(core.Settings):
    """The options of a game, checked and in numbers."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.board: Board = find_board(options["side"])
        self.players: i64 = options["players"]


def deal(settings: Settings, rng: Rng) -> Table:
    """An empty board for each, the cards shuffled, one of them laid away unseen."""
    deck = vec[i64](DECK)
    rng.shuffle(deck)
    deck, aside = pop(deck)
    sheets = [Sheet() for _ in range(settings.players)]
    return Table(settings.board, sheets, deck, vec[i64](), aside)

"""What holds at every moment of every game."""

import pytest

from islario.games.forbidden_island.components import CARD_COUNTS, TILE_COUNT
from tests.games.forbidden_island.whole_games import PLAYERS, flood_cards, play, treasure_cards

GAMES = 2000
CHUNKS = 20
ALL_FLOOD_CARDS = list(range(TILE_COUNT))


def chunk_of(chunk: int) -> range:
    return range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS)


@pytest.mark.once
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_every_card_is_in_exactly_one_place_after_every_action(player: str, chunk: int) -> None:
    for number in chunk_of(chunk):
        for table, _, words in play(player, number):
            assert treasure_cards(table) == CARD_COUNTS, (number, words)
            assert flood_cards(table) == ALL_FLOOD_CARDS, (number, words)
            assert table.flooded & table.sunk == 0
        assert table.ended != 0

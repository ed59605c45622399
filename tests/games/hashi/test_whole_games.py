"""What holds at every moment of every game."""

import pytest

from islario.games.hashi.state import DONE, Table
from tests.games.hashi.positions import CARDS, CATEGORIES, HIGH, LOW
from tests.games.hashi.reference import complete, legal, reached
from tests.games.hashi.whole_games import (
    GAME,
    PLAYERS,
    SAMPLED,
    SOME,
    bridges_of,
    cards_of,
    check_sheet,
    numbers_of,
    play,
)
from tests.games.playing import sampled_states, seats_of
from tests.rules import rule

GAMES = 1000
CHUNKS = 10
ORDINARY = 4
"""The chunks of an ordinary run; the others are played by make long."""


def chunk_of(chunk: int) -> range:
    return range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS)


@pytest.mark.once
@pytest.mark.parametrize(
    "chunk", [pytest.param(chunk, marks=pytest.mark.rare if chunk >= ORDINARY else ()) for chunk in range(CHUNKS)]
)
@pytest.mark.parametrize("player", PLAYERS)
def test_cards_and_boards_are_whole_after_every_action_to_the_17th_card(player: str, chunk: int) -> None:
    for number in chunk_of(chunk):
        check_game(player, number)


@rule("HA-ROUND-1", "HA-SETUP-3")
@pytest.mark.parametrize("player", PLAYERS)
def test_cards_and_boards_are_whole_in_some_games_of_every_kind(player: str) -> None:
    for number in SOME[player]:
        check_game(player, number)


def check_game(player: str, number: int) -> None:
    """Every card in one place, every board one that can be, points given when they are due, and 17 cards."""
    turned: list[int] = []
    given: list[list[int]] = []
    start: list[int] = []
    for table, seat, words in play(player, number):
        assert cards_of(table) == CARDS, (number, words)
        if seat >= 0:
            check_sheet(table, table.sheets[seat])
        if table.shown and (not turned or turned[-1] != table.shown):
            if not turned:
                start = [next(iter(numbers_of(sheet).values())) for sheet in table.sheets]
            turned.append(table.shown)
            given.append([])
            for sheet in table.sheets:
                check_sheet(table, sheet)
            check_points(table, given)
        assert len(turned) == table.round
    assert len(set(turned)) == 17
    given.append([])
    check_points(table, given)
    assert table.ended
    assert all(sheet.stage == DONE for sheet in table.sheets)
    check_result(table, start)


def check_points(table: Table, given: list[list[int]]) -> None:
    """Categories are scored with the round in which they are reached: the high value to the first, else the low."""
    before = given[-2] if len(given) > 1 else [0] * (3 * table.players)
    over = len(given) - 1
    has = [reached(table.board.name, numbers_of(sheet), bridges_of(table, sheet)) for sheet in table.sheets]
    for index, category in enumerate(CATEGORIES):
        old = before[index :: len(CATEGORIES)]
        if table.players == 1:
            value = HIGH[category] if over <= (7 if category == "blue" else 12) else LOW[category]
        else:
            value = LOW[category] if any(old) else HIGH[category]
        for seat, sheet in enumerate(table.sheets):
            assert sheet.scored(index) == (old[seat] or (value if category in has[seat] else 0))
    given[-1] = [int(sheet.scored(index)) for sheet in table.sheets for index in range(len(CATEGORIES))]


def check_result(table: Table, start: list[int]) -> None:
    """The scores are right, and none of them is one that cannot be."""
    result = GAME.result_of(table)
    for seat, sheet in enumerate(table.sheets):
        islands = len(complete(numbers_of(sheet), bridges_of(table, sheet)))
        total = 2 * islands + sum(sheet.scored(index) for index in range(3))
        assert result["scores"][seat] == total
        assert total not in (53, 55, 57, 59)
        assert total <= 60
        assert total != 51 or islands == 17
        if islands == 18:
            assert start[seat] % 2 != (table.aside >> 2) % 2
        assert total != 60 or islands == 18
    best = max(result["scores"])
    assert result["winners"] == [seat for seat, score in enumerate(result["scores"]) if score == best]


# -- positions out of whole games ------------------------------------------------------------------


def check_legal(player: str, games: range, every: int) -> None:
    """Legal is what the rule page allows, as a second, slow reading of it finds out."""
    for number in games:
        for state in sampled_states(GAME, play(player, number), number, every):
            position = state.position()
            for seat in seats_of(state):
                assert set(state.legal(seat)) == legal(position, seat)


@pytest.mark.parametrize("player", PLAYERS)
def test_legal_is_what_the_rule_page_allows(player: str) -> None:
    check_legal(player, *SAMPLED[player])


@pytest.mark.once
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_legal_is_what_the_rule_page_allows_in_many_games(player: str, chunk: int) -> None:
    check_legal(player, chunk_of(chunk)[::10], every=8)

"""What holds at every moment of every game."""

import pytest

from islario.games.robinson.components import ROUNDS, SCENARIO_COUNT
from islario.games.robinson.state import Table
from tests.games.robinson.whole_games import GAME, PLAYERS, SPARED, check_ending, check_table, options, play

GAMES = 280
"""Games in which everything is looked at after every action."""
CHUNKS = 20
SOME_CHUNKS = [pytest.param(chunk, marks=pytest.mark.rare if chunk % 2 else ()) for chunk in range(CHUNKS)]
"""Half of them are looked at in every run."""
MANY = 2_000
VERY_MANY = 20_000
"""Games of which only the end is looked at, in an ordinary run and in a long one."""
SOME = dict.fromkeys(PLAYERS, range(0, 280, 9))
"""A few games for the tests that also run interpreted."""


def check_game(player: str, number: int) -> Table:
    """Everything in its place after every action, rounds one after another, and an ending that fits."""
    rounds = [1]
    for table, _, words in play(player, number):
        try:
            check_table(table)
        except AssertionError as broken:
            raise AssertionError(f"{player} {number}, after {words}") from broken
        if table.round != rounds[-1]:
            rounds.append(int(table.round))
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) <= ROUNDS[table.setup.scenario]
    check_ending(table)
    return table


@pytest.mark.once
@pytest.mark.parametrize("chunk", SOME_CHUNKS)
@pytest.mark.parametrize("player", PLAYERS)
def test_everything_is_in_exactly_one_place_after_every_action(player: str, chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        check_game(player, number)


@pytest.mark.parametrize("player", PLAYERS)
def test_everything_is_in_exactly_one_place_in_some_games_of_every_kind(player: str) -> None:
    tables = [check_game(player, number) for number in SOME[player]]
    assert len({(table.setup.scenario, table.setup.players) for table in tables}) == 4 * SCENARIO_COUNT
    if player == SPARED:  # without wounds, games at random see all there is to see
        whole = {table.setup.scenario + 1 for table in tables if table.round == ROUNDS[table.setup.scenario]}
        assert whole >= {1, 2, 3, 5, 7}


@pytest.mark.once
@pytest.mark.parametrize("games", [range(MANY), pytest.param(range(MANY, VERY_MANY), marks=pytest.mark.rare)])
def test_many_games_at_random_end_by_the_rules_within_the_rounds_of_their_scenario(games: range) -> None:
    for number in games:
        *_, (table, _, _) = play("random", number)
        check_table(table)
        check_ending(table)


def test_options_go_round_all_scenarios_player_counts_errata_and_switches() -> None:
    seen = [options(number) for number in range(280)]
    kinds = {(chosen["scenario"], chosen["players"], chosen["errata"]) for chosen in seen}
    assert len(kinds) == 2 * 4 * SCENARIO_COUNT
    for option in GAME.options:
        if option.kind == "flag":
            assert {chosen[option.name] for chosen in seen} == {False, True}
    assert all(GAME.read_options(chosen) for chosen in seen)

"""Golden games and action counts, compared to the letter."""

import json
from pathlib import Path
from typing import Any

import pytest

from islario.games.forbidden_island.components import ROLES
from islario.games.robinson.components import SCENARIOS
from tests.golden.playthrough import GAMES, HERE, game_of, perft_counts, playthrough

CASES = sorted(HERE.joinpath("perft").glob("*.json"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was_written(name: str) -> None:
    assert playthrough(name) == HERE.joinpath("games", f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_action_sequences_are_as_many_as_counted(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    assert perft_counts(case) == case["counts"]


def counted(game: str) -> list[dict[str, Any]]:
    """The positions of a game whose action sequences are counted."""
    cases = [json.loads(path.read_text("utf-8")) for path in CASES]
    return [case["position"] for case in cases if game_of(case).name == game]


def test_every_role_is_among_the_counted_positions() -> None:
    positions = counted("forbidden_island")
    roles = {player["role"] for position in positions for player in position["players"]}
    assert roles == set(ROLES)
    assert len(positions) >= len(ROLES)


def test_every_number_of_players_and_every_kind_of_board_is_among_those_of_hashi() -> None:
    positions = counted("hashi")
    assert {len(position["players"]) for position in positions} == {1, 2, 3, 4}
    assert {position["side"] if len(position["side"]) == 1 else "own" for position in positions} == {"A", "B", "own"}
    assert len(positions) >= 6
    whole = [about["options"] for about in GAMES.values() if game_of(about).name == "hashi"]
    assert {(chosen["players"], chosen["side"]) for chosen in whole} == {
        (n, side) for n in (1, 2, 3, 4) for side in "AB"
    }


def test_every_scenario_of_robinson_is_won_and_lost_and_every_one_and_number_of_players_counted() -> None:
    told = {name for name in GAMES if name.startswith("robinson_")}
    assert told == {f"robinson_{name}_{end}" for name in SCENARIOS for end in ("won", "lost")}
    for name in told:
        result = json.loads(HERE.joinpath("games", f"{name}.txt").read_text("utf-8").splitlines()[-1])
        assert result["won"] == name.endswith("_won")
    positions = counted("robinson")
    assert {position.get("scenario", 1) for position in positions} == set(range(1, len(SCENARIOS) + 1))
    assert {len(position["players"]) for position in positions} == {1, 2, 3, 4}


def test_every_golden_file_belongs_to_a_game_that_is_told() -> None:
    assert {path.stem for path in HERE.joinpath("games").glob("*.txt")} == set(GAMES)

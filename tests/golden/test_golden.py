"""Golden games and action counts, compared to the letter."""

import json
from pathlib import Path

import pytest

from tests.golden.playthrough import GAMES, HERE, perft_counts, playthrough

CASES = sorted(HERE.joinpath("perft").glob("*.json"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was_written(name: str) -> None:
    assert playthrough(name) == HERE.joinpath("games", f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_action_sequences_are_as_many_as_counted(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    assert perft_counts(case) == case["counts"]


def test_every_role_is_among_the_counted_positions() -> None:
    positions = [json.loads(path.read_text("utf-8"))["position"] for path in CASES]
    roles = {player["role"] for position in positions for player in position["players"]}
    assert roles == {"pilot", "engineer", "explorer", "navigator", "messenger", "diver"}
    assert len(CASES) >= 6

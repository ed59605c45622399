"""The examples run. The learner in JAX has an environment of its own, and is not among them."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(name: str, *words: str) -> str:
    done = subprocess.run([sys.executable, EXAMPLES / name, *words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_policy_gradients_in_one_file_run() -> None:
    assert "last 200" in run("single_file.py", "--steps", "2000", "--tables", "4")


@pytest.mark.rare
def test_policy_gradients_in_one_file_learn() -> None:
    words = run("single_file.py").split()
    assert float(words[-1]) > float(words[3]) + 3


def test_the_search_of_openspiel_runs() -> None:
    assert "of 1" in run("openspiel_search.py", "--games", "1", "--simulations", "2")

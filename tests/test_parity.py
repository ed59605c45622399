"""Compiled and interpreted, the rules are the same rules."""

import os
import subprocess
import sys

GAMES = 500

DIGESTS = f"""
import hashlib, json
import islario
from tests.games.forbidden_island.whole_games import GAME, play
print(islario.compiled)
for number in range({GAMES}):
    digest = hashlib.sha256()
    for table, seat, words in play("thumb" if number % 2 else "random", number):
        digest.update(json.dumps([seat, words, GAME.position_of(table)]).encode())
    print(number, digest.hexdigest())
"""


def digests(interpreted: bool) -> list[str]:
    """Whether it ran compiled, then for each game a digest of all its positions."""
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    command = [sys.executable, "-c", DIGESTS]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_whole_games_have_the_same_positions_compiled_and_interpreted() -> None:
    interpreted = digests(interpreted=True)
    as_installed = digests(interpreted=False)  # compiled where there was a C compiler
    assert interpreted[0] == "False"
    assert len(interpreted) == GAMES + 1
    assert as_installed[1:] == interpreted[1:]

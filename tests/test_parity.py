"""Compiled and interpreted, the rules are the same rules."""

import os
import subprocess
import sys

GAMES = 500

DIGESTS = f"""
import hashlib, json, random
import islario
from tests.games.forbidden_island.whole_games import GAME, options, play
print(islario.compiled)
for number in range({GAMES}):
    digest = hashlib.sha256()
    for table, seat, words in play("thumb" if number % 2 else "random", number):
        digest.update(json.dumps([seat, words, GAME.position_of(table)]).encode())
    print(number, digest.hexdigest())
for number in range({GAMES} // 10):
    digest = hashlib.sha256()
    state = GAME.new(seed=number, **options(number))
    pick = random.Random(number)
    while not state.over:
        seat = state.waiting_for()[0]
        other = pick.choice(GAME.actions(2))
        refusal = state.why_not(seat, other)
        digest.update(repr([state.legal(seat), state.view(seat), str(refusal)]).encode())
        events = state.play(seat, pick.choice(state.legal(seat)))
        digest.update(repr([event.as_dict() for event in events]).encode())
    digest.update(state.record().encode())
    print(number, digest.hexdigest())
"""


def digests(interpreted: bool) -> list[str]:
    """Whether it ran compiled, then a digest of all positions of each game, and of all words of some."""
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    command = [sys.executable, "-c", DIGESTS]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_whole_games_have_the_same_positions_and_words_compiled_and_interpreted() -> None:
    interpreted = digests(interpreted=True)
    as_installed = digests(interpreted=False)  # compiled where there was a C compiler
    assert interpreted[0] == "False"
    assert len(interpreted) == 1 + GAMES + GAMES // 10
    assert as_installed[1:] == interpreted[1:]

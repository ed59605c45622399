"""Compiled and interpreted, the rules are the same rules."""

import os
import subprocess
import sys

import pytest

import islario

GAMES = 500
CHUNKS = dict.fromkeys(islario.games(), 4) | {"hashi": 6, "robinson": 10}
"""In how many parts the games of a kind are compared, so that several cores can share them."""
OFTEN = dict.fromkeys(islario.games(), 1) | {"robinson": 2}
"""So many parts are compared in every run, the others by make long."""
THUMB = dict.fromkeys(islario.games(), 2) | {"hashi": 9, "robinson": 3}
"""Every so many games one is played by thumb; interpreted, that of Hashi thinks long."""

DIGESTS = """
import hashlib, json, random, sys
from importlib import import_module
import islario
whole_games = import_module(f"tests.games.{sys.argv[1]}.whole_games")
GAME, options, play = whole_games.GAME, whole_games.options, whole_games.play
THUMB, GAMES = int(sys.argv[2]), range(*map(int, sys.argv[3:]))
print(islario.compiled)
for number in GAMES:
    digest = hashlib.sha256()
    for table, seat, words in play("thumb" if number % THUMB == THUMB - 1 else "random", number):
        digest.update(json.dumps([seat, words, GAME.position_of(table)]).encode())
    print(number, digest.hexdigest())
for number in GAMES[::10]:
    digest = hashlib.sha256()
    state = GAME.new(seed=f"{number:032x}" if number % 2 else number, **options(number))  # either kind of chance
    pick = random.Random(number)
    while not state.over:
        seat = pick.choice(state.waiting_for())
        other = pick.choice(GAME.actions(2))
        refusal = state.why_not(seat, other)
        digest.update(repr([state.legal(seat), state.view(seat), str(refusal)]).encode())
        events = state.play(seat, pick.choice(state.legal(seat)))
        digest.update(repr([event.as_dict() for event in events]).encode())
    digest.update(state.record().encode())
    print(number, digest.hexdigest())
"""


def digests(game: str, chunk: int, interpreted: bool) -> list[str]:
    """Whether it ran compiled, then a digest of all positions of each game, and of all words of some."""
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    command = [sys.executable, "-c", DIGESTS, game, *map(str, (THUMB[game], chunk, GAMES, CHUNKS[game]))]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


PARTS = [
    pytest.param(game, chunk, marks=pytest.mark.rare if chunk >= OFTEN[game] else ())
    for game, chunks in CHUNKS.items()
    for chunk in range(chunks)
]


@pytest.mark.once
@pytest.mark.parametrize(("game", "chunk"), PARTS)
def test_whole_games_have_the_same_positions_and_words_compiled_and_interpreted(game: str, chunk: int) -> None:
    interpreted = digests(game, chunk, interpreted=True)
    as_installed = digests(game, chunk, interpreted=False)  # compiled where there was a C compiler
    games = range(chunk, GAMES, CHUNKS[game])
    assert interpreted[0] == "False"
    assert len(interpreted) == 1 + len(games) + len(games[::10])
    assert as_installed[1:] == interpreted[1:]

"""Learn anew what tables of Forbidden Island are worth: ``python -m bench.learning FILE`` (some minutes, compiled).

The quick player plays games of all difficulties and numbers of players, in half of them with a decision by chance now
and then. Two nets learn from the tables of nine tenths of them who won; the error over the rest is told. All of it
hangs on fixed seeds, far from those of the ladder: on one machine the file has the same hash every time.
"""

import hashlib
import sys
from pathlib import Path

import islario
from islario.core.nets import Net
from islario.core.rng import Rng
from islario.games.forbidden_island.chances import WIDTH
from islario.games.forbidden_island.components import DIFFICULTIES
from islario.games.forbidden_island.study import Study
from islario.games.forbidden_island.traits import TRAIT_COUNT
from islario.players import find_policy

GAMES = 50_000
FIRST_SEED = 10_000_000
FIRST_THOUGHTS = 20_000_000
STRAYS = 20
"""Decisions by chance in a thousand, in every other game."""
RATES = (0.02, 0.01, 0.01, 0.005, 0.003, 0.001)
"""How far a net follows each table, each time that all of them are shown to it."""


def new_net(rng: Rng) -> Net:
    """A net that knows nothing: small weights by chance, and an answer below one half."""
    net = Net(TRAIT_COUNT, WIDTH)
    inner = [(rng.below(2000) - 1000) * 4096 // 10000 for _ in range(TRAIT_COUNT * WIDTH)]
    outer = [(rng.below(2000) - 1000) * 4096 // 5000 for _ in range(WIDTH)]
    net.set_weights([*inner, *[0] * WIDTH, *outer, -4096])
    return net


def main(file: str, games: int = GAMES) -> str:
    """Write the weights, and return their hash."""
    game = islario.game("forbidden_island")
    study, steady = Study(game), find_policy("steady", game)
    settings = [
        game.settings(game.read_options({"players": players, "difficulty": difficulty}))
        for players in (2, 2, 2, 3, 4)
        for difficulty in DIFFICULTIES
    ]
    for number in range(games):
        rng = Rng(FIRST_SEED + number)
        table = game.deal(settings[number % len(settings)], rng)
        study.play(steady, table, rng, Rng(FIRST_THOUGHTS + number), STRAYS if number % 2 else 0)
    lines = []
    for samples in study.samples:
        shown = samples.count * 9 // 10
        rng = Rng(5)
        net = new_net(rng)
        for rate in RATES:
            error = samples.teach(net, rate, rng, 0, shown)
            print(f"{samples.count:,} tables: {error:.5f}, on others {samples.test(net, shown, samples.count):.5f}")
        lines.append(" ".join(map(str, net.weights())))
    text = "\n".join(lines) + "\n"
    Path(file).write_text(text, "utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    print(main(sys.argv[1]))

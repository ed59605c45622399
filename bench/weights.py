"""The search that found the weights of Robinson's quick player (``islario.games.robinson.thumb.weights``).

``python -m bench.weights SCENARIO [minutes] [players] [first seed] [hearts]``: the cross-entropy method. Each
generation plays the same games with weights drawn around the best so far, and moves towards the quarter that
did best. Now and then the weights of the moment are tried on games that were not searched with. What it finds is
written into ``thumb/weights.toml`` by hand, with ``searched = true``.

Where hardly any game is won, there is nothing to learn from. With so many ``hearts`` more, people live long enough to
show what leads to the goal; as soon as a third of the games are won, they have three fewer. The weights of King Kong
Island were found so; the others are older, from a search that counted wins, rounds and the share of the goal.
"""

import math
import random
import sys
import time
from collections.abc import Sequence
from multiprocessing import Pool

import islario
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.robinson.components import DIES, ROUNDS, SCENARIOS
from islario.games.robinson.state import WON, Table
from islario.games.robinson.thumb import weights
from islario.players import find_policy

DRAWN, BEST, GAMES = 28, 7, 60
"""Sets of weights in a generation, how many of them count, and games for each."""
WON_OFTEN, HEARTS_FEWER = 1 / 3, 3
"""When so many of the games are won, people have so many hearts fewer than before."""
TRIED = 2_000
"""Games on which the weights of the moment are tried."""
STEP = 0.5
WIDTH, LEAST_WIDTH = 0.6, 0.08
"""How far weights are drawn around their middle, as a share of them; how far at the end."""
HIGHEST = 9_999
"""A weight is never higher."""
COUNTS = {weights.SOURCES_WANTED: 1.0, weights.WOOD_KEPT: 0.7, weights.PILE_ROUND: 0.7}
"""Weights that are numbers of something: how far these are drawn."""

MORTAL = [int(dies) for dies in DIES]

Weights = list[float]


def play(
    scenario: int, players: Sequence[int], row: Sequence[int], seed: int, games: int, hearts: int
) -> tuple[float, float]:
    """Some games with these weights and so many hearts more: how well they went, and the share that was won."""
    for who, dies in enumerate(MORTAL):
        DIES[who] = dies + hearts
    for which, weight in enumerate(row):
        weights.TABLE[(scenario - 1) * weights.COUNT + which] = weight
    game = islario.game("robinson")
    settings = [game.settings(game.read_options({"scenario": scenario, "players": seats})) for seats in players]
    score = won = 0.0
    for number in range(seed, seed + games):
        rng = Rng(number)
        table = game.deal(settings[number % len(settings)], rng)
        Sitting(game, [find_policy("thumb", game)] * 4, Rng(number + 7), True).play_out(table, rng)
        assert isinstance(table, Table)
        won += table.ended == WON
        lived = 0.3 + 0.7 * int(table.round) / int(ROUNDS[scenario - 1])
        score += 1.0 if table.ended == WON else 0.5 * lived * table.setup.rules.headway(table)
    return score / games, won / games


def row_of(middle: Weights) -> list[int]:
    """Weights as whole numbers; all but counts are searched for by their logarithm."""
    found = [round(value if which in COUNTS else math.exp(value)) for which, value in enumerate(middle)]
    return [min(HIGHEST, max(0, weight)) for weight in found]


def main() -> None:
    scenario = int(sys.argv[1])
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 5
    players = [int(seats) for seats in sys.argv[3]] if len(sys.argv) > 3 else [1, 2, 3, 4]
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 100_000 * scenario
    hearts = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    name = SCENARIOS[scenario - 1]
    print(f"{name}: so far {f'borrowed from {weights.BORROWED[name]}' if name in weights.BORROWED else 'searched'}")
    pick = random.Random(seed)
    first = (scenario - 1) * weights.COUNT
    start = [int(weights.TABLE[first + which]) for which in range(weights.COUNT)]
    middle = [float(weight) if which in COUNTS else math.log(max(weight, 5)) for which, weight in enumerate(start)]
    width = [COUNTS.get(which, WIDTH) for which in range(weights.COUNT)]
    shares = [math.log(BEST + 0.5) - math.log(place + 1) for place in range(BEST)]
    shares = [share / sum(shares) for share in shares]
    until = time.monotonic() + 60 * minutes
    generation = 0
    with Pool() as pool:
        while time.monotonic() < until:
            if generation % 15 == 0:
                shares_won = []
                for more in sorted({0, hearts}):
                    tried = [
                        (scenario, players, row_of(middle), 4_000_000 + at, 100, more) for at in range(0, TRIED, 100)
                    ]
                    done = pool.starmap(play, tried, chunksize=1)
                    shares_won.append(sum(won for _, won in done) / len(done))
                told = f"{shares_won[-1]:.1%} with {hearts} hearts more, " if hearts else ""
                print(f"{generation}: won {told}{shares_won[0]:.1%}, {row_of(middle)}", flush=True)
                if shares_won[-1] > WON_OFTEN:
                    hearts = max(0, hearts - HEARTS_FEWER)
            generation += 1
            seed += GAMES
            drawn = [[pick.gauss(*about) for about in zip(middle, width, strict=True)] for _ in range(DRAWN)]
            asked = [(scenario, players, row_of(weighed), seed, GAMES, hearts) for weighed in drawn]
            scores = [score for score, _ in pool.starmap(play, asked, chunksize=1)]
            best = sorted(range(DRAWN), key=lambda number: -scores[number])[:BEST]
            for which in range(weights.COUNT):
                values = [drawn[number][which] for number in best]
                spread = sum(share * (value - middle[which]) ** 2 for share, value in zip(shares, values, strict=True))
                mean = sum(share * value for share, value in zip(shares, values, strict=True))
                middle[which] += STEP * (mean - middle[which])
                width[which] = max(LEAST_WIDTH, math.sqrt(0.85 * width[which] ** 2 + 0.15 * spread))


if __name__ == "__main__":
    main()

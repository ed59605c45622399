"""The best in hindsight on random deals of the solo game: how high it is, and how long its proof takes.

``python -m bench.hindsight [deals] [seconds]``; the start number is written at random, the rest does not matter.
"""

import sys
from statistics import mean, median

import islario
from islario.core.rng import Rng
from islario.lab.hindsight import solve
from islario.lab.retrospect import look_back, play_best


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    game = islario.game("hashi")
    for side in ("A", "B"):
        bests = []
        for seed in range(deals):
            state = game.new(seed=seed, side=side)
            starts = state.legal(0)
            state.play(0, starts[Rng(seed).below(len(starts))])
            while not state.over:
                state.play(0, state.legal(0)[-1])
            past = look_back(state, 0)
            best = solve(past.puzzle, seconds)
            play_best(past, best)
            print(
                f"{side} seed {seed:2}: at least {best.score}, at most {best.bound}, {best.seconds:5.1f} s", flush=True
            )
            bests.append(best)
        proven = sum(best.score == best.bound for best in bests)
        spent = [best.seconds for best in bests]
        print(
            f"{side}: mean {mean(best.score for best in bests):.2f}, {proven} of {deals} proven, "
            f"seconds: median {median(spent):.1f}, longest {max(spent):.1f}"
        )


if __name__ == "__main__":
    main()

"""How well a level chooses among its lines: ``python -m bench.choosing GAME 'OPTIONS' TABLES CHOICE ...``.

From games of the quick player a table is taken each, at a unit of play with many lines. All its lines are judged in
very many worlds. Then each choice (as in ``bench.trials``) races the same lines in worlds of its own, and what its line
is truly worth is set against the quick player's own line. It tells more with less time than whole games: it leaves out
what the rest of a game adds by chance. But it says nothing of whether the games in thought are the right ones.
"""

import sys
from statistics import fmean

import islario
from bench.trials import read_level, read_options
from islario.core.bits import places
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.lab.ladder import interval
from islario.players import find_policy
from islario.players.registry import new_mind

FIRST_SEED = 2_500_000
FEW = 12
"""Lines; where there are fewer, it is not worth looking."""
WORLDS = 150
"""By which lines are judged."""
TRIES = 2
"""Races of each choice at each table."""


def main(name: str, options: str, tables: str, *texts: str) -> None:
    game = islario.game(name)
    settings = game.settings(game.read_options(read_options(options)))
    judge = read_level(name, f"rollouts=1 first_worlds={WORLDS} most_worlds={WORLDS}")
    judging = new_mind(game, judge)
    minds = [new_mind(game, read_level(name, text)) for text in texts]
    gains: list[list[float]] = [[] for _ in texts]
    most: list[float] = []
    for number in range(int(tables)):
        rng = Rng(FIRST_SEED + number)
        table = game.deal(settings, rng)
        sitting = Sitting(game, [find_policy("steady", game)] * 4, Rng(number))
        sitting.play_out(table, rng, 1 + number % 8)
        while game.waiting(table):
            seat = places(game.waiting(table))[0]
            seen = table.clone()
            game.show(table, seat, seen)
            judging.gather(seen, seat, -1)
            if judging.lines.count >= FEW:
                break
            code = sitting.decide(table)
            game.apply(table, sitting.seat, code, rng, None)
        if not game.waiting(table):
            continue
        seed = int(game.digest(seen))
        judging.race.run(seen, seat, judging.lines, seed ^ 0x5DEECE66D)
        truth = [float(judging.race.gain(line)) for line in range(int(judging.lines.count))]
        most.append(max(truth))
        for mind, found in zip(minds, gains, strict=True):
            mind.gather(seen, seat, -1)
            for attempt in range(TRIES):
                found.append(truth[int(mind.race.run(seen, seat, mind.lines, seed + 7919 * attempt))])
        print(f"{name} {options}, {len(most)} tables; best in hindsight {fmean(most):+.4f}", flush=True)
        for text, found in zip(texts, gains, strict=True):
            mean, low, high = interval(found)
            print(f"{text or 'strong':50} {mean:+.4f} ({low:+.4f} to {high:+.4f})", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

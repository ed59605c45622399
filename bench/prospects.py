"""The learning of Robinson's ``prospects.toml``: how good a table is, from games that the quick player plays.

``python -m bench.prospects [games] [first seed]`` plays so many games of each scenario, with two players and with one,
three and four. What each table at the beginning of a plan is like is set against what came of it: 1 for a game that was
won, and for others a part of the way to the goal, less for who died early. The weights are those of the logistic
regression. The same seeds give the same file.
"""

import math
import sys
from pathlib import Path

import islario
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.robinson import prospects, steps
from islario.games.robinson.components import ROUNDS, SCENARIOS
from islario.games.robinson.state import STEP_SIZE, WON, Table
from islario.players import find_policy

FILE = Path(__file__).parents[1] / "src" / "islario" / "games" / "robinson" / "prospects.toml"
SEATS = (2, 2, 2, 1, 3, 4)
"""How many play, game after game."""
ALMOST = 0.3
"""What a game is worth that was lost in the last round with the whole goal, beside one that was won."""
STEPS, RATE, SHRINK = 40, 0.8, 0.002
"""Of the regression: how often all rows are gone through, how far each time, how much weights are pulled to nothing."""
Row = tuple[list[float], float]


def rows_of(scenario: int, games: int, seed: int) -> list[Row]:
    """What tables of some games were like, and what came of each game."""
    game = islario.game("robinson")
    sitting = Sitting(game, [find_policy("thumb", game)] * 4, Rng(seed), True)
    found: list[Row] = []
    for number in range(games):
        chosen = {"scenario": scenario, "players": SEATS[number % len(SEATS)]}
        rng = Rng(seed + number)
        table = game.deal(game.settings(game.read_options(chosen)), rng)
        assert isinstance(table, Table)
        seen: list[list[float]] = []
        last = 0
        while game.waiting(table):
            at = (table.depth - 1) * STEP_SIZE
            if table.round != last and table.steps[at] == steps.PLANNING:
                last = int(table.round)
                seen.append([trait / 100 for trait in prospects.traits_of(table)])
            code = sitting.decide(table)
            game.apply(table, sitting.seat, code, rng, None)
        share = table.setup.rules.share_of_goal(table) * int(table.round) / int(ROUNDS[scenario - 1])
        outcome = 1.0 if table.ended == WON else ALMOST * share
        found += [(traits, outcome) for traits in seen]
    return found


def learn(rows: list[Row]) -> list[float]:
    """The weights of a logistic regression, by gradients whose steps are fitted to how much each trait varies."""
    n = prospects.COUNT
    spread = [math.sqrt(sum(traits[i] ** 2 for traits, _ in rows) / len(rows)) or 1.0 for i in range(n)]
    scaled = [([trait / width for trait, width in zip(traits, spread, strict=True)], came) for traits, came in rows]
    weights, pace = [0.0] * n, [0.0] * n
    for _ in range(STEPS):
        slope = [SHRINK * weight for weight in weights]
        for traits, came in scaled:
            total = sum(map(float.__mul__, weights, traits))
            miss = (1 / (1 + math.exp(-total)) - came) / len(scaled)
            for i in range(n):
                slope[i] += miss * traits[i]
        for i in range(n):
            pace[i] = 0.9 * pace[i] - RATE * slope[i]
            weights[i] += pace[i]
    return [weight / width for weight, width in zip(weights, spread, strict=True)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 3_000_000
    lines = [
        "# How good a table is: ten-thousandths for each trait (prospects.py). Learned by python -m bench.prospects."
    ]
    for number, name in enumerate(SCENARIOS, start=1):
        rows = rows_of(number, games, seed)
        weights = learn(rows)
        lines += ["", f"[{name}]"]
        for trait, weight in zip(prospects.NAMES, weights, strict=True):
            lines.append(f"{trait} = {max(-prospects.MOST, min(prospects.MOST, round(10_000 * weight)))}")
        print(name, len(rows), f"{sum(came for _, came in rows) / len(rows):.3f}", flush=True)
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

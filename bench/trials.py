"""One choice of the search against another, over the same deals: what each is worth before it is taken.

``python -m bench.trials GAME 'OPTIONS' GAMES CHOICE ...`` plays so many games with each choice, deal by deal, and tells
after every few games how each does and how much more than the first. A choice is a text of ``name=value`` for whatever
``islario.players.search.levels.Level`` has, over those of ``strong``; ``steady`` is the quick player. Robinson's
estimates can be taken from another file (``prospects=FILE``), and what counts of a lost game too (``lost=20``). For
example::

    python -m bench.trials robinson 'scenario=1 players=2' 40 'turns=0' 'turns=3 rollouts=600'

The deals are far from those of the ladder.
"""

import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from statistics import fmean

import islario
from islario.core.game import Game
from islario.core.policy import Policy, Sitting
from islario.core.rng import Rng, open_thoughts
from islario.games.robinson import prospects
from islario.games.robinson.components import SCENARIOS
from islario.games.robinson.state import Table as RobinsonTable
from islario.lab.ladder import interval, paired
from islario.players import find_policy
from islario.players.registry import new_mind
from islario.players.search.levels import STRONG, Level, find_level
from islario.players.search.searcher import Searcher

FIRST_SEED = 2_000_000
TOLD_EACH = 10
"""Games between two tables."""


class Choice:
    """A player that is tried, and what came of its games."""

    def __init__(self, game: Game, text: str) -> None:
        self.text = text
        self.scores: dict[int, float] = {}
        self.shares: list[float] = []
        """How far Robinson's games came towards their goal."""
        self.endings: Counter[str] = Counter()
        self.seconds = 0.0
        self.estimates = [int(weight) for weight in prospects.WEIGHTS]
        self.merits = [int(weight) for weight in prospects.MERITS]
        self.policy: Policy = find_policy("steady", game)
        if text != "steady":
            self.policy = Searcher(new_mind(game, read_level(game.name, text)))
            self._take(text)

    def _take(self, text: str) -> None:
        """What is not the level's own choice, but Robinson's."""
        for word in text.split():
            name, value = word.split("=")
            if name == "prospects":
                self.estimates = read_estimates(Path(value))
            elif name in prospects.MERIT_NAMES:
                for place in range(prospects.MERIT_NAMES.index(name), len(self.merits), prospects.MERIT_COUNT):
                    self.merits[place] = int(value)

    def play(self, game: Game, options: dict[str, object], number: int) -> None:
        for place, weight in enumerate(self.estimates):
            prospects.WEIGHTS[place] = weight
        for place, weight in enumerate(self.merits):
            prospects.MERITS[place] = weight
        rng = Rng(FIRST_SEED + number)
        table = game.deal(game.settings(game.read_options(options)), rng)
        started = time.process_time()
        Sitting(game, [self.policy] * 4, open_thoughts(FIRST_SEED + number)).play_out(table, rng)
        self.endings[str(game.result_of(table)["reason"])] += 1
        self.seconds += time.process_time() - started
        self.scores[number] = game.value(table, 0)
        if isinstance(table, RobinsonTable):
            self.shares.append(table.setup.rules.share_of_goal(table))

    def tell(self, first: "Choice") -> str:
        mean, low, high = interval(list(self.scores.values()))
        told = f"{self.text or 'strong':45} n={len(self.scores)} {mean:.3f} ({low:.3f} to {high:.3f})"
        gain = paired(self.scores, first.scores)
        told += f"  {gain[0]:+.3f} ± {gain[1]:.3f}" if gain and first is not self else " " * 17
        if self.shares:
            told += f"  goal {fmean(self.shares):.3f}"
        if isinstance(self.policy, Searcher):
            race = self.policy.mind.race
            rollouts, units = int(race.rollouts), max(int(race.races), 1)
            told += f"  {1000 * self.seconds / units:.0f} ms a unit, {rollouts / units:.0f} rollouts"
            told += f", {rollouts / self.seconds:,.0f}/s"
        return f"{told}  {dict(self.endings.most_common())}"


LEVEL_NAMES = (
    "name",
    "rollouts",
    "ceiling",
    "turns",
    "first_worlds",
    "most_worlds",
    "margin",
    "merit",
    "rollouts_each",
    "most_lines",
    "oracle",
)


def read_level(game: str, text: str) -> Level:
    """The level of ``strong`` with other choices."""
    level = find_level(STRONG, game)
    chosen = {**{name: getattr(level, name) for name in LEVEL_NAMES}, "ceiling": 1000.0}
    for word in text.split():
        name, value = word.split("=")
        if name in chosen:
            chosen[name] = type(chosen[name])(float(value))
    return Level(**chosen)


def read_options(text: str) -> dict[str, object]:
    """Options of a game, as ``name=value``."""
    words = [word.split("=") for word in text.split()]
    return {name: int(value) if value.isdigit() else value for name, value in words}


def read_estimates(file: Path) -> list[int]:
    table = tomllib.loads(file.read_text("utf-8"))
    return [table[scenario][name] for scenario in SCENARIOS for name in prospects.NAMES]


def main(name: str, options: str, games: str, *texts: str) -> None:
    game = islario.game(name)
    chosen = read_options(options)
    choices = [Choice(game, text) for text in texts]
    for number in range(int(games)):
        for choice in choices:
            choice.play(game, chosen, number)
        if (number + 1) % TOLD_EACH == 0 or number + 1 == int(games):
            print(f"{name} {options}, {number + 1} games", flush=True)
            for choice in choices:
                print(choice.tell(choices[0]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

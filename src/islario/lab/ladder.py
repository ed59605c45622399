"""The ladder: how strong each level is, over deals that are kept apart from all that was ever tuned.

Each game is written down as it ends, so that a ladder that was stopped goes on where it was. The tables are made from
what is written, and say how sure they are. A game carries the mark of who played it (``marks.py``): games of other
choices are not counted, and played again.
"""

import json
import time
import tomllib
from collections.abc import Iterator
from dataclasses import astuple, dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

from islario.core.game import Game
from islario.core.policy import Policy, Sitting
from islario.core.registry import find_game
from islario.core.rng import Rng, open_thoughts
from islario.files import write_text
from islario.lab.marks import STEADY, mark_of
from islario.lab.runners import Here, Runner
from islario.lab.statistics import Z95, wilson
from islario.players.registry import find_measured
from islario.players.search.levels import ORACLE, RELENTLESS, STRONG
from islario.players.search.searcher import Searcher

FIRST_SEED = 5_000_000
"""The deals from here on are for measuring alone: no weight, value or level was ever chosen by them."""
LEVELS = ("random", "learner", STEADY, STRONG, RELENTLESS, ORACLE)
RESULTS = Path("docs", "results")
"""Where results are kept in the folder of the project."""


@dataclass(frozen=True)
class Heat:
    """One line of a table: what is played, by whom, how often."""

    options: tuple[tuple[str, Any], ...]
    level: str
    games: int
    alone: bool = True
    """Whether the level plays all seats; otherwise one of them, and the others are steady."""

    @property
    def place(self) -> str:
        """What is played, as a text: levels of one place are compared."""
        told = " ".join(f"{name}={value}" for name, value in self.options)
        return told if self.alone else f"{told} against steady"

    @property
    def name(self) -> str:
        return f"{self.place} {self.level}"


@dataclass(frozen=True)
class Outcome:
    """How one game of a heat went."""

    heat: str
    number: int
    score: float
    """1 for a win and 0 for a loss where people play together or against others; else points."""
    seconds: float = 0.0
    """Of a processor, so that other work on the machine changes nothing."""
    thoughts: int = 0
    """Units of play that were thought about."""
    rollouts: int = 0
    late: int = 0
    """Units at which the ceiling of time was reached."""
    mark: str = ""
    """What tells those who played it from players of the same name with other choices."""


@cache
def heats(game: str) -> tuple[Heat, ...]:
    """All that is measured for a game (``ladder.toml``)."""
    found: list[Heat] = []
    listed = tomllib.loads(files("islario.lab").joinpath("ladder.toml").read_text("utf-8"))
    for entry in listed[game]:
        over, alone = entry["over"], entry.get("alone", True)
        for values in product(*over.values()):
            options = tuple(zip(over, values, strict=True))
            for level in LEVELS:
                games = entry.get(RELENTLESS, 0) if level == RELENTLESS else entry["games"]
                if games:
                    found.append(Heat(options, level, games, alone))
    return tuple(found)


def play(game: Game, heat: Heat, number: int) -> Outcome:
    """Play one game of a heat: that of its seed, so that all levels have the same deals."""
    seed = FIRST_SEED + number
    rng = Rng(seed)
    table = game.deal(game.settings(game.read_options(dict(heat.options))), rng)
    seats = int(game.seats(table))
    policy = find_measured(heat.level, game)
    own = number % seats
    policies: list[Policy] = [
        policy if heat.alone or seat == own else find_measured(STEADY, game) for seat in range(seats)
    ]
    before = _effort(policy)
    started = time.process_time()
    Sitting(game, policies, open_thoughts(seed)).play_out(table, rng)
    seconds = time.process_time() - started
    thoughts, rollouts, late = (after - first for after, first in zip(_effort(policy), before, strict=True))
    return Outcome(heat.name, number, _score(game.result_of(table), own, heat.alone), seconds, thoughts, rollouts, late)


def _effort(policy: Policy) -> tuple[int, int, int]:
    if not isinstance(policy, Searcher):
        return 0, 0, 0
    race = policy.mind.race
    return int(race.races), int(race.rollouts), int(race.late_races)


def _score(result: dict[str, Any], own: int, alone: bool) -> float:
    if result["won"] is not None:
        return float(result["won"])
    return float(result["scores"][own]) if alone else float(own in result["winners"])


def home(name: str) -> tuple[Path, Path]:
    """The file of a game's ladder and its page: among the results where they are kept, else in the folder of now."""
    folder = RESULTS if RESULTS.is_dir() else Path()
    return folder / "ladder" / f"{name}.jsonl", folder / f"ladder_{name}.md"


def climb(
    name: str,
    file: Path,
    levels: tuple[str, ...],
    most: int | None = None,
    part: str = "",
    runner: Runner | None = None,
) -> Iterator[tuple[int, int]]:
    """Play what is not yet written in the file; how many games are done, and of how many.

    ``part``: only heats whose names have it.
    """
    chosen = [heat for heat in heats(name) if heat.level in levels and part in heat.name]
    due = [(heat, number) for heat in chosen for number in range(min(heat.games, most or heat.games))]
    tidy(name, file)
    done = {(outcome.heat, outcome.number) for outcome in current(name, read(file))}
    missing = [
        (name, heat, number, mark_of(name, heat.options, heat.level))
        for heat, number in due
        if (heat.name, number) not in done
    ]
    count = len(due) - len(missing)
    yield count, len(due)
    file.parent.mkdir(parents=True, exist_ok=True)
    cut_off = file.exists() and not file.read_bytes().endswith(b"\n")
    with file.open("a", encoding="utf-8") as written:
        if cut_off:
            written.write("\n")
        for outcome in (runner or Here()).run(_play_one, missing):
            written.write(line_of(outcome) + "\n")
            written.flush()
            count += 1
            yield count, len(due)


def _play_one(missing: tuple[str, Heat, int, str]) -> Outcome:
    name, heat, number, mark = missing
    return replace(play(find_game(name), heat, number), mark=mark)


def current(name: str, outcomes: list[Outcome]) -> list[Outcome]:
    """The games that were played by the levels as they are now."""
    known = {heat.name: heat for heat in heats(name)}
    return [
        outcome
        for outcome in outcomes
        if (heat := known.get(outcome.heat)) and outcome.mark == mark_of(name, heat.options, heat.level)
    ]


def tidy(name: str, file: Path) -> None:
    """Drop games from the file that were played again since by the level as it is now."""
    written = read(file)
    counted = current(name, written)
    again = {(outcome.heat, outcome.number) for outcome in counted}
    marks = {(outcome.heat, outcome.mark) for outcome in counted}
    kept = [one for one in written if (one.heat, one.mark) in marks or (one.heat, one.number) not in again]
    if len(kept) < len(written):
        write_text(str(file), "".join(line_of(outcome) + "\n" for outcome in kept))


def line_of(outcome: Outcome) -> str:
    """How a game is written: the values of its outcome in their order; of who does not look ahead only the score, and
    at the end the mark."""
    score = int(outcome.score) if outcome.score == int(outcome.score) else outcome.score
    *values, mark = astuple(replace(outcome, score=score, seconds=round(outcome.seconds, 2)))
    return json.dumps([*(values if outcome.thoughts else values[:3]), mark], separators=(",", ":"))


def read(file: Path) -> list[Outcome]:
    """The games that are written, with any mark or none; a line that is none, such as a last one that was cut off,
    counts for nothing."""
    found: list[Outcome] = []
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                values = json.loads(line)
                mark = values.pop() if isinstance(values[-1], str) else ""
                found.append(replace(Outcome(*values), mark=mark))
            except (ValueError, TypeError, LookupError):
                continue
    return found


# -- the table -----------------------------------------------------------------------------------


def interval(scores: list[float]) -> tuple[float, float, float]:
    """The mean of scores, with its 95 % interval: Wilson's, where all are wins and losses."""
    n = len(scores)
    mean = sum(scores) / n
    if all(score in (0.0, 1.0) for score in scores):
        return mean, *wilson(round(sum(scores)), n)
    reach = Z95 * sqrt(sum((score - mean) ** 2 for score in scores) / max(n - 1, 1) / n)
    return mean, mean - reach, mean + reach


def paired(scores: dict[int, float], below: dict[int, float]) -> tuple[float, float] | None:
    """The mean difference over the deals that both have played, and how far its 95 % interval reaches."""
    gains = [score - below[number] for number, score in scores.items() if number in below]
    if len(gains) < 2:
        return None
    mean = sum(gains) / len(gains)
    return mean, Z95 * sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))


def report(name: str, outcomes: list[Outcome]) -> list[str]:
    """The table of a ladder, in Markdown."""
    lines = [
        "| what | level | n | result | 95 % | over the level below | ms a unit | ceiling | rollouts/s |",
        "| --- | --- | ---: | ---: | --- | --- | ---: | ---: | ---: |",
    ]
    games: dict[str, dict[int, Outcome]] = {}
    for outcome in outcomes:
        games.setdefault(outcome.heat, {})[outcome.number] = outcome
    below: tuple[str, dict[int, float]] = ("", {})
    for heat in heats(name):
        played = list(games.get(heat.name, {}).values())
        if not played:
            continue
        scores = {outcome.number: outcome.score for outcome in played}
        shares = set(scores.values()) <= {0.0, 1.0}
        mean, low, high = (_told(number, shares) for number in interval(list(scores.values())))
        gain = paired(scores, below[1]) if below[0] == heat.place else None
        below = heat.place, scores
        thoughts, rollouts = sum(one.thoughts for one in played), sum(one.rollouts for one in played)
        seconds, late = sum(one.seconds for one in played), sum(one.late for one in played)
        cells = [
            heat.place, heat.level, _told_count(len(played), heat.games), mean, f"{low} to {high}",
            "" if gain is None else f"{_told(gain[0], shares, True)} ± {_told(gain[1], shares)}",
            f"{1000 * seconds / thoughts:.0f}" if thoughts else "",
            f"{100 * late / thoughts:.1f}%" if thoughts else "",
            f"{rollouts / seconds:,.0f}" if thoughts else "",
        ]  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def page(name: str, outcomes: list[Outcome]) -> str:
    """The page of results of a game."""
    told = [
        f"# How strong the levels are: {name}",
        "",
        "Written by the command that stands here; do not edit it by hand.",
        "",
        "```console",
        f"islario ladder {name}",
        "```",
        "",
        f"Deals are those of the seeds from {FIRST_SEED:,} on, the same for all levels; nothing was tuned on them.",
        "Results are shares of games won, or points where one plays alone for points. The difference to the level",
        "above it in the table is over the same deals. *Ceiling*: how often time, and not the number of rollouts,",
        "ended a thought. The oracle sees what is hidden: it plays nowhere else, and shows what luck leaves to be won.",
        f"All games stand in `ladder/{name}.jsonl`, with which the same command goes on. Each carries the mark of who",
        "played it: games of a level with other choices, or by other rules, are not counted, and played again. Where",
        "*n* says of how many, the rest is not played yet.",
        "",
        *report(name, outcomes),
    ]
    return "\n".join(told) + "\n"


def _told_count(played: int, wanted: int) -> str:
    return str(played) if played >= wanted else f"{played} of {wanted}"


def _told(number: float, share: bool, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{100 * number:{sign}.1f}%" if share else f"{number:{sign}.2f}"

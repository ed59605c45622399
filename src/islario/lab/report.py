"""Figures as tables for people."""

from typing import Any

from fluent.runtime.types import fluent_number
from rich.table import Table

from islario.lab.statistics import Spread, Tally, wilson
from islario.words import Words

BENCH_FIGURES = {
    "bench-decisions": ("decisions_per_second", ",.0f"),
    "bench-games": ("games_per_second", ",.0f"),
    "bench-thumb": ("thumb_games_per_second", ",.0f"),
    "bench-words": ("words_per_second", ",.0f"),
    "bench-clone": ("clone_microseconds", ".2f"),
    "bench-state-clone": ("state_clone_microseconds", ".2f"),
}


def tally_table(words: Words, tally: Tally, seed: int, players: tuple[str, ...]) -> Table:
    """How many games were won, how the others were lost, and how long they were."""
    names = players[0] if len(set(players)) == 1 else ", ".join(players)
    title = words.say("simulate-title", game=words.say("game-name"), seats=len(players), players=names)
    table = Table(title=title, show_header=False)
    table.add_row(words.say("simulate-games"), str(tally.games))
    table.add_row(words.say("simulate-seed"), str(seed))
    table.add_row(words.say("simulate-wins"), _share(words, tally.wins, tally.games))
    for reason, count in tally.losses().items():
        label = words.say("simulate-losses", reason=words.name("ending", reason))
        table.add_row(label, _share(words, count, tally.games))
    table.add_row(words.say("simulate-turns"), _spread(words, tally.turns))
    table.add_row(words.say("simulate-actions"), _spread(words, tally.actions))
    table.add_row(words.say("simulate-decisions"), _spread(words, tally.decisions))
    return table


def rates(words: Words, tally: Tally, seconds: float) -> str:
    """How fast it went: the one line that differs from run to run."""
    decisions, games = round(tally.decisions.total / seconds), round(tally.games / seconds)
    return words.say("simulate-rate", decisions=decisions, games=games)


def _share(words: Words, count: int, games: int) -> str:
    low, high = wilson(count, games)
    shares = {"share": _percent(count / games), "low": _percent(low), "high": _percent(high)}
    return f"{count}: {words.say('simulate-interval', **shares)}"


def _percent(share: float) -> object:
    """A share as the reader's language writes it."""
    return fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)


def _spread(words: Words, seen: Spread) -> str:
    mean = fluent_number(round(seen.mean, 1), minimumFractionDigits=1)
    return words.say("simulate-mean", mean=mean, low=seen.low, high=seen.high)


def bench_table(words: Words, figures: dict[str, Any]) -> Table:
    """Every figure, compiled beside interpreted."""
    table = Table(words.say("bench-figure"), title=words.say("bench-title"))
    kinds = ("compiled", "interpreted")
    for kind in kinds:
        table.add_column(words.say(f"bench-{kind}"), justify="right")
    for key, (name, form) in BENCH_FIGURES.items():
        cells = [format(figures[kind][name], form) if kind in figures else "-" for kind in kinds]
        table.add_row(words.say(key), *cells)
    return table


def bench_ratios(words: Words, figures: dict[str, Any]) -> list[str]:
    """The ratios, which say more than the figures on a noisy machine."""
    lines = [words.say("bench-ratio", ratio=f"{figures['ratio']:.1f}")] if "ratio" in figures else []
    over = {name: f"{ratio:.1f}" for name, ratio in figures["over_public_engines"].items()}
    return [*lines, words.say("bench-public", **over)]

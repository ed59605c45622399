"""Figures as tables for people."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fluent.runtime.types import fluent_number
from rich.table import Table

from islario.games.hashi.components import ISLANDS
from islario.lab.hindsight import Best
from islario.lab.retrospect import Past, tell
from islario.lab.statistics import Scores, Spread, Tally, wilson
from islario.words import Words

WIDEST_BAR = 50
"""Letters of the tallest bar of a histogram."""
BENCH_FIGURES = {
    "bench-decisions": ("decisions_per_second", ",.0f"),
    "bench-games": ("games_per_second", ",.0f"),
    "bench-thumb": ("thumb_games_per_second", ",.0f"),
    "bench-rollouts": ("rollouts_per_second", ",.0f"),
    "bench-words": ("words_per_second", ",.0f"),
    "bench-clone": ("clone_microseconds", ".2f"),
    "bench-state-clone": ("state_clone_microseconds", ".2f"),
}


def tally_table(
    words: Words, tally: Tally, seed: int, players: tuple[str, ...], chosen: Mapping[str, Any] = MappingProxyType({})
) -> Table:
    """Which games they were, how many were won, how the others were lost, and how long they were."""
    names = players[0] if len(set(players)) == 1 else ", ".join(players)
    title = words.say("simulate-title", game=words.say("game-name"), seats=len(players), players=names)
    table = Table(title=title, show_header=False)
    table.add_row(words.say("simulate-games"), str(tally.games))
    table.add_row(words.say("simulate-seed"), str(seed))
    told = [f"{name} {value}" for name, value in chosen.items() if "\n" not in str(value)]  # a drawing is none
    if told:
        table.add_row(words.say("simulate-options"), ", ".join(told))
    if tally.scores:
        _add_scores(words, table, tally, players)
    else:
        table.add_row(words.say("simulate-wins"), _share(words, tally.wins, tally.games))
        for reason, count in tally.losses().items():
            label = words.say("simulate-losses", reason=words.name("ending", reason))
            table.add_row(label, _share(words, count, tally.games))
    table.add_row(words.say("simulate-turns"), _spread(words, tally.turns))
    table.add_row(words.say("simulate-actions"), _spread(words, tally.actions))
    table.add_row(words.say("simulate-decisions"), _spread(words, tally.decisions))
    return table


def _add_scores(words: Words, table: Table, tally: Tally, players: tuple[str, ...]) -> None:
    """The points of each seat, and what they reached."""
    for seat, scores in enumerate(tally.scores):
        who = f"{seat + 1}, {players[seat]}"
        low, high = scores.interval()
        values = {"mean": _decimal(scores.mean), "low": _decimal(low), "high": _decimal(high)}
        table.add_row(words.say("simulate-points", who=who), words.say("simulate-points-interval", **values))
        if len(players) > 1:
            table.add_row(words.say("simulate-seat-wins", who=who), _share(words, scores.wins, tally.games))
    ranks = words.game.box()["ranks"] if words.game is not None and tally.ranks else ()
    for rank in ranks:
        table.add_row(words.name("rank", rank), _share(words, tally.ranks.get(rank, 0), tally.games))


def histograms(words: Words, tally: Tally, players: tuple[str, ...]) -> list[str]:
    """How often each total was reached, drawn in bars: one drawing for each kind of player."""
    lines: list[str] = []
    for name in dict.fromkeys(players if tally.scores else ()):
        together = Scores()
        for seat, scores in enumerate(tally.scores):
            if players[seat] == name:
                together.merge(scores)
        tallest = max(together.counts.values())
        lines.append(words.say("simulate-histogram", player=name))
        for points in range(min(together.counts), max(together.counts) + 1):
            count = together.counts.get(points, 0)
            lines.append(f"{points:4} {count:8} {'█' * round(WIDEST_BAR * count / tallest)}".rstrip())
    return lines


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


def _decimal(value: float) -> object:
    return fluent_number(round(value, 2), minimumFractionDigits=2)


def _spread(words: Words, seen: Spread) -> str:
    mean = fluent_number(round(seen.mean, 1), minimumFractionDigits=1)
    return words.say("simulate-mean", mean=mean, low=seen.low, high=seen.high)


def hindsight_table(words: Words, past: Past, best: Best) -> Table:
    """The best that the same cards allowed, and how."""
    island, number = past.puzzle.start
    title = words.say("hindsight-title", game=words.say("game-name"), seat=words.seat(past.seat))
    table = Table("", *(words.say(f"hindsight-{name}") for name in ("card", "number", "bridges")), title=title)
    table.add_row("0", "", f"{ISLANDS[island]} ({number})", "")
    for card in range(len(best.rounds)):
        shown, letter, lines = tell(past, best, card)
        given_up = words.say("hindsight-given-up")
        table.add_row(str(card + 1), shown, given_up if letter is None else letter, ", ".join(lines) or given_up)
    return table


def hindsight_line(words: Words, past: Past, best: Best) -> str:
    """How good it is, and how sure that is."""
    values = {"yours": past.score, "score": best.score, "bound": best.bound, "seconds": round(best.seconds, 1)}
    return words.say("hindsight-proven" if best.score == best.bound else "hindsight-bounds", **values)


def bench_table(words: Words, figures: dict[str, Any]) -> Table:
    """Every figure of a game, compiled beside interpreted; the words are the game's."""
    table = Table(words.say("bench-figure"), title=words.say("bench-title", game=words.say("game-name")))
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
    if "over_public_engines" in figures:
        over = {name: f"{ratio:.1f}" for name, ratio in figures["over_public_engines"].items()}
        lines.append(words.say("bench-public", **over))
    return lines

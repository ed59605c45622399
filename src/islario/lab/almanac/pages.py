"""The almanac as pages of docs, in Markdown: made from its data, never written by hand."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

from islario.files import write_text
from islario.lab.almanac import charts
from islario.lab.almanac.book import Table, name_of, names_of
from islario.words import Words, words_for

LANGUAGE = "en"
CHARTS = "charts"
PERCENTS = ("won", "share", "gain")
"""Measures that are told as percents."""
NOTHING = "-"
"""Where there is nothing to compare with."""


def write_pages(folder: Path, book: Mapping[str, Any]) -> None:
    """Write a page for each game, its charts, and the page that leads to them."""
    folder.joinpath(CHARTS).mkdir(exist_ok=True)
    lines = [f"# {words_for(LANGUAGE).say('almanac-name')}", "", words_for(LANGUAGE).say("almanac-lead"), ""]
    for game, told in book["games"].items():
        words = words_for(LANGUAGE, game)
        write_text(str(folder / f"{game}.md"), page(words, told))
        for table in told["tables"]:
            if charts.drawable(table):
                write_text(str(folder / CHARTS / f"{table['id']}.svg"), charts.draw(words, table))
        lines.append(f"- [{words.say('game-name')}]({game}.md)")
    write_text(str(folder / "index.md"), "\n".join(lines) + "\n")


def page(words: Words, told: Mapping[str, Any]) -> str:
    """The page of a game."""
    assert words.game is not None
    lines = [
        f"# {words.say('almanac-title', game=words.say('game-name'))}",
        "",
        f"Written by `{told['command']}` with Islario {told['version']}, rules number {told['rules']}.",
        "Do not edit it by hand.",
        "",
        words.say("almanac-lead"),
        "",
        words.say("almanac-caution"),
    ]
    for table in told["tables"]:
        lines += ["", *section(words, table)]
    return "\n".join(lines) + "\n"


def section(words: Words, table: Table) -> list[str]:
    """A table with what it says, its chart, and the command that plays its games."""
    title = words.say(f"almanac-{table['id']}")
    lines = [f"## {title}", ""]
    whose = "" if table["player"] is None else words.say("almanac-played-by", player=f"`{table['player']}`")
    played = words.say("almanac-games-played", games=f"{table['games']:,}")
    begun = words.say("almanac-left-to-chance") if table.get("left_to_chance") else ""
    lines += [" ".join(told for told in (played, whose, begun) if told), ""]
    lines += ["```console", table["command"], "```", ""]
    told = [f"- {sentence(words, table, finding)}" for finding in table["findings"]]
    lines += [*told, ""] if told else []
    if charts.drawable(table):
        lines += [f"![{title}]({CHARTS}/{table['id']}.svg)", ""]
    return lines + rows(words, table)


def rows(words: Words, table: Table) -> list[str]:
    columns = [words.say(f"almanac-by-{name}") for name in table["by"]]
    measures = [words.say(f"almanac-measure-{measure}") for measure in table["measures"]]
    heads = [*columns, words.say("almanac-games"), *measures]
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(columns)}{' ---: |' * (1 + len(measures))}"]
    strata = len(table["by"]) - 1
    names = names_of(words, table)
    for row in table["rows"]:
        groups = [name_of(words, part) for part in row["key"][:strata]]
        cells = [*groups, ", ".join(names[part] for part in row["key"][strata:]), f"{row['games']:,}"]
        cells += [interval(measure, row["figures"][measure]) for measure in table["measures"]]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def sentence(words: Words, table: Table, finding: Mapping[str, Any]) -> str:
    """Something that is so, in words."""
    measure = table["measures"][0]
    called = names_of(words, table)
    names = [", ".join(called[part] for part in key) for key in finding["keys"]]
    values = [figure(measure, value) for value in finding["values"]]
    given = dict(zip("abc", names, strict=False)) | dict(zip(("at_a", "at_b", "at_c"), values, strict=False))
    said = words.say(f"almanac-finding-{finding['kind']}", **given)
    where = ", ".join(
        f"{words.say(f'almanac-by-{column}')} {name_of(words, part)}"
        for column, part in zip(table["by"], finding["where"], strict=False)
    )
    return f"{where}: {said}" if where else said


def figure(measure: str, value: float) -> str:
    if measure not in PERCENTS:
        return str(_rounded(value, "0.01"))
    percents = _rounded(100 * value, "0.1")
    return f"{'+' if measure == 'gain' and percents > 0 else ''}{percents}%"


def _rounded(value: float, last: str) -> Decimal:
    """A half goes up, as in the page; and no sign stands before a nought."""
    rounded = Decimal(value).quantize(Decimal(last), ROUND_HALF_UP)
    return rounded if rounded else abs(rounded)


def interval(measure: str, figures: list[float] | None) -> str:
    if figures is None:
        return NOTHING
    value, low, high = (figure(measure, part) for part in figures)
    return f"{value} ({low} to {high})"

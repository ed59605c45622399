"""Charts of the almanac as SVG: a dot for each figure, a line for its interval.

Matplotlib draws them (the extra ``islario[lab]``): it needs no browser's engine, and the same data make the same file.
"""

import re
from importlib import import_module
from io import StringIO
from typing import Any

from islario.core.reasons import IslarioError, Reason
from islario.lab.almanac.book import Table, name_of, names_of
from islario.words import Words

CLIP = re.compile(r"\bp[0-9a-f]{10}\b")
"""How Matplotlib names what cuts a drawing off: by a hash of numbers whose last digits are not always the same."""
MOST_ROWS = 90
"""A longer table is no chart any more."""
ROW = 0.2
"""Inches of a row."""
INK = "#5b6b73"
"""It can be read on white and on black."""
DOT = "#2f7f8f"
LOOK = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "islario",  # the same data make the same file
    "font.family": "sans-serif",
    "font.size": 8,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.titlecolor": INK,
}


def drawable(table: Table) -> bool:
    return 1 < len(table["rows"]) <= MOST_ROWS


def draw(words: Words, table: Table) -> str:
    """The first measure of a table."""
    try:
        matplotlib = import_module("matplotlib")
        figures = import_module("matplotlib.figure")
        backend = import_module("matplotlib.backends.backend_svg")
    except ImportError:
        raise IslarioError(Reason("matplotlib_missing")) from None
    measure = table["measures"][0]
    scale = 1 if measure not in ("won", "share", "gain") else 100
    strata = len(table["by"]) - 1
    called = names_of(words, table)
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for row in table["rows"]:
        groups.setdefault(tuple(row["key"][:strata]), []).append(row)
    with matplotlib.rc_context(LOOK):
        figure = figures.Figure(
            figsize=(7, 0.7 + sum(ROW * len(rows) + 0.3 for rows in groups.values())), layout="constrained"
        )
        axes = figure.subplots(
            len(groups), 1, sharex=True, squeeze=False, height_ratios=[len(rows) + 0.6 for rows in groups.values()]
        )
        for (stratum, rows), (axis,) in zip(groups.items(), axes, strict=True):
            names = [", ".join(called[part] for part in row["key"][strata:]) for row in rows]
            values = [[scale * part for part in row["figures"][measure]] for row in rows]
            reach = [[value - low for value, low, _ in values], [high - value for value, _, high in values]]
            axis.errorbar([value for value, *_ in values], range(len(rows)), xerr=reach, fmt="o", ms=3.5, color=DOT)
            axis.set_yticks(range(len(rows)), names)
            axis.set_ylim(len(rows) - 0.4, -0.6)
            axis.grid(axis="x", color=INK, alpha=0.25)
            axis.spines[["top", "right"]].set_visible(False)
            if stratum:
                told = zip(table["by"], stratum, strict=False)
                title = ", ".join(
                    f"{words.say(f'almanac-by-{column}')}: {name_of(words, part)}" for column, part in told
                )
                axis.set_title(title, loc="left", fontsize=8)
        axes[-1][0].set_xlabel(words.say(f"almanac-measure-{measure}") + (" (%)" if scale == 100 else ""))
        drawing = StringIO()
        backend.FigureCanvasSVG(figure).print_svg(drawing, metadata={"Date": None, "Creator": None})
    lines = "\n".join(line.rstrip() for line in drawing.getvalue().splitlines()) + "\n"
    clips = list(dict.fromkeys(CLIP.findall(lines)))
    return CLIP.sub(lambda found: f"clip{clips.index(found[0])}", lines)

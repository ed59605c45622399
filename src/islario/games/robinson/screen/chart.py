"""The island in a terminal: hexes as bricks, each of which touches its neighbours as on the board."""

from itertools import zip_longest
from textwrap import wrap
from typing import Final

from islario.games.robinson import island, marks
from islario.games.robinson.components import (
    A4,
    HAS_SHELTER,
    HAS_TOTEM,
    SPACES,
    TERRAIN,
)
from islario.games.robinson.effects.specs import SOURCES, TERRAINS
from islario.games.robinson.planning import costs, targets
from islario.games.robinson.screen.lines import Page
from islario.games.robinson.state import NO_TILE

NARROWEST: Final = 13
WIDEST: Final = 24
"""Columns of a brick, without its walls."""
ROWS: Final = ["A1 A2 A3".split(), "B1 B2 B3 B4".split(), "C1 C2 C3".split()]
TOLD: Final = ("number", "burnt", "white", "blue", "minus_pawn", "beast", "beast_gather", "plus_wood", "plus_food",
               "shortcut", "covered", "fire_sign")  # fmt: skip
"""The marks that are shown on a brick, in this order."""


def fits(width: int) -> bool:
    return width >= _broad(NARROWEST, 9)


def _broad(cell: int, halves: int) -> int:
    """Columns of so many half bricks."""
    return halves * (cell + 1) // 2 + 1


# -- drawn ---------------------------------------------------------------------------------------------


def bricks(page: Page, width: int) -> list[str]:
    """Three rows of bricks, the middle one half a brick to the left of the others."""
    city = page.table.setup.rules.spaces > A4
    halves = 9 if city else 8
    cell = WIDEST
    while cell > NARROWEST and (cell % 2 == 0 or _broad(cell, halves) > width):
        cell -= 1
    spaces = [[*ROWS[0], "A4"] if city else ROWS[0], *ROWS[1:]]
    step = cell + 1  # an even number, so that walls stand above the middle of bricks
    lines: list[str] = []
    spans: list[tuple[int, int]] = []
    for row in spaces:
        at = 0 if row[0] == "B1" else step // 2
        span = (at, at + step * len(row))
        lines.append(_wall([*spans, span], step))
        texts = [_brick(page, space, cell) for space in row]
        rows = zip_longest(*texts, fillvalue="")
        lines += [" " * at + "│" + "│".join(f" {part:{cell - 1}}" for part in parts) + "│" for parts in rows]
        spans = [span]
    return [*lines, _wall(spans, step)]


def _wall(spans: list[tuple[int, int]], step: int) -> str:
    """The line between two rows: the walls of the bricks above it end there, those below begin."""
    width = 1 + max(end for _, end in spans)
    drawn = [" "] * width
    for begin, end in spans:
        for x in range(begin, end + 1):
            drawn[x] = "─"
    for begin, end in spans:
        for x in range(begin, end + 1, step):
            drawn[x] = "+"
    return "".join(drawn)


def _brick(page: Page, space: str, width: int) -> list[str]:
    """Two lines or more: where it is and what it takes to act there, what it gives, what lies on it."""
    place = SPACES.index(space)
    tile = page.table.tiles[place]
    name = "" if tile == NO_TILE else page.words.name("terrain", TERRAINS[TERRAIN[tile]])
    corner = page.say("screen-camp") if place == page.table.camp else ""
    if not corner and reach(page, place):
        corner = page.say("screen-reach", n=reach(page, place))
    rest = [part for things in (_yield_of(page, place), _lying(page, place)) for part in _lines(things, width - 1)]
    first = f"{space} {name}"[: width - 1]
    room = width - 2 if len(first) + len(corner) < width - 2 else width - 1
    if len(first) + len(corner) >= room:  # no room for both and a space between them
        return [first, corner, *rest]
    return [f"{first:{room - len(corner)}}{corner}", *rest]


def _lines(things: list[str], width: int) -> list[str]:
    """Things in lines of a width, no thing of several words on two of them."""
    told = ", ".join(thing.replace(" ", "\u00a0") for thing in things)
    return [line.replace("\u00a0", " ") for line in wrap(told, width)]


def _yield_of(page: Page, place: int) -> list[str]:
    """The sources of a tile, exhausted ones in brackets."""
    if page.table.has(place, marks.DOWN):
        return [page.say("screen-short-down")]
    if page.table.tiles[place] == NO_TILE:
        return [page.say("screen-unexplored")]
    return _sources(page, place, "screen-exhausted")


def _sources(page: Page, place: int, exhausted: str) -> list[str]:
    told = []
    for number in range(2):
        kind = island.source(page.table, place, number)
        if kind >= 0:
            source = page.words.name("source", SOURCES[kind])
            spent = island.is_exhausted(page.table, place, number)
            told.append(page.say(exhausted, source=source) if spent else source)
    return told


def _lying(page: Page, place: int) -> list[str]:
    """The tokens on a space in short words."""
    here = {mark["mark"]: mark.get("value", 0) for mark in page.view["marks"] if mark["at"] == SPACES[place]}
    tile = page.table.tiles[place]
    told = [page.say("screen-short-shelter")] if HAS_SHELTER[tile] else []
    told += [
        page.say(f"screen-short-{kind}", value=here[kind], scenario=page.view["scenario"])
        for kind in TOLD
        if kind in here
    ]
    if HAS_TOTEM[tile] and "number" not in here and page.table.setup.rules.totems:
        told.append(page.say("screen-short-totem"))
    return told


def reach(page: Page, place: int) -> int:
    """The pawns that gathering or exploring takes on a space; 0 if it is out of reach."""
    table = page.table
    if place == table.camp or island.reach(table, place) == 0 or table.has(place, marks.DOWN):
        return 0
    if table.tiles[place] != NO_TILE:
        return int(costs.fewest(table, targets.GATHERING + 2 * place))
    return int(costs.fewest(table, targets.EXPLORING + place)) if place != A4 else 0


# -- told ----------------------------------------------------------------------------------------------


def sentences(page: Page) -> list[str]:
    """The island space by space, for those who listen."""
    spaces = range(page.table.setup.rules.spaces)
    told = [page.say("screen-space", space=SPACES[place], what=", ".join(_told(page, place))) for place in spaces]
    return [page.say("screen-island"), *(f"  {sentence}" for sentence in told)]


def _told(page: Page, place: int) -> list[str]:
    tile = page.table.tiles[place]
    there = page.words.name("terrain", TERRAINS[TERRAIN[tile]]) if tile != NO_TILE else page.say("screen-unexplored")
    told = [there]
    if page.table.has(place, marks.DOWN):
        told.append(page.say("screen-short-down"))
    elif tile != NO_TILE:
        told += _sources(page, place, "screen-space-exhausted")
    told += _lying(page, place)
    if place == page.table.camp:
        told.append(page.say("screen-space-camp"))
    elif reach(page, place):
        told.append(page.say("screen-space-reach", n=reach(page, place)))
    else:
        told.append(page.say("screen-space-far"))
    return told

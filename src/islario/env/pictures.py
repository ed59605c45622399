"""How the tables look as pictures, drawn from a view: tiles, boards and islands in simple shapes."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from islario.core.game import Game
from islario.env.canvas import Canvas, Colour

SEA: Final = (38, 84, 124)
PAPER: Final = (236, 228, 208)
INK: Final = (40, 38, 44)
SAND: Final = (222, 196, 140)
WET: Final = (104, 150, 176)
PAWNS: Final[tuple[Colour, ...]] = (
    (204, 60, 52),
    (66, 140, 72),
    (238, 196, 68),
    (128, 84, 156),
    (96, 196, 188),
    (240, 240, 240),
)
TREASURES: Final[dict[str, Colour]] = {
    "earth": (120, 84, 48),
    "wind": (236, 236, 200),
    "fire": (220, 92, 36),
    "ocean": (44, 120, 200),
}
FLAGS: Final[dict[str, Colour]] = {"red": (204, 60, 52), "blue": (44, 104, 200)}
TERRAINS: Final[dict[str, Colour]] = {
    "beach": (236, 214, 150),
    "hills": (168, 168, 96),
    "mountains": (140, 132, 128),
    "plains": (150, 190, 92),
    "river": (96, 160, 190),
}
CELL: Final = 56
EDGE: Final = 24


def island_picture(game: Game, view: Mapping[str, Any]) -> Canvas:
    """Forbidden Island: tiles dry, flooded or gone, pawns, the treasures' sites, the water on the right."""
    box = game.box()
    sites = {tile: treasure for treasure, tiles in box["treasures"].items() for tile in tiles}
    cells = {tile: tuple(map(int, cell.split(","))) for cell, tile in view["tiles"].items()}
    rows = 1 + max(row for row, _ in cells.values())
    columns = 1 + max(column for _, column in cells.values())
    canvas = Canvas(columns * CELL + 3 * EDGE, rows * CELL + 2 * EDGE, SEA)
    for tile, (row, column) in cells.items():
        if tile in view["sunk"]:
            continue
        x, y = EDGE + column * CELL, EDGE + row * CELL
        canvas.box(x + 2, y + 2, CELL - 4, CELL - 4, WET if tile in view["flooded"] else SAND)
        if tile in sites and sites[tile] not in view["captured"]:
            canvas.box(x + 6, y + 6, 12, 12, TREASURES[sites[tile]])
        if tile == box["landing"]:
            canvas.line(x + CELL - 22, y + 12, x + CELL - 8, y + 12, 4, INK)
            canvas.line(x + CELL - 15, y + 6, x + CELL - 15, y + 18, 4, INK)
    for seat, player in enumerate(view["players"]):
        row, column = cells[player["at"]]
        x, y = EDGE + column * CELL + 10 + 12 * seat, EDGE + row * CELL + CELL - 14
        canvas.disc(x, y, 7, INK)
        canvas.disc(x, y, 6, PAWNS[seat])
    marks, right = len(box["water"]), columns * CELL + EDGE + 12
    height = rows * CELL / marks
    for mark in range(1, marks + 1):
        reached = mark <= view["water"]
        canvas.box(right, EDGE + rows * CELL - mark * height + 2, 16, height - 4, (220, 92, 36) if reached else WET)
    for place, treasure in enumerate(view["captured"]):
        canvas.box(EDGE + 20 * place, 4, 16, 16, TREASURES[treasure])
    return canvas


def boards_picture(game: Game, view: Mapping[str, Any]) -> Canvas:
    """Hashi: the board of each seat with its numbers and bridges, and above it the card."""
    board = view["board"]
    width, height = board["columns"] * CELL * 3 // 4 + EDGE, board["rows"] * CELL * 3 // 4 + EDGE
    step = CELL * 3 // 4
    canvas = Canvas(width * len(view["players"]), height + 2 * EDGE, PAPER)
    if view["cards"]["shown"] is not None:
        number, bridges = map(int, view["cards"]["shown"].split("/"))
        canvas.box(8, 6, 64, 36, INK)
        canvas.number(26, 24, number, 4, PAPER)
        for bridge in range(bridges):
            canvas.line(44, 14 + 10 * bridge, 64, 14 + 10 * bridge, 3, PAPER)
    for seat, player in enumerate(view["players"]):
        left, top = seat * width + EDGE, 2 * EDGE + EDGE // 2

        def at(island: str, left: int = left, top: int = top) -> tuple[int, int]:
            place = board["islands"][island]
            return left + place["column"] * step, top + place["row"] * step

        for line, bridges in player["bridges"].items():
            (x, y), (to_x, to_y) = (at(island) for island in line.split("-"))
            for offset in (0,) if bridges == 1 else (-4, 4):
                down = offset if y == to_y else 0
                across = offset - down
                canvas.line(x + across, y + down, to_x + across, to_y + down, 3, INK)
        for island, place in board["islands"].items():
            x, y = at(island)
            canvas.disc(x, y, 15, FLAGS.get(place["flag"], INK))
            canvas.disc(x, y, 12, (190, 214, 150) if island in player["complete"] else (255, 252, 240))
            if island in player["numbers"]:
                canvas.number(x, y, player["numbers"][island], 3, INK)
        canvas.number(seat * width + width - 30, 24, player["total"], 4, PAWNS[seat])
    return canvas


def castaways_picture(game: Game, view: Mapping[str, Any]) -> Canvas:
    """Robinson Crusoe: the island with its terrains and the camp, rounds, lives, morale, and what there is."""
    box = game.box()
    terrains = {tile["number"]: tile["terrain"] for tile in box["tiles"]}
    canvas = Canvas(7 * CELL, 5 * CELL, SEA)
    canvas.bar(EDGE, 8, 6 * CELL, 8, view["round"] / view["rounds"], (220, 92, 36))
    for row, spaces in enumerate(("A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3")):
        for column, space in enumerate(spaces.split()):
            x, y = EDGE + 28 + CELL * (column + (0 if row == 1 else 0.5)), 52 + CELL * row
            tile = view["tiles"].get(space)
            if tile is None and space == "A4":
                continue
            canvas.disc(x, y, 26, (70, 110, 144) if tile is None else TERRAINS[terrains[tile]])
            if space == view["camp"]:
                canvas.box(x - 10, y - 6, 20, 16, INK)
                canvas.box(x - 4, y, 8, 10, SAND)
    for place, (wounds, deadly, determination) in enumerate(_people(box, view)):
        y = 52 + 3 * CELL + 12 * place - 16
        canvas.disc(EDGE + 6, y + 4, 5, PAWNS[place])
        canvas.bar(EDGE + 18, y, 2 * CELL, 9, 1 - wounds / deadly, PAWNS[place])
        if determination is not None:
            canvas.number(EDGE + 30 + 2 * CELL + 6, y + 5, determination, 2, PAPER)
    stock = [view["available"][name] for name in ("wood", "food", "preserved", "fur")]
    for place, number in enumerate([*stock, view["roof"], view["palisade"], view["weapon"], view["morale"]]):
        left, top = EDGE + 3.5 * CELL + 46 * (place % 4), 52 + 2.8 * CELL + 40 * (place // 4)
        canvas.box(
            left - 20, top - 16, 40, 32, ((128, 84, 48), (196, 80, 60), (216, 150, 60), (120, 96, 80))[place % 4]
        )
        canvas.number(left, top, number, 3, PAPER)
    return canvas


def _people(box: Mapping[str, Any], view: Mapping[str, Any]) -> list[tuple[int, int, int | None]]:
    """The wounds of each, how many are deadly, and the determination: players, Friday, Jenny, who has wounds only."""
    deadly = {person["character"]: person["dies"] for person in box["characters"]}
    deadly |= {person["helper"]: person["dies"] for person in box["helpers"]}
    told = [(person["character"], person) for person in view["players"]]
    if view["friday"] is not None:
        told.append(("friday", view["friday"]))
    people = [(person["wounds"], deadly[name], person["determination"]) for name, person in told]
    return people if view["jenny"] is None else [*people, (view["jenny"], deadly["jenny"], None)]


DRAWN: Final[dict[str, Callable[[Game, Mapping[str, Any]], Canvas]]] = {
    "forbidden_island": island_picture,
    "hashi": boards_picture,
    "robinson": castaways_picture,
}


def picture_of(game: Game, view: Mapping[str, Any]) -> NDArray[np.uint8]:
    """A view as a picture: rows of pixels, each red, green and blue."""
    return DRAWN[game.name](game, view).pixels

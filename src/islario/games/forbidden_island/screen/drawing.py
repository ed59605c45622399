"""Forbidden Island in a terminal: a view as plain text, drawn or, for those who listen, told."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from islario.drawing import Drawing
from islario.games.forbidden_island.components import LANDING, TILES, find_layout, treasure_of
from islario.words import Words

WIDEST_CELL = 15
NARROWEST_CELL = 8


class IslandDrawing(Drawing):
    def seat_names(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """What the seats are called: their roles."""
        return [words.name("role", player["role"]) for player in view["players"]]

    def introduce(self, view: Mapping[str, Any], seat: int, words: Words) -> str:
        """What a seat's role can do."""
        return words.name("power", view["players"][seat]["role"])

    def draw(self, view: Mapping[str, Any], words: Words, width: int) -> str:
        """The island as a map, and all that lies beside it."""
        return "\n".join([*_map(view, words, width), "", words.say("screen-legend"), "", *_beside(view, words)])

    def tell(self, view: Mapping[str, Any], words: Words) -> str:
        """The same in sentences, row by row, with nothing that has to be seen."""
        rows: dict[int, list[str]] = {}
        for cell, tile in view["tiles"].items():
            marks = [words.say(f"state-{_state(view, tile)}")]
            marks += [words.seat(seat) for seat in _pawns(view, tile)]
            if treasure_of(tile) is not None:
                marks.append(words.name("card", str(treasure_of(tile))))
            if tile == TILES[LANDING]:
                marks.append(words.say("screen-helicopter"))
            row, column = (int(number) for number in cell.split(","))
            rows.setdefault(row, []).append(f"{column + 1} {words.name('tile', tile)} ({', '.join(marks)})")
        told = [words.say("screen-row", row=row + 1, tiles="; ".join(rows[row])) for row in sorted(rows)]
        return "\n".join([*told, *_beside(view, words)])


def _map(view: Mapping[str, Any], words: Words, width: int) -> list[str]:
    cells = find_layout(view["layout"]).cells
    columns = 1 + max(column for _, column in cells)
    cell_width = max(NARROWEST_CELL, min(WIDEST_CELL, width // columns))
    lines: list[str] = []
    for row in range(1 + max(row for row, _ in cells)):
        drawn = [_cell(view, words, f"{row},{column}", cell_width) for column in range(columns)]
        lines += ["".join(parts).rstrip() for parts in zip(*drawn, strict=True)]
    return lines


def _cell(view: Mapping[str, Any], words: Words, cell: str, width: int) -> list[str]:
    """Three lines: the name on two, then what lies there. A flooded tile stands in waves."""
    tile = view["tiles"].get(cell)
    state = "sunk" if tile is None else _state(view, tile)
    if state == "sunk":
        return [" " * width] * 3
    room = width - 3
    name = wrap(words.name("tile", tile), room, break_long_words=False)
    left, right, fill = "~~~" if state == "flooded" else "[] "
    rows = [name[0], name[-1] if len(name) > 1 else ""]  # what tells names apart stands first or last
    marks = _marks(view, words, tile)
    return [*(f"{left}{part[:room]:{room}}{right} " for part in rows), f"{left}{marks[:room]:{fill}<{room}}{right} "]


def _marks(view: Mapping[str, Any], words: Words, tile: str) -> str:
    """Pawns, the helicopter's place, and a treasure that is still to be had."""
    marks = [f"@{seat + 1}" for seat in _pawns(view, tile)]
    if tile == TILES[LANDING]:
        marks.append("^")
    treasure = treasure_of(tile)
    if treasure is not None and treasure not in view["captured"]:
        marks.append(f"*{words.name('element', treasure)}")
    return "".join(marks)


def _state(view: Mapping[str, Any], tile: str) -> str:
    return "sunk" if tile in view["sunk"] else "flooded" if tile in view["flooded"] else "dry"


def _pawns(view: Mapping[str, Any], tile: str) -> list[int]:
    return [seat for seat, player in enumerate(view["players"]) if player["at"] == tile]


def _beside(view: Mapping[str, Any], words: Words) -> list[str]:
    """Everything but the island."""
    lines = [words.say("screen-water", water=view["water"], level=view["level"])]
    captured = [words.name("card", treasure) for treasure in view["captured"]]
    lines.append(words.say("screen-treasures", treasures=", ".join(captured) or words.say("screen-none")))
    for seat, player in enumerate(view["players"]):
        hand = [words.name("card", card) for card in player["hand"]]
        lines.append(
            words.say(
                "screen-at",
                number=str(seat + 1),
                seat=words.seat(seat),
                tile=words.name("tile", player["at"]),
                state=words.say(f"state-{_state(view, player['at'])}"),
                hand=", ".join(hand) or words.say("screen-no-cards"),
            )
        )
    lines += _piles(view, words)
    if view["waiting_for"]:
        lines.append(_asked(view, words))
    return lines


def _piles(view: Mapping[str, Any], words: Words) -> list[str]:
    none = words.say("screen-none")
    treasures = ", ".join(words.name("card", card) for card in view["treasure_discard"]) or none
    floods = ", ".join(words.name("tile", tile) for tile in view["flood_discard"]) or none
    lines = [
        words.say("screen-treasure-deck", count=sum(view["treasure_deck"].values()), discard=treasures),
        words.say("screen-flood-deck", count=sum(len(tiles) for tiles in view["flood_deck"]), discard=floods),
    ]
    if len(view["flood_deck"]) > 1:
        known = ", ".join(words.name("tile", tile) for tile in view["flood_deck"][0])
        lines.append(words.say("screen-flood-known", tiles=known))
    return lines


def _asked(view: Mapping[str, Any], words: Words) -> str:
    seat = words.seat(view["waiting_for"][0])
    if view["due"] == "discard":
        return words.say("screen-discard", seat=seat)
    if view["due"] == "swim":
        tile = view["players"][view["waiting_for"][0]]["at"]
        return words.say("screen-swim", seat=seat, tile=words.name("tile", tile))
    counter = {"actions": "actions_left", "draw": "draws_left", "flood": "floods_left"}[view["phase"]]
    return words.say("screen-turn", seat=seat, phase=words.name("phase", view["phase"]), left=view[counter])


DRAWING: Final = IslandDrawing()

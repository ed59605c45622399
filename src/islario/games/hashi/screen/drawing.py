"""Hashi in a terminal: a view as plain text, drawn or, for those who listen, told."""

from collections.abc import Mapping
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from islario.drawing import Drawing
from islario.games.hashi.components import (
    BLUE,
    BLUE_COUNT,
    BOARDS,
    DEADLINES,
    GROUP,
    ISLAND_POINTS,
    RED,
    RED_COUNT,
    SIX,
    STACKS,
)
from islario.words import Words

WIDEST_STEP = 8
NARROWEST_STEP = 6
"""Columns of the terminal for a column of the board: an island takes up to five, as in "(c▲5)"."""
GAP = 3
NARROWEST_SIDE = 32
"""Columns that what is told beside a board needs; with less it stands below."""
FLAGS = {"none": "", "red": "▲", "blue": "▼"}
NEEDED = {"red": RED_COUNT, "blue": BLUE_COUNT, "six": GROUP}


class HashiDrawing(Drawing):
    def seat_names(self, view: Mapping[str, Any], words: Words) -> list[str]:
        """What the seats are called: their numbers tell them apart."""
        return [words.say("seat-number", seat=str(number)) for number in range(1, len(view["players"]) + 1)]

    def introduce(self, view: Mapping[str, Any], seat: int, words: Words) -> str:
        """What a seat begins with."""
        if view["solo"]:
            return words.say("screen-begins-alone")
        return words.say("screen-begins", seat=words.seat((seat - 1) % len(view["players"])))

    def draw(self, view: Mapping[str, Any], words: Words, width: int) -> str:
        """The reader's board as a map, all boards for a spectator, and what there is to know beside."""
        if view["board"]["columns"] * NARROWEST_STEP > width:
            return _wrapped(self.tell(view, words).splitlines(), width)
        seats = range(len(view["players"])) if view["seat"] is None else [view["seat"]]
        lines = [_heading(view, words), ""]
        if len(seats) == 1:
            step = min(WIDEST_STEP, max(NARROWEST_STEP, (width - GAP - NARROWEST_SIDE) // view["board"]["columns"]))
            lines += _beside(_map(view, seats[0], step), _sheet(view, seats[0], words), width)
        else:
            lines += _boards(view, words, width)
        lines += ["", words.say("screen-legend"), *_table(view, words)]
        return _wrapped(lines, width)

    def tell(self, view: Mapping[str, Any], words: Words) -> str:
        """The same in sentences, row by row, with nothing that has to be seen."""
        seats = range(len(view["players"])) if view["seat"] is None else [view["seat"]]
        lines = [_heading(view, words)]
        for seat in seats:
            if len(seats) > 1:
                lines.append(words.say("screen-board", seat=words.seat(seat)))
            lines += [*_rows(view, seat, words), *_lines(view, seat, words), *_sheet(view, seat, words)]
        return "\n".join([line for line in [*lines, *_table(view, words)] if line])


def _wrapped(lines: list[str], width: int) -> str:
    """Lines that fit; those that do as they are."""
    folded = [wrap(line, width, subsequent_indent="  ") if len(line) > width else [line] for line in lines]
    return "\n".join(part for parts in folded for part in parts)


def _beside(left: list[str], right: list[str], width: int) -> list[str]:
    """Two columns of lines, or one after the other where there is no room for two."""
    broad = max(len(line) for line in left) + GAP
    if width - broad < NARROWEST_SIDE:
        return [*left, "", *right]
    folded = [part for line in right for part in (wrap(line, width - broad, subsequent_indent="  ") or [""])]
    return [f"{one:{broad}}{two}".rstrip() for one, two in zip_longest(left, folded, fillvalue="")]


# -- the board -----------------------------------------------------------------------------------


def _boards(view: Mapping[str, Any], words: Words, width: int) -> list[str]:
    """Everybody's board, two side by side where there is room."""
    step = NARROWEST_STEP
    maps = [[words.seat(seat), *_map(view, seat, step)] for seat in range(len(view["players"]))]
    broad = max(len(line) for drawn in maps for line in drawn) + GAP
    abreast = 2 if width >= 2 * broad - GAP else 1
    lines: list[str] = []
    for first in range(0, len(maps), abreast):
        pair = maps[first : first + abreast]
        lines += [""] if first else []
        lines += ["".join(f"{part:{broad}}" for part in row).rstrip() for row in zip(*pair, strict=True)]
    return lines


def _map(view: Mapping[str, Any], seat: int, step: int) -> list[str]:
    """The islands with their letters and numbers, the bridges, and the lines that are still free."""
    board, player = view["board"], view["players"][seat]
    canvas = [[" "] * (board["columns"] * step) for _ in range(2 * board["rows"] - 1)]
    free = view["players"][seat]["free"]
    for line in sorted(board["lines"], key=lambda line: player["bridges"].get(line, 0)):
        bridges = player["bridges"].get(line, 0)
        if bridges or line in free:
            _rule(canvas, board, line, bridges, step)
    for letter, island in board["islands"].items():
        text = f"{letter}{FLAGS[island['flag']]}{player['numbers'].get(letter, '')}"
        complete = letter in player["complete"]
        text = f"({text})" if complete else text
        left = island["column"] * step + (0 if complete else 1)
        canvas[2 * island["row"]][left : left + len(text)] = text
    return ["".join(row).rstrip() for row in canvas]


def _rule(canvas: list[list[str]], board: Mapping[str, Any], line: str, bridges: int, step: int) -> None:
    """Draw a line, dotted or with its bridges. Islands are drawn over its ends."""
    one, other = (board["islands"][letter] for letter in line.split("-"))
    if one["row"] == other["row"]:
        for x in range(one["column"] * step + 1, other["column"] * step + 1):
            if bridges or x % 2 == 0:
                canvas[2 * one["row"]][x] = "·─═"[bridges]
    else:
        for y in range(2 * one["row"], 2 * other["row"]):
            canvas[y][one["column"] * step + 1] = "·│║"[bridges]


def _rows(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """The islands row by row, each with all that is known of it."""
    player = view["players"][seat]
    rows: dict[int, list[str]] = {}
    for letter, island in view["board"]["islands"].items():
        marks = [] if island["flag"] == "none" else [words.name("flag", island["flag"])]
        number = player["numbers"].get(letter)
        marks.append(words.say("screen-no-number") if number is None else words.say("screen-number", number=number))
        if letter in player["complete"]:
            marks.append(words.say("screen-complete"))
        rows.setdefault(island["row"], []).append(f"{letter} ({', '.join(marks)})")
    return [words.say("screen-row", row=row + 1, islands=", ".join(rows[row])) for row in sorted(rows)]


def _lines(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """The bridges, and where more of them could lie."""
    bridges = view["players"][seat]["bridges"]
    drawn = [words.say("screen-twice", line=line) if count == 2 else line for line, count in bridges.items()]
    told = [words.say("screen-bridges", lines=", ".join(drawn)) if drawn else words.say("screen-no-bridges")]
    free = view["players"][seat]["free"]
    return [*told, words.say("screen-free", lines=", ".join(free))] if free and view["waiting_for"] else told


# -- what there is to know beside it -------------------------------------------------------------


def _heading(view: Mapping[str, Any], words: Words) -> str:
    """The side, and the card that is being played."""
    side = words.say("screen-own-side")
    if view["side"] in BOARDS:
        side = words.say("screen-side", side=words.name("side", view["side"]))
    if not view["waiting_for"]:
        return words.say("screen-over", side=side)
    if view["cards"]["shown"] is None:
        return words.say("screen-set-up", side=side)
    number, bridges = (int(part) for part in view["cards"]["shown"].split("/"))
    rounds = view["round"] + view["cards"]["left"]
    return words.say("screen-card", side=side, round=view["round"], rounds=rounds, number=number, bridges=bridges)


def _sheet(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """What one seat has to do, and what it has reached."""
    player = view["players"][seat]
    lines = [] if view["seat"] is None or not view["waiting_for"] else [*_asked(view, seat, words), ""]
    lines += [_bonus(view, seat, category, words) for category in NEEDED]
    count = len(player["complete"])
    lines.append(words.say("screen-islands", islands=count, points=count * ISLAND_POINTS))
    lines.append(words.say("screen-total", points=player["total"]))
    if player["stuck"] and view["waiting_for"]:
        lines.append(words.say("screen-stuck", islands=", ".join(player["stuck"])))
    if view["solo"]:
        lines += ["", *_solo(view, words)]
    return lines


def _asked(view: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """What the seat has to do now, and what it has done with this card."""
    player = view["players"][seat]
    stage, left = player["stage"], player["bridges_left"]
    if stage == "start":
        told = words.say("screen-do-start-alone" if view["solo"] else "screen-do-start")
    elif stage == "number":
        told = words.say("screen-do-number", number=view["cards"]["shown"].split("/")[0])
    elif stage == "bridges":
        whole = left == int(view["cards"]["shown"].split("/")[1])
        told = words.say("screen-do-bridges" if whole else "screen-do-rest", left=left)
    else:
        told = words.say("screen-wait", seats=", ".join(words.seat(other) for other in view["waiting_for"]))
    new = player["new"]
    things = [] if new["number"] is None else [f"{new['number']}{player['numbers'][new['number']]}"]
    things += [line for line, count in new["bridges"].items() for _ in range(count)]
    return [told, words.say("screen-new", things=", ".join(things))] if things else [told]


def _bonus(view: Mapping[str, Any], seat: int, category: str, words: Words) -> str:
    """One line of the score sheet: scored, or how far the seat is and what it would give."""
    player = view["players"][seat]
    name, needed = words.name("category", category), NEEDED[category]
    if player["scored"][category]:
        return words.say("screen-scored", category=name, points=player["scored"][category])
    reached = min(player["reached"][category], needed)
    if not view["waiting_for"]:
        return words.say("screen-missed", category=name, reached=reached, needed=needed)
    return words.say("screen-worth", category=name, reached=reached, needed=needed, points=view["worth"][category])


def _solo(view: Mapping[str, Any], words: Words) -> list[str]:
    """Alone: the stacks and the deadlines, and at the end the rank."""
    if not view["waiting_for"]:
        return [words.say("screen-rank", rank=words.name("rank", view["players"][0]["rank"]))]
    lines: list[str] = []
    if view["round"]:
        before, stack = 0, 0
        while view["round"] > before + STACKS[stack]:
            before += STACKS[stack]
            stack += 1
        card, size = view["round"] - before, STACKS[stack]
        lines.append(words.say("screen-stack", stack=stack + 1, stacks=len(STACKS), card=card, size=size))
    last = {"blue": int(DEADLINES[BLUE]), "red": int(DEADLINES[RED]), "six": int(DEADLINES[SIX])}
    return [*lines, words.say("screen-deadlines", **last)]


def _table(view: Mapping[str, Any], words: Words) -> list[str]:
    """The other seats in short, and the cards."""
    lines = [] if view["solo"] else ["", *(_short(view, seat, words) for seat in _others(view)), ""]
    cards = view["cards"]
    if not view["waiting_for"]:
        if not view["solo"]:
            totals = [player["total"] for player in view["players"]]
            best = [words.seat(seat) for seat, total in enumerate(totals) if total == max(totals)]
            lines.append(words.say("screen-won", seats=", ".join(best)))
        return lines + [words.say("screen-aside", card=card) for card in cards["unseen"]]
    unseen = {"count": len(cards["unseen"]), "left": cards["left"], "cards": " ".join(sorted(cards["unseen"]))}
    return [*lines, words.say("screen-unseen", **unseen)]


def _others(view: Mapping[str, Any]) -> list[int]:
    """Whom to tell of in short: all but the reader, and at the end everybody."""
    seats = range(len(view["players"]))
    return [seat for seat in seats if seat != view["seat"] or not view["waiting_for"]]


def _short(view: Mapping[str, Any], seat: int, words: Words) -> str:
    """A seat in one line, as its board was last seen."""
    player = view["players"][seat]
    name = words.seat(seat)
    if view["waiting_for"]:
        state = words.say("screen-busy") if seat in view["waiting_for"] else words.name("stage", "done")
        name = f"{name}, {state}"
    bonuses = []
    for category, needed in NEEDED.items():
        scored, reached = player["scored"][category], min(player["reached"][category], needed)
        bonuses.append(f"{words.name('category', category)} {f'+{scored}' if scored else f'{reached}/{needed}'}")
    count = len(player["complete"])
    return words.say("screen-short", seat=name, bonuses=", ".join(bonuses), islands=count, points=player["total"])


DRAWING: Final = HashiDrawing()

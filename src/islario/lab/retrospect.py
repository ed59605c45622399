"""A finished game of Hashi looked back on: its cards as a puzzle, and the puzzle's solution as a game again."""

from dataclasses import dataclass
from typing import Any, cast

from islario.core.bits import places
from islario.core.reasons import IslarioError, NoSuchSeat, Reason
from islario.core.state import State, new_state
from islario.games.hashi.components import (
    CATEGORIES,
    DEADLINES,
    FIRST,
    GROUP,
    ISLAND_COUNT,
    ISLAND_POINTS,
    ISLANDS,
    LATER,
    ROUNDS,
    bridges_on,
    number_on,
)
from islario.games.hashi.state import Table
from islario.lab.hindsight import Best, Puzzle, Round

SOLVABLE = "hashi"
"""The game of which the best in hindsight can be sought."""
MOST_POINTS = ISLAND_COUNT * ISLAND_POINTS + sum(FIRST)

Moves = list[tuple[int, str]]


@dataclass(frozen=True)
class Past:
    """A game that is over, seen from one seat."""

    seat: int
    beginning: State
    moves: list[Moves]
    """The moves of each round, the set-up first."""
    puzzle: Puzzle
    played: list[Round]
    """What the seat did with each card."""
    score: int


def look_back(state: State, seat: int) -> Past:
    """A finished game as a puzzle for one seat; the others do what they did."""
    if state.game.name != SOLVABLE:
        raise IslarioError(Reason("hindsight_game"))
    result = state.result()
    if result is None:
        raise IslarioError(Reason("not_over"))
    if state.origin.options is None:
        raise IslarioError(Reason("hindsight_position"))
    if not 0 <= seat < len(result["scores"]):
        raise NoSuchSeat(Reason("no_such_seat", {"seat": seat, "seats": len(result["scores"])}))
    beginning = new_state(state.game, state.origin.seed, state.origin.options)
    moves, scored = _play_again(beginning.clone(), state.moves())
    table = cast(Table, state.table)
    if table.players == 1:
        deadlines = [int(deadline) for deadline in DEADLINES]
    else:
        others = [(name, when) for (who, name), when in scored.items() if who != seat]
        deadlines = [min([ROUNDS, *(when for reached, when in others if reached == name)]) for name in CATEGORIES]
    puzzle = _puzzle(table, _start(beginning.clone(), moves[0], seat), deadlines)
    played = [_played(table, [action for who, action in part if who == seat]) for part in moves[1:]]
    return Past(seat, beginning, moves, puzzle, played, result["scores"][seat])


def _play_again(state: State, moves: Moves) -> tuple[list[Moves], dict[tuple[int, str], int]]:
    """The moves by rounds, and the round in which each seat scored each category."""
    parts: list[Moves] = [[] for _ in range(ROUNDS + 1)]
    scored: dict[tuple[int, str], int] = {}
    for seat, action in moves:
        number = int(cast(Table, state.table).round)
        parts[number].append((seat, action))
        for event in state.play(seat, action):
            if event.kind == "scored":
                scored[event.values["seat"], event.values["category"]] = number
    return parts, scored


def _start(state: State, moves: Moves, seat: int) -> tuple[int, int]:
    """The island and the number that the seat's board begins with."""
    for who, action in moves:
        state.play(who, action)
    numbers: dict[str, int] = state.position()["players"][seat]["numbers"]
    island, number = next(iter(numbers.items()))
    return ISLANDS.index(island), number


def _puzzle(table: Table, start: tuple[int, int], deadlines: list[int]) -> Puzzle:
    board = table.board
    lines = [(int(board.ends[2 * line]), int(board.ends[2 * line + 1])) for line in range(len(board.lines))]
    crossings = [(one, two) for one in range(len(lines)) for two in places(board.crossings[one]) if one < two]
    cards = [(int(number_on(card)), int(bridges_on(card))) for card in [*table.gone, table.shown]]
    red, blue, six = deadlines
    return Puzzle(
        islands=ISLAND_COUNT,
        lines=tuple(lines),
        crossings=tuple(crossings),
        red=tuple(places(board.red)),
        blue=tuple(places(board.blue)),
        start=start,
        cards=tuple(cards),
        deadlines=(red, blue, six),
        bonuses=tuple((int(FIRST[category]), int(LATER[category])) for category in range(len(CATEGORIES))),
        group=GROUP,
        island_points=ISLAND_POINTS,
    )


def _played(table: Table, actions: list[str]) -> Round:
    """What a seat did with one card."""
    numbers = [ISLANDS.index(action[-1]) for action in actions if action.startswith("number ")]
    lines = [table.board.lines.index(action.split(" ")[1]) for action in actions if action.startswith("bridge ")]
    return Round(numbers[0] if numbers else None, tuple(lines))


def tell(past: Past, best: Best, card: int) -> tuple[str, str | None, list[str]]:
    """What the best line does with a card, counted from 0: the card, the island that gets its number, the lines that
    get its bridges; none where that is given up."""
    part = best.rounds[card]
    number, bridges = past.puzzle.cards[card]
    lines = cast(Table, past.beginning.table).board.lines
    island = None if part.number is None else ISLANDS[part.number]
    return f"{number}/{bridges}", island, [lines[line] for line in part.bridges]


def play_best(past: Past, best: Best) -> list[dict[str, Any]]:
    """The best line played by the rules: the seat's board as it begins, and after each card.

    What was promised has to come true: anything else is a mistake of ours, and nobody is told it.
    """
    state = past.beginning.clone()
    for seat, action in past.moves[0]:
        state.play(seat, action)
    boards = [state.view(past.seat)["players"][past.seat]]
    for card, moves in enumerate(past.moves[1:]):
        for seat, action in moves:
            if seat != past.seat:
                state.play(seat, action)
        _, island, lines = tell(past, best, card)
        state.play(past.seat, "skip number" if island is None else f"number {island}")
        for action in [f"bridge {line}" for line in lines] or ["skip bridges"]:
            state.play(past.seat, action)
        boards.append(state.view(past.seat)["players"][past.seat])
    result = state.result()
    if result is None or result["scores"][past.seat] != best.score:
        raise RuntimeError(f"{best.score} points were promised, and this came of it: {result}")
    return boards

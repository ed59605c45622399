"""A whole game as a small text file.

::

    islario record 1
    game forbidden_island
    seed 7
    options {"difficulty": "normal", "players": 3, ...}
    0 move bronze_gate
    0 draw
    ...
    end 143 moves 9f86d081884c7d65

A game that began at a position has ``position {...}`` where the options stand. The last line counts
the moves and carries a check over every line before it, so that a record that was cut or edited is
refused and not played wrongly.
"""

import hashlib
import json
from typing import Any

from islario.core.options import LONGEST_NUMBER
from islario.core.reasons import BadRecord, IslarioError, Reason, UnknownGame, quoted
from islario.core.registry import find_game
from islario.core.rng import SEED_LIMIT
from islario.core.state import State, new_state, state_at

FIRST_LINE = "islario record 1"
HEAD_LINES = 4


def write_record(state: State) -> str:
    """The record of a game, up to where it stands."""
    origin = state.origin
    name, start = ("options", origin.options) if origin.position is None else ("position", origin.position)
    moves = state.moves()
    lines = [FIRST_LINE, f"game {state.game.name}", f"seed {origin.seed}"]
    lines.append(f"{name} {json.dumps(start, sort_keys=True)}")
    lines += [f"{seat} {words}" for seat, words in moves]
    lines.append(f"end {len(moves)} moves {_check(lines)}")
    return "\n".join(lines) + "\n"


def replay(record: str) -> State:
    """The game that a record tells, played to where the record ends."""
    state, moves = open_record(record)
    for number, (seat, words) in enumerate(moves):
        try:
            state.play(seat, words)
        except IslarioError as refused:
            line = HEAD_LINES + number + 1
            raise _bad("record_refused", line, text=f"{seat} {words}", why=refused.reason) from None
    return state


def open_record(record: str) -> tuple[State, list[tuple[int, str]]]:
    """The game at its beginning, and the moves to come, for those who play them one by one."""
    if not isinstance(record, str):
        raise _bad("record_first_line", 1, text=FIRST_LINE)
    lines = record.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FIRST_LINE:
        raise _bad("record_first_line", 1, text=FIRST_LINE)
    if len(lines) <= HEAD_LINES or not lines[-1].startswith("end "):
        raise _bad("record_cut", len(lines))
    if lines[-1] != f"end {len(lines) - HEAD_LINES - 1} moves {_check(lines[:-1])}":
        raise _bad("record_edited", len(lines))
    state = _start(lines)
    return state, [_move(line, number) for number, line in enumerate(lines[HEAD_LINES:-1], HEAD_LINES + 1)]


def _start(lines: list[str]) -> State:
    game_word, _, name = lines[1].partition(" ")
    if game_word != "game":
        raise _bad("record_line", 2, text=lines[1])
    seed_word, _, seed = lines[2].partition(" ")
    if seed_word != "seed" or not _is_number(seed) or int(seed) >= SEED_LIMIT:
        raise _bad("record_line", 3, text=lines[2])
    kind, _, text = lines[3].partition(" ")
    try:
        start: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad("record_line", 4, text=lines[3]) from None
    if kind not in ("options", "position") or not isinstance(start, dict):
        raise _bad("record_line", 4, text=lines[3])
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise _bad("record_refused", 2, text=lines[1], why=unknown.reason) from None
    try:
        return new_state(game, int(seed), start) if kind == "options" else state_at(game, start, int(seed))
    except IslarioError as refused:
        raise _bad("record_refused", 4, text=kind, why=refused.reason) from None


def _move(line: str, number: int) -> tuple[int, str]:
    seat, _, words = line.partition(" ")
    if not _is_number(seat) or not words:
        raise _bad("record_line", number, text=line)
    return int(seat), words


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _check(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()[:16]


def _bad(code: str, line: int, text: str = "", **values: Reason) -> BadRecord:
    return BadRecord(Reason(code, {"line": line, "text": quoted(text), **values}))

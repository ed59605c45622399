"""A whole game as a small text file.

::

    islario record 2
    game forbidden_island
    rules 1
    chance chacha8
    seed 0123456789abcdef0123456789abcdef
    options {"difficulty": "normal", "players": 3, ...}
    0 move bronze_gate
    0 draw
    ...
    end 143 moves 9f86d081884c7d65 position 0123456789abcdef

A game that began at a position has ``position {...}`` where the options stand. The last line counts
the moves and carries a check over every line before it, so that a record that was cut or edited is
refused and not played wrongly. Then it names the position in which the game stood (``State.fingerprint``),
so that a game of other rules is never replayed to another position without a word.

Format 1 is read too. It has no ``rules`` (they were the first ones), no ``chance`` (it was sfc32) and no
``position``.
"""

import hashlib
import json
import warnings
from typing import Any, Final

from islario.core.game import Game
from islario.core.options import LONGEST_NUMBER
from islario.core.reasons import BadRecord, IslarioError, OtherRules, Reason, UnknownGame, quoted
from islario.core.registry import find_game
from islario.core.rng import CHACHA8, SFC32, chance_of, read_seed
from islario.core.state import State, new_state, state_at

FIRST_LINE: Final = "islario record 2"
HEADS: Final = {"islario record 1": 4, FIRST_LINE: 6}
"""The formats that are read, by their first lines: how many lines stand before the moves."""


class Record:
    """What a record says, understood and not yet played."""

    def __init__(
        self,
        game: Game,
        rules: int,
        seed: int | str,
        kind: str,
        start: dict[str, Any],
        head: int,
        moves: list[tuple[int, str]],
        position: str | None,
    ) -> None:
        self.game = game
        self.rules = rules
        """The number of the rules under which it was made."""
        self.seed = seed
        self.kind = kind
        """What it begins with: ``options`` or a ``position``."""
        self.start = start
        self.head = head
        """How many lines stand before the moves."""
        self.moves = moves
        self.position = position
        """The fingerprint of the position in which it ends; format 1 has none."""

    def begin(self) -> State:
        """The game at its beginning."""
        try:
            if self.kind == "options":
                return new_state(self.game, self.seed, self.start)
            return state_at(self.game, self.start, self.seed)
        except IslarioError as refused:
            raise self.refusal(self.head, self.kind, refused.reason) from None

    def play(self) -> tuple[State, BadRecord | None]:
        """The game as far as these rules play it, and the refusal of what the record tells beyond.

        Where the rules are the same and only the end is another, the closing line is damaged: that is refused at once.
        """
        state = self.begin()
        for number, (seat, action) in enumerate(self.moves, self.head + 1):
            try:
                state.play(seat, action)
            except IslarioError as refused:
                return state, self.refusal(number, f"{seat} {action}", refused.reason)
        if self.position is None or self.position == state.fingerprint():
            return state, None
        if self.rules != self.game.rules_number:
            return state, self.lead_elsewhere()
        raise _bad("record_position", self.head + len(self.moves) + 1)

    def doubt(self) -> Reason | None:
        """What has to be said of a record that other rules have made, and that does not say where it ended."""
        if self.position is not None or self.rules == self.game.rules_number:
            return None
        return Reason("record_unchecked", self.numbers())

    def refusal(self, line: int, text: str, why: Reason) -> BadRecord:
        """The refusal of a line. If the record has other rules, it says so."""
        if self.rules != self.game.rules_number:
            return self.lead_elsewhere()
        return _bad("record_refused", line, text=text, why=why)

    def lead_elsewhere(self) -> BadRecord:
        return BadRecord(Reason("record_rules", {"line": self.head, **self.numbers()}))

    def numbers(self) -> dict[str, Any]:
        """The game, and the numbers of the rules then and now."""
        return {"game": self.game.name, "made": self.rules, "now": self.game.rules_number}


def write_record(state: State) -> str:
    """The record of a game, up to where it stands."""
    origin = state.origin
    name, start = ("options", origin.options) if origin.position is None else ("position", origin.position)
    moves = state.moves()
    lines = [FIRST_LINE, f"game {state.game.name}", f"rules {state.game.rules_number}"]
    lines += [f"chance {chance_of(origin.seed)}", f"seed {origin.seed}", f"{name} {json.dumps(start, sort_keys=True)}"]
    lines += [f"{seat} {action}" for seat, action in moves]
    lines.append(f"end {len(moves)} moves {_check(lines)} position {state.fingerprint()}")
    return "\n".join(lines) + "\n"


def replay(record: str) -> State:
    """The game that a record tells, played to where the record ends.

    One of format 1 does not say where that is: if it was made under other rules, an ``OtherRules`` warning says so.
    """
    told = read_record(record)
    state, refused = told.play()
    if refused is not None:
        raise refused
    doubt = told.doubt()
    if doubt is not None:
        warnings.warn(OtherRules(doubt), stacklevel=2)
    return state


def open_record(record: str) -> tuple[State, list[tuple[int, str]]]:
    """The game at its beginning, and the moves to come, for those who play them one by one."""
    told = read_record(record)
    return told.begin(), told.moves


def read_record(record: str) -> Record:
    """What a record says; BadRecord if it was cut or edited, or cannot be understood."""
    lines = record.split("\n") if isinstance(record, str) else [""]
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0] not in HEADS:
        raise _bad("record_first_line", 1, text=FIRST_LINE)
    head = HEADS[lines[0]]
    if len(lines) <= head or not lines[-1].startswith("end "):
        raise _bad("record_cut", len(lines))
    end = lines[-1]
    position: str | None = None
    if lines[0] == FIRST_LINE:
        end, _, position = end.partition(" position ")
    if end != f"end {len(lines) - head - 1} moves {_check(lines[:-1])}" or position == "":
        raise _bad("record_edited", len(lines))
    moves = [_move(line, number) for number, line in enumerate(lines[head:-1], head + 1)]
    return _read_head(lines, head, moves, position)


def _read_head(lines: list[str], head: int, moves: list[tuple[int, str]], position: str | None) -> Record:
    name = _value(lines, 2, "game")
    rules, chance = ("1", SFC32) if position is None else (_value(lines, 3, "rules"), _value(lines, 4, "chance"))
    if not _is_number(rules):
        raise _unread(lines, 3)
    if chance not in (SFC32, CHACHA8):
        raise _unread(lines, 4)
    drawn = _value(lines, head - 1, "seed")
    try:
        seed = read_seed(chance, drawn)
    except ValueError:
        raise _unread(lines, head - 1) from None
    kind, _, text = lines[head - 1].partition(" ")
    try:
        start: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise _unread(lines, head) from None
    if kind not in ("options", "position") or not isinstance(start, dict):
        raise _unread(lines, head)
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise _bad("record_refused", 2, text=lines[1], why=unknown.reason) from None
    return Record(game, int(rules), seed, kind, start, head, moves, position)


def _value(lines: list[str], number: int, name: str) -> str:
    """What a line of the head says of the thing that it names."""
    key, _, value = lines[number - 1].partition(" ")
    if key != name:
        raise _unread(lines, number)
    return value


def _move(line: str, number: int) -> tuple[int, str]:
    seat, _, action = line.partition(" ")
    if not _is_number(seat) or not action:
        raise _bad("record_line", number, text=line)
    return int(seat), action


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _check(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()[:16]


def _unread(lines: list[str], number: int) -> BadRecord:
    return _bad("record_line", number, text=lines[number - 1])


def _bad(code: str, line: int, text: str = "", **values: Reason) -> BadRecord:
    return BadRecord(Reason(code, {"line": line, "text": quoted(text), **values}))

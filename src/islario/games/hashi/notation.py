"""How actions are written, and read again.

The notation is that of docs/games/hashi.md. Every action has exactly one spelling.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.reasons import IllegalMove, Reason, quoted
from islario.games.hashi import codes
from islario.games.hashi.components import HIGHEST_START, ISLANDS, LOWEST_START

VERBS: Final = ["start", "number", "skip_number", "bridge", "skip_bridges"]
"""What people are told of each verb, by its number."""

USAGE: Final[dict[str, str]] = {
    "start": f"start ISLAND {LOWEST_START}|{HIGHEST_START}",
    "number": "number ISLAND",
    "bridge": "bridge X-Y",
    "skip": "skip number|bridges",
}


def action(code: i64) -> str:
    """An action as text."""
    verb: i64 = verb_of(code)
    if verb == codes.START:
        return f"start {ISLANDS[y_of(code)]} {x_of(code)}"
    if verb == codes.NUMBER:
        return f"number {ISLANDS[y_of(code)]}"
    if verb == codes.BRIDGE:
        return f"bridge {ISLANDS[x_of(code)]}-{ISLANDS[y_of(code)]}"
    return "skip number" if verb == codes.SKIP_NUMBER else "skip bridges"


def meaning(code: i64) -> tuple[str, dict[str, Any]]:
    """An action as its verb and its values, for those who say it in a language."""
    verb: i64 = verb_of(code)
    values: dict[str, Any] = {}
    if verb == codes.START:
        values = {"island": ISLANDS[y_of(code)], "number": int(x_of(code))}
    elif verb == codes.NUMBER:
        values = {"island": ISLANDS[y_of(code)]}
    elif verb == codes.BRIDGE:
        values = {"line": f"{ISLANDS[x_of(code)]}-{ISLANDS[y_of(code)]}"}
    return VERBS[verb], values


def code(text: str) -> int:
    """The action that a text means; IllegalMove with the reason if it means none."""
    if not isinstance(text, str):
        raise _unknown("unknown_action", action=quoted(text), expected=", ".join(USAGE))
    name, *rest = text.split(" ")
    if name not in USAGE:
        raise _unknown("unknown_action", action=quoted(text), expected=", ".join(USAGE))
    if text == "skip number":
        return pack(codes.SKIP_NUMBER, 0, 0)
    if text == "skip bridges":
        return pack(codes.SKIP_BRIDGES, 0, 0)
    if name == "start" and len(rest) == 2 and rest[1] in (str(LOWEST_START), str(HIGHEST_START)):
        return pack(codes.START, int(rest[1]), _island(rest[0]))
    if name == "number" and len(rest) == 1:
        return pack(codes.NUMBER, 0, _island(rest[0]))
    if name == "bridge" and len(rest) == 1 and rest[0].count("-") == 1:
        a, b = [_island(letter) for letter in rest[0].split("-")]
        if a >= b:
            expected = f"bridge {ISLANDS[b]}-{ISLANDS[a]}" if a > b else USAGE["bridge"]
            raise _unknown("bad_action", action=quoted(text), expected=expected)
        return pack(codes.BRIDGE, a, b)
    raise _unknown("bad_action", action=quoted(text), expected=USAGE[name])


def actions() -> list[str]:
    """Every action that there is, in a fixed order."""
    starts = [f"start {island} {number}" for island in ISLANDS for number in (LOWEST_START, HIGHEST_START)]
    numbers = [f"number {island}" for island in ISLANDS]
    bridges = [f"bridge {one}-{two}" for one in ISLANDS for two in ISLANDS if one < two]
    return [*starts, *numbers, "skip number", *bridges, "skip bridges"]


def _island(text: str) -> int:
    if len(text) != 1 or text not in ISLANDS:
        raise _unknown("unknown_island", value=quoted(text), expected=f"{ISLANDS[0]}-{ISLANDS[-1]}")
    return ISLANDS.index(text)


def _unknown(why: str, **values: object) -> IllegalMove:
    return IllegalMove(Reason(why, dict(values)))

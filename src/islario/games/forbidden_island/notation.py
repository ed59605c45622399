"""Actions as words, and words as actions.

The words are those of docs/games/forbidden_island.md. Every action has exactly one spelling.
"""

from itertools import pairwise
from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.codes import pack, verb_of, x_of, y_of
from islario.core.reasons import IllegalMove, Reason, quoted
from islario.games.forbidden_island import codes
from islario.games.forbidden_island.components import (
    CARDS,
    HAND_KINDS,
    HELICOPTER,
    RANKS,
    SANDBAGS,
    TILES,
    TREASURE_COUNT,
    TREASURES,
)

VERBS: Final[dict[str, int]] = {
    "move": codes.MOVE,
    "fly": codes.FLY,
    "navigate": codes.NAVIGATE,
    "shore": codes.SHORE,
    "give": codes.GIVE,
    "capture": codes.CAPTURE,
    "end": codes.END,
    "draw": codes.DRAW,
    "flood": codes.FLOOD,
    "discard": codes.DISCARD,
    "swim": codes.SWIM,
    "drown": codes.DROWN,
    "sandbag": codes.SANDBAG,
    "lift": codes.LIFT,
    "escape": codes.ESCAPE,
}
_NAMES: Final[dict[int, str]] = {verb: name for name, verb in VERBS.items()}

_TILE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(TILES)}
_CARD_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}

USAGE: Final[dict[str, str]] = {
    "move": "move TILE",
    "fly": "fly TILE",
    "navigate": "navigate SEAT TILE",
    "shore": "shore TILE [TILE]",
    "give": "give SEAT TREASURE",
    "capture": "capture TREASURE",
    "discard": "discard CARD",
    "swim": "swim TILE",
    "sandbag": "sandbag TILE",
    "lift": "lift SEATS TILE",
}


def action(code: i64) -> str:
    """An action in words."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    if verb == codes.SHORE_BOTH:
        return f"shore {TILES[x]} {TILES[y]}"
    name = _NAMES[int(verb)]
    if verb == codes.NAVIGATE:
        return f"{name} {x} {TILES[y]}"
    if verb == codes.LIFT:
        return f"{name} {'+'.join([str(seat) for seat in places(x)])} {TILES[y]}"
    if verb == codes.GIVE:
        return f"{name} {x} {CARDS[y]}"
    if verb == codes.CAPTURE or verb == codes.DISCARD:
        return f"{name} {CARDS[y]}"
    if name not in USAGE:
        return name
    return f"{name} {TILES[y]}"


def meaning(code: i64) -> tuple[str, dict[str, Any]]:
    """An action as its verb and its values, for those who say or draw it; ``card`` is also what pays."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    if verb == codes.SHORE_BOTH:
        return "shore", {"tiles": [TILES[x], TILES[y]]}
    name = _NAMES[int(verb)]
    if verb == codes.SHORE:
        return name, {"tiles": [TILES[y]]}
    if verb == codes.NAVIGATE:
        return name, {"seat": int(x), "tile": TILES[y]}
    if verb == codes.LIFT:
        return name, {"pawns": places(x), "tile": TILES[y], "card": CARDS[HELICOPTER]}
    if verb == codes.ESCAPE:
        return name, {"card": CARDS[HELICOPTER]}
    if verb == codes.SANDBAG:
        return name, {"tile": TILES[y], "card": CARDS[SANDBAGS]}
    if verb == codes.GIVE:
        return name, {"receiver": int(x), "card": CARDS[y]}
    if verb == codes.CAPTURE or verb == codes.DISCARD:
        return name, {"card": CARDS[y]}
    return name, {"tile": TILES[y]} if name in USAGE else {}


def code(text: str, players: int) -> int:
    """The action that the words mean; IllegalMove with the reason if they mean none."""
    if not isinstance(text, str):
        raise _unknown("unknown_action", action=quoted(text), expected=", ".join(VERBS))
    name, *rest = text.split(" ")
    if name not in VERBS:
        raise _unknown("unknown_action", action=quoted(text), expected=", ".join(VERBS))
    verb = VERBS[name]
    if verb == codes.SHORE and len(rest) == 2:
        return _pair(_tile(rest[0]), _tile(rest[1]))
    usage = USAGE.get(name, name)
    if len(rest) != len(usage.split(" [")[0].split(" ")) - 1:
        raise _unknown("bad_action", action=quoted(text), expected=usage)
    if not rest:
        return pack(verb, 0, 0)
    if verb == codes.GIVE:
        return pack(verb, _seat(rest[0], players), _card(rest[1]))
    if verb == codes.NAVIGATE:
        return pack(verb, _seat(rest[0], players), _tile(rest[1]))
    if verb == codes.LIFT:
        return pack(verb, _seats(rest[0], players), _tile(rest[1]))
    if verb == codes.CAPTURE:
        return pack(verb, 0, _treasure(rest[0]))
    if verb == codes.DISCARD:
        return pack(verb, 0, _card(rest[0]))
    return pack(verb, 0, _tile(rest[0]))


def actions(players: int) -> list[str]:
    """Every action that there is at a table of so many players, in a fixed order."""
    every: list[str] = []
    for name, usage in {**{name: name for name in VERBS}, **USAGE}.items():
        if usage == name:
            every.append(name)
        elif name in ("give", "capture", "discard"):
            cards = TREASURES if name != "discard" else CARDS[:HAND_KINDS]
            heads = [f"{name} {seat}" for seat in range(players)] if name == "give" else [name]
            every += [f"{head} {card}" for head in heads for card in cards]
        else:
            heads = [name]
            if name == "navigate":
                heads = [f"{name} {seat}" for seat in range(players)]
            elif name == "lift":
                heads = [f"{name} {'+'.join(map(str, places(pawns)))}" for pawns in range(1, 1 << players)]
            every += [f"{head} {tile}" for head in heads for tile in TILES]
            if name == "shore":
                every += [f"shore {one} {two}" for one in sorted(TILES) for two in sorted(TILES) if one < two]
    return every


def _pair(one: i64, two: i64) -> i64:
    if one == two:
        raise _unknown("bad_action", action=f"shore {TILES[one]} {TILES[two]}", expected=USAGE["shore"])
    if RANKS[one] > RANKS[two]:
        raise _unknown("pair_order", expected=f"shore {TILES[two]} {TILES[one]}")
    return pack(codes.SHORE_BOTH, one, two)


def _tile(text: str) -> int:
    number = _TILE_NUMBERS.get(text)
    if number is None:
        raise _unknown("unknown_tile", value=quoted(text))
    return number


def _card(text: str) -> int:
    number = _CARD_NUMBERS.get(text)
    if number is None or number >= HAND_KINDS:
        raise _unknown("unknown_card", value=quoted(text), expected=", ".join(CARDS[:HAND_KINDS]))
    return number


def _treasure(text: str) -> int:
    if text not in TREASURES:
        raise _unknown("unknown_treasure", value=quoted(text), expected=", ".join(CARDS[:TREASURE_COUNT]))
    return TREASURES.index(text)


def _seat(text: str, players: int) -> int:
    if len(text) != 1 or text not in "0123"[:players]:
        raise _unknown("no_such_seat", seat=quoted(text), seats=players)
    return int(text)


def _seats(text: str, players: int) -> int:
    seats = [_seat(part, players) for part in text.split("+")]
    if any(one >= two for one, two in pairwise(seats)):
        raise _unknown("seats_order", seats=quoted(text))
    return sum(1 << seat for seat in seats)


def _unknown(why: str, **values: object) -> IllegalMove:
    return IllegalMove(Reason(why, dict(values)))

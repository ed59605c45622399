"""Positions in a line and moves in a word: what the tests of this game share.

Unless a test says otherwise the board is side A (capitals: b c p q have a red flag, e i n a blue one):

    a B . . . C        lines that cross: e-k and g-h, f-l and h-i, g-m and j-k, h-n and k-l
    . d E . f .
    . g . h . I
    j . k . l .
    . m . N o .
    P . . . Q r

Side B has its red flags at a f m r and its blue ones at d g q:

    . A b c D .        lines that cross: b-p and c-q with each of e-f, g-h, k-l and m-n;
    . e . . . F        d-h and e-f; k-o and m-n
    . G . . h i
    j k . . l .
    M . . . n .
    . o p Q R .
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import islario
from islario import Event, Reason, State

GAME = islario.game("hashi")

ISLANDS = "abcdefghijklmnopqr"
CARDS = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]
CATEGORIES = ["red", "blue", "six"]
HIGH = {"red": 9, "blue": 7, "six": 8}
LOW = {"red": 5, "blue": 3, "six": 4}

# -- positions -----------------------------------------------------------------------------------


def sheet(text: str) -> dict[str, Any]:
    """A seat in a line, in any order:

    ``c5`` a number, ``a-b`` a bridge, ``a-b*2`` two, with ``+`` before it if this card has brought it; ``red=9`` what
    a category gave; ``bridges`` and the like the stage; ``left=1`` the bridges still to draw.
    """
    told: dict[str, Any] = {"numbers": {}, "bridges": Counter()}
    new: dict[str, Any] = {"number": None, "bridges": Counter()}
    for word in text.split():
        name = word.removeprefix("+")
        if re.fullmatch("[a-r][1-6]", name):
            told["numbers"][name[0]] = int(name[1])
            if name != word:
                new["number"] = name[0]
        elif re.fullmatch(r"[a-r]-[a-r](\*2)?", name):
            for kept in [told, new] if name != word else [told]:
                kept["bridges"][name[:3]] += 2 if name.endswith("*2") else 1
        elif name in ("start", "number", "bridges", "done"):
            told["stage"] = name
        else:
            field, _, value = name.partition("=")
            assert field in ("left", *CATEGORIES), word
            if field == "left":
                told["bridges_left"] = int(value)
            else:
                told.setdefault("scored", {})[field] = int(value)
    told["bridges"] = dict(told["bridges"])
    if new["number"] or new["bridges"]:
        told["new"] = {"number": new["number"], "bridges": dict(new["bridges"])}
    return told


def described(*players: str, card: str | None = None, **fields: Any) -> dict[str, Any]:
    """A position: seats as ``sheet`` takes them, the card that is shown, and the piles, each as one line."""
    cards: dict[str, Any] = {} if card is None else {"shown": card}
    for pile in ("deck", "gone"):
        if pile in fields:
            cards[pile] = fields.pop(pile).split()
    if "aside" in fields:
        cards["aside"] = fields.pop("aside")
    return {"players": [sheet(player) for player in players], "cards": cards, **fields}


def at(*players: str, card: str | None = None, **fields: Any) -> State:
    """A game at that position."""
    return GAME.position(described(*players, card=card, **fields))


def complete(bridges: str) -> str:
    """These bridges, and on every island that they reach the number that completes it."""
    drawn = sheet(bridges)["bridges"]
    loads: Counter[str] = Counter()
    for line, count in drawn.items():
        for island in line.split("-"):
            loads[island] += count
    return " ".join([*[f"{island}{load}" for island, load in sorted(loads.items())], bridges])


ALL_DONE = complete("a-b a-j b-c b-d c-i d-e d-g e-f f-l g-h h-n i-r j-k j-p l-o m-n n-o o-q p-q q-r")
"""All 18 islands of side A complete."""
RED_DONE = complete("a-b c-i j-p o-q")
"""The four red flags of side A complete, none of them joined to another."""
BLUE_DONE = complete("e-f h-i m-n")
"""The three blue flags of side A complete, none of them joined to another."""
SIX_DONE = complete("d-g g-m d-e e-f f-l l-o")
"""A group of seven complete islands of side A: d e f g l m o."""


# -- playing and asking --------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Play moves such as ``0 number c``, one after the other; all that happened."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events += state.play(int(seat), action)
    return events


def give_up(state: State, *seats: int) -> list[Event]:
    """These seats (or all) give up both actions of the card, or what is left of them."""
    events: list[Event] = []
    for seat in seats or state.waiting_for():
        if "skip number" in state.legal(seat):
            events += state.play(seat, "skip number")
        events += state.play(seat, "skip bridges")
    return events


def refusal(state: State, move: str) -> Reason:
    """Why a move such as ``0 number c`` may not be played."""
    seat, _, action = move.partition(" ")
    reason = state.why_not(int(seat), action)
    assert reason is not None, f"{move} is allowed"
    assert action not in state.legal(int(seat))
    return reason


def seats(state: State) -> range:
    return range(len(state.position()["players"]))


def goals(state: State, verb: str, seat: int = 0) -> set[str]:
    """The last words with which a seat may say this verb now: islands or lines."""
    return {action.split()[1] for action in state.legal(seat) if action.startswith(f"{verb} ")}


def names(text: str) -> set[str]:
    return set(text.split())


def told(state: State, *fields: str, seat: int = 0) -> Any:
    """One field of a seat in the position, or several as a list."""
    player = state.position()["players"][seat]
    return player[fields[0]] if len(fields) == 1 else [player[field] for field in fields]


def card(state: State) -> str | None:
    """The card that is shown."""
    shown: str | None = state.position()["cards"]["shown"]
    return shown


def circled(state: State, seat: int = 0) -> set[str]:
    """The complete islands of a seat, as it sees them itself."""
    return set(state.view(seat)["players"][seat]["complete"])


def scored(state: State, seat: int = 0) -> list[int]:
    """What red, blue and six have given to a seat."""
    return [told(state, "scored", seat=seat)[category] for category in CATEGORIES]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def wander(seed: int, **options: Any) -> Iterator[State]:
    """A whole game in which any seat that may act does something at random: the state at every moment."""
    chance = random.Random(seed)
    state = GAME.new(seed=seed, **options)
    yield state
    while not state.over:
        seat = chance.choice(state.waiting_for())
        state.play(seat, chance.choice(state.legal(seat)))
        yield state

"""What an adventure changes: the table before and after it, compared in every place.

``drawn`` is the upper part of a card, met in an action; ``later`` its event part, out of the event deck. Both give
every change of the table and nothing else, so that a test that compares them shows the whole effect.
"""

from collections import Counter
from typing import Any

from islario.core.events import Event
from islario.core.state import State
from islario.games.robinson.components import INVENTIONS
from tests.games.robinson.helpers.positions import (
    AFTERWARDS,
    GAME,
    changed,
    go,
    later_event,
    meet_adventure,
    own_deck,
    plain,
    table,
)

NEXT = "event insects"
"""The event that is drawn after the event part: it takes a wood, if there is one, and does nothing else."""
IN_DECK = "event deck"
GONE = "gone"
KEPT = "kept"


def special_wound(kind: str, seat: int = 0) -> list[dict[str, Any]]:
    return [{"mark": kind, "at": f"seat_{seat}"}]


def token(kind: str, place: str, card: str | None = None) -> dict[str, Any]:
    return {"mark": kind, "at": place} if card is None else {"mark": kind, "at": place, "from": f"adventure {card}"}


# -- the two halves of a card -------------------------------------------------------------------------------


def meet(name: str, *moves: str, who: int = 0, **fields: Any) -> State:
    """A performer has drawn a card, and these questions were answered."""
    state = meet_adventure(own_deck(name), name, who, **{"reserved": {}, **fields})
    go(state, *moves)
    return state


def come_out(name: str, *moves: str, **fields: Any) -> State:
    """A card has come out of the event deck, with an event beneath it, and these questions were answered."""
    state = later_event("adventure", name, **{"events": [NEXT, f"adventure {name}"], **fields})
    go(state, *moves)
    return state


def drawn(name: str, *moves: str, who: int = 0, **fields: Any) -> dict[str, Any]:
    """What the upper part changes, and under ``card`` where the card went."""
    state = meet(name, *moves, who=who, **fields)
    assert_done(state)
    found = changes(state)
    colour = own_deck(name)
    assert found.pop(colour) == [f"-{name}"]
    card = f"+adventure {name}"
    places = [
        place for place in ("events", "gone", "incoming") if any(card in change for change in found.get(place, []))
    ]
    assert len(places) == 1
    found[places[0]] = [change for change in found[places[0]] if not change.startswith(card)]
    if not found[places[0]]:
        del found[places[0]]
    found["card"] = {"events": IN_DECK, "gone": GONE, "incoming": KEPT}[places[0]]
    return found


def later(name: str, *moves: str, **fields: Any) -> dict[str, Any]:
    """What the event part changes; the card has left the game, and another has been drawn."""
    state = come_out(name, *moves, **fields)
    assert_done(state)
    found = changes(state)
    assert found.pop("events") == [f"-adventure {name}", f"-{NEXT}"]
    assert found.pop("threats 1") == NEXT
    found["gone"].remove(f"+adventure {name}")
    if not found["gone"]:
        del found["gone"]
    return found


def assert_done(state: State) -> None:
    """All that was staged has happened: only the last ``go_on`` is due."""
    due = table(state)["agenda"]
    assert due[:-1] == AFTERWARDS, due
    assert due[-1]["step"] == "window", due


def choices(state: State) -> list[str]:
    """The answers that the seat may give that is asked."""
    return [words for words in state.legal(state.waiting_for()[0]) if not words.startswith("use ")]


def next_planning(state: State, **fields: Any) -> State:
    """The planning of a round with all that lies on the table now, and no more adventures."""
    now = table(state)
    for field in ("agenda", "plan", "slot", "reserved", "taken"):
        del now[field]
    now["marks"] = [{key: mark[key] for key in mark if key != "fresh"} for mark in now["marks"]]
    return GAME.position(changed(now, **{"phase": "action", "build": [], "gather": [], "explore": [], **fields}))


def carry_out(state: State, target: str, seat: int = 0, pawns: int = 2) -> list[Event]:
    """A seat plans one action with its pawns, nobody plans another; what happens until the weather."""
    players = len(table(state)["players"])
    go(state, f"plan {target}", *["support 1 pawn"] * (pawns - 1), seat=seat)
    for other in range(players):
        events = go(state, "confirm", seat=other)
    ends = [number for number, event in enumerate(events) if event.values == {"phase": "weather"}]
    return events[: ends[0]] if ends else events


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What all events of a kind tell, without why."""
    return [plain(event) for event in events if event.kind == kind]


# -- comparing ----------------------------------------------------------------------------------------------


def changes(state: State) -> dict[str, Any]:
    """Everything that is different from the position at which a game began: new numbers, things more or less."""
    origin = state.origin.position
    assert origin is not None
    before = _flat(GAME.position(origin).position())
    after = _flat(table(state))
    found: dict[str, Any] = {}
    for place in sorted({*before, *after}):
        old, new = before.get(place), after.get(place)
        if isinstance(old, list) or isinstance(new, list):
            less, more = Counter(old or []), Counter(new or [])
            told = [f"-{thing}" for thing in (less - more).elements()]
            told += [f"+{thing}" for thing in (more - less).elements()]
            if told:
                found[place] = sorted(told)
        elif (old or 0) != (new or 0):
            found[place] = new or 0
    return found


def _flat(position: dict[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for field, value in position.items():
        if field in ("agenda", "known"):
            continue
        if field == "players":
            for seat, player in enumerate(value):
                flat |= {f"{seat} {name}": player[name] for name in ("wounds", "determination", "used")}
        elif field in ("threats", "notes"):
            flat |= {f"{field} {place}": there for place, there in enumerate(value)}
        elif field == "future":
            for person, cubes in value.items():
                flat |= {f"future {person} {name}": amount for name, amount in cubes.items()}
        elif isinstance(value, dict):
            flat |= {f"{field} {name}": there for name, there in value.items()}
        elif isinstance(value, list):
            flat[field] = [_told(thing) for thing in value]
        else:
            flat[field] = value
    return flat


def _told(thing: Any) -> str:
    """A mark, a card in Future, or a planned action, in a word or two."""
    if not isinstance(thing, dict):
        return str(thing)
    if "mark" in thing:
        what = f" {INVENTIONS[thing.get('value', 0)]}" if thing["mark"] == "marked_item" else ""
        return f"{thing['mark']} at {thing['at']}{what}{' fresh' if thing.get('fresh') else ''}"
    if "card" in thing:
        return f"{thing['card']} of {thing['who']}"
    return f"{thing['slot']} {thing['target']} {thing['cost']}"

"""Positions of Robinson Crusoe for tests: one moment, with only what matters written down.

``at`` is a position; ``stage`` one at which some steps are about to happen, and nothing after them:
the first player says ``go_on``, the steps are done, and the game stops at the next ``go_on``.
"""

from typing import Any, cast

import islario
from islario.core.events import Event
from islario.core.state import State
from islario.games.robinson.box.cards import ADVENTURES, CARDS
from islario.games.robinson.components import ADVENTURE_DECKS
from islario.games.robinson.state import Table

GAME = islario.game("robinson")
PAUSE = {"step": "window"}
AFTERWARDS = [{"step": "night_phase"}, {"step": "weather_phase"}, {"step": "end_of_actions"}, {"step": "resolve_next"}]
WHY = ("cause", "rule", "lacking", "sources")
COLOURS = ["build", "gather", "explore"]


def at(players: Any = ("cook", "carpenter"), seed: int = 0, **fields: Any) -> State:
    """A position; what is not named is as ``layout`` fills it in (planning of round 1, if no more is said)."""
    return GAME.position({"players": list(players), **fields}, seed)


def stage(*steps: dict[str, Any], first: int = 0, **fields: Any) -> State:
    """A position at which these steps are about to be done, in this order."""
    pause = {**PAUSE, "b": 1 << first}
    return at(agenda=[*AFTERWARDS, pause, *reversed(steps), pause], first=first, **fields)


def go(state: State, *moves: str, seat: int | None = None) -> list[Event]:
    """Play moves, each by the seat that is waited for (or by the one named); what happened."""
    events: list[Event] = []
    for words in moves:
        events += state.play(state.waiting_for()[0] if seat is None else seat, words)
    return events


def plain(event: Event) -> dict[str, Any]:
    """What happened, without why (the tests of causes tell that)."""
    return {name: value for name, value in event.values.items() if name not in WHY}


def table(state: State) -> dict[str, Any]:
    return state.position()


def pieces(state: State) -> Table:
    """The table itself, for what can be counted on it."""
    return cast(Table, state.table)


def number(card: str) -> int:
    """The number of a card, named like "event storm_a"."""
    return CARDS.index(card)


# -- cards --------------------------------------------------------------------------------------------------


def draw_event(name: str, **fields: Any) -> State:
    """An event is drawn in the event phase of round 2 and resolved, up to its first question."""
    fields = {"phase": "event", "round": 2, "events": [f"event {name}"], **fields}
    state = stage({"step": "event_draw"}, **fields)
    go(state, "go_on")
    return state


def strike(name: str, **fields: Any) -> State:
    """An event slides off the threat area: its threat effect, up to the first question."""
    fields = {"phase": "event", "round": 3, **fields}
    state = stage({"step": "strike", "a": number(f"event {name}")}, **fields)
    go(state, "go_on")
    return state


def face_threat(name: str, who: int = 0, pawns: list[str] | None = None, pay: str = "wood", **fields: Any) -> State:
    """The threat action of an event is resolved by a player, up to its first question."""
    planned = {"slot": 1, "target": "threat right", "pay": pay, "performer": str(who), "pawns": pawns or [str(who)]}
    fields = {"phase": "action", "round": 2, "threats": [None, f"event {name}"], "plan": [planned], **fields}
    state = stage({"step": "resolve_slot", "a": 0}, **fields)
    go(state, "go_on")
    return state


def meet_adventure(colour: str, name: str, who: int = 0, **fields: Any) -> State:
    """A performer draws an adventure while gathering wood or exploring on A1, or building; up to its first question.

    Gathering takes place on A1, where tile 6 (plains: bird, wood) lies, at its wood; exploring at A1, where
    nothing lies unless ``tiles`` says so.
    """
    step: dict[str, Any] = {"step": "adventure", "a": COLOURS.index(colour), "who": str(who), "in_action": True}
    target = {"build": "build weapon", "gather": "gather A1 wood", "explore": "explore A1"}[colour]
    step["space"] = "B1" if colour == "build" else "A1"
    if colour == "gather":
        step["source"] = 1
        fields = {"tiles": {"B1": 8, "A1": 6}, **fields}
    planned = {"slot": 1, "target": target, "performer": str(who), "pawns": [str(who)], "cost": {}}
    fields = {"phase": "action", "round": 2, "plan": [planned], "slot": 1, colour: [name], **fields}
    state = stage(step, **fields)
    go(state, "go_on")
    return state


def later_event(family: str, name: str, **fields: Any) -> State:
    """The event part of an adventure or mystery, drawn from the event deck (and no event after it)."""
    fields = {"phase": "event", "round": 2, "events": [f"{family} {name}"], **fields}
    state = stage({"step": "event_draw"}, **fields)
    go(state, "go_on")
    return state


def draw_mystery(name: str, who: int = 0, phase: str = "action", **fields: Any) -> State:
    """A mystery is drawn and resolved by a player: in an action, unless another phase is named."""
    step: dict[str, Any] = {"step": "mystery", "a": 1 << 16, "who": str(who)}
    if phase == "action":
        step["in_action"] = True
    fields = {"phase": phase, "round": 2, "mysteries": [name], **fields}
    state = stage(step, **fields)
    go(state, "go_on")
    return state


def roll_until(position: dict[str, Any], moves: list[str], wanted: set[str]) -> State:
    """Play moves from a position with the first seed whose last roll shows exactly these dice."""
    for seed in range(500):
        state = GAME.position(position, seed)
        events = go(state, *moves)
        rolls = [event.values["dice"] for event in events if event.kind == "rolled"]
        if rolls and set(rolls[-1]) == wanted:
            return state
    raise AssertionError(f"no roll of {wanted} in 500 seeds")


def own_deck(name: str) -> str:
    """The deck of an adventure."""
    place = ADVENTURES.index(name)
    return next(colour for deck, colour in enumerate(COLOURS) if place < ADVENTURE_DECKS[deck + 1])


LEFT_OVER = {
    "tiles": "tile_deck",
    "open": "inventions",
    "built": "inventions",
    "hunting": "beasts",
    "events": "event_box",
    "threats": "event_box",
}
"""Where those cards come from that a field is given."""


def changed(position: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position with other fields; what they hold is missing where it came from."""
    without = {LEFT_OVER[field] for field in fields if field in LEFT_OVER}
    return {**{name: value for name, value in position.items() if name not in without}, **fields}

"""Event cards for tests: what a card changes when it is drawn, when it is faced, and when it slides off.

The scenario is Jenny: its book lowers the palisade by 1, so a palisade of 5 that has become 4 is the book.
What changed is told in full, so that a test also shows what a card leaves alone: numbers and names as they
are afterwards, and for collections what came (``marks+``) and what went (``marks-``).
"""

from typing import Any, NamedTuple

from islario.core.state import State
from tests.games.robinson.helpers.facts import reason_against
from tests.games.robinson.helpers.positions import PAUSE, changed, draw_event, go, stage, strike, table
from tests.games.robinson.helpers.positions import at as position_at

PALISADE = 5
COLLECTIONS = ["open", "built", "invention_discard", "inventions", "beasts", "mysteries", "mystery_discard", "aside"]
SINGLES = [
    "round", "first", "friday", "dog", "morale", "roof", "palisade", "weapon", "shelter", "camp", "tiles", "items",
    "treasures", "tokens", "waiting_beast", "hunting", "item_box", "known", "ended", "clouds", "discoveries", "jenny",
]  # fmt: skip
RULES = {
    "item_missing": "PLAN-25",
    "weapon_too_low": "THREAT-5",
    "wood_missing": "PLAN-26",
    "food_missing": "PLAN-26",
    "fur_missing": "PLAN-26",
    "pawns_missing": "PLAN-14",
    "different_players": "THREAT-22",
    "not_payable_so": "THREAT-3",
}


class Outcome(NamedTuple):
    """What changed, and the position afterwards."""

    changed: dict[str, Any]
    position: dict[str, Any]

    @property
    def marks(self) -> list[dict[str, Any]]:
        marks: list[dict[str, Any]] = self.position["marks"]
        return marks


def mark_words(mark: dict[str, Any]) -> str:
    return f"{mark['mark']} {mark['at']}" + (" fresh" if mark.get("fresh") else "")


def sets(position: dict[str, Any]) -> dict[str, set[str]]:
    found = {name: set(position[name]) for name in COLLECTIONS}
    found["marks"] = {mark_words(mark) for mark in position["marks"]}
    found["incoming"] = {f"{thing['card']} for {thing['who']}" for thing in position["incoming"]}
    found["gone"] = set(position["gone"])
    return found


def values(position: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {name: position[name] for name in SINGLES}
    found |= position["available"]
    found["wounds"] = [player["wounds"] for player in position["players"]]
    found["determination"] = [player["determination"] for player in position["players"]]
    found["future"] = {
        who: {name: amount for name, amount in amounts.items() if amount} for who, amounts in position["future"].items()
    }
    return found


def compare(before: dict[str, Any], after: dict[str, Any], card: str) -> Outcome:
    """What is different; the event itself and what lies around it are looked at by the callers."""
    told: dict[str, Any] = {}
    old, new = values(before), values(after)
    told |= {name: new[name] for name in new if new[name] != old[name]}
    for name, there in sets(after).items():
        came = there - sets(before)[name] - {f"event {card}"}
        went = sets(before)[name] - there
        told |= {f"{name}+": came} if came else {}
        told |= {f"{name}-": went} if went else {}
    return Outcome(told, after)


def finished(state: State) -> bool:
    """Whether nothing is asked any more: the pause after the steps is reached."""
    steps = state.position()["agenda"]
    return bool(steps[-1]["step"] == "window" and "a" not in steps[-1])


def usual(**fields: Any) -> dict[str, Any]:
    """The fields of a position at which events are tried: a scenario with plain events, and a palisade to lose."""
    return {"scenario": 3, "palisade": PALISADE, **fields}


def as_it_was(**fields: Any) -> dict[str, Any]:
    """The position of these fields before anything happens."""
    return table(position_at(**usual(**fields)))


def played(card: str, state: State, answers: tuple[str, ...], **fields: Any) -> Outcome:
    go(state, *answers)
    assert finished(state), state.legal(state.waiting_for()[0])
    before = as_it_was(**fields)
    now = table(state)
    for mark in now["marks"]:
        assert mark["from"] == f"event {card}" or mark in before["marks"]
    return compare(before, now, card)


def drawn(card: str, *answers: str, **fields: Any) -> Outcome:
    """An event is drawn and its questions are answered: it lies to the right in the threat area."""
    outcome = played(card, draw_event(card, **usual(**fields)), answers, **{"round": 2, **fields})
    assert outcome.position["threats"] == [None, f"event {card}"]
    assert f"event {card}" not in outcome.position["gone"]
    return outcome


def struck(card: str, *answers: str, **fields: Any) -> Outcome:
    """An event slides off: its threat effect, and it leaves the game."""
    outcome = played(card, strike(card, **usual(**fields)), answers, **{"round": 3, **fields})
    assert outcome.position["threats"] == [None, None]
    assert f"event {card}" in outcome.position["gone"]
    return outcome


def planning(first: int = 0, **fields: Any) -> State:
    """Planning, and a pause when all planned actions have been resolved."""
    pause = {**PAUSE, "b": 1 << first}
    steps = ["night_phase", "weather_phase", "end_of_actions"]
    agenda = [*({"step": step} for step in steps), pause, {"step": "resolve_next"}, {"step": "planning"}]
    return position_at(**{"round": 2, **usual(**fields), "phase": "action", "first": first, "agenda": agenda})


def planned(position: dict[str, Any], **fields: Any) -> State:
    """Planning in a position to which something has happened."""
    return planning(**changed(position, **{"confirmed": [], **fields}))


def confirm(state: State) -> None:
    for seat in range(len(state.position()["players"])):
        state.play(seat, "confirm")


def faced(
    card: str, *answers: str, by: int = 1, pay: str = "", support: tuple[int, str] | None = None, **fields: Any
) -> Outcome:
    """A player plans and resolves the threat action, with a second pawn if one is named: the card is gone."""
    fields = {"threats": [None, f"event {card}"], "round": 2, **fields}
    state = planning(**fields)
    state.play(by, f"plan threat right {pay}".strip())
    if support is not None:
        state.play(support[0], f"support 1 {support[1]}")
    confirm(state)
    outcome = played(card, state, answers, **fields)
    assert outcome.position["threats"] == [None, None]
    assert f"event {card}" in outcome.position["gone"]
    return outcome


def refused(card: str, action: str = "plan threat right", seat: int = 1, **fields: Any) -> str:
    """Why the threat action of a card cannot be planned, and what is missing."""
    reason = reason_against(planning(**{"threats": [None, f"event {card}"], **fields}), seat, action)
    assert reason.rule == RULES[reason.code]
    needed = reason.values.get("items", reason.values.get("needed"))
    return f"{reason.code} {' '.join(needed) if isinstance(needed, list) else needed}"


def alone(card: str, **fields: Any) -> str:
    """Why one pawn cannot confirm the threat action of a card."""
    state = planning(**{"threats": [None, f"event {card}"], **fields})
    state.play(1, "plan threat right")
    reason = reason_against(state, 1, "confirm")
    assert reason.rule == RULES[reason.code]
    return f"{reason.code} {reason.values['needed']}"


def then(position: dict[str, Any], *steps: str, **fields: Any) -> State:
    """These steps are done in a position to which something has happened, up to the first question."""
    known = {name: value for name, value in changed(position, **fields).items() if name not in ("agenda", "first")}
    state = stage(*({"step": step} for step in steps), first=position["first"], **known)
    go(state, "go_on")
    return state


def production(position: dict[str, Any], *answers: str) -> dict[str, int]:
    """What the production phase gives in a position."""
    state = then(position, "production_phase")
    go(state, *answers)
    assert finished(state)
    after = state.position()["available"]
    return {name: after[name] - position["available"][name] for name in ("wood", "food")}


def people(*determination: int) -> list[dict[str, Any]]:
    """The cook and the carpenter, with so much determination."""
    pairs = zip(("cook", "carpenter"), determination, strict=True)
    return [{"character": name, "determination": tokens} for name, tokens in pairs]

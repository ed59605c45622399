"""Owners of skills for tests: what they have, what is left of it, and what they may not."""

from typing import Any

from islario.core.state import State
from tests.games.robinson.helpers.positions import stage, table


def having(name: str, determination: int, **fields: Any) -> dict[str, Any]:
    return {"character": name, "determination": determination, **fields}


def left(state: State, seat: int = 0) -> int:
    return int(table(state)["players"][seat]["determination"])


def used(state: State, seat: int = 0) -> list[str]:
    return list(table(state)["players"][seat]["used"])


def planned(target: str, pawns: list[str], performer: str = "0", **fields: Any) -> State:
    """An action of the plan is about to be resolved."""
    slot = {"slot": 1, "target": target, "performer": performer, "pawns": pawns}
    return stage({"step": "resolve_slot", "a": 0}, phase="action", plan=[slot], **fields)

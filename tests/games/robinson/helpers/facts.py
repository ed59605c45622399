"""What a test asks of a state: how people are, and why something is refused."""

from islario.core.reasons import Reason
from islario.core.state import State


def wounds(state: State) -> list[int]:
    """The wounds of each seat."""
    return [player["wounds"] for player in state.position()["players"]]


def determination(state: State) -> list[int]:
    """The determination of each seat."""
    return [player["determination"] for player in state.position()["players"]]


def reason_against(state: State, seat: int, action: str) -> Reason:
    """Why a seat may not do something."""
    reason = state.why_not(seat, action)
    assert reason is not None, action
    return reason


def refusal(state: State, seat: int, action: str) -> tuple[str, str]:
    """Why a seat may not do something: the code and the rule."""
    reason = reason_against(state, seat, action)
    return reason.code, reason.rule


def refusal_code(state: State, seat: int, action: str) -> str:
    return refusal(state, seat, action)[0]

"""How the server says no: a status, a code, its values, the rule if there is one, and a sentence."""

from http import HTTPStatus
from typing import Any

from islario.core.reasons import IllegalMove, IslarioError, Reason
from islario.server.messages.answers import ToldReason
from islario.server.messages.tables import TableMessage
from islario.words import LANGUAGES, explain


class Refused(IslarioError):
    """A request that is not carried out."""

    def __init__(self, status: HTTPStatus, reason: Reason) -> None:
        super().__init__(reason)
        self.status = status


class Stale(Refused):
    """The table has moved on since the number that the request names; this is how it stands now."""

    def __init__(self, table: TableMessage) -> None:
        super().__init__(HTTPStatus.CONFLICT, Reason("stale", {"number": table.number}))
        self.table = table


def refuse(code: str, status: HTTPStatus, **values: Any) -> Refused:
    return Refused(status, Reason(code, values))


def check_language(language: str) -> str:
    """A language that we speak; refused if it is another."""
    if language not in LANGUAGES:
        values = {"option": "language", "value": language[:20], "expected": ", ".join(LANGUAGES)}
        raise refuse("bad_option", HTTPStatus.BAD_REQUEST, **values)
    return language


def status_of(refused: IslarioError) -> HTTPStatus:
    if isinstance(refused, Refused):
        return refused.status
    return HTTPStatus.UNPROCESSABLE_ENTITY if isinstance(refused, IllegalMove) else HTTPStatus.BAD_REQUEST


def told(reason: Reason, language: str) -> ToldReason:
    """A reason as it is sent."""
    values = {name: _plain(value, language) for name, value in reason.values.items()}
    return ToldReason(reason.code, values, reason.rule or None, explain(reason, language))


def _plain(value: Any, language: str) -> Any:
    """A value for JSON: a reason within a reason becomes its sentence."""
    return explain(value, language) if isinstance(value, Reason) else value

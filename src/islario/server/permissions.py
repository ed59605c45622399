"""Who may do what at a table: each function answers with what was asked for, or refuses."""

import secrets
from http import HTTPStatus

from islario.server.live_table import LiveTable
from islario.server.people import digest
from islario.server.refusals import Stale, refuse
from islario.server.seats import Seat


def check_sits(live: LiveTable, person: int | None) -> list[int]:
    """The seats of the person, who must have some."""
    mine = live.seats_of(person)
    if not mine:
        raise refuse("not_at_table", HTTPStatus.FORBIDDEN)
    return mine


def check_owns(live: LiveTable, person: int | None, seat: int) -> Seat:
    """The seat, which must be the person's."""
    place = find_seat(live, seat)
    if person is None or place.owner != person:
        raise refuse("not_your_seat", HTTPStatus.FORBIDDEN, seat=seat)
    return place


def check_plays(live: LiveTable, person: int | None, seat: int) -> None:
    """The seat must be the person's, and no bot may play it for them."""
    if check_owns(live, person, seat).bot is not None:
        raise refuse("bot_plays", HTTPStatus.CONFLICT, seat=seat)


def check_number(live: LiveTable, person: int | None, number: int) -> None:
    """The person must know how the table stands now."""
    if number != live.number_for(person):
        raise Stale(live.whole(person))


def check_goes_on(live: LiveTable) -> None:
    """The table must be one that can be played, not only looked at."""
    mark = live.rules
    if mark is not None and mark.state == "parted":
        if mark.begun == mark.now:
            raise refuse("log_damaged", HTTPStatus.CONFLICT)
        raise refuse("rules_parted", HTTPStatus.CONFLICT, begun=mark.begun, now=mark.now)


def check_over(live: LiveTable) -> None:
    """The game must be over."""
    if not live.state.over:
        raise refuse("not_over", HTTPStatus.CONFLICT)


def check_hints(live: LiveTable) -> None:
    """The table must be one at which people may have hints."""
    if live.is_test:
        raise refuse("hint_deal", HTTPStatus.CONFLICT)
    if live.is_contest:
        raise refuse("hint_rivals", HTTPStatus.CONFLICT)


def check_shared(live: LiveTable) -> None:
    """The table must be one to which others may come."""
    if live.deal is not None:
        raise refuse("deal_alone", HTTPStatus.CONFLICT)


def find_seat(live: LiveTable, seat: int) -> Seat:
    """The seat of that number."""
    if not 0 <= seat < len(live.seats):
        raise refuse("no_such_seat", HTTPStatus.NOT_FOUND, seat=str(seat), seats=len(live.seats))
    return live.seats[seat]


def find_invited(live: LiveTable, secret: str) -> Seat:
    """The seat that an invitation opens."""
    hashed = digest(secret)
    for seat in live.seats:
        if seat.invitation is not None and secrets.compare_digest(seat.invitation, hashed):
            return seat
    raise refuse("invitation_unknown", HTTPStatus.FORBIDDEN)

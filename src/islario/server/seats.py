"""The seats of a table, and how they are told."""

from typing import Any

from islario.players import name_player
from islario.server.bot_names import name_bots
from islario.server.messages.tables import SeatInfo
from islario.server.presence import Presence


class Seat:
    """Who holds a seat. A bot may play for its owner; with no owner and no bot it is open."""

    def __init__(self, row: Any) -> None:
        self.seat: int = row.seat
        self.read(row)

    def read(self, row: Any) -> None:
        """Take over what is stored of it."""
        self.owner: int | None = row.owner
        self.name: str = row.name
        self.bot: str | None = row.bot
        self.invitation: str | None = row.invitation
        self.inviter: int | None = row.inviter
        self.asks: bool = row.asks


def tell_seats(
    table: str, seats: list[Seat], presence: Presence, person: int | None, muted: set[int]
) -> list[SeatInfo]:
    """The seats of a table, for a person who has hidden what the muted say."""
    bots = [seat.seat for seat in seats if seat.bot is not None and seat.owner is None]
    called = name_bots(table, bots, (seat.name for seat in seats))
    return [
        SeatInfo(
            seat=seat.seat,
            who="bot" if seat.bot is not None else "open" if seat.owner is None else "person",
            name=called.get(seat.seat, seat.name),
            person=seat.owner is not None,
            bot=None if seat.bot is None else name_player(seat.bot),
            yours=person is not None and seat.owner == person,
            here=presence.has(seat.owner),
            asks=seat.asks,
            invited=seat.invitation is not None,
            muted=seat.owner in muted,
        )
        for seat in seats
    ]

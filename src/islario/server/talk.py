"""What people say at a table, and whose talk they hide."""

from http import HTTPStatus

from islario.server.limits import KEPT_CHAT
from islario.server.live_table import SpokenLine
from islario.server.live_tables import LiveTables
from islario.server.messages.tables import ChatLine
from islario.server.people import clean
from islario.server.permissions import check_sits, find_seat
from islario.server.refusals import refuse


class Talk:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def say(self, table: str, person: int | None, text: str) -> None:
        live = await self._tables.find(table)
        mine = check_sits(live, person)
        said = clean(text)
        if not said:
            raise refuse("chat_empty", HTTPStatus.BAD_REQUEST)
        async with live.lock:
            if len(live.chat) >= KEPT_CHAT:
                raise refuse("chat_full", HTTPStatus.CONFLICT, lines=KEPT_CHAT)
            number = live.chat[-1].told.number + 1 if live.chat else 0
            line = ChatLine(number, live.seats[mine[0]].name, said, self._tables.clock())
            row = {"number": line.number, "name": line.name, "text": line.text, "at": line.at}
            await self._tables.storage.add_chat({"table": table, "person": person, **row})
            assert person is not None
            live.chat.append(SpokenLine(person, line))
        await self._tables.tell(table, "chat")

    async def mute(self, table: str, person: int, seat: int, on: bool) -> None:
        """Hide what the person of a seat says, here and elsewhere, or show it again."""
        live = await self._tables.look(table, person)
        owner = find_seat(live, seat).owner
        if owner is None or owner == person:
            raise refuse("mute_nobody", HTTPStatus.CONFLICT)
        await self._tables.storage.archive.mute(person, owner, on)
        await self._tables.read_mutes(person)
        await self._tables.tell(table, "table")

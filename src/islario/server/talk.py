"""What people say at a table, and whose talk they hide."""

from http import HTTPStatus

from islario.server.limits import KEPT_CHAT, LINES_EACH
from islario.server.live_table import LiveTable, SpokenLine
from islario.server.live_tables import LiveTables
from islario.server.people import clean
from islario.server.permissions import check_sits, find_seat
from islario.server.refusals import refuse
from islario.server.storage import NumberTaken


class Talk:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def say(self, table: str, person: int | None, text: str) -> None:
        live = await self._tables.find(table)
        mine = check_sits(live, person)
        said = clean(text)
        if not said:
            raise refuse("chat_empty", HTTPStatus.BAD_REQUEST)
        assert person is not None
        async with live.lock:
            while not await self._add(live, person, live.seats[mine[0]].name, said):
                await self._tables.catch_up(live)  # somebody said something at another server
        await self._tables.tell(live, "chat")

    async def _add(self, live: LiveTable, person: int, name: str, said: str) -> bool:
        """Keep a line; whether its number was free."""
        if len(live.chat) >= KEPT_CHAT:
            raise refuse("chat_full", HTTPStatus.CONFLICT, lines=KEPT_CHAT)
        if sum(line.person == person for line in live.chat) >= LINES_EACH:
            raise refuse("chat_full_of_one", HTTPStatus.CONFLICT, lines=LINES_EACH)
        number = live.chat[-1].number + 1 if live.chat else 0
        line = SpokenLine(person, number, name, said, self._tables.clock())
        try:
            await self._tables.storage.add_chat({"table": live.id, **line._asdict()})
        except NumberTaken:
            return False
        live.chat.append(line)
        return True

    async def mute(self, table: str, person: int, seat: int, on: bool) -> None:
        """Hide what the person of a seat says, here and elsewhere, or show it again."""
        live = await self._tables.look(table, person)
        await self._mute(live, person, find_seat(live, seat).owner, on)

    async def mute_speaker(self, table: str, person: int, line: int, on: bool) -> None:
        """The same for whoever said a line, who may have left since."""
        live = await self._tables.look(table, person)
        await self._mute(live, person, next((said.person for said in live.chat if said.number == line), None), on)

    async def _mute(self, live: LiveTable, person: int, other: int | None, on: bool) -> None:
        if other is None or other == person:
            raise refuse("mute_nobody", HTTPStatus.CONFLICT)
        await self._tables.storage.archive.mute(person, other, on)
        await self._tables.read_mutes(person)
        await self._tables.tell(live, "table")

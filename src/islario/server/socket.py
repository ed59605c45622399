"""The live side of a table: one socket for each person who is there.

Whenever something is new at the table, a channel says so, and each socket then tells its person what that
person may know, from the number that it told last. So a socket that was slow, or came late, catches up.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.exceptions import WebSocketDisconnect

from islario.core.reasons import IslarioError
from islario.server.limits import LONGEST_MESSAGE, Pace
from islario.server.live_table import LiveTable
from islario.server.measures import MESSAGES
from islario.server.messages.socket import (
    DoneAnswer,
    GoOn,
    HeldAnswer,
    Language,
    Ping,
    Play,
    Pong,
    RefusedAnswer,
    Said,
    Say,
    Told,
    Undo,
    Why,
    WhyAnswer,
)
from islario.server.messages.tables import ChatMessage
from islario.server.refusals import check_language, refuse, status_of, told
from islario.server.storage import StorageError
from islario.server.table_service import TableService
from islario.words import LANGUAGES

PATIENCE = 200
"""So many messages too fast, and the connection is ended."""
CLOSED_ABRUPTLY = 1006
CLOSED_ACCIDENT = 1011
CLOSED_RESTART = 1012
CLOSED_UNKNOWN = 4404
CLOSED_FAST = 4429

Socket = WebSocket[Any, Any, Any]
logger = logging.getLogger("islario")
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


_changing = asyncio.Lock()
"""Held by whoever subscribes or unsubscribes: the plugin lets a newcomer's channel be closed by the last who leaves."""


@contextlib.asynccontextmanager
async def subscription(channels: ChannelsPlugin, table: str) -> AsyncIterator[Subscriber]:
    """What is new at a table, as long as one is there."""
    async with _changing:
        news = await channels.subscribe(table)
    try:
        yield news
    finally:
        async with _changing:
            await channels.unsubscribe(news, table)


class Connection:
    """One person (or spectator) at one table."""

    def __init__(self, socket: Socket, service: TableService, person: int | None, language: str, pace: Pace) -> None:
        self._socket = socket
        self._service = service
        self._person = person
        self._language = language if language in LANGUAGES else "en"
        self._pace = pace
        self._too_fast = 0
        self._number = 0
        """Up to where the log was told, and for whom the game waited then."""
        self._waiting: tuple[int, ...] = ()
        self._chat = 0
        self._sending = asyncio.Lock()
        self._answering = asyncio.Lock()
        self._leaving = False
        """Whether the other side is told to connect again, and nothing more is taken from it."""

    async def run(self, table: str, channels: ChannelsPlugin) -> None:
        """Serve until the other side goes."""
        tables, seating = self._service.tables, self._service.seating
        try:
            await tables.look(table, self._person)
            live = await tables.find(table)
        except IslarioError as refused:
            await self._refuse(refused, None)
            await self._socket.close(CLOSED_UNKNOWN)
            return
        live.presence.arrive(self._person)  # from now on the table stays in memory
        try:
            with contextlib.suppress(WebSocketDisconnect):
                async with subscription(channels, table) as news:
                    await tables.refresh(live)
                    async with news.run_in_background(self._hear(live), join=False):
                        await self._tell_all(live)
                        await seating.come(live)
                        await self._listen(live)
        finally:
            await seating.go(live, self._person)

    async def dismiss(self) -> None:
        """Tell the other side to connect again, as soon as the message that is being carried out is answered."""
        async with self._answering:
            self._leaving = True
            with contextlib.suppress(Exception):  # it has gone by itself
                await self._socket.close(CLOSED_RESTART)

    # -- telling -----------------------------------------------------------------------------------

    def _hear(self, live: LiveTable) -> Any:
        """What is done when the channel says that something is new."""

        async def hear(what: bytes) -> None:
            try:
                match what:
                    case b"table":
                        await self._tell_all(live)
                    case b"seats":
                        await self._send(live.company(self._person))
                    case b"chat":
                        await self._tell_chat(live)
                    case _:
                        await self._tell_moves(live)
            except (
                Exception
            ) as trouble:  # it is going, or we made a mistake: a socket that says nothing must not live on
                if not isinstance(trouble, WebSocketDisconnect):
                    logger.debug("a socket of %s ends: %r", live.id, trouble)
                with contextlib.suppress(Exception):
                    await self._socket.close(CLOSED_ACCIDENT)

        return hear

    async def _tell_all(self, live: LiveTable) -> None:
        async with self._sending:
            self._remember(live)
            self._chat = len(live.chat)
            await self._write(live.whole(self._person))

    async def _tell_moves(self, live: LiveTable) -> None:
        async with self._sending:
            if live.number_for(self._person) > self._number or live.state.waiting_for() != self._waiting:
                news = live.news(self._person, self._number)
                self._remember(live)
                await self._write(news)

    def _remember(self, live: LiveTable) -> None:
        self._number = live.number_for(self._person)
        self._waiting = live.state.waiting_for()

    async def _tell_chat(self, live: LiveTable) -> None:
        async with self._sending:
            for line in live.heard_by(self._person, self._chat):
                await self._write(ChatMessage(line))
            self._chat = len(live.chat)

    async def _send(self, message: Told) -> None:
        async with self._sending:
            await self._write(message)

    async def _write(self, message: Told) -> None:
        try:
            await self._socket.send_text(_encode(message))
        except OSError as gone:  # so the server says that nobody is there any more
            raise WebSocketDisconnect(code=CLOSED_ABRUPTLY, detail=str(gone)) from gone

    async def _refuse(self, refused: IslarioError, number: int | None) -> None:
        reason = told(refused.reason, self._language)
        status = status_of(refused)
        await self._send(RefusedAnswer(reason.code, reason.values, reason.rule, reason.sentence, status, number))

    # -- listening ---------------------------------------------------------------------------------

    async def _listen(self, live: LiveTable) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect" or self._leaving:
                return
            data: Any = received.get("text") or received.get("bytes") or b""
            number: int | None = None
            try:
                said = self._read(data)
                number = said.id
                async with self._answering:
                    with MESSAGES.labels(type(said).__struct_config__.tag).time():
                        await self._answer(live, said)
            except IslarioError as refused:
                await self._tell_moves(live)
                await self._refuse(refused, number)
            except (OSError, StorageError) as trouble:  # the disk: nothing has changed, and it may get better
                logger.error("%s: %r", live.id, trouble)
                await self._refuse(refuse("storage_failed", HTTPStatus.SERVICE_UNAVAILABLE), number)
            if self._too_fast > PATIENCE:
                await self._socket.close(CLOSED_FAST)
                return

    def _read(self, data: str | bytes) -> Said:
        if not self._pace.take():
            self._too_fast += 1
            raise refuse("too_fast", HTTPStatus.TOO_MANY_REQUESTS)
        if len(data) > LONGEST_MESSAGE:
            raise refuse("too_long", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, most=LONGEST_MESSAGE)
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise refuse("bad_message", HTTPStatus.BAD_REQUEST, problem=str(problem)[:200]) from None

    async def _answer(self, live: LiveTable, said: Said) -> None:
        """Carry out what was said, and say so; what has changed is told first."""
        match said:
            case Ping():
                await self._send(Pong())
                return
            case Play():
                held = await self._service.moves.play(live.id, self._person, said.number, said.seat, said.action)
                if held is not None:
                    await self._send(HeldAnswer(said.id, held))
                    return
            case Undo():
                await self._service.moves.undo(live.id, self._person, said.number, said.count)
            case GoOn():
                await self._service.moves.go_on(live.id, self._person, said.number)
            case Say():
                await self._service.talk.say(live.id, self._person, said.text)
            case Language():
                self._language = check_language(said.language)
            case Why():
                reasons = await self._service.moves.why(live.id, self._person, said.seat, said.actions)
                answers = [None if reason is None else told(reason, self._language) for reason in reasons]
                await self._send(WhyAnswer(said.id, answers))
                return
        await self._tell_moves(live)
        await self._send(DoneAnswer(said.id))

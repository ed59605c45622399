"""How much anybody may ask of a connection before they have said what they want.

uvicorn has no limits of its own here: a request could have an endless head, or never end, and one address could have
all connections that the system gives. A few bytes each are a request or a frame, of which many would pile up.
"""

import asyncio
import logging
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from islario.server.limits import (
    LONGEST_HEAD,
    LONGEST_REST,
    LONGEST_UNREAD,
    MOST_HEADERS,
    MOST_PARTS,
    MOST_QUEUED,
    MOST_REQUESTS_AHEAD,
    SECONDS_FOR_BODY,
    SECONDS_FOR_HEAD,
    SECONDS_TO_READ,
    network_of,
)

if sys.platform != "win32":
    import resource

SPARE_FILES = 128
"""Files that the server needs besides its connections."""
WANTED_FILES = 65_536
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Addresses:
    """How many connections each address has."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        """That one address may have; None where all come from a proxy, which has to see to it."""
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless the address has as many as it may."""
        if self._most is not None and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Listening(asyncio.Protocol):
    """A connection whose other side has to read what is sent to it: what it does not read would be kept for ever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread = 0
    """Bytes that waited when it was last looked, if nothing was read since."""
    _look: asyncio.TimerHandle | None = None

    def listen(self) -> None:
        """Look again and again whether it reads."""
        self._look = self.loop.call_later(SECONDS_TO_READ, self._check)

    def stop_listening(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = 0

    def _check(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        if 0 < self._unread <= waiting:
            self.transport.abort()
            return
        self._unread = waiting
        self.listen()


def guard_connections(most: int | None) -> type[asyncio.Protocol]:
    """uvicorn's protocol, kept to limits. ``most`` is how many connections an address may have."""
    addresses = Addresses(most)

    class GuardedProtocol(Listening, HttpToolsProtocol):
        _late: asyncio.TimerHandle | None = None
        """Ends the connection if what it waits for does not come."""
        _head: int | None = 0
        """Bytes of the head of a request so far; None while none is being read."""
        _rest = 0
        """Bytes that came after it."""
        _counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.listen()
            self._counted = addresses.enter(self._address)
            if self._counted:
                self._wait(SECONDS_FOR_HEAD)
            else:
                transport.write(TOO_MANY)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            self.pipeline.clear()  # nobody would read the answers
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            if self._head is None:
                self._rest += len(data)
                if self._rest > LONGEST_REST:
                    self.transport.close()
            else:
                self._head += len(data)
                if self._head > LONGEST_HEAD:
                    self.send_400_response("The head of the request is too long.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._head = 0
            self._wait(SECONDS_FOR_HEAD)

        def on_header(self, name: bytes, value: bytes) -> None:
            if self._head is None:  # after the body: nobody wants to know it
                return
            if len(self.headers) >= MOST_HEADERS:
                raise ValueError("too many headers")  # the parser tells it as a bad request
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self._head = None
            self._rest = 0
            if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LONGEST_HEAD:
                raise ValueError("the head of the request is too long")
            if len(self.pipeline) >= MOST_REQUESTS_AHEAD:
                raise ValueError("too many requests at once")
            super().on_headers_complete()
            self._wait(SECONDS_FOR_BODY)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._wait(None)

        def handle_websocket_upgrade(self) -> None:
            self._leave()
            super().handle_websocket_upgrade()

        @property
        def _address(self) -> str:
            return network_of(self.client[0]) if self.client else ""

        def _wait(self, seconds: float | None) -> None:
            """What is due now has so many seconds; None if nothing is due."""
            if self._late is not None:
                self._late.cancel()
            self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

        def _leave(self) -> None:
            self._wait(None)
            self.stop_listening()
            if self._counted:
                self._counted = False
                addresses.leave(self._address)

    return GuardedProtocol


class GuardedSocket(Listening, WebSocketsSansIOProtocol):
    """uvicorn's sockets, kept to limits: whatever comes faster than it is taken ends the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.listen()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_listening()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the head, which came whole, is not one of a socket: nothing waits for more
            self.handshake_complete = self.close_sent = True
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > LONGEST_UNREAD:  # it asks and does not read the answers
            self._end()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._end()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_QUEUED:
            self._end()
            return
        try:
            super().send_receive_event_to_app()
        except InvalidState:  # letters that are none, and a goodbye that has come with them
            self._end()

    def _end(self) -> None:
        """End the connection without a word, as one that says too much is not listening."""
        self.frames = []
        self.disconnected = True  # whoever wants to send is told at once
        self.transport.abort()


def raise_open_files() -> int:
    """Let this process have many open files; how many connections it may then have."""
    if sys.platform == "win32":
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    else:
        wanted = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return max(wanted - SPARE_FILES, 1)


NOISE = ("without completing handshake", "Invalid HTTP request", "Unsupported upgrade request")
"""What uvicorn says whenever we, or it, have refused something that was wrong."""


class OneLine(logging.Filter):
    """What others do wrong is told in one line or not at all; only accidents of ours have a traceback."""

    def filter(self, record: logging.LogRecord) -> Any:
        told = record.getMessage()
        if any(noise in told for noise in NOISE):
            return False
        if "Invalid UTF-8" in told:
            record.exc_info = None
        return True

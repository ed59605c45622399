"""Who asks: recognised by a cookie, answered in their language, kept to a pace."""

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from islario.server.limits import LINKS_PER_HOUR, Limits, Paces, network_of
from islario.server.messages.servers import Spent
from islario.server.news import Newsroom
from islario.server.people import People
from islario.server.refusals import refuse
from islario.words import LANGUAGES

COOKIE = "islario"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SECONDS_TO_TELL = 1.0
"""After which other servers are told how much addresses have asked for."""

OWN_NAMES = frozenset({"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"})
"""How this machine may be called without being told so."""

Asking = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    """Whoever sent a request."""

    def __init__(
        self, people: People, allow: Callable[[], None], person: int | None, language: str, address: str, secure: bool
    ) -> None:
        """``allow`` complains if too many newcomers have come from where they are."""
        self._people = people
        self._allow = allow
        self.person = person
        self.language = language
        self.address = address
        self._secure = secure
        self.cookies: list[Cookie] = []
        """To be set with the answer."""

    async def become_known(self) -> int:
        """The person; a new one if they were not known yet."""
        if self.person is None:
            self._allow()
            self.person, token = await self._people.welcome()
            self.keep(token)
        return self.person

    def keep(self, token: str) -> None:
        """Have the browser keep a token; an empty one is forgotten at once."""
        self.cookies.append(
            Cookie(
                COOKIE,
                value=token,
                path="/",
                httponly=True,
                samesite="strict",
                secure=self._secure,
                max_age=COOKIE_SECONDS if token else 0,
            )
        )


class Visitors:
    """Everybody who comes in: recognised, and kept to a pace."""

    def __init__(self, people: People, news: Newsroom, limits: Limits, host_names: Iterable[str] = ()) -> None:
        """``host_names`` are names of this server besides those of the machine."""
        self._people = people
        self._news = news
        self._telling: asyncio.Task[None] | None = None
        self._host_names = OWN_NAMES | {name.lower() for name in host_names}
        self._paces = {
            "requests": Paces(limits.requests_per_second, limits.requests_per_second * 5),
            "tables": Paces(limits.tables_per_hour / 3600, limits.tables_per_hour),
            "newcomers": Paces(limits.newcomers_per_hour / 3600, limits.newcomers_per_hour),
            "hindsights": Paces(limits.hindsights_per_hour / 3600, limits.hindsights_per_hour),
            "links": Paces(LINKS_PER_HOUR / 3600, LINKS_PER_HOUR),
        }

    async def recognise(self, request: Request[Any, Any, Any]) -> Visitor:
        """The sender of a request that was admitted, if it comes from our own pages."""
        if request.method not in SAFE_METHODS and is_foreign(request):
            raise refuse("origin_foreign", HTTPStatus.FORBIDDEN)
        person = await self._people.recognise(request.cookies.get(COOKIE))
        secure = request.scope["scheme"] == "https"
        address = address_of(request)
        return Visitor(
            self._people, lambda: self._check_newcomers(address), person, language_of(request), address, secure
        )

    def admit(self, connection: Asking) -> str:
        """The address that a request or a socket comes from, if it is for us and within the pace."""
        address = address_of(connection)
        if not self._is_ours(connection.headers.getall("host", [])):
            raise refuse("host_unknown", HTTPStatus.MISDIRECTED_REQUEST)
        if not self._take("requests", address):
            raise refuse("too_fast", HTTPStatus.TOO_MANY_REQUESTS)
        if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
            raise refuse("bad_message", HTTPStatus.BAD_REQUEST, problem="%00")  # PostgreSQL has no such letter
        return address

    def check_tables(self, visitor: Visitor) -> None:
        """Complain about somebody who starts one table after another."""
        if not self._take("tables", visitor.address):
            raise refuse("too_many_tables", HTTPStatus.TOO_MANY_REQUESTS)

    def check_hindsights(self, visitor: Visitor) -> None:
        """Complain about somebody who asks for one search after another."""
        if not self._take("hindsights", visitor.address):
            raise refuse("hindsight_busy", HTTPStatus.TOO_MANY_REQUESTS)

    def check_links(self, visitor: Visitor) -> None:
        """Complain about somebody who makes one link to themselves after another."""
        if not self._take("links", visitor.address):
            raise refuse("too_fast", HTTPStatus.TOO_MANY_REQUESTS)

    def _check_newcomers(self, address: str) -> None:
        """Complain about one newcomer after another."""
        if not self._take("newcomers", address):
            raise refuse("too_fast", HTTPStatus.TOO_MANY_REQUESTS)

    def spend(self, pace: str, asked: dict[str, int]) -> None:
        """Another server says how much addresses have asked for there."""
        if pace in self._paces:
            self._paces[pace].spend(asked)

    def _take(self, pace: str, address: str) -> bool:
        """Whether an address is within a pace; other servers will hear of it."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())
        return self._paces[pace].take(address)

    async def _tell(self) -> None:
        await asyncio.sleep(SECONDS_TO_TELL)
        for name, paces in self._paces.items():
            if asked := paces.tell():
                await self._news.tell_servers(Spent(self._news.server, name, asked))

    def _is_ours(self, hosts: list[str]) -> bool:
        """Whether a request is for this server, by its one header that says so.

        A page of somebody else can have its own name lead to this machine, and would then pass for one of ours. It
        cannot have an address as its name.
        """
        try:
            (host,) = hosts
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:  # none, more than one, or no address at all
            return False
        return name in self._host_names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    """Whether the name of a host is an address in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(connection: Asking) -> str:
    return network_of(connection.client.host) if connection.client else ""


def is_foreign(connection: Asking) -> bool:
    """Whether a browser says that the request comes from a page of somebody else."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # no address at all
        return True


def language_of(connection: Asking) -> str:
    """The language that is asked for first of those that we speak."""
    wanted = connection.headers.get("accept-language", "")
    for part in wanted[:200].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"

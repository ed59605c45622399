"""The server, put together."""

import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, websocket
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import BaseRouteHandler, WebsocketRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import islario
from islario.core.reasons import BadOption, IslarioError
from islario.core.rng import draw_seed
from islario.server.api import Tables, list_cards, list_games
from islario.server.api_deals import DealsToPlay, TryingAgain, list_daily, open_lesson
from islario.server.api_me import Me
from islario.server.branches import Branches
from islario.server.deals import Deals
from islario.server.departure import Departure
from islario.server.health import health_routes
from islario.server.hindsights import Hindsights
from islario.server.hints import Hints
from islario.server.histories import Histories
from islario.server.lessons import Lessons
from islario.server.limits import DEFAULT_PACE, LONGEST_BODY, Limits, Pace
from islario.server.measures import show
from islario.server.messages.answers import Problem
from islario.server.neighbours import Neighbours
from islario.server.pages import HEADERS, page, page_handlers
from islario.server.people import People
from islario.server.refusals import Stale, refuse, status_of, told
from islario.server.reviews import Reviews
from islario.server.socket import Connection, Socket
from islario.server.storage import Storage, StorageError
from islario.server.table_service import TableService
from islario.server.thinkers import Thinkers
from islario.server.visitors import COOKIE, Asking, Visitor, Visitors, is_foreign, language_of

AnyRequest = Request[Any, Any, Any]
logger = logging.getLogger("islario")
DEEP_THINKERS = max(2, os.cpu_count() or 1)
"""Processes in which bots search, where one server has this machine."""
GONE = "client disconnected prematurely"
"""What the framework says of a request that was broken off."""


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str
    """The address of its storage, as SQLAlchemy spells it."""
    limits: Limits = field(default_factory=Limits)
    pace: float = DEFAULT_PACE
    """Seconds that a bot waits before its move."""
    host_names: tuple[str, ...] = ()
    """How this server is called besides the machine's own names."""
    thinkers: int = 1
    """Processes in which bots think that answer at once."""
    deep_thinkers: int = DEEP_THINKERS
    """Processes in which bots search."""
    budget: float = 20.0
    """Seconds that a bot has beside its search; on a busy machine its process needs most of them to start."""


def create_app(
    settings: Settings, seeds: Callable[[], str] = draw_seed, clock: Callable[[], float] = time.time
) -> Litestar:
    """The server, on a database that is up to date.

    Whoever starts it in Python may hand it another source of seeds, and a clock; nobody else can.
    """
    storage = Storage(settings.database)
    thinkers = Thinkers(settings.thinkers, settings.budget, deep=settings.deep_thinkers)
    news = storage.open_newsroom()
    service = TableService(storage, thinkers, news, settings.pace, seeds, clock=clock)
    hindsights = Hindsights(settings.limits.hindsight_seconds, storage.archive, news.exchange, clock)
    reviews = Reviews(settings.limits.review_games, storage.archive, news.exchange, clock)
    hints = Hints(service.tables)
    branches, deals, histories = Branches(service), Deals(service, hindsights), Histories(service)
    lessons = Lessons(service)
    people = People(storage, clock)
    visitors = Visitors(people, news, settings.limits, settings.host_names)
    neighbours = Neighbours(service.tables, service.moves, people, visitors)
    departure = Departure()
    show(lambda: len(departure.here), service.tables.all)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await news.open(neighbours.hear)
            yield
        finally:
            await service.close()
            await neighbours.close()
            await hindsights.close()
            await reviews.close()
            await news.close()
            await hints.close()
            await thinkers.close()
            await storage.close()

    async def visitor(request: AnyRequest) -> Visitor:
        return await visitors.recognise(request)

    async def admit(connection: Asking, _: BaseRouteHandler) -> None:
        """Before anything of the body is read. Whoever comes may have been at another server just now."""
        visitors.admit(connection)
        await service.tables.refresh_open(connection.path_params.get("table", ""))

    api = Router(
        "/api",
        guards=[admit],
        route_handlers=[list_games, list_cards, list_daily, open_lesson, Tables, TryingAgain, DealsToPlay, Me],
        dependencies={
            "service": provide(service),
            "hindsights": provide(hindsights),
            "hints": provide(hints),
            "reviews": provide(reviews),
            "branches": provide(branches),
            "deals": provide(deals),
            "lessons": provide(lessons),
            "histories": provide(histories),
            "people": provide(people),
            "visitors": provide(visitors),
            "visitor": Provide(visitor),
        },
    )
    return Litestar(
        [
            api,
            live_route(service, people, visitors, news.sockets, settings.limits, departure),
            *health_routes(departure, lambda: storage.find_person("")),
            *page_handlers(),
        ],
        state=State({"departure": departure}),
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers={
            IslarioError: explain_refusal,
            HTTPException: explain_http,
            SerializationException: explain_http,
            RecursionError: explain_http,  # lists in lists in lists
            UnicodeDecodeError: explain_http,
            StorageError: explain_storage,
            Exception: explain_accident,
        },
        openapi_config=OpenAPIConfig(
            "Islario",
            islario.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/assets"]),
        request_max_body_size=LONGEST_BODY,
        signature_types=[
            TableService,
            Hindsights,
            Hints,
            Reviews,
            Branches,
            Deals,
            Lessons,
            Histories,
            People,
            Visitors,
            Visitor,
            Socket,
        ],
        logging_config=None,
        debug=False,
    )


def provide(part: object) -> Provide:
    """A part of the server for whoever names it."""
    return Provide(lambda: part, sync_to_thread=False)


def live_route(
    service: TableService,
    people: People,
    visitors: Visitors,
    channels: ChannelsPlugin,
    limits: Limits,
    departure: Departure,
) -> WebsocketRouteHandler:
    """The address of live tables: each socket is let in, or refused before it is opened."""
    sockets: Counter[str] = Counter()

    @websocket("/api/tables/{table:str}/live")
    async def live(socket: Socket, table: str, language: str = "en") -> None:
        try:
            address = visitors.admit(socket)
            if is_foreign(socket):
                raise refuse("origin_foreign", HTTPStatus.FORBIDDEN)
            if sockets[address] >= limits.sockets_per_address:
                raise refuse("too_many_sockets", HTTPStatus.TOO_MANY_REQUESTS)
        except IslarioError as refused:
            await deny(socket, refused)
            return
        sockets[address] += 1
        try:
            person = await people.recognise(socket.cookies.get(COOKIE))
            await socket.accept()
            pace = Pace(limits.messages_per_second, limits.messages_per_second * 2)
            connection = Connection(socket, service, person, language, pace)
            with departure.knows(connection):
                await connection.run(table, channels)
        finally:
            sockets[address] -= 1
            if sockets[address] == 0:
                del sockets[address]

    return live


# -- saying no -------------------------------------------------------------------------------------


def explain_refusal(request: AnyRequest, refused: IslarioError) -> Response[Problem]:
    return Response(problem(request, refused), status_code=status_of(refused), media_type="application/json")


def problem(asked: AnyRequest | Socket, refused: IslarioError) -> Problem:
    reason = told(refused.reason, language_of(asked))
    table = refused.table if isinstance(refused, Stale) else None
    if isinstance(refused, BadOption) and refused.option:
        reason.values["option"] = refused.option  # so that the page can say it there
    return Problem(status_of(refused), reason.code, reason.values, reason.rule, reason.sentence, table)


def explain_http(request: AnyRequest, trouble: Exception) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = trouble.status_code if isinstance(trouble, HTTPException) else HTTPStatus.BAD_REQUEST
    path = request.scope["path"]
    match status:
        case HTTPStatus.NOT_FOUND if not path.startswith("/api") and "text/html" in request.headers.get("accept", ""):
            return page(HTTPStatus.NOT_FOUND)
        case HTTPStatus.NOT_FOUND:
            return explain_refusal(request, refuse("not_found", HTTPStatus.NOT_FOUND, path=path[:100]))
        case HTTPStatus.METHOD_NOT_ALLOWED:
            method = request.method
            return explain_refusal(request, refuse("method_not_allowed", HTTPStatus.METHOD_NOT_ALLOWED, method=method))
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return explain_refusal(request, refuse("too_long", HTTPStatus.REQUEST_ENTITY_TOO_LARGE, most=LONGEST_BODY))
        case HTTPStatus.INTERNAL_SERVER_ERROR if GONE in str(trouble):  # nobody reads the answer
            logger.info("%s: gone before all was said", route_of(request))
            return explain_refusal(request, refuse("bad_message", HTTPStatus.BAD_REQUEST, problem=GONE))
        case HTTPStatus.INTERNAL_SERVER_ERROR:
            return explain_accident(request, trouble)
    detail = getattr(trouble, "detail", str(trouble))
    extra = getattr(trouble, "extra", None) or []
    fields = ", ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict))
    told_of = (fields or detail).splitlines()[0][:200] if (fields or detail) else ""
    return explain_refusal(request, refuse("bad_message", HTTPStatus.BAD_REQUEST, problem=told_of))


def explain_storage(request: AnyRequest, trouble: Exception) -> Response[Any]:
    """The disk is full, or somebody else holds the database: nothing has changed, and it may get better."""
    logger.error("%s %r", route_of(request), trouble)
    return explain_refusal(request, refuse("storage_failed", HTTPStatus.SERVICE_UNAVAILABLE))


def explain_accident(request: AnyRequest, accident: Exception) -> Response[Any]:
    """A mistake of ours: noted here, not shown to others."""
    logger.error("%s %s", route_of(request), repr(accident), exc_info=accident)
    return explain_refusal(request, refuse("accident", HTTPStatus.INTERNAL_SERVER_ERROR))


def route_of(request: AnyRequest) -> str:
    """What was asked for, without the names in it: that of a challenge is an invitation to it."""
    return f"{request.method} {request.scope.get('path_template', '')}"


async def deny(socket: Socket, refused: IslarioError) -> None:
    """Refuse a socket before it is opened, with a status and a body where the server can send one."""
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(4403)
        return
    body = msgspec.json.encode(problem(socket, refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start = {"type": "websocket.http.response.start", "status": int(status_of(refused)), "headers": headers}
    await socket.send(start)  # type: ignore[arg-type]
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the rules that browsers are to keep."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")

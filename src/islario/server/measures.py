"""What is measured while a server runs, for Prometheus: how much is played, how fast, and what waits.

Each process of a server tells its own figures at a port of its own; those of several add up where they are collected.
"""

import logging
import time
from collections.abc import Callable
from typing import Any

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from islario.server.live_table import LiveTable

MOVES = Counter("islario_moves", "Entries written to logs: moves, and takings-back", ["game", "by"])
WRITING = Histogram("islario_write_seconds", "From an entry to its being on disk")
MESSAGES = Histogram("islario_message_seconds", "From a message on a socket to its answer", ["type"])
REQUESTS = Histogram("islario_request_seconds", "From a request to the end of its answer", ["method", "route"])
ANSWERS = Counter("islario_answers", "Answers to requests", ["status"])
SOCKETS = Gauge("islario_sockets", "Open sockets")
TABLES = Gauge("islario_tables", "Tables in memory")
TABLE_BYTES = Gauge("islario_table_bytes", "What the tables in memory take, about")
WAITING = Gauge("islario_questions_waiting", "Questions that wait for a process that thinks", ["kind"])
THINKING = Gauge("islario_questions_thinking", "Questions that are being thought about", ["kind"])

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD")
requests = logging.getLogger("islario.requests")

App = Callable[[Any, Any, Any], Any]


def measured(app: App) -> App:
    """An application whose requests are measured, and told in the log. Nobody's address is told, and no table's."""

    async def call(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def watch(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, watch)
        finally:
            seconds = time.perf_counter() - begun
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = scope.get("path_template") or "none"
            REQUESTS.labels(method, route).observe(seconds)
            ANSWERS.labels(status).inc()
            if requests.isEnabledFor(logging.INFO):
                values = {"method": method, "route": route, "status": status, "milliseconds": round(1000 * seconds, 1)}
                requests.info("request", extra={"values": values})

    return call


def show(sockets: Callable[[], int], tables: Callable[[], list[LiveTable]]) -> None:
    """Let these be counted whenever somebody asks."""
    SOCKETS.set_function(sockets)
    TABLES.set_function(lambda: len(tables()))
    TABLE_BYTES.set_function(lambda: sum(live.bytes for live in tables()))


def open_metrics(host: str, port: int) -> None:
    """Tell the figures to whoever asks there, from a thread of its own: also while the server is busy."""
    start_http_server(port, host)

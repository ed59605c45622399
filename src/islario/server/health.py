"""Whether a server is alive, and whether people should be sent to it: for proxies and for whoever looks after it."""

import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

from litestar import Response, get

from islario.server.departure import Departure
from islario.server.storage import StorageError

SECONDS_KNOWN = 1.0
"""For so long an answer of the database holds: whoever asks often does not keep it busy."""


def health_routes(departure: Departure, ask: Callable[[], Awaitable[Any]]) -> list[Any]:
    """``ask`` puts a small question to the database."""
    asked = -SECONDS_KNOWN
    well = False

    @get("/health", include_in_schema=False)
    async def tell_alive() -> dict[str, bool]:
        return {"alive": True}

    @get("/ready", include_in_schema=False)
    async def tell_ready() -> Response[dict[str, bool]]:
        nonlocal asked, well
        if time.monotonic() - asked >= SECONDS_KNOWN:
            asked = time.monotonic()
            try:
                await ask()
                well = True
            except (StorageError, OSError):
                well = False
        ready = well and not departure.leaving
        told = {"ready": ready, "database": well, "leaving": departure.leaving}
        status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
        return Response(told, status_code=status, headers={"Cache-Control": "no-store"})

    return [tell_alive, tell_ready]

"""The page itself: built once from web/, the same file for every address of it."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.static_files import create_static_files_router

FOLDER = Path(str(files("islario.server"))) / "page"
UNBUILT = "The page was not built into this package; `make play` in a checkout builds it. The API is at /api."

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
}


def page(status: int = 200) -> Response[str]:
    """The page, whichever address of it is asked for."""
    file = FOLDER / "index.html"
    if not file.exists():
        return Response(UNBUILT, media_type=MediaType.TEXT, status_code=status)
    headers = {"Cache-Control": "no-cache"}
    return Response(file.read_text("utf-8"), media_type=MediaType.HTML, status_code=status, headers=headers)


@get(["/", "/table/{table:str}", "/rules/{game:str}", "/new/{game:str}/{way:str}"], include_in_schema=False)
async def show_page() -> Response[str]:
    return page()


def page_handlers() -> list[Any]:
    """Everything that is not the API; the names of built files change with their contents."""
    handlers: list[Any] = [show_page]
    if FOLDER.exists():
        for_ever = CacheControlHeader(max_age=365 * 24 * 3600, immutable=True, public=True)
        handlers.append(create_static_files_router("/assets", [FOLDER / "assets"], cache_control=for_ever))
        handlers.append(Router("/favicon.svg", route_handlers=[_favicon]))
    return handlers


@get("/", media_type="image/svg+xml", include_in_schema=False)
async def _favicon() -> bytes:
    return (FOLDER / "favicon.svg").read_bytes()

"""The page itself: built once from web/, the same file for every address of it."""

import gzip
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException

FOLDER = Path(str(files("islario.server"))) / "page"
UNBUILT = "The page was not built into this package; `make play` in a checkout builds it. The API is at /api."

KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
FOR_EVER = "public, max-age=31536000, immutable"
"""The names of built files change with their contents."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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


ADDRESSES = [
    "/",
    "/table/{table:str}",
    "/rules/{game:str}",
    "/cards/{game:str}",
    "/almanac/{game:str}",
    "/new/{game:str}/{way:str}",
    "/deal/{deal:str}",
    "/games",
    "/arrive",
]


@get(ADDRESSES, include_in_schema=False)
async def show_page() -> Response[str]:
    return page()


class Asset(NamedTuple):
    """A file of the page, as it is and compressed."""

    kind: str
    plain: bytes
    small: bytes


def read_assets() -> dict[str, Asset]:
    """All files of the page but the first; they are few, so that no request needs to touch the disk."""
    files = [path for path in FOLDER.rglob("*") if path.is_file() and path.name != "index.html"]
    return {path.name: _asset(path) for path in files}


def _asset(path: Path) -> Asset:
    plain = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return Asset(kind, plain, gzip.compress(plain, mtime=0))


def page_handlers() -> list[Any]:
    """Everything that is not the API."""
    assets = read_assets()

    @get(["/assets/{name:str}", "/favicon.svg"], include_in_schema=False)
    async def show_asset(request: Request[Any, Any, Any], name: str = "favicon.svg") -> Response[bytes]:
        asset = assets.get(name)
        if asset is None:
            raise NotFoundException
        headers = {"Cache-Control": FOR_EVER if request.path_params else "max-age=3600", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(asset.small, media_type=asset.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(asset.plain, media_type=asset.kind, headers=headers)

    return [show_page, show_asset]

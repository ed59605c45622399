"""Bad messages without end, the same for the same seed: requests and frames that are broken in every way we know of.

Each begins as one that could be right; then it is spoilt: cut, twisted, too deep, too large, twice, late, or not even
letters.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

STALE = 99_999
"""No table has so many entries: a move under this number changes nothing."""
ODD_NUMBERS = (-1, 0, 1, 2**31, -(2**63), 2**64, 10**400, 1.5, -0.0, 1e308, STALE)
ODD_TEXTS = (
    "",
    "end",
    "\x00",
    "\ud800",
    "é" * 40,
    "x" * 600,
    "x" * 9_000,
    "../../..",
    "%00",
    "{",
    "null",
    "\u202e",
    "0+1",
)
LANGUAGES = ("en", "es", "xx", "")
METHODS = (b"GET", b"POST", b"PUT", b"DELETE", b"PATCH", b"HEAD", b"OPTIONS", b"TRACE", b"BREW", b"get", b"")
SEATS = "tables/ID/seats/N"
ROUTES = {
    b"GET": (
        *("games", "games/GAME/cards", "daily", "deals/ID", "me/games", "me/data", "schema/openapi.json", "nothing"),
        *(
            "tables",
            "tables/ID",
            "tables/ID/moments/N",
            "tables/ID/moments/N/signs",
            "tables/ID/curve",
            "tables/ID/record",
        ),
        *("tables/ID/live", f"{SEATS}/hindsight", f"{SEATS}/review"),
    ),
    b"POST": (
        *("tables", "deals", "deals/ID/play", "games/GAME/lesson", "me/link", "me/arrive", "tables/ID/bots/step"),
        *(f"tables/ID/{what}" for what in ("invitation", "join", "moves", "undo", "why", "go-on", "chat", "hint")),
        *("tables/ID/branch", "tables/ID/challenge", f"{SEATS}/hindsight", f"{SEATS}/review", f"{SEATS}/invitation"),
    ),
    b"PUT": (
        *("tables/ID/hints", "tables/ID/bots", f"{SEATS}/asking", f"{SEATS}/muted"),
        *("tables/ID/chat/N/muted", "me/games/ID/hidden"),
    ),
    b"DELETE": (f"{SEATS}/hindsight", "tables/ID", "me/data"),
}
"""Not those that need no body and would change the table: ``leave``, ``again``, and those for a bot."""
FIELDS = (
    "number",
    "seat",
    "action",
    "actions",
    "text",
    "count",
    "secret",
    "name",
    "on",
    "bot",
    "moment",
    "luck",
    "paused",
)
HEADERS = (
    *(
        b"Host: evil.example",
        b"Host: [",
        b"Host:",
        b"Origin: http://[",
        b"Origin: null",
        b"Cookie: islario=\xff\xfe; islario=",
    ),
    *(
        b"Accept-Language: \xff,,;q=x",
        b"Content-Length: -1",
        b"Content-Length: 99999999999999999999",
        b"Content-Encoding: gzip",
    ),
    *(
        b"Transfer-Encoding: chunked",
        b"Expect: 100-continue",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"X-Odd: " + b"y" * 9000,
    ),
    *(
        b"Content-Type: application/x-msgpack",
        b"Content-Type: multipart/form-data; boundary=",
        b"Range: bytes=9-1",
        b"no colon",
        b": none",
    ),
)
HALF = (0, 8, 14)
"""Which of the odd frames below may have no end."""
TEXT, BINARY, PART, CLOSE, PING = 0x81, 0x82, 0x80, 0x88, 0x89


class Storm:
    """Bad requests and frames for one table."""

    def __init__(self, seed: int, table: str, halves: bool = True) -> None:
        """``halves``: whether some requests have no end. Each lasts until the server has waited long enough."""
        self._chance = Random(seed)
        self._table = table
        self._halves = halves

    # -- what is said ------------------------------------------------------------------------------

    def text(self) -> bytes:
        """What might be JSON."""
        made = self._spoil(json.dumps(self._message()).encode("utf-8", "replace"))
        return made[:8_000] if self._chance.random() < 0.9 else made

    def _message(self) -> dict[str, Any]:
        chance = self._chance
        if chance.random() < 0.2:
            return {"type": "play", "id": 1, "number": STALE, "seat": 0, "action": "end", "actions": ["end"]}
        kinds = ("play", "undo", "why", "go_on", "language", "ping", "bow", "", 5, None)
        said: dict[str, Any] = {"type": chance.choice(kinds), "id": chance.choice(ODD_NUMBERS), "number": STALE}
        for field in chance.sample(FIELDS, chance.randrange(5)):
            said[field] = STALE if field == "number" else self._value(0)
        said["language"] = chance.choice(LANGUAGES)
        # nothing that is spoilt by chance into what is right may change the table
        return {name: value for name, value in said.items() if name not in ("on", "paused", "bot")} | {"text": ""}

    def _value(self, depth: int) -> Any:
        chance = self._chance
        match chance.randrange(6 if depth < 3 else 4):
            case 0:
                return chance.choice(ODD_NUMBERS)
            case 1:
                return chance.choice(ODD_TEXTS)
            case 2:
                return chance.choice((None, True, False))
            case 3:
                return [chance.choice(ODD_TEXTS)] * chance.choice((1, 3, 70))
            case 4:
                return [self._value(depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice(FIELDS): self._value(depth + 1) for _ in range(chance.randrange(4))}

    def _spoil(self, said: bytes) -> bytes:
        chance = self._chance
        at = chance.randrange(len(said) + 1)
        match chance.randrange(9):
            case 0:
                return said[:at]
            case 1:
                return said[:at] + bytes(chance.randrange(256) for _ in range(3)) + said[at:]
            case 2:
                return said[:at] + b"\xff\xc0\xaf" + said[at:]
            case 3:
                return b"[" * chance.choice((1, 2_000)) + said
            case 4:
                return b'{"a":' * 600 + said + b"}" * 600
            case 5:
                return said[:-1] + b"," + said[1:]  # each name twice
            case 6:
                return said.replace(b"1", b"1" * chance.choice((5, 400)))
        return said

    # -- requests ----------------------------------------------------------------------------------

    def request(self) -> bytes:
        """A request that is wrong somewhere."""
        chance = self._chance
        method = right = chance.choice((b"GET", b"POST", b"POST", b"POST", b"PUT", b"PUT", b"DELETE"))
        if chance.random() < 0.1:
            method = chance.choice(METHODS)
        body = b"" if chance.random() < 0.1 else self.text()
        head = [b"Host: localhost", b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
        if chance.random() < 0.3:
            head.insert(chance.randrange(len(head)), chance.choice(HEADERS))
        if chance.random() < 0.05:
            head.pop(chance.randrange(len(head)))
        path = self._path(right)
        if chance.random() < 0.05:
            path += chance.choice((b"\xff", b"%ff", b" ", b"?" + b"x=%zz&" * 50, b"#", b"\r\n\r\n", b"x" * 70_000))
        made = method + b" " + path + b" HTTP/1.1\r\n" + b"\r\n".join(head) + b"\r\n\r\n" + body
        return made[: chance.randrange(1, len(made))] if self._halves and chance.random() < 0.03 else made

    def _path(self, method: bytes) -> bytes:
        chance = self._chance
        route = chance.choice(ROUTES[method])
        table = self._table if chance.random() < 0.8 else chance.choice(("nothing", "%00", "..", "x" * 300, "%ff"))
        number = chance.choice(("0", "1", "7", "-1", "99999999999999999999", "x", "1.0", "%30"))
        game = chance.choice(("hashi", "chess", "%ff"))
        # the table last: its id is drawn by the server, and may have any letters
        return f"/api/{route.replace('N', number).replace('GAME', game).replace('ID', table)}".encode()

    # -- frames ------------------------------------------------------------------------------------

    def frame(self) -> tuple[bytes, bool]:
        """Something on a socket, most often a message that is wrong; and whether an answer can be hoped for.

        If not, it may be the beginning of a long frame, and whatever came after it would be the rest.
        """
        chance = self._chance
        roll = chance.randrange(100)
        odd: dict[int, Callable[[], bytes]] = {
            0: lambda: frame(TEXT, self.text() + b" ")[:-1],  # its end never comes
            1: lambda: frame(TEXT, b"\xff\xfe\xc0"),
            2: lambda: frame(BINARY, bytes(chance.randrange(256) for _ in range(40))),
            3: lambda: frame(0x01, b'{"type":') + frame(PART, b'"ping"}'),
            4: lambda: frame(PART, b"of nothing"),
            5: lambda: frame(0x83 + chance.randrange(5), b"reserved"),
            6: lambda: frame(0xF1, b"reserved bits"),
            7: lambda: bytes([TEXT, 3]) + b"{}\n",  # without a mask
            8: lambda: bytes([TEXT, 0xFF]) + (2**63 - 1).to_bytes(8, "big") + bytes(4),
            9: lambda: frame(TEXT, b"x" * 65_537),
            10: lambda: frame(PING, b"p" * chance.choice((0, 125))),
            11: lambda: frame(0x09, b"in parts"),
            12: lambda: frame(CLOSE, chance.choice((b"", b"\x03", b"\xff\xff", b"\x03\xe8\xff"))),
            13: lambda: frame(0x01, b"") + frame(0x00, b"") * 70,
            14: lambda: bytes(chance.randrange(256) for _ in range(30)),
            15: lambda: frame(TEXT, b" " * 5_000 + self.text()),
        }
        return odd.get(roll, lambda: frame(TEXT, self.text()))(), roll not in HALF


def frame(kind: int, content: bytes) -> bytes:
    """A frame as a client sends it; its mask changes nothing."""
    size = len(content)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65_536:
        length = bytes([0x80 | 126, *size.to_bytes(2, "big")])
    else:
        length = bytes([0x80 | 127, *size.to_bytes(8, "big")])
    return bytes([kind]) + length + bytes(4) + content

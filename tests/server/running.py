"""A real server in a process of its own, and people who talk to it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
SECONDS = 120
"""How long an answer may take on a busy machine."""
GENEROUS = dict.fromkeys(
    ("tables-per-hour", "newcomers-per-hour", "requests-per-second", "messages-per-second"), 1_000_000
)


PORTS = range(20_000, 32_000)
"""No system gives one of these to a connection that has no wish."""
_ports = islice(cycle(PORTS), os.getpid() % 600 * 20, None)
"""Those that are tried next; every process that runs tests begins elsewhere."""


def free_port() -> int:
    """A port that stays free until it is used, and free again after its server is gone."""
    for port in islice(_ports, len(PORTS)):
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Server:
    """A server on a port of its own, with data of its own.

    Its tables have the deals from a given number on (seeded.py). With ``deals=None`` it is ``islario serve`` itself,
    whose deals are drawn by chance.
    """

    def __init__(
        self,
        data: Path,
        port: int | None = None,
        pace: int = 0,
        deals: int | None = 0,
        more: Sequence[str] = (),
        database: str | None = None,
        **limits: int,
    ) -> None:
        """``database``: the address of one that is not in the folder of its data."""
        self.data = data
        self._deals = data / "deals"
        program = ["islario.cli", "--lang", "en", "serve"]
        if deals is not None:
            self.deal_from(deals)
            program = ["tests.server.seeded", str(self._deals)]
        kept = ["--data", str(data)] if database is None else ["--database", database]
        command = [sys.executable, "-m", *program, *kept, "--bot-pace", str(pace)]
        chosen = GENEROUS | {name.replace("_", "-"): value for name, value in limits.items()}
        for name, value in chosen.items():
            command += [f"--{name}", str(value)]
        command += [*more, "--port", str(port or free_port())]
        self.clients: list[httpx.Client] = []
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert address, said or self.stop()
        self.port = int(address[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def deal_from(self, number: int) -> None:
        """The next table gets the deal of this number, and those after it the next ones."""
        self._deals.write_text(str(number), "utf-8")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.process.returncode is None:
            self.kill()

    def kill(self) -> str:
        """End it at once, with no chance to say goodbye; what it complained about until then."""
        self._hang_up()
        self.process.kill()
        _, complaints = self.process.communicate(timeout=SECONDS)
        return complaints

    def stop(self) -> str:
        """End it politely; what it complained about."""
        self._hang_up()
        self.process.send_signal(signal.SIGTERM)
        _, complaints = self.process.communicate(timeout=SECONDS)
        return complaints

    def stop_without_complaint(self) -> None:
        """End it politely; a complaint is told whole."""
        complaints = self.stop()
        assert not complaints, complaints

    def _hang_up(self) -> None:
        for client in self.clients:
            client.close()


class Person:
    """Somebody with a browser: one cookie."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=f"{server.address}/api", timeout=SECONDS, headers={"Accept-Language": language}
        )

        server.clients.append(self.http)

    def start(self, *seats: str, game: str = "forbidden_island", **options: Any) -> dict[str, Any]:
        """A table with these at its seats: me, open, or the name of a bot."""
        places = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats]
        body = {"game": game, "seats": places, "options": options, "name": "Ana"}
        answer = self.http.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: str, secret: str, name: str = "Bea") -> httpx.Response:
        return self.http.post(f"/tables/{table}/join", json={"secret": secret, "name": name})

    def read(self, table: str) -> dict[str, Any]:
        answer = self.http.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def sit(self, table: str, **headers: str) -> Iterator["Socket"]:
        cookie = self.http.cookies.get("islario")
        if cookie:
            headers["Cookie"] = f"islario={cookie}"
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        with connect(
            address,
            additional_headers=headers,
            open_timeout=SECONDS,
            close_timeout=1,
            max_size=None,
            ping_interval=None,
        ) as connection:
            yield Socket(connection)


class Socket:
    """A place at a table: what was heard, and how the table stands."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.standing: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        self._id = 0
        self.wait_for("table")

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message; TimeoutError if there is none for so long."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=seconds))
        self.heard.append(message)
        if message["type"] in ("table", "moved"):
            self.standing = message
            kept = message.get("kept", 0)
            self.moves = self.moves[:kept] + message["moves"]
        return message

    def wait_for(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def catch_up(self, number: int) -> dict[str, Any]:
        """How the table stands once the log has so many entries."""
        while self.standing["number"] < number:
            self.hear()
        return self.standing

    def wait_for_people(self) -> dict[str, Any]:
        """How the table stands once the game waits for people only."""
        bots = {seat["seat"] for seat in self.heard[0]["seats"] if seat["bot"]}
        while bots.intersection(self.standing["view"]["waiting_for"]):
            self.wait_for("table", "moved")
        return self.standing

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Say something; the answer to it."""
        self._id += 1
        self.connection.send(json.dumps({"type": kind, "id": self._id, **values}))
        while True:
            message = self.hear()
            if message.get("id") == self._id:
                return message

    def play(self, action: str, seat: int | None = None) -> dict[str, Any]:
        waiting = self.standing["view"]["waiting_for"]
        return self.ask(
            "play", number=self.standing["number"], seat=waiting[0] if seat is None else seat, action=action
        )

"""A PostgreSQL of the tests' own, in a folder of its own, on a free port of this machine: killed and started again."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.debian import system_postgres
from tests.server.running import free_port

UNPRIVILEGED = ("postgres", "nobody")
"""Who may run it where we are root, which it refuses: the first that there is."""
SECONDS = 60


class Postgres:
    """A cluster of databases."""

    def __init__(self) -> None:
        programs = system_postgres()
        assert programs is not None, "there is no PostgreSQL; make debian installs Debian's"
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="islario-postgres-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(user for user in UNPRIVILEGED if has_user(user))
            self._as = {"user": user, "extra_groups": []}
            shutil.chown(self._folder, user)
        self.port = free_port()
        self._password = secrets.token_hex(8)
        given = self._folder / "password"
        given.write_text(self._password)
        if self._as:
            shutil.chown(given, self._as["user"])
        self._data = self._folder / "data"
        making: list[Any] = [programs / "initdb", "--pgdata", self._data, "--username", "islario", "--pwfile", given]
        making += ["--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-instructions"]
        subprocess.run(making, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **self._as)
        self._made = 0
        self.start()

    def address(self, database: str) -> str:
        return f"postgresql://islario:{self._password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 200,
            "fsync": "on",
        }
        chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *chosen],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,
                **self._as,
            )
        ready: list[Any] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        last = time.monotonic() + SECONDS
        while subprocess.run(ready, cwd=self._folder).returncode != 0:
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < last, (self._folder / "log").read_text()
            time.sleep(0.02)

    def processes(self) -> list[int]:
        """All of its processes, the first last."""
        first = self._process.pid
        return [*map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split()), first]

    def kill(self) -> None:
        """End it with all its processes at once, as a machine that fails does."""
        self._process.send_signal(signal.SIGSTOP)  # so that it starts no others meanwhile
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(SECONDS)

    def close(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(SECONDS)
        shutil.rmtree(self._folder)

    def make_database(self) -> str:
        """A database of its own; its address."""
        self._made += 1
        name = f"islario_{self._made}"
        asyncio.run(self.ask("postgres", f"CREATE DATABASE {name}"))
        return self.address(name)

    async def cut_off(self, address: str) -> None:
        """End all sessions with a database."""
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        await self.ask(
            address.rpartition("/")[2], f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
        )

    async def ask(self, database: str, question: str) -> list[Any]:
        connection = await asyncpg.connect(self.address(database))
        try:
            return list(await connection.fetch(question))
        finally:
            await connection.close()


def has_user(name: str) -> bool:
    with suppress(KeyError):
        return pwd.getpwnam(name) is not None
    return False

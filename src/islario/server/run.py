"""Start the server on this machine: find a port and a place for its data, and open the browser."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from uvicorn.config import LOGGING_CONFIG

import islario
from islario.core.reasons import BadOption, IslarioError, Reason, quoted
from islario.core.rng import draw_seed
from islario.server.app import DEEP_THINKERS, Settings, create_app
from islario.server.connections import GuardedSocket, OneLine, guard_connections, raise_open_files
from islario.server.departure import GOODBYE_SECONDS, LeavingServer
from islario.server.limits import DEFAULT_PACE, LONGEST_FRAME, Limits
from islario.server.logs import set_up_logs
from islario.server.measures import measured, open_metrics
from islario.server.storage import StorageError, check_data, sqlite_address
from islario.server.storage_address import kept_database
from islario.server.storage_database import Database
from islario.server.supervisor import Supervisor
from islario.words import words_for

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = logging.getLogger("islario")
HOST = "127.0.0.1"
PORT = 8247
TRIES = 20
"""Ports tried after the usual one, when nobody asked for a certain port."""


@dataclass(frozen=True)
class Running:
    """How a server is run, whatever it serves."""

    log: str = "text"
    metrics: tuple[str, int] | None = None
    """Where its figures are told, if anywhere: those of the first process there, of each other one a port further."""
    drain: float = 0
    """Seconds that it serves on when it is told to end."""
    workers: int = 1
    """Processes that serve at its port."""


class PortTaken(IslarioError):
    """The port that was asked for is in use."""


class BadHost(IslarioError):
    """This machine has no such address."""


class NoData(IslarioError):
    """There is no place for the data."""


def take_port(host: str, port: int | None) -> socket.socket:
    """The usual port or a free one near it, or exactly the port asked for."""
    ports = range(PORT, PORT + TRIES) if port is None else [port]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # a small message leaves at once
        if sys.platform != "win32":  # a port that was ours a moment ago may be taken again at once
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((host, number))
            taken.listen(512)
        except OSError as trouble:
            taken.close()
            if isinstance(trouble, socket.gaierror) or trouble.errno == errno.EADDRNOTAVAIL:
                raise BadHost(Reason("bad_host", {"host": quoted(host)})) from None
        else:
            return taken
    raise PortTaken(Reason("port_taken", {"port": str(ports[0])}))


def tell_metrics(host: str, port: int) -> None:
    """Tell the figures of this process at a port, which is to be free."""
    try:
        open_metrics(host, port)
    except socket.gaierror:
        raise BadHost(Reason("bad_host", {"host": quoted(host)})) from None
    except OSError as trouble:
        if trouble.errno == errno.EADDRNOTAVAIL:
            raise BadHost(Reason("bad_host", {"host": quoted(host)})) from None
        raise PortTaken(Reason("metrics_taken", {"port": str(port)})) from None


class AlreadyRunning(IslarioError):
    """Another server has this data."""


def own_address() -> str:
    """The address by which others on the network reach this machine; its own if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which way it would go
        except OSError:
            return HOST
        return str(probe.getsockname()[0])


def claim(folder: Path) -> TextIO:
    """The data is ours as long as the file is open: two servers would not hear of each other's moves."""
    file = (folder / "islario.lock").open("a+", encoding="utf-8")
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        address = file.read().strip()
        file.close()
        raise AlreadyRunning(Reason("already_running", {"address": address})) from None
    return file


def name_folder(chosen: str | None) -> Path:
    """The folder asked for, or the user's own for such things."""
    return Path(chosen) if chosen is not None else user_data_path("islario", appauthor=False)


def data_folder(chosen: str | None) -> Path:
    """Where tables are kept; it is made if it is not there."""
    folder = name_folder(chosen)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if (folder / "islario.db").exists() or not any(folder.iterdir()):  # it is ours alone
            folder.chmod(0o700)
    except OSError:
        raise NoData(Reason("file_unwritable", {"file": str(folder)})) from None
    return folder


def has_screen() -> bool:
    """Whether there is a screen to open a browser on; on a remote shell there is none."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    host: str,
    port: int | None,
    data: str | None,
    limits: Limits,
    browser: bool,
    language: str,
    pace: float = DEFAULT_PACE,
    proxies: tuple[str, ...] = (),
    host_names: Iterable[str] = (),
    database: str | None = None,
    seeds: Callable[[], str] = draw_seed,
    clock: Callable[[], float] = time.time,
    running: Running = Running(),  # noqa: B008  # it never changes
) -> None:
    """Serve until Ctrl-C or a request to end."""
    words = words_for(language)
    kept = kept_database(sqlite_address(name_folder(data) / "islario.db") if database is None else database)
    check_processes(running.workers, kept)
    if database is None:
        data_folder(data)
    try:
        claimed = None if kept.folder is None else claim(kept.folder)
    except AlreadyRunning as other:
        address = other.reason.values["address"]
        if not browser or not address:
            raise
        print(words.reason(other.reason), flush=True)  # then that one is what is wanted
        if has_screen():
            webbrowser.open(address)
        return
    set_up_logs(running.log)
    deep = -(-DEEP_THINKERS // running.workers)
    settings = Settings(kept.whole_address(), limits, pace, tuple(host_names), deep_thinkers=deep)
    with claimed or contextlib.nullcontext(), take_port(host, port) as taken:
        shown = own_address() if host in ("0.0.0.0", "::") else host
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{taken.getsockname()[1]}/"
        if claimed is not None:
            claimed.truncate(0)
            claimed.write(address)
            claimed.flush()

        def say_where() -> None:
            print(words.say("serve-at", address=address), flush=True)
            if not islario.compiled:
                print(words.say("simulate-interpreted"), flush=True)
            if browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        def serve_here(number: int, started: Callable[[], None]) -> None:
            if running.metrics is not None:
                tell_metrics(running.metrics[0], running.metrics[1] + number)
            app = create_app(settings, seeds, clock)
            config = configure(app, limits, proxies, running.log)
            server = LeavingServer(config, app.state.departure, running.drain)
            run_server(server, taken, kept, started)

        if running.workers == 1:
            for ending in (signal.SIGINT, signal.SIGTERM):  # a shell may have told its background jobs to ignore Ctrl-C
                signal.signal(ending, signal.default_int_handler)
            serve_here(0, say_where)
        else:
            asyncio.run(check_kept(kept))  # so that it is said once
            Supervisor(running.workers, serve_here, language).run(say_where)
        print("\n" + words.say("serve-stopped"), flush=True)


def check_processes(workers: int, kept: Database) -> None:
    """Complain about more processes than the database or the system can have."""
    if workers > 1 and not kept.shared:
        raise BadOption(Reason("workers_alone", {"workers": str(workers)}))
    if workers > 1 and not hasattr(os, "fork"):
        raise BadOption(Reason("workers_system", {"workers": str(workers)}))


async def check_kept(kept: Database) -> None:
    """Bring a database up to date; complain about one that cannot be used."""
    try:
        await check_data(kept)
    except StorageError:
        raise NoData(kept.unusable()) from None


def configure(app: Litestar, limits: Limits, proxies: tuple[str, ...], log: str) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(OneLine())
    return uvicorn.Config(
        measured(app),
        http=guard_connections(None if proxies else limits.connections_per_address),
        limit_concurrency=raise_open_files(),
        log_level="warning",
        access_log=False,
        log_config=LOGGING_CONFIG if log == "text" else None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws=GuardedSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def run_server(server: LeavingServer, taken: socket.socket, kept: Database, started: Callable[[], None]) -> None:
    """Serve in this process. ``started`` is called when it can be asked."""

    async def run() -> None:
        await check_kept(kept)
        task = asyncio.create_task(server.serve(sockets=[taken]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if server.started:
            started()
            logger.info("started")
        await task

    factory = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(run())
    logger.info("stopped")

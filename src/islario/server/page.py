"""A plain page on this machine: which games there are, and how to play them."""

import html
import os
import signal
import sys
import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from islario.core.reasons import IslarioError, Reason
from islario.core.registry import GAMES
from islario.words import words_for

HOST = "127.0.0.1"
PORT = 8247
TRIES = 20
"""Ports tried after the usual one, when nobody asked for a certain port."""


class PortTaken(IslarioError):
    """The port that was asked for is in use."""


def command() -> str:
    """How this program was called, if it was by its name."""
    return sys.argv[0] if Path(sys.argv[0]).name == "islario" else "islario"


def page(language: str) -> str:
    """The page's text."""
    words = words_for(language)
    items = "".join(
        f"<li><h2>{html.escape(words_for(language, name).say('game-name'))}</h2>"
        f"<p>{html.escape(words.say('page-terminal'))}</p>"
        f"<pre>{html.escape(command())} play {name} --terminal</pre></li>"
        for name in GAMES
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Islario</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        f"<body><main><h1>Islario</h1><p>{html.escape(words.say('page-lead'))}</p><ul>{items}</ul></main></body></html>"
    )


def open_server(port: int | None, language: str) -> ThreadingHTTPServer:
    """A server for the page; the usual port or a free one near it, or exactly the port asked for."""
    body = page(language).encode()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/"
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Security-Policy", "default-src 'none'")
            self.send_header("Content-Length", str(len(body) if found else 0))
            self.end_headers()
            if found:
                self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing: the person at the terminal reads the address, not a log."""

    class Server(ThreadingHTTPServer):
        allow_reuse_address = False
        daemon_threads = True

    ports = range(PORT, PORT + TRIES) if port is None else [port]
    for number in ports:
        try:
            return Server((HOST, number), Handler)
        except (OSError, OverflowError):
            continue
    raise PortTaken(Reason("port_taken", {"port": str(ports[0])}))


def has_screen() -> bool:
    """Whether there is a screen to open a browser on; on a remote shell there is none."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve_page(port: int | None, browser: bool, language: str) -> None:
    """Serve until Ctrl-C or a request to end."""
    words = words_for(language)
    for ending in (signal.SIGINT, signal.SIGTERM):  # a shell may have told its background jobs to ignore Ctrl-C
        signal.signal(ending, signal.default_int_handler)
    with open_server(port, language) as server:
        address = f"http://{HOST}:{server.server_port}/"
        print(words.say("serve-at", address=address), flush=True)
        if browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\n" + words.say("serve-stopped"), flush=True)

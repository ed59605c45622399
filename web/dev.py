"""The page with hot reload, against a server of its own: ``python -m web.dev ISLARIO [DATA [PORT]]``.

Vite serves the page from its sources and hands everything under /api to the server. Ctrl-C ends both. Tables
are kept in build/dev, apart from those that you play at.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from hatch_build import find_npm, install_packages

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
HOST, PORT = "127.0.0.1", "5173"


def run(islario: str, data: str, port: str) -> int:
    """Run both until Vite ends, or somebody ends this; 1 if the server does not start."""
    if find_npm() is None:
        print("There is no Node here (20.19 or newer).", file=sys.stderr)
        return 1
    install_packages(WEB)
    command = [islario, "serve", "--data", data]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[\w.:]+", server.stdout.readline())
            if address is None:
                return 1  # it has said why
            environment = {**os.environ, "ISLARIO_SERVER": address[0]}
            node = shutil.which("node") or "node"
            with subprocess.Popen([node, str(VITE), "--host", HOST, "--port", port], cwd=WEB, env=environment) as vite:
                try:
                    return vite.wait()
                finally:
                    vite.terminate()
        finally:
            server.terminate()


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a request to end is a Ctrl-C
    given = dict(enumerate(sys.argv[1:]))
    try:
        return run(given.get(0, "islario"), given.get(1, str(ROOT / "build" / "dev")), given.get(2, PORT))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())

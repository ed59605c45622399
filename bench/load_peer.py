"""boardgame.io under the same load: its own clients, called from here."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.load_servers import PATIENCE, PEER, BenchError, Round, Server, a_move, peer_server, processor_seconds


def ready_peer() -> str | None:
    """Install boardgame.io where it is not there as the lock file says; why it cannot be, if it cannot."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "npm is not there"
    lock, installed = PEER / "package-lock.json", PEER / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        print("installing boardgame.io into bench/boardgameio/node_modules ...", file=sys.stderr)
        done = subprocess.run(["npm", "ci", "--silent"], cwd=PEER, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            told = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
            return f"npm ci fails: {told[-1] if told else 'no message'}"
    return None


def load_peer(files: bool, lengths: list[int], seconds: float) -> Round:
    """The same load on boardgame.io: so many moves for each match."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) if files else None
        with peer_server(kept) as server:
            wanted = {"port": server.port, "moves": lengths, "seconds": seconds, "patience": PATIENCE}
            told, used = call_peer(server, wanted)
            matches = told.pop("matches")
            found = Round(**told)
            found.processor = a_move(used, processor_seconds(server.process.pid), len(found.acknowledged))
            found.lost = count_lost_by_peer(server, matches, found)
        if files:
            with peer_server(kept) as server:
                found.lost_by_kill = count_lost_by_peer(server, matches, found)
        else:
            found.lost_by_kill = sum(found.played)
    return found


def count_lost_by_peer(server: Server, matches: list[Any], found: Round) -> int:
    told, _ = call_peer(server, {"port": server.port, "matches": matches})
    return found.compare(told["played"])


def call_peer(server: Server, wanted: dict[str, Any]) -> tuple[dict[str, Any], float | None]:
    """Let the peer's clients do something: what they found, and the server's processor time when they began."""
    with subprocess.Popen(["node", str(PEER / "client.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        client.stdin.write(json.dumps(wanted).encode())
        client.stdin.close()
        client.stdout.readline()  # everybody sits: the load begins
        used = processor_seconds(server.process.pid)
        told = client.stdout.read()
    if client.returncode != 0:
        raise BenchError("boardgame.io's clients fail")
    return json.loads(told), used

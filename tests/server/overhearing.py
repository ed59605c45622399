"""Everything that a server says to somebody, so that tests can look for what it must not say."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

import islario
from islario.core.state import State, new_state, state_at
from tests.server.running import Person, Server, Socket


class Listener(Person):
    """A person whose answers are all kept, as texts."""

    def __init__(self, server: Server, language: str = "en") -> None:
        super().__init__(server, language)
        self.heard: list[str] = []
        self.http.event_hooks["response"] = [self._keep]

    def _keep(self, answer: httpx.Response) -> None:
        self.heard.append(answer.read().decode() + str(answer.headers))

    def hear(self, socket: Socket) -> None:
        """Keep what was heard on a socket too."""
        self.heard += [json.dumps(message) for message in socket.heard]


def play(person: Person, table: str, until: Callable[[dict[str, Any]], bool] = lambda standing: False) -> Socket:
    """Play one's seats with the last legal action always, to the end or until something holds; what was heard."""
    with person.sit(table) as socket:
        while not socket.standing["over"] and not until(socket.standing):
            legal = socket.standing["legal"]
            due = [seat for seat in legal if int(seat) in socket.standing["view"]["waiting_for"]]
            if due:
                assert socket.play(legal[due[0]][-1], int(due[0]))["type"] in ("done", "refused")
            else:
                socket.hear()
    if isinstance(person, Listener):
        person.hear(socket)
    return socket


def seeds_in(data: Path) -> set[str]:
    """Every seed and secret key that a server keeps."""
    database = sqlite3.connect(data / "islario.db")
    seeds = database.execute("SELECT seed FROM tables UNION SELECT seed FROM deals UNION SELECT value FROM keys")
    found = {str(seed) for (seed,) in seeds.fetchall()}
    database.close()
    return found


def kept_state(data: Path, table: str, begun: bool = True) -> State:
    """The game of a table as the server keeps it, hidden cards too; before its first move, if it has not begun."""
    database = sqlite3.connect(data / "islario.db")
    (row,) = database.execute("SELECT game, options, seed, start FROM tables WHERE id = ?", (table,)).fetchall()
    moves = 'SELECT seat, action FROM log WHERE "table" = ? AND action IS NOT NULL ORDER BY number'
    played = database.execute(moves, (table,)).fetchall()
    database.close()
    game = islario.game(row[0])
    start = json.loads(row[3] or "null")
    state = new_state(game, row[2], json.loads(row[1])) if start is None else state_at(game, start, row[2])
    for seat, action in played if begun else []:
        state.play(seat, action)
    return state

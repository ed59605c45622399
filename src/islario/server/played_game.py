"""The game of a table: dealt as storage says, its log played out, entry by entry."""

import json
import logging
from typing import Any

from islario.core.reasons import IslarioError
from islario.core.registry import find_game
from islario.core.rng import read_seed
from islario.core.state import State, new_state, state_at
from islario.server.knowledge import knowledge_of
from islario.server.messages.tables import RulesMark
from islario.server.storage import Entry, StoredTable
from islario.server.storage_shape import HINTS

BYTES_OF_A_TABLE = 50_000
"""Besides its moves, about."""

logger = logging.getLogger("islario")


class PlayedGame:
    """A game whose log is played out. IslarioError or ValueError if not even its set-up can be had."""

    def __init__(self, kept: StoredTable) -> None:
        self.id: str = kept.table.id
        self.game = find_game(kept.table.game)
        self.options: dict[str, Any] = {name: value for name, value in kept.table.options.items() if name != HINTS}
        self.seed = read_seed(kept.table.chance, kept.table.seed)
        self.created: float = kept.table.created
        self.start: dict[str, Any] | None = kept.table.start
        """The position at which it begins, if it was not dealt."""
        self._begin()
        self.rules = self._play_out(kept)
        """How the table fares under today's rules; None: it was begun under them."""
        self._bytes_of_a_move = len(json.dumps(self.state.position()))

    def beginning(self) -> State:
        """The game before its first move."""
        if self.start is not None:
            return state_at(self.game, self.start, self.seed)
        return new_state(self.game, self.seed, self.options)

    def _begin(self) -> None:
        """The game before the first entry of its log."""
        self.state = self.beginning()
        self.knowledge = knowledge_of(self.game, self.created)

    def _play_out(self, kept: StoredTable) -> RulesMark | None:
        """Replay the log. Under other rules, stop at the first position that differs."""
        setup: str | None = kept.table.position
        if setup not in (None, self.state.fingerprint()):
            raise ValueError("the set-up is another one")
        begun: int = kept.table.rules
        now = self.game.rules_number
        entries = kept.log
        if begun == now:
            if self._replay(entries, len(entries) - 1) == len(entries):
                return None
            logger.error("the log of table %s does not lead to the positions that were kept with it", self.id)
            self._begin()
        agreeing = self._replay(entries, 0)
        if agreeing < len(entries):
            self._begin()
            self._replay(entries[:agreeing], agreeing)
            return RulesMark(begun, now, "parted", len(entries) - agreeing)
        checked = [entry.position for entry in entries] or [setup]
        return RulesMark(begun, now, "unchecked" if None in checked else "same")

    def _replay(self, entries: list[Entry], compared: int) -> int:
        """Carry the entries out; how many, before one that is refused or leads to another position.

        ``compared``: the first entry whose position is compared.
        """
        for place, entry in enumerate(entries):
            try:
                self.take(entry)
            except (IslarioError, AssertionError):
                return place
            if place >= compared and entry.position not in (None, self.state.fingerprint()):
                return place
        return len(entries)

    def follow(self, entries: list[Entry]) -> bool:
        """Carry out what another server has added to the log; whether it leads to the kept position."""
        return self._replay(entries, len(entries) - 1) == len(entries)

    @property
    def parted(self) -> bool:
        """Whether it can only be looked at: the rest of its log leads elsewhere now."""
        return self.rules is not None and self.rules.state == "parted"

    @property
    def number(self) -> int:
        """How many entries the log has: the number of the next one."""
        return len(self.knowledge.log)

    @property
    def taken_back(self) -> int:
        """How often moves were taken back."""
        return sum(entry.action is None for entry in self.knowledge.log)

    @property
    def bytes(self) -> int:
        """About how much memory it takes: each move keeps the table before it."""
        return BYTES_OF_A_TABLE + self.number * self._bytes_of_a_move

    def take(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        assert entry.number == self.number, "the log has a gap"
        self.knowledge.take(entry, self.state)

    def state_after(self, seat: int, action: str | None, undone: int) -> State:
        """The game as an entry will leave it."""
        trial = self.state.clone()
        if action is not None:
            trial.play(seat, action)
        for _ in range(undone):
            self.knowledge.undo(trial, seat)
        return trial

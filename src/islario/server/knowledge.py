"""What those at a table may know of its log, and what they may take back.

There are two kinds. Where players act in turn, all know of every move. Where several act at once, a person knows of
the moves up to the last that revealed something, and after it of their own.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from islario.core.game import Game
from islario.core.reasons import CannotUndo
from islario.core.state import State
from islario.server.messages.tables import Motive, MoveInfo
from islario.server.storage import Entry


class Viewer(NamedTuple):
    """Who looks at a table: their seats, and the one through which they look. A spectator has none."""

    seats: list[int]
    eyes: int | None


class Move(NamedTuple):
    """A move that stands, and who made it; a bot is nobody."""

    person: int | None
    told: MoveInfo


class Knowledge(ABC):
    """The log of a table as far as it was carried out, the moves that stand, and who may know of them."""

    def __init__(self, created: float) -> None:
        self._created = created
        self.log: list[Entry] = []
        self.moves: list[Move] = []

    def take(self, entry: Entry, state: State) -> None:
        """Carry out an entry of the log."""
        if entry.action is None:
            for _ in range(entry.undone):
                self.undo(state, entry.seat)
                del self.moves[self._places(entry.seat)[-1]]
        else:
            events = [event.as_dict() for event in state.play(entry.seat, entry.action)]
            why = None if entry.why is None else Motive(**entry.why)
            told = MoveInfo(entry.seat, entry.action, entry.person is None, events, why)
            self.moves.append(Move(entry.person, told))
        self.log.append(entry)

    def takes_back(self, state: State, person: int, viewer: Viewer) -> int:
        """How many of the last moves the person may take back: their own, and nothing that was revealed."""
        seat = self.undoes(viewer)
        places = self._places(seat)
        trial = state.clone()
        count = 0
        while count < len(places) and self.moves[places[-1 - count]].person == person:
            try:
                self.undo(trial, seat)
            except CannotUndo:
                break
            count += 1
        return count

    def _kept_since(self, viewer: Viewer, later: list[Entry]) -> int:
        """How many of the known moves still stand where they stood before these last entries."""
        count = least = len(self.known(viewer))
        for entry in reversed(later):
            count += entry.undone if entry.action is None else -1
            least = min(least, count)
        return least

    # -- in which the kinds differ -----------------------------------------------------------------

    @abstractmethod
    def undo(self, state: State, seat: int) -> None:
        """Take back in a state the last move that a seat can take back."""

    @abstractmethod
    def _places(self, seat: int) -> Sequence[int]:
        """Where the moves stand among all moves that a seat can take back. The last is taken back first."""

    @abstractmethod
    def undoes(self, viewer: Viewer) -> int:
        """The seat whose moves the viewer would take back."""

    @abstractmethod
    def number_for(self, viewer: Viewer) -> int:
        """The number of the next entry of the log as far as the viewer knows."""

    @abstractmethod
    def known(self, viewer: Viewer) -> list[Move]:
        """The moves that the viewer may know of, in their order."""

    @abstractmethod
    def kept(self, viewer: Viewer, number: int) -> int:
        """How many of the moves that the viewer knew of at a number still stand where they stood."""

    @abstractmethod
    def touched(self, viewer: Viewer) -> float:
        """When something happened last that the viewer may know of."""

    @abstractmethod
    def is_open(self, moment: int) -> bool:
        """Whether all may know of everything that was done after so many moves."""

    @abstractmethod
    def is_watched(self, waiting: tuple[int, ...]) -> bool:
        """Whether others see at once what a waiting seat does."""


class KnowledgeInTurn(Knowledge):
    """Where players act in turn, all know of everything, and the last move is the one that is taken back."""

    def undo(self, state: State, seat: int) -> None:
        state.undo()

    def _places(self, seat: int) -> Sequence[int]:
        return range(len(self.moves))

    def undoes(self, viewer: Viewer) -> int:
        return self.moves[-1].told.seat if self.moves else 0

    def number_for(self, viewer: Viewer) -> int:
        return len(self.log)

    def known(self, viewer: Viewer) -> list[Move]:
        return self.moves

    def kept(self, viewer: Viewer, number: int) -> int:
        return self._kept_since(viewer, self.log[number:])

    def touched(self, viewer: Viewer) -> float:
        return self.log[-1].at if self.log else self._created

    def is_open(self, moment: int) -> bool:
        return True

    def is_watched(self, waiting: tuple[int, ...]) -> bool:
        return True


class KnowledgeAtOnce(Knowledge):
    """Where several act at once, moves are hidden from the others until all may know of everything.

    A person knows of the moves of the seat that they look through: whoever plays several seats may be several people at
    one device. The number of the log does not count what is hidden. So nobody learns from it what others do, and nobody
    is late because of them.
    """

    def __init__(self, created: float) -> None:
        super().__init__(created)
        self._openings = [(0, 0)]
        """Where all came to know of everything so far: how many entries the log had, and how many moves stood."""

    def take(self, entry: Entry, state: State) -> None:
        super().take(entry, state)
        if entry.action is not None and state.settled == len(self.moves):
            self._openings.append((len(self.log), len(self.moves)))

    def undo(self, state: State, seat: int) -> None:
        state.undo(seat)

    def _places(self, seat: int) -> Sequence[int]:
        return [place for place, move in enumerate(self.moves) if move.told.seat == seat]

    def undoes(self, viewer: Viewer) -> int:
        if viewer.eyes is not None:
            return viewer.eyes
        return self.moves[-1].told.seat if self.moves else 0

    def number_for(self, viewer: Viewer) -> int:
        return self._openings[-1][0] + len(self._own(viewer))

    def _own(self, viewer: Viewer) -> list[Entry]:
        """What the viewer's seats have added to the log since all knew of everything."""
        return [entry for entry in self.log[self._openings[-1][0] :] if entry.seat in viewer.seats]

    def known(self, viewer: Viewer) -> list[Move]:
        settled = self._openings[-1][1]
        return self.moves[:settled] + [move for move in self.moves[settled:] if move.told.seat == viewer.eyes]

    def kept(self, viewer: Viewer, number: int) -> int:
        opened, settled = next(opening for opening in reversed(self._openings) if opening[0] <= number)
        if opened != self._openings[-1][0] or len(viewer.seats) > 1:
            return settled  # the moves of other seats have come between since
        return self._kept_since(viewer, self._own(viewer)[number - opened :])

    def touched(self, viewer: Viewer) -> float:
        known = [*self.log[: self._openings[-1][0]], *self._own(viewer)]
        return max((entry.at for entry in known), default=self._created)

    def is_open(self, moment: int) -> bool:
        return moment < self._openings[-1][1]

    def is_watched(self, waiting: tuple[int, ...]) -> bool:
        return len(waiting) == 1


def knowledge_of(game: Game, created: float) -> Knowledge:
    """What may be known at a table of that game, before its first move."""
    return KnowledgeAtOnce(created) if game.simultaneous else KnowledgeInTurn(created)

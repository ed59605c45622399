"""Advice on what to do now: the best lines of a search, how good each is, and what makes the difference.

The search finds the lines; then each is judged anew in other worlds, so that the best is not called better than it is
for having been lucky in the search.
"""

from math import sqrt
from typing import Final

from islario.core.game import Game, Table
from islario.core.lines import MOST_LINES
from islario.players.appraisal import FOREVER, Appraisal, Appraiser, Steps
from islario.players.registry import STAND_IN, find_policy
from islario.players.search.levels import Level
from islario.players.search.searcher import EVERYBODY, Mind

MOST_TOLD: Final = 3
"""Lines that are told."""
SEED: Final = 20_011
"""Of the worlds in which lines are judged."""
SURE: Final = 2.0
"""Standard errors by which a difference has to be more than luck to be told."""
PLAIN: Final = 0.03
"""A difference in the share of games that is worth a word."""


class Advised:
    """A line of play, and what its games came to."""

    def __init__(self, steps: Steps, appraisal: Appraisal) -> None:
        self.steps = steps
        self.appraisal = appraisal
        self.loss = ""
        """For which reason its games are lost more or less often than those of another line; empty if for none."""
        self.share = 0.0
        """The share of its games that are lost so."""
        self.other = 0.0
        """The share of the other's games."""

    def surely_beats(self, other: "Advised") -> bool:
        """Whether it comes to more than another, by more than the doubt of both."""
        return self.appraisal.mean - other.appraisal.mean > self.appraisal.error + other.appraisal.error

    def compare(self, other: "Advised") -> None:
        """See for which reason it differs most from another line: one that speaks for the better of the two, and is
        more than the doubt of so many games."""
        most = PLAIN
        ahead = self.appraisal.mean - other.appraisal.mean
        games = max(min(int(self.appraisal.count), int(other.appraisal.count)), 1)
        for reason in sorted({*self.appraisal.losses, *other.appraisal.losses}):
            share, others = self.appraisal.share(reason), other.appraisal.share(reason)
            gap = abs(share - others)
            doubt = sqrt((share * (1.0 - share) + others * (1.0 - others)) / games)
            if gap >= most and gap > SURE * doubt and (share - others) * ahead <= 0.0:
                most = gap
                self.loss, self.share, self.other = reason, share, others


class Coach:
    """Thinks for people. It sees what the seat sees that asks, and nothing else."""

    def __init__(
        self,
        game: Game,
        seats: int,
        level: Level,
        games: int,
        seconds: float = FOREVER,
        most_lines: int = MOST_LINES,
    ) -> None:
        self._game = game
        self._mind = Mind(game, find_policy(STAND_IN, game), level)
        self._appraiser = Appraiser(game, seats)
        self._games = games
        """Games by which each line is judged."""
        self._seconds = seconds
        """The most seconds that judging may take."""
        self._most_lines = most_lines
        """Lines that are looked at."""

    def advise(self, table: Table, seat: int, played: Steps | None = None, seats: int = EVERYBODY) -> list[Advised]:
        """The best lines for a seat that the game waits for, the best first; last the line that was played, if any.

        ``seats``: whose steps may be in them (bits).
        """
        game = self._game
        seen = table.clone()
        game.show(table, seat, seen)
        mind = self._mind
        mind.gather(seen, seat, 1 << seat if game.simultaneous else seats)
        mind.lines.count = min(int(mind.lines.count), self._most_lines)
        mind.race.run(seen, seat, mind.lines, game.digest(seen))
        lines = self._best()
        if played is not None:
            lines.append(played)
        judged = self._appraiser.compare(seen, seat, seat, SEED, self._games, lines, self._seconds)
        found = [Advised(steps, appraisal) for steps, appraisal in zip(lines, judged, strict=True)]
        rest = found if played is None else found[:-1]
        rest.sort(key=lambda each: -each.appraisal.mean)
        for place, each in enumerate(rest):
            if len(rest) > 1:
                each.compare(rest[1] if place == 0 else rest[0])
        return rest if played is None else [*rest, found[-1]]

    def _best(self) -> list[Steps]:
        """The lines that went furthest, each with another first step."""
        lines, race = self._mind.lines, self._mind.race
        found: list[Steps] = []
        begun: set[tuple[int, int]] = set()
        for place in range(int(lines.count)):
            line = race.order[place]
            steps = [(int(lines.seat(line, step)), int(lines.code(line, step))) for step in range(lines.size(line))]
            if steps[0] not in begun:
                begun.add(steps[0])
                found.append(steps)
            if len(found) == MOST_TOLD:
                break
        return found

"""Who is at a table now: connected to this server, or to another one on the same database."""

from collections import Counter
from collections.abc import Iterable

MOST_TOLD = 200
"""People of a table whom a server names to others."""


class Presence:
    def __init__(self) -> None:
        self._here: Counter[int | None] = Counter()
        """The people who are connected here, each with how many connections; spectators are nobody."""
        self._elsewhere: dict[int, set[int]] = {}
        """Those who are connected to each other server, as it said last."""

    def arrive(self, person: int | None) -> None:
        self._here[person] += 1

    def go(self, person: int | None) -> None:
        self._here[person] -= 1
        if self._here[person] == 0:
            del self._here[person]

    @property
    def empty(self) -> bool:
        """Whether nobody is connected to this server."""
        return not self._here

    def people(self) -> list[int]:
        """Those who are connected to this server."""
        return sorted(person for person in self._here if person is not None)[:MOST_TOLD]

    def has(self, person: int | None) -> bool:
        """Whether a person is there, wherever they are connected."""
        return person is not None and (
            self._here[person] > 0 or any(person in others for others in self._elsewhere.values())
        )

    def hear(self, server: int, people: Iterable[int]) -> bool:
        """Another server says who is connected to it; whether that is new."""
        before, now = self._elsewhere.pop(server, set()), set(people)
        if now:
            self._elsewhere[server] = now
        return before != now

    def forget(self, server: int) -> bool:
        """Another server is not there any more; whether it had somebody."""
        return self.hear(server, ())

    def forget_others(self) -> None:
        """Nobody knows any more who is elsewhere: others will say it again."""
        self._elsewhere.clear()

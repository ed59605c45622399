"""How much anybody may send, say and start."""

import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from islario.lab.review import GAMES

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_MESSAGE = 4096
"""Bytes of a message on a socket that are read; a longer one is refused and the socket kept."""
LONGEST_FRAME = 65_536
"""Bytes of a frame that are received at all; a longer one ends the connection."""
MOST_PARTS = 64
"""Frames that a message comes in; more end the connection."""
MOST_QUEUED = 1000
"""Messages of a socket that wait to be read; more end the connection."""
LONGEST_UNREAD = 262_144
"""Bytes that wait to be sent to somebody who goes on asking; more end the connection."""
LONGEST_HEAD = 65_536
"""Bytes of a request's address and headers; a longer one ends the connection."""
MOST_HEADERS = 100
"""Headers of a request; each takes much more memory here than it has letters."""
MOST_REQUESTS_AHEAD = 32
"""Requests that a connection may send before the first of them is answered; more end it."""
LONGEST_BODY = 8192
"""Bytes of a request's body."""
LONGEST_REST = 2**20
"""Bytes that come after the head of a request, whatever they are; more end the connection, fewer are told why not."""
SECONDS_FOR_HEAD = 10.0
"""For the head of a request to come, from when the connection was made or the head began."""
SECONDS_FOR_BODY = 20.0
"""For the body to come after it."""
SECONDS_TO_READ = 30.0
"""In which something has to be read of what waits to be sent."""
MOST_WHYS = 64
"""Actions that one question may ask about."""
KEPT_CHAT = 1000
"""Lines of chat a table."""
LINES_EACH = 250
"""Lines of them that one person may say."""
LONGEST_LOG = 20_000
"""Entries of a table's log; a long game has a thousand."""
MOST_TAKEN_BACK = 2000
"""Entries of a log that take moves back, so that nobody fills it by playing and taking back."""
LISTED_TABLES = 40
"""Tables that "my tables" shows."""
LISTED_GAMES = 50
"""Games that are over which "my games" shows at once."""
LISTED_RESULTS = 200
"""Results of a challenge or deal of the day that are shown."""
WINS_FOR_NUDGE = 3
"""So many games of a level won in a row, and the next level is proposed."""
LINK_SECONDS = 600
"""How long a link to one's own identity works."""
MOST_LINKS = 1000
"""Such links that are kept at once."""
LINKS_PER_HOUR = 120
"""That one address may make, in the long run: nobody's link goes because somebody else makes one after another."""
DEFAULT_PACE = 0.7
"""Seconds that a bot waits before its move, so that people can follow."""
MOST_WAITING = 20
"""Hints, reviews or searches that people wait for, of each kind."""
MOST_OF_ADDRESS = 10
"""Of them those that one address asked for, whoever it says that it is: others find a place."""
MOST_ADDRESSES = 10_000
"""Addresses whose pace is remembered."""
TOLD_ADDRESSES = 100
"""Addresses of which a server tells others at once how much they asked for: those that asked for most."""


@dataclass(frozen=True)
class Limits:
    """What may be set when a server is started."""

    messages_per_second: float = 40
    """On one connection, in the long run."""
    requests_per_second: float = 60
    """Of one address, in the long run."""
    tables_per_hour: float = 120
    """That one address may start, in the long run."""
    newcomers_per_hour: float = 600
    """People of one address who get a cookie, in the long run: each is a row that is kept."""
    connections_per_address: int = 300
    """For requests, open at once. Not counted behind a proxy."""
    sockets_per_address: int = 200
    """Open at once."""
    hindsights_per_hour: float = 60
    """Searches of the best in hindsight that one address may ask for, in the long run."""
    hindsight_seconds: float = 60
    """That the best in hindsight may be sought."""
    review_games: int = GAMES
    """By which each value of a review is estimated."""


class Pace:
    """So many a second in the long run, and some at once: a bucket that fills again with time."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._most = at_once
        self._left = at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the pace."""
        self.spend(0)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, count: int) -> None:
        """So many were taken elsewhere."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second) - count
        self._at = now


class WaitingRoom:
    """Who waits for something that takes long: so many in all, of one person, and of one address."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._waiting: list[tuple[int | None, str]] = []

    def enter(self, person: int | None, address: str) -> bool:
        """Wait, if there is place. Without a person it is the server itself that asks."""
        persons = sum(person is not None and other == person for other, _ in self._waiting)
        addresses = sum(person is not None and other == address for _, other in self._waiting)
        if len(self._waiting) >= MOST_WAITING or persons >= self._each or addresses >= MOST_OF_ADDRESS:
            return False
        self._waiting.append((person, address))
        return True

    def leave(self, person: int | None, address: str) -> None:
        self._waiting.remove((person, address))


class Paces:
    """A pace for each address; the longest unseen are forgotten."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._paces: OrderedDict[str, Pace] = OrderedDict()
        self._taken: Counter[str] = Counter()
        """What other servers have not been told of."""

    def take(self, address: str) -> bool:
        if not self._find(address).take():
            return False
        self._taken[address] += 1
        return True

    def spend(self, taken: dict[str, int]) -> None:
        """Addresses took so many at another server."""
        for address, count in taken.items():
            self._find(address).spend(count)

    def tell(self) -> dict[str, int]:
        """What addresses took here since it was told last."""
        told = dict(self._taken.most_common(TOLD_ADDRESSES))
        self._taken.clear()
        return told

    def _find(self, address: str) -> Pace:
        pace = self._paces.pop(address, None) or Pace(self._per_second, self._at_once)
        self._paces[address] = pace
        if len(self._paces) > MOST_ADDRESSES:
            self._paces.popitem(last=False)
        return pace


def network_of(host: str) -> str:
    """The address by which somebody is counted. Of the newer kind (IPv6) everybody has very many, which begin alike."""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))

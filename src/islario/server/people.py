"""People: recognised by a token that only they have, and nothing else is asked of them."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from islario.server.limits import LINK_SECONDS, MOST_LINKS
from islario.server.storage import Storage

MOST_KNOWN = 2000
"""People who are recognised without asking the storage."""


def digest(secret: str) -> str:
    """What is stored of a secret: it can be recognised, not read back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(text: str) -> str:
    """Text of a person in one line, without letters that cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def seal(token: bytes, secret: str) -> bytes:
    """A token that only its secret opens: what is stored of a link does not tell it. Sealed again, it is open."""
    pad = hashlib.shake_256(f"link {secret}".encode()).digest(len(token))
    return bytes(one ^ other for one, other in zip(token, pad, strict=True))


class People:
    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._clock = clock
        self._known: OrderedDict[str, int] = OrderedDict()

    async def recognise(self, token: str | None) -> int | None:
        """The person who has this token."""
        if not token:
            return None
        hashed = digest(token)
        person = self._known.get(hashed) or await self._storage.find_person(hashed)
        if person is not None:
            self._known[hashed] = person
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return person

    async def welcome(self) -> tuple[int, str]:
        """A new person, and the token by which they will be recognised."""
        token = secrets.token_urlsafe(32)
        return await self._storage.add_person(digest(token)), token

    def forget(self, person: int) -> None:
        """The person's token is worth nothing any more."""
        self._known = OrderedDict((token, known) for token, known in self._known.items() if known != person)

    def forget_known(self) -> None:
        """Whoever comes is looked up again: somebody may have been forgotten."""
        self._known.clear()

    # -- other devices -----------------------------------------------------------------------------

    async def make_link(self, token: str) -> str:
        """A secret that gives the token to whoever brings it, once and for a short time."""
        secret = secrets.token_urlsafe(16)
        now = self._clock()
        sealed = seal(token.encode(), secret).hex()
        await self._storage.archive.add_link(digest(secret), sealed, now, now + LINK_SECONDS, MOST_LINKS)
        return secret

    async def follow_link(self, secret: str) -> str | None:
        """The token that a secret gives; None if it was used, is too old, or its person is gone."""
        sealed = await self._storage.archive.take_link(digest(secret), self._clock())
        if sealed is None:
            return None
        token = seal(bytes.fromhex(sealed), secret).decode()
        return token if await self.recognise(token) is not None else None

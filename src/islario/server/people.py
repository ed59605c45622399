"""People: recognised by a token that only they have, and nothing else is asked of them."""

import hashlib
import secrets
from collections import OrderedDict

from islario.server.storage import Storage

MOST_KNOWN = 2000
"""People who are recognised without asking the storage."""


def digest(secret: str) -> str:
    """What is stored of a secret: it can be recognised, not read back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(text: str) -> str:
    """Text of a person in one line, without letters that cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


class People:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
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

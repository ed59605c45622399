"""The source of chance: small, documented, and the same stream everywhere. There are two, behind one face.

For simulation it is **sfc32** (Chris Doty-Humphrey's "small fast counter"): three 32-bit words and a
counter, mixed by additions, shifts and one rotation. It was chosen because no step of it leaves the
63 bits that both a compiled ``i64`` and an interpreted ``int`` hold exactly, so the same source gives
the same numbers compiled, interpreted and on every platform. (SplitMix64 and PCG need products of
more than 64 bits, which a signed machine word wraps and a Python ``int`` does not.)

Whoever sees one shuffle of sfc32 can work out all that follows. Tables that people play at therefore
draw from **ChaCha8** (chacha.py), whose stream tells nothing of what comes next.

The seed says which of the two: a number opens a stream of sfc32, a text of 32 hexadecimal digits one of ChaCha8.
"""

import re
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.chacha import BLOCK, first_block, mix

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 62
"""Seeds that are numbers run from 0 up to, not including, this."""
SFC32: Final = "sfc32"
CHACHA8: Final = "chacha8"
SPAN_LIMIT: Final = 1 << 30
"""``below`` takes numbers up to this."""


class Rng:
    """A stream of chance, fixed by its seed."""

    def __init__(self, seed: i64, rounds: i64 = 12) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0
        self.counter: i64 = 1
        for _ in range(rounds):  # near-by seeds need a dozen rounds to part ways
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.b
        c: i64 = self.c
        word: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely (Lemire's method); n up to SPAN_LIMIT."""
        if n < 1 or n > SPAN_LIMIT:
            raise ValueError("below takes numbers from 1 to 2**30")
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = (WORD + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards into a random order, in place (Fisher and Yates).

        One draw chooses the places of several cards: a number below i * (i - 1) * ... has one digit
        for each of them.
        """
        i: i64 = len(cards)
        while i > 1:
            last: i64 = i
            span: i64 = i
            while last > 2 and span * (last - 1) < SPAN_LIMIT:
                last -= 1
                span *= last
            digits: i64 = self.below(span)
            while i >= last:
                j: i64 = digits % i
                digits //= i
                i -= 1
                card: i64 = cards[i]
                cards[i] = cards[j]
                cards[j] = card

    def seed(self) -> i64:
        """A seed for another stream, drawn from this one."""
        return (self.word() << 30) | (self.word() >> 2)

    def clone(self) -> "Rng":
        other = Rng(0, 0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other


class ChaCha(Rng):
    """A stream of ChaCha with 8 rounds and a key of 128 bits: the words of its blocks, one after another."""

    def __init__(self, key: vec[i64]) -> None:
        super().__init__(0, 0)
        self.key: vec[i64] = key
        self.blocks: i64 = 0
        """How many blocks were made."""
        self.block: vec[i64] = vec[i64]()
        """The last of them. It is never written to again, so clones share it, and the key."""
        self.place: i64 = BLOCK

    def word(self) -> i64:
        if self.place == BLOCK:
            self.block = mix(first_block(self.key, self.blocks), 8)
            self.blocks += 1
            self.place = 0
        word: i64 = self.block[self.place]
        self.place += 1
        return word

    def clone(self) -> "Rng":
        other = ChaCha(self.key)
        other.blocks = self.blocks
        other.block = self.block
        other.place = self.place
        return other


# -- seeds -------------------------------------------------------------------------------------------


def is_secret(text: str) -> bool:
    """Whether the text is a seed of ChaCha8."""
    return re.fullmatch(r"[0-9a-f]{32}", text) is not None


def draw_seed() -> str:
    """A seed that nobody can guess, for a table that people play at."""
    return secrets.token_hex(16)


def chance_of(seed: int | str) -> str:
    """The name of the stream that a seed opens."""
    return SFC32 if isinstance(seed, int) else CHACHA8


def read_seed(chance: str, text: str) -> int | str:
    """The seed that a record or a database keeps as text, with the name of its stream; ValueError if there is none."""
    if chance == CHACHA8 and is_secret(text):
        return text
    if chance == SFC32 and re.fullmatch(r"[0-9]{1,19}", text) and int(text) < SEED_LIMIT:
        return int(text)
    raise ValueError(f"no seed of {chance}: {text}")


def open_stream(seed: int | str) -> Rng:
    """The stream of a seed, at its beginning."""
    if isinstance(seed, int):
        return Rng(seed)
    if not is_secret(seed):
        raise ValueError("a seed in words has 32 hexadecimal digits")
    key = bytes.fromhex(seed)
    return ChaCha(vec[i64]([int.from_bytes(key[i : i + 4], "little") for i in range(0, 16, 4)]))


def open_thoughts(seed: int | str) -> Rng:
    """What the players of a game draw for themselves: the stream of the seed with all its bits turned round."""
    if isinstance(seed, int):
        return Rng(SEED_LIMIT - 1 - seed)
    return open_stream(f"{int(seed, 16) ^ ((1 << 128) - 1):032x}")

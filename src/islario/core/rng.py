"""The one source of chance: small, documented, and the same stream everywhere.

The generator is **sfc32** (Chris Doty-Humphrey's "small fast counter"): three 32-bit words and a
counter, mixed by additions, shifts and one rotation. It was chosen because no step of it leaves the
63 bits that both a compiled ``i64`` and an interpreted ``int`` hold exactly, so the same source gives
the same numbers compiled, interpreted and on every platform. (SplitMix64 and PCG need products of
more than 64 bits, which a signed machine word wraps and a Python ``int`` does not.)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 62
"""Seeds run from 0 up to, not including, this."""
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

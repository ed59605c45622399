"""The block function of ChaCha (Daniel J. Bernstein): sixteen words in, sixteen words out that nobody can foretell.

It has only sums, exclusive ors and rotations of 32-bit words, so compiled and interpreted it gives the same words.
RFC 8439 describes it with 20 rounds. With 8 rounds it is still unbroken, and quick enough for shuffling cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
BLOCK: Final = 16
"""Words of a block."""


def first_block(key: vec[i64], number: i64) -> vec[i64]:
    """What a block is mixed from: "expand 16-byte k", a key of four words twice, the block's number, and no nonce."""
    words = vec[i64]([0] * BLOCK)
    words[0] = 0x61707865
    words[1] = 0x3120646E
    words[2] = 0x79622D36
    words[3] = 0x6B206574
    for i in range(i64(4)):
        words[4 + i] = key[i]
        words[8 + i] = key[i]
    words[12] = number & WORD
    words[13] = (number >> 32) & WORD
    return words


def mix(start: vec[i64], rounds: i64) -> vec[i64]:
    """The block that comes of sixteen words by so many rounds; their number is even."""
    words = vec[i64]([0] * BLOCK)
    for i in range(i64(BLOCK)):
        words[i] = start[i]
    for _ in range(rounds // 2):
        for i in range(i64(4)):  # the columns
            _mix_four(words, i, 4 + i, 8 + i, 12 + i)
        for i in range(i64(4)):  # the diagonals
            _mix_four(words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(i64(BLOCK)):
        words[i] = (words[i] + start[i]) & WORD
    return words


def _mix_four(words: vec[i64], i: i64, j: i64, k: i64, m: i64) -> None:
    """A quarter of a round."""
    a: i64 = words[i]
    b: i64 = words[j]
    c: i64 = words[k]
    d: i64 = words[m]
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    words[i] = a
    words[j] = b
    words[k] = c
    words[m] = d

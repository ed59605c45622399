"""Digests: one number for many, such as all that lies on a table.

Equal numbers in the same order have the same digest, compiled and interpreted. Others hardly ever have.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final = (1 << 30) - 1
"""A digest has two halves of 30 bits, so that no product of one leaves 63 bits."""
START: Final = 0x2545F491
"""The digest of nothing."""


def stir(digest: i64, number: i64) -> i64:
    """The digest with one more number."""
    low: i64 = ((digest & HALF) ^ (number & HALF)) * 0x2C1B3C6D
    high: i64 = ((digest >> 30) ^ ((number >> 30) & HALF)) * 0x297A2D39 + (number >> 60)
    low ^= low >> 29
    high ^= high >> 31
    low += high & HALF
    high += (low >> 7) & HALF
    return ((high & HALF) << 30) | (low & HALF)


def stir_all(digest: i64, numbers: vec[i64]) -> i64:
    """The digest with how many numbers there are, and each of them."""
    n: i64 = len(numbers)
    digest = stir(digest, n)
    for i in range(n):
        digest = stir(digest, numbers[i])
    return digest

"""Small sets as the bits of one number: bit t stands for tile (or seat) t."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _indices() -> vec[i64]:
    table = vec[i64]([-1] * 67)
    for bit in range(63):
        table[(1 << bit) % 67] = bit
    return table


# The powers of two below 2**63 all leave different remainders by 67: one look-up finds a bit's place.
_INDEX: Final = _indices()


def _singles() -> vec[i64]:
    table = vec[i64]([0] * 63)
    for place in range(63):
        table[place] = 1 << place
    return table


# A literal that is shifted is a C int when compiled, whatever the type of the variable that holds it.
_SINGLES: Final = _singles()


def bit(place: i64) -> i64:
    """The number with only that bit, for places up to 62."""
    return _SINGLES[place]


def lowest(bits: i64) -> i64:
    """The place of the lowest of the bits, of which there is at least one, all below 63."""
    return _INDEX[(bits & -bits) % 67]


def count(bits: i64) -> i64:
    """How many bits there are."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def places(bits: i64) -> list[int]:
    """The places of all bits, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    return found

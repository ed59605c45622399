"""Somebody who watches a table of Forbidden Island and works out what chance will bring, if it is sfc32.

All that they use is public. The tiles of the island are one shuffle, and the six tiles that are flooded first are the
top of the next one: they tell four consecutive words of the stream, but for the bits that a shuffle does not use. The
state of sfc32 is three unknown words (the counter is known), so four words of it are enough.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from islario.core.game import Table
from islario.core.rng import SPAN_LIMIT, Rng
from islario.games.forbidden_island.components import TILE_COUNT, TILES
from tests.games.forbidden_island.positions import GAME

Words = NDArray[np.uint32]
WORD = 0xFFFFFFFF
ROUNDS = 12
"""What a stream has drawn before its first word."""
COUNTER = 1 + ROUNDS
UNTIMES_NINE = pow(9, -1, 1 << 32)


def foresee(view: Mapping[str, Any], options: Mapping[str, Any]) -> list[tuple[int, Table]]:
    """The seeds of sfc32 that give all that is seen of a table before its first move, each with the whole table."""
    found = []
    for a, b, c in states_behind(seen_words(view)):
        rng = Rng(0, 0)
        rng.a, rng.b, rng.c, rng.counter = a, b, c, COUNTER
        table = GAME.deal(GAME.settings(options), rng)
        if GAME.view_of(table, None) == view:
            found.append((seed_before(a, b, c), table))
    return found


def seen_words(view: Mapping[str, Any]) -> list[range]:
    """Between what the first four words of the stream lie, by what anybody sees."""
    island = [TILES.index(name) for name in view["tiles"].values()]
    flooded = [TILES.index(name) for name in view["flood_discard"]]
    return words_of_shuffle(island[::-1]) + words_of_shuffle(flooded)


def words_of_shuffle(top: Sequence[int]) -> list[range]:
    """The words that put these cards on top, the topmost first; each is known but for what its span leaves open."""
    cards = list(range(TILE_COUNT))
    words = []
    i = TILE_COUNT
    while i > max(1, TILE_COUNT - len(top)):
        number, span = 0, 1
        while i > 1 and span * i < SPAN_LIMIT:  # as many places as one draw chooses
            j = cards.index(top[TILE_COUNT - i])
            cards[i - 1], cards[j] = cards[j], cards[i - 1]
            cards.pop()
            number += span * j
            span *= i
            i -= 1
        words.append(range(-(-(number << 32) // span), -(-(number + 1 << 32) // span)))
    return words


def states_behind(words: Sequence[range]) -> list[tuple[int, int, int]]:
    """All states of sfc32 that give such first four words."""
    first, second, third, fourth = (np.array(each, dtype=np.uint32) for each in words)
    wanted = np.unique(np.subtract.outer(third - np.uint32(COUNTER + 2), first * np.uint32(9)))
    c, difference = solve_third(wanted)
    # which first words go with such a c, and with which second words
    at, which = np.nonzero(np.isin(difference[:, None] + first * np.uint32(9) + np.uint32(COUNTER + 2), third))
    c, one = c[at], first[which]
    c, one, two = (each.ravel() for each in np.broadcast_arrays(c[:, None], one[:, None], second))
    b = unshift(two - c * np.uint32(9) - np.uint32(COUNTER + 1))
    a = one - b - np.uint32(COUNTER)
    later = turn(c) + one
    shifted = later * np.uint32(9)
    four = (shifted ^ shifted >> np.uint32(9)) + (turn(later) + two) * np.uint32(9) + np.uint32(COUNTER + 3)
    hits = np.isin(four, fourth)
    return [(int(x), int(y), int(z)) for x, y, z in zip(a[hits], b[hits], c[hits], strict=True)]


def solve_third(wanted: Words) -> tuple[Words, Words]:
    """Every c whose part in the third word is one of those wanted, with that part.

    The lowest n bits of that part hang on the lowest n + 11 bits of c only. So c is built bit by bit from its lowest
    eleven, and every bit more is half of the time found out to be wrong.
    """
    c = np.tile(np.arange(1 << 11, dtype=np.uint32), len(wanted))
    part = np.repeat(wanted, 1 << 11)
    for n in range(21):
        c = np.concatenate([c, c | np.uint32(1 << (11 + n))])
        part = np.concatenate([part, part])
        right = (third_part(c) ^ part) & np.uint32((2 << n) - 1) == 0
        c, part = c[right], part[right]
    right = third_part(c) == part
    return c[right], part[right]


def third_part(c: Words) -> Words:
    nine: Words = c * np.uint32(9)
    part: Words = (nine ^ nine >> np.uint32(9)) + turn(c) * np.uint32(9)
    return part


def turn(words: Words) -> Words:
    turned: Words = words << np.uint32(21) | words >> np.uint32(11)
    return turned


def unshift(words: Words) -> Words:
    """What b was, where b ^ (b >> 9) is known."""
    earlier: Words = words ^ words >> np.uint32(9) ^ words >> np.uint32(18) ^ words >> np.uint32(27)
    return earlier


def seed_before(a: int, b: int, c: int) -> int:
    """The seed that a state came from: sfc32 can be run backwards."""
    for counter in range(COUNTER - 1, 0, -1):
        earlier_c = b * UNTIMES_NINE & WORD
        word = c - (earlier_c << 21 & WORD | earlier_c >> 11) & WORD
        b = a ^ a >> 9 ^ a >> 18 ^ a >> 27
        a = word - b - counter & WORD
        c = earlier_c
    return a | b << 32

"""The stream of chance."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from islario.core.rng import SEED_LIMIT, SPAN_LIMIT, Rng


def sfc32(seed: int) -> list[int]:
    """The generator as its author gives it, in plain integers: the first words after twelve rounds."""
    mask = 0xFFFFFFFF
    a, b, c, counter = seed & mask, seed >> 32, 0, 1
    words = []
    for _ in range(20):
        words.append((a + b + counter) & mask)
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) & mask | c >> 11) + words[-1]) & mask
    return words[12:]


def sort(cards: vec[i64]) -> None:
    """The cards in their first order, in place: a fresh vec for each shuffle would never be freed."""
    for card in range(len(cards)):
        cards[card] = card


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, SEED_LIMIT - 1])
def test_the_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(8)] == sfc32(seed)


def test_the_first_words_never_change() -> None:
    rng = Rng(7)
    assert [rng.word() for _ in range(3)] == [3069104647, 3582417929, 1446471690]


def test_numbers_below_a_limit_are_all_as_likely() -> None:
    rng = Rng(3)
    for limit in (2, 5, 24):
        counts = [0] * limit
        for _ in range(limit * 2000):
            counts[rng.below(limit)] += 1
        surprise = sum((count - 2000) ** 2 / 2000 for count in counts)
        assert surprise < 3 * limit + 12


def test_the_largest_span_is_taken() -> None:
    rng = Rng(4)
    assert all(0 <= rng.below(SPAN_LIMIT) < SPAN_LIMIT for _ in range(100))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = Rng(9)
    orders: dict[tuple[int, ...], int] = {}
    cards = vec[i64](range(4))
    for _ in range(24 * 500):
        sort(cards)
        rng.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 55


def test_every_card_can_come_to_every_place_of_a_whole_deck() -> None:
    rng = Rng(10)
    seen = [[0] * 28 for _ in range(28)]
    cards = vec[i64](range(28))
    for _ in range(28 * 100):
        sort(cards)
        rng.shuffle(cards)
        assert sorted(cards) == list(range(28))
        for place, card in enumerate(cards):
            seen[place][card] += 1
    surprise = sum((count - 100) ** 2 / 100 for row in seen for count in row)
    assert abs(surprise - 27 * 27) < 200


def test_a_clone_goes_on_with_the_same_numbers_and_disturbs_nobody() -> None:
    rng = Rng(5)
    rng.word()
    clone = rng.clone()
    expected = [clone.word() for _ in range(4)]
    assert [rng.word() for _ in range(4)] == expected


def test_a_seed_drawn_from_a_stream_is_a_seed() -> None:
    rng = Rng(6)
    assert all(0 <= rng.seed() < SEED_LIMIT for _ in range(100))

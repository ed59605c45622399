"""Figures and their uncertainty."""

import pytest

from islario.lab.statistics import Spread, Tally, wilson


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),  # Newcombe's comparison of intervals has these
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_wilson_interval_is_the_one_in_the_books(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_after_no_tries() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_spreads_merge_to_what_they_would_have_been_together() -> None:
    one, two, both = Spread(), Spread(), Spread()
    for value in (4, 7):
        one.add(value)
        both.add(value)
    for value in (3, 9, 5):
        two.add(value)
        both.add(value)
    one.merge(two)
    one.merge(Spread())
    assert one == both == Spread(5, 28, 3, 9)
    assert one.mean == 5.6


def test_losses_are_told_by_frequency() -> None:
    tally = Tally(games=6, wins=1, lost={"drowned": 1, "skull": 3, "landing": 1})
    assert list(tally.losses().items()) == [("skull", 3), ("drowned", 1), ("landing", 1)]

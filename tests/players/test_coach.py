"""The sentence that tells two lines of play apart."""

from islario.players.appraisal import Appraisal
from islario.players.coach import Advised


def line(won: int, **lost: int) -> Advised:
    """A line that won so many games, and lost others for these reasons."""
    appraisal = Appraisal()
    for reason, games in {"": won, **lost}.items():
        for _ in range(games):
            appraisal.add(0.0 if reason else 1.0, reason)
    return Advised([], appraisal)


def told(one: Advised, other: Advised) -> tuple[str, float, float]:
    one.compare(other)
    return one.loss, one.share, one.other


def test_the_largest_difference_is_told_that_speaks_for_the_better_line() -> None:
    better, worse = line(60, landing=8, skull=32), line(40, landing=31, skull=25, treasure=4)
    assert told(better, worse) == ("landing", 0.08, 0.31)
    assert told(worse, better) == ("landing", 0.31, 0.08)
    assert told(line(50, landing=30, skull=20), line(48, landing=10, skull=42)) == ("skull", 0.2, 0.42)


def test_lines_that_win_as_often_may_differ_for_any_reason() -> None:
    assert told(line(0, death=60, out_of_time=40), line(0, death=90, out_of_time=10)) == ("out_of_time", 0.4, 0.1)


def test_what_may_well_be_luck_is_not_told() -> None:
    assert told(line(20, landing=18), line(19, landing=19))[0] == ""
    assert told(line(980, skull=20), line(960, skull=40))[0] == ""

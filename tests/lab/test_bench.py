"""The bench measures what it says; how fast it is no test asserts."""

import pytest

import islario
from islario.lab import bench as lab_bench
from islario.lab.bench import bench
from islario.lab.report import BENCH_FIGURES, bench_ratios, bench_table
from islario.words import Words


@pytest.mark.parametrize("game", islario.games())
def test_every_figure_is_measured_both_ways_and_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bench, "ROUNDS", 1)
    figures = bench(game, 0.08)
    kinds = ["compiled", "interpreted"] if not _interpreted_only() else ["interpreted"]
    for kind in kinds:
        assert set(figures[kind]) == {name for name, _ in BENCH_FIGURES.values()}
        assert all(value > 0 for value in figures[kind].values())
    assert ("ratio" in figures) == ("compiled" in kinds)
    for language in ("en", "es", "pt"):
        words = Words(language, islario.game(game))
        assert bench_table(words, figures).row_count == len(BENCH_FIGURES)
        assert len(bench_ratios(words, figures)) == len(kinds) - 1 + ("over_public_engines" in figures)


def _interpreted_only() -> bool:
    return not islario.compiled

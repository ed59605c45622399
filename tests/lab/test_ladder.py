"""The ladder: what is written is not played again, and the table says what the games say."""

from dataclasses import replace
from pathlib import Path

import pytest

import islario
from islario.cli import main
from islario.lab import ladder
from islario.lab.ladder import Heat, Outcome, climb, current, heats, interval, line_of, paired, play, read, report
from islario.lab.marks import choices_of, mark_of
from islario.lab.runners import Processes
from islario.players.search.levels import Level, find_level

pytestmark = pytest.mark.once

QUICK = ("random", "steady")


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    steps = iter(climb("forbidden_island", file, QUICK, 1))
    for _ in range(4):
        next(steps)
    del steps
    assert len(read(file)) == 3
    with file.open("a") as cut:
        cut.write('["diff')
    assert len(read(file)) == 3
    *_, (done, due) = climb("forbidden_island", file, QUICK, 1)
    assert done == due == len([heat for heat in heats("forbidden_island") if heat.level in QUICK])
    played = read(file)
    assert len({(one.heat, one.number) for one in played}) == len(played) == due
    monkeypatch.setattr(ladder, "play", lambda *_: pytest.fail("this was played already"))
    assert list(climb("forbidden_island", file, QUICK, 1)) == [(due, due)]


def test_only_a_part_can_be_played_and_by_several_processes(tmp_path: Path) -> None:
    file = tmp_path / "new" / "ladder.jsonl"
    *_, (done, due) = climb("hashi", file, QUICK, 2, "side=B players=1", Processes(2))
    assert done == due == 4
    alone = tmp_path / "alone.jsonl"
    list(climb("hashi", alone, QUICK, 2, "side=B players=1"))
    told = [{replace(one, seconds=0.0) for one in read(played)} for played in (file, alone)]
    assert told[0] == told[1]
    assert {one.heat for one in told[0]} == {f"side=B players=1 {level}" for level in QUICK}


def test_results_are_kept_where_the_others_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert ladder.home("hashi") == (Path("ladder/hashi.jsonl"), Path("ladder_hashi.md"))
    Path("docs/results").mkdir(parents=True)
    main(["ladder", "hashi", "--levels", "random", "--only", "side=B players=1", "--games", "3"])
    assert len(read(Path("docs/results/ladder/hashi.jsonl"))) == 3
    assert "| side=B players=1 | random | 3 of 200 |" in Path("docs/results/ladder_hashi.md").read_text("utf-8")


def test_all_levels_have_the_same_deals_and_none_of_those_for_tuning() -> None:
    game = islario.game("hashi")
    heat = Heat((("side", "A"), ("players", 1)), "steady", 1)
    one = play(game, heat, 3)
    assert replace(play(game, heat, 3), seconds=0.0) == replace(one, seconds=0.0)
    assert one.score > 20
    against = play(game, Heat((("side", "A"), ("players", 4)), "random", 1, alone=False), 2)
    assert against.score == 0.0


def test_games_of_other_choices_are_not_counted_and_go_once_they_were_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    list(climb("hashi", file, ("steady",), 2, "side=B players=1"))
    one, two = read(file)
    assert one.mark == two.mark != ""
    old = [replace(one, mark="other", score=99.0), replace(two, mark=""), replace(two, number=7, mark="other")]
    file.write_text("".join(line_of(outcome) + "\n" for outcome in [*old, one]))
    assert current("hashi", read(file)) == [one]
    assert list(climb("hashi", file, ("steady",), 2, "side=B players=1"))[-1] == (2, 2)
    assert read(file) == [*old[1:], one, two]
    list(climb("hashi", file, ("steady",), 2, "side=B players=1"))
    assert read(file) == [old[2], one, two]


def test_a_mark_changes_with_the_choices_of_a_level_and_with_how_the_quick_player_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = (("side", "A"), ("players", 1))

    def marks() -> list[str]:
        mark_of.cache_clear()
        return [mark_of("hashi", options, player) for player in ("random", "learner", "steady", "strong", "oracle")]

    before = marks()
    assert before == marks()
    assert len(set(before)) == len(before)
    assert "rollouts" in choices_of(find_level("strong", "hashi"))
    harder = choices_of(find_level("strong", "hashi")) | {"rollouts": 2001}
    with monkeypatch.context() as patched:
        patched.setattr("islario.lab.marks.find_level", lambda *_: Level(**harder))
        assert [old == new for old, new in zip(before, marks(), strict=True)] == [True, True, True, False, False]
    monkeypatch.setattr("islario.lab.marks.STEADY", "learner")  # as if the quick player played otherwise
    assert [old == new for old, new in zip(before, marks(), strict=True)] == [True, True, True, False, False]
    mark_of.cache_clear()


@pytest.mark.parametrize("name", islario.games())
def test_every_heat_is_told_apart_and_can_be_dealt(name: str) -> None:
    found = heats(name)
    assert len({heat.name for heat in found}) == len(found)
    for heat in found:
        islario.game(name).settings(islario.game(name).read_options(dict(heat.options)))


def test_the_figures_of_a_ladder_are_those_of_its_games() -> None:
    assert interval([1.0, 0.0, 1.0, 1.0])[0] == 0.75
    low, high = interval([50.0, 52.0, 54.0])[1:]
    assert round(low, 2) == 49.74
    assert round(high, 2) == 54.26
    gain = paired({1: 1.0, 2: 1.0, 3: 0.0}, {1: 0.0, 2: 1.0, 4: 1.0})
    assert gain is not None
    assert gain[0] == 0.5
    assert round(gain[1], 2) == 0.98
    assert paired({1: 1.0}, {1: 0.0}) is None
    place = "difficulty=novice players=2"
    games = [Outcome(f"{place} steady", number, float(number < 2), 1.0, 0, 0, 0) for number in range(4)]
    games += [Outcome(f"{place} strong", number, float(number < 3), 2.0, 10, 5000, 1) for number in range(4)]
    table = report("forbidden_island", games)
    assert table[2].startswith(f"| {place} | steady | 4 of 400 | 50.0% |")
    assert table[3].startswith(f"| {place} | strong | 4 of 400 | 75.0% |")
    assert "| +25.0% ± 49.0% | 200 | 10.0% | 2,500 |" in table[3]


def test_the_command_writes_the_page_of_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    given = ["--levels", "random", "--games", "1", "--file", str(tmp_path / "games.jsonl"), "--page", str(page)]
    main(["ladder", "hashi", *given])
    told = capsys.readouterr().out.strip().splitlines()
    assert told[2:] == [line for line in page.read_text("utf-8").splitlines() if line.startswith("| side")]
    assert len(told) == 6
    with pytest.raises(SystemExit):
        main(["--lang", "es", "ladder", "hashi", "--levels", "zed"])
    assert "zed" in capsys.readouterr().err

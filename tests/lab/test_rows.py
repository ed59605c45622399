"""Games as rows: what they tell, files that a run goes on from, and Parquet."""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import islario
from islario.cli import main
from islario.core.policy import RandomPolicy, Sitting
from islario.core.reasons import IslarioError
from islario.core.rng import open_thoughts
from islario.files import FileTrouble
from islario.games.hashi.components import FIRST, ISLAND_POINTS, LATER
from islario.lab.cluster import Cluster, do_with_version
from islario.lab.facts import columns_of
from islario.lab.rows import RowFile
from islario.lab.runners import Here, Processes
from islario.lab.simulate import Match, arrange, simulate
from islario.lab.statistics import Tally

GAMES = 30


def rows_of(match: Match, games: int = GAMES) -> list[dict[str, Any]]:
    return [row for part in simulate(match, games, told=True) for row in part.rows]


def island(seats: int = 3) -> Match:
    return arrange("forbidden_island", {"players": seats, "difficulty": "elite"}, ["steady"], seed=5)


@pytest.mark.parametrize("name", islario.games())
def test_a_row_has_the_columns_of_its_game_and_the_result_of_its_seed(name: str) -> None:
    match = arrange(name, {"players": 2}, ["random"], seed=3)
    game = islario.game(name)
    for row in rows_of(match, 4):
        assert {*columns_of(game)} <= {*row}
        alone = list(simulate(Match(name, match.options, match.players, row["seed"]), 1, told=True))
        assert alone[0].rows == [row]
        assert json.loads(json.dumps(row)) == row


def test_rows_of_the_island_say_what_sank_and_what_that_lost() -> None:
    rows = rows_of(island())
    assert {row["won"] for row in rows} == {True, False}
    for row in rows:
        assert len(set(row["roles"])) == 3
        if row["reason"] in ("landing", "treasure", "drowned"):
            assert row["lost_tile"] in row["sunk"]
        else:
            assert row["lost_tile"] is None
        if row["reason"] == "landing":
            assert row["lost_tile"] == "fools_landing"
        if row["won"]:
            assert len(row["captured"]) == 4


@pytest.mark.parametrize("seats", [1, 3])
def test_rows_of_hashi_say_what_each_category_gave(seats: int) -> None:
    for row in rows_of(arrange("hashi", {"players": seats}, ["steady"], seed=2), 3):
        for seat in range(seats):
            gave = [row[category][seat] for category in ("red", "blue", "six")]
            assert row["scores"][seat] == sum(gave) + ISLAND_POINTS * row["complete"][seat]
            assert all(points in (0, FIRST[i], LATER[i]) for i, points in enumerate(gave))
            assert 1 <= row["start_numbers"][seat] <= 6


def test_the_start_of_a_board_of_hashi_is_what_stands_there_when_boards_were_passed() -> None:
    (row,) = rows_of(arrange("hashi", {"players": 3}, ["random"], seed=4), 1)
    state, thoughts = islario.game("hashi").new(seed=4, players=3), open_thoughts(4)
    sitting = Sitting(state.game, [RandomPolicy()] * 3, thoughts)
    while state.position()["cards"]["shown"] is None:
        action = state.game.action(sitting.decide(state.table))
        state.play(int(sitting.seat), action)
    starts = [next(iter(player["numbers"].items())) for player in state.position()["players"]]
    assert starts == list(zip(row["start_islands"], row["start_numbers"], strict=True))


def test_rows_of_robinson_say_who_died_of_what_and_what_was_built() -> None:
    rows = rows_of(arrange("robinson", {"players": 2}, ["steady"], seed=1), 12)
    assert any(row["built"] for row in rows)
    assert {row["reason"] for row in rows} >= {"death"}
    for row in rows:
        if row["reason"] == "death":
            assert row["killed"] in row["characters"]
            assert row["killed_by"]
        else:
            assert row["killed"] is row["killed_by"] is None


def test_what_is_left_to_chance_at_the_beginning_differs_from_game_to_game() -> None:
    steady = arrange("hashi", {}, ["steady"], seed=1)
    chance = Match(steady.game, steady.options, steady.players, 1, left_to_chance=1)
    starts = {(row["start_islands"][0], row["start_numbers"][0]) for row in rows_of(chance, 8)}
    assert len(starts) > 4


@pytest.mark.once
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = island(), tmp_path / "games.jsonl"
    whole = Tally.of(rows_of(match))
    stopped = simulate(match, GAMES, kept=RowFile(file, match.as_dict()))
    for _ in range(5):
        next(stopped)
    del stopped
    with file.open("a") as cut:
        cut.write('{"seed": 1')
    tally = Tally()
    for part in simulate(match, GAMES, kept=RowFile(file, match.as_dict())):
        tally.merge(part.tally)
    assert tally == whole
    assert len(file.read_text().splitlines()) == GAMES + 1
    monkeypatch.setattr("islario.lab.simulate.play_chunk", lambda chunk: pytest.fail("this was played already"))
    kept = [row for part in simulate(match, 20, kept=RowFile(file, match.as_dict())) for row in part.rows]
    assert [row["seed"] for row in kept] == list(range(5, 25))
    with pytest.raises(IslarioError) as refused:
        RowFile(file, island(2).as_dict())
    assert refused.value.reason.code == "other_games"


@pytest.mark.once
@pytest.mark.parametrize("name", islario.games())
def test_a_file_with_a_line_that_is_no_game_is_refused_by_that_line(tmp_path: Path, name: str) -> None:
    match, file = arrange(name, {"players": 2}, ["random"], seed=3), tmp_path / "games.jsonl"
    list(simulate(match, 2, kept=RowFile(file, match.as_dict())))
    heading, first, second = file.read_text("utf-8").splitlines()
    row = json.loads(first)
    others = [json.dumps(other) for other in ([1, 2], {}, {**row, "turns": "long"}, {**row, "seed": None})]
    for line in ("nonsense", *others):
        file.write_text(f"{heading}\n{first}\n{line}\n{second}\n", "utf-8")
        with pytest.raises(FileTrouble) as refused:
            list(simulate(match, 4, kept=RowFile(file, match.as_dict())))
        assert (refused.value.reason.code, refused.value.reason.values["line"]) == ("row_damaged", "3")


@pytest.mark.once
def test_results_have_the_order_of_the_items_wherever_they_are_made() -> None:
    for runner in (Here(), Processes(2)):
        assert list(runner.run(abs, range(-9, 9))) == [abs(number) for number in range(-9, 9)]


@pytest.mark.once
def test_the_table_of_parquet_has_one_row_a_game(tmp_path: Path) -> None:
    path, figures = tmp_path / "games.parquet", tmp_path / "figures.json"
    line = f"simulate robinson --games 12 --seed 1 --player steady --parquet {path} --json {figures}"
    main([*line.split(), "--file", str(tmp_path / "games.jsonl")])
    parquet: Any = import_module("pyarrow.parquet")
    table = parquet.read_table(path)
    match = arrange("robinson", {}, ["steady"], seed=1)
    columns = columns_of(islario.game("robinson"))
    assert table.to_pylist() == [{name: row[name] for name in columns} for row in rows_of(match, 12)]
    assert json.loads(table.schema.metadata[b"islario"])["seed"] == 1
    assert json.loads(figures.read_text())["wins"] == sum(table.column("won").to_pylist())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["figures.json", "games.jsonl", "games.parquet"]


@pytest.mark.once
@pytest.mark.parametrize(
    ("line", "missing", "named"),
    [
        ("simulate hashi --on ray", "ray", "islario[ray]"),
        ("ladder hashi --levels random --file {}/x --on ray", "ray", "islario[ray]"),
        ("almanac hashi --folder {0} --kept {0} --on ray", "ray", "islario[ray]"),
        ("simulate hashi --parquet {}/x.parquet", "pyarrow", "islario[lab]"),
        ("almanac hashi --folder {0} --kept {0} --games 1", "matplotlib", "islario[lab]"),
        ("simulate hashi --on ray --jobs 2", "", "--jobs"),
        ("simulate hashi --on nowhere", "", "nowhere"),
        ("simulate hashi --on there:70000", "", "there:70000"),
        ("simulate hashi --parquet no/such/folder/x", "", "no/such/folder"),
        ("simulate hashi --file no/such/folder/x", "", "no/such/folder"),
        ("simulate hashi --file pyproject.toml", "", "pyproject.toml"),
        ("almanac chess", "", "chess"),
        ("almanac hashi --games 0", "", "--games"),
    ],
)
def test_what_cannot_be_gets_one_sentence_and_status_2(
    line: str,
    missing: str,
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if missing:
        monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(SystemExit) as ended:
        main(line.format(tmp_path).split())
    assert ended.value.code == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("islario: ")
    assert named in told


@pytest.mark.once
def test_a_cluster_that_does_not_answer_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(IslarioError) as refused:
        Cluster("127.0.0.1:1")
    assert refused.value.reason.code == "cluster_silent"


@pytest.mark.once
def test_a_machine_with_another_version_is_refused_by_name() -> None:
    assert do_with_version(islario.__version__, abs, -3) == 3
    with pytest.raises(IslarioError) as refused:
        do_with_version("0.0.0", abs, -3)
    assert refused.value.reason.code == "cluster_version"

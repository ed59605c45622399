"""The almanac: figures are those of its games, words are carried by its intervals, pages say its data."""

import json
import random
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import islario
from islario.cli import main
from islario.lab.almanac.book import as_table, make_tables, names_of
from islario.lab.almanac.counting import Counter, Estimate, student, together
from islario.lab.almanac.findings import above, find
from islario.lab.almanac.pages import interval, page, section, sentence
from islario.lab.almanac.plan import TableSpec, read_plan
from islario.lab.almanac.play import seek_best
from islario.lab.ladder import climb, home
from islario.lab.runners import Here
from islario.lab.simulate import simulate
from islario.lab.statistics import Z95, wilson
from islario.words import LANGUAGES, words_for

pytestmark = pytest.mark.once

BOOK = Path(__file__).parent.parent.parent / "docs" / "almanac"


def counted(rows: list[dict[str, Any]], **told: Any) -> Counter:
    counter = Counter(TableSpec(**{"name": "t", "game": "hashi", "study": "", "measures": ("won",), **told}))
    for row in rows:
        counter.add(row)
    return counter


def coins(shares: dict[str, float], games: int = 2000) -> list[dict[str, Any]]:
    """Games with what they had and whether they were won."""
    pick = random.Random(1)
    return [{"kind": kind, "won": pick.random() < share} for kind, share in shares.items() for _ in range(games)]


def test_each_figure_is_counted_from_the_games() -> None:
    rows = [
        {"side": "A", "roles": ["pilot", "diver"], "won": True, "turns": 4},
        {"side": "A", "roles": ["diver", "explorer"], "won": False, "turns": 7},
        {"side": "A", "roles": ["explorer", "pilot"], "won": True, "turns": 9},
        {"side": "B", "roles": ["pilot", "diver"], "won": False, "turns": 1},
    ]
    single = counted(rows, by=("side", "roles"), measures=("won", "share", "turns", "gain"))
    assert single.ranked() == [("A", "pilot"), ("A", "diver"), ("A", "explorer"), ("B", "diver"), ("B", "pilot")]
    assert single.estimate(("A", "pilot"), "won") == Estimate(1.0, *wilson(2, 2))
    assert single.estimate(("A", "diver"), "share") == Estimate(2 / 3, *wilson(2, 3))
    assert single.estimate(("A", "pilot"), "turns").value == 6.5
    assert single.estimate(("A", "pilot"), "gain").value == 1.0
    pairs = counted(rows, by=("roles",), sets=2, where={"side": "A"})
    assert set(pairs.groups) == {("diver", "pilot"), ("diver", "explorer"), ("explorer", "pilot")}
    assert counted(rows, by=("turns",), ordered=True).ranked() == [(1,), (4,), (7,), (9,)]
    assert counted(rows, by=("side",), least=2).ranked() == [("A",)]


def test_the_interval_of_a_difference_is_the_one_in_the_books() -> None:
    rows = [{"kind": ["it"] if number < 70 else [], "won": number < 56 or 70 <= number < 118} for number in range(150)]
    found = counted(rows, by=("kind",), measures=("gain",)).estimate(("it",), "gain")
    assert [round(part, 4) for part in (found.value, found.low, found.high)] == [0.2, 0.0524, 0.3339]  # Newcombe, 1998


def test_what_all_games_had_is_compared_with_nothing() -> None:
    rows = [{"built": ["rope", "pot"], "won": True}, {"built": ["rope"], "won": False}]
    counter = counted(rows, by=("built",), measures=("share", "gain"))
    figures = {row["key"][0]: row["figures"]["gain"] for row in as_table(read_plan(), counter)["rows"]}
    assert figures["rope"] is None
    assert figures["pot"][0] == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", islario.games())
def test_no_two_rows_of_a_table_are_called_alike(name: str, language: str) -> None:
    words = words_for(language, name)
    for table in json.loads((BOOK / "almanac.json").read_text("utf-8"))["games"][name]["tables"]:
        names = list(names_of(words, table).values())
        assert len(set(names)) == len(names)


def test_cards_that_are_called_alike_are_told_apart() -> None:
    keys = ["card-jaguar", "beast-jaguar", "card-storm_a", "card-storm_b", "cause-hunger"]
    table = {"by": ["killed_by"], "rows": [{"key": [key]} for key in keys]}
    names = names_of(words_for("en", "robinson"), table)
    assert [names[key] for key in keys] == [
        "Jaguar (event)",
        "Jaguar (beast)",
        "Storm (event 1)",
        "Storm (event 2)",
        "hunger",
    ]


def test_games_that_chance_began_say_so() -> None:
    told = json.loads((BOOK / "almanac.json").read_text("utf-8"))["games"]["hashi"]["tables"]
    words = words_for("en", "hashi")
    begun = {table["id"] for table in told if words.say("almanac-left-to-chance") in "".join(section(words, table))}
    studies = {study.name for study in read_plan().studies if study.left_to_chance}
    assert begun == {f"hashi_{spec.name}" for spec in read_plan().tables if spec.study in studies}


def test_few_games_have_the_wider_interval_of_student() -> None:
    table = {5: 2.5706, 10: 2.2281, 19: 2.0930, 30: 2.0423, 120: 1.9799}  # the quantiles in the books
    assert {freedom: pytest.approx(student(Z95, freedom), abs=2e-3) for freedom in table} == table
    assert student(Z95, 10**9) == pytest.approx(Z95)
    rows = [{"side": "A", "points": points} for points in (40, 44, 45, 47, 51, 49)]
    found = counted(rows, by=("side",), measures=("points",)).estimate(("A",), "points")
    assert (found.low, found.value, found.high) == pytest.approx((41.91, 46.0, 50.09), abs=0.01)


def test_words_say_only_what_the_intervals_carry() -> None:
    sure = find(counted(coins({"a": 0.7, "b": 0.5, "c": 0.3}), by=("kind",)))
    assert [(one.kind, one.keys[0]) for one in sure] == [("first", ("a",)), ("last", ("c",))]
    assert find(counted(coins({"a": 0.5, "b": 0.5, "c": 0.5}), by=("kind",))) == []
    bent = find(counted(coins({"a": 0.4, "b": 0.6, "c": 0.4}), by=("kind",), ordered=True))
    assert [(one.kind, one.keys[0]) for one in bent] == [("peak", ("b",))]
    assert find(counted(coins({"a": 0.9, "b": 0.1}, 20), by=("kind",))) == []  # too few games to speak of
    assert together(1) == pytest.approx(Z95)
    assert together(20) == pytest.approx(3.0233, abs=1e-4)


@pytest.fixture(autouse=True)
def no_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ladders of the project are not told: tests go to a folder that has none."""
    monkeypatch.chdir(tmp_path)


def test_a_study_that_was_stopped_goes_on_and_its_tables_are_those_of_its_games(tmp_path: Path) -> None:
    steps = make_tables("forbidden_island", Here(), tmp_path, 2)
    for _ in range(9):
        next(steps)
    del steps
    *_, tables = make_tables("forbidden_island", Here(), tmp_path, 2)
    assert isinstance(tables, list)
    by_name = {table["id"]: table for table in tables}
    layouts = by_name["forbidden_island_layouts"]
    assert layouts["games"] == 24
    study = next(one for one in read_plan().studies if (one.game, one.name) == ("forbidden_island", "layouts"))
    for place in study.places():
        wins = [row["won"] for part in simulate(study.match(place), 2, told=True) for row in part.rows]
        row = next(row for row in layouts["rows"] if row["key"] == [f"layout-{place['layout']}"])
        assert row["figures"]["won"][0] == fmean(wins)
    assert "forbidden_island_strengths" not in by_name  # no ladder was played


def test_the_games_of_a_ladder_are_told_where_there_are_any(tmp_path: Path) -> None:
    for _ in climb("forbidden_island", home("forbidden_island")[0], ("random", "steady"), 2):
        pass
    *_, tables = make_tables("forbidden_island", Here(), tmp_path, 1)
    assert isinstance(tables, list)
    table = next(table for table in tables if table["id"] == "forbidden_island_strengths")
    assert [row["key"][-1] for row in table["rows"]] == ["random", "steady"] * 12
    assert all(row["games"] == 2 for row in table["rows"])
    assert table["by"] == ["difficulty", "players", "player"]
    assert table["command"].endswith("--levels random,steady")


def test_a_game_of_hashi_stands_beside_the_best_that_its_cards_allowed() -> None:
    study = next(study for study in read_plan().studies if study.hindsight)
    match = study.match(study.places()[0])
    row = seek_best((match, 0))
    assert row["best"] == row["bound"] == row["scores"][0] + row["gap"]
    assert row["scores"] == next(iter(simulate(match, 1, told=True))).rows[0]["scores"]


def test_the_command_writes_data_pages_and_charts_and_leaves_other_games_alone(tmp_path: Path) -> None:
    others = {"version": "0", "rules": 1, "command": "islario almanac hashi", "tables": []}
    (tmp_path / "almanac.json").write_text(json.dumps({"games": {"hashi": others}}))
    main(f"almanac robinson --games 1 --folder {tmp_path} --kept {tmp_path / 'kept'}".split())
    book = json.loads((tmp_path / "almanac.json").read_text("utf-8"))
    assert list(book["games"]) == ["hashi", "robinson"]
    assert {table["id"] for table in book["games"]["robinson"]["tables"]} == {
        f"robinson_{spec.name}" for spec in read_plan().tables if spec.game == "robinson"
    }
    charts = {path.stem for path in (tmp_path / "charts").glob("*.svg")}
    told = (tmp_path / "robinson.md").read_text("utf-8")
    assert charts
    assert all(f"](charts/{chart}.svg)" in told for chart in charts)


@pytest.mark.parametrize("name", islario.games())
def test_the_pages_in_docs_say_what_their_data_say(name: str) -> None:
    book = json.loads((BOOK / "almanac.json").read_text("utf-8"))
    told = book["games"][name]
    assert told["rules"] == islario.game(name).rules_number
    assert (BOOK / f"{name}.md").read_text("utf-8") == page(words_for("en", name), told)
    assert {spec.name for spec in read_plan().tables if spec.game == name} <= {
        table["id"].removeprefix(f"{name}_") for table in told["tables"]
    }
    for table in told["tables"]:
        for row in table["rows"]:
            for measure, figure in row["figures"].items():
                assert figure is not None or measure == "gain"
                assert figure is None or figure[1] <= figure[0] <= figure[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", islario.games())
def test_everything_in_the_almanac_has_its_words(name: str, language: str) -> None:
    words = words_for(language, name)
    told = json.loads((BOOK / "almanac.json").read_text("utf-8"))["games"][name]
    for table in told["tables"]:
        asked = [f"almanac-{table['id']}", *(f"almanac-by-{column}" for column in table["by"])]
        asked += [f"almanac-measure-{measure}" for measure in table["measures"]]
        assert [key for key in asked if not words.knows(key)] == []
        assert [
            part for row in table["rows"] for part in row["key"] if "-" in str(part) and not words.knows(part)
        ] == []
        assert all(sentence(words, table, finding) for finding in table["findings"])


def test_titles_and_tables_belong_together() -> None:
    titles = {
        key
        for key in (Path(islario.__file__).parent / "locale" / "almanac.en.ftl").read_text("utf-8").split()
        if key.startswith(tuple(f"almanac-{name}_" for name in islario.games()))
    }
    tables = {f"almanac-{spec.game}_{spec.name}" for spec in read_plan().tables}
    assert titles == tables | {f"almanac-{name}_strengths" for name in read_plan().ladders}


def test_figures_are_told_as_percents_or_points() -> None:
    assert interval("won", [0.5, 0.4, 0.6]) == "50.0% (40.0% to 60.0%)"
    assert interval("gain", [0.05, -0.01, 0.1]) == "+5.0% (-1.0% to +10.0%)"
    assert interval("gain", [-0.0002, -0.01, 0.0004]) == "0.0% (-1.0% to 0.0%)"
    assert interval("gain", None) == "-"
    assert interval("points", [49.5, 49.0, 50.0]) == "49.50 (49.00 to 50.00)"
    assert above(Estimate(2, 1.5, 3), Estimate(1, 0, 1.4))

"""The doctor finds what is wrong with a database, and only that."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import islario
from islario.cli import main
from islario.server.doctor import BAD, Report, examine
from islario.server.storage import sqlite_address
from tests.server.test_backup import silent
from tests.server.test_old_data import FIRST, TABLES, ask
from tests.server.test_rules_numbers import MOVES, WRONG, Begun, new_rules
from tests.server.test_upgrades import open_all

__all__ = ["new_rules"]

ENTRIES = MOVES + 2
"""Of the table that is spoilt: its moves, and one that was taken back."""


def look_at(file: Path) -> Report:
    return asyncio.run(examine(sqlite_address(file), silent))


@pytest.fixture(scope="module")
def once_begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    return Begun(tmp_path_factory.mktemp("begun"))


@pytest.fixture
def begun(once_begun: Begun, tmp_path: Path) -> Begun:
    """A table in the middle of play, in a database that the test may spoil."""
    fresh = Begun.__new__(Begun)
    fresh.__dict__.update(once_begun.__dict__, data=tmp_path, file=tmp_path / "islario.db")
    shutil.copy(once_begun.file, fresh.file)
    return fresh


def test_a_database_that_is_sound_is_called_so(begun: Begun, capsys: pytest.CaptureFixture[str]) -> None:
    report = look_at(begun.file)
    assert (report.complaints, report.patients, report.states) == ([], [], {"sound": 1})
    assert report.healthy
    assert report.bytes == begun.file.stat().st_size
    assert report.rows["log"] == begun.entries
    main(["--lang", "en", "doctor", "--data", str(begun.data)])
    assert capsys.readouterr().out.endswith("All is well.\n")


@pytest.mark.parametrize(
    ("spoil", "state", "left"),
    [
        ("DELETE FROM log WHERE number = 4", "gap", 0),
        (f"UPDATE log SET position = '{WRONG}' WHERE number = (SELECT max(number) FROM log)", "damaged", 1),
        ("UPDATE log SET action = 'dance' WHERE number = 4", "damaged", ENTRIES - 4),
        ("UPDATE tables SET game = 'chess'", "unreadable", 0),
        ("UPDATE tables SET options = '{\"players\": 99}'", "unreadable", 0),
        (f"UPDATE tables SET position = '{WRONG}'", "unreadable", 0),
        ("UPDATE tables SET options = '[]'", "unreadable", 0),
        ("UPDATE tables SET options = '{'", "unreadable", 0),
        ("UPDATE log SET why = '{' WHERE number = 4", "unreadable", 0),
    ],
)
def test_a_table_that_cannot_be_played_on_is_named_with_what_is_wrong(
    begun: Begun, spoil: str, state: str, left: int, capsys: pytest.CaptureFixture[str]
) -> None:
    begun.change(spoil)
    report = look_at(begun.file)
    (patient,) = report.patients
    assert (patient.table, patient.state) == (begun.table, state)
    assert patient.left == left
    assert patient.missing == (4 if state == "gap" else None)
    assert not report.healthy
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "doctor", "--data", str(begun.data), "--json", "-"])
    told = json.loads(capsys.readouterr().out)
    assert (ended.value.code, told["healthy"], told["patients"][0]["state"]) == (1, False, state)


def test_a_table_of_other_rules_that_leads_to_the_same_is_told_and_no_trouble(
    tmp_path: Path, new_rules: Callable[[], None]
) -> None:
    begun = Begun(tmp_path)
    new_rules()
    report = look_at(begun.file)
    assert [(patient.state, patient.begun, patient.now) for patient in report.patients] == [("same", 1, 2)]
    assert report.healthy
    begun.change(f"UPDATE log SET position = '{WRONG}' WHERE number = 4")
    report = look_at(begun.file)
    assert [(patient.state, patient.left) for patient in report.patients] == [("parted", begun.entries - 4)]
    assert not report.healthy


def test_a_reference_to_what_is_not_there_is_found(begun: Begun) -> None:
    with closing(sqlite3.connect(begun.file)) as database:
        database.execute("INSERT INTO hidden VALUES (4711, 'nowhere')")
        database.commit()
    complaints = look_at(begun.file).complaints
    assert sorted(line.rpartition(" ")[2] for line in complaints) == ["people", "tables"]


def test_a_file_whose_pages_are_spoilt_is_found(begun: Begun, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(begun.file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    whole = begun.file.read_bytes()
    begun.file.write_bytes(whole[: (page - 1) * size] + b"\xff" * size + whole[page * size :])
    report = look_at(begun.file)
    assert report.complaints
    assert not report.healthy
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "doctor", "--data", str(begun.data)])
    assert (ended.value.code, capsys.readouterr().out.splitlines()[-1]) == (1, "Not all is well.")


def test_one_of_an_older_shape_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "islario.db"
    shutil.copy(FIRST, file)
    report = look_at(file)
    assert (report.shape, report.healthy, report.states) == ("shape_1", True, {})
    assert report.rows["tables"] == ask(FIRST, "SELECT count(*) FROM tables")[0][0]
    assert ask(file, "SELECT number FROM shape") == [(1,)]


def test_every_table_of_the_first_version_gets_a_state(tmp_path: Path) -> None:
    file = tmp_path / "islario.db"
    shutil.copy(FIRST, file)
    open_all(file)
    report = look_at(file)
    assert sum(report.states.values()) == report.rows["tables"] >= len(TABLES)
    renewed = {told["table"] for told in TABLES.values() if islario.game(told["game"]).rules_number > 1}
    assert renewed <= {patient.table for patient in report.patients}
    assert report.healthy == (not any(patient.state in BAD for patient in report.patients))

"""A backup is all that the database held at one moment, and a database that is restored from it goes on."""

import asyncio
import gzip
import hashlib
import json
import shutil
import sqlite3
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

import islario
from islario.cli import main
from islario.core.reasons import IslarioError
from islario.server.backup import FORMAT, BadBackup, restore_backup, write_backup
from islario.server.doctor import examine
from islario.server.people import People
from islario.server.storage import Storage, sqlite_address
from islario.server.table_service import TableService
from islario.words import LANGUAGES, explain
from tests.server.running import Person, Server, free_port
from tests.server.test_old_data import FIRST, ask
from tests.server.test_rules_numbers import Begun
from tests.server.test_table_service import run
from tests.server.test_upgrades import open_all


def silent(done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


def save(data: Path, file: Path, progress: Callable[[int, int], None] = silent) -> None:
    asyncio.run(write_backup(sqlite_address(data / "islario.db"), str(file), progress))


def restore(data: Path, file: Path) -> None:
    asyncio.run(restore_backup(sqlite_address(data / "islario.db"), str(file), "this database", silent))


def contents(file: Path) -> dict[str, list[str]]:
    """All rows of all tables, in an order of their own."""
    engine = create_engine(f"sqlite:///{file}")
    tables = inspect(engine).get_table_names()
    engine.dispose()
    return {table: sorted(repr(row) for row in ask(file, f'SELECT * FROM "{table}"')) for table in tables}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    """A database with a table in the middle of play."""
    return Begun(tmp_path_factory.mktemp("begun"))


@pytest.fixture(scope="module")
def backup(begun: Begun, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saved") / "backup"
    save(begun.data, file)
    return file


# -- there and back --------------------------------------------------------------------------------


def test_a_database_that_is_restored_holds_the_same_to_the_letter(tmp_path: Path, begun: Begun, backup: Path) -> None:
    restore(tmp_path, backup)
    kept = contents(begun.file)
    assert contents(tmp_path / "islario.db") == kept
    assert all(kept[table] for table in ("people", "tables", "seats", "log"))
    assert ask(tmp_path / "islario.db", "PRAGMA foreign_key_check") == []
    assert backup.stat().st_mode & 0o777 == 0o600


def test_one_of_the_first_version_is_restored_in_todays_shape(tmp_path: Path) -> None:
    old, migrated, new = tmp_path / "old", tmp_path / "migrated", tmp_path / "new"
    for folder in (old, migrated, new):
        folder.mkdir()
    for folder in (old, migrated):
        shutil.copy(FIRST, folder / "islario.db")
    save(old, tmp_path / "backup")
    assert (old / "islario.db").read_bytes() == FIRST.read_bytes()
    restore(new, tmp_path / "backup")
    open_all(migrated / "islario.db")
    assert contents(new / "islario.db") == contents(migrated / "islario.db")


def rows_of(backup: Path) -> list[str]:
    """All rows of a backup, each with its table, in an order of their own."""
    found, table = [], None
    for line in lines_of(backup)[1:-1]:
        if isinstance(line, dict):
            table = line
        else:
            found.append(f"{table} {line}")
    return sorted(found)


@pytest.mark.parametrize("first", [False, True], ids=["now", "first version"])
def test_a_backup_of_sqlite_is_restored_into_postgres_and_its_tables_go_on(
    tmp_path: Path, begun: Begun, postgres: str, first: bool
) -> None:
    shutil.copy(FIRST if first else begun.file, tmp_path / "islario.db")
    save(tmp_path, tmp_path / "backup")
    asyncio.run(restore_backup(postgres, str(tmp_path / "backup"), "it", silent))
    open_all(tmp_path / "islario.db")  # an old one gets today's shape
    save(tmp_path, tmp_path / "sqlite")
    asyncio.run(write_backup(postgres, str(tmp_path / "postgres"), silent))
    assert rows_of(tmp_path / "postgres") == rows_of(tmp_path / "sqlite")
    report = asyncio.run(examine(postgres, silent))
    assert report.states == asyncio.run(examine(sqlite_address(tmp_path / "islario.db"), silent)).states
    assert (report.database, report.complaints) == ("postgresql", [])

    async def go_on(service: TableService) -> None:
        people = {number for (number,) in ask(tmp_path / "islario.db", "SELECT id FROM people")}
        assert (await People(service.storage).welcome())[0] not in people
        if not first:
            live = await service.tables.find(begun.table)
            assert live.state.position() == begun.position
            await begun.play(service, live, 1)
            assert live.number == begun.entries + 1

    run(tmp_path, go_on, database=postgres)


def test_what_is_written_meanwhile_belongs_to_the_next_backup(tmp_path: Path) -> None:
    open_all(tmp_path / "islario.db")
    add = "INSERT INTO people (token, created) VALUES (?, 0)"
    with closing(sqlite3.connect(tmp_path / "islario.db")) as database:
        database.executemany(add, [(f"{number:05}",) for number in range(2500)])
        database.commit()
        done: list[int] = []

        def write_more(so_far: int, total: int) -> None:
            database.execute(add, (f"late {so_far}",))
            database.execute("INSERT INTO keys VALUES (?, 'late')", (f"late {so_far}",))  # in a table that comes later
            database.commit()
            done.append(so_far)

        save(tmp_path, tmp_path / "backup", write_more)
    assert done[:3] == [1000, 2000, 2500]
    with gzip.open(tmp_path / "backup") as lines:
        told = lines.read()
    assert (told.count(b"late"), told.count(b'",0.0]')) == (0, 2500)
    save(tmp_path, tmp_path / "next")
    with gzip.open(tmp_path / "next") as lines:
        assert lines.read().count(b"late") == 3 * len(done)


def test_tables_go_on_where_they_were_when_the_backup_was_made(tmp_path: Path, server: Server, ana: Person) -> None:
    made = ana.start("me", "open")
    with ana.sit(made["table"]) as socket:
        while socket.standing["moment"] < 5 and socket.standing["view"]["waiting_for"] == [0]:
            assert socket.play(socket.standing["legal"]["0"][-1])["type"] == "done"
        main(["backup", str(tmp_path / "backup"), "--data", str(server.data)])  # while it is played
        before = socket.standing
    main(["restore", str(tmp_path / "backup"), "--data", str(tmp_path / "new")])
    with Server(tmp_path / "new") as other:
        again, bea = Person(other), Person(other)
        again.http.cookies.set("islario", ana.http.cookies["islario"])
        assert bea.join(made["table"], made["invitations"][0]["secret"]).status_code == 200
        with again.sit(made["table"]) as one, bea.sit(made["table"]) as two:
            assert [one.standing[part] for part in ("number", "view")] == [before[part] for part in ("number", "view")]
            seat = one.standing["view"]["waiting_for"][0]
            mine = (one, two)[seat]
            assert mine.play(mine.standing["legal"][str(seat)][-1], seat)["type"] == "done"
        assert other.stop() == ""


# -- refused ---------------------------------------------------------------------------------------


def refused(data: Path, file: Path) -> str:
    """The code with which a restoring is refused. It has a sentence in each language, and leaves nothing behind."""
    before = (data / "islario.db").read_bytes() if (data / "islario.db").exists() else b""
    with pytest.raises(IslarioError) as refusal:
        restore(data, file)
    reason = refusal.value.reason
    assert len({explain(reason, language) for language in LANGUAGES}) == len(LANGUAGES)
    after = (data / "islario.db").read_bytes() if (data / "islario.db").exists() else b""
    assert after == before
    return reason.code


def test_a_database_that_is_not_empty_is_left_alone(tmp_path: Path, backup: Path) -> None:
    open_all(tmp_path / "islario.db")
    kept = contents(tmp_path / "islario.db")
    with pytest.raises(IslarioError, match="this database"):
        restore(tmp_path, backup)
    assert contents(tmp_path / "islario.db") == kept


def test_a_file_that_was_cut_is_refused_wherever_it_was_cut(tmp_path: Path, backup: Path) -> None:
    whole, file = backup.read_bytes(), tmp_path / "cut"
    for length in [*range(20, len(whole), len(whole) // 20), len(whole) - 1]:
        file.write_bytes(whole[:length])
        assert refused(tmp_path, file) == "backup_damaged"


def test_a_file_in_which_a_byte_was_altered_is_refused(tmp_path: Path, backup: Path) -> None:
    whole, file = backup.read_bytes(), tmp_path / "altered"
    for place in range(20, len(whole), len(whole) // 40):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert refused(tmp_path, file) in ("backup_damaged", "backup_unknown")


def lines_of(backup: Path) -> list[Any]:
    with gzip.open(backup, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write_lines(file: Path, lines: list[Any], seal: bool = True) -> Path:
    """A backup of these lines, the last with the right sum if they are to be sealed."""
    told = b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines[:-1])
    last = {"sha256": hashlib.sha256(told).hexdigest()} if seal else lines[-1]
    with gzip.open(file, "wb") as packed:
        packed.write(told + json.dumps(last).encode() + b"\n")
    return file


def test_a_row_that_is_altered_taken_out_or_doubled_is_found_out(tmp_path: Path, backup: Path) -> None:
    lines = lines_of(backup)
    place = next(place for place, line in enumerate(lines) if isinstance(line, list))
    other = [*lines[place][:-1], "other"]
    for changed in ([other], [], [lines[place]] * 2):
        file = write_lines(tmp_path / "backup", [*lines[:place], *changed, *lines[place + 1 :]], seal=False)
        assert refused(tmp_path, file) == "backup_damaged"


def test_one_that_was_sealed_anew_has_to_hold_what_it_says(tmp_path: Path, backup: Path) -> None:
    """Somebody may edit a backup and mend the sum: what does not fit is refused, and nothing is written."""
    header, *rest = lines_of(backup)
    place = next(place for place, line in enumerate(rest) if isinstance(line, list))
    table, row = rest[place - 1], rest[place]
    counts = header["rows"]
    more, fewer = ({**counts, table["table"]: counts[table["table"]] + more} for more in (1, -1))
    for changed in (
        [{**header, "rows": more}, *rest],
        [{**header, "rows": fewer}, *rest],
        [header, *rest[:place], row[:-1], *rest[place + 1 :]],
        [header, *rest[: place - 1], {**table, "table": "nothing"}, *rest[place:]],
        [header, *rest[: place - 1], {**table, "columns": [*table["columns"][:-1], "nothing"]}, *rest[place:]],
    ):
        with pytest.raises(BadBackup) as refusal:
            restore(tmp_path, write_lines(tmp_path / "backup", changed))
        assert refusal.value.reason.code == "backup_damaged"
        assert contents(tmp_path / "islario.db") == {}
    restore(tmp_path, backup)


@pytest.mark.parametrize("change", [{"format": FORMAT + 1}, {"shape": "shape_99"}])
def test_one_of_a_newer_version_is_refused(tmp_path: Path, backup: Path, change: dict[str, Any]) -> None:
    header, *rest = lines_of(backup)
    file = write_lines(tmp_path / "backup", [{**header, **change}, *rest])
    assert refused(tmp_path, file) == "backup_newer"


OTHERS = {"empty": b"", "text": b"this is no backup", "packed": gzip.compress(b"nor is this\n")}


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(text)
    assert refused(tmp_path, file) == "backup_unknown"


def test_the_commands_refuse_with_one_sentence_and_status_2(
    tmp_path: Path, begun: Begun, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, nowhere = ["--data", str(begun.data)], ["--data", str(tmp_path / "nowhere")]
    strange = tmp_path / "strange"
    strange.mkdir()
    (strange / "islario.db").write_text("no database " * 200)
    (tmp_path / "spoilt").mkdir()
    spoilt = Begun(tmp_path / "spoilt")
    spoilt.change("UPDATE tables SET options = '{'")
    for words, named in (
        (["backup", str(tmp_path / "file"), "--data", str(spoilt.data)], "cannot be used as a database"),
        (["backup", str(backup), *data], "exists already"),
        (["backup", str(tmp_path / "no" / "file"), *data], "cannot be written"),
        (["backup", str(tmp_path / "file"), *nowhere], "nowhere"),
        (["backup", str(tmp_path / "file"), "--data", str(strange)], "cannot be used as a database"),
        (["backup", str(tmp_path / "file"), "--database", "mysql://ana:secret@host/x"], "host/x"),
        (["backup", str(tmp_path / "file"), "--database", "sqlite:///x", *data], "--data"),
        (["backup", str(tmp_path / "file"), "--database", f"sqlite:///{tmp_path / 'mistyped.db'}"], "mistyped.db"),
        (["doctor", "--database", f"sqlite:///{tmp_path / 'mistyped.db'}"], "mistyped.db"),
        (["doctor", "--database", f"postgresql://ana:secret@127.0.0.1:{free_port()}/x"], "cannot be reached"),
        (["restore", str(backup), *data], "empty database"),
        (["restore", str(tmp_path / "none"), *nowhere], "cannot be read"),
        (["doctor", "--data", str(tmp_path / "elsewhere")], "elsewhere"),
    ):
        with pytest.raises(SystemExit) as ended:
            main(["--lang", "en", *words])
        told = capsys.readouterr()
        assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
        assert named in told.err
        assert "secret" not in told.err
    assert not list(tmp_path.glob("file*"))
    assert not (tmp_path / "elsewhere").exists()
    assert not (tmp_path / "mistyped.db").exists()


def test_the_commands_tell_their_figures_to_machines(
    tmp_path: Path, begun: Begun, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "backup")
    main(["backup", file, "--data", str(begun.data), "--json", "-"])
    saved = json.loads(capsys.readouterr().out)
    assert (saved["file"], saved["version"], saved["rows"]["tables"]) == (file, islario.__version__, 1)
    main(["restore", file, "--data", str(tmp_path / "new"), "--json", "-"])
    assert json.loads(capsys.readouterr().out)["rows"] == saved["rows"]


@pytest.mark.rare
def test_the_memory_that_it_takes_does_not_grow_with_the_database(tmp_path: Path) -> None:
    """20 MB of positions, and a part of it in memory at once."""
    open_all(tmp_path / "islario.db")
    row = "INSERT INTO deals VALUES (?, 'challenge', 'hashi', '{}', ?, '', '', '[]', '', NULL, 0, NULL)"
    with closing(sqlite3.connect(tmp_path / "islario.db")) as database:
        database.executemany(row, ((str(number), json.dumps(f"{number:0>2000}")) for number in range(10_000)))
        database.commit()
    (tmp_path / "new").mkdir()
    tracemalloc.start()
    save(tmp_path, tmp_path / "backup")
    restore(tmp_path / "new", tmp_path / "backup")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 10_000_000
    assert ask(tmp_path / "new" / "islario.db", "SELECT count(*) FROM deals") == [(10_000,)]


def test_a_new_person_after_a_restore_has_a_number_of_their_own(tmp_path: Path, begun: Begun, backup: Path) -> None:
    restore(tmp_path, backup)

    async def add() -> int:
        storage = Storage(sqlite_address(tmp_path / "islario.db"))
        await storage.open()
        try:
            return await storage.add_person("new")
        finally:
            await storage.close()

    assert asyncio.run(add()) not in {number for (number,) in ask(begun.file, "SELECT id FROM people")}

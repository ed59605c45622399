"""The shape of the database: made and changed by migrations, all or nothing, and never without a copy."""

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from islario.server.storage import Storage, sqlite_address
from islario.server.storage_address import database_of
from islario.server.storage_shape import metadata
from islario.server.upgrades import MIGRATIONS, StrangeData, bring_up_to_date
from islario.words import LANGUAGES, explain
from tests.server.running import SECONDS
from tests.server.test_old_data import FIRST, ask, dump

HALF_WAY = """
import sqlalchemy as sa
from alembic import op

revision = "shape_next"
down_revision = "{newest}"


def upgrade():
    op.create_table("extra", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("DELETE FROM chat")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("version")
    raise RuntimeError("half-way")
"""


def old_data(folder: Path) -> Path:
    file = folder / "islario.db"
    shutil.copy(FIRST, file)
    return file


def open_all(*files: Path) -> None:
    """Open these databases, all at once, and close them."""

    async def one(file: Path) -> None:
        storage = Storage(sqlite_address(file))
        await storage.open()
        await storage.close()

    async def work() -> None:
        await asyncio.gather(*(one(file) for file in files))

    asyncio.run(work())


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob(f"{file.name}.*"))


def newest(file: Path) -> str:
    open_all(file)
    return str(ask(file, "SELECT version_num FROM alembic_version")[0][0])


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_the_migrations_make_the_shape_that_the_storage_expects(tmp_path: Path, old: bool) -> None:
    file = old_data(tmp_path) if old else tmp_path / "islario.db"
    open_all(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    open_all(tmp_path / "islario.db")
    assert copies(tmp_path / "islario.db") == []


def test_an_old_one_is_copied_first_and_only_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = old_data(tmp_path)
    file.chmod(0o640)
    open_all(file)
    (copy,) = copies(file)
    assert dump(copy) == dump(FIRST)
    assert copy.stat().st_mode == file.stat().st_mode
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert str(copy) in line
    open_all(file)
    assert copies(file) == [copy]


def test_a_copy_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = old_data(tmp_path)
    name = f"islario.db.before-{newest(tmp_path / 'other.db')}"
    (tmp_path / name).write_text("somebody needs this")
    open_all(file)
    assert (tmp_path / name).read_text() == "somebody needs this"
    assert dump(tmp_path / f"{name}-2") == dump(FIRST)


def test_what_is_kept_in_a_table_of_then_is_kept_now(tmp_path: Path) -> None:
    file = old_data(tmp_path)
    open_all(file)
    for table, columns in {
        "people": "id, token, created",
        "tables": "id, game, options, created, version, next",
        "seats": '"table", seat, owner, name, bot, invitation, asks',
        "log": '"table", number, seat, action, undone, person, at',
        "chat": "*",
    }.items():
        question = f"SELECT {columns} FROM {table} ORDER BY 1, 2"
        assert ask(file, question) == ask(FIRST, question)
    seeds = ask(FIRST, "SELECT id, CAST(seed AS TEXT), 'sfc32', 1, NULL FROM tables ORDER BY id")
    assert ask(file, "SELECT id, seed, chance, rules, position FROM tables ORDER BY id") == seeds


def test_a_migration_that_fails_half_way_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = old_data(tmp_path)
    scripts = tmp_path / "scripts"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "shape_next.py").write_text(HALF_WAY.format(newest=newest(tmp_path / "other.db")))
    for _ in range(2):
        with pytest.raises(RuntimeError, match="half-way"):
            asyncio.run(bring_up_to_date(database_of(sqlite_address(file)), scripts))
        assert dump(file) == dump(FIRST)
        assert [dump(copy) for copy in copies(file)] == [dump(FIRST)]
    open_all(file)
    assert ask(file, "SELECT count(*) FROM chat") == ask(FIRST, "SELECT count(*) FROM chat")


def test_two_that_open_it_at_once_do_not_hinder_each_other(tmp_path: Path) -> None:
    file = old_data(tmp_path)
    open_all(file, file)
    assert len(copies(file)) == 1
    assert ask(file, "SELECT count(*) FROM log") == ask(FIRST, "SELECT count(*) FROM log")


def test_a_database_whose_making_was_cut_short_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "islario.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE shape (number INTEGER NOT NULL, PRIMARY KEY (number))")
    open_all(file)
    assert ask(file, "SELECT count(*) FROM tables") == [(0,)]


NEWER = "UPDATE alembic_version SET version_num = 'shape_99'"
NEWER_OF_THEN = "CREATE TABLE shape AS SELECT 99 AS number"
"""How a database said which shape it has before there were migrations."""


def newer_data(folder: Path, change: str = NEWER) -> Path:
    file = folder / "islario.db"
    open_all(file)
    with closing(sqlite3.connect(file)) as database:
        if change == NEWER_OF_THEN:
            database.execute("DROP TABLE alembic_version")
        database.execute(change)
        database.commit()
    return file


@pytest.mark.parametrize("change", [NEWER, NEWER_OF_THEN])
def test_data_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path, change: str) -> None:
    file = newer_data(tmp_path, change)
    before = dump(file)
    with pytest.raises(StrangeData) as refused:
        open_all(file)
    assert len({explain(refused.value.reason, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert all("99" in explain(refused.value.reason, language) for language in LANGUAGES)
    assert dump(file) == before


def test_a_server_that_finds_data_of_a_newer_version_says_so_and_ends(tmp_path: Path) -> None:
    file = newer_data(tmp_path)
    with pytest.raises(StrangeData) as refused:
        open_all(file)
    command = [sys.executable, "-m", "islario.cli", "--lang", "en", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=SECONDS)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"islario: {explain(refused.value.reason, 'en')}\n"

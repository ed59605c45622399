"""What the commands do by which a server's data is looked after: ``backup``, ``restore`` and ``doctor``."""

import argparse
import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Iterator
from json import JSONDecodeError
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from islario.arguments import refuse_both
from islario.commands import check_json, progress_bar, write_json
from islario.core.reasons import Reason
from islario.server.backup import restore_backup, write_backup
from islario.server.doctor import Patient, Report, examine
from islario.server.run import NoData, claim, data_folder, name_folder
from islario.server.storage import sqlite_address
from islario.server.storage_address import database_of, kept_database
from islario.words import Words, words_for

SICK_STATUS = 1


def backup_command(typed: argparse.Namespace) -> None:
    """write all that a server keeps into one file, while it runs or not"""
    check_json(typed.json)
    words = words_for(typed.lang)
    url = find_database(typed)
    with counting(words.say("upkeep-rows")) as progress, saying_what_is_wrong(url):
        header = asyncio.run(write_backup(url, typed.file, progress))
    rows = sum(header.rows.values())
    if typed.json != "-":
        print(words.say("upkeep-saved", rows=rows, place=name_of(url), file=typed.file))
    write_json(typed.json, {"file": typed.file, **msgspec.to_builtins(header)})


def restore_command(typed: argparse.Namespace) -> None:
    """read such a file into a database that is empty"""
    check_json(typed.json)
    words = words_for(typed.lang)
    url = find_database(typed, new=True)
    with contextlib.ExitStack() as stack:
        folder = database_of(url.render_as_string(hide_password=False)).folder
        if folder is not None:
            stack.enter_context(claim(data_folder(str(folder))))
        progress = stack.enter_context(counting(words.say("upkeep-rows")))
        stack.enter_context(saying_what_is_wrong(url))
        header = asyncio.run(restore_backup(url, typed.file, name_of(url), progress))
    if typed.json != "-":
        print(words.say("upkeep-restored", rows=sum(header.rows.values()), place=name_of(url), file=typed.file))
    write_json(typed.json, {"file": typed.file, **msgspec.to_builtins(header)})


def doctor_command(typed: argparse.Namespace) -> None:
    """look whether the data is sound and every table can be played on; the exit status is 1 if not"""
    check_json(typed.json)
    words = words_for(typed.lang)
    url = find_database(typed)
    with counting(words.say("upkeep-tables")) as progress, saying_what_is_wrong(url), silence():
        report = asyncio.run(examine(url, progress))
    if typed.json != "-":
        print("\n".join(tell_report(words, report, name_of(url))))
    write_json(typed.json, {"healthy": report.healthy, **msgspec.to_builtins(report)})
    if not report.healthy:
        sys.exit(SICK_STATUS)


# -- which database --------------------------------------------------------------------------------


def find_database(typed: argparse.Namespace, new: bool = False) -> URL:
    """The database of an address, or that of a data folder. A file must be there, if it is not to be a new one."""
    if typed.database is not None:
        refuse_both("--database", "--data" if typed.data is not None else None)
        url = kept_database(typed.database).address
    else:
        folder = data_folder(typed.data) if new else name_folder(typed.data)
        url = make_url(sqlite_address(folder / "islario.db"))
    if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise NoData(Reason("no_data", {"file": str(url.database)}))
    return url


def name_of(url: URL) -> str:
    """How people call a database; its password is not told."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


@contextlib.contextmanager
def saying_what_is_wrong(url: URL) -> Iterator[None]:
    """A database that cannot be used is one sentence."""
    try:
        yield
    except (SQLAlchemyError, JSONDecodeError):  # it does not answer, or has what nobody has written there
        raise NoData(database_of(url).unusable()) from None


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """What a table complains of when it is played out goes into the report, not into the log."""
    logger = logging.getLogger("islario")
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False


# -- telling ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that shows how much is done, and of how much."""
    with progress_bar() as bar:
        task = bar.add_task(what, total=None, rate="")

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)
            bar.refresh()

        yield progress


def tell_report(words: Words, report: Report, place: str) -> Iterator[str]:
    """What was found, line by line, with the answer in the last one."""
    size = {"size": megabytes(report.bytes), "waiting": megabytes(report.bytes_of_log)}
    yield words.say("upkeep-place", place=place, shape=report.shape or "-", **size)
    if report.rows:
        yield "  " + ", ".join(f"{table} {count:,}" for table, count in report.rows.items())
    for complaint in report.complaints:
        yield words.say("upkeep-damaged", problem=complaint)
    if not report.complaints and report.database == "sqlite":
        yield words.say("upkeep-sound")
    if report.shape != report.newest and not report.complaints:
        yield words.say("upkeep-older", newest=report.newest)
    for state, tables in report.states.items():
        yield words.say(f"upkeep-state-{state}", tables=tables)
        for patient in report.patients:
            if patient.state == state:
                yield f"  {tell_patient(words, patient)}"
    yield words.say("upkeep-healthy" if report.healthy else "upkeep-ill")


def tell_patient(words: Words, patient: Patient) -> str:
    values: dict[str, Any] = {"table": patient.table, "game": patient.game, "version": patient.version}
    numbers = {"entries": patient.entries, "left": patient.left, "begun": patient.begun, "now": patient.now}
    return words.say("upkeep-table", **values, **numbers)


def megabytes(size: int) -> float:
    return round(size / 1e6, 1)

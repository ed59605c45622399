"""What is kept, and who speaks to the database."""

from pathlib import Path

import pytest

from islario.server.table_service import TableService
from tests.server.test_table_service import ME, owner, run, start
from tests.test_compiled import MODULES, imports_of

pytestmark = pytest.mark.once

DATABASE = {"sqlalchemy", "alembic", "aiosqlite", "asyncpg", "sqlite3"}


def test_only_storage_its_upgrades_and_its_upkeep_speak_to_the_database() -> None:
    speaking = {
        name for name, path in MODULES.items() if DATABASE & {found.split(".")[0] for found in imports_of(path)}
    }
    allowed = ("islario.server.migrations.", "islario.server.storage_")
    others = {name for name in speaking if not name.startswith(allowed)}
    upkeep = {"islario.server.backup", "islario.server.doctor", "islario.upkeep"}
    assert others == {"islario.server.storage", "islario.server.upgrades", *upkeep}


def test_a_seat_is_changed_only_if_it_is_still_as_expected(tmp_path: Path, database: str) -> None:
    async def work(service: TableService) -> None:
        live = await start(service, ME, ME)
        person, change_seat = await owner(live), service.storage.change_seat
        assert not await change_seat(live.id, 0, {"owner": None}, {"name": "Ana"})
        assert not await change_seat(live.id, 0, {"owner": person, "name": "Bea"}, {"name": "Ana"})
        assert await change_seat(live.id, 0, {"owner": person, "bot": None}, {"owner": None, "bot": "random"})
        assert await change_seat(live.id, 0, {"owner": None}, {"name": "Ana"})
        kept = await service.storage.read_table(live.id)
        assert kept is not None
        assert [(row.owner, row.name, row.bot) for row in kept.seats] == [(None, "Ana", "random"), (person, "", None)]

    run(tmp_path, work, database=database)

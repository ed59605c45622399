"""The whole forecast, put together."""

from typing import Any

from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.forecast import answers, in_force, inventions, needs, people, planned, warnings
from islario.games.robinson.forecast.tonight import Night
from islario.games.robinson.state import STEP_SIZE, Table


def forecast(table: Table, seat: i64) -> dict[str, Any] | None:
    """What can be reckoned from what is seen; a spectator (-1) sees it as the first player does."""
    if table.depth == 0:
        return None
    planning = table.steps[(table.depth - 1) * STEP_SIZE] == steps.PLANNING
    night = Night(table)
    night.imagine()
    folk = people.people(table, night)
    tonight = {**night.told(), "strikes": in_force.strikes(table), "threats": in_force.threats(table)}
    return {
        "targets": needs.needs(table, seat if seat >= 0 else table.first) if planning else [],
        "planned": planned.planned(table, night),
        "tonight": tonight,
        "people": folk,
        "inventions": inventions.inventions(table, seat),
        "effects": in_force.effects(table),
        "warnings": warnings.warnings(table, night, folk) if planning else [],
        "answers": {} if planning or seat < 0 else answers.answers(table, seat),
    }

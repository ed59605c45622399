"""All scenarios, in the order of their tables in ``box/scenarios.toml``.

A table names its module: ``id = "jenny"`` is ``scenarios/jenny.py``, whose ``SCENARIO`` is the object that answers.
"""

from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.games.robinson import steps
from islario.games.robinson.box import piece_names
from islario.games.robinson.box.reading import field_of, names_of, reader, refuse
from islario.games.robinson.components import SCENARIO_INVENTIONS, SCENARIO_TABLES
from islario.games.robinson.components import SCENARIOS as NAMES
from islario.games.robinson.effects.specs import EFFECTS
from islario.games.robinson.scenarios.scenario import Scenario
from islario.games.robinson.state import Table

FOLDER: Final = "islario.games.robinson.scenarios"
NOBODYS: Final = -1


def _find(card: dict[str, Any]) -> Scenario:
    """The scenario that a table belongs to; refused if no module has its name."""
    name = field_of(card, "id")
    path = f"{FOLDER}.{name}"
    try:
        found = getattr(import_module(path), "SCENARIO", None) if name.isidentifier() else None
    except ModuleNotFoundError as missing:
        if missing.name != path:
            raise
        found = None
    if not isinstance(found, Scenario):
        raise reader.bad("name", name)
    return found


def _check(scenario: Scenario, card: dict[str, Any], inventions: list[dict[str, Any]]) -> None:
    """Refuse a table that says something else than its module knows."""
    names_of(inventions, list(scenario.inventions))
    placed = field_of(inventions[0], "place")
    if reader.flag(placed is not None and placed) != scenario.sited:
        raise reader.bad("flag", placed)
    reader.number(field_of(card, "rounds"), scenario.fewest_rounds, scenario.most_rounds)
    if not scenario.totems:
        refuse(card, "totems")
    names = [*piece_names.POINTS, *scenario.own_points]
    for name in field_of(card, "points") or {}:
        reader.one_of(name, names)


def _all() -> list[Scenario]:
    found = []
    for number, card in enumerate(SCENARIO_TABLES):
        scenario = _find(card)
        _check(scenario, card, SCENARIO_INVENTIONS[number])
        scenario.take_place(number)
        found.append(scenario)
    return found


SCENARIOS: Final = _all()


def owners_of_steps(scenarios: list[Scenario]) -> list[int]:
    """The scenario that carries out each step of scenarios, from ``steps.WEATHER_STEPS_END`` on.

    A step belongs to the scenario that names it, or whose effect it is. One that belongs to none is refused.
    """
    first, end = steps.WEATHER_STEPS_END, steps.SCENARIO_END
    found = [NOBODYS] * (end - first)
    for number, scenario in enumerate(scenarios):
        effects = [
            spec.step for spec in EFFECTS.values() if NAMES[scenario.number] in spec.scenarios and spec.step >= first
        ]
        for step in [*scenario.own_steps, *effects]:
            if not first <= step < end or found[step - first] != NOBODYS:
                raise LookupError(f"{NAMES[scenario.number]} cannot have the step {step}: it belongs to others")
            found[step - first] = number
    for name, value in vars(steps).items():
        is_step = isinstance(value, int) and first <= value < end and not name.endswith("_END")
        if is_step and found[value - first] == NOBODYS:
            raise LookupError(f"no scenario carries out steps.{name}")
    return found


OWNER: Final = vec[i64](owners_of_steps(SCENARIOS))


def run(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """Run a scenario's step, then check the goal."""
    SCENARIOS[OWNER[step - steps.WEATHER_STEPS_END]].run(table, step, a, b, context, log)
    table.setup.rules.check_goal(table)


def possible_answers(table: Table, step: i64, choices: i64) -> i64:
    """The answers that a step can still take, of those that were asked for."""
    if step < steps.WEATHER_STEPS_END or step >= steps.SCENARIO_END:
        return choices
    return SCENARIOS[OWNER[step - steps.WEATHER_STEPS_END]].possible_answers(table, step, choices)

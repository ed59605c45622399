"""What those at the table see when they look up: the goal and what endangers it, the meal, who is close to death."""

from typing import Final

from mypy_extensions import i64

from islario.core.signs import DANGER, GOAL, Sign
from islario.games.robinson import steps
from islario.games.robinson.components import ROUNDS
from islario.games.robinson.effects.people import mortal
from islario.games.robinson.phases.night import mouths
from islario.games.robinson.queries import free_food, pending
from islario.games.robinson.state import NIGHT, Table

CLOSE: Final = 3
"""So many wounds short of death somebody is in danger: a hungry night under the open sky."""


def signs(table: Table) -> list[Sign]:
    """The round, the parts of the scenario's goal, and the dangers that everybody can see."""
    last: i64 = ROUNDS[table.setup.scenario]
    found = [Sign(GOAL, "round", {"round": int(table.round), "rounds": int(last)})]
    for part in table.setup.rules.progress(table):
        told = part.told()
        if told["danger"] or not part.danger:
            found.append(Sign(DANGER if told["danger"] else GOAL, part.code, told["values"]))
    for seat in range(table.setup.players):
        left: i64 = mortal(table, seat) - table.wounds[seat]
        if left <= CLOSE:
            found.append(Sign(DANGER, "near_death", {"seat": int(seat), "left": int(left)}))
    eating = int(mouths(table))
    food = int(free_food(table))
    if food < eating and (table.phase < NIGHT or pending(table, steps.NIGHT_EAT) >= 0):
        found.append(Sign(DANGER, "hunger", {"food": food, "mouths": eating}))
    if table.round == last:
        found.append(Sign(DANGER, "last_round"))
    return found

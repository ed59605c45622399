"""Jenny: rescued over the sea with a raft, and away with the lifeboat."""

from islario.games.robinson import steps
from islario.games.robinson.agenda import NOTHING, for_person, push
from islario.games.robinson.components import FIRST_OF_SCENARIO, JENNY, SECOND_OF_SCENARIO
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import JENNY_RESCUED, Table


def has_raft(table: Table) -> bool:
    return has_item(table, FIRST_OF_SCENARIO)


def has_lifeboat(table: Table) -> bool:
    return (table.built >> SECOND_OF_SCENARIO) & 1 == 1


def rescue(table: Table) -> None:
    table.notes[JENNY_RESCUED] = 1


def suffer(table: Table) -> None:
    """Alone on her rock she takes two wounds every night."""
    if table.notes[JENNY_RESCUED] == 0:
        push(table, steps.WOUNDS, 2, 0, for_person(NOTHING, JENNY))


def reached(table: Table) -> bool:
    return table.notes[JENNY_RESCUED] == 1 and has_lifeboat(table)

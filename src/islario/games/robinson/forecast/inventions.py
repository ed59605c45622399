"""What can be invented: what is built, what could be built now, what the others lack, and what needs them."""

from typing import Any

from mypy_extensions import i64

from islario.core.bits import bit, places
from islario.games.robinson.box.cards import CARDS, THREAT_INSTEAD, THREAT_ITEM
from islario.games.robinson.components import (
    BUILDABLE,
    EVENT_COUNT,
    FIRST_OF_SCENARIO,
    NEED_ITEMS,
    ON_A_TILE,
    REPEATABLE,
    SECOND_OF_SCENARIO,
    invention_card,
    invention_name,
)
from islario.games.robinson.effects.finds import owner
from islario.games.robinson.forecast import needs
from islario.games.robinson.notation import TARGETS
from islario.games.robinson.phases.actions import invention_of
from islario.games.robinson.phases.arrivals import is_item
from islario.games.robinson.planning import targets
from islario.games.robinson.state import Table


def inventions(table: Table, seat: i64) -> list[dict[str, Any]]:
    """Those that lie open, are built or wait in Future, and the two of the scenario."""
    own: i64 = bit(FIRST_OF_SCENARIO) | bit(SECOND_OF_SCENARIO)
    return [tell(table, seat, invention) for invention in places(table.open | table.built | coming(table) | own)]


def coming(table: Table) -> i64:
    """Inventions that wait in Future, as bits."""
    found: i64 = 0
    for thing in table.incoming:
        if is_item((thing >> 3) & 511):
            found |= bit(invention_of(table, (thing >> 3) & 511))
    return found


def tell(table: Table, seat: i64, invention: i64) -> dict[str, Any]:
    scenario: i64 = table.setup.scenario
    at: i64 = BUILDABLE * scenario + invention
    sited = ON_A_TILE[at] == 1
    target: i64 = table.setup.rules.first_site if sited else targets.of_invention(scenario, invention)
    done = REPEATABLE[at] == 0 and not sited
    missing: list[dict[str, Any]] = []
    if done and (table.built >> invention) & 1 == 1:
        state = "built"
    elif done and (coming(table) >> invention) & 1 == 1:
        state = "coming"
    else:
        ways = needs.ways_to_pay(table, target)
        missing = needs.lacks_of_invention(table, invention) + needs.lacking_goods(ways)
        whose: i64 = owner(table, invention) if invention < FIRST_OF_SCENARIO else -1
        strange = whose >= 0 and seat >= 0 and whose != seat
        state = "closed" if strange else "lacks" if missing else "open"
    return {
        "invention": invention_name(scenario, invention),
        "card": CARDS[invention_card(scenario, invention)],
        "state": state,
        "target": None if sited else TARGETS[target],
        "lacks": missing,
        "helps": helps(table, invention),
    }


def helps(table: Table, invention: i64) -> list[str]:
    """What needs it: inventions that lie open, those of the scenario, threats."""
    scenario: i64 = table.setup.scenario
    others: i64 = (table.open | bit(FIRST_OF_SCENARIO) | bit(SECOND_OF_SCENARIO)) & ~table.built
    found = [
        CARDS[invention_card(scenario, other)]
        for other in places(others)
        if NEED_ITEMS[BUILDABLE * scenario + other] & bit(invention) != 0
    ]
    return found + [
        CARDS[card]
        for card in table.threats
        if 0 <= card < EVENT_COUNT and (THREAT_ITEM[card] == invention or THREAT_INSTEAD[card] == invention)
    ]

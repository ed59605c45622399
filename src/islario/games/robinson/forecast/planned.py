"""The actions of the plan: what each still lacks, its odds, and what it brings."""

from typing import Any

from mypy_extensions import i64

from islario.games.robinson.components import ACTIONS, EVENT_COUNT, THREAT, WOOD
from islario.games.robinson.forecast import needs, odds
from islario.games.robinson.forecast.tally import rounded
from islario.games.robinson.forecast.tonight import Night
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.planning import check_results, checks, costs, pawns, targets
from islario.games.robinson.state import LEADER, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table

TWO = 2
"""The pawns for which a wreckage gives more."""


def planned(table: Table, night: Night) -> list[dict[str, Any]]:
    return [tell(table, slot, night) for slot in range(SLOTS) if table.plan[slot * SLOT_SIZE + TARGET] != 0]


def tell(table: Table, slot: int, night: Night) -> dict[str, Any]:
    at = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    kind: i64 = targets.KIND[target]
    leader: i64 = table.plan[at + LEADER]
    there: i64 = pawns.count(table.plan[at + PAWNS])
    needed: i64 = costs.needed(table, slot)
    why: i64 = checks.complete(table, slot)
    sure = not odds.is_rolled(kind) or there > needed
    return {
        "slot": slot + 1,
        "target": TARGETS[target],
        "kind": ACTIONS[kind],
        "performer": PEOPLE[leader],
        "pawns": int(there),
        "needed": int(needed),
        "complete": why == check_results.FINE,
        "missing": int(max(0, needed - there)),
        "lacks": lacks(table, why, needed - there),
        "sure": sure,
        "better": not sure or (is_wreck(table, target) and there < TWO),
        "odds": odds_of(table, slot, kind, leader, sure, night),
        "brings": needs.brings(table, target, leader, pawns.of(table.plan[at + PAWNS], pawns.BIBLE_READING)),
        "tokens": needs.tokens(table, target),
    }


def is_wreck(table: Table, target: i64) -> bool:
    """Whether what is dealt with is a wreckage, which gives more to two pawns (THREAT-6)."""
    return targets.KIND[target] == THREAT and table.threats[target] >= EVENT_COUNT


def lacks(table: Table, why: i64, pawns_missing: i64) -> list[dict[str, Any]]:
    """Why an action is not complete."""
    if why == check_results.INCOMPLETE:
        return [needs.lack("pawns", pawns_missing)]
    if why == check_results.NO_WOOD:
        return [needs.lack("wood", table.reserved[WOOD] - table.stock[WOOD])]
    return [needs.lack("players", 1)] if why == check_results.DIFFERENT_PLAYERS else []


def odds_of(table: Table, slot: int, kind: i64, who: i64, sure: bool, night: Night) -> dict[str, Any] | None:
    """The odds of a planned action, after those that are resolved before it; of one that is not complete, by itself."""
    if not odds.is_rolled(kind) or table.slot == slot:
        return None
    if checks.complete(table, slot) != check_results.FINE:
        return odds.of_action(table, kind, who, sure)
    ledger = night.ledger
    wounded = ledger.wounds.get(2 * slot)
    return {
        "success": part_of(ledger.success[slot], ledger.thrown[slot], 1.0),
        "wound": wounded[1] if wounded is not None else 0.0,
        "adventure": part_of(ledger.adventure[slot], ledger.attempted[slot], 0.0),
    }


def part_of(some: float, all_of_them: float, otherwise: float) -> float:
    return rounded(some / all_of_them) if all_of_them > 0 else otherwise

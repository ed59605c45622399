"""What can be planned: the pawns and goods that it needs, the odds of its dice, and what is still missing."""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import bit, places
from islario.games.robinson import island, marks
from islario.games.robinson.box.cards import CARDS, THREAT_DIFFERENT, THREAT_ITEM, THREAT_WEAPON
from islario.games.robinson.components import (
    ACTIONS,
    BUILD,
    BUILDABLE,
    CAMP,
    EVENT_COUNT,
    EXPLORE,
    FOOD,
    FRIDAY,
    FUR,
    GATHER,
    HUNT,
    NEED_ITEMS,
    NEED_TERRAIN,
    PRESERVED,
    RESOURCES,
    REST,
    WOOD,
    invention_card,
)
from islario.games.robinson.effects.specs import TERRAINS
from islario.games.robinson.forecast import odds
from islario.games.robinson.notation import TARGETS
from islario.games.robinson.phases import outcomes
from islario.games.robinson.planning import check_results, checks, costs, openings, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import NO_TILE, Table

MENDABLE: Final = (
    bit(check_results.NO_ITEM)
    | bit(check_results.NO_WEAPON)
    | bit(check_results.NO_SHELTER)
    | bit(check_results.NO_TERRAIN)
)
"""Answers of planning that mean that something is missing, and not that there is nothing to do."""


def needs(table: Table, seat: i64) -> list[dict[str, Any]]:
    """Every target that could be planned, or for which something is missing; by whom it is performed: the seat."""
    found: list[dict[str, Any]] = []
    for target in range(i64(targets.TARGET_COUNT)):
        why: i64 = openings.on_target(table, target)
        if why == FINE or (MENDABLE >> why) & 1 == 1:
            beside: i64 = checks.beside_plan(table, seat, target, checks.OWN) if why == FINE else FINE
            if beside != check_results.TAKEN and beside != check_results.ALL_HUNTED:
                found.append(tell(table, seat, target))
    return found


def tell(table: Table, seat: i64, target: i64) -> dict[str, Any]:
    kind: i64 = targets.KIND[target]
    least: i64 = costs.fewest(table, target) + costs.field_surcharge(table, target)
    rolled = odds.is_rolled(kind)
    ways = ways_to_pay(table, target)
    mine = chances(table, kind, seat)
    return {
        "target": TARGETS[target],
        "kind": ACTIONS[kind],
        "open": can_plan(table, seat, target),
        "least": int(least),
        "sure": int(least + 1) if rolled else None,
        **mine,
        "others": {name: theirs for name, who in performers(table) if (theirs := chances(table, kind, who)) != mine},
        "ways": ways,
        "lacks": [*lacks(table, target), *lacking_goods(ways), *lacking_pawns(table, target, least)],
        "brings": brings(table, target, seat, 0),
        "tokens": tokens(table, target),
    }


def chances(table: Table, kind: i64, who: i64) -> dict[str, Any]:
    """The odds of a kind of action for a performer, with the fewest pawns and with so many that it is sure."""
    return {"odds": odds.of_action(table, kind, who, False), "odds_sure": odds.of_action(table, kind, who, True)}


def performers(table: Table) -> list[tuple[str, int]]:
    """Whoever can perform an action, by the names of their pawns."""
    seats = [(str(seat), seat) for seat in range(table.setup.players)]
    return [*seats, ("friday", FRIDAY)] if table.friday else seats


def can_plan(table: Table, seat: i64, target: i64) -> bool:
    """Whether the seat could plan it now, by itself or, as first player, for Friday or Jenny."""
    for performer in range(i64(3)):
        there = performer == checks.OWN or (table.friday if performer == checks.BY_FRIDAY else table.rescued())
        for way in range(i64(len(costs.WAYS))):
            if there and checks.plan(table, seat, target, way, performer) == FINE:
                return True
    return False


# -- what it costs -------------------------------------------------------------------------------------------


def ways_to_pay(table: Table, target: i64) -> list[dict[str, Any]]:
    """The ways to pay for a target, each with what would be left; none if it costs nothing."""
    found: list[dict[str, Any]] = []
    for way in range(i64(len(costs.WAYS))):
        if not costs.has_way(table, target, way):
            continue
        cost: i64 = costs.price(table, target, way)
        if cost == 0:
            continue
        if costs.wood_of(cost) > 0:
            cost += checks.token_wood(table, target)
        payable = checks.can_pay(table, costs.price(table, target, way), target, 0) == FINE
        left = remaining(table, cost)
        found.append({"way": costs.WAYS[way], "cost": goods_of(cost), "payable": payable, "left": left})
    return found


def goods_of(cost: i64) -> dict[str, int]:
    amounts = {"wood": costs.wood_of(cost), "food": costs.food_of(cost), "fur": costs.fur_of(cost)}
    return {name: int(amount) for name, amount in amounts.items() if amount > 0}


def remaining(table: Table, cost: i64) -> dict[str, int]:
    """What would be free; food is spent as the group wants it to be."""
    free = [int(table.stock[resource] - table.reserved[resource]) for resource in range(4)]
    free[WOOD] -= int(costs.wood_of(cost))
    free[FUR] -= int(costs.fur_of(cost))
    first, second = (PRESERVED, FOOD) if table.preserved_first else (FOOD, PRESERVED)
    part = min(int(costs.food_of(cost)), max(0, free[first]))
    free[first] -= part
    free[second] -= int(costs.food_of(cost)) - part
    return {name: free[resource] for resource, name in enumerate(RESOURCES)}


# -- what is missing -----------------------------------------------------------------------------------------


def lack(what: str, n: i64, thing: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {"what": what, "n": int(n)}
    if thing:
        found["thing"] = thing
    return found


def lacks(table: Table, target: i64) -> list[dict[str, Any]]:
    """What is missing of shelter, weapons, items and terrain."""
    if target <= targets.RIGHT:
        return lacks_of_threat(table, table.threats[target])
    if targets.ROOF <= target <= targets.PALISADE and openings.on_build(table, target) != FINE:
        return [lack("shelter", 1)]
    invention: i64 = targets.INVENTION_OF[target]
    return lacks_of_invention(table, invention) if invention >= 0 else []


def lacks_of_threat(table: Table, card: i64) -> list[dict[str, Any]]:
    if card < 0 or card >= EVENT_COUNT:
        return []
    found: list[dict[str, Any]] = []
    why: i64 = openings.on_threat(table, targets.LEFT if table.threats[targets.LEFT] == card else targets.RIGHT)
    if why == check_results.NO_ITEM:
        found.append(lack("item", 1, CARDS[invention_card(table.setup.scenario, THREAT_ITEM[card])]))
    if THREAT_WEAPON[card] > table.weapon:
        found.append(lack("weapon", THREAT_WEAPON[card] - table.weapon))
    return found


def lacks_of_invention(table: Table, invention: i64) -> list[dict[str, Any]]:
    at: i64 = BUILDABLE * table.setup.scenario + invention
    terrain: i64 = NEED_TERRAIN[at] & ~island.terrains(table)
    items: i64 = NEED_ITEMS[at]
    if not table.has(marks.ROUND_SPACE, marks.ITEMS_OFF):
        items &= ~table.built
    found = [lack("terrain", 1, f"terrain {TERRAINS[place]}") for place in places(terrain)]
    scenario: i64 = table.setup.scenario
    return found + [lack("item", 1, CARDS[invention_card(scenario, item)]) for item in places(items)]


def lacking_goods(ways: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is missing for the ordinary way to pay, if no way can be paid."""
    for way in ways:
        if way["payable"]:
            return []
    found: list[dict[str, Any]] = []
    for way in ways[:1]:
        left = way["left"]
        for name, free in (("wood", left["wood"]), ("fur", left["fur"]), ("food", left["food"] + left["preserved"])):
            if free < 0 and name in way["cost"]:
                found.append(lack(name, -free))
    return found


def lacking_pawns(table: Table, target: i64, least: i64) -> list[dict[str, Any]]:
    """The pawns that are missing if everybody who still has some came along."""
    kind: i64 = targets.KIND[target]
    there: i64 = 0
    for source in range(i64(pawns.ECONOMY)):
        if source != pawns.JENNY_PAWN and pawns.helps(table, source, kind, checks.is_totem(table, target)):
            there += max(0, pawns.left(table, source))
    found = [lack("pawns", least - there)] if there < least else []
    if target <= targets.RIGHT:
        card: i64 = table.threats[target]
        if 0 <= card < EVENT_COUNT and THREAT_DIFFERENT[card] == 1:
            able: i64 = 0
            for seat in range(table.setup.players):
                able += 1 if pawns.left(table, seat) > 0 and pawns.may_do(table, seat, kind) else 0
            if able < 2:
                found.append(lack("players", 2 - able))
    return found


# -- what it brings ------------------------------------------------------------------------------------------


def brings(table: Table, target: i64, who: i64, bible: i64) -> dict[str, Any]:
    """What an action brings if it succeeds, as far as it is known."""
    kind: i64 = targets.KIND[target]
    if kind == BUILD:
        if target == targets.SHELTER:
            return {"shelter": 1}
        if target <= targets.WEAPON:
            return {["roof", "palisade", "weapon"][target - targets.ROOF]: 1}
        return {"invention": CARDS[invention_card(table.setup.scenario, targets.INVENTION_OF[target])]}
    if kind == GATHER:
        space: i64 = targets.SPACE_OF[target]
        resource: i64 = targets.resource_of(target)
        place: i64 = island.place_of_resource(table, space, resource)
        return {RESOURCES[resource]: int(outcomes.yield_of(table, space, resource, place if place >= 0 else 3))}
    if kind == EXPLORE:
        space = targets.SPACE_OF[target]
        return {"tile": 1} if space >= 0 and table.tiles[space] == NO_TILE else {"discovery": 1}
    if kind == HUNT:
        return {"fight": 1}
    if kind == REST:
        healed = {"wounds": -int(outcomes.healed_by_rest(table, who))}
        cheer: i64 = outcomes.cheered_by_rest(table, who)
        return {**healed, "determination": int(cheer)} if cheer > 0 else healed
    if kind == CAMP and not table.works(marks.CAMP_FIELD, marks.BLACK):
        camp: dict[str, Any] = {"determination": int(outcomes.RALLIED + bible), "morale": 1}
        return {**camp, "wounds": -1} if bible > 0 else camp
    return {}


# -- what lies there -----------------------------------------------------------------------------------------

_ON_FIELD: Final = (
    bit(marks.ADVENTURE) | bit(marks.REROLL) | bit(marks.MINUS_PAWN) | bit(marks.BEAST) | bit(marks.PLUS_WOOD)
    | bit(marks.BLACK)
)  # fmt: skip
_ON_TILE: Final = (
    bit(marks.MINUS_PAWN) | bit(marks.BEAST) | bit(marks.BEAST_GATHER) | bit(marks.FIRE_SIGN) | bit(marks.EXHAUSTED)
    | bit(marks.EXHAUSTED + 1)
)  # fmt: skip


def tokens(table: Table, target: i64) -> list[str]:
    """The marks on its field, its tile and its price that work on it."""
    kind: i64 = targets.KIND[target]
    found: i64 = 0
    if kind <= REST:
        field: i64 = marks.THREAT_FIELD + kind
        found = table.on[field] & ~table.fresh[field] & _ON_FIELD
    space: i64 = targets.SPACE_OF[target]
    if space < 0 and (kind == BUILD or kind == CAMP or kind == REST):
        space = table.camp
    if space >= 0:
        found |= table.on[space] & ~table.fresh[space] & _ON_TILE
        if kind == GATHER:
            found |= table.on[space] & bit(island.plus_of(targets.resource_of(target)))
    if costs.area(table, target) > 0:
        found |= bit(marks.PLUS_WOOD)
    return [marks.KINDS[mark] for mark in places(found)]

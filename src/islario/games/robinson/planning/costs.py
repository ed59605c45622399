"""What an action costs, how it can be paid, and how many pawns it needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson import island, marks
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    BUILD,
    BUILDABLE,
    EVENT_COUNT,
    EXPLORE,
    FOOD,
    FUR,
    NEED_FOOD,
    NEED_FUR,
    NEED_WOOD,
    OR_FUR,
    PRESERVED,
    SPECIAL,
    THREAT,
    WOOD,
)
from islario.games.robinson.planning import pawns, targets
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import COST, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table

IN_WOOD: Final = 0
"""The ordinary way to pay."""
IN_FUR: Final = 1
MIXED: Final = 2
"""The first of three: so many furs among the wood (BUILD-30)."""
WAYS: Final = ["wood", "fur", "mixed_1", "mixed_2", "mixed_3"]

BUILDING_WOOD: Final = vec[i64]([0, 2, 2, 3, 4])
"""Shelter, roof or palisade in wood, by players (BUILD-3, -4)."""
BUILDING_FUR: Final = vec[i64]([0, 1, 1, 2, 3])


def has_way(table: Table, target: i64, way: i64) -> bool:
    """Whether a target can be paid in this way at all."""
    if way == IN_WOOD:
        return True
    if targets.SHELTER <= target <= targets.PALISADE:
        if way == IN_FUR:
            return True
        price: i64 = BUILDING_WOOD[table.setup.players] + area(table, target)
        return table.setup.rules.mixes and way - MIXED + 1 < price
    if way != IN_FUR:
        return False
    invention: i64 = targets.INVENTION_OF[target]
    if invention >= 0:
        return OR_FUR[BUILDABLE * table.setup.scenario + invention] > 0
    if target <= targets.RIGHT:
        card: i64 = table.threats[target]
        return 0 <= card < EVENT_COUNT and cards.THREAT_OR_FUR[card] > 0 and not is_waived(table, card)
    return False


def is_waived(table: Table, card: i64) -> bool:
    """Whether an item makes the payment of a threat unnecessary (THREAT-4)."""
    return cards.THREAT_INSTEAD[card] >= 0 and has_item(table, cards.THREAT_INSTEAD[card])


def area(table: Table, target: i64) -> i64:
    """The +1 wood of the cost area that prices a build (TOKEN-16)."""
    place: i64 = marks.WEAPON_COST if target == targets.WEAPON else marks.BUILDING_COST
    return 1 if targets.SHELTER <= target <= targets.WEAPON and table.has(place, marks.PLUS_WOOD) else 0


def pack(wood: i64, food: i64, fur: i64) -> i64:
    return wood | (food << 4) | (fur << 8)


def wood_of(cost: i64) -> i64:
    return cost & 15


def food_of(cost: i64) -> i64:
    return (cost >> 4) & 15


def fur_of(cost: i64) -> i64:
    return (cost >> 8) & 15


def way_of(cost: i64) -> i64:
    return (cost >> 12) & 7


def price(table: Table, target: i64, way: i64) -> i64:
    """What a target costs, packed, before the token on the Build field and the Carpenter's economy."""
    if target <= targets.RIGHT:
        return price_of_threat(table, table.threats[target], way)
    if targets.SHELTER <= target <= targets.PALISADE:
        players: i64 = table.setup.players
        if way == IN_FUR:
            return pack(0, 0, BUILDING_FUR[players])
        furs: i64 = 0
        if way >= MIXED:
            furs = way - MIXED + 1
        return pack(BUILDING_WOOD[players] + area(table, target) - furs, 0, furs)
    if target == targets.WEAPON:
        return pack(1 + area(table, target), 0, 0)
    invention: i64 = targets.INVENTION_OF[target]
    if invention < 0:
        return 0
    at: i64 = BUILDABLE * table.setup.scenario + invention
    if way == IN_FUR and OR_FUR[at] > 0:
        return pack(0, 0, OR_FUR[at])
    return pack(NEED_WOOD[at], NEED_FOOD[at], NEED_FUR[at])


def price_of_threat(table: Table, card: i64, way: i64) -> i64:
    if card < 0 or card >= EVENT_COUNT or is_waived(table, card):
        return 0
    if way == IN_FUR:
        return pack(0, 0, cards.THREAT_OR_FUR[card])
    return pack(cards.THREAT_WOOD[card], cards.THREAT_FOOD[card], cards.THREAT_FUR[card])


def first_slot(table: Table, kind: i64) -> i64:
    """The slot of a kind of action that is resolved first, or -1 (TOKEN-13)."""
    slot: i64 = ((table.leading >> (4 * kind)) & 15) - 1
    if slot >= 0 and kind_at(table, slot) == kind:
        return slot
    for other in range(i64(SLOTS)):
        if kind_at(table, other) == kind:
            return other
    return -1


def kind_at(table: Table, slot: i64) -> i64:
    """The kind of action in a slot, or -1."""
    target: i64 = table.plan[slot * SLOT_SIZE + TARGET]
    if target == 0:
        return -1
    return targets.KIND[target - 1]


def wood_carrier(table: Table) -> i64:
    """The slot of the Build that pays the +1 wood of the token on the field, or -1 (TOKEN-14)."""
    if not table.works(marks.BUILD_FIELD, marks.PLUS_WOOD):
        return -1
    first: i64 = first_slot(table, BUILD)
    if first >= 0 and base_wood(table, first) > 0:
        return first
    for slot in range(i64(SLOTS)):
        if kind_at(table, slot) == BUILD and base_wood(table, slot) > 0:
            return slot
    return -1


def base_wood(table: Table, slot: i64) -> i64:
    at: i64 = slot * SLOT_SIZE
    return wood_of(price(table, table.plan[at + TARGET] - 1, way_of(table.plan[at + COST])))


def carrying(table: Table) -> i64:
    """The slot of the Build that has reserved the +1 wood of the token on the field, or -1 (TOKEN-15)."""
    if not table.works(marks.BUILD_FIELD, marks.PLUS_WOOD):
        return -1
    for slot in range(i64(SLOTS)):
        if kind_at(table, slot) == BUILD:
            at: i64 = slot * SLOT_SIZE
            saved: i64 = pawns.of(table.plan[at + PAWNS], pawns.ECONOMY)
            if wood_of(table.plan[at + COST]) + saved > base_wood(table, slot):
                return slot
    return -1


def reserve(table: Table) -> None:
    """Reckon what the plan costs, and reserve it: kinds of food as the group wants to spend them (PLAN-26)."""
    wood: i64 = 0
    food: i64 = 0
    fur: i64 = 0
    carrier: i64 = wood_carrier(table)
    for slot in range(i64(SLOTS)):
        at: i64 = slot * SLOT_SIZE
        target: i64 = table.plan[at + TARGET]
        if target == 0:
            continue
        way: i64 = way_of(table.plan[at + COST])
        cost: i64 = price(table, target - 1, way)
        if slot == carrier:
            cost += 1
        if wood_of(cost) > 0 and pawns.of(table.plan[at + PAWNS], pawns.ECONOMY) > 0:
            cost -= 1
        table.plan[at + COST] = cost | (way << 12)
        wood += wood_of(cost)
        food += food_of(cost)
        fur += fur_of(cost)
    table.reserved[WOOD] = wood
    table.reserved[FUR] = fur
    reserve_food(table, food)


def reserve_food(table: Table, food: i64) -> None:
    """Reserve so much food, of the kind that the group wants to spend first as far as it goes."""
    first: i64 = PRESERVED if table.preserved_first else FOOD
    part: i64 = min(food, table.stock[first])
    table.reserved[first] = part
    table.reserved[FOOD + PRESERVED - first] = food - part


# -- pawns needed ----------------------------------------------------------------------------------------


def fewest(table: Table, target: i64) -> i64:
    """The fewest pawns that a target needs, before the token on its field."""
    kind: i64 = targets.KIND[target]
    if kind == THREAT:
        card: i64 = table.threats[target]
        if card < 0 or card >= EVENT_COUNT:
            return 1
        return cards.THREAT_PAWNS[card]
    base: i64 = 2 if kind == SPECIAL or (targets.HUNTING <= target <= targets.KONG) else 1
    if target == targets.TREASURE_MAP or target == targets.RAFT:
        return base + table.setup.rules.lasting_token(table)
    return base + surcharge(table, target)


def surcharge(table: Table, target: i64) -> i64:
    """Pawns for distance, for tokens on the tile, and for what the scenario adds (TOKEN-11, -12)."""
    kind: i64 = targets.KIND[target]
    space: i64 = targets.SPACE_OF[target]
    more: i64 = 0
    if targets.WAR <= target < targets.KONG:
        return 1 if table.works(space, marks.MINUS_PAWN) else 0
    if kind < BUILD or kind == SPECIAL:
        return 0
    if space < 0 or space == table.camp:
        space = table.camp
    elif island.reach(table, space) == 2:
        more = 1
    if table.works(space, marks.MINUS_PAWN):
        more += 1
    return more + table.setup.rules.surcharge(table, kind, space)


def field_surcharge(table: Table, target: i64) -> i64:
    """The pawn more that a target would need if it were planned now, as the first of its kind (TOKEN-10)."""
    kind: i64 = targets.KIND[target]
    if kind >= SPECIAL or not table.works(marks.THREAT_FIELD + kind, marks.MINUS_PAWN) or first_slot(table, kind) >= 0:
        return 0
    return 0 if kind == EXPLORE and table.setup.rules.lasting_token(table) == 1 else 1


def needed(table: Table, slot: i64) -> i64:
    """The fewest pawns that a planned action needs, the token on its field included if it takes it (TOKEN-10)."""
    target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
    kind: i64 = targets.KIND[target]
    more: i64 = 0
    if kind < SPECIAL and table.works(marks.THREAT_FIELD + kind, marks.MINUS_PAWN) and first_slot(table, kind) == slot:
        more = 0 if kind == EXPLORE and table.setup.rules.lasting_token(table) == 1 else 1
    return fewest(table, target) + more

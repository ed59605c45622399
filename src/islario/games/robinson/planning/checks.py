"""Whether something can be planned, and if not, why: one question for what is legal and for why not.

The answer is a number: ``FINE``, or which requirement is not met. ``rules.refusals`` makes a reason of it.
"""

from typing import Final

from mypy_extensions import i64

from islario.games.robinson import marks, switches
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    BUILD,
    CAMP,
    CARPENTER,
    EVENT_COUNT,
    FIRST_OF_SCENARIO,
    FOOD,
    FRIDAY,
    FUR,
    PRESERVED,
    REST,
    WOOD,
)
from islario.games.robinson.effects.finds import owner
from islario.games.robinson.planning import costs, openings, pawns, targets
from islario.games.robinson.planning.check_results import (
    ALL_HUNTED,
    ALREADY_FIRST,
    ALREADY_LEADER,
    CARPENTER_SAVES,
    CONFIRMED,
    DIFFERENT_PLAYERS,
    EMPTY_SLOT,
    FINE,
    FIRST_PLAYER_ONLY,
    INCOMPLETE,
    LIES_THERE,
    MIXED_PLAYERS,
    NO_FIELD_TOKEN,
    NO_FOOD,
    NO_FUR,
    NO_PAWN,
    NO_WAY,
    NO_WOOD,
    NOT_FOR_THIS,
    NOT_ON_IT,
    NOT_THERE,
    NOT_WITH_FRIDAY,
    NOT_YOUR_PAWN,
    NOT_YOURS,
    NOTHING_TO_SAVE,
    ONLY_CARPENTER,
    ONLY_OWNER,
    PAWNS_LEFT,
    RESTRICTED,
    SEPARATE,
    SERVES_ONE,
    TAKEN,
)
from islario.games.robinson.state import COST, LEADER, NO_TILE, PART, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table

OWN: Final = 0
"""Who performs: one's own pawn, or these two."""
BY_FRIDAY: Final = 1
BY_JENNY: Final = 2


def source_of(seat: i64, performer: i64) -> i64:
    """Whose pawn it is that performs."""
    if performer == OWN:
        return seat
    return pawns.FRIDAY_PAWN if performer == BY_FRIDAY else pawns.JENNY_PAWN


def plan(table: Table, seat: i64, target: i64, way: i64, performer: i64) -> i64:
    """Whether a seat can plan an action on a target."""
    source: i64 = source_of(seat, performer)
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    if performer != OWN and seat != table.first:
        return FIRST_PLAYER_ONLY
    if pawns.left(table, source) <= 0:
        return NO_PAWN
    kind: i64 = targets.KIND[target]
    if not pawns.helps(table, source, kind, False):
        return RESTRICTED
    why: i64 = on_target(table, seat, target, performer)
    if why != FINE:
        return why
    if not costs.has_way(table, target, way):
        return NO_WAY
    return affords(table, target, way, source)


def affords(table: Table, target: i64, way: i64, source: i64) -> i64:
    """Whether a performer's action can be paid, if need be with Economical Construction (CHAR-6)."""
    cost: i64 = costs.price(table, target, way)
    why: i64 = can_pay(table, cost, target, 0)
    if why != NO_WOOD or not pawns.helps(table, pawns.ECONOMY, targets.KIND[target], False):
        return why
    if pawns.spare(table, pawns.ECONOMY) == 0:
        return why
    if table.switch(switches.OWN_ECONOMY) and not is_carpenter(table, source):
        return why
    return can_pay(table, cost, target, 1)


def can_pay(table: Table, cost: i64, target: i64, saved: i64) -> i64:
    """Whether what is needed, but for so much wood, lies unreserved in Available."""
    if cost == 0:
        return FINE
    wood: i64 = costs.wood_of(cost)
    if wood > 0:
        wood += token_wood(table, target)
        if wood - saved > table.stock[WOOD] - table.reserved[WOOD]:
            return NO_WOOD
    if costs.fur_of(cost) > table.stock[FUR] - table.reserved[FUR]:
        return NO_FUR
    food: i64 = table.stock[FOOD] + table.stock[PRESERVED] - table.reserved[FOOD] - table.reserved[PRESERVED]
    return NO_FOOD if costs.food_of(cost) > food else FINE


def token_wood(table: Table, target: i64) -> i64:
    """The wood that the token on the Build field adds to a Build that needs wood, if none carries it yet (TOKEN-14)."""
    if targets.KIND[target] != BUILD or not table.works(marks.BUILD_FIELD, marks.PLUS_WOOD):
        return 0
    return 1 if costs.carrying(table) < 0 else 0


def is_planned(table: Table, target: i64) -> bool:
    """Whether an action of the plan has this target."""
    if target < PART:
        return (table.planned[0] >> target) & 1 == 1
    if target < 2 * PART:
        return (table.planned[1] >> (target - PART)) & 1 == 1
    return (table.planned[2] >> (target - 2 * PART)) & 1 == 1


def how_many(table: Table, target: i64) -> i64:
    n: i64 = 0
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] == target + 1:
            n += 1
    return n


def on_target(table: Table, seat: i64, target: i64, performer: i64) -> i64:
    """Whether a target can be planned by this performer, pawns and payment aside."""
    why: i64 = openings.on_target(table, target)
    return why if why != FINE else beside_plan(table, seat, target, performer)


def beside_plan(table: Table, seat: i64, target: i64, performer: i64) -> i64:
    """Whether a target that is open can be planned by this performer beside what is planned already."""
    if targets.INVENTION <= target < targets.INVENTION + FIRST_OF_SCENARIO:
        whose: i64 = owner(table, target - targets.INVENTION)
        if whose >= 0 and (performer != OWN or whose != seat):
            return NOT_YOURS
    if not is_planned(table, target):
        return FINE if target > targets.RIGHT else beside_threat(table, target)
    if target == targets.HUNTING:
        return FINE if how_many(table, target) < i64(len(table.hunting)) else ALL_HUNTED
    return FINE if openings.repeats(table, target) else TAKEN


def beside_threat(table: Table, target: i64) -> i64:
    """A temporary weapon level is for one action: it cannot serve both threats (CARD-43)."""
    other: i64 = table.threats[1 - target]
    if not is_planned(table, 1 - target) or other < 0 or other >= EVENT_COUNT:
        return FINE
    card: i64 = table.threats[target]
    if card >= EVENT_COUNT or cards.THREAT_WEAPON[card] <= table.weapon:
        return FINE
    return SERVES_ONE if cards.THREAT_WEAPON[other] > table.weapon else FINE


# -- support, leading, taking back, confirming -----------------------------------------------------------


def support(table: Table, seat: i64, slot: i64, source: i64) -> i64:
    """Whether a pawn (or Economical Construction, or the Bible) can support a planned action."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    if target < 0:
        return EMPTY_SLOT
    if pawns.left(table, source) <= 0:
        return NO_PAWN
    if source == pawns.FRIDAY_PAWN and seat != table.first:
        return FIRST_PLAYER_ONLY
    if is_skill(source) and not is_carpenter(table, seat):
        return ONLY_OWNER
    kind: i64 = targets.KIND[target]
    if not pawns.helps(table, source, kind, is_totem(table, target)) or source == pawns.JENNY_PAWN:
        return RESTRICTED if source < FRIDAY else NOT_FOR_THIS
    there: i64 = table.plan[at + PAWNS]
    leader: i64 = table.plan[at + LEADER]
    if source >= pawns.ECONOMY:
        return support_otherwise(table, slot, source)
    if source < FRIDAY and table.has(marks.ROUND_SPACE, marks.NO_MIXED) and other_players(there, source):
        return MIXED_PLAYERS
    if source == pawns.DOG_PAWN and leader == FRIDAY and table.switch(switches.DOG_NOT_WITH_FRIDAY):
        return NOT_WITH_FRIDAY
    if source == pawns.HANDYMAN_PAWN and table.switch(switches.PRINTED) and not is_carpenter(table, leader):
        return ONLY_CARPENTER
    if (kind == CAMP or kind == REST) and pawns.count(there) >= costs.needed(table, slot):
        return SEPARATE
    return FINE


def support_otherwise(table: Table, slot: i64, source: i64) -> i64:
    """Economical Construction saves a wood; the Bible is read once."""
    at: i64 = slot * SLOT_SIZE
    if pawns.of(table.plan[at + PAWNS], source) > 0:
        return LIES_THERE
    if source == pawns.ECONOMY:
        if costs.wood_of(table.plan[at + COST]) == 0:
            return NOTHING_TO_SAVE
        if table.switch(switches.OWN_ECONOMY) and not is_carpenter(table, table.plan[at + LEADER]):
            return CARPENTER_SAVES
    return FINE


def is_skill(source: i64) -> bool:
    """Whether what supports an action is a skill, which only its owner decides about (CHAR-1)."""
    return source == pawns.HANDYMAN_PAWN or source == pawns.ECONOMY


def is_carpenter(table: Table, person: i64) -> bool:
    return person == table.setup.seat_of[CARPENTER]


def is_totem(table: Table, target: i64) -> bool:
    """Whether an exploration is one of a totem."""
    return targets.EXPLORING <= target < targets.RAFT and table.tiles[targets.SPACE_OF[target]] != NO_TILE


def other_players(there: i64, seat: i64) -> bool:
    """Whether pawns of other players than this one are there."""
    for other in range(i64(FRIDAY)):
        if other != seat and pawns.of(there, other) > 0:
            return True
    return False


def lead(table: Table, seat: i64, slot: i64) -> i64:
    """Whether a supporting player can become the performer (PLAN-17)."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    if target < 0:
        return EMPTY_SLOT
    if table.plan[at + LEADER] == seat:
        return ALREADY_LEADER
    if pawns.of(table.plan[at + PAWNS], seat) == 0:
        return NOT_ON_IT
    invention: i64 = targets.INVENTION_OF[target]
    if 0 <= invention < FIRST_OF_SCENARIO and owner(table, invention) >= 0:
        return NOT_YOURS
    if table.switch(switches.PRINTED) and pawns.of(table.plan[at + PAWNS], pawns.HANDYMAN_PAWN) > 0:
        return ONLY_CARPENTER
    if table.switch(switches.OWN_ECONOMY) and pawns.of(table.plan[at + PAWNS], pawns.ECONOMY) > 0:
        return CARPENTER_SAVES
    return FINE


def take_back(table: Table, seat: i64, slot: i64, source: i64) -> i64:
    """Whether a pawn can be taken back."""
    at: i64 = slot * SLOT_SIZE
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    if table.plan[at + TARGET] == 0:
        return EMPTY_SLOT
    if pawns.of(table.plan[at + PAWNS], source) == 0:
        return NOT_THERE
    if (source == pawns.FRIDAY_PAWN or source == pawns.JENNY_PAWN) and seat != table.first:
        return FIRST_PLAYER_ONLY
    if is_skill(source) and not is_carpenter(table, seat):
        return ONLY_OWNER
    return FINE if source >= FRIDAY or source == seat else NOT_YOUR_PAWN


def go_first(table: Table, seat: i64, slot: i64) -> i64:
    """Whether an action can be named the first of its kind, which takes the token of the field (TOKEN-13)."""
    kind: i64 = costs.kind_at(table, slot)
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    if kind < 0:
        return EMPTY_SLOT
    if kind > REST or table.on[marks.THREAT_FIELD + kind] & ((1 << marks.MINUS_PAWN) | (1 << marks.PLUS_WOOD)) == 0:
        return NO_FIELD_TOKEN
    return ALREADY_FIRST if costs.first_slot(table, kind) == slot else FINE


def confirm(table: Table, seat: i64) -> i64:
    """Whether a seat can confirm: what it leads has all the pawns it needs."""
    if (table.confirmed >> seat) & 1 == 1:
        return CONFIRMED
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] != 0 and answers_for(table, slot) == seat:
            why: i64 = complete(table, slot)
            if why != FINE:
                return why
    if table.switch(switches.ALL_PAWNS) and pawns.left(table, seat) > 0 and has_work(table, seat):
        return PAWNS_LEFT
    return FINE


def has_work(table: Table, seat: i64) -> bool:
    """Whether a player's pawns that are left can do anything: support others, or complete an action by themselves."""
    for slot in range(i64(SLOTS)):
        if table.plan[slot * SLOT_SIZE + TARGET] != 0 and support(table, seat, slot, seat) == FINE:
            return True
    left: i64 = pawns.left(table, seat)
    for target in range(i64(targets.TARGET_COUNT)):
        kind: i64 = targets.KIND[target]
        if not pawns.helps(table, seat, kind, False) or on_target(table, seat, target, OWN) != FINE:
            continue
        needed: i64 = costs.fewest(table, target)
        if kind <= REST and table.works(marks.THREAT_FIELD + kind, marks.MINUS_PAWN):
            needed += 1
        if needed > left or (target <= targets.RIGHT and needed > 1):  # a threat may want different players
            continue
        for way in range(i64(costs.MIXED)):
            if costs.has_way(table, target, way) and can_pay(table, costs.price(table, target, way), target, 0) == FINE:
                return True
    return False


def answers_for(table: Table, slot: i64) -> i64:
    """The seat that answers for a planned action: its performer, or the first player for Friday and Jenny."""
    leader: i64 = table.plan[slot * SLOT_SIZE + LEADER]
    return leader if leader < FRIDAY else table.first


def complete(table: Table, slot: i64) -> i64:
    """Whether a planned action has all the pawns it needs, and the wood that was to be saved."""
    at: i64 = slot * SLOT_SIZE
    there: i64 = table.plan[at + PAWNS]
    if pawns.count(there) < costs.needed(table, slot):
        return INCOMPLETE
    if costs.wood_of(table.plan[at + COST]) > 0 and table.reserved[WOOD] > table.stock[WOOD]:
        return NO_WOOD
    target: i64 = table.plan[at + TARGET] - 1
    if target <= targets.RIGHT:
        card: i64 = table.threats[target]
        if 0 <= card < EVENT_COUNT and cards.THREAT_DIFFERENT[card] == 1:
            for seat in range(i64(FRIDAY)):
                if pawns.of(there, seat) > 0 and other_players(there, seat):
                    return FINE
            return DIFFERENT_PLAYERS
    return FINE

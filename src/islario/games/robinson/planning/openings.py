"""What can be planned at all, as island, camp and cards are: whoever plans it, and whatever else is planned."""

from mypy_extensions import i64

from islario.core.bits import bit
from islario.games.robinson import island, marks, switches
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    BUILDABLE,
    EVENT_COUNT,
    FIRST_OF_SCENARIO,
    NEED_ITEMS,
    NEED_TERRAIN,
    ON_A_TILE,
    REPEATABLE,
)
from islario.games.robinson.effects.levels import has_shelter
from islario.games.robinson.planning import targets
from islario.games.robinson.planning.check_results import (
    ALREADY_BUILT,
    CAMP_TILE,
    FINE,
    GIVEN,
    HAS_MARKER,
    INACCESSIBLE,
    NAMES_NO_TILE,
    NO_BEAST,
    NO_ITEM,
    NO_MAP,
    NO_SHELTER,
    NO_SOURCE,
    NO_TERRAIN,
    NO_THREAT,
    NO_WEAPON,
    NOT_HERE,
    NOT_OPEN,
    TOO_FAR,
    UNEXPLORED,
    USED_UP,
)
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import NO_TILE, NONE, PART, PARTS, Table


def look(table: Table) -> None:
    """Note all targets that are open, unless nothing but the plan has changed since they were noted."""
    if table.openings[0] != NONE:
        return
    for part in range(i64(PARTS)):
        found: i64 = 0
        for place in range(min(PART, targets.TARGET_COUNT - PART * part)):
            if on_target(table, PART * part + place) == FINE:
                found |= bit(place)
        table.openings[part] = found


def forget(table: Table) -> None:
    """Something else than the plan has changed."""
    table.openings[0] = NONE


def on_target(table: Table, target: i64) -> i64:
    """Whether there is anything to be done on a target."""
    if target <= targets.RIGHT:
        return on_threat(table, target)
    if target == targets.HUNTING:
        return FINE if len(table.hunting) > 0 else NO_BEAST
    if target < targets.SHELTER:
        return table.setup.rules.on_target(table, target)
    if target < targets.GATHERING:
        return on_build(table, target)
    if target < targets.EXPLORING:
        return on_gather(table, target)
    if target < targets.RAFT:
        return on_explore(table, targets.SPACE_OF[target])
    if target == targets.RAFT:
        return table.setup.rules.on_target(table, target)
    if target == targets.TREASURE_MAP:
        return FINE if table.treasures[cards.TREASURE_MAP] > 0 else NO_MAP
    return table.setup.rules.on_target(table, target) if target == targets.RECLAIMING else FINE


def repeats(table: Table, target: i64) -> bool:
    """Whether several actions of a round may have this target (PLAN-42, -43)."""
    if targets.INVENTION <= target < targets.SITES:
        return REPEATABLE[BUILDABLE * table.setup.scenario + targets.INVENTION_OF[target]] == 1
    if targets.ROOF <= target <= targets.WEAPON:
        return True
    return target == targets.HUNTING or target >= targets.ARRANGING


def on_threat(table: Table, target: i64) -> i64:
    card: i64 = table.threats[target]
    if card == NONE:
        return NO_THREAT
    if card >= EVENT_COUNT:
        return FINE  # wreckage
    if cards.THREAT_ITEM[card] >= 0 and not has_item(table, cards.THREAT_ITEM[card]):
        return NO_ITEM
    needed: i64 = cards.THREAT_WEAPON[card]
    if needed <= table.weapon:
        return FINE
    return FINE if table.switch(switches.TEMPORARY_COUNTS) and needed <= table.weapon + table.temp else NO_WEAPON


def on_build(table: Table, target: i64) -> i64:
    if target == targets.SHELTER:
        return ALREADY_BUILT if table.shelter else FINE
    if target <= targets.PALISADE:
        return FINE if has_shelter(table) else NO_SHELTER
    return FINE if target == targets.WEAPON else on_invention(table, target)


def on_invention(table: Table, target: i64) -> i64:
    invention: i64 = targets.INVENTION_OF[target]
    at: i64 = BUILDABLE * table.setup.scenario + invention
    placed = target >= targets.SITES
    home: i64 = targets.SCENARIO_OF[target]
    if home >= 0 and home != table.setup.scenario:
        return NOT_HERE
    if placed != (ON_A_TILE[at] == 1):
        return NOT_HERE if placed else NAMES_NO_TILE
    if table.built & bit(invention) != 0 and (invention < FIRST_OF_SCENARIO or REPEATABLE[at] == 0):
        return ALREADY_BUILT
    if invention < FIRST_OF_SCENARIO and table.open & bit(invention) == 0:
        return NOT_OPEN
    if NEED_TERRAIN[at] & ~island.terrains(table) != 0:
        return NO_TERRAIN
    if NEED_ITEMS[at] != 0 and (NEED_ITEMS[at] & ~table.built != 0 or table.has(marks.ROUND_SPACE, marks.ITEMS_OFF)):
        return NO_ITEM
    return on_place(table, targets.SPACE_OF[target]) if placed else FINE


def on_place(table: Table, space: i64) -> i64:
    """Whether a cross or a trap can be built on a tile (SCENITEM-5 to -7, -35)."""
    if table.has(space, marks.DOWN):
        return INACCESSIBLE
    if table.tiles[space] == NO_TILE:
        return UNEXPLORED
    if table.has(space, marks.BLUE):
        return HAS_MARKER
    if space != table.camp and island.reach(table, space) == 0:
        return TOO_FAR
    return table.setup.rules.on_site(table, space)


def on_gather(table: Table, target: i64) -> i64:
    space: i64 = targets.SPACE_OF[target]
    resource: i64 = targets.resource_of(target)
    if table.has(space, marks.DOWN):
        return INACCESSIBLE
    if table.tiles[space] == NO_TILE:
        return UNEXPLORED
    if space == table.camp:
        return CAMP_TILE
    if island.reach(table, space) == 0:
        return TOO_FAR
    place: i64 = island.place_of_resource(table, space, resource)
    if place < 0:
        return NO_SOURCE
    if (table.taken >> (2 * space + resource)) & 1 == 1:
        return GIVEN
    if place < 2 and island.is_exhausted(table, space, place) and not table.has(space, island.plus_of(resource)):
        return USED_UP
    return FINE


def on_explore(table: Table, space: i64) -> i64:
    if table.has(space, marks.DOWN):
        return INACCESSIBLE
    if table.tiles[space] != NO_TILE:
        why: i64 = table.setup.rules.on_totem(table, space)
        if why != FINE:
            return why
        return FINE if space == table.camp or island.reach(table, space) != 0 else TOO_FAR
    return FINE if island.reach(table, space) != 0 else TOO_FAR

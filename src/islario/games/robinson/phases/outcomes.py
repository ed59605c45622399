"""What a successful action brings."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.bits import bit
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, island, marking, marks, steps
from islario.games.robinson.agenda import (
    BUILDING,
    IN_ACTION,
    NO_SOURCE,
    NOTHING,
    OPTION,
    SPACE,
    TILE,
    TOKEN,
    about,
    ask,
    card_of,
    chooser,
    push,
    push_effects,
    source_of,
    space_of,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import CARRIED_OUT, OWN_INVENTION, THREAT_ACTION, TOKEN_DONE, because, why
from islario.games.robinson.components import (
    A4,
    BASKET,
    BED,
    BUILD,
    BUILDABLE,
    CAMP,
    EXPLORE,
    FIRST_OF_SCENARIO,
    FOOD,
    FUR,
    GATHER,
    HAS_BEAST,
    HAS_SHELTER,
    HAS_TOTEM,
    JENNY,
    MYSTERIES_AT,
    ON_A_TILE,
    PRESERVED,
    REST,
    SACK,
    TILE_DISCOVERIES,
    WOOD,
    invention_card,
)
from islario.games.robinson.effects import finds, goods, levels, people, tokens
from islario.games.robinson.effects.fights import add_beast
from islario.games.robinson.planning import checks, costs, openings, pawns, plan, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.queries import free, has_item
from islario.games.robinson.state import COST, LEADER, NO_TILE, NONE, PAWNS, SLOT_SIZE, TARGET, Table
from islario.games.robinson.uses.catalogue import SPENT_BASKET, SPENT_SACK

ON_WHICH_TILE: Final = targets.TARGET_COUNT
"""Instead of a target: the tile for a cross or a trap is being chosen."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.SUCCEED:
        succeed(table, a, b, context, log)
    elif step == steps.GATHER_BONUS:
        offer_bonus(table, a, context)
    elif step == steps.GATHER_BONUS_AT:
        if a == 0:
            table.spent |= 1 << b
            goods.gain(table, targets.resource_of(table.plan[table.slot * SLOT_SIZE + TARGET] - 1), 1, context, log)
    elif step == steps.PLACE_TILE:
        draw_tile(table, context, log)
    elif step == steps.CANOE_TILE_AT:
        for tile in table.offered:
            if tile != a:
                table.tile_deck = append(table.tile_deck, tile)
        table.offered = vec[i64]()
        rng.shuffle(table.tile_deck)
        table.known_tiles = 0
        push(table, steps.TILE_FOUND, a, 0, context)
    elif step == steps.TILE_FOUND:
        find_tile(table, a, context, rng, log)
    elif step == steps.CAMP_CHOICE:
        if a == 0:
            rally(table, b, context, log)
        else:
            levels.change_morale(table, 1, context, log)
    elif step == steps.BACKPACK:
        for _ in range(2):
            if len(table.discovery_pile) > 0:
                table.discovery_pile, token = pop(table.discovery_pile)
                table.offered = append(table.offered, token)
        if len(table.offered) > 0:
            push(table, steps.SCOUT_AT, 0, 0, context)
            ask(table, chooser(table, context), TOKEN, finds.mask_of(table.offered), context)


def succeed(table: Table, kind: i64, slot: i64, context: i64, log: Log | None) -> None:
    """An action succeeds."""
    if log is not None:
        log.add(happenings.SUCCEEDED, kind, who_of(context))
    if kind == BUILD:
        build(table, slot, context, log)
    elif kind == GATHER:
        gather(table, slot, context, log)
    elif kind == EXPLORE:
        target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
        if table.treasures[cards.BACKPACK] > 0:
            push(table, steps.BACKPACK, 0, 0, context)
        if target < targets.RAFT and table.tiles[targets.SPACE_OF[target]] == NO_TILE:
            push(table, steps.PLACE_TILE, 0, 0, context)
        elif target == targets.TREASURE_MAP:
            table.treasures[cards.TREASURE_MAP] = NONE
            table.mystery_discard = append(table.mystery_discard, cards.TREASURE_MAP)
            if log is not None:
                map_card: i64 = MYSTERIES_AT + cards.TREASURE_MAP
                log.add(happenings.PUT_AWAY, map_card, 1, 0, why(table, because(context, CARRIED_OUT)))
            push_effects(table, cards.MYSTERY_USE[cards.TREASURE_MAP], context)
        else:
            table.setup.rules.explore(table, target, context, log)
    elif kind == CAMP:
        arrange(table, slot, context, log)
    elif kind == REST:
        rest(table, context, log)
    else:
        table.setup.rules.act(table, context)


# -- build -------------------------------------------------------------------------------------------------


def build(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """Pay, and build one thing (BUILD-1, -17, -18)."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    carrying = slot == costs.carrying(table)
    cost: i64 = table.plan[at + COST]
    table.plan[at + COST] = 0
    invention: i64 = targets.INVENTION_OF[target]
    if 0 <= invention < FIRST_OF_SCENARIO and (table.open >> invention) & 1 == 0:
        release(table, cost)  # the card was discarded, or built by another effect, before its turn came
        return
    pay(table, cost, because(context, THREAT_ACTION + BUILD), log)
    if carrying:
        marking.lift(table, marks.BUILD_FIELD, marks.PLUS_WOOD, because(NOTHING, TOKEN_DONE), log)
    if target == targets.SHELTER:
        table.shelter = True
        if log is not None:
            log.add(happenings.SHELTER_BUILT)
    elif target <= targets.WEAPON:
        level: i64 = target - targets.ROOF
        levels.set_level(table, level, levels.get_level(table, level) + 1, because(context, THREAT_ACTION + BUILD), log)
    else:
        build_invention(table, target, context, log)


def build_invention(table: Table, target: i64, context: i64, log: Log | None) -> None:
    """An invention waits in Future; its owner is glad at once (BUILD-21, -22)."""
    invention: i64 = targets.INVENTION_OF[target]
    who: i64 = who_of(context)
    if invention < FIRST_OF_SCENARIO:
        if finds.owner(table, invention) == who:
            people.encourage(table, who, 2, because(context, OWN_INVENTION), log)
        finds.finish(table, invention, who, context, log)
        return
    card: i64 = invention_card(table.setup.scenario, invention)
    place: i64 = targets.SPACE_OF[target] + 1
    table.incoming = append(table.incoming, card * 8 + who + (place << 12))
    if log is not None:
        log.add(happenings.BUILT, card, who)


def pay(table: Table, cost: i64, context: i64, log: Log | None) -> None:
    """What was reserved is discarded."""
    spend(table, WOOD, costs.wood_of(cost), context, log)
    spend(table, FUR, costs.fur_of(cost), context, log)
    food: i64 = costs.food_of(cost)
    first: i64 = PRESERVED if table.preserved_first else FOOD
    part: i64 = min(food, table.reserved[first])
    spend(table, first, part, context, log)
    spend(table, FOOD + PRESERVED - first, food - part, context, log)


def spend(table: Table, resource: i64, amount: i64, context: i64, log: Log | None) -> None:
    table.reserved[resource] -= amount
    goods.lose(table, resource, amount, 0, context, log)


def release(table: Table, cost: i64) -> None:
    """What was reserved and not spent is free again (BUILD-23, -24)."""
    table.reserved[WOOD] -= costs.wood_of(cost)
    table.reserved[FUR] -= costs.fur_of(cost)
    food: i64 = costs.food_of(cost)
    part: i64 = min(food, table.reserved[FOOD])
    table.reserved[FOOD] -= part
    table.reserved[PRESERVED] -= food - part


def build_more(table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
    """Fast Work: one more Build with a mandatory roll; what it needs must be there now."""
    leader: i64 = who_of(context)
    if step == steps.EXTRA_BUILD:
        choices: i64 = more_builds(table, leader)
        if choices != 0:
            push(table, steps.EXTRA_BUILD_AT, 0, 0, context)
            ask(table, chooser(table, context), BUILDING, choices, context)
    elif b == 0 and is_placed(table, a):  # what is built is known: on which tile
        push(table, steps.EXTRA_BUILD_AT, 0, ON_WHICH_TILE, context)
        ask(table, chooser(table, context), SPACE, more_sites(table, leader), context)
    elif b == 0 or b == ON_WHICH_TILE:  # how is it paid (BUILD-5)
        target: i64 = more_target(table, a) if b == 0 else table.setup.rules.first_site + a
        push(table, steps.EXTRA_BUILD_AT, 0, target, context)
        ask(table, chooser(table, context), OPTION, payable_ways(table, target), context)
    else:
        begin_more(table, b, a, context)


def begin_more(table: Table, target: i64, way: i64, context: i64) -> None:
    """The additional Build becomes an action like any other, but for the pawn."""
    leader: i64 = who_of(context)
    slot: i64 = plan.free_slot(table)
    at: i64 = slot * SLOT_SIZE
    cost: i64 = costs.price(table, target, way)
    if costs.wood_of(cost) > 0:
        cost += checks.token_wood(table, target)
    table.plan[at + TARGET] = target + 1
    table.plan[at + PAWNS] = pawns.one_of(leader)
    table.recount()
    table.plan[at + COST] = cost | (way << 12)
    table.plan[at + LEADER] = leader
    reserve_more(table, cost)
    space: i64 = targets.SPACE_OF[target]
    own: i64 = about(leader, IN_ACTION, space if space >= 0 else table.camp, NO_SOURCE, card_of(context))
    push(table, steps.RESUME, table.slot, 0, context)
    push(table, steps.ACTION_DONE, slot, 0, own)
    push(table, steps.ATTEMPT, BUILD, 1, own)
    table.slot = slot


def reserve_more(table: Table, cost: i64) -> None:
    table.reserved[WOOD] += costs.wood_of(cost)
    table.reserved[FUR] += costs.fur_of(cost)
    food: i64 = costs.food_of(cost)
    part: i64 = min(food, free(table, FOOD))
    table.reserved[FOOD] += part
    table.reserved[PRESERVED] += food - part


def more_target(table: Table, number: i64) -> i64:
    """The target of what can be built in addition: four that have no card, then inventions."""
    return targets.SHELTER + number if number < 4 else targets.of_invention(table.setup.scenario, number - 4)


def more_builds(table: Table, leader: i64) -> i64:
    """What could be built in addition, as bits: four that have no card, then inventions."""
    found: i64 = 0
    for number in range(i64(4 + BUILDABLE)):
        if is_placed(table, number):
            if more_sites(table, leader) != 0:
                found |= bit(number)
        elif can_build_more(table, leader, more_target(table, number)):
            found |= bit(number)
    return found


def is_placed(table: Table, number: i64) -> bool:
    """Whether what is built in addition is the scenario's cross or trap, which stands on a tile."""
    return number >= 4 and ON_A_TILE[BUILDABLE * table.setup.scenario + number - 4] == 1


def more_sites(table: Table, leader: i64) -> i64:
    """The spaces on which a cross or a trap could be built in addition, as bits."""
    found: i64 = 0
    for space in range(i64(A4)):
        if can_build_more(table, leader, table.setup.rules.first_site + space):
            found |= bit(space)
    return found


def is_coming(table: Table, target: i64) -> bool:
    """Whether a scenario's invention was built in this phase already, on that tile if it stands on one (BUILD-25)."""
    invention: i64 = targets.INVENTION_OF[target]
    if invention < FIRST_OF_SCENARIO:
        return False
    space: i64 = targets.SPACE_OF[target]
    if space < 0 and openings.repeats(table, target):
        return False
    card: i64 = invention_card(table.setup.scenario, invention)
    for thing in table.incoming:
        if (thing >> 3) & 511 == card and (space < 0 or thing >> 12 == space + 1):
            return True
    return False


def can_build_more(table: Table, leader: i64, target: i64) -> bool:
    if is_coming(table, target):
        return False
    return checks.on_target(table, leader, target, checks.OWN) == FINE and payable_ways(table, target) != 0


def payable_ways(table: Table, target: i64) -> i64:
    """The ways in which a target could be paid now, as bits."""
    found: i64 = 0
    for way in range(i64(5)):
        fits = costs.has_way(table, target, way)
        if fits and checks.can_pay(table, costs.price(table, target, way), target, 0) == FINE:
            found |= 1 << way
    return found


# -- gather ------------------------------------------------------------------------------------------------


def gather(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """A cube of the source, one more for a +1 token, and what Basket and Sack hold (GATHER-7 to -11)."""
    target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
    space: i64 = targets.SPACE_OF[target]
    resource: i64 = targets.resource_of(target)
    place: i64 = source_of(context)
    amount: i64 = 0
    if place < 2 and not island.is_exhausted(table, space, place):
        amount = 1
    if table.works(space, island.plus_of(resource)):
        amount += table.count(space, island.plus_of(resource))
    table.taken |= 1 << (2 * space + resource)
    if amount > 0:
        goods.gain(table, resource, amount, context, log)
    push(table, steps.GATHER_BONUS, SACK, 0, context)
    push(table, steps.GATHER_BONUS, BASKET, 0, context)


def offer_bonus(table: Table, item: i64, context: i64) -> None:
    """Once a round each, if the group wants it for this one (GATHER-9, -15)."""
    bit: i64 = SPENT_BASKET if item == BASKET else SPENT_SACK
    if has_item(table, item) and (table.spent >> bit) & 1 == 0:
        push(table, steps.GATHER_BONUS_AT, 0, bit, context)
        ask(table, chooser(table, context), OPTION, 3, context)


# -- explore -----------------------------------------------------------------------------------------------


def draw_tile(table: Table, context: i64, log: Log | None) -> None:
    """The top tile, or one of two (SCENITEM-16)."""
    if len(table.tile_deck) == 0:
        return
    table.tile_deck, tile = pop(table.tile_deck)
    table.known_tiles = max(0, table.known_tiles - 1)
    if table.setup.rules.tiles_to_draw(table) > 1 and len(table.tile_deck) > 0:
        table.tile_deck, other = pop(table.tile_deck)
        table.offered = append(append(table.offered, tile), other)
        push(table, steps.CANOE_TILE_AT, 0, 0, context)
        ask(table, table.first, TILE, finds.mask_of(table.offered), context)
    else:
        push(table, steps.TILE_FOUND, tile, 0, context)


def find_tile(table: Table, tile: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """Place it, then beast, totem, discoveries (EXPLORE-6 to -12)."""
    space: i64 = space_of(context)
    who: i64 = who_of(context)
    table.tiles[space] = tile
    table.explored = NONE
    if log is not None:
        log.add(happenings.TILE_FOUND, space, tile, who)
    if HAS_SHELTER[tile] == 1:
        tokens.put(table, marks.SEATS + who, marks.SHELTERED, marks.NO_CARD, log)
    if HAS_BEAST[tile] == 1:
        add_beast(table, rng, log)
    for _ in range(table.count(space, marks.FIRE_SIGN)):
        push(table, steps.EXHAUST, 8, 1, context)
    marking.lift(table, space, marks.FIRE_SIGN, because(NOTHING, TOKEN_DONE), log)
    if TILE_DISCOVERIES[tile] > 0:
        push(table, steps.DISCOVERY, TILE_DISCOVERIES[tile], 0, context)
    table.setup.rules.tile_found(table)
    if HAS_TOTEM[tile] == 1:
        table.setup.rules.totem_found(table, space, context, log)


# -- arrange camp, rest --------------------------------------------------------------------------------------


def arrange(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """Determination and morale; with four players one of the two (CAMP-2, -3)."""
    if table.works(marks.CAMP_FIELD, marks.BLACK):
        marking.lift(table, marks.CAMP_FIELD, marks.BLACK, because(NOTHING, TOKEN_DONE), log)
        return
    bible: i64 = pawns.of(table.plan[slot * SLOT_SIZE + PAWNS], pawns.BIBLE_READING)
    if table.setup.players == 4:
        push(table, steps.CAMP_CHOICE, 0, bible, context)
        ask(table, chooser(table, context), OPTION, 3, context)
    else:
        rally(table, bible, context, log)
        levels.change_morale(table, 1, context, log)


def rally(table: Table, bible: i64, context: i64, log: Log | None) -> None:
    """Two determination; with the Bible three, and a wound heals (ITEM-74)."""
    people.encourage(table, who_of(context), 3 if bible == 1 else 2, context, log)
    if bible == 1:
        people.heal(table, who_of(context), 1, context, log)


def rest(table: Table, context: i64, log: Log | None) -> None:
    """A wound heals; two and a determination with a Bed, which counts before the Hammock (REST-1, -3, -6)."""
    who: i64 = who_of(context)
    bed = has_item(table, BED) and who != JENNY
    people.heal(table, who, 2 if bed else 1, context, log)
    if bed or (table.treasures[cards.HAMMOCK] > 0 and who != JENNY):
        people.encourage(table, who, 1, context, log)

"""What a successful action brings."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, island, marking, marks, steps
from islario.games.robinson.agenda import (
    NOTHING,
    OPTION,
    TILE,
    TOKEN,
    ask,
    chooser,
    from_card,
    push,
    push_effects,
    source_of,
    space_of,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import MYSTERY_DONE, TOKEN_DONE, because, why
from islario.games.robinson.components import (
    BASKET,
    BED,
    BIBLE,
    BUILD,
    CAMP,
    EXPLORE,
    GATHER,
    HAS_BEAST,
    HAS_SHELTER,
    HAS_TOTEM,
    INVENTIONS_AT,
    ITEMS_AT,
    JENNY,
    MYSTERIES_AT,
    REST,
    SACK,
    TILE_DISCOVERIES,
)
from islario.games.robinson.effects import finds, goods, levels, people, tokens
from islario.games.robinson.effects.fights import add_beast
from islario.games.robinson.phases.building import build
from islario.games.robinson.planning import pawns, targets
from islario.games.robinson.queries import has_item
from islario.games.robinson.state import NO_TILE, NONE, PAWNS, SLOT_SIZE, TARGET, Table
from islario.games.robinson.uses.catalogue import SPENT_BASKET, SPENT_SACK

RALLIED: Final = 2
"""The determination of who arranges the camp."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.SUCCEED:
        succeed(table, a, b, context, log)
    elif step == steps.GATHER_BONUS:
        offer_bonus(table, a, context)
    elif step == steps.GATHER_BONUS_AT:
        if a == 0:
            table.spent |= 1 << b
            own: i64 = from_card(context, INVENTIONS_AT + (BASKET if b == SPENT_BASKET else SACK))
            goods.gain(table, targets.resource_of(table.plan[table.slot * SLOT_SIZE + TARGET] - 1), 1, own, log)
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
                log.add(happenings.PUT_AWAY, map_card, 1, 0, why(table, because(context, MYSTERY_DONE)))
            push_effects(table, cards.MYSTERY_USE[cards.TREASURE_MAP], context)
        else:
            table.setup.rules.explore(table, target, context, log)
    elif kind == CAMP:
        arrange(table, slot, context, log)
    elif kind == REST:
        rest(table, context, log)
    else:
        table.setup.rules.act(table, context)


# -- gather ------------------------------------------------------------------------------------------------


def gather(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """A cube of the source, one more for a +1 token, and what Basket and Sack hold (GATHER-7 to -11)."""
    target: i64 = table.plan[slot * SLOT_SIZE + TARGET] - 1
    space: i64 = targets.SPACE_OF[target]
    resource: i64 = targets.resource_of(target)
    amount: i64 = yield_of(table, space, resource, source_of(context))
    table.taken |= 1 << (2 * space + resource)
    if amount > 0:
        goods.gain(table, resource, amount, context, log)
    push(table, steps.GATHER_BONUS, SACK, 0, context)
    push(table, steps.GATHER_BONUS, BASKET, 0, context)


def yield_of(table: Table, space: i64, resource: i64, place: i64) -> i64:
    """What is gathered of a source, without what items hold."""
    amount: i64 = 0
    if place < 2 and not island.is_exhausted(table, space, place):
        amount = 1
    if table.works(space, island.plus_of(resource)):
        amount += table.count(space, island.plus_of(resource))
    return amount


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
    own: i64 = from_card(context, ITEMS_AT + BIBLE) if bible == 1 else context
    people.encourage(table, who_of(context), RALLIED + bible, own, log)
    if bible == 1:
        people.heal(table, who_of(context), 1, own, log)


def rest(table: Table, context: i64, log: Log | None) -> None:
    """A wound heals; two and a determination with a Bed, which counts before the Hammock (REST-1, -3, -6)."""
    who: i64 = who_of(context)
    people.heal(table, who, healed_by_rest(table, who), context, log)
    if cheered_by_rest(table, who) > 0:
        own: i64 = context if has_item(table, BED) else from_card(context, MYSTERIES_AT + cards.HAMMOCK)
        people.encourage(table, who, cheered_by_rest(table, who), own, log)


def healed_by_rest(table: Table, who: i64) -> i64:
    return 2 if has_item(table, BED) and who != JENNY else 1


def cheered_by_rest(table: Table, who: i64) -> i64:
    return 1 if who != JENNY and (has_item(table, BED) or table.treasures[cards.HAMMOCK] > 0) else 0

"""The action phase after planning: actions resolved in their order, dice, and the end of the phase."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit, lowest
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import (
    IN_ACTION,
    INVENTION,
    NO_SOURCE,
    NO_SPACE,
    NOTHING,
    SLOT,
    about,
    ask,
    from_card,
    push,
    push_effects,
    space_of,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import FAILURE, ITEMS_BACK, PHASE_OVER, TOKEN_DONE, because
from islario.games.robinson.components import (
    BUILD,
    CAMP,
    EVENT_COUNT,
    EXPLORE,
    FIRST_OF_SCENARIO,
    FRIDAY,
    GATHER,
    HUNT,
    INVENTIONS_AT,
    REST,
    SCENARIO_INVENTIONS_AT,
    SPECIAL,
    THREAT,
    WRECKAGE_AT,
    WRECKAGE_ONE,
    WRECKAGE_TWO,
)
from islario.games.robinson.effects import finds, people, tokens
from islario.games.robinson.effects.cards import leave_threats
from islario.games.robinson.effects.fights import STRONGER, take_top
from islario.games.robinson.island import place_of_resource
from islario.games.robinson.marks import NO_CARD
from islario.games.robinson.phases import arrivals, building, dice, outcomes
from islario.games.robinson.planning import costs, pawns, plan, targets
from islario.games.robinson.queries import pending
from islario.games.robinson.state import COST, LEADER, NONE, PAWNS, SLOT_SIZE, SLOTS, TARGET, Table
from islario.games.robinson.uses import catalogue

MANDATORY: Final = 1
"""An action that must be rolled for (Fast Work)."""


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.RESOLVE_NEXT:
        choose_next(table)
    elif step == steps.RESOLVE_SLOT:
        push(table, steps.RESOLVE_NEXT, 0, 0, NOTHING)
        resolve(table, a, log)
    elif step == steps.ATTEMPT:
        attempt(table, a, b, context, log)
    elif step == steps.BEAST_TOKEN:
        tokens.strike(table, a, context)
    elif step == steps.ROLL:
        dice.roll(table, a, b, context, rng, log)
        dice.offer_rerolls(table, a, b, context)
    elif step == steps.APPLY_WOUND:
        if table.dice & dice.WOUND != 0:
            push(table, steps.WOUNDS, 1, 0, context)
    elif step == steps.APPLY_SUCCESS:
        push(table, steps.SUCCEED if table.dice & dice.SUCCESS != 0 else steps.FAIL, a, b, context)
    elif step == steps.APPLY_ADVENTURE:
        meet_adventure(table, a, b, context, log)
    elif step == steps.FAIL:
        if log is not None:
            log.add(happenings.FAILED, a, who_of(context))
        building.release(table, table.plan[b * SLOT_SIZE + COST])  # BUILD-23
        table.plan[b * SLOT_SIZE + COST] = 0
        people.encourage(table, who_of(context), 2, because(context, FAILURE), log)  # BUILD-23, GATHER-14, EXPLORE-15
    elif step == steps.RESUME:
        table.slot = a
    elif step == steps.THREAT_LEAVES:
        leave_threats(table, a, log)
    elif step == steps.ACTION_DONE:
        finish_action(table, a, log)
    elif step == steps.END_OF_ACTIONS:
        end_phase(table, log)
    elif step == steps.ITEMS_ENTER:
        enter_items(table)
    elif step == steps.ITEM_ENTERS_NOW:
        push(table, steps.ITEMS_ENTER, 0, 0, NOTHING)
        enter_item(table, a, log)
    elif step == steps.FUTURE_ARRIVES:
        table.setup.rules.check_goal(table)  # everything that was built counts
    elif step == steps.EXTRA_BUILD or step == steps.EXTRA_BUILD_AT:
        building.build_more(table, step, a, b, context, log)
        if step == steps.EXTRA_BUILD_AT and 0 < b < building.ON_WHICH_TILE:
            check_beasts(table, BUILD, context_of(table, table.slot), log)
    else:
        outcomes.run(table, step, a, b, context, rng, log)


# -- which comes next ------------------------------------------------------------------------------------


def choose_next(table: Table) -> None:
    """Kind by kind; among several of a kind the group chooses (RESOLVE-1, -2)."""
    for kind in range(i64(SPECIAL + 1)):
        choices: i64 = 0
        for slot in range(i64(SLOTS)):
            if costs.kind_at(table, slot) == kind:
                choices |= 1 << slot
        if choices != 0:
            push(table, steps.RESOLVE_SLOT, 0, 0, NOTHING)
            ask(table, table.first, SLOT, allowed(table, kind, choices), NOTHING)
            return


def allowed(table: Table, kind: i64, choices: i64) -> i64:
    """The one that takes the token of the field comes first (TOKEN-13); where order means nothing, the lowest."""
    if kind == SPECIAL:
        return choices
    field: i64 = marks.THREAT_FIELD + kind
    if is_spent_here(table, kind):
        return 1 << costs.first_slot(table, kind)
    if kind == REST or (kind == CAMP and not table.works(field, marks.BLACK)):
        return 1 << lowest(choices)
    carrier: i64 = costs.carrying(table) if kind == BUILD else -1
    if carrier >= 0:  # builds that pay wood wait for the one that pays the token's
        for slot in range(i64(SLOTS)):
            if (choices >> slot) & 1 == 1 and slot != carrier and costs.base_wood(table, slot) > 0:
                choices &= ~(1 << slot)
    return choices


# -- one action --------------------------------------------------------------------------------------------


def context_of(table: Table, slot: i64) -> i64:
    """Who performs an action, and where it takes place (PLAN-39)."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    kind: i64 = targets.KIND[target]
    space: i64 = targets.SPACE_OF[target]
    source: i64 = NO_SOURCE
    if kind == GATHER:
        place: i64 = place_of_resource(table, space, targets.resource_of(target))
        if place >= 0:  # the token of a source may have gone since it was planned
            source = place
    elif kind == BUILD or kind == CAMP or kind == REST:
        space = space if space >= 0 else table.camp
    return about(table.plan[at + LEADER], IN_ACTION, space if space >= 0 else NO_SPACE, source, NO_CARD)


def resolve(table: Table, slot: i64, log: Log | None) -> None:
    """An action of the plan is carried out."""
    at: i64 = slot * SLOT_SIZE
    target: i64 = table.plan[at + TARGET] - 1
    kind: i64 = targets.KIND[target]
    context: i64 = context_of(table, slot)
    table.slot = slot
    table.temp = 0
    if log is not None:
        log.add(happenings.RESOLVED, kind, table.plan[at + LEADER], slot)
    push(table, steps.ACTION_DONE, slot, 0, context)
    if kind == THREAT:
        resolve_threat(table, slot, context, log)
    elif kind == HUNT:
        if target == targets.HUNTING:
            hunt(table, context, log)
        else:
            table.setup.rules.hunt(table, target, context, log)
    elif kind <= EXPLORE:
        push(table, steps.ATTEMPT, kind, 0, context)
        check_beasts(table, kind, context, log)
    else:
        push(table, steps.SUCCEED, kind, slot, context)
        check_beasts(table, kind, context, log)


def resolve_threat(table: Table, slot: i64, context: i64, log: Log | None) -> None:
    """Pay, take the card away, and take its reward (THREAT-6)."""
    at: i64 = slot * SLOT_SIZE
    place: i64 = table.plan[at + TARGET] - 1
    card: i64 = table.threats[place]
    own: i64 = from_card(context, card)
    building.pay(table, table.plan[at + COST], own, log)
    table.plan[at + COST] = 0
    table.threats[place] = NONE
    if card >= EVENT_COUNT:
        two = pawns.count(table.plan[at + PAWNS]) >= 2
        wreck: i64 = card - WRECKAGE_AT
        push_effects(table, WRECKAGE_TWO[wreck] if two else WRECKAGE_ONE[wreck], own)
        table.gone = append(table.gone, card)
    else:
        push(table, steps.THREAT_LEAVES, card, 0, own)
        push_effects(table, cards.THREAT_REWARD[card], own)


def hunt(table: Table, context: i64, log: Log | None) -> None:
    """The top beast of the hunting deck is revealed and fought (HUNT-5, -6)."""
    if len(table.hunting) == 0:
        return
    how: i64 = 0
    if table.works(marks.HUNT_FIELD, marks.BEAST):
        marking.lift(table, marks.HUNT_FIELD, marks.BEAST, because(NOTHING, TOKEN_DONE), log)
        how = STRONGER
    push(table, steps.FIGHT_CARD, take_top(table), how, context)


def check_beasts(table: Table, kind: i64, context: i64, log: Log | None) -> None:
    """A beast token on the tile, or on the Explore field, wounds who has no weapons (TOKEN-8, -30, -33)."""
    space: i64 = space_of(context)
    if space != NO_SPACE:
        printed = table.works(space, marks.BEAST_GATHER) and (kind == GATHER or kind == EXPLORE)
        if table.works(space, marks.BEAST) or printed:
            tokens.threaten(table, space, context)
    if kind == EXPLORE and table.works(marks.EXPLORE_FIELD, marks.BEAST):
        marking.lift(table, marks.EXPLORE_FIELD, marks.BEAST, because(NOTHING, TOKEN_DONE), log)
        tokens.threaten(table, NO_SPACE, context)


def attempt(table: Table, kind: i64, how: i64, context: i64, log: Log | None) -> None:
    """Build, gather or explore: with dice, or with a pawn more for certain (RESOLVE-3)."""
    slot: i64 = table.slot
    who: i64 = who_of(context)
    sure = how & MANDATORY == 0 and pawns.count(table.plan[slot * SLOT_SIZE + PAWNS]) > costs.needed(table, slot)
    push(table, steps.APPLY_ADVENTURE, kind, 1 if sure else 0, context)
    if sure and not table.works(marks.SEATS + who, marks.CONFUSED):
        table.dice = dice.SUCCESS
        push(table, steps.SUCCEED, kind, slot, context)
        return
    push(table, steps.APPLY_SUCCESS, kind, slot, context)
    if not sure:
        push(table, steps.APPLY_WOUND, kind, 0, context)
    push(table, steps.ROLL, kind - BUILD, dice.SUCCESS if sure else dice.ALL, context)


def meet_adventure(table: Table, kind: i64, sure: i64, context: i64, log: Log | None) -> None:
    """One adventure for the die or for the token on the field (TOKEN-4, -5); Friday is wounded instead (PLAYERS-9)."""
    field: i64 = marks.THREAT_FIELD + kind
    waits = adventure_waits(table, field)
    if not waits and (sure == 1 or table.dice & dice.ADVENTURE == 0):
        return
    if is_spared(table, who_of(context)):
        if waits:
            marking.lift(table, field, marks.ADVENTURE, because(NOTHING, TOKEN_DONE), log)
        if log is not None and people.is_there(table, who_of(context)):
            log.add(happenings.NO_ADVENTURE, who_of(context))
        push(table, steps.WOUNDS, 1, 0, context)
        return
    if waits:  # it lies there until its card is resolved, so that an equal one is ignored (ONETOKEN-2)
        push(table, steps.REMOVE_TOKEN, marks.ADVENTURE, field, context)
    push(table, steps.ADVENTURE, kind - BUILD, 0, context)


def adventure_waits(table: Table, field: i64) -> bool:
    """Whether the adventure token on a field gives the next action its adventure."""
    return table.works(field, marks.ADVENTURE) and not is_being_met(table, field)


def is_spared(table: Table, who: i64) -> bool:
    """Whether an adventure of the action that is resolved is a wound: Friday's, and that of the raft (SCENITEM-11)."""
    return who == FRIDAY or (table.slot != NONE and table.plan[table.slot * SLOT_SIZE + TARGET] == targets.RAFT + 1)


def is_being_met(table: Table, field: i64) -> bool:
    """Whether the card of the adventure token on a field is being resolved: an additional Build draws none for it."""
    at: i64 = pending(table, steps.REMOVE_TOKEN)
    return at >= 0 and table.steps[at + 1] == marks.ADVENTURE and table.steps[at + 2] == field


def is_spent_here(table: Table, kind: i64) -> bool:
    """Whether a minus-one-pawn token lies on a field for one action, and not for good (TOKEN-10, SCEN4-5)."""
    if not table.works(marks.THREAT_FIELD + kind, marks.MINUS_PAWN):
        return False
    return kind != EXPLORE or table.setup.rules.lasting_token(table) == 0


def finish_action(table: Table, slot: i64, log: Log | None) -> None:
    """An action is over: what was reserved and not spent is free, and the token of its field has been taken."""
    at: i64 = slot * SLOT_SIZE
    kind: i64 = costs.kind_at(table, slot)
    building.release(table, table.plan[at + COST])
    field: i64 = marks.THREAT_FIELD + kind
    if kind < SPECIAL and is_spent_here(table, kind):
        marking.lift(table, field, marks.MINUS_PAWN, because(NOTHING, TOKEN_DONE), log)
    pawns.use_up(table, table.plan[at + PAWNS])
    for i in range(i64(SLOT_SIZE)):
        table.plan[at + i] = 0
    table.recount()
    table.slot = NONE
    table.temp = 0
    table.spent &= ~catalogue.SPENT_IN_FIGHT
    table.dice = 0


# -- the end of the phase ------------------------------------------------------------------------------------


def end_phase(table: Table, log: Log | None) -> None:
    """Pawns return, Future becomes Available, items come into play (RESOLVE-21 to -24)."""
    plan.wipe(table)
    table.temp = 0
    marking.lift(table, marks.ROUND_SPACE, marks.ITEMS_OFF, because(NOTHING, ITEMS_BACK), log)
    marking.lift(table, marks.ROUND_SPACE, marks.CREW_PAWN, because(NOTHING, PHASE_OVER), log)
    for place in range(i64(marks.PLACE_COUNT)):
        table.fresh[place] = 0
    for i in range(i64(len(table.marks))):
        table.marks[i] &= ~(1 << 21)
    arrivals.arrive(table, log)
    push(table, steps.FUTURE_ARRIVES, 0, 0, NOTHING)
    push(table, steps.ITEMS_ENTER, 0, 0, NOTHING)


def invention_of(table: Table, card: i64) -> i64:
    """The invention that a card in Future is."""
    if card >= SCENARIO_INVENTIONS_AT:
        return FIRST_OF_SCENARIO + card - SCENARIO_INVENTIONS_AT - 2 * table.setup.scenario
    return card - INVENTIONS_AT


def enter_items(table: Table) -> None:
    """Built items come into play, in the order that the group likes."""
    choices: i64 = 0
    for thing in table.incoming:
        card: i64 = (thing >> 3) & 511
        if arrivals.is_item(card):
            choices |= bit(invention_of(table, card))
    if choices != 0:
        push(table, steps.ITEM_ENTERS_NOW, 0, 0, NOTHING)
        ask(table, table.first, INVENTION, choices, NOTHING)


def enter_item(table: Table, invention: i64, log: Log | None) -> None:
    rest = vec[i64]()
    entered: i64 = NONE
    for thing in table.incoming:
        card: i64 = (thing >> 3) & 511
        if entered == NONE and arrivals.is_item(card) and invention_of(table, card) == invention:
            entered = thing
        else:
            rest = append(rest, thing)
    table.incoming = rest
    finds.enter_play(table, invention, log)
    if entered >> 12 != 0:  # a cross or a trap: a blue marker on its tile
        tokens.put(table, (entered >> 12) - 1, marks.BLUE, (entered >> 3) & 511, log)

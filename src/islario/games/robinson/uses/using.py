"""Something is used: what it costs, and what it does."""

from librt.vecs import append
from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, queries, steps
from islario.games.robinson.agenda import (
    ELSEWHERE,
    IN_ACTION,
    NO_SOURCE,
    NO_SPACE,
    NOTHING,
    about,
    from_card,
    push,
    push_effects,
    who_of,
)
from islario.games.robinson.box import cards
from islario.games.robinson.causes import FRIDAY_REROLL, because
from islario.games.robinson.components import (
    DISCOVERIES_AT,
    DISCOVERY_COUNT,
    FRIDAY,
    FRIDAY_PRICE,
    IN_FIGHT,
    ITEMS_AT,
    SKILL_FOOD,
    TOKEN_REUSABLE,
    TREASURE_COUNT,
    TREASURE_TOKEN,
)
from islario.games.robinson.effects import goods, people
from islario.games.robinson.phases import dice
from islario.games.robinson.state import ACTION, NONE, Table
from islario.games.robinson.uses import catalogue, usability


def use(table: Table, seat: i64, which: i64, die: i64, rng: Rng, log: Log | None) -> None:
    """A seat uses something; ``die`` names the die of a reroll, from 1."""
    if log is not None:
        log.add(happenings.USED, seat, catalogue.card_of(which))
    if which == catalogue.FRIDAY_REROLL or die > 0:
        reroll(table, seat, which, die - 1, rng, log)
        return
    pay(table, seat, which, log)
    if which == catalogue.USE_FURNACE:
        push(table, steps.IGNORE_CLOUD, 1, 0, NOTHING)
    elif which == catalogue.USE_POT or which == catalogue.USE_FIREPLACE:
        goods.lose_food(table, 1, 0, context_of(table, seat, which), log)
        step: i64 = steps.GIVE_HEAL if which == catalogue.USE_POT else steps.SHARE_HEAL
        push(table, step, 1 if which == catalogue.USE_POT else 2, 0, context_of(table, seat, which))
    else:
        push_effects(
            table, catalogue.EFFECTS[table.setup.scenario * catalogue.USE_COUNT + which], context_of(table, seat, which)
        )


def context_of(table: Table, seat: i64, which: i64) -> i64:
    """Who is meant: the user, or, by what serves a fight, the one who fights; treasures wait in Future (CARD-23)."""
    who: i64 = seat
    at: i64 = usability.fight_at(table)
    serves = catalogue.WHEN[table.setup.scenario * catalogue.USE_COUNT + which] == IN_FIGHT
    if serves and at >= 0 and who_of(table.steps[at + 3]) <= FRIDAY:
        who = who_of(table.steps[at + 3])
    moment: i64 = IN_ACTION if which == catalogue.TOKENS + TREASURE_TOKEN and table.phase == ACTION else ELSEWHERE
    return about(who, moment, NO_SPACE, NO_SOURCE, catalogue.card_of(which))


def pay(table: Table, seat: i64, which: i64, log: Log | None) -> None:
    """A marker, a token, a card or determination goes."""
    if which < catalogue.TOKENS:
        table.items[which] -= 1
        if table.items[which] == 0:
            table.gone = append(table.gone, ITEMS_AT + which)  # ROUND-12
    elif which < catalogue.TREASURES:
        kind: i64 = which - catalogue.TOKENS
        if TOKEN_REUSABLE[DISCOVERY_COUNT * table.setup.scenario + kind] == 1:
            table.spent |= 1 << catalogue.SPENT_TOKEN
        else:
            table.tokens[kind] -= 1
            table.gone = append(table.gone, DISCOVERIES_AT + kind)
    elif which <= catalogue.KEPT:
        pay_treasure(table, which - catalogue.TREASURES)
    elif which < catalogue.USE_POT:
        skill: i64 = which - catalogue.SKILLS
        own: i64 = from_card(NOTHING, catalogue.card_of(which))
        people.give_up(table, seat, usability.price(table, skill), 0, own, log)
        table.used |= 1 << skill
        goods.lose_food(table, SKILL_FOOD[skill], 0, own, log)
    elif which == catalogue.USE_FURNACE:
        table.spent |= 1 << catalogue.SPENT_FURNACE
    else:
        table.spent |= 1 << (catalogue.SPENT_POT if which == catalogue.USE_POT else catalogue.SPENT_FIREPLACE)


def pay_treasure(table: Table, treasure: i64) -> None:
    if treasure == TREASURE_COUNT:
        table.treasures[treasure] = NONE
        table.gone = append(table.gone, catalogue.card_of(catalogue.KEPT))
    elif treasure == cards.SABRE:
        table.spent |= 1 << catalogue.SPENT_SABRE
    elif treasure == cards.WHIP:
        table.spent |= 1 << catalogue.SPENT_WHIP
    elif treasure == cards.OLD_CLOTHES:
        table.spent |= 1 << catalogue.SPENT_CLOTHES
    else:
        table.treasures[treasure] -= 1
        if table.treasures[treasure] == 0 and treasure != cards.BARREL:
            table.treasures[treasure] = NONE
            table.mystery_discard = append(table.mystery_discard, treasure)


def reroll(table: Table, seat: i64, which: i64, die: i64, rng: Rng, log: Log | None) -> None:
    """A die of the roll that lies there is rolled again."""
    at: i64 = queries.pending(table, steps.ROLL_WINDOW)
    if which == catalogue.FRIDAY_REROLL:
        people.give_up(table, FRIDAY, FRIDAY_PRICE, 0, because(NOTHING, FRIDAY_REROLL), log)
        table.used |= 1 << catalogue.FRIDAY_REROLLED
    else:
        pay(table, seat, which, log)
    dice.reroll(table, table.steps[at + 1], die, catalogue.card_of(which), rng, log)

"""Whether what a position describes can lie on a table: everything once, and somebody to decide."""

from typing import Any

from islario.core.bits import places
from islario.core.reasons import BadPosition, Reason
from islario.games.robinson import agenda, marks, steps
from islario.games.robinson.cards import CARDS, PROGRAM, SURPRISING_DISCOVERY
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS_AT,
    DISCOVERIES_AT,
    DISCOVERY_COPIES,
    DISCOVERY_COUNT,
    FIRST_OF_SCENARIO,
    FRIDAY,
    INVENTION_COUNT,
    INVENTIONS_AT,
    ITEMS_AT,
    MYSTERIES_AT,
    PEOPLE,
    SCENARIOS_AT,
    TILE_COUNT,
    TREASURE_COUNT,
)
from islario.games.robinson.state import (
    GOING_ON,
    LEADER,
    NO_TILE,
    NONE,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    Table,
)
from islario.games.robinson.whereabouts import cards_in_hand, offered


def refuse(code: str, field: str, **values: Any) -> BadPosition:
    return BadPosition(Reason(code, {"field": field, **values}))


def check(table: Table) -> None:
    """BadPosition, naming the field, for what no game comes to and no rule could go on from."""
    check_offered(table)
    check_cards(table)
    check_tiles(table)
    check_marks(table)
    check_plan(table)
    if table.ended == GOING_ON:
        check_agenda(table)


# -- everything once -----------------------------------------------------------------------------------


def check_cards(table: Table) -> None:
    """No card is in two places, and no token more often than there are."""
    seen: dict[int, int] = {}
    for field, cards in places_of_cards(table):
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            if seen[card] > copies(card):
                raise refuse("position_twice", field, value=CARDS[card])


def copies(card: int) -> int:
    """How many there are of a card; what a scenario adds may be built again and again."""
    if DISCOVERIES_AT <= card < SCENARIOS_AT:
        return DISCOVERY_COPIES[card - DISCOVERIES_AT]
    return 99 if INVENTIONS_AT + INVENTION_COUNT <= card < ITEMS_AT else 1


def places_of_cards(table: Table) -> list[tuple[str, list[int]]]:
    """The fields that have cards, each with its cards by their numbers."""
    treasures = [MYSTERIES_AT + card for card in range(TREASURE_COUNT) if table.treasures[card] != NONE]
    if table.treasures[TREASURE_COUNT] != NONE:
        treasures.append(ADVENTURES_AT + SURPRISING_DISCOVERY)
    tokens = [DISCOVERIES_AT + kind for kind, many in enumerate(table.tokens) for _ in range(many)]
    return [
        ("threats", [card for card in table.threats if card != NONE]),
        ("agenda", cards_in_hand(table)),
        ("open", [INVENTIONS_AT + card for card in places(table.open) if card < FIRST_OF_SCENARIO]),
        ("built", [INVENTIONS_AT + card for card in places(table.built) if card < FIRST_OF_SCENARIO]),
        ("items", [ITEMS_AT + item for item, left in enumerate(table.items) if left > 0]),
        ("treasures", treasures),
        ("tokens", tokens),
        ("incoming", [(thing >> 3) & 511 for thing in table.incoming]),
        ("gone", list(table.gone)),
        ("aside", [MYSTERIES_AT + card for card in table.aside]),
        ("mystery_discard", [MYSTERIES_AT + card for card in table.mystery_discard]),
        ("invention_discard", [INVENTIONS_AT + card for card in table.invention_discard]),
        ("events", list(table.event_deck)),
        ("event_box", list(table.event_box)),
        ("build", [ADVENTURES_AT + card for card in table.adventures[0]]),
        ("gather", [ADVENTURES_AT + card for card in table.adventures[1]]),
        ("explore", [ADVENTURES_AT + card for card in table.adventures[2]]),
        ("mysteries", [MYSTERIES_AT + card for card in table.mystery_deck]),
        ("waiting_beast", [] if table.waiting_beast == NONE else [BEASTS_AT + table.waiting_beast]),
        ("hunting", [BEASTS_AT + card for card in table.hunting]),
        ("beasts", [BEASTS_AT + card for card in table.beast_deck]),
        ("inventions", [INVENTIONS_AT + card for card in table.invention_deck]),
        ("discoveries", [DISCOVERIES_AT + token for token in table.discovery_pile]),
        ("item_box", [ITEMS_AT + item for item in table.item_box]),
    ]


def check_offered(table: Table) -> None:
    """What is chosen from is there to be chosen from, and something asks for it."""
    low, high = 0, -1
    for number in range(table.depth):
        step = table.steps[number * STEP_SIZE]
        if step == steps.NEW_IDEA_AT:
            low, high = 0, INVENTION_COUNT - 1
        elif step == steps.SCOUT_AT:
            low, high = 0, DISCOVERY_COUNT - 1
        elif step in (steps.RECONNOITRE_AT, steps.REVEAL_TILE_AT, steps.CANOE_TILE_AT):
            low, high = 1, TILE_COUNT
        if high >= 0:
            break
    if high < 0 and len(table.offered) > 0:
        raise refuse("position_kind", "offered", expected="[]")
    for card in table.offered:
        if not low <= card <= high:
            raise refuse("position_range", "offered", value=int(card), low=low, high=high)


def check_tiles(table: Table) -> None:
    seen = [-card for card in offered(table) if card < 0]
    seen += [tile for tile in table.tiles if tile != NO_TILE]
    for tile in table.tile_deck:
        if tile in seen:
            raise refuse("position_twice", "tile_deck", value=int(tile))
        seen.append(tile)


def check_marks(table: Table) -> None:
    """A mark that stands for effects names a list of them, one that stands for a person or an item names it."""
    for number, mark in enumerate(table.marks):
        kind, value = marks.kind_of(mark), marks.value_of(mark)
        most = -1
        if kind == marks.LATER or kind == marks.EVERY_NIGHT:
            if not is_list(value // 8):
                raise refuse("position_range", f"marks[{number}].value", value=int(value), low=0, high=len(PROGRAM))
        elif kind == marks.MARKED_ITEM:
            most = FIRST_OF_SCENARIO - 1
        elif marks.place_of(mark) == marks.DAWN:
            most = PEOPLE - 1
        if most >= 0 and value > most:
            raise refuse("position_range", f"marks[{number}].value", value=int(value), low=0, high=most)


def is_list(effects: int) -> bool:
    """Whether a number can name a list of effects."""
    return 3 * ((effects >> 6) + (effects & 63)) <= len(PROGRAM)


# -- the plan, and who decides ---------------------------------------------------------------------------


def check_plan(table: Table) -> None:
    number = 0
    for slot in range(SLOTS):
        at = slot * SLOT_SIZE
        target = table.plan[at + TARGET] - 1
        if target < 0:
            continue
        if table.setup.players <= table.plan[at + LEADER] < FRIDAY:
            where, most = f"plan[{number}].performer", table.setup.players - 1
            raise refuse("position_range", where, value=int(table.plan[at + LEADER]), low=0, high=most)
        if target < len(table.threats) and table.threats[target] == NONE and slot != table.slot:
            raise refuse("position_name", f"plan[{number}].target", value=target, expected="threats")
        number += 1
    if table.slot != NONE and table.plan[table.slot * SLOT_SIZE + TARGET] == 0:
        raise refuse("position_name", "slot", value=int(table.slot) + 1, expected="plan")


def check_agenda(table: Table) -> None:
    """The game waits for somebody: at the plan, at a question that a step beneath asks, or at a window."""
    players = table.setup.players
    for number in range(table.depth):
        who = agenda.who_of(table.steps[number * STEP_SIZE + 3])
        if players <= who < FRIDAY:
            raise refuse("position_range", f"agenda[{number}].who", value=int(who), low=0, high=players - 1)
    at = (table.depth - 1) * STEP_SIZE
    where = f"agenda[{table.depth - 1}]"
    step, a, b = table.steps[at], table.steps[at + 1], table.steps[at + 2]
    if step == steps.PLANNING:
        if table.confirmed == (1 << players) - 1:
            raise refuse("position_waits", "confirmed")
    elif step == steps.ASK:
        if a < 0 or a & 15 >= len(agenda.QUESTIONS) or a >> 4 >= players:
            raise refuse("position_range", f"{where}.a", value=int(a), low=0, high=16 * players - 1)
        if b < 0 or b & (b - 1) == 0 or table.depth < 2:
            raise refuse("position_range", f"{where}.b", value=int(b), low=3, high=(1 << 62) - 1)
    elif step == steps.WINDOW:
        if not 0 < b < 1 << players:
            raise refuse("position_range", f"{where}.b", value=int(b), low=1, high=(1 << players) - 1)
    else:
        raise refuse("position_waits", f"{where}.step")

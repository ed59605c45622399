"""Whether what a position describes can lie on a table: everything once, and somebody to decide."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from islario.core.bits import places
from islario.core.fields import refuse
from islario.core.reasons import BadPosition
from islario.games.robinson import agenda, marks, steps
from islario.games.robinson.box.cards import AFTER_THE_HURRICANE, CARDS, NEW_FLOCK, SURPRISING_DISCOVERY
from islario.games.robinson.components import (
    ADVENTURES_AT,
    BEASTS_AT,
    DISCOVERIES_AT,
    DISCOVERY_COPIES,
    DISCOVERY_COUNT,
    FIRST_OF_SCENARIO,
    FRIDAY,
    GATHER,
    INVENTION_COUNT,
    INVENTIONS_AT,
    ITEMS_AT,
    JENNY,
    MYSTERIES_AT,
    NOBODY,
    PEOPLE,
    SCENARIOS_AT,
    TILE_COUNT,
    TREASURE_COUNT,
)
from islario.games.robinson.effects.specs import DRAWS, EVENT, WHERE, WHO
from islario.games.robinson.notation import PEOPLE as PERSON_NAMES
from islario.games.robinson.notation import TARGETS
from islario.games.robinson.pending_cards import cards_in_hand, offered
from islario.games.robinson.phases.production import FOOD_SHIFT
from islario.games.robinson.planning import costs, pawns
from islario.games.robinson.planning.targets import RESTING, SPACE_OF
from islario.games.robinson.position.answers import answers, kind_asked, people
from islario.games.robinson.position.step_specs import (
    COURSE,
    CURRENT,
    KIND,
    LISTS,
    LONGEST,
    NEW_PLAN,
    OFFERING,
    SLOT_A,
    SLOT_B,
    STANDS_ON,
    STEP_SPECS,
    WITHOUT_QUESTION,
    needs_of,
    needs_of_list,
)
from islario.games.robinson.state import (
    GOING_ON,
    LEADER,
    NO_TILE,
    NONE,
    PAWNS,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    Table,
)
from islario.games.robinson.step_names import STEP_NAMES

SPACES: Final = range(marks.SPACE_COUNT)
SEATS: Final = range(marks.SEATS, marks.SEATS + PEOPLE)
TILES_ONLY: Final = [ADVENTURES_AT + NEW_FLOCK, ADVENTURES_AT + AFTER_THE_HURRICANE]
"""Cards whose tokens lie on tiles, whatever their kind."""
HIGHEST_VALUE: Final = {marks.MARKED_ITEM: FIRST_OF_SCENARIO - 1, marks.NUMBER: TILE_COUNT, marks.DOWN: 31}


def _places_of() -> dict[int, Sequence[int]]:
    """Where marks of each kind can lie."""
    found: dict[int, Sequence[int]] = dict.fromkeys(range(marks.KIND_COUNT), SEATS)
    found |= {kind: range(marks.WEAPON_COST + 1) for kind in range(marks.BLACK + 1)}
    found |= {kind: [marks.WEATHER_SPACE] for kind in range(marks.RAIN, marks.ANIMALS + 1)}
    found |= {kind: [marks.PRODUCTION_SPACE] for kind in range(marks.NO_FOOD, marks.SKIP + 1)}
    found |= dict.fromkeys([*range(marks.EXHAUSTED, marks.BURNT + 1), marks.BEAST_GATHER], SPACES)
    rounds = [marks.NO_MIXED, marks.ITEMS_OFF, marks.LOST_ROOF, marks.LOST_PALISADE, marks.CREW_PAWN]
    found |= {kind: [marks.ROUND_SPACE] for kind in rounds}
    found |= {kind: [*SEATS, marks.DAWN] for kind in (marks.ONE_PAWN, marks.CONFUSED, marks.CURSED)}
    found[marks.LATER] = [marks.DAWN, marks.NIGHT_SPACE]
    found[marks.EVERY_NIGHT] = [marks.NIGHT_SPACE]
    found[marks.MARKED_ITEM] = [marks.ITEMS]
    return found


PLACES_OF: Final = _places_of()


def check(table: Table) -> None:
    """BadPosition, naming the field, for what no game comes to and no rule could go on from."""
    check_plan(table)
    check_offered(table)
    if table.ended == GOING_ON:
        check_agenda(table)
    check_cards(table)
    check_tiles(table)
    check_marks(table)


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
        raise refuse("position_offered", "offered")
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
    """Each mark lies where its kind can lie, and its value is one that can be."""
    for number, mark in enumerate(table.marks):
        where, place, kind, value = f"marks[{number}]", marks.place_of(mark), marks.kind_of(mark), marks.value_of(mark)
        allowed = SPACES if marks.card_of(mark) in TILES_ONLY and kind <= marks.BLACK else PLACES_OF[kind]
        if place not in allowed:
            names = ", ".join(marks.PLACES[other] for other in allowed)
            raise refuse("position_name", f"{where}.at", value=marks.PLACES[place], expected=names)
        if place == table.camp and kind == marks.DOWN and table.ended == GOING_ON:
            raise refuse("position_down", f"{where}.at", space=marks.PLACES[place])
        if (kind == marks.LATER or kind == marks.EVERY_NIGHT) and not can_wait(table, value // 8, value % 8):
            raise refuse("position_later", f"{where}.value", value=int(value))
        most = PEOPLE - 1 if place == marks.DAWN and kind != marks.LATER else HIGHEST_VALUE.get(int(kind), value)
        if value > most:
            raise refuse("position_range", f"{where}.value", value=int(value), low=0, high=int(most))


def can_wait(table: Table, effects: i64, who: i64) -> bool:
    """Whether effects can be put off, for that person or for nobody."""
    if effects not in LISTS[steps.LATER]:
        return False
    return (people(table) >> who) & 1 == 1 or (who == NOBODY and needs_of_list(effects) & WHO == 0)


# -- the plan, and who decides ---------------------------------------------------------------------------


def check_plan(table: Table) -> None:
    number = 0
    out = [0] * pawns.SOURCE_COUNT
    for slot in range(SLOTS):
        at = slot * SLOT_SIZE
        target = table.plan[at + TARGET] - 1
        if target < 0:
            continue
        leader = table.plan[at + LEADER]
        if (people(table) >> leader) & 1 == 0:
            raise refuse_person(table, f"plan[{number}].performer", leader)
        if pawns.of(table.plan[at + PAWNS], leader) == 0:
            raise refuse("position_performer", f"plan[{number}].performer", value=PERSON_NAMES[leader])
        if leader == JENNY and target != RESTING:
            raise refuse("position_name", f"plan[{number}].target", value=TARGETS[target], expected=TARGETS[RESTING])
        if target < len(table.threats) and table.threats[target] == NONE and slot != table.slot:
            raise refuse("position_threat", f"plan[{number}].target", value=TARGETS[target])
        for source in range(pawns.SOURCE_COUNT):
            out[source] += pawns.of(table.plan[at + PAWNS], source)
            most = 2 if source < FRIDAY else int(pawns.WIDTH[source])
            if source < FRIDAY and table.slot != NONE:
                most = 3  # an additional Build
            if out[source] > most:
                whose = str(source) if source < FRIDAY else pawns.SOURCES[source]
                raise refuse("position_pawns", f"plan[{number}].pawns", value=whose, high=most)
        number += 1
    if table.slot != NONE and table.plan[table.slot * SLOT_SIZE + TARGET] == 0:
        raise refuse("position_planned", "slot", value=int(table.slot) + 1)


def refuse_person(table: Table, field: str, person: i64) -> BadPosition:
    there = ", ".join(PERSON_NAMES[other] for other in places(people(table)))
    return refuse("position_name", field, value=PERSON_NAMES[person], expected=there)


# -- what is due -----------------------------------------------------------------------------------------


def check_agenda(table: Table) -> None:
    """Every step has what it needs, and the game waits for somebody: at the plan, at a question, or at a window."""
    if table.depth > LONGEST:
        raise refuse("position_long", "agenda", value=int(table.depth), high=LONGEST)
    for number in range(table.depth):
        check_step(table, number)
    check_order(table)
    for number in range(table.depth):
        check_question(table, number)
    check_slots(table)
    top = table.depth - 1
    if table.steps[top * STEP_SIZE] == steps.PLANNING and table.confirmed == (1 << table.setup.players) - 1:
        raise refuse("position_waits", "confirmed")
    if table.steps[top * STEP_SIZE] not in (steps.PLANNING, steps.ASK, steps.WINDOW):
        raise refuse("position_waits", f"agenda[{top}].step")


def step_name(table: Table, number: int) -> str:
    return STEP_NAMES[table.steps[number * STEP_SIZE]]


def refuse_number(field: str, value: object, allowed: Sequence[object]) -> BadPosition:
    """A value that is not among those allowed: a range by its ends, others by their names."""
    if isinstance(allowed, range):
        return refuse("position_range", field, value=value, low=allowed[0], high=allowed[-1])
    expected = ", ".join(str(other) for other in allowed[:40]) + (", ..." if len(allowed) > 40 else "")
    return refuse("position_name", field, value=value, expected=expected)


def check_step(table: Table, number: int) -> None:
    """A step can stand on an agenda, its values are in their ranges, and it says what it is about."""
    where, at = f"agenda[{number}]", number * STEP_SIZE
    step, a, b = int(table.steps[at]), int(table.steps[at + 1]), int(table.steps[at + 2])
    context = table.steps[at + 3]
    if step not in STEP_SPECS:
        raise refuse_number(f"{where}.step", STEP_NAMES[step], [STEP_NAMES[other] for other in STEP_SPECS])
    if a not in STEP_SPECS[step].a:
        raise refuse_number(f"{where}.a", a, STEP_SPECS[step].a)
    if b not in second_values(table, number):
        raise refuse_number(f"{where}.b", b, second_values(table, number))
    who = agenda.who_of(context)
    if who != NOBODY and (people(table) >> who) & 1 == 0:
        raise refuse_person(table, f"{where}.who", who)
    needs = needs_of(step, a, b)
    missing = [
        ("who", needs & WHO != 0 and who == NOBODY),
        ("space", needs & WHERE != 0 and agenda.space_of(context) == agenda.NO_SPACE),
        ("card", needs & EVENT != 0 and agenda.card_of(context) >= ADVENTURES_AT),
    ]
    for field, is_missing in missing:
        if is_missing:
            raise refuse("position_needs", f"{where}.{field}", step=STEP_NAMES[step])


def second_values(table: Table, number: int) -> Sequence[int]:
    """What the second value of a step can be; seats and people only those who are there."""
    step = int(table.steps[number * STEP_SIZE])
    if step == steps.WINDOW:
        return range(1 if number + 1 == table.depth else 0, 1 << table.setup.players)
    if step == steps.NIGHT_HUNGRY:
        return [value for value in STEP_SPECS[step].b if value >> 8 & ~people(table) == 0]
    return STEP_SPECS[step].b


def check_question(table: Table, number: int) -> None:
    """A question stands on a step that takes its answer, and every answer is one that the step can take."""
    where, at = f"agenda[{number}]", number * STEP_SIZE
    step, a, b = table.steps[at], table.steps[at + 1], table.steps[at + 2]
    kind = kind_asked(step, b)
    asked = number + 1 < table.depth and table.steps[at + STEP_SIZE] == steps.ASK
    if kind >= 0 and not asked and step not in WITHOUT_QUESTION:
        raise refuse("position_asked", f"{where}.step", value=STEP_NAMES[step])
    if step != steps.ASK:
        return
    beneath = kind_asked(table.steps[at - STEP_SIZE], table.steps[at - STEP_SIZE + 2]) if number > 0 else -1
    if beneath < 0:
        raise refuse("position_asks", f"{where}.step")
    codes = [beneath + 16 * seat for seat in range(table.setup.players)]
    if a not in codes:
        raise refuse_number(f"{where}.a", int(a), codes)
    allowed = answers(table, number - 1)
    alone = b & (b - 1) == 0 and (b == 0 or number + 1 == table.depth)  # further down it answers itself in time
    if b & ~allowed != 0 or alone:
        expected = ", ".join(str(1 << answer) for answer in places(allowed)) or "-"
        raise refuse("position_answers", f"{where}.b", value=int(b), expected=expected)


def check_order(table: Table) -> None:
    """What stands on what: nothing of the course of a round on an open question, and what adds on what it adds to."""
    seen: list[int] = []
    for number in range(table.depth):
        at = number * STEP_SIZE
        step, a, b = int(table.steps[at]), int(table.steps[at + 1]), int(table.steps[at + 2])
        field, name = f"agenda[{number}].step", STEP_NAMES[step]
        if step in COURSE and steps.ASK in seen:
            raise refuse("position_above", field, value=name, below=STEP_NAMES[steps.ASK])
        for other in OFFERING:
            if other in seen and needs_of(step, a, b) & DRAWS != 0:
                raise refuse("position_above", field, value=name, below=STEP_NAMES[other])
        if step in STANDS_ON and STANDS_ON[step] not in seen:
            raise refuse("position_beneath", field, value=name, expected=STEP_NAMES[STANDS_ON[step]])
        if step == steps.PRODUCTION_HALF_AT and seen[-1] != steps.PRODUCTION_HALF:
            raise refuse("position_beneath", field, value=name, expected=STEP_NAMES[steps.PRODUCTION_HALF])
        if step == steps.PRODUCTION_HALF:
            picked = 1 if number + 1 < table.depth and table.steps[at + STEP_SIZE] == steps.PRODUCTION_HALF_AT else 0
            most = max(0, (a & 255) + (a >> FOOD_SHIFT) - picked)
            if b > most:
                raise refuse_number(f"agenda[{number}].b", b, range(most + 1))
        seen.append(step)


def check_slots(table: Table) -> None:
    """A step that names an action of the plan is done before that action, or the whole plan, is over."""
    over: dict[int, int] = {}
    for number in range(int(table.depth) - 1, -1, -1):
        at = number * STEP_SIZE
        step, a, b = int(table.steps[at]), int(table.steps[at + 1]), int(table.steps[at + 2])
        needs = STEP_SPECS[step].needs
        chosen = step == steps.RESOLVE_SLOT and table.steps[at + STEP_SIZE] == steps.ASK
        if needs & (SLOT_A | SLOT_B | CURRENT) != 0 and not chosen:
            slot = a if needs & SLOT_A else b if needs & SLOT_B else int(table.slot)
            field = f"agenda[{number}].a" if needs & SLOT_A else f"agenda[{number}].b" if needs & SLOT_B else "slot"
            check_slot(table, number, slot, field)
            ends = over.get(NONE if needs & CURRENT else slot, over.get(slot, -1))
            if ends >= 0:
                raise refuse(
                    "position_above", f"agenda[{ends}].step", value=step_name(table, ends), below=STEP_NAMES[step]
                )
        if step == steps.ACTION_DONE:
            over[a] = over[NONE] = number
        elif step in NEW_PLAN:
            over.update(dict.fromkeys(range(NONE, SLOTS), number))


def check_slot(table: Table, number: int, slot: int, field: str) -> None:
    """An action of the kind that a step goes on with is planned there."""
    at = number * STEP_SIZE
    needs = STEP_SPECS[table.steps[at]].needs
    kind = costs.kind_at(table, slot) if slot != NONE else NONE
    wanted = table.steps[at + 1] if needs & KIND else GATHER if needs & CURRENT else kind
    if kind == NONE or kind != wanted:
        raise refuse("position_planned", field, value=slot + 1)
    on_space = SPACE_OF[table.plan[slot * SLOT_SIZE + TARGET] - 1] >= 0
    if needs & KIND and on_space and agenda.space_of(table.steps[at + 3]) == agenda.NO_SPACE:
        raise refuse("position_needs", f"agenda[{number}].space", step=step_name(table, number))

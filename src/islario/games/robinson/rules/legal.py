"""Who has to decide, and what each seat may do."""

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.codes import pack
from islario.games.robinson import codes, queries, steps
from islario.games.robinson.agenda import BUILDING, DECLINE, INVENTION, LEVELS
from islario.games.robinson.components import (
    DISCOVERY_COUNT,
    FIRST_OF_SCENARIO,
    FOOD,
    FRIDAY,
    ITEM_COUNT,
    PRESERVED,
    TREASURE_COUNT,
)
from islario.games.robinson.planning import checks, costs, openings, pawns, targets
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import GOING_ON, PART, PARTS, PAWNS, SLOT_SIZE, SLOTS, STEP_SIZE, TARGET, Table
from islario.games.robinson.uses import catalogue, usability


def waiting(table: Table) -> i64:
    """The seats that the game waits for, as bits."""
    if table.ended != GOING_ON or table.depth == 0:
        return 0
    at: i64 = (table.depth - 1) * STEP_SIZE
    step: i64 = table.steps[at]
    if step == steps.PLANNING:
        return ((1 << table.setup.players) - 1) & ~table.confirmed
    if step == steps.ASK:
        return 1 << (table.steps[at + 1] >> 4)
    return 1 << next_seat(table, table.steps[at + 2])


def waiting_seat(table: Table) -> int:
    """The one seat that is asked."""
    return lowest(waiting(table))


def next_seat(table: Table, seats: i64) -> i64:
    """The first of some seats, from the first player on."""
    seat: i64 = table.first
    while (seats >> seat) & 1 == 0:
        seat = (seat + 1) % table.setup.players
    return seat


def bystanders(table: Table) -> i64:
    """The seats that may act though the game does not wait for them: by using something, or reopening the plan."""
    asked: i64 = waiting(table)
    found: i64 = 0
    if asked == 0:
        return 0
    planning = table.steps[(table.depth - 1) * STEP_SIZE] == steps.PLANNING
    for seat in range(table.setup.players):
        if (asked >> seat) & 1 == 0 and (planning or any_use(table, seat)):
            found |= 1 << seat
    return found


def legal(table: Table, seat: i64, out: vec[i64]) -> i64:
    """Write what a seat may do into ``out``; how much it is."""
    asked: i64 = waiting(table)
    n: i64 = 0
    if asked == 0:
        return 0
    at: i64 = (table.depth - 1) * STEP_SIZE
    step: i64 = table.steps[at]
    if step == steps.PLANNING:
        n = list_plans(table, seat, out)
    elif (asked >> seat) & 1 == 1:
        if step == steps.ASK:
            n = list_answers(table, table.steps[at + 1] & 15, table.steps[at + 2], out)
        else:
            out[0] = pack(codes.GO_ON, 0, 0)
            n = 1
    return list_uses(table, seat, out, n)


def list_answers(table: Table, kind: i64, choices: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    while choices != 0:
        value: i64 = lowest(choices)
        choices &= choices - 1
        if value == DECLINE:
            out[n] = pack(codes.DECLINE, 0, 0)
        else:
            out[n] = pack(codes.ANSWER + kind, name_of_answer(table, kind, value), 0)
        n += 1
    return n


def first_of_scenario(kind: i64) -> i64:
    """The first answer that is an invention of a scenario; more than any answer, if there is none."""
    if kind == INVENTION:
        return FIRST_OF_SCENARIO
    return LEVELS + FIRST_OF_SCENARIO if kind == BUILDING else i64(64)


def name_of_answer(table: Table, kind: i64, value: i64) -> i64:
    """An answer as words name it: inventions of scenarios have names of their own."""
    first: i64 = first_of_scenario(kind)
    return value + 2 * table.setup.scenario if value >= first else value


def answer_of_name(kind: i64, named: i64) -> i64:
    """The answer that words name."""
    first: i64 = first_of_scenario(kind)
    return first + (named - first) % 2 if named >= first else named


# -- planning --------------------------------------------------------------------------------------------


def list_plans(table: Table, seat: i64, out: vec[i64]) -> i64:
    if (table.confirmed >> seat) & 1 == 1:
        out[0] = pack(codes.REOPEN, 0, 0)
        return 1
    n: i64 = 0
    if pawns.left(table, seat) > 0:
        n = list_targets(table, seat, checks.OWN, out, n)
    if seat == table.first:
        if table.friday and pawns.left(table, pawns.FRIDAY_PAWN) > 0:
            n = list_targets(table, seat, checks.BY_FRIDAY, out, n)
        if table.rescued() and pawns.left(table, pawns.JENNY_PAWN) > 0:
            n = list_targets(table, seat, checks.BY_JENNY, out, n)
    n = list_supports(table, seat, out, n)
    if checks.confirm(table, seat) == FINE:
        out[n] = pack(codes.CONFIRM, 0, 0)
        n += 1
    return n


def list_targets(table: Table, seat: i64, performer: i64, out: vec[i64], n: i64) -> i64:
    """Every target that a pawn could perform, in every way that it can be paid."""
    source: i64 = checks.source_of(seat, performer)
    openings.look(table)
    for part in range(i64(PARTS)):
        rest: i64 = table.openings[part]
        while rest != 0:
            target: i64 = PART * part + lowest(rest)
            rest &= rest - 1
            if not pawns.helps(table, source, targets.KIND[target], False):
                continue
            if checks.beside_plan(table, seat, target, performer) == FINE:
                n = list_ways(table, target, source, performer, out, n)
    return n


def list_ways(table: Table, target: i64, source: i64, performer: i64, out: vec[i64], n: i64) -> i64:
    """A target in every way that it can be paid."""
    for way in range(i64(5)):
        if costs.has_way(table, target, way):
            if checks.affords(table, target, way, source) == FINE:
                out[n] = pack(codes.PLAN, target, way | (performer << 4))
                n += 1
        elif way > 0:
            break
    return n


def list_supports(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    """Pawns that could support what is planned, or be taken back, and who could lead or come first."""
    if table.placed == 0:
        return n
    left: i64 = 1 << seat if pawns.left(table, seat) > 0 else 0
    for source in range(i64(FRIDAY), i64(pawns.SOURCE_COUNT)):
        if pawns.left(table, source) > 0:
            left |= 1 << source
    for slot in range(i64(SLOTS)):
        at: i64 = slot * SLOT_SIZE
        if table.plan[at + TARGET] == 0:
            continue
        there: i64 = table.plan[at + PAWNS]
        rest: i64 = left
        while rest != 0:
            source = lowest(rest)
            rest &= rest - 1
            if checks.support(table, seat, slot, source) == FINE:
                out[n] = pack(codes.SUPPORT, slot, 0)
                if source >= FRIDAY:
                    out[n] = pack(codes.SUPPORT, slot, source)
                n += 1
        if (there >> pawns.SHIFT[seat]) & 3 != 0:
            if checks.take_back(table, seat, slot, seat) == FINE:
                out[n] = pack(codes.TAKE_BACK, slot, 0)
                n += 1
            if checks.lead(table, seat, slot) == FINE:
                out[n] = pack(codes.LEAD, slot, 0)
                n += 1
        if there >> pawns.SHIFT[FRIDAY] != 0:
            for source in range(i64(FRIDAY), i64(pawns.SOURCE_COUNT)):
                placed = (there >> pawns.SHIFT[source]) & pawns.WIDTH[source] != 0
                if placed and checks.take_back(table, seat, slot, source) == FINE:
                    out[n] = pack(codes.TAKE_BACK, slot, source)
                    n += 1
        if checks.go_first(table, seat, slot) == FINE:
            out[n] = pack(codes.GO_FIRST, slot, 0)
            n += 1
    return n


# -- uses ------------------------------------------------------------------------------------------------


def list_uses(table: Table, seat: i64, out: vec[i64], n: i64) -> i64:
    """What a seat may use now, and which food is spent first."""
    for item in range(i64(ITEM_COUNT)):
        if table.items[item] > 0 and usability.can_use(table, seat, catalogue.ITEMS + item):
            n = list_use(table, seat, catalogue.ITEMS + item, out, n)
    for kind in range(i64(DISCOVERY_COUNT)):
        if table.tokens[kind] > 0 and usability.can_use(table, seat, catalogue.TOKENS + kind):
            n = list_use(table, seat, catalogue.TOKENS + kind, out, n)
    for treasure in range(i64(TREASURE_COUNT + 1)):
        if table.treasures[treasure] > 0 and usability.can_use(table, seat, catalogue.TREASURES + treasure):
            n = list_use(table, seat, catalogue.TREASURES + treasure, out, n)
    first: i64 = 4 * table.setup.characters[seat]
    for skill in range(first, first + 4):
        if usability.has_skill(table, seat, skill) and usability.can_use(table, seat, catalogue.SKILLS + skill):
            n = list_use(table, seat, catalogue.SKILLS + skill, out, n)
    for use in range(i64(catalogue.USE_POT), i64(catalogue.USE_COUNT)):
        if usability.has_fixture(table, use) and usability.can_use(table, seat, use):
            n = list_use(table, seat, use, out, n)
    if table.setup.rules.rerolls_die(table):
        n = list_dice(table, catalogue.TREASURES - 1, out, n)
    if can_switch_food(table):
        out[n] = pack(codes.SPEND_FIRST, 0 if table.preserved_first else 1, 0)
        n += 1
    return n


def list_use(table: Table, seat: i64, use: i64, out: vec[i64], n: i64) -> i64:
    if is_reroll(use):
        return list_dice(table, use, out, n)
    out[n] = pack(codes.USE, use, 0)
    return n + 1


def may_use(table: Table, seat: i64, use: i64, die: i64) -> bool:
    """Whether a seat may use something now; a reroll names a die that was rolled."""
    if waiting(table) == 0:
        return False
    if die == 0:
        return not is_reroll(use) and usability.usable(table, seat, use)
    if is_reroll(use):
        if not usability.usable(table, seat, use):
            return False
    elif use != catalogue.TREASURES - 1 or not table.setup.rules.rerolls_die(table):
        return False
    rolled: i64 = table.steps[queries.pending(table, steps.ROLL_WINDOW) + 2]
    return (rolled >> (die - 1)) & 1 == 1


def is_reroll(use: i64) -> bool:
    return use == catalogue.FRIDAY_REROLL or usability.rerolled_by(use - catalogue.SKILLS) >= 0


def list_dice(table: Table, use: i64, out: vec[i64], n: i64) -> i64:
    """A reroll names its die, of those that were rolled."""
    rolled: i64 = table.steps[queries.pending(table, steps.ROLL_WINDOW) + 2]
    for die in range(i64(3)):
        if (rolled >> die) & 1 == 1:
            out[n] = pack(codes.USE, use, 1 + die)
            n += 1
    return n


def can_switch_food(table: Table) -> bool:
    """Whether both kinds of food lie there, so that it matters which is spent first (NIGHT-4)."""
    return table.stock[FOOD] > 0 and table.stock[PRESERVED] > 0


def any_use(table: Table, seat: i64) -> bool:
    if can_switch_food(table) or table.setup.rules.rerolls_die(table):
        return True
    for item in range(i64(ITEM_COUNT)):
        if table.items[item] > 0 and usability.can_use(table, seat, catalogue.ITEMS + item):
            return True
    for kind in range(i64(DISCOVERY_COUNT)):
        if table.tokens[kind] > 0 and usability.can_use(table, seat, catalogue.TOKENS + kind):
            return True
    for treasure in range(TREASURE_COUNT + 1):
        if table.treasures[treasure] > 0 and usability.can_use(table, seat, catalogue.TREASURES + treasure):
            return True
    first: i64 = 4 * table.setup.characters[seat]
    for skill in range(first, first + 4):
        if usability.has_skill(table, seat, skill) and usability.can_use(table, seat, catalogue.SKILLS + skill):
            return True
    for use in range(catalogue.USE_POT, catalogue.USE_COUNT):
        if usability.has_fixture(table, use) and usability.can_use(table, seat, use):
            return True
    return False

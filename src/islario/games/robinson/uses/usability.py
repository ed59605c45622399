"""When each thing and skill of the catalogue can be used: who has it, is it time, and can it matter."""

from mypy_extensions import i64

from islario.games.robinson import marks, steps, switches
from islario.games.robinson.agenda import who_of
from islario.games.robinson.box import cards
from islario.games.robinson.components import (
    ANIMAL_STRENGTH,
    ANY_TIME,
    AT_NIGHT,
    CRAFTSMANSHIP,
    DEFENSE_PLAN,
    DISCOVERY_COUNT,
    EVENT_COUNT,
    FACE_FIGHT,
    FACE_FOOD,
    FACE_PALISADE,
    FIREPLACE,
    FORTUNE,
    FRENZY,
    FRIDAY,
    FRIDAY_PRICE,
    FURNACE,
    IN_FIGHT,
    IN_MYSTERY,
    IN_PLANNING,
    IN_WEATHER,
    POT,
    PRINTED_DEFENSE_PRICE,
    SEARCHING_TALENT,
    SKILL_FOOD,
    SKILL_PRICE,
    TOKEN_ITEM,
    TOKEN_REUSABLE,
    TOKEN_WEAPON,
    WITH_ANIMALS,
)
from islario.games.robinson.queries import (
    ANIMALS_SHIFT,
    FACES_SHIFT,
    anybody_wounded,
    can_roll_ahead,
    drawn_kind,
    free_food,
    has_black_marker,
    has_item,
    has_mark,
    has_token,
    is_away,
    is_cloud_choice,
    nothing_aside,
    pending,
    rain,
    snow,
    takes_levels,
)
from islario.games.robinson.state import ACTION, NIGHT, STEP_SIZE, WEATHER, Table
from islario.games.robinson.uses import relief
from islario.games.robinson.uses.catalogue import (
    EFFECTS,
    FRIDAY_REROLL,
    FRIDAY_REROLLED,
    HELMET_UP,
    HELPS,
    KEPT,
    KEPT_SHIFT,
    MOST_GIVEN,
    SKILLS,
    SPENT_CLOTHES,
    SPENT_FIREPLACE,
    SPENT_FURNACE,
    SPENT_POT,
    SPENT_SABRE,
    SPENT_TOKEN,
    SPENT_WHIP,
    TOKENS,
    TREASURES,
    USE_COUNT,
    USE_FIREPLACE,
    USE_FURNACE,
    USE_POT,
    WHEN,
)


def is_there(table: Table, seat: i64, use: i64) -> bool:
    """Whether the thing lies in Available, or the skill is the seat's own and can be paid."""
    if use < TOKENS:
        return table.items[use] > 0
    if use < TREASURES:
        return table.tokens[use - TOKENS] > 0
    if use <= KEPT:
        return table.treasures[use - TREASURES] > 0
    return has_skill(table, seat, use - SKILLS) if use < USE_POT else has_fixture(table, use)


def has_skill(table: Table, seat: i64, skill: i64) -> bool:
    """Whether a skill is the seat's own, not used yet, and can be paid."""
    if table.setup.characters[seat] != skill >> 2 or (table.used >> skill) & 1 == 1:
        return False
    return table.det[seat] >= price(table, skill) and not table.has(marks.SEATS + seat, marks.NO_SKILLS)


def has_fixture(table: Table, use: i64) -> bool:
    """Whether Pot, Fireplace or Furnace is in play, or Friday can pay for his reroll."""
    if use == FRIDAY_REROLL:
        return table.friday and table.det[FRIDAY] >= FRIDAY_PRICE and (table.used >> FRIDAY_REROLLED) & 1 == 0
    return has_item(table, POT if use == USE_POT else FIREPLACE if use == USE_FIREPLACE else FURNACE)


def price(table: Table, skill: i64) -> i64:
    """The price of a skill; one of them differs on the printed card (CHAR-25)."""
    if skill == DEFENSE_PLAN and table.switch(switches.PRINTED):
        return PRINTED_DEFENSE_PRICE
    return SKILL_PRICE[skill]


def is_time(table: Table, seat: i64, use: i64, when: i64) -> bool:
    """Whether the moment is one at which the thing can be used."""
    if when == ANY_TIME:
        return True
    if when == AT_NIGHT:
        return table.phase == NIGHT
    if when == IN_WEATHER:
        return pending(table, steps.WEATHER_WINTER) >= 0
    if when == WITH_ANIMALS:
        return pending(table, steps.WEATHER_ANIMALS) >= 0
    if when == IN_FIGHT:
        at: i64 = fight_at(table)
        if use == SKILLS + FRENZY:
            return at >= 0 and who_of(table.steps[at + 3]) == seat and table.phase == ACTION  # CHAR-27
        if use == TREASURES + cards.SABRE:  # only where a beast is fought
            return pending(table, steps.FIGHT_COMPARE) >= 0 or pending(table, steps.ANIMALS_FIGHT) >= 0
        return at >= 0 or is_threat_stronger(table)
    if when == IN_MYSTERY:
        return pending(table, steps.MYSTERY_CARD) >= 0 or pending(table, steps.MYSTERY_NEXT) >= 0
    if when == IN_PLANNING:
        return is_before_actions(table)
    return False


def is_before_actions(table: Table) -> bool:
    """Whether no pawn has been placed yet in this round."""
    return table.phase < ACTION or (table.placed == 0 and pending(table, steps.PLANNING) >= 0)


def fight_at(table: Table) -> i64:
    """Where a fight that is about to be compared stands on the agenda, or -1."""
    at: i64 = pending(table, steps.FIGHT_COMPARE)
    if at < 0:
        at = pending(table, steps.BEAST_TOKEN)
    return at if at >= 0 else pending(table, steps.ANIMALS_FIGHT)


def is_threat_stronger(table: Table) -> bool:
    """By option: whether a threat, while it can be planned, needs more weapons than there are (CARD-45)."""
    if not table.switch(switches.TEMPORARY_COUNTS) or table.steps[(table.depth - 1) * STEP_SIZE] != steps.PLANNING:
        return False
    for card in table.threats:
        if 0 <= card < EVENT_COUNT and cards.THREAT_WEAPON[card] > table.weapon + table.temp:
            return True
    return False


def usable(table: Table, seat: i64, use: i64) -> bool:
    """Whether a seat may use something now."""
    return is_there(table, seat, use) and can_use(table, seat, use)


def can_use(table: Table, seat: i64, use: i64) -> bool:
    """Whether a seat may use something that is there now."""
    if is_away(table, seat) and (not SKILLS <= use < USE_POT or SKILL_FOOD[use - SKILLS] > 0):
        return False  # CARD-58
    if use >= USE_POT:
        return usable_item(table, seat, use)
    at: i64 = table.setup.scenario * USE_COUNT + use
    if EFFECTS[at] & 63 == 0 or not is_time(table, seat, use, WHEN[at]):
        return use >= SKILLS and is_reroll(table, seat, use - SKILLS)
    if TOKENS <= use < TREASURES:
        kind: i64 = DISCOVERY_COUNT * table.setup.scenario + use - TOKENS
        if table.weapon < TOKEN_WEAPON[kind]:
            return False
        if TOKEN_ITEM[kind] >= 0 and not has_item(table, TOKEN_ITEM[kind]):
            return False
        if TOKEN_REUSABLE[kind] == 1 and (table.spent >> SPENT_TOKEN) & 1 == 1:
            return False
    elif (
        (use == TREASURES + cards.SABRE and (table.spent >> SPENT_SABRE) & 1 == 1)
        or (use == TREASURES + cards.WHIP and (table.spent >> SPENT_WHIP) & 1 == 1)
        or (use == TREASURES + cards.OLD_CLOTHES and (table.spent >> SPENT_CLOTHES) & 1 == 1)
        or (use >= SKILLS and free_food(table) < SKILL_FOOD[use - SKILLS])
    ):
        return False
    if use == TREASURES + cards.BARREL and free_food(table) > 0:
        return True  # from then on it stores (NIGHT-32)
    return can_matter(table, EFFECTS[at])


def lacking(table: Table, seat: i64, shares: bool, helps: i64) -> i64:
    """What a seat needs so that a use of its helps with something: FOOD or DET; above them what it pays beside food."""
    if shares and helps & relief.HEAL != 0 and free_food(table) == 0 and can_cook(table):
        return relief.FOOD
    if table.has(marks.SEATS + seat, marks.NO_SKILLS):
        return 0
    for place in range(i64(4)):
        skill: i64 = 4 * table.setup.characters[seat] + place
        at: i64 = table.setup.scenario * USE_COUNT + SKILLS + skill
        if HELPS[at] & helps == 0 or (table.used >> skill) & 1 == 1:
            continue
        if not is_time(table, seat, SKILLS + skill, WHEN[at]) or not can_matter(table, EFFECTS[at]):
            continue
        fed = free_food(table) >= SKILL_FOOD[skill]
        if table.det[seat] >= price(table, skill):
            if not fed and not is_away(table, seat):
                return relief.FOOD | (price(table, skill) << KEPT_SHIFT)
        elif fed and table.det[seat] + MOST_GIVEN >= price(table, skill):
            return relief.DET
    return 0


def can_cook(table: Table) -> bool:
    """Whether a Pot or a Fireplace would heal somebody tonight, food aside (NIGHT-27)."""
    if table.phase != NIGHT or not anybody_wounded(table):
        return False
    spent: i64 = table.spent if table.switch(switches.ONE_MEAL) else 0
    pot = has_item(table, POT) and (spent >> SPENT_POT) & 1 == 0
    return pot or (has_item(table, FIREPLACE) and (spent >> SPENT_FIREPLACE) & 1 == 0)


def usable_item(table: Table, seat: i64, use: i64) -> bool:
    """Pot, Fireplace, Furnace, and Friday's reroll."""
    if use == FRIDAY_REROLL:
        return pending(table, steps.ROLL_WINDOW) >= 0 and rolled_for(table) == FRIDAY and seat == table.first
    if use == USE_FURNACE:
        return is_time(table, seat, use, IN_WEATHER) and (table.spent >> SPENT_FURNACE) & 1 == 0 and snow(table) > 0
    bit: i64 = SPENT_POT if use == USE_POT else SPENT_FIREPLACE
    if table.phase != NIGHT or free_food(table) == 0 or not anybody_wounded(table):
        return False
    return not table.switch(switches.ONE_MEAL) or (table.spent >> bit) & 1 == 0


def rolled_for(table: Table) -> i64:
    """The performer for whom dice have been rolled."""
    at: i64 = pending(table, steps.ROLL_WINDOW)
    return who_of(table.steps[at + 3])


def rerolled_by(skill: i64) -> i64:
    """The colour of the dice of which a skill rolls one again (0 Build, 1 Gather, 2 Explore), or -1."""
    if skill == CRAFTSMANSHIP:
        return 0
    if skill == SEARCHING_TALENT:
        return 1
    return 2 if skill == FORTUNE else -1


def is_reroll(table: Table, seat: i64, skill: i64) -> bool:
    """Whether a skill can reroll a die of the roll that lies there (CHAR-8, -15, -18, -22)."""
    colour: i64 = rerolled_by(skill)
    if colour < 0:
        return False
    at: i64 = pending(table, steps.ROLL_WINDOW)
    if at < 0 or table.steps[at + 1] != colour:
        return False
    return not table.switch(switches.OWN_REROLLS) or who_of(table.steps[at + 3]) == seat


def can_matter(table: Table, effects: i64) -> bool:
    """Whether the first effect of a use could do anything now: nobody uses up something for nothing."""
    at: i64 = 3 * (effects >> 6)
    return can_step_matter(table, cards.PROGRAM[at], cards.PROGRAM[at + 1])


def can_step_matter(table: Table, step: i64, a: i64) -> bool:
    """Whether a step with this value could do anything now."""
    if step == steps.GIVE_HEAL or step == steps.SHARE_HEAL or step == steps.EACH:
        return anybody_wounded(table)
    if step == steps.MORALE:
        return table.morale < 3
    if step == steps.PALISADE or step == steps.ROOF:
        return takes_levels(table)
    if step == steps.FREE_BUILD:
        return a & table.open != 0
    if step == steps.IGNORE_CLOUD:
        return (rain(table) if a == 0 else snow(table)) > 0
    if step == steps.TURN_CLOUD:
        return snow(table) > 0
    if step == steps.CHOOSE and (table.phase == WEATHER and is_cloud_choice(a)):
        return rain(table) + snow(table) > 0
    if step == steps.IGNORE_MYSTERY:
        return drawn_kind(table) == a
    if step == steps.FEWER_MYSTERIES:
        at: i64 = pending(table, steps.MYSTERY_NEXT)
        return at >= 0 and (table.steps[at + 1] >> 16) & 15 > 0
    if step == steps.ROLL_WEATHER:
        return can_roll_ahead(table)
    if step == steps.NEW_IDEA:
        return nothing_aside(table) and len(table.invention_deck) + len(table.invention_discard) > 0
    if step == steps.SCOUT:
        return nothing_aside(table) and len(table.discovery_pile) > 0
    if step == steps.RECONNOITRE or step == steps.REVEAL_TILES:
        return nothing_aside(table) and len(table.tile_deck) > 0
    if step == steps.MYSTERY:
        return nothing_aside(table)
    if step == steps.TRACK:
        return len(table.hunting) > 0
    if step == steps.BEAST:
        return len(table.beast_deck) > 0
    if step == steps.LOOK_EVENT:
        return len(table.event_deck) > 0 and not table.known_event
    if step == steps.REMOVE_ANY:
        return has_token(table)
    if step == steps.REMOVE_WHITE:
        return has_mark(table, marks.WHITE)
    if step == steps.REMOVE_BLACK:
        return has_black_marker(table)
    if step == steps.IGNORE_ANIMALS:
        return next_animals_matter(table)
    if step == steps.REROLL_ANIMALS:
        return table.clouds >> 8 != 0
    return step < steps.WEATHER_STEPS_END or table.setup.rules.can_matter(table, step)


def next_animals_matter(table: Table) -> bool:
    """Whether the next animals die would do anything: not if it is blank, nor its fight against enough weapons."""
    if table.clouds >> ANIMALS_SHIFT == 0:
        return False
    face: i64 = (table.clouds >> FACES_SHIFT) & 7
    return face == FACE_FOOD or face == FACE_PALISADE or (face == FACE_FIGHT and table.weapon < ANIMAL_STRENGTH)


def helps_with(table: Table, use: i64) -> i64:
    """What a use helps with, as bits; with some things it changes in the course of a game."""
    helps: i64 = HELPS[table.setup.scenario * USE_COUNT + use]
    return helps if helps & relief.LOST_ITEM == 0 else table.setup.rules.helps_now(table)


def helmet(table: Table) -> i64:
    """HELMET_UP if there is a Helmet."""
    return HELMET_UP if table.treasures[cards.HELMET] > 0 else 0

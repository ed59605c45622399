"""The weather phase: dice and tokens, clouds against the roof, hungry animals, the storm."""

from mypy_extensions import i64

from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, marking, marks, steps
from islario.games.robinson.agenda import LACK_STRENGTH, NOTHING, lacking, push
from islario.games.robinson.box.piece_names import ROUND_STRIDE
from islario.games.robinson.causes import WEATHER_OVER, because
from islario.games.robinson.components import (
    ANIMAL_STRENGTH,
    ANIMALS_DIE,
    FACE_FIGHT,
    FACE_FOOD,
    FACE_PALISADE,
    RAIN_1,
    RAIN_2,
    SCHEDULE,
    SNOW_1,
    SNOW_2,
    WEATHER_DIE,
)
from islario.games.robinson.effects.people import wound_everybody
from islario.games.robinson.marks import WEATHER_SPACE
from islario.games.robinson.queries import ANIMALS_SHIFT, FACES_SHIFT, SNOW_SHIFT, rain, snow
from islario.games.robinson.state import WEATHER, Table
from islario.games.robinson.uses import catalogue, usability, windows


def run(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    if step == steps.WEATHER_PHASE:
        begin(table, rng, log)
    elif step == steps.WEATHER_WINTER:
        if log is not None:
            log.add(happenings.CLOUDS, rain(table), snow(table), table.roof)
        if snow(table) > 0:
            push(table, steps.WOOD, -snow(table), 0, NOTHING)
    elif step == steps.WEATHER_CLOUDS:
        over: i64 = rain(table) + snow(table) - table.roof
        if over > 0:
            push(table, steps.WOOD, -over, 0, NOTHING)
            push(table, steps.FOOD, -over, 0, NOTHING)
    elif step == steps.WEATHER_ANIMALS:
        face_animals(table, log)
    elif step == steps.ANIMALS_FIGHT:
        missing: i64 = ANIMAL_STRENGTH - table.weapon - table.temp
        table.temp = 0
        table.spent &= ~catalogue.SPENT_IN_FIGHT
        if missing > 0:
            table.spent |= usability.helmet(table)
            wound_everybody(table, missing, lacking(NOTHING, LACK_STRENGTH))
    elif step == steps.WEATHER_STORM:
        if table.has(WEATHER_SPACE, marks.STORM):
            push(table, steps.PALISADE, -1, 0, NOTHING)
    elif step == steps.WEATHER_DONE:
        for kind in range(i64(marks.RAIN), i64(marks.ANIMALS + 1)):
            marking.lift(table, WEATHER_SPACE, kind, because(NOTHING, WEATHER_OVER), log)
        table.clouds = 0
        table.faces = 0
        table.spent &= ~((1 << catalogue.SPENT_FURNACE) | (1 << catalogue.SPENT_CLOTHES) | catalogue.HELMET_UP)
    else:
        change(table, step, a, rng, log)


def begin(table: Table, rng: Rng, log: Log | None) -> None:
    """Roll what has not been rolled ahead, add the tokens, and let people use what helps (WEATHER-1 to -7)."""
    table.phase = WEATHER
    if log is not None:
        log.add(happenings.PHASE_BEGAN, WEATHER)
    roll(table, dice_due(table), rng, log)
    for _ in range(animals_due(table, (table.clouds >> ANIMALS_SHIFT) & 15)):
        show(table, roll_die(ANIMALS_DIE, rng, log))
    if table.has(WEATHER_SPACE, marks.RAIN):
        table.clouds += 1
    if table.has(WEATHER_SPACE, marks.SNOW):
        table.clouds += 1 << SNOW_SHIFT
    push(table, steps.WEATHER_DONE, 0, 0, NOTHING)
    push(table, steps.WEATHER_STORM, 0, 0, NOTHING)
    if table.has(WEATHER_SPACE, marks.STORM):
        windows.offer(table, windows.TOKEN, NOTHING)
    push(table, steps.WEATHER_ANIMALS, 0, 0, NOTHING)
    if (table.clouds >> ANIMALS_SHIFT) & 15 != 0:
        windows.offer(table, windows.ANIMALS, NOTHING)
    push(table, steps.WEATHER_CLOUDS, 0, 0, NOTHING)
    push(table, steps.WEATHER_WINTER, 0, 0, NOTHING)
    if snow(table) > 0 or rain(table) > table.roof:
        lying = table.has(WEATHER_SPACE, marks.RAIN) or table.has(WEATHER_SPACE, marks.SNOW)
        windows.offer(table, windows.CLOUD | windows.TOKEN if lying else windows.CLOUD, NOTHING)


def dice_due(table: Table) -> i64:
    """The dice of the round that are still to be rolled, as bits."""
    return SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round] if table.clouds == 0 else 0


def animals_due(table: Table, lying: i64) -> i64:
    """The animals dice to be rolled beside those that lie there: the scenario's, or once the one that cards demand.

    Whoever demands it, it is one (WEATHER-18, -29).
    """
    own: i64 = table.setup.rules.animals_dice(table)
    if lying >= own:
        return 1 if lying == 0 and table.has(WEATHER_SPACE, marks.ANIMALS) else 0
    return own - lying


def roll(table: Table, dice: i64, rng: Rng, log: Log | None) -> None:
    """Roll some of the weather dice, once each."""
    for die in range(i64(3)):
        if (dice >> die) & 1 == 1:
            face: i64 = roll_die(die, rng, log)
            show(table, face)
            if die != ANIMALS_DIE:
                table.faces |= (face + 1) << (4 * die)


def roll_animals(table: Table, rng: Rng, log: Log | None) -> None:
    """Roll the animals dice that a scenario adds, but for those that were rolled ahead."""
    for _ in range((table.clouds >> ANIMALS_SHIFT) & 15, table.setup.rules.animals_dice(table)):
        show(table, roll_die(ANIMALS_DIE, rng, log))


def roll_die(die: i64, rng: Rng, log: Log | None) -> i64:
    face: i64 = WEATHER_DIE[6 * die + rng.below(6)]
    if log is not None:
        log.add(happenings.WEATHER_ROLLED, die, face)
    return face


def show(table: Table, face: i64) -> None:
    """What a face adds to the weather."""
    if face == RAIN_1 or face == RAIN_2:
        table.clouds += 1 if face == RAIN_1 else 2
    elif face == SNOW_1 or face == SNOW_2:
        table.clouds += (1 if face == SNOW_1 else 2) << SNOW_SHIFT
    else:
        n: i64 = (table.clouds >> ANIMALS_SHIFT) & 15
        table.clouds += 1 << ANIMALS_SHIFT
        table.clouds |= face << (FACES_SHIFT + 3 * n)


def take_animals(table: Table) -> i64:
    """The face of the first animals die, taken away; -1 if there is none."""
    n: i64 = (table.clouds >> ANIMALS_SHIFT) & 15
    if n == 0:
        return -1
    face: i64 = (table.clouds >> FACES_SHIFT) & 7
    table.clouds = (
        (table.clouds & 255) | ((n - 1) << ANIMALS_SHIFT) | ((table.clouds >> (FACES_SHIFT + 3)) << FACES_SHIFT)
    )
    return face


def face_animals(table: Table, log: Log | None) -> None:
    """The hungry animals, die by die (WEATHER-14 to -17)."""
    face: i64 = take_animals(table)
    if face < 0:
        return
    push(table, steps.WEATHER_ANIMALS, 0, 0, NOTHING)
    if (table.clouds >> ANIMALS_SHIFT) & 15 != 0:  # before each die those are asked who could change it
        windows.offer(table, windows.ANIMALS, NOTHING)
    if face == FACE_FOOD:
        push(table, steps.FOOD, -1, 0, NOTHING)
    elif face == FACE_PALISADE:
        table.setup.rules.at_the_palisade(table)
    elif face == FACE_FIGHT:
        push(table, steps.ANIMALS_FIGHT, 0, 0, NOTHING)
        if table.weapon < ANIMAL_STRENGTH:
            windows.offer(table, windows.WEAPON | windows.TEMP_WEAPON, NOTHING)


def change(table: Table, step: i64, a: i64, rng: Rng, log: Log | None) -> None:
    """Clouds ignored or changed, dice rolled ahead or again (WEATHER-7)."""
    if step == steps.IGNORE_CLOUD:
        if a == 0 and rain(table) > 0:
            table.clouds -= 1
        elif a == 1 and snow(table) > 0:
            table.clouds -= 1 << SNOW_SHIFT
    elif step == steps.TURN_CLOUD:
        if snow(table) > 0:
            table.clouds += 1 - (1 << SNOW_SHIFT)
    elif step == steps.IGNORE_ANIMALS:
        take_animals(table)
    elif step == steps.REROLL_ANIMALS:
        if (table.clouds >> ANIMALS_SHIFT) & 15 != 0:
            face: i64 = roll_die(ANIMALS_DIE, rng, log)
            table.clouds = (table.clouds & ~(7 << FACES_SHIFT)) | (face << FACES_SHIFT)
    elif step == steps.ROLL_WEATHER:
        roll(table, SCHEDULE[ROUND_STRIDE * table.setup.scenario + table.round], rng, log)
        roll_animals(table, rng, log)

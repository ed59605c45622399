"""How far everybody is from the next morale arrow and from death, and what this round may still do to them."""

from typing import Any

from mypy_extensions import i64

from islario.games.robinson.components import ARROWS, FRIDAY, JENNY, REST
from islario.games.robinson.effects.people import is_covered, mortal
from islario.games.robinson.forecast.tally import Chance, Range
from islario.games.robinson.forecast.tonight import Night
from islario.games.robinson.notation import PEOPLE
from islario.games.robinson.phases.outcomes import healed_by_rest
from islario.games.robinson.planning import checks, costs
from islario.games.robinson.planning.check_results import FINE
from islario.games.robinson.state import LEADER, SLOT_SIZE, SLOTS, Table


def everybody(table: Table) -> list[int]:
    """The players, Friday and Jenny as far as they are there."""
    found = list(range(int(table.setup.players)))
    return found + ([FRIDAY] if table.friday else []) + ([JENNY] if table.setup.rules.jenny else [])


def people(table: Table, night: Night) -> list[dict[str, Any]]:
    return [tell(table, who, night) for who in everybody(table)]


def tell(table: Table, who: int, night: Night) -> dict[str, Any]:
    now: i64 = table.wounds[who]
    deadly: i64 = mortal(table, who)
    arrow: i64 = next_arrow(table, who)
    spare: i64 = unneeded_rest(table, who)
    taken = Range()
    falls = Chance()
    dies = Chance()
    for more, likely in enumerate(thrown(night, who)):
        if likely == 0.0:
            continue
        for course in night.courses:
            after: i64 = course.table.wounds[who] + max(0, more - spare)
            worst: i64 = max(after, now + more)
            taken.take(min(after, deadly) - now)
            falls.take(course, arrow > 0 and worst >= arrow, likely)
            dies.take(course, worst >= deadly or (who == FRIDAY and not course.table.friday), likely)
    return {
        "who": PEOPLE[who],
        "to_arrow": int(arrow - now) if arrow > 0 else None,
        "to_death": int(deadly - now),
        "wounds": taken.told(),
        "arrow": falls.told(),
        "death": dies.told(),
    }


def next_arrow(table: Table, who: i64) -> i64:
    """The wound at which morale falls next, or 0."""
    if who >= FRIDAY:
        return 0
    for wound in range(table.wounds[who] + 1, mortal(table, who)):
        if (ARROWS[table.setup.characters[who]] >> wound) & 1 == 1 and not is_covered(table, who, wound):
            return wound
    return 0


def thrown(night: Night, who: int) -> list[float]:
    """The chances of 0, 1, 2 ... wounds by the dice of the plan."""
    found = [1.0]
    for whose, chance in night.ledger.wounds.values():
        if whose == who:
            more = [0.0] * (len(found) + 1)
            for wounds, likely in enumerate(found):
                more[wounds] += likely * (1 - chance)
                more[wounds + 1] += likely * chance
            found = more
    return found


def unneeded_rest(table: Table, who: i64) -> i64:
    """What somebody who will rest could heal beyond their wounds: of the wounds that dice bring before it."""
    healed: i64 = 0
    for slot in range(i64(SLOTS)):
        resting = costs.kind_at(table, slot) == REST and table.plan[slot * SLOT_SIZE + LEADER] == who
        if resting and checks.complete(table, slot) == FINE:
            healed += healed_by_rest(table, who)
    return max(0, healed - table.wounds[who])

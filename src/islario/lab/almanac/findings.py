"""What a table says in words: only what its intervals carry.

All intervals of a table are widened so that they hold with 95 % together (Bonferroni). Two figures differ where these
do not overlap; what is not said here, the games do not show.
"""

from dataclasses import asdict, dataclass
from typing import Any

from islario.lab.almanac.counting import Counter, Estimate, Key, together

LEAST = 30
"""Of fewer games nothing is said: their intervals are not to be relied on."""


@dataclass
class Finding:
    """Something that is so.

    ``first``: one key is above all others. ``last``: one is below all others. ``spread``: how far the highest is above
    the lowest. ``peak`` and ``dip``: in an order, one in the middle is above, or below, both its neighbours.
    """

    kind: str
    stratum: Key
    keys: list[Key]
    values: list[float]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def find(counter: Counter) -> list[Finding]:
    """What is so in each group of a table, by its first measure."""
    spec = counter.spec
    keys = counter.ranked()
    strata = list(dict.fromkeys(key[: len(spec.by) - 1] for key in keys))
    z = together(len(keys))
    found: list[Finding] = []
    for stratum in strata:
        own = [key for key in keys if key[: len(stratum)] == stratum and counter.groups[key][""].games >= LEAST]
        sure = {key: counter.estimate(key, spec.measures[0], z) for key in own}
        if len(own) > 1:
            found += _of_group(stratum, own, sure, spec.ordered)
    return found


def _of_group(stratum: Key, keys: list[Key], sure: dict[Key, Estimate], ordered: bool) -> list[Finding]:
    def tell(kind: str, *about: Key) -> Finding:
        own = [key[len(stratum) :] for key in about]
        return Finding(kind, stratum, own, [sure[key].value for key in about])

    ranked = sorted(keys, key=lambda key: -sure[key].value)
    highest, lowest = ranked[0], ranked[-1]
    found: list[Finding] = []
    if ordered:
        for before, middle, after in zip(keys, keys[1:], keys[2:], strict=False):
            if above(sure[middle], sure[before]) and above(sure[middle], sure[after]):
                found.append(tell("peak", middle, before, after))
            if above(sure[before], sure[middle]) and above(sure[after], sure[middle]):
                found.append(tell("dip", middle, before, after))
    elif len(keys) > 2:
        if all(above(sure[highest], sure[other]) for other in ranked[1:]):
            found.append(tell("first", highest, ranked[1]))
        if all(above(sure[other], sure[lowest]) for other in ranked[:-1]):
            found.append(tell("last", lowest, ranked[-2]))
    if not found and above(sure[highest], sure[lowest]):  # what was said already says so
        found.append(tell("spread", highest, lowest))
    return found


def above(one: Estimate, other: Estimate) -> bool:
    return one.low > other.high

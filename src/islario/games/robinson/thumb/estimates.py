"""First estimates of what things are worth or cost, the same in every scenario: ``estimates.toml``, read once."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.box.piece_names import INVENTIONS
from islario.games.robinson.box.reading import reader, table_of
from islario.games.robinson.effects.specs import EFFECTS

OTHER: Final = 60
"""How bad an effect is that nobody has estimated."""
MOST: Final = 999
"""The largest estimate."""


def _read() -> dict[str, Any]:
    reader.file = "estimates.toml"
    return tomllib.loads(files("islario.games.robinson").joinpath("thumb", "estimates.toml").read_text("utf-8"))


_FILE: Final = _read()


def _numbers(kind: str, names: list[str]) -> list[int]:
    """The numbers of a table that has exactly these names, in their order."""
    found = table_of(_FILE, kind, names)
    return [reader.number(found[name], -MOST, MOST) for name in names]


def _by_step(kind: str, other: int) -> list[int]:
    """The numbers of a table of effects, by their steps; ``other`` for those that it does not name."""
    reader.card, reader.field = kind, "-"
    numbers = [other] * steps.SCENARIO_END
    for name, number in reader.mapping(_FILE.get(kind)).items():
        reader.field = name
        reader.one_of(name, list(EFFECTS))
        numbers[EFFECTS[name].step] = reader.number(number, -MOST, MOST)
    return numbers


def _hunt() -> list[int]:
    found = table_of(_FILE, "hunt", ["wounds"])
    reader.field = "wounds"
    return [reader.number(number, 0, MOST) for number in reader.listed(found["wounds"], 1)]


INVENTIONS_WORTH: Final = vec[i64](_numbers("inventions", INVENTIONS))
"""What each invention is worth when nothing special asks for it."""
EACH: Final = vec[i64](_by_step("each", 0))
"""How bad the effect of a step is, once for each of its number; 0 if it is not counted so."""
ONCE: Final = vec[i64](_by_step("once", OTHER))
"""How bad the effect of a step is, whatever its values are."""
WEATHER: Final = vec[i64](_numbers("weather", list(EFFECTS["weather"].names)))
HUNT_WOUNDS: Final = vec[i64](_hunt())
"""What the wounds and the lost weapons of a hunt cost on the average, by weapon level."""

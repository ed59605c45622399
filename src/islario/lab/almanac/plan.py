"""What the almanac plays and tells, as ``almanac.toml`` lists it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from islario.core.registry import find_game
from islario.lab.simulate import Match


@dataclass(frozen=True)
class Study:
    """Games of every combination of some options."""

    name: str
    game: str
    player: str
    games: int
    """Of each combination."""
    over: Mapping[str, list[Any]]
    seed: int
    left_to_chance: int = 0
    hindsight: bool = False

    def places(self) -> list[dict[str, Any]]:
        """Every combination of the options."""
        return [dict(zip(self.over, values, strict=True)) for values in product(*self.over.values())]

    def match(self, place: Mapping[str, Any]) -> Match:
        game = find_game(self.game)
        options = game.read_options(place)
        return Match(self.game, options, (self.player,) * options["players"], self.seed, self.left_to_chance)

    def command(self) -> str:
        """What anybody can type to play the games of a place again."""
        if self.left_to_chance:
            return f"islario almanac {self.game}"
        chosen = " ".join(
            f"--{name} {name.upper() if len(values) > 1 else values[0]}" for name, values in self.over.items()
        )
        return f"islario simulate {self.game} --player {self.player} --seed {self.seed} --games {self.games} {chosen}"


@dataclass(frozen=True)
class TableSpec:
    """A table: how the games of a study are grouped, and what is told of each group."""

    name: str
    game: str
    study: str
    by: tuple[str, ...]
    measures: tuple[str, ...]
    sets: int = 1
    ordered: bool = False
    told: bool = True
    """Whether what it shows is said in words too."""
    least: int = 1
    where: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    studies: tuple[Study, ...]
    tables: tuple[TableSpec, ...]
    ladders: tuple[str, ...]
    """The games of which the games of a ladder are told too."""
    families: Mapping[str, str]


@cache
def read_plan() -> Plan:
    listed = tomllib.loads(files("islario.lab.almanac").joinpath("almanac.toml").read_text("utf-8"))
    return Plan(
        tuple(Study(**study, seed=listed["seed"]) for study in listed["study"]),
        tuple(
            TableSpec(**{**table, "by": tuple(table["by"]), "measures": tuple(table["measures"])})
            for table in listed["table"]
        ),
        tuple(listed["ladders"]),
        listed["families"],
    )

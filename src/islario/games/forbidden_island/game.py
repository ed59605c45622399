"""Forbidden Island as one object: the rules, the notation and the views behind the common face."""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from islario.core import game as core
from islario.core.events import Event, Log
from islario.core.lines import Lines
from islario.core.options import Option
from islario.core.reasons import Reason
from islario.core.rng import Rng
from islario.core.sections import Section
from islario.core.signs import Sign
from islario.games.forbidden_island import happenings, notation, observation, position, signs, view
from islario.games.forbidden_island.components import DIFFICULTIES, LAYOUTS, ROLES, TILE_COUNT, contents
from islario.games.forbidden_island.lines import Explorer
from islario.games.forbidden_island.rules import legal, refusals, turn
from islario.games.forbidden_island.rules.deal import Settings, deal
from islario.games.forbidden_island.state import ESCAPED, GOING_ON, Table

PLAYERS: Final = Option("players", "number", 2, low=2, high=4)


class ForbiddenIsland(core.Game):
    def __init__(self) -> None:
        self.name = "forbidden_island"
        self.options = (
            core.SEED,
            PLAYERS,
            Option("difficulty", "choice", "novice", choices=tuple(DIFFICULTIES)),
            Option("layout", "layout", "classic", choices=tuple(LAYOUTS), marks=(("#", "tile", TILE_COUNT),)),
            Option("roles", "names", None, choices=tuple(ROLES), family="role"),
            Option("first", "seat", None, low=0, high=3),
            Option("discard_after_both_draws", "flag", False),
        )
        self.nouns = {
            "seat-name": "role",
            "tile": "tile",
            "tiles": "tile",
            "origin": "tile",
            "card": "card",
            "treasure": "card",
            "role": "role",
            "phase": "phase",
            "now": "phase",
            "result": "result",
            "seat": "seat",
            "active": "seat",
            "receiver": "seat",
            "pawns": "seat",
        }
        self.typed = ("tile", "card")
        self.pauses = frozenset({"flood"})
        self.level = "difficulty"
        self.reads_openly = True
        self._explorer: Explorer | None = None

    def settings(self, options: Mapping[str, Any]) -> Settings:
        return Settings(options)

    def deal(self, settings: core.Settings, rng: Rng) -> Table:
        return deal(cast(Settings, settings), rng)

    def seats(self, table: core.Table) -> i64:
        return cast(Table, table).players

    def waiting(self, table: core.Table) -> i64:
        mine = cast(Table, table)
        return 1 << mine.asked if mine.ended == GOING_ON else 0

    def bystanders(self, table: core.Table) -> i64:
        return legal.bystanders(cast(Table, table))

    def legal(self, table: core.Table, seat: i64, out: vec[i64]) -> i64:
        return legal.legal(cast(Table, table), seat, out)

    def apply(self, table: core.Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
        return turn.apply(cast(Table, table), seat, code, rng, log)

    def show(self, table: core.Table, seat: i64, seen: core.Table) -> None:
        view.show(cast(Table, table), cast(Table, seen))

    def sections(self, players: int) -> list[Section]:
        return observation.sections(PLAYERS.read(players))

    def observe(self, seen: core.Table, seat: i64, out: vec[i16], at: i64) -> i64:
        return observation.observe(cast(Table, seen), seat, out, at)

    def progress(self, seen: core.Table, seat: i64) -> float:
        return observation.progress(cast(Table, seen))

    def copy(self, table: core.Table, into: core.Table) -> None:
        cast(Table, into).copy_from(cast(Table, table))

    def redeal(self, seen: core.Table, seat: i64, rng: Rng) -> None:
        view.redeal(cast(Table, seen), rng)

    def digest(self, table: core.Table) -> i64:
        return view.digest(cast(Table, table))

    def setup_digest(self, table: core.Table) -> i64:
        return view.setup_digest(cast(Table, table))

    def value(self, table: core.Table, seat: i64) -> float:
        return self._helper().judge.value(cast(Table, table))

    def lines(self, seen: core.Table, seat: i64, rng: Rng, out: Lines) -> None:
        self._helper().find(cast(Table, seen), seat, out)

    def _helper(self) -> Explorer:
        """Who looks for lines and judges tables; made when somebody first asks."""
        if self._explorer is None:
            self._explorer = Explorer()
        return self._explorer

    def why_not(self, table: core.Table, seat: i64, code: i64) -> Reason | None:
        return refusals.why_not(cast(Table, table), seat, code)

    def actions(self, players: int) -> list[str]:
        return notation.actions(PLAYERS.read(players))

    def action(self, code: i64) -> str:
        return notation.action(code)

    def meaning(self, code: i64) -> tuple[str, dict[str, Any]]:
        return notation.meaning(code)

    def code(self, table: core.Table, action: str) -> int:
        return notation.code(action, cast(Table, table).players)

    def event(self, kind: i64, x: i64, y: i64, z: i64, why: i64) -> Event:
        return happenings.event(kind, x, y, z)

    def result_of(self, table: core.Table) -> dict[str, Any]:
        mine = cast(Table, table)
        won = mine.ended == ESCAPED
        seats = list(range(int(mine.players)))
        reason = happenings.ENDINGS[int(mine.ended)]
        return {"won": won, "winners": seats if won else [], "scores": [int(won) for _ in seats], "reason": reason}

    def view_of(self, table: core.Table, seat: int | None) -> dict[str, Any]:
        return view.view_of(cast(Table, table), seat)

    def box(self) -> dict[str, Any]:
        return contents()

    def figures(self, table: core.Table) -> dict[str, int]:
        return view.figures(cast(Table, table))

    def signs(self, seen: core.Table, seat: i64) -> list[Sign]:
        return signs.signs(cast(Table, seen))

    def position_of(self, table: core.Table) -> dict[str, Any]:
        return position.position_of(cast(Table, table))

    def lay_out(self, described: Mapping[str, Any]) -> Table:
        return position.lay_out(described)

    def imagine(self, seen: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
        return view.imagine(seen, rng)

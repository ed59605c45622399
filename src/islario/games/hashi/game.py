"""Hashi as one object: the rules, the notation and the views behind the common face."""

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
from islario.games.hashi import happenings, notation, observation, position, signs, view
from islario.games.hashi.components import BLUE_COUNT, BOARDS, ISLAND_COUNT, RED_COUNT, contents, rank_of
from islario.games.hashi.lines import Draftsman
from islario.games.hashi.rules import legal, points, refusals, round
from islario.games.hashi.rules.deal import Settings, deal
from islario.games.hashi.state import Table

PLAYERS: Final = Option("players", "number", 1, low=1, high=4)
DRAWN: Final = (
    ("o", "island", ISLAND_COUNT - RED_COUNT - BLUE_COUNT),
    ("r", "red", RED_COUNT),
    ("b", "blue", BLUE_COUNT),
)
"""What a board of one's own is made of."""


class Hashi(core.Game):
    def __init__(self) -> None:
        self.name = "hashi"
        self.options = (core.SEED, PLAYERS, Option("side", "layout", "A", choices=tuple(BOARDS), marks=DRAWN))
        self.nouns = {"category": "category", "seat": "seat", "result": "result"}
        self.simultaneous = True
        self.rivals = True
        self.level = "side"
        self._draftsman = Draftsman()

    def settings(self, options: Mapping[str, Any]) -> Settings:
        return Settings(options)

    def deal(self, settings: core.Settings, rng: Rng) -> Table:
        return deal(cast(Settings, settings), rng)

    def seats(self, table: core.Table) -> i64:
        return cast(Table, table).players

    def waiting(self, table: core.Table) -> i64:
        return legal.waiting(cast(Table, table))

    def legal(self, table: core.Table, seat: i64, out: vec[i64]) -> i64:
        return legal.legal(cast(Table, table), seat, out)

    def apply(self, table: core.Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
        return round.apply(cast(Table, table), seat, code, log)

    def show(self, table: core.Table, seat: i64, seen: core.Table) -> None:
        view.show(cast(Table, table), seat, cast(Table, seen))

    def sections(self, players: int) -> list[Section]:
        return observation.sections(PLAYERS.read(players))

    def observe(self, seen: core.Table, seat: i64, out: vec[i16], at: i64) -> i64:
        return observation.observe(cast(Table, seen), seat, out, at)

    def progress(self, seen: core.Table, seat: i64) -> float:
        return observation.progress(cast(Table, seen), seat)

    def copy(self, table: core.Table, into: core.Table) -> None:
        cast(Table, into).copy_from(cast(Table, table))

    def redeal(self, seen: core.Table, seat: i64, rng: Rng) -> None:
        view.redeal(cast(Table, seen), seat, rng)

    def digest(self, table: core.Table) -> i64:
        return view.digest(cast(Table, table))

    def setup_digest(self, table: core.Table) -> i64:
        return cast(Table, table).board.digest

    def value(self, table: core.Table, seat: i64) -> float:
        return self._draftsman.outlook.expected(cast(Table, table), seat)

    def lines(self, seen: core.Table, seat: i64, rng: Rng, out: Lines) -> None:
        self._draftsman.find(cast(Table, seen), seat, out)

    def why_not(self, table: core.Table, seat: i64, code: i64) -> Reason | None:
        return refusals.why_not(cast(Table, table), seat, code)

    def actions(self, players: int) -> list[str]:
        PLAYERS.read(players)
        return notation.actions()

    def action(self, code: i64) -> str:
        return notation.action(code)

    def meaning(self, code: i64) -> tuple[str, dict[str, Any]]:
        return notation.meaning(code)

    def code(self, table: core.Table, action: str) -> int:
        return notation.code(action)

    def event(self, kind: i64, x: i64, y: i64, z: i64, why: i64) -> Event:
        return happenings.event(kind, x, y, z)

    def result_of(self, table: core.Table) -> dict[str, Any]:
        mine = cast(Table, table)
        scores = [int(points.total(sheet)) for sheet in mine.sheets]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        rank = rank_of(scores[0]) if mine.players == 1 else None
        return {"won": None, "winners": winners, "scores": scores, "reason": happenings.ENDING, "rank": rank}

    def view_of(self, table: core.Table, seat: int | None) -> dict[str, Any]:
        return view.view_of(cast(Table, table), seat)

    def box(self) -> dict[str, Any]:
        return contents()

    def figures(self, table: core.Table) -> dict[str, int]:
        return view.figures(cast(Table, table))

    def signs(self, seen: core.Table, seat: i64) -> list[Sign]:
        return signs.signs(cast(Table, seen), seat)

    def position_of(self, table: core.Table) -> dict[str, Any]:
        return position.position_of(cast(Table, table))

    def lay_out(self, described: Mapping[str, Any]) -> Table:
        return position.lay_out(described)

    def imagine(self, seen: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
        return view.imagine(seen, rng)

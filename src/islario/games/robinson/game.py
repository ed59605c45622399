"""Robinson Crusoe as one object: the rules, the notation and the views behind the common face."""

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
from islario.games.robinson import account, happenings, notation, observation, prospects, redealing, signs, steps, view
from islario.games.robinson.box.contents import contents
from islario.games.robinson.components import CHARACTERS, POINTS, SCENARIOS, WRECKAGE
from islario.games.robinson.forecast import outlook
from islario.games.robinson.lines import Planner
from islario.games.robinson.position import reading, writing
from islario.games.robinson.rules import legal, refusals, round
from islario.games.robinson.rules.deal import Settings, deal
from islario.games.robinson.state import STEP_SIZE, WON, Table
from islario.games.robinson.switches import PRINTED, SWITCHES

PLAYERS: Final = Option("players", "number", 2, low=1, high=4)
_SAID: Final = ("default", "yes", "no")


class Robinson(core.Game):
    def __init__(self) -> None:
        self.name = "robinson"
        self.rules_number = 2
        self.level = "scenario"
        self.reads_openly = True
        self._planner = Planner()
        self.options = (
            core.SEED,
            PLAYERS,
            Option("scenario", "number", 1, low=1, high=len(SCENARIOS)),
            Option("characters", "names", None, choices=tuple(CHARACTERS), family="character"),
            Option("first_player", "seat", None, low=0, high=3),
            Option("friday", "choice", "default", choices=_SAID),
            Option("dog", "choice", "default", choices=_SAID),
            Option("starting_items", "number", 2, low=0, high=8),
            Option("book_events", "number", None, low=0, high=12),
            Option("wreckage", "choice", WRECKAGE[0], choices=(*WRECKAGE, "random")),
            Option("errata", "choice", "rulebook", choices=("rulebook", "printed")),
            *(Option(name, "flag", False) for place, name in enumerate(SWITCHES) if place != PRINTED),
        )
        self.nouns = {
            "seat-name": "character",
            "seat": "seat",
            "who": "seat character",
            "pawn": "seat pawn",
            "crew": "crew",
            "card": "*",
            "thing": "*",
            "cause": "cause *",
            "sources": "cause",
            "lacking": "lack",
            "means": "means",
            "rule": "rule",
            "use": "*",
            "*-event": "card",
            "target": "target",
            "target-build": "invention",
            "answer": "invention building discovery resource",
            "question": "asking",
            "resource": "resource",
            "item": "invention",
            "items": "invention",
            "terrains": "terrain",
            "what": "building",
            "mark": "mark",
            "place": "place",
            "phase": "phase",
            "when": "when",
            "die": "weatherdie die",
            "dice": "face",
            "face": "face",
            "result": "result",
        }
        self.typed = ("card", "invention")

    def settings(self, options: Mapping[str, Any]) -> Settings:
        return Settings(options)

    def deal(self, settings: core.Settings, rng: Rng) -> Table:
        return deal(cast(Settings, settings), rng)

    def seats(self, table: core.Table) -> i64:
        return cast(Table, table).setup.players

    def waiting(self, table: core.Table) -> i64:
        return legal.waiting(cast(Table, table))

    def bystanders(self, table: core.Table) -> i64:
        return legal.bystanders(cast(Table, table))

    def legal(self, table: core.Table, seat: i64, out: vec[i64]) -> i64:
        return legal.legal(cast(Table, table), seat, out)

    def apply(self, table: core.Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
        return round.apply(cast(Table, table), seat, code, rng, log)

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
        redealing.redeal(cast(Table, seen), rng)

    def digest(self, table: core.Table) -> i64:
        return redealing.digest(cast(Table, table))

    def setup_digest(self, table: core.Table) -> i64:
        return cast(Table, table).setup.digest

    def value(self, table: core.Table, seat: i64) -> float:
        return prospects.value(cast(Table, table))

    def merit(self, table: core.Table, seat: i64) -> float:
        return prospects.merit(cast(Table, table))

    def lines(self, seen: core.Table, seat: i64, rng: Rng, out: Lines) -> None:
        """Plans while it is planned; else each legal action."""
        table = cast(Table, seen)
        if table.steps[(table.depth - 1) * STEP_SIZE] == steps.PLANNING:
            self._planner.add(table, seat, rng, out)
        if out.count <= 1:
            super().lines(seen, seat, rng, out)

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
        return happenings.event(kind, x, y, z, why)

    def result_of(self, table: core.Table) -> dict[str, Any]:
        mine = cast(Table, table)
        won = mine.ended == WON
        players = mine.setup.players
        worth = POINTS[mine.setup.scenario]
        score = sum(worth[name] * number for name, number in mine.setup.rules.points(mine).items())
        winners = list(range(players)) if won else []
        return {"won": won, "winners": winners, "scores": [score] * players, "reason": happenings.ENDINGS[mine.ended]}

    def view_of(self, table: core.Table, seat: int | None) -> dict[str, Any]:
        return view.view_of(cast(Table, table), seat)

    def box(self) -> dict[str, Any]:
        return contents()

    def figures(self, table: core.Table) -> dict[str, int]:
        return view.figures(cast(Table, table))

    def signs(self, seen: core.Table, seat: i64) -> list[Sign]:
        return signs.signs(cast(Table, seen))

    def account(self, table: core.Table, events: list[Event]) -> list[Sign]:
        return account.account(cast(Table, table), events)

    def forecast(self, seen: core.Table, seat: i64) -> dict[str, Any] | None:
        return outlook.forecast(cast(Table, seen), seat)

    def position_of(self, table: core.Table) -> dict[str, Any]:
        return writing.position_of(cast(Table, table))

    def lay_out(self, described: Mapping[str, Any]) -> Table:
        return reading.lay_out(described)

    def imagine(self, seen: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
        return view.imagine(seen, rng)

"""The almanac as data: one mapping, ready for JSON, from which pages of docs and the page in the browser are made.

A part of a key is the id of a text where there is one ("role-pilot"), so that everybody reads it in their language.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

import islario
from islario.core.game import Game
from islario.core.registry import GAMES, find_game
from islario.files import write_text
from islario.lab import ladder
from islario.lab.almanac.counting import Counter, Estimate, Key
from islario.lab.almanac.findings import find
from islario.lab.almanac.plan import Plan, Study, TableSpec, read_plan
from islario.lab.almanac.play import ladder_rows, play_study
from islario.lab.runners import Runner
from islario.words import Words, words_for

DATA = "almanac.json"
DIGITS = 5

Table = dict[str, Any]


def make_tables(game: str, runner: Runner, kept: Path, most: int | None) -> Iterator[tuple[int, int] | list[Table]]:
    """Play the studies of a game: how many games are done, and of how many; at last the tables."""
    plan = read_plan()
    studies = [
        replace(study, games=min(study.games, most or study.games)) for study in plan.studies if study.game == game
    ]
    counters = [Counter(spec) for spec in plan.tables if spec.game == game]
    due = sum(study.games * len(study.places()) for study in studies)
    done = 0
    yield done, due
    for study in studies:
        own = [counter for counter in counters if counter.spec.study == study.name]
        for rows in play_study(study, runner, kept):
            for row in rows:
                for counter in own:
                    counter.add(row)
            done += len(rows)
            yield done, due
    of_counter = {study.name: study for study in studies}
    tables = [_of_study(plan, of_counter[counter.spec.study], counter) for counter in counters]
    if game in plan.ladders:
        tables += _of_ladder(plan, game)
    yield tables


def _of_study(plan: Plan, study: Study, counter: Counter) -> Table:
    made = {"player": study.player, "left_to_chance": study.left_to_chance, "command": study.command()}
    return as_table(plan, counter) | made


def _of_ladder(plan: Plan, game: str) -> list[Table]:
    """How strong the levels are, if a ladder was played."""
    rows = ladder_rows(game, ladder.home(game)[0])
    if not rows:
        return []
    measure = "points" if find_game(game).rivals else "won"
    by = tuple(name for name in rows[0] if name not in ("player", measure))
    counter = Counter(TableSpec("strengths", game, "", (*by, "player"), (measure,), ordered=True, told=False))
    for row in rows:
        counter.add(row)
    levels = ",".join(dict.fromkeys(row["player"] for row in rows))
    command = f"islario ladder {game} --levels {levels}"
    return [{**as_table(plan, counter), "player": None, "left_to_chance": 0, "command": command}]


def as_table(plan: Plan, counter: Counter) -> Table:
    """What was counted, ready for JSON."""
    spec = counter.spec
    game = find_game(spec.game)
    strata = len(spec.by) - 1
    columns = [*spec.by[:-1], *[spec.by[-1]] * spec.sets]

    def told(key: Key, first: int = 0) -> list[str | int]:
        return [
            text_of(game, plan.families.get(name, ""), part) for name, part in zip(columns[first:], key, strict=False)
        ]

    rows = [
        {
            "key": told(key),
            "games": counter.groups[key][""].games,
            "figures": {measure: _rounded(counter.figure(key, measure)) for measure in spec.measures},
        }
        for key in counter.ranked()
    ]
    findings = [
        {
            "kind": one.kind,
            "where": told(one.stratum),
            "keys": [told(key, strata) for key in one.keys],
            "values": [round(value, DIGITS) for value in one.values],
        }
        for one in (find(counter) if spec.told else [])
    ]
    return {
        "id": f"{spec.game}_{spec.name}",
        "game": spec.game,
        "by": list(spec.by),
        "sets": spec.sets,
        "measures": list(spec.measures),
        "ordered": spec.ordered,
        "games": sum(whole.games for whole in counter.wholes.values()),
        "rows": rows,
        "findings": findings,
    }


def _rounded(figure: Estimate | None) -> list[float] | None:
    return None if figure is None else [round(part, DIGITS) for part in astuple(figure)]


def text_of(game: Game, families: str, value: Any) -> str | int:
    """The id of the text that names a value; a number, or what has no name, is itself."""
    words = words_for("en", game.name)
    head, *rest = str(value).split(" ")
    for family in families.split():
        if family == "*":
            return text_of(game, game.nouns.get(f"*-{head}", head), " ".join(rest))
        if words.knows(f"{family}-{head}"):
            return f"{family}-{head}"
    return value if isinstance(value, int) else str(value)


def name_of(words: Words, part: str | int) -> str:
    """A part of a key in a language."""
    return words.say(part) if isinstance(part, str) and words.knows(part) else str(part)


def names_of(words: Words, table: Table) -> dict[str | int, str]:
    """What is compared in a table, by name. Of cards that are called alike it is said what kind of card each is."""
    parts = sorted({part for row in table["rows"] for part in row["key"][len(table["by"]) - 1 :]}, key=str)
    plain = {part: name_of(words, part) for part in parts}
    names = dict(plain)
    for part in parts:
        alike, kind = [other for other in parts if plain[other] == plain[part]], _kind_of(part)
        if len(alike) > 1 and words.knows(f"almanac-kind-{kind}"):
            same = [other for other in alike if _kind_of(other) == kind]
            number = same.index(part) + 1 if len(same) > 1 else 0
            named = words.say(f"almanac-kind-{kind}")
            names[part] = words.say("almanac-called-alike", name=plain[part], kind=named, number=number)
    return names


def _kind_of(part: str | int) -> str:
    return str(part).partition("-")[0]


def read_book(folder: Path) -> dict[str, Any]:
    """The almanac that is there; an empty one if there is none."""
    file = folder / DATA
    book: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return book


def write_book(folder: Path, book: Mapping[str, Any], made: Mapping[str, list[Table]]) -> dict[str, Any]:
    """Write the almanac with new tables of some games; those of the others stay."""
    games = {**book.get("games", {}), **{game: about(game) | {"tables": tables} for game, tables in made.items()}}
    whole = {"games": {game: games[game] for game in GAMES if game in games}}
    write_text(str(folder / DATA), json.dumps(whole, ensure_ascii=False, indent=1) + "\n")
    return whole


def about(game: str) -> dict[str, Any]:
    """With what the tables of a game were made."""
    return {"version": islario.__version__, "rules": find_game(game).rules_number, "command": f"islario almanac {game}"}

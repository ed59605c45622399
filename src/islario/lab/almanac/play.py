"""The games of the almanac: played where a runner plays them, and kept, so that an interrupted run goes on."""

from collections.abc import Iterator
from pathlib import Path

import islario
from islario.core.policy import Sitting
from islario.core.rng import open_thoughts
from islario.lab import ladder
from islario.lab.almanac.plan import Study
from islario.lab.hindsight import solve
from islario.lab.retrospect import look_back, play_best
from islario.lab.rows import Row, RowFile
from islario.lab.runners import Runner
from islario.lab.simulate import Match, simulate
from islario.players import find_policy

SEEKING = 300
"""Seconds within which a best in hindsight has to be proven."""
BEST_COLUMNS = {"seed": "number", "scores": "numbers", "best": "number", "bound": "number", "gap": "number"}
"""What a row tells of a best in hindsight."""


def play_study(study: Study, runner: Runner, kept: Path) -> Iterator[list[Row]]:
    """The games of a study, some at a time, each with the options of its place."""
    for number, place in enumerate(study.places()):
        match = study.match(place)
        file = RowFile(kept / f"{study.game}-{study.name}-{number}.jsonl", match.as_dict())
        played = (_in_hindsight if study.hindsight else _as_they_went)(match, study.games, runner, file)
        for rows in played:
            yield [{**place, **with_points(row)} for row in rows]


def _as_they_went(match: Match, games: int, runner: Runner, file: RowFile) -> Iterator[list[Row]]:
    return (part.rows for part in simulate(match, games, runner, file))


def _in_hindsight(match: Match, games: int, runner: Runner, file: RowFile) -> Iterator[list[Row]]:
    played = 0
    for rows in file.read(games, BEST_COLUMNS):
        played += len(rows)
        yield rows
    for row in runner.run(seek_best, [(match, number) for number in range(played, games)]):
        file.add([row])
        yield [row]


def seek_best(due: tuple[Match, int]) -> Row:
    """Play a solo game of Hashi, and find the best that its cards allowed."""
    match, number = due
    game = islario.game(match.game)
    seed = match.seed + number
    state = game.new(seed=seed, **match.options)
    thoughts = open_thoughts(seed)
    for _ in range(match.left_to_chance):
        legal = state.legal(0)
        state.play(0, legal[thoughts.below(len(legal))])
    sitting = Sitting(game, [find_policy(match.players[0], game)], thoughts)
    while not state.over:
        state.play(0, game.action(sitting.decide(state.table)))
    past = look_back(state, 0)
    best = solve(past.puzzle, SEEKING, at_least=past.played)
    play_best(past, best)
    return {
        "seed": seed,
        "scores": [past.score],
        "best": best.score,
        "bound": best.bound,
        "gap": best.score - past.score,
    }


def with_points(row: Row) -> Row:
    """A row with the points of the first player, where players have points of their own."""
    return row if "won" in row and row["won"] is not None else {**row, "points": row["scores"][0]}


def ladder_rows(game: str, file: Path) -> list[Row]:
    """The games of a ladder in which one level played all seats."""
    heats = {heat.name: heat for heat in ladder.heats(game) if heat.alone}
    places = {name: place for place, name in enumerate(heats)}
    found = sorted(
        (outcome for outcome in ladder.current(game, ladder.read(file)) if outcome.heat in heats),
        key=lambda outcome: (places[outcome.heat], outcome.number),
    )
    measured = "points" if islario.game(game).rivals else "won"
    return [{**dict(heats[one.heat].options), "player": heats[one.heat].level, measured: one.score} for one in found]

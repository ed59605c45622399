"""Many games of one kind, wherever they are played, with the same outcome.

Game number i is the game of seed ``seed + i``; what the players draw for themselves comes from another
stream of the same seed. So no figure depends on how the games are shared out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from islario.core.bits import lowest
from islario.core.events import Log
from islario.core.game import Game, Table
from islario.core.policy import Sitting
from islario.core.reasons import IslarioError, Reason
from islario.core.registry import find_game
from islario.core.rng import SEED_LIMIT, Rng, open_thoughts
from islario.lab.facts import columns_of, facts_of
from islario.lab.rows import Row, RowFile
from islario.lab.runners import Here, Runner
from islario.lab.statistics import Tally
from islario.players import find_player
from islario.players.registry import find_measured
from islario.players.search.levels import ORACLE

LARGEST_CHUNK = 100
"""Games that are played in one go, at most ..."""
CHUNKS = 100
"""... and so many chunks, if there are games enough: they are shared out, and show how far it is."""


@dataclass(frozen=True)
class Match:
    """What is to be played: a game with its options, and a player for each seat."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int
    left_to_chance: int = 0
    """So many decisions at the beginning are any legal one: where the players' own would always be the same."""

    def as_dict(self) -> dict[str, Any]:
        """All that decides what its games are, ready for JSON."""
        rules = find_game(self.game).rules_number
        what = {"game": self.game, "rules": rules, "options": dict(self.options), "players": list(self.players)}
        return {**what, "seed": self.seed, "left_to_chance": self.left_to_chance}


@dataclass(frozen=True)
class Chunk:
    """Some of the games of a match; ``told``: each of them as a row."""

    match: Match
    first: int
    games: int
    told: bool = False


@dataclass
class Part:
    """What came of some games."""

    tally: Tally
    rows: list[Row]


def arrange(game_name: str, chosen: Mapping[str, Any], players: Sequence[str], seed: int) -> Match:
    """Check everything before the first game; one player's name stands for all seats."""
    game = find_game(game_name)
    options = game.read_options(chosen)
    seats = int(game.seats(game.deal(game.settings(options), Rng(seed))))
    names = tuple(players) * seats if len(players) == 1 else tuple(players)
    if len(names) != seats:
        raise IslarioError(Reason("players_count", {"players": len(names), "seats": seats}))
    for name in names:
        if name != ORACLE:
            find_player(name)
    return Match(game_name, options, names, seed)


def play_chunk(chunk: Chunk) -> Part:
    """Play some of the games of a match."""
    match = chunk.match
    game = find_game(match.game)
    settings = game.settings(match.options)
    sitting = Sitting(game, [find_measured(name, game) for name in match.players], Rng(0))
    part = Part(Tally(), [])
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = (match.seed + number) % SEED_LIMIT
        rng = Rng(seed)
        table = game.deal(settings, rng)
        sitting.thoughts = open_thoughts(seed)
        log = Log() if chunk.told else None
        for _ in range(match.left_to_chance):
            _guess(game, table, sitting.thoughts, rng, log)
        course = sitting.play_out(table, rng, 0, log)
        row = {"seed": seed, **game.result_of(table)}
        row |= {"turns": int(course.turns), "actions": int(course.actions), "decisions": int(course.decisions)}
        part.tally.add(row)
        if log is not None:
            part.rows.append({**row, **facts_of(game, table, log)})
    return part


def _guess(game: Game, table: Table, thoughts: Rng, rng: Rng, log: Log | None) -> None:
    """Let chance take the next decision."""
    seat = lowest(game.waiting(table))
    codes = game.codes(table, seat)
    game.apply(table, seat, codes[thoughts.below(len(codes))], rng, log)


def cut(match: Match, first: int, end: int, told: bool) -> Iterator[Chunk]:
    """The games from one number to another as chunks."""
    size = max(1, min(LARGEST_CHUNK, (end - first) // CHUNKS))
    return (Chunk(match, start, min(size, end - start), told) for start in range(first, end, size))


def simulate(
    match: Match, games: int, runner: Runner | None = None, kept: RowFile | None = None, told: bool = False
) -> Iterator[Part]:
    """Play the games; a part for each chunk, in the order of the games.

    What the file has already is not played again, and what is played goes there at once.
    """
    played = 0
    if kept is not None:
        for rows in kept.read(games, columns_of(find_game(match.game))):
            played += len(rows)
            yield Part(Tally.of(rows), rows)
    for part in (runner or Here()).run(play_chunk, cut(match, played, games, told or kept is not None)):
        if kept is not None:
            kept.add(part.rows)
        yield part

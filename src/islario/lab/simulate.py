"""Many games of one kind, on as many processes as wanted, with the same outcome whatever their number.

Game number i is the game of seed ``seed + i``; what the players draw for themselves comes from another
stream of the same seed. So no figure depends on how the games are shared out.
"""

import signal
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import active_children
from typing import Any

from islario.core.policy import Sitting
from islario.core.reasons import IslarioError, Reason
from islario.core.registry import find_game
from islario.core.rng import SEED_LIMIT, Rng, open_thoughts
from islario.lab.statistics import Tally
from islario.players import find_player
from islario.players.registry import find_measured
from islario.players.search.levels import ORACLE

BATCH = 100
"""Games between two signs of progress."""


@dataclass(frozen=True)
class Match:
    """What is to be played: a game with its options, and a player for each seat."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int


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


def play_batch(match: Match, first: int, games: int) -> Tally:
    """Play some of the games of a match."""
    game = find_game(match.game)
    settings = game.settings(match.options)
    sitting = Sitting(game, [find_measured(name, game) for name in match.players], Rng(0))
    tally = Tally()
    for number in range(first, first + games):
        seed = (match.seed + number) % SEED_LIMIT
        rng = Rng(seed)
        table = game.deal(settings, rng)
        sitting.thoughts = open_thoughts(seed)
        course = sitting.play_out(table, rng)
        tally.add(game.result_of(table))
        tally.turns.add(course.turns)
        tally.actions.add(course.actions)
        tally.decisions.add(course.decisions)
    return tally


def simulate(match: Match, games: int, jobs: int = 1) -> Iterator[Tally]:
    """Play the games; a tally for each batch, as it is done."""
    batches = ((first, min(BATCH, games - first)) for first in range(0, games, BATCH))
    if jobs == 1:
        for first, count in batches:
            yield play_batch(match, first, count)
        return
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        waiting: deque[Future[Tally]] = deque()
        for first, count in batches:
            waiting.append(pool.submit(play_batch, match, first, count))
            if len(waiting) > 2 * jobs:  # enough to keep all busy, and few enough to stop at once
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BaseException:
        for worker in active_children():  # else whoever stops this waits for the batches that have begun
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)

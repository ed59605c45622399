"""Marks of players: short texts that change when a player would play otherwise, or by other rules.

A game that is kept carries the mark of who played it, so that games of other choices are never counted with it. A mark
is made of the rules number, of the choices of the level, and of what the players do in a few small tests: nobody has
to think of a number that goes up when a rule of thumb or an estimate changes.
"""

import json
from functools import cache
from hashlib import sha256
from typing import Any

from islario.core.events import Log
from islario.core.game import Game
from islario.core.policy import Policy, Sitting
from islario.core.registry import find_game
from islario.core.rng import Rng, open_thoughts
from islario.players.registry import find_measured, new_mind
from islario.players.search.levels import ORACLE, RELENTLESS, STRONG, Level, find_level
from islario.players.search.searcher import Searcher

STEADY = "steady"
SEARCHING = (STRONG, RELENTLESS, ORACLE)
GAMES = 3
"""So many games are played by those who do not look ahead ..."""
FIRST_GAME = 4_000_000
"""... which are not those that are measured."""
ROLLOUTS = 200
"""So hard the others think about one unit: enough to see that they judge otherwise."""
UNHURRIED = 600.0
"""Seconds for it: a mark must not depend on how fast the machine is."""
LENGTH = 6


@cache
def mark_of(name: str, options: tuple[tuple[str, Any], ...], player: str) -> str:
    """The mark of a player at tables with these options."""
    game = find_game(name)
    told: dict[str, Any] = {"rules": game.rules_number}
    if player in SEARCHING:
        level = find_level(player, name)
        told |= {"choices": choices_of(level), "base": _games(game, options, STEADY)}
        told["thought"] = _thought(game, options, level)
    else:
        told["games"] = _games(game, options, player)
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:LENGTH]


def choices_of(level: Level) -> dict[str, Any]:
    """All choices of a level, by name."""
    return {name: getattr(level, name) for name in dir(level) if not name.startswith("_")}


def _games(game: Game, options: tuple[tuple[str, Any], ...], player: str) -> str:
    """All that happens in a few games."""
    happened = sha256()
    for seed in range(FIRST_GAME, FIRST_GAME + GAMES):
        rng = Rng(seed)
        log = Log()
        table = game.deal(game.settings(game.read_options(dict(options))), rng)
        policies: list[Policy] = [find_measured(player, game) for _ in range(int(game.seats(table)))]
        Sitting(game, policies, open_thoughts(seed)).play_out(table, rng, 0, log)
        happened.update(repr([int(number) for number in log.rows]).encode())
    return happened.hexdigest()


def _thought(game: Game, options: tuple[tuple[str, Any], ...], level: Level) -> list[Any]:
    """What somebody who looks ahead does first, after how many rollouts, and what these came to."""
    less = {"rollouts": min(level.rollouts, ROLLOUTS), "ceiling": UNHURRIED}
    mind = new_mind(game, Level(**{**choices_of(level), **less}))
    table = game.deal(game.settings(game.read_options(dict(options))), Rng(FIRST_GAME))
    policies: list[Policy] = [Searcher(mind) for _ in range(int(game.seats(table)))]
    sitting = Sitting(game, policies, open_thoughts(FIRST_GAME))
    code = int(sitting.decide(table))
    # Rounded, since the last figures of a sum may differ from one machine to another.
    totals = [round(float(mind.race.totals[line]), 3) for line in range(int(mind.lines.count))]
    return [code, int(sitting.seat), int(mind.race.rollouts), totals]

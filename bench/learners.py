"""Environments for learners: steps a second in Islario beside well-known ones, measured in one run on one core.

    python -m bench.learners
    python -m bench.learners --rounds 5 --seconds 4 --json learners.json

A step is one action of the agent, chosen among all legal ones with the same chance and carried out; after it there is a
new observation and a new mask. Only the agent's own steps count: what other players do by chance in between is part of
the time. Choosing is part of the time too: by NumPy from the mask for single tables, for batches by what they offer.
Checkers of environments are off. Seconds are of processor time. All engines have one core and take turns; the
figures are medians of the rounds.

- ``island``, ``hashi``, ``robinson``: one table of two players, through ``gymnasium.make``.
- ``... batch``: 1,024 tables of two players, through ``islario.env.batch``.
- ``catanatron``: Catan for two, through its Gymnasium environment, against its random player.
- ``hanabi``, ``connect four``: through PettingZoo, where every step is an agent's.
- ``backgammon``: 1,024 tables of Pgx, stepped together by JAX, dealt anew as they end; both seats are the agent's.

The peers are installed in fixed versions into environments of their own (``.venv-peers-...`` in the project), which are
made when they are missing. The figures compare environments, not games: a step in Catan is more than one in Hanabi.
"""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from bench.peers import PeersError, ready_peers, run

ROOT: Final = Path(__file__).resolve().parent.parent
CATAN: Final = {"catanatron-gym": "4.0.0", "catanatron": "3.2.1"}
OTHERS: Final = {
    "pettingzoo": "1.27.0",
    "pygame-ce": "2.5.8",
    "shimmy": "2.0.1",
    "open_spiel": "2.0.2",
    "pgx": "2.6.0",
    "jax": "0.10.2",
}
TABLES: Final = 1024
WARM_UP: Final = 0.5
Steps = Callable[[], int]
"""Plays on for a while; how many steps it took."""


def island_env(name: str) -> Steps:
    import gymnasium

    import islario.env  # noqa: F401 - registers the ids

    env = gymnasium.make(name, players=2, seat=0, others="random", disable_env_checker=True)
    chance = random.Random(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        for _ in range(1000):
            legal = info["action_mask"].nonzero()[0]
            _, _, over, cut, info = env.step(legal[chance.randrange(len(legal))])
            if over or cut:
                _, info = env.reset()
        return 1000

    return play


def island_batch(name: str) -> Steps:
    import islario.env

    tables = islario.env.batch(name, TABLES, players=2, seat=0, others="random")
    tables.reset(1)

    def play() -> int:
        for _ in range(10):
            tables.step(tables.sample())
        return 10 * TABLES

    return play


def catan_env() -> Steps:
    gymnasium: Any = import_module("gymnasium")
    import_module("catanatron_gym")
    env = gymnasium.make("catanatron-v1", disable_env_checker=True)
    chance = random.Random(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        for _ in range(200):
            _, _, over, cut, info = env.step(chance.choice(info["valid_actions"]))
            if over or cut:
                _, info = env.reset()
        return 200

    return play


def zoo_env(module: str) -> Steps:
    env: Any = import_module(f"pettingzoo.classic.{module}").env()
    chance = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        steps = 0
        while steps < 200:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[chance.randrange(len(legal))])
            steps += 1
        return steps

    return play


def pgx_batch() -> Steps:
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    wrap: Any = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make("backgammon")
    step = jax.vmap(wrap(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def turn(state: Any, key: Any) -> Any:
        key, choosing, rolling = jax.random.split(key, 3)
        likely = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(choosing, likely, axis=-1)
        return step(state, action, jax.random.split(rolling, TABLES)), key

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))

    def play() -> int:
        nonlocal state, key
        for _ in range(10):
            state, key = turn(state, key)
        state.current_player.block_until_ready()
        return 10 * TABLES

    return play


ENGINES: Final[dict[str, Callable[[], Steps]]] = {
    "island": lambda: island_env("islario/ForbiddenIsland-v0"),
    "hashi": lambda: island_env("islario/Hashi-v0"),
    "robinson": lambda: island_env("islario/Robinson-v0"),
    "island batch": lambda: island_batch("forbidden_island"),
    "hashi batch": lambda: island_batch("hashi"),
    "robinson batch": lambda: island_batch("robinson"),
    "catanatron": catan_env,
    "hanabi": lambda: zoo_env("hanabi_v5"),
    "connect four": lambda: zoo_env("connect_four_v3"),
    "backgammon": pgx_batch,
}


def rate_of(engine: str, seconds: float) -> float:
    """Steps a second of an engine, in this process."""
    play = ENGINES[engine]()
    steps, spent = 0, 0.0
    warm = process_time()
    while process_time() - warm < WARM_UP:
        play()
    begin = process_time()
    while spent < seconds:
        steps += play()
        spent = process_time() - begin
    return steps / spent


def measure(pythons: dict[str, str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Steps a second of each engine in each round."""
    rates: dict[str, list[float]] = {name: [] for name in pythons}
    for turn in range(rounds):
        for name, python in pythons.items():
            command = [python, "-m", "bench.learners", "--engine", name, "--seconds", str(seconds)]
            rates[name].append(float(run(command, f"{name} does not run").splitlines()[-1]))
            print(f"round {turn + 1}  {name:<15}{rates[name][-1]:>12,.0f} steps/s", file=sys.stderr)
    return rates


def report(rates: dict[str, list[float]]) -> dict[str, Any]:
    """Print the medians; return them."""
    import islario

    kind = "compiled" if islario.compiled else "interpreted"
    rounds = len(rates["island"])
    print(f"Python {sys.version.split()[0]}, islario {kind}; steps/s, medians of {rounds} rounds on one core")
    print(f"{'environment':<16}{'median':>12}{'slowest':>12}{'fastest':>12}")
    for name, found in rates.items():
        print(f"{name:<16}{median(found):>12,.0f}{min(found):>12,.0f}{max(found):>12,.0f}")
    middles = {name: median(found) for name, found in rates.items()}
    print(f"island is {middles['island'] / middles['catanatron']:.1f} times as fast as catanatron")
    return {"compiled": islario.compiled, "unit": "steps/s", "medians": middles, "rounds": rates}


def main() -> int:
    parser = argparse.ArgumentParser(description="Random legal play in environments: an agent's steps a second.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each engine is measured (3)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each time (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--engine", choices=ENGINES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.engine:
        print(rate_of(given.engine, given.seconds))
        return 0
    try:
        catan, others = (
            ready_peers(CATAN, ROOT / ".venv-peers-catan"),
            ready_peers(OTHERS, ROOT / ".venv-peers-learners"),
        )
        if hasattr(os, "sched_setaffinity"):  # processes started from here on share one core
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        ours = [name for name in ENGINES if name.split()[0] in ("island", "hashi", "robinson")]
        pythons = {name: sys.executable if name in ours else others for name in ENGINES} | {"catanatron": catan}
        figures = report(measure(pythons, max(1, given.rounds), given.seconds))
    except PeersError as error:
        print(f"learners: {error}", file=sys.stderr)
        return 2
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

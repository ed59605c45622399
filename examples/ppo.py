"""A small PPO in JAX on the batch: one seat of Forbidden Island, beside players by program.

    python3 -m venv .venv-learner
    .venv-learner/bin/pip install --require-hashes -r examples/requirements.txt
    .venv-learner/bin/pip install --no-deps build/wheel/*.whl        # made by: make wheel
    .venv-learner/bin/python examples/ppo.py --minutes 18 --curve curve.json

It prints a line for each measurement on the way. At the end it plays deals that it never learned on, once as it has
learned and once by chance, and says how often each wins, with 95 % intervals. What is learned is a perceptron with two
layers, which sees the observation and the mask.
"""

import argparse
import json
import math
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

import islario.env
from islario.env import Tables

TABLES = 256
HORIZON = 32
EPOCHS = 2
PARTS = 4
WIDTH = 64
RATE = 1e-3
DISCOUNT = 0.99
SPREAD = 0.95
"""The lambda of advantages."""
CLIP = 0.2
ENTROPY = 0.01
LEARNING_SEED, MEASURING_SEED, JUDGING_SEED = 0, 1 << 40, 1 << 41
Net = dict[str, Any]


class Play(NamedTuple):
    """What happened in so many steps at so many tables."""

    seen: Any
    masks: Any
    actions: Any
    likely: Any
    values: Any
    rewards: Any
    ends: Any


def open_tables(count: int, reward: str, players: int, others: str) -> Tables:
    return islario.env.batch(
        "forbidden_island", count, players=players, seat=0, others=others, reward=reward, discount=DISCOUNT
    )


# -- the net ---------------------------------------------------------------------------------------


def new_net(key: Any, inputs: int, actions: int) -> Net:
    sizes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, actions), (WIDTH, 1)]
    scales = [math.sqrt(2), math.sqrt(2), 0.01, 1.0]
    keys = jax.random.split(key, len(sizes))
    parts = zip(keys, sizes, scales, strict=True)
    weights = [jax.nn.initializers.orthogonal(scale)(one, size) for one, size, scale in parts]
    return {"weights": weights, "biases": [jnp.zeros(size[1]) for size in sizes]}


def think(net: Net, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithm of how likely each action is, and what the table is worth."""
    one, two, three, four = zip(net["weights"], net["biases"], strict=True)
    x = jnp.concatenate([seen, masks], axis=-1)
    x = jnp.tanh(x @ one[0] + one[1])
    x = jnp.tanh(x @ two[0] + two[1])
    scores = jnp.where(masks > 0, x @ three[0] + three[1], -1e9)
    return jax.nn.log_softmax(scores), (x @ four[0] + four[1])[..., 0]


@partial(jax.jit)
def choose(net: Net, key: Any, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    likely, values = think(net, seen, masks)
    actions = jax.random.categorical(key, likely)
    return actions, jnp.take_along_axis(likely, actions[:, None], 1)[:, 0], values


# -- learning --------------------------------------------------------------------------------------


def advantages(play: Play, last: Any) -> Any:
    """How much better each action was than expected, looking ahead over the steps that follow."""

    def back(following: Any, step: Any) -> Any:
        ahead, value = following
        reward, end, own = step
        surprise = reward + DISCOUNT * value * (1 - end) - own
        ahead = surprise + DISCOUNT * SPREAD * (1 - end) * ahead
        return (ahead, own), ahead

    _, found = jax.lax.scan(back, (jnp.zeros_like(last), last), (play.rewards, play.ends, play.values), reverse=True)
    return found


def loss(net: Net, play: Play, better: Any) -> Any:
    likely, values = think(net, play.seen, play.masks)
    own = jnp.take_along_axis(likely, play.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(own - play.likely)
    scaled = (better - better.mean()) / (better.std() + 1e-8)
    gain = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    error = ((values - (better + play.values)) ** 2).mean()
    entropy = -(jnp.exp(likely) * jnp.where(play.masks > 0, likely, 0)).sum(-1).mean()
    return 0.5 * error - gain - ENTROPY * entropy


def new_moments(net: Net) -> tuple[Any, Any, Any]:
    return jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net), jnp.zeros(())


def adam(net: Net, slope: Net, moments: tuple[Any, Any, Any]) -> tuple[Net, tuple[Any, Any, Any]]:
    """One step of Adam, its slope cut to a length of 0.5."""
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slope)
    first, second, count = moments
    count = count + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slope)
    rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = jax.tree.map(lambda part, a, b: part - rate * a / (jnp.sqrt(b) + 1e-8), net, first, second)
    return net, (first, second, count)


@partial(jax.jit, donate_argnums=(0, 1))
def learn(net: Net, moments: Any, key: Any, play: Play, last: Any) -> tuple[Net, Any]:
    """Some passes over what happened, in parts drawn by chance."""
    better = advantages(play, last).reshape(-1)
    flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), play)

    def one_part(carried: Any, which: Any) -> Any:
        net, moments = carried
        part = jax.tree.map(lambda whole: whole[which], flat)
        return adam(net, jax.grad(loss)(net, part, better[which]), moments), None

    def one_pass(carried: Any, key: Any) -> Any:
        order = jax.random.permutation(key, TABLES * HORIZON).reshape(PARTS, -1)
        return jax.lax.scan(one_part, carried, order)

    (net, moments), _ = jax.lax.scan(one_pass, (net, moments), jax.random.split(key, EPOCHS))
    return net, moments


# -- playing ---------------------------------------------------------------------------------------


def collect(tables: Tables, net: Net, key: Any, scale: Any) -> tuple[Play, Any]:
    """Some steps at all tables. What the batch gives is copied, since each step writes it anew."""
    kept: list[tuple[Any, ...]] = []
    for one in jax.random.split(key, HORIZON):
        seen, masks = tables.observations * scale, tables.masks.astype(np.float32)
        actions, likely, values = (np.asarray(part) for part in choose(net, one, seen, masks))
        _, _, rewards, ends = tables.step(actions)
        kept.append((seen, masks, actions, likely, values, rewards.astype(np.float32), (ends > 0).astype(np.float32)))
    seen, masks = tables.observations * scale, tables.masks.astype(np.float32)
    _, last = think(net, seen, masks)
    return Play(*(np.stack(part) for part in zip(*kept, strict=True))), last


def won(tables: Tables, net: Net | None, seed: int, games: int, scale: Any) -> tuple[int, int]:
    """How many of so many games or a few more are won; by chance where there is no net."""
    wins = played = 0
    key = jax.random.PRNGKey(seed % 1000)
    while played < games:
        tables.reset(seed + played)
        going = np.ones(tables.count, np.bool_)
        while going.any():
            actions = tables.sample()
            if net is not None:
                key, one = jax.random.split(key)
                seen, masks = tables.observations * scale, tables.masks.astype(np.float32)
                actions = np.asarray(choose(net, one, seen, masks)[0])
            _, _, rewards, ends = tables.step(actions)
            wins += int((rewards[going & (ends > 0)] > 0).sum())
            going &= ends == 0
        played += tables.count
    return wins, played


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.96
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return middle - half, middle + half


def told(name: str, wins: int, games: int) -> str:
    low, high = interval(wins, games)
    return f"{name} wins {wins} of {games}: {wins / games:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="A small PPO for one seat of Forbidden Island.")
    parser.add_argument("--minutes", type=float, default=18.0, help="how long to learn (18)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--others", default="steady", help="who plays the other seats (steady)")
    parser.add_argument("--games", type=int, default=4096, help="deals that it is judged on (4096)")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="write the measurements there")
    given = parser.parse_args()
    tables = open_tables(TABLES, "shaped", given.players, given.others)
    judge = open_tables(TABLES, "sparse", given.players, given.others)
    scale = (1.0 / np.maximum(1, np.abs(tables.setup.high))).astype(np.float32)
    key = jax.random.PRNGKey(1)
    net = new_net(key, len(scale) + len(tables.actions), len(tables.actions))
    moments = new_moments(net)
    tables.reset(LEARNING_SEED)
    curve: list[dict[str, float]] = []
    begun = measured = time.monotonic()
    steps = 0
    while time.monotonic() - begun < 60 * given.minutes:
        key, one, two = jax.random.split(key, 3)
        play, last = collect(tables, net, one, scale)
        net, moments = learn(net, moments, two, play, last)
        steps += TABLES * HORIZON
        if time.monotonic() - measured > 60 or not curve:
            wins, games = won(judge, net, MEASURING_SEED, 1024, scale)
            measured = time.monotonic()
            curve.append({"minutes": (measured - begun) / 60, "steps": steps, "wins": wins, "games": games})
            print(f"{curve[-1]['minutes']:5.1f} min {steps:>10,} steps  {told('it', wins, games)}", flush=True)
    learned = won(judge, net, JUDGING_SEED, given.games, scale)
    chance = won(judge, None, JUDGING_SEED, given.games, scale)
    print(told("what was learned", *learned))
    print(told("random play", *chance))
    (a, n), (b, m) = learned, chance
    share, other = a / n, b / m
    half = 1.96 * math.sqrt(share * (1 - share) / n + other * (1 - other) / m)
    print(f"it is better by {share - other:.1%} ({share - other - half:.1%} to {share - other + half:.1%})")
    if given.curve:
        result = {"curve": curve, "learned": learned, "random": chance}
        given.curve.write_text(json.dumps(result, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()

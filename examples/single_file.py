"""Policy gradients in one file, in the manner of CleanRL: Gymnasium's vector environment and NumPy, nothing else.

    .venv/bin/python examples/single_file.py --steps 200000

The policy is linear in the observation, and learns from whole games (REINFORCE) to play Hashi alone. It prints the mean
of the points of its games as it goes.
"""

import argparse

import gymnasium
import numpy as np

import islario.env  # noqa: F401 - registers the ids


def main() -> None:
    parser = argparse.ArgumentParser(description="REINFORCE with a linear policy, on the vector environment.")
    parser.add_argument("--steps", type=int, default=200_000, help="steps of all tables together (200000)")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.002, help="how fast it learns (0.002)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    envs = gymnasium.make_vec(
        "islario/Hashi-v0", num_envs=given.tables, vectorization_mode="vector_entry_point", reward="shaped"
    )
    chance = np.random.default_rng(given.seed)
    high = np.maximum(1, envs.single_observation_space.high)  # type: ignore[attr-defined]
    weights = np.zeros((len(high), envs.single_action_space.n))  # type: ignore[attr-defined]
    seen, infos = envs.reset(seed=given.seed)
    traces = np.zeros((given.tables, *weights.shape))
    points = np.zeros(given.tables)
    finished: list[float] = []
    usual = 0.0

    for step in range(1, given.steps // given.tables + 1):
        inputs = seen / high
        scores = np.where(infos["action_mask"] > 0, inputs @ weights, -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        actions = (likely.cumsum(axis=1) > chance.random((given.tables, 1))).argmax(axis=1)
        slope = -likely
        slope[np.arange(given.tables), actions] += 1
        traces += inputs[:, :, None] * slope[:, None, :]
        seen, rewards, terminated, _, infos = envs.step(actions)
        points += rewards
        for table in np.flatnonzero(terminated):
            weights += given.rate * (points[table] - usual) * traces[table] / 100
            usual += 0.02 * (points[table] - usual)
            finished.append(points[table])
            traces[table], points[table] = 0, 0
        if step % 200 == 0 and finished:
            print(f"{step * given.tables:>9,} steps {len(finished):>6} games {np.mean(finished[-500:]):6.2f} points")
    print(f"first 200 games {np.mean(finished[:200]):.2f} points, last 200 {np.mean(finished[-200:]):.2f}")


if __name__ == "__main__":
    main()

"""A cluster of two nodes on this machine, one of which is killed while games are played. Prints what came of it."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from islario.lab import ladder
from islario.lab.almanac.book import make_tables
from islario.lab.cluster import Cluster as OnCluster
from islario.lab.runners import Here, Runner
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally

ray: Any = import_module("ray")
cluster_utils: Any = import_module("ray.cluster_utils")

GAMES = 400
MATCH = arrange("forbidden_island", {"players": 3}, ["steady"], seed=11)


def merged(parts: Iterator[Any]) -> Tally:
    tally = Tally()
    for part in parts:
        tally.merge(part.tally)
    return tally


def alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())


def climbed(folder: Path, name: str, runner: Runner) -> list[dict[str, Any]]:
    """A small ladder, without what is measured by the clock."""
    file = folder / f"{name}.jsonl"
    for _ in ladder.climb("hashi", file, ("random",), 2, runner):
        pass
    return [asdict(outcome) | {"seconds": 0} for outcome in ladder.read(file)]


def told_by(runner: Runner, kept: Path) -> Any:
    """A small almanac."""
    kept.mkdir()
    *_, tables = make_tables("forbidden_island", runner, kept, 1)
    return tables


def main() -> None:
    folder = Path(sys.argv[1])
    cluster = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    )
    second = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    cluster.wait_for_nodes()
    runner = OnCluster(cluster.address)
    told: dict[str, Any] = {"games": GAMES, "nodes_before": alive()}
    parts = simulate(MATCH, GAMES, runner)
    tally = Tally()
    for _ in range(20):
        tally.merge(next(parts).tally)
    told["played_before"] = tally.games
    cluster.remove_node(second, allow_graceful=False)
    tally.merge(merged(parts))
    told |= {"nodes_after": alive(), "played_after": tally.games}
    told["on_cluster"] = tally.as_dict()
    told["ladder_on_cluster"] = climbed(folder, "cluster", runner)
    told["almanac_on_cluster"] = told_by(runner, folder / "cluster")
    runner.leave()
    cluster.shutdown()
    told["here"] = merged(simulate(MATCH, GAMES, Here())).as_dict()
    told["ladder_here"] = climbed(folder, "here", Here())
    told["almanac_here"] = told_by(Here(), folder / "here")
    print(json.dumps(told))


if __name__ == "__main__":
    main()

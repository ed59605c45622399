"""A cluster of two nodes on this machine, one of which is killed in the middle of a chunk. Prints what came of it."""

import json
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from islario.lab import ladder
from islario.lab.almanac.book import make_tables
from islario.lab.cluster import Cluster
from islario.lab.runners import Here, Runner
from islario.lab.simulate import Chunk, Part, arrange, cut, play_chunk, simulate
from islario.lab.statistics import Tally

ray: Any = import_module("ray")
cluster_utils: Any = import_module("ray.cluster_utils")

GAMES = 200
MATCH = arrange("forbidden_island", {"players": 3}, ["steady"], seed=11)
PATIENCE = 240
"""Seconds until something has to be so."""


def wait_until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.1)


def alive() -> int:
    return sum(node["Alive"] for node in ray.nodes())


def play_on_the_cluster(runner: Runner, folder: Path, doomed: str, kill: Callable[[], None]) -> Tally:
    """Play the match; the node that is doomed never ends its first chunk, and is killed in the middle of it."""

    def play(chunk: Chunk) -> Part:
        where = ray.get_runtime_context().get_node_id()
        if where == doomed:
            folder.joinpath(f"begun-{chunk.first}").touch()
            threading.Event().wait()
        folder.joinpath(f"done-{chunk.first}").touch()
        return play_chunk(chunk)

    def watch() -> None:
        wait_until(lambda: any(folder.glob("begun-*")))
        kill()

    threading.Thread(target=watch).start()
    tally = Tally()
    for part in runner.run(play, cut(MATCH, 0, GAMES, False)):
        tally.merge(part.tally)
    return tally


def climb(folder: Path, name: str, runner: Runner) -> list[dict[str, Any]]:
    """A small ladder, without what is measured by the clock."""
    file = folder / f"{name}.jsonl"
    for _ in ladder.climb("hashi", file, ("random",), 2, "", runner):
        pass
    return [asdict(outcome) | {"seconds": 0} for outcome in ladder.read(file)]


def make_almanac(folder: Path, name: str, runner: Runner) -> Any:
    """A small almanac."""
    kept = folder / name
    kept.mkdir()
    *_, tables = make_tables("forbidden_island", runner, kept, 1)
    return tables


def main() -> None:
    folder = Path(sys.argv[1])
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    runner = Cluster(cluster.address)
    told: dict[str, Any] = {"nodes_before": alive()}
    kill = partial(cluster.remove_node, second, allow_graceful=False)
    told["on_cluster"] = play_on_the_cluster(runner, folder, second.node_id, kill).as_dict()
    begun, done = ({path.name.split("-")[1] for path in folder.glob(f"{step}-*")} for step in ("begun", "done"))
    told |= {"lost": len(begun), "done_again": len(begun & done)}
    wait_until(lambda: alive() == 1)
    told["ladder_on_cluster"] = climb(folder, "ladder on cluster", runner)
    told["almanac_on_cluster"] = make_almanac(folder, "almanac on cluster", runner)
    runner.leave()
    cluster.shutdown()
    tally = Tally()
    for part in simulate(MATCH, GAMES, Here()):
        tally.merge(part.tally)
    told["here"] = tally.as_dict()
    told["ladder_here"] = climb(folder, "ladder here", Here())
    told["almanac_here"] = make_almanac(folder, "almanac here", Here())
    print(json.dumps(told))


if __name__ == "__main__":
    main()

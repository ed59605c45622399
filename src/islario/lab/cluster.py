"""Chunks of work on a cluster, by Ray (the extra ``islario[ray]``).

All that is hard about several machines is Ray's: who does what, and what is done again because a machine was lost.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any

import islario
from islario.core.reasons import BadOption, IslarioError, Reason
from islario.lab.runners import AHEAD, Item, Result

WHEREVER = "ray"
"""Not an address: the cluster that the environment names (RAY_ADDRESS), or else one of this machine alone."""
LOOPBACK = "127.0.0.1"
PATIENCE = 5.0
"""Seconds within which a cluster has to answer."""


class Cluster:
    """The workers of a Ray cluster, as many as it has at the time."""

    def __init__(self, where: str) -> None:
        self.ray = join(where)

    def run(self, task: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        ray = self.ray
        # What is lost with its machine is done again, however often; and all machines get something from the beginning.
        options = {"num_cpus": 1, "max_retries": -1, "scheduling_strategy": "SPREAD"}
        remote = ray.remote(**options)(do_with_version)
        waiting: deque[Any] = deque()
        for item in items:
            waiting.append(remote.remote(islario.__version__, task, item))
            if len(waiting) > AHEAD * self.workers():
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())

    def workers(self) -> int:
        """How many tasks can be done at once now; machines come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def leave(self) -> None:
        self.ray.shutdown()


def do_with_version(version: str, task: Callable[[Item], Result], item: Item) -> Result:
    """Do a task on a machine of the cluster, if it has the version of whoever asks: another may play otherwise."""
    if islario.__version__ != version:
        values = {"version": version, "found": islario.__version__, "machine": socket.gethostname()}
        raise IslarioError(Reason("cluster_version", values))
    return task(item)


def join(where: str) -> Any:
    """Ray, connected."""
    if where != WHEREVER:
        read_address(where)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody else
    try:
        ray = import_module("ray")
    except ImportError:
        raise IslarioError(Reason("ray_missing")) from None
    address = os.environ.get("RAY_ADDRESS") if where == WHEREVER else where
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None:
        ray.init(include_dashboard=False, _node_ip_address=LOOPBACK, **quiet)
        return ray
    check_answers(address)
    try:
        ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError):
        raise IslarioError(Reason("cluster_silent", {"address": address})) from None
    return ray


def check_answers(address: str) -> None:
    """Complain at once of an address where nobody listens; Ray itself would try for minutes."""
    try:
        socket.create_connection(read_address(address), PATIENCE).close()
    except OSError:
        raise IslarioError(Reason("cluster_silent", {"address": address})) from None


def read_address(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise BadOption(
            Reason("bad_option", {"option": "--on", "value": address, "expected": f"{WHEREVER}, HOST:PORT"})
        )
    return host.strip("[]"), int(port)

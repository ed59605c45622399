"""Games on a cluster of Ray: what is lost is played again, and the table is the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PROGRAM = Path(__file__).with_name("cluster_program.py")
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # by its name of other systems: Ray then stays on the loopback address
    "RAY_raylet_start_wait_time_s": "200",
    "RAY_health_check_period_ms": "1000",
    "RAY_health_check_failure_threshold": "8",
}
"""Ray tells nobody of itself, has time to start on a busy machine, and finds out soon that a node is dead."""


@pytest.mark.rare
def test_a_machine_that_is_lost_in_the_middle_changes_no_digit(tmp_path: Path) -> None:
    """Ray in a program of its own: it leaves threads and sockets behind that other tests would be blamed for."""
    command = [sys.executable, str(PROGRAM), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **SETTINGS}, timeout=600)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["nodes_before"] == 2
    assert told["lost"] == told["done_again"] == 1
    assert told["on_cluster"] == told["here"]
    assert told["on_cluster"]["games"] == 200
    assert told["ladder_on_cluster"] == told["ladder_here"] != []
    assert told["almanac_on_cluster"] == told["almanac_here"] != []

"""Games on a cluster of Ray: what is lost is played again, and the table is the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "300"}
"""Ray tells nobody of itself, and has time to start on a busy machine."""
PROGRAM = Path(__file__).with_name("cluster_program.py")


@pytest.mark.rare
def test_a_machine_that_is_lost_in_the_middle_changes_no_digit(tmp_path: Path) -> None:
    """Ray in a program of its own: it leaves threads and sockets behind that other tests would be blamed for."""
    command = [sys.executable, str(PROGRAM), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **SETTINGS}, timeout=900)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["nodes_before"] == 2
    assert told["nodes_after"] == 1
    assert 0 < told["played_before"] < told["games"] == told["played_after"]
    assert told["on_cluster"] == told["here"]
    assert told["almanac_on_cluster"] == told["almanac_here"]
    assert told["ladder_on_cluster"] == told["ladder_here"]

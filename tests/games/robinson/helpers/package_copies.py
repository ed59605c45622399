"""Copies of the package whose box somebody has edited, and scripts that are run with them from their sources."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import islario

PACKAGE = Path(islario.__file__).parent
HERE = Path(__file__).parents[4]


def copy_package(folder: Path) -> Path:
    """A copy of the package in a folder, without what was compiled to C or built; Python need not compile it anew."""
    copy = folder / "islario"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "page"))
    return copy


def room_of(package: Path) -> Path:
    return package / "games" / "robinson"


def run(package: Path, arguments: list[str], lines: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script or a module of the tests with a copy of the package, from its sources."""
    settings = {"PYTHONPATH": os.pathsep.join([str(package.parent), str(HERE)]), "ISLARIO_INTERPRETED": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=HERE,
        env={**os.environ, **settings},
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def told_by(package: Path, arguments: list[str], lines: str = "") -> list[Any]:
    """What a script prints: a line of JSON for each thing that it tells."""
    done = run(package, arguments, lines)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]

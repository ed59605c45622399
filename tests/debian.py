"""Real parts that Debian has, a browser and PostgreSQL: ``python -m tests.debian`` installs what is missing.

It does so where we may, and needs no library of ours.
"""

import os
import shutil
import subprocess
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium")
"""The better one first: without windows the same engine needs a third less of the processor."""
FONTS = "fonts-dejavu-core"
DATABASE = "postgresql"
PROGRAMS = Path("/usr/lib/postgresql")
"""Where Debian has it, by versions."""


def system_chromium() -> str | None:
    """The path of the system's browser."""
    names = (*BROWSERS, "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def system_postgres() -> Path | None:
    """The folder of the programs of the system's PostgreSQL, the newest."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return None if elsewhere is None else Path(elsewhere).parent


def install(*packages: str) -> bool:
    """Whether these could be installed."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid"):
        return False
    return _run_apt("update") and _run_apt("install", "-y", *packages)


def _run_apt(*words: str) -> bool:
    allowed = [] if os.geteuid() == 0 else ["sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [*allowed, "apt-get", "-qq", *words]
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode == 0


if __name__ == "__main__":
    if system_postgres() is None:
        install(DATABASE)
    if system_chromium() is None:
        any(install(browser, FONTS) for browser in BROWSERS)

"""Real parts that Debian has, a browser and PostgreSQL: ``python -m tests.debian`` installs what is missing.

It does so where we may, and needs no library of ours. ``python -m tests.debian rare`` also gets what only ``make long``
needs: proxies, which are unpacked into ``build`` and not installed, because Debian starts those that are.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium")
"""The better one first: without windows the same engine needs a third less of the processor."""
FONTS = "fonts-dejavu-core"
DATABASE = "postgresql"
PROGRAMS = Path("/usr/lib/postgresql")
"""Where Debian has it, by versions."""
PROXIES = ("nginx", "caddy")
UNPACKED = Path(__file__).parents[1] / "build" / "debian"
UNITS = "systemd"
"""It has what checks its units."""


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


def system_proxy(name: str) -> str | None:
    """The path of a proxy, the system's or the one that was unpacked."""
    folders = (os.environ.get("PATH", ""), "/usr/sbin", str(UNPACKED / "usr" / "sbin"), str(UNPACKED / "usr" / "bin"))
    return shutil.which(name, path=os.pathsep.join(folders))


def unpack(package: str) -> bool:
    """Whether a package could be unpacked, without installing it."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    command = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", package]
    if not (_run_apt("update") and subprocess.run(command, cwd=UNPACKED).returncode == 0):
        return False
    files = UNPACKED.glob(f"{package}_*.deb")
    return all(subprocess.run(["dpkg", "-x", str(file), str(UNPACKED)]).returncode == 0 for file in files)


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
    if "rare" in sys.argv:
        for proxy in PROXIES:
            if system_proxy(proxy) is None and shutil.which("apt-get"):
                unpack(proxy)
        if shutil.which("systemd-analyze") is None:
            install(UNITS)

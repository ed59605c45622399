"""Where the tests find a browser: the system's Chromium, installed if that is possible, else Playwright's own.

``python -m tests.browser.chromium`` sees to it that there is one; with ``debian``, only if Debian has it: that needs
no library of ours.
"""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's, the better one first: without windows the same engine needs a third less of the processor."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")  # root cannot have the sandbox


def system_chromium() -> str | None:
    """The path of the system's browser."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install_from_debian() -> None:
    """The first of Debian's packages that can be had, where we may install it."""
    if shutil.which("apt-get") and hasattr(os, "geteuid"):
        allowed = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if not run_apt(allowed, "update"):
            return
        for package in PACKAGES:
            if run_apt(allowed, "install", "-y", package, "fonts-dejavu-core"):
                return


def run_apt(allowed: list[str], *words: str) -> bool:
    """Whether it went well."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [*allowed, "apt-get", "-qq", *words]
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode == 0


if __name__ == "__main__":
    if system_chromium() is None:
        install_from_debian()
    if system_chromium() is None and sys.argv[1:] != ["debian"]:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)

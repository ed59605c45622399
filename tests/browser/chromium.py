"""Where the tests find a browser: the system's Chromium, installed if that is possible, else Playwright's own.

``python -m tests.browser.chromium`` sees to it that there is one.
"""

import os
import subprocess
import sys

from tests.debian import system_chromium

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

__all__ = ["ARGUMENTS", "system_chromium"]


if __name__ == "__main__" and system_chromium() is None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)

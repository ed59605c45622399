"""Run all tests, compiled where the package was compiled, and before that interpreted, the longest left out.

Where there are no compiled modules all of them run interpreted.

``python -m tests.both_ways [arguments for pytest]``
"""

import os
import subprocess
import sys

import islario
from hatch_build import has_compiler


def run(interpreted: bool, *arguments: str) -> int:
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    print(f"== tests, {'interpreted' if interpreted else 'compiled'}", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", "auto", *arguments, *sys.argv[1:]]
    return subprocess.run(command, env=environment).returncode


def main() -> int:
    if has_compiler() and not islario.compiled and not os.environ.get("ISLARIO_PURE"):
        print("There is a C compiler here, but the package was not compiled.")
        return 1
    if not islario.compiled:
        return run(True)
    return run(True, "-m", "not long") or run(False)


if __name__ == "__main__":
    sys.exit(main())

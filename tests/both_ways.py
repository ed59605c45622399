"""Run all tests: interpreted first, then, where the package was compiled, compiled.

``python -m tests.both_ways [arguments for pytest]``
"""

import os
import subprocess
import sys

import islario


def run(interpreted: bool) -> int:
    environment = {name: value for name, value in os.environ.items() if name != "ISLARIO_INTERPRETED"}
    if interpreted:
        environment["ISLARIO_INTERPRETED"] = "1"
    print(f"== tests, {'interpreted' if interpreted else 'compiled'}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", "-n", "auto", *sys.argv[1:]], env=environment).returncode


def main() -> int:
    if not islario.compiled:
        return run(interpreted=True)
    return run(interpreted=True) or run(interpreted=False)


if __name__ == "__main__":
    sys.exit(main())

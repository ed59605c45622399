"""What is compiled, and what the rest must therefore not do."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from pathspec import GitIgnoreSpec

import islario

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
ENGINE = [SOURCES / "islario" / folder for folder in ("core", "games", "players")]
"""Whatever stands in here is compiled, at any depth, but for what is named."""
UNCOMPILED = {"screen", "shapes"}
"""Folders of what is made of words, and of types that are read while the program runs: compiled ones have none."""
CALLED = SOURCES / "islario" / "games" / "__init__.py"
"""The package that is also a function (islario.games()), so that it has a class for that."""
KEEPS_ITS_VECS = {ROOT / "tests" / "core" / name for name in ("test_rng.py", "test_chacha.py")}
"""They make a few vecs, and use those again and again."""


def compiled_sources() -> set[Path]:
    """The files that the build compiles, as the build itself finds them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    included, excluded = GitIgnoreSpec.from_lines(hook["include"]), GitIgnoreSpec.from_lines(hook["exclude"])
    names = [str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py")]
    return {ROOT / name for name in names if included.match_file(name) and not excluded.match_file(name)}


COMPILED = compiled_sources()
MODULES = {
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
    for path in SOURCES.rglob("*.py")
}


def imports_of(path: Path) -> Iterator[str]:
    """The modules that a source imports anywhere in it, those too that are imported late or only for types."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert node.level == 0
            yield node.module
            yield from (name for part in node.names if (name := f"{node.module}.{part.name}") in MODULES)


def test_the_whole_engine_is_compiled_but_for_what_is_named() -> None:
    for path in (path for folder in ENGINE for path in folder.rglob("*.py")):
        named = path.name == "__init__.py" or not UNCOMPILED.isdisjoint(path.relative_to(SOURCES).parent.parts)
        assert (path in COMPILED) != named, path
    assert all(any(folder in path.parents for folder in ENGINE) for path in COMPILED)


def test_all_of_it_runs_compiled_or_all_of_it_interpreted() -> None:
    for name in (name for name, path in MODULES.items() if path in COMPILED):
        found = find_spec(name)
        assert found is not None
        assert str(found.origin).endswith(".py") != islario.compiled, name


def test_a_package_of_the_engine_is_only_a_door() -> None:
    """It is not compiled, so it has nothing that has to be quick."""
    for path in (path for folder in ENGINE for path in folder.rglob("__init__.py") if path != CALLED):
        made = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.While)
        assert not [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, made)], path


def test_compiled_modules_lean_on_nothing_that_the_build_would_have_to_install() -> None:
    """Their types are checked while they are compiled, and those of all that they import, however late."""
    allowed = {*sys.stdlib_module_names, "librt", "mypy_extensions", "islario"}
    due = [name for name, path in MODULES.items() if path in COMPILED]
    seen: set[str] = set()
    while due:
        name = due.pop()
        if name in seen:
            continue
        seen.add(name)
        found = set(imports_of(MODULES[name]))
        assert {other.split(".")[0] for other in found} <= allowed, name
        parents = {name.rsplit(".", depth)[0] for depth in range(1, name.count(".") + 1)}
        due += (found | parents) & MODULES.keys()
    others = {MODULES[name] for name in seen} - COMPILED
    assert {path for path in others if path.name != "__init__.py"} == {SOURCES / "islario" / "sources.py"}


def test_what_is_not_compiled_makes_no_vecs() -> None:
    """A vec that it hands to compiled code would never be freed (docs/architecture.md)."""
    paths = {path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")} - COMPILED
    using = {path for path in paths if any(name.split(".")[0] == "librt" for name in imports_of(path))}
    assert using == KEEPS_ITS_VECS

"""What comments and docstrings refer to is there."""

import io
import re
import tokenize
from pathlib import Path

import pytest

import islario

pytestmark = pytest.mark.once  # this reads sources, and runs none of them

PACKAGE = Path(islario.__file__).parent
DOTTED = re.compile(r"(?<![\w./\"-])([a-z_]\w*(?:\.\w+)+)(?![\w(/-])")
"""A name such as ``planning.checks``, which is no call and no part of a path."""
FILES = {"py", "toml", "ftl", "ts"}


def remarks(path: Path) -> list[str]:
    """The comments and docstrings of a module."""
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
    return [
        token.string
        for token in tokens
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""'))
    ]


def is_there(place: Path, parts: list[str]) -> bool:
    """Whether a module, or a name in one, is found from a folder on."""
    for at, part in enumerate(parts):
        module = place / f"{part}.py"
        if module.is_file():
            text = module.read_text("utf-8")
            return all(re.search(rf"\b{name}\b", text) for name in parts[at + 1 :])
        if not (place / part).is_dir():
            opening = place / "__init__.py"
            return opening.is_file() and re.search(rf"\b{part}\b", opening.read_text("utf-8")) is not None
        place /= part
    return True


def begins_at(place: Path, first: str) -> bool:
    return (place / f"{first}.py").is_file() or (place / first).is_dir()


def missing(path: Path) -> list[str]:
    """The names in a module's remarks that begin like a module near it and lead nowhere."""
    folders = [folder for folder in path.parents if folder.is_relative_to(PACKAGE.parent)]
    found = []
    for remark in remarks(path):
        for name in DOTTED.findall(remark):
            parts = name.split(".")
            near = [folder for folder in folders if begins_at(folder, parts[0])]
            if parts[-1] not in FILES and near and not any(is_there(folder, parts) for folder in near):
                found.append(f"{path.relative_to(PACKAGE)}: {name}")
    return found


def test_every_module_that_a_remark_names_exists() -> None:
    assert [name for path in sorted(PACKAGE.rglob("*.py")) for name in missing(path)] == []


def test_a_name_that_leads_nowhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path / "islario")
    room = tmp_path / "islario" / "uses"
    room.mkdir(parents=True)
    room.joinpath("relief.py").write_text("HEAL = 1\n", "utf-8")
    room.joinpath("windows.py").write_text("# uses.relief.HEAL, uses.relief.FOOD and uses.things\n", "utf-8")
    assert missing(room / "windows.py") == ["uses/windows.py: uses.relief.FOOD", "uses/windows.py: uses.things"]

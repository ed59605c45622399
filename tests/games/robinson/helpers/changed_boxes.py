"""Boxes that somebody has edited: each is refused as it should be, or a game with it goes well.

A script, because a box is read once a process: it forgets what it has read and reads again. It is run
with the interpreted package, and prints a line for each edit: those that its input describes, or values
changed at random.
"""

import copy
import json
import random
import sys
import tomllib
import traceback
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any
from unittest.mock import patch

ROOM = "islario.games.robinson"
NUMBERS = [-21, -2, -1, 0, 1, 2, 3, 5, 9, 14, 15, 16, 20, 64, 10**30]
OTHERS: list[Any] = ["", "nonsense", "a b", 1.5, True, False, 1, [], {}, [[]], [{}], ["wood"], {"wood": 1}]
"""Values of another kind."""
get_code = SourceFileLoader.get_code
codes: dict[str, CodeType | None] = {}


def known_code(loader: SourceFileLoader, name: str) -> CodeType | None:
    """The code of a module, compiled once however often it is imported."""
    if name not in codes:
        codes[name] = get_code(loader, name)
    return codes[name]


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a file."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, part in inner:
        found += spots(part, (*path, key))
    return found


def words(value: Any) -> list[str]:
    """All strings of a file, and the names of its fields."""
    if isinstance(value, dict):
        return [*value, *(word for part in value.values() for word in words(part))]
    if isinstance(value, list):
        return [word for part in value for word in words(part)]
    return [value] if isinstance(value, str) else []


def change(box: dict[str, Any], pick: random.Random) -> str:
    """Change one value, and say which."""
    path = pick.choice(spots(box))
    parent: Any = box
    for key in path[:-1]:
        parent = parent[key]
    key, old = path[-1], parent[path[-1]]
    deed = pick.choice(["like", "like", "like", "other", "gone", "twice", "named"])
    if deed == "gone":
        del parent[key]
    elif deed == "twice" and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(old))
    elif deed == "named" and isinstance(parent, dict):
        parent[pick.choice(words(box))] = parent.pop(key)
    elif deed == "other":
        parent[key] = pick.choice(OTHERS)
    elif isinstance(old, bool):
        parent[key] = not old
    elif isinstance(old, int):
        parent[key] = pick.choice([*NUMBERS, old + 1, old - 1])
    elif isinstance(old, str):
        parent[key] = pick.choice(words(box))
    else:
        parent[key] = [] if isinstance(old, list) else {}
    return f"{'.'.join(map(str, path))}: {deed}, {old!r} -> {parent.get(key) if isinstance(parent, dict) else parent!r}"


def forget() -> None:
    for name in [name for name in sys.modules if name.startswith(ROOM)]:
        del sys.modules[name]


def play(pick: random.Random, rounds: int) -> None:
    """A game of some scenario and size, for so many rounds."""
    from islario.games.robinson.game import Robinson

    state = Robinson().new(seed=pick.randrange(1000), players=pick.randint(1, 4), scenario=pick.randint(1, 7))
    while not state.over and state.position()["round"] <= rounds:
        for _ in range(20):
            if not state.over:
                seat = pick.choice(state.waiting_for())
                state.play(seat, pick.choice(state.legal(seat)))


def reason_of(refused: Any) -> Any:
    """The reason of a refusal, whose class is another one each time that the package is imported."""
    return refused.reason


def read(pick: random.Random, rounds: int) -> str:
    """What comes of a box: refused, played, or a failure in full."""
    forget()
    try:
        import_module(f"{ROOM}.box.cards")
    except ValueError as refused:
        if type(refused).__name__ != "BadComponents":
            return traceback.format_exc()
        said = reason_of(refused).values
        named = all(isinstance(said[key], str) and said[key] for key in ("file", "entry", "field"))
        return "refused" if named and said["file"] in str(refused) else f"badly refused: {said}"
    except Exception:
        return traceback.format_exc()
    try:
        play(pick, rounds)
    except Exception:
        return traceback.format_exc()
    return "played"


def edit(folder: Path) -> None:
    """Edits of the texts, from the input: a file, what stands there, and what is written instead."""
    for line in sys.stdin:
        name, old, new = json.loads(line)
        text = (folder / name).read_text("utf-8")
        assert old in text, (name, old)
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")
        forget()
        try:
            import_module(f"{ROOM}.box.cards")
            print(json.dumps(None))
        except ValueError as refused:
            reason = reason_of(refused)
            said = {"kind": type(refused).__name__, "code": reason.code, "text": str(refused)}
            print(json.dumps({**said, **reason.values}))
        (folder / name).write_text(text, "utf-8")


def read_known(text: str, known: dict[str, Any], loads: Any = tomllib.loads) -> Any:
    """What a file says, as far as it is one of the box; files beside it are read as they are."""
    return copy.deepcopy(known[text]) if text in known else loads(text)


def disturb(folder: Path, first: int, many: int, rounds: int) -> None:
    """Values changed at random, so many times; what is not refused is played for so many rounds."""
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    boxes = {text: tomllib.loads(text) for text in texts.values()}
    for number in range(first, first + many):
        pick = random.Random(number)
        name = pick.choice(list(texts))
        changed = copy.deepcopy(boxes[texts[name]])
        said = change(changed, pick)
        known = {**boxes, texts[name]: changed}
        with patch.object(tomllib, "loads", lambda text, known=known: read_known(text, known)):
            print(json.dumps([number, f"{name} {said}", read(pick, rounds)]), flush=True)


if __name__ == "__main__":
    with patch.object(SourceFileLoader, "get_code", known_code):
        if len(sys.argv) == 2:
            edit(Path(sys.argv[1]))
        else:
            disturb(Path(sys.argv[1]), *map(int, sys.argv[2:5]))

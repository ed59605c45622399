"""The page's shared code knows no game's events, verbs or name: each room brings its own, and draws its pieces."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import islario
from islario.games.forbidden_island.components import ROLES

WEB = Path(__file__).parent.parent / "web" / "src"
SHARED = ["App.svelte", "guide", "lib", "pages", "rules", "table"]
GENERATED = ".generated.ts"
"""What is made from the server's schema has a type for each game's view."""
LITERAL = re.compile(r"""["'`](\w+)["'`]|^\s+(\w+): ["\[]""", re.MULTILINE)
"""A word in quotes, or the key of a table."""
COMMENT = re.compile(r"^\s*(//|/?\*).*$", re.MULTILINE)
OTHERWISE = {"end", "first", "go_on", "kept", "lost", "moved", "number", "person", "start", "turn"}
"""What messages, styles and the document itself have words for too."""


def shared_code() -> dict[str, str]:
    """Every module, and of each component its script."""
    paths = [path for name in SHARED for path in ([WEB / name] if "." in name else (WEB / name).rglob("*"))]
    texts = {
        path: path.read_text("utf-8")
        for path in paths
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(GENERATED)
    }
    return {str(path.relative_to(WEB)): text.partition("</script>")[0] for path, text in texts.items()}


def test_shared_code_names_no_event_and_no_verb_and_no_game() -> None:
    rooms = [import_module(f"islario.games.{name}") for name in islario.games()]
    words = {word for room in rooms for word in (*room.happenings.NAMES, *room.notation.VERBS)}
    names = {*words, *islario.games()} - OTHERWISE
    found = {
        (file, word)
        for file, text in shared_code().items()
        for words in LITERAL.findall(COMMENT.sub("", text))
        for word in words
        if word in names
    }
    assert len(names) > 100
    assert not found


@pytest.mark.parametrize("role", ROLES)
def test_every_role_of_forbidden_island_has_its_emblem_and_its_colours(role: str) -> None:
    room = WEB / "games" / "forbidden_island"
    assert (room / "art" / "marks" / f"{role}.svg").read_text("utf-8").startswith("<svg ")
    colours = rf"^\.role-{role} {{\n  --role: #\w{{6}};\n  --role-ink: #\w{{6}};\n}}$"
    assert len(re.findall(colours, (room / "roles.css").read_text("utf-8"), re.MULTILINE)) == 1

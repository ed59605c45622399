"""The page's shared code: it knows no game's events, verbs or name. Each game's room brings its own."""

import re
from pathlib import Path

import islario
from islario.games import forbidden_island, hashi, robinson

WEB = Path(__file__).parent.parent / "web" / "src"
SHARED = ["App.svelte", "lib", "pages", "rules", "table"]
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
    events = {*forbidden_island.happenings.NAMES, *hashi.happenings.NAMES, *robinson.happenings.NAMES}
    verbs = {*forbidden_island.notation.VERBS, *hashi.notation.VERBS, *robinson.notation.VERBS}
    names = {*events, *verbs, *islario.games()} - OTHERWISE
    found = {
        (file, word)
        for file, text in shared_code().items()
        for words in LITERAL.findall(COMMENT.sub("", text))
        for word in words
        if word in names
    }
    assert len(names) > 100
    assert not found

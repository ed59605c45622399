"""The texts of the page, read from its own files."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parent.parent.parent


def files(language: str) -> list[Path]:
    folders = [ROOT / "src" / "islario", ROOT / "web" / "src"]
    found = (path for folder in folders for path in folder.rglob("locale/*.ftl"))
    return sorted(path for path in found if f".{path.name}".endswith(f".{language}.ftl"))


class PageWords:
    """What the page says in a language."""

    def __init__(self, language: str) -> None:
        functions = {"THE": lambda name: name}  # people's names, which have no article
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        for path in files(language):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def say(self, key: str, **values: object) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors
        return str(text)


def say(language: str, key: str, **values: object) -> str:
    """A text of the page."""
    return page_words(language).say(key, **values)


def any_of(texts: Iterable[str]) -> re.Pattern[str]:
    """What matches if one of these is said."""
    return re.compile("|".join(map(re.escape, texts)))


def offer(page: Page, game: str, role: Literal["button", "link"], language: str, key: str) -> Locator:
    """What the front page offers for a game."""
    return page.locator(f"article[data-game={game}]").get_by_role(role, name=say(language, key))


@cache
def page_words(language: str) -> PageWords:
    return PageWords(language)


def vocabulary(language: str) -> set[str]:
    """Every word that occurs in a language's texts and manuals."""
    manuals = (ROOT / "src" / "islario").rglob(f"manual/{language}.md")
    text = "\n".join(path.read_text("utf-8") for path in [*files(language), *manuals])
    text = re.sub(r"^[\w-]+ =|\{[^}]*\}|^#.*|[A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+", " ", text, flags=re.MULTILINE)
    return words_in(text)


def words_in(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}

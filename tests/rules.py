"""Which rules the tests show: ``@rule("FI-MOVE-3")`` names them, the docs list them."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs" / "games"

rule = pytest.mark.rule


def listed_rules() -> dict[str, list[str]]:
    """For each game's page, the ids of its rules: those that stand at the head of a list item."""
    return {
        page.stem: re.findall(r"^- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*", page.read_text("utf-8"), re.MULTILINE)
        for page in sorted(DOCS.glob("*.md"))
    }

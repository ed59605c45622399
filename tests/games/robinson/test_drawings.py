"""Everything of the box has a drawing on the page: cards, beasts, inventions, marks, people."""

import re
from collections.abc import Iterator
from pathlib import Path

from islario.games.robinson import marks
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import CHARACTERS, SKILLS, TREASURE_COUNT
from islario.games.robinson.effects.specs import SOURCES, TERRAINS

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "robinson"

BOX_ONLY = {"invention", "item", "wreckage", "beast", "discovery"}
"""Kinds of which every card has a drawing of its own."""


def drawn() -> dict[str, set[str]]:
    """File -> the drawings in it."""
    return {
        path.stem: set(re.findall(r'<symbol id="([\w-]+)"', path.read_text())) for path in (PAGE / "art").glob("*.svg")
    }


def table(name: str) -> dict[str, str]:
    """A table of names in faces.ts."""
    text = (PAGE / "faces.ts").read_text()
    body = re.search(rf"const {name}: Record<string, string> = {{(.*?)\n}};", text, re.S)
    assert body is not None
    return dict(re.findall(r'(\w+): "([\w-]+)"', body[1]))


def lines() -> Iterator[tuple[str, list[str]]]:
    """Card -> the drawing and the signs on its face."""
    for group, body in re.findall(r'"(\w+ \w+)": `\n(.*?)`', (PAGE / "effects.ts").read_text(), re.S):
        for line in body.strip().splitlines():
            card, *words = line.split(" ")
            yield f"{group.split()[0]} {card}", words


def things() -> set[str]:
    return set().union(*(names for file, names in drawn().items() if file != "signs"))


def has_thing(name: str) -> bool:
    return table("THINGS").get(name, name) in things()


def has_sign(name: str) -> bool:
    part = re.search(r"_(head|arm|belly|leg)$", name)
    short = part[1] if part else name
    return table("SIGNS").get(short, short) in drawn()["signs"] or has_thing(short)


def test_every_card_has_a_face() -> None:
    faces = dict(lines())
    treasures = [card for card in CARDS if card.startswith("mystery ")][:TREASURE_COUNT]
    for card in CARDS:
        kind, name = card.split(" ")
        if kind in BOX_ONLY or card in treasures:
            assert has_thing(name), card
        elif kind in ("event", "adventure", "mystery"):
            assert card in faces, card
    assert set(faces) <= set(CARDS)


def test_faces_name_what_is_drawn() -> None:
    for card, words in lines():
        for word in words:
            assert has_sign(word) or has_thing(word), (card, word)
    for name in table("SIGNS").values():
        assert name in drawn()["signs"] or name in things(), name
    for name in table("THINGS").values():
        assert name in things(), name


def test_skills_scenarios_people_and_places_are_drawn() -> None:
    skills, scenarios = table("SKILLS"), table("SCENARIOS")
    for skill in SKILLS:
        assert skills[skill] in things() or skills[skill].removeprefix("s-") in drawn()["signs"], skill
    for card in CARDS:
        if card.startswith("scenario "):
            assert scenarios[card.split(" ")[1]] in things(), card
    assert {*CHARACTERS, "friday", "dog", "jenny"} <= drawn()["people"]
    assert {f"land-{terrain}" for terrain in TERRAINS} <= drawn()["lands"]
    assert set(SOURCES) <= things()


def test_every_mark_has_a_sign() -> None:
    assert [kind for kind in marks.KINDS if not has_sign(kind)] == []


def test_drawings_point_at_drawings() -> None:
    for path in (PAGE / "art").glob("*.svg"):
        for name in re.findall(r'href="#rc-([\w-]+)"', path.read_text()):
            assert name in things() or name.removeprefix("s-") in drawn()["signs"], (path.name, name)

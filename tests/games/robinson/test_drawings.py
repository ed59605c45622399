"""What the page draws: a face for every card, signs for marks and effects, people, places."""

import re
from pathlib import Path

from islario.games.robinson import marks
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import CHARACTERS
from islario.games.robinson.effects.specs import SOURCES, TERRAINS
from islario.games.robinson.screen.faces import face_of

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "robinson"


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
    return dict(re.findall(r'(\w+): "([\w -]+)"', body[1]))


def pointed_at() -> dict[str, str]:
    """A drawing -> a file with others that show it too."""
    files = {path.stem: path.read_text() for path in (PAGE / "art").glob("*.svg")}
    return {name: file for file, text in files.items() for name in re.findall(r'href="#rc-([\w-]+)"', text)}


def things() -> set[str]:
    return set().union(*(names for file, names in drawn().items() if file != "signs"))


def has_thing(name: str) -> bool:
    return table("THINGS").get(name, name) in things()


def has_sign(name: str) -> bool:
    part = re.search(r"_(head|arm|belly|leg)$", name)
    short = part[1] if part else name
    return table("SIGNS").get(short, short) in drawn()["signs"] or has_thing(short)


def test_every_card_has_a_face() -> None:
    """Its deck or kind has a sign, which stands for what has no picture, and so has all that it does."""
    bands = table("BANDS")
    for card in CARDS:
        deck, *signs = face_of(card) or [bands[card.split(" ")[0]]]
        assert has_sign(deck), (card, deck)
        for sign in signs:
            assert has_sign(sign), (card, sign)


def test_the_face_of_a_card_tells_what_it_does_part_by_part() -> None:
    assert face_of("event unusually_cold_night") == ["book", "wood", "wound"]
    assert face_of("event flood") == ["event", "invention", "weapon", "palisade", "wound"]
    assert face_of("adventure hungry_predator") == ["build", "wound", "food", "fur", "palisade", "fight"]
    assert face_of("adventure sting") == ["build", "build_belly", "cure", "pawn"]
    assert face_of("mystery bite") == ["monster", "wound"]
    assert face_of("mystery gold") == face_of("beast bear") == face_of("skill hooch") == []


def test_pictures_are_drawn_and_borne_by_cards() -> None:
    names = {card.split(" ")[1] for card in CARDS}
    for picture, cards in table("PICTURES").items():
        assert has_sign(picture), picture
        assert set(cards.split(" ")) <= names, picture


def test_faces_name_what_is_drawn() -> None:
    for name in table("SIGNS").values():
        assert name in drawn()["signs"] or name in things(), name
    for name in table("THINGS").values():
        assert name in things(), name
    for name in [*table("SKILLS").values(), *table("SCENARIOS").values()]:
        assert name in things() or name.removeprefix("s-") in drawn()["signs"], name


def test_beasts_and_finds_are_drawn_for_something() -> None:
    """For a card, or as what other drawings are made from."""
    names = {table("THINGS").get(name, name) for name in (card.split(" ")[1] for card in CARDS)}
    names |= set(table("PICTURES")) | set(table("SKILLS").values()) | set(pointed_at())
    assert drawn()["beasts"] | drawn()["finds"] <= names


def test_people_and_places_are_drawn() -> None:
    assert {*CHARACTERS, "friday", "dog", "jenny"} <= drawn()["people"]
    assert {f"land-{terrain}" for terrain in TERRAINS} <= drawn()["lands"]
    assert set(SOURCES) <= things()


def test_every_mark_has_a_sign() -> None:
    assert [kind for kind in marks.KINDS if not has_sign(kind)] == []


def test_drawings_point_at_drawings() -> None:
    for name, file in pointed_at().items():
        assert name in things() or name.removeprefix("s-") in drawn()["signs"], (file, name)

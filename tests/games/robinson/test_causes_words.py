"""Causes are told in words."""

import pytest

from islario.games.robinson.causes import CAUSES, SOURCES
from islario.words import LANGUAGES, Words
from tests.games.robinson.helpers.causes import demanded, sky, sleep
from tests.games.robinson.helpers.positions import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_every_source_of_clouds_has_a_name(language: str) -> None:
    words = Words(language, GAME)
    for name in [*(word for word, _ in CAUSES[1:]), *SOURCES]:
        assert words.name("cause", name)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana: 2 wounds (hunger; missing: food; NIGHT-5)."),
        ("es", "Ana: 2 heridas (hambre; falta: comida; NIGHT-5)."),
        ("pt", "Ana: 2 ferimentos (fome; falta: comida; NIGHT-5)."),
    ],
)
def test_a_wound_is_told_with_its_cause(language: str, sentence: str) -> None:
    words = Words(language, GAME)
    words.seats = ["Ana", "Rui"]
    assert sentence in [words.event(event) for event in sleep() if event.kind == "wounded"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lost: Wood, 1; missing: 1 (winter clouds: winter die; WEATHER-8)."),
        ("es", "Se pierde: Madera, 1; faltan: 1 (nubes de invierno: dado de invierno; WEATHER-8)."),
        ("pt", "Perda: Madeira, 1; em falta: 1 (nuvens de neve: dado de inverno; WEATHER-8)."),
    ],
)
def test_a_loss_is_told_with_its_cause_and_what_was_missing(language: str, sentence: str) -> None:
    events = sky(snow=2, scenario=2, round=6, available={"wood": 1}, roof=3, shelter=True)
    assert sentence in [Words(language, GAME).event(event) for event in events]


def test_a_card_is_named_as_the_cause() -> None:
    (lost, *_) = [event for event in demanded("wood", -2) if event.kind == "lost"]
    words = Words("en", GAME)
    assert words.event(lost) == f"Lost: Wood, 0; missing: 2 ({words.name('card', 'storm_a')})."

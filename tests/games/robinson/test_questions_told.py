"""What a question asks: every option of every card and of every rule is told in words."""

from typing import Any

import pytest

from islario.core.state import State
from islario.games.robinson import agenda, steps
from islario.games.robinson.box.cards import ADVENTURES, DECISION, PROGRAM
from islario.games.robinson.box.reading import reader
from islario.games.robinson.position.step_specs import STEP_SPECS
from islario.games.robinson.screen.cards import option_of
from islario.games.robinson.screen.lines import Page
from islario.games.robinson.screen.texts import DESCRIBED
from islario.games.robinson.step_names import STEP_NAMES
from islario.words import LANGUAGES, Words
from tests.games.robinson.helpers.moments import act
from tests.games.robinson.helpers.positions import GAME, at, go

SPEECH = {language: Words(language, GAME) for language in LANGUAGES}
RULES = {
    "morale_choice": 2,
    "camp_choice": 2,
    "gather_bonus_at": 2,
    "mystery_stop_at": 2,
    "hatchet_here": 2,
    "follow_one": 2,
    "raid_choice": 3,
    "track_at": 2,
    "extra_build_at": 5,
}
"""The questions of rules, each with its options."""
TITLED = {"en": "of", "es": "de la carta", "pt": "da carta"}
NIGHT = [{"step": "night_phase"}]


def choices_in(part: Any) -> list[list[Any]]:
    """The lists of options anywhere in the description of a card."""
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    found = [choice for each in inner for choice in choices_in(each)]
    return [*found, part["choose"]] if isinstance(part, dict) and "choose" in part else found


def choosing() -> list[tuple[str, int, list[Any]]]:
    """Every choice in the box: its card, the number of its options as an agenda has it, and the options."""
    numbers: dict[str, int] = {}
    for row in range(0, len(PROGRAM), 3):
        if PROGRAM[row] == steps.CHOOSE:
            first, many = PROGRAM[row + 1] >> 6, PROGRAM[row + 1] & 63
            options = [reader.written[PROGRAM[3 * (first + option)]] for option in range(many)]
            numbers.setdefault(str(options), int(PROGRAM[row + 1]))
    return [
        (card, numbers[str(options)], options)
        for card, described in DESCRIBED.items()
        for options in choices_in({**described, "decide": []})
    ]


def asked(card: str, step: str, b: int, options: int) -> State:
    """A card asks for one of so many options."""
    about = {"card": card, "who": "0"}
    question = {"step": "ask", "a": agenda.OPTION, "b": (1 << options) - 1, **about}
    return at(round=2, phase="event", agenda=[*NIGHT, {"step": step, "b": b, **about}, question])


CHOOSING = choosing()
DECIDING = [name for place, name in enumerate(ADVENTURES) if DECISION[2 * place] >= 0]


def words_of(state: State, language: str) -> list[str]:
    view = state.view(0)
    return [option_of(SPEECH[language], view, option) for option in view["asking"]["options"]]


def test_the_box_has_choices_on_cards_of_every_kind() -> None:
    assert {card.split(" ")[0] for card, _, _ in CHOOSING} == {"event", "adventure", "mystery", "skill", "scenario"}
    assert len(CHOOSING) > 20
    assert len(DECIDING) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "choice", "options"), CHOOSING)
def test_every_option_of_a_choice_is_told(card: str, choice: int, options: list[Any], language: str) -> None:
    state = asked(card, "choose_at", choice, len(options))
    told = state.view(0)["asking"]["options"]
    assert told == [{"option": place, "effects": option} for place, option in enumerate(options, 1)]
    words = words_of(state, language)
    assert all(words)
    assert len(set(words)) == len(options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECIDING)
def test_every_option_of_a_decision_is_told(name: str, language: str) -> None:
    card = f"adventure {name}"
    state = asked(card, "decide_at", ADVENTURES.index(name), 2)
    told = state.view(0)["asking"]["options"]
    assert [option["effects"] for option in told] == DESCRIBED[card]["decide"]
    assert [option["then"] == "shuffle" for option in told] == DESCRIBED[card]["shuffled"]
    words = words_of(state, language)
    assert all(words)
    assert len(set(words)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", RULES)
def test_every_option_of_a_rule_is_told(step: str, language: str) -> None:
    for option in range(1, RULES[step] + 1):
        assert SPEECH[language].knows(f"means-{step}_{option}")


def test_every_step_that_asks_for_an_option_is_among_these() -> None:
    asking = {STEP_NAMES[step] for step, spec in STEP_SPECS.items() if spec.question == agenda.OPTION}
    assert asking | {"extra_build_at"} == {*RULES, "choose_at", "decide_at"}


def test_only_what_can_be_chosen_is_told() -> None:
    card, choice, _ = next(each for each in CHOOSING if len(each[2]) == 4)
    position = asked(card, "choose_at", choice, 4).position()
    position["agenda"][-1]["b"] = 0b1010
    state = GAME.position(position)
    assert [option["option"] for option in state.view(0)["asking"]["options"]] == [2, 4]
    assert state.legal(0)[:2] == ["option 2", "option 4"]


def test_a_rule_names_what_its_options_mean() -> None:
    state = act("camp", pawns=1, players=["cook", "carpenter", "explorer", "soldier"])
    told = state.view(0)["asking"]["options"]
    assert told == [{"option": 1, "means": "camp_choice_1"}, {"option": 2, "means": "camp_choice_2"}]


def test_who_reads_the_log_later_is_told_what_was_chosen() -> None:
    state = act("camp", pawns=1, players=["cook", "carpenter", "explorer", "soldier"])
    (camp,) = [event for event in go(state, "option 2") if event.kind == "answered"]
    assert (camp.values["card"], camp.values["means"]) == ("", "camp_choice_2")
    card, choice, options = next(each for each in CHOOSING if each[2] == [[{"roof": -1}], [{"palisade": -1}]])
    (lost,) = [e for e in go(asked(card, "choose_at", choice, len(options)), "option 1") if e.kind == "answered"]
    assert (lost.values["card"], lost.values["means"]) == (card, "")
    assert [SPEECH[language].event(camp).split(": ")[1] for language in LANGUAGES] == [
        "morale rises by 1.",
        "la moral sube 1.",
        "o moral sobe 1.",
    ]
    for language in LANGUAGES:
        title = SPEECH[language].name("card", card.split(" ")[1])
        assert SPEECH[language].event(lost).endswith(f" 1 {TITLED[language]} {title}.")


def test_the_terminal_says_what_each_option_does() -> None:
    card, choice, options = next(each for each in CHOOSING if each[2] == [[{"roof": -1}], [{"palisade": -1}]])
    view = asked(card, "choose_at", choice, len(options)).view(0)
    page = Page(view, SPEECH["en"])
    assert page.remark("option 1") == "the roof drops by 1"
    assert page.remark("option 2") == "the palisade drops by 1"

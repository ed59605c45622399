"""A game that is over, looked back on: what luck and what decisions made of it."""

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import islario
from islario.core.events import Event
from islario.core.reasons import IslarioError
from islario.core.state import State
from islario.lab.facts import news_of
from islario.lab.review import MOST_EVENTS, Balance, Review, Unit, find_turning, review, tell_news
from islario.lab.review_page import draw_page
from islario.lab.review_words import ReviewWords
from islario.players.search.levels import Level
from islario.screen import Screen
from islario.words import LANGUAGES, words_for

QUICK = Level("test", rollouts=60, ceiling=60.0)
NEARLY_WON: dict[str, Any] = {
    "players": [{"role": "pilot"}, {"role": "diver", "at": "fools_landing", "hand": ["helicopter"]}],
    "captured": ["earth", "wind", "fire", "ocean"],
    "water": 9,
}


def played(game: str, number: int, **options: Any) -> State:
    """A game played by chance to its end."""
    state, pick = islario.game(game).new(seed=number, **options), random.Random(number)
    while not state.over:
        seat = state.waiting_for()[0]
        state.play(seat, pick.choice(state.legal(seat)))
    return state


def look_back(state: State, seat: int | None = None, games: int = 6) -> Review:
    *progress, found = review(state, seat, games, QUICK)
    assert isinstance(found, Review)
    steps = [step for step in progress if isinstance(step, tuple)]
    assert len(steps) == len(progress) >= len(found.units)
    assert [done for done, _ in steps] == list(range(1, len(steps) + 1))
    assert all(done <= total for done, total in steps)
    return found


GAMES: dict[str, list[dict[str, Any]]] = {
    "forbidden_island": [{"players": 2}, {"players": 4, "difficulty": "legendary"}],
    "hashi": [{"players": 1}, {"players": 3, "side": "B"}],
    "robinson": [{"players": 1, "scenario": 1}, {"players": 2, "scenario": 5}],
}


@pytest.mark.parametrize(("game", "options"), [(game, each) for game, those in GAMES.items() for each in those])
def test_luck_and_decisions_add_up_to_the_whole_change_exactly(game: str, options: dict[str, Any]) -> None:
    state = played(game, 3, **options)
    result = state.result()
    assert result is not None
    for seat in range(len(result["scores"]) if result["won"] is None else 1):
        found = look_back(state, seat)
        worth = result["scores"][seat] if result["won"] is None else int(result["won"])
        assert found.result == worth * found.parts
        assert found.first + found.decisions + found.luck == found.result
        for before, after in zip(found.units, found.units[1:], strict=False):
            assert (before.last, before.after) == (after.first, after.before)
        assert (found.units[0].first, found.units[-1].last) == (0, len(state.moves()))
        assert all(unit.decision == 0 for unit in found.units if not unit.chosen)
        told = found.balance
        assert told.first + told.decisions + told.luck == told.result
        for each in found.turning:
            unit = found.units[each.unit]
            weight = unit.decision if each.kind == "decision" else unit.luck
            assert abs(weight) > 2 * unit.error


def test_a_chance_that_was_thrown_away_is_told_with_what_would_have_been_better() -> None:
    state = islario.game("forbidden_island").position(
        {
            **NEARLY_WON,
            "turn": 1,
            "flooded": ["fools_landing"],
            "players": [{**NEARLY_WON["players"][0], "at": "fools_landing"}, NEARLY_WON["players"][1]],
        },
        seed=4,
    )
    pick = random.Random(1)
    while not state.over:
        seat = state.waiting_for()[0]
        legal = [action for action in state.legal(seat) if action != "escape"]
        state.play(seat, pick.choice(legal))
    found = look_back(state, games=40)
    assert found.first == found.parts  # whoever plays by rules of thumb flies away at once
    first = next(each for each in found.turning if each.kind == "decision")
    assert found.units[first.unit].decision < 0
    assert first.better is not None
    assert first.played is not None
    game = state.game
    assert "escape" in [game.action(code) for _, code in first.better.steps]
    assert first.better.appraisal.mean > first.played.appraisal.mean
    assert first.better.loss


def test_what_is_read_adds_up_though_it_is_rounded() -> None:
    units = (Unit(0, 1, 0, 1240, 1274, 0, 0, True),)  # 12.4 % and 0.3 % less 12.7 %
    assert Review("chance", 10_000, None, units).balance == Balance(1200, 0, -1200, 0)
    words = ReviewWords(played("hashi", 1), Screen(played("hashi", 1), "en", told=True).words)
    chance, points = Review("chance", 10_000, None, units), Review("points", 100, 0, units)
    assert [words.value(value, chance) for value in (1250, 1350, 1249)] == ["13 %", "14 %", "12 %"]
    assert [words.value(value, points) for value in (25, 35, 115)] == ["0.3", "0.4", "1.2"]


def test_where_people_compete_only_one_s_own_moves_are_told_as_played() -> None:
    state = played("hashi", 3, players=3)
    found = look_back(state, 1, games=2)
    moves = state.moves()
    for unit in found.units:
        own = [action for seat, action in moves[unit.first : unit.last] if seat == 1]
        assert [(seat, state.game.action(code)) for seat, code in unit.steps] == [(1, action) for action in own]
    words = ReviewWords(state, Screen(state, "en", told=True).words)
    assert len({len(unit.steps) for unit in found.units}) > 1
    for unit in found.units:
        assert words.played(unit).count(";") == max(0, len(unit.steps) - 1)


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    with pytest.raises(IslarioError) as refused:
        next(review(islario.game("hashi").new(seed=1)))
    assert refused.value.reason.code == "not_over"


def test_what_decided_is_told_only_if_it_is_more_than_doubt() -> None:
    units = [
        Unit(0, 1, 0, 5000, 5000, 4000, 600, False),
        Unit(1, 2, 0, 4000, 3950, 6000, 100, True),
        Unit(2, 3, 1, 6000, 2000, 1900, 100, True),
    ]
    assert [(each.unit, each.kind) for each in find_turning(units)] == [(2, "decision"), (1, "luck")]


@pytest.mark.parametrize("game", islario.games())
def test_what_luck_brought_is_told_and_not_what_was_decided(game: str) -> None:
    made = islario.game(game)
    news = news_of(made)
    known = words_for("en", game)
    assert all(known.knows(f"event-{kind}") for kind in news)
    came = [Event(kind, {}) for kind in news]
    assert tell_news(made, [*[Event("decided", {})] * MOST_EVENTS, *came[:2]]) == came[:2]
    assert tell_news(made, [Event("decided", {})] * 9) == [Event("decided", {})] * MOST_EVENTS


def test_a_chance_that_was_never_there_is_said_to_tell_little() -> None:
    state = played("robinson", 3, players=2, scenario=5)
    words = ReviewWords(state, Screen(state, "en", told=True).words)
    lost = Review("chance", 10_000, None, (Unit(0, 1, 0, 250, 299, 0, 0, True),))
    told = [words.say("coach-hopeless"), words.say("coach-no-turning")]
    assert words.turning(lost) == told
    assert told[0] in draw_page(state, lost, words)
    hard = Review("chance", 10_000, None, (Unit(0, 1, 0, 250, 300, 0, 0, True),))
    assert words.turning(hard) == told[1:]
    assert not Review("points", 100, 0, lost.units).hopeless


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", islario.games())
def test_a_page_stands_by_itself_and_has_its_sums_and_its_chart(game: str, language: str) -> None:
    state = played(game, 5, players=2)
    found = look_back(state, 0, games=2)
    words = ReviewWords(state, Screen(state, language, told=True).words)
    page = draw_page(state, found, words)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"(?:src|href)=|url\(|@import|<script|https?:", page)
    told = found.balance
    for value in (words.value(told.first, found), words.change(told.luck, found), words.value(told.result, found)):
        assert f"<dd>{value}</dd>" in page
    assert page.count("<li ") == len(found.turning)
    chart = re.search(r"<svg .*</svg>", page)
    assert chart is not None
    drawn = ElementTree.fromstring(chart[0])
    assert drawn.get("aria-label") == words.course(found)
    assert len(drawn.findall(".//circle")) == len(found.turning)
    narrow = re.search(r'<svg class="narrow" .*</svg>', page)
    assert narrow is not None
    assert len(ElementTree.fromstring(narrow[0]).findall(".//circle")) == len(found.turning)
    lines = words.turning(found)
    assert len(lines) >= 1 + 2 * len(found.turning)

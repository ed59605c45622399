"""What decided a game: the round of a win, who died of what, and what the goal still lacked."""

from typing import Any

import pytest

from islario.core.signs import Sign
from islario.core.state import State
from islario.words import Words
from tests.games.robinson.helpers.positions import GAME, at, go, stage
from tests.games.robinson.test_ending import NINE, NINE_WANTED, castaways, marks

LAST_NIGHT: dict[str, Any] = {"begin": "night", "shelter": True, "available": {"food": 9}}


def account(state: State) -> list[tuple[str, dict[str, Any]]]:
    return [(sign.code, sign.values) for sign in state.account()]


def lacks(state: State) -> list[tuple[str, dict[str, Any]]]:
    """What the goal lacked."""
    assert state.over
    return [(sign.code, sign.values) for sign in state.account() if sign.kind == "goal"]


def test_nothing_is_told_while_the_game_goes_on() -> None:
    assert at().account() == []


def test_a_win_is_told_with_its_round_and_who_was_closest_to_death() -> None:
    cast = ["cook", {"character": "carpenter", "wounds": 10}]
    state = castaways(11, 14, available={"wood": 1}, players=cast)
    go(state, "number 1")
    assert account(state) == [("won", {"round": 11, "rounds": 12}), ("closest", {"who": 1, "left": 3})]


def test_a_death_is_told_with_its_cause_and_the_wounds_before_it() -> None:
    state = at([{"character": "cook", "wounds": 10}, "carpenter"], begin="night", round=5, notes=[4])
    while not state.over:
        go(state, "go_on")
    told = {"cause": "no_shelter", "lacking": "", "sources": []}
    assert account(state) == [
        ("death", {"round": 5, "rounds": 12, "phase": "night", "who": 0, **told}),
        ("wounds", {"who": 0, "cause": "hunger", "wounds": 2}),
        ("wounds", {"who": 0, "cause": "no_shelter", "wounds": 1}),
        ("no_fire", {"n": 1}),
        ("wood_short", {"n": 11}),
    ]


def test_of_several_deaths_each_is_told_the_first_one_first_and_friday_s_is_no_end() -> None:
    cast = ["cook", {"character": "carpenter", "wounds": 12}, {"character": "explorer", "wounds": 11}]
    steps: list[dict[str, Any]] = [{"step": "wounds", "a": 9, "who": "friday"}, {"step": "wounds", "a": 1}]
    state = stage(*steps, players=cast, first=2)
    go(state, "go_on")
    assert [values["who"] for code, values in account(state) if code == "death"] == [2, 1]


def test_what_killed_jenny_a_child_and_the_director_is_told() -> None:
    jenny = at(scenario=3, begin="night", jenny=9, available={"food": 2}, shelter=True)
    go(jenny, "go_on")
    code, values = account(jenny)[0]
    assert (code, values["who"], values["cause"]) == ("death", "jenny", "jenny_alone")
    child = at(scenario=6, begin="night", round=9, shelter=True, available={"food": 1})
    go(child, "go_on")
    assert account(child)[0] == ("child_starved", {"round": 9, "rounds": 12, "food": 1, "children": 2})
    director = stage({"step": "crew_dies", "a": 1}, scenario=7, notes=[1 << 8], phase="weather")
    go(director, "go_on")
    assert account(director)[0] == ("director_died", {"round": 1, "rounds": 10, "cause": "break_in"})


def test_what_took_the_camp_is_told() -> None:
    marked = marks("minus_pawn", "B1")
    marked[0]["from"] = "adventure after_the_hurricane"
    state = at(begin="round", round=3, events=["adventure after_the_hurricane"], marks=marked, scenario=3)
    go(state, "go_on")
    lava = at(scenario=4, begin="round", round=4, events=[])
    go(lava, "go_on")
    causes = [account(lost)[0] for lost in (state, lava)]
    assert [(code, values["space"], values["cause"]) for code, values in causes] == [
        ("camp_lost", "B1", "adventure after_the_hurricane"),
        ("camp_lost", "B4", "lava"),
    ]


LACKS: list[tuple[int, dict[str, Any], list[tuple[str, dict[str, Any]]]]] = [
    (1, {"round": 12, "notes": [15]}, [("no_fire", {"n": 1})]),
    (1, {"round": 12, "notes": [12], "built": ["fire"]}, [("wood_short", {"n": 3})]),
    (2, {"round": 10, "marks": marks("blue", "B1", "C1")}, [("crosses_short", {"n": 3})]),
    (
        3,
        {"round": 8},
        [("no_raft", {"n": 1}), ("jenny_alone", {"n": 1}), ("no_lifeboat", {"n": 1})],
    ),
    (3, {"round": 8, "notes": [1]}, [("no_lifeboat", {"n": 1})]),
    (
        4,
        {"round": 8, "notes": [5, 3], "camp": "C3", "tiles": {"B4": 10, "B3": 8, "C3": 1}},
        [("tiles_short", {"n": 1}), ("no_boat", {"n": 1})],
    ),
    (
        5,
        {"round": 9, "weapon": 7, "marks": marks("number", "A4", value=6)},
        [("city_stands", {"strength": 21, "weapon": 7})],
    ),
    (
        6,
        {"round": 12, "notes": [NINE_WANTED], "built": NINE[2:], "roof": 1},
        [("items_short", {"items": NINE[:2]}), ("home_short", {"what": ["palisade", "weapon"]})],
    ),
    (
        7,
        {"round": 10, "weapon": 2, "marks": marks("blue", "B1")},
        [("traps_short", {"n": 2}), ("kong_stays", {"price": 5, "weapon": 2})],
    ),
]


@pytest.mark.parametrize(("scenario", "fields", "told"), LACKS)
def test_each_scenario_tells_what_its_goal_lacked(
    scenario: int, fields: dict[str, Any], told: list[tuple[str, dict[str, Any]]]
) -> None:
    state = at(scenario=scenario, **LAST_NIGHT, **fields)
    while not state.over:
        go(state, state.legal(state.waiting_for()[0])[0])
    assert state.result() == {**(state.result() or {}), "reason": "out_of_time"}
    assert [(code, sort(values)) for code, values in lacks(state)] == [(code, sort(values)) for code, values in told]


def sort(values: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(value) if isinstance(value, list) else value for key, value in values.items()}


def test_death_before_the_city_is_seen_is_told() -> None:
    state = stage({"step": "wounds", "a": 13, "who": "0"}, scenario=5, round=2)
    go(state, "go_on")
    assert lacks(state) == [("city_unseen", {"round": 4})]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Cook died in round 7 of 12, night phase: hunger; missing: food."),
        ("es", "El Cocinero murió en la ronda 7 de 12, fase: noche. Causa: hambre; faltaba: comida."),
        ("pt", "O Cozinheiro morreu na rodada 7 de 12, fase: noite. Causa: fome; faltou: comida."),
    ],
)
def test_it_is_said_in_a_sentence(language: str, sentence: str) -> None:
    words = Words(language, GAME)
    words.seats = [words.name("character", "cook")]
    told = {"who": 0, "round": 7, "rounds": 12, "phase": "night", "cause": "hunger", "lacking": "food", "sources": []}
    assert words.account(Sign("danger", "death", told)) == sentence

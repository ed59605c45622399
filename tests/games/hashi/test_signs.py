"""What a player is told when they look up: points, categories, and what threatens them."""

from typing import Any

from islario import State
from islario.core.signs import DANGER, GOAL, KNOWN
from tests.games.hashi.positions import GAME, at


def told(state: State, seat: int | None, kind: str) -> list[tuple[str, dict[str, Any]]]:
    return [(sign.code, sign.values) for sign in state.signs(seat) if sign.kind == kind]


def test_a_player_is_told_their_points_and_how_far_each_category_is() -> None:
    state = at("b1 c1 b-c", "a3", card="5/2", round=3)
    assert told(state, 0, GOAL) == [
        ("points", {"points": 4}),
        ("category", {"category": "red", "reached": 2, "needed": 4, "worth": 9}),
        ("category", {"category": "blue", "reached": 0, "needed": 3, "worth": 7}),
        ("category", {"category": "six", "reached": 2, "needed": 6, "worth": 8}),
    ]


def test_a_category_that_is_scored_is_no_goal_any_more() -> None:
    state = at("a1 red=9", "a3", card="5/2", round=3)
    assert [values.get("category") for _, values in told(state, 0, GOAL)] == [None, "blue", "six"]


def test_a_spectator_learns_only_how_many_cards_follow() -> None:
    state = at("a1", "a3", card="5/2", round=3)
    assert [sign.code for sign in state.signs(None)] == ["cards"]
    assert told(state, None, KNOWN) == [("cards", {"left": state.view(None)["cards"]["left"]})]


def test_a_category_with_an_island_that_cannot_be_completed_is_lost() -> None:
    """b has its one bridge, and its number asks for more than its other lines can take."""
    state = at("a1 a-b b6", card="5/2", round=3)
    assert told(state, 0, DANGER) == [("category_lost", {"category": "red", "islands": ["b"]})]


def test_alone_a_deadline_is_told_three_cards_before() -> None:
    last = GAME.box()["deadlines"]["red"]
    for number in range(last - 4, last + 2):
        found = [values for code, values in told(at("a1", card="5/2", round=number), 0, DANGER) if code == "deadline"]
        cards = last - number + 1
        expected = [{"category": "red", "cards": cards}] if 0 < cards <= 3 else []
        assert [values for values in found if values["category"] == "red"] == expected


def test_a_rival_who_lacks_one_island_is_told() -> None:
    blue = "d1 d-e e1 m1 m-n n1"
    state = at("a1", blue, card="5/2", round=9)
    assert ("rival", {"category": "blue", "seat": 1}) in told(state, 0, DANGER)
    assert not [code for code, _ in told(state, 1, DANGER) if code == "rival"]

"""What an observation says of a table, section by section."""

import pytest

from tests.games.hashi.positions import CARDS, ISLANDS, at, play
from tests.games.playing import observation_of


def told(row: list[int]) -> dict[str, int]:
    """The islands at which something other than 0 stands."""
    return {island: number for island, number in zip(ISLANDS, row, strict=True) if number}


def test_an_observation_shows_numbers_bridges_and_room() -> None:
    state = at("a3 a-b a-j*2 d5 d-g bridges left=2 red=9", card="4/2")
    seen = observation_of(state, 0)
    assert told(seen["numbers_0"]) == {"a": 3, "d": 5}
    assert told(seen["right_0"]) == {"a": 1}
    assert told(seen["down_0"]) == {"a": 2, "d": 1}
    assert seen["room_0"][ISLANDS.index("d")] == 4
    assert "a" not in told(seen["room_0"])
    assert (seen["stage_0"], seen["left_0"], seen["scored_0"], seen["total_0"]) == ([2], [2], [9, 0, 0], [11])
    assert (seen["shown"], seen["waiting"], seen["seat"]) == ([4, 2], [1], [1])


def test_an_observation_says_where_islands_lie_and_which_have_flags() -> None:
    seen = observation_of(at("d5", card="4/2"), 0)
    places = dict(zip(ISLANDS, zip(seen["row"], seen["column"], strict=True), strict=True))
    assert (places["a"], places["f"], places["r"]) == ((0, 0), (1, 4), (5, 5))
    assert {island for island, flag in told(seen["flag"]).items() if flag == 1} == set("bcpq")
    assert {island for island, flag in told(seen["flag"]).items() if flag == 2} == set("ein")


def test_an_observation_counts_the_cards_that_nobody_has_seen() -> None:
    seen = observation_of(at("d5", card="4/2", deck="1/1 6/3", aside="2/2"), 0)
    assert [card for card, number in zip(CARDS, seen["unseen"], strict=True) if number] == ["1/1", "2/2", "6/3"]


def test_an_observation_has_nothing_of_what_another_seat_does_with_the_card() -> None:
    state = at("d5", "d5", card="4/2")
    before = observation_of(state, 0)
    play(state, "1 number g", "1 bridge d-g")
    assert observation_of(state, 0) == before
    assert told(observation_of(state, 1)["numbers_1"]) == {"d": 5, "g": 4}
    play(state, "1 bridge d-g")
    assert observation_of(state, 0)["stage_1"] == [3]
    assert told(observation_of(state, 0)["numbers_1"]) == {"d": 5}


@pytest.mark.parametrize(("seats", "progress"), [(["d5 red=9"], 9.0), (["d5 red=9", "d5", "d5 blue=3"], 0.6)])
def test_progress_is_points_alone_and_a_tenth_of_the_lead_where_seats_compete(
    seats: list[str], progress: float
) -> None:
    state = at(*seats, card="4/2")
    assert state.game.progress(state.table, 0) == pytest.approx(progress)

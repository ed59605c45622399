"""The three categories, the islands, and who wins."""

from itertools import permutations
from typing import Any

import pytest

from islario import State
from tests.games.hashi.positions import (
    ALL_DONE,
    BLUE_DONE,
    CATEGORIES,
    HIGH,
    LOW,
    RED_DONE,
    SIX_DONE,
    at,
    circled,
    complete,
    give_up,
    names,
    play,
    scored,
)
from tests.rules import rule

NEXT = {  # a board that wants one bridge, and that bridge
    "red": (f"{complete('a-b c-i j-p')} q2 q-r", "q-r"),
    "blue": (f"{complete('e-f h-i')} m3 n2 m-n", "m-n"),
    "six": ("m1 g2 d2 e2 f2 l1 g-m d-g d-e e-f", "f-l"),
}

EVERY_CATEGORY = pytest.mark.parametrize(
    "category",
    [
        pytest.param("red", marks=rule("HA-SCORE-1")),
        pytest.param("blue", marks=rule("HA-SCORE-2")),
        pytest.param("six", marks=rule("HA-SCORE-3")),
    ],
)


def reach(state: State, category: str, *seats: int) -> None:
    """These seats draw the bridge that their board wants, all others give up."""
    for seat in sorted(state.waiting_for(), key=lambda seat: seat not in seats):
        if seat in seats:
            play(state, f"{seat} skip number", f"{seat} bridge {NEXT[category][1]}")
        else:
            give_up(state, seat)


def points_of(state: State, category: str) -> list[int]:
    """What a category has given to each seat."""
    return [player["scored"][category] for player in state.position()["players"]]


def result(state: State) -> dict[str, Any]:
    found = state.result()
    assert found is not None
    return found


def scores(state: State) -> list[int]:
    found: list[int] = result(state)["scores"]
    return found


# -- first and later -------------------------------------------------------------------------------


@EVERY_CATEGORY
def test_the_first_gets_the_high_value_and_all_who_come_in_later_rounds_the_low_one(category: str) -> None:
    state = at(*[NEXT[category][0]] * 4, card="5/1", deck="1/1 2/1 3/1")
    reach(state, category, 2)
    assert points_of(state, category) == [0, 0, HIGH[category], 0]
    reach(state, category, 0, 3)
    assert points_of(state, category) == [LOW[category], 0, HIGH[category], LOW[category]]
    reach(state, category, 1)
    assert points_of(state, category) == [LOW[category], LOW[category], HIGH[category], LOW[category]]


@EVERY_CATEGORY
@pytest.mark.parametrize("together", [(0, 1), (0, 2), (0, 1, 2)])
def test_all_who_reach_it_in_the_same_round_get_the_high_value(category: str, together: tuple[int, ...]) -> None:
    state = at(*[NEXT[category][0]] * 3, card="5/1", deck="1/1 2/1")
    reach(state, category, *together)
    assert points_of(state, category) == [HIGH[category] if seat in together else 0 for seat in range(3)]


@rule("HA-SCORE-4")
@EVERY_CATEGORY
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_within_a_round_does_not_matter(category: str, order: tuple[int, int, int]) -> None:
    board, line = NEXT[category]
    state = at(board, board, "a3", card="5/1", deck="1/1")
    for seat in order:
        if seat == 2:
            give_up(state, seat)
        else:
            play(state, f"{seat} skip number", f"{seat} bridge {line}")
    assert points_of(state, category) == [HIGH[category], HIGH[category], 0]


@rule("HA-SCORE-4")
@EVERY_CATEGORY
def test_it_is_scored_at_the_end_of_the_round(category: str) -> None:
    board, line = NEXT[category]
    state = at(board, "a3", card="5/1", deck="1/1")
    events = play(state, "0 skip number", f"0 bridge {line}", "1 skip number")
    assert points_of(state, category) == [0, 0]
    assert "scored" not in [event.kind for event in events]
    events = play(state, "1 skip bridges")
    assert points_of(state, category) == [HIGH[category], 0]
    assert [event.values for event in events if event.kind == "scored"] == [
        {"seat": 0, "category": category, "points": HIGH[category]}
    ]


@rule("HA-SCORE-4")
@EVERY_CATEGORY
@pytest.mark.parametrize("points", ["high", "low"])
def test_each_category_gives_points_to_a_player_once_and_for_good(category: str, points: str) -> None:
    """The low value never becomes the high one."""
    done = {"red": RED_DONE, "blue": BLUE_DONE, "six": SIX_DONE}[category]
    value = (HIGH if points == "high" else LOW)[category]
    state = at(f"{done} {category}={value}", f"a3 {category}={HIGH[category]}", card="5/1", deck="1/1 2/1")
    give_up(state)
    give_up(state)
    assert points_of(state, category) == [value, HIGH[category]]


@rule("HA-SCORE-4")
@EVERY_CATEGORY
def test_whoever_scored_before_keeps_it_low_for_the_others(category: str) -> None:
    """Also if that seat has left the table and only gives up."""
    state = at(NEXT[category][0], f"a3 {category}={HIGH[category]}", card="5/1", deck="1/1")
    assert state.view(0)["worth"][category] == LOW[category]
    reach(state, category, 0)
    assert points_of(state, category) == [LOW[category], HIGH[category]]


@rule("HA-SCORE-4")
def test_what_is_reached_before_a_position_begins_is_scored_at_the_end_of_its_round() -> None:
    state = at(RED_DONE, BLUE_DONE, SIX_DONE, "a3", card="5/1", deck="1/1", round=17 - 1)
    assert [scored(state, seat) for seat in range(4)] == [[0, 0, 0]] * 4
    give_up(state)
    assert [scored(state, seat) for seat in range(4)] == [[9, 0, 0], [0, 7, 0], [0, 0, 8], [0, 0, 0]]


@rule("HA-SCORE-4")
def test_two_or_three_categories_in_one_round_are_all_scored() -> None:
    state = at(ALL_DONE, "a3", card="5/1", deck="1/1")
    give_up(state)
    assert scored(state) == [9, 7, 8]


@rule("HA-SCORE-1", "HA-SCORE-2", "HA-SCORE-3", "HA-SCORE-4")
def test_the_categories_are_counted_apart() -> None:
    state = at(f"{RED_DONE} blue=7", f"{ALL_DONE} six=4", "a3 six=8", card="5/1", deck="1/1")
    assert state.view(None)["worth"] == {"red": 9, "blue": 3, "six": 4}
    give_up(state)
    assert [scored(state, seat) for seat in range(3)] == [[9, 7, 0], [9, 3, 4], [0, 0, 8]]


@rule("HA-SCORE-4", "HA-NUM-5")
def test_an_island_completed_by_its_number_alone_counts_in_the_same_round() -> None:
    state = at(f"{complete('a-b c-i j-p')} o3 o-q", "a3", card="1/1", deck="2/1")
    play(state, "0 number q", "0 skip bridges")
    give_up(state, 1)
    assert scored(state) == [9, 0, 0]


# -- what each asks for ----------------------------------------------------------------------------


@rule("HA-SCORE-1")
@pytest.mark.parametrize(("side", "red"), [("A", "b c p q"), ("B", "a f m r")])
def test_red_wants_all_four_red_flags_complete(side: str, red: str) -> None:
    lines = {"A": "a-b c-i j-p o-q", "B": "a-b f-i j-m n-r"}[side]
    done = complete(lines)
    assert names(red) <= circled(at(done, card="1/1", side=side))
    for flag in red.split():
        unfinished = done.replace(f"{flag}1", f"{flag}2")
        state = at(done, unfinished, card="5/1", side=side)
        give_up(state)
        assert [scored(state, seat) for seat in (0, 1)] == [[9, 0, 0], [0, 0, 0]]


@rule("HA-SCORE-2")
@pytest.mark.parametrize(("side", "blue"), [("A", "e i n"), ("B", "d g q")])
def test_blue_wants_all_three_blue_flags_complete(side: str, blue: str) -> None:
    lines = {"A": "e-f h-i m-n", "B": "c-d e-g p-q"}[side]
    done = complete(lines)
    assert names(blue) <= circled(at(done, card="1/1", side=side))
    for flag in blue.split():
        unfinished = done.replace(f"{flag}1", f"{flag}2")
        state = at(done, unfinished, card="5/1", side=side)
        give_up(state)
        assert [scored(state, seat) for seat in (0, 1)] == [[0, 7, 0], [0, 0, 0]]


@rule("HA-SCORE-4", "HA-BRIDGE-9")
def test_flag_islands_need_not_be_joined_to_each_other() -> None:
    state = at(RED_DONE, BLUE_DONE, card="5/1")
    assert [player["reached"]["six"] for player in state.view(None)["players"]] == [2, 2]
    give_up(state)
    assert [scored(state, seat) for seat in (0, 1)] == [[9, 0, 0], [0, 7, 0]]


GROUPS = {
    "a chain of six": ("g-m d-g d-e e-f f-l", 6),
    "a chain of five": ("g-m d-g d-e e-f", 5),
    "a tree that is no chain": ("b-d a-b b-c d-e d-g", 6),
    "a ring": ("a-b b-d d-g g-m m-n n-h*2 h-g".replace("n-h", "h-n").replace("h-g", "g-h"), 7),
    "with flags of both colours in it": ("b-c c-i h-i h-n n-o", 6),
    "joined by double bridges": ("g-m*2 d-g*2 d-e*2 e-f*2 f-l*2", 6),
    "more than six": ("g-m d-g d-e e-f f-l l-o o-q q-r", 9),
    "twice three": ("a-b b-d f-l l-o", 3),
    "twice six": ("a-b b-c b-d d-e e-f j-p p-q q-r o-q l-o", 6),
    "nothing at all": ("", 0),
}


@rule("HA-SCORE-3")
@pytest.mark.parametrize("name", GROUPS)
def test_six_wants_a_group_of_six_complete_islands_joined_by_bridges(name: str) -> None:
    lines, size = GROUPS[name]
    state = at(complete(lines), "a3", card="5/1")
    assert state.view(1)["players"][0]["reached"]["six"] == size
    give_up(state)
    assert scored(state)[2] == (8 if size >= 6 else 0)


@rule("HA-SCORE-3")
def test_linus_joins_six() -> None:
    """The document's example: he is the first to join six ready islands with none unfinished between them."""
    state = at(NEXT["six"][0], NEXT["six"][0], "d4", card="5/1", deck="2/2")
    assert len(circled(state)) == 4
    reach(state, "six", 0)
    assert circled(state) == names("d e f g l m")
    assert [scored(state, seat) for seat in range(3)] == [[0, 0, 8], [0, 0, 0], [0, 0, 0]]


@rule("HA-SCORE-3")
@pytest.mark.parametrize("middle", ["e3", "e6", ""])
def test_a_way_through_an_unfinished_island_does_not_join(middle: str) -> None:
    """Neither through one whose number is not reached, nor through one without number."""
    board = complete("g-m d-g d-e e-f f-l l-o").replace("e2", middle)
    state = at(board, "a3", card="5/1")
    assert len(circled(state)) == 6
    assert state.view(0)["players"][0]["reached"]["six"] == 3
    give_up(state)
    assert scored(state) == [0, 0, 0]


@rule("HA-SCORE-3")
def test_a_group_may_hang_on_unfinished_islands() -> None:
    board = complete("g-m d-g d-e e-f f-l l-o o-q k-l").replace("q1", "q6").replace("k1", "")
    state = at(board, "a3", card="5/1")
    assert circled(state) == names("d e f g l m o")
    give_up(state)
    assert scored(state) == [0, 0, 8]


@rule("HA-SCORE-3")
def test_complete_neighbours_with_no_bridge_between_them_are_not_joined() -> None:
    board = complete("a-b b-d e-f f-l l-o")  # d and e are neighbours
    state = at(board, "a3", card="5/1")
    assert names("d e") <= circled(state)
    give_up(state)
    assert scored(state) == [0, 0, 0]


# -- the end ---------------------------------------------------------------------------------------


@rule("HA-SCORE-5")
def test_after_the_last_card_every_complete_island_gives_two_points() -> None:
    """Unfinished ones give nothing and cost nothing."""
    state = at("a1 a-j f2 e-f*2 h6 h-n r5", "d4", card="5/1", deck="", round=17)
    events = [event for event in give_up(state) if event.kind == "islands_scored"]
    assert [event.values for event in events] == [
        {"seat": 0, "islands": 2, "points": 4},
        {"seat": 1, "islands": 0, "points": 0},
    ]
    assert scores(state) == [4, 0]


@rule("HA-SCORE-5", "HA-SCORE-4")
def test_the_last_card_counts_for_the_categories_and_then_come_the_islands() -> None:
    board, line = NEXT["red"]
    state = at(board, "d4", card="5/1", deck="", round=17)
    play(state, "0 skip number", f"0 bridge {line}")
    events = give_up(state, 1)
    assert [event.kind for event in events][2:] == ["scored", "islands_scored", "islands_scored", "ended"]
    assert scores(state) == [9 + 2 * 7, 0]


@rule("HA-SCORE-5")
def test_sarahs_39_points() -> None:
    """The document's example: 15 ready islands are 30 points, red later 5, six later 4."""
    sarah = ALL_DONE
    for blue in "ein":
        load = ALL_DONE[ALL_DONE.index(blue) + 1]
        sarah = sarah.replace(f"{blue}{load}", f"{blue}6")
    state = at(sarah, "a3 red=9", "a3 six=8", card="5/1", deck="", round=17)
    assert len(circled(state)) == 15
    give_up(state)
    assert scored(state) == [5, 0, 4]
    assert scores(state) == [39, 9, 8]


@rule("HA-SCORE-5")
def test_the_most_that_there_is_are_60_points() -> None:
    state = at(ALL_DONE, "a3", card="5/1", deck="", round=17)
    give_up(state)
    assert scores(state) == [18 * 2 + 9 + 7 + 8, 0]


@rule("HA-SCORE-6")
def test_most_points_win() -> None:
    state = at("a1 a-j", RED_DONE, "f1 f-l l1", card="5/1", deck="")
    give_up(state)
    assert result(state) == {
        "won": None,
        "winners": [1],
        "scores": [2, 9 + 16, 4],
        "reason": "last_card",
        "rank": None,
    }


@rule("HA-SCORE-6")
@pytest.mark.parametrize(
    ("boards", "winners"),
    [
        (("a1 a-j", "d1 d-g", "f3"), [0, 1]),
        (("a3", "d3", "f3", "g3"), [0, 1, 2, 3]),
        ((f"a3 {'six=4'}", "d3", "f1 f-l l1"), [0, 2]),
        (("a3", "d1 d-g"), [1]),
    ],
)
def test_on_a_tie_there_are_several_winners(boards: tuple[str, ...], winners: list[int]) -> None:
    state = at(*boards, card="5/1", deck="")
    give_up(state)
    assert result(state)["winners"] == winners


def test_the_categories_are_worth_what_the_box_says() -> None:
    assert {category: [HIGH[category], LOW[category]] for category in CATEGORIES} == {
        "red": [9, 5],
        "blue": [7, 3],
        "six": [8, 4],
    }
    state = at("a3", "a3", card="5/1")
    assert state.view(0)["worth"] == HIGH

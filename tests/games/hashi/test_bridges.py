"""Action b: the bridges of the card."""

from itertools import permutations

import pytest

from tests.games.hashi.positions import at, card, circled, give_up, goals, names, play, refusal, told
from tests.rules import rule


def lines(*words: str, **fields: str) -> set[str]:
    """Where the first bridge of a card may be drawn, one player's board and the card given."""
    return goals(at(f"{words[0]} bridges", card=words[1], **fields), "bridge")


# -- how many --------------------------------------------------------------------------------------


@rule("HA-BRIDGE-1")
@pytest.mark.parametrize("bridges", [1, 2, 3])
def test_exactly_as_many_bridges_as_the_card_shows_are_drawn(bridges: int) -> None:
    state = at("d4 g4 bridges", card=f"5/{bridges}", deck="1/1")
    drawn = ["d-g", "d-g", "b-d"][:bridges]
    for left, line in enumerate(reversed(drawn)):
        assert told(state, "stage", "bridges_left") == ["bridges", bridges - left]
        play(state, f"0 bridge {line}")
    assert card(state) == "1/1"  # after the last of them the seat is done
    assert sum(told(state, "bridges").values()) == bridges


@rule("HA-BRIDGE-1")
def test_bridges_that_are_half_drawn_cannot_be_given_up() -> None:
    state = at("d4 g4 bridges", card="5/3")
    assert "skip bridges" in state.legal(0)
    play(state, "0 bridge d-g")
    assert "skip bridges" not in state.legal(0)
    reason = refusal(state, "0 skip bridges")
    assert (reason.code, reason.values) == ("half_drawn", {"left": 2})
    state.undo(0)
    play(state, "0 skip bridges")
    assert told(state, "bridges") == {}


# -- from where to where ---------------------------------------------------------------------------


@rule("HA-BRIDGE-2")
def test_a_bridge_runs_along_a_dotted_line_from_an_island_with_a_number() -> None:
    assert lines("h4", "5/1") == names("g-h h-i h-n")
    assert lines("h4 a3", "5/1") == names("g-h h-i h-n a-b a-j")
    assert lines("", "5/1") == set()


@rule("HA-BRIDGE-2")
def test_neighbours_are_the_nearest_islands_in_a_row_or_column_and_no_others() -> None:
    state = at("a6 b6 a-b c4 b-c bridges", card="5/1")
    assert refusal(state, "0 bridge a-c").code == "no_line"
    assert refusal(state, "0 bridge a-d").code == "no_line"
    assert goals(state, "bridge") == names("a-b a-j b-c b-d c-i")


@rule("HA-BRIDGE-2", "HA-NUM-3")
@pytest.mark.parametrize("line", ["b-d", "d-e", "d-g"])
def test_a_bridge_may_end_on_an_island_without_number_with_or_without_flag(line: str) -> None:
    state = at("d4 bridges", card="5/1", deck="1/1")
    play(state, f"0 bridge {line}")
    assert told(state, "bridges") == {line: 1}


@rule("HA-BRIDGE-2")
def test_never_between_two_islands_without_numbers() -> None:
    state = at("d4 d-g bridges", card="5/1")
    reason = refusal(state, "0 bridge g-m")
    assert (reason.code, reason.values) == ("no_number", {"islands": ["g", "m"]})
    assert goals(state, "bridge") == names("b-d d-e d-g")


# -- how many beside each other --------------------------------------------------------------------


@rule("HA-BRIDGE-3")
def test_two_bridges_between_the_same_islands_in_one_round() -> None:
    state = at("d6 bridges", card="5/3")
    play(state, "0 bridge d-g", "0 bridge d-g")
    assert told(state, "bridges") == {"d-g": 2}
    assert refusal(state, "0 bridge d-g").code == "line_full"
    assert goals(state, "bridge") == names("b-d d-e")


@rule("HA-BRIDGE-3")
def test_the_second_bridge_may_come_later() -> None:
    state = at("d6 bridges", card="5/1", deck="1/1 1/2")
    play(state, "0 bridge d-g", "0 skip number", "0 bridge d-g", "0 skip number")
    assert told(state, "bridges") == {"d-g": 2}
    assert "d-g" not in goals(state, "bridge")


@rule("HA-BRIDGE-3", "HA-BRIDGE-6")
def test_the_second_bridge_is_asked_about_afresh() -> None:
    """After the first an end may be complete."""
    state = at("d6 g1 bridges", card="5/2")
    play(state, "0 bridge d-g")
    assert refusal(state, "0 bridge d-g").code == "island_complete"
    assert goals(state, "bridge") == names("b-d d-e")


# -- crossing --------------------------------------------------------------------------------------


@rule("HA-BRIDGE-4")
@pytest.mark.parametrize(
    ("side", "numbers", "first", "closed"),
    [
        ("A", "g6 k6", "g-h", {"e-k"}),
        ("A", "g6 k6", "e-k", {"g-h"}),
        ("A", "h6 l6", "h-i", {"f-l"}),
        ("A", "h6 l6", "f-l", {"h-i"}),
        ("A", "j6 g6", "j-k", {"g-m"}),
        ("A", "h6 l6 k6", "k-l", {"h-n"}),
        ("B", "b6 e6 h6 l6 n6", "b-p", {"e-f", "g-h", "k-l", "m-n"}),
        ("B", "c6 e6 h6 l6 n6", "c-q", {"e-f", "g-h", "k-l", "m-n"}),
        ("B", "b6 c6 h6 e6", "e-f", {"b-p", "c-q", "d-h"}),
        ("B", "b6 c6 n6 k6", "m-n", {"b-p", "c-q", "k-o"}),
    ],
)
def test_bridges_never_cross(side: str, numbers: str, first: str, closed: set[str]) -> None:
    """One bridge closes every line that it crosses, for good."""
    state = at(f"{numbers} bridges", card="1/2", deck="2/1 2/2", side=side)
    before = goals(state, "bridge")
    assert closed | {first} <= before
    play(state, f"0 bridge {first}")
    assert goals(state, "bridge") == before - closed
    for line in closed:
        reason = refusal(state, f"0 bridge {line}")
        assert (reason.code, reason.values) == ("crosses", {"line": line, "lines": [first]})
    play(state, f"0 bridge {first}", "0 skip number")
    assert goals(state, "bridge") == before - closed - {first}


@rule("HA-BRIDGE-4")
def test_lines_that_meet_at_an_island_do_not_cross() -> None:
    state = at("k6 bridges", card="1/3", deck="2/2")
    play(state, "0 bridge e-k", "0 bridge j-k", "0 bridge k-l")
    assert told(state, "bridges") == {"e-k": 1, "j-k": 1, "k-l": 1}


# -- how many at an island -------------------------------------------------------------------------


@rule("HA-BRIDGE-5", "HA-BRIDGE-6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_never_more_bridges_at_an_island_than_its_number(number: int) -> None:
    state = at(f"d{number} g6 bridges", card="1/3", deck="2/1")
    drawn = ["b-d", "d-g", "d-e"][:number]
    play(state, *[f"0 bridge {line}" for line in drawn], *["0 bridge g-h"] * (3 - number), "0 skip number")
    assert circled(state) == {"d"}
    assert not goals(state, "bridge") & names("b-d d-e d-g")
    assert refusal(state, "0 bridge d-e").code == "island_complete"


@rule("HA-BRIDGE-5")
def test_the_other_end_has_its_limit_too() -> None:
    state = at("d6 g1 bridges", card="1/1", deck="2/1")
    play(state, "0 bridge d-g", "0 skip number")
    assert refusal(state, "0 bridge g-h").code == "island_complete"
    assert goals(state, "bridge") == names("b-d d-e")


FIVE_AT_H = "c3 d4 e5 g4 i6 l6 c-d e-g d-h*2 h-i*2 h-l"
"""Side B, where four lines end at h: five bridges reach it, and it has no number."""


@rule("HA-BRIDGE-5")
def test_an_island_without_number_takes_at_most_six() -> None:
    """Also when no unseen card is as high as that."""
    state = at(f"{FIVE_AT_H} bridges", card="1/1", deck="2/2 2/3", aside="2/1", side="B")
    assert names("g-h h-l") <= goals(state, "bridge")
    play(state, "0 bridge h-l", "0 skip number")
    assert not goals(state, "bridge") & names("g-h h-l h-i d-h")
    reason = refusal(state, "0 bridge g-h")
    assert (reason.code, reason.values) == ("island_full", {"island": "h", "most": 6})
    assert circled(state) == set()


@rule("HA-BRIDGE-5", "HA-NUM-4", "HA-NUM-5")
def test_an_island_with_six_bridges_takes_a_6_and_is_complete() -> None:
    state = at(f"{FIVE_AT_H} bridges", card="1/1", deck="5/1 6/1", side="B")
    play(state, "0 bridge g-h")
    assert "h" not in goals(state, "number")
    give_up(state)
    play(state, "0 number h")
    assert circled(state) == {"h"}


@rule("HA-BRIDGE-6")
def test_linus_completes_his_three() -> None:
    """The document's example: he writes a 3, draws a bridge, and with three bridges the island is ready."""
    state = at("g5 b2 b-d d-g", card="3/1", deck="2/2")
    play(state, "0 number d")
    assert circled(state) == set()
    events = play(state, "0 bridge d-g")
    assert circled(state) == {"d"}
    assert [event.values for event in events if event.kind == "completed"] == [{"seat": 0, "island": "d"}]
    play(state, "0 skip number")
    assert not goals(state, "bridge") & names("b-d d-e d-g")


@rule("HA-BRIDGE-6")
def test_a_bridge_may_complete_both_its_ends() -> None:
    state = at("d1 g1 bridges", card="1/1", deck="2/1")
    play(state, "0 bridge d-g")
    assert circled(state) == {"d", "g"}


@rule("HA-BRIDGE-6")
def test_a_complete_island_stays_complete() -> None:
    state = at("d1 g5 bridges", card="1/1", deck="2/1 3/3 4/1")
    play(state, "0 bridge d-g", "0 skip number", "0 bridge g-h")
    give_up(state)
    assert circled(state) == {"d"}


# -- spread and order ------------------------------------------------------------------------------


@rule("HA-BRIDGE-7")
def test_the_bridges_of_one_card_may_be_spread_over_any_islands_with_numbers() -> None:
    state = at("a3 l4 q2 q-r o6 bridges", card="1/3", deck="2/1")
    play(state, "0 bridge a-j", "0 bridge f-l", "0 bridge q-r")
    assert told(state, "bridges") == {"a-j": 1, "f-l": 1, "q-r": 2}


@rule("HA-BRIDGE-7")
def test_the_number_of_this_card_may_start_its_bridges() -> None:
    state = at("a3", card="4/2", deck="2/1")
    play(state, "0 number h")
    assert goals(state, "bridge") == names("a-b a-j g-h h-i h-n")
    play(state, "0 bridge h-i", "0 bridge h-n")
    assert told(state, "bridges") == {"h-i": 1, "h-n": 1}


@rule("HA-BRIDGE-7")
def test_the_order_in_which_bridges_are_drawn_does_not_matter() -> None:
    ends = []
    for order in set(permutations(["d-g", "d-g", "g-h"])):
        state = at("d2 g4 h1 bridges", card="1/3", deck="2/1")
        play(state, *[f"0 bridge {line}" for line in order])
        ends.append(state.position())
    assert len(ends) == 3
    assert ends == [ends[0]] * 3
    assert circled(state) == {"d", "h"}


# -- all or none -----------------------------------------------------------------------------------


@rule("HA-BRIDGE-8")
def test_a_board_on_which_they_cannot_all_be_drawn_can_only_give_them_up() -> None:
    # one free slot is left, and the card says 2
    assert at("d3 d-g d-e bridges", card="1/2").legal(0) == ["skip bridges"]
    assert lines("d3 d-g d-e", "1/1") == names("b-d d-e d-g")
    reason = refusal(at("d3 d-g d-e bridges", card="1/2"), "0 bridge b-d")
    assert (reason.code, reason.values) == ("rest_impossible", {"line": "b-d", "left": 2})


@rule("HA-BRIDGE-8")
def test_the_first_bridge_is_offered_only_if_the_rest_can_follow() -> None:
    # with one slot each at g, h and k a bridge g-h would use up two
    assert lines("g1 k1", "1/2") == names("d-g g-m j-k k-l g-h e-k")
    assert lines("g1 e6 e-f*2 d1 d-e e-k k1", "1/2") == set()
    state = at("g2 g-m h1 k1 bridges", card="1/3")
    assert goals(state, "bridge") == names("d-g g-m h-i h-n e-k k-l")
    assert refusal(state, "0 bridge g-h").code == "rest_impossible"


@rule("HA-BRIDGE-8")
def test_a_later_bridge_is_offered_only_if_the_rest_can_follow() -> None:
    state = at("g2 g-m h1 k1 bridges", card="1/3")
    play(state, "0 bridge d-g")
    assert goals(state, "bridge") == names("h-i h-n e-k k-l")
    play(state, "0 bridge h-n")
    assert goals(state, "bridge") == {"e-k"}  # k-l crosses h-n, j-k crosses g-m
    assert refusal(state, "0 bridge k-l").code == "crosses"


@rule("HA-BRIDGE-8")
def test_two_bridges_on_the_same_line_are_a_way_too() -> None:
    assert lines("a2", "1/2") == names("a-b a-j")
    state = at("a2 bridges", card="1/2", deck="")
    play(state, "0 bridge a-j")
    assert goals(state, "bridge") == names("a-b a-j")


@rule("HA-BRIDGE-8", "HA-BRIDGE-4")
def test_bridges_that_would_cross_each_other_are_no_way() -> None:
    """One slot at g and one at k, and the only lines that are left to them cross."""
    board = "d1 b-d m1 m-n j1 a-j l1 l-o g1 k1"
    assert lines(board, "1/1") == names("g-h e-k")
    assert lines(board, "1/2") == set()
    assert lines(f"{board} r1", "1/2") == names("g-h e-k i-r q-r")
    assert lines(f"{board} r1", "1/3") == set()
    assert refusal(at(f"{board} r1 bridges", card="1/3"), "0 bridge q-r").code == "rest_impossible"


@rule("HA-BRIDGE-9")
def test_no_connected_net_is_asked_for() -> None:
    state = at("a1 a-j f1 f-l r1 q-r g2 bridges", card="1/2", deck="")
    play(state, "0 bridge d-g", "0 bridge g-h")
    result = state.result()
    assert result is not None
    assert circled(state) == names("a f g r")
    assert result["scores"] == [8]

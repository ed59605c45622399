"""Action a: the number of the card."""

import pytest

from tests.games.hashi.positions import at, circled, give_up, goals, names, play, refusal, told
from tests.rules import rule

PLAIN = names("a d f g h j k l m o r")


@rule("HA-NUM-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_cards_own_number_is_written(number: int) -> None:
    state = at("a3", card=f"{number}/1")
    play(state, "0 number g")
    assert told(state, "numbers") == {"a": 3, "g": number}
    assert told(state, "new") == {"number": "g", "bridges": {}}


@rule("HA-NUM-1")
def test_an_island_that_has_a_number_takes_no_other() -> None:
    """Neither the start number nor one that was written later, complete or not."""
    state = at("a3 j1 d1 a-j", card="5/1")
    assert goals(state, "number") == PLAIN - names("a d j")
    assert (refusal(state, "0 number d").code, refusal(state, "0 number j").code) == ("island_numbered",) * 2


@rule("HA-NUM-1")
def test_only_one_number_a_card() -> None:
    state = at("a3", card="5/1")
    play(state, "0 number d")
    assert goals(state, "number") == set()
    assert refusal(state, "0 number f").code == "number_past"


@rule("HA-NUM-2")
@pytest.mark.parametrize("load", ["", "d-g", "d-g*2"])
def test_an_island_without_flag_takes_a_number_whether_bridges_reach_it_or_not(load: str) -> None:
    state = at(f"d6 {load}", card="5/1")
    play(state, "0 number g")
    assert told(state, "numbers") == {"d": 6, "g": 5}


@rule("HA-NUM-3")
@pytest.mark.parametrize("flag", ["b", "e"])
def test_an_island_with_a_flag_takes_a_number_only_if_a_bridge_reaches_it(flag: str) -> None:
    line = "-".join(sorted([flag, "d"]))
    assert flag not in goals(at("d4", card="5/1"), "number")
    assert refusal(at("d4", card="5/1"), f"0 number {flag}").code == "flag_unreached"
    state = at(f"d4 {line}", card="5/1")
    assert goals(state, "number") == PLAIN - {"d"} | {flag}
    play(state, f"0 number {flag}")
    assert told(state, "numbers")[flag] == 5


@rule("HA-NUM-3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_with_the_first_card_no_island_with_a_flag_takes_a_number(side: str) -> None:
    state = at("start", "start", side=side)
    play(state, "0 start h 4", "1 start k 3")
    flags = {"A": names("b c e i n p q"), "B": names("a d f g m q r")}[side]
    assert goals(state, "number", 0) == names("a b c d e f g h i j k l m n o p q r") - flags - {"k"}
    assert goals(state, "number", 1) == names("a b c d e f g h i j k l m n o p q r") - flags - {"h"}


@rule("HA-NUM-3", "HA-ROUND-1")
def test_a_bridge_drawn_to_a_flag_counts_from_the_next_card_on() -> None:
    state = at("d4", card="5/1", deck="6/1")
    assert "b" not in goals(state, "number")
    play(state, "0 skip number", "0 bridge b-d")
    assert goals(state, "number") == PLAIN - {"d"} | {"b"}


@rule("HA-NUM-4")
@pytest.mark.parametrize(("number", "taken"), [(2, False), (3, True), (4, True)])
def test_a_number_is_not_lower_than_the_bridges_that_reach_the_island(number: int, taken: bool) -> None:
    """The document's example: three bridges lead there, so it must be at least a 3."""
    state = at("d6 m5 d-g*2 g-m", card=f"{number}/1")
    assert ("g" in goals(state, "number")) == taken
    if not taken:
        reason = refusal(state, "0 number g")
        assert (reason.code, reason.values) == ("number_low", {"island": "g", "number": 2, "bridges": 3})


@rule("HA-NUM-4")
def test_a_1_fits_no_island_with_two_bridges_flag_or_none() -> None:
    state = at("d6 d-g*2 b-d d-e*2", card="1/1")
    assert goals(state, "number") == PLAIN - names("d g") | {"b"}


@rule("HA-NUM-5", "HA-BRIDGE-6")
def test_a_number_equal_to_the_bridges_completes_the_island_at_once() -> None:
    # before action b
    state = at("d6 m5 d-g*2 g-m", card="3/1")
    play(state, "0 number g")
    assert circled(state) == {"g"}
    assert not goals(state, "bridge") & names("g-h g-m d-g")
    assert refusal(state, "0 bridge g-h").code == "island_complete"


@rule("HA-NUM-5", "HA-NUM-3")
def test_a_flag_is_completed_at_once_too() -> None:
    state = at("d6 b-d*2", card="2/1")
    events = play(state, "0 number b")
    assert [event.kind for event in events] == ["numbered", "completed"]
    assert circled(state) == {"b"}


@rule("HA-NUM-1")
def test_a_number_that_can_never_be_reached_may_be_written() -> None:
    """A 6 where only two lines end: it is told as stuck, and not refused."""
    state = at("d4", card="6/1")
    play(state, "0 number a")
    assert told(state, "numbers") == {"a": 6, "d": 4}
    assert state.view(0)["players"][0]["stuck"] == ["a"]


@rule("HA-NUM-1")
def test_what_is_not_written_now_is_never_written() -> None:
    state = at("d4", card="6/1", deck="1/1", aside="2/2")
    give_up(state)
    play(state, "0 number a")
    assert told(state, "numbers") == {"a": 1, "d": 4}

"""What is told of each move: every kind of event, with its values."""

import pytest

from islario.games.hashi.happenings import NAMES
from tests.games.hashi.positions import RED_DONE, at, give_up, kinds, play
from tests.rules import rule

CASES = {
    "numbered": (at("a3", card="5/1"), "0 number g", {"seat": 0, "island": "g", "number": 5}),
    "gave_up_number": (at("a3", "a3", card="5/1"), "1 skip number", {"seat": 1, "number": 5}),
    "bridged": (at("a3 a-j bridges", "a3", card="5/1"), "0 bridge a-j", {"seat": 0, "line": "a-j", "count": 2}),
    "gave_up_bridges": (at("a3", "a3 bridges", card="5/3"), "1 skip bridges", {"seat": 1, "bridges": 3}),
    "completed": (at("a1 bridges", "a3", card="5/1"), "0 bridge a-j", {"seat": 0, "island": "a"}),
    "boards_passed": (at("+a3 done", "start"), "1 start d 4", {}),
    "turned": (
        at("a3 bridges", card="5/1", round=4, deck="2/3 1/1"),
        "0 skip bridges",
        {"round": 5, "card": "2/3"},
    ),
    "scored": (
        at("a3 red=9 bridges", f"{RED_DONE} done", card="5/1"),
        "0 skip bridges",
        {"seat": 1, "category": "red", "points": 5},
    ),
    "islands_scored": (
        at("a1 a-j bridges", card="5/1", deck=""),
        "0 skip bridges",
        {"seat": 0, "islands": 1, "points": 2},
    ),
    "ended": (at("a3 bridges", card="5/1", deck=""), "0 skip bridges", {"result": "last_card"}),
}


@pytest.mark.parametrize("kind", NAMES)
def test_an_event_is_told_with_its_values(kind: str) -> None:
    state, move, values = CASES[kind]
    told = {event.kind: event.values for event in play(state.clone(), move)}
    assert told[kind] == values


def test_a_start_number_is_told_as_a_number() -> None:
    events = play(at("start", "start"), "1 start d 4")
    assert [event.as_dict() for event in events] == [{"event": "numbered", "seat": 1, "island": "d", "number": 4}]


@rule("HA-BRIDGE-6")
def test_both_ends_that_a_bridge_completes_are_told() -> None:
    events = play(at("d1 g1 bridges", "a3", card="5/1"), "0 bridge d-g")
    assert [event.as_dict() for event in events] == [
        {"event": "bridged", "seat": 0, "line": "d-g", "count": 1},
        {"event": "completed", "seat": 0, "island": "d"},
        {"event": "completed", "seat": 0, "island": "g"},
    ]


@rule("HA-ROUND-2")
def test_giving_up_is_told() -> None:
    """At the table it is said aloud."""
    assert kinds(give_up(at("d1", "a3", card="5/1"), 0)) == ["gave_up_number", "gave_up_bridges"]


@rule("HA-SCORE-4", "HA-SCORE-5")
def test_the_end_of_the_last_round_is_told_in_order() -> None:
    state = at(RED_DONE, RED_DONE, card="5/1", deck="")
    give_up(state, 0)
    assert kinds(give_up(state, 1)) == [
        "gave_up_number",
        "gave_up_bridges",
        "scored",
        "scored",
        "islands_scored",
        "islands_scored",
        "ended",
    ]

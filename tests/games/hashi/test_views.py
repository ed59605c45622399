"""What each seat may know, and what nobody may."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

import islario
from islario import State
from tests.games.hashi.positions import (
    ALL_DONE,
    CARDS,
    GAME,
    RED_DONE,
    at,
    described,
    give_up,
    names,
    play,
    seats,
    wander,
)
from tests.games.hashi.whole_games import OWN
from tests.rules import rule


def watchers(state: State) -> list[int | None]:
    return [*seats(state), None]


def shown(state: State, seat: int) -> dict[str, Any]:
    """The table that a policy at this seat is given, in words."""
    seen = state.table.clone()
    GAME.show(state.table, seat, seen)
    return GAME.position_of(seen)


def views(state: State) -> list[dict[str, Any]]:
    return [state.view(seat) for seat in watchers(state)]


# -- a view's face ---------------------------------------------------------------------------------


def test_a_view_tells_everything_that_a_table_needs_to_be_drawn() -> None:
    state = at("a1 a-b d4 red=9", "a3", card="5/2", round=3, gone="1/1 6/3")
    view = state.view(0)
    board = view.pop("board")
    assert board.keys() == {"rows", "columns", "islands", "lines", "crossings"}
    unseen = view["cards"].pop("unseen")
    assert sorted(unseen) == [name for name in CARDS if name not in ("5/2", "1/1", "6/3")]
    assert view == {
        "game": "hashi",
        "seat": 0,
        "waiting_for": [0, 1],
        "side": "A",
        "round": 3,
        "solo": False,
        "cards": {"shown": "5/2", "gone": ["1/1", "6/3"], "left": 14},
        "worth": {"red": 5, "blue": 7, "six": 8},
        "players": [
            {
                "numbers": {"a": 1, "d": 4},
                "bridges": {"a-b": 1},
                "new": {"number": None, "bridges": {}},
                "scored": {"red": 9, "blue": 0, "six": 0},
                "stage": "number",
                "bridges_left": 2,
                "complete": ["a"],
                "free": [line for line in board["lines"] if "a" not in line],
                "stuck": [],
                "reached": {"red": 0, "blue": 0, "six": 1},
                "total": 11,
                "rank": None,
            },
            {
                "numbers": {"a": 3},
                "bridges": {},
                "new": {"number": None, "bridges": {}},
                "scored": {"red": 0, "blue": 0, "six": 0},
                "stage": "number",
                "bridges_left": 2,
                "complete": [],
                "free": board["lines"],
                "stuck": [],
                "reached": {"red": 0, "blue": 0, "six": 0},
                "total": 0,
                "rank": None,
            },
        ],
    }


def test_a_view_tells_how_near_each_category_is() -> None:
    state = at(f"{RED_DONE.replace('q1', 'q2')}", ALL_DONE, card="5/1")
    assert [player["reached"] for player in state.view(None)["players"]] == [
        {"red": 3, "blue": 1, "six": 2},
        {"red": 4, "blue": 3, "six": 18},
    ]


@pytest.mark.parametrize(
    ("board", "stuck"),
    [
        ("a4", ""),
        ("a5", "a"),  # two lines, two bridges each
        ("a4 b1 b-d d4", "a"),  # b is complete, and two bridges to j are not enough
        ("a2 b1 b-d d4", ""),
        ("e6 g4 g-h", "e"),  # g-h has closed e-k
        ("m4 j3 j-k", "m"),  # j-k has closed g-m
        ("m2 j3 j-k", ""),
        ("a2 a-b*2", ""),  # complete is not stuck
    ],
)
def test_a_view_tells_the_islands_that_can_no_longer_be_completed(board: str, stuck: str) -> None:
    """Hints that reveal nothing hidden."""
    assert set(at(board.replace("e6", "e6 d-e d3"), card="5/1").view(0)["players"][0]["stuck"]) == names(stuck)


def test_a_view_is_ready_for_json() -> None:
    for state in wander(3, players=2):
        for view in views(state):
            assert json.loads(json.dumps(view)) == view


# -- what others do --------------------------------------------------------------------------------


@rule("HA-ROUND-3")
def test_of_the_others_a_view_has_only_whether_they_are_done() -> None:
    """At every step of a round the other boards look as when the card was turned."""
    state = at("a1 a-b d4", "d4 d-g", "f3", card="5/2", deck="1/1")
    before = {seat: state.view(seat)["players"] for seat in watchers(state)}
    moves = "1 number a/0 skip number/1 bridge d-g/2 number g/1 bridge a-b/0 bridge b-d/2 bridge d-g"
    for move in moves.split("/"):
        play(state, move)
        for watcher in watchers(state):
            for seat, seen in enumerate(state.view(watcher)["players"]):
                if seat != watcher:
                    done = seat not in state.waiting_for()
                    changed = {"stage": "done", "bridges_left": 0} if done else {}
                    assert seen == {**before[watcher][seat], **changed}


@rule("HA-ROUND-3")
def test_not_even_a_completed_island_or_a_category_is_seen_before_all_are_done() -> None:
    state = at(f"{RED_DONE.replace('q1', 'q2')}", "d4", card="5/1", deck="1/1")
    before = state.view(1)
    play(state, "0 skip number", "0 bridge q-r")
    after = state.view(1)
    assert after["worth"] == before["worth"]
    assert after["players"][0]["reached"]["red"] == 3
    assert after["players"][0]["total"] == before["players"][0]["total"]
    assert after["players"][0]["complete"] == before["players"][0]["complete"]
    give_up(state, 1)
    assert state.view(1)["players"][0]["reached"]["red"] == 4
    assert state.view(1)["players"][0]["scored"]["red"] == 9


@rule("HA-ROUND-3")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_others_do_with_the_card_no_view_shows_it(seed: int) -> None:
    """The others' actions replaced by any other actions, with the same seats done, change no view."""
    pick = random.Random(seed)
    compared = 0
    for moment, state in enumerate(wander(seed, players=3, side="AB"[seed % 2])):
        if moment % 13 == 5:
            for watcher in watchers(state):
                other = replaced(state, watcher, pick)
                assert other.view(watcher) == state.view(watcher)
                if watcher is not None:
                    assert shown(other, watcher) == shown(state, watcher)
                compared += other.position() != state.position()
    assert compared > 10


def replaced(state: State, watcher: int | None, pick: random.Random) -> State:
    """The same game, but what other seats did with the last card turned (or in the set-up) is chosen anew."""
    moves = state.moves()
    other = GAME.new(seed=state.origin.seed, **(state.origin.options or {}))
    for seat, words in moves[: state.settled]:
        other.play(seat, words)
    for seat in seats(state):
        if seat == watcher:
            for words in [words for mover, words in moves[state.settled :] if mover == seat]:
                other.play(seat, words)
        elif seat not in state.waiting_for():
            while seat in other.waiting_for():
                other.play(seat, pick.choice(other.legal(seat)))
        elif pick.randrange(2) and "skip number" in other.legal(seat):
            other.play(seat, pick.choice(other.legal(seat)))
    return other


@rule("HA-SETUP-2", "HA-ROUND-3")
def test_no_view_shows_what_others_chose_in_the_set_up() -> None:
    games = []
    for island, number in (("a", 3), ("r", 4)):
        state = GAME.new(players=3, seed=1)
        play(state, f"2 start {island} {number}", "0 start d 3")
        games.append(state)
    for watcher in (0, 1, None):
        assert games[0].view(watcher) == games[1].view(watcher)
    assert games[0].view(2) != games[1].view(2)


# -- cards -----------------------------------------------------------------------------------------


@rule("HA-ROUND-4", "HA-SETUP-3")
@pytest.mark.parametrize("seed", range(4))
def test_no_view_carries_the_order_of_the_deck_or_the_card_laid_away(seed: int) -> None:
    pick = random.Random(seed)
    for moment, state in enumerate(wander(seed, players=1 + seed)):
        if moment % 5 == 0:
            position = state.position()
            hidden = [*position["cards"]["deck"], position["cards"]["aside"]]
            pick.shuffle(hidden)
            *position["cards"]["deck"], position["cards"]["aside"] = hidden
            shuffled = GAME.position(position)
            assert views(shuffled) == views(state)
            assert [shown(shuffled, seat) for seat in seats(state)] == [shown(state, seat) for seat in seats(state)]


# -- imagining the rest ----------------------------------------------------------------------------


def agrees(state: State, seed: int = 5) -> bool:
    """Whether a game drawn from each view shows that view again, and allows its seat the same."""
    rng = islario.Rng(seed)
    for watcher in watchers(state):
        view = json.loads(json.dumps(state.view(watcher)))
        sample = GAME.sample(view, rng)
        if sample.view(watcher) != state.view(watcher) or sample.waiting_for() != state.waiting_for():
            return False
        if watcher is not None and sample.legal(watcher) != state.legal(watcher):
            return False
    return True


@pytest.mark.parametrize("seed", range(4))
def test_a_sample_agrees_with_the_view_it_was_drawn_from(seed: int) -> None:
    for moment, state in enumerate(wander(seed, players=1 + seed % 4, side="AB"[seed % 2])):
        if moment % 7 == 3 or moment < 4 or state.over:
            assert agrees(state, seed)


@pytest.mark.parametrize(
    "position",
    [
        described("+a3 done", "start", "+d4 done"),
        described("a3 done", "start"),
        described("a3 +d4 +a-b done", "a3", card="4/1"),
        described("a3 d4 a-b done", "a3", card="4/1"),
        described("a3 d4 +a-b bridges left=2", "a3", "a3 done", card="4/3"),
        described("a3 +a-b done", "a3", card="5/1", deck="", round=17),
        described("a3 done", "a3 done", card="5/1", deck=""),
        described("a3", card="5/1", deck="1/1 2/2", aside="3/3"),
        described("a3", card="5/1", deck="1/1", aside=None),
        described("i4 m4 p4 bridges", "+i2 done", card="2/2", side=OWN),
    ],
    ids=range(10),
)
def test_a_sample_agrees_with_the_views_of_any_position(position: dict[str, Any]) -> None:
    assert agrees(GAME.position(position))


@rule("HA-ROUND-4")
def test_samples_differ_in_what_is_hidden() -> None:
    state = at("a3", "d4", card="5/1")
    rng = islario.Rng(1)
    samples = [GAME.sample(state.view(0), rng).position()["cards"] for _ in range(60)]
    assert len({tuple(cards["deck"]) for cards in samples}) == 60
    assert len({cards["aside"] for cards in samples}) > 10
    assert all(sorted([*cards["deck"], cards["aside"], "5/1"]) == CARDS for cards in samples)


@rule("HA-ROUND-3")
def test_samples_differ_in_what_the_others_may_have_done() -> None:
    state = at("a3", "d4", card="5/1")
    play(state, "1 number g", "1 bridge d-g")
    rng = islario.Rng(1)
    samples = [GAME.sample(state.view(0), rng).position()["players"][1] for _ in range(60)]
    assert all(player["stage"] == "done" for player in samples)
    assert len({json.dumps(player["new"]) for player in samples}) > 10


@pytest.mark.parametrize(
    "view", [{}, {"cards": 1, "players": [], "seat": 0, "waiting_for": []}, {"cards": {}, "players": [{}], "seat": 0}]
)
def test_what_is_no_view_cannot_be_imagined(view: Mapping[str, Any]) -> None:
    with pytest.raises(islario.BadPosition):
        GAME.sample(view, islario.Rng(1))

"""A card, its two actions, and all players at once."""

from itertools import permutations

import pytest

from tests.games.hashi.positions import (
    GAME,
    at,
    card,
    give_up,
    goals,
    kinds,
    names,
    play,
    seats,
    told,
    wander,
)
from tests.rules import rule

# -- one card --------------------------------------------------------------------------------------


@rule("HA-ROUND-1")
def test_a_card_is_carried_out_first_the_number_and_then_the_bridges() -> None:
    state = at("d4", card="5/2", deck="1/1")
    assert {action.split()[0] for action in state.legal(0)} == {"number", "skip"}
    assert told(state, "stage", "bridges_left") == ["number", 2]
    play(state, "0 number g")
    assert told(state, "stage", "bridges_left", "numbers") == ["bridges", 2, {"d": 4, "g": 5}]
    assert {action.split()[0] for action in state.legal(0)} == {"bridge", "skip"}
    play(state, "0 bridge d-g")
    assert told(state, "stage", "bridges_left") == ["bridges", 1]
    play(state, "0 bridge d-g")
    assert card(state) == "1/1"
    assert told(state, "stage", "bridges_left", "bridges") == ["number", 1, {"d-g": 2}]


@rule("HA-ROUND-1", "HA-NUM-1", "HA-BRIDGE-1", "HA-BRIDGE-7")
def test_tims_first_card() -> None:
    """The document's example: a 5 with three bridges; the 4 was there, the 5 only finds an island without flag."""
    state = at("g4", "k3", card="5/3")
    assert goals(state, "number") == names("a d f h j k l m o r")  # no flag, and not the 4's own
    play(state, "0 number d", "0 bridge g-h", "0 bridge b-d", "0 bridge d-e")
    assert told(state, "numbers", "bridges", "stage") == [{"d": 5, "g": 4}, {"b-d": 1, "d-e": 1, "g-h": 1}, "done"]
    assert state.waiting_for() == (1,)


@rule("HA-ROUND-1")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_carry_the_card_out_at_the_same_time_on_their_own_boards(order: tuple[int, int, int]) -> None:
    state = at("a3", "d4", "f3", card="5/1", deck="2/2")
    assert state.waiting_for() == (0, 1, 2)
    for seat in order:
        play(state, f"{seat} number {'jgl'[seat]}")
    for seat in reversed(order):
        play(state, f"{seat} bridge {['a-j', 'd-g', 'f-l'][seat]}")
    assert card(state) == "2/2"
    assert [told(state, "numbers", "bridges", seat=seat) for seat in range(3)] == [
        [{"a": 3, "j": 5}, {"a-j": 1}],
        [{"d": 4, "g": 5}, {"d-g": 1}],
        [{"f": 3, "l": 5}, {"f-l": 1}],
    ]


@rule("HA-ROUND-1")
def test_the_next_card_comes_when_all_are_done() -> None:
    state = at("a3", "d4", "f3", card="5/1", deck="2/2 6/1")
    give_up(state, 2)
    play(state, "0 number j", "0 bridge a-j", "1 skip number")
    assert (card(state), state.waiting_for(), state.position()["round"]) == ("5/1", (1,), 1)
    assert state.legal(0) == state.legal(2) == []
    events = play(state, "1 skip bridges")
    assert (card(state), state.waiting_for(), state.position()["round"]) == ("2/2", (0, 1, 2), 2)
    assert state.position()["cards"]["gone"] == ["5/1"]
    assert kinds(events) == ["gave_up_bridges", "turned"]
    assert [told(state, "stage", "bridges_left", seat=seat) for seat in range(3)] == [["number", 2]] * 3


@rule("HA-ROUND-1")
def test_the_cards_come_in_the_order_of_the_deck_from_its_top() -> None:
    deck = "2/2 6/1 1/3 4/3"
    state = at("a3", card="5/1", deck=deck)
    shown = []
    while not state.over:
        give_up(state)
        shown.append(card(state))
    assert shown == [*deck.split(), "4/3"]


@rule("HA-ROUND-1", "HA-SCORE-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_17_rounds(players: int) -> None:
    rounds = [state.position()["round"] for state in wander(players, players=players)]
    assert sorted(set(rounds)) == list(range(18))
    assert rounds == sorted(rounds)


@rule("HA-ROUND-1")
def test_a_deck_that_is_given_is_played_to_its_end() -> None:
    state = at("a3", "d3", card="5/1", deck="2/2", round=4)
    give_up(state)
    assert not state.over
    assert state.position()["round"] == 5
    give_up(state)
    assert state.over
    assert state.waiting_for() == ()


# -- giving up -------------------------------------------------------------------------------------


@rule("HA-ROUND-2")
def test_the_number_may_be_given_up_and_bridges_drawn_all_the_same() -> None:
    state = at("d4", card="5/2", deck="5/3")
    assert len(goals(state, "number")) > 1  # also where there is an island for it
    play(state, "0 skip number", "0 bridge b-d", "0 bridge d-e")
    assert told(state, "numbers", "bridges") == [{"d": 4}, {"b-d": 1, "d-e": 1}]


@rule("HA-ROUND-2")
def test_the_bridges_may_be_given_up_after_a_number() -> None:
    state = at("d4", card="5/2", deck="5/3")
    play(state, "0 number g", "0 skip bridges")
    assert told(state, "numbers", "bridges") == [{"d": 4, "g": 5}, {}]


@rule("HA-ROUND-2")
def test_both_may_be_given_up() -> None:
    state = at("d4", "d4", card="5/2", deck="5/3")
    events = play(state, "0 skip number", "0 skip bridges")
    assert kinds(events) == ["gave_up_number", "gave_up_bridges"]
    assert told(state, "numbers", "bridges", "stage") == [{"d": 4}, {}, "done"]


@rule("HA-ROUND-2", "HA-BRIDGE-1")
def test_what_was_given_up_is_lost_and_not_saved_for_a_later_card() -> None:
    state = at("d4", card="5/2", deck="1/1 5/3")
    give_up(state)
    assert told(state, "bridges_left") == 1
    play(state, "0 number g", "0 bridge d-g")
    assert told(state, "numbers", "bridges") == [{"d": 4, "g": 1}, {"d-g": 1}]
    assert card(state) == "5/3"


@rule("HA-ROUND-2", "HA-NUM-1")
def test_where_no_number_can_be_written_to_give_it_up_is_the_one_action() -> None:
    """Nobody presses it for the player here: it stays an action of its own."""
    state = at("a1 a-b d4 b-d f6 g6 h6 j6 k6 l6 m6 o6 r6", card="1/1")
    assert state.legal(0) == ["skip number"]
    play(state, "0 skip number")
    assert told(state, "stage") == "bridges"


@rule("HA-ROUND-2", "HA-BRIDGE-8")
def test_where_no_full_set_of_bridges_fits_to_give_them_up_is_the_one_action() -> None:
    """Nobody presses it for the player here: it stays an action of its own."""
    state = at("a1 bridges", card="5/2", deck="")
    assert state.legal(0) == ["skip bridges"]
    play(state, "0 skip bridges")
    assert state.over


# -- what is open ----------------------------------------------------------------------------------


@rule("HA-ROUND-3")
def test_nobody_sees_what_the_others_do_before_all_are_done() -> None:
    state = at("a3", "d4", card="5/1", deck="2/2")
    others = [state.view(seat)["players"][0] for seat in (1, None)]
    play(state, "0 number j")
    assert [state.view(seat)["players"][0] for seat in (1, None)] == others
    assert state.view(0)["players"][0]["numbers"] == {"a": 3, "j": 5}
    play(state, "0 bridge a-j")
    done = [state.view(seat)["players"][0] for seat in (1, None)]
    assert done == [{**other, "stage": "done", "bridges_left": 0} for other in others]
    give_up(state, 1)
    for seat in (0, 1, None):
        seen = state.view(seat)["players"][0]
        assert (seen["numbers"], seen["bridges"]) == ({"a": 3, "j": 5}, {"a-j": 1})


@rule("HA-ROUND-3")
def test_boards_lie_open_between_rounds() -> None:
    state = at("a3", "d4", "f4", card="5/1", deck="2/2 3/3")
    play(state, "0 number j", "0 bridge a-j", "1 skip number", "1 bridge d-g", "2 number l", "2 skip bridges")
    views = [state.view(seat)["players"] for seat in (0, 1, 2, None)]
    assert views == [views[0]] * 4
    assert [(seen["numbers"], seen["bridges"]) for seen in views[0]] == [
        ({"a": 3, "j": 5}, {"a-j": 1}),
        ({"d": 4}, {"d-g": 1}),
        ({"f": 4, "l": 5}, {}),
    ]


@rule("HA-ROUND-4")
def test_the_cards_turned_so_far_are_open_in_their_order_and_the_unseen_in_none() -> None:
    state = at("a3", "d4", card="5/1", gone="6/3 1/1", deck="2/2 4/1 1/3", aside="3/3", round=3)
    for seat in (0, 1, None):
        cards = state.view(seat)["cards"]
        assert (cards["shown"], cards["gone"], cards["left"]) == ("5/1", ["6/3", "1/1"], 3)
        assert sorted(cards["unseen"]) == ["1/3", "2/2", "3/3", "4/1"]
    other = at("a3", "d4", card="5/1", gone="6/3 1/1", deck="3/3 1/3 2/2", aside="4/1", round=3)
    assert [other.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]


@rule("HA-ROUND-4")
def test_no_view_has_a_word_for_the_deck_or_the_card_laid_away() -> None:
    state = GAME.new(players=2, seed=3)
    for seat in (*seats(state), None):
        assert state.view(seat)["cards"].keys() == {"shown", "gone", "unseen", "left"}

"""How a game begins."""

import math
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import islario
from tests.games.hashi.positions import (
    ALL_DONE,
    CARDS,
    GAME,
    at,
    card,
    circled,
    give_up,
    goals,
    kinds,
    names,
    play,
    seats,
    told,
)
from tests.rules import rule

PLAIN = {"A": "a d f g h j k l m o r", "B": "b c e h i j k l n o p"}
"""The islands without a flag."""


@pytest.fixture(scope="module")
def deals() -> list[dict[str, Any]]:
    """The beginnings of 540 games for two."""
    return [GAME.new(players=2, seed=seed).position() for seed in range(540)]


def often(count: int, share: float) -> bool:
    """Whether something with this share of the 540 games came up as often as chance brings it."""
    return abs(count - 540 * share) < 4.5 * math.sqrt(540 * share * (1 - share))


# -- players and boards ----------------------------------------------------------------------------


@rule("HA-SETUP-1")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_each_with_the_same_side_of_the_board(players: int, side: str) -> None:
    state = GAME.new(players=players, side=side, seed=1)
    assert state.position()["side"] == side
    assert state.position()["solo"] == (players == 1)
    empty = {
        "numbers": {},
        "bridges": {},
        "new": {"number": None, "bridges": {}},
        "scored": {"red": 0, "blue": 0, "six": 0},
        "stage": "start",
        "bridges_left": 0,
    }
    assert state.position()["players"] == [empty] * players
    assert [state.view(seat)["side"] for seat in seats(state)] == [side] * players
    assert len(state.view(None)["board"]["islands"]) == 18


@rule("HA-SETUP-1")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(islario.BadOption) as refused:
        GAME.new(players=players, seed=1)
    assert refused.value.reason.values["option"] == "players"


@rule("HA-SETUP-1")
def test_left_to_itself_it_is_a_game_for_one_on_side_a() -> None:
    state = GAME.new()
    assert [state.position()[field] for field in ("side", "solo", "round")] == ["A", True, 0]


# -- the start number ------------------------------------------------------------------------------


@rule("HA-SETUP-2")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_everybody_writes_a_3_or_a_4_on_any_island_without_flag(players: int, side: str) -> None:
    state = GAME.new(players=players, side=side, seed=1)
    expected = {f"start {island} {number}" for island in PLAIN[side].split() for number in (3, 4)}
    assert [set(state.legal(seat)) for seat in seats(state)] == [expected] * players


@rule("HA-SETUP-2")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    ends = []
    for order in permutations(range(3)):
        state = GAME.new(players=3, seed=4)
        assert state.waiting_for() == (0, 1, 2)
        for chosen, seat in enumerate(order):
            assert card(state) is None
            play(state, f"{seat} start {'adf'[seat]} {3 + seat % 2}")
            assert state.legal(seat) == [] or chosen == 2
        ends.append(state.position())
    assert ends == [ends[0]] * 6


@rule("HA-SETUP-2")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    state = GAME.new(players=3, seed=4)
    play(state, "1 start a 3")
    assert state.waiting_for() == (0, 2)
    assert told(state, "stage", "numbers", seat=1) == ["done", {"a": 3}]  # it still lies before the one who wrote it
    assert told(state, "stage", "numbers", seat=2) == ["start", {}]
    assert state.position()["round"] == 0


@rule("HA-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_every_board_goes_to_the_left_neighbour_who_keeps_it(players: int) -> None:
    """Two players simply swap."""
    state = GAME.new(players=players, seed=4)
    play(state, *[f"{seat} start {'adfg'[seat]} {3 + seat % 2}" for seat in range(players)])
    received = [told(state, "numbers", seat=seat) for seat in range(players)]
    assert received == [{"adfg"[(seat - 1) % players]: 3 + (seat - 1) % players % 2} for seat in range(players)]
    for _ in range(17):
        give_up(state)
    assert [told(state, "numbers", seat=seat) for seat in range(players)] == received


@rule("HA-SETUP-2")
def test_one_player_keeps_the_board() -> None:
    state = GAME.new(players=1, seed=4)
    events = play(state, "0 start h 4")
    assert told(state, "numbers") == {"h": 4}
    assert "boards_passed" not in kinds(events)


@rule("HA-SETUP-2", "HA-ROUND-1")
def test_after_the_last_start_number_the_first_card_is_turned_by_itself() -> None:
    state = GAME.new(players=2, seed=4)
    top = state.position()["cards"]["deck"][0]
    play(state, "1 start a 3")
    assert card(state) is None
    events = play(state, "0 start d 4")
    assert kinds(events) == ["numbered", "boards_passed", "turned"]
    assert card(state) == top
    assert state.position()["round"] == 1
    assert state.waiting_for() == (0, 1)
    assert [told(state, "stage", seat=seat) for seat in (0, 1)] == ["number", "number"]


@rule("HA-SETUP-2", "HA-ROUND-3")
def test_nobody_sees_another_start_number_before_all_are_written() -> None:
    state = GAME.new(players=3, seed=4)
    before = [state.view(seat)["players"] for seat in (0, 2, None)]
    play(state, "1 start a 3")
    assert state.view(1)["players"][1]["numbers"] == {"a": 3}
    for view in (state.view(0), state.view(2), state.view(None)):
        assert view["players"][1]["numbers"] == {}
        assert view["players"][1]["new"] == {"number": None, "bridges": {}}
        assert view["cards"]["shown"] is None
    unlike = [
        {name for name in seen if seen[name] != then[name]}
        for view, was in zip([state.view(0), state.view(2), state.view(None)], before, strict=True)
        for seen, then in zip(view["players"], was, strict=True)
    ]
    assert set.union(*unlike) == {"stage"}
    play(state, "0 start d 4", "2 start f 3")
    for seat in (0, 1, 2, None):
        assert [player["numbers"] for player in state.view(seat)["players"]] == [{"f": 3}, {"d": 4}, {"a": 3}]


@rule("HA-SETUP-2", "HA-BRIDGE-2", "HA-SCORE-5")
def test_the_start_number_is_an_ordinary_number() -> None:
    """It starts bridges with the first card, is completed and scores; it is none of the cards."""
    state = at("start", deck="1/3 2/1")
    play(state, "0 start d 3", "0 skip number")
    assert goals(state, "bridge") == {"b-d", "d-e", "d-g"}
    play(state, "0 bridge b-d", "0 bridge d-e", "0 bridge d-g")
    assert circled(state) == {"d"}
    assert state.position()["cards"]["gone"] == ["1/3"]
    give_up(state)
    result = state.result()
    assert result is not None
    assert result["scores"] == [2]


# -- cards -----------------------------------------------------------------------------------------


@rule("HA-SETUP-3")
def test_17_cards_are_the_deck_and_one_is_laid_away(deals: list[dict[str, Any]]) -> None:
    for deal in deals:
        cards = deal["cards"]
        assert len(cards["deck"]) == 17
        assert sorted([*cards["deck"], cards["aside"]]) == CARDS
        assert (cards["shown"], cards["gone"]) == (None, [])


@rule("HA-SETUP-3")
def test_chance_lays_one_away_and_orders_the_others(deals: list[dict[str, Any]]) -> None:
    for place in (0, 8, 16):
        found = Counter(deal["cards"]["deck"][place] for deal in deals)
        assert all(often(found[name], 1 / 18) for name in CARDS)
    aside = Counter(deal["cards"]["aside"] for deal in deals)
    assert all(often(aside[name], 1 / 18) for name in CARDS)


@rule("HA-SETUP-3", "HA-ROUND-4")
@pytest.mark.parametrize("players", [1, 3])
def test_the_card_laid_away_is_one_of_the_unseen_until_it_is_the_only_one(players: int) -> None:
    """The list of unseen cards always has one too many; after the last card exactly that is left."""
    state = GAME.new(players=players, seed=8)
    aside = state.position()["cards"]["aside"]
    turned: list[str] = []
    play(state, *[f"{seat} start a 3" for seat in range(players)])
    while not state.over:
        turned.append(card(state) or "")
        for seat in (*range(players), None):
            known = state.view(seat)["cards"]
            assert sorted(known["unseen"]) == sorted(set(CARDS) - set(turned))
            assert known["left"] == 17 - len(turned)
            assert known["gone"] == turned[:-1]
        give_up(state)
    assert len(turned) == 17
    assert state.view(0)["cards"]["unseen"] == [aside]


@rule("HA-SETUP-3")
def test_the_seed_alone_decides_the_cards_whatever_the_options() -> None:
    """One seed is one order of the deck and one card laid away, so that scores can be compared."""
    games = [GAME.new(seed=7, players=players, side=side) for players in (1, 2, 3, 4) for side in "AB"]
    games.append(GAME.new(seed=7, side="oooooo\norborb\nrorobo"))
    cards = [state.position()["cards"] for state in games]
    assert cards == [cards[0]] * 9
    assert GAME.new(seed=8).position()["cards"] != cards[0]


def test_the_same_seed_deals_the_same_game_and_another_seed_another(deals: list[dict[str, Any]]) -> None:
    assert GAME.new(players=2, seed=17).position() == deals[17]
    assert deals[17] != deals[18]


# -- arithmetic ------------------------------------------------------------------------------------


def test_every_pair_of_a_number_and_its_bridges_is_on_one_card() -> None:
    box = GAME.box()
    assert box["cards"] == CARDS
    assert sum(int(name[0]) for name in CARDS) == 63
    assert sum(int(name[2]) for name in CARDS) == 36


def test_whatever_is_laid_away_the_cards_bring_bridges_enough() -> None:
    """For 18 complete islands 30 to 33 are needed and 33 to 35 are there."""
    needed: set[int] = set()
    spare: set[int] = set()
    for aside in CARDS:
        for start in (3, 4):
            numbers = 63 - int(aside[0]) + start
            if numbers % 2 == 0:
                assert int(aside[0]) % 2 != start % 2
                needed.add(numbers // 2)
                spare.add(36 - int(aside[2]) - numbers // 2)
    assert (min(needed), max(needed)) == (30, 33)
    assert (min(spare), max(spare)) == (0, 5)


def test_all_18_islands_of_a_board_can_be_complete() -> None:
    assert circled(at(f"{ALL_DONE} done", card="1/1", deck="")) == names("a b c d e f g h i j k l m n o p q r")

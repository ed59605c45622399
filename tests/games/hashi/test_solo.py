"""A game alone: the cards are the clock, the total gives a rank."""

import pytest

from islario import State
from islario.games.hashi.components import rank_of
from tests.games.hashi.positions import (
    ALL_DONE,
    BLUE_DONE,
    CARDS,
    GAME,
    HIGH,
    LOW,
    RED_DONE,
    SIX_DONE,
    at,
    card,
    circled,
    give_up,
    goals,
    names,
    play,
    scored,
    told,
)
from tests.rules import rule

DONE = {"red": RED_DONE, "blue": BLUE_DONE, "six": SIX_DONE}

RANKS = {  # the table of the rule document, from and to
    "dogsbody": (0, 40),
    "water_carrier": (41, 42),
    "bamboo_binder": (43, 44),
    "bolt_fitter": (45, 46),
    "concrete_pourer": (47, 48),
    "project_manager": (49, 50),
    "bridge_master": (51, 51),
    "professional_planner": (52, 53),
    "adept_of_statics": (54, 55),
    "ace_of_architecture": (56, 57),
    "genius_of_construction": (58, 59),
    "god_of_the_islands": (60, 60),
}


# -- the same rules --------------------------------------------------------------------------------


@rule("HA-SOLO-1")
def test_alone_the_same_rules_hold() -> None:
    state = GAME.new(seed=3)
    play(state, "0 start g 4")
    assert state.waiting_for() == (0,)
    both = at("g4", "g4", card=card(state))
    assert state.legal(0) == both.legal(0)
    play(state, "0 number d")
    play(both, "0 number d")
    assert state.legal(0) == both.legal(0)
    assert goals(state, "bridge") <= names("b-d d-e d-g g-h g-m") != set()


@rule("HA-SOLO-1")
def test_the_17_cards_lie_in_three_stacks_of_7_5_and_5() -> None:
    """They are only a clock: the order of the cards does not change."""
    assert GAME.box()["stacks"] == [7, 5, 5]
    assert sum(GAME.box()["stacks"]) == GAME.box()["rounds"] == 17
    state = GAME.new(seed=3)
    deck = state.position()["cards"]["deck"]
    play(state, "0 start g 4")
    turned = []
    while not state.over:
        turned.append(card(state))
        give_up(state)
    assert turned == deck


@rule("HA-SOLO-1")
def test_a_position_with_one_player_is_a_game_alone() -> None:
    assert at("a3", card="5/1").position()["solo"] is True
    assert at("a3", "a3", card="5/1").position()["solo"] is False
    assert at("a3", card="5/1").view(0)["solo"] is True


# -- the clock -------------------------------------------------------------------------------------


def after(category: str, number: int) -> State:
    """A game alone after the card of that number, with which the category has been reached."""
    state = at(f"{DONE[category]}", card="5/1", round=number)
    assert state.view(0)["worth"][category] == (HIGH if number <= {"blue": 7}.get(category, 12) else LOW)[category]
    give_up(state)
    return state


@rule("HA-SOLO-2")
@pytest.mark.parametrize(("number", "points"), [(1, 7), (6, 7), (7, 7), (8, 3), (12, 3), (13, 3), (17, 3)])
def test_blue_gives_7_by_the_7th_card_and_afterwards_3(number: int, points: int) -> None:
    assert scored(after("blue", number)) == [0, points, 0]


@rule("HA-SOLO-3")
@pytest.mark.parametrize(("number", "points"), [(1, 9), (7, 9), (8, 9), (11, 9), (12, 9), (13, 5), (17, 5)])
def test_red_gives_9_by_the_12th_card_and_afterwards_5(number: int, points: int) -> None:
    assert scored(after("red", number)) == [points, 0, 0]


@rule("HA-SOLO-3")
@pytest.mark.parametrize(("number", "points"), [(1, 8), (7, 8), (8, 8), (11, 8), (12, 8), (13, 4), (17, 4)])
def test_six_gives_8_by_the_12th_card_and_afterwards_4(number: int, points: int) -> None:
    assert scored(after("six", number)) == [0, 0, points]


@rule("HA-SOLO-2", "HA-SOLO-3")
def test_the_clock_runs_with_the_cards_of_a_whole_game() -> None:
    state = GAME.new(seed=5)
    play(state, "0 start a 3")
    worth = []
    while not state.over:
        worth.append([state.view(0)["worth"][category] for category in ("red", "blue", "six")])
        give_up(state)
    assert worth == [[9, 7, 8]] * 7 + [[9, 3, 8]] * 5 + [[5, 3, 4]] * 5


@rule("HA-SOLO-2", "HA-SCORE-4")
def test_what_was_scored_in_time_stays() -> None:
    state = at(f"{BLUE_DONE} blue=7", card="5/1", round=8, deck="1/1 1/2")
    give_up(state)
    give_up(state)
    assert scored(state) == [0, 7, 0]


@rule("HA-SCORE-1", "HA-SOLO-3")
def test_with_several_players_there_is_no_clock() -> None:
    """A game against bots only is one of several players."""
    state = at(ALL_DONE, "a3", card="5/1", round=17)
    give_up(state)
    assert scored(state) == [9, 7, 8]


# -- ranks -----------------------------------------------------------------------------------------


SUMS = {
    red + blue + six: f"red={red} blue={blue} six={six}" for red in (0, 5, 9) for blue in (0, 3, 7) for six in (0, 4, 8)
}
"""What the categories can give together."""
REACHABLE = {islands * 2 + points: (islands, SUMS[points]) for islands in range(19) for points in SUMS}
"""All that is a sum of islands and categories, whether or not a game can end with it."""


def finished(total: int) -> State:
    """A game alone that ended with so many points."""
    islands, categories = REACHABLE[total]
    load = {word[0]: int(word[1]) for word in ALL_DONE.split() if len(word) == 2}
    board = ALL_DONE
    for island in list(load)[islands:]:
        board = board.replace(f"{island}{load[island]}", f"{island}{load[island] + 1}")
    return at(f"{board} {categories} done", card="5/1", deck="", round=17)


@rule("HA-SOLO-4")
@pytest.mark.parametrize("rank", RANKS)
def test_the_total_gives_a_rank(rank: str) -> None:
    """40 or less is the lowest."""
    low, high = RANKS[rank]
    for total in sorted(REACHABLE.keys() & set(range(low, high + 1))):
        result = finished(total).result()
        assert result is not None
        assert (result["scores"], result["rank"]) == ([total], rank)
    assert low in REACHABLE


@rule("HA-SOLO-4")
def test_a_total_between_two_rows_of_the_table_takes_the_lower_one() -> None:
    assert [rank_of(total) for total in (53, 55, 57, 59)] == [
        "professional_planner",
        "adept_of_statics",
        "ace_of_architecture",
        "genius_of_construction",
    ]
    assert set(range(61)) - REACHABLE.keys() == {1, 55, 57, 59}


@rule("HA-SOLO-4")
def test_there_are_ranks_for_0_to_60_points_and_no_gap_between_them() -> None:
    assert sorted(total for low, high in RANKS.values() for total in range(low, high + 1)) == list(range(61))
    assert GAME.box()["ranks"] == {rank: low for rank, (low, _) in RANKS.items()}


@rule("HA-SOLO-4", "HA-SCORE-6")
def test_there_is_no_rank_with_several_players() -> None:
    state = at(ALL_DONE, "a3", card="5/1", deck="")
    give_up(state)
    result = state.result()
    assert result is not None
    assert (result["rank"], result["winners"]) == (None, [0])


def test_alone_nobody_else_wins() -> None:
    state = at("a3", card="5/1", deck="")
    give_up(state)
    result = state.result()
    assert result is not None
    assert (result["winners"], result["scores"], result["rank"]) == ([0], [0], "dogsbody")
    assert told(state, "stage") == "done"


# -- a game to the top -----------------------------------------------------------------------------


def test_every_island_may_be_complete_only_if_start_and_card_laid_away_differ_in_parity() -> None:
    """The sum of the numbers is twice the bridges, so it is even."""
    load = {word[0]: int(word[1]) for word in ALL_DONE.split() if len(word) == 2}
    assert sum(load.values()) % 2 == 0
    assert len(circled(at(ALL_DONE, card="5/1"))) == 18
    for aside in CARDS:
        for start in (3, 4):
            whole = (63 - int(aside[0]) + start) % 2 == 0
            assert whole == (int(aside[0]) % 2 != start % 2)

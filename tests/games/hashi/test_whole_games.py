"""What holds at every moment of every game."""

import json
import random

import pytest

import islario
from islario.core.state import State
from islario.games.hashi.state import DONE, Table
from tests.games.hashi.positions import CARDS, CATEGORIES, HIGH, LOW
from tests.games.hashi.reference import complete, legal, reached
from tests.games.hashi.whole_games import GAME, bridges_of, cards_of, check_sheet, numbers_of, options, play
from tests.rules import rule

GAMES = 1000
CHUNKS = 10
PLAYERS = ["random", "thumb"]
SOME = {"random": range(20), "thumb": range(0, 20, 5)}
"""A few games for the tests that also run interpreted, where the thumb thinks long."""


def chunk_of(chunk: int) -> range:
    return range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_cards_and_boards_are_whole_after_every_action_to_the_17th_card(player: str, chunk: int) -> None:
    for number in chunk_of(chunk):
        check_game(player, number)


@rule("HA-ROUND-1", "HA-SETUP-3")
@pytest.mark.parametrize("player", PLAYERS)
def test_cards_and_boards_are_whole_in_some_games_of_every_kind(player: str) -> None:
    for number in SOME[player]:
        check_game(player, number)


def check_game(player: str, number: int) -> None:
    """Every card in one place, every board one that can be, points given when they are due, and 17 cards."""
    turned: list[int] = []
    given: list[list[int]] = []
    start: list[int] = []
    for table, seat, words in play(player, number):
        assert cards_of(table) == CARDS, (number, words)
        if seat >= 0:
            check_sheet(table, table.sheets[seat])
        if table.shown and (not turned or turned[-1] != table.shown):
            if not turned:
                start = [next(iter(numbers_of(sheet).values())) for sheet in table.sheets]
            turned.append(table.shown)
            given.append([])
            for sheet in table.sheets:
                check_sheet(table, sheet)
            check_points(table, given)
        assert len(turned) == table.round
    assert len(set(turned)) == 17
    given.append([])
    check_points(table, given)
    assert table.ended
    assert all(sheet.stage == DONE for sheet in table.sheets)
    check_result(table, start)


def check_points(table: Table, given: list[list[int]]) -> None:
    """Categories are scored with the round in which they are reached: the high value to the first, else the low."""
    before = given[-2] if len(given) > 1 else [0] * (3 * table.players)
    over = len(given) - 1
    for index, category in enumerate(CATEGORIES):
        old = before[index :: len(CATEGORIES)]
        if table.players == 1:
            value = HIGH[category] if over <= (7 if category == "blue" else 12) else LOW[category]
        else:
            value = LOW[category] if any(old) else HIGH[category]
        for seat, sheet in enumerate(table.sheets):
            has = category in reached(table.board.name, numbers_of(sheet), bridges_of(table, sheet))
            assert sheet.scored(index) == (old[seat] or (value if has else 0))
    given[-1] = [int(sheet.scored(index)) for sheet in table.sheets for index in range(len(CATEGORIES))]


def check_result(table: Table, start: list[int]) -> None:
    """The scores are right, and none of them is one that cannot be."""
    result = GAME.result_of(table)
    for seat, sheet in enumerate(table.sheets):
        islands = len(complete(numbers_of(sheet), bridges_of(table, sheet)))
        total = 2 * islands + sum(sheet.scored(index) for index in range(3))
        assert result["scores"][seat] == total
        assert total not in (53, 55, 57, 59)
        assert total <= 60
        assert total != 51 or islands == 17
        if islands == 18:
            assert start[seat] % 2 != (table.aside >> 2) % 2
        assert total != 60 or islands == 18
    best = max(result["scores"])
    assert result["winners"] == [seat for seat, score in enumerate(result["scores"]) if score == best]


# -- positions out of whole games ------------------------------------------------------------------


def sampled_states(player: str, games: range, every: int) -> list[State]:
    """Positions out of whole games, one in so many, always the last of a game."""
    states = []
    for number in games:
        pick = random.Random(number)
        for table, _, _ in play(player, number):
            if pick.randrange(every) == 0 or not GAME.waiting(table):
                states.append(GAME.position(GAME.position_of(table), seed=number))
    return states


@pytest.fixture(scope="module", params=PLAYERS)
def states(request: pytest.FixtureRequest) -> list[State]:
    return sampled_states(request.param, SOME[request.param], every=2 * len(SOME[request.param]))


def seats_of(state: State) -> range:
    return range(len(state.view(None)["players"]))


def test_legal_is_exactly_what_why_not_has_nothing_against(states: list[State]) -> None:
    for state in states[::2]:
        every = GAME.actions(len(seats_of(state)))
        for seat in seats_of(state):
            allowed = state.legal(seat)
            assert len(allowed) == len(set(allowed))
            assert set(allowed) == {words for words in every if state.why_not(seat, words) is None}


def test_legal_is_what_the_rule_page_allows(states: list[State]) -> None:
    """As a second, slow reading of the rules finds it."""
    for state in states:
        position = state.position()
        for seat in seats_of(state):
            assert set(state.legal(seat)) == legal(position, seat)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_legal_is_what_the_rule_page_allows_in_many_games(player: str, chunk: int) -> None:
    for state in sampled_states(player, chunk_of(chunk)[::10], every=8):
        position = state.position()
        for seat in seats_of(state):
            assert set(state.legal(seat)) == legal(position, seat)


def test_a_game_waits_for_the_seats_that_can_act_until_it_is_over(states: list[State]) -> None:
    for state in states:
        assert state.over == (state.waiting_for() == ()) == (state.result() is not None)
        assert state.waiting_for() == tuple(seat for seat in seats_of(state) if state.legal(seat))
        assert GAME.bystanders(state.table) == 0


def test_a_position_taken_in_again_has_the_same_legal_actions_and_views(states: list[State]) -> None:
    for state in states:
        again = GAME.position(json.loads(json.dumps(state.position())))
        assert again.position() == state.position()
        assert again.waiting_for() == state.waiting_for()
        assert again.view(None) == state.view(None)
        for seat in seats_of(state):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        assert again.result() == state.result()


def test_a_clone_goes_its_own_way(states: list[State]) -> None:
    for state in states:
        before = state.position()
        clone = state.clone()
        for seat in clone.waiting_for():
            clone.play(seat, clone.legal(seat)[-1])
            assert clone.position() != before
        assert state.position() == before


def test_undo_leads_back_to_the_same_position_unless_the_seat_is_done(states: list[State]) -> None:
    for number, state in enumerate(states):
        before = state.position()
        pick = random.Random(number)
        for seat in state.waiting_for():
            allowed = state.legal(seat)
            played = state.clone()
            played.play(seat, pick.choice(allowed))
            turned = played.position()["round"] != before["round"] or played.over
            if turned or seat not in played.waiting_for():
                with pytest.raises(islario.CannotUndo) as refused:
                    played.undo(seat)
                assert refused.value.reason.code == ("revealed" if turned else "sealed")
            else:
                played.undo(seat)
                assert played.position() == before
                assert played.legal(seat) == allowed


def test_a_record_replays_to_the_same_position() -> None:
    for number in range(8):
        state = GAME.new(seed=number, **options(number))
        pick = random.Random(number)
        while not state.over:
            seat = pick.choice(state.waiting_for())
            state.play(seat, pick.choice(state.legal(seat)))
            if pick.randrange(40) == 0:
                assert islario.replay(state.record()).position() == state.position()
        again = islario.replay(state.record())
        assert again.position() == state.position()
        assert again.record() == state.record()
        assert again.moves() == state.moves()


def test_no_view_carries_the_order_of_the_deck(states: list[State]) -> None:
    for number, state in enumerate(states):
        position = state.position()
        hidden = [*position["cards"]["deck"], position["cards"]["aside"]]
        random.Random(number).shuffle(hidden)
        *position["cards"]["deck"], position["cards"]["aside"] = hidden
        shuffled = GAME.position(position)
        for seat in (*seats_of(state), None):
            assert shuffled.view(seat) == state.view(seat)


def test_a_sample_agrees_with_the_view_it_was_drawn_from(states: list[State]) -> None:
    rng = islario.Rng(5)
    for state in states:
        for seat in seats_of(state):
            sample = GAME.sample(state.view(seat), rng)
            assert sample.view(seat) == state.view(seat)
            assert sample.legal(seat) == state.legal(seat)
            assert sample.waiting_for() == state.waiting_for()

"""What holds at every moment of every game, whichever game it is."""

import json
import math
import random
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import pytest

import islario
from islario.core.action_space import ActionSpace, number_actions
from islario.core.game import Game, Table
from islario.core.lines import Lines
from islario.core.options import Option
from islario.core.policy import Policy, Sitting
from islario.core.readings import Readings
from islario.core.rng import Rng
from islario.core.sections import width_of
from islario.core.state import State
from islario.players import PLAYERS, Bot, find_policy
from tests.games.playing import sampled_states, seats_of

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run


class Room(Protocol):
    """What a game's ``whole_games`` has for these tests."""

    GAME: Game
    PLAYERS: list[str]
    """Who plays."""
    SAMPLED: dict[str, tuple[range, int]]
    """For each of them the games that positions are taken out of, and one in how many."""
    RECORDED: range
    """The games that are played at random and recorded."""
    UNASKED: set[str]
    """The verbs of what a seat may do that the game does not wait for."""
    CHANGED: tuple[range, int, int]
    """The games whose positions are changed, after how many actions at most; and how many are then played at most."""
    TOGETHER: set[str]
    """The fields of a position that mean something only together: not one of them comes out of another game."""
    WATCHED: range
    """The games that every kind of bot plays from its views alone."""

    def options(self, number: int) -> dict[str, Any]: ...
    def play(self, player: str, number: int) -> Iterator[tuple[Table, int, str]]: ...

    def undo_refusal(self, before: State, played: State, seat: int, words: str) -> str | None:
        """Why a seat cannot take back what it has just played; None if it can."""

    def reshuffled(self, position: dict[str, Any], pick: random.Random) -> dict[str, Any]:
        """A position with all that is hidden in another order."""


ROOMS = {name: cast(Room, import_module(f"tests.games.{name}.whole_games")) for name in islario.games()}


class Sample:
    """Positions of one game, as one player comes to them."""

    def __init__(self, name: str, player: str) -> None:
        self.room = ROOMS[name]
        self.game = self.room.GAME
        games, every = self.room.SAMPLED[player]
        self.states = [
            state
            for number in games
            for state in sampled_states(self.game, self.room.play(player, number), number, every)
        ]
        self.players = {len(seats_of(state)) for state in self.states}
        """How many seats there are at these tables."""

    def space(self, players: int) -> ActionSpace:
        """All actions at a table of so many players."""
        state = next(state for state in self.states if len(seats_of(state)) == players)
        return number_actions(self.game, state.table)


CASES = [(name, player) for name, room in ROOMS.items() for player in room.PLAYERS]


@pytest.fixture(scope="module", params=CASES, ids=[" ".join(case) for case in CASES])
def sample(request: pytest.FixtureRequest) -> Sample:
    return Sample(*request.param)


def test_legal_is_exactly_what_why_not_has_nothing_against(sample: Sample) -> None:
    for state in sample.states:
        every = sample.game.actions(len(seats_of(state)))
        assert len(every) == len(set(every))
        for seat in seats_of(state):
            allowed = state.legal(seat)
            assert len(allowed) == len(set(allowed))
            assert set(allowed) == {words for words in every if state.why_not(seat, words) is None}


def test_a_game_waits_for_the_seats_that_can_act_until_it_is_over(sample: Sample) -> None:
    for state in sample.states:
        assert state.over == (state.waiting_for() == ()) == (state.result() is not None)
        for seat in seats_of(state):
            verbs = {words.split()[0] for words in state.legal(seat)}
            asked = seat in state.waiting_for()
            assert verbs or not asked
            assert asked or verbs <= sample.room.UNASKED
            assert not (state.over and verbs)
            unasked = not asked and bool(verbs)
            assert (sample.game.bystanders(state.table) >> seat) & 1 == unasked


def test_a_position_taken_in_again_has_the_same_legal_actions_and_views(sample: Sample) -> None:
    for state in sample.states:
        again = sample.game.position(json.loads(json.dumps(state.position())))
        assert again.position() == state.position()
        assert again.waiting_for() == state.waiting_for()
        assert again.view(None) == state.view(None)
        for seat in seats_of(state):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        assert again.result() == state.result()


def test_a_position_taken_in_again_goes_on_alike(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        pick = random.Random(number)
        one, two = state.clone(), sample.game.position(state.position(), seed=state.origin.seed)
        for _ in range(8):
            if one.over:
                break
            seat = pick.choice(one.waiting_for())
            words = pick.choice(one.legal(seat))
            told = [[event.as_dict() for event in game.play(seat, words)] for game in (one, two)]
            assert told[0] == told[1]
            assert one.position() == two.position()
            assert one.waiting_for() == two.waiting_for()


def test_a_clone_goes_its_own_way(sample: Sample) -> None:
    for state in sample.states:
        before = state.position()
        for seat in state.waiting_for():
            clone = state.clone()
            clone.play(seat, clone.legal(seat)[-1])
            assert clone.position() != before
        assert state.position() == before


def test_undo_leads_back_to_the_same_position_or_is_refused_with_the_reason(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        before = state.position()
        pick = random.Random(number)
        for seat in seats_of(state):
            allowed = state.legal(seat)
            for words in pick.sample(allowed, min(4, len(allowed))):
                played = state.clone()
                played.play(seat, words)
                whose = pick.choice([seat, None])
                why = sample.room.undo_refusal(state, played, seat, words)
                if why is not None:
                    with pytest.raises(islario.CannotUndo) as refused:
                        played.undo(whose)
                    assert refused.value.reason.code == why, words
                else:
                    played.undo(whose)
                    assert played.position() == before
                    assert played.legal(seat) == allowed


def test_what_can_be_taken_back_has_shown_nothing(sample: Sample) -> None:
    """It would have looked the same whatever the hidden cards are."""
    for number, state in enumerate(sample.states):
        pick = random.Random(number)
        for seat in state.waiting_for():
            words = pick.choice(state.legal(seat))
            played = state.clone()
            played.play(seat, words)
            other = sample.game.position(sample.room.reshuffled(state.position(), pick), seed=number + 1)
            other.play(seat, words)
            if sample.room.undo_refusal(state, played, seat, words) is None:
                assert played.view(seat) == other.view(seat)


@pytest.mark.parametrize("player", [player.name for player in PLAYERS.values() if not player.ceiling])
@pytest.mark.parametrize("name", ROOMS)
def test_a_bot_finishes_a_game_from_views_alone(name: str, player: str) -> None:
    room = ROOMS[name]
    for number in room.WATCHED:
        state = room.GAME.new(seed=number, **room.options(number))
        bots = [Bot(player, room.GAME, islario.Rng(seat)) for seat in seats_of(state)]
        pick = random.Random(number)
        while not state.over:
            seat = pick.choice(state.waiting_for())
            words = bots[seat].decide(state.view(seat))
            if words is None and len(state.waiting_for()) > 1:
                continue  # it leaves the decision to another one
            assert words in state.legal(seat)
            state.play(seat, words)


@pytest.mark.parametrize("name", ROOMS)
def test_a_record_replays_to_the_same_position(name: str) -> None:
    room = ROOMS[name]
    for number in room.RECORDED:
        state = room.GAME.new(seed=number, **room.options(number))
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


def test_no_view_carries_anything_hidden(sample: Sample) -> None:
    """Nor does what a player by program is shown."""
    for number, state in enumerate(sample.states):
        shuffled = sample.game.position(sample.room.reshuffled(state.position(), random.Random(number)))
        for seat in (*seats_of(state), None):
            assert shuffled.view(seat) == state.view(seat)
            json.dumps(state.view(seat))
        for seat in seats_of(state):
            assert shown(sample.game, shuffled, seat) == shown(sample.game, state, seat)


def test_no_observation_carries_anything_hidden(sample: Sample) -> None:
    """Not one byte of it changes with what a seat does not see, nor how far it is said to be."""
    readings = Readings(sample.game, sample.space(4), 4, 1)
    for number, state in enumerate(sample.states):
        shuffled = sample.game.position(sample.room.reshuffled(state.position(), random.Random(number)))
        imagined = sample.game.sample(state.view(0), Rng(number))
        for seat in seats_of(state):
            told = observed(readings, state, seat)
            assert observed(readings, shuffled, seat) == told
            if seat == 0:
                assert observed(readings, imagined, seat) == told


def test_an_observation_fills_its_sections_and_keeps_to_their_ranges(sample: Sample) -> None:
    sections = {players: sample.game.sections(players) for players in sample.players}
    readings = {players: Readings(sample.game, sample.space(players), players, 1) for players in sample.players}
    for state in sample.states:
        players = len(seats_of(state))
        for seat in seats_of(state):
            row = memoryview(observed(readings[players], state, seat)[: -struct.calcsize("d")]).cast("h")
            assert len(row) == sections[players][-1].slice.stop
            for part in sections[players]:
                assert part.low <= min(row[part.slice]) <= max(row[part.slice]) <= part.high, part.name


def test_every_action_has_a_number_and_the_legal_ones_are_marked(sample: Sample) -> None:
    every = {players: sample.game.actions(players) for players in sample.players}
    readings = {players: Readings(sample.game, sample.space(players), players, 1) for players in sample.players}
    for state in sample.states:
        players = len(seats_of(state))
        for seat in seats_of(state):
            reading = readings[players]
            reading.clear()
            reading.mark(state.table, seat, 0)
            marked = [action for action, mark in zip(every[players], bytes(reading.masks), strict=True) if mark]
            assert sorted(marked) == sorted(state.legal(seat))
            assert [every[players][number] for number in reading.numbers(state.table, seat)] == marked
            codes = [reading.space.code(number) for number in reading.numbers(state.table, seat)]
            assert [sample.game.action(code) for code in codes] == marked


def observed(readings: Readings, state: State, seat: int) -> bytes:
    """The observation of a seat, which is written over what was read before, and the potential behind it."""
    seen = readings.observe(state.table, seat, 0)
    row = bytes(readings.observations)[: 2 * width_of(state.game.sections(len(seats_of(state))))]
    return row + struct.pack("d", state.game.progress(seen, seat))


def shown(game: Game, state: State, seat: int) -> dict[str, Any]:
    seen = state.table.clone()
    game.show(state.table, seat, seen)
    return game.position_of(seen)


def test_a_sample_agrees_with_the_view_it_was_drawn_from(sample: Sample) -> None:
    rng = islario.Rng(5)
    for state in sample.states:
        for seat in seats_of(state):
            imagined = sample.game.sample(state.view(seat), rng)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.waiting_for() == state.waiting_for()
            for other in seats_of(state):
                if other == seat or not sample.game.simultaneous:
                    assert imagined.legal(other) == state.legal(other)


def test_how_a_game_stands_hangs_on_nothing_that_is_hidden(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        for seat in [*seats_of(state), None]:
            other = sample.game.sample(state.view(seat), Rng(number))
            assert other.signs(seat) == state.signs(seat)


# -- looking ahead -------------------------------------------------------------------------------


def test_what_is_dealt_anew_agrees_with_what_a_seat_knows(sample: Sample) -> None:
    game, rng = sample.game, Rng(11)
    for state in sample.states:
        for seat in seats_of(state):
            table = seen_table(game, state, seat)
            known = game.digest(table)
            game.redeal(table, seat, rng)
            assert game.view_of(table, seat) == state.view(seat)
            assert game.waiting(table) == game.waiting(state.table)
            again = game.lay_out(game.position_of(table))  # which refuses what is lost or doubled
            game.show(again.clone(), seat, again)
            assert game.digest(again) == known


def test_what_is_dealt_anew_is_as_likely_as_what_is_imagined(sample: Sample) -> None:
    game, rng, draws = sample.game, Rng(12), 150
    for state in sample.states[:: max(len(sample.states) // 3, 1)]:
        seat = seats_of(state)[-1]
        seen = seen_table(game, state, seat)
        dealt: Counter[tuple[str, ...]] = Counter()
        imagined: Counter[tuple[str, ...]] = Counter()
        for _ in range(draws):
            table = seen.clone()
            game.redeal(table, seat, rng)
            dealt.update(facts(game.position_of(table)))
            imagined.update(facts(game.position_of(game.lay_out(game.imagine(state.view(seat), rng)))))
        for fact in dealt | imagined:
            one, two = dealt[fact], imagined[fact]
            assert abs(one - two) <= 6 * math.sqrt(one + two + 1), fact


def facts(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every single thing that a position says, with where it stands."""
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from facts(inner, (*path, str(key)))
    else:
        yield (*path, str(value))


def seen_table(game: Game, state: State, seat: int) -> Table:
    seen = state.table.clone()
    game.show(state.table, seat, seen)
    return seen


def test_equal_tables_have_equal_digests_and_others_do_not(sample: Sample) -> None:
    game = sample.game
    digests: dict[int, dict[str, Any]] = {}
    for state in sample.states:
        position = state.position()
        digest = game.digest(state.table)
        assert game.digest(state.table.clone()) == digest
        assert digests.setdefault(digest, position) == position
        for seat in state.waiting_for():
            played = state.clone()
            played.play(seat, played.legal(seat)[0])
            assert game.digest(played.table) != digest


def values_of(option: Option) -> Sequence[Any]:
    if option.kind == "flag":
        return False, True
    if option.kind in ("number", "seat"):
        return range(option.low, option.high + 1)
    return option.choices if option.kind in ("choice", "layout") else ()


@pytest.mark.parametrize("name", islario.games())
def test_tables_of_other_options_are_told_apart_by_the_digests_of_set_up_and_table(name: str) -> None:
    game = islario.game(name)
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for option in game.options:
        for value in values_of(option):
            state = game.new(seed=7, **{"players": 4, option.name: value})
            digests = game.setup_digest(state.table), game.digest(state.table)
            position = state.position()
            assert found.setdefault(digests, position) == position
            assert game.setup_digest(game.position(position).table) == digests[0]
    assert len(found) > len(game.options) - 1  # that of the seed is none of the table


def test_the_digest_of_what_is_seen_hangs_on_nothing_that_is_hidden(sample: Sample) -> None:
    game = sample.game
    for number, state in enumerate(sample.states):
        other = game.position(sample.room.reshuffled(state.position(), random.Random(number)))
        for seat in seats_of(state):
            assert game.digest(seen_table(game, other, seat)) == game.digest(seen_table(game, state, seat))


def test_a_copy_is_equal_and_goes_its_own_way(sample: Sample) -> None:
    game = sample.game
    into = sample.states[0].table.clone()
    for state in sample.states:
        game.copy(state.table, into)
        before = state.position()
        assert game.position_of(into) == before
        assert game.digest(into) == game.digest(state.table)
        game.redeal(into, 0, Rng(1))
        assert state.position() == before


def test_the_value_of_a_table_is_the_result_at_the_end_and_an_estimate_before(sample: Sample) -> None:
    for state in sample.states:
        result = state.result()
        for seat in seats_of(state):
            value = sample.game.value(state.table, seat)
            if result is not None:
                together = result["won"] is not None
                assert value == (float(result["won"]) if together else result["scores"][seat])
            else:
                assert 0 <= value <= (1 if sample.game.name != "hashi" else 100)


def test_an_honest_policy_goes_by_nothing_that_is_hidden(sample: Sample) -> None:
    """It decides the same whether it is shown what its seat sees, the table itself, or one with other cards in it."""
    game = sample.game
    for player in PLAYERS.values():
        policy = player.make_policy(game)
        if not policy.honest:
            continue
        for number, state in enumerate(sample.states):
            if state.over:
                continue
            hidden = game.position(sample.room.reshuffled(state.position(), random.Random(number)))
            decided = set()
            for table, imagined in ((state.table, False), (state.table, True), (hidden.table, True)):
                sitting = Sitting(game, [policy] * len(seats_of(state)), Rng(number), imagined)
                decided.add((sitting.decide(table), sitting.seat))
            assert len(decided) == 1


class Undecided(Policy):
    """Plans and takes back without end where a game lets it."""

    def choose(self, seen: Table, seat: int, codes: Any, n: int, rng: Rng) -> Any:
        return codes[0]


@pytest.mark.parametrize("name", ROOMS)
def test_a_game_ends_even_if_nobody_makes_up_their_mind(name: str) -> None:
    room = ROOMS[name]
    state = room.GAME.new(seed=1, **room.options(1))
    sitting = Sitting(room.GAME, [Undecided() for _ in seats_of(state)], Rng(1))
    sitting.play_out(state.table, Rng(2))
    assert state.over


@pytest.mark.parametrize("name", ROOMS)
def test_a_game_can_be_played_on_for_some_turns(name: str) -> None:
    room = ROOMS[name]
    state = room.GAME.new(seed=1, **room.options(1))
    sitting = Sitting(room.GAME, [find_policy("random", room.GAME) for _ in seats_of(state)], Rng(1))
    course = sitting.play_out(state.table, Rng(2), 2)
    assert course.turns == 3
    assert not state.over


def test_lines_can_be_written_down_and_read(sample: Sample) -> None:
    lines = Lines()
    for state in sample.states:
        for seat in state.waiting_for():
            lines.clear()
            sample.game.lines(seen_table(sample.game, state, seat), seat, Rng(1), lines)
            written = [
                [(int(lines.seat(i, k)), lines.code(i, k)) for k in range(lines.size(i))] for i in range(lines.count)
            ]
            assert written
            for steps in written:
                played = state.clone()
                for who, code in steps:
                    played.play(who, sample.game.action(code))

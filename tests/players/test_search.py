"""Players that look ahead: the same seed gives the same move, and nothing hidden has a part in it."""

import random
from typing import Any

import pytest

import islario
from islario.core.game import Game
from islario.core.lines import Lines
from islario.core.policy import Policy, Sitting
from islario.core.rng import Rng
from islario.lab.simulate import arrange
from islario.players import PLAYERS, Bot, UnknownPlayer, find_policy
from islario.players.registry import find_measured
from islario.players.search.levels import ORACLE, RELENTLESS, STRONG, Level, find_level
from islario.players.search.searcher import Mind, Searcher
from islario.words import LANGUAGES, explain
from tests.games.test_every_game import ROOMS

BRIEF = {"turns": 1, "first_worlds": 1, "margin": 0.5}


def searcher(game: Game, rollouts: int = 40, **choices: Any) -> Searcher:
    """A player that looks ahead a little, with a mind of its own."""
    level = Level("brief", rollouts, 3600.0, **{**BRIEF, **choices})
    return Searcher(Mind(game, find_policy("steady", game), level))


def play(game: Game, policy: Policy, number: int, most: int = 10_000) -> list[tuple[int, int]]:
    """What all seats decide in a game, or in its beginning."""
    rng = Rng(number)
    room = ROOMS[game.name]
    table = game.deal(game.settings(game.read_options(room.options(number))), rng)
    sitting = Sitting(game, [policy] * 4, Rng(number + 1))
    decided: list[tuple[int, int]] = []
    while game.waiting(table) and len(decided) < most:
        code = sitting.decide(table)
        action = game.action(code)
        assert game.why_not(table, sitting.seat, code) is None, action
        decided.append((int(sitting.seat), int(code)))
        game.apply(table, sitting.seat, code, rng, None)
    return decided


@pytest.mark.once
@pytest.mark.parametrize("name", islario.games())
def test_the_same_seed_gives_the_same_moves_whatever_was_played_before(name: str) -> None:
    game = islario.game(name)
    most = 10_000 if name == "forbidden_island" else 30
    fresh = play(game, searcher(game), 5, most)
    used = searcher(game)
    play(game, used, 6, most)
    assert play(game, used, 5, most) == fresh


@pytest.mark.once
def test_one_who_has_played_a_board_plays_another_as_if_it_were_the_first() -> None:
    game = islario.game("hashi")

    def start(policy: Policy, side: str) -> int:
        table = game.deal(game.settings(game.read_options({"side": side})), Rng(1))
        return int(Sitting(game, [policy] * 4, Rng(2)).decide_for(table, 0))

    used = searcher(game)
    start(used, "A")
    assert start(used, "B") == start(searcher(game), "B") != start(searcher(game), "A")


@pytest.mark.once
@pytest.mark.parametrize("name", ["forbidden_island", "hashi"])  # where the quick player asks for no chance
def test_who_asks_for_any_gain_at_all_plays_as_the_quick_player(name: str) -> None:
    game = islario.game(name)
    most = 10_000 if name == "forbidden_island" else 30
    assert play(game, searcher(game, margin=1e9), 8, most) == play(game, find_policy("steady", game), 8, most)


@pytest.mark.once
@pytest.mark.parametrize("player", ["learner", "steady", "brief"])
@pytest.mark.parametrize("name", islario.games())
def test_nothing_hidden_changes_a_decision(name: str, player: str) -> None:
    room, game = ROOMS[name], islario.game(name)
    for number in range(3):
        state = game.new(seed=number, **room.options(number))
        pick = random.Random(number)
        for _ in range(40):
            if state.over:
                break
            hidden = game.position(room.reshuffled(state.position(), pick), seed=1)
            if pick.random() < 0.3:
                decided = set()
                for one in (game.position(state.position()), hidden):
                    policy = searcher(game) if player == "brief" else find_policy(player, game)
                    sitting = Sitting(game, [policy] * 4, Rng(number))
                    decided.add((int(sitting.decide(one.table)), int(sitting.seat)))
                assert len(decided) == 1
            seat = state.waiting_for()[0]
            words = Bot("steady", game, Rng(1)).decide(state.view(seat))
            assert words is not None
            state.play(seat, words)


def think(**choices: Any) -> Mind:
    """A mind that has thought about the first turn of a game."""
    game = islario.game("forbidden_island")
    table = game.deal(game.settings(game.read_options({})), Rng(4))
    policy = searcher(game, **choices)
    Sitting(game, [policy] * 4, Rng(1)).decide(table)
    return policy.mind


@pytest.mark.once
def test_a_level_says_how_many_lines_and_rollouts_there_are_at_most() -> None:
    lines = int(think().lines.count)
    assert lines > 10
    few = think(most_lines=4, rollouts=4000, most_worlds=10_000)
    assert few.lines.count == lines
    assert sum(few.race.tries[line] > 0 for line in range(lines)) == 4
    each = think(most_lines=4, rollouts=4000, rollouts_each=20, most_worlds=10_000)
    assert 60 < each.race.rollouts <= 80 < few.race.rollouts


@pytest.mark.once
def test_where_no_game_is_won_those_that_came_further_still_count() -> None:
    game = islario.game("robinson")
    table = game.deal(game.settings(game.read_options({"scenario": 6})), Rng(4))
    found = {}
    for merit in (0.0, 1.0):
        policy = searcher(game, merit=merit, turns=0, most_lines=8)
        sitting, rng = Sitting(game, [policy] * 2, Rng(1)), Rng(5)
        while policy.mind.lines.count < 8:
            code = sitting.decide(table)
            game.apply(table, sitting.seat, code, rng, None)
        found[merit] = [policy.mind.race.mean(line) for line in range(8)]
    assert len(set(found[0.0])) == 1
    assert len(set(found[1.0])) > 4


def test_levels_that_look_ahead_say_how_long_they_may_take() -> None:
    for name in (STRONG, RELENTLESS):
        for game in islario.games():
            assert find_level(name, game).ceiling == PLAYERS[name].ceiling
            assert not find_level(name, game).oracle
    assert find_level(RELENTLESS, "a new game").rollouts > find_level(STRONG, "a new game").rollouts > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_an_oracle_and_that_is_said(language: str) -> None:
    with pytest.raises(UnknownPlayer) as refused:
        Bot(ORACLE, islario.game("hashi"), Rng(1))
    said = explain(refused.value.reason, language)
    assert said != refused.value.reason.code
    assert ORACLE not in PLAYERS


def test_only_who_measures_lets_an_oracle_play_and_it_sees_what_is_hidden() -> None:
    game = islario.game("forbidden_island")
    oracle = find_measured(ORACLE, game)
    assert oracle.peeks
    assert not find_measured(STRONG, game).peeks
    assert arrange("forbidden_island", {}, [ORACLE], 1).players == (ORACLE, ORACLE)


@pytest.mark.once
def test_an_oracle_decides_by_what_is_hidden() -> None:
    game, room = islario.game("forbidden_island"), ROOMS["forbidden_island"]
    state = game.new(seed=3, difficulty="legendary")
    decided = set()
    for number in range(12):
        hidden = game.position(room.reshuffled(state.position(), random.Random(number)))
        policy = searcher(game, rollouts=300, oracle=True, margin=0.0)
        decided.add(int(Sitting(game, [policy] * 4, Rng(1)).decide(hidden.table)))
    assert len(decided) > 1


@pytest.mark.once
def test_looking_ahead_wins_more_often_than_rules_of_thumb() -> None:
    game = islario.game("forbidden_island")
    wins = {"steady": 0, "brief": 0}
    settings = game.settings(game.read_options({"difficulty": "elite"}))
    policies = {"steady": find_policy("steady", game), "brief": searcher(game, rollouts=300, turns=4, margin=1.0)}
    for name, policy in policies.items():
        for number in range(30):
            rng = Rng(number)
            table = game.deal(settings, rng)
            Sitting(game, [policy] * 2, Rng(number)).play_out(table, rng)
            wins[name] += int(bool(game.result_of(table)["won"]))
    assert wins["brief"] > wins["steady"]


def test_a_mistake_is_told_as_one() -> None:
    """What the learner does is what the quick player would do, or it says which mistake it was."""
    told = {"same": 0, "slip": 0, "oversight": 0}
    for name in islario.games():
        game, room = islario.game(name), ROOMS[name]
        state = game.new(seed=2, **room.options(2))
        for turn in range(60):
            if state.over:
                break
            learner, steady = Bot("learner", game, Rng(turn)), Bot("steady", game, Rng(turn))
            seat = state.waiting_for()[0]
            view = state.view(seat)
            words, best = learner.decide(view), steady.decide(view)
            assert words is not None
            motive = learner.motive(view, words)
            if words == best:
                told["same"] += 1
            else:
                assert motive is not None
                told[motive.code] += 1
            state.play(seat, words)
    assert told["same"] > 5 * told["slip"] > 0
    assert told["slip"] > told["oversight"] > 0


def test_own_lines_are_those_with_no_step_of_anybody_else() -> None:
    lines = Lines()
    for steps in ([(0, 11)], [(0, 12), (1, 13)], [(1, 14)], [(0, 15), (0, 16)]):
        for seat, code in steps:
            lines.put(seat, code)
        lines.close(steps[0][1])
    lines.keep_own(1)
    kept = [[lines.code(line, step) for step in range(lines.size(line))] for line in range(lines.count)]
    assert kept == [[11], [15, 16]]
    assert [lines.digests[line] for line in range(lines.count)] == [11, 15]
    lines.put(0, 17)
    lines.close()
    assert lines.code(2, 0) == 17

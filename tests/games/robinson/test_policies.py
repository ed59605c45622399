"""Players of Robinson Crusoe: they see views and nothing else, always finish, and thumb survives now and then."""

import random
import re
from pathlib import Path

import pytest

from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.robinson.components import ROUNDS
from islario.games.robinson.thumb import weights
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally
from islario.players import Bot, find_policy
from islario.words import Words
from tests.games.robinson.whole_games import GAME, options, reshuffled


def together(games: int, player: str, **chosen: object) -> Tally:
    tally = Tally()
    for part in simulate(arrange("robinson", chosen, [player], 0), games):
        tally.merge(part.tally)
    return tally


def test_a_thumb_s_decision_does_not_hang_on_what_is_hidden() -> None:
    decisions = 0
    for number in range(0, 28, 5):
        state = GAME.new(seed=number, **options(number))
        while not state.over and state.position()["round"] < 4:
            other = GAME.position(reshuffled(state.position(), random.Random(number)), seed=1)
            chosen = None
            for seat in state.waiting_for():  # who waits for another one decides nothing
                chosen = Bot("thumb", GAME, Rng(3)).decide(state.view(seat))
                assert Bot("thumb", GAME, Rng(3)).decide(other.view(seat)) == chosen
                if chosen is not None:
                    break
            assert chosen is not None
            state.play(seat, chosen)
            decisions += 1
    assert decisions > 200


@pytest.mark.once
def test_thumb_wins_castaways_with_two_players_in_a_tenth_of_a_thousand_games() -> None:
    tally = together(1000, "thumb", scenario=1, players=2)
    assert tally.wins >= 100
    assert sum(tally.lost.values()) == 1000 - tally.wins


def test_random_games_end_by_the_rules_and_are_all_but_never_won() -> None:
    tally = together(100, "random", scenario=1, players=2)
    assert tally.wins <= 1
    assert set(tally.lost) <= {"death", "out_of_time"}


def test_the_same_seats_serve_tables_of_any_scenario_and_number_of_players() -> None:
    sitting = Sitting(GAME, [find_policy("thumb", GAME)] * 4, Rng(1))
    for scenario, players in ((1, 1), (6, 4), (3, 2), (7, 3), (2, 1)):
        table = GAME.deal(GAME.settings(GAME.read_options({"scenario": scenario, "players": players})), Rng(players))
        sitting.play_out(table, Rng(players))
        assert len(GAME.result_of(table)["scores"]) == players


def test_every_scenario_has_a_weight_for_everything_thumb_thinks_about() -> None:
    assert len(weights.TABLE) == len(ROUNDS) * weights.COUNT
    assert len(weights.NAMES) == weights.COUNT
    assert [getattr(weights, name.upper()) for name in weights.NAMES] == list(range(weights.COUNT))


def test_the_results_say_which_weights_are_borrowed() -> None:
    words = Words("en", GAME)
    page = " ".join((Path(__file__).parents[3] / "docs" / "results" / "robinson.md").read_text("utf-8").split())
    told = re.findall(r"except that ([^()]*) borrows? those of ([^()]*) \(", page)
    borrowers = {name for borrowing, _ in told for name in re.split(", | and ", borrowing)}
    assert borrowers == {words.name("scenario", name) for name in weights.BORROWED}
    assert {lender for _, lender in told} == {words.name("scenario", name) for name in weights.BORROWED.values()}
    assert not weights.BORROWED.keys() & set(weights.BORROWED.values())

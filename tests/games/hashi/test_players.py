"""Players of Hashi: they see views and nothing else, and thumb plays well."""

from statistics import mean

import pytest

from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally
from islario.players import Bot, find_policy
from tests.games.hashi.whole_games import GAME, options

MEANS = {"A": 44, "B": 42}
"""What thumb has to reach alone."""


def together(match_games: int, *players: str, **chosen: object) -> Tally:
    tally = Tally()
    for part in simulate(arrange("hashi", chosen, players, 0), match_games):
        tally.merge(part.tally)
    return tally


def test_a_thumb_s_decision_does_not_hang_on_what_is_hidden() -> None:
    decisions = 0
    for number in range(1, 12, 4):
        state = GAME.new(seed=number, **options(number))
        while not state.over:
            for seat in state.waiting_for():
                view = state.view(seat)
                chosen = Bot("thumb", GAME, Rng(3)).decide(view)
                for seed in (1, 2):  # whatever the others have done, and however the deck lies
                    assert Bot("thumb", GAME, Rng(3)).decide(GAME.sample(view, Rng(seed)).view(seat)) == chosen
                assert chosen is not None
                state.play(seat, chosen)
                decisions += 1
    assert decisions > 200


@pytest.mark.once
@pytest.mark.parametrize("side", MEANS)
def test_thumb_alone_reaches_its_mean_over_a_thousand_seeds(side: str) -> None:
    tally = together(1000, "thumb", side=side)
    assert tally.scores[0].mean >= MEANS[side]
    assert not {53, 55, 57, 59} & tally.scores[0].counts.keys()
    assert sum(tally.ranks.values()) == 1000


@pytest.mark.parametrize("players", [2, 4])
def test_thumb_beats_random(players: int) -> None:
    tally = together(6, "thumb", *["random"] * (players - 1), players=players)
    assert tally.scores[0].wins == 6
    assert tally.scores[0].mean > 2 * mean(scores.mean for scores in tally.scores[1:]) - 10


def test_the_same_seats_serve_tables_of_any_number_of_players() -> None:
    sitting = Sitting(GAME, [find_policy("thumb", GAME)] * 4, Rng(1))
    for players in (1, 4, 2, 3, 1):
        table = GAME.deal(GAME.settings(GAME.read_options({"players": players})), Rng(players))
        sitting.play_out(table, Rng(players))
        assert len(GAME.result_of(table)["scores"]) == players

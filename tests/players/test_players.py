"""Players: they see views and nothing else, and what they choose is legal."""

import random
from typing import Any

import pytest

import islario
from islario.core.policy import PASS, Policy, RandomPolicy, Sitting
from islario.core.rng import Rng
from islario.lab.simulate import arrange, simulate
from islario.lab.statistics import Tally
from islario.players import PLAYERS, STAND_IN, Bot, Player, UnknownPlayer, find_player, find_policy
from tests.games.forbidden_island.whole_games import GAME, options


def shuffled(position: dict[str, Any], seed: int) -> dict[str, Any]:
    """The same position with everything hidden in another order."""
    pick = random.Random(seed)
    decks = {"treasure_deck": pick.sample(position["treasure_deck"], len(position["treasure_deck"]))}
    floods: list[str] = []
    for size in [*position["flood_layers"], len(position["flood_deck"])]:
        known = position["flood_deck"][len(floods) : len(floods) + size]
        floods += pick.sample(known, len(known))
    return {**position, **decks, "flood_deck": floods}


class Patient(Policy):
    """Leaves everything to others."""

    def choose(self, seen: Any, seat: Any, codes: Any, n: Any, rng: Rng) -> Any:
        return PASS


def test_who_leaves_a_decision_to_others_is_asked_again_after_them() -> None:
    game = islario.game("hashi")
    state = game.new(players=2, seed=3)
    assert state.waiting_for() == (0, 1)
    sitting = Sitting(game, [Patient(), RandomPolicy()], Rng(1))
    assert game.action(sitting.decide(state.table)) in state.legal(1)
    assert sitting.seat == 1


class Certain(Patient):
    """Knows what it does without being asked."""

    def recall(self, seen: Any, seat: Any) -> Any:
        return islario.game("hashi").codes(seen, seat)[0]


def test_who_recalls_what_it_has_decided_is_not_asked() -> None:
    game = islario.game("hashi")
    state = game.new(players=2, seed=3)
    sitting = Sitting(game, [Certain(), Patient()], Rng(1))
    assert game.action(sitting.decide(state.table)) == state.legal(0)[0]
    assert sitting.seat == 0


def test_where_all_leave_it_to_others_the_last_one_does_the_first_that_it_may() -> None:
    game = islario.game("hashi")
    state = game.new(players=2, seed=3)
    sitting = Sitting(game, [Patient(), Patient()], Rng(1))
    assert game.action(sitting.decide(state.table)) == state.legal(1)[0]
    assert sitting.seat == 1


def test_a_bot_that_leaves_a_decision_to_others_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "patient", Player("patient", lambda game: Patient()))
    state = islario.game("hashi").new(players=2, seed=3)
    assert Bot("patient", state.game, Rng(1)).decide(state.view(0)) is None


@pytest.mark.once
def test_a_thumb_s_decision_does_not_hang_on_what_is_hidden() -> None:
    decisions = 0
    for number in range(0, 288, 9):
        state = GAME.new(seed=number, **options(number))
        while not state.over:
            other = GAME.position(shuffled(state.position(), number), seed=1)
            for seat in range(len(state.view(None)["players"])):
                chosen = Bot("thumb", GAME, Rng(3)).decide(state.view(seat))
                assert Bot("thumb", GAME, Rng(3)).decide(other.view(seat)) == chosen
                decisions += chosen is not None
            seat = state.waiting_for()[0]
            words = Bot("thumb", GAME, Rng(3)).decide(state.view(seat))
            assert words is not None
            state.play(seat, words)
    assert decisions > 1000


def test_what_a_fast_policy_is_shown_holds_nothing_hidden() -> None:
    for number in range(0, 288, 5):
        state = GAME.new(seed=number, **options(number))
        pick = random.Random(number)
        while not state.over:
            seen, other_seen = state.table.clone(), state.table.clone()
            other = GAME.position(shuffled(state.position(), number))
            GAME.show(state.table, 0, seen)
            GAME.show(other.table, 0, other_seen)
            assert GAME.position_of(seen) == GAME.position_of(other_seen)
            assert GAME.view_of(seen, 0) == state.view(0)
            seat = state.waiting_for()[0]
            state.play(seat, pick.choice(state.legal(seat)))


def test_a_bot_that_is_not_asked_plays_a_winning_helicopter_or_keeps_still() -> None:
    players = [{"role": "pilot"}, {"role": "diver", "at": "fools_landing", "hand": ["helicopter"]}]
    state = GAME.position({"players": players, "captured": ["earth", "wind", "fire", "ocean"]})
    assert Bot("thumb", GAME, Rng(1)).decide(state.view(1)) == "escape"
    assert Bot("random", GAME, Rng(1)).decide(state.view(1)) is None
    assert Bot("thumb", GAME, Rng(1)).decide(GAME.new(seed=1, first=0).view(1)) is None


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer) as refused:
        find_policy("zed", GAME)
    assert "zed" in str(refused.value)
    assert refused.value.reason.values["expected"] == ", ".join(PLAYERS)
    with pytest.raises(UnknownPlayer) as besides:
        find_player("zed", besides=["me"])
    assert besides.value.reason.values["expected"] == ", ".join(["me", *PLAYERS])


def test_no_name_means_two_players() -> None:
    names = [name for player in PLAYERS.values() for name in (player.name, *player.other_names)]
    assert len(set(names)) == len(names)
    assert STAND_IN in PLAYERS


def test_a_new_player_is_one_entry_and_is_found_by_its_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "first", Player("first", lambda game: RandomPolicy(), ("foremost",)))
    assert find_player("first") is find_player("foremost")
    state = GAME.new(seed=1)
    seat = state.waiting_for()[0]
    for name in ("first", "foremost"):
        assert Bot(name, GAME, Rng(1)).decide(state.view(seat)) in state.legal(seat)


@pytest.mark.parametrize("game", islario.games())
@pytest.mark.parametrize("name", [player.name for player in PLAYERS.values() if player.ceiling <= 1])
def test_every_player_plays_every_game(game: str, name: str) -> None:
    state = islario.game(game).new(seed=1)
    seat = state.waiting_for()[0]
    assert Bot(name, state.game, Rng(1)).decide(state.view(seat)) in state.legal(seat)


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thumb_wins_at_novice_far_more_often_than_chance_would(seats: int) -> None:
    tally = Tally()
    for part in simulate(arrange("forbidden_island", {"players": seats}, ["thumb"], seed=0), games=200):
        tally.merge(part.tally)
    assert tally.wins >= 60  # 30 %


def test_random_games_end_by_the_rules_and_are_all_but_never_won() -> None:
    tally = Tally()
    for part in simulate(arrange("forbidden_island", {"players": 3}, ["random"], seed=0), games=300):
        tally.merge(part.tally)
    assert tally.wins <= 1
    assert set(tally.lost) <= {"treasure", "landing", "drowned", "skull"}


def test_a_simulated_game_can_be_looked_at_again_by_its_seed() -> None:
    match = arrange("forbidden_island", {"players": 2}, ["random"], seed=40)
    (part,) = simulate(match, games=1)
    state = islario.game("forbidden_island").new(players=2, seed=40)
    thoughts = Rng(2**62 - 1 - 40)
    decisions = 0
    while not state.over:
        seat = state.waiting_for()[0]
        legal = state.legal(seat)
        state.play(seat, legal[thoughts.below(len(legal))])
        decisions += 1
    result = state.result()
    assert result is not None
    assert part.tally.lost == {result["reason"]: 1}
    assert part.tally.decisions.total == decisions

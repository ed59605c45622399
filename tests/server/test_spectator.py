"""A spectator's attack: what chance will bring is worked out of what everybody sees. At a served table it fails."""

import json

import pytest

from islario.core.rng import SEED_LIMIT, Rng
from tests.games.forbidden_island.positions import GAME
from tests.server.running import Person
from tests.server.seeded import seed_of_deal
from tests.server.spectator import foresee, seen_words

MANY = 40


def foreseen(seed: int | str, players: int) -> list[int]:
    """The seeds that a spectator of this game finds; each of them tells every card of both decks."""
    state = GAME.new(seed=seed, players=players)
    assert state.origin.options is not None
    found = foresee(json.loads(json.dumps(state.view(None))), state.origin.options)
    for _, table in found:
        assert GAME.position_of(table) == state.position()
    return [seed for seed, _ in found]


def test_a_spectator_sees_nearly_four_words_of_the_stream() -> None:
    words = seen_words(GAME.new(seed=7).view(None))
    assert [len(each).bit_length() for each in words] == [6, 5, 7, 6]  # so many bits of 32 are unknown
    stream = Rng(7)
    assert all(stream.word() in each for each in words)


@pytest.mark.parametrize(("seed", "players"), [(7, 2), (1_000_000, 3), (SEED_LIMIT - 1, 4)])
def test_the_seed_of_a_simulated_table_is_worked_out_of_its_set_up(seed: int, players: int) -> None:
    assert foreseen(seed, players) == [seed]


def test_the_same_attack_finds_nothing_at_a_served_table(ana: Person, bea: Person) -> None:
    table = ana.start("me", "me", "me")["table"]
    seen = bea.read(table)  # Bea sits nowhere: she watches
    assert seen["view"]["seat"] is None
    assert foresee(seen["view"], seen["options"]) == []


@pytest.mark.rare
def test_the_attack_finds_the_seeds_of_simulated_tables_and_none_of_served_ones() -> None:
    for number in range(MANY):
        assert foreseen(number, 2 + number % 3) == [number]
        assert foreseen(seed_of_deal(number), 2 + number % 3) == []

"""What an observation says of a table, section by section."""

import pytest

from islario.games.forbidden_island.components import CARDS, ROLES, TREASURES
from tests.games.forbidden_island.positions import TILES, at, play
from tests.games.playing import observation_of


def marked(row: list[int], names: list[str]) -> list[str]:
    """The names at whose places something other than 0 stands."""
    return [name for name, number in zip(names, row, strict=True) if number]


def test_an_observation_says_who_is_asked_and_what_is_left_of_the_turn() -> None:
    state = at("pilot fools_landing", "diver iron_gate", "messenger", turn=1, water=4)
    seen = observation_of(state, 2)
    assert (seen["seat"], seen["asked"], seen["turn"]) == ([0, 0, 1], [0, 1, 0], [0, 1, 0])
    assert (seen["phase"], seen["left"], seen["due"], seen["flown"]) == ([1, 0, 0], [3], [1, 0, 0], [0])
    assert (seen["water_mark"], seen["flood_draws"]) == ([4], [3])
    play(state, "1 end", "1 draw")
    assert (observation_of(state, 2)["phase"], observation_of(state, 2)["left"]) == ([0, 1, 0], [1])


def test_an_observation_says_where_pawns_are_and_what_hands_hold() -> None:
    state = at("pilot observatory: earth*2 helicopter", "diver iron_gate: fire sandbags*2", captured="wind")
    seen = observation_of(state, 0)
    assert [marked(seen["role"][6 * seat :][:6], ROLES) for seat in (0, 1)] == [["pilot"], ["diver"]]
    assert [marked(seen["at"][24 * seat :][:24], TILES) for seat in (0, 1)] == [["observatory"], ["iron_gate"]]
    assert seen["hand"] == [2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2]
    assert marked(seen["captured"], TREASURES) == ["wind"]


def test_an_observation_counts_the_cards_of_deck_and_discard() -> None:
    state = at("pilot", "diver", treasure_deck="fire earth*2 waters_rise", treasure_discard="ocean sandbags")
    seen = observation_of(state, 0)
    assert dict(zip(CARDS, seen["treasure_deck"], strict=True))["earth"] == 2
    assert marked(seen["treasure_deck"], CARDS) == ["earth", "fire", "waters_rise"]
    assert marked(seen["treasure_discard"], CARDS) == ["ocean", "sandbags"]


def test_an_observation_shows_the_island_and_the_known_sets_of_the_flood_deck() -> None:
    state = at(
        "pilot",
        "diver",
        flooded="observatory watchtower",
        sunk="misty_marsh",
        flood_deck="watchtower lost_lagoon phantom_rock",
        flood_layers=[2],
        flood_discard="observatory",
    )
    seen = observation_of(state, 0)
    told = {name: dict(zip(TILES, seen[name], strict=True)) for name in ("tile", "row", "column", "flood_set")}
    assert {tile: number for tile, number in told["tile"].items() if number} == {
        "misty_marsh": 2,
        "observatory": 1,
        "watchtower": 1,
    }
    assert (told["row"]["fools_landing"], told["column"]["fools_landing"]) == (0, 2)
    assert (told["row"]["watchtower"], told["column"]["watchtower"]) == (5, 3)
    sets = {tile: number for tile, number in told["flood_set"].items() if number}
    assert (sets["watchtower"], sets["lost_lagoon"], sets["phantom_rock"]) == (1, 1, 2)
    assert "misty_marsh" not in sets
    assert "observatory" not in sets


def test_an_observation_says_who_swims_and_who_has_to_discard() -> None:
    state = at("pilot observatory", "diver iron_gate: earth*5 fire", phase="draw")
    assert observation_of(state, 0)["due"] == [0, 1, 0]
    assert observation_of(state, 0)["asked"] == [0, 1]


@pytest.mark.parametrize(
    ("hand", "captured", "progress"), [("", "", 0.0), ("earth*4", "", 0.125), ("earth*2", "wind fire", 0.5625)]
)
def test_progress_counts_treasures_and_half_of_what_is_held_towards_them(
    hand: str, captured: str, progress: float
) -> None:
    state = at(f"pilot: {hand}", "diver: earth", captured=captured)
    if not hand:
        progress = 0.5 / 16
    assert state.game.progress(state.table, 0) == pytest.approx(progress)

"""What the pictures show."""

from typing import Any

import numpy as np
import pytest

from islario.core.state import State
from islario.env.canvas import Canvas
from islario.env.pictures import CELL, EDGE, FLAGS, PAWNS, SAND, SEA, TERRAINS, TREASURES, WET, picture_of
from tests.games.forbidden_island.positions import at as island_at
from tests.games.hashi.positions import at as boards_at
from tests.games.robinson.helpers.positions import GAME as ROBINSON


def drawn(state: State) -> Any:
    return picture_of(state.game, state.view(None))


def has(picture: Any, colour: tuple[int, int, int]) -> bool:
    return bool((picture == colour).all(axis=2).any())


def tile_colour(picture: Any, row: int, column: int) -> tuple[int, ...]:
    """The colour in the middle of a place of the island."""
    return tuple(picture[EDGE + row * CELL + CELL // 2, EDGE + column * CELL + CELL // 2].tolist())


def test_tiles_are_sand_wet_or_gone_and_pawns_stand_on_them() -> None:
    picture = drawn(island_at("pilot observatory", "diver iron_gate", flooded="watchtower", sunk="twilight_hollow"))
    assert tile_colour(picture, 5, 3) == WET
    assert tile_colour(picture, 5, 2) == SEA
    assert tile_colour(picture, 4, 1) == SAND
    assert has(picture, PAWNS[0])
    assert has(picture, PAWNS[1])
    assert not has(picture, PAWNS[2])


def test_the_site_of_a_treasure_that_is_captured_is_no_longer_marked() -> None:
    before = drawn(island_at("pilot", "diver"))
    after = drawn(island_at("pilot", "diver", captured="fire"))
    fire = TREASURES["fire"]
    assert (before[EDGE:] == fire).all(axis=2).sum() > (after[EDGE:] == fire).all(axis=2).sum()
    assert has(after[:EDGE], fire)


def test_a_board_has_a_line_for_each_bridge_and_a_picture_grows_with_the_seats() -> None:
    bare, bridged = drawn(boards_at("d5", card="4/2")), drawn(boards_at("d5 d-g", card="4/2"))
    assert (bare != bridged).any()
    assert has(bare, FLAGS["red"])
    two = drawn(boards_at("d5", "d5", card="4/2"))
    assert two.shape[1] == 2 * bare.shape[1]


def test_a_tile_that_is_found_shows_its_terrain() -> None:
    state = ROBINSON.new(seed=1)
    terrain = next(
        tile["terrain"] for tile in state.game.box()["tiles"] if tile["number"] == state.view(None)["tiles"]["B1"]
    )
    picture = drawn(state)
    assert has(picture, TERRAINS[terrain])
    assert not any(has(picture, colour) for name, colour in TERRAINS.items() if name != terrain)


@pytest.mark.parametrize("scenario", range(1, 8))
def test_each_of_the_castaways_has_a_bar_and_jenny_where_she_plays(scenario: int) -> None:
    picture = drawn(ROBINSON.new(seed=1, players=4, scenario=scenario))
    with_friday = drawn(ROBINSON.new(seed=1, players=4, scenario=scenario, friday="yes"))
    jenny = scenario == 3
    assert [has(picture, colour) for colour in PAWNS[:4]] == [True] * 4
    assert bars_of(picture) == 4 + jenny
    assert bars_of(with_friday) == 5 + jenny


def bars_of(picture: Any) -> int:
    """How many people's lives are drawn, all of them unhurt."""
    column = picture[52 + 3 * CELL - 18 :, EDGE + 20].tolist()
    return sum(column[i] in map(list, PAWNS) and column[i] != column[i - 1] for i in range(1, len(column)))


def test_no_pawn_has_the_colour_of_an_empty_bar() -> None:
    canvas = Canvas(20, 4, (0, 0, 0))
    canvas.bar(0, 0, 20, 4, 0.0, PAWNS[0])
    assert tuple(canvas.pixels[1, 10].tolist()) not in PAWNS


def test_shapes_are_cut_off_at_the_edge() -> None:
    canvas = Canvas(10, 8, (0, 0, 0))
    canvas.box(-3, -3, 5, 5, (9, 9, 9))
    canvas.disc(10, 8, 3, (7, 7, 7))
    canvas.number(5, 4, -17, 1, (1, 2, 3))
    canvas.bar(0, 7, 10, 1, 2.0, (5, 5, 5))
    assert canvas.pixels.shape == (8, 10, 3)
    assert canvas.pixels[0, 0].tolist() == [9, 9, 9]
    assert canvas.pixels[7].tolist() == np.full((10, 3), 5).tolist()

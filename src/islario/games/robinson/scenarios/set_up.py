"""What each scenario changes before the first round (SETUP-3)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from islario.games.robinson import marks
from islario.games.robinson.components import (
    A4,
    B1,
    B3,
    B4,
    CANNIBAL_ISLAND,
    ITEM_USES,
    ITEMS_AT,
    JENNY_SCENARIO,
    KING_KONG,
    KNIFE,
    PIPE,
    ROBINSON_FAMILY,
    RUM,
    SCENARIOS_AT,
    SHOVEL,
    START_TILE,
    STORM_GLASS,
    VOLCANO_ISLAND,
)
from islario.games.robinson.effects.finds import without
from islario.games.robinson.scenarios import king_kong_island, robinson_family
from islario.games.robinson.state import Table

VOLCANO_CAMP: Final = 10
CITY_TILE: Final = 4


def lay_island(table: Table) -> None:
    """The first tile and the camp; Volcano Island begins on the other shore, Cannibal Island hides a city."""
    scenario: i64 = table.setup.scenario
    origin: i64 = SCENARIOS_AT + scenario
    if scenario == VOLCANO_ISLAND:
        table.tile_deck = without(table.tile_deck, VOLCANO_CAMP)
        table.tiles[B4] = VOLCANO_CAMP
        table.tiles[B3] = START_TILE
        table.put(B3, marks.DOWN, origin)
        table.camp = B4
        table.put(marks.EXPLORE_FIELD, marks.MINUS_PAWN, origin)
        table.open &= ~((1 << KNIFE) | (1 << SHOVEL))
        table.built |= (1 << KNIFE) | (1 << SHOVEL)
        table.weapon = 1
        return
    table.tiles[B1] = START_TILE
    table.camp = B1
    if scenario == CANNIBAL_ISLAND:
        table.tile_deck = without(table.tile_deck, CITY_TILE)
        table.tiles[A4] = CITY_TILE
        table.put(A4, marks.DOWN, origin)
    elif scenario == KING_KONG:
        table.shelter = True
        table.notes[king_kong_island.CREW] = king_kong_island.ALL


def draw_items(table: Table, many: i64) -> None:
    """Starting items from the top of the shuffled box; some scenarios say which (SETUP-27)."""
    scenario: i64 = table.setup.scenario
    if scenario == CANNIBAL_ISLAND:
        for item in (RUM, PIPE):
            table.item_box = without(table.item_box, item)
            table.items[item] = ITEM_USES
        return
    drawn: i64 = 0
    at: i64 = len(table.item_box)
    while drawn < many and at > 0:
        at -= 1
        item = table.item_box[at]
        if scenario == JENNY_SCENARIO and item == STORM_GLASS:
            continue  # another is drawn instead
        table.items[item] = ITEM_USES
        drawn += 1
    for item in range(i64(8)):
        if table.items[item] > 0:
            table.item_box = without(table.item_box, item)
    if scenario == JENNY_SCENARIO:
        table.item_box = without(table.item_box, STORM_GLASS)
        table.gone = append(table.gone, ITEMS_AT + STORM_GLASS)


def want(table: Table, inventions: i64) -> None:
    """Robinson Family: the random inventions have to be built."""
    if table.setup.scenario == ROBINSON_FAMILY:
        table.notes[robinson_family.WANTED] = inventions

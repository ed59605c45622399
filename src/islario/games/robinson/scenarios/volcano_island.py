"""Volcano Island: explore and look into the temples before the lava is there, and leave by boat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import lowest, places
from islario.core.events import Log
from islario.core.signs import Sign
from islario.games.robinson import island as tiles
from islario.games.robinson import marking, marks, steps
from islario.games.robinson.agenda import NOTHING, from_card, push
from islario.games.robinson.causes import LAVA as LAVA_FLOWS
from islario.games.robinson.causes import because
from islario.games.robinson.components import (
    A1,
    A2,
    A3,
    B2,
    B3,
    B4,
    C1,
    C2,
    C3,
    EXPLORE,
    FIRST_OF_SCENARIO,
    KNIFE,
    ROPE,
    SECOND_OF_SCENARIO,
    SHOVEL,
    SPACES,
    SPACES_PLAYED,
    START_TILE,
    TILE_COUNT,
    WOOD,
)
from islario.games.robinson.effects import island
from islario.games.robinson.effects.finds import without
from islario.games.robinson.effects.specs import StepSpec
from islario.games.robinson.effects.tokens import put
from islario.games.robinson.planning.check_results import DONE, EXPLORED, FINE
from islario.games.robinson.planning.targets import SPACE_OF
from islario.games.robinson.queries import has_item, is_from
from islario.games.robinson.scenarios.goals import Part, whether
from islario.games.robinson.scenarios.scenario import Scenario, short
from islario.games.robinson.state import NO_TILE, Table
from islario.games.robinson.thumb.worth import for_goal

NEW_TILES: Final = 0
"""The note of how many tiles have been explored."""
TEMPLES: Final = 1
"""The note of how many totems have been explored."""
TILES_NEEDED: Final = vec[i64]([0, 6, 6, 7, 8])
TEMPLES_NEEDED: Final = vec[i64]([0, 3, 3, 4, 4])
DRAWS: Final = vec[i64]([0, 3, 4, 4, 5])
"""The mysteries behind each totem, all of which are resolved."""
FIRST_DEEP_TEMPLE: Final = 3
"""From this totem on exploring one takes a pawn more."""
LAVA: Final = vec[i64](
    [0, 0, 0, 0, 1 << B4, (1 << A3) | (1 << C3), (1 << A2) | (1 << C2), 1 << B2, (1 << A1) | (1 << C1)]
)
"""The spaces that the lava takes, as bits, round by round."""
BURNS: Final = 9000
"""How bad a camp is which the lava takes with the next round."""
WAY_OUT: Final = 600
"""A tile for the camp to go to, some rounds before it has to."""
CAMP_TILE: Final = 10


class VolcanoIsland(Scenario):
    def __init__(self) -> None:
        super().__init__()
        self.inventions = ("rope_ladder", "jolly_boat")
        self.passive = ("jolly_boat",)
        self.most_rounds = len(LAVA) - 1
        self.own_points = ("jolly_boat", "explored_tile", "explored_totem")
        self.own_steps = {steps.TOTEM_ACTION: StepSpec(range(marks.SPACE_COUNT))}
        self.highest_notes = (TILE_COUNT, TILE_COUNT)
        self.temples = tuple({"any": int(draws)} for draws in DRAWS[1:])
        self.mixes = True
        self.lasts = True

    def reached(self, table: Table) -> bool:
        players: i64 = table.setup.players
        enough = table.notes[NEW_TILES] >= TILES_NEEDED[players] and table.notes[TEMPLES] >= TEMPLES_NEEDED[players]
        return enough and has_boat(table)

    def share_of_goal(self, table: Table) -> float:
        found = min(1.0, int(table.notes[NEW_TILES]) / int(TILES_NEEDED[table.setup.players]))
        temples = min(1.0, int(table.notes[TEMPLES]) / int(TEMPLES_NEEDED[table.setup.players]))
        return (found + temples + int(has_boat(table))) / 3

    def headway(self, table: Table) -> float:
        """The rope is a third of the boat, and its wood another."""
        players: i64 = table.setup.players
        found: float = float(min(table.notes[NEW_TILES], TILES_NEEDED[players])) / float(TILES_NEEDED[players])
        temples: float = float(min(table.notes[TEMPLES], TEMPLES_NEEDED[players])) / float(TEMPLES_NEEDED[players])
        boat: float = 1.0
        if not has_boat(table):
            boat = (1.0 if has_item(table, ROPE) else 0.0) / 3.0 + float(min(table.stock[WOOD], 3)) / 9.0
        return (found + temples + boat) / 3.0

    def count(self, table: Table, name: str) -> int:
        if name == "jolly_boat":
            return 1 if has_boat(table) else 0
        if name == "explored_tile":
            return table.notes[NEW_TILES]
        return table.notes[TEMPLES] if name == "explored_totem" else super().count(table, name)

    def lay_island(self, table: Table) -> None:
        """The camp is on the other shore, with some tools; ashes lie on the Explore field."""
        table.tile_deck = without(table.tile_deck, CAMP_TILE)
        table.tiles[B4] = CAMP_TILE
        table.tiles[B3] = START_TILE
        table.put(B3, marks.DOWN, self.card)
        table.camp = B4
        table.put(marks.EXPLORE_FIELD, marks.MINUS_PAWN, self.card)
        table.open &= ~((1 << KNIFE) | (1 << SHOVEL))
        table.built |= (1 << KNIFE) | (1 << SHOVEL)
        table.weapon = 1

    def run(self, table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
        """A totem counts as soon as all its mysteries are resolved."""
        table.notes[TEMPLES] += 1
        put(table, a, marks.BURNT, self.card, log)

    def round_begins(self, table: Table, log: Log | None) -> None:
        """The lava takes its spaces; a camp there is the end."""
        for space in range(i64(SPACES_PLAYED)):
            if (LAVA[table.round] >> space) & 1 == 1:
                if table.tiles[space] == NO_TILE:
                    put(table, space, marks.DOWN, self.card, log)
                else:
                    lava: i64 = because(from_card(NOTHING, self.card), LAVA_FLOWS)
                    marking.lift(table, space, marks.DOWN, lava, log)  # what a card had turned down stays so for good
                    island.turn_down(table, space, lava, log)

    def on_totem(self, table: Table, space: i64) -> i64:
        number: i64 = table.value(space, marks.NUMBER)
        if number < 1 or number >= i64(len(DRAWS)):
            return EXPLORED
        return DONE if table.has(space, marks.BURNT) else FINE

    def surcharge(self, table: Table, kind: i64, space: i64) -> i64:
        """Dust costs a pawn, and so do the ashes and a deep temple when something is explored."""
        more: i64 = 1 if table.works(space, marks.WHITE) else 0
        if kind == EXPLORE:
            more += self.lasting_token(table)
            if table.tiles[space] != NO_TILE and table.value(space, marks.NUMBER) >= FIRST_DEEP_TEMPLE:
                more += 1
        return more

    def lasting_token(self, table: Table) -> i64:
        """The ashes."""
        if not table.works(marks.EXPLORE_FIELD, marks.MINUS_PAWN):
            return 0
        return 1 if is_from(table, marks.EXPLORE_FIELD, marks.MINUS_PAWN, self.card) else 0

    def totem_pawn(self, table: Table) -> i64:
        """The Rope Ladder."""
        return 1 if has_item(table, FIRST_OF_SCENARIO) else 0

    def reasons(self) -> dict[int, tuple[str, str]]:
        return {DONE: ("done_already", "SCEN4-12")}

    def explore(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """A totem is explored: all its mysteries are drawn and resolved, and then it counts."""
        space: i64 = SPACE_OF[target]
        number: i64 = table.value(space, marks.NUMBER)
        push(table, steps.TOTEM_ACTION, space, 0, context)
        push(table, steps.MYSTERY, DRAWS[number] << 16, 0, context)

    def tile_found(self, table: Table) -> None:
        table.notes[NEW_TILES] += 1
        self.check_goal(table)

    def progress(self, table: Table) -> list[Part]:
        players: i64 = table.setup.players
        coming = table.round + 1
        lava = [SPACES[space] for space in places(LAVA[coming])] if coming < len(LAVA) else []
        return [
            Part("tiles", int(table.notes[NEW_TILES]), int(TILES_NEEDED[players])),
            Part("temples", int(table.notes[TEMPLES]), int(TEMPLES_NEEDED[players])),
            whether("boat", has_boat(table)),
            Part("lava", len(lava), danger=True, more={"spaces": lava}),
        ]

    def unmet(self, table: Table) -> list[Sign]:
        players: i64 = table.setup.players
        told = short("tiles_short", int(table.notes[NEW_TILES]), int(TILES_NEEDED[players]))
        told += short("temples_short", int(table.notes[TEMPLES]), int(TEMPLES_NEEDED[players]))
        return told + short("no_boat", int(has_boat(table)), 1)

    def calendar(self) -> dict[int, list[str]]:
        return {number: [f"lava {SPACES[space]}" for space in places(LAVA[number])] for number in range(1, len(LAVA))}

    def seeks(self, table: Table, missing: i64) -> bool:
        return True

    def wood_wanted(self, table: Table) -> i64:
        return 0 if has_boat(table) else i64(3)

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        return value + for_goal(table, 200) if invention == ROPE else value

    def worth_of_space(self, table: Table, space: i64) -> i64:
        """Tiles until there are enough."""
        enough = table.notes[NEW_TILES] >= TILES_NEEDED[table.setup.players]
        value: i64 = 0 if enough else for_goal(table, 80)
        return value + way_out(table, space)

    def worth_of_known(self, table: Table) -> i64:
        """Temples until there are enough."""
        enough = table.notes[TEMPLES] >= TEMPLES_NEEDED[table.setup.players]
        return 0 if enough else super().worth_of_known(table)

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        return 700 if invention == SECOND_OF_SCENARIO else 500

    def worth_of_site(self, table: Table, space: i64) -> i64:
        """The later the lava comes, the better."""
        burns: i64 = lava_round(table.camp)
        later: i64 = lava_round(space) - burns
        if lava_round(space) <= table.round + 1:
            return -BURNS
        return BURNS + 100 * later if burns <= table.round + 1 else 100 * later


def has_boat(table: Table) -> bool:
    return (table.built >> SECOND_OF_SCENARIO) & 1 == 1


def lava_round(space: i64) -> i64:
    """The round in which the lava reaches a space; one beyond the last where it never does."""
    for number in range(i64(len(LAVA))):
        if (LAVA[number] >> space) & 1 == 1:
            return number
    return i64(len(LAVA))


def way_out(table: Table, space: i64) -> i64:
    """What a new tile is worth as the next place of the camp, while none beside it outlasts the camp's own."""
    burns: i64 = lava_round(table.camp)
    if tiles.distance(table, space) != 1 or lava_round(space) <= burns:
        return 0
    beside: i64 = tiles.beside_camp(table)
    while beside != 0:
        if lava_round(lowest(beside)) > burns:
            return 0
        beside &= beside - 1
    return BURNS if burns <= table.round + 1 else WAY_OUT


SCENARIO: Final = VolcanoIsland()

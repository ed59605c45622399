"""What the common rules ask of the scenario that is played.

There is one small object for each scenario. It answers at every point at which a scenario may differ, and
overrides only what does; here stands what holds where nothing differs. A table has it as ``setup.rules``.
"""

from typing import Final

from mypy_extensions import i64

from islario.core.events import Log
from islario.core.signs import GOAL, Sign
from islario.games.robinson import marking, marks, steps
from islario.games.robinson.agenda import NOTHING, from_card, push, push_effects
from islario.games.robinson.box.piece_names import TOTEM_STRIDE
from islario.games.robinson.components import (
    B1,
    DIES,
    INVENTION_COUNT,
    ITEM_COUNT,
    ITEM_USES,
    POINTS,
    ROPE,
    SCENARIOS_AT,
    SPACES_PLAYED,
    START_TILE,
    TOTEM_COUNT,
    TOTEM_EFFECT,
)
from islario.games.robinson.effects.finds import without
from islario.games.robinson.effects.specs import StepSpec
from islario.games.robinson.island import UNCOUNTED
from islario.games.robinson.planning.check_results import EXPLORED, FINE, NOT_HERE
from islario.games.robinson.planning.targets import first_site
from islario.games.robinson.scenarios.goals import Part
from islario.games.robinson.state import GOING_ON, WON, Table

TOTEMS: Final = 11
"""The note of how many totems have been found, in every scenario that numbers them."""
NO_ITEM: Final = -1
KNOWN_TILE: Final = 450
"""Exploring a tile that lies there already."""
WEAPON_WANTED: Final = 60
"""A weapon level that the goal asks for."""
NO_OPINION: Final = -1_000_001
"""The quick player thinks about something as it does everywhere."""


def short(code: str, have: int, wanted: int) -> list[Sign]:
    """How much of a part of the goal is missing, if anything is."""
    return [Sign(GOAL, code, {"n": wanted - have})] if have < wanted else []


class Scenario:
    """A scenario that does nothing of its own, and whose goal is never reached."""

    def __init__(self) -> None:
        self.inventions: tuple[str, ...] = ()
        """The names of its two inventions."""
        self.sited: bool = False
        """Whether the first of them is built on a tile."""
        self.passive: tuple[str, ...] = ()
        """Those of them that do something by a rule of their own, which is told besides their effects."""
        self.fewest_rounds: int = 1
        self.most_rounds: int = 15
        self.own_points: tuple[str, ...] = ()
        """What counts for points in no other scenario."""
        self.own_steps: dict[int, StepSpec] = {}
        """The steps of the agenda that it carries out beside those of its effects, and what each takes."""
        self.own_targets: tuple[int, ...] = ()
        """The targets, other than builds, that no other scenario has."""
        self.highest_notes: tuple[int, ...] = ()
        """The highest value of each of its notes. A note is a number that it has to remember."""
        self.totems: bool = True
        """Whether totems are numbered as they are found."""
        self.totems_end: bool = False
        """Whether totems after the last described one have no effect; otherwise they repeat it."""
        self.temples: tuple[dict[str, int], ...] = ()
        """The mysteries that exploring each totem draws, by their kinds."""
        self.watches: bool = False
        """Whether any step can complete the goal, so that it is looked at after each."""
        self.mixes: bool = False
        """Whether wood and fur can pay for one building together (BUILD-30)."""
        self.stacks_food: bool = False
        """Whether the camp tile takes any number of +1 food tokens (ONETOKEN-5)."""
        self.soldier: bool = False
        """Whether the Soldier plays with any number of players (PLAYERS-21)."""
        self.jenny: bool = False
        """Whether Jenny can be among the people."""
        self.lasts: bool = False
        """Whether a token stays on the Explore field, for which every exploration pays a pawn."""
        self.spaces: i64 = SPACES_PLAYED
        """How many spaces have tiles."""
        self.uncounted: i64 = UNCOUNTED
        """The marks, as bits, under which the terrain of a tile does not count."""
        self.missing_item: i64 = NO_ITEM
        """The starting item that is never dealt."""
        self.number: i64 = 0
        """Its place in the box."""
        self.card: i64 = SCENARIOS_AT
        """Its number among all cards."""
        self.first_site: i64 = -1
        """The first target of what is built on a tile, or -1."""

    def take_place(self, number: i64) -> None:
        """Its place in the box is known."""
        self.number = number
        self.card = SCENARIOS_AT + number
        self.first_site = first_site(number)

    # -- the goal --------------------------------------------------------------------------------------

    def reached(self, table: Table) -> bool:
        """Whether the goal is met."""
        return False

    def share_of_goal(self, table: Table) -> float:
        """How far the game came towards the goal, 1 for all of it. The search for weights counts it."""
        return 1.0 if self.reached(table) else 0.0

    def headway(self, table: Table) -> float:
        """The same more finely, with what the parts of the goal need first: for those who look ahead."""
        return self.share_of_goal(table)

    def check_goal(self, table: Table) -> None:
        """The goal is met: the game is won at once (END-1)."""
        if table.ended == GOING_ON and self.reached(table):
            table.ended = WON

    def points(self, table: Table) -> dict[str, int]:
        """What its table counts, each with its number (SCORE-1 to -6)."""
        return {name: self.count(table, name) for name in POINTS[self.number]}

    def count(self, table: Table, name: str) -> int:
        """How much there is of what counts for points."""
        if name == "heart":
            hearts = 0
            for seat in range(table.setup.players):
                hearts += max(0, DIES[table.setup.characters[seat]] - 1 - table.wounds[seat])
            return hearts
        if name == "weapon":
            return table.weapon
        if name == "roof":
            return table.roof
        if name == "palisade":
            return table.palisade
        items = 0
        for item in range(i64(INVENTION_COUNT)):
            items += (table.built >> item) & 1
        return items

    # -- setting up ------------------------------------------------------------------------------------

    def lay_island(self, table: Table) -> None:
        """The first tile and the camp."""
        table.tiles[B1] = START_TILE
        table.camp = B1

    def draw_items(self, table: Table, many: i64) -> None:
        """Starting items from the top of the shuffled box (SETUP-27)."""
        drawn: i64 = 0
        at: i64 = len(table.item_box)
        while drawn < many and at > 0:
            at -= 1
            item: i64 = table.item_box[at]
            if item != self.missing_item:  # another is drawn instead
                table.items[item] = ITEM_USES
                drawn += 1
        for item in range(i64(ITEM_COUNT)):
            if table.items[item] > 0:
                table.item_box = without(table.item_box, item)

    def open_inventions(self, table: Table, dealt: i64) -> None:
        """Random inventions lie open, as bits."""

    # -- the course of a round -------------------------------------------------------------------------

    def run(self, table: Table, step: i64, a: i64, b: i64, context: i64, log: Log | None) -> None:
        """One of its own steps."""

    def possible_answers(self, table: Table, step: i64, choices: i64) -> i64:
        """The answers that a step of its own can still take, of those that were asked for."""
        return choices

    def round_begins(self, table: Table, log: Log | None) -> None:
        """Before the event phase."""

    def camp_yields(self, table: Table) -> bool:
        """Whether the camp tile produces anything."""
        return True

    def after_production(self, table: Table) -> None:
        """The production phase is over."""

    def animals_dice(self, table: Table) -> i64:
        """How many animals dice it adds to the weather."""
        return 0

    def at_the_palisade(self, table: Table) -> None:
        """Hungry animals take a palisade level."""
        push(table, steps.PALISADE, -1, 0, NOTHING)

    def night_begins(self, table: Table) -> None:
        """Before the meal."""

    def children(self, table: Table) -> i64:
        """How many eat beside the players."""
        return 0

    def fed(self, table: Table, portions: i64) -> None:
        """So much was eaten."""

    def hungry_night(self, table: Table) -> None:
        """Somebody went without food."""

    def round_ends(self, table: Table) -> None:
        """After the night."""

    # -- planning --------------------------------------------------------------------------------------

    def on_target(self, table: Table, target: i64) -> i64:
        """Whether there is anything to be done on a target that some scenarios have."""
        return NOT_HERE

    def on_totem(self, table: Table, space: i64) -> i64:
        """Whether a tile that is explored has a totem for an action."""
        return EXPLORED

    def on_site(self, table: Table, space: i64) -> i64:
        """Whether what it builds on a tile can stand on this one."""
        return FINE

    def surcharge(self, table: Table, kind: i64, space: i64) -> i64:
        """The pawns more that a kind of action needs on a tile."""
        return 0

    def lasting_token(self, table: Table) -> i64:
        """The pawn for the token that stays on the Explore field, while it lies there."""
        return 0

    def totem_pawn(self, table: Table) -> i64:
        """The pawn that an invention of its own gives for exploring totems."""
        return 0

    def reasons(self) -> dict[int, tuple[str, str]]:
        """Reasons by the answer of planning, where it is played: for those of its own, and for some others."""
        return {}

    def reasons_on_targets(self) -> dict[tuple[int, int], tuple[str, str]]:
        """Reasons by (answer, first target of a kind), in every scenario."""
        return {}

    def rules_on_tokens(self) -> dict[str, str]:
        """The rules of its tokens by the code of the refusal: of the pawn, of the reusable one, of the reroll."""
        return {}

    # -- what actions do -------------------------------------------------------------------------------

    def hunt(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """The hunt on a target of its own."""

    def explore(self, table: Table, target: i64, context: i64, log: Log | None) -> None:
        """The exploration of a totem, or of a target of its own, has succeeded."""

    def act(self, table: Table, context: i64) -> None:
        """The action that only it has is carried out."""

    # -- the island ------------------------------------------------------------------------------------

    def tiles_to_draw(self, table: Table) -> i64:
        """How many tiles are drawn, of which one is chosen."""
        return 1

    def tile_found(self, table: Table) -> None:
        """A tile was found."""

    def totem_found(self, table: Table, space: i64, context: i64, log: Log | None) -> None:
        """A totem: numbered in the order of finding, with what that number means (EXPLORE-25)."""
        if not self.totems:
            return
        for other in range(i64(SPACES_PLAYED)):
            table.notes[TOTEMS] = max(table.notes[TOTEMS], table.value(other, marks.NUMBER))
        table.notes[TOTEMS] += 1
        number: i64 = table.notes[TOTEMS]
        marking.put(table, space, marks.NUMBER, self.card, number, log)
        last: i64 = TOTEM_COUNT[self.number]
        if last == 0 or (self.totems_end and number > last):
            return
        push_effects(
            table, TOTEM_EFFECT[TOTEM_STRIDE * self.number + min(number, last) - 1], from_card(context, self.card)
        )

    def closed_to_camp(self, table: Table) -> i64:
        """The tiles to which the camp cannot move, as bits."""
        return 0

    # -- people and things -----------------------------------------------------------------------------

    def rescued(self, table: Table) -> bool:
        """Whether Jenny is in the camp."""
        return False

    def can_matter(self, table: Table, step: i64) -> bool:
        """Whether a step of its own could do anything now."""
        return True

    def helps_now(self, table: Table) -> i64:
        """What a token helps with now, as bits of ``uses.relief``, if that changes in the course of a game."""
        return 0

    def rerolls_die(self, table: Table) -> bool:
        """Whether the last of the tokens can roll a die of an action again now."""
        return False

    # -- what is told ----------------------------------------------------------------------------------

    def progress(self, table: Table) -> list[Part]:
        """How far each part of the goal is, and what endangers it."""
        return []

    def unmet(self, table: Table) -> list[Sign]:
        """The parts of the goal that are still missing, each with how much: ``account-CODE`` says it."""
        return []

    def calendar(self) -> dict[int, list[str]]:
        """What rounds bring beside the weather, by their numbers: a word, or a word and a space."""
        return {}

    # -- what the quick player thinks ------------------------------------------------------------------

    def wood_wanted(self, table: Table) -> i64:
        """Wood for the goal."""
        return 0

    def seeks(self, table: Table, missing: i64) -> bool:
        """Whether the goal asks for more of the island, where these terrains are missing."""
        return False

    def worth_of_invention(self, table: Table, invention: i64, value: i64) -> i64:
        """What an invention of the box is worth here; most that scenarios add needs a rope."""
        return value + 160 if invention == ROPE else value

    def worth_of_own(self, table: Table, invention: i64, left: i64) -> i64:
        """What one of its two inventions is worth, with so many rounds left."""
        return 450

    def worth_of_target(self, table: Table, seat: i64, target: i64) -> i64:
        """What an action is worth that only it has."""
        return 60

    def worth_of_space(self, table: Table, space: i64) -> i64:
        """What exploring a space is worth besides, where the goal asks for it."""
        return 0

    def worth_of_known(self, table: Table) -> i64:
        """What exploring a tile is worth that lies there already, which only a goal asks for."""
        return KNOWN_TILE

    def worth_of_level(self, table: Table, target: i64, levels: i64) -> i64:
        """What a level of roof, palisade or weapons is worth to the goal, with so many there or planned."""
        return 0

    def keeps_fur(self, table: Table) -> bool:
        """Whether the goal asks for fur, so that nothing else is paid with it."""
        return False

    def worth_of_site(self, table: Table, space: i64) -> i64:
        """How good a tile is for the camp."""
        return NO_OPINION

    def worth_of_answer(self, table: Table, step: i64, answer: i64) -> i64:
        """How good an answer is for a step of its own."""
        return NO_OPINION

"""What lies on the table in Robinson Crusoe. No rules, no chance."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.bits import bit
from islario.core.digests import START, stir, stir_all
from islario.games.robinson import marks
from islario.games.robinson.components import DISCOVERY_COUNT, ITEM_COUNT, PEOPLE, TREASURE_COUNT

if TYPE_CHECKING:
    from islario.games.robinson.scenarios.scenario import Scenario

# Phases of a round (ROUND-1).
EVENT: Final = 0
MORALE: Final = 1
PRODUCTION: Final = 2
ACTION: Final = 3
WEATHER: Final = 4
NIGHT: Final = 5
PHASES: Final = ["event", "morale", "production", "action", "weather", "night"]

# How a game can have ended.
GOING_ON: Final = 0
WON: Final = 1
DEATH: Final = 2
OUT_OF_TIME: Final = 3
CAMP_LOST: Final = 4
JENNY_DIED: Final = 5
CHILD_STARVED: Final = 6
DIRECTOR_DIED: Final = 7

NO_TILE: Final = 0
NONE: Final = -1

# The plan has a place for every pawn that can perform: four times two, Friday, Jenny.
SLOTS: Final = 11
"""Ten pawns can perform, and Fast Work adds a Build."""
SLOT_SIZE: Final = 4
TARGET: Final = 0
"""What is planned: kind of action and target, packed; 0 for an empty slot."""
PAWNS: Final = 1
"""The pawns on it and what else supports it, packed (planning.pawns)."""
COST: Final = 2
"""What is reserved for it, four bits a resource, and how it is paid (planning.costs)."""
LEADER: Final = 3
"""The performer."""

PART: Final = 60
"""So many targets are the bits of one number ..."""
PARTS: Final = 3
"""... and so many numbers have all of them."""
STEP_SIZE: Final = 4
NOTES: Final = 12


class Setup:
    """What was chosen before the game. It never changes, so clones share it."""

    def __init__(self, players: i64, characters: vec[i64], rules: "Scenario", switches: i64) -> None:
        self.players: i64 = players
        self.characters = characters
        """The character of each seat."""
        self.rules = rules
        """The scenario that is played: what it adds to the common rules."""
        self.scenario: i64 = rules.number
        self.switches: i64 = switches
        """The yes-or-no options, as bits (``switches``)."""
        self.seat_of: vec[i64] = vec[i64]([-1] * 4)
        """The seat of each character, or -1."""
        for seat in range(players):
            self.seat_of[characters[seat]] = seat
        self.digest: i64 = stir(stir(stir_all(START, characters), rules.number), switches)


class Table(core.Table):
    """Everything on the table. Cards, tiles, spaces and people are numbers; sets of them are bits.

    Decks have their top at the end. Vectors are indexed as their comments say; ``people`` are the four
    seats, Friday and Jenny.
    """

    def __init__(self, setup: Setup, other: "Table | None" = None) -> None:
        self.setup = setup
        if other is not None:
            self.copy_from(other)
            return
        self.round: i64 = 1
        self.phase: i64 = EVENT
        self.first: i64 = 0
        """The first player."""
        self.ended: i64 = GOING_ON
        self.morale: i64 = 0
        self.roof: i64 = 0
        self.palisade: i64 = 0
        self.weapon: i64 = 0
        self.shelter: bool = False
        self.camp: i64 = 0
        """The space of the camp."""
        self.friday: bool = False
        """Whether Friday is in play and alive."""
        self.dog: bool = False
        self.stock: vec[i64] = vec[i64]([0] * 4)
        """Available: wood, food, preserved food, fur; what is reserved for the plan is still among it."""
        self.reserved: vec[i64] = vec[i64]([0] * 4)
        self.future: vec[i64] = vec[i64]([0] * (4 * PEOPLE))
        """Future: the four resources, at 4 * the one whose action brought them."""
        self.incoming: vec[i64] = vec[i64]()
        """Other things in Future: card * 8 + the one whose action brought it."""
        self.preserved_first: bool = False
        """Whether preserved food is spent before the other (NIGHT-4)."""
        self.wounds: vec[i64] = vec[i64]([0] * PEOPLE)
        self.det: vec[i64] = vec[i64]([0] * PEOPLE)
        self.used: i64 = 0
        """Skills used this round, as bits; bit 16 is Friday's reroll."""
        self.spent: i64 = 0
        """Other things that were used up this round or phase, as bits (uses.catalogue)."""
        # -- the island
        self.tiles: vec[i64] = vec[i64]([NO_TILE] * marks.SPACE_COUNT)
        """The tile on each space."""
        self.on: vec[i64] = vec[i64]([0] * marks.PLACE_COUNT)
        """For each place, the kinds of marks that lie there, as bits."""
        self.fresh: vec[i64] = vec[i64]([0] * marks.PLACE_COUNT)
        """Those of them that were put there in this action phase and do not work yet (TOKEN-23)."""
        self.marks: vec[i64] = vec[i64]()
        """Every mark, packed (marks.pack)."""
        # -- cards
        self.event_deck: vec[i64] = vec[i64]()
        self.event_box: vec[i64] = vec[i64]()
        """Events that are not in this game; nobody knows which."""
        self.adventures: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64]()]
        """The build, gather and explore decks."""
        self.mystery_deck: vec[i64] = vec[i64]()
        self.mystery_discard: vec[i64] = vec[i64]()
        self.aside: vec[i64] = vec[i64]()
        """Mysteries set aside while others are drawn."""
        self.offered: vec[i64] = vec[i64]()
        """Inventions, tokens or tiles that are being chosen from."""
        self.beast_deck: vec[i64] = vec[i64]()
        self.hunting: vec[i64] = vec[i64]()
        self.waiting_beast: i64 = NONE
        """The beast on the event deck (Dangerous Night)."""
        self.invention_deck: vec[i64] = vec[i64]()
        self.invention_discard: vec[i64] = vec[i64]()
        self.tile_deck: vec[i64] = vec[i64]()
        self.discovery_pile: vec[i64] = vec[i64]()
        self.item_box: vec[i64] = vec[i64]()
        """Starting items that are not in this game."""
        self.gone: vec[i64] = vec[i64]()
        """Cards and tokens that have left the game."""
        self.threats: vec[i64] = vec[i64]([NONE, NONE])
        """The cards of the left and the right threat space."""
        self.open: i64 = 0
        """Inventions that lie open and are not built, as bits."""
        self.built: i64 = 0
        """Items in play, as bits."""
        self.items: vec[i64] = vec[i64]([0] * ITEM_COUNT)
        """Uses left of each starting item; 0 for those not in play."""
        self.treasures: vec[i64] = vec[i64]([NONE] * (TREASURE_COUNT + 1))
        """Uses left of each kept treasure (0: no longer to be used), NONE if not there; last Surprising Discovery."""
        self.tokens: vec[i64] = vec[i64]([0] * DISCOVERY_COUNT)
        """Discovery tokens in Available, by kind."""
        # -- what is known of hidden things
        self.known_tiles: i64 = 0
        """How many tiles on top of the pile everybody knows."""
        self.known_event: bool = False
        self.known_top: bool = False
        """Whether the top card of the hunting deck is known."""
        self.known_bottom: bool = False
        # -- the plan
        self.plan: vec[i64] = vec[i64]([0] * (SLOTS * SLOT_SIZE))
        self.planned: vec[i64] = vec[i64]([0] * PARTS)
        """The targets of the plan, as bits, so many in each part; kept by ``recount``."""
        self.placed: i64 = 0
        """All pawns of the plan, packed; kept by ``recount``."""
        self.explored: i64 = NONE
        """The terrains that count as explored, as bits; NONE when they have to be looked for (``island.terrains``)."""
        self.openings: vec[i64] = vec[i64]([NONE] * PARTS)
        """The targets that are open, likewise; NONE when they have to be looked for (``planning.openings``)."""
        self.confirmed: i64 = 0
        """Seats that have confirmed the plan, as bits."""
        self.leading: i64 = 0
        """For each kind of action, four bits: 1 + the slot that is resolved first, or 0 (TOKEN-13)."""
        self.taken: i64 = 0
        """Sources used by the Shortcut or gathered this round, as bits at 2 * space + source."""
        # -- what is being resolved
        self.steps: vec[i64] = vec[i64]([0] * (64 * STEP_SIZE))
        """The agenda: step, two values and its context; the top is at ``depth``."""
        self.depth: i64 = 0
        self.slot: i64 = NONE
        """The slot that is being resolved."""
        self.dice: i64 = 0
        """The three dice of the action being resolved (phases.dice)."""
        self.temp: i64 = 0
        """Temporary weapon levels of this action or fight."""
        self.clouds: i64 = 0
        """Rolled weather: four bits each rain, snow; then faces of the animals dice (phases.weather)."""
        self.faces: i64 = 0
        """What the rain die and the winter die showed, four bits each: 1 + the face.

        Only people are told of it, no rule asks for it, and positions leave it out.
        """
        self.notes: vec[i64] = vec[i64]([0] * NOTES)
        """What a scenario has to remember; each scenario names its own."""

    def clone(self) -> "Table":
        return Table(self.setup, self)

    def copy_from(self, other: "Table") -> None:
        """Become a copy of another table."""
        self.setup = other.setup
        self.round = other.round
        self.phase = other.phase
        self.first = other.first
        self.ended = other.ended
        self.morale = other.morale
        self.roof = other.roof
        self.palisade = other.palisade
        self.weapon = other.weapon
        self.shelter = other.shelter
        self.camp = other.camp
        self.friday = other.friday
        self.dog = other.dog
        self.stock = other.stock[:]
        self.reserved = other.reserved[:]
        self.future = other.future[:]
        self.incoming = other.incoming[:]
        self.preserved_first = other.preserved_first
        self.wounds = other.wounds[:]
        self.det = other.det[:]
        self.used = other.used
        self.spent = other.spent
        self.tiles = other.tiles[:]
        self.on = other.on[:]
        self.fresh = other.fresh[:]
        self.marks = other.marks[:]
        self.event_deck = other.event_deck[:]
        self.event_box = other.event_box[:]
        self.adventures = [other.adventures[0][:], other.adventures[1][:], other.adventures[2][:]]
        self.mystery_deck = other.mystery_deck[:]
        self.mystery_discard = other.mystery_discard[:]
        self.aside = other.aside[:]
        self.offered = other.offered[:]
        self.beast_deck = other.beast_deck[:]
        self.hunting = other.hunting[:]
        self.waiting_beast = other.waiting_beast
        self.invention_deck = other.invention_deck[:]
        self.invention_discard = other.invention_discard[:]
        self.tile_deck = other.tile_deck[:]
        self.discovery_pile = other.discovery_pile[:]
        self.item_box = other.item_box[:]
        self.gone = other.gone[:]
        self.threats = other.threats[:]
        self.open = other.open
        self.built = other.built
        self.items = other.items[:]
        self.treasures = other.treasures[:]
        self.tokens = other.tokens[:]
        self.known_tiles = other.known_tiles
        self.known_event = other.known_event
        self.known_top = other.known_top
        self.known_bottom = other.known_bottom
        self.plan = other.plan[:]
        self.planned = other.planned[:]
        self.placed = other.placed
        self.explored = other.explored
        self.openings = other.openings[:]
        self.confirmed = other.confirmed
        self.leading = other.leading
        self.taken = other.taken
        self.steps = other.steps[:]
        self.depth = other.depth
        self.slot = other.slot
        self.dice = other.dice
        self.temp = other.temp
        self.clouds = other.clouds
        self.faces = other.faces
        self.notes = other.notes[:]

    def switch(self, which: i64) -> bool:
        """Whether a yes-or-no option is on (``switches``)."""
        return (self.setup.switches >> which) & 1 == 1

    def rescued(self) -> bool:
        """Whether Jenny is among the players."""
        return self.setup.rules.rescued(self)

    def recount(self) -> None:
        """Look at the plan again: which targets it has, and which pawns."""
        low: i64 = 0
        high: i64 = 0
        rest: i64 = 0
        out: i64 = 0
        for slot in range(i64(SLOTS)):
            target: i64 = self.plan[slot * SLOT_SIZE + TARGET] - 1
            if target < 0:
                continue
            out += self.plan[slot * SLOT_SIZE + PAWNS]
            if target < PART:
                low |= bit(target)
            elif target < 2 * PART:
                high |= bit(target - PART)
            else:
                rest |= bit(target - 2 * PART)
        self.planned[0] = low
        self.planned[1] = high
        self.planned[2] = rest
        self.placed = out

    # -- marks -------------------------------------------------------------------------------------

    def has(self, place: i64, kind: i64) -> bool:
        """Whether a mark of that kind lies there."""
        return (self.on[place] >> kind) & 1 == 1

    def works(self, place: i64, kind: i64) -> bool:
        """Whether such a mark lies there and was there before this action phase."""
        return ((self.on[place] & ~self.fresh[place]) >> kind) & 1 == 1

    def put(self, place: i64, kind: i64, card: i64, value: i64 = 0) -> None:
        """Put a mark somewhere, whatever lies there already."""
        fresh = self.phase == ACTION and self.slot != NONE
        if fresh and not self.has(place, kind):
            self.fresh[place] |= bit(kind)
        self.on[place] |= bit(kind)
        self.explored = NONE
        self.marks = append(self.marks, marks.pack(place, kind, card, fresh, value))

    def lift(self, place: i64, kind: i64) -> None:
        """Take away every mark of that kind."""
        if (self.on[place] >> kind) & 1 == 0:
            return
        self.on[place] &= ~bit(kind)
        self.fresh[place] &= ~bit(kind)
        self.explored = NONE
        kept = vec[i64]()
        for mark in self.marks:
            if marks.place_of(mark) != place or marks.kind_of(mark) != kind:
                kept = append(kept, mark)
        self.marks = kept

    def lift_at(self, index: i64) -> None:
        """Take away one mark of the list."""
        gone: i64 = self.marks[index]
        place: i64 = marks.place_of(gone)
        kind: i64 = marks.kind_of(gone)
        kept = vec[i64]()
        more = False
        for i in range(i64(len(self.marks))):
            mark: i64 = self.marks[i]
            if i != index:
                kept = append(kept, mark)
                more = more or (marks.place_of(mark) == place and marks.kind_of(mark) == kind)
        self.marks = kept
        self.explored = NONE
        if not more:
            self.on[place] &= ~bit(kind)
            self.fresh[place] &= ~bit(kind)

    def count(self, place: i64, kind: i64) -> i64:
        """How many marks of that kind lie there."""
        n: i64 = 0
        for mark in self.marks:
            if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
                n += 1
        return n

    def value(self, place: i64, kind: i64) -> i64:
        """The value of the first such mark, or -1."""
        for mark in self.marks:
            if marks.place_of(mark) == place and marks.kind_of(mark) == kind:
                return marks.value_of(mark)
        return -1

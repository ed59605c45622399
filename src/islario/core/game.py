"""What every game offers: its kernel for programs, its edges for people.

A ``Table`` is what lies on the table and nothing else: no rules, no chance, no history. A ``Game``
knows the rules and holds no state. Kernel methods speak numbers (an action is a code); the edges
turn them into notation, views and positions.
"""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from islario.core.events import Event, Log
from islario.core.fields import Field
from islario.core.lines import Lines
from islario.core.options import Option, read_options
from islario.core.reasons import Reason
from islario.core.rng import SEED_LIMIT, Rng
from islario.core.sections import Section
from islario.core.signs import Sign

if TYPE_CHECKING:
    from islario.core.state import State

SEED: Final = Option("seed", "seed", None, low=0, high=SEED_LIMIT - 1)
"""Every game has this option: what chance brings; drawn if not given."""

# What kind of step an action was.
REVEALING: Final = 1
"""Something hidden came to light, or chance was asked: it cannot be taken back."""
ACTION: Final = 2
"""It was what the rules call an action, and not a draw, a reply or a pass."""
NEW_TURN: Final = 4
"""Another turn or round has begun."""
SEALING: Final = 8
"""Where several act at once: the seat is done, and cannot take it back though nothing has come to light yet."""

MOST_ACTIONS: Final = 1024
"""No seat of any game ever has more legal actions than this: the size of a buffer for them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table. Each game has its own."""

    def clone(self) -> "Table":
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Settings:
    """The options of a game in numbers. Each game has its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Each game is one object of a subclass."""

    name: str
    options: tuple[Option, ...]
    rules_number: int = 1
    """The number of these rules. It goes up when a mended rule can change a position. Tables and records keep it."""
    nouns: dict[str, str]
    """Which values of reasons, events and actions are names to be translated: value -> family of words (words.py)."""
    typed: tuple[str, ...] = ()
    """The families of words whose names a person may type in an action, as they are called in the language."""
    pauses: frozenset[str] = frozenset()
    """The verbs of actions before which others may wish to be asked whether they act first."""
    level: str = ""
    """The option by which results are told apart: how hard it is, or which board or story is played."""
    rivals: bool = False
    """Whether the seats play against each other, for points of their own."""
    simultaneous: bool = False
    """Whether several seats act at once, none seeing what another does before the next revealing step."""
    reads_openly: bool = False
    """Whether ``observe`` and ``progress`` read nothing that is hidden, so that they may be given a table as it is."""

    # -- the public face ---------------------------------------------------------------------

    def new(self, **chosen: Any) -> "State":
        """A new game; the keyword arguments are those that ``options`` describes."""
        from islario.core.state import new_state

        seed = SEED.read(chosen.pop("seed", None))
        return new_state(self, secrets.randbelow(SEED_LIMIT) if seed is None else seed, chosen)

    def position(self, position: Mapping[str, Any], seed: int | str = 0) -> "State":
        """A game that begins at a position; the seed is for what is shuffled or rolled later."""
        from islario.core.state import state_at

        return state_at(self, position, SEED.read(seed))

    def sample(self, view: Mapping[str, Any], rng: Rng) -> "State":
        """A game that agrees with all that a view knows, the unknown drawn anew from ``rng``."""
        from islario.core.state import state_at

        known = Field(view, None, "view").mapping()
        return state_at(self, self.imagine(known, rng), rng.seed())

    # -- the kernel: numbers in, numbers out -------------------------------------------------

    def settings(self, options: Mapping[str, Any]) -> Settings:
        """What ``read_options`` gave, checked as a whole and ready to deal any number of games."""
        raise NotImplementedError

    def deal(self, settings: Settings, rng: Rng) -> Table:
        """Set up a game."""
        raise NotImplementedError

    def seats(self, table: Table) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    def waiting(self, table: Table) -> i64:
        """The seats that the game waits for, as bits; none when it is over."""
        raise NotImplementedError

    def bystanders(self, table: Table) -> i64:
        """The seats, as bits, that may act though the game does not wait for them."""
        return 0

    def legal(self, table: Table, seat: i64, out: vec[i64]) -> i64:
        """Write the codes of the seat's legal actions into ``out``; return how many there are."""
        raise NotImplementedError

    def apply(self, table: Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
        """Carry out a legal action; what kind of step it was: REVEALING, ACTION, NEW_TURN and SEALING, added up."""
        raise NotImplementedError

    def show(self, table: Table, seat: i64, seen: Table) -> None:
        """Make ``seen`` what the seat sees of the table: nothing hidden is left in it."""
        raise NotImplementedError

    # -- the kernel for those who learn ---------------------------------------------------------

    def sections(self, players: int) -> list[Section]:
        """What an observation is made of at a table of so many players."""
        raise NotImplementedError

    def observe(self, seen: Table, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write what the seat sees, from ``at`` on; where it ends. ``seen`` is what ``show`` made for the seat, or the
        table itself of a game that ``reads_openly``."""
        raise NotImplementedError

    def progress(self, seen: Table, seat: i64) -> float:
        """How far a seat is, from what it sees: the potential of shaped rewards, in the unit of the rewards."""
        raise NotImplementedError

    # -- the kernel for those who look ahead -------------------------------------------------

    def copy(self, table: Table, into: Table) -> None:
        """Make ``into`` a copy of the table; both are of this game."""
        raise NotImplementedError

    def redeal(self, seen: Table, seat: i64, rng: Rng) -> None:
        """Draw all that is hidden in ``seen`` anew, in place. ``seen`` is what ``show`` made for the seat.

        It is then a whole table that agrees with what the seat knows, as likely as one that ``imagine`` draws.
        """
        raise NotImplementedError

    def digest(self, table: Table) -> i64:
        """A number for all that lies on the table: equal tables have the same. Of a table that ``show`` made, nothing
        hidden has a part in it."""
        raise NotImplementedError

    def setup_digest(self, table: Table) -> i64:
        """A number for what was chosen before the game and never changes: the board, the roles, options of the rules.

        Tables of different games may have the same ``digest``; only both numbers together tell them apart."""
        raise NotImplementedError

    def value(self, table: Table, seat: i64) -> float:
        """How good the table is for a seat. At the end it is the result, before that an estimate of it.

        Where people win or lose together it lies between 0, lost, and 1, won. Where they compete it is in points.
        """
        raise NotImplementedError

    def merit(self, table: Table, seat: i64) -> float:
        """How far the game came towards a win, between 0 and 1, also if it is lost.

        Where most games are lost, those who look ahead learn something from it. A game that says nothing of it has 0.
        """
        return 0.0

    def lines(self, seen: Table, seat: i64, rng: Rng, out: Lines) -> None:
        """Add to ``out`` what else the seat could do in this unit of play than the first line there.

        A game that has no lines of its own adds each legal action as a line.
        """
        codes = vec[i64]([0] * MOST_ACTIONS)
        for i in range(self.legal(seen, seat, codes)):
            if out.count == 0 or codes[i] != out.code(0, 0):
                out.put(seat, codes[i])
                out.close()

    # -- the edges: notation, views, positions -----------------------------------------------

    def read_options(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options but the seed, checked, the missing ones at their defaults."""
        return read_options(self.options, chosen)

    def codes(self, table: Table, seat: i64) -> list[int]:
        """The codes of the seat's legal actions, for those who are not compiled and so must not make a ``vec``."""
        out = vec[i64]([0] * MOST_ACTIONS)
        n = self.legal(table, seat, out)
        return [out[i] for i in range(n)]

    def why_not(self, table: Table, seat: i64, code: i64) -> Reason | None:
        """Why the seat may not play this now; None if it may."""
        raise NotImplementedError

    def actions(self, players: int) -> list[str]:
        """Every action that there is at a table of so many players, in a fixed order."""
        raise NotImplementedError

    def action(self, code: i64) -> str:
        """An action as text."""
        raise NotImplementedError

    def meaning(self, code: i64) -> tuple[str, dict[str, Any]]:
        """What an action is for people: the name of its verb, and its values."""
        raise NotImplementedError

    def code(self, table: Table, action: str) -> int:
        """The action that a text means; IllegalMove if there is none such in this game."""
        raise NotImplementedError

    def event(self, kind: i64, x: i64, y: i64, z: i64, why: i64) -> Event:
        """An event of the kernel's log, in names; ``why`` is what it came of, as the game writes it."""
        raise NotImplementedError

    def result_of(self, table: Table) -> dict[str, Any]:
        """How the game ended."""
        raise NotImplementedError

    def view_of(self, table: Table, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know, ready for JSON."""
        raise NotImplementedError

    def box(self) -> dict[str, Any]:
        """What is in the box, as far as those need it who draw the table; ready for JSON."""
        raise NotImplementedError

    def figures(self, table: Table) -> dict[str, int]:
        """A few numbers that tell how the game stands, to be drawn as curves."""
        raise NotImplementedError

    def signs(self, seen: Table, seat: i64) -> list[Sign]:
        """How the game stands, from what ``show`` made for the seat (a spectator is -1): so nothing of it is hidden."""
        raise NotImplementedError

    def account(self, table: Table, events: list[Event]) -> list[Sign]:
        """What decided a game that is over, from how it stands and all that happened; by itself nothing is added."""
        return []

    def forecast(self, seen: Table, seat: i64) -> dict[str, Any] | None:
        """What can be reckoned of what is to come, likewise from what is seen; None if the game reckons nothing."""
        return None

    def position_of(self, table: Table) -> dict[str, Any]:
        """Everything on the table, ready for JSON."""
        raise NotImplementedError

    def lay_out(self, described: Mapping[str, Any]) -> Table:
        """The table that a position describes; BadPosition if there can be none."""
        raise NotImplementedError

    def imagine(self, seen: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
        """A position that agrees with all that a view knows, the unknown drawn anew."""
        raise NotImplementedError

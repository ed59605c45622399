"""What a view, the box and actions of this game look like, as types for those who read them."""

from typing import Literal, TypedDict


class HashiCounts(TypedDict):
    """A number for each category."""

    red: int
    blue: int
    six: int


class HashiAdded(TypedDict):
    """What the card that is being played has added to a board."""

    number: str | None
    bridges: dict[str, int]


class HashiPlayer(TypedDict):
    numbers: dict[str, int]
    """Island -> its number."""
    bridges: dict[str, int]
    """Line -> its bridges."""
    new: HashiAdded
    scored: HashiCounts
    """Points of each category; 0 until it is scored."""
    stage: Literal["start", "number", "bridges", "done"]
    bridges_left: int
    complete: list[str]
    free: list[str]
    """Lines that can still take a bridge."""
    stuck: list[str]
    """Islands that can no longer be completed."""
    reached: HashiCounts
    """How far each category is."""
    total: int
    rank: str | None
    """What the total means in the solo game."""


class HashiIsland(TypedDict):
    row: int
    column: int
    flag: Literal["none", "red", "blue"]


class HashiBoard(TypedDict):
    rows: int
    columns: int
    islands: dict[str, HashiIsland]
    lines: list[str]
    crossings: list[tuple[str, str]]
    """Pairs of lines that cross."""


class HashiCards(TypedDict):
    shown: str | None
    gone: list[str]
    unseen: list[str]
    left: int


class HashiView(TypedDict):
    game: Literal["hashi"]
    seat: int | None
    """Through whose eyes it is seen; null for spectators."""
    waiting_for: list[int]
    side: str
    board: HashiBoard
    round: int
    """The number of the card that is shown; 0 in the set-up."""
    solo: bool
    cards: HashiCards
    worth: HashiCounts
    """What each category would give now."""
    players: list[HashiPlayer]


class HashiPoints(TypedDict):
    """Points of a complete island, and of each category for the first and for those who come later."""

    island: int
    red: tuple[int, int]
    blue: tuple[int, int]
    six: tuple[int, int]


class HashiBox(TypedDict):
    cards: list[str]
    rounds: int
    points: HashiPoints
    group: int
    """Islands that have to hang together."""
    deadlines: HashiCounts
    """Alone: the last card with which a category gives its high value."""
    stacks: list[int]
    ranks: dict[str, int]
    """Rank -> the points from which it is reached."""


class HashiValues(TypedDict, total=False):
    """What an action is about."""

    island: str
    number: int
    """What a start writes."""
    line: str


View = HashiView
Box = HashiBox
Values = HashiValues

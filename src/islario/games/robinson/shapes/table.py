"""What a view, the box and actions of this game look like, as types for those who read them.

A card is named with its kind: "event storm_a". A person is the number of a seat as a text, "friday" or "jenny"; a pawn
may also be one of "dog" and of those that items bring.
"""

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["event", "morale", "production", "action", "weather", "night"]
Die = Literal["rain", "winter", "animals"]


class RobinsonPlayer(TypedDict):
    character: str
    wounds: int
    determination: int
    used: list[str]
    """Skills that were used this round."""


class RobinsonFriday(TypedDict):
    wounds: int
    determination: int


class RobinsonResources(TypedDict):
    wood: int
    food: int
    preserved: int
    fur: int


RobinsonMark = TypedDict(
    "RobinsonMark",
    {"mark": str, "at": str, "from": str | None, "value": NotRequired[int], "fresh": NotRequired[bool]},
)
RobinsonMark.__doc__ = "A mark: what it is, where it lies, which card it came from. A fresh one does not work yet."


class RobinsonIncoming(TypedDict):
    """A card that comes at the end of the Action phase, and to whom."""

    card: str
    who: str | None
    space: NotRequired[str]


class RobinsonCost(TypedDict):
    wood: NotRequired[int]
    food: NotRequired[int]
    fur: NotRequired[int]


class RobinsonSlot(TypedDict):
    """An action that is planned, with its pawns."""

    slot: int
    target: str
    pay: str
    """How it is paid, where there are several ways; else empty."""
    cost: RobinsonCost
    performer: str
    pawns: list[str]


class RobinsonStep(TypedDict):
    """A step on the agenda; what is nothing is left out."""

    step: str
    a: NotRequired[int]
    b: NotRequired[int]
    who: NotRequired[str]
    in_action: NotRequired[bool]
    space: NotRequired[str]
    source: NotRequired[int]
    card: NotRequired[str]


class RobinsonKnown(TypedDict):
    """Which hidden cards somebody has looked at."""

    tiles: int
    event: bool
    top: bool
    bottom: bool


class RobinsonEvents(TypedDict):
    """How many events of each kind the deck has, and which cards were shuffled into it."""

    book: int
    adventure: int
    added: list[str]


class RobinsonDecks(TypedDict):
    """How many cards each deck has."""

    build: int
    gather: int
    explore: int
    mysteries: int
    beasts: int
    hunting: int
    inventions: int
    discoveries: int
    item_box: int
    tiles: int
    events: RobinsonEvents


class RobinsonSeen(TypedDict):
    """Hidden cards that somebody has looked at."""

    tiles: list[int]
    event: str | None
    hunting_top: str | None
    hunting_bottom: str | None


class RobinsonSkill(TypedDict):
    skill: str
    called: str
    """The skill whose name it bears at this table."""
    price: int
    used: bool


class RobinsonOption(TypedDict):
    """An answer that may be given: the effects of a card, with what becomes of it then, or the word of a rule."""

    option: int
    effects: NotRequired[list[dict[str, Any]]]
    then: NotRequired[Literal["shuffle", "discard"]]
    means: NotRequired[str]


RobinsonAsking = TypedDict(
    "RobinsonAsking",
    {
        "kind": str,
        "for": NotRequired[RobinsonStep],
        "options": NotRequired[list[RobinsonOption]],
        "card": NotRequired[str],
        "who": NotRequired[str],
    },
)
RobinsonAsking.__doc__ = "What is being asked, for which step, by which card, and about whom."


class RobinsonPart(TypedDict):
    """A part of the goal, said as ``sign-CODE``."""

    code: str
    values: dict[str, int | str | list[int | str]]
    """``n`` is how much there is; the rest is what else its sentence says."""
    of: int | None
    """How much is wanted; null where nothing has to be reached."""
    done: bool
    danger: bool


class RobinsonView(TypedDict):
    seat: int | None
    """Through whose eyes it is seen; null for spectators."""
    waiting_for: list[int]
    scenario: int
    """Its number, from 1."""
    errata: Literal["rulebook", "printed"]
    switches: list[str]
    """The house rules that are on."""
    round: int
    rounds: int
    phase: Phase
    first: int
    """The seat of the first player."""
    players: list[RobinsonPlayer]
    friday: RobinsonFriday | None
    dog: bool
    jenny: int | None
    """Her wounds; null where she does not play."""
    morale: int
    roof: int
    palisade: int
    weapon: int
    shelter: bool
    camp: str
    tiles: dict[str, int]
    """Space -> the number of its tile."""
    marks: list[RobinsonMark]
    available: RobinsonResources
    spend_first: Literal["food", "preserved"]
    future: dict[str, RobinsonResources]
    """What comes at the end of the Action phase, by the person who brings it."""
    incoming: list[RobinsonIncoming]
    threats: list[str | None]
    open: list[str]
    """Inventions that may be built."""
    built: list[str]
    items: dict[str, int]
    """Starting item -> uses that are left."""
    treasures: dict[str, int]
    """Treasure -> uses that are left."""
    tokens: dict[str, int]
    """Discovery token -> how many."""
    plan: list[RobinsonSlot]
    reserved: RobinsonResources
    """What the plan will cost."""
    confirmed: list[int]
    leading: dict[str, int]
    taken: list[str]
    agenda: list[RobinsonStep]
    slot: int | None
    """The action that is being resolved."""
    dice: list[str]
    temporary: int
    clouds: int
    used: int
    spent: int
    notes: list[int]
    ended: int
    aside: list[str]
    offered: list[int]
    mystery_discard: list[str]
    invention_discard: list[str]
    gone: list[str]
    known: RobinsonKnown
    decks: RobinsonDecks
    seen: RobinsonSeen
    waiting_beast: bool
    """Whether a beast waits that nobody has seen."""
    skills: list[list[RobinsonSkill]]
    """The four skills of each seat."""
    asking: RobinsonAsking | None
    """What is asked; null when the game is over."""
    pawns_left: dict[str, int]
    """Pawn -> how many are still to be placed."""
    points: dict[str, int]
    """What the scenario counts -> how many."""
    progress: list[RobinsonPart]
    """How far each part of the goal is, and what endangers it."""


class RobinsonTile(TypedDict):
    number: int
    terrain: str
    sources: list[str]
    beast: bool
    totem: bool
    shelter: bool
    discoveries: int


class RobinsonCharacter(TypedDict):
    character: str
    dies: int
    """The wound at which this character dies."""
    arrows: list[int]
    """The wounds at which morale falls."""
    invention: str
    skills: dict[str, int]
    """Skill -> its price."""


class RobinsonHelper(TypedDict):
    """Somebody in the camp whom nobody plays."""

    helper: Literal["friday", "jenny"]
    dies: int
    """The wound at which they die."""
    skills: dict[str, int]
    """Skill -> its price."""


class RobinsonNeeds(TypedDict):
    """What an invention needs."""

    terrain: list[str]
    items: list[str]
    wood: NotRequired[int]
    food: NotRequired[int]
    fur: NotRequired[int]
    or_fur: NotRequired[int]
    """Fur that may be paid instead of wood."""


class RobinsonScenario(TypedDict):
    scenario: str
    rounds: int
    weather: list[list[Die]]
    """The weather dice of each round."""
    inventions: dict[str, RobinsonNeeds]
    points: dict[str, int]
    """What counts -> the points of one."""
    spaces: list[str]
    """The spaces that it is played on."""
    totems: bool
    """Whether totems are found in it."""
    calendar: dict[str, list[str]]
    """Round -> what it brings beside the weather: "ship", "lava B4"."""


class RobinsonBox(TypedDict):
    spaces: dict[str, list[str]]
    """Space -> those beside it."""
    tiles: list[RobinsonTile]
    characters: list[RobinsonCharacter]
    helpers: list[RobinsonHelper]
    inventions: dict[str, RobinsonNeeds]
    scenarios: list[RobinsonScenario]
    weather_dice: dict[Die, dict[str, int]]
    """Die -> how many of its six faces show what."""


class RobinsonValues(TypedDict, total=False):
    """What an action is about."""

    target: str
    way: str
    performer: str
    slot: int
    """Counted from 1."""
    pawn: str
    use: str
    kind: str
    die: str
    resource: str
    answer: str
    space: str
    who: int | str
    which: int | str


View = RobinsonView
Box = RobinsonBox
Values = RobinsonValues

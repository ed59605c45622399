"""What a forecast looks like, as types for those who read it.

A chance is a number from 0 to 1. A card is named with its kind, a person as everywhere, a target as actions name it.
"""

from typing import Any, Literal, NotRequired, TypedDict

from islario.games.robinson.shapes.table import Die, RobinsonCost, RobinsonResources

Tone = Literal["good", "bad", "plain"]


class RobinsonRange(TypedDict):
    least: int
    most: int


class RobinsonChance(TypedDict):
    """A chance: from the least to the most where it hangs on what people choose, else both are the same."""

    least: float
    most: float


class RobinsonOdds(TypedDict):
    """What the dice of an action do: each by itself, what is in force counted, nothing rolled again."""

    success: float
    wound: float
    adventure: float
    """An adventure card, or the wound that Friday and the raft take instead."""


class RobinsonChanges(TypedDict, total=False):
    """What something brings or takes, of all that can be counted; what stays as it is is left out."""

    wood: int
    food: int
    preserved: int
    fur: int
    morale: int
    roof: int
    palisade: int
    weapon: int
    determination: int
    """Of the one whose action it is."""
    wounds: int
    """Below 0 it heals."""
    shelter: int
    invention: str
    tile: int
    """Tiles that are found."""
    fight: int
    """Beasts that are fought."""
    discovery: int
    """Discovery tokens or mystery cards that are drawn."""


class RobinsonLack(TypedDict):
    """What is missing for something."""

    what: Literal["wood", "food", "fur", "pawns", "weapon", "shelter", "item", "terrain", "players"]
    n: int
    """How many; 1 for an item or a terrain."""
    thing: NotRequired[str]
    """Which item or terrain: "invention rope", "terrain river"."""


class RobinsonWay(TypedDict):
    """A way to pay for a target."""

    way: str
    """As actions name it; the ordinary one is "wood"."""
    cost: RobinsonCost
    """With what a token on the field adds."""
    payable: bool
    left: RobinsonResources
    """What would then be free; what cannot be paid would leave less than nothing."""


class RobinsonChances(TypedDict):
    """The odds of an action for somebody."""

    odds: RobinsonOdds | None
    """With the fewest pawns; null where no die is rolled."""
    odds_sure: RobinsonOdds | None
    """With so many that it is sure: an adventure may still wait on the field."""


class RobinsonTarget(RobinsonChances):
    """Something that could be planned now, or for which only goods, pawns, items or terrain are missing."""

    target: str
    """As actions name it: "gather B2 food"."""
    kind: str
    """The kind of action."""
    open: bool
    """Whether the seat could plan it now."""
    least: int
    """The fewest pawns."""
    sure: int | None
    """The pawns with which no die is needed; null where none ever is."""
    others: dict[str, RobinsonChances]
    """Pawn -> its odds, where they are not those of the seat."""
    ways: list[RobinsonWay]
    """Empty where nothing is to be paid."""
    lacks: list[RobinsonLack]
    brings: RobinsonChanges
    """If it succeeds."""
    tokens: list[str]
    """The marks that touch it."""


class RobinsonPlanned(TypedDict):
    """An action of the plan."""

    slot: int
    """Counted from 1, as in the view."""
    target: str
    kind: str
    performer: str
    pawns: int
    needed: int
    complete: bool
    missing: int
    """Pawns that are missing."""
    lacks: list[RobinsonLack]
    sure: bool
    """Whether no die is rolled."""
    better: bool
    """Whether one more pawn makes it sure, or brings more."""
    odds: RobinsonOdds | None
    """With the pawns that are on it, after the actions before it; null for kinds without dice, and once it is being
    resolved."""
    brings: RobinsonChanges
    tokens: list[str]


class RobinsonClouds(TypedDict):
    chance: RobinsonChance
    rain: int
    snow: int


class RobinsonAnimals(TypedDict):
    """What one of the animals dice shows."""

    chance: RobinsonChance
    face: Literal["none", "fight", "palisade", "food"]


class RobinsonOutcome(TypedDict):
    """One of several ways in which something can go: all together have the chance 1, but for games that end before."""

    chance: RobinsonChance
    changes: RobinsonChanges


class RobinsonPart(TypedDict):
    """A part of the night: how it can go, the likeliest first."""

    certain: bool
    """Whether there is only one way."""
    outcomes: list[RobinsonOutcome]
    over: RobinsonChance
    """The chance that the game is over before."""


class RobinsonWeather(RobinsonPart):
    """What the weather takes. Wounds are those of each player in the camp."""

    dice: list[Die]
    """The dice that are still to be rolled."""
    clouds: list[RobinsonClouds]
    """How many clouds there are, with tokens and dice that lie there."""
    animals: list[RobinsonAnimals]
    """What each animals die shows; empty where none is rolled."""
    roof: RobinsonRange
    """The roof when the weather comes."""
    holds: RobinsonChance
    """The chance that nothing is lost by the clouds."""


class RobinsonDinner(RobinsonPart):
    """The meal. Wounds are those of all who go hungry or spend the night outside, added up."""

    mouths: int
    have: int
    """Food that lies there unreserved."""
    coming: RobinsonRange
    """Food that the plan brings before the meal."""
    wanted: int
    """Food that is demanded beside the meal."""
    hungry: RobinsonRange
    enough: RobinsonChance
    """The chance that everybody eats."""


class RobinsonSleep(RobinsonPart):
    """The night. Wounds are those of all who sleep in the open, added up."""

    open: RobinsonChance
    """The chance that the camp has no shelter tonight."""
    outside: list[str]
    """The people who sleep outside the camp."""


class RobinsonRot(RobinsonPart):
    kept_by: str | None
    """The card that keeps food from rotting."""


class RobinsonStrike(TypedDict):
    """A token or an effect that waits, and when it strikes."""

    mark: str
    at: str
    card: str | None
    when: Literal["action", "weather", "night", "dawn"]
    who: NotRequired[str]


class RobinsonThreat(TypedDict):
    place: Literal["left", "right"]
    card: str
    planned: bool
    complete: bool
    """Whether the action that is planned on it is complete."""
    strikes: bool
    """Whether it strikes at the next event if nobody deals with it: that of the left space does."""
    moves: bool
    """Whether it slides to the left then."""
    effects: list[dict[str, Any]]
    """What it does when it strikes, as the card has it."""


class RobinsonStore(TypedDict):
    now: int
    reserved: int
    coming: RobinsonRange
    """What the plan brings."""
    dawn: RobinsonRange
    """What is left when the night is over."""


class RobinsonStores(TypedDict):
    wood: RobinsonStore
    food: RobinsonStore
    preserved: RobinsonStore
    fur: RobinsonStore


class RobinsonTonight(TypedDict):
    """The rest of this round if the plan stays as it is and nobody uses anything; what is over is null."""

    weather: RobinsonWeather | None
    dinner: RobinsonDinner | None
    sleep: RobinsonSleep | None
    rot: RobinsonRot | None
    stores: RobinsonStores
    over: RobinsonChance
    """The chance that the game is over before the next round; the parts that it does not reach then are left out."""
    strikes: list[RobinsonStrike]
    threats: list[RobinsonThreat]
    omits: list[str]
    """What is not counted, by codes: cards, tokens and tiles that nobody knows ("adventure", "discovery", "mystery",
    "hunt", "tile", "event", "chance"), what people may use ("uses"), what they may decline ("choices"): there nobody
    does anything. What has to be chosen is counted with every answer."""


class RobinsonPerson(TypedDict):
    who: str
    to_arrow: int | None
    """Wounds to the next morale arrow that is not covered; null if there is none."""
    to_death: int
    wounds: RobinsonRange
    """What they may take this round: the plan's dice, the weather, the night."""
    arrow: RobinsonChance
    """The chance that morale falls by it."""
    death: RobinsonChance


class RobinsonInvention(TypedDict):
    invention: str
    card: str
    state: Literal["built", "coming", "open", "lacks", "closed"]
    """Closed: it belongs to somebody else's character."""
    target: str | None
    """Null where it is built on a tile, which the target names."""
    lacks: list[RobinsonLack]
    helps: list[str]
    """What needs it and is not built yet: other inventions, threats that lie there."""


class RobinsonEffect(TypedDict):
    """A mark that is in force, where it comes from, and what it touches."""

    mark: str
    at: str
    card: str | None
    fresh: bool
    touches: list[str]
    """Targets ("gather B2 food"), kinds of actions ("action build"), people ("person 0"), parts of the round
    ("part weather", "part dinner", "part night", "part production", "part round", "part dawn", "part items") and
    spaces ("place B2")."""


class RobinsonFact(TypedDict):
    """Something to be said in words: ``forecast-CODE``."""

    code: str
    values: dict[str, Any]
    tone: Tone


class RobinsonForecast(TypedDict):
    """What can be reckoned from what everybody sees: while the plan is made, and where something is asked."""

    targets: list[RobinsonTarget]
    """Only while the plan is made; then also ``planned`` and ``warnings``."""
    planned: list[RobinsonPlanned]
    tonight: RobinsonTonight
    people: list[RobinsonPerson]
    inventions: list[RobinsonInvention]
    effects: list[RobinsonEffect]
    warnings: list[RobinsonFact]
    answers: dict[str, list[RobinsonFact]]
    """What each answer to the question changes, by action."""


Forecast = RobinsonForecast

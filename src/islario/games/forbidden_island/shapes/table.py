"""What a view, the box and actions of this game look like, as types for those who read them."""

from typing import Literal, TypedDict


class IslandPlayer(TypedDict):
    role: str
    at: str
    hand: list[str]


class IslandView(TypedDict):
    game: Literal["forbidden_island"]
    seat: int | None
    """Through whose eyes it is seen; null for spectators."""
    waiting_for: list[int]
    due: Literal["discard", "swim"] | None
    level: int
    """Flood cards a turn at the mark at which the water stands."""
    layout: str
    tiles: dict[str, str]
    """"row,column" -> tile."""
    players: list[IslandPlayer]
    turn: int
    phase: Literal["actions", "draw", "flood"]
    actions_left: int
    draws_left: int
    floods_left: int
    flown: bool
    """Whether the Pilot has flown in this turn."""
    flooded: list[str]
    sunk: list[str]
    captured: list[str]
    water: int
    """The mark at which the water stands, from 1."""
    treasure_discard: list[str]
    """The pile, its top last."""
    flood_discard: list[str]
    swimming: list[int]
    ended: str | None
    """How the game ended; null while it goes on."""
    discard_after_both_draws: bool
    treasure_deck: dict[str, int]
    flood_deck: list[list[str]]
    """Known sets from the top; the rest comes last."""


class IslandBox(TypedDict):
    treasures: dict[str, list[str]]
    """Treasure -> the tiles on which it can be captured."""
    starts: dict[str, str]
    """Role -> the tile that it starts on."""
    landing: str
    water: list[int]
    """Flood cards a turn, mark by mark."""
    difficulties: dict[str, int]
    """Difficulty -> the mark that the water starts at."""
    cards: dict[str, int]
    """How many there are of each treasure card."""
    hand_limit: int
    actions: int
    """Actions of a turn."""
    draws: int
    """Treasure cards of a turn."""


class IslandValues(TypedDict, total=False):
    """What an action is about."""

    tile: str
    tiles: list[str]
    card: str
    """Given, captured or discarded, or played for it."""
    seat: int
    """Whose pawn is moved."""
    receiver: int
    pawns: list[int]
    """Who flies along."""


View = IslandView
Box = IslandBox
Values = IslandValues

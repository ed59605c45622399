"""Positions in a line and moves in a word: what the tests of this game share.

Unless a test says otherwise the island is the classic one with its tiles in the order of the box:

                                    fools_landing   bronze_gate
                    copper_gate     gold_gate       silver_gate        iron_gate
temple_of_the_moon  temple_of_the_sun howling_garden whispering_garden cave_of_embers  cave_of_shadows
coral_palace        tidal_palace    breakers_bridge cliffs_of_abandon  crimson_forest  dunes_of_deception
                    lost_lagoon     misty_marsh     observatory        phantom_rock
                                    twilight_hollow watchtower
"""

import random
from collections.abc import Iterator
from typing import Any

import islario
from islario import Event, Reason, State

GAME = islario.game("forbidden_island")

TILES = (
    "fools_landing bronze_gate copper_gate gold_gate silver_gate iron_gate temple_of_the_moon temple_of_the_sun "
    "howling_garden whispering_garden cave_of_embers cave_of_shadows coral_palace tidal_palace breakers_bridge "
    "cliffs_of_abandon crimson_forest dunes_of_deception lost_lagoon misty_marsh observatory phantom_rock "
    "twilight_hollow watchtower"
).split()

STARTS = {
    "pilot": "fools_landing",
    "engineer": "bronze_gate",
    "explorer": "copper_gate",
    "navigator": "gold_gate",
    "messenger": "silver_gate",
    "diver": "iron_gate",
}

SITES = {
    "earth": ("temple_of_the_moon", "temple_of_the_sun"),
    "wind": ("howling_garden", "whispering_garden"),
    "fire": ("cave_of_embers", "cave_of_shadows"),
    "ocean": ("coral_palace", "tidal_palace"),
}

BOX = {"earth": 5, "wind": 5, "fire": 5, "ocean": 5, "waters_rise": 3, "helicopter": 3, "sandbags": 2}

ALL_TREASURES = "earth wind fire ocean"

LISTS = {"flooded", "sunk", "captured", "treasure_deck", "treasure_discard", "flood_deck", "flood_discard"}


# -- positions -----------------------------------------------------------------------------------


def listed(text: str) -> list[str]:
    """The names in a line; ``earth*4`` is four times earth."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def names(text: str) -> set[str]:
    return set(listed(text))


def described(*players: str, **fields: Any) -> dict[str, Any]:
    """A position; a player is told as ``role``, ``role tile`` or ``role tile: cards``, lists as one line."""
    seats = []
    for player in players:
        who, _, hand = player.partition(":")
        role, *tile = who.split()
        seats.append({"role": role, **({"at": tile[0]} if tile else {}), "hand": listed(hand)})
    lists = {name: listed(value) for name, value in fields.items() if name in LISTS and isinstance(value, str)}
    return {"players": seats, **fields, **lists}


def at(*players: str, **fields: Any) -> State:
    """A game at that position, and with that seed if one is named."""
    seed = fields.pop("seed", 0)
    return GAME.position(described(*players, **fields), seed=seed)


def sink(tile: str, *players: str, **fields: Any) -> State:
    """A game in which the card of this flooded tile has just been turned over."""
    water = f"{tile} {fields.pop('flooded', '')}"
    state = at(*players, **{"phase": "flood", "flooded": water, "flood_deck": tile, **fields})
    state.play(state.waiting_for()[0], "flood")
    return state


def wander(seed: int, **options: Any) -> Iterator[State]:
    """A whole game in which any seat that may act does something at random: the state at every moment."""
    chance = random.Random(seed)
    state = GAME.new(seed=seed, **options)
    yield state
    while not state.over:
        choices = [(seat, action) for seat in seats(state) for action in state.legal(seat)]
        state.play(*chance.choice(choices))
        yield state


# -- playing and asking --------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Play moves such as ``0 draw``, one after the other; all that happened."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        events += state.play(int(seat), action)
    return events


def refusal(state: State, move: str) -> Reason:
    """Why a move such as ``0 draw`` may not be played."""
    seat, _, action = move.partition(" ")
    reason = state.why_not(int(seat), action)
    assert reason is not None, f"{move} is allowed"
    assert action not in state.legal(int(seat))
    return reason


def seats(state: State) -> range:
    return range(len(state.position()["players"]))


def goals(state: State, seat: int, verb: str) -> set[str]:
    """The last words with which a seat may say this verb now: tiles, cards or treasures."""
    return {action.split()[-1] for action in state.legal(seat) if action.startswith(f"{verb} ")}


def verbs(state: State, seat: int) -> set[str]:
    return {action.split()[0] for action in state.legal(seat)}


def told(state: State, *fields: str) -> Any:
    """One field of the position, or several as a list."""
    position = state.position()
    return position[fields[0]] if len(fields) == 1 else [position[field] for field in fields]


def place(state: State, seat: int) -> str:
    where: str = told(state, "players")[seat]["at"]
    return where


def hand(state: State, seat: int) -> list[str]:
    return sorted(told(state, "players")[seat]["hand"])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def outcome(state: State) -> str | None:
    """How the game ended, in a word; None while it goes on."""
    result = state.result()
    return None if result is None else result["reason"]


# -- the island as a graph -----------------------------------------------------------------------


def steps(role: str, layout: str = "classic") -> dict[str, set[str]]:
    """Where one move of this role leads from each tile of a dry island."""
    other = "pilot" if role != "pilot" else "diver"
    return {tile: goals(at(f"{role} {tile}", other, layout=layout), 0, "move") for tile in TILES}


def distances(ways: dict[str, set[str]], start: str) -> dict[str, int]:
    """How many moves each tile that can be reached is away."""
    found = {start: 0}
    edge = [start]
    for tile in edge:
        for goal in ways[tile] - found.keys():
            found[goal] = found[tile] + 1
            edge.append(goal)
    return found

"""Positions going out: any moment of a game as named fields (``reading`` takes them in)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import places
from islario.games.robinson import agenda, marks
from islario.games.robinson.box.cards import ADVENTURES, CARDS, MYSTERIES
from islario.games.robinson.components import (
    ACTIONS,
    BEASTS,
    CHARACTERS,
    DISCOVERIES,
    FRIDAY,
    INVENTIONS,
    JENNY,
    NOBODY,
    RESOURCES,
    SKILLS,
    SPACES,
    STARTING_ITEMS,
    TREASURE_COUNT,
    invention_name,
)
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.phases.dice import DICE
from islario.games.robinson.planning import pawns
from islario.games.robinson.planning.costs import WAYS, way_of
from islario.games.robinson.state import (
    COST,
    LEADER,
    NO_TILE,
    NONE,
    PAWNS,
    PHASES,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    Table,
)
from islario.games.robinson.step_names import STEP_NAMES
from islario.games.robinson.switches import PRINTED, SWITCHES
from islario.games.robinson.uses.catalogue import FRIDAY_REROLLED

FIELDS: Final[list[str]] = [
    "scenario", "errata", "switches", "round", "phase", "begin", "first", "players", "friday", "dog", "jenny", "morale",
    "roof", "palisade", "weapon", "shelter", "camp", "tiles", "marks", "available", "spend_first", "future", "incoming",
    "threats", "open", "built", "items", "treasures", "tokens", "plan", "reserved", "confirmed", "leading", "taken",
    "agenda", "slot", "dice", "temporary", "clouds", "used", "spent", "notes", "ended", "aside", "offered",
    "mystery_discard", "invention_discard", "gone", "known", "events", "event_box", "build", "gather", "explore",
    "mysteries", "beasts", "hunting", "waiting_beast", "inventions", "tile_deck", "discoveries", "item_box",
]  # fmt: skip
"""The fields of a position."""
TREASURES: Final = [*MYSTERIES[:TREASURE_COUNT], "surprising_discovery"]


def position_of(table: Table) -> dict[str, Any]:
    """Everything on the table, as named fields."""
    return {**public_of(table), **decks_of(table)}


def public_of(table: Table) -> dict[str, Any]:
    """What lies open on the table."""
    setup = table.setup
    return {
        "scenario": int(setup.scenario) + 1,
        "errata": "printed" if table.switch(PRINTED) else "rulebook",
        "switches": [SWITCHES[place] for place in places(setup.switches) if place != PRINTED],
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "first": int(table.first),
        "players": [_player(table, seat) for seat in range(setup.players)],
        "friday": _friday(table),
        "dog": table.dog,
        "jenny": int(table.wounds[JENNY]) if setup.rules.jenny else None,
        "morale": int(table.morale),
        "roof": int(table.roof),
        "palisade": int(table.palisade),
        "weapon": int(table.weapon),
        "shelter": table.shelter,
        "camp": SPACES[table.camp],
        "tiles": {SPACES[space]: int(tile) for space, tile in enumerate(table.tiles) if tile != NO_TILE},
        "marks": [mark_told(mark) for mark in table.marks],
        "available": _resources(table.stock, 0),
        "spend_first": "preserved" if table.preserved_first else "food",
        "future": {
            PEOPLE[person]: _resources(table.future, 4 * person)
            for person in range(len(PEOPLE))
            if any(table.future[4 * person + resource] for resource in range(4))
        },
        "incoming": [_thing(thing) for thing in table.incoming],
        "threats": [CARDS[card] if card != NONE else None for card in table.threats],
        "open": [invention_name(setup.scenario, place) for place in places(table.open)],
        "built": [invention_name(setup.scenario, place) for place in places(table.built)],
        "items": {STARTING_ITEMS[item]: int(left) for item, left in enumerate(table.items) if left > 0},
        "treasures": {TREASURES[place]: int(left) for place, left in enumerate(table.treasures) if left != NONE},
        "tokens": {DISCOVERIES[kind]: int(n) for kind, n in enumerate(table.tokens) if n > 0},
        "plan": [_slot(table, slot) for slot in range(SLOTS) if table.plan[slot * SLOT_SIZE + TARGET] != 0],
        "reserved": _resources(table.reserved, 0),
        "confirmed": places(table.confirmed),
        "leading": {
            ACTIONS[kind]: int((table.leading >> (4 * kind)) & 15)
            for kind in range(len(ACTIONS))
            if (table.leading >> (4 * kind)) & 15
        },
        "taken": [_taken(bit) for bit in places(table.taken)],
        "agenda": [step_told(table, number) for number in range(table.depth)],
        "slot": None if table.slot == NONE else int(table.slot) + 1,
        "dice": [name for place, name in enumerate(DICE) if (table.dice >> place) & 1],
        "temporary": int(table.temp),
        "clouds": int(table.clouds),
        "used": int(table.used >> FRIDAY_REROLLED),
        "spent": int(table.spent),
        "notes": [int(note) for note in table.notes],
        "ended": int(table.ended),
        "aside": [MYSTERIES[card] for card in table.aside],
        "offered": [int(card) for card in table.offered],
        "mystery_discard": [MYSTERIES[card] for card in table.mystery_discard],
        "invention_discard": [INVENTIONS[card] for card in table.invention_discard],
        "gone": [CARDS[card] for card in table.gone],
        "known": {
            "tiles": int(table.known_tiles),
            "event": table.known_event,
            "top": table.known_top,
            "bottom": table.known_bottom,
        },
    }


def decks_of(table: Table) -> dict[str, Any]:
    """What is hidden: decks from their bottom to their top."""
    return {
        "events": [CARDS[card] for card in table.event_deck],
        "event_box": [CARDS[card] for card in table.event_box],
        "build": [ADVENTURES[card] for card in table.adventures[0]],
        "gather": [ADVENTURES[card] for card in table.adventures[1]],
        "explore": [ADVENTURES[card] for card in table.adventures[2]],
        "mysteries": [MYSTERIES[card] for card in table.mystery_deck],
        "beasts": [BEASTS[card] for card in table.beast_deck],
        "hunting": [BEASTS[card] for card in table.hunting],
        "waiting_beast": None if table.waiting_beast == NONE else BEASTS[table.waiting_beast],
        "inventions": [INVENTIONS[card] for card in table.invention_deck],
        "tile_deck": [int(tile) for tile in table.tile_deck],
        "discoveries": [DISCOVERIES[token] for token in table.discovery_pile],
        "item_box": [STARTING_ITEMS[item] for item in table.item_box],
    }


def _player(table: Table, seat: int) -> dict[str, Any]:
    character = table.setup.characters[seat]
    used = [SKILLS[skill] for skill in range(4 * character, 4 * character + 4) if (table.used >> skill) & 1]
    return {
        "character": CHARACTERS[character],
        "wounds": int(table.wounds[seat]),
        "determination": int(table.det[seat]),
        "used": used,
    }


def _friday(table: Table) -> dict[str, int] | None:
    if not table.friday:
        return None
    return {"wounds": int(table.wounds[FRIDAY]), "determination": int(table.det[FRIDAY])}


def _resources(counts: vec[i64], at: int) -> dict[str, int]:
    return {name: int(counts[at + place]) for place, name in enumerate(RESOURCES)}


def mark_told(mark: i64) -> dict[str, Any]:
    """A mark: what it is, where it lies, which card it came from, and its value where it has one."""
    card = marks.card_of(mark)
    told: dict[str, Any] = {
        "mark": marks.KINDS[marks.kind_of(mark)],
        "at": marks.PLACES[marks.place_of(mark)],
        "from": None if card == marks.NO_CARD else CARDS[card],
    }
    if marks.value_of(mark):
        told["value"] = int(marks.value_of(mark))
    if marks.is_fresh(mark):
        told["fresh"] = True
    return told


def _thing(thing: i64) -> dict[str, Any]:
    told: dict[str, Any] = {"card": CARDS[(thing >> 3) & 511], "who": PEOPLE[thing & 7] if thing & 7 < 6 else None}
    if thing >> 12:
        told["space"] = SPACES[(thing >> 12) - 1]
    return told


def _slot(table: Table, slot: int) -> dict[str, Any]:
    at = slot * SLOT_SIZE
    there = table.plan[at + PAWNS]
    return {
        "slot": slot + 1,
        "target": TARGETS[table.plan[at + TARGET] - 1],
        "pay": WAYS[way_of(table.plan[at + COST])],
        "cost": cost_told(table.plan[at + COST]),
        "performer": PEOPLE[table.plan[at + LEADER]],
        "pawns": pawns_told(there),
    }


def cost_told(cost: i64) -> dict[str, int]:
    amounts = {"wood": int(cost & 15), "food": int((cost >> 4) & 15), "fur": int((cost >> 8) & 15)}
    return {name: amount for name, amount in amounts.items() if amount}


def pawns_told(there: i64) -> list[str]:
    """The pawns on an action: seats by their numbers, the others by their names."""
    told: list[str] = []
    for source in range(pawns.SOURCE_COUNT):
        name = str(source) if source < 4 else pawns.SOURCES[source]
        told += [name] * int(pawns.of(there, source))
    return told


def _taken(bit: int) -> str:
    return f"{SPACES[bit // 2]} {RESOURCES[bit % 2]}"


def step_told(table: Table, number: int) -> dict[str, Any]:
    """A step of the agenda; what is nothing is left out."""
    at = number * STEP_SIZE
    context = table.steps[at + 3]
    told: dict[str, Any] = {"step": STEP_NAMES[table.steps[at]]}
    if table.steps[at + 1]:
        told["a"] = int(table.steps[at + 1])
    if table.steps[at + 2]:
        told["b"] = int(table.steps[at + 2])
    if agenda.who_of(context) != NOBODY:
        told["who"] = PEOPLE[agenda.who_of(context)]
    if agenda.in_action(context):
        told["in_action"] = True
    if agenda.space_of(context) != agenda.NO_SPACE:
        told["space"] = SPACES[agenda.space_of(context)]
    if agenda.source_of(context) != agenda.NO_SOURCE:
        told["source"] = int(agenda.source_of(context))
    if agenda.card_of(context) != marks.NO_CARD:
        told["card"] = CARDS[agenda.card_of(context)]
    return told

"""Setting up: what is drawn, shuffled and laid out before the first round."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core import game as core
from islario.core.reasons import BadOption, Reason
from islario.core.rng import Rng
from islario.games.robinson import steps
from islario.games.robinson.agenda import NOTHING, push
from islario.games.robinson.components import (
    ADVENTURE_DECKS,
    BEAST_COUNT,
    BOOK_EVENTS,
    CHARACTERS,
    DISCOVERY_COPIES,
    DISCOVERY_COUNT,
    EVENT_COUNT,
    INVENTION_COUNT,
    ITEM_COUNT,
    MYSTERY_COUNT,
    RANDOM_INVENTIONS,
    ROUNDS,
    START_TILE,
    STARTERS,
    TILE_COUNT,
    WRECKAGE,
    WRECKAGE_AT,
)
from islario.games.robinson.effects.finds import personal, without
from islario.games.robinson.scenarios import registry
from islario.games.robinson.state import Setup, Table
from islario.games.robinson.switches import PRINTED, SWITCHES
from islario.games.robinson.uses import windows

RANDOM: Final = -1


class Settings(core.Settings):
    """The options of a game in numbers."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.players: i64 = options["players"]
        self.scenario: i64 = options["scenario"] - 1
        self.rules = registry.SCENARIOS[self.scenario]
        self.characters: vec[i64] = vec[i64]()
        for name in options["characters"] or []:
            self.characters = append(self.characters, CHARACTERS.index(name))
        soldier = self.rules.soldier or self.players > 2
        self.allowed: i64 = 15 if soldier else 7
        """The characters that may be dealt, as bits (SETUP-5, PLAYERS-21)."""
        _check_characters(options["characters"], self.players, soldier)
        self.first: i64 = RANDOM if options["first_player"] is None else options["first_player"]
        if self.first >= self.players:
            raise _refusal("first_player", self.first, f"0-{self.players - 1}")
        self.items: i64 = options["starting_items"]
        self.friday: bool = _choice(options["friday"], self.players <= 2)
        self.dog: bool = _choice(options["dog"], self.players == 1)
        wreckage = options["wreckage"]
        self.wreckage: i64 = RANDOM if wreckage == "random" else WRECKAGE.index(wreckage)
        half: i64 = (ROUNDS[self.scenario] + 1) // 2
        self.events: i64 = 2 * half
        self.books: i64 = half if options["book_events"] is None else options["book_events"]
        if self.books > self.events:
            raise _refusal("book_events", self.books, f"0-{self.events}")
        switches = 0
        for place, name in enumerate(SWITCHES):
            on = options["errata"] == "printed" if place == PRINTED else options[name]
            switches |= (1 << place) if on else 0
        self.switches: i64 = switches


def _choice(value: str, default: bool) -> bool:
    return default if value == "default" else value == "yes"


def _refusal(option: str, value: object, expected: str) -> BadOption:
    return BadOption(Reason("bad_option", {"option": option, "value": str(value), "expected": expected}))


def _check_characters(names: Any, players: int, soldier: bool) -> None:
    if names is None:
        return
    if len(names) != players:
        reason = Reason("characters_count", {"characters": len(names), "players": players}, "SETUP-4")
        raise BadOption(reason, "characters")
    if not soldier and "soldier" in names:
        raise BadOption(Reason("no_soldier", {"players": players}, "SETUP-5"), "characters")


def deal(settings: Settings, rng: Rng) -> Table:
    """Set up a game; the first player says when it begins.

    Everything is shuffled in the same order whatever the options are, so that a seed has the same
    island and the same decks in every variant of a game.
    """
    tiles = _shuffled(_range(1, TILE_COUNT + 1), rng)
    cast = _shuffled(_range(0, 4), rng)
    first: i64 = rng.below(12)
    wreck: i64 = rng.below(3)
    items = _shuffled(_range(0, ITEM_COUNT), rng)
    inventions = _shuffled(_range(0, INVENTION_COUNT), rng)
    books = _shuffled(_range(0, BOOK_EVENTS), rng)
    others = _shuffled(_range(BOOK_EVENTS, EVENT_COUNT), rng)
    setup = Setup(settings.players, _cast(settings, cast), settings.rules, settings.switches)
    table = Table(setup)
    table.first = first % settings.players if settings.first == RANDOM else settings.first
    table.friday = settings.friday
    table.dog = settings.dog
    for deck in range(3):
        table.adventures[deck] = _shuffled(_range(ADVENTURE_DECKS[deck], ADVENTURE_DECKS[deck + 1]), rng)
    table.mystery_deck = _shuffled(_range(0, MYSTERY_COUNT), rng)
    table.beast_deck = _shuffled(_range(0, BEAST_COUNT), rng)
    table.discovery_pile = _shuffled(_tokens(), rng)
    table.tile_deck = without(tiles, START_TILE)
    table.item_box = items
    _lay_inventions(table, inventions)
    table.threats[1] = WRECKAGE_AT + (wreck if settings.wreckage == RANDOM else settings.wreckage)
    settings.rules.lay_island(table)
    settings.rules.draw_items(table, settings.items)
    _stack_events(table, settings, books, others, rng)
    push(table, steps.ROUND_BEGINS, 0, 0, NOTHING)
    windows.pause(table)
    return table


def _range(low: i64, high: i64) -> vec[i64]:
    numbers = vec[i64]()
    for number in range(low, high):
        numbers = append(numbers, number)
    return numbers


def _shuffled(deck: vec[i64], rng: Rng) -> vec[i64]:
    rng.shuffle(deck)
    return deck


def _tokens() -> vec[i64]:
    tokens = vec[i64]()
    for kind in range(i64(DISCOVERY_COUNT)):
        for _ in range(DISCOVERY_COPIES[kind]):
            tokens = append(tokens, kind)
    return tokens


def _cast(settings: Settings, shuffled: vec[i64]) -> vec[i64]:
    """The characters of the seats: as chosen, or dealt from those allowed."""
    if len(settings.characters) > 0:
        return settings.characters
    dealt = vec[i64]()
    for character in shuffled:
        if (settings.allowed >> character) & 1 == 1 and i64(len(dealt)) < settings.players:
            dealt = append(dealt, character)
    return dealt


def _lay_inventions(table: Table, shuffled: vec[i64]) -> None:
    """Starters and the players' own lie open; so many others too; the rest are the deck (SETUP-7, -16, -18)."""
    own: i64 = personal(table)
    table.open = STARTERS | own
    wanted: i64 = 0
    left: i64 = RANDOM_INVENTIONS[table.setup.scenario]
    for card in shuffled:
        if (table.open >> card) & 1 == 1:
            continue
        if left > 0:
            wanted |= 1 << card
            left -= 1
        else:
            table.invention_deck = append(table.invention_deck, card)
    table.open |= wanted
    table.setup.rules.open_inventions(table, wanted)


def _stack_events(table: Table, settings: Settings, books: vec[i64], others: vec[i64], rng: Rng) -> None:
    """So many of both kinds make the event deck; the rest stay in the box unseen (SETUP-33)."""
    for place in range(i64(len(books))):
        if place < settings.books:
            table.event_deck = append(table.event_deck, books[place])
        else:
            table.event_box = append(table.event_box, books[place])
    for place in range(i64(len(others))):
        if place < settings.events - settings.books:
            table.event_deck = append(table.event_deck, others[place])
        else:
            table.event_box = append(table.event_box, others[place])
    rng.shuffle(table.event_deck)

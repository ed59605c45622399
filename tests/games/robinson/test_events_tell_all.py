"""Nothing changes without an event, and every loss and every wound says why."""

from collections import Counter
from collections.abc import Iterator

import pytest

from islario.core.events import ROW, Event, Log
from islario.core.policy import Sitting
from islario.core.rng import Rng
from islario.games.robinson import marks
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.causes import CAUSES, SOURCES
from islario.games.robinson.components import DIES, FRIDAY, PEOPLE, RESOURCES, SCENARIO_COUNT
from islario.games.robinson.happenings import EXPLAINED
from islario.games.robinson.state import GOING_ON, Table
from islario.players import find_policy
from tests.games.robinson.whole_games import GAME, PLAYERS, SPARED, options

SOME = {"random": range(0, 280, 9), "thumb": range(0, 280, 25), SPARED: range(0, 280, 17)}
"""A few games for the tests that also run interpreted; all scenarios are among them."""
GAMES = 280
CHUNKS = 20
WORDS = {word for word, _ in CAUSES[1:]}
LEVELS = ("roof", "palisade", "weapon")
NAMES = {"friday": 4, "jenny": 5}


def told_moves(player: str, number: int) -> Iterator[tuple[Table, Table, list[Event]]]:
    """A game of one player at all seats: before each move, after it, and what was told of it."""
    rng = Rng(number)
    table = GAME.deal(GAME.settings(GAME.read_options(options(number))), rng)
    assert isinstance(table, Table)
    policy = find_policy("random" if player == SPARED else player, GAME)
    sitting = Sitting(GAME, [policy] * 4, Rng(number + 1_000_000))
    while GAME.waiting(table):
        if player == SPARED:
            for person in range(PEOPLE):
                table.wounds[person] = 0
        before, log = table.clone(), Log()
        code = sitting.decide(table)
        GAME.apply(table, sitting.seat, code, rng, log)
        rows = log.rows
        yield before, table, [GAME.event(*rows[at : at + ROW]) for at in range(0, len(rows), ROW)]


def person_of(event: Event) -> int:
    who = event.values["who"]
    return int(NAMES.get(who, who))


def marks_on(table: Table) -> Counter[tuple[str, str]]:
    return Counter((marks.KINDS[marks.kind_of(mark)], marks.PLACES[marks.place_of(mark)]) for mark in table.marks)


def check_marks(before: Table, after: Table, events: list[Event]) -> None:
    lying = marks_on(before)
    for event in events:
        if event.kind in ("mark_put", "mark_gone"):
            lying[event.values["mark"], event.values["place"]] += 1 if event.kind == "mark_put" else -1
    assert +lying == marks_on(after)
    assert not -lying


def stores(table: Table) -> list[int]:
    """Each resource, in the camp and on the way there."""
    return [int(table.stock[n] + sum(table.future[4 * person + n] for person in range(PEOPLE))) for n in range(4)]


def check_stores(before: Table, after: Table, events: list[Event]) -> None:
    here = dict(zip(RESOURCES, stores(before), strict=True))
    for event in events:
        if event.kind in ("gained", "lost"):
            here[event.values["resource"]] += event.values["amount"] * (1 if event.kind == "gained" else -1)
        elif event.kind == "rotted":
            here["food"] -= event.values["food"]
    assert list(here.values()) == stores(after)


def check_people(before: Table, after: Table, events: list[Event]) -> None:
    wounds, tokens = [int(n) for n in before.wounds], [int(n) for n in before.det]
    for event in events:
        if event.kind in ("wounded", "healed"):
            who = person_of(event)
            dies = DIES[who] if who >= FRIDAY else DIES[before.setup.characters[who]]
            change = event.values["wounds"] * (1 if event.kind == "wounded" else -1)
            wounds[who] = min(int(dies), wounds[who] + change)
        elif event.kind in ("determined", "discouraged"):
            tokens[person_of(event)] += event.values["amount"] * (1 if event.kind == "determined" else -1)
    assert wounds == list(after.wounds)
    assert tokens == list(after.det)


def check_levels(before: Table, after: Table, events: list[Event]) -> None:
    now = {"morale": before.morale, **{what: getattr(before, what) for what in LEVELS}}
    shelter = before.shelter
    for event in events:
        if event.kind in ("morale_is", "level_is"):
            what = event.values.get("what", "morale")
            assert event.values["before"] == now[what]
            now[what] = event.values["level"]
        elif event.kind in ("shelter_built", "shelter_lost"):
            shelter = event.kind == "shelter_built"
    assert now == {"morale": after.morale, **{what: getattr(after, what) for what in LEVELS}}
    assert shelter == after.shelter


def check_causes(events: list[Event]) -> None:
    """Each event of the kinds that explain themselves has a cause: a card, or a word with its rule."""
    for event in events:
        if event.kind in EXPLAINED:
            cause = event.values["cause"]
            assert cause in CARDS or cause in WORDS, event
            assert cause not in ("weather", "snow", "clouds") or set(event.values["sources"]) <= set(SOURCES)
            assert cause not in ("snow", "clouds") or event.values["sources"], event
        if event.kind == "wounded" and event.values["card"]:
            assert event.values["card"] == event.values["cause"]


def check_wants(events: list[Event], missing: set[str]) -> None:
    """Who is wounded for want of something was told before, in the same phase, that it was missing."""
    for event in events:
        if event.kind == "phase_began":
            missing.clear()
        elif event.kind == "lost" and event.values["missing"]:
            missing.add(event.values["resource"])
        elif event.kind == "wounded" and event.values["lacking"] in RESOURCES:
            assert event.values["lacking"] in missing, event


def check_game(player: str, number: int) -> set[str]:
    """Look at every move of a game; the causes that were told."""
    seen: set[str] = set()
    missing: set[str] = set()
    for move, (before, after, events) in enumerate(told_moves(player, number)):
        try:
            for check in (check_marks, check_stores, check_people, check_levels):
                check(before, after, events)
            check_causes(events)
            check_wants(events, missing)
        except AssertionError as broken:
            told = "\n".join(str(event.as_dict()) for event in events)
            raise AssertionError(f"{player} {number}, move {move}:\n{told}") from broken
        seen |= {event.values["cause"] for event in events if event.kind in EXPLAINED}
    assert after.ended != GOING_ON
    return seen


@pytest.mark.parametrize("player", PLAYERS)
def test_nothing_changes_without_an_event_and_every_loss_says_why(player: str) -> None:
    seen = {cause for number in SOME[player] for cause in check_game(player, number)}
    assert {options(number)["scenario"] for number in SOME[player]} == set(range(1, SCENARIO_COUNT + 1))
    assert len(seen & WORDS) > 20
    assert len(seen - WORDS) > 80


@pytest.mark.rare
@pytest.mark.once
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_nothing_changes_without_an_event_in_any_game(player: str, chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        check_game(player, number)

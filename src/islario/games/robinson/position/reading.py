"""Positions coming in: the table that named fields describe.

Everything but the players has a default, so that a test or a puzzle names only what matters: decks that
are left out hold what lies nowhere else, in the order of the box, and a position without an agenda is
at the beginning of the phase that it names (planning, if none).
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit, places
from islario.core.fields import Field, Fields, refuse
from islario.games.robinson import agenda, components, marks, steps
from islario.games.robinson.box.cards import (
    CARDS,
    MYSTERY_KEEP,
    MYSTERY_USES,
    SURPRISING_DISCOVERY,
)
from islario.games.robinson.components import (
    ACTIONS,
    CHARACTERS,
    DISCOVERIES,
    DISCOVERY_COPIES,
    FRIDAY,
    JENNY,
    NOBODY,
    RESOURCES,
    ROUNDS,
    SKILLS,
    SPACES,
    STARTERS,
    STARTING_ITEMS,
    TILE_COUNT,
    TREASURE_COUNT,
    invention_name,
)
from islario.games.robinson.effects.finds import personal
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.phases.dice import DICE
from islario.games.robinson.planning import costs, pawns, targets
from islario.games.robinson.planning.costs import WAYS
from islario.games.robinson.position.checks import check
from islario.games.robinson.position.decks import read_decks
from islario.games.robinson.position.step_specs import ROUND_GOES_ON
from islario.games.robinson.position.writing import FIELDS, TREASURES
from islario.games.robinson.queries import ANIMALS_SHIFT, FACES_SHIFT
from islario.games.robinson.scenarios import registry
from islario.games.robinson.scenarios.scenario import TOTEMS
from islario.games.robinson.state import (
    COST,
    DIRECTOR_DIED,
    GOING_ON,
    LEADER,
    NONE,
    PAWNS,
    PHASES,
    SLOT_SIZE,
    SLOTS,
    STEP_SIZE,
    TARGET,
    Setup,
    Table,
)
from islario.games.robinson.step_names import STEPS
from islario.games.robinson.switches import PRINTED, SWITCHES
from islario.games.robinson.uses import windows
from islario.games.robinson.uses.catalogue import FRIDAY_REROLLED

BEGINNINGS: Final = ["round", "event", "morale", "production", "planning", "weather", "night"]
"""Where a position can begin that names no agenda."""
_PHASE_STEPS: Final = [
    steps.NIGHT_PHASE, steps.WEATHER_PHASE, steps.END_OF_ACTIONS, steps.RESOLVE_NEXT, steps.PLANNING,
    steps.PRODUCTION_PHASE, steps.MORALE_PHASE, steps.EVENT_PHASE,
]  # fmt: skip
_BEGIN_AT: Final = {"event": 8, "morale": 7, "production": 6, "planning": 5, "weather": 2, "night": 1}
STEP_FIELDS: Final = ["step", "a", "b", "who", "in_action", "space", "source", "card"]
THREATS: Final = [*CARDS[: components.ADVENTURES_AT], *CARDS[components.WRECKAGE_AT : components.DISCOVERIES_AT]]
KEEPABLE: Final = [
    CARDS[components.ADVENTURES_AT + SURPRISING_DISCOVERY],
    *CARDS[components.MYSTERIES_AT : components.MYSTERIES_AT + components.TREASURE_COUNT],
    *CARDS[components.INVENTIONS_AT : components.SCENARIO_INVENTIONS_AT],
    *CARDS[components.ITEMS_AT : components.WRECKAGE_AT],
    *CARDS[components.DISCOVERIES_AT : components.SCENARIOS_AT],
]
"""What can wait in Future, but for the inventions of the scenario."""
KEPT: Final = [name for place, name in enumerate(TREASURES) if place == TREASURE_COUNT or MYSTERY_KEEP[place] == 1]
"""The treasures that are kept."""
OWN_TARGETS: Final = {
    target: number for number, scenario in enumerate(registry.SCENARIOS) for target in scenario.own_targets
}
"""Targets, other than builds, that only one scenario has."""


def lay_out(position: Mapping[str, Any]) -> Table:
    """The table that a position describes; BadPosition, naming the field, if there can be none."""
    given = Field(position).fields(FIELDS)
    table = Table(_read_setup(given))
    table.round = given.get("round", 1).number(1, ROUNDS[table.setup.scenario])
    table.phase = given.get("phase", "action").name(PHASES)
    table.first = given.get("first", 0).number(0, table.setup.players - 1)
    _read_people(table, given)
    _read_island(table, given)
    table.morale = given.get("morale", 0).number(-3, 3)
    table.roof = given.get("roof", 0).number(0, 60)
    table.palisade = given.get("palisade", 0).number(0, 60)
    table.weapon = given.get("weapon", int(table.weapon)).number(0, 60)
    _read_stock(table, given)
    _read_inventions(table, given)
    _read_supplies(table, given)
    _read_resolution(table, given)
    _read_agenda(table, given)
    _read_plan(table, given)
    read_decks(table, given)
    check(table)
    _end_round(table)
    return table


def _read_setup(given: Fields) -> Setup:
    scenario = given.get("scenario", 1).number(1, len(registry.SCENARIOS)) - 1
    switches = 1 << PRINTED if given.get("errata", "rulebook").name(["rulebook", "printed"]) == 1 else 0
    named = [name for place, name in enumerate(SWITCHES) if place != PRINTED]
    for place in places(given.get("switches", []).bits(named)):
        switches |= 1 << SWITCHES.index(named[place])
    players = given.get("players", []).each()
    if not 1 <= len(players) <= 4:
        raise refuse("position_seats", "players", low=1, high=4)
    characters = []
    for player in players:
        called = player.value if isinstance(player.value, str) else player.mapping().get("character")
        character = Field(called, player, ".character")
        characters.append(character.name(CHARACTERS))
        if characters.count(characters[-1]) > 1:
            raise character.refuse("position_twice", value=called)
    return Setup(len(players), vec[i64](characters), registry.SCENARIOS[scenario], switches)


def _read_people(table: Table, given: Fields) -> None:
    table.ended = given.get("ended", GOING_ON).number(GOING_ON, DIRECTOR_DIED)
    alive = 1 if table.ended == GOING_ON else 0  # the mortal wound ends the game
    for seat, seated in enumerate(given.get("players").each()):
        if isinstance(seated.value, str):
            continue
        player = seated.fields(["character", "wounds", "determination", "used"])
        character = int(table.setup.characters[seat])
        deadly = components.DIES[character]
        table.wounds[seat] = player.get("wounds", 0).number(0, deadly - alive)
        table.det[seat] = player.get("determination", 0).number(0, 999)
        for own in player.get("used", []).names(SKILLS[4 * character : 4 * character + 4]):
            table.used |= 1 << (4 * character + own)
    helper = given.get("friday", {} if table.setup.players <= 2 else None)
    if helper.value is not None:
        table.friday = True
        friday = helper.fields(["wounds", "determination"])
        table.wounds[FRIDAY] = friday.get("wounds", 0).number(0, 3)
        table.det[FRIDAY] = friday.get("determination", 0).number(0, 999)
    table.used |= given.get("used", 0).number(0, 1) << FRIDAY_REROLLED
    table.dog = given.get("dog", table.setup.players == 1).flag()
    if given.get("jenny").value is not None:
        if not table.setup.rules.jenny:
            raise refuse("position_kind", "jenny", expected="null")
        table.wounds[JENNY] = given.get("jenny").number(0, components.DIES[JENNY] - alive)


def _read_island(table: Table, given: Fields) -> None:
    rules = table.setup.rules
    table.tile_deck = vec[i64](list(range(1, TILE_COUNT + 1)))
    rules.lay_island(table)
    if given.has("tiles"):
        table.tiles = vec[i64]([0] * marks.SPACE_COUNT)
        seen: list[int] = []
        for space, tile in given.get("tiles").entries():
            number = tile.number(1, TILE_COUNT)
            if number in seen:
                raise refuse("position_twice", "tiles", value=number)
            seen.append(number)
            table.tiles[space.name(SPACES[: rules.spaces])] = number
    if given.has("marks"):
        table.marks = vec[i64]()
        table.on = vec[i64]([0] * marks.PLACE_COUNT)
        for mark in given.get("marks").each():
            _read_mark(table, mark.fields(["mark", "at", "from", "value", "fresh"]))
    table.explored = NONE
    table.camp = given.get("camp", SPACES[table.camp]).name(SPACES[: components.A4])
    if table.tiles[table.camp] == 0:
        raise refuse("position_camp", "camp", space=SPACES[table.camp])
    table.shelter = given.get("shelter", table.shelter).flag()


def _read_mark(table: Table, mark: Fields) -> None:
    kind = mark.get("mark").name(marks.KINDS)
    place = mark.get("at").name(marks.PLACES)
    card = _name_or(mark.get("from"), CARDS, marks.NO_CARD)
    value = mark.get("value", 0).number(0, 1 << 40)
    fresh = mark.get("fresh", False).flag()
    if fresh and not table.has(place, kind):
        table.fresh[place] |= bit(kind)
    elif not fresh:
        table.fresh[place] &= ~bit(kind)
    table.on[place] |= bit(kind)
    table.marks = append(table.marks, marks.pack(place, kind, card, fresh, value))


def _read_stock(table: Table, given: Fields) -> None:
    _read_resources(table.stock, 0, given.get("available", {}))
    _read_resources(table.reserved, 0, given.get("reserved", {}))
    table.preserved_first = given.get("spend_first", "food").name(["food", "preserved"]) == 1
    for person, amounts in given.get("future", {}).entries():
        _read_resources(table.future, 4 * person.name(PEOPLE), amounts)
    first = components.SCENARIO_INVENTIONS_AT + 2 * table.setup.scenario
    keepable = [*KEEPABLE, *CARDS[first : first + 2]]
    for waiting in given.get("incoming", []).each():
        thing = waiting.fields(["card", "who", "space"])
        card = CARDS.index(keepable[thing.get("card").name(keepable)])
        who = _name_or(thing.get("who"), PEOPLE, NOBODY)
        space = _name_or(thing.get("space"), SPACES, -1) + 1
        table.incoming = append(table.incoming, card * 8 + who + (space << 12))


def _read_resources(counts: vec[i64], at: int, amounts: Field) -> None:
    for name, amount in amounts.entries():
        counts[at + name.name(RESOURCES)] = amount.number(0, 999)


def _name_or(field: Field, names: list[str], nothing: int) -> int:
    """The place of a name, or what stands for none."""
    return nothing if field.value is None else field.name(names)


def _read_inventions(table: Table, given: Fields) -> None:
    names = [invention_name(table.setup.scenario, place) for place in range(components.BUILDABLE)]
    built = given.get("built").bits(names) if given.has("built") else table.built
    if given.has("open"):
        table.open = given.get("open").bits(names)
    else:
        table.open = (STARTERS | personal(table)) & ~built
    for thing in table.incoming:
        card = (thing >> 3) & 511
        if components.INVENTIONS_AT <= card < components.SCENARIO_INVENTIONS_AT and not given.has("open"):
            table.open &= ~(1 << (card - components.INVENTIONS_AT))
    table.built = built
    if table.open & built:
        raise refuse("position_twice", "open", value=names[places(table.open & built)[0]])


def _read_supplies(table: Table, given: Fields) -> None:
    for name, left in given.get("items", {}).entries():
        table.items[name.name(STARTING_ITEMS)] = left.number(1, 2)
    for name, left in given.get("treasures", {}).entries():
        place = TREASURES.index(KEPT[name.name(KEPT)])
        uses = 1 if place == TREASURE_COUNT else max(1, MYSTERY_USES[place])
        table.treasures[place] = left.number(0, uses)
    for name, left in given.get("tokens", {}).entries():
        kind = name.name(DISCOVERIES)
        table.tokens[kind] = left.number(1, DISCOVERY_COPIES[kind])
    threats = given.get("threats", [None, None])
    if len(threats.listed()) != 2:
        raise threats.refuse("position_kind", expected="[null, null]")
    for place, card in enumerate(threats.value):
        table.threats[place] = NONE if card is None else CARDS.index(THREATS[Field(card, threats).name(THREATS)])


# -- the plan, and what is being resolved -----------------------------------------------------------------------


def _read_plan(table: Table, given: Fields) -> None:
    seats = [str(seat) if seat < table.setup.players else "" for seat in range(FRIDAY)]
    sources = [*seats, *pawns.SOURCES[FRIDAY:]]
    for number, told in enumerate(given.get("plan", []).each()):
        planned = told.fields(["slot", "target", "pay", "cost", "performer", "pawns"])
        slot = planned.get("slot", number + 1).number(1, SLOTS) - 1
        at = slot * SLOT_SIZE
        if table.plan[at + TARGET] != 0:
            raise planned.get("slot").refuse("position_twice", value=slot + 1)
        there: i64 = 0
        for name in planned.get("pawns", []).listed():
            pawn = Field(name, planned.get("pawns"))
            source = pawn.name(sources)
            if pawns.of(there, source) == (2 if source < FRIDAY else pawns.WIDTH[source]):
                raise pawn.refuse("position_twice", value=name)
            there += pawns.one_of(source)
        way = planned.get("pay", "wood").name(WAYS)
        table.plan[at + TARGET] = _target_in(planned.get("target"), table.setup.scenario) + 1
        table.plan[at + PAWNS] = there
        table.plan[at + LEADER] = planned.get("performer").name(PEOPLE)
        table.plan[at + COST] = way << 12
        if planned.has("cost"):
            cost = planned.get("cost")
            cost.fields(["wood", "food", "fur"])
            amounts = [Field(cost.value.get(name, 0), cost).number(0, 15) for name in ("wood", "food", "fur")]
            table.plan[at + COST] = costs.pack(amounts[0], amounts[1], amounts[2]) | (way << 12)
    table.recount()
    for seat in given.get("confirmed", []).numbers(0, table.setup.players - 1):
        table.confirmed |= 1 << seat
    leading = given.get("leading", {})
    for kind, led in leading.entries():
        place = kind.name(ACTIONS)
        table.leading |= Field(led.value, leading).number(1, SLOTS) << (4 * place)
    if not given.has("reserved"):
        costs.reserve(table)
    for place, name in enumerate(RESOURCES):
        most = table.stock[place] + (1 if place == components.WOOD else 0)  # one more that the Carpenter may save
        Field(int(table.reserved[place]), None, f"reserved.{name}").number(0, most)
    spots = [f"{space} {what}" for space in SPACES for what in ("wood", "food")]
    table.taken = given.get("taken", []).bits(spots)


def _target_in(named: Field, scenario: int) -> int:
    """A target that the scenario has."""
    target = named.name(TARGETS)
    if OWN_TARGETS.get(target, targets.SCENARIO_OF[target]) not in (-1, scenario):
        raise named.refuse("position_scenario", value=named.value, scenario=scenario + 1)
    return target


def _read_resolution(table: Table, given: Fields) -> None:
    slot = given.get("slot")
    table.slot = NONE if slot.value is None else slot.number(1, SLOTS) - 1
    table.dice = given.get("dice", []).bits(DICE)
    table.temp = given.get("temporary", 0).number(0, 60)
    table.clouds = _clouds_in(given.get("clouds", 0).number(0, 1 << 40))
    table.spent = given.get("spent", 0).number(0, 1 << 20)
    table.offered = vec[i64](given.get("offered", []).numbers(0, 99))
    if given.has("notes"):
        notes = given.get("notes").each()
        if len(notes) > len(table.notes):
            raise refuse("position_range", "notes", value=len(notes), low=0, high=len(table.notes))
        highest = [*table.setup.rules.highest_notes, *[0] * len(table.notes)]
        highest[TOTEMS] = TILE_COUNT
        for place, note in enumerate(notes):
            table.notes[place] = note.number(0, highest[place])


def _clouds_in(clouds: int) -> int:
    """Rolled weather: an animals die for each face, and nothing after them."""
    dice = clouds >> ANIMALS_SHIFT & 15
    faces = [clouds >> FACES_SHIFT + 3 * die & 7 for die in range(dice)]
    if clouds >> FACES_SHIFT + 3 * dice or any(face < components.FACE_FIGHT for face in faces):
        raise refuse("position_clouds", "clouds", value=clouds)
    return clouds


def _read_agenda(table: Table, given: Fields) -> None:
    if table.ended != GOING_ON:
        return
    if not given.has("agenda"):
        begin(table, BEGINNINGS[given.get("begin", "planning").name(BEGINNINGS)])
        return
    for step in given.get("agenda").each():
        _read_step(table, step.fields(STEP_FIELDS))
    if table.depth == 0:
        raise refuse("position_agenda", "agenda")


def _end_round(table: Table) -> None:
    """An agenda that does not say what comes at last: the night, after which there is always something due."""
    if table.depth > 0 and table.steps[0] not in ROUND_GOES_ON:
        told = vec[i64](list(table.steps[: table.depth * STEP_SIZE]))
        table.depth = 0
        agenda.push(table, steps.NIGHT_PHASE, 0, 0, agenda.NOTHING)
        for at in range(0, len(told), STEP_SIZE):
            agenda.push(table, told[at], told[at + 1], told[at + 2], told[at + 3])


def begin(table: Table, where: str) -> None:
    """At the beginning of a phase: planning waits for the plan, any other for the first player to go on."""
    if where == "round":
        agenda.push(table, steps.ROUND_BEGINS, 0, 0, agenda.NOTHING)
    else:
        for step in _PHASE_STEPS[: _BEGIN_AT[where]]:
            agenda.push(table, step, 0, 0, agenda.NOTHING)
    if where != "planning":
        windows.pause(table)
        table.phase = PHASES.index(where) if where in PHASES else 0


def _read_step(table: Table, step: Fields) -> None:
    named = step.get("step")
    named.name(list(STEPS), expected="planning, ask, window, ...")
    who = _name_or(step.get("who"), PEOPLE, NOBODY)
    moment = agenda.IN_ACTION if step.get("in_action", False).flag() else agenda.ELSEWHERE
    space = _name_or(step.get("space"), SPACES, agenda.NO_SPACE)
    source = step.get("source", agenda.NO_SOURCE).number(0, 3)
    card = _name_or(step.get("card"), CARDS, marks.NO_CARD)
    a = step.get("a", 0).number(-(1 << 50), 1 << 62)
    b = step.get("b", 0).number(-(1 << 50), (1 << 63) - 1)
    agenda.push(table, STEPS[named.value], a, b, agenda.about(who, moment, space, source, card))

"""Positions coming in: the table that a mapping of words describes.

Everything but the players has a default, so that a test or a puzzle names only what matters: decks that
are left out hold what lies nowhere else, in the order of the box, and a position without an agenda is
at the beginning of the phase that it names (planning, if none).
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit, places
from islario.core.reasons import quoted
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
from islario.games.robinson.position.checks import check, refuse
from islario.games.robinson.position.decks import read_decks
from islario.games.robinson.position.fields import Given, fields_in, flag_in, list_in, mapping_in, name_in, number_in
from islario.games.robinson.position.step_specs import ROUND_GOES_ON
from islario.games.robinson.position.writing import STEPS, TREASURES
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
    given = Given(position)
    table = Table(_read_setup(given))
    table.round = given.number("round", 1, ROUNDS[table.setup.scenario], 1)
    table.phase = given.name("phase", PHASES, "action")
    table.first = given.number("first", 0, table.setup.players - 1, 0)
    _read_people(table, given)
    _read_island(table, given)
    table.morale = given.number("morale", -3, 3, 0)
    table.roof = given.number("roof", 0, 60, 0)
    table.palisade = given.number("palisade", 0, 60, 0)
    table.weapon = given.number("weapon", 0, 60, table.weapon)
    _read_stock(table, given)
    _read_inventions(table, given)
    _read_things(table, given)
    _read_resolution(table, given)
    _read_agenda(table, given)
    _read_plan(table, given)
    read_decks(table, given)
    check(table)
    _end_round(table)
    return table


def _read_setup(given: Given) -> Setup:
    scenario = given.number("scenario", 1, len(registry.SCENARIOS), 1) - 1
    switches = 1 << PRINTED if given.name("errata", ["rulebook", "printed"], "rulebook") == 1 else 0
    named = [name for place, name in enumerate(SWITCHES) if place != PRINTED]
    for place in places(given.bits("switches", named)):
        switches |= 1 << SWITCHES.index(named[place])
    players = given.list("players")
    if not 1 <= len(players) <= 4:
        raise refuse("position_seats", "players", low=1, high=4)
    characters = []
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        name = player if isinstance(player, str) else mapping_in(player, where).get("character")
        characters.append(name_in(name, f"{where}.character", CHARACTERS))
        if characters.count(characters[-1]) > 1:
            raise refuse("position_twice", f"{where}.character", value=name)
    return Setup(len(players), vec[i64](characters), registry.SCENARIOS[scenario], switches)


def _read_people(table: Table, given: Given) -> None:
    table.ended = given.number("ended", GOING_ON, DIRECTOR_DIED, GOING_ON)
    alive = 1 if table.ended == GOING_ON else 0  # the mortal wound ends the game
    for seat, player in enumerate(given.list("players")):
        if isinstance(player, str):
            continue
        where = f"players[{seat}]"
        fields_in(player, where, ["character", "wounds", "determination", "used"])
        character = int(table.setup.characters[seat])
        deadly = components.DIES[character]
        table.wounds[seat] = number_in(player.get("wounds", 0), f"{where}.wounds", 0, deadly - alive)
        table.det[seat] = number_in(player.get("determination", 0), f"{where}.determination", 0, 999)
        for skill in list_in(player.get("used", []), f"{where}.used"):
            own = name_in(skill, f"{where}.used", SKILLS[4 * character : 4 * character + 4])
            table.used |= 1 << (4 * character + own)
    friday = given.position.get("friday", {} if table.setup.players <= 2 else None)
    if friday is not None:
        table.friday = True
        friday = fields_in(friday, "friday", ["wounds", "determination"])
        table.wounds[FRIDAY] = number_in(friday.get("wounds", 0), "friday.wounds", 0, 3)
        table.det[FRIDAY] = number_in(friday.get("determination", 0), "friday.determination", 0, 999)
    table.used |= given.number("used", 0, 1, 0) << FRIDAY_REROLLED
    table.dog = given.flag("dog", table.setup.players == 1)
    if given.position.get("jenny") is not None:
        if not table.setup.rules.jenny:
            raise refuse("position_kind", "jenny", expected="null")
        table.wounds[JENNY] = given.number("jenny", 0, components.DIES[JENNY] - alive, 0)


def _read_island(table: Table, given: Given) -> None:
    rules = table.setup.rules
    table.tile_deck = vec[i64](list(range(1, TILE_COUNT + 1)))
    rules.lay_island(table)
    if given.has("tiles"):
        table.tiles = vec[i64]([0] * marks.SPACE_COUNT)
        seen: list[int] = []
        for space, tile in given.mapping("tiles").items():
            number = number_in(tile, f"tiles.{quoted(space)}", 1, TILE_COUNT)
            if number in seen:
                raise refuse("position_twice", "tiles", value=number)
            seen.append(number)
            table.tiles[name_in(space, "tiles", SPACES[: rules.spaces])] = number
    if given.has("marks"):
        table.marks = vec[i64]()
        table.on = vec[i64]([0] * marks.PLACE_COUNT)
        for number, mark in enumerate(given.list("marks")):
            where = f"marks[{number}]"
            _read_mark(table, fields_in(mark, where, ["mark", "at", "from", "value", "fresh"]), where)
    table.explored = NONE
    table.camp = given.name("camp", SPACES[: components.A4], SPACES[table.camp])
    if table.tiles[table.camp] == 0:
        raise refuse("position_camp", "camp", space=SPACES[table.camp])
    table.shelter = given.flag("shelter", table.shelter)


def _read_mark(table: Table, mark: Mapping[str, Any], where: str) -> None:
    kind = name_in(mark.get("mark"), f"{where}.mark", marks.KINDS)
    place = name_in(mark.get("at"), f"{where}.at", marks.PLACES)
    card = marks.NO_CARD if mark.get("from") is None else name_in(mark.get("from"), f"{where}.from", CARDS)
    value = number_in(mark.get("value", 0), f"{where}.value", 0, 1 << 40)
    fresh = flag_in(mark.get("fresh", False), f"{where}.fresh")
    if fresh and not table.has(place, kind):
        table.fresh[place] |= bit(kind)
    elif not fresh:
        table.fresh[place] &= ~bit(kind)
    table.on[place] |= bit(kind)
    table.marks = append(table.marks, marks.pack(place, kind, card, fresh, value))


def _read_stock(table: Table, given: Given) -> None:
    _read_resources(table.stock, 0, given.mapping("available"), "available")
    _read_resources(table.reserved, 0, given.mapping("reserved"), "reserved")
    table.preserved_first = given.name("spend_first", ["food", "preserved"], "food") == 1
    for person, amounts in given.mapping("future").items():
        at = 4 * name_in(person, "future", PEOPLE)
        _read_resources(table.future, at, mapping_in(amounts, f"future.{person}"), f"future.{person}")
    first = components.SCENARIO_INVENTIONS_AT + 2 * table.setup.scenario
    keepable = [*KEEPABLE, *CARDS[first : first + 2]]
    for number, thing in enumerate(given.list("incoming")):
        where = f"incoming[{number}]"
        thing = fields_in(thing, where, ["card", "who", "space"])
        card = name_in(thing.get("card"), f"{where}.card", keepable)
        who = NOBODY if thing.get("who") is None else name_in(thing.get("who"), f"{where}.who", PEOPLE)
        space = 0 if thing.get("space") is None else name_in(thing.get("space"), f"{where}.space", SPACES) + 1
        card = CARDS.index(keepable[card])
        table.incoming = append(table.incoming, card * 8 + who + (space << 12))


def _read_resources(counts: vec[i64], at: int, amounts: Mapping[str, Any], field: str) -> None:
    for name, amount in amounts.items():
        counts[at + name_in(name, field, RESOURCES)] = number_in(amount, f"{field}.{name}", 0, 999)


def _read_inventions(table: Table, given: Given) -> None:
    names = [invention_name(table.setup.scenario, place) for place in range(components.BUILDABLE)]
    built = given.bits("built", names) if given.has("built") else table.built
    if given.has("open"):
        table.open = given.bits("open", names)
    else:
        table.open = (STARTERS | personal(table)) & ~built
    for thing in table.incoming:
        card = (thing >> 3) & 511
        if components.INVENTIONS_AT <= card < components.SCENARIO_INVENTIONS_AT and not given.has("open"):
            table.open &= ~(1 << (card - components.INVENTIONS_AT))
    table.built = built
    if table.open & built:
        raise refuse("position_twice", "open", value=names[places(table.open & built)[0]])


def _read_things(table: Table, given: Given) -> None:
    for name, left in given.mapping("items").items():
        table.items[name_in(name, "items", STARTING_ITEMS)] = number_in(left, f"items.{name}", 1, 2)
    for name, left in given.mapping("treasures").items():
        place = TREASURES.index(KEPT[name_in(name, "treasures", KEPT)])
        uses = 1 if place == TREASURE_COUNT else max(1, MYSTERY_USES[place])
        table.treasures[place] = number_in(left, f"treasures.{name}", 0, uses)
    for name, left in given.mapping("tokens").items():
        kind = name_in(name, "tokens", DISCOVERIES)
        table.tokens[kind] = number_in(left, f"tokens.{name}", 1, DISCOVERY_COPIES[kind])
    threats = given.position.get("threats", [None, None])
    if len(list_in(threats, "threats")) != 2:
        raise refuse("position_kind", "threats", expected="[null, null]")
    for place, card in enumerate(threats):
        table.threats[place] = NONE if card is None else CARDS.index(THREATS[name_in(card, "threats", THREATS)])


# -- the plan, and what is being resolved -----------------------------------------------------------------------


def _read_plan(table: Table, given: Given) -> None:
    seats = [str(seat) if seat < table.setup.players else "" for seat in range(FRIDAY)]
    sources = [*seats, *pawns.SOURCES[FRIDAY:]]
    for number, planned in enumerate(given.list("plan")):
        where = f"plan[{number}]"
        planned = fields_in(planned, where, ["slot", "target", "pay", "cost", "performer", "pawns"])
        slot = number_in(planned.get("slot", number + 1), f"{where}.slot", 1, SLOTS) - 1
        at = slot * SLOT_SIZE
        if table.plan[at + TARGET] != 0:
            raise refuse("position_twice", f"{where}.slot", value=slot + 1)
        there: i64 = 0
        for name in list_in(planned.get("pawns", []), f"{where}.pawns"):
            source = name_in(name, f"{where}.pawns", sources)
            if pawns.of(there, source) == (2 if source < FRIDAY else pawns.WIDTH[source]):
                raise refuse("position_twice", f"{where}.pawns", value=name)
            there += pawns.one_of(source)
        way = name_in(planned.get("pay", "wood"), f"{where}.pay", WAYS)
        table.plan[at + TARGET] = _target_in(planned.get("target"), f"{where}.target", table.setup.scenario) + 1
        table.plan[at + PAWNS] = there
        table.plan[at + LEADER] = name_in(planned.get("performer"), f"{where}.performer", PEOPLE)
        table.plan[at + COST] = way << 12
        if "cost" in planned:
            cost = fields_in(planned["cost"], f"{where}.cost", ["wood", "food", "fur"])
            amounts = [number_in(cost.get(name, 0), f"{where}.cost", 0, 15) for name in ("wood", "food", "fur")]
            table.plan[at + COST] = costs.pack(amounts[0], amounts[1], amounts[2]) | (way << 12)
    table.recount()
    for seat in given.list("confirmed"):
        table.confirmed |= 1 << number_in(seat, "confirmed", 0, table.setup.players - 1)
    for kind, led in given.mapping("leading").items():
        place = name_in(kind, "leading", ACTIONS)
        table.leading |= number_in(led, "leading", 1, SLOTS) << (4 * place)
    if not given.has("reserved"):
        costs.reserve(table)
    for place, name in enumerate(RESOURCES):
        most = table.stock[place] + (1 if place == components.WOOD else 0)  # one more that the Carpenter may save
        number_in(int(table.reserved[place]), f"reserved.{name}", 0, most)
    spots = [f"{space} {what}" for space in SPACES for what in ("wood", "food")]
    table.taken = given.bits("taken", spots)


def _target_in(value: Any, field: str, scenario: int) -> int:
    """A target that the scenario has."""
    target = name_in(value, field, TARGETS)
    if OWN_TARGETS.get(target, targets.scenario_of(target)) not in (-1, scenario):
        raise refuse("position_scenario", field, value=value, scenario=scenario + 1)
    return target


def _read_resolution(table: Table, given: Given) -> None:
    slot = given.position.get("slot")
    table.slot = NONE if slot is None else number_in(slot, "slot", 1, SLOTS) - 1
    table.dice = given.bits("dice", DICE)
    table.temp = given.number("temporary", 0, 60, 0)
    table.clouds = _clouds_in(given.number("clouds", 0, 1 << 40, 0))
    table.spent = given.number("spent", 0, 1 << 20, 0)
    table.offered = vec[i64]([number_in(card, "offered", 0, 99) for card in given.list("offered")])
    if given.has("notes"):
        notes = given.list("notes")
        if len(notes) > len(table.notes):
            raise refuse("position_range", "notes", value=len(notes), low=0, high=len(table.notes))
        highest = [*table.setup.rules.highest_notes, *[0] * len(table.notes)]
        highest[TOTEMS] = TILE_COUNT
        for place, note in enumerate(notes):
            table.notes[place] = number_in(note, f"notes[{place}]", 0, highest[place])


def _clouds_in(clouds: int) -> int:
    """Rolled weather: an animals die for each face, and nothing after them."""
    dice = clouds >> ANIMALS_SHIFT & 15
    faces = [clouds >> FACES_SHIFT + 3 * die & 7 for die in range(dice)]
    if clouds >> FACES_SHIFT + 3 * dice or any(face < components.FACE_FIGHT for face in faces):
        raise refuse("position_clouds", "clouds", value=clouds)
    return clouds


def _read_agenda(table: Table, given: Given) -> None:
    if table.ended != GOING_ON:
        return
    if not given.has("agenda"):
        begin(table, BEGINNINGS[given.name("begin", BEGINNINGS, "planning")])
        return
    for number, step in enumerate(given.list("agenda")):
        where = f"agenda[{number}]"
        _read_step(table, fields_in(step, where, STEP_FIELDS), where)
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


def _read_step(table: Table, step: Mapping[str, Any], where: str) -> None:
    name = step.get("step")
    if not isinstance(name, str) or name not in STEPS:
        raise refuse("position_name", f"{where}.step", value=quoted(name), expected="planning, ask, window, ...")
    who = NOBODY if step.get("who") is None else name_in(step.get("who"), f"{where}.who", PEOPLE)
    moment = agenda.IN_ACTION if flag_in(step.get("in_action", False), f"{where}.in_action") else agenda.ELSEWHERE
    space = agenda.NO_SPACE if step.get("space") is None else name_in(step.get("space"), f"{where}.space", SPACES)
    source = number_in(step.get("source", agenda.NO_SOURCE), f"{where}.source", 0, 3)
    card = marks.NO_CARD if step.get("card") is None else name_in(step.get("card"), f"{where}.card", CARDS)
    a = number_in(step.get("a", 0), f"{where}.a", -(1 << 50), 1 << 62)
    b = number_in(step.get("b", 0), f"{where}.b", -(1 << 50), (1 << 63) - 1)
    agenda.push(table, STEPS[name], a, b, agenda.about(who, moment, space, source, card))

"""Positions coming in: the table that a mapping of words describes.

Everything but the players has a default, so that a test or a puzzle names only what matters: decks that
are left out hold what lies nowhere else, in the order of the box, and a position without an agenda is
at the beginning of the phase that it names (planning, if none).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import bit, places
from islario.core.reasons import quoted
from islario.games.robinson import agenda, components, marks, steps
from islario.games.robinson.cards import ADVENTURES, BOOK_EVENTS, CARDS, EVENTS, MYSTERIES, SURPRISING_DISCOVERY
from islario.games.robinson.components import (
    ACTIONS,
    ADVENTURE_COUNT,
    BEASTS,
    CHARACTERS,
    DISCOVERIES,
    DISCOVERY_COPIES,
    FRIDAY,
    INVENTIONS,
    JENNY,
    NOBODY,
    RESOURCES,
    ROUNDS,
    SKILLS,
    SPACES,
    STARTERS,
    STARTING_ITEMS,
    TILE_COUNT,
    invention_name,
)
from islario.games.robinson.effects.finds import personal
from islario.games.robinson.notation import PEOPLE, TARGETS
from islario.games.robinson.phases.dice import DICE
from islario.games.robinson.planning import costs, pawns
from islario.games.robinson.planning.costs import WAYS
from islario.games.robinson.position import STEPS, TREASURES
from islario.games.robinson.scenarios import set_up
from islario.games.robinson.sound import check, refuse
from islario.games.robinson.state import (
    COST,
    GOING_ON,
    LEADER,
    NONE,
    PAWNS,
    PHASES,
    SLOT_SIZE,
    SLOTS,
    TARGET,
    Setup,
    Table,
)
from islario.games.robinson.switches import PRINTED, SWITCHES
from islario.games.robinson.uses import windows
from islario.games.robinson.uses.things import FRIDAY_REROLLED
from islario.games.robinson.whereabouts import cards_in_hand, offered

BEGINNINGS: Final = ["round", "event", "morale", "production", "planning", "weather", "night"]
"""Where a position can begin that names no agenda."""
_PHASE_STEPS: Final = [
    steps.NIGHT_PHASE, steps.WEATHER_PHASE, steps.END_OF_ACTIONS, steps.RESOLVE_NEXT, steps.PLANNING,
    steps.PRODUCTION_PHASE, steps.MORALE_PHASE, steps.EVENT_PHASE,
]  # fmt: skip
_BEGIN_AT: Final = {"event": 8, "morale": 7, "production": 6, "planning": 5, "weather": 2, "night": 1}
FIELDS: Final[list[str]] = [
    "scenario", "errata", "switches", "round", "phase", "begin", "first", "players", "friday", "dog", "jenny", "morale",
    "roof", "palisade", "weapon", "shelter", "camp", "tiles", "marks", "available", "spend_first", "future", "incoming",
    "threats", "open", "built", "items", "treasures", "tokens", "plan", "reserved", "confirmed", "leading", "taken",
    "agenda", "slot", "dice", "temporary", "clouds", "used", "spent", "notes", "ended", "aside", "offered",
    "mystery_discard", "invention_discard", "gone", "known", "events", "event_box", "build", "gather", "explore",
    "mysteries", "beasts", "hunting", "waiting_beast", "inventions", "tile_deck", "discoveries", "item_box",
]  # fmt: skip

STEP_FIELDS: Final = ["step", "a", "b", "who", "in_action", "space", "source", "card"]
STACKABLE: Final = CARDS[: components.BEASTS_AT]
"""What can lie in the event deck: events, adventures, mysteries."""
THREATS: Final = [*CARDS[: components.ADVENTURES_AT], *CARDS[components.WRECKAGE_AT : components.DISCOVERIES_AT]]
KEEPABLE: Final = [
    CARDS[components.ADVENTURES_AT + SURPRISING_DISCOVERY],
    *CARDS[components.MYSTERIES_AT : components.MYSTERIES_AT + components.TREASURE_COUNT],
    *CARDS[components.INVENTIONS_AT : components.WRECKAGE_AT],
    *CARDS[components.DISCOVERIES_AT : components.SCENARIOS_AT],
]
"""What can wait in Future."""


class Given:
    """What a position says, field by field; whatever is wrong is refused with the name of the field."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping):
            raise refuse("position_kind", "position", expected="{...}")
        for name in position:
            if name not in FIELDS:
                raise refuse("position_field", quoted(name), expected=", ".join(FIELDS))
        self.position = position

    def has(self, field: str) -> bool:
        return field in self.position

    def number(self, field: str, low: int, high: int, default: int) -> int:
        return number_in(self.position.get(field, default), field, low, high)

    def flag(self, field: str, default: bool) -> bool:
        return flag_in(self.position.get(field, default), field)

    def name(self, field: str, names: Sequence[str], default: str) -> int:
        return name_in(self.position.get(field, default), field, names)

    def names(self, field: str, names: Sequence[str]) -> list[int]:
        return [name_in(value, field, names) for value in self.list(field)]

    def bits(self, field: str, names: Sequence[str]) -> int:
        """Names, each at most once, as bits."""
        found = 0
        for place in self.names(field, names):
            if found >> place & 1:
                raise refuse("position_twice", field, value=names[place])
            found |= 1 << place
        return found

    def list(self, field: str) -> Sequence[Any]:
        return list_in(self.position.get(field, []), field)

    def mapping(self, field: str) -> Mapping[str, Any]:
        return mapping_in(self.position.get(field, {}), field)


def number_in(value: Any, field: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise refuse("position_range", field, value=quoted(value), low=low, high=high)
    return value


def name_in(value: Any, field: str, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        expected = ", ".join(names) if len(names) < 40 else f"{names[0]}, ..., {names[-1]}"
        raise refuse("position_name", field, value=quoted(value), expected=expected)
    return names.index(value)


def list_in(value: Any, field: str) -> Sequence[Any]:
    if not isinstance(value, (list, tuple)):
        raise refuse("position_kind", field, expected="[...]")
    return value


def mapping_in(value: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise refuse("position_kind", field, expected="{...}")
    return value


def flag_in(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise refuse("position_kind", field, expected="true, false")
    return value


def fields_in(value: Any, field: str, names: Sequence[str]) -> Mapping[str, Any]:
    """A mapping that has no other fields than these."""
    for name in mapping_in(value, field):
        if name not in names:
            raise refuse("position_field", f"{field}.{quoted(name)}", expected=", ".join(names))
    return mapping_in(value, field)


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
    _read_decks(table, given)
    check(table)
    return table


def _read_setup(given: Given) -> Setup:
    scenario = given.number("scenario", 1, 7, 1) - 1
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
    return Setup(len(players), vec[i64](characters), scenario, switches)


def _read_people(table: Table, given: Given) -> None:
    for seat, player in enumerate(given.list("players")):
        if isinstance(player, str):
            continue
        where = f"players[{seat}]"
        fields_in(player, where, ["character", "wounds", "determination", "used"])
        deadly = components.DIES[table.setup.characters[seat]]
        table.wounds[seat] = number_in(player.get("wounds", 0), f"{where}.wounds", 0, deadly + 20)
        table.det[seat] = number_in(player.get("determination", 0), f"{where}.determination", 0, 999)
        for skill in list_in(player.get("used", []), f"{where}.used"):
            table.used |= 1 << name_in(skill, f"{where}.used", SKILLS)
    friday = given.position.get("friday", {} if table.setup.players <= 2 else None)
    if friday is not None:
        table.friday = True
        friday = fields_in(friday, "friday", ["wounds", "determination"])
        table.wounds[FRIDAY] = number_in(friday.get("wounds", 0), "friday.wounds", 0, 3)
        table.det[FRIDAY] = number_in(friday.get("determination", 0), "friday.determination", 0, 999)
    table.used |= given.number("used", 0, 1, 0) << FRIDAY_REROLLED
    table.dog = given.flag("dog", table.setup.players == 1)
    if given.position.get("jenny") is not None:
        if table.setup.scenario != components.JENNY_SCENARIO:
            raise refuse("position_kind", "jenny", expected="null")
        table.wounds[JENNY] = given.number("jenny", 0, 30, 0)


def _read_island(table: Table, given: Given) -> None:
    scenario = table.setup.scenario
    table.tile_deck = vec[i64](list(range(1, TILE_COUNT + 1)))
    set_up.lay_island(table)
    if given.has("tiles"):
        table.tiles = vec[i64]([0] * marks.SPACE_COUNT)
        seen: list[int] = []
        for space, tile in given.mapping("tiles").items():
            number = number_in(tile, f"tiles.{quoted(space)}", 1, TILE_COUNT)
            if number in seen:
                raise refuse("position_twice", "tiles", value=number)
            seen.append(number)
            table.tiles[name_in(space, "tiles", SPACES)] = number
    if given.has("marks"):
        table.marks = vec[i64]()
        table.on = vec[i64]([0] * marks.PLACE_COUNT)
        for number, mark in enumerate(given.list("marks")):
            where = f"marks[{number}]"
            _read_mark(table, fields_in(mark, where, ["mark", "at", "from", "value", "fresh"]), where)
    table.explored = NONE
    table.camp = given.name("camp", SPACES, SPACES[table.camp])
    if table.tiles[table.camp] == 0:
        raise refuse("position_camp", "camp", space=SPACES[table.camp])
    table.shelter = given.flag("shelter", scenario == components.KING_KONG)


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
    for number, thing in enumerate(given.list("incoming")):
        where = f"incoming[{number}]"
        thing = fields_in(thing, where, ["card", "who", "space"])
        card = name_in(thing.get("card"), f"{where}.card", KEEPABLE)
        who = NOBODY if thing.get("who") is None else name_in(thing.get("who"), f"{where}.who", PEOPLE)
        space = 0 if thing.get("space") is None else name_in(thing.get("space"), f"{where}.space", SPACES) + 1
        card = CARDS.index(KEEPABLE[card])
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
        table.treasures[name_in(name, "treasures", TREASURES)] = number_in(left, f"treasures.{name}", 0, 3)
    for name, left in given.mapping("tokens").items():
        kind = name_in(name, "tokens", DISCOVERIES)
        table.tokens[kind] = number_in(left, f"tokens.{name}", 1, DISCOVERY_COPIES[kind])
    threats = given.position.get("threats", [None, None])
    if len(list_in(threats, "threats")) != 2:
        raise refuse("position_kind", "threats", expected="[null, null]")
    for place, card in enumerate(threats):
        table.threats[place] = NONE if card is None else CARDS.index(THREATS[name_in(card, "threats", THREATS)])


# -- decks: what is left out holds what lies nowhere else -----------------------------------------------------


def _read_decks(table: Table, given: Given) -> None:
    table.gone = vec[i64](given.names("gone", CARDS))
    table.aside = vec[i64](given.names("aside", MYSTERIES))
    table.mystery_discard = vec[i64](given.names("mystery_discard", MYSTERIES))
    table.invention_discard = vec[i64](given.names("invention_discard", INVENTIONS))
    placed = _placed(table)
    events = [CARDS.index(f"event {name}") for name in EVENTS]
    table.event_deck = vec[i64](given.names("events", STACKABLE))
    seen = placed | set(table.event_deck)
    if given.has("event_box"):
        table.event_box = vec[i64](given.names("event_box", STACKABLE))
    else:
        table.event_box = vec[i64]([card for card in events if card not in seen])
    if not given.has("events"):
        _fill_events(table)
    for colour, field in enumerate(("build", "gather", "explore")):
        own = list(range(ADVENTURE_COUNT * colour, ADVENTURE_COUNT * (colour + 1)))
        rest = [card for card in own if card + components.ADVENTURES_AT not in seen]
        table.adventures[colour] = _deck(given, field, ADVENTURES, rest, own)
    rest = [card for card in range(len(MYSTERIES)) if card + components.MYSTERIES_AT not in seen]
    table.mystery_deck = _deck(given, "mysteries", MYSTERIES, rest, None)
    waiting = given.position.get("waiting_beast")
    table.waiting_beast = NONE if waiting is None else name_in(waiting, "waiting_beast", BEASTS)
    table.hunting = vec[i64](given.names("hunting", BEASTS))
    taken = {*table.hunting, table.waiting_beast}
    rest = [card for card in range(len(BEASTS)) if card + components.BEASTS_AT not in seen and card not in taken]
    table.beast_deck = _deck(given, "beasts", BEASTS, rest, None)
    rest = [card for card in range(len(INVENTIONS)) if card + components.INVENTIONS_AT not in seen]
    table.invention_deck = _deck(given, "inventions", INVENTIONS, rest, None)
    used = [*table.tiles, *(-card for card in offered(table))]
    tiles = [tile for tile in range(1, TILE_COUNT + 1) if tile not in used]
    if given.has("tile_deck"):
        tiles = [number_in(tile, "tile_deck", 1, TILE_COUNT) for tile in given.list("tile_deck")]
    table.tile_deck = vec[i64](tiles)
    _read_tokens_and_items(table, given, seen)
    known = fields_in(given.position.get("known", {}), "known", ["tiles", "event", "top", "bottom"])
    table.known_tiles = number_in(known.get("tiles", 0), "known.tiles", 0, len(table.tile_deck))
    table.known_event = flag_in(known.get("event", False), "known.event")
    table.known_top = flag_in(known.get("top", False), "known.top")
    table.known_bottom = flag_in(known.get("bottom", False), "known.bottom")


def _deck(given: Given, field: str, names: list[str], rest: list[int], own: list[int] | None) -> vec[i64]:
    """A deck as it is given, or what is left for it; names mean the cards of their own deck."""
    if not given.has(field):
        return vec[i64](rest)
    if own is None:
        return vec[i64](given.names(field, names))
    own_names = [names[card] for card in own]
    return vec[i64]([own[place] for place in given.names(field, own_names)])


def _placed(table: Table) -> set[int]:
    """Every card that lies somewhere but in a deck."""
    found: set[int] = {*table.gone, *cards_in_hand(table)}
    found |= {(thing >> 3) & 511 for thing in table.incoming}
    found |= {card for card in table.threats if card != NONE}
    found |= {components.MYSTERIES_AT + card for card in [*table.aside, *table.mystery_discard]}
    found |= {components.INVENTIONS_AT + card for card in table.invention_discard}
    for place in range(len(INVENTIONS)):
        if (table.open | table.built) >> place & 1:
            found.add(components.INVENTIONS_AT + place)
    for place, left in enumerate(table.treasures):
        if left != NONE:
            family = "mystery" if place < components.TREASURE_COUNT else "adventure"
            found.add(CARDS.index(f"{family} {TREASURES[place]}"))
    return found


def _fill_events(table: Table) -> None:
    """As many events as there are rounds to come, half of them with the book."""
    left = ROUNDS[table.setup.scenario] - table.round + 1
    books = [card for card in table.event_box if card < BOOK_EVENTS]
    others = [card for card in table.event_box if card >= BOOK_EVENTS]
    deck: list[int] = []
    for place in range(left):
        pile = books if place % 2 == 0 else others
        if pile:
            deck.append(pile.pop(0))
    table.event_deck = vec[i64](deck[::-1])
    table.event_box = vec[i64](books + others)


def _read_tokens_and_items(table: Table, given: Given, seen: set[int]) -> None:
    if given.has("discoveries"):
        table.discovery_pile = vec[i64](given.names("discoveries", DISCOVERIES))
    else:
        gone = [card - components.DISCOVERIES_AT for card in table.gone]
        coming = [((thing >> 3) & 511) - components.DISCOVERIES_AT for thing in table.incoming]
        coming += [card - components.DISCOVERIES_AT for card in offered(table)]
        pile: list[int] = []
        for kind in range(len(DISCOVERIES)):
            used = table.tokens[kind] + gone.count(kind) + coming.count(kind) + _planned(table, kind)
            pile += [kind] * int(max(0, DISCOVERY_COPIES[kind] - used))
        table.discovery_pile = vec[i64](pile)
    if given.has("item_box"):
        table.item_box = vec[i64](given.names("item_box", STARTING_ITEMS))
    else:
        planned = [components.HAMMER] if pawns.placed(table, pawns.HAMMER_PAWN) else []
        planned += [components.BIBLE] if pawns.placed(table, pawns.BIBLE_READING) else []
        rest = [item for item in range(len(STARTING_ITEMS)) if table.items[item] == 0 and item not in planned]
        table.item_box = vec[i64]([item for item in rest if item + components.ITEMS_AT not in seen])


def _planned(table: Table, kind: int) -> int:
    """Discovery tokens that lie on planned actions."""
    if kind == components.CANDLES:
        return pawns.placed(table, pawns.CANDLE_PAWN)
    return pawns.placed(table, pawns.TOKEN_PAWN_SOURCE) if kind == pawns.token_with_pawn(table) else 0


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
        table.plan[at + TARGET] = name_in(planned.get("target"), f"{where}.target", TARGETS) + 1
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
    for kind, slot in given.mapping("leading").items():
        place = name_in(kind, "leading", ACTIONS)
        table.leading |= number_in(slot, "leading", 1, SLOTS) << (4 * place)
    if not given.has("reserved"):
        costs.reserve(table)
    for place, name in enumerate(RESOURCES):
        most = table.stock[place] + (1 if place == components.WOOD else 0)  # one more that the Carpenter may save
        number_in(int(table.reserved[place]), f"reserved.{name}", 0, most)
    spots = [f"{space} {what}" for space in SPACES for what in ("wood", "food")]
    table.taken = given.bits("taken", spots)


def _read_resolution(table: Table, given: Given) -> None:
    slot = given.position.get("slot")
    table.slot = NONE if slot is None else number_in(slot, "slot", 1, SLOTS) - 1
    table.dice = given.bits("dice", DICE)
    table.temp = given.number("temporary", 0, 60, 0)
    table.clouds = given.number("clouds", 0, 1 << 40, 0)
    table.spent = given.number("spent", 0, 1 << 20, 0)
    table.ended = given.number("ended", GOING_ON, 7, GOING_ON)
    table.offered = vec[i64]([number_in(card, "offered", 0, 99) for card in given.list("offered")])
    if given.has("notes"):
        notes = given.list("notes")
        if len(notes) > len(table.notes):
            raise refuse("position_range", "notes", value=len(notes), low=0, high=len(table.notes))
        for place, note in enumerate(notes):
            table.notes[place] = number_in(note, f"notes[{place}]", 0, 1 << 40)


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

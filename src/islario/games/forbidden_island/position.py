"""Positions: any moment of a game as named fields, out and in."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from islario.core.bits import places
from islario.core.fields import Field, Fields, refuse
from islario.core.reasons import BadOption, BadPosition, is_mapping, quoted
from islario.games.forbidden_island.components import (
    ACTIONS,
    BOX_ORDER,
    CARD_COUNTS,
    CARDS,
    DRAWS,
    FLOOD_DRAWS,
    HAND_KINDS,
    HAND_LIMIT,
    LANDING,
    ROLES,
    SKULL,
    STARTS,
    TILE_COUNT,
    TILES,
    TREASURES,
    find_layout,
)
from islario.games.forbidden_island.happenings import ENDINGS
from islario.games.forbidden_island.rules import turn
from islario.games.forbidden_island.rules.legal import can_escape
from islario.games.forbidden_island.rules.refusals import PHASES
from islario.games.forbidden_island.state import (
    ACTING,
    DRAWING,
    DROWNED,
    ESCAPED,
    FLOODING,
    GOING_ON,
    LANDING_LOST,
    NOTHING,
    SKULL_REACHED,
    TREASURE_LOST,
    Island,
    Table,
)

FIELDS: Final = (
    "layout", "tiles", "players", "turn", "phase", "actions_left", "draws_left", "floods_left", "flown",
    "flooded", "sunk", "captured", "water", "treasure_deck", "treasure_discard", "flood_deck",
    "flood_discard", "flood_layers", "swimming", "ended", "discard_after_both_draws",
)  # fmt: skip

COUNTERS: Final = ["actions_left", "draws_left", "floods_left"]


# -- out -----------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    """Everything on the table, as named fields."""
    return {
        **open_facts(table),
        "treasure_deck": card_names(table.treasure_deck)[::-1],
        "flood_deck": tile_names(table.flood_deck)[::-1],
        "flood_layers": layers(table)[:-1],
    }


def open_facts(table: Table) -> dict[str, Any]:
    """What lies open to everybody: all of a position but the decks."""
    cells = table.island.layout.cells
    return {
        "layout": table.island.layout.name,
        "tiles": {f"{cells[i][0]},{cells[i][1]}": TILES[table.island.tiles[i]] for i in range(TILE_COUNT)},
        "players": [
            {"role": ROLES[table.roles[seat]], "at": TILES[table.at[seat]], "hand": hand_names(table, seat)}
            for seat in range(table.players)
        ],
        "turn": int(table.turn),
        "phase": PHASES[table.phase],
        "actions_left": _counter(table, ACTING, ACTIONS),
        "draws_left": _counter(table, DRAWING, DRAWS),
        "floods_left": _counter(table, FLOODING, FLOOD_DRAWS[table.water]),
        "flown": table.flown,
        "flooded": [TILES[tile] for tile in places(table.flooded)],
        "sunk": [TILES[tile] for tile in places(table.sunk)],
        "captured": [TREASURES[treasure] for treasure in places(table.captured)],
        "water": int(table.water),
        "treasure_discard": card_names(table.treasure_discard),
        "flood_discard": tile_names(table.flood_discard),
        "swimming": swimmers(table),
        "ended": ENDINGS.get(int(table.ended)),
        "discard_after_both_draws": table.late_discard,
    }


def _counter(table: Table, phase: i64, whole: i64) -> int:
    """What is left in a phase: nothing when it is over, all of it when it is to come."""
    if phase == table.phase:
        return table.left
    return 0 if phase < table.phase else whole


def hand_names(table: Table, seat: i64) -> list[str]:
    return [CARDS[kind] for kind in range(HAND_KINDS) for _ in range(table.cards_of(seat, kind))]


def card_names(cards: vec[i64]) -> list[str]:
    return [CARDS[card] for card in cards]


def tile_names(tiles: vec[i64]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def swimmers(table: Table) -> list[int]:
    """The seats that have to swim, in their order."""
    order = [(table.turn + i) % table.players for i in range(table.players)]
    return [int(seat) for seat in order if (table.swimming >> seat) & 1 == 1]


def layers(table: Table) -> list[int]:
    """How many flood cards lie in each known set, from the top; the rest of the deck comes last."""
    sizes: list[int] = []
    top = len(table.flood_deck)
    for seam in reversed(places(table.seams)):
        sizes.append(top - seam)
        top = seam
    sizes.append(top)
    return sizes


# -- in ------------------------------------------------------------------------------------------


def lay_out(position: Mapping[str, Any]) -> Table:
    """The table that a position describes; BadPosition, naming the field, if there can be none."""
    given = Field(position).fields(FIELDS)
    table = _seat_players(_read_island(given), given)
    _read_tiles(table, given)
    _read_cards(table, given)
    _read_turn(table, given)
    _read_swimming(table, given)
    _read_ending(table, given)
    if table.ended == GOING_ON:
        _refuse_hands(table)
        turn.find_due(table)
        if table.left == 0 and table.due == NOTHING:
            raise refuse("position_counter", COUNTERS[table.phase])
    return table


def _read_island(given: Fields) -> Island:
    drawing = given.get("layout", "classic")
    try:
        layout = find_layout(drawing.text())
    except BadOption as refused:
        raise drawing.refuse(refused.reason.code, **refused.reason.values) from None
    laid = given.get("tiles", "fixed")
    if laid.value == "fixed":
        return Island(layout, vec[i64](range(TILE_COUNT)))
    if not is_mapping(laid.value):
        raise laid.refuse("position_kind", expected='"fixed", {"ROW,COL": TILE}')
    cells = [f"{row},{column}" for row, column in layout.cells]
    for cell in laid.value:
        if cell not in cells:
            raise laid.refuse("position_cell", cell=quoted(cell))
    for cell in cells:
        if cell not in laid.value:
            raise laid.refuse("position_no_tile", cell=cell)
    tiles = [Field(laid.value[cell], laid).name(TILES) for cell in cells]
    _refuse_twice(TILES, tiles, laid)
    return Island(layout, vec[i64](tiles))


def _seat_players(island: Island, given: Fields) -> Table:
    players = given.get("players")
    if not isinstance(players.value, (list, tuple)) or not 2 <= len(players.value) <= 4:
        raise players.refuse("position_players")
    roles: list[int] = []
    at: list[int] = []
    hands: list[list[int]] = []
    for seated in players.each():
        player = seated.fields(["role", "at", "hand"])
        role = player.get("role").name(ROLES)
        if role in roles:
            raise player.get("role").refuse("position_twice", value=ROLES[role])
        roles.append(role)
        at.append(player.get("at", TILES[STARTS[role]]).name(TILES))
        hands.append(player.get("hand", []).names(CARDS[:HAND_KINDS]))
    empty = vec[i64]()
    held = vec[i64]([0] * len(roles))
    table = Table(island, vec[i64](roles), vec[i64](at), held, empty, empty, empty, empty)
    for seat, hand in enumerate(hands):
        for card in hand:
            if table.cards_of(seat, card) == CARD_COUNTS[card]:
                raise _too_often(f"players[{seat}].hand", card)
            table.take(seat, card)
    return table


def _read_tiles(table: Table, given: Fields) -> None:
    flooded = given.get("flooded", []).names(TILES)
    sunk = given.get("sunk", []).names(TILES)
    captured = given.get("captured", []).names(TREASURES)
    _refuse_twice(TILES, flooded, given.get("flooded"))
    _refuse_twice(TILES, sunk, given.get("sunk"))
    _refuse_twice(TREASURES, captured, given.get("captured"))
    for tile in sunk:
        if tile in flooded:
            raise refuse("position_sunk", "flooded", tile=TILES[tile])
    table.flooded = sum(1 << tile for tile in flooded)
    table.sunk = sum(1 << tile for tile in sunk)
    table.captured = sum(1 << treasure for treasure in captured)
    table.water = given.get("water", 1).number(1, SKULL)


def _read_cards(table: Table, given: Fields) -> None:
    """Every card in one place; a deck that is left out takes what is placed nowhere."""
    unplaced = CARD_COUNTS[:]
    for seat in range(table.players):
        for kind in range(HAND_KINDS):
            unplaced[kind] -= table.cards_of(seat, kind)
            if unplaced[kind] < 0:
                raise _too_often(f"players[{seat}].hand", kind)
    discard = given.get("treasure_discard", []).names(CARDS)
    _place(unplaced, discard, "treasure_discard")
    if given.has("treasure_deck"):
        deck = given.get("treasure_deck").names(CARDS)
        _place(unplaced, deck, "treasure_deck")
    else:
        deck = [kind for kind in BOX_ORDER for _ in range(unplaced[kind])]
    table.treasure_discard = vec[i64](discard)
    table.treasure_deck = vec[i64](deck[::-1])

    placed = given.get("flood_discard", []).names(TILES)
    _refuse_flood_cards(table, placed, [], given.get("flood_discard"))
    if given.has("flood_deck"):
        floods = given.get("flood_deck").names(TILES)
        _refuse_flood_cards(table, floods, placed, given.get("flood_deck"))
    else:
        floods = [tile for tile in range(TILE_COUNT) if tile not in placed and (table.sunk >> tile) & 1 == 0]
    table.flood_discard = vec[i64](placed)
    table.flood_deck = vec[i64](floods[::-1])
    _read_layers(table, given.get("flood_layers", []))


def _read_layers(table: Table, sizes: Field) -> None:
    height = len(table.flood_deck)
    for size in sizes.listed():
        height -= Field(size, sizes).number(1, TILE_COUNT)
        if height < 0:
            raise sizes.refuse("position_layers", cards=len(table.flood_deck))
        table.seams |= 1 << height


def _read_turn(table: Table, given: Fields) -> None:
    table.turn = given.get("turn", 0).number(0, int(table.players) - 1)
    table.phase = given.get("phase", "actions").name(PHASES)
    table.flown = given.get("flown", False).flag()
    table.late_discard = given.get("discard_after_both_draws", False).flag()
    wholes = [ACTIONS, DRAWS, int(FLOOD_DRAWS[table.water])]
    for phase, name in enumerate(COUNTERS):  # only the phase's own counts, the others need only be numbers
        most = wholes[phase] if phase == table.phase else TILE_COUNT
        left = given.get(name, wholes[phase]).number(0, most)
        if phase == table.phase:
            table.left = left


def _read_swimming(table: Table, given: Fields) -> None:
    swimming = given.get("swimming", [])
    seats = swimming.numbers(0, int(table.players) - 1)
    for swimmer in seats:
        table.swimming |= 1 << swimmer
    if seats != swimmers(table):
        raise swimming.refuse("position_swim_order")
    if seats and table.phase != FLOODING:
        raise swimming.refuse("position_swim_phase")
    for seat in range(table.players):
        sunk = (table.sunk >> table.at[seat]) & 1 == 1
        swims = (table.swimming >> seat) & 1 == 1
        if swims and (not sunk or table.at[seat] != table.at[seats[0]]):
            raise swimming.refuse("position_swim_tile", seat=int(seat))
        if sunk and not swims and given.get("ended").value is None:
            raise refuse("position_on_sunk", f"players[{seat}].at", tile=TILES[table.at[seat]])


def _read_ending(table: Table, given: Fields) -> None:
    """An ending has to hold, and a loss that holds has to be the ending."""
    ended = given.get("ended").value
    endings = {name: how for how, name in ENDINGS.items()}
    if ended is not None:
        given.get("ended").name(list(endings), expected=", ".join(["null", *endings]))
    on_sunk = any((table.sunk >> table.at[seat]) & 1 == 1 for seat in range(table.players))
    holds = {
        SKULL_REACHED: table.water == SKULL,
        LANDING_LOST: (table.sunk >> LANDING) & 1 == 1,
        TREASURE_LOST: turn.treasure_lost(table),
        DROWNED: turn.helpless(table) >= 0 if ended is None else on_sunk,
        ESCAPED: ended is not None and can_escape(table),
    }
    if ended is not None:
        table.ended = endings[ended]
        if not holds[int(table.ended)]:
            raise refuse("position_not_ended", "ended", result=ended)
        return
    for how, now in holds.items():  # in the order in which several losses at once are named
        if now:
            raise refuse("position_over", "ended", result=ENDINGS[how])


def _refuse_hands(table: Table) -> None:
    over = [seat for seat in range(table.players) if table.hand_size(seat) > HAND_LIMIT]
    if len(over) > 1 or (over and table.swimming != 0):
        raise refuse("position_hands", f"players[{over[-1]}].hand")


# -- cards and tiles, each in one place ----------------------------------------------------------


def _place(unplaced: list[int], cards: list[int], field: str) -> None:
    for card in cards:
        unplaced[card] -= 1
        if unplaced[card] < 0:
            raise _too_often(field, card)


def _refuse_flood_cards(table: Table, cards: list[int], placed: list[int], field: Field) -> None:
    _refuse_twice(TILES, placed + cards, field)
    for card in cards:
        if (table.sunk >> card) & 1 == 1:
            raise field.refuse("position_sunk", tile=TILES[card])


def _refuse_twice(names: list[str], numbers: list[int], field: Field) -> None:
    for number in numbers:
        if numbers.count(number) > 1:
            raise field.refuse("position_twice", value=names[number])


def _too_often(field: str, card: int) -> BadPosition:
    return refuse("position_too_often", field, card=CARDS[card], cards=CARD_COUNTS[card])

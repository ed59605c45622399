"""What an action does, and how the turn goes on after it."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from islario.core.codes import verb_of, x_of, y_of
from islario.core.events import Log
from islario.core.game import ACTION, NEW_TURN, REVEALING
from islario.core.rng import Rng
from islario.games.forbidden_island import codes, happenings
from islario.games.forbidden_island.components import (
    ACTIONS,
    DRAWS,
    FLOOD_DRAWS,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    SANDBAGS,
    SITES,
    SKULL,
    TO_CAPTURE,
    TREASURE_COUNT,
    WATERS_RISE,
)
from islario.games.forbidden_island.rules import reach
from islario.games.forbidden_island.state import (
    ACTING,
    DISCARD_DUE,
    DRAWING,
    DROWNED,
    ESCAPED,
    FLOODING,
    GOING_ON,
    LANDING_LOST,
    NOTHING,
    SKULL_REACHED,
    SWIM_DUE,
    TREASURE_LOST,
    Table,
)


def apply(table: Table, seat: i64, code: i64, rng: Rng, log: Log | None) -> i64:
    """Carry out a legal action; what kind of step it was (see core.game)."""
    turn: i64 = table.turn
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    if verb == codes.DRAW:
        draw(table, rng, log)
    elif verb == codes.FLOOD:
        flood(table, rng, log)
    elif verb == codes.MOVE:
        _relocate(table, seat, y, happenings.MOVED, log)
        table.left -= 1
    elif verb == codes.FLY:
        _relocate(table, seat, y, happenings.FLEW, log)
        table.flown = True
        table.left -= 1
    elif verb == codes.NAVIGATE:
        _relocate(table, x, y, happenings.NAVIGATED, log)
        table.left -= 1
    elif verb == codes.SHORE:
        _dry(table, seat, y, happenings.SHORED, log)
        table.left -= 1
    elif verb == codes.SHORE_BOTH:
        _dry(table, seat, x, happenings.SHORED, log)
        _dry(table, seat, y, happenings.SHORED, log)
        table.left -= 1
    elif verb == codes.GIVE:
        table.drop(seat, y)
        table.take(x, y)
        table.left -= 1
        if log is not None:
            log.add(happenings.GAVE, seat, x, y)
    elif verb == codes.CAPTURE:
        _capture(table, seat, y, log)
        table.left -= 1
    elif verb == codes.END:
        table.left = 0
        if log is not None:
            log.add(happenings.STOPPED, seat)
    elif verb == codes.DISCARD:
        _discard(table, seat, y)
        if log is not None:
            log.add(happenings.DISCARDED, seat, y)
    elif verb == codes.SWIM:
        _relocate(table, seat, y, happenings.SWAM, log)
        table.swimming &= ~(1 << seat)
    elif verb == codes.DROWN:
        _drown(table, seat, log)
    elif verb == codes.SANDBAG:
        _discard(table, seat, SANDBAGS)
        _dry(table, seat, y, happenings.SANDBAGGED, log)
    elif verb == codes.LIFT:
        _lift(table, seat, x, y, log)
    else:
        _discard(table, seat, HELICOPTER)
        if log is not None:
            log.add(happenings.TOOK_OFF, seat)
        _end(table, ESCAPED, log)
    settle(table, log)
    kind: i64 = NEW_TURN if table.turn != turn else 0
    if verb <= codes.CAPTURE:
        return kind | ACTION
    return kind | REVEALING if verb == codes.DRAW or verb == codes.FLOOD else kind


def settle(table: Table, log: Log | None) -> None:
    """Find out what the table waits for now: a discard, a swim, or the next step of the turn."""
    if table.ended == GOING_ON:
        find_due(table)
        if table.left == 0 and table.due == NOTHING:
            _next_phase(table, log)
            table.asked = table.turn


def find_due(table: Table) -> None:
    """What is due before play goes on, and who is asked for it."""
    table.asked = table.turn
    for seat in range(table.players):
        if table.hand_size(seat) > HAND_LIMIT and not _may_wait(table, seat):
            table.due = DISCARD_DUE
            table.asked = seat
            return
    if table.swimming == 0:
        table.due = NOTHING
        return
    table.due = SWIM_DUE
    while (table.swimming >> table.asked) & 1 == 0:  # in seat order from the active one (FI-SWIM-4)
        table.asked = (table.asked + 1) % table.players


def _may_wait(table: Table, seat: i64) -> bool:
    """Whether a hand over the limit is not asked yet: between two draws, by option (FI-HAND-3)."""
    return table.late_discard and seat == table.turn and table.phase == DRAWING and table.left == 1


def _next_phase(table: Table, log: Log | None) -> None:
    if table.phase == ACTING:
        table.phase = DRAWING
        table.left = DRAWS
    elif table.phase == DRAWING:
        table.phase = FLOODING
        table.left = FLOOD_DRAWS[table.water]
    else:
        table.turn = (table.turn + 1) % table.players
        table.phase = ACTING
        table.left = ACTIONS
        table.flown = False
        if log is not None:
            log.add(happenings.TURN_BEGAN, table.turn)


# -- treasure cards ------------------------------------------------------------------------------


def draw(table: Table, rng: Rng, log: Log | None) -> None:
    """Turn over the next treasure card (FI-DRAW-1 to -4)."""
    table.left -= 1
    _refill_treasures(table, rng, log)
    if len(table.treasure_deck) == 0:
        return
    table.treasure_deck, card = pop(table.treasure_deck)
    if log is not None:
        log.add(happenings.DREW, table.turn, card)
    if card == WATERS_RISE:
        table.treasure_discard = append(table.treasure_discard, card)
        rise(table, rng, log)
        if table.ended != GOING_ON:
            return
    else:
        table.take(table.turn, card)
    _refill_treasures(table, rng, log)


def _refill_treasures(table: Table, rng: Rng, log: Log | None) -> None:
    """The moment the deck is empty its discard becomes the new deck (FI-DRAW-3)."""
    if len(table.treasure_deck) == 0 and len(table.treasure_discard) > 0:
        table.treasure_deck = table.treasure_discard
        table.treasure_discard = vec[i64]()
        rng.shuffle(table.treasure_deck)
        if log is not None:
            log.add(happenings.TREASURES_SHUFFLED, len(table.treasure_deck))


def rise(table: Table, rng: Rng, log: Log | None) -> None:
    """Waters Rise: one mark up, and the flood discard goes shuffled on top of its deck (FI-RISE-1, -2)."""
    table.water += 1
    if log is not None:
        log.add(happenings.WATER_ROSE, table.water)
    if table.water == SKULL:
        _end(table, SKULL_REACHED, log)
        return
    returned: i64 = len(table.flood_discard)
    if returned == 0:
        return
    rng.shuffle(table.flood_discard)
    table.seams |= 1 << len(table.flood_deck)
    for i in range(returned):
        table.flood_deck = append(table.flood_deck, table.flood_discard[i])
    table.flood_discard = vec[i64]()
    if log is not None:
        log.add(happenings.FLOODS_RETURNED, returned)


def _discard(table: Table, seat: i64, kind: i64) -> None:
    table.drop(seat, kind)
    table.treasure_discard = append(table.treasure_discard, kind)


def _capture(table: Table, seat: i64, treasure: i64, log: Log | None) -> None:
    for _ in range(TO_CAPTURE):
        _discard(table, seat, treasure)
    table.captured |= 1 << treasure
    if log is not None:
        log.add(happenings.CAPTURED, seat, treasure)


# -- flood cards ---------------------------------------------------------------------------------


def flood(table: Table, rng: Rng, log: Log | None) -> None:
    """Turn over the next flood card: a dry tile is flooded, a flooded one sinks (FI-FLOOD-1, -2)."""
    table.left -= 1
    _refill_floods(table, rng, log)
    if len(table.flood_deck) == 0:
        return
    table.flood_deck, tile = pop(table.flood_deck)
    table.seams &= (1 << len(table.flood_deck)) - 1
    bit: i64 = 1 << tile
    if table.flooded & bit == 0:
        table.flooded |= bit
        table.flood_discard = append(table.flood_discard, tile)
        if log is not None:
            log.add(happenings.FLOODED, tile)
    else:
        _sink(table, tile, log)
        if table.ended != GOING_ON:
            return
    _refill_floods(table, rng, log)


def _refill_floods(table: Table, rng: Rng, log: Log | None) -> None:
    """The moment the deck is empty its discard becomes the new deck (FI-FLOOD-3)."""
    if len(table.flood_deck) == 0 and len(table.flood_discard) > 0:
        table.flood_deck = table.flood_discard
        table.flood_discard = vec[i64]()
        rng.shuffle(table.flood_deck)
        if log is not None:
            log.add(happenings.FLOODS_SHUFFLED, len(table.flood_deck))


def _sink(table: Table, tile: i64, log: Log | None) -> None:
    table.flooded &= ~(1 << tile)
    table.sunk |= 1 << tile
    if log is not None:
        log.add(happenings.SANK, tile)
    if tile == LANDING:
        _end(table, LANDING_LOST, log)
    elif treasure_lost(table):
        _end(table, TREASURE_LOST, log)
    else:
        table.swimming = reach.pawns_on(table, tile)
        _drown_the_helpless(table, log)


def treasure_lost(table: Table) -> bool:
    """Whether a treasure not yet captured has lost both its tiles (FI-LOSE-1)."""
    for treasure in range(i64(TREASURE_COUNT)):
        if (table.captured >> treasure) & 1 == 0 and SITES[treasure] & ~table.sunk == 0:
            return True
    return False


def helpless(table: Table) -> i64:
    """The first swimmer who can neither swim nor be lifted, or -1 (FI-SPECIAL-6)."""
    for seat in range(table.players):
        if table.cards_of(seat, HELICOPTER) > 0:
            return -1
    for turns in range(table.players):
        seat = (table.turn + turns) % table.players
        if (table.swimming >> seat) & 1 == 1 and reach.swim(table, seat) == 0:
            return seat
    return -1


def _drown_the_helpless(table: Table, log: Log | None) -> None:
    if table.swimming != 0:
        seat: i64 = helpless(table)
        if seat >= 0:
            _drown(table, seat, log)


def _drown(table: Table, seat: i64, log: Log | None) -> None:
    if log is not None:
        log.add(happenings.PAWN_DROWNED, seat)
    _end(table, DROWNED, log)


# -- pawns and tiles -----------------------------------------------------------------------------


def _relocate(table: Table, seat: i64, tile: i64, kind: i64, log: Log | None) -> None:
    if log is not None:
        log.add(kind, seat, table.at[seat], tile)
    table.at[seat] = tile


def _dry(table: Table, seat: i64, tile: i64, kind: i64, log: Log | None) -> None:
    table.flooded &= ~(1 << tile)
    if log is not None:
        log.add(kind, seat, tile)


def _lift(table: Table, seat: i64, pawns: i64, tile: i64, log: Log | None) -> None:
    _discard(table, seat, HELICOPTER)
    if log is not None:
        log.add(happenings.LIFTED, seat, pawns, tile)
    for other in range(table.players):
        if (pawns >> other) & 1 == 1:
            table.at[other] = tile
    table.swimming &= ~pawns
    _drown_the_helpless(table, log)


def _end(table: Table, how: i64, log: Log | None) -> None:
    """The game ends at once (FI-END-1)."""
    table.ended = how
    table.swimming = 0
    table.due = NOTHING
    if log is not None:
        log.add(happenings.ENDED, how)

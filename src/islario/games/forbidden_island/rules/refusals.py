"""Why a seat may not do something now.

Each answer comes from the same questions that list the legal actions (``reach``, ``legal``); only
when such a question says no does this module find the reason.
"""

from typing import Any, Final

from mypy_extensions import i64

from islario.core.bits import count, lowest, places
from islario.core.codes import verb_of, x_of, y_of
from islario.core.reasons import Reason
from islario.games.forbidden_island import codes
from islario.games.forbidden_island.components import (
    CARDS,
    DIVER,
    EXPLORER,
    HELICOPTER,
    LANDING,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    ROLES,
    SANDBAGS,
    SITES,
    TILES,
    TO_CAPTURE,
    TREASURE_COUNT,
    TREASURES,
)
from islario.games.forbidden_island.rules import legal, reach
from islario.games.forbidden_island.state import (
    ACTING,
    DISCARD_DUE,
    DRAWING,
    FLOODING,
    GOING_ON,
    SWIM_DUE,
    Table,
)

PHASES: Final = ["actions", "draw", "flood"]


def why_not(table: Table, seat: i64, code: i64) -> Reason | None:
    """Why the seat may not play this now; None if it may."""
    verb: i64 = verb_of(code)
    x: i64 = x_of(code)
    y: i64 = y_of(code)
    if table.ended != GOING_ON:
        return _no("game_over", "FI-END-1")
    if verb == codes.DISCARD:
        return _why_not_discard(table, seat, y)
    if verb == codes.SWIM or verb == codes.DROWN:
        return _why_not_swim(table, seat, verb, y)
    if table.due == DISCARD_DUE and (seat != table.asked or verb < codes.SANDBAG):
        rule = "FI-HAND-1" if verb < codes.SANDBAG else "FI-SPECIAL-5"
        return _no("discard_first", rule, seat=int(table.asked))
    if verb == codes.LIFT:
        return _why_not_lift(table, seat, x, y)
    if table.due == SWIM_DUE:
        rule = "FI-SWIM-1" if verb < codes.SANDBAG else "FI-SPECIAL-6"
        return _no("swim_first", rule, seat=int(table.asked))
    if verb == codes.SANDBAG:
        return _why_not_sandbag(table, seat, y)
    if verb == codes.ESCAPE:
        return _why_not_escape(table, seat)
    return _why_not_turn(table, seat, verb, x, y)


def _why_not_turn(table: Table, seat: i64, verb: i64, x: i64, y: i64) -> Reason | None:
    """What only the active seat may do, each in its phase."""
    if seat != table.turn:
        return _no("not_your_turn", "FI-TURN-1", seat=int(seat), active=int(table.turn))
    phase: i64 = DRAWING if verb == codes.DRAW else FLOODING if verb == codes.FLOOD else ACTING
    if phase != table.phase:
        return _no("wrong_phase", "FI-TURN-1", phase=PHASES[phase], now=PHASES[table.phase])
    if verb == codes.MOVE:
        return _why_not_move(table, seat, y)
    if verb == codes.FLY:
        return _why_not_fly(table, seat, y)
    if verb == codes.NAVIGATE:
        return _why_not_navigate(table, seat, x, y)
    if verb == codes.SHORE:
        return _why_not_shore(table, seat, y)
    if verb == codes.SHORE_BOTH:
        if not reach.shores_two(table, seat):
            return _no("only_engineer", "FI-SHORE-2", role=_role(table, seat))
        reason = _why_not_shore(table, seat, x)
        return _why_not_shore(table, seat, y) if reason is None else reason
    if verb == codes.GIVE:
        return _why_not_give(table, seat, x, y)
    if verb == codes.CAPTURE:
        return _why_not_capture(table, seat, y)
    return None  # end, draw and flood


# -- moving --------------------------------------------------------------------------------------


def _why_not_move(table: Table, seat: i64, tile: i64) -> Reason | None:
    if _has(reach.walk(table, seat), tile):
        return None
    reason = _no_landing(table, table.at[seat], tile, "FI-MOVE-2")
    if reason is not None:
        return reason
    role: i64 = table.roles[seat]
    if role == DIVER:
        return _far("no_dive", "FI-MOVE-5", table, seat, tile)
    return _far("not_adjacent", "FI-MOVE-3" if role == EXPLORER else "FI-MOVE-1", table, seat, tile)


def _why_not_fly(table: Table, seat: i64, tile: i64) -> Reason | None:
    if _has(reach.fly(table, seat), tile):
        return None
    if table.roles[seat] != PILOT:
        return _no("only_pilot", "FI-MOVE-4", role=_role(table, seat))
    if table.flown:
        return _no("already_flown", "FI-MOVE-4")
    return _no_landing(table, table.at[seat], tile, "FI-MOVE-4")


def _why_not_navigate(table: Table, seat: i64, other: i64, tile: i64) -> Reason | None:
    if _has(reach.steer(table, seat, other), tile):
        return None
    if table.roles[seat] != NAVIGATOR:
        return _no("only_navigator", "FI-MOVE-6", role=_role(table, seat))
    if seat == other:
        return _no("not_yourself", "FI-MOVE-8")
    reason = _no_landing(table, table.at[other], tile, "FI-MOVE-2")
    return _far("too_far", "FI-MOVE-6", table, other, tile) if reason is None else reason


def _no_landing(table: Table, start: i64, tile: i64, rule: str) -> Reason | None:
    """Nobody ends on a sunk tile, nor where they began."""
    if _has(table.sunk, tile):
        return _no("tile_sunk", rule, tile=TILES[tile])
    if start == tile:
        return _no("same_tile", "FI-MOVE-9", tile=TILES[tile])
    return None


def _why_not_swim(table: Table, seat: i64, verb: i64, tile: i64) -> Reason | None:
    if table.due != SWIM_DUE or not _has(table.swimming, seat):
        return _no("not_swimming", "FI-SWIM-1", seat=int(seat))
    if seat != table.asked:
        return _no("swim_order", "FI-SWIM-4", seat=int(table.asked))
    goals: i64 = reach.swim(table, seat)
    if verb == codes.DROWN:
        return None if goals == 0 else _no("can_swim", "FI-SPECIAL-6")
    if _has(goals, tile):
        return None
    if _has(table.sunk, tile):
        return _no("tile_sunk", "FI-SWIM-1", tile=TILES[tile])
    rule = "FI-SWIM-3" if table.roles[seat] == DIVER or table.roles[seat] == EXPLORER else "FI-SWIM-1"
    return _far("not_nearest" if table.roles[seat] == DIVER else "not_adjacent", rule, table, seat, tile)


# -- tiles, cards and treasures ------------------------------------------------------------------


def _why_not_shore(table: Table, seat: i64, tile: i64) -> Reason | None:
    if _has(reach.shore(table, seat), tile):
        return None
    reason = _not_flooded(table, tile, "FI-SHORE-1")
    if reason is not None:
        return reason
    return _far("out_of_reach", "FI-SHORE-3" if table.roles[seat] == EXPLORER else "FI-SHORE-1", table, seat, tile)


def _not_flooded(table: Table, tile: i64, rule: str) -> Reason | None:
    """Only a flooded tile can be made dry."""
    if _has(table.sunk, tile):
        return _no("shore_sunk", "FI-SHORE-4", tile=TILES[tile])
    if not _has(table.flooded, tile):
        return _no("tile_dry", rule, tile=TILES[tile])
    return None


def _why_not_give(table: Table, seat: i64, other: i64, card: i64) -> Reason | None:
    if card >= TREASURE_COUNT:
        return _no("special_given", "FI-GIVE-2", card=CARDS[card])
    if seat == other:
        return _no("give_yourself", "FI-GIVE-1")
    if table.cards_of(seat, card) == 0:
        return _no("card_missing", "FI-GIVE-1", card=CARDS[card])
    if not legal.can_hand_to(table, seat, other):
        rule = "FI-GIVE-3" if table.roles[other] == MESSENGER else "FI-GIVE-1"
        return _no("not_together", rule, seat=int(other), tile=TILES[table.at[seat]])
    return None


def _why_not_capture(table: Table, seat: i64, treasure: i64) -> Reason | None:
    held: i64 = table.cards_of(seat, treasure)
    if held >= TO_CAPTURE and legal.can_capture_here(table, seat, treasure):
        return None
    name = TREASURES[treasure]
    if _has(table.captured, treasure):
        return _no("already_captured", "FI-CAPTURE-2", treasure=name)
    if not _has(SITES[treasure], table.at[seat]):
        sites = [TILES[tile] for tile in places(SITES[treasure])]
        return _no("not_at_site", "FI-CAPTURE-1", treasure=name, tiles=sites)
    return _no("too_few_cards", "FI-CAPTURE-1", treasure=name, held=int(held), needed=TO_CAPTURE)


def _why_not_discard(table: Table, seat: i64, card: i64) -> Reason | None:
    if table.due != DISCARD_DUE or seat != table.asked:
        return _no("no_discard_due", "FI-HAND-4", seat=int(seat))
    if table.cards_of(seat, card) == 0:
        return _no("card_missing", "FI-HAND-1", card=CARDS[card])
    return None


# -- special cards -------------------------------------------------------------------------------


def _why_not_sandbag(table: Table, seat: i64, tile: i64) -> Reason | None:
    if table.cards_of(seat, SANDBAGS) == 0:
        return _no("card_missing", "FI-SPECIAL-3", card=CARDS[SANDBAGS])
    return _not_flooded(table, tile, "FI-SPECIAL-3")


def _why_not_lift(table: Table, seat: i64, pawns: i64, tile: i64) -> Reason | None:
    if table.cards_of(seat, HELICOPTER) == 0:
        return _no("card_missing", "FI-SPECIAL-2", card=CARDS[HELICOPTER])
    start: i64 = table.at[lowest(pawns)]
    if pawns & ~reach.pawns_on(table, start) != 0:
        return _no("pawns_apart", "FI-SPECIAL-2", pawns=places(pawns))
    if pawns & ~legal.liftable(table, start) != 0:
        return _no("lift_swimmers", "FI-SPECIAL-6", seat=int(table.asked))
    return _no_landing(table, start, tile, "FI-SPECIAL-2")


def _why_not_escape(table: Table, seat: i64) -> Reason | None:
    if table.cards_of(seat, HELICOPTER) == 0:
        return _no("card_missing", "FI-WIN-1", card=CARDS[HELICOPTER])
    if legal.can_escape(table):
        return None
    missing: i64 = TREASURE_COUNT - count(table.captured)
    if missing > 0:
        return _no("treasures_missing", "FI-WIN-1", missing=int(missing))
    return _no("not_all_landed", "FI-WIN-1", tile=TILES[LANDING])


# -- names ---------------------------------------------------------------------------------------


def _has(tiles: i64, tile: i64) -> bool:
    return (tiles >> tile) & 1 == 1


def _role(table: Table, seat: i64) -> str:
    return ROLES[table.roles[seat]]


def _no(code: str, rule: str, **values: Any) -> Reason:
    return Reason(code, values, rule)


def _far(code: str, rule: str, table: Table, seat: i64, tile: i64) -> Reason:
    return _no(code, rule, tile=TILES[tile], origin=TILES[table.at[seat]])

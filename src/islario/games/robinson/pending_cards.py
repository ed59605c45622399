"""Cards that are being dealt with: in no deck and in nobody's hands, but on the agenda."""

from mypy_extensions import i64

from islario.games.robinson import steps
from islario.games.robinson.components import ADVENTURES_AT, DISCOVERIES_AT, INVENTIONS_AT, MYSTERIES_AT
from islario.games.robinson.state import STEP_SIZE, Table


def cards_in_hand(table: Table) -> list[int]:
    """The cards that steps of the agenda are about to put somewhere."""
    found: list[int] = []
    for number in range(table.depth):
        at: i64 = number * STEP_SIZE
        step: i64 = table.steps[at]
        if step in (steps.PUT_AWAY, steps.STRIKE, steps.EVENT_PLACE, steps.THREAT_LEAVES):
            found.append(table.steps[at + 1])
        elif step == steps.DECIDE:
            found.append(ADVENTURES_AT + table.steps[at + 1])
        elif step == steps.DECIDE_AT:
            found.append(ADVENTURES_AT + table.steps[at + 2])
        elif step == steps.MYSTERY_CARD:
            found.append(MYSTERIES_AT + table.steps[at + 1])
    return found + [card for card in offered(table) if card >= 0]


def offered(table: Table) -> list[int]:
    """The inventions and tokens that are being chosen from, among all cards; tiles as negative numbers."""
    for number in range(table.depth):
        step: i64 = table.steps[number * STEP_SIZE]
        if step == steps.NEW_IDEA_AT:
            return [INVENTIONS_AT + card for card in table.offered]
        if step == steps.SCOUT_AT:
            return [DISCOVERIES_AT + token for token in table.offered]
        if step in (steps.RECONNOITRE_AT, steps.REVEAL_TILE_AT, steps.CANOE_TILE_AT):
            return [-tile for tile in table.offered]
    return []

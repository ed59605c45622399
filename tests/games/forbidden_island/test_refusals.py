"""Why not: a code, its values and the rule, and nothing changed."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import islario
from islario import State
from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    TILES,
    at,
    listed,
    play,
    refusal,
    seats,
    sink,
    told,
    wander,
)
from tests.rules import rule

WET = {"flooded": "gold_gate watchtower", "sunk": "breakers_bridge"}


def here(cards: str = "", role: str = "messenger", other: str = "pilot", **fields: Any) -> State:
    """An adventurer on the Howling Garden, with some water around."""
    return at(f"{role} howling_garden: {cards}", other, **{**WET, **fields})


def swim(role: str = "messenger", hands: tuple[str, str] = ("", ""), **fields: Any) -> State:
    """Two have to swim from the Lost Lagoon, one stands apart."""
    apart = f"explorer gold_gate: {hands[1]}"
    return sink("lost_lagoon", f"{role} lost_lagoon: {hands[0]}", "engineer lost_lagoon", apart, **fields)


Case = tuple[Callable[[], State], str, str, dict[str, Any], str]

CASES: list[Case] = [
    # moving
    (lambda: here(), "0 move watchtower", "not_adjacent",
     {"tile": "watchtower", "origin": "howling_garden"}, "FI-MOVE-1"),
    (lambda: here(), "0 move copper_gate", "not_adjacent",
     {"tile": "copper_gate", "origin": "howling_garden"}, "FI-MOVE-1"),
    (lambda: here(role="explorer"), "0 move fools_landing", "not_adjacent",
     {"tile": "fools_landing", "origin": "howling_garden"}, "FI-MOVE-3"),
    (lambda: here(role="diver"), "0 move bronze_gate", "no_dive",
     {"tile": "bronze_gate", "origin": "howling_garden"}, "FI-MOVE-5"),
    (lambda: here(), "0 move breakers_bridge", "tile_sunk", {"tile": "breakers_bridge"}, "FI-MOVE-2"),
    (lambda: here(), "0 move howling_garden", "same_tile", {"tile": "howling_garden"}, "FI-MOVE-9"),
    (lambda: here(), "0 fly watchtower", "only_pilot", {"role": "messenger"}, "FI-MOVE-4"),
    (lambda: here(role="pilot", other="diver", flown=True), "0 fly watchtower", "already_flown", {}, "FI-MOVE-4"),
    (lambda: here(role="pilot", other="diver"), "0 fly breakers_bridge", "tile_sunk",
     {"tile": "breakers_bridge"}, "FI-MOVE-4"),
    (lambda: here(), "0 navigate 1 gold_gate", "only_navigator", {"role": "messenger"}, "FI-MOVE-6"),
    (lambda: here(role="navigator"), "0 navigate 0 gold_gate", "not_yourself", {}, "FI-MOVE-8"),
    (lambda: here(role="navigator"), "0 navigate 1 watchtower", "too_far",
     {"tile": "watchtower", "origin": "fools_landing"}, "FI-MOVE-6"),
    # shoring up, giving, capturing
    (lambda: here(), "0 shore howling_garden", "tile_dry", {"tile": "howling_garden"}, "FI-SHORE-1"),
    (lambda: here(), "0 shore watchtower", "out_of_reach",
     {"tile": "watchtower", "origin": "howling_garden"}, "FI-SHORE-1"),
    (lambda: here(role="explorer"), "0 shore watchtower", "out_of_reach",
     {"tile": "watchtower", "origin": "howling_garden"}, "FI-SHORE-3"),
    (lambda: here(), "0 shore breakers_bridge", "shore_sunk", {"tile": "breakers_bridge"}, "FI-SHORE-4"),
    (lambda: here(), "0 shore gold_gate watchtower", "only_engineer", {"role": "messenger"}, "FI-SHORE-2"),
    (lambda: here(role="engineer"), "0 shore gold_gate watchtower", "out_of_reach",
     {"tile": "watchtower", "origin": "howling_garden"}, "FI-SHORE-1"),
    (lambda: here("sandbags"), "0 give 1 sandbags", "special_given", {"card": "sandbags"}, "FI-GIVE-2"),
    (lambda: here("earth"), "0 give 1 fire", "card_missing", {"card": "fire"}, "FI-GIVE-1"),
    (lambda: here("earth"), "0 give 0 earth", "give_yourself", {}, "FI-GIVE-1"),
    (lambda: here("earth", role="engineer"), "0 give 1 earth", "not_together",
     {"seat": 1, "tile": "howling_garden"}, "FI-GIVE-1"),
    (lambda: here("wind*3"), "0 capture wind", "too_few_cards",
     {"treasure": "wind", "held": 3, "needed": 4}, "FI-CAPTURE-1"),
    (lambda: here("fire*4"), "0 capture fire", "not_at_site",
     {"treasure": "fire", "tiles": ["cave_of_embers", "cave_of_shadows"]}, "FI-CAPTURE-1"),
    (lambda: here("wind*4", captured="wind"), "0 capture wind", "already_captured",
     {"treasure": "wind"}, "FI-CAPTURE-2"),
    # the order of a turn
    (lambda: here(), "0 draw", "wrong_phase", {"phase": "draw", "now": "actions"}, "FI-TURN-1"),
    (lambda: here(), "0 flood", "wrong_phase", {"phase": "flood", "now": "actions"}, "FI-TURN-1"),
    (lambda: here(phase="draw"), "0 move gold_gate", "wrong_phase",
     {"phase": "actions", "now": "draw"}, "FI-TURN-1"),
    (lambda: here(phase="flood"), "0 draw", "wrong_phase", {"phase": "draw", "now": "flood"}, "FI-TURN-1"),
    (lambda: at("pilot", "diver", ended="skull", water=10), "0 end", "game_over", {}, "FI-END-1"),
    # hands
    (lambda: here("earth"), "0 discard earth", "no_discard_due", {"seat": 0}, "FI-HAND-4"),
    (lambda: here("earth*5 wind"), "0 discard fire", "card_missing", {"card": "fire"}, "FI-HAND-1"),
    (lambda: here("earth*5 wind"), "0 move gold_gate", "discard_first", {"seat": 0}, "FI-HAND-1"),
    (lambda: here("earth*5 wind", other="pilot fools_landing: sandbags"), "1 sandbag gold_gate",
     "discard_first", {"seat": 0}, "FI-SPECIAL-5"),
    # special cards
    (lambda: here(), "0 sandbag gold_gate", "card_missing", {"card": "sandbags"}, "FI-SPECIAL-3"),
    (lambda: here("sandbags"), "0 sandbag howling_garden", "tile_dry", {"tile": "howling_garden"}, "FI-SPECIAL-3"),
    (lambda: here("sandbags"), "0 sandbag breakers_bridge", "shore_sunk", {"tile": "breakers_bridge"}, "FI-SHORE-4"),
    (lambda: here(), "0 lift 0 gold_gate", "card_missing", {"card": "helicopter"}, "FI-SPECIAL-2"),
    (lambda: here("helicopter"), "0 lift 0+1 gold_gate", "pawns_apart", {"pawns": [0, 1]}, "FI-SPECIAL-2"),
    (lambda: here("helicopter"), "0 lift 0 breakers_bridge", "tile_sunk",
     {"tile": "breakers_bridge"}, "FI-SPECIAL-2"),
    (lambda: here("helicopter"), "0 lift 0 howling_garden", "same_tile", {"tile": "howling_garden"}, "FI-MOVE-9"),
    (lambda: here(), "0 escape", "card_missing", {"card": "helicopter"}, "FI-WIN-1"),
    (lambda: here("helicopter", captured="earth wind"), "0 escape", "treasures_missing", {"missing": 2}, "FI-WIN-1"),
    (lambda: here("helicopter", captured=ALL_TREASURES), "0 escape", "not_all_landed",
     {"tile": "fools_landing"}, "FI-WIN-1"),
    # swimming
    (lambda: here(), "0 swim gold_gate", "not_swimming", {"seat": 0}, "FI-SWIM-1"),
    (lambda: swim(), "2 swim silver_gate", "not_swimming", {"seat": 2}, "FI-SWIM-1"),
    (lambda: swim(), "1 swim misty_marsh", "swim_order", {"seat": 0}, "FI-SWIM-4"),
    (lambda: swim(), "0 swim watchtower", "not_adjacent",
     {"tile": "watchtower", "origin": "lost_lagoon"}, "FI-SWIM-1"),
    (lambda: swim("diver"), "0 swim watchtower", "not_nearest",
     {"tile": "watchtower", "origin": "lost_lagoon"}, "FI-SWIM-3"),
    (lambda: swim(sunk="misty_marsh"), "0 swim misty_marsh", "tile_sunk", {"tile": "misty_marsh"}, "FI-SWIM-1"),
    (lambda: swim(), "0 drown", "can_swim", {}, "FI-SPECIAL-6"),
    (lambda: swim(), "0 flood", "swim_first", {"seat": 0}, "FI-SWIM-1"),
    (lambda: swim(hands=("", "sandbags"), flooded="watchtower"), "2 sandbag watchtower", "swim_first",
     {"seat": 0}, "FI-SPECIAL-6"),
    (lambda: swim(hands=("", "helicopter")), "2 lift 2 watchtower", "lift_swimmers", {"seat": 0}, "FI-SPECIAL-6"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("begin", "move", "code", "values", "rule_id"), CASES, ids=[f"{case[2]}-{i}" for i, case in enumerate(CASES)]
)
def test_a_refusal_names_its_reason_and_its_rule_and_changes_nothing(
    begin: Callable[[], State], move: str, code: str, values: dict[str, Any], rule_id: str
) -> None:
    state = begin()
    reason = refusal(state, move)
    assert (reason.code, reason.values, reason.rule) == (code, values, rule_id)
    unchanged_after(state, move, code)


def unchanged_after(state: State, move: str, code: str) -> None:
    """The move is refused for this reason, and the game stands as it stood."""
    before = (state.position(), state.record(), [state.legal(seat) for seat in seats(state)])
    with pytest.raises(islario.IllegalMove) as refused:
        play(state, move)
    assert refused.value.reason.code == code
    assert (state.position(), state.record(), [state.legal(seat) for seat in seats(state)]) == before


# -- whose turn, which seat ------------------------------------------------------------------------


@rule("FI-TURN-4")
@pytest.mark.parametrize("action", ["move gold_gate", "fly watchtower", "end", "draw", "flood", "give 0 earth"])
def test_what_belongs_to_the_turn_is_the_active_seats_alone(action: str) -> None:
    state = here(other="pilot: earth")
    reason = refusal(state, f"1 {action}")
    assert (reason.code, reason.values) == ("not_your_turn", {"seat": 1, "active": 0})
    unchanged_after(state, f"1 {action}", "not_your_turn")


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_there_are_no_other_seats_than_those_of_the_table(seat: int) -> None:
    state = here()
    reason = state.why_not(seat, "end")
    assert reason is not None
    assert (reason.code, reason.values) == ("no_such_seat", {"seat": str(seat), "seats": 2})
    with pytest.raises(islario.IllegalMove):
        state.play(seat, "end")
    with pytest.raises(islario.NoSuchSeat):
        state.legal(seat)
    with pytest.raises(islario.NoSuchSeat):
        state.view(seat)
    assert told(state, "phase") == "actions"


# -- words that mean nothing -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "unknown_action"),
        ("jump gold_gate", "unknown_action"),
        ("Move gold_gate", "unknown_action"),
        ("move", "bad_action"),
        ("move gold_gate now", "bad_action"),
        ("end now", "bad_action"),
        ("shore", "bad_action"),
        ("give earth", "bad_action"),
        ("move atlantis", "unknown_tile"),
        ("move Gold_Gate", "unknown_tile"),
        ("shore gold_gate atlantis", "unknown_tile"),
        ("capture gold", "unknown_treasure"),
        ("capture helicopter", "unknown_treasure"),
        ("give 1 gold", "unknown_card"),
        ("discard waters_rise", "unknown_card"),
        ("give 2 earth", "no_such_seat"),
        ("give one earth", "no_such_seat"),
        ("navigate 7 gold_gate", "no_such_seat"),
        ("lift 2 gold_gate", "no_such_seat"),
        ("lift 1+0 gold_gate", "seats_order"),
        ("lift 0+0 gold_gate", "seats_order"),
        ("shore watchtower gold_gate", "pair_order"),
    ],
)
def test_words_that_mean_no_action_are_refused(action: str, code: str) -> None:
    state = here("helicopter earth")
    assert refusal(state, f"0 {action}").code == code
    unchanged_after(state, f"0 {action}", code)


# -- legal and why not -----------------------------------------------------------------------------


def every_action(players: int) -> set[str]:
    """All that can be said at a table of so many."""
    table = [str(seat) for seat in range(players)]
    groups = ["+".join(group) for size in range(1, players + 1) for group in combinations(table, size)]
    heads = ["move", "fly", "shore", "swim", "sandbag", *[f"navigate {seat}" for seat in table]]
    return {
        *[f"{head} {tile}" for head in [*heads, *[f"lift {group}" for group in groups]] for tile in TILES],
        *[f"shore {one} {two}" for one, two in combinations(sorted(TILES), 2)],
        *[f"give {seat} {treasure}" for seat in table for treasure in listed(ALL_TREASURES)],
        *[f"capture {treasure}" for treasure in listed(ALL_TREASURES)],
        *[f"discard {card}" for card in listed(f"{ALL_TREASURES} helicopter sandbags")],
        *listed("end draw flood drown escape"),
    }


@pytest.mark.parametrize("seed", [11, 12])
def test_all_that_is_legal_has_no_reason_against_it_and_all_else_has_one(seed: int) -> None:
    space = every_action(3)
    for number, state in enumerate(wander(seed, players=3, difficulty="legendary")):
        if number % 7 == 0 or state.over:
            for seat in seats(state):
                allowed = {action for action in space if state.why_not(seat, action) is None}
                assert sorted(state.legal(seat)) == sorted(allowed)

"""Helicopter Lift and Sandbags: who, when and to what end."""

from typing import Any

import pytest

from tests.games.forbidden_island.positions import (
    ALL_TREASURES,
    TILES,
    at,
    goals,
    hand,
    kinds,
    outcome,
    place,
    play,
    refusal,
    sink,
    told,
    verbs,
)
from tests.rules import rule

COUNTERS = ("phase", "actions_left", "draws_left", "floods_left", "turn")

MOMENTS: list[dict[str, Any]] = [
    {"phase": "actions", "actions_left": 3},
    {"phase": "actions", "actions_left": 1},
    {"phase": "draw", "draws_left": 2},
    {"phase": "draw", "draws_left": 1},
    {"phase": "flood", "floods_left": 2},
    {"phase": "flood", "floods_left": 1},
]

STUCK = "tidal_palace misty_marsh"  # all that lies beside the Lost Lagoon


# -- when and what ---------------------------------------------------------------------------------


@rule("FI-SPECIAL-1")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: "-".join(map(str, moment.values())))
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("action", ["sandbag watchtower", "lift 2 watchtower"])
def test_a_special_card_may_be_played_at_any_time_by_anybody(moment: dict[str, Any], seat: int, action: str) -> None:
    """It spends no action and goes to the discard at once (rulings 40 and 41)."""
    cards = ["sandbags", "helicopter"]
    players = [f"{role}: {' '.join(cards) if i == seat else ''}" for i, role in enumerate(["pilot", "diver"])]
    state = at(*players, "engineer", flooded="watchtower", treasure_discard="earth", **moment)
    before = told(state, *COUNTERS)
    play(state, f"{seat} {action}")
    spent = "sandbags" if action.startswith("sandbag") else "helicopter"
    assert told(state, *COUNTERS) == before
    assert told(state, "treasure_discard") == ["earth", spent]
    assert hand(state, seat) == [card for card in cards if card != spent]


@rule("FI-SPECIAL-1")
def test_whoever_speaks_first_plays_first() -> None:
    """Two that hold special cards may play them in either order, and several in a row (ruling 48)."""
    state = at("pilot: sandbags", "diver: sandbags", flooded="watchtower gold_gate")
    assert goals(state, 0, "sandbag") == goals(state, 1, "sandbag") == {"watchtower", "gold_gate"}
    play(state, "1 sandbag gold_gate", "0 sandbag watchtower")
    assert told(state, "flooded", "actions_left") == [[], 3]


@rule("FI-SPECIAL-1")
def test_between_two_flood_cards_sandbags_save_the_tile_of_the_second() -> None:
    # ruling 41
    water = "watchtower gold_gate"
    state = at("pilot", "diver: sandbags", phase="flood", flooded=water, flood_deck=water)
    play(state, "0 flood", "1 sandbag gold_gate", "0 flood")
    assert told(state, "sunk", "flooded") == [["watchtower"], ["gold_gate"]]


@rule("FI-SPECIAL-2")
def test_pawns_that_stand_together_are_lifted_alone_or_in_any_company() -> None:
    # ruling 44
    state = at("pilot gold_gate", "diver gold_gate: helicopter", "engineer watchtower", "messenger gold_gate")
    flown = {action.split()[1] for action in state.legal(1)}
    assert flown == {"0", "1", "3", "0+1", "0+3", "1+3", "0+1+3", "2"}


@rule("FI-SPECIAL-2")
def test_a_lift_goes_to_any_other_tile_that_has_not_sunk() -> None:
    # rulings 44 and 47
    state = at("pilot gold_gate", "diver: helicopter", sunk="misty_marsh observatory", flooded="watchtower")
    assert goals(state, 1, "lift 0") == set(TILES) - {"gold_gate", "misty_marsh", "observatory"}
    assert refusal(state, "1 lift 0 gold_gate").code == "same_tile"


@rule("FI-SPECIAL-2")
def test_the_lifted_pawns_land_together_and_the_others_stay() -> None:
    """Whoever plays the card need not fly, nor stand there (ruling 44)."""
    state = at("pilot gold_gate", "diver gold_gate", "engineer gold_gate", "messenger watchtower: helicopter")
    events = play(state, "3 lift 0+2 coral_palace")
    assert (events[0].kind, events[0].values["pawns"]) == ("lifted", [0, 2])
    assert [place(state, seat) for seat in range(4)] == ["coral_palace", "gold_gate", "coral_palace", "watchtower"]


@rule("FI-SPECIAL-2")
def test_pawns_on_two_tiles_need_two_lifts() -> None:
    # ruling 45
    state = at("pilot gold_gate", "diver watchtower: helicopter*2")
    assert refusal(state, "1 lift 0+1 coral_palace").rule == "FI-SPECIAL-2"
    play(state, "1 lift 0 coral_palace", "1 lift 1 coral_palace")
    assert (place(state, 0), place(state, 1)) == ("coral_palace", "coral_palace")
    assert told(state, "treasure_discard") == ["helicopter", "helicopter"]


@rule("FI-SPECIAL-2", "FI-MOVE-4")
def test_a_lift_takes_the_pilot_too_and_leaves_him_his_flight() -> None:
    # ruling 46
    state = at("pilot gold_gate: helicopter", "diver")
    play(state, "0 lift 0 watchtower")
    assert told(state, "flown", "actions_left") == [False, 3]
    assert "fly gold_gate" in state.legal(0)


@rule("FI-SPECIAL-3")
def test_sandbags_dry_any_flooded_tile_of_the_island() -> None:
    state = at("pilot: sandbags", "diver", flooded="watchtower coral_palace fools_landing", sunk="gold_gate")
    assert goals(state, 0, "sandbag") == {"watchtower", "coral_palace", "fools_landing"}
    play(state, "0 sandbag watchtower")
    assert set(told(state, "flooded")) == {"coral_palace", "fools_landing"}


@rule("FI-SPECIAL-3")
def test_without_a_flooded_tile_sandbags_cannot_be_played() -> None:
    # ruling 47
    assert goals(at("pilot: sandbags", "diver", sunk="gold_gate"), 0, "sandbag") == set()


# -- too late --------------------------------------------------------------------------------------


@rule("FI-SPECIAL-4")
def test_sandbags_cannot_save_a_tile_whose_card_has_been_turned_over() -> None:
    # ruling 42
    state = at("pilot: sandbags", "diver: sandbags", phase="flood", flooded="watchtower", flood_deck="watchtower")
    assert goals(state, 1, "sandbag") == {"watchtower"}
    assert kinds(play(state, "0 flood")) == ["sank"]
    assert told(state, "sunk") == ["watchtower"]
    assert goals(state, 0, "sandbag") == goals(state, 1, "sandbag") == set()


@rule("FI-SPECIAL-5")
def test_while_a_hand_is_over_the_limit_only_its_own_special_cards_are_played() -> None:
    flooded = "watchtower gold_gate"
    state = at("pilot: earth*4 sandbags helicopter", "diver: sandbags helicopter", flooded=flooded)
    assert verbs(state, 0) == {"discard", "sandbag", "lift"}
    assert state.legal(1) == []
    assert refusal(state, "1 sandbag watchtower").rule == "FI-SPECIAL-5"
    play(state, "0 discard earth")
    assert verbs(state, 1) == {"sandbag", "lift"}


# -- a lift instead of a swim ----------------------------------------------------------------------


@rule("FI-SPECIAL-6")
def test_anybodys_lift_may_take_a_pawn_off_a_sinking_tile_instead_of_its_swim() -> None:
    # ruling 43
    state = sink("lost_lagoon", "messenger lost_lagoon", "diver: helicopter")
    assert state.waiting_for() == (0,)
    assert goals(state, 1, "lift 0") == set(TILES) - {"lost_lagoon"}
    play(state, "1 lift 0 watchtower")
    assert place(state, 0) == "watchtower"
    assert told(state, "swimming", "phase", "floods_left") == [[], "flood", 1]
    assert state.legal(0) == ["flood"]


@rule("FI-SPECIAL-6")
def test_until_all_are_off_the_sinking_tile_nothing_else_is_played() -> None:
    hands = ("messenger lost_lagoon", "diver: helicopter sandbags", "pilot: sandbags")
    state = sink("lost_lagoon", *hands, flooded="watchtower")
    assert {action.split()[1] for action in state.legal(1)} == {"0"}
    assert verbs(state, 1) == {"lift"}
    assert state.legal(2) == []
    assert verbs(state, 0) == {"swim"}
    for move in ("1 sandbag watchtower", "1 lift 1 gold_gate", "1 lift 2 gold_gate"):
        assert refusal(state, move).rule == "FI-SPECIAL-6"
    play(state, "0 swim tidal_palace")
    assert goals(state, 1, "sandbag") == {"watchtower"}


@rule("FI-SPECIAL-6", "FI-SWIM-2")
def test_a_pawn_that_could_only_be_lifted_waits_for_that_choice() -> None:
    # ruling 43
    state = sink("lost_lagoon", "engineer lost_lagoon", "diver: helicopter", sunk=STUCK)
    assert outcome(state) is None
    assert state.waiting_for() == (0,)
    assert state.legal(0) == ["drown"]
    play(state, "1 lift 0 watchtower")
    assert place(state, 0) == "watchtower"
    assert outcome(state) is None


@rule("FI-SPECIAL-6")
def test_a_pawn_that_cannot_swim_may_be_lifted_by_its_own_card() -> None:
    state = sink("lost_lagoon", "engineer lost_lagoon: helicopter", "diver", sunk=STUCK)
    assert verbs(state, 0) == {"drown", "lift"}
    play(state, "0 lift 0 watchtower")
    assert outcome(state) is None


@rule("FI-SPECIAL-6", "FI-LOSE-3")
def test_its_own_seat_may_let_it_drown() -> None:
    state = sink("lost_lagoon", "engineer lost_lagoon", "diver: helicopter", sunk=STUCK)
    events = play(state, "0 drown")
    assert "drowned" in kinds(events)
    assert outcome(state) == "drowned"


@rule("FI-SPECIAL-6")
def test_nobody_drowns_who_can_swim() -> None:
    state = sink("lost_lagoon", "engineer lost_lagoon: helicopter", "diver", sunk="misty_marsh")
    assert verbs(state, 0) == {"swim", "lift"}
    assert refusal(state, "0 drown").rule == "FI-SPECIAL-6"


@rule("FI-SPECIAL-6", "FI-SWIM-2")
def test_a_pawn_beyond_help_drowns_before_others_swim() -> None:
    state = sink("lost_lagoon", "diver lost_lagoon", "engineer lost_lagoon", sunk=STUCK)
    assert outcome(state) == "drowned"


@rule("FI-SPECIAL-6", "FI-SWIM-4")
def test_the_choice_to_drown_comes_when_it_is_the_pawns_turn_to_swim() -> None:
    state = sink("lost_lagoon", "diver lost_lagoon: helicopter", "engineer lost_lagoon", sunk=STUCK)
    assert state.waiting_for() == (0,)
    assert verbs(state, 0) == {"swim", "lift"}
    assert {action.split()[1] for action in state.legal(0) if action.startswith("lift")} == {"0", "1", "0+1"}
    assert state.legal(1) == []
    play(state, "0 swim coral_palace")
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["drown"]
    assert goals(state, 0, "lift 1") == set(TILES) - {"lost_lagoon", "tidal_palace", "misty_marsh"}
    assert goals(state, 0, "lift 0") == set()


@rule("FI-SPECIAL-6")
def test_a_lift_may_take_a_later_swimmer_first() -> None:
    state = sink("lost_lagoon", "diver lost_lagoon: helicopter", "engineer lost_lagoon", sunk=STUCK)
    play(state, "0 lift 1 watchtower")
    assert told(state, "swimming") == [0]
    assert verbs(state, 0) == {"swim"}


@rule("FI-SPECIAL-6")
@pytest.mark.parametrize(("lifted", "end"), [("0+1", None), ("0", "drowned"), ("1", "drowned")])
def test_after_the_last_lift_whoever_is_left_behind_drowns_at_once(lifted: str, end: str | None) -> None:
    state = sink("lost_lagoon", "messenger lost_lagoon: helicopter", "engineer lost_lagoon", sunk=STUCK)
    assert outcome(state) is None
    play(state, f"0 lift {lifted} watchtower")
    assert outcome(state) == end


@rule("FI-SPECIAL-6")
def test_while_another_lift_is_in_any_hand_the_one_left_behind_waits() -> None:
    hands = ("messenger lost_lagoon: helicopter", "engineer lost_lagoon", "pilot: helicopter")
    state = sink("lost_lagoon", *hands, sunk=STUCK)
    play(state, "0 lift 0 watchtower")
    assert outcome(state) is None
    assert state.waiting_for() == (1,)
    play(state, "2 lift 1 gold_gate")
    assert told(state, "swimming", "phase", "floods_left") == [[], "flood", 1]


@rule("FI-SPECIAL-7")
@pytest.mark.parametrize(
    ("tile", "fields", "end"),
    [
        ("fools_landing", {"captured": ALL_TREASURES}, "landing"),
        ("coral_palace", {"sunk": "tidal_palace"}, "treasure"),
    ],
)
def test_no_lift_comes_in_time_when_the_sinking_tile_loses_the_game(
    tile: str, fields: dict[str, str], end: str
) -> None:
    # ruling 63
    state = sink(tile, f"pilot {tile}: helicopter", f"diver {tile}: helicopter", **fields)
    assert outcome(state) == end
    assert state.legal(0) == state.legal(1) == []


# -- in words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "card"),
    [("sandbag iron_gate", "sandbags"), ("lift 0+1 iron_gate", "helicopter"), ("escape", "helicopter")],
)
def test_what_an_action_means_names_the_card_that_is_played_for_it(action: str, card: str) -> None:
    state = at("pilot", "diver")
    _, values = state.game.meaning(state.game.code(state.table, action))
    assert values["card"] == card

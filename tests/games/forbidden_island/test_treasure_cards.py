"""Drawing treasure cards, the rising water, and what all know of the decks."""

import json
from itertools import permutations
from typing import Any

import pytest

import islario
from islario import State
from tests.games.forbidden_island.positions import (
    GAME,
    at,
    hand,
    kinds,
    listed,
    outcome,
    play,
    refusal,
    told,
    verbs,
    wander,
)
from tests.rules import rule

DRAW: dict[str, Any] = {"phase": "draw"}


# -- drawing ---------------------------------------------------------------------------------------


@rule("FI-DRAW-1")
def test_two_cards_come_into_the_hand_one_at_a_time_for_all_to_see() -> None:
    # ruling 30
    state = at("messenger: wind", "pilot", **DRAW, treasure_deck="earth helicopter fire")
    events = play(state, "0 draw")
    assert (events[0].kind, events[0].values) == ("drew", {"seat": 0, "card": "earth"})
    assert hand(state, 0) == ["earth", "wind"]
    assert told(state, "phase", "draws_left", "treasure_deck") == ["draw", 1, ["helicopter", "fire"]]
    play(state, "0 draw")
    assert sorted(state.view(1)["players"][0]["hand"]) == ["earth", "helicopter", "wind"]
    assert told(state, "phase", "draws_left") == ["flood", 0]


@rule("FI-DRAW-1", "FI-SPECIAL-1")
def test_between_the_two_cards_anybody_may_play_a_special_card() -> None:
    # rulings 30 and 40
    state = at("messenger", "pilot: helicopter", **DRAW, treasure_deck="sandbags fire earth", flooded="watchtower")
    play(state, "0 draw")
    assert verbs(state, 0) == {"draw", "sandbag"}
    play(state, "1 lift 0 watchtower", "0 sandbag watchtower", "0 draw")
    assert told(state, "treasure_discard") == ["helicopter", "sandbags"]
    assert hand(state, 0) == ["fire"]


@rule("FI-DRAW-4")
def test_both_cards_have_to_be_drawn_also_after_no_action_at_all() -> None:
    # ruling 29
    state = at("messenger", "pilot", treasure_deck="earth fire wind")
    play(state, "0 end")
    for _ in range(2):
        assert state.legal(0) == ["draw"]
        assert refusal(state, "0 flood").rule == "FI-TURN-1"
        play(state, "0 draw")
    assert state.legal(0) == ["flood"]


@rule("FI-DRAW-2")
def test_a_waters_rise_is_not_kept_and_not_replaced() -> None:
    # ruling 34
    state = at("messenger", "pilot", **DRAW, treasure_deck="waters_rise earth fire")
    play(state, "0 draw")
    assert hand(state, 0) == []
    assert told(state, "treasure_discard", "draws_left") == [["waters_rise"], 1]
    play(state, "0 draw")
    assert hand(state, 0) == ["earth"]
    assert told(state, "phase") == "flood"


@rule("FI-DRAW-3")
@pytest.mark.parametrize("draws_left", [1, 2])
def test_the_last_card_drawn_brings_the_discard_back_as_a_new_deck_at_once(draws_left: int) -> None:
    """Also when no further card is due this turn (ruling 38)."""
    piles = {"treasure_deck": "earth", "treasure_discard": "wind fire ocean"}
    state = at("messenger", "pilot", **DRAW, draws_left=draws_left, **piles)
    events = play(state, "0 draw")
    assert "treasures_shuffled" in kinds(events)
    assert sorted(told(state, "treasure_deck")) == ["fire", "ocean", "wind"]
    assert told(state, "treasure_discard") == []


@rule("FI-DRAW-3")
def test_the_new_deck_is_shuffled() -> None:
    piles = {"treasure_deck": "earth", "treasure_discard": "wind fire ocean"}
    orders = set()
    for seed in range(60):
        state = at("messenger", "pilot", seed=seed, **DRAW, **piles)
        play(state, "0 draw")
        orders.add(tuple(told(state, "treasure_deck")))
    assert orders == set(permutations(["wind", "fire", "ocean"]))


@rule("FI-DRAW-3")
def test_a_waters_rise_drawn_last_belongs_to_the_new_deck() -> None:
    # ruling 38
    state = at("messenger", "pilot", **DRAW, treasure_deck="waters_rise", treasure_discard="wind")
    play(state, "0 draw")
    assert sorted(told(state, "treasure_deck")) == ["waters_rise", "wind"]
    assert told(state, "treasure_discard", "water") == [[], 2]


@rule("FI-DRAW-3")
def test_a_waters_rise_that_is_all_there_is_comes_again_and_again() -> None:
    state = at("messenger", "pilot", **DRAW, treasure_deck="waters_rise")
    play(state, "0 draw", "0 draw")
    assert told(state, "treasure_deck", "treasure_discard", "water") == [["waters_rise"], [], 3]


@rule("FI-DRAW-3")
def test_what_the_last_card_forces_out_of_the_hand_stays_behind_the_shuffle() -> None:
    # ruling 38
    state = at("messenger: earth*5", "pilot", **DRAW, treasure_deck="fire", treasure_discard="wind")
    play(state, "0 draw", "0 discard fire")
    assert told(state, "treasure_deck", "treasure_discard") == [["wind"], ["fire"]]


@rule("FI-DRAW-3")
def test_a_turn_may_draw_from_two_decks() -> None:
    # ruling 39
    state = at("messenger", "pilot", **DRAW, treasure_deck="earth", treasure_discard="wind")
    play(state, "0 draw", "0 draw")
    assert hand(state, 0) == ["earth", "wind"]


@rule("FI-DRAW-3")
def test_a_deck_stacked_with_nothing_takes_its_discard() -> None:
    state = at("messenger", "pilot", **DRAW, treasure_deck="", treasure_discard="wind")
    play(state, "0 draw")
    assert hand(state, 0) == ["wind"]
    play(state, "0 draw")
    assert hand(state, 0) == ["wind"]
    assert told(state, "phase") == "flood"


@rule("FI-DRAW-3")
@pytest.mark.parametrize(("players", "turn"), [(2, 12), (3, 11), (4, 10)])
def test_the_first_new_deck_comes_with_the_last_draw_of_a_turn(players: int, turn: int) -> None:
    """After the deal 28 - 2n cards are left, an even number; here no tile is ever flooded."""
    pairs = ["earth wind", "earth wind", "fire ocean", "fire ocean"]
    roles = ["pilot", "diver", "engineer", "messenger"]
    state = at(*[f"{roles[i]}: {pairs[i]}" for i in range(players)], flood_deck="")
    draws = 0
    while not _draw_brings_a_new_deck(state):
        draws += 1
    assert draws + 1 == 2 * turn


def _draw_brings_a_new_deck(state: State) -> bool:
    """Play on until one more treasure card is drawn; whether the discard was shuffled for it."""
    while True:
        seat = state.waiting_for()[0]
        action = next(
            action for action in state.legal(seat) if action.split()[0] in ("end", "draw", "flood", "discard")
        )
        events = state.play(seat, action)
        if action == "draw":
            return "treasures_shuffled" in kinds(events)


# -- rising water ----------------------------------------------------------------------------------

RISING = {"treasure_deck": "waters_rise earth fire", "flood_deck": "watchtower gold_gate"}
FLOODS = listed("misty_marsh observatory lost_lagoon")


@rule("FI-RISE-1")
@pytest.mark.parametrize("mark", [1, 2, 3, 4, 5, 6, 7, 8])
def test_the_water_rises_by_one_mark(mark: int) -> None:
    state = at("messenger", "pilot", **DRAW, **RISING, water=mark)
    play(state, "0 draw")
    assert told(state, "water") == mark + 1
    assert outcome(state) is None


@rule("FI-RISE-2")
def test_the_flood_discard_goes_shuffled_on_top_of_the_flood_deck() -> None:
    orders = set()
    for seed in range(60):
        state = at("messenger", "pilot", seed=seed, **DRAW, **RISING, flood_discard=FLOODS)
        play(state, "0 draw")
        deck = told(state, "flood_deck")
        assert deck[3:] == ["watchtower", "gold_gate"]
        assert told(state, "flood_discard") == []
        orders.add(tuple(deck[:3]))
    assert orders == set(permutations(FLOODS))


@rule("FI-RISE-3")
def test_two_waters_rise_in_a_turn_are_two_marks_and_one_shuffle() -> None:
    # ruling 35
    fields = {**RISING, "treasure_deck": "waters_rise*2 earth", "flood_discard": FLOODS}
    state = at("messenger", "pilot", **DRAW, **fields)
    play(state, "0 draw")
    deck = told(state, "flood_deck")
    events = play(state, "0 draw")
    assert told(state, "water", "flood_deck", "flood_layers") == [3, deck, [3]]
    assert "floods_returned" not in kinds(events)
    assert told(state, "treasure_discard") == ["waters_rise", "waters_rise"]


@rule("FI-RISE-4")
def test_with_an_empty_flood_discard_only_the_mark_moves() -> None:
    # ruling 36
    state = at("messenger", "pilot", **DRAW, **RISING)
    play(state, "0 draw")
    assert told(state, "water", "flood_deck", "flood_layers") == [2, ["watchtower", "gold_gate"], []]


# -- what is known ---------------------------------------------------------------------------------


def known(state: State, seat: int | None = None) -> list[set[str]]:
    """The sets of flood cards that a view knows, from the top."""
    return [set(tiles) for tiles in state.view(seat)["flood_deck"] if tiles]


@rule("FI-RISE-5")
def test_all_know_which_cards_came_back_on_top() -> None:
    state = at("messenger", "pilot", **DRAW, **RISING, flood_discard=FLOODS)
    assert known(state) == [{"watchtower", "gold_gate"}]
    play(state, "0 draw")
    for seat in (0, 1, None):
        assert known(state, seat) == [set(FLOODS), {"watchtower", "gold_gate"}]


@rule("FI-RISE-5")
def test_a_later_rise_lies_over_what_is_left_of_the_earlier() -> None:
    fields = {"flood_deck": [*FLOODS, "watchtower", "gold_gate"], "flood_layers": [3], "treasure_deck": "waters_rise*2"}
    state = at("messenger", "pilot", phase="flood", **fields)
    play(state, "0 flood")
    assert told(state, "flood_layers") == [2]
    play(state, "0 flood", "1 end", "1 draw")
    assert told(state, "flood_layers") == [2, 1]
    assert known(state) == [set(FLOODS[:2]), {FLOODS[2]}, {"watchtower", "gold_gate"}]


@rule("FI-RISE-5")
def test_nobody_sees_the_order_within_a_known_set() -> None:
    sets = [["watchtower", "gold_gate"], ["misty_marsh", "observatory", "lost_lagoon"], ["iron_gate", "phantom_rock"]]
    views = []
    for top in permutations(sets[0]):
        for middle in permutations(sets[1]):
            for rest in permutations(sets[2]):
                state = at("pilot", "diver", flood_deck=[*top, *middle, *rest], flood_layers=[2, 3])
                views.append([state.view(seat) for seat in (0, 1, None)])
    assert len(views) == 24
    assert all(view == views[0] for view in views)
    assert [set(tiles) for tiles in views[0][0]["flood_deck"]] == [set(tiles) for tiles in sets]


@rule("FI-RISE-5")
def test_nobody_sees_the_order_of_the_treasure_deck() -> None:
    views = [
        at("pilot", "diver", treasure_deck=list(deck)).view(0)
        for deck in permutations(["earth", "waters_rise", "wind", "sandbags"])
    ]
    assert all(view == views[0] for view in views)
    assert views[0] != at("pilot", "diver", treasure_deck="earth waters_rise wind wind").view(0)


@rule("FI-RISE-5")
def test_a_game_imagined_from_a_view_keeps_what_is_known_and_draws_the_rest_anew() -> None:
    fields = {"flood_deck": listed("watchtower gold_gate misty_marsh observatory"), "flood_layers": [2]}
    state = at("pilot: earth", "diver", flooded="watchtower", water=3, **fields)
    view = json.loads(json.dumps(state.view(1)))
    orders = set()
    for seed in range(40):
        imagined = GAME.sample(view, islario.Rng(seed))
        assert [imagined.view(seat) for seat in (0, 1, None)] == [state.view(seat) for seat in (0, 1, None)]
        assert imagined.legal(0) == state.legal(0)
        orders.add(tuple(told(imagined, "flood_deck")))
    tops, rests = permutations(["watchtower", "gold_gate"]), [*permutations(["misty_marsh", "observatory"])]
    assert orders == {(*top, *rest) for top in tops for rest in rests}


@rule("FI-RISE-5")
def test_every_moment_of_a_game_can_be_imagined_from_its_view() -> None:
    moments = 0
    for state in wander(5, players=3, difficulty="elite"):
        imagined = GAME.sample(state.view(0), islario.Rng(1))
        assert imagined.view(None) == state.view(None)
        moments += 1
    assert moments > 20

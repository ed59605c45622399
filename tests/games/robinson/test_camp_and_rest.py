"""Arranging the camp, and resting."""

from typing import Any

import pytest

from tests.games.robinson.helpers.facts import determination, wounds
from tests.games.robinson.helpers.moments import hurt
from tests.games.robinson.helpers.plans import act, code, confirm, kinds, mark, may, planned, refused, resolved, tokens
from tests.games.robinson.helpers.positions import go, table
from tests.rules import rule

NAMES = ["cook", "carpenter", "explorer", "soldier"]


@rule("CAMP-1", "CAMP-2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_up_to_three_players_gain_determination_and_morale(players: int) -> None:
    state = planned("0 plan camp", players=NAMES[:players])
    assert may(state, "0 confirm")
    events = confirm(state)
    assert kinds(events, "rolled") == []
    assert kinds(events, "succeeded") == [{"action": "camp", "who": 0}]
    assert (determination(state)[0], table(state)["morale"]) == (2, 1)


@rule("CAMP-3")
@pytest.mark.parametrize(("answer", "gained", "morale"), [("option 1", 2, 0), ("option 2", 0, 1)])
def test_four_players_choose_one_of_the_two(answer: str, gained: int, morale: int) -> None:
    state = resolved("2 plan camp", players=NAMES)
    assert (state.waiting_for(), state.legal(2)) == ((2,), ["option 1", "option 2"])
    go(state, answer)
    assert (determination(state), table(state)["morale"]) == ([0, 0, gained, 0], morale)


@rule("CAMP-4")
def test_each_pawn_arranges_the_camp_on_its_own() -> None:
    state = planned("0 plan camp", "0 plan camp")
    assert code(state, "1 support 1 pawn") == ("separate_actions", "CAMP-4")
    confirm(state)
    assert (determination(state), table(state)["morale"]) == ([4, 0], 2)


@rule("CAMP-5")
def test_with_morale_at_the_top_only_determination_is_gained() -> None:
    state = resolved("0 plan camp", morale=3)
    assert (determination(state), table(state)["morale"]) == ([2, 0], 3)


@rule("CAMP-6")
@pytest.mark.parametrize(("answer", "gained"), [("option 1", 2), ("option 2", 0)])
def test_four_players_may_choose_morale_though_it_is_at_the_top(answer: str, gained: int) -> None:
    state = resolved("0 plan camp", players=NAMES, morale=3)
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, answer)
    assert (determination(state)[0], table(state)["morale"]) == (gained, 3)


@rule("CAMP-7")
def test_everybody_may_arrange_the_camp() -> None:
    state = resolved("0 plan camp", "0 plan camp", "1 plan camp", "1 plan camp", "0 plan camp friday", morale=-3)
    assert (determination(state), table(state)["morale"]) == ([4, 4], 2)


@rule("CAMP-8", "TOKEN-10")
def test_two_pawns_under_a_token_make_one_action_and_a_third_its_own() -> None:
    state = planned("0 plan camp", "1 support 1 pawn", marks=[mark("minus_pawn", "camp")])
    assert code(state, "0 support 1 pawn") == ("separate_actions", "CAMP-4")
    act(state, "0 plan camp")
    assert may(state, "0 confirm")
    confirm(state)
    assert (determination(state), table(state)["morale"], tokens(state)) == ([4, 0], 2, [])


@rule("CAMP-8", "TOKEN-11")
def test_under_a_token_on_the_camp_tile_every_rest_needs_two_pawns() -> None:
    fields: dict[str, Any] = {"players": hurt(3, 3), "marks": [mark("minus_pawn", "B1")]}
    state = planned("0 plan rest", "0 support 1 pawn", "1 plan rest", **fields)
    assert refused(state, "1 confirm").values["needed"] == 2
    act(state, "1 support 2 pawn")
    confirm(state)
    assert (wounds(state), tokens(state)) == ([2, 2], [("minus_pawn", "B1")])


# -- resting -------------------------------------------------------------------------------------------------


@rule("REST-1", "REST-5")
def test_a_rest_heals_one_wound_of_the_performer() -> None:
    state = planned("0 plan rest", players=hurt(3, 3))
    assert may(state, "0 confirm")
    events = confirm(state)
    assert kinds(events, "rolled") == []
    assert wounds(state) == [2, 3]


@rule("REST-2")
def test_two_pawns_are_two_rests() -> None:
    state = planned("0 plan rest", "0 plan rest", players=hurt(3, 3))
    assert code(state, "1 support 1 pawn") == ("separate_actions", "REST-2")
    confirm(state)
    assert wounds(state) == [1, 3]


@rule("REST-3")
def test_in_a_bed_a_rest_heals_two_wounds_and_gives_determination() -> None:
    state = resolved("0 plan rest", players=hurt(3, 3), built=["bed"])
    assert (wounds(state), determination(state)) == ([1, 3], [1, 0])
    state = resolved("0 plan rest", "0 plan rest", players=hurt(4, 4), built=["bed"])
    assert (wounds(state), determination(state)) == ([0, 4], [2, 0])


@rule("REST-4")
def test_somebody_without_wounds_may_rest() -> None:
    state = resolved("0 plan rest")
    assert (wounds(state), determination(state)) == ([0, 0], [0, 0])
    state = resolved("0 plan rest", built=["bed"])
    assert (wounds(state), determination(state)) == ([0, 0], [1, 0])


@rule("REST-5")
def test_a_supporter_of_a_rest_is_not_healed() -> None:
    state = resolved("0 plan rest", "1 support 1 pawn", players=hurt(3, 3), marks=[mark("minus_pawn", "rest")])
    assert wounds(state) == [2, 3]


@rule("REST-6")
def test_bed_and_hammock_do_not_add_up() -> None:
    state = resolved("0 plan rest", players=hurt(3, 3), built=["bed"], treasures={"hammock": 1})
    assert (wounds(state), determination(state)) == ([1, 3], [1, 0])
    state = resolved("0 plan rest", players=hurt(3, 3), treasures={"hammock": 1})
    assert (wounds(state), determination(state)) == ([2, 3], [1, 0])

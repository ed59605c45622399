"""How mysteries are drawn: what is wanted is resolved, what is not is set aside, and when one may stop."""

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import EITHER, MONSTER, TREASURE, draws
from tests.games.robinson.helpers.positions import at, draw_mystery, face_threat, go, later_event, meet_adventure, table
from tests.rules import rule


def is_over(state: State) -> bool:
    """Whether the draw has ended: nothing is asked but to go on."""
    return state.legal(0) == ["go_on"] and table(state)["aside"] == []


@rule("CARD-15", "CARD-16", "CARD-17", "CARD-18", "CARD-19", "CARD-21")
def test_a_monster_and_two_treasures_are_sought() -> None:
    state = draws(MONSTER | 2 * TREASURE, ["snake", "gold", "net", "bite", "collapse", "old_map", "poison"])
    # a trap is set aside, then a treasure is resolved
    assert table(state)["aside"] == ["poison"]
    assert table(state)["mystery_discard"] == ["old_map"]
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 1")  # a trap set aside, then the monster, which has to be resolved
    assert table(state)["aside"] == ["poison", "collapse"]
    assert wounds(state) == [1, 0]
    assert table(state)["mystery_discard"] == ["old_map", "bite"]
    assert state.legal(0) == ["option 1", "option 2"]
    go(state, "option 1")  # only a treasure is wanted now
    assert table(state)["mystery_discard"] == ["old_map", "bite", "gold"]
    assert wounds(state) == [1, 0]
    assert is_over(state)
    assert sorted(table(state)["mysteries"]) == ["collapse", "net", "poison", "snake"]


@rule("CARD-15", "CARD-18")
def test_a_second_monster_is_not_wanted_any_more() -> None:
    state = draws(MONSTER | TREASURE, ["gold", "snake", "bite"])
    assert wounds(state) == [1, 0]
    go(state, "option 1")
    assert wounds(state) == [1, 0]
    assert table(state)["mysteries"] == ["snake"]
    assert is_over(state)


@rule("CARD-17", "CARD-19", "CARD-20")
def test_after_each_resolved_card_the_player_may_stop() -> None:
    state = draws(MONSTER | 2 * TREASURE, ["old_map", "gold", "net"])
    go(state, "option 2")
    assert is_over(state)
    assert table(state)["mystery_discard"] == ["gold"]
    assert sorted(table(state)["mysteries"]) == ["net", "old_map"]  # set aside, and back in the deck


@rule("CARD-16")
def test_until_something_wanted_has_appeared_nobody_may_stop() -> None:
    state = draws(TREASURE, ["gold", "bite", "snake", "net", "poison"])
    assert is_over(state)
    assert table(state)["mystery_discard"] == ["gold"]
    assert sorted(table(state)["mysteries"]) == ["bite", "net", "poison", "snake"]


@rule("CARD-20")
def test_the_deck_is_shuffled_when_the_draw_is_over() -> None:
    orders = set()
    for seed in range(12):
        state = draws(TREASURE, ["bite", "snake", "spiders", "gold", "net", "poison"], seed=seed)
        assert sorted(table(state)["mysteries"]) == ["bite", "net", "poison", "snake", "spiders"]
        orders.add(tuple(table(state)["mysteries"]))
    assert len(orders) > 1


@rule("CARD-15", "CARD-18")
def test_either_a_monster_or_a_trap_may_be_wanted() -> None:
    state = draws(EITHER | TREASURE, ["gold", "bite", "snake", "sharp_blade"])
    assert wounds(state) == [2, 0]
    go(state, "option 1")
    assert wounds(state) == [2, 0]
    assert is_over(state)
    assert table(state)["mystery_discard"] == ["sharp_blade", "gold"]
    assert sorted(table(state)["mysteries"]) == ["bite", "snake"]


@rule("CARD-22")
def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    state = draws(TREASURE, ["bite"], mystery_discard=["snake", "old_map"])
    assert determination(state) == [1, 1]
    assert table(state)["mystery_discard"] == ["old_map"]
    assert sorted(table(state)["mysteries"]) == ["bite", "snake"]
    assert is_over(state)


@rule("CARD-22")
def test_a_draw_ends_when_nothing_wanted_is_left() -> None:
    state = draws(2 * TREASURE, ["bite"], mystery_discard=["snake"])
    assert is_over(state)
    assert wounds(state) == [0, 0]
    assert sorted(table(state)["mysteries"]) == ["bite", "snake"]
    assert table(state)["mystery_discard"] == []
    assert is_over(draws(TREASURE, [], mystery_discard=[]))


@rule("CARD-22", "CARD-17")
def test_going_on_with_nothing_left_ends_the_draw() -> None:
    state = draws(2 * TREASURE, ["compass"])
    go(state, "option 1")
    assert is_over(state)
    assert table(state)["incoming"] == [{"card": "mystery compass", "who": "0"}]


@rule("CARD-6", "CARD-19")
def test_a_card_goes_where_its_text_says() -> None:
    state = draws(TREASURE | 2 * MONSTER, ["snake", "big_ape", "compass"], events=[])
    go(state, "option 1", "option 1")
    assert table(state)["incoming"] == [{"card": "mystery compass", "who": "0"}]
    assert table(state)["events"] == ["mystery big_ape"]
    assert table(state)["mystery_discard"] == ["snake"]


@rule("CARD-23", "RESOLVE-19")
def test_treasures_of_the_action_phase_wait_for_its_end() -> None:
    state = draws(2 * TREASURE, ["blankets", "cave_with_furs"])
    go(state, "option 1")
    assert table(state)["treasures"] == {}
    assert table(state)["available"]["fur"] == 0
    go(state, "go_on")
    assert table(state)["treasures"] == {"blankets": 3}
    assert table(state)["available"]["fur"] == 2


@rule("CARD-15", "CARD-17")
def test_an_adventure_sends_its_performer_to_seek_treasures() -> None:
    state = meet_adventure("explore", "old_hut", who=1, mysteries=["gold", "bite", "compass"])
    go(state, "option 2")
    assert table(state)["incoming"] == [{"card": "mystery compass", "who": "1"}]
    assert state.waiting_for() == (1,)
    go(state, "option 1")
    assert wounds(state) == [0, 1]
    assert table(state)["mysteries"] == ["gold"]
    assert "adventure old_hut" in table(state)["events"]


@rule("CARD-15", "EXPLORE-22", "CARD-17")
def test_the_dark_temple_has_three_treasures_and_a_monster() -> None:
    temple = [{"mark": "number", "at": "A1", "from": None, "value": 1}]
    cards = ["boxes", "snake", "gold", "net", "bite", "old_map"]
    state = at(scenario=2, round=3, tiles={"B1": 8, "A1": 6}, marks=temple, mysteries=cards)
    go(state, "plan explore A1", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert table(state)["mystery_discard"] == ["old_map"]
    go(state, "option 1")
    assert wounds(state) == [1, 0]
    go(state, "option 1")  # the trap and then gold
    assert table(state)["aside"] == ["net"]
    assert table(state)["mystery_discard"] == ["old_map", "bite", "gold"]
    go(state, "option 1")
    assert table(state)["aside"] == []
    assert sorted(table(state)["mysteries"]) == ["net", "snake"]
    assert table(state)["treasures"] == {"boxes": 1}


@rule("CARD-2")
def test_whoever_drew_decides_and_the_first_player_decides_in_the_event_phase() -> None:
    state = draw_mystery("ropes", who=1, shelter=True)
    assert state.waiting_for() == (1,)
    assert refusal(state, 0, "option 1")[0] == "not_asked"
    state = later_event("mystery", "savage", mysteries=["ropes"], shelter=True, first=1)
    assert state.waiting_for() == (1,)
    go(state, "option 2")
    assert table(state)["roof"] == 1


@rule("CARD-15", "CARD-23")
def test_the_reward_of_a_threat_can_be_a_treasure() -> None:
    state = face_threat("wrecked_balloon", mysteries=["compass", "bite"])
    assert table(state)["incoming"] == [{"card": "mystery compass", "who": "0"}]
    assert table(state)["mysteries"] == ["bite"]

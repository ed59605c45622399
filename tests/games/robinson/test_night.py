"""Robinson Crusoe: the night phase, but for the move of the camp."""

from typing import Any

import pytest

from islario.core.events import Event
from islario.core.state import State
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.moments import hurt
from tests.games.robinson.helpers.positions import at, go, plain, table
from tests.rules import rule


def last_night(**fields: Any) -> tuple[State, list[Event]]:
    """The night of the last round, up to its first question; the camp has a shelter unless another is named."""
    fields = {"round": 12, "phase": "night", "shelter": True, **fields}
    state = at(begin="night", **fields)
    return state, go(state, "go_on")


def night(**fields: Any) -> State:
    return last_night(**fields)[0]


def food(state: State) -> tuple[int, int]:
    """Perishable and other food in Available."""
    return table(state)["available"]["food"], table(state)["available"]["preserved"]


# -- eating ---------------------------------------------------------------------------------------------------


@rule("NIGHT-1", "NIGHT-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_eats_a_food(players: int) -> None:
    state, events = last_night(players=hurt(0, 0, 0, 0)[:players], available={"preserved": 6})
    assert [e.values for e in events if e.kind == "ate"] == [{"players": players, "hungry": 0}]
    assert food(state) == (0, 6 - players)
    assert wounds(state) == [0] * players


@rule("NIGHT-2", "NIGHT-5")
def test_the_group_decides_who_goes_hungry_and_that_one_takes_two_wounds() -> None:
    state = night(players=hurt(0, 0, 0), first=1, available={"food": 2})
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["person 0", "person 1", "person 2"]
    go(state, "person 2")
    assert wounds(state) == [0, 0, 2]
    assert food(state) == (0, 0)


@rule("NIGHT-2", "NIGHT-5")
def test_without_food_everybody_takes_two_wounds_and_nobody_is_asked() -> None:
    state, events = last_night(first=1)
    assert state.over
    hurt = [{"who": seat, "wounds": 2} for seat in (1, 0)]
    assert [{key: e.values[key] for key in ("who", "wounds")} for e in events if e.kind == "wounded"] == hurt
    assert "answered" not in [e.kind for e in events]
    assert wounds(state) == [2, 2]
    alone, _ = last_night(players=["cook"])
    assert (alone.over, wounds(alone)) == (True, [2])


@rule("NIGHT-3", "DEMAND-8")
def test_nobody_may_go_hungry_while_there_is_food() -> None:
    state = night(players=hurt(0, 0), built=["pot"], available={"food": 2})
    assert state.over
    assert wounds(state) == [0, 0]
    state = night(available={"food": 1})
    assert state.legal(0) == ["person 0", "person 1"]
    assert food(state) == (0, 0)


@rule("NIGHT-4")
@pytest.mark.parametrize(("first", "left"), [("food", (0, 3)), ("preserved", (0, 1))])
def test_preserved_food_is_eaten_too_after_the_perishable_unless_the_group_wants_it_otherwise(
    first: str, left: tuple[int, int]
) -> None:
    state = night(available={"food": 2, "preserved": 3}, spend_first=first)
    assert food(state) == left
    state = night(available={"food": 1, "preserved": 1})
    assert (food(state), wounds(state)) == ((0, 0), [0, 0])


@rule("NIGHT-4", "WEATHER-23")
def test_which_food_is_spent_first_can_be_said_at_any_decision() -> None:
    state = at(available={"food": 1, "preserved": 1})
    assert "spend_first preserved" in state.legal(0)
    assert "spend_first preserved" in state.legal(1)
    go(state, "spend_first preserved", seat=1)
    assert table(state)["spend_first"] == "preserved"
    reason = state.why_not(0, "spend_first preserved")
    assert reason is not None
    assert (reason.code, reason.rule) == ("spent_first_already", "NIGHT-4")
    reason = at(available={"food": 1}).why_not(0, "spend_first preserved")
    assert reason is not None
    assert (reason.code, reason.rule) == ("one_kind_of_food", "NIGHT-4")


@rule("NIGHT-6", "NIGHT-19")
def test_friday_and_the_dog_neither_eat_nor_need_a_shelter() -> None:
    state = night(players=["cook"], friday={}, dog=True, shelter=False, available={"preserved": 3})
    assert food(state) == (0, 2)
    assert wounds(state) == [1]
    assert table(state)["friday"] == {"wounds": 0, "determination": 0}
    assert table(state)["dog"] is True


# -- shelter --------------------------------------------------------------------------------------------------


@rule("NIGHT-18")
@pytest.mark.parametrize(
    ("tile", "built", "wound"), [(8, False, 1), (8, True, 0), (11, False, 0), (2, False, 0), (6, False, 1)]
)
def test_without_built_or_natural_shelter_every_player_takes_a_wound(tile: int, built: bool, wound: int) -> None:
    state = night(tiles={"B1": tile}, shelter=built, available={"food": 2})
    assert wounds(state) == [wound, wound]


@rule("NIGHT-18", "NIGHT-7")
@pytest.mark.parametrize(("answer", "wound"), [("space A1", 0), ("decline", 1)])
def test_the_shelter_is_looked_for_after_the_camp_has_moved(answer: str, wound: int) -> None:
    state = night(tiles={"B1": 8, "A1": 11}, shelter=False, available={"food": 2})
    go(state, answer)
    assert wounds(state) == [wound, wound]


# -- rot ------------------------------------------------------------------------------------------------------


@rule("NIGHT-20", "NIGHT-21")
def test_perishable_food_rots_and_nothing_else() -> None:
    state, events = last_night(available={"food": 5, "preserved": 2, "wood": 4, "fur": 3})
    assert table(state)["available"] == {"wood": 4, "food": 0, "preserved": 2, "fur": 3}
    assert [plain(e) for e in events if e.kind == "rotted"] == [{"food": 3}]


@rule("NIGHT-20", "NIGHT-28")
@pytest.mark.parametrize("store", [{"built": ["cellar"]}, {"treasures": {"boxes": 1}}])
def test_cellar_and_boxes_keep_all_food(store: dict[str, Any]) -> None:
    state = night(available={"food": 9}, tokens={"larvae": 1}, **store)
    assert food(state) == (7, 0)
    assert table(state)["tokens"] == {"larvae": 1}


@rule("NIGHT-22", "NIGHT-23")
def test_an_unused_token_of_two_food_is_lost_and_the_goat_is_not() -> None:
    state = night(available={"food": 2}, tokens={"larvae": 2, "goat": 1})
    assert table(state)["tokens"] == {"goat": 1}
    assert table(state)["gone"] == ["discovery larvae", "discovery larvae"]


@rule("NIGHT-32", "NIGHT-20")
def test_a_barrel_stores_two_food_once_its_drink_has_healed_every_player() -> None:
    state = night(players=hurt(3, 1), available={"food": 6}, treasures={"barrel": 1})
    full = state.clone()
    while not full.over:
        go(full, "go_on")
    assert food(full) == (0, 0)
    assert wounds(full) == [3, 1]
    go(state, "use treasure_barrel")
    assert wounds(state) == [2, 0]
    assert table(state)["treasures"] == {"barrel": 0}
    assert "use treasure_barrel" not in state.legal(0)
    while not state.over:
        go(state, "go_on")
    assert food(state) == (2, 0)
    again = night(players=hurt(2, 0), available={"food": 5}, treasures={"barrel": 0})
    assert food(again) == (2, 0)
    assert wounds(again) == [2, 0]


@rule("NIGHT-32")
def test_the_drink_of_the_barrel_waits_for_the_night() -> None:
    state = at(players=hurt(3, 1), treasures={"barrel": 1})
    reason = state.why_not(0, "use treasure_barrel")
    assert reason is not None
    assert reason.code == "not_now"


# -- healing in the night -------------------------------------------------------------------------------------


@rule("NIGHT-25", "HEAL-5")
def test_healing_is_offered_before_and_after_eating_and_before_and_after_the_food_rots() -> None:
    state, events = last_night(players=hurt(5, 0), shelter=False, available={"food": 3}, items={"flask_of_rum": 2})
    asked = []
    while not state.over:
        assert "use flask_of_rum" in state.legal(0)
        asked.append((food(state)[0], wounds(state)))
        events += go(state, "go_on")
    assert asked == [(3, [5, 0]), (1, [5, 0]), (1, [6, 1]), (0, [6, 1])]


@rule("NIGHT-25")
def test_healing_is_legal_while_the_move_of_the_camp_is_decided() -> None:
    state = night(players=hurt(5, 0), tiles={"B1": 8, "A1": 6}, available={"food": 2}, items={"flask_of_rum": 2})
    go(state, "go_on")
    assert state.legal(0) == ["space A1", "decline", "use flask_of_rum"]
    assert state.legal(1) == ["use flask_of_rum"]


@rule("NIGHT-27")
def test_food_for_healing_is_extra_to_the_meal() -> None:
    state = night(players=hurt(2, 2), built=["pot"], available={"food": 3})
    go(state, "use pot", "person 0")
    assert wounds(state) == [1, 2]
    assert food(state) == (2, 0)
    go(state, "go_on")
    assert wounds(state) == [1, 2]
    hungry = night(players=hurt(2, 2), built=["pot"], available={"food": 2})
    go(hungry, "use pot", "person 0", "go_on", "person 1")
    assert wounds(hungry) == [1, 4]


@rule("NIGHT-27", "NIGHT-30")
@pytest.mark.parametrize(
    ("kind", "asked"), [("food", [(3, 0), (1, 0), (1, 0)]), ("preserved", [(0, 3), (0, 1), (0, 1), (0, 1)])]
)
def test_after_the_rot_only_kept_food_pays_for_healing(kind: str, asked: list[tuple[int, int]]) -> None:
    state = night(players=hurt(2, 2), built=["fireplace"], available={kind: 3})
    seen = []
    while not state.over:
        assert "use fireplace" in state.legal(0)
        seen.append(food(state))
        go(state, "go_on")
    assert seen == asked


# -- the end of the round -------------------------------------------------------------------------------------


@rule("NIGHT-24", "CHAR-3")
def test_skills_are_fresh_the_round_goes_on_and_the_first_player_passes_clockwise() -> None:
    players = [
        {"character": "cook", "used": ["stone_soup", "hooch"]},
        {"character": "soldier", "used": ["frenzy"]},
        {"character": "explorer", "used": ["scouting"]},
    ]
    state = at(players=players, begin="night", phase="night", first=2, events=[], shelter=True, available={"food": 3})
    go(state, "go_on")
    after = table(state)
    assert [player["used"] for player in after["players"]] == [[], [], []]
    assert (after["round"], after["first"]) == (2, 0)


@rule("NIGHT-24")
def test_fridays_reroll_is_fresh_again_too() -> None:
    state = at(begin="night", phase="night", used=1, events=[], shelter=True, available={"food": 2})
    go(state, "go_on")
    assert table(state)["used"] == 0


@rule("NIGHT-26")
def test_after_the_night_of_the_last_round_no_new_round_begins() -> None:
    state, events = last_night(available={"food": 2})
    assert state.over
    assert table(state)["round"] == 12
    assert [e.values for e in events if e.kind == "ended"] == [{"result": "out_of_time"}]
    assert "round_began" not in [e.kind for e in events]


# -- outside --------------------------------------------------------------------------------------------------

OUTSIDE = {"mark": "outside", "at": "seat_1", "from": "adventure lost"}


@rule("NIGHT-1", "CARD-10", "CARD-11", "CARD-12", "CARD-14")
@pytest.mark.parametrize(("own", "wound", "left"), [(2, 1, 1), (0, 3, 0)])
def test_who_is_outside_eats_only_of_his_own_gains(own: int, wound: int, left: int) -> None:
    state = night(marks=[OUTSIDE], available={"preserved": 3}, future={"1": {"food": own}})
    assert food(state) == (0, 2)
    assert wounds(state) == [0, wound]
    assert table(state)["future"].get("1", {"food": 0})["food"] == left


@rule("NIGHT-18", "CARD-10")
def test_who_is_outside_has_one_wound_for_the_open_air_and_none_for_the_camp() -> None:
    state = night(marks=[OUTSIDE], shelter=False, available={"food": 1}, future={"1": {"food": 1}})
    assert wounds(state) == [1, 1]
    found = {"mark": "sheltered", "at": "seat_1"}
    state = night(marks=[OUTSIDE, found], shelter=False, available={"food": 1}, future={"1": {"food": 1}})
    assert wounds(state) == [1, 0]


@rule("CARD-58")
def test_who_is_outside_neither_uses_nor_is_healed_by_what_is_in_the_camp() -> None:
    players = [{"character": "cook", "wounds": 3, "determination": 5}, {"character": "soldier", "wounds": 4}]
    away = {"mark": "outside", "at": "seat_0", "from": "adventure lost"}
    things = {"built": ["pot"], "items": {"flask_of_rum": 2}, "available": {"food": 4}, "future": {"0": {"food": 1}}}
    state = night(players=players, marks=[away], first=1, **things)
    assert state.legal(0) == ["use stone_soup"]
    go(state, "use flask_of_rum")
    assert wounds(state) == [3, 3]


@rule("NIGHT-32", "DISC-11")
@pytest.mark.parametrize(("food", "kept"), [(0, (0, 1)), (1, (0, 1)), (2, (2, 0)), (5, (2, 0))])
def test_a_barrel_has_room_for_two_food_or_one_token_of_larvae(food: int, kept: tuple[int, int]) -> None:
    state = night(available={"food": food + 2}, tokens={"larvae": 2}, treasures={"barrel": 0})
    while state.position()["round"] == 2:
        go(state, "go_on" if "go_on" in state.legal(state.waiting_for()[0]) else "decline")
    left = state.position()
    assert (left["available"]["food"], left["tokens"].get("larvae", 0)) == kept

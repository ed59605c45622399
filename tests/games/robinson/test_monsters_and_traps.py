"""The 13 monsters and the 13 traps: what each does when it is drawn, and from the event deck."""

from typing import Any

import pytest

from islario.core.state import State
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import MONSTER, TRAP, TREASURE, cubes, draws
from tests.games.robinson.helpers.positions import at, draw_mystery, go, later_event, stage, table
from tests.rules import rule


def brave(first: int, second: int) -> list[dict[str, Any]]:
    """A cook and a carpenter with so much determination."""
    return [{"character": "cook", "determination": first}, {"character": "carpenter", "determination": second}]


def night(marks: list[dict[str, Any]], **fields: Any) -> State:
    """A night in a shelter with food for all, up to its first question."""
    fields = {"round": 2, "phase": "night", "shelter": True, "available": {"food": 2}, "events": [], **fields}
    state = stage({"step": "night_phase"}, marks=marks, **fields)
    go(state, "go_on")
    return state


def waiting_for_night(state: State) -> list[dict[str, Any]]:
    return [mark for mark in table(state)["marks"] if mark["at"] == "night"]


# -- monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "hurt"), [("bite", 1), ("snake", 2), ("gorilla", 2)])
@rule("DEMAND-12", "PLAN-18")
def test_bite_snake_and_gorilla_wound_who_draws_them(name: str, hurt: int) -> None:
    state = draw_mystery(name, who=1)
    assert wounds(state) == [0, hurt]
    assert table(state)["friday"] == {"wounds": 0, "determination": 0}


@rule("CARD-19")
@pytest.mark.parametrize(
    "name", ["bite", "unleashed_beast", "furious_tiger", "spiders", "scorpion", "snake", "giant_snake", "a_shiny_jewel"]
)
def test_a_resolved_monster_is_discarded(name: str) -> None:
    state = draw_mystery(name, weapon=4)
    assert table(state)["mystery_discard"] == [name]
    assert "mystery " + name not in table(state)["events"]


@rule("CARD-6", "CARD-47")
@pytest.mark.parametrize("name", ["gorilla", "big_ape", "gremlins", "savage"])
def test_four_monsters_are_shuffled_into_the_event_deck(name: str) -> None:
    state = draw_mystery(name, weapon=2, events=["event insects", "event frost"])
    assert sorted(table(state)["events"]) == ["event frost", "event insects", f"mystery {name}"]
    assert table(state)["mystery_discard"] == []


@rule("CARD-6", "DEMAND-5", "DEMAND-17")
def test_the_gorilla_in_the_camp_breaks_two_weapon_levels() -> None:
    state = later_event("mystery", "gorilla", weapon=3)
    assert table(state)["weapon"] == 1
    assert wounds(state) == [0, 0]
    assert table(state)["mystery_discard"] == ["gorilla"]
    state = later_event("mystery", "gorilla", weapon=1)
    assert table(state)["weapon"] == 0
    assert wounds(state) == [1, 1]


@rule("CARD-3")
def test_the_unleashed_beast_takes_the_top_of_the_hunting_deck_away() -> None:
    state = draw_mystery("unleashed_beast", hunting=["bear", "fox"])
    assert table(state)["hunting"] == ["bear"]
    assert table(state)["gone"] == ["beast fox"]
    state = draw_mystery("unleashed_beast", hunting=[])
    assert wounds(state) == [0, 0]
    assert table(state)["gone"] == []


@rule("CARD-40")
def test_the_furious_tiger_is_fought_at_strength_four() -> None:
    assert wounds(draw_mystery("furious_tiger", who=1, weapon=4)) == [0, 0]
    state = draw_mystery("furious_tiger", who=1, weapon=1)
    assert wounds(state) == [0, 3]
    assert table(state)["weapon"] == 1
    assert table(state)["future"] == {}


@rule("DEMAND-2", "DEMAND-7")
def test_spiders_cost_two_determination_or_wounds() -> None:
    state = draw_mystery("spiders", players=brave(3, 5))
    assert determination(state) == [1, 5]
    assert wounds(state) == [0, 0]
    state = draw_mystery("spiders", players=brave(1, 5))
    assert determination(state) == [0, 5]
    assert wounds(state) == [1, 0]


@rule("ITEM-9")
def test_the_scorpion_wounds_three_times_unless_there_is_a_cure() -> None:
    assert wounds(draw_mystery("scorpion")) == [3, 0]
    assert wounds(draw_mystery("scorpion", built=["cure"])) == [0, 0]


def test_the_big_ape_does_nothing_yet() -> None:
    state = draw_mystery("big_ape", players=brave(1, 1), weapon=0)
    assert wounds(state) == [0, 0]
    assert determination(state) == [1, 1]


@rule("CARD-38", "CARD-39")
def test_the_demon_of_the_night_is_fought_by_the_first_player_for_two_furs() -> None:
    state = later_event("mystery", "big_ape", weapon=1, first=1)
    assert wounds(state) == [0, 3]
    assert table(state)["available"]["fur"] == 2
    assert table(state)["weapon"] == 1
    assert table(state)["mystery_discard"] == ["big_ape"]


def test_gremlins_are_fought_at_strength_two() -> None:
    state = draw_mystery("gremlins", who=1, weapon=1)
    assert wounds(state) == [0, 1]
    assert table(state)["weapon"] == 1


@rule("CARD-38", "EVENT-4", "EVENT-5")
def test_gremlins_hunt_the_camp_again_and_again() -> None:
    for seed in range(20):
        fields: dict[str, Any] = {"phase": "event", "round": 2, "weapon": 2, "seed": seed}
        state = stage({"step": "event_draw"}, events=["event frost", "mystery gremlins"], **fields)
        events = go(state, "go_on")
        fights = sum(event.kind == "fought" for event in events)
        assert fights >= 1
        assert wounds(state) == [fights, 0]  # strength 3 against 2, the first player alone
        assert table(state)["threats"] == [None, "event frost"]
        assert table(state)["events"] == ["mystery gremlins"]
        assert table(state)["mystery_discard"] == []


@rule("CARD-1", "CARD-2", "CARD-4")
def test_bats_take_a_determination_or_wound() -> None:
    state = draw_mystery("bats", who=1, players=brave(0, 1))
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["option 1", "option 2"]
    go(state, "option 1")
    assert determination(state) == [0, 0]
    assert wounds(state) == [0, 0]
    state = draw_mystery("bats", who=1, players=brave(0, 1))
    go(state, "option 2")
    assert determination(state) == [0, 1]
    assert wounds(state) == [0, 1]
    state = draw_mystery("bats", who=1, players=brave(1, 0))  # nothing to pay with
    assert wounds(state) == [0, 1]


def test_the_savage_takes_all_weapons() -> None:
    state = draw_mystery("savage", weapon=5)
    assert table(state)["weapon"] == 0
    assert wounds(state) == [0, 0]
    assert table(draw_mystery("savage", weapon=0))["weapon"] == 0


@rule("CARD-2", "CARD-15")
def test_the_unsuccessful_hunt_brings_the_first_player_a_treasure() -> None:
    mysteries = ["gold", "compass", "bite", "net"]
    state = later_event("mystery", "savage", mysteries=mysteries, first=1)
    assert table(state)["treasures"] == {"compass": 1}
    assert sorted(table(state)["mysteries"]) == ["bite", "gold", "net"]
    assert wounds(state) == [0, 0]
    state = stage({"step": "mystery", "a": 1}, phase="event", round=2, mysteries=["ceremonial_bowl"], first=1)
    go(state, "go_on")
    curse = {"mark": "cursed", "at": "dawn", "from": "mystery ceremonial_bowl", "value": 1}
    assert table(state)["marks"] == [curse]


def test_the_giant_snake_frightens_and_ends_the_search() -> None:
    state = draws(2 * TREASURE | MONSTER, ["gold", "giant_snake"], players=brave(4, 2))
    assert determination(state) == [0, 2]
    assert wounds(state) == [0, 0]
    assert table(state)["mysteries"] == ["gold"]
    assert table(state)["mystery_discard"] == ["giant_snake"]
    assert state.legal(0) == ["go_on"]


def test_the_shiny_jewel_wounds_everybody_this_night() -> None:
    state = draw_mystery("a_shiny_jewel")
    assert wounds(state) == [0, 0]
    assert len(waiting_for_night(state)) == 1
    state = night([{**mark, "fresh": False} for mark in waiting_for_night(state)])
    assert wounds(state) == [1, 1]
    assert waiting_for_night(state) == []


# -- traps --------------------------------------------------------------------------------------------------------


@rule("CARD-19")
@pytest.mark.parametrize(
    "name",
    [
        "terrible_scream",
        "collapse",
        "sharp_blade",
        "blowgun",
        "confused",
        "unfortunate_adventure",
        "strange_disease",
        "trapdoor",
        "hidden_rope",
        "net",
        "blunt_spear",
        "poison",
    ],
)
def test_a_resolved_trap_is_discarded(name: str) -> None:
    state = draw_mystery(name)
    assert table(state)["mystery_discard"] == [name]
    assert f"mystery {name}" not in table(state)["events"]


def test_the_terrible_scream_takes_all_determination() -> None:
    state = draw_mystery("terrible_scream", who=1, players=brave(2, 5))
    assert determination(state) == [2, 0]
    assert wounds(state) == [0, 0]
    assert wounds(draw_mystery("terrible_scream", players=brave(0, 0))) == [0, 0]


def test_the_collapse_ends_the_search() -> None:
    state = draws(2 * TREASURE | TRAP, ["gold", "collapse"])
    assert state.legal(0) == ["go_on"]
    assert table(state)["mysteries"] == ["gold"]
    assert wounds(state) == [0, 0]


@pytest.mark.parametrize("name", ["sharp_blade", "blunt_spear"])
def test_blade_and_spear_wound_twice(name: str) -> None:
    assert wounds(draw_mystery(name, who=1)) == [0, 2]


def test_the_blowgun_leaves_one_pawn_for_the_next_round() -> None:
    state = draw_mystery("blowgun", who=1)
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("one_pawn", "dawn")]
    waiting = [{"mark": "one_pawn", "at": "dawn", "from": "mystery blowgun", "value": 1}]
    state = at(begin="round", round=2, events=[], marks=waiting)
    go(state, "go_on", "number 0")
    go(state, "plan camp", seat=1)
    assert refusal(state, 1, "plan camp")[0] == "no_pawn"
    go(state, "plan camp", "plan camp", seat=0)
    assert len(table(state)["plan"]) == 3


def test_one_pawn_is_for_one_round_only() -> None:
    mark = {"mark": "one_pawn", "at": "seat_1", "from": "mystery blowgun"}
    state = night([mark])
    assert table(state)["round"] == 3
    assert mark not in table(state)["marks"]


def test_a_confused_player_rolls_again_after_a_success_and_even_for_sure_actions() -> None:
    state = draw_mystery("confused", who=0)
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("confused", "dawn")]
    confused = {"mark": "confused", "at": "seat_0", "from": "mystery confused"}
    seen: set[tuple[str, ...]] = set()
    for seed in range(40):
        state = at(players=["cook", "soldier"], seed=seed, marks=[confused], round=2)
        go(state, "plan build shovel", "support 1 pawn", "confirm", seat=0)
        events = go(state, "confirm", seat=1)
        rolls = [event.values["dice"] for event in events if event.kind == "rolled"]
        assert len(rolls) == 1
        assert set(rolls[0]) <= {"success"}
        seen.add(tuple(rolls[0]))
    assert seen == {(), ("success",)}
    assert confused not in table(night([confused]))["marks"]


@rule("EVENT-22")
def test_the_unfortunate_adventure_opens_the_book_of_the_scenario() -> None:
    state = draw_mystery("unfortunate_adventure", scenario=2)
    assert state.legal(0)[0].startswith("space")
    go(state, "space B1", "space A1")
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("white", "B1"), ("white", "A1")]
    state = draw_mystery("unfortunate_adventure")  # castaways: the book is empty
    assert state.legal(0) == ["go_on"]
    assert table(state)["marks"] == []


@rule("ROUND-8", "WOUND-11")
def test_the_strange_disease_is_two_wounds_a_player_shared_out_freely_in_the_coming_night() -> None:
    state = draw_mystery("strange_disease", who=1)
    assert wounds(state) == [0, 0]
    state = night([{**mark, "fresh": False} for mark in waiting_for_night(state)])
    assert state.legal(0) == ["person 0", "person 1"]
    go(state, "person 1", "person 1", "person 0", "person 1")
    assert wounds(state) == [1, 3]
    assert waiting_for_night(state) == []


@rule("CARD-23")
def test_the_trapdoor_takes_the_treasures_of_this_action_and_no_others() -> None:
    before = [{"card": "mystery boxes", "who": "1"}, {"card": "discovery goat", "who": "1"}]
    state = draws(2 * TREASURE | TRAP, ["gold", "trapdoor", "compass"], incoming=before)
    assert len(table(state)["incoming"]) == 3
    go(state, "option 1")
    assert table(state)["incoming"] == before
    assert sorted(table(state)["mystery_discard"]) == ["compass", "trapdoor"]
    go(state, "option 2")
    assert table(state)["mysteries"] == ["gold"]


@rule("CARD-23")
def test_the_trapdoor_takes_along_what_treasures_of_this_action_put_into_future() -> None:
    others: dict[str, Any] = {"incoming": [{"card": "invention rope", "who": "0"}], "future": {"0": {"fur": 1}}}
    others |= {"open": ["pot"], "weapon": 1}
    drawn = ["trapdoor", "antique_rapier", "crocks", "cave_with_furs"]
    state = draws(3 * TREASURE | TRAP, drawn, **others)
    go(state, "option 1", "option 1")
    assert table(state)["future"] == {"0": cubes(fur=3)}
    assert [thing["card"] for thing in table(state)["incoming"]] == ["invention rope", "invention pot"]
    events = go(state, "option 1")
    assert table(state)["future"] == {"0": cubes(fur=1)}
    assert [thing["card"] for thing in table(state)["incoming"]] == ["invention rope"]
    assert "pot" in table(state)["open"]
    assert [event.values["card"] for event in events if event.kind == "item_lost"] == ["invention pot"]
    assert table(state)["weapon"] == 3  # what took effect at once stays (RESOLVE-18)


@rule("CARD-23")
def test_a_pot_that_was_built_before_the_crocks_were_drawn_is_not_lost_with_them() -> None:
    built = [{"card": "invention pot", "who": "0"}]
    state = draws(TREASURE | TRAP, ["trapdoor", "crocks"], incoming=built, open=[])
    go(state, "option 1")
    assert table(state)["incoming"] == built


@rule("CARD-23")
def test_the_trapdoor_finds_what_an_earlier_draw_of_the_action_brought() -> None:
    draw = {"step": "mystery", "who": "0", "in_action": True}
    steps: list[dict[str, Any]] = [{**draw, "a": TREASURE}, {**draw, "a": TRAP}, {"step": "action_done"}]
    planned = [{"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0"]}]
    fields: dict[str, Any] = {"phase": "action", "round": 2, "slot": 1, "plan": planned}
    state = stage(*steps, mysteries=["trapdoor", "compass"], **fields)
    go(state, "go_on")
    assert table(state)["incoming"] == []
    assert sorted(table(state)["mystery_discard"]) == ["compass", "trapdoor"]


@rule("CARD-3", "DEMAND-9")
@pytest.mark.parametrize(("weapon", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_the_hidden_rope_costs_up_to_two_weapon_levels(weapon: int, left: int) -> None:
    state = draw_mystery("hidden_rope", weapon=weapon)
    assert table(state)["weapon"] == left
    assert wounds(state) == [0, 0]


@rule("CARD-10", "CARD-11", "CARD-12")
def test_the_net_keeps_its_victim_outside_for_the_night() -> None:
    state = draws(TREASURE | TRAP, ["gold", "net"], available={"food": 1}, shelter=True, events=[])
    assert state.legal(0) == ["go_on"]
    assert table(state)["mysteries"] == ["gold"]
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("outside", "seat_0")]
    go(state, "go_on")
    assert table(state)["round"] == 3
    assert wounds(state) == [3, 0]  # no roof and nothing to eat; the other one has eaten in the camp


@rule("ITEM-9")
def test_the_poison_of_the_trap_wounds_all_this_night_unless_there_is_a_cure() -> None:
    state = draw_mystery("poison", who=1)
    assert wounds(state) == [0, 1]
    state = night([{**mark, "fresh": False} for mark in waiting_for_night(state)])
    assert wounds(state) == [1, 1]
    state = draw_mystery("poison", who=1, built=["cure"])
    assert wounds(state) == [0, 1]
    assert waiting_for_night(state) == []


@rule("ITEM-9")
@pytest.mark.parametrize("trap", ["poison", "spider_web"])
def test_a_cure_that_is_built_later_keeps_the_wounds_of_the_night_away(trap: str) -> None:
    state = draw_mystery(trap, who=1)
    waiting = [{**mark, "fresh": False} for mark in waiting_for_night(state)]
    assert sum(wounds(night(waiting))) > 0
    cured = night(waiting, built=["cure"])
    assert wounds(cured) == [0, 0]
    assert len(waiting_for_night(cured)) == (1 if trap == "spider_web" else 0)


@rule("CARD-49", "ITEM-9")
def test_the_spider_web_wounds_its_victim_every_night_unless_there_is_a_cure() -> None:
    state = draw_mystery("spider_web", who=1)
    assert wounds(state) == [0, 1]
    assert table(state)["mystery_discard"] == []
    assert table(state)["gone"] == ["mystery spider_web"]
    marks = [{**mark, "fresh": False} for mark in waiting_for_night(state)]
    state = night(marks)
    assert wounds(state) == [0, 1]
    assert len(waiting_for_night(state)) == 1  # and the next night again
    state = draw_mystery("spider_web", who=1, built=["cure"])
    assert wounds(state) == [0, 1]
    assert waiting_for_night(state) == []

"""Scenario 6: a home with everything in it, and children to be fed."""

from typing import Any

import pytest

from islario.core.state import State
from islario.games.robinson.components import INVENTIONS
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table
from tests.games.robinson.helpers.scenario_moments import (
    carry_out,
    code,
    cubes,
    ending,
    enter,
    find_tile,
    kinds,
    last_night,
    needs,
    noted,
    open_book,
    places,
    score,
    weather_dice,
)
from tests.rules import rule

NINE = ["basket", "sack", "bed", "bow", "cellar", "diary", "moat", "pit", "wall"]
WANTED = noted(n0=sum(1 << INVENTIONS.index(name) for name in NINE))
HOME: dict[str, Any] = {"shelter": True, "roof": 1, "palisade": 1, "weapon": 1, "built": NINE, "notes": WANTED}
EXHAUSTED = {"mark": "exhausted", "at": "A1", "from": None}
COVERED = {"mark": "covered", "at": "C1", "from": "scenario robinson_family"}
ISLAND = {"B1": 8, "A1": 6, "C1": 10}


def night(number: int, food: int, **fields: Any) -> State:
    """The group has eaten, or is asked who does not."""
    fields = {"phase": "night", "round": number, "available": {"food": food}, **fields}
    state = stage({"step": "night_eat"}, scenario=6, **fields)
    go(state, "go_on")
    return state


@rule("SCEN6-1", "SETUP-40")
def test_twelve_rounds_and_nine_random_inventions() -> None:
    state = GAME.new(players=2, scenario=6, seed=4)
    told = table(state)
    assert (state.view(0)["rounds"], len(told["open"]), len(told["inventions"])) == (12, 9 + 9 + 2, 30 - 9 - 9 - 2)
    wanted = [name for place, name in enumerate(INVENTIONS) if (told["notes"][0] >> place) & 1]
    assert len(wanted) == 9
    own = {"carpenter": "snare", "cook": "fireplace", "explorer": "shortcut"}
    starters = {"shovel", "bricks", "pot", "cure", "rope", "knife", "fire", "map", "dam"}
    personal = {own[player["character"]] for player in told["players"]}
    assert set(wanted) == set(told["open"]) - starters - personal


@rule("SCEN6-2", "WEATHER-28")
@pytest.mark.parametrize(
    ("rounds", "dice"),
    [
        ((1, 2), []),
        ((3, 4), ["rain"]),
        ((5, 6), ["winter"]),
        ((7, 8), ["rain", "animals"]),
        ((9, 10), ["winter", "animals"]),
        ((11, 12), ["rain", "animals"]),
    ],
)
def test_the_weather_changes_every_two_rounds(rounds: tuple[int, int], dice: list[str]) -> None:
    assert [weather_dice(6, number) for number in rounds] == [dice, dice]


# -- winning ----------------------------------------------------------------------------------------------------


@rule("SCEN6-3", "END-1")
@pytest.mark.parametrize("level", ["roof", "palisade", "weapon"])
def test_the_last_level_wins_at_once(level: str) -> None:
    home = {**HOME, level: 0, "available": {"wood": 2}}
    state = carry_out(6, f"build {level}", ["0", "0"], **home)
    assert (ending(state), table(state)["phase"]) == ("won", "action")


@rule("SCEN6-3")
def test_the_last_invention_wins_at_the_end_of_the_action_phase() -> None:
    home = {**HOME, "built": [*NINE[:-1], "bricks"], "open": ["wall"]}
    state = carry_out(6, "build wall", ["0", "0"], **home)
    assert ending(state) == ""
    go(state, "go_on")
    assert (ending(state), table(state)["phase"]) == ("won", "action")


@rule("SCEN6-3")
def test_something_used_can_win_too() -> None:
    state = at(scenario=6, **{**HOME, "weapon": 0}, items={"empty_bottle": 1})
    go(state, "use empty_bottle")
    assert ending(state) == "won"


@rule("SCEN6-3", "NIGHT-13")
def test_a_natural_shelter_is_not_the_one_that_has_to_be_built() -> None:
    natural: dict[str, Any] = {"tiles": {"B1": 2}, "items": {"empty_bottle": 1}}
    for shelter, end in ((True, "won"), (False, "")):
        state = at(scenario=6, **{**HOME, "shelter": shelter, "weapon": 0}, **natural)
        go(state, "use empty_bottle")
        assert ending(state) == end


@rule("SCEN6-3")
@pytest.mark.parametrize("missing", [{"shelter": False}, {"roof": 0}, {"palisade": 0}, {"built": NINE[1:]}])
def test_everything_is_needed_at_once(missing: dict[str, Any]) -> None:
    state = at(scenario=6, **{**HOME, **missing}, items={"empty_bottle": 2})
    go(state, "use empty_bottle")
    assert ending(state) == ""


@rule("SCEN6-3", "END-3")
def test_after_round_twelve_it_is_too_late() -> None:
    assert ending(last_night(6, 12, notes=WANTED, built=NINE[1:], roof=1, palisade=1, weapon=1)) == "out_of_time"


# -- children ---------------------------------------------------------------------------------------------------


@rule("SCEN6-4", "SCEN6-5")
@pytest.mark.parametrize(("number", "children"), [(1, 0), (6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_children_are_born_and_eat(number: int, children: int) -> None:
    state = night(number, 8)
    assert (cubes(state), wounds(state)) == ({"food": 8 - 2 - children}, [0, 0])


@rule("SCEN6-5", "NIGHT-2")
def test_children_eat_before_the_players() -> None:
    state = night(9, 3)
    assert (ending(state), state.legal(0), cubes(state)) == ("", ["person 0", "person 1"], {})
    go(state, "person 1")
    assert wounds(state) == [0, 2]


@rule("SCEN6-6", "END-7")
def test_a_child_without_food_is_the_end() -> None:
    assert ending(night(9, 2)) == ""
    assert ending(night(9, 1)) == "child_starved"
    assert ending(night(7, 0)) == "child_starved"
    assert ending(night(6, 0)) == ""


# -- food tokens, reclamation -----------------------------------------------------------------------------------


@rule("SCEN6-7", "ONETOKEN-5")
def test_several_food_tokens_lie_on_the_camp_tile() -> None:
    snare = {"mark": "plus_food", "at": "B1", "from": "invention snare"}
    corral = {**snare, "from": "invention corral"}
    for scenario, count in ((6, 2), (1, 1)):
        step = {"step": "token", "a": 5, "b": 63, "card": "invention snare"}
        state = stage(step, scenario=scenario, phase="event", marks=[corral])
        go(state, "go_on")
        assert places(state, "plus_food") == ["B1"] * count
    state = at(scenario=6, begin="production", marks=[snare, corral])
    go(state, "go_on")
    assert cubes(state) == {"wood": 1, "food": 3}


@rule("SCEN6-7", "GATHER-8")
def test_each_of_them_helps_gathering_when_the_camp_has_moved_on() -> None:
    marks = [{"mark": "plus_food", "at": "A1", "from": f"invention {name}"} for name in ("snare", "corral")]
    state = carry_out(6, "gather A1 food", ["0", "0"], tiles=ISLAND, marks=marks)
    assert table(state)["future"]["0"]["food"] == 3


@rule("SCEN6-8")
def test_reclamation_takes_a_black_marker_from_a_source_or_a_terrain() -> None:
    state = carry_out(6, "reclaim", ["0", "0"], tiles=ISLAND, marks=[EXHAUSTED, COVERED])
    assert state.legal(0) == ["source A1 1", "source C1 terrain"]
    go(state, "source C1 terrain")
    assert (places(state, "covered"), places(state, "exhausted")) == ([], ["A1"])


@rule("SCEN6-8", "PLAN-14")
def test_reclamation_needs_two_pawns_and_something_to_reclaim() -> None:
    state = at(scenario=6, tiles=ISLAND, marks=[EXHAUSTED, COVERED])
    go(state, "plan reclaim", seat=0)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert (reason.code, reason.values["needed"]) == ("pawns_missing", 2)
    assert "plan reclaim" in state.legal(1)  # once more
    assert code(at(scenario=6), "plan reclaim") == "nothing_to_remove"
    assert code(at(scenario=1, tiles=ISLAND, marks=[EXHAUSTED]), "plan reclaim") == "other_scenario"


@rule("SCEN6-8")
def test_reclamation_takes_place_on_no_tile() -> None:
    tired = {"mark": "minus_pawn", "at": "B1", "from": None}
    state = at(scenario=6, tiles=ISLAND, marks=[EXHAUSTED, tired])
    go(state, "plan reclaim", "support 1 pawn", "confirm", seat=0)
    assert table(state)["confirmed"] == [0]


@rule("SCEN6-8", "RESOLVE-1")
def test_reclamation_comes_after_all_other_actions() -> None:
    plan = [
        {"slot": 1, "target": "reclaim", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "rest", "performer": "1", "pawns": ["1"]},
    ]
    state = stage({"step": "resolve_next"}, scenario=6, phase="action", plan=plan, tiles=ISLAND, marks=[EXHAUSTED])
    events = go(state, "go_on")
    assert [values["action"] for values in kinds(events, "resolved")] == ["rest", "special"]
    assert (kinds(events, "rolled"), places(state, "exhausted")) == ([], [])


# -- book, totems -----------------------------------------------------------------------------------------------


@rule("SCEN6-9", "PROD-13")
def test_the_book_halves_production() -> None:
    state = open_book(6)
    assert places(state, "half") == ["production"]
    half = [{"mark": "half", "at": "production", "from": "scenario robinson_family"}]
    state = at(scenario=6, begin="production", round=2, marks=half)
    go(state, "go_on")
    assert state.legal(0) == ["resource wood", "resource food"]
    go(state, "resource wood")
    assert (cubes(state), places(state, "half")) == ({"wood": 1}, [])


@rule("SCEN6-10", "CARD-56")
def test_the_first_tile_of_its_terrain_is_wasteland() -> None:
    state = find_tile(6, 6)
    assert places(state, "covered") == ["A1"]
    assert code(at(scenario=6, tiles={"B1": 8, "A1": 6}, marks=table(state)["marks"]), "plan build rope") == (
        "terrain_missing"
    )


@rule("SCEN6-10")
def test_a_second_tile_of_its_terrain_is_not_even_when_the_first_is_covered_or_lies_face_down() -> None:
    down = {"mark": "down", "at": "C1", "from": None}
    covered = {"mark": "covered", "at": "C1", "from": None}
    for marks, wasteland in (([], []), ([covered], ["C1"]), ([down], [])):
        state = find_tile(6, 6, nth=2, tiles={"B1": 8, "C1": 9}, marks=marks)
        assert places(state, "covered") == wasteland
    assert places(find_tile(6, 9), "covered") == []  # no totem


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN6-11")
@pytest.mark.parametrize(("tool", "weapon"), [("rope", 0), ("pot", 0), ("knife", 1)])
def test_old_tools_are_a_rope_a_pot_or_a_knife(tool: str, weapon: int) -> None:
    state = at(scenario=6, tokens={"scenario_dashes": 1})
    go(state, "use token_scenario_dashes")
    assert state.legal(0) == ["invention pot", "invention rope", "invention knife"]
    go(state, f"invention {tool}")
    assert (table(state)["built"], table(state)["weapon"], table(state)["tokens"]) == ([tool], weapon, {})


@rule("SCEN6-12")
def test_the_plow_takes_a_black_marker_away() -> None:
    state = at(scenario=6, tokens={"scenario_bowtie": 1}, tiles=ISLAND, marks=[EXHAUSTED, COVERED])
    go(state, "use token_scenario_bowtie", "source A1 1")
    assert (places(state, "exhausted"), places(state, "covered")) == ([], ["C1"])
    assert code(at(scenario=6, tokens={"scenario_bowtie": 1}), "use token_scenario_bowtie") == "no_effect"


@rule("SCEN6-13")
def test_powder_rolls_the_animals_again() -> None:
    step = {"step": "weather_animals"}
    fields: dict[str, Any] = {"phase": "weather", "round": 7, "tokens": {"scenario_cross": 1}}
    state = stage({**step}, scenario=6, clouds=1 << 8 | 4 << 12, **fields)
    events = go(state, "use token_scenario_cross")
    faces = [values["face"] for values in kinds(events, "weather_rolled")]
    assert len(faces) == 1
    assert table(state)["clouds"] == 1 << 8 | {"fight": 4, "palisade": 5, "food": 6, "blank": 7}[faces[0]] << 12
    assert (table(state)["tokens"], code(at(scenario=6, tokens={"scenario_cross": 1}), "use token_scenario_cross")) == (
        {},
        "not_now",
    )


@rule("SCEN6-13")
def test_powder_is_offered_when_the_animals_come() -> None:
    state = at(scenario=6, round=7, begin="weather", tokens={"scenario_cross": 1}, roof=4, shelter=True)
    go(state, "go_on")
    assert "use token_scenario_cross" in state.legal(0)


@rule("SCEN6-14")
def test_seeds_are_food_that_keeps() -> None:
    state = at(scenario=6, tokens={"scenario_bands": 1})
    go(state, "use token_scenario_bands")
    assert cubes(state) == {"preserved": 1}


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN6-15", "SCENITEM-18", "SCENITEM-19", "SCENITEM-32", "BUILD-27")
@pytest.mark.parametrize(("shelter", "palisade"), [(True, 1), (False, 0)])
def test_the_fence_is_a_palisade_level(shelter: bool, palisade: int) -> None:
    assert needs(6)["fence"] == {"terrain": [], "items": ["shovel"]}
    state = enter(6, "fence", shelter=shelter)
    assert (table(state)["palisade"], table(state)["built"]) == (palisade, ["fence"])


@rule("SCEN6-16", "SCENITEM-17", "SCENITEM-33")
def test_the_garden_costs_two_food_and_gives_four() -> None:
    assert needs(6)["garden"] == {"terrain": [], "items": ["shovel"], "food": 2}
    state = carry_out(6, "build garden", ["0", "0"], built=["shovel"], available={"food": 3})
    assert cubes(state) == {"food": 1}
    assert cubes(enter(6, "garden", available={"food": 1})) == {"food": 5}
    assert code(at(scenario=6, built=["shovel"], available={"food": 1}), "plan build garden") == "food_missing"


@rule("SCEN6-17")
def test_points_count_items() -> None:
    built = [*NINE[:4], "rope", "fence", "garden"]
    state = last_night(6, 12, notes=WANTED, built=built, weapon=2, roof=3, palisade=1)
    assert score(state) == 24 + 2 * 2 + 3 * 3 + 3 * 1 + 2 * 5

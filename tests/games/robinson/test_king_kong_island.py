"""Scenario 7: a film crew, lairs, three traps and King Kong."""

from typing import Any

import pytest

from islario.core.reasons import BadOption
from islario.core.state import State
from islario.games.robinson.components import WEATHER_FACES
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.positions import GAME, at, go, stage, table
from tests.games.robinson.helpers.scenario_moments import (
    carry_out,
    code,
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
)
from tests.rules import rule

ISLAND = {"B1": 8, "A1": 6, "B2": 4, "C1": 10, "A2": 5, "A3": 7}
EVERYBODY = 0b111111111


def crew(*alive: int) -> int:
    """The note of who is alive."""
    return sum(1 << (number - 1) for number in alive)


def totem(number: int, space: str) -> dict[str, Any]:
    return {"mark": "number", "at": space, "from": "scenario king_kong_island", "value": number}


def traps(*spaces: str) -> list[dict[str, Any]]:
    return [{"mark": "blue", "at": space, "from": "invention trap"} for space in spaces]


LAIRS = [totem(1, "A1"), totem(2, "B2"), totem(3, "C1"), totem(4, "A2"), totem(5, "A3")]
TRAPPED = [*LAIRS, *traps("A1", "B2", "C1")]


def planning(*marks: dict[str, Any], **fields: Any) -> State:
    return at(**{"scenario": 7, "round": 3, "tiles": ISLAND, "marks": list(marks), **fields})


def alive(state: State) -> list[int]:
    return [number for number in range(1, 10) if (table(state)["notes"][0] >> (number - 1)) & 1]


def captured(state: State) -> bool:
    return bool(table(state)["notes"][2] == 1)


def rolled_ahead(*faces: str) -> int:
    """The animals dice that lie in the weather space."""
    clouds = len(faces) << 8
    for place, face in enumerate(faces):
        clouds |= WEATHER_FACES.index(face) << (12 + 3 * place)
    return clouds


def animals(*faces: str, **fields: Any) -> State:
    """The animals come, with these faces on their dice; up to the first question."""
    fields = {"phase": "weather", "round": 3, "clouds": rolled_ahead(*faces), **fields}
    state = stage({"step": "weather_animals"}, scenario=7, **fields)
    go(state, "go_on")
    return state


def lost_item(owner: int, **fields: Any) -> State:
    """Planning, with the lost item and this crew member first in line."""
    members = crew(*range(owner, 10))
    return planning(**{"tokens": {"scenario_bands": 1}, "notes": noted(n0=members, n1=2), **fields})


USE = "use token_scenario_bands"


# -- set-up, weather --------------------------------------------------------------------------------------------


@rule("SCEN7-1")
def test_ten_rounds_and_a_shelter_without_a_roof() -> None:
    state = GAME.new(players=2, scenario=7, seed=2)
    told = table(state)
    assert (state.view(0)["rounds"], told["shelter"], told["roof"], told["palisade"]) == (10, True, 0, 0)
    assert alive(state) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@rule("SCEN7-1", "SETUP-5", "PLAYERS-21")
def test_the_soldier_comes_along_in_small_groups() -> None:
    assert GAME.new(players=1, scenario=7, characters=["soldier"]).waiting_for() == (0,)
    dealt = {table(GAME.new(players=1, scenario=7, seed=seed))["players"][0]["character"] for seed in range(20)}
    assert dealt == {"carpenter", "cook", "explorer", "soldier"}
    with pytest.raises(BadOption):
        GAME.new(players=1, scenario=1, characters=["soldier"])


@rule("SCEN7-2")
@pytest.mark.parametrize("lairs", [0, 1, 3, 6])
def test_the_animals_die_is_rolled_for_each_lair(lairs: int) -> None:
    state = at(scenario=7, round=3, begin="weather", notes=noted(n0=EVERYBODY, n1=lairs), palisade=9, weapon=9)
    events = go(state, "go_on")
    assert [values["die"] for values in kinds(events, "weather_rolled")] == ["animals"] * lairs


@rule("SCEN7-2", "WEATHER-18")
@pytest.mark.parametrize(("lairs", "dice"), [(0, 1), (2, 2)])
def test_a_card_that_demands_the_die_adds_none_to_those_of_lairs(lairs: int, dice: int) -> None:
    token = [{"mark": "animals", "at": "weather", "from": None}]
    notes = noted(n0=EVERYBODY, n1=lairs)
    state = at(scenario=7, round=3, begin="weather", notes=notes, marks=token, palisade=9, weapon=9)
    assert len(kinds(go(state, "go_on"), "weather_rolled")) == dice


@rule("SCEN7-2")
def test_every_die_is_faced() -> None:
    state = animals("food", "palisade", "fight", "blank", available={"food": 3}, palisade=2, weapon=1)
    told = table(state)
    assert (told["available"]["food"], told["palisade"], wounds(state), told["clouds"]) == (2, 1, [2, 2], 0)


@rule("SCEN7-2", "ITEM-75")
def test_storm_glass_rolls_the_dice_of_the_lairs_ahead() -> None:
    notes = noted(n0=EVERYBODY, n1=2)
    state = planning(items={"storm_glass": 2}, notes=notes)
    events = go(state, "use storm_glass")
    assert len(kinds(events, "weather_rolled")) == 2
    assert code(state, "use storm_glass") == "no_effect"
    assert code(planning(items={"storm_glass": 2}), "use storm_glass") == "no_effect"
    found_another: dict[str, Any] = {"clouds": rolled_ahead("blank", "blank"), "notes": noted(n0=EVERYBODY, n1=3)}
    later = at(scenario=7, round=3, begin="weather", palisade=9, weapon=9, **found_another)
    assert len(kinds(go(later, "go_on"), "weather_rolled")) == 1


@rule("SCEN7-3", "EXPLORE-25")
def test_a_totem_is_a_lair() -> None:
    state = find_tile(7, 6, nth=3, notes=noted(n0=EVERYBODY, n1=2))
    assert table(state)["marks"] == [{**totem(3, "A1"), "fresh": True}]
    assert table(state)["notes"][1] == 3


@rule("SCEN7-3", "TOKEN-27")
def test_a_lair_turned_face_down_keeps_its_die() -> None:
    notes = noted(n0=EVERYBODY, n1=1)
    fields: dict[str, Any] = {"phase": "event", "tiles": ISLAND, "marks": LAIRS[:1], "notes": notes}
    state = stage({"step": "flip_down_at", "a": 0}, scenario=7, **fields)
    go(state, "go_on")
    assert (places(state, "number"), table(state)["notes"][1]) == ([], 1)


# -- the crew ---------------------------------------------------------------------------------------------------


@rule("SCEN7-4", "SCEN7-7")
def test_the_book_costs_the_one_with_the_lowest_number_and_morale() -> None:
    state = open_book(7)
    assert (alive(state), table(state)["morale"]) == ([2, 3, 4, 5, 6, 7, 8, 9], -1)
    state = open_book(7, notes=noted(n0=crew(4, 5, 9)))
    assert alive(state) == [5, 9]


@rule("SCEN7-5")
def test_the_actress_is_captured_and_then_the_next_one_dies() -> None:
    state = open_book(7, notes=noted(n0=crew(6, 7, 8, 9)))
    assert (alive(state), captured(state)) == ([6, 7, 8, 9], True)
    state = open_book(7, notes=noted(n0=crew(6, 7, 8, 9), n2=1))
    assert (alive(state), captured(state)) == ([6, 8, 9], True)


@rule("SCEN7-6", "END-7")
def test_the_directors_death_is_the_end() -> None:
    assert ending(open_book(7, notes=noted(n0=crew(8, 9)))) == ""
    assert ending(open_book(7, notes=noted(n0=crew(9)))) == "director_died"
    assert ending(open_book(7, notes=noted(n0=crew(6, 9), n2=1))) == "director_died"


@rule("SCEN7-8")
def test_animals_that_find_no_palisade_kill() -> None:
    state = animals("palisade")
    assert (wounds(state), table(state)["morale"], alive(state)) == ([1, 1], -1, [2, 3, 4, 5, 6, 7, 8, 9])
    state = animals("palisade", palisade=1)
    assert (wounds(state), table(state)["palisade"], len(alive(state))) == ([0, 0], 0, 9)
    state = animals("palisade", "palisade", palisade=1)
    assert (wounds(state), table(state)["palisade"], len(alive(state))) == ([1, 1], 0, 8)


@rule("SCEN7-8")
def test_who_could_raise_the_palisade_is_asked_before() -> None:
    state = animals("palisade", tokens={"thorny_bushes": 1})
    assert state.legal(0) == ["go_on", "use token_thorny_bushes"]
    go(state, "use token_thorny_bushes")
    assert (wounds(state), table(state)["palisade"], table(state)["morale"], len(alive(state))) == ([0, 0], 0, 0, 9)


@rule("SCEN7-9")
def test_a_night_in_a_lair_costs_a_wound_in_the_next_production() -> None:
    for camp, taken in (("A1", 1), ("B1", 0)):
        fields: dict[str, Any] = {"tiles": {"A1": 6, "B1": 8}, "marks": LAIRS[:1], "available": {"food": 2}}
        state = at(scenario=7, round=2, begin="night", camp=camp, events=[], **fields)
        go(state, "go_on", "decline")
        assert (table(state)["phase"], wounds(state)) == ("action", [taken, taken])


@rule("SCEN7-9")
def test_it_is_the_camp_of_the_night_that_counts() -> None:
    fields: dict[str, Any] = {"tiles": {"A1": 6, "B1": 8}, "marks": LAIRS[:1], "available": {"food": 2}}
    state = at(scenario=7, round=2, begin="night", camp="A1", events=[], **fields)
    go(state, "go_on", "space B1")
    assert (table(state)["phase"], wounds(state)) == ("action", [0, 0])


@rule("SCEN7-20")
@pytest.mark.parametrize(("switches", "left"), [([], 9), (["hungry_crew"], 8)])
def test_a_hungry_night_may_cost_a_crew_member(switches: list[str], left: int) -> None:
    state = at(scenario=7, round=2, begin="night", switches=switches, available={"food": 1}, events=[])
    go(state, "go_on")
    assert (len(alive(state)), state.legal(0)) == (left, ["person 0", "person 1"])
    fed = at(scenario=7, round=2, begin="night", switches=switches, available={"food": 2}, events=[])
    go(fed, "go_on")
    assert len(alive(fed)) == 9


# -- the actress and King Kong ----------------------------------------------------------------------------------

TAKEN = noted(n0=EVERYBODY, n1=4, n2=1)


@rule("SCEN7-10", "EXPLORE-22")
def test_the_captured_actress_is_rescued_from_the_fourth_lair() -> None:
    assert "plan explore A2" in planning(*LAIRS, notes=TAKEN).legal(0)
    assert code(planning(*LAIRS), "plan explore A2") == "explored_already"
    assert code(planning(*LAIRS, notes=TAKEN), "plan explore A1") == "explored_already"
    cards = ["bite", "gold", "snake", "collapse", "old_map"]
    state = carry_out(7, "explore A2", ["0", "0", "1"], tiles=ISLAND, marks=LAIRS, notes=TAKEN, mysteries=cards)
    assert (wounds(state), captured(state)) == ([2, 0], False)
    assert (sorted(table(state)["mysteries"]), table(state)["mystery_discard"]) == (
        ["bite", "collapse", "gold", "old_map"],
        ["snake"],
    )


@rule("SCEN7-11")
def test_king_kong_is_hunted_with_three_traps_whatever_the_weapons() -> None:
    assert "plan hunt kong" in planning(*TRAPPED, weapon=5).legal(0)
    assert code(planning(*TRAPPED[:-1], weapon=5), "plan hunt kong") == "too_few_traps"
    assert code(planning(*TRAPPED, weapon=5, notes=TAKEN), "plan hunt kong") == "actress_captured"
    for weapon, built in ((4, []), (0, []), (0, ["tranquilizer"])):
        assert "plan hunt kong" in planning(*TRAPPED, weapon=weapon, built=built).legal(0)
    state = planning(*TRAPPED, weapon=5)
    go(state, "plan hunt kong", seat=0)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert reason.values["needed"] == 2
    assert code(at(scenario=1), "plan hunt kong") == "other_scenario"


@rule("SCEN7-11", "SCEN7-12", "END-1")
@pytest.mark.parametrize(("built", "weapon"), [([], 1), (["tranquilizer"], 5)])
def test_the_hunt_wins_at_once_and_costs_weapons(built: list[str], weapon: int) -> None:
    state = carry_out(7, "hunt kong", ["0", "0"], tiles=ISLAND, marks=TRAPPED, weapon=6, built=built)
    assert (ending(state), table(state)["phase"], table(state)["weapon"]) == ("won", "action", weapon)


@rule("SCEN7-11", "HUNT-9")
def test_weapons_that_the_hunt_costs_and_that_are_not_there_are_wounds() -> None:
    state = carry_out(7, "hunt kong", ["0", "0"], tiles=ISLAND, marks=TRAPPED, weapon=3)
    assert (ending(state), wounds(state)) == ("won", [2, 0])
    dying = [{"character": "cook", "wounds": 11}, "carpenter"]
    state = carry_out(7, "hunt kong", ["0", "0"], tiles=ISLAND, marks=TRAPPED, weapon=3, players=dying)
    assert ending(state) == "death"


@rule("SCEN7-12", "END-3", "SCEN7-19", "SCORE-4")
def test_after_round_ten_it_is_too_late_and_nothing_is_counted() -> None:
    state = last_night(7, 10, marks=TRAPPED, tiles=ISLAND, weapon=9)
    assert (ending(state), score(state), state.view(0)["points"]) == ("out_of_time", 0, {})


# -- tokens -----------------------------------------------------------------------------------------------------


@rule("SCEN7-13")
def test_vodka_lifts_morale() -> None:
    state = planning(tokens={"scenario_dashes": 1})
    go(state, "use token_scenario_dashes")
    assert (table(state)["morale"], table(state)["tokens"]) == (1, {})
    assert code(planning(tokens={"scenario_dashes": 1}, morale=3), "use token_scenario_dashes") == "no_effect"


@rule("SCEN7-14")
def test_a_firecracker_drives_the_next_animals_away() -> None:
    use = "use token_scenario_bowtie"
    begin: dict[str, Any] = {"phase": "weather", "round": 3, "tokens": {"scenario_bowtie": 1}}
    for moves, faced in ((["go_on"], 2), ([use, "go_on"], 1)):
        state = stage({"step": "weather_animals"}, scenario=7, clouds=rolled_ahead("food", "food"), **begin)
        assert use in state.legal(0)
        go(state, *moves)
        if faced == 2:
            assert use in state.legal(0)  # asked again before the second die
            go(state, "go_on")
        assert wounds(state) == [faced, faced]
    assert code(planning(tokens={"scenario_bowtie": 1}), use) == "not_now"


@rule("SCEN7-14")
@pytest.mark.parametrize(
    ("face", "weapon", "helps"),
    [("blank", 0, False), ("food", 0, True), ("palisade", 0, True), ("fight", 2, True), ("fight", 3, False)],
)
def test_a_firecracker_is_not_for_a_die_that_would_do_nothing(face: str, weapon: int, helps: bool) -> None:
    fields: dict[str, Any] = {"phase": "weather", "round": 3, "weapon": weapon, "tokens": {"scenario_bowtie": 1}}
    state = stage({"step": "weather_animals"}, scenario=7, clouds=rolled_ahead(face, "food"), **fields)
    use = "use token_scenario_bowtie"
    assert (use in state.legal(0)) == helps
    assert code(state, use) == ("" if helps else "no_effect")


@rule("SCEN7-15")
def test_a_footprint_is_a_pawn_for_one_exploration() -> None:
    state = planning(tokens={"scenario_cross": 1}, tiles={"B1": 8})
    go(state, "plan explore A1", "plan rest", seat=0)
    assert "support 1 scenario_token" in state.legal(0)
    assert code(state, "support 2 scenario_token") == "not_for_this"
    assert refusal(state, 0, "use token_scenario_cross") == ("placed_in_planning", "SCEN7-15")


@rule("SCEN7-16")
def test_the_lamp_is_a_pawn_for_one_build() -> None:
    state = lost_item(1, available={"wood": 1})
    go(state, USE, seat=0)
    go(state, "plan build weapon", "support 1 crew_pawn", "confirm", seat=0)
    assert table(state)["plan"][0]["pawns"] == ["0", "crew_pawn"]
    assert code(state, "support 1 crew_pawn", seat=1) == "no_pawn"
    go(state, "confirm", seat=1)
    assert (table(state)["weapon"], table(state)["tokens"], places(state, "crew_pawn")) == (1, {}, [])


@rule("SCEN7-16")
def test_what_cameraman_actress_and_actor_lost() -> None:
    state = lost_item(2)
    go(state, USE, "person 1", seat=0)
    assert determination(state) == [0, 2]
    state = lost_item(6, morale=1)
    go(state, USE, seat=0)
    assert table(state)["morale"] == 2
    state = lost_item(8)
    go(state, USE, seat=0)
    assert table(state)["weapon"] == 2


@rule("SCEN7-16")
def test_sound_rolls_the_dice_before_the_action_phase() -> None:
    state = lost_item(3)
    assert len(kinds(go(state, USE, seat=0), "weather_rolled")) == 2
    assert code(lost_item(3, notes=noted(n0=crew(3, 9))), USE) == "no_effect"  # no lair yet
    night = stage(scenario=7, phase="night", tokens={"scenario_bands": 1}, notes=noted(n0=crew(3, 9), n1=2))
    assert code(night, USE) == "no_effect"


@rule("SCEN7-16")
def test_the_screenwriter_knows_the_next_event() -> None:
    state = lost_item(4, events=["event storm_a"])
    go(state, USE, seat=0)
    assert state.view(0)["seen"]["event"] == "event storm_a"


@rule("SCEN7-16")
def test_make_up_man_and_director_lost_nothing() -> None:
    for owner in (5, 9):
        assert code(lost_item(owner), USE) == "no_effect"
        assert refusal(lost_item(owner), 0, f"{USE} wound") == ("rerolls_nothing", "SCEN7-16")


@rule("SCEN7-16")
def test_the_double_rolls_a_die_again() -> None:
    planned = {"slot": 1, "target": "build weapon", "performer": "0", "pawns": ["0"]}
    fields: dict[str, Any] = {"phase": "action", "plan": [planned], "available": {"wood": 1}}
    fields["notes"] = noted(n0=crew(7, 8, 9))
    state = stage({"step": "resolve_slot", "a": 0}, scenario=7, round=3, tokens={"scenario_bands": 1}, **fields)
    go(state, "go_on")
    assert {f"{USE} success", f"{USE} wound", f"{USE} adventure"} <= set(state.legal(0))
    assert state.why_not(1, f"{USE} wound") is None  # whoever it is: all share it
    events = go(state, f"{USE} wound")
    assert (len(kinds(events, "rerolled")), table(state)["tokens"]) == (1, {})


@rule("SCEN7-16")
def test_the_double_rolls_animals_again_too() -> None:
    begin: dict[str, Any] = {"phase": "weather", "round": 3, "notes": noted(n0=crew(7, 8, 9))}
    clouds = rolled_ahead("palisade", "blank")
    state = stage({"step": "weather_animals"}, scenario=7, clouds=clouds, tokens={"scenario_bands": 1}, **begin)
    faces = [values["face"] for values in kinds(go(state, USE), "weather_rolled")]
    assert table(state)["clouds"] == rolled_ahead(faces[0], "blank")


@rule("SCEN7-16")
def test_a_lost_item_is_offered_where_it_helps() -> None:
    actor: dict[str, Any] = {"hunting": ["fox"], "tokens": {"scenario_bands": 1}, "notes": noted(n0=crew(8, 9))}
    state = carry_out(7, "hunt", ["0", "0"], **actor)
    assert state.legal(0) == ["go_on", USE]
    go(state, USE)
    assert wounds(state) == [0, 0]
    cameraman = {**actor, "notes": noted(n0=crew(2, 9))}
    assert wounds(carry_out(7, "hunt", ["0", "0"], **cameraman)) == [2, 0]


# -- inventions -------------------------------------------------------------------------------------------------


@rule("SCEN7-17", "SCENITEM-35")
def test_a_trap_stands_on_a_lair_within_two_tiles() -> None:
    assert needs(7)["trap"] == {"terrain": [], "items": ["shovel"], "wood": 4}
    ready: dict[str, Any] = {"built": ["shovel"], "available": {"wood": 8}}
    state = planning(*LAIRS, **ready)
    builds = [words for words in state.legal(0) if words.startswith("plan build trap") and "friday" not in words]
    assert builds == ["plan build trap A1", "plan build trap A2", "plan build trap B2", "plan build trap C1"]
    assert code(state, "plan build trap A3") == "too_far_away"
    assert code(state, "plan build trap B1") == "no_totem"
    assert code(planning(*LAIRS, *traps("A1"), **ready), "plan build trap A1") == "has_marker"
    assert code(planning(*LAIRS, available={"wood": 8}), "plan build trap A1") == "item_missing"
    go(state, "plan build trap A2", seat=0)
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert reason.values["needed"] == 2


@rule("SCEN7-17")
def test_a_trap_stands_at_the_end_of_the_action_phase() -> None:
    state = enter(7, "trap", space="B2", marks=LAIRS, tiles=ISLAND)
    assert (places(state, "blue"), ending(state)) == (["B2"], "")


@rule("SCEN7-18")
def test_the_tranquilizer_needs_hills_plains_and_fire() -> None:
    assert needs(7)["tranquilizer"] == {"terrain": ["hills", "plains"], "items": ["fire"]}
    assert "plan build tranquilizer" in planning(built=["fire"]).legal(0)
    reason = planning(built=["fire"], tiles={"B1": 8, "A1": 6}).why_not(0, "plan build tranquilizer")
    assert reason is not None
    assert reason.values["terrains"] == ["hills"]

"""The end of the game: goals, defeats, the woodpile of the castaways, and points."""

from typing import Any

import pytest

import islario
from islario.core.state import State
from islario.games.robinson import view
from islario.games.robinson.components import INVENTIONS
from tests.games.robinson.helpers.facts import wounds
from tests.games.robinson.helpers.positions import at, go, pieces, stage
from tests.rules import rule

PILE_FULL = [15]
NINE = ["snare", "basket", "sack", "bed", "belts", "bow", "cellar", "corral", "diary"]
NINE_WANTED = sum(1 << INVENTIONS.index(name) for name in NINE)


def ending(state: State) -> tuple[bool, str] | None:
    """Whether the game was won, and why it ended; None while it goes on."""
    result = state.result()
    return None if result is None else (result["won"], result["reason"])


def marks(kind: str, *spaces: str, value: int | None = None) -> list[dict[str, Any]]:
    more = {} if value is None else {"value": value}
    return [{"mark": kind, "at": space, **more} for space in spaces]


def castaways(number: int, wood: int, *, fire: bool = True, **fields: Any) -> State:
    """The production phase of a round of Castaways with so much wood on the pile."""
    fields = {"built": ["fire"] if fire else [], **fields}
    state = at(begin="production", round=number, notes=[wood], tiles={"B1": 9}, **fields)
    go(state, "go_on")
    return state


def pile(state: State) -> int:
    found = state.position()["notes"][0]
    assert isinstance(found, int)
    return found


# -- victory and defeat -------------------------------------------------------------------------------------


@rule("END-1", "END-12")
def test_the_last_wood_wins_at_once() -> None:
    state = castaways(11, 14, available={"wood": 1})
    assert state.legal(0) == ["number 0", "number 1"]
    events = go(state, "number 1")
    assert ending(state) == (True, "won")
    assert (events[-1].kind, events[-1].values) == ("ended", {"result": "won"})
    assert state.waiting_for() == ()
    assert state.legal(0) == []
    reason = state.why_not(0, "confirm")
    assert reason is not None
    assert reason.code == "game_over"


@rule("END-1")
def test_a_goal_that_is_met_while_planning_wins_at_once() -> None:
    home: dict[str, Any] = {
        "scenario": 6,
        "built": NINE,
        "notes": [NINE_WANTED],
        "shelter": True,
        "roof": 1,
        "weapon": 1,
    }
    state = at(tokens={"thorny_bushes": 1}, **home)
    go(state, "use token_thorny_bushes")
    assert ending(state) == (True, "won")


@rule("END-1", "END-5")
def test_a_goal_that_is_met_by_an_action_wins_before_the_next_one() -> None:
    plan = [
        {"slot": 1, "target": "build palisade", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "camp", "performer": "1", "pawns": ["1"]},
    ]
    home: dict[str, Any] = {
        "scenario": 6,
        "built": NINE,
        "notes": [NINE_WANTED],
        "shelter": True,
        "roof": 1,
        "weapon": 1,
    }
    state = at(plan=plan, available={"wood": 2}, **home)
    go(state, "confirm", "confirm")
    assert ending(state) == (True, "won")
    assert state.position()["players"][1]["determination"] == 0


@rule("END-2")
@pytest.mark.parametrize(("character", "deadly"), [("carpenter", 13), ("cook", 13), ("explorer", 12), ("soldier", 12)])
def test_a_dead_player_loses_the_game_for_all(character: str, deadly: int) -> None:
    others = [name for name in ("cook", "explorer", "carpenter") if name != character][:2]
    cast = [*others, {"character": character, "wounds": deadly - 2}]
    state = stage({"step": "wounds", "a": 1, "who": "2"}, players=cast)
    go(state, "go_on")
    assert not state.over
    cast = [*others, {"character": character, "wounds": deadly - 1}]
    state = stage({"step": "wounds", "a": 1, "who": "2"}, players=cast)
    events = go(state, "go_on")
    assert [event.kind for event in events] == ["wounded", "died", "ended"]
    assert ending(state) == (False, "death")


@rule("END-3")
def test_the_last_round_without_the_goal_is_a_defeat() -> None:
    state = at(begin="night", round=12, available={"food": 2}, shelter=True, notes=PILE_FULL)
    go(state, "go_on")
    assert ending(state) == (False, "out_of_time")
    earlier = at(begin="night", round=11, available={"food": 2}, shelter=True, notes=PILE_FULL, events=[])
    go(earlier, "go_on")
    assert ending(earlier) is None
    assert earlier.position()["round"] == 12


@rule("END-4")
def test_the_game_goes_on_without_friday() -> None:
    state = stage({"step": "wounds", "a": 4, "who": "friday"})
    go(state, "go_on")
    assert ending(state) is None
    assert state.position()["friday"] is None


@rule("END-5")
@pytest.mark.parametrize(("goal_first", "result"), [(True, (True, "won")), (False, (False, "death"))])
def test_what_happens_first_decides(goal_first: bool, result: tuple[bool, str]) -> None:
    steps = [{"step": "pile_wood", "a": 1}, {"step": "wounds", "a": 13, "who": "0"}]
    state = stage(*(steps if goal_first else steps[::-1]), round=10, built=["fire"], notes=[14])
    go(state, "go_on")
    assert ending(state) == result


@rule("END-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_wounds_for_everybody_reach_everybody_before_the_defeat(first: int) -> None:
    cast = ["cook", {"character": "carpenter", "wounds": 12}, "explorer"]
    state = stage({"step": "wounds", "a": 1}, players=cast, first=first)
    events = go(state, "go_on")
    assert ending(state) == (False, "death")
    assert wounds(state) == [1, 13, 1]
    assert events[-1].kind == "ended"


@rule("END-6")
def test_after_a_death_nobody_is_asked_any_more() -> None:
    cast = [{"character": "cook", "wounds": 12}, {"character": "carpenter", "wounds": 12}]
    state = at(cast, begin="night", built=["pot"], available={"preserved": 3}, first=1)
    while not state.over:
        assert state.view(0)["asking"]["kind"] == "window"
        go(state, "go_on")
    assert wounds(state) == [13, 13]


@rule("END-6")
def test_the_marker_stops_at_the_skull() -> None:
    state = stage({"step": "wounds", "a": 5}, players=["cook", {"character": "carpenter", "wounds": 12}])
    events = go(state, "go_on")
    assert wounds(state) == [5, 13]
    assert [event.kind for event in events].count("died") == 1


@rule("END-7")
def test_a_scenario_adds_defeats_of_its_own() -> None:
    jenny = at(scenario=3, begin="night", jenny=9, available={"food": 2}, shelter=True)
    go(jenny, "go_on")
    assert ending(jenny) == (False, "jenny_died")
    child = at(scenario=6, begin="night", round=7, shelter=True)
    go(child, "go_on")
    assert ending(child) == (False, "child_starved")
    director = stage({"step": "crew_dies", "a": 1}, scenario=7, notes=[1 << 8])
    go(director, "go_on")
    assert ending(director) == (False, "director_died")


SHARES: list[tuple[int, dict[str, Any], float]] = [
    (1, {"notes": [3]}, 3 / 15),
    (2, {"marks": marks("blue", "B1", "C1")}, 2 / 5),
    (3, {"notes": [1]}, 2 / 3),
    (4, {"notes": [3, 3]}, (1 / 2 + 1) / 3),
    (5, {"weapon": 6, "marks": marks("burnt", "C1")}, (1 / 4 + 1 / 2) / 2),
    (6, {"notes": [NINE_WANTED], "built": NINE[:3]}, 3 / 9),
    (7, {"weapon": 3, "marks": marks("blue", "B1", "C1", "C2")}, (1 + 1 / 4) / 4),
]


@pytest.mark.parametrize(("scenario", "fields", "share"), SHARES)
def test_each_scenario_says_how_far_its_goal_is(scenario: int, fields: dict[str, Any], share: float) -> None:
    table = pieces(at(scenario=scenario, camp="B1", tiles={"B1": 8, "C1": 10, "C2": 6}, **fields))
    assert table.setup.rules.share_of_goal(table) == pytest.approx(share)
    assert view.figures(table)["goal"] == round(100 * share)


NEARER: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (1, {"notes": [3]}, {"notes": [3], "built": ["fire"]}),
    (2, {}, {"marks": marks("blue", "B1")}),
    (3, {"built": ["rope"]}, {"built": ["rope", "knife"]}),
    (4, {"notes": [3, 3]}, {"notes": [3, 3], "built": ["rope"]}),
    (5, {"weapon": 6}, {"weapon": 7}),
    (6, {"notes": [NINE_WANTED], "shelter": True}, {"notes": [NINE_WANTED], "shelter": True, "palisade": 1}),
    (7, {"notes": [511, 1]}, {"notes": [511, 2]}),
]


@pytest.mark.parametrize(("scenario", "before", "after"), NEARER)
def test_who_looks_ahead_sees_each_step_towards_a_goal(
    scenario: int, before: dict[str, Any], after: dict[str, Any]
) -> None:
    game = islario.game("robinson")
    merits = [
        game.merit(pieces(at(scenario=scenario, round=number, camp="B1", tiles={"B1": 8, "C1": 10}, **fields)), 0)
        for number, fields in ((3, before), (3, after), (4, after))
    ]
    assert 0 <= merits[0] < merits[1] < merits[2] < 1


def test_a_win_has_all_the_merit_that_there_is() -> None:
    won = castaways(11, 14, available={"wood": 1})
    go(won, "number 1")
    assert islario.game("robinson").merit(pieces(won), 0) == 1


def test_only_a_win_is_all_of_the_goal() -> None:
    piled = castaways(11, 15, fire=False)
    won = castaways(11, 14, available={"wood": 1})
    go(won, "number 1")
    assert [view.figures(pieces(state))["goal"] for state in (piled, won)] == [99, 100]


@rule("END-9")
def test_a_camp_on_a_tile_that_is_turned_down_is_lost() -> None:
    marked = marks("minus_pawn", "B1")
    marked[0]["from"] = "adventure after_the_hurricane"
    state = at(begin="round", round=3, events=["adventure after_the_hurricane"], marks=marked, scenario=3)
    go(state, "go_on")
    assert ending(state) == (False, "camp_lost")
    lava = at(scenario=4, begin="round", round=4, events=[])
    go(lava, "go_on")
    assert ending(lava) == (False, "camp_lost")
    away = at(scenario=4, begin="round", round=4, events=[], tiles={"B4": 10, "B3": 8, "C3": 1}, camp="C3")
    go(away, "go_on")
    assert ending(away) is None


# -- goals of the scenarios ---------------------------------------------------------------------------------

GOALS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"scenario": 2, "marks": marks("blue", "B1", "A1", "B2", "C1", "C2")},
        {"scenario": 2, "marks": marks("blue", "B1", "A1", "B2", "C1")},
    ),
    ({"scenario": 3, "built": ["lifeboat"], "notes": [1]}, {"scenario": 3, "built": ["lifeboat"], "notes": [0]}),
    ({"scenario": 3, "built": ["lifeboat"], "notes": [1]}, {"scenario": 3, "built": ["scenario_raft"], "notes": [1]}),
    (
        {"scenario": 4, "built": ["jolly_boat"], "notes": [6, 3]},
        {"scenario": 4, "built": ["jolly_boat"], "notes": [6, 2]},
    ),
    (
        {"scenario": 4, "built": ["jolly_boat"], "notes": [6, 3]},
        {"scenario": 4, "built": ["jolly_boat"], "notes": [5, 3]},
    ),
    ({"scenario": 4, "built": ["jolly_boat"], "notes": [6, 3]}, {"scenario": 4, "notes": [6, 3]}),
    ({"scenario": 5, "marks": marks("burnt", "A4")}, {"scenario": 5, "marks": marks("burnt", "A1", "A2", "A3", "B3")}),
    (
        {"scenario": 6, "built": NINE, "notes": [NINE_WANTED], "shelter": True, "roof": 1, "palisade": 1, "weapon": 1},
        {"scenario": 6, "built": NINE, "notes": [NINE_WANTED], "shelter": True, "roof": 0, "palisade": 1, "weapon": 1},
    ),
    (
        {"scenario": 6, "built": NINE, "notes": [NINE_WANTED], "shelter": True, "roof": 1, "palisade": 1, "weapon": 1},
        {
            "scenario": 6,
            "built": NINE[1:],
            "notes": [NINE_WANTED],
            "shelter": True,
            "roof": 1,
            "palisade": 1,
            "weapon": 1,
        },
    ),
]
"""For each goal: a position that has reached it, and one that lacks a thing."""


@rule("END-13")
@pytest.mark.parametrize(("reached", "missed"), GOALS)
def test_each_scenario_has_a_goal(reached: dict[str, Any], missed: dict[str, Any]) -> None:
    state = at(begin="round", events=[], **reached)
    go(state, "go_on")
    assert ending(state) == (True, "won")
    state = at(begin="round", events=[], **missed)
    go(state, "go_on")
    assert ending(state) is None


@rule("END-13")
@pytest.mark.parametrize(("players", "tiles", "temples"), [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 4)])
def test_the_goal_of_volcano_island_grows_with_the_players(players: int, tiles: int, temples: int) -> None:
    cast = ["cook", "carpenter", "explorer", "soldier"][:players]
    for notes, won in (([tiles, temples], True), ([tiles - 1, temples], False), ([tiles, temples - 1], False)):
        state = at(cast, scenario=4, begin="round", built=["jolly_boat"], notes=notes)
        go(state, "go_on")
        assert state.over == won


@rule("END-13")
def test_king_kong_is_hunted_once_three_traps_are_set() -> None:
    lairs = [*marks("number", "A1", "B2", "C1", value=1), *marks("blue", "A1", "B2", "C1")]
    tiles = {"B1": 8, "A1": 4, "B2": 5, "C1": 6}
    few = at(scenario=7, weapon=5, tiles=tiles, marks=lairs[:-1])
    reason = few.why_not(0, "plan hunt kong")
    assert reason is not None
    assert reason.code == "too_few_traps"
    state = at(scenario=7, weapon=5, tiles=tiles, marks=lairs)
    go(state, "plan hunt kong", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert ending(state) == (True, "won")


# -- the woodpile -------------------------------------------------------------------------------------------


@rule("END-8")
@pytest.mark.parametrize(("number", "wood", "fire", "won"), [
    (10, 15, True, True), (11, 15, True, True), (12, 15, True, True), (9, 15, True, False), (10, 14, True, False),
    (12, 15, False, False),
])  # fmt: skip
def test_castaways_need_fire_and_the_whole_pile_when_the_ship_comes(
    number: int, wood: int, fire: bool, won: bool
) -> None:
    state = at(begin="round", round=number, notes=[wood], built=["fire"] if fire else [], events=[])
    go(state, "go_on")
    assert state.over == won


@rule("END-10", "END-14")
@pytest.mark.parametrize(
    ("there", "most"), [(0, 1), (1, 2), (2, 1), (3, 3), (5, 1), (6, 4), (9, 1), (10, 5), (12, 3), (14, 1)]
)
def test_wood_goes_into_one_column_a_round_the_smallest_first(there: int, most: int) -> None:
    state = castaways(3, there, available={"wood": 9})
    assert state.legal(0) == [f"number {wood}" for wood in range(most + 1)]
    go(state, f"number {most}")
    assert pile(state) == there + most
    assert state.position()["available"]["wood"] == 9 - most
    assert state.view(0)["asking"]["kind"] == "plan"


@rule("END-10")
@pytest.mark.parametrize("wood", [0, 1, 2, 3, 4, 5])
def test_any_number_of_cubes_that_fit_can_be_added(wood: int) -> None:
    state = castaways(5, 10, available={"wood": 7})
    go(state, f"number {wood}")
    assert pile(state) == 10 + wood


@rule("END-10")
def test_the_whole_pile_takes_five_rounds_and_fifteen_wood() -> None:
    there = 0
    for number, column in enumerate((1, 2, 3, 4, 5), start=4):
        state = castaways(number, there, available={"wood": 15 - there})
        events = go(state, f"number {column}")
        there += column
        assert pile(state) == there
        assert ("piled", {"wood": column, "column": column}) in [(event.kind, event.values) for event in events]
        assert state.view(0)["points"]["pile_column"] == column
    assert there == 15
    full = castaways(9, 15, available={"wood": 3})
    assert full.view(0)["asking"]["kind"] == "plan"


@rule("END-11")
def test_the_pile_is_fed_after_production_and_before_planning_from_available_only() -> None:
    state = at(begin="production", round=2, notes=[3], first=1)
    assert "number 1" not in state.legal(1)
    go(state, "go_on")
    assert (state.waiting_for(), state.legal(1)) == ((1,), ["number 0", "number 1"])  # what the camp has just given
    go(state, "number 1")
    reason = state.why_not(1, "number 1")
    assert reason is not None
    assert reason.code == "planning_now"
    assert castaways(2, 3).view(0)["asking"]["kind"] == "plan"


@rule("END-11")
def test_oil_adds_to_the_open_column_besides_the_wood_of_the_round() -> None:
    state = castaways(2, 1, available={"wood": 2}, tokens={"scenario_bowtie": 1})
    go(state, "number 2", "use token_scenario_bowtie")
    assert pile(state) == 5
    assert state.position()["tokens"] == {}
    assert state.position()["available"]["wood"] == 0


@rule("END-11")
def test_the_mast_adds_its_wood_when_it_is_built() -> None:
    incoming = [{"card": "invention mast", "who": "0"}]
    state = stage({"step": "end_of_actions"}, incoming=incoming, built=["rope"], notes=[6])
    go(state, "go_on")
    assert pile(state) == 9


@rule("END-12")
def test_a_pile_that_is_complete_too_early_wins_when_round_10_begins() -> None:
    state = castaways(
        9, 14, available={"wood": 1, "preserved": 4}, shelter=True, roof=9, palisade=9, weapon=9, events=[]
    )
    go(state, "number 1")
    assert ending(state) is None
    go(state, "confirm", "confirm")
    while not state.over and state.position()["round"] == 9:
        go(state, "decline" if "decline" in state.legal(state.waiting_for()[0]) else "go_on")
    assert ending(state) == (True, "won")
    assert (state.position()["round"], state.position()["phase"]) == (10, "event")


@rule("END-12")
def test_a_fire_that_is_built_in_the_last_round_wins_after_its_actions() -> None:
    plan = [
        {"slot": 1, "target": "build fire", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "camp", "performer": "1", "pawns": ["1"]},
    ]
    state = at(round=12, notes=PILE_FULL, plan=plan, tiles={"B1": 8, "A1": 5})
    go(state, "confirm", "confirm")
    assert ending(state) == (True, "won")
    assert state.position()["phase"] == "action"
    assert state.position()["players"][1]["determination"] == 2


@rule("END-14")
def test_wood_on_the_pile_never_comes_back() -> None:
    state = castaways(3, 4)
    reason = state.why_not(0, "plan build weapon")
    assert reason is not None
    assert reason.code == "wood_missing"
    storm = stage({"step": "lose_all"}, {"step": "wood", "a": -2}, notes=[4], available={"wood": 1})
    go(storm, "go_on")
    assert pile(storm) == 4
    assert wounds(storm) == [2, 2]


# -- points -------------------------------------------------------------------------------------------------


def scores(state: State) -> list[int]:
    result = state.result()
    assert result is not None
    found = result["scores"]
    assert isinstance(found, list)
    return found


@rule("SCORE-1", "SCORE-5", "SCORE-6")
@pytest.mark.parametrize(("fire", "won"), [(True, True), (False, False)])
def test_castaways_count_life_levels_and_columns(fire: bool, won: bool) -> None:
    cast = [{"character": "cook", "wounds": 3}, {"character": "explorer", "wounds": 11}]
    fields: dict[str, Any] = {"weapon": 2, "roof": 1, "palisade": 3, "shelter": True, "available": {"food": 2}}
    built = ["fire"] if fire else []
    state = at(cast, begin="night", round=12, notes=PILE_FULL, built=built, friday={"wounds": 1}, **fields)
    go(state, "go_on")
    assert ending(state) == (won, "won" if won else "out_of_time")
    assert state.view(0)["points"] == {"heart": 9, "weapon": 2, "roof": 1, "palisade": 3, "pile_column": 5}
    assert scores(state) == [9 + 4 + 3 + 6 + 20] * 2


@rule("SCORE-5")
@pytest.mark.parametrize(
    ("wood", "columns"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3), (9, 3), (10, 4), (14, 4), (15, 5)]
)
def test_only_complete_columns_count(wood: int, columns: int) -> None:
    assert at(notes=[wood]).view(0)["points"]["pile_column"] == columns


@rule("SCORE-2")
def test_points_decide_nothing() -> None:
    rich = at(begin="night", round=12, weapon=30, roof=30, palisade=30, shelter=True, available={"food": 2})
    go(rich, "go_on")
    dying = [{"character": "cook", "wounds": 12}, {"character": "carpenter", "wounds": 12}]
    poor = at(dying, scenario=4, begin="round", built=["jolly_boat"], notes=[6, 3])
    go(poor, "go_on")
    assert (ending(rich), ending(poor)) == ((False, "out_of_time"), (True, "won"))
    assert scores(rich)[0] > scores(poor)[0]


@rule("SCORE-3")
def test_a_result_can_be_kept_with_the_record_of_its_game() -> None:
    state = castaways(11, 14, available={"wood": 1})
    go(state, "number 1")
    again = islario.replay(state.record())
    assert again.result() == state.result()
    assert again.result() is not None


@rule("SCORE-4")
def test_six_scenarios_have_a_table_of_points_and_the_seventh_has_none() -> None:
    tables = [at(scenario=scenario).view(0)["points"] for scenario in range(1, 8)]
    assert [set(table) for table in tables] == [
        {"heart", "weapon", "roof", "palisade", "pile_column"},
        {"heart", "weapon", "palisade", "roof", "blue_marker", "fog_marker"},
        {"heart", "weapon", "roof", "palisade", "jenny_saved", "lifeboat"},
        {"heart", "weapon", "jolly_boat", "explored_tile", "explored_totem"},
        {"heart", "weapon", "palisade", "burnt_village", "burnt_city"},
        {"heart", "weapon", "roof", "palisade", "item"},
        set(),
    ]
    state = at(scenario=7, begin="night", round=10, weapon=5, available={"food": 2})
    go(state, "go_on")
    assert scores(state) == [0, 0]


@rule("SCORE-4")
@pytest.mark.parametrize(("scenario", "fields", "points"), [
    (2, {"marks": [*marks("blue", "B1", "A1"), *marks("white", "C1", "C2", "C3")]}, 3 * 2 - 3),
    (3, {"notes": [1], "built": ["scenario_raft"]}, 5),
    (4, {"built": ["jolly_boat"], "notes": [5, 3], "camp": "C3", "tiles": {"C3": 1, "B3": 8}}, 5 + 5 + 9),
    (5, {"marks": [*marks("number", "A1", "A2", value=1), *marks("burnt", "A1", "A2")]}, 6),
    (6, {"built": ["rope", "knife", "fence"], "weapon": 1}, 2 * 2 + 2),
])  # fmt: skip
def test_each_table_counts_what_its_sheet_names(scenario: int, fields: dict[str, Any], points: int) -> None:
    cast = [{"character": "cook", "wounds": 12}, {"character": "carpenter", "wounds": 12}]
    fields = {"weapon": 0, **fields}
    state = stage({"step": "wounds", "a": 1, "who": "0"}, players=cast, scenario=scenario, **fields)
    go(state, "go_on")
    assert scores(state) == [points] * 2


@rule("SCORE-6")
def test_life_is_counted_over_all_players_but_not_friday() -> None:
    cast = [{"character": "cook", "wounds": 2}, "carpenter", {"character": "explorer", "wounds": 5}, "soldier"]
    assert at(cast, friday={}).view(0)["points"]["heart"] == 10 + 12 + 6 + 11


@rule("SCORE-6", "END-6")
def test_a_dead_player_has_no_life_to_count() -> None:
    cast = [{"character": "cook", "wounds": 10}, {"character": "carpenter", "wounds": 7}]
    state = stage({"step": "wounds", "a": 9, "who": "0"}, players=cast, phase="event")
    go(state, "go_on")
    assert (state.over, state.view(0)["points"]["heart"]) == (True, 0 + 5)

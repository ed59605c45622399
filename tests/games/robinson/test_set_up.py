"""Setting up: what lies where before the first round, over many seeds."""

from typing import Any

import pytest

from islario.core.reasons import BadOption
from islario.core.state import State
from islario.games.robinson.box.cards import CARDS, ICON, MYSTERIES
from islario.games.robinson.components import BOOK, EVENT_COUNT
from tests.games.robinson.helpers.positions import GAME, at, draw_event, go, stage
from tests.rules import rule

SEEDS = range(24)
CHARACTERS = ["carpenter", "cook", "explorer", "soldier"]
OWN = {"carpenter": "snare", "cook": "fireplace", "explorer": "shortcut", "soldier": "spear"}
STARTERS = ["shovel", "bricks", "pot", "cure", "rope", "knife", "fire", "map", "dam"]
ITEMS = {
    "pipe_and_tobacco", "bible", "storm_glass", "pistol", "empty_bottle", "hammer_and_nails", "biscuits",
    "flask_of_rum",
}  # fmt: skip
ROUNDS = {1: 12, 2: 10, 3: 8, 4: 8, 5: 9, 6: 12, 7: 10}


def dealt(seed: int = 0, **options: Any) -> dict[str, Any]:
    """The position of a new game."""
    return GAME.new(seed=seed, **options).position()


def characters(position: dict[str, Any]) -> list[str]:
    return [player["character"] for player in position["players"]]


def has_book(event: str) -> bool:
    return ICON[CARDS.index(event)] == BOOK


def books(events: list[str]) -> int:
    return sum(has_book(event) for event in events)


def begun(**options: Any) -> State:
    """A new game with its first round begun, up to its first question."""
    state = GAME.new(seed=0, **options)
    go(state, "go_on")
    return state


# -- the scenario -------------------------------------------------------------------------------------------


@rule("SETUP-1")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_the_scenario_brings_its_rounds_weather_inventions_and_points(scenario: int) -> None:
    state = GAME.new(seed=0, scenario=scenario)
    card = GAME.box()["scenarios"][scenario - 1]
    assert state.position()["scenario"] == scenario
    assert state.view(0)["rounds"] == ROUNDS[scenario] == card["rounds"] == len(card["weather"])
    assert len(card["inventions"]) == 2
    assert set(state.view(0)["points"]) == set(card["points"])


@rule("SETUP-1", "SETUP-39")
def test_scenarios_have_different_books_weather_and_tokens() -> None:
    scenarios = GAME.box()["scenarios"]
    assert scenarios[1]["weather"] == [[]] * 5 + [["winter"]] * 5
    assert scenarios[4]["weather"] == [[]] * 9
    plain = draw_event("loss_of_hope", scenario=1, palisade=2).position()
    storm = draw_event("loss_of_hope", scenario=3, palisade=2).position()
    assert has_book("event loss_of_hope")
    assert (plain["palisade"], storm["palisade"]) == (2, 1)


@rule("SETUP-39")
@pytest.mark.parametrize(("scenario", "numbered"), [(1, []), (2, [1]), (3, [1]), (7, [1])])
def test_a_scenario_has_as_many_totem_effects_as_its_sheet(scenario: int, numbered: list[int]) -> None:
    plan = [{"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0", "0"]}]
    state = stage({"step": "resolve_slot", "a": 0}, scenario=scenario, plan=plan, tile_deck=[1, 4])
    go(state, "go_on")
    position = state.position()
    assert position["tiles"]["A1"] == 4
    assert [mark["value"] for mark in position["marks"] if mark["mark"] == "number"] == numbered


@rule("SETUP-42")
def test_without_a_scenario_named_it_is_castaways_and_any_other_may_be_named() -> None:
    assert dealt()["scenario"] == 1
    assert GAME.box()["scenarios"][0]["scenario"] == "castaways"
    assert [dealt(scenario=scenario)["scenario"] for scenario in (7, 3, 5)] == [7, 3, 5]


@rule("SETUP-3", "ROUND-7")
def test_what_a_scenario_changes_replaces_the_standard_step() -> None:
    volcano = dealt(scenario=4)
    assert volcano["tiles"] == {"B4": 10, "B3": 8}
    assert volcano["camp"] == "B4"
    assert volcano["built"] == ["shovel", "knife"]
    assert volcano["weapon"] == 1
    cannibals = dealt(scenario=5)
    assert cannibals["items"] == {"pipe_and_tobacco": 2, "flask_of_rum": 2}
    assert cannibals["tiles"] == {"B1": 8, "A4": 4}
    assert dealt(scenario=7)["shelter"]
    for seed in SEEDS:
        assert "storm_glass" not in dealt(seed, scenario=3)["items"]
        assert len(dealt(seed, scenario=3)["items"]) == 2


@rule("SETUP-3")
def test_what_a_scenario_does_not_change_stays_standard() -> None:
    for scenario in ROUNDS:
        position = dealt(scenario=scenario)
        assert position["threats"] == [None, "wreckage food_crates"]
        assert (position["morale"], position["roof"], position["palisade"]) == (0, 0, 0)
        assert len(position["mysteries"]) == 52
        assert len(position["items"]) == 2


# -- players and characters ---------------------------------------------------------------------------------


@rule("SETUP-2")
@pytest.mark.parametrize("players", [0, 5, -1, 100])
def test_a_game_is_for_one_to_four_players(players: int) -> None:
    for count in (1, 2, 3, 4):
        assert len(dealt(players=count)["players"]) == count
    with pytest.raises(BadOption) as refused:
        GAME.new(seed=0, players=players)
    assert refused.value.reason.code == "bad_option"
    assert refused.value.reason.values == {"option": "players", "value": str(players), "expected": "1-4"}


@rule("SETUP-4")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_get_different_characters_of_all_four(players: int) -> None:
    casts = [characters(dealt(seed, players=players)) for seed in SEEDS]
    assert all(len(set(cast)) == players for cast in casts)
    assert {name for cast in casts for name in cast} == set(CHARACTERS)
    assert len({tuple(cast) for cast in casts}) > 8


@rule("SETUP-5", "PLAYERS-2", "PLAYERS-21")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_the_soldier_stays_in_the_box(players: int) -> None:
    casts = [characters(dealt(seed, players=players)) for seed in SEEDS]
    assert all(len(set(cast)) == players for cast in casts)
    assert {name for cast in casts for name in cast} == {"carpenter", "cook", "explorer"}


@rule("SETUP-6")
def test_which_side_of_the_character_is_shown_is_no_part_of_the_game() -> None:
    assert set(dealt()["players"][0]) == {"character", "wounds", "determination", "used"}
    assert not {option.name for option in GAME.options} & {"side", "sex", "colour"}


@rule("SETUP-7", "SETUP-8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_invention_of_each_character_lies_open_and_nowhere_else(players: int) -> None:
    assert {card["character"]: card["invention"] for card in GAME.box()["characters"]} == OWN
    for seed in SEEDS:
        position = dealt(seed, players=players)
        for character in characters(position):
            assert position["open"].count(OWN[character]) == 1
            assert OWN[character] not in position["inventions"]


@rule("SETUP-9")
def test_the_invention_of_a_character_not_in_play_is_an_ordinary_one() -> None:
    places = set()
    for seed in SEEDS:
        position = dealt(seed, characters=["cook", "explorer"])
        for name in ("snare", "spear"):
            assert (name in position["open"]) != (name in position["inventions"])
            places.add((name, name in position["open"]))
    assert len(places) == 4
    state = at(("cook", "explorer"), open=["spear", "fireplace"], built=["knife"], available={"wood": 2})
    go(state, "plan build spear", "support 1 pawn", "confirm", seat=1)
    go(state, "confirm", seat=0)
    assert "spear" in state.position()["built"]
    assert state.position()["players"][1]["determination"] == 0


@rule("SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_two_pawns(players: int) -> None:
    left = GAME.new(seed=0, players=players).view(0)["pawns_left"]
    assert {seat: left[seat] for seat in left if seat.isdigit()} == {str(seat): 2 for seat in range(players)}


@rule("SETUP-11", "SETUP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_has_wounds_or_determination_at_the_beginning(players: int) -> None:
    position = dealt(players=players)
    assert [(player["wounds"], player["determination"]) for player in position["players"]] == [(0, 0)] * players


@rule("SETUP-13", "SETUP-14", "SETUP-15")
def test_levels_and_stores_are_empty_at_the_beginning() -> None:
    position = dealt()
    nothing = {"wood": 0, "food": 0, "preserved": 0, "fur": 0}
    assert (position["morale"], position["weapon"]) == (0, 0)
    assert (position["roof"], position["palisade"], position["shelter"]) == (0, 0, False)
    assert position["available"] == nothing
    assert (position["future"], position["incoming"], position["tokens"]) == ({}, [], {})


# -- cards --------------------------------------------------------------------------------------------------


@rule("SETUP-16", "SETUP-17")
def test_nine_starting_inventions_and_five_random_ones_lie_open() -> None:
    drawn = set()
    for seed in SEEDS:
        position = dealt(seed)
        own = {OWN[character] for character in characters(position)}
        others = [name for name in position["open"] if name not in own]
        assert others[:9] == STARTERS
        assert len(others) == 14
        drawn |= set(others[9:])
    assert len(drawn) > 14


@rule("SETUP-18", "SETUP-40")
@pytest.mark.parametrize(("players", "deck"), [(1, 15), (2, 14), (3, 13), (4, 12)])
def test_the_other_inventions_are_the_shuffled_deck(players: int, deck: int) -> None:
    orders = set()
    for seed in SEEDS:
        position = dealt(seed, players=players)
        assert len(position["inventions"]) == deck
        assert sorted(position["inventions"] + position["open"]) == sorted(GAME.box()["inventions"])
        assert position["invention_discard"] == []
        assert len(dealt(seed, players=players, scenario=6)["inventions"]) == deck - 4
        orders.add(tuple(position["inventions"]))
    assert len(orders) == len(SEEDS)


@rule("SETUP-19")
def test_adventures_are_three_shuffled_decks() -> None:
    for colour in ("build", "gather", "explore"):
        decks = [dealt(seed)[colour] for seed in SEEDS]
        assert {len(deck) for deck in decks} == {30}
        assert len({tuple(sorted(deck)) for deck in decks}) == 1
        assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    position = dealt()
    assert not set(position["build"]) & set(position["explore"])


@rule("SETUP-20")
def test_beasts_are_shuffled_and_nothing_can_be_hunted_yet() -> None:
    positions = [dealt(seed) for seed in SEEDS]
    assert len({tuple(position["beasts"]) for position in positions}) == len(SEEDS)
    assert all(len(set(position["beasts"])) == 16 and position["hunting"] == [] for position in positions)
    reason = at().why_not(0, "plan hunt")
    assert reason is not None
    assert reason.code == "no_beast"


@rule("SETUP-21")
def test_treasures_monsters_and_traps_are_one_shuffled_deck() -> None:
    decks = [dealt(seed)["mysteries"] for seed in SEEDS]
    assert all(sorted(deck) == sorted(MYSTERIES) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)


@rule("SETUP-27", "SETUP-28")
def test_two_starting_items_with_two_uses_each_are_drawn() -> None:
    seen = set()
    for seed in SEEDS:
        state = GAME.new(seed=seed)
        position = state.position()
        assert list(position["items"].values()) == [2, 2]
        assert len(position["item_box"]) == 6
        assert set(position["items"]) | set(position["item_box"]) == ITEMS
        assert state.view(0)["decks"]["item_box"] == 6
        assert "item_box" not in state.view(0)
        seen |= set(position["items"])
    assert seen == ITEMS


@rule("SETUP-28")
def test_after_two_uses_a_starting_item_is_gone_for_good() -> None:
    state = at(items={"biscuits": 2})
    go(state, "use biscuits", "use biscuits", seat=1)
    position = state.position()
    assert position["items"] == {}
    assert position["gone"] == ["item biscuits"]
    reason = state.why_not(1, "use biscuits")
    assert reason is not None
    assert reason.code == "not_available"


@rule("SETUP-29")
def test_discovery_tokens_are_one_shuffled_pile() -> None:
    piles = [dealt(seed)["discoveries"] for seed in SEEDS]
    assert {len(pile) for pile in piles} == {22}
    assert len({tuple(sorted(pile)) for pile in piles}) == 1
    assert len({tuple(pile) for pile in piles}) == len(SEEDS)


@rule("SETUP-33", "SETUP-34")
@pytest.mark.parametrize(("scenario", "half"), [(1, 6), (2, 5), (3, 4), (4, 4), (5, 5), (6, 6), (7, 5)])
def test_the_event_deck_has_half_the_rounds_of_each_kind(scenario: int, half: int) -> None:
    decks = set()
    for seed in SEEDS:
        position = dealt(seed, scenario=scenario)
        assert (books(position["events"]), len(position["events"])) == (half, 2 * half)
        assert len(position["event_box"]) == EVENT_COUNT - 2 * half
        assert len(set(position["events"] + position["event_box"])) == EVENT_COUNT
        decks.add(tuple(position["events"]))
        assert half == (ROUNDS[scenario] + 1) // 2
    assert len(decks) == len(SEEDS)
    assert len({tuple(map(has_book, deck)) for deck in decks}) > 12


@rule("SETUP-33")
def test_nobody_sees_which_events_are_in_the_deck() -> None:
    view = GAME.new(seed=0).view(0)
    assert view["decks"]["events"] == {"book": 6, "adventure": 6, "added": []}
    assert "event_box" not in view
    assert "events" not in view


@rule("SETUP-35")
def test_food_crates_lie_on_the_right_threat_space() -> None:
    assert all(dealt(seed)["threats"] == [None, "wreckage food_crates"] for seed in SEEDS)


@rule("SETUP-43")
def test_the_box_holds_all_its_cards() -> None:
    position = dealt()
    events = position["events"] + position["event_box"]
    assert (len(events), books(events)) == (73, 39)
    assert [len(position[deck]) for deck in ("build", "gather", "explore", "mysteries", "beasts")] == [
        30,
        30,
        30,
        52,
        16,
    ]
    assert len(GAME.box()["inventions"]) == 30
    assert len(position["items"]) + len(position["item_box"]) == 8
    assert len(position["discoveries"]) == 22
    assert len(position["tile_deck"]) + len(position["tiles"]) == 11
    wreckage = next(option for option in GAME.options if option.name == "wreckage")
    assert wreckage.choices == ("food_crates", "wrecked_lifeboat", "captains_chest", "random")


@rule("SETUP-43")
@pytest.mark.parametrize(
    ("wanted", "count"), [(1, 26), (1 << 4, 13), (1 << 8, 13)], ids=["treasure", "monster", "trap"]
)
def test_mysteries_are_26_treasures_13_monsters_and_13_traps(wanted: int, count: int) -> None:
    taken = []
    for name in MYSTERIES:
        state = stage({"step": "mystery", "a": wanted, "who": "0", "in_action": True}, mysteries=[name])
        go(state, "go_on")
        if state.position()["mysteries"] != [name]:
            taken.append(name)
    assert len(taken) == count


# -- the island ---------------------------------------------------------------------------------------------


@rule("SETUP-22", "SETUP-24")
def test_the_camp_stands_on_tile_8() -> None:
    for seed in SEEDS:
        position = dealt(seed)
        assert position["tiles"] == {"B1": 8}
        assert (position["camp"], position["shelter"], position["marks"]) == ("B1", False, [])
    assert GAME.box()["tiles"][7]["terrain"] == "beach"
    assert GAME.box()["tiles"][0]["terrain"] == "plains"


@rule("SETUP-23")
def test_the_beach_is_explored_so_that_the_shovel_can_be_built_at_once() -> None:
    needing = [name for name, needs in GAME.box()["inventions"].items() if "beach" in needs["terrain"]]
    assert needing == ["shovel"]
    state = at()
    assert "plan build shovel" in state.legal(0)
    builds = [words for words in state.legal(1) if words.startswith("plan build")]
    assert builds == ["plan build shovel"]


@rule("SETUP-25")
def test_the_other_ten_tiles_are_a_shuffled_pile() -> None:
    piles = [dealt(seed)["tile_deck"] for seed in SEEDS]
    assert all(sorted(pile) == [1, 2, 3, 4, 5, 6, 7, 9, 10, 11] for pile in piles)
    assert len({tuple(pile) for pile in piles}) == len(SEEDS)
    assert GAME.new(seed=0).view(0)["decks"]["tiles"] == 10
    assert "tile_deck" not in GAME.new(seed=0).view(0)


@rule("SETUP-26")
def test_the_volcano_matters_on_volcano_island_only() -> None:
    for scenario in (1, 2, 3, 5, 6, 7):
        position = dealt(scenario=scenario)
        assert {"mark": "down", "at": "B1"} not in [{k: mark[k] for k in ("mark", "at")} for mark in position["marks"]]
        assert position["tiles"]["B1"] == 8
    volcano = dealt(scenario=4)
    assert {"mark": "down", "at": "B3", "from": "scenario volcano_island"} in volcano["marks"]


@rule("SETUP-41")
def test_the_island_has_ten_spaces_and_an_eleventh_for_cannibals() -> None:
    near = GAME.box()["spaces"]
    assert {space: sorted(set(others) - {"A4"}) for space, others in near.items() if space != "A4"} == {
        "A1": ["A2", "B1", "B2"],
        "A2": ["A1", "A3", "B2", "B3"],
        "A3": ["A2", "B3", "B4"],
        "B1": ["A1", "B2", "C1"],
        "B2": ["A1", "A2", "B1", "B3", "C1", "C2"],
        "B3": ["A2", "A3", "B2", "B4", "C2", "C3"],
        "B4": ["A3", "B3", "C3"],
        "C1": ["B1", "B2", "C2"],
        "C2": ["B2", "B3", "C1", "C3"],
        "C3": ["B3", "B4", "C2"],
    }
    assert sorted(near["A4"]) == ["A3", "B4"]
    assert [scenario for scenario in ROUNDS if "A4" in dealt(scenario=scenario)["tiles"]] == [5]
    assert [words for words in at().legal(0) if words.startswith("plan explore") and "friday" not in words] == [
        "plan explore A1",
        "plan explore B2",
        "plan explore C1",
    ]


# -- the supply, the round, the first player ------------------------------------------------------------------


@rule("SETUP-30", "SETUP-31")
def test_the_supply_is_no_part_of_a_position_and_never_runs_out() -> None:
    assert "supply" not in dealt()
    state = stage(
        {"step": "wood", "a": 900},
        {"step": "det", "a": 800, "who": "0"},
        {"step": "weapon", "a": 70},
        available={"wood": 99},
    )
    go(state, "go_on")
    position = state.position()
    assert position["available"]["wood"] == 999
    assert position["players"][0]["determination"] == 800
    assert position["weapon"] == 70


@rule("SETUP-32")
def test_the_game_begins_in_round_1() -> None:
    assert all(dealt(scenario=scenario)["round"] == 1 for scenario in ROUNDS)
    events = go(GAME.new(seed=0), "go_on")
    assert (events[0].kind, events[0].values) == ("round_began", {"round": 1})


@rule("SETUP-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_named_or_drawn(players: int) -> None:
    assert {dealt(seed, players=players)["first"] for seed in range(40)} == set(range(players))
    for seat in range(players):
        assert {dealt(seed, players=players, first_player=seat)["first"] for seed in SEEDS} == {seat}
    assert GAME.new(seed=0, players=players, first_player=1).waiting_for() == (1,)


@rule("SETUP-37", "PLAYERS-1")
@pytest.mark.parametrize(("choice", "determination", "morale"), [("option 1", 2, 0), ("option 2", 0, 1)])
def test_four_players_get_one_thing_only_for_arranging_the_camp(choice: str, determination: int, morale: int) -> None:
    state = at(CHARACTERS, first=1, available={"food": 1})
    go(state, "plan camp", seat=2)
    for seat in range(4):
        go(state, "confirm", seat=seat)
    assert state.waiting_for() == (2,)
    assert state.legal(2) == ["option 1", "option 2"]
    go(state, choice)
    assert state.position()["players"][2]["determination"] == determination
    assert state.position()["morale"] == morale


@rule("SETUP-38", "PLAYERS-3")
def test_friday_joins_two_players_without_a_wound() -> None:
    assert dealt(players=2)["friday"] == {"wounds": 0, "determination": 0}
    assert begun(players=2).view(0)["pawns_left"]["friday"] == 1
    assert [dealt(players=players)["friday"] for players in (3, 4)] == [None, None]

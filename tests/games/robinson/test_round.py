"""The round: its phases, its end, the first player, and what all share."""

from typing import Any

import pytest

from islario.core.events import Event
from islario.core.state import State
from tests.games.robinson.helpers.positions import GAME, at, draw_event, draw_mystery, go, meet_adventure, stage, strike
from tests.rules import rule

ROUNDS = {1: 12, 2: 10, 3: 8, 4: 8, 5: 9, 6: 12, 7: 10}


def finish_round(state: State) -> list[Event]:
    """Play on, planning nothing and taking the first answer, until another round has begun or the game is over."""
    number = state.position()["round"]
    events: list[Event] = []
    while not state.over and state.position()["round"] == number:
        seat = state.waiting_for()[0]
        asked = state.view(seat)["asking"]["kind"]
        words = "confirm" if asked == "plan" else "go_on" if asked == "window" else state.legal(seat)[0]
        events += state.play(seat, words)
    return events


def steps_of(events: list[Event]) -> list[str]:
    """The beginnings of phases among events, and the drawing of events."""
    kinds = {"round_began": "event", "drew": "draw"}
    return [
        event.values["phase"] if event.kind == "phase_began" else kinds[event.kind]
        for event in events
        if event.kind in ("phase_began", "round_began", "drew")
    ]


@rule("ROUND-1")
def test_a_round_has_six_phases_in_order() -> None:
    state = at(begin="round", round=2, events=["event disaster"], available={"food": 4}, shelter=True)
    assert steps_of(finish_round(state))[:8] == [
        "event", "draw", "morale", "production", "action", "weather", "night", "event",
    ]  # fmt: skip


@rule("ROUND-1")
def test_the_first_round_has_them_too_but_no_event() -> None:
    state = GAME.new(seed=3)
    events = finish_round(state)
    second = [place for place, event in enumerate(events) if event.kind == "round_began"][1]
    assert steps_of(events[:second]) == ["event", "morale", "production", "action", "weather", "night"]


@rule("ROUND-2")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_no_round_is_played_after_the_last(scenario: int) -> None:
    last = ROUNDS[scenario]
    earlier = at(begin="night", scenario=scenario, round=last - 1, available={"preserved": 9}, shelter=True)
    finish_round(earlier)
    assert earlier.position()["round"] == last
    state = at(begin="night", scenario=scenario, round=last, available={"preserved": 9}, shelter=True)
    finish_round(state)
    assert state.over
    assert state.position()["round"] == last
    result = state.result()
    assert result is not None
    assert (result["won"], result["reason"]) == (False, "out_of_time")


@rule("ROUND-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_win_together_or_lose_together(players: int) -> None:
    cast = ["cook", "carpenter", "explorer", "soldier"][:players]
    won = at(cast, begin="round", round=10, built=["fire"], notes=[15])
    go(won, "go_on")
    result = won.result()
    assert result is not None
    assert (result["won"], result["winners"]) == (True, list(range(players)))
    assert len(set(result["scores"])) == 1
    lost = stage({"step": "wounds", "a": 13, "who": "0"}, players=cast)
    go(lost, "go_on")
    result = lost.result()
    assert result is not None
    assert (result["won"], result["winners"]) == (False, [])


@rule("ROUND-4")
def test_nobody_has_a_turn_all_plan_at_once_and_the_first_player_answers_for_the_group() -> None:
    state = at(("cook", "carpenter", "explorer"), first=1, available={"food": 1})
    assert state.waiting_for() == (0, 1, 2)
    go(state, "confirm", seat=2)
    assert state.waiting_for() == (0, 1)
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert state.view(0)["asking"]["kind"] == "person"
    assert state.waiting_for() == (1,)
    reason = state.why_not(0, "person 0")
    assert reason is not None
    assert (reason.code, reason.rule, reason.values) == ("not_asked", "ROUND-4", {"seat": 1})


@rule("ROUND-5")
def test_the_first_player_takes_morale_and_the_fights_of_events() -> None:
    state = at(begin="morale", first=1, morale=2)
    go(state, "go_on")
    assert [player["determination"] for player in state.position()["players"]] == [0, 2]
    fight = strike("howling_from_the_woods", first=1, hunting=["fox"])
    assert [player["wounds"] for player in fight.position()["players"]] == [0, 2]
    assert at(first=1).why_not(0, "plan camp friday") is not None
    assert at(first=1).why_not(1, "plan camp friday") is None


@rule("ROUND-6")
@pytest.mark.parametrize(("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0), (1, 0, 0)])
def test_after_the_night_the_next_seat_is_first_player(players: int, first: int, then: int) -> None:
    cast = ["cook", "carpenter", "explorer", "soldier"][:players]
    state = at(cast, begin="night", first=first, available={"food": 4}, shelter=True)
    finish_round(state)
    assert (state.position()["round"], state.position()["first"]) == (2, then)


@rule("ROUND-7")
def test_a_rule_of_the_scenario_wins_over_a_general_one() -> None:
    general = at(available={"wood": 1, "fur": 1}).why_not(0, "plan build shelter mixed_1")
    assert general is not None
    assert general.code == "not_payable_so"
    volcano = at(scenario=4, camp="B4", available={"wood": 1, "fur": 1})
    assert volcano.why_not(0, "plan build shelter mixed_1") is None


@rule("ROUND-8")
def test_a_card_wins_over_a_general_rule() -> None:
    general = at(["cook", "carpenter"], built=["pot"], available={"food": 1}).why_not(0, "use pot")
    assert general is not None
    state = meet_adventure("build", "tired", players=[{"character": "cook", "wounds": 3}, "carpenter"])
    assert state.position()["phase"] == "action"
    go(state, "option 2")
    assert state.position()["players"][0]["wounds"] == 1


@rule("ROUND-8")
def test_a_card_wins_over_the_scenario() -> None:
    """On Volcano Island whatever is drawn in a temple has to be resolved; but the Whip ignores a trap."""
    caught = draw_mystery("sharp_blade", scenario=4)
    assert caught.position()["players"][0]["wounds"] == 2
    state = draw_mystery("sharp_blade", scenario=4, treasures={"whip": 1})
    go(state, "use treasure_whip")
    assert state.position()["players"][0]["wounds"] == 0
    assert state.position()["mystery_discard"] == ["sharp_blade"]


@rule("ROUND-9")
@pytest.mark.parametrize(
    ("use", "resource", "fields"),
    [
        ("use biscuits", "food", {"items": {"biscuits": 2}}),
        ("use token_fallen_tree", "wood", {"tokens": {"fallen_tree": 1}}),
    ],
)
def test_an_icon_without_a_number_means_one(use: str, resource: str, fields: dict[str, Any]) -> None:
    state = at(**fields)
    go(state, use)
    assert {name: n for name, n in state.position()["available"].items() if n} == {resource: 1}


# -- what all share -----------------------------------------------------------------------------------------


@rule("ROUND-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_player_may_use_what_lies_in_available(seat: int) -> None:
    fields: dict[str, Any] = {
        "available": {"wood": 1},
        "built": ["map"],
        "items": {"biscuits": 1},
        "tokens": {"old_machete": 1},
        "treasures": {"compass": 1},
    }
    state = at(("cook", "carpenter", "explorer"), **fields)
    go(state, "plan build weapon", "plan explore A1", "support 2 map", "support 2 compass", seat=seat)
    go(state, "use biscuits", "use token_old_machete", seat=seat)
    position = state.position()
    assert position["plan"][1]["pawns"] == [str(seat), "map", "compass"]
    assert position["reserved"]["wood"] == 1
    assert (position["available"]["food"], position["weapon"]) == (1, 1)


@rule("ROUND-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_may_use_a_kept_treasure(seat: int) -> None:
    state = at(
        treasures={"bottle_of_wine": 1}, players=[{"character": "cook", "wounds": 2}, "carpenter"], begin="night"
    )
    assert "use treasure_bottle_of_wine" in state.legal(seat)


@rule("ROUND-11", "ROUND-12", "ROUND-13")
def test_a_bottle_can_be_used_twice_before_the_first_round() -> None:
    seed = next(seed for seed in range(99) if "empty_bottle" in GAME.new(seed=seed).position()["items"])
    state = GAME.new(seed=seed)
    go(state, "use empty_bottle", seat=0)
    assert (state.position()["weapon"], state.position()["items"]["empty_bottle"]) == (1, 1)
    go(state, "use empty_bottle", seat=1)
    position = state.position()
    assert position["weapon"] == 2
    assert "empty_bottle" not in position["items"]
    assert position["gone"] == ["item empty_bottle"]
    assert position["round"] == 1
    assert position["agenda"][0]["step"] == "round_begins"


@rule("ROUND-11")
@pytest.mark.parametrize("begin", ["round", "event", "morale", "production", "planning", "weather", "night"])
def test_a_starting_item_can_be_used_in_every_phase(begin: str) -> None:
    state = at(begin=begin, items={"empty_bottle": 2, "flask_of_rum": 2, "pistol": 2})
    go(state, "use empty_bottle")
    assert state.position()["weapon"] == 1
    reason = state.why_not(0, "use pistol")
    assert reason is not None
    assert (reason.code, reason.values["when"]) == ("not_now", "fight")


@rule("ROUND-14")
def test_what_is_limited_to_once_a_turn_is_limited_to_once_a_round() -> None:
    state = at([{"character": "cook", "determination": 6}, "carpenter"], shelter=True, available={"food": 1})
    go(state, "use stone_soup")
    reason = state.why_not(0, "use stone_soup")
    assert reason is not None
    assert reason.code == "skill_used"
    finish_round(state)
    assert state.position()["round"] == 2
    assert state.position()["players"][0]["used"] == []
    assert "use stone_soup" in state.legal(0)


@rule("ROUND-15")
def test_the_first_player_orders_what_is_due_at_the_same_moment() -> None:
    incoming = [{"card": "invention fire", "who": "0"}, {"card": "invention bow", "who": "0"}]
    state = stage({"step": "end_of_actions"}, first=1, incoming=incoming, built=["knife", "rope"], shelter=True)
    go(state, "go_on")
    assert state.waiting_for() == (1,)
    assert state.legal(1) == ["invention fire", "invention bow"]
    go(state, "invention bow")
    assert state.position()["built"] == ["rope", "knife", "fire", "bow"]
    plan = [
        {"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0", "0"]},
        {"slot": 2, "target": "explore B2", "performer": "1", "pawns": ["1", "1"]},
    ]
    state = at(first=1, plan=plan, tile_deck=[1, 9, 3])
    go(state, "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert state.legal(1) == ["slot 1", "slot 2"]
    go(state, "slot 2")
    assert state.position()["tiles"] == {"B1": 8, "B2": 3, "A1": 9}


@rule("ROUND-16")
def test_the_shelter_is_built_or_not_while_roof_palisade_and_weapons_have_levels() -> None:
    state = at(available={"wood": 6}, shelter=True, roof=1, palisade=2, weapon=3)
    position = state.position()
    assert position["shelter"] is True
    assert [position[level] for level in ("roof", "palisade", "weapon")] == [1, 2, 3]
    reason = state.why_not(0, "plan build shelter")
    assert reason is not None
    assert reason.code == "already_built"
    assert state.why_not(0, "plan build roof") is None
    moved = at(begin="night", shelter=True, roof=2, tiles={"B1": 8, "A1": 1}, available={"food": 2})
    go(moved, "go_on", "space A1")
    assert (moved.position()["shelter"], moved.position()["roof"]) == (True, 1)


@rule("ROUND-17")
@pytest.mark.parametrize("scenario", ROUNDS)
def test_errata_change_nothing_else_in_the_set_up(scenario: int) -> None:
    rulebook = GAME.new(seed=5, scenario=scenario).position()
    printed = GAME.new(seed=5, scenario=scenario, errata="printed").position()
    assert GAME.new(seed=5, scenario=scenario, errata="rulebook").position() == rulebook
    assert rulebook.pop("errata") == "rulebook"
    assert printed.pop("errata") == "printed"
    assert printed == rulebook


@rule("ROUND-18")
def test_what_a_shared_thing_gives_goes_to_one_player_who_is_named() -> None:
    state = at(("cook", "carpenter", "explorer"), items={"pipe_and_tobacco": 2})
    go(state, "use pipe_and_tobacco", seat=1)
    assert state.waiting_for() == (1,)
    assert state.legal(1)[:3] == ["person 0", "person 1", "person 2"]
    go(state, "person 2")
    assert [player["determination"] for player in state.position()["players"]] == [0, 0, 2]


@rule("ROUND-18")
def test_what_says_so_is_split_among_players() -> None:
    state = at(tokens={"scenario_bands": 1})
    go(state, "use token_scenario_bands", seat=0)
    go(state, "person 0", "person 1", "person 1")
    assert [player["determination"] for player in state.position()["players"]] == [1, 2]


@rule("ROUND-5")
def test_the_first_player_answers_for_an_event() -> None:
    state = draw_event("winter_depression", first=1, available={"wood": 2})
    assert state.waiting_for() == (1,)

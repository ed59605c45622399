"""Any moment of a game as a mapping of words, in and out; and what can be none."""

import json
from typing import Any

import pytest

import islario
from islario.games.robinson.components import SCENARIO_COUNT
from islario.games.robinson.position.reading import BEGINNINGS
from islario.games.robinson.position.writing import FIELDS
from tests.games.robinson.helpers.positions import GAME, at, go, pieces, table
from tests.games.robinson.whole_games import BOX, cards_of, check_table

# -- what is left out ----------------------------------------------------------------------------------------------


def test_everything_but_the_players_has_a_default() -> None:
    position = GAME.position({"players": ["cook", "carpenter"]}).position()
    assert sorted([*position, "begin"]) == sorted(FIELDS)
    named = ["scenario", "errata", "round", "phase", "first", "morale", "roof", "weapon", "shelter", "camp", "tiles"]
    assert [position[field] for field in named] == [1, "rulebook", 1, "action", 0, 0, 0, 0, False, "B1", {"B1": 8}]
    assert position["players"][0] == {"character": "cook", "wounds": 0, "determination": 0, "used": []}
    assert (position["friday"], position["dog"]) == ({"wounds": 0, "determination": 0}, False)
    assert position["agenda"][-1] == {"step": "planning"}
    empty = ["marks", "incoming", "plan", "gone", "built", "items", "treasures", "tokens", "hunting", "aside"]
    assert not any(position[field] for field in empty)
    decks = {"events": 12, "event_box": 61, "build": 30, "gather": 30, "explore": 30, "mysteries": 52, "beasts": 16}
    decks |= {"discoveries": 22, "item_box": 8, "inventions": 19, "tile_deck": 10}
    assert {deck: len(position[deck]) for deck in decks} == decks
    starters = ["shovel", "bricks", "pot", "cure", "rope", "knife", "fire", "map", "dam"]
    assert position["open"] == [*starters, "snare", "fireplace"]


@pytest.mark.parametrize("scenario", range(1, SCENARIO_COUNT + 1))
def test_decks_that_are_left_out_hold_what_lies_nowhere_else(scenario: int) -> None:
    state = at(
        ["cook"],
        scenario=scenario,
        threats=["event otters", None],
        gone=["event argument", "beast fox", "item pistol", "discovery larvae", "mystery gold"],
        treasures={"helmet": 1, "surprising_discovery": 1},
        tokens={"candles": 1},
        items={"bible": 1},
        incoming=[{"card": "invention moat", "who": "0"}, {"card": "discovery candles", "who": "0"}],
        hunting=["tiger"],
        waiting_beast="birds",
        invention_discard=["raft"],
        mystery_discard=["whip"],
    )
    assert [card for card in cards_of(pieces(state)) if card in BOX] == BOX


@pytest.mark.parametrize("begin", BEGINNINGS)
def test_a_position_without_an_agenda_begins_where_it_says(begin: str) -> None:
    state = at(["cook", "carpenter"], first=1, begin=begin, threats=[None, "wreckage food_crates"])
    if begin == "planning":
        assert state.waiting_for() == (0, 1)
        return
    assert (state.waiting_for(), state.legal(1)) == ((1,), ["go_on"])
    assert table(state)["phase"] == ("event" if begin == "round" else begin)
    go(state, "go_on")
    check_table(pieces(state))


def test_a_player_may_be_just_a_name() -> None:
    whole = {"character": "soldier", "wounds": 0, "determination": 0, "used": []}
    assert table(at(["soldier"])) == table(at([whole])) == table(at([{"character": "soldier"}]))


def test_a_mapping_that_was_taken_in_stays_as_it_was() -> None:
    given = at().position()
    before = json.dumps(given)
    go(GAME.position(given), "plan rest", "plan camp", "confirm", "confirm")
    assert json.dumps(given) == before


def test_what_is_new_among_old_marks_of_its_kind_works_with_them() -> None:
    old: dict[str, Any] = {"mark": "adventure", "at": "gather"}
    new: dict[str, Any] = {**old, "fresh": True}
    for marks, fresh in [([new], True), ([old, new], False), ([new, old], False), ([new, new], True)]:
        state = at(marks=marks)
        works = pieces(state).works(14, 0)
        assert works is not fresh
        assert [mark.get("fresh", False) for mark in table(state)["marks"]] == [mark is new for mark in marks]


# -- what cannot be --------------------------------------------------------------------------------------------------

PLANNED = {"slot": 1, "target": "rest", "performer": "0", "pawns": ["0"]}
ASK = {"step": "ask", "a": 3, "b": 3}
HEALED = {"step": "heal_one", "b": 1}
PAUSE = {"step": "window", "b": 1}
DONE = {"step": "action_done"}
PLANNING = [{"step": "night_phase"}, {"step": "planning"}]


def planned(**fields: Any) -> dict[str, Any]:
    return {"plan": [{**PLANNED, **fields}]}


def cook(**fields: Any) -> dict[str, Any]:
    return {"players": [{"character": "cook", **fields}]}


def step(*steps: Any) -> dict[str, Any]:
    return {"agenda": [{"step": "night_phase"}, *steps]}


def mark(**fields: Any) -> dict[str, Any]:
    return {"marks": [{"mark": "rain", "at": "weather", **fields}]}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("colour", {"colour": "red"}),
    ("players", {"players": []}),
    ("players", {"players": ["cook", "carpenter", "explorer", "soldier", "cook"]}),
    ("players", {"players": "cook"}),
    ("players[0]", {"players": [3]}),
    ("players[0].character", {"players": [{}]}),
    ("players[0].character", {"players": ["pirate"]}),
    ("players[1].character", {"players": ["cook", "cook"]}),
    ("players[0].age", cook(age=30)),
    ("players[0].wounds", cook(wounds=-1)),
    ("players[0].wounds", cook(wounds=13)),
    ("players[0].wounds", {"ended": 2, **cook(wounds=14)}),
    ("players[0].wounds", cook(wounds=True)),
    ("players[0].determination", cook(determination=1.5)),
    ("players[0].used", cook(used=["swimming"])),
    ("players[0].used", cook(used="hooch")),
    ("players[0].used", cook(used=["scouting"])),
    ("scenario", {"scenario": 0}),
    ("scenario", {"scenario": 8}),
    ("scenario", {"scenario": "1"}),
    ("errata", {"errata": "both"}),
    ("switches", {"switches": "all_pawns"}),
    ("switches", {"switches": ["printed"]}),
    ("switches", {"switches": ["one_meal", "one_meal"]}),
    ("round", {"round": 0}),
    ("round", {"round": 13}),
    ("round", {"round": 9, "scenario": 4}),
    ("phase", {"phase": "noon"}),
    ("begin", {"begin": "noon"}),
    ("first", {"first": 2}),
    ("friday", {"friday": True}),
    ("friday.wounds", {"friday": {"wounds": 4}}),
    ("friday.age", {"friday": {"age": 4}}),
    ("dog", {"dog": 1}),
    ("jenny", {"jenny": 3}),
    ("jenny", {"jenny": 11, "scenario": 3}),
    ("morale", {"morale": 4}),
    ("morale", {"morale": -4}),
    ("roof", {"roof": -1}),
    ("palisade", {"palisade": "2"}),
    ("weapon", {"weapon": 61}),
    ("shelter", {"shelter": 1}),
    # the island
    ("camp", {"camp": "A1"}),
    ("camp", {"camp": "D1"}),
    ("camp", {"tiles": {"A1": 1}}),
    ("camp", {"camp": "A4", "scenario": 5}),
    ("tiles", {"tiles": {"B1": 8, "A4": 4}}),
    ("tiles", {"tiles": [8]}),
    ("tiles", {"tiles": {"D1": 1}}),
    ("tiles", {"tiles": {"B1": 8, "A1": 8}}),
    ("tiles.A1", {"tiles": {"A1": 12}}),
    ("tile_deck", {"tile_deck": [12]}),
    ("tile_deck", {"tile_deck": [8]}),
    ("tile_deck", {"tile_deck": [1, 1]}),
    ("known.tiles", {"known": {"tiles": 11}}),
    ("known.event", {"known": {"event": 1}}),
    ("known.middle", {"known": {"middle": True}}),
    ("marks", {"marks": {}}),
    ("marks[0]", {"marks": ["rain"]}),
    ("marks[0].mark", mark(mark="hail")),
    ("marks[0].at", mark(at="D1")),
    ("marks[0].from", mark(**{"from": "event sunshine"})),
    ("marks[0].at", mark(at="seat_0")),
    ("marks[0].at", mark(mark="number", at="seat_0")),
    ("marks[0].at", mark(mark="down", at="B1")),
    ("marks[0].at", mark(mark="plus_food", at="night", **{"from": "adventure new_flock"})),
    ("marks[0].value", mark(value=-1)),
    ("marks[0].value", mark(mark="number", at="A1", value=12)),
    ("marks[0].value", mark(mark="every_night", at="night", value=7)),
    ("marks[0].value", mark(mark="later", at="dawn", value=1 << 30)),
    ("marks[0].value", mark(mark="marked_item", at="items", value=30)),
    ("marks[0].value", mark(mark="one_pawn", at="dawn", value=6)),
    ("marks[0].fresh", mark(fresh=1)),
    ("marks[0].colour", mark(colour="blue")),
    # what the group has
    ("available", {"available": 3}),
    ("available", {"available": {"gold": 1}}),
    ("available.wood", {"available": {"wood": -1}}),
    ("reserved.fur", {"reserved": {"fur": 1}}),
    ("reserved.wood", {"reserved": {"wood": 2}}),
    ("spend_first", {"spend_first": "wood"}),
    ("future", {"future": {"9": {}}}),
    ("future.0", {"future": {"0": {"gold": 1}}}),
    ("incoming[0].card", {"incoming": [{"who": "0"}]}),
    ("incoming[0].card", {"incoming": [{"card": "event otters"}]}),
    ("incoming[0].card", {"incoming": [{"card": "invention cross"}]}),
    ("incoming[0].who", {"incoming": [{"card": "discovery larvae", "who": "9"}]}),
    ("incoming[0].space", {"incoming": [{"card": "discovery larvae", "space": "D1"}]}),
    ("built", {"built": ["wheel"]}),
    ("open", {"open": ["wheel"]}),
    ("open", {"open": ["rope", "rope"]}),
    ("open", {"open": ["cross"]}),
    ("open", {"open": ["rope"], "built": ["rope"]}),
    ("inventions", {"open": ["rope"], "inventions": ["rope"]}),
    ("items", {"items": {"harpoon": 1}}),
    ("items.pistol", {"items": {"pistol": 3}}),
    ("item_box", {"items": {"pistol": 1}, "item_box": ["pistol"]}),
    ("treasures", {"treasures": {"crown": 1}}),
    ("treasures", {"treasures": {"gold": 1}}),
    ("treasures.barrel", {"treasures": {"barrel": 3}}),
    ("treasures.helmet", {"treasures": {"helmet": 4}}),
    ("tokens", {"tokens": {"gold": 1}}),
    ("tokens.larvae", {"tokens": {"larvae": 3}}),
    ("discoveries", {"discoveries": ["larvae", "larvae", "larvae"]}),
    # cards
    ("threats", {"threats": [None]}),
    ("threats", {"threats": ["mystery gold", None]}),
    ("threats", {"threats": ["event otters", "event otters"]}),
    ("events", {"events": ["event sunshine"]}),
    ("events", {"events": ["beast fox"]}),
    ("events", {"events": ["event otters", "event otters"]}),
    ("events", {"events": ["event otters"], "threats": [None, "event otters"]}),
    ("event_box", {"events": ["event otters"], "event_box": ["event otters"]}),
    ("build", {"build": ["secret_cave"]}),
    ("gather", {"gather": "swamp"}),
    ("explore", {"explore": ["secret_cave", "secret_cave"]}),
    ("explore", {"explore": ["secret_cave"], "gone": ["adventure secret_cave"]}),
    ("mysteries", {"mysteries": ["crown"]}),
    ("mysteries", {"mysteries": ["helmet"], "treasures": {"helmet": 1}}),
    ("mystery_discard", {"mystery_discard": ["crown"]}),
    ("aside", {"aside": ["crown"]}),
    ("mystery_discard", {"aside": ["gold"], "mystery_discard": ["gold"]}),
    ("invention_discard", {"invention_discard": ["wheel"]}),
    ("invention_discard", {"invention_discard": ["rope"]}),
    ("gone", {"gone": ["fox"]}),
    ("hunting", {"hunting": ["unicorn"]}),
    ("hunting", {"hunting": ["fox"], "waiting_beast": "fox"}),
    ("beasts", {"beasts": ["fox"], "hunting": ["fox"]}),
    ("waiting_beast", {"waiting_beast": "unicorn"}),
    # the plan
    ("plan", {"plan": {}}),
    ("plan[0]", {"plan": ["rest"]}),
    ("plan[0].colour", planned(colour="red")),
    ("plan[0].slot", planned(slot=12)),
    ("plan[1].slot", {"plan": [PLANNED, PLANNED]}),
    ("plan[0].target", planned(target="sleep")),
    ("plan[0].target", planned(target="threat left")),
    ("plan[0].target", planned(target="war A1")),
    ("plan[0].target", planned(target="build cross A1")),
    ("plan[0].target", planned(target="explore raft")),
    ("plan[0].target", {"scenario": 3, **planned(target="camp", performer="jenny", pawns=["jenny"])}),
    ("plan[0].performer", planned(performer="jenny")),
    ("plan[0].performer", planned(performer="captain")),
    ("plan[0].performer", planned(performer="3")),
    ("plan[0].pawns", planned(pawns="0")),
    ("plan[0].pawns", planned(pawns=["3"])),
    ("plan[0].pawns", planned(pawns=["0", "0", "0"])),
    ("plan[0].pawns", planned(pawns=["0", "map", "map"])),
    ("plan[0].pay", planned(pay="gold")),
    ("plan[0].cost", planned(cost={"wood": 16})),
    ("plan[0].cost.gold", planned(cost={"gold": 1})),
    ("confirmed", {"confirmed": [2]}),
    ("confirmed", {"confirmed": [0, 1]}),
    ("leading", {"leading": {"sleep": 1}}),
    ("leading", {"leading": {"build": 12}}),
    ("taken", {"taken": ["A1 gold"]}),
    # what is being resolved
    ("agenda", {"agenda": []}),
    ("agenda[0]", {"agenda": ["planning"]}),
    ("agenda[1].step", step({})),
    ("agenda[1].step", step({"step": ["planning"]})),
    ("agenda[1].step", step({"step": "sleep"})),
    ("agenda[1].step", step({"step": "roll"})),
    ("agenda[1].colour", step({"step": "planning", "colour": "red"})),
    ("agenda[1].who", step({"step": "planning", "who": "9"})),
    ("agenda[1].who", step({"step": "planning", "who": "3"})),
    ("agenda[1].card", step({"step": "planning", "card": "otters"})),
    ("agenda[1].space", step({"step": "planning", "space": "D1"})),
    ("agenda[1].source", step({"step": "planning", "source": 4})),
    ("agenda[1].in_action", step({"step": "planning", "in_action": "yes"})),
    ("agenda[1].a", step({"step": "planning", "a": "1"})),
    ("agenda[1].b", step({"step": "planning", "b": 1 << 70})),
    ("agenda[2].a", step(HEALED, {**ASK, "a": 15})),
    ("agenda[2].a", step(HEALED, {**ASK, "a": 2 << 4 | 3})),
    ("agenda[2].a", step(HEALED, {**ASK, "a": 0})),
    ("agenda[2].b", step(HEALED, {**ASK, "b": 1})),
    ("agenda[2].b", step(HEALED, {**ASK, "b": 4})),
    ("agenda[2].b", step(HEALED, {**ASK, "b": 1 << 60 | 1})),
    ("agenda[0].step", {"agenda": [ASK]}),
    ("agenda[1].step", step(ASK)),
    ("agenda[1].step", step(HEALED, PAUSE)),
    ("agenda[3].step", step(HEALED, ASK, {"step": "event_draw"}, PAUSE)),
    ("agenda", {"agenda": [{"step": "night_window"}] * 99 + PLANNING}),
    ("agenda[1].step", step({"step": "fight_card"}, PAUSE)),
    ("agenda[1].a", step({"step": "fight", "a": 1 << 60}, PAUSE)),
    ("agenda[1].a", step({"step": "choose", "a": 1 << 60}, PAUSE)),
    ("agenda[1].a", step({"step": "each", "a": 3}, PAUSE)),
    ("agenda[1].a", step({"step": "mystery_card", "a": 99, "who": "0"}, PAUSE)),
    ("agenda[1].a", step({"step": "strike", "a": 100}, PAUSE)),
    ("agenda[1].b", step({"step": "token", "b": 40}, PAUSE)),
    ("agenda[1].b", step({"step": "night_hungry", "b": 2049}, {**ASK, "b": 3})),
    ("agenda[1].who", step({"step": "det", "a": -1}, PAUSE)),
    ("agenda[1].who", step({"step": "wounds", "a": 1, "who": "jenny"}, PAUSE)),
    ("agenda[1].space", step({"step": "place_tile", "who": "0"}, PAUSE)),
    ("agenda[1].card", step({"step": "repeat", "a": 1}, PAUSE)),
    ("slot", step({"step": "attempt", "a": 2, "who": "0"}, PAUSE)),
    ("agenda[1].a", step({"step": "resolve_slot", "a": 4}, PAUSE)),
    ("agenda[1].b", {**step({"step": "succeed", "a": 2, "who": "0"}, PAUSE), "plan": [PLANNED]}),
    ("agenda[2].step", {**step(DONE, DONE, PAUSE), "plan": [PLANNED]}),
    ("agenda[2].step", {**step(DONE, {"step": "planning"}), "plan": [PLANNED]}),
    ("agenda[1].step", step({"step": "production_half_at"}, {**ASK, "a": 9})),
    ("agenda[1].step", step({"step": "production_pit"}, PAUSE)),
    ("agenda[1].b", step({"step": "production_half", "a": 1, "b": 2}, PAUSE)),
    ("agenda[1].b", step({"step": "window"})),
    ("agenda[1].b", step({"step": "window", "b": 4})),
    ("agenda", {"agenda": [{"step": "strike", "a": 0}, {"step": "strike", "a": 0}, *PLANNING]}),
    ("slot", {"slot": 0}),
    ("slot", {"slot": 2, "plan": [PLANNED]}),
    ("dice", {"dice": ["six"]}),
    ("dice", {"dice": ["wound", "wound"]}),
    ("temporary", {"temporary": -1}),
    ("clouds", {"clouds": "rain"}),
    ("clouds", {"clouds": (1 << 40) - 1}),
    ("clouds", {"clouds": 1 << 8}),
    ("clouds", {"clouds": 4 << 12}),
    ("used", {"used": 2}),
    ("spent", {"spent": -1}),
    ("notes", {"notes": 1}),
    ("notes", {"notes": [0] * 13}),
    ("notes[0]", {"notes": [16]}),
    ("notes[0]", {"notes": [600], "scenario": 7}),
    ("notes[1]", {"notes": [0, -1]}),
    ("ended", {"ended": 8}),
    ("ended", {"ended": "won"}),
    ("offered", {"offered": [-1]}),
    ("offered", {"offered": ["rope"]}),
    ("offered", {"offered": [3]}),
    ("offered", {"offered": [30], "agenda": [{"step": "new_idea_at"}, {**ASK, "a": 4}]}),
    ("offered", {"offered": [0], "agenda": [{"step": "reconnoitre_at"}, {**ASK, "a": 8}]}),
]


@pytest.mark.parametrize(("field", "fields"), BAD, ids=[f"{i}-{bad[0]}" for i, bad in enumerate(BAD)])
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position({"players": ["cook", "carpenter"], **fields})
    assert refused.value.reason.values["field"] == field
    assert field in str(refused.value)


SENTENCES = [
    (planned(target="build cross A1"), '"plan[0].target" has "build cross A1", which scenario 1 does not have.'),
    ({"agenda": [{**ASK, "b": 40}]}, '"agenda[0].step" has "ask", but the step beneath it takes no answer.'),
    (step(HEALED, {**ASK, "b": 40}), '"agenda[2].b" is 40, not the sum of two or more of: 1, 2, 16.'),
    (step(HEALED, {**ASK, "a": 5}), '"agenda[2].a" has "5", which is none of: 3, 19.'),
    (planned(performer="1"), '"plan[0].performer" is "1", who has no pawn on that action.'),
    (
        {
            "plan": [
                PLANNED,
                *({"target": f"explore {space}", "performer": "0", "pawns": ["0"]} for space in ("B2", "C1")),
            ]
        },
        '"plan[2].pawns" has more pawns of "0" than 2 in the whole plan.',
    ),
    ({"slot": 3}, '"slot" names action 3, and the plan has no such action there.'),
    ({"offered": [3]}, '"offered" is not empty, but no step of the agenda chooses from it.'),
    (step({"step": "fight", "a": 100}, PAUSE), '"agenda[1].a" is 100, not a whole number from 0 to 99.'),
    (step({"step": "det", "a": -1}, PAUSE), '"agenda[1].who" is missing: the step "det" needs it.'),
    (
        {**step(DONE, {"step": "planning"}), "plan": [PLANNED]},
        '"agenda[2].step" has "planning", which cannot stand above "action_done".',
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), SENTENCES, ids=[sentence for _, sentence in SENTENCES])
def test_a_refusal_says_what_is_wrong_and_what_could_be(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position({"players": ["cook", "carpenter"], **fields})
    assert str(refused.value) == f"The position's field {sentence}"


def test_a_question_further_down_may_have_a_single_answer_left() -> None:
    raid = {"step": "raid_choice", "card": "scenario cannibal_island"}
    state = at(scenario=5, agenda=[raid, {**ASK, "a": 0, "b": 4}, PAUSE], available={"food": 1})
    go(state, "go_on")
    assert state.waiting_for()


def test_an_agenda_that_does_not_end_the_round_goes_on_with_the_night() -> None:
    state = at(agenda=[{"step": "production_phase"}, PAUSE])
    assert [due["step"] for due in table(state)["agenda"]] == ["night_phase", "production_phase", "window"]
    go(state, "go_on")
    assert state.waiting_for()


def test_every_field_is_among_those_that_are_refused() -> None:
    assert {field.split(".")[0].split("[")[0] for field, _ in BAD} == {*FIELDS, "colour"}


@pytest.mark.parametrize("nothing", [None, [], 3, "cook"])
def test_a_position_is_a_mapping(nothing: Any) -> None:
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position(nothing)
    assert refused.value.reason.values["field"] == "position"

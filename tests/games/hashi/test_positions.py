"""Any moment of a game as a mapping of words, in and out."""

import json
from typing import Any

import pytest

import islario
from islario import State
from tests.games.hashi.positions import (
    ALL_DONE,
    CARDS,
    GAME,
    RED_DONE,
    at,
    card,
    circled,
    described,
    give_up,
    goals,
    names,
    play,
    scored,
    seats,
    told,
    wander,
)
from tests.rules import rule

OWN = "rooobo\noorboo\nroobor"
EMPTY: dict[str, Any] = {"number": None, "bridges": {}}
NONE: dict[str, Any] = {"red": 0, "blue": 0, "six": 0}


def same(one: State, two: State) -> bool:
    """Whether two games stand alike, allow the same and show the same."""
    faces = [
        (
            state.position(),
            [state.legal(seat) for seat in seats(state)],
            [state.view(seat) for seat in (*seats(state), None)],
        )
        for state in (one, two)
    ]
    return faces[0] == faces[1] and (one.waiting_for(), one.result()) == (two.waiting_for(), two.result())


def again(state: State) -> State:
    return GAME.position(json.loads(json.dumps(state.position())))


# -- defaults --------------------------------------------------------------------------------------


def test_everything_but_the_players_has_a_default() -> None:
    assert GAME.position({"players": [{}, {}]}).position() == {
        "side": "A",
        "cards": {"shown": None, "deck": CARDS[:17], "gone": [], "aside": "6/3"},
        "round": 0,
        "solo": False,
        "players": [
            {"numbers": {}, "bridges": {}, "new": EMPTY, "scored": NONE, "stage": "start", "bridges_left": 0},
        ]
        * 2,
    }


def test_with_a_card_shown_it_is_the_first_round_and_everybody_is_at_the_number() -> None:
    position = GAME.position({"players": [{}], "cards": {"shown": "4/2"}}).position()
    assert position == {
        "side": "A",
        "cards": {
            "shown": "4/2",
            "deck": [name for name in CARDS if name not in ("4/2", "6/3")],
            "gone": [],
            "aside": "6/3",
        },
        "round": 1,
        "solo": True,
        "players": [{"numbers": {}, "bridges": {}, "new": EMPTY, "scored": NONE, "stage": "number", "bridges_left": 2}],
    }


@pytest.mark.parametrize("shown", [{}, {"shown": None}])
def test_no_card_shown_is_the_set_up(shown: dict[str, Any]) -> None:
    state = GAME.position({"players": [{}, {}], "cards": shown})
    assert state.position()["round"] == 0
    assert state.legal(0)[0] == "start a 3"


def test_piles_left_out_take_what_lies_nowhere_in_the_order_of_the_box() -> None:
    """First those that are gone, then the deck, then the one laid away."""
    cards = at("a3", card="1/2", round=4).position()["cards"]
    rest = [name for name in CARDS if name != "1/2"]
    assert cards == {"shown": "1/2", "gone": rest[:3], "deck": rest[3:16], "aside": rest[16]}
    cards = at("a3", card="1/2", round=4, aside="1/1", deck="1/3 6/3").position()["cards"]
    assert cards == {"shown": "1/2", "gone": ["2/1", "2/2", "2/3"], "deck": ["1/3", "6/3"], "aside": "1/1"}
    cards = at("a3", card="1/2", round=3, gone="6/3 1/1").position()["cards"]
    rest = [name for name in CARDS if name not in ("1/2", "6/3", "1/1")]
    assert cards == {"shown": "1/2", "gone": ["6/3", "1/1"], "deck": rest[:14], "aside": rest[14]}


def test_in_the_last_round_all_but_one_card_are_gone() -> None:
    cards = at("a3", card="1/1", round=17).position()["cards"]
    assert cards == {"shown": "1/1", "gone": CARDS[1:17], "deck": [], "aside": "6/3"}


def test_the_card_laid_away_may_be_given_in_the_set_up() -> None:
    cards = at("start", aside="1/1").position()["cards"]
    assert cards == {"shown": None, "gone": [], "deck": CARDS[1:], "aside": "1/1"}


def test_a_deck_that_is_given_holds_exactly_that_with_its_first_card_on_top() -> None:
    state = at("start", deck="2/2 5/3", aside="6/1")
    assert state.position()["cards"] == {"shown": None, "gone": [], "deck": ["2/2", "5/3"], "aside": "6/1"}
    play(state, "0 start a 3")
    assert card(state) == "2/2"
    give_up(state)
    assert card(state) == "5/3"
    give_up(state)
    assert state.over


@pytest.mark.parametrize("round", [1, 5, 17])
def test_the_game_ends_with_the_round_that_finds_the_deck_empty(round: int) -> None:
    state = at("a3", card="5/1", deck="", round=round)
    give_up(state)
    assert state.over
    assert state.position()["round"] == round


def test_everything_on_a_board_is_old_unless_new_says_otherwise() -> None:
    state = at("a3 d4 a-b done", "a3", card="4/1")
    assert told(state, "new") == EMPTY
    assert state.view(1)["players"][0]["numbers"] == {"a": 3, "d": 4}
    state = at("a3 +d4 +a-b done", "a3", card="4/1")
    assert told(state, "new") == {"number": "d", "bridges": {"a-b": 1}}
    assert state.view(1)["players"][0]["numbers"] == {"a": 3}
    assert state.view(1)["players"][0]["bridges"] == {}


def test_one_of_two_parallel_bridges_may_be_new() -> None:
    state = at("a3 a-b +a-b done", "a3", card="4/1")
    assert told(state, "bridges", "new") == [{"a-b": 2}, {"number": None, "bridges": {"a-b": 1}}]
    assert state.view(1)["players"][0]["bridges"] == {"a-b": 1}
    both = at("a3 +a-b*2 done", "a3", card="4/2")
    assert both.view(1)["players"][0]["bridges"] == {}


@pytest.mark.parametrize(("stage", "left"), [("number", 3), ("bridges", 3), ("done", 0)])
def test_bridges_left_follow_the_stage(stage: str, left: int) -> None:
    assert told(at(f"a3 d3 {stage}", "a3", card="4/3"), "bridges_left") == left


def test_solo_is_given_back_and_may_be_given() -> None:
    for players, solo in ((["a3"], True), (["a3", "a3"], False)):
        assert same(at(*players, card="5/1", solo=solo), at(*players, card="5/1"))


# -- in the middle of things -----------------------------------------------------------------------


@rule("HA-SETUP-2")
def test_a_position_in_the_middle_of_the_set_up() -> None:
    state = at("+a3 done", "start", "+d4 done")
    assert state.waiting_for() == (1,)
    assert state.view(1)["players"][0]["numbers"] == {}
    assert state.view(0)["players"][0]["numbers"] == {"a": 3}
    assert same(state, again(state))
    play(state, "1 start f 3")
    assert [told(state, "numbers", seat=seat) for seat in range(3)] == [{"d": 4}, {"a": 3}, {"f": 3}]


@rule("HA-BRIDGE-1")
def test_a_position_with_bridges_half_drawn() -> None:
    state = at("a3 d4 +a-b bridges left=2", "a3", card="4/3")
    assert told(state, "stage", "bridges_left") == ["bridges", 2]
    assert "skip bridges" not in state.legal(0)
    assert same(state, again(state))
    play(state, "0 bridge d-g", "0 bridge d-g")
    assert told(state, "stage", "bridges", seat=0) == ["done", {"a-b": 1, "d-g": 2}]


@rule("HA-SCORE-5")
def test_all_done_with_no_card_left_is_a_finished_game() -> None:
    state = at(f"{RED_DONE} red=9 done", "a3 done", card="5/1", deck="", round=17)
    assert state.over
    assert state.legal(0) == state.legal(1) == []
    result = state.result()
    assert result is not None
    assert result["scores"] == [25, 0]
    assert same(state, again(state))


@rule("HA-SCORE-4")
def test_scored_is_what_it_says() -> None:
    state = at("a3 red=9 six=4", "a3 blue=3", card="5/1")
    assert [scored(state, seat) for seat in (0, 1)] == [[9, 0, 4], [0, 3, 0]]
    assert state.view(0)["players"][0]["total"] == 13


@rule("HA-BRIDGE-6")
def test_completeness_follows_from_numbers_and_bridges() -> None:
    state = at(f"{ALL_DONE} number", card="5/1")
    assert len(circled(state)) == 18
    assert circled(at("a2 a-b*2 d6 f1", card="5/1")) == {"a"}


@rule("HA-BRIDGE-4", "HA-BRIDGE-3")
def test_a_position_knows_what_its_bridges_close() -> None:
    state = at("g6 k6 g-h g-m*2 bridges", card="5/1")
    assert goals(state, "bridge") == names("d-g g-h k-l")  # e-k and j-k are crossed, g-m is full


@pytest.mark.parametrize(("seed", "side"), [(1, "A"), (2, "B"), (3, "A"), (4, "B"), (5, OWN)])
def test_at_any_moment_a_game_can_be_put_into_words_and_taken_in_again(seed: int, side: str) -> None:
    moments = 0
    for state in wander(seed, players=1 + seed % 4, side=side):
        if moments % 3 == 0 or state.over:
            assert same(state, again(state))
        moments += 1
    assert moments > 34


@pytest.mark.parametrize("seed", [7, 8])
def test_the_record_of_a_game_leads_to_the_same_position(seed: int) -> None:
    *_, state = wander(seed, players=4, side="B")
    assert same(islario.replay(state.record()), state)


def test_the_record_of_a_game_that_began_at_a_position_leads_there_too() -> None:
    state = at("a3 d4 +a-b bridges left=2", "a3", card="4/3", side="A", deck="1/1 2/2")
    play(state, "0 bridge d-g", "1 number d", "0 bridge d-g", "1 skip bridges", "1 skip number")
    assert same(islario.replay(state.record()), state)


def test_a_mapping_that_was_taken_in_stays_as_it_was() -> None:
    given, before = described("a3 d4", "a3", card="4/1"), described("a3 d4", "a3", card="4/1")
    play(GAME.position(given), "0 number g", "0 bridge a-b")
    assert given == before


def test_a_position_that_was_given_back_is_nobody_elses() -> None:
    state = at("a3 d4", "a3", card="4/1")
    position = state.position()
    position["players"][0]["numbers"]["f"] = 6
    position["cards"]["deck"].clear()
    assert told(state, "numbers") == {"a": 3, "d": 4}
    assert len(state.position()["cards"]["deck"]) == 16


# -- what cannot be --------------------------------------------------------------------------------


def with_seat(card: str | None = "5/2", **fields: Any) -> dict[str, Any]:
    """A position of two, the first of them with these fields."""
    return {"players": [fields, {"numbers": {} if card is None else {"a": 3}}], "cards": {"shown": card}}


def with_cards(round: Any = None, **cards: Any) -> dict[str, Any]:
    return {"players": [{}], "cards": cards, **({} if round is None else {"round": round})}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("colour", described("a3", card="5/1", colour="red")),
    ("players", {}),
    ("players", {"players": []}),
    ("players", {"players": [{}] * 5}),
    ("players", {"players": {}}),
    ("players[1]", {"players": [{}, "a3"]}),
    ("players[0].age", with_seat(age=8)),
    ("solo", described("a3", card="5/1", solo=False)),
    ("solo", described("a3", "a3", card="5/1", solo=True)),
    ("solo", described("a3", card="5/1", solo=1)),
    ("side", described("a3", card="5/1", side="C")),
    # cards
    ("cards", {"players": [{}], "cards": ["5/1"]}),
    ("cards.discard", with_cards(discard=[])),
    ("cards.shown", with_cards(shown="7/1")),
    ("cards.shown", with_cards(shown="5/4")),
    ("cards.shown", with_cards(shown="5")),
    ("cards.shown", with_cards(shown=5)),
    ("cards.deck", with_cards(shown="5/1", deck=["5/1"])),
    ("cards.deck", with_cards(shown="5/1", deck=["5/2", "5/2"])),
    ("cards.deck", with_cards(shown="5/1", deck=["9/9"])),
    ("cards.deck", with_cards(shown="5/1", deck="5/2")),
    ("cards.deck", with_cards(shown="5/1", deck=[name for name in CARDS if name != "5/1"])),
    ("cards.deck", with_cards(deck=CARDS)),
    ("cards.deck", with_cards(deck=[])),
    ("cards.deck", with_cards(shown="1/1", round=17, deck=["1/2"])),
    ("cards.gone", with_cards(shown="5/1", round=2, gone=["5/1"])),
    ("cards.gone", with_cards(shown="5/1", round=3, gone=["1/1", "1/1"])),
    ("cards.gone", with_cards(shown="5/1", round=3, gone=["1/1"])),
    ("cards.gone", with_cards(shown="5/1", round=1, gone=["1/1"])),
    ("cards.gone", with_cards(gone=["1/1"])),
    ("cards.gone", with_cards(shown="5/1", gone=3)),
    ("cards.aside", with_cards(shown="5/1", aside="5/1")),
    ("cards.aside", with_cards(shown="5/1", aside="0/1")),
    ("cards.aside", with_cards(shown="5/1", deck=["2/2"], aside="2/2")),
    ("cards.aside", with_cards(aside=["2/2"])),
    ("round", with_cards(shown="5/1", round=0)),
    ("round", with_cards(shown="5/1", round=18)),
    ("round", with_cards(shown="5/1", round="2")),
    ("round", with_cards(shown="5/1", round=True)),
    ("round", with_cards(shown="5/1", round=1.0)),
    ("round", with_cards(round=1)),
    # numbers and bridges
    ("players[0].numbers", with_seat(numbers=["a"])),
    ("players[0].numbers", with_seat(numbers={"s": 3})),
    ("players[0].numbers", with_seat(numbers={"ab": 3})),
    ("players[0].numbers.a", with_seat(numbers={"a": 0})),
    ("players[0].numbers.a", with_seat(numbers={"a": 7})),
    ("players[0].numbers.a", with_seat(numbers={"a": "3"})),
    ("players[0].numbers.a", with_seat(numbers={"a": True})),
    ("players[0].numbers.a", with_seat(numbers={"a": 3.0})),
    ("players[0].numbers", with_seat(numbers={"b": 3})),
    ("players[0].numbers", with_seat(numbers={"a": 3, "e": 2, "b": 1}, bridges={"a-b": 1})),
    ("players[0].bridges", with_seat(numbers={"a": 3}, bridges=["a-b"])),
    ("players[0].bridges", with_seat(numbers={"a": 3}, bridges={"a-c": 1})),
    ("players[0].bridges", with_seat(numbers={"a": 3}, bridges={"b-a": 1})),
    ("players[0].bridges", with_seat(numbers={"a": 3}, bridges={"a": 1})),
    ("players[0].bridges.a-b", with_seat(numbers={"a": 3}, bridges={"a-b": 3})),
    ("players[0].bridges.a-b", with_seat(numbers={"a": 3}, bridges={"a-b": 0})),
    ("players[0].bridges.a-b", with_seat(numbers={"a": 3}, bridges={"a-b": True})),
    ("players[0].bridges", with_seat(numbers={"a": 3}, bridges={"d-g": 1})),
    ("players[0].bridges", with_seat(numbers={"g": 6, "k": 6}, bridges={"g-h": 1, "e-k": 1})),
    ("players[0].bridges", with_seat(numbers={"a": 2}, bridges={"a-b": 2, "a-j": 1})),
    ("players[0].bridges", described("c3 d4 e5 g4 i6 l6 c-d e-g d-h*2 h-i*2 h-l*2 g-h", card="5/2", side="B")),
    # stages
    ("players[0].stage", with_seat(stage="asleep")),
    ("players[0].stage", with_seat(stage=2)),
    ("players[0].stage", with_seat(stage="start")),
    ("players[0].stage", with_seat(card=None, stage="number")),
    ("players[0].stage", with_seat(card=None, stage="bridges")),
    ("players[0]", with_seat(card=None, stage="start", numbers={"a": 3})),
    ("players[0]", with_seat(card=None, stage="done")),
    ("players[0]", with_seat(card=None, stage="done", numbers={"a": 3, "d": 3})),
    ("players[0]", with_seat(card=None, stage="done", numbers={"a": 5})),
    ("players[0]", with_seat(card=None, stage="done", numbers={"a": 3}, bridges={"a-b": 1})),
    ("players", described("a3 done", "a3 done", card="5/1", deck="1/1")),
    ("players", described("a3 done", "a3 done")),
    ("players[0].bridges_left", with_seat(numbers={"a": 3}, stage="number", bridges_left=1)),
    ("players[0].bridges_left", with_seat(numbers={"a": 3}, stage="bridges", bridges_left=0)),
    ("players[0].bridges_left", with_seat(numbers={"a": 3}, stage="bridges", bridges_left=3)),
    ("players[0].bridges_left", with_seat(numbers={"a": 3}, stage="bridges", bridges_left="1")),
    ("players[0].bridges_left", with_seat(numbers={"a": 3}, stage="done", bridges_left=1)),
    ("players[0].bridges_left", with_seat(card=None, bridges_left=1)),
    ("players[0].bridges_left", described("a1 a-b bridges left=1", card="5/2")),
    ("players[0].bridges_left", described("a2 a-b bridges left=2", card="5/3")),
    # what this card has brought
    ("players[0].new", with_seat(numbers={"a": 5}, stage="bridges", new=["a"])),
    ("players[0].new.card", with_seat(numbers={"a": 5}, stage="bridges", new={"card": "a"})),
    ("players[0].new.number", with_seat(numbers={"a": 5}, stage="bridges", new={"number": "s"})),
    ("players[0].new.number", with_seat(numbers={"a": 5}, stage="bridges", new={"number": "d"})),
    ("players[0].new.number", with_seat(numbers={"a": 4}, stage="bridges", new={"number": "a"})),
    ("players[0].new.number", with_seat(numbers={"a": 5}, stage="number", new={"number": "a"})),
    ("players[0].new.number", with_seat(numbers={"a": 6, "b": 5}, bridges={"a-b": 2}, stage="done",
                                        new={"number": "b", "bridges": {"a-b": 2}})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, stage="bridges", new={"bridges": ["a-b"]})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, stage="done", new={"bridges": {"a-c": 1}})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, stage="done", new={"bridges": {"a-b": 1}})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, bridges={"a-b": 1}, stage="done",
                                         new={"bridges": {"a-b": 2}})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, bridges={"a-b": 1}, stage="bridges",
                                         new={"bridges": {"a-b": 1}})),
    ("players[0].new.bridges", with_seat(numbers={"a": 5}, bridges={"a-b": 2, "a-j": 1}, stage="done",
                                         new={"bridges": {"a-b": 2, "a-j": 1}})),
    # what has been scored
    ("players[0].scored", with_seat(scored=9)),
    ("players[0].scored.green", with_seat(scored={"green": 9})),
    ("players[0].scored.red", with_seat(scored={"red": 7})),
    ("players[0].scored.blue", with_seat(scored={"blue": 9})),
    ("players[0].scored.six", with_seat(scored={"six": 2})),
    ("players[0].scored.six", with_seat(scored={"six": "8"})),
    ("players[0].scored.red", with_seat(scored={"red": False})),
    ("players[0].scored.red", with_seat(scored={"red": 9.0})),
    ("players[0].scored.red", with_seat(scored={"red": None})),
]  # fmt: skip


@pytest.mark.parametrize(("field", "position"), BAD, ids=[f"{i}-{bad[0]}" for i, bad in enumerate(BAD)])
def test_a_position_that_cannot_be_is_refused_by_the_name_of_its_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position(position)
    assert refused.value.reason.values["field"] == field


@pytest.mark.parametrize(
    "position",
    [
        # the bridge a-b was there before the number that it starts at
        with_seat(numbers={"a": 5}, bridges={"a-b": 1}, stage="bridges", new={"number": "a"}),
        with_seat(numbers={"a": 5}, bridges={"a-j": 2}, stage="done", new={"number": "a"}),
        # the number on the flag was there before the only bridge to it
        with_seat(card="4/1", numbers={"a": 5, "b": 2}, bridges={"a-b": 1}, stage="done", new={"bridges": {"a-b": 1}}),
    ],
)
def test_what_was_there_before_the_card_must_itself_be_a_board_that_can_be(position: dict[str, Any]) -> None:
    """The others see it, and a board that they see can always be imagined."""
    with pytest.raises(islario.BadPosition) as refused:
        GAME.position(position)
    assert refused.value.reason.values["field"].startswith("players[0].")


def test_a_position_is_a_mapping() -> None:
    with pytest.raises(islario.BadPosition):
        GAME.position(["a3"])  # type: ignore[arg-type]


def test_half_drawn_bridges_that_can_be_finished_in_one_way_are_a_position() -> None:
    state = at("a2 +a-b bridges left=1", card="5/2")
    assert goals(state, "bridge") == names("a-b a-j")

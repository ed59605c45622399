"""Robinson Crusoe in the terminal: what is drawn, told, listed and asked about."""

import random
from typing import Any

import pytest

import islario
from islario.core.events import Event
from islario.core.rng import Rng
from islario.core.state import State
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import SCENARIO_COUNT
from islario.games.robinson.screen.cards import TOPICS, name_of
from islario.games.robinson.screen.drawing import DRAWING
from islario.games.robinson.screen.lines import Page
from islario.players import Bot
from islario.screen import Screen
from islario.terminal import LISTED, Session
from islario.words import LANGUAGES, Words
from tests.games.playing import play_out, sampled_states
from tests.games.robinson.helpers.positions import at
from tests.rarely import rarely
from tests.rules import rule

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

GAME = islario.game("robinson")
SCENARIOS = range(1, SCENARIO_COUNT + 1)


def words_at(state: State, language: str = "en") -> Words:
    words = Words(language, GAME)
    words.seats = DRAWING.seat_names(state.view(None), words)
    words.called = DRAWING.called(state.view(None))
    return words


def drawn(state: State, language: str = "en", width: int = 80) -> str:
    return DRAWING.draw(state.view(0), words_at(state, language), width)


def told(state: State, language: str = "en") -> str:
    return DRAWING.tell(state.view(0), words_at(state, language))


def on_one_line(text: str) -> str:
    """A text in which words that were folded stand beside each other again."""
    return " ".join(text.split())


def played(scenario: int, player: str = "random", number: int = 1) -> list[State]:
    chosen = {"scenario": scenario, "players": 1 + (scenario + number) % 4}
    return list(sampled_states(GAME, play_out(GAME, chosen, player, number), number, 20))


# -- many positions ------------------------------------------------------------------------------------


def assert_all_is_there(view: dict[str, Any], words: Words, text: str) -> None:
    """The facts that nobody can play without."""
    shown = on_one_line(text)
    assert words.name("scenario", str(view["scenario"])) in shown
    assert words.name("phase", view["phase"]) in shown
    for seat in range(len(view["players"])):
        assert words.seat(seat) in shown
    cards = [card for card in view["threats"] if card is not None]
    cards += [mark["from"] for mark in view["marks"] if mark["from"] is not None]
    cards += [f"invention {name}" for name in [*view["open"], *view["built"]]]
    cards += [f"item {name}" for name in view["items"]]
    cards += [f"discovery {name}" for name in view["tokens"]]
    if view["asking"] is not None and "card" in view["asking"]:
        cards.append(view["asking"]["card"])
    for card in cards:
        assert name_of(words, view["scenario"], card) in shown
    for slot in view["plan"]:
        assert f"{slot['slot']}. " in shown


@pytest.mark.parametrize(
    ("scenario", "language"),
    [
        (scenario, language) if place == scenario % len(LANGUAGES) else rarely(scenario, language)
        for scenario in SCENARIOS
        for place, language in enumerate(LANGUAGES)
    ],
)
def test_every_position_is_drawn_within_the_width_and_told(scenario: int, language: str) -> None:
    states = [*played(scenario), *played(scenario, "thumb", 2)]
    assert len(states) > 5
    for state in states:
        words = words_at(state, language)
        view = state.view(0)
        for width in (50, 80, 140):
            text = DRAWING.draw(view, words, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert_all_is_there(view, words, text)
        assert_all_is_there(view, words, DRAWING.tell(view, words))
        glance = DRAWING.glance(view, words, 80)
        assert max(len(line) for line in glance.splitlines()) <= 80
        assert words.seat(0) in glance
        for asked in state.waiting_for():
            moves = state.legal(asked)
            assert len(DRAWING.remarks(state.view(asked), moves, words)) == len(moves)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_eleven_or_ten_spaces_are_on_the_map_and_the_camp_is_marked(scenario: int) -> None:
    state = GAME.new(scenario=scenario, seed=3)
    text = drawn(state)
    for space in ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3"):
        assert f"│ {space} " in text
    assert ("│ A4 " in text) == (scenario == 5)
    assert text.count("CAMP") == 1


# -- what a line says ------------------------------------------------------------------------------------


def test_exhausted_sources_stand_in_brackets_and_tokens_on_their_tiles() -> None:
    marks = [
        {"mark": "exhausted_second", "at": "A1", "from": "adventure end_of_source_1"},
        {"mark": "plus_wood", "at": "A1", "from": None},
    ]
    state = at(tiles={"B1": 8, "A1": 10}, marks=marks)
    assert "Wood, (Fish)" in drawn(state)
    assert "+1 wood" in drawn(state)
    assert "A1: River, Wood, Fish exhausted, +1 wood, an action there needs 1 pawn." in told(state)
    assert "Space A1: Fish exhausted [End of Source]" in drawn(state)
    assert "Space A1: gathering or production here brings 1 wood more" in drawn(state)


def test_the_map_tells_how_many_pawns_an_action_needs_there() -> None:
    state = at(tiles={"B1": 8, "B2": 9})
    lines = drawn(state).splitlines()
    assert any(
        "B1 Beach" in line and "CAMP" in line and "B2 Plains" in line and line.count("1p") == 1 for line in lines
    )
    assert any("C2 " in line and "2p" in line.partition("C2 ")[2][:16] for line in lines)
    assert "B4: unexplored, out of reach." in told(state)


def test_the_plan_tells_pawns_cost_and_whether_dice_are_rolled() -> None:
    state = at(tiles={"B1": 8, "A1": 10}, available={"wood": 3})
    state.play(0, "plan explore B2")
    assert "1. explore B2, Cook; 1 pawn (Cook), needs 1; DICE" in drawn(state)
    state.play(1, "support 1 pawn")
    assert "1. explore B2, Cook; 2 pawns (Cook, Carpenter), needs 1; sure success\n" in drawn(state)
    state.play(0, "plan build weapon")
    assert "2. make weapons, Cook; 1 pawn (Cook), needs 1; cost 1 wood; DICE" in drawn(state)
    assert "wood 3 (1 reserved)" in drawn(state)
    state.play(1, "plan rest")
    assert "3. rest, Carpenter; 1 pawn (Carpenter), needs 1; no dice" in drawn(state)


def test_an_action_that_lacks_pawns_says_so() -> None:
    state = at(tiles={"B1": 8, "B2": 9})
    state.play(0, "plan explore B3")
    assert "1 pawn (Cook), needs 2; PAWNS MISSING" in drawn(state)


def test_inventions_that_can_be_built_are_told_from_those_that_lack_something() -> None:
    state = at(tiles={"B1": 8, "A1": 9}, open=["rope", "fire", "snare", "sack"], available={"wood": 0})
    text = on_one_line(drawn(state))
    assert "Can be built now: Rope." in text
    assert "Fire (missing: Mountains)" in text
    assert "Snare (missing: Rope, only the Carpenter)" in text
    assert "Sack (missing: 1 fur)" in text
    assert "Mast (missing: Rope, 1 wood, 1 fur)" in text


def test_threats_tell_what_they_need_and_what_they_threaten() -> None:
    text = on_one_line(drawn(at(threats=[None, "event high_water"])))
    assert "Left threat: none." in text
    assert "Right threat: High Water Threat action “Drain” (1 pawn, 1 wood or Shovel)" in text
    assert "If it slides off the board: all wood, food and furs in the camp are lost" in text


def test_weather_shows_the_dice_of_this_round_and_the_next_and_the_tokens() -> None:
    marks = [{"mark": "snow", "at": "weather", "from": "event frost"}]
    text = on_one_line(drawn(at(round=6, marks=marks)))
    assert "Weather: this round Rain Die; next round Rain Die, Winter Die, Hungry Animals Die." in text
    assert "Added to the weather: 1 snow cloud more." in text
    last = on_one_line(drawn(at(round=12)))
    assert "Weather: this round Rain Die, Winter Die, Hungry Animals Die; it is the last." in last


def test_people_show_wounds_the_next_arrow_determination_and_skills() -> None:
    players = [
        {"character": "cook", "wounds": 5, "determination": 2, "used": ["stone_soup"]},
        {"character": "carpenter", "wounds": 12},
    ]
    text = on_one_line(drawn(at(players=players, friday={"wounds": 3, "determination": 1}, dog=True)))
    assert "Cook: wounds 5 of 13 (morale falls at 7), determination 2." in text
    assert "Searching Talent 2, Stone Soup (used)" in text
    assert "Carpenter: wounds 12 of 13, determination 0." in text
    assert "Friday: wounds 3 of 4, determination 1." in text
    assert "The Dog helps" in text


@pytest.mark.parametrize(
    ("scenario", "position", "goal"),
    [
        (1, {"notes": [4]}, "Fire: not yet built. Woodpile: 4 of 15, 2 of 5 columns; the open one takes 2 more."),
        (
            1,
            {"notes": [15], "built": ["fire"]},
            "Fire is built. Woodpile: 15 of 15, 5 of 5 columns.",
        ),
        (
            2,
            {"marks": [{"mark": "blue", "at": "B1", "from": None}]},
            "Crosses: 1 of 5. Tiles and spaces in the fog: 0.",
        ),
        (3, {"jenny": 4}, "Jenny is alone on her rock. Lifeboat: not yet built. Jenny's wounds: 4 of 11."),
        (
            4,
            {"round": 3, "notes": [2, 1]},
            "2 of 6. Totems explored: 1 of 3. Jolly boat: not yet built. The lava takes next round: B4.",
        ),
        (5, {}, "Villages found and not burnt: 0 (strength 4 each). The city is seen from round 4 on."),
        (6, {"round": 9, "notes": [3], "built": ["shovel"]}, "1 of 2; still to be built: Bricks. Parts of the home"),
        (7, {"notes": [508, 2, 1]}, "2. Crew: 7 of 9; next in danger: Sound Technician. The actress is captured."),
    ],
)
def test_the_goal_is_told_with_how_far_it_is(scenario: int, position: dict[str, Any], goal: str) -> None:
    notes = [*position.get("notes", []), *[0] * 12][:12]
    assert goal in on_one_line(drawn(at(**{**position, "scenario": scenario, "notes": notes})))


def test_known_cards_of_the_decks_are_told() -> None:
    state = at(hunting=["fox", "bear"], known={"top": True, "tiles": 1, "event": True})
    text = on_one_line(drawn(state))
    assert "On top of the hunting deck: Bear (" in text
    assert "The next event card: " in text
    assert "The next island tiles: tile " in text


def test_a_question_names_its_card_and_its_options() -> None:
    state = next(
        state
        for number in range(40)
        for state in played(1, number=number)
        if state.view(None)["asking"] and state.view(None)["asking"].get("for", {}).get("step") == "decide_at"
    )
    asking = state.view(None)["asking"]
    words = words_at(state)
    assert f"{name_of(words, 1, asking['card'])}:" in drawn(state)
    moves = [move for move in state.legal(state.waiting_for()[0]) if move.startswith("option ")]
    remarks = DRAWING.remarks(state.view(0), moves, words)
    assert all(remarks)
    assert len(set(remarks)) == len(moves)


@rule("TOKEN-4", "RESOLVE-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sure_success_on_a_field_with_an_adventure_token_is_not_all_that_happens(language: str) -> None:
    token = {"mark": "adventure", "at": "explore", "from": "event mist"}
    for marks, outcome in (([], "sure"), ([token], "adventure")):
        state = at(tiles={"B1": 8, "A1": 10}, marks=marks)
        state.play(0, "plan explore B2")
        state.play(1, "support 1 pawn")
        words = words_at(state, language)
        (slot,) = [line for line in Page(state.view(0), words).plan() if " 1. " in f" {line}"]
        assert slot.endswith(words.say(f"screen-outcome-{outcome}"))
    assert "and an adventure token waits there" in drawn(state, width=200)


@rule("REST-1", "REST-3", "REST-6", "SCEN3-10")
def test_the_remark_on_resting_tells_what_a_rest_brings_here() -> None:
    poor, better = "1 pawn; heals 1 wound", "1 pawn; heals 2 wounds and gives 1 determination, in the Bed"
    hammock = "1 pawn; heals 1 wound and gives 1 determination, in the Hammock"
    for fields, told in (
        ({}, poor),
        ({"treasures": {"hammock": 1}}, hammock),
        ({"built": ["bed"]}, better),
        ({"built": ["bed"], "treasures": {"hammock": 1}}, better),
    ):
        state = at(scenario=3, notes=[1], **fields)
        remarks = DRAWING.remarks(state.view(0), ["plan rest", "plan rest friday", "plan rest jenny"], words_at(state))
        assert remarks == [told, told, poor]


@rule("ROUND-12")
def test_the_remark_on_a_starting_item_counts_the_uses_that_are_left() -> None:
    for left, often in ((2, "2 times"), (1, "once")):
        state = at(items={"biscuits": left})
        assert DRAWING.remarks(state.view(0), ["use biscuits"], words_at(state)) == [
            f"At any time ({often}): the group gains 1 food."
        ]


def test_remarks_tell_what_an_action_needs() -> None:
    state = at(tiles={"B1": 8, "B2": 9}, available={"wood": 3, "fur": 2})
    view, words = state.view(0), words_at(state)
    moves = ["plan build shelter", "plan build shelter fur friday", "plan explore B3", "plan gather B2 food", "confirm"]
    assert DRAWING.remarks(view, moves, words) == [
        "1 pawn; 2 wood",
        "1 pawn; 1 fur",
        "2 pawns",
        "1 pawn",
        "2 pawns not placed",
    ]


def test_remarks_name_the_threat_the_source_and_the_pawn_that_a_token_adds() -> None:
    token = {"mark": "minus_pawn", "at": "gather", "from": "event mist"}
    state = at(tiles={"B1": 8, "B2": 9}, threats=[None, "wreckage food_crates"], marks=[token])
    view, words = state.view(0), words_at(state)
    moves = ["plan threat right", "plan gather B2 food", "source B2 1"]
    assert DRAWING.remarks(view, moves, words) == ["Food Crates; 1 pawn", "2 pawns", "Parrots"]
    session(state, "plan food crates")
    assert state.moves() == [(0, "plan threat right")]


def test_the_tokens_of_a_scenario_are_called_alike_wherever_they_are_told() -> None:
    state = at(scenario=2, tokens={"scenario_dashes": 1})
    shown = session(state, "all")
    assert "use Fragrant" not in shown
    assert "Token with Two Dashes" not in shown


def test_what_cannot_be_understood_where_little_can_be_done_is_answered_with_that() -> None:
    state = at(begin="night", available={"food": 1}, shelter=True, events=[])
    state.play(0, "go_on")
    shown = session(state, "neither of us").split("decides:")[-1]
    assert 'There is nothing here called "neither of us".' in shown
    assert "person 1" in shown


def test_the_end_tells_how_it_ended_and_what_counts() -> None:
    state = next(state for state in played(1) if state.over)
    text = on_one_line(drawn(state))
    assert "The game is over: " in text
    assert "columns of the pile" in text
    assert not Page(state.view(None), words_at(state)).asked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_asked_about_by_its_name_and_by_its_word(language: str) -> None:
    state = at()
    view, words = state.view(0), words_at(state, language)
    assert len(DRAWING.named(view, words)) == len(CARDS) + len(TOPICS)
    for card in CARDS:
        for name in (card.split(" ")[1], name_of(words, 1, card).upper()):
            text = DRAWING.about(view, name, words)
            assert text is not None
            assert name_of(words, 1, card) in text
    assert DRAWING.about(view, "no such thing", words) is None
    everything = DRAWING.about(view, "", words)
    assert everything is not None
    for name in view["open"]:
        assert words.name("invention", name) in everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_card_can_be_asked_about_too(language: str) -> None:
    state = at()
    view, words = state.view(0), words_at(state, language)
    for topic in TOPICS:
        told = words.say(f"topic-{topic}-text")
        for name in (topic, words.name("topic", topic).upper()):
            assert told in (DRAWING.about(view, name, words) or "")


def test_a_scenario_asked_about_tells_its_goal() -> None:
    state = at()
    told = DRAWING.about(state.view(0), "castaways", words_at(state)) or ""
    assert "Goal: the whole woodpile" in told
    assert "Rounds: 12." in told


def test_a_token_of_the_scenarios_says_what_it_does_in_this_one() -> None:
    state = at(scenario=2)
    text = DRAWING.about(state.view(0), "Decorated Bell", words_at(state))
    assert text is not None
    assert "white markers" in text
    assert len(text.splitlines()) == 2


@rule("CHAR-29")
@pytest.mark.parametrize(
    ("errata", "level", "beast"), [("rulebook", "The Hunt", "Defense Plan"), ("printed", "Defense Plan", "The Hunt")]
)
def test_the_soldiers_skills_have_the_same_names_wherever_they_are_told(errata: str, level: str, beast: str) -> None:
    price = {"rulebook": 3, "printed": 2}[errata]
    players = [{"character": "soldier", "determination": 9}, "cook"]
    state = at(players=players, errata=errata, shelter=True, beasts=["fox"], hunting=["boa"])
    shown = session(state, "table", "about defense_plan", "why use the_hunt", "use the_hunt", "use defense_plan", "log")
    assert f"{level} {price}, Frenzy 3, {beast} 4" in on_one_line(shown)
    assert f"{level}\n  Price: {price} determination." in shown
    assert shown.count(f"uses {level}.") == 2
    assert shown.count(f"uses {beast}.") == 2


@rule("ROUND-17")
@pytest.mark.parametrize(("errata", "food"), [("rulebook", 1), ("printed", 2)])
def test_a_card_is_read_as_this_table_plays_it(errata: str, food: int) -> None:
    assert f"a wound is {food} food." in session(at(open=["pit"], errata=errata), "about pit")


def test_cards_that_come_up_say_what_they_do() -> None:
    state = at()
    words = words_at(state)
    drew = DRAWING.gloss(state.view(0), Event("drew", {"who": 0, "card": "event frost"}), words)
    struck = DRAWING.gloss(state.view(0), Event("struck", {"card": "event frost"}), words)
    assert len(drew) == 4
    assert struck == drew[3:]
    assert DRAWING.gloss(state.view(0), Event("first_is", {"who": 1}), words) == []


# -- at the keyboard ---------------------------------------------------------------------------------------


def session(state: State, *typed: str, language: str = "en") -> str:
    lines = iter(typed)
    shown: list[str] = []

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Session(state, Screen(state, language, told=False), {}, None, read, shown.append).run()
    return "\n".join(shown)


def test_spaces_may_be_typed_in_small_letters_and_things_by_their_names() -> None:
    state = at(open=["rope", "shovel"])
    session(state, "plan explore b2", "2: Plan Build SHOVEL")
    assert state.moves() == [(0, "plan explore B2"), (1, "plan build shovel")]


def test_a_move_may_be_typed_in_the_words_in_which_it_is_told() -> None:
    state = at(open=["rope", "shovel"], items={"biscuits": 2}, available={"wood": 2})
    session(state, "plan weapons", "biscuits")
    assert state.moves() == [(0, "plan build weapon"), (0, "use biscuits")]
    state = at(friday={"wounds": 0})
    session(state, "plan explore b2", "support 1 viernes", language="es")
    assert state.moves() == [(0, "plan explore B2"), (0, "support 1 friday")]


def test_words_that_several_moves_are_told_in_list_those() -> None:
    state = at(tiles={"B1": 8, "A1": 10, "C1": 4})
    shown = session(state, "gather wood").split("decides:")[1]
    assert "plan: gather wood on A1" in shown
    assert state.moves() == []


def test_what_is_not_possible_now_may_be_named_too_and_it_is_told_why() -> None:
    state = at(open=["rope"])
    assert "Not possible: That is not in the camp, or is used up: Rusty Machete." in session(state, "use rusty machete")


def test_a_slip_of_the_hand_is_answered_with_what_comes_nearest() -> None:
    shown = session(at(), "plan buld weapon")
    assert "Perhaps: plan build weapon" in shown
    assert "Perhaps" not in session(at(), "whatever")


def test_a_number_that_is_typed_is_the_number_that_is_meant() -> None:
    agenda = [{"step": "planning"}, {"step": "pile_window"}, {"step": "window", "b": 1}]
    state = at(agenda=agenda, notes=[3], round=5, available={"wood": 3})
    session(state, "", "2")
    assert state.moves() == [(0, "go_on"), (0, "number 2")]
    state = at(agenda=agenda, notes=[3], round=5, available={"wood": 3})
    shown = session(state, "", "7", "0")
    assert "   0  number 0" in shown
    assert state.moves() == [(0, "go_on"), (0, "number 0")]


def test_enter_goes_on_where_something_might_be_used() -> None:
    state = at(begin="night", players=[{"character": "cook", "wounds": 2}, "carpenter"], items={"flask_of_rum": 2})
    state.play(0, "go_on")
    assert {"go_on", "use flask_of_rum"} <= set(state.legal(0))
    before = len(state.moves())
    session(state, "")
    assert state.moves()[before] == (0, "go_on")


def test_the_whole_table_is_shown_once_a_round_and_then_what_changes() -> None:
    shown = session(at(), "plan explore B2", "plan rest", "table")
    assert shown.count("Can be built now") == 2
    assert shown.count("To be placed") == 4


def test_many_moves_are_listed_in_groups_and_the_beginning_of_words_tells_them_one_by_one() -> None:
    tiles = {"B1": 8, "A1": 10, "B2": 5, "C1": 4, "A2": 9}
    state = at(tiles=tiles, available={"wood": 9, "food": 2, "fur": 4}, friday={"wounds": 0})
    moves = state.legal(0)
    assert len(moves) > 2 * LISTED
    shown = session(state, "plan gather", "all")
    first = moves.index("plan gather A1 wood") + 1
    assert f"      plan gather: {first}) A1 wood, {first + 1}) A1 food" in shown
    assert shown.count("plan: gather wood on A1 (1 pawn)") == 3  # "all" tells the moves of both seats
    assert state.moves() == []


def test_a_card_is_read_at_the_table() -> None:
    shown = session(at(), "about rope", "about nothing at all", "about")
    assert "Rope\n  Needs: Plains." in shown
    assert 'There is nothing here called "nothing at all".' in shown
    assert "Mast\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("listens", [False, True])
def test_castaways_is_played_to_its_end_with_numbers_alone(language: str, listens: bool) -> None:
    state = GAME.new(seed=7, scenario=1)
    shown: list[str] = []
    chance = random.Random(7)
    asked = Screen(state, language, listens)

    def read(prompt: str) -> str:
        moves = state.legal(state.waiting_for()[0])
        forward = [move for move in moves if move.split(" ")[0] not in ("take_back", "spend_first", "lead", "use")]
        return str(1 + moves.index(chance.choice(forward or moves)))

    Session(state, asked, {}, None, read, shown.append).run()
    result = state.result()
    assert result is not None
    decided = [asked.words.account(sign) for sign in state.account()]
    over, *rest = shown[-2 - len(decided) :]
    assert over.endswith(asked.words.name("result", result["reason"]))
    assert rest == [*decided, asked.words.name("kind", result["reason"])]
    assert listens or max(len(line) for text in shown for line in text.splitlines()) <= 100


def test_a_good_player_types_a_whole_game_of_castaways() -> None:
    state = GAME.new(seed=3, scenario=1, players=1)
    player = Bot("thumb", GAME, Rng(0))
    shown: list[str] = []

    def read(prompt: str) -> str:
        return player.decide(state.view(0)) or ""

    Session(state, Screen(state, "en", told=False), {}, None, read, shown.append).run()
    assert state.over
    assert state.view(None)["round"] > 3
    text = "\n".join(shown)
    assert text.count("Can be built now") == state.view(None)["round"] + 2  # at first, once a round, and at the end

"""What an observation says of a table, section by section."""

import pytest

from islario.games.robinson import marks
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import INVENTIONS
from islario.games.robinson.position.checks import PLACES_OF
from islario.games.robinson.state import Table
from tests.games.playing import observation_of
from tests.games.robinson.helpers.positions import GAME, at, draw_event, pieces


def test_every_mark_that_there_can_be_changes_the_observation() -> None:
    state = GAME.new(seed=1)
    plain = observation_of(state, 0)
    for kind, places in PLACES_OF.items():
        for place in places:
            marked = state.clone()
            table = pieces(marked)
            table.put(place, kind, marks.NO_CARD, 1)
            assert observation_of(marked, 0) != plain, (marks.PLACES[place], marks.KINDS[kind])


def test_an_observation_says_what_lies_at_the_camp_and_what_is_planned() -> None:
    state = at(available={"wood": 4, "food": 2}, morale=-2, roof=1, weapon=3, round=5)
    seen = observation_of(state, 1)
    assert (seen["stock"], seen["morale"], seen["levels"], seen["round"]) == ([4, 2, 0, 0], [1], [1, 0, 3], [5])
    assert seen["seat"] == [0, 1, 0, 0]
    assert seen["character"] == [2, 1, 0, 0]
    new = GAME.new(seed=3)
    while new.view(None)["phase"] != "action":
        new.play(new.waiting_for()[0], new.legal(new.waiting_for()[0])[0])
    before = observation_of(new, 0)
    assert before["asking"][0] == 1
    seat = new.waiting_for()[0]
    plan = next(action for action in new.legal(seat) if action.startswith("plan explore"))
    new.play(seat, plan)
    after = observation_of(new, 0)
    assert sum(after["plan_pawns"]) == 1
    assert after["plan_leaders"][0] == 1 + seat
    assert after["pawns_left"][seat] == before["pawns_left"][seat] - 1


def test_an_observation_names_the_card_that_asks_and_the_threats() -> None:
    state = draw_event("insects", available={"wood": 1})
    assert CARDS.index("event insects") + 1 in observation_of(state, 0)["threats"]


def test_an_observation_says_which_inventions_are_open_and_built() -> None:
    state = at(built=["fire"], open=["shovel", "pot"])
    seen = observation_of(state, 0)
    assert [INVENTIONS[place] for place, one in enumerate(seen["built"]) if one] == ["fire"]
    assert {"shovel", "pot"} <= {INVENTIONS[place] for place, one in enumerate(seen["open"][:30]) if one}


@pytest.mark.parametrize("pile", [0, 7])
def test_progress_is_how_far_the_group_is_towards_the_goal(pile: int) -> None:
    state = GAME.new(seed=1)
    table: Table = pieces(state)
    table.notes[0] = pile
    assert GAME.progress(table, 0) == table.setup.rules.share_of_goal(table) == pytest.approx(pile / 15)

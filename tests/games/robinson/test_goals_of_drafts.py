"""The quick player's plan where the game hangs on what the scenario asks for."""

from typing import Any

import pytest

from islario.games.robinson.components import INVENTIONS
from islario.games.robinson.thumb.draft import Draft
from islario.games.robinson.thumb.needs import Needs
from tests.games.robinson.helpers.positions import GAME, at
from tests.games.robinson.test_draft import table_of
from tests.games.robinson.test_policies import together

HOME: dict[str, Any] = {"scenario": 6, "shelter": True, "roof": 4}
VOLCANO = {"mark": "down", "at": "B3", "from": "scenario volcano_island"}


def planned(**fields: Any) -> str:
    """The steps of the plan that is drawn for a position, one after the other."""
    draft = Draft(Needs())
    draft.draw(table_of(at(**fields)))
    return ", ".join(GAME.action(draft.codes[place]) for place in range(draft.n))


@pytest.mark.parametrize("number", [2, 3])
def test_a_camp_that_the_lava_comes_near_looks_for_a_way_out(number: int) -> None:
    plan = planned(scenario=4, round=number, camp="B4", tiles={"B4": 10, "B3": 8}, marks=[VOLCANO])
    assert "explore A3" in plan or "explore C3" in plan


def test_enough_temples_are_enough() -> None:
    island = {"B4": 10, "B3": 8, "A3": 6}
    temple = {"mark": "number", "at": "A3", "from": "scenario volcano_island", "value": 1}
    fields: dict[str, Any] = {"scenario": 4, "round": 2, "camp": "B4", "tiles": island, "marks": [VOLCANO, temple]}
    assert "explore A3" in planned(**fields)
    assert "explore A3" not in planned(**fields, notes=[1, 3])


@pytest.mark.parametrize(("number", "is_urgent"), [(6, False), (9, True)])
def test_children_are_fed_before_anything_is_built(number: int, is_urgent: bool) -> None:
    fields: dict[str, Any] = {
        "scenario": 6,
        "round": number,
        "shelter": True,
        "roof": 4,
        "available": {"wood": 4, "food": 1},
    }
    steps = planned(**fields, tiles={"B1": 8, "A1": 6}).split(", ")
    assert steps[0].startswith("plan gather A1 food") == is_urgent, steps


def test_a_home_gets_its_first_palisade() -> None:
    fields: dict[str, Any] = {
        "scenario": 6,
        "round": 8,
        "shelter": True,
        "roof": 4,
        "available": {"wood": 4, "food": 6},
    }
    assert "build palisade" in planned(**fields)
    assert "build palisade" not in planned(**fields, palisade=1)


def test_fur_is_kept_for_what_has_to_be_built_of_it() -> None:
    for wanted, keeps in (("diary", True), ("cellar", False)):
        table = table_of(at(scenario=6, available={"fur": 1}, notes=[1 << INVENTIONS.index(wanted)]))
        assert table.setup.rules.keeps_fur(table) == keeps


def test_thumb_wins_king_kong_island_now_and_then() -> None:
    assert together(300, "thumb", scenario=7, players=2).wins >= 3

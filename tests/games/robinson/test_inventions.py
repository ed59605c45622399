"""The 30 inventions: what each needs, what it gives when it comes into play, what is undone when it is lost."""

from typing import Any

import pytest

from islario.core.state import State
from islario.games.robinson.components import INVENTIONS
from tests.games.robinson.helpers.facts import determination, refusal, wounds
from tests.games.robinson.helpers.moments import act, cubes
from tests.games.robinson.helpers.positions import PAUSE, at, go, plain, strike, table
from tests.rules import rule

# Terrain, items, wood, fur, and the number of the rule.
NEEDS: dict[str, tuple[str, list[str], int, int, int]] = {
    "shovel": ("beach", [], 0, 0, 43),
    "bricks": ("hills", [], 0, 0, 44),
    "pot": ("hills", [], 0, 0, 45),
    "cure": ("plains", [], 0, 0, 46),
    "rope": ("plains", [], 0, 0, 47),
    "knife": ("mountains", [], 0, 0, 48),
    "fire": ("mountains", [], 0, 0, 49),
    "map": ("river", [], 0, 0, 50),
    "dam": ("river", [], 1, 0, 51),
    "snare": ("", ["rope"], 0, 0, 52),
    "fireplace": ("", ["fire"], 0, 0, 53),
    "shortcut": ("", ["map"], 0, 0, 54),
    "spear": ("", ["knife"], 1, 0, 55),
    "basket": ("plains", [], 0, 0, 56),
    "sack": ("", [], 0, 1, 57),
    "bed": ("plains", [], 0, 0, 58),
    "belts": ("", ["knife"], 0, 1, 59),
    "bow": ("", ["rope", "knife"], 1, 0, 60),
    "cellar": ("", ["shovel"], 0, 0, 61),
    "corral": ("", ["rope"], 1, 0, 62),
    "diary": ("", [], 0, 1, 63),
    "drums": ("hills", [], 0, 1, 64),
    "furnace": ("", ["bricks"], 0, 0, 65),
    "lantern": ("hills", ["fire"], 0, 0, 66),
    "moat": ("", ["shovel"], 1, 0, 67),
    "pit": ("", ["shovel"], 1, 0, 68),
    "raft": ("", ["rope"], 2, 0, 69),
    "shield": ("", ["rope"], 1, 0, 70),
    "sling": ("", [], 1, 0, 71),
    "wall": ("", ["bricks"], 0, 0, 72),
}
OWNERS = {"snare": "carpenter", "fireplace": "cook", "shortcut": "explorer", "spear": "soldier"}
TILES = {"beach": 8, "hills": 7, "plains": 1, "mountains": 5, "river": 3}
NEEDED = [pytest.param(name, marks=rule(f"ITEM-{NEEDS[name][4]}")) for name in NEEDS]


def ready(name: str, **fields: Any) -> dict[str, Any]:
    """A position with exactly what an invention needs; its owner, if it has one, sits at seat 0."""
    terrain, items, wood, fur, _ = NEEDS[name]
    camp = 3 if terrain != "river" else 1
    tiles = {"B1": camp, "A1": TILES[terrain]} if terrain else {"B1": camp}
    owner = OWNERS.get(name, "cook")
    return {
        "players": [owner, "carpenter" if owner != "carpenter" else "cook"],
        "round": 2,
        "tiles": tiles,
        "open": [name],
        "built": items,
        "available": cubes(wood=wood, fur=fur),
        **fields,
    }


def lost(item: str, **fields: Any) -> State:
    """An item turns to its invention side, and then the round is planned."""
    steps = [{"step": "resolve_next"}, {"step": "planning"}, {"step": "flip_item_at", "a": INVENTIONS.index(item)}]
    state = at(agenda=[*steps, {**PAUSE, "b": 1}], **{"round": 2, "phase": "event", "built": [item], **fields})
    go(state, "go_on")
    return state


def entering(name: str, **fields: Any) -> State:
    """An invention is built with two pawns, and the actions are over; up to the first question."""
    planned = {"slot": 1, "target": f"build {name}", "performer": "0", "pawns": ["0", "0"]}
    stop = {**PAUSE, "b": 1}
    steps = [stop, {"step": "end_of_actions"}, stop, {"step": "resolve_slot"}, stop]
    state = at(agenda=steps, plan=[planned], phase="action", **ready(name, **fields))
    go(state, "go_on")
    assert table(state)["incoming"] == [{"card": f"invention {name}", "who": "0"}]
    assert name not in table(state)["built"]
    assert name not in table(state)["open"]
    go(state, "go_on")
    assert name in table(state)["built"]
    assert table(state)["incoming"] == []
    return state


# -- what they need -------------------------------------------------------------------------------------------------


@rule("BUILD-14", "BUILD-16", "BUILD-18", "BUILD-19", "PLAN-25")
@pytest.mark.parametrize("name", NEEDED)
def test_an_invention_can_be_built_with_all_that_it_needs(name: str) -> None:
    state = at(**ready(name))
    go(state, f"plan build {name}", "support 1 pawn", seat=0)
    assert table(state)["reserved"] == table(state)["available"]
    go(state, "confirm", seat=0)
    events = go(state, "confirm", seat=1)
    assert f"invention {name}" in [event.values["card"] for event in events if event.kind == "built"]
    assert (table(state)["available"]["wood"], table(state)["available"]["fur"]) == (0, 0)
    assert name not in table(state)["open"]


@rule("BUILD-15", "CARD-30")
@pytest.mark.parametrize("name", [name for name in NEEDS if NEEDS[name][0]])
def test_a_terrain_that_is_needed_must_be_explored(name: str) -> None:
    fields = ready(name)
    hidden = at(**{**fields, "tiles": {"B1": fields["tiles"]["B1"]}})
    assert refusal(hidden, 0, f"plan build {name}") == ("terrain_missing", "BUILD-15")
    reason = hidden.why_not(0, f"plan build {name}")
    assert reason is not None
    assert reason.values["terrains"] == [NEEDS[name][0]]
    covered = at(**fields, marks=[{"mark": "covered", "at": "A1", "from": None}])
    assert refusal(covered, 0, f"plan build {name}")[0] == "terrain_missing"


@rule("PLAN-25", "ITEM-39", "PLAN-33")
@pytest.mark.parametrize(("name", "item"), [(name, item) for name in NEEDS for item in NEEDS[name][1]])
def test_an_item_that_is_needed_must_be_built(name: str, item: str) -> None:
    fields = ready(name)
    others = [other for other in NEEDS[name][1] if other != item]
    state = at(**{**fields, "built": others})
    assert refusal(state, 0, f"plan build {name}") == ("item_missing", "PLAN-25")
    reason = state.why_not(0, f"plan build {name}")
    assert reason is not None
    assert reason.values["items"] == [item]
    assert item in table(entering(name, shelter=True))["built"]  # shown, not spent


@rule("PLAN-26")
@pytest.mark.parametrize("name", [name for name in NEEDS if NEEDS[name][2] or NEEDS[name][3]])
def test_cubes_that_are_needed_must_be_there(name: str) -> None:
    _, _, wood, fur, _ = NEEDS[name]
    state = at(**ready(name, available=cubes(wood=max(0, wood - 1), fur=max(0, fur - 1))))
    assert refusal(state, 0, f"plan build {name}")[0] == ("wood_missing" if wood else "fur_missing")


@rule("BUILD-28", "ITEM-71")
def test_a_sling_is_made_of_wood_or_of_fur() -> None:
    state = at(**ready("sling", available=cubes(fur=1)))
    assert refusal(state, 0, "plan build sling")[0] == "wood_missing"
    go(state, "plan build sling fur", seat=0)
    assert table(state)["reserved"] == cubes(fur=1)
    assert refusal(at(**ready("sling")), 0, "plan build sling fur")[0] == "fur_missing"


@rule("BUILD-16", "BUILD-25")
def test_only_open_inventions_are_built_and_each_of_them_once() -> None:
    assert refusal(at(**ready("bed", open=[])), 0, "plan build bed")[0] == "not_open"
    assert refusal(at(**ready("bed", open=[], built=["bed"])), 0, "plan build bed") == ("already_built", "BUILD-25")


@rule("PLAN-37", "BUILD-16", "PLAYERS-18", "BUILD-21", "BUILD-22")
@pytest.mark.parametrize("name", OWNERS)
def test_a_personal_invention_is_built_by_its_owner_who_is_glad_of_it(name: str) -> None:
    state = at(**ready(name, shelter=True))
    assert refusal(state, 1, f"plan build {name}") == ("not_yours", "PLAN-37")
    assert refusal(state, 0, f"plan build {name} friday")[0] == "not_yours"
    go(state, f"plan build {name}", seat=0)
    go(state, "support 1 pawn", seat=1)
    assert refusal(state, 1, "lead 1")[0] == "not_yours"
    state = act(f"build {name}", **ready(name))
    assert determination(state) == [2, 0]
    assert table(state)["built"] == NEEDS[name][1]


@rule("SETUP-9")
@pytest.mark.parametrize("name", OWNERS)
def test_the_personal_invention_of_an_absent_character_is_anybodys(name: str) -> None:
    absent = [character for character in ("cook", "carpenter", "explorer") if character != OWNERS[name]][:2]
    state = act(f"build {name}", who=1, **ready(name, players=absent))
    assert table(state)["incoming"] == [{"card": f"invention {name}", "who": "1"}]
    assert determination(state) == [0, 0]


@rule("PLAN-29", "ITEM-39")
def test_what_is_built_now_does_not_help_to_build_something_else_now() -> None:
    state = at(**ready("knife", open=["knife", "belts"], available=cubes(fur=1)))
    go(state, "plan build knife", seat=0)
    assert refusal(state, 1, "plan build belts")[0] == "item_missing"


# -- what they give when they come into play ----------------------------------------------------------------------

LEVELS = {
    "bricks": ("palisade", 1, 6),
    "fire": ("palisade", 1, 12),
    "moat": ("palisade", 2, 19),
    "wall": ("palisade", 2, 30),
    "knife": ("weapon", 1, 16),
    "bow": ("weapon", 3, 5),
    "sling": ("weapon", 2, 27),
    "spear": ("weapon", 3, 29),
}
LEVEL_ITEMS = [pytest.param(name, marks=rule(f"ITEM-{LEVELS[name][2]}")) for name in LEVELS]


@rule("ITEM-31", "BUILD-19", "RESOLVE-23", "ITEM-35")
@pytest.mark.parametrize("name", LEVEL_ITEMS)
def test_levels_rise_once_when_the_item_comes_into_play(name: str) -> None:
    level, gain, _ = LEVELS[name]
    state = act(f"build {name}", **ready(name, shelter=True, **{level: 1}))
    assert table(state)[level] == 1  # not before the actions are over
    state = entering(name, shelter=True, **{level: 1})
    assert table(state)[level] == 1 + gain
    assert table(state)["roof"] == 0


@rule("ITEM-37", "BUILD-27")
@pytest.mark.parametrize("name", ["bricks", "fire", "moat", "wall"])
def test_a_palisade_without_a_shelter_is_lost_but_the_item_is_built(name: str) -> None:
    state = entering(name)
    assert table(state)["palisade"] == 0
    state = entering(name, switches=["levels_without_shelter"])
    assert table(state)["palisade"] == LEVELS[name][1]


@rule("ITEM-10", "ITEM-31")
def test_a_dam_gives_two_food_that_keep() -> None:
    assert table(entering("dam"))["available"] == cubes(preserved=2)


@rule("ITEM-28", "ONETOKEN-6", "TOKEN-23")
def test_a_snare_puts_more_food_on_the_camp_tile() -> None:
    token = {"mark": "plus_food", "at": "B1", "from": "invention snare"}
    assert table(entering("snare"))["marks"] == [token]
    other = {"mark": "plus_food", "at": "B1", "from": None}
    assert table(entering("snare", marks=[other]))["marks"] == [other]  # built all the same


@rule("ITEM-8")
def test_a_corral_takes_a_food_source_beside_the_camp_or_nothing_at_all() -> None:
    island = {"B1": 8, "A1": 6, "C1": 3, "B2": 1}
    state = entering("corral", tiles=island)
    assert state.legal(0) == ["source A1 1", "source C1 1", "decline"]
    go(state, "source C1 1")
    placed = [(mark["mark"], mark["at"], mark["from"]) for mark in table(state)["marks"]]
    assert placed == [("exhausted", "C1", "invention corral"), ("plus_food", "B1", "invention corral")]
    state = entering("corral", tiles=island)
    go(state, "decline")
    assert table(state)["marks"] == []
    assert "corral" in table(state)["built"]


@rule("ITEM-8", "ROUND-17")
def test_a_corral_as_printed_takes_birds_and_has_no_choice() -> None:
    island = {"B1": 8, "A1": 6, "C1": 3}
    state = entering("corral", tiles=island, errata="printed")
    assert [(mark["mark"], mark["at"]) for mark in table(state)["marks"]] == [("exhausted", "A1"), ("plus_food", "B1")]
    state = entering("corral", tiles={"B1": 8, "C1": 3}, errata="printed")
    assert table(state)["marks"] == []
    assert "corral" in table(state)["built"]


@rule("ITEM-1", "TOKEN-24")
def test_a_shortcut_leads_to_a_tile_beside_the_camp() -> None:
    island = {"B1": 8, "A1": 6, "C1": 7, "A2": 1}
    state = entering("shortcut", tiles=island)
    assert [words for words in state.legal(0) if words.startswith("space")] == ["space A1", "space C1"]
    go(state, "space C1")
    assert table(state)["marks"] == [{"mark": "shortcut", "at": "C1", "from": "invention shortcut"}]
    down = [{"mark": "down", "at": "C1", "from": None}]
    state = entering("shortcut", tiles=island, marks=down)
    assert table(state)["marks"][1:] == [{"mark": "shortcut", "at": "A1", "from": "invention shortcut"}]


PLAIN = ["shovel", "pot", "cure", "rope", "map", "fireplace", "basket", "sack", "bed", "belts", "cellar", "diary"]
PLAIN += ["drums", "furnace", "lantern", "pit", "raft", "shield"]


@rule("ITEM-9", "ITEM-23", "ITEM-26", "ITEM-31")
@pytest.mark.parametrize("name", PLAIN)
def test_the_other_items_change_nothing_when_they_are_built(name: str) -> None:
    state = entering(name, shelter=True)
    assert (table(state)["weapon"], table(state)["palisade"], table(state)["roof"]) == (0, 0, 0)
    assert table(state)["marks"] == []
    assert table(state)["available"] == cubes()


@rule("RESOLVE-24")
def test_the_group_says_in_which_order_items_come_into_play() -> None:
    incoming = [{"card": "invention knife", "who": "0"}, {"card": "invention fire", "who": "1"}]
    fields: dict[str, Any] = {"phase": "action", "round": 2, "incoming": incoming, "shelter": True}
    state = at(agenda=[PAUSE, {"step": "end_of_actions"}, {**PAUSE, "b": 1}], **fields)
    go(state, "go_on")
    assert state.legal(0) == ["invention knife", "invention fire"]
    go(state, "invention fire")
    assert table(state)["built"] == ["knife", "fire"]
    assert (table(state)["weapon"], table(state)["palisade"]) == (1, 1)


# -- what is undone when they are lost --------------------------------------------------------------------------


@rule("CARD-34", "CARD-36", "ITEM-36")
@pytest.mark.parametrize("name", LEVELS)
def test_a_lost_item_takes_its_levels_along(name: str) -> None:
    level, gain, _ = LEVELS[name]
    state = lost(name, **{level: gain + 2, "shelter": True})
    assert table(state)[level] == 2
    assert name in table(state)["open"]
    assert table(state)["built"] == []


@rule("CARD-36", "CARD-53", "ITEM-36")
@pytest.mark.parametrize("name", LEVELS)
def test_losing_an_item_never_hurts(name: str) -> None:
    level, gain, _ = LEVELS[name]
    state = lost(name, **{level: gain - 1, "shelter": True})
    assert table(state)[level] == 0
    assert wounds(state) == [0, 0]


@rule("ITEM-36")
@pytest.mark.parametrize(("there", "left"), [(3, 1), (1, 0), (0, 0)])
def test_the_food_of_a_lost_dam_is_taken_back_if_it_is_still_there(there: int, left: int) -> None:
    state = lost("dam", available=cubes(food=4, preserved=there))
    assert table(state)["available"] == cubes(food=4, preserved=left)
    assert wounds(state) == [0, 0]


@rule("CARD-36")
def test_the_token_of_a_lost_snare_goes() -> None:
    token = {"mark": "plus_food", "at": "B1", "from": "invention snare"}
    other = {"mark": "plus_food", "at": "A1", "from": "adventure new_flock"}
    assert table(lost("snare", marks=[token, other]))["marks"] == [other]


@rule("CARD-36")
def test_a_lost_corral_frees_its_source() -> None:
    own = [
        {"mark": "exhausted", "at": "A1", "from": "invention corral"},
        {"mark": "plus_food", "at": "B1", "from": "invention corral"},
    ]
    other = {"mark": "exhausted_second", "at": "A1", "from": None}
    assert table(lost("corral", tiles={"B1": 8, "A1": 6}, marks=[*own, other]))["marks"] == [other]


@rule("CARD-54")
def test_a_lost_shortcut_leads_nowhere() -> None:
    token = {"mark": "shortcut", "at": "A1", "from": "invention shortcut"}
    state = lost("shortcut", tiles={"B1": 8, "A1": 6}, marks=[token])
    assert table(state)["marks"] == []
    assert "shortcut" in table(state)["open"]
    assert table(state)["built"] == []


@rule("CARD-35")
def test_a_lost_item_meets_no_requirement() -> None:
    state = lost("map", players=["explorer", "cook"])
    assert refusal(state, 0, "plan build shortcut") == ("item_missing", "PLAN-25")
    shovel: dict[str, Any] = {"threats": [None, "event high_water"], "available": cubes()}
    assert at(round=2, built=["shovel"], **shovel).why_not(0, "plan threat right") is None
    assert refusal(lost("shovel", **shovel), 0, "plan threat right")[0] == "wood_missing"


@rule("CARD-37")
def test_what_was_built_with_a_lost_item_stays() -> None:
    state = lost("knife", built=["knife", "rope", "bow"], weapon=4)
    assert table(state)["built"] == ["rope", "bow"]
    assert table(state)["weapon"] == 3


@rule("CARD-34", "CARD-52", "BUILD-25", "CHAR-35")
def test_a_lost_item_can_be_built_again_and_a_personal_one_only_by_its_owner() -> None:
    state = lost("snare", built=["rope", "snare"], players=["carpenter", "cook"], available={"food": 1})
    assert refusal(state, 1, "plan build snare")[0] == "not_yours"
    go(state, "plan build snare", "support 1 pawn", "confirm", seat=0)
    go(state, "confirm", seat=1)
    assert determination(state) == [2, 0]
    assert table(state)["incoming"] == [{"card": "invention snare", "who": "0"}]
    state = lost("pot", tiles={"B1": 8, "A1": 7})
    assert state.why_not(1, "plan build pot") is None


@rule("CARD-55")
def test_a_lost_map_takes_its_pawn_along_at_once() -> None:
    state = lost("map")
    go(state, "plan explore A1", seat=0)
    assert refusal(state, 0, "support 1 map")[0] == "no_pawn"


@rule("CARD-55", "PLAN-41")
def test_a_map_lost_after_the_planning_still_helps_this_round() -> None:
    planned = [{"slot": 1, "target": "explore A1", "performer": "0", "pawns": ["0", "map"]}]
    steps = [{"step": "resolve_slot"}, {"step": "flip_item_at", "a": INVENTIONS.index("map")}]
    fields: dict[str, Any] = {"round": 2, "phase": "action", "built": ["map"], "plan": planned, "tile_deck": [6]}
    state = at(agenda=[{**PAUSE, "b": 1}, *steps, {**PAUSE, "b": 1}], **fields)
    events = go(state, "go_on")
    assert not [event for event in events if event.kind == "rolled"]
    assert table(state)["tiles"]["A1"] == 6
    assert table(state)["built"] == []


@rule("CARD-34", "CARD-36")
def test_the_group_chooses_which_item_the_strong_wind_takes() -> None:
    state = strike("strong_wind", built=["rope", "knife"], weapon=1)
    assert state.legal(0) == ["invention rope", "invention knife"]
    events = go(state, "invention knife")
    assert [plain(event) for event in events if event.kind == "item_lost"] == [{"card": "invention knife"}]
    assert table(state)["built"] == ["rope"]
    assert table(state)["weapon"] == 0

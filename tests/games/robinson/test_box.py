"""A file of the box that somebody has edited badly is refused when it is read, by file, card and field.

What is not refused can be played: nothing that was written is left out or becomes something else.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from islario.games.robinson.box import piece_names
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import INVENTIONS_AT, SCENARIO_COUNT, SITED_COUNT, TREASURE_COUNT
from islario.games.robinson.marks import NO_CARD
from islario.games.robinson.planning import pawns, targets
from islario.games.robinson.scenarios import registry
from islario.games.robinson.state import PART, PARTS
from islario.games.robinson.uses import catalogue
from tests.games.robinson.helpers import changed_boxes, changed_pawns
from tests.games.robinson.helpers.package_copies import copy_package, room_of, told_by

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

CHANGES = 200

OTTERS = 'id = "otters"\nevent = [{exhaust = "nearest_fish"}]'
FIRST_TILE = '[[tiles]]\nterrain = "plains"\nsources = ["wood"]'
DASHES = '[[scenarios.discoveries]]\ntoken = "scenario_dashes"\nwhen = "night"\nuse = [{ give_heal = 1 }]'
CASTAWAYS = '[[scenarios]]\nid = "castaways"\nrounds = 12'


def more_than_all(kind: str) -> str:
    """So many cards of a kind that there is no number for them."""
    return "".join(f'[[{kind}]]\nid = "more_{number}"\n' for number in range(99)) + f"[[{kind}]]"


Case = tuple[str, str, str, str, str, str]
"""The file, what stands there, what is written instead; the reason, the card and the field that it names."""

CASES: list[Case] = [
    # files that are none, kinds and numbers of cards
    ("events.toml", "[[book]]", "[[book]", "broken", "-", "-"),
    ("events.toml", "[[book]]", "[[books]]", "field", "books", "books"),
    ("events.toml", "[[book]]", more_than_all("book"), "count", "book", "-"),
    ("events.toml", "[[adventure]]", more_than_all("adventure"), "count", "adventure", "-"),
    ("adventures.toml", "[[gather]]", more_than_all("gather"), "count", "gather", "-"),
    ("mysteries.toml", "[[treasure]]", more_than_all("treasure"), "count", "treasure", "-"),
    ("mysteries.toml", "[[trap]]", more_than_all("trap"), "count", "trap", "-"),
    ("pieces.toml", "[[beasts]]", more_than_all("beasts"), "count", "beasts", "-"),
    ("scenarios.toml", "[[scenarios]]", more_than_all("scenarios"), "count", "scenarios", "-"),
    ("events.toml", '[[book]]\nid = "otters"', '[[adventure]]\nid = "otters"', "missing", "otters", "icon"),
    ("adventures.toml", "[[build]]", '[[build]]\nid = "one_more"\n[[build]]', "missing", "one_more", "top"),
    ("mysteries.toml", "[[treasure]]", '[[monster]]\nid = "yeti"\n[[treasure]]', "missing", "yeti", "effect"),
    ("pieces.toml", "[[beasts]]", '[[beasts]]\nid = "yeti"\n[[beasts]]', "effect", "yeti", "fight"),
    ("pieces.toml", FIRST_TILE, f"{FIRST_TILE}\n{FIRST_TILE}", "count", "tiles", "-"),
    ("scenarios.toml", CASTAWAYS, f'[[scenarios]]\nid = "reef"\n{CASTAWAYS}', "count", "reef inventions", "-"),
    ("scenarios.toml", '[[scenarios.inventions]]\nid = "mast"', '[scenarios.mast]\nid = "mast"', "field", "castaways",
     "mast"),
    ("scenarios.toml", DASHES, "", "count", "castaways discoveries", "-"),
    # names
    ("events.toml", 'id = "otters"', 'id = "council"', "name", "book 3", "id"),
    ("events.toml", 'id = "otters"', "id = 7", "name", "book 2", "id"),
    ("events.toml", 'id = "otters"\n', "", "missing", "book 2", "id"),
    ("mysteries.toml", 'id = "helmet"', 'id = "gold"', "name", "treasure 2", "id"),
    ("pieces.toml", 'id = "cook"', 'id = "carpenter"', "name", "characters 2", "id"),
    ("scenarios.toml", 'id = "robinson_family"', 'id = "reef"', "name", "reef", "id"),
    ("scenarios.toml", 'id = "robinson_family"', 'id = "scenario"', "name", "scenario", "id"),
    ("scenarios.toml", 'id = "canoe"', 'id = "boat"', "name", "boat", "id"),
    ("scenarios.toml", 'id = "canoe"', 'id = "mast"', "name", "mast", "id"),
    # fields
    ("events.toml", OTTERS, f"{OTTERS}\ncolour = 3", "field", "otters", "colour"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {pawns = 1, weapons = 1,", "field", "otters",
     "threat.weapons"),
    ("adventures.toml", "top = [{morale = -1}]", "upper = [{morale = -1}]", "field", "breakdown", "upper"),
    ("mysteries.toml", "next_round = true", "next = true", "field", "helmet", "next"),
    ("pieces.toml", FIRST_TILE, f"{FIRST_TILE}\nsea = true", "field", "tiles 1", "sea"),
    ("scenarios.toml", CASTAWAYS, f"{CASTAWAYS}\nnights = 12", "field", "castaways", "nights"),
    # effects
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhausts = "nearest_fish"}', "effect", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhaust = "nearest_whale"}', "name", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhaust = "nearest_fish", morale = -1}', "effect", "otters",
     "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', "{}", "effect", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '"exhaust"', "effect", "otters", "event"),
    ("events.toml", '[{exhaust = "nearest_fish"}]', '{exhaust = "nearest_fish"}', "list", "otters", "event"),
    ("events.toml", '[{exhaust = "nearest_fish"}]', "false", "list", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhaust = "nearest_fish", at = "here"}', "effect", "otters",
     "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhaust = "nearest_fish", count = 10}', "number", "otters",
     "event"),
    ("events.toml", "{repeat = true}", "{repeat = 1}", "flag", "otters", "effect"),
    ("events.toml", "{discard_inventions = 3}", '{discard_inventions = "three"}', "number", "council", "event"),
    ("events.toml", "{discard_inventions = 3}", "{discard_inventions = 300}", "number", "council", "event"),
    ("events.toml", "{discard_inventions = 3}", "{discard_inventions = true}", "number", "council", "event"),
    ("events.toml", "{wood = -1, possible = true}", '{wood = -1, possible = "yes"}', "flag", "insects", "event"),
    ("events.toml", "{wood = -1, possible = true}", "{wood = -1, cured = 0}", "effect", "insects", "event"),
    ("events.toml", "{choose = [[{wood = -2}], [{each = [{wounds = 1}]}]]}", "{choose = [[{wood = -2}]]}", "list",
     "unusually_cold_night", "event"),
    ("events.toml", "{choose = [[{wood = -2}], [{each", "{choose = [[{would = -2}], [{each", "effect",
     "unusually_cold_night", "event"),
    ("events.toml", "{mystery = {treasure = 1}}", "{mystery = {treasures = 1}}", "name", "wrecked_balloon",
     "threat.reward"),
    ("events.toml", "{mystery = {treasure = 1}}", "{mystery = {treasure = 16}}", "number", "wrecked_balloon",
     "threat.reward"),
    ("adventures.toml", '{token = "plus_wood", at = "weapon_cost"}', '{token = "plus_wood"}', "missing",
     "fear_of_the_beasts", "after.at"),
    ("adventures.toml", '{token = "plus_wood", at = "weapon_cost"}', '{token = "plus_gold", at = "weapon_cost"}',
     "name",
     "fear_of_the_beasts", "after"),
    ("adventures.toml", "{fight = {strength = 4}}", "{fight = {power = 4}}", "name", "predator_in_the_camp", "top"),
    ("adventures.toml", "{fight = {strength = 4}}", "{fight = 4}", "effect", "predator_in_the_camp", "top"),
    ("adventures.toml", '{marked = "build_leg", effects = [{wounds = 3, cured = 1}]}', '{marked = "build_leg"}',
     "missing", "accident", "after.effects"),
    ("adventures.toml", '{halve = "roof"}', '{halve = "weapon"}', "name", "construction_is_weak", "after"),
    # numbers, flags, lists and inventions on cards
    ("events.toml", 'item = "fire"', 'item = "torch"', "name", "insects", "threat.item"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {pawns = 3, weapon = 1,", "number", "otters",
     "threat.pawns"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {weapon = 1,", "missing", "otters", "threat.pawns"),
    ("events.toml", "pay = {wood = 1}", "pay = {gold = 1}", "name", "unusually_cold_night", "threat.pay"),
    ("events.toml", "pay = {wood = 1}", "pay = 1", "mapping", "unusually_cold_night", "threat.pay"),
    ("adventures.toml", "shuffle = true", 'shuffle = "yes"', "flag", "breakdown", "shuffle"),
    ("mysteries.toml", "keep = true", "keep = 1", "flag", "helmet", "keep"),
    ("mysteries.toml", "uses = 2", 'uses = "2"', "number", "candles", "uses"),
    ("mysteries.toml", 'pawn = ["build"]', 'pawn = "build"', "list", "candles", "pawn"),
    ("mysteries.toml", 'pawn = ["build"]', 'pawn = ["dig"]', "name", "candles", "pawn"),
    ("mysteries.toml", 'when = "fight"', 'when = "war"', "name", "old_rifle", "when"),
    ("pieces.toml", 'terrain = "plains"', 'terrain = "desert"', "name", "tiles 1", "terrain"),
    ("pieces.toml", 'sources = ["wood"]', 'sources = ["gold"]', "name", "tiles 1", "sources"),
    ("pieces.toml", 'sources = ["wood"]', "sources = []", "list", "tiles 1", "sources"),
    ("pieces.toml", "beast = true", "beast = 1", "flag", "tiles 1", "beast"),
    ("pieces.toml", "discoveries = 2", "discoveries = -2", "number", "tiles 1", "discoveries"),
    ("pieces.toml", 'A1 = ["A2", "B1", "B2"]', 'A1 = ["A2", "B1", "D2"]', "name", "spaces", "A1"),
    ("pieces.toml", 'A1 = ["A2", "B1", "B2"]\n', "", "name", "spaces", "-"),
    ("pieces.toml", "build = { success = 4", "build = { success = 7", "number", "dice build", "success"),
    ("pieces.toml", "build = { success = 4, wound = 4,", "build = { success = 4,", "name", "build", "-"),
    ("pieces.toml", 'rain = ["rain_1", "rain_1",', 'rain = ["rain_1",', "list", "weather_dice", "rain"),
    ("pieces.toml", 'rain = ["rain_1", "rain_1",', 'rain = ["rain_1", "sun",', "name", "weather_dice", "rain"),
    ("pieces.toml", "dies = 13", "dies = 0", "number", "carpenter", "dies"),
    ("pieces.toml", "arrows = [5, 8, 10]", 'arrows = ["five"]', "number", "carpenter", "arrows"),
    ("pieces.toml", 'invention = "snare"', 'invention = "wheel"', "name", "carpenter", "invention"),
    ("pieces.toml", "fight = { strength = 1, food = 2 }", "fight = { strength = 1, gold = 2 }", "name", "birds",
     "fight"),
    # scenarios
    ("scenarios.toml", "rounds = 12", "rounds = 0", "number", "castaways", "rounds"),
    ("scenarios.toml", "rounds = 12", "rounds = 11", "list", "castaways", "weather"),
    ("scenarios.toml", '"rwa", "rwa"]', '"rwa", "sun"]', "name", "castaways", "weather"),
    ("scenarios.toml", "points = { heart = 1", "points = { hearts = 1", "name", "castaways", "points"),
    ("scenarios.toml", "points = { heart = 1", 'points = { heart = "one"', "number", "castaways", "points"),
    ("scenarios.toml", "book = [{ white_markers = 2 }]", "book = [{ black_markers = 2 }]", "effect", "cursed_island",
     "book"),
    ("scenarios.toml", "totems = [[], [{ wounds = 2 }]", "totems = [[], { wounds = 2 }", "list", "cursed_island",
     "totems"),
    ("scenarios.toml", 'items = ["rope"]', 'items = ["twine"]', "name", "mast", "items"),
    ("scenarios.toml", 'terrain = ["mountains"]', 'terrain = "mountains"', "list", "hatchet", "terrain"),
    ("scenarios.toml", "built = [{ hatchet = true }]", "built = [{ axe = true }]", "effect", "hatchet", "built"),
    ("scenarios.toml", "use = [{ weapon = 1 }]", "use = [{ weapons = 1 }]", "effect", "castaways discoveries 3", "use"),
    ("scenarios.toml", '{ free_build = ["cure"] }', '{ free_build = ["pill"] }', "name",
     "cursed_island discoveries 2", "use"),
    ("scenarios.toml", '{ free_build = ["cure"] }', "{ free_build = [] }", "list", "cursed_island discoveries 2",
     "use"),
    # what could be read, but not be done
    ("pieces.toml", "wood = 1\nbuilt = [{ preserved = 2 }]", "wood = 15\nbuilt = [{ preserved = 2 }]", "number", "dam",
     "wood"),
    ("events.toml", "pay = {wood = 1}, pay_or", "pay = {wood = 15}, pay_or", "number", "unusually_cold_night",
     "threat.pay.wood"),
    ("events.toml", "pay_or = {fur = 1}", "pay_or = {food = 1}", "name", "unusually_cold_night", "threat.pay_or"),
    ("events.toml", "pay = {wood = 1}, pay_or", "pay_or", "field", "unusually_cold_night", "threat.pay_or"),
    ("events.toml", ", reward = [{uncover = true}]}", "}", "missing", "otters", "threat.reward"),
    ("pieces.toml", 'pawn = ["gather", "explore"]', 'pawn = ["gather", "gather"]', "name", "raft", "pawn"),
    ("pieces.toml", 'pawn = ["gather"]', "pawn = []", "list", "belts", "pawn"),
    ("pieces.toml", 'id = "shovel"', 'id = "shovel"\npawn = ["build"]', "field", "shovel", "pawn"),
    ("pieces.toml", 'id = "handyman"\nprice = 3\npawn = ["build"]', 'id = "handyman"\nprice = 3', "missing", "handyman",
     "pawn"),
    ("scenarios.toml", 'pawn = ["explore"]', 'pawn = ["totem"]', "name", "king_kong_island discoveries 3", "pawn"),
    ("scenarios.toml", "use = [{ lost_item = true }]", 'pawn = ["build"]', "field", "king_kong_island discoveries 4",
     "pawn"),
    ("adventures.toml", "uses = 1", "uses = 2", "number", "surprising_discovery", "uses"),
    ("adventures.toml", 'when = "fight"', 'when = "night"', "name", "surprising_discovery", "when"),
    ("adventures.toml", 'top = [{morale = -1}]\n', 'top = [{morale = -1}]\nuse = [{wood = 1}]\n', "field", "breakdown",
     "use"),
    ("adventures.toml", "top = [{keep = true}]", "top = []", "effect", "surprising_discovery", "top"),
    ("adventures.toml", "decide = [[{wounds = 2}", "top = []\ndecide = [[{wounds = 2}", "field", "hungry_predator",
     "top"),
    ("adventures.toml", "shuffle = true", "shuffle = false", "field", "breakdown", "after"),
    ("mysteries.toml", "keep = true\nuses = 1", "uses = 1", "field", "old_rifle", "uses"),
    ("mysteries.toml", 'keep = true\nuses = 1\nwhen = "fight"', 'keep = true\nwhen = "fight"', "missing", "old_rifle",
     "uses"),
    ("mysteries.toml", "shuffle = true", "keep = true\nshuffle = true", "field", "ceremonial_bowl", "shuffle"),
    ("mysteries.toml", 'when = "night"', 'when = "explore"', "name", "barrel", "when"),
    ("events.toml", "{discard_item = 1, ", "{discard_item = 2, ", "number", "cataclysm", "effect"),
    ("pieces.toml", "{ starting_item = 1 }", "{ starting_item = 2 }", "number", "captains_chest", "two"),
    ("pieces.toml", '{ roll_weather = "all" }', '{ roll_weather = "animals" }', "name", "storm_glass", "use"),
    ("scenarios.toml", "{ remove_black = 1 }", "{ remove_black = 2 }", "number", "robinson_family discoveries 2",
     "use"),
    ("scenarios.toml", "{ reroll_animals = 1 }", "{ reroll_animals = 2 }", "number", "robinson_family discoveries 3",
     "use"),
    ("scenarios.toml", "{ ignore_animals = 1 }", "{ ignore_animals = 2 }", "number", "king_kong_island discoveries 2",
     "use"),
    ("scenarios.toml", '{ ignore_mystery = "trap" }', '{ ignore_mystery = "treasure" }', "effect",
     "volcano_island discoveries 2", "use"),
    ("mysteries.toml", "{det = -2}", "{det = -2, possible = true}", "effect", "spiders", "effect"),
    ("mysteries.toml", "{weapon = -2, possible = true}", "{weapon = 2, possible = true}", "effect", "hidden_rope",
     "effect"),
    ("mysteries.toml", "{fur = 2}", "{fur = 0}", "number", "cave_with_furs", "effect"),
    ("mysteries.toml", "{fur = 2}", "{fur = 2, count = 2}", "effect", "cave_with_furs", "effect"),
    ("mysteries.toml", "{fight = {strength = 4}}", "{fight = {fur = 4}}", "effect", "furious_tiger", "effect"),
    ("mysteries.toml", "{mystery = {treasure = 2}}", "{mystery = {}}", "effect", "treasure_map", "use"),
    ("events.toml", "{repeat = true}", "{repeat = false}", "effect", "otters", "effect"),
    ("events.toml", '{exhaust = "nearest_fish"}', "{det = -1}", "effect", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', '{exhaust = "here"}', "effect", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', "{repeat = true}", "effect", "otters", "event"),
    ("events.toml", '{exhaust = "nearest_fish"}', "{crew_dies = true}", "effect", "otters", "event"),
    ("events.toml", '{token = "beast", at = "hunt"}', '{token = "beast", at = "rest"}', "name", "ravenous_predators",
     "event"),
    ("events.toml", '{remove_token = "beast", at = "explore"}', '{remove_token = "beast", at = "here"}', "effect",
     "predators_in_the_woods", "threat.reward"),
    ("scenarios.toml", "book = [{ palisade = -1 }]", "book = [{ book = 1 }]", "effect", "jenny", "book"),
    ("scenarios.toml", "rounds = 12", "rounds = 12\ntotems = [[]]", "field", "castaways", "totems"),
    ("scenarios.toml", 'id = "volcano_island"\nrounds = 8\nweather = [',
     'id = "volcano_island"\nrounds = 9\nweather = ["", ', "number", "volcano_island", "rounds"),
    ("scenarios.toml", '"rwa", "rwa"]', '"rwa", "rra"]', "name", "castaways", "weather"),
    ("scenarios.toml", "points = { heart = 1, weapon = 2, roof = 3", "points = { lifeboat = 1, weapon = 2, roof = 3",
     "name", "castaways", "points"),
    ("scenarios.toml", "repeatable = true\nplace = true\nwood = 2", "repeatable = true\nwood = 2", "flag", "cross",
     "place"),
    ("scenarios.toml", 'token = "scenario_dashes"', 'token = "scenario_cross"', "name", "castaways discoveries 1",
     "token"),
    ("scenarios.toml", 'when = "night"\nuse = [{ give_heal = 1 }]', 'when = "night"\nreusable = true', "field",
     "castaways discoveries 1", "reusable"),
    ("pieces.toml", 'sources = ["wood", "fish"]', 'sources = ["parrot", "fish"]', "list", "tiles 4", "sources"),
    ("pieces.toml", 'sources = ["wood", "fish"]', 'sources = ["wood", "wood"]', "list", "tiles 4", "sources"),
    ("pieces.toml", 'A1 = ["A2", "B1", "B2"]', 'A1 = ["A2", "B1", "B1"]', "name", "spaces", "A1"),
    ("pieces.toml", 'A1 = ["A2", "B1", "B2"]', 'A1 = ["A2", "B1", "C3"]', "name", "spaces", "A1"),
    ("pieces.toml", 'items = ["rope", "knife"]', 'items = ["rope", "rope"]', "name", "bow", "items"),
    ("pieces.toml", "arrows = [5, 8, 10]", "arrows = [5, 5, 10]", "number", "carpenter", "arrows"),
    ("pieces.toml", "arrows = [5, 8, 10]", "arrows = [5, 8, 13]", "number", "carpenter", "arrows"),
    ("pieces.toml", 'owner = "carpenter"', 'owner = "cook"', "name", "snare", "owner"),
    ("pieces.toml", '"food", "blank", "blank"]', '"food", "blank", "rain_1"]', "name", "weather_dice", "animals"),
    ("pieces.toml", 'id = "larvae"\ncount = 2', 'id = "larvae"\ncount = 0', "number", "larvae", "count"),
    ("pieces.toml", 'id = "scenario_bands"', 'id = "scenario_bands"\nuse = [{ wood = 1 }]', "field", "scenario_bands",
     "use"),
    ("pieces.toml", 'id = "map"', 'id = "chart"', "name", "chart", "id"),
    ("events.toml", 'id = "otters"', 'id = "Otters"', "name", "Otters", "id"),
    ("events.toml", 'id = "otters"', 'id = "sea otters"', "name", "sea otters", "id"),
    ("events.toml", 'id = "otters"', 'id = "storm_a"', "name", "storm_a", "id"),
    ("events.toml", 'id = "cloud_burst"', 'id = "drizzle"', "count", "cloud_burst", "id"),
    ("adventures.toml", 'id = "new_flock"', 'id = "old_flock"', "count", "new_flock", "id"),
    ("mysteries.toml", 'id = "helmet"', 'id = "top_hat"', "count", "helmet", "id"),
    ("mysteries.toml", 'id = "gold"', 'id = "surprising_discovery"', "name", "surprising_discovery", "id"),
    ("mysteries.toml", 'keep = true\nuses = 1', 'keep = true\npawn = ["build"]\nuses = 1', "field", "old_rifle",
     "pawn"),
]  # fmt: skip


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, whose box may be spoilt."""
    return copy_package(tmp_path_factory.mktemp("package"))


def changed(package: Path, arguments: list[str], lines: str = "") -> list[Any]:
    """What becomes of edited boxes of the copy (``changed_boxes``)."""
    return told_by(package, [changed_boxes.__file__, str(room_of(package) / "box"), *arguments], lines)


@pytest.fixture(scope="module")
def refusals(package: Path) -> list[dict[str, str] | None]:
    """What is said of each case, and at the end of files that nobody has touched."""
    cases = [*((name, old, new) for name, old, new, *_ in CASES), ("events.toml", "[[book]]", "[[book]]")]
    lines = "\n".join(json.dumps(case) for case in cases)
    return changed(package, [], lines)


@pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{case[0]}-{case[4]}-{case[5]}" for case in CASES])
def test_a_file_edited_badly_is_refused_by_file_card_and_field(
    refusals: list[dict[str, str] | None], number: int
) -> None:
    name, _, _, code, card, field = CASES[number]
    said = refusals[number]
    assert said is not None
    assert [said[key] for key in ("kind", "code", "file", "entry", "field")] == [
        "BadComponents", f"box_{code}", name, card, field,
    ]  # fmt: skip
    assert name in said["text"]
    assert card == "-" or card in said["text"]


def test_the_files_as_they_are_can_be_read(refusals: list[dict[str, str] | None]) -> None:
    assert refusals[len(CASES) :] == [None]


def test_a_box_with_any_one_value_changed_is_refused_by_file_card_and_field_or_can_be_played(package: Path) -> None:
    tried = changed(package, ["0", str(CHANGES), "2"])
    assert [change for change in tried if change[2] not in ("refused", "played")] == []
    assert len(tried) == CHANGES
    ends = [change[2] for change in tried]
    assert ends.count("refused") > CHANGES // 4
    assert ends.count("played") > CHANGES // 10


def test_the_fullest_box_has_a_number_for_every_card_and_a_bit_for_every_treasure() -> None:
    added = sum(most for _, most in piece_names.FEWEST_AND_MOST.values())
    own_inventions = 2 * piece_names.FEWEST_AND_MOST["scenarios"][1]
    others = len(CARDS) - INVENTIONS_AT - 3 * SCENARIO_COUNT
    assert others + added + own_inventions <= NO_CARD
    assert piece_names.FEWEST_AND_MOST["treasure"][1] < 63
    assert catalogue.USE_COUNT - TREASURE_COUNT + piece_names.FEWEST_AND_MOST["treasure"][1] <= 256


def test_the_most_scenarios_have_a_bit_for_every_target() -> None:
    common = targets.TARGET_COUNT - 2 * SCENARIO_COUNT - 10 * SITED_COUNT
    most = 2 * piece_names.FEWEST_AND_MOST["scenarios"][1] + 10 * piece_names.MOST_SITED
    assert common + most <= PART * PARTS <= 256


def test_the_longest_game_has_an_event_deck_of_either_kind() -> None:
    rounds = max(scenario.most_rounds for scenario in registry.SCENARIOS)
    for kind in ("book", "adventure"):
        assert piece_names.FEWEST_AND_MOST[kind][0] >= 2 * ((rounds + 1) // 2)


def test_every_step_of_scenarios_has_one_scenario_that_carries_it_out() -> None:
    assert registry.owners_of_steps(registry.SCENARIOS) == list(registry.OWNER)
    with pytest.raises(LookupError, match=r"no scenario carries out steps\.CREW_DIES"):
        registry.owners_of_steps(registry.SCENARIOS[:-1])
    with pytest.raises(LookupError, match="belongs to others"):
        registry.owners_of_steps([*registry.SCENARIOS, registry.SCENARIOS[0]])


def test_where_a_pawn_stands_in_the_packed_number_follows_from_the_widths() -> None:
    ones = [1 << shift for shift in pawns.SHIFT[: pawns.ECONOMY]]
    twos = [2 << shift for source, shift in enumerate(pawns.SHIFT[: pawns.ECONOMY]) if pawns.WIDTH[source] == 3]
    assert sum(ones) == pawns.ONES
    assert sum(twos) == pawns.TWOS
    assert pawns.ONES & pawns.TWOS == 0
    assert len(pawns.SHIFT) == len(pawns.WIDTH) == len(pawns.SOURCES) == pawns.SOURCE_COUNT
    assert piece_names.PAWN_USES.index("totem") == pawns.TOTEM


PAWNS: list[tuple[str, str, str, str, list[str]]] = [
    ("pieces.toml", 'pawn = ["gather", "explore"]', 'pawn = ["gather"]', "raft", ["gather"]),
    (
        "pieces.toml",
        'id = "candles"\ncount = 2\npawn = ["build"]',
        'id = "candles"\ncount = 2\npawn = ["hunt"]',
        "candles",
        ["hunt"],
    ),
    ("mysteries.toml", 'pawn = ["explore"]', 'pawn = ["explore", "gather"]', "compass", ["gather", "explore"]),
    ("scenarios.toml", 'pawn = ["totem"]', 'pawn = ["build"]', "rope_ladder", ["build"]),
]


def test_an_additional_pawn_is_for_what_its_card_says(package: Path) -> None:
    lines = "\n".join(json.dumps(case) for case in PAWNS)
    told = told_by(package, [changed_pawns.__file__, str(room_of(package) / "box")], lines)
    assert told == [kinds for *_, kinds in PAWNS]

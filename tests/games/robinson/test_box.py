"""A file of the box that somebody has edited badly is refused when it is read, by file, card and field."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import islario

PACKAGE = Path(islario.__file__).parent

LOADER = """
import json, sys
from pathlib import Path
box = Path(sys.argv[1])
for line in sys.stdin:
    name, old, new = json.loads(line)
    path = box / name
    text = path.read_text("utf-8")
    assert text.count(old) >= 1, (name, old)
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        import islario.games.robinson.cards
        print(json.dumps(None))
    except ValueError as refused:
        print(json.dumps({"kind": type(refused).__name__, "code": refused.reason.code, "text": str(refused),
                          **refused.reason.values}))
    path.write_text(text, "utf-8")
    for module in [name for name in sys.modules if name.startswith("islario.games.robinson")]:
        del sys.modules[module]
"""

OTTERS = 'id = "otters"\nevent = [{exhaust = "nearest_fish"}]'
FIRST_TILE = '[[tiles]]\nterrain = "plains"\nsources = ["wood"]'
DASHES = '[[scenarios.discoveries]]\ntoken = "scenario_dashes"\nwhen = "night"\nuse = [{ give_heal = 1 }]'
CASTAWAYS = '[[scenarios]]\nid = "castaways"\nrounds = 12'

Case = tuple[str, str, str, str, str, str]
"""The file, what stands there, what is written instead; the reason, the card and the field that it names."""

CASES: list[Case] = [
    # files that are none, kinds and numbers of cards
    ("events.toml", "[[book]]", "[[book]", "broken", "-", "-"),
    ("events.toml", "[[book]]", "[[books]]", "field", "-", "-"),
    ("events.toml", '[[book]]\nid = "otters"', '[[adventure]]\nid = "otters"', "count", "book", "-"),
    ("adventures.toml", "[[build]]", '[[build]]\nid = "one_more"\n[[build]]', "count", "build", "-"),
    ("mysteries.toml", "[[treasure]]", '[[monster]]\nid = "yeti"\n[[treasure]]', "count", "monster", "-"),
    ("pieces.toml", FIRST_TILE, f"{FIRST_TILE}\n{FIRST_TILE}", "count", "tiles", "-"),
    ("scenarios.toml", CASTAWAYS, f'[[scenarios]]\nid = "reef"\n{CASTAWAYS}', "count", "scenarios", "-"),
    ("scenarios.toml", '[[scenarios.inventions]]\nid = "mast"', '[scenarios.mast]\nid = "mast"', "field", "castaways",
     "mast"),
    ("scenarios.toml", DASHES, "", "count", "castaways discoveries", "-"),
    # names
    ("events.toml", 'id = "otters"', 'id = "council"', "name", "book 3", "id"),
    ("events.toml", 'id = "otters"', "id = 7", "name", "book 2", "id"),
    ("events.toml", 'id = "otters"\n', "", "name", "book 2", "id"),
    ("mysteries.toml", 'id = "helmet"', 'id = "gold"', "name", "treasure 2", "id"),
    ("pieces.toml", 'id = "cook"', 'id = "carpenter"', "name", "characters 2", "id"),
    # fields
    ("events.toml", OTTERS, f"{OTTERS}\ncolour = 3", "field", "otters", "colour"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {pawns = 1, weapons = 1,", "field", "otters",
     "threat"),
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
    ("events.toml", "{mystery = {treasure = 1}}", "{mystery = {treasures = 1}}", "name", "wrecked_balloon", "reward"),
    ("events.toml", "{mystery = {treasure = 1}}", "{mystery = {treasure = 16}}", "number", "wrecked_balloon", "reward"),
    ("adventures.toml", '{token = "plus_wood", at = "weapon_cost"}', '{token = "plus_wood"}', "name",
     "fear_of_the_beasts", "after"),
    ("adventures.toml", '{token = "plus_wood", at = "weapon_cost"}', '{token = "plus_gold", at = "weapon_cost"}',
     "name",
     "fear_of_the_beasts", "after"),
    ("adventures.toml", "{fight = {strength = 4}}", "{fight = {power = 4}}", "name", "predator_in_the_camp", "top"),
    ("adventures.toml", "{fight = {strength = 4}}", "{fight = 4}", "effect", "predator_in_the_camp", "top"),
    ("adventures.toml", '{marked = "build_leg", effects = [{wounds = 3, cured = 1}]}', '{marked = "build_leg"}', "list",
     "accident", "after"),
    ("adventures.toml", '{halve = "roof"}', '{halve = "weapon"}', "name", "construction_is_weak", "after"),
    # numbers, flags, lists and inventions on cards
    ("events.toml", 'item = "fire"', 'item = "torch"', "name", "insects", "item"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {pawns = 3, weapon = 1,", "number", "otters",
     "pawns"),
    ("events.toml", "threat = {pawns = 1, weapon = 1,", "threat = {weapon = 1,", "number", "otters", "pawns"),
    ("events.toml", "pay = {wood = 1}", "pay = {gold = 1}", "name", "unusually_cold_night", "threat"),
    ("events.toml", "pay = {wood = 1}", "pay = 1", "name", "unusually_cold_night", "threat"),
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
]  # fmt: skip


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str] | None]:
    """What is said of each case, and at the end of files that nobody has touched."""
    copy = tmp_path_factory.mktemp("package") / "islario"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page"))
    cases = [*((name, old, new) for name, old, new, *_ in CASES), ("events.toml", "[[book]]", "[[book]]")]
    done = subprocess.run(
        [sys.executable, "-c", LOADER, str(copy / "games" / "robinson" / "box")],
        env={**os.environ, "PYTHONPATH": str(copy.parent), "ISLARIO_INTERPRETED": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        input="\n".join(json.dumps(case) for case in cases),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


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

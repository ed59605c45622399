"""What is told of each move: every kind of event, with its values."""

import pytest

from islario.games.forbidden_island.happenings import NAMES
from tests.games.forbidden_island.positions import ALL_TREASURES, at, play

CASES = {
    "moved": (at("pilot", "diver"), "0 move gold_gate", {"seat": 0, "origin": "fools_landing", "tile": "gold_gate"}),
    "flew": (at("pilot", "diver"), "0 fly watchtower", {"seat": 0, "origin": "fools_landing", "tile": "watchtower"}),
    "navigated": (
        at("navigator", "pilot"),
        "0 navigate 1 bronze_gate",
        {"seat": 1, "origin": "fools_landing", "tile": "bronze_gate"},
    ),
    "swam": (
        at("pilot", "messenger watchtower", sunk="watchtower", phase="flood", floods_left=1, swimming=[1]),
        "1 swim twilight_hollow",
        {"seat": 1, "origin": "watchtower", "tile": "twilight_hollow"},
    ),
    "shored": (
        at("pilot", "diver", flooded="fools_landing"),
        "0 shore fools_landing",
        {"seat": 0, "tile": "fools_landing"},
    ),
    "sandbagged": (
        at("pilot", "diver: sandbags", flooded="watchtower"),
        "1 sandbag watchtower",
        {"seat": 1, "tile": "watchtower"},
    ),
    "gave": (at("messenger: fire", "diver"), "0 give 1 fire", {"seat": 0, "receiver": 1, "card": "fire"}),
    "captured": (
        at("messenger coral_palace: ocean*4", "diver"),
        "0 capture ocean",
        {"seat": 0, "treasure": "ocean"},
    ),
    "stopped": (at("pilot", "diver", turn=1), "1 end", {"seat": 1}),
    "drew": (at("pilot", "diver", phase="draw", treasure_deck="wind fire"), "0 draw", {"seat": 0, "card": "wind"}),
    "discarded": (
        at("pilot", "diver: earth*3 wind fire ocean"),
        "1 discard fire",
        {"seat": 1, "card": "fire"},
    ),
    "water_rose": (
        at("pilot", "diver", phase="draw", water=5, treasure_deck="waters_rise"),
        "0 draw",
        {"water": 6, "level": 4},
    ),
    "floods_returned": (
        at("pilot", "diver", phase="draw", treasure_deck="waters_rise fire", flood_discard="watchtower iron_gate"),
        "0 draw",
        {"cards": 2},
    ),
    "treasures_shuffled": (
        at("pilot", "diver", phase="draw", treasure_deck="fire", treasure_discard="earth wind ocean"),
        "0 draw",
        {"cards": 3},
    ),
    "floods_shuffled": (
        at("pilot", "diver", phase="flood", flood_deck="watchtower", flood_discard="iron_gate"),
        "0 flood",
        {"cards": 2},
    ),
    "flooded": (at("pilot", "diver", phase="flood", flood_deck="watchtower"), "0 flood", {"tile": "watchtower"}),
    "sank": (
        at("pilot", "diver", phase="flood", flood_deck="watchtower", flooded="watchtower"),
        "0 flood",
        {"tile": "watchtower"},
    ),
    "lifted": (
        at("pilot", "diver fools_landing: helicopter"),
        "1 lift 0+1 watchtower",
        {"seat": 1, "pawns": [0, 1], "tile": "watchtower"},
    ),
    "turn_began": (at("pilot", "diver", phase="flood", floods_left=1), "0 flood", {"seat": 1}),
    "drowned": (
        at(
            "pilot: helicopter",
            "messenger watchtower",
            sunk="watchtower twilight_hollow observatory phantom_rock",
            phase="flood",
            floods_left=1,
            swimming=[1],
        ),
        "1 drown",
        {"seat": 1},
    ),
    "took_off": (
        at("pilot", "diver fools_landing: helicopter", captured=ALL_TREASURES),
        "1 escape",
        {"seat": 1},
    ),
    "ended": (
        at("pilot", "diver", phase="flood", flood_deck="fools_landing", flooded="fools_landing"),
        "0 flood",
        {"result": "landing"},
    ),
}


@pytest.mark.parametrize("kind", NAMES)
def test_an_event_is_told_with_its_values(kind: str) -> None:
    state, move, values = CASES[kind]
    told = {event.kind: event.values for event in play(state.clone(), move)}
    assert told[kind] == values

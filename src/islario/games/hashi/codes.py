"""The verbs of actions as numbers, and what their two values are."""

from typing import Final

START: Final = 0  # x: number, y: island
NUMBER: Final = 1  # y: island
SKIP_NUMBER: Final = 2
BRIDGE: Final = 3  # x, y: two islands, the lower first
SKIP_BRIDGES: Final = 4

"""What the steps of the agenda are called in positions, views and events."""

from typing import Final

from islario.games.robinson import steps

STEPS: Final[dict[str, int]] = {
    name.lower(): number
    for name, number in vars(steps).items()
    if isinstance(number, int) and not name.startswith("_") and not name.endswith("_END")
}
"""The steps of the agenda by their names."""
STEP_NAMES: Final[dict[int, str]] = {number: name for name, number in STEPS.items()}

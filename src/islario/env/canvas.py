"""A picture made of simple shapes, as an array of red, green and blue."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]

DIGITS: Final[dict[str, str]] = {
    "0": "###|#.#|#.#|#.#|###",
    "1": ".#.|##.|.#.|.#.|###",
    "2": "###|..#|###|#..|###",
    "3": "###|..#|.##|..#|###",
    "4": "#.#|#.#|###|..#|..#",
    "5": "###|#..|###|..#|###",
    "6": "###|#..|###|#.#|###",
    "7": "###|..#|.#.|.#.|.#.",
    "8": "###|#.#|###|#.#|###",
    "9": "###|#.#|###|..#|###",
    "-": "...|...|###|...|...",
}
"""How each digit is drawn, in five rows of three."""


class Canvas:
    """So many pixels, with the upper left corner at (0, 0)."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.pixels: NDArray[np.uint8] = np.full((height, width, 3), colour, np.uint8)
        self._y, self._x = np.ogrid[:height, :width]

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled rectangle."""
        self.pixels[max(0, round(y)) : max(0, round(y + height)), max(0, round(x)) : max(0, round(x + width))] = colour

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle about a point."""
        self.pixels[(self._x - x) ** 2 + (self._y - y) ** 2 <= radius * radius] = colour

    def line(self, x: float, y: float, to_x: float, to_y: float, thick: float, colour: Colour) -> None:
        """A straight line that runs across or down."""
        left, top = min(x, to_x) - thick / 2, min(y, to_y) - thick / 2
        self.box(left, top, abs(to_x - x) + thick, abs(to_y - y) + thick, colour)

    def number(self, x: float, y: float, number: int, size: int, colour: Colour) -> None:
        """A number about a point, its digits drawn with dots of so many pixels."""
        text = str(number)
        left, top = x - (4 * len(text) - 1) * size / 2, y - 5 * size / 2
        for place, digit in enumerate(text):
            for row, dots in enumerate(DIGITS[digit].split("|")):
                for column, dot in enumerate(dots):
                    if dot == "#":
                        self.box(left + (4 * place + column) * size, top + row * size, size, size, colour)

    def bar(self, x: float, y: float, width: float, height: float, share: float, colour: Colour) -> None:
        """A frame that is filled so far from the left."""
        self.box(x, y, width, height, (60, 60, 66))
        self.box(x, y, width * min(1.0, max(0.0, share)), height, colour)

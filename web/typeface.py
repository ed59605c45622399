"""Make the display face of the page anew: ``python -m web.typeface PACKAGE``, or ``make typeface``.

PACKAGE is the unpacked npm package ``@fontsource-variable/alegreya``. From its two files for Latin letters this takes
the letters, weights and features that the page uses, and writes the results and their licence into ``web/src/fonts``.
The licence (OFL) reserves no name, so the faces keep theirs. It needs fontTools and brotli, which nothing else needs.
"""

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent / "src" / "fonts"
FACES: dict[str, tuple[float, float]] = {"normal": (500, 800), "italic": (600, 600)}
"""How the faces stand -> the lightest and the heaviest weight."""
DASHES_AND_QUOTES = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212]
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *DASHES_AND_QUOTES]
"""All that English, Spanish and Portuguese are written with."""
FEATURES = ["kern", "liga", "ccmp", "mark", "mkmk"]
FIGURES = "lnum"
"""The feature that stands figures on the line, all of one height: numbers on a board are no prose."""

SPACE = 225
"""How wide the space between words is, in thousandths: that of books is too narrow for the small sizes of a screen."""


def make_face(source: Path, target: Path, weights: tuple[float, float]) -> None:
    lightest, heaviest = weights
    font = TTFont(source, recalcTimestamp=False)  # the same font is the same file
    font = instantiateVariableFont(font, {"wght": lightest if lightest == heaviest else weights})
    stand_figures(font)
    for space in {font.getBestCmap()[code] for code in (0x20, 0xA0)}:
        font["hmtx"][space] = (SPACE, 0)
    options = Options(layout_features=FEATURES, name_IDs=["*"], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def stand_figures(font: TTFont) -> None:
    """Let the figures be those on the line wherever they stand, without a word in any style."""
    rules = font["GSUB"].table
    lookups = {
        at
        for record in rules.FeatureList.FeatureRecord
        if record.FeatureTag == FIGURES
        for at in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for at in lookups:
        for part in rules.LookupList.Lookup[at].SubTable:
            swaps |= getattr(part, "ExtSubTable", part).mapping
    for table in font["cmap"].tables:
        table.cmap = {code: swaps.get(glyph, glyph) for code, glyph in table.cmap.items()}


def main(package: Path) -> None:
    FONTS.mkdir(exist_ok=True)
    for style, weights in FACES.items():
        target = FONTS / f"alegreya-{style}.woff2"
        make_face(package / "files" / f"alegreya-latin-wght-{style}.woff2", target, weights)
        print(f"{target.name}: {target.stat().st_size} bytes")
    shutil.copyfile(package / "LICENSE", FONTS / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

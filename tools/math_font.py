"""Make book/_static/fonts/mistake-bounds-math.woff2 from TeX Gyre Pagella Math.

    python tools/math_font.py texgyrepagella-math.otf

The font is part of TeX Live and of Debian's fonts-texgyre-math. What a page needs of it is a fifth: Latin, Greek,
blackboard and script letters, the usual operators, and with them the measures (MATH) and larger brackets. Needs
fonttools, which the book has, and brotli, which it has not: pip install brotli.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import ScriptRecord

TARGET = Path(__file__).parent.parent / "book" / "_static" / "fonts" / "mistake-bounds-math.woff2"
NAME = "Mistake Bounds Math"

CHARACTERS = [
    *range(0x20, 0x7F),  # Latin
    *b"\xa0\xac\xaf\xb1\xb7\xd7\xf7",
    *map(ord, "ˆ˜\u0302\u0303\u0304\u0307\u0338\u20d7"),  # accents
    *range(0x391, 0x3CA),  # Greek
    *map(ord, "ϑϕϖϰϱϵ"),
    *map(ord, "‖…′″‴\u2061\u2062\u2063\u2064"),
    *map(ord, "ℂℋℎℐℒℓℕℙℚℝℤℬ"),
    *map(ord, "←↑→↓↔↦⇐⇒⇔⟵⟶⟷⟸⟹⟺⟼"),
    *range(0x2200, 0x222D),  # operators
    *map(ord, "∴≈≠≡≤≥≪≫⊂⊃⊆⊇⊕⊗⊢⊤⊥⋀⋁⋂⋃⋅⋯⩽⩾"),
    *map(ord, "⌈⌉⌊⌋⟨⟩⏞⏟"),
    *range(0x1D400, 0x1D468),  # bold and italic letters
    *range(0x1D49C, 0x1D4D0),  # script
    *range(0x1D538, 0x1D56C),  # blackboard
    *range(0x1D6A8, 0x1D71D),  # bold and italic Greek
]


def reach_small_letters(font):
    """Offer the letters drawn for indices (ssty) to every script: browsers look for them under none but "math"'s."""
    scripts = font["GSUB"].table.ScriptList
    (math,) = [record for record in scripts.ScriptRecord if record.ScriptTag == "math"]
    anything = ScriptRecord()
    anything.ScriptTag = "DFLT"
    anything.Script = math.Script
    scripts.ScriptRecord.insert(0, anything)
    scripts.ScriptCount = len(scripts.ScriptRecord)


def rename(font):
    """Give the font a name of its own, as the GUST Font License requires of a changed font."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 16):
            record.string = NAME
        elif record.nameID == 6:
            record.string = NAME.replace(" ", "")
    font["CFF "].cff.fontNames[0] = NAME.replace(" ", "")


def main(source: str):
    options = subset.Options(
        flavor="woff2", layout_features=["ssty", "dtls"], hinting=False, desubroutinize=True, name_IDs=["*"]
    )
    options.drop_tables += ["FFTM", "GPOS"]
    font = TTFont(source, recalcTimestamp=False)
    chooser = subset.Subsetter(options)
    chooser.populate(unicodes=CHARACTERS)
    chooser.subset(font)
    reach_small_letters(font)
    rename(font)
    TARGET.parent.mkdir(exist_ok=True)
    subset.save_font(font, TARGET, options)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main(*sys.argv[1:])

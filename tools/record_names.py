"""Add the names that the built site publishes to data/names.toml; what is in it stays.

Pages, theorems, definitions and exercises are linked to from slides and problem sets, so a name once published must
lead somewhere for good: tests/test_site.py holds the site to the list.  What moves is entered by hand, under [moved].

    python tools/record_names.py [SITE]            the names
    python tools/record_names.py SITE EDITION      the numbers of an edition that is released, into data/numbers.toml
"""

import re
import sys
import tomllib
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

ROOT = Path(__file__).parent.parent
NAMES = ROOT / "data" / "names.toml"
NUMBERS = ROOT / "data" / "numbers.toml"
NAMED = "div.proof[id], div.exercise[id]"  # theorem-likes and exercises, as sphinx-proof and sphinx-exercise make them


def published(site: Path) -> dict[str, list[str]]:
    """The pages of the book with the names on each."""
    found = {}
    for page in sorted((site / "book").glob("*.html")):
        parsed = LexborHTMLParser(page.read_text(encoding="utf-8"))
        if parsed.css_first("article"):  # a page that forwards has none
            names = [box.id for box in parsed.css(NAMED)]
            found[f"book/{page.stem}"] = [name for name in names if name != "proof"]  # which only has no name
    return found


def recorded(text: str) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The names in the file, by page, and what has moved."""
    data = tomllib.loads(text)
    return data.get("names", {}), data.get("moved", {})


def written(names: dict[str, list[str]], moved: dict[str, str]) -> str:
    """The file's text.

    >>> print(written({"book/one": ["a"]}, {"book/old": "book/one"}), end="")
    # Every published page, with its theorems, definitions and exercises. Nothing is ever taken out:
    # what moves to another page is entered under [moved]. `make names` adds what is new.
    <BLANKLINE>
    [names]
    "book/one" = [
      "a",
    ]
    <BLANKLINE>
    [moved]
    "book/old" = "book/one"
    """
    lines = [
        "# Every published page, with its theorems, definitions and exercises. Nothing is ever taken out:",
        "# what moves to another page is entered under [moved]. `make names` adds what is new.",
        "",
        "[names]",
    ]
    for page in names:
        inside = "".join(f'  "{name}",\n' for name in names[page])
        lines.append(f'"{page}" = [\n{inside}]' if inside else f'"{page}" = []')
    lines += ["", "[moved]", *(f'"{old}" = "{new}"' for old, new in moved.items())]
    return "\n".join(lines) + "\n"


def numbered(site: Path) -> dict[str, str]:
    """The names on the pages of the book by their numbers, such as ``Theorem 4.1``; exercises come last."""
    found = {}
    for page in (site / "book").glob("*.html"):
        for box in LexborHTMLParser(page.read_text(encoding="utf-8")).css(NAMED):
            number = box.css_first(".caption-number")
            if number and re.fullmatch(r"[A-Z][a-z]+ \d+\.\d+", number.text().strip()):
                found[number.text().strip()] = box.id
    order = lambda number: (number.startswith("Exercise"), *map(int, number.split()[1].split(".")))
    return {number: found[number] for number in sorted(found, key=order)}


def record_numbers(site: Path, edition: str) -> None:
    """Add an edition."""
    lines = [f'\n["{edition}"]', *(f'"{number}" = "{name}"' for number, name in numbered(site).items())]
    with open(NUMBERS, "a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main(site: Path) -> None:
    known, moved = recorded(NAMES.read_text(encoding="utf-8")) if NAMES.exists() else ({}, {})
    found = published(site)
    names = {
        page: [*known.get(page, ()), *(name for name in found.get(page, ()) if name not in known.get(page, ()))]
        for page in sorted({*known, *found})
    }
    NAMES.write_text(written(names, moved), encoding="utf-8")


if __name__ == "__main__":
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "_build" / "html"
    record_numbers(place, sys.argv[2]) if len(sys.argv) > 2 else main(place)

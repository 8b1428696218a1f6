"""Turns of phrase that are not English, as far as a machine can see them: no page and no public docstring has one.

It reads prose: a formula is X, a number that a cell computes is N, code and headings are left out.
"""

import importlib
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path

from each import each

ROOT = Path(__file__).parent.parent
ROOMS = ("", ".proof", ".theory", ".learners", ".theorems", ".worst_case", ".engine", ".drawing")

MARKUP = (
    (r"(?ms)^(`{3,})\w+\n.*?\n\1$|^\s*>>> .*?(?=^\s*$|\Z)", ""),  # code
    (r"(?s)\$\$.*?\$\$|\$[^$]*\$|\{claim\}`[^`]*`", "X"),
    (r"(?m)^ *(?:`{3,}|:{3,}|:[\w-]+:|\(.*\)=$|#).*$|</?[a-z][^>]*>|[*]{1,2}", ""),  # marks
    (r"(?m)^\|.*\bgives? away\b.*$", ""),  # the heads of tables of proofs: what a line gives away
    (r"\{glue:text\}`[^`]*`", "N"),
    (r"\{(?:cite\S*|prf:ref|ref|numref)\}`[^`]*`|`+[^`]*`+", "this"),
    (r"\[([^\]]*)\]\([^)]*\)", r"\1"),
)
INSTEAD = {
    r"(?:(?:^|(?<=[.:;!?] ))There|(?:, |; |, and |, so |, but |, because )there) "
    r"(?=(?:the|each|its?|what|low|high|one|all|both|every|we|N|X|two|three|half|most|this|these|lines?)\b)":
        "by then, in that case, on this run",
    r"\b[Pp]ut (?:on one side|line \d|both in)\b": "solve for, insert",
    r"\b[Tt]ak(?:e|es|ing) (?:(?:at (?:least|most) )?(?:X|N|\d+|half|the [a-z]+) )?off\b(?! when)": "remove, lose",
    r"\b[Gg](?:ives?|ave|iving) (?:(?:X|the|it|something|nothing) )?(?:\w+ )?away\b": "lose, drop",
    r"\b(?:[Pp]roof|[Rr]un|[Tt]heorem|[Bb]ound|[Pp]rover|[Cc]heck) "
    r"(?:says (?:no|yes)|tells|knows|is silent|does not know|forgets|wants)\b": "shows, is a counterexample",
    r"\b(?:[Hh]ow|[Ww]hether|[Ww]hat|[Ww]hich)\b[^.?!]{3,120}\bwe (?:do not know|have not settled|cannot say)\b":
        "We do not know …",
    r"\bin the place of\b|\bst(?:ands?|ood) in the place\b": "instead of",
    r"(?<!e-)\b[Mm]ails?\b(?! server)": "message",
    r"\b\w+ (?:at least|at most|at worst)(?=[.;:)])": "at least x, before the number",
    r"\bon (?:an?|this|that) board\b|\b[Tt]he (?:first|second|third|fourth|last|two) boards?\b": "derivation, lines",
    r"\basserted\b|claims?, all hold|\bheld against\b|prover's letters|letters of our": "checked",
    r"\bThat makes (?:N|X|\d)": "In all there are",
    r"(?:(?<=[.!?] )|^)X (?=(?:is|has|are|counts|grows|falls|says|was|may|can|must|will|ends|starts|stays)\b)":
        "a word before the symbol",
    r"\b[Oo]ne can \w+": "you can",
}  # fmt: skip


def prose(text: str) -> str:
    """The words of a page or a docstring, a paragraph in a line."""
    for pattern, by in MARKUP:
        text = re.sub(pattern, by, text)
    return "\n".join(" ".join(part.split()) for part in re.split(r"\n\s*\n", text) if part.split())


def slips(text: str) -> list[str]:
    """Each turn of phrase with some words before it, and what to write instead."""
    words = prose(text)
    found = ((m, better) for turn, better in INSTEAD.items() for m in re.finditer(turn, words, re.MULTILINE))
    return [f"… {words[max(0, m.start() - 50) : m.end() + 20]} …: {better}" for m, better in found]


def written(page: Path) -> str:
    """What an author wrote in a page: all of a Markdown file, and the Markdown cells of a notebook."""
    text = page.read_text(encoding="utf-8")
    if page.suffix == ".md":
        return text
    return "\n\n".join("".join(c["source"]) for c in json.loads(text)["cells"] if c["cell_type"] == "markdown")


def public() -> Iterator[tuple[str, str]]:
    """The docstring of each public room, of what it lists, and of the public methods of its classes."""
    for room in ROOMS:
        module = importlib.import_module(f"mistake_bounds{room}")
        yield module.__name__, inspect.getdoc(module)
        for name in getattr(module, "__all__", None) or dir(module):
            thing = getattr(module, name)
            methods = {k: v for k, v in vars(thing).items() if k[0] != "_"} if inspect.isclass(thing) else {}
            for part, of in {"": thing, **methods}.items():
                if callable(of) or isinstance(of, property):
                    yield f"{module.__name__}.{name}.{part}".rstrip("."), inspect.getdoc(of) or ""


PAGES = [path for where in ("book/*.ipynb", "book/*.md", "[RC]*.md") for path in sorted(ROOT.glob(where))]


@each(PAGES, name=lambda page: page.name)
def test_a_page_is_free_of_turns_that_are_not_english(page):
    assert slips(written(page)) == []


@each(public, name=lambda named: named[0])
def test_a_public_docstring_is_free_of_turns_that_are_not_english(named):
    assert slips(named[1]) == []


def test_such_a_turn_is_seen_and_code_and_tables_of_proofs_are_not_read():
    assert len(slips("$\\gamma$ is small, and there the bound knows it.\n\nHow it grows, we do not know.")) == 4
    unread = (
        "| line | what it gives away |\n|---|---|",
        "```python\nthe_proof = 'In it X is asserted'\n```",
        ">>> 'mail'\n3",
    )
    assert slips("\n\n".join(unread)) == []

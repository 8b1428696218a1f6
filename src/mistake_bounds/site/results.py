"""The page of results at a glance: every theorem of the book with its bound, what is sharper, and what is exact.

A *line* is one result of a chapter.  Bounds are claims, quoted by their address; numbers are computed with the page.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

from sympy import Symbol

from mistake_bounds.chapters import records
from mistake_bounds.chapters.record import Place, Result
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.site.places import places
from mistake_bounds.theorems.address import claims_at, latex_at
from mistake_bounds.theorems.book import FILES

HEAD = """# Results at a glance

[The map](map.md) has every theorem about mistakes once, by what it assumes about the data and what its bound measures.

In the tables below every theorem has a line: what is learned and by whom; what is assumed about the data; the bound on
the number of mistakes, and what more is known; for a small size the exact worst case beside the bound; and where else
you can find it. *Exact* means that a search over every order of every example found the worst case. *A run* is
one run, and others may be worse. [The ledger](ledger.md) says which of these the lectures state, and in which form.

*Also in* names the chapter or section of a textbook that has the theorem, perhaps with other constants: SSBD is
Shalev-Shwartz and Ben-David, *Understanding Machine Learning* (2014); MRT is Mohri, Rostamizadeh and Talwalkar,
*Foundations of Machine Learning* (2nd edition, 2018); CBL is Cesa-Bianchi and Lugosi, *Prediction, Learning, and Games*
(2006); OCO is Hazan, *Introduction to Online Convex Optimization*; Orabona is *A Modern Introduction to Online
Learning*. If nothing is named, we do not know of any such place, or are not certain.

The letters of a table are explained below it. On the whole page $x$ is an example, $y$ its label, which is 1 or −1
unless something else is said, $w$ stands for the learner's weights, and $u$ for the target that they
are compared with.
"""

BESIDES = "## Theorems that are not about mistakes\n"
TABLE = "| learned, and by whom | assumed | at most | at a small size | also in |\n|---|---|---|---|---|"
# The headings in the order of the page; what is new comes last.
HEADINGS = (
    "The Perceptron",
    "ORs of a few among many",
    "Other targets, by Winnow",
    "Any finite class",
    "Experts",
    "Data that nothing separates",
    "Any data, by steps against a loss",
    "One arm at a time",
    "Lists of rules",
    "Lists of rules from a sample",
    "Learning from right answers too",
    "From a sample",
    "From mistakes to probability",
    "Nearer to the target",
    "Boosting and games",
    "Draws from a world",
    "Any data, by steps that shrink",
)
QUOTED = re.compile(r"\{(\w+\.\w+)\}")  # a claim by its address


@cache
def results() -> Mapping[str, tuple[Result, ...]]:
    """The lines by heading, in the order of the page; under a heading they stand in the order of the book.

    >>> [line.of for line in results()["The Perceptron"]]
    ['perceptron.mistake_bound', 'dummy.as_large_as_the_data', 'perceptron.mistake_bound', 'perceptron.mistake_bound']
    """
    found: dict[str, tuple[Result, ...]] = dict.fromkeys(HEADINGS, ())
    for chapter in records():
        for heading, own in chapter.results().items():
            found[heading] = (*found.get(heading, ()), *own)
    return MappingProxyType(found)


def places_of(line: Result) -> tuple[Place, ...]:
    """The places of a line's theorems on the map.

    >>> [place.name for place in places_of(results()["ORs of a few among many"][2])]
    ['Winnow on ORs', 'sharper for ORs']
    """
    known = places()
    return tuple(known[label] for label in line.labels)


def also_in(line: Result) -> str:
    """The chapters or sections of textbooks that have one of a line's theorems, one on each line of its cell."""
    books = [book for place in places_of(line) for book in place.also.split(", ")]
    return "<br>".join(book.replace(" ", "\N{NO-BREAK SPACE}") for book in books if book)


@cache
def letters_of(line: Result) -> Mapping[str, str]:
    """Each letter that a line's formulas show, and what it stands for there.

    Where a claim writes out the logarithm of n, this n is a letter of it, and the logarithm's own letter none.

    >>> letters_of(results()["ORs of a few among many"][1])["N"]
    'how many attributes are listed at the start'
    """
    found: dict[str, str] = {}
    for address in (line.of, *QUOTED.findall(line.more)):
        file = address.partition(".")[0]
        written = latex_at(address)
        shown = {a for a in claims_at(address)[0].symbols if a[0].isalpha() and _stands_in(a, written)}
        for letter in sorted(shown | set(re.findall(r"\\(?:ln|log_2) ([nN])\b", written))):
            (meaning,) = FILES[file].letters.meanings(letter)
            found.setdefault(letter, meaning)
    for word in re.findall("[A-Za-z]+", " ".join(re.findall(r"\$(.+?)\$", line.more))):
        for meaning in FILES[line.of.partition(".")[0]].letters.meanings(word):
            found.setdefault(word, meaning)
    return MappingProxyType(found)


def row(line: Result, lines: Iterable[Result]) -> str:
    """A line as a row of the table of these lines: five columns.

    The row explains a letter that stands for something else in another of the lines.
    """
    own = [_sentence((letter,), meaning) for letter, meaning in letters_of(line).items() if letter in several(lines)]
    more = QUOTED.sub(lambda quoted: f"${latex_at(quoted[1])}$", line.more)
    bounds = "<br>".join(filter(None, [f"${latex_at(line.of)}$", more, "; ".join(own)]))
    where = ", ".join(f"{{prf:ref}}`{label}`" for label in line.labels)
    return f"| {line.what} ({where}) | {places_of(line)[0].assumes} | {bounds} | {line.small} | {also_in(line)} |"


def several(lines: Iterable[Result]) -> frozenset[str]:
    """The letters that stand for different things in some lines.

    >>> sorted(several(results()["ORs of a few among many"]))
    ['L', 'N', 'n']
    """
    meanings: dict[str, set[str]] = {}
    for line in lines:
        for letter, meaning in letters_of(line).items():
            meanings.setdefault(letter, set()).add(meaning)
    return frozenset(letter for letter, several in meanings.items() if len(several) > 1)


def letters(lines: Iterable[Result]) -> str:
    """The meanings of the letters that have one meaning in all of some lines; letters of one meaning together.

    >>> letters(results()["The Perceptron"]).split("; ")[1]
    '$R$ is the radius of a ball about the origin that holds all x'
    """
    lines = tuple(lines)
    ambiguous = several(lines)
    one = {letter: meaning for line in lines for letter, meaning in letters_of(line).items() if letter not in ambiguous}
    meanings = dict.fromkeys(one.values())
    return "; ".join(_sentence([a for a in one if one[a] == meaning], meaning) for meaning in meanings)


def _stands_in(letter: str, written: str) -> bool:
    """Does a formula show the letter?  As a whole: there is an h in ``\\right`` and a g in ``\\log``.

    >>> _stands_in("h", r"\\left(h\\right)"), _stands_in("h", r"\\left(x\\right)")
    (True, False)
    """
    return re.search(rf"(?<![\\A-Za-z]){re.escape(_latex(letter))}(?![A-Za-z])", written) is not None


def _sentence(among: Iterable[str], meaning: str) -> str:
    """A sentence: what letters stand for.

    >>> _sentence(["C", "L"], "the cap")
    '$C$ and $L$ are the cap'
    """
    shown = [f"${_latex(letter)}$" for letter in among]
    return f"{' and '.join(shown)} {'is' if len(shown) == 1 else 'are'} {meaning}"


def _latex(letter: str) -> str:
    return term_latex(Symbol(letter))


def besides() -> Iterator[str]:
    """The theorems that bound no mistakes, each with a word on it."""
    for chapter in records():
        yield from (f"- {{prf:ref}}`{label}`: {word}." for label, word in chapter.besides.items())


def page() -> str:
    """The page as Markdown."""
    parts = [HEAD]
    for heading, lines in results().items():
        parts += [
            f"## {heading}\n\n:::{{div}} mb-rows mb-results",
            "\n".join([TABLE, *(row(line, lines) for line in lines), ":::"]),
            f"\nHere {letters(lines)}.\n",
        ]
    return "\n".join([*parts, BESIDES, *besides()]).replace(r"\frac", r"\dfrac") + "\n"

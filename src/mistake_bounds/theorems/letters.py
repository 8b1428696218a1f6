"""The letters that theorems use, held against the vocabulary; and the tables of letters on the notation page.

A *file* is one of the modules of theorems.  A letter is *used* in a file when it stands in a claim that is proved
there, or in a hypothesis of it, also of what comes in a row.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from inspect import signature
from pathlib import Path
from types import ModuleType

from sympy import Symbol

from mistake_bounds.proof import Claim, ForEach, Proved, name_of
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.theorems.book import MODULES
from mistake_bounds.theorems.theorem import Theorem
from mistake_bounds.vocabulary import CHAPTERS, FAMILIES, TAKEN, Meaning, meanings

BEGIN, END = "% made by mistake_bounds.theorems.letters, from the vocabulary", "% end of what is made"


def name_of_file(module: ModuleType) -> str:
    """The last part of a module's name."""
    return module.__name__.rpartition(".")[2]


@cache
def used(file: str) -> frozenset[str]:
    """The names of the letters used in a file.

    >>> sorted(used("perceptron"))
    ['M', 'R', 'gamma', 'u', 'w', 'w^+', 'w_M', 'x', 'y']
    """
    (module,) = (module for module in MODULES if name_of_file(module) == file)
    return frozenset(letter for proof in _proofs(module) for letter in _of(proof))


def _proofs(module: ModuleType) -> Iterator[Proved]:
    """What the module's own functions without arguments prove."""
    for thing in vars(module).values():
        if hasattr(thing, "cache_info") and thing.__module__ == module.__name__ and not signature(thing).parameters:
            made = thing()
            several = made.proofs if isinstance(made, Theorem) else made if isinstance(made, tuple) else (made,)
            yield from (proof for proof in several if isinstance(proof, Proved))


def _of(proof: Proved) -> Iterator[str]:
    yield from proof.claim.symbols
    yield from _of_hypotheses(proof.given)


def _of_hypotheses(given: Iterable) -> Iterator[str]:
    for known in given:
        if isinstance(known, Claim):
            yield from known.symbols
        else:
            yield from _of_row(known)


def _of_row(each: ForEach) -> Iterator[str]:
    yield from each.symbols
    for row in each.state:
        yield from map(name_of, (row.before, row.after))
        yield from (symbol.name for symbol in getattr(row.start, "free_symbols", ()))
    for _, held in each.kinds:
        yield from _of_hypotheses(held)


def collisions(chapter: str) -> Mapping[str, frozenset[str]]:
    """The letters with several meanings in a chapter, and these.

    >>> sorted(collisions("Strings and infinitely many attributes"))
    ['q']
    """
    found = {}
    for file in CHAPTERS[chapter]:
        for letter in used(file):
            found.setdefault(letter, set()).update(meanings(file, letter))
    return {letter: frozenset(says) for letter, says in found.items() if len(says) > 1}


def tables() -> str:
    """The tables of letters, a chapter at a time, as Markdown."""
    return "\n".join(["", *(_chapter(title, files) for title, files in CHAPTERS.items())])


def _chapter(title: str, files: Iterable[str]) -> str:
    """A heading and a row for each meaning that a letter of the chapter has, in the order of the vocabulary."""
    rows = dict.fromkeys(row for file in files for meaning in _told(file) if (row := _row(meaning, file)))
    head = "| Symbol | What it is | In proofs | On runs |\n|---|---|---|---|"
    return f"### {title}\n\n" + "\n".join([":::{div} mb-rows mb-letters", head, *rows, ":::"]) + "\n"


def _told(file: str) -> tuple[Meaning, ...]:
    return (*TAKEN[file], *FAMILIES[file])


def _row(meaning: Meaning, file: str) -> str:
    """One meaning, with those of its letters that the file uses in this sense."""
    letters = [a for a in meaning.letters if a in used(file) and meaning.says in meanings(file, a)]
    if not letters:
        return ""
    symbols = ", ".join(f"${term_latex(Symbol(letter))}$" for letter in letters)
    return f"| {symbols} | {meaning.says} | {', '.join(f'`{a}`' for a in letters)} | {meaning.run} |"


def page(text: str) -> str:
    """The text of a page with the tables of letters made anew between the two lines that mark them."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(page(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Wrote the letters of {path}")

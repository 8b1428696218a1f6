"""The letters that theorems use, held against what declares them; and the tables of letters on the notation page.

A *file* is one of the modules of theorems.  A letter is *used* in a file when it occurs in a claim that is proved
there, or in a hypothesis of it, also of what comes in a row.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from inspect import signature
from types import ModuleType

from sympy import Symbol

from mistake_bounds.chapters import records
from mistake_bounds.proof import Claim, ForEach, Proved, name_of
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.theorem.notation import Meaning
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.address import proof_at
from mistake_bounds.theorems.book import FILES
from mistake_bounds.theory import names_in

CHAPTERS = {chapter.title: tuple(chapter.files()) for chapter in records() if chapter.theorems}
BEGIN, END = "% made by mistake_bounds.site.letters, from where letters are declared", "% end of what is made"


@cache
def used(file: str) -> frozenset[str]:
    """The names of the letters used in a file.

    >>> sorted(used("perceptron"))
    ['M', 'R', 'gamma', 'u', 'w', 'w^+', 'w_M', 'x', 'y']
    """
    return frozenset(letter for proof in _proofs(FILES[file]) for letter in _of(proof))


def _proofs(module: ModuleType) -> Iterator[Proved]:
    """The proofs of the module's own functions without arguments."""
    for thing in vars(module).values():
        if hasattr(thing, "cache_info") and thing.__module__ == module.__name__ and not signature(thing).parameters:
            result = thing()
            proved = result.proofs if isinstance(result, Theorem) else result
            several = proved if isinstance(proved, tuple) else (proved,)
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

    >>> sorted(collisions("One arm at a time"))[:3]
    ['K', 'ell', 'f']
    """
    found = {}
    for file in CHAPTERS[chapter]:
        for letter in used(file):
            found.setdefault(letter, set()).update(FILES[file].letters.meanings(letter))
    return {letter: frozenset(meanings) for letter, meanings in found.items() if len(meanings) > 1}


HEAD = "| Symbol | What it is |\n|---|---|"


def tables() -> str:
    """The tables of letters as Markdown: what several chapters share comes first, then a chapter at a time."""
    shared = _shared()
    rows = [_line(meaning, letters) for meaning, letters in shared.items()]
    first = "### Letters of several chapters\n\n" + _table(rows)
    return "\n".join(["", first, *(_chapter(title, shared) for title in CHAPTERS)])


@cache
def _rows(title: str) -> Mapping[Meaning, tuple[str, ...]]:
    """The meanings of a chapter in their order, each with those of its letters that have it there."""
    rows = {}
    for file in CHAPTERS[title]:
        letters = FILES[file].letters
        for meaning in (*letters.taken, *letters.own):
            here = {a for a in meaning.letters if a in used(file) and meaning.text in letters.meanings(a)}
            if here:
                before = rows.get(meaning, ())
                rows[meaning] = tuple(a for a in meaning.letters if a in here or a in before)
    return rows


@cache
def _shared() -> Mapping[Meaning, tuple[str, ...]]:
    """The meanings that several chapters have, each with all letters that have it there; of those that would give one
    letter two meanings the one that more chapters have."""
    chapters = {}
    for title in CHAPTERS:
        for meaning in _rows(title):
            chapters.setdefault(meaning, []).append(title)
    kept, spoken_for = set(), set()
    for meaning, titles in sorted(chapters.items(), key=lambda item: -len(item[1])):
        if len(titles) > 1 and spoken_for.isdisjoint(meaning.letters):
            kept.add(meaning)
            spoken_for.update(meaning.letters)
    return {
        meaning: tuple(a for a in meaning.letters if any(a in _rows(title)[meaning] for title in titles))
        for meaning, titles in chapters.items()
        if meaning in kept
    }


def _chapter(title: str, shared: Mapping[Meaning, tuple[str, ...]]) -> str:
    """A heading, the letters that the chapter has from above, and a row for each meaning that is new with it."""
    rows = _rows(title)
    above = {"": [meaning for meaning in shared if meaning in rows]}
    for meaning in rows:
        if meaning not in shared:
            above.setdefault(_first(meaning), []).append(meaning)
    new = above.pop(title, [])
    earlier = [
        f"As {f'in *{where}*' if where else 'above'}: {', '.join(_named_again(has, rows))}."
        for where, has in above.items()
        if has
    ]
    parts = (
        " ".join(earlier) + "\n" if earlier else "",
        _table([_line(meaning, rows[meaning]) for meaning in new]) if new else "",
    )
    return "\n".join([f"### {title}\n", *filter(None, parts)])


def _first(meaning: Meaning) -> str:
    """The first chapter that has a letter with this meaning."""
    return next(title for title in CHAPTERS if meaning in _rows(title))


def _named_again(meanings: Iterable[Meaning], rows: Mapping[Meaning, tuple[str, ...]]) -> Iterator[str]:
    """The letters of meanings that an earlier table has; where w is one of them, w⁺ and w_M are not named beside it."""
    for meaning in meanings:
        first = meaning.letters[0]
        for letter in rows[meaning]:
            if letter == first or first not in rows[meaning] or not letter.startswith((f"{first}^", f"{first}_")):
                yield _symbol(letter)


def _table(rows: Iterable[str]) -> str:
    return "\n".join([":::{div} mb-rows mb-letters", HEAD, *rows, ":::"]) + "\n"


def spelled(letter: str) -> str:
    """A name in the claims by the rule of the page: its symbol in TeX, without strokes and braces.

    >>> spelled("Lambda^+"), spelled("w_M")
    ('Lambda^+', 'w_M')
    """
    return term_latex(Symbol(letter)).translate(str.maketrans("", "", "\\{} "))


def _symbol(letter: str) -> str:
    return f"${term_latex(Symbol(letter))}$"


def _line(meaning: Meaning, letters: Iterable[str]) -> str:
    """A row of a table: some of the letters of a meaning, what they mean, and how it is written of a run, if it is."""
    on_runs = f"; on runs {meaning.run}" if meaning.run else ""
    return f"| {', '.join(map(_symbol, letters))} | {meaning.text}{on_runs} |"


# A letter in TeX, and what is written below and above it.
IN_TEX = re.compile(r"(\\[A-Za-z]+|[A-Za-z])((?:[_^](?:\{[^{}]*\}|\\[A-Za-z]+|[^\s{}]))*)")
WORDS = re.compile(r"\\(?:text|operatorname)\{[^{}]*\}")


def meant_at(addresses: Iterable[str]) -> dict[str, str]:
    """What the names in the proofs of claims mean, the claims given by their addresses.

    >>> meant_at(["perceptron.mistake_bound"])["gamma"]
    'the margin of u: the least y⟨u, x⟩'
    """
    meanings: dict[str, str] = {}
    for address in addresses:
        proof = proof_at(address)
        for name in names_in(proof) if proof else ():
            for meaning in FILES[address.partition(".")[0]].letters.meanings(name):
                meanings.setdefault(name, meaning)
    return meanings


def in_force(meanings: Mapping[str, str], formulas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    r"""Which of the names that have a meaning occur in some formulas in TeX: those of one meaning, by its sentence.

    The meanings are in the order of the formulas.  An e with an exponent is Euler's number.

    >>> in_force({"w": "the weights", "w_M": "the weights"}, [r"\langle u, w\rangle", r"\lVert w_{M}\rVert"])
    {'the weights': ('w', 'w_M')}
    """
    found: dict[str, dict[str, None]] = {}
    for base, scripts in IN_TEX.findall(WORDS.sub(" ", " ".join(formulas))):
        base = base.lstrip("\\").replace("varepsilon", "epsilon")
        scripts = re.sub(r"[{}\\]", "", scripts)
        named = (base + scripts, base + re.sub(r"\^.*", "", scripts), base)
        name = next((one for one in named if one in meanings), None)
        if name and not (name == "e" and "^" in scripts):
            found.setdefault(meanings[name], {})[name] = None
    return {meaning: tuple(sorted(names, key=len)) for meaning, names in found.items()}


def page(text: str) -> str:
    """The text of a page with new tables of letters between the two lines that mark them."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"

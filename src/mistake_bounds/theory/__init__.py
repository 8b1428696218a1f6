"""The language of theorems: a theory is a class body, and what is assigned in it takes its name.

Letters (`fixed`, `of_step`, `state`, `log`) say what they are and how a run gives them; a `Row` is what comes one after
the other.  `does`, `assume` and `define` are the three sorts of hypotheses; `have`, `calc`, `lemma`, `by_cases` and the
operators of a row are lines.  `theorem` makes of a line what is checked on runs.  A proof is found when it is first
asked for.

>>> class Steps(Theory):
...     '''n steps of at least a from 0 on lead to n·a or further.'''
...     n = fixed("how many steps")
...     a = fixed("the least step")
...     @Row("step", n, gives="x s", changes="x", about="a")
...     def steps(lengths, a):
...         yield {"a": a}
...         for k, s in enumerate(lengths):
...             yield {"x": sum(lengths[:k]), "s": s}
...         yield {"x": sum(lengths)}
...     x = state("where one is", start=0, last="x_n")
...     s = of_step("how long a step is")
...     moved = does(x.next == x + s)
...     long = assume(s >= a)
...     further = have(x.next >= x + a, moved, long)
...     far = steps.total(further)
>>> far = theorem("Far", "", Steps.far)
>>> far, far.on((2, 3), 2).check.ok, far.on((1, 3), 2).check.failures[0].name
(Far: x_n ≥ a·n, True, 'long')
"""

import ast
import linecache
from functools import cache, cached_property

from mistake_bounds.proof.show.text import plain as shown
from mistake_bounds.theorem.notation import Letters, Meaning
from mistake_bounds.theory.lines import (
    Hypothesis,
    Line,
    assume,
    by_cases,
    calc,
    define,
    does,
    have,
    kept,
    known,
    lemma,
)
from mistake_bounds.theory.reading import NotGiven, closed, rows_of
from mistake_bounds.theory.record import NoSteps, RestsOnMore, read, theorem
from mistake_bounds.theory.rows import NotAlike, Process, Row, sum_along
from mistake_bounds.theory.terms import (
    BadTheory,
    Letter,
    NoMeaning,
    NotAReason,
    Term,
    TwoMeanings,
    Unused,
    dot,
    fixed,
    log,
    norm2,
    of_step,
    place,
    plain,
    state,
)

__all__ = [
    "BadTheory", "NoMeaning", "NoSteps", "NotAReason", "NotAlike", "NotGiven", "Notation", "Process", "RestsOnMore",
    "Row",    "Theory", "TwoMeanings", "Unused", "assume", "by_cases", "calc", "define", "does", "dot", "fixed", "have",
    "kept", "known", "lemma", "log", "norm2", "of_step", "plain", "read", "state", "theorem",
]  # fmt: skip


class _Names(dict):
    """The names of a class body: what is assigned is called so, and means one thing."""

    def __setitem__(self, name: str, thing):
        old = self.get(name)
        if isinstance(old, Term | Line | Hypothesis | Row) and old is not thing:
            said = getattr(old, "text", "") or getattr(old, "where", "")
            raise TwoMeanings(f"{name} is {said!r} already: one name, one meaning", old)
        super().__setitem__(
            name, thing.called(name) if hasattr(thing, "called") and not isinstance(thing, type) else thing
        )


class _Body(type):
    """Makes a theory of a class body: names what is assigned, and refuses what has no meaning."""

    @classmethod
    def __prepare__(cls, name, bases):
        return _Names()

    def __new__(cls, name, bases, body):
        made = super().__new__(cls, name, bases, dict(body))
        things = list(vars(made).values())
        letters = [one for one in things if isinstance(one, Letter)]
        rows = [one for one in things if isinstance(one, Row)]
        lines = [one for one in things if isinstance(one, Line)]
        if any(row.sequence for row in rows):
            _all_are_given(letters, rows, lines)
            _all_are_used(things, letters, rows, lines)
        return made

    def __getitem__(cls, names: str) -> tuple:
        """What the names stand for, one by one, for another theory.  Raises `NoMeaning` for an unknown one.

        >>> class Sizes(Theory):
        ...     n, m = fixed("how many there are"), fixed("how many there were")
        >>> Sizes["m n"]
        (m, n)
        """
        known = vars(cls)
        if unknown := [name for name in names.split() if name not in known]:
            raise NoMeaning(f"{place()}: {cls.__name__} has no {', '.join(unknown)}", unknown)
        return tuple(known[name] for name in names.split())


class Theory(metaclass=_Body):
    """What a class body says: letters, rows, hypotheses and lines, each called as it is assigned.

    A theory with the row of a run is checked when the class is made, each letter at its line.  Raises `TwoMeanings` for
    a name that is given twice; `NoMeaning` for a letter whose value takes a name that no row gives; `Unused` for a
    letter or a hypothesis of which no line speaks.
    """


def _all_are_given(letters, rows, lines) -> None:
    """Each letter's value takes names that one context has."""
    reached = closed([one for line in lines for one in line.letters])
    rows = list(dict.fromkeys([*rows, *rows_of(lines)]))
    letters = list(dict.fromkeys([*letters, *reached]))
    contexts = [
        {"first"} | {*row.about, *row.gives, *(f"{name}_next" for name in row.changes)} for row in rows if row.sequence
    ]
    contexts += [{"first"} | {*row.about, *row.changes, *row.end} for row in rows if row.sequence]
    inner = [row for row in rows if not row.sequence]
    for around in contexts:
        more = (
            around | {*row.gives, *(f"{one}_next" for one in row.changes)} for row in inner if {*row.needs} <= around
        )
        contexts += [one for one in more if one not in contexts]
    for row in inner:
        if row.items is None or not any({*row.needs} <= one for one in contexts):
            unknown = ", ".join(sorted({*row.needs}.difference(*contexts))) or "its names together"
            raise NoMeaning(f"{row.where}: {row.name}: no row around it gives {unknown}", row)
    counted = letters_of(rows)
    for one in letters:
        has_value = one.fn or not (one.sum or one.logarithm_of is not None or one in counted or _is_summed(one, inner))
        if has_value and one.needs and not any({*one.needs} <= around for around in contexts):
            unknown = sorted({*one.needs}.difference(*contexts))
            why = f"no row gives {', '.join(unknown)}" if unknown else f"no row gives {', '.join(one.needs)} together"
            raise NoMeaning(f"{one.where}: {one.name}, {one.text}: {why}", one)


def letters_of(rows) -> set[Letter]:
    """The letters that count the items of rows."""
    return {one for row in rows for count in (row.count, *(count for _, count in row.counts)) for one in count.letters}


def _is_summed(letter: Letter, rows) -> bool:
    return any(letter in total.of for row in rows for total in row.sums.values())


def _all_are_used(things, letters, rows, lines) -> None:
    """Some line speaks of each letter, and rests on each hypothesis."""
    said = {one for line in lines for below in line.below for one in below.letters}
    said |= {one for row in rows for one in row.letters} | {
        one for row in rows for total in row.sums.values() for one in total.parts
    }
    used = {*closed(said)}
    for line in lines:
        used |= {*line.hypotheses}
    used |= {known for row in rows for known in (row.positive, row.sure)}
    for one in things:
        if isinstance(one, Letter) and not one.sum and one.logarithm_of is None and one not in used:
            raise Unused(f"{one.where}: {one.name}, {one.text}: no line speaks of it", one)
        if isinstance(one, Hypothesis) and one not in used:
            raise Unused(f"{one.where}: {one.name}: no line rests on it", one)


# what a page of notation says


class Notation(Letters):
    """The letters of theories as the notation page has them: all names in the proofs, the sentence, the value's code.

    >>> class Counted(Theory):
    ...     n = fixed("how many there are", lambda run: len(run))
    ...     some = have(n >= 0, define(n >= 1, "some"))
    >>> Notation(Counted).own
    [Meaning(letters=('n',), text='how many there are', run='`len(run)`')]
    """

    def __init__(self, *theories: type[Theory], others: tuple[Letters, ...] = ()):
        self.theories, self.others = theories, others

    @cached_property
    def own(self) -> list[Meaning]:
        """What each letter means that the proofs of the theories use."""
        lines = [one for theory in self.theories for one in vars(theory).values() if isinstance(one, Line)]
        used = {name for line in lines for name in names_in(line.proof)}
        taken = {name for meaning in self.taken for name in meaning.letters}
        found: dict[str, tuple[dict, list]] = {}

        def says(text: str, names, run: str = "") -> None:
            of, runs = found.setdefault(text, ({}, []))
            of |= dict.fromkeys(name for name in names if name in used - taken)
            runs += [run] if run else []

        letters = closed(dict.fromkeys(letter for line in lines for letter in line.letters))
        for one in sorted(letters, key=lambda one: (one.name, bool(one.sum), one.number)):
            says(one.text, one.whens, source_of(one.fn))
            if one.sum:
                total = sum_along(one)
                says(f"{shown(one.value)} so far: {shown(total.part)}, added up", map(str, (total.before, total.after)))
        return [Meaning(tuple(of), text, "".join(runs[:1])) for text, (of, runs) in found.items() if of]


def names_in(proof) -> set[str]:
    """The names in a proof's claim and in all that it rests on."""
    names, todo = set(proof.claim.symbols), list(proof.given)
    while todo:
        known = todo.pop()
        names |= known.symbols
        if hasattr(known, "kinds"):
            todo += [one for _, held in known.kinds for one in held]
            names = names.union(*({str(row.before), str(row.after)} for row in known.state))
    return names


@cache
def _lambdas(file: str) -> list[ast.Lambda]:
    return [node for node in ast.walk(ast.parse("".join(linecache.getlines(file)))) if isinstance(node, ast.Lambda)]


def source_of(value) -> str:
    """The code of a letter's value as written in its file, marked as code; nothing for a name alone."""
    code = getattr(value, "__code__", None)
    for node in _lambdas(code.co_filename) if code and code.co_name == "<lambda>" else ():
        names = tuple(one.arg for one in node.args.args)
        if node.lineno == code.co_firstlineno and names == code.co_varnames[: code.co_argcount]:
            return "" if isinstance(node.body, ast.Name) else f"`{ast.unparse(node.body)}`"
    return ""

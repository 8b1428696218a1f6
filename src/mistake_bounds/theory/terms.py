"""Terms that know their letters: a *letter* has a name, a sentence, and a value, which is a function of a context.

A *context* maps names to what a run gives: the run itself, the weights before a step, an attribute's position.  Of a
`state` letter w, ``w.next`` is w⁺, the value after a step, ``w.last`` the value in the end, and ``w.start`` the first.
Relations of terms, such as ``w.next == w + y * x``, are what hypotheses and lines say.
"""

import operator
import sys
import unicodedata
from collections.abc import Callable, Iterable
from inspect import signature
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sympy
from sympy import S, Symbol, sympify

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import ZERO, Vector, VectorEq, name_of, vectors
from mistake_bounds.proof import dot as _dot
from mistake_bounds.proof.kernel.terms import substitute, symbols_of
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.text import plain as shown


class BadTheory(Refusal):
    """What a theory cannot say; the message begins with the place, and ``offender`` is what was found there."""


class TwoMeanings(BadTheory):
    """A name that stands for something else already, or a letter with two names."""


class NoMeaning(BadTheory):
    """A letter that is used before it has a name, or whose value takes a name that no row gives."""


class Unused(BadTheory):
    """A letter or a hypothesis that no line of its theory speaks of."""


class NotAReason(BadTheory):
    """A reason of a line that is not a line, a hypothesis or a relation."""


_numbers = count()


def in_order() -> int:
    """A number for what is written next."""
    return next(_numbers)


def place(depth: int = 2) -> str:
    """The file and the line of whoever calls the function that calls this one.

    In a notebook it is the line of the cell; a library that is packed for pages has no lines.
    """
    frame = sys._getframe(depth)
    while frame.f_globals.get("__name__", "").startswith("mistake_bounds.theory."):
        frame = frame.f_back
    if frame.f_lineno is None:
        return "the library"
    file = Path(frame.f_code.co_filename)
    return f"{'/'.join(file.parts[-2:]) if file.exists() else 'the cell'}, line {frame.f_lineno}"


def spelled(name: str) -> str:
    """A name as the kernel has it: Greek letters are words.

    >>> spelled("γ"), spelled("Λ"), spelled("l_b")
    ('gamma', 'Lambda', 'l_b')
    """
    return "".join(map(_spelled, name))


def _spelled(character: str) -> str:
    words = unicodedata.name(character, "").split()
    if words[:1] != ["GREEK"]:
        return character
    word = words[-1].lower().replace("lamda", "lambda")
    return word.capitalize() if words[1] == "CAPITAL" else word


class Term:
    """What is written with letters: its ``value`` is what the kernel sees of it, ``letters`` are those in it.

    >>> from mistake_bounds.theory import fixed
    >>> a = fixed("a length").called("a")
    >>> (2 * a <= a + 1).value
    2*a <= a + 1
    """

    def __init__(self, value, letters: Iterable["Letter"] = ()):
        self.value = value
        self.letters = frozenset(letters)

    __hash__ = object.__hash__

    if TYPE_CHECKING:  # they are made below, each from the operator of its name

        def __add__(self, other: Any) -> "Expression": ...
        def __sub__(self, other: Any) -> "Expression": ...
        def __mul__(self, other: Any) -> "Expression": ...
        def __truediv__(self, other: Any) -> "Expression": ...
        def __pow__(self, other: int) -> "Expression": ...
        def __neg__(self) -> "Expression": ...
        def __radd__(self, other: Any) -> "Expression": ...
        def __rsub__(self, other: Any) -> "Expression": ...
        def __rmul__(self, other: Any) -> "Expression": ...
        def __rtruediv__(self, other: Any) -> "Expression": ...
        def __le__(self, other: Any) -> "Relation": ...
        def __lt__(self, other: Any) -> "Relation": ...
        def __ge__(self, other: Any) -> "Relation": ...
        def __gt__(self, other: Any) -> "Relation": ...
        def __eq__(self, other: Any) -> "Relation": ...  # type: ignore[override]

    def __repr__(self):
        return shown(self.value)

    def at(self, when: str) -> "Term":
        """The term with the values of its state letters "next", "last" or at the "start"."""
        states = [one for one in self.letters if one.kind == "state"]
        moved = {name_of(one.value): plain(getattr(one, when)) for one in states}
        started = (one for state in states for one in letters_in(getattr(state, when)))
        return Expression(substitute(self.value, moved), self.letters.union(started))


class Expression(Term):
    """A term that is more than a letter.  (Python would ask a subclass of `Letter` first, and turn == round.)"""

    next = property(lambda self: self.at("next"), doc="After a step.")
    last = property(lambda self: self.at("last"), doc="In the end.")
    start = property(lambda self: self.at("start"), doc="At the start.")


class Relation(Term):
    """Two terms and what is said of them: ≤, <, ≥, > or =."""

    def __bool__(self):
        raise BadTheory(f"{place()}: {self.value} is neither true nor false: 0 <= l <= 1 is written as two relations")

    def __repr__(self):
        return str(self.value)


def plain(term: Any) -> Any:
    """A term, number or vector as the kernel has it.

    >>> from mistake_bounds.theory import fixed
    >>> plain(fixed("a length").called("a") + 1), plain(2)
    (a + 1, 2)
    """
    return term.value if isinstance(term, Term) else term if isinstance(term, Vector) else sympify(term)


def letters_in(*things) -> frozenset["Letter"]:
    """The letters of all that has any."""
    return frozenset().union(*(getattr(one, "letters", ()) for one in things))


def _equal(a, b):
    return VectorEq(a, b) if isinstance(a, Vector) or isinstance(b, Vector) else sympy.Eq(a, b, evaluate=False)


def _comparison(of):
    return lambda a, b: of(a, b, evaluate=False)


def _turned(of):
    return lambda a, b: of(b, a)


def _operator(name: str, of: Callable, made: type) -> None:
    def method(self, *others):
        return made(of(self.value, *map(plain, others)), letters_in(self, *others))

    setattr(Term, name, method)


for _name in ("add", "sub", "mul", "truediv", "pow", "neg"):
    _operator(f"__{_name}__", getattr(operator, f"__{_name}__"), Expression)
for _name in ("add", "sub", "mul", "truediv"):
    _operator(f"__r{_name}__", _turned(getattr(operator, f"__{_name}__")), Expression)
for _name, _of in {"lt": sympy.Lt, "le": sympy.Le, "gt": sympy.Gt, "ge": sympy.Ge}.items():
    _operator(f"__{_name}__", _comparison(_of), Relation)
_operator("__eq__", _equal, Relation)


def dot(a: Any, b: Any) -> Expression:
    """The inner product ⟨a, b⟩ of two vectors."""
    return Expression(_dot(plain(a), plain(b)), letters_in(a, b))


def norm2(a: Any) -> Expression:
    """The squared length ‖a‖² of a vector."""
    return dot(a, a)


class Letter(Term):
    """A quantity: made by `fixed`, `of_step`, `state`, `log` and `Row.sum`, and named by what it is assigned to.

    ``fn`` gives its value; its parameters, ``needs``, are names of a context.  Without one the value is what the
    context has under the letter's own name, or what its row counts.  Of two the one that is made first has the smaller
    ``number``.
    """

    def __init__(self, text, fn, kind, *, start=None, next=None, last="", vector=False, square=None, name=""):
        self.text, self.fn, self.kind, self.square, self.vector = text, fn or square, kind, bool(square), vector
        self.name, self.where, self._last, self._start, self._own = "", place(), last, start, name
        self.number = in_order()
        self.becomes, self._ends_as = next, isinstance(last, Term)
        self.needs = tuple(signature(self.fn).parameters) if self.fn else ()
        self.logs, self.ends = {}, {}
        self.logarithm_of = self.base = self.sum = self.row = self.unnamed = self.so_far = None
        self.of = frozenset()

    def called(self, name: str) -> "Letter":
        """The same letter, which from now on has this name.  Raises `TwoMeanings` if it has one already."""
        return self._called(self._own or spelled(name))

    def _called(self, name: str) -> "Letter":
        if self.name and self.name != name:
            raise TwoMeanings(f"{self.where}: {self.name} would be {name} as well: one letter, one name", self)
        if not self.name:
            self.name = name
            make = vectors if self.vector else Symbol
            self._value = make(name)
            if self.kind == "state":
                if self.logarithm_of is not None:
                    self._last = name + name_of(self.logarithm_of.last.value).removeprefix(self.logarithm_of.name)
                self.next = Expression(plain(self.becomes or make(f"{name}^+")), (self, *letters_in(self.becomes)))
                last = self._last or f"{name}_M"
                self.last = Expression(plain(last) if self._ends_as else make(last), (self, *letters_in(last)))
                first = Expression(make(f"{name}_0"), (self,)) if self._start is None else self._start
                self.start = first if isinstance(first, Term) else Expression(ZERO if self.vector else sympify(first))
            if self.fn is None and self.logarithm_of is None and self.sum is None:
                self.needs = (self.name,)
        return self

    @property
    def value(self):
        """The symbol, or the vector."""
        if not self.name:
            if self.unnamed is None:
                raise NoMeaning(f"{self.where}: a letter has no name yet: assign it first, in a line of its own", self)
            self._called(self.unnamed)
        return self._value

    @property
    def letters(self) -> frozenset["Letter"]:
        """Itself, and the letter of which it is the value before or after a step."""
        return frozenset((self,)) | self.of

    @property
    def whens(self) -> dict[str, str]:
        """Its names, and when each is its value."""
        if self.sum:
            return {name_of(self.value): "total"}
        names = {name_of(self.value): "now"}
        if self.kind == "state":
            names |= {} if self.becomes is not None else {name_of(self.next.value): "next"}
            names |= {} if self._ends_as else {name_of(self.last.value): "last"}
            if self.start.letters == {self}:
                names[name_of(self.start.value)] = "start"
        return names | self.ends

    @property
    def parts(self) -> frozenset["Letter"]:
        """The letters of which it is a sum or a logarithm, and those of what it begins with."""
        found = letters_in(self.logarithm_of).union(self.of)
        if self.sum:
            found |= letters_in(self.sum_of, self.first, *self.row.terms)
        return found | (letters_in(self.start) if self.kind == "state" and self.name else frozenset()) - {self}

    def depends(self, when: str) -> frozenset[str]:
        """The names of a context of which its value is a function; those after a step have a prime."""
        if self.sum:
            return self.row.outside(self)
        if self.logarithm_of is not None and not self.fn:
            of = self.logarithm_of
            return frozenset().union(*(one.depends(when if of is one else w) for one, w in occurring(of)))
        return frozenset(
            need.removesuffix("_next") + "'" * (when == "next" or need.endswith("_next")) for need in self.needs
        )


def occurring(*terms: Term) -> list[tuple[Letter, str]]:
    """The letters of terms, and when each is meant."""
    found = {}
    for term in terms:
        names = symbols_of(term.value)
        for letter in sorted(term.letters, key=lambda one: one.name):
            for name, when in letter.whens.items():
                if name in names:
                    found[letter, when] = None
    return list(found)


def fixed(text: str, value: Callable | None = None, **more: Any) -> Letter:
    """A letter that no step changes: ``text`` says what it is, ``value`` gives it from a context.

    ``square`` gives its square instead, where the number itself is not a fraction; ``vector`` makes it a vector;
    ``name`` is its name in proofs where Python cannot spell it, as in V_−.
    """
    return Letter(text, value, "fixed", **more)


def of_step(text: str, value: Callable | None = None, **more: Any) -> Letter:
    """A letter that each step, or each of what comes in a row, has of its own; more as for `fixed`."""
    return Letter(text, value, "step", **more)


def state(
    text: str, value: Callable | None = None, *, start: Any = None, next: Any = None, last: str | Term = "", **more: Any
) -> Letter:
    """A letter w that steps change: also ``w.next``, ``w.last`` and ``w.start``, which is w_0 unless it is given.

    ``last`` is the name at the end, by default w_M.  ``next`` is what it becomes, where that has a name already, as the
    rate of the round before becomes the rate of the round; so may be ``last``.  More as for `fixed`.
    """
    return Letter(text, value, "state", start=start, next=next, last=last, **more)


def log(of: Any, base: int | None = None, text: str = "") -> Any:
    """The natural logarithm of a term, or that to the base 2: a letter, whose value is known from the term's.

    The same term has the same logarithm; that of ``V.next`` is the one of V, after a step.  Of 1 it is 0.
    """
    if not isinstance(of, Term):
        if of == 1:
            return Expression(S.Zero)
        of = Expression(sympify(of))
    for one in of.letters:
        for when in ("next", "last", "start") if one.kind == "state" else ():
            if of.value == getattr(one, when).value:
                return getattr(log(one, base), when)
    home = min(of.letters, key=lambda one: one.name) if of.letters else None
    known = home.logs if home is not None else {}
    if (of.value, base) not in known:
        known[of.value, base] = _logarithm(of, base, text)
    return known[of.value, base]


def _logarithm(of: Term, base: int | None, text: str) -> Letter:
    letter_of = of if isinstance(of, Letter) else None
    kind = letter_of.kind if letter_of is not None else "step"
    said = f"the {'base-2 ' if base else ''}logarithm of {letter_of.text if letter_of is not None else shown(of.value)}"
    letter = Letter(text or said, None, kind)
    letter.logarithm_of, letter.base, letter.unnamed = of, base, f"{'lg' if base else 'ln'}({of.value})"
    if kind == "state":
        first = of.start
        letter._start = 0 if first.value == 1 else None if of in first.letters else log(first, base)
    return letter


def logarithm(number, base: int | None = None):
    """ln of a number, or its logarithm to a base, exactly; of one that is not positive, which has none, −1."""
    if not number > 0:
        return -1
    return ln(number) / ln(base) if base else ln(number)

"""Claims in the form in which an author writes them: ``M ≤ R²‖u‖² / γ²`` for what the kernel knows as M·γ² ≤ R²·‖u‖².

A *form* is a line of text.  It is read into a claim, and is shown for every equivalent claim: the same polynomial
once denominators are cleared, which is equivalent where they are positive.  So one with denominators is
shown only beside claims from which it follows that they are, and one with logarithms only where a proof rests on the
names that it gives them; `unfounded` yields what is missing.

`mistake_bounds.proof.show.typed` has the grammar.  ``, λ = ln n`` at the end names the letter of a logarithm;
so does ``, lg = log₂ N``, where the hypotheses hold b = ln 2 and b·lg = ln N.  ``, q = √T`` names that of a root, where
they hold q² = T and q ≥ 0.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

import sympy
from sympy import Expr, Symbol

from mistake_bounds.proof.kernel.claims import OPERATORS, Claim, VectorEq
from mistake_bounds.proof.kernel.polynomials import Log
from mistake_bounds.proof.kernel.refusals import BadClaim, NotPolynomial
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.shown import latex_of
from mistake_bounds.proof.kernel.terms import ZERO, Inner, Vector, expression, polynomial
from mistake_bounds.proof.search.division import Letters
from mistake_bounds.proof.search.prove import prove
from mistake_bounds.proof.show.text import OPERATOR_LATEX, term_latex
from mistake_bounds.proof.show.typed import NotAForm, Reader, root_of, tokens, with_angles

RELATION = {op: kind for kind, op in OPERATORS.items()}
WHERE = re.compile(r", (?=[^,⟩>)=]*=\s*(?:ln|log₂|√))")
_TAUGHT: list[Callable[[], Iterable[str]]] = []


class Form(NamedTuple):
    """A claim as its author writes it: the ``text``, the LaTeX of both ``sides``, and the ``claim`` it is read into.

    ``right`` is the text of the right side.  ``names`` are the (letter, logarithm or root) that the text gives; in the
    claim the letter stands for it.  ``needs`` is what has to be positive for the text to mean anything: each
    denominator and each logarithm's argument as written, before anything cancels.  ``relation`` is what `prove`
    takes: the claim, or, where a vector is divided, the relation in which it is; in the claim 1/L is a letter then.
    """

    text: str
    right: str
    sides: tuple[str, str]
    claim: Claim
    names: tuple[tuple[Expr, Expr], ...] = ()
    needs: tuple[Claim, ...] = ()
    relation: object = None

    @property
    def latex(self) -> str:
        left, right = self.sides
        return f"{left} {OPERATOR_LATEX[self.claim.op]} {right}"


def form(
    text: str,
    vectors: Iterable[str] = (),
    letters: Mapping[Expr, Expr] = MappingProxyType({}),
    among: frozenset[str] | None = None,
) -> Form:
    r"""The text, read; ``vectors`` are the names that are no scalars, ``letters`` those of logarithms and roots, as
    `letters_of` gives them, ``among`` all that may occur.  Raises `NotAForm`.

    >>> print(form("M ≤ R²‖u‖² / γ²", ["u"]).latex)
    M \le \frac{R^{2} \lVert u \rVert^{2}}{\gamma^{2}}
    >>> form("M < 4 r k ln n + 3, λ = ln n").claim
    M < 4·k·λ·r + 3
    >>> form("y_1x ≤ y_T").claim
    x·y_1 ≤ y_T
    >>> form("z + w = 0", ["z", "w"]).claim.is_vector
    True
    >>> form("||w + y*x||**2 <= 2 <w, x>", ["w", "x"], among=frozenset("wxy")).claim
    ‖w + y·x‖² ≤ 2·⟨w, x⟩
    """
    try:
        return _form(text, frozenset(vectors), frozenset(letters.items()), among)
    except NotPolynomial as refused:
        raise NotAForm("a root, or a logarithm before a vector, wants a letter", text) from refused


@lru_cache(maxsize=1024)
def _form(
    text: str, vectors: frozenset[str], letters: frozenset[tuple[Expr, Expr]], among: frozenset[str] | None
) -> Form:
    typed, *where = WHERE.split(text) if among is None else (text,)
    names = tuple(_name(definition) for definition in where)
    reader = Reader(typed, vectors, among, {**dict(letters), **{log: letter for letter, log in names}})
    one = reader.sum()
    op = reader.relation()
    right_text = typed[reader.next.place :].strip()
    other = reader.sum()
    reader.end()
    reader.fits(one.size.plus(other.size), 0)
    left = one.value
    right = other.value
    if op == "=":  # what is equal to a vector is a vector: 0 is the one that it is
        left, right = (
            ZERO if type(other) is Vector and part == 0 else part for part, other in ((left, right), (right, left))
        )
    if Vector in (type(left), type(right)):
        if op != "=":
            raise NotAForm("vectors have no order; compare numbers, such as ‖w‖² or ⟨w, x⟩", typed)
        if type(left) is not type(right):
            raise NotAForm("a vector is equal to a vector or to 0, and to nothing else", typed)
    letters_within = Letters()
    result = Claim(letters_within.part(left), op, letters_within.part(right))
    relation = result
    if letters_within.divisors:
        relation = VectorEq(left, right) if type(left) is Vector else RELATION[op](left, right, evaluate=False)
    written_out = tuple(dict.fromkeys(reader.needs))
    wanted = (*needs(result), *(need for need in written_out if need not in needs(result)))
    return Form(text, right_text, (one.latex, other.latex), result, names, wanted, relation)


def term(text: str, vectors: Iterable[str] = (), among: frozenset[str] | None = None) -> Expr | Vector:
    """One side of a form: a scalar or a vector.  Raises `NotAForm`.

    >>> term("γ w − u", ["w", "u"])
    γ·w - u
    """
    reader = Reader(text, vectors, among)
    value = reader.sum().value
    reader.end()
    return value


def letters_of(claims: Iterable[Claim]) -> Mapping[Expr, Expr]:
    """The logarithms and roots that have a letter among the claims: ln n for λ = ln n, √T for q² = T and q ≥ 0.

    Where b = ln 2 and b·lg = ln N, the letter lg is that of log₂ N; where −h = ln β, the letter h is that of ln(1/β).

    >>> b, lg, N, h = sympy.symbols("b lg N h")
    >>> dict(letters_of([Claim(-h, "=", sympy.log((1 + N) / 2))]))
    {log(2/(N + 1)): h}
    >>> list(letters_of([Claim(b * lg, "=", sympy.log(N)), Claim(b, "=", sympy.log(2))]).values())
    [b, lg]
    >>> dict(letters_of([Claim(b**2, "=", N), Claim(b, ">=", sympy.S.Zero)]))
    {sqrt(N): b}
    """
    claims = tuple(claims)
    equations = [claim for claim in claims if claim.op == "=" and not claim.is_vector]
    logarithms = [(claim.rhs, claim.lhs) for claim in equations if isinstance(claim.rhs, sympy.log)]
    equal = sorted(logarithms, key=str, reverse=True)  # of several letters of one logarithm the first counts
    found = {log: letter for log, letter in equal if isinstance(letter, Symbol)}
    found |= {sympy.log(sympy.cancel(1 / log.args[0])): -part for log, part in equal if (-part).is_Symbol}
    ln2 = sympy.log(2)
    if ln2 in found:
        to_base_2 = [(log / ln2, sympy.cancel(part / found[ln2])) for log, part in equal if log != ln2]
        found |= {log: letter for log, letter in to_base_2 if isinstance(letter, Symbol)}
    signed = [claim.lhs for claim in claims if claim.op in (">", ">=") and claim.rhs == 0]
    for letter in sorted((lhs for lhs in signed if isinstance(lhs, Symbol)), key=str, reverse=True):
        found |= {root_of(claim.rhs): letter for claim in equations if claim.lhs == letter**2}
    return MappingProxyType(found)


def teach(texts: Callable[[], Iterable[str]]) -> None:
    """Show claims that are equivalent to one of ``texts()`` in its form from now on, where its denominators are known
    to be positive; it is called when a claim is first shown."""
    _TAUGHT.append(texts)
    registered_forms.cache_clear()


@cache
def registered_forms() -> Mapping[str, frozenset[str]]:
    """All texts that were taught, each with the letters that a claim in its form has."""
    return MappingProxyType({text: letters_in(text) for texts in _TAUGHT for text in texts()})


def letters_in(text: str) -> frozenset[str]:
    """The letters of a text, but for those that occur where it names logarithms.

    >>> sorted(letters_in("M ≤ 2 r + ln n, λ = ln n"))
    ['M', 'r']
    """
    typed, *where = (
        {token.text for token in tokens(with_angles(part), None) if token.kind == "name"} for part in WHERE.split(text)
    )
    return frozenset(typed.difference(*where))


def written(claim: Claim) -> Form | None:
    """The form that was taught for the claim, its vectors those of the claim; None where there is none."""
    what = key(claim)
    for text, letters in registered_forms().items():
        if letters <= claim.symbols:
            found = _with_key(text, claim.vectors & letters)
            if found and found[0] == what:
                return found[1]
    return None


@cache
def _with_key(text: str, vectors: frozenset[str]) -> tuple[tuple, Form] | None:
    """The form that was taught with the `key` of its claim; None where it cannot be read with these vectors."""
    try:
        found = form(text, vectors)
    except NotAForm:
        return None
    return key(found.claim), found


def latex_in(proof: Proved) -> str:
    """The proved claim as LaTeX, in its author's form; also in one with a logarithm that the proof has a letter for."""
    found = written(proof.claim)
    return found.latex if found and not any(unfounded(found, proof)) else _as_it_stands(proof.claim)


def latex_beside(claim: Claim, known: Iterable) -> str:
    """A claim as LaTeX, in its author's form where it has no denominator but such as the ``known`` make positive.

    >>> from mistake_bounds.theorems import perceptron
    >>> print(latex_beside(perceptron.BOUND, [Claim(perceptron.gamma, ">", sympy.S.Zero)]))
    M \\le \\frac{R^{2} \\lVert u \\rVert^{2}}{\\gamma^{2}}
    >>> print(latex_beside(perceptron.BOUND, []))
    M \\gamma^{2} \\le R^{2} \\lVert u \\rVert^{2}
    """
    found = written(claim)
    return found.latex if found and not found.names and not any(_not_positive(found, known)) else _as_it_stands(claim)


def _as_it_stands(claim: Claim) -> str:
    return f"{term_latex(claim.lhs)} {OPERATOR_LATEX[claim.op]} {term_latex(claim.rhs)}"


def without_letter(written: Form, claims: Iterable[Claim]) -> Iterator[str]:
    """The letters of logarithms and roots in a form that the claims do not give."""
    claims = tuple(claims)
    letters = letters_of(claims) if written.names else {}
    stated = {(claim.lhs, claim.rhs) for claim in claims if claim.op == "="}  # another letter may have come first
    return (
        f"{letter} = {log} is no hypothesis"
        for letter, log in written.names
        if letters.get(log) != letter and (letter, log) not in stated
    )


@latex_of.register
def _(claim: Claim) -> str:
    return latex_beside(claim, ())


Claim._repr_latex_ = lambda claim: f"${claim.latex}$"  # from here: how a claim looks is no affair of the trusted folder


def key(claim: Claim) -> tuple:
    """A key that two claims share if they are equal once denominators are cleared.

    Of equations between vectors the difference of the sides, either way; of logarithms without names the denominator
    too, which stays.

    >>> key(form("M ≤ a / b").claim) == key(form("2 a ≥ 2 b M").claim)
    True
    >>> key(form("v = w", "vw").claim) == key(form("v = 7 v", "vw").claim)
    False
    """
    if claim.is_vector:
        return frozenset((claim.plain, frozenset((name, -part) for name, part in claim.plain))), claim.sign
    if has_logarithms(claim):
        return claim.plain, claim.sign
    top = (claim.plain.top if claim.polynomial is not None else polynomial(cleared(claim).lhs)).primitive
    return (frozenset((top, (-top).primitive)) if claim.sign == "=" else top), claim.sign


def cleared(claim: Claim) -> Claim:
    """The claim with its denominators, which are taken to be positive, multiplied out; itself where it has none."""
    if claim.is_vector or claim.polynomial is not None or has_logarithms(claim):
        return claim
    top = expression(claim.plain.top)
    shared = _shared(claim)
    return Claim(sympy.cancel(top / shared) if shared != 1 else top, claim.sign, sympy.S.Zero, claim.name)


def needs(claim: Claim) -> tuple[Claim, ...]:
    """The terms that have to be positive for the claim to be equivalent to the one without denominators."""
    if claim.is_vector or has_logarithms(claim):
        return ()
    wanted = {*map(expression, claim.plain.needs), _shared(claim)}
    letters = (term for term in sorted(wanted, key=str) if not (term.is_number and term.is_positive))
    return tuple(Claim(term, ">", sympy.S.Zero, "positive") for term in letters)


def _shared(claim: Claim) -> Expr:
    """The common factor of the numerator and the product of all denominators: α in (aα + b)/α²."""
    if claim.polynomial is not None:  # most claims have no denominator
        return sympy.S.One
    top, bottom = expression(claim.plain.top), expression(claim.plain.bottom)
    letters = {part: sympy.Dummy(str(part)) for part in (top + bottom).atoms(Inner)}
    common = sympy.gcd(top.xreplace(letters), bottom.xreplace(letters))
    back = {letter: part for part, letter in letters.items()}
    return sympy.Abs(common) if common.is_Number else common.xreplace(back)


def has_logarithms(claim: Claim) -> bool:
    """Is there a logarithm without a name in it?  Then its fractions stay as they are."""
    parts = (claim.plain.top, claim.plain.bottom, *claim.plain.needs)
    return any(type(a) is Log for part in parts for a in part.atoms)


def unfounded(form: Form, proof: Proved) -> Iterator[str]:
    """The additions of the form to the proof: denominators not seen to be positive, names that it does not give."""
    yield from without_letter(form, [known for known in proof.given if isinstance(known, Claim)])
    yield from (f"{need} is not proved" for need in _not_positive(form, proof.given))


def _not_positive(form: Form, known: Iterable) -> Iterator[Claim]:
    """The needs of the form that do not follow from the known claims about polynomials."""
    if form.needs:
        claims = (one for one in known if isinstance(one, Claim) and not one.is_vector)
        usable = frozenset(claim for claim in claims if claim.polynomial is not None)
        yield from (need for need in form.needs if not _follows(need, usable))


@cache
def _follows(need: Claim, known: frozenset[Claim]) -> bool:
    """Is it among the known, or proved from them?  Where `prove` refuses to look, nothing is known."""
    if need in known or not known or has_logarithms(need):
        return need in known
    try:
        return bool(prove(need, sorted(known, key=str), seconds=2))
    except BadClaim:
        return False


def _name(definition: str) -> tuple[Expr, Expr]:
    reader = Reader(definition)
    letter = reader.sum().value
    op = reader.relation()
    log = reader.sum().value
    reader.end()
    natural = log if isinstance(log, sympy.log) else log * sympy.log(2)
    is_root = log.is_Pow and log.exp == sympy.S.Half
    if op != "=" or not isinstance(letter, Symbol) or not (is_root or isinstance(natural, sympy.log)):
        raise NotAForm("not a letter and its logarithm or root, such as λ = ln n", definition)
    return letter, log

"""Claims in the form in which an author writes them: ``M ≤ R²‖u‖² / γ²`` for what the kernel knows as M·γ² ≤ R²·‖u‖².

A *form* is a line of text.  It is read into a claim, and is shown for every claim that says the same: the same
polynomial once denominators are cleared, which says the same where they are positive.  So one with denominators is
shown only beside claims from which it follows that they are, and one with logarithms only where a proof rests on the
names that it gives them; `unfounded` says what is missing.

The grammar, loosest first: two sums and a relation; products added; quotients ``a b / c d · e``, which is ab over
cd, times e; factors side by side; a factor with a power such as ², where ⁺ belongs to the letter; ``ln`` and ``log₂``
of a factor, (…), ‖…‖², ⟨…, …⟩, which may be written w · x too.  ``, λ = ln n`` at the end says which letter stands for
a logarithm in the claim; so does ``, lg = log₂ N``, where the hypotheses say that b = ln 2 and b·lg = ln N.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from math import gcd
from types import MappingProxyType
from typing import NamedTuple

import sympy
from sympy import Expr, Symbol

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.polynomials import Log, Polynomial
from mistake_bounds.proof.kernel.refusals import BadClaim, NotPolynomial, Refusal
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.shown import latex_of
from mistake_bounds.proof.kernel.terms import ZERO, Inner, Vector, dot, expression, named_vector, norm2, polynomial
from mistake_bounds.proof.search.prove import prove
from mistake_bounds.proof.show.text import GREEK, OPERATOR_LATEX, OPERATOR_PLAIN, term_latex

TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+)|(?P<log>ln|log₂)(?![a-zα-ω])"
    r"|(?P<name>lg(?![a-zα-ω])|[A-Za-zα-ωΑ-Ωℓ]⁺?(?:_(?:\d+|[A-Za-z][A-Za-z0-9]*))?′?)"
    r"|(?P<power>[⁰¹²³⁴-⁹]+)|(?P<mark>[-−+·/()‖⟨⟩,≤≥<>=]))"
)
POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
NAMES = {glyph: name for name, glyph in GREEK.items()} | {
    "ℓ": "ell", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda", "Ξ": "Xi", "Π": "Pi", "Σ": "Sigma",
    "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega",
}  # fmt: skip
RELATIONS = {plain: op for op, plain in OPERATOR_PLAIN.items()}


_TAUGHT: list[tuple[str, frozenset[str]]] = []


class NotAForm(Refusal):
    """A text that cannot be read as a claim; the message says where, and ``place`` how much of it had been read."""

    place: int | None = None


class Form(NamedTuple):
    """A claim as its author writes it: the ``text``, the LaTeX of both ``sides``, and the ``claim`` it is read into.

    ``right`` is the text of the right side.  ``names`` are the (letter, logarithm) that the text gives; in the claim
    the letter stands for the logarithm.  ``needs`` is what has to be positive for the text to mean anything: each
    denominator and each logarithm's argument as it is written, before anything cancels.
    """

    text: str
    right: str
    sides: tuple[str, str]
    claim: Claim
    names: tuple[tuple[Expr, Expr], ...] = ()
    needs: tuple[Claim, ...] = ()

    @property
    def latex(self) -> str:
        left, right = self.sides
        return f"{left} {OPERATOR_LATEX[self.claim.op]} {right}"


def form(text: str, vectors: Iterable[str] = (), letters: Mapping[Expr, Expr] = MappingProxyType({})) -> Form:
    r"""The text, read; ``vectors`` are the names that are no scalars, ``letters`` those of logarithms, as `letters_of`
    gives them.  Raises `NotAForm`.

    >>> print(form("M ≤ R²‖u‖² / γ²", ["u"]).latex)
    M \le \frac{R^{2} \lVert u \rVert^{2}}{\gamma^{2}}
    >>> form("M < 4 r k ln n + 3, λ = ln n").claim
    M < 4·k·λ·r + 3
    >>> form("y_1x ≤ y_T").claim
    x·y_1 ≤ y_T
    >>> form("z + w = 0", ["z", "w"]).claim.is_vector
    True
    """
    try:
        return _form(text, frozenset(vectors), frozenset(letters.items()))
    except NotPolynomial as refused:
        raise NotAForm("no term of a claim", text) from refused


@lru_cache(maxsize=1024)
def _form(text: str, vectors: frozenset[str], letters: frozenset[tuple[Expr, Expr]]) -> Form:
    said, *where = text.split(", ") if "⟨" not in text else (text,)
    names = tuple(_name(definition) for definition in where)
    tokens = _Tokens(said, vectors, {**dict(letters), **{log: letter for letter, log in names}})
    with tokens.told():
        (left, left_latex), op = tokens.sum(), tokens.relation()
        right_text = tokens.rest
        right, right_latex = tokens.sum()
        tokens.end()
    if op == "=":  # what is equal to a vector is a vector: 0 is the one that it is
        left, right = (
            ZERO if type(other) is Vector and part == 0 else part for part, other in ((left, right), (right, left))
        )
    if Vector in (type(left), type(right)):
        if op != "=":
            raise NotAForm("vectors have no order; compare numbers, such as ‖w‖² or ⟨w, x⟩", said)
        if type(left) is not type(right):
            raise NotAForm("a vector is equal to a vector or to 0, and to nothing else", said)
    made, written_out = Claim(left, op, right), tuple(dict.fromkeys(tokens.needs))
    wanted = (*needs(made), *(need for need in written_out if need not in needs(made)))
    return Form(text, right_text, (left_latex, right_latex), made, names, wanted)


def term(text: str, vectors: Iterable[str] = ()) -> Expr | Vector:
    """One side of a form: a scalar or a vector.  Raises `NotAForm`.

    >>> term("γ w − u", ["w", "u"])
    -u + γ·w
    """
    tokens = _Tokens(text, frozenset(vectors), {})
    with tokens.told():
        value, _ = tokens.sum()
        tokens.end()
    return value


def letter(text: str) -> str:
    """The name that a letter of a form has in claims.

    >>> [letter(text) for text in ("γ", "w⁺", "w_T", "M′", "ℓ")]
    ['gamma', 'w^+', 'w_T', "M'", 'ell']
    """
    base = "lg" if text == "lg" else text[0]
    return NAMES.get(base, base) + text[len(base) :].replace("⁺", "^+").replace("′", "'")


def letters_of(claims: Iterable[Claim]) -> Mapping[Expr, Expr]:
    """The logarithms that have a letter among the claims: ln n for λ = ln n; log₂ N for b = ln 2 and b·lg = ln N.

    Where −h = ln β, the letter h is that of ln(1/β).

    >>> b, lg, N, h = sympy.symbols("b lg N h")
    >>> dict(letters_of([Claim(-h, "=", sympy.log((1 + N) / 2))]))
    {log(2/(N + 1)): h}
    >>> list(letters_of([Claim(b * lg, "=", sympy.log(N)), Claim(b, "=", sympy.log(2))]).values())
    [b, lg]
    """
    equations = (claim for claim in claims if claim.op == "=" and not claim.is_vector)
    said = [(claim.rhs, claim.lhs) for claim in equations if isinstance(claim.rhs, sympy.log)]
    equal = sorted(said, key=str, reverse=True)  # of several letters of one logarithm the first counts
    found = {log: letter for log, letter in equal if isinstance(letter, Symbol)}
    found |= {sympy.log(sympy.cancel(1 / log.args[0])): -part for log, part in equal if (-part).is_Symbol}
    ln2 = sympy.log(2)
    if ln2 in found:
        to_base_2 = [(log / ln2, sympy.cancel(part / found[ln2])) for log, part in equal if log != ln2]
        found |= {log: letter for log, letter in to_base_2 if isinstance(letter, Symbol)}
    return MappingProxyType(found)


def teach(texts: Iterable[str], vectors: Iterable[str] = ()) -> None:
    """From now on claims that say what one of the texts says are shown in its words, where its denominators are known
    to be positive."""
    _TAUGHT.extend((text, frozenset(vectors)) for text in texts)
    book.cache_clear()


@cache
def book() -> Mapping[tuple, Form]:
    """All forms that were taught, by what they say."""
    forms = [form(text, vectors) for text, vectors in _TAUGHT]
    return MappingProxyType({key(made.claim): made for made in forms})


def latex_in(proof: Proved) -> str:
    """What is proved as LaTeX, in its author's form; also in one with a logarithm that the proof has a letter for."""
    made = book().get(key(proof.claim))
    return made.latex if made and not any(unfounded(made, proof)) else _as_it_stands(proof.claim)


def latex_beside(claim: Claim, known: Iterable) -> str:
    """A claim as LaTeX, in its author's form where it has no denominator but such as the ``known`` make positive.

    >>> from mistake_bounds.theorems import perceptron
    >>> print(latex_beside(perceptron.BOUND, [Claim(perceptron.gamma, ">", sympy.S.Zero)]))
    M \\le \\frac{R^{2} \\lVert u \\rVert^{2}}{\\gamma^{2}}
    >>> print(latex_beside(perceptron.BOUND, []))
    M \\gamma^{2} \\le R^{2} \\lVert u \\rVert^{2}
    """
    made = book().get(key(claim))
    return made.latex if made and not made.names and not any(_not_positive(made, known)) else _as_it_stands(claim)


def _as_it_stands(claim: Claim) -> str:
    return f"{term_latex(claim.lhs)} {OPERATOR_LATEX[claim.op]} {term_latex(claim.rhs)}"


def without_letter(made: Form, claims: Iterable[Claim]) -> Iterator[str]:
    """The letters of logarithms in a form that the claims do not give."""
    letters = letters_of(claims) if made.names else {}
    return (f"{letter} = {log} is no hypothesis" for letter, log in made.names if letters.get(log) != letter)


@latex_of.register
def _(claim: Claim) -> str:
    return latex_beside(claim, ())


def key(claim: Claim) -> tuple:
    """What two claims have in common that say the same once denominators are cleared.

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
    top, shared = expression(claim.plain.top), _shared(claim)
    return Claim(sympy.cancel(top / shared) if shared != 1 else top, claim.sign, sympy.S.Zero, claim.name)


def needs(claim: Claim) -> tuple[Claim, ...]:
    """What has to be positive for the claim to say what it says when its denominators are cleared."""
    if claim.is_vector or has_logarithms(claim):
        return ()
    wanted = {*map(expression, claim.plain.needs), _shared(claim)}
    letters = (term for term in sorted(wanted, key=str) if not (term.is_number and term.is_positive))
    return tuple(Claim(term, ">", sympy.S.Zero, "positive") for term in letters)


def _shared(claim: Claim) -> Expr:
    """What the numerator over the product of all denominators has in common with it: α in (aα + b)/α²."""
    if claim.polynomial is not None:  # most claims have no denominator
        return sympy.S.One
    if len(claim.plain.bottom.terms) == 1:
        return _shared_with_one_term(claim.plain.top, claim.plain.bottom)
    top, bottom = expression(claim.plain.top), expression(claim.plain.bottom)
    letters = {part: sympy.Dummy(str(part)) for part in (top + bottom).atoms(Inner)}
    common = sympy.gcd(top.xreplace(letters), bottom.xreplace(letters))
    back = {letter: part for part, letter in letters.items()}
    return sympy.Abs(common) if common.is_Number else common.xreplace(back)


def _shared_with_one_term(top: Polynomial, bottom: Polynomial) -> Expr:
    """The same where the denominator is one term, as it mostly is: each letter as often as in every term of both."""
    parts = [*top.terms, *bottom.terms]
    times = [dict(monomial) for monomial, _ in parts]
    powers = ((a, min(each.get(a, 0) for each in times)) for a in bottom.atoms)
    sizes = [c for _, c in parts]
    size = gcd(*(c.numerator for c in sizes)) if all(c.denominator == 1 for c in sizes) else 1
    return expression(Polynomial.of([(frozenset((a, e) for a, e in powers if e), size)]))


def has_logarithms(claim: Claim) -> bool:
    """Is there a logarithm without a name in it?  Then its fractions stay as they are."""
    parts = (claim.plain.top, claim.plain.bottom, *claim.plain.needs)
    return any(type(a) is Log for part in parts for a in part.atoms)


def unfounded(form: Form, proof: Proved) -> Iterator[str]:
    """What the form says that the proof does not: denominators not seen to be positive, names that it does not give."""
    yield from without_letter(form, [known for known in proof.given if isinstance(known, Claim)])
    yield from (f"{need} is not proved" for need in _not_positive(form, proof.given))


def _not_positive(form: Form, known: Iterable) -> Iterator[Claim]:
    """What the form needs to be positive, and does not follow from the known claims about polynomials."""
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
    tokens = _Tokens(definition, frozenset(), {})
    (letter, _), op, (log, _) = tokens.sum(), tokens.relation(), tokens.sum()
    tokens.end()
    natural = log if isinstance(log, sympy.log) else log * sympy.log(2)
    if op != "=" or not isinstance(letter, Symbol) or not isinstance(natural, sympy.log):
        raise NotAForm("not a letter and its logarithm, such as λ = ln n", definition)
    return letter, log


class _Tokens:
    """A text, read from left to right; each method returns (value, LaTeX) of what it has read."""

    def __init__(self, text: str, vectors: frozenset[str], letters: Mapping[Expr, Expr]):
        self.text, self.vectors, self.letters, self.place = text, vectors, letters, 0
        self.needs: list[Claim] = []
        self.within: list[str] = []  # the brackets that are open

    @contextmanager
    def told(self) -> Iterator[None]:
        """What is refused within says how much had been read."""
        try:
            yield
        except NotAForm as refused:
            refused.place = self.place
            raise

    @property
    def rest(self) -> str:
        """What has not been read."""
        return self.text[self.place :].strip()

    def next(self) -> tuple[str, str]:
        """The kind and the text of the next token, which stays; ("", "") at the end."""
        if not self.rest:
            return "", ""
        if not (match := TOKEN.match(self.text, self.place)):
            raise NotAForm("not understood from here on", self.rest)
        self.after = match.end()
        return match.lastgroup, match[match.lastgroup]

    def take(self, *marks: str) -> str:
        """The next token, if it is one of the marks; else ""."""
        _, text = self.next()
        if text not in marks:
            return ""
        self.place = self.after
        return text

    def need(self, mark: str) -> None:
        if not self.take(mark):
            raise NotAForm(f"{mark} is missing before", self.rest or "the end")

    def end(self) -> None:
        if self.next()[0]:
            raise NotAForm("not understood from here on", self.rest)

    def relation(self) -> str:
        if not (mark := self.take(*RELATIONS)):
            raise NotAForm("no relation before", self.rest or "the end")
        return RELATIONS[mark]

    def sum(self):
        minus = self.take("-", "−")
        value, latex = self.quotient()
        if minus:
            value, latex = -value, f"-{latex}"
        while mark := self.take("+", "-", "−"):
            more, tex = self.quotient()
            if (type(value) is Vector) != (type(more) is Vector):
                raise NotAForm("a vector and a scalar are added", self.text)
            value, latex = (value + more, f"{latex} + {tex}") if mark == "+" else (value - more, f"{latex} - {tex}")
        return value, latex

    def quotient(self):
        value, latex = self.product()
        while mark := self.take("/", "·"):
            more, tex = self.product()
            if mark == "/":
                self._is_positive(self._scalar(more, "divided by"))
                value, latex = value / more, rf"\frac{{{_bare(latex)}}}{{{_bare(tex)}}}"
            elif isinstance(value, Vector) and isinstance(more, Vector):
                value, latex = dot(value, more), rf"\langle {latex}, {tex} \rangle"
            else:
                value, latex = self._times(value, more), rf"{latex} \cdot {tex}"
        return value, latex

    def product(self):
        value, latex = self.factor()
        tex = latex
        while self._goes_on():
            if tex.startswith((r"\ln ", r"\log_2 ")) and not tex.endswith(r"\right)"):
                raise NotAForm("inside the logarithm or not? Write ln (…), or put it before", self.rest)
            more, tex = self.factor()
            value = self._times(value, more)
            latex = f"{latex} {tex}"
        return value, latex

    def _times(self, value, more):
        """The product; of a vector only with a scalar before it."""
        if isinstance(value, Vector):
            raise NotAForm("a vector times something; write the scalar first, as in y x", self.text)
        return more * value if isinstance(more, Vector) else value * more

    def _scalar(self, value, what: str) -> Expr:
        if type(value) is Vector:
            raise NotAForm(f"{what} a vector", self.text)
        return value

    def _is_positive(self, term: Expr) -> None:
        """Records what the text needs to be positive, factor by factor, before sympy can cancel it."""
        if term.is_number and not term.is_positive:
            raise NotAForm("a denominator or a logarithm of what is not positive", self.text)
        for factor in map(_base, sympy.Mul.make_args(term)):
            if not factor.is_number:
                self.needs.append(Claim(factor, ">", sympy.S.Zero, "positive"))

    def _goes_on(self) -> bool:
        """Does another factor stand beside the last one?  A ‖ closes the one that is open, and opens one elsewhere."""
        kind, text = self.next()
        if text == "‖":
            return self.within[-1:] != ["‖"]
        return kind in ("name", "log") or text in ("(", "⟨")

    def factor(self):
        kind, text = self.next()
        self.place = self.after if kind else self.place
        if kind == "number":
            value, latex = sympy.Integer(text), text
        elif kind == "name":
            value, latex = self._named(text)
        elif kind == "log":
            return self._log(text)
        elif text == "(":
            with self.bracket(")"):
                value, latex = self.sum()
            latex = rf"\left({latex}\right)"
        elif text == "‖":
            with self.bracket("‖"):
                inside, latex = self.sum()
            return self._length(inside, latex)
        elif text == "⟨":
            with self.bracket("⟩"):
                (v, first), _, (w, second) = self.sum(), self.need(","), self.sum()
            if type(v) is not Vector or type(w) is not Vector:
                raise NotAForm("⟨…, …⟩ is of two vectors", self.text)
            value, latex = dot(v, w), rf"\langle {first}, {second} \rangle"
        else:
            raise NotAForm("a term is missing before", text or "the end")
        power = self._power()
        if power is None:
            return value, latex
        if kind == "name" and "^" in latex:  # the ⁺ of a letter is an exponent to TeX, which takes no second one
            latex = rf"\left({latex}\right)"
        if not power:  # 0⁰ is 1 to sympy, and nothing to many a reader
            self._is_positive(self._scalar(value, "a power of"))
        return self._scalar(value, "a power of") ** power, f"{latex}^{{{power}}}"

    @contextmanager
    def bracket(self, closing: str) -> Iterator[None]:
        """What is read within ends with this bracket."""
        self.within.append(closing)
        yield
        self.need(closing)
        self.within.pop()

    def _named(self, text: str):
        name = letter(text)
        vector = name in self.vectors
        return (named_vector(name) if vector else Symbol(name)), term_latex(Symbol(name))

    def _power(self) -> int | None:
        kind, text = self.next()
        if kind != "power":
            return None
        self.place = self.after
        return int(text.translate(POWERS))

    def _length(self, inside, latex: str):
        power = self._power()
        if power is None or power % 2 or not isinstance(inside, Vector):
            raise NotAForm("‖…‖ of a vector has an even power, such as ‖w‖²", latex)
        return norm2(inside) ** (power // 2), rf"\lVert {latex} \rVert^{{{power}}}"

    def _log(self, word: str):
        value, latex = self.factor()
        log, tex = sympy.log(self._scalar(value, "a logarithm of")), rf"\ln {latex}"
        if word != "ln":
            log, tex = log / sympy.log(2), rf"\log_2 {latex}"
        if log in self.letters:  # whose equation says that there is such a logarithm
            return self.letters[log], tex
        self._is_positive(value)
        return log, tex


def _base(factor: Expr) -> Expr:
    """What is positive where the power is: γ of γ², as denominators are taken to be positive."""
    return factor.base if factor.is_Pow and factor.exp.is_Integer and factor.exp > 0 else factor


def _bare(latex: str) -> str:
    """Without the brackets round the whole, which a fraction's bar makes needless."""
    if not (latex.startswith(r"\left(") and latex.endswith(r"\right)")):
        return latex
    inside, depth = latex.removeprefix(r"\left(").removesuffix(r"\right)"), 0
    for bracket in re.findall(r"\\left\(|\\right\)", inside):
        depth += 1 if bracket == r"\left(" else -1
        if depth < 0:  # the first bracket closes before the end
            return latex
    return inside

"""Terms, claims, certificates and verdicts as one plain line for a terminal, and terms as LaTeX."""

import re
from functools import lru_cache

from sympy import Add, Expr, Mul, Rational, Symbol, log
from sympy.printing.latex import LatexPrinter
from sympy.printing.str import StrPrinter

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import (
    Antisymmetry,
    Calculus,
    Cases,
    Certificate,
    Contrary,
    Discharge,
    Divided,
    Fact,
    Factor,
    Induction,
    Instance,
    Length,
    Named,
    Split,
    Square,
    Term,
)
from mistake_bounds.proof.kernel.polynomials import Log, Polynomial, Quotient, atom
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.shown import latex_of, plain_of
from mistake_bounds.proof.kernel.terms import Inner, Vector, expression
from mistake_bounds.proof.search.verdicts import Refuted, Unknown
from mistake_bounds.proof.values import value

# terms


# Of a name such as f_*, x^* or x*: its star, which is no product's.
STAR = re.compile(r"(?<=[_^])\*|(?<=[^\W_])\*(?=[_^']|$)")
KEPT = "\ue000"  # stands for such a star until products have their dots
A_NAME = re.compile(r"[^\W\d]\w*(?:[_^](?:\w+|[*⋆+]))*[*⋆']?")


class _VectorsFirst:
    """A printer of sums that writes what has vectors in it before what has none: ⟨u, w⟩ + γ."""

    def _as_ordered_terms(self, expr, order=None):
        return sorted(super()._as_ordered_terms(expr, order), key=lambda term: not term.atoms(Inner))


class _Text(_VectorsFirst, StrPrinter):
    """sympy's plain text, with ‖w‖⁴ for the square of ‖w‖²; no sum begins with a minus to which something is added."""

    printmethod = ""  # or an inner product would be printed with the stars of its names, as if they were products

    def _as_ordered_terms(self, expr, order=None):
        terms = super()._as_ordered_terms(expr, order)
        first = next((term for term in terms if not term.as_coeff_Mul()[0].is_negative), terms[0])
        return [first, *(term for term in terms if term is not first)]

    def _print_Symbol(self, expr):
        return STAR.sub(KEPT, expr.name)

    def _print_Inner(self, expr):
        return plain_of(expr).replace("*", KEPT)

    def _print_Pow(self, expr, rational=False):
        base, power = expr.base, expr.exp
        if type(base) is Inner and base.left == base.right and power.is_Integer and power > 0:
            return f"‖{plain(base.left).replace('*', KEPT)}‖**{2 * power}"
        if power.is_Integer and power < -1:
            return f"1/{self._print(base**-power)}"
        return super()._print_Pow(expr, rational)


class _Latex(_VectorsFirst, LatexPrinter):
    """sympy's LaTeX, with ‖w‖⁴ for the square of ‖w‖², and first what is added, then what is taken away."""

    def _as_ordered_terms(self, expr, order=None):
        return sorted(super()._as_ordered_terms(expr, order), key=lambda term: term.could_extract_minus_sign())

    def _print_Pow(self, expr):
        if type(expr.base) is Inner and expr.base.left == expr.base.right and expr.exp.is_Integer:
            return rf"\lVert {term_latex(expr.base.left)} \rVert^{{{2 * expr.exp}}}"
        if expr.base.is_Symbol and expr.base.name.startswith("1/"):
            return rf"\left({self._print(expr.base)}\right)^{{{self._print(expr.exp)}}}"
        return super()._print_Pow(expr)

    def _print_Symbol(self, expr, **options):
        if not expr.name.startswith("1/"):
            name = re.sub(r"(?<=[^\W_])[*⋆](?=[_^']|$)", r"^\g<0>", expr.name)  # f* is f^*
            return super()._print_Symbol(Symbol(name), **options).replace("⋆", r"\star")
        divisor = expr.name[2:]  # of the letter that stands for 1/L within a vector
        below = self.doprint(Symbol(divisor)) if A_NAME.fullmatch(divisor) else rf"\text{{{divisor}}}"
        return rf"\tfrac{{1}}{{{below}}}"


SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
GREEK = {name: chr(0x3B1 + i) for i, name in enumerate(
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho _ sigma tau upsilon phi"
    " chi psi omega".split()
)}  # fmt: skip


@lru_cache(maxsize=1 << 14, typed=True)
def plain(part) -> str:
    """A term as one line of plain text.

    >>> from mistake_bounds.proof import dot, scalars, vectors
    >>> gamma, y = scalars("gamma y"); w, x = vectors("w x")
    >>> plain(2*y*dot(w, x) + gamma**2), plain(dot(w, w)**6)
    ('2·y·⟨w, x⟩ + γ²', '‖w‖¹²')
    """
    if isinstance(part, Vector):
        return _combination(part, plain, "·")
    text = re.sub(r"\*\*(\d+)", lambda power: power[1].translate(SUPERSCRIPTS), _Text().doprint(part))
    text = text.replace("**", "^").replace("*", "·").replace(KEPT, "*")
    return re.sub(r"[A-Za-z]+", lambda word: GREEK.get(word[0], word[0]), text)


@lru_cache(maxsize=1 << 14, typed=True)
def term_latex(part: Expr | Vector) -> str:
    """A term as LaTeX, without dollars."""
    return (
        _combination(part, term_latex, r" \, ")
        if isinstance(part, Vector)
        else _Latex({"ln_notation": True}).doprint(part)
    )


def _combination(vector: Vector, term, times: str) -> str:
    """The combination with ``term`` to write a coefficient and a name, and ``times`` between them.

    What is added comes before what is taken away, and of both a vector alone before a multiple: x + η·g − u.
    """
    text = ""
    parts = [(name, c, c.could_extract_minus_sign() and not c.is_Add) for name, c in vector.parts]
    for name, c, minus in sorted(parts, key=lambda part: (part[2], part[1] not in (1, -1))):
        size = term(-c if minus else c)
        factor = "" if size == "1" else f"({size}){times}" if c.is_Add else f"{size}{times}"
        sign = ("-" if minus else "") if not text else " - " if minus else " + "
        text += sign + factor + term(Symbol(name))
    return text or "0"


plain_of.register(Vector, plain)
latex_of.register(Vector, term_latex)


@plain_of.register
def _(inner: Inner) -> str:
    return f"‖{inner.left}‖²" if inner.left == inner.right else f"⟨{inner.left}, {inner.right}⟩"


@latex_of.register
def _(inner: Inner) -> str:
    v, w = term_latex(inner.left), term_latex(inner.right)
    return rf"\lVert {v} \rVert^{{2}}" if v == w else rf"\langle {v}, {w} \rangle"


@plain_of.register
def _(part: Polynomial) -> str:
    return plain(_expression(part))


@plain_of.register
def _(part: Quotient) -> str:
    return plain(_expression(part.top) / _expression(part.bottom))


def _expression(part: Polynomial) -> Expr:
    """A polynomial as a term, its logarithms too."""
    return Add(*(Mul(Rational(c), *(_atom(a) ** e for a, e in monomial)) for monomial, c in part.terms))


def _atom(a) -> Expr:
    if type(a) is Log:
        return log(_expression(a.top) / _expression(a.bottom))
    return expression(atom(a))


# claims

OPERATOR_LATEX = {"<=": r"\le", ">=": r"\ge", "<": "<", ">": ">", "=": "="}
OPERATOR_PLAIN = {"<=": "≤", ">=": "≥", "<": "<", ">": ">", "=": "="}


@plain_of.register
def _(claim: Claim) -> str:
    return f"{plain(claim.lhs)} {OPERATOR_PLAIN[claim.op]} {plain(claim.rhs)}"


# certificates and verdicts


@plain_of.register
def certificate_plain(cert: Certificate) -> str:
    """The certificate as a sum of names: ``2·mistake + radius``, and the equations that it uses."""
    terms = " + ".join(term_plain(term) for term in cert.terms) or "multiplying out"
    equations = ", ".join(equation.factor.claim.name for equation in cert.equations)
    positive = f" (times {' · '.join(map(factor_name, cert.multiplier))})" if cert.multiplier else ""
    return terms + (f", using {equations}" if equations else "") + positive


def term_plain(term: Term) -> str:
    names = [factor_name(factor) for factor in term.factors]
    coefficient = [] if term.coefficient == 1 and names else [str(term.coefficient)]
    return "·".join([*coefficient, *(f"({n})" if " " in n and n[0] not in "(‖" else n for n in names)])


def factor_name(factor: Factor) -> str:
    """The name of a factor, as the reader sees it."""
    match factor:
        case Square(base):
            return f"{plain(base)}²" if base.is_Atom else f"({plain(base)})²"
        case Length(vector):
            return f"‖{vector}‖²"
        case Contrary():
            return "the contrary of the goal"
    return factor.claim.name or str(factor.claim)


@plain_of.register
def _(proof: Proved) -> str:
    return f"Proved: {proof.claim}, by {rule_plain(proof)}"


LONGEST = 300  # characters of a certificate within a line


def rule_plain(proof: Proved) -> str:
    """How it was proved, in a few words; a certificate in full where a line holds it."""
    match proof.by:
        case Certificate():
            text = certificate_plain(proof.by)
            return text if len(text) <= LONGEST else f"{len(proof.by.terms)} terms, which its certificate shows"
        case Instance():
            return "instance of a proved fact"
        case Cases() | Split():
            return "two cases"
        case Antisymmetry():
            return "both inequalities"
        case Induction():
            return f"induction over the {plural(proof.by.each.over)}"
        case Calculus():
            return "its value at the start and its slope"
        case Named(names=names):
            return f"a name for {', '.join(plain(log) for _, log in names)}"
        case Divided(premise=premise, ratio=(p, s)):
            premise = rule_plain(premise.proof) if type(premise) is Fact else factor_name(premise)
            return premise + "".join(f", {word} {plain(q)}" for word, q in (("times", p), ("divided by", s)) if q != 1)
        case Discharge():
            return f"a proof of its hypothesis {proof.by.lemma.claim.name or proof.by.lemma.claim}"


@plain_of.register
def _(refuted: Refuted) -> str:
    return f"Refuted: {refuted.claim} fails at {point_plain(refuted.counterexample)}: {sides_plain(refuted)}"


@plain_of.register
def _(unknown: Unknown) -> str:
    return f"Unknown: {unknown.claim} (tried {unknown.searched})"


def plural(word: str) -> str:
    """More than one of what comes in a row.

    >>> [plural(word) for word in ("mistake", "refuted guess", "hypothesis", "history")]
    ['mistakes', 'refuted guesses', 'hypotheses', 'histories']
    """
    if word.endswith("sis"):
        return word[:-2] + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith("s") else "s")


def number_plain(v) -> str:
    """A number or a tuple of numbers: ``(1, -1/2)``."""
    return f"({', '.join(map(number_plain, v))})" if isinstance(v, tuple) else str(v)


def point_plain(point) -> str:
    """``R = 1, w = (1, 0)``."""
    return ", ".join(f"{name} = {number_plain(v)}" for name, v in point.items())


def sides_plain(refuted: Refuted) -> str:
    """The two sides of a refuted claim at its counterexample, with the relation that holds between them."""
    left, right = (value(side, refuted.counterexample) for side in (refuted.claim.lhs, refuted.claim.rhs))
    opposite = {"<=": ">", "<": "≥", ">=": "<", ">": "≤", "=": "≠"}[refuted.claim.op]
    return f"{left} {opposite} {right}"

"""A *chain* turns a certificate into the lines of a derivation: it starts at one side of the goal, adds one
non-negative term after the other, and ends at the other side; each line names its reason.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import sympy
from sympy import Expr

from mistake_bounds.proof.kernel.derivation import Certificate, Fact, Factor, Given, Length, Square, Term
from mistake_bounds.proof.kernel.terms import Vector
from mistake_bounds.proof.search.rings import expanded, zero_of
from mistake_bounds.proof.show.forms import latex_beside
from mistake_bounds.proof.show.text import factor_name, term_latex


@dataclass(frozen=True)
class Line:
    """One line of a derivation: ``relation expression``, and why."""

    relation: str
    expression: Expr
    reason: str
    because: str = ""


def chain(cert: Certificate, known: Iterable = ()) -> list[Line]:
    """The derivation that a certificate is: from the goal's left side to its right side, a reason on each line.

    The ``known`` claims show which denominators of an author's forms are positive.

    >>> from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
    >>> from mistake_bounds.proof.show.text import plain
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> proof = prove(norm2(w + x) <= norm2(w) + R**2, given={"mistake": dot(w, x) <= 0, "radius": norm2(x) <= R**2})
    >>> for line in chain(proof.certificate):
    ...     print(line.relation, plain(line.expression), "|", line.reason)
    = ‖w‖² + ‖x‖² + 2·⟨w, x⟩ | multiplied out
    <= ‖w‖² + ‖x‖² | mistake
    <= ‖w‖² + R² | radius
    """
    goal = cert.goal
    factor = sympy.Mul(*(f.claim.term for f in cert.multiplier))
    upward = 1 if goal.op in ("<=", "<") else -1
    if goal.op == "=":
        upward = -1
    current = expanded(goal.lhs * factor)
    lines = []
    if current != goal.lhs * factor and not cert.equations:
        lines.append(Line("=", current, "multiplied out"))
    for equation in cert.equations:
        current = expanded(current + upward * zero_of(equation))
        lines.append(Line("=", current, equation.factor.claim.name, latex_beside(equation.factor.claim, known)))
    relation = {"<": "<=", ">": ">="}.get(goal.op, goal.op)
    groups = _grouped(cert.terms)
    while groups:
        group = min(groups, key=lambda g: _length(expanded(current + upward * _sum(g))))
        groups.remove(group)
        current = expanded(current + upward * _sum(group))
        strict = goal.op if any(all(f.claim.sign == ">" for f in term.factors) for term in group) else relation
        lines.append(Line(strict, current, *_reason(group, known)))
    end = goal.rhs * factor
    if lines and expanded(end) == lines[-1].expression:
        lines[-1] = Line(lines[-1].relation, end, lines[-1].reason, lines[-1].because)
    return lines


def _length(expr: Expr) -> int:
    return len(sympy.Add.make_args(expr))


def _sum(terms) -> Expr:
    return sympy.Add(*(sympy.Rational(t.coefficient) * sympy.Mul(*(f.claim.term for f in t.factors)) for t in terms))


def _main(term: Term) -> Factor | None:
    """The factor that a term is about: the hypothesis or fact that counts most."""
    known = [f for f in term.factors if isinstance(f, Given | Fact)] or list(term.factors)
    return max(known, key=lambda f: _length(f.claim.term), default=None)


def _grouped(terms) -> list[list[Term]]:
    """Terms about the same fact stand on one line."""
    groups: dict[object, list[Term]] = {}
    for term in terms:
        groups.setdefault(_main(term), []).append(term)
    return list(groups.values())


def _reason(group, known: Iterable) -> tuple[str, str]:
    main = _main(group[0])
    match main:
        case None:
            return "a positive number", ""
        case Square():
            return "a square is never negative", rf"{factor_latex(main)} \ge 0"
        case Length():
            return "a squared length is never negative", rf"{factor_latex(main)} \ge 0"
    return factor_name(main), latex_beside(main.claim, known)


def factor_latex(factor: Factor) -> str:
    """A factor as mathematics: the difference of its two sides, in brackets."""
    match factor:
        case Square(base):
            return rf"\left({term_latex(base)}\right)^{{2}}" if not base.is_Atom else f"{term_latex(base)}^{{2}}"
        case Length(vector):
            return rf"\lVert {term_latex(vector)} \rVert^{{2}}"
    big, small = factor.claim.sides
    if small == 0:
        return term_latex(big) if big.is_Atom or big.is_Mul else rf"\left({term_latex(big)}\right)"
    if big == 0:
        return rf"\left({term_latex(-small)}\right)"
    subtracted = rf"\left({term_latex(small)}\right)" if _is_sum(small) else term_latex(small)
    return rf"\left[{term_latex(big)} - {subtracted}\right]"


def _is_sum(part) -> bool:
    return len(part.parts) > 1 if type(part) is Vector else part.is_Add

"""Claims with logarithms: proved by their slope, and named in what is proved.

The entry points are `prove_by_calculus` and `name_logarithms_in`.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import sympy
from sympy import Expr

from mistake_bounds.proof.kernel.claims import Claim, claim
from mistake_bounds.proof.kernel.refusals import Refused
from mistake_bounds.proof.kernel.rules import Proved, calculus, name_logarithms, ratio
from mistake_bounds.proof.kernel.terms import expression, written
from mistake_bounds.proof.search.prove import assume, hypotheses, prove
from mistake_bounds.proof.search.verdicts import Unknown


def prove_by_calculus(
    f: Expr, t: Expr, a: Expr | int | Fraction = 0, name: str = "", given: Mapping[str, object] | Iterable[object] = (),
    slope: Proved | None = None, falling: bool = False,
) -> Proved | Unknown:  # fmt: skip
    """Is f(t) ≥ 0 for every t ≥ a, because f starts there at 0 or above and never falls?  A ``Proved`` or an `Unknown`.

    With ``falling`` it is t ≤ a, where f never rises.  Bounds on t in ``given`` make it an interval from a.

    ``f`` consists of rational functions and logarithms in the scalar ``t`` and in parameters, of which ``given``
    states what holds; ``a`` is a rational number.  Where the slope of f has logarithms of its own, ``slope`` is
    what shows its sign.  The slope and whatever must be positive are otherwise proved by `prove`.  An `Unknown`
    names the missing premise; it does not mean that f is negative somewhere.  A hypothesis that says more of ``t`` than
    a bound of the interval cannot be used: it is dropped, and an `Unknown` says so.

    Raises a `BadClaim` for a float, and `NotPolynomial` for a term that is neither rational nor a logarithm.

    >>> from mistake_bounds.proof import scalars
    >>> t, v = scalars("t v")
    >>> prove_by_calculus(sympy.log(1 + t) - 2 * t / (2 + t), t)
    Proved: log(t + 1) - 2·t/(t + 2) ≥ 0, by its value at the start and its slope
    >>> prove_by_calculus(2 * t / (2 + t) - sympy.log(1 + t), t).searched
    'slope: Refuted: -t² ≥ 0 fails at t = 1: -1 < 0'
    >>> prove_by_calculus(-sympy.log(1 - v * t) - v * t, t, given=[v >= 0, v * t < 1]).searched.partition(",")[0]
    '1 - t·v > 0 says more of t than a bound of an interval that begins at 0'
    >>> prove_by_calculus(sympy.log(1 + v * t) - v * sympy.log(1 + t), t, given=[v >= 0, v <= 1])
    Proved: log(t·v + 1) - v·log(t + 1) ≥ 0, by its value at the start and its slope
    """
    try:
        return _by_calculus(f, t, a, name, hypotheses(given), slope, falling)
    except Refused as refused:
        known = refused.offender
        others = [one for one in hypotheses(given) if one != known]
        if type(known) is not Claim or len(others) == len(hypotheses(given)):
            raise
        verdict = prove_by_calculus(f, t, a, name, others, slope, falling)
        if isinstance(verdict, Proved):
            return verdict
        more = f"{known} says more of {t} than a bound of an interval that begins at {a}"
        return Unknown(verdict.claim, verdict.given, f"{more}, and without it {verdict.searched}")


def _by_calculus(f, t, a, name, given, slope, falling):
    f, edge = written(f), written(a)
    goal = Claim(f, ">=", sympy.S.Zero, name)
    domain = Claim(t, "<=" if falling else ">=", edge, "domain")
    known = [domain, *given]
    slope_of_f = -f.diff(t) if falling else f.diff(t)
    at_a = f.subs(t, edge)
    if not (at_a.is_Rational and at_a >= 0):
        return Unknown(goal, tuple(known), f"start: its value {at_a} is not a rational number ≥ 0")
    if slope is None:
        top = sympy.expand(sympy.numer(sympy.together(slope_of_f)))
        if top.has(sympy.log):
            return Unknown(goal, tuple(known), f"slope: {top} has logarithms of its own")
        slope = known_or_proved(Claim(top, ">=", sympy.S.Zero, "slope"), known)
    if not isinstance(slope, Proved):
        return Unknown(goal, tuple(known), f"slope: {slope!r}")
    factors = ratio(slope_of_f, slope.claim)
    if any(factor.has(sympy.log) for factor in factors):
        return Unknown(goal, tuple(known), f"slope: no multiple of {slope.claim.term} by something rational")
    needs = sorted(map(expression, goal.plain.needs), key=str)
    wanted = [q for q in (*needs, *factors) if not (q.is_Rational and q > 0)]
    positive = [known_or_proved(Claim(q, ">", sympy.S.Zero, "positive"), known) for q in dict.fromkeys(wanted)]
    for premise in positive:
        if not isinstance(premise, Proved):
            return Unknown(goal, tuple(known), f"positive: {premise!r}")
    return calculus(f, t, edge, slope, positive, name, falling)


def known_or_proved(wanted: Claim, known):
    """The claim from itself, where it is known; else the verdict of `prove`."""
    return assume(wanted) if wanted in known else prove(wanted, known)


def name_logarithms_in(
    proof: Proved, names: Mapping, goal: object, given: Mapping[str, object] | Iterable[object] = (), name: str = ""
) -> Proved:
    """The goal, which what is proved comes to once its logarithms have ``names`` and its denominators are cleared.

    ``names`` maps each symbol to its logarithm, ``given`` holds what makes the denominators positive.  Raises
    `Refused` where the goal is not a positive multiple of what is proved.

    >>> from mistake_bounds.proof import scalars
    >>> t, ell = scalars("t ell")
    >>> proof = prove_by_calculus(sympy.log(1 + t) - 2 * t / (2 + t), t)
    >>> name_logarithms_in(proof, {ell: sympy.log(1 + t)}, ell * (2 + t) >= 2 * t, given=[t >= 0])
    Proved: ell·(t + 2) ≥ 2·t, by a name for log(t + 1)
    """
    goal = claim(goal, name)
    known = hypotheses(given)
    greater, less = proof.claim.sides
    factors = ratio((greater - less).xreplace({written(log): symbol for symbol, log in names.items()}), goal)
    wanted = [q for q in factors if not (q.is_Rational and q > 0)]
    positive = [known_or_proved(Claim(q, ">", sympy.S.Zero, "positive"), known) for q in wanted]
    for premise in positive:
        if not isinstance(premise, Proved):
            raise Refused("a factor is not seen to be positive", premise)
    return name_logarithms(proof, names, goal, positive)

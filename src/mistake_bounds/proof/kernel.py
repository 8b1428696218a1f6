"""The kernel: five rules, and the only maker of `Proved`.  What else is trusted: `terms`, what each factor in
`certificates` claims, and sympy's polynomials over ℚ and derivatives.  ``Proved`` says: for all real scalars and all
real vectors of one dimension, whichever it is, if everything in ``given`` holds then ``claim`` holds.
"""

from dataclasses import InitVar, dataclass
from fractions import Fraction
from math import prod

import sympy
from sympy import QQ, S

from mistake_bounds.proof import terms
from mistake_bounds.proof.certificates import Certificate, Equation, Fact, Factor, ForEach, Given, Shown
from mistake_bounds.proof.terms import Claim, check_symbols, name_of, polynomial, symbols_of, well_formed


class Refused(ValueError):
    """A rule's premises do not give its conclusion; ``offender`` is what stood in the way."""

    def __init__(self, reason: str, offender: object):
        super().__init__(f"{reason}: {terms.plain(offender) if isinstance(offender, sympy.Expr) else offender}")
        self.offender = offender


_RULES_ONLY = object()


@dataclass(frozen=True, repr=False)
class Proved(Shown):
    """``given`` ⊢ ``claim``, by ``rule`` from ``premises``.  The guard is against accident, not against malice."""

    given: frozenset
    claim: Claim
    rule: str
    premises: tuple
    certificate: Certificate | None
    key: InitVar[object]

    def __post_init__(self, key):
        if key is not _RULES_ONLY:
            raise Refused("only the rules of the kernel make a Proved, not a call for", self.claim)


def _all_proved(proofs) -> tuple[Proved, ...]:
    for proof in (proofs := tuple(proofs)):
        if type(proof) is not Proved:
            raise Refused("not proved by a rule of the kernel", proof)
    return proofs


def certify(cert: Certificate, name: str = "") -> Proved:
    """Hypotheses and facts;  goal·Π(> 0) = Σ c·Π(≥ 0) + Σ q·(= 0)   ⊢   goal."""
    goal, zero_factors = cert.goal, [equation.factor for equation in cert.equations]
    factors = [*cert.multiplier, *(f for term in cert.terms for f in term.factors), *zero_factors]
    for f in (*factors, *cert.equations):
        if type(f) not in (*Factor.__args__, Equation) or getattr(f, "goal", goal) != goal:
            raise Refused("neither given nor proved", f)
    premises = tuple(dict.fromkeys(_all_proved(f.proof for f in factors if type(f) is Fact)))
    given = frozenset(f.claim for f in factors if isinstance(f, Given)).union(*(proof.given for proof in premises))
    check_symbols([goal, *(f.claim for f in factors), *(known for known in given if isinstance(known, Claim))])
    zeros = [equation.product for equation in cert.equations]
    ring = terms.ring_of(*goal.sides, *zeros, *(f.claim.term for f in factors if not f.claim.is_vector))

    def product(factors):
        if any(f.claim.sign == "=" for f in factors):
            raise Refused("an equation used as an inequality", factors)
        value = prod((polynomial(f.claim.term, ring) for f in factors), start=ring.one)
        return value, all(f.claim.sign == ">" for f in factors)

    multiplier, positive = product(cert.multiplier)
    summands = [(Fraction(term.coefficient), *product(term.factors)) for term in cert.terms]
    if not positive or any(c <= 0 for c, _, _ in summands) or (goal.sign == "=" and summands):
        raise Refused("the multiplier may be zero, a coefficient is not positive, or an equation has signs", goal)
    if (goal.sign == ">" and not any(s for _, _, s in summands)) or any(f.claim.sign != "=" for f in zero_factors):
        raise Refused("no term is strictly positive, or an inequality is used as an equation", goal)
    right = sum((QQ(c.numerator, c.denominator) * p for c, p, _ in summands), sum(polynomial(z, ring) for z in zeros))
    greater, less = (polynomial(side, ring) for side in goal.sides)
    if (gap := (greater - less) * multiplier - right) != 0:
        raise Refused("the two sides differ by", gap.as_expr())
    return Proved(given, goal.named(name or goal.name), "certificate", premises, cert, _RULES_ONLY)


def instantiate(proof: Proved, values) -> Proved:
    """H ⊢ C   ⟹   H[terms for symbols] ⊢ C[terms for symbols]."""
    if any(isinstance(known, ForEach) for known in _all_proved([proof])[0].given):
        raise Refused("a statement about a whole run is not instantiated", proof.claim)
    given, claim = frozenset(known.substitute(values) for known in proof.given), proof.claim.substitute(values)
    check_symbols([claim, *given])
    return Proved(given, claim, "instance", (proof,), None, _RULES_ONLY)


def cases(on_zero: Proved, on_positive: Proved, nonnegative: Proved) -> Proved:
    """H₁, t = 0 ⊢ C   and   H₂, t > 0 ⊢ C   and   H₃ ⊢ t ≥ 0   ⟹   H₁, H₂, H₃ ⊢ C."""
    premises, t = _all_proved([on_zero, on_positive, nonnegative]), nonnegative.claim.term
    here, there = ((claim, *claim.sides) for claim in (on_zero.claim, on_positive.claim))  # the same, and as written
    if here != there or nonnegative.claim.sign == "=":
        raise Refused("the cases show different claims, or split on something else than t ≥ 0", on_positive.claim)
    given = on_zero.given - {Claim(t, "=", S.Zero)} | on_positive.given - {Claim(t, ">", S.Zero)} | nonnegative.given
    return Proved(given, on_positive.claim, "cases", premises, None, _RULES_ONLY)


def induct(claim: Claim, base: Proved, steps, state, fixed, over: str = "mistake") -> Proved:
    """C(start)   and   Hᵢ, C(before) ⊢ C(after)   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ C(final).

    ``steps`` = ((proof, N), …) and ``state`` = ((before, start, after, final), …).  C speaks of the state before, of
    the counts N (0 at the start, one more after each mistake of the kind) and of names in ``fixed``; so do the starts.
    Hᵢ may hold a `ForEach` of its own.  Attributes come in a row as mistakes do: ``over`` is the word for them.
    """
    fixed, steps, state = frozenset(map(name_of, fixed)), tuple(steps), tuple(state)
    start, after, final = ({name_of(row[0]): row[i] for row in state} for i in (1, 2, 3))
    counts, end = [count for _, count in steps], well_formed(claim.substitute(final))
    proofs = _all_proved([base, *(proof for proof, _ in steps)])
    kinds, outer, inside = (), set(base.given), set()
    for proof, count in steps:
        held = proof.given - {claim}
        if proof.claim != claim.substitute({**after, count: count + 1}):
            raise Refused("a mistake is not shown to keep", claim)
        outer |= {known for known in held if known.symbols <= fixed}
        kinds += ((count, held - outer),)
        inside |= frozenset().union(*(known.symbols for known in held)) - fixed
    if base.claim != claim.substitute({**start, **dict.fromkeys(counts, 0)}):
        raise Refused("the start is not shown to satisfy", claim)
    names = [name_of(name) for name in (*(row[i] for i in (0, 2, 3) for row in state), *counts)]
    needed = (claim.symbols - {*start} - {*map(name_of, counts)}).union(*map(symbols_of, start.values()))
    needed |= frozenset().union(*(known.symbols for known in base.given))
    if not needed <= fixed or len(set(names)) < len(names) or fixed & {*names} or inside & {*names[2 * len(state) :]}:
        raise Refused("what is fixed, what a mistake changes and what is counted must have names of their own", names)
    return Proved(frozenset({ForEach(kinds, state, fixed, over), *outer}), end, "induction", proofs, None, _RULES_ONLY)


def calculus(f, t, a, slope: Proved, positive, name: str = "") -> Proved:
    """f(a) ≥ 0   and   H, t ≥ a ⊢ f′·s = p·g and g ≥ 0 and s, p > 0   ⟹   H, t ≥ a ⊢ f ≥ 0, for H free of t.

    f is made of rational functions and logarithms, s and p are polynomials.  ``slope`` is H, t ≥ a ⊢ g ≥ 0, and
    ``positive`` holds H, t ≥ a ⊢ q > 0 for s, for p and for every q that must be positive for f to be defined.
    """
    premises, domain, claim = _all_proved([slope, *positive]), Claim(t, ">=", S(a)), Claim(f, ">=", S.Zero, name)
    check_symbols([domain, claim])
    defined, at_a = terms.must_be_positive(f, t), f.subs(t, a)
    given = frozenset({domain}).union(*(proof.given for proof in premises))
    if any(not isinstance(known, Claim) or name_of(t) in known.symbols for known in given - {domain}):
        raise Refused("a premise rests on more than what is free of t and", domain)
    if slope.claim.sign == "=" or not (S(a).is_Rational and at_a.is_Rational and at_a >= 0):
        raise Refused("f starts below 0, or what is proved of its slope is no inequality", at_a)
    known = {polynomial(proof.claim.term) for proof in positive if proof.claim.sign == ">"}
    for q in (*defined, *terms.ratio(f.diff(t), slope.claim.term)):
        if not (q.is_Rational and q > 0) and polynomial(q) not in known:
            raise Refused("not known to be positive, in f or in its slope against the one proved", q)
    return Proved(given, claim, "calculus", premises, None, _RULES_ONLY)

"""Adding up over the mistakes: what each one adds to a quantity, they all add together.

No rule of its own: a sum is an induction on the claim that the quantity is at least (at most) what the
mistakes so far have added.
"""

from fractions import Fraction

import sympy

from mistake_bounds.proof.certificates import Certificate, Fact, ForEach, Given, Term
from mistake_bounds.proof.kernel import Proved, Refused, certify, induct
from mistake_bounds.proof.terms import Claim, expanded, name_of, substitute, symbols_of


def telescope(f, steps, state, fixed, at_least: bool, name: str = "", over: str = "mistake") -> Proved:
    """Hᵢ ⊢ f(after) ≥ f(before) + cᵢ   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ f(final) ≥ f(start) + Σ cᵢNᵢ.

    ``steps`` = ((proof, N), …) and ``state`` = ((before, start, after, final), …).  The cᵢ and the starts
    hold only names in ``fixed``, f also those of the state before.  ``at_least=False`` turns all three ≥
    into ≤; ``over`` says what comes in a row where it is not mistakes.

    Raises `mistake_bounds.proof.kernel.Refused` where a cᵢ depends on anything else.

    >>> from mistake_bounds.proof import prove, scalars
    >>> s, s_next, s_N, b, N = scalars("s s' s_N b N")
    >>> step = prove(s_next >= s + 2 * b, given=[s_next >= s + 3 * b, b >= 0])
    >>> telescope(s, [(step, N)], [(s, 0, s_next, s_N)], [b], at_least=True)
    Proved: s_N ≥ 2·N·b, by induction over the mistakes
    """
    fixed_names, sign = frozenset(map(name_of, fixed)), 1 if at_least else -1
    start, after = ({name_of(row[0]): row[i] for row in state} for i in (1, 2))
    changes = [expanded(substitute(f, after) - f - sign * _claim_of(proof).term) for proof, _ in steps]
    for change, (proof, _) in zip(changes, steps, strict=True):
        if not symbols_of(change) <= fixed_names or proof.claim.sign == "=":
            raise Refused("a mistake does not change the quantity by a fixed amount", change)
    added = (change * count for change, (_, count) in zip(changes, steps, strict=True))
    total = expanded(substitute(f, start) + sympy.Add(*added))
    claim = Claim(f, ">=" if at_least else "<=", total, name)
    base = certify(Certificate(claim.substitute({**start, **{count: sympy.S.Zero for _, count in steps}})))
    kept = [(_keeps(claim, proof, {**after, count: count + 1}), count) for proof, count in steps]
    return induct(claim, base, kept, state, fixed, over)


def _claim_of(proof) -> Claim:
    if type(proof) is not Proved:
        raise Refused("not proved by a rule of the kernel", proof)
    return proof.claim


def _keeps(claim: Claim, step: Proved, after) -> Proved:
    """The sum so far and what this mistake adds make the sum after it."""
    terms = Term(Fraction(1), (Given(claim),)), Term(Fraction(1), (Fact(step),))
    return certify(Certificate(claim.substitute(after), terms=terms))


def row_of(proof: Proved) -> ForEach | None:
    """What an induction goes along, such as the mistakes of a run; None where the claim speaks of no last value."""
    rows = (known for known in proof.given if isinstance(known, ForEach))
    return next((each for each in rows if each.finals & proof.claim.symbols), None)


def added_up(proof: Proved) -> tuple[Proved, ...] | None:
    """The steps, one a kind of mistake, of a proof made by `telescope`; None for any other proof."""
    if proof.rule != "induction":
        return None
    steps = []
    for kept in proof.premises[1:]:
        match kept.certificate:
            case Certificate(terms=(Term(1, (Given(),)), Term(1, (Fact(step),)))):
                steps.append(step)
            case _:
                return None
    return tuple(steps)

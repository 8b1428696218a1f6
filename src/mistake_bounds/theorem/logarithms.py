"""Lemmas about logarithms for Winnow's bounds: each proved by calculus, with a name for each logarithm in it.

A, B, C and t are positive numbers, and a, b, c and ℓ their logarithms: that ℓ = ln t is a hypothesis, a definition, and
the only way in which a logarithm enters a theorem.  A lemma about other numbers is an instance of the lemma here.
Where a whole number C is a logarithm rounded up, Q is the power of 1 + ε with that exponent, λ is ln n and ℓ is
ln(1 + ε); lg is a logarithm to the base 2: lg times ln 2 is a natural logarithm.
A reading of a run puts in exact logarithms (`mistake_bounds.proof.reals.ln`), or a fraction surely below or above.
"""

from collections.abc import Sequence
from fractions import Fraction

import sympy
from sympy import Rational, S, log

from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Proved,
    Term,
    assume,
    assumption,
    calculus,
    cases,
    certify,
    claim,
    definition,
    discharge,
    instantiate,
    name_logarithms_in,
    own_step,
    prove,
    prove_by_calculus,
    scalars,
    split,
    statement,
)

A, B, C, a, b, c, s = scalars("A B C a b c s")
t, ell, epsilon, lam = scalars("t ell epsilon lambda")
n, Q, L, lg, ln2 = scalars("n Q L lg b")

SOME = assumption(n >= 1, "some attribute")
NOT_BELOW_1 = claim(epsilon >= 0, "a factor of 1 or more")
ENOUGH = definition(n <= Q, "cap of a weight")
LEAST = definition(Q < (1 + epsilon) * n, "least cap")


# one logarithm


@statement
def logarithm() -> Proved:
    """ln(1 + ε) ≥ 2ε/(2 + ε) for ε ≥ 0: equal at 0, and the slope of the difference is ε²/((1 + ε)(2 + ε)²).

    >>> logarithm().claim
    logarithm: log(ε + 1) - 2·ε/(ε + 2) ≥ 0
    """
    return prove_by_calculus(log(1 + epsilon) - 2 * epsilon / (2 + epsilon), epsilon, name="logarithm")


@statement
def from_below() -> Proved:
    """(2 + ε)ℓ ≥ 2ε for ε ≥ 0 and ℓ = ln(1 + ε): `logarithm`, with a name.

    >>> from_below()
    Proved: ell·(ε + 2) ≥ 2·ε, by a name for log(ε + 1)
    """
    goal = ell * (2 + epsilon) >= 2 * epsilon
    return name_logarithms_in(logarithm(), {ell: log(1 + epsilon)}, goal, [epsilon >= 0], "logarithm from below")


@statement
def from_above() -> Proved:
    """2tℓ ≤ t² − 1 for t ≥ 1 and ℓ = ln t: the slope of (t − 1/t)/2 is the mean of 1 and 1/t², above their root 1/t.

    >>> from_above().claim
    logarithm from above: 2·ell·t ≤ t² - 1
    """
    rises = prove_by_calculus((t - 1 / t) / 2 - log(t), t, 1, "logarithm from above")
    return name_logarithms_in(rises, {ell: log(t)}, 2 * t * ell <= t**2 - 1, [t >= 1], "logarithm from above")


@statement
def tangent() -> Proved:
    """ℓ ≤ t − 1 for t > 0 and ℓ = ln t: the logarithm lies below its tangent at 1, on both sides of it.

    >>> tangent().claim, sorted(map(str, tangent().given))
    (tangent: ell ≤ t - 1, ['ell = log(t)', 't > 0'])
    """
    return _on_both_sides(t - 1 - log(t), ell <= t - 1, "tangent")


@statement
def tangent_at() -> Proved:
    """tℓ ≥ t − 1 for t > 0 and ℓ = ln t: 1 is no further from t than the tangent at t is.

    >>> tangent_at().claim
    tangent at t: ell·t ≥ t - 1
    """
    return _on_both_sides(log(t) - 1 + 1 / t, t * ell >= t - 1, "tangent at t")


def _on_both_sides(f, goal, name: str) -> Proved:
    """f ≥ 0 for t > 0: f rises from its zero at 1 on, and falls up to it."""
    positive = {"positive": t > 0}
    up = prove_by_calculus(f, t, 1)
    down = prove_by_calculus(f, t, 1, given=positive, falling=True)
    named = [name_logarithms_in(proof, {ell: log(t)}, goal, sorted(proof.given, key=str), name) for proof in (up, down)]
    return split(*named, t - 1)


@statement
def positive() -> Proved:
    """ℓ > 0 for t > 1 and ℓ = ln t.

    >>> positive().claim
    positive logarithm: ell > 0
    """
    above_1 = {"above 1": t > 1}
    return prove(claim(ell > 0, "positive logarithm"), above_1, [with_facts(tangent_at(), prove(t > 0, above_1))])


@statement
def ln_two() -> Proved:
    """ln 2 ≥ 2/3: `from_below` with ε = 1.

    >>> ln_two().claim, [str(known) for known in ln_two().given]
    (ln 2: ell ≥ 2/3, ['ell = log(2)'])
    """
    three = with_facts(instantiate(from_below(), {epsilon: S.One}))
    return prove(claim(ell >= Rational(2, 3), "ln 2"), using=[three])


# the logarithm of a product


@statement
def below_product() -> Proved:
    """AB(c − a − b) ≤ C − AB: ln C lies below the tangent of the logarithm at AB, where ln AB = a + b.

    >>> below_product().claim
    tangent: A·B·(c - a - b) ≤ C - A·B
    """
    return _named(_on_the_way()[0], A * B * (c - a - b) <= C - A * B, "tangent")


@statement
def product_below() -> Proved:
    """C(a + b − c) ≤ AB − C: ln AB = a + b lies below the tangent of the logarithm at C.

    >>> product_below().claim
    tangent under a product: C·(a + b - c) ≤ A·B - C
    """
    return _named(_on_the_way()[1], C * (a + b - c) <= A * B - C, "tangent under a product")


def _named(proof: Proved, goal, name: str) -> Proved:
    named = name_logarithms_in(proof, {a: log(A), b: log(B), c: log(C)}, goal, [A > 0, B > 0, C > 0], name)
    return with_facts(named)


@statement
def product_law() -> tuple[Proved, Proved]:
    """c ≤ a + b and c ≥ a + b, where C = AB.

    >>> [proof.claim for proof in product_law()]
    [product law: c ≤ a + b, product law: c ≥ a + b]
    """
    given = {"product": Eq(C, A * B), "positive": C > 0}
    return (
        prove(claim(c <= a + b, "product law"), given, using=[below_product()]),
        prove(claim(c >= a + b, "product law"), given, using=[product_below()]),
    )


@statement
def monotone() -> tuple[Proved, Proved]:
    """a ≤ c where A ≤ C; and A ≤ C where a ≤ c.

    >>> [proof.claim for proof in monotone()]
    [monotone: a ≤ c, monotone: A ≤ C]
    """
    at_C, at_A = (with_facts(instantiate(lemma(), {B: S.One, b: S.Zero})) for lemma in (product_below, below_product))
    return (
        prove(claim(a <= c, "monotone"), {"no more": A <= C, "positive": C > 0}, using=[at_C]),
        prove(claim(A <= C, "monotone"), {"no more": a <= c, "positive": A > 0}, using=[at_A]),
    )


@statement
def _on_the_way() -> tuple[Proved, Proved]:
    """The claims of `below_product` and `product_below`, divided by AB and by C, with logarithms without names.

    As s goes from 0 to 1, X goes from 1 to B and Y from A to C, and Y/AX moves one way.  At 0 the logarithms cancel;
    the slope is a square times what is positive.
    """
    X, Y, gap = 1 + s * (B - 1), A + s * (C - A), s * (C - A * B)
    start = claim(s >= 0)
    end = claim(s <= 1)
    positive = [claim(Z > 0, "positive") for Z in (A, B, C)]
    A_positive, X_positive, Y_positive = (
        assume(positive[0]),
        *(
            cases(prove(Z > 0, [claim(Eq(s, 0)), *positive]), prove(Z > 0, [s > 0, end, *positive]), assume(start))
            for Z in (X, Y)
        ),
    )
    rises = prove(A * gap * (C - A * B) >= 0, [start, *positive], using=[C - A * B])
    logs = log(A) + log(X) - log(Y)
    signs = [A_positive, X_positive, Y_positive]
    return tuple(
        instantiate(calculus(f, s, 0, rises, [*signs, _product_positive(bottom)]), {s: S.One})
        for f, bottom in (
            (gap / (A * X) + logs, [A_positive, A_positive, X_positive, X_positive, Y_positive]),
            (-gap / Y - logs, [A_positive, X_positive, Y_positive, Y_positive]),
        )
    )


def _product_positive(proofs: Sequence[Proved]) -> Proved:
    product = sympy.Mul(*(proof.claim.lhs for proof in proofs))
    return certify(Certificate(claim(product > 0), terms=(Term(Fraction(1), tuple(map(Fact, proofs))),)))


# a logarithm rounded up


@statement
def least_cap() -> Proved:
    """(C − 1)ℓ ≤ λ where C is log n to the base 1 + ε, rounded up: Q = (1 + ε)^C is below (1 + ε)n.

    The logarithm of Q, Cℓ, defines Q as this power.

    >>> least_cap().claim
    one less than the cap: ell·(C - 1) ≤ λ
    """
    factor = prove(claim(1 + epsilon > 0), given=[NOT_BELOW_1])
    positive = [factor, prove(claim(n > 0), given=[SOME]), prove(claim(Q > 0), given=[SOME, ENOUGH])]
    product = at(below_product(), (1 + epsilon, ell), (n, lam), (Q, C * ell), facts=positive)
    scale = prove(claim((1 + epsilon) * n > 0, "next size"), given=[NOT_BELOW_1, SOME])
    return prove(claim((C - 1) * ell <= lam, "one less than the cap"), given=[LEAST], using=[product, scale])


@statement
def not_negative() -> Proved:
    """λ ≥ 0 for λ = ln n and n ≥ 1.

    >>> not_negative().claim
    no negative logarithm: λ ≥ 0
    """
    positive = prove(claim(n > 0), given=[SOME])
    slope = at(tangent_at(), (n, lam), facts=[positive])
    return prove(claim(lam >= 0, "no negative logarithm"), given=[SOME], using=[slope, positive])


@statement
def no_negative_cap() -> Proved:
    """C ≥ 0 where (1 + ε)^C ≥ n ≥ 1 and ε > 0: Cℓ = ln Q is not negative, and ℓ is positive.

    >>> no_negative_cap().claim
    no negative cap: C ≥ 0
    """
    rate = at(positive(), (1 + epsilon, ell), facts=[assume(own_step(epsilon > 0, "factor above 1"))])
    of_Q = with_facts(instantiate(not_negative(), {n: Q, lam: C * ell}), prove(claim(Q >= 1), given=[SOME, ENOUGH]))
    return prove(claim(C >= 0, "no negative cap"), using=[of_Q, rate])


@statement
def rounded_up() -> Proved:
    """2ε(C − 1) ≤ (2 + ε)λ: by `least_cap` where C ≥ 1, and where C ≤ 1 because λ ≥ 0.

    >>> rounded_up().claim, sorted({known.name for known in rounded_up().given})
    (rounded up: 2·ε·(C - 1) ≤ λ·(ε + 2), \
['a factor of 1 or more', 'cap of a weight', 'least cap', 'logarithm', 'some attribute'])
    """
    goal = claim(2 * epsilon * (C - 1) <= (2 + epsilon) * lam, "rounded up")
    some_room = prove(goal, given=[C >= 1, NOT_BELOW_1], using=[least_cap(), from_below()])
    none = prove(goal, given=[C <= 1, NOT_BELOW_1], using=[not_negative()])
    return split(some_room, none, C - 1)


@statement
def rounded_up_to_base_2() -> Proved:
    """L ≤ lg + 1 where L is lg = log₂ n, rounded up: `least_cap` with the factor 2, and ln 2 > 0.

    >>> rounded_up_to_base_2().claim
    rounded up: L ≤ lg + 1
    """
    of_two = with_facts(instantiate(least_cap(), {epsilon: S.One, C: L, ell: ln2, lam: lg * ln2}))
    return prove(claim(L <= lg + 1, "rounded up"), using=[of_two, some_ln_two()])


@statement
def some_ln_two() -> Proved:
    """ln 2 ≥ 2/3, as `rounded_up_to_base_2` names it.

    >>> some_ln_two().claim
    ln 2: b ≥ 2/3
    """
    return instantiate(ln_two(), {ell: ln2})


# logarithms to the base 2


@statement
def in_bits() -> tuple[Proved, Proved, Proved]:
    """a ≤ c − 1 where 2A ≤ C; a ≤ c where A ≤ C; a ≥ 0 where A ≥ 1: for a = log₂ A, c = log₂ C, and positive A and C.

    >>> [proof.claim for proof in in_bits()]
    [a bit: a ≤ c - 1, no more bits: a ≤ c, some bits: a ≥ 0]
    """
    of_A, of_C = (A, a * ln2), (C, c * ln2)
    half = claim(2 * A <= C, "at most half")
    some = claim(A > 0, "positive")
    more = prove(claim(C > 0), given=[half, some])
    product = at(product_below(), (S(2), ln2), of_A, of_C, facts=[assume(some), more])
    natural = prove(claim((a + 1) * ln2 <= c * ln2), given=[half], using=[product, more])
    rises = at(monotone()[0], of_A, (S.One, S.Zero), of_C, facts=[assume(some)])
    positive = instantiate(not_negative(), {n: A, lam: a * ln2})
    return (
        prove(claim(a <= c - 1, "a bit"), using=[natural, some_ln_two()]),
        prove(claim(a <= c, "no more bits"), using=[rises, some_ln_two()]),
        prove(claim(a >= 0, "some bits"), using=[positive, some_ln_two()]),
    )


# a lemma about other numbers


def at(lemma: Proved, *pairs: tuple, facts: Sequence[Proved] = ()) -> Proved:
    """The lemma about other numbers: pairs of a number and its logarithm for A, B and C, or one for t; `with_facts`.

    >>> n, N = scalars("n N")
    >>> at(tangent(), (n, N)).claim
    tangent: N ≤ n - 1
    """
    own = ((t, ell),) if len(pairs) == 1 else ((A, a), (B, b), (C, c))
    values = {
        name: value for names, pair in zip(own, pairs, strict=True) for name, value in zip(names, pair, strict=True)
    }
    return with_facts(instantiate(lemma, values), *facts)


def with_facts(proof: Proved, *facts: Proved) -> Proved:
    """The same, resting on what ``facts`` rest on where it rested on them, and not on what is so of numbers: 0 = 0.

    >>> proof = prove(t > 0, {"part": t >= ell, "more": ell > 0})
    >>> sorted(known.name for known in with_facts(proof, assume(ell > 0, "another name")).given)
    ['another name', 'part']
    """
    of_numbers = (known for known in proof.given if type(known) is Claim and not known.symbols)
    for fact in (*map(prove, sorted(of_numbers, key=str)), *facts):
        if fact.claim in proof.given:
            proof = discharge(proof, fact)
    return proof

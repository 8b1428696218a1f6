"""Mirror descent in one proof: each mistake brings the weights nearer to the target by at least so much.

Near is what a *distance* D says, a term in the learner's state.  A mistake lowers it by what the mistake is *worth*,
and it never gets below a *least* value: so there are few mistakes.  `potential_bound` is that proof; the
Perceptron, the learner with exponents and Winnow call it (Kivinen and Warmuth 1997; Grove, Littlestone and Schuurmans
2001).

w are the weights and u is the target, with y⟨u, x⟩ ≥ γ; h is the step.  For learners that multiply c counts the chips,
T is the total weight and s the score; of one attribute w is the weight and e counts its chips.  λ scales the target of
Winnow, and ell is ln λ.
"""

from fractions import Fraction

from sympy import Add, S

from mistake_bounds.chapters.perceptron.theorem import LABEL, MARGIN, MISTAKE, RADIUS, M, gamma, y
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.proof import (
    ZERO,
    Certificate,
    Claim,
    Eq,
    Fact,
    Given,
    Proved,
    Term,
    VectorEq,
    assume,
    assumption,
    certify,
    claim,
    definition,
    dot,
    induct,
    name_of,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.proof.kernel.terms import substitute
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.chips import ON_WEIGHTS
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import LABELLED, Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ATTRIBUTE
from mistake_bounds.vocabulary import MISTAKE as MISTAKE_ROW

letters = Letters(LABELLED, l1_margin.letters, *ON_WEIGHTS)
w, w_next, w_M = letters.vectors(
    "w w^+ w_M",
    "the weights: before a mistake, after it, and in the end; where learners multiply, the weight of one attribute",
    "`step.before`, `step.after`, `run.weights`",
)
e, *_ = letters("e e^+", "the chips of one attribute")
x = letters.vectors("x", "an example", "`step.x`")
u = letters.vectors("u", "the target", "the argument of `theorem.on(run, u)`")
h = letters("h", "how large a step is: the learning rate, or the logarithm of the factor", "`Perceptron(rate=…)`")
R = letters("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²")
letters("c c^+ c_M", "chips: the logarithm of each weight to the base of the factor")
letters("s", "the score")
lam = letters("lambda", "how heavy a relevant attribute of Winnow's target is")
ell = letters("ell", "ln λ")
letters("n_0", "the number of attributes that are not in the target")
Sum, Sum_next, Sum_n = letters("S S^+ S_n", "the total weight in the end, added up attribute by attribute")
K, K_next, K_n = letters("K K^+ K_n", "chips times the target, added up attribute by attribute")

UPDATE = own_step(VectorEq(w_next, w + h * y * x), "update")
STEP = own_step(h > 0, "positive step size")
BEST_LENGTH = assumption(Eq(gamma, h * R**2), "best length")
NOT_NULL = assumption(R**2 > 0, "some radius")

SCALE = assumption(2 * lam * h >= 3 * winnow.n, "scale of the target")


def potential_bound(distance, falls, state, fixed, never_less, least=S.Zero, total=None) -> tuple[Proved, Proved]:
    """Hᵢ ⊢ D⁺ ≤ D − pᵢ, and D ≥ least   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ Σ pᵢNᵢ ≤ D(start) − least.

    ``falls`` = ((proof of the step, what it is worth, how many there are), …); ``never_less`` are facts, or a square,
    from which D ≥ ``least`` follows.  Returns the sum over the mistakes, which may be given as ``total`` where the
    steps rest on more that they keep, and the mistake bound.

    >>> half = norm2(u - w) / 2
    >>> falls = prove(norm2(u - w_next) / 2 <= half - gamma, given=[norm2(u - w_next) <= norm2(u - w) - 2 * gamma])
    >>> potential_bound(half, [(falls, gamma, M)], [(w, ZERO, w_next, w_M)], [u, gamma], [u - w_M])[1].claim
    mistake bound: M·γ ≤ ‖u‖²/2
    """
    if total is None:
        steps = [(step, count) for step, _, count in falls]
        total = telescope(distance, steps, state, fixed, at_least=False, name="nearer and nearer")
    start = substitute(distance, {name_of(row[0]): row[1] for row in state})
    paid = Add(*(worth * count for _, worth, count in falls))
    return total, prove(claim(paid <= start - least, "mistake bound"), using=[total, *never_less])


# by length: the Perceptron

BY_LENGTH = norm2(u - w)
WORTH = 2 * h * gamma - h**2 * R**2
LENGTH_CAUSES = {
    "radius · h²": ("short examples", "mistakes on examples shorter than R"),
    "mistake · positive step size": ("overshoot", "mistakes on examples on the wrong side, not just on the line"),
    "margin · positive step size": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ"),
    "‖u - w_M‖²": ("distance left", "the last weights are not u"),
}


def a_step_nearer(distance, after, update: Claim, name: str) -> Proved:
    """A Perceptron's step at a mistake, called ``update``, takes 2hγ − h²R² off a squared distance to the target.

    >>> a_step_nearer(BY_LENGTH, norm2(u - w_next), UPDATE, "nearer").claim
    nearer: ‖u - w^+‖² ≤ ‖u - w‖² + R²·h² - 2·γ·h
    """
    return prove(claim(after <= distance - WORTH, name), given=[update, LABEL, MISTAKE, RADIUS, MARGIN, STEP])


@statement
def by_length() -> Theorem:
    """The Perceptron, by the squared distance to the target: M(2hγ − h²R²) ≤ ‖u‖².

    >>> by_length().conclusion.claim
    mistake bound: M·(-R²·h² + 2·γ·h) ≤ ‖u‖²
    """
    given = (UPDATE, LABEL, MISTAKE, RADIUS, MARGIN)
    closer = a_step_nearer(BY_LENGTH, norm2(u - w_next), UPDATE, "nearer by length")
    total, bound = potential_bound(
        BY_LENGTH, [(closer, WORTH, M)], [(w, ZERO, w_next, w_M)], [u, h, gamma, R], [u - w_M]
    )
    return Theorem(
        name="The Perceptron, nearer at each mistake",
        source="Block 1962, Novikoff 1962; Kivinen and Warmuth 1997",
        kinds=(Kind("", given, (closer,)),),
        sums=(total,),
        facts=(),
        conclusion=bound,
        count="M",
        read=reader("divergences.reading:read_by_length"),
        causes=LENGTH_CAUSES,
    )


@statement
def block_novikoff() -> Proved:
    """M γ² ≤ R² ‖u‖² once more: a target may be as long as we like, and γ = hR² is the best length.

    >>> block_novikoff().claim
    Block–Novikoff: M·γ² ≤ R²·‖u‖²
    """
    goal = claim(M * gamma**2 <= R**2 * norm2(u), "Block–Novikoff")
    return prove(goal, given=[BEST_LENGTH, NOT_NULL], using=[by_length().conclusion])


# by relative entropy: weights with exponents


@statement
def by_entropy() -> Theorem:
    """The learner that multiplies by β^(y xᵢ), by the relative entropy of the target to its weights: M(hγ − k) ≤ N − H.

    >>> by_entropy().conclusion.claim == l1_margin.l1_margin().conclusion.claim
    True
    """
    e_ = l1_margin
    theorem = l1_margin.l1_margin()
    (kind,) = theorem.kinds
    progress, growth, slow = kind.steps
    distance, after = e_.Lam - e_.h * dot(e_.u, e_.c) - e_.H, e_.Lam_next - e_.h * dot(e_.u, e_.c_next) - e_.H
    worth = e_.h * e_.gamma - e_.k
    closer = prove(claim(after <= distance - worth, "nearer by entropy"), using=[progress, slow, e_.rate()])
    state = ((e_.c, ZERO, e_.c_next, e_.c_M), (e_.T, e_.n, e_.T_next, e_.T_M), (e_.Lam, e_.N, e_.Lam_next, e_.Lam_M))
    fixed = (e_.u, e_.gamma, e_.beta, e_.h, e_.k, e_.kappa, e_.sigma, e_.n, e_.N, e_.H)
    left = e_.WEIGHT.named("weight left"), assume(assumption(e_.n > 0, "some attribute")), (e_.weight_left(),)
    total, weight = together(distance, [(closer, worth, M)], state, fixed, left)
    direction = with_facts(e_.gibbs(), weight)
    _, bound = potential_bound(distance, [(closer, worth, M)], state, fixed, [direction], total=total)
    return Theorem(
        name="The L₁ margin, nearer at each mistake",
        source="Kivinen and Warmuth 1997; Grove, Littlestone and Schuurmans 2001",
        kinds=(Kind("", kind.each, (closer,), (progress, growth, slow)),),
        sums=(total,),
        facts=(weight, direction),
        conclusion=bound,
        count="M",
        read=reader("divergences.reading:read_by_entropy"),
        causes=l1_margin.L1_CAUSES,
    )


def together(distance, falls, state, fixed, kept, over=MISTAKE_ROW) -> tuple[Proved, Proved]:
    """The sum over the mistakes, and with it what the steps rest on and every mistake keeps.

    ``kept`` = (its claim, the proof at the start, a proof that each kind of mistake keeps it, …).
    """
    held_too, at_start, after_each = kept
    start, after = ({name_of(row[0]): row[i] for row in state} for i in (1, 2))
    paid = Add(*(worth * count for _, worth, count in falls))
    held = claim(distance <= substitute(distance, start) - paid, "nearer and nearer")
    begun = prove(held.substitute(start | {name_of(count): S.Zero for *_, count in falls}))
    steps = []
    for (step, _, count), keeps in zip(falls, after_each, strict=True):
        terms = Term(Fraction(1), (Given(held),)), Term(Fraction(1), (Fact(step),))
        added = certify(Certificate(held.substitute(after | {name_of(count): count + 1}), terms=terms))
        steps.append(((added, keeps), count))
    return induct((held, held_too), (begun, at_start), steps, state, fixed, over)


# by relative entropy without a common measure: Winnow


WEIGHT_CAUSES = {
    "low score": ("low scores", "promotions whose score was further below the threshold than need be"),
    "high score": ("high scores", "demotions whose score was above the threshold"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "never below": ("distance left", "the last weights are not the target's: λ where relevant, and 0 elsewhere"),
    "scale of the target · a count": ("rounding", "λ is a fraction a little above 3n/(2 ln 2)"),
}


@statement
def by_weights() -> Theorem:
    """Winnow on ORs, by D = T − λh⟨u, c⟩ with h = ln 2: promotions and demotions together, Mn ≤ 2n + 2rλ(ln λ − 1).

    >>> by_weights().conclusion.claim
    mistake bound: M·n ≤ 2·λ·r·(ell - 1) + 2·n
    """
    v = winnow
    theorem = winnow.disjunctions()
    promotion, demotion = theorem.kinds
    distance, after = v.T - lam * h * dot(v.u, v.c), v.T_next - lam * h * dot(v.u, v.c_next)
    worths = lam * h - v.n, v.n / 2
    scale = prove(claim(lam * h >= 0, "positive scale"), given=[SCALE, v.SOME_ATTRIBUTE])
    falls = [
        prove(claim(after <= distance - worth, "nearer by weights"), using=[*kind.steps, scale])
        for kind, worth in zip((promotion, demotion), worths, strict=True)
    ]
    counts = (v.P, v.D)
    fixed = (v.u, v.n, lam, h)
    triples = tuple(zip(falls, worths, counts, strict=True))
    least = v.r * lam * (1 - ell)
    total, paid = potential_bound(distance, triples, v.STATE, fixed, [never_below()], least)
    goal = claim(v.M * v.n <= 2 * v.n + 2 * v.r * lam * (ell - 1), "mistake bound")
    count = definition(v.P >= 0, "a count")
    return Theorem(
        name="Winnow on ORs, nearer at each mistake",
        source="Littlestone 1988; Grove, Littlestone and Schuurmans 2001",
        kinds=tuple(
            Kind(kind.name, kind.each, (*kind.steps, closer), kind.lemmas)
            for kind, closer in zip((promotion, demotion), falls, strict=True)
        ),
        sums=(total,),
        facts=(never_below(), paid),
        conclusion=prove(goal, given=[SCALE, v.COUNTED, count], using=[paid]),
        count="M",
        read=reader("divergences.reading:read_winnow"),
        causes=WEIGHT_CAUSES,
    )


@statement
def never_below() -> Proved:
    """T − λh⟨u, c⟩ ≥ rλ(1 − ln λ): for each relevant attribute ln w/λ ≤ w/λ − 1, and the other weights are positive.

    >>> never_below().claim
    never below: -h·λ·⟨c_M, u⟩ + T_M ≥ λ·r·(1 - ell)
    """
    positive = assume(l1_margin.POSITIVE), assume(assumption(lam > 0, "λ above 0"))
    one = at(logarithms.below_product(), (lam, ell), (S.One, S.Zero), (l1_margin.w, h * e), facts=positive)
    weight = definition(Eq(Sum_next, Sum + l1_margin.w), "all weight so far")
    relevant = [weight, definition(Eq(K_next, K + e), "chips so far")]
    irrelevant = [weight, definition(Eq(K_next, K), "chips so far")]
    f, f_next = Sum - lam * h * K, Sum_next - lam * h * K_next
    on = prove(claim(f_next >= f + lam * (1 - ell)), given=relevant, using=[one])
    off = prove(claim(f_next >= f), given=[*irrelevant, l1_margin.POSITIVE])
    state = ((Sum, S.Zero, Sum_next, Sum_n), (K, S.Zero, K_next, K_n))
    kinds = ((on, winnow.r), (off, l1_margin.others))
    fixed = (lam, h, ell)
    added = telescope(f, kinds, state, fixed, at_least=True, name="added tangents", over=ATTRIBUTE)
    ends = (
        definition(Eq(Sum_n, winnow.T_M), "all weight"),
        definition(Eq(dot(winnow.u, winnow.c_M), K_n), "chips on the target"),
    )
    goal = claim(winnow.T_M - lam * h * dot(winnow.u, winnow.c_M) >= winnow.r * lam * (1 - ell), "never below")
    return prove(goal, given=ends, using=[added])

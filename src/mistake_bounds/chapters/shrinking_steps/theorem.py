"""Online gradient descent with steps that shrink (Zinkevich 2003; Hazan, Agarwal and Kale 2007), and its relatives.

w are the weights before a round and w⁺ those after it, points of a convex set that holds u as well.  g is a subgradient
at w, η the step of the round, v where it leads, and w⁺ the point of the set that is nearest to v.  ℓ and ℓ_u are the
losses of w and u; L and U add them up.  r is one over the step, s what the learner takes for √t, k the rounds so far.

For the regularized leader Φ is the least sum of regularizer and losses so far, which w attains, and A is that sum at
w⁺.  m is the mean of the weights that T rounds began with; f is the loss of weights on data of any kind, f_m that of m.
"""

from sympy import S as SYMPY

from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.losses_and_steps.theorem import (
    L_T,
    RATE,
    STEEP,
    SUBGRADIENT,
    U_T,
    G,
    T,
    ell,
    ell_u,
    eta,
    g,
    q,
    u,
    w,
    w_next,
    w_T,
)
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    dot,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import LATER_ROUND, ROUND

letters = Letters(gradient.letters)
L, L_next = letters("L L^+", "the losses of w so far, added up")
U, U_next = letters("U U^+", "the losses of u so far, added up")
v = letters.vectors("v", "where a step leads, before it is taken back into the set", "`learner.aim(state, x, y)`")
D = letters("D", "a distance: no weights of a round are further from u")
r, r_next, r_T = letters(
    "r r^+ r_T", "one over a step: the last before the round (0 at first), its own, the last of all"
)
Q, Q_next, Q_T = letters("Q Q^+ Q_T", "the squared lengths of the subgradients, each times its step, added up")
s, s_next, s_T = letters(
    "s s^+ s_T",
    "what the learner takes for the root of a round's number: the round before (0 at first), this one, the last",
)
sigma = letters(
    "sigma", "how strongly the losses, or the regularizer, are curved", "`learner.sigma`, `learner.steps.sigma`"
)
k, k_next, k_T = letters("k k^+ k_T", "the rounds so far", "`state.count`")
c = letters("c", "one over the number of the round")
H, H_next, H_T = letters("H H^+ H_T", "1 + 1/2 + 1/3 + … up to one over the number of the round")
n = letters("n", "the number of rounds but the first")
lam, lam_next, lam_T = letters("lambda lambda^+ lambda_T", "the logarithm of the number of rounds so far")
Phi, Phi_next, Phi_T = letters("Phi Phi^+ Phi_T", "the least that regularizer and losses so far come to")
A = letters("A", "what regularizer and losses before the round come to at w⁺")
ell_next = letters("ell^+", "what the loss of the round, or a line below it that touches it at w, is at w⁺")
psi = letters("psi", "the regularizer at u: σ‖u‖²/2 for the learner here")
m = letters.vectors("m", "the mean of the weights with which the rounds began", "`mean(run)`")
h = letters.vectors("h", "a subgradient at m of the loss on the data")
f, f_m = letters("f f_m", "the loss on the data: of the weights of a round, and of their mean")
F, F_next, F_T = letters("F F^+ F_T", "the losses on the data of the weights of the rounds, added up")
z, z_next, z_T = letters.vectors("z z^+ z_T", "the weights of the rounds, added up")
b = letters("b", "f_m − ⟨h, m⟩")

SUMS = Sum(L, L_next, L_T, ell, "loss so far"), Sum(U, U_next, U_T, ell_u, "loss of u so far")
LOSSES = tuple(one.claim for one in SUMS)
STEP = own_step(VectorEq(v, w - eta * g), "step against the subgradient")
NEAREST = assumption(dot(v - w_next, u - w_next) <= 0, "nearest point")
INVERSE = own_step(Eq(eta * r_next, 1), "one over the step")
SHRINKING = own_step(r_next >= r, "steps never grow")
LAST = own_step(r_T >= 0, "no negative step")
DOMAIN = assumption(norm2(u - w) <= D**2, "domain")
SQUARES = Sum(Q, Q_next, Q_T, eta * norm2(g), "squares so far")
MOVES = (w, ZERO, w_next, w_T)
STATE = (MOVES, *(one.state for one in (*SUMS, SQUARES)), (r, SYMPY.Zero, r_next, r_T))

ROOT = own_step(Eq(eta * G * s_next, D), "step by the root")
APART = own_step(2 * s_next * (s_next - s) >= 1, "roots far enough apart")
SOME_ROOT = own_step(s_next > 0, "positive root")
LAST_ROOT = own_step(Eq(D * r_T, G * s_T), "last step by the root")
SOME = assumption(D > 0, "some distance"), assumption(G > 0, "some slope")

STRONG = assumption(2 * ell_u >= 2 * ell + 2 * dot(g, u - w) + sigma * norm2(u - w), "strongly convex")
HARMONIC = own_step(Eq(eta * sigma * k_next, 1), "step of the round")
COUNT = own_step(Eq(k_next, k + 1), "rounds counted")
SHARE = definition(Eq(c * k_next, 1), "one over the round")
CURVED = assumption(sigma > 0, "some curvature")
SOME_ROUND, COUNTED = definition(k_next > 0, "a round"), definition(k_T >= 0, "a count in the end")
SHARES = Sum(H, H_next, H_T, c, "shares so far")

LEAST = assumption(2 * A >= 2 * Phi + sigma * norm2(w_next - w), "least of a curved sum")
LINE = assumption(ell_next >= ell + dot(g, w_next - w), "line below the loss")
NEXT = own_step(Eq(Phi_next, A + ell_next), "the next leader")
NO_MORE = assumption(Phi_T <= psi + U_T, "no more than u")

BELOW = assumption(f >= f_m + dot(h, w - m), "subgradient at the mean")
TANGENT = definition(Eq(b, f_m - dot(h, m)), "tangent at the mean")
MEAN = own_step(VectorEq(z_T, T * m), "mean of the weights")
WEIGHED = Row(ROUND, T, (Sum(F, F_next, F_T, f, "loss on the data so far"), Sum(z, z_next, z_T, w, "weights so far")))

PULLED = ("pulled back", "the nearest point of the set is nearer to u than where the step leads")
CURVATURE = ("curvature", "seen from u, the loss lies above what touches it at w")
FLAT = ("flat rounds", "rounds with a subgradient shorter than G")
LEFT = ("distance left", "the last weights are not u")


@statement
def closer() -> Proved:
    """‖u − w⁺‖² ≤ ‖u − w‖² + 2η⟨g, u − w⟩ + η²‖g‖²: the nearest point of the set is no further from u than v.

    >>> closer().claim
    closer to u: ‖u - w^+‖² ≤ η²·‖g‖² + 2·η·⟨g, u - w⟩ + ‖u - w‖²
    """
    nearer = claim(norm2(u - w_next) <= norm2(u - w) + 2 * eta * dot(g, u - w) + eta**2 * norm2(g), "closer to u")
    return prove(nearer, given=[STEP, NEAREST])


@statement
def any_steps() -> Theorem:
    """2(L − U) ≤ D²/η_T + Ση‖g‖², whatever the steps are, if none is longer than the one before it.

    Zinkevich 2003, with the squares of the subgradients as they come.

    >>> any_steps().conclusion.claim
    regret: 2·L_T - 2·U_T ≤ D²·r_T + Q_T
    """
    divided = claim(2 * (ell - ell_u) <= r_next * (norm2(u - w) - norm2(u - w_next)) + eta * norm2(g), "over the step")
    pays = prove(divided, given=[SUBGRADIENT, INVERSE, RATE], using=[closer()])
    before = 2 * (L - U) + r * (norm2(u - w) - D**2) - Q
    after = 2 * (L_next - U_next) + r_next * (norm2(u - w_next) - D**2) - Q_next
    step = prove(claim(after <= before, "one round"), given=[*LOSSES, SQUARES.claim, SHRINKING, DOMAIN], using=[pays])
    total = telescope(before, ((step, T),), STATE, (u, D), at_least=False, name="all rounds", over=ROUND)
    each = (STEP, NEAREST, SUBGRADIENT, INVERSE, RATE, SHRINKING, DOMAIN, *LOSSES, SQUARES.claim)
    return Theorem(
        name="Regret with steps that shrink",
        source="Zinkevich 2003",
        kinds=(Kind("", each, (step,), (closer(), pays)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(2 * (L_T - U_T) <= D**2 * r_T + Q_T, "regret"), given=[LAST], using=[total]),
        count="L_T",
        read=reader("shrinking_steps.reading:read_steps"),
        causes={
            "nearest point": PULLED,
            "‖η·g - w + w^+‖²": PULLED,
            "subgradient · positive step size": CURVATURE,
            "steps never grow · domain": ("room in the set", "weights nearer to u than D, when the step shrinks"),
            "‖u - w_T‖² · no negative step": LEFT,
        },
    )


@statement
def any_horizon() -> Theorem:
    """2(L − U) ≤ 3·G·D·s_T with the steps D/(G·s), where s may be √t, and any number so near it that roots are apart.

    >>> any_horizon().conclusion.claim
    regret at any horizon: 2·L_T - 2·U_T ≤ 3·D·G·s_T
    """
    whole = any_steps()
    (kind,) = whole.kinds
    flat = prove(claim(eta * norm2(g) * s_next <= G * D, "times the root"), [ROOT, STEEP, SOME_ROOT, RATE, SOME[1]])
    small = claim(eta * norm2(g) <= 2 * G * D * (s_next - s), "square of a step")
    square = prove(small, given=[APART, SOME_ROOT, *SOME], using=[flat])
    below = prove(claim(Q_next - 2 * G * D * s_next <= Q - 2 * G * D * s, "one square"), [SQUARES.claim], [square])
    roots = (SQUARES.state, (s, SYMPY.Zero, s_next, s_T))
    squares = telescope(Q - 2 * G * D * s, ((below, T),), roots, (G, D), at_least=False, name="all squares", over=ROUND)
    bound = claim(2 * (L_T - U_T) <= 3 * G * D * s_T, "regret at any horizon")
    each = (*kind.each, STEEP, ROOT, APART, SOME_ROOT)
    return Theorem(
        name="Regret at any horizon",
        source="Zinkevich 2003",
        kinds=(Kind("", each, (*kind.steps, below), (*kind.lemmas, flat, square)),),
        sums=(*whole.sums, squares),
        facts=(whole.conclusion,),
        conclusion=prove(bound, given=[LAST_ROOT], using=[whole.conclusion, squares]),
        count="L_T",
        read=reader("shrinking_steps.reading:read_roots"),
        causes={
            "no steeper than G · positive root · positive step size": FLAT,
            "roots far enough apart · some distance · some slope": (
                "growing roots",
                "roots grow by more than the square of a step costs",
            ),
        }
        | whole.causes,
    )


@statement
def in_roots() -> Proved:
    """L − U ≤ (3/2)·G·D·√T, q being √T, where the learner's last root is no more than that.

    >>> in_roots().claim
    regret in T: L_T - U_T ≤ 3·D·G·q/2
    """
    root = own_step(s_T**2 <= T, "no more than the root")
    no_more = prove(claim(s_T <= q), given=[root, definition(Eq(q**2, T), "root of T"), definition(q >= 0, "a root")])
    goal = claim(L_T - U_T <= 3 * G * D * q / 2, "regret in T")
    return prove(goal, given=SOME, using=[any_horizon().conclusion, no_more])


@statement
def exact_roots() -> Proved:
    """Where s is √t itself the roots are far enough apart: 2s⁺(s⁺ − s) is 1 and the square of s⁺ − s.

    >>> exact_roots().claim
    roots of whole numbers: 2·s^+·(-s + s^+) ≥ 1
    """
    root = definition(Eq(s_next**2, s**2 + 1), "the next root")
    return prove(claim(2 * s_next * (s_next - s) >= 1, "roots of whole numbers"), given=[root], using=[s_next - s])


@statement
def strongly_convex() -> Theorem:
    """2σ(L − U) ≤ G²(1 + 1/2 + … + 1/T) for σ-strongly convex losses, with the steps 1/(σt).

    >>> strongly_convex().conclusion.claim
    regret: 2·σ·(L_T - U_T) ≤ G²·H_T
    """
    far, near = sigma**2 * k * norm2(u - w), sigma**2 * k_next * norm2(u - w_next)
    timed = claim(2 * sigma * (ell - ell_u) <= far - near + c * norm2(g), "times the round")
    pays = prove(timed, given=[STRONG, HARMONIC, COUNT, SHARE, CURVED, SOME_ROUND], using=[closer()])
    flat = prove(claim(c * norm2(g) <= c * G**2, "its share of a square"), given=[SHARE, STEEP, SOME_ROUND])
    before = 2 * sigma * (L - U) + far - G**2 * H
    after = 2 * sigma * (L_next - U_next) + near - G**2 * H_next
    step = prove(claim(after <= before, "one round"), given=[*LOSSES, SHARES.claim], using=[pays, flat])
    state = (MOVES, *(one.state for one in SUMS), (k, SYMPY.Zero, k_next, k_T), SHARES.state)
    total = telescope(before, ((step, T),), state, (u, sigma, G), at_least=False, name="all rounds", over=ROUND)
    each = (STEP, NEAREST, STRONG, HARMONIC, COUNT, SHARE, SOME_ROUND, STEEP, *LOSSES, SHARES.claim)
    bound = claim(2 * sigma * (L_T - U_T) <= G**2 * H_T, "regret")
    return Theorem(
        name="Regret on strongly convex losses",
        source="Hazan, Agarwal and Kale 2007",
        kinds=(Kind("", each, (step,), (closer(), pays, flat)),),
        sums=(total,),
        facts=(),
        conclusion=prove(bound, given=[COUNTED], using=[total, sigma * (u - w_T)]),
        count="L_T",
        read=reader("shrinking_steps.reading:read_curved"),
        causes={
            "nearest point": PULLED,
            "‖η·g - w + w^+‖²": PULLED,
            "strongly convex · some curvature · a round": CURVATURE,
            "no steeper than G": FLAT,
            "a count in the end · ‖σ·u - σ·w_T‖²": LEFT,
        },
    )


@statement
def harmonic() -> Proved:
    """H_T ≤ 1 + ln T: from the second round on a share 1/(k + 1) is at most ln(k + 1) − ln k.

    >>> harmonic().claim
    shares in a logarithm: H_T ≤ λ_T + 1
    """
    begun = definition(k > 0, "a round before")
    some = prove(claim(k_next > 0, "a round"), given=[COUNT, begun])
    tangent = at(logarithms.below_product(), (k_next, lam_next), (SYMPY.One, SYMPY.Zero), (k, lam))
    less = prove(claim(c <= lam_next - lam, "a share"), given=[COUNT, SHARE, begun], using=[tangent, some])
    step = prove(claim(H_next - lam_next <= H - lam, "a later round"), given=[SHARES.claim], using=[less])
    state = (
        (k, SYMPY.One, k_next, k_T), (H, SYMPY.One, H_next, H_T), (lam, SYMPY.Zero, lam_next, lam_T)
    )  # fmt: skip
    total = telescope(H - lam, ((step, n),), state, (), at_least=False, name="later rounds", over=LATER_ROUND)
    return prove(claim(H_T <= 1 + lam_T, "shares in a logarithm"), using=[total])


@statement
def in_logarithms() -> Proved:
    """2σ(L − U) ≤ G²(1 + ln T).

    >>> in_logarithms().claim
    regret in ln T: 2·σ·(L_T - U_T) ≤ G²·(λ_T + 1)
    """
    goal = claim(2 * sigma * (L_T - U_T) <= G**2 * (1 + lam_T), "regret in ln T")
    return prove(goal, using=[strongly_convex().conclusion, harmonic()])


@statement
def regularized() -> Theorem:
    """2σ(L − U) ≤ 2σψ(u) + TG² for the leader of a σ-strongly convex regularizer: one certificate, one square.

    Shalev-Shwartz 2012, Theorem 2.11.

    >>> regularized().conclusion.claim
    regret: 2·σ·(L_T - U_T) ≤ G²·T + 2·ψ·σ
    """
    goal = claim(2 * sigma * (Phi_next - L_next) >= 2 * sigma * (Phi - L) - G**2, "one round")
    given = [LEAST, LINE, NEXT, LOSSES[0], STEEP, CURVED]
    step = prove(goal, given=given, using=[sigma * (w_next - w) + g])
    state = (MOVES, SUMS[0].state, (Phi, SYMPY.Zero, Phi_next, Phi_T))
    total = telescope(
        2 * sigma * (Phi - L), ((step, T),), state, (sigma, G), at_least=True, name="all rounds", over=ROUND
    )
    bound = claim(2 * sigma * (L_T - U_T) <= 2 * sigma * psi + T * G**2, "regret")
    return Theorem(
        name="Regret of the regularized leader",
        source="Shalev-Shwartz 2012",
        kinds=(Kind("", tuple(given), (step,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(bound, given=[NO_MORE, CURVED], using=[total]),
        count="L_T",
        read=reader("shrinking_steps.reading:read_leader"),
        causes={
            "no steeper than G": FLAT,
            "‖g - σ·w + σ·w^+‖²": ("short ways", "the leader moves by less than g/σ, as at a side of the box"),
            "least of a curved sum · some curvature": (
                "steep sides",
                "at a side of the box the sum rises faster than σ asks",
            ),
            "no more than u · some curvature": ("a better leader", "the last leader costs less than u"),
        },
    )


@statement
def averaged() -> Theorem:
    """T·f(m) ≤ Σ f(w): the mean of the weights has at most the mean of their losses, on any data.

    Jensen's inequality at the mean, with which Cesa-Bianchi, Conconi and Gentile 2004 make a batch of a stream.

    >>> averaged().conclusion.claim
    loss of the mean: T·f_m ≤ F_T
    """
    above = claim(F_next - dot(h, z_next) >= F - dot(h, z) + b, "one of the weights")
    step = prove(above, given=[BELOW, TANGENT, *WEIGHED.given])
    total = WEIGHED.telescope(F - dot(h, z), step, "all weights", (h, m, f_m, b), at_least=True)
    return Theorem(
        name="The loss of the mean",
        source="Cesa-Bianchi, Conconi and Gentile 2004",
        kinds=(Kind("", (BELOW, *WEIGHED.given), (step,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(T * f_m <= F_T, "loss of the mean"), given=[MEAN, TANGENT], using=[total]),
        count="f_m",
        read=reader("shrinking_steps.reading:read_mean"),
        causes={"subgradient at the mean": ("curvature", "the loss lies above its tangent at the mean")},
    )

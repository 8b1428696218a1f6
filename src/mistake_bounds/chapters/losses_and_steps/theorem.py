"""Online gradient descent (Zinkevich 2003) and LMS (Widrow and Hoff 1960): every loss brings w closer to u.

w are the weights before a round and w⁺ those after it, from w = 0; η is the rate.  g is a subgradient at w of the
round's loss, ℓ the loss of w and ℓ_u that of u, any vector to compare with; L and U add them up.  For LMS δ is the
error of w and δ_u that of u; S and V add up their squares.  T is the number of rounds, K of those with a step.
"""

from sympy import S as SYMPY

from mistake_bounds.proof import (
    ZERO,
    Claim,
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
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ROUND

letters = Letters()
w, w_next, w_T = letters.vectors(
    "w w^+ w_T", "the weights: before a round, after it, and in the end", "`round.state`, `run.weights`"
)
u = letters.vectors("u", "any vector to compare with", "the argument of `theorem.on(run, u)`")
x = letters.vectors("x", "an example, a row of numbers", "`round.x`")
y = letters("y", "its label: 1 or −1, for LMS any number", "`round.y`")
eta = letters("eta", "the learning rate", "`learner.rate`")
g = letters.vectors("g", "a subgradient at w of the loss of a round: of its inequality a run shows what it says of u")
G = letters("G", "a length that no subgradient exceeds")
R = letters("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²")
ell = letters("ell", "the loss of w in a round")
ell_u = letters("ell_u", "the loss of u in a round")
L, L_next, L_T = letters("L L^+ L_T", "the losses of w, added up", "`run.total_loss`")
U, U_next, U_T = letters("U U^+ U_T", "the losses of u, added up")
T = letters("T", "the number of rounds", "`run.presented`")
K = letters("K", "the number of rounds with a step", "`len(run.updates)`")
Z = letters("Z", "the number of rounds without a step")
mu = letters("mu", "where the loss reaches 0: 1 for the hinge loss, 0 for the perceptron loss", "`learner.margin`")
s = letters("s", "the share of −yx that a subgradient at the kink is, from 0 to 1", "`learner.at_kink`")
D = letters("D", "the length of u")
q = letters("q", "√T")
delta = letters("delta", "the error of w in a round: y − ⟨w, x⟩")
delta_u = letters("delta_u", "the error of u in a round")
S, S_next, S_T = letters("S S^+ S_T", "the squared errors of w, added up", "`run.total_loss`")
V, V_next, V_T = letters("V V^+ V_T", "the squared errors of u, added up")
a = letters("a", "how an error of w is traded for one of u: any positive number")
v, v_1, v_2 = letters("v v_1 v_2", "a single weight: before a positive example, after it, and after a negative one")
c = letters("c", "the weight about which the two-cycle turns: −η/(2 − η)")

RATE = own_step(eta > 0, "positive step size")
RADIUS = assumption(norm2(x) <= R**2, "radius")
LABEL = definition(Eq(y**2, 1), "label")

DESCENT = own_step(VectorEq(w_next, w - eta * g), "step against the subgradient")
SUBGRADIENT = assumption(ell_u >= ell + dot(g, u - w), "subgradient")
STEEP = assumption(norm2(g) <= G**2, "no steeper than G")
SUMS = Sum(L, L_next, L_T, ell, "loss so far"), Sum(U, U_next, U_T, ell_u, "loss of u so far")
LOSSES = tuple(one.claim for one in SUMS)
LOSS_STATE = ((w, ZERO, w_next, w_T), *(one.state for one in SUMS))

HINGE_STEP = own_step(VectorEq(w_next, w + eta * y * x), "hinge step")
HINGE_REST = own_step(VectorEq(w_next, w), "no step")
HINGE = definition(Eq(ell, mu - y * dot(w, x)), "hinge loss")
NO_HINGE = definition(Eq(ell, 0), "no hinge loss")
HINGE_OF_U = definition(ell_u >= mu - y * dot(u, x), "hinge loss of u"), definition(ell_u >= 0, "no negative loss")

UPDATE = own_step(VectorEq(w_next, w + eta * delta * x), "LMS step")
ERROR = definition(Eq(delta, y - dot(w, x)), "error")
ERROR_OF_U = definition(Eq(delta_u, y - dot(u, x)), "error of u")
CONSISTENT = assumption(Eq(y, dot(u, x)), "consistent")
SQUARES = definition(Eq(S_next, S + delta**2), "squared errors so far")
SQUARES_OF_U = definition(Eq(V_next, V + delta_u**2), "squared errors of u so far")
TRADE = assumption(a > 0, "positive trade")
ERROR_STATE = ((w, ZERO, w_next, w_T), (S, SYMPY.Zero, S_next, S_T))

# What a round lowers: the squared distance to u, and what w has paid more than u.
BEFORE, AFTER = norm2(u - w) + 2 * eta * (L - U), norm2(u - w_next) + 2 * eta * (L_next - U_next)

LEFT = {"‖u - w_T‖²": ("distance left", "the last weights are not u")}


def _closer(longest) -> Claim:
    """A step brings w closer to u, as far as u pays less, but for the square of the step."""
    return claim(norm2(u - w_next) <= norm2(u - w) - 2 * eta * (ell - ell_u) + eta**2 * longest**2, "closer to u")


@statement
def regret() -> Theorem:
    """Zinkevich 2003: 2η(L − U) ≤ ‖u‖² + Tη²G² for any losses with subgradients no longer than G.

    That g is a subgradient at w is an inequality for every vector.  Only the inequality at u is used, and so it is that
    alone which a run is checked for: ℓ_u ≥ ℓ + ⟨g, u − w⟩ in every round.

    >>> regret().conclusion.claim
    regret: 2·η·(L_T - U_T) ≤ ‖u‖² + G²·T·η²
    """
    lemma = prove(_closer(G), given=[DESCENT, SUBGRADIENT, STEEP, RATE])
    step = prove(claim(AFTER <= BEFORE + eta**2 * G**2, "one round"), given=LOSSES, using=[lemma])
    total = telescope(BEFORE, ((step, T),), LOSS_STATE, (u, eta, G), at_least=False, name="all rounds", over=ROUND)
    return Theorem(
        name="Regret of online gradient descent",
        source="Zinkevich 2003",
        kinds=(Kind("", (DESCENT, SUBGRADIENT, STEEP, *LOSSES), (step,), (lemma,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(2 * eta * (L_T - U_T) <= norm2(u) + T * eta**2 * G**2, "regret"), using=[total]),
        count="L_T",
        read=reader("losses_and_steps.reading:read_descent"),
        causes={
            "subgradient · positive step size": ("curvature", "seen from u, the loss lies above its tangent at w"),
            "no steeper than G · η²": ("flat rounds", "rounds with a subgradient shorter than G"),
        }
        | LEFT,
    )


@statement
def hinge_is_convex() -> tuple[Proved, Proved]:
    """−yx is a subgradient of max(0, μ − y⟨w, x⟩) where it is positive, and 0 where it is 0: ℓ_u ≥ ℓ + ⟨g, u − w⟩.

    With μ = 1 it is the hinge loss, with μ = 0 the perceptron loss.

    >>> [proof.claim for proof in hinge_is_convex()]
    [where it falls: ell_u ≥ -y·⟨u - w, x⟩ + ell, where it is flat: ell_u ≥ ell]
    """
    first, second = HINGE_OF_U
    falls = Claim(ell_u, ">=", ell - y * dot(x, u - w), "where it falls")
    flat = claim(ell_u >= ell, "where it is flat")
    return prove(falls, given=[HINGE, first]), prove(flat, given=[NO_HINGE, second])


@statement
def at_the_kink() -> Proved:
    """At a tie −s·yx is a subgradient of the perceptron loss for every s from 0 to 1: there it has no gradient.

    >>> at_the_kink().claim
    at the kink: ell_u ≥ -s·y·⟨u - w, x⟩ + ell
    """
    tie = assumption(Eq(y * dot(w, x), 0), "tie")
    share = (definition(s >= 0, "no less than none"), definition(s <= 1, "no more than all"))
    losses = NO_HINGE, definition(ell_u >= -y * dot(u, x), "perceptron loss of u"), HINGE_OF_U[1]
    return prove(Claim(ell_u, ">=", ell - s * y * dot(x, u - w), "at the kink"), given=[tie, *share, *losses])


@statement
def tuned() -> Proved:
    """With the rate that balances both parts the regret is at most ‖u‖·G·√T: D is ‖u‖, and q is √T.

    >>> tuned().claim
    tuned: L_T - U_T ≤ D·G·q
    """
    lengths = definition(Eq(D**2, norm2(u)), "length of u"), definition(Eq(q**2, T), "root of T")
    balanced = own_step(Eq(eta * G * q, D), "balanced rate")
    in_numbers = prove(claim(2 * eta * (L_T - U_T) <= D**2 + (eta * G * q) ** 2), lengths, [regret().conclusion])
    twice = prove(claim(2 * eta * (L_T - U_T) <= 2 * eta * D * G * q), given=[balanced], using=[in_numbers])
    return prove(claim(L_T - U_T <= D * G * q, "tuned"), given=[RATE], using=[twice])


@statement
def hinge() -> Theorem:
    """On the hinge loss 2η(L − U) ≤ ‖u‖² + Kη²R², where K counts the rounds with a step: only they cost anything.

    >>> hinge().conclusion.claim
    hinge regret: 2·η·(L_T - U_T) ≤ ‖u‖² + K·R²·η²
    """
    falls, flat = hinge_is_convex()
    lemma = prove(_closer(R), given=[HINGE_STEP, LABEL, RADIUS, RATE], using=[falls])
    step = prove(claim(AFTER <= BEFORE + eta**2 * R**2, "a step"), given=LOSSES, using=[lemma])
    rest = prove(claim(AFTER <= BEFORE, "a rest"), given=[HINGE_REST, *LOSSES, RATE], using=[flat])
    total = telescope(
        BEFORE, ((step, K), (rest, Z)), LOSS_STATE, (u, eta, R), at_least=False, name="all rounds", over=ROUND
    )
    return Theorem(
        name="Regret on the hinge loss",
        source="Zinkevich 2003",
        kinds=(
            Kind("step", (HINGE_STEP, LABEL, RADIUS, HINGE, HINGE_OF_U[0], *LOSSES), (step,), (falls, lemma)),
            Kind("rest", (HINGE_REST, NO_HINGE, HINGE_OF_U[1], *LOSSES), (rest,), (flat,)),
        ),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(2 * eta * (L_T - U_T) <= norm2(u) + K * eta**2 * R**2, "hinge regret"), using=[total]),
        count="L_T",
        read=reader("losses_and_steps.reading:read_hinge"),
        causes={
            "radius · η²": ("short examples", "steps on examples shorter than R"),
            "hinge loss of u": ("kinks passed", "steps on examples on which u lies beyond the kink"),
            "no negative loss": ("loss of u at rest", "rounds without a step in which u has a loss"),
        }
        | LEFT,
    )


@statement
def consistent() -> Theorem:
    """LMS where some u is right on every example: η(2 − ηR²)·Σδ² ≤ ‖u‖².

    >>> consistent().conclusion.claim
    squared errors: S_T·η·(-R²·η + 2) ≤ ‖u‖²
    """
    part = eta * (2 - eta * R**2)
    closer = claim(norm2(u - w_next) <= norm2(u - w) - part * delta**2, "closer to u")
    lemma = prove(closer, given=[UPDATE, ERROR, CONSISTENT, RADIUS])
    f, f_next = norm2(u - w) + part * S, norm2(u - w_next) + part * S_next
    step = prove(claim(f_next <= f, "one round"), given=[SQUARES], using=[lemma])
    total = telescope(f, ((step, T),), ERROR_STATE, (u, eta, R), at_least=False, name="all rounds", over=ROUND)
    return Theorem(
        name="LMS on consistent data",
        source="Widrow and Hoff 1960; Cesa-Bianchi, Long and Warmuth 1996",
        kinds=(Kind("", (UPDATE, ERROR, CONSISTENT, RADIUS, SQUARES), (step,), (lemma,)),),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(part * S_T <= norm2(u), "squared errors"), using=[total]),
        count="S_T",
        read=reader("losses_and_steps.reading:read_lms"),
        causes={"radius · δ² · η²": ("short examples", "errors on examples shorter than R")} | LEFT,
    )


@statement
def any_data() -> Theorem:
    """LMS on any data, for any u and a > 0: a(2 − a − ηR²)·η·Σδ² ≤ a‖u‖² + η·Σδ_u².

    >>> any_data().conclusion.claim
    squared errors: S_T·a·η·(-R²·η - a + 2) ≤ a·‖u‖² + V_T·η
    """
    part = a * eta * (2 - a - eta * R**2)
    closer = claim(
        norm2(u - w_next) <= norm2(u - w) - eta * (2 - eta * R**2) * delta**2 + 2 * eta * delta * delta_u, "closer to u"
    )
    moved = prove(closer, given=[UPDATE, ERROR, ERROR_OF_U, RADIUS])
    traded = claim(a * norm2(u - w_next) <= a * norm2(u - w) - part * delta**2 + eta * delta_u**2, "errors traded")
    lemma = prove(traded, given=[TRADE, RATE], using=[moved, a * delta - delta_u])
    f = a * norm2(u - w) + part * S - eta * V
    f_next = a * norm2(u - w_next) + part * S_next - eta * V_next
    step = prove(claim(f_next <= f, "one round"), given=[SQUARES, SQUARES_OF_U], using=[lemma])
    state = (*ERROR_STATE, (V, SYMPY.Zero, V_next, V_T))
    total = telescope(f, ((step, T),), state, (u, eta, R, a), at_least=False, name="all rounds", over=ROUND)
    bound = claim(part * S_T <= a * norm2(u) + eta * V_T, "squared errors")
    return Theorem(
        name="LMS on any data",
        source="Cesa-Bianchi, Long and Warmuth 1996",
        kinds=(Kind("", (UPDATE, ERROR, ERROR_OF_U, RADIUS, SQUARES, SQUARES_OF_U), (step,), (moved, lemma)),),
        sums=(total,),
        facts=(),
        conclusion=prove(bound, given=[TRADE], using=[total]),
        count="S_T",
        read=reader("losses_and_steps.reading:read_lms"),
        causes={
            "radius · δ² · η²": ("short examples", "errors on examples shorter than R"),
            "positive step size · (a·δ - δ_u)²": ("errors that differ", "rounds in which δ_u is not a times δ"),
            "‖u - w_T‖² · positive trade": LEFT["‖u - w_T‖²"],
        },
    )


@statement
def twice_the_best() -> Proved:
    """At the rate 1/(2R²): Σδ² ≤ 2R²‖u‖² + 2Σδ_u², for every u at once.

    >>> twice_the_best().claim
    twice the best: S_T ≤ 2·R²·‖u‖² + 2·V_T
    """
    rate = own_step(Eq(2 * eta * R**2, 1), "rate of the radius")
    half = definition(Eq(2 * a, 1), "trade of one half")
    some = assumption(R**2 > 0, "some radius")
    return prove(
        claim(S_T <= 2 * R**2 * norm2(u) + 2 * V_T, "twice the best"),
        given=[rate, half, some],
        using=[any_data().conclusion],
    )


ON_PLUS = own_step(Eq(v_1, v + eta * (1 - v)), "LMS on (1, +1)")
ON_MINUS = own_step(Eq(v_2, v_1 + eta * (-1 - v_1)), "LMS on (1, −1)")
CENTRE = definition(Eq(c * (2 - eta), -eta), "centre of the cycle")


@statement
def two_cycle() -> Proved:
    """LMS on x = 1 with the labels +1 and −1 in turn: v₂ − c = (1 − η)²(v − c), where c = −η/(2 − η).

    >>> two_cycle().claim
    two-cycle: -c + v_2 = (1 - η)²·(-c + v)
    """
    return prove(claim(Eq(v_2 - c, (1 - eta) ** 2 * (v - c)), "two-cycle"), given=[ON_PLUS, ON_MINUS, CENTRE])


@statement
def never_still() -> Proved:
    """On the cycle the two weights are 2η/(2 − η) apart: from c the positive example leads to −c.

    >>> never_still().claim
    other end: v_1 = -c
    """
    at_centre = assumption(Eq(v, c), "on the cycle")
    return prove(claim(Eq(v_1, -c), "other end"), given=[ON_PLUS, CENTRE, at_centre])

"""Online gradient descent (Zinkevich 2003) and LMS (Widrow and Hoff 1960): every loss brings w closer to u.

w are the weights before a round and w⁺ those after it, from w = 0; η is the rate.  g is a subgradient at w of the
round's loss, ℓ the loss of w and ℓ_u that of u, any vector to compare with; L and U add them up.  For LMS δ is the
error of w and δ_u that of u; S and V add up their squares.  T is the number of rounds, K of those with a step.  What a
round costs is what the learner is charged for what it predicted, as in `mistake_bounds.play.Run.total_loss`.
"""

from fractions import Fraction

from mistake_bounds.exact import Number, Refusal, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    norm2,
    of_step,
    state,
    theorem,
)


class PartOfAStep(Refusal):
    """A step of s times the whole with 0 < s < 1, of which a theorem on whole steps does not speak; carries s."""

    def __init__(self, share: Number):
        super().__init__(
            f"on the kink this learner takes {share} of a step, and the theorem speaks of whole steps: take at_kink=0 "
            "or 1, or mistake_bounds.chapters.losses_and_steps.theorem.regret, which takes any subgradient",
            share,
        )


TOLD = {"gives": "w x y score slope", "changes": "w", "about": "run learner u radius2"}


def told(run, target, parts: bool = True):
    """What a run of descent is about, its rounds with the share s of the subgradient −s·yx, and its end.

    Raise `PartOfAStep` for 0 < s < 1, unless ``parts`` of a step are meant.
    """
    learner = run.learner
    u = checked_target(target, run.examples.dimension)
    yield {"run": run, "learner": learner, "u": u, "radius2": run.examples.radius2}
    for r in run.rounds():
        slope = learner.slope(r.state, r.x, r.y)
        if not parts and slope not in (0, 1):
            raise PartOfAStep(slope)
        yield {"w": r.state, "x": r.x, "y": r.y, "score": r.prediction, "slope": slope}
    yield {"w": run.weights}


class Descent(Theory):
    """2η(L − U) ≤ ‖u‖² + Tη²G² for any losses with subgradients no longer than G.

    That g is a subgradient at w is an inequality for every vector.  Only the inequality at u is used, and so it is that
    alone which a run is checked for.
    """

    T = fixed("the number of rounds", lambda run: run.presented)

    @Row("round", T, **TOLD)
    def rounds(run, target):
        return told(run, target)

    w = state("the weights: before a round, after it, and in the end", start=0, last="w_T", vector=True)
    u = fixed("any vector to compare with", vector=True)
    η = fixed("the learning rate", lambda learner: learner.rate)
    g = of_step(
        "a subgradient at w of the loss of a round: of its inequality a run shows what it says of u",
        lambda slope, x, y: tuple(-slope * y * xi for xi in x),
        vector=True,
    )
    G = fixed("a length that no subgradient exceeds", square=lambda radius2: radius2)
    ell = of_step("the loss of w in a round", lambda learner, score, y: learner.loss(score, y))
    ell_u = of_step("the loss of u in a round", lambda learner, u, x, y: learner.loss(inner(u, x), y))
    L_T = rounds.sum(ell, "the losses of w, added up", lambda run: run.total_loss)
    U_T = rounds.sum(ell_u, "the losses of u, added up")

    step = does(w.next == w - η * g, "step against the subgradient")
    subgradient = assume(ell_u >= ell + dot(g, u - w))
    no_steeper_than_G = assume(norm2(g) <= G**2)
    positive_rate = does(η > 0, "positive step size")
    closer_to_u = (
        calc(norm2(u - w.next))
        .eq(norm2(u - w) + 2 * η * dot(g, u - w) + η**2 * norm2(g), step)
        .le(norm2(u - w) - 2 * η * (ell - ell_u) + η**2 * norm2(g), subgradient, positive_rate)
        .le(norm2(u - w) - 2 * η * (ell - ell_u) + η**2 * G**2, no_steeper_than_G)
    )
    all_rounds = rounds.total(closer_to_u)
    regret = have(2 * η * (L_T - U_T) <= norm2(u) + T * η**2 * G**2, all_rounds)


class HingeDescent(Theory):
    """2η(L − U) ≤ ‖u‖² + Kη²R² on max(0, μ − y⟨w, x⟩): K counts the rounds with a step, and only they cost anything.

    With μ = 1 it is the hinge loss, with μ = 0 the perceptron loss.
    """

    T, w, u, η, ell, ell_u, positive_rate = Descent["T w u η ell ell_u positive_rate"]
    K = fixed("the number of rounds with a step")
    Z = fixed("the number of rounds without a step")

    @Row("round", T, kinds=(("step", K), ("rest", Z)), kind=lambda slope: 0 if slope else 1, **TOLD)
    def rounds(run, target):
        return told(run, target, parts=False)

    x = of_step("an example, a row of numbers", vector=True)
    y = of_step("its label: 1 or −1, for LMS any number")
    R = fixed("the radius of a ball about the origin that holds all x", square=lambda radius2: radius2)
    μ = fixed(
        "where the loss reaches 0: 1 for the hinge loss, 0 for the perceptron loss", lambda learner: learner.margin
    )
    L_T = rounds.sum(ell, "the losses of w, added up", lambda run: run.total_loss)
    U_T = rounds.sum(ell_u, "the losses of u, added up")

    hinge_step = does(w.next == w + η * y * x)
    label = define(y**2 == 1)
    radius = assume(norm2(x) <= R**2)
    hinge_loss = define(ell == μ - y * dot(w, x))
    hinge_loss_of_u = define(ell_u >= μ - y * dot(u, x))
    where_it_falls = have(ell_u >= ell - y * dot(x, u - w), hinge_loss, hinge_loss_of_u)
    closer_to_u = have(
        norm2(u - w.next) <= norm2(u - w) - 2 * η * (ell - ell_u) + η**2 * R**2,
        hinge_step, label, radius, positive_rate, where_it_falls,
    )  # fmt: skip

    no_step = does(w.next == w)
    no_hinge_loss = define(ell == 0)
    no_negative_loss = define(ell_u >= 0)
    where_it_is_flat = have(ell_u >= ell, no_hinge_loss, no_negative_loss)
    a_rest = have(norm2(u - w.next) <= norm2(u - w) - 2 * η * (ell - ell_u), no_step, positive_rate, where_it_is_flat)

    all_rounds = rounds.total(closer_to_u, a_rest)
    hinge_regret = have(2 * η * (L_T - U_T) <= norm2(u) + K * η**2 * R**2, all_rounds)


class LeastSquares(Theory):
    """LMS: η(2 − ηR²)·Σδ² ≤ ‖u‖² where u is right on every example, and on any data with the errors of u besides."""

    T, w, u, η, positive_rate = Descent["T w u η positive_rate"]
    x, y, R, radius = HingeDescent["x y R radius"]

    @Row("round", T, gives="w x y score", changes="w", about="run learner u radius2 a")
    def rounds(run, target, trade=Fraction(1, 2)):
        u = checked_target(target, run.examples.dimension)
        yield {
            "run": run, "learner": run.learner, "u": u, "radius2": run.examples.radius2, "a": number(trade, "trade")
        }  # fmt: skip
        yield from ({"w": r.state, "x": r.x, "y": r.y, "score": r.prediction} for r in run.rounds())
        yield {"w": run.weights}

    δ = of_step("the error of w in a round: y − ⟨w, x⟩", lambda y, score: y - score)
    δ_u = of_step("the error of u in a round", lambda y, x, u: y - inner(u, x))
    a = fixed("how an error of w is traded for one of u: any positive number")
    S_T = rounds.sum(δ**2, "the squared errors of w, added up", lambda run: run.total_loss)
    V_T = rounds.sum(δ_u**2, "the squared errors of u, added up")

    LMS_step = does(w.next == w + η * δ * x)
    error = define(δ == y - dot(w, x))
    consistent = assume(y == dot(u, x))
    closer_to_u = (
        calc(norm2(u - w.next))
        .eq(norm2(u - w) - 2 * η * δ**2 + η**2 * δ**2 * norm2(x), LMS_step, error, consistent)
        .le(norm2(u - w) - η * (2 - η * R**2) * δ**2, radius)
    )
    all_rounds = rounds.total(closer_to_u)
    squared_errors = have(η * (2 - η * R**2) * S_T <= norm2(u), all_rounds)

    # on any data 2aδδ_u ≤ a²δ² + δ_u² trades an error of w for one of u

    error_of_u = define(δ_u == y - dot(u, x))
    positive_trade = assume(a > 0)
    moved = have(
        norm2(u - w.next) <= norm2(u - w) - η * (2 - η * R**2) * δ**2 + 2 * η * δ * δ_u,
        LMS_step, error, error_of_u, radius, name="closer to u",
    )  # fmt: skip
    errors_traded = have(
        a * norm2(u - w.next) <= a * norm2(u - w) - a * η * (2 - a - η * R**2) * δ**2 + η * δ_u**2,
        moved, positive_trade, positive_rate,
    )  # fmt: skip
    all_traded = rounds.total(errors_traded, name="all rounds")
    traded = have(
        a * η * (2 - a - η * R**2) * S_T <= a * norm2(u) + η * V_T, all_traded, positive_trade, name="squared errors"
    )

    rate_of_the_radius, trade_of_one_half = does(2 * η * R**2 == 1), define(2 * a == 1)
    some_radius = assume(R**2 > 0)
    twice_the_best = have(
        S_T <= 2 * R**2 * norm2(u) + 2 * V_T, traded, rate_of_the_radius, trade_of_one_half, some_radius
    )


class Asides(Theory):
    """The rate that balances both parts of the regret; a tie; and LMS on x = 1, which does not come to rest."""

    T, w, u, η, G, L_T, U_T, ell, ell_u = Descent["T w u η G L_T U_T ell ell_u"]
    D = fixed("the length of u")
    q = fixed("√T")
    balanced_rate = does(η * G * q == D)
    lengths = define(D**2 == norm2(u), "length of u"), define(q**2 == T, "root of T")
    tuned = have(L_T - U_T <= D * G * q, balanced_rate, lengths, Descent.positive_rate, Descent.regret)

    x, y = HingeDescent.x, HingeDescent.y
    s = fixed("the share of −yx that a subgradient at the kink is, from 0 to 1")
    at_the_kink = have(
        ell_u >= ell - s * y * dot(x, u - w),
        assume(y * dot(w, x) == 0, "tie"),
        define(s >= 0, "no less than none"),
        define(s <= 1, "no more than all"),
        HingeDescent.no_hinge_loss,
        define(ell_u >= -y * dot(u, x), "perceptron loss of u"),
        HingeDescent.no_negative_loss,
    )

    v = fixed("a single weight before a positive example")
    v_1 = fixed("the weight after it")
    v_2 = fixed("the weight after a negative one")
    c = fixed("the weight about which the two-cycle turns: −η/(2 − η)")
    on_plus = does(v_1 == v + η * (1 - v), "LMS on (1, +1)")
    on_minus = does(v_2 == v_1 + η * (-1 - v_1), "LMS on (1, −1)")
    centre = define(c * (2 - η) == -η, "centre of the cycle")
    two_cycle = have(v_2 - c == (1 - η) ** 2 * (v - c), on_plus, on_minus, centre, name="two-cycle")
    other_end = have(v_1 == -c, on_plus, centre, assume(v == c, "on the cycle"))


letters = Notation(Descent, HingeDescent, LeastSquares, Asides)
_d, _h, _s = Descent, HingeDescent, LeastSquares
# The letters and hypotheses as the kernel has them, for claims beside the theories.
T, w, u, G, L_T, U_T, ell, ell_u, x, y, s, q = (one.value for one in Asides["T w u G L_T U_T ell ell_u x y s q"])
eta, g, w_next, w_T = _d.η.value, _d.g.value, _d.w.next.value, _d.w.last.value
K, R, a, delta, delta_u, S_T, V_T = (one.value for one in (_h.K, _h.R, _s.a, _s.δ, _s.δ_u, _s.S_T, _s.V_T))
RATE = _d.positive_rate.claim
UPDATE, ERROR, ERROR_OF_U = _s.LMS_step.claim, _s.error.claim, _s.error_of_u.claim

DISTANCE_LEFT = "distance left", "the last weights are not u"
SHORT = "short examples", "errors on examples shorter than R"


@statement
def regret() -> Theorem:
    """Zinkevich 2003: 2η(L − U) ≤ ‖u‖² + Tη²G² for any losses with subgradients no longer than G."""
    causes = {
        "subgradient · positive step size": ("curvature", "seen from u, the loss lies above its tangent at w"),
        "no steeper than G · η²": ("flat rounds", "rounds with a subgradient shorter than G"),
        "‖u - w_T‖²": DISTANCE_LEFT,
    }
    name = "Regret of online gradient descent"
    return theorem(name, "Zinkevich 2003", _d.regret, count=_d.L_T, counted="loss", causes=causes)


@statement
def hinge_is_convex() -> tuple[Proved, Proved]:
    """−yx is a subgradient of max(0, μ − y⟨w, x⟩) where it is positive, and 0 where it is 0: ℓ_u ≥ ℓ + ⟨g, u − w⟩."""
    return _h.where_it_falls.proof, _h.where_it_is_flat.proof


@statement
def at_the_kink() -> Proved:
    """At a tie −s·yx is a subgradient of the perceptron loss for every s from 0 to 1: there it has no gradient."""
    return Asides.at_the_kink.proof


@statement
def tuned() -> Proved:
    """With the rate that balances both parts the regret is at most ‖u‖·G·√T: D is ‖u‖, and q is √T."""
    return Asides.tuned.proof


@statement
def hinge() -> Theorem:
    """On the hinge loss 2η(L − U) ≤ ‖u‖² + Kη²R², where K counts the rounds with a step: only they cost anything."""
    causes = {
        "radius · η²": ("short examples", "steps on examples shorter than R"),
        "hinge loss of u": ("kinks passed", "steps on examples on which u lies beyond the kink"),
        "no negative loss": ("loss of u at rest", "rounds without a step in which u has a loss"),
        "‖u - w_T‖²": DISTANCE_LEFT,
    }
    name = "Regret on the hinge loss"
    return theorem(name, "Zinkevich 2003", _h.hinge_regret, count=_h.L_T, counted="loss", causes=causes)


@statement
def consistent() -> Theorem:
    """LMS where some u is right on every example: η(2 − ηR²)·Σδ² ≤ ‖u‖²."""
    source = "Widrow and Hoff 1960; Cesa-Bianchi, Long and Warmuth 1996"
    causes = {"radius · (η·⟨u, x⟩ - η·⟨w, x⟩)²": SHORT, "‖u - w_T‖²": DISTANCE_LEFT}
    name = "LMS on consistent data"
    return theorem(name, source, _s.squared_errors, count=_s.S_T, counted="squared error", causes=causes)


@statement
def any_data() -> Theorem:
    """LMS on any data, for any u and a > 0: a(2 − a − ηR²)·η·Σδ² ≤ a‖u‖² + η·Σδ_u²."""
    causes = {
        "radius · (η·y - η·⟨w, x⟩)²": SHORT,
        "(a·δ - δ_u)² · positive step size": ("errors that differ", "rounds in which δ_u is not a times δ"),
        "‖u - w_T‖² · positive trade": DISTANCE_LEFT,
    }
    name, source = "LMS on any data", "Cesa-Bianchi, Long and Warmuth 1996"
    return theorem(name, source, _s.traded, count=_s.S_T, counted="squared error", causes=causes)


@statement
def twice_the_best() -> Proved:
    """At the rate 1/(2R²): Σδ² ≤ 2R²‖u‖² + 2Σδ_u², for every u at once."""
    return _s.twice_the_best.proof


@statement
def two_cycle() -> Proved:
    """LMS on x = 1 with the labels +1 and −1 in turn: v₂ − c = (1 − η)²(v − c), where c = −η/(2 − η)."""
    return Asides.two_cycle.proof


@statement
def never_still() -> Proved:
    """On the cycle the two weights are 2η/(2 − η) apart: from c the positive example leads to −c."""
    return Asides.other_end.proof

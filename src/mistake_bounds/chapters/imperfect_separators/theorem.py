"""The Perceptron where no separator is perfect: bounds in how far the examples would have to be moved.

u is any vector and γ > 0 any number.  The *distance* of an example is d ≥ γ − y⟨u, x⟩, what it lacks of the margin γ.
E adds up the distances of the mistakes and S their squares; T and D² are those sums over all examples presented, so
that with T = 0 the target separates and everything here is `chapters.perceptron.theorem`.
"""

from sympy import Expr

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import (
    GROWTH,
    LABEL,
    MISTAKE,
    RADIUS,
    UPDATE,
    M,
    R,
    w,
    w_M,
    w_next,
    x,
    y,
)
from mistake_bounds.proof import (
    Claim,
    Eq,
    Proved,
    VectorEq,
    along,
    assume,
    assumption,
    cases,
    claim,
    definition,
    dot,
    induct,
    instantiate,
    norm2,
    own_step,
    prove,
    split,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters
from mistake_bounds.theorem.sums import Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader

letters = Letters(perceptron.letters, LABELLED, RUN)
u = letters.vectors(
    "u",
    "the target: any vector, whether or not it separates the examples",
    "the argument u of `theorem.on(run, u, gamma)`",
)
gamma = letters("gamma", "the margin that is asked for, any number above 0", "the argument gamma beside u")
d = letters(
    "d",
    "the distance of an example: what it lacks of the margin, max(0, γ − y⟨u, x⟩)",
    "`examples.distances(u, gamma)`",
)
E, E_next, E_M = letters("E E^+ E_M", "the distances of the mistakes so far, added up")
Q, Q_next, Q_M = letters("S S^+ S_M", "the squared distances of the mistakes so far, added up")
T = letters("T", "the total distance: the distances of all examples presented, added up")
D = letters("D", "the root of the sum of all squared distances")
Delta = letters(
    "Delta", "what stands in the column of its own that an example gets", "`extended(examples, u, gamma, delta)`"
)
lam = letters("lambda", "any number above 0; the bound holds for each")
s = letters("s", "the square root of R²‖u‖²(R²‖u‖² + 4γT)")
N = letters("N", "the length of the target")
p = letters.vectors("p", "the target divided by γ")
v, v_next, v_M = letters(
    "v v^+ v_M", "the weight, where examples are single numbers: before a mistake, after it, and in the end"
)
v_0 = letters("v_0", "the weight at the start")
z = letters("z", "the label times the example, where that is a single number")
B = letters("B", "the larger of R and the size of the weight at the start")

MARGIN = assumption(y * dot(u, x) >= gamma - d, "margin but for d")
DISTANCES = Sum(E, E_next, E_M, d, "distances so far"), Sum(Q, Q_next, Q_M, d**2, "squared distances so far")
SO_FAR, SQUARES_SO_FAR = (one.claim for one in DISTANCES)
ALL = definition(E_M <= T, "all distances")
ALL_SQUARES = definition(Q_M <= D**2, "all squared distances")
A_DISTANCE = definition(T >= 0, "a distance")
SOME_MISTAKE = assumption(M > 0, "some mistake")
POSITIVE = assumption(gamma > 0, "positive margin")
A_COUNT = definition(M >= 0, "a count")

PROGRESS = claim(dot(u, w_next) + E_next >= dot(u, w) + E + gamma, "progress")
BOUND = claim(gamma**2 * M <= R**2 * norm2(u) + 2 * gamma * T, "mistake bound")
EXTENDED = (R**2 + Delta**2) * (norm2(u) * Delta**2 + D**2)
EXTENDED_BOUND = claim(M * gamma**2 * Delta**2 <= EXTENDED, "mistake bound")

STATE = (*perceptron.STATE, *(one.state for one in DISTANCES))
FIXED = perceptron.FIXED
EACH = (UPDATE, LABEL, MISTAKE, RADIUS, MARGIN, SO_FAR, SQUARES_SO_FAR)

SHORT = {key: perceptron.CAUSES[key] for key in ("radius", "mistake", "Cauchy–Schwarz")}
OTHERS = "distances of others", "examples that have to be moved and were no mistakes"
CAUSES = SHORT | {
    "margin but for d": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ − d"),
    "some mistake · positive margin · all distances": OTHERS,
    "last step": ("last step", "⟨u, w⟩ is not γM in the end, and 2ab ≤ a² + b² lets go of the difference, squared"),
}
EXTENDED_CAUSES = SHORT | {
    "margin but for d": CAUSES["margin but for d"],
    "all squared distances · R²": OTHERS,
    "all squared distances · Delta²": OTHERS,
    "evenness": ("uneven distances", "the mistakes had to be moved by different distances"),
    "no turn": ("angle", "the final weights do not point along u"),
}


# claims about the sums


@statement
def progress() -> Proved:
    """⟨u, w⁺⟩ + E⁺ ≥ ⟨u, w⟩ + E + γ: what a mistake lacks of γ is put on an account.

    >>> progress().claim
    progress: ⟨u, w^+⟩ + E^+ ≥ ⟨u, w⟩ + E + γ
    """
    return prove(PROGRESS, given=[UPDATE, MARGIN, SO_FAR])


@statement
def growth() -> Proved:
    """‖w⁺‖² ≤ ‖w‖² + R², as on data that are separable.

    >>> growth().claim
    growth: ‖w^+‖² ≤ ‖w‖² + R²
    """
    return prove(GROWTH, given=[UPDATE, LABEL, MISTAKE, RADIUS])


@statement
def sums() -> tuple[Proved, Proved]:
    """⟨u, w⟩ + E ≥ γM and ‖w‖² ≤ R²M after M mistakes.

    >>> sums()[0].claim
    total progress: ⟨u, w_M⟩ + E_M ≥ M·γ
    """
    added = telescope(dot(u, w) + E, ((progress(), M),), STATE, FIXED, at_least=True, name="total progress")
    return added, telescope(norm2(w), ((growth(), M),), STATE, FIXED, at_least=False, name="total growth")


def _schwarz() -> Proved:
    return instantiate(perceptron.cauchy_schwarz(), {w: w_M})


def _last_step(rate: Expr) -> Proved:
    """(⟨u, w⟩ − rate·M)² ≥ 0, by a name of its own, which slack shows."""
    return prove(claim((dot(u, w_M) - rate * M) ** 2 >= 0, "last step"))


# total distance


@statement
def little_progress() -> Proved:
    """⟨u, w⟩ ≥ γM − T: progress, less all that had to be moved.

    >>> little_progress().claim
    less progress: ⟨u, w_M⟩ ≥ M·γ - T
    """
    return prove(claim(dot(u, w_M) >= gamma * M - T, "less progress"), given=[ALL], using=[sums()[0]])


@statement
def hinge() -> Proved:
    """γ(1 − y⟨p, x⟩) = γ − y⟨u, x⟩ for p = u/γ: a distance, divided by γ, is the hinge loss of u/γ.

    >>> hinge().claim
    hinge loss: γ·(-y·⟨p, x⟩ + 1) = -y·⟨u, x⟩ + γ
    """
    loss = claim(Eq(gamma * (1 - y * dot(p, x)), gamma - y * dot(u, x)), "hinge loss")
    return prove(loss, given=[definition(VectorEq(gamma * p, u), "scaled target")])


@statement
def total_distance() -> Theorem:
    """M γ² ≤ R²‖u‖² + 2γT for any u and any γ > 0, where T is the total distance of all examples presented.

    >>> total_distance().conclusion.claim
    mistake bound: M·γ² ≤ R²·‖u‖² + 2·T·γ
    """
    return Theorem(
        name="Total distance",
        source="Balcan's lecture of 2010",
        kinds=(Kind("", EACH[:-1], (progress(), growth())),),
        sums=sums(),
        facts=(_schwarz(),),
        conclusion=_at_a_rate(BOUND, gamma, POSITIVE),
        count="M",
        read=reader("imperfect_separators.reading:read_total_distance"),
        causes=CAUSES,
    )


def _at_a_rate(bound: Claim, rate: Expr, positive: Claim) -> Proved:
    """The bound that a rate gives, with some mistake and with none."""
    none = prove(bound, given=[claim(Eq(M, 0), "no mistake"), positive, A_DISTANCE])
    some = prove(bound, given=[SOME_MISTAKE, positive, ALL], using=[*sums(), _schwarz(), _last_step(rate)])
    return cases(none, some, assume(A_COUNT))


@statement
def any_rate() -> Proved:
    """λ(2γ − λ)M ≤ R²‖u‖² + 2λT for every λ > 0: one of them is `total_distance`, the best of them the root form.

    >>> any_rate().claim
    any rate: M·λ·(2·γ - λ) ≤ R²·‖u‖² + 2·T·λ
    """
    bound = claim(lam * (2 * gamma - lam) * M <= R**2 * norm2(u) + 2 * lam * T, "any rate")
    return _at_a_rate(bound, lam, assumption(lam > 0, "λ above 0"))


@statement
def as_a_square() -> Proved:
    """(γM − T)² ≤ R²‖u‖²M, once γM ≥ T: the sharpest form, before anything is solved for M.

    >>> as_a_square().claim
    as a square: (M·γ - T)² ≤ M·R²·‖u‖²
    """
    bound = claim((gamma * M - T) ** 2 <= R**2 * norm2(u) * M, "as a square")
    return prove(bound, given=[assumption(gamma * M >= T, "beyond T"), ALL], using=[*sums(), _schwarz()])


@statement
def root_form() -> Proved:
    """2γ²M ≤ R²‖u‖² + 2γT + s for the root s of R²‖u‖²(R²‖u‖² + 4γT): `as_a_square`, solved for M.

    >>> root_form().claim
    root form: 2·M·γ² ≤ R²·‖u‖² + 2·T·γ + s
    """
    L = R**2 * norm2(u)
    bound = claim(2 * gamma**2 * M <= L + 2 * gamma * T + s, "root form")
    root = [definition(Eq(s**2, L**2 + 4 * gamma * T * L), "root"), definition(s >= 0, "positive root"), POSITIVE]
    beyond = prove(bound, given=[*root, claim(gamma * M >= T, "beyond T")], using=[as_a_square()])
    under = prove(bound, given=[*root, claim(gamma * M <= T, "below T")])
    return split(beyond, under, gamma * M - T)


# squared distances


@statement
def evenness() -> Proved:
    """E² ≤ M·S: Cauchy and Schwarz over the mistakes, kept by each of them.

    >>> evenness().claim
    evenness: E_M² ≤ M·S_M
    """
    return _kept()[0]


@statement
def squares() -> Proved:
    """S ≥ 0.

    >>> squares().claim
    squares: S_M ≥ 0
    """
    return _kept()[1]


@statement
def _kept() -> tuple[Proved, ...]:
    """E² ≤ M·S, S ≥ 0 and M ≥ 0 keep each other."""
    held = claim(E**2 <= M * Q, "evenness"), claim(Q >= 0, "squares"), A_COUNT
    even = claim(E_next**2 <= (M + 1) * Q_next, "evenness")
    none = prove(even, given=[claim(Eq(M, 0), "no mistake"), *held[:2], SO_FAR, SQUARES_SO_FAR])
    some = prove(even, given=[SOME_MISTAKE, held[0], SO_FAR, SQUARES_SO_FAR])
    step = (
        cases(none, some, assume(A_COUNT)),
        prove(claim(Q_next >= 0, "squares"), given=[held[1], SQUARES_SO_FAR]),
        prove(claim(M + 1 >= 0, "a count"), given=[held[2]]),
    )
    return along(held, ((step, M),), STATE, FIXED)


@statement
def extended() -> Proved:
    """Δ²(⟨u, w⟩ + E)² ≤ (‖w‖² + MΔ²)(‖u‖²Δ² + S): Cauchy and Schwarz with one more axis for each mistake.

    Along its axis the weights have yΔ in the end, and the target has yd/Δ; these are added up here without axes.

    >>> extended().claim
    extended: Delta²·(⟨u, w_M⟩ + E_M)² ≤ (‖w_M‖² + Delta²·M)·(Delta²·‖u‖² + S_M)
    """
    left = Delta**2 * (dot(u, w_M) + E_M) ** 2
    bound = claim(left <= (norm2(w_M) + M * Delta**2) * (norm2(u) * Delta**2 + Q_M), "extended")
    turn = M * Delta**2 * u - E_M * w_M
    turned = prove(claim(norm2(turn) >= 0, "no turn"))
    return prove(bound, given=[SOME_MISTAKE], using=[evenness(), _schwarz(), turned])


@statement
def in_squares_of_the_mistakes() -> Proved:
    """M γ²Δ² ≤ (R² + Δ²)(‖u‖²Δ² + S), where S adds up the squared distances of the mistakes alone.

    >>> in_squares_of_the_mistakes().claim
    squares of the mistakes: Delta²·M·γ² ≤ (Delta² + R²)·(Delta²·‖u‖² + S_M)
    """
    bound = claim(M * gamma**2 * Delta**2 <= (R**2 + Delta**2) * (norm2(u) * Delta**2 + Q_M), "squares of the mistakes")
    added, grown = sums()
    far = claim((gamma * M) ** 2 <= (dot(u, w_M) + E_M) ** 2, "far along both")
    forward = prove(far, given=[SOME_MISTAKE, POSITIVE], using=[added])
    room = prove(claim(norm2(u) * Delta**2 + Q_M >= 0, "room"), using=[squares()])
    return prove(bound, given=[SOME_MISTAKE], using=[grown, forward, room, extended()])


@statement
def freund_schapire() -> Theorem:
    """M γ²Δ² ≤ (R² + Δ²)(‖u‖²Δ² + D²) for any u, γ > 0 and Δ > 0, where D² adds up the squared distances.

    >>> freund_schapire().conclusion.claim
    mistake bound: Delta²·M·γ² ≤ (Delta²·‖u‖² + D²)·(Delta² + R²)
    """
    none = prove(EXTENDED_BOUND, given=[claim(Eq(M, 0), "no mistake")])
    some = prove(EXTENDED_BOUND, given=[ALL_SQUARES], using=[in_squares_of_the_mistakes()])
    return Theorem(
        name="Squared distances",
        source="Freund and Schapire 1999",
        kinds=(Kind("", EACH, (progress(), growth())),),
        sums=sums(),
        facts=(_schwarz(), evenness(), in_squares_of_the_mistakes()),
        conclusion=cases(none, some, assume(A_COUNT)),
        count="M",
        read=reader("imperfect_separators.reading:read_extended"),
        causes=EXTENDED_CAUSES,
    )


@statement
def with_the_best_column() -> Proved:
    """M γ² ≤ (R N + D)², where N is the length of u: the extended bound with Δ² = R D/N.

    With D = 0 there is no such Δ > 0: the target separates the examples, and the bound is the Perceptron's own.

    >>> with_the_best_column().claim
    best column: M·γ² ≤ (D + N·R)²
    """
    bound = claim(M * gamma**2 <= (R * N + D) ** 2, "best column")
    given = [
        definition(Eq(norm2(u), N**2), "length of the target"),
        definition(Eq(N * Delta**2, R * D), "best column's entry"),
        definition(Delta > 0, "Δ above 0"),
    ]
    return prove(bound, given=given, using=[freund_schapire().conclusion])


@statement
def which_is_sharper() -> tuple[Proved, Proved]:
    """(R N + D)² ≤ the root form where D² + R N D ≤ γT, and ≥ where ≥: many small distances, or a few large ones.

    >>> which_is_sharper()[0].claim
    squares are sharper: 2·(D + N·R)² ≤ N²·R² + 2·T·γ + s
    """
    root = definition(Eq(s**2, (R * N) ** 2 * ((R * N) ** 2 + 4 * gamma * T)), "root")
    given = [root, definition(s >= 0, "positive root"), *(definition(each >= 0, "a length") for each in (R, N, D))]
    small, large = D**2 + R * N * D <= gamma * T, D**2 + R * N * D >= gamma * T
    square, other = 2 * (R * N + D) ** 2, (R * N) ** 2 + 2 * gamma * T + s
    known = prove(claim(R * N * (R * N + 2 * D) >= 0, "a root"), given=given[2:])
    return (
        prove(claim(square <= other, "squares are sharper"), [*given, assumption(small, "small distances")], [known]),
        prove(
            claim(square >= other, "the root form is sharper"), [*given, assumption(large, "large distances")], [known]
        ),
    )


# one dimension


@statement
def one_dimension() -> Proved:
    """v² ≤ B² after any number of mistakes on single numbers, where B is R or the size of the first weight.

    z is y times the example.

    >>> one_dimension().claim
    never further out: v_M² ≤ B²
    """
    within = claim(v**2 <= B**2, "never further out")
    step = [
        own_step(Eq(v_next, v + z), "update of one"),
        own_step(v * z <= 0, "mistake"),
        assumption(z**2 <= R**2, "radius"),
        definition(R**2 <= B**2, "R within B"),
    ]
    start = assume(definition(v_0**2 <= B**2, "start within B"))
    kept = prove(within.substitute({v: v_next}), given=[within, *step])
    return induct(within, start, ((kept, M),), ((v, v_0, v_next, v_M),), (B, v_0, R))

"""The Perceptron where no separator is perfect: bounds in how far the examples would have to be moved.

u is any vector and γ > 0 any number.  The *distance* of an example is d ≥ γ − y⟨u, x⟩, what it lacks of the margin γ.
E adds up the distances of the mistakes and S their squares; T and D² are those sums over all examples presented, so
that with T = 0 the target separates and everything here is `chapters.perceptron.theorem`.
"""

from decimal import Decimal
from fractions import Fraction

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.exact import BadSize, Number, number, whole
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import Proved, split, statement
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import BadTarget, checked_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    by_cases,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    kept,
    lemma,
    norm2,
    of_step,
    read,
    state,
    theorem,
)


class MovedExamples(Theory):
    """M γ² ≤ R²‖u‖² + 2γT, and M γ²Δ² ≤ (R² + Δ²)(‖u‖²Δ² + D²): what mistakes lack of γ is put on an account."""

    M, w, x, y, R = perceptron.PerceptronBound["M w x y R"]

    @Row("mistake", M, gives="w x y d E S", changes="w E S", about="run u gamma radius2 distances delta2")
    def mistakes(run, target, gamma, delta2=None):
        u, gamma = checked_target(target, run.examples.dimension), number(gamma, "gamma")
        distances, radius2 = run.examples.distances(u, gamma), run.examples.radius2
        if delta2 is None:
            delta2 = best_delta2(radius2, inner(u, u), run.passes * inner(distances, distances))
        delta2 = number(delta2, "delta2")
        if not delta2 > 0:
            raise BadTarget(f"Δ² = {delta2}: the square of the further entry has to be greater than 0", delta2)
        yield {"run": run, "u": u, "gamma": gamma, "radius2": radius2, "distances": distances, "delta2": delta2}
        E = S = 0
        for step in run.steps:
            d = distances[step.index % len(distances)]
            yield {"w": step.before, "x": step.x, "y": step.y, "d": d, "E": E, "S": S}
            E, S = E + d, S + d * d
        yield {"w": run.weights, "E": E, "S": S}

    u = fixed("the target: any vector, whether or not it separates the examples", vector=True)
    γ = fixed("the margin that is asked for, any number above 0")
    d = of_step("the distance of an example: what it lacks of the margin, max(0, γ − y⟨u, x⟩)")
    E = state("the distances of the mistakes so far, added up", start=0)
    S = state("the squared distances of the mistakes so far, added up", start=0)
    T = fixed(
        "the total distance: the distances of all examples presented, added up",
        lambda run, distances: run.passes * sum(distances),
    )
    D = fixed(
        "the root of the sum of all squared distances",
        square=lambda run, distances: run.passes * inner(distances, distances),
    )
    Δ = fixed("what stands in the column of its own that an example gets", square=lambda delta2: delta2)

    margin = assume(y * dot(u, x) >= γ - d, "margin but for d")
    paid = define(E.next == E + d, "distances so far")
    paid_in_squares = define(S.next == S + d**2, "squared distances so far")
    all_distances = define(E.last <= T)
    all_squared_distances = define(S.last <= D**2)
    positive_margin = assume(γ > 0)
    some_mistake, no_mistake, a_count = assume(M > 0), define(M == 0), define(M >= 0)

    progress = (
        calc(dot(u, w.next) + E.next)
        .eq(dot(u, w) + y * dot(u, x) + E + d, perceptron.PerceptronBound.update, paid)
        .ge(dot(u, w) + E + γ, margin)
    )
    growth = perceptron.PerceptronBound.growth
    total_progress = mistakes.total(progress)  # ⟨u, w_M⟩ + E_M ≥ γM
    total_growth = mistakes.total(growth)  # ‖w_M‖² ≤ R²M
    schwarz = lemma(perceptron.cauchy_schwarz, at={"u": u, "w": w.last})
    less_progress = have(dot(u, w.last) >= γ * M - T, total_progress, all_distances)

    # in the total distance: 2ab ≤ a² + b² for a = γM and b = ⟨u, w_M⟩, or for a = λM at any rate λ

    sums = total_progress, total_growth, schwarz, all_distances
    a_distance = define(T >= 0)
    last_step = have((dot(u, w.last) - γ * M) ** 2 >= 0)
    bound = γ**2 * M <= R**2 * norm2(u) + 2 * γ * T
    mistake_bound = by_cases(
        have(bound, no_mistake, positive_margin, a_distance),
        have(bound, some_mistake, positive_margin, sums, last_step),
        a_count,
    )
    beyond_T = assume(γ * M >= T)
    as_a_square = have((γ * M - T) ** 2 <= R**2 * norm2(u) * M, beyond_T, sums)

    # in the squared distances: Cauchy and Schwarz with one more axis for each mistake.  Along its axis the weights have
    # yΔ in the end, and the target has yd/Δ; these are added up here without axes

    so_far = E**2 <= M * S, S >= 0, paid, paid_in_squares
    even_after_it = E.next**2 <= (M + 1) * S.next
    one_more = by_cases(
        have(even_after_it, no_mistake, so_far), have(even_after_it, some_mistake, so_far), kept(M >= 0, "a count")
    )
    evenness, squares, _ = mistakes.keep(
        ("evenness", E**2 <= M * S, one_more), ("squares", S >= 0, paid_in_squares), ("a count", M >= 0)
    )
    no_turn = have(norm2(M * Δ**2 * u - E.last * w.last) >= 0)
    extended = have(
        Δ**2 * (dot(u, w.last) + E.last) ** 2 <= (norm2(w.last) + M * Δ**2) * (norm2(u) * Δ**2 + S.last),
        some_mistake, evenness, schwarz, no_turn,
    )  # fmt: skip
    far_along_both = have((γ * M) ** 2 <= (dot(u, w.last) + E.last) ** 2, some_mistake, positive_margin, total_progress)
    room = have(norm2(u) * Δ**2 + S.last >= 0, squares)
    squares_of_the_mistakes = have(
        M * γ**2 * Δ**2 <= (R**2 + Δ**2) * (norm2(u) * Δ**2 + S.last),
        some_mistake, total_growth, far_along_both, room, extended,
    )  # fmt: skip
    bound_in_squares = M * γ**2 * Δ**2 <= (R**2 + Δ**2) * (norm2(u) * Δ**2 + D**2)
    extended_bound = by_cases(
        have(bound_in_squares, no_mistake),
        have(bound_in_squares, all_squared_distances, squares_of_the_mistakes),
        a_count,
    ).called("mistake bound")


class SolvedForMistakes(Theory):
    """What follows for M: at any rate λ, as the root of a quadratic inequality, and with the best column."""

    M, w, u, γ, R, T, D, Δ, x, y = MovedExamples["M w u γ R T D Δ x y"]
    no_mistake, some_mistake, a_count, positive_margin, a_distance, sums, as_a_square = MovedExamples[
        "no_mistake some_mistake a_count positive_margin a_distance sums as_a_square"
    ]
    λ = fixed("any number above 0; the bound holds for each")
    s = fixed("the square root of R²‖u‖²(R²‖u‖² + 4γT)")
    N = fixed("the length of the target")
    p = fixed("the target divided by γ", vector=True)

    rate_above_0 = assume(λ > 0, "λ above 0")
    last_step = have((dot(u, w.last) - λ * M) ** 2 >= 0)
    bound = λ * (2 * γ - λ) * M <= R**2 * norm2(u) + 2 * λ * T
    any_rate = by_cases(
        have(bound, no_mistake, rate_above_0, a_distance),
        have(bound, some_mistake, rate_above_0, sums, last_step),
        a_count,
    )

    L = R**2 * norm2(u)
    root = define(s**2 == L**2 + 4 * γ * T * L, "root"), define(s >= 0, "positive root"), positive_margin
    root_form = 2 * γ**2 * M <= L + 2 * γ * T + s
    beyond = have(root_form, root, as_a_square, name="root form")
    below = have(root_form, root, assume(γ * M <= T, "below T"), name="root form")

    best_column = have(
        M * γ**2 <= (R * N + D) ** 2,
        define(norm2(u) == N**2, "length of the target"),
        define(N * Δ**2 == R * D, "best column's entry"),
        define(Δ > 0, "Δ above 0"),
        MovedExamples.extended_bound,
    )

    lengths = define(R >= 0, "a length"), define(N >= 0, "a length"), define(D >= 0, "a length")
    root_by_length = define(s**2 == (R * N) ** 2 * ((R * N) ** 2 + 4 * γ * T), "root"), root[1], lengths
    no_less = have(R * N * (R * N + 2 * D) >= 0, lengths)
    in_squares, in_distances = 2 * (R * N + D) ** 2, (R * N) ** 2 + 2 * γ * T + s
    small, large = (
        assume(D**2 + R * N * D <= γ * T, "small distances"),
        assume(D**2 + R * N * D >= γ * T, "large distances"),
    )
    squares_are_sharper = have(in_squares <= in_distances, root_by_length, no_less, small)
    the_root_form_is_sharper = have(in_squares >= in_distances, root_by_length, no_less, large)

    scaled_target = define(γ * p == u)
    hinge_loss = have(γ * (1 - y * dot(p, x)) == γ - y * dot(u, x), scaled_target)


class OneDimension(Theory):
    """v² ≤ B² after any number of mistakes on single numbers: an update goes towards 0, or beyond by R at most."""

    M, R = perceptron.PerceptronBound.M, perceptron.PerceptronBound.R

    @Row("mistake", M, gives="v z", changes="v", about="run radius2")
    def mistakes(run):
        whole("the number of attributes", run.examples.dimension, 1, 1, BadSize)
        yield {"run": run, "radius2": run.examples.radius2}
        yield from ({"v": step.before[0], "z": step.y * step.x[0]} for step in run.steps)
        yield {"v": run.weights[0]}

    v = state("the weight, where examples are single numbers: before a mistake, after it, and in the end")
    z = of_step("the label times the example, where that is a single number")
    B = fixed(
        "the larger of R and the size of the weight at the start",
        square=lambda run, radius2: max(radius2, run.start[0] ** 2),
    )
    update_of_one = does(v.next == v + z)
    mistake = does(v * z <= 0)
    radius = assume(z**2 <= R**2)
    R_within_B = define(R**2 <= B**2)
    start_within_B = define(v.start**2 <= B**2)
    no_further = have(v.next**2 <= B**2, v**2 <= B**2, update_of_one, mistake, radius, R_within_B)
    never_further_out = mistakes.keep((v**2 <= B**2, no_further), given=[start_within_B])


letters = Notation(MovedExamples, SolvedForMistakes, OneDimension)
_a, _s = MovedExamples, SolvedForMistakes
# The letters as the kernel has them, for claims beside the theories.
M, R, T, u, gamma, lam = (one.value for one in _s["M R T u γ λ"])

SHORT = {key: perceptron.CAUSES[key] for key in ("radius", "mistake", "Cauchy–Schwarz")}
SURPLUS = "margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ − d"
OTHERS = "distances of others", "examples that have to be moved and were no mistakes"


@statement
def total_distance() -> Theorem:
    """M γ² ≤ R²‖u‖² + 2γT for any u and any γ > 0, where T is the total distance of all examples presented."""
    causes = SHORT | {
        "margin but for d": SURPLUS,
        "some mistake · positive margin · all distances": OTHERS,
        "last step": ("last step", "⟨u, w⟩ is not γM in the end, and 2ab ≤ a² + b² lets go of the difference, squared"),
    }
    return theorem("Total distance", "Balcan's lecture of 2010", _a.mistake_bound, causes=causes, shown=(_a.schwarz,))


@statement
def freund_schapire() -> Theorem:
    """M γ²Δ² ≤ (R² + Δ²)(‖u‖²Δ² + D²) for any u, γ > 0 and Δ > 0, where D² adds up the squared distances."""
    causes = SHORT | {
        "margin but for d": SURPLUS,
        "all squared distances · R²": OTHERS,
        "all squared distances · Delta²": OTHERS,
        "evenness": ("uneven distances", "the mistakes had to be moved by different distances"),
        "no turn": ("angle", "the final weights do not point along u"),
    }
    shown = _a.schwarz, _a.squares_of_the_mistakes
    return theorem("Squared distances", "Freund and Schapire 1999", _a.extended_bound, causes=causes, shown=shown)


@statement
def little_progress() -> Proved:
    """⟨u, w⟩ ≥ γM − T: progress, less all that had to be moved."""
    return _a.less_progress.proof


@statement
def hinge() -> Proved:
    """γ(1 − y⟨p, x⟩) = γ − y⟨u, x⟩ for p = u/γ: a distance, divided by γ, is the hinge loss of u/γ."""
    return _s.hinge_loss.proof


@statement
def any_rate() -> Proved:
    """λ(2γ − λ)M ≤ R²‖u‖² + 2λT for every λ > 0: one of them is `total_distance`, the best of them the root form."""
    return _s.any_rate.proof


@statement
def as_a_square() -> Proved:
    """(γM − T)² ≤ R²‖u‖²M, once γM ≥ T: the sharpest form, before anything is solved for M."""
    return _a.as_a_square.proof


@statement
def root_form() -> Proved:
    """2γ²M ≤ R²‖u‖² + 2γT + s for the root s of R²‖u‖²(R²‖u‖² + 4γT): `as_a_square`, solved for M."""
    return split(_s.beyond.proof, _s.below.proof, gamma * M - T)


@statement
def evenness() -> Proved:
    """E² ≤ M·S: Cauchy and Schwarz over the mistakes, kept by each of them."""
    return _a.evenness.proof


@statement
def with_the_best_column() -> Proved:
    """M γ² ≤ (R N + D)², where N is the length of u: the extended bound with Δ² = R D/N.

    With D = 0 there is no such Δ > 0: the target separates the examples, and the bound is the Perceptron's own.
    """
    return _s.best_column.proof


@statement
def which_is_sharper() -> tuple[Proved, Proved]:
    """(R N + D)² ≤ the root form where D² + R N D ≤ γT, and ≥ where ≥: many small distances, or a few large ones."""
    return _s.squares_are_sharper.proof, _s.the_root_form_is_sharper.proof


@statement
def one_dimension() -> Proved:
    """v² ≤ B² after any number of mistakes on single numbers, where B is R or the size of the first weight."""
    return OneDimension.never_further_out.proof


def read_in_one_dimension(run) -> Reading:
    """A run on examples of one number in the words of `one_dimension`.  Raise `BadSize` for examples of more."""
    return read(OneDimension.never_further_out, run)


def best_delta2(radius2: Number, length2: Number, distance2: Number) -> Number:
    """Δ² = R·D/‖u‖ rounded to three digits, from the three squares; 1 where it would be 0.

    >>> best_delta2(4, 1, 9), best_delta2(4, 1, 0), best_delta2(10**400, 1, 10**400) == 10**400
    (Fraction(6, 1), 1, True)
    """
    if not (radius2 and length2 and distance2):
        return 1
    square = Fraction(radius2) * Fraction(distance2) / Fraction(length2)
    return Fraction(f"{(Decimal(square.numerator) / square.denominator).sqrt():.3g}")

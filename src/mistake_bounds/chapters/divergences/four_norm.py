"""The 4-norm Perceptron (Grove, Littlestone and Schuurmans 2001; Gentile 2003): M γ² ≤ 3 b E³.

a adds up yx at each mistake, and the weights are the cubes of its entries.  F is the sum of their fourth powers, b² is
no less than the sum of the fourth powers of any example.  The target u has the entries q³, and E² is no less than the
sum of the q⁴.  No root is taken: b is a bound on the 4-norm of the examples, squared, and E³ on the 4/3-norm of u,
squared.  Of one attribute t is its entry of a, w its weight and z its feature.
"""

from fractions import Fraction
from math import isqrt

from mistake_bounds.chapters.divergences import theorem as divergences
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.reading import check_weights
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    by_cases,
    define,
    does,
    dot,
    fixed,
    have,
    kept,
    lemma,
    of_step,
    state,
    theorem,
)

PARTS = 1000


def root_above(value: Number) -> Fraction:
    """The root of ``value`` where it is a fraction, else one that is above it by a thousandth at most.

    >>> root_above(Fraction(9, 4)), root_above(2)
    (Fraction(3, 2), Fraction(283, 200))
    """
    value = Fraction(value)
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root * root == value else Fraction(isqrt(int(value * PARTS**2)) + 1, PARTS)


class OneAttribute(Theory):
    """ρ³(t + yz)⁴ ≤ (ρ³ + (3ρ + 2)²)t⁴ + 4ρ(ρ + 1)(ρ + 2)·yt³z + ρ³(ρ + 1)z⁴: the gap is one square."""

    ρ = fixed("any number; in the theorem 9m + 1")
    t = of_step("the entry of a of one attribute")
    z = of_step("its feature")
    y, label = PerceptronBound.y, PerceptronBound.label
    of_t, of_score, of_z = ρ**3 + (3 * ρ + 2) ** 2, 4 * ρ * (ρ + 1) * (ρ + 2), ρ**3 * (ρ + 1)
    square = have(((3 * ρ + 2) * t**2 + 2 * ρ * t * y * z - ρ**2 * z**2) ** 2 >= 0)
    one_attribute = have(ρ**3 * (t + y * z) ** 4 <= of_t * t**4 + of_score * y * t**3 * z + of_z * z**4, label, square)


class FourNormBound(Theory):
    """M γ² ≤ 3 b E³: the fourth powers grow to 9b²M² at most, and two squares for each attribute do the rest."""

    M, x, y, u, γ = PerceptronBound["M x y u γ"]
    margin = PerceptronBound.margin
    n = fixed("the number of attributes", lambda run: run.examples.dimension)

    @Row("mistake", M, gives="a weights x y m", changes="a m", about="run u gamma roots")
    def mistakes(run, roots, margin=None):
        """The entries of the target are the cubes of ``roots``."""
        check_weights(run)
        roots = checked_target(roots, run.examples.dimension)
        u = tuple(q**3 for q in roots)
        gamma = number_or("margin", margin, lambda: run.examples.margin(u))
        if gamma <= 0:
            raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(u, example[0])), gamma)
        yield {"run": run, "u": u, "gamma": gamma, "roots": roots}
        for step in run.steps:
            weights = run.learner.weights_of(step.before)
            yield {"a": step.before, "weights": weights, "x": step.x, "y": step.y, "m": step.count}
        yield {"a": run.weights, "m": len(run.steps)}

    @Row("attribute", n, gives="i")
    def attributes(a):
        yield from ({"i": i} for i in range(len(a)))

    a = state("what the learner adds up: the examples of its mistakes, each times its label", start=0, vector=True)
    m = state("the mistakes so far", start=0)
    t = state("the entry of a of one attribute", lambda a, i: a[i])
    w = of_step("the weight of one attribute", lambda weights, i: weights[i])
    z = of_step("its feature", lambda x, i: x[i])
    F = state("the sum of the fourth powers of a", lambda a: sum(t**4 for t in a), start=0)
    attributes.sum(t**4, total=F)
    attributes.sum(t.next**4, total=F.next)
    attributes.sum(t.last**4, total=F.last)
    s = attributes.sum(w * z, "the score", lambda weights, x: inner(weights, x))
    Xi_n = attributes.sum(z**4, "the fourth powers of the example, added up attribute by attribute")
    b = fixed(
        "a number whose square is no less than the sum of the fourth powers of any example",
        lambda run: root_above(max(sum(v**4 for v in x) for x, _ in run.examples)),
    )

    # F ≤ 9b²m² after m mistakes, that is ‖a‖₄² ≤ 3bm: each mistake keeps it

    update = does(a.next == a + y * x)
    update_of_one = does(t.next == t + y * z)
    cube = does(w == t**3)
    mistake = does(y * s <= 0)
    radius = assume(Xi_n <= b**2)
    mistakes_so_far = define(m.next == m + 1)
    count = kept(m >= 0, "a count")
    d = 9 * m + 1
    of_t, of_score, of_z = d**3 + (3 * d + 2) ** 2, 4 * d * (d + 1) * (d + 2), d**3 * (d + 1)
    one_attribute = lemma(lambda: OneAttribute.one_attribute.proof, at={"rho": d})
    one_more = have(
        d**3 * t.next**4 <= of_t * t**4 + of_score * y * w * z + of_z * z**4, one_attribute, update_of_one, cube
    )
    added_up = attributes.total(one_more)  # d³F⁺ ≤ …
    all_attributes = have(
        d**3 * F.next <= of_t * F + of_z * b**2,
        added_up, mistake, radius, have(of_score >= 0, count), have(of_z >= 0, count),
    )  # fmt: skip
    room = have(9 * (d**4 + 6 * d**3) - (3 * d + 2) ** 2 * (d - 1) ** 2 > 0, count)
    a_mistake_keeps_it = have(
        F.next <= 9 * b**2 * m.next**2,
        kept(F <= 9 * b**2 * m**2, "growth"), all_attributes, mistakes_so_far, room,
        have(d**3 > 0, count), have(of_t > 0, count),
        name="growth",
    )  # fmt: skip
    growth, a_count, counted = mistakes.keep(
        ("growth", F <= 9 * b**2 * m**2, a_mistake_keeps_it),
        ("a count", m >= 0, mistakes_so_far),
        ("counted", m <= M, mistakes_so_far),
    )
    grown = have(F.last <= 9 * b**2 * M**2, growth, a_count, counted)

    # Hölder's inequality: two squares for each attribute

    q = of_step("the root of its entry in the target, which is q³", lambda roots, i: roots[i])
    E = fixed(
        "a number whose square is no less than the sum of the fourth powers of the roots of the target",
        lambda roots: root_above(sum(q**4 for q in roots)),
    )
    eta_n = attributes.sum(q**4, "the fourth powers of the roots of the target, added up attribute by attribute")
    zeta_n = attributes.sum(q**2 * t.last**2, "the squares of those roots times the squares of a, added up")
    tau_n = attributes.sum(q**3 * t.last, "the target times a, added up attribute by attribute")
    on_the_target = define(dot(u, a.last) == tau_n)
    size_of_the_target = assume(eta_n <= E**2)
    some_target, some_size, some_mistake = assume(E > 0), assume(b > 0, "some size"), assume(M > 0)
    positive_margin = assume(γ > 0)

    first_of_one = have(6 * b * M * E * q**2 * t.last**2 <= 9 * b**2 * M**2 * q**4 + E**2 * t.last**4)
    second_of_one = have(2 * γ * M * E**2 * q**3 * t.last <= γ**2 * M**2 * q**4 + E**4 * q**2 * t.last**2)
    # each once more, as a line of its own: slack stops at what is added up over the attributes
    first_square = have(
        6 * b * M * E * zeta_n <= 9 * b**2 * M**2 * eta_n + E**2 * F.last, attributes.total(first_of_one)
    )
    second_square = have(
        2 * γ * M * E**2 * tau_n <= γ**2 * M**2 * eta_n + E**4 * zeta_n, attributes.total(second_of_one)
    )

    # Σq²t² ≤ 3bME by the first square, γ²M² ≤ E²·Σq²t² by the second

    both_parts = have(
        6 * b * M * E * zeta_n <= 18 * b**2 * M**2 * E**2,
        first_square,
        grown,
        size_of_the_target,
    )
    positive_product = have(6 * b * M * E > 0, some_size, some_target, some_mistake)
    in_between = have(zeta_n <= 3 * b * M * E, both_parts, positive_product)
    progress = have(dot(u, a.next) >= dot(u, a) + γ, update, margin)
    total_progress = mistakes.total(progress)  # ⟨u, a_M⟩ ≥ Mγ
    its_weight = have(2 * γ * M * E**2 >= 0, positive_margin, some_mistake)
    second_in_the_end = have(
        2 * γ**2 * M**2 * E**2 <= γ**2 * M**2 * E**2 + E**4 * zeta_n,
        second_square, total_progress, on_the_target, size_of_the_target, its_weight,
        name="second square, at the end",
    )  # fmt: skip
    positive_square = have(E**2 > 0, some_target)
    squared = have(γ**2 * M**2 <= E**2 * zeta_n, second_in_the_end, positive_square)
    both_squares = have(γ**2 * M**2 <= 3 * b * M * E**3, squared, in_between, positive_square)
    bound = γ**2 * M <= 3 * b * E**3
    mistake_bound = by_cases(
        have(bound, some_size, some_target, define(M == 0, "no mistake")),
        have(bound, both_squares, some_mistake),
        have(M >= 0, a_count, counted, name="some mistakes or none"),
    )


letters = Notation(OneAttribute, FourNormBound, others=(divergences.letters,))
rho, t, z, y = (one.value for one in OneAttribute["ρ t z y"])
M, b, E, gamma = (one.value for one in FourNormBound["M b E γ"])

CAUSES = {
    "growth": ("slow growth", "the fourth powers have grown to less than they may"),
    "first square": ("direction", "the last sums are not in proportion to the roots of the target"),
    "second square": ("direction", "the last sums are not in proportion to the roots of the target"),
    "margin": ("margin surplus", "mistakes on examples with a larger margin than γ"),
    "size of the target · (M·b)²": ("rounding", "E is a fraction above the root that it stands for"),
    "size of the target · M² · γ²": ("rounding", "E is a fraction above the root that it stands for"),
}


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M γ² ≤ 3 b E³ for the 4-norm Perceptron, started at 0."""
    a = FourNormBound
    name, source = "The 4-norm Perceptron", "Grove, Littlestone and Schuurmans 2001; Gentile 2003"
    shown = a.all_attributes, a.growth, a.a_count, a.counted
    return theorem(name, source, a.mistake_bound, causes=CAUSES, shown=shown)


@statement
def one_attribute() -> Proved:
    """ρ³(t + yz)⁴ ≤ (ρ³ + (3ρ + 2)²)t⁴ + 4ρ(ρ + 1)(ρ + 2)·yt³z + ρ³(ρ + 1)z⁴: the gap is one square."""
    return OneAttribute.one_attribute.proof


@statement
def all_attributes() -> Proved:
    """The same, added up, at a mistake and for ρ = 9m + 1: ρ³F⁺ ≤ (ρ³ + (3ρ + 2)²)F + ρ³(ρ + 1)b²."""
    return FourNormBound.all_attributes.proof


@statement
def growth() -> tuple[Proved, Proved, Proved]:
    """F ≤ 9b²m² after m mistakes, that is ‖a‖₄² ≤ 3bm: each mistake keeps it; and m is a count, no more than M."""
    a = FourNormBound
    return a.growth.proof, a.a_count.proof, a.counted.proof


@statement
def growth_kept() -> Proved:
    """F⁺ ≤ 9b²(m + 1)², for F ≤ 9b²m²: what a mistake keeps."""
    return FourNormBound.a_mistake_keeps_it.proof


@statement
def hoelder() -> tuple[Proved, Proved]:
    """6bME·Σq²t² ≤ 9b²M²·Σq⁴ + E²·Σt⁴ and 2γME²·Σq³t ≤ γ²M²·Σq⁴ + E⁴·Σq²t²: two squares for each attribute."""
    return FourNormBound.first_square.proof, FourNormBound.second_square.proof


@statement
def between() -> Proved:
    """Σq²t² ≤ 3bME after M > 0 mistakes: the first square, with what the sums have grown to."""
    return FourNormBound.in_between.proof


@statement
def total_progress() -> Proved:
    """⟨u, a⟩ ≥ Mγ in the end."""
    return FourNormBound.total_progress.proof


@statement
def both_squares() -> Proved:
    """γ²M² ≤ E²·Σq²t² ≤ 3bME³ after M > 0 mistakes: the second square, and then the first."""
    return FourNormBound.both_squares.proof

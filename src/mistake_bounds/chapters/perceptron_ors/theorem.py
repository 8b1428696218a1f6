"""The Perceptron on an OR of r of n attributes, with a dummy input: 4M² ≤ 4(4rz + 2r + 1)M + r(2z − 1)², z = n − r.

An example has zeros and ones, p those of the r relevant attributes and q those of the z others, and a dummy input
d = 1.  Their weights are a, v and b, all 0 at the start; s is the score.  A score of 0 says +, so that a promotion has
s < 0 and a demotion s ≥ 0.  e and f are rows of ones.  Ψ = Σ a(a − 1 − 2z) + Σ v(v + 1) + b(b + 1) never rises, and
2Σa − b rises by 1 or more at each mistake.
"""

from collections.abc import Sequence

from sympy import S

from mistake_bounds import exact
from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz, u, w
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assume,
    assumption,
    cases,
    claim,
    definition,
    dot,
    instantiate,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import ATTRIBUTES, RUN, Letters, M, r
from mistake_bounds.theorem.reading import KIND, Reading, check_weights, labels_of_mistakes
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.targets import BadTarget, row_of_bits
from mistake_bounds.theorem.theorem import Kind, Theorem
from mistake_bounds.theorem.whole import letters as WHOLE
from mistake_bounds.theorem.whole import not_between, read_whole
from mistake_bounds.vocabulary import OTHER_ATTRIBUTE

letters = Letters(WHOLE, ATTRIBUTES, RUN)
a, a_next, a_M = letters.vectors("a a^+ a_M", "the weights of the relevant attributes", "`step.before`, `run.weights`")
v, v_next, v_M = letters.vectors("v v^+ v_M", "the weights of the other attributes")
b, b_next, b_M = letters("b b^+ b_M", "the weight of the dummy input")
p = letters.vectors("p", "the relevant part of an example", "`step.x`")
q = letters.vectors("q", "the irrelevant part of an example")
e = letters.vectors("e", "a one for each relevant attribute")
f = letters.vectors("f", "a one for each other attribute")
d = letters("d", "the dummy input")
s = letters("s", "the score of an example", "`dot(step.before, step.x)`")
z = letters("z", "the number of attributes that are not relevant")
P = letters("P", "the number of promotions: mistakes on positive examples")
D = letters("D", "the number of demotions: mistakes on negative examples")
A = letters("A", "the relevant weights in the end, added up")
T = letters("T", "2A − b_M, which is at least the number of mistakes")
v_i = letters("v_i", "an irrelevant weight in the end")
X, X_next, X_z = letters("X X^+ X_z", "the irrelevant weights in the end, added up one by one")
Y, Y_next, Y_z = letters("Y Y^+ Y_z", "their squares, added up in the same way")

SCORE = definition(Eq(s, dot(a, p) + dot(v, q) + b * d), "score")
DUMMY = assumption(Eq(d, 1), "dummy input")
BITS, OTHER_BITS = (
    assumption(Eq(dot(e, p), norm2(p)), "zeros and ones"),
    assumption(Eq(dot(f, q), norm2(q)), "other zeros and ones"),
)
POSITIVE, NEGATIVE = assumption(dot(e, p) >= 1, "positive"), assumption(VectorEq(p, ZERO), "negative")
UP = (
    own_step(VectorEq(a_next, a + p), "relevant weights up"),
    own_step(VectorEq(v_next, v + q), "other weights up"),
    own_step(Eq(b_next, b + d), "dummy's weight up"),
)
DOWN = (
    own_step(VectorEq(a_next, a - p), "relevant weights down"),
    own_step(VectorEq(v_next, v - q), "other weights down"),
    own_step(Eq(b_next, b - d), "dummy's weight down"),
)
LOW, HIGH = own_step(s < 0, "low score"), own_step(s >= 0, "high score")
OTHERS, RELEVANT = definition(Eq(norm2(f), z), "z others"), definition(Eq(norm2(e), r), "r relevant ones")
ADDED_UP = (
    definition(Eq(dot(f, v_M), X_z), "other weights added up"),
    definition(Eq(norm2(v_M), Y_z), "their squares added up"),
)
OTHER_WEIGHTS = Row(
    OTHER_ATTRIBUTE, z, (Sum(X, X_next, X_z, v_i, "weights so far"), Sum(Y, Y_next, Y_z, v_i**2, "squares so far"))
)
SOME = assumption(r > 0, "some relevant")
COUNTED, ADDED = definition(Eq(M, P + D), "counted"), definition(Eq(A, dot(e, a_M)), "relevant weights added up")
LAST = definition(Eq(T, 2 * A - b_M), "progress in the end")
CAUSES = {
    "‖f - q‖²": ("others off", "promotions with irrelevant attributes off"),
    "positive · ‖f‖²": ("several relevant", "promotions with more than one relevant attribute on"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "at most −1": ("low scores", "promotions on scores below −1"),
    "high score": ("high scores", "demotions on scores above 0"),
    "whole weights": ("others left", "irrelevant weights that are neither 0 nor −1 in the end"),
}
STATE, FIXED = ((a, ZERO, a_next, a_M), (v, ZERO, v_next, v_M), (b, S.Zero, b_next, b_M)), (e, f, z)


def potential(a, v, b):
    """Ψ = Σ a(a − 1 − 2z) + Σ v(v + 1) + b(b + 1), of vectors and a number.

    >>> potential(a, v, b)
    b**2 + b + ‖a‖² + ‖v‖² - ⟨a, e⟩*(2*z + 1) + ⟨f, v⟩
    """
    return norm2(a) - (2 * z + 1) * dot(e, a) + norm2(v) + dot(f, v) + b**2 + b


@statement
def kinds() -> tuple[Kind, Kind]:
    """Promotions and demotions: at each of them 2Σa − b rises by 1 or more, and Ψ does not rise.

    >>> [proof.claim for kind in kinds() for proof in kind.steps][0]
    progress: 2·⟨a^+, e⟩ - b^+ ≥ 2·⟨a, e⟩ - b + 1
    """
    rises = claim(2 * dot(e, a_next) - b_next >= 2 * dot(e, a) - b + 1, "progress")
    falls = claim(potential(a_next, v_next, b_next) <= potential(a, v, b), "no rise")
    low = prove(claim(s <= -1, "at most −1"), given=[LOW], using=[not_between(s, "whole score")])
    on = claim(z * dot(e, p) >= norm2(q), "z for each")
    for_each = prove(on, given=[POSITIVE, OTHER_BITS, OTHERS])
    grown = norm2(a_next) - (2 * z + 1) * dot(e, a_next), norm2(v_next) + dot(f, v_next)
    before = norm2(a) - (2 * z + 1) * dot(e, a), norm2(v) + dot(f, v)
    of_a = claim(grown[0] <= before[0] + 2 * dot(a, p) - 2 * z * dot(e, p), "relevant part")
    of_v = claim(grown[1] <= before[1] + 2 * dot(v, q) + 2 * norm2(q), "other part")
    of_b = claim(b_next**2 + b_next <= b**2 + b + 2 * b + 2, "dummy's part")
    parts = prove(of_a, given=[UP[0], BITS]), prove(of_v, given=[UP[1], OTHER_BITS]), prove(of_b, given=[UP[2], DUMMY])
    up, down = (*UP, DUMMY, SCORE, BITS, OTHER_BITS), (*DOWN, DUMMY, SCORE, HIGH, OTHER_BITS, NEGATIVE)
    weighs = prove(claim(dot(a, p) + dot(v, q) + b <= -1, "weights that are on"), given=[DUMMY, SCORE], using=[low])
    no_rise = prove(falls, using=[weighs, for_each, *parts])
    more, same = prove(rises, given=[*UP, DUMMY, POSITIVE]), prove(rises, given=[*DOWN, DUMMY, NEGATIVE])
    return (
        Kind("promotion", (*up, LOW, POSITIVE), (more, no_rise), (low, weighs, for_each, *parts)),
        Kind("demotion", down, (same, prove(falls, given=down))),
    )


@statement
def totals() -> tuple[Proved, Proved, Proved]:
    """In the end 2Σa − b ≥ P + D and Ψ ≤ 0, so that Σ a(2z + 1 − a) ≥ b(b + 1): the relevant weights pay.

    >>> totals()[2].claim
    relevant weights pay: -‖a_M‖² + ⟨a_M, e⟩·(2·z + 1) ≥ b_M² + b_M
    """
    (up, fall), (down, fall_too) = (kind.steps for kind in kinds())
    rise = 2 * dot(e, a) - b
    progress = telescope(rise, ((up, P), (down, D)), STATE, FIXED, at_least=True, name="total progress")
    never = ((fall, P), (fall_too, D))
    falls = telescope(potential(a, v, b), never, STATE, FIXED, at_least=False, name="never above 0")
    paid = claim((2 * z + 1) * dot(e, a_M) - norm2(a_M) >= b_M**2 + b_M, "relevant weights pay")
    return progress, falls, prove(paid, using=[falls, whole_weights()])


@statement
def whole_weights() -> Proved:
    """Σ v(v + 1) ≥ 0 in the end: no weight lies between −1 and 0.

    >>> whole_weights().claim
    whole weights: ‖v_M‖² + ⟨f, v_M⟩ ≥ 0
    """
    parts = OTHER_WEIGHTS.keep(X + Y >= 0, "no part below 0", using=[not_between(v_i)])
    return prove(claim(norm2(v_M) + dot(f, v_M) >= 0, "whole weights"), given=ADDED_UP, using=[parts])


@statement
def mistake_bound() -> Theorem:
    """4M² ≤ 4(4rz + 2r + 1)M + r(2z − 1)² for the Perceptron on an OR, where a score of 0 says +.

    >>> mistake_bound().conclusion.claim
    mistake bound: 4·M² ≤ M·(16·r·z + 8·r + 4) + r·(2·z - 1)²
    """
    progress, falls, paid = totals()
    schwarz = instantiate(cauchy_schwarz(), {u: e, w: a_M})
    few = prove(claim(A**2 <= r * norm2(a_M), "few large weights"), given=[RELEVANT, ADDED], using=[schwarz])
    numbers = claim(A**2 + r * b_M * (b_M + 1) <= r * (2 * z + 1) * A, "in numbers")
    pays = prove(numbers, given=[SOME, ADDED], using=[few, paid])
    square = 2 * (4 * r + 1) * A - r * (4 * T + 2 * z - 1)
    K, C = 4 * (4 * r * z + 2 * r + 1), r * (2 * z - 1) ** 2
    end = prove(claim(4 * T**2 <= K * T + C, "bound of T"), given=[SOME, LAST], using=[pays, square])
    most = prove(claim(T >= M, "T or fewer"), given=[ADDED, LAST, COUNTED], using=[progress])
    bound = claim(4 * M**2 <= K * M + C, "mistake bound")
    none = prove(bound, given={"no mistake": Eq(M, 0), "some relevant": SOME}, using=[2 * z - 1])
    made = assumption(M > 0, "some mistake")
    some_T = prove(claim(T > 0, "some progress"), given=[made], using=[most])
    times_T = claim(4 * T * M**2 <= T * (K * M + C), "times T")
    longer = prove(times_T, given=[made, SOME], using=[end, most, some_T, 2 * z - 1])
    some = prove(bound, using=[longer, some_T])
    return Theorem(
        name="The Perceptron on an OR",
        source="this book; the convergence theorem gives (4r + 1)(n + 1)",
        kinds=kinds(),
        sums=(progress, falls),
        facts=(schwarz, paid, end),
        conclusion=cases(none, some, assume(definition(M >= 0, "a count"))),
        count="M",
        read=read,
        causes={
            **CAUSES,
            "some mistake": CAUSES["positive"],
            "Cauchy–Schwarz": ("unequal levels", "relevant weights that differ in the end"),
            "(A·(8·r + 2) - r·(4·T + 2·z - 1))²": ("out of balance", "relevant weights and the dummy's do not balance"),
        },
    )


@statement
def in_a_line() -> Theorem:
    """8(2z + 1)M ≤ 16r(2z + 1)² + (2z + 3)²: the bound without a square of M, for every r, and with squares only.

    >>> in_a_line().conclusion.claim
    mistakes at most: M·(16·z + 8) ≤ 16·r·(2·z + 1)² + (2·z + 3)²
    """
    progress, falls, paid = totals()
    k = 2 * z + 1
    few = claim(8 * k * M <= 16 * r * k**2 + (k + 2) ** 2, "mistakes at most")
    return Theorem(
        name="The Perceptron on an OR, in a line",
        source="this book",
        kinds=kinds(),
        sums=(progress, falls),
        facts=(paid,),
        conclusion=prove(
            few,
            given=[RELEVANT, COUNTED, definition(z >= 0, "a count of attributes")],
            using=[paid, progress, a_M - k * e, 4 * b_M + k + 2],
        ),
        count="M",
        read=read,
        causes={
            **CAUSES,
            "‖a_M + (-2·z - 1)·e‖²": ("levels not 2z + 1", "relevant weights that end elsewhere than at 2z + 1"),
            "(4·b_M + 2·z + 3)²": ("the dummy's weight", "it does not end at −(2z + 3)/4, and often cannot"),
        },
    )


# a run in these words


def read(run: Run, target) -> Reading:
    """A run on rows whose last entry is the dummy input; ``target`` is a row of n bits, 1 for each relevant attribute.

    Raise `BadTarget` unless there is a bit for each attribute but the dummy, and `mistake_bounds.examples.BadFeature`
    for an entry that is no bit.
    """
    check_weights(run)
    target = row_of_bits("target", target, "a target says which attributes are relevant")
    if len(target) != run.examples.dimension - 1:
        message = f"the target has {len(target)} bits, and the rows {run.examples.dimension} entries, the dummy's last"
        raise BadTarget(message, target)
    fixed = {"e": (1,) * sum(target), "f": (1,) * target.count(0), "r": sum(target), "z": target.count(0)}
    points = tuple(
        {KIND: 0 if step.y > 0 else 1, **parted(step.before, target, "avb"), **parted(step.x, target, "pqd"),
         **parted(step.after, target, ("a^+", "v^+", "b^+")), "s": (score := exact.dot(step.before, step.x)),
         **read_whole(score), **fixed}
        for step in run.steps
    )  # fmt: skip
    labels = labels_of_mistakes(run)
    end = {**parted(run.weights, target, ("a_M", "v_M", "b_M")), **fixed, "M": len(labels)}
    added = {"P": labels.count(1), "D": labels.count(-1), "A": sum(end["a_M"])}
    others = OTHER_WEIGHTS.read({"v_i": weight, **read_whole(weight)} for weight in end["v_M"])
    return Reading(points, {**end, **added, **others, "T": 2 * added["A"] - end["b_M"]})


def parted(row: Sequence, target: Sequence[int], names: Sequence[str]) -> dict:
    """The relevant entries, the others, and the last one, by their names.

    >>> parted((5, 6, 7, 1), (0, 1, 0), "pqd")
    {'p': (6,), 'q': (5, 7), 'd': 1}
    """
    marked = [[value for value, bit in zip(row, target, strict=False) if bit == on] for on in (1, 0)]
    return dict(zip(names, (*map(tuple, marked), row[-1]), strict=True))

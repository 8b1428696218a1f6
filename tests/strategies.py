"""What the tests of the proof room share: true statements, statements at random, values of terms, streams.

Nothing here uses the package's own evaluation, so that it can judge it.
"""

from dataclasses import dataclass
from fractions import Fraction
from random import Random

import campaigns
import sympy
from hypothesis import strategies as st
from sympy import Eq

from mistake_bounds import Examples
from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz
from mistake_bounds.proof import (
    Claim,
    Proved,
    Vector,
    VectorEq,
    claim,
    dot,
    instantiate,
    norm2,
    scalars,
    vectors,
)
from mistake_bounds.proof.kernel.terms import symbols_of

w, x, u, v, w_next, w_last = vectors("w x u v w^+ w^{++}")
a, b, c, d, s, t, y, z = scalars("a b c d s t y z")
OF_VECTORS, OF_LABELS = {"w", "x", "u", "v", "w^+", "w^{++}"}, {"y", "z"}
gamma, R, M, P, N, eta, theta, xi, U, L = scalars("gamma R M P N eta theta xi U L")


# values of terms as they were written


def _at(point) -> dict:
    """The point as `campaigns` reads it."""
    vectors_ = {"→" + name: value for name, value in point.items() if isinstance(value, tuple)}
    return {**point, **vectors_, "": max(map(len, vectors_.values()), default=0)}


def evaluate(part, point):
    """The value of a term as it was written, in fractions; for a vector, a tuple."""
    return (campaigns.coordinates if isinstance(part, Vector) else campaigns.value)(part, _at(point))


def is_true(claim: Claim, point) -> bool:
    """Does the claim hold at the point, as it was written?"""
    return campaigns.is_true(claim, _at(point))


def random_point(given, names, random: Random):
    """A value for each name in ``names`` and in the hypotheses ``given``; None if a hypothesis fails.

    Small fractions, vectors of one dimension between 1 and 3; a vector that an equation gives is computed.
    """
    computed = {claim.lhs.parts[0][0]: claim.rhs for claim in given if claim.is_vector and len(claim.lhs.parts) == 1}
    names = names.union(*(claim.symbols for claim in given)) - computed.keys()
    dimension, size = random.randint(1, 3), random.choice((1, 2, 4))
    some = lambda: Fraction(random.randint(-2 * size, 2 * size), random.choice((1, 1, 2)))
    point = {}
    for name in sorted(names):
        if name in OF_VECTORS:
            point[name] = tuple(some() for _ in range(dimension))
        else:
            point[name] = some() if name not in OF_LABELS else Fraction(random.choice((-1, 1)))
    for _ in computed:
        for name, term in computed.items():
            if symbols_of(term) <= point.keys():
                point[name] = evaluate(term, point)
    return point if all(is_true(claim, point) for claim in given) else None


# statements


@dataclass(frozen=True)
class Statement:
    """``given`` ⊢ ``goal``, perhaps with facts to use."""

    name: str
    goal: Claim
    given: tuple[Claim, ...] = ()
    using: tuple = ()

    def __str__(self):
        return f"{self.name}: {', '.join(map(str, self.given))} ⊢ {self.goal}"


LABEL, UPDATE = Eq(y**2, 1), VectorEq(w_next, w + y * x)
MISTAKE, RADIUS, MARGIN = y * dot(w, x) <= 0, norm2(x) <= R**2, y * dot(u, x) >= gamma
RATED = VectorEq(w_next, w + eta * y * x)


# ruff: noqa: E501


def true_statements() -> list[Statement]:
    """True statements of the kind that the proofs about the Perceptron are made of."""
    schwarz = (cauchy_schwarz(),)
    rows = [
        # multiplying out
        ("square of a sum", Eq(norm2(w + x), norm2(w) + 2 * dot(w, x) + norm2(x))),
        ("square of a rated update", Eq(norm2(w + eta * y * x), norm2(w) + 2 * eta * y * dot(w, x) + eta**2 * norm2(x)), LABEL),
        ("polarisation", Eq(4 * dot(w, x), norm2(w + x) - norm2(w - x))),
        ("Pythagoras", Eq(norm2(w + x), norm2(w) + norm2(x)), Eq(dot(w, x), 0)),
        ("Lagrange in the plane", Eq((a**2 + b**2) * (c**2 + d**2), (a * c + b * d) ** 2 + (a * d - b * c) ** 2)),
        # labels
        ("label to the fourth", Eq(y**4, 1), LABEL),
        ("a label moves no square", Eq((y * dot(w, x)) ** 2, dot(w, x) ** 2), LABEL),
        # one mistake
        ("rated growth", norm2(w_next) <= norm2(w) + eta**2 * R**2, RATED, LABEL, MISTAKE, RADIUS, eta > 0),
        ("distance shrinks", norm2(w_next - u) < norm2(w - u), UPDATE, LABEL, MISTAKE, RADIUS, y * dot(u, x) >= R**2, R > 0),
        ("distance to a scaled target", norm2(w_next - t * u) <= norm2(w - t * u) + R**2 - 2 * t * gamma, UPDATE, LABEL, MISTAKE, RADIUS, MARGIN, t >= 0),
        ("growth with a margin of error", norm2(w_next) <= norm2(w) + R**2 + 2 * theta, UPDATE, LABEL, y * dot(w, x) <= theta, RADIUS),
        ("two rounds grow", norm2(w_last) <= norm2(w) + 2 * R**2, VectorEq(w_last, w_next + v), VectorEq(w_next, w + x), dot(w, x) <= 0, dot(w_next, v) <= 0, RADIUS, norm2(v) <= R**2),
        # Cauchy, Schwarz and the triangle
        ("inner product and lengths", 2 * dot(u, w) <= norm2(u) + norm2(w)),
        ("Cauchy–Schwarz and a ball", dot(u, w) ** 2 <= norm2(u) * R**2, norm2(w) <= R**2, *schwarz),
        ("Cauchy–Schwarz for a unit target", dot(u, w) ** 2 <= norm2(w), Eq(norm2(u), 1)),
        ("Cauchy–Schwarz off zero", dot(u, w) ** 2 <= norm2(u) * norm2(w), norm2(u) > 0),
        ("twice the lengths", norm2(w + x) <= 2 * norm2(w) + 2 * norm2(x)),
        ("by way of a third", norm2(w - x) <= 2 * norm2(w - u) + 2 * norm2(u - x)),
        ("triangle", norm2(w + x) <= (a + b) ** 2, norm2(w) <= a**2, norm2(x) <= b**2, dot(w, x) <= a * b),
        ("weighted triangle", t * norm2(w + x) <= t * (1 + t) * norm2(w) + (1 + t) * norm2(x), t > 0),
        # means
        ("three numbers", a**2 + b**2 + c**2 >= a * b + b * c + c * a),
        ("a number and its inverse", a * b + c >= 2, Eq(a * b, 1), c >= 1),
        ("Cauchy–Schwarz in the plane", (a * c + b * d) ** 2 <= (a**2 + b**2) * (c**2 + d**2)),
        ("between two vectors", norm2(t * w + (1 - t) * x) <= t * norm2(w) + (1 - t) * norm2(x), t >= 0, t <= 1),
        # products of bounds
        ("product of bounds", a * b <= c * d, a >= 0, b >= 0, a <= c, b <= d),
        ("squares keep order", a**2 <= b**2, a >= 0, a <= b),
        ("cube", a**3 >= 0, a >= 0),
        ("rearrangement", a * c + b * d >= a * d + b * c, a >= b, c >= d),
        ("above one", a**2 >= a, a >= 1),
        ("roots keep order", a <= b, a**2 <= b**2, b >= 0),
        ("cancel a factor", a <= b, a * c <= b * c, c > 0),
        ("transitivity", a < d, a <= b, b < c, c <= d),
        # after M mistakes
        ("a square at most a multiple", M <= R**2, M**2 <= M * R**2, M > 0),
        ("two kinds of mistakes", a * P + b * N <= c * M, Eq(M, P + N), P >= 0, N >= 0, a <= c, b <= c),
        # margins and losses
        ("between two targets", y * dot(t * u + (1 - t) * v, x) >= gamma, MARGIN, y * dot(v, x) >= gamma, t >= 0, t <= 1),
        ("a margin is at most the radius", gamma**2 <= norm2(u) * R**2, MARGIN, gamma >= 0, LABEL, RADIUS, instantiate(*schwarz, {w: x})),
        ("the hinge is convex", t * a + (1 - t) * b >= 1 - (t * c + (1 - t) * d), a >= 1 - c, b >= 1 - d, t >= 0, t <= 1),
        ("the bound with losses", (M * gamma - L) ** 2 <= U * M * R**2, s >= M * gamma - L, M * gamma >= L, s**2 <= U * t, t <= M * R**2, U >= 0),
        ("a loss adds to a square", (a + xi) ** 2 >= a**2 + xi**2, a >= 0, xi >= 0),
    ]  # fmt: skip
    return [_statement(*row) for row in rows]


def _statement(name, goal, *given) -> Statement:
    facts = tuple(item for item in given if type(item) is Proved)
    return Statement(name, claim(goal), tuple(claim(item) for item in given if type(item) is not Proved), facts)


# mutants


def random_statement(random: Random) -> Statement:
    """A small claim put together by chance, with up to two hypotheses."""
    of_numbers = [sympy.S.One, a, b, a**2, a * b, b**2]
    pool = (
        [*of_numbers, norm2(w), norm2(x), dot(w, x), a * dot(w, x), norm2(w - x)]
        if random.random() < 0.6
        else of_numbers
    )

    def side(most):
        return sympy.Add(*(random.randint(-3, 3) * random.choice(pool) for _ in range(random.randint(1, most))))

    goal = Claim(side(4), random.choice(("<=", ">=", "<", ">", "=")), side(2))
    given = tuple(
        Claim(side(2), random.choice(("<=", ">=", "<", ">", "=")), side(1)) for _ in range(random.randint(0, 2))
    )
    return Statement("by chance", goal, given)


# streams


def rows(dimension: int, size: int = 6):
    return st.tuples(*[st.integers(-size, size)] * dimension)


@st.composite
def separated(draw, most: int = 12):
    """(examples, u): integer rows labelled by an integer u with y⟨u, x⟩ ≥ 1."""
    dimension = draw(st.integers(1, 4))
    target = draw(rows(dimension).filter(any))
    inner = lambda row: sum(p * q for p, q in zip(target, row, strict=True))
    drawn = draw(st.lists(rows(dimension).filter(inner), min_size=1, max_size=most))
    return Examples(drawn, [1 if inner(row) > 0 else -1 for row in drawn]), target

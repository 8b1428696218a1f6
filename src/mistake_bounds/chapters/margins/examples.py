"""Small streams that show what a bound says and what it does not: those that attain it, those that escape it.

w are the weights, u a separator, R the largest ‖x‖, γ the margin min y⟨u, x⟩/‖u‖, M the mistakes.
A *rule* is what is predicted at ⟨w, x⟩ = 0: −1 ("positive iff > 0"), +1 ("iff ≥ 0"), 0 (always wrong).
"""

from fractions import Fraction
from itertools import product
from math import isqrt

from mistake_bounds.exact import whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream, Separable


def tight_in_space(M: int, digits: int = 12) -> Separable:
    """M mistakes in three dimensions where ⌊R²/γ²⌋ = M: no dependence on the dimension is hidden in the bound.

    Every example is positive; the rules −1 and 0 err on each (for +1 negate rows and labels).  For
    M ≤ 4 the bound is M exactly.  For M ≥ 5 it is M + δ, 0 < δ, in integers of about ``digits`` digits;
    δ is below M²·10^(2 − digits) for M up to 50, which a test checks.

    With real coordinates δ = 0 is possible for every M.  All examples have length R and height γ
    above the plane ⟂ u, and the sum V of the first t in that plane walks with |V|² = γ²·t(M − t): the
    next one, v, has |v|² = γ²(M − 1) and ⟨V, v⟩ = −γ²t, so each ⟨w, x⟩ is 0; such a v exists because its
    part across V has the squared length γ²·M(M − 1 − t)/(M − t) ≥ 0.  The walk closes: w ends along u.

    With rational coordinates δ = 0 is impossible for M ≥ 5.  Equality forces that walk, V × v is then
    a rational multiple of u, and comparing lengths, N·M·t(s − t) is a rational square for 1 ≤ t < s,
    where s = M − 1 and N = ‖u‖².  So all t(s − t) differ by square factors only.  Bertrand's
    postulate gives a prime p with s/2 < p < s; it divides p(s − p) once, hence also 1·(s − 1), which
    is below 2p, so that s − 1 = p; but it does not divide 2(s − 2) = 2(p − 1) unless p = 2, M = 4.

    Raise `BadStream` unless M and digits are positive integers.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), tight_in_space(20).examples).mistakes)
    20
    >>> tight_in_space(4)
    Separable(examples=Examples(X=((1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)), y=(1, 1, 1, 1), names=None), \
u=(1, 0, 1), drawn=0)
    """
    M = whole("M", M, 1, refusal=BadStream)
    digits = whole("digits", digits, 1, refusal=BadStream)
    if M <= 3:
        return Separable(Examples([(1, 0, 0), (0, 1, 0), (0, 0, 1)][:M], [1] * M), (*(1,) * M, *(0,) * (3 - M)))
    if M == 4:
        return Separable(Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4), (1, 0, 1))
    height = 10**digits
    V = (0, 0)
    rows = []
    for t in range(M):
        v = _next_step(V, t, M, height)
        rows.append((*v, height))
        V = V[0] + v[0], V[1] + v[1]
    return Separable(Examples(rows, [1] * M), (0, 0, 1))


def _next_step(V, t, M, height):
    """Integers v with |v|² ≈ (M − 1)·height² and ⟨V, v⟩ ≤ −t·height²: −along·V plus the rest at right angles."""
    p, q = V
    length2 = V[0] ** 2 + V[1] ** 2
    if t == 0:
        return isqrt((M - 1) * height**2), 0
    along = Fraction(t * height**2 + abs(p) + abs(q), length2)  # |p| + |q| outweighs what rounding v may cost
    rest2 = max(0, (M - 1) * height**2 - along**2 * length2)
    across = Fraction(isqrt(int(rest2 * height**2 / length2)), height)
    return round(-along * p - across * q), round(-along * q + across * p)


def degenerate_margin(tie: int = 1) -> Examples:
    """Three points, classified by some weights without a mistake, but with margin 0: the Perceptron never ends.

    ``tie`` is the rule.  For +1 the weights (0, −1) are right on all three, for −1 the weights (0, 1);
    two points lie on the line.  Raise `BadStream` for another rule: under 0 no point may lie on the line.

    >>> from mistake_bounds import Perceptron, play
    >>> [len(play(Perceptron(tie), degenerate_margin(tie), passes=1000).mistakes) for tie in (1, -1)]
    [1999, 1999]
    >>> [Perceptron(tie=1).predict((0, -1), x) == y for x, y in degenerate_margin(1)]
    [True, True, True]
    """
    if tie not in (-1, 1):
        raise BadStream(f"tie={tie!r}: the rules for which two points may lie on the line are -1 and +1", tie)
    return Examples([(2, 0), (-2, 0), (1, 2)], [tie, tie, -tie])


def odd_max_bit(n: int) -> Separable:
    """n rows of n bits whose label is + where the place of the last 1, counted from 0, is even; margins are tiny there.

    Before its last 1 a row has a 1 in each place of the opposite label.  u are Fibonacci numbers with alternating
    signs: margin 1 on all rows of n bits but zero, and no shorter vector has it on these n
    (`chapters.margins.theorem`).

    >>> list(odd_max_bit(3).examples), odd_max_bit(5).u
    ([((1, 0, 0), 1), ((1, 1, 0), -1), ((0, 1, 1), 1)], (1, -2, 3, -5, 8))
    """
    n = whole("n", n, 1, refusal=BadStream)
    rows = [tuple(int(j == i or (j < i and (i - j) % 2)) for j in range(n)) for i in range(n)]
    sizes = [1, 2]
    while len(sizes) < n:
        sizes.append(sizes[-1] + sizes[-2])
    signs = [1 if i % 2 == 0 else -1 for i in range(n)]
    return Separable(Examples(rows, signs), tuple(sign * size for sign, size in zip(signs, sizes, strict=False)))


def every_odd_max_bit(n: int) -> Examples:
    """All rows of n bits but zero, labelled by the parity of the last 1: the set that `odd_max_bit` takes n rows from.

    >>> list(every_odd_max_bit(2))
    [((0, 1), -1), ((1, 0), 1), ((1, 1), -1)]
    """
    n = whole("n", n, 1, refusal=BadStream)
    bits = [row for row in product((0, 1), repeat=n) if any(row)]
    last = [max(i for i, bit in enumerate(row) if bit) for row in bits]
    return Examples(bits, [1 if i % 2 == 0 else -1 for i in last])


def two_points_with_dummy(X: int, D: int = 1) -> Examples:
    """X positive and 2X negative on a line, with the dummy input D; for D = 1, 3X² + 5 mistakes under the rule −1.

    Without the dummy, or with a dummy as large as the data, scaling changes nothing; with the dummy
    1 the margin shrinks as the data grow, and "without loss of generality" costs 3X² mistakes.
    (For whole X ≥ 1 the book proves it; here it is a test for X = 1 … 40.)

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> [len(play_until_clean(Perceptron(), two_points_with_dummy(X), 10**4).mistakes) for X in (1, 2, 3)]
    [8, 17, 32]
    """
    return Examples([(X,), (2 * X,)], [+1, -1]).with_dummy(D)


def normalisation_changes_the_run() -> Examples:
    """(8, −15) and (−5, 12), both positive: 30 mistakes as they are, 2 when each row is divided by its length.

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> raw = normalisation_changes_the_run()
    >>> [len(play_until_clean(Perceptron(), examples, 100).mistakes) for examples in (raw, raw.normalised())]
    [30, 2]
    """
    return Examples([(8, -15), (-5, 12)], [+1, +1])

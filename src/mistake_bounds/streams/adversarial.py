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


def worked_example() -> Examples:
    """The example on slide 15 of the 10-601 lecture of 2018: six points in the plane.

    Under the rules 0 and +1 the weights are those of the slide; under −1 one mistake is enough.

    >>> from mistake_bounds import Perceptron, play
    >>> [play(Perceptron(tie), worked_example()).follow(lambda w: w)[1:] for tie in (0, 1, -1)]
    [[(1, -2), (2, -1), (3, 1)], [(1, -2), (2, -1), (3, 1)], [(1, 0)]]
    """
    return Examples([(-1, 2), (1, 0), (1, 1), (-1, 0), (-1, -2), (1, -1)], [-1, +1, +1, -1, -1, +1])


def orthonormal(M: int) -> Separable:
    """e₁ … e_M, all positive: M mistakes, and R²/γ² = M with u = (1, …, 1).  Rules −1 and 0.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), orthonormal(7).examples).mistakes)
    7
    """
    whole("M", M, 1, refusal=BadStream)
    return Separable(Examples([[int(i == j) for j in range(M)] for i in range(M)], [1] * M), (1,) * M)


def windows(T: int, k: int, scale: int = 1, lone: bool = False) -> Separable:
    """T positive rows: row t has ``scale`` in the places t to t + k − 1.  For the margin Perceptron, and tight.

    Where β = scale²·k(k − 1)/2 each of them is an update in the first pass, the score being β at all but the first
    few; R² + 2β = scale²·k², and u = (1, …, 1) has y⟨u, x⟩ = scale·k on all rows, so that the theorem allows T + k − 1.
    With a ``lone`` row, a 1 in a place of its own, the final weights have the score β + 1 there, and few more than that
    fraction β/(R² + 2β) of the best margin: u then has scale·k in that place.  Raises `BadStream` unless T, k and scale
    are positive integers.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.learners import MarginPerceptron
    >>> len(play(MarginPerceptron(3), windows(10, 3).examples).updates)
    10
    """
    for name, value in (("T", T), ("k", k), ("scale", scale)):
        whole(name, value, 1, refusal=BadStream)
    rows = [[scale * (t <= j < t + k) for j in range(T + k - 1)] for t in range(T)]
    u = (1,) * (T + k - 1)
    if lone:
        rows, u = [*([*row, 0] for row in rows), [0] * len(u) + [1]], (*u, scale * k)
    return Separable(Examples(rows, [1] * len(rows)), u)


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

    Raises `BadStream` unless M and digits are positive integers.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), tight_in_space(20).examples).mistakes)
    20
    >>> tight_in_space(4)
    Separable(examples=Examples(X=((1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)), y=(1, 1, 1, 1), names=None), \
u=(1, 0, 1), drawn=0)
    """
    whole("M", M, 1, refusal=BadStream)
    whole("digits", digits, 1, refusal=BadStream)
    if M <= 3:
        return Separable(Examples([(1, 0, 0), (0, 1, 0), (0, 0, 1)][:M], [1] * M), (*(1,) * M, *(0,) * (3 - M)))
    if M == 4:
        return Separable(Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4), (1, 0, 1))
    height = 10**digits
    V, rows = (0, 0), []
    for t in range(M):
        v = _next_step(V, t, M, height)
        rows.append((*v, height))
        V = V[0] + v[0], V[1] + v[1]
    return Separable(Examples(rows, [1] * M), (0, 0, 1))


def _next_step(V, t, M, height):
    """Integers v with |v|² ≈ (M − 1)·height² and ⟨V, v⟩ ≤ −t·height²: −along·V plus the rest at right angles."""
    (p, q), length2 = V, V[0] ** 2 + V[1] ** 2
    if t == 0:
        return isqrt((M - 1) * height**2), 0
    along = Fraction(t * height**2 + abs(p) + abs(q), length2)  # |p| + |q| outweighs what rounding v may cost
    rest2 = max(0, (M - 1) * height**2 - along**2 * length2)
    across = Fraction(isqrt(int(rest2 * height**2 / length2)), height)
    return round(-along * p - across * q), round(-along * q + across * p)


def two_points_with_dummy(X: int) -> Examples:
    """X positive and 2X negative on a line, with the dummy input 1: 3X² + 5 mistakes under the rule −1, for each X.

    Without the dummy, or with a dummy as large as the data, scaling changes nothing; with the dummy
    1 the margin shrinks as the data grow, and "without loss of generality" costs 3X² mistakes.
    (For whole X ≥ 1 the book proves it; here it is a test for X = 1 … 40.)

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> [len(play_until_clean(Perceptron(), two_points_with_dummy(X), 10**4).mistakes) for X in (1, 2, 3)]
    [8, 17, 32]
    """
    return Examples([(X,), (2 * X,)], [+1, -1]).with_dummy(1)


def degenerate_margin(tie: int = 1) -> Examples:
    """Three points, classified by some weights without a mistake, but with margin 0: the Perceptron never ends.

    ``tie`` is the rule.  For +1 the weights (0, −1) are right on all three, for −1 the weights (0, 1);
    two points lie on the line.  Raises `BadStream` for another rule: under 0 no point may lie on the line.

    >>> from mistake_bounds import Perceptron, play
    >>> [len(play(Perceptron(tie), degenerate_margin(tie), passes=1000).mistakes) for tie in (1, -1)]
    [1999, 1999]
    >>> [Perceptron(tie=1).predict((0, -1), x) == y for x, y in degenerate_margin(1)]
    [True, True, True]
    """
    if tie not in (-1, 1):
        raise BadStream(f"tie={tie!r}: the rules for which two points may lie on the line are -1 and +1", tie)
    return Examples([(2, 0), (-2, 0), (1, 2)], [tie, tie, -tie])


def ball_off_centre(distance: int = 10) -> Examples:
    """Two points in a small ball far from the origin: (distance, 1) positive, (distance + 1, −1) negative.

    u = (0, 1) has margin γ = 1, and a ball of squared radius 5/4 holds both; R²/γ² with *that* radius
    would allow one mistake.  The bound speaks of balls about the origin.

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> len(play_until_clean(Perceptron(), ball_off_centre(), 100).mistakes)
    19
    """
    return Examples([(distance, 1), (distance + 1, -1)], [+1, -1])


def normalisation_changes_the_run() -> Examples:
    """(8, −15) and (−5, 12), both positive: 30 mistakes as they are, 2 when each row is divided by its length.

    >>> from mistake_bounds import Perceptron, play_until_clean
    >>> raw = normalisation_changes_the_run()
    >>> [len(play_until_clean(Perceptron(), examples, 100).mistakes) for examples in (raw, raw.normalised())]
    [30, 2]
    """
    return Examples([(8, -15), (-5, 12)], [+1, +1])


def infinite_stream(t: int) -> Examples:
    """The first t + 1 of infinitely many positive examples: u = (1, 0) separates all, yet each one is a mistake.

    z₀ = (1/4, 1/2) and z_t = (2^(−t − 2), (−1)^t).  Every first coordinate is positive, but their
    infimum is 0, and so is the margin; R² = 1 + 1/64.  Rules −1 and 0.

    >>> from mistake_bounds import Perceptron, play
    >>> len(play(Perceptron(), infinite_stream(100)).mistakes)
    101
    """
    whole("t", t, 1, refusal=BadStream)
    rows = [(Fraction(1, 4), Fraction(1, 2)), *((Fraction(1, 2 ** (i + 2)), (-1) ** i) for i in range(1, t + 1))]
    return Examples(rows, [1] * (t + 1))


def odd_max_bit(n: int) -> Separable:
    """n rows of n bits whose label is + where the place of the last 1, counted from 0, is even; margins are tiny there.

    Before its last 1 a row has a 1 in each place of the opposite label.  u are Fibonacci numbers with alternating
    signs: margin 1 on all rows of n bits but zero, and no shorter vector has it on these n
    (`mistake_bounds.theorems.odd_max_bit`).

    >>> list(odd_max_bit(3).examples), odd_max_bit(5).u
    ([((1, 0, 0), 1), ((1, 1, 0), -1), ((0, 1, 1), 1)], (1, -2, 3, -5, 8))
    """
    whole("n", n, 1, refusal=BadStream)
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
    whole("n", n, 1, refusal=BadStream)
    bits = [row for row in product((0, 1), repeat=n) if any(row)]
    last = [max(i for i, bit in enumerate(row) if bit) for row in bits]
    return Examples(bits, [1 if i % 2 == 0 else -1 for i in last])

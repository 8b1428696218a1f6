"""Exercises of the chapters with other numbers, drawn at random: what a class gets in place of the book's own."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import gcd
from random import Random
from types import MappingProxyType

from mistake_bounds.exact import ceil_log
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.kinds import numbers
from mistake_bounds.exercises.pages.winnow import least_slots, thrice, whole_bound
from mistake_bounds.streams import DecisionList, most_mistakes, points
from mistake_bounds.theorems import pac
from mistake_bounds.worst_case import halving, littlestone


def _one(name: str, asks: str, fields: tuple[str, ...], compute: Callable[[], tuple]) -> Exercise:
    """The exercise of that name with its numbers; a wrong answer is one that is a hundred too large."""
    wrong = tuple("100000" for _ in fields)
    return numbers(name, asks, fields, compute, "So it is.", ("As in the chapter, with these numbers.",), wrong)


def integers(random: Random) -> Exercise:
    """The largest M with 4^M ≤ n 2^m 3^M."""
    n, m = 2 ** random.randint(3, 9), random.randint(2, 9)
    asks = rf"For \(\beta = \tfrac12\), {n} experts and \(m = {m}\): the largest \(M\) with \(4^M \le n\,2^m\,3^M\)."
    return _one("experts-ex-integers", asks, ("M",), lambda: (max(M for M in range(200) if 4**M <= n * 2**m * 3**M),))


def one_of_many(random: Random) -> Exercise:
    """Of m points at most one is positive."""
    m = random.randint(5, 12)
    asks = rf"Of {m} points at most one is positive: the dimension, halving's mistakes, and what the theorem allows."
    made = points(m)
    return _one(
        "halving-ex-points",
        asks,
        ("Dimension", "Mistakes", "Bound"),
        lambda: (littlestone(made).mistakes, halving(made).mistakes, len(made).bit_length() - 1),
    )


def an_and(random: Random) -> Exercise:
    """What an AND of r of n literals costs as a list."""
    r = random.randint(2, 3)
    n = random.randint(r + 2, 7)
    text = ", ".join(f"x̄{'₁₂₃'[i]} → −" for i in range(r)) + ", else +"
    asks = rf"What an AND costs as a list, for \(n = {n}\) and \(r = {r}\)."
    return _one("lists-ex-and", asks, ("Mistakes",), lambda: (most_mistakes(DecisionList.of(text), n),))


def slots(random: Random) -> Exercise:
    """The least number of slots."""
    n, r = random.randint(20, 90), random.randint(2, 9)
    return _one(
        "infinite-ex-least", rf"The least \(N\) for \(n = {n}\) and \(r = {r}\).", ("N",), lambda: (least_slots(n, r),)
    )


def switches(random: Random) -> Exercise:
    """How many examples the theorem asks for."""
    n, k = random.randint(10, 30), random.randint(5, 20)
    share = Fraction(1, k)
    asks = rf"An AND of literals of {n} variables, with \(\varepsilon = \delta = \tfrac1{{{k}}}\): how many examples?"
    return _one("pac-ex-switches", asks, ("Examples",), lambda: (pac.examples_asked(3**n + 1, share, share),))


def on(random: Random) -> Exercise:
    """How many features may be on."""
    n, r = 2 ** random.randint(8, 14), random.randint(6, 15)
    bound = 3 * r * ceil_log(n) + 1
    asks = (
        rf"An OR of {r} of {n} features: how many may be on in each row, so that the Perceptron's bound "
        r"\((a + 1)(4r + 1)\) is not above \(3rL + 1\)?"
    )
    return _one("against-ex-five", asks, ("Features",), lambda: (bound // (4 * r + 1) - 1,))


def step(random: Random) -> Exercise:
    """All guesses together with another step."""
    q = random.randint(4, 40)
    asks = rf"The next guess is {q} times the last one. All guesses together cost less than which multiple of \(kA\)?"
    return _one("guess-ex-thrice", asks, ("Multiple",), lambda: (thrice(q),))


def share(random: Random) -> Exercise:
    """β for a share of the best margin."""
    bottom = random.randint(5, 12)
    top = random.choice([k for k in range(1, (bottom - 1) // 2 + 1) if gcd(k, bottom) == 1])
    wanted = Fraction(top, bottom)
    asks = rf"\(\beta\) for \(\tfrac{{{top}}}{{{bottom}}}\) of the best margin, as a multiple of \(R^2\)."
    return _one("past-ex-beta", asks, ("Multiple of R²",), lambda: (wanted / (1 - 2 * wanted),))


def sharp(random: Random) -> Exercise:
    """3rL + 1 at two sizes beside a power of two."""
    n, r = 2 ** random.randint(4, 9), random.randint(1, 5)
    asks = rf"For \(r = {r}\): \(3rL + 1\) at \(n = {n}\) and at \(n = {n + 1}\)."
    return _one("winnow-ex-sharp", asks, (f"At {n}", f"At {n + 1}"), lambda: (whole_bound(n, r), whole_bound(n + 1, r)))


def errors_again(random: Random) -> Exercise:
    """Attribute errors of four drawn examples."""
    rows = [tuple(random.randint(0, 1) for _ in range(5)) for _ in range(4)]
    labels = [random.choice((1, -1)) for _ in rows]
    told = ", ".join(
        f"{''.join(map(str, x))} {'positive' if y > 0 else 'negative'}" for x, y in zip(rows, labels, strict=True)
    )
    found = tuple((x[0] + x[1]) if y < 0 else int(not x[0] and not x[1]) for x, y in zip(rows, labels, strict=True))
    asks = f"Five attributes, the first two relevant. How many attribute errors have: {told}?"
    return _one("winnow-ex-errors", asks, ("Attribute errors",), lambda: (found,))


DRAWN: Mapping[str, Callable[[Random], Exercise]] = MappingProxyType({
    "experts-ex-integers": integers,
    "halving-ex-points": one_of_many,
    "lists-ex-and": an_and,
    "infinite-ex-least": slots,
    "pac-ex-switches": switches,
    "against-ex-five": on,
    "guess-ex-thrice": step,
    "past-ex-beta": share,
    "winnow-ex-sharp": sharp,
    "winnow-ex-errors": errors_again,
})  # fmt: skip

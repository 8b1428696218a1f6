"""Exercises of the chapters with other numbers, drawn at random: what a class gets in place of the book's own.

A new one is a function from a `Random` to an `Exercise`, with the name of the exercise that it stands for in `DRAWN`.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import gcd
from random import Random
from types import MappingProxyType

from mistake_bounds.chapters.decision_lists.examples import DecisionList, most_mistakes
from mistake_bounds.chapters.guess_and_double.exercises import thrice
from mistake_bounds.chapters.halving.examples import points
from mistake_bounds.chapters.halving.worst_case import halving, littlestone
from mistake_bounds.chapters.infinite_attributes.exercises import least_slots
from mistake_bounds.chapters.pac import theorem as pac
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.exercises import forced, some_of, whole_bound
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.exact import ceil_log, dot
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.kinds import certificate, constant, hypothesis, lines_of, numbers, shown_number, stream
from mistake_bounds.play import Run, play, play_until_clean
from mistake_bounds.proof import Rational, claim, norm2, scalars
from mistake_bounds.proof import dot as inner

HINTS = ("As in the chapter, with these numbers.",)


def _one(name: str, prompt: str, fields: tuple[str, ...], compute: Callable[[], tuple], **rest) -> Exercise:
    """The exercise of that name with its numbers."""
    return numbers(name, fields, compute, "So it is.", HINTS, prompt=prompt, **rest)


def _shown_in(examples: Examples) -> str:
    """The examples with their labels, in order."""
    return "; ".join(f"{shown_number(tuple(x))} {'+' if y > 0 else '−'}" for x, y in examples)


def _first(random: Random, make: Callable[[Random], Run], fits: Callable[[Run], bool]) -> Run:
    """The first of the runs drawn that fits."""
    return next(run for run in iter(lambda: make(random), None) if fits(run))


def by_hand(random: Random) -> Exercise:
    """A run of the Perceptron on drawn points of the plane."""

    def make(random: Random) -> Run:
        u = random.choice(((1, 2), (2, -1), (-1, 1), (1, -3)))
        X = random.sample([x for x in product(range(-5, 6), repeat=2) if dot(u, x)], 7)
        return play(Perceptron(tie=+1), Examples(X, [1 if dot(u, x) > 0 else -1 for x in X]))

    run = _first(random, make, lambda run: 3 <= len(run.mistakes) <= 5)
    prompt = f"With <code>tie=+1</code>, once and in this order: {_shown_in(run.examples)}."
    exercise = _one(
        "perceptron-ex-backwards",
        prompt,
        ("Mistakes", "Final weights"),
        lambda: (len(run.mistakes), run.weights),
        example='["3", "2 -1"]',
    )
    return replace(exercise, title="★ A run by hand, on paper")


def another_start(random: Random) -> Exercise:
    """The single positive example (1) from another start."""
    s = random.randint(6, 30)
    prompt = rf"The start \(w_1 = -{s}\), and the single positive example \((1)\) again and again."
    learner = Perceptron(start=(-s,))
    return _one(
        "perceptron-ex-start",
        prompt,
        ("Mistakes",),
        lambda: (len(play_until_clean(learner, Examples([(1,)], [+1]), at_most=50).mistakes),),
    )


def two_hypotheses(random: Random) -> Exercise:
    """A certificate of p a + q b ≥ (p + q) k."""
    p, q, k = random.randint(2, 6), random.randint(1, 6), random.randint(2, 9)
    a, b = scalars("a b")
    exercise = certificate(
        "ex-on-paper",
        lambda: claim(p * a + q * b >= (p + q) * k),
        lambda: (claim(a >= b, "first"), claim(b >= k, "second")),
        "",
        f"{p} (a − b)\n{p + q} (b − {k})",
        f"{p} (a − b)\n{q} (b − {k})",
        HINTS,
        "1 (a − b)",
        prompt=rf"The certificate of \({p}a + {q}b \ge {(p + q) * k}\), from \(a \ge b\) and \(b \ge {k}\).",
    )
    return replace(exercise, title="★ A certificate, on paper")


def cautious(random: Random) -> Exercise:
    """The growth at an update of a learner that looks so far past right."""
    most = random.randint(2, 20)
    w, x, y, R = perceptron.w, perceptron.x, perceptron.y, perceptron.R
    return constant(
        "ex-cautious",
        lambda c: claim(norm2(w + y * x) <= norm2(w) + R**2 + Rational(c.numerator, c.denominator)),
        lambda: (perceptron.LABEL, perceptron.RADIUS, claim(y * inner(w, x) <= most, "barely right")),
        str(2 * most),
        HINTS,
        prompt=(
            rf"A learner updates whenever \(y\langle w, x\rangle \le {most}\). The least \(c\) with "
            r"\(\lVert w + yx\rVert^2 \le \lVert w\rVert^2 + R^2 + c\) at an update."
        ),
    )


def winnow_by_hand(random: Random) -> Exercise:
    """A run of Winnow on drawn rows, with a promotion and a demotion in it."""

    def make(random: Random) -> Run:
        n = random.choice((4, 5))
        label = some_of(random.sample(range(n), 2))
        X = [tuple(random.randint(0, 1) for _ in range(n)) for _ in range(8)]
        return play(Winnow(), Examples(X, [label(x) for x in X]))

    run = _first(random, make, lambda run: len(run.mistakes) >= 4 and {step.y for step in run.steps} == {-1, 1})
    prompt = f"Once and in this order, two attributes relevant: {_shown_in(run.examples)}."
    exercise = _one(
        "winnow-ex-order",
        prompt,
        ("Mistakes", "Final weights", "Bound"),
        lambda: (len(run.mistakes), tuple(run.weights), whole_bound(run.examples.dimension, 2)),
        example='["3", "2 1/2 1 1", "9"]',
    )
    return replace(exercise, title="★ A run of Winnow by hand, on paper")


def adversary(random: Random) -> Exercise:
    """Rows that force a number of mistakes close to the most that any can."""
    n, r = random.choice([(5, 2), (6, 2), (6, 3), (7, 2), (7, 3)])
    places = random.sample(range(n), n)  # of the attributes, the relevant ones first
    worst = winnow_disjunction(n, r)
    relevant = sorted(places[:r])
    wanted = worst.mistakes - random.randint(0, 1)
    rows = [(tuple(x[places.index(i)] for i in range(n)), y) for x, y in worst.examples]
    letters = " or ".join(f"x_{{{i + 1}}}" for i in relevant).replace(" or ", r"\text{ or }")
    exercise = stream(
        "winnow-ex-seven",
        n,
        forced(Winnow(), some_of(relevant), wanted),
        lines_of(rows),
        lines_of(rows[:1]),
        HINTS,
        bits=True,
        most=60,
        example=f"{'10' * n} +"[-n - 2 :],
        prompt=rf"Of {n} attributes the target is \({letters}\): examples on which Winnow makes {wanted} mistakes.",
    )
    return replace(exercise, title="★★★ Be the adversary, on paper")


def account(random: Random) -> Exercise:
    """The bounds on the numbers of both kinds by an account with another demotion."""
    part = random.randint(4, 12)
    n, P, D = winnow.n, winnow.P, winnow.D
    return hypothesis(
        "winnow-ex-account",
        lambda: claim(0 < n + n * P - n * D / part),
        lambda: (claim(n >= 1, "some attribute"),),
        "",
        "D P",
        f"D < {part} P + {part}",
        f"D < {part - 1} P + {part - 1}",
        HINTS,
        "D < 2 P + 2",
        prompt=(
            rf"With a demotion that takes off \(\tfrac1{{{part}}}\) of the score: "
            rf"\(0 < n + nP - \tfrac1{{{part}}} nD\). What follows about \(D\) and \(P\), and is as strong?"
        ),
    )


def integers(random: Random) -> Exercise:
    """The largest M with 4^M ≤ n 2^m 3^M."""
    n = 2 ** random.randint(3, 9)
    m = random.randint(2, 9)
    prompt = rf"For \(\beta = \tfrac12\), {n} experts and \(m = {m}\): the largest \(M\) with \(4^M \le n\,2^m\,3^M\)."
    return _one("experts-ex-integers", prompt, ("M",), lambda: (max(M for M in range(200) if 4**M <= n * 2**m * 3**M),))


def one_of_many(random: Random) -> Exercise:
    """Of m points at most one is positive."""
    m = random.randint(5, 12)
    prompt = rf"Of {m} points at most one is positive: the dimension, halving's mistakes, and what the theorem allows."
    exercise = points(m)
    return _one(
        "halving-ex-points",
        prompt,
        ("Dimension", "Mistakes", "Bound"),
        lambda: (littlestone(exercise).mistakes, halving(exercise).mistakes, len(exercise).bit_length() - 1),
    )


def an_and(random: Random) -> Exercise:
    """What an AND of r of n literals costs as a list."""
    r = random.randint(2, 3)
    n = random.randint(r + 2, 7)
    text = ", ".join(f"x̄{'₁₂₃'[i]} → −" for i in range(r)) + ", else +"
    prompt = rf"What an AND costs as a list, for \(n = {n}\) and \(r = {r}\)."
    return _one("lists-ex-and", prompt, ("Mistakes",), lambda: (most_mistakes(DecisionList.of(text), n),))


def slots(random: Random) -> Exercise:
    """The least number of slots."""
    n, r = random.randint(20, 90), random.randint(2, 9)
    return _one(
        "infinite-ex-least", rf"The least \(N\) for \(n = {n}\) and \(r = {r}\).", ("N",), lambda: (least_slots(n, r),)
    )


def switches(random: Random) -> Exercise:
    """How many examples the theorem needs."""
    n, k = random.randint(10, 30), random.randint(5, 20)
    share = Fraction(1, k)
    prompt = rf"An AND of literals of {n} variables, with \(\varepsilon = \delta = \tfrac1{{{k}}}\): how many examples?"
    return _one("pac-ex-switches", prompt, ("Examples",), lambda: (pac.examples_asked(3**n + 1, share, share),))


def on(random: Random) -> Exercise:
    """How many features may be on."""
    n = 2 ** random.randint(8, 14)
    r = random.randint(6, 15)
    bound = 3 * r * ceil_log(n) + 1
    prompt = (
        rf"An OR of {r} of {n} features: how many may be on in each row, so that the Perceptron's bound "
        r"\((a + 1)(4r + 1)\) is not above \(3rL + 1\)?"
    )
    return _one("against-ex-five", prompt, ("Features",), lambda: (bound // (4 * r + 1) - 1,))


def step(random: Random) -> Exercise:
    """All guesses together with another step."""
    q = random.randint(4, 40)
    prompt = rf"The next guess is {q} times the last one. All guesses together cost less than which multiple of \(kA\)?"
    return _one("guess-ex-thrice", prompt, ("Multiple",), lambda: (thrice(q),))


def share(random: Random) -> Exercise:
    """β for a share of the best margin."""
    bottom = random.randint(5, 12)
    top = random.choice([k for k in range(1, (bottom - 1) // 2 + 1) if gcd(k, bottom) == 1])
    wanted = Fraction(top, bottom)
    prompt = rf"\(\beta\) for \(\tfrac{{{top}}}{{{bottom}}}\) of the best margin, as a multiple of \(R^2\)."
    return _one("past-ex-beta", prompt, ("Multiple of R²",), lambda: (wanted / (1 - 2 * wanted),))


def sharp(random: Random) -> Exercise:
    """3rL + 1 at two sizes beside a power of two."""
    n = 2 ** random.randint(4, 9)
    r = random.randint(1, 5)
    prompt = rf"For \(r = {r}\): \(3rL + 1\) at \(n = {n}\) and at \(n = {n + 1}\)."
    fields = (f"At {n}", f"At {n + 1}")
    return _one("winnow-ex-sharp", prompt, fields, lambda: (whole_bound(n, r), whole_bound(n + 1, r)))


def errors_again(random: Random) -> Exercise:
    """Attribute errors of four drawn examples."""
    rows = [tuple(random.randint(0, 1) for _ in range(5)) for _ in range(4)]
    labels = [random.choice((1, -1)) for _ in rows]
    listed = ", ".join(
        f"{''.join(map(str, x))} {'positive' if y > 0 else 'negative'}" for x, y in zip(rows, labels, strict=True)
    )
    found = tuple((x[0] + x[1]) if y < 0 else int(not x[0] and not x[1]) for x, y in zip(rows, labels, strict=True))
    prompt = f"Five attributes, the first two relevant. How many attribute errors have: {listed}?"
    return _one("winnow-ex-errors", prompt, ("Attribute errors",), lambda: (found,))


DRAWN: Mapping[str, Callable[[Random], Exercise]] = MappingProxyType({
    "ex-on-paper": two_hypotheses,
    "ex-cautious": cautious,
    "perceptron-ex-backwards": by_hand,
    "perceptron-ex-start": another_start,
    "winnow-ex-order": winnow_by_hand,
    "winnow-ex-seven": adversary,
    "winnow-ex-account": account,
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

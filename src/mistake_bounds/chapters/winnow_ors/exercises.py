"""Exercises of the chapter “Winnow for ORs”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from dataclasses import replace
from fractions import Fraction
from random import Random

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import ceil_log
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    certificate,
    choice,
    constant,
    not_of,
    numbers,
    shown_number,
    stream,
    weights_table,
)
from mistake_bounds.exercises.randomized import first, one, shown_in
from mistake_bounds.play import Run, play
from mistake_bounds.proof import Rational, claim, dot, scalars, vectors
from mistake_bounds.theorem.largest import largest_whole

FEW = Examples(
    [(1, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 0, 0), (0, 0, 1, 1)],
    [+1, -1, +1, +1, +1, -1, +1, -1],
)


def whole_bound(n: int, r: int) -> int:
    """The largest number of mistakes that the theorem allows."""
    return largest_whole(winnow.disjunctions().conclusion.claim, "M", {"r": r, "L": ceil_log(n)})


def some_of(relevant, at_least: int = 1):
    """The target: + where so many of the relevant attributes are on."""
    return lambda x: 1 if sum(x[i] for i in relevant) >= at_least else -1


def plural(count: int, what: str = "mistake") -> str:
    """A number of things: 1 mistake, 2 mistakes."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def forced(learner, label, wanted: int, what: str = "mistake"):
    """A judge: does the learner make so many mistakes, or promotions, on examples that the target labels so?"""

    def judge(examples: Examples) -> Answer:
        if label and (wrong := not_of(examples, label)):
            return wrong
        run = play(learner, examples)
        count = sum(step.y > 0 for step in run.steps) if what == "promotion" else len(run.mistakes)
        return Answer(count >= wanted, f"{plural(count, what)} of at least {wanted}.", (weights_table(run),))

    return judge


def backwards() -> tuple:
    """The mistakes and the final weights on the eight examples in the opposite order, and the bound."""
    run = play(Winnow(), Examples(FEW.X[::-1], FEW.y[::-1]))
    return len(run.mistakes), tuple(run.weights), whole_bound(4, 2)


def sum_of_lines():
    """n (3rL + 2 − M) ≥ 0 in the letters of the proof, with M = P + D."""
    P, D, r, L, n = winnow.P, winnow.D, winnow.r, winnow.L, winnow.n
    return claim(n * (3 * r * L + 2 - P - D) >= 0)


def lines_of_the_proof():
    """What the lines of the proof say to be at least 0."""
    P, D, r, L, n, T_M = winnow.P, winnow.D, winnow.r, winnow.L, winnow.n, winnow.T_M
    chips = dot(winnow.u, winnow.c_M)
    parts = (r * L - chips, chips - P, n + n * P - n * D / 2 - T_M, T_M, n)
    return tuple(claim(part >= 0) for part in parts)


def doubled_at_every_positive(examples: Examples) -> Answer:
    """Does Winnow err five times on x₁ of two attributes if it doubles at every positive example, missed or not?"""
    if wrong := not_of(examples, some_of((0,))):
        return wrong
    weights = (1, 1)
    mistakes = 0
    for x, y in examples:
        score = sum(w for w, on in zip(weights, x, strict=True) if on)
        missed = (score >= 2) != (y > 0)
        mistakes += missed
        if y > 0 or missed:
            factor = Fraction(2) if y > 0 else Fraction(1, 2)
            weights = tuple(w * factor if on else w for w, on in zip(weights, x, strict=True))
    words = f"{plural(mistakes)} of at least 5; the weights at the end are {shown_number(weights)}."
    return Answer(mistakes >= 5, words)


TRIPLED = (winnow.LOW, claim(winnow.T_next <= winnow.T + 2 * winnow.s))


EXERCISES = (
    numbers(
        "winnow-ex-thousand",
        ("Promotions", "Demotions", "Mistakes"),
        lambda: (3 * ceil_log(1000), 2 * 3 * ceil_log(1000) + 1, whole_bound(1000, 3)),
        "Ten chips on each of three attributes, and the weight pays for fewer than two demotions more than twice that.",
        (
            r"\(L = \lceil\log_2 1000\rceil\), and \(2^{10} = 1024\).",
            r"\(D\) is a whole number below \(2P + 2\).",
        ),
    ),
    stream(
        "winnow-ex-every",
        2,
        doubled_at_every_positive,
        "\n".join(["11 +"] * 5 + ["01 -"] * 5),
        "\n".join(["10 +"] * 5),
        (
            "Which positive example is no mistake, but raises an irrelevant weight?",
            "When the irrelevant weight is large, which negative example is a mistake several times in a row?",
        ),
        bits=True,
        most=60,
        example="10 +",
    ),
    numbers(
        "winnow-ex-order",
        ("Mistakes", "Final weights", "Bound"),
        backwards,
        "The theorem does not ask for the order; the run does.",
        (
            "All weights begin with 1, and the threshold is 4.",
            "A promotion doubles the active weights, a demotion halves them.",
            r"\(L = 2\) and \(r = 2\).",
        ),
    ),
    stream(
        "winnow-ex-cap",
        5,
        forced(Winnow(), some_of((0,)), ceil_log(5), "promotion"),
        "10000 +\n10000 +\n10000 +",
        "11111 +\n00001 +",
        (
            r"\(rL = \lceil\log_2 5\rceil\).",
            r"Which example puts chips on \(x_1\) and lets the score grow as little as it can?",
        ),
        bits=True,
        most=60,
        example="10010 +",
    ),
    constant(
        "winnow-ex-three",
        lambda c: claim(winnow.T_next <= winnow.T + Rational(c.numerator, c.denominator) * winnow.n),
        lambda: (*TRIPLED, winnow.SOME_ATTRIBUTE),
        "2",
        (r"The active weights, \(s\) together, are tripled.",),
        prompt=(
            r"With the factor 3 a promotion makes \(T^+ = T + 2s\), where \(s \lt n\). The least \(c\) with \(T^+ "
            r"\le T + c\,n\)."
        ),
    ),
    certificate(
        "winnow-ex-certificate",
        sum_of_lines,
        lines_of_the_proof,
        "u c_M",
        "3 n (r L − ⟨u, c_M⟩)\n3 n (⟨u, c_M⟩ − P)\n2 (n + n P − n D / 2 − T_M)\n2 T_M",
        "3 n (r L − ⟨u, c_M⟩)\n2 n (⟨u, c_M⟩ − P)\n2 (n + n P − n D / 2 − T_M)\n2 T_M",
        (
            r"Begin with \(D\), which stands in one of the four only.",
            r"Then \(T_M\) has to go, then \(P\), then the chips.",
        ),
        "3 n (r L − ⟨u, c_M⟩)",
        prompt=r"Of \(n(3rL + 2 - M)\), with \(M = P + D\).",
    ),
    choice(
        "winnow-ex-start",
        (
            (
                r"A promotion adds less than \(n\)",
                r"Every weight is \(1/n\) times what it was, so what is added is, too.",
            ),
            (
                "A promotion adds less than 1",
                r"Everything in the account is divided by \(n\), and the same bound comes out.",
            ),
            (r"A promotion adds less than \(1/n\)", r"The score was below 1, and so is what is added."),
        ),
        1,
        (r"A promotion doubles the active weights: it adds the score.", "What was the score below?"),
    ),
    order(
        "winnow-lines-bound",
        "75a36ab9",
        lambda: winnow.disjunctions().conclusion,
        "The lines of the mistake bound",
    ),
    order(
        "winnow-lines-demotions",
        "6157f409",
        lambda: winnow.disjunctions().proof("few demotions"),
        "The lines on demotions",
    ),
)


a, s, s_a, n_a, n = scalars("a s s_a n_a n")


w, w_next, x, z = vectors("w w^+ x z")


M, r, L = winnow.M, winnow.r, winnow.L


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def winnow_by_hand(random: Random) -> Exercise:
    """A run of Winnow on drawn rows, with a promotion and a demotion in it."""

    def make(random: Random) -> Run:
        n = random.choice((4, 5))
        label = some_of(random.sample(range(n), 2))
        X = [tuple(random.randint(0, 1) for _ in range(n)) for _ in range(8)]
        return play(Winnow(), Examples(X, [label(x) for x in X]))

    run = first(random, make, lambda run: len(run.mistakes) >= 4 and {step.y for step in run.steps} == {-1, 1})
    prompt = f"Once and in this order, two attributes relevant: {shown_in(run.examples)}."
    exercise = one(
        "winnow-ex-order",
        prompt,
        ("Mistakes", "Final weights", "Bound"),
        lambda: (len(run.mistakes), tuple(run.weights), whole_bound(run.examples.dimension, 2)),
        example='["3", "2 1/2 1 1", "9"]',
    )
    return replace(exercise, title="★ A run of Winnow by hand, on paper")


DRAWN = {"winnow-ex-order": winnow_by_hand}

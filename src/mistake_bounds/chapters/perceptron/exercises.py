"""Exercises of the chapter “The Perceptron and its mistake bound”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, M the mistakes.
"""

from dataclasses import replace
from itertools import product
from random import Random

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples, shuffled
from mistake_bounds.exercises.exercise import Answer, Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import (
    certificate,
    choice,
    grid,
    hypothesis,
    numbers,
    shown_number,
    stream,
    weights_table,
)
from mistake_bounds.exercises.randomized import first, one, shown_in
from mistake_bounds.play import Run, play, play_until_clean
from mistake_bounds.proof import Claim, claim, dot, norm2

M, R, gamma, u, w, x, y = (getattr(perceptron, name) for name in ("M", "R", "gamma", "u", "w", "x", "y"))


def backwards(tie=0):
    """The run on the six points in the opposite order."""
    six = worked_example()
    return play(Perceptron(tie), Examples(six.X[::-1], six.y[::-1]))


def leads_away(examples: Examples) -> Answer:
    """Is the angle to u = (1, 0) larger after the second mistake than after the first?"""
    for place, (row, label) in enumerate(examples, 1):
        if label < 0 or row[0] < 1:
            return Answer(False, f"Example {place} is to be positive, with ⟨u, x⟩ ≥ 1 for u = (1, 0).")
    run = play(Perceptron(tie=0), examples)
    if len(run.mistakes) < 2:
        return Answer(
            False, f"Mistakes of the Perceptron on it: {len(run.mistakes)}; two are needed.", (weights_table(run),)
        )
    first, second = run.follow(tuple)[1:3]
    before, after = (
        inner((1, 0), v) * abs(inner((1, 0), v)) * length2(other) for v, other in ((first, second), (second, first))
    )
    words = f"After the first mistake \\(w\\) is {shown_number(first)}, after the second {shown_number(second)}: "
    if after < before:
        return Answer(True, words + "the angle to \\(u\\) has grown.", (weights_table(run),))
    return Answer(False, words + "the angle to \\(u\\) has not grown.", (weights_table(run),))


def growth_is_strict() -> Claim:
    """The growth at a mistake, with < in place of ≤."""
    grows = perceptron.mistake_bound()["growth"]
    return Claim(grows.lhs, "<", grows.rhs)


def certified() -> Claim:
    """M (R²‖u‖² − M γ²) ≥ 0, what the proof's last step comes to."""
    return claim(M * (R**2 * norm2(u) - M * gamma**2) >= 0)


def proof_lines() -> tuple[Claim, ...]:
    """Total growth and total progress, as factors: MR² − ‖w_M‖² ≥ 0, ⟨u, w_M⟩ − Mγ ≥ 0 and ⟨u, w_M⟩ + Mγ ≥ 0, and
    Cauchy and Schwarz."""
    w_M = perceptron.w_M
    return (
        claim(M * R**2 - norm2(w_M) >= 0, "total growth"),
        claim(norm2(u) * norm2(w_M) - dot(u, w_M) ** 2 >= 0, "Cauchy–Schwarz"),
        claim(dot(u, w_M) - M * gamma >= 0, "total progress"),
        claim(dot(u, w_M) + M * gamma >= 0, "total progress, with γ ≥ 0"),
    )


def one_update() -> tuple[int, tuple[int, ...]]:
    """The score of an example that is missed, and the weights after it."""
    w_before, missed = (3, -1, 2), (5, 0, -4)
    return inner(w_before, missed), Perceptron().update(w_before, missed, -1)


def parts_backwards() -> tuple:
    """The parts of the slack of the six points in the opposite order, for u = (1, 0), where 0 counts as plus."""
    parts = perceptron.mistake_bound().on(backwards(tie=1), (1, 0)).slack.mistakes
    return tuple(parts[cause] for cause in ("short examples", "overshoot", "angle", "margin surplus"))


def of_a_thousand_orders() -> tuple[int, int]:
    """The most mistakes on the six points in a thousand orders, and in how many there are so many."""
    orders = (shuffled(worked_example(), seed) for seed in range(1000))
    counts = [len(play_until_clean(Perceptron(tie=0), order, 99).mistakes) for order in orders]
    return max(counts), counts.count(max(counts))


EXERCISES = (
    numbers(
        "perceptron-ex-update",
        ("Score", "Weights afterwards"),
        one_update,
        "The score is positive and the label is not: a mistake, so the example is subtracted.",
        ("Multiply entry by entry, and add.", "The weights become \\(w + yx\\), and \\(y\\) is −1."),
        example="weights such as 2 −1 0",
    ),
    numbers(
        "perceptron-ex-backwards",
        ("Mistakes", "Final weights"),
        lambda: (len(backwards().mistakes), backwards().weights),
        lambda: (
            f"Each mistake adds \\(yx\\). The theorem allows {int(perceptron_bound(worked_example(), (1, 0)))} in "
            f"every order."
        ),
        (
            "At \\(w = (0, 0)\\) the score is 0, and that is a mistake.",
            "Only a mistake changes the weights: write them down after each.",
        ),
        example="final weights such as 2 −1",
    ),
    numbers(
        "perceptron-ex-parts",
        ("Short examples", "Overshoot", "Angle", "Margin surplus"),
        parts_backwards,
        "All of the slack is overshoot: the second example was far on the wrong side.",
        (
            "Both examples have squared length 5, and so has the longest.",
            "Add up \\(-2y\\langle w, x\\rangle\\) over the two mistakes, and divide by \\(M\\gamma^2 = 2\\).",
        ),
    ),
    hypothesis(
        "perceptron-ex-strict",
        growth_is_strict,
        lambda: (perceptron.UPDATE, perceptron.LABEL, perceptron.RADIUS, perceptron.MISTAKE),
        "w x",
        "w x y R",
        "y ⟨w, x⟩ < 0",
        "y ⟨w, x⟩ ≤ 0",
        ("Which term does line 2 of the proof drop?", "At \\(w = 0\\) that term is 0."),
        "such as ‖x‖² < 4",
        necessary=False,
        definitions=lambda: (perceptron.UPDATE, perceptron.LABEL),
    ),
    numbers(
        "perceptron-ex-start",
        ("Mistakes",),
        lambda: (len(play_until_clean(Perceptron(start=(-5,), tie=0), Examples([(1,)], [+1]), at_most=20).mistakes),),
        "One for each step from −5 to 1. The bound of the theorem asks for the start at 0.",
        ("Each mistake adds 1.", "At the weight 0 the score is 0, and that is a mistake too."),
    ),
    numbers(
        "perceptron-ex-thousand",
        ("Most mistakes", "Orders"),
        of_a_thousand_orders,
        "No order comes up to 5, which the bound allows.",
        ("A cell of your own will do: for seed in range(1000): …", "Count with `collections.Counter`."),
    ),
    choice(
        "perceptron-ex-order",
        (
            (
                "The number of mistakes and the parts of the slack",
                "The bound has only R, γ and u, which belong to the set. The other two belong to the run.",
            ),
            ("The bound and the number of mistakes", "The bound has only R, γ and u: none of them knows of an order."),
            (
                "Only the parts of the slack",
                "The number of mistakes can change as well: on the six points it depends on the order.",
            ),
            ("Nothing", "Which examples are mistakes depends on the weights at that time, and so on the order."),
        ),
        0,
        ("Which of R, γ and u depend on the order of the rows?",),
    ),
    stream(
        "perceptron-ex-away",
        2,
        leads_away,
        "2 1 +\n1 -3 +",
        "1 0 +\n1 0 +",
        (
            "Let the first example be near the direction of \\(u\\).",
            "The second has to be a mistake: its score with the first is at most 0.",
            "Let the second be long, and far from \\(u\\).",
        ),
        most=20,
        example="1 2 +",
        instances=grid(range(1, 4), range(-3, 2)),
    ),
    certificate(
        "perceptron-ex-certificate",
        certified,
        proof_lines,
        "u w_M",
        "‖u‖² (M R² − ‖w_M‖²)\n(‖u‖² ‖w_M‖² − ⟨u, w_M⟩²)\n(⟨u, w_M⟩ − M γ)(⟨u, w_M⟩ + M γ)",
        "(M R² − ‖w_M‖²)\n(‖u‖² ‖w_M‖² − ⟨u, w_M⟩²)\n(⟨u, w_M⟩ − M γ)(⟨u, w_M⟩ + M γ)",
        (
            "Cauchy and Schwarz stands there once, as it is.",
            "Total growth is taken \\(\\lVert u\\rVert^2\\) times.",
            "Total progress squared is a product of a difference and a sum.",
        ),
        "‖u‖² (M R² − ‖w_M‖²)",
    ),
    order(
        "perceptron-lines-growth",
        "ceb6e9de",
        lambda: perceptron.mistake_bound().proof("growth"),
        "The lines of the growth at a mistake",
    ),
    order(
        "perceptron-lines-bound",
        "d723810f",
        lambda: perceptron.mistake_bound().conclusion,
        "The lines of the mistake bound",
        given=lambda: {"some mistake": perceptron.M > 0},
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def by_hand(random: Random) -> Exercise:
    """A run of the Perceptron on drawn points of the plane."""

    def make(random: Random) -> Run:
        u = random.choice(((1, 2), (2, -1), (-1, 1), (1, -3)))
        X = random.sample([x for x in product(range(-5, 6), repeat=2) if inner(u, x)], 7)
        return play(Perceptron(tie=0), Examples(X, [1 if inner(u, x) > 0 else -1 for x in X]))

    run = first(random, make, lambda run: 3 <= len(run.mistakes) <= 5)
    prompt = f"A score of 0 counts as a mistake. Once and in this order: {shown_in(run.examples)}."
    exercise = one(
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
    prompt = rf"The start \(w_0 = -{s}\), and the single positive example \((1)\) again and again."
    learner = Perceptron(start=(-s,), tie=0)
    return one(
        "perceptron-ex-start",
        prompt,
        ("Mistakes",),
        lambda: (len(play_until_clean(learner, Examples([(1,)], [+1]), at_most=50).mistakes),),
    )


DRAWN = {
    "perceptron-ex-backwards": by_hand,
    "perceptron-ex-start": another_start,
}

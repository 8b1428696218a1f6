"""Exercises on runs and bounds of the Perceptron, with points of the plane that are drawn.

w are the weights, x a point with label y = ±1, u a target, γ its margin min y⟨u, x⟩, R² the largest
‖x‖², M the number of mistakes.
"""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from random import Random

from mistake_bounds.course.exercise import (
    Exercise,
    Judgement,
    NoAnswer,
    drawn,
    exact_answer,
    number_text,
    plain,
    right,
    row_answer,
    rows_answer,
    table,
    whole_answer,
    wrong,
)
from mistake_bounds.exact import norm2
from mistake_bounds.examples import Examples
from mistake_bounds.learners import Perceptron
from mistake_bounds.play import Run, play
from mistake_bounds.streams import Separable
from mistake_bounds.theorems import perceptron
from mistake_bounds.theorems.known import perceptron_bound

SPAN = 5
BOX = [u for u in product(range(-9, 10), repeat=2) if any(u)]


def points(random: Random, m: int) -> Separable | None:
    """m different points of the plane with labels of both kinds, and a target; None if there are not so many."""
    u = random.randint(1, 3) * random.choice((-1, 1)), random.randint(1, 3) * random.choice((-1, 1))
    margin, found = random.randint(1, 2), {}
    for _ in range(10 * m):
        x = random.randint(-SPAN, SPAN), random.randint(-SPAN, SPAN)
        score = u[0] * x[0] + u[1] * x[1]
        if abs(score) >= margin and len(found) < m:
            found[x] = 1 if score > 0 else -1
    if len(found) < m or len(set(found.values())) < 2:
        return None
    return Separable(Examples(found, found.values()), u)


def once(known: Separable) -> Run:
    """One pass with the rule of the run by hand: plus where the score is 0."""
    return play(Perceptron(tie=+1), known.examples)


def by_hand(random: Random) -> Exercise:
    """A run on paper: the weights after each mistake."""
    known = drawn("run-by-hand", random, lambda r: points(r, 7), lambda p: p and 3 <= len(once(p).mistakes) <= 5)
    run = once(known)
    weights = run.follow(tuple)[1:]
    return Exercise(
        "run-by-hand",
        "A run by hand",
        "perceptron",
        1,
        "Show these points once, in this order, to the Perceptron that starts at $w = (0, 0)$ and predicts plus where "
        f"the score is 0 (`tie=+1`). Write down the weights after each mistake.\n\n{table(known.examples)}",
        "a list of the weights after each mistake, such as `[(1, 0), (2, -1)]`",
        lambda answer: same_run(run, rows_answer(answer, 2)),
        weights,
        f"[{', '.join(map(plain, weights))}]",
        "\n".join(
            f"- no. {step.index + 1}, {'+' if step.y > 0 else '−'} {plain(step.x)}: "
            f"{plain(step.before)} becomes {plain(step.after)}"
            for step in run.steps
        ),
    )


def same_run(run: Run, weights) -> Judgement:
    """Are these the weights after each mistake of the run?  If not, which is the first that is not?"""
    for count, (answered, step) in enumerate(zip(weights, run.steps, strict=False), 1):
        if answered != step.after:
            return wrong(f"mistake {count}: one of its example and the new weights is not what the rule says")
    if len(weights) != len(run.steps):
        return wrong(f"the first {min(len(weights), len(run.steps))} are right; the number of mistakes is not")
    return right(f"{len(weights)} mistakes, each with the weights after it")


def bound(random: Random) -> Exercise:
    """What the theorem says for given points and a given target."""
    known = drawn("bound", random, lambda r: points(r, 6), lambda p: p and 2 <= perceptron_bound(p.examples, p.u) <= 99)
    examples, u = known.examples, known.u
    most = perceptron_bound(examples, u)
    return Exercise(
        "bound",
        "The bound for a set and a target",
        "perceptron",
        1,
        f"Take the target $u = {plain(u)}$ and the points below. How many mistakes does the theorem allow at most, "
        f"however often they are shown?\n\n{table(examples)}",
        "a whole number",
        lambda answer: allowed(most, whole_answer(answer)),
        int(most),
        str(int(most)),
        f"γ = {known.margin}, R² = {examples.radius2}, ‖u‖² = {norm2(u)}: R²‖u‖²/γ² = {most}, rounded down.",
    )


def allowed(most: Fraction, answered: int) -> Judgement:
    """Does the theorem allow so many mistakes, and not one more?"""
    if answered > most:
        return wrong("the theorem does not allow so many")
    if answered + 1 <= most:
        return wrong("the theorem allows more than that")
    return right("the theorem allows so many, and not one more")


def target(random: Random) -> Exercise:
    """Find a target for which the theorem promises little enough."""
    known = drawn("target", random, lambda r: points(r, 6), lambda p: p and hard_to_aim(p.examples))
    examples = known.examples
    best = best_in_box(examples)
    most = int(perceptron_bound(examples, best))
    return Exercise(
        "target",
        "A target that promises enough",
        "perceptron",
        2,
        f"Find a target $u$ for which the theorem allows no more than {most} mistakes on these points."
        f"\n\n{table(examples)}",
        "a row of two whole numbers or Fractions",
        lambda answer: promises(examples, row_answer(answer, 2), most),
        best,
        plain(best),
        f"γ = {examples.margin(best)}, R² = {examples.radius2}, ‖u‖² = {norm2(best)}: "
        f"R²‖u‖²/γ² = {perceptron_bound(examples, best)}. Other targets will do as well.",
    )


def best_in_box(examples: Examples) -> tuple[int, int]:
    """The target with entries from −9 to 9 for which the bound is least; the shortest of those.  Some must separate."""
    separating = [u for u in BOX if examples.margin(u) > 0]
    return min(separating, key=lambda u: (Fraction(norm2(u)) / examples.margin(u) ** 2, norm2(u)))


def hard_to_aim(examples: Examples) -> bool:
    """Is the least bound worth looking for: at least 2, and not given by an axis or by the sum of all y·x?"""
    best = perceptron_bound(examples, best_in_box(examples))
    easy = [(1, 0), (-1, 0), (0, 1), (0, -1), tuple(sum(y * x[i] for x, y in examples) for i in range(2))]
    return best >= 2 and all(examples.margin(u) <= 0 or perceptron_bound(examples, u) >= best + 1 for u in easy)


def promises(examples: Examples, u, most: int) -> Judgement:
    """Does u separate the examples, with a bound of no more than ``most`` mistakes?"""
    for number, (x, y) in enumerate(examples, 1):
        if y * (u[0] * x[0] + u[1] * x[1]) <= 0:
            return wrong(f"u is not right on point {number} with room to spare")
    allowed_by_u = perceptron_bound(examples, u)
    if int(allowed_by_u) > most:
        return wrong(f"u separates the points, but with it the theorem allows {int(allowed_by_u)} mistakes")
    return right(f"u separates the points, and the theorem allows {int(allowed_by_u)} mistakes")


CAUSES = tuple(dict.fromkeys(title for title, _ in perceptron.CAUSES.values()))


def slack(random: Random) -> Exercise:
    """Where the surplus of the bound went, in exact fractions."""

    def fits(known) -> bool:
        if not known or not 2 <= len(once(known).mistakes) <= 3:
            return False
        parts = sorted(slack_of(known).mistakes.values())
        return parts[-1] > parts[-2] and parts[1] > 0

    known = drawn("slack", random, lambda r: points(r, 5), fits)
    split = slack_of(known)
    answer = {cause: split.mistakes[cause] for cause in CAUSES}
    largest = max(answer, key=answer.get)
    shown = ", ".join(f'"{cause}": {number_text(value)}' for cause, value in answer.items())
    return Exercise(
        "slack",
        "Where the slack went",
        "perceptron",
        3,
        "Show these points once, in this order, to the Perceptron (`tie=+1`), and take the target "
        f"$u = {plain(known.u)}$. Split the gap from $R^2\\lVert u\\rVert^2/\\gamma^2$ to the number $M$ of mistakes "
        "by its four causes, exactly. Which is the largest? Each of them is divided by $M\\gamma^2$:\n\n"
        "- *short examples*: the sum of $\\lVert u\\rVert^2(R^2 - \\lVert x\\rVert^2)$ over the mistakes;\n"
        "- *overshoot*: the sum of $-2\\lVert u\\rVert^2\\,y\\langle w, x\\rangle$ over the mistakes;\n"
        "- *angle*: $\\lVert u\\rVert^2\\lVert w_M\\rVert^2 - \\langle u, w_M\\rangle^2$;\n"
        "- *margin surplus*: $\\langle u, w_M\\rangle^2 - M^2\\gamma^2$.\n\n"
        f"{table(known.examples)}",
        f"a dictionary of Fractions with the keys {', '.join(map(repr, CAUSES))}",
        lambda answered: splits(split, answered),
        answer,
        f"{{{shown}}}",
        f"{split.made} mistakes, R²‖u‖²/γ² = {split.bound}. The largest cause is {largest}, with "
        f"{float(split.share(largest)):.0%} of the surplus.",
    )


def slack_of(known: Separable):
    """The slack of one pass over the points, for their target."""
    return perceptron.mistake_bound().on(once(known), known.u).slack


def splits(split, answered: object) -> Judgement:
    """Do four exact parts add up to the gap, and is each what its cause leaves on this run?"""
    if not isinstance(answered, Mapping) or set(answered) != set(CAUSES):
        raise NoAnswer(f"give a number for each of {', '.join(map(repr, CAUSES))}", answered)
    parts = {cause: exact_answer(answered[cause]) for cause in CAUSES}
    if sum(parts.values()) != split.bound - split.made:
        return wrong("the four parts do not add up to the gap between the bound and the mistakes")
    if off := [cause for cause in CAUSES if parts[cause] != split.mistakes[cause]]:
        return wrong(f"they add up, but on this run these are others: {', '.join(off)}")
    largest = max(parts, key=parts.get)
    return right(f"they add up, and the largest is {largest}")


def another_start(random: Random) -> Exercise:
    """A proof on paper with another beginning: for a person."""
    s = random.randint(4, 12)
    run = play(Perceptron(start=(-s,)), Examples([(1,)], [+1]), passes=3 * s)
    made = len(run.mistakes)
    most = max(M for M in range(4 * s) if M <= s or (M - s) ** 2 <= s * s + M)
    return Exercise(
        "another-start",
        "Another start, on paper",
        "perceptron",
        2,
        f"Start the Perceptron (`tie=-1`) at $w = {-s}$ instead of 0, and show the single positive example $(1)$ again "
        "and again. Which lines of the proof change, and what do they say now? What number of mistakes do they allow, "
        "and how many are made?",
        "a few sentences",
        for_a_person,
        f"They allow {most} mistakes, and {made} are made.",
        f"allowed {most}, made {made}",
        f"What is said of one mistake stands. The two sums begin at ⟨u, w⟩ = −{s} and ‖w‖² = {s * s}. "
        f"With u = γ = R = 1: −{s} + M ≤ w_M and w_M² ≤ {s * s} + M, so (M − {s})² ≤ {s * s} + M where M ≥ {s}, "
        f"that is M ≤ {most}. The run makes {made}: from −{s} to {run.weights[0]} in steps of 1.",
    )


def for_a_person(answered: object) -> Judgement:
    """Is there a text at all?  What is in it a person has to read.

    >>> for_a_person("The two sums begin elsewhere.").holds is None
    True
    """
    if not isinstance(answered, str) or not answered.strip():
        raise NoAnswer(f"{answered!r} is no sentence", answered)
    return Judgement(None, "this is a text, which a person reads with the key")

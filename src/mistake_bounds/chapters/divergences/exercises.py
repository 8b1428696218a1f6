"""Exercises of the chapter “Nearer at each mistake”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from fractions import Fraction

from mistake_bounds.chapters.divergences import four_norm
from mistake_bounds.chapters.divergences import theorem as divergences
from mistake_bounds.chapters.divergences.learner import LeashedPerceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import numbers, stream, weights_table
from mistake_bounds.play import play, play_until_clean


def by_hand():
    """The run by hand of the chapter, and its target (0, 1)."""
    three = Examples([(2, -1), (2, -2), (3, 1)], [-1, -1, 1])
    return play_until_clean(Perceptron(tie=0), three, 9)


def two_squares() -> tuple:
    """Of the target and the final weights: the best multiple s, and the two squares."""
    case = divergences.by_length().on(by_hand(), (0, 1))
    target = case.reading.end["u"]
    w = by_hand().weights
    s = Fraction(inner(target, w)) / length2(target)
    across = length2([s * a - b for a, b in zip(target, w, strict=True)])
    return s, across, (1 - s) ** 2 * length2(target)


def gap_of_fours() -> Fraction:
    """The gap for ρ = y = 1 at t = 1 and z = 2."""
    gap = four_norm.one_attribute().claim.term.subs({four_norm.rho: 1, four_norm.y: 1})
    return Fraction(int(gap.subs({four_norm.t: 1, four_norm.z: 2})))


def pulled_back(examples: Examples) -> Answer:
    """Are weights pulled back to the length 2?  A pull is an update that does not add yx."""
    run = play(LeashedPerceptron(2, tie=0), examples)
    moved = [tuple(b - a for a, b in zip(step.before, step.after, strict=True)) for step in run.steps]
    added = [tuple(step.y * v for v in step.x) for step in run.steps]
    pulled = [step for step, one, other in zip(run.steps, moved, added, strict=True) if one != other]
    words = f"Mistakes: {len(run.mistakes)}, and {len(pulled)} of them with a pull."
    return Answer(bool(pulled), words, (weights_table(run),))


EXERCISES = (
    numbers(
        "nearer-ex-worth",
        ("Mistakes at most",),
        lambda: ((60 - 10) // 4,),
        r"Forty-eight of the fifty are then used up.",
        (r"\(Mv \le d_0 - \text{least}\).",),
    ),
    numbers(
        "nearer-ex-start",
        ("The number under the logarithm",),
        lambda: (Fraction(8, 2),),
        r"\(\ln 8 - \ln 2 = \ln 4\): eight features, of which two are as good as any.",
        (r"\(H = \tfrac12\ln 2 + \tfrac12\ln 2\).", r"The distance is \(\ln n - H\)."),
    ),
    numbers(
        "nearer-ex-length",
        ("s = 6", "s = 10", "s = 20"),
        lambda: tuple(divergences.by_length().on(by_hand(), (0, 1), length=s).bound for s in (6, 10, 20)),
        r"The smallest is at \(s = R^2/\gamma\).",
        (r"\(R^2 = 10\) and \(\gamma = 1\).", r"The bound is \(s^2/(2s - 10)\)."),
    ),
    numbers(
        "nearer-ex-square",
        ("Gap at t = 1 and z = 2",),
        lambda: (gap_of_fours(),),
        r"It is \((5t^2 + 2tz - z^2)^2\) there.",
        (r"Put the numbers into \((5t^2 + 2tz - z^2)^2\).",),
    ),
    numbers(
        "nearer-ex-schwarz",
        ("s", "Angle", "Way left"),
        two_squares,
        r"Together they are \(\lVert u - w\rVert^2\).",
        (
            r"\(s = \langle u, w\rangle/\lVert u\rVert^2\), with the target of the run by hand.",
            r"The angle is \(\lVert su - w\rVert^2\).",
        ),
        prompt=(
            r"At the end of the run by hand: the best \(s\), the square that is the angle, the square that is the "
            r"way left."
        ),
    ),
    stream(
        "nearer-ex-leash",
        9,
        pulled_back,
        "\n".join(" ".join("1" if i == j else "0" for j in range(9)) + " +" for i in range(6)),
        "1 0 0 0 0 0 0 0 0 +",
        ("Show one axis after the other, each positive.", "After four axes the weights are as long as the leash."),
        most=60,
        example="1 0 0 0 0 0 0 0 0 +",
        prompt="Examples of nine numbers, shown once, on which weights of length 2 are pulled back.",
    ),
    order(
        "nearer-lines-length",
        divergences.LengthBound.nearer_by_length.written(),
        lambda: divergences.by_length().proof("nearer by length"),
        "The lines of coming nearer at a mistake",
    ),
)

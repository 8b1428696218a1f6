"""The chapters that go on from the Perceptron: imperfect separators, larger margins, losses, distances, votes, kernels.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from mistake_bounds.consistency import NoSeparator, find_separator
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.kinds import choice, grid, numbers, shown_number, stated, stream, weights_table
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.pages.geometry import nearest_average2
from mistake_bounds.learners import (
    LMS,
    KernelPerceptron,
    LeashedPerceptron,
    MarginPerceptron,
    OnlineGradientDescent,
    PassiveAggressive,
    Perceptron,
    Polynomial,
)
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.proof import claim, dot, norm2, prove, scalars, vectors
from mistake_bounds.streams import worked_example
from mistake_bounds.theorems import (
    four_norm,
    gradient,
    imperfect,
    margin_perceptron,
    nearer,
    passive_aggressive,
    perceptron,
    votes,
)
from mistake_bounds.theorems.known import imperfect_bounds
from mistake_bounds.traces.votes import final_errors
from mistake_bounds.worlds import uniform
from mistake_bounds.worst_case.reachable import reachable_weights

# --- imperfect separators ----------------------------------------------------------------------------------------


def other_label() -> tuple:
    """T, the form with T, and the mistakes, where (1, 1) has the wrong label."""
    other = Examples(worked_example().X, (-1, +1, -1, -1, -1, +1))
    made = len(play(Perceptron(tie=+1), other).mistakes)
    return sum(other.distances((1, 0), 1)), imperfect_bounds(other, (1, 0), 1).total, made


def better_squares(examples: Examples) -> Answer:
    """Do the squares allow less than half of what the root form allows, for u = (1) and some margin?"""
    tried = [Fraction(k, 4) for k in range(1, 41)]
    found = [
        (bounds.squares / bounds.root, gamma, bounds)
        for gamma in tried
        for bounds in [imperfect_bounds(examples, (1,), gamma)]
    ]
    best, gamma, bounds = min(found, key=lambda one: one[0])
    words = f"With u = (1) and γ = {gamma} the squares allow {bounds.squares}, the root form {bounds.root}."
    return Answer(2 * best < 1, words)


def closure_of(points: Examples, most: int):
    """All weights that can be reached, or None where they are more than ``most``."""
    found = reachable_weights(points, most)
    return found if found.closed else None


def large_closure(examples: Examples) -> Answer:
    """Three positive points that nothing separates, from which more than a hundred weights are reached."""
    if len(examples) != 3 or set(examples.y) != {1}:
        return Answer(False, "Three positive examples are asked for.")
    if any(not isinstance(value, int) or abs(value) > 7 for row in examples.X for value in row):
        return Answer(False, "Whole numbers of size at most 7 are asked for.")
    try:
        separator = find_separator(examples)
    except NoSeparator:
        found = closure_of(examples, 20_000)
        if found is None:
            return Answer(False, "More than 20,000 weights can be reached: too many to be counted here.")
        words = f"{len(found.weights)} weights can be reached, and every update leads to one of them."
        return Answer(len(found.weights) > 100, words)
    return Answer(False, f"The direction {shown_number(tuple(separator))} separates them.")


IMPERFECT = (
    numbers(
        "imperfect-ex-label",
        r"For \(u = (1, 0)\) and \(\gamma = 1\); the bound is the form with \(T\).",
        ("T", "Bound", "Mistakes"),
        other_label,
        "One point has the distance 2, as before, so the bounds are what they were.",
        (
            "Only one point is on the wrong side or too near: how far would it have to move?",
            r"The form is \(R^2\lVert u\rVert^2/\gamma^2 + 2T/\gamma\).",
        ),
        ("1", "5", "6"),
    ),
    numbers(
        "imperfect-ex-rate",
        r"The best \(\lambda\), and the bound with it.",
        ("λ", "Bound"),
        lambda: (best_rate(), of_rate(best_rate())),
        r"The derivative is 0 where \(4\lambda^2 + 2\lambda - 2 = 0\); the root form gives the same bound.",
        (r"The bound is \((1 + 4\lambda)/(\lambda(2 - \lambda))\).", "Where is its derivative 0?"),
        ("1", "5"),
    ),
    stream(
        "imperfect-ex-squares",
        r"Examples of one number, for \(u = (1)\) and a margin that is looked for among the quarters.",
        1,
        better_squares,
        "\n".join(["1 +"] * 290),
        "1 +",
        (
            "Many small distances: their squares add up to little.",
            "One example, again and again, with a margin that is a little too large.",
            "A line may be repeated up to 300 times.",
        ),
        example="1 +",
    ),
    numbers(
        "imperfect-ex-closed",
        "How many weights does the smallest closed set have?",
        ("Weights",),
        lambda: (len(reachable_weights(Examples([(1, 0), (0, 1), (-1, -1)], [+1] * 3)).weights),),
        "Each of them is reached, so no smaller set is closed.",
        (
            r"From \((0, 0)\) each of the three steps may be taken.",
            r"Go on: \((1, 0)\) may take \((0, 1)\) and \((-1, -1)\).",
        ),
        ("3",),
    ),
    stream(
        "imperfect-ex-large",
        "Three positive examples.",
        2,
        large_closure,
        "5 2 +\n-3 4 +\n-2 -7 +",
        "1 0 +\n0 1 +\n-1 -1 +",
        (
            "Steps in directions that are nearly, but not quite, opposed make fine grids.",
            "Some whole multiples of the three have to add up to 0.",
        ),
        most=5,
    ),
    order(
        "imperfect-lines-progress",
        "imperfect-separators",
        "0ba3627b",
        lambda: imperfect.total_distance().conclusion,
        "The lines of the bound with the total distance",
        wrong=(1, 0, 2, 3, 4, 5, 6),
        given=lambda: {"some mistake": imperfect.M > 0},
    ),
)


def of_rate(rate: Fraction) -> Fraction:
    """The bound for R‖u‖ = γ = 1 and T = 2 at a rate."""
    return (1 + 4 * rate) / (rate * (2 - rate))


def best_rate() -> Fraction:
    """The rate with the smallest bound among the hundredths."""
    return min((Fraction(k, 100) for k in range(1, 200)), key=of_rate)


# --- past right --------------------------------------------------------------------------------------------------


def share2(examples: Examples, beta) -> Fraction | None:
    """The squared share of the best margin that is reached on two positive examples, or None if there is no end."""
    run = play_until_clean(MarginPerceptron(beta), examples, at_most=500)
    if not run.clean:
        return None
    margin = examples.margin(run.weights)
    return Fraction(margin**2) / length2(run.weights) / nearest_average2(examples)


def hardly_any_margin(examples: Examples) -> Answer:
    """A single mistake of the Perceptron, and then less than a hundredth of the best margin?"""
    if len(examples) != 2 or set(examples.y) != {1}:
        return Answer(False, "Two positive examples are asked for.")
    if not nearest_average2(examples):
        return Answer(False, "Nothing separates these two: an average of them is 0.")
    run = play_until_clean(Perceptron(), examples, at_most=500)
    if len(run.mistakes) != 1:
        return Answer(
            False, f"The Perceptron makes {len(run.mistakes)} mistakes on them, and not one.", (weights_table(run),)
        )
    reached = share2(examples, 0)
    if reached is None or reached >= Fraction(1, 10_000):
        said = "no end" if reached is None else f"{100 * float(reached) ** 0.5:.2f} %"
        return Answer(False, f"Of the best margin it has {said}.", (weights_table(run),))
    with_beta = share2(examples, examples.radius2)
    more = "" if with_beta is None else f" With β = R² it reaches {100 * float(with_beta) ** 0.5:.1f} %."
    return Answer(True, f"It has {100 * float(reached) ** 0.5:.2f} % of the best margin.{more}", (weights_table(run),))


def less_is_more(examples: Examples) -> Answer:
    """Does passive–aggressive learning make more mistakes than the Perceptron?"""
    if len(examples) != 3:
        return Answer(False, "Three examples are asked for.")
    if not all(any(row) for row in examples.X):
        return Answer(False, "An example of zeros teaches passive–aggressive learning nothing; take others.")
    fixed, soft = play(Perceptron(tie=0), examples), play(PassiveAggressive(), examples)
    words = f"The Perceptron makes {len(fixed.mistakes)} mistakes, passive–aggressive learning {len(soft.mistakes)}."
    return Answer(len(soft.mistakes) > len(fixed.mistakes), words, (weights_table(soft),))


PAST_RIGHT = (
    numbers(
        "past-ex-beta",
        r"\(\beta\) for two fifths of the best margin, as a multiple of \(R^2\).",
        ("Multiple of R²",),
        lambda: ((1 - 2 * Fraction(1, 10)) / (4 * Fraction(1, 10)),),
        r"\(\beta/(R^2 + 2\beta) = \tfrac25\) there.",
        (r"Solve \(\beta/(R^2 + 2\beta) = \tfrac25\).",),
        ("1",),
    ),
    stream(
        "past-ex-thin",
        "Two positive examples in the plane.",
        2,
        hardly_any_margin,
        "200 0 +\n1 200 +",
        "1 0 +\n0 1 +",
        ("Let the first be long.", "Let the second be almost at right angles to it, and as long."),
        most=5,
    ),
    stream(
        "past-ex-worse",
        "Three examples in the plane, shown once.",
        2,
        less_is_more,
        "-1 1 +\n-1 0 -\n-1 1 +",
        "1 0 +\n0 1 +\n1 1 +",
        (
            "Let the third point as the first does.",
            "The second takes back what passive–aggressive learning has learned from the first.",
        ),
        most=5,
        instances=grid(range(-1, 2), range(-1, 2)),
    ),
    order(
        "past-lines-growth",
        "past-right",
        "a0c5154e",
        lambda: margin_perceptron.updates().proof("growth"),
        "The lines of the growth at an update",
    ),
    order(
        "past-lines-loss",
        "past-right",
        "78b7d0ac",
        lambda: passive_aggressive.squared_losses().proof("closer to u"),
        "The lines of coming closer to a target",
    ),
)


# --- losses ------------------------------------------------------------------------------------------------------


def quarter():
    """Descent on the hinge loss with the rate ¼, on the six points."""
    return play(OnlineGradientDescent(rate=Fraction(1, 4)), worked_example())


def least_of_all(examples: Examples) -> tuple[Fraction, ...]:
    """A fixed u in the plane of which the hinge losses are least.

    Their sum is convex, made of planes, and never below 0.  So it is least where two of the lines y⟨u, x⟩ = 1 cross,
    or, where all of these are parallel, somewhere on one of them; without a line every u is as good.

    >>> least_of_all(Examples([(1, 0), (0, 2)], [1, 1]))
    (Fraction(1, 1), Fraction(1, 2))
    """
    lines = dict.fromkeys(tuple(Fraction(y * v) for v in x) for x, y in examples if any(x))
    tried = [(Fraction(0), Fraction(0)), *(tuple(v / length2(z) for v in z) for z in lines)]
    tried += [
        ((d - b) / (a * d - b * c), (a - c) / (a * d - b * c))
        for (a, b), (c, d) in combinations(lines, 2)
        if a * d != b * c
    ]
    return min(tried, key=lambda u: cost_of(u, examples))


def without_regret(examples: Examples) -> Answer:
    """Does descent pay less than every fixed u?"""
    paid, best = play(OnlineGradientDescent(), examples).total_loss, least_of_all(examples)
    least = cost_of(best, examples)
    if paid < least:
        return Answer(
            True, f"The learner pays {paid}. No fixed u pays less than {least}, as u = {shown_number(best)} does."
        )
    return Answer(False, f"The learner pays {paid}, and the fixed u = {shown_number(best)} pays {least}.")


def cost_of(u, examples: Examples) -> Fraction:
    """The hinge losses of a fixed u."""
    counted = Counter(tuple(y * v for v in x) for x, y in examples)
    return sum((times * max(Fraction(0), 1 - Fraction(inner(u, z))) for z, times in counted.items()), Fraction(0))


def lms_factor() -> Fraction:
    """By how much a step of LMS multiplies the error on x = 2 with the label 1, at the rate 1."""
    run = play(LMS(1), Examples([(2,)], [1]), passes=2)
    before, after = (1 - 2 * w for (w,) in run.follow(tuple)[:2])
    return Fraction(after, before)


LOSSES = (
    numbers(
        "losses-ex-quarter",
        "The number of steps, the final weights, and what the learner pays in all.",
        ("Steps", "Final weights", "Losses"),
        lambda: (len(quarter().updates), tuple(quarter().weights), quarter().total_loss),
        "In another order all three may change; the bound does not.",
        (
            r"A step is made where \(y\langle w, x\rangle \lt 1\).",
            r"It adds \(\tfrac14 yx\).",
            "What is paid is the loss before the step.",
        ),
        ("6", "1 0", "4"),
    ),
    numbers(
        "losses-ex-away",
        r"On \(x = 2\) with the label 1 and \(\eta = 1\): by which factor does a step multiply the error?",
        ("Factor",),
        lambda: (lms_factor(),),
        r"It is \(1 - \eta\lVert x\rVert^2\), so that LMS runs away for \(\eta\lVert x\rVert^2 \gt 2\).",
        (r"The new error is \(y - \langle w + \eta\delta x, x\rangle\).",),
        ("3",),
    ),
    stream(
        "losses-ex-negative",
        r"Examples in the plane, shown once with \(\eta = 1\).",
        2,
        without_regret,
        "1 0 +\n1 0 +\n1 0 +\n1 0 -\n1 0 -\n1 0 -",
        "1 0 +\n0 1 +",
        (
            "Let the labels turn round once.",
            "What is right for the first half is wrong for the second, and a fixed u pays for one of them.",
        ),
        most=60,
        instances=grid(range(-1, 2), range(-1, 2)),
    ),
    order(
        "losses-lines-closer",
        "losses-and-steps",
        "e50d3bd0",
        lambda: gradient.regret().proof("closer to u"),
        "The lines of a step that comes closer",
    ),
)


# --- distances ---------------------------------------------------------------------------------------------------


def by_hand():
    """The run by hand of the chapter, and its target (0, 1)."""
    three = Examples([(2, -1), (2, -2), (3, 1)], [-1, -1, 1])
    return play_until_clean(Perceptron(tie=0), three, 9)


def two_squares() -> tuple:
    """Of the target and the final weights: the best multiple s, and the two squares."""
    told = nearer.by_length().on(by_hand(), (0, 1))
    target, w = told.reading.end["u"], by_hand().weights
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


NEARER = (
    numbers(
        "nearer-ex-length",
        r"The bounds for the target \((0, s)\), as fractions where they are not whole.",
        ("s = 6", "s = 10", "s = 20"),
        lambda: tuple(nearer.by_length().on(by_hand(), (0, 1), length=s).bound for s in (6, 10, 20)),
        r"The smallest is at \(s = R^2/\gamma\).",
        (r"\(R^2 = 10\) and \(\gamma = 1\).", r"The bound is \(s^2/(2s - 10)\)."),
        ("10", "10", "20"),
    ),
    numbers(
        "nearer-ex-square",
        r"The gap at \(t = 1\) and \(z = 2\).",
        ("Gap",),
        lambda: (gap_of_fours(),),
        r"It is \((5t^2 + 2tz - z^2)^2\) there.",
        (r"Put the numbers into \((5t^2 + 2tz - z^2)^2\).",),
        ("5",),
    ),
    numbers(
        "nearer-ex-schwarz",
        r"At the end of the run by hand: the best \(s\), the square that is the angle, the square that is the "
        r"way left.",
        ("s", "Angle", "Way left"),
        two_squares,
        r"Together they are \(\lVert u - w\rVert^2\).",
        (
            r"\(s = \langle u, w\rangle/\lVert u\rVert^2\), with the target of the run by hand.",
            r"The angle is \(\lVert su - w\rVert^2\).",
        ),
        ("1", "0", "0"),
    ),
    stream(
        "nearer-ex-leash",
        "Examples of nine numbers, shown once, on which weights of length 2 are pulled back.",
        9,
        pulled_back,
        "\n".join(" ".join("1" if i == j else "0" for j in range(9)) + " +" for i in range(6)),
        "1 0 0 0 0 0 0 0 0 +",
        ("Show one axis after the other, each positive.", "After four axes the weights are as long as the leash."),
        most=60,
        example="1 0 0 0 0 0 0 0 0 +",
    ),
    order(
        "nearer-lines-length",
        "nearer",
        "c5f96e75",
        lambda: nearer.by_length().proof("nearer by length"),
        "The lines of coming nearer at a mistake",
    ),
)


# --- votes -------------------------------------------------------------------------------------------------------


def of_one_instance() -> tuple:
    """The errors of the vote and of stopping at random after 0, 1, 2 and 3 draws."""
    errors = final_errors(uniform([(1,)], [1]), 3)
    return tuple(one.voted for one in errors), tuple(one.at_random for one in errors)


def counted_from_0() -> tuple:
    """c·w − D of the run by hand, where the count c begins at 0."""
    w, count, D = (0, 0), 0, (0, 0)
    for x, y in Examples([(2, 1), (-1, 1), (1, 1), (2, 1)], [+1, -1, -1, +1]):
        if Perceptron().predict(w, x) != y:
            w = tuple(a + y * v for a, v in zip(w, x, strict=True))
            D = tuple(d + count * y * v for d, v in zip(D, x, strict=True))
        count += 1
    return tuple(count * a - d for a, d in zip(w, D, strict=True))


def last_is_best(world: Examples) -> Answer:
    """A world of equally likely instances: after some number of draws up to 9, is the last ten times better?"""
    if len(set(world.X)) != len(world.X):
        return Answer(False, "Each instance once: all are equally likely.")
    if len(world) > 3:
        return Answer(False, "Two or three instances are enough, and more take long.")
    errors = final_errors(uniform(world.X, world.y), 9, tie=0)
    best, draws = min((Fraction(one.last) / one.voted, m) for m, one in enumerate(errors) if one.voted)
    words = f"After {draws} draws the last weights have {float(best):.3f} times the error of the vote."
    return Answer(10 * best < 1, words)


VOTES = (
    numbers(
        "votes-ex-one",
        r"For \(m = 0, 1, 2, 3\): four numbers each.",
        ("Vote", "Stopping at random"),
        of_one_instance,
        r"The vote has one vote for \(-\) and \(m\) for \(+\), and a tie is predicted as \(-\).",
        ("The first draw is a mistake, and then the weights are right.", r"Of the \(m + 1\) hypotheses one is wrong."),
        ("1 0 0 0", "1 1/2 1/3 1/4"),
        example="1 1/2 0 0",
    ),
    numbers(
        "votes-ex-count",
        r"\(c\,w - D\) at the end of the run by hand, if the count begins at 0.",
        ("c w − D",),
        lambda: (counted_from_0(),),
        r"The same as with 1: a step is in as many vectors as \(T\) less its time.",
        (r"Go through the four examples with \(c = 0, 1, 2, 3\).", r"In the end \(c = 4\)."),
        ("0 0",),
    ),
    stream(
        "votes-ex-last",
        "The instances of a world in the plane, all equally likely, with their labels; a tie is a mistake, "
        "and up to nine draws are looked at.",
        2,
        last_is_best,
        "-6 -4 +\n-7 -2 -",
        "1 0 +\n0 1 +",
        (
            "Two instances are enough.",
            "Let it take several mistakes until both are right: early hypotheses are then in the majority.",
        ),
        most=10,
    ),
    choice(
        "votes-ex-conservative",
        r"Which learners have \(L_n \le M\) by the same argument?",
        (
            (
                "Halving, but not the averaged Perceptron with its count",
                "The state of halving changes at mistakes only. A count is changed by every example.",
            ),
            (
                "Both",
                "A learner that counts its examples is changed by every example, so the run without one is "
                "another run.",
            ),
            ("Neither", "Halving changes its state at mistakes and at nothing else; that is all the argument uses."),
        ),
        0,
        ("What does the proof say of an example that was never a mistake?",),
    ),
    order(
        "votes-lines-average",
        "voted-averaged",
        "508bf885",
        votes.half_are_wrong,
        "The lines on a wrong vote",
    ),
)


# --- kernels and classes -----------------------------------------------------------------------------------------

XOR = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, +1, +1, -1])


def with_constant_0() -> tuple[int, int]:
    """The bound and the mistakes on exclusive or with ⟨a, b⟩²."""
    run = play_until_clean(KernelPerceptron(Polynomial(2, constant=0), tie=0), XOR, at_most=20)
    return int(perceptron.mistake_bound().on(run, XOR.y).bound), len(run.mistakes)


def a_minus_one() -> int:
    """The sum of c c′ K over the rows (1) and (−1), with c = 1 and −1, for K = (ab − 1)²."""
    signed = ((1, 1), (-1, -1))
    return sum(p * q * (row * other - 1) ** 2 for row, p in signed for other, q in signed)


KERNELS = (
    numbers(
        "kernels-ex-constant",
        r"The best \(k\), the bound with it, and the mistakes where a tie is one.",
        ("k", "Bound", "Mistakes"),
        lambda: (0, *with_constant_0()),
        r"Opposite corners are then the same vector, so a mistake on one settles the other.",
        (r"\(R^2 = (k+2)^2\).", r"\(\gamma = 8\) and \(\lVert u\rVert^2 = 32\), whatever \(k\) is."),
        ("1", "5", "4"),
    ),
    numbers(
        "kernels-ex-minus",
        r"The sum \(\sum\sum c\,c'K\) for the rows \((1)\) and \((-1)\), with \(c = 1\) and \(-1\).",
        ("Sum",),
        lambda: (a_minus_one(),),
        r"An inner product would make it a squared length.",
        (r"On the diagonal \(K\) is 0.",),
        ("8",),
    ),
    choice(
        "kernels-ex-sum",
        r"\(K\) and \(L\) are inner products. Which of these need not be one?",
        (
            (r"\(K + L\)", "Put the two rows one after the other."),
            (r"\(K L\)", r"Take all products \(\varphi_i(a)\psi_j(a)\)."),
            (r"\(K - L\)", r"\(K - 2K = -K\) is negative on a row with itself."),
        ),
        2,
        (r"Try \(L = 2K\).",),
    ),
    order(
        "kernels-lines-bound",
        "kernels",
        "43ee660d",
        lambda: perceptron.mistake_bound().conclusion,
        "The lines of the bound, with a kernel",
        given=lambda: {"some mistake": perceptron.M > 0},
    ),
)

W_, Z_ = vectors("w z")
R_ = scalars("R")


def growth_of_classes():
    """‖w + z‖² ≤ ‖w‖² + R², where ⟨w, z⟩ ≤ 0 and z is no longer than R."""
    return prove(norm2(W_ + Z_) <= norm2(W_) + R_**2, given=[dot(W_, Z_) <= 0, norm2(Z_) <= R_**2])


SIX = Examples([(3, 1), (-1, 3), (-2, 0), (2, 0), (0, 2), (-3, 1)], "abcabc", labels="abc")


def middle() -> int:
    """The mistakes of b against the rest, in two passes."""
    rows = Examples(SIX.X, [1 if label == "b" else -1 for label in SIX.y])
    return len(play(Perceptron(), rows, passes=2).mistakes)


MULTICLASS = (
    choice(
        "multiclass-ex-two",
        "How do the two bounds compare?",
        (
            ("They are the same", r"\(\lVert u\rVert^2\) is halved, and \(R^2\) is doubled."),
            (
                "The joint learner's is twice as large",
                r"\(R^2\) is doubled, but the target \((-u/2, u/2)\) has half the squared length.",
            ),
            (
                "The joint learner's is half as large",
                r"\(\lVert u\rVert^2\) is halved, but a mistake changes two rows, so \(R^2\) is doubled.",
            ),
        ),
        0,
        (r"Which target do the rows \(-u/2\) and \(u/2\) make?",),
    ),
    numbers(
        "multiclass-ex-middle",
        r"How many mistakes does \(b\) against the rest make in two passes, with \(w = 0\) at the start and "
        r"minus at a tie?",
        ("Mistakes",),
        lambda: (middle(),),
        r"\((2, 0)\) and \((-2, 0)\) are both to be negative, so that some mistake is made in every pass.",
        ("Go through the passes by hand until the weights come back.",),
        ("4",),
    ),
    stated(
        "multiclass-ex-any",
        r"What is left of the growth, if the answer said only scores at least as much as the right one: a "
        r"claim about \(\lVert w + z\rVert^2\).",
        lambda: claim(norm2(W_ + Z_) <= norm2(W_) + R_**2),
        lambda: (claim(dot(W_, Z_) <= 0, "scores no less"), claim(norm2(Z_) <= R_**2, "radius")),
        "w z",
        "‖w + z‖² ≤ ‖w‖² + R²",
        "‖w + z‖² < ‖w‖² + R²",
        (r"Of \(\hat y\) the proof uses only \(\langle w, z\rangle \le 0\).",),
        "‖w + z‖² ≤ …",
    ),
    order("multiclass-lines-growth", "multiclass", "27ff0085", growth_of_classes, "The lines of the growth"),
)

"""Exercises of the chapter “Weighted majority”.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from fractions import Fraction
from random import Random

from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority, errors
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, grid, numbers, stream, weights_table
from mistake_bounds.exercises.randomized import one
from mistake_bounds.play import play
from mistake_bounds.proof.reals import ln


def two_experts(examples: Examples) -> Answer:
    """Five mistakes of weighted majority where ties are mistakes, and the better expert errs twice?"""
    run = play(WeightedMajority(tie=0), experts_of(examples))
    mistakes = len(run.mistakes)
    best = min(errors(run))
    words = (
        f"The experts err {' and '.join(map(str, errors(run)))} times, and weighted majority makes {mistakes} mistakes."
    )
    if best > 2:
        return Answer(False, f"{words} The better one may err twice only.")
    return Answer(mistakes >= 5, words, (weights_table(run),))


def experts_of(examples: Examples) -> Examples:
    """What two experts say, −1 or 1; raises `NotAnAnswer` for anything else."""
    for place, predictions in enumerate(examples.X, 1):
        if not set(predictions) <= {1, -1}:
            raise NotAnAnswer(f"example {place}: an expert says 1 or −1", predictions)
    return examples


def tuned() -> tuple[Fraction, int]:
    """For m = 50 and n = 100: β = 50/(50 + s) with s² = 100 ln 100, to two decimals, and the bound with ½."""
    least = {k: Fraction(2 * k - 1, 200) for k in range(1, 100)}  # what is rounded to k hundredths is no less
    near = max(k for k in least if 100 * ln(100) <= (50 / least[k] - 50) ** 2)
    most = max(M for M in range(1, 999) if M * (ln(4) - ln(3)) <= 50 * ln(2) + ln(100))
    return Fraction(near, 100), most


def one_round() -> tuple[Fraction, Fraction]:
    """Weights 1, 1/2 and 1/4, of which the first errs: its share, and the total after it is halved."""
    weights = (Fraction(1), Fraction(1, 2), Fraction(1, 4))
    return weights[0] / sum(weights), weights[0] / 2 + sum(weights[1:])


EXERCISES = (
    numbers(
        "experts-ex-integers",
        ("M",),
        lambda: (max(M for M in range(100) if 4**M <= 16 * 2**3 * 3**M),),
        r"\((4/3)^M \le 128\).",
        (r"Divide by \(3^M\).", r"\((4/3)^{16}\) is about 99.8."),
    ),
    stream(
        "experts-ex-two",
        2,
        two_experts,
        "-1 1 +\n1 -1 +\n-1 1 +\n1 -1 +\n-1 1 +",
        "1 1 +\n-1 -1 +",
        ("In each round let the heavier one err, or one of two equals.", "So they err in turn."),
        most=60,
        example="1 -1 +",
        instances=grid((-1, 1), (-1, 1)),
        prompt="What two experts say, 1 or −1, and the truth behind it.",
    ),
    choice(
        "experts-ex-conservative",
        (
            ("Yes, word for word", r"And \(m\) is no larger: only errors in those rounds count."),
            (
                "No, the total weight need not shrink",
                "At a mistake at least half of the weight errs, and that is all the proof takes from a round.",
            ),
            (
                "Only for ties that are mistakes",
                "At a mistake at least half of the weight errs, whatever the rule for ties.",
            ),
        ),
        0,
        ("In which rounds does the proof say that the weight shrinks?",),
    ),
    numbers(
        "experts-ex-chance",
        ("Probability of a mistake", "Total weight after the round"),
        one_round,
        r"The share \(4/7\) is wrong, and \(7/4\) becomes \(5/7\) of itself.",
        ("Which share of the total weight, 7/4, is wrong?", "Only the first expert's weight is halved."),
    ),
    numbers(
        "experts-ex-beta",
        ("β, to two decimals", "The lesson’s bound, rounded down"),
        tuned,
        r"\(s = \sqrt{100\ln 100}\) is about 21.46.",
        (r"\(\beta = m/(m + s)\) with \(s = \sqrt{2m\ln n}\).", r"The other is \((m\ln 2 + \ln n)/(\ln 4 - \ln 3)\)."),
    ),
    order(
        "experts-lines-shrinks",
        "2043bc6e",
        lambda: experts.deterministic().proof("shrinks"),
        "The lines on the total weight",
    ),
    order(
        "experts-lines-bound",
        "dd6979f7",
        lambda: experts.deterministic().conclusion,
        "The lines of the mistake bound",
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


def integers(random: Random) -> Exercise:
    """The largest M with 4^M ≤ n 2^m 3^M."""
    n = 2 ** random.randint(3, 9)
    m = random.randint(2, 9)
    prompt = rf"For \(\beta = \tfrac12\), {n} experts and \(m = {m}\): the largest \(M\) with \(4^M \le n\,2^m\,3^M\)."
    return one("experts-ex-integers", prompt, ("M",), lambda: (max(M for M in range(200) if 4**M <= n * 2**m * 3**M),))


DRAWN = {"experts-ex-integers": integers}

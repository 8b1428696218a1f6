"""Exercises of the chapter “How tight? The exact worst case”.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from dataclasses import replace
from random import Random

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.exercises import forced, some_of, whole_bound
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.chapters.winnow_worst_case.known import sharper_bound
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import hypothesis, lines_of, numbers, stream
from mistake_bounds.exercises.randomized import HINTS, one
from mistake_bounds.proof import claim

N_ = winnow.n


CROSS_OFF = Winnow(threshold=1, demotion="eliminate")


def after_all_three() -> int:
    """How many mistakes negative examples force from the weights (4, 2, 2, 2), when the first has all three active."""
    weights = (4, 2, 2, 2)
    forced_so_far = 0
    while sum(weights[1:]) >= 4:  # the most that a negative example can score
        weights = Winnow().update(weights, (0, 1, 1, 1), -1)
        forced_so_far = forced_so_far + 1
    return forced_so_far


EXERCISES = (
    numbers(
        "worst-ex-greedy",
        ("Mistakes",),
        lambda: (after_all_three(),),
        "Halved all at once, the three weights are 3 together, below the threshold.",
        (
            "What are the three weights after this mistake?",
            "Can they still reach the threshold 4? Is the relevant weight below it?",
        ),
    ),
    numbers(
        "winnow-ex-sharp",
        ("Plain at 8", "Plain at 9", "Sharper at 8", "Sharper at 9"),
        lambda: (whole_bound(8, 1), whole_bound(9, 1), sharper_bound(8, 1), sharper_bound(9, 1)),
        r"At \(n = 9\) a full stack weighs \(2^L = 16\), almost \(2n\).",
        (r"\(L\) is 3 and 4.", r"The sharper bound is \(2 + 3L - 2^{L+1}/n\), rounded down."),
    ),
    numbers(
        "worst-ex-three",
        ("Crossing off", "Eliminating", "Winnow"),
        lambda: (1024 - 4, sharper_bound(1024, 4, "eliminate"), sharper_bound(1024, 4)),
        "With few relevant attributes, a logarithm is much smaller than the number of attributes.",
        (r"\(L\) is 10.", r"\(2^{L+1}/n\) is 2."),
    ),
    stream(
        "winnow-ex-list",
        5,
        forced(CROSS_OFF, some_of((0, 1)), 3),
        "00100 -\n00010 -\n00001 -",
        "00111 -",
        ("Each mistake crosses off at least one attribute.", "Let it cross off one at a time."),
        bits=True,
        most=60,
        example="00110 -",
    ),
    stream(
        "winnow-ex-seven",
        8,
        forced(Winnow(), some_of((0,)), 7),
        lambda: lines_of(winnow_disjunction(8, 1).examples),
        "10000000 +\n10000000 +\n10000000 +",
        (
            "Three of them have to be promotions.",
            "Let the first two put chips on as many irrelevant attributes as they can.",
            "Then show irrelevant attributes whose weights together are 8.",
        ),
        bits=True,
        most=60,
        example="11100000 +",
    ),
    hypothesis(
        "winnow-ex-account",
        lambda: claim(0 < N_ + N_ * winnow.P - N_ * winnow.D / 3),
        lambda: (claim(N_ >= 1, "some attribute"),),
        "",
        "D P",
        "D < 3 P + 3",
        "D < 2 P + 2",
        (r"Divide by \(n\), and multiply by 3.",),
        "such as D < 2 P + 2",
    ),
    order("worst-lines-sharper", "6a58f471", winnow.sharper, "The lines of the sharper bound"),
    order(
        "worst-lines-elimination",
        "4c940129",
        lambda: winnow.elimination().conclusion,
        "The lines of the bound with elimination",
        place=1,
    ),
)


# --- the same with other numbers, drawn at random -------------------------------------------------------------------


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


def sharp(random: Random) -> Exercise:
    """3rL + 1 at two sizes beside a power of two."""
    n = 2 ** random.randint(4, 9)
    r = random.randint(1, 5)
    prompt = rf"For \(r = {r}\): \(3rL + 1\) at \(n = {n}\) and at \(n = {n + 1}\)."
    fields = (f"At {n}", f"At {n + 1}")
    return one("winnow-ex-sharp", prompt, fields, lambda: (whole_bound(n, r), whole_bound(n + 1, r)))


DRAWN = {
    "winnow-ex-seven": adversary,
    "winnow-ex-account": account,
    "winnow-ex-sharp": sharp,
}

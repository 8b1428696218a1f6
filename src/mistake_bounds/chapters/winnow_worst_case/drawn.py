"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from dataclasses import replace
from random import Random

from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.exercises import forced, some_of, whole_bound
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.exercises.drawn import HINTS, one
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.kinds import hypothesis, lines_of, stream
from mistake_bounds.proof import claim


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

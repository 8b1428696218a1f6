"""From mistakes to passes: a learner that errs in every pass but the last makes at most one pass more than mistakes.

It is shown the same finite set of examples in pass after pass, and stops after the first pass without a mistake.
k is the number of mistakes in a pass, m the number so far, q the number of passes before the last.
"""

import sympy

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import M, R, gamma, u
from mistake_bounds.play import Run
from mistake_bounds.proof import Eq, Proved, claim, definition, own_step, prove, statement, telescope
from mistake_bounds.proof.kernel.terms import norm2
from mistake_bounds.theorem.checking import Check, check_proof
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.vocabulary import PASS

letters = Letters(perceptron.letters, LABELLED, RUN)
k = letters("k", "the number of mistakes in a pass")
m, m_next, m_q = letters("m m^+ m_q", "the number of mistakes so far: before a pass, after it, and in all")
q = letters("q", "the number of passes before the last")
passes = letters("passes", "the number of passes, the clean one included", "`run.passes`")

COUNTED = definition(Eq(m_next, m + k), "mistakes so far")
NOT_CLEAN = own_step(k >= 1, "a mistake in the pass")
ALL = definition(Eq(M, m_q), "all mistakes")
AND_A_CLEAN_ONE = definition(Eq(passes, q + 1), "and a clean pass")


@statement
def at_most_mistakes() -> Proved:
    """passes ≤ M + 1, whatever the learner.

    >>> at_most_mistakes().claim
    passes: passes ≤ M + 1
    """
    more = prove(claim(m_next >= m + 1, "one more"), given=[COUNTED, NOT_CLEAN])
    total = telescope(m, ((more, q),), ((m, sympy.S.Zero, m_next, m_q),), (), at_least=True, name="total", over=PASS)
    return prove(claim(passes <= M + 1, "passes"), given=[ALL, AND_A_CLEAN_ONE], using=[total])


@statement
def perceptron_passes() -> Proved:
    """(passes − 1) γ² ≤ R² ‖u‖²: the Perceptron has learned a separable set after that many passes.

    >>> perceptron_passes().claim
    passes of the Perceptron: γ²·(passes - 1) ≤ R²·‖u‖²
    """
    goal = claim((passes - 1) * gamma**2 <= R**2 * norm2(u), "passes of the Perceptron")
    return prove(goal, using=[at_most_mistakes(), perceptron.mistake_bound().conclusion])


def read_passes(run: Run, target) -> Reading:
    """The Perceptron's reading, and a point for each pass but the last: k mistakes in it, m before it."""
    whole = perceptron.read(run, target)
    counts = [0] * run.passes
    rows = len(run.examples)
    for index in run.mistakes:
        counts[index // rows] += 1
    before = [sum(counts[:i]) for i in range(run.passes + 1)]
    points = [{"k": counts[i], "m": before[i], "m^+": before[i + 1]} for i in range(run.passes - 1)]
    end = {**whole.end, PASS: points, "q": run.passes - 1, "passes": run.passes, "m_q": before[-2]}
    return Reading(whole.mistakes, end)


def check(run: Run, target) -> Check:
    """`perceptron_passes`, and all that it rests on, on a run of the Perceptron that ends with a clean pass.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> set_of_two = Examples([(2, 1), (-1, 1)], [+1, -1])
    >>> [check(play(Perceptron(), set_of_two, passes), (1, 0)).ok for passes in (2, 3)]
    [True, False]
    """
    return check_proof(perceptron_passes(), read_passes(run, target))

"""From mistakes to passes: a learner that errs in every pass but the last makes at most one pass more than mistakes.

It is shown the same finite set of examples in pass after pass, and stops after the first pass without a mistake.
k is the number of mistakes in a pass, q the number of passes before the last, m_q that of the mistakes in these.
"""

from collections import Counter

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.checking import Check, check_proof
from mistake_bounds.theory import Notation, Row, Theory, define, does, fixed, have, norm2, of_step, read


class Passes(Theory):
    """A pass before the last costs a mistake, and mistakes are bounded."""

    M, γ, R, u = PerceptronBound["M γ R u"]
    q = fixed("the number of passes before the last")

    @Row("pass", q, gives="k")
    def before_the_last(run):
        mistakes = Counter(index // len(run.examples) for index in run.mistakes)
        yield from ({"k": mistakes[i]} for i in range(run.passes - 1))

    k = of_step("the number of mistakes in a pass")
    m_q = before_the_last.sum(k, "the number of mistakes in all passes but the last")
    passes = fixed("the number of passes, the clean one included", lambda run: run.passes)

    a_mistake_in_the_pass = does(k >= 1)
    all_mistakes = define(M == m_q)
    and_a_clean_pass = define(passes == q + 1)
    total = before_the_last.total(a_mistake_in_the_pass)
    at_most_mistakes = have(passes <= M + 1, all_mistakes, and_a_clean_pass, total, name="passes")
    passes_of_the_Perceptron = have(
        (passes - 1) * γ**2 <= R**2 * norm2(u), at_most_mistakes, PerceptronBound.mistake_bound
    )


letters = Notation(Passes)


@statement
def at_most_mistakes() -> Proved:
    """passes ≤ M + 1, whatever the learner."""
    return Passes.at_most_mistakes.proof


@statement
def perceptron_passes() -> Proved:
    """(passes − 1) γ² ≤ R² ‖u‖²: the Perceptron has learned a separable set after that many passes."""
    return Passes.passes_of_the_Perceptron.proof


def check(run: Run, target) -> Check:
    """`perceptron_passes`, and all that it rests on, on a run of the Perceptron that ends with a clean pass.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> set_of_two = Examples([(2, 1), (-1, 1)], [+1, -1])
    >>> [check(play(Perceptron(), set_of_two, passes), (1, 0)).ok for passes in (2, 3)]
    [True, False]
    """
    return check_proof(perceptron_passes(), read(Passes.passes_of_the_Perceptron, run, target))

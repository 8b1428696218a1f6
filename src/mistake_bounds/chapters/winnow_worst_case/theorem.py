"""Crossing off: list the attributes, and after a missed negative example take off the list those that are on in it.

An example is predicted positive where some listed attribute is on.  For each attribute l is 1 while it is listed and
0 after that, x is 1 where it is on, q is 1 if it is one of the r relevant ones; on a negative example none of these
is on.  k attributes are listed, s of them on; N are listed at the start.  The rule is Winnow's with threshold 1 and
elimination, which on an OR never promotes.
"""

from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import relevant_attributes
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    fixed,
    have,
    of_step,
    state,
    theorem,
)

CAUSES = {
    "predicted positive": ("several at once", "mistakes that cross off more than one attribute"),
    "relevant stay": ("never crossed off", "attributes listed to the end that are not relevant"),
}


class CrossingOff(Theory):
    """Each mistake takes an attribute off the list, and the relevant ones stay on it."""

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))

    @Row("mistake", M, gives="w x", changes="w", about="run start marked")
    def mistakes(run, relevant):
        yield {"run": run, "start": run.start, "marked": relevant_attributes(relevant, run.examples.dimension)}
        yield from ({"w": step.before, "x": step.x} for step in run.steps)
        yield {"w": run.weights}

    n = fixed("the number of attributes")

    @Row("attribute", n, gives="i")
    def attributes(w):
        yield from ({"i": i} for i in range(len(w)))

    @Row("update", M, gives="w x", changes="w")
    def history(run):
        yield from (({"w": step.before, "x": step.x}, {"w": step.after}) for step in run.steps)

    N = fixed("how many attributes are listed at the start", lambda start: sum(start))
    l_0 = of_step("1 where an attribute is listed at the start", lambda start, i: start[i])
    l = state("1 while an attribute is listed, and 0 after that", lambda w, i: w[i], start=l_0)
    x = of_step("1 where an attribute is on in the example that is a mistake", lambda x, i: x[i])
    q = of_step("1 where an attribute is relevant", lambda i, marked: int(i in marked))
    k = attributes.sum_of(l, "how many attributes are listed", lambda w: sum(w), start=N)
    s = attributes.sum(l * x, "how many listed attributes are on")
    r = attributes.sum(q, "the number of relevant attributes", lambda marked: len(marked))

    predicted_positive = does(s >= 1)
    crossed_off = does(l.next == l * (1 - x))
    on_or_not = define(x**2 == x)
    relevant_or_not = define(q**2 == q)
    negative = assume(q * x == 0)
    relevant_ones_are_listed = define(q * l.start >= q)
    listed_or_not = define(l.start >= 0)

    taken_off = attributes.total(have(l.next == l - l * x, crossed_off))
    shorter_list = calc(k.next).eq(k - s, taken_off).le(k - 1, predicted_positive)
    shortest_list = mistakes.total(shorter_list)  # k_M ≤ N − M
    stays_listed, no_less_than_0 = history.keep(
        ("stays listed", q * l >= q, crossed_off, on_or_not, negative, l >= 0),
        ("no less than 0", l >= 0, crossed_off, on_or_not),
        given=(relevant_ones_are_listed, listed_or_not),
    )
    at_most_its_l = have(q <= l.last, relevant_or_not, stays_listed, no_less_than_0)
    relevant_ones_listed = attributes.total(at_most_its_l)
    relevant_stay = have(k.last >= r, relevant_ones_listed)
    mistake_bound = calc(M).le(N - k.last, shortest_list).le(N - r, relevant_stay)


class NextExample(Theory):
    """On a positive example a relevant attribute is on, which is listed still: it is predicted positive."""

    M, n, q, l, attributes, relevant_or_not, stays_listed, no_less_than_0 = CrossingOff[
        "M n q l attributes relevant_or_not stays_listed no_less_than_0"
    ]
    z = of_step("1 where an attribute is on in the example after the last mistake", lambda after, i: after[i])
    s = attributes.sum(l.last * z, "how many listed attributes are on", so_far="B")
    U_n = attributes.sum(q * z, "how many relevant attributes are on in the example after the last mistake")

    on_or_not = define(z**2 == z)
    positive = assume(U_n >= 1)
    relevant_then_listed = have(
        q * z <= l.last * z, on_or_not, relevant_or_not, stays_listed, no_less_than_0, name="relevant, then listed"
    )
    listed_and_on = attributes.total(relevant_then_listed)
    predicted_positive = have(s >= 1, positive, listed_and_on)


class FirstMistake(Theory):
    """The first mistake, on a list of everything, takes off as many as each row breaks; M mistakes follow."""

    M, N, r, n, k, s, mistake_bound = CrossingOff["M N r n k s mistake_bound"]
    M_all = fixed("the number of mistakes over the literals or clauses, the first one counted", name="M'")
    K = fixed("the number of clauses")
    b = fixed("how many clauses each row breaks")

    and_the_first = define(M_all == M + 1)
    left_by_the_first = define(N == k - s)
    with_literals = have(
        M_all <= n + 1 - r, and_the_first, left_by_the_first, mistake_bound,
        define(k == 2 * n, "all literals"), define(s == n, "one of each variable on"),
    )  # fmt: skip
    with_clauses = have(
        M_all <= K - b + 1 - r, and_the_first, left_by_the_first, mistake_bound,
        define(k == K, "all clauses"), define(s == b, "as many broken in each row"),
    )  # fmt: skip


letters = Notation(CrossingOff, NextExample, FirstMistake)
M, N, r = (one.value for one in CrossingOff["M N r"])


@statement
def mistake_bound() -> Theorem:
    """M ≤ N − r mistakes on negative examples, where N are listed at the start, the r relevant ones among them."""
    line, shown = CrossingOff.mistake_bound, [CrossingOff.relevant_stay]
    return theorem("Crossing off", "Blum's lectures", line, causes=CAUSES, shown=shown)


@statement
def stays_listed() -> tuple[Proved, Proved]:
    """A relevant attribute is never crossed off, ql ≥ q, and no l is negative."""
    return CrossingOff.stays_listed.proof, CrossingOff.no_less_than_0.proof


@statement
def positives_are_right() -> Proved:
    """s ≥ 1 on a positive example, which is therefore predicted positive: crossing off errs on negative examples only.

    z is 1 where an attribute is on in the example that comes after M mistakes.
    """
    return NextExample.predicted_positive.proof


@statement
def with_literals() -> Proved:
    """M′ ≤ n + 1 − r over the 2n literals of n variables, r of them relevant.

    The first mistake crosses off the n literals that are on, one of each variable; M mistakes follow.
    """
    return FirstMistake.with_literals.proof


@statement
def with_clauses() -> Proved:
    """M′ ≤ K − b + 1 − r over K clauses of which every row breaks b: literals (K = 2n, b = n), and clauses for a k-CNF.

    The first mistake crosses off b of them; M mistakes follow.  r clauses make the target.
    """
    return FirstMistake.with_clauses.proof

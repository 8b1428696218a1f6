"""Odd max bit: rows of n bits labelled by the place of their last 1, and how small their margin is.

The label is + where that place, counted from 0, is even.  v is the weight of a place times the label of rows that end
there.  The row with its last 1 there, and before it a 1 in each place of the opposite label, has the score v − A with
its label, A being the sum of the earlier v of the opposite label and B that of the others; so v ≥ A + γ, and the v
grow like the Fibonacci numbers f, g = 1, 1; 1, 2; 2, 3; …, in each of which 2ⁿ fits: fg ≥ 2ⁿ.
"""

from collections.abc import Sequence

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.checking import Check, check_proof
from mistake_bounds.theorem.targets import BadTarget, checked_target
from mistake_bounds.theory import Notation, Row, Theory, assume, define, fixed, have, norm2, of_step, read, state


class OddMaxBit(Theory):
    """(2ⁿ − 1) γ² ≤ ‖u‖² for every target u with margin γ on the rows of odd max bit, one for each place."""

    n = fixed("the number of places in a row", lambda u: len(u))

    @Row("place", n, gives="v A B f g q Q", changes="A B f g q Q", about="u gamma")
    def places(examples, target):
        u = checked_target(target, len(examples))
        if examples.dimension != len(examples):
            message = f"{len(examples)} rows of {examples.dimension} attributes: give those of odd_max_bit, a row each"
            raise BadTarget(message, examples)
        yield {"u": u, "gamma": examples.margin(u)}
        A, B, f, g, q, Q = 0, 0, 1, 1, 1, 0
        for i, (row, label) in enumerate(examples):
            v = label * u[i]
            yield {"v": v, "A": A, "B": B, "f": f, "g": g, "q": q, "Q": Q}
            A, B, f, g, q, Q = B + v, v - label * inner(u, row), g, f + g, 2 * q, Q + v**2
        yield {"A": A, "B": B, "f": f, "g": g, "q": q, "Q": Q}

    u, γ = PerceptronBound.u, PerceptronBound.γ
    v = of_step("the weight of a place in the target, times the label of the row that ends there")
    A = state("the sum of the earlier v of the opposite label", start=0, last="A_n")
    B = state("the sum of the earlier v of the same label", start=0, last="B_n")
    f = state("a Fibonacci number", start=1, last="f_n")
    g = state("the next Fibonacci number", start=1, last="g_n")
    q = state("a power of 2, doubled at each place", start=1, last="q_n")
    Q = state("the sum of the squares of the v so far", start=0, last="Q_n")

    margin = assume(v - A >= γ)
    margin_not_negative = assume(γ >= 0)
    of_the_opposite_label = define(A.next == B + v)
    of_the_same_label = define(B.next == A)
    fibonacci = define(f.next == g, "Fibonacci"), define(g.next == f + g, "next Fibonacci")
    power_of_2 = define(q.next == 2 * q)
    squares_so_far = define(Q.next == Q + v**2)

    positive = have(g >= 0, f >= 0, g >= f)
    larger = have(v >= g * γ, A + γ >= g * γ, margin)
    its_square = have(v**2 >= g**2 * γ**2, larger, margin_not_negative, positive)
    wider = have(g * f <= g**2, g >= f, positive)
    product = have(f.next * g.next == f * g + g**2, fibonacci)
    from_0, in_order, powers, as_g, as_f, long = places.keep(
        ("f from 0 up", f >= 0, fibonacci, positive),
        ("g no less", g >= f, fibonacci, f >= 0),
        ("fg is 2ⁿ or more", q <= f * g, power_of_2, wider, product),
        ("as large as g", A + γ >= g * γ, of_the_opposite_label, B + γ >= f * γ, larger, fibonacci),
        ("as large as f", B + γ >= f * γ, of_the_same_label, A + γ >= g * γ, fibonacci),
        ("as long as fg", Q >= (f * g - 1) * γ**2, squares_so_far, its_square, product),
    )
    enough = have((f.last * g.last - q.last) * γ**2 >= 0, powers)
    length = define(norm2(u) == Q.last)
    exponentially_small_margin = have((q.last - 1) * γ**2 <= norm2(u), length, long, enough)


letters = Notation(OddMaxBit)


@statement
def exponential() -> Proved:
    """(2ⁿ − 1) γ² ≤ ‖u‖² for every target u with margin γ: the Perceptron's bound R²‖u‖²/γ² is exponential in n."""
    return OddMaxBit.exponentially_small_margin.proof


def check(examples: Examples, target: Sequence[Number]) -> Check:
    """`exponential`, and all that it rests on, at a target with its margin on the rows that it speaks of.

    Raise `BadTarget` unless the rows are as many as their attributes.

    >>> from mistake_bounds.chapters.margins.examples import odd_max_bit
    >>> rows = odd_max_bit(6)
    >>> bool(check(rows.examples, rows.u)), bool(check(rows.examples, (1, 1, 1, 1, 1, 1)))
    (True, False)
    """
    return check_proof(exponential(), read(OddMaxBit.exponentially_small_margin, examples, target))

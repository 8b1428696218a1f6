"""Odd max bit: rows of n bits labelled by the place of their last 1, and how small their margin is.

The label is + where that place, counted from 0, is even.  v is the weight of a place times the label of rows that end
there.  The row with its last 1 there, and before it a 1 in each place of the opposite label, has the score v − A with
its label, A being the sum of the earlier v of the opposite label and B that of the others; so v ≥ A + γ, and the v
grow like the Fibonacci numbers f, g = 1, 1; 1, 2; 2, 3; …, in each of which 2ⁿ fits: fg ≥ 2ⁿ.
"""

from collections.abc import Sequence

from sympy import S

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import gamma, u
from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.proof import Eq, Proved, along, assumption, claim, definition, norm2, prove, statement
from mistake_bounds.theorem.checking import Check, check_proof
from mistake_bounds.theorem.notation import LABELLED, Letters
from mistake_bounds.theorem.theorem import reader
from mistake_bounds.vocabulary import PLACE

letters = Letters(perceptron.letters, LABELLED)
n = letters("n", "the number of places in a row")
v = letters("v", "the weight of a place in the target, times the label of the row that ends there")
A, A_next, A_n = letters("A A^+ A_n", "the sum of the earlier v of the opposite label")
B, B_next, B_n = letters("B B^+ B_n", "the sum of the earlier v of the same label")
f, f_next, f_n = letters("f f^+ f_n", "a Fibonacci number")
g, g_next, g_n = letters("g g^+ g_n", "the next Fibonacci number")
q, q_next, q_n = letters("q q^+ q_n", "a power of 2, doubled at each place")
Q, Q_next, Q_n = letters("Q Q^+ Q_n", "the sum of the squares of the v so far")

STATE = (
    (A, S.Zero, A_next, A_n),
    (B, S.Zero, B_next, B_n),
    (f, S.One, f_next, f_n),
    (g, S.One, g_next, g_n),
    (q, S.One, q_next, q_n),
    (Q, S.Zero, Q_next, Q_n),
)
MARGIN = assumption(v - A >= gamma, "margin")
NOT_NEGATIVE = claim(gamma >= 0, "margin not negative")
DEFINED = (
    definition(Eq(A_next, B + v), "of the opposite label"),
    definition(Eq(B_next, A), "of the same label"),
    definition(Eq(f_next, g), "Fibonacci"),
    definition(Eq(g_next, f + g), "next Fibonacci"),
    definition(Eq(q_next, 2 * q), "power of 2"),
    definition(Eq(Q_next, Q + v**2), "squares so far"),
)
KEPT = (
    claim(f >= 0, "f from 0 up"),
    claim(g >= f, "f before g"),
    claim(q <= f * g, "fg is 2ⁿ or more"),
    claim(A + gamma >= g * gamma, "as large as g"),
    claim(B + gamma >= f * gamma, "as large as f"),
    claim(Q >= (f * g - 1) * gamma**2, "as long as fg"),
)


@statement
def exponential() -> Proved:
    """(2ⁿ − 1) γ² ≤ ‖u‖² for every target u with margin γ: the Perceptron's bound R²‖u‖²/γ² is exponential in n.

    >>> exponential().claim
    exponentially small margin: γ²·(q_n - 1) ≤ ‖u‖²
    """
    *_, powers, _, _, long = _along_the_places()
    length = definition(Eq(norm2(u), Q_n), "length")
    enough = prove(claim((f_n * g_n - q_n) * gamma**2 >= 0, "fg for 2ⁿ"), using=[powers])
    goal = claim((q_n - 1) * gamma**2 <= norm2(u), "exponentially small margin")
    return prove(goal, given=[length], using=[long, enough])


@statement
def _along_the_places() -> tuple[Proved, ...]:
    """What is kept from place to place."""
    after = {row[0]: row[2] for row in STATE}
    kept = tuple(
        prove(held.substitute(after), given=given, using=using)
        for held, (given, using) in zip(KEPT, _reasons(), strict=True)
    )
    return along(KEPT, ((kept, n),), STATE, (gamma,), PLACE)


def _reasons() -> tuple:
    """Why each claim is kept: what it is given, and what is used."""
    from_0, in_order, powers, as_g, as_f, long = KEPT
    opposite, same, fibonacci, next_, doubled, squares = DEFINED
    positive = prove(claim(g >= 0, "g from 0 up"), given=[from_0, in_order])
    larger = prove(claim(v >= g * gamma, "v as large as g"), given=[as_g, MARGIN])
    not_less = prove(claim(g * gamma >= 0, "not less than 0"), given=[NOT_NEGATIVE], using=[positive])
    square = prove(claim(v**2 >= g**2 * gamma**2, "its square"), using=[larger, not_less])
    wider = prove(claim(g * f <= g**2, "fg at most g²"), given=[in_order], using=[positive])
    product = prove(claim(Eq(f_next * g_next, f * g + g**2), "next product"), given=[fibonacci, next_])
    area = prove(claim(Eq(f_next * g_next * gamma**2, (f * g + g**2) * gamma**2), "times γ²"), using=[product])
    next_g = prove(claim(Eq(g_next * gamma, (f + g) * gamma), "next g, times γ"), given=[next_])
    next_f = prove(claim(Eq(f_next * gamma, g * gamma), "next f, times γ"), given=[fibonacci])
    return (
        ([fibonacci], [positive]),
        ([fibonacci, next_, from_0], []),
        ([powers, doubled], [wider, product]),
        ([opposite, as_f], [larger, next_g]),
        ([same, as_g], [next_f]),
        ([squares, long], [square, area]),
    )


def check(examples: Examples, target: Sequence[Number]) -> Check:
    """`exponential`, and all that it rests on, at a target with its margin on the rows that it speaks of.

    >>> from mistake_bounds.chapters.margins.examples import odd_max_bit
    >>> rows = odd_max_bit(6)
    >>> bool(check(rows.examples, rows.u)), bool(check(rows.examples, (1, 1, 1, 1, 1, 1)))
    (True, False)
    """
    return check_proof(exponential(), reader("margins.reading:read")(examples, target))

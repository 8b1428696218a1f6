"""Guess and double: what the refuted guesses cost together, as sums over the guesses (Blum's lecture of 2010).

A guess g is used until it has made more mistakes than its budget allows; it is *refuted*, and the next is 2g.
B is what the refuted guesses cost, G their number.  A is the cost of a guess of 1, 30r ln n + 1 when r is
known and 30 ln n + 1 when it is guessed with k; that a guess g costs at most A·g, or A·g², is
`mistake_bounds.theorems.k_of_r.order`.  A guess g at a margin says that it is 1/g; there A = 2 ln n + 2, and that
it costs at most A·g² is `mistake_bounds.theorems.l1_margin.quadratic`.
"""

from functools import cache

from sympy import S

from mistake_bounds.proof import Claim, Eq, Proved, claim, induct, prove, scalars
from mistake_bounds.theorems.k_of_r import M, k, r
from mistake_bounds.theorems.l1_margin import gamma

g, g_next, g_G, B, B_next, B_G, G, A = scalars("g g^+ g_G B B^+ B_G G A")

DOUBLED = claim(Eq(g_next, 2 * g), "doubled")
STATE = ((g, S.One, g_next, g_G), (B, S.Zero, B_next, B_G))


def _refuted_guesses(held: Claim, cost: Claim) -> Proved:
    """``held`` after every refuted guess, when it is so at the start and a guess costs no more than ``cost``."""
    after = held.substitute({g: g_next, B: B_next})
    base = prove(held.substitute({g: S.One, B: S.Zero}))
    return induct(held, base, ((prove(after, given=[held, cost, DOUBLED]), G),), STATE, (A,), "refuted guess")


@cache
def refuted_k() -> Proved:
    """r known, k guessed: the refuted guesses cost B ≤ A(g − 1), with g the guess that comes next.

    >>> refuted_k().claim
    refuted: B_G ≤ A·(g_G - 1)
    """
    return _refuted_guesses(claim(B <= A * (g - 1), "refuted"), claim(B_next <= B + A * g, "cost"))


@cache
def refuted_r() -> Proved:
    """Neither known, k and r guessed as one number: 3B ≤ A(g² − 1).

    >>> refuted_r().claim
    refuted: 3·B_G ≤ A·(g_G² - 1)
    """
    return _refuted_guesses(claim(3 * B <= A * (g**2 - 1), "refuted"), claim(B_next <= B + A * g**2, "cost"))


@cache
def unknown_k() -> Proved:
    """r known: fewer than 4kA mistakes, A = 30r ln n + 1, for no guess from k on is refuted.

    >>> unknown_k().claim
    k unknown: M ≤ A·(4·k - 3)
    """
    return prove(
        claim(M <= A * (4 * k - 3), "k unknown"),
        given=[claim(M <= B_G + A * g_G, "the last guess"), claim(g_G <= 2 * k - 1, "refuted below k"),
               claim(A >= 0, "a cost")],
        using=[refuted_k()],
    )  # fmt: skip


@cache
def unknown_k_and_r() -> Proved:
    """Neither known: 3M ≤ 16r²A mistakes, A = 30 ln n + 1, for no guess from r on is refuted.

    >>> unknown_k_and_r().claim
    k and r unknown: 3·M ≤ 16·A·r²
    """
    return prove(
        claim(3 * M <= 16 * A * r**2, "k and r unknown"),
        given=[claim(M <= B_G + A * g_G**2, "the last guess"), claim(g_G <= 2 * r - 1, "refuted below r"),
               claim(g_G >= 1, "a guess"), claim(A >= 0, "a cost")],
        using=[refuted_r()],
    )  # fmt: skip


@cache
def unknown_margin() -> Proved:
    """An unknown margin γ > 0: 3Mγ² ≤ 16A with A = 2 ln n + 2, for no guess 1/g ≤ γ is refuted.

    >>> unknown_margin().claim
    margin unknown: 3·M·γ² ≤ 16·A
    """
    spent = prove(claim(3 * M <= 4 * A * g_G**2, "all guesses"),
                  given=[claim(M <= B_G + A * g_G**2, "the last guess"), claim(A >= 0, "a cost")],
                  using=[refuted_r()])  # fmt: skip
    given = [claim(g_G * gamma <= 2, "refuted above the margin"), claim(g_G >= 1, "a guess"),
             claim(gamma > 0, "positive margin"), claim(A >= 0, "a cost")]  # fmt: skip
    square = prove(claim(g_G**2 * gamma**2 <= 4, "its square"), given=given[:3])
    return prove(claim(3 * M * gamma**2 <= 16 * A, "margin unknown"), given=given[2:], using=[spent, square])

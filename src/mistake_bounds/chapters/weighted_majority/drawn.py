"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def integers(random: Random) -> Exercise:
    """The largest M with 4^M ≤ n 2^m 3^M."""
    n = 2 ** random.randint(3, 9)
    m = random.randint(2, 9)
    prompt = rf"For \(\beta = \tfrac12\), {n} experts and \(m = {m}\): the largest \(M\) with \(4^M \le n\,2^m\,3^M\)."
    return one("experts-ex-integers", prompt, ("M",), lambda: (max(M for M in range(200) if 4**M <= n * 2**m * 3**M),))


DRAWN = {"experts-ex-integers": integers}

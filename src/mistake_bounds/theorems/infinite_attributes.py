"""How many slots are enough for infinitely many attributes: N ≥ n(3r(log₂ N + 1) + 2), in integers and by Lambert's W.

n is the largest number of strings in an example, r how many the target OR has, N the number of slots.
`attribute_budget` and `enough` are exact, and stand with the learner, which needs them.
"""

from mistake_bounds.learners.infinite_attributes import attribute_budget, enough

__all__ = ["attribute_budget", "enough", "lambert"]


def lambert(n: int, r: int) -> float:
    """The real N with N = n(3r(log₂ N + 1) + 2) and more than 3rn/ln 2, in floats: 2n if r = 0.

    With a = 3rn/ln 2 it is −a·W₋₁(−2^(−1 − 2/(3r))/a), where W₋₁ is the lower real branch of the inverse of
    w ↦ w·eʷ (Corless et al. 1996).  Rounded up it is `attribute_budget`, wherever floats can tell.

    >>> round(lambert(100, 5), 3), attribute_budget(100, 5)
    (23478.587, 23479)
    """
    from math import log

    from scipy.special import lambertw

    if r == 0:
        return 2.0 * n
    a = 3 * r * n / log(2)
    return float(-a * lambertw(-(2 ** (-1 - 2 / (3 * r))) / a, k=-1).real)

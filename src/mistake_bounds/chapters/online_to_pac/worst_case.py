"""The worst world for a learner with a mistake bound, exactly: what both conversions can come to, and where they do.

A hypothesis is *bad* if its error is ε or more.  The hypothesis after M mistakes is perfect, if M is a mistake bound on
all that the world can show; so an adversary chooses the errors of the M hypotheses before it.  It can do no better than
to give all of them the error ε, and Winnow with the threshold 2^M, whose one relevant attribute is rare, is as bad.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import accumulate, count
from math import comb

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.exact import whole
from mistake_bounds.worlds import World, checked_probability, open_share


def at_most(heads: int, tosses: int, epsilon: object) -> Fraction:
    """The probability of so many heads or fewer, if a coin that shows heads with probability ε is tossed so often.

    >>> at_most(1, 3, Fraction(1, 2))
    Fraction(1, 2)
    """
    return sum(_heads(heads, whole("tosses", tosses, 0), open_share("epsilon", epsilon)), Fraction(0))


def _heads(most: int, tosses: int, share: Fraction) -> list[Fraction]:
    """The probabilities of 0, 1, … heads, up to ``most``."""
    up, under = share.numerator, share.denominator
    ways = (comb(tosses, k) * up**k * (under - up) ** (tosses - k) for k in range(min(most, tosses) + 1))
    return [Fraction(each, under**tosses) for each in ways]


def most_all_bad(mistakes: int, m: int, epsilon: object) -> Fraction:
    """The largest probability that all hypotheses used on m examples are bad, the last included, for a mistake bound.

    >>> most_all_bad(2, 3, Fraction(1, 2))
    Fraction(1, 2)
    """
    return at_most(whole("mistakes", mistakes, 1) - 1, m, epsilon)


def most_bad_output(mistakes: int, q: int, epsilon: object) -> Fraction:
    """The largest probability that the first hypothesis to survive q examples is bad, for a mistake bound.

    >>> most_bad_output(2, 1, Fraction(1, 2))
    Fraction(3, 4)
    """
    survives = (1 - open_share("epsilon", epsilon)) ** whole("q", q, 1)
    return 1 - (1 - survives) ** whole("mistakes", mistakes, 1)


def rare_attribute(mistakes: int, epsilon: object) -> tuple[Winnow, World]:
    """Winnow with the threshold 2^M, and a world in which its one relevant attribute is on with probability ε.

    The weight of that attribute doubles M times before it reaches the threshold; until then the prediction is negative.

    >>> winnow, world = rare_attribute(2, Fraction(1, 5))
    >>> [world.error(lambda x: winnow.predict(w, x)) for w in ((1, 1), (2, 1), (4, 1))]
    [Fraction(1, 5), Fraction(1, 5), Fraction(0, 1)]
    """
    share = open_share("epsilon", epsilon)
    return Winnow(threshold=2 ** whole("mistakes", mistakes, 1)), World([(1, 0), (0, 0)], [share, 1 - share], [1, -1])


# --- a search over all errors that an adversary may give the hypotheses --------------------------


def search_all_bad(mistakes: int, m: int, epsilon: object, errors: Iterable[object]) -> Fraction:
    """The same as `most_all_bad`, found by a search over all ways to give each hypothesis one of the ``errors``.

    Which one may depend on how many examples were shown when the hypothesis came into use.

    >>> search_all_bad(2, 3, Fraction(1, 2), [Fraction(1, 2), Fraction(3, 4), 1])
    Fraction(1, 2)
    """
    worse = open_share("epsilon", epsilon)
    bad = [share for share in map(checked_probability, errors) if share >= worse]

    @cache
    def best(left: int, shown: int) -> Fraction:
        if not left:
            return Fraction(0)  # the hypothesis after all mistakes is perfect
        return max((_all_bad(error, m - shown, lambda more: best(left - 1, shown + more)) for error in bad), default=0)

    return best(whole("mistakes", mistakes, 1), 0)


def _all_bad(error: Fraction, examples: int, after) -> Fraction:
    """It errs at example ``more``, and those after it are bad; or it errs at none."""
    first = (_first_error(error, more) * after(more) for more in range(1, examples + 1))
    return sum(first, (1 - error) ** examples)


def search_bad_output(mistakes: int, q: int, epsilon: object, errors: Iterable[object]) -> Fraction:
    """The same as `most_bad_output`, found by a search over all ways to give each hypothesis one of the ``errors``.

    Errors below ε belong to good hypotheses, which can be output as well.  The sample has M blocks of q, or more.

    >>> search_bad_output(2, 1, Fraction(1, 2), [0, Fraction(1, 4), Fraction(1, 2), 1])
    Fraction(3, 4)
    """
    worse = open_share("epsilon", epsilon)
    length = whole("q", q, 1)
    shares = list(map(checked_probability, errors))
    most = Fraction(0)
    for _ in range(whole("mistakes", mistakes, 1)):
        kept = [((1 - share) ** length, share >= worse) for share in shares]
        most = max((survives * bad + (1 - survives) * most for survives, bad in kept), default=Fraction(0))
    return most


def _first_error(error: Fraction, place: int) -> Fraction:
    return error * (1 - error) ** (place - 1)


# --- how many examples that makes ----------------------------------------------------------------


def examples_to_wait(mistakes: int, epsilon: object, delta: object) -> int:
    """M + 1 blocks of the least q with which a bad output has a probability of at most δ in every world.

    >>> examples_to_wait(2, Fraction(1, 5), Fraction(1, 20))
    51
    """
    doubt = open_share("delta", delta)
    return (mistakes + 1) * next(q for q in count(1) if most_bad_output(mistakes, q, epsilon) <= doubt)


def examples_to_use(mistakes: int, epsilon: object, delta: object) -> int:
    """The least m after which a good hypothesis has been used but for a probability of at most δ, in every world.

    >>> examples_to_use(2, Fraction(1, 5), Fraction(1, 20))
    22
    """
    doubt = open_share("delta", delta)
    return _first(lambda m: most_all_bad(mistakes, m, epsilon) <= doubt)


def examples_to_test(mistakes: int, epsilon: object, delta: object) -> int:
    """How large a second sample has to be to distinguish a hypothesis with an error of ε/2 from M with errors of ε.

    With so many tests there is a number s such that the first makes more than s errors, or one of the others s or
    fewer, with a probability of at most δ, added up; so the hypothesis with the fewest errors is one below ε.

    >>> examples_to_test(2, Fraction(1, 5), Fraction(1, 40))
    278
    """
    worse, doubt = open_share("epsilon", epsilon), open_share("delta", delta)
    bad = whole("mistakes", mistakes, 1)

    def distinguished(tests: int) -> bool:
        most = int(tests * worse)
        good, worst = (accumulate(_heads(most, tests, share)) for share in (worse / 2, worse))
        return any(1 - right + bad * wrong <= doubt for right, wrong in zip(good, worst, strict=True))

    return _first(distinguished)


def _first(enough: Callable[[int], bool]) -> int:
    """The number from which on so many are enough, found by halving an interval; one below it is not enough.

    >>> _first(lambda number: number >= 6)
    6
    """
    low = 0
    high = next(2**k for k in count() if enough(2**k))
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high

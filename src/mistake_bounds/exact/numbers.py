"""Numbers as this book counts them: integers and fractions stay exact, floats are let in but never hidden.

A *row* is a tuple of numbers; ``dot`` is the inner product of two rows.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import compress
from math import isfinite, lcm, log10
from numbers import Integral, Rational, Real
from operator import mul

from mistake_bounds.exact.refusals import BadSize, Refusal, shown

Number = int | Fraction | float


ADVICE = {  # by the type of what is no number
    **dict.fromkeys(("bool", "bool_"), ": write 1 for True and 0 for False"),
    **dict.fromkeys(("Decimal", "str", "str_"), " of Python: Fraction(…) makes one of it"),
}


class NotANumber(Refusal):
    """A value that is no finite real number; carries it as ``value``, and ``where`` it stood."""

    def __init__(self, value: object, where: str):
        advice = ADVICE.get(type(value).__name__, "")
        super().__init__(f"{where}: {shown(value)} is not a finite real number{advice}", value)
        self.value = value
        self.where = where


class WeightOverflow(Refusal, OverflowError):
    """A weight that no float can hold.  Carries ``mistake`` (1, 2, …) and ``index`` once a run knows them."""

    def __init__(self, weight: Number, factor: Number, mistake: int | None = None, index: int | None = None):
        where = "" if mistake is None else f"mistake {mistake}, at position {index}: "
        super().__init__(
            f"{where}a weight of {brief(weight)} times {brief(factor)} is no float; with an int or a Fraction for a "
            "factor weights stay exact, and mistake_bounds.engine keeps Winnow's as exponents, which do not overflow",
            weight,
        )
        self.weight = weight
        self.factor = factor
        self.mistake = mistake
        self.index = index

    def at(self, mistake: int, index: int) -> "WeightOverflow":
        """The same refusal, with the index of the mistake."""
        return WeightOverflow(self.weight, self.factor, mistake, index)


def times(weight: Number, factor: Number) -> Number:
    """weight · factor, as an integer where it is one.  Raises `WeightOverflow` if no float holds it, or only as 0.

    >>> times(Fraction(3, 2), 2), times(0.5, 3)
    (3, 1.5)
    >>> try:
    ...     times(1e300, 1e10)
    ... except WeightOverflow as error:
    ...     print(str(error)[:52])
    a weight of 1e+300 times 10000000000.0 is no float;
    """
    try:
        product = weight * factor
    except OverflowError:  # an integer or a fraction that is too large for a float, times one
        raise WeightOverflow(weight, factor) from None
    if type(product) is int:
        return product
    if isinstance(product, float) and (not isfinite(product) or (product == 0 and weight != 0)):
        raise WeightOverflow(weight, factor)
    return number(product)


def inverse(t: Number) -> Number:
    """1/t, a fraction unless t is a float.

    >>> inverse(2), inverse(Fraction(2, 3)), inverse(4.0)
    (Fraction(1, 2), Fraction(3, 2), 0.25)
    """
    return 1 / t if isinstance(t, float) else 1 / Fraction(t)


def number(value: object, where: str = "value") -> Number:
    """``value`` as an ``int``, a ``Fraction`` or a finite ``float``, whichever holds it without rounding.

    Accepts Python, NumPy and sympy numbers.  Raises `NotANumber` for NaN, infinities and everything else.

    >>> number(Fraction(4, 2)), number(0.5), number(Fraction(1, 3))
    (2, 0.5, Fraction(1, 3))
    >>> number(float("nan"), "row 3, column 1")
    Traceback (most recent call last):
        ...
    mistake_bounds.exact.numbers.NotANumber: row 3, column 1: nan is not a finite real number
    """
    if type(value) is int:
        return value
    if type(value) is Fraction:
        return value.numerator if value.denominator == 1 else value
    if isinstance(value, bool):
        raise NotANumber(value, where)
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational) or getattr(value, "is_Rational", False):
        exact = Fraction(int(value.numerator), int(value.denominator))
        return exact.numerator if exact.denominator == 1 else exact
    if isinstance(value, Real) and isfinite(value):
        return float(value)
    raise NotANumber(value, where)


def is_exact(values: Iterable) -> bool:
    """Is there no float in ``values``, a row of numbers or whatever a learner keeps for its state?

    It looks into rows within rows; a string is no number, so it is exact.

    >>> is_exact([1, Fraction(1, 2)]), is_exact([1, 0.5])
    (True, False)
    >>> is_exact((1, ("buy", "cheap"), (2, 0.5)))
    False
    """
    plain = type(values) is tuple and _PLAIN.issuperset(map(type, values))
    return plain or not _holds_a_float(values)


_WHOLE, _PLAIN = frozenset((int,)), frozenset((int, Fraction))  # most rows hold nothing else, and there are many
_NO_FLOATS = _PLAIN | {bool, str, bytes, type(None)}
_ONE = frozenset((1,))


def _holds_a_float(value: object) -> bool:
    """Does a nested value hold floats?"""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        return isinstance(value, float)
    return any(_holds_a_float(part) for part in value if type(part) not in _NO_FLOATS)


def total(values) -> Number:
    """The sum of integers and fractions over one common denominator, which is much faster than adding fractions.

    >>> total([Fraction(1, 2), 3, Fraction(1, 6)]), total([Fraction(1, 2)] * 2), total([0.5, 1])
    (Fraction(11, 3), 1, 1.5)
    """
    values = tuple(values)
    kinds = set(map(type, values))
    if kinds <= {int}:
        return sum(values)
    if not kinds <= _PLAIN:
        return sum(v for v in values if v)
    return _over_one_denominator(v.as_integer_ratio() for v in values)


def _over_one_denominator(parts: Iterable[tuple[int, int]]) -> int | Fraction:
    """The sum of fractions, each given as two integers, not needfully in lowest terms."""
    tops = {}
    for top, bottom in parts:
        tops[bottom] = tops.get(bottom, 0) + top
    return _added(tops)


def _added(tops: Mapping[int, int]) -> int | Fraction:
    """Σ top/bottom, where ``tops`` maps each denominator to what is over it."""
    if tops.keys() <= _ONE:
        return tops.get(1, 0)
    common = lcm(*tops)
    added = Fraction(sum(top * (common // bottom) for bottom, top in tops.items()), common)
    return added.numerator if added.denominator == 1 else added


def intern(values: Iterable[Number], known: dict) -> tuple[Number, ...]:
    """The same numbers, of equal fractions always the same object: ``known`` keeps them from one row to the next.

    The many weights of a run have few values; what is computed of each is then computed once, by its ``id``.

    >>> a, b = intern([Fraction(1, 2), Fraction(2, 4)], {})
    >>> a is b
    True
    """
    return tuple(known.setdefault(v.as_integer_ratio(), v) if type(v) is Fraction else v for v in values)


def counted(values: Iterable[Number]) -> Counter:
    """How often each number occurs; a fraction is slow to hash, so an object that comes again is hashed once.

    >>> counted([Fraction(1, 2), 3, Fraction(1, 2)])[Fraction(1, 2)]
    2
    """
    values = tuple(values)
    found = Counter()
    objects = dict(zip(map(id, values), values, strict=True))
    for i, times in Counter(map(id, values)).items():
        found[objects[i]] += times
    return found


def dot(a, b) -> Number:
    """⟨a, b⟩ for two rows of equal length.  Raises `WeightOverflow` if a float meets a number too large for one.

    Raises `NotANumber` for an entry that is not a number, and `BadSize` for rows of different lengths.

    >>> dot((1, 2), (3, -1))
    1
    """
    a, b = tuple(a), tuple(b)
    if len(a) != len(b):
        raise BadSize(f"rows of {len(a)} and of {len(b)} entries have no inner product: give as many of each", (a, b))
    kinds_of_a, kinds_of_b = set(map(type, a)), set(map(type, b))
    if kinds_of_a == kinds_of_b == _WHOLE:
        return sum(map(mul, a, b))
    if kinds_of_a == _WHOLE and kinds_of_b <= _PLAIN:
        return _multiples(a, b)
    if kinds_of_b == _WHOLE and kinds_of_a <= _PLAIN:
        return _multiples(b, a)
    if kinds_of_a <= _PLAIN and kinds_of_b <= _PLAIN:
        return _over_one_denominator(_products(a, b))
    total = 0
    try:
        for p, q in zip(a, b, strict=True):  # not sum(): from Python 3.12 on it adds floats by another rule
            total += p * q
    except OverflowError:
        raise WeightOverflow(p, q) from None
    except TypeError:
        for entry in (p, q):
            number(entry, "an entry of a row")
        raise
    return total


def _multiples(whole: tuple[int, ...], values: tuple[int | Fraction, ...]) -> int | Fraction:
    """Σ kᵢvᵢ for whole k, of which most are often 0."""
    tops = {}
    for k, v in zip(compress(whole, whole), compress(values, whole), strict=True):
        top, bottom = (v, 1) if type(v) is int else v.as_integer_ratio()
        tops[bottom] = tops.get(bottom, 0) + k * top
    return _added(tops)


def _products(a, b) -> Iterator[tuple[int, int]]:
    """The products of the entries of two rows of integers and fractions, as two integers each; not those that are 0."""
    for p, q in zip(a, b, strict=True):
        (p, under_p), (q, under_q) = p.as_integer_ratio(), q.as_integer_ratio()
        if p and q:
            yield p * q, under_p * under_q


def norm2(a) -> Number:
    """‖a‖², the squared Euclidean length.

    >>> norm2((3, 4))
    25
    """
    return dot(a, a)


def brief(value: object, most: int = 40) -> str:
    """A number as text; of a whole number (or numerator, or denominator) of more than ``most`` digits only its ends.

    Python itself refuses to write out numbers of more than 4,300 digits.  Tuples are written entry by entry.

    >>> brief(Fraction(-1, 2)), brief((1, 0.5)), brief(2**20_000)
    ('-1/2', '(1, 0.5)', '398027…309376 (6,021 digits)')
    """
    if isinstance(value, tuple):
        return f"({', '.join(brief(part, most) for part in value)})"
    if isinstance(value, Fraction) and value.denominator > 1:
        return f"{brief(value.numerator, most)}/{brief(value.denominator, most)}"
    if isinstance(value, int | Fraction) and abs(value) >= 10**most:
        return _ends(int(value))
    return str(value)


def _ends(n: int) -> str:
    """The first six and the last six digits of a long integer, and how many it has."""
    sign = "-" if n < 0 else ""
    n = abs(n)
    digits = int((n.bit_length() - 1) * log10(2))  # as many or one fewer, and what rounding may add to that
    while 10**digits <= n:
        digits += 1
    return f"{sign}{n // 10 ** (digits - 6)}…{n % 10**6:06} ({digits:,} digits)"

"""Equations: a Gröbner basis of them with cofactors, so that polynomials can be divided by all of them.

The entry points are `reduced` and `divided`.
"""

from itertools import combinations
from time import process_time

from mistake_bounds.exact.simplex import OutOfTime

MOST_WORK = 30_000  # terms written in the search for a basis; work is counted, so that no answer rests on a clock


def reduced(polys, deadline: float) -> list[tuple[object, dict]]:
    """A reduced Gröbner basis, each element with its cofactors: index of an equation → its cofactor.

    Where that takes too much work, fewer elements, which generate the same ideal.  Whether equations contradict each
    other shows in it: then it is a number.
    """
    rows = [(poly, {k: poly.ring.one}) for k, poly in enumerate(polys)]
    work = _Work(deadline)
    try:
        rows = _by_each_other(rows, work)
        done = set()
        while pair := _next_pair(rows, done):
            done.add(pair)
            first, second = (row for row in rows if row[0] in pair)
            rest = _remainder(_difference(first, second, work), rows, work)
            if rest[0] != 0:
                rows = _by_each_other([*rows, rest], work)
    except OutOfTime:
        pass
    return rows


def divided(poly, divisors, deadline: float, work: "_Work | None" = None):
    """The quotients and the remainder ``poly.div(divisors)`` of sympy, within time: of six equations it can take hours.

    Raises `OutOfTime`.
    """
    work = work or _Work(deadline, most=0)
    mul, div = poly.ring.monomial_mul, poly.ring.monomial_div
    leading = [(one.LM, one.LC, one.terms()) for one in divisors]
    quotients = [poly.ring.zero for _ in divisors]
    left = poly.copy()
    rest = poly.ring.zero
    while left:
        monomial = left.leading_expv()
        for k, (lead, over, terms) in enumerate(leading):
            if (times := div(monomial, lead)) is not None:
                work.spend(len(terms))
                quotients[k][times] = factor = left[monomial] / over
                for label, coefficient in terms:
                    at = mul(label, times)
                    if remains := left.get(at, 0) - factor * coefficient:
                        left[at] = remains
                    else:
                        del left[at]
                break
        else:
            rest[monomial] = left.pop(monomial)
    return quotients, rest


class _Work:
    """So much may still be done, until a deadline; ``most`` = 0: any amount."""

    def __init__(self, deadline: float, most: int = MOST_WORK):
        self.deadline = deadline
        self.most = most
        self.done = 0

    def spend(self, terms: int) -> None:
        """Raises `OutOfTime`."""
        self.done += terms
        if 0 < self.most < self.done or process_time() > self.deadline:
            raise OutOfTime


def _by_each_other(rows, work):
    """Each reduced by the others until nothing changes; those that are 0 are dropped."""
    changed = True
    while changed:
        changed = False
        for i, row in enumerate(rows):
            others = [other for j, other in enumerate(rows) if j != i]
            rest = _remainder(row, others, work)
            if rest[0] != row[0]:
                rows = [*rows[:i], *([rest] if rest[0] != 0 else []), *rows[i + 1 :]]
                changed = True
                break
    return rows


def _next_pair(rows, done):
    """Two elements whose leading monomials share a letter, those of the least common multiple first."""
    ring = rows[0][0].ring if rows else None
    pairs = [
        (sum(ring.monomial_lcm(p.LM, q.LM)), i, j)
        for (i, (p, _)), (j, (q, _)) in combinations(enumerate(rows), 2)
        if any(map(min, p.LM, q.LM)) and frozenset((p, q)) not in done
    ]
    if not pairs:
        return None
    _, i, j = min(pairs)
    return frozenset((rows[i][0], rows[j][0]))


def _difference(first, second, work):
    """The two times what makes their leading terms equal, one less the other."""
    ring = first[0].ring
    common = ring.monomial_lcm(first[0].LM, second[0].LM)
    shares = [ring.from_dict({ring.monomial_div(common, p.LM): 1 / p.LC}) for p, _ in (first, second)]
    poly = first[0] * shares[0] - second[0] * shares[1]
    return _less((poly, _times(first[1], shares[0], work)), _times(second[1], shares[1], work))


def _remainder(row, others, work):
    """An element less multiples of others."""
    poly, cofactors = row
    quotients, rest = divided(poly, [other for other, _ in others], 0.0, work)
    row = rest, cofactors
    for q, (_, parts) in zip(quotients, others, strict=True):
        if q:
            row = _less(row, _times(parts, q, work))
    return row


def _times(cofactors, poly, work):
    work.spend(sum(len(part) for part in cofactors.values()) * len(poly))
    return {k: part * poly for k, part in cofactors.items()}


def _less(row, cofactors):
    poly, before = row
    after = dict(before)
    for k, part in cofactors.items():
        after[k] = after[k] - part if k in after else -part
    return poly, {k: part for k, part in after.items() if part != 0}

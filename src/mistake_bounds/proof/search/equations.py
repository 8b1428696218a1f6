"""Equations: those of vectors solved, the others made a Gröbner basis with cofactors, to divide polynomials by all.

The entry points are `Solved`, `reduced` and `divided`.
"""

from itertools import combinations
from time import process_time

from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel.polynomials import ZERO, Polynomial, atom, constant
from mistake_bounds.proof.kernel.terms import Vector, expression, gathered

MOST_WORK = 30_000  # terms written in the search for a basis; work is counted, so that no answer rests on a clock


class Solved:
    """Vector equations solved for a vector with a number as coefficient, such as x′ in x′ = x − ηg.

    ``values`` maps the name of each such vector to its (name, polynomial) pairs, and ``shares`` to the multiples of the
    equations that name − value is; ``used`` are these.  An equation that has no such vector is left out.
    """

    def __init__(self, factors):
        self.values: dict[str, frozenset] = {}
        self.shares: dict[str, dict] = {}
        self.used = set()
        for factor in factors:
            claim = factor.claim
            parts = dict(self.parts(claim.plain))
            first = [v.parts[0][0] for v in (claim.lhs, claim.rhs) if len(v.parts) == 1]
            name = next((n for n in (*first, *sorted(parts)) if n in parts and parts[n].value), None)
            if name is None:
                continue
            self.used.add(factor)
            times = constant(-1 / parts.pop(name).value)
            share = {factor: -times}
            for other, p in claim.plain:
                for equation, part in self.shares.get(other, {}).items():
                    share[equation] = share.get(equation, ZERO) + times * p * part
            value = frozenset((n, p * times) for n, p in parts.items())
            for other, old in self.values.items():
                if times := dict(old).get(name):
                    self.values[other] = gathered(
                        (*(pair for pair in old if pair[0] != name), *((n, p * times) for n, p in value))
                    )
                    for equation, part in share.items():
                        self.shares[other][equation] = self.shares[other].get(equation, ZERO) + times * part
            self.values[name], self.shares[name] = value, share

    def parts(self, pairs) -> frozenset:
        """A vector's (name, polynomial) pairs, with the values put in."""
        return gathered((n, p * q) for name, p in pairs for n, q in self.values.get(name, {(name, constant(1))}))

    def put(self, part: Polynomial, taken: dict | None = None) -> Polynomial:
        """The polynomial with the values put in; ``taken`` gathers what the equations are multiplied by for that."""
        if not self.values:
            return part
        waiting, done = dict(part.terms), {}
        while waiting:
            monomial, c = waiting.popitem()
            pair = next((a for a, _ in monomial if type(a) is tuple and not self.values.keys().isdisjoint(a)), None)
            if pair is None:
                done[monomial] = done.get(monomial, 0) + c
                continue
            rest = Polynomial.of([(frozenset((a, e - (a == pair)) for a, e in monomial if (a, e) != (pair, 1)), c)])
            name, other = pair if pair[0] in self.values else pair[::-1]
            for n, p in self.values[name]:
                for label, d in (rest * p * atom(tuple(sorted((n, other))))).terms:
                    waiting[label] = waiting.get(label, 0) + d
            if taken is not None:
                for equation, share in self.shares[name].items():
                    parts = taken.setdefault(equation, {})
                    parts[other] = parts.get(other, ZERO) + rest * share
        return Polynomial.of(done.items())

    def taken(self, gap: Polynomial) -> dict:
        """The vector that each equation is multiplied by, for a polynomial that is zero with the values put in."""
        taken: dict = {}
        self.put(gap, taken)
        vectors = {f: [(n, expression(p)) for n, p in sorted(parts.items()) if p.terms] for f, parts in taken.items()}
        return {factor: Vector(tuple(parts)) for factor, parts in vectors.items() if parts}


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

"""A shorter question from a long one: facts that follow from what is known, without letters that the goal lacks.

An *item* is something known to be ≥ 0 or > 0: its factor, its polynomial, and whether it is strict.  Three steps make
new items, and each item is proved by the kernel: a positive factor is divided out; an equation a·x = b with a > 0
takes x out; and a lower and an upper bound on a letter are added, so that the letter goes.

The entry point is `simpler`.
"""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from time import process_time

import sympy

from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel import rules
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Fact, Factor, Given
from mistake_bounds.proof.search.candidates import Candidate
from mistake_bounds.proof.search.products import Search
from mistake_bounds.proof.search.rings import factors_of, in_ring

ROUNDS, MOST_TERMS = 12, 40


@dataclass(frozen=True)
class Item:
    """Something known: ``poly`` is ≥ 0, or > 0 if ``strict``, and ``factor`` is that claim or its proof."""

    factor: Factor
    poly: object
    strict: bool


def simpler(goal, given, facts, hints, deadline) -> Search | None:
    """A search for the same goal among items without letters that the goal lacks; None if there are no such items."""
    try:
        question = _Question(goal, given, facts, deadline)
        for _ in range(ROUNDS):
            if not (question.divide() | question.clear() | question.eliminate()):
                break
    except OutOfTime:
        return None
    return question.search(hints) if question.changed else None


class _Question:
    def __init__(self, goal, given, facts, deadline):
        self.whole = Search(goal, given, facts, [], deadline)
        self.ring = self.whole.ring
        self.goal = self.whole.normal(in_ring(goal.polynomial, self.ring))
        self.deadline = deadline
        self.items = [Item(f, self.whole.candidate((f,)).poly, f.claim.sign == ">") for f in self.whole.inequalities]
        self.equations = [f for f in (*map(Given, given), *map(Fact, facts)) if f.claim.sign == "="]
        self.signs = {}
        self.added = set()
        self.cleared = {}  # the letter that each equation takes out
        self.coefficients = {}  # of letters in equations, which are positive: factors to put on the goal
        self.changed = False

    def search(self, hints) -> Search:
        """The search among the items that are left."""
        letters = {i for p in (self.goal, *(item.poly for item in self.items)) for i in _letters(p)}
        names = {name for i in letters for name in _names(self.ring.symbols[i])}
        names |= self.whole.goal.symbols
        equations = []
        for _ in self.equations:  # those that have at most one letter besides
            for f in self.equations:
                if f not in equations and len(f.claim.symbols - names) <= 1:
                    equations.append(f)
                    names |= f.claim.symbols
        known = {item.poly for item in self.items}
        coefficients = [one.factor for one in self.coefficients.values() if one.poly not in known]
        factors = [*equations, *(item.factor for item in self.items), *coefficients]
        given = [f.claim for f in factors if type(f) is Given]
        proofs = [f.proof for f in factors if type(f) is Fact]
        return Search(self.whole.goal, given, proofs, hints, self.deadline)

    # the three steps

    def divide(self) -> bool:
        """Divide positive factors out of the items."""
        before = self.items
        self.items = list(before)
        divided = [self._divided(item) for item in before]
        self.items = [*divided, *self.items[len(before) :]]
        return self._have_changed(before)

    def _divided(self, item: Item) -> Item:
        if len(item.poly) > MOST_TERMS or len(_letters(item.poly)) < 2:
            return item
        for part, _ in factors_of(item.poly, MOST_TERMS):
            others = item.poly.exquo(part)
            if others.is_ground:
                continue
            for sign in (1, -1):
                if known := self.positive(part * sign):
                    wanted = item.poly.exquo(known.poly)
                    if new := self.proved(wanted, item.strict, [(1, (item.factor,))], (known.factor,)):
                        if len(known.poly) > 1:
                            self.items.append(known)
                        return self._divided(new)
        return item

    def clear(self) -> bool:
        """Take letters that the goal lacks out of the items, by equations in which they have a positive coefficient."""
        before = self.items
        for number, equation in enumerate(self.whole.divisors):
            for x in _letters(equation):
                gen = self.ring.gens[x]
                over = equation.coeff_wrt(gen, 1)
                if equation.degree(gen) != 1 or over.is_ground or self.cleared.get(number, x) != x:
                    continue
                in_goal = x in _letters(self.goal)
                if not in_goal and not any(x in _letters(item.poly) for item in self.items):
                    continue
                known = self.positive(over) or self.positive(-over)
                if known and in_goal:
                    self.coefficients[known.poly] = known
                elif known:
                    self.cleared[number] = x
                    self.items = [self._cleared(item, x, known, number) for item in self.items]
        return self._have_changed(before)

    def _cleared(self, item: Item, x: int, over: Item, number: int) -> Item:
        """The item times so many positive coefficients of a letter that an equation takes the letter out."""
        gen = self.ring.gens[x]
        degree = item.poly.degree(gen)
        if not 1 <= degree <= 3 or item.factor == over.factor:
            return item
        equation = self.whole.divisors[number]
        scale = equation.coeff_wrt(gen, 1).LC / over.poly.LC  # a·x + rest = 0 with a = scale·over
        rest = (equation - equation.coeff_wrt(gen, 1) * gen) * (-1 / scale)
        poly = self.ring.zero
        taken = self.ring.zero  # x^k·over^k − rest^k is this multiple of over·x − rest
        for k in range(degree + 1):
            part = item.poly.coeff_wrt(gen, k) * over.poly ** (degree - k)
            poly += part * rest**k
            taken += part * sum(((over.poly * gen) ** i * rest ** (k - 1 - i) for i in range(k)), self.ring.zero)
        if poly == 0 or len(poly) > MOST_TERMS:
            return item
        terms = [(1, (item.factor, *[over.factor] * degree))]
        return self.proved(poly, item.strict, terms, multiple=(-taken / scale, number)) or item

    def eliminate(self) -> bool:
        """Add lower and upper bounds on a letter that the goal lacks, where that does not make many items of few."""
        before = self.items
        fixed = _letters(self.goal).union(*map(_letters, self._binding()))
        for x in sorted({i for item in self.items for i in _letters(item.poly)}):
            bounds = [self._bound(item, x) for item in self.items if x in _letters(item.poly)]
            if None in bounds:
                continue
            if x in fixed:  # it stays, and what comes without it is added, once
                self._add_sums(x, bounds)
                continue
            lower = [one for one in bounds if one[0] > 0]
            upper = [one for one in bounds if one[0] < 0]
            if len(lower) * len(upper) > len(lower) + len(upper):
                continue
            sums = [self._sum(x, below, above) for below in lower for above in upper]
            if None not in sums:
                kept = [item for item in self.items if x not in _letters(item.poly)]
                self.items = [*kept, *(one for one in sums if not one.poly.is_ground)]
        return self._have_changed(before)

    def _add_sums(self, x: int, bounds) -> None:
        pairs = [(below, above) for below in bounds for above in bounds if below[0] > 0 > above[0]]
        if x in self.added or len(pairs) != 1 or all(type(one[2]) is not tuple for one in pairs[0]):
            return
        self.added.add(x)
        if (new := self._sum(x, *pairs[0])) and not new.poly.is_ground:
            self.items = [*self.items, new]

    def _binding(self) -> list:
        """The equations but for those that only say what a letter is which occurs nowhere else."""
        here = _letters(self.goal).union(*(_letters(item.poly) for item in self.items))
        left = list(self.whole.divisors)
        while True:
            count = Counter(i for equation in left for i in _letters(equation))
            kept = [
                e
                for e in left
                if not any(count[i] == 1 and i not in here and e.degree(self.ring.gens[i]) == 1 for i in _letters(e))
            ]
            if len(kept) == len(left):
                return kept
            left = kept

    def _bound(self, item: Item, x: int):
        """(sign, item, its coefficient as an item or a number) of an item that is linear in a letter; else None."""
        gen = self.ring.gens[x]
        if item.poly.degree(gen) != 1:
            return None
        over = item.poly.coeff_wrt(gen, 1)
        if over.is_ground:
            number = over.LC
            return (1 if number > 0 else -1), item, abs(number)
        for sign in (1, -1):
            if known := self.positive(over * sign) or self.positive(over * sign, ">="):
                return sign, item, (known, abs(over.LC / known.poly.LC))
        return None

    def _sum(self, x: int, below, above) -> Item | None:
        """b·(ax + A) + a·(B − bx) for the items ax + A and B − bx."""
        terms, total, strict = [], self.ring.zero, False
        for (_, item, _), (_, _, other) in ((below, above), (above, below)):
            if type(other) is tuple:
                known, times = other
                terms.append((times, (item.factor, known.factor)))
                total += item.poly * known.poly * times
                strict |= item.strict and known.strict
            else:
                terms.append((other, (item.factor,)))
                total += item.poly * other
                strict |= item.strict
        poly = self.whole.normal(total)
        if x in _letters(poly):
            return None
        if poly.is_ground:
            return Item(below[1].factor, poly, strict)
        return self.proved(poly, strict, terms)

    # what is proved

    def positive(self, poly, op: str = ">") -> Item | None:
        """An item that is ``poly``, up to a positive number, and > 0, or ≥ 0."""
        poly = poly.monic() if poly.LC > 0 else -poly.monic()
        if (poly, op) not in self.signs:
            self.signs[poly, op] = None
            for i in _letters(poly) if len(poly) > 1 else ():
                self.positive(self.ring.gens[i])
            self.signs[poly, op] = (
                next((one for one in self.items if (one.strict or op == ">=") and _same(one.poly, poly)), None)
                or self._product(poly)
                or self._found_positive(poly, op)
            )
        return self.signs[poly, op]

    def _product(self, poly) -> Item | None:
        """The product of positive factors."""
        parts = factors_of(poly, MOST_TERMS)
        if sum(power for _, power in parts) < 2:
            return None
        factors, total = [], self.ring.one
        for part, power in parts:
            known = self.positive(part)
            if known is None:
                return None
            factors += [known.factor] * power
            total *= known.poly**power
        return self.proved(total, True, [(1, tuple(factors))])

    def _found_positive(self, poly, op: str) -> Item | None:
        if process_time() > self.deadline:
            raise OutOfTime
        if len(poly) > 4:
            return None
        wanted = Claim(poly.as_expr(), op, sympy.S.Zero)
        equations = [f for f in self.equations if f.claim.symbols & wanted.symbols]
        near = wanted.symbols.union(*(f.claim.symbols for f in equations))
        signs = [one.factor for one in self.signs.values() if one]
        known = list(dict.fromkeys([*(item.factor for item in self.items), *signs]))
        closer = [f for f in known if f.claim.symbols <= near]
        for factors, stage in (([*equations, *known], (1, False)), ([*equations, *closer], (2, False))):
            given = [f.claim for f in factors if type(f) is Given]
            proofs = [f.proof for f in factors if type(f) is Fact]
            if certificate := Search(wanted, given, proofs, [], self.deadline).certificate((stage,)):
                return Item(Fact(rules.certify(certificate)), poly, op == ">")
        return None

    def proved(self, poly, strict: bool, terms, multiplier=(), multiple=None) -> Item | None:
        """The item ``poly``, from the sum of ``terms`` and the equations; None where the kernel refuses it."""
        if len(poly) > MOST_TERMS:
            return None
        wanted = Claim(poly.as_expr(), ">" if strict else ">=", sympy.S.Zero)
        chosen = [
            (Fraction(int(c.numerator), int(c.denominator)), Candidate(f, self.ring.one, strict)) for c, f in terms
        ]
        certificate = self.whole.assembled(wanted, multiplier, poly, chosen, multiple)
        if certificate is None:
            return None
        try:
            return Item(Fact(rules.certify(certificate)), poly, strict)
        except rules.Refused:
            return None

    def _have_changed(self, before) -> bool:
        self.signs = {poly: known for poly, known in self.signs.items() if known}
        kept = list({item.poly: item for item in reversed(self.items)}.values())[::-1]
        self.items = kept
        changed = [item.poly for item in kept] != [item.poly for item in before]
        self.changed |= changed
        return changed


def _letters(poly) -> set[int]:
    """The positions of the letters that occur."""
    return {i for powers in poly.monoms() for i, e in enumerate(powers) if e}


def _names(symbol) -> tuple[str, ...]:
    return tuple(symbol.names) if hasattr(symbol, "names") else (symbol.name,)


def _same(p, q) -> bool:
    return p.LC > 0 and q.LC > 0 and p.monic() == q.monic() or p.LC < 0 and q.LC < 0 and p.monic() == q.monic()

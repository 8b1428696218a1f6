"""Campaigns against the kernel: rules applied at random, rightly and wrongly, and what is `Proved` judged elsewhere.

Each campaign takes the module of the rules, so that a kernel with one check taken out can be tried as well, a number of
tries and a seed, and returns a `Tally`.  The judges read terms as they were written and share nothing with the kernel:
inductions are judged by runs over small whole numbers, calculus and chains by points, exactly or in intervals.
"""

import re
import sys
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType

import sympy
from mpmath import iv
from sympy import Add, Integer, Mul, Pow, Rational, S, Symbol, log

from mistake_bounds.proof import (
    BadClaim,
    Certificate,
    Claim,
    Contrary,
    Equation,
    Fact,
    ForEach,
    Given,
    Inner,
    Length,
    Refused,
    Square,
    Term,
    Vector,
    VectorEq,
    claim,
    dot,
    norm2,
    scalars,
    vectors,
)
from mistake_bounds.proof.kernel import rules as kernel

one = Fraction(1)


@dataclass
class Tally:
    """How many tries there were, how many were accepted as ``Proved``, and which of those are false."""

    tries: int = 0
    accepted: int = 0
    false: list = field(default_factory=list)

    def count(self, build, judge):
        """One try: what ``build`` proves is handed to ``judge``, which says what speaks against it."""
        self.tries += 1
        try:
            proof = build()
        except (Refused, BadClaim):
            return None
        self.accepted += 1
        against = judge(proof)
        if against is not None:
            self.false.append((proof, against))
        return proof


def kernel_without(*conditions: str) -> ModuleType:
    """The rules, each line "if …" in which one of the ``conditions`` occurs never being true."""
    source = Path(kernel.__file__).read_text(encoding="utf-8")
    for condition in conditions:
        source, found = re.subn(rf"\bif (.*{re.escape(condition)}.*):\n", r"if False and (\1):\n", source)
        assert found == 1, condition
    module = ModuleType(f"mistake_bounds.proof.kernel.without_{abs(hash(conditions))}")
    sys.modules[module.__name__] = module
    exec(compile(source, kernel.__file__, "exec"), module.__dict__)
    return module


# terms at points: fractions where they are exact, intervals where a logarithm is in them


class Undefined(Exception):
    """A term has no value."""


class Unsure(Exception):
    """An interval does not say."""


def value(part, point):
    """The value of a term as written, at a point that maps names to fractions, intervals and tuples of them."""
    match part:
        case Symbol():
            return point[part.name]
        case sympy.Rational():
            return int(part.p) if part.q == 1 else Fraction(int(part.p), int(part.q))
        case Inner():
            return sum(
                (v * w for v, w in zip(coordinates(part.left, point), coordinates(part.right, point), strict=True)), 0
            )
        case Add():
            return _sum(value(p, point) for p in part.args)
        case Mul():
            return _product(value(p, point) for p in part.args)
        case Pow(args=(base, sympy.Integer() as e)):
            return _power(value(base, point), int(e))
        case log(args=(inside,)):
            return _log(value(inside, point))
    raise TypeError(part)


def coordinates(vector: Vector, point) -> tuple:
    """The coordinates of a vector; the point says by "" of how many dimensions it is."""
    rows = [(value(c, point), point["→" + name]) for name, c in vector.parts]
    return tuple(sum((c * row[i] for c, row in rows), Fraction(0)) for i in range(point[""]))


def _sum(parts):
    total = 0
    for p in parts:
        total = as_interval(total) + as_interval(p) if _is_interval(total) or _is_interval(p) else total + p
    return total


def _product(parts):
    total = 1
    for p in parts:
        total = as_interval(total) * as_interval(p) if _is_interval(total) or _is_interval(p) else total * p
    return total


def _power(base, e: int):
    if e < 0 and not _is_interval(base) and base == 0:
        raise Undefined
    if e < 0 and _is_interval(base) and 0 in base:
        raise Unsure
    return Fraction(base) ** e if e < 0 and not _is_interval(base) else base**e


def _log(inside):
    if inside == 1:
        return Fraction(0)
    interval = as_interval(inside)
    if interval.b <= 0:
        raise Undefined
    if interval.a <= 0:
        raise Unsure
    return iv.log(interval)


def _is_interval(v) -> bool:
    return not isinstance(v, int | Fraction)


def as_interval(v):
    """The number as an interval, and an interval as it is."""
    return v if _is_interval(v) else iv.mpf(v.numerator) / iv.mpf(v.denominator)


def is_true(known: Claim, point) -> bool:
    """Does a claim hold at a point, as written?  Raises `Unsure`; what is undefined does not hold."""
    try:
        if isinstance(known.lhs, Vector):
            return coordinates(known.lhs, point) == coordinates(known.rhs, point)
        gap = _sum([value(known.lhs, point), _product([Fraction(-1), value(known.rhs, point)])])
    except Undefined:
        return False
    above, below = (gap.a > 0, gap.b < 0) if _is_interval(gap) else (gap > 0, gap < 0)
    if _is_interval(gap) and not above and not below:
        raise Unsure
    return {">=": not below, ">": above, "<=": not above, "<": below, "=": not above and not below}[known.op]


def fails_at(proof, points, most=12):
    """The first of the points at which all hypotheses hold for sure and the claim fails for sure; else None.

    It looks at ``most`` points at which the hypotheses hold.
    """
    seen = 0
    for point in points:
        try:
            if all(is_true(known, point) for known in proof.given):
                seen += 1
                if not is_true(proof.claim, point):
                    return point
        except Unsure:
            continue
        if seen == most:
            break
    return None


# (a) inductions, judged by runs over small whole numbers

SMALL, AFTER, MOST = (-1, 0, 1, 2), tuple(range(-2, 4)), 2
NAMES = tuple("a b c x y s s' s_N u u' u_N N M".split())


def _text(part) -> str:
    """A polynomial in numbers as Python."""
    if isinstance(part, Symbol):
        return f"p[{part.name!r}]"
    if not part.args:
        return f"({part})" if part.is_Integer else f"(Fraction({part.p}, {part.q}))"
    return "(" + {Add: "+", Mul: "*", Pow: "**"}[type(part)].join(map(_text, part.args)) + ")"


def _function(text: str):
    return eval(f"lambda p: {text}", {"Fraction": Fraction})


class Check:
    """A claim about numbers, or a run: the names it speaks of, and whether it holds at a point."""

    def __init__(self, known):
        self.run = Run(known) if type(known) is ForEach else None
        if self.run:
            self.names, self.holds = self.run.shared, self.run.exists
        else:
            self.names = frozenset(symbol.name for symbol in (known.lhs - known.rhs).free_symbols)
            self.holds = _function(f"{_text(known.lhs)} {'==' if known.op == '=' else known.op} {_text(known.rhs)}")


class Run:
    """What a `ForEach` says, tried out: which states are reached after how many mistakes of each kind."""

    def __init__(self, each: ForEach):
        self.befores, self.afters, self.finals = ([row[i].name for row in each.state] for i in (0, 2, 3))
        self.counts = [count.name for count, _ in each.kinds]
        starts = (symbol.name for row in each.state for symbol in row.start.free_symbols)
        self.shared = each.fixed.union(self.finals, self.counts, starts)
        self.start = [_function(_text(row.start)) for row in each.state]
        self.kinds = [self._plan([Check(known) for known in held]) for _, held in each.kinds]
        self.tables = {}

    def _plan(self, checks):
        """Names in the order in which they get values, each with the checks that are ready by then."""
        local = frozenset().union(*(c.names for c in checks)) - self.shared.union(self.befores, self.afters)
        rows, seen = [], self.shared.union(self.befores)
        for name, domain in [(None, ()), *((n, AFTER) for n in self.afters), *((n, SMALL) for n in sorted(local))]:
            before, seen = seen, seen | {name}
            rows.append(
                (name, domain, [c.holds for c in checks if c.names <= seen and (not c.names <= before or not name)])
            )
        return rows

    def table(self, point) -> dict:
        """The states after (N₁, N₂, …) mistakes, as a mapping, where the shared names have the values of the point."""
        key = tuple(point.get(name) for name in sorted(self.shared))
        if key not in self.tables:
            self.tables[key] = self._table({name: point[name] for name in self.shared if name in point})
        return self.tables[key]

    def _table(self, point) -> dict:
        at = {(0,) * len(self.kinds): {tuple(f(point) for f in self.start)}}
        for counts in [*product(range(MOST + 1), repeat=len(self.kinds))][1:]:
            at[counts] = set()
            for k, plan in enumerate(self.kinds):
                before = at.get(tuple(n - (i == k) for i, n in enumerate(counts)), ())
                at[counts].update(*(self._after(plan, state, point) for state in before))
        return at

    def _after(self, plan, state, point) -> set:
        point, found = {**point, **dict(zip(self.befores, state, strict=True))}, set()

        def give(depth):
            if depth > len(self.afters) and tuple(point[n] for n in self.afters) in found:
                return
            if depth == len(plan):
                found.add(tuple(point[n] for n in self.afters))
                return
            name, domain, checks = plan[depth]
            for v in domain:
                point[name] = v
                if all(holds(point) for holds in checks):
                    give(depth + 1)

        if all(holds(point) for holds in plan[0][2]):
            give(1)
        return found

    def exists(self, point) -> bool:
        """Is there a run with these counts and this end?"""
        counts = tuple(point[name] for name in self.counts)
        return tuple(point[name] for name in self.finals) in self.table(point).get(counts, ())


def fails_on_a_run(proof, random: Random):
    """A run over small numbers at which all hypotheses hold and the claim fails; else None."""
    run, goal = Run(proof.by.each), Check(proof.claim)
    others = [Check(known) for known in proof.given if known != proof.by.each]
    names = frozenset().union(run.shared, goal.names, *(c.names for c in others))
    for _ in range(8):
        point = {name: random.choice(SMALL) for name in sorted(names)}
        for counts, states in run.table(point).items():
            for end in states:
                last = point | dict(zip(run.finals, end, strict=True)) | dict(zip(run.counts, counts, strict=True))
                if all(c.holds(last) for c in others) and not goal.holds(last) and run.exists(last):
                    return last
    return None


class Inductions:
    """Random inductions: rows, counts, fixed names and claims, now and then with names that meet."""

    def __init__(self, rules, random: Random):
        self.rules, self.random = rules, random

    def name(self, usual: str) -> Symbol:
        """The usual name, or now and then another one."""
        return Symbol(self.random.choice(NAMES) if self.random.random() < 0.1 else usual)

    def polynomial(self, names):
        r, names = self.random, [*names]
        parts = [
            Mul(r.choice((-2, -1, 1, 1, 2)), *map(Symbol, r.choices(names, k=r.choice((1, 1, 1, 1, 1, 2)))))
            for _ in "ab"
        ]
        return Add(*parts[: r.choice((1, 2))], r.choice((-1, 0, 0, 0, 1)))

    def known(self, goal: Claim, parts=()):
        """A proof of the goal from ``parts``, which count as proved or given, and the hypothesis that closes it."""
        term, given = goal.term - Add(*(p.claim.term for p in parts)), []
        if term != 0 or goal.sign == ">" or not parts:
            rest = Claim(term, "=" if goal.sign == "=" else ">" if goal.sign == ">" else ">=", S.Zero)
            given = [Given(rest)] if rest.scalars else []
        if goal.sign == "=":
            cert = Certificate(goal, equations=tuple(Equation(p, S.One) for p in (*parts, *given)))
        else:
            number = () if given or not term.is_Rational or term <= 0 else (Term(Fraction(int(term))),)
            cert = Certificate(goal, terms=(*(Term(one, (p,)) for p in (*parts, *given)), *number))
        return self.rules.certify(cert)

    def state(self, letters):
        rows = []
        for s in letters:
            start = self.random.choice([S.Zero, S.Zero, S.One, Symbol("a"), Symbol("b")])
            rows.append(
                (
                    self.name(s),
                    self.name("x") if self.random.random() < 0.05 else start,
                    self.name(s + "'"),
                    self.name(s + "_N"),
                )
            )
        return tuple(rows)

    def after(self, held: Claim, state, count):
        values = {row[0]: row[2] for row in state}
        if self.random.random() > 0.08:
            values[count] = count + 1
        return held.substitute(values)

    def base(self, held: Claim, state, counts):
        values = {row[0]: row[1] for row in state} | dict.fromkeys(counts, S.Zero)
        if self.random.random() < 0.08:
            values.pop(self.random.choice([*values]))
        return self.known(held.substitute(values))

    def facts(self, held, claims, inner):
        """What a step may build on: what is kept, and a run of its own."""
        r = self.random
        kept = [Given(c) for c in claims if (c is held and r.random() < 0.7 or r.random() < 0.3) and c.sign != "="]
        kept = kept if held.sign != "=" else [Given(held)] if r.random() < 0.7 else []
        runs = [Fact(p) for p in inner if r.random() < 0.8 and (held.sign == "=") == (p.claim.sign == "=")]
        return kept + runs

    def one(self, letters="s", counts="N", over=("a", "b", "c"), inner=(), several=False):
        """One induction, or several claims kept together; ``inner`` holds proofs that a step may use."""
        r = self.random
        state, counts = self.state(letters), [self.name(n) for n in counts]
        names = (
            [*(row[0].name for row in state)] * 3 + [*over, *(n.name for n in counts)] * 2 + ["x"] * (r.random() < 0.1)
        )
        signs = [(">=", ">=", "<=", ">", "=")[r.randrange(5)] for _ in range(r.choice((2, 3)) if several else 1)]
        claims = tuple(Claim(self.polynomial(names), sign, S.Zero) for sign in signs)
        bases = tuple(self.base(c, state, counts) for c in claims)
        steps = tuple(
            (tuple(self.known(self.after(c, state, n), self.facts(c, claims, inner)) for c in claims), n)
            for n in counts
        )
        needed = frozenset().union(*(c.scalars for c in claims)) | {"a", "b"}
        fixed = {n for n in (*over, *needed) if n not in {str(row[0]) for row in state} | {str(n) for n in counts}}
        fixed = {n for n in sorted(fixed) if r.random() < (0.92 if n in needed else 0.6)}
        fixed = fixed | set(r.sample(NAMES, 2)) if r.random() < 0.15 else fixed
        if several:
            return self.rules.induct(claims, bases, steps, state, fixed)
        return self.rules.induct(claims[0], bases[0], tuple((p[0], n) for p, n in steps), state, fixed)


def inductions(rules=kernel, tries=100, seed=0) -> Tally:
    """Inductions of one level, a claim at a time or several kept together."""
    random, tally = Random(seed), Tally()
    for _ in range(tries):
        made, several = Inductions(rules, random), random.random() < 0.4
        letters, counts = random.choice(("s", "s", "su")), random.choice(("N", "N", "NM"))

        def build(made=made, several=several, letters=letters, counts=counts):
            proof = made.one(letters, counts, several=several)
            return random.choice(proof) if several else proof

        tally.count(build, lambda proof: fails_on_a_run(proof, random))
    return tally


def nested_inductions(rules=kernel, tries=100, seed=0) -> Tally:
    """Inductions whose steps rest on an induction: each of M things has a run of its own."""
    random, tally = Random(seed), Tally()
    for _ in range(tries):

        def build():
            made = Inductions(rules, random)
            inner = made.one("s", "N", over=random.choice((("a",), ("a", "c"), ("a", "M"), ("a", "u"))))
            return made.one(
                "u", "M", over=random.choice((("a", "b"), ("a", "c"), ("a", "s_N"), ("a", "N"))), inner=(inner,)
            )

        tally.count(build, lambda proof: fails_on_a_run(proof, random))
    return tally


# (b) calculus, judged by points of the domain


def written_as(random: Random, kind, *parts):
    """A sum, product, power or logarithm; half of the time as written, with nothing evaluated."""
    return kind(*parts, evaluate=False) if random.random() < 0.5 else kind(*parts)


class Slopes:
    """Random functions of t and v, and the premises that calculus asks for, rightly and wrongly."""

    t, v = scalars("t v")

    def __init__(self, rules, random: Random):
        self.rules, self.random = rules, random
        self.a, self.falling = Integer(random.choice((0, 0, 1, -1))), random.random() < 0.4
        self.sign = -1 if self.falling else 1
        end = self.a + self.sign * random.choice((1, 2, Rational(1, 2)))
        self.domain = self.t <= self.a if self.falling else self.t >= self.a
        self.bound = (self.t >= end if self.falling else self.t <= end) if random.random() < 0.4 else None
        self.end = end if self.bound is not None else None

    def linear(self):
        r, x = self.random, self.sign * (self.t - self.a)
        k = r.choice((1, 1, 2, -1, Rational(1, 2), self.v))
        shape = r.choice((1 + k * x, 1 + k * x, 1 + k * x, 2 + x, x, (1 + x) ** 2, 1 + x**2))
        return shape if r.random() < 0.9 else shape + r.choice((-1, 1)) * self.t

    def part(self):
        r, x = self.random, self.t - self.a
        ln = written_as(
            r, log, r.choice([self.linear(), self.linear(), written_as(r, Mul, self.linear(), 1 / self.linear())])
        )
        if r.random() < 0.04:
            ln = log(self.linear(), r.choice((Rational(1, 2), self.v, Integer(2))), evaluate=False)
        shapes = [ln, ln, ln, written_as(r, Mul, self.linear(), ln), x, self.sign * x, x**2, self.v * x]
        shapes += [written_as(r, Mul, x, written_as(r, Pow, self.linear(), S(r.choice((-1, -1, -2, 0)))))]
        return written_as(r, Mul, r.choice((S.One, S.One, S(2), -S.One, Rational(1, 2))), r.choice(shapes))

    def function(self):
        r, parts = self.random, [self.part() for _ in range(self.random.choice((1, 2, 2, 3)))]
        return written_as(r, Add, *parts, S(r.choice((-1, 1)))) if r.random() < 0.15 else written_as(r, Add, *parts)

    def shown(self, part, sign: str):
        """A polynomial's sign, from its coefficients in v and in the distance from an end; wrongly now and then."""
        if self.random.random() < 0.05:
            part = part + self.random.choice((-1, 1)) * self.t
        goal, x = Claim(part, sign, S.Zero), Symbol("x")
        ends = [(self.a + self.sign * x, self.domain)]
        if self.bound is not None:
            ends.append((self.end - self.sign * x, self.bound))
        moved = [(sympy.Poly(sympy.expand(goal.term.subs(self.t, at)), x, self.v), known) for at, known in ends]
        moved = [row for row in moved if all(c >= 0 for c in row[0].coeffs())] or moved
        form, known = moved[0]
        factors = (Given(claim(known)), Given(claim(self.v >= 0)))
        terms = tuple(Term(Fraction(int(c.p), int(c.q)), _powers(factors, powers)) for powers, c in form.terms() if c)
        return self.rules.certify(Certificate(goal, terms=terms))

    def assumed(self, goal: Claim):
        return self.rules.certify(Certificate(goal, terms=(Term(one, (Given(goal),)),)))

    def proof(self):
        """One use of the rule; the direction, the start, the slope or what is positive may be wrong."""
        r, f, falling = self.random, self.function(), self.falling
        goal = Claim(f, ">=", S.Zero)
        slope = -f.diff(self.t) if falling else f.diff(self.t)
        if r.random() < 0.15:
            slope = r.choice(
                (-slope, slope * self.v, slope + self.t, (self.t - self.a) ** 2 + 1, self.function().diff(self.t))
            )
        top = sympy.expand(sympy.numer(sympy.together(slope)))
        if top.has(log) or not top.is_polynomial():
            raise Refused("a slope with logarithms", top)
        rises = self.assumed(Claim(top, ">=", S.Zero)) if r.random() < 0.15 else self.shown(top, ">=")
        needs = sorted((_plain(q) for q in goal.plain.needs), key=str)
        wanted = [q for q in (*needs, *self.rules.ratio(slope, rises.claim)) if not (q.is_Rational and q > 0)]
        positive = [self._positive(q) for q in wanted if r.random() > 0.12]
        start = self.a if r.random() > 0.05 else self.a + r.choice((-1, 1))
        return self.rules.calculus(f, self.t, start, rises, positive, "", falling if r.random() > 0.05 else not falling)

    def _positive(self, q):
        """Shown, or assumed: a hypothesis of its own, which may be about t."""
        try:
            return self.shown(q, ">")
        except (Refused, BadClaim):
            return self.assumed(Claim(q, ">", S.Zero))


def _powers(factors, powers) -> tuple:
    return tuple(factor for factor, e in zip(factors, powers, strict=True) for _ in range(e))


def _plain(q):
    return Add(*(Mul(Rational(c), *(Symbol(a) ** e for a, e in monomial)) for monomial, c in q.terms))


POINTS = [
    Fraction(n, d) for n, d in ((0, 1), (1, 9), (-1, 9), (1, 2), (-1, 2), (1, 1), (-1, 1), (3, 2), (-3, 2), (2, 1))
]
POINTS += [Fraction(n) for n in (-2, 3, -3, 5, -7, 20, -90)]


def slopes(rules=kernel, tries=100, seed=0) -> Tally:
    """Calculus with logarithms of any shape, upwards, downwards and on intervals."""
    random, tally, at = Random(seed), Tally(), [{"t": t, "v": v} for v in POINTS for t in POINTS]
    for _ in range(tries):
        tally.count(Slopes(rules, random).proof, lambda proof: fails_at(proof, random.sample(at, 120)))
    return tally


# (c) chains of rules about numbers and vectors of no, one, two or three dimensions, judged by points


class Chains:
    """A growing store of what is proved, each from what is proved already, by a rule drawn by lot."""

    numbers, arrows = ("a", "b", "c", "d", "l", "m"), ("w", "x", "u")

    def __init__(self, rules, random: Random):
        self.rules, self.random, self.store = rules, random, []

    def vector(self):
        r, made = self.random, vectors("w x u")
        sizes = (S(r.choice((1, -1, 2))) * (Symbol(r.choice(self.numbers)) if r.random() < 0.1 else 1) for _ in "wx")
        first, second = (c * v for c, v in zip(sizes, r.sample(made, 2), strict=True))
        return first + second

    def polynomial(self):
        r = self.random
        numbers = [*map(Symbol, self.numbers[:4]), S.One, S.One]
        inner = dot(self.vector(), self.vector()) if r.random() < 0.5 else norm2(self.vector())
        parts = [r.choice(numbers), r.choice((inner, r.choice(numbers), Mul(*r.choices(numbers, k=2))))]
        return written_as(r, Add, *(written_as(r, Mul, S(r.choice((-2, -1, 1, 1, 2))), part) for part in parts))

    def hypothesis(self, signs=(">=", ">", "<=")):
        return Given(Claim(self.polynomial(), self.random.choice(signs), S.Zero))

    def factor(self):
        r = self.random
        made = [self.hypothesis(), Square(self.polynomial()), Length(self.vector())]
        return Fact(r.choice(self.store)) if self.store and r.random() < 0.5 else r.choice(made)

    def equation(self):
        if self.random.random() < 0.5:
            return Equation(Given(claim(VectorEq(self.vector(), self.vector()))), self.vector())
        return Equation(self.hypothesis("="), self.polynomial())

    def certify(self):
        """What the parts add up to, or nearly; by contradiction now and then."""
        r = self.random
        if r.random() < 0.25:
            return self.contradicted()
        terms = [self.term() for _ in range(r.choice((0, 1, 2)))]
        equations = [self.equation() for _ in range(r.choice((0, 0, 1)))]
        total = sum((t.coefficient * Mul(*(f.claim.term for f in t.factors)) for t in terms), S.Zero)
        total += sum((self.cleared(e) for e in equations), S.Zero)
        strict = any(all(f.claim.sign == ">" for f in t.factors) for t in terms)
        sign = (">" if strict else ">=") if terms else "="
        sign = r.choice((">", ">=", "=")) if r.random() < 0.1 else sign
        total = total + r.choice((-1, 1)) if r.random() < 0.03 else total
        return self.rules.certify(
            Certificate(Claim(sympy.expand(total), sign, S.Zero), (), tuple(terms), tuple(equations))
        )

    def term(self):
        r = self.random
        size = -1 if r.random() < 0.03 else r.choice((1, 2))
        return Term(Fraction(size), tuple(self.factor() for _ in range(r.choice((0, 1, 1, 2)))))

    @staticmethod
    def cleared(equation):
        known = equation.factor.claim
        difference = known.lhs - known.rhs
        return dot(difference, equation.cofactor) if isinstance(known.lhs, Vector) else difference * equation.cofactor

    def contradicted(self):
        """goal·(p + c·q) ≥ 0 with p > 0 and q ≥ 0, where the contrary of the goal makes up for q."""
        r, sign = self.random, self.random.choice((">=", ">"))
        goal, p, q = Claim(self.polynomial(), sign, S.Zero), self.hypothesis((">", ">", ">=")), self.factor()
        known = Given(Claim(sympy.expand(goal.term * (p.claim.term + q.claim.term)), sign, S.Zero))
        own = Contrary(goal if r.random() < 0.9 else Claim(goal.term + 1, sign, S.Zero))
        return self.rules.certify(Certificate(goal, (p,), (Term(one, (known,)), Term(one, (own, q)))))

    def instantiate(self):
        r, values = self.random, {}
        for name in r.sample(self.numbers + self.arrows, 3):
            values[name] = (
                self.vector() if name in self.arrows else r.choice((self.polynomial(), S.Zero, S.One, Symbol("a")))
            )
        return self.rules.instantiate(r.choice(self.store), values)

    def halves(self, signs):
        """Two proofs of one claim, each resting on a sign of t besides."""
        t, goal = self.polynomial(), Claim(self.polynomial(), ">=", S.Zero)
        made = []
        for sign in signs:
            case = Given(Claim(t, sign, S.Zero))
            other = self.random.choice((self.hypothesis(), Square(self.polynomial())))
            if sign == "=":
                rest = Given(Claim(sympy.expand(goal.term - t * other.claim.term), ">=", S.Zero))
                cert = Certificate(goal, (), (Term(one, (rest,)),), (Equation(case, other.claim.term),))
            else:
                size = 1 if sign == "<=" else -1
                rest = Given(Claim(sympy.expand(goal.term + size * t * other.claim.term), ">=", S.Zero))
                cert = Certificate(goal, (), (Term(one, (case, other)), Term(one, (rest,))))
            made.append(self.rules.certify(cert))
        return t, made

    def cases(self):
        t, (none, some) = self.halves(("=", ">"))
        if self.store and self.random.random() < 0.1:
            none = self.random.choice(self.store)
        sign = ">=" if self.random.random() < 0.9 else self.random.choice(("<=", "="))
        known = Given(Claim(t, sign, S.Zero))
        parts = ((), (), (Equation(known, S.One),)) if sign == "=" else ((), (Term(one, (known,)),))
        return self.rules.cases(none, some, self.rules.certify(Certificate(known.claim, *parts)))

    def split(self):
        t, (above, below) = self.halves((">=", "<=" if self.random.random() < 0.9 else ">="))
        return self.rules.split(above, below, t if self.random.random() < 0.9 else self.polynomial())

    def antisymmetry(self):
        """f ≥ 0 and −f ≥ 0, of which the first rests on two things."""
        f, rest = self.polynomial(), self.hypothesis((">=",))
        gap = Given(Claim(sympy.expand(f - rest.claim.term), ">=", S.Zero))
        goal = Claim(f, self.random.choice((">=", ">=", ">=", ">")), S.Zero)
        above = self.rules.certify(Certificate(goal, (), (Term(one, (rest,)), Term(one, (gap,)))))
        other = Given(Claim(f * self.random.choice((1, 1, 1, 2)), "<=", S.Zero))
        below = self.rules.certify(Certificate(other.claim, (), (Term(one, (other,)),)))
        return self.rules.antisymmetry(*self.random.sample((above, below), 2))

    def discharge(self):
        r, proof = self.random, self.random.choice(self.store)
        known = [h for h in proof.given if h.sign != "=" and h.polynomial is not None]
        if r.random() < 0.1 or not known:
            return self.rules.discharge(proof, r.choice(self.store))
        goal, rest = r.choice(sorted(known, key=str)), self.hypothesis((">=",))
        gap = Given(Claim(sympy.expand(goal.term - rest.claim.term), goal.sign, S.Zero))
        return self.rules.discharge(
            proof, self.rules.certify(Certificate(goal, (), (Term(one, (rest,)), Term(one, (gap,)))))
        )

    def name_logarithms(self):
        """Names for the logarithms of 1 + t − something, whose sign calculus shows."""
        r, rules, t = self.random, self.rules, Symbol("t")
        made = Slopes(rules, r)
        proof = made.proof()
        logs = sorted(set().union(*(side.atoms(log) for side in proof.claim.sides)), key=str)
        greater, less = proof.claim.sides
        names = dict(zip(map(Symbol, r.sample(("l", "m", "a", "n"), len(logs))), logs, strict=True))
        if r.random() < 0.1 and names:
            names[r.choice([*names])] = log(1 + t)
        said = sympy.together((greater - less).xreplace({ln: name for name, ln in names.items()}))
        goal = Claim(
            sympy.expand(sympy.numer(said)) * r.choice((1, 1, 1, 2, -1)), r.choice((">=", ">=", ">=", ">")), S.Zero
        )
        wanted = [q for q in rules.ratio(said, goal) if not (q.is_Rational and q > 0)]
        return rules.name_logarithms(proof, names, goal, [made._positive(q) for q in wanted if r.random() > 0.05])

    def one(self):
        """One more proof, by a rule drawn by lot."""
        steps = [self.certify, self.certify, self.cases, self.split, self.antisymmetry, self.name_logarithms]
        steps += [self.instantiate, self.instantiate, self.discharge] if self.store else []
        return self.random.choice(steps)()

    def number(self):
        return self.random.choice((0, 0, 1, 1, -1, 2, -2, 3, Fraction(1, 2), Fraction(-3, 2)))

    def points(self, proof):
        """Points in no, one, two or three dimensions, where what names a logarithm is that logarithm."""
        r = self.random
        defined = [h for h in proof.given if h.sign == "=" and not h.is_vector and h.polynomial is None]
        for _ in range(40):
            d, point = r.choice((0, 1, 1, 2, 3)), {}
            point[""] = d
            point |= {name: self.number() for name in (*self.numbers, "n", "t", "v")}
            point |= {"→" + name: tuple(r.choice((0, 1, -1, 2)) for _ in range(d)) for name in self.arrows}
            try:
                point |= {h.lhs.name: value(h.rhs, point) for h in defined if isinstance(h.lhs, Symbol)}
            except (Undefined, Unsure):
                continue
            yield point


def chains(rules=kernel, tries=100, seed=0) -> Tally:
    """Chains of all the rules but inductions, half a dozen tries a chain."""
    random, tally, made = Random(seed), Tally(), None
    for k in range(tries):
        made = Chains(rules, random) if k % 6 == 0 else made
        proof = tally.count(made.one, lambda proof, made=made: _fails_named(proof, made))
        if proof is not None:
            made.store.append(proof)
    return tally


def _fails_named(proof, made):
    """As `fails_at`; the definitions of names hold by the choice of the point, where each name has one."""
    defined = [h for h in proof.given if h.sign == "=" and not h.is_vector and h.polynomial is None]
    names = [h.lhs.name if isinstance(h.lhs, Symbol) else None for h in defined]
    inside = {symbol.name for h in defined for symbol in h.rhs.free_symbols}
    if None in names or len({*names}) < len(names) or inside & {*names}:
        return None
    return fails_at(_Sequent(proof.given - {*defined}, proof.claim), made.points(proof), 5)


@dataclass
class _Sequent:
    given: frozenset
    claim: Claim

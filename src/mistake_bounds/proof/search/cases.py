"""Proofs of several certificates: cases, splits, and lemmas about vectors that are proved once and put to use.

The entry points are `by_certificate`, `by_cases`, `by_split`, `signs` and `lemmas`.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, islice, permutations
from math import inf

from sympy import Add, Expr, Mul, S, Symbol, expand, sqrt, symbols

from mistake_bounds.proof.kernel import rules
from mistake_bounds.proof.kernel.claims import Claim, claim
from mistake_bounds.proof.kernel.derivation import Certificate, Fact, Given, Term
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Inner, Vector, dot, named_vector, norm2, polynomial, vectors
from mistake_bounds.proof.search.exactly import Work, certificate
from mistake_bounds.proof.search.gram import Grams, Stage
from mistake_bounds.proof.search.products import Search

DIRECT = (Stage(1), Stage(2))
FIRST = (*DIRECT, Stage(2, weak=True), Stage(2, 2))
FLAT = (Stage(3, weak=True, flat=True), Stage(4, weak=True, flat=True))
ON_POSITIVE, ON_ZERO = (Stage(2), Stage(2, weak=True), Stage(3)), (*DIRECT, Stage(3))
WITH_LEMMAS = (*DIRECT, Stage(2, contrary=1), Stage(3), Stage(3, contrary=1), Stage(4, contrary=3))
LATER = (
    *(Stage(1, contrary=2), Stage(1, -2), Stage(3), Stage(2, contrary=1), Stage(3, contrary=1)),
    *(Stage(2, 2, weak=True), Stage(3, weak=True)),
)
POWERS_OF_CONTRARY = (Stage(3, contrary=3), Stage(1, contrary=4), Stage(1, contrary=6))
PRODUCT = Stage(3, contrary=1)
UNLIMITED = Work(inf)


def by_certificate(goal: Claim, given, facts, work: Work, stages) -> Proved | None:
    """The goal by one certificate, from the first stage in which a semidefinite programme gives one."""
    return from_stages(Grams(Search(goal, given, facts, [], work.deadline)), work, stages)


@dataclass
class Tried:
    """The stages that were looked through to the end, and found without a certificate."""

    stages: list[Stage] = field(default_factory=list)

    @property
    def words(self) -> str:
        """What has no certificate, for a reader."""
        degree = max((stage.degree for stage in self.stages if not stage.flat), default=0)
        flat = max((stage.degree for stage in self.stages), default=0)
        kinds = [f"products of up to {degree} hypotheses with sums of squares"] if degree else []
        kinds += [f"products of up to {flat} hypotheses"] if flat > degree else []
        return "no certificate of readable size among " + " or ".join(kinds or ["linear combinations"])


def contradiction(goal: Claim, given, facts, work: Work) -> Proved | None:
    """0 > 0, where −1 ≥ 0 follows from what is given."""
    minus = Claim(S.NegativeOne, ">=", S.Zero)
    nonsense = by_certificate(minus, given, facts, work, DIRECT)
    if not nonsense and any(known.vectors for known in given):
        nonsense = by_certificate(minus, given, [*facts, *lemmas(minus, given, facts, work.deadline)], work, DIRECT)
    return nonsense and rules.certify(Certificate(goal, terms=(Term(1, (Fact(nonsense),)), Term(1))))


def from_stages(grams: Grams, work: Work, stages, tried: Tried | None = None) -> Proved | None:
    """The same for a search that is ready."""
    for stage in stages:
        for problem in grams.problems(stage):
            if found := certificate(grams, problem, work):
                with suppress(rules.Refused):  # such as for no term that is > 0
                    return rules.certify(found)
        if tried:
            tried.stages.append(stage)
    return None


def signs(goal: Claim, given, facts, deadline: float) -> list[Proved]:
    """The signs of letters that are not said but follow, such as η > 0 from ηL = 1 and L > 0."""
    plain = [known for known in given if not known.vectors and known.polynomial is not None]
    said = {str(known.term) for known in (*plain, *(fact.claim for fact in facts)) if known.sign != "="}
    found = []
    for name in sorted({name for known in plain for name in known.scalars} - said):
        near = [known for known in plain if name in known.scalars or len(known.scalars) == 1]
        for op in (">", ">="):
            wanted = Claim(Symbol(name), op, S.Zero)
            if certificate := Search(wanted, near, found, [], deadline).certificate((1, 2)):
                found.append(rules.certify(certificate))
                break
    return found


def by_cases(goal: Claim, given, facts, work: Work, depth: int = 1) -> Proved | None:
    """The goal once where t = 0 and once where t > 0, for some t that is plainly ≥ 0."""
    for t in _nonnegative(goal, given):
        positive, zero = Claim(t, ">", S.Zero), Claim(t, "=", S.Zero)
        if positive in given or zero in given:
            continue
        high = by_certificate(goal, [*given, positive], facts, work, ON_POSITIVE)
        low = high and by_certificate(goal, [*given, zero], facts, work, ON_ZERO)
        if high and not low and depth > 1:
            low = by_cases(goal, [*given, zero], facts, work, depth - 1)
        if low and (nonnegative := by_certificate(Claim(t, ">=", S.Zero), given, [], work, DIRECT)):
            return rules.cases(low, high, nonnegative)
    return None


def _nonnegative(goal: Claim, given) -> Iterator:
    """Letters that are ≥ 0 and their sum, sums of squares, lengths."""
    weak = [
        known.term for known in given if known.sign == ">=" and known.polynomial and len(known.polynomial.terms) == 1
    ]
    letters = [Symbol(name) for name in sorted(goal.scalars)]
    if len(weak) > 1:
        yield sum(weak)
    yield from weak[:3]
    if letters and not goal.vectors:
        yield sum(a**2 for a in letters)
        yield sum(a**2 for a in letters[:2])
    yield from (norm2(named_vector(name)) for name in sorted(goal.vectors))


def by_split(goal: Claim, given, facts, work: Work, depth: int = 2) -> Proved | None:
    """The goal once where a ≥ b and once where a ≤ b, for two letters a and b of it."""
    for a, b in list(combinations(sorted(goal.scalars), 2))[:6]:
        t, proofs = Symbol(a) - Symbol(b), []
        for side in (Claim(t, ">=", S.Zero), Claim(t, "<=", S.Zero)):
            proof = None
            if side not in given:
                proof = by_certificate(goal, [*given, side], facts, work, ON_ZERO[1 : 2 + (depth < 2)])
                if not proof and depth > 1:
                    proof = by_split(goal, [*given, side], facts, work, depth - 1)
            if not proof:
                break
            proofs.append(proof)
        else:
            return rules.split(*proofs, t)
    return None


# lemmas


def by_lemmas(goal: Claim, given, facts, work: Work) -> Proved | None:
    """The goal with the `lemmas`, where there are any."""
    more = lemmas(goal, given, facts, work.deadline)
    return by_certificate(goal, given, [*facts, *more], work, WITH_LEMMAS) if more else None


@cache
def cauchy_schwarz() -> Proved:
    """⟨a, b⟩² ≤ ‖a‖²‖b‖²."""
    a, b = vectors("a b")
    return by_cases(claim(dot(a, b) ** 2 <= norm2(a) * norm2(b)), [], [], UNLIMITED, depth=2)


@cache
def gram_determinant() -> Proved:
    """The determinant of the inner products of three vectors is ≥ 0."""
    a, b, c = vectors("a b c")
    determinant = norm2(a) * norm2(b) * norm2(c) + 2 * dot(a, b) * dot(b, c) * dot(a, c)
    determinant -= norm2(a) * dot(b, c) ** 2 + norm2(b) * dot(a, c) ** 2 + norm2(c) * dot(a, b) ** 2
    goal, t, positive = Claim(determinant, ">=", S.Zero), norm2(a), Given(Claim(norm2(a), ">", S.Zero))
    pairs = {"a": a, "b": b}, {"a": a, "b": c}, {"a": b * t - a * dot(a, b), "b": c * t - a * dot(a, c)}
    *facts, orthogonal = (rules.instantiate(cauchy_schwarz(), pair) for pair in pairs)
    low = by_certificate(goal, [Claim(t, "=", S.Zero)], facts, UNLIMITED, DIRECT)
    high = rules.certify(Certificate(goal, (positive,) * 3, (Term(1, (Fact(orthogonal),)),)))
    return rules.cases(low, high, by_certificate(Claim(t, ">=", S.Zero), [], [], UNLIMITED, DIRECT))


@cache
def product_of_lengths() -> Proved:
    """‖a‖² ≤ p², ‖b‖² ≤ q², p ≥ 0, q ≥ 0 ⊢ ⟨a, b⟩ ≤ pq."""
    a, b = vectors("a b")
    p, q = Symbol("p"), Symbol("q")
    given = [claim(known) for known in (norm2(a) <= p**2, norm2(b) <= q**2, p >= 0, q >= 0)]
    return by_certificate(claim(dot(a, b) <= p * q), given, [cauchy_schwarz()], UNLIMITED, (PRODUCT,))


@cache
def product_of_sums(n: int) -> Proved:
    """a₁² + … + aₙ² ≤ p², b₁² + … + bₙ² ≤ q², p ≥ 0, q ≥ 0 ⊢ a₁b₁ + … + aₙbₙ ≤ pq."""
    a, b, (p, q) = symbols(f"a1:{n + 1}"), symbols(f"b1:{n + 1}"), symbols("p q")
    sums = (Add(*(c**2 for c in a)) <= p**2, Add(*(c**2 for c in b)) <= q**2)
    goal = claim(Add(*map(Mul, a, b)) <= p * q)
    return by_certificate(goal, [claim(known) for known in (*sums, p >= 0, q >= 0)], [], UNLIMITED, (PRODUCT,))


def lemmas(goal: Claim, given, facts, deadline: float) -> list[Proved]:
    """What is proved once: about the vectors of the goal and the hypotheses, and about lengths and sums with bounds."""
    names = sorted(goal.vectors.union(*(known.vectors for known in given)))
    solved = {known.lhs.parts[0][0] for known in given if known.is_vector and len(known.lhs.parts) == 1}
    free = [named_vector(name) for name in names if name not in solved][:5]
    found = [rules.instantiate(cauchy_schwarz(), {"a": a, "b": b}) for a, b in combinations(free, 2)]
    if len(free) == 3:
        found.append(rules.instantiate(gram_determinant(), dict(zip("abc", free, strict=True))))
    bounds = [
        rules.instantiate(product_of_lengths(), {"a": a, "b": w, "p": p, "q": q})
        for (v, p), (w, q) in list(combinations(_bounded(given), 2))[:6]
        for a in (v, -v)
    ]
    bounds += [rules.instantiate(product_of_sums(n), values) for n, values in islice(_in_pairs(goal, given), 6)]
    return [*found, *filter(None, (_discharged(lemma, given, facts, deadline) for lemma in bounds))]


def _in_pairs(goal: Claim, given) -> Iterator[tuple[int, dict]]:
    """What to put into `product_of_sums`: two sums with bounds, in an order in which the goal has their products."""
    coefficients = dict(goal.polynomial.terms)
    for (some, p), (others, q) in combinations(_bounded_sums(given), 2):
        for row in permutations(others) if len(some) == len(others) else ():
            found = [coefficients.get(_monomial(a * b), 0) for a, b in zip(some, row, strict=True)]
            if all(found):
                values = {f"a{i}": -a if c > 0 else a for i, (a, c) in enumerate(zip(some, found, strict=True), 1)}
                yield len(some), values | {f"b{i}": b for i, b in enumerate(row, 1)} | {"p": p, "q": q}


def _monomial(term: Expr) -> frozenset:
    ((monomial, _),) = polynomial(term).terms
    return monomial


def _bounded_sums(given) -> list[tuple[list[Expr], Expr]]:
    """The (a₁, …, aₙ), n ≤ 3, and p for which a₁² + … + aₙ² ≤ p² is given, or = p²."""
    found = []
    for known in given:
        for sign in (1, -1)[: 1 + (known.sign == "=")] if known.polynomial is not None else ():
            parts = Add.make_args(expand(sign * known.term))
            bound = [root for part in parts if (root := _root(part)) is not None]
            roots = [root for part in parts if (root := _root(-part)) is not None and not root.is_number]
            if len(bound) == 1 and 1 + len(roots) == len(parts) <= 4:
                found.append((roots, bound[0]))
    return found


def _bounded(given) -> list[tuple[Vector, Expr]]:
    """The (v, p) for which ‖v‖² ≤ p² or ‖v‖² = p² is given."""
    found = []
    for known in given:
        for length, bound in (known.sides[::-1], known.sides)[: 1 + (known.op == "=")]:
            if type(length) is Inner and length.left == length.right and (root := _root(bound)) is not None:
                found.append((length.left, root))
    return found


def _root(term) -> Expr | None:
    """The p for which the term is written p²: a product of letters and a number; None where there is none."""
    number, rest = term.as_coeff_Mul()
    powers = rest.as_powers_dict()
    root = sqrt(number)
    if not root.is_Rational or any(not letter.is_Symbol or e % 2 for letter, e in powers.items() if letter != 1):
        return None
    return root * Mul(*(letter ** (e // 2) for letter, e in powers.items()))


def _discharged(lemma: Proved, given, facts, deadline: float) -> Proved | None:
    """The lemma resting on what is given, under its name there; None where a hypothesis does not follow at once."""
    for known in sorted(lemma.given, key=str):
        found = Search(known, given, facts, [], deadline).certificate((1, 2))
        if not found:
            return None
        lemma = rules.discharge(lemma, rules.certify(found))
    return lemma

"""The untrusted search behind the verdicts: it proposes; the kernel judges a certificate, and `holds` a counterexample.

The entry point is `prove`; that for logarithms is `mistake_bounds.proof.search.by_calculus.prove_by_calculus`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from itertools import islice
from time import process_time

import sympy
from sympy import Expr, Pow, S

from mistake_bounds.exact.simplex import OutOfTime
from mistake_bounds.proof.kernel import rules
from mistake_bounds.proof.kernel.claims import Claim, check_symbols, claim
from mistake_bounds.proof.kernel.derivation import Certificate, Equation, Fact, Given, Length, Square, Term
from mistake_bounds.proof.kernel.refusals import BadClaim, Refusal
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Vector, norm2, polynomial
from mistake_bounds.proof.reals import Real
from mistake_bounds.proof.search import cases
from mistake_bounds.proof.search.counterexamples import Sampler, complexity
from mistake_bounds.proof.search.division import Letters, by_division, divides
from mistake_bounds.proof.search.gram import Grams
from mistake_bounds.proof.search.products import FEW_PRODUCTS, MOST_PRODUCTS, Search
from mistake_bounds.proof.search.rationals import has_no_rational_point
from mistake_bounds.proof.search.realised import Realised
from mistake_bounds.proof.search.recorded import Question, in_order
from mistake_bounds.proof.search.verdicts import (
    ContradictoryHypotheses,
    GoalAmongHypotheses,
    Refuted,
    Unknown,
    refuse_verdict,
)
from mistake_bounds.proof.search.worst_case import worst_cases
from mistake_bounds.proof.size import check_size
from mistake_bounds.proof.values import holds

# What looks true at a few points is tried to prove, in more ways the more they are, before all TRIALS points are tried:
# (points that meet the hypotheses, ways).  The verdict is the same in any order: what is proved is not refuted.
GLANCE = 24
GLANCES = ((1, 1), (4, 1), (GLANCE, 3))
TRIALS = 150
SHARE = 6e7  # multiplications for each way of a semidefinite search: two seconds of a desk


def prove(
    goal: object, given: Mapping[str, object] | Iterable[object] = (), using: Iterable[object] = (), name: str = "",
    seconds: float = 5.0,
) -> Proved | Refuted | Unknown:  # fmt: skip
    """Is ``goal`` true wherever everything in ``given`` holds?  A ``Proved``, a `Refuted` or an `Unknown`.

    ``goal`` and ``given`` are sympy relations (``<=``, ``<``, ``>=``, ``>``, ``Eq``), `VectorEq`s or
    claims; ``given`` may be a mapping from names to them.  ``using`` takes facts already proved,
    vectors whose squared length and terms whose square the author wants tried.  The verdict does not depend on the
    order of either, nor on the machine's speed unless the search takes all of its ``seconds`` of the processor's time.

    Raises a `BadClaim` (see `mistake_bounds.proof.kernel.refusals`), `GoalAmongHypotheses` or
    `ContradictoryHypotheses`, each carrying the ``offender``; `mistake_bounds.proof.size.TooLarge` for what cannot be
    multiplied out; a `NotProved`, which names the goal, where something in ``using`` is a verdict that proves nothing.

    >>> from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> prove(norm2(w + x) <= norm2(w) + R**2, given=[dot(w, x) <= 0, norm2(x) <= R**2])
    Proved: ‖w + x‖² ≤ ‖w‖² + R², by 2·h1 + h2
    >>> prove(norm2(w + x) <= norm2(w) + R**2, given=[norm2(x) <= R**2])
    Refuted: ‖w + x‖² ≤ ‖w‖² + R² fails at R = 1, w = (1), x = (1): 4 > 2
    """
    began = process_time()
    check_size(goal, name)
    letters = Letters()
    goal = letters.claim(goal, name)
    given = hypotheses(given, letters.claim)
    using = [letters.part(item) if type(item) is Vector else item for item in using]
    facts, hints = _facts_and_hints(using, goal)
    known = [*given, *(fact.claim for fact in facts)]
    check_symbols([goal, *known])
    for part in (goal, *known):
        if not part.is_vector and part.polynomial is None and not divides(part):
            for logarithm in sorted(part.lhs.atoms(sympy.log) | part.rhs.atoms(sympy.log), key=str):
                polynomial(logarithm)  # refused
    assumed = [known for fact in facts for known in fact.given if type(known) is Claim]
    if any(goal == known and goal.reads_like(known) for known in (*given, *assumed)):
        raise GoalAmongHypotheses("the goal is one of its own hypotheses", goal)
    if goal.is_vector:
        raise BadClaim("a vector equation is a hypothesis, not a goal; prove its inner products", goal)
    if letters.divisors or any(map(divides, (goal, *known))):
        return by_division(goal, given, letters.divisors, using, seconds, prove)
    deadline = began + seconds
    known += sorted(dict.fromkeys(k for k in assumed if k not in known), key=str)
    named = [*map(Given, given), *map(Fact, facts), *hints]
    given, facts, hints = map(in_order, (given, facts, hints))
    question = Question(goal, given, facts, hints)
    if (certificate := question.certificate()) and (proof := _certified(certificate, name)):
        return proof
    if (point := question.counterexample()) and _refutes(point, goal, known):
        return refuted_at(goal, known, point)
    sampler = Sampler(goal, in_order(known))
    tried = cases.Tried()
    late = deadline  # of which the last part is left for numbers that refute what looks true and was not proved
    deadline -= seconds / 5
    search = Search(goal, given, facts, hints, deadline, named)
    attempts = _attempts(search, given, facts, tried)
    for meeting, number in GLANCES:
        seen = sampler.sampled(GLANCE, deadline, meeting)
        if seen.refuting is not None:
            return refuted_at(goal, known, sampler.sampled(TRIALS, deadline).refuting, question)
        if proof := next(filter(None, islice(attempts, number)), None):
            break
    else:
        seen = sampler.sampled(TRIALS, deadline)
        if seen.refuting is not None:
            return refuted_at(goal, known, seen.refuting, question)
    if seen.satisfying is None:
        _refuse_contradiction(known, facts, min(deadline, process_time() + seconds / 4))
    if proof is None and (point := refuted_by_products(goal, known, min(deadline, process_time() + seconds / 5))):
        return refuted_at(goal, known, point, question)
    if proof is None and goal.sign == "=":
        pairs = equal_pairs([*(assume(one) for one in given if one.sign == ">="), *facts])
        return from_both_sides(goal, given, (*using, *pairs), known, late)
    if proof := proof or next(filter(None, attempts), None):
        if type(proof.by) is Certificate:
            question.remember(proof.by)
        return proof
    more = Sampler(goal, in_order(known), seed=1).sampled(2500, late)
    if more.refuting is not None:
        return refuted_at(goal, known, more.refuting, question)
    irrational = next((e for e in search.divisors if has_no_rational_point(e)), None)
    why = f"; no rational numbers have {Claim(irrational.as_expr(), '=', sympy.S.Zero)}" if irrational else ""
    return Unknown(goal, tuple(known), f"{tried.words}; {seen.tried + more.tried} points{why}")


def refuted_by_products(goal: Claim, known, deadline: float) -> dict | None:
    """A point that refutes the goal, found among the inner products of its vectors; None where none is found."""
    known = in_order(known)
    plan = Realised.of([goal, *known])
    if plan is None:
        return None
    for points in worst_cases(plan, deadline) if goal.sign != "=" else ():
        if refuting := [point for point in points if _refutes(point, goal, known)]:
            return min(refuting, key=complexity)
    return Sampler(goal, known, plan=plan).sampled(TRIALS, deadline).refuting


def from_both_sides(goal: Claim, given, using, known, deadline):
    """The verdict on an equation, from those on ≥ and on ≤."""
    proofs, shown = [], [one.claim for one in using if type(one) is Proved]
    for side in (Claim(goal.lhs, ">=", goal.rhs), Claim(goal.lhs, "<=", goal.rhs)):
        verdict = assume(side) if side in known and side not in shown else None
        verdict = verdict or prove(side, given, using, seconds=max(0.0, deadline - process_time()) / (2 - len(proofs)))
        if isinstance(verdict, Refuted):
            return refuted_at(goal, known, verdict.counterexample)
        if isinstance(verdict, Unknown):
            return Unknown(goal, tuple(known), f"{side}: {verdict.searched}")
        proofs.append(verdict)
    return rules.antisymmetry(*proofs, goal.name)


def equal_pairs(proofs) -> list[Proved]:
    """The equations that follow from two of what is proved: f ≥ 0 and −f ≥ 0."""
    at_least, found = {}, []
    for proof in proofs:
        if proof.claim.sign == ">=" and proof.claim.plain not in at_least:
            at_least[proof.claim.plain] = proof
            if (other := at_least.get(-proof.claim.plain)) not in (None, proof):
                found.append(rules.antisymmetry(other, proof, f"{_called(other)} and {_called(proof)}"))
    return found


def _called(proof: Proved) -> str:
    return proof.claim.name or str(proof.claim)


def _attempts(search: Search, given, facts, tried=None) -> Iterator[Proved | None]:
    """One way to a proof after the other: products, then squares, then cases, and last the goal's contrary."""
    goal, hints, deadline = search.goal, search.hints, search.deadline
    yield _by_products(search, 1, FEW_PRODUCTS)
    yield _by_products(search, 2, FEW_PRODUCTS)
    if goal.sign == "=":
        return
    if not goal.polynomial.terms:  # 0 > 0, which is shown by −1 ≥ 0
        with suppress(OutOfTime):
            yield cases.contradiction(goal, given, facts, cases.Work(deadline, SHARE / 4))
        return
    facts = [*facts, *cases.signs(goal, given, facts, deadline)]
    search = Search(goal, given, facts, hints, deadline, sorted(search.place, key=search.place.get))
    grams, about_vectors = Grams(search), bool(search.names)
    stages = lambda work, stages: cases.from_stages(grams, work, stages, tried)
    ways = [
        lambda work: stages(work, cases.DIRECT[:1]),
        lambda _: _by_products(search, 3, FEW_PRODUCTS),
        lambda work: stages(work, cases.FIRST[1:]),
        lambda _: _by_products(search, 2) or _by_products(search, 3),
        lambda work: stages(work, cases.FLAT),
        lambda work: None if about_vectors else cases.by_cases(goal, given, facts, work),
        lambda work: None if about_vectors else cases.by_split(goal, given, facts, work),
        lambda work: cases.by_lemmas(goal, given, facts, work),
        lambda work: stages(work, cases.POWERS_OF_CONTRARY),
        lambda work: stages(work, cases.LATER),
        lambda work: cases.by_cases(goal, given, facts, work, depth=2),
    ]
    for way in ways:
        proof = None
        with suppress(OutOfTime):
            proof = way(cases.Work(deadline, SHARE))
        yield proof
        if process_time() > deadline:
            break


def _by_products(search: Search, degree: int, most: int = MOST_PRODUCTS) -> Proved | None:
    found = search.certificate((degree,), most)
    return rules.certify(found) if found else None


def _certified(certificate: Certificate, name: str) -> Proved | None:
    """What a recorded certificate proves; None where it does not."""
    try:
        return rules.certify(certificate, name)
    except Refusal:
        return None


def hypotheses(given, read: Callable = claim) -> list[Claim]:
    """Claims from relations: a mapping gives each its name, a sequence calls the nameless h1, h2, …"""
    if isinstance(given, Mapping):
        for name, relation in given.items():
            check_size(relation, name)
        return [read(relation, name) for name, relation in given.items()]
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadClaim("the hypotheses are a list of relations, or a mapping from names to them, and not", given)
    given = tuple(given)
    for i, relation in enumerate(given, 1):
        check_size(relation, getattr(relation, "name", "") or f"h{i}")
    claims = [read(relation) for relation in given]
    return [known if known.name else known.named(f"h{i}") for i, known in enumerate(claims, 1)]


def _facts_and_hints(using, goal: Claim):
    """Split what the author wants used for the goal into facts and squares."""
    facts, hints = [], []
    for item in using:
        refuse_verdict(item, goal.name or goal)
        if type(item) is Proved:
            facts.append(item)
        elif type(item) is Vector:
            check_size(norm2(item), "a vector to be tried")
            hints.append(Length(item))
        elif isinstance(item, Expr):
            base = item.base if item.is_Pow and item.exp == 2 else item
            check_size(Pow(base, 2), "a term to be tried")
            hints.append(Square(base))
        else:
            raise BadClaim(f"for {goal.name or goal}: neither proved, nor a vector, nor a term to be squared", item)
    return facts, hints


def _refutes(point, goal, known) -> bool:
    """Does a recorded point refute the goal?"""
    try:
        return not holds(goal, point) and all(holds(one, point) for one in known)
    except (LookupError, TypeError, ValueError):
        return False


def refuted_at(goal: Claim, given: Iterable[Claim], point: Mapping, question: Question | None = None) -> Refuted:
    """The goal, refuted by a point, which is judged once more in the claims as they were written.

    Raises `BadClaim` where it does not refute the goal.  The point is recorded for a question.
    """
    if holds(goal, point) or not all(holds(known, point) for known in given):
        raise BadClaim("a counterexample did not survive its re-evaluation", point)
    if question is not None:
        question.remember_refuted(point)
    numbers = {n: _plain_number(v) for n, v in point.items()}
    return Refuted(
        goal, tuple(given), dict(sorted(numbers.items(), key=lambda item: (isinstance(item[1], tuple), item[0])))
    )


def _plain_number(v):
    if isinstance(v, tuple):
        return tuple(map(_plain_number, v))
    if isinstance(v, Real):
        return v
    v = Fraction(v)
    return v.numerator if v.denominator == 1 else v


def _refuse_contradiction(known, facts, deadline):
    """Raise `ContradictoryHypotheses` if the search can derive 0 > 0 from all that is known."""
    nonsense = Claim(sympy.S.Zero, ">", sympy.S.Zero, "nothing")
    proved = {fact.claim for fact in facts}
    given = in_order(k for k in known if k not in proved and (k.is_vector or k.polynomial))
    search = Search(nonsense, given, facts, [], deadline)
    if proof := next(filter(None, _attempts(search, given, facts)), None):
        names = ", ".join(map(str, known))
        raise ContradictoryHypotheses("no numbers satisfy all of the hypotheses", proof, names)


def assume(relation: object, name: str = "") -> Proved:
    """A claim that rests on itself, for rules that want a proof: C ⊢ C."""
    known = claim(relation, name)
    if known.sign == "=":
        return rules.certify(Certificate(known, equations=(Equation(Given(known), S.One),)), name)
    return rules.certify(Certificate(known, terms=(Term(Fraction(1), (Given(known),)),)), name)

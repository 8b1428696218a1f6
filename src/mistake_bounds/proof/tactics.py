"""Derived rules: what the rules of the kernel give when they are put together; nothing here is trusted.

A *row* is what comes one after the other: the mistakes of a run, the attributes, the rounds, weighted outcomes.
``state`` = ((before, start, after, final), …) holds what changes along it, ``fixed`` names what does not, ``steps``
= ((proof, N), …) holds what is proved of each of N steps of a kind.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import wraps
from types import MappingProxyType
from typing import Any, ParamSpec, TypeAlias, TypeVar, overload

import sympy
from sympy import Expr

from mistake_bounds.proof.kernel.claims import Claim, claim
from mistake_bounds.proof.kernel.derivation import Certificate, Changing, Fact, Given, Induction, Term
from mistake_bounds.proof.kernel.refusals import Refused
from mistake_bounds.proof.kernel.rules import Proved, certify, induct
from mistake_bounds.proof.kernel.rules import instantiate as _instantiate
from mistake_bounds.proof.kernel.terms import Vector, name_of, substitute, symbols_of
from mistake_bounds.proof.search.prove import assume, hypotheses, prove
from mistake_bounds.proof.search.rings import expanded
from mistake_bounds.proof.search.verdicts import refuse_verdict

# What to do about what a rule refuses, by the reason.
ADVICE: Mapping[str, str] = MappingProxyType({
    "what holds at a mistake speaks of the end or of a count":
        "no step knows the end; what a step needs of a count T, such as T >= 0, is a second claim to keep: along("
        "(claim, T >= 0), [((proof, proof that T + 1 >= 0), T)], …); a letter called as a final one gets another name",
    "what a claim or a start speaks of is not fixed":
        "name it in `fixed`, or, if steps change it, give it a row (before, start, after, final) of the state",
    "what is fixed is changed or counted": "leave it out of `fixed`: it has a row in the state, or it is a count",
    "two of the names of a row are the same":
        "each (before, start, after, final) and each count has letters of its own, such as (x, x_0, x^+, x_T) and T",
    "the start is not shown to satisfy":
        "the proof of the start has the starts for the letters before, and 0 for each count",
    "a mistake is not shown to keep":
        "a step's proof has the letters after in the claim for those before, and N + 1 for its count N",
    "there is not one proof for each claim": "of a tuple of claims each step has a tuple of proofs, ((proof, …), N)",
    "a mistake does not change the quantity by a fixed amount":
        "let a hypothesis or a fact bound it by what is in `fixed`, add it to `fixed`, or keep a claim with `along`",
    "not proved by a rule of the kernel": "give what `prove` returned, once it is a Proved",
    "a statement about a whole run is not instantiated":
        "instantiate what is proved of one step, and go along the row again; or give the values as hypotheses, such as "
        "Eq(T, 10), to a `prove` that is using=[this]",
})  # fmt: skip


Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Term_: TypeAlias = "Expr | int | Fraction"
Names: TypeAlias = "Iterable[Expr | Vector | str]"
State: TypeAlias = "Iterable[tuple[Any, Any, Any, Any]]"
Steps: TypeAlias = "Iterable[tuple[Any, Any]]"
Given_: TypeAlias = "Mapping[str, object] | Iterable[object]"


def advised(rule: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """The rule, which says what to do about what it refuses."""

    @wraps(rule)
    def advising(*args: Parameters.args, **options: Parameters.kwargs) -> Result:
        try:
            return rule(*args, **options)
        except Refused as refused:
            said, advice = str(refused), ADVICE.get(refused.reason, "")
            if not said.endswith(advice):
                refused.args = (f"{said}; {advice}",)
            raise

    return advising


def instantiate(proof: Proved, values: Mapping) -> Proved:
    """H ⊢ C   ⟹   H[terms for names] ⊢ C[terms for names]: put a number, a term or a vector for each of some letters.

    Raises `Refused` for what is proved of a whole run, `SymbolClash` for a scalar instead of a vector, and
    `NotPolynomial` for a term that divides.

    >>> from mistake_bounds.proof import scalars
    >>> a, b = scalars("a b")
    >>> instantiate(prove((a + b)**2 >= 4*a*b), {b: 3}).claim
    (a + 3)² ≥ 12·a
    """
    refuse_verdict(proof, "an instance")
    return advised(_instantiate)(proof, values)


@advised
def telescope(
    f: Term_, steps: Steps, state: State, fixed: Names, at_least: bool, name: str = "", over: str = "mistake"
) -> Proved:
    """Hᵢ ⊢ f(after) ≥ f(before) + cᵢ   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ f(final) ≥ f(start) + Σ cᵢNᵢ.

    ``steps`` = ((proof, N), …) and ``state`` = ((before, start, after, final), …).  The cᵢ and the starts
    hold only names in ``fixed``, f also those of the state before.  ``at_least=False`` turns all three ≥
    into ≤; ``over`` is the word for what comes in a row; by default mistakes.

    Raises `Refused` if a cᵢ depends on anything else.

    >>> from mistake_bounds.proof import scalars
    >>> s, s_next, s_N, b, N = scalars("s s' s_N b N")
    >>> step = prove(s_next >= s + 2 * b, given=[s_next >= s + 3 * b, b >= 0])
    >>> telescope(s, [(step, N)], [(s, 0, s_next, s_N)], [b], at_least=True)
    Proved: s_N ≥ 2·N·b, by induction over the mistakes
    """
    fixed_names = frozenset(map(name_of, fixed))
    sign = 1 if at_least else -1
    steps, state = tuple(steps), tuple(state)
    start, after = ({name_of(row[0]): row[i] for row in state} for i in (1, 2))
    for proof, _ in steps:
        refuse_verdict(proof, name or f"a sum over each {over}")
    changes = [expanded(substitute(f, after) - f - sign * _claim_of(proof).term) for proof, _ in steps]
    for change, (proof, _) in zip(changes, steps, strict=True):
        if not symbols_of(change) <= fixed_names or proof.claim.sign == "=":
            raise Refused("a mistake does not change the quantity by a fixed amount", change)
    added = sympy.Add(*(change * count for change, (_, count) in zip(changes, steps, strict=True)))
    first = substitute(f, start)
    in_full = expanded(first)
    total = first + expanded(added) if len(str(first)) < len(str(in_full)) else expanded(in_full + added)
    held = Claim(f, ">=" if at_least else "<=", total, name)
    base = certify(Certificate(held.substitute({**start, **{count: sympy.S.Zero for _, count in steps}})))
    kept = [(_keeps(held, proof, {**after, name_of(count): count + 1}), count) for proof, count in steps]
    return induct(held, base, kept, state, fixed, over)


def _claim_of(proof) -> Claim:
    if type(proof) is not Proved:
        raise Refused("not proved by a rule of the kernel", proof, ADVICE["not proved by a rule of the kernel"])
    return proof.claim


def _keeps(held: Claim, step: Proved, after) -> Proved:
    """The sum so far and what this mistake adds make the sum after it."""
    terms = Term(Fraction(1), (Given(held),)), Term(Fraction(1), (Fact(step),))
    return certify(Certificate(held.substitute(after), terms=terms))


def summands(proof: Proved) -> tuple[Proved, ...] | None:
    """The proofs of one step of each kind, if a step only adds; None for any other proof.

    >>> from mistake_bounds.proof import scalars
    >>> s, t, s_N, N = scalars("s t s_N N")
    >>> step = prove(t >= s + 1, given=[t >= s + 2])
    >>> summands(telescope(s, [(step, N)], [(s, 0, t, s_N)], [], at_least=True))
    (Proved: t ≥ s + 1, by 1 + h1,)
    """
    if type(proof.by) is not Induction:
        return None
    added: list[Any] = []
    for proofs, _ in proof.by.steps:
        match proofs[proof.by.which].by:
            case Certificate(terms=(Term(1, (Given(),)), Term(1, (Fact(step),))), multiplier=(), equations=()):
                added.append(step)
            case _:
                return None
    return tuple(added)


@advised
def keep(
    relation: object, steps: Iterable[tuple], state: State, fixed: Names, name: str = "", over: str = "mistake",
    start: Given_ = (), using: Iterable[object] = (),
) -> Proved:  # fmt: skip
    """What holds at the start, and is kept by each mistake, holds at the end; the prover finds both.

    ``steps`` = ((hypotheses, N, *facts), …) holds what each kind of mistake is given, ``start`` what the start is, and
    ``using`` facts for all of them.  Raises `Refused` if a step is not proved, with the verdict.

    >>> from mistake_bounds.proof import scalars
    >>> t, t_next, t_N, N = scalars("t t' t_N N")
    >>> keep(t > 0, [({"doubled": sympy.Eq(t_next, 2 * t)}, N)], [(t, 1, t_next, t_N)], [])
    Proved: t_N > 0, by induction over the mistakes
    """
    held = claim(relation, name)
    rows = tuple(Changing(*row) for row in state)
    counts = {name_of(count): sympy.S.Zero for _, count, *_ in steps}
    at_start = {name_of(row.before): row.start for row in rows}
    base = _found(held.substitute({**at_start, **counts}), hypotheses(start), using, "start")
    after = {name_of(row.before): row.after for row in rows}
    kept = []
    for given, count, *facts in steps:
        goal = held.substitute({**after, name_of(count): count + 1})
        kept.append((_found(goal, [held, *hypotheses(given)], (*using, *facts), f"step of {count}"), count))
    return induct(held, base, tuple(kept), rows, fixed, over)


@overload
def along(
    held: tuple[Claim, ...], steps: Steps, state: State, fixed: Names = (), over: str = "mistake",
    given: Iterable[object] = (),
) -> tuple[Proved, ...]: ...  # fmt: skip
@overload
def along(
    held: Claim, steps: Steps, state: State, fixed: Names = (), over: str = "mistake", given: Iterable[object] = ()
) -> Proved: ...
@advised
def along(
    held: Any, steps: Steps, state: State, fixed: Names = (), over: str = "mistake", given: Iterable[object] = ()
) -> Any:
    """`induct`, where the prover shows the start from what is ``given``; of a tuple of claims all are kept together.

    >>> from mistake_bounds.proof import scalars
    >>> t, t_next, t_N, N = scalars("t t' t_N N")
    >>> held = claim(t > 0)
    >>> along(held, [(prove(t_next > 0, given=[held, sympy.Eq(t_next, 2 * t)]), N)], [(t, sympy.S.One, t_next, t_N)])
    Proved: t_N > 0, by induction over the mistakes
    """
    steps, given = tuple(steps), tuple(map(claim, given))
    start = {name_of(row[0]): row[1] for row in state} | {name_of(count): sympy.S.Zero for _, count in steps}

    def begun(one):
        at_first = one.substitute(start)
        found = next((assume(each) for each in given if each == at_first), None) or prove(at_first, given)
        refuse_verdict(found, "the start")
        return found

    return induct(held, tuple(map(begun, held)) if type(held) is tuple else begun(held), steps, state, fixed, over)


def _found(goal: Claim, given, using, where: str) -> Proved:
    verdict = prove(goal, given=given, using=using)
    if type(verdict) is not Proved:
        raise Refused(f"not proved: {goal.name or goal}, {where}", verdict)
    return verdict

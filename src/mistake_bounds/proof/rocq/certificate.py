"""A certificate in Rocq: what it adds up as a term, each part with its sign, and the identity as a computation."""

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Certificate, Contrary, Fact, Length, Square
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.positive import coefficient
from mistake_bounds.proof.rocq.terms import SIGN_OF, argument, number, sides, tree


def certificate(work: InProgress, by: Certificate) -> None:
    goal = work.lemma.claim
    left, op, right = sides(goal, {})
    trees = [left, right]
    contrary = ""
    if any(type(factor) is Contrary for factor in by.factors):
        holds, contrary = work.label("holds"), work.label("contrary")
        either = f"{SIGN_OF[op]}_or {argument(left)} {argument(right)}"
        work.write(f"destruct ({either}) as [{holds} | {contrary}]; [exact {holds} |].")
    facts: dict[int | type, str] = {Contrary: contrary}
    for factor in by.factors:
        if type(factor) is Fact and id(factor.proof) not in facts:
            label = work.label(factor.claim.name or "fact")
            work.write(f"pose proof {work.use(factor.proof)} as {label}.")
            facts[id(factor.proof)] = label
    multiplier = _product(work, by.multiplier, facts, trees, True) if by.multiplier else "(pos 1)"
    equations = [_equation(work, each, facts, trees) for each in by.equations]
    zero = _chain("eqns", equations) if equations else "(eq_refl 0)"
    if goal.sign == "=":
        work.write(f"refine (cert_eq _ _ _ _ {multiplier} {zero} _).")
    else:
        work.write(f"refine (cert_{SIGN_OF[op]} _ _ _ _ _ {multiplier} {_sum(work, by, facts, trees)} {zero} _).")
    work.write(closing(trees))


def _sum(work: InProgress, by: Certificate, facts, trees) -> str:
    """Σ c·Π: ≥ 0, or > 0 where the goal is strict."""
    strict = by.goal.sign == ">"
    total = "(Rle_refl 0)"
    above = False
    for k, term in enumerate(by.terms):
        is_strict = strict and all(factor.claim.sign == ">" for factor in term.factors)
        c = coefficient(term.coefficient)
        if not is_strict:
            c = f"(weak _ {c})"
        if term.coefficient.denominator != 1:
            trees.append(number(term.coefficient))
        summand = c if not term.factors else _product(work, term.factors, facts, trees, is_strict)
        if term.factors and term.coefficient != 1:
            summand = f"({'stimes' if is_strict else 'times'} _ _ {c} {summand})"
        if k == 0:
            total, above = summand, is_strict
        elif above:
            total = f"(splus _ _ {total} {f'(weak _ {summand})' if is_strict else summand})"
        else:
            total = f"({'plus_s' if is_strict else 'plus'} _ _ {total} {summand})"
            above = is_strict
    return total


def _product(work: InProgress, factors, facts, trees, strict: bool) -> str:
    shown = [_factor(work, factor, facts, trees, strict) for factor in factors]
    return _chain("stimes" if strict else "times", shown)


def _factor(work: InProgress, factor, facts, trees, strict: bool) -> str:
    """A proof term: a factor is ≥ 0, or > 0 if ``strict``."""
    if type(factor) is Square:
        base = tree(factor.base, {})
        trees.append(base)
        return f"(sq {argument(base)})"
    if type(factor) is Length:
        vector = tree(factor.vector, {})
        trees.append(("dot", vector, vector))
        return f"(dot_nonneg {argument(vector)})"
    label, claim = _at_hand(work, factor, facts)
    left, op, right = sides(claim, {})
    trees += [left, right]
    shown = f"(of_{SIGN_OF[op]} _ _ {label})"
    return shown if strict or claim.sign == ">=" else f"(weak _ {shown})"


def _at_hand(work: InProgress, factor, facts) -> tuple[str, Claim]:
    if type(factor) is Fact:
        return facts[id(factor.proof)], work.book.lemma(factor.proof).claim
    if type(factor) is Contrary:
        return facts[Contrary], factor.claim
    known, label = work.hypothesis(factor.claim)
    return label, known


def _equation(work: InProgress, equation, facts, trees) -> str:
    label, claim = _at_hand(work, equation.factor, facts)
    left, _, right = sides(claim, {})
    cofactor = tree(equation.cofactor, {})
    if claim.is_vector:
        trees += [("dot", cofactor, left), ("dot", cofactor, right)]
        return f"(veqn {argument(cofactor)} _ _ {label})"
    trees += [cofactor, left, right]
    return f"(eqn {argument(cofactor)} _ _ {label})"


def _chain(joint: str, parts: list[str]) -> str:
    total = parts[0]
    for each in parts[1:]:
        total = f"({joint} _ _ {total} {each})"
    return total

"""Rules that use what is proved as it is: an instance, cases by a sign, ≤ and ≥, a lemma in a hypothesis's place."""

import sympy

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Antisymmetry, Cases, Discharge, Instance, Split
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.rocq.hypotheses import hypotheses_in_order
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.names import identifier
from mistake_bounds.proof.rocq.relations import kinds_in_claim
from mistake_bounds.proof.rocq.terms import SIGN_OF, Tree, argument, sides, tree


def instance(work: InProgress, by: Instance) -> None:
    values = {name: tree(value, {}) for name, value in by.values}
    work.close(by.proof, values, dict(by.values))


def cases(work: InProgress, by: Cases) -> None:
    lemma = work.book.lemma(by.nonnegative)
    t = work.label(lemma.claim.name or "nonnegative")
    work.write(f"pose proof {work.use(by.nonnegative)} as {t}.")
    op = SIGN_OF[lemma.claim.op]
    shown = f"(of_{op} _ _ {t})" if lemma.claim.sign == ">=" else f"(weak _ (of_{op} _ _ {t}))"
    zero, positive = work.label("zero"), work.label("positive")
    work.write(f"destruct (two_cases _ {shown}) as [{zero} | {positive}].")
    greater, less = lemma.claim.sides
    difference = ("-", tree(greater, {}), tree(less, {}))
    _case(work, by.on_zero, zero, lambda c: (c.plain, c.sign) == (lemma.claim.plain, "="), difference)
    _case(work, by.on_positive, positive, lambda c: (c.plain, c.sign) == (lemma.claim.plain, ">"), difference)


def split(work: InProgress, by: Split) -> None:
    t = tree(by.t, {})
    above, below = work.label("above"), work.label("below")
    work.write(f"destruct (two_sides {argument(t)}) as [{above} | {below}].")
    at_least, at_most = Claim(by.t, ">=", sympy.S.Zero), Claim(by.t, "<=", sympy.S.Zero)
    _case(work, by.on_positive, above, lambda c: c == at_least, t)
    _case(work, by.on_negative, below, lambda c: c == at_most, ("negative", t))


def _case(work: InProgress, proof: Proved, label: str, is_case, difference: Tree) -> None:
    """One of two branches, in which a claim about the difference is at hand."""
    outer = work.lines
    known = list(work.known)
    scope = set(work.scope)
    work.lines = []
    for claim in hypotheses_in_order(proof.given):
        if type(claim) is Claim and is_case(claim):
            for name, vector in kinds_in_claim(claim).items():
                work.need(identifier(name), vector)
            left, op, right = sides(claim, {})
            new = work.label(claim.name or label)
            proposition = work.book.proposition(claim)
            shown = f"refine (same_{SIGN_OF[op]} _ _ _ {label} _). {closing((left, right, difference))}"
            work.write(f"assert ({new} : {proposition}).", "{ " + shown + " }")
            work.known.insert(0, (claim, new, proposition))
    work.close(proof)
    inner = work.lines
    work.lines = outer
    work.known = known
    work.scope = scope
    work.write(f"- {inner[0]}", *(f"  {line}" for line in inner[1:]))


def antisymmetry(work: InProgress, by: Antisymmetry) -> None:
    left, _, right = sides(work.lemma.claim, {})
    work.write("refine (Rle_antisym _ _ (Rge_le _ _ _) (Rge_le _ _ _)).")
    for proof, goal in ((by.below, (right, ">=", left)), (by.above, (left, ">=", right))):
        work.bullet(lambda one=proof, at=goal: work.write(work.same(work.book.lemma(one).claim, work.use(one), at)))


def discharge(work: InProgress, by: Discharge) -> None:
    lemma = work.book.lemma(by.lemma)
    label = work.label(lemma.claim.name or "lemma")
    work.write(f"pose proof {work.use(by.lemma)} as {label}.")
    work.known.append((lemma.claim, label, work.book.proposition(lemma.claim)))
    work.close(by.proof)

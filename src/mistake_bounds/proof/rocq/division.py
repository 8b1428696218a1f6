"""The rule that divides, in Rocq."""

from collections.abc import Iterator

from mistake_bounds.proof.kernel.derivation import Divided, Fact
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.logarithms import a_multiple
from mistake_bounds.proof.rocq.positive import nonzero, positive_at
from mistake_bounds.proof.rocq.terms import Tree, argument, number, sides, text, tree
from mistake_bounds.proof.rocq.trees import quotient

# `field` may write a divisor in another order, or its opposite
NOT_ZERO = (
    "repeat split; solve [nonzero | match goal with h : ?q <> 0 |- ?r <> 0 => "
    "(replace r with q by ring; exact h) || (replace r with (- q) by ring; exact (Ropp_neq_0_compat q h)) end]"
)


def divided(work: InProgress, by: Divided) -> None:
    if type(by.premise) is Fact:
        said, label = work.book.lemma(by.premise.proof).claim, work.label("said")
        work.write(f"pose proof {work.use(by.premise.proof)} as {label}.")
    else:
        said, label = work.hypothesis(by.premise.claim)
    positives = positive_at(work, by.positive, {}, {})
    nonzero(work, positives)
    p, s = (tree(part, {}) for part in by.ratio)
    (left, _, right), (more, _, less) = sides(work.lemma.claim, {}), sides(said, {})
    for divisor in dict.fromkeys(each for part in (left, right, more, less) for each in _divisors(part)):
        _not_zero(work, divisor, positives)
    a_multiple(work, s, said, label, p, positives, closing((left, right, more, less, p, s), NOT_ZERO))


def _divisors(term: Tree) -> Iterator[Tree]:
    """What is divided by, as written."""
    for part in term[1:]:
        if type(part) is tuple:
            yield from _divisors(part)
    if term[0] in ("/", "inverse"):
        yield term[-1]


def _not_zero(work: InProgress, divisor: Tree, positives) -> None:
    """Show that a divisor is not 0 whose opposite or whose square is positive."""
    q = quotient(divisor).top
    for power, rest in ((-q, ("number", -1)), (q * q, divisor)):
        if q.primitive not in positives and power.primitive in positives and not quotient(divisor).bottom.atoms:
            known, other = positives[power.primitive]
            times = ("*", rest, number(quotient(other).top.over(power)))
            proof = f"refine (factor_of _ _ {argument(times)} {known} _). {closing((other, divisor, times))}"
            work.write(f"assert ({work.label('not_zero')} : {text(divisor)} <> 0).", "{ " + proof + " }")
            return

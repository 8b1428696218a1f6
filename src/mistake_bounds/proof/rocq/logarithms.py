"""The rule that gives logarithms names, in Rocq."""

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Named
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.positive import is_positive, nonzero, positive_at
from mistake_bounds.proof.rocq.terms import SIGN_OF, Tree, argument, tree


def named(work: InProgress, by: Named) -> None:
    label = work.label("said")
    work.write(f"pose proof {work.use(by.proof)} as {label}.")
    for symbol, log in by.names:
        definition = Claim(symbol, "=", log)
        _, hypothesis = work.hypothesis(definition)
        work.write(f"rewrite <- {hypothesis} in {label}.")
    positives = positive_at(work, by.positive, {}, {})
    nonzero(work, positives)
    p, s = (tree(part, {}) for part in by.ratio)
    a_multiple(work, p, work.book.lemma(by.proof).claim, label, s, positives, "field; nonzero.")


def a_multiple(work: InProgress, p: Tree, said: Claim, label: str, s: Tree, positives, closing: str) -> None:
    """Show the goal, which times p is s times what is ``said``; p and s are positive."""
    goal = work.lemma.claim
    more, less = is_positive(work, p, positives), is_positive(work, s, positives)
    if goal.sign == "=":
        work.write(f"refine (cert_eq _ _ _ _ {more} (eqn {argument(s)} _ _ {label}) _). {closing}")
        return
    shown = f"(of_{SIGN_OF[said.op]} _ _ {label})"
    total = f"(stimes _ _ {less} {shown})" if goal.sign == ">" else f"(times _ _ (weak _ {less}) {shown})"
    work.write(f"refine (cert_{SIGN_OF[goal.op]} _ _ _ _ _ {more} {total} (eq_refl 0) _). {closing}")

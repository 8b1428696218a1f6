"""The rule that divides, in Rocq."""

from mistake_bounds.proof.kernel.derivation import Divided, Fact
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.logarithms import a_multiple
from mistake_bounds.proof.rocq.positive import nonzero, positive_at
from mistake_bounds.proof.rocq.terms import sides, tree


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
    a_multiple(work, s, said, label, p, positives, closing((left, right, more, less, p, s)))

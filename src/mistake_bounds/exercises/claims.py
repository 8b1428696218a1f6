"""The prover as a judge of claims: one to be stated, and a hypothesis that is missing.

The judge has the claim and its premises fixed.  An answer is accepted if it is as strong as what is wanted or stronger;
it is never asked what it rests on, so that it cannot rest on itself.
"""

from collections.abc import Iterable

from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.proof import Claim, ContradictoryHypotheses, GoalAmongHypotheses, Proved, Refuted, prove

NOTHING_FOUND = "the prover finds neither a proof nor a counterexample; write it more simply"


def repairs(key: Claim, premises, stated: Claim) -> Answer:
    """Is the claim proved from the premises, and does the key follow from it *alone*?

    Alone, because from the premises the key follows whatever is claimed, 0 ≤ 0 too.
    """
    try:
        found = prove(stated, given=premises)
    except GoalAmongHypotheses:
        return Answer(False, "this is one of the premises, not something that follows from them")
    if isinstance(found, Refuted):
        return Answer(False, f"it is false: {found}")
    if not isinstance(found, Proved):
        return Answer(False, NOTHING_FOUND)
    if stated != key and not isinstance(follows(key, (stated,)), Proved):
        return Answer(False, "it is true, but says too little: the claim that is wanted does not follow from it")
    return Answer(True, str(found))


def supplies(goal: Claim, premises, added: Claim, about: Iterable[str]) -> Answer:
    """Does the goal follow with it, and does it follow from the goal, so that it asks for no more than it must?

    It may speak of the letters ``about`` only, of which the goal has others.
    """
    letters = list(about)
    if strangers := added.symbols - set(letters):
        words = f"a hypothesis about {' and '.join(letters)}, and not about {', '.join(sorted(strangers))}"
        return Answer(False, words)
    try:
        found = prove(goal, given=[*premises, added])
    except ContradictoryHypotheses as refused:
        return Answer(False, f"with this hypothesis there is no case left: {refused}")
    except GoalAmongHypotheses:
        return Answer(False, "this is the claim itself, not a hypothesis for it")
    if isinstance(found, Refuted):
        return Answer(False, f"it is not enough: {found}")
    if not isinstance(found, Proved):
        return Answer(False, NOTHING_FOUND)
    if not isinstance(follows(added, [*premises, goal]), Proved):
        return Answer(False, "it is enough, but asks for more than it has to")
    return Answer(True, str(found))


def follows(goal: Claim, given):
    """The prover's answer; one that is among the hypotheses follows, and contradictions prove nothing.

    >>> from mistake_bounds.proof import claim, scalars
    >>> a = scalars("a")
    >>> bool(follows(claim(a >= 0), [claim(a >= 1)])), bool(follows(claim(a >= 1), [claim(a >= 0)]))
    (True, False)
    """
    try:
        return prove(goal, given=given)
    except ContradictoryHypotheses as refused:
        return refused

"""The prover as a judge of claims: one to be stated, and a hypothesis that is missing.

The judge has the claim and its premises fixed.  An answer is accepted if it is as strong as what is wanted or stronger;
nobody states what it rests on, so that it cannot rest on itself.
"""

from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.proof import Claim, ContradictoryHypotheses, GoalAmongHypotheses, Proved, Refuted, prove


def verdict_words(found) -> str:
    """The message for a verdict of the prover; an open question never sounds like a false claim."""
    if isinstance(found, Proved):
        return "Proved."
    if isinstance(found, Refuted):
        return f"It is false: {plainly(found)}."
    return "The prover has found neither a proof nor numbers at which it fails; that is not to say that it is false."


def plainly(found: object) -> str:
    """The message of a refutation, without its name in front."""
    return str(found).removeprefix("Refuted: ")


def repairs(key: Claim, premises, stated: Claim) -> Answer:
    """Is the claim proved from the premises, and does the key follow from it *alone*?

    Alone, because from the premises the key follows whatever is claimed, 0 ≤ 0 too.
    """
    try:
        found = prove(stated, given=premises)
    except GoalAmongHypotheses:
        return Answer(False, "This is one of the premises, not something that follows from them.")
    if not isinstance(found, Proved):
        return Answer(False, verdict_words(found))
    if stated != key and not isinstance(follows(key, (stated,)), Proved):
        return Answer(False, "It is true, but says too little: the claim that is wanted does not follow from it.")
    return Answer(True, f"{found}.")


def supplies(goal: Claim, premises, added: Claim) -> Answer:
    """Does the goal follow with it, and does it follow from the goal, so that it assumes no more than it must?"""
    try:
        found = prove(goal, given=[*premises, added])
    except ContradictoryHypotheses as refused:
        return Answer(False, f"With this hypothesis there is no case left: {refused}.")
    except GoalAmongHypotheses:
        return Answer(False, "This is the claim itself, not a hypothesis for it.")
    if not isinstance(found, Proved):
        return Answer(False, f"It is not enough. {verdict_words(found)}")
    if not isinstance(follows(added, [*premises, goal]), Proved):
        return Answer(False, "It is enough, but assumes more than it has to.")
    return Answer(True, f"{found}.")


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

"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from math import floor

from mistake_bounds.chapters.shrinking_steps.learner import RegularizedLeader, Root, ShrinkingSteps, root
from mistake_bounds.chapters.shrinking_steps.worst_case import interval_regret
from mistake_bounds.theorem.at_a_glance import LENGTHS, NOTHING, Place, Result

PLACES = {
    "shrinking-any-steps": Place("steps that never grow", NOTHING, LENGTHS),
    "shrinking-any-horizon": Place("any horizon", NOTHING, LENGTHS, "OCO 3.1"),
    "shrinking-curved": Place("curved losses", NOTHING, LENGTHS, "OCO 3.3"),
    "shrinking-leader": Place("regularized leader", NOTHING, LENGTHS, "OCO 5.2"),
    "shrinking-mean": Place("mean of the weights", NOTHING, LENGTHS),
}

OTHERS = {
    "Regret at any horizon, in T": "shrinking_steps.in_roots",
    "Regret on strongly convex losses, in ln T": "shrinking_steps.in_logarithms",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    rounds = 16
    size = f"{rounds} bets of −1 to 1"
    worst = interval_regret(ShrinkingSteps(Root(2, 1)), rounds).regret
    leader = interval_regret(RegularizedLeader(root(rounds)), rounds).regret
    return {
        "Any data, by steps that shrink": (
            Result(
                "convex losses on a bounded set; descent with steps that never grow",
                "shrinking_steps.any_steps",
                "shrinking-any-steps",
            ),
            Result(
                "the same; the steps D/(G√t)",
                "shrinking_steps.any_horizon",
                "shrinking-any-horizon",
                "at every T: {shrinking_steps.in_roots} with $q = \\sqrt T$",
                f"{size}: exact below {floor(worst) + 1} of {floor(3 * root(rounds))}",
            ),
            Result(
                "strongly convex losses; descent with the steps 1/(σt)",
                "shrinking_steps.strongly_convex",
                "shrinking-curved",
                "{shrinking_steps.in_logarithms}",
            ),
            Result(
                "convex losses; the regularized leader",
                "shrinking_steps.regularized",
                "shrinking-leader",
                "attained",
                f"{size}, σ = 4: exact {leader} of {root(rounds)}",
            ),
            Result("a convex loss on any data; the mean of the weights", "shrinking_steps.averaged", "shrinking-mean"),
        )
    }

"""Steps that shrink."""

from mistake_bounds.chapters.record import LENGTHS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from math import floor

    from mistake_bounds.chapters.shrinking_steps.learner import RegularizedLeader, Root, ShrinkingSteps, root
    from mistake_bounds.chapters.shrinking_steps.worst_case import interval_regret

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
                "shrinking_steps.textbook",
                "shrinking-any-horizon",
                "at every T",
                f"{size}: exact below {floor(worst) + 1} of {floor(3 * root(rounds))}",
            ),
            Result(
                "the same; fractions instead of the roots",
                "shrinking_steps.any_horizon",
                "shrinking-any-horizon",
                "if the last one is at most √T: {shrinking_steps.in_roots}",
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


CHAPTER = Chapter(
    "shrinking_steps",
    "Steps that shrink",
    forms=(
        "L_T − U_T ≤ (D² r_T + Q_T) / 2",
        "L_T − U_T ≤ 3 / 2 · G D s_T",
        "L_T − U_T ≤ 3 / 2 · G D √T, q = √T",
        "2 s⁺ (s⁺ − s) ≥ 1",
        "2 σ (ℓ − ℓ_u) + σ² k⁺‖u − w⁺‖² ≤ σ² k‖u − w‖² + G² c",
        "L_T − U_T ≤ G² H_T / 2 σ",
        "H_T ≤ 1 + λ_T",
        "L_T − U_T ≤ G² (1 + λ_T) / 2 σ",
        "L_T − U_T ≤ ψ + T G² / 2 σ",
    ),
    places={
        "shrinking-any-steps": Place("steps that never grow", NOTHING, LENGTHS),
        "shrinking-any-horizon": Place("any horizon", NOTHING, LENGTHS, "OCO 3.1"),
        "shrinking-curved": Place("curved losses", NOTHING, LENGTHS, "OCO 3.3"),
        "shrinking-leader": Place("regularized leader", NOTHING, LENGTHS, "OCO 5.2"),
        "shrinking-mean": Place("mean of the weights", NOTHING, LENGTHS),
    },
    others={
        "Regret at any horizon, in T": "shrinking_steps.in_roots",
        "Regret on strongly convex losses, in ln T": "shrinking_steps.in_logarithms",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

"""PAC learning and consistency."""

from mistake_bounds.chapters.record import COUNTS, DRAWS, LENGTHS, NEVER_WRONG, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from fractions import Fraction

    from mistake_bounds.chapters.halving.examples import conjunctions
    from mistake_bounds.chapters.pac import theorem as pac
    from mistake_bounds.chapters.pac.worst_case import enough_examples
    from mistake_bounds.proof.reals import ln
    from mistake_bounds.proof.values import holds
    from mistake_bounds.worlds import uniform

    ands = conjunctions(2)
    accuracy = Fraction(1, 4)
    confidence = Fraction(1, 10)
    world = uniform(ands.instances, ands.concepts[ands.index("x₁x₂")])
    enough = enough_examples(world, ands.concepts, accuracy, confidence)
    sizes = {"N": len(ands), "nu": ln(len(ands)), "h": -ln(confidence), "epsilon": accuracy}
    most = next(m for m in range(1, 100) if holds(pac.ENOUGH, {**sizes, "m": m}))
    return {
        "From a sample": (
            Result(
                "one of N hypotheses, from a sample; any one that agrees with it",
                "pac.consistent",
                "consistent-learners",
                "errors below ε: from $(\\ln N+\\ln(1/\\delta))/\\epsilon$ examples on",
                f"ANDs of two variables, all rows equally likely, ε = 1/4, δ = 1/10: exact {enough} of {most} examples",
            ),
            Result(
                "AND of clauses, from a sample; the AND of those that are never false of a positive example",
                "pac.negatives",
                "and-of-the-never-false",
                "for every negative example: not all that are kept are true of it",
            ),
            Result(
                "no linear separator, by multipliers",
                "pac.no_separator",
                "no-separator",
                "the least score of any weights",
            ),
        )
    }


CHAPTER = Chapter(
    "pac",
    "PAC learning and consistency",
    forms=(
        "c_m ≤ Q",
        "p⁺ ≤ p + Q",
        "p_K ≤ K Q",
        "f ≤ p_K",
        "N Q ≤ δ",
        "f ≤ δ",
        "ln (1 − ε) ≤ −ε, g = ln (1 − ε)",
        "Λ_m ≤ −ε m",
        "V_n − k_n ≥ U_n",
        "k_n ≤ V_n − 1",
        "γ ≤ 0",
    ),
    places={
        "and-of-the-never-false": Place("never false", NEVER_WRONG, COUNTS),
        "no-separator": Place("no separator", NOTHING, LENGTHS),
        "consistent-learners": Place("consistent learners", DRAWS, COUNTS, "SSBD 2.3, MRT 2.2"),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

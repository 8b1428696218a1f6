"""From online to PAC."""

from mistake_bounds.chapters.record import COUNTS, DRAWS, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from fractions import Fraction

    from mistake_bounds.chapters.online_to_pac import theorem as conversion
    from mistake_bounds.chapters.online_to_pac.learner import Draws, no_output
    from mistake_bounds.chapters.winnow_ors.learner import Winnow
    from mistake_bounds.theorem.largest import largest_whole
    from mistake_bounds.worlds import World

    q = 4
    tenth = Fraction(1, 10)
    rows = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))
    world = World(rows, (5 * tenth, tenth, tenth, 3 * tenth), (1, -1, -1, -1))
    by_list = lambda m: Draws(Winnow(threshold=1, demotion="eliminate"), world, m)
    allowed = largest_whole(conversion.coverage().conclusion.claim, "m", {"q": q, "M": 2})
    most = max(m for m in range(allowed + 2) if no_output(by_list(m), q))
    few = conversion.littlestone().on(by_list(60), tenth, 2, Fraction(1, 4))
    exact = f"{float(few.reading.end['P']):.4f} of {float(few.bound):.4f}"
    return {
        "From mistakes to probability": (
            Result(
                "an example that no hypothesis has waited for; any learner with a mistake bound",
                "conversion.coverage",
                "longest-surviving",
                "attained",
                f"q = {q}, M = 2: exact {most} of {allowed}",
            ),
            Result(
                "the chance that the first one right q times in a row errs with ε or more",
                "conversion.fooled",
                "longest-surviving",
                r"at most δ for $q \ge (\ln M + \ln(1/\delta))/\epsilon$",
            ),
            Result(
                "the chance that all hypotheses used err with ε or more, at most M mistakes",
                "conversion.littlestone",
                "littlestone-conversion",
                "{conversion.in_logarithms}; crossing off in a world of four instances, β = 1/4, "
                f"ε = 1/10, m = 60: {exact}",
            ),
            Result(
                "the chance that a bad hypothesis is output; any learner with a mistake bound",
                "conversion.no_worse_than_apart",
                "longest-surviving",
                "attained by Winnow with one rare attribute",
            ),
            Result(
                "the chance that all hypotheses used err with ε or more; any learner with a mistake bound",
                "conversion.no_worse_than_heads",
                "littlestone-conversion",
                "attained by Winnow with one rare attribute",
            ),
            Result(
                "the chance that their average error is Y/m above the mistakes made",
                "conversion.average_risk",
                "average-risk",
                r"at most δ for $2Y^2 \ge m\ln(1/\delta)$ and the best β",
            ),
        )
    }


CHAPTER = Chapter(
    "online_to_pac",
    "From online to PAC",
    address="conversion",
    forms=(
        "t⁺ ≤ t + q",
        "m ≤ (M + 1) q − 1",
        "b_n ≤ (1 − (1 − β) ρ) a",
        "A⁺ ≤ (1 − (1 − β) ε) A",
        "P B ≤ F",
        "m ε ≤ (M ln (1 / β) + ln (1 / P)) / (1 − β), h = ln (1 / β), N = ln (1 / P)",
        "j b_n ≤ κ a",
        "A⁺ ≤ κ A",
        "P Z ≤ F",
        "P ≤ M Q",
        "P ≤ (M + 1) Q",
        "M ≤ R²‖u‖² σ²",
    ),
    places={
        "longest-surviving": Place("first to survive", DRAWS, COUNTS),
        "littlestone-conversion": Place("Littlestone's conversion", DRAWS, COUNTS),
        "average-risk": Place("average of the errors", DRAWS, COUNTS, "MRT 8.4"),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

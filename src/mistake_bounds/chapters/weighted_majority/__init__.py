"""Weighted majority."""

from mistake_bounds.chapters.record import COUNTS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.weighted_majority import sharing
    from mistake_bounds.chapters.weighted_majority import theorem as experts
    from mistake_bounds.chapters.weighted_majority.learner import FixedShare, WeightedMajority
    from mistake_bounds.chapters.weighted_majority.worst_case import (
        changing_target,
        randomized_experts,
        weighted_majority,
    )
    from mistake_bounds.chapters.weighted_majority.worst_case import (
        experts as best_with_experts,
    )
    from mistake_bounds.exact import ceil_log
    from mistake_bounds.play import play
    from mistake_bounds.theorem.largest import largest_whole

    n = 4
    m = 3
    size = f"n = {n}, m = {m}"
    no_less = "can promise fewer than"
    log2_n = ceil_log(n)
    drawn = randomized_experts(n, m).mistakes
    allowed = largest_whole(experts.halves().claim, "M", {"m": m, "lg": log2_n})
    own = weighted_majority(n, m).mistakes
    best = best_with_experts(n, m).mistakes
    shared, not_shared = (changing_target(one, 2, 0, 1, 8) for one in (FixedShare(), WeightedMajority()))
    on_changes = sharing.tracking().on(play(shared.learner, shared.examples), 1)
    return {
        "Experts": (
            Result(
                "as well as the best of n experts; weighted majority",
                "experts.deterministic",
                "weighted-majority-bound",
                "with β = 1/2: {experts.halves}",
                f"{size}, β = 1/2: exact {own} of {allowed}; no deterministic algorithm {no_less} {best}",
            ),
            Result(
                "the same, expected mistakes; randomized weighted majority",
                "experts.randomized",
                "randomized-majority-bound",
                f"for the best β: {{experts.textbook}}; {size}: no algorithm {no_less} {float(drawn):.2f}",
            ),
            Result(
                "the same; Vovk's forecaster",
                "experts.forecaster",
                "vovk-forecaster-bound",
                "rate at most 3/5: {experts.verbatim}",
            ),
            Result(
                "as well as experts that change k times; weighted majority that shares",
                "sharing.tracking",
                "fixed-share",
                small=f"n = 2, k = 1, m = 0, β = 1/2, α = 1/16: exact {shared.mistakes} of {int(on_changes.bound)}; "
                f"weighted majority in 8 rounds {not_shared.mistakes}",
            ),
        )
    }


CHAPTER = Chapter(
    "weighted_majority",
    "Weighted majority",
    theorems=("theorem", "sharing"),
    address="experts",
    forms=(
        "T⁺ = T − (1 − β) F",
        "Λ⁺ ≤ Λ − K",
        "Λ_U ≤ N − K M",
        "Λ_U ≥ −m h",
        "M ln (2 / (1 + β)) ≤ m ln (1 / β) + ln n, K = ln (2 / (1 + β)), h = ln (1 / β), N = ln n",
        "Λ⁺ ≤ Λ − (1 − β) f",
        "Λ_U + (1 − β) E ≤ N",
        "E ≤ (m ln (1 / β) + ln n) / (1 − β), h = ln (1 / β), N = ln n",
        "Λ⁺ ≤ Λ − ε f",
        "Λ_U + ε E ≤ N",
        "E ≤ (m ln (1 / β) + ln n) / ε, h = ln (1 / β), N = ln n",
        "M ≤ 2.41 (m + log₂ n), lg = log₂ n",
        "E ≤ m + √(2 m ln n) + ln n, ζ = √(2 m N), N = ln n",
        "E ≤ m + s + ln n, N = ln n",
        "ln (1 / β) ≤ ε + ε², h = ln (1 / β)",
        "E ≤ (1 + ε) m + ln n / ε, N = ln n",
        "ln (1 / β) ≤ ε + ε² / 2, h = ln (1 / β)",
        "E ≤ (1 + ε / 2) m + ln n / ε, N = ln n",
        "h E ≤ m h + ln n + U h² / 8, N = ln n",
    ),
    places={
        "weighted-majority-bound": Place("weighted majority", NOTHING, COUNTS, "MRT 8.2.2, CBL 1.4, OCO 1.3"),
        "randomized-majority-bound": Place("randomized majority", NOTHING, COUNTS, "MRT 8.2.3, SSBD 21.2, OCO 1.3"),
        "vovk-forecaster-bound": Place("Vovk's forecaster", NOTHING, COUNTS),
        "fixed-share": Place("fixed share", NOTHING, COUNTS, "CBL 5.2"),
    },
    others={
        "Weighted majority, with one half": "experts.halves",
        "Randomized weighted majority, the best β": "experts.textbook",
        "Randomized weighted majority, tuned": "experts.tuned",
        "Randomized weighted majority, Hedge": "experts.hedge",
        "Randomized weighted majority, with a rate": "experts.repaired",
        "Vovk's forecaster, the lecture's formula": "experts.verbatim",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

"""Winnow for k of r."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
    from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
    from mistake_bounds.exact import ceil_log
    from mistake_bounds.theorem.largest import largest_whole

    n, k, r = 4, 2, 3
    worst = winnow_k_of_r(n, k, r).mistakes
    cap = ceil_log(n, winnow_k_of_r(n, k, r).learner.factor)
    allowed = largest_whole(k_of_r.k_of_r().conclusion.claim, "M", {"k": k, "r": r, "L": cap})
    return {
        "Other targets, by Winnow": (
            Result(
                "at least k of r; Winnow with the factor 1 + 1/2k",
                "k_of_r.k_of_r",
                "winnow-k-of-r-bound winnow-k-of-r-in-full",
                "{k_of_r.in_logarithms}",
                f"n = {n}, k = {k}, r = {r}: exact {worst} of {allowed}",
            ),
        )
    }


CHAPTER = Chapter(
    "winnow_k_of_r",
    "Winnow for k of r",
    address="k_of_r",
    forms=(
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ + k",
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ − (k − 1)",
        "⟨u, c_M⟩ ≥ k P − (k − 1) D",
        "k P − (k − 1) D ≤ r L",
        "⟨u, c_M⟩ ≤ r L",
        "T_M ≤ n + ε n P − δ n D",
        "δ D < ε P + 1",
        "D < (2 k + 1) / 2 k · P + 2 k + 1",
        "P ≤ 2 k / (k + 1) · (r L + (k − 1) (2 k + 1))",
        "M < 2 k + 1 + (4 k + 1) / (k + 1) · (r L + (k − 1) (2 k + 1))",
        "M < 4 r L + 8 k²",
        "(k − (k − 1) (1 + ε)) P ≤ r L + (k − 1) (1 + ε) / ε",
        "L ≤ (2 k + 1 / 2) ln n + 1, λ = ln n",
        "ln n ≥ 2 / 3, λ = ln n",
        "P ≤ 4 r k ln n + 2 (k − 1) (2 k + 1), λ = ln n",
        "P / 2 ≤ r / ε · ln n + (k − 1) (1 + ε) / ε, λ = ln n",
        "M < (4 k + 1) (2 r ln n + (k − 1) (2 k + 1) / k) + 2 k + 1, λ = ln n",
        "P ≤ 10 r k ln n, λ = ln n",
        "D ≤ 20 r k ln n, λ = ln n",
        "P ≤ 2 K / (K + 1) · (r L + (K − 1) (2 K + 1))",
        "M < 2 K + 1 + (4 K + 1) / (K + 1) · (r L + (K − 1) (2 K + 1))",
        "T⁺ ≤ T + ε n",
        "D < (1 + ε) (P + 1 / ε)",
    ),
    places={
        "winnow-k-of-r-bound": Place("k of r", NEVER_WRONG, RELEVANT),
        "winnow-k-of-r-in-full": Place("k of r, in full", NEVER_WRONG, RELEVANT),
    },
    others={
        "k of r, in short": "k_of_r.in_short",
        "k of r, in ln n": "k_of_r.in_logarithms",
        "k of r, the order of promotions": "k_of_r.order[promotions]",
        "k of r, the order of demotions": "k_of_r.order[demotions]",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

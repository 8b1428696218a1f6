"""Linear thresholds and the L₁ margin."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    return {
        "Other targets, by Winnow": (
            Result("weights and a gap; Winnow", "gap.gap", "l1-gap", "{gap.gap_in_logs}"),
            Result(
                "margin against the sum of the weights; multiplying by powers of a factor",
                "l1_margin.l1_margin",
                "l1-margin-theorem",
                "with the factor e^γ: {l1_margin.textbook}",
            ),
        )
    }


CHAPTER = Chapter(
    "winnow_l1_margin",
    "Linear thresholds and the L₁ margin",
    ("gap", "theorem"),
    address="l1_margin",
    forms=(
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ + θ",
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ − (θ − α)",
        "⟨u, c_M⟩ ≥ θ P − (θ − α) D",
        "θ P − (θ − α) D ≤ L W",
        "⟨u, c_M⟩ ≤ L W",
        "T⁺ ≤ T − ε n / (1 + ε)",
        "T_M ≤ n + ε n P − ε n D / (1 + ε)",
        "P ≤ 2 L W / α + 2 (θ − α) (2 θ + α) / α²",
        "D < 3 P / 2 + 3 θ / α",
        "M < 5 L W / α + 3 θ / α + 5 (θ − α) (2 θ + α) / α²",
        "M ≤ W² / α² · (25 ln n / 2 + 15), λ = ln n",
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ + γ",
        "⟨u, c_M⟩ ≥ M γ",
        "T⁺ ≤ κ T + σ y s",
        "T⁺ ≤ κ T",
        "Λ⁺ ≤ Λ + k",
        "Λ_M ≤ N + k M",
        "Λ_M ≥ h⟨u, c_M⟩ + H",
        "M (γ h − k) ≤ N − H",
        "γ h − k ≥ γ² / 2",
        "M ≤ 2 (N − H) / γ²",
        "M ≤ 2 ln n / γ², λ = ln n",
    ),
    places={
        "l1-gap": Place("gap", NEVER_WRONG, RELEVANT),
        "l1-margin-theorem": Place("L₁ margin", NEVER_WRONG, RELEVANT, "MRT 8.3.2"),
    },
    others={
        "A gap, in ln n": "gap.gap_in_logs",
        "The L₁ margin, quadratic": "l1_margin.quadratic",
        "The L₁ margin, e to the γ": "l1_margin.textbook",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

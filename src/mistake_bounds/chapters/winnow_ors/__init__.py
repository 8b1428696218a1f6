"""Winnow for ORs."""

from mistake_bounds.chapters.record import NEVER_WRONG, RELEVANT, Chapter, Place

CHAPTER = Chapter(
    "winnow_ors",
    "Winnow for ORs",
    address="winnow",
    forms=(
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩ + 1",
        "⟨u, c⁺⟩ ≥ ⟨u, c⟩",
        "⟨u, c_M⟩ ≥ P",
        "⟨u, c_M⟩ ≤ r L",
        "T_M ≤ n + n P − n D / 2",
        "P ≤ r L",
        "M < 3 r L + 2",
        "M ≤ 3 r L + 1",
        "T_M ≤ n + n P − n D",
        "M < 2 r L + 1",
        "P ≤ r L + A",
        "M < 3 r L + 3 A + 2",
        "M ≤ 3 (r L + A) + 1",
        "⟨u, c⁺⟩ + a ≥ ⟨u, c⟩ + 1",
        "⟨u, c⁺⟩ + a ≥ ⟨u, c⟩",
        "⟨u, c_M⟩ + E_M ≥ P",
        "3 n e_M − 2 z_M ≤ 3 n L − 2 W",
        "3 n ⟨u, c_M⟩ − 2 V_r ≤ r (3 n L − 2 W)",
        "M ≤ 2 + r (3 L − 2 W / n)",
        "M ≤ 2 + 3 r (1 + log₂ n), ℓ = log₂ n",
    ),
    places={"winnow-or-bound": Place("Winnow on ORs", NEVER_WRONG, RELEVANT)},
    others={"Winnow on ORs, the lectures' bound": "winnow.lecture_bound"},
)
__getattr__ = CHAPTER.__getattr__

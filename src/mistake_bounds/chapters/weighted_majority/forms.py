"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "T⁺ = T − (1 − β) F",
    "Λ⁺ ≤ Λ − K",
    "Λ_U ≤ N − K M",
    "Λ_U ≥ −m h",
    "M ln (2 / (1 + β)) ≤ m ln (1 / β) + ln n, K = ln (2 / (1 + β)), h = ln (1 / β), N = ln n",
    "Λ⁺ + (1 − β) d⁺ ≤ Λ + (1 − β) d",
    "Λ_U + (1 − β) E ≤ N",
    "E ≤ (m ln (1 / β) + ln n) / (1 − β), h = ln (1 / β), N = ln n",
    "Λ⁺ + ε d⁺ ≤ Λ + ε d",
    "Λ_U + ε E ≤ N",
    "E ≤ (m ln (1 / β) + ln n) / ε, h = ln (1 / β), N = ln n",
    "M ≤ 241 / 100 · (m + log₂ n), lg = log₂ n",
    "E ≤ m + s + ln n, N = ln n",
    "ln (1 / β) ≤ ε + ε², h = ln (1 / β)",
    "E ≤ (1 + ε) m + ln n / ε, N = ln n",
    "ln (1 / β) ≤ ε + ε² / 2, h = ln (1 / β)",
    "E ≤ (1 + ε / 2) m + ln n / ε, N = ln n",
    "h E ≤ m h + ln n + U h² / 8, N = ln n",
)

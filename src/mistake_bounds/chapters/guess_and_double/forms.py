"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "b ≤ 20 r K ln n, λ = ln n",
    "B_G ≤ A (g_G − 1)",
    "m_all < 4 k A",
    "m_all < 16 r² A / 3",
    "m_all ≤ 16 A / 3 γ²",
)

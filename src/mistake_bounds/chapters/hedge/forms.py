"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = (
    "E − L_T ≤ ln n / η + T η / 8, N = ln n",
    "E − L_T ≤ ln n / η_T + H_T / 8, N = ln n",
    "2 (E − L_T)² ≤ T ln n, N = ln n",
    "8 (E − L_T)² ≤ (a + 2 + b) T ln n, N = ln n",
)

"""How an author writes claims of this chapter: `mistake_bounds.proof.show.forms` reads it."""

FORMS = ("Λ_n ≤ n ln (4 n), ℓ = ln (4 n)",)

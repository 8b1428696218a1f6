"""Nearer at each mistake."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from math import floor

    from mistake_bounds.chapters.divergences import four_norm, leash
    from mistake_bounds.chapters.divergences import theorem as divergences
    from mistake_bounds.chapters.divergences.learner import LeashedPerceptron, PNormPerceptron
    from mistake_bounds.chapters.perceptron.learner import Perceptron
    from mistake_bounds.chapters.winnow_ors.examples import hadamard
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play

    n = 64
    rows = hadamard(n, 0)
    axis = next(axis for axis in _axes(n) if rows.margin(axis) > 0)
    four = four_norm.mistake_bound().on(play(PNormPerceptron(4, tie=0), rows), axis)
    length = divergences.by_length().on(play(Perceptron(tie=0), rows), axis)
    size = f"{n} rows of a Hadamard matrix, one entry is the label"
    jumps = [axis for axis in _axes(12) for _ in range(2)]
    leashed = play(LeashedPerceptron(2, tie=0), Examples(jumps, [1] * len(jumps)))
    followed = leash.mistake_bound().on(leashed, jumps)
    return {
        "Nearer to the target": (
            Result(
                "linear separator with a margin; the Perceptron by distance, step h",
                "divergences.by_length",
                "nearer-perceptron",
                "with the best length of the target: {divergences.block_novikoff}",
                f"{size}: a run {len(length.run.mistakes)} of {length.bound}",
            ),
            Result("OR of r; Winnow by distance", "divergences.by_weights", "nearer-winnow", "with $\\lambda = 13n/6$"),
            Result(
                "linear separator with weights that add up to 1; the multiplicative learner by relative entropy",
                "divergences.by_entropy",
                "nearer-entropy",
            ),
            Result(
                "linear separator with a sparse target; the 4-norm Perceptron",
                "four_norm.mistake_bound",
                "four-norm-bound",
                "",
                f"{size}: a run {len(four.run.mistakes)} of {four.bound}",
            ),
            Result(
                "a target that moves; the Perceptron on a leash",
                "leash.mistake_bound",
                "leash-bound",
                "with the best length of the target: {leash.tracking}",
                f"from axis to axis: a run {len(leashed.mistakes)} of {floor(followed.bound)}",
            ),
        )
    }


def _axes(n: int) -> list[tuple[int, ...]]:
    return [tuple(int(i == j) for j in range(n)) for i in range(n)]


CHAPTER = Chapter(
    "divergences",
    "Nearer at each mistake",
    theorems=("theorem", "four_norm", "leash"),
    forms=(
        "‖u − w⁺‖² ≤ ‖u − w‖² − (2 h γ − h² R²)",
        "‖u − w_M‖² ≤ ‖u‖² − M (2 h γ − h² R²)",
        "M (2 h γ − h² R²) ≤ ‖u‖²",
        "Λ⁺ − h⟨u, c⁺⟩ − H ≤ Λ − h⟨u, c⟩ − H − (h γ − k)",
        "Λ_M − h⟨u, c_M⟩ − H ≤ N − H − M (h γ − k)",
        "M ≤ 2 + 2 r λ (ln λ − 1) / n, ℓ = ln λ",
        "M ≤ 3 b E³ / γ²",
        "M (2 h γ − h² R²) ≤ ‖u_M‖² + 2 L W_M",
        "M ≤ R² (‖u_M‖² + 2 L W_M) / γ²",
    ),
    places={
        "nearer-perceptron": Place("Perceptron by distance", NEVER_WRONG, LENGTHS),
        "four-norm-bound": Place("4-norm Perceptron", NEVER_WRONG, LENGTHS),
        "leash-bound": Place("target that moves", NEVER_WRONG, LENGTHS),
        "nearer-winnow": Place("Winnow by distance", NEVER_WRONG, RELEVANT),
        "nearer-entropy": Place("relative entropy", NEVER_WRONG, RELEVANT, "MRT 8.3.2"),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

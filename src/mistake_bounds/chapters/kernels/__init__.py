"""Kernels."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
    from mistake_bounds.chapters.perceptron import theorem as perceptron
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play_until_clean

    theorem = perceptron.mistake_bound()
    corners = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
    by_kernel = play_until_clean(KernelPerceptron(Polynomial(2)), corners, 10)
    in_kernel = theorem.on(by_kernel, corners.y).bound
    return {
        "The Perceptron": (
            Result(
                "separator in the space of a kernel; the Perceptron with the kernel",
                "perceptron.mistake_bound",
                "kernel-mistake-bound",
                "lengths and the margin measured by the kernel; attained by learning by heart",
                f"exclusive or by squares: a run {len(by_kernel.mistakes)} of {int(in_kernel)}",
            ),
        )
    }


CHAPTER = Chapter(
    "kernels",
    "Kernels",
    theorems=(),
    places={"kernel-mistake-bound": Place("kernels", NEVER_WRONG, LENGTHS, "MRT 8.3.1")},
    results=results,
)
__getattr__ = CHAPTER.__getattr__

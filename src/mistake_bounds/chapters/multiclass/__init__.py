"""Many classes, and structures."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
    from mistake_bounds.chapters.perceptron import theorem as perceptron
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play

    theorem = perceptron.mistake_bound()
    axes = Examples([[int(i == j) for j in range(6)] for i in range(6)], "b" * 6, labels="ab")
    by_score = play(MulticlassPerceptron("ab"), axes)
    of_two = theorem.on(by_score, (-1,) * 6 + (1,) * 6).bound
    return {
        "The Perceptron": (
            Result(
                "one answer of many, preferred by a margin; the Perceptron that says the highest score",
                "perceptron.mistake_bound",
                "many-answers-bound",
                "x is a difference of features; attained by two classes",
                f"an axis each for 6 examples: a run {len(by_score.mistakes)} of {of_two}",
            ),
        )
    }


CHAPTER = Chapter(
    "multiclass",
    "Many classes, and structures",
    theorems=(),
    places={"many-answers-bound": Place("many answers", NEVER_WRONG, LENGTHS)},
    results=results,
)
__getattr__ = CHAPTER.__getattr__

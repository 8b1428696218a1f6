"""Exercises of the chapter “Many classes, and structures”.

w is the weight vector, u a target, x an example with the label y, γ the margin, R the radius, D and T distances.
"""

from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers, stated
from mistake_bounds.play import play
from mistake_bounds.proof import claim, dot, norm2, prove, scalars, vectors

W_, Z_ = vectors("w z")


R_ = scalars("R")


def growth_of_classes():
    """‖w + z‖² ≤ ‖w‖² + R², where ⟨w, z⟩ ≤ 0 and z is no longer than R."""
    return prove(norm2(W_ + Z_) <= norm2(W_) + R_**2, given=[dot(W_, Z_) <= 0, norm2(Z_) <= R_**2])


SIX = Examples([(3, 1), (-1, 3), (-2, 0), (2, 0), (0, 2), (-3, 1)], "abcabc", labels="abc")


def middle() -> int:
    """The mistakes of b against the rest, in two passes."""
    rows = Examples(SIX.X, [1 if label == "b" else -1 for label in SIX.y])
    return len(play(Perceptron(), rows, passes=2).mistakes)


def updated() -> tuple:
    """The weights of b and c after (2, 3), of class c, where a, b and c had (1, 0), (0, 1) and (0, 0)."""
    after = MulticlassPerceptron("abc").update((1, 0, 0, 1, 0, 0), (2, 3), "c")
    return tuple(after[2:4]), tuple(after[4:6])


EXERCISES = (
    numbers(
        "multiclass-ex-update",
        ("Weights of b", "Weights of c"),
        updated,
        r"The scores were 2, 3 and 0, so \(b\) was predicted.",
        ("Which class has the highest score?",),
    ),
    numbers(
        "multiclass-ex-radius",
        ("R²", "Mistakes at most"),
        lambda: (2 * 3**2, 2 * 3**2 * 4 // 2**2),
        "The number of classes does not occur.",
        (r"\(z\) has \(x\) in one block and \(-x\) in another.",),
    ),
    choice(
        "multiclass-ex-two",
        (
            ("They are the same", r"\(\lVert u\rVert^2\) is halved, and \(R^2\) is doubled."),
            (
                "The joint learner's is twice as large",
                r"\(R^2\) is doubled, but the target \((-u/2, u/2)\) has half the squared length.",
            ),
            (
                "The joint learner's is half as large",
                r"\(\lVert u\rVert^2\) is halved, but a mistake changes two rows, so \(R^2\) is doubled.",
            ),
        ),
        0,
        (r"Which target do the rows \(-u/2\) and \(u/2\) make?",),
    ),
    numbers(
        "multiclass-ex-middle",
        ("Mistakes",),
        lambda: (middle(),),
        r"\((2, 0)\) and \((-2, 0)\) are both to be negative, so that some mistake is made in every pass.",
        ("Go through the passes by hand until the weights come back.",),
        prompt=(
            r"How many mistakes does \(b\) against the rest make in two passes, with \(w = 0\) at the start and "
            r"minus at a tie?"
        ),
    ),
    stated(
        "multiclass-ex-any",
        lambda: claim(norm2(W_ + Z_) <= norm2(W_) + R_**2),
        lambda: (claim(dot(W_, Z_) <= 0, "scores no less"), claim(norm2(Z_) <= R_**2, "radius")),
        "w z",
        "‖w + z‖² ≤ ‖w‖² + R²",
        "‖w + z‖² < ‖w‖² + R²",
        (r"Of \(\hat y\) the proof uses only \(\langle w, z\rangle \le 0\).",),
        "‖w + z‖² ≤ …",
        prompt=(
            r"What is left of the growth, if the predicted answer only scores at least as much as the right one: a "
            r"claim about \(\lVert w + z\rVert^2\)."
        ),
    ),
    order("multiclass-lines-growth", "27ff0085", growth_of_classes, "The lines of the growth"),
)

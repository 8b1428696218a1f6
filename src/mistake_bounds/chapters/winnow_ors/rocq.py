"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import NotInRocq, computed, fraction, in_passes, listed

BOXES = {"winnow-or-bound": Box(algorithm="winnow_mistakes")}

WRONG_BOUNDS = (
    ("ors", "< 3 * L * size relevant + 2)%nat", "< 2 * L * size relevant + 2)%nat"),
    ("ors", "< 3 * L * size relevant + 2)%nat", "< 3 * L * size relevant + 1)%nat"),
    ("ors", "both relevant x >= 1)%nat) ->\n  (snd", "both relevant x >= 2)%nat) ->\n  (snd"),
)

WRONG_ALGORITHMS = (
    ("(inject_Z (Z.of_nat n)) (score w x)", "(inject_Z (Z.of_nat (n - 1))) (score w x)"),
    ("if y then promoted factor else", "if negb y then promoted factor else"),
    ("Qred (q / factor) | eliminate", "0%Q | eliminate"),
    ("eliminate => 0%Q", "eliminate => Qred (q / factor)"),
)


def winnow(run: Run) -> str:
    """`winnow`, with the number of attributes for its threshold."""
    learner = run.learner
    n = run.examples.dimension
    if learner.threshold_for(n) != n:
        raise NotInRocq(f"threshold={learner.threshold!r}: Rocq's Winnow has n, which is {n}", learner)
    call = f"winnow {fraction(learner.factor)} {learner.demotion} {n} {in_passes(run, lambda value: value == 1)}"
    return computed(call, listed(map(fraction, run.weights)), run)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    few = cell("few")
    return {
        "winnow_ors_by_hand": winnow(play(Winnow(), few)),
        "winnow_ors_backwards": winnow(play(Winnow(), Examples(few.X[::-1], few.y[::-1]))),
        "winnow_elimination_by_hand": winnow(play(Winnow(demotion="eliminate"), few)),
    }

"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play, play_until_clean
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import NotInRocq, computed, listed, whole
from mistake_bounds.streams.real import digits

BOXES = {"perceptron-mistake-bound": Box(algorithm="perceptron_mistakes")}

WRONG_BOUNDS = (("perceptron", "<= R2 * zdot u u.\n", "<= R2 * zdot u u - 1.\n"),)

WRONG_ALGORITHMS = (
    ("(zadd w (ztimes y x), S mistakes)", "(zadd w x, S mistakes)"),
    ("Lt => -1 | Eq => tie end", "Lt => -1 | Eq => 1 end"),
)


def perceptron(run: Run) -> str:
    """`passes`, from any whole weights."""
    learner = run.learner
    if learner.rate != 1:
        raise NotInRocq(f"rate={learner.rate!r}: Rocq's Perceptron adds an example as it is; take the rate 1", learner)
    rows = listed(f"({listed(map(whole, x))}, {whole(y)})" for x, y in run.examples)
    start = listed(map(whole, learner.start or ()))
    call = f"passes ({learner.tie})%Z {run.passes} {start}%Z {rows}%Z"
    return computed(call, f"{listed(map(whole, run.weights))}%Z", run)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    six = worked_example()
    single = Examples([(1,)], [+1])
    return {
        "perceptron_by_hand": perceptron(play(Perceptron(tie=+1), six)),
        "perceptron_other_rule": perceptron(play(Perceptron(tie=-1), six)),
        "perceptron_ties_are_mistakes": perceptron(play(Perceptron(tie=0), six)),
        "perceptron_backwards": perceptron(play(Perceptron(tie=+1), Examples(six.X[::-1], six.y[::-1]))),
        "perceptron_stubborn_start": perceptron(play_until_clean(Perceptron(start=(-5,)), single, at_most=20)),
        "perceptron_3_or_8": perceptron(play_until_clean(Perceptron(), digits(3, 8), at_most=100)),
    }

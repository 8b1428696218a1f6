"""A run of the Perceptron in the words of `mistake_bounds.theorems.perceptron`: w, w⁺, x and y at each mistake."""

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.learners.kernels import KernelPerceptron
from mistake_bounds.learners.multiclass import ArgmaxPerceptron
from mistake_bounds.play import Run
from mistake_bounds.traces import kernels, multiclass
from mistake_bounds.traces.reading import Reading, of_updates
from mistake_bounds.traces.targets import NotSeparated, checked_target, number_or


def read(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Reading:
    """A run in the theorem's words, for the separator ``target``.

    γ is the margin of the target on the run's examples unless given, R² their largest squared length.
    Raises `NotSeparated`, with the example, where γ ≤ 0, and `BadTarget` for a target of another length.  Of
    Perceptrons in another space w and x are what `mistake_bounds.traces.kernels` and `.multiclass` say.
    """
    if isinstance(run.learner, KernelPerceptron):
        return kernels.read(run, target, margin, radius2)
    if isinstance(run.learner, ArgmaxPerceptron):
        return multiclass.read(run, target, margin, radius2)
    examples, target = run.examples, checked_target(target, run.examples.dimension)
    gamma_ = number_or("margin", margin, lambda: examples.margin(target))
    r2 = number_or("radius2", radius2, lambda: examples.radius2)
    if gamma_ <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(target, e[0])), gamma_)
    fixed = {"u": target, "gamma": gamma_, "R^2": r2}
    return Reading(of_updates(run, fixed).mistakes, {"w_M": run.weights, "M": len(run.mistakes), **fixed})

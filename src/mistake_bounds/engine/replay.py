"""Looking back at a run over very many attributes: only those that a mistake touched ever mattered.

A weight changes only when its attribute is active in a mistake, so the others keep their first weight,
and a run over 2²⁰ attributes is a run over a few hundred, with the threshold that it had.
"""

from collections.abc import Iterable
from dataclasses import replace

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.engine.passes import play
from mistake_bounds.engine.sparse import SparseArrays
from mistake_bounds.exact import shown
from mistake_bounds.examples import BadExamples
from mistake_bounds.play import Run


class NotSparse(BadExamples):
    """A run to be condensed whose examples are not `SparseArrays`; carries them as ``offender``."""


def condensed(run: Run, keep: Iterable[int] = ()) -> Run:
    """The same mistakes as a run of their own, on the attributes active in them (and those to ``keep``).

    Every example of it is a mistake; features are named by their columns; Winnow's threshold is
    stated, as its default was the number of *all* attributes.  Unlike the long run it is small enough to
    replay and to check claims on.  A run without a mistake has nothing to show and is returned unchanged.
    Raises `NotSparse`.

    >>> import numpy as np
    >>> from scipy.sparse import csr_array
    >>> sparse = SparseArrays(csr_array(([1, 1, 1], ([0, 1, 1], [700, 3, 700])), shape=(2, 1000)), np.array([1, -1]))
    >>> small = condensed(play(Winnow(), sparse), keep=[9])
    >>> small.learner, small.examples, small.weights
    (Winnow(factor=2, threshold=1000, demotion='divide'), Examples(X=((0, 1),), y=(1,), names=('9', '700')), (1, 2))
    """
    if not isinstance(run, Run):
        raise NotSparse(f"{shown(run)} is not a run: give what engine.play(learner, SparseArrays(X, y)) returns", run)
    if not isinstance(run.examples, SparseArrays):
        raise NotSparse(f"the run is on {type(run.examples).__name__}, not on SparseArrays", run.examples)
    if not run.mistakes:
        return run
    data, learner = run.examples, run.learner
    rows = [index % len(data) for index in run.mistakes]
    columns = sorted({j for i in rows for j in data.active(i)}.union(keep))
    if isinstance(learner, Winnow) and learner.threshold is None:
        learner = replace(learner, threshold=data.dimension)
    return play(learner, data.examples(rows, columns), progress=False)

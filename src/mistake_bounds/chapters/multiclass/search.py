"""Does this float-trained separator really separate?  An exact answer at about the price of one look at the data.

w are the weights, θ the threshold, X the m × n rows, y their labels ±1.  A float is the binary
fraction that it is, so y(⟨w, x⟩ − θ) > 0 is a question about rational numbers.  Nearly every row is
settled by its float score and a bound on that score's error; integers settle the rest.

Murphy, Gray and Stewart (MAPL 2017) validate separators exactly in this sense, without the filter.
"""

import warnings

import numpy as np

from mistake_bounds.exact import dot
from mistake_bounds.examples import BadLabel, Examples
from mistake_bounds.found import recorded
from mistake_bounds.validation import (
    NotSeparable,
    _digits_for,
    _floats,
)


def best_classes(examples: Examples, digits: int = 2) -> tuple[int, ...]:
    """A row of whole weights for each label, one after the other, that prefer the right one by nearly the most.

    They are found in floats, by the support vector machine of Crammer and Singer (2001), and rounded to ``digits``
    digits; the closing check is exact, floats taken as the fractions that they are.  Raise `NotSeparable` if what was
    found does not separate, `mistake_bounds.examples.BadLabel` where all examples have one label, and else what
    `best_margin` refuses.

    >>> best_classes(Examples([(2, 0), (0, 2), (-2, -2)], "abc", labels="abc"), digits=1)
    (10, -5, -5, 10, -5, -5)
    """
    digits = _digits_for(examples, digits, examples.labels)
    if len(set(examples.y)) < 2:
        raise BadLabel(f"all examples have the label {examples.y[0]!r}: two labels are needed", examples.y[0])
    u = _classes(examples, digits)
    n = examples.dimension
    order = {label: i for i, label in enumerate(examples.labels)}
    for x, y in examples.exactly():
        scores = {label: dot(u[k * n : k * n + n], x) for label, k in order.items()}
        if scores.pop(y) <= max(scores.values()):
            raise NotSeparable(f"no weights with {digits} digits were found that put every label first", examples)
    return u


@recorded
def _classes(examples: Examples, digits: int) -> tuple[int, ...]:
    """The rows of weights, one after the other."""
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.svm import LinearSVC

    rows = _floats(examples.X)
    order = {label: i for i, label in enumerate(examples.labels)}
    machine = LinearSVC(multi_class="crammer_singer", C=1e3, fit_intercept=False, max_iter=20_000, random_state=0)
    with warnings.catch_warnings():  # the result is checked exactly; some versions warn that they stopped early
        warnings.simplefilter("ignore", ConvergenceWarning)
        machine.fit(rows / max(1e-300, np.abs(rows).max()), [order[y] for y in examples.y])
    found = np.zeros((len(order), examples.dimension))
    found[machine.classes_] = machine.coef_ if len(machine.coef_) > 1 else np.vstack([-machine.coef_, machine.coef_])
    return tuple(map(round, (found.ravel() * (10**digits / max(1e-300, np.abs(found).max()))).tolist()))

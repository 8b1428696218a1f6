"""A run told in a theorem's letters, every quantity read from the weights, so that a wrong learner fails a claim.

``reading`` says what a reading is, and ``rows`` checks that its points follow one from the other; one file for each
family of theorems reads its runs.

>>> from mistake_bounds import Examples, Perceptron, play
>>> from mistake_bounds.traces import perceptron
>>> perceptron.read(play(Perceptron(), Examples([(2, 1), (-1, 1)], [+1, -1])), (1, 0)).end
{'w_M': (2, 1), 'M': 1, 'u': (1, 0), 'gamma': 1, 'R^2': 5}
"""

from mistake_bounds.traces.powers import NotAPower
from mistake_bounds.traces.reading import Misjudged, OtherState, Reading
from mistake_bounds.traces.rows import NotInARow
from mistake_bounds.traces.targets import BadTarget, NotSeparated

__all__ = ["BadTarget", "Misjudged", "NotAPower", "NotInARow", "NotSeparated", "OtherState", "Reading"]

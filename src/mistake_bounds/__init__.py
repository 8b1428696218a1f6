"""Mistake bounds: online learners, exact runs of them, and machine-checked proofs about them.

The names here need the standard library and sympy only; the compiled engine, the real data and
the plots live in modules of their own and import what they need.

>>> run = play(Perceptron(), Examples([(1, 0), (0, 1)], [+1, -1]))
>>> run.mistakes
(0,)
"""

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play, play_until_clean

__all__ = ["Examples", "Perceptron", "Run", "Winnow", "play", "play_until_clean"]
__version__ = "0.1.0"

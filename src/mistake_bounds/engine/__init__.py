"""Compiled passes over arrays: the same mistakes as the textbook loop, index for index, in a fraction of the time.

``arrays`` checks and keeps the data, ``kernels`` holds the compiled loops, ``passes`` drives them.

>>> import numpy as np
>>> from mistake_bounds import Perceptron, engine
>>> engine.play(Perceptron(), engine.Arrays(np.eye(3, dtype=int), np.array([1, 1, 1]))).mistakes
(0, 1, 2)
"""

from mistake_bounds.engine.arrays import Arrays
from mistake_bounds.engine.passes import Interrupted, NoCompiledPass, play, play_until_clean

__all__ = ["Arrays", "Interrupted", "NoCompiledPass", "play", "play_until_clean"]

"""Compiled passes over arrays: the same mistakes as the textbook loop, index for index, in a fraction of the time.

``arrays`` and ``sparse`` check and keep the data, ``kernels`` holds the compiled loops, ``passes`` drives them,
``winnow`` decides in exponents, ``replay`` looks back at runs too wide for `mistake_bounds.Run.replay`.

>>> import numpy as np
>>> from mistake_bounds import Perceptron, engine
>>> engine.play(Perceptron(), engine.Arrays(np.eye(3, dtype=int), np.array([1, 1, 1]))).mistakes
(0, 1, 2)
"""

from mistake_bounds.engine.arrays import Arrays
from mistake_bounds.engine.passes import Interrupted, NoCompiledPass, play, play_until_clean
from mistake_bounds.engine.replay import NotSparse, condensed
from mistake_bounds.engine.sparse import SparseArrays

__all__ = [
    "Arrays",
    "Interrupted",
    "NoCompiledPass",
    "NotSparse",
    "SparseArrays",
    "condensed",
    "play",
    "play_until_clean",
]

"""Every stream of examples of the book by its name, from the chapters' records; and those that chapters share.

``generated`` draws separable data, ``real`` reads handwritten digits and measurements of cells, ``strings`` holds sets
of words.  All of them are exact.

>>> from mistake_bounds.streams import worked_example
>>> worked_example().y
(-1, 1, 1, -1, -1, 1)
"""

from mistake_bounds.chapters import index
from mistake_bounds.streams.generated import BadStream, Separable, separable
from mistake_bounds.streams.real import (
    BadDigit,
    BadMeasurement,
    breast_cancer,
    digits,
    even_digits,
    held_out,
    learning_part,
    ten_digits,
)
from mistake_bounds.streams.strings import NotStrings, StringSets, sentences, words_with

__all__ = [
    "BadStream",
    "Separable",
    "separable",
    "BadDigit",
    "BadMeasurement",
    "breast_cancer",
    "digits",
    "even_digits",
    "held_out",
    "learning_part",
    "ten_digits",
    "NotStrings",
    "StringSets",
    "sentences",
    "words_with",
]
__getattr__, __dir__ = index("examples", __all__)

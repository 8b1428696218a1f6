"""Handwritten digits: 1797 pictures of 8 × 8 pixels with integer grey values 0 … 16, bundled with scikit-learn.

Source: E. Alpaydin and C. Kaynak, "Optical Recognition of Handwritten Digits", UCI Machine Learning
Repository, 1998 (its test set), as `sklearn.datasets.load_digits` stores it; nothing is downloaded.
"""

from mistake_bounds.exact import Refusal, whole
from mistake_bounds.examples import Examples


class BadDigit(Refusal):
    """Something that is no digit, or the same digit on both sides; carries it as ``offender``."""


def digits(positive: int = 3, negative: int | None = 5) -> Examples:
    """Pictures of ``positive`` (label +1) and of ``negative`` (label −1; None: of all other digits), as stored.

    64 integers a row, from the top left pixel to the bottom right.  Raises `BadDigit`.

    >>> examples = digits(3, 5)
    >>> len(examples), examples.dimension, examples.exact, examples.names[9]
    (365, 64, True, 'row 1 column 1')
    >>> digits(3, 3)
    Traceback (most recent call last):
        ...
    mistake_bounds.streams.real.BadDigit: 3 cannot be told from itself
    """
    for digit in (positive, negative):
        if digit is not None:
            whole("digit", digit, 0, 9, BadDigit)
    if positive is None:
        raise BadDigit("a digit is needed for the label +1", positive)
    if positive == negative:
        raise BadDigit(f"{positive!r} cannot be told from itself", positive)
    from sklearn.datasets import load_digits

    pictures = load_digits()
    wanted = (pictures.target == positive) | (negative is None or pictures.target == negative)
    names = tuple(f"row {row} column {column}" for row in range(8) for column in range(8))
    labels = (2 * (pictures.target == positive) - 1)[wanted]
    return Examples(pictures.data[wanted].astype(int), labels, names)

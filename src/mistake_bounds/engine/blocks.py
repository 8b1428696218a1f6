"""A block: what a compiled pass returns about the positions between two looks at the clock."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Block:
    """Mistakes and close calls before position ``stop``, since the block before; ``latest`` of all mistakes."""

    stop: int
    latest: int
    mistakes: np.ndarray
    close: np.ndarray


def none() -> np.ndarray:
    """No positions at all."""
    return np.empty(0, dtype=np.int64)

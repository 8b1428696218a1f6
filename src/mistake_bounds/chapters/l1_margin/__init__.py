"""Linear thresholds and the L₁ margin."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("l1_margin", "winnow-l1-margin", "Linear thresholds and the L₁ margin")
__getattr__ = CHAPTER.__getattr__

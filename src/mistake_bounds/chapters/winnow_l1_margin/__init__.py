"""Linear thresholds and the L₁ margin."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_l1_margin", "Linear thresholds and the L₁ margin", ("gap", "theorem"), address="l1_margin")
__getattr__ = CHAPTER.__getattr__

"""Kernels."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("kernels", "Kernels", theorems=())
__getattr__ = CHAPTER.__getattr__

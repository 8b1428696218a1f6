"""One arm at a time."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("bandits", "One arm at a time", theorems=("theorem", "banditron"))
__getattr__ = CHAPTER.__getattr__

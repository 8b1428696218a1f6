"""From online to PAC."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("conversion", "online-to-pac", "From online to PAC")
__getattr__ = CHAPTER.__getattr__

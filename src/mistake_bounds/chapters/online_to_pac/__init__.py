"""From online to PAC."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("online_to_pac", "From online to PAC", address="conversion")
__getattr__ = CHAPTER.__getattr__

"""What a margin measures."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter(
    "margins",
    "What a margin measures",
    address="odd_max_bit",
    besides={
        "distance": "how far a point is from a hyperplane",
        "largest-margin": "an average of two examples bounds every margin",
    },
)
__getattr__ = CHAPTER.__getattr__

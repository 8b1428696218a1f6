"""What any learner must pay."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("what_any_learner_pays", "What any learner must pay", address="pays")
__getattr__ = CHAPTER.__getattr__

"""Boosting and games."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("boosting_and_games", "Boosting and games", theorems=("theorem", "games"))
__getattr__ = CHAPTER.__getattr__

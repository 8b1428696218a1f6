"""Exercises of the chapter “What any learner must pay”."""

EXERCISES = ()

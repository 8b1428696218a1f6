"""x"""

EXERCISES = ()

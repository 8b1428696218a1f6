"""Every exact worst case of the book by its name, from the chapters' records; and the searches that they share."""

from mistake_bounds.chapters import index

__getattr__, __dir__ = index("worst_case")

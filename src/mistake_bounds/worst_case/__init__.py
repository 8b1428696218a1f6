"""Every exact worst case of the book by its name, from the chapters' records; and the searches that they share."""

from typing import Any

from mistake_bounds.chapters import index
from mistake_bounds.worst_case.errors import NoCertificate as NoCertificate
from mistake_bounds.worst_case.errors import NoWorstCase as NoWorstCase
from mistake_bounds.worst_case.search import Longest as Longest
from mistake_bounds.worst_case.search import SearchTooLarge as SearchTooLarge
from mistake_bounds.worst_case.search import longest_path as longest_path
from mistake_bounds.worst_case.search import shortest_walk as shortest_walk

_find, __dir__ = index(
    "worst_case", ("Longest", "NoCertificate", "NoWorstCase", "SearchTooLarge", "longest_path", "shortest_walk")
)


def __getattr__(name: str) -> Any:
    return _find(name)

"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.decision_lists.worst_case import decision_lists
from mistake_bounds.chapters.greedy_lists import theorem as greedy
from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
from mistake_bounds.examples import Examples
from mistake_bounds.theorem.at_a_glance import COUNTS, NEVER_WRONG, NOTHING, Place, Result

PLACES = {
    "greedy-complete": Place("greedy lists", NEVER_WRONG, COUNTS),
    "greedy-right": Place("what greed gets right", NOTHING, COUNTS),
}

OTHERS = {"Functions of decision lists": "greedy.functions"}

BESIDES = {
    "count-of-lists": "how many functions decision lists are, at most",
    "greedy-certificate": "two examples for each condition show that no list fits a sample",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    n = 3
    turns = decision_lists(n, n + 1).target  # answers that take turns cost most
    run = put_down(Greedy(), turns.everywhere(n))
    allowed = greedy.rounds().on(run, turns).bound
    halted = put_down(Greedy(), Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, 1, 1, -1]))
    left = greedy.right().on(halted)
    return {
        "Lists of rules from a sample": (
            Result(
                "a sample that some decision list fits; greedy, in rounds",
                "greedy.rounds",
                "greedy-complete",
                "attained",
                f"n = {n}: a run {len(run.rules)} of {allowed}",
            ),
            Result(
                "any sample; the list that greedy puts down, in errors",
                "greedy.right",
                "greedy-right",
                "none where it is not stuck; if it is stuck, no list fits",
                f"the exclusive or: {left.reading.end['E']} of {left.bound}",
            ),
        )
    }

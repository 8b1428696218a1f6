"""Decision lists from a sample."""

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.decision_lists.worst_case import decision_lists
    from mistake_bounds.chapters.greedy_lists import theorem as greedy
    from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
    from mistake_bounds.examples import Examples

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


CHAPTER = Chapter(
    "greedy_lists",
    "Decision lists from a sample",
    address="greedy",
    forms=("Λ_n ≤ n ln (4 n), ℓ = ln (4 n)",),
    places={
        "greedy-complete": Place("greedy lists", NEVER_WRONG, COUNTS),
        "greedy-right": Place("what greed gets right", NOTHING, COUNTS),
    },
    others={"Functions of decision lists": "greedy.functions"},
    besides={
        "count-of-lists": "how many functions decision lists are, at most",
        "greedy-certificate": "two examples for each condition show that no list fits a sample",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

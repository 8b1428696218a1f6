"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.decision_lists import theorem as lists
from mistake_bounds.chapters.decision_lists.worst_case import decision_lists
from mistake_bounds.theorem.at_a_glance import COUNTS, NEVER_WRONG, Place, Result
from mistake_bounds.theorem.largest import largest_whole

PLACES = {
    "lists-by-levels": Place("decision lists", NEVER_WRONG, COUNTS),
    "what-a-list-costs": Place("what a list costs", NEVER_WRONG, COUNTS),
    "lists-majority": Place("voting in the level", NEVER_WRONG, COUNTS),
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    n, L = 5, 4
    sizes = {"n": n, "L": L}
    size = f"n = {n}, L = {L}"
    all_drop = decision_lists(n, L).mistakes
    one_drops = decision_lists(n, L, drop="one").mistakes
    vote = decision_lists(n, L, vote="majority").mistakes
    allowed = largest_whole(lists.by_levels().conclusion.claim, "M", sizes)
    most = largest_whole(lists.in_rules().claim, "T", sizes)
    of_vote = largest_whole(lists.majority_in_rules().claim, "H", sizes)
    return {
        "Lists of rules": (
            Result(
                "decision list of L rules; levels",
                "lists.by_levels",
                "lists-by-levels",
                "",
                f"{size}: exact at most {one_drops} of {allowed}",
            ),
            Result(
                "one list; levels, all wrong rules drop",
                "lists.peeled",
                "what-a-list-costs",
                "attained by every list; over all lists of L ≥ 3 rules {lists.in_rules}",
                f"{size}: exact {all_drop} of {most}",
            ),
            Result(
                "one list; levels, one wrong rule drops",
                "lists.one_at_a_time",
                "what-a-list-costs",
                "attained by every list",
                f"{size}: exact {one_drops} of {most + (2 * L - 3) * n}",
            ),
            Result(
                "lists of L ≥ 3 rules; the majority of the level answers",
                "lists.majority_in_rules",
                "lists-majority",
                "attained",
                f"{size}: exact {vote} of {of_vote}",
            ),
        )
    }

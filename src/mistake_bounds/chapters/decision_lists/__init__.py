"""Decision lists online."""

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.decision_lists import theorem as lists
    from mistake_bounds.chapters.decision_lists.worst_case import decision_lists
    from mistake_bounds.theorem.largest import largest_whole

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


CHAPTER = Chapter(
    "decision_lists",
    "Decision lists online",
    address="lists",
    forms=(
        "M ≤ (4 n + 2) L",
        "M ≤ p + Φ",
        "M ≤ p (n + 1) + Φ",
        "m ≤ 1 + φ",
        "m ≤ 1 + n + φ",
        "l ≤ d_j",
        "T ≤ (2 K − 1) n − K² + 3 K − 3",
        "T ≤ (2 L − 3) n − L² + 5 L − 7",
        "H ≤ (2 L − 4) n + 1 − (L − 3)²",
        "p n + T ≤ (4 L − 6) n − L² + 5 L − 7",
    ),
    places={
        "lists-by-levels": Place("decision lists", NEVER_WRONG, COUNTS),
        "what-a-list-costs": Place("what a list costs", NEVER_WRONG, COUNTS),
        "lists-majority": Place("voting in the level", NEVER_WRONG, COUNTS),
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__

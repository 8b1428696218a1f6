"""How tight? The exact worst case."""

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, RELEVANT, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.halving.examples import broken, clauses, rows_of_bits
    from mistake_bounds.chapters.winnow_ors import theorem as winnow
    from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
    from mistake_bounds.chapters.winnow_worst_case import theorem as cross_off
    from mistake_bounds.chapters.winnow_worst_case.known import lecture_bound, sharper_bound
    from mistake_bounds.chapters.winnow_worst_case.worst_case import cross_off as worst_cross_off
    from mistake_bounds.chapters.winnow_worst_case.worst_case import littlestone_disjunction
    from mistake_bounds.exact import ceil_log
    from mistake_bounds.theorem.largest import largest_whole

    n = 8
    r = 2
    size = f"n = {n}, r = {r}"
    L = ceil_log(n)
    worst = winnow_disjunction(n, r).mistakes
    allowed = largest_whole(winnow.disjunctions().conclusion.claim, "M", {"r": r, "L": L})
    optimum = littlestone_disjunction(n, r)
    crossed = winnow_disjunction(n, r, demotion="eliminate", threshold=1).mistakes
    listed = largest_whole(cross_off.mistake_bound().conclusion.claim, "M", {"N": n, "r": r})
    removed = winnow_disjunction(n, r, demotion="eliminate").mistakes
    parts = clauses(3, 2)
    rows = broken(rows_of_bits(3), parts, ()).X
    at = {"K": len(parts), "b": sum(rows[0]), "r": 0}
    of_clauses = largest_whole(cross_off.with_clauses().claim, "M'", at)
    return {
        "ORs of a few among many": (
            Result(
                "OR of r; list and cross off",
                "cross_off.mistake_bound",
                "cross-off-bound",
                "attained",
                f"{size}: exact {crossed} of {listed}",
            ),
            Result(
                "OR of r; Winnow",
                "winnow.disjunctions",
                "winnow-or-bound winnow-sharper",
                "{winnow.sharper} with $W = 2^L$; the lectures' {winnow.lecture_bound}",
                f"{size}: exact {worst} of {allowed}; sharper {sharper_bound(n, r)}, the lectures' "
                f"{lecture_bound(n, r)}; no deterministic algorithm can promise fewer than {optimum}",
            ),
            Result(
                "OR of r; Winnow that sets to zero",
                "winnow.elimination",
                "winnow-elimination",
                "",
                f"{size}: exact {removed} of {sharper_bound(n, r, 'eliminate')}",
            ),
        ),
        "Any finite class": (
            Result(
                "AND of r of K clauses; list and cross off",
                "cross_off.with_clauses",
                "cross-off-clauses",
                "each row breaks b clauses",
                f"2-CNF of 3 variables, r = 0: exact {worst_cross_off(rows, ())} of {of_clauses}",
            ),
        ),
    }


CHAPTER = Chapter(
    "winnow_worst_case",
    "How tight? The exact worst case",
    address="cross_off",
    forms=(
        "M ≤ N − r",
        "M′ ≤ n + 1 − r",
        "M′ ≤ K − b + 1 − r",
        "k_M ≤ N − M",
    ),
    places={
        "winnow-sharper": Place("sharper for ORs", NEVER_WRONG, RELEVANT),
        "winnow-elimination": Place("Winnow with elimination", NEVER_WRONG, RELEVANT),
        "cross-off-bound": Place("list and cross off", NEVER_WRONG, COUNTS),
        "cross-off-clauses": Place("crossing off clauses", NEVER_WRONG, COUNTS),
    },
    others={"Crossing off clauses": "cross_off.with_clauses"},
    results=results,
)
__getattr__ = CHAPTER.__getattr__

"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.proof.rocq.chapter import Box

BOXES = {
    "what-a-list-costs": Box(
        claims=("lists.peeled", "lists.one_at_a_time"),
        note="In Rocq are the upper bounds. That an adversary can force as many mistakes is not: it is argued on this"
        " page, executed for the lists that cost most, and searched for all small ones.",
    ),
    "lists-majority": Box(
        claims=("lists.majority_in_rules",),
        note="In Rocq is the upper bound. That some examples force as many mistakes is not: it is argued on this page,"
        " and executed.",
    ),
}

"""How long it takes to judge the book's proofs again: certificates by the kernel, derivations by the second judge."""

from pathlib import Path

from benchmarks.measure import alternate, machine
from mistake_bounds.proof.kernel.rules import certify
from mistake_bounds.proof.recheck import statements
from mistake_bounds.theorems.book import certificates

STORED = Path(__file__).resolve().parent.parent / "book" / "derivations.json"


def proofs(repetitions: int) -> str:
    """The medians as two lines of text."""
    certified = certificates()
    stored = STORED.read_text(encoding="utf-8")
    times = alternate(
        {
            f"{len(certified):,} certificates by the kernel": lambda: [certify(one) for one in certified],
            f"{len(statements(stored)):,} statements by the second judge": lambda: statements(stored),
        },
        repetitions,
    )
    lines = [f"{seconds:6.2f} s  {name}" for name, seconds in times.items()]
    return "\n".join([f"Medians of {repetitions}, on {machine()}", *lines])

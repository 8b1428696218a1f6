"""How long it takes to judge the book's proofs again: certificates by the kernel, derivations by the second judge."""

from benchmarks.measure import alternate, machine
from mistake_bounds.proof.kernel.rules import certify
from mistake_bounds.proof.recheck import statements
from mistake_bounds.theorems.book import certificates
from tools.export_proofs import derivations_text


def proofs(repetitions: int) -> str:
    """The medians as two lines of text."""
    certified = certificates()
    text = derivations_text()
    times = alternate(
        {
            f"{len(certified):,} certificates by the kernel": lambda: [certify(one) for one in certified],
            f"{len(statements(text)):,} statements by the second judge": lambda: statements(text),
        },
        repetitions,
    )
    lines = [f"{seconds:6.2f} s  {name}" for name, seconds in times.items()]
    return "\n".join([f"Medians of {repetitions}, on {machine()}", *lines])

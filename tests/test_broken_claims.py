"""Changing a claim in the source is noticed: by the prover, by the check on a run, or by nbval in a chapter."""

import runpy
from pathlib import Path

import pytest

from mistake_bounds import Perceptron, play
from mistake_bounds.chapters.perceptron.examples import worked_example

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/mistake_bounds/chapters/perceptron/theorem.py"

CHANGES = {
    "the update subtracts": ("does(w.next == w + y * x)", "does(w.next == w - y * x)"),
    "labels are ±2": ("y**2 == 1", "y**2 == 4"),
    "a mistake is a right answer": ("does(y * dot(w, x) <= 0)", "does(y * dot(w, x) >= 0)"),
    "the ball is half as large": ("assume(norm2(x) <= R**2)", "assume(2 * norm2(x) <= R**2)"),
    "the margin is twice as large": ("y * dot(u, x) >= γ", "y * dot(u, x) >= 2 * γ"),
    "growth is half as large": ("norm2(w) + R**2, radius", "norm2(w) + R**2 / 2, radius"),
    "the start is not zero": ("start=0, vector=True", "vector=True"),
}


def edited(old, new) -> str:
    text = SOURCE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {SOURCE.name} exactly once: mend this test"
    return text.replace(old, new)


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_claim_breaks_the_proof_or_the_check_on_a_run(change, tmp_path):
    path = tmp_path / "changed.py"
    path.write_text(edited(*CHANGES[change]), encoding="utf-8")
    changed = runpy.run_path(str(path))
    run = play(Perceptron(tie=0), worked_example())
    try:
        noticed = not changed["mistake_bound"]().on(run, (1, 0)).check
    except Exception as error:  # the proof does not go through: which rule refuses depends on the change
        noticed = type(error).__module__.startswith("mistake_bounds.")
    assert noticed

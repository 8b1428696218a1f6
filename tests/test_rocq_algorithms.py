"""The algorithms in Rocq: the stored runs are the chapters', Rocq computes them, and what was changed it refuses."""

import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import pytest
from thorough import THOROUGH

import mistake_bounds.proof.rocq.examples as written
from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters import each
from mistake_bounds.chapters.perceptron.rocq import perceptron
from mistake_bounds.chapters.winnow_ors.rocq import winnow
from mistake_bounds.proof.rocq.accepted import by_hand

ROOT = Path(__file__).parents[1]
ROCQ = Path(written.__file__).parent
needs_rocq = pytest.mark.skipif(
    not shutil.which("coqc"), reason="coqc is not installed (Debian: apt install coq): no run was computed by Rocq"
)


@pytest.fixture(scope="module")
def stored() -> str:
    return (ROCQ / "runs.v").read_text(encoding="utf-8")


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import rocq_runs

    return rocq_runs


def test_data_is_read_from_the_chapter_that_writes_it_out(tool):
    assert tool.written_in("winnow-ors", "few").X[0] == (1, 0, 1, 1)
    with pytest.raises(tool.NotInChapter, match="no cell of winnow-ors"):
        tool.written_in("winnow-ors", "fewer")


one = Examples([(1, 0)], [+1])


@pytest.mark.parametrize(
    "write, run, reason",
    [
        (perceptron, play(Perceptron(rate=2), one), "take the rate 1"),
        (perceptron, play(Perceptron(), Examples([(Fraction(1, 2),)], [+1])), "no whole number"),
        (winnow, play(Winnow(threshold=1), one), "Rocq's Winnow has n, which is 2"),
        (winnow, play(Winnow(factor=1.5), one), "no fraction"),
    ],
)
def test_a_run_without_an_algorithm_in_rocq_is_refused_by_name(write, run, reason):
    with pytest.raises(written.NotInRocq, match=reason):
        write(run)


def test_nothing_is_assumed():
    for name, written_out in by_hand().items():
        text = re.sub(r"\(\*.*?\*\)", "", written_out, flags=re.S)
        assert not re.search(r"\b(Axiom|Conjecture|Parameter|Admitted|admit|Abort|Unset|bypass_check)\b", text), name
        # what a section assumes is a premise of what leaves it; the statements of bounds.v stand in none
        assert name != "bounds" or not re.search(r"\b(Section|Variable|Hypothesis|Context)\b", text)
    statements = (ROCQ / "bounds.v").read_text(encoding="utf-8")
    proved = re.findall(r"^Theorem (\w+)", statements, re.M)
    statement = statements[statements.index("Definition all_bounds") :]
    assert len(proved) >= 12 and all(re.search(rf"\b{name}\b", statement) for name in proved)


SMALL = 10_000  # signs of a run that Rocq computes at once


@needs_rocq
@pytest.mark.slow
def test_rocq_computes_runs_and_refuses_changed_ends_and_changed_algorithms(stored, tmp_path):
    head = stored[: stored.index("\nExample")]
    runs = re.findall(r"^(Example \w+ : .* = (\(.*, (\d+)%nat\)))\.$", stored, re.M)
    small = [run for run in runs if len(run[0]) < SMALL]
    assert len(small) >= 12
    (tmp_path / "algorithms.v").write_text((ROCQ / "algorithms.v").read_text(encoding="utf-8"), encoding="utf-8")
    # each run unchanged, then with a mistake more, and with no weights: there the two ends are not the same
    tried = [head]
    for statement, end, mistakes in small:
        ran = statement[: -len(end)]
        weights = end[1 : end.rindex(",")]
        tried.append(f"{statement}. Proof. vm_compute. reflexivity. Qed.")
        no_weights = "[]%Z" if "%Z" in weights else "[]"
        for wrong in (f"({weights}, {int(mistakes) + 1}%nat)", f"({no_weights}, {mistakes}%nat)"):
            tried.append(f"Goal {ran.partition(' : ')[2]}{wrong}. Proof. vm_compute. Fail reflexivity. Abort.")
    (tmp_path / "tried.v").write_text("\n".join(tried), encoding="utf-8")
    _coqc(tmp_path, "algorithms")
    _coqc(tmp_path, "tried")
    text = "\n".join([head, *(f"{run[0]}. Proof. vm_compute. reflexivity. Qed." for run in small)])
    algorithms = (ROCQ / "algorithms.v").read_text(encoding="utf-8")
    (tmp_path / "runs.v").write_text(text, encoding="utf-8")
    accepted = []
    changes = [change for own in each("rocq", "WRONG_ALGORITHMS") for change in own]
    for old, new in changes if THOROUGH else changes[:1]:
        assert algorithms.count(old) == 1, old
        (tmp_path / "algorithms.v").write_text(algorithms.replace(old, new), encoding="utf-8")
        _coqc(tmp_path, "algorithms")
        try:
            _coqc(tmp_path, "runs")
        except AssertionError as refusal:
            assert "Unable to unify" in str(refusal), new
        else:
            accepted.append(new)
    assert not accepted


def _coqc(folder: Path, name: str) -> str:
    """What Rocq prints of a file that it accepts; an AssertionError with what it says of any other."""
    done = subprocess.run(["coqc", "-q", f"{name}.v"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

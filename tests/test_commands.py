"""A module of somebody else: addresses in it, its exercises, and the commands that judge it; and a claim as data."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mistake_bounds.__main__ import main
from mistake_bounds.commands import rocq
from mistake_bounds.proof import replay
from mistake_bounds.site.exercises import check, of_page
from mistake_bounds.theorems.address import NoSuchClaim, claims_at, latex_at, proofs_at

MODULE = '''
"""Notes of somebody else."""
from mistake_bounds.exercises import numbers
from mistake_bounds.proof import claim, dot, norm2, prove, scalars, telescope, vectors
from mistake_bounds.theory import Theory, fixed, have

print("imported")
x, u = vectors("x u")
f, f_next, f_T, best, T = scalars("f f^+ f_T f_* T")


def rate():
    step = prove(claim(f_next - best <= f - best - 1, "step (*)"), [f_next <= f - 2])
    return telescope(f - best, [(step, T)], [(f, 1, f_next, f_T)], [best], at_least=False, over="step", name="rate")


several = (prove(claim(2*dot(x, u) <= norm2(x) + norm2(u), "both")), prove(claim(f**2 >= 0, "both")))
false = prove(f >= 1)
nothing = 7


class Squares(Theory):
    n = fixed("a number")
    positive = have(n**2 >= 0)


def broken():
    return 1 / 0


EXERCISES = (numbers("two", ["n"], lambda: [2], "Yes.", []),)
'''


@pytest.fixture
def notes(tmp_path, monkeypatch):
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "gd.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "notes" / "bad.py").write_text("1 +", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "notes"]:
        monkeypatch.delitem(sys.modules, name)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "notes"]:
        del sys.modules[name]


def test_an_address_is_any_name_that_can_be_imported(notes):
    assert latex_at("notes.gd:rate") == r"f_{T} - f_{*} \le 1 - T - f_{*}"
    assert [one.name for one in claims_at("notes.gd:several[both]")] == ["both", "both"]
    assert (
        proofs_at("notes.gd:Squares.positive")[0].claim.name == "positive" and len(proofs_at("notes.gd:Squares")) == 1
    )
    for address in ("notes.gd:nobody", "notes.none:rate", "notes.gd:false", "notes.gd:several[no]"):
        with pytest.raises(NoSuchClaim):
            claims_at(address)


def test_a_page_of_ones_own_has_exercises(notes):
    assert check("notes.gd", "two", ["2"])["right"] and not check("notes.gd:EXERCISES", "two", ["3"])["right"]
    assert of_page("notes.none") == ()


def test_the_commands_judge_what_is_proved(notes, capsys):
    assert main(["check", "notes.gd:rate"]) == 0 and "accepted: rate: " in capsys.readouterr().out
    assert main(["check", "notes.gd:false"]) == 1 and "Refuted" in capsys.readouterr().out
    for address in ("notes.gd:nothing", "notes.gd:nobody", "notes.bad:rate", "notes.gd:broken", "gd", "no.such:thing"):
        assert main(["check", address]) == 2
        said = capsys.readouterr()
        assert not said.out and said.err.startswith("check: ") and said.err.count("\n") == 1, address
    assert main(["rocq", "notes.gd:rate", "-o", "my-rate.v"]) == 2 and not Path("my-rate.v").exists()


@pytest.mark.parametrize(
    ("address", "file"),
    [
        *((one, "out.v") for one in ("notes.gd:rate", "notes.gd:several", "notes.gd:Squares")),
        ("perceptron.mistake_bound", "out.v"),
        ("bandits.below_exponential", "below_the_exponential.v"),  # which the claim is called as well
    ],
)
def test_coqc_accepts_a_file_by_itself(notes, capsys, address, file):
    assert main(["rocq", address, "-o", file]) == 0
    assert capsys.readouterr().out.startswith(f"Wrote {file}: theorem_")
    if shutil.which("coqc"):
        done = subprocess.run(["coqc", "-q", file], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_without_a_file_the_text_is_printed_alone(notes, capsys):
    assert main(["rocq", "notes.gd:rate"]) == 0
    said = capsys.readouterr()
    assert said.out.strip() == rocq("notes.gd:rate")[0].strip() and "imported" in said.err


@pytest.mark.parametrize(
    "asked, verdict_, status",
    [
        ({"scalars": "a b", "claim": "2ab <= a^2 + b^2"}, "proved", 0),
        ({"scalars": ["a"], "claim": "a^2 > 0"}, "refuted", 1),
        ({"scalars": "a b", "given": ["a >= b", "b >= a + 1"], "claim": "a = 7"}, "contradiction", 1),
        ({"scalars": "f_* f", "given": {"best": "f_* <= f"}, "claim": "3 f_* <= 2 f + f_*"}, "proved", 0),
        ({"scalars": "a", "claim": "b >= 0"}, "refused", 2),
        ({"scalars": "a", "claim": "a >= 0", "vector": "x"}, "refused", 2),
        ({"scalars": "a", "claim": 3}, "refused", 2),
        ({"scalars": "a", "claim": "a >= 0", "seconds": -1}, "refused", 2),
        ([], "refused", 2),
    ],
    ids=str,
)
def test_prove_answers_data_with_data(tmp_path, capsys, asked, verdict_, status):
    file = tmp_path / "claim.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    assert main(["prove", str(file)]) == status
    said = capsys.readouterr()
    answer = json.loads(said.out)
    assert answer["verdict"] == verdict_ and bool(said.err) == (status == 2)
    if verdict_ == "proved":
        assert replay(json.dumps(answer["derivation"]))


def test_prove_reads_no_other_file(tmp_path, capsys):
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name in ("bytes", "none"):
        assert main(["prove", str(tmp_path / name)]) == 2 and capsys.readouterr().err.startswith("prove: ")


PAGE = Path(__file__).parents[1] / "book" / "your-own-notes.ipynb"


def test_the_page_for_notes_of_ones_own_is_a_module_that_the_commands_take(tmp_path, monkeypatch, capsys):
    cells = json.loads(PAGE.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells]
    (tmp_path / "own_notes.py").write_text(
        "\n\n".join(text for cell, text in zip(cells, sources, strict=True) if cell["cell_type"] == "code"),
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["check", "own_notes:gradient_descent"]) == 0 and "accepted: rate: " in capsys.readouterr().out
    assert main(["rocq", "own_notes:gradient_descent", "-o", "rate.v"]) == 0
    assert latex_at("own_notes:gradient_descent[potential]") and latex_at("own_notes:Descent.rate")
    if shutil.which("coqc"):
        done = subprocess.run(["coqc", "-q", "rate.v"], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    capsys.readouterr()
    Path("claim.json").write_text(re.search(r"```json\n(.*?)```", "\n".join(sources), re.DOTALL)[1], encoding="utf-8")
    assert main(["prove", "claim.json"]) == 0
    del sys.modules["own_notes"]


def test_the_plugin_for_jupyter_book_2_quotes_claims_as_mystmd_asks(tmp_path):
    text = "".join("".join(cell["source"]) for cell in json.loads(PAGE.read_text(encoding="utf-8"))["cells"])
    plugin = re.search(r"```python\n(#!/usr/bin/env python\n.*?)```", text, re.DOTALL)[1]
    assert len(plugin.splitlines()) <= 10
    (tmp_path / "claims.py").write_text(plugin, encoding="utf-8")

    def asked(*words, given=None):
        command = [sys.executable, "claims.py", *words]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(
            command, cwd=tmp_path, input=json.dumps(given), capture_output=True, text=True, env={**os.environ, **path}
        )
        return json.loads(done.stdout) if done.returncode == 0 else done.stderr

    assert [role["name"] for role in asked()["roles"]] == ["claim"]
    (quoted,) = asked("--role", "claim", given={"name": "claim", "body": "perceptron.cauchy_schwarz"})
    assert quoted == {"type": "inlineMath", "value": latex_at("perceptron.cauchy_schwarz")}
    assert "NoSuchClaim" in asked("--role", "claim", given={"name": "claim", "body": "perceptron.gone"})

"""Processes with different hashes of texts give the same answers: no set lends its order to what is found or shown.

Another process starts once and answers all the questions, as this one does, whose hashes are its own.  It searches what
it shows again, while this one has what is on file.  THOROUGH=1 asks six others, and of every proof.
"""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from functools import cache
from unittest.mock import patch

import pytest
from thorough import THOROUGH

from mistake_bounds.proof.search import recorded

pytestmark = pytest.mark.slow
SEEDS = ("1", "4", "0", "2", "7", "4242")[: 6 if THOROUGH else 1]

VERDICTS = """
from mistake_bounds.proof import *
from mistake_bounds.proof.kernel.shown import plain_of
w, x, u = vectors("w x u"); a, b, y, R, gamma = scalars("a b y R gamma")
label, mistake, radius = Eq(y**2, 1), y*dot(w, x) <= 0, norm2(x) <= R**2
for goal, given in [
    (norm2(w + y*x) <= norm2(w) + R**2, [label, mistake, radius]),
    (norm2(w + y*x) <= norm2(w) + R**2, [label, radius]),
    (norm2(w + y*x - u) <= norm2(w - u) + R**2 - 2*gamma, [label, mistake, radius, y*dot(u, x) >= gamma]),
    (dot(u, w)**2 <= norm2(u)*norm2(w), [norm2(u) > 0]),
    (a*b <= 1, [a >= 0, b >= 0, a + b <= 3]),
    (a**2 + b**2 >= 2*a*b + a, []),
    (a <= b, [a**2 <= b**2, b >= 0]),
]:
    answer = prove(goal, given)
    print(plain_of(answer))
    print(answer.certificate.to_json() if answer else answer.counterexample)
"""

# Every statement of the book, or those of some chapters: the whole search takes half a minute of processor time.
SOME = """
some = (perceptron.mistake_bound(), winnow.noisy(), infinite_attributes.mistake_bound())
made = (*(proof for theorem in some for proof in theorem.proofs), infinite_attributes.in_n_and_r())
"""
DERIVED = f"""
from mistake_bounds.theorems import infinite_attributes, perceptron, winnow
{"from mistake_bounds.theorems.book import derivations; made = derivations()" if THOROUGH else SOME}
"""
SEARCHED = "import json\nfrom mistake_bounds.proof.search.recorded import collecting\nwith collecting() as found:" + (
    DERIVED.replace("\n", "\n    ") + "\nprint(json.dumps(found))"
)
PROOFS = f"""
import mistake_bounds.theorem
{DERIVED}
for proof in made:
    print(proof._repr_html_(), repr(proof), sep="\\n")
"""

ROWS = """
from mistake_bounds import Winnow, play
from mistake_bounds.streams import disjunction
from mistake_bounds.theorems import winnow
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.chapters.winnow_ors.theorem import read_sharper
p = disjunction(200, 8, 2, 4, seed=1)
run = play(Winnow(), p.examples)
print(check_proof(winnow.sharper(), read_sharper(run, p.relevant), ("promotion", "demotion")))
"""

# What a process has proved it keeps: the first question is the one that is to be searched again.
ANSWERING = """
import contextlib, gc, io, json, sys
gc.set_threshold(100_000, 50, 100)
answers = {}
for name, question in json.load(sys.stdin).items():
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(question, {})
    answers[name] = said.getvalue()
print(json.dumps(answers))
"""


@cache
def answers() -> tuple[dict[str, str], ...]:
    """What this process says, and one for each seed."""
    of_all = {"proofs": PROOFS, "verdicts": VERDICTS, "rows": ROWS}
    first = {"searched": SEARCHED} | of_all
    said_here = io.StringIO()
    with redirect_stdout(said_here), patch.object(sys, "stdin", io.StringIO(json.dumps(of_all))):
        exec(ANSWERING, {})
    path = os.pathsep.join(filter(None, sys.path))
    return json.loads(said_here.getvalue()), *(
        json.loads(
            subprocess.run(
                [sys.executable, "-c", ANSWERING],
                env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path, "PYTHONUTF8": "1"},
                input=json.dumps(of_all if k else first),
                capture_output=True,
                text=True,
                encoding="utf-8",
                check=True,
            ).stdout
        )
        for k, seed in enumerate(SEEDS)
    )


def the_one_answer(question: str) -> str:
    (answer,) = {answer[question] for answer in answers()}
    return answer


def test_certificates_and_counterexamples_are_the_same():
    answer = the_one_answer("verdicts")
    assert "Proved" in answer and "Refuted" in answer


def test_searching_anew_finds_a_proof_for_each_and_the_same():
    """Nothing rests on the recorded certificates: without them the search comes to what is on file."""
    found, on_file = json.loads(answers()[1]["searched"]), recorded.read_file(recorded.THEOREMS)
    assert len(found) > 50 and not {key for key in found if found[key] != on_file.get(key)}, "run: make notebooks"
    assert not THOROUGH or found == on_file, "run: make notebooks"


def test_every_proof_of_the_book_looks_the_same():
    """What a proof rests on is a set: two hypotheses of one name must not change places from run to run."""
    assert "logarithm" in the_one_answer("proofs")


def test_the_rows_of_a_check_come_in_one_order():
    """Sets of hypotheses have none of their own."""
    assert "relevant attribute" in the_one_answer("rows")

"""The book in Rocq: the exported files say what the book says, and Rocq refuses what was changed."""

import json
import shutil

import pytest
import rocq_reader as reader
from sympy import Eq
from thorough import THOROUGH

from mistake_bounds.chapters.boosting_and_games.games import Matching
from mistake_bounds.proof import Antisymmetry, dot, norm2, prove, scalars, vectors
from mistake_bounds.proof.rocq.names import NameClash, NoName, identifiers
from mistake_bounds.theorems import perceptron
from mistake_bounds.theory import have
from tools import attack_rocq, export_proofs, export_rocq, judge_rocq

needs_rocq = pytest.mark.skipif(
    not shutil.which("coqc"), reason="coqc is not installed (Debian: apt install coq): no proof was judged by Rocq"
)


@pytest.fixture(scope="module")
def exported() -> dict[str, str]:
    """The files, in the order in which each rests on those before it."""
    return export_rocq.proofs_texts()


@pytest.fixture(scope="module")
def read(exported):
    """Each statement of the files after the prelude: (kind, name, conclusion, hypotheses)."""
    one, texts = reader.Reader(), [*exported.values()]
    texts[0] = texts[0][texts[0].index(attack_rocq.PROVED) :]
    return [found for text in texts for found in one.statements(text)]


def test_every_statement_of_the_files_is_one_of_the_book_and_every_one_of_the_book_stands_there(read):
    steps = json.loads(export_proofs.derivations_text())["derivation"]
    book = {(reader.claim(step["claim"]), frozenset(map(reader.hypothesis, step["given"]))) for step in steps}
    rocq = {(claim, frozenset(given)) for kind, name, claim, given in read if kind == "Lemma" and not _of_runs(name)}
    assert rocq == book and len(book) > 1000


def test_the_reader_sees_a_change_of_one_number(exported):
    text = exported["proofs.v"]
    begin = text.index(attack_rocq.PROVED)
    lemma = text[begin : text.index("Qed.", begin)]
    one, other = (list(reader.Reader().statements(text)) for text in (lemma, lemma.replace("+ γ.", "+ 2 * γ.")))
    assert one[0][1] == other[0][1] and one[0][3] == other[0][3] and one[0][2] != other[0][2]


def test_a_theorem_about_one_run_says_what_the_book_concludes(read):
    """Its claims are those of the conclusion, but that a count is not negative; its rows say what those rows say."""
    stated = {name: (claim, given) for kind, name, claim, given in read if kind == "Theorem"}
    lemmas = {}
    for kind, _, claim, given in read:
        if kind == "Lemma":
            lemmas.setdefault(claim, []).append(given)
    assert len(stated) > 40
    for name, (claim, given) in stated.items():
        claims, rows = _apart(given)
        fits = [one for one in lemmas[claim] if claims <= _apart(one)[0] and _are_counts(_apart(one)[0] - claims, one)]
        assert any(_together(_apart(one)[1]) == _together(rows) for one in fits), name


def _of_runs(name: str) -> bool:
    return name.rpartition(".")[2].startswith("run_over_")


def _apart(given) -> tuple[frozenset, tuple]:
    return frozenset(g for g in given if g[0] != "row"), tuple(g for g in given if g[0] == "row")


def _are_counts(left_out, given) -> bool:
    """Is what was left out that a count of one of the rows is not negative?"""
    counts = {count for row in _apart(given)[1] for count, _ in row[3]}
    return left_out <= {(">=", reader.number("name", count)) for count in counts}


def _together(rows) -> dict:
    """What the rows say of each count's steps, and what they say changes."""
    found, state = {}, set()
    for _, _, changes, kinds in rows:
        state |= {*changes}
        for count, held in kinds:
            found[count] = found.get(count, frozenset()) | held
    return {"kinds": found, "state": state}


def test_names_that_would_be_one_are_refused_by_name():
    with pytest.raises(NameClash, match="would be x_prime in Rocq"):
        identifiers(["x'", "x_prime"])
    with pytest.raises(NameClash, match="would be space_ in Rocq"):
        identifiers(["space", "space_"])
    with pytest.raises(NoName):
        identifiers(["()"])


def test_without_rocq_one_line_says_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setenv("NOT_TESTED", str(tmp_path / "record"))
    assert judge_rocq.judge(once=True) == 0
    assert capsys.readouterr().out == judge_rocq.MISSING + "\n" and "apt install coq" in judge_rocq.MISSING
    assert (tmp_path / "record").read_text(encoding="utf-8").strip() == judge_rocq.MISSING


@needs_rocq
@pytest.mark.parametrize(
    "text, found",
    [
        ("Lemma two : False.\nProof. exact one. Qed.\n", "does not accept wrong.v"),
        ("Axiom cheat : False.\nLemma two : False.\nProof. exact cheat. Qed.\n", "Not Rocq's own about real numbers"),
    ],
)
def test_what_is_refused_or_rests_on_an_axiom_of_ours_is_not_recorded(monkeypatch, tmp_path, capsys, text, found):
    files = {"right.v": "Lemma one : True.\nProof. exact I. Qed.\n", "wrong.v": f"Require Import right.\n{text}"}
    monkeypatch.setattr(judge_rocq, "RECORD", tmp_path / "accepted.json")
    monkeypatch.setattr(judge_rocq, "WORK", tmp_path / "work")
    monkeypatch.setattr(judge_rocq, "judged", lambda proofs: files)
    assert judge_rocq.judge(once=True) == 1
    output = capsys.readouterr().out
    assert "accepts right.v: 1 statements" in output and found in output
    assert not judge_rocq.RECORD.exists()


@needs_rocq
@pytest.mark.slow
def test_changed_certificates_are_refused_and_unchanged_ones_accepted(tmp_path):
    """A sample of `make rocq-attack`: the Perceptron's module, each certificate of which also has to pass unchanged."""
    theorem = perceptron.mistake_bound()
    book = export_rocq.exported({"book.v": [(theorem.name, theorem.proofs, theorem.conclusion)]})
    attack_rocq.compiled(book, tmp_path)
    assert sum(attack_rocq.refused_certificates(book, 1000 if THOROUGH else 24, tmp_path).values()) >= 12
    assert attack_rocq.refused_axioms(book, tmp_path)
    if THOROUGH:
        assert attack_rocq.refused_forgeries(book, 2, tmp_path)["Rocq"] > 5
        assert attack_rocq.refused_files([attack_rocq.as_text(book)], 12, tmp_path).total() > 12


@needs_rocq
def test_rocq_accepts_an_equation_from_both_sides(tmp_path):
    """No theorem of the book rests on the rule yet; the inequalities are written in other ways than the equation."""
    a, b, y = scalars("a b y")
    w, x = vectors("w x")
    asked = {
        "root": (Eq(y, 1), [Eq(y**2, 1), y > 0]),
        "same": (Eq(a, b + 1), [b - a >= -1, b + 1 <= a]),
        "lengths": (Eq(dot(w, x), 0), [Eq(norm2(w), 0)]),
    }
    proofs = [prove(*question, name=name) for name, question in asked.items()]
    assert all(type(proof.by) is Antisymmetry for proof in proofs)
    attack_rocq.compiled(export_rocq.exported({"book.v": [("Equations", proofs, None)]}), tmp_path)


@needs_rocq
def test_rocq_accepts_claims_kept_together_each_with_the_letters_that_it_binds(tmp_path):
    """Both begin with 0 ≤ 0, proved already with a letter of another row."""
    a = Matching
    line = have(a.P_T**2 <= a.T * a.B**2, a.one_of_them, a.total_growth, name="one square")
    attack_rocq.compiled(export_rocq.exported({"book.v": [("Matching", [line.proof], None)]}), tmp_path)

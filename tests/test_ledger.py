"""The ledger is complete, its verdicts refuse what does not support them, its page is up to date."""

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from mistake_bounds import ledger
from mistake_bounds.ledger import (
    CHAPTERS,
    MIME,
    OUTCOMES,
    SEVERITIES,
    BadNotebook,
    Record,
    UnknownRow,
    VerdictError,
    collect,
    errata,
    lectures,
    render,
    rows,
    unchecked,
    verdict,
)
from mistake_bounds.ledger.__main__ import main

BOOK = Path(__file__).parent.parent / "book"
NOTEBOOKS = ledger.notebooks_in(BOOK)

ROWS_PER_LECTURE = {"S0": 27, "S1": 27, "S2": 38, "S3": 25, "S4": 34}
KINDS = {
    "definition",
    "algorithm",
    "theorem",
    "claim",
    "step",
    "example",
    "table",
    "comparison",
    "remark",
    "open question",
}


# --- the data ---------------------------------------------------------------------------------


def test_every_statement_of_the_five_lectures_is_there_once_and_in_order():
    expected = [f"{s}-{i}" for s, count in ROWS_PER_LECTURE.items() for i in range(1, count + 1)]
    assert [row.id for row in rows()] == expected
    assert len(rows()) == 151


def test_lectures_are_named():
    assert [lecture.id for lecture in lectures()] == list(ROWS_PER_LECTURE)
    assert all(lecture.title and lecture.course and lecture.date for lecture in lectures())


def test_rows_use_the_known_words():
    for row in rows():
        assert row.kind in KINDS, row.id
        assert row.chapter in CHAPTERS, row.id
        assert row.expected in {*OUTCOMES, "not checkable"}, row.id
        assert row.where, row.id


def test_no_two_rows_say_the_same():
    statements = Counter(row.statement for row in rows())
    assert max(statements.values()) == 1


def test_every_chapter_has_rows():
    assert {row.chapter for row in rows()} == set(CHAPTERS)


def test_errata_are_numbered_and_described():
    assert [erratum.id for erratum in errata()] == [f"E{i}" for i in range(1, 46)]
    for erratum in errata():
        assert erratum.severity in SEVERITIES, erratum.id
        assert len(erratum.title.split()) <= 8, erratum.id
        assert erratum.said and erratum.fails and erratum.repaired, erratum.id


def test_rows_and_errata_name_each_other():
    from_rows = {(row.id, e) for row in rows() for e in row.errata}
    from_errata = {(id_, erratum.id) for erratum in errata() for id_ in erratum.lectures}
    assert from_rows == from_errata
    assert {e for _, e in from_rows} == {erratum.id for erratum in errata()}


def texts():
    for row in rows():
        yield pytest.param(row.statement, id=row.id)
    for erratum in errata():
        for field in ("said", "fails", "repaired"):
            yield pytest.param(getattr(erratum, field), id=f"{erratum.id}-{field}")


@pytest.mark.parametrize("text", list(texts()))
def test_text_is_safe_in_a_table_and_in_mathjax(text):
    pieces = text.split("$")
    assert len(pieces) % 2, "a $ without its partner"
    assert not re.search(r"[|<>`\\]", "".join(pieces[::2])), "a character Markdown would read"
    for formula in pieces[1::2]:
        assert not re.search(r"[|<>]", formula), formula
        assert formula == formula.strip(), formula
        depth = 0
        for brace in re.findall(r"(?<!\\)[{}]", formula):
            depth += 1 if brace == "{" else -1
            assert depth >= 0, formula
        assert depth == 0, formula
        assert formula.count(r"\lVert") == formula.count(r"\rVert"), formula
        assert formula.count(r"\lvert") == formula.count(r"\rvert"), formula
        assert formula.count(r"\langle") == formula.count(r"\rangle"), formula


def test_the_data_stand_alone():
    for path in sorted(Path(ledger.__file__).parent.glob("*.*")):
        text, name = path.read_text(encoding="utf-8"), path.name
        assert not re.search(r"/work|/home|/tmp|shared/|LEDGER\.md|ERRATA\.md", text), name


# --- verdicts -----------------------------------------------------------------------------------


class Proved:
    pass


class Refuted:
    pass


class Unknown:
    pass


@dataclass
class Check:
    ok: bool

    def __bool__(self):
        return self.ok


@dataclass
class Careless:
    """A check that forgot to say when it is false."""

    ok: bool


class Timed:
    evidence = "every mistake of 1000 runs"


class Neither:
    def __bool__(self):
        raise TypeError("neither true nor false")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"holds": Proved()}, ("proved",)),
        ({"holds": True}, ("computed exactly",)),
        ({"holds": Check(True)}, ("run check",)),
        ({"holds": Timed()}, ("every mistake of 1000 runs",)),
        ({"holds": (Proved(), Check(True), Proved())}, ("proved", "run check")),
        ({"amended": (Proved(),)}, ("proved",)),
        ({"amended": (True, Proved())}, ("computed exactly", "proved")),
        ({"fails": True}, ("computed exactly",)),
        ({"fails": Refuted()}, ("refuted with numbers",)),
        ({"fails": Check(False)}, ("fails on a run",)),
        ({"fails": Careless(False)}, ("fails on a run",)),
        ({"fails": (Refuted(), Check(False))}, ("refuted with numbers", "fails on a run")),
    ],
)
def test_a_verdict_says_how_it_was_established(given, words):
    entry = verdict("S0-7", **given)
    assert (entry.outcome, entry.evidence) == (next(iter(given)), words)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"holds": None},
        {"holds": True, "fails": True},
        {"holds": False},
        {"holds": ()},
        {"holds": Refuted()},
        {"holds": Unknown()},
        {"holds": Check(False)},
        {"holds": Careless(False)},
        {"holds": (Proved(), Check(False))},
        {"holds": (Proved(), None)},
        {"holds": [False]},
        {"holds": "proved"},
        {"holds": (Proved(), (False,))},
        {"holds": Neither()},
        {"amended": ()},
        {"amended": Proved()},
        {"amended": (Proved(), Refuted())},
        {"amended": (Unknown(),)},
        {"amended": (Check(False), Proved())},
        {"fails": ()},
        {"fails": False},
        {"fails": 1},
        {"fails": Proved()},
        {"fails": Unknown()},
        {"fails": Check(True)},
        {"fails": (Refuted(), Check(True))},
        {"fails": [True]},
    ],
)
def test_a_verdict_refuses_what_does_not_support_it(given):
    with pytest.raises(VerdictError, match="S0-7"):
        verdict("S0-7", **given)


def test_a_refusal_names_the_evidence():
    with pytest.raises(VerdictError, match=r"S0-7 S0-9: holds= .* Check: Check\(ok=False\)"):
        verdict("S0-7 S0-9", holds=Check(False))


def test_numpy_and_sympy_truths_are_exact_truths():
    import numpy as np
    import sympy

    assert verdict("S0-7", holds=np.True_).evidence == ("computed exactly",)
    assert verdict("S0-7", fails=sympy.Rational(1, 3) < 1).evidence == ("computed exactly",)
    for wrong in (np.False_, sympy.false, np.array([True, False]), sympy.Symbol("x") < 1):
        with pytest.raises(VerdictError):
            verdict("S0-7", holds=wrong)
        with pytest.raises(VerdictError):
            verdict("S0-7", fails=wrong)


@pytest.mark.parametrize("ids", ["S0-70", "s0-7", "S5-1", "S0-7, S0-8", "E1", "", " "])
def test_an_unknown_row_is_refused(ids):
    with pytest.raises(UnknownRow):
        verdict(ids, holds=True)


def test_an_unknown_row_is_told_its_neighbours():
    with pytest.raises(UnknownRow, match="'s0-7'; nearest: S0-7"):
        verdict("s0-7", holds=True)


def test_an_entry_shows_itself_in_three_ways():
    entry = verdict("S0-7 S4-22", holds=Proved(), note="for $a < b$ & more")
    bundle = entry._repr_mimebundle_()
    assert bundle == {
        "text/plain": "S0-7, S4-22 hold (proved): for $a < b$ & more",
        "text/html": '<p class="mb-ledger"><a href="ledger.html#s0-7">S0-7</a>, '
        '<a href="ledger.html#s4-22">S4-22</a> <strong class="mb-holds">hold</strong> (proved) '
        'for <span class="math notranslate nohighlight">\\(a &lt; b\\)</span> &amp; more</p>',
        MIME: {
            "rows": ["S0-7", "S4-22"],
            "outcome": "holds",
            "evidence": ["proved"],
            "note": "for $a < b$ & more",
        },
    }
    json.dumps(bundle)
    assert repr(verdict("S0-7", holds=Proved())) == "S0-7 holds (proved)"


def test_an_entry_says_when_something_else_was_expected():
    entry = verdict("S0-7 S0-8", fails=True)
    assert [row.id for row in entry.unexpected] == ["S0-7"]
    assert repr(entry) == "S0-7, S0-8 fail (computed exactly) [expected: S0-7 holds]"
    assert "expected" not in repr(verdict("S0-8", fails=True))


def test_naming_a_row_twice_counts_once():
    assert verdict("S0-7 S0-7", holds=True).rows == ("S0-7",)


# --- collecting and rendering ---------------------------------------------------------------------


def notebook(path, *entries):
    """Write a notebook with a text cell and one code cell for each entry."""
    cells = [{"cell_type": "markdown", "source": "# A chapter"}]
    for entry in entries:
        data = entry._repr_mimebundle_() if isinstance(entry, ledger.Entry) else entry
        outputs = [
            {"output_type": "stream", "name": "stdout", "text": "…"},
            {"output_type": "execute_result", "data": data},
        ]
        cells.append({"cell_type": "code", "source": "", "outputs": outputs})
    path.write_text(json.dumps({"cells": cells, "nbformat": 4}), encoding="utf-8")
    return path


def test_collect_reads_the_outputs(tmp_path):
    one = notebook(
        tmp_path / "perceptron.ipynb",
        verdict("S4-22 S0-7", holds=Proved()),
        {"text/plain": "3"},
        verdict("S0-8", fails=(True, Refuted()), note="first mistake"),
    )
    two = notebook(tmp_path / "hyperplanes.ipynb", verdict("S0-7", holds=True))
    found = collect([one, two])
    assert list(found) == ["S0-7", "S0-8", "S4-22"]
    assert found["S0-7"] == [
        ("perceptron", 1, "holds", ("proved",), ""),
        ("hyperplanes", 1, "holds", ("computed exactly",), ""),
    ]
    assert found["S0-8"] == [("perceptron", 3, "fails", ("computed exactly", "refuted with numbers"), "first mistake")]


@pytest.mark.parametrize("text", ["", "not json", "[]", "{}"])
def test_collect_refuses_what_is_no_notebook(tmp_path, text):
    path = tmp_path / "chapter.ipynb"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadNotebook, match="chapter.ipynb"):
        collect([path])


@pytest.mark.parametrize(
    "data",
    [
        {"rows": ["S0-7"], "outcome": "proved", "evidence": [], "note": ""},
        {"rows": ["S0-7"], "evidence": [], "note": ""},
        ["S0-7"],
    ],
)
def test_collect_refuses_what_is_no_verdict(tmp_path, data):
    path = notebook(tmp_path / "chapter.ipynb", {MIME: data})
    with pytest.raises(BadNotebook, match="chapter.ipynb, cell 1"):
        collect([path])


def test_collect_refuses_an_unknown_row(tmp_path):
    data = {"rows": ["S0-70"], "outcome": "holds", "evidence": [], "note": ""}
    path = notebook(tmp_path / "chapter.ipynb", {MIME: data})
    with pytest.raises(UnknownRow, match="chapter.ipynb, cell 1.*S0-70"):
        collect([path])


def block(page, id_):
    """The part of the page between the anchor of a row or an erratum and the end of its box."""
    return page.partition(f"\n({id_.lower()})=\n")[2].partition("\n:::\n")[0]


def test_every_row_and_erratum_can_be_linked_to():
    page = render({})
    anchors = re.findall(r"^\((.+)\)=$", page, re.MULTILINE)
    ids = [*(row.id for row in rows()), *(erratum.id for erratum in errata())]
    assert sorted(anchors) == sorted([*(id_.lower() for id_ in ids), "errata"])
    assert set(re.findall(r"\]\(#(.+?)\)", page)) <= set(anchors)
    for row in rows():
        assert row.statement in block(page, row.id)
    for erratum in errata():
        assert erratum.repaired in block(page, erratum.id)


def test_nothing_is_claimed_before_it_is_checked():
    page = render({})
    assert not re.findall(r"^\[(?:holds|fails).*", page, re.MULTILINE)
    assert ".ipynb" not in page
    assert "chapter to come: Winnow for k of r" in block(page, "S2-9")
    assert "nothing to check" in block(page, "S3-24")
    assert "| Checked | 0 | 0 | 0 | 0 | 0 | 0 |" in page


def test_the_page_says_what_came_out_and_where():
    records = {
        "S0-7": [
            Record("perceptron", 4, "holds", ("proved",), ""),
            Record("perceptron", 9, "holds", ("proved", "run check"), "on the <digits>, $M_+ = 3$"),
            Record("other-page", 1, "amended", ("computed exactly",), ""),
        ],
        "S0-8": [Record("perceptron", 5, "fails", ("refuted with numbers",), "")],
    }
    page = render(records, ["perceptron", "hyperplanes"])
    assert block(page, "S0-7").splitlines()[-1] == (
        "[holds as amended]{.mb-verdict-word} · proved, run check in [](perceptron.ipynb): "
        "on the \\<digits\\>, $M_+ = 3$ · computed exactly in [](other-page.ipynb)"
    )
    assert "[fails]{.mb-verdict-word} · refuted with numbers" in block(page, "S0-8")
    assert "mb-refuted" in block(page, "S0-8")
    assert "[E30](#e30)" in block(page, "S0-8")
    assert "**Shown in:** [](perceptron.ipynb)" in block(page, "E30")
    assert "**Chapter to come:** Winnow for k of r" in block(page, "E7")
    assert "not checked yet in [](perceptron.ipynb)" in block(page, "S0-9")
    assert "| Rows | 27 | 27 | 38 | 25 | 34 | 151 |" in page
    assert "| Checked | 2 | 0 | 0 | 0 | 0 | 2 |" in page
    assert "| Fails | 1 | 0 | 0 | 0 | 0 | 1 |" in page


def test_every_count_adds_up():
    records = {row.id: [Record("a", 0, "holds", (), "")] for row in rows()[::3]}
    lines = re.findall(r"^\| (\w[\w ]+?) \| ([\d| ]+) \|$", render(records), re.MULTILINE)
    count = {title: [int(n) for n in numbers.split("|")] for title, numbers in lines}
    assert count["Rows"] == [*ROWS_PER_LECTURE.values(), 151]
    for column in range(6):
        of = {title: numbers[column] for title, numbers in count.items()}
        assert of["Checked"] == of["Holds"] + of["Holds as amended"] + of["Fails"]
        assert of["Rows"] == of["Checked"] + of["To come"] + of["Nothing to check"]


def test_the_command_writes_and_checks_the_page(tmp_path, capsys):
    notebook(tmp_path / "perceptron.ipynb", verdict("S0-7", holds=Proved()))
    assert main(["--check", str(tmp_path)]) == 1
    assert "ledger.md is not what the notebooks say" in capsys.readouterr().err
    assert not (tmp_path / "ledger.md").exists()
    assert main([str(tmp_path)]) == 0
    assert main(["--check", str(tmp_path)]) == 0
    notebook(tmp_path / "perceptron.ipynb", verdict("S0-7", fails=True))
    assert main(["--check", str(tmp_path)]) == 1


def test_the_command_refuses_what_is_no_folder(tmp_path, capsys):
    with pytest.raises(SystemExit) as exit_:
        main([str(tmp_path / "nowhere")])
    assert exit_.value.code == 2
    assert "nowhere is not a folder" in capsys.readouterr().err


# --- the book ---------------------------------------------------------------------------------------


@pytest.mark.skipif(not NOTEBOOKS, reason="the book has no notebooks yet")
def test_the_page_is_what_the_notebooks_say():
    page = (BOOK / "ledger.md").read_text(encoding="utf-8")
    assert page == ledger.page_of(BOOK), "write it: python -m mistake_bounds.ledger book"


@pytest.mark.parametrize("chapter", [path.stem for path in NOTEBOOKS if path.stem in CHAPTERS])
def test_every_statement_of_a_chapter_is_checked(chapter):
    missing = unchecked(collect(NOTEBOOKS), [chapter])
    assert not missing, f"{chapter} checks nothing of {', '.join(row.id for row in missing)}"

"""The bench: what is typed is understood or refused by name and place, and the answers are those announced.

In the browser one story is skipped where there is no Chromium or no built site, or where the site has no Pyodide.
"""

import json
import re
from base64 import urlsafe_b64decode
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random

import pytest
from sympy import Eq
from test_live import packed, reader, session  # noqa: F401  fixtures
from test_site import SITE, axe_script, axe_violations, in_browser, parsed
from thorough import part_of, some_of

from mistake_bounds.chapters.perceptron.theorem import cauchy_schwarz
from mistake_bounds.proof import claim as claim_of
from mistake_bounds.proof import instantiate, prove, scalars
from mistake_bounds.proof.kernel.shown import html_of
from mistake_bounds.proof.show.forms import form
from mistake_bounds.site.bench import answer, quoting
from mistake_bounds.site.bench.answering import read
from mistake_bounds.site.bench.examples import BOXES, EXAMPLES
from mistake_bounds.site.bench.links import FIELDS, link
from mistake_bounds.theorems.address import proof_at

ROOT = Path(__file__).parent.parent
LETTERS = frozenset({"w", "x", "u", "w^+", "w_T", "x_1", "y", "R", "a", "b", "gamma", "epsilon", "l", "g", "n"})
VECTORS = ("w", "x", "u", "w^+", "w_T")


# --- what is understood -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ways", "means"),
    [
        (("||w + y x||^2 <= R^2", "‖w+yx‖² ≤ R²", "norm2(w + y*x) <= R**2", r"\lVert w + y x\rVert^{2} \le R^2",
          r"\|w + y\cdot x\|^2 \leq R^{2}", "dot(w + y*x, w + y*x) =< R*R", "norm(w + yx)**2 <= R^(2)"),
         "‖w + y·x‖² ≤ R²"),
        (("y <w, x> <= 0", "y w·x <= 0", "y*dot(w, x) ≤ 0", r"y \langle w, x \rangle \le 0", "(y w)·x<=0",
          "y*inner(w,x)⩽0", "y ⟨w, x⟩ ≤ 0"), "y·⟨w, x⟩ ≤ 0"),
        (("<w, x>>=a", "<w,x> ≥ a", "a =< <w, x>", "a <= <x, w>"), "⟨w, x⟩ ≥ a"),
        (("w^+ = w + y x", "w⁺ = w + y x", "w^{+} == w+y*x"), "w^+ = w + y·x"),
        (("gamma x1 < w_T·u", r"\gamma x_1 < <w_T, u>", "γ x₁ < dot(w_{T}, u)"), "x_1·γ < ⟨u, w_T⟩"),
        (("0.5a > ϵ − b", "a/2 > epsilon - b", "(1/2) a > ε – b", ".50 a > ε-b"), "a/2 > ε - b"),
        (("a*b/2*b = a", "(a b/2) b = a", "a·b·b ÷ 2 = a"), "a·b²/2 = a"),
        (("norm2(w)**2 >= 0", "(||w||^2)^2 >= 0", "||w||^4 >= 0", "‖w‖²‖w‖² >= 0"), "‖w‖⁴ ≥ 0"),
        (("||w + (||u||^2 - 1) x||^2 >= a", "‖w + (‖u‖² − 1) x‖² ≥ a"), "‖w + (‖u‖² − 1) x‖² ≥ a"),
        (("<w, <u, x> x> <= a", "<w, (u·x) x> <= a", "(u·x) <w,x> <= a"), "⟨u, x⟩⟨w, x⟩ ≤ a"),
        (("x₁y <= γ b", "x1 y <= γb", "x_{1}y <= γ b", "x_1*y <= gamma b"), "x_1·y ≤ γ·b"),
        (("lg <= lnR", "l g <= l n R", "gl <= nlR"), "l·g ≤ l·n·R"),
        (("w_{T}·x = lg(a + b)", "w_T·x = l g (a + b)"), "⟨w_T, x⟩ = l·g·(a + b)"),
        (("‖w‖_2^2 <= a", "||w||₂² <= a.", r"$\|w\|_{2}^2 \le a$", "‖w‖² ≤ a;"), "‖w‖² ≤ a"),
        (("-a^2 <= b", "0 - a^2 <= b", "−a² ≤ b"), "−(a²) ≤ b"),
    ],
)  # fmt: skip
def test_the_ways_to_write_a_claim_say_the_same(ways, means):
    wanted = form(means, VECTORS, among=LETTERS).claim
    assert {form(way, VECTORS, among=LETTERS).claim for way in ways} == {wanted}


# What a newcomer types, and a word that the answer has for it.
REFUSED = [
    ("a <= b ; import os", "NotAForm", 8, ""),
    ("__import__('os')", "NotAForm", 1, ""),
    ("a <= loss", "UnknownLetter", 6, "under Vectors or under Numbers"),
    ("w_T·w <= a", "UnknownLetter", 1, ""),
    ("a <= log(b)", "NotAForm", 6, "no logarithms"),
    ("a <= max(a, b)", "NotAForm", 6, "m >= a"),
    ("|a| <= b", "NotAForm", 1, "-a <= b"),
    ("a != b", "NotAForm", 3, ""),
    ("a^b <= 1", "NotAForm", 2, "whole number"),
    ("w^T x <= 1", "NotAForm", 2, "<w, x>"),
    (r"w^{\top} x <= a", "NotAForm", 2, "<w, x>"),
    ("w.x <= a", "NotAForm", 2, "<w, x>"),
    ("w x <= a", "NotAForm", 3, "<w, x>"),
    ("<w x> <= a", "NotAForm", 1, "a comma"),
    ("(a + b <= 2", "NotAForm", 8, ""),
    ("a + b) <= 2", "NotAForm", 6, ""),
    ("(a] <= 2", "NotAForm", 3, ""),
    ("⟨w⟩ <= 2", "NotAForm", 3, ""),
    ("<w, x, w> <= 2", "NotAForm", 6, ""),
    ("a^2^3 <= b", "NotAForm", 4, "brackets"),
    (r"\frac{a}{b} <= 1", "NotAForm", 1, "with /"),
    ("a^2.5 <= b", "NotAForm", 4, "whole number"),
    ("a 2 <= b", "NotAForm", 3, ""),
    ("a >= 1,5", "NotAForm", 7, "1.5"),
    ("a >= 1e5", "NotAForm", 7, "written out"),
    ("a >= 50%", "NotAForm", 8, "1/2"),
    ("a <= ∞", "NotAForm", 6, "no infinity"),
    ("a >= 0 if b >= 0", "NotAForm", 8, "under Given"),
    ("\u0430 <= 1", "NotAForm", 1, "U+0430"),
    ("a^1/2 <= b", "Ambiguous", 2, ""),
    ("1/2 a <= b", "Ambiguous", 5, ""),
    ("a/b(a + b) <= b", "Ambiguous", 4, ""),
    ("0 <= a <= b", "TwoRelations", 8, ""),
    ("a + b", "NotAForm", 6, "<=, <, >=, > or = is missing"),
    ("a <=", "NotAForm", 5, "missing at the end"),
    ("<= b", "NotAForm", 1, "missing before ≤"),
    ("w + a <= b", "NotAForm", 3, ""),
    ("||w|| <= 1", "NotAForm", 1, "r^2 = ||w||^2"),
    ("||w||_1^2 <= a", "NotAForm", 6, "Euclidean"),
    ("w <= x", "NotAForm", 0, "vectors have no order"),
    ("<(1/a) w, x> <= 2", "MayBeZero", 0, "give a > 0"),
    ("1 <= 2", "NoLetter", 0, ""),
    ("a - a <= 2", "NoLetter", 0, ""),
    (" ", "OneClaim", 0, ""),
    ("a <= b\nb <= a", "OneClaim", 0, ""),
    ("w = 2 x", "VectorGoal", 0, "‖w - 2·x‖² ≤ 0, which says the same"),
    ("a/b <= 1", "MayBeZero", 0, ""),
    ("a^9999999 <= 1", "TooLarge", 2, ""),
    ("((9^9)^9)^9 <= a", "TooLarge", 10, ""),
    ("(a + b + y)^12 (a + b + y)^12 <= 1", "TooLarge", 16, ""),
    ("(a + b)" * 12 + " <= 1", "TooLarge", 71, ""),
    ("(" * 50 + "a" + ")" * 50 + " <= 1", "TooLarge", 21, ""),
    (f"{'9' * 130} <= a", "TooLarge", 1, ""),
    ("a + " * 5000 + "a <= 1", "TooLarge", 601, ""),
]
REFUSED_ELSEWHERE = [
    ("given", "w = 1", "NotAForm", 0),
    ("given", "b >= a", "GoalAmongHypotheses", 0),
    ("given", "a/(b - b) <= 1", "NotAForm", 2),
    ("given", "one: a <= 1\none: b <= 1", "TwoOfOneName", 0),
    ("given", "“a” & b: a <= 1", "BadName", 1),
    ("given", "a <= 1\n" * 21, "TooLarge", 0),
    ("scalars", "a b w", "SymbolClash", 0),
    ("scalars", "a ab", "NotAForm", 3),
    ("scalars", "a ≥ 0", "NotAForm", 3),
    ("scalars", " ".join(f"a{k}" for k in range(31)), "TooLarge", 0),
    ("using", "2", "NoLetter", 0),
    ("using", "1/a", "NotPolynomial", 0),
    ("using", "<" + "," * 10**5, "TooLarge", 601),
]


@pytest.mark.parametrize(("claim", "name", "column", "quoted"), REFUSED, ids=[repr(one[0])[:60] for one in REFUSED])
def test_what_is_not_understood_is_refused_by_name_and_place_with_what_to_type_instead(claim, name, column, quoted):
    response = answer(vectors="w x", scalars="a b y", claim=claim)
    refused = {"kind": "refused", "field": "claim", "name": name, "column": column}
    assert response | refused == response
    assert quoted in response["says"] and "html" not in response and len(response["says"]) < 400


@pytest.mark.parametrize(("field", "typed", "name", "column"), REFUSED_ELSEWHERE)
def test_what_is_not_understood_beside_the_claim_is_refused_too(field, typed, name, column):
    response = answer(**{"vectors": "w x", "scalars": "a b y", "claim": "a <= b + 1", field: typed})
    if name == "GoalAmongHypotheses":
        response = answer(scalars="a b", given=typed, claim="a <= b")
    assert (response["name"], response["column"]) == (name, column), response["says"]


SIGNS = """w x a b R γ w⁺ <w,x> ‖w‖² ||x||^2 ( ) + - * · / ^2 ² **3 <= >= < > = , 1 2 0.5 0 < ⟨ ⟩ ‖ || dot( norm2(
ln w·x gamma : name: \\frac \\le ⁺ ' _ { } | ≠ x1""".split()
LINES = (
    "<w, x> <= a",
    "||w + a x||^2 <= b",
    "a > 0",
    "b > 0",
    "a/b <= 1",
    "w⁺ = w + a x",
    "a^2 = 1",
    "R >= b",
    "a b >= 1",
    "a^2 + b^2 >= 2 a b",
    "a + b > 0",
)


def test_whatever_is_typed_is_answered():
    """No text makes anything fail: a campaign of lines at random, some of them of the language."""
    random, kinds = Random(3), set()

    def line():
        return random.choice(LINES) if random.random() < 0.8 else "".join(random.choices(SIGNS, k=random.randint(1, 6)))

    for _ in range(part_of(240)):
        given = "\n".join(line() for _ in range(random.randint(0, 3)))
        using = line() if random.random() < 0.2 else ""
        response = answer("w x w⁺", "a b R γ", given, using, line(), seconds=0.1)
        kinds.add(response["kind"])
    assert kinds >= {"refuted", "refused"}


def test_the_line_is_told_too_and_a_name_before_it_counts():
    """Lines are counted as a browser counts them."""
    response = answer(scalars="a", given="a <= 1\u2028\x0b\r\n\nlarge: a >= c", claim="a = 7")
    assert (response["field"], response["line"], response["column"]) == ("given", 3, 13)


# --- answers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.title)
def test_an_example_gets_the_answer_that_the_page_announces(example):
    response = answer(**example.fields)
    assert response["kind"] == example.kind
    assert json.loads(json.dumps(response)) == response
    assert ("Proved" in response["html"] + response["says"]) == (example.kind == "proved")


def test_a_refutation_puts_the_numbers_into_every_line():
    response = answer(vectors="w x", scalars="R", given="short: ||x||^2 <= R^2", claim="||w + x||^2 <= ||w||^2 + R^2")
    assert response["says"].startswith("Refuted: ‖w + x‖² ≤ ‖w‖² + R² fails at R = 1, w = (1), x = (1): 4 > 2")
    rows = re.findall(r"<tr><td>([^<]*)</td>.*?\\\(([^()]*)\\\)</span>, (holds|fails)</td>", response["html"])
    assert rows == [("short", r"1 \le 1", "holds"), ("claim", "4 &gt; 2", "fails")]


def test_a_fraction_is_put_in_as_it_was_written():
    response = answer(scalars="a b", given="b > 0", claim="a/b <= 1")
    (row,) = re.findall(r"<td>claim</td>.*?</tr>", response["html"])
    assert (
        response["kind"] == "refuted"
        and r"\frac{a}{b} \le 1" in row
        and "&gt; 1" in row
        and row.endswith(", fails</td></tr>")
    )
    response = answer(scalars="a b", given="b > 0\na + 1 <= b", claim="a/b <= 1")
    assert response["says"].startswith("Proved: a/b ≤ 1, by") and r"\frac{a}{b} \le 1" in response["html"]


def test_a_proof_says_what_it_does_not_need_and_that_what_is_given_can_be_met():
    response = answer(scalars="a b", given="a >= 1\nidle: b >= 1", claim="a >= 0")
    rests, _, spare = re.search(r"<p>It rests on (.*?)</p>", response["html"])[1].partition("Not needed")
    assert r"a \ge 1" in rests and "idle" not in rests and "idle" in spare
    assert "What is given can be met" in response["html"]


@pytest.mark.parametrize("claim", some_of(["||w||^2 <= 0", "a <= b"]))
def test_what_cannot_be_met_proves_nothing_whatever_is_claimed(claim):
    """Of the first claim the search finds a certificate before it sees that the lines contradict each other."""
    response = answer(
        vectors="w x", scalars="a b", given="<w, x> >= 1\n||w - x||^2 = 0\n||w||^2 < 1", claim=claim, seconds=0.2
    )
    assert response["kind"] == "contradiction" and "Proved" not in response["html"] + response["says"]


def test_what_is_unknown_does_not_sound_false():
    response = answer(**next(one for one in EXAMPLES if one.kind == "unknown").fields)
    text = re.sub(r"<[^>]*>", "", response["html"])
    assert "This says nothing against the claim" in text and "it may be true" in text and "Tried: " in text
    assert not re.search(r"\b(false|wrong|fails\b(?! either))", text)


def test_a_step_is_proved_before_it_is_used():
    response = answer(scalars="a b c", given="a <= b\nb <= c", using="a <= c", claim="a^3 <= a^2 c + (a - c)^2")
    assert response["kind"] == "proved"
    response = answer(scalars="a b", using="a <= b", claim="a <= b + 1")
    assert response["kind"] == "refuted" and response["html"].startswith(
        "<p>A step that the proof may use has to be proved first"
    )


LONG = {
    "scalars": "a b c d e f g h",
    "given": "\n".join(f"{letter} >= 0" for letter in "abcdefgh"),
    "claim": "a^4 b^2 + a^2 b^4 + c^6 + d e f g h >= 3 a^2 b^2 c^2",
}


def test_what_is_claimed_at_random_is_proved_or_refuted_as_the_numbers_have_it():
    """Python reads the same lines, and tries them on a grid and at each counterexample."""
    draw, grid, kinds = Random(8), list(product((-2, -1, 0, Fraction(1, 2), 1, 3), repeat=2)), []
    parts = ["a", "b", "(a - b)", "2*a", "a*b", "(a + 1)", "3", "(a + b)**2", "a**2", "b**2*a", "b/2"]

    def side():
        return draw.choice(("", "-")) + " + ".join(draw.choices(parts, k=draw.randint(1, 3)))

    for _ in range(part_of(36)):
        given = [f"{side()} {draw.choice(('<=', '>', '=='))} {side()}" for _ in range(draw.randint(0, 2))]
        left = side()
        claim = draw.choice((f"{left} <= {left} + ({side()})**2", f"{left} >= {side()}", *given))
        claim = claim.replace("<= ", "< 1 + ").replace("1 + -", "1 - ")
        response = answer(scalars="a b", given="\n".join(given), claim=claim, seconds=0.2)
        kinds.append(response["kind"] if response["kind"] != "refused" else response["name"])
        holds = lambda line, a, b: eval(line, {"a": Fraction(a), "b": Fraction(b)})
        met = [at for at in grid if all(holds(line, *at) for line in given)]
        if response["kind"] == "proved":
            assert all(holds(claim, *at) for at in met), (given, claim)
        elif response["kind"] == "contradiction":
            assert not met, (given, claim)
        elif response["kind"] == "refuted":
            found = dict(re.findall(r"\b([ab]) = (-?\d+(?:/\d+)?)", response["says"]))
            at = [Fraction(found.get(letter, 0)) for letter in "ab"]
            assert all(holds(line, *at) for line in given) and not holds(claim, *at), (given, claim)
        else:
            assert kinds[-1] in ("unknown", "GoalAmongHypotheses", "NeverHolds", "NoLetter"), response["says"]
    assert {"proved", "refuted"} <= set(kinds)


def test_names_are_text_in_every_part_of_an_answer():
    a = scalars("a")
    proof = prove(a <= 2, given=[claim_of(a <= 1, "<b onclick='x'>")])
    assert "<b" not in html_of(proof) + html_of(proof.certificate) and "&lt;b" in html_of(proof.certificate)
    equal = prove(a <= 2, given=[claim_of(Eq(a, 1), "<i>")])
    assert "<i>" not in html_of(equal.certificate) and "&lt;i&gt;" in html_of(equal.certificate)


def test_the_search_keeps_its_time_and_says_that_it_was_up():
    response = answer(**LONG, seconds=0.2)
    assert response["kind"] == "unknown" and "give the search longer" in response["html"]


# --- theorems ---------------------------------------------------------------------------------------

QUOTED = {
    "winnow.disjunctions[mistake bound]": "M < 3·L·r + 2",
    "perceptron.mistake_bound[mistake bound]": "M·γ² ≤ R²·‖u‖²",
    "imperfect.freund_schapire[mistake bound]": "Delta²·M·γ² ≤ (Delta²·‖u‖² + D²)·(Delta² + R²)",
    "conversion.in_logarithms": "ε·m·(1 - β) ≤ M·h + N",
    "gradient.regret[regret]": "2·η·(L_T - U_T) ≤ ‖u‖² + G²·T·η²",
    "halving.doublings": "p ≤ N",
    "pac.no_separator": "γ ≤ 0",
    "votes.little_memory": "⟨W⁺, v⟩ = c⁺·⟨v, w⁺⟩ - ⟨D⁺, v⟩",
}


@pytest.mark.parametrize("address", some_of([*QUOTED]))
def test_the_last_step_of_a_theorem_is_proved_on_the_bench_from_what_it_rests_on(address):
    typed = quoting.fields(proof_at(address))
    assert typed["claim"] == QUOTED[address]
    response = answer(**typed)
    assert response["kind"] == "proved" and "Not needed" not in response["html"]


def test_what_the_bench_cannot_read_or_reads_as_something_else_has_no_link(monkeypatch):
    for address, why in (("winnow.rounded_up", "by Instance"), ("halving.mistake_bound", "does not read")):
        with pytest.raises(quoting.NotOnTheBench, match=why):
            quoting.quoted(proof_at(address))
    with pytest.raises(quoting.NotOnTheBench, match="2000 are the most"):
        quoting.short_link({"claim": "a" * 2000})
    doubled = quoting.quoted(proof_at("halving.doublings"))
    assert [(letter.name, power.name) for letter, power in doubled.powers] == [("p", "2^M")] and not doubled.induction
    proof = proof_at("winnow.disjunctions[mistake bound]")
    for wrong in (("3·", "4·"), ("<", "≤"), ("M", "D")):
        with monkeypatch.context() as patch:
            patch.setattr(quoting, "as_typed", lambda thing, wrong=wrong: str(thing).replace(*wrong))
            with pytest.raises(quoting.NotOnTheBench, match="something else"):
                quoting.quoted(proof)


def test_what_a_chapter_proves_in_its_own_cells_is_on_the_bench_as_it_is_proved(session):  # noqa: F811
    cells = json.loads((ROOT / "book/margins.ipynb").read_text(encoding="utf-8"))["cells"]
    page = session.Page(["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"])
    namespace = {"display": lambda *shown: None}
    for k, cell in enumerate(page.cells):
        if any(f"board({proof}, " in cell.text for proof in ("nearest", "foot_on_it", "average")):
            for one in (*(one for _, one in page.above(k)), *cell.statements):
                eval(one.code, namespace)
    x, z, s, w, c = map(namespace.get, "xzswc")

    def quoted(query, values=()):
        """What is given, what may be used, and the goal."""
        return *({one.claim.substitute(values) for one in lines} for lines in query[2:4]), query.goal.claim.substitute(
            values
        )

    nearer, foot = (read(one.fields) for one in BOXES["distance"])
    nearest, on_it, as_close = namespace["nearest"], namespace["foot_on_it"], namespace["foot_as_close"]
    assert quoted(nearer) == ({*nearest.given, namespace["schwarz"].claim}, set(), nearest.claim)
    at_the_foot = {z: x - s * w}
    there = {form("z = x - s w", "xzw").claim.substitute(at_the_foot)}
    assert quoted(foot, at_the_foot) == ({*as_close.given, *on_it.given} | there, {on_it.claim}, as_close.claim)

    (query,) = (read(one.fields) for one in BOXES["largest-margin"])
    average, ceiling = namespace["average"], namespace["ceiling"]
    last = {one for one in ceiling.given if one.name != "average"}  # which the first of the two proves, where a + b = 1
    schwarz = instantiate(cauchy_schwarz(), {w: c})
    parts = {form("c = a p - b q", "pqc").claim, form("a + b = 1").claim}
    assert quoted(query) == ({*average.given, *last, schwarz.claim} | parts, {*ceiling.given} - last, ceiling.claim)
    for label, examples in BOXES.items():
        for one in examples:
            response = answer(**one.fields)
            assert response["kind"] == one.kind == "proved" and "Not needed" not in response["html"], label
            assert "can be met" in response["html"], label


@packed
def test_the_boxes_of_theorems_carry_what_the_bench_reads():
    found = 0
    for path in sorted((SITE / "book").glob("*.html")):
        boxes, lines = (parsed(f"book/{path.name}").css(one) for one in ("div.proof.theorem", "p.mb-try"))
        assert len(boxes) == len(lines), f"{path.name}: a theorem leads nowhere"
        for line in lines:
            links = [node.attributes["href"] for node in line.css("a")]
            for address in links:
                page, _, text = address.partition("#v1.")
                fields = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
                assert page == "bench.html" and len(address) < 2000
                assert read(dict(zip(FIELDS, fields, strict=True))).goal.claim.symbols
            found += len(links)
    assert found > 50


# --- links ------------------------------------------------------------------------------------------

OLD_LINKS = {  # published, and to be read for good
    "v1.WyIiLCJhIiwiIiwiIiwiYSDiiaQgMSJd": {"scalars": "a", "claim": "a ≤ 1"},
    "v1.WyJ3IHgiLCJ5IFIiLCJtaXN0YWtlOiB5IDx3LCB4PiA8PSAwXG5sYWJlbDogeV4yID0gMVxucmFkaXVzOiB8fHh8fF4yIDw9IFJeMiIsIiIsInx8dyAr"
    "IHkgeHx8XjIgPD0gfHx3fHxeMiArIFJeMi80Il0": {
        "vectors": "w x",
        "scalars": "y R",
        "given": "mistake: y <w, x> <= 0\nlabel: y^2 = 1\nradius: ||x||^2 <= R^2",
        "claim": "||w + y x||^2 <= ||w||^2 + R^2/4",
    },
}


def test_links_that_were_published_are_made_as_they_were():
    for carried, fields in OLD_LINKS.items():
        assert link(fields) == carried


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.title)
def test_a_link_survives_chat_programs_and_carries_everything(example):
    carried = link(example.fields)
    assert re.fullmatch(r"v1\.[A-Za-z0-9_-]+", carried) and len(carried) < 800
    text = carried.removeprefix("v1.")
    assert json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4))) == list(example.fields.values())


# --- the page ---------------------------------------------------------------------------------------

PAGE = "book/bench.html"


@packed
def test_the_page_shows_every_example_with_its_answer_before_any_script_runs():
    page = parsed(PAGE)
    items = page.css("ul.mb-bench-examples > li")
    assert [item.css_first("button").attributes["data-link"] for item in items] == [
        link(one.fields) for one in EXAMPLES
    ]
    for item, example in zip(items, EXAMPLES, strict=True):
        assert item.css_first("math") and [one.text() for one in item.css("strong")] == [
            f"{example.title}.",
            example.kind.capitalize(),
        ]
        assert read(example.fields).goal.latex
    assert (
        "hidden" in page.css_first("#mb-bench").attributes
        and "hidden" not in page.css_first(".mb-bench-without").attributes
    )


@in_browser
@packed
def test_a_claim_comes_by_link_is_refuted_changed_and_proved_and_sent_on(reader):  # noqa: F811
    _, carried = OLD_LINKS
    book = reader(f"{PAGE}#{carried}")
    page, answered = book.page, book.page.get_by_role("region", name="Answer")
    field = lambda name: page.get_by_role("textbox", name=name, exact=True)
    status = page.locator(".mb-bench-status")
    for name, label in (("vectors", "Vectors"), ("claim", "Claim"), ("given", "Given, a line each")):
        assert field(label).input_value() == OLD_LINKS[carried][name]
    assert "Nothing has been run" in status.inner_text() and answered.inner_text() == "" and not book.live_files()

    field("Claim").press("Enter")
    answered.get_by_text("Counterexample").wait_for(timeout=60_000)
    assert "Refuted" in answered.inner_text() and answered.locator("tbody tr").count() == 4
    assert answered.locator("math").count() > 10 and "\\(" not in answered.inner_text()
    page.evaluate(axe_script())
    assert axe_violations(page) == []

    field("Claim").press("End")
    for _ in "/4":
        field("Claim").press("Backspace")
    assert "have changed since" in status.inner_text()
    page.get_by_role("button", name="Prove", exact=True).focus()
    page.keyboard.press("Enter")
    answered.get_by_text("Full derivation, 3 steps").wait_for(timeout=30_000)
    assert "Proved" in answered.inner_text() and "What is given can be met" in answered.inner_text()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("for (const fold of document.querySelectorAll('.mb-bench-answer details')) fold.open = true")
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert axe_violations(page) == []

    page.get_by_role("button", name="Copy a link").click()
    sent = field("The link").input_value()
    assert sent == page.url and sent.endswith(
        "#" + link({**OLD_LINKS[carried], "claim": "||w + y x||^2 <= ||w||^2 + R^2"})
    )

    lines = "\n".join(f"line {k}: ||x||^2 <= {k} R^2" for k in range(1, 100))
    field("Given, a line each").fill(lines)
    page.get_by_role("button", name="Copy a link").click()
    status.get_by_text("A file carries all of it.").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").press("Enter")
    page.get_by_role("button", name="Clear").click()
    read_file = page.locator("#mb-bench input[type=file]")
    read_file.set_input_files([{"name": "x.json", "mimeType": "application/json", "buffer": b'{"claim": "a <= b"}'}])
    answered.get_by_text("This file cannot be read.").wait_for()
    assert field("Claim").input_value() == ""
    read_file.set_input_files(saved.value.path())
    status.get_by_text("The fields are filled.").wait_for()
    assert field("Given, a line each").input_value() == lines and answered.inner_text() == ""
    field("Given, a line each").fill("")

    field("Claim").fill("||w + y x||")
    page.get_by_role("button", name="≤", exact=True).click()
    assert field("Claim").input_value() == "||w + y x||≤" and field("Claim").evaluate(
        "box => box === document.activeElement"
    )
    field("Claim").fill("0 <= R <= y")
    field("Claim").press("Enter")
    answered.get_by_text("Not understood.").wait_for(timeout=30_000)
    assert "Claim, column 8: two relations" in answered.inner_text()
    assert field("Claim").evaluate("box => [box.selectionStart, box.ariaInvalid]") == [7, "true"]
    assert axe_violations(page) == []

    page.get_by_role("button", name="Try it: False where no fraction is").click()
    page.get_by_role("button", name="Prove", exact=True).click()
    answered.get_by_text("This says nothing against the claim.").wait_for(timeout=60_000)
    page.go_back()
    assert field("Claim").input_value() == "0 <= R <= y"

    for garbage in ("v1.WyIiLCJhIiwiIiwi", "v9.WyJd", "v1.%E0%A4%A", "nonsense", "v1.eyJhIjoxfQ"):
        page.evaluate("hash => { location.hash = hash }", garbage)
        answered.get_by_text("This link cannot be read.").wait_for(timeout=5_000)
        page.evaluate("hash => { location.hash = hash }", next(iter(OLD_LINKS)))
        page.wait_for_function("document.querySelector('[name=claim]').value === 'a ≤ 1'")
        assert answered.inner_text() == ""
        page.get_by_role("button", name="Clear").click()

    page.evaluate("hash => { location.hash = hash }", link(LONG))
    page.get_by_label("at most").select_option("30")
    page.get_by_role("button", name="Prove", exact=True).click()
    page.get_by_role("button", name="Stop").click()
    page.locator(".mb-bench-status", has_text="No answer: stopped. This says nothing about the claim.").wait_for()
    assert page.get_by_role("button", name="Prove", exact=True).is_enabled() and answered.inner_text() == ""
    assert book.faults == []

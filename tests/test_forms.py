"""What is shown in an author's words says what is proved: forms of claims, and derivations on a board."""

from types import SimpleNamespace

import pytest
from each import each
from sympy import log

from mistake_bounds.proof import (
    Claim,
    Eq,
    NotProved,
    VectorEq,
    assume,
    cases,
    claim,
    dot,
    norm2,
    prove,
    scalars,
    vectors,
)
from mistake_bounds.proof.show import forms
from mistake_bounds.proof.show.board import BadBoard, board
from mistake_bounds.proof.show.forms import NotAForm, form, key, latex_beside, latex_in, letters_of, unfounded
from mistake_bounds.theorems import perceptron
from mistake_bounds.theorems.book import unfounded_forms

a, b, c, d, n, M, ell = scalars("a b c d n M lambda")
u, w, x = vectors("u w x")


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("3 r L + 2 > M", r"3 r L + 2 > M"),
        ("a b / c d ≤ 2", r"\frac{a b}{c d} \le 2"),
        ("a / b · c ≤ 2", r"\frac{a}{b} \cdot c \le 2"),
        ("(a + 1)² / (b − 1) = 2", r"\frac{\left(a + 1\right)^{2}}{b - 1} = 2"),
        ("(a + 1) (b + 1) / 2 ≥ 0", r"\frac{\left(a + 1\right) \left(b + 1\right)}{2} \ge 0"),
        ("−a ≤ ε + ℓ", r"-a \le \epsilon + \ell"),
        ("‖w⁺‖⁴ ≥ 0", r"\lVert w^{+} \rVert^{4} \ge 0"),
        ("2‖u‖²‖w‖² ≥ 0", r"2 \lVert u \rVert^{2} \lVert w \rVert^{2} \ge 0"),
        ("2 u · (w + x) ≥ 1", r"\langle 2 u, \left(w + x\right) \rangle \ge 1"),
        ("‖(‖w‖²) u‖² ≥ 0", r"\lVert \left(\lVert w \rVert^{2}\right) u \rVert^{2} \ge 0"),
        ("M′ ≤ ln(1 + a)", r"M' \le \ln \left(1 + a\right)"),
        ("m⁺² ≤ 2 E⁺", r"\left(m^{+}\right)^{2} \le 2 E^{+}"),
        ("a ≤ b √(n − 1) c, M = √(n − 1)", r"a \le b \sqrt{n - 1} c"),
    ],
)
def test_a_form_is_shown_as_it_is_written(text, latex):
    assert form(text, ["u", "w", "w^+", "x"]).latex == latex


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("a b / c d ≤ 2", a * b / (c * d) <= 2),
        ("a / b · c ≤ 2", a * c / b <= 2),
        ("‖(‖w‖²) u‖² ≥ 0", norm2(w) ** 2 * norm2(u) >= 0),
        ("2 u · (w + x) ≥ 1", 2 * dot(u, w) + 2 * dot(u, x) >= 1),
        ("M < 1/2 a", M < 1 / (2 * a)),
    ],
)
def test_a_form_means_what_an_author_means(text, means):
    assert key(form(text, ["u", "w", "x"]).claim) == key(claim(means))


@each(["", "M", "M <", "< M", "M < (2", "M < 3 & 4", "M < 2 3", "‖w‖ ≤ 1", "‖w‖³ ≤ 1", "‖a‖² ≤ 1", "⟨u, w ≤ 1",
            "⟨u w⟩ ≤ 1", "a ≤ b ≤ n", "a ≤ b, 2 = ln n", "a ≤ b, b < ln n", "a ≤ b, b = n",
            "u = w − a", "u = a", "u ≤ w", "a − u = 1", "1 / u = 1", "(ln a) u = w", "u² = 1", "ln u = 1",
            "⟨a, u⟩ = 1", "1 / 0 = 1", "1 / (b − b) = 1", "b / (−2) ≤ 1", "ln 0 = 1", "0⁰ = 1",
            "ln a b ≥ 0", "a ≤ log₂ n⟨u, w⟩", "a ≤ √n", "a ≤ b, b < √n", "√u = 1"],
)  # fmt: skip
def test_what_is_no_form_is_refused(bad):
    with pytest.raises(NotAForm):
        form(bad, ["u", "w"])


def test_a_vector_that_is_divided_has_a_letter_in_the_claim():
    found = form("u / a = w", ["u", "w"])
    assert str(found.claim) == "1/a·u = w" and [str(need) for need in found.needs] == ["a > 0"]
    assert found.relation == VectorEq(u / a, w) and form("a u = w", ["u", "w"]).relation == claim(VectorEq(a * u, w))


def test_two_claims_have_one_key_when_they_say_the_same():
    same = ["M ≤ a / b", "b M ≤ a", "2 b M ≤ 2 a", "a − b M ≥ 0", "a ≥ b M"]
    assert len({key(form(text).claim) for text in same}) == 1
    other = ["M < a / b", "b M ≥ a", "M ≤ a b", "b M = a"]
    assert len({key(form(text).claim) for text in (*same, *other)}) == 1 + len(other)
    assert key(form("a = b").claim) == key(form("2 b = 2 a").claim)
    assert key(form("u = w − x", "uwx").claim) == key(form("w − x = u", "uwx").claim)
    kept = ("ln n ≥ 1", "ln n / b ≥ 1 / b", "1 / ln n ≤ 1", "ln n / b ≥ 1 / b²")
    assert len({key(form(text).claim) for text in kept}) == 4, "a logarithm without a letter keeps its denominator"


def test_no_form_of_the_book_is_idle_or_says_more_than_a_proof():
    assert list(unfounded_forms()) == []


@pytest.mark.parametrize(
    ("text", "why"), [("M ≤ r", "no proof"), ("M ≤ R²‖u‖² / γ², γ = ln u_0", "γ"), ("M ≤ 3 N", "no proof")]
)
def test_a_form_that_says_more_is_named(text, why, monkeypatch):
    monkeypatch.setattr(forms, "registered_forms", lambda: {text: forms.letters_in(text)})
    (found,) = unfounded_forms()
    assert found.startswith(text) and why in found


def test_a_claim_is_shown_in_its_authors_words_wherever_it_stands():
    latex = r"M \le \frac{R^{2} \lVert u \rVert^{2}}{\gamma^{2}}"
    proof = perceptron.mistake_bound().conclusion
    assert latex == latex_in(proof) == latex_beside(perceptron.BOUND, proof.given) and latex in proof._repr_html_()
    assert claim(M <= 7 * n).latex == r"M \le 7 n"


def test_a_form_with_a_denominator_is_shown_where_it_is_known_to_be_positive_and_nowhere_else():
    plain = r"M \gamma^{2} \le R^{2} \lVert u \rVert^{2}"
    gamma, R = scalars("gamma R")
    bound = claim(M * gamma**2 <= R**2 * norm2(u))
    assert bound.latex == plain
    assert latex_in(prove(bound, given=[M <= 0])) == plain
    refuted = prove(bound, given=[M >= 0])
    assert plain in refuted._repr_html_() and r"\frac{R^{2}" not in refuted._repr_html_()
    for known in ([claim(gamma >= 1)], [claim(2 * gamma > 0)], [claim(gamma >= a), claim(a > 0)]):
        assert r"\frac" in latex_beside(bound, known)
    for known in (
        [claim(gamma >= 0)],
        [claim(gamma <= -1)],
        [claim(gamma**2 > 0)],
        [claim(M >= 1)],
    ):
        assert latex_beside(bound, known) == plain


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("b / b = 1", ["b > 0"]),
        ("(b − b) / b = 0", ["b > 0"]),
        ("0 / a b = 0", ["a > 0", "b > 0"]),
        ("b / (a / a) = b", ["a > 0"]),
        ("b⁰ = 1", ["b > 0"]),
        ("ln b − ln b = 0", ["b > 0"]),
        ("ln (b / a) ≤ ln n", ["a > 0", "b > 0", "n > 0"]),
        ("a / b² ≤ 1", ["b > 0"]),
        ("a / ‖u‖² ≤ 1", ["‖u‖² > 0"]),
        ("a / 2 + 2⁰ ≤ ln 3", []),
    ],
)
def test_what_cancels_is_needed_all_the_same(text, wanted):
    found = form(text, ["u"])
    assert {str(need) for need in found.needs} >= set(wanted) and bool(found.needs) == bool(wanted)


def test_a_letter_stands_for_a_logarithm_by_an_equation_alone():
    assert dict(letters_of([Claim(ell, "=", log(n))])) == {log(n): ell}
    assert not any(letters_of([Claim(ell, op, log(n))]) for op in ("<=", "<", ">=", ">"))
    found = form("M ≤ ln n / ln n", (), {log(n): ell})
    assert [str(need) for need in found.needs] == ["λ > 0"]


def test_what_a_form_needs_is_asked_for():
    proof = prove(claim(a * M <= b), given=[claim(a * M <= b - 1)])
    found = form("M ≤ b / a")
    assert key(found.claim) == key(proof.claim)
    assert list(unfounded(found, proof)) == ["a > 0 is not proved"]
    named = form("M ≤ b ln n, λ = ln n")
    free = prove(claim(M <= b * ell), given=[claim(M <= b * ell - 1)])
    assert key(named.claim) == key(free.claim) and list(unfounded(named, free)) == ["lambda = log(n) is no hypothesis"]
    defined = Claim(ell, "=", log(n), "logarithm")
    assert list(unfounded(named, replace_given(free, defined))) == []


def test_a_logarithm_to_base_2_has_the_letter_that_two_hypotheses_give_it():
    b, lg, N = scalars("b lg N")
    two, of_n = Claim(b, "=", log(2), "logarithm"), Claim(b * lg, "=", log(N), "logarithm")
    found = form("M ≤ 3 (log₂ N + 1), lg = log₂ N")
    proof = prove(claim(M <= 3 * (lg + 1)), given=[claim(M <= 3 * lg + 2)])
    assert key(found.claim) == key(proof.claim) and found.latex == r"M \le 3 \left(\log_2 N + 1\right)"
    assert list(unfounded(found, replace_given(proof, of_n))) == ["lg = log(N)/log(2) is no hypothesis"]
    both = replace_given(replace_given(proof, of_n), two)
    assert list(unfounded(found, both)) == [] and dict(letters_of([two, of_n])) == {log(2): b, log(N) / log(2): lg}


def test_a_letter_stands_for_a_root_where_its_square_and_its_sign_are_hypotheses():
    squared, negative = Claim(d**2, "=", n, ""), claim(d <= 0)
    proof = prove(claim(M <= b * d), given=[claim(M <= b * d - 1)])
    found = form("M ≤ b √n, d = √n")
    assert key(found.claim) == key(proof.claim) and found.latex == r"M \le b \sqrt{n}"
    assert letters_of([squared, negative]) == letters_of([squared, claim(d >= 1)]) == letters_of([claim(d >= 0)]) == {}
    square_alone = replace_given(proof, Claim(d**2, "=", n, ""))
    assert list(unfounded(found, square_alone)) == ["d = sqrt(n) is no hypothesis"]
    for sign in (d >= 0, d > 0):
        assert list(unfounded(found, replace_given(square_alone, claim(sign)))) == []


def test_a_board_may_write_the_roots_that_have_letters():
    root = {"square": Eq(d**2, n), "root": d > 0}
    proof = prove(claim(M * d <= n), given=[claim(M <= d), *map(claim, root.values())])
    found = board(proof, "M √n ≤ √n √n    a hypothesis, times √n\n = n    its square")
    assert r"M \sqrt{n} \le \sqrt{n} \sqrt{n}" in found._repr_html_()
    with pytest.raises(NotProved):
        board(proof, "M √n ≤ n − 1    a hypothesis\n ≤ n    more")


def test_a_board_may_write_the_logarithms_that_have_letters():
    of_n = claim(Eq(ell, log(n)), "logarithm")
    proof = prove(claim(M <= 2 * ell + 1), given=[claim(M <= 2 * ell)])
    found = board(proof, "M ≤ 2 ln n    a hypothesis\n ≤ 2 ln n + 1    more", given=[of_n])
    assert r"\ln n" in found._repr_html_() and found.lines[1].goes_on
    with pytest.raises(NotProved, match="denominator in M ≤ 2 ln n: Refuted: n > 0"):
        board(proof, "M ≤ 2 ln n    a hypothesis\n ≤ 2 ln n + 1    more")
    for text in ("M ≤ 2 ln n    a hypothesis\n ≤ 2 ln n + 1    more", "M ≤ 2 / ln n    a hypothesis"):
        with pytest.raises((NotAForm, NotProved), match="logarithm that no hypothesis has a letter for"):
            board(proof, text, given=[n > 0])


def replace_given(proof, known):
    """The proof as it would be if it rested on one hypothesis more; no Proved, only the shape of one."""
    return SimpleNamespace(given=proof.given | {known}, claim=proof.claim)


GROWTH = """
‖w⁺‖² = ‖w + y x‖²                     the update
      = ‖w‖² + 2y⟨w, x⟩ + y²‖x‖²       multiply out
      ≤ ‖w‖² + y²‖x‖²                  a mistake
      ≤ ‖w‖² + R²                      y² = 1, and no example is longer than R
"""


def test_a_board_is_checked_line_by_line_and_shows_itself():
    growth = perceptron.mistake_bound().proof("growth")
    found = board(growth, GROWTH)
    assert len(found.lines) == 4 and [line.goes_on for line in found.lines] == [False, True, True, True]
    html = found._repr_html_()
    assert (
        html.count("<li") == 4
        and html.count("mb-goes-on") == 3
        and r"\(\le\; \lVert w \rVert^{2} + R^{2}\)" in html
        and "no example is longer" in html
    )


def test_a_line_that_does_not_follow_is_refused():
    growth = perceptron.mistake_bound().proof("growth")
    with pytest.raises(NotProved, match="a mistake is not proved, and is wanted for the board of growth"):
        board(growth, GROWTH.replace("≤ ‖w‖² + y²‖x‖²  ", "≤ ‖w‖² + y²‖x‖² − 1  "))
    with pytest.raises(BadBoard, match="the lines do not come to what is proved"):
        board(growth, "\n".join(GROWTH.strip().splitlines()[:3]))


def test_a_board_may_divide_by_what_is_positive_and_by_nothing_else():
    bound = perceptron.mistake_bound().conclusion
    text = """
    γ² M² ≤ ⟨u, w_M⟩²     the progress, squared
          ≤ ‖u‖²‖w_M‖²    Cauchy and Schwarz
          ≤ ‖u‖² R² M     the growth
    M ≤ R²‖u‖² / γ²       divide by γ² M
    """
    case = [claim(perceptron.M > 0, "some mistake")]
    found = board(bound, text, case)
    supposed = found._repr_html_().partition("<ol")[0]
    assert len(found.lines) == 4 and supposed.startswith('<p class="mb-by">Here <span') and "M &gt; 0" in supposed
    short = prove(claim(M * a <= b), given=[claim(M * a <= b - 1)])
    with pytest.raises(NotProved, match="wanted for the denominator in M ≤ b / a"):
        board(short, "M ≤ b / a    divide by a")


def test_the_lines_of_a_board_are_never_the_proof_itself():
    """A line may not be shown from what it is on the way to."""
    proof = prove(claim(norm2(w + x) <= norm2(w) + norm2(x), "pythagoras"), given=[claim(dot(w, x) <= 0, "angle")])
    assert board(proof, "‖w + x‖² = ‖w‖² + 2⟨w, x⟩ + ‖x‖²    multiply out\n ≤ ‖w‖² + ‖x‖²    the angle").lines
    with pytest.raises(NotProved):
        board(proof, "‖w + x‖² ≤ ‖w‖²    wishful\n ≤ ‖w‖² + ‖x‖²    more")


def test_an_equation_of_vectors_is_no_other_equation_of_vectors():
    """From w = v follows neither v = 7v nor ‖v‖² = 0."""
    v = vectors("v")
    proof = prove(norm2(w) <= norm2(v), given=[VectorEq(w, v)])
    assert board(proof, "v = w    turned round\n‖w‖² ≤ ‖v‖²    so").lines
    with pytest.raises(NotAForm, match="equation of vectors that is not known"):
        board(proof, "v = 7 v    nonsense\n‖v‖² = 0    so\n‖w‖² ≤ ‖v‖²    so")


@pytest.mark.parametrize("of_one_case", ["s² ≥ s", "s² > 0"])
def test_a_premise_of_one_case_is_no_fact_of_the_whole(of_one_case):
    s = scalars("s")
    at_zero, above = prove(s <= s * s, [Eq(s, 0)]), prove(s * s > 0, [s > 0])
    goal = s <= 2 * s * s + a
    proof = cases(prove(goal, [a >= 0], [at_zero]), prove(goal, [a >= s], [above]), assume(s >= 0))
    with pytest.raises(NotProved, match="in one case"):
        board(proof, f"{of_one_case}   in one case\ns ≤ 2 s² + a   so")


def test_a_line_does_not_define_what_is_not_known():
    proof = prove(claim(M <= 2 * a + 1), given=[claim(M <= 2 * a)])
    text = "ln n ≥ 2, a = ln n   nonsense\nM ≤ 2 a + 1    so"
    with pytest.raises(BadBoard, match="is no hypothesis"):
        board(proof, text)
    named = "M ≤ 2 ln n, a = ln n   a hypothesis\nM ≤ 2 a + 1    more"
    assert board(proof, named, given=[Claim(a, "=", log(n))]).lines
    with pytest.raises(BadBoard, match="is no hypothesis"):
        board(proof, named, given=[Claim(a, "<=", log(n))])


def test_a_board_does_not_suppose_what_it_shows():
    proof = prove(claim(M <= b + 1), given=[claim(M <= b)])
    with pytest.raises(BadBoard, match="what is proved is supposed"):
        board(proof, "M ≤ b + 1    so", given=[2 * M <= 2 * b + 2])


def test_what_cancels_in_a_line_is_asked_for():
    proof = prove(claim(M <= b + 1), given=[claim(M <= b)])
    for line in ("b / b = 1", "(b − b) / b = 0", "b⁰ = 1"):
        with pytest.raises(NotProved, match="b > 0"):
            board(proof, f"{line}    cancel\nM ≤ b + 1    so")
        assert board(proof, f"{line}    cancel\nM ≤ b + 1    so", given=[b >= 1]).lines

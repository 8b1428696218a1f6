"""What is written is what is shown, in text, TeX and Rocq; and what a rule refuses says what to do."""

import pytest
from sympy import log

from mistake_bounds.proof import (
    ZERO,
    NotProved,
    Refused,
    VectorEq,
    along,
    claim,
    dot,
    instantiate,
    norm2,
    prove,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.proof.rocq.names import identifiers
from mistake_bounds.proof.show.forms import form

x, x_next, x_0, x_T, g, u, a, z = vectors("x x^+ x_0 x_T g u a z")
f, f_next, f_T, best, L, T, h, om, eta = scalars("f f^+ f_T f_* L T tau omega eta")


@pytest.mark.parametrize(
    "relation, text, latex",
    [
        (norm2(x - u) <= 1, "‖x - u‖² ≤ 1", r"\lVert x - u \rVert^{2} \le 1"),
        (norm2(x + om * h * a) <= 1, "‖x + ω·τ·a‖² ≤ 1", r"\lVert x + \omega \tau \, a \rVert^{2} \le 1"),
        (VectorEq(z, x - eta * g), "z = x - η·g", r"z = x - \eta \, g"),
        (f_next - best <= f, "f^+ - f_* ≤ f", r"f^{+} - f_{*} \le f"),
        (L * norm2(x_0 - u) >= f, "L·‖x_0 - u‖² ≥ f", r"L \lVert x_{0} - u \rVert^{2} \ge f"),
        (2 * T * (f_T - best) <= f, "2·T·(f_T - f_*) ≤ f", r"2 T \left(f_{T} - f_{*}\right) \le f"),
        (f - best <= dot(g, x - u), "f - f_* ≤ ⟨g, x - u⟩", r"f - f_{*} \le \langle g, x - u \rangle"),
    ],
    ids=str,
)
def test_a_claim_is_shown_in_the_order_of_its_author(relation, text, latex):
    stated = claim(relation)
    assert str(stated) == text and stated.latex == latex and stated._repr_latex_() == f"${latex}$"


@pytest.mark.parametrize(
    "name, latex, in_rocq",
    [
        ("f_*", "f_{*}", "f_star"),
        ("x^*", "x^{*}", "x_sup_star"),
        ("f^⋆", r"f^{\star}", "f_sup_star"),
        ("x^*_0", "x^{*}_{0}", "x_sup_star_0"),
        ("f*", "f^{*}", "f_sup_star"),
    ],
)
def test_a_starred_letter_is_itself_in_text_tex_and_rocq(name, latex, in_rocq):
    letter, vector = scalars(name), vectors(name)
    assert str(claim(letter <= 1)) == f"{name} ≤ 1" and claim(letter <= 1).latex == rf"{latex} \le 1"
    assert str(claim(3 * norm2(vector - u) ** 2 * L <= 1)) == f"3·L·‖{name} - u‖⁴ ≤ 1"
    assert str(claim(2 * letter**2 * L <= letter)) in (f"2·{name}²·L ≤ {name}", f"2·L·{name}² ≤ {name}")
    assert identifiers([name]) == {name: in_rocq}
    if name != "f*":
        assert form(f"{name} ≤ 1").claim == claim(letter <= 1)


def test_what_multiplies_is_no_star_of_a_name():
    two, power = scalars("k"), scalars("2^M")
    assert str(claim(two * power**2 <= best * two)) in ("k·2^M² ≤ f_*·k", "2^M²·k ≤ f_*·k")
    assert str(claim(two / (2 * L) <= log(two))) == "k/(2·L) ≤ log(k)"


def test_words_of_rocq_and_odd_signs_are_letters_as_others():
    assert identifiers(["fix", "∇f", "x̂", "space"]) == {
        "fix": "fix_",
        "∇f": "nabla_f",
        "x̂": "xcombining_circumflex_accent_",
        "space": "space_",
    }


def test_a_sum_keeps_a_start_that_is_longer_multiplied_out():
    step = prove(L * norm2(x_next - u) <= L * norm2(x - u) - 1, [L * norm2(x_next - u) <= L * norm2(x - u) - 2])
    from_x_0 = telescope(L * norm2(x - u), [(step, T)], [(x, x_0, x_next, x_T)], [L, u, x_0], at_least=False)
    assert str(from_x_0.claim) == "L·‖x_T - u‖² ≤ L·‖x_0 - u‖² - T"
    from_zero = telescope(L * norm2(x - u), [(step, T)], [(x, ZERO, x_next, x_T)], [L, u], at_least=False)
    assert str(from_zero.claim) == "L·‖x_T - u‖² ≤ L·‖u‖² - T"


def test_a_refusal_of_a_row_says_what_to_do():
    held, after = claim(T * f <= L, "held"), claim((T + 1) * f_next <= L)
    step = prove(after, [held, f_next <= f - f * f, (T + 1) * f_next <= T * f, T >= 0])
    with pytest.raises(Refused, match="T >= 0, is a second claim to keep"):
        along(held, [(step, T)], [(f, 0, f_next, f_T)], [L], given=[L >= 0])
    with pytest.raises(Refused, match="name it in `fixed`"):
        along(claim(f >= h), [(prove(f_next >= h, [f >= h, f_next >= f]), T)], [(f, h, f_next, f_T)])
    with pytest.raises(Refused, match="such as Eq"):
        total = telescope(f, [(prove(f_next >= f + 1, [f_next >= f + 2]), T)], [(f, 0, f_next, f_T)], [], at_least=True)
        instantiate(total, {T: 10})
    with pytest.raises(Refused, match="add it to `fixed`"):
        telescope(f, [(prove(f_next >= f + h, [f_next >= f + h + 1]), T)], [(f, 0, f_next, f_T)], [], at_least=True)
    with pytest.raises(NotProved):
        instantiate(prove(f >= 1), {f: 2})

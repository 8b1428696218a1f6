"""A certificate at numbers: the pieces of a bar are the certificate's terms, and end where the claim says."""

from fractions import Fraction

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.drawing.certificate import NoPieces, certificate_bars, pieces
from mistake_bounds.proof.values import value


@pytest.fixture(scope="module")
def six():
    """The six points, the third of them first: three mistakes, with something to spare in either way and in none."""
    six = list(worked_example())
    rows, labels = zip(*(six[k] for k in (2, 0, 1, 3, 4, 5)), strict=True)
    return mistake_bound().on(play(Perceptron(tie=0), Examples(rows, labels)), (1, 0))


def test_the_pieces_are_the_terms_of_the_certificate(six):
    growth = six.theorem.proof("growth")
    spared = [tuple(pieces(growth, at).values()) for at in six.reading.mistakes]
    assert spared == [(0, 3), (2, 0), (0, 0)] and list(pieces(growth, six.reading.mistakes[0])) == [
        "2·mistake",
        "radius",
    ]
    for at in six.reading.mistakes:
        assert value(growth.claim.lhs, at) + sum(pieces(growth, at).values()) == value(growth.claim.rhs, at)


def test_a_certificate_with_a_multiplier_is_divided_by_it():
    schwarz = mistake_bound().proof("Cauchy–Schwarz").by.proof.by.on_positive
    at = {"u": (1, 2), "w": (3, -1), "w_M": (3, -1)}
    assert schwarz.certificate.multiplier
    assert sum(pieces(schwarz, at).values()) == value(schwarz.claim.rhs, at) - value(schwarz.claim.lhs, at) == 49


def test_each_bar_ends_at_the_greater_side(six):
    axes = certificate_bars(six, "growth").figure.axes[0]
    ends = {}
    for bar in axes.patches:
        row = round(bar.get_y() + bar.get_height() / 2)
        ends[row] = max(ends.get(row, 0), bar.get_x() + bar.get_width())
    assert ends == {0: 5, 1: 7, 2: 10}
    assert [text.get_text() for text in axes.texts if "=" in text.get_text()] == [" = 5", " = 7", " = 10"]
    bars = certificate_bars(six, "progress").alt  # its smaller side stands on the right
    assert bars.startswith("What ⟨u, w⁺⟩ is made of. mistake 1: 1, of which ⟨u, w⟩ + γ 1, margin 0")


def test_what_is_no_step_has_no_pieces(six):
    with pytest.raises(NoPieces, match="what is proved has no certificate of its own"):
        certificate_bars(six, "total growth")


def test_the_bars_follow_the_page(six):
    follow_the_page_and_are_the_same_twice(lambda: certificate_bars(six, "growth", "Three bars."), says="Three bars.")
    assert isinstance(pieces(six.theorem.proof("growth"), six.reading.mistakes[0])["radius"], Fraction)

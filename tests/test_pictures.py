"""The pictures that chapters share; no file of pictures is without a test; and numbers worked out for pictures."""

import re
import subprocess
import sys
from fractions import Fraction
from functools import cache
from importlib import import_module
from operator import add
from pathlib import Path

import pytest
from checks.chapters import of_chapters
from checks.picture import MODES, picture_contract, pictures_of

import mistake_bounds
from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.pictures import race
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_l1_margin.theorem import l1_margin
from mistake_bounds.drawing import certificate, compare, slack
from mistake_bounds.drawing.chart import INK, ORANGE, PURPLE, RED, Bars, Text, chart
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.slack import Slack


@cache
def six():
    return mistake_bound().on(play(Perceptron(tie=1), worked_example()), (1, 0))


def in_one_norm():
    four = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [1, -1, 1, -1])
    return l1_margin().on(play(Exponentiated(2), four), (2, 1, 0))


def test_the_colours_by_which_pictures_are_judged_are_those_of_the_page():
    sheet = (Path(mistake_bounds.__file__).parent / "sphinx/static/mistake-bounds.css").read_text(encoding="utf-8")
    light, dark = sheet.split("html[data-theme=")[1:3]
    assert [dict(re.findall(r"--mb-(\w+): #(\w{6});", part)) for part in (light, dark)] == [*MODES]


test_certificates = picture_contract(certificate, {"certificate_bars": lambda: (six(), "growth")})
test_comparisons = picture_contract(
    compare,
    {
        "side_by_side": lambda: (
            (4, 8, 16),
            [compare.Series("A", (1, 2, 3), (3.5, 8, 16)), compare.Series("B", (2, 2, 2))],
            "features n",
        ),
        "curves": lambda: ({"allowed": {1: 3, 2: 5}, "worst": [(1, 1), (2, 2)], "even": {1: 2, 2: 3}}, ["worst"]),
        "weight_race": lambda: (in_one_norm(),),
    },
    {"curves": (("worst", "allowed"),), "weight_race": (("floor", "h⟨u", "ln T", "ceiling"),)},
)
test_slack = picture_contract(slack, {"slack_bar": lambda: ({"six points": six().slack},)})


def test_every_file_with_pictures_has_a_test():
    source = Path(mistake_bounds.__file__).parent
    paths = [*source.glob("chapters/*/pictures.py"), *source.glob("drawing/*.py")]
    names = [".".join(["mistake_bounds", *path.relative_to(source).with_suffix("").parts]) for path in paths]
    drawing = {name for name in names if pictures_of(import_module(name)) - {"chart"}}
    tested = [*of_chapters("test_pictures"), test_certificates, test_comparisons, test_slack]
    assert drawing == {test.module.__name__ for test in tested}


def test_a_picture_is_drawn_the_same_twice():
    twice = [race(six()) for _ in range(2)]
    assert twice[0].svg() == twice[1].svg() and twice[0] is not twice[1]


PAGE = """
import sys
sys.path.insert(0, {live!r})
import session
session.ABSENT = ("matplotlib", "numpy")
sys.meta_path.insert(0, session.Finder)
from mistake_bounds import Perceptron, play, streams, theorems
from mistake_bounds.chapters.perceptron.pictures import race
print(race(theorems.perceptron.mistake_bound().on(play(Perceptron(tie=1), streams.worked_example()), (1, 0))).svg())
"""


def test_a_picture_is_drawn_where_a_page_has_a_stand_in_for_matplotlib():
    program = PAGE.format(live=str(Path(__file__).parents[1] / "book" / "_live"))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("<svg"), done.stderr


def test_what_is_written_in_a_picture_keeps_its_decimals():
    text = Picture(chart(Text(0.123456, 0.5, "0.0625")), "a sixteenth").svg()
    assert ">0.0625<" in text and not re.search(r"<[^>]*\d\.\d{3,}[^>]*>", text)


def test_the_parts_of_a_bar_of_slack_add_up_to_the_bound():
    widths = [width for bars in test_slack.marks("slack_bar", Bars) for width in bars.lengths]
    assert sum(widths) == pytest.approx(1) and widths[0] == pytest.approx(3 / 5)


def test_a_number_is_left_out_where_it_would_stand_under_the_part_beside_its_own():
    careful = [("0.004", 0.042, INK), ("0.008", 0.086, ORANGE), ("0.025", 0.253, PURPLE), ("11.8", 0.024, RED)]
    found = [(text.words, round(text.x, 4), text.colour) for text in slack._numbers(0, careful)]
    assert found == [("0.008", 0.085, ORANGE), ("0.025", 0.2545, INK)]


def test_a_cause_that_no_bar_shows_is_not_in_the_legend():
    thin = {"overshoot": Fraction(59, 2), "angle": Fraction(2, 5), "margin": Fraction(1, 10)}
    bars = slack.slack_bar({"a run": Slack(20, Fraction(50), thin, {})}).chart.panels[0].marks
    assert [bar.name for bar in bars if isinstance(bar, Bars) and bar.name] == ["mistakes made", "overshoot", "angle"]


def test_a_bar_of_a_certificate_is_the_smaller_side_and_the_terms_and_ends_at_the_greater():
    growth, ends = six().theorem.proof("growth"), {}
    for at in six().reading.mistakes:
        assert value(growth.claim.lhs, at) + sum(certificate.pieces(growth, at).values()) == value(growth.claim.rhs, at)
    for bars in test_certificates.marks("certificate_bars", Bars):
        assert [ends.get(row, 0) for row in bars.places] == bars.base
        ends = dict(zip(bars.places, map(add, bars.base, bars.lengths), strict=True))
    assert list(ends.values()) == [value(growth.claim.rhs, at) for at in six().reading.mistakes]
    with pytest.raises(certificate.NoPieces):
        certificate.certificate_bars(six(), "total growth")


def test_a_certificate_with_a_multiplier_is_divided_by_it():
    schwarz = mistake_bound().proof("Cauchy–Schwarz").by.proof.by.on_positive
    at = {"u": (1, 2), "w": (3, -1), "w_M": (3, -1)}
    assert schwarz.certificate.multiplier
    assert (
        sum(certificate.pieces(schwarz, at).values())
        == value(schwarz.claim.rhs, at) - value(schwarz.claim.lhs, at)
        == 49
    )

"""One contract for all pictures: the page's colours, the same twice, a text alternative, legible on a phone, and the
page's own drawing; and what the pictures of bounds draw in order, with the numbers that are worked out for pictures.
"""

import inspect
import re
import subprocess
import sys
from fractions import Fraction
from functools import cache
from html import escape, unescape
from importlib import import_module
from itertools import pairwise, product
from math import log
from operator import add
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from each import each
from thorough import some_of

import mistake_bounds
from mistake_bounds import Examples, Perceptron, Winnow, play, play_until_clean, theorems
from mistake_bounds.chapters import ORDER
from mistake_bounds.chapters.bandits.learner import Exp3, tossed
from mistake_bounds.chapters.boosting_and_games.examples import duel
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, RegretMatching, boost
from mistake_bounds.chapters.decision_lists.examples import DecisionList, most_mistakes
from mistake_bounds.chapters.decision_lists.learner import Levels
from mistake_bounds.chapters.decision_lists.pictures import labels_of
from mistake_bounds.chapters.greedy_lists.learner import Greedy, NoConsistentList, greedy_list, put_down
from mistake_bounds.chapters.guess_and_double.learner import GuessMargin
from mistake_bounds.chapters.guess_and_double.reading import read_margins
from mistake_bounds.chapters.halving.examples import conjunctions, thresholds
from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.chapters.hyperplanes.examples import two_points_with_dummy
from mistake_bounds.chapters.hyperplanes.pictures import NotTwoPoints, _best_lifted, _over_length, counters
from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.imperfect_separators.pictures import NotDrawn, closure, place
from mistake_bounds.chapters.imperfect_separators.worst_case import reachable_weights
from mistake_bounds.chapters.infinite_attributes.theorem import with_enough_slots
from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.margins.pictures import _foot
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron, TagPairs
from mistake_bounds.chapters.nearer.pictures import distances
from mistake_bounds.chapters.online_to_pac.learner import Draws
from mistake_bounds.chapters.past_right.learner import PassiveAggressive
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.chapters.perceptron_ors.examples import adversary
from mistake_bounds.chapters.perceptron_ors.theorem import in_a_line
from mistake_bounds.chapters.shrinking_steps.learner import Root, ShrinkingSteps
from mistake_bounds.chapters.shrinking_steps.worst_case import bets
from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
from mistake_bounds.chapters.voted_averaged.reading import final_errors, left_out
from mistake_bounds.chapters.weighted_majority.learner import RandomizedWeightedMajority, WeightedMajority
from mistake_bounds.chapters.weighted_majority.pictures import cost, prices, squeeze
from mistake_bounds.chapters.what_any_learner_pays.worst_case import randomized_littlestone
from mistake_bounds.chapters.winnow_against_perceptron.pictures import additive, multiplicative
from mistake_bounds.chapters.winnow_k_of_r.theorem import k_of_r
from mistake_bounds.chapters.winnow_l1_margin.examples import majority
from mistake_bounds.chapters.winnow_l1_margin.gap import gap
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_l1_margin.pictures import promised, to_learn
from mistake_bounds.chapters.winnow_l1_margin.theorem import l1_margin
from mistake_bounds.chapters.winnow_ors.theorem import disjunctions
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.chapters.winnow_worst_case.known import table
from mistake_bounds.drawing import svg
from mistake_bounds.drawing.certificate import NoPieces, certificate_bars, pieces
from mistake_bounds.drawing.chart import Bars, Fill, Level, Line, Text, chart
from mistake_bounds.drawing.compare import Series
from mistake_bounds.drawing.figure import PAGE_COLOURS, Picture
from mistake_bounds.exact import dot
from mistake_bounds.proof.values import value
from mistake_bounds.streams.strings import StringSets
from mistake_bounds.worlds import World, uniform

HALF, QUARTER, TENTH = Fraction(1, 2), Fraction(1, 4), Fraction(1, 10)
TURN = Examples([(2, 1), (4, 2), (1, 4), (2, -4), (-1, -3), (-3, -1)], [1, 1, 1, -1, -1, -1])
ROWS = Examples([(1, 2), (2, 1), (-1, 1), (1, -3), (0, 1)], [1, 1, -1, -1, 1])
SQUARE = Examples([(0, 0), (0, 1), (1, 0), (1, 1), (1, 1)], [-1, -1, 1, 1, 1])
XOR = Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, 1, 1, -1])
WRONG = Examples([(-2, 1), (1, 2), (2, 0), (-1, -2), (1, -1), (-1, 1)], [-1, 1, 1, -1, -1, 1])
FOUR = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [1, -1, 1, -1])
SIGNS = Examples([(1, 1, 1, -1), (1, -1, 1, 1), (-1, 1, -1, 1), (1, 1, -1, -1), (-1, -1, 1, -1)], [1, 1, -1, 1, -1])
TARGET = DecisionList.of("x1 -> +, x2 -> -, x3 -> +, else -")
PAIRS = TagPairs(("the", "old", "man"), "DAN")
TAGGED = tuple(int(name in ("the/D", "old/A", "old/N", "man/N", "·D", "DA", "AN", "DN")) for name in PAIRS.names)
ANDS = conjunctions(2)
WORLD = uniform(ANDS.instances, ANDS.concepts[ANDS.index("x₁")])
BITS = World([(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)], [5 * TENTH, TENTH, TENTH, 3 * TENTH], [1, -1, -1, -1])
MAILS = [{"buy", "cheap", "pills"}, {"hello", "friend"}, {"cheap", "watches"}, {"friend", "lunch"}]
SAYS = Examples([(1, 1, -1), (-1, 1, 1), (1, 1, 1), (-1, -1, 1), (1, -1, 1)], [-1, 1, 1, 1, 1])
SHARES = {0: (0.1, 0.05, 0), 1: (0.7, 0.5, 1 / 3), 5: (0.9, 0.7, 5 / 11)}
GROWN = {16: [3, 4], 256: [5, 6]}, {"a bound": {16: 10, 256: 20}}, {16: [2, 2], 256: [90, 95]}


# runs


@cache
def six():
    return mistake_bound().on(play(Perceptron(tie=1), worked_example()), (1, 0))


@cache
def in_one_norm():
    return l1_margin().on(play(Exponentiated(2), FOUR), (2, 1, 0))


@cache
def of_experts():
    return theorems.experts.deterministic().on(play(WeightedMajority(), SAYS))


@cache
def falling():
    advice = Examples([[-1 if t % every == 0 else 1 for every in (2, 3, 5)] for t in range(1, 11)], [1] * 10)
    finder = Draws(Winnow(threshold=1, demotion="eliminate"), BITS, 12)
    run = play(RandomizedWeightedMajority(QUARTER), advice)
    return theorems.experts.randomized().on(run), theorems.conversion.littlestone().on(finder, TENTH, 2, QUARTER)


@cache
def halved():
    return play(Halving(), thresholds(4).examples("x ≥ 4", [3, 4, 1, 2]))


@cache
def one_arm():
    run = play(Exp3(2), tossed([(0, 1)] * 9, seed=1))
    return {f"arm {i}": theorems.bandits.one_run().on(run, i) for i in (0, 1)}


def losing():
    return theorems.gradient.regret().on(play(OnlineGradientDescent(rate=Fraction(1, 5)), ROWS, 3), (1, 0))


@cache
def shrinking():
    return theorems.shrinking_steps.any_horizon().on(play(ShrinkingSteps(Root(2, 1)), bets(1, -1, 1, 1, -1)), (1,))


@cache
def counted():
    worst = winnow_k_of_r(4, 2, 3)
    return k_of_r().on(play(worst.learner, worst.examples), range(3), 2)


@cache
def weighed():
    rows = Examples([(0, 1), (1, 0), (1, 1)], [-1, 1, 1])
    return gap().on(play(Winnow(factor=Fraction(5, 4)), rows, passes=5), (2, 1), theta=2, alpha=1)


@cache
def slotted():
    return play(with_enough_slots(n=3, r=1), StringSets(MAILS, [1, -1, 1, -1]))


@cache
def nearing():
    adds = theorems.nearer.by_length().on(play(Perceptron(), SIGNS, 3), (1, 0, 0, 0))
    multiplies = theorems.nearer.by_entropy().on(play(Exponentiated(2), SIGNS, 3), (1, 0, 0, 0))
    return {"adds": (adds, "nearer by length"), "multiplies": (multiplies, "nearer by entropy")}


@cache
def past():
    rows = Examples([(1, 2), (2, 1), (-1, 1), (1, -2), (0, 1)], [1, 1, -1, 1, 1])
    return theorems.passive_aggressive.squared_losses().on(play(PassiveAggressive(), rows, 2), (3, 1))


@cache
def two_of_four():
    rows = [(1, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 0)]
    return disjunctions().on(play(Winnow(), Examples(rows, [1, -1, 1, 1, 1])), (0, 1))


def by_size(X):
    return play_until_clean(Perceptron(), two_points_with_dummy(X), at_most=10**4)


def fought():
    return duel([[3, -1], [-2, 1]], RegretMatching(100), 8)


def no_list():
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(XOR)
    return refused.value, XOR


def none_left_out():
    run = play_until_clean(Perceptron(tie=0), Examples([(-2, 0), (-2, -1), (0, -1)], [-1, -1, -1]), 9)
    return run, left_out(run)


def classes():
    return (play(MulticlassPerceptron("abc"), Examples([(1, 0), (0, 1), (-1, -1)], "bca", labels="abc"), passes=2),)


# What each picture is drawn from, by its name.
CASES = {
    "account": lambda: (losing(),),
    "against_bounds": lambda: ({"1 of 1": (4, 4, 6.4), "2 of 3": (11, 38.7, 48.6)},),
    "against_scale": lambda: ([1, 2], {"dummy 1": ([8, 17], [65, 170])}),
    "balance": lambda: (Fraction(3, 4), Fraction(3, 2)),
    "beside_the_bound": lambda: ({"allowed": {1: 3, 2: 5}, "exact": {1: 1, 2: HALF}},),
    "bits_left": lambda: ({"worst": halved()},),
    "blocks": lambda: (play(Perceptron(), Examples([(1, 0), (0, 1), (1, 0), (0, 1), (1, 1)], [1] * 5)), 3),
    "bounds_by_margin": lambda: (play(Perceptron(), WRONG, passes=2), (1, 1), (1, 2, 3, 4)),
    "budgets": lambda: (5, [8, 64, 512]),
    "by_size": lambda: ({"p = 2": {16: 16, 64: 64}, "p = 6": {16: 5, 64: 8}}, {"p = 2": {16: 16, 64: 64}}),
    "caps": lambda: (six(),),
    "certificate": no_list,
    "certificate_bars": lambda: (six(), "growth"),
    "chips": lambda: (counted(),),
    "chips_and_weight": lambda: (two_of_four(),),
    "closing": lambda: (fought(), Fraction(1, 7)),
    "chord_and_tangent": lambda: (3,),
    "class_regions": classes,
    "closure": lambda: ({"three": reachable_weights(Examples([(1, 0), (0, 1), (-1, -1)], [1, 1, 1]))},),
    "coins": lambda: (in_one_norm(), (0, 4)),
    "cycle": lambda: (winnow_k_of_r(4, 3, 4, factor=2),),
    "debts": lambda: ({n: ({"a ceiling": 2, "a logarithm": log(n)}, n / 40) for n in (2, 1000)},),
    "decision_lines": lambda: (six().run,),
    "deposits": lambda: (two_of_four(),),
    "errors_by_examples": lambda: (dict(enumerate(final_errors(uniform([(1, 0), (0, 1)], lambda x: True), 4))),),
    "estimated_losses": lambda: (one_arm(),),
    "errors_by_sample": lambda: ({"few": [(10, [QUARTER, HALF]), (40, [0, TENTH])]}, {"few": (2, TENTH)}),
    "errors_fall": lambda: (boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, 1, -1]), 3),),
    "failure_and_bound": lambda: (WORLD, ANDS.concepts, QUARTER, TENTH, 19),
    "falling_weights": falling,
    "games": lambda: ({"exact": [2, 4], "bound": [Fraction(5, 2), 5]}, ["exact"]),
    "gaps": lambda: ({"three and one": fought()}, [1, 2, 4, 8]),
    "growing": lambda: GROWN,
    "guarantees": lambda: ([[0.5, TENTH], [0.4, 0]], {"wait": [2, 1], "count": [1, 0.5]}, [10, 20]),
    "guesses": lambda: (
        {"three": read_margins(play(GuessMargin(), majority(120, 16, 3, seed=5)), (1,) * 3 + (0,) * 13)},
        lambda of: str(of["gamma_g"]),
    ),
    "half_spaces": lambda: ((3, 4), -10, ((2, 1), (-2, 4))),
    "how_many": lambda: ({"functions": [4, 14, 96], "bound": [4, 32, 384]},),
    "just_enough": lambda: ((0, 0), (1, 0), (1, 0), 1, (2, 1)),
    "kernel_regions": lambda: (play_until_clean(KernelPerceptron(Polynomial(2)), XOR, 10),),
    "a_round": lambda: (1.5,),
    "compared": lambda: ((1, 2), {"bound": [1, 2], "exact": [HALF, 1]}, "rounds", "regret"),
    "ladder": lambda: (by_size(2),),
    "left_out_dots": none_left_out,
    "left_standing": lambda: (
        WORLD,
        dict(zip(ANDS.names, ANDS.concepts, strict=True)),
        (1, 3),
        ["00", "01", "10", "11"],
    ),
    "lengthening": lambda: (six().run, (2, 3)),
    "lifted": lambda: (Examples([(4,), (8,)], [1, -1]), (1, 8)),
    "loss_curves": lambda: ({"square": lambda s: (1 - s) ** 2, "hinge": lambda s: max(0, 1 - s)},),
    "loss_staircase": lambda: (past(),),
    "loudest": lambda: ({"sums": (1, -1, 2), "cubes": (1, -1, 8)},),
    "margin_by_direction": lambda: (TURN, (3, 4)),
    "margins": lambda: (TURN, [(1, 0), (0, 1), (3, 4)]),
    "mistake_tree": lambda: (littlestone(thresholds(3)), ["1", "2", "3"], thresholds(3).names),
    "moved": lambda: (WRONG, (1, 1), 1),
    "one_weight": lambda: ({"rate 1/2": play(LMS(HALF), Examples([(1,)] * 6, [1, -1] * 3))},),
    "paths": lambda: ({"hinge": losing().run},),
    "peeling": lambda: (TARGET, 4),
    "prices": lambda: ({"a": {1: 4, 2: 8}, "b": {1: 3, 2: 5}}, {"b": {1: 3}}),
    "probabilities": lambda: ({"one": ((1, 2, 3, 4), (HALF, TENTH, Fraction(1, 50), 0), (2, 1, HALF, TENTH))}, TENTH),
    "race": lambda: (six(),),
    "regret_curves": lambda: ({"promised": [(1, 2), (2, 3)], "exact": [(1, HALF), (2, 1)]}, ["exact"]),
    "beside": lambda: ({"exactly": {1: 8, 2: 16}, "the theorem": {1: 11, 2: 21}},),
    "falling": lambda: (in_a_line().on(play(Perceptron(tie=1), adversary(2, 2)), (1, 1, 0, 0)),),
    "walk": lambda: (),
    "who_wins": lambda: ({(1, 0): 3, (5, 0): 11}, {(1, 0): 0, (5, 0): 15}, ("Perceptron", "Winnow")),
    "regret_race": lambda: (losing(),),
    "regrets": lambda: (play(RegretMatching(grid=None), Examples([(1, 0), (0, 2), (0, 1)], [-1] * 3)),),
    "regret_so_far": lambda: (shrinking(),),
    "round_costs": lambda: (HALF,),
    "separated_or_not": lambda: ({"parity": XOR, "apart": Examples([(1, 3), (3, 1), (1, 1)], [1, 1, -1])},),
    "shares": lambda: (SHARES,),
    "shelves": lambda: (play(Levels(tie=0), Examples([(0,), (1,), (0,)], [-1, 1, -1])),),
    "side_by_side": lambda: ((4, 8, 16), [Series("A", (1, 2, 3), (3.5, 8, 16)), Series("B", (2, 2, 2))], "features n"),
    "signed_distances": lambda: (TURN, (3, 4), -1),
    "slack_bar": lambda: ({"six points": six().slack},),
    "slot_table": lambda: (slotted(),),
    "slots_lent": lambda: (slotted(), 3),
    "slots_taken": lambda: (slotted(), {"cheap"}),
    "small_boards": lambda: ({"a1=x ∧ b2=o ∧ c3=b": 2048, "a3=x ∧ b3=x ∧ c3=x": 7},),
    "squeezed": lambda: (of_experts(),),
    "stacks": lambda: (two_of_four(),),
    "staircases": lambda: (nearing(),),
    "still_to_learn": lambda: (in_one_norm(),),
    "survival": lambda: (play(VotedPerceptron(), ROWS), {"x": (0, 1)}),
    "taken_away": lambda: (put_down(Greedy(), Examples(XOR.X, [-1, 1, -1, -1])),),
    "three_numbers": lambda: ({"points": (3, 1, 1), "thresholds": (3, 3, 3)},),
    "trellis": lambda: (PAIRS, TAGGED, ("the", "old", "man"), ("D", "N", "N")),
    "triangle": lambda: (in_one_norm(),),
    "two_prices": lambda: ({"ANDs": (3, Fraction(13, 8)), "cards": (1, Fraction(7, 8))},),
    "two_triangles": lambda: (),
    "values": lambda: (SQUARE, (2, 1), 2, 1),
    "walks": lambda: (randomized_littlestone(thresholds(3)), "123", thresholds(3).names),
    "wedges": lambda: (six(),),
    "weighed_chips": lambda: (weighed(),),
    "weight_race": lambda: (in_one_norm(),),
    "which_bound": lambda: (1024, {"three of all": (3, 1024), "one on": (512, 1)}),
    "which_form": lambda: ({"six": [place(WRONG, (1, 1), gamma) for gamma in (1, 2)]},),
    "who_is_left": lambda: (halved(), "3412"),
    "with_errors": lambda: ({(3, 1): [(3, 7), (5, 10), (8, 13)], (4, 2): [(7, 13), (9, 16), (12, 19)]},),
    "worst_cases": lambda: (table(5), 5, 2),
}
CAPTION = "a caption for n < 2, and for the example's weights"


@cache
def draws():
    """What draws a picture, by its name, of all chapters and of what they share."""
    source = Path(mistake_bounds.__file__).parent
    files = [source / "chapters" / folder / "pictures.py" for folder in ORDER]
    found = {}
    for path in [path for path in files if path.exists()] + sorted((source / "drawing").glob("*.py")):
        module = import_module(".".join(["mistake_bounds", *path.relative_to(source).with_suffix("").parts]))
        for name, draw in vars(module).items():
            if inspect.isfunction(draw) and draw.__module__ == module.__name__ and _draws(draw):
                assert name not in found, f"two pictures are called {name}"
                found[name] = draw
    return found


def _draws(function) -> bool:
    signature = inspect.signature(function)
    return signature.return_annotation is Picture and "caption" in signature.parameters


def picture(name) -> Picture:
    return draws()[name](*CASES[name](), caption=CAPTION)


drawn = cache(picture)


def marks(name, kind):
    """The marks of a kind in a picture."""
    return [mark for panel in drawn(name).chart.panels for mark in panel.marks if isinstance(mark, kind)]


# the contract


def test_every_picture_is_tried():
    assert set(draws()) - {"chart"} == set(CASES)


@each(CASES)
def test_a_picture_has_the_pages_colours_a_text_alternative_and_its_caption(name):
    html, alt = drawn(name)._repr_html_(), drawn(name).alt
    assert not re.findall(r"(?:fill|stroke|color): *(#[0-9a-f]+)", html), "a colour that does not follow the page"
    assert not any(stand_in in html for stand_in in PAGE_COLOURS)
    assert f'role="img" aria-label="{escape(alt)}"' in html and len(alt) > 40 and alt.endswith(".")
    assert "<figcaption>a caption for <i>n</i> &lt; 2, and for the example's weights</figcaption>" in html


@each(lambda: some_of(list(CASES)))
def test_a_picture_is_the_same_twice(name):
    assert picture(name)._repr_html_() == drawn(name)._repr_html_()


@each(CASES)
def test_a_picture_is_legible_on_a_phone(name):
    """On 358 pixels letters have 8 or more; exponents have seven tenths of what they stand at."""
    svg = drawn(name).svg()
    width = float(re.search(r'viewBox="\S+ \S+ (\S+)', svg)[1])
    sizes = [float(size) for size in re.findall(r"font(?:-size)?: (?:\w+ )?([\d.]+)px", svg)]
    assert sizes and all((size / 0.7 if size == 7.7 else size) * 358 / width >= 8 for size in sizes)


def test_pictures_on_a_page_share_no_ids():
    ids = [identity for name in CASES for identity in set(re.findall(r' id="([^"]+)"', drawn(name).svg()))]
    assert len(ids) == len(set(ids)) > len(CASES)


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


@each(CASES)
def test_the_standard_library_writes_what_matplotlib_writes(name):
    """The same words, but for the numbers at ticks; each within the picture."""
    plain = svg.svg(drawn(name).chart, "x")
    assert words(drawn(name).svg()) - words(plain) == set()
    left, top, wide, high = map(float, re.search(r'viewBox="(.*?)"', plain)[1].split())
    places = [(float(x), float(y)) for x, y in re.findall(r'<text x="([^"]*)" y="([^"]*)"', plain)]
    assert all(left <= x <= left + wide and top <= y <= top + high for x, y in places)
    ElementTree.fromstring(plain)


def words(picture):
    found = {unescape(text) for text in re.findall(r"<text[^>]*>([^<]*[^<\s][^<]*)<", picture)}
    return {text.strip() for text in found if not re.fullmatch(r"[−\d.,]*", text)}


# what is drawn

# Curves of a picture, by the beginnings of their labels, each of which lies nowhere above the next.
RISING = {
    "a_round": (("ηf − η²/8", "what the round", "ηf, what"),),
    "compared": (("exact", "bound"),),
    "account": (("‖u − w‖² + 2η", "‖u‖² + tη²G²"),),
    "bits_left": (("worst", "log₂ N"),),
    "chips": (("floor", "chips on", "cap"), ("total", "ceiling")),
    "chips_and_weight": (("floor", "⟨u, c⟩", "cap"), ("total", "ceiling")),
    "chord_and_tangent": (("the power", "the chord"), ("ln t", "the tangent")),
    "closing": (("the first", "the second"),),
    "errors_fall": (("errors", "product", "e to the power"),),
    "failure_and_bound": (("exact", "N(1", "the theorem's"),),
    "falling_weights": (("weight", "ln 3"), ("weight", "−(1")),
    "loss_staircase": (("squared", "R²(", "R²‖u"),),
    "race": (("floor", "⟨u", "‖w‖", "ceiling"),),
    "regret_race": (("loss of the learner", "the most"),),
    "regret_so_far": (("regret", "and Ση", "3GD"), ("D²/2η", "and Ση")),
    "round_costs": tuple((name, "what the round") for name in ("weighted", "randomized", "Vovk")),
    "squeezed": (("the best", "logarithm", "ceiling"),),
    "staircases": (("distance", "at most"),),
    "still_to_learn": (("still", "at most"),),
    "weighed_chips": (("floor", "chips", "cap"), ("total", "ceiling")),
    "weight_race": (("floor", "h⟨u", "ln T", "ceiling"),),
    "worst_cases": (("optimum", "Winnow", "sharper", "lectures'"),),
}


@each(RISING)
def test_what_a_bound_puts_below_is_drawn_below(name):
    for low, high in [pair for labels in RISING[name] for pair in pairwise(labels)]:
        found = 0
        for curves in panels(drawn(name).chart):
            named = [[points for label, points in curves if label.startswith(one)] for one in (low, high)]
            for (below_xs, below_ys), (xs, ys) in product(*named):
                found += 1
                room = 1e-3 * max(1, *map(abs, ys))  # a curve that is drawn by its points lies a little below itself
                points = [(x, y) for x, y in zip(below_xs, below_ys, strict=True) if x <= xs[-1]]
                assert all(y <= np.interp(x, xs, ys) + room for x, y in points), (low, high)
        assert found, (low, high)


def panels(drawn):
    """The named curves of each panel, as (name, (xs, ys)); a level is one from 0 to 1."""
    lines = [[mark for mark in panel.marks if isinstance(mark, Line | Level)] for panel in drawn.panels]
    ends = lambda mark: ((0, 1), (mark.at, mark.at)) if isinstance(mark, Level) else (mark.xs, mark.ys)
    return [[(mark.name, _numbers(ends(mark))) for mark in marks] for marks in lines]


def _numbers(columns):
    return [[float(value) for value in column] for column in columns]


def test_what_is_written_in_a_picture_keeps_its_decimals():
    text = Picture(chart(Text(0.123456, 0.5, "0.0625")), "a sixteenth").svg()
    assert ">0.0625<" in text and not re.search(r"<[^>]*\d\.\d{3,}[^>]*>", text)


def test_the_parts_of_a_bar_of_slack_add_up_to_the_bound():
    widths = [width for bars in marks("slack_bar", Bars) for width in bars.lengths]
    assert sum(widths) == pytest.approx(1) and widths[0] == pytest.approx(3 / 5)


def test_a_bar_of_a_certificate_is_the_smaller_side_and_the_terms_and_ends_at_the_greater():
    growth, ends = six().theorem.proof("growth"), {}
    for at in six().reading.mistakes:
        assert value(growth.claim.lhs, at) + sum(pieces(growth, at).values()) == value(growth.claim.rhs, at)
    for bars in marks("certificate_bars", Bars):
        assert [ends.get(row, 0) for row in bars.places] == bars.base
        ends = dict(zip(bars.places, map(add, bars.base, bars.lengths), strict=True))
    assert list(ends.values()) == [value(growth.claim.rhs, at) for at in six().reading.mistakes]
    with pytest.raises(NoPieces):
        certificate_bars(six(), "total growth")


def test_a_certificate_with_a_multiplier_is_divided_by_it():
    schwarz = mistake_bound().proof("Cauchy–Schwarz").by.proof.by.on_positive
    at = {"u": (1, 2), "w": (3, -1), "w_M": (3, -1)}
    assert schwarz.certificate.multiplier
    assert sum(pieces(schwarz, at).values()) == value(schwarz.claim.rhs, at) - value(schwarz.claim.lhs, at) == 49


def test_line_and_circle_meet_where_the_bound_is():
    """The widest angle to the target is that whose cosine is √(t/5), and 0 after 5 mistakes."""
    for t, wedge in zip((1, 2, 3, 5), marks("wedges", Fill), strict=True):
        assert (wedge.xs[-1], wedge.ys[-1]) == pytest.approx(((t / 5) ** 0.5, (1 - t / 5) ** 0.5), abs=1e-6)


def test_what_is_to_be_learned_is_a_relative_entropy_and_promised_is_none_at_the_bound():
    def entropy(w):
        return sum(v * log(v * sum(w) / part) for v, part in zip((2 / 3, 1 / 3, 0), w, strict=True) if v)

    case = in_one_norm()
    assert to_learn(case) == pytest.approx([entropy(w) for w in case.run.follow(tuple)])
    assert promised(case, float(case.bound)) == pytest.approx(0)


def test_between_adding_and_multiplying_the_bounds_are_equal():
    edge = marks("which_bound", Line)[0]
    met = [(r, a) for r, a in zip(edge.xs, edge.ys, strict=True) if 1 < a < 1024]
    assert met and all(additive(r, a) == pytest.approx(multiplicative(r, 1024)) for r, a in met)


@pytest.mark.parametrize("beta", [TENTH, HALF, 1 - TENTH])
def test_no_price_is_above_the_cost_and_each_touches_it(beta):
    shares = [Fraction(i, 40) for i in range(41)]
    rows = [[cost(beta, q) - price for price in prices(beta, q)] for q in shares]
    assert min(map(min, rows)) > -1e-12
    assert [min(column) for column in zip(*rows, strict=True)] == pytest.approx([0, 0, 0], abs=1e-12)


def test_a_squeeze_ends_with_the_runs_own_weight():
    totals, ceiling, floor = squeeze(of_experts())
    assert totals[-1] == pytest.approx(log(sum(of_experts().run.weights))) and totals[0] == ceiling[0] == log(3)
    assert floor[-1] == pytest.approx(-log(2) * of_experts().reading.end["m"])


def test_distances_are_those_of_the_weights():
    case, name = nearing()["adds"]
    own = case.run.follow(lambda w: sum((a - b) ** 2 for a, b in zip(case.reading.end["u"], w, strict=True)))
    assert distances(case, name) == pytest.approx([float(d / own[0]) for d in own])


def test_the_best_separator_of_two_lifted_points_is_best():
    for x_plus, x_minus, height in [(4, 8, 1), (8, 4, 3), (1, -10, 1), (Fraction(1, 3), Fraction(2, 3), 1)]:
        u = _best_lifted(x_plus, x_minus, height)
        pair = Examples([(x_plus, height), (x_minus, height)], [1, -1])
        best = pair.margin(u) / dot(u, u) ** 0.5
        for turn in (-0.01, 0.01):
            v = (u[0] - turn * u[1], u[1] + turn * u[0])
            assert pair.margin(v) / dot(v, v) ** 0.5 < best


def test_feet_and_lengths_are_exact_where_they_can_be():
    assert _foot((3, 4), -10, (4, 2)) == (Fraction(14, 5), Fraction(2, 5))
    assert _over_length(10, (3, 4)) == 2 and isinstance(_over_length(1, (1, 1)), float)


@pytest.mark.parametrize("X", [1, 2, 3, HALF])
def test_the_counters_give_back_the_weights(X):
    run = by_size(X)
    assert [(-m * X, d) for m, d in counters(run)] == run.follow(tuple)


@pytest.mark.parametrize(
    ("X", "y"),
    [([(1, 1), (3, 1)], [1, -1]), ([(1, 2), (2, 2)], [1, -1]), ([(1, 1), (2, 1)], [-1, 1]), ([(1,)], [1])],
)
def test_counters_of_other_examples_are_refused(X, y):
    with pytest.raises(NotTwoPoints):
        counters(play(Perceptron(), Examples(X, y)))


def test_a_place_is_on_the_side_of_the_smaller_form():
    for examples, u, gamma in ((Examples([(1,)] * 100, [1] * 100), (1,), 2), (WRONG, (1, 1), 1)):
        across, up = place(examples, u, gamma)
        bounds = imperfect_bounds(examples, u, gamma)
        assert (up + up**0.5 < across) == (bounds.squares < bounds.root)


def test_more_than_three_dimensions_are_not_drawn():
    with pytest.raises(NotDrawn):
        closure({"four": reachable_weights(Examples([(1, 0, 0, 0)], [1]))})


def test_a_cell_says_which_labels_a_literal_still_has_and_what_depths_cost_adds_up():
    depths = TARGET.peeled(4)
    assert [labels_of(TARGET, depth, 0, 1) for depth in depths] == [{1}, set(), set()]
    assert [labels_of(TARGET, depth, 2, 0) for depth in depths] == [{1, -1}, {-1}, set()]
    texts = [text.words for text in marks("peeling", Text)]
    assert sum(1 + int(text.rpartition(" ")[2]) for text in texts if "1 + " in text) == most_mistakes(TARGET, 4)


def test_the_start_and_the_changes_of_the_total_weight_add_up_to_it():
    *bars, _ = marks("deposits", Bars)
    assert sum(length for bar in bars for length in bar.lengths) == sum(two_of_four().run.weights)


def test_both_sides_of_what_nothing_separates_average_to_one_point():
    (star,) = (mark for mark in marks("separated_or_not", Line) if mark.marker == "*")
    assert (star.xs, star.ys) == ((HALF,), (HALF,))

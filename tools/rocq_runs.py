"""The runs of the chapters that Rocq computes anew: they are written to src/mistake_bounds/proof/rocq/runs.v.

Small data that a chapter writes out in a cell is read from its notebook, so that it is the chapter's.
"""

import ast
import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.infinite_attributes.theorem import with_enough_slots
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction, winnow_k_of_r
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.proof.rocq.examples import examples
from mistake_bounds.streams.real import digits
from mistake_bounds.streams.strings import StringSets

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "src/mistake_bounds/proof/rocq/runs.v"


class NotInChapter(LookupError):
    """No cell of the chapter gives the name such examples, written out in numbers."""


def written_in(chapter: str, name: str, kind: type = Examples):
    """What a cell of a chapter calls ``name``: a call of ``kind`` with its data written out.

    >>> written_in("winnow-ors", "few").X[0]
    (1, 0, 1, 1)
    """
    cells = json.loads((ROOT / "book" / f"{chapter}.ipynb").read_text(encoding="utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            for statement in ast.parse("".join(cell["source"])).body:
                match statement:
                    case ast.Assign(targets=[ast.Name(id=to)], value=ast.Call(func=ast.Name(id=callee), args=args)):
                        if (to, callee) == (name, kind.__name__):
                            return kind(*map(ast.literal_eval, args))
    raise NotInChapter(
        f"no cell of {chapter} assigns {name} = {kind.__name__}(…) with data written out; give another name"
    )


def runs() -> Mapping[str, Run]:
    """Every run, by a name that begins with its chapter's."""
    six = worked_example()
    few = written_in("winnow-ors", "few")
    hand = written_in("weighted-majority", "hand")
    readings, mails = written_in("halving", "readings"), written_in("infinite-attributes", "mails", StringSets)
    single = Examples([(1,)], [+1])
    circle, lookups = written_in("winnow-l1-margin", "circle"), written_in("winnow-at-work", "asked")
    pair, opposite = (written_in("imperfect-separators", name) for name in ("pair", "opposite"))
    features = written_in("winnow-l1-margin", "four")
    worst = winnow_disjunction(8, 3)
    of_three = winnow_k_of_r(4, 2, 3)
    return {
        "perceptron_by_hand": play(Perceptron(tie=+1), six),
        "perceptron_other_rule": play(Perceptron(tie=-1), six),
        "perceptron_ties_are_mistakes": play(Perceptron(tie=0), six),
        "perceptron_backwards": play(Perceptron(tie=+1), Examples(six.X[::-1], six.y[::-1])),
        "perceptron_stubborn_start": play_until_clean(Perceptron(start=(-5,)), single, at_most=20),
        "perceptron_3_or_8": play_until_clean(Perceptron(), digits(3, 8), at_most=100),
        "past_right_3_or_5": play(Perceptron(tie=0), digits(3, 5)),
        "winnow_ors_by_hand": play(Winnow(), few),
        "winnow_ors_backwards": play(Winnow(), Examples(few.X[::-1], few.y[::-1])),
        "winnow_worst_case_8_3": play(worst.learner, worst.examples),
        "winnow_elimination_by_hand": play(Winnow(demotion="eliminate"), few),
        "winnow_elimination_worst_case_8_3": play(Winnow(demotion="eliminate"), worst.examples),
        "winnow_k_of_r_by_hand": play(of_three.learner, of_three.examples),
        "weighted_majority_by_hand": play(WeightedMajority(), hand),
        "weighted_majority_other_penalty": play(WeightedMajority(Fraction(2, 3), tie=0), hand, passes=2),
        "halving_by_hand": play(Halving(), readings),
        "infinite_attributes_mails": play(with_enough_slots(n=3, r=2), mails),
        "infinite_attributes_one_slot": play(InfiniteAttributes(n=1, r=0, slots=1), StringSets([{"a"}] * 2, [-1, -1])),
        "l1_margin_by_hand": play(Exponentiated(2), features),
        "l1_margin_bits_of_64": play(Exponentiated(9), Examples(_bits(64), [1] * 6)),
        "winnow_gap_circle": play(Winnow(), circle, passes=20),
        "winnow_noise_asked": play(Winnow(), lookups),
        "imperfect_separators_pair": play(Perceptron(tie=0), pair, passes=3),
        "imperfect_separators_opposite_ties": play(Perceptron(tie=0), opposite, passes=100),
    }


def _bits(n: int) -> list[list[int]]:
    """Row j has bit j of 0, 1, …, n − 1, as a sign.

    >>> _bits(4)
    [[-1, 1, -1, 1], [-1, -1, 1, 1]]
    """
    return [[1 if i >> j & 1 else -1 for i in range(n)] for j in range((n - 1).bit_length())]


def text() -> str:
    """The file."""
    return examples(runs())

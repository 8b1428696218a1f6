"""A run as a Rocq `Example`: an algorithm of algorithms.v, its examples, and the end that Python found.

Rocq computes the run itself and accepts the file only if its weights and its number of mistakes are Python's.  A *word*
is how Rocq writes a value: a list, a fraction, a bit for each of two values.  How a learner's run is written is said
in the file ``rocq`` of the learner's chapter.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from mistake_bounds.exact import Refusal

HEAD = """(* The runs of the chapters, computed by Rocq: weights and mistakes are those of Python's `play`.

   Generated: the chapters' runs, and a few more on their data; each name begins with its chapter's. *)

From Coq Require Import String List ZArith QArith.
Require Import algorithms.
Import ListNotations.
"""


class NotInRocq(Refusal):
    """A learner, or a value, that the algorithm in Rocq does not know; carries it as ``offender``."""


def examples(runs: Mapping[str, str]) -> str:
    """A file of `Example`s, one for each of the named runs, as `computed` writes them.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> from mistake_bounds.chapters.perceptron.rocq import perceptron
    >>> print(examples({"one": perceptron(play(Perceptron(), Examples([(1, -2)], [+1])))}).splitlines()[-2])
    Example one : passes (-1)%Z 1 []%Z [([1; -2], 1)]%Z = ([1; -2]%Z, 1%nat).
    """
    stated = (f"\nExample {name} : {run}.\nProof. vm_compute. reflexivity. Qed.\n" for name, run in runs.items())
    return HEAD + "".join(stated)


def computed(call: str, end: str, run) -> str:
    """A run as an equation: the algorithm's call on the left, the weights and the number of mistakes on the right."""
    return f"{call} = ({end}, {len(run.mistakes)}%nat)"


def in_passes(run, on: Callable[[object], bool]) -> str:
    """The rows in bits, as often as they are presented."""
    rows = listed(f"({listed(bit(on(v)) for v in x)}, {bit(y > 0)})" for x, y in run.examples)
    return presented(rows, run.passes)


def presented(rows: str, passes: int) -> str:
    """The rows, so many times."""
    return rows if passes == 1 else f"(concat (repeat {rows} {passes}))"


def listed(words: Iterable[str]) -> str:
    """A list.

    >>> listed("12")
    '[1; 2]'
    """
    return f"[{'; '.join(words)}]"


def whole(value) -> str:
    """A whole number.  Raises `NotInRocq` for any other.

    >>> whole(Fraction(-6, 2))
    '-3'
    """
    if not isinstance(value, (int, Fraction)) or value != int(value):
        raise NotInRocq(f"{value!r} is no whole number; Rocq's Perceptron computes with whole numbers only", value)
    return str(int(value))


def fraction(value) -> str:
    """A fraction in lowest terms, as Rocq's `Q` writes it.  Raises `NotInRocq` for a float.

    >>> fraction(Fraction(3, 4)), fraction(2)
    ('(3 # 4)', '(2 # 1)')
    """
    if not isinstance(value, (int, Fraction)):
        raise NotInRocq(f"{value!r} is no fraction; Rocq's weights are exact", value)
    value = Fraction(value)
    return f"({value.numerator} # {value.denominator})"


def bit(on: bool) -> str:
    """A bit.

    >>> bit(True)
    'true'
    """
    return "true" if on else "false"


def label(tie: int) -> str:
    """The prediction in a tie, in Rocq: a label, or None.

    >>> label(-1), label(0)
    ('(Some false)', 'None')
    """
    return "None" if tie == 0 else f"(Some {bit(tie > 0)})"

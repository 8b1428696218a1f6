"""A run as a Rocq `Example`: the algorithm of a .v file of this folder, its examples, and the end that Python found.

Rocq computes the run itself and accepts the file only if its weights and its number of mistakes are Python's.  A *word*
is how Rocq writes a value: a list, a fraction, a bit for each of two values.  Nothing of the library is imported but
its refusals: a run is read by its fields, ``learner``, ``examples``, ``passes``, ``mistakes`` and ``weights``.
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
    """A run of a learner, or on numbers, for which no algorithm was written in Rocq; carries it as ``offender``."""


def examples(runs: Mapping[str, object]) -> str:
    """A file of `Example`s, one for each of the named runs.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> print(examples({"one": play(Perceptron(), Examples([(1, -2)], [+1]))}).splitlines()[-2])
    Example one : passes (-1)%Z 1 []%Z [([1; -2], 1)]%Z = ([1; -2]%Z, 1%nat).
    """
    return HEAD + "".join(map("\n{}".format, (example(name, run) for name, run in runs.items())))


def example(name: str, run) -> str:
    """One `Example`: the run on the left, its end on the right.  Raises `NotInRocq` if Rocq has no such algorithm."""
    kind = type(run.learner).__name__
    if kind not in ALGORITHMS:
        raise NotInRocq(f"{run.learner!r}: Rocq has {', '.join(ALGORITHMS)}, and no algorithm for it", run.learner)
    call, end = ALGORITHMS[kind](run)
    text = f"Example {name} : {call} = ({end}, {len(run.mistakes)}%nat)."
    return f"{text}\nProof. vm_compute. reflexivity. Qed.\n"


def _perceptron(run) -> tuple[str, str]:
    """`passes`, from any whole weights."""
    learner = run.learner
    if learner.rate != 1:
        raise NotInRocq(f"rate={learner.rate!r}: Rocq's Perceptron adds an example as it is; take the rate 1", learner)
    rows = listed(f"({listed(map(whole, x))}, {whole(y)})" for x, y in run.examples)
    start = listed(map(whole, learner.start or ()))
    return f"passes ({learner.tie})%Z {run.passes} {start}%Z {rows}%Z", f"{listed(map(whole, run.weights))}%Z"


def _winnow(run) -> tuple[str, str]:
    """`winnow`, with the number of attributes for its threshold."""
    learner = run.learner
    n = run.examples.dimension
    if learner.threshold_for(n) != n:
        raise NotInRocq(f"threshold={learner.threshold!r}: Rocq's Winnow has n, which is {n}", learner)
    call = f"winnow {fraction(learner.factor)} {learner.demotion} {n} {_in_passes(run, lambda value: value == 1)}"
    return call, listed(map(fraction, run.weights))


def _weighted_majority(run) -> tuple[str, str]:
    learner = run.learner
    n = run.examples.dimension
    call = f"weighted_majority {fraction(learner.beta)} {label(learner.tie)} {n} {_in_passes(run, _positive)}"
    return call, listed(map(fraction, run.weights))


def _halving(run) -> tuple[str, str]:
    call = f"halving {label(run.learner.tie)} {run.examples.dimension} {_in_passes(run, _positive)}"
    return call, listed(bit(value == 1) for value in run.weights)


def _exponentiated(run) -> tuple[str, str]:
    """`qexponentiated`; a tie is −."""
    rows = listed(f"({listed(map(whole, x))}%Z, {bit(y > 0)})" for x, y in run.examples)
    n = run.examples.dimension
    factor = fraction(run.learner.factor)
    return f"qexponentiated {factor} (Some false) {n} {_times(run.passes, rows)}", listed(map(fraction, run.weights))


def _strings(run) -> tuple[str, str]:
    """`infinite_attributes`; a set of strings is written in alphabetical order, in which they get their slots."""
    learner = run.learner
    winnow = run.learner.winnow
    if (winnow.factor, winnow.demotion, winnow.threshold) != (2, "divide", learner.slots):
        raise NotInRocq(f"winnow={winnow!r}: Rocq's has factor 2, divides, and has its slots for threshold", learner)
    rows = listed(f"({listed(map(_quoted, sorted(x)))}, {bit(y > 0)})" for x, y in run.examples)
    end = listed(f"({_quoted(string)}, {fraction(q)})" for string, q in zip(*run.weights, strict=True))
    return f"infinite_attributes {learner.slots} {_times(run.passes, rows)}", end


ALGORITHMS: Mapping[str, Callable] = {
    "Perceptron": _perceptron,
    "Winnow": _winnow,
    "WeightedMajority": _weighted_majority,
    "Halving": _halving,
    "InfiniteAttributes": _strings,
    "Exponentiated": _exponentiated,
}


def _in_passes(run, on: Callable[[object], bool]) -> str:
    """The rows in bits, as often as they are presented."""
    return _times(run.passes, listed(f"({listed(bit(on(v)) for v in x)}, {bit(y > 0)})" for x, y in run.examples))


def _times(passes: int, rows: str) -> str:
    return rows if passes == 1 else f"(concat (repeat {rows} {passes}))"


def _positive(value) -> bool:
    return value > 0


def _quoted(string: str) -> str:
    if not string.isascii() or '"' in string:
        raise NotInRocq(f"{string!r}: only a string of plain ASCII without a quotation mark is written here", string)
    return f'"{string}"%string'


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

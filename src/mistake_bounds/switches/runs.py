"""Witnesses, as authors write them: a learner with one step of another kind, and its run as a table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace

from sympy import log

from mistake_bounds.play import Step
from mistake_bounds.proof import Claim
from mistake_bounds.proof.values import evaluator
from mistake_bounds.switches.box import Witness, shown, signed
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.vocabulary import MISTAKE

Column = tuple[str, Callable[[Step], object]]
"""The head of a column, and what it shows of a step."""

LABEL: Column = "y", lambda step: signed(step.y)
EXAMPLE: Column = "x", lambda step: step.x
WEIGHTS: Column = "w", lambda step: step.before
AFTER: Column = "w⁺", lambda step: step.after
SAYS: Column = "it says", lambda step: signed(-step.y if step.mistaken else step.y)
WRONG: Column = "mistake?", lambda step: "yes" if step.mistaken else "no"

FIRST = "largest entry, number of mistakes, dimension, sum of all entries; no zero vectors"


def but(learner, **steps: Callable):
    """The learner with other steps for its own: ``initial``, ``predict``, ``changes`` or ``update``, without a self.

    >>> from mistake_bounds import Perceptron
    >>> stubborn = but(Perceptron(tie=1), update=lambda w, x, y: w)
    >>> stubborn.predict((0,), (1,)), stubborn.update((0,), (1,), -1), type(stubborn).__name__
    (1, (0,), 'Perceptron but for update')
    """
    kind = type(learner)
    name = f"{kind.__name__} but for {' and '.join(steps)}"
    other = type(name, (kind,), {step: staticmethod(function) for step, function in steps.items()})
    return other(**{one.name: getattr(learner, one.name) for one in fields(learner) if one.init})


def witness(case: Instance, caption: str, columns: Sequence[Column], picture: str = "", looked: str = "") -> Witness:
    """A theorem on a run, with a row for each step of the learner: see `mistake_bounds.switches.box.Witness`.

    Where some steps are no mistakes, a column says which are.  If the row of the theorem is that of mistakes, all steps
    stand in it.
    """
    run = case.run
    every = all(step.mistaken for step in run.steps)
    moves = not every and case.reading.over == MISTAKE
    each = "move" if moves else MISTAKE if every else case.reading.over
    shows = [*columns] if every else [*columns[:-1], WRONG, columns[-1]]
    rows = tuple((str(k), *(_text(of(step)) for _, of in shows)) for k, step in enumerate(run.steps, 1))
    head = (each, *(name for name, _ in shows))
    made = len(run.mistakes) if moves else None
    case = without_logarithms_of_0(at_moves(case) if moves else case)
    return Witness(case, f"The run: {caption}", head, rows, picture, made, looked)


def at_moves(case: Instance) -> Instance:
    """A theorem on the run of a learner that moves at right examples too: its moves stand for mistakes."""
    return where(case, {case.theorem.count: len(case.run.steps)})


def where(case: Instance, values: Mapping[str, object]) -> Instance:
    """A theorem on a run with other values of some letters, at each step and in the end."""
    points = tuple({**point, **values} for point in case.reading.mistakes)
    return replace(case, reading=replace(case.reading, mistakes=points, end={**case.reading.end, **values}))


def without_logarithms_of_0(case: Instance) -> Instance:
    """A theorem on a run, where letters for logarithms have no value at points where they are those of 0."""
    theorem, reading = case.theorem, case.reading
    in_the_end = _undefined(theorem.at_end, reading.end)

    def left(point):
        gone = in_the_end | _undefined(theorem.each, point)
        return {name: value for name, value in point.items() if name not in gone}

    return replace(case, reading=replace(reading, mistakes=tuple(map(left, reading.mistakes)), end=left(reading.end)))


def _undefined(claims: Iterable[Claim], point: Mapping) -> set[str]:
    """The letters that claims say to be logarithms of what is not positive at the point."""
    logarithms = [(known.lhs, known.rhs.args[0]) for known in claims if isinstance(known.rhs, log)]
    known = [(name, of) for name, of in logarithms if {one.name for one in of.free_symbols} <= {*point}]
    gone = {symbol.name for name, of in known if not evaluator(of)(point) > 0 for symbol in name.free_symbols}
    return gone - {"b"}  # which is ln 2


def _text(value: object) -> str:
    return value if isinstance(value, str) else shown(value)

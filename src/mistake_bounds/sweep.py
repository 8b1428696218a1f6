"""Many runs at once: learners × streams × orders, and the table of their mistakes.

A *stream* is a recipe for examples: a function and its arguments, the seed among them.  An *order* is None, for
examples as the stream has them, or the seed of a shuffle.  Recipes and seeds are sent to another process, never rows.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from html import escape
from itertools import product

from mistake_bounds.exact import Refusal, brief, listed, shown
from mistake_bounds.examples import shuffled
from mistake_bounds.learner import Learner
from mistake_bounds.play import Run
from mistake_bounds.play import play as textbook_play


class BadTask(Refusal):
    """Something that cannot be played in a sweep; carries it as ``offender``."""


@dataclass(frozen=True)
class Stream:
    """A recipe for examples: ``make`` with ``arguments``, pairs of names and values; `stream` writes them."""

    make: Callable
    arguments: tuple[tuple[str, object], ...]

    def examples(self):
        """The examples; of a stream that comes with its target, the examples alone."""
        result = self.make(**dict(self.arguments))
        inside = getattr(result, "examples", result)
        return result if callable(inside) else inside

    def __repr__(self):
        arguments = ", ".join(f"{name}={_text(value)}" for name, value in self.arguments)
        return f"{getattr(self.make, '__name__', 'stream')}({arguments})"


def stream(make: Callable, /, **arguments) -> Stream:
    """The recipe ``make(**arguments)``.  Raises `BadTask` unless ``make`` can be called.

    >>> from mistake_bounds.chapters.winnow_ors.examples import hadamard
    >>> stream(hadamard, n=8, seed=1), len(stream(hadamard, n=8, seed=1).examples())
    (hadamard(n=8, seed=1), 8)
    """
    if not callable(make):
        raise BadTask(f"{shown(make)} makes no examples: give the function, as stream(hadamard, n=8, seed=1)", make)
    return Stream(make, tuple(arguments.items()))


@dataclass(frozen=True)
class Row:
    """One run of a sweep: ``row["n"]`` is the stream's argument n, ``measured`` what ``measure`` returned."""

    learner: str
    stream: str
    order: int | None
    mistakes: int
    measured: object
    arguments: tuple[tuple[str, object], ...] = field(repr=False)

    def __getitem__(self, column: str):
        return getattr(self, column) if hasattr(self, column) else dict(self.arguments)[column]


@dataclass(frozen=True)
class Lines:
    """Lines of text in columns, the first of them the heading."""

    lines: tuple[tuple[str, ...], ...]

    def __repr__(self):
        widths = [max(map(len, column)) for column in zip(*self.lines, strict=True)]
        return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in self.lines)

    def _repr_html_(self):
        head, *rest = ([escape(text) for text in line] for line in self.lines)
        top = "".join(f"<th>{text}</th>" for text in head)
        body = "".join(f"<tr><td>{'</td><td>'.join(line)}</td></tr>" for line in rest)
        return f'<div class="mb-table"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


@dataclass(frozen=True, repr=False)
class Table:
    """The rows of a sweep, in the order of its streams, orders and learners; ``measure`` heads what was measured.

    ``table[0]`` is a row; ``table["n"]`` is a column, or an argument of the streams.  The sum of two tables has the
    rows of both, such as those of learners with different streams.
    """

    rows: tuple[Row, ...]
    measure: str = "measured"

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __getitem__(self, key: int | str):
        return tuple(row[key] for row in self.rows) if isinstance(key, str) else self.rows[key]

    def __add__(self, other: "Table") -> "Table":
        return replace(self, rows=self.rows + other.rows)

    def where(self, **columns) -> "Table":
        """The rows that have these values in these columns."""
        return replace(self, rows=tuple(row for row in self if all(row[name] == columns[name] for name in columns)))

    def curves(self, along: str, of: str = "mistakes", by: Callable = max) -> dict[str, dict]:
        """For each learner a column ``of`` the rows against an argument ``along`` of the streams, as plots take it.

        ``by`` reduces the values of several rows with the same argument, as with several seeds or orders.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.chapters.perceptron.examples import orthonormal
        >>> sweep({"Perceptron": Perceptron()}, [stream(orthonormal, M=M) for M in (2, 5)]).curves("M")
        {'Perceptron': {2: 2, 5: 5}}
        """
        found = {}
        for row in self:
            found.setdefault(row.learner, {}).setdefault(row[along], []).append(row[of])
        return {name: {x: by(values) for x, values in curve.items()} for name, curve in found.items()}

    def along(self, name: str) -> Lines:
        """The learners side by side along an argument of the streams, each with its mistakes and what was measured.

        Where several rows have the same argument the fewest and the most are shown.
        """
        columns = [(name, {x: _text(x) for x in self[name]})]
        for learner in dict.fromkeys(self["learner"]):
            own = self.where(learner=learner)
            columns.append((learner, own.curves(name, by=_span)[learner]))
            if any(row.measured is not None for row in own):
                columns.append((self.measure.replace("_", " "), own.curves(name, "measured", _span)[learner]))
        lines = (tuple(column.get(x, "") for _, column in columns) for x in columns[0][1])
        return Lines((tuple(heading for heading, _ in columns), *lines))

    def spans(self) -> Lines:
        """The fewest and the most mistakes of each learner in all of its runs."""
        counts = {name: self.where(learner=name)["mistakes"] for name in self["learner"]}
        return Lines((("learner", "mistakes"), *((name, _span(values)) for name, values in counts.items())))

    def __repr__(self):
        columns = ("learner", "stream", "order", "mistakes", "measured")
        lines = (tuple(_text(row[name]) for name in columns) for row in self)
        return repr(Lines(((*columns[:-1], self.measure), *lines)))


def sweep(
    learners: Iterable[Learner] | Mapping[str, Learner],
    streams: Iterable[Stream],
    orders: Iterable[int | None] = (None,),
    passes: int = 1,
    executor: Executor | None = None,
    play: Callable[..., Run] = textbook_play,
    measure: Callable[[Run], object] | None = None,
) -> Table:
    """The `Table` of each learner played on each stream in each order, ``passes`` times, whatever computes it.

    A mapping gives the learners names; a list leaves them their ``repr``.  ``play(learner, examples, passes)`` returns
    a run, as `mistake_bounds.engine.play` does; the row keeps ``measure(run)``.  ``executor`` is any
    `concurrent.futures.Executor`, such as a ``ProcessPoolExecutor`` or ``dask.distributed.Client(...).get_executor()``;
    its workers import ``play``, ``measure`` and the functions of the streams.  Raises `BadTask` for what is not a
    `Stream` or a learner; an error in a run has a note with the learner's name.

    >>> from mistake_bounds import Perceptron, Winnow
    >>> from mistake_bounds.chapters.winnow_ors.examples import hadamard
    >>> learners = {"Perceptron": Perceptron(), "Winnow": Winnow()}
    >>> sweep(learners, [stream(hadamard, n=16, seed=0, bits=True)], orders=[None, 7]).along("order")
    order  Perceptron  Winnow
    None   7           5
    7      8           7
    """
    streams = listed("streams", streams, "give a list of them, such as [stream(…)]", BadTask)
    orders = listed("orders", orders, "give a list of them, such as [None, 7]", BadTask)
    if not isinstance(learners, Mapping):
        learners = listed("learners", learners, "give a list of them, such as [Perceptron()]", BadTask)
    learners = learners if isinstance(learners, Mapping) else {repr(learner): learner for learner in learners}
    for thing, kind in (*((one, Stream) for one in streams), *((one, Learner) for one in learners.values())):
        if not isinstance(thing, kind):
            made = f": give an instance, {thing.__name__}(…)" if isinstance(thing, type) else ""
            raise BadTask(f"{shown(thing)} is not a {kind.__name__}{made}", thing)
    if not hasattr(executor, "map") and executor is not None:
        raise BadTask(f"executor={shown(executor)} has no map: give a concurrent.futures.Executor, or None", executor)
    work = partial(_rows, learners=tuple(learners.items()), passes=passes, play=play, measure=measure)
    tasks = tuple(product(streams, orders))  # no iterator, which Dask does not map
    found = map(work, tasks) if executor is None else executor.map(work, tasks)
    heading = getattr(measure, "__name__", "")
    return Table(tuple(row for rows in found for row in rows), heading if heading.isidentifier() else "measured")


def _rows(task: tuple[Stream, int | None], learners, passes: int, play, measure) -> list[Row]:
    """The work of one task: all learners on one stream in one order."""
    one, order = task
    examples = one.examples() if order is None else shuffled(one.examples(), order)
    rows = []
    for name, learner in learners:
        try:
            run = play(learner, examples, passes)
            measured = None if measure is None else measure(run)
        except Exception as error:
            error.add_note(f"{name} on {one}, order {order}")
            raise
        rows.append(Row(name, repr(one), order, len(run.mistakes), measured, one.arguments))
    return rows


def _span(values) -> str:
    """One number, or the least and the most of several."""
    least, most = _text(min(values)), _text(max(values))
    return least if least == most else f"{least} to {most}"


def _text(value: object) -> str:
    """A value as written; a number with logarithms to one decimal."""
    if hasattr(value, "__float__") and not isinstance(value, int | float | Fraction):
        return f"{float(value):.1f}"
    return value if isinstance(value, str) else brief(value)

"""Many runs at once: learners × streams × orders, and the table of their mistakes.

A *stream* is a recipe for examples: a function and its arguments, the seed among them.  An *order* is None, for
examples as the stream has them, or the seed of a shuffle.  Recipes and seeds are sent to another process, never rows.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import partial
from html import escape
from itertools import product
from random import Random

from mistake_bounds.exact import Refusal, brief
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
        """The examples, made anew; of a stream that comes with its target, the examples alone."""
        made = self.make(**dict(self.arguments))
        inside = getattr(made, "examples", made)
        return made if callable(inside) else inside

    def __repr__(self):
        written = ", ".join(f"{key}={_text(value)}" for key, value in self.arguments)
        return f"{getattr(self.make, '__name__', 'stream')}({written})"


def stream(make: Callable, /, **arguments) -> Stream:
    """The recipe ``make(**arguments)``.

    >>> from mistake_bounds.chapters.winnow_ors.examples import hadamard
    >>> stream(hadamard, n=8, seed=1), len(stream(hadamard, n=8, seed=1).examples())
    (hadamard(n=8, seed=1), 8)
    """
    return Stream(make, tuple(arguments.items()))


@dataclass(frozen=True)
class Row:
    """One run of a sweep: ``row["n"]`` is the stream's argument n, ``measured`` what ``measure`` made of the run."""

    learner: str
    stream: str
    order: int | None
    mistakes: int
    clean: bool
    close_calls: int
    measured: object
    arguments: tuple[tuple[str, object], ...] = field(repr=False)

    def __getitem__(self, column: str):
        return (dict(self.arguments) | {each.name: getattr(self, each.name) for each in fields(self)})[column]


@dataclass(frozen=True)
class Lines:
    """Lines of text in columns, the first of them the heading."""

    lines: tuple[tuple[str, ...], ...]

    def __repr__(self):
        widths = [max(map(len, column)) for column in zip(*self.lines, strict=True)]
        return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in self.lines)

    def _repr_html_(self):
        head, *rest = ([escape(text) for text in line] for line in self.lines)
        body = "".join(f"<tr><td>{'</td><td>'.join(line)}</td></tr>" for line in rest)
        return (
            f'<div class="mb-table"><table><thead><tr><th>{"</th><th>".join(head)}</th></tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )


@dataclass(frozen=True, repr=False)
class Table:
    """The rows of a sweep, in the order of its streams, orders and learners; ``measure`` heads what was measured."""

    rows: tuple[Row, ...]
    measure: str = "measured"

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __getitem__(self, wanted: int | str):
        """A row by its number; a column, or an argument of the streams, by its name."""
        return tuple(row[wanted] for row in self.rows) if isinstance(wanted, str) else self.rows[wanted]

    def __add__(self, other: "Table") -> "Table":
        """The rows of both, such as of learners that were not shown the same streams."""
        return Table(self.rows + other.rows, self.measure)

    def where(self, **columns) -> "Table":
        """The rows that have these values in these columns."""
        wanted = (row for row in self.rows if all(row[name] == value for name, value in columns.items()))
        return Table(tuple(wanted), self.measure)

    def curves(self, along: str, of: str = "mistakes", by: Callable = max) -> dict[str, dict]:
        """For each learner a column ``of`` the rows against an argument ``along`` of the streams, as plots take it.

        Where several rows have the same argument, as with several seeds or orders, ``by`` makes one number of theirs.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.chapters.perceptron.examples import orthonormal
        >>> sweep([Perceptron()], [stream(orthonormal, M=M) for M in (2, 5)]).curves("M")
        {'Perceptron()': {2: 2, 5: 5}}
        """
        found = {}
        for row in self.rows:
            found.setdefault(row.learner, {}).setdefault(row[along], []).append(row[of])
        return {name: {x: by(values) for x, values in curve.items()} for name, curve in found.items()}

    def along(self, name: str) -> Lines:
        """The learners side by side along an argument of the streams, each with its mistakes and what was measured.

        Where several rows have the same argument the fewest and the most are shown.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.chapters.perceptron.examples import orthonormal
        >>> sweep([Perceptron()], [stream(orthonormal, M=M) for M in (2, 5)]).along("M")
        M  Perceptron()
        2  2
        5  5
        """
        head, columns = [name], []
        for learner in dict.fromkeys(self["learner"]):
            own = self.where(learner=learner)
            for heading, of in ((learner, "mistakes"), (self.measure.replace("_", " "), "measured")):
                if set(own[of]) != {None}:
                    head.append(heading)
                    columns.append(own.curves(name, of, by=_span)[learner])
        lines = ((_text(x), *(column.get(x, "") for column in columns)) for x in dict.fromkeys(self[name]))
        return Lines((tuple(head), *lines))

    def spans(self) -> Lines:
        """The fewest and the most mistakes of each learner in all of its runs."""
        made = ((learner, self.where(learner=learner)["mistakes"]) for learner in dict.fromkeys(self["learner"]))
        return Lines((("learner", "mistakes"), *((learner, _span(counts)) for learner, counts in made)))

    def _lines(self) -> Lines:
        """The columns that say anything: names and mistakes, and of the others those that differ from the usual."""
        usual = {"order": None, "measured": None, "close_calls": 0, "clean": False}
        names = ["learner", "stream", "mistakes", *(name for name in usual if {usual[name]} != set(self[name]))]
        head = ((self.measure if name == "measured" else name).replace("_", " ") for name in names)
        return Lines((tuple(head), *(tuple(_text(row[name]) for name in names) for row in self.rows)))

    def __repr__(self):
        return repr(self._lines())

    def _repr_html_(self):
        return self._lines()._repr_html_()


def sweep(
    learners: Iterable[Learner] | Mapping[str, Learner],
    streams: Iterable[Stream],
    orders: Iterable[int | None] = (None,),
    passes: int = 1,
    executor: Executor | None = None,
    play: Callable[..., Run] = textbook_play,
    measure: Callable[[Run], object] | None = None,
) -> Table:
    """Each learner played on each stream in each order, ``passes`` times: a `Table`, the same whatever computes it.

    ``learners`` may be named by a mapping.  ``play(learner, examples, passes)`` returns the runs, such as
    `mistake_bounds.engine.play`; ``measure`` says what to keep of a run beside its mistakes.  ``executor`` is any
    `concurrent.futures.Executor`, such as a ``ProcessPoolExecutor`` or, for a cluster, that of
    ``dask.distributed.Client(...).get_executor()``; its workers import ``play``, ``measure`` and the functions of the
    streams.  Raises `BadTask`, and what a learner raises, with a note that names the learner.

    >>> from mistake_bounds import Perceptron, Winnow
    >>> from mistake_bounds.chapters.winnow_ors.examples import hadamard
    >>> sweep([Perceptron(), Winnow()], [stream(hadamard, n=16, seed=0, bits=True)], orders=[None, 7])
    learner       stream                             mistakes  order
    Perceptron()  hadamard(n=16, seed=0, bits=True)  7         None
    Winnow()      hadamard(n=16, seed=0, bits=True)  5         None
    Perceptron()  hadamard(n=16, seed=0, bits=True)  8         7
    Winnow()      hadamard(n=16, seed=0, bits=True)  7         7
    """
    learners = learners if isinstance(learners, Mapping) else {_name(learner): learner for learner in learners}
    streams = tuple(streams)
    for thing, kind in (*((one, Stream) for one in streams), *((one, Learner) for one in learners.values())):
        if not isinstance(thing, kind):
            raise BadTask(f"{thing!r} is no {kind.__name__.lower()}", thing)
    work = partial(_rows, learners=tuple(learners.items()), passes=passes, play=play, measure=measure)
    tasks = tuple(product(streams, orders))  # no iterator, which Dask does not map
    found = map(work, tasks) if executor is None else executor.map(work, tasks)
    called = getattr(measure, "__name__", "")
    return Table(tuple(row for rows in found for row in rows), called if called.isidentifier() else "measured")


def _rows(task: tuple[Stream, int | None], learners, passes: int, play, measure) -> list[Row]:
    """What a worker does: all learners on one stream in one order."""
    one, order = task
    examples = one.examples()
    rows = []
    examples = examples if order is None else shuffled(examples, order)
    for name, learner in learners:
        try:
            run = play(learner, examples, passes)
            measured = None if measure is None else measure(run)
        except Exception as error:
            error.add_note(f"{name} on {one}, order {order}")
            raise
        rows.append(Row(name, repr(one), order, len(run.mistakes), run.clean, len(run.close_calls), measured,
                        one.arguments))  # fmt: skip
    return rows


def shuffled(examples, seed: int):
    """The same examples in a random order, the same for the same seed.

    >>> from mistake_bounds import Examples
    >>> shuffled(Examples([(1,), (2,), (3,)], [1, -1, 1]), seed=1).X
    ((2,), (3,), (1,))
    """
    places = list(range(len(examples)))
    Random(seed).shuffle(places)
    return replace(examples, X=_taken(examples.X, places), y=_taken(examples.y, places))


def _taken(rows, places: list[int]):
    return rows[places] if hasattr(rows, "shape") else tuple(rows[i] for i in places)


def _name(learner) -> str:
    """The learner as it is written, without the settings that it has anyway."""
    if not isinstance(learner, Learner):
        return repr(learner)
    settings = ((each, getattr(learner, each.name)) for each in fields(learner))
    written = ", ".join(f"{each.name}={_text(value)}" for each, value in settings if value != each.default)
    return f"{type(learner).__name__}({written})"


def _span(values) -> str:
    """One number, or the least and the most of several."""
    least = min(values)
    most = max(values)
    return _text(least) if least == most else f"{_text(least)} to {_text(most)}"


def _text(value: object) -> str:
    """As it is written; a number with logarithms to one decimal."""
    if hasattr(value, "__float__") and not isinstance(value, int | float | Fraction):
        return f"{float(value):.1f}"
    return value if isinstance(value, str) else brief(value)

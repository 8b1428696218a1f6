"""Many runs at once: learners × streams × orders, on one processor or on many, told in a small table.

A *stream* is a recipe for examples: a named function and its arguments, the seed among them.  An *order* is None, for
examples as the stream has them, or the seed of a shuffle.  A *task* is one learner on one stream in one order: names
and seeds, never rows, so that it is sent to another process, or another machine, at no cost.
"""

import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import lru_cache, partial
from html import escape
from itertools import product
from random import Random

from mistake_bounds.exact import Refusal, brief, whole
from mistake_bounds.learners import Learner
from mistake_bounds.play import Run
from mistake_bounds.play import play as textbook_play


class BadTask(Refusal):
    """Something that cannot be played in a sweep; carries it as ``offender``."""


@dataclass(frozen=True)
class Stream:
    """A recipe for examples: ``make`` with ``arguments``, pairs of names and values; `stream` writes them.

    >>> from mistake_bounds.streams import orthonormal
    >>> stream(orthonormal, M=3)
    Stream(orthonormal(M=3))
    """

    make: Callable
    arguments: tuple[tuple[str, Hashable], ...]
    name: str

    def examples(self):
        """The examples, made anew; of a stream that comes with its target, the examples alone."""
        made = self.make(**dict(self.arguments))
        inside = getattr(made, "examples", made)
        return made if callable(inside) else inside

    def __repr__(self):
        return f"Stream({self.name})"


def stream(make: Callable, name: str = "", /, **arguments: Hashable) -> Stream:
    """The `Stream` of ``make(**arguments)``, called ``name``, or as it is written.  Raises `BadTask` for rows.

    >>> from mistake_bounds.streams import hadamard
    >>> len(stream(hadamard, "a Hadamard matrix", n=8, seed=1).examples())
    8
    """
    for key, value in arguments.items():
        if not isinstance(value, Hashable):
            raise BadTask(f"{key}={value!r} can change, or is rows: a stream is told by numbers and seeds", value)
    written = ", ".join(f"{key}={_told(value)}" for key, value in arguments.items())
    return Stream(make, tuple(arguments.items()), name or f"{getattr(make, '__name__', 'stream')}({written})")


@dataclass(frozen=True)
class Row:
    """One run of a sweep: whose it was, on what, and what came out.  ``row["n"]`` is the stream's argument n.

    ``measured`` is what the sweep's ``measure`` made of the run.
    """

    learner: str
    stream: str
    order: int | None
    mistakes: int
    updates: int
    presented: int
    clean: bool
    close_calls: int
    measured: object = None
    arguments: tuple[tuple[str, Hashable], ...] = field(default=(), repr=False)

    def __getitem__(self, column: str):
        told = dict(self.arguments) | {each.name: getattr(self, each.name) for each in fields(self)}
        return told[column]


@dataclass(frozen=True)
class Table:
    """The rows of a sweep, in the order of its streams, orders and learners, however they were computed.

    ``asked`` is how many were to be computed: more than there are after an interruption.  ``measure`` is what the
    column of what was measured is called.
    """

    rows: tuple[Row, ...]
    asked: int
    measure: str = "measured"

    @property
    def complete(self) -> bool:
        """Is every run here that was asked for?"""
        return len(self.rows) == self.asked

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __getitem__(self, wanted):
        """A row by its number, a column or an argument of the streams by its name, or a table by a slice."""
        if isinstance(wanted, str):
            return tuple(row[wanted] for row in self.rows)
        return self._of(self.rows[wanted]) if isinstance(wanted, slice) else self.rows[wanted]

    def where(self, **columns) -> "Table":
        """The rows that have these values in these columns."""
        return self._of(row for row in self.rows if all(row[name] == value for name, value in columns.items()))

    def sorted(self, *columns: str, reverse: bool = False) -> "Table":
        """The rows by these columns, the first one first."""
        return self._of(sorted(self.rows, key=lambda row: [row[name] for name in columns], reverse=reverse))

    def curves(self, along: str, of: str = "mistakes", by: Callable = max) -> dict[str, dict]:
        """For each learner a column ``of`` the rows against an argument ``along`` of the streams, as plots take it.

        Where several rows have the same argument, as with several seeds or orders, ``by`` makes one number of theirs.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.streams import orthonormal
        >>> sweep([Perceptron()], [stream(orthonormal, M=M) for M in (2, 5)]).curves("M")
        {'Perceptron()': {2: 2, 5: 5}}
        """
        found = {}
        for row in self.rows:
            found.setdefault(row.learner, {}).setdefault(row[along], []).append(row[of])
        return {name: {x: by(values) for x, values in curve.items()} for name, curve in found.items()}

    def __add__(self, other: "Table") -> "Table":
        """The rows of both, such as of learners that were not shown the same streams."""
        return Table(self.rows + other.rows, self.asked + other.asked, self.measure)

    def along(self, name: str) -> "Along":
        """The learners side by side along an argument of the streams, each with its mistakes and what was measured.

        Where several rows have the same argument the fewest and the most are shown.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.streams import orthonormal
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
        lines = ((_told(x), *(column.get(x, "") for column in columns)) for x in dict.fromkeys(self[name]))
        return Along((tuple(head), *lines))

    def spans(self) -> "Along":
        """The fewest and the most mistakes of each learner in all of its runs.

        >>> from mistake_bounds import Perceptron
        >>> from mistake_bounds.streams import orthonormal
        >>> sweep([Perceptron()], [stream(orthonormal, M=M) for M in (2, 5)]).spans()
        learner       mistakes
        Perceptron()  2 to 5
        """
        own = ((learner, self.where(learner=learner)["mistakes"]) for learner in dict.fromkeys(self["learner"]))
        return Along((("learner", "mistakes"), *((learner, _span(counts)) for learner, counts in own)))

    def _of(self, rows: Iterable[Row]) -> "Table":
        """A part of a table lacks what the table lacks."""
        rows = tuple(rows)
        return Table(rows, len(rows) + self.asked - len(self.rows), self.measure)

    def __repr__(self):
        return "\n".join([*_in_columns(self._shown()), *self._lacking()])

    def _repr_html_(self):
        return _html_table(self._shown()) + "".join(f"<p>{escape(text)}</p>" for text in self._lacking())

    def _shown(self) -> list[list[str]]:
        """The columns that say anything, as text: names and mistakes, and of the others those that differ."""
        usual = {"order": None, "measured": None, "close_calls": 0, "clean": False}
        names = ["learner", "stream", "mistakes", *(name for name in usual if {usual[name]} != set(self[name]))]
        if self["updates"] != self["mistakes"]:
            names.append("updates")
        return [
            [(self.measure if name == "measured" else name).replace("_", " ") for name in names],
            *([_told(row[name]) for name in names] for row in self.rows),
        ]

    def _lacking(self) -> list[str]:
        return [] if self.complete else [f"incomplete: {len(self)} of {self.asked} runs"]


@dataclass(frozen=True)
class Along:
    """Lines of text in columns, the first of them the heading; made by `Table.along`."""

    lines: tuple[tuple[str, ...], ...]

    def __repr__(self):
        return "\n".join(_in_columns(self.lines))

    def _repr_html_(self):
        return _html_table(self.lines)


def _in_columns(lines) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines]


def _html_table(lines) -> str:
    head, *rest = ([escape(text) for text in line] for line in lines)
    body = "".join(f"<tr><td>{'</td><td>'.join(line)}</td></tr>" for line in rest)
    return (
        f'<div class="mb-table"><table><thead><tr><th>{"</th><th>".join(head)}</th></tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _span(values) -> str:
    """One number, or the least and the most of several."""
    least, most = min(values), max(values)
    return _told(least) if least == most else f"{_told(least)} to {_told(most)}"


def sweep(
    learners: Iterable[Learner] | Mapping[str, Learner],
    streams: Iterable[Stream],
    orders: Iterable[int | None] = (None,),
    passes: int = 1,
    executor: Executor | None = None,
    play: Callable[..., Run] = textbook_play,
    measure: Callable[[Run], object] | None = None,
    chunk: int | None = None,
) -> Table:
    """Each learner played on each stream in each order, ``passes`` times: a `Table`, the same whatever computes it.

    ``learners`` may be named by a mapping.  ``play(learner, examples, passes)`` returns the runs, such as
    `mistake_bounds.engine.play`; ``measure`` says what else to tell of a run, which itself is not kept.
    ``executor`` is any `concurrent.futures.Executor`: processes here, or a cluster elsewhere (a Dask client's
    ``get_executor()``); it gets ``chunk`` tasks at a time, a sixty-fourth of all unless that is given, and its workers
    must be able to import ``play``, ``measure`` and the functions of the streams.

    On a terminal a bar shows after a second and a half how far it is.  Stopped from the keyboard it returns the rows
    that are done.  Raises `BadTask`, and what is raised by a learner, with a note that says by which.

    >>> from mistake_bounds import Perceptron, Winnow
    >>> from mistake_bounds.streams import hadamard
    >>> sweep([Perceptron(), Winnow()], [stream(hadamard, n=16, seed=0, bits=True)], orders=[None, 7])
    learner       stream                             mistakes  order
    Perceptron()  hadamard(n=16, seed=0, bits=True)  7         None
    Winnow()      hadamard(n=16, seed=0, bits=True)  5         None
    Perceptron()  hadamard(n=16, seed=0, bits=True)  8         7
    Winnow()      hadamard(n=16, seed=0, bits=True)  7         7
    """
    tasks = _tasks(learners, streams, orders)
    work = partial(_rows, passes=whole("passes", passes, 1), play=play, measure=measure)
    size = 1 if executor is None else -(-len(tasks) // 64) if chunk is None else whole("chunk", chunk, 1)
    chunks = [tasks[i : i + size] for i in range(0, len(tasks), max(1, size))]
    with _Bar(len(tasks)) as bar:
        found = _serially(work, chunks, bar) if executor is None else _spread(executor, work, chunks, bar)
    rows = tuple(row for _, row in sorted(found, key=lambda placed: placed[0]))
    called = getattr(measure, "__name__", "")
    return Table(rows, len(tasks), called if called.isidentifier() else "measured")


@dataclass(frozen=True)
class _Task:
    """One run to be made, and its place in the table."""

    place: int
    name: str
    learner: Learner
    stream: Stream
    order: int | None


def _tasks(learners, streams, orders) -> list[_Task]:
    """The tasks of one stream and order stand together, so that whoever makes the rows makes them once."""
    learners = learners if isinstance(learners, Mapping) else {_named(one): one for one in learners}
    streams = list(streams)
    for one in streams:
        if not isinstance(one, Stream):
            raise BadTask(f"{one!r} is no stream; write stream(function, n=…, seed=…)", one)
    for name, one in learners.items():
        if not isinstance(one, Learner):
            raise BadTask(f"{name}: {one!r} is no learner", one)
    orders = [None if order is None else whole("order", order, refusal=BadTask) for order in orders]
    every = product(streams, orders, learners.items())
    return [_Task(i, name, learner, one, order) for i, (one, order, (name, learner)) in enumerate(every)]


def _serially(work, chunks, bar) -> list[tuple[int, Row]]:
    found = []
    try:
        for chunk in chunks:
            found += work(chunk)
            bar.update(len(chunk))
    except KeyboardInterrupt:
        pass  # what is found is what is returned
    finally:
        _examples.cache_clear()
    return found


def _spread(executor, work, chunks, bar) -> list[tuple[int, Row]]:
    futures = [executor.submit(work, chunk) for chunk in chunks]
    try:
        for future in as_completed(futures):
            bar.update(len(future.result()))
    except KeyboardInterrupt:
        pass
    finally:
        for future in futures:
            future.cancel()
    done = (future for future in futures if future.done() and not future.cancelled() and not future.exception())
    return [placed for future in done for placed in future.result()]


def _rows(tasks: list[_Task], passes: int, play, measure) -> list[tuple[int, Row]]:
    """What a worker does."""
    return [(task.place, _row(task, passes, play, measure)) for task in tasks]


def _row(task: _Task, passes: int, play, measure) -> Row:
    try:
        run = play(task.learner, _examples(task.stream, task.order), passes)
        measured = None if measure is None else measure(run)
    except Exception as error:
        error.add_note(f"{task.name} on {task.stream.name}, order {task.order}")
        raise
    return Row(
        task.name, task.stream.name, task.order, len(run.mistakes), len(run.updates), run.presented, run.clean,
        len(run.close_calls), measured, task.stream.arguments,
    )  # fmt: skip


@lru_cache(maxsize=2)
def _examples(stream: Stream, order: int | None):
    """The examples of a stream in an order; the next task most likely asks for the same."""
    return stream.examples() if order is None else shuffled(_examples(stream, None), order)


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


def _named(learner) -> str:
    """The learner as it is written, without the settings that it has anyway."""
    if not isinstance(learner, Learner):
        return repr(learner)
    told = [(each, getattr(learner, each.name)) for each in fields(learner)]
    settings = ", ".join(f"{each.name}={_told(value)}" for each, value in told if value != each.default)
    return f"{type(learner).__name__}({settings})"


def _told(value: object) -> str:
    """As it is written; a number with logarithms to one decimal."""
    if hasattr(value, "__float__") and not isinstance(value, int | float | Fraction):
        return f"{float(value):.1f}"
    return value if isinstance(value, str) else brief(value)


_BAR = {"unit": " runs", "leave": False, "delay": 1.5}


class _Bar:
    """How far a sweep is, on a terminal, where tqdm is installed; nowhere else, and so in no stored output."""

    def __init__(self, total: int):
        self.total, self.bar = total, None

    def __enter__(self) -> "_Bar":
        if sys.stderr.isatty():
            try:
                from tqdm import tqdm
            except ImportError:
                return self
            self.bar = tqdm(total=self.total, **_BAR)
        return self

    def update(self, count: int) -> None:
        if self.bar is not None:
            self.bar.update(count)

    def __exit__(self, *_) -> None:
        if self.bar is not None:
            self.bar.close()

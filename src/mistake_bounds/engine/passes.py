"""Runs of the compiled passes: whole numbers exactly, floats with their close calls, long ones with a progress bar.

w are the weights, a position counts the examples presented over all passes, as in `mistake_bounds.play`.

Three ways lead to the mistakes.  *Whole*: rational data, learning rate and starting weights are all
multiplied by whatever makes them integers, which changes no sign; float64 adds integers without
rounding while ‖w‖₁·max|x| stays below 2⁵³, and Python's integers take over where it does not.
*Rounded*: floats, with every score that rounding could have turned added again in Python's order.
*Textbook*: fractions mixed with floats go to `mistake_bounds.play` itself.

Winnow has a way of its own, in integer exponents (`mistake_bounds.engine.winnow`), and on sparse
examples both learners look at the active attributes only.  The voted and the averaged Perceptron make the
Perceptron's mistakes, from which their last state follows.
"""

from fractions import Fraction
from functools import partial
from math import gcd, lcm

import numpy as np
from tqdm import tqdm

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.voted_averaged.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.engine.arrays import EXACT_BELOW, Arrays
from mistake_bounds.engine.blocks import Block, none
from mistake_bounds.engine.kernels import exact_pass, float_pass, sparse_exact_pass
from mistake_bounds.engine.sparse import SparseArrays
from mistake_bounds.engine.winnow import WinnowCourse, refuse_features
from mistake_bounds.exact import Number, Refusal, dot, is_exact, number, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner
from mistake_bounds.play import BadPasses, Run, check_game
from mistake_bounds.play import play as textbook_play
from mistake_bounds.play import play_until_clean as textbook_play_until_clean

Data = Examples | Arrays | SparseArrays
BY_PERCEPTRON = (VotedPerceptron, AveragedPerceptron)
EAGER = 2**12  # up to so many weights are computed at once; more are found by replaying the run, on first access


class NoCompiledPass(Refusal, TypeError):
    """A learner that only `mistake_bounds.play` can run, or only it on rows of a kind; carries it as ``offender``."""

    def __init__(self, learner: object, kind: str = ""):
        super().__init__(f"{learner!r} has no compiled pass{kind}; mistake_bounds.play runs any learner", learner)


class Interrupted(KeyboardInterrupt):
    """A run that was stopped from the keyboard; ``run`` holds its mistakes among the first ``shown`` positions."""

    def __init__(self, run: Run, shown: int):
        super().__init__(f"stopped after {shown} examples and {len(run.mistakes)} mistakes")
        self.run = run
        self.shown = shown


def play(learner: Learner, examples: Data, passes: int = 1, progress: bool | None = None) -> Run:
    """The run that `mistake_bounds.play` returns, computed by compiled loops over arrays, for the learners named here.

    They are `Perceptron`, `VotedPerceptron`, `AveragedPerceptron` and `Winnow`.  On integers and fractions the mistakes
    are exact, whatever their size.  On floats mistakes and close calls are those of the textbook loop, which adds
    from left to right.  ``progress`` shows a bar after the first second and a half unless it is False; True shows it
    at once.  Raises `NoCompiledPass`, `BadPasses`, what the learner's ``refuse`` raises, and `Interrupted` when stopped
    from the keyboard.  (Fractions mixed with floats, and Winnow with a float for its factor, are left to
    `mistake_bounds.play`, without a bar.  On `SparseArrays` they are refused, and so are a Perceptron that starts
    anywhere but at zero, the voted and the averaged one.)

    >>> run = play(Perceptron(), Arrays(np.array([[1, 2], [2, 1]]), np.array([1, -1])), passes=9)
    >>> run.mistakes, run.weights, run.clean
    ((0, 1), (-1, 1), True)
    """
    return _play(learner, examples, passes, False, progress)


def play_until_clean(learner: Learner, examples: Data, at_most: int, progress: bool | None = None) -> Run:
    """The run that `mistake_bounds.play_until_clean` returns: passes until one without a mistake, ``at_most`` of them.

    >>> play_until_clean(Perceptron(), Examples([(1, 2), (2, 1)], [+1, -1]), at_most=100).passes
    2
    """
    return _play(learner, examples, at_most, True, progress)


def _play(learner, examples, passes, until_clean, progress) -> Run:
    check_game(learner, examples)
    if type(learner) in BY_PERCEPTRON:
        return _by_perceptron(learner, examples, passes, until_clean, progress)
    if type(learner) not in (Perceptron, Winnow):
        raise NoCompiledPass(learner)
    passes = whole("at_most" if until_clean else "passes", passes, 1, refusal=BadPasses)
    course = _course(learner, examples)
    if course is None and isinstance(examples, SparseArrays):
        raise NoCompiledPass(learner, " for sparse rows")
    if course is None:
        if isinstance(examples, Arrays):
            examples = examples.examples()
        return (textbook_play_until_clean if until_clean else textbook_play)(learner, examples, passes)
    return _follow(course, learner, examples, passes, until_clean, progress)


def _by_perceptron(learner, examples, passes, until_clean, progress) -> Run:
    """The Perceptron's run as that of a learner that counts every example; so no pass of it is clean."""
    if isinstance(examples, SparseArrays):
        raise NoCompiledPass(learner, " for sparse rows")
    passes = whole("at_most" if until_clean else "passes", passes, 1, refusal=BadPasses)
    try:
        run = _play(learner.perceptron, examples, passes, False, progress)
    except Interrupted as stopped:
        raise Interrupted(_counting_all(learner, stopped.run, stopped.shown), stopped.shown) from None
    return _counting_all(learner, run, run.presented)


def _counting_all(learner, run: Run, shown: int) -> Run:
    updated = tuple(range(shown))
    final = partial(learner.after, run.examples, run.mistakes, shown)
    other = None if updated == run.mistakes else updated
    return Run(learner, run.examples, run.mistakes, run.passes, run.close_calls, other, final=final)


def _follow(course, learner, examples, passes, until_clean, progress) -> Run:
    """Run a course block by block until its end or a clean pass."""
    m = len(examples)
    end = passes * len(examples)
    position = 0
    latest = -1
    blocks = []
    with _bar(None if until_clean else end, progress) as bar:
        try:
            while position < end:
                block = course.advance(position, min(end, position + course.block), latest, until_clean)
                blocks.append(block)  # one step, so that an interruption finds the block whole or not at all
                bar.update(block.stop - position)
                position, latest = block.stop, block.latest
                if until_clean and _is_clean(position, latest, m):
                    break
        except KeyboardInterrupt:
            shown = blocks[-1].stop if blocks else 0
            raise Interrupted(_run(learner, examples, max(1, -(-shown // m)), blocks), shown) from None
    known = examples.dimension <= EAGER or isinstance(course, _Whole | _Rounded)
    return _run(learner, examples, position // m, blocks, course.weights() if known else None)


def _run(learner, examples, passes, blocks, final=None) -> Run:
    """The run that the blocks make up; ``final`` weights that are known need not be found by replaying it."""
    mistakes = np.concatenate([none(), *(block.mistakes for block in blocks)]).tolist()
    close = np.concatenate([none(), *(block.close for block in blocks)]).tolist()
    return Run(learner, examples, tuple(mistakes), passes, tuple(close), final=final)


def _bar(total, progress):
    """A bar that leaves no trace: by default on a terminal only, and when it is worth showing."""
    hidden = None if progress is None else not progress
    return tqdm(
        total=total, unit=" examples", unit_scale=True, leave=False, delay=0 if progress else 1.5, disable=hidden
    )


def _block_length(n: int) -> int:
    """How many rows of n numbers to show between two looks at the clock: a few milliseconds' worth."""
    return max(1, min(2**18, 2**22 // max(1, n)))


class _Whole:
    """A run on integers: in float64 while that is exact, then in Python's integers.

    ``X`` holds the rows as float64, or is None if they do not fit; ``row(i)`` is row i as Python
    integers.  ``start`` and ``rate`` are integers too; the learner's own weights are w / ``scale``.
    """

    def __init__(self, X, row, y, largest, start, rate, tie, scale=1):
        rate = rate if largest else 1  # nothing to add, so that any rate will do, and 1 is a float
        self.X = X
        self.row = row
        self.y = y
        self.rate = rate
        self.tie = tie
        self.scale = scale
        self.block = _block_length(len(start))
        # At a mistake ‖w‖₁ grows by at most ``growth``, and ‖w‖₁·largest must then still be below 2⁵³.
        self.growth = rate * len(start) * largest
        self.limit = (EXACT_BELOW - 1) // max(1, largest) - self.growth
        fits = X is not None and sum(map(abs, start)) <= self.limit
        self.w = np.array(start, dtype=np.float64) if fits else start

    def weights(self) -> tuple[Number, ...]:
        w = _integers(self.w)
        return w if self.scale == 1 else tuple(number(Fraction(value, self.scale)) for value in w)

    def advance(self, first, last, latest, until_clean) -> Block:
        if isinstance(self.w, tuple):
            return self._in_python(first, min(last, first + self.block // 256 + 1), latest, until_clean)
        mistakes = np.empty(last - first, dtype=np.int64)
        count, stop = exact_pass(self.X, self.y, self.w, float(self.rate), self.tie, float(self.growth),
                                 float(self.limit), first, last, latest, until_clean, mistakes)  # fmt: skip
        latest = int(mistakes[count - 1]) if count else latest
        if stop < last and not _is_clean(stop, latest, len(self.y)):
            self.w = _integers(self.w)  # the limit was reached
        return Block(stop, latest, mistakes[:count].copy(), none())  # not a view, which would keep the whole buffer

    def _in_python(self, first, last, latest, until_clean) -> Block:
        found = []
        m = len(self.y)
        for position in range(first, last):
            x = self.row(position % m)
            label = int(self.y[position % m])
            value = dot(self.w, x)
            if (1 if value > 0 else -1 if value < 0 else self.tie) != label:
                self.w = tuple(w + self.rate * label * v for w, v in zip(self.w, x, strict=True))
                found.append(latest := position)
            if until_clean and _is_clean(position + 1, latest, m):
                last = position + 1
                break
        return Block(last, latest, np.array(found, dtype=np.int64), none())


class _Rounded:
    """A run on floats, rounded at every step as the textbook loop rounds it."""

    def __init__(self, X, y, largest, start, rate, tie):
        self.X = X
        self.y = y
        self.largest = float(largest)
        self.rate = float(rate)
        self.tie = tie
        self.w = np.array(start, dtype=np.float64)
        self.block = _block_length(len(start))

    def weights(self) -> tuple[float, ...]:
        return tuple(self.w.tolist())

    def advance(self, first, last, latest, until_clean) -> Block:
        mistakes, close = np.empty(last - first, dtype=np.int64), np.empty(last - first, dtype=np.int64)
        count, closes, stop = float_pass(self.X, self.y, self.w, self.rate, self.tie, self.largest,
                                         first, last, latest, until_clean, mistakes, close)  # fmt: skip
        latest = int(mistakes[count - 1]) if count else latest
        return Block(stop, latest, mistakes[:count].copy(), close[:closes].copy())


class _Sparse:
    """The Perceptron with an exact rate, started at zero, on sparse rows of 0s and 1s: integers w, weights rate·w."""

    def __init__(self, learner, examples):
        self.examples = examples
        self.rate = learner.rate
        self.tie = learner.tie
        self.w = np.zeros(examples.dimension)
        self.block = _block_length(examples.most_active)

    def weights(self) -> tuple[Number, ...]:
        return tuple(number(self.rate * value) for value in _integers(self.w))

    def advance(self, first, last, latest, until_clean) -> Block:
        # No score passes 2⁵³: it moves by at most the columns of the row, and no machine makes 2⁵³ of such steps.
        mistakes = np.empty(last - first, dtype=np.int64)
        count, stop = sparse_exact_pass(self.examples.ends, self.examples.columns, self.examples.y, self.w, self.tie,
                                        first, last, latest, until_clean, mistakes)  # fmt: skip
        return Block(stop, int(mistakes[count - 1]) if count else latest, mistakes[:count].copy(), none())


def _winnow(learner, examples) -> WinnowCourse | None:
    """A course in exponents, if the factor has exact powers and the rows are integers."""
    if isinstance(examples, Examples):
        if not examples.exact or not is_exact((learner.factor,)):
            return None
        examples = Arrays(_float_rows(examples.X, examples.dimension), np.array(examples.y, dtype=np.int8))
    elif isinstance(examples, Arrays):
        refuse_features(examples)
    if not is_exact((learner.factor,)):
        return None
    looked_at = examples.most_active if isinstance(examples, SparseArrays) else examples.dimension
    return WinnowCourse(learner, examples, _block_length(looked_at))


def _course(learner, examples):
    """The way that fits the numbers; None for the textbook's."""
    if isinstance(examples, Examples) or isinstance(learner, Perceptron):
        learner.refuse(examples)
    if isinstance(learner, Winnow):
        return _winnow(learner, examples)
    if isinstance(examples, SparseArrays):
        plain = is_exact((learner.rate,)) and not any(learner.start or ())
        return _Sparse(learner, examples) if plain else None
    start = learner.initial(examples.dimension)
    if examples.exact and is_exact((learner.rate, *start)):
        return _whole(learner, examples, start)
    return _rounded(learner, examples, start)


def _whole(learner, examples, start) -> _Whole:
    """Rational data X/d, rate p/q and start S/e as integers: c·w = S·(c/e) + (c·p/(q·d))·ΣyX has the signs of w."""
    X, row, y, largest, d = _integer_rows(examples)
    step = Fraction(learner.rate) / d
    if not any(start):
        return _Whole(X, row, y, largest, start, 1, learner.tie, 1 / step)
    whole = lcm(step.denominator, *(Fraction(value).denominator for value in start))
    common = Fraction(whole, gcd(int(step * whole), *(int(value * whole) for value in start)))
    return _Whole(
        X, row, y, largest, tuple(int(value * common) for value in start), int(step * common), learner.tie, common
    )


def _integer_rows(examples):
    """X as float64 rows (or None), as a function to rows of Python integers, labels, max|X|, and X's denominator."""
    if isinstance(examples, Arrays):
        fits = examples.largest <= EXACT_BELOW
        return examples.floats if fits else None, lambda i: examples[i][0], examples.y, examples.largest, 1
    d = lcm(*(value.denominator for row in examples.X for value in row))
    rows = examples.X if d == 1 else [tuple(int(value * d) for value in row) for row in examples.X]
    largest = max((abs(value) for row in rows for value in row), default=0)
    X = _float_rows(rows, examples.dimension) if largest <= EXACT_BELOW else None
    return X, rows.__getitem__, np.array(examples.y, dtype=np.int8), largest, d


def _rounded(learner, examples, start) -> _Rounded | None:
    """A course in floats, unless some number is no float or some sum of the textbook's is one of large integers."""
    if isinstance(examples, Arrays):
        X, y, largest = examples.floats, examples.y, examples.largest
        faithful = X.dtype == examples.X.dtype or not examples.exact or largest <= EXACT_BELOW
    else:
        faithful = all(map(_is_float, (value for row in examples.X for value in row)))
        if faithful:
            X = _float_rows(examples.X, examples.dimension)
            y = np.array(examples.y, dtype=np.int8)
            largest = float(np.abs(X).max(initial=0))
    integers = sum(abs(value) for value in start if isinstance(value, int))
    if not faithful or not all(map(_is_float, (learner.rate, *start))) or integers * largest >= EXACT_BELOW:
        return None
    return _Rounded(X, y, largest, start, learner.rate, learner.tie)


def _is_float(value: Number) -> bool:
    """Is this a float, or an integer that is one?"""
    return isinstance(value, float) or isinstance(value, int) and abs(value) <= EXACT_BELOW


def _float_rows(rows, n) -> np.ndarray:
    return np.array(rows, dtype=np.float64).reshape(len(rows), n)


def _integers(w) -> tuple[int, ...]:
    return w if isinstance(w, tuple) else tuple(map(int, w.tolist()))


def _is_clean(position, latest, m) -> bool:
    """Does a pass end before ``position`` that had no mistake, the ``latest`` of all being where it is?"""
    return position % m == 0 and latest < position - m

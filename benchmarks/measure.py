"""What is measured: contestants take turns on the same data, and medians are reported.

Times are seconds.  X is m × n, y = ±1; *noise* is the share of labels turned round at random.
"""

import os
import platform
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median
from time import perf_counter

import numpy as np
from scipy.sparse import csr_array
from sklearn.linear_model import Perceptron as TheirPerceptron
from threadpoolctl import threadpool_limits
from tqdm import tqdm

from mistake_bounds import Examples, Perceptron, Winnow, engine, play
from mistake_bounds.chapters.winnow_ors.examples import disjunction
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction, winnow_k_of_r
from mistake_bounds.chapters.winnow_worst_case.known import table
from mistake_bounds.validation import validate

RULE = Perceptron(tie=0)  # scikit-learn, too, counts a tie as a mistake


THEIRS = {"max_iter": 1, "tol": None, "shuffle": False, "fit_intercept": False}


ACTIVE = 30  # ones in a sparse row, on average


GROWTH_N = 20  # the dimension while the number of examples grows


class DifferentMistakes(AssertionError):
    """The engine and a plain loop disagree; nothing that follows would be worth measuring."""


@dataclass(frozen=True)
class Setting:
    """One set of data: whole numbers or floats, m × n, with a share of wrong labels."""

    whole: bool
    m: int
    n: int
    noise: float

    def data(self, seed: int = 0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """X (float64), y, and the separator u by which the labels were given before the noise."""
        random = np.random.default_rng(seed)
        X = random.normal(size=(self.m, self.n))
        u = random.normal(size=self.n)
        X = np.round(100 * X) if self.whole else X
        y = np.where((X @ u > 0) ^ (random.random(self.m) < self.noise), 1, -1)
        return X, y, u


@dataclass(frozen=True)
class Boolean:
    """Rows of 0s and 1s, an OR of five of n attributes; in ``wrong`` of the rows a relevant bit is flipped."""

    sparse: bool
    m: int
    n: int
    active: int
    wrong: float

    def data(self):
        """The rows as the engine takes them, as scikit-learn takes them (float64), and u with which to multiply."""
        errors = round(self.wrong * self.m)
        planted = disjunction(self.m, self.n, 5, self.active, 0, attribute_errors=errors, sparse=True)
        sparse = planted.examples
        if self.sparse:
            return sparse, sparse.X.astype(np.float64), np.array(planted.u, dtype=np.float64)
        X = sparse.X.toarray().astype(np.float64)
        return engine.Arrays(X, sparse.y), X, np.array(planted.u, dtype=np.float64)


def alternate(contestants: dict, repetitions: int) -> dict[str, float]:
    """The median time of each contestant, all taking turns; the first round, which compiles, does not count."""
    times = {name: [] for name in contestants}
    for repetition in range(repetitions + 1):
        for name, run in contestants.items():
            start = perf_counter()
            run()
            if repetition:
                times[name].append(perf_counter() - start)
    return {name: median(taken) for name, taken in times.items()}


def first_calls() -> float:
    """Seconds that the first calls take in this process, machine code compiled or loaded."""
    start = perf_counter()
    for rows in (np.eye(2), np.eye(2) / 3):
        engine.play(RULE, engine.Arrays(rows, np.array([1, 1])), progress=False)
    validate((1.0, 1.0), np.eye(2), np.array([1, 1]))
    sparse = engine.SparseArrays(csr_array(np.eye(2)), np.array([1, 1]))
    for learner, rows in ((Winnow(), engine.Arrays(np.eye(2), np.array([1, 1]))), (Winnow(), sparse), (RULE, sparse)):
        engine.play(learner, rows, progress=False)
    return perf_counter() - start


def loop_mistakes(X, y) -> list[int]:
    """The plainest loop in NumPy, exact on whole numbers: the mistakes under the rule that a tie is one."""
    X, w, mistakes = X.astype(np.int64), np.zeros(X.shape[1], dtype=np.int64), []
    for i, label in enumerate(y.tolist()):
        if label * (X[i] @ w) <= 0:
            w += label * X[i]
            mistakes.append(i)
    return mistakes


def check_mistakes(setting: Setting, most: int) -> int:
    """Compare the engine with a plain loop on at most ``most`` values of a setting; how many mistakes agreed.

    On whole numbers scikit-learn, which does not report mistakes, must end at the same weights.
    """
    X, y, _ = setting.data()
    X, y = X[: most // setting.n], y[: most // setting.n]
    run = engine.play(RULE, engine.Arrays(X, y), progress=False)
    fast = list(run.mistakes)
    slow = loop_mistakes(X, y) if setting.whole else list(play(RULE, Examples(X, y)).mistakes)
    if fast != slow:
        raise DifferentMistakes(f"{setting}: {len(fast)} mistakes by the engine, {len(slow)} by the loop")
    if setting.whole and tuple(TheirPerceptron(**THEIRS).fit(X, y).coef_[0]) != run.weights:
        raise DifferentMistakes(f"{setting}: scikit-learn ends at other weights")
    return len(fast)


def winnow_loop(rows, y, n) -> list[int]:
    """Winnow with factor 2 and threshold n as a plain loop over active attributes, in integers times 2⁻¹⁰²⁴."""
    one = 1 << 1024
    w = {}
    mistakes = []
    for i, (active, label) in enumerate(zip(rows, y, strict=True)):
        if (sum(w.get(j, one) for j in active) >= n * one) != (label > 0):
            for j in active:
                before = w.get(j, one)
                w[j] = 2 * before if label > 0 else before // 2
                if label < 0 and before % 2:
                    raise ArithmeticError("a weight fell below 2⁻¹⁰²⁴, where this loop is not exact")
            mistakes.append(i)
    return mistakes


def perceptron_loop(rows, y) -> tuple[list[int], dict[int, int]]:
    """The Perceptron as a plain loop over active attributes: its mistakes and the weights that are not zero."""
    w = {}
    mistakes = []
    for i, (active, label) in enumerate(zip(rows, y, strict=True)):
        if label * sum(w.get(j, 0) for j in active) <= 0:
            for j in active:
                w[j] = w.get(j, 0) + label
            mistakes.append(i)
    return mistakes, {j: value for j, value in w.items() if value}


def check_boolean(setting: Boolean) -> dict[str, int]:
    """Compare engine and plain loops, and scikit-learn's last weights with the Perceptron's; the mistakes of both."""
    examples, X, _ = setting.data()
    sparse = engine.SparseArrays(csr_array(X), examples.y)
    rows = [sparse.active(i) for i in range(len(sparse))]
    y = examples.y.tolist()
    winnow = list(engine.play(Winnow(), examples, progress=False).mistakes)
    perceptron = list(engine.play(RULE, examples, progress=False).mistakes)
    plain, weights = perceptron_loop(rows, y)
    if winnow != winnow_loop(rows, y, setting.n) or perceptron != plain:
        raise DifferentMistakes(f"{setting}: engine and plain loop disagree")
    theirs = TheirPerceptron(**THEIRS).fit(X, y).coef_[0]
    if {int(j): int(theirs[j]) for j in np.flatnonzero(theirs)} != weights:
        raise DifferentMistakes(f"{setting}: scikit-learn ends at other weights")
    return {"winnow": len(winnow), "perceptron": len(perceptron)}


def one_boolean_pass(setting: Boolean, repetitions: int) -> dict[str, float]:
    """Median times of one pass over 0s and 1s."""
    examples, X, u = setting.data()
    kind = type(examples)
    theirs = TheirPerceptron(**THEIRS)
    return alternate(
        {
            "floor": lambda: X @ u,
            "winnow": lambda: engine.play(Winnow(), examples, progress=False),
            "checked": lambda: engine.play(Winnow(), kind(X, examples.y), progress=False),
            "perceptron": lambda: engine.play(RULE, examples, progress=False),
            "sklearn": lambda: theirs.fit(X, examples.y),
        },
        repetitions,
    )


def one_pass(setting: Setting, repetitions: int) -> dict[str, float]:
    """Median times of one pass over a setting's data."""
    X, y, u = setting.data()
    arrays = engine.Arrays(X, y)
    theirs = TheirPerceptron(**THEIRS)
    return alternate(
        {
            "floor": lambda: X @ u,
            "engine": lambda: engine.play(RULE, arrays, progress=False),
            "checked": lambda: engine.play(RULE, engine.Arrays(X, y), progress=False),
            "sklearn": lambda: theirs.fit(X, y),
        },
        repetitions,
    )


def validation(setting: Setting, repetitions: int) -> dict[str, float]:
    """Median times of one matrix–vector product and of exact validation, and how many rows needed integers."""
    X, y, u = setting.data()
    times = alternate({"floor": lambda: X @ u, "validate": lambda: validate(u, X, y)}, repetitions)
    return times | {"undecided": len(validate(u, X, y).undecided_by_floats)}


def reference(setting: Setting, repetitions: int) -> dict[str, float]:
    """Median times of the textbook loops in Python and in NumPy beside the engine, on whole numbers."""
    X, y, _ = setting.data()
    examples = Examples(X.astype(int), y)
    arrays = engine.Arrays(X, y)
    return alternate(
        {
            "play": lambda: play(RULE, examples),
            "numpy": lambda: loop_mistakes(X, y),
            "engine": lambda: engine.play(RULE, arrays, progress=False),
        },
        repetitions,
    )


def growth(settings: list[Setting], repetitions: int) -> list[float]:
    """The engine's median time on each setting, all taking turns."""
    arrays = [engine.Arrays(*setting.data()[:2]) for setting in settings]
    runs = {i: (lambda a=a: engine.play(RULE, a, progress=False)) for i, a in enumerate(arrays)}
    return list(alternate(runs, repetitions).values())


@dataclass(frozen=True)
class Search:
    """One search for an exact worst case: what was found, how many states it visited, and the seconds it took."""

    mistakes: int
    states: int
    seconds: float


def searches(sizes, k: int, r: int, repetitions: int) -> dict[int, Search]:
    """The exact worst case of Winnow on k of r of n attributes (k = 1: an OR), for each n among ``sizes``."""
    found = {}
    for n in sizes:

        def search(n=n):
            return winnow_disjunction(n, r) if k == 1 else winnow_k_of_r(n, k, r)

        worst = search()
        found[n] = Search(worst.mistakes, worst.states, alternate({n: search}, repetitions)[n])
    return found


def slope(sizes, times) -> float:
    """The exponent p of the power law time ~ sizeᵖ that fits best, on logarithmic scales: 1 is linear."""
    return float(np.polyfit(np.log(sizes), np.log(times), 1)[0])


@dataclass(frozen=True)
class Report:
    """All numbers of the page."""

    machine: str
    values: int
    repetitions: int
    first: float
    agreed: dict
    passes: dict
    validations: dict
    references: dict
    by_examples: dict
    by_dimension: dict
    boolean_mistakes: dict
    boolean_passes: dict
    searches: dict
    whole_table: tuple


@threadpool_limits.wrap(limits=1)
def measure(quick: bool = False) -> Report:
    """Everything, in a few minutes; ``quick`` for a smoke test of a second with meaningless numbers.

    All contestants have one core: the engine and scikit-learn use no more, so the product gets no more.
    """
    values, repetitions, largest = (20_000, 1, 4) if quick else (4_000_000, 15, 8)
    first = first_calls()
    settings = [Setting(w, values // n, n, p) for w in (True, False) for n in (10, 100, 1000) for p in (0.0, 0.2)]
    bar = tqdm(settings, desc="one pass", leave=False)
    agreed, passes = {}, {}
    for setting in bar:
        agreed[setting] = check_mistakes(setting, values if setting.whole else min(values, 400_000))
        passes[setting] = one_pass(setting, repetitions)
    shapes = [(False, values // n, n, n // 10) for n in (100, 1000)]
    shapes += [(True, values // ACTIVE, n, ACTIVE) for n in (2**10, 2**16, 2**20)]
    booleans = [Boolean(*shape, wrong) for shape in shapes for wrong in (0.0, 0.1)]
    boolean_mistakes, boolean_passes = {}, {}
    for boolean in tqdm(booleans, desc="Winnow", leave=False):
        boolean_mistakes[boolean] = check_boolean(boolean)
        boolean_passes[boolean] = one_boolean_pass(boolean, repetitions)
    plain = [Setting(False, values // n, n, 0.0) for n in (10, 100, 1000)]
    small = [Setting(True, min(values, 200_000) // n, n, 0.0) for n in (10, 100, 1000)]
    doublings = range(7)
    by_examples = [Setting(True, values // 500 * 2**k, GROWTH_N, 0.2) for k in doublings]
    by_dimension = [Setting(True, values // 1000, 64 * 2**k, 0.2) for k in doublings]
    return Report(
        machine(),
        values,
        repetitions,
        first,
        agreed,
        passes,
        {s: validation(s, repetitions) for s in tqdm(plain, desc="validation", leave=False)},
        {s: reference(s, min(repetitions, 5)) for s in tqdm(small, desc="plain loops", leave=False)},
        {s.m: t for s, t in zip(by_examples, growth(by_examples, repetitions), strict=True)},
        {s.n: t for s, t in zip(by_dimension, growth(by_dimension, repetitions), strict=True)},
        boolean_mistakes,
        boolean_passes,
        {kr: searches(range(4, 5 + (1 if quick else top)), *kr, min(repetitions, 3))
         for kr, top in tqdm({(1, 1): 10, (1, 2): 8, (1, 3): 7, (2, 3): 2}.items(), desc="searches", leave=False)},
        (largest, alternate({"table": lambda: table(largest)}, min(repetitions, 3))["table"]),
    )  # fmt: skip


def machine() -> str:
    """Processor, cores and versions, in one line."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            cpu = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        cpu = platform.processor() or platform.machine()
    packages = ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba", "scikit-learn"))
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {packages}"

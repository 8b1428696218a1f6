"""The report as a page of the book."""

from benchmarks.figure import dots, growth
from benchmarks.measure import ACTIVE, GROWTH_N, Boolean, Report, Setting, slope


def page(report: Report) -> str:
    """The whole page, in MyST markdown."""
    return "\n\n".join(
        [
            "% Made by `make benchmarks` (python -m benchmarks). Not to be edited: change benchmarks/page.py.",
            "# How fast",
            _opening(report),
            "## One pass of the Perceptron",
            _passes(report),
            "## One pass of Winnow",
            _booleans(report),
            "## Plain loops, for reference",
            _references(report),
            "## Validating a separator exactly",
            _validations(report),
            "## Growth",
            _growth(report),
            "## The exact worst case",
            _searches(report),
            "",
        ]
    )


def _opening(report) -> str:
    agreed = sum(report.agreed.values()) + sum(sum(both.values()) for both in report.boolean_mistakes.values())
    return f"""The proofs in this book hold for every run; the compiled engine makes long runs affordable.
It returns the textbook loop's mistakes, index for index, and this page says what that costs.

Measured on: {report.machine}.

Contestants take turns on the same data, in one process, on one core; every figure is the median of
{report.repetitions} turns. The first calls, in which the machine code is made, took {report.first:.1f} s and do not
count; numba keeps that code on disk, so that later sessions load it in a fraction of a second. `make benchmarks`
measures again and writes this page.

Before anything was timed, the engine's mistakes were compared with those of a plain loop on the same
data: **{agreed:,} mistakes, all at the same positions**. On whole numbers both are exact, and scikit-learn ends at
the same weights; on floats both round in the same order."""


def _passes(report) -> str:
    header = (
        "| numbers | n | wrong | product | engine | with checks | scikit-learn | ÷ engine | ÷ with checks "
        "| engine ÷ product |\n" + "|---|" + "---:|" * 9
    )
    rows = [_pass_row(setting, times) for setting, times in report.passes.items()]
    slowest = min(t["sklearn"] / t["checked"] for t in report.passes.values())
    shown = {_label(s): _per_example(s, t) for s, t in report.passes.items() if s.whole}
    names = {"floor": "matrix–vector product", "engine": "this engine", "sklearn": "scikit-learn"}
    caption = (
        "One pass over whole numbers, in microseconds per example. The matrix–vector product is a yardstick: it looks "
        "at every number once."
    )
    return f"""{dots(shown, names, caption)}

Microseconds per example; there are {report.values:,} numbers in all, in examples of n numbers each. *Product* is
one NumPy matrix–vector product over the same data, a yardstick and not a limit. *Engine* is `engine.play`, which
returns the whole run, on arrays that were checked before; *with checks* includes the check for NaN, infinities,
labels and whole numbers, as scikit-learn's `fit` includes its own. scikit-learn is `Perceptron(max_iter=1,
tol=None, shuffle=False, fit_intercept=False)`; it does not say where its mistakes were. The last columns are ratios:
scikit-learn's time divided by the engine's, by the engine's with checks, and the engine's by the product.

{header}
{chr(10).join(rows)}

With the checks included, the engine is at least **{slowest:.1f} times** as fast as scikit-learn on all of these."""


def _pass_row(setting: Setting, times: dict) -> str:
    per = _per_example(setting, times)
    kind = "whole" if setting.whole else "floats"
    cells = [kind, f"{setting.n}", f"{setting.noise:.0%}"]
    cells += [f"{per[name]:.4f}" for name in ("floor", "engine", "checked", "sklearn")]
    ratios = times["sklearn"] / times["engine"], times["sklearn"] / times["checked"], times["engine"] / times["floor"]
    return "| " + " | ".join(cells + [f"{ratio:.1f}" for ratio in ratios]) + " |"


def _booleans(report) -> str:
    header = (
        "| rows | n | wrong | mistakes | product | Winnow | with checks | Perceptron | scikit-learn "
        "| ÷ Winnow | ÷ with checks | Winnow ÷ product |\n" + "|---|" + "---:|" * 11
    )
    rows = [_boolean_row(s, t, report.boolean_mistakes[s]["winnow"]) for s, t in report.boolean_passes.items()]
    shown = {_boolean_label(s): _per_example(s, t) for s, t in report.boolean_passes.items() if s.wrong}
    names = {"floor": "product", "winnow": "Winnow", "perceptron": "Perceptron", "sklearn": "scikit-learn"}
    wrong = max(s.wrong for s in report.boolean_passes)
    caption = (
        f"One pass over zeros and ones, in microseconds per example, {wrong:.0%} of the rows wrong; the product is the "
        "matrix–vector product."
    )
    return f"""No Python library that we know has Winnow; the yardsticks are one matrix–vector product (NumPy's for
dense rows, SciPy's for sparse ones), this engine's own Perceptron, and scikit-learn's Perceptron on the same rows.
Dense rows are n numbers 0 or 1, a tenth of them ones; sparse rows (CSR) have {ACTIVE} ones on average, whatever n
is, and only those are looked at. The target is an OR of five attributes; *wrong* is the share of rows in
which one relevant bit was flipped. Winnow's weights are exact powers of 2, kept as exponents; the Perceptron's are
exact integers. Each engine's mistakes were first compared with those of a plain loop in Python's integers, and
scikit-learn's last weights with the Perceptron's.

{dots(shown, names, caption)}

Microseconds per example; there are {report.values:,} numbers in all if dense, and as many ones if sparse.
*With checks* includes the check that all entries are 0 or 1, and for sparse rows that the matrix is well formed.

{header}
{chr(10).join(rows)}"""


def _boolean_row(setting: Boolean, times: dict, mistakes: int) -> str:
    per = _per_example(setting, times)
    cells = ["sparse" if setting.sparse else "dense", f"{setting.n:,}", f"{setting.wrong:.0%}", f"{mistakes:,}"]
    cells += [f"{per[name]:.4f}" for name in ("floor", "winnow", "checked", "perceptron", "sklearn")]
    ratios = times["sklearn"] / times["winnow"], times["sklearn"] / times["checked"], times["winnow"] / times["floor"]
    return "| " + " | ".join(cells + [f"{ratio:.1f}" for ratio in ratios]) + " |"


def _boolean_label(setting: Boolean) -> str:
    return f"{'sparse' if setting.sparse else 'dense'}, n = {setting.n:,}"


def _references(report) -> str:
    rows = []
    for setting, times in report.references.items():
        per = _per_example(setting, times)
        cells = [f"{setting.n}", f"{setting.m:,}", *(f"{per[name]:.3g}" for name in ("play", "numpy", "engine"))]
        rows.append("| " + " | ".join([*cells, f"{times['play'] / times['engine']:.0f}"]) + " |")
    return f"""Microseconds per example on whole numbers. `play` is the loop that the chapters show, in Python's
exact integers; the second is the same loop with NumPy rows.

| n | examples | `play` | NumPy loop | engine | `play` / engine |
|---:|---:|---:|---:|---:|---:|
{chr(10).join(rows)}"""


def _validations(report) -> str:
    rows = []
    for setting, times in report.validations.items():
        milliseconds = [f"{1000 * times[name]:.2f}" for name in ("floor", "validate")]
        cells = [f"{setting.n}", f"{setting.m:,}", *milliseconds, f"{times['validate'] / times['floor']:.2f}"]
        rows.append("| " + " | ".join([*cells, str(times["undecided"])]) + " |")
    return f"""Is $y\\,(\\langle w, x\\rangle - \\theta) > 0$ for every row, with each float taken as the binary
fraction that it is? `validate` scores each row in floats together with a bound on the rounding error, and
leaves to exact integers only the rows whose score is within that bound. Milliseconds, on {report.values:,} numbers;
the goal is a ratio of at most 4.

| n | examples | one matrix–vector product | `validate` | ratio | rows left to integers |
|---:|---:|---:|---:|---:|---:|
{chr(10).join(rows)}"""


def _growth(report) -> str:
    by_m = {m: 1000 * t for m, t in report.by_examples.items()}
    by_n = {n: 1000 * t for n, t in report.by_dimension.items()}
    slopes, late = (
        [slope(list(points)[skip:], list(points.values())[skip:]) for points in (by_m, by_n)] for skip in (0, 3)
    )
    series = {
        f"examples (n = {GROWTH_N})": by_m,
        f"dimension n ({report.values // 1000:,} examples)": by_n,
    }
    caption = (
        "One pass of the engine on whole numbers with 20 % wrong labels. Dashed: exactly linear growth. Fitted "
        f"exponents: {slopes[0]:.2f} (above), {slopes[1]:.2f} (below)."
    )
    return f"""Time grows as a power of the size; 1 is linear. The exponent fitted to the points below is **{
        slopes[0]:.2f}** in
the number of examples and **{slopes[1]:.2f}** in the dimension; to the four largest sizes alone, {late[0]:.2f} and {
        late[1]:.2f}. Small
sizes pull it below 1, because each run and each row costs something whatever its length; sizes beyond
the processor's caches pull it up. 20 % of the labels are wrong, so that a good part of the
examples are learned from.

{growth(series, caption)}"""


def _searches(report) -> str:
    names = {kr: f"{'an OR' if kr[0] == 1 else kr[0]} of {kr[1]}" for kr in report.searches}
    rows = [
        f"| {names[kr]} | {n} | {found.mistakes} | {found.states:,} | {found.seconds:.3f} |"
        for kr, by_n in report.searches.items()
        for n, found in by_n.items()
    ]
    growths = []
    for kr, by_n in report.searches.items():
        first = min(by_n)
        last = max(by_n)
        times = (by_n[last].states / by_n[first].states) ** (1 / (last - first))
        growths.append(f"{names[kr]}: {times:.1f}")
    size, seconds = report.whole_table
    return f"""The most mistakes that anyone can force on Winnow is the length of a longest path over the states of the
learner; states that differ only by the order of relevant or of irrelevant attributes count once. The whole
table of ORs for n ≤ {size} and every r takes {seconds:.1f} s. Each further attribute multiplies the number of
states, on average over the rows below by the factor ({"; ".join(growths)}), and the time goes with it.

| target | n | mistakes | states | seconds |
|---|---:|---:|---:|---:|
{chr(10).join(rows)}"""


def _label(setting: Setting) -> str:
    return f"n = {setting.n}, {setting.noise:.0%} wrong" if setting.noise else f"n = {setting.n}, separable"


def _per_example(setting: Setting, times: dict) -> dict[str, float]:
    """Microseconds an example."""
    return {name: 1e6 * value / setting.m for name, value in times.items()}

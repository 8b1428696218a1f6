"""A run of Winnow in the words of `chapters.winnow.theorem`, every quantity read from the learner's weights.

w are the weights, w_x those of the active attributes, T their total and s the score; c counts chips, which are read
from the weights; u marks the relevant attributes, V adds up their weights.
`weight_left` and `sharper` are that module's.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from mistake_bounds.chapters.winnow.chips_reading import chips_of, read_chips, read_power, read_sum
from mistake_bounds.exact import BadSize, Number, ceil_log, counted, one_object_each, total, whole
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import KIND, Reading, labels_of_mistakes
from mistake_bounds.theorem.targets import relevant_attributes
from mistake_bounds.vocabulary import RELEVANT_ATTRIBUTE


def read_disjunction(run: Run, relevant) -> Reading:
    """A run of Winnow in the theorem's words, for the OR of the attributes with indices ``relevant``.

    n is the learner's threshold where one is stated; attributes that the examples then lack (after
    `mistake_bounds.engine.condensed`) are never active, and their weights stay 1.  Raises
    `mistake_bounds.exact.BadSize` for an index that is none of the examples' attributes, and
    `chapters.winnow.chips_reading.NotAPower` for weights that no promotions and demotions have made.
    """
    return with_all_weight(run, read_relevant(run, relevant))


def with_all_weight(run: Run, plain: Reading) -> Reading:
    """A reading, and the total weight in the end as `weight_left` adds it up."""
    untouched = max(plain.end["n"] - run.examples.dimension, 0)
    return Reading(plain.mistakes, plain.end | read_left(run.weights, untouched, run.learner.factor))


def read_elimination(run: Run, relevant) -> Reading:
    """`read_sharper` for at least one relevant attribute, without which no weight need be left: else `BadSize`."""
    marked = relevant_attributes(relevant, run.examples.dimension)
    whole("r", len(marked), 1, run.examples.dimension, BadSize)
    return read_sharper(run, marked)


def read_sharper(run: Run, relevant) -> Reading:
    """The same with the relevant weight V, attribute by attribute, and T as V and the weights of the others."""
    marked = relevant_attributes(relevant, run.examples.dimension)
    plain, rows, V = read_relevant(run, marked), [], 0
    for i, row in zip(marked, plain.end[RELEVANT_ATTRIBUTE], strict=True):
        rows.append({**row, "V": V, "V^+": V + run.weights[i]})
        V += run.weights[i]
    others = counted(run.weights) - counted(run.weights[i] for i in marked)
    others += Counter({1: max(plain.end["n"] - run.examples.dimension, 0)})
    end = {RELEVANT_ATTRIBUTE: rows, "V_r": V, **read_sum(V, others, run.learner.factor)}
    return Reading(plain.mistakes, plain.end | end)


def read_relevant(run: Run, relevant, most: int | None = None) -> Reading:
    """What the theorems on relevant attributes have in common: the mistakes, and these attributes' weights and chips.

    ``most`` is the exponent of the cap of a weight: L, unless given.
    """
    size, threshold = run.examples.dimension, run.learner.threshold
    total, marked = size if threshold is None else threshold, relevant_attributes(relevant, size)
    fixed = {"u": tuple(int(i in marked) for i in range(size)), "n": total}
    labels = labels_of_mistakes(run)
    plain = read_steps(run.steps, labels, run.weights, run.learner.factor, fixed, max(total - size, 0))
    log2_n, divides = ceil_log(total), run.learner.demotion == "divide"
    end = {**plain.end, "r": len(marked), "L": log2_n, "W": 2**log2_n}
    most = log2_n if most is None else most
    return Reading(plain.mistakes, end | read_chips(plain, run.learner.factor, most, marked, demoted=divides))


def read_left(weights: Sequence[Number], untouched: int, factor: Number) -> dict:
    """The total weight in the end, as `weight_left` adds it up, from one of the ``weights`` that is not 0."""
    left = counted(weights) + Counter({1: untouched})
    first = next((weight for weight in left if weight), 1)
    chips = chips_of(first, factor)
    one = {"w_1": first, "t_1": chips} | read_power(chips, factor)
    return one | read_sum(first, left - Counter([first]), factor)


def read_steps(
    steps: Sequence[Step], labels: Sequence[int], weights, factor: Number, fixed: dict, untouched: int = 0
) -> Reading:
    """The weights, scores and chips at each mistake of Winnow, with what is ``fixed`` at every point.

    ``labels`` are those of the mistakes, which are counted by them: the updates, ``steps``, have to be as many of
    either kind.  ``weights`` are the last ones.  ``untouched`` counts attributes that they lack: these stand in a last
    place of the vectors, together, with all their weight.  Chips are read from the weights, see `_chips`.
    """
    rest = (untouched,) if untouched else ()
    none, chips, points = (0,) * len(rest), (0,) * len(weights), []
    fixed = {**fixed, "u": fixed["u"] + none, "1": (1,) * len(weights + rest)}
    alike = {}
    for m in steps:
        m = replace(m, before=one_object_each(m.before, alike), after=one_object_each(m.after, alike))
        after = _chips(m, chips, factor)
        active = tuple(wi if xi == 1 else wi * xi if xi else 0 for wi, xi in zip(m.before, m.x, strict=True))
        points.append({
            KIND: 0 if m.y > 0 else 1, "c": chips + none, "c^+": after + none, "x": m.x + none,
            "w": m.before + rest, "w^+": m.after + rest, "w_x": active + none, "s": total(active),
            "T": total(m.before) + untouched, "T^+": total(m.after) + untouched, **fixed,
        })  # fmt: skip
        chips = after
    promotions = sum(y > 0 for y in labels)
    end = {
        "c_M": chips + none, "T_M": total(weights) + untouched, "P": promotions, "D": len(labels) - promotions,
        "M": len(labels), **fixed,
    }  # fmt: skip
    return Reading(tuple(points), end)


def _chips(step: Step, before: tuple[int, ...], factor: Number) -> tuple[int, ...]:
    """The exponents of the weights after a mistake.

    A weight of 0, which elimination makes, is 0 whatever its chips: it keeps those it had and gets more with each
    promotion.  Raises `chapters.winnow.chips_reading.NotAPower` for any other weight that is no power.
    """
    more = step.x if step.y > 0 else (0,) * len(before)
    chips = {id(w): chips_of(w, factor) for w in {id(w): w for w in step.after}.values() if w}
    return tuple(chips[id(w)] if w else e + xi for w, e, xi in zip(step.after, before, more, strict=True))


def read_noisy(run: Run, relevant) -> Reading:
    """The same with attribute errors: those of each mistake, those so far, and those of all examples presented."""
    marked = relevant_attributes(relevant, run.examples.dimension)
    plain, errors, points = read_disjunction(run, marked), 0, []
    for m, point in zip(run.steps, plain.mistakes, strict=True):
        wrong = attribute_errors(m.x, m.y, marked)
        points.append({**point, "a": wrong, "E": errors, "E^+": errors + wrong})
        errors += wrong
    presented = run.passes * sum(attribute_errors(x, y, marked) for x, y in run.examples)
    return Reading(tuple(points), {**plain.end, "E_M": errors, "A": presented})


def attribute_errors(x, y: int, relevant) -> int:
    """The fewest bits of x to turn round so that the OR of ``relevant`` gives the label y (1 if it never can).

    >>> attribute_errors((1, 1, 0), -1, [0, 1]), attribute_errors((0, 0, 1), +1, [0, 1])
    (2, 1)
    """
    active = sum(x[i] for i in set(relevant))
    return max(0, 1 - active) if y > 0 else active

"""A run of the greedy algorithm in the words of `chapters.greedy_lists.theorem`: every number counted from the sample.

What was left before and after each round is the run's own; what the rules are true of is computed from the rows.
"""

from collections.abc import Mapping, Sequence, Set
from itertools import product
from math import factorial

from mistake_bounds.chapters.decision_lists.learner import Rule
from mistake_bounds.chapters.greedy_lists import theorem as a
from mistake_bounds.chapters.greedy_lists.learner import ListRun, NoConsistentList
from mistake_bounds.exact import BadSize, checked_integer, listed, whole
from mistake_bounds.examples import Examples
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.targets import BadTarget, checked_list, row_of_bits
from mistake_bounds.vocabulary import ATTRIBUTE, ROUND, RULE


def read_rounds(run: ListRun, target) -> Reading:
    """The rounds of a run, each with the highest rule of a list, ``target``, that applies to what is left.

    ``target`` is a `mistake_bounds.streams.DecisionList`; that it is right on the sample is for the check to find.
    Raise `BadTarget` for a list that tests attributes which the examples lack, and for what is no list.

    >>> from mistake_bounds import Examples
    >>> from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
    >>> from mistake_bounds.chapters.decision_lists.examples import DecisionList
    >>> run = put_down(Greedy(), Examples([(0, 0), (0, 1), (1, 1)], [-1, +1, +1]))
    >>> reading = read_rounds(run, DecisionList.of("x2 -> +, else -"))
    >>> [(point["c"], point["a"], point["a^+"]) for point in reading.mistakes], reading.end["T"]
    ([(3, 2, 1), (2, 1, 0), (1, 0, 0)], 3)
    """
    examples = run.examples
    n = run.examples.dimension
    checked_list(target, n)
    start = {"n": n, "a_0": _both(examples, run.positions(0))}
    rounds = tuple({**_round(run, t, target), **start} for t in range(len(run.rules)))
    last = sum(point[KIND] for point in rounds)
    end = {"T": len(rounds), "F": len(rounds) - last, "G": last}
    return Reading(rounds, {**end, **start, "a_T": _both(examples, run.positions(len(rounds)))}, ROUND)


def _round(run: ListRun, t: int, target) -> dict:
    examples = run.examples
    rule = run.rules[t]
    before, after = ([examples[i][0] for i in run.positions(at)] for at in (t, t + 1))
    true = (lambda x: False) if rule is None else rule.fires
    sizes = {"c": len(before), "c^+": len(after), "p": sum(map(true, before)), "p^+": sum(map(true, after))}
    rows = []
    for i in range(examples.dimension):
        u, u_next = (sum(x[i] for x in rest) for rest in (before, after))
        one = {"u": u, "z": len(before) - u, "u^+": u_next, "z^+": len(after) - u_next}
        one |= {"f": int(0 < u < len(before)), "f^+": int(0 < u_next < len(after))}
        rows.append({**one, "q": int(rule is not None and rule.attribute == i)})
    sums = a.ATTRIBUTES.read(rows)
    sums |= {"a": sums["A_n"], "a^+": sums["B_n"], "k": int(rule is not None)}
    return {**sizes, **sums, **_highest(examples, run.positions(t), target), KIND: int(not after)}


def _highest(examples: Examples, left: Sequence[int], target) -> dict:
    """The highest rule of a list that applies to what is left, and on how many examples it is wrong."""
    rank = _rank_of_highest(examples, left, target)
    rule = target.rules[rank]
    rows = []
    for i in left:
        x, y = examples[i]
        one = {"h": int(rule.fires(x)), "r": rank, "b": rule.answer, "y": y, **_decided(target.rules, x)}
        rows.append({**one, "v": int(one["h"] and rule.answer != y)})
    return a.WRONGS.read(rows)


def _rank_of_highest(examples: Examples, left: Sequence[int], target) -> int:
    return next(i for i, rule in enumerate(target.rules) if any(rule.fires(examples[k][0]) for k in left))


def _decided(rules: Sequence, x) -> dict:
    """The rank of the rule that decides x, and its label; − where no rule is true of x."""
    d = next((i for i, rule in enumerate(rules) if rule is not None and rule.fires(x)), len(rules))
    return {"d": d, "s": rules[d].answer if d < len(rules) else -1}


def _both(examples: Examples, left: Sequence[int]) -> int:
    """How many attributes take both values on these examples."""
    return sum(len({examples[i][0][j] for i in left}) == 2 for j in range(examples.dimension))


def read_answers(run: ListRun) -> Reading:
    """The label that the list of a run gives each example, beside the round in which it was taken away.

    Where none of its rules is true the label is −, as with a default.

    >>> from mistake_bounds import Examples
    >>> from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
    >>> reading = read_answers(put_down(Greedy(), Examples([(0, 0), (0, 1), (1, 1)], [-1, +1, +1])))
    >>> [(point["r"], point["d"], point["s"]) for point in reading.end["example"]], reading.end["E"]
    ([(2, 2, -1), (1, 1, 1), (0, 0, 1)], 0)
    """
    rows = []
    for i, (x, y) in enumerate(run.examples):
        taken = next((t for t, left in enumerate(run.left[1:]) if not left >> i & 1), len(run.rules))
        rule = run.rules[taken] if taken < len(run.rules) else None
        one = {"r": taken, "b": rule.answer if rule else 0, "h": int(rule is not None and rule.fires(x)), "y": y}
        one |= _decided(run.rules, x)
        rows.append({**one, "e": int(one["s"] != y), "o": run.left[-1] >> i & 1})
    read = a.ERRORS.read(rows)
    return Reading((), {**read, "E": read["V_m"], "U": run.left[-1].bit_count()}, ROUND, "error")


def read_certificate(certificate: NoConsistentList, examples: Examples, target) -> Mapping[str, int]:
    """The two examples that a certificate has for a list: those of which its highest rule that applies is true.

    Raise `BadTarget` for what is no list over the attributes of the examples.
    """
    checked_list(target, examples.dimension)
    rank = _rank_of_highest(examples, certificate.left, target)
    rule = target.rules[rank]
    point = {"r": rank, "b": rule.answer}
    for name, i in zip("12", certificate.pairs[rule[:2]], strict=True):
        x, y = examples[i]
        d, s = _decided(target.rules, examples[i][0]).values()
        point |= {
            f"h_{name}": int(rule.fires(x)),
            f"d_{name}": d,
            f"s_{name}": s,
            f"y_{name}": y,
            f"e_{name}": int(s != y),
        }
    return point


def rest_of(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """What comes after the first rule of a list, without its attribute: there the first rule is not true.

    A rule with its literal is left out, and the first one with the opposite literal is the default.

    >>> rules = Rule(0, 1, +1), Rule(2, 0, -1), Rule(0, 1, -1), Rule(0, 0, +1), Rule(1, 1, -1), Rule(None, None, -1)
    >>> print(*rest_of(rules), sep=", ")
    x̄₃ → −, else +
    """
    attribute, value, _ = rules[0]
    rest = []
    for rule in rules[1:]:
        if rule.attribute == attribute and rule.value != value:
            return (*rest, Rule(None, None, rule.answer))
        if rule.attribute != attribute:
            rest.append(rule)
    return tuple(rest)


def read_first_rule(rules: Sequence[Rule], x: Sequence[int]) -> Reading:
    """The label that a list gives a row of bits, rule by rule from its default up, beside that of its rest.

    ``rules`` may test an attribute again and again; the first one is no default, and the last one is.  Raise
    `BadTarget`, with the rule that is none, `mistake_bounds.examples.BadFeature` for a row of anything but bits, and
    `mistake_bounds.exact.BadSize` for one that lacks an attribute that a rule tests.

    >>> rules = Rule(0, 1, +1), Rule(1, 1, -1), Rule(0, 0, +1), Rule(None, None, -1)
    >>> end = read_first_rule(rules, (0, 0)).end
    >>> end["s_f"], end["s_m"], end["w_m"], [point[KIND] for point in end["rule"]]
    (1, 1, 1, [2, 0])
    """
    rules = _checked_rules(rules)
    x = row_of_bits("x", x, "a list is about bits")
    checked_integer("the number of bits", len(x), least=max(rule.attribute for rule in rules[:-1]) + 1)
    first, *after, default = rules
    other = tuple(1 - bit if i == first.attribute else bit for i, bit in enumerate(x))
    l = int(first.fires(x))
    s = default.answer
    w = s
    turned = s
    points = []
    for rule in reversed(after):
        h = int(rule.fires(x))
        b = rule.answer
        kind = 0 if rule.attribute != first.attribute else 1 if rule.value == first.value else 2
        grown = {
            "s^+": b if h else s,
            "w^+": (b if h else w, w, b)[kind],
            "w'^+": (b if rule.fires(other) else turned, turned, b)[kind],
        }
        points.append({"h": h, "b": b, "l": l, "s": s, "w": w, "w'": turned, **grown, KIND: kind})
        s, w, turned = grown.values()
    answer_of = lambda some, row: next(rule.answer for rule in some if rule.fires(row))
    ends = {"s_f": answer_of(rules, x), "s_m": answer_of(rules[1:], x), "w_m": answer_of(rest_of(rules), x)}
    ends["w'_m"] = answer_of(rest_of(rules), other)
    counts = {name: sum(point[KIND] == k for point in points) for k, name in enumerate(("i_o", "i_s", "i_d"))}
    return Reading((), {RULE: points, "l": l, "b_1": first.answer, "s_0": default.answer, **ends, **counts}, ROUND)


def _checked_rules(rules: object) -> tuple[Rule, ...]:
    """A rule or more, each testing one bit, and a default, the last of them; else `BadTarget`."""
    wanted = "give a rule or more, and a default, the last of them"
    checked = listed("rules", rules, wanted, BadTarget)
    if len(checked) < 2 or [rule.attribute is None for rule in checked] != [False] * (len(checked) - 1) + [True]:
        raise BadTarget(f"{checked!r}: {wanted}", checked)
    return checked


def read_counts(functions: Sequence[Set[int]]) -> Reading:
    """How many functions of lists there are over 1, 2, …, n attributes, beside n!·4ⁿ and (4n)ⁿ.

    A function is a whole number with a bit for each of the 2ⁿ rows, as by
    `mistake_bounds.worst_case.functions_of_lists`.  Those over one attribute more are all
    first rules, each with all rests; the reading counts those that are new.  Raise `BadSize` if there are no sets.

    >>> end = read_counts([{0, 1, 2, 3}, {*range(16)} - {6, 9}]).end
    >>> end["N_n"], end["n!4^n"], end["(4n)^n"]
    (14, 32, 64)
    """
    n = whole("the number of sets of functions", len(functions), 1, refusal=BadSize)
    counts = [len(some) for some in functions]
    rows = [
        {
            **_first_rules(functions[K - 1], K + 1),
            "N": counts[K - 1], "N^+": counts[K], "K": K, "K^+": K + 1, "n": n,
            "P": factorial(K) * 4**K, "P^+": factorial(K + 1) * 4 ** (K + 1),
            "g": (4 * n) ** K, "g^+": (4 * n) ** (K + 1), "Lambda": ln(counts[K - 1]), "Lambda^+": ln(counts[K]),
        }
        for K in range(1, n)
    ]  # fmt: skip
    powers = {"n!4^n": factorial(n) * 4**n, "(4n)^n": (4 * n) ** n, "K_n": n}
    logs = {"Lambda_n": ln(counts[-1]), "ell": ln(4 * n), "l_4": ln(4)}
    return Reading((), {ATTRIBUTE: rows, "n": n, "D": n - 1, "N_n": counts[-1], **powers, **logs}, ROUND)


def _first_rules(rests: Set[int], n: int) -> dict:
    """All first rules over n attributes, each before all functions of the other n − 1; and what they make together."""
    inputs = range(2**n)
    seen = set()
    rules = []
    for i, v, answer in product(range(n), (0, 1), (0, 1)):
        where = sum(1 << x for x in inputs if x >> i & 1 == v)
        places = [x & (1 << i) - 1 | x >> i + 1 << i for x in inputs]  # each row without its attribute i
        points = []
        for rest in sorted(rests):
            spread = sum(1 << x for x, place in zip(inputs, places, strict=True) if rest >> place & 1)
            function = spread | where if answer else spread & ~where
            points.append({"t": int(function not in seen)})
            seen.add(function)
        rules.append(a.RESTS.read(points))
    return a.OF_ONE_RULE.read(rules)

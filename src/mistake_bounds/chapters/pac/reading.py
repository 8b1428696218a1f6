"""Trials, ANDs and certificates in the words of `chapters.pac.theorem`, all added up sample by sample.

A sample is the set of the instances that it holds.  Chances are sums of the probabilities of samples and nothing else,
so that what the theorem assumes of the draws is checked on them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from fractions import Fraction
from itertools import product

from mistake_bounds.chapters.pac import theorem as a
from mistake_bounds.chapters.pac.learner import (
    And,
    NoSeparator,
    Part,
    Trial,
    is_clause_true,
    is_term_true,
    read_literals,
    read_parts,
)
from mistake_bounds.exact import BadSize, Refusal, check_width, checked_integer, listed, number
from mistake_bounds.examples import Examples, check_signs
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import row_of_bits
from mistake_bounds.vocabulary import (
    ADDITION,
    BAD_HYPOTHESIS,
    CLAUSE,
    EXAMPLE,
    LITERAL,
)
from mistake_bounds.worlds import World, open_share

MOST_ATTRIBUTES = 16


class ForeignClause(Refusal):
    """A clause of an AND that is none of the given clauses; carries it as ``offender``."""


def read_trial(trial: Trial, epsilon: object, delta: object) -> Reading:
    """A trial for the accuracy ε and the confidence 1 − δ: its points are the bad hypotheses, of error ε or more.

    Raise `mistake_bounds.worlds.BadProbability` for an ε or δ that is not strictly between 0 and 1.

    >>> from mistake_bounds.chapters.pac.learner import first_to_agree
    >>> from mistake_bounds.worlds import uniform
    >>> coin, rows = uniform("ab", (1, -1)), ((1, 1), (1, -1))
    >>> reading = read_trial(Trial(coin, rows, first_to_agree("ab", rows), 3), Fraction(1, 4), Fraction(1, 10))
    >>> [str(reading.end[letter]) for letter in ("N", "K", "p_K", "f", "Q")]
    ['2', '1', '1/8', '1/8', '27/64']
    """
    accuracy, confidence = open_share("epsilon", epsilon), open_share("delta", delta)
    world = trial.world
    m = trial.m
    after = trial.draws(world, m)
    powers = [(1 - accuracy) ** k for k in range(m + 1)]
    n = len(after[-1])
    fixed = {"epsilon": accuracy, "m": m, "n": n, "Q": powers[-1]}
    bad = [row for row in trial.hypotheses if world.error(row) >= accuracy]
    points = []
    before = dict.fromkeys(after[-1], 0)
    some = Fraction(0)
    for row in bad:
        mistaken = _wrong(world, row)
        agrees = lambda seen, wrong=mistaken: int(not seen & wrong)
        chances = [_chance(one, agrees) for one in after]
        now = {seen: max(agrees(seen), before[seen]) for seen in after[-1]}
        rows = [{"v": v, "a": agrees(seen), "s": before[seen], "s^+": now[seen]} for seen, v in after[-1].items()]
        point = {"e": world.error(row), "c_m": chances[-1], "p": some, "p^+": _chance(after[-1], now.__getitem__)}
        some = point["p^+"]
        points.append({**point, **a.SAMPLES.read(rows), **fixed, EXAMPLE: _draws(powers, "c", chances)})
        before = now
    output = _output(trial, after[-1], before, accuracy)
    end = {
        **fixed, **output, "N": len(trial.hypotheses), "nu": ln(len(trial.hypotheses)), "K": len(bad),
        "delta": confidence, "h": -ln(confidence), "Lambda_m": ln(powers[-1]),
        EXAMPLE: _draws(powers, "Lambda", list(map(ln, powers))),
    }  # fmt: skip
    return Reading(tuple(points), end, BAD_HYPOTHESIS, "chance")


def _wrong(world: World, row: Sequence) -> int:
    """The instances that can be drawn and to which a hypothesis gives another label, as bits."""
    return sum(1 << i for i, (_, label, p) in enumerate(world) if p and row[i] != label)


def _chance(after: Mapping[int, Fraction], event: Callable[[int], int]) -> Fraction:
    return sum((v for seen, v in after.items() if event(seen)), Fraction(0))


def _draws(powers: Sequence[Fraction], letter: str, values: Sequence) -> list[dict]:
    """The row of examples: powers of 1 − ε, and a quantity that changes with them."""
    return [
        {"q": powers[k], "q^+": powers[k + 1], letter: values[k], f"{letter}^+": values[k + 1]}
        for k in range(len(powers) - 1)
    ]


def _output(trial: Trial, samples: Mapping[int, Fraction], some: Mapping[int, int], accuracy: Fraction) -> dict:
    """The samples, each with whether what is output is bad and whether some bad hypothesis agrees; and both chances."""
    rows = []
    for seen, v in samples.items():
        row = trial.output(seen)
        b, o = int(trial.world.error(row) >= accuracy), int(row in trial.hypotheses)
        rows.append({"v": v, "b": b, "o": o, "u": int(not seen & _wrong(trial.world, row)), "s_K": some[seen]})
    return a.OUTPUTS.read(rows)


def read_negative(
    found: And, examples: Examples, clauses: Sequence[Part], target: Sequence[int], negative: Sequence[int]
) -> Reading:
    """The score of a found AND on a ``negative`` example; the points are the ``clauses`` of which it may consist.

    ``target`` are the positions of those clauses whose AND gives the labels.  Raise `mistake_bounds.exact.BadSize` for
    a position that there is not and for a row of another width, `BadFeature` for one with anything but 0 and 1,
    `mistake_bounds.examples.BadLabel` for other labels than ±1, `BadLiteral`, and `ForeignClause`.

    >>> from mistake_bounds.chapters.pac.learner import find_and
    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> examples = Examples([(1, 1, 0), (1, 1, 1)], [1, 1])
    >>> end = read_negative(find_and(examples, clauses(3, 1)), examples, clauses(3, 1), [0], (0, 1, 1)).end
    >>> end["k_n"], end["V_n"]
    (1, 2)
    """
    check_signs(examples)
    negative = row_of_bits("negative", negative, "clauses are about bits")
    check_width("the negative example", negative, examples.dimension)
    clauses = read_parts(clauses, examples.dimension)
    chosen = read_parts(found.clauses, examples.dimension)
    target = listed("target", target, "give positions of clauses, such as (0, 2)", BadSize, in_order=False)
    target = tuple(checked_integer("target", place, least=0, most=len(clauses) - 1) for place in target)
    known, kept = set(map(frozenset, clauses)), set(map(frozenset, chosen))  # the order in an OR does not matter
    for clause in chosen:
        if frozenset(clause) not in known:
            raise ForeignClause(f"the clause {clause} is none of the given clauses: give all", clause)
    positive = [x for x, y in examples if y > 0]
    points = []
    for j, clause in enumerate(clauses):
        rows = a.FALSE_OF_ONE.read({"x_1": int(is_clause_true(clause, x))} for x in positive)
        x_0 = int(is_clause_true(clause, negative))
        points.append({"l": int(frozenset(clause) in kept), "t": int(j in target), "x_0": x_0, **rows})
    sums = (*a.COUNTED.sums, *a.FALSE_SO_FAR.sums)
    points = running(points, sums)
    end = {**totals(points, sums), "n": len(clauses), "P": len(positive)}
    return Reading(tuple(points), end, CLAUSE, "true clause")


def read_clauses(n: int, clauses: Sequence[Sequence[Part]]) -> Reading:
    """How many clauses there are of at most 0, 1, 2, …, k literals of n attributes, beside the powers of 2n + 1.

    ``clauses`` are those of at most 0 literals, of at most 1, and so on; the empty one is among all of them.  The
    longer ones are all shorter ones, each with all literals, and with nothing.  Raise
    `mistake_bounds.exact.BadSize` if there are none, or for an n below 1, and `BadLiteral`.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> end = read_clauses(3, [[()], [(), *clauses(3, 1)], [(), *clauses(3, 2)]]).end
    >>> end["H_k"], end["(2n+1)^k"]
    (19, 49)
    """
    return _of_families(n, _families(n, clauses))


def _families(n: int, clauses: Iterable) -> tuple[tuple[Part, ...], ...]:
    """The clauses of at most 0, 1, 2, … literals, family by family, each clause once."""
    n = checked_integer("n", n, least=1)
    families = tuple(read_parts(some, n) for some in clauses)
    checked_integer("the number of families of clauses", len(families), least=1)
    return families


def _of_families(n: int, clauses: Sequence[Sequence[Part]]) -> Reading:
    families = [set(map(frozenset, some)) for some in clauses]
    sizes = [len(some) for some in families]
    power = 2 * n + 1
    rows = [
        {
            "H": sizes[k],
            "H^+": sizes[k + 1],
            "Y": power**k,
            "Y^+": power ** (k + 1),
            **_longer(families[k], n),
        }
        for k in range(len(families) - 1)
    ]
    end = {"n": n, "J": len(rows), "H_k": sizes[-1], "(2n+1)^k": power ** len(rows)}
    return Reading((), {LITERAL: rows, **end}, CLAUSE)


def _longer(shorter: Set[frozenset], n: int) -> dict:
    """All clauses of a family, each with a literal of a variable that it has not, or nothing; and what they make."""
    literals = [(i, v) for i in range(n) for v in (1, 0)]
    counted = set()
    points = []
    for clause in sorted(shorter, key=sorted):
        rows = []
        before = len(counted)
        for literal in (None, *literals):
            taken = literal is not None and any(i == literal[0] for i, _ in clause)
            longer = clause | {literal} - {None}
            now = len(counted) - before
            new = int(not taken and longer not in counted)
            counted |= {longer} if new else set()
            rows.append({"i": new, "I": now, "I^+": now + new})
        points.append({ADDITION: rows, "r": len(rows), "I_r": len(counted) - before})
    return a.OF_ONE_CLAUSE.read(points)


def read_formulas(n: int, clauses: Sequence[Sequence[Part]]) -> Reading:
    """The same, with the functions that are ANDs of some of the longest family's clauses, counted clause by clause.

    A function is a label for each of the 2ⁿ rows, so `mistake_bounds.exact.BadSize` is raised for an n above 16.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> end = read_formulas(2, [[()], [(), *clauses(2, 1)]]).end
    >>> end["M_H"], end["H_k"], end["2^H"]
    (10, 5, 32)
    """
    n = checked_integer("n", n, least=1, most=MOST_ATTRIBUTES)
    families = _families(n, clauses)
    reading = _of_families(n, families)
    rows = []
    functions = {2**2**n - 1}
    inputs = list(product((0, 1), repeat=n))
    for k, clause in enumerate(families[-1]):
        where = sum(1 << j for j, x in enumerate(inputs) if is_clause_true(clause, x))
        counted = set()
        points = []
        for function in sorted(functions):
            new = int(function & where not in counted)
            counted.add(function & where)
            alone = int(function not in counted)
            counted.add(function)
            points.append({"i_1": new, "i_0": alone})
        powers = {"D": 2**k, "D^+": 2 ** (k + 1), "nu": ln(len(functions)), "nu^+": ln(len(counted))}
        rows.append({**a.OF_ONE_FUNCTION.read(points), "M^+": len(counted), **powers})
        functions = counted
    ends = {"M_H": len(functions), "2^H": 2 ** len(rows), "nu_H": ln(len(functions)), "l_2": ln(2)}
    return Reading((), {**reading.end, **ends, CLAUSE: rows}, EXAMPLE)


def read_companions(literals: Part, x: Sequence[int]) -> Reading:
    """An AND of ``literals`` on a row of bits, and the monotone AND on that row and its companions, 1 − x.

    Raise `mistake_bounds.examples.BadFeature` for a row of anything but bits, and `BadLiteral`.

    >>> end = read_companions([(0, 1), (1, 0)], (1, 0)).end
    >>> end["T_r"], end["R_r"], end["j_1"], end["j_0"]
    (1, 1, 1, 1)
    """
    x = row_of_bits("x", x, "literals are about bits")
    literals = read_literals(literals, len(x))
    doubled = (*x, *(1 - bit for bit in x))
    points = []
    T, R = (1, 1)
    for i, bit in literals:
        grown = {"T^+": T * int(x[i] == bit), "R^+": R * doubled[i if bit else i + len(x)]}
        points.append({"X": x[i], "O": doubled[i + len(x)], "T": T, "R": R, **grown, KIND: int(not bit)})
        T, R = grown.values()
    monotone = And(tuple(((i if bit else i + len(x), 1),) for i, bit in literals))
    ends = {"T_r": int(is_term_true(literals, x)), "R_r": int(monotone(doubled))}
    negated = sum(point[KIND] for point in points)
    return Reading((), {LITERAL: points, **ends, "j_1": len(points) - negated, "j_0": negated}, EXAMPLE)


def read_multipliers(certificate: NoSeparator, examples: Examples, w: Sequence) -> Reading:
    """A certificate that nothing separates, beside weights w that may try: the points are the examples.

    Floats are taken as the fractions that they are: a sum of floats may come to 0 where the numbers do not.  Raise
    `mistake_bounds.exact.BadSize` for weights of another width, and for a certificate of other examples, and
    `mistake_bounds.examples.BadLabel` for other labels than ±1.

    >>> xor = Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1]).with_dummy()
    >>> reading = read_multipliers(NoSeparator([Fraction(1, 4)] * 4), xor, (1, -2, 1))
    >>> reading.end["gamma"], any(reading.end["z_m"])
    (-2, False)
    """
    check_signs(examples)
    examples = examples.exactly()
    w = listed("w", w, f"give {examples.dimension} weights", BadSize)
    check_width("w", w, examples.dimension)
    w = tuple(number(Fraction(number(v, f"entry {j} of w"))) for j, v in enumerate(w))
    if len(certificate.multipliers) != len(examples):
        message = f"{len(certificate.multipliers)} multipliers for {len(examples)} examples"
        raise BadSize(f"{message}: give the examples that the certificate is about", certificate.multipliers)
    fixed = {"w": w, "gamma": examples.margin(w)}
    shares = zip(examples, certificate.multipliers, strict=True)
    rows = [{"x": x, "y": y, "lambda": share, **fixed} for (x, y), share in shares]
    end = a.MULTIPLIED.read(rows, {"z": (0,) * examples.dimension})
    return Reading(tuple(end[EXAMPLE]), {**end, **fixed}, EXAMPLE, "margin")

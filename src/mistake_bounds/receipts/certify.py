"""A receipt for a file: the learner's run on it, a theorem of the book, and the numbers that the theorem has there.

A receipt is data for JSON; numbers stand in it as texts of fractions.  The run is on the entries times the table's
scale s, and the receipt is about the entries as they are: R² is divided by s², γ by s, and so on (`DEGREES`).
"""

import json
import platform
from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from hashlib import sha256
from math import inf

import mistake_bounds
from mistake_bounds import theorems
from mistake_bounds.chapters.imperfect_separators.theorem import best_delta2
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.winnow_ors.learner import NEEDS, Winnow
from mistake_bounds.exact import dot, norm2
from mistake_bounds.play import Run, play
from mistake_bounds.receipts.table import BadTable, Table, decimal, listed, name_of, quoted
from mistake_bounds.receipts.targets import SEPARATORS, SQUARES, TOTAL, best_or, best_target, candidates
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.sorts import hypotheses

VERSION = "receipt of a mistake bound, 2"
BEGINNING = '{\n"receipt": "receipt of a mistake bound'
ORS = "winnow.noisy"
ADDRESSES = (SEPARATORS, TOTAL, SQUARES, ORS)
# By which power of the scale a number of the run is too large.
DEGREES = {"R^2": 2, "gamma": 1, "T": 1, "D^2": 2, "Delta^2": 2, "E_M": 1, "S_M": 2,
           "⟨u, w_M⟩": 1, "‖w_M‖²": 2}  # fmt: skip
LETTERS = ("P", "D", "n", "r", "L", "A", "E_M", "T_M")


def certify(
    table: Table,
    learner: str,
    dummy: str | None = None,
    target: str | None = None,
    gamma: str | None = None,
    passes: int = 1,
) -> tuple[dict, Instance]:
    """The receipt, and the theorem on the run.

    ``learner`` is "perceptron" or "winnow"; ``dummy`` is the value of the table's last column, if that is constant;
    ``target`` is numbers, one for each column, or names of columns, separated by commas; ``gamma`` a decimal.  Without
    them they are searched for.  Raises `BadTable`, or what the learner refuses.
    """
    examples = table.examples
    rule = {"perceptron": Perceptron(), "winnow": Winnow()}[learner]
    if learner == "winnow":
        _check_bits(table)
    run = play(rule, examples, passes)
    if learner == "winnow":
        relevant = best_or(examples, passes) if target is None else _columns(target, examples.names)
        address, aim = ORS, {"or": [examples.names[j] for j in relevant]}
        instance = theorem_at(address).on(run, relevant)
        end = instance.reading.end
        numbers = {letter: end[letter] for letter in LETTERS} | {"⟨u, c_M⟩": dot(end["u"], end["c_M"])}
    else:
        address, aim, instance = _for_perceptron(run, target, gamma, table.scale)
        end = instance.reading.end
        u, w = end["u"], run.weights
        products = {"‖u‖²": norm2(u), "⟨u, w_M⟩": dot(u, w), "‖w_M‖²": norm2(w)}
        numbers = {name: end[name] for name in DEGREES if name in end} | products
        numbers = {name: Fraction(v) / table.scale ** DEGREES.get(name, 0) for name, v in numbers.items()}
    conclusion = instance.theorem.conclusion
    receipt = {
        "receipt": VERSION,
        "data": {
            "sha256": table.sha256, "separator": table.separator, "header": table.header, "rows": len(examples),
            "skipped": table.skipped, "label": table.label, "positive": table.positive, "negative": table.negative,
            "columns": list(examples.names)[: None if dummy is None else -1],
        },
        "learner": {"name": learner, "dummy": dummy},
        "passes": passes,
        "mistakes": list(run.mistakes),
        "target": aim,
        "numbers": {"M": str(len(run.mistakes)), **{name: str(v) for name, v in numbers.items()}},
        "claim": {"address": address, "text": str(conclusion.claim)},
        "bound": str(instance.bound),
        "slack": {cause: str(part) for cause, part in instance.slack.mistakes.items()},
        "versions": {"mistake_bounds": mistake_bounds.__version__, "python": platform.python_version()},
        "derivation": json.loads(conclusion.to_json())["derivation"],
    }  # fmt: skip
    return {**receipt, "seal": seal(receipt)}, instance


def theorem_at(address: str) -> Theorem:
    """The theorem of an address such as "perceptron.mistake_bound"."""
    module, function = address.split(".")
    return getattr(getattr(theorems, module), function)()


def _check_bits(table: Table) -> None:
    """Raise `BadTable` for an entry that is neither 0 nor 1."""
    for i, row in enumerate(table.examples.X):
        for name, value in zip(table.examples.names, row, strict=True):
            if value not in (0, table.scale):
                shown = Fraction(value, table.scale)
                raise BadTable(f"row {i + 1}, column {quoted(name)}: {NEEDS}, not {about(shown)}", shown)
    if table.scale != 1:
        raise BadTable("the columns have zeros and ones with decimal places: write 0 and 1", table.scale)


def _for_perceptron(run: Run, target: str | None, gamma: str | None, scale: int) -> tuple[str, dict, Instance]:
    """The theorem's address, the target as the receipt has it, and the theorem on the run."""
    examples = run.examples
    margin = None if gamma is None else _number(gamma, "--gamma") * scale
    if margin is not None and margin <= 0:
        raise BadTable(f"--gamma: the margin {gamma} is not greater than 0: give a positive one", gamma)
    if target is not None:
        aims = [tuple(_number(part, "--target") for part in target.split(","))]
        if len(aims[0]) != examples.dimension:
            wanted = f"{examples.dimension} numbers, for {listed(examples.names)}"
            raise BadTable(f"--target has {len(aims[0])} numbers and needs {wanted}", target)
    else:
        aims = candidates(run)
    u, address, margin = best_target(run, aims, margin)
    more = {"gamma": str(Fraction(margin) / scale)}
    options = [margin]
    if address == SQUARES:
        squares = run.passes * sum(d * d for d in examples.distances(u, margin))
        delta2 = Fraction(best_delta2(examples.radius2, norm2(u), squares))
        options.append(delta2)
        more["Delta^2"] = str(delta2 / scale**2)
    return address, {"u": [str(v) for v in u], **more}, theorem_at(address).on(run, u, *options)


def _number(text: str, option: str) -> Fraction:
    value, places = decimal(text, option)
    return Fraction(value, 10**places)


def _columns(target: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """The places of the columns that ``target`` names."""
    wanted = [name.strip() for name in target.split(",")]
    for name in wanted:
        if name not in names:
            raise BadTable(f"--target: there is no column {quoted(name)}; the columns are {listed(names)}", name)
    return tuple(sorted(map(names.index, {*wanted})))


def seal(receipt: Mapping) -> str:
    """The SHA-256 of all that is in a receipt but its seal, whatever the order of the keys.

    >>> seal({"a": 1, "b": 2}) == seal({"b": 2, "a": 1}) != seal({"a": 1})
    True
    """
    return sha256(json.dumps(receipt, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def text_of(receipt: Mapping) -> str:
    """The receipt's file: a line for each of its parts."""
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in receipt.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def about(number: Fraction) -> str:
    """A number to six digits.

    >>> about(Fraction(1, 3)), about(Fraction(10) ** 600)
    ('0.333333', '1.00000e+600')
    """
    return _rounded(number, ".6g")


def _rounded(number: Fraction, form: str) -> str:
    try:
        found = float(number)
    except OverflowError:
        found = inf
    if abs(found) >= 1e15 or number and not found and form == ".6g":  # too many digits to read, or none in floats
        return f"{Decimal(number.numerator) / Decimal(number.denominator):.6g}"
    return f"{found:{form}}"


def summary(receipt: Mapping, instance: Instance, left_out: Sequence[str] = ()) -> str:
    """What a receipt says, for a reader: the table, mistakes, bound, slack, and on what the claim rests."""
    data, aim, slack = receipt["data"], receipt["target"], instance.slack
    passes, columns, dummy = receipt["passes"], data["columns"], receipt["learner"]["dummy"]
    parts = [
        f"  {_rounded(Fraction(part), ',.1f'):>12}  {cause}: {slack.meaning[cause]}"
        for cause, part in slack.mistakes.items()
    ]
    held = hypotheses(instance.theorem.conclusion)
    assumed = dict.fromkeys(str(known.claim) for known in held if known.sort == "assumption")
    shown = ", ".join(f"{name} = {about(Fraction(value))}" for name, value in receipt["numbers"].items())
    target = f"the OR of {listed(aim['or']) or 'no column'}" if "or" in aim else f"a vector u of {len(aim['u'])}"
    minus = "all others are" if data["negative"] is None else f"{quoted(data['negative'])} is"
    table = [
        f"{data['rows']:,} rows, {len(columns)} column{'s' * (len(columns) != 1)}"
        f"{f' and a dummy, {dummy}' * (dummy is not None)}; of {quoted(data['label'])}, "
        f"{quoted(data['positive'])} is + and {minus} −",
        *([f"left out  {listed(left_out)}"] if left_out else []),
        *([f"skipped   {data['skipped']:,} rows with missing values"] if data["skipped"] else []),
        *([] if data["header"] else ["no header the columns are called 1, 2, 3 and so on"]),
        *([] if data["separator"] == "," else [f"separated by {name_of(data['separator'])}"]),
    ]
    return "\n".join([
        *table,
        f"mistakes  {slack.made:,} in {passes:,} pass{'es' * (passes > 1)} of the learner {receipt['learner']['name']}",
        f"bound     {_rounded(slack.bound, ',.1f')} with {target}",
        f"slack     {_rounded(slack.bound - slack.made, ',.1f')}, of which, exactly added up,",
        *parts,
        f"claim     {receipt['claim']['text']} ({receipt['claim']['address']})",
        f"where     {shown}",
        f"rests on  {'; '.join(assumed)}; {len(held) - len(assumed)} more that say what the learner does and what "
        "the letters are; all of them hold at every mistake of this run",
    ])  # fmt: skip

"""A receipt for a file: the learner's run on it, a theorem of the book, and the numbers that the theorem has there.

A receipt is data for JSON; numbers stand in it as texts of fractions.  The run is on the entries times the table's
scale s, and the receipt is about the entries as they are: R² is divided by s², γ by s, and so on (`DEGREES`).
"""

import json
import platform
from collections.abc import Mapping
from fractions import Fraction
from hashlib import sha256

import mistake_bounds
from mistake_bounds import theorems
from mistake_bounds.chapters.imperfect_separators.reading import best_delta2
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.winnow_ors.learner import NEEDS, Winnow
from mistake_bounds.exact import dot, norm2
from mistake_bounds.play import Run, play
from mistake_bounds.receipts.table import BadTable, Table, decimal
from mistake_bounds.receipts.targets import SEPARATORS, SQUARES, TOTAL, best_or, best_target, candidates
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.sorts import hypotheses

VERSION = "receipt of a mistake bound, 1"
ORS = "winnow.noisy"
ADDRESSES = (SEPARATORS, TOTAL, SQUARES, ORS)
# By which power of the scale a number of the run is too large.
DEGREES = {"R^2": 2, "gamma": 1, "T": 1, "D^2": 2, "Delta^2": 2, "E_M": 1, "S_M": 2,
           "⟨u, w_M⟩": 1, "‖w_M‖²": 2}  # fmt: skip
LETTERS = ("P", "D", "n", "r", "L", "A", "E_M", "T_M")


def certify(
    table: Table, learner: str, dummy: str | None = None, target: str = "", gamma: str = "", passes: int = 1
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
        relevant = _columns(target, examples.names) if target else best_or(examples, passes)
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
            "sha256": table.sha256, "rows": len(examples), "label": table.label, "positive": table.positive,
            "negative": table.negative, "columns": list(examples.names)[: -1 if dummy else None],
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
                raise BadTable(f"row {i + 1}, column {name!r}: {NEEDS}, not {float(shown):g}", shown)
    if table.scale != 1:
        raise BadTable("the columns have zeros and ones with decimal places: write 0 and 1", table.scale)


def _for_perceptron(run: Run, target: str, gamma: str, scale: int) -> tuple[str, dict, Instance]:
    """The theorem's address, the target as the receipt has it, and the theorem on the run."""
    examples = run.examples
    margin = _number(gamma, "--gamma") * scale if gamma else None
    if target:
        aims = [tuple(_number(part, "--target") for part in target.split(","))]
        if len(aims[0]) != examples.dimension:
            wanted = f"{examples.dimension} numbers, for {', '.join(examples.names)[:200]}"
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
            raise BadTable(f"--target: there is no column {name!r}; the columns are {', '.join(names)[:200]}", name)
    return tuple(sorted(map(names.index, {*wanted})))


def seal(receipt: Mapping) -> str:
    """The SHA-256 of all that stands in a receipt but its seal, whatever the order of the keys.

    >>> seal({"a": 1, "b": 2}) == seal({"b": 2, "a": 1}) != seal({"a": 1})
    True
    """
    return sha256(json.dumps(receipt, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def text_of(receipt: Mapping) -> str:
    """The receipt's file: a line for each of its parts."""
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in receipt.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def told(receipt: Mapping, instance: Instance) -> str:
    """What a receipt says, for a reader: mistakes, bound, slack, and on what the claim rests."""
    data, aim, slack = receipt["data"], receipt["target"], instance.slack
    passes = receipt["passes"]
    parts = [f"  {float(part):>12,.1f}  {cause}: {slack.meaning[cause]}" for cause, part in slack.mistakes.items()]
    held = hypotheses(instance.theorem.conclusion)
    assumed = dict.fromkeys(str(known.claim) for known in held if known.sort == "assumption")
    shown = ", ".join(f"{name} = {float(Fraction(value)):.6g}" for name, value in receipt["numbers"].items())
    target = f"the OR of {', '.join(aim['or']) or 'no column'}" if "or" in aim else f"a vector u of {len(aim['u'])}"
    return "\n".join([
        f"{data['rows']:,} rows, {len(data['columns'])} columns, {data['label']}: "
        f"+ is {data['positive']}, − is {data['negative']}",
        f"mistakes  {slack.made:,} in {passes} pass{'es' * (passes > 1)} of the learner {receipt['learner']['name']}",
        f"bound     {float(slack.bound):,.1f} with {target}",
        f"slack     {float(slack.bound - slack.made):,.1f}, of which, exactly added up,",
        *parts,
        f"claim     {receipt['claim']['text']} ({receipt['claim']['address']})",
        f"where     {shown}",
        f"rests on  {'; '.join(assumed)}; {len(held) - len(assumed)} more that say what the learner does and what "
        "the letters are; all of them hold at every mistake of this run",
    ])  # fmt: skip

"""Does a receipt say the truth about a file?  ``python receipt.py receipt.json data.csv`` answers yes, or what differs.

The exit status is 0 for yes, 1 for no, and 2 where it could not be judged, whatever becomes of the answer's text.

It needs Python 3.8 or later and its standard library alone, and shares no code with what wrote the receipt.  It reads
the file itself, each decimal as the fraction that it is, and runs the learner again with the receipt's settings;
mistakes, numbers, bound and slack have to be those of the receipt, digit for digit.  It replays the derivation, which
has to prove the theorem of its address, `STATEMENTS`; and each hypothesis of that theorem has to hold at each mistake
of the run.

    vector      (entries, q): the entries are to be divided by q
    point       values of letters at a mistake, or at the end; what comes in a row there is a list of (kind, point)
    statement   what is given, and the claim, as in the derivation: `terms` says how a term is written

The versions of a receipt are a note that nobody can check.
"""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sys
from array import array
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache, reduce
from hashlib import sha256
from itertools import chain, compress
from math import gcd
from operator import mul

from mistake_bounds.proof.recheck import NotReplayed, statements

STATEMENTS = {}  # by address: the text of the claim, and the statement as `written`
VERSION = "receipt of a mistake bound, 2"
PARTS = ("receipt", "data", "learner", "passes", "mistakes", "target", "numbers", "claim", "bound", "slack", "versions",
         "derivation", "seal")  # fmt: skip
RATIONAL = re.compile(r"-?[0-9]{1,9999}(/[0-9]{1,9999})?")
NO_LABEL = {"", "?", "na", "n/a", "#na", "#n/a", "#n/a n/a", "<na>", "nan", "-nan", "null", ".", "\\n",
            "1.#ind", "-1.#ind", "1.#qnan", "-1.#qnan"}  # fmt: skip
NO_NUMBER = {"none", *NO_LABEL}


class Differs(Exception):
    """The receipt is no receipt of this file; the message says what differs first."""


class NotJudged(Exception):
    """There is no telling; the message says why."""


def main(arguments: list) -> int:
    """Check the receipt and the file that are named; return the exit status: 0 is yes, 1 is no, 2 is neither."""
    if len(arguments) != 2:
        say("usage: python receipt.py receipt.json data.csv", sys.stderr)
        return 2
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(99_999)
    try:
        status, answer = 0, certified(*arguments)
    except (Differs, NotReplayed) as refused:
        status, answer = 1, f"no: {refused}"
    except NotJudged as reason:
        status, answer = 2, f"not judged: {reason}"
    except OSError as error:
        status, answer = 2, f"not judged: {error.filename}: {error.strerror}"
    except KeyboardInterrupt:
        status, answer = 2, "not judged: stopped"
    except MemoryError:
        status, answer = 2, "not judged: there is not enough memory"
    except Exception as fault:  # a fault of this program is no verdict
        status, answer = 2, f"not judged: {type(fault).__name__}: {fault}"
    if not say(answer, sys.stderr if status else sys.stdout) and not status:
        say("yes, but standard output cannot be written", sys.stderr)
    return status


def say(text: str, stream) -> bool:
    """Print a line, with escapes for all that is not to be printed or that the stream's encoding lacks."""
    line = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
        stream.flush()
    except AttributeError:  # there is no stream
        return False
    except (OSError, ValueError):
        try:  # so that Python does not try again when it ends
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            pass
        return False
    return True


def certified(receipt_file: str, data_file: str) -> str:
    """The paragraph that says what is certified; `Differs` or `NotReplayed` where something is not."""
    receipt = loaded(receipt_file)
    data, learner, target = receipt["data"], receipt["learner"], receipt["target"]
    address = fields(receipt["claim"], "claim", "address", "text")[0]
    if type(address) is not str or address not in STATEMENTS:
        raise Differs(f"the claim's address {brief_of(address)} is none of {', '.join(STATEMENTS)}")
    agree("claim", receipt["claim"]["text"], STATEMENTS[address][0])
    sample = Sample(data_file, data, learner["dummy"])
    given, claim = statements(json.dumps({"derivation": receipt["derivation"]}))[-1]
    if written(given, claim) != STATEMENTS[address][1]:
        raise Differs(f"the derivation proves something else than {address}")
    watched = [Along(known, {}) for known in given if "kinds" in known and known["over"] == "mistake"]
    run = winnow if address == "winnow.noisy" else perceptron
    end, numbers, bound, slack = run(sample, receipt, address, watched)
    for known in watched:
        known.end(end)
    for known in given:
        if known.get("over") != "mistake":
            judged(known, end)
    judged(claim, end)
    agree("numbers", receipt["numbers"], {name: str(value) for name, value in numbers.items()})
    if worth(claim["term"], {**end, "M": bound}):
        raise Differs("at the bound the two sides of the claim are not equal")
    agree("bound", receipt["bound"], str(bound))
    parts = {cause: str(Fraction(part)) for cause, part in slack.items()}
    agree("slack", receipt["slack"], parts)
    if sum(slack.values()) != bound - end["M"]:
        raise Differs("the parts of the slack do not add up")
    rest = {key: value for key, value in receipt.items() if key != "seal"}
    sealed = json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()
    agree("seal: a note was changed", receipt["seal"], sha256(sealed).hexdigest())
    held = f"the OR of {listed(target['or']) or 'no column'}" if "or" in target else "the receipt's target u"
    most = max(slack, key=slack.get)
    times = "once" if receipt["passes"] == 1 else f"{receipt['passes']} times"
    return (
        f"yes: {data_file!r} has the SHA-256 of the receipt, {sample.digest}. {sample.told(data, learner['dummy'])} On "
        f"them, shown {times}, the {learner['name']} makes {end['M']:,} mistake{'s' * (end['M'] != 1)}, where the "
        f"receipt says. {receipt['claim']['text']} is proved by a derivation of {len(receipt['derivation'])} steps, "
        f"each of which was checked; each of its hypotheses holds at each mistake with {held}. So at most "
        f"{about(bound)} mistakes were possible; of the difference, {about(bound - end['M'])}, the largest part is "
        f"{most}, {about(slack[most])}, and all parts add up exactly."
    )


def about(number) -> str:
    """A number to one place, or to six digits where there are many."""
    number = Fraction(number)
    if abs(number) < 10**15:
        return f"{float(number):,.1f}"
    return f"{Decimal(number.numerator) / Decimal(number.denominator):.6g}"


def quoted(name: str) -> str:
    """At most 40 characters of a name, between quotation marks, with escapes for what is not to be printed."""
    text = repr(name)
    return text if len(text) <= 42 else text[:40] + "…" + text[0]


def listed(names: list) -> str:
    more = len(names) - 8
    return ", ".join(map(quoted, names[:8])) + (f" and {more} more" if more > 0 else "")


# the receipt


def loaded(path: str) -> dict:
    """The receipt's data, of the right form."""

    def once(pairs):
        if len(dict(pairs)) < len(pairs):
            raise Differs(f"{path}: a key stands twice in an object")
        return dict(pairs)

    def never(text):
        raise Differs(f"{path}: {text[:20]} is no number of a receipt")

    try:
        with open(path, encoding="utf-8-sig") as file:
            receipt = json.load(file, object_pairs_hook=once, parse_float=never, parse_constant=never)
        fields(receipt, "receipt", *PARTS)
    except RecursionError:
        raise Differs(f"{path} is nested too deeply") from None
    except ValueError as error:  # of which decoding errors are kinds
        raise Differs(f"{path} is not JSON: {error}") from None
    if receipt["receipt"] != VERSION:
        if type(receipt["receipt"]) is str and receipt["receipt"].startswith(VERSION[:-1]):
            raise NotJudged(f"{path} is of another version: check it with the receipt.py that was written with it")
        agree("receipt", receipt["receipt"], VERSION)
    for part, names in (
        ("data", ("sha256", "separator", "header", "rows", "skipped", "label", "positive", "negative", "columns")),
        ("learner", ("name", "dummy")),
        ("versions", ("mistake_bounds", "python")),
    ):
        values = fields(receipt[part], part, *names)
        texts = [v for name, v in zip(names, values) if name not in OF_OTHER_TYPES]
        if not all(type(value) is str for value in texts):
            raise Differs(f"{part}: a text is wanted")
    data, dummy, passes = receipt["data"], receipt["learner"]["dummy"], receipt["passes"]
    columns, separator, negative = data["columns"], data["separator"], data["negative"]
    if type(columns) is not list or not all(type(name) is str for name in columns) or not columns:
        raise Differs("data, columns: not a list of names")
    if len(separator) != 1 or separator in '"\r\n\0':
        raise Differs(f"data, separator: {brief_of(separator)} does not separate")
    if type(data["header"]) is not bool or type(data["skipped"]) is not int or data["skipped"] < 0:
        raise Differs("data: header is true or false, and skipped a whole number")
    if negative is not None and type(negative) is not str:
        raise Differs("data, negative: neither a label nor null")
    if dummy is not None and type(dummy) is not str:
        raise Differs("learner, dummy: neither a decimal nor null")
    if type(passes) is not int or passes < 1:
        raise Differs("passes: not a whole number from 1 on")
    if type(receipt["mistakes"]) is not list:
        raise Differs("mistakes: not a list")
    return receipt


OF_OTHER_TYPES = ("rows", "columns", "dummy", "header", "skipped", "negative")


def fields(value, where: str, *names: str) -> list:
    """The values of an object that has exactly these keys."""
    if type(value) is not dict or value.keys() != {*names}:
        raise Differs(f"{where}: not an object of {', '.join(names)}")
    return [value[name] for name in names]


def agree(where: str, said, found) -> None:
    """Both are the same data, true and 1 being different."""
    if json.dumps(said, sort_keys=True) == json.dumps(found, sort_keys=True):
        return
    if type(said) is type(found) is dict and said.keys() == found.keys():
        for key in found:
            agree(f"{where}, {key}", said[key], found[key])
    raise Differs(f"{where}: the receipt says {brief_of(said)}, and it is {brief_of(found)}")


def brief_of(value) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "…"


def rational(value, where: str) -> Fraction:
    """A number, written as it always is."""
    if type(value) is not str or not RATIONAL.fullmatch(value):
        raise Differs(f"{where}: {brief_of(value)} is no fraction")
    try:
        number = Fraction(value)
    except ZeroDivisionError:
        raise Differs(f"{where}: a division by zero") from None
    agree(where, value, str(number))
    return number


# the file


class Sample:
    """The file's rows: whole numbers, which are the entries times ``scale``, and labels 1 and −1."""

    def __init__(self, path: str, said: dict, dummy: str | None):
        self.constant = [] if dummy is None else [decimal(dummy)]
        if None in self.constant:
            raise Differs(f"learner, dummy: {quoted(dummy)} is not a number")
        digest, self.labels, self.minus, self.entries, self.scale = sha256(), [], set(), array("q"), 1
        self.size = self.skipped = 0
        with open(path, "rb") as file:
            try:
                self._read(lines_of(file, path, digest), path, said)
                fault = None
            except Differs as differs:
                fault = differs
            for line in file:  # what a fault has left
                digest.update(line)
        self.digest = digest.hexdigest()
        agree(f"data, sha256 (is {path} another file?)", said["sha256"], self.digest)
        if fault:
            raise fault
        agree("data, rows", said["rows"], self.size)
        agree("data, skipped", said["skipped"], self.skipped)
        if {*self.labels} != {1, -1}:
            raise Differs("data: not each of the two labels is in the file")
        if said["negative"] is None and len(self.minus) == 1:
            raise Differs("data, negative: there is one other label, and it is not named")

    def _read(self, lines, path: str, said: dict) -> None:
        blanks = said["separator"] == " "
        if blanks:
            lines = (" ".join(line.split()) + "\n" for line in lines)
        reader = csv.reader(lines, delimiter=said["separator"], strict=True, skipinitialspace=not blanks)
        try:
            first = next(filter(has_text, reader), [])
            names = [name.strip() if said["header"] else str(j) for j, name in enumerate(first, 1)]
            for name in (said["label"], *said["columns"]):
                if names.count(name) != 1:
                    raise Differs(f"{path} has {names.count(name)} columns {quoted(name)}")
            places = [names.index(name) for name in said["columns"]]
            if sorted({*places}) != places or said["label"] in said["columns"] or said["positive"] == said["negative"]:
                raise Differs("data: the columns are not in their order, or a label stands for both signs")
            self.width = len(places) + len(self.constant)
            self.others = [name for name in names if name not in (said["label"], *said["columns"])]
            for cells in reader if said["header"] else chain([first], reader):
                self._take(cells, names, places, said, f"{path}, line {reader.line_num}")
        except csv.Error as error:
            raise Differs(f"{path}, line {reader.line_num}, is not a line of a table: {error}") from None

    def _take(self, cells: list, names: list, places: list, said: dict, at: str) -> None:
        if len(cells) != len(names):
            if has_text(cells):
                raise Differs(f"{at}: {len(cells)} values for {len(names)} columns")
            return
        label = cells[names.index(said["label"])].strip()
        row = [decimal(cells[j]) for j in places]
        if not label or None in row or said["skipped"] and label.lower() in NO_LABEL:
            if not has_text(cells):
                return
            if said["skipped"]:
                values = [cells[j].strip().lower() for j in places]
                if label.lower() in NO_LABEL or not NO_NUMBER.isdisjoint(values):
                    self.skipped += 1
                    return
            if None in row:
                text, name = next((cells[j], names[j]) for j in places if decimal(cells[j]) is None)
                raise Differs(f"{at}, column {quoted(name)}: {quoted(text)} is not a number")
            raise Differs(f"{at}: the label is missing")
        plus = label == said["positive"]
        if not plus and said["negative"] not in (None, label):
            kinds = f"{quoted(said['positive'])} nor {quoted(said['negative'])}"
            raise Differs(f"{at}: the label {quoted(label)} is neither {kinds}")
        if not plus:
            self.minus.add(label)
        row += self.constant
        finest = max(denominator for _, denominator in row)
        if finest > self.scale:
            self.entries, self.scale = packed(v * (finest // self.scale) for v in self.entries), finest
        row = [v * (self.scale // denominator) for v, denominator in row]
        try:
            self.entries.extend(row)
        except OverflowError:
            self.entries = [*self.entries[: self.size * self.width], *row]
        self.labels.append(1 if plus else -1)
        self.size += 1

    def told(self, said: dict, dummy: str | None) -> str:
        """How the file was read: what its rows, its columns and its labels are."""
        header = "one line names the columns" if said["header"] else "no line names the columns, called 1 to n"
        minus = "any other" if said["negative"] is None else quoted(said["negative"])
        parts = [
            f"{self.size:,} rows, where {header} and {quoted(said['separator'])} separates them",
            *([f"{self.skipped:,} more with missing values are left out"] if self.skipped else []),
            f"in the column {quoted(said['label'])}, {quoted(said['positive'])} stands for + and {minus} for −",
            f"the numbers are those of {listed(said['columns'])}"
            + (f" and a dummy, {quoted(dummy)}" if self.constant else ", no dummy"),
            *([f"the columns {listed(self.others)} are left out"] if self.others else []),
        ]
        return f"It has {'; '.join(parts)}."

    def row(self, i: int):
        """The i-th row, times the scale."""
        return self.entries[i * self.width : (i + 1) * self.width]


def packed(values):
    """Whole numbers in as little room as they need."""
    values = list(values)
    try:
        return array("q", values)
    except OverflowError:
        return values


def lines_of(file, path: str, digest):
    """The lines of a file in UTF-8, each ended by \\n, \\r or \\r\\n; the digest sees all bytes."""
    begins = True
    for piece in file:
        digest.update(piece)
        if begins and piece.startswith(b"\xef\xbb\xbf"):
            piece = piece[3:]
        begins = False
        try:
            text = piece.decode("utf-8")
        except UnicodeDecodeError:
            raise Differs(f"{path} is not text in UTF-8") from None
        if "\0" in text:
            raise Differs(f"{path} is not text: it has a zero byte")
        yield from io.StringIO(text, newline="") if "\r" in text else (text,)


def has_text(cells: list) -> bool:
    return any(cell.strip() for cell in cells)


@lru_cache(maxsize=10_000)
def decimal(text: str) -> tuple[int, int] | None:
    """A decimal as a whole number and the power of ten that it is divided by."""
    mantissa, e, exponent = text.strip().lower().partition("e")
    before, _, after = mantissa.lstrip("+-").partition(".")
    signs, power = len(mantissa) - len(mantissa.lstrip("+-")), exponent.lstrip("+-")
    fine = (before + after).isdigit() and text.isascii() and signs < 2
    if not fine or (e and not (power.isdigit() and len(power) < 4 and len(exponent) - len(power) < 2)):
        return None
    digits = before + after.rstrip("0")
    places = len(digits) - len(before) - int(exponent or 0)
    if len(digits) + abs(places) > 400:
        return None
    value = int(digits or "0") * (-1 if mantissa[0] == "-" else 1)
    return (value, 10**places) if places > 0 else (value * 10**-places, 1)


# the runs: (end, numbers, bound, slack)


def is_next(mistakes: list, count: int, index: int) -> None:
    """The receipt has this mistake next; that it has no more is seen at the end."""
    if count >= len(mistakes) or type(mistakes[count]) is not int or mistakes[count] != index:
        said = brief_of(mistakes[count]) if count < len(mistakes) else "none"
        raise Differs(f"mistakes: number {count + 1} is at {index}, and the receipt has {said}")


def perceptron(sample: Sample, receipt: dict, address: str, watched: list) -> tuple:
    """w = 0; plus iff ⟨w, x⟩ > 0; after a mistake w + yx.  The target is any u, and γ > 0 any margin."""
    agree("learner, name", receipt["learner"]["name"], "perceptron")
    separates, squared = address == "perceptron.mistake_bound", address == "imperfect.freund_schapire"
    target, s = receipt["target"], sample.scale
    fields(target, "target", "u", "gamma", *(["Delta^2"] if squared else []))
    if type(target["u"]) is not list or len(target["u"]) != sample.width:
        raise Differs(f"target, u: not {sample.width} numbers")
    u = [rational(v, f"target, u, {j}") for j, v in enumerate(target["u"])]
    gamma = rational(target["gamma"], "target, gamma")
    delta2 = rational(target["Delta^2"], "target, Delta^2") if squared else Fraction(1)
    if gamma <= 0 or delta2 <= 0:
        raise Differs("target: gamma and Delta^2 are above 0")
    q = multiple(v.denominator for v in u)
    whole_u = [int(v * q) for v in u]
    radius2, lacks, passes = 0, [], receipt["passes"]
    for i, y in enumerate(sample.labels):
        x = sample.row(i)
        radius2 = max(radius2, sum(map(mul, x, x)))
        lacks.append(max(0, int(gamma * gamma.denominator) * s * q - y * gamma.denominator * sum(map(mul, whole_u, x))))
    unit = s * q * gamma.denominator  # a distance is a whole number of 1/unit
    if separates and any(lacks):
        raise Differs(f"target: row {next(i for i, d in enumerate(lacks) if d) + 1} has a score below gamma")
    fixed = {"u": (whole_u, q), "gamma": gamma, "R^2": Fraction(radius2, s * s), "Delta^2": delta2}
    total, squares = Fraction(passes * sum(lacks), unit), Fraction(passes * sum(d * d for d in lacks), unit**2)
    w, count, e, e2, short, over = [0] * sample.width, 0, 0, 0, 0, 0
    for turn in range(passes):
        clean = True
        for i, y in enumerate(sample.labels):
            x = sample.row(i)
            score = sum(map(mul, w, x))
            if (score > 0) == (y > 0):
                continue
            is_next(receipt["mistakes"], count, turn * sample.size + i)
            after = [a + y * b for a, b in zip(w, x)]
            d = Fraction(lacks[i], unit)
            point = {"w": (w, s), "w^+": (after, s), "x": (x, s), "y": y, "d": d, "M": count, **fixed,
                     "E": e, "E^+": e + d, "S": e2, "S^+": e2 + d * d}  # fmt: skip
            for known in watched:
                known.step(0, point)
            short += radius2 - sum(map(mul, x, x))
            over -= 2 * y * score
            w, e, e2, count, clean = after, e + d, e2 + d * d, count + 1, False
        if clean:
            break
    agree("mistakes, how many", len(receipt["mistakes"]), count)
    length2, ahead, heavy = (
        inner_product(a, b) for a, b in (((whole_u, q),) * 2, ((whole_u, q), (w, s)), ((w, s),) * 2)
    )
    end = {**fixed, "w_M": (w, s), "M": count, "E_M": e, "S_M": e2, "T": total, "D^2": squares}
    imperfect = {"T": total, "E_M": Fraction(e)}
    if squared:
        imperfect = {"D^2": squares, "E_M": Fraction(e), "S_M": Fraction(e2)}
    numbers = {"M": count, "R^2": fixed["R^2"], "gamma": gamma, "‖u‖²": length2, "⟨u, w_M⟩": ahead, "‖w_M‖²": heavy}
    numbers = {**numbers, **({} if separates else imperfect), **({"Delta^2": delta2} if squared else {})}
    short, over = Fraction(short, s * s), Fraction(over, s * s)
    r2, g2, m = fixed["R^2"], gamma**2, max(count, 1)
    if separates:
        bound = r2 * length2 / g2
        parts = {
            "short examples": short * length2 / m, "overshoot": over * length2 / m,
            "angle": (length2 * heavy - ahead**2) / m, "margin surplus": (ahead**2 - count**2 * g2) / m,
        }  # fmt: skip
    elif not squared:
        bound = (r2 * length2 + 2 * gamma * total) / g2
        parts = {
            "short examples": short * length2 / m, "overshoot": over * length2 / m,
            "angle": (length2 * heavy - ahead**2) / m, "last step": (ahead - gamma * count) ** 2 / m,
            "margin surplus": 2 * gamma * (ahead + e - gamma * count), "distances of others": 2 * gamma * (total - e),
        }  # fmt: skip
    else:
        bound = (r2 + delta2) * (length2 * delta2 + squares) / (delta2 * g2)
        room, turned = length2 * delta2 + e2, delta2 * (count * delta2 * length2 - 2 * e * ahead) + e**2 * heavy / m
        parts = {
            "short examples": short * room / m, "overshoot": over * room / m,
            "angle": (delta2 * (length2 * heavy - ahead**2) + turned) / m,
            "uneven distances": (count * e2 - e**2) * (delta2 + heavy / m) / m,
            "margin surplus": delta2 * ((ahead + e) ** 2 - count**2 * g2) / m,
            "distances of others": (r2 + delta2) * (squares - e2),
        }  # fmt: skip
    slack = {cause: part / (g2 * delta2) if count else Fraction(0) for cause, part in parts.items()}
    return end, numbers, bound, slack if count or not bound else {**slack, "no mistakes": bound}


def winnow(sample: Sample, receipt: dict, address: str, watched: list) -> tuple:
    """Weights 2^c with c = 0 at first; plus iff those of the ones of x add up to n; after a mistake c + yx."""
    agree("learner", receipt["learner"], {"name": "winnow", "dummy": None})
    if sample.scale != 1 or any(v not in (0, 1) for v in sample.entries):
        raise Differs("an entry is neither 0 nor 1, as Winnow needs them")
    (chosen,) = fields(receipt["target"], "target", "or")
    columns, n = receipt["data"]["columns"], sample.width
    if type(chosen) is not list or chosen != [name for name in columns if name in chosen]:
        raise Differs("target, or: not some of the columns, in their order")
    relevant = [columns.index(name) for name in chosen]
    u, passes, most = [int(j in relevant) for j in range(n)], receipt["passes"], (n - 1).bit_length()

    def errors(i: int) -> int:
        on = sum(sample.row(i)[j] for j in relevant)
        return max(0, 1 - on) if sample.labels[i] > 0 else on

    all_errors = passes * sum(map(errors, range(sample.size)))
    fixed = {"u": (u, 1), "n": n, "1": ([1] * n, 1), "L": most, "W": 2**most, "r": len(relevant)}
    chips, weights, seen, e, parts = [0] * n, [Fraction(1)] * n, [], 0, Counter()
    for turn in range(passes):
        clean = True
        for i, y in enumerate(sample.labels):
            x = sample.row(i)
            score = sum(compress(weights, x))
            if (score >= n) == (y > 0):
                continue
            is_next(receipt["mistakes"], len(seen), turn * sample.size + i)
            after = [c + y * on for c, on in zip(chips, x)]
            heavier = [Fraction(2) ** c for c in after]
            a, on = errors(i), sum(x[j] for j in relevant)
            point = {"c": (chips, 1), "c^+": (after, 1), "x": (x, 1), "w": (weights, 1), "w^+": (heavier, 1),
                     "w_x": ([v * b for v, b in zip(weights, x)], 1), "s": score, "T": sum(weights),
                     "T^+": sum(heavier), "a": a, "E": e, "E^+": e + a, **fixed}  # fmt: skip
            for known in watched:
                known.step(int(y < 0), point)
            seen.append((chips, x, y, score))
            parts["low scores" if y > 0 else "high scores"] += Fraction(2 if y > 0 else 1, n) * abs(score - n)
            parts["several relevant" if y > 0 else "errors to spare"] += 3 * (a + (on - 1 if y > 0 else -on))
            chips, weights, e, clean = after, heavier, e + a, False
        if clean:
            break
    count = len(seen)
    agree("mistakes, how many", len(receipt["mistakes"]), count)
    promotions = sum(y > 0 for _, _, y, _ in seen)
    along = [of_attribute(j, seen, chips[j], most) for j in relevant]
    before = 0
    for _, point in along:
        point.update({"U": before, "U^+": before + point["e_M"]})
        before = point["U^+"]
    rest = Counter(chips)
    rest[chips[0]] -= 1
    end = {**fixed, "c_M": (chips, 1), "T_M": sum(weights), "E_M": e, "A": all_errors, "P": promotions,
           "D": count - promotions, "M": count, "U_r": before, "relevant attribute": along,
           "w_1": weights[0], "t_1": chips[0], **powers(chips[0]), **added(weights[0], rest)}  # fmt: skip
    numbers = {name: end[name] for name in ("M", "P", "D", "n", "r", "L", "A", "E_M", "T_M")}
    numbers["⟨u, c_M⟩"] = before
    slack = {
        "unused room": 3 * (len(relevant) * most - before), "weight left": 2 * end["T_M"] / n,
        "harmless errors": 3 * (all_errors - e),
        **{cause: parts[cause] for cause in ("several relevant", "low scores", "high scores", "errors to spare")},
    }  # fmt: skip
    return end, numbers, Fraction(3 * len(relevant) * most + 3 * all_errors + 2), slack


def powers(exponent: int) -> dict:
    """From 1 to 2^exponent, a factor at a time."""
    way = 1 if exponent >= 0 else -1
    steps = [
        (int(way < 0), {"t": way * k, "t^+": way * (k + 1), "F": Fraction(2) ** (way * k),
                        "F^+": Fraction(2) ** (way * (k + 1))})
        for k in range(abs(exponent))
    ]  # fmt: skip
    return {"chip": steps, "t_up": max(exponent, 0), "t_down": max(-exponent, 0)}


def added(first: Fraction, others: Counter) -> dict:
    """A sum of weights that begins with one of them: all others of one weight at a time."""
    steps, total = [], first
    for chips, count in sorted(others.items()):
        if count:
            after = total + count * Fraction(2) ** chips
            one = {"m": count, "o": Fraction(2) ** chips, "t_o": chips, "sigma": total, "sigma^+": after}
            steps.append((0, {**one, **powers(chips)}))
            total = after
    return {"weight": steps, "N_o": len(steps)}


def of_attribute(j: int, seen: list, chips: int, most: int) -> tuple:
    """What the mistakes do to a relevant attribute's weight z."""
    updates = []
    for before, x, y, score in seen:
        z = Fraction(2) ** before[j]
        if not x[j]:
            updates.append((1, {"z": z, "z^+": z}))
        elif y < 0:
            updates.append((2, {"z": z, "z^+": z / 2}))
        else:
            others = Counter(c for k, c in enumerate(before) if x[k] and k != j)
            updates.append((0, {"z": z, "z^+": 2 * z, "s": score, **added(z, others)}))
    kinds = Counter(kind for kind, _ in updates)
    end = {"P_on": kinds[0], "K_off": kinds[1], "D_on": kinds[2], "e_M": chips, "z_M": Fraction(2) ** chips}
    d = chips - most
    return 0, {"update": updates, **end, "d": d, "F_d": Fraction(2) ** d, **powers(d)}


# hypotheses at points


class Along:
    """A hypothesis about each step of a row, held against the steps as they come."""

    def __init__(self, row: dict, outside: dict):
        self.row, self.outside, self.counts = row, outside, Counter()
        self.now = {part["before"]: worth(part["start"], outside) if outside else None for part in row["state"]}

    def step(self, kind: int, point: dict) -> None:
        """What holds at a step of this kind holds at this one, which begins where the last one ended."""
        names = {**self.outside, **point}
        for part in self.row["state"]:
            now = self.now[part["before"]]
            if not equal(names[part["before"]], worth(part["start"], names) if now is None else now):
                raise Differs(f"{part['before']} is not what it was after the step before")
            self.now[part["before"]] = names[part["after"]]
        for known in self.row["kinds"][kind]["claims"]:
            judged(known, names)
        self.counts[kind] += 1

    def end(self, names: dict) -> None:
        """The last step ended where the row ends, and there were as many steps as are counted."""
        for part in self.row["state"]:
            now = self.now[part["before"]]
            if not equal(names[part["final"]], worth(part["start"], names) if now is None else now):
                raise Differs(f"{part['final']} is not what it was after the last step")
        for kind, part in enumerate(self.row["kinds"]):
            if names[part["count"]] != self.counts[kind]:
                raise Differs(f"{part['count']} does not count the steps")


def judged(known: dict, names: dict) -> None:
    """A hypothesis holds at a point."""
    if "kinds" in known:
        row = Along(known, names)
        for kind, point in names[known["over"]]:
            row.step(kind, point)
        row.end(names)
        return
    value, sign = worth(known["term"], names), known["sign"]
    if type(value) is tuple:  # a vector is not 0 where its longest entry is not
        value = max(map(abs, value[0]), default=0)
    if not (value == 0 if sign == "=" else value >= 0 if sign == ">=" else value > 0):
        raise Differs(f"the hypothesis {known['name']!r} fails: {terms(known['term'])} {known['sign']} 0")


def worth(term, names: dict):
    """The value of a polynomial or a vector."""
    if type(term) is list:
        return sum(of_monomial(c, atoms, names) for c, atoms in term)
    parts = [(worth(c, names), *names[name]) for name, c in term.items()]
    if not parts:
        return [], 1
    q = multiple(Fraction(c).denominator * below for c, _, below in parts)
    total = [0] * len(parts[0][1])
    for c, entries, below in parts:
        times = int(c * q / below)
        total = [t + times * v for t, v in zip(total, entries)]
    return total, q


def multiple(numbers) -> int:
    """The least common one."""
    return reduce(lambda a, b: a * b // gcd(a, b), numbers, 1)


def of_monomial(c: str, atoms: list, names: dict):
    value = Fraction(c) if "/" in c else int(c)
    for atom, power in Counter(tuple(atom) if type(atom) is list else atom for atom in atoms).items():
        if type(atom) is tuple:
            value *= inner_product(names[atom[0]], names[atom[1]]) ** power
        elif atom in names:
            value *= names[atom] ** power
        else:  # a letter of which only the square is known
            value *= names[f"{atom}^2"] ** (power // 2) if power % 2 == 0 else names[atom]
    return value


def inner_product(v: tuple, w: tuple) -> Fraction:
    return Fraction(sum(map(mul, v[0], w[0])), 1) / (v[1] * w[1])


def equal(a, b) -> bool:
    """Two values are the same; a vector without entries is 0."""
    if type(a) is not tuple:
        return a == b
    return a[1] == b[1] and [*a[0]] == [*b[0]] or not any(a[0]) and not any(b[0])


# statements as text


def terms(term) -> str:
    """A polynomial as c a b ⟨v, w⟩ + …, a vector as (polynomial) v + …"""
    if type(term) is dict and "needs" not in term:
        return " + ".join(f"({terms(c)}) {name}" for name, c in term.items()) or "0"
    if type(term) is dict:
        return f"({terms(term['top'])}) / ({terms(term['bottom'])})"
    return " + ".join(" ".join([c, *map(atom_text, atoms)]) for c, atoms in term) or "0"


def atom_text(atom) -> str:
    if type(atom) is str:
        return atom
    return f"⟨{', '.join(atom)}⟩" if type(atom) is list else f"ln({terms(atom['top'])} / {terms(atom['bottom'])})"


def written(given: list, claim: dict) -> str:
    """A statement, a line for each hypothesis and one for the claim."""
    return "\n".join([*(line for known in given for line in hypothesis_lines(known, "")), "⊢ " + one_line(claim)])


def one_line(claim: dict) -> str:
    return f"{claim['name']}: {terms(claim['term'])} {claim['sign']} 0"


def hypothesis_lines(known: dict, indent: str) -> list:
    if "kinds" not in known:
        return [indent + one_line(known)]
    state = ", ".join(f"{p['before']} from {terms(p['start'])} by {p['after']} to {p['final']}" for p in known["state"])
    lines = [f"{indent}each {known['over']}, with the same {', '.join(known['fixed'])}: {state}"]
    for kind in known["kinds"]:
        lines.append(f"{indent}  of {kind['count']}:")
        lines += [line for held in kind["claims"] for line in hypothesis_lines(held, indent + "    ")]
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

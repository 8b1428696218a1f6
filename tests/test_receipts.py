"""Receipts: certify writes them, the one file receipt.py checks them, and none that was changed is accepted."""

import ast
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import zipfile
from collections import Counter
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest
from thorough import THOROUGH

import mistake_bounds
from mistake_bounds.__main__ import main
from mistake_bounds.receipts import published
from mistake_bounds.receipts.certify import VERSION, seal, text_of
from mistake_bounds.receipts.table import BadTable, whole_and_places

SIX = "x1,x2,side\n-1,2,no\n1,0,yes\n1,1,yes\n-1,0,no\n-1,-2,no\n1,-1,yes\n"
CROSSED = "a,b,side\n0.1,-2.5e0,+\n1,3,+\n-1,.5,-\n2,2,-\n-3,1,-\n0.25,1,+\n"
NEAR = "x,side\n10,+\n9.5,-\n"
BITS = "id,a,b,c,out\n" + "".join(f"r{i},{i & 1},{i >> 1 & 1},{i >> 2},{int(i in (1, 3, 4, 5, 7))}\n" for i in range(8))
FILES = {  # what is certified, and the theorem that it rests on; in no last pass is the learner always right
    "separated": (NEAR, ["--label", "side", "--target=2,-19.5", "--passes", "3"], "perceptron.mistake_bound"),
    "total": (CROSSED, ["--label", "side", "--target=1,0,0", "--gamma", ".5", "--passes", "2"], "imperfect.total"),
    "squares": (SIX.replace("-1,0,no", "9,1,no"), ["--label", "side", "--passes", "3"], "imperfect.freund"),
    "winnow": (BITS, "--label out --drop id --learner winnow --target a,c --passes 4".split(), "winnow.noisy"),
}


@pytest.fixture(scope="module")
def judge():
    """The published file, as a module of its own."""
    module = ModuleType("receipt")
    sys.modules["receipt"] = module  # dataclasses look their module up
    exec(compile(published(), "receipt.py", "exec"), module.__dict__)
    return module


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Each file and its receipt: (folder, receipt)."""
    found = {}
    for name, (text, options, _) in FILES.items():
        folder = tmp_path_factory.mktemp(name)
        (folder / "data.csv").write_text(text, encoding="utf-8")
        assert main(["certify", str(folder / "data.csv"), *options, "--to", str(folder / "receipt.json")]) == 0
        found[name] = folder, json.loads((folder / "receipt.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", FILES)
def test_what_certify_writes_is_accepted_by_the_file_beside_it_alone(made, name):
    folder, receipt = made[name]
    older = [found for found in map(shutil.which, ("python3.8", "python3.9")) if found and not is_shim(found)]
    for python in (sys.executable, *older):
        command = [python, "-I", "-S", "receipt.py", "receipt.json", "data.csv"]
        answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
        assert answer.returncode == 0 and answer.stdout.startswith("yes: "), answer.stderr
    assert receipt["claim"]["address"].startswith(FILES[name][2]) and receipt["mistakes"]


def is_shim(python: str) -> bool:
    """It only looks for a Python, which it may not find."""
    return subprocess.run([python, "-c", ""], capture_output=True).returncode != 0


def test_decimals_are_the_fractions_that_they_are(made):
    _, receipt = made["total"]
    rows = [(Fraction(a), Fraction(b), 1) for a, b, _ in (line.split(",") for line in CROSSED.split()[1:])]
    assert receipt["numbers"]["R^2"] == str(max(sum(v * v for v in row) for row in rows))
    signs = [1 if line.endswith("+") else -1 for line in CROSSED.split()[1:]]
    lacks = [max(Fraction(0), Fraction(1, 2) - y * a) for y, (a, _, _) in zip(signs, rows, strict=True)]
    w, mistakes = (0, 0, 0), []
    for index, (y, x) in enumerate([*zip(signs, rows, strict=True)] * 2):
        if (sum(a * b for a, b in zip(w, x, strict=True)) > 0) != (y > 0):
            w = tuple(a + y * b for a, b in zip(w, x, strict=True))
            mistakes.append(index)
    assert receipt["mistakes"] == mistakes
    assert receipt["numbers"]["T"] == str(2 * sum(lacks))


def test_the_six_points_by_hand_cost_three_mistakes_where_five_are_possible(tmp_path):
    """A tie is minus, and by hand it was plus: so the signs change places."""
    (tmp_path / "six.csv").write_text(SIX, encoding="utf-8")
    options = ["--label", "side", "--positive", "no", "--dummy", "none", "--to", str(tmp_path / "receipt.json")]
    assert main(["certify", str(tmp_path / "six.csv"), *options]) == 0
    receipt = json.loads((tmp_path / "receipt.json").read_text(encoding="utf-8"))
    assert (receipt["numbers"]["M"], receipt["bound"], receipt["claim"]["text"]) == ("3", "5", "M·γ² ≤ R²·‖u‖²")
    assert receipt["slack"] == {"short examples": "1", "overshoot": "2/3", "angle": "1/3", "margin surplus": "0"}


def test_the_published_file_defines_each_name_once_and_imports_the_standard_library_alone():
    body = ast.parse(published(), feature_version=(3, 8)).body
    defined = Counter(node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef))
    defined += Counter(t.id for node in body if isinstance(node, ast.Assign) for t in node.targets if hasattr(t, "id"))
    assert [name for name, times in defined.items() if times > 1] == []
    imported = {alias.name for node in body if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in body if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


# what is refused, in one sentence that says where

WORDS = ["--label", "side"]
REFUSED = {
    "no such column": (SIX, ["--label", "sides"], "'sides'"),
    "three kinds": (SIX + "1,1,maybe\n", WORDS, "row 7"),
    "one kind": ("x,side\n1,no\n2,no\n", WORDS, "'side'"),
    "a text": (SIX.replace("1,1,", "1,one,"), WORDS, "row 3 (line 4), column 'x2': 'one'"),
    "nothing": (SIX.replace("1,1,", "1,,"), WORDS, "row 3 (line 4), column 'x2'"),
    "no number": (SIX.replace("1,1,", "1,nan,"), WORDS, "column 'x2': 'nan'"),
    "huge": (SIX.replace("1,1,", "1,1e999,"), WORDS, "row 3"),
    "no label": (SIX.replace("1,1,yes", "1,1,"), WORDS, "row 3"),
    "empty": ("", WORDS, "empty"),
    "names alone": ("x,side\n", WORDS, "no row of values"),
    "ragged": (SIX + "1,yes\n", WORDS, "row 7 (line 8) has 2"),
    "a name twice": ("x,x,side\n1,1,no\n", WORDS, "'x'"),
    "numbers but one": ("0.02,0.037,R\n0.04,0.05,M\n0.01,0.02,R\n", ["--label", "R"], "line 1,"),
    "numbers": ("6,148,0\n1,85,1\n8,183,0\n", ["--label", "0"], "--no-header"),
    "numbers, missing": ("6,?,0\n1,85,1\n8,183,0\n", ["--label", "0"], "--no-header"),
    "a label for a name": ("u,w,3,R\n1,2,4,M\n3,4,5,R\n", ["--label", "R"], "label of row 2; if that line"),
    "numbers for all attributes": ("u,v,3,R\np,q,4,M\nr,s,5,L\n", "--label R --drop u --drop v".split(), "--no-header"),
    "numbers of rows": (",x,side\n0,1,no\n1,2,yes\n", WORDS, "column 1 has no name: --drop ''"),
    "a separator at each end": ("x,side,\n1,no,\n2,yes,\n", WORDS, "column 3 has no name: --drop ''"),
    "a value for two names": ("n,y,1,n\ny,y,2,n\n", ["--label", "1"], "--no-header"),
    "names, without header": (SIX, ["--label", "3", "--no-header"], "row 1 (line 1), column '1': 'x1'"),
    "two separators": ("1,5;no\n2,5;yes\n", ["--label", "2", "--no-header"], "commas or semicolons: --delimiter"),
    "a missing value": (SIX + "?,1,no\n", WORDS, "row 7 (line 8), column 'x1': '?' is not a number; --skip-missing"),
    "a decimal comma": ("x;side\n1,5;no\n2;yes\n", WORDS, "'1,5' is not a number; write a decimal comma as a point"),
    "a comma of thousands": ('x,side\n"1,500",no\n2,yes\n', WORDS, "no mark of thousands"),
    "a fraction": ("x,side\n1/3,no\n2,yes\n", WORDS, "'1/3' is not a number; write it as"),
    "an exponent": ("x,side\n1e1000,no\n2,yes\n", WORDS, "400 digits"),
    "a long exponent": (f"x,side\n1e{'9' * 9000},no\n2,yes\n", WORDS, "row 1 (line 2)"),
    "a label not known": ("x,side\n1,no\n2,NaN\n3,no\n", WORDS, "column 'side': the label is missing, 'NaN'; --skip"),
    "too few names": ('"x" "side"\n"1" 5 "no"\n"2" 6 "yes"\n', WORDS, "by spaces; each column needs a name"),
    "a long cell": (f"x,note,side\n1,{'z' * 140_000},no\n", [*WORDS, "--drop", "note"], "line 2: "),
    "two bytes each": (SIX.encode("utf-16"), WORDS, "UTF-16"),
    "a byte 0": (b"x,side\n1,no\n2,y\0s\n", WORDS, "line 3"),
    "no end of a quotation": ('x,side\n1,no\n2,"yes\n', WORDS, "line 3"),
    "no such kind": (SIX, [*WORDS, "--positive", "\x1b[1m"], "'\\x1b[1m'"),
    "a margin of nothing": (SIX, [*WORDS, "--gamma", "0"], "--gamma"),
    "a margin below": (SIX, [*WORDS, "--gamma=-1e300"], "--gamma"),
    "rows of zeros": ("x,side\n0,no\n0,yes\n", [*WORDS, "--dummy", "none"], "right side"),
    "no bits at all": ("x,side\n1e300,no\n0,yes\n", [*WORDS, "--learner", "winnow"], "not 1.00000e+300"),
    "labels alone": ("side\nno\nyes\n", WORDS, "no column of numbers"),
    "no bits": (SIX, [*WORDS, "--learner", "winnow"], "row 1, column 'x1'"),
    "no such label": (SIX, [*WORDS, "--positive", "maybe"], "'maybe'"),
    "a short target": (SIX, [*WORDS, "--target=1,2"], "3 numbers"),
    "no target": (SIX, [*WORDS, "--target=-1,0,0"], "right side"),
    "passes": (SIX, [*WORDS, "--passes", "0"], "passes"),
    "no dummy": (SIX, [*WORDS, "--dummy", "one"], "dummy"),
    "a margin for Winnow": (BITS, "--label out --drop id --learner winnow --gamma 1".split(), "--gamma"),
    "a dummy for Winnow": (BITS, "--label out --drop id --learner winnow --dummy 1".split(), "--dummy"),
    "None for none": (SIX, [*WORDS, "--dummy", "None"], "--dummy none"),
    "an empty dummy": (SIX, [*WORDS, "--dummy", ""], "dummy"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_gets_one_sentence(tmp_path, capsys, name):
    text, options, where = REFUSED[name]
    path = tmp_path / "data.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert main(["certify", str(path), *options, "--to", str(tmp_path / "receipt.json")]) == 2
    said = capsys.readouterr()
    assert where in said.err and said.err.count("\n") == 1 and not said.out
    assert os.listdir(tmp_path) == ["data.csv"]


def test_files_that_cannot_be_read_get_one_sentence(tmp_path, capsys, judge, made):
    (tmp_path / "latin.csv").write_bytes("größe,side\n1,no\n".encode("latin-1"))
    (tmp_path / "no.json").write_text("{", encoding="utf-8")
    folder, receipt = made["separated"]
    (tmp_path / "later.json").write_text(text_of({**receipt, "receipt": VERSION[:-1] + "99"}), encoding="utf-8")
    (tmp_path / "data.csv").write_text(NEAR + "1,+\n")
    for program, *files, status in (
        (main, "none.csv", 2),
        (main, "latin.csv", 2),
        (judge.main, "none.json", folder / "data.csv", 2),
        (judge.main, "later.json", folder / "data.csv", 2),
        (judge.main, folder / "receipt.json", "none.csv", 2),
        (judge.main, folder / "receipt.json", folder, 2),
        (judge.main, folder / "receipt.json", 2),
        (judge.main, "no.json", folder / "data.csv", 1),
        (judge.main, folder / "receipt.json", "latin.csv", 1),
        (judge.main, folder / "receipt.json", "data.csv", 1),
    ):
        files = [str(tmp_path / file) for file in files]
        options = ["certify", *files, *WORDS, "--to", str(tmp_path / "to.json")] if program is main else files
        assert program(options) == status
        said = capsys.readouterr()
        assert said.err.count("\n") == 1 and not said.out


def test_a_target_that_begins_with_a_minus_is_told_where_to_write_it(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["certify", "data.csv", *WORDS, "--target", "-1,2"])
    assert "--target=-1,2" in capsys.readouterr().err


# forgeries


def places(value, path=()):
    """Every place in the data, by its path."""
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def changed_value(value, chance: random.Random):
    """Something else in the place of a value."""
    if isinstance(value, bool) or value is None:
        return chance.choice([True, "1", 0])
    if isinstance(value, int):
        return chance.choice([value + 1, value - 1, str(value), 10**9, True])
    if isinstance(value, str):
        number = [str(Fraction(value) + 1), str(-Fraction(value)), value + "/1"] if is_number(value) else []
        return chance.choice([value + "x", value[:-1], "", "1e9", "NaN", "9" * 5000, 0, None, [value], *number])
    if isinstance(value, list):
        i = chance.randrange(len(value) + 1)
        swapped = [*value[i:], *value[:i]]
        return chance.choice([value[:i] + value[i + 1 :], value + value[i - 1 : i], swapped, {}, value[::-1]])
    keys = [*value]
    one = chance.choice(keys) if keys else ""
    rest = {key: part for key, part in value.items() if key != one}
    return chance.choice([rest, {**rest, one + "x": value.get(one)}, {**value, "more": "1"}, [*value.values()]])


def is_number(text: str) -> bool:
    try:
        return len(text) < 99 and bool(Fraction(text) or True)
    except (ValueError, ZeroDivisionError):
        return False


def forged(receipt: dict, chance: random.Random) -> tuple[str, str]:
    """(where, the text of a changed receipt), with a new seal in two of three cases."""
    copy = json.loads(json.dumps(receipt))
    part = chance.choice([*receipt, *["derivation", "numbers", "mistakes", "target"] * 2])
    path = chance.choice([(part, *rest) for rest in places(copy[part])])
    within = copy
    for key in path[:-1]:
        within = within[key]
    within[path[-1]] = changed_value(within[path[-1]], chance)
    if chance.random() < 2 / 3 and path != ("seal",):
        copy["seal"] = seal({key: value for key, value in copy.items() if key != "seal"})
    text = text_of(copy)
    kind = chance.random()
    if kind < 0.03:
        text = text.replace('"passes"', '"passes": 1, "passes"', 1)
    elif kind < 0.06:
        text = text.replace('"passes": ', chance.choice(['"passes": NaN, "x": ', '"passes": 1.0, "x": ']), 1)
    return ".".join(map(str, path)), text


def other_data(text: str, chance: random.Random) -> str:
    """A file with one row changed, lost, doubled or moved."""
    first, *rows = text.splitlines(keepends=True)
    i = chance.randrange(len(rows))
    label = rows[i].replace("no", "yes") if "no" in rows[i] else rows[i].replace("1", "2")
    moved = rows[i + 1 :] + rows[: i + 1]
    return first + "".join(chance.choice([rows[:i] + rows[i + 1 :], rows + [rows[i]], [*rows[:i], label], moved]))


def meaning(receipt: dict) -> dict:
    """What a receipt says: all but its seal and its note of versions; of the derivation, what it proves in the end."""
    last = receipt["derivation"][-1]
    kept = {key: value for key, value in receipt.items() if key not in ("seal", "versions", "derivation")}
    return {**kept, "proved": (last["given"], last["claim"])}


def test_no_changed_receipt_is_accepted_unless_it_says_the_same(made, judge, tmp_path):
    """A thousand changes, each of them judged by the published file."""
    chance = random.Random("receipts")
    outcomes = Counter()
    for count in range(1000 if THOROUGH else 60):
        name = [*FILES][count % len(FILES)]
        folder, receipt = made[name]
        data, path, where = folder / "data.csv", tmp_path / "receipt.json", "data"
        if count % 10 == 9:
            text, data = text_of(receipt), tmp_path / "data.csv"
            data.write_text(other_data(FILES[name][0], chance), encoding="utf-8")
            if data.read_text(encoding="utf-8") == FILES[name][0]:
                data.write_text(FILES[name][0] + "1,1\n", encoding="utf-8")
            if chance.random() < 0.5:  # the forger puts the new hash in
                copy = json.loads(text)
                copy["data"]["sha256"] = judge.sha256(data.read_bytes()).hexdigest()
                text = text_of({**copy, "seal": seal({k: v for k, v in copy.items() if k != "seal"})})
        else:
            where, text = forged(receipt, chance)
        path.write_text(text, encoding="utf-8")
        accepted = judge.main([str(path), str(data)]) == 0
        assert not accepted or meaning(json.loads(text)) == meaning(receipt), (name, where, text[:300])
        outcomes["says the same" if accepted else "refused"] += 1
    print(dict(outcomes))
    assert outcomes["refused"] > 3 * outcomes["says the same"]


def test_the_page_shows_what_is_printed(tmp_path, monkeypatch, capsys, judge):
    page = json.loads((Path(__file__).parents[1] / "book/perceptron.ipynb").read_text(encoding="utf-8"))
    (cell,) = ("".join(cell["source"]) for cell in page["cells"] if cell["id"] == "own-data")
    file, shown = re.findall(r"```text\n(.*?)```", cell, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    Path("data.csv").write_text(file, encoding="utf-8")
    first, second = (line for line in shown.splitlines() if line.startswith("$ "))
    assert main(shlex.split(first)[4:]) == 0 and judge.main(shlex.split(second)[3:]) == 0
    printed = capsys.readouterr().out
    lines = [line for line in shown.splitlines() if not line.startswith("$ ")]
    assert len(lines) > 4 and all(line.rstrip("…") in printed for line in lines)


@pytest.mark.slow
def test_digits_one_against_the_rest(tmp_path, judge):
    """One thousand rows of 64 pixels."""
    from sklearn.datasets import load_digits

    X, y = load_digits(return_X_y=True)
    lines = [",".join(map(str, [*map(int, x), int(digit == 8)])) for x, digit in zip(X[:1000], y[:1000], strict=True)]
    names = ",".join(f"p{j}" for j in range(64))
    data, receipt = tmp_path / "digits.csv", tmp_path / "receipt.json"
    data.write_text("\n".join([names + ",eight", *lines]), encoding="utf-8")
    assert main(["certify", str(data), "--label", "eight", "--to", str(receipt)]) == 0
    assert judge.main([str(receipt), str(data)]) == 0


def test_the_order_of_keys_says_nothing(made, judge, tmp_path):
    folder, receipt = made["total"]
    (tmp_path / "receipt.json").write_text(json.dumps(dict(reversed(receipt.items()))), encoding="utf-8")
    assert judge.main([str(tmp_path / "receipt.json"), str(folder / "data.csv")]) == 0


# what people have for files

SKIPS = [*WORDS, "--skip-missing"]
FORMS = {  # the bytes, options, and how many rows, columns and skipped rows there are
    "a mark before a quotation": (b'\xef\xbb\xbf"side","x"\n"yes",1\n"no",-1\n', WORDS, 2, ["x"], 0),
    "blank lines": ("\n  \n" + SIX.replace("1,1,yes", "\n,,\n1,1,yes"), WORDS, 6, ["x1", "x2"], 0),
    "semicolons": (SIX.replace(",", ";"), WORDS, 6, ["x1", "x2"], 0),
    "tabs, carriage returns": (SIX.replace(",", "\t").replace("\n", "\r"), WORDS, 6, ["x1", "x2"], 0),
    "bars, both": (SIX.replace(",", "|").replace("\n", "\r\n"), WORDS, 6, ["x1", "x2"], 0),
    "runs of spaces": (" " + SIX.replace(",", "   "), WORDS, 6, ["x1", "x2"], 0),
    "spaces and quotations": ('"x1", "x2", "side"\n1 , 2,"no"\n2,3 ,\'yes\'\n', WORDS, 2, ["x1", "x2"], 0),
    "a mark that is named": (SIX.replace(",", "~"), [*WORDS, "--delimiter", "~"], 6, ["x1", "x2"], 0),
    "commas in names": ('a,b;"c;d";side\n1;2;no\n3;4;yes\n', WORDS, 2, ["a,b", "c;d"], 0),
    "no names": ("".join(SIX.splitlines(True)[1:]), ["--label", "3", "--no-header"], 6, ["1", "2"], 0),
    "no names, spaces": ("1 2 0\n 2 1 1\n\n3 1 1", ["--label", "3", "--no-header"], 3, ["1", "2"], 0),
    "no names, spaces, a label first": ("1 2.5 0\n 0 1 1\n\n1 1 1", ["--label", "1", "--no-header"], 3, ["2", "3"], 0),
    "columns without names": (",x,side,\n0,1,no,\n1,2,yes,\n", [*WORDS, "--drop", ""], 2, ["x"], 0),
    "a name twice, left out": ("id,x,id,side\n0,1,0,no\n1,2,1,yes\n", [*WORDS, "--drop", "id"], 2, ["x"], 0),
    "numbers for names": ("0,1,side\n1,2,no\n3,4,yes\n", [*WORDS, "--header"], 2, ["0", "1"], 0),
    "missing values": (SIX + "?,1,no\n1,NaN,no\n,,yes\n1,1,\n1,1,NA\n1,1, ?\n", SKIPS, 6, ["x1", "x2"], 6),
    "missing, by other programs": ("x,side\n.,no\n1.#QNAN,no\n\\N,no\n#NA,yes\n1,.\n1,no\n2,yes\n", SKIPS, 2, ["x"], 5),
    "missing where left out": ("id,x,side\n?,1,no\n,2,yes\n", [*SKIPS, "--drop", "id"], 2, ["x"], 0),
    "none is a label": ("x,side\n1,none\nnone,none\n2,some\n", SKIPS, 2, ["x"], 1),
    "one against the rest": (SIX + "1,1,maybe\n", [*WORDS, "--positive", "maybe"], 7, ["x1", "x2"], 0),
    "bits with a point": ("a,b,side\n1.0,0.0,no\n0.0,1.0,yes\n", [*WORDS, "--learner", "winnow"], 2, ["a", "b"], 0),
    "510 spaces": ("x,side\n" + " " * 510 + "1,no\n2,yes\n", WORDS, 2, ["x"], 0),
    "far apart": ("x,y,side\n1e300,1,no\n-1e300,1e-90,yes\n1,1e-90,no\n", WORDS, 3, ["x", "y"], 0),
    "farther apart": (
        "x,y,side\n1e399,1,no\n-1e399,1e-399,yes\n3.7e-396,1.1e390,yes\n1,7e-390,no\n",
        [*WORDS, "--passes", "7"],
        4,
        ["x", "y"],
        0,
    ),
    "a target far off": (SIX, [*WORDS, "--target=1e300,0,1e-90"], 6, ["x1", "x2"], 0),
    "a margin far off": (SIX, [*WORDS, "--target=1,0,0", "--gamma", "1e-300"], 6, ["x1", "x2"], 0),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_files_as_people_have_them(tmp_path, capsys, judge, form):
    text, options, rows, columns, skipped = FORMS[form]
    data, to = tmp_path / "data.csv", tmp_path / "receipt.json"
    data.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert main(["certify", str(data), *options, "--to", str(to)]) == 0, capsys.readouterr().err
    found = json.loads(to.read_text(encoding="utf-8"))["data"]
    assert (found["rows"], found["columns"], found["skipped"]) == (rows, columns, skipped)
    assert judge.main([str(to), str(data)]) == 0
    said = capsys.readouterr()
    assert not said.err and f"{rows} rows" in said.out.splitlines()[-1]


def test_both_programs_read_a_cell_in_the_same_way(judge):
    chance, numbers = random.Random("cells"), 0
    parts = [
        "0",
        "1",
        "5",
        ".",
        "-",
        "+",
        "e",
        "E",
        " ",
        "\t",
        "\u00a0",
        "²",
        "_",
        ",",
        "e-3",
        "nan",
        "1" * 395,
        " " * 510,
    ]
    for _ in range(20_000):
        text = "".join(chance.choices(parts, k=chance.randrange(1, 6)))
        try:
            whole, places = whole_and_places(text)
            value = Fraction(whole, 10**places)
            numbers += 1
        except BadTable:
            value = None
        judged = judge.decimal(text)
        assert value == (judged and Fraction(*judged)), text
    assert numbers > 2000


# what is written over


WRITTEN = [  # what there is beside the data, --to, and which file the answer names
    ({}, "data.csv", "data.csv"),
    ({}, "receipt.py", "receipt.py"),
    ({}, "Receipt.PY", "Receipt.PY"),
    ({"receipt.py": "print('mine')\n"}, "receipt.json", "receipt.py"),
    ({"receipt.json": "{}"}, "receipt.json", "receipt.json"),
    ({"receipt.json": Path("data.csv")}, "receipt.json", "receipt.json"),
    ({"receipt.py": Path("data.csv")}, "receipt.json", "receipt.py"),
    ({"receipt.json": Path("nowhere")}, "receipt.json", "receipt.json"),
    ({}, "none/receipt.json", "none"),
    ({}, ".", "."),
    ({}, "x" * 999, "xxx"),
    ({}, "/dev/null", "/dev/null"),
]


@pytest.mark.parametrize("others, to, named", WRITTEN)
def test_nothing_that_was_read_or_is_not_ours_is_written_over(tmp_path, monkeypatch, capsys, others, to, named):
    monkeypatch.chdir(tmp_path)
    Path("data.csv").write_text(SIX)
    for name, text in others.items():
        Path(name).symlink_to(text) if isinstance(text, Path) else Path(name).write_text(text)
    before = sorted(os.listdir())
    assert main(["certify", "data.csv", *WORDS, "--to", to]) == 2
    said = capsys.readouterr().err
    assert named in said and said.count("\n") == 1
    assert sorted(os.listdir()) == before and Path("data.csv").read_text() == SIX
    assert all(Path(name).read_text() == text for name, text in others.items() if isinstance(text, str))


def test_what_certify_wrote_is_written_over_by_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for text in (SIX, CROSSED):
        Path("data.csv").write_text(text)
        assert main(["certify", "data.csv", *WORDS]) == 0
    assert json.loads(Path("receipt.json").read_text(encoding="utf-8"))["data"]["columns"] == ["a", "b"]


def certify(folder: Path, *options: str, **more) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "mistake_bounds", "certify", *options]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **more.pop("env", {})}
    more = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.run(command, cwd=folder, env=environment, text=True, **more)


def test_a_write_that_fails_leaves_nothing(tmp_path):
    (tmp_path / "data.csv").write_text(SIX)
    short = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
    answer = certify(tmp_path, "data.csv", *WORDS, "--dummy", "none", preexec_fn=short)
    assert answer.returncode == 2 and answer.stderr.count("\n") == 1 and "receipt." in answer.stderr
    assert os.listdir(tmp_path) == ["data.csv"]


# output is not a verdict


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "cp437", "ascii"])
def test_the_answer_does_not_depend_on_the_encoding(made, encoding):
    folder, _ = made["total"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "receipt.py", "receipt.json", "data.csv"]
    answer = subprocess.run(command, cwd=folder, env=environment, capture_output=True)
    assert answer.returncode == 0 and answer.stdout.decode(encoding).startswith("yes: ") and not answer.stderr


def test_the_answer_does_not_depend_on_whether_it_can_be_printed(made):
    folder, _ = made["total"]
    for stdout in (">/dev/full", ">&-", "2>/dev/full >/dev/full", "2>&- >&-"):
        for data, status in (("data.csv", 0), ("receipt.py", 1), ("none.csv", 2)):
            command = f"{shlex.quote(sys.executable)} receipt.py receipt.json {data} {stdout}"
            assert subprocess.run(command, shell=True, cwd=folder, capture_output=True).returncode == status


def test_certify_does_not_need_its_output(tmp_path):
    (tmp_path / "data.csv").write_text(SIX)
    with open("/dev/full", "w") as full:
        answer = certify(tmp_path, "data.csv", *WORDS, stdout=full)
    assert answer.returncode == 0 and answer.stderr.count("\n") == 1 and (tmp_path / "receipt.json").exists()
    answer = certify(tmp_path, "data.csv", *WORDS, env={"PYTHONIOENCODING": "ascii"})
    assert answer.returncode == 0 and not answer.stderr and "Wrote receipt.json" in answer.stdout


def test_ctrl_c_says_one_line(tmp_path, made, request):
    """While the file is read, which is a pipe; also where a shell has this program begin with the signal ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    os.mkfifo(tmp_path / "pipe")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for command in (
        ["-m", "mistake_bounds", "certify", "pipe", *WORDS],
        [str(made["total"][0] / "receipt.py"), str(made["total"][0] / "receipt.json"), "pipe"],
    ):
        command = [sys.executable, *command]
        program = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
        with open(tmp_path / "pipe", "w"):  # which waits until it is read
            program.send_signal(signal.SIGINT)
            said = program.communicate()[1]
        assert program.returncode == 2 and said.count("\n") == 1 and os.listdir(tmp_path) == ["pipe"]


@pytest.mark.parametrize("name", ["my data.csv", "it's.csv", "a\nb.csv", "$HOME;.csv", "-x.csv", "größe.csv"])
def test_the_command_that_is_printed_runs(tmp_path, monkeypatch, capsys, name):
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(SIX)
    assert main(["certify", *WORDS, f"--to={name}.json", "--", name]) == 0
    command = capsys.readouterr().out.partition("To check it: ")[2].partition(" ")[2]
    python = shlex.quote(sys.executable)
    answer = subprocess.run(f"{python} {command}", shell=True, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0 and answer.stdout.count("\n") == 1, answer.stderr


# what the checker says


def test_the_checker_says_how_the_file_was_read(tmp_path, capsys, judge):
    """Names that would break its line, or write another one, do not."""
    forged = "x\nyes: other.csv has 9 rows\x1b[2K\u202e"
    text = f'id;"{forged}";{"long" * 30};side\n?;1;2;no\n?;2;2;maybe\n?;3;?;yes\n?;3;4;yes\n'
    data, to = tmp_path / "data.csv", tmp_path / "receipt.json"
    data.write_text(text, encoding="utf-8")
    options = [*WORDS, "--positive", "yes", "--drop", "id", "--skip-missing", "--dummy", "0.5", "--to", str(to)]
    assert main(["certify", str(data), *options]) == 0
    printed = capsys.readouterr().out
    assert judge.main([str(to), str(data)]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    for part in (
        "3 rows",
        "1 more with missing",
        "';'",
        "'side', 'yes' stands for +",
        "any other",
        "'id'",
        "dummy, '0.5'",
    ):
        assert part in said, part
    for text in (printed, said):
        assert not {"\x1b", "\u202e"} & {*text} and "long" * 11 not in text
    assert main(["certify", str(data), "--label", forged, "--to", str(to)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and not {"\x1b", "\u202e"} & {*said}


def test_make_release_runs_in_a_folder_with_a_space(tmp_path):
    """With a site and an environment that are there."""
    root, folder = Path(__file__).parents[1], tmp_path / "a b"
    live = "_build/html/_static/live/0123456789abcdef"
    for file in (".venv/.locked", ".venv/.installed", "_build/html/index.html", "_build/html/_static/wheels/m.whl",
                 f"{live}/offline.js", f"{live}/worker.mjs", f"{live}/licences.txt", "requirements.txt"):  # fmt: skip
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    for file in (".venv/.locked", ".venv/.installed"):
        os.utime(folder / file)
    for file in ("Makefile", "pyproject.toml", "tools/live_wheel.py"):
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(root / file, folder / file)
    python = folder / ".venv/bin/python"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    own = {name: value for name, value in os.environ.items() if "MAKE" not in name and name != "MFLAGS"}
    made = subprocess.run(["make", "-o", ".venv/.locked", "-o", ".venv/.installed", "release"], cwd=folder, env=own)
    assert made.returncode == 0
    wheel = f"mistake_bounds_live-{mistake_bounds.__version__}-py3-none-any.whl"
    assert sorted(os.listdir(folder / "_build/release")) == ["m.whl", "mistake-bounds-site.zip", wheel]
    with zipfile.ZipFile(folder / "_build/release" / wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith("mistake_bounds_live/")}
        said = packed.read(next(name for name in packed.namelist() if name.endswith("METADATA"))).decode()
    place = "mistake_bounds_live/0123456789abcdef"
    assert names == {"mistake_bounds_live/__init__.py", f"{place}/worker.mjs", f"{place}/licences.txt"}
    assert f"Requires-Dist: mistake-bounds=={mistake_bounds.__version__}" in said

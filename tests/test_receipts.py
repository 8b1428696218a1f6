"""Receipts: certify writes them, the one file receipt.py checks them, and none that was changed is accepted."""

import ast
import json
import random
import re
import shlex
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path
from types import ModuleType

import pytest
from thorough import THOROUGH

from mistake_bounds.__main__ import main
from mistake_bounds.receipts import published
from mistake_bounds.receipts.certify import seal, text_of

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
    command = [sys.executable, "-I", "-S", "receipt.py", "receipt.json", "data.csv"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    assert answer.returncode == 0 and answer.stdout.startswith("yes: "), answer.stderr
    assert receipt["claim"]["address"].startswith(FILES[name][2]) and receipt["mistakes"]


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
    body = ast.parse(published()).body
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
    "names alone": ("x,side\n", WORDS, "no row"),
    "ragged": (SIX + "1,yes\n", WORDS, "row 7 (line 8) has 2"),
    "a name twice": ("x,x,side\n1,1,no\n", WORDS, "'x'"),
    "labels alone": ("side\nno\nyes\n", WORDS, "no column of numbers"),
    "no bits": (SIX, [*WORDS, "--learner", "winnow"], "row 1, column 'x1'"),
    "no such label": (SIX, [*WORDS, "--positive", "maybe"], "'maybe'"),
    "a short target": (SIX, [*WORDS, "--target=1,2"], "3 numbers"),
    "no target": (SIX, [*WORDS, "--target=-1,0,0"], "right side"),
    "passes": (SIX, [*WORDS, "--passes", "0"], "passes"),
    "no dummy": (SIX, [*WORDS, "--dummy", "one"], "dummy"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_gets_one_sentence(tmp_path, capsys, name):
    text, options, where = REFUSED[name]
    path = tmp_path / "data.csv"
    path.write_text(text, encoding="utf-8")
    assert main(["certify", str(path), *options, "--to", str(tmp_path / "receipt.json")]) == 2
    said = capsys.readouterr()
    assert where in said.err and said.err.count("\n") == 1 and not said.out
    assert not (tmp_path / "receipt.json").exists()


def test_files_that_cannot_be_read_get_one_sentence(tmp_path, capsys, judge, made):
    (tmp_path / "latin.csv").write_bytes("größe,side\n1,no\n".encode("latin-1"))
    (tmp_path / "no.json").write_text("{", encoding="utf-8")
    folder, _ = made["separated"]
    for call in (
        lambda: main(["certify", str(tmp_path / "none.csv"), *WORDS]),
        lambda: main(["certify", str(tmp_path / "latin.csv"), *WORDS]),
        lambda: judge.main([str(tmp_path / "none.json"), str(folder / "data.csv")]),
        lambda: judge.main([str(tmp_path / "no.json"), str(folder / "data.csv")]),
        lambda: judge.main([str(folder / "receipt.json"), str(tmp_path / "latin.csv")]),
        lambda: judge.main([str(folder / "receipt.json"), str(made["total"][0] / "data.csv")]),
    ):
        assert call() == 2
        assert capsys.readouterr().err.count("\n") == 1


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

"""``python -m tools.challenge [--page]``: write the problems to _build/challenge, try them, and print a table.

``--page`` also records what was measured (measured.json), of which book/challenge.md is made.  Ours and z3 have the
same problems in one process on one core, and SECONDS for each; of the longer steps, one in LEAPS.  Nothing that is
recorded of a proof is looked at.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time

import z3
from tqdm import tqdm

from mistake_bounds.proof import BadClaim, Proved, Refuted, prove, recheck
from mistake_bounds.proof.export import json as form
from mistake_bounds.proof.export.json import derivation_data
from mistake_bounds.proof.search.recorded import collecting
from tools.challenge import page
from tools.challenge.asked import of_people
from tools.challenge.problems import POLYNOMIALS, TRACKS, claims_of, is_tried, of_the_book
from tools.challenge.smtlib import smtlib

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
FOLDER = ROOT / "_build" / "challenge"
SECONDS = 3
CVC5 = """
import sys, cvc5
solver = cvc5.Solver()
parser = cvc5.InputParser(solver)
parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, sys.stdin.read(), "problem")
while not (command := parser.nextCommand()).isNull():
    print(command.invoke(solver, parser.getSymbolManager()), end="")
"""


def tried(problem: dict) -> bool:
    """Is it one that is tried: about polynomials, and chosen?"""
    return problem["track"] in POLYNOMIALS and is_tried(problem["track"], problem["id"])


def ours(problem: dict) -> dict:
    """The answer of `prove`, with nothing but the problem."""
    goal, given = claims_of(problem)
    began = process_time()
    try:
        with collecting():
            verdict = prove(goal, given, seconds=SECONDS)
    except BadClaim:  # such as hypotheses that contradict each other
        verdict = None
    seconds = round(process_time() - began, 3)
    if isinstance(verdict, Proved):
        return {"status": "proved", "seconds": seconds, "derivation": derivation_data(verdict)}
    if isinstance(verdict, Refuted):
        numbers = {name: _number(value) for name, value in verdict.counterexample.items()}
        return {"status": "refuted", "seconds": seconds, "numbers": numbers}
    return {"status": "unknown", "seconds": seconds}


def _number(value):
    return [*map(str, value)] if isinstance(value, tuple) else str(value)


def by_z3(problem: dict) -> dict:
    """The answer of z3, which reads the text in SMT-LIB."""
    began = process_time()
    solver = z3.Solver()
    solver.set("timeout", 1000 * SECONDS)
    solver.from_string(smtlib(problem))
    answer = {"unsat": "proved", "sat": "refuted"}.get(str(solver.check()), "unknown")
    return {"status": answer, "seconds": round(process_time() - began, 3)}


def by_cvc5(problem: dict) -> dict:
    """The answer of cvc5, for the same text, where it is installed; it keeps no limit itself, so it has a process."""
    began = perf_counter()
    try:
        done = subprocess.run(
            [sys.executable, "-c", CVC5], input=smtlib(problem), capture_output=True, text=True, timeout=SECONDS
        )
        said = done.stdout.strip()
    except subprocess.TimeoutExpired:
        said = ""
    answer = {"unsat": "proved", "sat": "refuted"}.get(said, "unknown")
    return {"status": answer, "seconds": round(perf_counter() - began, 3)}


def answers(problems: Iterable[dict], solver: Callable[[dict], dict], name: str) -> dict[str, dict]:
    """What a solver says of the problems that are tried, by their ids."""
    chosen = [*filter(tried, problems)]
    return {one["id"]: solver(one) for one in tqdm(chosen, desc=name, leave=False)}


def written(problem: dict) -> str:
    """A problem as JSON, a field to a line."""
    fields = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in problem.items())
    return "{\n" + ",\n".join(fields) + "\n}\n"


def write(folder: Path, problems: Iterable[dict], columns: dict[str, dict]) -> None:
    """The folder, written again: problems, columns, and what judges them."""
    shutil.rmtree(folder, ignore_errors=True)
    for track in (*TRACKS, "columns"):
        (folder / track).mkdir(parents=True)
    for one in problems:
        path = folder / one["track"] / f"{one['id']}.json"
        path.write_text(written(one), encoding="utf-8")
        if one["track"] in POLYNOMIALS:
            path.with_suffix(".smt2").write_text(smtlib(one), encoding="utf-8")
    for name, column in columns.items():
        lines = (json.dumps({"id": id_, **answer}, ensure_ascii=False) + "\n" for id_, answer in column.items())
        (folder / "columns" / f"{name}.jsonl").write_text("".join(lines), encoding="utf-8")
    shutil.copy(recheck.__file__, folder)
    shutil.copy(HERE / "check.py", folder)
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    (folder / "README.md").write_text(readme.replace("{format}", form.__doc__.partition("\n\n")[2]), encoding="utf-8")


def table(folder: Path) -> str:
    """The table that the folder's own program prints, once it has judged all that the folder knows."""
    done = subprocess.run([sys.executable, folder / "check.py"], capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.challenge", description="Write problems, and try them.")
    parser.add_argument("--page", action="store_true", help="record what was measured, for the page")
    options = parser.parse_args()
    problems = [*of_the_book(), *of_people()]
    said = answers(problems, ours, "ours")
    for one in problems:
        if one["track"] in ("variants", "asked") and said[one["id"]]["status"] != "unknown":
            one["known"] = {key: value for key, value in said[one["id"]].items() if key != "seconds"}
        if one["track"] not in POLYNOMIALS:
            said[one["id"]] = {"seconds": None, **one["known"]}
    columns = {"ours": said, "z3": answers(problems, by_z3, "z3")}
    if find_spec("cvc5"):
        columns["cvc5"] = answers(problems, by_cvc5, "cvc5")
    write(FOLDER, problems, columns)
    print(table(FOLDER))  # which judges all that is said
    if options.page:
        from benchmarks.measure import machine

        record = page.recorded(FOLDER, f"{machine()}, z3 {z3.get_version_string()}")
        page.RECORD.write_text(record, encoding="utf-8", newline="\n")
        print(f"Wrote {page.RECORD.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

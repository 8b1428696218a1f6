"""Judge answers to the problems of this folder, with the standard library alone, and print a table.

    python check.py [COLUMN …]      columns/COLUMN.jsonl; without names, all of them

What the folder itself knows is judged first.  README.md says what a column is.
"""

import json
import sys
from fractions import Fraction
from math import prod
from pathlib import Path

from recheck import NotReplayed, statements

HERE = Path(__file__).parent
TRACKS = "steps", "leaps", "variants", "asked", "inductions", "logarithms"


def main(names):
    problems = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*/*.json"))}
    for problem in problems.values():
        check(problem, problem["known"])
    columns = {name: column(name, problems) for name in names or sorted(p.stem for p in HERE.glob("columns/*.jsonl"))}
    heads = [f"{name}: decided | shown | seconds" for name in columns]
    print("| track | problems | " + " | ".join(heads) + " |\n|---|---:|" + "---:|---:|---:|" * len(columns))
    for track in TRACKS:
        ours = [id_ for id_, problem in problems.items() if problem["track"] == track]
        print(f"| {track} | {len(ours):,} | " + " | ".join(cells(ours, column) for column in columns.values()) + " |")


def column(name, problems):
    """Answers by problem, each judged, those that show nothing against what is known."""
    lines = (HERE / "columns" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    answers = {answer["id"]: answer for answer in map(json.loads, lines)}
    for id_, answer in answers.items():
        said, known = answer["status"], problems[id_]["known"]["status"]
        answer["shown"] = check(problems[id_], answer)
        if {said, known} == {"proved", "refuted"}:
            raise SystemExit(f"{name} says of {id_} that it is {said}, and it is {known}")
    return answers


def cells(ids, column):
    """Decided of those that were tried, how many of these come with something that was checked, and the seconds."""
    tried = [column[id_] for id_ in ids if id_ in column]
    decided = [answer for answer in tried if answer["status"] != "unknown"]
    times = [answer["seconds"] for answer in tried if answer["seconds"] is not None]
    if not tried:
        return "— | — | —"
    shown = sum(answer["shown"] for answer in decided)
    return f"{len(decided):,} of {len(tried):,} | {shown:,} | {f'{sum(times):,.1f}' if times else '—'}"


def check(problem, answer):
    """Does the answer come with what shows it?  Ends the program where that shows something else."""
    if "derivation" in answer:
        try:
            given, claim = statements(json.dumps({"derivation": answer["derivation"]}))[-1]
        except NotReplayed as error:
            raise SystemExit(f"{problem['id']}: no derivation: {error}") from None
        held = {canonical(known) for known in problem["given"]}
        if canonical(claim) != canonical(problem["goal"]) or not held.issuperset(map(canonical, given)):
            raise SystemExit(f"{problem['id']}: a derivation of something else")
    elif "numbers" in answer:
        point = {name: number(value) for name, value in answer["numbers"].items()}
        if not all(holds(known, point) for known in problem["given"]) or holds(problem["goal"], point):
            raise SystemExit(f"{problem['id']}: not refuted at these numbers")
    return "derivation" in answer or "numbers" in answer


def canonical(known):
    """A claim, or a row of them, without its names."""
    if "sign" in known:
        return json.dumps([known["sign"], known["term"]], sort_keys=True)
    kinds = [[kind["count"], sorted(map(canonical, kind["claims"]))] for kind in known["kinds"]]
    return json.dumps([known["over"], sorted(known["fixed"]), known["state"], kinds])


def holds(claim, point):
    term = claim["term"]
    if isinstance(term, list):
        at = value(term, point)
        return at == 0 if claim["sign"] == "=" else at > 0 or (at == 0 and claim["sign"] == ">=")
    coordinates = zip(*([value(rows, point) * x for x in point[name]] for name, rows in term.items()), strict=True)
    return not any(map(sum, coordinates))


def value(rows, point):
    return sum((Fraction(c) * prod(of_atom(a, point) for a in atoms) for c, atoms in rows), Fraction(0))


def of_atom(atom, point):
    if isinstance(atom, str):
        return point[atom]
    return sum(x * y for x, y in zip(point[atom[0]], point[atom[1]], strict=True))


def number(data):
    return [*map(Fraction, data)] if isinstance(data, list) else Fraction(data)


if __name__ == "__main__":
    main(sys.argv[1:])

"""The page on the challenge set: the problems that the theorems put now, and what was measured of each, by its id."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from unittest.mock import patch

from mistake_bounds.proof import recheck
from tools.challenge.asked import of_people
from tools.challenge.problems import TRACKS, is_tried, of_the_book

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
RECORD = HERE / "measured.json"
COLUMNS = "ours", "z3", "cvc5"

with patch.dict(sys.modules, recheck=recheck):  # beside which it lies in the folder
    from tools.challenge.check import cells


def recorded(folder: Path, machine: str) -> str:
    """The text of the record, from a folder that has judged itself: of each answer the status, whether it comes with
    what shows it, and the seconds."""

    def line(answer: dict) -> str:
        shown = "derivation" in answer or "numbers" in answer
        return f"{answer['status']}, {'shown' if shown else 'not shown'}, {answer['seconds']}"

    told = {"machine": machine}
    for name in COLUMNS:
        if not (folder / "columns" / f"{name}.jsonl").exists():
            continue
        lines = (folder / "columns" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        told[name] = {answer["id"]: line(answer) for answer in map(json.loads, lines)}
    return json.dumps(told, indent=0) + "\n"


def _answers(column: Mapping[str, str]) -> dict[str, dict]:
    told = {id_: line.split(", ") for id_, line in column.items()}
    return {
        id_: {"status": status, "shown": shown == "shown", "seconds": json.loads(seconds.replace("None", "null"))}
        for id_, (status, shown, seconds) in told.items()
    }


def ids() -> dict[str, list[str]]:
    """Of each track the ids of the problems, asked of a process that has built no theorem yet."""
    asked = [sys.executable, "-c", "from tools.challenge import page; page.print_ids()"]
    done = subprocess.run(asked, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, check=True)
    return json.loads(done.stdout)


def print_ids() -> None:
    """Print them as JSON."""
    problems = [*of_the_book(), *of_people()]
    print(json.dumps({track: [one["id"] for one in problems if one["track"] == track] for track in TRACKS}))


def page() -> str:
    """The text of book/challenge.md."""
    record, now = json.loads(RECORD.read_text(encoding="utf-8")), ids()
    columns = {name: _answers(record[name]) for name in COLUMNS if name in record}
    heads = " | ".join(f"{name}: decided | shown | seconds" for name in columns)
    rows = [f"| track | problems | {heads} |", "|---|---:|" + "---:|---:|---:|" * len(columns)]
    for track, those in now.items():
        rows.append(f"| {track} | {len(those):,} | {' | '.join(cells(those, column) for column in columns.values())} |")
    newer = sum(is_tried(track, id_) and id_ not in columns["ours"] for track, those in now.items() for id_ in those)
    words = f"\n\nNot measured yet: {newer:,} of the problems." if newer else ""
    text = (HERE / "page.md").read_text(encoding="utf-8")
    return text.replace("{table}", "\n".join(rows) + words).replace("{machine}", record["machine"])

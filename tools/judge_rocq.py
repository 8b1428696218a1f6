"""Have Rocq judge every proof of the book, those that are exported and those by hand, and say on which axioms.

With ``--once`` its second checker, coqchk, is left out.  Without Rocq one line says how to get it, also in the file
that NOT_TESTED names.  What is accepted is recorded in book/accepted.json, with the SHA-256 of each file and the axioms
of each theorem, for the pages that say so; with ``--if-changed`` nothing is judged that is recorded as it is.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path
from time import perf_counter

from mistake_bounds.proof.rocq.accepted import RECORD, Accepted, record_text, sums
from mistake_bounds.proof.rocq.accepted import accepted as recorded

ROOT = Path(__file__).parents[1]
PROOFS = ROOT / "book" / "proofs.v"
BY_HAND = ROOT / "src/mistake_bounds/proof/rocq"
WORK = ROOT / "_build" / "rocq"
AXIOMS = {  # what Rocq's library assumes of real numbers, and of classical logic
    "ClassicalDedekindReals.sig_forall_dec",
    "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Classical_Prop.classic",
}
MISSING = "Rocq is not installed (Debian: apt install coq); the proofs were not judged by it."


class NotAccepted(Exception):
    """What Rocq said of a file that it refused."""


def accepted(path: Path) -> str:
    """What ``coqc`` prints for a file that it accepts; else `NotAccepted`."""
    done = subprocess.run(["coqc", "-q", path.name], cwd=path.parent, capture_output=True, text=True)
    if done.returncode:
        raise NotAccepted(f"{path.name}: {(done.stdout + done.stderr).strip()}")
    return done.stdout


def proofs_in(text: str) -> Counter:
    """How many proofs of each rule a file says it has.

    >>> proofs_in("Proof. (* certificate *)\\nProof. (* certificate *)\\nProof.")
    Counter({'certificate': 2})
    """
    return Counter(re.findall(r"^Proof\. \(\* (\w+) \*\)$", text, re.MULTILINE))


def names_in(text: str) -> list[str]:
    """All that a file proves, with the modules around it.

    >>> names_in("Module A.\\nLemma one : True.\\nEnd A.\\nTheorem two : True.")
    ['A.one', 'two']
    """
    made, modules = [], []
    for kind, name in re.findall(r"^\s*(Module|End|Lemma|Theorem|Corollary|Example) ([^\s.:(]+)", text, re.MULTILINE):
        if kind == "Module":
            modules.append(name)
        elif kind == "End":
            modules = modules[:-1] if modules and modules[-1] == name else modules
        else:
            made.append(".".join([*modules, name]))
    return made


def by_hand(folder: Path) -> list[Path]:
    """The files of a folder that are written by hand, each after those that it requires; the prelude is no file."""
    texts = {
        path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.v")) if path.stem != "prelude"
    }
    required = {
        name: {word for line in re.findall(r"Require (.*?)\.\s", text, re.DOTALL) for word in line.split()} & {*texts}
        for name, text in texts.items()
    }
    return [folder / f"{name}.v" for name in TopologicalSorter(required).static_order()]


def axioms_of(file: str, names: list[str], work: Path) -> set[str]:
    """The axioms on which any of the names rests, as Rocq prints them."""
    everything = work / "everything.v"
    pairs = "\n  ".join(f"pose proof (@{name})." for name in names)
    everything.write_text(
        f"Require Import {file}.\nLemma all_of_it : True.\nProof.\n  {pairs}\n  exact I.\nQed.\n"
        "Print Assumptions all_of_it.\n",
        encoding="utf-8",
    )
    return set(re.findall(r"^([\w.]+)(?= ?:|$)", accepted(everything).partition("Axioms:")[2], re.MULTILINE))


def axioms_by_name(file: str, names: list[str], work: Path) -> dict[str, tuple[str, ...]]:
    """The axioms of each of the names, without the modules of Rocq in which they stand."""
    asked = work / "one_by_one.v"
    asked.write_text(
        f"Require {file}.\n" + "".join(f"Print Assumptions {file}.{name}.\n" for name in names), encoding="utf-8"
    )
    answers = re.split(r"^(?:Axioms:|Closed under the global context)$", accepted(asked), flags=re.MULTILINE)[1:]
    if len(answers) != len(names):
        raise NotAccepted(f"{file}: {len(names)} theorems, but the axioms of {len(answers)}")
    found = (re.findall(r"^([\w.]+)(?= ?:|$)", answer, re.MULTILINE) for answer in answers)
    return {
        f"{file}.{name}": tuple(sorted(axiom.rpartition(".")[2] for axiom in axioms))
        for name, axioms in zip(names, found, strict=True)
    }


def theorems_in(file: str, text: str) -> list[str]:
    """The theorems of the exported proofs and of the bounds, of which each page shows the axioms.

    >>> theorems_in("bounds", "Theorem one : True.\\nLemma two : True."), theorems_in("rows", "Theorem one : True.")
    (['one'], [])
    """
    return re.findall(r"^Theorem ([^\s.:(]+)", text, re.MULTILINE) if file in ("proofs", "bounds") else []


def judge(once: bool) -> int:
    """Judge all files; 1 where one is refused, or rests on an axiom of ours."""
    if not shutil.which("coqc"):
        print(MISSING)
        if record := os.environ.get("NOT_TESTED"):
            with open(record, "a", encoding="utf-8") as file:
                file.write(f"  {MISSING}\n")
        return 0
    version = subprocess.run(["coqc", "--print-version"], capture_output=True, text=True).stdout.split()[0]
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    known = recorded(PROOFS.parent) if once else None  # each theorem is asked for its axioms anew where a file changed
    failed, of_each, judged = 0, dict(known.axioms) if known else {}, sums(PROOFS.parent)
    for source in (PROOFS, *by_hand(BY_HAND)):
        path, text, begun = WORK / source.name, source.read_text(encoding="utf-8"), perf_counter()
        path.write_text(text, encoding="utf-8")
        try:
            accepted(path)
            taken = perf_counter() - begun
            axioms = axioms_of(path.stem, names_in(text), WORK)
            of_each[path.stem] = tuple(sorted(axiom.rpartition(".")[2] for axiom in axioms))
            if not known and (names := theorems_in(path.stem, text)):
                of_each |= axioms_by_name(path.stem, names, WORK)
        except NotAccepted as refusal:
            print(f"Rocq {version} does not accept {refusal}")
            return 1
        rules = ", ".join(f"{n} by {rule}" for rule, n in proofs_in(text).most_common())
        print(f"Rocq {version} accepts {source.name}: {len(names_in(text))} statements{f' ({rules})' if rules else ''},"
              f" {len(text.encode()):,} bytes, {taken:.0f} s.")  # fmt: skip
        print(f"  Axioms: {', '.join(sorted(axioms)) or 'none'}.")
        if foreign := axioms - AXIOMS:
            print(f"  Not Rocq's own about real numbers and classical logic: {', '.join(sorted(foreign))}")
            failed = 1
        if not once and shutil.which("coqchk"):
            begun = perf_counter()
            done = subprocess.run(["coqchk", "-silent", "-norec", path.stem], cwd=WORK, capture_output=True, text=True)
            said = "accepts it as well" if done.returncode == 0 else f"does not: {(done.stdout + done.stderr).strip()}"
            print(f"  Its second checker, coqchk, {said}, {perf_counter() - begun:.0f} s.")
            failed |= done.returncode != 0
    if not failed and judged == sums(PROOFS.parent):
        record = PROOFS.with_name(RECORD)
        text = record_text(Accepted(version, judged, of_each))
        if not record.is_file() or record.read_text(encoding="utf-8") != text:  # others may be reading it
            record.write_text(text, encoding="utf-8")
        print(f"Recorded in {record.relative_to(ROOT)}.")
    return int(failed)


if __name__ == "__main__":
    if "--if-changed" in sys.argv[1:] and recorded(PROOFS.parent):
        print("Rocq has judged these files as they are: book/accepted.json.")
    else:
        sys.exit(judge("--once" in sys.argv[1:]))

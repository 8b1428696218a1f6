"""Have Rocq judge every proof of the book, those that are exported and those by hand, and list their axioms.

Files that do not rest on each other are judged at the same time, as many as there are processors.  With ``--once`` its
second checker, coqchk, is left out.  Without Rocq one line tells how to get it, also in the file that NOT_TESTED names.
What is accepted is recorded in data/accepted.json, with the SHA-256 of each file, the axioms of each theorem, and what
coqchk printed, for the pages that quote it; with ``--if-changed`` nothing is judged whose record is up to date.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from datetime import date
from functools import partial
from graphlib import TopologicalSorter
from pathlib import Path
from time import perf_counter

from mistake_bounds.chapters import each
from mistake_bounds.proof.rocq.accepted import Accepted, Checked, exported, judged, record_text, required, sums
from mistake_bounds.proof.rocq.accepted import accepted as recorded

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "data" / "accepted.json"
PROOFS = ROOT / "_build" / "generated"  # where `make` has them exported
WORK = ROOT / "_build" / "rocq"
AXIOMS = {  # what Rocq's library assumes of real numbers, and of classical logic
    "ClassicalDedekindReals.sig_forall_dec",
    "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Classical_Prop.classic",
}
OF_REALS = 2  # so many of them do the laws of Rocq's real numbers rest on
MISSING = "Rocq is not installed (Debian: apt install coq); the proofs were not judged by it."
BY_HAND = "by_hand"  # the files that are written by hand, together
FILES_OF = {BY_HAND: "the files by hand"}
BOUNDS = "bounds"
# The pages show the axioms of each theorem of files so called.
BOXES = [box for own in each("rocq", "BOXES") for box in own.values()]
STATED = ("proofs", BOUNDS, *{box.by_hand.partition(".")[0] for box in BOXES if box.by_hand})


class NotAccepted(Exception):
    """The message of Rocq for a file that it refused."""


def accepted(path: Path) -> str:
    """What ``coqc`` prints for a file that it accepts; else `NotAccepted`."""
    done = subprocess.run(["coqc", "-q", path.name], cwd=path.parent, capture_output=True, text=True)
    if done.returncode:
        raise NotAccepted(f"{path.name}: {(done.stdout + done.stderr).strip()}")
    return done.stdout


def proofs_in(text: str) -> Counter:
    """The number of proofs of each rule in a file.

    >>> proofs_in("Proof. (* certificate *)\\nProof. (* certificate *)\\nProof.")
    Counter({'certificate': 2})
    """
    return Counter(re.findall(r"^Proof\. \(\* (\w+) \*\)$", text, re.MULTILINE))


def names_in(text: str) -> list[str]:
    """All that a file proves, with the modules around it.

    >>> names_in("Module A.\\nLemma one : True.\\nEnd A.\\nTheorem two : True.")
    ['A.one', 'two']
    """
    names = []
    modules = []
    for kind, name in re.findall(r"^\s*(Module|End|Lemma|Theorem|Corollary|Example) ([^\s.:(]+)", text, re.MULTILINE):
        if kind == "Module":
            modules.append(name)
        elif kind == "End":
            modules = modules[:-1] if modules and modules[-1] == name else modules
        else:
            names.append(".".join([*modules, name]))
    return names


def axioms_of(names: Mapping[str, list[str]], work: Path) -> set[str]:
    """The axioms on which any of the names of some files rests, as Rocq prints them."""
    query = work / f"all_of_{'_'.join(names)[:40]}.v"
    pairs = "\n  ".join(f"pose proof (@{file}.{name})." for file, found in names.items() for name in found)
    query.write_text(
        f"Require {' '.join(names)}.\nLemma all_of_it : True.\nProof.\n  {pairs}\n  exact I.\nQed.\n"
        "Print Assumptions all_of_it.\n",
        encoding="utf-8",
    )
    return set(re.findall(r"^([\w.]+)(?= ?:|$)", accepted(query).partition("Axioms:")[2], re.MULTILINE))


def axioms_by_name(file: str, names: list[str], work: Path, alike: Collection[str] = ()) -> dict[str, tuple[str, ...]]:
    """The axioms of each of the names, without the modules of Rocq in which they stand.

    Rocq takes a second for each question, since it walks through its real numbers again.  So one query is about
    all that are ``alike`` by the last record: they rest on what Rplus_comm does.  Each of them rests on no less,
    since without it no identity of real numbers is shown; so where that is what they rest on together, it is what each
    rests on.  The others have a query each.
    """
    query = work / f"one_by_one_of_{file}_from_{names[0]}.v"
    together = [name for name in names if name in alike]
    apart = [name for name in names if name not in alike]
    lines = [f"Require Import Reals {file}."]
    if together:
        pairs = "\n  ".join(f"pose proof (@{file}.{name})." for name in together)
        lines += [f"Lemma together : True.\nProof.\n  {pairs}\n  exact I.\nQed."]
        lines += ["Print Assumptions together.", "Print Assumptions Rplus_comm."]
    lines += [f"Print Assumptions {file}.{name}." for name in apart]
    query.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answers = re.split(r"^(?:Axioms:|Closed under the global context)$", accepted(query), flags=re.MULTILINE)[1:]
    found = [
        tuple(sorted(axiom.rpartition(".")[2] for axiom in re.findall(r"^([\w.]+)(?= ?:|$)", answer, re.MULTILINE)))
        for answer in answers
    ]
    if len(found) != len(apart) + 2 * bool(together):
        raise NotAccepted(f"{file}: {len(names)} theorems, and {len(found)} lists of axioms")
    if together:
        of_all, of_numbers, *found = found
        if of_all != of_numbers:  # the record was another file's
            return axioms_by_name(file, names, work)
        found = [*[of_all] * len(together), *found]
    return {f"{file}.{name}": axioms for name, axioms in zip([*together, *apart], found, strict=True)}


def theorems_in(file: str, text: str) -> list[str]:
    """The theorems of the exported proofs and of the bounds, of which each page shows the axioms.

    >>> theorems_in("bounds", "Theorem one : True.\\nLemma two : True."), theorems_in("rows", "Theorem one : True.")
    (['one'], [])
    """
    return re.findall(r"^Theorem ([^\s.:(]+)", text, re.MULTILINE) if file.startswith(STATED) else []


def second_opinion(files: list[str], work: Path) -> set[str]:
    """What ``coqchk`` finds assumed where it accepts compiled files; else `NotAccepted`.

    It lists all that is without a body in what it has loaded: axioms, and what a module of the library keeps to itself.
    """
    checked = [word for file in files for word in ("-norec", file)]
    done = subprocess.run(["coqchk", "-silent", "-o", *checked], cwd=work, capture_output=True, text=True)
    output = done.stdout + done.stderr
    listed = dict(re.findall(r"^\* ([^:\n]+):(.*?)(?=^\*|\Z)", output, re.MULTILINE | re.DOTALL))
    unsound = [what for what, found in listed.items() if what not in ("Theory", "Axioms") and "<none>" not in found]
    if done.returncode or unsound or "Axioms" not in listed:
        raise NotAccepted(f"coqchk of {', '.join(files)}: {output.strip()}")
    return {*listed["Axioms"].split()} - {"<none>"}


# a step of judging: what it waits for, how soon it is wanted, and what does it
Step = tuple[set[str], int, Callable]


def carried_out(steps: Mapping[str, Step], at_once: int) -> Iterator[tuple[str, object, float]]:
    """Each step as it ends, with what it gave and its seconds; none before those that it waits for.

    >>> steps = {"b": ({"a"}, 0, lambda: 2), "a": (set(), 0, lambda: 1)}
    >>> [(name, given) for name, given, _ in carried_out(steps, 2)]
    [('a', 1), ('b', 2)]
    """

    def timed(do):
        begun = perf_counter()
        return do(), perf_counter() - begun

    order = TopologicalSorter({name: needs for name, (needs, _, _) in steps.items()})
    order.prepare()
    ready = []
    running = {}
    with ThreadPoolExecutor(at_once) as pool:
        try:
            while order.is_active():
                ready = sorted([*ready, *order.get_ready()], key=lambda name: steps[name][1])
                while ready and len(running) < at_once:
                    name = ready.pop(0)
                    running[pool.submit(timed, steps[name][2])] = name
                for ended in wait(running, return_when=FIRST_COMPLETED).done:
                    name = running.pop(ended)
                    yield name, *ended.result()
                    order.done(name)
        finally:
            pool.shutdown(cancel_futures=True)


def plan(texts: Mapping[str, str], known: Accepted | None, once: bool) -> dict[str, Step]:
    """The steps of judging files: ``known`` has the axioms of each theorem already."""
    exported = [file for file in texts if proofs_in(texts[file])]
    by_hand = [file for file in texts if file not in exported]
    needs = required(texts)
    steps: dict[str, Step] = {}
    for file in texts:
        before = {f"coqc {one}" for one in needs[file]}
        steps[f"coqc {file}"] = (before, 0, partial(accepted, WORK / f"{file}.v"))
    for group in (*([file] for file in exported), by_hand):
        compiled = {f"coqc {file}" for file in group}
        names = {file: names_in(texts[file]) for file in group}
        name = group[0] if group != by_hand else BY_HAND
        steps[f"axioms {name}"] = (compiled, 2, partial(axioms_of, names, WORK))
        if not once:
            steps[f"coqchk {name}"] = (compiled, 3, partial(second_opinion, group, WORK))
    if not known:
        alike = _alike()
        for file, text in texts.items():
            names = theorems_in(file, text)
            halves = (names[::2], names[1::2]) if file == BOUNDS else (names,)
            for k, half in enumerate(filter(None, halves)):
                query_axioms = partial(axioms_by_name, file, half, WORK, () if file == BOUNDS else alike)
                steps[f"theorems {file} {k}"] = ({f"coqc {file}"}, 1, query_axioms)
    return steps


def _alike() -> set[str]:
    """The theorems that rest on what the real numbers do, by the last record, be it of other files.

    Those of bounds.v have queries of their own: not all of them speak of real numbers.
    """
    axioms = json.loads(RECORD.read_text(encoding="utf-8"))["axioms"] if RECORD.is_file() else {}
    named = ((*name.partition("."), its) for name, its in axioms.items())
    return {theorem for file, _, theorem, its in named if theorem and file != BOUNDS and len(its) == OF_REALS}


def judge(once: bool) -> int:
    """Judge all files; 1 where one is refused, or rests on an axiom of ours."""
    if not shutil.which("coqc"):
        print(MISSING)
        if record := os.environ.get("NOT_TESTED"):
            with open(record, "a", encoding="utf-8") as file:
                file.write(f"{MISSING}\n")
        return 0
    version = subprocess.run(["coqc", "--print-version"], capture_output=True, text=True).stdout.split()[0]
    once = once or not shutil.which("coqchk")
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    proofs = exported(PROOFS)
    before = sums(proofs)
    known = recorded(RECORD, proofs)
    texts = {name.removesuffix(".v"): text for name, text in judged(proofs).items()}
    for file, text in texts.items():
        (WORK / f"{file}.v").write_text(text, encoding="utf-8")
    axioms: dict[str, tuple[str, ...]] = dict(known.axioms) if once and known else {}
    context = set()
    begun = perf_counter()
    failed = 0
    try:
        for step, given, seconds in carried_out(plan(texts, known if once else None, once), os.cpu_count() or 1):
            what, file, *_ = step.split(" ")
            if what == "coqc":
                print(f"Rocq {version} accepts {_described(file, texts[file])}, {seconds:.0f} s.", flush=True)
            elif what == "theorems":
                axioms |= given
            elif what == "axioms":
                axioms[file] = tuple(sorted(axiom.rpartition(".")[2] for axiom in given))
                foreign = given - AXIOMS
            else:
                context |= given
                foreign = {name for name in given if not name.startswith("Coq.")}
            if what in ("axioms", "coqchk"):
                label = "Axioms of" if what == "axioms" else "Its second checker, coqchk, accepts"
                listed = f": {', '.join(sorted(given)) or 'none'}" if what == "axioms" else f" as well, {seconds:.0f} s"
                print(f"  {label} {FILES_OF.get(file, f'{file}.v')}{listed}.", flush=True)
                if foreign:
                    print(f"  Not Rocq's own about real numbers and classical logic: {', '.join(sorted(foreign))}")
                    failed = 1
    except NotAccepted as refusal:
        print(f"Rocq {version} does not accept {refusal}")
        return 1
    print(f"All of it in {perf_counter() - begun:.0f} s.")
    if not failed and before == sums(exported(PROOFS)):
        store(Accepted(version, before, axioms, _checked(context, once, known)))
    return failed


def _described(file: str, text: str) -> str:
    rules = ", ".join(f"{n} by {rule}" for rule, n in proofs_in(text).most_common())
    return f"{file}.v: {len(names_in(text))} statements{f' ({rules})' if rules else ''}, {len(text.encode()):,} bytes"


def _checked(context: set[str], once: bool, known: Accepted | None) -> Checked | None:
    """The output of coqchk: now, or for the same files before."""
    if once:
        return known.checked if known else None
    axioms = {axiom for axiom in context if axiom.endswith(tuple(f".{name}" for name in AXIOMS))}
    own = {axiom.rpartition(".")[2] for axiom in axioms}
    sealed = context - axioms
    checked = Checked(tuple(sorted(own)), tuple(sorted(sealed)), date.today().isoformat())
    before = known.checked if known else None
    return before if before and (before.axioms, before.sealed) == (checked.axioms, checked.sealed) else checked


def store(record: Accepted) -> None:
    """Store what was accepted, where that is not what is stored: others may be reading it."""
    text = record_text(record)
    if not RECORD.is_file() or RECORD.read_text(encoding="utf-8") != text:
        RECORD.write_text(text, encoding="utf-8")
    print(f"Recorded in {RECORD.relative_to(ROOT)}.")


def main(words: list[str]) -> int:
    """Judge, but where nothing has changed since the record and that is enough."""
    once = "--once" in words
    known = recorded(RECORD, exported(PROOFS))
    if "--if-changed" in words and known and (once or known.checked or not shutil.which("coqchk")):
        print("Rocq has judged these files as they are: data/accepted.json.")
        return 0
    return judge(once)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

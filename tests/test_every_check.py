"""Each condition of the trusted folder is needed: taken away alone, one of the witnesses notices it."""

import ast
import sys
from collections import Counter, defaultdict
from functools import cache

import pytest
from kernel_copies import FOLDER, Folder, NotRead
from mutants import Mutant, mutants_of
from witnesses import WITNESSES

from mistake_bounds.proof.show.trusted import trusted_statements

# what may be taken away since nothing depends on it, as `Mutant.key` says it, and why: {key: reason}
EQUIVALENT: dict[str, str] = {}

FILES = sorted(path.name for path in FOLDER.glob("*.py"))


@cache
def folder() -> Folder:
    return Folder()


@cache
def mutants() -> dict[str, list[Mutant]]:
    """The mutants of each file."""
    return {file: mutants_of(file, tree) for file, tree in folder().trees.items()}


@cache
def runs() -> dict[str, dict[int, set]]:
    """For each file and line of the true copy, the witnesses that run it."""
    files = {path: file for file, path in folder().paths.items()}
    found = defaultdict(lambda: defaultdict(set))
    with folder().copy() as k:
        for witness in WITNESSES:
            for file, line in _lines_run(witness, k, files):
                found[file][line].add(witness)
    return found


def _lines_run(witness, k, files: dict) -> set:
    lines, before = set(), sys.gettrace()

    def trace(frame, event, argument):
        if frame.f_code.co_filename in files:
            lines.add((files[frame.f_code.co_filename], frame.f_lineno))
            return trace

    sys.settrace(trace)
    try:
        witness(k)
    finally:
        sys.settrace(before)
    return lines


@cache
def breadth() -> Counter:
    """How many lines each witness runs."""
    return Counter(w for lines in runs().values() for able in lines.values() for w in able)


def in_order(mutant: Mutant, last: list) -> list:
    """The witnesses that run what is changed: first those that noticed the mutants before it, then the most special."""
    able = WITNESSES
    if mutant.lines is not None:
        able = set().union(*(runs()[mutant.file][line] for line in mutant.lines))
    return sorted(able, key=lambda w: (-last.index(w) if w in last else 1, breadth()[w], w.__name__))


def holds(witness, k) -> bool:
    try:
        witness(k)
    except Exception:
        return False
    return True


def is_noticed(mutant: Mutant, last: list) -> bool:
    """Does some witness fail, or the copy not even load?  Who noticed it goes to the end of ``last``."""
    able = in_order(mutant, last)
    try:
        with folder().without(mutant) as k:
            first = next((w for w in able if not holds(w, k)), None)
    except NotRead:
        return True
    if first is not None:
        last[:] = [*(w for w in last if w != first), first]
    return first is not None


def test_every_witness_holds_of_the_true_folder():
    with folder().copy() as k:
        for witness in WITNESSES:
            witness(k)


@pytest.mark.parametrize("file", FILES)
def test_no_condition_is_taken_away_unnoticed(file):
    last = []
    survivors = [mutant for mutant in mutants()[file] if not is_noticed(mutant, last)]
    unexpected = [str(mutant) for mutant in survivors if mutant.key not in EQUIVALENT]
    assert not unexpected, "\n".join(["no witness notices:", *unexpected])
    stale = {key for key in EQUIVALENT if key.startswith(f"{file}, ")} - {mutant.key for mutant in survivors}
    assert not stale, "\n".join(["noticed, or no longer there:", *stale])


def test_the_hunt_can_fail():
    """One witness alone guards the sign of a coefficient: without it, a ≥ 0 is proved of −1 times −a."""
    refusal = "raise Refused('a coefficient is not positive', term.coefficient)"
    (mutant,) = (m for m in mutants()["rules.py"] if m.before == refusal)
    with folder().without(mutant) as k:
        assert [w.__name__ for w in WITNESSES if not holds(w, k)] == ["a_coefficient_is_positive"]


def test_every_refusal_is_taken_away_once():
    """Were a statement overlooked by what makes the mutants, nothing would say so."""
    for file, tree in folder().trees.items():
        refusals = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Raise)}
        taken = {m.line for m in mutants()[file] if m.before.startswith("raise ") and m.after == "pass"}
        assert refusals == taken


def test_each_refusal_has_a_reason_of_its_own():
    """One name for one condition: a reason leads to the line that refuses."""
    reasons = [reason for tree in folder().trees.values() for reason in _reasons(tree)]
    assert len(reasons) > 40
    assert [reason for reason, times in Counter(reasons).items() if times > 1] == []


def _reasons(tree: ast.Module) -> list[str]:
    """The first argument of each refusal; of one that is told its reason, those that it is told."""
    raised = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    told = [call.args[-1] for call in calls if getattr(call.func, "id", None) == "_show"]
    return [ast.unparse(reason) for reason in [*(call.args[0] for call in raised), *told]]


def test_little_is_trusted():
    statements = trusted_statements()
    assert set(statements) == set(FILES)
    assert 0 < sum(statements.values()) <= 861, statements

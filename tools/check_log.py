"""Check the messages of commits: ``area: imperative`` in at most 72 characters, an empty line, then why; no merges.

    python tools/check_log.py [REVISION]    those that lead to it (HEAD) and are younger than `FREE`

An *area* is the room, or the chapter by its folder or its page, that a commit changes: `AREAS` and all chapters.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FREE = "34d0d41d6ae1d8003e5b111e5c347a9b780cc90b"  # this commit and all before it are as they are
LONGEST = 72
AREAS = frozenset(
    # rooms of the library
    "exact examples learner play worlds sweep validation engine streams receipts drawing exercises vocabulary commands"
    " proof kernel search tactics recheck rocq export show theorem theorems theory switches chapters worst-case"
    # the site
    " book site bench canvases ledger live pages"
    # everything else; `regen` is generated files and nothing else
    " tests build ci docs tools benchmarks data regen".split()
)


def chapters() -> frozenset[str]:
    """The names of chapters: their folders, and all pages that there ever were, since a commit keeps its message.

    >>> {"winnow-ors", "perceptron"} <= chapters()
    True
    """
    folders = (path.parent.name for path in (ROOT / "src/mistake_bounds/chapters").glob("*/__init__.py"))
    record = tomllib.loads((ROOT / "data/names.toml").read_text(encoding="utf-8"))
    pages = {page.removeprefix("book/") for page in [*record["names"], *record["moved"]]}
    return frozenset({name.replace("_", "-") for name in folders} | pages)


def faults(message: str, parents: int = 1) -> Iterator[str]:
    """What is wrong with a message.

    >>> list(faults("play: refuse an invalid move\\n\\nIt was written as bytes."))
    []
    >>> list(faults("The moves are checked"))
    ["the subject is not of the form 'area: imperative'", 'there is no body: an empty line, then why']
    """
    subject, *rest = message.strip("\n").split("\n")
    found = re.fullmatch(r"([\w-]+): (\S.*)", subject)
    if parents > 1:
        yield "it is a merge: rebase or squash"
    if not found:
        yield "the subject is not of the form 'area: imperative'"
    else:
        area, words = found.groups()
        if area.replace("_", "-") not in AREAS | chapters():
            yield f"the area {area!r} is none: take a chapter, or one of {', '.join(sorted(AREAS))}"
        if re.match(r"(an?|the) ", words, re.IGNORECASE) or words.endswith("."):
            yield "what follows the area is not in the imperative: 'refuse an invalid move'"
    if len(subject) > LONGEST:
        yield f"the subject has {len(subject)} characters, more than {LONGEST}"
    if rest and rest[0]:
        yield "the second line is not empty"
    if not any(line.strip() for line in rest[1:]):
        yield "there is no body: an empty line, then why"


class NoHistory(Exception):
    """Nothing to check here: no git, no repository, or one that `FREE` is not in."""


def git(*words: str, folder: Path) -> str:
    """What git says; `NoHistory` where it fails."""
    try:
        return subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()
    except FileNotFoundError:
        raise NoHistory("git is not installed") from None
    except subprocess.CalledProcessError as error:
        raise NoHistory(error.stderr.strip()) from None


def messages(revision: str, folder: Path = ROOT, free: str = FREE) -> Iterator[tuple[str, int, str]]:
    """Each commit that leads to a revision and not to ``free``, the latest first: its hash, its parents, its message.

    A shallow clone without ``free`` was cut above it, and has younger commits only.
    """
    commits = [git("rev-parse", "--verify", f"{revision}^{{commit}}", folder=folder)]
    try:
        git("cat-file", "-e", f"{free}^{{commit}}", folder=folder)
        commits.append(f"^{free}")
    except NoHistory:
        if git("rev-parse", "--is-shallow-repository", folder=folder) != "true":
            raise NoHistory(f"the commit {free[:7]} is not in this repository") from None
    for entry in filter(None, git("log", "-z", "--format=%h%n%p%n%B", *commits, folder=folder).split("\0")):
        name, parents, message = entry.split("\n", 2)
        yield name, len(parents.split()), message


def main(revision: str = "HEAD") -> int:
    wrong = checked = 0
    try:
        for name, parents, message in messages(revision):
            checked += 1
            if found := list(faults(message, parents)):
                wrong += 1
                print(f"{name} {message.partition(chr(10))[0]}", *(f"    {fault}" for fault in found), sep="\n")
    except NoHistory as reason:
        print(f"The messages of commits are not checked: {reason}.")
        return int(revision != "HEAD")
    print(f"{checked - wrong} of {checked} messages since {FREE[:7]} are as CONTRIBUTING wants them.")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

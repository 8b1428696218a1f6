"""Change certificates, derivations and files of the book, and see Rocq refuse every one of them.

A *changed certificate* is one that our kernel refuses as well, written by the same exporter into the same proof, which
is to fail; unchanged it is to succeed there.  A *forged* proof claims more than its rule gives, past the kernel: the
exporter or Rocq refuses it.  A *changed file* is one module of the book, whole, with one change.
"""

import re
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from mistake_bounds.proof import Certificate, Claim, Proved, Refusal, certify
from mistake_bounds.proof.rocq.export import as_text, exported
from mistake_bounds.proof.rocq.lemmas import Book, Lemma, lines_of_proof
from mistake_bounds.proof.rocq.terms import NotExported
from tools.export_rocq import parts
from tools.judge_rocq import AXIOMS, MISSING, NotAccepted, accepted, axioms_of

CERTIFICATES, FILES = 1200, 60
PROVED = "(* 4. "  # where the prelude ends


_RESTING = "Require Import Reals book.\nOpen Scope R_scope.\n\n"


def compiled(book: Book, work: Path) -> Book:
    """The book, once Rocq has accepted it unchanged, so that attempts rest on it."""
    (work / "book.v").write_text(as_text(book), encoding="utf-8")
    accepted(work / "book.v")
    return book


@dataclass(frozen=True)
class Attempt:
    """A proof script, and what was changed in it."""

    what: str
    lemma: Lemma
    lines: tuple[str, ...]


def forged(proof: Proved, **changes) -> Proved:
    """A `Proved` that no rule returned."""
    forgery = object.__new__(Proved)
    for name in ("given", "claim", "by"):
        object.__setattr__(forgery, name, changes.get(name, getattr(proof, name)))
    return forgery


# certificates


def changed(cert: Certificate) -> Iterator[tuple[str, Certificate]]:
    """The certificate with one thing in it changed."""
    for k, term in enumerate(cert.terms):
        before, after = cert.terms[:k], cert.terms[k + 1 :]
        more = replace(term, coefficient=term.coefficient + 1)
        yield "coefficient + 1", replace(cert, terms=(*before, more, *after))
        yield "term dropped", replace(cert, terms=(*before, *after))
        for j in range(len(term.factors)):
            fewer = replace(term, factors=term.factors[:j] + term.factors[j + 1 :])
            yield "factor dropped", replace(cert, terms=(*before, fewer, *after))
    for k, equation in enumerate(cert.equations):
        before, after = cert.equations[:k], cert.equations[k + 1 :]
        yield "equation dropped", replace(cert, equations=(*before, *after))
        double = replace(equation, cofactor=equation.cofactor * 2)
        yield "cofactor doubled", replace(cert, equations=(*before, double, *after))
    for k in range(len(cert.multiplier)):
        yield "multiplier dropped", replace(cert, multiplier=cert.multiplier[:k] + cert.multiplier[k + 1 :])


def is_refused(cert: Certificate) -> bool:
    """Does our kernel refuse it?"""
    try:
        certify(cert)
    except Refusal:
        return True
    return False


def changed_certificates(book: Book) -> Iterator[Attempt]:
    """Every changed certificate of a book that our kernel refuses, as a proof script."""
    for proof, lemma in book.lemmas.items():
        if type(proof.by) is Certificate:
            for what, cert in changed(proof.by):
                if is_refused(cert):
                    yield Attempt(what, lemma, script(book, lemma, by=cert))


def script(book: Book, lemma: Lemma, **changes) -> tuple[str, ...]:
    """The proof of a lemma whose derivation was changed."""
    forgery = replace(lemma, proof=forged(lemma.proof, **changes))
    return tuple(lines_of_proof(book, forgery))


def one_step(lines: tuple[str, ...]) -> tuple[str, str]:
    """What leads up to the certificate, and the certificate with its algebra as one step."""
    at = max(k for k, line in enumerate(lines) if line.startswith("refine (cert_"))
    steps = " ".join(lines[at:]).rstrip(".").replace(". ", "; ")
    return "\n".join(lines[:at]), f"solve [{steps}]"


def goal(book: Book, lemma: Lemma) -> str:
    return re.sub(r"^Lemma \S+ :", "Goal", "\n".join(book.statement(lemma)))


def as_attempts(book: Book, attempts) -> str:
    """Each attempt has to fail, and the unchanged proof to succeed, right before it."""
    pieces = []
    for attempt in attempts:
        before, step = one_step(attempt.lines)
        first, original = one_step(script(book, attempt.lemma))
        statement = goal(book, attempt.lemma)
        pieces.append(f"(* unchanged *)\n{statement}\nProof.\n{first}\nSucceed {original}.\nAbort.")
        pieces.append(f"(* {attempt.what} *)\n{statement}\nProof.\n{before}\nFail {step}.\nAbort.")
    return "\n\n".join(dict.fromkeys(pieces)) + "\n"


def refused_certificates(book: Book, wanted: int, work: Path) -> Counter:
    """How many changed certificates of each kind Rocq refused; `NotAccepted` if it did not refuse them all."""
    attempts = list(changed_certificates(book))
    attempts = attempts[:: -(-len(attempts) // wanted)]
    (work / "attempts.v").write_text(_RESTING + as_attempts(book, attempts), encoding="utf-8")
    accepted(work / "attempts.v")
    return Counter(attempt.what for attempt in attempts)


# derivations


def stronger(claim: Claim) -> Claim | None:
    """A claim that is stronger by 1; None for vectors."""
    if claim.is_vector:
        return None
    less = claim.lhs - 1 if claim.op in (">=", ">") else claim.lhs + 1
    return Claim(less, claim.op, claim.rhs, claim.name)


def forgeries(book: Book, of_each: int) -> Iterator[tuple[str, Lemma]]:
    """Proofs of each rule that claim more than they show, or that lack a hypothesis."""
    seen = Counter()
    for proof, lemma in book.lemmas.items():
        rule = type(proof.by).__name__
        if seen[rule] >= of_each or not proof.given:
            continue
        seen[rule] += 1
        if more := stronger(proof.claim):
            yield f"{rule}: more is said", replace(lemma, proof=forged(proof, claim=more))
        used = next((pair for pair in lemma.hypotheses if pair[1] in proof.given), None)
        rest = tuple(pair for pair in lemma.hypotheses if pair != used)
        yield (
            f"{rule}: a hypothesis dropped",
            replace(lemma, hypotheses=rest, proof=forged(proof, given=proof.given - {used[1]})),
        )


def refused_forgeries(book: Book, of_each: int, work: Path) -> Counter:
    """Who refused each forged proof; `NotAccepted` where nobody did."""
    by: Counter = Counter()
    for what, lemma in forgeries(book, of_each):
        try:
            lines = lines_of_proof(book, lemma)
        except (NotExported, Refusal):
            by["the exporter"] += 1
            continue
        proof = "\n".join([goal(book, lemma), "Proof.", *lines, "Qed."])
        (work / "forged.v").write_text(f"{_RESTING}{proof}\n", encoding="utf-8")
        try:
            accepted(work / "forged.v")
        except NotAccepted:
            by["Rocq"] += 1
            continue
        raise NotAccepted(f"a forged proof was accepted ({what}): {lemma.name}")
    return by


# files


def changed_files(text: str) -> Iterator[tuple[str, str]]:
    """The text with one change, in what is stated, in a relation, or in what the prelude shows or assumes."""
    begin = text.index(PROVED)
    for found in re.finditer(r"^  (\S.*) (<=|>=|<|>) (.*)\.\nProof\.", text[begin:], re.M):
        left, op, right = found.groups()
        more = f"  {left} {op} {right} + 1." if op in (">=", ">") else f"  {left} + 1 {op} {right}."
        yield "more is said", _with(text, begin, found, more + "\nProof.")
        if len(op) == 2:
            yield "strictly", _with(text, begin, found, f"  {left} {op[0]} {right}.\nProof.")
    for found in re.finditer(r"^  (?:    )?\S.* ->(?: \(\*.*\*\))?\n", text[begin:], re.M):
        yield "a hypothesis dropped", _with(text, begin, found, "")
    # the rows of single sums are left: where a sum does not speak of the count, it is true from any start
    for found in re.finditer(r"\(Datatypes\.S (\w+)\)", text[begin:]):
        yield "a mistake counts twice", _with(text, begin, found, f"(Datatypes.S (Datatypes.S {found[1]}))")
    for found in re.finditer(r"(run_over_\w+_start : .*) 0%nat", text[begin:]):
        yield "another start", _with(text, begin, found, f"{found[1]} 1%nat")
    for found in re.finditer(r"^  dot_(?:zero|add|scale|sym) : .*\n", text[:begin], re.M):
        yield "less is assumed of the space", _with(text, 0, found, "")
    for found in re.finditer(r"^(Lemma (?:cert_\w+|nonneg_of|pos_of|two_cases) .*) 0 < ([mt]) -> ", text[:begin], re.M):
        yield "a lemma without its condition", _with(text, 0, found, f"{found[1]} ")
    for found in re.finditer(r"^(Lemma sq a : 0) <= ", text[:begin], re.M):
        yield "a square is positive", _with(text, 0, found, f"{found[1]} < ")


def _with(text: str, begin: int, found: re.Match, instead: str) -> str:
    return text[: begin + found.start()] + instead + text[begin + found.end() :]


def refused_files(texts: list[str], wanted: int, work: Path) -> Counter:
    """How many changed files Rocq refused; `NotAccepted` where it took one, or did not take one unchanged."""
    refused: Counter = Counter()
    every = [(what, text) for forgery in texts for what, text in changed_files(forgery)]
    for text in texts:
        (work / "unchanged.v").write_text(text, encoding="utf-8")
        accepted(work / "unchanged.v")
    for what, text in every[:: max(1, len(every) // wanted)]:
        (work / "changed.v").write_text(text, encoding="utf-8")
        try:
            accepted(work / "changed.v")
        except NotAccepted:
            refused[what] += 1
            continue
        (work / "taken.v").write_text(text, encoding="utf-8")
        raise NotAccepted(f"a changed file was accepted: {what}")
    return refused


def refused_axioms(book: Book, work: Path) -> Counter:
    """A proof that rests on an axiom of ours is accepted, and the axiom is seen; else `NotAccepted`."""
    lemma = next(iter(book.lemmas.values()))
    proof = "\n".join(["Proof.", "pose proof cheat as unused.", *script(book, lemma), "Qed."])
    statement = goal(book, lemma).replace("Goal", "Lemma resting :", 1)
    text = f"{_RESTING}Axiom cheat : 0 = 1.\n{statement}\n{proof}\n"
    (work / "cheat.v").write_text(text, encoding="utf-8")
    accepted(work / "cheat.v")
    if axioms_of({"cheat": ["resting"]}, work) - AXIOMS != {"cheat.cheat"}:
        raise NotAccepted("an axiom was not seen")
    return Counter({"seen": 1})


def main() -> int:
    if not shutil.which("coqc"):
        print(MISSING)
        return 0
    every = tuple(chapter for chapters in parts().values() for chapter in chapters)
    small = [as_text(exported({"small.v": [every[k]]})) for k in (0, 1)]
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        try:
            book = compiled(exported({"book.v": every}), work)
            for what, refuse in (
                ("changed files", lambda: refused_files(small, FILES, work)),
                ("axioms added", lambda: refused_axioms(book, work)),
                ("forged proofs", lambda: refused_forgeries(book, 3, work)),
                ("changed certificates", lambda: refused_certificates(book, CERTIFICATES, work)),
            ):
                refused = refuse()
                kinds = ", ".join(f"{kind} {n}" for kind, n in refused.most_common())
                print(f"{sum(refused.values())} {what}, all refused: {kinds}.", flush=True)
        except NotAccepted as taken:
            print(f"NOT refused, or refused unchanged: {taken}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

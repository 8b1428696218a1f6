"""What ``rocq``, ``check``, ``claim`` and ``prove`` of ``python -m mistake_bounds`` do; each returns text and status.

The status is 0 for what is proved, 1 for what is not, and 2, with a sentence, where that could not be judged.
"""

import json
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import ContradictoryHypotheses, NotProved, NotReplayed, Proved, Refuted, replay
from mistake_bounds.proof.rocq.export import as_text, exported
from mistake_bounds.proof.rocq.names import words
from mistake_bounds.proof.show.text import number_plain
from mistake_bounds.site.bench.answering import Trouble, contradiction, decided, read
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.address import claims_at, latex_at, part_of, proof_at, proofs_at, thing_at
from mistake_bounds.theorems.sorts import listed

A_MODULE = re.compile(r"[A-Za-z_][A-Za-z0-9_']*\.v")


class BadName(Refusal):
    """A file name that Rocq does not take; carries it as ``offender``."""


class NotImported(Refusal):
    """A module of the author's that raises an error when it is imported, or a function that does; carries the error."""


def rocq(what: str | object, to: Path | None = None) -> tuple[str, int]:
    """What is proved at an address, or a proof itself, as a file that coqc accepts by itself, written to ``to``.

    Without ``to`` it is returned.  A proof ends as ``theorem_…``, by the name of its claim; of a theorem this is the
    conclusion.

    >>> text, status = rocq("perceptron.cauchy_schwarz")
    >>> "Theorem theorem_Cauchy_Schwarz : forall (space : ips) (u w : vec space)," in text, status
    (True, 0)
    """
    if to is not None and not A_MODULE.fullmatch(to.name):
        raise BadName(f"{to.name} is not a file name for Rocq: give letters, digits and _, then .v, as in rate.v", to)
    try:
        proofs = _proofs(what)
    except NotProved as refused:
        return str(refused), 1
    thing = thing_at(what) if isinstance(what, str) and not part_of(what) else what
    if isinstance(thing, Theorem):
        chapters = [(thing.name, proofs, thing.conclusion)]
    else:
        called = re.split(r"[.:]", what.partition("[")[0])[-1] if isinstance(what, str) else "proof"
        chapters = [(title, (proof,), proof) for title, proof in zip(_titles(proofs, called), proofs, strict=True)]
    names = ", ".join(f"theorem_{words(title)}" for title, *_ in chapters)
    text = f"(* {names} *)\n\n{as_text(exported({'notes.v': chapters}, to.stem if to else ''))}"
    if to is None:
        return text, 0
    to.write_text(text, encoding="utf-8", newline="\n")
    return f"Wrote {to}: {names}. To check it: coqc {to}", 0


def _titles(proofs: tuple[Proved, ...], called: str) -> list[str]:
    """A title for each proof, no two alike in Rocq: the name of its claim, or what they are ``called``."""
    titles: list[str] = []
    for proof in proofs:
        base = title = words(proof.claim.name) or words(called)
        k = 1
        while title in titles:
            k += 1
            title = f"{base}_{k}"
        titles.append(title)
    return titles


def check(what: str | object) -> tuple[str, int]:
    """What a second judge, which shares nothing with the kernel, says of a proof, or of each at an address.

    >>> check("perceptron.cauchy_schwarz")
    ('accepted: Cauchy–Schwarz: ⟨u, w⟩² ≤ ‖u‖²·‖w‖²', 0)
    """
    try:
        proofs = _proofs(what)
    except NotProved as refused:
        return str(refused), 1
    lines = []
    for proof in proofs:
        try:
            replay(proof.to_json())
            lines.append(f"accepted: {proof.claim!r}")
        except NotReplayed as refused:
            lines.append(f"refused: {proof.claim!r}: {refused}")
    return "\n".join(lines), int(any(line.startswith("refused") for line in lines))


def claim(address: str) -> tuple[str, int]:
    """What stands at an address, as JSON: ``claim`` and ``latex`` of each, and of what is proved what it ``rests on``.

    >>> answer, status = claim("perceptron.mistake_bound[growth]")
    >>> json.loads(answer)[0]["claim"], json.loads(answer)[0]["rests on"]["radius"], status
    ('‖w^+‖² ≤ ‖w‖² + R²', '‖x‖² ≤ R²', 0)
    """
    return json.dumps(_read(_claims, address), ensure_ascii=False, indent=1), 0


def _claims(address: str) -> list[dict]:
    proof, claims = proof_at(address), claims_at(address)
    if proof is None or len(claims) > 1:
        return [{"name": one.name, "claim": str(one), "latex": one.latex} for one in claims]
    rests = {known.claim.name: str(known.claim) for known in listed(proof)}
    return [{"name": proof.claim.name, "claim": str(proof.claim), "latex": latex_at(address), "rests on": rests}]


def _proofs(what: str | object) -> tuple[Proved, ...]:
    return _read(proofs_at, what)


def _read(reader: Callable, what: str | object):
    """What a reader finds there; what a module prints does not come among what is written."""
    try:
        with redirect_stdout(sys.stderr):
            return reader(what)
    except Refusal:
        raise
    except Exception as error:
        raise NotImported(f"{what}: {type(error).__name__}: {error}", error) from error


# a claim as data

FIELDS = {"vectors": " ", "scalars": " ", "given": "\n", "using": "\n", "claim": "\n"}
SECONDS = 5


def prove(text: str) -> tuple[str, int]:
    """The verdict on a claim in JSON, as JSON.

    ``claim`` is a relation; ``vectors`` and ``scalars`` are its letters, ``given`` what is known, by name or in a list,
    ``using`` steps or squares that the proof may use, and ``seconds`` limits the search.  Mathematics is typed as on
    the bench.  ``verdict`` is *proved*, with the ``derivation`` that `mistake_bounds.proof.replay` takes and what it
    ``rests on``; *refuted*, with a ``counterexample``; *unknown*, with what was ``searched``; *contradiction*, where no
    numbers meet what is given; or *refused*, by ``name``, ``field``, ``line`` and ``column``.  ``says`` is a sentence,
    and ``of`` the line that a verdict is on.

    >>> claim = {"vectors": "w x", "given": {"mistake": "<w, x> <= 0"}, "claim": "||w + x||^2 <= ||w||^2 + ||x||^2"}
    >>> answer, status = prove(json.dumps(claim))
    >>> json.loads(answer)["verdict"], json.loads(answer)["rests on"], status
    ('proved', ['mistake'], 0)
    >>> answer, status = prove('{"scalars": "a", "claim": "a^2 > 0"}')
    >>> json.loads(answer)["counterexample"], status
    ({'a': '0'}, 1)
    """
    try:
        data = _verdict(_typed(text))
        status = int(data["verdict"] != "proved")
    except Trouble as trouble:
        place = {"field": trouble.field, "line": trouble.line, "column": trouble.column}
        data, status = {"verdict": "refused", "says": trouble.message, "name": trouble.kind, **place}, 2
    except ContradictoryHypotheses as refused:
        data, status = {"verdict": "contradiction", "says": contradiction(refused)["says"]}, 1
    return json.dumps(data, ensure_ascii=False, indent=1), status


def _typed(text: str) -> tuple[dict[str, str], float]:
    """The fields of the bench and the seconds that a claim in JSON stands for."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Trouble(f"this is not JSON: {error}", "", kind="NotJSON") from error
    if not isinstance(data, dict):
        raise Trouble('give an object, such as {"scalars": "a", "claim": "a^2 >= 0"}', "", kind="NotAnObject")
    for key in data:
        if key not in (*FIELDS, "seconds"):
            raise Trouble(f"{key!r} is none of {', '.join((*FIELDS, 'seconds'))}", str(key), kind="UnknownField")
    seconds = data.get("seconds", SECONDS)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < 1e6:
        raise Trouble(f"seconds={seconds!r}: give a number above 0", "seconds", kind="BadSeconds")
    return {field: _text(field, data.get(field, "")) for field in FIELDS}, seconds


def _text(field: str, value: object) -> str:
    """What is typed into a field: a text as it is, a list with what is between its parts, names before their lines."""
    if field == "given" and isinstance(value, dict):
        value = [f"{name}: {line}" if isinstance(line, str) else line for name, line in value.items()]
    if field != "claim" and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return FIELDS[field].join(value)
    if not isinstance(value, str):
        kinds = {"claim": "a text", "given": "a text, a list of texts or an object of them"}
        raise Trouble(f"{field} is {kinds.get(field, 'a text or a list of texts')}", field, kind="NotText")
    return value


def _verdict(typed: tuple[dict[str, str], float]) -> dict:
    fields, seconds = typed
    query = read(fields)
    verdict, stated, _ = decided(query, seconds)
    kind = type(verdict).__name__.lower()
    data = {"verdict": kind, "of": stated.form.text.strip(), "says": str(verdict)}
    if isinstance(verdict, Proved):
        used = [one.name for one in query.given if one.claim in verdict.given]
        return {**data, "rests on": used, "derivation": json.loads(verdict.to_json())}
    if isinstance(verdict, Refuted):
        return {**data, "counterexample": {name: _number(value) for name, value in verdict.counterexample.items()}}
    return {**data, "searched": verdict.searched}


def _number(value: object) -> str | list:
    return [_number(part) for part in value] if isinstance(value, tuple) else number_plain(value)

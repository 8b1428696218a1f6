"""A problem about polynomials as SMT-LIB 2, in the logic QF_NRA: its hypotheses, and that the goal fails."""

WHY = """; The number of vectors is {k}, and each has {k} coordinates. That suffices for all dimensions: the claims
; speak of vectors by inner products and by linear equations between them alone; {k} of them span a space of dimension
; {k} at most, which is isometric to a subspace of this one; and in a smaller space their coordinates are filled with
; zeros."""
EXPECTED = {"proved": "unsat", "refuted": "sat", "unknown": "unknown"}


def smtlib(problem: dict) -> str:
    """The text for a solver: "unsat" says that the goal follows, "sat" that it fails at some numbers."""
    claims = [problem["goal"], *problem["given"]]
    atoms = {_key(a) for one in claims for rows in _polynomials(one) for _, monomial in rows for a in monomial}
    pairs = sorted(a for a in atoms if isinstance(a, tuple))
    names = {name for one in claims if isinstance(one["term"], dict) for name in one["term"]}
    vectors = sorted(names.union(*pairs))
    k = len(vectors)
    letters = [*sorted(a for a in atoms if isinstance(a, str)), *(f"{v}.{i}" for v in vectors for i in range(k))]
    return "\n".join([
        f"; {problem['id']}, from {problem['where']}",
        f"; {problem['text']}",
        *([WHY.format(k=k)] if k else []),
        "(set-logic QF_NRA)",
        f"(set-info :status {EXPECTED[problem['known']['status']]})",
        *(f"(declare-const |{letter}| Real)" for letter in letters),
        *(f"(define-fun {_atom((a, b))} () Real {_inner(a, b, k)})" for a, b in pairs),
        *(f"(assert {condition})" for one in problem["given"] for condition in _conditions(one, k)),
        f"(assert (not {_conditions(problem['goal'], k)[0]}))",
        "(check-sat)",
        "",
    ])  # fmt: skip


def _polynomials(claim: dict) -> list:
    return [*claim["term"].values()] if isinstance(claim["term"], dict) else [claim["term"]]


def _conditions(claim: dict, k: int) -> list[str]:
    """The claim; of an equation between vectors each coordinate."""
    if not isinstance(claim["term"], dict):
        return [f"({claim['sign']} {_polynomial(claim['term'])} 0)"]
    parts = [(name, _polynomial(rows)) for name, rows in claim["term"].items()]
    return [f"(= {_call('+', [f'(* {c} |{name}.{i}|)' for name, c in parts])} 0)" for i in range(k)]


def _polynomial(rows: list) -> str:
    return _call("+", [_call("*", [_number(c), *(_atom(_key(a)) for a in atoms)]) for c, atoms in rows])


def _call(operator: str, parts: list[str]) -> str:
    return f"({operator} {' '.join(parts)})" if len(parts) > 1 else "".join(parts) or "0"


def _number(text: str) -> str:
    top, _, bottom = text.removeprefix("-").partition("/")
    number = f"(/ {top} {bottom})" if bottom else top
    return f"(- {number})" if text.startswith("-") else number


def _key(atom):
    return tuple(atom) if isinstance(atom, list) else atom


def _atom(atom) -> str:
    return f"|<{atom[0]},{atom[1]}>|" if isinstance(atom, tuple) else f"|{atom}|"


def _inner(a: str, b: str, k: int) -> str:
    return _call("+", [f"(* |{a}.{i}| |{b}.{i}|)" for i in range(k)])

"""Theorems about one run, counted in whole numbers.

A proof rests on each of its sums by itself: two rows of mistakes need not be of one run.  A reader means one.  Here the
rows of one kind that go together are one relation, whose counts are natural numbers, and the theorem is stated of it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import ForEach
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Vector, name_of
from mistake_bounds.proof.rocq.hypotheses import comment, hypotheses_in_order, labelled
from mistake_bounds.proof.rocq.lemmas import Book
from mistake_bounds.proof.rocq.names import identifier, identifiers, words
from mistake_bounds.proof.rocq.relations import Kinds, Relation, binders, in_order, kinds_in_term
from mistake_bounds.proof.rocq.terms import SIGN_OF, argument


@dataclass(frozen=True)
class Run:
    """Rows that go together, and the relation that states all of them of one run."""

    rows: tuple[ForEach, ...]
    relation: Relation


def go_together(rows: Iterable[ForEach]) -> tuple[tuple[ForEach, ...], ...]:
    """Rows of one kind, of the same counts, whose states do not contradict each other.

    What is the same for all mistakes in one row and a mistake's own in the other keeps them apart.

    >>> from mistake_bounds.proof import claim, scalars
    >>> s, t, s_N, b, N = scalars("s s' s_N b N")
    >>> once, always = (ForEach(((N, [claim(t >= s + b)]),), ((s, 0, t, s_N),), fixed) for fixed in ((), (b,)))
    >>> len(go_together([always, always])), len(go_together([always, once]))
    (1, 2)
    """
    groups: list[list[ForEach]] = []
    for row in rows:
        group = next((group for group in groups if all(_agree(row, other) for other in group)), None)
        if group is None:
            groups.append([row])
        else:
            group.append(row)
    return tuple(map(tuple, groups))


def _agree(row: ForEach, other: ForEach) -> bool:
    if row.over != other.over or _counts(row) != _counts(other):
        return False
    mine, theirs = ({name_of(r.before): r for r in each.state} for each in (row, other))
    if any(mine[name] != theirs[name] for name in mine.keys() & theirs.keys()):
        return False
    if _own(row) & other.fixed or _own(other) & row.fixed:
        return False
    # what changes in one is not fixed in the other, and two things that change have names of their own
    changing = [{name_of(r[i]) for r in each.values() for i in (0, 2, 3)} for each in (mine, theirs)]
    alone = [
        {name_of(r[i]) for n, r in a.items() if n not in b for i in (2, 3)} for a, b in ((mine, theirs), (theirs, mine))
    ]
    return not (changing[0] & other.fixed or changing[1] & row.fixed or alone[0] & alone[1])


def _own(row: ForEach) -> frozenset[str]:
    """The names of one mistake."""
    return frozenset().union(*(known.symbols for _, held in row.kinds for known in held)) - row.fixed


def _counts(row: ForEach) -> frozenset[str]:
    return frozenset(name_of(count) for count, _ in row.kinds)


def in_naturals(counts: Iterable[str]) -> dict:
    """Each count as the real number that it is."""
    return {name: ("INR", identifier(name)) for name in counts}


def whole(rows: tuple[ForEach, ...]) -> ForEach:
    """One row with the hypotheses of all of them."""
    first = rows[0]
    state = {}
    for row in rows:
        state |= {name_of(r.before): r for r in row.state}
    kinds = tuple(
        (count, frozenset().union(*(held for row in rows for other, held in row.kinds if other == count)))
        for count, _ in first.kinds
    )
    return ForEach(kinds, tuple(state.values()), frozenset().union(*(row.fixed for row in rows)), first.over)


def write_theorem(book: Book, title: str, conclusion: Proved) -> str:
    """The theorem about one run, which is what is returned, with the relations it speaks of written into the book."""
    lemma = book.lemma(conclusion)
    rows = tuple(known for _, known in lemma.hypotheses if type(known) is ForEach)
    counts = frozenset().union(*(_counts(row) for row in rows))
    runs = tuple(_run(book, group) for group in go_together(rows))
    of_row = {row: run for run in runs for row in run.rows}
    values = in_naturals(counts)
    kinds = {name: vector for name, vector in lemma.kinds.items() if name not in counts}
    for run in runs:
        kinds |= {name: vector for name, vector in run.relation.kinds.items() if name not in counts}
    identifiers([*kinds, *counts])
    naturals = tuple(sorted(counts, key=identifier))
    claims = tuple(known for _, known in lemma.hypotheses if type(known) is Claim)
    given = tuple(claim for claim in claims if not _is_natural(claim, counts))
    taken = {identifier(name) for name in (*kinds, *counts)}
    labels = labelled(given, taken)
    run_labels = labelled((run.rows[0] for run in runs), taken | {label for label, _ in labels})
    space = lemma.has_space or any(run.relation.has_space for run in runs)
    bound = [*(["(space : ips)"] if space else []), binders(kinds)]
    bound += [f"({' '.join(map(identifier, naturals))} : nat)"] if naturals else []
    name = f"theorem_{words(title)}"
    lines = [f"Theorem {name} : forall {' '.join(filter(None, bound))},"]
    word_of = {name: argument(term) for name, term in values.items()}
    lines += [f"  {_of_naturals(run, word_of)} ->" for run in runs]
    lines += [f"  {book.proposition(claim, values)} ->{comment(claim)}" for claim in given]
    lines += [f"  {book.proposition(lemma.claim, values)}.", "Proof."]
    variables = [*(["space"] if space else []), *map(identifier, in_order(kinds)), *map(identifier, naturals)]
    hypotheses = [*(label for label, _ in run_labels), *(label for label, _ in labels)]
    lines.append(f"  intros {' '.join([*variables, *hypotheses])}.")
    have = {claim: label for label, claim in labels}
    run_label = {run: label for run, (label, _) in zip(runs, run_labels, strict=True)}
    terms = []
    for k, (_, known) in enumerate(lemma.hypotheses):
        if type(known) is ForEach:
            run = of_row[known]
            own = [name_of(count) for count, _ in run.rows[0].kinds]
            real = in_order({name: vector for name, vector in run.relation.kinds.items() if name not in own})
            parts = ["space"] * run.relation.has_space + [word_of.get(name) or identifier(name) for name in real]
            terms.append(_apply(_as_row(book, run, known), [*parts, *map(identifier, own), run_label[run]]))
        elif known in have:
            terms.append(have[known])
        else:
            count = next(iter(known.scalars))
            proposition = book.proposition(known, values)
            shown = f"(pos_INR {identifier(count)})"
            sign = SIGN_OF[known.op]
            lines.append(f"  assert (natural_{k} : {proposition}) by (refine (same_{sign} _ _ _ {shown} _); ring).")
            terms.append(f"natural_{k}")
    arguments = [argument(values[n]) if n in values else identifier(n) for n in in_order(lemma.kinds)]
    head = [lemma.name, *(["space"] if lemma.has_space else []), *arguments, *terms]
    return "\n".join([*lines, f"  exact ({' '.join(head)}).", "Qed."])


def _of_naturals(run: Run, word_of: Mapping[str, str]) -> str:
    """The run in the words of the theorem: its own counts are natural numbers, those of other runs reals."""
    own = {name_of(count) for count, _ in run.rows[0].kinds}
    shared = (identifier(n) if n in own else word_of.get(n) or identifier(n) for n, _ in run.relation.shared)
    return run.relation.applied(word_of, tuple(shared))


def _is_natural(claim: Claim, counts: frozenset) -> bool:
    """Is the claim that a count is not negative?"""
    return claim.symbols <= counts and len(claim.symbols) == 1 and claim == Claim(_only(claim), ">=", 0)


def _only(claim: Claim):
    return claim.term if claim.polynomial is None else next(iter(claim.lhs.free_symbols | claim.rhs.free_symbols))


def _run(book: Book, rows: tuple[ForEach, ...]) -> Run:
    """The relation of rows that go together, and that each of them follows from it."""
    each = whole(rows)
    relation = _relation(book, each)
    run = Run(rows, relation)
    for row in rows:
        book.pieces.append(_follows(book, run, each, row))
    return run


def _names(book: Book, each: ForEach, held: Iterable) -> Kinds:
    """All names of a row's step, and which are vectors."""
    kinds: Kinds = {}
    for known in held:
        kinds |= book.kinds(known)
    for row in each.state:
        kinds |= {name_of(part): type(part) is Vector for part in (row.before, row.after)}
    return kinds


def _relation(book: Book, each: ForEach) -> Relation:
    known = [hypothesis for _, held in each.kinds for hypothesis in held]
    kinds = _names(book, each, known)
    for row in each.state:
        kinds |= kinds_in_term(row.start) | {name_of(row.final): type(row.final) is Vector}
    fixed = tuple((name, kinds[name]) for name in in_order({n: k for n, k in kinds.items() if n in each.fixed}))
    shared = tuple((name_of(row.final), type(row.final) is Vector) for row in each.state)
    shared = (*shared, *((name_of(count), False) for count, _ in each.kinds))
    space = any(kinds.values()) or any(map(book.needs_space, known))
    relation = Relation(book.fresh(f"run_over_{each.over}"), fixed, shared, space)
    book.pieces.append(book.inductive(relation, each, kinds, naturals=True))
    return relation


def _as_row(book: Book, run: Run, row: ForEach) -> str:
    module, name = run.relation.name.rsplit(".", 1)
    return f"{module}.{name}_is_{book.relation(row).name.rsplit('.', 1)[1]}"


def _follows(book: Book, run: Run, each: ForEach, row: ForEach) -> str:
    """The lemma that what holds of one run holds of a row."""
    relation = book.relation(row)
    counts = [name_of(count) for count, _ in each.kinds]
    values = in_naturals(counts)
    whole_kinds = run.relation.kinds
    kinds = {name: vector for name, vector in whole_kinds.items() if name not in counts}
    numbers = " ".join(map(identifier, counts))
    bound = [*(["(space : ips)"] if run.relation.has_space else []), binders(kinds), f"({numbers} : nat)"]
    words_ = {name: argument(value) for name, value in values.items()}
    name = _as_row(book, run, row).rsplit(".", 1)[1]
    lines = [f"Lemma {name} : forall {' '.join(filter(None, bound))},"]
    lines += [f"  {run.relation.applied({})} -> {relation.applied(words_)}.", "Proof."]
    variables = [*(["space"] if run.relation.has_space else []), *map(identifier, in_order(kinds)), *numbers.split(" ")]
    befores = {name_of(r.before): type(r.before) is Vector for r in each.state}
    inner = relation.applied(
        words_,
        (*(identifier(name_of(r.before)) for r in row.state), *(words_[name_of(count)] for count, _ in row.kinds)),
    )
    motive = " ".join(filter(None, [binders(befores, keep_order=True), f"({numbers} : nat)"]))
    fixed = [*(["space"] if run.relation.has_space else []), *(identifier(n) for n, _ in run.relation.fixed)]
    final = " ".join(identifier(n) for n, _ in run.relation.shared)
    holes = " ".join("_" for _ in range(1 + len(counts)))
    head = " ".join([f"{run.relation.name}_ind", *fixed])
    lines.append(f"  intros {' '.join([*variables, 'run'])}.")
    lines.append(f"  refine ({head} (fun {motive} => {inner}) {holes} {final} run); clear run {final}.")
    constructor_fixed = [
        *(["space"] if relation.has_space else []),
        *(words_.get(n) or identifier(n) for n, _ in relation.fixed),
    ]
    lines.append(f"  - exact {_apply(relation.name + '_start', constructor_fixed)}.")
    for count, held in each.kinds:
        inside = _names(book, each, held)
        step = {n: k for n, k in inside.items() if n not in each.fixed} | befores | dict.fromkeys(counts, False)
        real = {n: k for n, k in step.items() if n not in counts}
        taken = {identifier(n) for n in (*step, *each.fixed)} | {"run"}
        labels = labelled(hypotheses_in_order(held), taken)
        names = [*map(identifier, in_order(real)), *numbers.split(" ")]
        lines.append(
            f"  - intros {' '.join([*names, '_', 'previous', *(label for label, _ in labels)])}. rewrite S_INR."
        )
        mine = next(mine for other, mine in row.kinds if other == count)
        own = {n: k for n, k in _names(book, row, mine).items() if n not in row.fixed}
        own |= {name_of(r.before): type(r.before) is Vector for r in row.state} | dict.fromkeys(counts, False)
        arguments = [words_.get(n) or identifier(n) for n in in_order(own)]
        where = {known: label for label, known in labels}
        shown = [where[known] for known in hypotheses_in_order(mine)]
        kind = f"{relation.name}_next" + (f"_{identifier(name_of(count))}" if len(counts) > 1 else "")
        lines.append(f"    exact {_apply(kind, [*constructor_fixed, *arguments, 'previous', *shown])}.")
    return "\n".join([*lines, "Qed."])


def _apply(head: str, arguments: list[str]) -> str:
    return f"({' '.join([head, *arguments])})" if arguments else head

"""Induction along a row of mistakes in Rocq: that of its relation, with what is kept as the motive."""

from mistake_bounds.proof.kernel.derivation import Induction
from mistake_bounds.proof.kernel.terms import Vector, name_of
from mistake_bounds.proof.rocq.hypotheses import hypotheses_in_order, labelled
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.names import identifier
from mistake_bounds.proof.rocq.relations import Kinds, binders, in_order, kinds_in_claim
from mistake_bounds.proof.rocq.terms import sides, tree


def induction(work: InProgress, by: Induction) -> None:
    each = by.each
    relation = work.book.relation(by.each)
    _, run = work.hypothesis(each)
    befores = {name_of(row.before): type(row.before) is Vector for row in each.state}
    counts = {name_of(count): False for count, _ in each.kinds}
    shared = befores | counts
    for name, vector in (pair for claim in by.claims for pair in kinds_in_claim(claim).items()):
        if name not in shared:
            work.need(identifier(name), vector)
    kept = " /\\ ".join(work.book.proposition(claim) for claim in by.claims)
    bound = binders(shared, keep_order=True)
    words_ = [identifier(name) for name in shared]
    row = relation.applied({}, tuple(words_))
    final = " ".join(identifier(name) for name, _ in relation.shared)
    work.write(f"cut (forall {bound}, {row} ->", f"  {kept}).")
    ends = {name_of(r.before): tree(r.final, {}) for r in each.state}
    claims = by.claims
    every = work.label("all")
    parts = [work.label("kept") for _ in claims]
    which = parts[by.which]
    work.write(
        f"{{ intros {every}. destruct ({every} {final} {run}) as {_pattern(parts)}."
        if len(claims) > 1
        else f"{{ intros {every}. pose proof ({every} {final} {run}) as {which}."
    )
    lines = work.lines
    work.lines = []
    work.finish(claims[by.which], which, ends)
    work.lines = [*lines, *(f"  {line}" for line in work.lines[:-1]), f"  {work.lines[-1]} }}"]
    names = [identifier(name) for name, _ in relation.shared]
    work.write(f"clear {run} {' '.join(names)}.")
    work.known = [known for known in work.known if known[0] != each]
    work.scope -= set(names)
    induction = f"{relation.name}_ind"
    fixed = [*(["space"] if relation.has_space else []), *(identifier(name) for name, _ in relation.fixed)]
    holes = " ".join("_" for _ in range(1 + len(each.kinds)))
    work.write(f"refine ({' '.join([induction, *fixed])} (fun {bound} =>", f"  {kept}) {holes}).")
    zero = {name_of(r.before): tree(r.start, {}) for r in each.state} | dict.fromkeys(counts, ("number", 0))
    work.bullet(lambda: _together(work, by.bases, claims, zero))
    for (count, held), (proofs, _) in zip(each.kinds, by.steps, strict=True):
        work.bullet(lambda held=held, proofs=proofs, count=count: _step(work, by, count, held, proofs, shared))


def _together(work: InProgress, proofs, claims, values) -> None:
    """A conjunction of claims at new values, each from a lemma."""
    for k, (proof, claim) in enumerate(zip(proofs, claims, strict=True)):
        outer, at_hand = work.lines, (set(work.scope), list(work.known), work.space)
        work.lines = []
        term = work.use(proof)
        proposition = work.book.proposition(claim, values)
        lemma = work.book.lemma(proof)
        if proposition == work.book.proposition(lemma.claim):
            work.write(f"exact {term}.")
        else:
            work.write(work.same(lemma.claim, term, sides(claim, values)))
        inner = work.lines
        work.lines = outer
        if len(proofs) > 1:
            if k < len(proofs) - 1:
                work.write("split.")
                work.write("{ " + inner[0], *(f"  {line}" for line in inner[1:]), "}")
                work.scope, work.known, work.space = at_hand  # what is bound within braces is so there alone
            else:
                work.write(*inner)
        else:
            work.write(*inner)


def _step(work: InProgress, by: Induction, count, held, proofs, shared: Kinds) -> None:
    each = by.each
    afters = {name_of(row.after): type(row.after) is Vector for row in each.state}
    kinds = {**shared, **afters}
    for known in held:
        kinds |= {n: k for n, k in work.book.kinds(known).items() if n not in each.fixed}
    names = [identifier(name) for name in in_order(kinds)]
    work.scope |= set(names)
    work.labels |= set(names)
    held = hypotheses_in_order(held)
    labels = labelled(held, work.labels)
    work.labels |= {label for label, _ in labels}
    kept = [work.label("kept") for _ in by.claims]
    work.write(f"intros {' '.join([*names, '_', _pattern(kept), *(label for label, _ in labels)])}.")
    work.known = [
        *((known, label, work.book.proposition(known)) for label, known in labels),
        *((claim, label, work.book.proposition(claim)) for claim, label in zip(by.claims, kept, strict=True)),
        *work.known,
    ]
    values = {name_of(row.before): tree(row.after, {}) for row in each.state}
    values[name_of(count)] = ("+", ("name", identifier(name_of(count))), ("number", 1))
    _together(work, proofs, by.claims, values)


def _pattern(labels: list[str]) -> str:
    """A pattern for a conjunction, which associates to the right."""
    return labels[0] if len(labels) == 1 else f"[{labels[0]} {_pattern(labels[1:])}]"

"""Witnesses of induction along a row."""

import sympy
from sympy import Eq, S, log

from witnesses.made import (
    M,
    N,
    a,
    assume,
    b,
    c,
    certified,
    claimed,
    d,
    e,
    each,
    f,
    fact,
    given,
    kept,
    nothing,
    r,
    refuses,
    row,
    s,
    s_end,
    s_next,
    square,
    term,
    witness,
)

# induct


def counted(k, **changes):
    """s ≥ N, as s⁺ = s + each with each ≥ 1."""
    held = k.Given(k.claim(s >= N))
    update = k.Equation(given(k, Eq(s_next, s + each)), 1)
    step = certified(k, s_next >= N + 1, term(k, held), term(k, given(k, each >= 1)), equations=[update])
    options = {"claim": held.claim, "base": nothing(k), "steps": ((step, N),), "state": row(k), "fixed": ()}
    return k.induct(**options | changes)


@witness
def what_each_mistake_keeps_holds_in_the_end(k):
    proof = kept(k)
    assert proof.claim == k.claim(s_end <= c)
    inside = frozenset({k.claim(Eq(s_next, s + each)), k.claim(s + each <= c)})
    run = k.ForEach(((N, inside),), row(k), (c,), "mistake")
    assert proof.given == {k.claim(c >= 0), run} and proof.by.which == 0 and proof.by.each == run
    assert kept(k, over="attribute").by.each.over == "attribute"


@witness
def the_claim_itself_is_no_hypothesis(k):
    proof = counted(k)
    (run,) = proof.given
    assert proof.claim == k.claim(s_end >= N) and k.claim(s >= N) not in run.kinds[0][1] and len(run.kinds[0][1]) == 2


@witness
def what_speaks_of_fixed_names_stands_outside(k):
    fixed = certified(k, s_next <= c, term(k, given(k, s_next <= d)), term(k, given(k, d <= c)))
    proof = kept(k, steps=((fixed, N),), fixed=(c, d))
    run = k.ForEach(((N, {k.claim(s_next <= d)}),), row(k), (c, d))
    assert proof.given == {run, k.claim(d <= c), k.claim(c >= 0)}
    all_fixed = certified(k, s_next <= c, term(k, given(k, s_next <= c + d)), term(k, given(k, c + d <= c)))
    assert k.claim(c + d <= c) in kept(k, steps=((all_fixed, N),), fixed=(c, d)).given


@witness
def what_speaks_of_one_mistake_does_not_stand_outside(k):
    inside = k.claim(each <= c)
    step = certified(k, s_next <= c, term(k, given(k, s_next <= each)), term(k, k.Given(inside)))
    proof = kept(k, steps=((step, N),))
    assert inside not in proof.given and proof.by.each.kinds[0][1] == {k.claim(s_next <= each), inside}


@witness
def mistakes_of_two_kinds_are_told_apart(k):
    plain = assume(k, s_next <= c)
    stays = certified(k, s_next <= c, term(k, given(k, s_next <= d)), term(k, given(k, d <= c)))
    proof = kept(k, steps=((stays, M), (plain, N)), fixed=(c, d))
    kinds = ((M, {k.claim(s_next <= d)}), (N, {k.claim(s_next <= c)}))
    assert proof.given == {k.ForEach(kinds, row(k), (c, d)), k.claim(d <= c), k.claim(c >= 0)}
    idle = certified(k, s_next <= c, term(k, given(k, s_next <= e)), term(k, given(k, e <= c)))
    proof = kept(k, steps=((stays, M), (idle, N)), fixed=(c, d, e))
    assert {k.claim(d <= c), k.claim(e <= c)} <= proof.given


@witness
def what_can_be_read_only_once_is_read_once(k):
    claim, step = k.claim(s >= 0), assume(k, s_next >= 0)
    made = k.induct(claim, nothing(k), iter([(step, N)]), iter(row(k)), iter([c]))
    assert made == k.induct(claim, nothing(k), ((step, N),), row(k), (c,)) and made.by.each.fixed == {"c"}
    assert type(made.by.steps) is tuple and type(made.by.bases) is tuple
    both = k.induct((claim,), iter([nothing(k)]), ((iter([step]), N),), row(k), (c,))
    assert both[0].claim == made.claim and both[0].given == made.given and both[0].by.steps == made.by.steps


@witness
def the_start_satisfies_the_claim(k):
    reason = "the start is not shown to satisfy"
    refuses(reason, kept, k, base=square(k, a))
    refuses(reason, kept, k, state=row(k, start=c + 1))
    refuses(reason, counted, k, base=certified(k, N**2 >= 0, term(k, k.Square(N))))
    refuses(reason, counted, k, state=row(k, start=-1))
    at_c = certified(k, k.Claim(c, "<=", c))
    assert kept(k, state=row(k, start=c), base=at_c).claim == k.claim(s_end <= c)


@witness
def a_mistake_keeps_the_claim(k):
    reason = "a mistake is not shown to keep"
    refuses(reason, kept, k, steps=((assume(k, s <= c), N),))
    refuses(reason, kept, k, steps=((square(k, a), N),))
    same_count = certified(
        k, s_next >= N, term(k, given(k, s >= N)), equations=[k.Equation(given(k, Eq(s_next, s)), 1)]
    )
    refuses(reason, counted, k, steps=((same_count, N),))
    refuses(reason, counted, k, steps=((assume(k, s_next >= 1), N),))


@witness
def a_count_is_one_more_after_a_mistake_of_its_kind_alone(k):
    stays = certified(k, s_next >= N, term(k, given(k, s >= N)), term(k, given(k, s_next >= s)))
    counts = certified(k, s_next >= N + 1, term(k, given(k, s >= N)), term(k, given(k, s_next >= s + 1)))
    proof = counted(k, steps=((stays, M), (counts, N)))
    kinds = ((M, {k.claim(s_next >= s)}), (N, {k.claim(s_next >= s + 1)}))
    assert proof.given == {k.ForEach(kinds, row(k), ())} and proof.claim == k.claim(s_end >= N)


TWICE = "two of the names of a row are the same"


CHANGED = "what is fixed is changed or counted"


LOOSE = "what a claim or a start speaks of is not fixed"


EARLY = "what holds at a mistake speaks of the end or of a count"


@witness
def the_names_of_a_row_are_different(k):
    step = assume(k, s_next <= c)
    for state in (row(k, after=s), row(k, final=s), row(k, final=s_next), row(k, before=N), row(k, after=N)):
        refuses(TWICE, kept, k, state=state, steps=((step, N),))
    refuses(TWICE, kept, k, state=row(k, final=N))
    refuses(TWICE, kept, k, steps=((step, N), (step, N)))
    refuses(TWICE, kept, k, state=(*row(k), *row(k)))
    refuses(TWICE, kept, k, state=(*row(k), (a, S.Zero, b, s_end)), steps=())


@witness
def what_is_fixed_does_not_change(k):
    for fixed in ((c, s), (c, s_next), (c, s_end), (c, N)):
        refuses(CHANGED, kept, k, fixed=fixed)


@witness
def what_a_claim_or_a_start_speaks_of_is_fixed(k):
    refuses(LOOSE, kept, k, fixed=())
    refuses(LOOSE, kept, k, state=row(k, start=d), base=assume(k, d <= c))
    refuses(LOOSE, kept, k, state=(*row(k), (a, d, b, e)))
    base = certified(k, c >= 0, term(k, given(k, c >= d**2)), term(k, k.Square(d)))
    refuses(LOOSE, kept, k, base=base)
    refuses(LOOSE, kept, k, claim=k.claim(s + s_end <= c + s_end))
    assert kept(k, base=base, fixed=(c, d)).given >= {k.claim(c >= d**2)}
    assert kept(k, fixed=(c, d)).claim == kept(k).claim


@witness
def nothing_at_a_mistake_speaks_of_the_end_or_of_a_count(k):
    for name in (s_end, N):
        early = certified(k, s_next <= c, term(k, given(k, s_next <= c + name)), term(k, given(k, each + name <= each)))
        refuses(EARLY, kept, k, steps=((early, N),))
    later = (
        assume(k, s_next <= c),
        certified(k, s_next <= c, term(k, given(k, s_next <= c - N**2)), term(k, k.Square(N))),
    )
    refuses(EARLY, kept, k, steps=((later[0], N), (later[1], M)))
    refuses(EARLY, kept, k, steps=((later[1], M), (later[0], N)))


@witness
def a_run_within_a_run_is_seen_by_the_names_that_it_shares(k):
    inner = kept(k)
    total, total_next, total_end = sympy.symbols("U U^+ U_r")
    held = given(k, total <= r * c)
    added = k.Equation(given(k, Eq(total_next, total + s_end)), -1)
    step = certified(k, total_next <= (r + 1) * c, term(k, held), term(k, fact(k, inner)), equations=[added])
    rows = row(k, total, S.Zero, total_next, total_end)
    proof = k.induct(held.claim, nothing(k), ((step, r),), rows, (c, N))
    outside = {known for known in proof.given if known != proof.by.each}
    assert outside == {k.claim(c >= 0)} and inner.by.each in proof.by.each.kinds[0][1]
    refuses(EARLY, k.induct, held.claim, nothing(k), ((step, r),), row(k, total, S.Zero, total_next, s_end), (c,))
    alone = certified(k, total_next <= c, term(k, given(k, total_next <= s_end)), term(k, fact(k, inner)))
    made = k.induct(k.claim(total <= c), assume(k, c >= 0), ((alone, r),), rows, (c, N, s_end))
    assert inner.by.each in made.given


def two_kept(k, **changes):
    """s ≥ 0 and a ≥ 0, kept together by s⁺ = s + a and a⁺ = a + s."""
    held = k.Given(k.claim(s >= 0)), k.Given(k.claim(a >= 0))

    def sum_of_both(after):
        update = k.Equation(given(k, Eq(after, s + a)), 1)
        return certified(k, after >= 0, *(term(k, factor) for factor in held), equations=[update])

    rows = (*row(k), (a, S.Zero, b, d))
    options = {
        "claim": (held[0].claim, held[1].claim),
        "base": (nothing(k), nothing(k)),
        "steps": (((sum_of_both(s_next), sum_of_both(b)), N),),
        "state": rows,
        "fixed": (),
    }
    return k.induct(**options | changes)


@witness
def several_claims_are_kept_together(k):
    first, second = two_kept(k)
    assert (first.claim, second.claim) == (k.claim(s_end >= 0), k.claim(d >= 0)) and first.given == second.given
    (run,) = first.given
    assert run.kinds[0][1] == {k.claim(Eq(s_next, s + a)), k.claim(Eq(b, s + a))}
    assert (first.by.which, second.by.which) == (0, 1) and first.by.claims == (k.claim(s >= 0), k.claim(a >= 0))


@witness
def all_bases_are_kept_and_all_are_needed(k):
    base = certified(k, k.Claim(c, ">=", 0), term(k, given(k, c >= d**2)), term(k, k.Square(d)))
    claim = k.claim(s >= 0), k.claim(a >= 0)
    steps = (((assume(k, s_next >= 0), assume(k, b >= 0)), N),)
    rows = ((s, c, s_next, s_end), (a, c, b, f))
    first, second = k.induct(claim, (assume(k, c >= 0), base), steps, rows, (c, d))
    assert first.given == second.given >= {k.claim(c >= 0), k.claim(c >= d**2)}
    refuses(LOOSE, k.induct, claim, (assume(k, c >= 0), base), steps, rows, (c,))


@witness
def there_is_one_proof_for_each_claim(k):
    reason = "there is not one proof for each claim"
    refuses(reason, two_kept, k, base=(nothing(k),))
    refuses(reason, two_kept, k, base=())
    ((proofs, count),) = ((two_kept(k)[0].by.steps[0]),)
    refuses(reason, two_kept, k, steps=((proofs[:1], count),))
    refuses(reason, two_kept, k, steps=(((*proofs, *proofs), count),))


@witness
def the_claim_of_an_induction_is_one_of_the_very_class(k):
    refuses("StrictLessThan stands where Claim is needed", k.induct, s < c, nothing(k), (), row(k), (c,))
    refuses("GreaterThan stands where Claim is needed", k.induct, (s >= 0,), (nothing(k),), (), row(k), ())


@witness
def the_claim_of_an_induction_is_about_a_polynomial(k):
    """What is put into other claims is not compared with what is written."""
    claim, base, step = (k.Claim(log(1 + x), ">=", 0) for x in (s, c, s_next))
    steps = ((claimed(k, step, s_next >= 0), N),)
    refuses("not a claim about a polynomial", k.induct, claim, claimed(k, base, c >= 0), steps, row(k, start=c), (c,))


@witness
def the_names_of_a_row_are_names(k):
    refuses("not a single symbol", kept, k, fixed=(c + 1,))
    refuses("neither a number nor a term", kept, k, steps=((assume(k, s_next <= c), "N"),))
    refuses("Mul stands where Symbol is needed", kept, k, steps=((assume(k, s_next <= c), 2 * N),))
    refuses("Vector stands where Symbol is needed", kept, k, steps=((assume(k, s_next <= c), k.vectors("n")),))

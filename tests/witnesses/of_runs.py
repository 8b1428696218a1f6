"""Witnesses of induction along a row."""

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
    given,
    kept,
    nothing,
    refuses,
    row,
    s,
    s_end,
    s_next,
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
def what_speaks_of_fixed_names_stands_outside(k):
    fixed = certified(k, s_next <= c, term(k, given(k, s_next <= d)), term(k, given(k, d <= c)))
    proof = kept(k, steps=((fixed, N),), fixed=(c, d))
    run = k.ForEach(((N, {k.claim(s_next <= d)}),), row(k), (c, d))
    assert proof.given == {run, k.claim(d <= c), k.claim(c >= 0)}


@witness
def the_start_satisfies_the_claim(k):
    reason = "the start is not shown to satisfy"
    refuses(reason, counted, k, state=row(k, start=-1))


@witness
def a_count_is_one_more_after_a_mistake_of_its_kind_alone(k):
    stays = certified(k, s_next >= N, term(k, given(k, s >= N)), term(k, given(k, s_next >= s)))
    counts = certified(k, s_next >= N + 1, term(k, given(k, s >= N)), term(k, given(k, s_next >= s + 1)))
    proof = counted(k, steps=((stays, M), (counts, N)))
    kinds = ((M, {k.claim(s_next >= s)}), (N, {k.claim(s_next >= s + 1)}))
    assert proof.given == {k.ForEach(kinds, row(k), ())}


TWICE = "two of the names of a row are the same"
CHANGED = "what is fixed is changed or counted"
LOOSE = "what a claim or a start speaks of is not fixed"
EARLY = "what holds at a mistake speaks of the end or of a count"


@witness
def the_names_of_a_row_are_different(k):
    step = assume(k, s_next <= c)
    for state in (row(k, after=s), row(k, final=s), row(k, final=s_next), row(k, before=N), row(k, after=N)):
        refuses(TWICE, kept, k, state=state, steps=((step, N),))


@witness
def what_is_fixed_does_not_change(k):
    for fixed in ((c, s), (c, s_next), (c, s_end), (c, N)):
        refuses(CHANGED, kept, k, fixed=fixed)


@witness
def what_a_claim_or_a_start_speaks_of_is_fixed(k):
    refuses(LOOSE, kept, k, state=(*row(k), (a, d, b, e)))
    base = certified(k, c >= 0, term(k, given(k, c >= d**2)), term(k, k.Square(d)))
    refuses(LOOSE, kept, k, base=base)
    refuses(LOOSE, kept, k, claim=k.claim(s + s_end <= c + s_end))


@witness
def nothing_at_a_mistake_speaks_of_the_end_or_of_a_count(k):
    for name in (s_end, N):
        early = certified(k, s_next <= c, term(k, given(k, s_next <= c + name)), term(k, given(k, each + name <= each)))
        refuses(EARLY, kept, k, steps=((early, N),))


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
def there_is_one_proof_for_each_claim(k):
    reason = "there is not one proof for each claim"
    ((proofs, count),) = two_kept(k)[0].by.steps
    refuses(reason, two_kept, k, steps=((proofs[:1], count),))


@witness
def the_claim_of_an_induction_is_one_of_the_very_class(k):
    refuses("GreaterThan stands where Claim is needed", k.induct, (s >= 0,), (nothing(k),), (), row(k), ())


@witness
def the_claim_of_an_induction_is_about_a_polynomial(k):
    """What is put into other claims is not compared with what is written."""
    claim, base, step = (k.Claim(log(1 + x), ">=", 0) for x in (s, c, s_next))
    steps = ((claimed(k, step, s_next >= 0), N),)
    refuses("not a claim about a polynomial", k.induct, claim, claimed(k, base, c >= 0), steps, row(k, start=c), (c,))


@witness
def the_names_of_a_row_are_names(k):
    refuses("neither a number nor a term", kept, k, steps=((assume(k, s_next <= c), "N"),))
    refuses("Mul stands where Symbol is needed", kept, k, steps=((assume(k, s_next <= c), 2 * N),))

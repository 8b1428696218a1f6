"""The language of theorems: what a small theory proves and reads, and what is refused at its line."""

import re
import warnings
from itertools import pairwise

import pytest

import mistake_bounds.theory
from mistake_bounds.proof import NotProved, Refuted, claim, replay
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.rows import BrokenSequence
from mistake_bounds.theorems.book import FILES
from mistake_bounds.theory import (
    BadTheory,
    NoMeaning,
    NoSteps,
    NotAlike,
    NotAReason,
    Notation,
    NotGiven,
    RestsOnMore,
    Row,
    Theory,
    TwoMeanings,
    Unused,
    assume,
    calc,
    define,
    does,
    fixed,
    have,
    kept,
    known,
    lemma,
    log,
    of_step,
    read,
    state,
    theorem,
)


def here() -> int:
    """The number of the line that calls this."""
    import inspect

    return inspect.currentframe().f_back.f_lineno


class Shares(Theory):
    """Bins hold shares q of a stock; each day d is added to each bin's share, and y is a day's sign."""

    T = fixed("the number of days")
    n = fixed("the number of bins", lambda held: len(held))

    @Row("day", T, gives="held y", changes="held", about="days")
    def days(days):
        held = (0, 0)
        yield {"days": days}
        for more, y in days:
            yield {"held": held, "y": y}
            held = tuple(a + b for a, b in zip(held, more, strict=True))
        yield {"held": held}

    @Row("bin", n, gives="i")
    def bins(held):
        for i in range(len(held)):
            yield {"i": i}

    y = of_step("the sign of a day, 1 or −1")
    q = state("what a bin holds", lambda held, i: held[i])
    Q = bins.sum_of(q, "what all bins hold", value=lambda held: sum(held), start=0, last="Q_T")
    d = of_step("what is added to a bin", lambda held, held_next, i: held_next[i] - held[i])

    added = does(q.next == q + d)
    enough = assume(d >= y)
    plus = assume(y >= 1)
    more = (
        calc(Q.next)
        .eq(Q + bins.sum(d), bins.total(added, name="all bins"))
        .ge(Q + n * y, bins.total(enough, name="all that is added"))
    )
    grown = have(Q.next >= Q + n, more, plus, define(n >= 0, "a count"))
    total = days.total(grown)
    signs = days.total(more)


GROWN = theorem("Shares", "", Shares.total)
GOOD = [((1, 2), 1), ((3, 1), 1), ((1, 1), 1)]


def failing(instance) -> set[str]:
    return {row.claim.name for row in instance.check.failures}


def test_the_mean_of_what_changes_changes_and_a_proof_names_the_rows_along_which_it_is_read():
    p, x = of_step("how likely a bag is").called("p"), state("how much it holds").called("x")
    bags = Row("bag", fixed("how many").called("n"), gives="p x", changes="x", weight=p)
    E = bags.sum_of(p * x, "how much is expected", start=0, last="E_T").called("E")
    s = bags.sum(p, "how likely any bag is").called("s")
    more = bags.total(does(x.next == x + 1, "one more"), weigh=True)
    assert more.claim == claim((E.next == E + s).value) and E.last.value == bags.sum(p * x.last).value
    assert known(lambda: more.proof, p, x, bags).rows == [bags]


def test_a_line_added_up_claims_what_it_says_in_all():
    assert str(Shares.total.claim) == "Q_T ≥ T·n" and Shares.total.claim.name == "total"
    assert replay(GROWN.conclusion.to_json())


def test_a_total_beside_the_conclusion_is_shown_where_it_is_asked_for():
    beside = theorem("Shares", "", Shares.total, shown=[Shares.signs])
    assert [total.claim.name for total in beside.sums] == ["total", "signs"] and beside.on(GOOD).check
    assert failing(beside.on([((0, 0), 1)])) >= {"signs"}


def test_a_run_is_read_from_what_the_letters_say():
    instance = GROWN.on(GOOD)
    assert instance.check, instance.check
    point = instance.reading.mistakes[1]
    assert (point["Q"], point["Q^+"], [b["d"] for b in point["bin"]]) == (3, 7, [3, 1])
    assert instance.reading.end["Q_T"] == 9 and instance.reading.end["T"] == 3


def test_what_fails_on_a_run_is_named_where_it_is_a_hypothesis():
    assert failing(GROWN.on([((1, 2), 1), ((0, 1), 1)])) >= {"enough"}
    assert failing(GROWN.on([((1, 2), -1)])) >= {"plus"}


def test_a_sum_has_letters_of_its_own_with_sentences():
    sentences = {name: meaning.text for meaning in Notation(Shares).own for name in meaning.letters}
    assert sentences["q"] == sentences["q^+"] == "what a bin holds"
    assert {"ΣQ", "ΣQ^+"} <= {*sentences}
    assert "d, added up" in sentences["Σdn"]


def test_of_a_lambda_the_notation_shows_the_code():
    assert next(m.run for m in Notation(Shares).own if m.letters[0] == "q") == "`held[i]`"


class Staircases(Theory):
    """A staircase a day, of steps up from the ground: none leads below it."""

    T = fixed("the number of days")
    n = fixed("the number of steps of a staircase")

    @Row("day", T, gives="heights x", about="all")
    def days(staircases):
        yield {"all": staircases}
        yield from ({"heights": heights, "x": heights[-1]} for heights in staircases)
        yield {}

    @Row("step", n, gives="x", changes="x", in_order=True)
    def steps(heights):
        yield from (({"x": x}, {"x": after}) for x, after in pairwise(heights))

    x = state("where one is", start=0)
    top = steps.at_end(x)
    up = does(x.next >= x)
    above_the_ground = have(top >= 0, steps.total(up))
    all_days = days.total(above_the_ground)


def test_a_row_inside_another_goes_in_order_and_its_end_has_a_name_of_its_own():
    days = theorem("Staircases", "", Staircases.all_days)
    assert str(Staircases.above_the_ground.claim) == "top ≥ 0"
    assert days.on([(0, 2, 3), (0, 1)]).check and days.on([(0, 2, 3), (0, 1)]).reading.end["Σtop^T"] == 4
    assert failing(days.on([(0, 2, 1)])) == {"up"}
    with pytest.raises(BrokenSequence):
        days.on([(1, 2)]).check.ok  # noqa: B018


class Walk(Theory):
    """A walk of n steps of at least 1 leads n far."""

    n = fixed("the number of steps", lambda walk: len(walk))

    @Row("step", n, gives="x s", changes="x", about="walk")
    def steps(walk):
        yield {"walk": walk}
        yield from ({"x": sum(walk[:k]), "s": s} for k, s in enumerate(walk))
        yield {"x": sum(walk)}

    x = state("where one is", start=0, last="x_n")
    s = of_step("how long a step is")
    moved, long = does(x.next == x + s), assume(s >= 1)
    far = steps.total(have(x.next >= x + 1, moved, long))


class Walks(Theory):
    """Walks one after the other, of which the last goes on."""

    N = fixed("the number of walks that are over")

    @Row("walk", N, gives="walk d", changes="d", end="walk", about="walks", begun="the last walk")
    def walks(walks):
        yield {"walks": walks}
        yield from ({"walk": walk, "d": sum(map(sum, walks[:k]))} for k, walk in enumerate(walks))

    n, x = Walk["n x"]
    d = state("how far the walks before have led", start=0, last="d_N")
    further, some = does(d.next == d + x.last), assume(n >= 1)
    far = walks.total(have(d.next >= d + 1, further, some, Walk.far))


def test_a_run_stands_inside_each_item_of_another_and_inside_what_has_begun():
    walks = theorem("Walks", "", Walks.far)
    assert str(Walks.far.claim) == "d_N ≥ N" and replay(walks.conclusion.to_json())
    on_three = walks.on([(1, 2), (3,), (1, 1, 1)])
    assert on_three.check, on_three.check
    assert [(one["n"], one["x_n"], len(one["step"])) for one in on_three.reading.mistakes] == [(2, 3, 2), (1, 3, 1)]
    assert on_three.reading.begun["the last walk"]["x_n"] == 3 and on_three.reading.end["d_N"] == 6
    assert failing(walks.on([(3, 0), (1,)])) == failing(walks.on([(1,), (3, 0)])) == {"long"}
    with pytest.raises(NoMeaning, match="Walk has no y, z"):
        Walk["x y z"]


def test_each_link_of_a_chain_is_proved_from_its_own_reason():
    assert [str(proof.claim) for proof in Shares.more.proofs()] == ["Q^+ = Q + Σd^n", "Q + Σd^n ≥ Q + n·y"]


def test_each_link_of_the_books_chains_is_proved_from_its_own_reason():
    things = (thing for module in FILES.values() for thing in vars(module).values() if isinstance(thing, type(Theory)))
    chains = [line for theory in things for line in vars(theory).values() if isinstance(line, calc)]
    assert len(chains) >= 10
    for chain in chains:
        assert len(chain.proofs()) <= len(chain.links)


def test_on_a_board_what_is_put_for_a_part_of_a_sum_stands_in_its_place():
    (a, b), z = (of_step(name).called(name) for name in "ab"), state("where one is").called("z")
    chain = calc(z.next + b).eq(a + z + b, define(z.next == z + a)).le(a + z + 1, assume(b <= 1, "small"))
    assert str(chain.board("added", "small")) == "z⁺ + b = z + b + a   added\nz + b + a ≤ z + 1 + a   small"


def test_a_line_shows_its_proof_or_why_there_is_none():
    a = fixed("one").called("a")
    small = have(a >= 0, assume(a >= 1, "not small"))
    false = have(a >= 3, small, name="false")
    assert repr(small) == repr(small.proof) and small._repr_html_() == small.proof._repr_html_()
    assert type(false.answer) is Refuted and "Refuted" in repr(false) and "Refuted" in false._repr_html_()
    assert type(have(2 * a >= 1, false).answer) is Refuted


def test_a_line_is_read_alone():
    assert check_proof(Shares.total.proof, read(Shares.total, GOOD))


STEPS = """class Far(Theory):
    n = fixed("how many steps")
    @Row("step", n, gives="x s", changes="x", about="run")
    def steps(run):
        yield {"run": run}
        yield from ({"x": sum(run[:k]), "s": s} for k, s in enumerate(run))
        yield {"x": sum(run)}
    x = state("where one is", start=0)
    s = of_step("how long a step is")
    moved = does(x.next == x + s)
    long = assume(s >= 1)
    far = steps.total(have(x.next >= x + 1, moved, long))
"""


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        (
            'step is")',
            'step is", lambda length: length)',
            "the cell, line 9: s, how long a step is: no row gives length",
        ),
        ("    long", '    z = fixed("idle", lambda run: 1)\n    long', "the cell, line 11: z, idle"),
        ("    far", "    idle = assume(s >= 7)\n    far", "the cell, line 12: idle"),
        ("x + 1, moved", "x + 1, mooved", "name 'mooved' is not defined"),
        ("x + 1, moved", "x + 2, moved", "the cell, line 12"),
    ],
)
def test_a_theory_in_a_cell_of_a_notebook_is_refused_at_the_cells_line(good, bad, said):
    names = dict(vars(mistake_bounds.theory))
    with pytest.raises((BadTheory, NameError, NotProved), match=re.escape(said)):
        exec(compile(STEPS.replace(good, bad), "<cell 3 0a1b>", "exec"), names)
        theorem("Far", "", names["Far"].far)


def test_a_theory_in_code_without_lines_is_a_theorem(monkeypatch):
    """The library in a page has none: hypotheses come in the order in which they are written."""
    monkeypatch.setattr(mistake_bounds.theory.lines, "place", lambda depth=2: "the library")
    names = dict(vars(mistake_bounds.theory))
    exec(STEPS, names)
    far = theorem("Far", "", names["Far"].far)
    assert [known.name for known in far.each] == ["moved", "long"] and far.on((1, 2)).check


# refused, at its line


def body(**things):
    """A theory with a row that gives x and s, in which the rest is written by hand."""
    return type(Theory)("Small", (Theory,), {**things})


def steps():
    n = fixed("how many").called("n")

    @Row("step", n, gives="x s", changes="x", about="run")
    def row(run):
        yield {"run": run}
        for k, s in enumerate(run):
            yield {"x": sum(run[:k]), "s": s}
        yield {"x": sum(run)}

    x, s = state("where", start=0).called("x"), of_step("how far").called("s")
    return n, row.called("steps"), x, s


def at_line(number: int):
    return re.escape(f"tests/test_theory.py, line {number}: ")


def test_a_misspelt_parameter_is_refused_at_the_letters_line():
    n, row, x, s = steps()
    line = here() + 1
    wrong = of_step("twice", lambda speed: 2 * speed)
    with pytest.raises(NoMeaning, match=f"{at_line(line)}t, twice: no row gives speed"):
        body(
            n=n,
            row=row,
            x=x,
            s=s,
            t=wrong.called("t"),
            moved=row.total(have(x.next >= x + s, does(x.next == x + s, "moved"))),
        )


def test_a_letter_of_which_no_row_gives_a_value_is_refused():
    n, row, x, s = steps()
    line = here() + 1
    missing = fixed("forgotten").called("gone")
    with pytest.raises(NoMeaning, match=at_line(line)):
        body(n=n, row=row, x=x, s=s, gone=missing, far=have(missing >= 0, assume(missing >= 1, "one")))


def test_a_row_whose_generator_takes_what_nothing_gives_is_refused():
    n, row, x, s = steps()
    line = here() + 1
    inner = Row("part", fixed("parts").called("p"), gives="a")(lambda nothing: ())
    with pytest.raises(NoMeaning, match=f"{at_line(line)}inner: no row around it gives nothing"):
        body(n=n, row=row, x=x, s=s, inner=inner.called("inner"), moved=does(x.next == x + s, "moved"))


def test_a_letter_or_a_hypothesis_that_is_idle_is_refused():
    n, row, x, s = steps()
    moved = does(x.next == x + s).called("moved")
    far = row.total(have(x.next >= x, moved, assume(s >= 0, "long")))
    line = here() + 1
    idle = fixed("idle", lambda run: 1)
    with pytest.raises(Unused, match=f"{at_line(line)}z, idle"):
        body(n=n, row=row, x=x, s=s, z=idle.called("z"), moved=moved, far=far)
    line = here() + 1
    idle = assume(s >= 7)
    with pytest.raises(Unused, match=f"{at_line(line)}seven"):
        body(n=n, row=row, x=x, s=s, moved=moved, seven=idle.called("seven"), far=far)


def test_a_name_has_one_meaning_and_a_letter_one_name():
    with pytest.raises(TwoMeanings, match="'one thing' already"):

        class Twice(Theory):
            a = fixed("one thing")
            a = fixed("another")  # noqa: F811

    with pytest.raises(TwoMeanings, match="b would be c as well"):

        class Both(Theory):
            b = fixed("one thing")
            c = b


def test_a_letter_without_a_name_is_refused_where_it_was_made():
    line = here() + 1
    nameless = fixed("nobody")
    with pytest.raises(NoMeaning, match=at_line(line)):
        nameless + 1


def test_two_relations_in_one_are_refused():
    a = fixed("one").called("a")
    with pytest.raises(BadTheory, match=at_line(here() + 1)):
        0 <= a <= 1  # noqa: B015


@pytest.mark.parametrize("reason", ["the update", True, 3])
def test_a_reason_is_a_line_a_hypothesis_or_a_relation(reason):
    a = fixed("one").called("a")
    with pytest.raises(NotAReason, match=at_line(here() + 1)):
        have(a >= 0, reason)


def test_what_is_no_relation_is_not_said():
    with pytest.raises(NotAReason):
        does(True)
    with pytest.raises(NotAReason):
        have(True)


def test_a_false_line_is_refuted_at_its_line():
    a = fixed("one").called("a")
    line = here() + 1
    false = have(a >= 1, assume(a >= 0, "not negative"), name="false")
    with pytest.raises(NotProved, match=at_line(line)[:-4]):
        false.proof  # noqa: B018


def test_what_is_not_kept_is_refuted_at_its_line():
    n, row, x, s = steps()
    moved, long = does(x.next == x + s, "moved"), assume(s >= 0, "long")
    line = here() + 1
    falling, high = row.keep((x >= 0, moved)), row.keep((x >= 1, moved, long))
    with pytest.raises(NotProved, match=at_line(line)[:-4]):
        falling.proof  # noqa: B018
    assert {type(one.answer) for one in (falling, high)} == {Refuted}


def test_a_chain_goes_one_way():
    a = fixed("one").called("a")
    with pytest.raises(BadTheory, match="one way"):
        calc(a).le(a + 1).ge(a)


def test_kinds_that_do_not_add_up_to_one_claim_are_refused():
    n, m, p = (fixed(name).called(name) for name in "nmp")
    row = Row("step", n, gives="x", changes="x", about="run", kinds=(("up", m), ("down", p)), kind=lambda x: 0)
    x = state("where", start=0).called("x")
    up = have(x.next >= x, assume(x.next >= x + 1, "up"))
    with pytest.raises(NotAlike):
        row.total(up, have(2 * x.next >= 2 * x, assume(x.next >= x, "down"))).proof  # noqa: B018


def test_a_theorem_without_steps_is_refused():
    n, row, x, s = steps()
    with pytest.raises(NoSteps):
        theorem("Nothing", "", have(n >= 0, define(n >= 1, "some")))


def test_a_row_that_does_not_give_what_it_says_is_refused():
    n, row, x, s = steps()
    row.gives = ["x", "s", "t"]
    far = row.total(have(x.next >= x + s, does(x.next == x + s, "moved")))
    with pytest.raises(NotGiven, match="s, x with an item, and says that it gives s, t, x"):
        theorem("Far", "", far).on((1, 2))


def kept_and_added_up():
    """Something is doubled, or kept, so that it stays above 0; its logarithm grows by at most b each time."""
    a, b, m, p = (fixed(name).called(name) for name in "abmp")
    row = Row("step", fixed("all").called("n"), gives="x", changes="x", about="run", kinds=(("up", m), ("same", p)))
    x = state("where one is", start=a).called("x")
    above_0, some = kept(x > 0), assume(a > 0, "some")
    up = have(x.next > 0, above_0, does(x.next == 2 * x, "doubled"))
    same = have(x.next > 0, above_0, does(x.next == x, "kept"))
    positive = row.keep(("positive", x > 0, up, same), given=(some,))
    y = state("its logarithm", start=0).called("y")
    by_b = assume(x * (y.next - y) <= x * b, "by b"), define(b >= 0, "sign")
    total = row.total(have(y.next <= y + b, above_0, by_b), keeping=positive)
    return positive, total, a, some


def test_what_is_kept_has_reasons_of_each_kind_and_a_total_may_rest_on_it():
    positive, total, *_ = kept_and_added_up()
    assert str(positive.claim) == "x_M > 0" and str(total.claim) == "y_M ≤ b·m + b·p"
    assert {known.name for known in total.proof.given if hasattr(known, "name")} == {"some"}


def test_a_line_may_be_said_again_where_a_reason_is_proved():
    positive, _, a, some = kept_and_added_up()
    above_2 = assume(a >= 2, "above 2")
    again = lemma(positive, have(a > 0, above_2))
    assert again.claim == positive.claim and above_2.claim in again.proof.given and some.claim not in again.proof.given


def test_a_line_kept_with_one_that_it_does_not_need_is_warned_of():
    n, row, x, s = steps()
    moved, long = does(x.next == x + s, "moved"), assume(s >= 0, "long")
    alone, more = (
        one.called(name)
        for one, name in zip(row.keep((x >= 0, moved, long), (x >= -1, moved, long)), ("alone", "more"), strict=True)
    )
    with pytest.warns(RestsOnMore, match="alone is kept together with 'more'"):
        theorem("Alone", "", _concluded(alone, x))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        theorem("Alone", "", _concluded(row.keep((x >= 0, moved, long)).called("by itself"), x))


def test_what_is_kept_can_rest_on_what_is_given_of_the_start():
    n, row, x, s = steps()
    moved, long = does(x.next == x + s, "moved"), assume(s >= 0, "long")
    a = fixed("where one starts").called("a")
    for first in (assume(a >= 3, "some"), assume(a >= 4, "more")):
        kept = row.keep((x >= 3, moved, long), start={x: a}, given=[first])
        assert first.claim in kept.proof.given


def test_each_kind_keeps_a_claim_for_reasons_of_its_own():
    up, down = fixed("steps up").called("U"), fixed("steps down").called("D")
    x = state("where one is", start=0, last="x_n").called("x")
    row = Row("step", fixed("all steps").called("n"), kinds=(("up", up), ("down", down)), about="all")
    higher, lower = does(x.next == x + 1, "higher"), does(x.next == x - 1, "lower")
    kept = row.keep((x >= -down, higher, lower)).called("not below")
    assert str(kept.claim) == "x_n ≥ -D"
    assert [{str(one) for one in kinds} for _, kinds in next(iter(kept.proof.given)).kinds] == [
        {"x^+ = x + 1"}, {"x^+ = x - 1"}
    ]  # fmt: skip


def test_the_sum_of_an_opposite_is_the_opposite_of_a_sum_with_a_name():
    n, a, b = fixed("how many").called("n"), of_step("an item").called("a"), of_step("another").called("b")
    row = Row("item", n, gives="a b")
    row.sum(-a * b, "what is lost").called("H")
    total = row.total(have(a * b <= 0, assume(2 * a * b <= 0, "small"))).called("in all")
    assert str(total.claim) == "-H ≤ 0"


def test_what_a_row_comes_to_may_be_a_letter_with_a_name_of_its_own():
    n, x = fixed("how many steps").called("n"), state("where one is", start=0).called("x")
    row = Row("step", n, in_order=True)
    far, wide = fixed("one number").called("a"), fixed("another").called("b")
    on = does(x.next == x + 1, "on")
    kept = [row.keep((x >= 0, on), end={x: one}) for one in (far, wide)]
    assert [str(line.claim) for line in kept] == ["a ≥ 0", "b ≥ 0"] and far in kept[0].letters


class Lengths(Theory):
    n = fixed("how many")

    @Row("step", n, gives="s t", about="run")
    def steps(run):
        yield {"run": run}
        yield from ({"s": s, "t": t} for s, t in run)
        yield {}

    s = of_step("one length")
    S_n = steps.sum(s, "the lengths, added up")
    least = steps.total(assume(s >= 1, "long"))


class OtherLengths(Theory):
    n, steps = Lengths.n, Lengths.steps
    t = of_step("another length")
    S_n = steps.sum(t, "the other lengths, added up")
    least = steps.total(assume(t >= 1, "long"))


def test_sums_of_one_row_are_called_alike_in_two_theories():
    ends = (read(theory.least, [(1, 2), (3, 5)]).end for theory in (Lengths, OtherLengths))
    assert [end["S_n"] for end in ends] == [4, 7]


def test_of_two_letters_of_one_name_the_theorys_own_is_read():
    for _ in range(8):

        class Sizes(Theory):
            k = fixed("another size", lambda run: 7)
            larger = have(k + 1 >= k, define(k >= 1, "some"))

        class Own(Theory):
            steps, s = Lengths["steps s"]
            k = fixed("a size", lambda run: len(run))
            larger = lemma(Sizes.larger, at={"k": k})
            least = have(k + 2 >= k, larger, steps.total(assume(s >= 1, "long")))

        assert read(Own.least, [(1, 2), (3, 5)]).end["k"] == 2


def test_what_is_said_of_the_context_alone_is_no_hypothesis_of_each_item():
    m, a = fixed("how many").called("m"), fixed("a part").called("a")
    t = state("one", start=0).called("t")
    row = Row("part", m, in_order=True)
    positive = define(a >= 1, "positive")
    inside, outside = (row.keep((t >= 0, does(t.next == t + a), positive), around=around) for around in ([], [a]))
    assert positive.claim not in inside.proof.given and positive.claim in outside.proof.given


def test_what_is_kept_is_read_with_all_that_keeps_it():
    n, row, x, s = steps()
    t = state("where twice the way leads", lambda x: 2 * x, start=0).called("t")
    moved, twice, long = does(x.next == x + s, "moved"), does(t.next == t + 2 * s, "twice"), assume(s >= 0, "long")
    kept, _ = row.keep((t >= 0, twice, long), (x >= 0, moved, long))
    assert check_proof(kept.proof, read(kept, (1, 2)))


def _concluded(line, x):
    return have(2 * x.last >= 0, line, name="twice")


def test_a_state_may_become_a_letter_of_the_step_and_the_next_step_begin_with_something_else():
    class Falls(Theory):
        """In a round x falls by a rate that never rises, and then is put back to something else."""

        n = fixed("how many rounds")

        @Row("round", n, gives="old rate x", changes="old x", about="begin")
        def rounds(rates, heights):
            yield {"begin": rates[0]}
            for old, rate, x in zip((rates[0], *rates), rates, heights, strict=False):
                yield {"old": old, "rate": rate, "x": x}, {"x": x - rate}
            yield {"old": rates[-1], "x": heights[-1]}

        r = of_step("the rate of the round", lambda rate: rate)
        r_1 = fixed("the first rate", lambda begin: begin)
        r_o = state("the rate of the round before", lambda old: old, next=r, start=r_1, last="r_n")
        x = state("a height", lambda x: x)
        d = of_step("by how much x falls", lambda x, x_next: x - x_next)
        D = rounds.sum(d, "all falls", name="D")
        fallen, fall, never_rises = does(x.next == x - r), define(d == x - x.next), does(r <= r_o)
        slow = rounds.keep((r_o <= r_1, never_rises))
        falls = rounds.total(have(d <= r, fallen, fall))
        bound = have(D + r_o.last <= rounds.sum(r, "all rates", name="R") + r_1, slow, falls)

    falls = theorem("Falls", "", Falls.bound)
    assert falls.on((3, 2, 2), (9, 5, 8)).check.ok
    assert {row.name for row in falls.on((2, 3), (9, 5)).check.failures} >= {"never rises"}
    said = {letter: meaning.text for meaning in Notation(Falls).own for letter in meaning.letters}
    assert (said["r"], said["r_o"]) == ("the rate of the round", "the rate of the round before")


def test_squares_of_a_state_letter_add_up_to_a_state_letter():
    n, x = fixed("how many").called("n"), state("one of them", lambda x, i: x[i]).called("x")
    row = Row("part", n, gives="i")(lambda x: ({"i": i} for i in range(len(x))))
    row.sum_of(x**2, "the squares").called("Q")
    total = row.total(have(x.next**2 <= x**2 + 1, assume(x.next**2 <= x**2, "slow")))
    assert str(total.claim) == "Q^+ ≤ Q + n"


# logarithms


def test_the_logarithm_of_a_term_is_one_letter_and_moves_with_it():
    W = state("a weight", start=1).called("W")
    ln_W = log(W).called("Λ")
    assert log(W) is ln_W and log(W.next) is ln_W.next and str(ln_W.start) == "0"
    assert [str(one) for one in (ln_W, ln_W.next, ln_W.last)] == ["Lambda", "Lambda^+", "Lambda_M"]
    assert log(W, 2) is not ln_W and str(log(1)) == "0"
    n = fixed("how many").called("n")
    assert log(state("a total", start=n).called("T")).called("Φ").start is log(n)

"""A claim about one kind of mistake is evaluated at the mistakes of that kind, and at no others."""

from functools import cache

import pytest

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.proof import claim
from mistake_bounds.theorems import winnow


def checked(claim, **kind):
    """A claim on the worst run."""
    return on_the_worst_run().check_claim(claim, **kind)


@cache
def on_the_worst_run():
    """The theorem on the worst run of Winnow for an OR of 3 of 8: promotions first, and then demotions."""
    return winnow.disjunctions().on(play(Winnow(), winnow_disjunction(8, 3).examples), range(3))


def test_a_true_claim_about_demotions_is_not_held_against_a_promotion():
    loss = winnow.disjunctions()["loss"]
    assert checked(loss) and not checked(loss.named("said of every mistake"))


def test_every_step_of_either_kind_holds_by_its_name():
    theorem = winnow.disjunctions()
    assert all(checked(known) for kind in theorem.kinds for known in kind.claims)
    run_of = [checked(known.claim).rows[0].times for kind in theorem.kinds for known in kind.steps[:1]]
    assert sum(run_of) == len(on_the_worst_run().run.mistakes)


def test_a_stronger_claim_is_evaluated_at_the_kind_that_is_asked_for():
    stronger = claim(winnow.T_next < winnow.T - winnow.n / 2, "a larger loss")
    (row,) = checked(stronger, kind="demotion").failures
    assert row.kind == "demotion" and row.failure.left == row.failure.right


def test_an_unknown_kind_is_refused_by_name():
    with pytest.raises(KeyError, match="no mistakes called 'errors'; it has promotion, demotion"):
        checked(winnow.disjunctions()["loss"], kind="errors")

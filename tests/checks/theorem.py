"""The contract of a theorem: checks with names, the same for every theorem.

A `TheoremCase` holds a theorem with the learner that it speaks of, streams on which that learner meets its hypotheses,
and learners that are not it; each check raises if what has to be true of it is not.  The test file of a chapter has the
cases of its theorems, and makes their test with `theorem_contract`.  (After river's ``yield_checks``, as
`checks.learner`.)
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from unittest.mock import patch

import pytest
import sympy
from checks import wrong
from each import all_hold
from thorough import THOROUGH, some_of

from mistake_bounds import play
from mistake_bounds.chapters.online_to_pac.learner import NotConservative
from mistake_bounds.chapters.winnow_ors.chips import NotAPower
from mistake_bounds.learner import Learner, OtherLearner
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    Cases,
    Certificate,
    Claim,
    Discharge,
    Divided,
    Fact,
    Given,
    Instance,
    Length,
    Proved,
    Refuted,
    Square,
    Unknown,
    prove,
    replay,
)
from mistake_bounds.proof.search import prove as searching
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.instance import Instance as OnRun
from mistake_bounds.theorem.rows import BrokenSequence
from mistake_bounds.theorems import NoBound, Theorem
from mistake_bounds.theorems.sorts import Hypothesis, hypotheses, parts

SEEDS = range(3)
NOT_READ = (NotAPower, NotConservative, BrokenSequence, OtherLearner)
BRIEFLY, LONGER = 0.06, 10.0  # seconds: in a short time most is refuted, and what can be proved is


def charged(right: Learner, run: Run):
    """What all predictions of a run come to, by the measure of the ``right`` learner: its mistakes, or its loss."""
    return sum(right.loss(round.prediction, round.y) for round in run.rounds())


@dataclass(frozen=True)
class TheoremCase:
    """A theorem, and what tells it from a statement that looks like it.

    ``stream`` makes examples from a seed, with what the theorem is told of a run on them: its target.  ``wrong`` maps
    learners that are not ``learner`` to the hypotheses that fail on their run with seed 0, or to the name of the
    refusal to read it; of others that are wrong one may pass, on a run of which the theorem is true all the same.
    ``stronger`` is a claim that does not follow from what the conclusion follows from.
    ``counted`` is what of a run the theorem bounds, and ``sorts`` says of which sort its hypotheses are by their
    names, where they do not.  ``at`` are numbers at which the stronger claim fails and all holds that the conclusion
    is added up from, where what that rests on has logarithms, so that none are looked for.  ``built_on`` are theorems
    with cases of their own, where what they are put together from is asked about.  ``measured`` is what the theorem
    has to tell of the run of any learner: what its predictions come to, unless the theorem is about something else.
    ``plays`` makes of a learner, the stream and the number of passes what the theorem is read on, where that is no run
    of an online learner.  ``steps`` are the wrong steps that it notices, faults of `checks.wrong`; a theorem on any
    learner at all notices none.
    """

    theorem: Theorem
    learner: Learner
    stream: Callable[[int], tuple[object, tuple]]
    wrong: Mapping[Learner, set[str]]
    stronger: Claim
    passes: int = 1
    counted: Callable[[Run], int] = lambda run: len(run.mistakes)
    sorts: tuple[Mapping[str, str], ...] = ()
    at: Mapping[str, object] = field(default_factory=dict)
    built_on: tuple[Theorem, ...] = ()
    measured: Callable[[Learner, Run], object] = charged
    plays: Callable[[Learner, object, int], object] = play
    steps: tuple[type, ...] = wrong.STEPS

    def on(self, seed: int = 0, learner: Learner | None = None) -> OnRun:
        """The theorem on the run of a learner, the right one unless given, on the stream of that seed."""
        examples, target = self.stream(seed)
        return self.theorem.on(self.plays(learner or self.learner, examples, self.passes), *target)


def theorem_contract(*cases: TheoremCase, checks=None):
    """The test of theorems: every check of the contract, unless ``checks`` are given, on each case."""

    @pytest.mark.parametrize("case", cases, ids=lambda case: case.theorem.name)
    def test(case):
        all_hold((check.__name__, partial(check, case)) for check in checks or EVERY)

    test.cases = cases
    return test


def total_loss(run: Run):
    return run.total_loss


# the proof


def is_proved_and_replayed(case: TheoremCase):
    """What a chapter proves `test_recheck` replays, each step once; here what is not among that.

    A theorem of a chapter only names its reading, which is imported when a run is read.
    """
    assert {type(proof) for proof in case.theorem.proofs} == {Proved}
    of_a_chapter = isinstance(case.theorem.read, partial)
    replayed = case.theorem.proofs if of_a_chapter and not THOROUGH else ()
    for proof in {*case.theorem.sums, case.theorem.conclusion}.difference(replayed):
        replay(proof.to_json())


def every_hypothesis_is_of_a_sort(case: TheoremCase):
    """And a theorem has something of each sort: what its learner does, what it assumes, what its letters are."""
    assert {known.sort for known in rests_on(case)} == {STEP, ASSUMPTION, DEFINITION}


def every_hypothesis_that_it_shows_is_one_of_its_proofs(case: TheoremCase):
    assert {*case.theorem.each, *case.theorem.at_end} <= {known.claim for known in rests_on(case)}


def no_hypothesis_is_idle(case: TheoremCase):
    """Every certificate fails to be found again without any one of the theorem's hypotheses that stand in it.

    All of those of its steps and its conclusion are tried; of what these are put together from, some.
    """
    known = {known.claim for known in rests_on(case)}
    elsewhere = {certificate for theorem in case.built_on for certificate in certificates(theorem)}
    pairs = [
        (certificate, dropped)
        for certificate in certificates(case.theorem)
        if certificate not in elsewhere
        for dropped in given_in(certificate)
        if dropped in known
    ]
    lines = {*map(last_line, (*case.theorem.steps, case.theorem.conclusion))}
    tried = [pair for pair in pairs if pair[0] in lines] + some_of([pair for pair in pairs if pair[0] not in lines])
    idle = [(line.goal, dropped) for line, dropped in tried if type(without(line, dropped, BRIEFLY)) is Proved]
    assert pairs and not idle


def a_step_without_one_of_its_hypotheses_is_refuted(case: TheoremCase):
    """With numbers at which the others hold and the step does not; one that rests on lines alone has none to drop."""
    lines = list(filter(None, map(last_line, case.theorem.steps)))
    dropped = [(line, known) for line in lines if not has_logarithms(line) for known in given_in(line)]
    assert dropped or all(has_logarithms(line) or not given_in(line) for line in lines)
    for line, known in dropped:
        soon = without(line, known, BRIEFLY)  # asked before
        is_refuted(without(line, known, LONGER) if isinstance(soon, Unknown) else soon)


# nothing stronger


def no_claim_with_a_coefficient_changed_is_proved(case: TheoremCase):
    """Its conclusion, and some changes of its steps and its facts, each from what its certificate rests on."""
    lines = filter(None, map(last_line, (*case.theorem.steps, *case.theorem.facts)))
    conclusion = last_line(case.theorem.conclusion)
    goals = [(conclusion, goal) for goal in changed(conclusion.goal)]
    goals += some_of([(line, goal) for line in lines for goal in changed(line.goal) if says_more(line, goal)])
    proved = [goal for line, goal in goals if type(from_its_premises(line, goal, BRIEFLY)) is Proved]
    assert goals and not proved, proved


def its_conclusion_is_as_strict_as_it_can_be(case: TheoremCase):
    """A step may well be strict: its sum over no mistakes is not."""
    line = last_line(case.theorem.conclusion)
    if line.goal.sign == ">=":
        strict = Claim(line.goal.term, ">", sympy.S.Zero, "strict")
        assert type(from_its_premises(line, strict, BRIEFLY)) is not Proved


def its_stronger_claim_is_refuted(case: TheoremCase):
    line = last_line(case.theorem.conclusion)
    if not case.at:
        return is_refuted(from_its_premises(line, case.stronger, LONGER))
    facts = [factor.proof.claim for factor in line.factors if type(factor) is Fact]
    assert all(holds(known, case.at) for known in (*given_in(line), *facts, line.goal))
    assert not holds(case.stronger, case.at)


# on runs


def it_holds_on_runs_of_its_learner(case: TheoremCase):
    """Every row, at mistakes of every kind; and the parts of the slack add up to the surplus, none below 0."""
    times = Counter()
    for seed in SEEDS:
        instance = case.on(seed)
        assert instance.check, instance.check
        assert instance.slack and all(part >= 0 for part in instance.slack.mistakes.values())
        assert case.counted(instance.run) == instance.bound - sum(instance.slack.mistakes.values())
        times.update({row.claim: row.times for row in instance.check.rows})
    assert all(times[known] for known in case.theorem.claims.values()), times


def a_run_is_read_once(case: TheoremCase):
    readings = []
    counting = replace(case.theorem, read=lambda *target: readings.append(target) or case.theorem.read(*target))
    instance = replace(case, theorem=counting).on()
    assert instance.check and instance.slack and instance.check_claim(case.theorem.conclusion.claim)
    assert instance.bound is not None
    assert len(readings) == 1


def a_wrong_learner_is_noticed_by_name_and_has_no_bound(case: TheoremCase):
    """A hypothesis fails, not only what follows from the hypotheses: that is what the table says, and no more."""
    for learner, names in case.wrong.items():
        try:
            instance = case.on(0, learner)
        except NOT_READ as refusal:
            assert {type(refusal).__name__} == names, learner
            continue
        assert noticed(instance) == names, learner
        for ask in ("bound", "slack"):
            with pytest.raises((NoBound, *NOT_READ)) as refusal:
                getattr(instance, ask)
            refused = {type(refusal.value).__name__, getattr(getattr(refusal.value, "claim", None), "name", None)}
            assert refused & names, learner


def a_wrong_step_is_noticed(case: TheoremCase):
    """A step the other way, two at once, and none, unless the run is the right one all the same."""
    right = case.on().run
    for learner, instance in _with_faults(case, case.steps):
        if instance is not None and (instance.run.updates, instance.run.weights) != (right.updates, right.weights):
            assert noticed(instance), learner


def what_a_check_lets_pass_is_told_truly(case: TheoremCase):
    """A check that holds tells as many mistakes, or as much loss, as the right learner's own measure says.

    So one that does not learn is noticed, even where it errs more often than the theorem allows.  Of learners that
    predict or rest otherwise no more is asked: one of which the theorem is true may pass.
    """
    for learner, instance in _with_faults(case, wrong.OTHERWISE):
        if instance is not None and not noticed(instance) and instance.check:
            assert instance.reading.end[case.theorem.count] == case.measured(case.learner, instance.run), learner


def _with_faults(case: TheoremCase, faults) -> Iterator[tuple[Learner, OnRun | None]]:
    """The right learner with each fault, and the theorem on its run; None where it refuses to read that.

    It is asked of runs on a sequence: what sees all examples at once makes no predictions, and a world has all samples.
    """
    for fault in faults if case.plays is play else ():
        learner = wrong.but_for(case.learner, fault)
        try:
            yield learner, case.on(0, learner)
        except NOT_READ:
            yield learner, None


EVERY = (
    is_proved_and_replayed,
    every_hypothesis_is_of_a_sort,
    every_hypothesis_that_it_shows_is_one_of_its_proofs,
    no_hypothesis_is_idle,
    a_step_without_one_of_its_hypotheses_is_refuted,
    no_claim_with_a_coefficient_changed_is_proved,
    its_conclusion_is_as_strict_as_it_can_be,
    its_stronger_claim_is_refuted,
    it_holds_on_runs_of_its_learner,
    a_run_is_read_once,
    a_wrong_learner_is_noticed_by_name_and_has_no_bound,
    a_wrong_step_is_noticed,
    what_a_check_lets_pass_is_told_truly,
)
# Of a theorem with a case of its own, what is checked on the runs of another learner.
ON_RUNS = (
    it_holds_on_runs_of_its_learner,
    a_run_is_read_once,
    a_wrong_learner_is_noticed_by_name_and_has_no_bound,
)


# what a theorem is made of


def rests_on(case: TheoremCase) -> frozenset[Hypothesis]:
    """Every hypothesis of its sums and its conclusion, also of what comes in a row."""
    proofs = (*case.theorem.sums, case.theorem.conclusion)
    return frozenset(known for proof in proofs for known in hypotheses(proof, *case.sorts))


def certificates(theorem: Theorem) -> tuple[Certificate, ...]:
    """Each certificate that the theorem is put together from, once."""
    found = (part.certificate for proof in theorem.proofs for part in parts(proof))
    return tuple(dict.fromkeys(certificate for certificate in found if certificate))


def last_line(proof: Proved) -> Certificate | None:
    """The certificate of the claim, before names were put in or hypotheses proved; of two cases, of the second."""
    match proof.by:
        case Certificate():
            return proof.by
        case Cases():
            return last_line(proof.by.on_positive)
        case Discharge() | Instance():
            return last_line(proof.by.proof)
        case Divided(premise=Fact(proof=rest)):
            return last_line(rest)
    return None


def has_logarithms(certificate: Certificate) -> bool:
    """Does anything that it rests on have a logarithm?  Numbers that fit one are not looked for."""
    rest = (known for f in certificate.factors if type(f) is Fact for known in f.proof.given if type(known) is Claim)
    return any(not known.is_vector and known.polynomial is None for known in (*given_in(certificate), *rest))


def given_in(certificate: Certificate) -> tuple[Claim, ...]:
    """The hypotheses that stand in it."""
    return tuple(dict.fromkeys(factor.claim for factor in certificate.factors if type(factor) is Given))


# what does not follow


@cache
def without(certificate: Certificate, dropped: Claim, seconds: float):
    """The verdict on its goal from all of its premises but one, and but for what that one says by itself."""
    others = [known for known in given_in(certificate) if known != dropped]
    return _verdict(certificate, certificate.goal, others, seconds, lambda fact: fact.given != {dropped})


@cache
def from_its_premises(certificate: Certificate, goal: Claim, seconds: float):
    """The verdict on another goal from all of its premises."""
    return _verdict(certificate, goal, given_in(certificate), seconds)


def _verdict(certificate, goal, given, seconds, keeps=lambda fact: True):
    facts = dict.fromkeys(f.proof for f in certificate.factors if type(f) is Fact and keeps(f.proof))
    squares = [factor.base for factor in certificate.factors if type(factor) is Square]
    lengths = [factor.vector for factor in certificate.factors if type(factor) is Length]
    ask = partial(prove, goal, given=given, using=[*facts, *squares, *lengths])
    with patch.object(searching, "TRIALS", searching.GLANCE):  # no matter which numbers refute it, any will do
        soon = ask(seconds=min(BRIEFLY, seconds))
    return ask(seconds=seconds) if isinstance(soon, Unknown) and seconds > BRIEFLY else soon


def is_refuted_without_any_hypothesis(line) -> None:
    """A line of a theory is refuted without any one of the hypotheses in its certificate."""
    certificate = last_line(line.proof)
    assert given_in(certificate)
    for known in given_in(certificate):
        is_refuted(without(certificate, known, LONGER))


def changed(claim: Claim) -> Iterator[Claim]:
    """With one coefficient of the terms that are said to be ≥ 0 together less than it was.

    Where the products are not negative, which is where the theorems are about something, each says more.
    """
    parts = () if claim.polynomial is None else sympy.Add.make_args(claim.term.expand())
    for part in parts if len(parts) > 1 else ():
        less = part / 2 if part.as_coeff_Mul()[0] > 0 else -part
        yield Claim(claim.term - less, claim.sign, sympy.S.Zero, f"{claim.name}, less {less}")


def says_more(line, goal: Claim) -> bool:
    """Does a claim differ from what is proved where numbers are 0 that are given to be?"""
    nothing = {
        known.lhs: 0
        for known in given_in(line)
        if known.op == "=" and isinstance(known.lhs, sympy.Symbol) and known.rhs == 0
    }
    return (goal.term - line.goal.term).subs(nothing) != 0


def is_refuted(verdict) -> None:
    """With numbers at which everything holds that was given, and the claim does not."""
    assert isinstance(verdict, Refuted), verdict
    assert all(holds(known, verdict.counterexample) for known in verdict.given)
    assert not holds(verdict.claim, verdict.counterexample)


# what is noticed


def noticed(instance: OnRun) -> set[str]:
    """The names of the hypotheses that fail on a run, or of the refusal to go through it."""
    proved = {proof.claim.name for proof in instance.theorem.proofs}
    try:
        failed = {row.claim.name for row in instance.check.failures}
    except NOT_READ as refusal:
        return {type(refusal).__name__}
    return failed - proved

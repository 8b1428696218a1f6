"""The page of results at a glance: every theorem of the book with its bound, what is sharper, and what is exact.

A *result* is a line of it.  Bounds are claims, quoted by their address; numbers are computed with the page.

"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import floor
from types import MappingProxyType

from sympy import Symbol

from mistake_bounds.chapters.bandits import theorem as bandits
from mistake_bounds.chapters.boosting_and_games import theorem as boosting
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, boost
from mistake_bounds.chapters.decision_lists import theorem as lists
from mistake_bounds.chapters.decision_lists.worst_case import decision_lists
from mistake_bounds.chapters.greedy_lists import theorem as greedy
from mistake_bounds.chapters.greedy_lists.learner import Greedy, put_down
from mistake_bounds.chapters.halving.worst_case import halving as halving_worst_case
from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.chapters.hedge.worst_case import minimax_regret
from mistake_bounds.chapters.hyperplanes import theorem as dummy
from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.nearer import four_norm, leash
from mistake_bounds.chapters.nearer import theorem as nearer
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.online_to_pac import theorem as conversion
from mistake_bounds.chapters.online_to_pac.learner import Draws, no_output
from mistake_bounds.chapters.pac import theorem as pac
from mistake_bounds.chapters.pac.worst_case import enough_examples
from mistake_bounds.chapters.past_right import margin_perceptron, passive_aggressive
from mistake_bounds.chapters.past_right.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
from mistake_bounds.chapters.perceptron_ors import theorem as perceptron_ors
from mistake_bounds.chapters.perceptron_ors.worst_case import perceptron_disjunction
from mistake_bounds.chapters.voted_averaged import theorem as votes
from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.chapters.weighted_majority.worst_case import experts as best_with_experts
from mistake_bounds.chapters.weighted_majority.worst_case import randomized_experts, weighted_majority
from mistake_bounds.chapters.what_any_learner_pays.worst_case import randomized_littlestone
from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import noisy_disjunction, winnow_disjunction, winnow_k_of_r
from mistake_bounds.chapters.winnow_worst_case import theorem as cross_off
from mistake_bounds.chapters.winnow_worst_case.known import lecture_bound, sharper_bound
from mistake_bounds.chapters.winnow_worst_case.worst_case import cross_off as worst_cross_off
from mistake_bounds.chapters.winnow_worst_case.worst_case import littlestone_disjunction
from mistake_bounds.exact import ceil_log
from mistake_bounds.examples import Examples
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.largest import largest, largest_whole
from mistake_bounds.theorems.address import claims_at, latex_at
from mistake_bounds.theorems.book import FILES
from mistake_bounds.theorems.places import PLACES
from mistake_bounds.worlds import World

HEAD = """# Results at a glance

The map has every theorem about mistakes once. Its row says what the theorem assumes of the data, and its column says
what the bound measures.

```{include} _map.md
```

In the tables below every theorem has a line: what is learned and by whom; what is assumed of the data; how many
mistakes there are at most, and what more is known; for a small size the exact worst case beside the bound there; and
where else you find it. *Exact* means that a search over every order of every example found the worst case. *A run* is
one run, and others may be worse. [The ledger](ledger.md) says which of these the lectures state, and in which form.

*Also in* names the chapter or section of a textbook that has the theorem, perhaps with other constants: SSBD is
Shalev-Shwartz and Ben-David, *Understanding Machine Learning* (2014); MRT is Mohri, Rostamizadeh and Talwalkar,
*Foundations of Machine Learning* (2nd edition, 2018); CBL is Cesa-Bianchi and Lugosi, *Prediction, Learning, and Games*
(2006); OCO is Hazan, *Introduction to Online Convex Optimization*; Orabona is *A Modern Introduction to Online
Learning*. Where nothing is named, we are not certain, or do not know of any.

Below each table its letters are explained. On the whole page $x$ is an example, $y$ its label, which is 1 or −1 where
nothing else is said, $w$ are the learner's weights, and $u$ is the target with which they are compared.
"""

QUOTED = re.compile(r"\{(\w+\.\w+)\}")  # a claim by its address


@dataclass(frozen=True)
class Result:
    """A line of the page: ``of`` is the address of its claim, ``more`` and ``small`` are Markdown, ``where`` a role.

    A claim in ``more`` is quoted by its address, in braces.  What it assumes, and who else has it, comes from the
    theorems in ``where``, by their places on the map.
    """

    what: str
    of: str
    more: str
    small: str
    where: str

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the theorems in which the line is proved.

        >>> results()["ORs of a few among many"][1].labels
        ('winnow-or-bound', 'winnow-sharper')
        """
        return tuple(re.findall(r"`([^`]+)`", self.where))

    @property
    def name(self) -> str:
        """The short names of its theorems."""
        return ", ".join(PLACES[label].name for label in self.labels)

    @property
    def assumes(self) -> str:
        """The assumptions about the data.

        >>> results()["Experts"][0].assumes
        'nothing'
        """
        return PLACES[self.labels[0]].assumes

    @property
    def measures(self) -> str:
        """The quantity that the bound measures."""
        return PLACES[self.labels[0]].measures

    @property
    def also(self) -> str:
        """The chapters or sections of textbooks that have one of its theorems, a line each."""
        books = [book for label in self.labels for book in PLACES[label].also.split(", ")]
        return "<br>".join(book.replace(" ", "\N{NO-BREAK SPACE}") for book in books if book)

    @property
    def letters(self) -> Mapping[str, str]:
        """Each letter that the line's formulas show, and what it stands for there.

        Where a claim writes out the logarithm of n, this n is a letter of it, and the logarithm's own letter none.

        >>> results()["ORs of a few among many"][0].letters["N"]
        'how many attributes are listed at the start'
        """
        found: dict[str, str] = {}
        for address in (self.of, *QUOTED.findall(self.more)):
            file = address.partition(".")[0]
            written = latex_at(address)
            shown = {a for a in claims_at(address)[0].symbols if a[0].isalpha() and _stands_in(a, written)}
            for letter in sorted(shown | set(re.findall(r"\\(?:ln|log_2) ([nN])\b", written))):
                (meaning,) = FILES[file].letters.meanings(letter)
                found.setdefault(letter, meaning)
        for word in re.findall("[A-Za-z]+", " ".join(re.findall(r"\$(.+?)\$", self.more))):
            for meaning in FILES[self.of.partition(".")[0]].letters.meanings(word):
                found.setdefault(word, meaning)
        return MappingProxyType(found)

    def row(self, lines: Iterable["Result"]) -> str:
        """The line as a row of the table of these lines: five columns.

        The row explains a letter that stands for something else in another of the lines.
        """
        own = [_sentence((letter,), meaning) for letter, meaning in self.letters.items() if letter in several(lines)]
        more = QUOTED.sub(lambda quoted: f"${latex_at(quoted[1])}$", self.more)
        bounds = "<br>".join(filter(None, [f"${latex_at(self.of)}$", more, "; ".join(own)]))
        return f"| {self.what} ({self.where}) | {self.assumes} | {bounds} | {self.small} | {self.also} |"


def _theorem(*labels: str) -> str:
    return ", ".join(f"{{prf:ref}}`{label}`" for label in labels)


@cache
def results() -> Mapping[str, tuple[Result, ...]]:
    """The results by heading, in the order of the book.

    >>> [result.of for result in results()["The Perceptron"]]
    ['perceptron.mistake_bound', 'dummy.as_large_as_the_data', 'perceptron.mistake_bound', 'perceptron.mistake_bound']
    """
    return MappingProxyType(
        {
            "The Perceptron": _perceptron(),
            "ORs of a few among many": _ors(),
            "Other targets, by Winnow": _targets(),
            "Any finite class": _classes(),
            "Experts": _experts(),
            "Data that nothing separates": _imperfect(),
            "Any data, by steps against a loss": _losses(),
            "One arm at a time": _bandits(),
            "Lists of rules": _lists(),
            "Lists of rules from a sample": _from_a_sample(),
            "Learning from right answers too": _past_right(),
            "From a sample": _samples(),
            "From mistakes to probability": _conversions(),
            "Nearer to the target": _nearer(),
            "Boosting and games": _games(),
            "Draws from a world": _draws(),
            "Any data, by steps that shrink": _steps(),
        }
    )


def _perceptron() -> tuple[Result, ...]:
    tight = Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4)
    mistakes = len(play(Perceptron(), tight).mistakes)
    allowed = perceptron_bound(tight, (1, 0, 1))
    pair = Examples([(1,), (2,)], [1, -1]).with_dummy(2)
    lifted = len(play_until_clean(Perceptron(), pair, 100).mistakes)
    at = {"gamma": Fraction(1, 2), "r": 2, "v": (-1,)}  # the threshold 3/2, half-way between 1 and 2
    four = largest_whole(dummy.as_large_as_the_data().claim, "M", at)
    theorem = perceptron.mistake_bound()
    corners = Examples([(-1, -1), (-1, 1), (1, -1), (1, 1)], [-1, 1, 1, -1])
    by_kernel = play_until_clean(KernelPerceptron(Polynomial(2)), corners, 10)
    in_kernel = theorem.on(by_kernel, corners.y).bound
    axes = Examples([[int(i == j) for j in range(6)] for i in range(6)], "b" * 6, labels="ab")
    by_score = play(MulticlassPerceptron("ab"), axes)
    of_two = theorem.on(by_score, (-1,) * 6 + (1,) * 6).bound
    return (
        Result("linear separator with a margin; the Perceptron", "perceptron.mistake_bound",
               "attained for every whole value, in three dimensions already; a clean pass after at most one pass more",
               f"a run in space: {mistakes} of {allowed}", _theorem("perceptron-mistake-bound")),
        Result("separator with a threshold; the Perceptron with a dummy input as large as the data",
               "dummy.as_large_as_the_data", "for any dummy: {dummy.any_dummy}",
               f"a run on 1 and 2: {lifted} of {four}", _theorem("dummy-theorem")),
        Result("separator in the space of a kernel; the Perceptron with the kernel", "perceptron.mistake_bound",
               "lengths and the margin measured by the kernel; attained by learning by heart",
               f"exclusive or by squares: a run {len(by_kernel.mistakes)} of {int(in_kernel)}",
               _theorem("kernel-mistake-bound")),
        Result("one answer of many, preferred by a margin; the Perceptron that says the highest score",
               "perceptron.mistake_bound", "x is a difference of features; attained by two classes",
               f"an axis each for 6 examples: a run {len(by_score.mistakes)} of {of_two}",
               _theorem("many-answers-bound")),
    )  # fmt: skip


def _ors(n: int = 8, r: int = 2) -> tuple[Result, ...]:
    size = f"n = {n}, r = {r}"
    L = ceil_log(n)
    worst = winnow_disjunction(n, r).mistakes
    allowed = largest_whole(winnow.disjunctions().conclusion.claim, "M", {"r": r, "L": L})
    optimum = littlestone_disjunction(n, r)
    crossed = winnow_disjunction(n, r, demotion="eliminate", threshold=1).mistakes
    listed = largest_whole(cross_off.mistake_bound().conclusion.claim, "M", {"N": n, "r": r})
    removed = winnow_disjunction(n, r, demotion="eliminate").mistakes
    noisy = noisy_disjunction(4, 2, 1).mistakes
    steps = largest_whole(perceptron_ors.mistake_bound().conclusion.claim, "M", {"r": 2, "z": 2})
    forced = perceptron_disjunction(4, 2).mistakes
    with_errors = largest_whole(winnow.noisy().conclusion.claim, "M", {"r": 2, "L": 2, "A": 1})
    return (
        Result("OR of r; list and cross off", "cross_off.mistake_bound", "attained",
               f"{size}: exact {crossed} of {listed}", _theorem("cross-off-bound")),
        Result("OR of r; Winnow", "winnow.disjunctions",
               "{winnow.sharper} with $W = 2^L$; the lectures' {winnow.lecture_bound}",
               f"{size}: exact {worst} of {allowed}; sharper {sharper_bound(n, r)}, the lectures' "
               f"{lecture_bound(n, r)}; no algorithm can promise fewer than {optimum}",
               _theorem("winnow-or-bound", "winnow-sharper")),
        Result("OR of r; Winnow that sets to zero", "winnow.elimination", "",
               f"{size}: exact {removed} of {sharper_bound(n, r, 'eliminate')}", _theorem("winnow-elimination")),
        Result("OR of r with attribute errors; Winnow", "winnow.noisy", "",
               f"n = 4, r = 2, one error: exact {noisy} of {with_errors}", _theorem("winnow-noisy")),
        Result("OR of r strings; Winnow with slots", "infinite_attributes.mistake_bound",
               "enough slots: {infinite_attributes.lectures_N_is_enough}", "",
               _theorem("infinite-attributes-theorem")),
        Result("OR of r, z others; the Perceptron with a dummy input", "perceptron_ors.mistake_bound",
               "exact for z = 0", f"r = 2, z = 2: exact {forced} of {steps}", _theorem("perceptron-ors-bound")),
        Result("the same, in a line", "perceptron_ors.in_a_line", "", "", _theorem("perceptron-ors-bound")),
        Result("the same, by prices of levels with a certificate", "prices.mistakes",
               "for z = 1 and z = 2 exact for every r, with a finite check by program", "r = 2, z = 2: exact "
               f"{forced} of {8 * 2}", _theorem("perceptron-ors-prices")),
    )  # fmt: skip


def _targets() -> tuple[Result, ...]:
    n, k, r = 4, 2, 3
    worst = winnow_k_of_r(n, k, r).mistakes
    cap = ceil_log(n, winnow_k_of_r(n, k, r).learner.factor)
    allowed = largest_whole(k_of_r.k_of_r().conclusion.claim, "M", {"k": k, "r": r, "C": cap})
    return (
        Result("at least k of r; Winnow with the factor 1 + 1/2k", "k_of_r.k_of_r",
               "{k_of_r.in_logarithms}",
               f"n = {n}, k = {k}, r = {r}: exact {worst} of {allowed}", _theorem("winnow-k-of-r-bound")),
        Result("the same, k unknown: guess and double", "guessing.unknown_k", "", "", _theorem("guess-k")),
        Result("the same, k and r unknown", "guessing.unknown_k_and_r", "", "", _theorem("guess-more")),
        Result("weights and a gap; Winnow", "gap.gap", "{gap.gap_in_logs}", "", _theorem("l1-gap")),
        Result("margin against the sum of the weights; Winnow with the best factor", "l1_margin.l1_margin",
               "{l1_margin.quadratic}", "", _theorem("l1-margin-theorem")),
        Result("the same, an unknown margin: guess and double", "guessing.unknown_margin", "", "",
               _theorem("guess-more")),
    )  # fmt: skip


def several(lines: Iterable[Result]) -> frozenset[str]:
    """The letters that stand for different things in some lines.

    >>> sorted(several(results()["ORs of a few among many"]))
    ['L', 'N', 'n']
    """
    meanings: dict[str, set[str]] = {}
    for line in lines:
        for letter, meaning in line.letters.items():
            meanings.setdefault(letter, set()).add(meaning)
    return frozenset(letter for letter, several in meanings.items() if len(several) > 1)


def _experts(n: int = 4, m: int = 3) -> tuple[Result, ...]:
    size = f"n = {n}, m = {m}"
    no_less = "no algorithm can promise fewer than"
    log2_n = ceil_log(n)
    drawn = randomized_experts(n, m).mistakes
    allowed = largest_whole(experts.halves().claim, "M", {"m": m, "lg": log2_n})
    own = weighted_majority(n, m).mistakes
    best = best_with_experts(n, m).mistakes
    return (
        Result("as well as the best of n experts; weighted majority", "experts.deterministic",
               "with β = 1/2: {experts.halves}",
               f"{size}, β = 1/2: exact {own} of {allowed}; {no_less} {best}", _theorem("weighted-majority-bound")),
        Result("the same, expected mistakes; randomized weighted majority", "experts.randomized",
               f"for a suitable β: {{experts.tuned}} with $s \\ge \\sqrt{{2m\\ln n}}$; {size}: {no_less} "
               f"{float(drawn):.2f}", "", _theorem("randomized-majority-bound")),
        Result("the same; Vovk's forecaster", "experts.forecaster",
               "rate at most 3/5: {experts.verbatim}", "", _theorem("vovk-forecaster-bound")),
        Result("any losses from 0 to 1; Hedge", "hedge.regret",
               f"for the best rate: {{hedge.tuned}}; n = {n}, T = 8: {no_less} a regret of "
               f"{float(minimax_regret(n, 8).regret):.2f}", "",
               _theorem("hedge-regret")),
        Result("the same for T that nobody knows; Hedge with a rate that shrinks", "hedge.anytime",
               "for the right rates: {hedge.without_T} with $p = \\sqrt{\\ln n}$, $q_T = \\sqrt T$", "",
               _theorem("hedge-anytime")),
    )  # fmt: skip


def _imperfect() -> tuple[Result, ...]:
    axes = Examples([[int(i == j) for j in range(4)] for i in range(4)], [1] * 4)
    u = (Fraction(1, 2),) * 4
    mistakes = len(play(Perceptron(), axes).mistakes)
    bounds = imperfect_bounds(axes, u, 1)
    size = f"four axes, γ = 1, T = 2: a run {mistakes}"
    return (
        Result("any target; the Perceptron, in the total distance", "imperfect.total_distance",
               "{imperfect.root_form}", f"{size} of {bounds.total}, in the root form {bounds.root}",
               _theorem("total-distance")),
        Result("any target; the Perceptron, in squared distances", "imperfect.freund_schapire",
               "with the best Δ, where $D > 0$: {imperfect.with_the_best_column}",
               f"{size} of {bounds.squares}", _theorem("squared-distances")),
    )  # fmt: skip


def _losses(rounds: int = 40) -> tuple[Result, ...]:
    axes = Examples([[int(i == j) for j in range(rounds)] for i in range(rounds)], [1] * rounds)
    half = Fraction(1, 2)
    descent = play(OnlineGradientDescent(rate=half), axes)
    on_axes = gradient.hinge().on(descent, (half,) * rounds)
    of_u = on_axes.reading.end["U_T"]
    squares = gradient.consistent().on(play(LMS(1), axes), (1,) * rounds)
    size = f"an example for each of {rounds} axes"
    return (
        Result("losses with slopes up to G; online gradient descent", "gradient.regret",
               "for the best rate: {gradient.tuned} with $D = \\lVert u\\rVert$, $q = \\sqrt T$", "",
               _theorem("gradient-regret")),
        Result("the hinge loss, K steps; the same", "gradient.hinge", "attained",
               f"{size}, η = 1/2: regret {descent.total_loss - of_u} of {on_axes.bound - of_u}",
               _theorem("hinge-regret")),
        Result("numbers that some u gets right; LMS, squared errors", "gradient.consistent", "attained",
               f"{size}, η = 1: {squares.run.total_loss} of {squares.bound}", _theorem("lms-consistent")),
        Result("any numbers; LMS, squared errors", "gradient.any_data",
               "for η = 1/2R²: {gradient.twice_the_best}", "", _theorem("lms-any-data")),
    )  # fmt: skip


def _lists() -> tuple[Result, ...]:
    n, L = 5, 4
    sizes = {"n": n, "L": L}
    size = f"n = {n}, L = {L}"
    all_drop = decision_lists(n, L).mistakes
    one_drops = decision_lists(n, L, drop="one").mistakes
    vote = decision_lists(n, L, vote="majority").mistakes
    allowed = largest_whole(lists.by_levels().conclusion.claim, "M", sizes)
    most = largest_whole(lists.in_rules().claim, "T", sizes)
    of_vote = largest_whole(lists.majority_in_rules().claim, "H", sizes)
    return (
        Result("decision list of L rules; levels", "lists.by_levels", "", f"{size}: exact at most {one_drops} of "
               f"{allowed}", _theorem("lists-by-levels")),
        Result("one list; levels, all wrong rules drop", "lists.peeled",
               "attained by every list; over all lists of L ≥ 3 rules {lists.in_rules}",
               f"{size}: exact {all_drop} of {most}", _theorem("what-a-list-costs")),
        Result("one list; levels, one wrong rule drops", "lists.one_at_a_time", "attained by every list",
               f"{size}: exact {one_drops} of {most + (2 * L - 3) * n}", _theorem("what-a-list-costs")),
        Result("lists of L ≥ 3 rules; the majority of the level answers", "lists.majority_in_rules", "attained",
               f"{size}: exact {vote} of {of_vote}", _theorem("lists-majority")),
    )  # fmt: skip


def _from_a_sample(n: int = 3) -> tuple[Result, ...]:
    turns = decision_lists(n, n + 1).target  # answers that take turns cost most
    run = put_down(Greedy(), turns.everywhere(n))
    allowed = greedy.rounds().on(run, turns).bound
    halted = put_down(Greedy(), Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, 1, 1, -1]))
    left = greedy.right().on(halted)
    return (
        Result("a sample that some decision list fits; greedy, in rounds", "greedy.rounds", "attained",
               f"n = {n}: a run {len(run.rules)} of {allowed}", _theorem("greedy-complete")),
        Result("any sample; the list that greedy puts down, in errors", "greedy.right",
               "none where it does not halt; if it halts, no list fits",
               f"the exclusive or: {left.reading.end['E']} of {left.bound}", _theorem("greedy-right")),
    )  # fmt: skip


def _past_right() -> tuple[Result, ...]:
    from mistake_bounds.chapters.past_right.examples import windows  # a page takes from every room
    from mistake_bounds.chapters.perceptron.examples import orthonormal  # a page takes from every room

    rounds, k = 12, 3
    stream = windows(rounds, k)
    goes_on = play(MarginPerceptron(k), stream.examples)
    on_windows = margin_perceptron.updates().on(goes_on, stream.u)
    axes = orthonormal(rounds)
    passive = passive_aggressive.squared_losses().on(play(PassiveAggressive(), axes.examples), axes.u)
    return (
        Result("linear separator with a margin; the margin Perceptron, updates", "margin_perceptron.updates",
               "after a clean pass {margin_perceptron.of_any_margin}",
               f"{rounds} windows of {k}, β = {k}: {len(goes_on.updates)} updates of {on_windows.bound}",
               _theorem("margin-perceptron-share", "margin-perceptron-bound")),
        Result("the same; passive–aggressive, squared losses", "passive_aggressive.squared_losses",
               "attained; mistakes: {passive_aggressive.mistakes}",
               f"an example for each of {rounds} axes: {passive.reading.end['Q_T']} of {passive.bound}",
               _theorem("passive-aggressive-losses")),
        Result("any data; PA-I, mistakes", "passive_aggressive.capped", "", "",
               _theorem("passive-aggressive-any-data")),
        Result("any data; PA-II, squared losses", "passive_aggressive.softened", "", "",
               _theorem("passive-aggressive-any-data")),
    )  # fmt: skip


def _samples() -> tuple[Result, ...]:
    from mistake_bounds.chapters.halving.examples import conjunctions
    from mistake_bounds.worlds import uniform

    ands = conjunctions(2)
    accuracy = Fraction(1, 4)
    confidence = Fraction(1, 10)
    world = uniform(ands.instances, ands.concepts[ands.index("x₁x₂")])
    enough = enough_examples(world, ands.concepts, accuracy, confidence)
    sizes = {"N": len(ands), "nu": ln(len(ands)), "h": -ln(confidence), "epsilon": accuracy}
    most = next(m for m in range(1, 100) if holds(pac.ENOUGH, {**sizes, "m": m}))
    return (
        Result("one of N hypotheses, from a sample; any one that agrees with it", "pac.consistent",
               "errors below ε: from $(\\ln N+\\ln(1/\\delta))/\\epsilon$ examples on",
               f"ANDs of two variables, all rows equally likely, ε = 1/4, δ = 1/10: exact {enough} of {most} examples",
               _theorem("consistent-learners")),
        Result("AND of clauses, from a sample; the AND of those that are never false of a positive example",
               "pac.negatives", "for every negative example: not all that are kept are true of it", "",
               _theorem("and-of-the-never-false")),
        Result("no linear separator, by multipliers", "pac.no_separator", "the least score of any weights", "",
               _theorem("no-separator")),
    )  # fmt: skip


def _conversions(q: int = 4) -> tuple[Result, ...]:
    tenth = Fraction(1, 10)
    rows = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))
    world = World(rows, (5 * tenth, tenth, tenth, 3 * tenth), (1, -1, -1, -1))
    by_list = lambda m: Draws(Winnow(threshold=1, demotion="eliminate"), world, m)
    allowed = largest_whole(conversion.coverage().conclusion.claim, "m", {"q": q, "M": 2})
    most = max(m for m in range(allowed + 2) if no_output(by_list(m), q))
    few = conversion.littlestone().on(by_list(60), tenth, 2, Fraction(1, 4))
    exact = f"{float(few.reading.end['P']):.4f} of {float(few.bound):.4f}"
    return (
        Result("an example that no hypothesis has waited for; any learner with a mistake bound",
               "conversion.coverage", "attained", f"q = {q}, M = 2: exact {most} of {allowed}",
               _theorem("longest-surviving")),
        Result("the chance that the first one right q times in a row errs with ε or more", "conversion.fooled",
               r"at most δ for $q \ge (\ln M + \ln(1/\delta))/\epsilon$", "", _theorem("longest-surviving")),
        Result("the chance that all hypotheses used err with ε or more, at most M mistakes", "conversion.littlestone",
               "{conversion.in_logarithms}; crossing off in a world of four instances, β = 1/4, "
               f"ε = 1/10, m = 60: {exact}", "", _theorem("littlestone-conversion")),
        Result("the chance that a bad hypothesis is output; any learner with a mistake bound",
               "conversion.no_worse_than_apart", "attained by Winnow with one rare attribute",
               "", _theorem("longest-surviving")),
        Result("the chance that all hypotheses used err with ε or more; any learner with a mistake bound",
               "conversion.no_worse_than_heads", "attained by Winnow with one rare attribute",
               "", _theorem("littlestone-conversion")),
        Result("the chance that their average error is Y/m above the mistakes made", "conversion.average_risk",
               r"at most δ for $2Y^2 \ge m\ln(1/\delta)$ and the best β", "", _theorem("average-risk")),
    )  # fmt: skip


def _nearer(n: int = 64) -> tuple[Result, ...]:
    from mistake_bounds.chapters.winnow_ors.examples import hadamard  # a page takes from every room

    rows = hadamard(n, 0)
    axis = next(axis for axis in _axes(n) if rows.margin(axis) > 0)
    four = four_norm.mistake_bound().on(play(PNormPerceptron(4, tie=0), rows), axis)
    length = nearer.by_length().on(play(Perceptron(tie=0), rows), axis)
    size = f"{n} rows of a Hadamard matrix, one entry is the label"
    jumps = [axis for axis in _axes(12) for _ in range(2)]
    leashed = play(LeashedPerceptron(2, tie=0), Examples(jumps, [1] * len(jumps)))
    followed = leash.mistake_bound().on(leashed, jumps)
    return (
        Result("linear separator with a margin; the Perceptron by distance, step h", "nearer.by_length",
               "with the best length of the target: {nearer.block_novikoff}",
               f"{size}: a run {len(length.run.mistakes)} of {length.bound}", _theorem("nearer-perceptron")),
        Result("OR of r; Winnow by distance", "nearer.by_weights", "with $\\lambda = 13n/6$", "",
               _theorem("nearer-winnow")),
        Result("linear separator with weights that add up to 1; the multiplicative learner by relative entropy",
               "nearer.by_entropy", "", "", _theorem("nearer-entropy")),
        Result("linear separator with a sparse target; the 4-norm Perceptron", "four_norm.mistake_bound", "",
               f"{size}: a run {len(four.run.mistakes)} of {four.bound}", _theorem("four-norm-bound")),
        Result("a target that moves; the Perceptron on a leash", "leash.mistake_bound",
               "with the best length of the target: {leash.tracking}",
               f"from axis to axis: a run {len(leashed.mistakes)} of {floor(followed.bound)}", _theorem("leash-bound")),
    )  # fmt: skip


def _games() -> tuple[Result, ...]:
    boosted = boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 2)
    allowed = int(float(boosting.training_error().on(boosted).bound))
    return (
        Result("a vote of weak hypotheses, rounds with an error left; AdaBoost", "boosting_and_games.training_error",
               "$E$ is the number of errors of the vote", f"three points: a run {len(boosted.errors)} of {allowed}",
               _theorem("adaboost-bound")),
        Result("any vectors; who meets Blackwell's condition, squared distance", "games.approach", "", "",
               _theorem("blackwell-approach")),
        Result("any costs of actions; regret matching", "games.regret_matching", "for the best a: B√T + Tδ", "",
               _theorem("regret-matching-bound")),
    )  # fmt: skip


def _axes(n: int) -> list[tuple[int, ...]]:
    return [tuple(int(i == j) for j in range(n)) for i in range(n)]


def _bandits(rounds: int = 8) -> tuple[Result, ...]:
    from mistake_bounds.chapters.bandits.learner import Exp3, Histories, tossed
    from mistake_bounds.chapters.bandits.worst_case import one_good_arm, tuned_rate

    learner, losses = Exp3(2, tuned_rate(2, rounds)), one_good_arm(2, rounds)
    on_all = bandits.expected().on(Histories(learner, losses))
    on_one = bandits.one_run().on(play(learner, tossed(losses, seed=1)))
    size = f"{rounds} rounds, one of two arms never loses"
    hundredths = floor(100 * on_all.run.expected_loss), floor(100 * on_all.bound)
    return (
        Result("losses up to 1, only the drawn arm's seen; Exp3, expected loss", "bandits.expected",
               "tuned: {bandits.tuned} with $z \\ge \\sqrt{{2 T K\\ln K}}$",
               f"{size}, in hundredths: {hundredths[0]} of {hundredths[1]}", _theorem("exp3-expected")),
        Result("the same on one run, against estimated losses", "bandits.one_run", "",
               f"{size}: a run {on_one.reading.end['D_U']} of {floor(on_one.bound)}", _theorem("exp3-one-run")),
        Result("classes guessed, only right or wrong learned; Banditron, the highest score wrong", "banditron.mistakes",
               "where $M_{{T}} \\ge L_{{T}}$", "", _theorem("banditron-expected")),
    )  # fmt: skip


def _draws() -> tuple[Result, ...]:
    from mistake_bounds.chapters.voted_averaged.reading import expected_error, expected_mistakes, left_out
    from mistake_bounds.worlds import uniform

    one = uniform([(1,)], lambda x: True)
    voted = VotedPerceptron()
    by_vote = expected_error(one, voted, 1, voted.final_prediction)
    at_random = expected_mistakes(one, Perceptron(), 2) / 2
    shown = Examples([(1,)], [1])
    out = len(left_out(play_until_clean(Perceptron(tie=0), shown, 9)))
    sizes = {"m": 1, "R^2": 1, "u": (1,), "gamma": 1}
    at_most = {
        "random": largest(votes.random_stopping().conclusion.claim, "e_r", sizes),
        "vote": largest(votes.voted().conclusion.claim, "e_v", sizes),
    }
    size = "a world with one instance, m = 1"
    return (
        Result("an independent draw; the Perceptron stopped at random", "votes.random_stopping",
               "an equality: {votes.exactly}",
               f"{size}, (m + 1)-fold: {2 * at_random} of {2 * at_most['random']}", _theorem("stopping-at-random")),
        Result("the same; the vote of all its weights", "votes.voted",
               "{votes.twice_the_mean}; attained", f"{size}: {by_vote} of {at_most['vote']}",
               _theorem("voted-perceptron")),
        Result("an example left out; the Perceptron until a clean pass", "votes.leave_one_out", "attained",
               f"one example: {out} of {perceptron_bound(shown, (1,))}", _theorem("leave-one-out")),
    )  # fmt: skip


def _steps(rounds: int = 16) -> tuple[Result, ...]:
    from mistake_bounds.chapters.shrinking_steps.learner import RegularizedLeader, Root, ShrinkingSteps, root
    from mistake_bounds.chapters.shrinking_steps.worst_case import interval_regret

    size = f"{rounds} bets of −1 to 1"
    worst = interval_regret(ShrinkingSteps(Root(2, 1)), rounds).regret
    leader = interval_regret(RegularizedLeader(root(rounds)), rounds).regret
    return (
        Result("convex losses on a bounded set; descent with steps that never grow", "shrinking_steps.any_steps",
               "", "", _theorem("shrinking-any-steps")),
        Result("the same; the steps D/(G√t)", "shrinking_steps.any_horizon",
               "at every T: {shrinking_steps.in_roots} with $q = \\sqrt T$",
               f"{size}: exact below {floor(worst) + 1} of {floor(3 * root(rounds))}",
               _theorem("shrinking-any-horizon")),
        Result("strongly convex losses; descent with the steps 1/(σt)", "shrinking_steps.strongly_convex",
               "{shrinking_steps.in_logarithms}", "", _theorem("shrinking-curved")),
        Result("convex losses; the regularized leader", "shrinking_steps.regularized", "attained",
               f"{size}, σ = 4: exact {leader} of {root(rounds)}", _theorem("shrinking-leader")),
        Result("a convex loss on any data; the mean of the weights", "shrinking_steps.averaged", "", "",
               _theorem("shrinking-mean")),
    )  # fmt: skip


BESIDES = """## Theorems that bound no mistakes

- {prf:ref}`distance`: how far a point is from a hyperplane.
- {prf:ref}`largest-margin`: an average of two examples bounds every margin.
- {prf:ref}`count-of-lists`: how many functions decision lists are, at most.
- {prf:ref}`greedy-certificate`: two examples for each condition show that no list fits a sample.
- {prf:ref}`minimax-by-regret`: two learners with small regret find the value of a game.
- {prf:ref}`little-memory`: the sum of all weight vectors, from the last ones.
"""


def letters(lines: Iterable[Result]) -> str:
    """The meanings of the letters that have one meaning in all of some lines; letters of one meaning together.

    >>> letters(results()["The Perceptron"]).split("; ")[1]
    '$R$ is the radius of a ball about the origin that holds all x'
    """
    lines = tuple(lines)
    ambiguous = several(lines)
    one = {letter: meaning for line in lines for letter, meaning in line.letters.items() if letter not in ambiguous}
    meanings = dict.fromkeys(one.values())
    return "; ".join(_sentence([a for a in one if one[a] == meaning], meaning) for meaning in meanings)


def _stands_in(letter: str, written: str) -> bool:
    """Does a formula show the letter?  As a whole: there is an h in ``\\right`` and a g in ``\\log``.

    >>> _stands_in("h", r"\\left(h\\right)"), _stands_in("h", r"\\left(x\\right)")
    (True, False)
    """
    return re.search(rf"(?<![\\A-Za-z]){re.escape(_latex(letter))}(?![A-Za-z])", written) is not None


def _sentence(among: Iterable[str], meaning: str) -> str:
    """A sentence: what letters stand for.

    >>> _sentence(["C", "L"], "the cap")
    '$C$ and $L$ are the cap'
    """
    shown = [f"${_latex(letter)}$" for letter in among]
    return f"{' and '.join(shown)} {'is' if len(shown) == 1 else 'are'} {meaning}"


def _classes() -> tuple[Result, ...]:
    from mistake_bounds.chapters.halving.examples import (  # a page takes from every room
        broken,
        clauses,
        k_cnf,
        rows_of_bits,
        variables,
    )

    nine = variables(9)
    three = k_cnf(3, 2)
    parts = clauses(3, 2)
    rows = broken(rows_of_bits(3), parts, ()).X
    at = {"K": len(parts), "b": sum(rows[0]), "r": 0}
    allowed = largest_whole(cross_off.with_clauses().claim, "M'", at)
    best, drawn = littlestone(three).mistakes, randomized_littlestone(k_cnf(2, 2)).mistakes
    return (
        Result("one of N concepts; halving", "halving.mistake_bound",
               "without a logarithm: {halving.doublings}",
               f"9 single variables: exact {halving_worst_case(nine).mistakes} of {len(nine).bit_length() - 1}; "
               f"2-CNF of 3 variables: exact {halving_worst_case(three).mistakes} of {len(three).bit_length() - 1}",
               _theorem("halving-bound")),
        Result("the same; standard optimal algorithm", "halving.standard_optimal",
               "attained; no deeper than bits: {halving.no_deeper}",
               f"2-CNF of 3 variables: exact {best} of {best}", _theorem("littlestone-optimum")),
        Result("the same, expected mistakes; randomized optimal algorithm", "pays.randomized_optimal",
               "attained: {pays.forced}; {pays.half} and {pays.no_more}",
               f"2-CNF of 2 variables: exact {drawn} of {drawn}", _theorem("randomized-optimum")),
        Result("AND of r of K clauses; list and cross off", "cross_off.with_clauses", "each row breaks b clauses",
               f"2-CNF of 3 variables, r = 0: exact {worst_cross_off(rows, ())} of {allowed}",
               _theorem("cross-off-clauses")),
    )  # fmt: skip


def _latex(letter: str) -> str:
    return term_latex(Symbol(letter))


def page() -> str:
    """The page as Markdown."""
    parts = [HEAD]
    for heading, lines in results().items():
        table = "| learned, and by whom | assumed | at most | at a small size | also in |\n|---|---|---|---|---|"
        parts += [
            f"## {heading}\n\n:::{{div}} mb-rows mb-results",
            "\n".join([table, *(line.row(lines) for line in lines), ":::"]),
            f"\nHere {letters(lines)}.\n",
        ]
    return "\n".join([*parts, BESIDES]).replace(r"\frac", r"\dfrac")

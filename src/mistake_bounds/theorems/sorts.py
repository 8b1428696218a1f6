"""What a theorem rests on, hypothesis by hypothesis, each of one of three sorts.

A *step* is what the learner of the lectures does: with which factor, how it predicts and how it updates.  An
*assumption* is the theorem's own: what the target and the sizes are.  A *definition* says what a letter stands for, and
what numbers it can be: a label is 1 or −1, a count is not negative.  There is no fourth sort: what is none of these is
content, and has to be proved.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mistake_bounds.proof import Claim, ForEach, Proved

STEP, ASSUMPTION, DEFINITION = "step", "assumption", "definition"

_NAMES = {
    STEP: (
        "chips on", "chips off", "chips kept", "low score", "high score", "active weights doubled",
        "active weights halved", "active weights removed", "active weights multiplied", "active weights divided",
        "its weight promoted", "its weight demoted", "its weight kept", "new strings", "update", "mistake",
        "crossed off", "predicted positive", "factor", "factor above 1", "step size", "update of one",
        "update at rate a", "same update", "a mistake in the pass", "the guess in turn", "one mistake too many",
        "the last guess", "a guess", "within the budget", "no guess above r", "guessed factor", "guessed margin",
        "the vote was wrong", "concept dropped", "target dropped", "all are left", "the deeper side",
        "those that agree", "the other label", "dummy", "penalty", "penalty below 1", "punished", "kept",
        "its weight punished", "drawn by weight", "pushed away from one half", "sure and right",
        "penalty of the rate", "rate above 0", "penalty 1 − ε", "penalty one half", "tuned penalty",
        "positive step size", "step against the subgradient", "hinge step", "no step", "LMS step",
        "rate of the radius", "balanced rate", "LMS on (1, +1)", "LMS on (1, −1)", "down one or not",
        "from the level in use", "drops where it fires", "drops where it is wrong", "level in use",
        "a wrong rule drops", "one level down", "last from the level in use", "left where it fires",
        "left the level in use", "all that were wrong have left", "one more has left",
        "halts only if each rule is wrong", "applies to one", "taken away", "true of nothing that is left",
        "no 1 comes back", "no 0 comes back", "true where it is taken", "right where it is taken",
        "taken by the first rule that is true", "one last round", "close", "no negative β", "positive β", "β is R²",
        "passive–aggressive step", "just enough", "at the cap", "up to the cap", "no more than enough",
        "a step forward", "softened step", "the output agrees with the sample",
        "the output is one of the hypotheses", "kept only if never false",
        "dropped only where it is false of a positive example", "added with its multiplier", "no negative multiplier",
        "they add up to 0", "some multiplier", "not output yet", "nor is the last one output", "errs or not",
        "penalty from 0 up", "penalty at most 1", "cube", "shortened", "never turned round", "not lengthened",
        "only on a taut leash", "on the leash",
        "output only if it survived",
        "weights rest", "weights kept", "timed step", "no step to time", "weights counted", "stopped at random",
        "decided by vote", "all votes", "a vote for the weights in use",
        "a step if mistaken", "wrong where mistaken", "right where not mistaken", "a step if mistaken, without it",
        "wrong where mistaken, without it", "right where not mistaken, without it", "no step on it",
        "not shown without it",
    ),
    ASSUMPTION: (
        "p above", "q below", "p in the ball", "q in the ball", "some example",
        "positive", "negative", "positive but for errors", "negative but for errors", "some attribute",
        "some relevant attribute", "some k", "margin", "radius", "positive margin", "above", "below", "target",
        "gap above 0", "positive gap", "active strings", "small feature", "size 1",
        "positive target", "rational factor", "best factor", "margin at most 1", "margin below 1",
        "no negative margin", "two attributes", "k of r", "reachable", "mistakes", "enough slots", "lecture's N",
        "lecture's choice of N", "choice of N", "too small for one", "N at most (nr)²", "beyond 37",
        "some concept", "a concept at the leaf", "a level down", "some expert", "some error", "rate at most 1/2",
        "rate at most 3/5", "margin but for d", "beyond T", "λ above 0", "small distances", "large distances",
        "subgradient", "no steeper than G", "consistent", "positive trade", "some radius", "on the cycle", "tie",
        "ranks of the target", "place", "from place 0 on", "an attribute at each depth", "values met at a depth",
        "two attributes at the last depth but one", "fewer depths than rules", "no more rules than attributes",
        "pairs of a list", "true of both", "attributes so far", "clean pass",
        "margin 1", "independent draw", "sample size", "ε below 1", "δ above 0", "some hypothesis",
        "true of the positive example", "false of the negative example", "mistake bound of the learner",
        "mistake bound on the world", "mistake bound on samples", "ε from 0 up", "ε at most 1",
        "ε less than 1", "block length", "enough examples", "some doubt", "some mistake", "some chance", "far enough",
        "margin at least 1/σ", "best length", "scale of the target", "size of the target", "some size", "some target",
        "half of the leash", "some leash", "target rests", "moved by δ at most", "some move", "one more to test on",
        "right in the end", "a target of some length", "weights of some length",
    ),
    DEFINITION: (
        "axis", "x across", "w across", "v across", "weight of the dummy", "lifted radius",
        "lifted target", "threshold of the target",
        "all errors", "label", "counted", "a count", "relevant chips", "chips so far", "chips, weighed", "weight",
        "weight so far", "all chips", "all weight", "all weights", "all weights after it", "active weights", "added",
        "errors so far", "cap of a weight", "its chips make its weight", "chips from the cap on", "divisor above 1",
        "inverse", "U so far", "V so far", "listed", "listed and on", "listed and on so far", "listed in the end",
        "listed or not", "listed so far", "on or not", "relevant ones", "relevant ones are listed", "relevant or not",
        "still listed", "still listed so far", "from 0 up", "from 0 down", "one more", "one less", "times the factor",
        "divided by the factor", "logarithm", "positive weight", "half the sum", "half the difference",
        "inverse factor", "total weight", "new total weight", "score", "chips on the target", "new weight so far",
        "score so far", "all weight so far", "target so far", "entropy so far", "b − d", "one of them 0",
        "sum of all", "lecture's margin", "new margin", "positive part", "negative part", "size so far",
        "upper score", "upper score so far", "lower score", "lower score so far", "positive part of the middle",
        "negative part of the middle", "Fibonacci", "next Fibonacci", "of the opposite label", "of the same label",
        "power of 2", "squares so far", "length", "a string", "a target", "all literals",
        "all mistakes", "and a clean pass", "and the first", "left by the first", "one of each variable on",
        "mistakes so far", "product", "relevant", "relevant and on so far", "some string or none",
        "some target or none", "whole numbers", "double", "budget", "whole budget", "cost", "least cap", "a product",
        "an exponent", "a power of N", "left", "left after it", "left in the end", "vote", "one target",
        "left or not", "target or not", "its own", "left so far", "vote so far", "left after it so far",
        "targets so far", "one of the two", "a node over both trees", "no tree is deeper", "depth of what is not empty",
        "wrong or not", "at a leaf", "two sides", "no more than −", "no more than +", "all clauses",
        "as many broken in each row", "wrong weight so far", "expected so far", "root", "positive root",
        "no less than the root", "pays for the experts", "pays for the rounds",
        "one factor more", "no more updates than rounds", "distances so far", "squared distances so far",
        "all distances", "all squared distances", "a distance", "length of the target", "best column's entry",
        "Δ above 0", "R within B", "start within B", "a length", "scaled target", "loss so far", "loss of u so far",
        "hinge loss", "no hinge loss", "hinge loss of u", "no negative loss", "error", "error of u",
        "squared errors so far", "squared errors of u so far", "trade of one half", "centre of the cycle",
        "no less than none", "no more than all", "perceptron loss of u", "length of u", "root of T",
        "the deepest rule", "no deeper before", "nor the one that decides", "levels", "levels after it", "drops",
        "levels so far", "drops so far", "levels after it so far", "dropped or not", "all rules", "levels in the end",
        "hits so far", "a hit or not", "no hit: above the rank", "hits of the pairs", "W so far", "none before",
        "a first or none", "none without a first", "all that left", "literals met, and the default", "sigma so far",
        "tau so far", "met or not", "not there: taken away before", "met", "both labels", "a depth more",
        "depths counted", "depths before the last two", "all depths", "true or not", "highest that applies",
        "put down or not", "one is asked for",
        "some are left", "both values or not", "both values after it or not", "asked for or not",
        "one value only", "a 1 after it", "a 0 after it", "a value each", "a value each after it", "its literal",
        "its literal after it", "attributes", "attributes after it", "A so far", "B so far", "Q so far", "all rounds",
        "an answer", "what the list says", "X so far", "left over or not", "all that is left over",
        "a first rule, and what is left", "a rule, and else the list after it", "a rule, and else the rest after it",
        "another attribute, so as true with the other value", "first rule true or not",
        "the first rule, and else the list after it", "the first rule's literal", "left out of the rest",
        "the opposite literal", "default of the rest", "left out with the other value",
        "default with the other value", "a rule with the default's answer", "a rest with its answer",
        "new with the clause or not", "new without it or not", "functions made so far",
        "an AND, with one clause more or without", "2 as a factor", "some AND", "some AND after it",
        "a companion is the opposite bit", "a variable, and those before", "the same variable",
        "a negation, and those before", "its companion",
        "one attribute more", "new or not", "with this rule", "S so far", "I so far",
        "four rules for an attribute", "with this clause", "a literal or nothing",
        "a clause, and a literal or nothing", "2n + 1 as a factor", "a chance",
        "4k as a factor", "4n as a factor", "some function", "some function after it",
        "and one", "margin per length", "margin reached per length",
        "positive margin per length", "no negative margin per length", "loss", "loss of u",
        "losses of u so far", "squared losses so far", "squared losses of u so far", "softness", "positive κ",
        "κ at most 1/R²", "κ at most C", "bad", "chance of it", "chance of one before", "chance of one of them",
        "no more than all hypotheses", "agrees or not", "one before or not",
        "it or one before", "C so far", "F so far", "G so far", "kept or not", "of the target or not", "false so far",
        "kept and true so far", "kept so far", "false ones of the target so far", "multipliers so far",
        "examples so far", "the last hypothesis", "a probability", "followed or not", "instances so far",
        "all instances", "error of the hypothesis", "bad hypothesis", "a weight", "weight after it so far",
        "weight of the histories", "weight of the histories after it", "comes into use at most once",
        "bad outputs so far", "outputs so far", "all bad outputs", "one mistake more", "a power of β",
        "weight of a history", "a history's probability", "counted so far", "errors exceed mistakes",
        "at most one history at the start", "a bad one that agrees is counted", "false and kept so far",
        "what mistakes and errors make", "what the excess makes", "what an error gives back",
        "what an example may add", "some factor", "tuned cost", "the least factor", "fourth powers so far",
        "fourth powers", "new fourth powers so far", "new fourth powers", "fourth powers of the example so far",
        "on the target so far", "on the target", "fourth powers in the end", "fourth powers of the target so far",
        "no further", "path so far", "products of squares so far", "weights so far", "chance of a mistake",
        "one mistake more or none", "mistakes before it weighed", "mistakes after it weighed", "mistakes in it weighed",
        "one wrong vote more or none", "wrong votes before it weighed", "wrong votes after it weighed",
        "wrong votes in it weighed", "mistaken or not", "mistaken or not, without it",
        "expected errors so far", "all histories", "probability", "probability so far",
        "mistakes weighed so far", "a wrong hypothesis", "wrong hypothesis or not", "some votes", "the vote",
        "wrong hypotheses", "wrong vote or not", "error of the vote",
        "votes so far", "wrong votes so far", "wrong votes weighed so far", "wrong hypotheses weighed so far",
        "wrong left out or not", "wrong left out", "wrong left out so far", "first mistake on it or not",
        "examples with a mistake so far", "examples with a mistake",
    ),
}  # fmt: skip

SORTS: Mapping[str, str] = MappingProxyType({name: sort for sort, names in _NAMES.items() for name in names})


# What every statement may rest on without saying so: for the ledger a proof from these alone is a proof.
UNSAID = frozenset(name for name, sort in SORTS.items() if sort != ASSUMPTION)


class Unsorted(LookupError):
    """A hypothesis that is no known step, assumption or definition; carries its ``claim``."""

    def __init__(self, claim: Claim):
        super().__init__(f"{claim}: a hypothesis of no sort; is it content, to be proved?")
        self.claim = claim


class Hypothesis(NamedTuple):
    """A hypothesis, of which sort it is, and of what it speaks: () the whole run, ("mistake",) each mistake, …"""

    claim: Claim
    sort: str
    over: tuple[str, ...]


def hypotheses(proof: Proved, sorts: Mapping[str, str] = SORTS) -> tuple[Hypothesis, ...]:
    """Everything that ``proof`` rests on, also of what comes in a row in a row; `Unsorted` for what is of no sort.

    ``sorts`` says of which sort each name is.

    >>> from mistake_bounds.theorems import winnow
    >>> [(known.claim.name, known.sort) for known in hypotheses(winnow.disjunctions().conclusion) if not known.over]
    [('cap of a weight', 'definition'), ('counted', 'definition'), ('relevant chips', 'definition'), \
('some attribute', 'assumption')]
    """
    found = sorted(set(_of(proof.given, (), sorts)), key=lambda known: (known.over, known.claim.name, str(known.claim)))
    return tuple(found)


def _of(given: Iterable, over: tuple[str, ...], sorts: Mapping[str, str]) -> Iterator[Hypothesis]:
    for known in given:
        if isinstance(known, ForEach):
            for _, held in known.kinds:
                yield from _of(held, (*over, known.over), sorts)
        elif known.name not in sorts:
            raise Unsorted(known)
        else:
            yield Hypothesis(known, sorts[known.name], over)

"""The theorem on infinitely many attributes with switches: what fails without each hypothesis, and where a run loses.

It says that the slots never run out, and that mistakes are few.
"""

from dataclasses import replace
from functools import cache

from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.infinite_attributes.theorem import CAUSES, mistake_bound, with_enough_slots
from mistake_bounds.chapters.infinite_attributes.theorem import SlotBounds as Lines
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.streams.strings import StringSets, sentences, words_with
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness
from mistake_bounds.switches.runs import LABEL, but, where, witness
from mistake_bounds.theory import theorem

ONE = InfiniteAttributes(n=1, r=1, slots=14)
ANY_SIZE = but(ONE, refuse=lambda examples: None)
LEARNS_ALWAYS = but(ONE, changes=lambda state, x, y, mistaken: True)
NEVER_PROMOTES = but(Winnow(), update=lambda w, x, y: w if y > 0 else Winnow().update(w, x, y))
WORDS = "ant bee cat dog eel fox gnu hen ibis jay kiwi lark mole newt".split()


@cache
def never_out():
    """S_M + n ≤ N, as a theorem about runs."""
    shown = Lines.total_progress, Lines.total_weight, Lines.few_promotions, Lines.few_demotions, Lines.mistake_bound
    whole = mistake_bound()
    return theorem(whole.name, whole.source, Lines.never_out_of_slots, count=Lines.M, causes=CAUSES, shown=shown)


def fails(learner, *stream) -> Witness:
    """A run of a learner on words, each row of them with its label; the target is "owl", or one that the rows have."""
    run = play(learner, StringSets([text.split() for text, _ in stream], [y for _, y in stream]))
    labels = [step.y for step in run.steps]
    case = where(never_out().on(run, ["owl"]), {"P": labels.count(1), "D": labels.count(-1)})
    columns = (
        LABEL,
        ("words", lambda step: " ".join(sorted(step.x)) if len(step.x) < 3 else f"{len(step.x)} words"),
        ("slots taken", lambda step: len(step.before.strings)),
        ("score", score),
        ("slots taken after it", lambda step: len(step.after.strings)),
    )
    taken, made = case.reading.end["S_M"], len(run.mistakes)
    caption = f"n = {learner.n}, N = {learner.slots} slots; the target is “owl”, so that r = 1"
    says = f"{made} mistake{'s' * (made != 1)}, and {taken} of {learner.slots} slots are taken"
    return replace(witness(case, caption, columns), instance=case, says=says)  # M counts mistakes alone


def score(step):
    """The weight of the words, 1 for those without a slot."""
    weights = dict(zip(*step.before, strict=True))
    return sum(weights.get(word, 1) for word in step.x)


def box() -> Box:
    """The switches of the theorem on infinitely many attributes."""
    switches = (
        Switch(
            "target", EXAMPLES, "An example is positive exactly if it has one of r strings",
            r"\langle u, x\rangle \ge 1, \; = 0", ("positive", "negative"),
            "Each positive example has one word, a new one. Nothing that was learned helps with the next, and each "
            "takes a slot.",
            fails(ONE, *((word, 1) for word in WORDS)),
        ),
        Switch(
            "size", EXAMPLES, "No example has more than n strings", r"k \le n", ("active strings",),
            "One long example takes all slots at once.",
            fails(ANY_SIZE, (" ".join(WORDS), -1)),
        ),
        Switch(
            "mistake", LEARNER, "It changes only where it is wrong", r"s < N, \; s \ge N",
            ("low score", "high score", "counted"),
            "This learner gives every new word a slot, though it is right about all of them. There are infinitely "
            "many words. A learner can live in an infinite world only if it forgets what it got right.",
            fails(LEARNS_ALWAYS, *((word, -1) for word in WORDS)),
        ),
        Switch(
            "winnow", LEARNER, "A mistake gives each new string a slot, and moves the weights as Winnow does",
            r"w^{+} = w + w_{x}, \; w - \tfrac{1}{2} w_{x}",
            ("new strings", "active weights doubled", "chips on", "its weight promoted", "active weights halved",
             "chips off", "its weight demoted", "its weight kept", "start of c", "start of S", "start of T",
             "start of z"),
            "This learner never doubles. It misses “owl” again and again, each time with a new word beside it.",
            fails(
                InfiniteAttributes(n=2, r=1, slots=40, winnow=NEVER_PROMOTES),
                *[(f"owl {word}{k}", 1) for k in ("", 2, 3) for word in WORDS][:38],
            ),
        ),
        Switch(
            "slots", LEARNER, "There are slots enough", r"N \ge n(3rL + 2)", ("enough slots",),
            "Four slots, where the theorem asks for 16. After two mistakes three are taken, and an example with two "
            "new words finds only one.",
            fails(InfiniteAttributes(n=2, r=1, slots=4), ("owl ant", 1), ("owl bee", 1)),
        ),
    )  # fmt: skip
    lines = (
        Line(
            "winnow",
            "At its mistakes each string has a slot of its own, so they are those of Winnow on an OR of r slots.",
            (Lines.few_promotions, Lines.few_demotions),
            (Lines.progress, Lines.no_loss, Lines.gain, Lines.loss, Lines.cap, Lines.weight_left),
        ),
        Line(
            "few", "So there are few, however many strings there are in the world.", (Lines.mistake_bound,),
            (Lines.in_whole_numbers,),
        ),
        Line("block", "A mistake takes n new slots at most, and nothing else takes any.", (Lines.slots_of_a_mistake,)),
        Line("sum", "Add up all mistakes.", (Lines.slots_taken,)),
        Line("never", "So the next example finds its slots, always.", (Lines.never_out_of_slots,)),
    )  # fmt: skip
    always = ((("some attribute",), "there is a slot"),)
    return Box("infinite-attributes", never_out(), switches, lines, always, runs, also=(Lines.mistake_bound,))


def runs():
    """Runs for which all hypotheses hold, with their names."""
    bound, texts, words = mistake_bound(), sentences("class"), set(words_with("class", sentences("class")))
    story = StringSets([{"a", "p", "q"}, {"p", "q"}, {"z"}, {"p", "q", "b"}], [1, -1, -1, 1])
    run = play_until_clean(with_enough_slots(n=texts.dimension, r=len(words)), texts, at_most=20)
    yield "392 sentences, and whether a word begins with class", bound.on(run, words)
    yield "four examples by hand", bound.on(play(with_enough_slots(n=3, r=2), story), {"a", "b"})

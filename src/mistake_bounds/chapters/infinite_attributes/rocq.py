"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.infinite_attributes.learner import InfiniteAttributes
from mistake_bounds.chapters.infinite_attributes.theorem import with_enough_slots
from mistake_bounds.play import Run, play
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import NotInRocq, bit, computed, fraction, listed, presented
from mistake_bounds.streams.strings import StringSets

BOXES = {
    "infinite-attributes-theorem": Box(
        algorithm="infinite_attributes_mistakes", claims=("infinite_attributes.mistake_bound",)
    ),
}

WRONG_BOUNDS = (
    ("strings", "(3 * L * List.length target + 2) <= N ->", "(3 * L * List.length target + 1) <= N ->"),
    ("strings", "(infinite_attributes N examples)) + n <= N.", "(infinite_attributes N examples)) + 2 * n <= N."),
)

WRONG_ALGORITHMS = (
    ("held ++ map (fun s => (s, 1%Q)) (new (map fst held) x)", "held"),
    ("(List.length (new (map fst held) x))))%Q", "0))%Q"),
)


def infinite_attributes(run: Run) -> str:
    """`infinite_attributes`; a set of strings is written in alphabetical order, in which they get their slots."""
    learner = run.learner
    winnow = run.learner.winnow
    if (winnow.factor, winnow.demotion, winnow.threshold) != (2, "divide", learner.slots):
        raise NotInRocq(f"winnow={winnow!r}: Rocq's has factor 2, divides, and has its slots for threshold", learner)
    rows = listed(f"({listed(map(_quoted, sorted(x)))}, {bit(y > 0)})" for x, y in run.examples)
    end = listed(f"({_quoted(string)}, {fraction(q)})" for string, q in zip(*run.weights, strict=True))
    return computed(f"infinite_attributes {learner.slots} {presented(rows, run.passes)}", end, run)


def _quoted(string: str) -> str:
    if not string.isascii() or '"' in string:
        raise NotInRocq(f"{string!r}: only a string of plain ASCII without a quotation mark is written here", string)
    return f'"{string}"%string'


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    mails = cell("mails", StringSets)
    twice = StringSets([{"a"}] * 2, [-1, -1])
    return {
        "infinite_attributes_mails": infinite_attributes(play(with_enough_slots(n=3, r=2), mails)),
        "infinite_attributes_one_slot": infinite_attributes(play(InfiniteAttributes(n=1, r=0, slots=1), twice)),
    }

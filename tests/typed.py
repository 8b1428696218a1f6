"""What somebody else writes with the public names; `make lint` has mypy check it strictly, and nothing runs it."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, assert_type

from mistake_bounds import Examples, Perceptron, Run, play, play_until_clean
from mistake_bounds.drawing import BLUE, Level, Line, Picture, chart
from mistake_bounds.engine import Arrays
from mistake_bounds.engine import play as fast_play
from mistake_bounds.learners import Halving, Learner, chance_of_other_class
from mistake_bounds.proof import (
    Claim,
    Eq,
    Proved,
    Refuted,
    Unknown,
    VectorEq,
    along,
    assume,
    claim,
    instantiate,
    norm2,
    prove,
    replay,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.theorems import Check, NoBound, Slack, Theorem
from mistake_bounds.theory import Row, Theory, does, fixed, have, of_step, state, theorem
from mistake_bounds.theory import assume as assumed
from mistake_bounds.worst_case import NoWorstCase, littlestone, longest_path

w, w_next, w_T, x = vectors("w w^+ w_T x")
R, T, y = scalars("R T y")


def one_step() -> Proved:
    """A step, proved, or the reason why not."""
    given = {"step": VectorEq(w_next, w + y * x), "label": Eq(y**2, 1)}
    answer = prove(norm2(w_next) <= norm2(w) + R**2, given, using=[x], name="growth", seconds=1.5)
    assert_type(answer, Proved | Refuted | Unknown)
    if isinstance(answer, Refuted):
        raise ValueError(answer.counterexample["R"])
    if isinstance(answer, Unknown):
        raise ValueError(answer.searched)
    return answer


def all_steps() -> Claim:
    """The sum of the steps."""
    state = [(w, 0 * x, w_next, w_T)]
    total = telescope(norm2(w), [(one_step(), T)], state, [R], at_least=False, name="total")
    kept = along(claim(norm2(w) >= 0), [(assume(norm2(w_next) >= 0), T)], state)
    assert_type(total, Proved)
    assert_type(kept, Proved)
    assert_type(replay(total.to_json()), str)
    return instantiate(one_step(), {R: 3}).claim


@dataclass(frozen=True)
class Lazy(Learner):
    """Moves half of the way."""

    rate: Fraction = Fraction(1, 2)

    def initial(self, n: int) -> tuple[int, ...]:
        return (0,) * n

    def predict(self, w: tuple[Fraction, ...], x: tuple[int, ...]) -> Fraction:
        return sum((a * b for a, b in zip(w, x, strict=True)), Fraction(0))

    def update(self, w: tuple[Fraction, ...], x: tuple[int, ...], y: int) -> tuple[Fraction, ...]:
        return tuple(a + self.rate * y * b for a, b in zip(w, x, strict=True))

    def chance(self, prediction: Fraction, y: int) -> int:
        return chance_of_other_class(prediction, y)


def runs() -> tuple[int, ...]:
    """Three runs."""
    examples = Examples([(1, 2), (2, 1)], [+1, -1])
    first, second = play(Perceptron(tie=0), examples, passes=2), play_until_clean(Lazy(), examples, at_most=3)
    assert_type(first, Run)
    assert_type(fast_play(Perceptron(), Arrays(examples.X, examples.y)), Run)
    return (*first.mistakes, *second.updates)


class Steps(Theory):
    """A theory as somebody else writes it."""

    n = fixed("how many steps")
    a = fixed("the least step")

    @Row("step", n, gives="x s", changes="x", about="a")
    def steps(lengths: list[int], a: int) -> Any:  # noqa: N805
        yield {"a": a}
        yield {"x": sum(lengths)}

    x = state("where one is", start=0, last="x_n")
    s = of_step("how long a step is")
    moved = does(x.next == x + s)
    long = assumed(s >= a)
    further = have(x.next >= x + a, moved, long)
    far = steps.total(further)


def told(found: Theorem) -> str:
    """What a theorem says of a run."""
    on = found.on((2, 3), 2)
    assert_type(on.check, Check)
    assert_type(on.slack, Slack)
    try:
        return f"{on.bound} {found['far'].latex}"
    except (NoBound, NoWorstCase) as refused:
        return str(refused)


def drawn() -> str:
    """A picture."""
    data = chart(Line((0, 1), (2, 3), "f", BLUE), Level(4, "most"), xlabel="steps", legend="below")
    return Picture(data, data.describe(), told(theorem("Far", "", Steps.far))).svg()


assert_type(longest_path(0, lambda k: [(1, k)]).length, int)
print(littlestone([(0, 1), (1, 0)]).mistakes, Halving())

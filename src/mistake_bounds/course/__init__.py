"""Exercises whose numbers are drawn from a seed, with judges and a key: `make course SEED=…`.

A *seed* is any word or number.  The same seed gives the same course, another one other numbers; each exercise is drawn
by itself, so that a new kind of exercise does not change the others.

>>> autumn = draw("autumn")
>>> autumn.names
('run-by-hand', 'bound', 'target', 'slack', 'another-start', 'repair', 'board-order', 'certificate', 'winnow-by-hand', \
'force', 'hypothesis')
>>> autumn["bound"].judge(-1)
not yet: the theorem allows more than that
"""

from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from mistake_bounds.course import claims, perceptron, winnow
from mistake_bounds.course.exercise import Exercise, Judgement, NoAnswer, NothingDrawn
from mistake_bounds.exact import Refusal

KINDS: Mapping[str, Callable[[Random], Exercise]] = MappingProxyType(
    {
        "run-by-hand": perceptron.by_hand,
        "bound": perceptron.bound,
        "target": perceptron.target,
        "slack": perceptron.slack,
        "another-start": perceptron.another_start,
        "repair": claims.repair,
        "board-order": claims.board_order,
        "certificate": claims.certificate,
        "winnow-by-hand": winnow.by_hand,
        "force": winnow.force,
        "hypothesis": claims.hypothesis,
    }
)


class NoSuchExercise(Refusal, KeyError):
    """A name that no exercise of the course has; carries it as ``offender``."""

    __str__ = Refusal.__str__


@dataclass(frozen=True)
class Course:
    """The exercises of a ``seed``, in the order of the sheet."""

    seed: str
    exercises: tuple[Exercise, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the exercises."""
        return tuple(exercise.name for exercise in self.exercises)

    def __getitem__(self, name: str) -> Exercise:
        """The exercise of that name; raises `NoSuchExercise`, which lists the names."""
        for exercise in self.exercises:
            if exercise.name == name:
                return exercise
        raise NoSuchExercise(f"there is no exercise {name!r}; there are {', '.join(self.names)}", name)

    def check_into(self, judged: MutableMapping[str, Judgement]) -> Callable[[str, object], Judgement]:
        """A function that judges an answer to the exercise of that name, and keeps the judgement in ``judged``.

        What stands in the cell before there is an answer, an Ellipsis, is none.

        >>> judged = {}
        >>> check = draw(7).check_into(judged)
        >>> check("force", []), list(judged)
        (not yet: there are no rows in it, ['force'])
        """

        def check(name: str, answer: object) -> Judgement:
            exercise = self[name]
            if answer is Ellipsis:
                judged.pop(name, None)
                return Judgement(False, "no answer yet")
            judged[name] = exercise.judge(answer)
            return judged[name]

        return check

    def report(self, judged: Mapping[str, Judgement]) -> str:
        """A line for each exercise; the last line says how many were judged, and how many are for a person.

        >>> print(draw(7).report({"force": Judgement(True, "20 mistakes")}).splitlines()[-1])
        1 of 11 judged here, 10 have no answer yet
        """
        answered = [judged[name] for name in self.names if name in judged]
        here = sum(judgement.holds is not None for judgement in answered)
        persons, missing = len(answered) - here, len(self.names) - len(answered)
        last = [f"{here} of {len(self.names)} judged here"]
        last += [f"{persons} {'is' if persons == 1 else 'are'} for a person"] if persons else []
        last += [f"{missing} {'has' if missing == 1 else 'have'} no answer yet"] if missing else []
        lines = [f"{name}: {judged.get(name, 'no answer yet')}" for name in self.names]
        return "\n".join([*lines, ", ".join(last)])


def draw(seed: object) -> Course:
    """The course of that seed, a word or a number: the same numbers on every machine.

    Raises `NothingDrawn` should an exercise find no numbers that suit it.
    """
    return Course(str(seed), tuple(make(Random(f"{seed}/{name}")) for name, make in KINDS.items()))


__all__ = ["Course", "Exercise", "Judgement", "NoAnswer", "NoSuchExercise", "NothingDrawn", "draw"]

"""The chapters, each a folder, in the order of the book; every list of their contents is built from their records.

A chapter imports the core and chapters that come before it.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import ModuleType

from mistake_bounds.chapters.record import Chapter, public, record

# The order of the book: a test compares it with _toc.yml.
ORDER = (
    "perceptron",
    "reading_a_proof",
    "margins",
    "halving",
    "winnow_ors",
    "winnow_k_of_r",
    "winnow_l1_margin",
    "infinite_attributes",
    "weighted_majority",
    "pac",
    "online_to_pac",
    "decision_lists",
    "winnow_worst_case",
    "winnow_in_practice",
    "winnow_against_perceptron",
    "guess_and_double",
    "imperfect_separators",
    "losses_and_steps",
    "shrinking_steps",
    "rates",
    "greedy_lists",
    "voted_averaged",
    "kernels",
    "multiclass",
    "divergences",
    "margin_updates",
    "bandits",
    "boosting_and_games",
    "prove_your_own",
    "perceptron_ors",
    "lower_bounds",
    "hedge",
    "agnostic",
)


@cache
def records() -> tuple[Chapter, ...]:
    """The record of each chapter.

    >>> [chapter.folder for chapter in records()][:3]
    ['perceptron', 'reading_a_proof', 'margins']
    """
    return tuple(map(record, ORDER))


def forms() -> tuple[str, ...]:
    """The claims of all chapters as their authors write them.

    >>> "M ≤ log₂ N, lg = log₂ N" in forms()
    True
    """
    return tuple(form for chapter in records() for form in chapter.forms)


def each(part: str, name: str) -> Iterator[object]:
    """What is called ``name`` in that part of a chapter, of each chapter that has it.

    >>> next(each("rocq", "BOXES"))["perceptron-mistake-bound"].algorithm
    'perceptron_mistakes'
    """
    for chapter in records():
        module = chapter.part(part)
        if hasattr(module, name):
            yield getattr(module, name)


def index(part: str, core: Iterable[str] = ()) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """``__getattr__`` and ``__dir__`` of a module that has ``core``, and lists what all chapters have in that part.

    All that it lists is its ``__all__``, made when it is asked for, since it takes an import of all chapters.

    >>> find, names = index("learner")
    >>> find("Halving")(), "Winnow" in names()
    (Halving(tie=-1), True)
    """

    def find(name: str) -> object:
        if name == "__all__":
            return names()
        for module in modules() if not name.startswith("_") else ():
            if name in public(module):
                return getattr(module, name)
        raise AttributeError(f"no chapter has {name!r} in its file {part}.py")

    def names() -> list[str]:
        return sorted([*core, *(name for module in modules() for name in public(module))])

    def modules() -> Iterator[ModuleType]:
        return filter(None, (chapter.part(part) for chapter in records()))

    return find, names

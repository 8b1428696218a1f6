"""What Rocq has of a chapter beside its exported proofs, in the chapter's file ``rocq``, which may have

* ``BOXES``, a `Box` for the label of a theorem of which more is in Rocq, or less, than the claims that its box quotes;
* ``runs(cell)``, runs that Rocq computes itself, as `examples.computed` writes them, by names that begin with the
  chapter's; ``cell`` gives what a cell of the chapter's notebook writes out;
* ``WRONG_BOUNDS``, of (file, a text, what is put for it where it is last): so changed, Rocq must refuse the file;
* ``WRONG_ALGORITHMS``, of (a text that is once in algorithms.v, what is put for it): so changed, a run ends otherwise.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """What is in Rocq of a theorem's box, beside the claims that it quotes.

    ``algorithm`` is the theorem of bounds.v about the algorithm itself, ``claims`` are the addresses of what the box
    states in words of its own.  ``by_hand`` is a theorem, with its file in front, that the chapter proves as it goes,
    so that nothing of it is exported.  ``note`` says what is not in Rocq, and why; of a box that is not there at all
    it is the whole text.
    """

    algorithm: str = ""
    claims: tuple[str, ...] = ()
    by_hand: str = ""
    note: str = ""

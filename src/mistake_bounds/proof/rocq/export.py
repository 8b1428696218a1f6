"""The proofs of a book as one file of Rocq, which needs nothing but Rocq's standard library.

How things are called in the file, so that other files can rest on it:

* The prelude (`prelude.v`) comes first: the record ``ips`` of real inner product spaces (``vec space``, ``vzero``,
  ``v ⊕ w``, ``c • v``, ``⟨v, w⟩``), and two of them, ``one_dimension`` and ``coordinates n``.
* Each theorem of the book has a module of its name, `words(theorem.name)`: ``Perceptron_mistake_bound``.  In it stand
  the lemmas that it needs and that no theorem before it did, each called after its claim (``growth``,
  ``Cauchy_Schwarz``, with _2, _3, … where a name comes again), and its rows of mistakes, each an inductive relation
  called after the first sum over it: ``Perceptron_mistake_bound.total_progress_run``, with the constructors
  ``total_progress_run_start`` and ``total_progress_run_next`` (``…_next_P`` for each count P where there are several).
* The theorem itself follows its module: ``theorem_Perceptron_mistake_bound``.  It is about one run, counted in natural
  numbers: ``Perceptron_mistake_bound.run_over_mistake``, from which each of the module's rows follows.
* What else the book proves stands in modules ``Beside_`` and the name of the file of theorems.
* A name of the book is the same name in Rocq, but for signs (`names.identifier`): w^+ is w', gamma is γ, w_M is w_M.
* A lemma takes the space if it has vectors, then its scalars, then its vectors, each in the order of the alphabet, then
  its hypotheses, rows of mistakes last.  A relation takes the space, what is fixed, the last state, the counts.
"""

from collections.abc import Iterable
from pathlib import Path

from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.rocq.lemmas import Book
from mistake_bounds.proof.rocq.names import words
from mistake_bounds.proof.rocq.runs import write_theorem

PRELUDE = Path(__file__).with_name("prelude.v")


def exported(chapters: Iterable[tuple[str, Iterable[Proved], Proved | None]]) -> Book:
    """The book in Rocq: ``chapters`` = ((title, what it proves, its theorem or None), …), each a module of the file."""
    book = Book()
    for title, proofs, theorem in chapters:
        book.open(words(title))
        for proof in proofs:
            book.lemma(proof)
        stated = write_theorem(book, title, theorem) if theorem else ""
        book.close()
        if stated:
            book.pieces.append(stated)
    return book


def as_text(book: Book) -> str:
    """The whole file."""
    return "\n\n".join([PRELUDE.read_text(encoding="utf-8").strip(), *book.pieces]) + "\n"

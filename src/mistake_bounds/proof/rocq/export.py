"""The proofs of a book as files of Rocq, which need nothing but Rocq's standard library.

How things are called in the files, so that others can rest on them:

* The prelude (`prelude.v`) is at the head of the first file, and each file gives on what those before it have: the
  record ``ips`` of real inner product spaces (``vec space``, ``vzero``, ``v ⊕ w``, ``c • v``, ``⟨v, w⟩``), and two of
  them, ``one_dimension`` and ``coordinates n``; and `algebra`, by which Rocq computes that two terms are the same.
* Each theorem of the book has a module of its name, `words(theorem.name)`: ``Perceptron_mistake_bound``.  In it stand
  the lemmas that it needs and that no theorem before it did, each called after its claim (``growth``,
  ``Cauchy_Schwarz``, with _2, _3, … where a name comes again), and its rows of mistakes, each an inductive relation
  called after the first sum over it: ``Perceptron_mistake_bound.total_progress_run``, with the constructors
  ``total_progress_run_start`` and ``total_progress_run_next`` (``…_next_P`` for each count P where there are several).
* The theorem itself follows its module: ``theorem_Perceptron_mistake_bound``.  It is about one run, counted in natural
  numbers: ``Perceptron_mistake_bound.run_over_mistake``, from which each of the module's rows follows.
* What else the book proves is in modules ``Beside_`` and the name of the file of theorems.
* A name of the book is the same name in Rocq, but for signs (`names.identifier`): w^+ is w', gamma is γ, w_M is w_M.
* A lemma takes the space if it has vectors, then its scalars, then its vectors, each in the order of the alphabet, then
  its hypotheses, rows of mistakes last.  A relation takes the space, what is fixed, the last state, the counts.
"""

from collections.abc import Iterable, Mapping

from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.rocq.accepted import BY_HAND, PRELUDE
from mistake_bounds.proof.rocq.lemmas import Book
from mistake_bounds.proof.rocq.names import words
from mistake_bounds.proof.rocq.runs import write_theorem

Chapters = Iterable[tuple[str, Iterable[Proved], Proved | None]]


def exported(parts: Mapping[str, Chapters], alone: str = "") -> Book:
    """The book in Rocq: of each file its chapters ((title, what it proves, its theorem or None), …), each a module.

    ``alone`` is the name of the file, without .v, if all is to be in one: to coqc that is a module, too, so that one of
    that name gets another.
    """
    book = Book()
    for file, chapters in parts.items():
        book.begin(file)
        for title, proofs, theorem in chapters:
            module = words(title)
            book.open(f"{module}_" if module == alone else module)
            for proof in proofs:
                book.lemma(proof)
            stated = write_theorem(book, title, theorem) if theorem else ""
            book.close()
            if stated:
                book.pieces.append(stated)
    return book


def as_texts(book: Book) -> dict[str, str]:
    """The files by their names; each but the first begins by requiring the one before it."""
    texts = {}
    head = (BY_HAND / PRELUDE).read_text(encoding="utf-8").strip()
    for file, pieces in book.files.items():
        texts[file] = "\n\n".join([head, *pieces]) + "\n"
        head = f"Require Import Reals.\nRequire Export {file.removesuffix('.v')}."
    return texts


def as_text(book: Book) -> str:
    """The same as one file."""
    prelude = (BY_HAND / PRELUDE).read_text(encoding="utf-8").strip()
    return "\n\n".join([prelude, *(piece for pieces in book.files.values() for piece in pieces)]) + "\n"

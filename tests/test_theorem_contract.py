"""Every theorem of the book has a case of the contract in the test file of its chapter."""

from checks.chapters import cases

from mistake_bounds.theorems import book


def test_every_theorem_of_the_book_has_a_case():
    tested = [case.theorem.name for case in cases("test_theorems") + cases("test_theorems_in_part")]
    assert sorted(theorem.name for theorem in book.theorems()) == sorted(tested)

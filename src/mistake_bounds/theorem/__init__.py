"""The parts of every theorem: claims with their proofs, a check on a run, a bound, and where its slack went."""

from mistake_bounds.proof.show.forms import teach


def _of_all_chapters() -> tuple[str, ...]:
    # when a claim is first shown, in the forms of all, whoever was imported
    from mistake_bounds.chapters import forms

    return forms()


teach(_of_all_chapters)

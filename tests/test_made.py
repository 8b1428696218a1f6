"""What is made from theorems, chapters and docstrings is what is stored."""

import pytest

from tools import made


@pytest.mark.parametrize("file", made.generated())
def test_a_made_file_is_stored_as_it_is_made(file):
    assert made.stored(file) == made.generated()[file](), "run: python -m tools.made"

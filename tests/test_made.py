"""What is made from theorems, chapters and docstrings is what is stored."""

import pytest

from tools import made


@pytest.mark.parametrize("file", made.made())
def test_a_made_file_is_stored_as_it_is_made(file):
    assert made.stored(file) == made.made()[file](), "run: python -m tools.made"

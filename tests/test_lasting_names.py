"""What moves leaves word: pages that forward, and lines under a theorem's old name."""

from types import SimpleNamespace

import pytest
from conftest import book_extensions


@pytest.fixture(scope="module")
def lasting():
    with book_extensions():
        import lasting_names

        yield lasting_names


@pytest.fixture
def app(tmp_path):
    """A built book, in which one page and one theorem have moved."""
    (tmp_path / "data").mkdir()
    text = '[moved]\n"book/old" = "book/new"\n"book/here#fact" = "book/there#fact"\n'
    (tmp_path / "data" / "names.toml").write_text(text)
    return SimpleNamespace(
        srcdir=tmp_path,
        outdir=tmp_path / "html",
        builder=SimpleNamespace(format="html"),
        env=SimpleNamespace(found_docs={"book/new", "book/here", "book/there"}),
    )


def test_a_page_that_moved_forwards_with_its_fragment(lasting, app):
    lasting.forward(app, None)
    page = (app.outdir / "book" / "old.html").read_text()
    assert 'url=new.html"' in page and '"new.html" + location.hash' in page
    assert not (app.outdir / "book" / "here.html").exists()


def test_a_page_cannot_both_stand_and_have_moved(lasting, app):
    app.env.found_docs.add("book/old")
    with pytest.raises(Exception, match="book/old has moved, but there is a page of that name"):
        lasting.forward(app, None)

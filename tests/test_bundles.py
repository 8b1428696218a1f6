"""What a page loads is joined when the site is built: in its order, nothing left out, nothing twice."""

from types import SimpleNamespace

import pytest
from conftest import book_extensions

with book_extensions():
    import bundles

PAGE = """<html><head><title>A page</title>
<link href="_static/styles/theme.css?digest=1" rel="stylesheet" />
<link rel="stylesheet" type="text/css" href="_static/formulas.css?v=2" />
<script src="_static/documentation_options.js?v=3"></script><script src="_static/doctools.js"></script>
<script defer="defer" src="_static/layers.js"></script>{}
</head><body><p>a</p><script src="_static/scripts/theme.js?v=4"></script></body></html>"""

FILES = {
    "styles/theme.css": '@import "../basic.css"; p { color: url(a.png) }',
    "basic.css": "p { background: url('b.png') }",
    "formulas.css": ".of-ours { src: url(data:c) }",
    "documentation_options.js": "const OPTIONS = {};",
    "doctools.js": "'used elsewhere';",
    "layers.js": "ours();",
    "scripts/theme.js": "theme();\n//# sourceMappingURL=theme.js.map",
}


@pytest.fixture
def build(tmp_path):
    """A function that writes pages, ends the build and returns what has become of them."""
    for name, text in FILES.items():
        (tmp_path / "_static" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "_static" / name).write_text(text)

    def built(*pages):
        for number, page in enumerate(pages):
            (tmp_path / f"{number}.html").write_text(page)
        bundles.bundle_built(SimpleNamespace(builder=SimpleNamespace(format="html"), outdir=tmp_path), None)
        return [(tmp_path / f"{number}.html").read_text() for number in range(len(pages))]

    return built


def test_a_page_loads_one_sheet_and_two_scripts_and_a_second_build_changes_nothing(build, tmp_path):
    pages = build(PAGE.format(""), PAGE.format(""))
    (sheet,) = tmp_path.glob("_static/bundle-*.css")
    assert [line.strip() for line in sheet.read_text().split("\n")] == [
        "p { background: url('b.png') }",
        "p { color: url(styles/a.png) }",
        FILES["formulas.css"],
    ]
    ours, theirs = sorted((path.read_text() for path in tmp_path.glob("_static/bundle-*.js")), key=len)
    assert "ours();" in ours and "theme();" in theirs and theirs.index("theme();") < theirs.index("'used elsewhere';")
    for page in pages:
        assert page.count('rel="stylesheet"') == 1 and page.count("<script defer") == 2
        assert "<script>const OPTIONS = {};</script>" in page and page.count("<script") == 3
    assert build(*pages) == pages


def test_a_page_whose_scripts_build_on_each_other_keeps_them(build):
    searching = PAGE.format('<script src="searchindex.js"></script>')
    (page,) = build(searching)
    assert page.count('rel="stylesheet"') == 1 and "bundle" in page
    assert bundles.SCRIPT.findall(page) == bundles.SCRIPT.findall(searching)

"""What a page loads is joined when the site is built: in its order, nothing of ours left out, nothing twice."""

import importlib
from pathlib import Path

import pytest

EXTENSIONS = Path(__file__).parent.parent / "book" / "_extensions"

PAGE = """<html><head><title>A page</title>
<link href="_static/styles/theme.css?digest=1" rel="stylesheet" />
<link rel="preload" as="font" crossorigin href="_static/fonts/fa-solid-900.woff2" />
<link rel="preload" as="font" crossorigin href="_static/fonts/fa-brands-400.woff2" />
<link rel="stylesheet" type="text/css" href="_static/formulas.css?v=2" />
<link rel="preload" as="script" href="_static/scripts/theme.js" />
<script src="_static/documentation_options.js?v=3"></script><script src="_static/doctools.js"></script>{}
</head><body><p class="said">a <i class="fa-solid fa-sun"></i></p><script>
 document.write(`<button class="btn">b</button>`);
 </script><script src="_static/scripts/theme.js?v=4"></script></body></html>"""

FILES = {
    "styles/theme.css": '@import "../basic.css"; .said, .unsaid { color: url(a.png) } .spoken > * {} .unsaid * {}',
    "basic.css": "/* { */ p { background: url('b.png') } nonesuch {}",
    "formulas.css": ".of-ours {}",
    "documentation_options.js": "const OPTIONS = {};",
    "doctools.js": "'spoken';",
    "own.js": "own();",
    "scripts/theme.js": "theme();\n//# sourceMappingURL=theme.js.map",
}


@pytest.fixture
def bundles(monkeypatch):
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    return importlib.import_module("bundles")


@pytest.fixture
def site(tmp_path):
    for name, text in FILES.items():
        (tmp_path / "_static" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "_static" / name).write_text(text)
    (tmp_path / "a.html").write_text(PAGE.format(""))
    (tmp_path / "b.html").write_text(PAGE.format('<script defer="defer" src="_static/own.js"></script>'))
    return tmp_path


def test_a_page_loads_one_sheet_and_its_scripts_in_two_and_a_second_build_changes_nothing(bundles, site):
    bundles.bundle(site)
    pages = {name: (site / name).read_text() for name in ("a.html", "b.html")}
    (sheet,) = site.glob("_static/bundle-*.css")
    assert sheet.read_text().split("\n") == [
        "p{ background: url('b.png') }",
        ".said{ color: url(styles/a.png) }.spoken > *{}",
        FILES["formulas.css"],
    ]
    assert [page.count('rel="stylesheet"') for page in pages.values()] == [1, 1]
    assert [page.count("<script defer") for page in pages.values()] == [1, 2]
    shared, own = sorted((path.read_text() for path in site.glob("_static/bundle-*.js")), key=len, reverse=True)
    assert shared == "try {\ntheme();\n} catch (error) { reportError(error); }\n'spoken';\n;"
    assert own == "try {\nown();\n} catch (error) { reportError(error); }"
    for page in pages.values():
        assert "<script>const OPTIONS = {};\n;</script>" in page and '</i></p><button class="btn">b</button>' in page
        assert "fa-solid-900" in page and "fa-brands" not in page and 'as="script"' not in page
    bundles.bundle(site)
    assert {name: (site / name).read_text() for name in pages} == pages


def test_a_page_whose_scripts_build_on_each_other_keeps_them(bundles, site):
    searching = PAGE.format('<script src="searchindex.js"></script>')
    (site / "search.html").write_text(searching)
    bundles.bundle(site)
    page, scripts = (site / "search.html").read_text(), bundles.SCRIPT.findall
    assert page.count('rel="stylesheet"') == 1 and "<script defer" not in page
    assert scripts(page) == scripts(searching)


def test_tabs_would_need_their_script(bundles, site):
    (site / "a.html").write_text(PAGE.format("").replace('class="said"', 'class="sd-tab-set"'))
    with pytest.raises(bundles.ChangedTheme, match=r"design-tabs\.js"):
        bundles.bundle(site)

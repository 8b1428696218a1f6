"""Formulas as the build makes them: MathML that says what the TeX says, or a refusal that names it."""

import re

import pytest

formulas = pytest.importorskip("mistake_bounds.sphinx.formulas", reason="the packages of pages are not installed")
pytest.importorskip("py_mini_racer")


@pytest.fixture(scope="module")
def convert(tmp_path_factory):
    return formulas.Converter(tmp_path_factory.mktemp("kept") / "formulas.json")


def inside(convert, tex, display=False):
    """What is between <math …> and </math>."""
    return re.fullmatch(r"<math[^>]*>(.*)</math>", convert([(tex, display)], "a page")[tex, display])[1]


@pytest.mark.parametrize(
    ("tex", "mathml"),
    [
        ("x", "<mi>x</mi>"),
        (r"\frac{a}{2}", "<mfrac><mi>a</mi><mn>2</mn></mfrac>"),
        ("x^2_i", "<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>"),
        ("{{a}}b", "<mi>a</mi><mi>b</mi>"),
        (r"\mathbb{R}", "<mi>ℝ</mi>"),
        (r"\hat w", '<mover><mi>w</mi><mo stretchy="false">ˆ</mo></mover>'),
    ],
)
def test_little_is_written_and_nothing_for_mathjax_alone(convert, tex, mathml):
    assert inside(convert, tex) == mathml


@pytest.mark.parametrize(
    ("tex", "mathml"),
    [
        # What a browser spaces so by itself need not be said; a sign after a relation, or first, is no operation.
        ("a=b", "<mi>a</mi><mo>=</mo><mi>b</mi>"),
        ("a+b", "<mi>a</mi><mo>+</mo><mi>b</mi>"),
        ("-a", "<mo>−</mo><mi>a</mi>"),
        ("a=-b", '<mi>a</mi><mo rspace="0">=</mo><mo lspace=".278em" rspace="0">−</mo><mi>b</mi>'),
        # An exponent is set close.
        ("a^{b+c}", '<msup><mi>a</mi><mrow><mi>b</mi><mo lspace="0" rspace="0">+</mo><mi>c</mi></mrow></msup>'),
        # A function is set off from what it is applied to, but not from its bracket.
        (r"2\ln n", '<mn>2</mn><mspace width=".167em"/><mi>ln</mi><mo rspace=".167em">&#8289;</mo><mi>n</mi>'),
        (r"\ln(n)", '<mi>ln</mi><mo>&#8289;</mo><mo stretchy="false">(</mo><mi>n</mi><mo stretchy="false">)</mo>'),
    ],
)
def test_spaces_are_those_of_tex(convert, tex, mathml):
    assert inside(convert, tex) == mathml


def test_a_norm_is_bracketed_by_its_bars(convert):
    bars = re.findall(r"<mo([^>]*)>‖</mo>", inside(convert, r"a + \lVert w \rVert^2"))
    assert bars == [' stretchy="false" lspace=".222em" rspace="0"', ' stretchy="false" lspace="0" rspace="0"']


def test_brackets_stretch_only_around_what_is_tall(convert):
    low, tall = inside(convert, r"M\left(k+1\right)"), inside(convert, r"M\left(\frac{k}{2}\right)")
    assert low == ('<mi>M</mi><mo stretchy="false">(</mo><mi>k</mi><mo>+</mo><mn>1</mn><mo stretchy="false">)</mo>')
    assert "<mo>(</mo><mfrac>" in tall and 'stretchy="false"' not in tall


def test_a_line_of_its_own_says_so_and_keeps_its_lines(convert):
    tex = r"\begin{aligned} a &= b \\ &\le c \end{aligned}"
    (mathml,) = [found for (known, _), found in convert([(tex, True)], "a page").items() if known == tex]
    assert mathml.startswith('<math display="block" alttext="')
    assert mathml.count("<mtr>") == 2 and mathml.count("text-align:right") == mathml.count("text-align:left") == 2


@pytest.mark.parametrize(
    ("tex", "reason"),
    [
        (r"\undefinedthing x", "Undefined control sequence"),
        (r"x^{2}^{3}", "Double exponent"),
        (r"\boxed{x}", "menclose"),
    ],
)
def test_what_cannot_be_typeset_is_refused_with_page_and_tex(convert, tex, reason):
    with pytest.raises(formulas.RefusedFormula) as refused:
        formulas.typeset(f"<p>\\({tex}\\) and \\(x\\)</p>", convert, "book/a-page")
    assert all(part in str(refused.value) for part in ("book/a-page", tex, reason))


def test_formulas_are_found_everywhere_but_in_code(convert):
    page = (
        r"<title>On \(M\)</title><script>'\(a\)'</script><pre>\(b\)</pre><p><code>\(c\)</code> (\(d &lt; e\)), "
        r'<span class="math x">\(f\)</span>.</p><td title="a > b">$$g$$</td>'
    )
    typeset = formulas.typeset(page, convert, "a page")
    assert "<title>On M</title>" in typeset
    assert all(code in typeset for code in (r"'\(a\)'", r"<pre>\(b\)</pre>", r"<code>\(c\)</code>"))
    assert re.search(r'<span class="math">\(<math alttext="d &#60; e">.*?</math>\),</span> <span', typeset)
    assert re.search(r'<span class="math x"><math alttext="f">.*?</math>\.</span></p>', typeset)
    assert '<math display="block" alttext="g">' in typeset
    assert typeset.count("<math") == 3


def test_what_was_converted_is_kept_for_the_next_build(convert, tmp_path):
    first = formulas.Converter(tmp_path / "formulas.json")
    mathml = first([("x^2", False)], "a page")["x^2", False]
    first.keep()
    again = formulas.Converter(tmp_path / "formulas.json")
    assert again([("x^2", False)], "a page")["x^2", False] == mathml and again.engine is None
    other = formulas.Converter(tmp_path / "none.json")
    assert not other.known

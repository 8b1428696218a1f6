"""What the extension folds, on cells made by hand."""

import pytest
from conftest import book_extensions
from docutils import nodes
from docutils.utils import new_document

from mistake_bounds.sphinx import folds

with book_extensions():
    import lectures


def cell(code, *html, tags=()):
    """A code cell as MyST-NB makes it, after a paragraph."""
    made = nodes.container(nb_element="cell_code", cell_metadata={"tags": list(tags)}, classes=["cell"])
    source = nodes.container("", nodes.literal_block(code, code), nb_element="cell_code_source")
    made += source
    if html:
        shown = [nodes.container("", nodes.raw("", text, format="html")) for text in html]
        made += nodes.container("", *shown, nb_element="cell_code_output")
    nodes.section("", nodes.paragraph("", "Before."), made)
    return made


def summary(made):
    """What the fold in a cell says; "" where there is none."""
    return next((fold[0].astext() for fold in made.findall(folds.fold)), "")


BADGE = '<p class="mb-ledger">S0-1 holds</p>'
PICTURE = '<figure class="mb-figure"></figure>'


@pytest.mark.parametrize(
    ("code", "html", "tags", "said"),
    [
        ("a = 1", (), (), ""),
        ("import a\nimport b\nimport c", (), (), ""),
        ("import a\n\nimport b\nimport mistake_bounds as m\n", (), (), "Imports import mistake_bounds as m"),
        ("import a\nx = 1", (), ("setup",), "Set-up"),
        ("draw(\n  x)", (PICTURE,), ("hide-input",), "Code of this picture"),
        ("# summary: The data\nx = 1", (), ("hide-input",), "The data"),
        ("x = 1\nverdict('S0-1', holds=x)", (PICTURE, BADGE), (), "Code of this picture"),
        ("verdict('S0-1', holds=x)", (BADGE,), ("show-verdict",), ""),
        ("x", (), ("hide-cell",), "Code"),
        ("# summary: In full\ndisplay(x)", (), ("proof", "hide-cell"), "In full"),
    ],
)
def test_a_cell_folds_by_its_tags_and_by_what_is_in_it(code, html, tags, said):
    made = cell(code, *html, tags=tags)
    folds.fold_source(made, set(tags))
    assert summary(made) == said
    assert "# summary" not in made.astext()


def test_a_badge_alone_goes_to_the_paragraph_and_its_cell_out_of_sight():
    made = cell("verdict('S0-1', holds=x)", BADGE)
    folds.fold_source(made, set())
    before = made.parent[0]
    assert before.astext() == "Before." + '<span class="mb-ledger">S0-1 holds</span>'
    assert "mb-evidence" in made["classes"] and BADGE not in made.astext()
    assert folds.part(made, "output") is None


def test_a_badge_beside_a_picture_stands_on_the_line_of_the_fold():
    made = cell("verdict('S0-1', holds=x)", PICTURE, BADGE)
    folds.fold_source(made, set())
    assert made[0].astext() == '<span class="mb-ledger">S0-1 holds</span>'
    assert made[1][0].astext().startswith("Code of") and PICTURE in made[2].astext()
    assert "mb-evidence" not in made["classes"]


def test_a_solution_takes_the_answers_in_code_that_follow_it():
    solution = nodes.admonition("", nodes.title("", "Solution to Exercise 3"), nodes.paragraph("", "Because."))
    solution["classes"], solution["ids"] = ["solution", "dropdown"], ["answer-3"]
    answer, other = cell("x", tags=("hide-cell",)), cell("y")
    for one in (answer, other):
        one.parent.remove(one)
    section = nodes.section("", solution, answer, other)
    folds.fold_admonition(solution)
    fold, after = section
    assert isinstance(fold, folds.fold) and fold["ids"] == ["answer-3"] and after is other
    assert fold[0].astext() == "Solution to Exercise 3" and "dropdown" not in fold["classes"]
    folds.fold_source(answer, {"hide-cell"})
    assert answer.parent is fold and not list(answer.findall(folds.fold))


def test_a_tag_opens_what_the_library_folds():
    made = cell("proof", '<details class="mb-fold mb-proofs">')
    folds.show_tagged(made, {"show-checks"})
    assert "open" not in made.astext()
    folds.show_tagged(made, {"show-proofs"})
    assert '<details open class="mb-fold mb-proofs">' in made.astext()


def test_an_audit_is_of_the_layer_of_the_lectures_and_leaves_a_line_that_leads_to_errata():
    section = nodes.section("", nodes.title("", "What the lectures say"), ids=["what", "perceptron-audit"])
    assert lectures.is_audit(section) and not lectures.is_audit(nodes.section(ids=["audit-of-it"]))
    page = nodes.section("", section)
    lectures.fold_audit(section)
    line, last = page
    assert last is section and "mb-lectures" in section["classes"] and line[1]["refuri"] == "errata.html"


def test_code_of_what_a_cell_shows_opens_from_its_corner_unless_it_has_words_of_its_own():
    for code, corner in (("draw(x)", True), ("# summary: The data\nx", False)):
        made = cell(code, PICTURE, tags=("hide-input",))
        folds.fold_source(made, {"hide-input"})
        assert ("mb-corner" in made["classes"]) is corner


def test_what_ends_a_proof_stands_below_its_derivation_or_else_below_the_box():
    box, other = (nodes.Element(realtype="theorem") for _ in range(2))
    derivation = cell("theorem.proofs", "<p>steps</p>", tags=("proof", "hide-cell"))
    derivation.parent.remove(derivation)
    page = new_document("page")
    page += [nodes.section("", other), nodes.section("", box), nodes.section("", derivation)]
    for each_box in (other, box):
        folds.add_after_proof(each_box, nodes.paragraph("", "end"))
    assert [len(part) for part in page] == [2, 1, 2]


def test_an_aside_folds_below_its_first_paragraph_and_says_how_long_it_is():
    inside, text = nodes.paragraph("", "What is inside."), nodes.paragraph("", " ".join(["word"] * 420))
    section = nodes.section("", nodes.title("", "A gap"), inside, text, ids=["l1-gap-aside"])
    assert folds.is_aside(section) and not folds.is_aside(nodes.section(ids=["aside"]))
    folds.fold_aside(section)
    assert section[1] is inside and section[2][1] is text
    assert section[2][0].astext() == "Can be skipped: about 2 min to read"
    alone = nodes.section("", nodes.title("", "A gap"), nodes.paragraph("", "All of it."), ids=["a-aside"])
    folds.fold_aside(alone)
    assert isinstance(alone[1], folds.fold)


def test_set_up_and_the_first_picture_s_code_are_out_of_sight_until_code_is_asked_for():
    for tags, html, opening, quiet in (
        (("setup",), (), False, True),
        (("hide-input",), (PICTURE,), True, True),
        (("hide-input",), (PICTURE,), False, False),
        (("hide-input",), (), True, True),
        (("hide-input",), ("<table></table>",), True, False),
        ((), (PICTURE,), True, False),
        (("hide-input",), ('<ol class="mb-steps mb-board"></ol>',), False, True),
    ):
        made = cell("import a\ndraw(a)", *html, tags=tags)
        around = new_document("a page") if opening else nodes.section()
        around += made.parent
        folds.fold_source(made, set(tags))
        assert ("mb-quiet" in made["classes"]) is quiet, (tags, html, opening)

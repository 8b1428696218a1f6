"""One kind of fold, <details>, in layers: proofs, code, checks and lectures.

A page is a lesson.  What the machine adds lies one gesture away, in layers of a class each:

* ``mb-proofs``: derivations in full and what they rest on; the library's own HTML makes them.
* ``mb-code``: set-up, plotting and the code of answers; built here, from the cells.
* ``mb-checks``: tables of claims on a run; the library's own HTML makes them.
* ``mb-lectures``: what lectures say: badges of their statements.

What folds, and the tags that change it:

* a cell tagged ``setup``, ``plot`` or ``hide-input`` folds its input, ``hide-cell`` all of itself (a derivation in
  full is tagged ``proof`` too) and ``hide-output`` its output; imports alone fold when they take more than `IN_SIGHT`
  lines, the first of them in the summary;
* a cell with a verdict folds its input, out of sight until a reader wants code; the badge stands on the right of that
  line; where the badge is all that it shows, it stands at the end of the paragraph before, and all of the cell is out
  of sight.  The tag
  ``show-verdict`` keeps the cell as it is;
* ``show-proofs`` and ``show-checks`` open what the library folds in a cell's outputs;
* each of the *show* tags, in the list ``tags`` of a notebook's own metadata, speaks for the whole page;
* a section marked ``(…-aside)=``, which can be skipped, folds below its first paragraph, which says what is inside;
* out of sight until a reader wants code are the set-up, the folded code of a board, which only repeats it, and in the
  opening of a page, before its first section, the code of a picture and code that shows nothing: there the lesson
  begins;
* an admonition of class ``dropdown``, such as a solution, folds; a ``hide-cell`` right after a solution is part of it.

A summary describes what is inside.  A cell whose first line is ``# summary: …`` has its own summary.  The code of
what a cell shows opens from a mark in the corner of that.
"""

import ast
import re

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

IN_SIGHT = 3  # lines of imports that need no fold
SHOWN = ("show-verdict", "show-proofs", "show-checks")
BADGE = '<p class="mb-ledger">'
PICTURE = '<figure class="mb-figure"'
PIECES = (nodes.raw, nodes.literal_block, nodes.math_block, nodes.image)  # the nodes of an output
LAYERS = ("proofs", "code", "checks", "lectures")
SIGNS = {"lectures": "ledger"}  # another class of what is in a layer
LIVE = "mb-live-cell-"  # and the number of a cell: a class that the extension for live cells gives it


class fold(nodes.General, nodes.Element):
    """A <details>; with the attribute ``open``, an open one."""


class fold_summary(nodes.General, nodes.TextElement):
    """Its <summary>."""


def visit_fold(translator, node):
    translator.body.append(translator.starttag(node, "details", **({"open": "open"} if node.get("open") else {})))


def depart_fold(translator, node):
    translator.body.append("</details>\n")


def visit_summary(translator, node):
    translator.body.append(translator.starttag(node, "summary", ""))


def depart_summary(translator, node):
    translator.body.append("</summary>\n")


def folded(summary, *inside, layer="code", classes=()):
    """A fold of a layer around some nodes."""
    return fold("", fold_summary("", "", *summary), *inside, classes=["mb-fold", f"mb-{layer}", *classes])


# --- where a proof ends -----------------------------------------------------------------------


def add_after_proof(box, *inside, folded=False):
    """Put nodes where the proof of a theorem's box ends: below its derivation in full, or in the fold of it.

    If the next box comes before a derivation, they stand below the proof in words, or else below the box.
    """
    after = end_of_words(box)
    met = False
    for node in box.document.findall(lambda node: is_cell(node) or is_theorem(node)):
        if met and is_theorem(node):
            break
        if met and "proof" in node["cell_metadata"].get("tags", ()):
            if folded and "hide-cell" in node["cell_metadata"]["tags"]:
                node += list(inside)
                return
            after = node
            break
        met = met or node is box
    place = after.parent.index(after) + 1
    after.parent.insert(place, list(inside))


def end_of_words(box):
    """The last node of the proof that follows a box in words, with ∎ at its end; the box where there is none."""
    for node in box.parent.children[box.parent.index(box) + 1 :]:
        if not isinstance(node, (nodes.paragraph, nodes.enumerated_list, nodes.bullet_list, nodes.math_block)):
            break
        if node.astext().rstrip().endswith("∎"):
            return node
    return box


def is_theorem(node):
    return isinstance(node, nodes.Element) and node.get("realtype") == "theorem"


# --- what a cell is ---------------------------------------------------------------------------


def part(cell, name):
    """The input ("source") or the output ("output") of a cell, or None."""
    return next((child for child in cell.children if child.get("nb_element") == f"cell_code_{name}"), None)


def outputs(cell):
    """The HTML that a cell shows."""
    return "".join(raw.astext() for raw in cell.findall(nodes.raw))


def pieces(cell):
    """What a cell shows, piece by piece."""
    output = part(cell, "output")
    return [node for node in output.findall() if isinstance(node, PIECES)] if output else []


def badges_of(cell):
    """The verdicts' badges among what a cell shows, and whether it shows nothing else."""
    shown = pieces(cell)
    badges = [piece for piece in shown if piece.astext().startswith(BADGE)]
    return badges, len(badges) == len(shown)


def imports_in(code):
    """The import statements of some code, and whether there is nothing else.

    >>> imports_in("import sys\\nfrom math import log")
    (['import sys', 'from math import log'], True)
    """
    try:
        statements = ast.parse(code).body
    except SyntaxError:  # a magic line, which only IPython reads
        return [], False
    found = [ast.unparse(line) for line in statements if isinstance(line, ast.Import | ast.ImportFrom)]
    return found, bool(statements) and len(found) == len(statements)


def own_words(block):
    """The text of a first line ``# summary: …``, taken out of the code block; else None."""
    match = re.match(r"# *summary: *(.*)\n?", block.astext())
    if match is None:
        return None
    block.rawsource = block.astext()[match.end() :]
    block.children = []
    block += nodes.Text(block.rawsource)
    return match[1].strip()


def summary_of(cell, tags, answer=False):
    """The summary of the fold around a cell's code."""
    block = next(part(cell, "source").findall(nodes.literal_block))
    own = own_words(block)
    code = block.astext()
    imported, imports_only = imports_in(code)
    if own:
        what = own
    elif answer:
        what = "The answer in code"
    elif "setup" in tags:
        what = "Set-up"
    elif imports_only:
        what = "Imports"
    elif "plot" in tags or PICTURE in outputs(cell):
        what = "Code of this picture"
    else:
        what = "Code"
    words = [nodes.Text(what)]
    if imported and imports_only and "setup" not in tags:
        ours = [line for line in imported if "mistake_bounds" in line]
        words += [nodes.Text(" "), nodes.literal("", shortened((ours or imported)[0]))]
    return words


def shortened(line, most=66):
    """An import line that fits beside a summary; of a long one the first names and how many more there are.

    >>> shortened("from a import b, c, d, e", most=20)
    'from a import b, c, … (2 more)'
    """
    if len(line) <= most:
        return line
    head, _, names = line.partition(" import ")
    kept = []
    names = names.split(", ")
    while names and len(f"{head} import {', '.join([*kept, names[0]])}") <= most:
        kept.append(names.pop(0))
    return f"{head} import {', '.join(kept)}, … ({len(names)} more)"


def hidden(tags):
    """Which parts of a cell its tags hide: some of "source" and "output", or "all"."""
    if "hide-cell" in tags:
        return {"all"}
    source = {"source"} if {"hide-input", "setup", "plot"} & tags else set()
    return source | ({"output"} if "hide-output" in tags else set())


# --- folding ------------------------------------------------------------------------------------


class Fold(SphinxPostTransform):
    """Fold what a page has to fold, before MyST-NB does it in its way."""

    default_priority = 198
    formats = ("html",)

    def run(self, **options):
        page = set(re.findall(r"[\w-]+", str(self.env.metadata[self.env.docname].get("tags"))))
        for admonition in list(self.document.findall(is_dropdown)):
            fold_admonition(admonition)
        for cell in list(self.document.findall(is_cell)):
            tags = set(cell["cell_metadata"].get("tags", ())) | (page & set(SHOWN))
            cell.attributes.pop("hide_mode", None)
            if part(cell, "source") is not None:
                fold_source(cell, tags)
            if part(cell, "output") is not None:
                show_tagged(cell, tags)
        for section in list(self.document.findall(is_aside)):
            fold_aside(section)


def is_aside(node):
    """Is this a section that a reader can skip, marked ``(…-aside)=``?"""
    return isinstance(node, nodes.section) and any(name.endswith("-aside") for name in node["ids"])


def fold_aside(section):
    """Fold an aside but for its title and its first paragraph; the summary has how much there is to read."""
    title, *inside = section.children
    in_sight = inside[:1] if len(inside) > 1 and isinstance(inside[0], nodes.paragraph) else []
    words = sum(len(p.astext().split()) for node in inside[len(in_sight) :] for p in node.findall(nodes.paragraph))
    section.children = [title, *in_sight]
    summary = [nodes.Text(f"Can be skipped: about {max(1, round(words / 200))} min to read")]
    section += fold("", fold_summary("", "", *summary), *inside[len(in_sight) :], classes=["mb-fold", "mb-aside"])


def is_cell(node):
    return isinstance(node, nodes.container) and node.get("nb_element") == "cell_code"


def is_dropdown(node):
    return isinstance(node, nodes.Admonition) and "dropdown" in node["classes"]


def fold_admonition(box):
    """Put a fold in place of an admonition, its title for a summary: a link in it would be clicked instead of it."""
    title, *content = box.children
    for part_of_it in content:  # of a solution each would have the same name
        part_of_it["ids"] = []
        part_of_it["names"] = []
    summary = fold_summary("", title.astext(), classes=["admonition-title"])
    classes = ["mb-fold", "mb-answer", "admonition", *(c for c in box["classes"] if c != "dropdown")]
    around = fold("", summary, *content, classes=classes, ids=box["ids"], names=box["names"])
    answer = next_in(box)
    while answer is not None and is_cell(answer) and "hide-cell" in answer["cell_metadata"].get("tags", ()):
        answer["mb_answer"] = True
        after = next_in(answer)
        answer.parent.remove(answer)
        around += answer
        answer = after
    box.parent.replace(box, around)


def next_in(node):
    """The next child of the same parent, or None."""
    place = node.parent.index(node) + 1
    return node.parent[place] if place < len(node.parent) else None


def fold_source(cell, tags):
    """Fold the input of a cell, or all of it, by its tags and by what is in it."""
    source = part(cell, "source")
    code = part(cell, "source").astext()
    hide = hidden(tags)
    if "all" in hide and cell.get("mb_answer"):  # the solution's fold is enough
        own_words(next(source.findall(nodes.literal_block)))
        return
    if "all" in hide:
        inside = list(cell.children)
        words = summary_of(cell, tags)
        cell.clear()
        cell += folded(words, *inside, layer="proofs" if "proof" in tags else "code")
        return
    badges, nothing_else = badges_of(cell)
    verdict = bool(badges) and "verdict(" in code and "show-verdict" not in tags
    if verdict or "source" in hide or (imports_in(code)[1] and len(code.splitlines()) > IN_SIGHT):
        words = summary_of(cell, tags)
        wrap(cell, source, words)
        if "source" in hide and is_quiet(cell, tags):
            cell["classes"].append("mb-quiet")
        elif words[0].startswith("Code") and pieces(cell):
            cell["classes"].append("mb-corner")
    if verdict:
        cell["classes"].append("mb-quiet")
        move(badges, cell, to_paragraph=nothing_else)
    if "output" in hide and part(cell, "output") is not None:
        wrap(cell, part(cell, "output"), [nodes.Text("Output")])


def is_quiet(cell, tags):
    """Is the folded code of a cell out of sight until a reader wants code?"""
    shown = outputs(cell)
    if "setup" in tags or 'class="mb-steps mb-board"' in shown:
        return True
    return in_opening(cell) and (PICTURE in shown or not pieces(cell))


def in_opening(cell):
    """Does a cell stand under the title of its page, before the first section?"""
    return isinstance(cell.parent, nodes.section) and isinstance(cell.parent.parent, nodes.document)


def wrap(cell, child, words):
    """Put a fold around a child of a cell, where it stands."""
    place = cell.index(child)
    cell.remove(child)
    cell.insert(place, folded(words, child))


def move(badges, cell, to_paragraph):
    """Put badges on the line of the fold above them; or, where a cell shows nothing else, at the end of the paragraph
    before it, and take the rest of the cell out of sight until a reader wants code."""
    number = next((name.removeprefix(LIVE) for name in cell["classes"] if name.startswith(LIVE)), None)
    begin = f'<span data-of="{number}" ' if number else "<span "  # live.js reads whose badge it is
    inline = [badge.astext().replace("<p ", begin, 1).replace("</p>", "</span>") for badge in badges]
    marks = [nodes.raw("", html, format="html") for html in inline]
    for badge in badges:
        remove_with_boxes(badge, up_to=cell)
    above = [node for node in cell.parent[: cell.parent.index(cell)] if "mb-try" not in node.get("classes", ())]
    before = above[-1] if above else None
    if to_paragraph and isinstance(before, nodes.paragraph):
        cell["classes"].append("mb-evidence")
        before += marks
    else:
        cell.insert(0, marks)


def remove_with_boxes(node, up_to):
    """Remove a node, and the boxes around it that are empty then."""
    box = node.parent
    box.remove(node)
    while box is not up_to and not box.children:
        box.parent.remove(box)
        box = box.parent


def show_tagged(cell, tags):
    """Open, in what a cell shows, the folds that its tags name."""
    for layer in LAYERS:
        if f"show-{layer}" in tags:
            for raw in cell.findall(nodes.raw):
                closed = f'<details class="mb-fold mb-{layer}"'
                raw.children = [nodes.Text(raw.astext().replace(closed, closed.replace(" ", " open ", 1)))]


# --- the bar --------------------------------------------------------------------------------------

BAR = """<div class="mb-layers d-print-none" role="group" aria-label="Show">
<span aria-hidden="true">Show:</span>
{}
</div>
"""


def offer_layers(app, page, template, context, doctree):
    """Put the bar below the title of a page that has something of a layer in it."""
    body = context.get("body", "")
    there = [layer for layer in LAYERS if re.search(rf'class="[^"]*\bmb-({layer}|{SIGNS.get(layer, layer)})\b', body)]
    buttons = "\n".join(
        f'<button type="button" data-layer="{layer}" aria-pressed="false">{layer}</button>' for layer in there
    )
    if there:
        context["body"] = body.replace("</h1>", "</h1>\n" + BAR.format(buttons), 1)


def setup(app):
    app.add_node(fold, html=(visit_fold, depart_fold))
    app.add_node(fold_summary, html=(visit_summary, depart_summary))
    app.add_post_transform(Fold)
    app.connect("html-page-context", offer_layers)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

"""The page of the bench: the directive {bench} makes its fields, {bench-examples} the list of examples.

Both are built from the library's own table, `mistake_bounds.site.bench.examples`.  Without JavaScript the fields stay
out of sight, and the examples are there to be read, with their answers.  bench.js does the rest.

The proof of a theorem ends with a link to the bench.  It carries the last step of its proof, or a step of its
induction, where the bench reads that as the very claims that the kernel accepted; what a chapter proves in its own
cells is carried as `mistake_bounds.site.bench.examples` has it.
"""

from html import escape

from docutils import nodes
from rocq import claims_of
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.site.bench.answering import read
from mistake_bounds.site.bench.examples import BOXES, EXAMPLES
from mistake_bounds.site.bench.links import link
from mistake_bounds.site.bench.quoting import NotOnTheBench, quoted, short_link
from mistake_bounds.sphinx.folds import add_after_proof, is_theorem
from mistake_bounds.theorems.address import proof_at

SIGN = 'id="mb-bench"'
FIELDS = (
    ("vectors", "Vectors", "w x", 0),
    ("scalars", "Numbers", "y R", 0),
    ("given", "Given, a line each", "mistake: y <w, x> <= 0", 4),
    ("claim", "Claim", "||w + y x||^2 <= ||w||^2 + R^2", 0),
    ("using", "The proof may use: squares, vectors, steps, a line each", "a - b", 2),
)
PLAIN = 'spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off"'
FORM = """<form id="mb-bench" class="mb-bench d-print-none" data-asks="bench" aria-label="The bench" hidden>
{fields}
<div class="mb-bench-bar"><button class="mb-bench-prove">Prove</button>
<button type="button" data-does="stop" disabled>Stop</button>
<button type="button" data-does="send">Copy a link</button>
<button type="button" data-does="open">Read a file</button>
<input type="file" accept=".json,application/json" hidden>
<button type="button" data-does="clear">Clear</button>
<label>at most <select name="seconds"><option value="5">5 seconds</option><option value="15">15 seconds</option><option
value="30">30 seconds</option></select></label></div>
<p class="mb-bench-status" role="status"></p>
<p class="mb-bench-link" hidden><label>The link <input type="text" readonly></label>
<button type="button" data-does="save">Save as a file</button></p>
</form>
<div class="mb-bench-answer" role="region" aria-label="Answer" aria-live="polite"></div>
<p class="mb-bench-without">The bench needs a browser with JavaScript. The examples below can be read without it.</p>
"""
TRY = (
    '<button type="button" class="d-print-none" data-link="{link}" aria-label="Try it: {title}" hidden>Try it</button>'
)


def field(name, label, example, rows):
    """A field with its label.

    >>> print(field("claim", "Claim", "a <= b", 0).partition(" spellcheck")[0])
    <label class="mb-bench-claim">Claim <input type="text" name="claim" placeholder="a &lt;= b"
    """
    attributes = f'name="{name}" placeholder="{escape(example)}" {PLAIN}'
    box = f'<textarea {attributes} rows="{rows}"></textarea>' if rows else f'<input type="text" {attributes}>'
    return f'<label class="mb-bench-{name}">{label} {box}</label>'


class Bench(SphinxDirective):
    """The fields, and the place for the answer."""

    def run(self):
        fields = "\n".join(field(*one) for one in FIELDS)
        return [nodes.raw("", FORM.format(fields=fields), format="html")]


class Examples(SphinxDirective):
    """The examples: each with its claim, the answer of the prover, and a button that bench.js brings to light."""

    def run(self):
        rows = nodes.bullet_list(classes=["mb-bench-examples"])
        for example in EXAMPLES:
            name = nodes.strong("", f"{example.title}.", classes=["mb-bench-title"])
            claim = read(example.fields).goal.latex.replace(r"\frac", r"\dfrac")
            answer = nodes.strong("", example.kind.capitalize(), classes=[f"mb-bench-{example.kind}"])
            button = nodes.raw("", TRY.format(link=link(example.fields), title=escape(example.title)), format="html")
            outcome = [
                nodes.Text(" "),
                nodes.math("", claim),
                nodes.Text(" "),
                answer,
                nodes.Text(f". {example.word} "),
            ]
            words = nodes.paragraph("", "", name, *outcome, button)
            rows += nodes.list_item("", words)
        return [rows]


def carried(addresses):
    """What a link carries for a box that is about the claims at some addresses, or None.

    It is the last step for the one that is called the mistake bound, or else for the last that the bench reads; where
    it reads none as it is, with a letter for a power, or a step of an induction.

    >>> carried(["perceptron.mistake_bound[margin]", "halving.mistake_bound"])
    >>> carried(["halving.doublings", "halving.mistake_bound"]).fields["claim"]
    'p ≤ N'
    >>> carried(["winnow.disjunctions[few demotions]", "winnow.disjunctions[mistake bound]"]).fields["claim"]
    'M < 3·L·r + 2'
    """
    last_first = [proof for address in reversed(addresses) if (proof := proof_at(address)) is not None]
    found = []
    for proof in sorted(last_first, key=lambda proof: proof.claim.name != "mistake bound"):
        try:
            one = quoted(proof)
            short_link(one.fields)
        except NotOnTheBench:
            continue
        if not one.powers and not one.induction:
            return one
        found.append(one)
    return found[0] if found else None


def links_of(label, addresses, bench):
    """The line with the links for a box: text, and links to the page of the ``bench``; nothing where it has none."""

    def to(words, typed):
        return nodes.reference("", words, internal=True, refuri=f"{bench}#{short_link(typed)}")

    if own := BOXES.get(label):
        if len(own) == 1:
            return [to("Try it on the bench", own[0].fields)]
        rest = [node for one in own for node in (nodes.Text(", "), to(one.title, one.fields))][1:]
        return [nodes.Text("Try it on the bench: "), *rest]
    if not (one := carried(addresses)):
        return []
    step = "a step of its induction" if one.induction else "the last step of its proof"
    line = [to(f"Try {step} on the bench", one.fields)]
    for letter, power in one.powers:
        words = ", with " if len(line) == 1 else " and "
        line += [nodes.Text(words), nodes.math("", letter.name), nodes.Text(" for "), nodes.math("", term_latex(power))]
    return line


class LinkTheorems(SphinxPostTransform):
    """Put a link to the bench at the end of each theorem's proof, in a site that can answer it."""

    default_priority = 196
    formats = ("html",)

    def run(self, **options):
        if not getattr(self.app, "live", None):
            return
        for box in self.document.findall(is_theorem):
            bench = self.app.builder.get_relative_uri(self.env.docname, "book/bench")
            if line := links_of(box.get("label", ""), claims_of(box), bench):
                add_after_proof(box, nodes.paragraph("", "", *line, classes=["mb-try", "d-print-none"]))


def add_files(app, page, template, context, doctree):
    """The script and the style, on the page of the bench only."""
    if SIGN in context.get("body", ""):
        app.add_css_file("controls.css", priority=400)  # before what overrides it
        app.add_css_file("bench.css")
        app.add_js_file("bench.js", loading_method="defer")


def setup(app):
    app.add_directive("bench", Bench)
    app.add_directive("bench-examples", Examples)
    app.add_post_transform(LinkTheorems)
    app.connect("html-page-context", add_files)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

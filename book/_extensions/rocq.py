"""Where a theorem's proof ends, folded, what Rocq was given of it: the statement as in the file, and on which axioms.

The statement is that of the theorem, or of the lemma, whose claims the box quotes; proofs.json has what each is called
in proofs*.v, both made by `make` in _build/generated.  What else is in Rocq of a box its chapter says, in a `Box`.
Where the theorem is also stated about the algorithm itself, in bounds.v, that comes first.
A page says *accepted* only while the files are those that Rocq judged, which `mistake_bounds.proof.rocq.accepted` sees.
The files themselves are put into the site, so that a reader can have them judged.
"""

import json
import re
from functools import cache
from pathlib import Path

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.chapters import each
from mistake_bounds.proof.rocq.accepted import BY_HAND, PRELUDE, accepted, by_hand, exported, judged, required
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.quoting import relations_of, statements
from mistake_bounds.sphinx.folds import add_after_proof, folded, is_theorem

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "_build" / "generated"
RECORD = ROOT / "data" / "accepted.json"
FILES = "_static/rocq"  # where the site has the files
BOUNDS = "bounds.v"


@cache
def boxes():
    """What chapters say of their boxes, by the labels."""
    return {label: box for own in each("rocq", "BOXES") for label, box in own.items()}


def names_of(addresses, claims):
    """What the claims at some addresses are called in Rocq: a theorem once for all of its claims, then lemmas.

    >>> claims = {"a.bound": "theorem_A", "a.bound[growth]": "A.growth", "a.rest[last]": "A.last"}
    >>> names_of(["a.bound[growth]", "a.bound[margin]", "a.rest[last]", "b.none"], claims)
    ['theorem_A', 'A.last']
    """
    found = []
    for address in addresses:
        whole = claims.get(address.partition("[")[0], "")
        found.append(whole if whole.startswith("theorem_") else claims.get(address, whole))
    return sorted(dict.fromkeys(filter(None, found)), key=lambda name: not name.startswith("theorem_"))


def addresses_of(label, quoted):
    """The claims of a box: those in its own words, and those that it quotes."""
    return [*boxes().get(label, Box()).claims, *quoted]


def claims_of(box):
    """The same of a box of the text."""
    return addresses_of(box.get("label", ""), [node["claim"] for node in box.findall(nodes.math) if "claim" in node])


def coloured(code):
    """Rocq's language in colours; signs that the highlighter does not know stay as they are.

    >>> coloured("Lemma one : ⟨u, w⟩ = 0.").count('class="err"')
    0
    """
    html = highlight(code, get_lexer_by_name("coq"), HtmlFormatter(nowrap=True))
    html = re.sub(r'<span class="err">(.*?)</span>', r"\1", html)
    return f'<div class="highlight-coq notranslate"><div class="highlight"><pre>{html}</pre></div></div>'


@cache
def read(path):
    return Path(path).read_text(encoding="utf-8")


@cache
def built():
    """The exported files, and what Rocq said of them and of those by hand."""
    proofs = exported(GENERATED)
    if not proofs:
        raise ExtensionError("_build/generated has no exported proofs: build the book by `make book`")
    return proofs, accepted(RECORD, proofs)


class Source:
    """The files that the statements are quoted from, for a page that stands at some depth."""

    def __init__(self, proofs, record, page):
        self.proofs = proofs
        self.bounds = read(BY_HAND / BOUNDS)
        self.record = record
        self.up = "../" * page.count("/")

    def link(self, file, line=None):
        place = nodes.reference("", "", nodes.literal("", file), internal=True, refuri=f"{self.up}{FILES}/{file}")
        return [place, nodes.Text(f", line {line}")] if line else [place]

    def code(self, statement):
        return nodes.raw("", coloured(statement.text), format="html")

    def of_algorithm(self, name):
        """The statement about the algorithm, with where it stands."""
        statement = statements(self.bounds)[name]
        words = [nodes.Text("About the algorithm, as "), *self.link("algorithms.v"), nodes.Text(" defines it (")]
        words += [*self.link(BOUNDS, statement.line), nodes.Text("):")]
        return [nodes.paragraph("", "", *words), self.code(statement), self.axioms(f"bounds.{name}")]

    def by_hand(self, name):
        """The statement of a theorem that is proved by hand, with its file in front."""
        file, _, theorem = name.partition(".")
        statement = statements(read(BY_HAND / f"{file}.v"))[theorem]
        words = [nodes.Text("As it is proved ("), *self.link(f"{file}.v", statement.line), nodes.Text("):")]
        return [nodes.paragraph("", "", *words), self.code(statement), self.axioms(name)]

    def of_proof(self, name):
        """The statement that the exported proof ends with, and what a run is."""
        file = next((file for file, text in self.proofs.items() if name in statements(text)), None)
        if file is None:
            raise ExtensionError(
                f"proofs.json speaks of {name}, which no exported file has: remove _build/generated, and make book"
            )
        text = self.proofs[file]
        statement = statements(text)[name]
        theorem = name.startswith("theorem_")
        begin = "About one run, counted in whole numbers (" if theorem else "As it is proved ("
        words = [nodes.Text(begin), *self.link(file, statement.line), nodes.Text("):")]
        inside = [nodes.paragraph("", "", *words), self.code(statement)]
        if theorem and (runs := relations_of(name, text)):
            lines = sum(len(run.text.splitlines()) for run in runs)
            what = "The run" if len(runs) == 1 else "The run, and what is counted beside it"
            summary = [nodes.Text(f"{what}, {lines} lines")]
            inside.append(folded(summary, *map(self.code, runs), layer="rocq"))
        return [*inside, self.axioms(f"{file.removesuffix('.v')}.{name}")]

    def axioms(self, name):
        """The axioms of a theorem by Rocq, for a lemma its whole file; or that Rocq has not run."""
        if self.record is None:
            return nodes.paragraph("", "Rocq has not judged this as it stands now.")
        own = self.record.axioms.get(name)
        axioms = self.record.axioms[name.partition(".")[0]] if own is None else own
        words = [nodes.Text("Axioms, at most: " if own is None else "Axioms: ")]
        for axiom in axioms:
            words += [nodes.literal("", axiom), nodes.Text(", ")]
        words[-1] = nodes.Text("." if axioms else "Axioms: none.")
        return nodes.paragraph("", "", *words)

    def fold(self, label, names):
        """The fold below a box."""
        box = boxes().get(label, Box())
        inside = self.of_algorithm(box.algorithm) if box.algorithm else []
        inside += self.by_hand(box.by_hand) if box.by_hand else []
        for name in names:
            inside += self.of_proof(name)
        status = f": accepted by Rocq {self.record.version}" if self.record and inside else ""
        status = status if inside else ": why it is not there"
        if box.note:
            inside.append(nodes.paragraph("", box.note))
        if not inside:
            raise ExtensionError(f"theorem {label} has no statement in Rocq: say which, or why, in its chapter")
        what = nodes.reference("", "What that is worth", internal=True, refuri="two-kernels.html")
        more = nodes.paragraph("", "", what, nodes.Text(", and how to ask Rocq yourself."))
        return folded([nodes.Text(f"In Rocq{status}")], *inside, more, layer="rocq")


class QuoteRocq(SphinxPostTransform):
    """Put the fold at the end of each theorem's proof, in the fold of its derivation."""

    default_priority = 196
    formats = ("html",)

    def run(self, **options):
        boxes = list(self.document.findall(is_theorem))
        if not boxes:
            return
        claims = json.loads(read(GENERATED / "proofs.json"))["claims"]
        source = Source(*built(), self.env.docname)
        for box in boxes:
            names = names_of(claims_of(box), claims)
            add_after_proof(box, source.fold(box.get("label", ""), names), folded=True)


# --- the page about both kernels ------------------------------------------------------------------

PROVED = re.compile(r"^\s*(?:Lemma|Theorem|Corollary|Example) ", re.MULTILINE)
RUNS = "runs.v"


def needed(stem, needs):
    """A file by hand with all that it rests on among them.

    >>> sorted(needed("b", {"a": set(), "b": {"a"}, "c": {"b"}}))
    ['a', 'b']
    """
    return {stem}.union(*(needed(other, needs) for other in needs[stem]))


class RocqFiles(SphinxDirective):
    """{rocq-files}: what Rocq judges, counted, and whether it accepted it as it stands."""

    def run(self):
        proofs, record = built()
        status = (
            f"Rocq {record.version} accepted these files, byte by byte as they stand here."
            if record
            else "Rocq has not judged these files as they stand here."
        )
        lines = [
            f"{status} {second_opinion(record)}".strip(),
            "",
            "| file | lines | statements | written |",
            "|---|---:|---:|---|",
        ]
        up = "../" * self.env.docname.count("/")
        for name, text in judged(proofs).items():
            proved = len(PROVED.findall(text))
            link = f'<a href="{up}{FILES}/{name}"><code>{name}</code></a>'
            count = f"{len(text.splitlines()):,}"
            written = "exported" if name in proofs or name == RUNS else "by hand"
            lines.append(f"| {link} | {count} | {proved:,} | {written} |")
        return self.parse_text_to_nodes("\n".join(lines))


def second_opinion(record):
    """The sentence about coqchk: what it found in the files, and on which day.

    >>> from mistake_bounds.proof.rocq.accepted import Accepted, Checked
    >>> checked = Checked(("classic",), ("Coq.Reals.Rdefinitions.RbaseSymbolsImpl.R",), "2026-11-22")
    >>> second_opinion(Accepted("8.16.1", {}, {}, checked))[:67]
    'Its second checker, `coqchk`, accepted them as well, on 2026-11-22.'
    """
    if not record:
        return ""
    if not record.checked:
        return "Its second checker, `coqchk`, has not judged them as they stand here."
    axioms = ", ".join(f"`{axiom}`" for axiom in record.checked.axioms)
    sealed = len(record.checked.sealed)
    return (
        f"Its second checker, `coqchk`, accepted them as well, on {record.checked.on}. What it found assumed, in them"
        f" and in all that they load of Rocq's library, are the axioms {axioms}, and {sealed} constants"
        " of which a module of that library keeps the definition to itself, such as the order of the real numbers."
    )


def order_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """{rocq-order}`coqc`: the command that has all files judged, in their order."""
    files = " ".join(judged(built()[0]))
    return [nodes.literal("", f"for file in {files}; do {text} -q $file || break; done")], []


def lines_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """{rocq-lines}`perceptron`, {rocq-lines}`all`: how many lines by hand, with the prelude of the exported file."""
    texts = by_hand()
    stems = {*texts} - {RUNS.removesuffix(".v")} if text == "all" else needed(text, required(texts))
    counted = [*(texts[stem] for stem in stems), read(BY_HAND / PRELUDE)]
    return [nodes.Text(f"{sum(len(text.splitlines()) for text in counted):,} lines")], []


# --- the site -------------------------------------------------------------------------------------


def copy_files(app, error):
    """Put the files that Rocq judges into the site."""
    if error or app.builder.format != "html":
        return
    target = Path(app.outdir) / FILES
    target.mkdir(parents=True, exist_ok=True)
    for name, text in judged(built()[0]).items():
        (target / name).write_text(text, encoding="utf-8", newline="\n")


def setup(app):
    app.add_directive("rocq-files", RocqFiles)
    app.add_role("rocq-order", order_role)
    app.add_role("rocq-lines", lines_role)
    app.add_post_transform(QuoteRocq)
    app.connect("build-finished", copy_files)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

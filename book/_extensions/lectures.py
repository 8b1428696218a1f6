"""A section marked ``(page-audit)=``, in which the lectures' sentences are looked at, is of the layer of the lectures.

It is out of sight until a reader opens that layer, or follows a link to it; a line in its place leads to the errata.
"""

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform


class Audits(SphinxPostTransform):
    """Put each audit of a page into the layer, after its cells have been folded."""

    default_priority = 199
    formats = ("html",)

    def run(self, **options):
        for section in list(self.document.findall(is_audit)):
            fold_audit(section)


def is_audit(node):
    """Is this the section of a chapter in which the lectures' sentences are looked at, marked ``(…-audit)=``?"""
    return isinstance(node, nodes.section) and any(name.endswith("-audit") for name in node["ids"])


def fold_audit(section):
    """Put an audit into the layer of the lectures, and a line in its place that leads to the page of errata."""
    section["classes"].append("mb-lectures")
    place = section.parent.index(section)
    errata = nodes.reference("", "Errata", internal=True, refuri="errata.html")
    line = nodes.paragraph("", "Where a lecture's statement fails: ", errata, nodes.Text("."), classes=["mb-by"])
    section.parent.insert(place, line)


def setup(app):
    app.add_post_transform(Audits)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

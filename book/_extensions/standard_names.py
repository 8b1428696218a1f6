"""The index of standard names: where a page introduces one, in italics, the page of the index leads to it.

A name that the literature uses is on the list here; a page that writes it in italics gets a line in the index.
"""

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform

NAMES = {
    "adversary", "Azuma–Hoeffding inequality", "bandit", "Boole's inequality", "boosting", "Cauchy–Schwarz inequality",
    "Chernoff bound", "concept", "concept class", "conservative", "dual", "Hedge", "hinge loss", "Hoeffding's lemma",
    "i.i.d.", "Kullback–Leibler divergence", "lazy", "Littlestone dimension", "margin", "Markov's inequality",
    "mistake bound", "mistake tree", "no-regret play", "online learning", "online-to-batch conversion",
    "online gradient descent", "PAC-learns", "positive semidefinite", "potential", "potential function",
    "randomized Littlestone dimension", "regret", "relative entropy", "shattered", "stochastic gradient descent",
    "structured prediction", "target", "telescoping", "union bound", "version space",
}  # fmt: skip
KNOWN = {name.lower(): name for name in NAMES}


class IndexNames(SphinxTransform):
    """Mark the first place in a page where a standard name stands in italics."""

    default_priority = 500

    def apply(self, **options):
        seen = set()
        for italics in list(self.document.findall(nodes.emphasis)):
            name = KNOWN.get(italics.astext().strip(" .,:;").replace("’", "'").lower())
            if name is None or name in seen:
                continue
            seen.add(name)
            target = f"name-{nodes.make_id(name)}"
            italics["ids"].append(target)
            entry = addnodes.index(entries=[("single", name, target, "", None)])
            italics.parent.insert(italics.parent.index(italics), entry)


def setup(app):
    app.add_transform(IndexNames)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

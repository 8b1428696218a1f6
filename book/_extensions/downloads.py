"""What a lecturer downloads: a handout of each chapter of Part I, and exercises with numbers drawn from seeds.

The exercises are zipped when the site is built.  Handouts are printed from the built site, by ``make handouts``, which
puts them into the site and makes links of the chapters that {handouts} lists; until then the page says so.
"""

from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from docutils import nodes
from path import path
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.site import sheet

SEEDS = ("autumn", "winter", "spring")
NOT_PRINTED = (
    '<p class="mb-not-printed">In this copy of the site the handouts are not there; <code>make handouts</code> prints '
    "them.</p>"
)


def lists(chapters):
    """The chapters that have a handout, and the links to the exercises, as HTML."""
    handouts = "".join(
        f'<li data-handout="{page.removeprefix("book/")}">{escape(title)}</li>' for page, title in chapters.items()
    )
    zips = ", ".join(f'<a href="../_static/exercises/{seed}.zip" download>{seed}</a>' for seed in SEEDS)
    return (
        "<p>A <em>handout</em> of each chapter, on a few sheets: the result in a sentence, definitions, theorems, the "
        "proof line by line, figures, exercises without solutions, and the recap. The table of the run by hand is not "
        "on it: that is for the lecture.</p>"
        f'<ol class="mb-handouts">{handouts}</ol>{NOT_PRINTED}'
        "<p><em>Exercises</em> with numbers drawn from a seed: a sheet, its key, and a notebook for each chapter "
        f"that judges answers. The seeds are {zips}; any other is drawn by <code>make course</code>, as said below.</p>"
    )


class Handouts(SphinxDirective):
    """What there is to download."""

    def run(self):
        return [nodes.raw("", lists(path(self.env.srcdir)), format="html")]


def zipped(seed, file):
    """Draw the exercises of a seed into a zip, the same to the byte for the same seed."""
    with TemporaryDirectory() as scratch, ZipFile(file, "w", ZIP_DEFLATED) as whole:
        folder = Path(scratch)
        for path_ in sheet.write(seed, folder):
            name = f"exercises-{seed}/{path_.relative_to(folder).as_posix()}"
            whole.writestr(ZipInfo(name, (2020, 1, 1, 0, 0, 0)), path_.read_bytes(), ZIP_DEFLATED)


def zip_exercises(app, error):
    """Put the exercises of each seed into the site."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "_static" / "exercises"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in SEEDS:
        zipped(seed, folder / f"{seed}.zip")


def setup(app):
    app.add_directive("handouts", Handouts)
    app.connect("build-finished", zip_exercises)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

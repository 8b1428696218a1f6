"""The book for an e-reader: an EPUB 3 made from the built site, formulas as MathML and drawings as SVG.

A browser reads each page and writes its article down as XHTML, so that what is in the file is what the site shows, with
proofs and answers open; code that only sets up or draws, and the ledger's badges, are left out as on paper.
"""

import re
import sys
import zipfile
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from posixpath import basename
from uuid import NAMESPACE_URL, uuid5

from tools.make_pdf import READY, ROOT, opened, pages_in_order

TITLE, AUTHOR = "Mistake Bounds", "The Mistake Bounds authors"

# A page's article as XHTML: folds are open, nothing in it runs, ids are unique, and links between pages lead to files.
ARTICLE = """order => {
  const article = document.querySelector("article.bd-article").cloneNode(true);
  const away = `script, style, form, button, input, .headerlink, .mb-layers, .mb-ledger, .mb-evidence, .toctree-wrapper,
    details.mb-code, details.mb-rocq, .mb-canvas-controls, .mb-canvas-link, [hidden]`;
  article.querySelectorAll(away).forEach(node => node.remove());
  for (const fold of [...article.querySelectorAll("details")].reverse()) {
    const open = document.createElement("div");
    open.className = "fold";
    for (const part of [...fold.childNodes]) {
      if (part.nodeName !== "SUMMARY") { open.append(part); continue; }
      const said = document.createElement("p");
      said.className = "summary";
      said.append(...part.childNodes);
      open.append(said);
    }
    if (fold.id) open.id = fold.id;
    fold.replaceWith(open);
  }
  const seen = new Set();
  for (const node of article.querySelectorAll("[id]")) {
    const id = node.id.replace(/[^\\w.-]/g, "-").replace(/^(?=[^A-Za-z_])/, "_");
    if (seen.has(id)) node.removeAttribute("id"); else { seen.add(id); node.id = id; }
  }
  const allowed = /^(id|class|href|src|alt|title|lang|dir|colspan|rowspan|scope|start|role|style|aria-[a-z]+)$/;
  for (const node of article.querySelectorAll("*:not(svg, svg *, math, math *)"))
    for (const { name } of [...node.attributes]) if (!allowed.test(name)) node.removeAttribute(name);
  for (const node of article.querySelectorAll("[tabindex]")) node.removeAttribute("tabindex");
  const pages = Object.fromEntries(order.map(page => ["/" + page, page.split("/").pop().replace(/html$/, "xhtml")]));
  for (const link of article.querySelectorAll("a[href]:not(svg *)")) {
    const to = new URL(link.getAttribute("href"), location.href);
    if (to.origin !== location.origin) continue;
    const id = decodeURIComponent(to.hash.slice(1)).replace(/[^\\w.-]/g, "-").replace(/^(?=[^A-Za-z_])/, "_");
    if (pages[to.pathname]) link.setAttribute("href", pages[to.pathname] + (to.hash ? "#" + id : ""));
    else link.removeAttribute("href");
  }
  // MathML 3, which the format wants, has these on a style of their own
  for (const node of article.querySelectorAll("math [displaystyle]:not(mstyle), math [scriptlevel]:not(mstyle)")) {
    const style = document.createElementNS("http://www.w3.org/1998/Math/MathML", "mstyle");
    for (const name of ["displaystyle", "scriptlevel"]) {
      if (node.hasAttribute(name)) style.setAttribute(name, node.getAttribute(name));
      node.removeAttribute(name);
    }
    node.replaceWith(style);
    style.append(node);
  }
  const pictures = [];
  for (const picture of article.querySelectorAll("img[src]")) {
    const path = new URL(picture.getAttribute("src"), location.href).pathname.slice(1);
    pictures.push(path);
    picture.setAttribute("src", path.split("/").pop());
  }
  const names = [...article.querySelectorAll("[id]")].map(node => node.id);
  return {title: article.querySelector("h1").textContent.trim(), pictures, names,
          text: new XMLSerializer().serializeToString(article)};
}"""

STYLE = """
:root { --mb-ink: #1b1f24; --mb-muted: #57606a; --mb-paper: #fff; --mb-blue: #1f5fa8; --mb-red: #b3261e;
  --mb-green: #23702f; --mb-orange: #a85400; --mb-grid: #d8dee4; }
body { line-height: 1.5; }
svg, img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8em; }
table { border-collapse: collapse; font-size: 0.9em; } td, th { padding: 0.15em 0.5em; text-align: left; }
.proof, .exercise, .admonition { border-left: 0.25em solid #1f5fa8; padding-left: 0.8em; margin: 1em 0; }
.admonition-title, .summary, .caption-number { font-weight: bold; }
.fold { border-left: 0.15em solid #d8dee4; padding-left: 0.7em; }
div.math { text-align: center; margin: 0.6em 0; overflow-x: auto; }
.mb-drawing, .mb-table { overflow-x: auto; }
.mb-steps { list-style: none; padding-left: 0; }
"""

PAGE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>{title}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>{body}</body>
</html>
"""

CONTAINER = """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""

KINDS = {".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".svg": "image/svg+xml"}


def articles(page, origin: str, order: list[str]) -> dict[str, dict]:
    """What `ARTICLE` finds on each page, by the name of its file in the book; they are read in an open browser page."""
    found = {}
    page.emulate_media(color_scheme="light")
    for address in order:
        page.goto(f"{origin}/{address}")
        page.evaluate(READY)
        page.evaluate("dispatchEvent(new Event('afterprint'))")  # formulas whole: an e-reader's column is not paper's
        found[basename(address).replace(".html", ".xhtml")] = page.evaluate(ARTICLE, order)
    return with_links_that_lead_somewhere(found)


def with_links_that_lead_somewhere(found: dict[str, dict]) -> dict[str, dict]:
    """A link to a name that was left out, such as that of a badge, leads to its page."""

    def mended(link: re.Match, own: str) -> str:
        page, name = link[1] or own, link[2]
        return link[0] if name in found[page]["names"] else f'href="{page}"'

    for own, article in found.items():
        article["text"] = re.sub(
            r'href="([\w-]+\.xhtml)?#([^"]*)"', lambda link, own=own: mended(link, own), article["text"]
        )
    return found


def package(found: dict[str, dict], pictures: list[str]) -> str:
    """The list of all that is in the book, and the order in which it is read."""
    properties = {
        name: " ".join(kind for kind, tag in (("mathml", "<math"), ("svg", "<svg")) if tag in article["text"])
        for name, article in found.items()
    }
    items = [
        f'<item id="p{i}" href="{name}" media-type="application/xhtml+xml"'
        + (f' properties="{properties[name]}"/>' if properties[name] else "/>")
        for i, name in enumerate(found)
    ]
    items += [
        f'<item id="i{i}" href="{basename(path)}" media-type="{KINDS[Path(path).suffix]}"/>'
        for i, path in enumerate(pictures)
    ]
    return f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:{uuid5(NAMESPACE_URL, TITLE)}</dc:identifier>
<dc:title>{TITLE}</dc:title><dc:creator>{AUTHOR}</dc:creator><dc:language>en</dc:language>
<meta property="dcterms:modified">{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="book.css" media-type="text/css"/>
{"".join(items)}
</manifest>
<spine>{"".join(f'<itemref idref="p{i}"/>' for i in range(len(found)))}</spine>
</package>
"""


def contents(found: dict[str, dict]) -> str:
    """The table of contents."""
    lines = "".join(f'<li><a href="{name}">{escape(article["title"])}</a></li>' for name, article in found.items())
    return PAGE.format(title="Contents", body=f'<nav epub:type="toc"><h1>Contents</h1><ol>{lines}</ol></nav>')


def write(found: dict[str, dict], site: Path, to: Path) -> Path:
    """Put the articles and their pictures into one file."""
    pictures = sorted({path for article in found.values() for path in article["pictures"]})
    to.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)  # first, and as it is
        book.writestr("META-INF/container.xml", CONTAINER)
        book.writestr("book.opf", package(found, pictures))
        book.writestr("nav.xhtml", contents(found))
        book.writestr("book.css", STYLE)
        for name, article in found.items():
            book.writestr(name, PAGE.format(title=escape(article["title"]), body=article["text"]))
        for path in pictures:
            book.write(site / path, basename(path))
    return to


def main(site: Path) -> None:
    """Make the book."""
    with opened(site) as (browser, origin):
        page = browser.new_page()
        found = articles(page, origin, pages_in_order(page, origin))
    print(write(found, site, site.parent / "mistake-bounds.epub"))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_build" / "html").resolve())

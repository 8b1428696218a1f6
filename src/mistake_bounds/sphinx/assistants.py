"""What programs that read text have of the site: each page as Markdown beside its HTML, and ``llms.txt``, the map.

A page is its source: text, code and what the code showed, in words.  A claim stands there as the formula that its page
shows, and below are the addresses of all that the page quotes.  The map has the pages by the captions of the list of
contents, each with its first sentences.  The configuration ``llms_about`` is Markdown below the map's title.
"""

import json
import re
from pathlib import Path

from docutils import nodes
from sphinx import addnodes

QUOTED = re.compile(r"\{claim\}`([^`]+)`")
WORDS = 300  # signs of a page's beginning that stand on the map, and the rest of their sentence


def markdown(source: str, formulas: dict[str, str]) -> str:
    """The Markdown of a page, a notebook in JSON or Markdown, with the formulas of claims by their addresses.

    >>> print(markdown("So {claim}`perceptron.mistake_bound[growth]`.", {"perceptron.mistake_bound[growth]": "a < b"}))
    So $a < b$.
    <BLANKLINE>
    ## Claims quoted here
    <BLANKLINE>
    - `perceptron.mistake_bound[growth]`: $a < b$
    <BLANKLINE>
    """
    text = of_notebook(json.loads(source)) if source.startswith("{") else source
    quoted = [address for address in dict.fromkeys(map(str.strip, QUOTED.findall(text))) if address in formulas]
    text = QUOTED.sub(
        lambda found: f"${formulas[found[1].strip()]}$" if found[1].strip() in formulas else found[0], text
    )
    if not quoted:
        return text
    lines = [f"- `{address}`: ${formulas[address]}$" for address in quoted]
    return "\n".join([text.rstrip(), "", "## Claims quoted here", "", *lines, ""])


def of_notebook(notebook: dict) -> str:
    """The cells of a notebook as Markdown: code in fences, and below it what it showed as text.

    >>> code = {"cell_type": "code", "source": "1+1", "outputs": [{"output_type": "stream", "text": ["2\\n"]}]}
    >>> of_notebook({"cells": [{"cell_type": "markdown", "source": "# Two"}, code]}).splitlines()
    ['# Two', '', '```python', '1+1', '```', '', '```text', '2', '```']
    """
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            shown = "\n".join(filter(None, map(said, cell["outputs"])))
            parts += [fenced(source, "python")] + [fenced(shown, "text")] * bool(shown)
        else:
            parts.append(source)
    return "\n\n".join(parts) + "\n"


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text}\n```"


def said(output: dict) -> str:
    """What an output says in plain text; nothing where that would be the name of an object."""
    text = "".join(output.get("text") or output.get("data", {}).get("text/plain", "")).rstrip()
    return "" if text.startswith("<") else text


def write_page(app, page, template, context, doctree):
    """Write a page's Markdown beside its HTML, and say in its head where that is."""
    if doctree is None or app.builder.format != "html":
        return
    source = Path(app.env.doc2path(page)).read_text(encoding="utf-8")
    formulas = {node["claim"]: node.astext() for node in doctree.findall(nodes.math) if "claim" in node}
    place = Path(app.outdir) / f"{page}.md"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(markdown(source, formulas), encoding="utf-8", newline="\n")
    link = f'<link rel="alternate" type="text/markdown" href="{page.rpartition("/")[2]}.md">'
    context["metatags"] = f"{context.get('metatags', '')}\n{link}"


def keep_beginning(app, doctree):
    """Keep the first sentences of a page, for the map."""
    text = next((node.astext() for node in doctree.findall(nodes.paragraph)), "")
    app.env.metadata[app.env.docname]["llms_beginning"] = beginning(text)


def beginning(text: str) -> str:
    """The first sentences of a text, on one line.

    >>> beginning("One is short.\\nTwo is, too. " + "No end " * 60)[:27]
    'One is short. Two is, too.…'
    """
    line = " ".join(text.split())
    if len(line) <= WORDS:
        return line
    sentences = re.match(rf".{{1,{WORDS}}}[.?!](?= )", line)
    return f"{sentences[0] if sentences else line[:WORDS]}…"


def write_map(app, error):
    """Write llms.txt at the root of the site."""
    if error is None and app.builder.format == "html":
        (Path(app.outdir) / "llms.txt").write_text(site_map(app.env, app.config), encoding="utf-8", newline="\n")


def site_map(env, config) -> str:
    """The title, what is said about the site, and the pages below the captions of the list of contents."""
    root = config.root_doc
    lines = [f"# {config.html_title or config.project}", ""]
    if config.llms_about:
        lines += [config.llms_about.strip(), ""]
    lines += ["## Begin", "", entry(env, root)]
    for tree in env.get_doctree(root).findall(addnodes.toctree):
        lines += ["", f"## {tree.get('caption') or 'Pages'}", ""]
        for _, page in tree["entries"]:
            lines += below(env, page)
    return "\n".join([*lines, ""])


def below(env, page: str) -> list[str]:
    """The lines of a page, and of those below it in the list of contents."""
    if page not in env.titles:  # an address of another site
        return []
    return [entry(env, page), *(line for other in env.toctree_includes.get(page, ()) for line in below(env, other))]


def entry(env, page: str) -> str:
    begins = env.metadata[page].get("llms_beginning", "")
    return f"- [{env.titles[page].astext()}]({page}.md)" + (f": {begins}" if begins else "")


def setup(app):
    app.add_config_value("llms_about", "", "")
    app.connect("doctree-read", keep_beginning)
    app.connect("html-page-context", write_page)
    app.connect("build-finished", write_map)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

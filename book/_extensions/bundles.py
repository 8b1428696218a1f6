"""What a page loads beside its text: one style sheet, two scripts, and the fonts that it shows letters of.

The theme and its extensions give a page some twenty style sheets and as many scripts, each a request of its own, and
nothing is drawn before the last of them has come.  When the site is built, each page's sheets are joined into one, in
their order, and so are its scripts: the theme's, which all pages have and a reader's browser keeps from page to page,
and ours.  They run when the page is read to its end, for which the theme's all waited anyway.  The page of the search
has its own, which build on each other as they are: they are left so.

Of other people's sheets those rules are left out that can match nothing: their selectors ask for a class, a name or an
element that no page has and no script speaks of.  A browser tries many of them on each element of a page.

An element that the theme writes by a script, so that it is not there where no script runs, stands in the page; a style
sheet hides it there (`mistake-bounds.css`).  A script in the text would have the page wait for its style sheet.
"""

import hashlib
import re
from pathlib import Path

from sphinx.errors import ExtensionError

ROOT = Path(__file__).parent.parent.parent
OURS = ROOT / "book" / "_static"
KEPT_WHOLE = ("pygments.css",)  # the colours of code that a reader has yet to write
OPTIONS = "documentation_options.js"  # a dozen words, which stand in the page
LEFT_OUT = ("design-tabs.js",)  # of tabs, which no page has
GLOBAL = ("doctools.js", "sphinx_highlight.js")  # what they declare is used elsewhere

SHEET = re.compile(r'\s*<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="((?:\.\./)*)_static/([^"?]+)[^"]*"[^>]*>')
SCRIPT = re.compile(r'\s*<script\b[^>]*\bsrc="((?:\.\./)*)((?:_static/)?[^":?]+\.js)[^"]*"[^>]*></script>')
SCRIPT_AHEAD = re.compile(r'\s*<link rel="preload" as="script"[^>]*>')
ICONS_AHEAD = re.compile(r'\s*<link rel="preload" as="font"[^>]*/(fa-\w+)-[^>]*>')
WRITTEN = re.compile(r"<script>\s*document\.write\(`(.*?)`\);\s*</script>", re.DOTALL)
HEAD = re.compile(r"<head>.*?</head>", re.DOTALL)
BUNDLE = "bundle-"


class ChangedTheme(ExtensionError):
    """A page is not as the theme wrote it when this was made; the message says what is missing where."""


# --- style sheets -------------------------------------------------------------------------------

PIECE = re.compile(r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]|[^{};"'/u]+|.""", re.DOTALL)
GROUPS = ("@media", "@supports", "@layer")


def rules(css):
    """The rules of a sheet, as what stands before the braces and what stands in them; None where there are none.

    >>> list(rules("@import 'a;b'; /* } */ p, q { color: red } @media print { p { color: black } }"))
    [("@import 'a;b'", None), ('p, q', ' color: red '), ('@media print', ' p { color: black } ')]
    """
    depth, before, within = 0, [], []
    for match in PIECE.finditer(css):
        piece = match[0]
        if piece.startswith("/*"):
            continue
        if piece == "}":
            depth -= 1
            if depth == 0:
                yield "".join(before).strip(), "".join(within)
                before, within = [], []
                continue
        if depth:
            within.append(piece)
        elif piece == ";":
            yield "".join(before).strip(), None
            before = []
        elif piece != "{":
            before.append(piece)
        if piece == "{":
            depth += 1


IN_BRACKETS = re.compile(r"\([^()]*\)|\[[^\]]*\]")
ASKED = re.compile(r"[.#]((?:\\.|[\w-])+)|(?:^|[\s>+~])([a-zA-Z][\w-]*)")


def asked(selector):
    """The classes, names and elements without which a selector matches nothing; what stands in brackets is not read.

    >>> sorted(asked("div.row > :not(.a) + p:is(.b, .c)#top::before")), sorted(asked('a[href$=".css"]:hover'))
    (['div', 'p', 'row', 'top'], ['a'])
    """
    plain, found = None, selector
    while plain != found:
        plain, found = found, IN_BRACKETS.sub("", found)
    return {(a or b).replace("\\", "") for a, b in ASKED.findall(re.sub(r"::?[\w-]+", "", plain))}


def alternatives(selectors):
    """The selectors of a rule.

    >>> alternatives("a, :is(b, c) d,e")
    ['a', ':is(b, c) d', 'e']
    """
    found, depth = [""], 0
    for sign in selectors:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [one.strip() for one in found]


def pruned(css, words):
    """A sheet without the selectors that ask for what is not among these words, and without rules that have no other.

    >>> pruned("a.b, .c { x: y } @media print { .c { x: z } } @font-face { src: d } :root { --e: f }", {"a", "b"})
    'a.b{ x: y }@font-face{ src: d }:root{ --e: f }'
    """
    out = []
    for before, within in rules(css):
        if within is None:
            out.append(f"{before};" if before else "")
        elif before.startswith(GROUPS):
            inside = pruned(within, words)
            out.append(f"{before}{{{inside}}}" if inside else "")
        elif before.startswith("@"):
            out.append(f"{before}{{{within}}}")
        else:
            kept = [one for one in alternatives(before) if asked(one) <= words]
            out.append(f"{','.join(kept)}{{{within}}}" if kept else "")
    return "".join(out)


def moved(css, place):
    """A sheet from the folder ``place`` of _static, with the addresses that it has for _static itself.

    >>> moved("src: url(../webfonts/a.woff2), url('data:b')", "vendor/css")
    "src: url(vendor/webfonts/a.woff2), url('data:b')"
    """

    def address(match):
        path = [part for part in place.split("/") if part]
        for part in match[2].split("/"):
            path = path[:-1] if part == ".." else [*path, part]
        return f"url({match[1]}{'/'.join(path)}{match[1]})"

    return re.sub(r"""url\((["']?)(?!data:|https?:|/|#)([^"')]+)\1\)""", address, css)


IMPORT = re.compile(r"""@import\s+(?:url\()?["']?([^"');]+)["']?\)?\s*;""")


def sheet(static, name, words):
    """A sheet as it stands in a bundle, after those that it imports."""
    place, css = name.rpartition("/")[0], (static / name).read_text(encoding="utf-8")
    imported = [moved(f"url({found})", place)[4:-1] for found in IMPORT.findall(css)]
    css = IMPORT.sub("", re.sub(r'^\ufeff?@charset "[^"]*";', "", css))
    if name not in KEPT_WHOLE and not (OURS / name).exists():
        css = pruned(css, words)
    return "\n".join([*(sheet(static, other, words) for other in imported), moved(css, place)])


# --- pages --------------------------------------------------------------------------------------


def said(page):
    """The classes, names and elements of a page.

    >>> sorted(said('<p class="a b" id="c">d</p>'))
    ['a', 'b', 'c', 'p']
    """
    names = re.findall(r'\b(?:class|id)="([^"]*)"', page)
    return set(re.findall(r"<([a-zA-Z][\w-]*)", page)).union(*(name.split() for name in set(names)))


def words_of(site, pages):
    """Whatever pages have and scripts speak of: theirs in _static, and the library's, which writes HTML in a page."""
    scripts = [*site.glob("_static/*.js"), *site.glob("_static/scripts/*.js"), *ROOT.glob("src/**/*.py")]
    scripts = [path for path in scripts if not path.name.startswith(BUNDLE)]
    spoken = set().union(*(re.findall(r"[A-Za-z_][\w-]*", path.read_text(encoding="utf-8")) for path in scripts))
    return spoken.union(*map(said, pages))


def key(names):
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:10]


class Bundles:
    """The bundles of a site, by what they are made of."""

    def __init__(self, site, shared):
        self.site, self.shared, self.made = site, shared, {}

    def name(self, members, suffix):
        """The address of a bundle in the site, which is made of these files."""
        name = f"_static/{BUNDLE}{key(members)}.{suffix}"
        self.made[name] = members
        return name

    def page(self, page):
        """A page's source with its bundles in place of what they are made of."""
        sheets, head = SHEET.findall(page), HEAD.search(page)
        if not sheets or not head:
            return page
        up, scripts = sheets[0][0], [name for _, name in SCRIPT.findall(page)]
        loaded = [f'<link rel="stylesheet" href="{up}{self.name([name for _, name in sheets], "css")}">']
        page = SHEET.sub("", page)
        if all(name.startswith("_static/") for name in scripts):
            own = [name for name in scripts if name not in self.shared and not left_out(name)]
            bundles = [self.name(members, "js") for members in (self.shared, own) if members]
            loaded += [f'<script defer src="{up}{name}"></script>' for name in bundles]
            options = f"<script>{script(self.site / '_static' / OPTIONS)}</script>"
            page = SCRIPT.sub(lambda found: f"\n{options}" if found[2].endswith(OPTIONS) else "", page)
            page = SCRIPT_AHEAD.sub("", page)
        page = ICONS_AHEAD.sub(lambda found: found[0] if shows(page, found[1]) else "", page)
        page = WRITTEN.sub(lambda found: found[1].strip(), page)
        return page.replace("</title>", "</title>\n" + "\n".join(loaded), 1)

    def write(self, words):
        """Write the bundles, and return for each the sign by which a browser knows what is in it."""
        signs = {}
        for name, members in self.made.items():
            if name.endswith(".css"):
                text = "\n".join(sheet(self.site / "_static", member, words) for member in members)
            else:
                text = "\n".join(script(self.site / member) for member in members)
            (self.site / name).write_text(text, encoding="utf-8")
            signs[name] = hashlib.sha256(text.encode()).hexdigest()[:8]
        return signs


def left_out(name):
    return name.endswith((OPTIONS, *LEFT_OUT))


def is_theirs(name):
    """Is a script of the theme or an extension, and bundled?"""
    return not left_out(name) and not (OURS / Path(name).name).exists()


def script(path):
    """A script as it stands in a bundle, where an error of one does not keep the next from being run."""
    text = re.sub(r"^//# sourceMappingURL=.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE).strip()
    return (
        f"{text}\n;"
        if path.name in (*GLOBAL, OPTIONS)
        else f"try {{\n{text}\n}} catch (error) {{ reportError(error); }}"
    )


ICONS = {"fa-brands": "fa-brands|fab", "fa-regular": "fa-regular|far", "fa-solid": "fa-solid|fas"}


def shows(page, icons):
    """Does a page show one of these icons?

    >>> shows('<i class="fa-solid fa-sun"></i>', "fa-solid"), shows('<i class="fa-solid fa-sun"></i>', "fa-brands")
    (True, False)
    """
    return bool(re.search(rf'class="(?:[^"]*\s)?(?:{ICONS[icons]})[\s"]', page))


def bundle(site):
    """Join what the pages of a built site load."""
    paths = [path for path in sorted(site.rglob("*.html")) if "_static" not in path.relative_to(site).parts]
    pages = {path: path.read_text(encoding="utf-8") for path in paths}
    new = {path: page for path, page in pages.items() if SHEET.search(page) and BUNDLE not in page}
    if not new:
        return
    if any("sd-tab-set" in page for page in pages.values()):
        raise ChangedTheme(f"a page has tabs, whose script is left out of the bundles: see {LEFT_OUT}")
    lists = [[name for _, name in SCRIPT.findall(page)] for page in new.values()]
    shared = [name for name in lists[0] if all(name in names for names in lists) and is_theirs(name)]
    shared.sort(key=lambda name: name.endswith(GLOBAL))  # last, since an error there ends it
    bundles = Bundles(site, shared)
    for path, page in new.items():
        pages[path] = bundles.page(page)
    signs = bundles.write(words_of(site, pages.values()))
    for path, page in pages.items():
        signed = page
        for name, sign in signs.items():
            signed = re.sub(re.escape(name) + r'(?:\?v=\w+)?"', f'{name}?v={sign}"', signed)
        if path in new or signed != page:
            path.write_text(signed, encoding="utf-8")


def bundle_built(app, error):
    if error is None and app.builder.format == "html":
        bundle(Path(app.outdir))


def setup(app):
    app.connect("build-finished", bundle_built, priority=950)  # when the theme's script has been mended
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

"""Printed pages of the site, joined into one PDF with one outline, one tree of tags, page numbers and links that lead.

A *place* is a point of a sheet, and is named as on the site: ``book/perceptron.html#the-proof``.  A tagged PDF has a
tree of elements (headings, paragraphs, links, tables); an element says which marked pieces of a sheet it consists of,
and a table beside the tree, by numbers that sheets and links carry, which elements those pieces belong to.
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    BooleanObject,
    DictionaryObject,
    Fit,
    IndirectObject,
    NameObject,
    NullObject,
    NumberObject,
    StreamObject,
    TextStringObject,
)

SIZE, ABOVE = 8, 28  # of a page number: its height, and how far it stands above the lower edge, in points
MEANS = {"/Alt", "/ActualText", "/ID", "/Lang", "/A"}  # what an element may say besides what it consists of


def join(parts: Iterable, title: str, author: str, elsewhere: frozenset[str] = frozenset()) -> PdfWriter:
    """One PDF of all parts, each a page of the site as `tools.make_pdf.printed` gives it.

    A link to a page of the site that is not among the parts leads to its file, if it is in ``elsewhere``, and else
    nowhere.
    """
    book, places, tags, links = PdfWriter(), {}, Tags(), []
    for part in parts:
        reader, first = PdfReader(BytesIO(part.pdf)), len(book.pages)
        sheets = {sheet.indirect_reference.idnum: add_sheet(book, sheet, tags.next_key) for sheet in reader.pages}
        places[f"{part.page}#"] = (first, None, None)
        for name, place in reader.named_destinations.items():
            at = sheets[place.raw_get("/Page").idnum].page_number
            places[f"{part.page}#{unquote(name.removeprefix('/'))}"] = (at, place["/Left"], place["/Top"])
        for sheet in reader.pages:
            links += [(part, link) for link in add_links(book, sheet, sheets, tags.next_key)]
        tags.add(book, reader, part.headings[0][1])
        outline(book, part, places)
    for part, link in links:
        lead(link, part, places, elsewhere)
    tags.write(book)
    write_places(book, places)
    for number, sheet in enumerate(book.pages, 1):
        write_number(book, sheet, number)
    describe(book, title, author)
    return book


def add_sheet(book: PdfWriter, sheet, key: int):
    """A sheet in the book, without its links; its number among the tags is moved up by ``key``."""
    added = book.add_page(sheet, excluded_keys=["/Annots", "/StructParents"])
    if "/StructParents" in sheet:
        added[NameObject("/StructParents")] = NumberObject(sheet["/StructParents"] + key)
    return added


# --- links ---------------------------------------------------------------------------------------------------------


def add_links(book: PdfWriter, sheet, sheets: dict, key: int) -> Iterator[DictionaryObject]:
    """The links of a sheet, put on its copy in the book."""
    added = sheets[sheet.indirect_reference.idnum]
    annotations = ArrayObject()
    for link in sheet.get("/Annots", ()):
        copy = link.get_object().clone(book)
        if "/StructParent" in copy:
            copy[NameObject("/StructParent")] = NumberObject(copy["/StructParent"] + key)
        annotations.append(copy.indirect_reference)
        yield copy
    if annotations:
        added[NameObject("/Annots")] = annotations


def lead(link: DictionaryObject, part, places: dict, elsewhere: frozenset[str]) -> None:
    """Make a link within the site lead to a place of the book, or of another file; what leads to the web stays."""
    if "/Dest" in link:
        page, name = part.page, unquote(str(link["/Dest"]).removeprefix("/"))
    else:
        address = str(link.get("/A", {}).get("/URI", ""))
        if not address.startswith(f"{part.origin}/"):
            return
        page, _, name = unquote(address.removeprefix(f"{part.origin}/")).partition("#")
    for key in ("/Dest", "/A"):
        link.pop(NameObject(key), None)
    place = next((place for place in (f"{page}#{name}", f"{page}#") if place in places), None)
    if place:
        link[NameObject("/Dest")] = TextStringObject(place)
    elif page in elsewhere:
        to = {"/S": NameObject("/GoToR"), "/F": TextStringObject(f"{Path(page).stem}.pdf")}
        to["/D"] = TextStringObject(f"{page}#{name}")
        link[NameObject("/A")] = DictionaryObject({NameObject(key): value for key, value in to.items()})


def write_places(book: PdfWriter, places: dict) -> None:
    """The names of all places, in the order in which a reader of the file looks them up."""
    names = ArrayObject()
    for name in sorted(places, key=lambda name: TextStringObject(name).original_bytes):
        at, left, top = places[name]
        names.append(TextStringObject(name))
        where = [NullObject() if one is None else one for one in (left, top, None)]
        names.append(ArrayObject([book.pages[at].indirect_reference, NameObject("/XYZ"), *where]))
    tree = book._add_object(DictionaryObject({NameObject("/Names"): names}))
    book.root_object[NameObject("/Names")] = DictionaryObject({NameObject("/Dests"): tree})


def outline(book: PdfWriter, part, places: dict) -> None:
    """The headings of a page in the outline: the title, and below it sections and theirs."""
    above = []  # the headings that the next one may stand under, as level and entry
    for level, words, name in part.headings:
        above = [(upper, entry) for upper, entry in above if upper < level]
        at, left, top = places.get(f"{part.page}#{name}", places[f"{part.page}#"])
        fit = Fit.xyz(left=left, top=top) if top is not None else Fit.fit()
        under = above[-1][1] if above else None
        above.append((level, book.add_outline_item(title=words, page_number=at, parent=under, fit=fit, is_open=False)))


# --- tags ----------------------------------------------------------------------------------------------------------


class Tags:
    """The trees of all parts as one: the book a document, each page of the site a part of it."""

    def __init__(self):
        self.next_key = 0  # the first number for a sheet or a link of the next part
        self.parts, self.belongs, self.named = [], {}, {}

    def add(self, book: PdfWriter, reader: PdfReader, title: str) -> None:
        """Copy the tree of a part whose sheets and links are in the book."""
        tree, number = reader.root_object["/StructTreeRoot"], len(self.parts)
        top, dropped = tree.raw_get("/K"), {}
        [top] = top if isinstance(top, list) else [top]
        simplify(top, dropped)
        root = top.get_object()
        root[NameObject("/P")] = NullObject()  # not the tree of the part, which would be copied with it
        copy = root.clone(book)
        copy[NameObject("/S")], copy[NameObject("/T")] = NameObject("/Part"), TextStringObject(title)
        self.parts.append(copy)
        for element in elements(copy):
            self._name(element, number)
        for key, value in numbered(tree["/ParentTree"]):
            refs = value.get_object()
            if isinstance(refs, ArrayObject):  # of a sheet, an element for each marked piece
                kept = (dropped.get(ref.idnum, ref).clone(book) for ref in refs)
                self.belongs[key + self.next_key] = book._add_object(ArrayObject(kept))
            else:
                self.belongs[key + self.next_key] = dropped.get(value.idnum, value).clone(book)
        self.next_key += tree["/ParentTreeNextKey"]

    def _name(self, element: DictionaryObject, number: int) -> None:
        """Names of elements, by which cells of a table name their heads, are those of one part."""
        if "/ID" in element:
            element[NameObject("/ID")] = name = TextStringObject(f"{number}-{element['/ID']}")
            self.named[name] = element.indirect_reference
        for told in element.get("/A", ()):
            if isinstance(told, DictionaryObject) and "/Headers" in told:
                heads = (TextStringObject(f"{number}-{head}") for head in told["/Headers"])
                told[NameObject("/Headers")] = ArrayObject(heads)

    def write(self, book: PdfWriter) -> None:
        """Make this the tree of the book."""
        root, document = DictionaryObject(), DictionaryObject()
        book._add_object(root), book._add_object(document)
        for part in self.parts:
            part[NameObject("/P")] = document.indirect_reference
        document.update({NameObject("/Type"): NameObject("/StructElem"), NameObject("/S"): NameObject("/Document")})
        document[NameObject("/P")] = root.indirect_reference
        document[NameObject("/K")] = ArrayObject(part.indirect_reference for part in self.parts)
        numbers = ArrayObject(one for key in sorted(self.belongs) for one in (NumberObject(key), self.belongs[key]))
        names = ArrayObject(one for name in sorted(self.named) for one in (name, self.named[name]))
        root[NameObject("/Type")] = NameObject("/StructTreeRoot")
        root[NameObject("/K")] = document.indirect_reference
        root[NameObject("/ParentTree")] = book._add_object(DictionaryObject({NameObject("/Nums"): numbers}))
        root[NameObject("/ParentTreeNextKey")] = NumberObject(self.next_key)
        if names:
            root[NameObject("/IDTree")] = book._add_object(DictionaryObject({NameObject("/Names"): names}))
        book.root_object[NameObject("/StructTreeRoot")] = root.indirect_reference


def simplify(owner: IndirectObject, dropped: dict) -> None:
    """Take elements that only group, nine in ten of a page's, out of the tree below ``owner``; what they consist of
    stays, in order.  ``dropped`` tells the element in whose place each stood."""
    element = owner.get_object()
    element[NameObject("/K")] = ArrayObject(_kept(element, owner, dropped))


def _kept(element: DictionaryObject, owner: IndirectObject, dropped: dict) -> Iterator:
    page, wanted = _sheet(element), _sheet(owner.get_object())
    for kid in kids(element):
        if isinstance(kid, IndirectObject):
            inside = kid.get_object()
            if inside["/S"] == "/NonStruct" and not MEANS & inside.keys():
                dropped[kid.idnum] = owner
                yield from _kept(inside, owner, dropped)
            else:
                inside[NameObject("/P")] = owner
                simplify(kid, dropped)
                yield kid
        elif isinstance(kid, NumberObject) and page != wanted:  # a piece says on which sheet it is
            piece = {"/Type": NameObject("/MCR"), "/Pg": page, "/MCID": kid}
            yield DictionaryObject({NameObject(key): value for key, value in piece.items()})
        else:
            yield kid


def _sheet(element: DictionaryObject):
    return element.raw_get("/Pg") if "/Pg" in element else None


def kids(element: DictionaryObject) -> list:
    """What an element consists of: elements, and pieces of sheets."""
    inside = element.raw_get("/K") if "/K" in element else []
    if isinstance(inside, IndirectObject) and isinstance(inside.get_object(), ArrayObject):
        inside = inside.get_object()
    return list(inside) if isinstance(inside, list) else [inside]


def elements(top: DictionaryObject) -> Iterator[DictionaryObject]:
    """An element and all below it."""
    waiting = [top]
    while waiting:
        element = waiting.pop()
        yield element
        waiting += [kid.get_object() for kid in kids(element) if isinstance(kid, IndirectObject)]


def numbered(tree: DictionaryObject) -> Iterator[tuple[int, IndirectObject]]:
    """The entries of a table by numbers, which may be in pieces."""
    entries = tree.get("/Nums", [])
    for k in range(0, len(entries), 2):
        yield int(entries[k]), list.__getitem__(entries, k + 1)
    for piece in tree.get("/Kids", []):
        yield from numbered(piece.get_object())


# --- the whole -----------------------------------------------------------------------------------------------------


def write_number(book: PdfWriter, sheet, number: int) -> None:
    """The page number, in the middle of the lower edge; it is no part of what is read aloud."""
    width = len(str(number)) * 0.556 * SIZE  # of Helvetica's digits
    left = (float(sheet.mediabox.width) - width) / 2
    font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    said = DictionaryObject({NameObject(key): NameObject(value) for key, value in font.items()})
    resources = sheet["/Resources"]
    fonts = resources.setdefault(NameObject("/Font"), DictionaryObject()).get_object()
    fonts[NameObject("/PageNumber")] = said
    shown = f"Q\n/Artifact BMC\nBT /PageNumber {SIZE} Tf {left:.2f} {ABOVE} Td ({number}) Tj ET\nEMC\n"
    before, after = (book._add_object(stream(text)) for text in ("q\n", shown))
    drawn = sheet.raw_get("/Contents")
    drawn = drawn if isinstance(drawn.get_object(), ArrayObject) else ArrayObject([drawn])
    sheet[NameObject("/Contents")] = ArrayObject([before, *drawn, after])


def stream(text: str) -> StreamObject:
    made = StreamObject()
    made.set_data(text.encode("ascii"))
    return made


def describe(book: PdfWriter, title: str, author: str) -> None:
    """Title and author, and that the text is English, tagged, and shown under its title."""
    book.metadata = {"/Title": title, "/Author": author}
    root = book.root_object
    root[NameObject("/Lang")] = TextStringObject("en")
    root[NameObject("/PageMode")] = NameObject("/UseOutlines")
    yes = DictionaryObject({NameObject("/Marked"): BooleanObject(True)})
    root[NameObject("/MarkInfo")] = yes
    shown = DictionaryObject({NameObject("/DisplayDocTitle"): BooleanObject(True)})
    root[NameObject("/ViewerPreferences")] = shown

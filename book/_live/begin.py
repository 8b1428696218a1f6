"""What a page's Python begins with: all that a first answer needs is imported, the rest comes when it is opened.

Imported it is when the book is built, and Python's memory then is kept and published (tools/pack_memory.mjs): a page
begins there.  The files that were imported do not come along.  Where one of an archive is opened, or its folder is
listed, the archive is brought first: more of sympy or of the standard library, the sources of ours, data.
"""

import gc
import io
import linecache
import random
import sys
import zlib
from importlib import import_module
from zipfile import ZipFile

HOME = "/lib/live/"  # the sources of our library, and of what colours them
PACKAGES = "/lib/packages.zip"  # sympy and mpmath
ARCHIVES = {"/lib/python314.zip": "stdlib.bin", PACKAGES: "packages.bin", HOME: "library.bin"}

FIRST = """from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
a, b = vectors("a b")
k = scalars("k")
display(prove(norm2(a + k * b) >= 0), prove(norm2(a + k * b) <= k**2))"""

# Besides what this imports: an answer of the bench needs nothing else, one of an exercise or a game the library alone.
MORE = ("csv", "gzip", "mistake_bounds.site.bench", "pkgutil", "sympy.sets.setexpr")

bring = None  # the bytes of a file of the site, by its name; given by the worker, and by the packer
awaited = {place: ARCHIVES[place] for place in (PACKAGES, HOME)}  # Python itself has come with the first


def unpacked(name):
    """What is in a file of the site, piece by piece: one in a whole would leave Python's memory that much larger."""
    packed = io.BytesIO(bring(name).to_bytes())
    reading = zlib.decompressobj(wbits=31)
    while piece := packed.read(1 << 16):
        yield reading.decompress(piece)
    yield reading.flush()


def arrive(event, words):
    """An audit hook: what is about to be opened is fetched if it is of an archive that has not come yet."""
    if event in ("open", "os.listdir") and isinstance(words[0], str) and words[0].startswith("/lib/"):
        for place in [one for one in awaited if f"{words[0]}/".startswith(one)]:
            name = awaited.pop(place)
            path = "/lib/library.zip" if place == HOME else place
            try:
                with open(path, "wb") as file:
                    file.writelines(unpacked(name))
            except BaseException:  # the next call tries again
                awaited[place] = name
                raise
            if place == HOME:
                with ZipFile(path) as archive:
                    archive.extractall(HOME)


def imports():
    """Import what first answers need, and have one answered."""
    sys.addaudithook(arrive)
    gc.disable()  # what is imported stays
    import session

    sys.meta_path.insert(0, session.Packed(PACKAGES))
    main = sys.modules["__main__"]
    answer = session.Page([FIRST]).run(0)
    sys.modules["__main__"] = main
    if answer["error"]:
        raise RuntimeError(answer["error"])
    for name in MORE:
        import_module(name)
    gc.freeze()
    gc.enable()


def begin():
    """Be ready for a page: begun from a memory that was kept, or anew."""
    if "session" in sys.modules:
        random.seed()
    else:
        imports()


def keep():
    """Be as a memory that is kept: with nothing of a first answer, and where it is read no archive will have come."""
    imports()
    from sympy.core.cache import clear_cache

    clear_cache()
    linecache.clearcache()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    awaited.update(ARCHIVES)

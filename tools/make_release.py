"""Put together what is released: the wheel, the site as an archive, what was printed of it, and a list of checksums.

The archive works where it is unpacked, without a server and without a network: its pages take Python from a script of
the site.  The PDF and the e-book are in it where `make pdf` and `make epub` have made them of this site.
"""

import hashlib
import shutil
import sys
import tomllib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

ROOT = Path(__file__).parent.parent
PRINTED = ("pdf/mistake-bounds.pdf", "mistake-bounds.epub")
COMPRESSED = {".bin", ".png", ".whl", ".woff2"}
DAY = (2020, 1, 1, 0, 0, 0)  # no time in the archive: the same files make the same archive


class CannotRelease(Exception):
    """Something that a release has is not there; the message says what, and what makes it."""


def checked(site):
    """The wheel of a built site that has all that works without a network; raises `CannotRelease`."""
    if not (site / "index.html").is_file():
        raise CannotRelease(f"{site} is no built site: make book")
    if not list(site.glob("_static/live/*/offline.js")):
        raise CannotRelease(f"{site} was built without Pyodide's files, so that no cell runs in its pages: make book")
    wheels = list(site.glob("_static/wheels/*.whl"))
    if len(wheels) != 1:
        raise CannotRelease(f"{site} has {len(wheels)} wheels of the library, and should have one: make book")
    return wheels[0]


def archived(site, to, name):
    """The site as a zip with everything in one folder."""
    with ZipFile(to, "w") as made:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                told = ZipInfo(f"{name}/{path.relative_to(site).as_posix()}", DAY)
                told.compress_type = ZIP_STORED if path.suffix in COMPRESSED else ZIP_DEFLATED
                told.external_attr = 0o644 << 16
                made.writestr(told, path.read_bytes())


def release(site, folder):
    """The files of a release, made in ``folder``; the last is the list of checksums."""
    wheel = checked(site)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"{project['name']}-{project['version']}"
    made = [Path(shutil.copy(wheel, folder)), folder / f"{name}-site.zip"]
    archived(site, made[1], name)
    newest = (site / "index.html").stat().st_mtime
    for printed in (site.parent / one for one in PRINTED):
        if printed.is_file() and printed.stat().st_mtime >= newest:
            made.append(Path(shutil.copy(printed, folder / f"{name}{printed.suffix}")))
        else:
            print(f"Without {printed.name}: make {printed.suffix.removeprefix('.')} prints this site")
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made))
    return [*made, sums]


def main(site=ROOT / "_build" / "html"):
    try:
        for path in release(Path(site).resolve(), ROOT / "_build" / "release"):
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    except CannotRelease as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:2])

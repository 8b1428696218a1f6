"""The addresses of the package, from where those of the pages come: BOOK_REPOSITORY_URL and BOOK_SITE_URL.

Links of the README that are relative lead into the repository, where it has an address.
"""

import re
from os import environ
from pathlib import Path

from setuptools import setup

repository = environ.get("BOOK_REPOSITORY_URL", "").rstrip("/").removesuffix(".git")
branch = environ.get("BOOK_REPOSITORY_BRANCH") or "main"
site = environ.get("BOOK_SITE_URL", "").rstrip("/")
readme = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
if repository:
    for mark, kind in ((r"!\[", "raw"), (r"(?<!!)\[", "blob")):
        readme = re.sub(rf"({mark}[^\]]*\]\()(?![a-z]+:|#)", rf"\1{repository}/{kind}/{branch}/", readme)
urls = {
    "Repository": repository,
    "Issues": repository and f"{repository}/issues",
    "Changelog": repository and f"{repository}/blob/{branch}/CHANGELOG.md",
    "Documentation": site,
}
setup(
    long_description=readme,
    long_description_content_type="text/markdown",
    project_urls={name: url for name, url in urls.items() if url},
)

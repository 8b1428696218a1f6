"""The built site, one browser for all the tests that open it, and one tab.

A process has room for one Playwright only.  A page that follows another in the same tab costs a third of what it costs
in a tab of its own, a fifth of what it costs in a profile of its own: there a process begins for it, and nothing of
what all pages share is read or compiled yet.

The fixtures are made known by conftest; a test file imports the names in capitals.
"""

import os
import shutil
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SITE = Path(os.environ.get("BOOK_HTML") or ROOT / "_build" / "html").resolve()
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
FLAGS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
    --disable-background-networking --disable-component-update --disable-dev-shm-usage --in-process-gpu""".split()
# What runs is compiled once, quickly. A page is open for seconds, and Python in it, which is WebAssembly, for not much
# longer: to compile once more, in the background, what runs often takes longer than it saves.
FLAGS.append("--js-flags=--no-turbofan --no-maglev --no-wasm-tier-up --no-wasm-dynamic-tiering")
SCREEN = {"width": 1280, "height": 900}
FORGET = "localStorage.clear(); sessionStorage.clear()"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def origin():
    """Serve the site on this machine alone; the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=SITE))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def profile(chromium):
    """The profile that the tab is of; what it keeps of the site is its cache."""
    context = chromium.new_context(viewport=SCREEN, color_scheme="light", reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def newcomer(profile):
    """The tab, with nothing open in it, as it was before any test used it."""
    from playwright.sync_api import Error

    page = profile.pages[0] if profile.pages else profile.new_page()
    yield page
    try:
        page.unroute_all()
        page.goto("about:blank")  # first, so that no page is laid out once more
        page.set_viewport_size(SCREEN)
        page.emulate_media(color_scheme="light", reduced_motion="reduce", media="null")
    except Error:  # it has crashed, say: the next test opens another
        page.close()


def arrive(page, address):
    """Open an address as somebody does who has never been there; what the pages keep from then on is kept."""
    with page.add_init_script(FORGET):
        page.goto(address)
    page.wait_for_load_state("load")


@contextmanager
def devtools(page):
    """The browser's own tools for a page; what they have set ends with them."""
    session = page.context.new_cdp_session(page)
    yield session
    session.detach()

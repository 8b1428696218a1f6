"""What the first press of whatever can be pressed on the built site costs its reader, in headless Chromium.

A table with a line for each game, each theorem with switches, the bench, each kind of exercise (the first of the book
that has it, answered rightly; of lines to be put in order, a first answer that is judged), and the first cell of each
page.  *fetched* are the megabytes of Python's files that the press asks for, as a plain server sends them, and
*compressed* as one does that compresses; *first* are the seconds from the press to the answer in a new profile, *next*
those of its next visit, on this machine and with whatever else it does.  An archive is named: a press asks for it only
if the answer needs it.  A second word has only the lines measured that it is in:
`python -m tools.measure_live _build/html canvas`.
"""

import gzip
import re
import sys
import time
from pathlib import Path

from tools.make_pdf import ROOT, opened

LATE = 120_000  # milliseconds after which there is no answer
LIVE = "/_static/live/"
ARCHIVES = {"stdlib.bin", "packages.bin", "library.bin"}
PRESSED = {  # what there is on a page, and the name of each
    "game": r'class="(mb-game)"',
    "switches": r'class="mb-switch" id="switch-([^"]*)"',
    "canvas": r'data-canvas="([^"]*)"',
    "bench": r'id="(mb-bench)"',
}
EXERCISE = re.compile(r'<template data-asks="exercise" data-name="([^"]*)" data-page="([^"]*)" data-kind="([^"]*)"')


def game(page, _):
    page.get_by_role("button", name="Make it err").click()
    page.locator(".mb-game-says", has_not_text="knows nothing yet").wait_for()


def switches(page, name):
    page.locator(f"#switch-{name} input[role=switch]").first.click()
    page.locator(f"#switch-{name} .mb-sw-hypotheses input:not(:checked)").wait_for()


def canvas(page, name):
    button = page.locator(f"[data-canvas={name}] [data-move]:not([aria-disabled=true])").first
    if button.count():
        button.dispatch_event("click")
    else:
        page.locator(f"[data-canvas={name}] input[type=range]").fill("1")
    page.locator(f"[data-canvas={name}]:not([aria-busy])").wait_for()


def bench(page, _):
    page.locator(".mb-bench-examples button").first.click()
    page.locator(".mb-bench-prove").click()
    page.locator(".mb-bench-answer > *").first.wait_for()


def cell(page, _):
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    one = page.locator("[data-live]", has=page.locator(".mb-live-run:not(.mb-live-absent)")).first
    one = page.locator(f"[data-live='{one.get_attribute('data-live')}']")
    one.locator("button[aria-label='Run this cell']").first.dispatch_event("click")
    one.locator(".mb-live-status", has_text=re.compile("Done in|Ended")).wait_for(state="attached")


def exercise(page, which):
    """Answer the exercise that is the page's k-th, counted from 0."""
    k, kind, answer = which
    box = page.locator("form.mb-answer").nth(k)
    box.locator("details").evaluate("fold => { fold.open = true; }")
    if kind == "number":
        for field, text in zip(box.locator(".mb-answer-field").all(), answer, strict=True):
            field.fill(text)
    elif kind == "choice":
        box.locator("input[type=radio]").nth(int(answer)).check()
    elif kind != "order":
        box.locator("textarea").fill(answer)
    box.get_by_role("button", name="Check").click()
    if kind == "order":
        box.get_by_role("button", name="Have mine judged").click()
        box.locator(".mb-answer-wrong", has_not_text="Another order").or_(box.locator(".mb-answer-right")).wait_for()
    else:
        box.locator(".mb-answer-right").wait_for()


def presses(site):
    """What is pressed: (the page's address, words for the table, the function that presses, what it is called with)."""
    from mistake_bounds.exercises.question_types import right_answer
    from mistake_bounds.site.exercises import named

    cells, kinds = [], {}
    for path in [site / "index.html", *sorted((site / "book").glob("*.html"))]:
        text, address = path.read_text(encoding="utf-8"), path.relative_to(site).as_posix()
        for what, sign in PRESSED.items():
            for name in re.findall(sign, text):
                yield address, what if name.startswith("mb-") else f"{what} {name}", globals()[what], name
        for k, (name, page, kind) in enumerate(EXERCISE.findall(text)):
            kinds.setdefault(kind, (address, k, page, name))
        if "data-live=" in text:
            cells.append((address, "cell", cell, None))
    for kind, (address, k, page, name) in kinds.items():
        yield address, f"exercise: {kind}", exercise, (k, kind, right_answer(named(page, name)))
    yield from cells


def pressed(browser, origin, address, press, which):
    """The seconds of a first press and of the first in the next visit, and the live files that the first asks for."""
    context, seconds, asked = browser.new_context(viewport={"width": 1280, "height": 900}), [], []
    fetched = []
    context.set_default_timeout(LATE)
    context.on("request", lambda request: asked.append(request.url.removeprefix(origin)))
    for _ in range(2):
        page = context.new_page()
        page.goto(f"{origin}/{address}")
        page.wait_for_load_state("load")
        before = len(asked)
        began = time.perf_counter()
        press(page, which)
        seconds.append(time.perf_counter() - began)
        fetched.append({name for name in asked[before:] if LIVE in name})
        page.close()
    context.close()
    return *seconds, fetched[0]


def main(site, word=""):
    print(f"{'fetched':>8} {'compressed':>10} {'first':>8} {'next':>8}  what")
    with opened(site) as (browser, origin):
        for address, words, press, which in presses(site):
            if word not in (line := f"{words}, {address}"):
                continue
            first, later, names = pressed(browser, origin, address, press, which)
            files = [(site / name.lstrip("/")).read_bytes() for name in names]
            whole, packed = (sum(map(len, some)) / 1e6 for some in (files, map(gzip.compress, files)))
            archives = sorted({Path(name).name for name in names} & ARCHIVES)
            more = f"; with {', '.join(archives)}" if archives else ""
            print(f"{whole:8.1f} {packed:10.1f} {first:8.2f} {later:8.2f}  {line}{more}", flush=True)


if __name__ == "__main__":
    site, *word = sys.argv[1:] or [ROOT / "_build" / "html"]
    main(Path(site).resolve(), *word)

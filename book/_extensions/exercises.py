"""Exercises that answer: below an exercise a box in which a reader is answered by the library, in the page.

`mistake_bounds.site.exercises` has the exercises of each chapter by their names.  One whose name is that of an
exercise in the text gets its box there; the lines of a board, which are in no text, stand at the end of the section
"Exercises".  A box is a <template>, so that without JavaScript, or where the site was built without Pyodide's files, a
page is as it would be without this; exercises.js takes it out, and calls no Python before the first "Check".

The field is open below its question, but for those of several lines, which fold into one: rows of a stream, terms of a
certificate, and the lines of a board, which stand in the proof of the chapter.
"""

import json
import re
from base64 import b64encode
from html import escape, unescape
from pathlib import Path

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx_exercise.nodes import is_exercise_node

from mistake_bounds.exercises.question_types import right_answer, shown_number
from mistake_bounds.site import exercises

LINES = {"claim": 2, "stream": 4, "certificate": 4}  # of the field


def field(exercise):
    """What a reader types into, chooses from or puts in order.

    >>> from mistake_bounds.site.exercises import named
    >>> field(named("perceptron", "perceptron-ex-start"))
    '<label class="mb-answer-part">Mistakes <input type="text" class="mb-answer-field" placeholder=""></label>'
    """
    example = escape(exercise.example, quote=True)
    if exercise.kind == "number":
        such = example if len(exercise.parts) == 1 else ""
        return "".join(
            f'<label class="mb-answer-part">{escape(part)} '
            f'<input type="text" class="mb-answer-field" placeholder="{such}"></label>'
            for part in exercise.parts
        )
    if exercise.kind == "choice":
        options = "".join(
            f'<label><input type="radio" name="{exercise.name}" value="{k}"> <span>{part}</span></label>'
            for k, part in enumerate(exercise.parts)
        )
        return f'<fieldset class="mb-answer-options"><legend>Your answer</legend>{options}</fieldset>'
    if exercise.kind == "order":
        start, *lines = exercise.typeset()
        begins = rf'<p class="mb-answer-start">\({start}\)</p>' if start else ""
        items = "".join(
            rf'<li data-mark="{mark}"><span class="mb-answer-mark">{mark}</span> '
            rf'<span class="mb-answer-line">\({line}\)</span></li>'
            for mark, line in zip("ABCDEFGHIJ", lines, strict=False)
        )
        return f'{begins}<ol class="mb-answer-lines" aria-label="Your answer">{items}</ol>'
    return (
        f'<textarea class="mb-answer-field" rows="{LINES[exercise.kind]}" aria-label="Your answer" '
        f'placeholder="{example}"></textarea>{pressed(exercise)}'
    )


def pressed(exercise):
    """What a reader presses to add an example to a stream, where there is so little to choose from; else nothing.

    Points of the plane stand as they are drawn, others in rows of four.

    >>> from mistake_bounds.site.exercises import named
    >>> pressed(named("greedy-lists", "greedy-ex-smallest")).count("<button")
    5
    >>> pressed(named("winnow-worst-case", "winnow-ex-seven"))
    ''
    """
    if not exercise.instances:
        return ""
    bits = set().union(*exercise.instances) <= {0, 1}
    columns = 4 if bits or len(exercise.instances[0]) != 2 else len({x for x, _ in exercise.instances})
    buttons = "".join(
        f'<button type="button" data-row="{"".join(map(str, one)) if bits else " ".join(map(str, one))}">'
        f"{''.join(map(str, one)) if bits else shown_number(one if len(one) > 1 else one[0])}</button>"
        for one in exercise.instances
    )
    labels = "".join(
        f'<label><input type="radio" name="{exercise.name}-label" value="{value}"{checked}> {sign}</label>'
        for value, sign, checked in (("+", "+", " checked"), ("-", "−", ""))
    )
    return (
        '<div class="mb-answer-pressed"><fieldset><legend>Or press, with the label</legend>'
        f"{labels}</fieldset>"
        f'<div role="group" aria-label="Add an example" style="--columns: {columns}">{buttons}</div>'
        f'<button type="button" class="mb-answer-undo">Undo the last</button></div>'
    )


SUMMARY = {"stream": "in rows", "certificate": "a certificate, a term a line"}


def summary(exercise):
    """The one line that an exercise's box is until it is used; "" where its field is open.

    >>> from mistake_bounds.site.exercises import named
    >>> summary(named("greedy-lists", "greedy-ex-smallest")), summary(named("perceptron", "perceptron-ex-order"))
    ('Your answer, in rows', '')
    >>> summary(named("perceptron", "perceptron-lines-growth"))
    'The lines of the growth at a mistake: put the 4 lines in order'
    """
    if exercise.kind == "order":
        return f"{exercise.title}: put the {len(exercise.parts)} lines in order"
    return f"Your answer, {SUMMARY[exercise.kind]}" if exercise.kind in SUMMARY else ""


def key(exercise):
    """What a page needs to judge by itself, not to be read at a glance; "" where Python has to.

    For numbers that are fixed the right ones, for a choice which options are right, for lines the chapter's order:
    whether another order is right too, Python has to judge.

    >>> from base64 import b64decode
    >>> from mistake_bounds.site.exercises import named
    >>> b64decode(key(named("perceptron", "perceptron-ex-start")))
    b'["6"]'
    """
    if exercise.kind == "choice":
        known = [exercise.check(option).right for option in options_of(exercise)]
    elif exercise.fixed or exercise.kind == "order":
        known = right_answer(exercise)
    else:
        return ""
    return b64encode(json.dumps(known, default=str).encode()).decode()


def options_of(exercise):
    return [str(k) for k in range(len(exercise.parts))]


def said(exercise):
    """What a page says to what it judges as right, or to each option, as HTML with formulas in TeX.

    >>> from mistake_bounds.site.exercises import named
    >>> said(named("halving", "halving-ex-search"))[:37]
    '<div class="mb-answer-known"><div><p>'
    """
    if exercise.kind == "order":
        found = [(exercise.check(right_answer(exercise)).words, ())]
    elif exercise.kind == "choice":
        found = [(one.words, one.shown) for one in map(exercise.check, options_of(exercise))]
    elif exercise.fixed:
        one = exercise.check(right_answer(exercise))
        found = [(one.words, one.shown)]
    else:
        return ""
    below = lambda shown: "".join(f'<div class="mb-answer-shown">{html}</div>' for html in shown)
    parts = "".join(f"<div><p>{words}</p>{below(shown)}</div>" for words, shown in found)
    return f'<div class="mb-answer-known">{parts}</div>'


def box(exercise, page):
    """The box of an exercise, as HTML with formulas in TeX."""
    hints = "".join(f"<li hidden>{hint}</li>" for hint in exercise.hints)
    prompt = f'<p class="mb-answer-asks">{exercise.prompt}</p>' if exercise.prompt else ""
    offer = '<button type="button" class="mb-answer-hint">Hint</button>' if hints else ""
    solved = '<span class="mb-answer-mark-solved"></span>'
    words = summary(exercise)
    begin, bar, end = '<div class="mb-answer-open">', solved, "</div>"
    if words:
        begin, bar, end = f'<details class="mb-fold mb-try"><summary>{words}{solved}</summary>', "", "</details>"
    return (
        f'<template data-asks="exercise" data-name="{exercise.name}" data-page="{page}" data-kind="{exercise.kind}" '
        f'data-key="{key(exercise)}">'
        f'<form class="mb-answer d-print-none" novalidate autocomplete="off">{begin}'
        f"{prompt}{field(exercise)}"
        f'<div class="mb-answer-bar"><button type="submit">Check</button>{offer}{bar}</div>'
        f'<ol class="mb-answer-hints" aria-label="Hints">{hints}</ol>'
        f'<div class="mb-answer-said" role="status"></div>{said(exercise)}{end}</form></template>'
    )


def with_signs(text):
    """HTML with the signs of formulas as HTML writes them, so that they are found and typeset.

    >>> with_signs(r"<p>as \\(D < 2 P\\) is</p>")
    '<p>as \\\\(D &lt; 2 P\\\\) is</p>'
    """
    return re.sub(r"\\\(.*?\\\)", lambda formula: escape(unescape(formula[0]), quote=False), text)


def raw(exercise, page):
    return nodes.raw("", with_signs(box(exercise, page)), format="html")


class AddBoxes(SphinxPostTransform):
    """Put each box below its exercise, and the boards' lines at the end of the section of exercises."""

    default_priority = 195
    formats = ("html",)

    def run(self, **options):
        page = Path(self.env.docname).name
        if not getattr(self.app, "live", None) or page not in exercises.PAGES:
            return
        places = {node["label"]: node for node in self.document.findall(is_exercise_node)}
        at_end = []
        for exercise in exercises.of_page(page):
            if exercise.name in places:
                places[exercise.name].append(raw(exercise, page))
            elif exercise.title:
                at_end.append(raw(exercise, page))
            else:
                raise exercises.NoSuchExercise(f"{page} has no exercise {exercise.name!r}", exercise.name)
        for section in self.document.findall(nodes.section):
            if "exercises" in section["ids"]:
                section.extend(at_end)


def add_script(app, page, template, context, doctree):
    """The script and the style, on pages that have a box."""
    if 'data-asks="exercise"' in context.get("body", ""):
        app.add_css_file("controls.css", priority=400)  # before what overrides it
        app.add_css_file("exercises.css")
        app.add_js_file("exercises.js", loading_method="defer")


def setup(app):
    app.add_post_transform(AddBoxes)
    app.connect("html-page-context", add_script, priority=600)  # after python.js, on which it rests
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}

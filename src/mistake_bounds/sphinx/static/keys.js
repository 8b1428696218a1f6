// Rows of keys for signs that a keyboard has far away, or not at all: those of a claim, and those of a cell's code. What is
// read in their place, the library says (proof/show/typed.py) and session.py of cells.
(function () {
  const python = window.mbPython;
  if (!python) return;
  const CLAIM = ["≤", "≥", "²", "·", "‖", "⟨", "⟩", "(", ")", "γ", "⁺"];
  const CODE = ["⇥", "⇤", "≤", "≥", "=", "−", "·", "²", "‖", "_", "(", ")", "[", "]", "{", "}", '"', ":"];
  const NAMES = { "⇥": "Indent", "⇤": "Less indent", "−": "Minus", "·": "Times", "²": "Squared", "‖": "Bar of a norm",
    '"': "Quote", "⟨": "Open an inner product", "⟩": "Close an inner product", "⁺": "After the update" };

  /** Type into a field as a keyboard does, so that it can be undone. */
  function type(field, words) {
    field.focus({ preventScroll: true });
    if (document.execCommand("insertText", false, words)) return;
    field.setRangeText(words, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Put the lines that are selected four places further in, or out. */
  function indent(field, less) {
    const { value, selectionStart: from, selectionEnd: to } = field;
    if (!less && from === to) return type(field, "    ");
    const begin = value.lastIndexOf("\n", from - 1) + 1, end = value.indexOf("\n", Math.max(to - 1, begin));
    const lines = value.slice(begin, end < 0 ? value.length : end);
    field.setSelectionRange(begin, begin + lines.length);
    type(field, less ? lines.replace(/^ {1,4}/gm, "") : lines.replace(/^(?=.)/gm, "    "));
  }

  const row = (signs, field) => python.make("div", { className: "mb-keys d-print-none", aria: { role: "group", label: "Signs" } },
    ...signs.map(sign => python.make("button", { type: "button", aria: { label: NAMES[sign] ?? sign },
      onpointerdown: event => event.preventDefault(),  // the field keeps the keyboard
      onclick: () => sign === "⇥" || sign === "⇤" ? indent(field(), sign === "⇤") : type(field(), sign) }, sign)));

  window.mbKeys = {
    /** The row for claims; `field` gives the field that is typed into. */
    claim: field => row(CLAIM, field),
    /** The row for code, where there is a finger and no mouse: none, or one, as a list. */
    code: field => matchMedia("(pointer: coarse)").matches ? [row(CODE, field)] : [],
  };
})();

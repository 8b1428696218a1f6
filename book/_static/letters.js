// Letters in force: whoever points at one in the right column, or moves to it by keyboard, sees it marked in formulas and text.
// Whoever points at the slack sees what each line gives away.  w also stands for w with an index that has no line of its own; an index itself is no letter.
(function () {
  const rows = [...document.querySelectorAll(".mb-in-force > li")], places = new Map(), line = new Map();
  for (const row of rows) for (const math of row.querySelectorAll("math")) line.set(math.textContent, row);
  for (const row of rows) for (const base of row.querySelectorAll("math > :is(msub, msup) > mi:first-child"))
    if (!line.has(base.textContent)) line.set(base.textContent, row);

  function find() {
    for (const row of rows) places.set(row, []);
    for (const letter of document.querySelectorAll("article :is(mi, figcaption i, td em, th em)")) {
      const up = letter.parentElement, scripts = /^m(sub|sup|subsup|under)$/.test(up.localName);
      if (scripts && letter !== up.firstElementChild) continue;
      const whole = scripts && line.has(up.textContent) ? up : letter;
      places.get(line.get(whole.textContent))?.push(whole);
    }
    const parts = document.querySelectorAll("article .mb-proof td:last-child, article .mb-sw-parts > li");
    places.get(rows.find((row) => row.matches(".mb-slack")))?.push(...parts);
  }

  function mark(row, on) {
    if (!places.size) find();
    for (const one of [row, ...places.get(row)]) one.classList.toggle("mb-lit", on);
  }

  for (const row of rows) {
    row.tabIndex = 0;
    for (const [event, on] of [["pointerenter", true], ["focus", true], ["pointerleave", false], ["blur", false]])
      row.addEventListener(event, () => mark(row, on));
  }
})();

// On the landing page: a tick for each chapter of which three exercises are solved, by the record that kept.js keeps.
(function () {
  for (const link of document.querySelectorAll("a[data-page]")) {
    let solved = 0;
    try { solved = Object.keys(JSON.parse(localStorage.getItem(`mistake-bounds-solved:${link.dataset.page}`)) ?? {}).length; } catch { /* nothing is kept */ }
    if (!solved) continue;
    const note = Object.assign(document.createElement("span"), { className: "mb-progress", textContent: `${solved >= 3 ? "✓ " : ""}${solved} solved` });
    link.after(" ", note);
  }
})();

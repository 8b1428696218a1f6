// What is solved, marked in the list of contents: how many exercises, and a tick from three on, as on the landing page.
(function () {
  const kept = window.mbKept;
  if (!kept) return;

  function mark() {
    for (const link of document.querySelectorAll("nav.bd-links a[href]")) {
      const of = new URL(link.href).pathname.replace(/^.*\/(?=book\/)/, "").replace(/\.html$/, "");
      const solved = Object.keys(kept.read("mistake-bounds-solved:" + of)).length;
      link.querySelector(".mb-progress")?.remove();
      if (!solved) continue;
      const words = `${solved} solved`;
      const note = Object.assign(document.createElement("span"), { className: "mb-progress", title: words, textContent: `${solved < 3 ? "" : "✓ "}${solved}` });
      note.setAttribute("aria-label", words);
      link.append(" ", note);
    }
  }

  addEventListener("mb-kept", mark);  // changes were read from a file
  addEventListener("mb-solved", mark);
  mark();
})();

// What is solved, marked in the list of contents and in the path of the landing page: how many exercises of a chapter, and
// a tick from three on.  Where nothing can be changed, so that kept.js is not there, its record is read all the same.
(function () {
  const SOLVED = "mistake-bounds-solved:";
  const stored = key => { try { return JSON.parse(localStorage.getItem(key)) ?? {}; } catch { return {}; } };
  const read = window.mbKept ? window.mbKept.read : stored;

  function mark() {
    for (const link of document.querySelectorAll("nav.bd-links a[href], .mb-steps-of-path a[href]")) {
      const of = new URL(link.href).pathname.replace(/^.*\/(?=book\/)/, "").replace(/\.html$/, "");
      const solved = Object.keys(read(SOLVED + of)).length;
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

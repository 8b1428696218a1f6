// What is read and solved, marked in the list of contents. A chapter is read when its recap has been on the screen; that is
// kept, and goes into a reader's file of changes, as kept.js keeps all else.
(function () {
  const kept = window.mbKept;
  if (!kept) return;
  const READ = "mistake-bounds-read:", SOLVED = "mistake-bounds-solved:", { page } = window.mbPython;

  function mark() {
    for (const link of document.querySelectorAll("nav.bd-links a[href]")) {
      const of = new URL(link.href).pathname.replace(/^.*\/(?=book\/)/, "").replace(/\.html$/, "");
      const solved = Object.keys(kept.read(SOLVED + of)).length, read = kept.read(READ + of).recap;
      const words = [read && "read", solved && `${solved} solved`].filter(Boolean).join(", ");
      link.querySelector(".mb-progress")?.remove();
      if (!words) continue;
      const note = Object.assign(document.createElement("span"), { className: "mb-progress", title: words, textContent: `${read ? "✓" : ""}${solved || ""}` });
      note.setAttribute("aria-label", words);
      link.append(" ", note);
    }
  }

  const recap = document.getElementById("recap");
  if (recap) new IntersectionObserver((seen, observer) => {
    if (!seen.some(one => one.isIntersecting)) return;
    observer.disconnect();
    if (!kept.read(READ + page).recap) kept.keep(READ + page, "recap", { on: new Date().toISOString() });
    mark();
  }).observe(recap);
  addEventListener("mb-kept", mark);  // changes were read from a file
  addEventListener("mb-solved", mark);
  mark();
})();

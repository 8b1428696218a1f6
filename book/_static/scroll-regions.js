// A box that scrolls must be reachable from the keyboard. Give every overflowing box in the
// article a tab stop (and take it away when the box fits again), let formulas within a line
// that are wider than the page scroll in their own box, and mark with mb-more what goes on
// beyond the right edge of its box.
(function () {
  const BOXES = [
    "div.math", "pre", ".mb-table", ".mb-drawing", ".mb-verdict",
    ".cell_output", ".cell_output .output", ".pst-scrollable-table-container", ".table-wrapper",
    "span.math.mb-wide", ".mb-answer-line", ".mb-answer-options label > span", ".mb-answer-shown",
  ].join(",");

  function room(block) {
    const style = getComputedStyle(block);
    return block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  }

  function fade(box) {
    box.classList.toggle("mb-more", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  }

  function mark() {
    const article = document.querySelector("article.bd-article");
    if (!article) return;
    for (const formula of article.querySelectorAll("span.math")) {
      formula.classList.remove("mb-wide");
      let block = formula.closest("p, li, td, dd, figcaption, h1, h2, h3, h4") || article;
      // The cell of a table is as wide as what it holds; its table scrolls.
      if (getComputedStyle(block).display === "table-cell") block = article;
      if (formula.getBoundingClientRect().width > room(block) + 1 && block.clientWidth > 0) {
        formula.classList.add("mb-wide");
      }
    }
    for (const box of article.querySelectorAll(BOXES)) {
      const style = getComputedStyle(box);
      const scrolls =
        (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) ||
        (/auto|scroll/.test(style.overflowY) && box.scrollHeight > box.clientHeight);
      // The theme gives boxes that were hidden when the page opened the index -1.
      if (scrolls && box.tabIndex < 0) {
        box.tabIndex = 0;
        box.dataset.mbTabStop = "";
      } else if (!scrolls && "mbTabStop" in box.dataset) {
        box.removeAttribute("tabindex");
        delete box.dataset.mbTabStop;
      }
      if (scrolls || box.classList.contains("mb-more")) fade(box);
    }
  }

  let pending;
  function markSoon() {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(mark);
  }

  markSoon();
  addEventListener("load", function () {
    document.fonts.ready.then(markSoon);
  });
  addEventListener("resize", markSoon);
  document.addEventListener("scroll", function ({ target }) {
    if (target.matches?.(BOXES)) fade(target);
  }, { capture: true, passive: true });
  document.addEventListener("toggle", markSoon, true);
})();

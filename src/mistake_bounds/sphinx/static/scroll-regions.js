// A box that scrolls must be reachable from the keyboard. Give every overflowing box in the
// article a tab stop (and take it away when the box fits again), let formulas within a line
// that are wider than the page go on on the next line, or scroll in their own box where they have
// no parts, and mark with mb-more what goes on beyond the right edge of its box.
//
// What lies in a closed fold is left alone until the fold is opened: to ask for its size would have
// the browser lay it out. And all is measured before anything is changed, for the same reason: each
// question after a change lays the page out again.
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

  function goesOn(box) {
    return box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
  }

  // Is this formula wider than what it stands in? Asked of formulas that do not scroll.
  function isWide(formula) {
    let block = formula.closest("p, li, td, dd, figcaption, h1, h2, h3, h4") || article;
    // The cell of a table is as wide as what it holds; its table scrolls.
    if (getComputedStyle(block).display === "table-cell") block = article;
    if (!block.clientWidth) return false;
    const most = room(block) + 1, edge = block === article ? Infinity : block.getBoundingClientRect().right + 1;
    return [...formula.querySelectorAll(":scope > math")].map(math => math.getBoundingClientRect())
      .some(({ width, right }) => width > most || right > edge);
  }

  function measured(box) {
    const style = getComputedStyle(box);
    const scrolls =
      (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) ||
      (/auto|scroll/.test(style.overflowY) && box.scrollHeight > box.clientHeight);
    return { box, scrolls, more: goesOn(box) };
  }

  const article = document.querySelector("article.bd-article");
  if (!article) return;

  function inSight(selector) {
    return [...article.querySelectorAll(selector)].filter(node => node.checkVisibility());
  }

  function mark() {
    const formulas = inSight("span.math");
    for (const formula of formulas) formula.classList.remove("mb-wide");
    const wide = formulas.filter(formula => isWide(formula)), broken = new Set(wide.filter(formula => window.mbBreak?.(formula)));
    for (const formula of wide.filter(formula => !broken.has(formula) || isWide(formula))) formula.classList.add("mb-wide");

    // Marked before, and no box any more: a formula that has room again.
    for (const { box, scrolls, more } of inSight(`${BOXES},.mb-more,[data-mb-tab-stop]`).map(measured)) {
      if (scrolls && box.tabIndex < 0) {
        box.tabIndex = 0;
        box.dataset.mbTabStop = "";
      } else if (!scrolls && "mbTabStop" in box.dataset) {
        box.removeAttribute("tabindex");
        delete box.dataset.mbTabStop;
      }
      if (scrolls || box.classList.contains("mb-more")) box.classList.toggle("mb-more", more);
    }
  }

  let pending, settled = false;
  function markSoon() {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(function () {
      mark();
      settled = document.fonts.status === "loaded";  // asked now, when all letters have been asked for
    });
  }

  // As soon as the page is read, and once more where what came later may have changed its boxes.
  markSoon();
  addEventListener("load", function () {
    if (!settled || article.querySelector("img")) document.fonts.ready.then(markSoon);
  });
  addEventListener("resize", markSoon);
  document.addEventListener("scroll", function ({ target }) {
    if (target.matches?.(BOXES)) target.classList.toggle("mb-more", goesOn(target));
  }, { capture: true, passive: true });
  document.addEventListener("toggle", markSoon, true);
})();

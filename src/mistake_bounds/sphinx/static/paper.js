// On paper nothing scrolls, and a browser does not break a formula: one that is wider than a column would be cut at its
// edge. While the page is printed such a formula stands in pieces, each beginning with a relation or a sign, and lines
// break between them. A piece that is too wide is broken inside its brackets.
(function () {
  const ROOM = 460;  // of the narrowest column that formulas stand in, in pixels
  const SIGNS = new Set([..."=≤≥<>≠≈+−·×→⇒∧∨∣"]), OPEN = new Set([..."([⟨{⌈⌊"]), CLOSE = new Set([...")]⟩}⌉⌋"]);
  let broken = [];

  // How wide its content is, wherever it stands: a formula on a line of its own is as wide as the line.
  function width(math) {
    const content = document.createRange();
    content.selectNodeContents(math);
    return content.getBoundingClientRect().width;
  }

  // The parts of a row that begin with a sign between two terms, those within `depth` brackets too.
  function parts(row, depth) {
    const found = [[]];
    let inside = 0;
    for (const node of row) {
      const sign = node.localName === "mo" ? node.textContent : "";
      if (CLOSE.has(sign)) inside -= 1;
      const before = found.at(-1).findLast(other => other.localName !== "mspace");
      const between = before && !(before.localName === "mo" && (OPEN.has(before.textContent) || SIGNS.has(before.textContent)));
      if (between && inside <= depth && SIGNS.has(sign)) found.push([]);
      found.at(-1).push(node);
      if (OPEN.has(sign)) inside += 1;
    }
    return found;
  }

  // A formula like the whole one, of some of its row. Its first sign stands between terms still.
  function piece(math, row) {
    const made = math.cloneNode(false);
    made.append(...row.map(node => node.cloneNode(true)));
    made.removeAttribute("alttext");
    if (made.getAttribute("display") === "block") made.setAttribute("displaystyle", "true");
    made.removeAttribute("display");
    if (made.firstElementChild.localName === "mo") made.firstElementChild.setAttribute("form", "infix");
    return made;
  }

  function apart(math, depth) {
    const found = parts([...math.children], depth);
    return found.length > 1 ? found.map(row => piece(math, row)) : null;
  }

  // On the screen, too, a formula within a line that is wider than its place goes on on the next line (scroll-regions.js).
  window.mbBreak = function (formula) {
    const math = formula.querySelector(":scope > math"), pieces = math && apart(math, 0);
    if (!pieces) return false;
    for (const one of pieces) one.setAttribute("alttext", one.textContent);
    math.replaceWith(...pieces);
    formula.classList.add("mb-broken");
    return true;
  };

  addEventListener("beforeprint", function () {
    const shown = [...document.querySelectorAll("article.bd-article .math > math")].filter(math => math.checkVisibility());
    let wide = shown.filter(math => width(math) > ROOM);
    for (let depth = 0; wide.length && depth < 4; depth++) {
      const made = [];
      for (const math of wide) {
        const pieces = apart(math, depth);
        if (!pieces) { made.push(math); continue; }
        const whole = broken.find(one => one.pieces.includes(math));
        if (whole) whole.pieces.splice(whole.pieces.indexOf(math), 1, ...pieces);
        else broken.push({ math, pieces });
        math.parentElement.classList.add("mb-broken");
        math.replaceWith(...pieces);
        made.push(...pieces);
      }
      wide = made.filter(math => width(math) > ROOM);
    }
  });
  addEventListener("afterprint", function () {
    for (const { math, pieces } of broken) {
      pieces[0].parentElement.classList.remove("mb-broken");
      pieces[0].replaceWith(math);
      for (const other of pieces.slice(1)) other.remove();
    }
    broken = [];
  });
})();

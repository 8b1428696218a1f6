// How search orders what it finds, and what it shows of it. Sphinx puts this file into language_data.js.
// A page whose title has the words of the query comes before one that mentions them; chapters before reference.
;(function () {  // what Sphinx puts before it ends without a semicolon
  const REFERENCE = /(^|\/)(intro|ledger|bibliography|notation|speed|what-theorems-rest-on|genindex|library)$|(^|\/)library\//;
  const asked = (new URLSearchParams(location.search).get("q") || "").toLowerCase().trim();
  const words = asked.split(/\s+/).filter(Boolean);

  Scorer.score = function ([page, title, anchor, , score]) {
    const plain = title.toLowerCase().replace(/<[^>]*>/g, "").replace(/^\d+\. /, "");  // a chapter's number is no word
    const [pageTitle, section] = plain.split(" > ");
    const has = text => words.length > 0 && words.every(word => text.includes(word));
    let extra = -(/^\d+(?=\. )/.exec(title.replace(/<[^>]*>/g, "")) ?? [99])[0] / 1000;  // of equals the earlier chapter
    if (!anchor && has(pageTitle)) extra += 100 + 40 * asked.length / pageTitle.length;
    if (!anchor && asked && pageTitle.replace(/^the /, "").startsWith(asked)) extra += 60;  // it is about that
    if (!anchor && asked && pageTitle.includes(asked)) extra += 10;  // in these words
    if (anchor && section && has(section)) extra += 60 * asked.length / section.length;
    if (!anchor && plain === asked) return score + 300;
    return score + extra - (REFERENCE.test(page) ? 200 : 0);
  };

  // TeX as it is read in a line of text; what has no sign is left out.
  const SIGNS = {
    le: "≤", ge: "≥", lt: "<", gt: ">", ne: "≠", cdot: "·", times: "×", langle: "⟨", rangle: "⟩", lVert: "‖", rVert: "‖",
    gamma: "γ", alpha: "α", beta: "β", delta: "δ", epsilon: "ε", varepsilon: "ε", theta: "θ", lambda: "λ", pm: "±",
    in: "∈", sum: "∑", ln: "ln", log: "log", min: "min", max: "max", lceil: "⌈", rceil: "⌉", ldots: "…", dots: "…",
  };
  function read(tex) {
    return tex.replace(/\\[()[\]]/g, "").replace(/\\([a-zA-Z]+) ?/g, (_, name) => SIGNS[name] || "")
      .replace(/\\[,;!]/g, " ").replace(/\^\{?2\}?/g, "²").replace(/[{}\\]/g, "");
  }

  // A formula as it is read in a line of text: fractions, roots, powers and indices keep their signs.
  const HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹", LOW = "₀₁₂₃₄₅₆₇₈₉";
  const raised = (text, digits, sign) => /^\d+$/.test(text) ? text.replace(/\d/g, digit => digits[digit]) : `${sign}${whole(text)}`;
  const whole = text => [...text].length > 1 && !/^[\d.]+$|^[⟨‖⌈(].*[⟩‖⌉)]$/u.test(text) ? `(${text})` : text;
  function spoken(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeType === Node.TEXT_NODE ? node.data.trim() : "";
    const parts = [...node.childNodes].map(spoken).filter(Boolean);
    switch (node.localName) {
      case "annotation": case "annotation-xml": return "";
      case "mfrac": return `${whole(parts[0] ?? "")}/${whole(parts[1] ?? "")}`;
      case "msqrt": return `√${whole(parts.join(""))}`;
      case "mroot": return `${raised(parts[1] ?? "", HIGH, "^")}√${whole(parts[0] ?? "")}`;
      case "msup": return (parts[0] ?? "") + raised(parts[1] ?? "", HIGH, "^");
      case "msub": return (parts[0] ?? "") + raised(parts[1] ?? "", LOW, "_");
      default: return parts.join("");
    }
  }

  // Words are looked up in plain objects, which have a "constructor" and a "__proto__" of their own.
  const setIndex = Search.setIndex, words_alone = { __proto__: null, hasOwnProperty: Object.prototype.hasOwnProperty };
  Search.setIndex = index => {
    for (const terms of [index.terms, index.titleterms]) Object.setPrototypeOf(terms, words_alone);
    setIndex(index);
  };

  Search.htmlToText = function (html, anchor) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const whole = page.querySelector("article.bd-article") || page.querySelector('[role="main"]');
    if (!whole) return "";
    const there = (anchor && page.getElementById(decodeURIComponent(anchor.slice(1)))) || whole;
    const furniture = ".headerlink, script, style, .mb-layers, .mb-ledger, summary, .toctree-wrapper, svg, annotation";
    for (const node of there.querySelectorAll(furniture)) node.remove();
    for (const node of there.querySelectorAll(".math")) if (!node.querySelector("math")) node.textContent = read(node.textContent);
    for (const node of there.querySelectorAll("math")) node.replaceWith(spoken(node));
    for (const node of there.querySelectorAll("h1, h2, h3, h4, p, li, td, th, pre, div")) node.append(" ");
    there.append(...there.querySelectorAll("pre"));  // prose is a better excerpt than code
    if (there === whole) there.querySelector("h1")?.remove();
    return there.textContent.replace(/\s+/g, " ").trim();
  };
})();

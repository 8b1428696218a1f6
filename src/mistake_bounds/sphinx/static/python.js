// Python of the site's own files, in a worker, for whatever on a page asks it: cells, exercises, canvases, the bench.
// Nothing is fetched before the first question, and nothing from elsewhere at any time.
(function () {
  const told = document.getElementById("mb-live");
  if (!told) return;
  const { base, page, megabytes, cells, modules = {} } = JSON.parse(told.textContent);
  const HERE = new URL(base, document.baseURI), SECONDS = { start: 120, run: 60, call: 60, keys: 60, typeset: 60 };

  const notebook = () => document.querySelector(".btn-download-source-button[href$='.ipynb']")?.href;
  function make(tag, properties = {}, ...inside) {
    const { data, aria, ...rest } = properties, made = Object.assign(document.createElement(tag), rest);
    for (const [name, value] of Object.entries(aria || {})) made.setAttribute(name === "role" ? name : `aria-${name}`, value);
    made.append(...inside);
    return made;
  }
  function offered(before) {
    const to = notebook();
    return to ? [before, make("a", { href: to, download: "" }, "download the notebook"), "."] : [before, "download the notebook."];
  }

  // --- the worker: started at the first press, and anew when it was ended -----------------------------------------

  class Ended extends Error {}
  let worker = null, started = null, count = 0, lives = 0;
  const waiting = new Map();

  function end(why) {
    worker?.terminate();
    worker = started = null;
    lives++;
    for (const { refuse, clock } of waiting.values()) { clearTimeout(clock); refuse(new Ended(why)); }
    waiting.clear();
  }

  /** Ask the worker, which has been started; refused with `Ended` when it is ended before it answers. */
  function ask(what, rest) {
    if (!worker) return Promise.reject(new Ended("not started"));
    return new Promise((answer, refuse) => {
      const clock = setTimeout(() => end(`stopped after ${SECONDS[what]} seconds`), SECONDS[what] * 1000), id = ++count;
      waiting.set(id, { answer, refuse, clock });
      worker.postMessage({ id, ask: what, ...rest });
    });
  }

  const OPENED_AS_FILE = location.protocol === "file:";

  /** A worker and the files that it cannot fetch: a page that was opened as a file may read none, but may load a script,
      and this one carries them all. */
  async function made() {
    if (!OPENED_AS_FILE) return [new Worker(new URL("worker.mjs", HERE), { type: "module" })];
    await load("offline.js");
    const { "worker.mjs": text, ...files } = window.mbFiles;
    delete window.mbFiles;  // of whose megabytes a page needs no second copy
    return [new Worker(`data:text/javascript;charset=utf-8;base64,${text}`, { type: "module" }), files];
  }

  async function begin() {
    const life = lives, [begun, files] = await made();
    if (life !== lives) {
      begun.terminate();
      throw new Ended("stopped");
    }
    worker = begun;
    worker.onerror = event => { event.preventDefault(); end(event.message || "the files did not come"); };
    worker.onmessage = ({ data: { id, answer, failed } }) => {
      const one = waiting.get(id);
      if (!one) return;
      waiting.delete(id);
      clearTimeout(one.clock);
      if (failed === undefined) one.answer(answer);
      else one.refuse(new Error(failed));
    };
    await ask("start", { texts: cells.map(cell => cell.source), files, modules });
  }

  /** Start Python if it has not been. */
  function start() {
    if (!started) {
      for (const told of document.querySelectorAll(".mb-fetches")) told.style.visibility = "hidden";  // nothing moves
      const life = lives;
      started = begin().catch(error => {
        if (life === lives) end("did not start");  // the next press tries again
        throw error;
      });
    }
    return started;
  }

  /** Call a function of the library by its dotted name, with words that JSON can carry: its answer, or an Error whose
      name is that of the refusal. */
  async function call(name, words = {}) {
    await start();
    const { answer, error } = await ask("call", { name, words });
    if (error) throw Object.assign(new Error(error.message), { name: error.name });
    return answer;
  }

  /** Why this page cannot start Python, as nodes and words; nothing if it may. */
  function cannot() {
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return ["This browser cannot run Python in a page."];
    return null;
  }

  /** For beside a button: what its first press fetches. It is out of sight once Python is started. */
  const fetches = () => started || OPENED_AS_FILE ? "" : make("small", { className: "mb-fetches d-print-none" }, `First press: at most ${megabytes} MB`);

  const starting = OPENED_AS_FILE ? "Reading Python from the book’s files, and starting it."
    : `Fetching Python, at most ${megabytes} MB, and starting it.`;

  /** How to have the page served, where a browser refuses to start Python for one that was opened as a file. */
  const served = () => OPENED_AS_FILE ? [" A browser may refuse this to a page that is opened as a file: in the book’s folder type ",
    make("code", {}, "python -m http.server"), " and open ", make("code", {}, "http://localhost:8000"), "."] : [];

  // What Python answers as HTML may be of a cell that somebody wrote: no script of it runs, and nothing is fetched for it.
  // DOMPurify takes out what runs; what follows, whatever would be fetched. A link is left, which a reader presses.
  const SPARED = { USE_PROFILES: { html: true, svg: true, mathMl: true }, RETURN_DOM_FRAGMENT: true,
    ADD_TAGS: ["semantics", "annotation"], ADD_ATTR: ["alttext"],  // of MathML
    FORBID_TAGS: ["style", "form", "image", "audio", "video", "source", "track", "picture", "animatetransform", "animatemotion", "animatecolor"] };
  const ADDRESSES = ["action", "altimg", "background", "cite", "definitionurl", "href", "poster", "src", "srcset", "usemap", "xlink:href"];
  const OF_STYLE = ["clip-path", "cursor", "fill", "filter", "marker", "marker-end", "marker-mid", "marker-start", "mask", "stroke", "style"];
  const IN_STYLE = /^(?:[^(\\@]|(?:rgba?|hsla?|calc|var|min|max|clamp|light-dark|color-mix|translate|rotate|scale|matrix)\(|url\(["']?#)*$/i;
  function spared({ localName }, name, value) {
    if (name === "src" && localName === "img") return /^data:image\//i.test(value);
    if (ADDRESSES.includes(name)) return localName === "a" || value.startsWith("#");
    return !OF_STYLE.includes(name) || IN_STYLE.test(value);
  }

  /** Load a script that lies beside the worker. */
  const load = name => new Promise((come, fail) => {
    const script = make("script", { src: new URL(name, HERE), onload: come, onerror: () => fail(new Error(`${name} did not come`)) });
    document.head.append(script);
    script.remove();
  });

  let purify = null;
  /** The nodes of some HTML, cleaned. */
  async function clean(html) {
    purify ??= load("purify.min.js").then(() => {
      DOMPurify.addHook("uponSanitizeAttribute", (node, one) => { one.keepAttr &&= spared(node, one.attrName, one.attrValue); });
      return DOMPurify;
    });
    return (await purify.catch(error => { purify = null; throw error; })).sanitize(html, SPARED);
  }

  const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$\$([\s\S]*?)\$\$/g;
  /** Put MathML in place of the formulas in what a cell shows, as the build does; code stays as it is. */
  async function typeset(box) {
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("pre, code, script, style, textarea, math")) {
      for (const match of walk.currentNode.data.matchAll(FORMULA)) found.push({ node: walk.currentNode, match });
    }
    if (!found.length) return;
    const formulas = found.map(({ match: [, inline, ...display] }) =>
      [(inline ?? display.find(tex => tex !== undefined)).trim(), inline === undefined]);
    const said = await ask("typeset", { formulas });
    const typed = await Promise.all(said.map(({ mathml }) => mathml && clean(mathml)));  // the worker, too, may be a cell's
    found.map((one, n) => ({ ...one, typed: typed[n] })).reverse().forEach(({ node, match, typed }) => {
      if (!typed?.firstChild) return;  // what cannot be typeset is shown as it is written
      const rest = node.splitText(match.index), mark = rest.data.slice(match[0].length).match(/^[,.;:!?)\]”’]+/)?.[0] ?? "";
      rest.data = rest.data.slice(match[0].length + (node.parentElement.closest(".math") ? 0 : mark.length));
      const className = typed.firstChild.getAttribute("display") ? "math mb-display" : "math";
      rest.before(node.parentElement.closest(".math") ? typed : make("span", { className }, typed, mark));
    });
  }

  window.mbPython = { page, cells, make, offered, notebook, started: () => started !== null, start, ask, call, end,
    cannot, served, fetches, starting, clean, typeset, Ended };
})();

// Python of the site's own files, in a worker, for whatever on a page asks it: cells, exercises, canvases, the bench.
// Nothing is fetched before the first question, and nothing from elsewhere at any time.
(function () {
  const told = document.getElementById("mb-live");
  if (!told) return;
  const { base, page, megabytes, cells } = JSON.parse(told.textContent);
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
    await new Promise((come, fail) => {
      const carrier = make("script", { src: new URL("offline.js", HERE), onload: come, onerror: () => fail(new Error("offline.js did not come")) });
      document.head.append(carrier);
      carrier.remove();
    });
    const { "worker.mjs": text, ...files } = window.mbFiles;
    delete window.mbFiles;  // 14 MB
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
    await ask("start", { texts: cells.map(cell => cell.source), files });
  }

  /** Start Python if it has not been. */
  function start() {
    if (!started) {
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

  const starting = OPENED_AS_FILE ? "Reading Python from the book’s files, and starting it."
    : `Fetching Python, at most ${megabytes} MB, and starting it.`;

  /** How to have the page served, where a browser refuses to start Python for one that was opened as a file. */
  const served = () => OPENED_AS_FILE ? [" A browser may refuse this to a page that is opened as a file: in the book’s folder type ",
    make("code", {}, "python -m http.server"), " and open ", make("code", {}, "http://localhost:8000"), "."] : [];

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
    found.map((one, n) => ({ ...one, said: said[n] })).reverse().forEach(({ node, match, said: { mathml } }) => {
      if (!mathml) return;  // what cannot be typeset is shown as it is written
      const rest = node.splitText(match.index), mark = rest.data.slice(match[0].length).match(/^[,.;:!?)\]”’]+/)?.[0] ?? "";
      rest.data = rest.data.slice(match[0].length + (node.parentElement.closest(".math") ? 0 : mark.length));
      const typed = document.createRange().createContextualFragment(mathml);
      const className = typed.firstChild.getAttribute("display") ? "math mb-display" : "math";
      rest.before(node.parentElement.closest(".math") ? typed : make("span", { className }, typed, mark));
    });
  }

  window.mbPython = { page, megabytes, cells, make, offered, notebook, started: () => started !== null, start, ask, call, end,
    cannot, served, starting, typeset, Ended };
})();

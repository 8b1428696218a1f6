// Cells that run in the page. Nothing is fetched, and nothing of the page is changed but for the buttons, before the first
// press; then a worker of the site's own files computes. What a reader has changed is kept in this browser, and shown
// when it is asked for: a page opens as it was published.
(function () {
  const told = document.getElementById("mb-live");
  if (!told) return;
  const { base, page, megabytes, cells } = JSON.parse(told.textContent);
  const HERE = new URL(base, document.baseURI), SECONDS = { start: 120, run: 60, keys: 60, typeset: 60 };
  const KEY = `mistake-bounds-live:${page}`;

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
  let worker = null, started = null, count = 0, published = null;
  const waiting = new Map();

  function end(why) {
    worker?.terminate();
    worker = started = null;
    for (const { refuse, clock } of waiting.values()) { clearTimeout(clock); refuse(new Ended(why)); }
    waiting.clear();
  }

  function ask(what, rest) {
    return new Promise((answer, refuse) => {
      const clock = setTimeout(() => end(`stopped after ${SECONDS[what]} seconds`), SECONDS[what] * 1000), id = ++count;
      waiting.set(id, { answer, refuse, clock });
      worker.postMessage({ id, ask: what, ...rest });
    });
  }

  function start() {
    if (!started) {
      worker = new Worker(new URL("worker.mjs", HERE), { type: "module" });
      worker.onerror = event => { event.preventDefault(); end(event.message || "the files did not come"); };
      worker.onmessage = ({ data: { id, answer, failed } }) => {
        const one = waiting.get(id);
        if (!one) return;
        waiting.delete(id);
        clearTimeout(one.clock);
        if (failed === undefined) one.answer(answer);
        else one.refuse(new Error(failed));
      };
      started = ask("start", { texts: cells.map(cell => cell.source) }).then(keys => { published ||= keys; });
    }
    return started;
  }

  // --- what is kept ---------------------------------------------------------------------------------------------

  let kept = {}, keeps = true;
  try { kept = JSON.parse(localStorage.getItem(KEY)) || {}; } catch { keeps = false; }
  function keep(k, text) {
    const { id, source } = cells[k];
    if (text === source) delete kept[id];
    else kept[id] = { text, of: source, on: new Date().toISOString() };
    try {
      if (Object.keys(kept).length) localStorage.setItem(KEY, JSON.stringify(kept));
      else localStorage.removeItem(KEY);
    } catch {
      if (keeps) say(k, "This browser keeps nothing: what you change here is lost when you leave the page. ");
      keeps = false;
    }
  }

  // --- a cell -----------------------------------------------------------------------------------------------------

  const live = new Map(), shown = [];  // open cells by number; of each cell the key of what it shows
  const edited = () => Object.fromEntries([...live].filter(([k, { editor }]) => editor.value !== cells[k].source)
    .map(([k, { editor }]) => [k, editor.value]));
  const say = (k, ...words) => live.get(k)?.status.replaceChildren(...words);

  /** The names of what is open: a page has one output of this name, that of the cell that was run last. */
  function name(current) {
    for (const [k, { region }] of live) {
      region.setAttribute("aria-label", k === current ? "Output of this cell" : `Output of this cell (cell ${k + 1})`);
    }
  }

  function open(k, text) {
    if (live.has(k)) return live.get(k);
    const node = document.querySelector(`[data-live="${k}"]`), input = node.querySelector(".cell_input");
    const stored = node.querySelector(":scope > .cell_output, :scope > details > .cell_output");
    const code = text ?? cells[k].source;
    const editor = make("textarea", { value: code, className: "mb-live-editor", spellcheck: false, autocapitalize: "off",
      autocomplete: "off", aria: { label: "Code of this cell" } });
    editor.setAttribute("autocorrect", "off");
    const run = make("button", { type: "button", onclick: () => press(k), aria: { label: "Run this cell" } }, "Run");
    const stop = make("button", { type: "button", disabled: true, onclick: () => end("stopped") }, "Stop");
    const reset = make("button", { type: "button", onclick: () => restore(k) }, "Reset");
    const status = make("span", { className: "mb-live-status", aria: { role: "status" } });
    const bar = make("div", { className: "mb-live-bar d-print-none" }, run, stop, reset, status);
    const region = make("div", { className: "mb-live-output", aria: { role: "region", live: "polite" } });
    node.querySelector(".mb-live-run")?.remove();
    node.querySelector(".mb-live-mine")?.remove();
    input.hidden = true;
    input.after(make("div", { className: "mb-live" }, editor, bar));
    if (stored) stored.replaceWith(region);
    else (node.querySelector(":scope > details.mb-code") || node.querySelector(".mb-live")).after(region);
    if (stored) region.append(stored);
    const grow = () => { editor.rows = editor.value.split("\n").length; };
    editor.addEventListener("input", () => { grow(); keep(k, editor.value); });
    editor.addEventListener("keydown", event => keyed(event, k, editor));
    grow();
    live.set(k, { node, editor, run, stop, status, region, stored });
    name(k);
    return live.get(k);
  }

  function keyed(event, k, editor) {
    if (event.key !== "Enter" || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      event.preventDefault();
      press(k);
      return;
    }
    const line = editor.value.slice(0, editor.selectionStart).split("\n").pop();
    const indent = line.match(/^ */)[0] + (line.trimEnd().endsWith(":") ? "    " : "");
    if (indent && document.execCommand("insertText", false, "\n" + indent)) event.preventDefault();
  }

  let turn = Promise.resolve();
  function press(k, text) {
    const fresh = !live.has(k), one = open(k, text);
    if (fresh && matchMedia("(pointer: fine)").matches) one.editor.focus({ preventScroll: true });
    if (location.protocol === "file:") {
      return say(k, "A page that is opened as a file may not start Python. In the book's folder type ",
        make("code", {}, "python -m http.server"), " and open ", make("code", {}, "http://localhost:8000"), ".");
    }
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") {
      return say(k, ...offered("This browser cannot run Python in a page. The output is the book's own; to run the cell, "));
    }
    name(k);
    one.run.disabled = true;
    say(k, "Waiting for the cell before.");
    turn = turn.then(() => run(k, one));
  }

  async function run(k, one) {
    const was = document.activeElement === document.body;
    let coming = !started;
    one.stop.disabled = false;
    try {
      say(k, coming ? `Fetching Python, at most ${megabytes} MB, and starting it.` : "Running.");
      await start();
      coming = false;
      say(k, "Running.");
      const texts = edited(), done = await ask("run", { cell: k, texts });
      await show(k, one, done);
      shown[k] = done.keys[k];
      mark(done.keys);
      keep(k, one.editor.value);
      const above = done.needs.length;
      say(k, done.error ? "Ended by an error. " : `Done in ${done.seconds < 0.1 ? done.seconds.toFixed(2) : done.seconds.toFixed(1)} s. `,
        above ? `What it needs of ${above} cell${above > 1 ? "s" : ""} above was run first${
          done.needs.some(i => i in texts) ? ", as you changed it" : ""}. ` : "",
        done.signs ? "Signs such as ≤ and curly quotes were read as Python’s. " : "", keeps ? "" : "Nothing is kept in this browser.");
    } catch (error) {
      if (error.message === "stopped") say(k, "Stopped. What stands below is from before; the next run starts Python again.");
      else if (coming) {
        end("did not start");
        say(k, ...offered(`Python did not start here (${error.message}). The output is from before; to run the cell, `));
      } else if (error instanceof Ended) say(k, `Python has ended: ${error.message}. The next run starts it again; your code is still here.`);
      else {
        end("failed");
        say(k, `Python has failed: ${error.message}. The next run starts it again; your code is still here.`);
      }
    }
    one.run.disabled = false;
    one.stop.disabled = true;
    if (was && document.activeElement === document.body) one.run.focus({ preventScroll: true });
  }

  async function restore(k) {
    const { editor, region, stored } = live.get(k);
    editor.value = cells[k].source;
    editor.dispatchEvent(new Event("input"));
    region.replaceChildren(...(stored ? [stored] : []));
    say(k, "As published.");
    if (published) shown[k] = published[k];
    if (started) {
      try { mark(await ask("keys", { texts: edited() })); } catch { /* ended meanwhile: nothing is known to be out of date */ }
    }
  }

  /** Say of each cell whether what it shows is out of date: it would show something else now. */
  function mark(keys) {
    keys.forEach((key, k) => {
      const node = document.querySelector(`[data-live="${k}"]`), note = node?.querySelector(".mb-live-stale");
      const stale = key !== (shown[k] ?? published[k]);
      if (note && !stale) note.remove();
      if (!node || note || !stale) return;
      const above = live.get(k)?.region ?? node.querySelector(":scope > .cell_output") ?? node.lastElementChild;
      above.before(make("p", { className: "mb-live-stale" }, "Out of date: it rests on what you changed. ",
        "absent" in cells[k] ? "It cannot be run on this page." : "Run this cell to have it anew."));
    });
  }

  // --- what a cell shows ------------------------------------------------------------------------------------------

  const text = (kind, words) => make("div", { className: `output ${kind} highlight-myst-ansi notranslate` },
    make("div", { className: "highlight" }, make("pre", {}, words)));

  function output(one) {
    if ("stream" in one) return text("stream", one.stream);
    const html = one["text/html"] ?? one["image/svg+xml"];
    if (html !== undefined) {
      const box = make("div", { className: "output text_html" });
      box.innerHTML = html;
      return box;
    }
    if (one["text/latex"] !== undefined) {
      const tex = one["text/latex"].trim().replace(/^\$+\s*(\\displaystyle)?|\$+$/g, "");
      return make("div", { className: "output text_latex math notranslate nohighlight" }, `\\[${tex}\\]`);
    }
    return one["text/plain"] === undefined ? "" : text("text_plain", one["text/plain"]);
  }

  function refusal(k, { name, message, cell, line, text: code, absent }) {
    const where = cell === k ? "" : ` of cell ${cell + 1}, above, which this one needs`;
    const box = make("div", { className: "mb-live-error" });
    if (absent) {
      box.append(make("p", {}, ...offered(`This cell needs ${absent}, compiled code that a page does not carry. To run it, `)));
      return box;
    }
    box.append(make("p", {}, make("strong", {}, name), line ? ` in line ${line}${where}` : "", message ? ": " : ""));
    if (message.includes("\n")) box.append(make("pre", {}, message));
    else box.firstChild.append(message);
    if (code) box.append(make("pre", {}, code));
    return box;
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
    found.map((one, n) => ({ ...one, said: said[n] })).reverse().forEach(({ node, match, said: { mathml } }) => {
      if (!mathml) return;  // what cannot be typeset is shown as it is written
      const rest = node.splitText(match.index), mark = rest.data.slice(match[0].length).match(/^[,.;:!?)\]”’]+/)?.[0] ?? "";
      rest.data = rest.data.slice(match[0].length + (node.parentElement.closest(".math") ? 0 : mark.length));
      const typed = document.createRange().createContextualFragment(mathml);
      rest.before(node.parentElement.closest(".math") ? typed : make("span", { className: "math" }, typed, mark));
    });
  }

  async function show(k, { region }, done) {
    const box = make("div", { className: "cell_output docutils container" }, ...done.outputs.map(output));
    if (done.error) box.append(refusal(k, done.error));
    for (const layer of ["proofs", "code", "checks"]) {
      const open = cells[k].open?.includes(layer) || document.documentElement.hasAttribute(`data-mb-${layer}`);
      if (open) for (const fold of box.querySelectorAll(`details.mb-${layer}`)) fold.open = true;
    }
    await typeset(box);
    region.replaceChildren(box);
    dispatchEvent(new Event("resize"));  // boxes that scroll are marked anew
  }

  // --- as the page opens ------------------------------------------------------------------------------------------

  const day = on => new Date(on).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long" });
  for (const node of document.querySelectorAll("[data-live]")) {
    const k = Number(node.dataset.live), { id, source, absent } = cells[k], input = node.querySelector(".cell_input");
    if (!input) continue;
    if (absent) {
      input.append(make("p", { className: "mb-live-run mb-live-absent d-print-none" }, `Needs ${absent}: `,
        ...(notebook() ? [make("a", { href: notebook(), download: "" }, "in the notebook")] : ["in the notebook"])));
      continue;
    }
    input.append(make("button", { type: "button", className: "mb-live-run d-print-none", onclick: () => press(k),
      aria: { label: "Run this cell" } }, "Run"));
    const mine = kept[id];
    if (!mine || mine.text === source) continue;
    const changed = mine.of !== source ? " The book’s own cell has changed since." : "";
    input.after(make("p", { className: "mb-live-mine d-print-none" }, `You changed this on ${day(mine.on)}.${changed} `,
      make("button", { type: "button", onclick: () => {
        open(k, mine.text).node.querySelector(".cell_input").hidden = !changed;
        say(k, changed ? "Yours, below the book’s own. Run it, or reset it." : "As you changed it. Run it, or reset it.");
      } }, "Show mine")));
  }
})();
